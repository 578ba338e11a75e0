/** Concepts of language arts, literature, art and music, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Parts of speech
? Which part of speech
noun | names a person, place, thing, or idea | serves as the subject or object of a sentence | can be common or proper and singular or plural | can be made possessive with an apostrophe
pronoun | takes the place of a person's or thing's name already mentioned | refers back to an antecedent | must agree with its antecedent in number and gender
verb | expresses an action or a state of being | changes its form to show tense | forms the core of the predicate
adjective | modifies a noun or pronoun | tells which one, what kind, or how many | has comparative and superlative degrees formed with -er and -est and describes nouns
adverb | modifies a verb, an adjective, or a word of its own class | tells how, when, where, or to what extent an action happens | often ends in -ly | modifies words of action by answering how, when, and where
preposition | shows the relationship of its object to another word in the sentence | begins a phrase that ends with an object noun or pronoun | often expresses location, direction, or time, as in, on, and under do
conjunction | joins words, phrases, or clauses | includes the coordinating words and, but, and or | connects two independent clauses after a comma
interjection | expresses sudden emotion and has no grammatical link to the sentence | is often followed by an exclamation point | includes words such as oh, wow, and ouch

# Kinds of noun
? Which kind of noun
common noun | names a general person, place, or thing and is not capitalized | refers to any member of a class, such as city or teacher | begins with a lower-case letter unless it opens a sentence
proper noun | names a particular person, place, or organization and is capitalized | names one specific individual, such as Paris or Maria | always begins with a capital letter
abstract noun | names an idea, quality, or feeling that the senses cannot perceive | includes words such as freedom, courage, and honesty | names something that cannot be seen or touched
collective noun | names a group of people or things as a single unit | takes a singular verb when the group acts as one | includes words such as team, jury, and flock
compound noun | is made of two or more words used together as one name | may be written as one word, as separate words, or with a hyphen
mass noun / uncountable noun / noncount noun | names a substance that cannot be counted and has no plural form | takes much rather than many before it
possessive noun | shows ownership with an apostrophe | usually ends in an apostrophe and s to show who owns something

# Kinds of adjective
? Which kind of adjective
comparative adjective / comparative degree / comparative form | compares exactly two people or things | ends in -er or with the word more
superlative adjective / superlative degree / superlative form | compares three or more people or things | ends in -est or with the word most
proper adjective | is derived from the name of a place or person and is capitalized | is always capitalized, as American and Shakespearean are
demonstrative adjective | points out a particular noun that follows it | answers which one by this, that, these, or those before a noun
possessive adjective | shows to whom the following noun belongs | includes my, your, his, her, and their before a noun
compound modifier / compound adjective | joins two or more words with a hyphen before a noun | is often hyphenated, as well-known is

# Kinds of pronoun
? Which kind of pronoun
personal pronoun | refers to the speaker, the one spoken to, or the one spoken about | includes I, you, he, she, it, we, and they | has first-, second-, and third-person forms
possessive pronoun | shows ownership without an apostrophe | includes mine, yours, hers, ours, and theirs
reflexive pronoun | refers back to the subject as the object of the same verb | ends in -self or -selves and receives the subject's own action
demonstrative pronoun | points out specific persons or things | includes this, that, these, and those used to point out
interrogative pronoun | stands at the beginning of a question | includes who, whom, and what used to ask a question
relative pronoun | introduces a subordinate clause that modifies a noun | connects an adjective clause to the noun that it describes
indefinite pronoun | refers to a person or thing that is not specifically named | includes everyone, somebody, few, and none
reciprocal pronoun | expresses a mutual action between two or more people | takes the form each other or one another

# Kinds of verb
? Which kind of verb
transitive verb | needs a direct object to complete its meaning | passes its action on to a receiver
intransitive verb | does not take a direct object | expresses an action that no object receives
linking verb | connects the subject with a word that identifies or describes it | is followed by a predicate nominative or predicate adjective | joins subject and complement, as seem or become does
auxiliary verb / helping verb | comes before the main verb to form tense, mood, or voice | includes be, have, and do placed before a main verb
modal verb / modal auxiliary | expresses possibility, permission, or necessity | includes can, may, must, should, and would
irregular verb | does not form its past tense by adding -d or -ed | has past forms such as went, sang, and wrote
phrasal verb | combines with a particle to form a new meaning, as in give up | consists of a base word plus an adverb or preposition that together act as one

# Kinds of conjunction and connecting word
? Which kind of connecting word
coordinating conjunction | joins words or clauses of equal grammatical rank | includes for, and, nor, but, or, yet, and so | links the two independent clauses of a compound sentence
subordinating conjunction | introduces a dependent clause | makes one clause depend on another, as because, although, and when do
correlative conjunction | works in a pair to join equal elements | includes either–or, neither–nor, and both–and | requires parallel structure after each of its two halves
conjunctive adverb | links two independent clauses after a semicolon | includes however, therefore, and moreover | is usually followed by a comma as it shows the relationship of two clauses
definite article | stands before a noun that is specific and already known | is the English word the
indefinite article | stands before a noun that is not specific | takes the form a before a consonant sound and an before a vowel sound

# Sentences by structure
? Which kind of sentence
simple sentence | contains one independent clause and no dependent clause | has a single subject-verb unit that expresses one complete thought | may have a compound subject or predicate but only one clause
compound sentence | contains two or more independent clauses and no dependent clause | joins two main clauses with a comma and a coordinating conjunction | can join its two complete clauses with a semicolon alone
complex sentence | contains one independent clause and at least one dependent clause | joins one main clause with a clause that begins with because or although | joins clauses of unequal rank by a subordinating conjunction or relative pronoun
compound-complex sentence | contains two or more independent clauses and at least one dependent clause | combines several main clauses with a subordinate clause
periodic sentence | delays its main clause until the very end | builds suspense by placing the main idea last
cumulative sentence / loose sentence | begins with the main clause and then adds modifying details | states the main idea first and follows it with phrases

# Sentences by purpose
? Which kind of sentence
declarative sentence | makes a statement and ends with a period | states a fact or an opinion | gives information and is the most common kind
interrogative sentence | asks for information or an answer | ends with a question mark | often begins with who, what, when, where, why, or how
imperative sentence | gives a command or makes a request | has the understood subject you | tells someone directly what to do
exclamatory sentence | expresses strong feeling and ends with an exclamation point | shows excitement, anger, or surprise
conditional sentence | states a result that depends on a condition, often with if | joins an if clause with a main clause

# Errors of sentence structure
? Which sentence error
sentence fragment | presents a group of words that lacks a subject, a verb, or a complete thought | results when a dependent clause is punctuated as if it were complete | can be corrected by supplying the missing subject or verb
run-on sentence / fused sentence | joins independent clauses with no punctuation or conjunction | can be corrected by separating two fused clauses with a period | runs complete thoughts together with no mark between them
comma splice | joins two independent clauses with one weak mark and no conjunction | can be corrected by adding a coordinating conjunction between two incorrectly joined clauses | can be mended by a semicolon or a period in place of the weak mark
dangling modifier | leaves a descriptive phrase with no word in the sentence to describe | often occurs when an opening participial phrase does not match the subject
misplaced modifier | puts a descriptive phrase too far from the word that it describes | can be corrected by moving the phrase next to the word it describes
faulty parallelism | lists items of a series in different grammatical forms | mixes an infinitive and a gerund in the same series
double negative | uses two words such as no and never where only one is needed | appears in "I don't have nothing"
faulty agreement / agreement error | uses a singular subject with a plural verb | fails to match a verb to its subject in number

# Parts of a sentence
? Which part of a sentence
simple subject | is the main noun or pronoun that performs the action of the verb | tells whom or what the statement is about
predicate | tells what the subject does or is | contains the verb and all of its complements and modifiers
direct object | receives the action of the verb | answers the question whom or what after an action verb | is ball in "She threw the ball"
indirect object | tells to whom or for whom an action is done | comes between the verb and the thing that is given | is him in "I gave him a book"
object of a preposition | is the noun or pronoun that ends a phrase begun by in, on, or with | completes a prepositional phrase
predicate nominative / predicate noun | follows a linking verb and renames the subject | identifies the subject by another name after a form of be
predicate adjective | describes the subject after a linking verb | follows a linking verb and modifies the subject
appositive | renames or explains the noun beside it | is set off by commas when it is not essential

# Groups of words
? Which group of words
independent clause / main clause | expresses a complete thought and can stand alone as a sentence | must be present in every complete sentence | is joined to another of its kind by a semicolon or coordinating conjunction
dependent clause / subordinate clause | has a subject and a verb but cannot stand alone as a sentence | begins with a subordinating conjunction or a relative pronoun
phrase | acts as one part of speech and lacks a subject-verb pair | may be prepositional, participial, or infinitive
compound subject | consists of two or more nouns that share the same verb | is joined by and or or before a single verb
compound predicate | consists of two or more verbs that share the same subject | tells two things that one subject does
paragraph | develops one main idea in several related sentences | is indented and built around a topic sentence

# Kinds of clause and phrase
? Which group of words
noun clause | acts as a subject, an object, or a predicate nominative | often begins with that, what, or whoever and names something | can be replaced by the pronoun it or someone
adjective clause / relative clause | modifies a noun or pronoun and often begins with who, which, or that | follows the noun that it describes
adverb clause / adverbial clause | modifies a verb and tells when, where, why, or under what condition | often begins with because, when, or although | is followed by a comma when it opens a sentence
prepositional phrase | begins with a word such as in or under and ends with its object | consists of a word of relation, its object, and any modifiers
participial phrase | uses an -ing or -ed verb form with its modifiers as an adjective | modifies a noun with a verb form ending in -ing or -ed | must stand next to the noun that it modifies so that it does not dangle
gerund phrase | uses an -ing verb form with its modifiers as a noun | can be the subject of a sentence with a verb form ending in -ing | is "running every morning" in "Running every morning keeps me fit"
infinitive phrase | consists of to plus the base form of a verb with its objects and modifiers | can act as a noun, an adjective, or an adverb and begins with to
appositive phrase | renames a nearby noun with a noun and its modifiers | gives extra identifying information about a noun and is set off with commas
absolute phrase | modifies the whole sentence with a noun and a participle | has a noun and a participle but no grammatical link to any one word

# Verb tenses
? Which tense
simple present / present tense | expresses a habitual action or a general truth | adds -s to the verb in the third person singular | is the form used for facts such as "Water boils at 100 degrees"
simple past / past tense | expresses an action completed at a definite earlier time | is formed in regular verbs by adding -ed alone
simple future / future tense | expresses an action that is still to happen, with will before the base verb | uses will and the base form alone
present progressive / present continuous | expresses an action going on right now | uses am, is, or are with the -ing form
past progressive / past continuous | expresses an action that was going on at an earlier moment | uses was or were with the -ing form
present perfect | expresses an action that began earlier and continues or still matters now | uses have or has with the past participle | links an earlier action with the time of speaking
past perfect / pluperfect | expresses an action finished before another earlier action | uses had with a participle such as gone or finished | shows which of two earlier events came first
future perfect | expresses an action that will be completed before a later time | uses will have with the past participle

# Moods and voices of the verb
? Which form of the verb
indicative mood | states a fact or asks a question | is used for ordinary statements about reality
imperative mood | gives a command or direct instruction | has an unstated subject, you
subjunctive mood | expresses a wish, a demand, or a condition contrary to fact | uses were instead of was in "if I were you" | follows verbs such as demand and suggest in that clauses
conditional mood | tells what would or could happen if something else were true | uses would or could with a base verb
active voice | has the subject perform the action | puts the doer of the action in the subject position and is usually more direct | makes sentences stronger and shorter by letting the doer act
passive voice | has the subject receive the action | uses a form of be with a past participle | can hide the person who performs the action | often names the doer of the action after by

# Verbals and forms
? Which verb form
gerund | ends in -ing and acts as a noun | can be the subject in "Swimming is fun"
present participle | ends in -ing and acts as an adjective or forms the progressive tenses | follows a form of be in the progressive tenses
past participle | follows have in the perfect tenses | usually ends in -ed or -en and can act as an adjective
infinitive | consists of to and the base form of the verb | can act as a noun, an adjective, or an adverb
split infinitive | has an adverb between to and the base form | appears in "to boldly go"

# Pronoun cases and grammatical persons
? Which term describes
first person | the form used for the speaker or writer | the group of pronouns that includes I and we in all cases
second person | the form used for the one spoken to | the pronoun you in all its cases
third person | the form used for the one spoken about | the group of pronouns that includes he, she, it, and they in all cases
nominative case / subjective case | the form of a pronoun used as the subject of a verb | the set of forms that serve as subjects and predicate nominatives
objective case | the form of a pronoun used after a verb or preposition | the set of forms that serve as direct and indirect objects
possessive case / genitive case | the form of a noun or pronoun that shows ownership | the set of forms that show to whom something belongs

# Punctuation marks
? Which punctuation mark
period / full stop | ends a declarative sentence | follows most abbreviations and a person's initials
comma | separates items in a series | sets off an introductory clause or a nonessential phrase | comes before the coordinating conjunction in a compound sentence
semicolon | joins two closely related independent clauses without a conjunction | separates items in a series that already contain commas | comes before a conjunctive adverb that joins two clauses
colon | introduces a list, a long quotation, or an explanation after a complete clause | follows the salutation of a business letter | stands between hours and minutes in times
apostrophe | shows possession in nouns | marks the missing letters in a contraction | comes before or after the s in a possessive noun
hyphen | joins the parts of a compound word | divides a word at the end of a line | joins two words that form one adjective before a noun
dash / em dash | marks an abrupt break in thought with a long horizontal line | sets off a parenthetical remark with more emphasis than commas give
ellipsis / ellipses | shows with three dots that words have been left out of a quotation | can suggest a pause or trailing off in dialogue
question mark | ends a direct interrogative sentence | follows a sentence that asks something directly
exclamation point / exclamation mark | ends a sentence that expresses strong emotion | follows an interjection that shows strong feeling

# Paired and other written marks
? Which written mark
quotation mark | encloses the exact words of a speaker | surrounds the title of a poem, short story, or article | comes in pairs around dialogue
parenthesis / parentheses | encloses extra information that is not essential, such as an in-text citation | is curved and comes in pairs around explanatory material
square bracket | encloses an editor's insertion within quoted material | surrounds words that a writer adds to someone else's quotation
slash | separates lines of poetry quoted within running text | separates alternatives, as in and/or
asterisk | is star-shaped and refers the reader to a footnote | is a small star that follows a word with a note at the bottom of the page
italics | slants the letters of the title of a book, film, or newspaper | sets off foreign words and titles of long works by slanted type

# Parts of a word
? Which word part
prefix | is added to the beginning of a word to change its meaning | comes before a root, as un- and re- do | changes happy into unhappy
suffix | is added to the end of a word to change its meaning or part of speech | follows a root, as -ness and -ful do | changes happy into happiness
root word | carries the basic meaning of a word | is the core to which affixes are attached, often from Latin or Greek
inflectional ending | marks number or tense without changing the part of speech | includes -s for the plural and -ed for the past tense
syllable | is a unit of pronunciation containing one vowel sound | is the unit counted in each line of a haiku
combining form | is a Greek or Latin element used only in compounds, such as bio- or tele- | joins with another element to make technical words such as biology

# Word formation
? Which process of word formation
compounding | joins two whole words to make a new word | formed words such as sunflower and notebook
derivation | makes a new word by adding a prefix or suffix | changes a verb such as teach into the noun teacher
blending | merges parts of two words into one | formed brunch from breakfast and lunch
clipping | shortens a longer word without changing its meaning | formed gym from gymnasium
back-formation | makes a new word by removing what looks like an affix | formed the verb edit from editor
borrowing | takes a word into a language from another language | brought ballet from French and piano from Italian into English
coinage / neologism | invents an entirely new word | creates a newly made expression for a new thing or idea
onomatopoeic formation | makes a word that imitates a natural sound | formed words such as cuckoo

# Relations between words
? Which kind of word
synonym | has the same or nearly the same meaning as another word | is listed in a thesaurus as a word of similar meaning | pairs with another as big does with large
antonym | has the opposite meaning of another word | forms a pair of opposites such as hot and cold
homophone | sounds the same as another word but differs in spelling and meaning | forms a pair such as their and there | is often confused in writing, as two, to, and too are
homograph | is spelled the same as another word but differs in meaning | forms a pair such as the bow of a ship and the bow of a violin
acronym | is formed from the initial letters of a phrase and pronounced as a word | is made from first letters, as NASA is
contraction | combines two words with an apostrophe in place of missing letters | shortens do not to don't
loanword | is adopted from one language into another | comes into English from another language, as kindergarten does
cognate | shares a common origin with a similar word in another language | helps language learners because it looks and means alike in two languages
eponym | is derived from the name of a person | comes from a personal name, as sandwich does
portmanteau | blends the sounds and meanings of two words | is made from parts of two words, as smog is

# Levels of language
? Which term describes
jargon | the specialized vocabulary of a profession or group | technical language that outsiders find hard to understand
slang | very informal language used by a particular group | casual expressions that change quickly and do not fit formal writing
dialect | a form of a language spoken in a particular region or by a particular group | a regional variety of language with its own vocabulary, pronunciation, and grammar | a variety of speech that identifies a speaker's home region
colloquialism | an informal expression used in everyday conversation | a conversational expression such as "gonna" or "kids" that formal writing avoids
euphemism | a mild expression that replaces a harsh or unpleasant one | the phrase "passed away" used in place of died | a polite substitute for a blunt word
cliché | an expression that has lost its force through overuse | an overused phrase that good writers avoid

# Figures of comparison and substitution
? Which figure of speech
simile | compares two unlike things using like or as | states in so many words that one thing is like another | is found in "My love is like a red, red rose"
metaphor | compares two unlike things directly, without using like or as | says that one thing is another to suggest what they share | is found in "All the world's a stage"
personification | gives human qualities to an animal, object, or idea | makes a thing act or feel as people do | is found in "the wind whispered through the trees"
synecdoche | uses a part of something to represent the whole | calls sailors "hands" or a car "wheels" | is found in "all hands on deck"
metonymy | replaces the name of a thing with something closely associated with it | uses "the crown" for a monarch's authority | uses "the White House" to mean the president
poetic apostrophe | addresses an absent person, an abstract idea, or an object as if present | speaks directly to someone or something that cannot answer
allusion | refers indirectly to a well-known person, event, or work | reminds readers briefly of the Bible, mythology, or another text | relies on the reader's knowledge of literature, history, or religion
idiom / idiomatic expression | is a common saying that cannot be understood literally | means something that its separate words do not, as in "break a leg" | is hard for language learners, as "raining cats and dogs" is

# Figures of contrast, exaggeration, and irony
? Which literary device
hyperbole | uses deliberate exaggeration for emphasis or humor | overstates something far beyond the truth | is found in "I've told you a million times"
understatement / litotes / meiosis | makes something seem less important than it is | describes something serious as if it were minor
oxymoron | puts two contradictory words side by side | combines opposites in a short phrase such as "deafening silence" | joins opposites as in "jumbo shrimp" or "bittersweet"
paradox | makes a statement that seems to contradict itself but reveals a truth | is an apparently self-contradictory statement that proves true | is found in "less is more"
antithesis | places contrasting ideas in balanced, parallel clauses | sets opposites against each other in similar grammatical structures
verbal irony | says one thing and means the opposite | occurs when a speaker's words contradict the intended meaning | occurs when someone calls a terrible storm "lovely weather"
situational irony | brings an outcome that is the opposite of what was expected | occurs when events turn out contrary to expectation | occurs when a fire station burns down
dramatic irony | lets the audience know something that a character does not | creates suspense as readers understand more than the characters do | occurs when the audience knows that Juliet is alive and Romeo does not
pun | plays on words that have multiple meanings or sound alike | creates humor from two meanings of one word | is found in Mercutio's dying words that he will be "a grave man"
malapropism | uses a wrong word humorously in place of one that sounds similar | makes a character confuse words of similar sound

# Sound devices
? Which sound device
alliteration | repeats consonant sounds at the beginning of nearby words | is heard in "Peter Piper picked a peck" | gives emphasis by repeating first letters, as in tongue twisters
assonance | repeats vowel sounds within nearby words | links words with similar vowels but different consonants | is heard in "the rain in Spain stays mainly in the plain"
consonance | repeats consonant sounds within or at the end of nearby words | links words such as pitter and patter by their inner consonants | repeats the final sounds of words such as blank and think
onomatopoeia | uses words that imitate the sounds they name | is found in words such as buzz, hiss, and bang | makes words echo noises
end rhyme | matches the sounds of the last words of lines | determines the letters of a stanza's pattern such as abab
internal rhyme | matches sounds within a single line of verse | occurs when a word in the middle of a line echoes the word at its close
slant rhyme / half rhyme / near rhyme / approximate rhyme | pairs words whose sounds are similar but not identical | is an imperfect match of sounds often used by Emily Dickinson
euphony | creates a pleasing, harmonious effect with soft, smooth sounds | uses musical, flowing sounds that are agreeable to the ear
cacophony | creates a harsh, discordant effect with jarring sounds | uses unpleasant, clashing sounds to express disorder
refrain | repeats a line or group of lines at intervals in a poem or song | returns at the end of each stanza of many songs

# Metrical feet
? Which metrical foot
iamb | consists of an unstressed syllable followed by a stressed syllable | is the foot of Shakespeare's sonnets and blank verse | has the rhythm da-DUM, as in the word today
trochee | consists of a stressed syllable followed by an unstressed syllable | is the foot of Poe's "The Raven" | has the rhythm DUM-da, as in the word garden
anapest | consists of two unstressed syllables followed by a stressed syllable | has a galloping rhythm that rises after two light syllables | has the rhythm da-da-DUM, as in the word understand
dactyl | consists of a stressed syllable followed by two unstressed syllables | is the main foot of the epics of Homer | has the rhythm DUM-da-da, as in the word poetry
spondee | consists of two stressed syllables | slows a line by placing two heavy beats together | has the rhythm DUM-DUM, as in the word heartbreak
pyrrhic | consists of two unstressed syllables | has two light beats and no stress

# Lengths of lines
? Which line length
dimeter | has two metrical feet | contains only two stresses when its feet are iambs
trimeter | has three metrical feet | alternates with a four-foot line in the ballad stanza
tetrameter | has four metrical feet | alternates with a three-foot line in the ballad stanza | has eight syllables when its feet are iambs
pentameter | has five metrical feet | is used in the lines of Shakespeare's sonnets | has ten syllables when its feet are iambs
hexameter | has six metrical feet | is the verse of the Iliad and the Aeneid
heptameter | has seven metrical feet | has seven stresses when its feet are iambs

# Stanza forms and units of verse
? Which unit of verse
couplet | consists of two successive lines that usually rhyme | ends a Shakespearean sonnet | is the pair of rhyming lines used by Pope in his heroic verse
tercet | consists of three lines | is the three-line stanza interlocked in terza rima
quatrain | consists of four lines | occurs three times in a Shakespearean sonnet | is the most common stanza of ballads and hymns
sestet | consists of six lines | closes a Petrarchan sonnet
octave | consists of eight lines | opens a Petrarchan sonnet with the rhyme scheme abbaabba
stanza | is a group of lines set apart by space, like a paragraph in prose | divides a poem as paragraphs divide prose
canto | is a major division of a long poem such as Dante's Divine Comedy | divides a long narrative poem as a chapter divides a novel

# Verse forms
? Which form of verse
Shakespearean sonnet / English sonnet | has three quatrains and a final couplet rhymed abab cdcd efef gg | ends its fourteen lines with a rhymed couplet | develops an idea in three groups of four lines before the closing couplet
Petrarchan sonnet / Italian sonnet | has fourteen lines divided into an octave and a sestet | presents a problem in eight lines and answers it in six | begins with eight lines rhymed abbaabba
haiku | has three unrhymed lines of five, seven, and five syllables | comes from Japan and often presents an image of nature | has a total of seventeen syllables
limerick | has five humorous lines rhymed aabba | is a short comic poem, often nonsensical
villanelle | has nineteen lines with two refrains repeated throughout | is the form of Dylan Thomas's "Do Not Go Gentle into That Good Night" | has five tercets and a quatrain
sestina | repeats six end words in changing order through six stanzas | has six six-line stanzas followed by a three-line envoy
cinquain | has five unrhymed lines of two, four, six, eight, and two syllables | has five lines whose syllable counts grow and then drop to two
tanka | has five unrhymed lines of five, seven, five, seven, and seven syllables | is a Japanese poem of thirty-one syllables
free verse | has no regular meter or rhyme scheme | follows the natural rhythms of speech and was made famous by Walt Whitman | follows no fixed pattern of meter or line length
blank verse | is unrhymed iambic pentameter | is the form of Milton's Paradise Lost and of most of Shakespeare's plays | has ten syllables a line in alternating stress without rhyme
concrete poem / shape poem | is arranged on the page to look like its subject | conveys meaning through the visual arrangement of its lines
acrostic | spells a word with the first letters of its lines | hides a name or message in the initial letters of its lines

# Kinds of poem
? Which kind of poem
epic poem / epic | tells at length the deeds of a great hero in a formal style | is a long narrative of a hero whose deeds reflect the values of a nation | often begins with an invocation of the muse
ballad | tells a story in short stanzas meant to be sung | is a songlike narrative with a refrain and quatrains | was passed on orally by common people and often tells of love or death
ode | praises or celebrates its subject in a serious, formal style | is a long lyric addressed to a person or thing, such as those by Keats
elegy | mourns someone who has died | is a formal lament that reflects on death | expresses grief, as Whitman's "When Lilacs Last in the Dooryard Bloom'd" does
dramatic monologue | presents a single speaker who addresses a silent listener | reveals the character of an imagined speaker, as in works by Robert Browning
pastoral | presents an idealized picture of shepherds and rural life | celebrates the simple countryside, as in Marlowe's "The Passionate Shepherd to His Love"
epigram | makes a witty point in a few lines | is very brief and ends with a clever turn
prose poem | uses poetic language without line breaks | is written in paragraphs but relies on imagery and figurative language
nursery rhyme | is a short traditional verse for young children | is sung or recited by small children, as "Humpty Dumpty" is

# Poetic terms
? Which term describes
enjambment | the running over of a sentence from one line to the next without a pause | the continuation of meaning past the end of a line without punctuation | the flow of a phrase over the line break into the following line
caesura | a pause within a line of verse | a strong break in the middle of a line, common in Old English verse
end-stopped line | verse in which a punctuated pause comes at the right margin | verse whose sense and grammar are complete before the next row begins
rhyme scheme | the pattern of matching sounds at the ends of lines | a pattern labeled with letters such as abab | the arrangement of rhymes in a stanza
meter / metre | the regular pattern of stressed and unstressed syllables in verse | the rhythmic pattern measured in feet | the measured beat of a poem, such as iambic pentameter
scansion | the marking of stressed and unstressed syllables to find the rhythm of verse | dividing verse into feet to analyze its meter
poetic license | the freedom of a writer to depart from rules of grammar, fact, or form | a writer's liberty to break ordinary rules for artistic effect
volta | the turn of thought in a sonnet | the shift in argument or mood, often at the ninth line of a sonnet
line break | the place where one row of verse stops and the next begins | the point at which a poet ends one row of words to create a pause or emphasis
kenning | a compound metaphor used in Old English poetry | an expression such as "whale-road" for the sea
invocation | an appeal to a muse or deity at the beginning of an epic | the opening plea in which an epic poet asks a goddess for inspiration

# Elements of plot
? Which element of plot
exposition | introduces the characters, setting, and basic situation | gives the background information at the beginning of a story | comes first and tells who, where, and when
inciting incident | sets the main conflict in motion | is the event that first disturbs the protagonist's normal life | follows the exposition and begins the rising action
rising action | develops the conflict through complications that lead to the climax | builds tension before the turning point | leads up to the turning point and makes the conflict more intense
climax | is the turning point and moment of greatest tension | decides how the central conflict will be settled | is the point of highest interest and emotional intensity
falling action | shows the events that follow the turning point and lead to the end | contains the consequences of the climax | comes after the climax and before the end
resolution / denouement | settles the conflict and ties up loose ends | concludes a story as the remaining questions are answered | is the final outcome in which the problem is solved

# Narrative techniques
? Which narrative technique
unreliable narrator | gives the story to a speaker whom the reader cannot trust | misleads the reader through the bias or madness of the storyteller
flashback | interrupts the story to show an earlier event | moves the narrative back in time | breaks chronological order to present the past
foreshadowing | gives hints of events that will happen later | prepares the reader for later events by early clues | builds suspense by suggesting what is to come
in medias res | begins a story in the middle of the action | opens an epic after important events have already happened
frame story / frame narrative | encloses one or more tales inside an outer tale | structures Chaucer's Canterbury Tales with pilgrims as speakers
cliffhanger | ends a chapter or episode at a moment of great suspense | leaves the outcome unresolved so that the audience returns
stream of consciousness | presents the continuous, unordered flow of a character's thoughts | was used by James Joyce and Virginia Woolf to show the inner life
interior monologue | presents the words of one character's own unspoken thoughts | lets the reader hear a character's silent thoughts directly
deus ex machina | solves the conflict through a sudden and improbable intervention | comes from the crane that lowered a god onto the Greek stage
red herring | distracts the reader with a misleading clue | leads readers of a mystery to a false conclusion
epistolary form | tells a story through letters or diary entries | tells the story of Dracula through documents
subplot | develops a secondary story alongside the main story | runs beside the main action and often reflects its theme

# Points of view and narrators
? Which point of view
first-person point of view / first-person narrator | tells the story as a character in it, using I | presents only what one character who says I experiences | limits the reader to the knowledge of the character who narrates
second-person point of view | addresses the reader as you | makes the reader a participant through the pronoun you
third-person limited point of view / third-person limited | follows the thoughts of one character from outside the story | uses he or she and stays within a single character's mind | has an outside narrator who knows the feelings of a single character
third-person omniscient point of view / third-person omniscient / omniscient narrator | knows the thoughts and feelings of all the characters | stands outside the story and sees everything | has an all-knowing storyteller
third-person objective point of view / third-person objective | reports only what can be seen and heard | reveals no character's thoughts or feelings

# Kinds of character
? Which kind of character
protagonist | is the main character who faces the central conflict | drives the plot and usually wins the reader's sympathy | is the character around whom the story centers
antagonist | opposes the main character | creates the conflict by standing against the hero | may be a person, a force of nature, or society opposed to the hero
foil | contrasts with another character to highlight that character's traits | brings out another's qualities by being different | is Laertes beside Hamlet
round character | is complex and has many traits, like a real person | shows several sides of a personality | has a fully developed personality with strengths and weaknesses
flat character | has only one or two traits and little depth | is one-dimensional and easily summed up | is described in one phrase
dynamic character | undergoes an important inner change in the story | grows or learns because of the events of the plot | is Ebenezer Scrooge, transformed by the end
static character | stays the same from beginning to end | undergoes no inner change | is Sherlock Holmes, unchanged by events
stock character | is a stereotype that audiences recognize at once, such as the wicked stepmother | is a conventional type repeated in many works
tragic hero | is a noble figure who falls because of a flaw or error | suffers a downfall caused by hamartia | is Oedipus or Macbeth, brought down from a high position
antihero | is a central figure who lacks the traditional qualities of courage and nobility | lacks heroic virtues but still is at the center of the story

# Conflicts
? Which kind of conflict
character versus self / man versus self / internal conflict | takes place within the mind of one person | makes a person struggle with guilt, fear, or a decision
character versus character / man versus man | sets one person against another | pits the protagonist against a human opponent
character versus nature / man versus nature | sets a person against storms, animals, or the wilderness | makes survival against natural forces the central struggle
character versus society / man versus society | sets a person against laws, customs, or institutions | makes a person struggle against unjust rules of the community
character versus fate / character versus supernatural | sets a person against destiny or the gods | makes the hero struggle against what the gods have decreed
character versus technology | sets a person against machines | makes robots or computers the opposing force

# Literary effects and qualities
? Which term describes
denotation | the literal dictionary meaning of a word | the exact definition of a word, without emotional overtones | what a word means in the dictionary
connotation | the feelings and ideas associated with a word | the positive or negative emotional meaning of a word beyond its definition | what a word suggests, as home suggests warmth
diction | a writer's or speaker's choice of words | the word choice, formal or informal, that shapes a writer's style | the selection of formal, informal, concrete, or abstract words
syntax | the arrangement of words into phrases and sentences | the order and structure of words in a sentence | sentence structure as an element of style
theme | the central message or insight about life that a work conveys | an underlying idea about life that readers infer from the whole work | a work's universal meaning, stated or implied | a general statement about human nature that a story reveals
tone | the writer's attitude toward the subject or audience | the attitude revealed by an author's word choice, such as bitter or playful | the stance of a writer or speaker, such as ironic or serious
mood / atmosphere | the feeling that a work creates in the reader | the emotional effect produced by setting and description | the gloomy, cheerful, or tense feeling that surrounds the reader
motif | an image, object, or idea that recurs throughout a work | a repeated element that helps to develop the main message | a recurring pattern such as the blood in Macbeth
symbol / symbolism | an object that stands for something beyond itself | a concrete thing that represents an abstract idea, as a dove represents peace | something concrete, such as the green light in The Great Gatsby, with a deeper meaning
imagery | language that appeals to the five senses | descriptive words that let readers see, hear, smell, taste, or feel | vivid description of sights, sounds, smells, tastes, and textures
setting | the time and place in which a story happens | the historical period, location, and surroundings of a narrative | the place, time, weather, and social conditions surrounding the characters
suspense | the tension or uncertainty that readers feel about what will happen next | the growing anxiety about an outcome that keeps readers interested | the excitement and worry that make readers turn the page

# Characterization and Greek terms of tragedy
? Which term means
hamartia / tragic flaw | the error or weakness that leads to a hero's downfall | the fault in judgment or character that destroys a noble figure | the mistake in judgment of the central figure in Aristotle's Poetics
hubris | excessive pride that leads to ruin | the arrogance that makes a hero defy the gods | the arrogance that blinds Creon or Oedipus
catharsis | the release of pity and fear felt by an audience | the emotional cleansing that Aristotle ascribed to tragedy | the purging of emotion at the end of a tragedy
peripeteia | a sudden reversal of fortune | the moment when a hero's luck turns from good to bad
anagnorisis | the hero's recognition of the truth | the discovery that moves a hero from ignorance to knowledge
nemesis | deserved punishment brought by fate or the gods | an agent of retribution that the hero cannot defeat

# Speech in drama
? Which kind of speech in a play
soliloquy | is spoken alone on stage and reveals a character's inner thoughts | lets a character think aloud, as in Hamlet's "To be or not to be" | presents private thoughts aloud when no other character is listening
monologue | is a long speech by one character to others on stage | lets one character talk at length to listeners in the scene
dialogue | is the conversation between two or more characters | carries the plot of a play through exchanges between speakers
aside | is a brief remark that the audience hears but other characters do not | lets a character share a secret comment with the audience while others are on stage | is unheard by other characters who are present
prologue | introduces a play before the action begins | tells the audience at the opening of Romeo and Juliet of star-crossed lovers
epilogue | addresses the audience after the action has ended | closes a play with a final comment

# Kinds of drama
? Which kind of drama
tragedy | shows the downfall of a noble hero and ends in death or disaster | arouses pity and fear by the fall of a great person | has a noble central figure with a fatal weakness
comedy | has a light tone and ends happily, often in marriage | amuses its audience and resolves its misunderstandings in a happy ending | deals with ordinary people and ends with reconciliation
farce | uses exaggerated situations, mistaken identity, and physical humor | aims at laughter through absurd, improbable situations
melodrama | has exaggerated emotions and a clear contest of virtuous hero and evil villain | appeals to strong emotions with sensational plots
morality play | presents personified virtues and vices to teach a Christian lesson | was a medieval allegory such as Everyman
miracle play | presents the life of a saint or a Bible story for medieval audiences | was performed on wagons in medieval towns to show biblical events
history play | portrays the reigns of English kings, as Shakespeare did in Henry V | dramatizes events from the past of a nation, such as the Wars of the Roses
musical | tells its story through songs, spoken dialogue, and dance | became the chief popular form of Broadway
commedia dell'arte | used masked stock characters and improvisation in Renaissance Italy | gave the stage Harlequin, Pantalone, and other fixed types
theater of the absurd / absurdist drama | shows life as meaningless through illogical dialogue and little plot | includes Samuel Beckett's Waiting for Godot
noh | is a slow, solemn Japanese form with masks, chant, and dance | developed among samurai in fourteenth-century Japan
kabuki | is a colorful Japanese form with bold makeup and stylized acting | became popular entertainment in Tokugawa Japan

# Parts of a theater
? Which part of a theater
proscenium arch / proscenium | frames the stage like a picture and separates it from the audience | forms the opening behind which a curtain hangs
orchestra | was the circular dancing space where the chorus of ancient Athens performed | lay between the seats and the stage building in ancient Athens
skene | was the building behind the Greek acting area used for costume changes | served Greek drama as background and dressing room
wing | is the offstage area at the side, hidden from the audience | is where actors wait at the side before an entrance
apron | is the part of the stage in front of the curtain | projects toward the audience beyond the proscenium arch
trapdoor | opens in the stage floor for sudden appearances and disappearances | let ghosts rise from beneath the stage in Shakespeare's theater
thrust stage | extends into the audience on three sides | was the kind of acting space used at Shakespeare's Globe
arena stage / theater-in-the-round | is surrounded by the audience on all sides | places its actors in the center of the spectators

# Workers and materials of the theater
? Which theater worker
playwright / dramatist | writes the script of a play | creates the dialogue and stage directions of a drama
theater director | guides the actors and shapes the whole interpretation of a play | chooses the blocking and unifies all elements of a production
stage manager | calls the cues and runs the show during performances | records the blocking and coordinates the crew backstage
set designer / scenic designer | plans the scenery that shows the time and place | creates the physical surroundings of the actors
lighting designer | plans how illumination creates mood and focus | uses brightness and color of lamps to direct the audience's attention
costume designer | plans the clothing that actors wear | expresses character, class, and period through what the actors wear
theatrical producer | raises the money for a production and hires its staff | is responsible for the budget and business side of a production
understudy | learns a role in order to replace an absent actor | prepares another performer's part in case of illness

# Elements of a play's text and staging
? Which element of a play
stage direction | tells actors how to move and speak, often in italics | is an instruction in the script that is not spoken | is printed in brackets or italics to describe setting and movement
act | is a major division of a play made up of scenes | is one of five main divisions of a Shakespearean play
scene | is a division with a single place and time | changes when the place or time of the action shifts
prop | is an object that actors handle on stage | is a movable thing such as a letter or sword used in the action
blocking | is the planned movement and positions of actors on stage | determines where performers stand and when they move
Greek chorus | is a group that comments on the action in song and dance | voices the views of the community in ancient tragedy
cue | signals an actor or technician to speak or act | is the word or action after which a performer must enter or speak

# Genres of prose
? Which literary genre
novel | is a long work of fictional prose with a complex plot | develops many characters and subplots over hundreds of pages | became a major literary form in the eighteenth century with Defoe and Richardson
short story | is a brief work of fiction that can be read in one sitting | has few characters and aims at a single effect | focuses on one incident and can be read at a single sitting
novella | is a work of fiction between the two usual lengths of narrative prose | is the form of Steinbeck's Of Mice and Men
fable | is a short tale, often with talking animals, that states a moral | is the form of the tales attributed to Aesop | ends with a moral, as "The Tortoise and the Hare" does
parable | is a short, realistic tale that teaches a religious or moral lesson | is the form of Jesus's stories of the Good Samaritan and the Prodigal Son
myth | explains nature or human origins through gods and heroes | is a traditional sacred story that explains a belief or natural event
legend | is a traditional tale about the past believed to have some basis in history | tells of heroes such as King Arthur and Robin Hood
fairy tale | tells of magic, princesses, and enchanted creatures for children | often begins "Once upon a time" and was collected by the Brothers Grimm
tall tale | is a humorous frontier story of exaggerated deeds, as of Paul Bunyan | exaggerates the strength and deeds of American frontier heroes
allegory | is a narrative whose characters and events stand for abstract ideas | has both a literal and a symbolic meaning throughout, as in Animal Farm | teaches a moral through figures such as Everyman or Christian in Pilgrim's Progress

# Types of fiction
? Which type of fiction
science fiction | imagines the effects of future technology or space travel | was pioneered by Jules Verne and H. G. Wells | is based on real or imagined scientific discoveries
fantasy fiction / high fantasy | takes place in an imaginary world of magic | is the type of J. R. R. Tolkien's The Lord of the Rings
historical fiction | sets invented characters in a real period of the past | mixes actual past events with imagined people | recreates the customs and events of an earlier age
mystery fiction / detective fiction | presents a crime that an investigator solves by clues | was founded by Poe and made popular by Sherlock Holmes
Gothic fiction | combines gloomy castles, terror, and the supernatural | includes Frankenstein and Dracula
dystopian fiction | portrays an oppressive future society | includes 1984, Brave New World, and The Hunger Games | shows a nightmare world of surveillance and lost freedom
utopian fiction | portrays a perfect imaginary society | is named for a book that Thomas More published in 1516
realistic fiction | presents ordinary people and believable events of modern life | portrays the present without magic or invented technology
coming-of-age story / bildungsroman | follows a young person's growth from youth to maturity | includes Great Expectations and The Catcher in the Rye
picaresque fiction | follows the episodic adventures of a clever rogue | follows a roguish wanderer from one episode to another

# Types of nonfiction
? Which type of nonfiction
biography | tells the story of a person's life written by someone else | presents another person's life in the third person | is based on research into the life of someone other than the author
autobiography | tells the story of the writer's own whole life | covers the author's life from birth in the first person | is the author's account of his or her own life from childhood
memoir | tells of particular memories or a period from the author's own life | focuses on selected experiences and their meaning to the author | reflects on important moments that the author lived through
personal essay | explores a writer's view of a subject in short, informal prose | reflects on an everyday topic in an informal first-person voice
diary / journal | records daily events and thoughts in dated entries | is a day-by-day private record such as Anne Frank kept
speech / oration | is written to be delivered aloud to an audience | informs or persuades listeners in person
editorial | states the opinion of a newspaper's editors on a current issue | gives the official view of a newspaper
travelogue | describes a journey and the places visited | tells readers about the author's journey through a region

# Comic modes
? Which kind of comic writing
satire | uses humor and ridicule to criticize human folly and social evils | aims to expose and correct vice, as in Swift's "A Modest Proposal" | may be gentle, as in Horace, or harsh, as in Juvenal
parody | imitates the style of a particular work or author for comic effect | makes fun of a specific work by exaggerated imitation
sarcasm | uses cutting, mocking remarks meant to hurt someone | mocks a person by bitter false praise
slapstick | relies on physical action such as falls and blows | amuses by pratfalls and harmless violence
mock epic / mock-heroic | treats a trivial subject in the grand style of Homer | is the form of Pope's The Rape of the Lock
caricature | exaggerates a person's features for ridicule | distorts the most striking traits of a person
comedy of manners | mocks the social behavior of a fashionable upper class | is the form of Wilde's The Importance of Being Earnest

# Periods of English literature
? Which period of English literature
Old English period / Anglo-Saxon period | produced Beowulf in alliterative verse | lasted from about 450 until the Norman Conquest of 1066
Middle English period | produced Chaucer's Canterbury Tales | lasted from the Norman Conquest until about 1500
Elizabethan age / Elizabethan era | saw the first plays of Shakespeare and those of Christopher Marlowe | was the golden age of English drama under a queen who reigned from 1558
Restoration | began when Charles II regained the throne and theaters reopened in 1660 | brought witty comedies and the first actresses to the English stage
Augustan age / neoclassical period | valued reason, order, and wit in the works of Pope and Swift | took its models from the writers of ancient Rome in the early 1700s
Romantic period in England / English Romanticism | opened with Lyrical Ballads by Wordsworth and Coleridge in 1798 | valued emotion, imagination, and nature in the poems of Keats and Shelley
Victorian period | produced the novels of Dickens, Eliot, and Hardy | portrayed industrial society and its problems between 1837 and 1901

# Literary movements
? Which literary movement
literary Romanticism | valued emotion, imagination, and nature over reason | reacted against the rationalism of the Enlightenment
Transcendentalism | taught self-reliance and the divine in nature in New England | was led by Ralph Waldo Emerson and Henry David Thoreau | taught that truth comes through intuition and nature
literary realism | portrayed ordinary life truthfully and without idealization | reacted against romantic idealism in the later nineteenth century
literary naturalism | showed characters controlled by heredity and environment | applied scientific determinism to fiction, as in Émile Zola and Stephen Crane
literary modernism | broke with traditional forms after World War I to show fragmented experience | includes Eliot's The Waste Land and Joyce's Ulysses | used stream of consciousness and fragmented structure
Harlem Renaissance | celebrated African American culture in New York in the 1920s | included Langston Hughes and Zora Neale Hurston | was the flowering of black literature, music, and art after the Great Migration
Beat movement / Beat Generation | rejected conformity and materialism in the 1950s | included Jack Kerouac and Allen Ginsberg
postmodernism | mixes styles, doubts fixed truth, and plays with the form of fiction after World War II | uses self-conscious fiction that questions its own reality
magical realism / magic realism | treats fantastic events as an ordinary part of everyday life | is associated with Gabriel García Márquez and Latin America
regionalism / local color | recorded the dialect, customs, and landscape of one part of the country after the Civil War | used local dialect and setting, as in stories by Bret Harte
imagism | presented clear, precise pictures in free verse in the early twentieth century | was led by Ezra Pound and Amy Lowell
Dark Romanticism / American Gothic | explored sin, guilt, and human evil in the works of Hawthorne, Poe, and Melville | answered the optimism of the Transcendentalists with gloom, madness, and evil

# Ancient authors
? Which ancient author
Homer | composed the Iliad and the Odyssey | is traditionally described as a blind Greek poet of the Trojan War | created the epics of Achilles and Odysseus
Virgil | wrote the Latin epic Aeneid | told in a Latin epic how a Trojan hero came to Italy | guides the traveler through hell in Dante's poem
Ovid | wrote the Latin collection of myths called Metamorphoses | retold in Latin verse myths of transformation
Sophocles | wrote Oedipus Rex and Antigone | added a third actor to Greek tragedy | told of a king who discovers that he has killed his father
Aeschylus | wrote the trilogy of tragedies called Oresteia | introduced a second actor and is called the father of Greek tragedy
Euripides | wrote the tragedy Medea | portrayed strong women and questioned the gods in Greek tragedies
Aristophanes | wrote comedies that mocked politicians, such as Lysistrata and The Frogs | is the best-known writer of Greek Old Comedy
Sappho | wrote lyric poems about love on the island of Lesbos | is the most famous woman poet of ancient Greece
Aesop | is credited with Greek fables about animals | is said to have told "The Tortoise and the Hare"

# Authors from the Middle Ages to the 1700s
? Which author
Geoffrey Chaucer / Chaucer | wrote The Canterbury Tales | described pilgrims on the way to the shrine of Thomas Becket | wrote in Middle English and is called the father of English poetry
Dante Alighieri / Dante | wrote The Divine Comedy | described a journey through hell, purgatory, and heaven in Italian | was exiled from Florence and loved Beatrice
Giovanni Boccaccio / Boccaccio | wrote the hundred tales of The Decameron | told of young people who exchange stories while fleeing the Black Death
William Shakespeare / Shakespeare | wrote Hamlet, Macbeth, and Romeo and Juliet | wrote 154 sonnets and was part owner of the Globe Theatre | wrote about 37 plays and was born in Stratford-upon-Avon
Christopher Marlowe | wrote the play Doctor Faustus | made blank verse the chief form of Elizabethan drama before his early death
John Milton | wrote the epic poem Paradise Lost | retold the fall of Adam and Eve in a blank verse epic | became blind and dictated his greatest poem
Jonathan Swift | wrote the novel Gulliver's Travels | proposed in bitter satire that the Irish poor sell their children as food | described an island of tiny people called Lilliput
Alexander Pope | wrote The Rape of the Lock in heroic couplets | was the leading English poet of the early eighteenth century
Daniel Defoe | wrote the novel Robinson Crusoe | told the story of a castaway in one of the first English novels
Miguel de Cervantes / Cervantes | wrote the novel Don Quixote | created a Spanish gentleman who fights windmills as a knight | wrote in Spain what is often called the first modern novel
Molière | wrote the comedy Tartuffe | mocked hypocrisy in French comedies of the seventeenth century
John Donne | wrote metaphysical poems such as "Death Be Not Proud" | led the metaphysical poets with elaborate conceits

# British poets of the 1800s
? Which poet
William Blake | wrote Songs of Innocence and of Experience and "The Tyger" | engraved and illustrated the poems of his own books
William Wordsworth / Wordsworth | wrote "I Wandered Lonely as a Cloud" | defined poetry as the spontaneous overflow of powerful feelings
Samuel Taylor Coleridge / Coleridge | wrote The Rime of the Ancient Mariner and "Kubla Khan" | told of a sailor cursed for killing an albatross
Lord Byron / Byron | wrote Don Juan and died while aiding Greek independence | created the proud, moody rebel named for him
Percy Bysshe Shelley | wrote "Ozymandias" and "Ode to the West Wind" | described the broken statue of a forgotten king in the desert
John Keats / Keats | wrote "Ode on a Grecian Urn" and "Ode to a Nightingale" | died of tuberculosis at twenty-five after writing great odes
Alfred, Lord Tennyson / Tennyson | wrote "The Charge of the Light Brigade" and In Memoriam | served as poet laureate for much of Victoria's reign
Robert Browning | wrote the dramatic monologue "My Last Duchess" | perfected the dramatic monologue in Victorian poetry
Elizabeth Barrett Browning | wrote the Sonnets from the Portuguese | wrote "How do I love thee? Let me count the ways"

# British and Irish novelists
? Which novelist
Jane Austen | wrote Pride and Prejudice and Sense and Sensibility | portrayed courtship among the English gentry with irony | wrote Emma, about a young matchmaker
Mary Shelley | wrote the novel Frankenstein | told of a scientist who creates a living monster | was a founder of science fiction and the wife of a Romantic poet
Charlotte Brontë | wrote the novel Jane Eyre | told of a governess who loves Mr. Rochester | sent her orphan heroine to Lowood School and Thornfield Hall
Emily Brontë | wrote the novel Wuthering Heights | told of Heathcliff and Catherine on the Yorkshire moors
Charles Dickens / Dickens | wrote Oliver Twist, A Christmas Carol, and A Tale of Two Cities | exposed poverty and child labor in Victorian London | wrote Great Expectations and David Copperfield in weekly or monthly installments
George Eliot | wrote Middlemarch and Silas Marner | was the pen name of Mary Ann Evans
Thomas Hardy | wrote Tess of the d'Urbervilles | showed rural people of Wessex crushed by fate
Joseph Conrad | wrote Heart of Darkness | told of a voyage up the Congo to find Kurtz
H. G. Wells | wrote The War of the Worlds and The Time Machine | described an invasion of Earth by Martians
Robert Louis Stevenson | wrote Treasure Island and Dr. Jekyll and Mr. Hyde | described a doctor divided into good and evil selves

# British and Irish authors of the 1900s
? Which author
George Orwell | wrote Animal Farm and 1984 | invented Big Brother and warned against totalitarian government | used farm animals to satirize the Russian Revolution
Aldous Huxley | wrote Brave New World | imagined a future controlled by conditioning and the drug soma
William Golding | wrote Lord of the Flies | described boys stranded on an island who turn to savagery | used Ralph, Jack, and Piggy to show the breakdown of order
James Joyce | wrote Ulysses and Dubliners | used stream of consciousness to portray one day in Dublin
Virginia Woolf | wrote Mrs. Dalloway and A Room of One's Own | argued that a woman writer needs money and a private room
J. R. R. Tolkien / Tolkien | wrote The Hobbit and The Lord of the Rings | created the fantasy world of Middle-earth
C. S. Lewis | wrote The Chronicles of Narnia | created a lion named Aslan and a magic wardrobe
William Butler Yeats / Yeats | wrote "The Second Coming" and led the Irish literary revival | wrote "Things fall apart; the centre cannot hold"
George Bernard Shaw | wrote the play Pygmalion | told how a flower seller is taught to speak like a lady
Wilfred Owen | wrote "Dulce et Decorum Est" | described a gas attack of World War I in verse before dying in battle

# American authors of the 1800s
? Which American author
Washington Irving | wrote "The Legend of Sleepy Hollow" and "Rip Van Winkle" | was the first American writer of fiction to win fame in Europe
James Fenimore Cooper | wrote The Last of the Mohicans | created the frontiersman Natty Bumppo
Ralph Waldo Emerson | wrote the essays "Self-Reliance" and "Nature" | founded the Transcendentalist movement | urged individuals to trust themselves and avoid foolish consistency
Henry David Thoreau | wrote Walden and "Civil Disobedience" | lived alone by a pond and was jailed for refusing to pay a tax | taught that individuals should disobey unjust laws
Nathaniel Hawthorne | wrote The Scarlet Letter | portrayed sin and guilt in Puritan New England through Hester Prynne | wrote "Young Goodman Brown" and The House of the Seven Gables
Edgar Allan Poe | wrote "The Raven" and "The Tell-Tale Heart" | invented the modern detective story | wrote the horror stories "The Fall of the House of Usher" and "The Cask of Amontillado"
Herman Melville | wrote the novel Moby-Dick | told of Captain Ahab's hunt for a white whale | wrote "Bartleby, the Scrivener" and Billy Budd
Walt Whitman | wrote Leaves of Grass and "O Captain! My Captain!" | celebrated democracy and the self in free verse | wrote "Song of Myself"
Emily Dickinson | wrote nearly 1,800 short poems, few published in her lifetime | used dashes and slant rhyme in "Because I could not stop for Death" | lived in seclusion in Amherst, Massachusetts
Mark Twain / Samuel Clemens | wrote Adventures of Huckleberry Finn | used Mississippi River dialect to satirize slavery and society | wrote The Adventures of Tom Sawyer
Stephen Crane | wrote The Red Badge of Courage | portrayed a young soldier's fear in the Civil War
Kate Chopin | wrote the novel The Awakening | portrayed a woman's search for independence in Louisiana

# American novelists of the 1900s
? Which American novelist
F. Scott Fitzgerald | wrote The Great Gatsby | portrayed the wealth and emptiness of the Jazz Age | created Jay Gatsby and Daisy Buchanan
Ernest Hemingway | wrote The Old Man and the Sea and A Farewell to Arms | is known for a terse, simple style | wrote For Whom the Bell Tolls about the Spanish Civil War
John Steinbeck | wrote The Grapes of Wrath and Of Mice and Men | portrayed migrant workers of the Great Depression | told of the Joad family, driven from Oklahoma by the Dust Bowl
William Faulkner | wrote The Sound and the Fury | set his novels in a fictional county of Mississippi
Harper Lee | wrote To Kill a Mockingbird | portrayed Atticus Finch's defense of Tom Robinson in Alabama | portrayed racial injustice through the eyes of the girl Scout Finch
J. D. Salinger | wrote The Catcher in the Rye | created the teenage narrator Holden Caulfield
Ray Bradbury | wrote the novel Fahrenheit 451 | imagined a future in which firemen burn books | wrote The Martian Chronicles
Ralph Ellison | wrote the novel Invisible Man | portrayed a nameless black man whom society refuses to see
Toni Morrison | wrote the novel Beloved | was the first African American woman to win the Nobel Prize in Literature | told of a mother haunted by a daughter whom she killed to save her from slavery
Zora Neale Hurston | wrote Their Eyes Were Watching God | told of Janie Crawford in the black communities of Florida
Richard Wright | wrote Native Son and Black Boy | portrayed Bigger Thomas, driven to violence by racism in Chicago
Upton Sinclair | wrote the novel The Jungle | exposed the filth of the Chicago meatpacking industry | was a muckraker whose novel led to food safety laws
Sandra Cisneros | wrote The House on Mango Street | portrayed Esperanza, a Latina girl growing up in Chicago
Amy Tan | wrote The Joy Luck Club | portrayed Chinese immigrant mothers and their American daughters

# American poets of the 1900s
? Which American poet
Robert Frost | wrote "The Road Not Taken" and "Mending Wall" | used rural New England settings and plain speech | wrote "Stopping by Woods on a Snowy Evening"
Langston Hughes | wrote "Harlem" and "The Negro Speaks of Rivers" | brought jazz and blues rhythms to poems of the Harlem Renaissance | asked "What happens to a dream deferred?"
T. S. Eliot | wrote The Waste Land and "The Love Song of J. Alfred Prufrock" | moved to England and led the modernist poets
E. E. Cummings | ignored the rules of capitalization and punctuation in experimental verse | wrote "anyone lived in a pretty how town"
Maya Angelou | wrote "Still I Rise" and I Know Why the Caged Bird Sings | read a poem at the 1993 presidential inauguration | told in an autobiography of her childhood in Stamps, Arkansas
Gwendolyn Brooks | wrote "We Real Cool" | was the first African American to win a Pulitzer Prize | wrote of black life in Chicago in A Street in Bronzeville
Sylvia Plath | wrote the confessional poems of Ariel | wrote the novel The Bell Jar about mental breakdown
Carl Sandburg | wrote "Chicago," which calls the city hog butcher for the world | wrote "Fog," in which mist comes on little cat feet
Allen Ginsberg | wrote "Howl," a protest of the Beat Generation | attacked conformity in America in the 1950s with long free verse lines
William Carlos Williams | wrote "The Red Wheelbarrow" | wrote short imagist poems while working as a doctor

# Modern playwrights
? Which playwright
Arthur Miller | wrote The Crucible and Death of a Salesman | used the Salem witch trials to criticize McCarthyism | created the failed salesman Willy Loman
Tennessee Williams | wrote A Streetcar Named Desire and The Glass Menagerie | created Blanche DuBois and other fragile characters of the South | wrote Cat on a Hot Tin Roof
Lorraine Hansberry | wrote A Raisin in the Sun | portrayed the black Younger family and its hopes for a house | was the first African American woman with a play on Broadway
Thornton Wilder | wrote the play Our Town | portrayed daily life in Grover's Corners through a Stage Manager
Eugene O'Neill | wrote Long Day's Journey into Night | was the first American dramatist to win the Nobel Prize in Literature
August Wilson | wrote Fences and The Piano Lesson | wrote ten plays of African American life, one for each decade
Henrik Ibsen | wrote A Doll's House | showed Nora leaving her husband and is called the father of modern drama | was a Norwegian pioneer of realistic drama
Anton Chekhov | wrote The Cherry Orchard | portrayed declining Russian landowners and also wrote short stories
Samuel Beckett | wrote Waiting for Godot | showed two tramps waiting for someone who never comes
Oscar Wilde | wrote The Importance of Being Earnest | is known for witty epigrams and a comedy about a false name

# World authors
? Which author
Leo Tolstoy | wrote War and Peace and Anna Karenina | portrayed Russian society during Napoleon's invasion | was a Russian count who preached nonviolence
Fyodor Dostoevsky / Dostoyevsky | wrote Crime and Punishment | portrayed the guilt of a student who murders a pawnbroker | created Raskolnikov and wrote The Brothers Karamazov
Victor Hugo | wrote Les Misérables and The Hunchback of Notre-Dame | told of the ex-convict Jean Valjean
Johann Wolfgang von Goethe / Goethe | wrote the verse drama Faust | told of a scholar who bargains with the devil in German verse
Franz Kafka | wrote the story The Metamorphosis | told of a man who wakes as a giant insect | wrote The Trial and described helplessness before bureaucracy
Albert Camus | wrote The Stranger and The Plague | explored the absurdity of life in novels set in Algeria
Gabriel García Márquez | wrote One Hundred Years of Solitude | told of the Buendía family in the Colombian town of Macondo
Chinua Achebe | wrote Things Fall Apart | portrayed an Igbo village in Nigeria disrupted by colonial rule | created Okonkwo, an Igbo leader who resists missionaries
Elie Wiesel | wrote the Holocaust memoir Night | described a boy's survival of Auschwitz and Buchenwald | won the Nobel Peace Prize as a Holocaust survivor
Anne Frank | kept a diary while hiding from the Nazis in Amsterdam | died at Bergen-Belsen after two years in a secret annex
Pablo Neruda | wrote Twenty Love Poems and a Song of Despair | was a Chilean diplomat and poet who won the Nobel Prize
Erich Maria Remarque | wrote All Quiet on the Western Front | portrayed World War I through a young German soldier

# Tragedies of Shakespeare
? Which play by Shakespeare
Romeo and Juliet | tells of two young lovers from feuding families of Verona | ends with the suicides of two lovers and peace between Montagues and Capulets | has a balcony scene, Friar Laurence, and Tybalt
Hamlet | tells of a Danish prince who must avenge his father's murder | contains the soliloquy "To be, or not to be" | ends with a poisoned sword and the death of Gertrude and Claudius
Macbeth | tells of a Scottish lord who murders King Duncan to gain the throne | begins with the prophecy of three witches | has a queen who sleepwalks and tries to wash blood from her hands
Othello | tells of a Moorish general deceived by Iago into killing his wife | shows jealousy destroying the marriage of Desdemona | turns on a lost handkerchief
King Lear | tells of an aged ruler of Britain who divides his realm among his daughters | shows a father betrayed by Goneril and Regan and loved by Cordelia | has a king who goes mad on a stormy heath with his Fool
Julius Caesar | tells of a Roman leader's assassination by Brutus and Cassius | contains Mark Antony's "Friends, Romans, countrymen" speech | warns its title figure to beware the ides of March
Antony and Cleopatra | tells of a Roman general's love for an Egyptian queen | ends with an asp's bite and the suicide of an Egyptian queen

# Comedies of Shakespeare
? Which play by Shakespeare
A Midsummer Night's Dream | shows lovers and fairies mixed up in a forest near Athens | features Puck and the weaver Bottom with a donkey's head
The Merchant of Venice | shows Shylock demanding a pound of flesh | has Portia plead that the quality of mercy is not strained
Much Ado About Nothing | shows Beatrice and Benedick tricked into falling in love | tells how Hero is falsely accused at her wedding
Twelfth Night | shows Viola disguised as a man in Illyria | features the steward Malvolio, fooled by a forged letter
As You Like It | shows Rosalind disguised as a man in the Forest of Arden | contains the speech "All the world's a stage"
The Taming of the Shrew | shows Petruchio's courtship of the strong-willed Katherina | contrasts the mild Bianca with her sharp-tongued sister
The Tempest | shows the magician Prospero on an island with Ariel and Caliban | begins with a shipwreck raised by magic

# Epics
? Which epic
Iliad | tells of the wrath of Achilles in the tenth year of the Trojan War | ends with the funeral of Hector | tells of Agamemnon's quarrel with the greatest Greek warrior
Odyssey | tells of a Greek hero's ten-year voyage home to Ithaca | includes the Cyclops, Circe, and the faithful Penelope | follows Telemachus as he searches for his father
Aeneid | tells how a Trojan prince fled to Italy and became ancestor of the Romans | includes the love of Dido, queen of Carthage
Beowulf | tells of a Geatish warrior who kills Grendel | is the oldest long poem in Old English | ends with the hero's fatal fight against a dragon
Epic of Gilgamesh | tells of a king of Uruk who seeks immortality | is a Mesopotamian poem that includes a great flood
Divine Comedy | describes a journey through hell, purgatory, and paradise guided by Virgil | is divided into Inferno, Purgatorio, and Paradiso
Paradise Lost | tells of Satan's rebellion and the fall of Adam and Eve | aims to "justify the ways of God to men"
Ramayana | tells how Rama rescues his wife Sita from a demon king | is a Sanskrit poem attributed to Valmiki
Mahabharata | tells of war between the Pandavas and the Kauravas | contains the Bhagavad Gita
Song of Roland | celebrates a knight of Charlemagne killed at Roncesvalles | is the oldest great poem in French and describes a battle against Muslims
Sundiata | tells of the founder of the Mali Empire | was passed on by West African griots

# Greek gods
? Which Greek god
Zeus | ruled the gods on Mount Olympus and threw thunderbolts | was the sky god and the husband of Hera | overthrew his father Cronus and became ruler of heaven
Poseidon | ruled the sea and carried a trident | was the god of earthquakes and horses | punished Odysseus for blinding his son, the Cyclops
Hades | ruled the underworld and the dead | carried off Persephone to be his queen | drew the realm below the earth when three brothers divided the world
Apollo | was the god of music, prophecy, and light | spoke through the oracle at Delphi | drove the sun chariot and was the god of healing
Ares | was the god of war and bloodshed | was the violent counterpart of the Roman Mars
Hermes | was the messenger of the gods and wore winged sandals | guided the souls of the dead and protected travelers | was the god of trade, thieves, and travelers
Hephaestus | was the god of fire and the forge | was the lame smith who made weapons for the gods | was thrown from Olympus and married Aphrodite
Dionysus | was the god of wine and of the theater | was honored at festivals in Athens where drama began | was attended by satyrs and frenzied maenads

# Greek goddesses
? Which Greek goddess
Hera | was the queen of the gods and the goddess of marriage | was the jealous wife of the king of the gods | punished the loves of Zeus and bore Ares and Hephaestus
Athena | was the goddess of wisdom and war strategy and sprang from her father's head | was the protector of Athens and gave it the olive tree | was honored in the Parthenon and had the owl as her bird
Artemis | was the goddess of the hunt and the moon | was the twin sister of the god of music and prophecy | was honored as protector of wild animals and young girls
Aphrodite | was the goddess of love and beauty and rose from sea foam | promised Helen to Paris | was the mother of Eros and the counterpart of Venus
Demeter | was the goddess of grain and the harvest | mourned for her daughter Persephone and caused winter
Hestia | was the guardian of the hearth and the home | was the gentle sister of Zeus honored at every fireside
Nike | was the winged figure of victory | is shown in the winged statue from Samothrace in the Louvre

# Greek heroes and mortals
? Which figure of Greek myth
Heracles | performed twelve labors as penance | killed the Nemean lion and the Hydra | was the strong son of Zeus whom the Romans renamed Hercules
Perseus | beheaded the Gorgon Medusa with the help of a polished shield | rescued Andromeda from a sea monster | used winged sandals against a Gorgon
Theseus | killed the Minotaur in the labyrinth of Crete | escaped the labyrinth by the thread of Ariadne
Jason | led the Argonauts to win the Golden Fleece | was helped and later destroyed by the sorceress Medea
Odysseus | devised the wooden horse and wandered ten years on the way home | outwitted the Cyclops Polyphemus | was the king of Ithaca and husband of Penelope
Achilles | was the greatest Greek warrior at Troy and died of a wound in his heel | killed Hector to avenge Patroclus | was dipped by his mother in the river Styx
Oedipus | unknowingly killed his father and married his mother | solved the riddle of the Sphinx at Thebes | became king of Thebes and blinded himself on learning the truth
Icarus | flew too near the sun on wings of wax and feathers | fell into the sea when his wings melted | ignored the warning of his father, Daedalus
Orpheus | sought his wife Eurydice in the underworld with the music of his lyre | lost his wife by looking back
Narcissus | fell in love with his own reflection in a pool | rejected the nymph Echo and wasted away beside a pool
Pandora | opened a jar or box that released evils into the world | was the first woman and left only hope in a jar
Sisyphus | was condemned to roll a boulder uphill forever | was punished in the underworld by a useless task that never ended
Midas | received the wish that all he touched turn to gold | was a king who turned his food and daughter to gold

# Titans and immortal beings of Greek myth
? Which being of Greek myth
Prometheus | stole fire from the gods and gave it to humankind | was chained to a rock where an eagle ate his liver
Atlas | was condemned to hold up the sky on his shoulders | was a Titan punished by bearing the heavens
Cronus / Kronos | swallowed his children and was overthrown by his youngest son | led the Titans and was the father of Zeus
Gaia | was the earth and the mother of the Titans | was the mother of Cronus and the wife of Uranus, the sky
Charon | ferried the souls of the dead across the river Styx | demanded a coin to carry souls in a boat
Persephone | spends part of each year in the underworld and returns in spring | ate pomegranate seeds and became queen of the underworld

# Monsters of Greek myth
? Which creature of Greek myth
Medusa | turned to stone anyone who looked at her face | had snakes for hair and was beheaded by Perseus
Minotaur | had a bull's head on a man's body and lived in the labyrinth | was fed with young Athenians and killed by Theseus
Cyclops | was a one-eyed giant blinded by Odysseus | was a giant such as Polyphemus who ate men in a cave
Cerberus | was the three-headed dog that guarded the gate of the underworld | was captured by Heracles as the last of his labors
Hydra | grew two new heads for each one that was cut off | was a many-headed serpent killed by Heracles
Sphinx | asked a riddle of travelers to Thebes and killed those who failed | had a woman's head and a lion's body and was defeated by Oedipus
Pegasus | was a winged horse that sprang from the blood of a Gorgon | sprang from Medusa's blood and carried Bellerophon
centaur | had a human upper body and the legs of a horse | was half human and half horse, like the wise teacher Chiron
siren / sirens | lured sailors to shipwreck by singing | sang so sweetly that Odysseus had himself tied to the mast
Chimera | was a fire-breathing mix of lion, goat, and serpent | was killed by Bellerophon from the back of a winged horse

# Roman gods
? Which Roman god
Jupiter / Jove | ruled the sky and the other gods as king | was the Roman counterpart of Zeus | received the chief temple on the Capitoline Hill
Neptune | ruled the sea and carried a three-pronged spear | was the Roman counterpart of Poseidon
Pluto | ruled the dead in the underworld | was the Roman counterpart of Hades
Mars | was honored in war and was the father of Romulus and Remus | was the Roman counterpart of Ares | was honored by soldiers and gave the month of March its name
Mercury | carried messages and protected merchants | was the Roman counterpart of Hermes
Vulcan | worked at a forge and was lord of fire | was the Roman counterpart of Hephaestus
Bacchus | was honored for wine and revelry | was the Roman counterpart of Dionysus
Cupid | shot arrows that made people fall in love | was the Roman counterpart of Eros
Janus | had two faces and watched over doors and beginnings | looked both backward and forward and began the year

# Roman goddesses
? Which Roman goddess
Juno | was the queen of heaven and protector of marriage and women | was the Roman counterpart of Hera | opposed the Trojans in the Aeneid
Minerva | was honored for wisdom and crafts | was the Roman counterpart of Athena | was linked with owls, weaving, and strategy
Diana | was honored as the huntress of the moon | was the Roman counterpart of Artemis
Venus | was honored for love and beauty and was the mother of Aeneas | was the Roman counterpart of Aphrodite
Ceres | was honored for grain and the harvest | was the Roman counterpart of Demeter
Vesta | was honored by priestesses who kept a sacred fire burning | was the Roman counterpart of Hestia

# Figures of Roman legend
? Which figure of Roman legend
Aeneas | fled burning Troy with his father and son and reached Italy | loved and abandoned Dido, queen of Carthage
Romulus | founded Rome and became its first king | killed his twin brother in a quarrel over the new city
Remus | was killed by his twin in a quarrel at the founding of Rome | was nursed by a she-wolf and died before the city was built
Dido | was the queen of Carthage who killed herself for love | built Carthage and loved a Trojan who left her
Psyche | was the mortal girl loved by Cupid | was made immortal after hard tasks set by Venus
Horatius | held a bridge against an invading Etruscan army | defended the crossing of the Tiber against the Etruscans

# Norse gods
? Which figure of Norse myth
Odin | ruled the Norse gods and gave an eye for wisdom | was the one-eyed lord of Valhalla | was attended by two ravens and rode an eight-legged horse
Thor | was the god of thunder who fought giants with a hammer | defended gods and humans with the hammer Mjolnir | gave Thursday its name
Loki | was the trickster who changed shape and betrayed the gods | caused the death of Balder | was the father of the wolf Fenrir and of Hel
Freya | was the goddess of love and beauty | rode in a chariot drawn by cats
Frigg | was the wife of Odin and the goddess of marriage | made all things but the mistletoe swear not to harm her son
Balder / Baldur | was the beautiful god killed by a branch of mistletoe | was loved by all and could be harmed by mistletoe alone
Tyr | was the god of war who lost a hand to the wolf Fenrir | gave Tuesday its name
Heimdall | was the watchman of the gods at the rainbow bridge | will blow a horn to announce the last battle
Hel | ruled the realm of those who died of age or illness | was the daughter of Loki who received the dead

# Places and events of Norse myth
? Which name in Norse myth means
Asgard | the home of the gods | the realm joined to the human world by a rainbow bridge
Midgard | the world of human beings | the middle realm, encircled by a great serpent
Valhalla | the hall where slain warriors feast | the great hall where Odin receives heroes killed in battle
Yggdrasil | the great ash tree that holds the nine worlds together | the world tree of the Norse gods
Ragnarok | the final battle that destroys the gods and the world | the doom of the gods, after which the earth rises anew
Bifrost | the rainbow bridge between gods and humans | the burning bridge guarded by Heimdall
Valkyries | the maidens who choose the warriors to be slain | the female spirits who carry dead heroes to Odin's hall

# Rhetorical appeals and persuasion
? Which term means
ethos | an appeal to the speaker's credibility and character | the means of persuasion that builds the audience's trust in the speaker | an appeal based on expertise, trust, and good reputation
pathos | an appeal to the audience's emotions | the means of persuasion that stirs pity, fear, or anger | an appeal that uses moving stories and loaded words
logos | an appeal to reason through facts and evidence | the means of persuasion that relies on logic and statistics | an appeal based on data and sound argument
kairos | an appeal to the right moment for the argument | the means of persuasion that depends on good timing
call to action | a statement that urges the audience to do something | a closing request to vote, buy, or join
rhetorical question | an inquiry made for effect and not for an answer | an inquiry whose answer is obvious, used to make listeners think

# Devices of repetition and balance
? Which rhetorical device
anaphora | repeats words at the beginning of successive clauses | is heard in the repeated "I have a dream" of Martin Luther King | opens several sentences in a row with the same phrase
epistrophe | repeats words at the end of successive clauses | is heard in "of the people, by the people, for the people"
chiasmus | reverses the order of structures in two parallel clauses | is heard in "Ask not what your country can do for you"
parallelism / parallel structure | expresses related ideas in the same grammatical form | gives rhythm and clarity by matching the grammar of each item | is heard in "I came to see, to listen, and to learn"
asyndeton | leaves out conjunctions between words or clauses | is heard in "I came, I saw, I conquered"
polysyndeton | uses many conjunctions in close succession | slows a series by placing and between all its items
zeugma | applies one verb to two objects in different senses | is found in "He stole my heart and my wallet"
anadiplosis | begins a clause with the last word of the clause before | links clauses as in "Fear leads to anger; anger leads to hate"

# Parts of an argument
? Which part of an argument
claim | states the position that a writer wants the audience to accept | is the debatable statement that reasons and evidence support | is an arguable assertion, not a mere fact
evidence | supports a position with facts, examples, statistics, or expert testimony | consists of facts and examples that back up reasons | may be a statistic, a quotation, or an expert's statement
warrant | is the assumption that links the evidence to the position | explains in Toulmin's model why the data support the position
counterargument / counterclaim | presents an opposing position | gives the objection that someone on the other side would raise | is raised and then answered in a strong argumentative essay
rebuttal / refutation | answers an opposing position and shows why it is weak | responds to an objection with reasons against it | strengthens an argument by disproving the other side
qualifier | limits a statement with words such as usually or probably | makes a statement less absolute
concession | admits that an opposing point has some merit | grants that the other side is partly right

# Kinds of reasoning
? Which kind of reasoning
deductive reasoning / deduction | moves from a general principle to a specific conclusion | reaches a certain conclusion if its premises are true | is expressed in a syllogism such as "All men are mortal"
inductive reasoning / induction | moves from specific observations to a general conclusion | reaches a probable conclusion from many examples | is used when scientists generalize from repeated observations
reasoning by analogy / analogical reasoning | concludes that things alike in some ways are alike in others | applies what is known of one case to a similar case
causal reasoning | concludes that one event produces another | explains why an event happened by finding what brought it about
circular reasoning / begging the question | assumes as proof the very thing to be proved | restates the conclusion as its own support

# Fallacies of relevance
? Which fallacy
ad hominem | attacks the person instead of the argument | rejects a claim because of the character of the one who makes it | uses a personal insult to avoid the real issue
straw man | distorts an opponent's position to make it easier to attack | refutes a weaker version of what the opponent really said | misrepresents the opposing view
bandwagon appeal / ad populum / bandwagon | claims that something is right because many people believe or do it | urges people to join in because everyone else does | relies on popularity as proof
appeal to authority / false authority | relies on a famous person who is no expert on the subject | treats a celebrity's opinion as proof
appeal to pity / ad misericordiam | tries to win agreement by sympathy instead of reasons | excuses a failure by a sad story
appeal to tradition | claims that something is right because it has always been done | resists change because of long custom
appeal to ignorance | claims that something is true because it has not been proved false | takes a lack of contrary proof as proof
tu quoque | answers criticism by accusing the critic of the same fault | dismisses advice because the adviser is a hypocrite

# Fallacies of weak inference
? Which fallacy
hasty generalization / overgeneralization | draws a broad conclusion from too few examples | judges a whole group by one or two cases | rests on a sample that is too small
false dilemma / either-or fallacy / false dichotomy | presents only two choices when more exist | ignores every alternative between two extremes | says "If you are not with us, you are against us"
slippery slope | claims that one small step must lead to a chain of disasters | predicts extreme results from a minor action without proof | says that allowing one thing will lead step by step to catastrophe
post hoc / post hoc ergo propter hoc / false cause | assumes that what came before an event must have caused it | confuses sequence in time with causation
non sequitur | states a conclusion that does not follow from the premises | leaps to a statement with no logical link to what came before
equivocation | uses one word in two different senses in the same argument | shifts the meaning of a key term partway through
false analogy / faulty analogy | compares two things that are not alike in the relevant way | rests on a weak comparison
loaded question | contains an unproved assumption that any answer would admit | traps the answerer, as in "Have you stopped cheating?"

# Propaganda techniques
? Which propaganda technique
glittering generality | uses vague, attractive words such as freedom and glory | links a cause with virtue words that have no specific meaning
name-calling | attaches a negative label to an opponent | makes people reject an opponent through insulting words
testimonial | has a famous or respected person endorse a product or idea | uses a celebrity's recommendation
plain folks appeal / plain folks | presents a candidate as an ordinary person | shows a leader as one of the common people
card stacking | presents only the facts that favor one side | leaves out the evidence for the other side
transfer technique / transfer | links a product or cause to a respected symbol such as the flag | carries feelings for a symbol over to something else
fear appeal / scare tactic | warns of disaster unless the audience acts as told | frightens the audience into agreement

# Parts of an essay
? Which part of an essay
hook | captures the reader's attention in the opening sentence | is often a question, quotation, or surprising fact at the start | makes readers curious so that they want to continue
thesis statement / thesis | states the main point of the whole essay | usually comes at the end of the introduction and controls the whole paper | must be specific and arguable and is supported by every body paragraph
topic sentence | states the main idea of one paragraph | tells what a single paragraph is about | usually opens a paragraph and controls its content
introductory paragraph | opens the paper and leads to its main point | gives background before the body of the paper
body paragraph | develops one supporting idea with details in the middle of the paper | stands between the introduction and the conclusion
concluding paragraph | restates the main point and closes the paper | sums up the argument at the end
transition | connects ideas from one sentence or paragraph to the next | shows relationships by words such as however and for example | gives writing coherence by linking one idea to the next
supporting detail | explains or proves the main idea of a paragraph | is a fact, example, or reason within a paragraph

# Kinds of essay
? Which kind of essay
narrative essay | tells a true story from the writer's experience | presents events in time order to make a point | uses plot, characters, and dialogue to tell a personal experience
descriptive essay | creates a vivid picture through sensory details | appeals to the senses to portray a person or place
expository essay / informative essay | explains a topic with facts and without the writer's opinion | informs the reader in an objective tone | gives information or explains without trying to persuade
argumentative essay | defends a debatable claim with reasons and evidence and answers opponents | takes a side on an issue and rebuts counterclaims | tries to convince readers by logic and credible sources
compare-and-contrast essay | examines the similarities and differences of two subjects | arranges its points by subject or point by point
cause-and-effect essay | explains why something happened and what resulted | traces the reasons for an event and its consequences
process essay | explains step by step how to do something | gives directions in order
literary analysis | interprets the themes and techniques of a work of literature | supports an interpretation with quotations from a novel or poem

# Stages of the writing process
? Which stage of the writing process
prewriting | gathers ideas and plans before a first version is written | includes brainstorming, freewriting, and outlining | chooses a topic, audience, and purpose
drafting | puts the ideas into sentences and paragraphs for the first time | produces the first rough version
revising | improves the content, organization, and clarity of a paper | adds, removes, and rearranges ideas in a paper | rethinks the organization and development of a draft
editing | corrects errors of grammar, usage, and punctuation sentence by sentence | polishes the language after the content is settled | fixes spelling and mechanics near the end of the process
publishing | shares the finished work with an audience | presents the final copy to readers
peer review / peer response | gives a writer feedback from classmates | lets fellow students comment on a paper

# Research and citation
? Which term describes
primary source | a firsthand account or original document from the time studied | a letter, diary, or speech by someone who took part | a diary, photograph, or government record used as direct evidence
secondary source | a later work that analyzes or interprets original materials | a textbook or scholarly article about an event by someone not present | an interpretation of firsthand evidence by a later scholar
tertiary source | a reference work that summarizes and indexes other works | an encyclopedia or almanac used for general background
annotated bibliography | a list of sources with a short summary and evaluation of each | a list that comments on the usefulness of each source
works cited page | an alphabetical MLA list of the sources used in a paper | a list placed at the end of a paper in MLA style
in-text citation / parenthetical citation | a brief note in the body of a paper that points to a full entry | an author's name and page number in parentheses
footnote | a note at the bottom of the page that gives a source or comment | a note signaled by a small raised number and printed below the text

# Ways of using sources
? Which term describes
paraphrase | restating a source's ideas in one's own words at about the same length | putting a passage into new wording with credit to its author | rewriting a passage in different words without shortening it much
summary | restating only the main ideas of a text much more briefly | condensing a text to its essential points | giving only the key points and leaving out details
direct quotation | copying an author's exact words within a pair of inverted commas | using a passage word for word with credit to the author
plagiarism | presenting another person's words or ideas as one's own | using a source without giving credit to its author | committing academic dishonesty by copying without citation
synthesis of sources | combining ideas from several authors into a new understanding | drawing several texts together in one's own conclusion
close reading | examining the details of a short passage carefully for meaning | studying word choice and structure line by line
inference | drawing a conclusion from clues in the text and prior knowledge | reading between the lines to find what is not stated | making a logical guess based on evidence
annotation | writing notes and questions in the margins of a text | marking a text with comments while reading

# Patterns of text organization
? Which pattern of organization
chronological order | arranges events in the sequence in which they happened | uses signal words such as first, next, and finally
spatial order | arranges details by their location | describes a scene from left to right or top to bottom
order of importance | arranges ideas from least to most significant or the reverse | begins or ends with the strongest point
problem and solution | presents a difficulty and then proposes a way to solve it | describes a trouble and recommends how to end it
cause and effect | shows why things happen and what results | uses signal words such as because, therefore, and as a result
compare and contrast | shows how subjects are alike and different | uses signal words such as similarly and on the other hand

# Parts of a news story
? Which part of a newspaper
headline | announces the main point of a story in large type at the top | attracts readers with a short title in large letters | summarizes a news article in a few bold words above it
byline | gives the name of the reporter who wrote the story | credits the author below the title
dateline | gives the place where a news story was written or filed | names a city at the start of a news story
lead / lede | opens a news story by answering who, what, when, where, and why | is the first sentence or paragraph of a news story | gives the most important facts first in an article
caption / cutline | explains a photograph in words beneath it | identifies the people in a picture
masthead | lists the staff, ownership, and address of a publication | names the publisher and editors
op-ed | gives the opinion of a guest writer opposite the editorial page | presents an individual's views and not those of the editors
obituary | reports a person's death and recounts the person's life | appears as a notice of someone's death with a summary of achievements
classified advertisement / classified ad | offers jobs or goods for sale in small print arranged by category | is a short paid notice about jobs, housing, or used goods

# Journalism
? Which term describes
inverted pyramid | the order of a news story from the most important facts to the least | a structure that lets editors cut a story from the bottom | an arrangement of facts in descending order of importance
objectivity | reporting facts without personal opinion | the principle that news should be fair and free of bias
yellow journalism | sensational and exaggerated reporting used to sell papers | the style of Hearst and Pulitzer before the Spanish-American War
investigative journalism | in-depth reporting that uncovers hidden wrongdoing | long research by reporters to expose corruption, as in Watergate
libel | a false written statement that damages a person's reputation | defamation in printed or published form | publication in print of falsehoods that harm someone's good name
slander | a false spoken statement that damages a person's reputation | defamation by spoken words or gestures
fact-checking | verifying statements before or after publication | testing the accuracy of a report against reliable sources
clickbait | a misleading title designed to draw visits to a web page | sensational online wording that attracts attention for advertising income
attribution | telling readers where information or a quotation came from | naming the source of a statement in a story

# Media literacy
? Which term describes
mass media | means of communication that reach very large audiences | newspapers, radio, television, and the Internet taken together
media bias | the slanting of news in favor of one side | unfair selection or presentation of news
gatekeeping | the choice by editors of which stories reach the public | the filtering of information before publication
agenda setting | the power of news coverage to decide which issues people think important | the influence of news on what the public thinks about
framing | presenting an issue so as to favor a certain interpretation | the selection of an angle that shapes how people understand an issue
echo chamber / filter bubble | an environment in which people meet only opinions like their own | the effect of algorithms and groups that repeat one's own views
misinformation | false information spread without intent to deceive | inaccurate content shared by people who believe it
disinformation | false information spread deliberately to deceive | lies planted on purpose to mislead the public
target audience | the particular group that a message is meant to reach | the people for whom an advertisement is designed

# Branches of linguistics
? Which branch of linguistics
etymology | studies the origin and history of individual words | traces a word back to its Latin, Greek, or other source
phonetics | studies the production and physical properties of speech sounds | describes how the tongue and lips make sounds | uses an alphabet of symbols for all speech sounds
phonology | studies how sounds are organized into a system in a language | studies the sound contrasts that distinguish words
morphology | studies the internal structure of words | analyzes roots, prefixes, and suffixes
syntactic theory | studies how words combine into sentences | analyzes phrase structure and word order
semantics | studies the meanings of words and sentences | analyzes literal meaning apart from the situation | asks how words carry meaning
pragmatics | studies how context affects what speakers mean | explains how listeners understand hints and implied requests
sociolinguistics | studies language in relation to social class, region, and gender | examines how speech varies among social groups
historical linguistics | studies how languages change and how they are related | reconstructs parent languages such as Proto-Indo-European
psycholinguistics | studies how the mind learns and processes language | examines language acquisition in children

# Units and features of language
? Which unit of language
phoneme | is the smallest unit of sound that distinguishes meaning | is the difference in sound between bat and pat | is a speech sound such as /k/ that can change one word into another
morpheme | is the smallest unit of meaning | can be a root or an affix such as -ed | may be free, like book, or bound, like the plural -s
grapheme | is the smallest unit of writing | represents a sound by a letter or group of letters
diphthong | is a glide from one vowel sound to another within a syllable | is the vowel sound heard in coin and loud
digraph | is a pair of letters that stands for one sound | is a spelling such as sh or ch
consonant | is a speech sound made by blocking the flow of air | is a sound such as p, t, or s
vowel | is a speech sound made with an open vocal tract | forms the center of a syllable

# Language change and contact
? Which term means
official language | a tongue that a government adopts for its laws, courts, and schools | a tongue given legal status by a state
mother tongue / native language / first language | the speech that a child acquires at home from birth | the variety that a speaker learns earliest in life
pidgin | a simplified contact language with no native speakers | a makeshift trade language between groups with no common tongue
creole | a contact language that has become the native tongue of a community | a full language that children develop from a simplified trade language
lingua franca | a common language used among speakers of different native languages | a shared language for trade or diplomacy, such as Swahili or English
language family | a group of tongues descended from one ancestor | a group such as Indo-European
dead language | a tongue that no longer has native speakers | a tongue such as Latin that no community learns from birth

# Elements of art
? Which element of art
line | is a path made by a moving point across a surface | can be straight, curved, thick, or thin and leads the eye | outlines forms through a pencil or brush stroke
shape | is a flat, enclosed area with height and width | is two-dimensional and either geometric or organic | has length and width but no depth | can be a circle, square, or triangle drawn on paper
form | is three-dimensional with height, width, and depth | includes the sphere, cube, cylinder, and cone | encloses volume, as in sculpture
color | is produced by reflected light and has hue, value, and intensity | is organized in a wheel of primary and secondary hues
value | is the lightness or darkness of a hue or tone | ranges from white through grays to black | creates the illusion of volume by shading
texture | is the way a surface feels or appears to feel | may be actual or implied, such as rough or smooth | can be felt by touch or suggested by brushwork
space | is the area around, between, and within objects | can be positive or negative | creates the illusion of depth by overlapping and perspective

# Principles of design
? Which principle of design
balance | distributes visual weight evenly in a composition | may be symmetrical, asymmetrical, or radial
emphasis | creates a focal point that attracts the viewer's attention first | makes one part of a work stand out by contrast or placement
contrast | places opposites such as light and dark side by side | uses strong differences between parts to create interest
visual rhythm | creates a sense of tempo by repeating elements | leads the eye through a work by regular repetition, like a beat in music
pattern | repeats a motif in a regular arrangement as decoration | covers a surface with recurring shapes or lines
proportion | relates the sizes of parts to one another and to the whole | makes a head the right size for its body
unity | makes all parts of a work appear to belong together | gives a work wholeness so that it looks complete
variety | combines different elements to add interest and avoid sameness | uses differences to keep a work from being monotonous
movement | guides the viewer's eye through the work along a path | suggests action by directing the eye across the work

# Color terms
? Which term describes
primary color | a hue that cannot be mixed from other hues | red, yellow, or blue on the artist's wheel
secondary color | a hue made by mixing two primaries | orange, green, or violet
tertiary color / intermediate color | a hue made by mixing a primary with a neighboring secondary | a hue such as blue-green or red-orange
complementary colors | two hues opposite each other on the wheel | a pair such as red and green that contrast most strongly
analogous colors | hues next to each other on the wheel | neighboring hues such as blue, blue-green, and green
warm colors | red, orange, and yellow, which seem to advance | hues associated with fire and the sun
cool colors | blue, green, and violet, which seem to recede | hues associated with water and sky
monochromatic color scheme | a plan that uses tints and shades of a single hue | a design of one hue in many values
tint | a hue lightened by the addition of white | the pale version of a hue
shade | a hue darkened by the addition of black | the dark version of a hue, such as navy or maroon

# Painting media
? Which painting medium
fresco | is pigment applied to wet plaster on a wall | was used by Michelangelo on the Sistine Chapel ceiling | bonds with the plaster of a wall as it dries | requires the artist to work quickly on a small section each day
tempera | is pigment mixed with egg yolk | was the common paint of panels before oil | dries quickly on wooden panels and was common in medieval Europe
oil paint | is pigment mixed with linseed oil that dries slowly | allowed blending and glazes and was perfected by Jan van Eyck | became the favorite medium of Western artists from the 1400s
watercolor | is transparent pigment mixed with water and used on paper | lets the white of the paper show through thin washes | is thinned with water and cannot easily be corrected
gouache | is opaque pigment mixed with water and gum | dries to a flat, matte, nontransparent surface on paper
acrylic paint | is pigment in a fast-drying synthetic resin | came into use in the mid-twentieth century and can be thinned with water
encaustic | is pigment mixed with hot wax | was used for mummy portraits in Roman Egypt
pastel | is pigment pressed into a chalky stick | was favored by Degas for pictures of dancers

# Techniques of painting and drawing
? Which artistic technique
chiaroscuro | uses strong contrast of light and dark to model figures | creates an illusion of volume by light and shadow, as in Caravaggio | takes its name from Italian for light and dark
sfumato | blends tones softly without sharp outlines, like smoke | gives the Mona Lisa her hazy contours | was developed by Leonardo da Vinci
impasto | lays paint on so thickly that strokes stand out | gives Van Gogh's surfaces their raised texture
glazing | lays thin transparent layers of oil over dry paint | gives oil paintings luminous depth through thin transparent coats
pointillism | builds a picture from small dots of pure color | was developed by Georges Seurat
linear perspective | creates depth by lines that meet at a vanishing point | was worked out by Filippo Brunelleschi in the Renaissance | makes parallel lines converge on the horizon
atmospheric perspective / aerial perspective | creates depth by making distant objects paler and bluer | imitates the effect of air on far hills
foreshortening | shortens a form so that it seems to project toward the viewer | makes an arm or leg pointing at the viewer look shorter than it is
trompe l'oeil | deceives the eye with an illusion of real objects | paints objects so realistically that they seem three-dimensional
cross-hatching | shades with two sets of overlapping parallel lines | builds dark areas from crossed pen strokes
stippling | shades with many small ink dots | makes tones darker by placing ink dots closer together
contour drawing | records the edges and outlines of a subject by line alone | follows the edges of a subject slowly, without shading

# Subjects of art
? Which kind of artwork
portrait | represents a particular person | shows the likeness and character of a sitter
self-portrait | represents the artist who made it | was painted dozens of times by Rembrandt and Van Gogh
landscape painting | shows natural scenery such as mountains and forests | was the chief subject of the Hudson River School
still life | shows an arrangement of inanimate objects such as fruit and flowers | includes bowls, bottles, and skulls arranged on a table
genre painting | shows scenes of everyday life | portrays ordinary people at work or at home, as in Vermeer
history painting | shows a historical, religious, or mythological event on a grand scale | was ranked highest by the art academies
icon | is a sacred picture of Christ or a saint in Orthodox worship | was central to Byzantine devotion
mural | is painted directly on or fixed to a wall | was made famous in Mexico by Diego Rivera
triptych | consists of three hinged panels | often stood on an altar with side wings that fold over the center

# Sculpture and craft techniques
? Which artistic technique
carving | removes material such as stone or wood | is a subtractive process, used by Michelangelo for David
modeling | builds up a soft material such as clay or wax by hand | is an additive process of shaping clay
casting | pours a liquid material such as molten bronze into a mold | can produce many copies of a statue from one mold
assemblage | joins found objects into a three-dimensional work | builds a work from discarded things, as Louise Nevelson did with wood
relief | leaves figures projecting from a flat background | was used on the frieze of the Parthenon
mosaic | sets small pieces of glass or stone in cement to form a picture | decorated Byzantine churches such as those of Ravenna
collage | glues paper and other materials to a flat surface | was introduced by Picasso and Braque
stained glass | fits colored pieces in lead to fill a church window | fills Gothic cathedrals with colored light
weaving | interlaces threads on a loom to make cloth | crosses warp and weft threads
ceramics | shapes clay and hardens it by firing in a kiln | includes earthenware, stoneware, and porcelain vessels

# Printmaking
? Which printmaking process
woodcut | prints from a wooden block whose raised areas hold the ink | was used by Hokusai for The Great Wave
engraving | prints from lines cut into a metal plate with a burin | was mastered by Albrecht Dürer in metal
etching | prints from lines bitten into a metal plate by acid | was mastered by Rembrandt
lithography / lithograph | prints from a greasy drawing on a flat stone | relies on the fact that grease and water do not mix
silkscreen / screen printing / serigraphy | pushes ink through a stencil on a mesh | was used by Andy Warhol for repeated images
linocut | prints from a design cut in a sheet of linoleum | uses a soft floor-covering material that is easier to cut than wood

# Art periods before 1800
? Which style of art
Byzantine art | used gold backgrounds and flat, solemn figures of saints | decorated churches of the Eastern Roman Empire with mosaics
Romanesque art | carved stylized religious figures around the portals of eleventh- and twelfth-century churches | preceded Gothic in western Europe
Gothic art | filled cathedrals with pointed arches and stained glass | began in France in the twelfth century | decorated cathedrals with sculpture, rose windows, and soaring pointed arches
Renaissance art | revived classical ideals with perspective and anatomy | flourished in Italy with Leonardo, Michelangelo, and Raphael | was supported by patrons such as the Medici
Mannerism | used elongated figures and artificial poses after the High Renaissance | is seen in the stretched figures of El Greco
Baroque art | used drama, movement, and strong light to stir emotion in the 1600s | was encouraged by the Catholic Counter-Reformation | is seen in Caravaggio, Rubens, and Bernini
Rococo | used light colors, curves, and playful scenes of the French aristocracy | is seen in the works of Watteau and Fragonard
Neoclassicism | returned to the order and themes of Greece and Rome in the late 1700s | is seen in Jacques-Louis David's Oath of the Horatii

# Art movements of the 1800s
? Which art movement
Romanticism | stressed emotion, drama, and the power of nature | is seen in Delacroix, Goya, and Turner | preferred imagination and the sublime to classical order
Realism | portrayed workers and peasants truthfully | was led by Gustave Courbet | showed ordinary life without idealizing it in mid-nineteenth-century France
Impressionism | captured the passing effects of light with quick, visible brushstrokes | was named for a Monet picture of sunrise | began in Paris with Monet, Renoir, and Degas and an exhibition in 1874
Post-Impressionism | went beyond the recording of light to personal expression and form | includes Van Gogh, Gauguin, and Cézanne | followed the work of Monet with stronger form, color, and emotion
Hudson River School | painted grand American wilderness landscapes | included Thomas Cole and Frederic Church
Pre-Raphaelite Brotherhood | returned in Victorian England to the detail of early Italian art | was founded in London in 1848 by Rossetti, Millais, and Hunt
Art Nouveau | used flowing plantlike curves in design around 1900 | is seen in the posters of Alphonse Mucha
Arts and Crafts movement | revived handmade design against factory goods | was led by William Morris

# Art movements of the 1900s
? Which art movement
Fauvism | used wild, unnatural color in the early 1900s | was led by Henri Matisse | was named after French critics called its painters wild beasts
Cubism | broke objects into geometric planes seen from several viewpoints at once | was founded by Pablo Picasso and Georges Braque | was influenced by Cézanne and African masks
Expressionism | distorted form and color to show inner feeling | was strongest in Germany with groups such as The Bridge | is seen in Kirchner, Kandinsky, and the anxious figures of Munch
Futurism | celebrated speed, machines, and modern life in Italy | was announced in 1909 by the Italian poet Marinetti
Dada | mocked art and reason with nonsense after the horror of World War I | included Marcel Duchamp's readymades | began in Zurich as a protest against war and tradition
Surrealism | drew on dreams and the unconscious | was led by Salvador Dalí and René Magritte | was launched in Paris by André Breton in 1924
Abstract Expressionism | used large gestural canvases in New York after World War II | was led by Jackson Pollock and Mark Rothko | made New York the center of art with drip and color field painting
Pop Art | used images of advertising, comics, and consumer goods | was led by Andy Warhol and Roy Lichtenstein | blurred the line between fine art and mass culture in the 1960s
Op Art | used geometric patterns to create optical illusions | makes flat patterns appear to vibrate, as in works by Bridget Riley
Minimalism | reduced works to plain geometric forms | used industrial materials and simple repeated units in the 1960s
Conceptual Art | treats the idea as more important than the finished object | lets a written instruction or text stand as the work itself

# Renaissance artists
? Which artist
Leonardo da Vinci | painted the Mona Lisa and The Last Supper | filled notebooks with studies of anatomy and flying machines | used sfumato and is called a model of the Renaissance man
Michelangelo | painted the Sistine Chapel ceiling | carved the David and the Pietà | painted The Last Judgment and designed the dome of St. Peter's
Raphael | painted The School of Athens | is famous for gentle Madonnas and balanced compositions | decorated rooms of the Vatican for Pope Julius II
Sandro Botticelli / Botticelli | painted The Birth of Venus | worked for the Medici in Florence and painted Primavera | painted a goddess standing on a seashell
Donatello | cast a bronze David, the first freestanding nude since antiquity | was the leading sculptor of early Renaissance Florence | carved a marble Saint George and an equestrian statue of Gattamelata
Titian | was the leading painter of Renaissance Venice | was famous for rich color in Venice
Giotto | painted lifelike frescoes in Padua before the Renaissance | is called the father of Italian Renaissance painting
Jan van Eyck | painted the Arnolfini Portrait | perfected oil painting in Flanders | painted the Ghent Altarpiece with his brother
Albrecht Dürer | made woodcuts and engravings in Germany | brought Italian Renaissance ideas to northern Europe
Pieter Bruegel / Pieter Bruegel the Elder | painted Flemish peasant life | painted The Peasant Wedding and Hunters in the Snow
Hieronymus Bosch | painted The Garden of Earthly Delights | filled Netherlandish panels with fantastic monsters and scenes of hell

# Artists of the 1600s to the early 1800s
? Which artist
Caravaggio | used dramatic contrasts of light and dark in religious scenes | painted The Calling of Saint Matthew | used ordinary people as models for saints
Gian Lorenzo Bernini | carved The Ecstasy of Saint Teresa | designed the colonnade of Saint Peter's Square
Rembrandt | painted The Night Watch | was a Dutch master of light, portraits, and etching | painted The Anatomy Lesson of Dr. Tulp
Johannes Vermeer | painted Girl with a Pearl Earring | showed quiet Dutch interiors lit by a window | painted The Milkmaid in Delft
Peter Paul Rubens | painted large, energetic Flemish Baroque canvases with full figures | ran a large workshop in Antwerp and served as a diplomat
Diego Velázquez | painted Las Meninas at the Spanish court | was the court painter of Philip IV
Artemisia Gentileschi | painted Judith Slaying Holofernes | was the best-known woman painter of the Italian Baroque
Francisco Goya | painted The Third of May 1808 | protested the cruelty of war in Spain | painted Saturn Devouring His Son and etched The Disasters of War
Jacques-Louis David | painted The Death of Marat | was the leading Neoclassical painter of the French Revolution
Eugène Delacroix | painted Liberty Leading the People | led French Romantic painting with rich color and drama
J. M. W. Turner | painted glowing English seascapes and storms | painted The Fighting Temeraire and Rain, Steam, and Speed
Hokusai | made the woodblock print The Great Wave | made Thirty-Six Views of Mount Fuji in Japan

# Impressionist and Post-Impressionist artists
? Which artist
Claude Monet | painted water lilies and haystacks in changing light | founded Impressionism with a picture of sunrise | painted the garden at his home in Giverny
Pierre-Auguste Renoir | painted cheerful Parisians at dances and boating parties | painted Luncheon of the Boating Party
Edgar Degas | painted ballet dancers and horse races | made pastels and a bronze statue of young dancers
Édouard Manet | painted Olympia and shocked Paris before Impressionism | painted Luncheon on the Grass and A Bar at the Folies-Bergère
Mary Cassatt | painted mothers and children | was an American who joined the French Impressionists | was influenced by Japanese prints and painted The Child's Bath
Vincent van Gogh / Van Gogh | painted The Starry Night and Sunflowers | used thick swirling strokes and intense color in Arles | was a Dutch painter who sold almost nothing in his lifetime
Paul Gauguin | painted the people of Tahiti in flat, bright color | left France for the South Seas to paint simple, symbolic scenes
Paul Cézanne | painted Mont Sainte-Victoire and prepared the way for Cubism | reduced nature to the cylinder, the sphere, and the cone | painted The Card Players and still lifes of apples
Georges Seurat | painted A Sunday on La Grande Jatte with tiny dots | developed pointillism from theories of color
Auguste Rodin | sculpted the bronze figure called The Thinker | sculpted The Kiss and The Burghers of Calais
Henri de Toulouse-Lautrec | made posters of Paris cabarets and the Moulin Rouge | portrayed the night life of Montmartre in lithographs

# Modern artists
? Which artist
Pablo Picasso | painted Guernica to protest the bombing of a Spanish town | developed Cubism with Braque | was a Spaniard who had a Blue Period and a Rose Period
Henri Matisse | led the Fauves with bold color and later made paper cutouts | painted The Dance and Woman with a Hat
Salvador Dalí | painted melting watches in The Persistence of Memory | was a Spanish Surrealist who painted dreams in sharp detail
Edvard Munch | painted the anguished figure of The Scream | was a Norwegian Expressionist who painted anxiety
Wassily Kandinsky | painted some of the first purely abstract pictures | was a Russian pioneer of nonobjective painting in Munich
Piet Mondrian | painted grids of black lines with primary colors | led the Dutch De Stijl movement
Frida Kahlo | painted self-portraits of pain and Mexican identity | was a Mexican painter injured in a bus accident
Diego Rivera | painted murals of Mexican history and workers | led the Mexican mural movement with Orozco and Siqueiros
Georgia O'Keeffe | painted enlarged flowers and bones of the American Southwest | found her subjects in the desert of New Mexico
Jackson Pollock | dripped and poured paint on canvases laid on the floor | led the action painters of New York
Andy Warhol | made silkscreens of soup cans and Marilyn Monroe | led American Pop Art from a studio called the Factory
Marcel Duchamp | exhibited a urinal as a readymade called Fountain | painted Nude Descending a Staircase and joined the Dadaists
Edward Hopper | painted the lonely diner of Nighthawks | painted isolated figures in American cities and empty rooms
Grant Wood | painted the rural couple of American Gothic | painted a stern farmer with a pitchfork and his daughter
Jacob Lawrence | painted the Migration Series of African American life | showed African Americans moving north in a series of sixty panels

# Styles of architecture
? Which style of architecture
Romanesque architecture | has thick walls, rounded arches, and small windows | filled medieval Europe with heavy stone churches before the Gothic | used barrel vaults and massive piers
Gothic architecture | has pointed arches, ribbed vaults, and flying buttresses | gave cathedrals such as Chartres great height and large windows | began at Saint-Denis near Paris | lifted stone vaults on slender piers and outside buttresses
Byzantine architecture | sets large domes on pendentives over square spaces | produced Hagia Sophia in Constantinople
Renaissance architecture | returned to classical columns, symmetry, and domes in Italy | is seen in Brunelleschi's dome in Florence
Baroque architecture | has curved walls, grand scale, and rich ornament | is seen in the palace of Versailles and in Bernini's works in Rome
Neoclassical architecture | imitated Greek and Roman temples in the eighteenth century and after | is seen in the United States Capitol
Islamic architecture | has minarets, domes, arabesques, and geometric decoration | is seen in the Alhambra and the Taj Mahal
International Style | has glass walls, steel frames, and no ornament | is seen in the works of Mies van der Rohe and Le Corbusier
Art Deco | has zigzags, sleek lines, and geometric ornament of the 1920s and 1930s | is seen in the Chrysler Building
Prairie style / Prairie School | has low horizontal lines and open plans suited to the Midwest | was developed by Frank Lloyd Wright

# Parts of buildings
? Which part of a building
arch | spans an opening with wedge-shaped stones held by a keystone | was used by the Romans to build aqueducts and bridges | transfers weight outward and downward to its supports
vault | is a curved stone ceiling made by extending an arch | covers the nave of a medieval church
dome | is a hemispherical roof over a circular or square space | covers the Pantheon in Rome | was placed on Florence Cathedral by Brunelleschi
flying buttress | supports a wall from outside by a half arch | let Gothic walls be thinner and filled with windows
column | is a round vertical support with a base, shaft, and capital | is built in the Doric, Ionic, or Corinthian order
pediment | is the triangular gable above the front of a classical temple | was filled with sculpture at the Parthenon
frieze | is a horizontal band of sculpture or decoration above the columns | ran around the Parthenon with a carved procession
facade | is the front face of a structure | is the side that faces the street and holds the main entrance
nave | is the long central space of a church where worshipers gather | leads from the entrance toward the altar, with aisles on both sides
apse | is the semicircular end of a church, usually behind the altar | is a rounded recess that holds the altar
minaret | is the tall tower of a mosque from which prayer is called | stands beside a mosque as a slender tower with a balcony
rose window | is the large circular stained glass opening of a Gothic cathedral | has stone tracery spreading from the center like petals
gargoyle | is a carved waterspout in the shape of a monster | carries rainwater away from cathedral walls through a carved mouth
cupola | is a small domed structure on top of a roof | is a little tower on a roof that admits light or air

# Greek and Roman orders
? Which order of column
Doric order / Doric | is the plainest Greek style, with a simple capital and no base | was used on the outside of the Parthenon
Ionic order / Ionic | has a capital with scrolls called volutes | is a slender Greek style with two spiral scrolls
Corinthian order / Corinthian | has a capital carved with acanthus leaves | is the most ornate Greek style, favored by the Romans
Tuscan order | is a plain Roman style with an unfluted shaft and a base | simplified the plainest Greek style for Roman use
Composite order | combines scrolls and acanthus leaves in a Roman capital | was a late Roman mixture of two ornate Greek styles

# Famous buildings
? Which building
Parthenon | is the temple of Athena on the Acropolis of Athens | is the most famous Doric temple of ancient Greece | was built under Pericles in the fifth century BC
Pantheon | is a Roman temple with a concrete dome and an open oculus | was rebuilt by the emperor Hadrian in Rome
Colosseum | is a Roman amphitheater used for gladiator fights | held about 50,000 spectators in Rome | was opened by the emperor Titus in AD 80
Hagia Sophia | was built as a church by Justinian in Constantinople | became a mosque after the Ottoman conquest
Notre-Dame de Paris | is the Gothic cathedral on an island in the Seine | was badly damaged by fire in 2019
Taj Mahal | is a white marble tomb built by Shah Jahan at Agra | was built by a Mughal emperor for his wife
Alhambra | is a Moorish palace and fortress in Granada | was built by the last Muslim rulers of Spain around fountain courts
Saint Peter's Basilica / St. Peter's Basilica | is the great church of the Vatican with a dome by Michelangelo | was rebuilt in Renaissance Rome and stands over an apostle's tomb
Fallingwater | is a house by Frank Lloyd Wright built over a waterfall | is a Pennsylvania house with concrete terraces over a stream
Sydney Opera House | is an Australian concert hall with shell-shaped roofs | was designed by the Danish architect Jørn Utzon
Guggenheim Museum Bilbao | is a titanium-covered Spanish gallery by Frank Gehry | has curving metal surfaces and revived an industrial city in Spain
Eiffel Tower | is an iron structure built for the Paris fair of 1889 | was the tallest structure in the world until 1930

# Architects
? Which architect
Filippo Brunelleschi / Brunelleschi | designed the dome of Florence Cathedral | worked out the rules of linear perspective in the Renaissance
Andrea Palladio | designed symmetrical villas near Vicenza | influenced Jefferson with his classical Italian villas
Christopher Wren | rebuilt Saint Paul's Cathedral after the Great Fire of London | designed many London churches after 1666
Antoni Gaudí | designed the Sagrada Família in Barcelona | used curving, organic forms in the modern architecture of Catalonia
Louis Sullivan | pioneered the skyscraper and said that form follows function | was the Chicago architect of early steel-frame office towers
Frank Lloyd Wright | developed organic architecture and the Prairie house | designed the spiral Guggenheim Museum in New York | designed homes in harmony with their natural surroundings
Le Corbusier | called a house a machine for living in | designed the Villa Savoye on slender pillars
Ludwig Mies van der Rohe / Mies van der Rohe | said that less is more and built towers of glass and steel | designed the Seagram Building in New York
Walter Gropius | founded the Bauhaus school in Germany | designed a school building at Dessau that united art and industry
I. M. Pei | designed the glass pyramid of the Louvre | designed the East Building of the National Gallery in Washington
Maya Lin | designed the Vietnam Veterans Memorial in Washington | designed a black granite wall inscribed with names of the war dead
Frank Gehry | designed curving titanium buildings such as that of Bilbao | designed the Walt Disney Concert Hall in Los Angeles

# Elements of music
? Which element of music
melody | is a series of single tones heard as a unit | is the tune that a listener remembers | is a succession of pitches that rises and falls
harmony | is the sounding of different pitches together in chords | supports a tune with chords
musical rhythm / rhythm | is the pattern of long and short sounds and silences in time | organizes sounds by their duration
pitch | is the highness or lowness of a sound | depends on the frequency of vibration
timbre / tone color | is the quality that distinguishes one instrument or voice from another | makes a flute sound different from a violin on the same note | distinguishes an oboe from a trumpet playing the same pitch
tempo | is the speed of the beat | is given by Italian words such as allegro and adagio | tells how fast or slow music moves
dynamics | is the loudness or softness of sound | is given by Italian words such as forte and piano | tells how loud or soft music is
musical texture | is the way in which layers of sound are combined | may be monophonic, homophonic, or polyphonic

# Musical notation
? Which symbol of musical notation
staff | consists of five lines and four spaces on which notes are written | shows pitch by the position of notes on its lines and spaces
treble clef / G clef | curls around the second line and shows higher pitches | is used for the violin and the right hand of the piano | fixes the G above middle C on the staff
bass clef / F clef | marks the fourth line with two dots and shows lower pitches | is used for the cello and the left hand of the piano | fixes the F below middle C on the staff
bar line | divides the staff into measures | is a vertical stroke that marks the end of each measure
time signature | shows the number of beats in a measure and the note that gets one beat | is written as two numbers, one above the other | is 3/4 in a waltz
key signature | shows by sharps or flats at the start which notes are altered throughout | tells the player the tonality of a piece
sharp | raises a note by a half step | looks like a small number sign before a note
flat | lowers a note by a half step | looks like a small letter b before a note
natural sign | cancels an earlier sharp or flat | returns an altered note to its unaltered pitch
fermata | tells the player to hold a note longer than its value | looks like a dot under a curved line
repeat sign | tells the player to play a section again | has two dots before a double bar
slur | is a curved line that joins different pitches to be played smoothly | tells a player to perform several different notes legato
ledger line | is a short added stroke for notes above or below the staff | extends the staff upward or downward, as for middle C

# Note and rest values
? Which note value
whole note | lasts four beats in 4/4 time | is an open oval without a stem
half note | lasts two beats in 4/4 time | is an open oval with a stem
quarter note | lasts one beat in 4/4 time | is a filled oval with a stem and no flag
eighth note | lasts half a beat in 4/4 time | has a filled head, a stem, and one flag
sixteenth note | lasts one fourth of a beat in 4/4 time | has a filled head, a stem, and two flags
dotted half note | lasts three beats in 4/4 time | fills a whole measure in 3/4 time
triplet | divides a beat into three equal parts | fits three notes into the time of two

# Dynamics in music
? Which dynamic marking
pianissimo | means to play very softly | is abbreviated pp on the score
piano | means soft, without further degree | is abbreviated with a single p
mezzo piano | means to play moderately softly | is abbreviated mp on the score
mezzo forte | means to play moderately loudly | is abbreviated mf on the score
forte | means loud, without further degree | is abbreviated with a single f
fortissimo | means to play very loudly | is abbreviated ff on the score
crescendo | means gradually growing louder | is shown by a wedge that opens to the right | tells players to increase volume little by little
decrescendo / diminuendo | means gradually growing softer | is shown by a wedge that closes to the right | tells players to reduce volume little by little
sforzando | means a sudden strong accent | is abbreviated sfz on the score

# Tempo in music
? Which tempo marking
largo | means very slow and broad | asks for a slow, stately, broad performance
adagio | means slow and leisurely | asks for a slow performance at ease
andante | means at a moderate walking pace | asks for the speed of a person walking
moderato | means at a medium speed | asks for a speed faster than walking and slower than lively
allegro | means fast and lively | asks for a cheerful, quick performance
vivace | means very lively and brisk | asks for a vivid performance, brisker than allegro
presto | means at a very fast speed | asks for great speed, as in many final movements
accelerando | means gradually getting faster | asks players to increase speed little by little
ritardando | means gradually getting slower | asks players to reduce speed little by little

# Articulation and expression
? Which term means
legato | smooth and connected, without breaks between notes | playing notes in a flowing line
staccato | short and detached, with each note separated | playing notes separately, as marked by dots
pizzicato | plucking the strings with the finger | playing a bowed instrument without the bow
vibrato | a slight, rapid wavering of pitch for warmth | the pulsing of pitch made by a singer or string player
a cappella | singing without instrumental accompaniment | performed by voices alone
tremolo | a rapid repetition of one note | a trembling effect of quick bow strokes
glissando | a slide through the pitches between two notes | a rapid sliding run along strings or keys
rubato | a flexible tempo that slows and hurries for expression | "stolen time," taken from one note and given to another
da capo | a direction to repeat from the beginning | returning to the start of the piece
cantabile | in a singing style | playing an instrument as a voice would sing

# Scales
? Which scale
major scale | is a series of eight notes with half steps after the third and seventh notes | is the bright-sounding series do re mi fa sol la ti do
minor scale | is a series of notes with a lowered third and a sad sound | is a series that has natural, harmonic, and melodic forms
chromatic scale | is a series of all twelve half steps | is the series that uses every white and black key
pentatonic scale | is a series of five notes used in much folk and Asian music | is a series that can be played on the black keys of the piano
whole-tone scale | is a series of six notes with no half steps | was used by Debussy to blur the sense of key
blues scale | is a series with bent or lowered third, fifth, and seventh notes | is the basis of improvisation over twelve bars

# Intervals, harmony, and technique
? Which term describes
counterpoint | the combination of independent melodic lines, an art perfected by Bach | writing note against note in several voices
ostinato | a short musical pattern repeated persistently | a figure repeated over and over in the bass or accompaniment
call and response | a leader's phrase followed by a group's answer | an African pattern carried into spirituals and blues
musical octave | the distance between a pitch and the next one of the same letter name | an interval whose upper pitch has twice the frequency of the lower
half step / semitone | the smallest distance between pitches in Western music | the distance from one piano key to the next
chord | three or more pitches sounded together | a group of simultaneous pitches, such as a triad
arpeggio | notes of a harmony sounded one after another | playing the tones of a harmony in succession, as on a harp
tonic | the first and central note of a key | the note on which a piece usually comes to rest
cadence | a closing formula of chords at the end of a phrase | a resting point that works like musical punctuation
dissonance | a tense, unstable combination of pitches | clashing pitches that seem to need resolution
modulation | a change from one key to another within a piece | moving to a new tonal center during a composition
syncopation | accents placed on weak beats | stressing the offbeat, as in ragtime and jazz

# Musical textures and techniques
? Which musical texture
heterophony | has several performers play varied versions of one melody at the same time | is common in the music of the Middle East and Asia
monophony / monophonic texture | has a single melody without accompaniment | is the sound of Gregorian chant
homophony / homophonic texture | has one main melody supported by chords | is heard when chords accompany a tune, as in a hymn
polyphony / polyphonic texture | combines two or more independent melodies at once | weaves several equal voices together, as in Renaissance motets
musical canon / round | has the same melody imitated strictly by voices that enter one after another | is heard in songs such as "Row, Row, Row Your Boat"
drone | holds one continuous low note under a melody, as in bagpipes | sustains one pitch beneath Indian and Scottish music

# Families and kinds of instruments
? Which instrument family
string family | produces sound by bowing or plucking stretched cords | includes the violin, viola, cello, and double bass
woodwind family | produces sound by air blown across an edge or through a reed | includes the flute, clarinet, oboe, and bassoon
brass family | produces sound by lips buzzing in a cup-shaped mouthpiece | includes the trumpet, horn, trombone, and tuba
percussion family | produces sound when struck, shaken, or scraped | includes drums, cymbals, and xylophone
keyboard family | produces sound when the player presses a row of keys | includes the piano, organ, and harpsichord
electronic family | produces sound by circuits and loudspeakers | includes the synthesizer and theremin

# Instruments of the orchestra
? Which instrument
violin | is the smallest and highest bowed instrument of the orchestra | leads the orchestra through the concertmaster
viola | is a bowed instrument slightly larger and lower than the highest one | reads its music in the alto clef
cello | is a bowed instrument held between the knees | plays the tenor and bass range between the player's knees
double bass | is the largest and lowest bowed instrument of the orchestra | is played standing or on a high stool
harp | is played by plucking many upright strings and uses seven pedals | has about forty-seven strings in a triangular frame
flute | is a woodwind held sideways and played without a reed | is sounded by blowing across a hole in a metal tube
piccolo | is the smallest and highest woodwind | sounds an octave above the flute
oboe | is a double-reed woodwind that gives the tuning note | has a conical tube and a penetrating, nasal sound
clarinet | is a woodwind with a single reed and a black wooden tube | has a cylindrical tube and was given a famous concerto by Mozart
bassoon | is the large, low double-reed woodwind | has a long wooden tube folded double
saxophone | is a brass-bodied woodwind with a single reed, common in jazz | was invented in Belgium in the 1840s and is used in military bands
trumpet | is the highest brass instrument and has three valves | plays brilliant fanfares with three valves
French horn | is a brass instrument with coiled tubing and a hand in its bell | descended from the hunt and has a wide flared bell
trombone | is a brass instrument that changes pitch by a slide | has a long telescoping tube in place of valves
tuba | is the largest and lowest brass instrument | provides the deep bass of the brass section
timpani / kettledrums | are large copper drums tuned to definite pitches | can be retuned by a pedal during a performance

# Keyboard and folk instruments
? Which instrument
harpsichord | plucks its strings by quills when keys are pressed | was the chief keyboard of the Baroque period
grand piano / pianoforte | strikes its strings with felt hammers when keys are pressed | replaced earlier keyboards because touch controls loudness
pipe organ | sends wind through pipes controlled by keys and pedals | fills churches with sound from pipes and stops
sitar | is a long-necked plucked lute of northern India | was made known abroad by Ravi Shankar
koto | is a Japanese zither with thirteen strings | is plucked with picks and has movable bridges in Japanese music
bagpipe / bagpipes | sounds by air squeezed from a bag, with drones, in Scottish music | has a chanter on which the melody is fingered
banjo | has a round body with a skin head and came from African models | is plucked in bluegrass music and was brought to America by enslaved people
djembe | is a goblet-shaped West African drum played with bare hands | has a single head of goatskin tightened with ropes
didgeridoo | is a long wooden wind tube of Aboriginal Australians | is played by circular breathing and buzzing lips
lute | is a pear-shaped plucked instrument of the Renaissance | has a bent-back neck and was played to accompany songs in the 1500s

# Voice types
? Which voice type
soprano | is the highest female voice | usually sings the heroine of an opera | sings the top part of a mixed choir
mezzo-soprano | is the middle female voice | sings the title role of Carmen
alto / contralto | is the lowest female voice | sings the second part from the top of a mixed choir
countertenor | is an adult male voice that sings in the alto range by falsetto | sang high parts in Baroque opera without being a woman or a boy
tenor | is the highest ordinary male voice | usually sings the romantic hero of an opera | sings the part above the lowest in a mixed choir
baritone | is the middle male voice | sings between the tenor and the lowest man
bass | is the lowest male voice | sings the lowest part of a choir

# Musical forms
? Which musical form
sonata form / sonata-allegro form | has an exposition, a development, and a recapitulation | shapes the first movement of most Classical symphonies | presents two themes, develops them, and restates them
rondo | returns to its main theme between contrasting sections | follows the pattern ABACA
theme and variations | states a tune and then repeats it in altered versions | changes the harmony, rhythm, or mode of one melody again and again
binary form | has two contrasting sections, A and B | follows the pattern AB
ternary form | has three sections in the pattern ABA | returns to its opening section after a contrasting middle
strophic form | repeats the same music for every stanza of a song | is used in hymns and most folk songs
twelve-bar blues | repeats a fixed pattern of three chords in three four-measure phrases | is built on the I, IV, and V chords
fugue | develops one subject by imitation in several voices | was brought to its height by Johann Sebastian Bach | begins with a subject that each voice enters with in turn

# Kinds of composition
? Which kind of composition
symphony | is a large work for orchestra, usually in four movements | was perfected by Haydn, Mozart, and Beethoven | has movements that are commonly fast, slow, dancelike, and fast
concerto | is a work for a solo instrument and orchestra, usually in three movements | sets one soloist against the orchestra | displays a soloist's skill and often includes a cadenza
sonata | is a work in several movements for one or two instruments | was written for solo piano thirty-two times by Beethoven
string quartet | is a work for two violins, viola, and cello | was made a major form of chamber music by Haydn
opera | is a drama that is sung to orchestral accompaniment with costumes and scenery | began in Italy about 1600 | unites singing, acting, scenery, and orchestra
oratorio | is a large sacred work for soloists, choir, and orchestra without staging | is the form of Handel's Messiah | tells a Bible story in music for the concert hall
cantata | is a shorter vocal work in several movements, often for a church service | was written in great number by Bach for Lutheran services
musical setting of the Mass | sets the Latin text of the Catholic service, from Kyrie to Agnus Dei | was composed for Catholic worship by Palestrina and in B minor by Bach
overture | is an orchestral introduction to an opera or play | is played before the curtain rises
symphonic poem / tone poem | is a one-movement orchestral work that tells a story or paints a scene | was invented by Franz Liszt
art song / lied / lieder | sets a poem for solo voice and piano | was brought to its height by Franz Schubert
madrigal | is an unaccompanied secular song for several voices in the Renaissance | used word painting in Italy and England around 1600
Gregorian chant / plainchant | is unaccompanied medieval church melody in Latin | is monophonic and was named for a pope
motet | is a polyphonic sacred choral work of the Middle Ages and Renaissance | set Latin religious texts other than the Ordinary for several voices
requiem | is a setting of the service for the dead | was left unfinished by Mozart and composed on a vast scale by Verdi
étude | is a study for practicing a technical difficulty | is a piano piece for building skill, raised to concert music by Chopin
nocturne | is a dreamy piano piece suggesting night, as by Chopin | has a songlike melody over broken chords and was invented by John Field

# Terms of opera
? Which term means
aria | a solo song that expresses a character's emotion | an expressive melody that stops the action of an opera
recitative | speechlike singing that moves the action forward | singing that follows the rhythms of ordinary speech
libretto | the text of an opera | the words to which a composer sets an opera
leitmotif | a short theme tied to a character or idea | the recurring musical idea used by Richard Wagner
prima donna | the leading female singer of a company | the star soprano of an opera house
bel canto | the Italian style of beautiful, agile singing | vocal art of the operas of Rossini, Bellini, and Donizetti

# Musical periods
? Which period of music
medieval period | produced Gregorian chant and the first notation with staff lines | was the age of troubadours and Hildegard of Bingen
Renaissance period | produced madrigals and the a cappella masses of Palestrina | used smooth vocal polyphony between about 1450 and 1600
Baroque period | produced opera, the fugue, and the works of Bach, Handel, and Vivaldi | used continuous bass, ornament, and terraced dynamics
Classical period | produced the balanced, clear symphonies of Haydn and Mozart | lasted from about 1750 to the early 1800s
Romantic period | produced expressive works of Chopin, Schumann, Wagner, and Tchaikovsky | filled the nineteenth century with emotion and national color
twentieth-century music | produced atonality, serialism, and minimalism | is the age of Stravinsky, Schoenberg, and electronic sound

# Composers of the Baroque and Classical periods
? Which composer
Johann Sebastian Bach / Bach | wrote the Brandenburg Concertos and The Well-Tempered Clavier | was a German organist and master of the fugue | wrote the St. Matthew Passion and the Mass in B Minor
George Frideric Handel / Handel | wrote the oratorio Messiah with its "Hallelujah" chorus | was born in Germany and worked in London | wrote Water Music for a royal party on the Thames
Antonio Vivaldi / Vivaldi | wrote The Four Seasons | was a Venetian priest who wrote hundreds of concertos | taught music at an orphanage for girls in Venice
Claudio Monteverdi | wrote Orfeo, one of the first operas | led Italian music from the Renaissance to the Baroque
Henry Purcell | wrote the English opera Dido and Aeneas | was the greatest English composer of the seventeenth century
Joseph Haydn / Haydn | wrote over one hundred symphonies and is called their father | served the Esterházy family and wrote The Surprise | developed the string quartet and taught Beethoven
Wolfgang Amadeus Mozart / Mozart | wrote The Magic Flute and The Marriage of Figaro | was a child prodigy from Salzburg who left a Requiem unfinished | wrote the opera Don Giovanni and the serenade Eine kleine Nachtmusik
Ludwig van Beethoven / Beethoven | wrote nine symphonies, the last with "Ode to Joy" | went deaf and bridged the Classical and Romantic periods | wrote the Eroica Symphony, the opera Fidelio, and the Moonlight Sonata

# Romantic composers
? Which composer
Franz Schubert | wrote more than 600 songs and an Unfinished Symphony | wrote the song "Erlkönig" and the Trout Quintet in Vienna
Frédéric Chopin / Chopin | wrote nocturnes, mazurkas, and polonaises for piano | was a Polish pianist who settled in Paris | wrote almost only for solo piano
Franz Liszt | invented the symphonic poem and dazzled Europe as a pianist | wrote the Hungarian Rhapsodies
Richard Wagner | wrote The Ring of the Nibelung | used leitmotifs in German music dramas | built a theater at Bayreuth for his operas
Giuseppe Verdi | wrote the Italian operas Aida, La Traviata, and Rigoletto | was the leading Italian opera composer of the nineteenth century and wrote a Requiem
Giacomo Puccini | wrote the operas La Bohème and Madama Butterfly | wrote the opera Tosca and left Turandot unfinished
Georges Bizet | wrote the opera Carmen | set the story of a Spanish gypsy and a soldier to French music
Johannes Brahms | wrote four symphonies and a famous lullaby in German Romantic style | wrote A German Requiem and kept to classical forms
Pyotr Ilyich Tchaikovsky / Tchaikovsky | wrote Swan Lake and The Nutcracker | was the Russian composer of the 1812 Overture | wrote the ballet The Sleeping Beauty
Antonín Dvořák | wrote the New World Symphony in America | used Czech folk style in his Slavonic Dances
Edvard Grieg | wrote music for Peer Gynt in Norway | wrote "In the Hall of the Mountain King"
Felix Mendelssohn | wrote music for A Midsummer Night's Dream, with its Wedding March | revived Bach's St. Matthew Passion

# Modern composers
? Which composer
Claude Debussy | wrote the Impressionist works La Mer and Clair de lune | led musical Impressionism in France with Prelude to the Afternoon of a Faun
Maurice Ravel | wrote Boléro, which repeats one rhythm throughout | orchestrated Pictures at an Exhibition and wrote Daphnis and Chloe
Igor Stravinsky | wrote The Rite of Spring, which caused a riot in Paris | wrote the ballets The Firebird and Petrushka | changed from Russian ballets to a neoclassical style
Arnold Schoenberg | developed the twelve-tone method of composition | abandoned tonality in Vienna
Béla Bartók | collected and used Hungarian folk music | wrote the Concerto for Orchestra
Aaron Copland | wrote Appalachian Spring in an American style | wrote Fanfare for the Common Man and Rodeo
George Gershwin | wrote Rhapsody in Blue and Porgy and Bess | joined jazz and classical music | wrote "I Got Rhythm" and An American in Paris
Leonard Bernstein | wrote West Side Story and conducted the New York Philharmonic | set the Romeo and Juliet story among New York street gangs
Charles Ives | quoted American hymns and marches in clashing keys | was a Connecticut insurance man who wrote The Unanswered Question
John Cage | wrote 4′33″, in which no note is played | used chance and the prepared piano
Philip Glass | wrote minimalist operas such as Einstein on the Beach | built works from short patterns that repeat with slow change
John Philip Sousa | wrote marches such as The Stars and Stripes Forever | led the United States Marine Band and was called the March King

# American and popular styles of music
? Which style of music
blues | grew from African American work songs and uses bent notes and twelve bars | expresses sorrow and hardship and was sung by Bessie Smith | influenced jazz and rock and came from the Mississippi Delta
ragtime | is syncopated piano music made popular by Scott Joplin | was piano music of the 1890s with a steady left hand
jazz | began in New Orleans and relies on improvisation and swing | was shaped by Louis Armstrong and Duke Ellington | blends African rhythms with European harmony
swing music / big band music | was popular for dancing in the ballrooms of the 1930s | was led by Benny Goodman and Count Basie
bebop | was fast, complex music for small groups in the 1940s, led by Charlie Parker | developed in Harlem clubs with fast tempos and complicated improvisation
gospel music | expresses Christian faith in African American churches with powerful choirs | was shaped by Thomas Dorsey and sung by Mahalia Jackson
spiritual | was a religious song created by enslaved African Americans | expressed hope for freedom in Bible images, as in "Swing Low, Sweet Chariot"
rock and roll | mixed rhythm and blues with country in the 1950s | was made famous by Elvis Presley and Chuck Berry
country music | grew from the folk songs of rural southern whites and is centered in Nashville | uses guitar, fiddle, and banjo and was shaped by Hank Williams
hip-hop | began in the Bronx in the 1970s with rapping and turntables | combines rhythmic spoken rhymes with sampled beats
reggae | came from Jamaica and was made famous by Bob Marley | stresses the offbeat and is linked to the Rastafarian faith
salsa | mixes Cuban rhythms and jazz in Latin dance bands | grew among Cuban and Puerto Rican musicians in New York

# Jazz and popular musicians
? Which musician
Louis Armstrong | played trumpet and sang scat in New Orleans style | was the first great jazz soloist, with the Hot Five
Duke Ellington | led a big band at the Cotton Club and composed "Mood Indigo" | led the orchestra that played "Take the 'A' Train"
Scott Joplin | wrote the "Maple Leaf Rag" | was called the King of Ragtime
Bessie Smith | was called the Empress of the Blues | sang the blues to great audiences in the 1920s
Ella Fitzgerald | was a scat singer called the First Lady of Song | recorded American songbooks with a pure, wide-ranging voice
Billie Holiday | sang "Strange Fruit," a protest of lynching | was a singer nicknamed Lady Day
Charlie Parker | played bebop on the alto saxophone | was nicknamed Bird and led the bebop movement
Miles Davis | played cool jazz on the trumpet and recorded Kind of Blue | moved from bebop to modal jazz and fusion
Elvis Presley | made rock and roll popular with white audiences in the 1950s | was called the King and recorded "Hound Dog"
Bob Dylan | wrote the protest song "Blowin' in the Wind" | won the Nobel Prize in Literature in 2016 for his songs

# Dances
? Which dance
ballet | uses formal steps, five positions of the feet, and pointe shoes | developed at the courts of Italy and France | tells a story through dance with music, costumes, and pointe work
modern dance | rejected formal steps for free, expressive movement about 1900 | was pioneered by Isadora Duncan and Martha Graham
tap dance | makes rhythm with metal plates on the shoes | grew from African and Irish step dancing in America
waltz | is danced by couples in triple time | became the rage of Vienna with the music of Strauss
minuet | was a stately court dance in triple time in the seventeenth and eighteenth centuries | often formed the third movement of a Classical symphony
tango | is a dramatic couple dance from Buenos Aires | developed in Argentina among immigrants in the late 1800s
flamenco | is a Spanish style with guitar, stamping, and hand clapping | is associated with the Roma of Andalusia
polka | is a lively Bohemian dance in duple time | came from Bohemia and spread to ballrooms in the 1840s
Charleston | was a fast dance of the 1920s | was danced by flappers with kicking feet
square dance | is an American folk dance for four couples directed by a caller | begins with four pairs of dancers facing one another
samba | is a Brazilian dance of Carnival | came from African dance and fills the streets of Rio de Janeiro
mazurka | is a Polish dance in triple time used by Chopin | stresses the second or third beat in the folk music of Poland

# Figures of dance
? Which figure in the history of dance
Isadora Duncan | danced barefoot in flowing tunics and founded modern dance | rejected ballet for movement inspired by ancient Greece
Martha Graham | built a modern technique on contraction and release | choreographed Appalachian Spring to music by Copland
Marius Petipa | choreographed The Sleeping Beauty for the Russian imperial ballet | staged Swan Lake with Lev Ivanov in Saint Petersburg
Sergei Diaghilev | directed the Ballets Russes in Paris | brought Stravinsky, Picasso, and Russian dancers together in his company
Vaslav Nijinsky | choreographed The Rite of Spring and was famous for his leaps | was the star male dancer of the Ballets Russes
Anna Pavlova | toured the world with The Dying Swan | was the most famous Russian ballerina of the early twentieth century
George Balanchine | founded the New York City Ballet | brought plotless, neoclassical ballet to America
Alvin Ailey | choreographed Revelations from African American experience | founded an American Dance Theater in 1958
Merce Cunningham | used chance to choreograph with John Cage | made dance independent of its music

# Steps and terms of dance
? Which term means
choreography | the design of steps and patterns for performance | the art of arranging movements for performers
plié | bending of the knees with the feet turned out | the basic bend used before a jump
arabesque | a pose on one leg with the other stretched behind | standing on one leg with an extended leg to the rear
pirouette | a full turn on one foot | spinning on one leg
pas de deux | a duet for two performers in ballet | a duet, usually by a man and a woman
corps de ballet | the group of performers who are not soloists | the ensemble of a company
en pointe | on the tips of the toes | balancing on the toes in blocked shoes

# Camera shots
? Which camera technique
close-up | fills the frame with a face or small object | shows emotion in detail by filling the frame with a face | brings the viewer near to an actor's eyes or hands
long shot | shows a whole figure within the surroundings | takes in the entire body of the actor from a distance
medium shot | shows a figure from the waist up | stands between a distant view and a view of the face
establishing shot | opens a scene by showing where it takes place | shows a city or building before the action begins | is a wide view that tells where and when a scene happens
point-of-view shot | shows what a character sees through that character's eyes | places the camera where a character's eyes would be
high-angle shot | looks down on a subject and makes it seem weak | is filmed by a camera placed above the subject
low-angle shot | looks up at a subject and makes it seem powerful | is filmed by a camera placed below the subject
tracking shot | moves the camera along with the subject on wheels or rails | follows a walking actor with a moving camera
pan | turns the camera from side to side on a fixed base | sweeps horizontally across a scene while the camera stays in place
tilt | turns the camera up or down on a fixed base | sweeps vertically over a tall subject while the camera stays in place
zoom | changes the focal length to enlarge or shrink the subject | makes a subject seem nearer by the lens alone

# Film editing and sound
? Which film technique
montage | joins a rapid series of images to compress time or create meaning | was developed by the Soviet director Sergei Eisenstein | combines short shots to suggest the passing of time
cross-cutting / parallel editing | alternates scenes that happen at the same time in different places | builds suspense by switching between two actions
jump cut | breaks the continuity of a scene with an abrupt skip in time | makes a subject seem to leap suddenly within the same shot
dissolve | makes one image gradually replace another by overlapping | blends the end of one shot into the start of the next
fade-out | makes the image gradually turn to black | ends a scene in darkness
voice-over | adds a speaker who is not seen in the scene | lets an unseen narrator comment on the images
continuity editing | joins shots so smoothly that viewers do not notice the cuts | keeps space and time clear in classical Hollywood films
mise-en-scène | arranges everything before the camera, such as sets, lighting, and actors | includes the setting, costumes, lighting, and placement of actors
slow motion | makes action appear at less than normal speed | results from filming more frames per second than are projected
animation | creates motion from a series of drawings or computer images | uses still pictures shown in quick succession, as Walt Disney did

# Film makers
? Which filmmaker
Georges Méliès | made A Trip to the Moon with early special effects | was a French magician who sent a rocket into the eye of the moon
D. W. Griffith | made The Birth of a Nation, which praised the Ku Klux Klan | developed close-ups and parallel editing and made Intolerance
Charlie Chaplin | played the Little Tramp in silent comedies such as Modern Times | played a tramp with a cane and mocked Hitler in The Great Dictator
Sergei Eisenstein | made Battleship Potemkin and developed montage | filmed the Odessa Steps sequence in the Soviet Union
Orson Welles | directed and starred in Citizen Kane | used deep focus in a story of a newspaper tycoon
Alfred Hitchcock | made the suspense films Psycho and Vertigo | was called the Master of Suspense
Akira Kurosawa | made Rashomon and Seven Samurai in Japan | influenced Western filmmakers with tales of samurai
Walt Disney | made Snow White, the first full-length American animated feature | created Mickey Mouse and Steamboat Willie
Steven Spielberg | made Jaws and Schindler's List | made E.T. and Jurassic Park
Lumière brothers | gave the first public film show in Paris in 1895 | invented the Cinématographe and filmed workers leaving a factory
`;
