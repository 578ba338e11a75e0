/** Concepts of language arts and literature, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Parts of speech
? Which part of speech
noun | names a person, place, thing, or idea | serves as the subject or object of a sentence | can be common or proper and singular or plural
pronoun | takes the place of a person's or thing's name already mentioned | refers back to an antecedent | must agree with its antecedent in number and gender
verb | expresses an action or a state of being | changes its form to show tense | forms the core of the predicate
adjective | modifies a noun or pronoun | tells which one, what kind, or how many | has comparative and superlative degrees formed with -er and -est and describes nouns
adverb | modifies a verb, an adjective, or a word of its own class | tells how, when, where, or to what extent an action happens | often ends in -ly
preposition | shows the relationship of its object to another word in the sentence | begins a phrase that ends with an object noun or pronoun | often expresses location, direction, or time, as in, on, and under do
conjunction | joins words, phrases, or clauses | includes the coordinating words and, but, and or | connects two independent clauses after a comma
interjection | expresses sudden emotion and has no grammatical link to the sentence | is often followed by an exclamation point | includes words such as oh, wow, and ouch

# Kinds of noun
? Which kind of noun
common noun | names a general person, place, or thing and is not capitalized | refers to any member of a class, such as city or teacher
proper noun | names a particular person, place, or organization and is capitalized | names one specific individual, such as Paris or Maria
abstract noun | names an idea, quality, or feeling that the senses cannot perceive | includes words such as freedom, courage, and honesty
collective noun | names a group of people or things as a single unit | takes a singular verb when the group acts as one | includes words such as team, jury, and flock
compound noun | is made of two or more words used together as one name | may be written as one word, as separate words, or with a hyphen
mass noun / uncountable noun / noncount noun | names a substance that cannot be counted and has no plural form | takes much rather than many before it
possessive noun | shows ownership with an apostrophe | usually ends in an apostrophe and s to show who owns something

# Kinds of pronoun
? Which kind of pronoun
personal pronoun | refers to the speaker, the one spoken to, or the one spoken about | includes I, you, he, she, it, we, and they | has first-, second-, and third-person forms
possessive pronoun | shows ownership without an apostrophe | includes mine, yours, hers, ours, and theirs
reflexive pronoun | refers back to the subject as the object of the same verb | ends in -self or -selves and receives the subject's own action
demonstrative pronoun | points out specific persons or things | includes this, that, these, and those used to point out
interrogative pronoun | introduces a question | includes who, whom, and what used to ask a question
relative pronoun | introduces a subordinate clause that modifies a noun | connects an adjective clause to the noun that it describes
indefinite pronoun | refers to a person or thing that is not specifically named | includes everyone, somebody, few, and none
reciprocal pronoun | expresses a mutual action between two or more people | takes the form each other or one another

# Kinds of verb
? Which kind of verb
transitive verb | needs a direct object to complete its meaning | passes its action on to a receiver
intransitive verb | does not take a direct object | expresses an action that no object receives
linking verb | connects the subject with a word that identifies or describes it | is followed by a predicate nominative or predicate adjective | is most often a form of be
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
simple sentence | contains one independent clause and no dependent clause | has a single subject-verb unit that expresses one complete thought
compound sentence | contains two or more independent clauses and no dependent clause | joins two main clauses with a comma and a coordinating conjunction | can join its two complete clauses with a semicolon alone
complex sentence | contains one independent clause and at least one dependent clause | joins one main clause with a clause that begins with because or although
compound-complex sentence | contains two or more independent clauses and at least one dependent clause | combines several main clauses with a subordinate clause
periodic sentence | delays its main clause until the very end | builds suspense by placing the main idea last
cumulative sentence / loose sentence | begins with the main clause and then adds modifying details | states the main idea first and follows it with phrases

# Sentences by purpose
? Which kind of sentence
declarative sentence | makes a statement and ends with a period | states a fact or an opinion
interrogative sentence | asks a question | ends with a question mark
imperative sentence | gives a command or makes a request | has the understood subject you
exclamatory sentence | expresses strong feeling and ends with an exclamation point | shows excitement, anger, or surprise
conditional sentence | states a result that depends on a condition, often with if | joins an if clause with a main clause

# Errors of sentence structure
? Which sentence error
sentence fragment | presents a group of words that lacks a subject, a verb, or a complete thought | results when a dependent clause is punctuated as if it were complete
run-on sentence / fused sentence | joins independent clauses with no punctuation or conjunction | can be corrected by separating two fused clauses with a period
comma splice | joins two independent clauses with only a comma | can be corrected by adding a coordinating conjunction after its comma
dangling modifier | leaves a descriptive phrase with no word in the sentence to describe | often occurs when an opening participial phrase does not match the subject
misplaced modifier | puts a descriptive phrase too far from the word that it describes | can be corrected by moving the phrase next to the word it describes
faulty parallelism | lists items of a series in different grammatical forms | mixes an infinitive and a gerund in the same series
double negative | uses two negative words where only one is needed | appears in "I don't have nothing"
subject-verb disagreement | pairs a singular subject with a plural verb | occurs when the verb does not match its subject in number

# Parts of a sentence
? Which part of a sentence
simple subject | is the main noun or pronoun that performs the action of the verb | tells whom or what the statement is about
predicate | tells what the subject does or is | contains the verb and all of its complements and modifiers
direct object | receives the action of the verb directly | answers the question whom or what after an action verb
indirect object | tells to whom or for whom an action is done | comes between the verb and the thing that is given
object of a preposition | is the noun or pronoun that ends a phrase begun by in, on, or with | completes a prepositional phrase
predicate nominative / predicate noun | is a noun or pronoun after a linking verb that renames the subject | identifies the subject by another name after a form of be
predicate adjective | describes the subject after a linking verb | follows a linking verb and modifies the subject
appositive | renames or explains the noun beside it | is set off by commas when it is not essential

# Kinds of clause
? Which kind of clause
independent clause / main clause | expresses a complete thought and can stand alone as a sentence | has a subject and a verb and needs no other clause
noun clause | acts as a subject, an object, or a predicate nominative | often begins with that, what, or whoever and names something
adjective clause / relative clause | modifies a noun or pronoun and often begins with who, which, or that | follows the noun that it describes
adverb clause / adverbial clause | modifies a verb and tells when, where, why, or under what condition | often begins with because, when, or although | is followed by a comma when it opens a sentence
dependent clause / subordinate clause | has a subject and a verb but cannot stand alone as a sentence | must be joined to a main clause to complete its meaning

# Kinds of phrase
? Which kind of phrase
prepositional phrase | begins with a word such as in or under and ends with its object | consists of a word of relation, its object, and any modifiers
participial phrase | uses an -ing or -ed verb form with its modifiers as an adjective | modifies a noun with a verb form ending in -ing or -ed
gerund phrase | uses an -ing verb form with its modifiers as a noun | can be the subject of a sentence with a verb form ending in -ing
infinitive phrase | consists of to plus the base form of a verb with its objects and modifiers | can act as a noun, an adjective, or an adverb and begins with to
appositive phrase | renames a nearby noun with a noun and its modifiers | gives extra identifying information about a noun and is set off with commas
absolute phrase | modifies the whole sentence with a noun and a participle | has a noun and a participle but no grammatical link to any one word
verb phrase | consists of a main verb and its auxiliaries | combines a main verb with helpers such as has been
noun phrase | consists of a noun and its determiners and adjectives | includes an article, an adjective, and the head that they describe

# Verb tenses
? Which tense
simple present / present tense | expresses a habitual action or a general truth | adds -s to the verb in the third person singular
simple past / past tense | expresses an action completed at a definite earlier time | is formed in regular verbs by adding -ed alone
simple future / future tense | expresses an action that is still to happen, with will before the base verb | uses will and the base form alone
present progressive / present continuous | expresses an action going on right now | uses am, is, or are with the -ing form
past progressive / past continuous | expresses an action that was going on at an earlier moment | uses was or were with the -ing form
present perfect | expresses an action that began earlier and continues or still matters now | uses have or has with the past participle
past perfect / pluperfect | expresses an action finished before another earlier action | uses had with the past participle
future perfect | expresses an action that will be completed before a later time | uses will have with the past participle

# Moods and voices of the verb
? Which form of the verb
indicative mood | states a fact or asks a question | is used for ordinary statements about reality
imperative mood | gives a command or direct instruction | has an unstated subject, you
subjunctive mood | expresses a wish, a demand, or a condition contrary to fact | uses were instead of was in "if I were you"
conditional mood | tells what would or could happen if something else were true | uses would or could with a base verb
active voice | has the subject perform the action | puts the doer of the action in the subject position and is usually more direct
passive voice | has the subject receive the action | uses a form of be with a past participle | can hide the person who performs the action

# Verbals and forms
? Which verb form
gerund | ends in -ing and acts as a noun | can be the subject in "Swimming is fun"
present participle | ends in -ing and acts as an adjective or forms the progressive tenses | follows a form of be in the progressive tenses
past participle | follows have in the perfect tenses | usually ends in -ed or -en and can act as an adjective
infinitive | consists of to and the base form of the verb | can act as a noun, an adjective, or an adverb
split infinitive | has an adverb between to and the base form | appears in "to boldly go"

# Pronoun cases and grammatical persons
? Which term describes
nominative case / subjective case | the form of a pronoun used as the subject of a verb | the group of forms that includes I, he, she, we, and they
objective case | the form of a pronoun used after a verb or preposition | the group of forms that includes me, him, her, us, and them
possessive case / genitive case | the form of a noun or pronoun that shows ownership | the group of forms that includes my, his, their, and whose
positive degree | the form of an adjective that describes without comparing | the basic form of an adjective, such as tall
comparative degree | the form of an adjective used to compare two things | the form made with -er or more
superlative degree | the form of an adjective used to compare three or more things | the form made with -est or most

# Punctuation marks
? Which punctuation mark
period / full stop | ends a declarative sentence | follows most abbreviations
comma | separates items in a series | sets off an introductory clause or a nonessential phrase | comes before the coordinating conjunction in a compound sentence
semicolon | joins two closely related independent clauses without a conjunction | separates items in a series that already contain commas
colon | introduces a list, a long quotation, or an explanation after a complete clause | follows the salutation of a business letter
apostrophe | shows possession | marks the missing letters in a contraction
hyphen | joins the parts of a compound word | divides a word at the end of a line
dash / em dash | marks an abrupt break in thought with a long horizontal line | sets off a parenthetical remark with more emphasis than commas give
ellipsis / ellipses | shows with three dots that words have been left out of a quotation | can suggest a pause or trailing off in dialogue
question mark | ends a direct interrogative sentence | follows a sentence that asks something directly
exclamation point / exclamation mark | ends a sentence that expresses strong emotion | follows an interjection that shows strong feeling

# Paired and other written marks
? Which written mark
quotation mark | encloses the exact words of a speaker | surrounds the title of a poem, short story, or article
parenthesis / parentheses | encloses extra information that is not essential, such as an in-text citation | is curved and comes in pairs around explanatory material
square bracket | encloses an editor's insertion within quoted material | surrounds words that a writer adds to someone else's quotation
slash | separates lines of poetry quoted within running text | separates alternatives, as in and/or
asterisk | is star-shaped and refers the reader to a footnote | is a small star that follows a word with a note at the bottom of the page
italics | slants the letters of the title of a book, film, or newspaper | sets off foreign words and titles of long works by slanted type

# Parts of a word
? Which word part
prefix | is added to the beginning of a word to change its meaning | comes before a root, as un- and re- do
suffix | is added to the end of a word to change its meaning or part of speech | follows a root, as -ness and -ful do
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
synonym | has the same or nearly the same meaning as another word | is listed in a thesaurus as a word of similar meaning
antonym | has the opposite meaning of another word | forms a pair of opposites such as hot and cold
homophone | sounds the same as another word but differs in spelling and meaning | forms a pair such as their and there
homograph | is spelled the same as another word but differs in meaning | forms a pair such as the bow of a ship and the bow of a violin
acronym | is formed from the initial letters of a phrase and pronounced as a word | is made from first letters, as NASA is
contraction | combines two words with an apostrophe in place of missing letters | shortens do not to don't
loanword | is adopted from one language into another | comes into English from another language, as kindergarten does
cognate | shares a common origin with a similar word in another language | helps language learners because it looks and means alike in two languages
eponym | is derived from the name of a person | comes from a personal name, as sandwich does
portmanteau | blends the sounds and meanings of two words | is made from parts of two words, as smog is

# Levels and choices of wording
? Which term describes
denotation | the literal dictionary meaning of a word
connotation | the feelings and ideas associated with a word | the positive or negative emotional meaning of a word beyond its definition
diction | a writer's or speaker's choice of words | the word choice, formal or informal, that shapes a writer's style
syntax | the arrangement of words into phrases and sentences | the order and structure of words in a sentence
jargon | the specialized vocabulary of a profession or group | technical language that outsiders find hard to understand
slang | very informal language used by a particular group | casual expressions that change quickly and do not fit formal writing
dialect | a form of a language spoken in a particular region or by a particular group | a regional variety of language with its own vocabulary, pronunciation, and grammar
colloquialism | an informal expression used in everyday conversation
euphemism | a mild expression that replaces a harsh or unpleasant one | the phrase "passed away" used in place of died
cliché | an expression that has lost its force through overuse | an overused phrase that good writers avoid

# Figures of comparison and substitution
? Which figure of speech
simile | compares two unlike things using like or as | states in so many words that one thing is like another
metaphor | compares two unlike things directly, without using like or as | says that one thing is another to suggest what they share
personification | gives human qualities to an animal, object, or idea | makes a thing act or feel as people do
synecdoche | uses a part of something to represent the whole | calls sailors "hands" or a car "wheels"
metonymy | replaces the name of a thing with something closely associated with it | uses "the crown" for a monarch's authority
apostrophe in rhetoric / poetic apostrophe | addresses an absent person, an abstract idea, or an object as if present | speaks directly to someone or something that cannot answer
allusion | refers indirectly to a well-known person, event, or work | reminds readers briefly of the Bible, mythology, or another text
idiom / idiomatic expression | is a common expression whose meaning differs from its literal words | means something that its separate words do not, as in "break a leg"

# Figures of contrast, exaggeration, and irony
? Which literary device
hyperbole | uses deliberate exaggeration for emphasis or humor | overstates something far beyond the truth
understatement / litotes / meiosis | makes something seem less important than it is | describes something serious as if it were minor
oxymoron | puts two contradictory words side by side | combines opposites in a short phrase such as "deafening silence"
paradox | makes a statement that seems to contradict itself but reveals a truth | is an apparently self-contradictory statement that proves true
antithesis | places contrasting ideas in balanced, parallel clauses | sets opposites against each other in similar grammatical structures
verbal irony | says one thing and means the opposite | occurs when a speaker's words contradict the intended meaning
situational irony | brings an outcome that is the opposite of what was expected | occurs when events turn out contrary to expectation
dramatic irony | lets the audience know something that a character does not | creates suspense as readers understand more than the characters do
pun | plays on words that have multiple meanings or sound alike | creates humor from two meanings of one word
malapropism | uses a wrong word humorously in place of one that sounds similar | makes a character confuse words of similar sound

# Sound devices
? Which sound device
alliteration | repeats consonant sounds at the beginning of nearby words | is heard in "Peter Piper picked a peck"
assonance | repeats vowel sounds within nearby words | links words with similar vowels but different consonants
consonance | repeats consonant sounds within or at the end of nearby words | links words such as pitter and patter by their inner consonants
onomatopoeia | uses words that imitate the sounds they name | is found in words such as buzz, hiss, and bang
end rhyme | matches the sounds of the last words of lines | determines the letters of a stanza's pattern such as abab
internal rhyme | matches sounds within a single line of verse | occurs when a word in the middle of a line echoes the word at its close
slant rhyme / half rhyme / near rhyme / approximate rhyme | pairs words whose sounds are similar but not identical | is an imperfect match of sounds often used by Emily Dickinson
euphony | creates a pleasing, harmonious effect with soft, smooth sounds | uses musical, flowing sounds that are agreeable to the ear
cacophony | creates a harsh, discordant effect with jarring sounds | uses unpleasant, clashing sounds to express disorder
refrain | repeats a line or group of lines at intervals in a poem or song | returns at the end of each stanza of many songs

# Metrical feet
? Which metrical foot
iamb | consists of an unstressed syllable followed by a stressed syllable | is the foot of Shakespeare's sonnets and blank verse
trochee | consists of a stressed syllable followed by an unstressed syllable | is the foot of Poe's "The Raven"
anapest | consists of two unstressed syllables followed by a stressed syllable | has a galloping rhythm that rises after two light syllables
dactyl | consists of a stressed syllable followed by two unstressed syllables | is the main foot of the epics of Homer
spondee | consists of two stressed syllables | slows a line by placing two heavy beats together
pyrrhic | consists of two unstressed syllables | has two light beats and no stress

# Lengths of lines
? Which line length
dimeter | has two metrical feet
trimeter | has three metrical feet | alternates with a four-foot line in the ballad stanza
tetrameter | has four metrical feet | alternates with a three-foot line in the ballad stanza
pentameter | has five metrical feet | is used in the lines of Shakespeare's sonnets
hexameter | has six metrical feet | is the verse of the Iliad and the Aeneid
heptameter | has seven metrical feet

# Stanza forms and units of verse
? Which unit of verse
couplet | consists of two successive lines that usually rhyme | ends a Shakespearean sonnet
tercet | consists of three lines | is the three-line stanza interlocked in terza rima
quatrain | consists of four lines | occurs three times in a Shakespearean sonnet
sestet | consists of six lines | closes a Petrarchan sonnet
octave | consists of eight lines | opens a Petrarchan sonnet with the rhyme scheme abbaabba
stanza | is a group of lines set apart by space, like a paragraph in prose | divides a poem as paragraphs divide prose
canto | is a major division of a long poem such as Dante's Divine Comedy | divides a long narrative poem as a chapter divides a novel

# Verse forms
? Which form of verse
Shakespearean sonnet / English sonnet | has three quatrains and a final couplet rhymed abab cdcd efef gg | ends its fourteen lines with a rhymed couplet
Petrarchan sonnet / Italian sonnet | has fourteen lines divided into an octave and a sestet | presents a problem in eight lines and answers it in six
haiku | has three unrhymed lines of five, seven, and five syllables | comes from Japan and often presents an image of nature
limerick | has five humorous lines rhymed aabba | is a short comic poem, often nonsensical
villanelle | has nineteen lines with two refrains repeated throughout | is the form of Dylan Thomas's "Do Not Go Gentle into That Good Night"
sestina | repeats six end words in changing order through six stanzas | has six six-line stanzas followed by a three-line envoy
cinquain | has five unrhymed lines of two, four, six, eight, and two syllables | has five lines whose syllable counts grow and then drop to two
tanka | has five unrhymed lines of five, seven, five, seven, and seven syllables | is a Japanese poem of thirty-one syllables
free verse | has no regular meter or rhyme scheme | follows the natural rhythms of speech and was made famous by Walt Whitman
blank verse | is unrhymed iambic pentameter | is the form of Milton's Paradise Lost and of most of Shakespeare's plays
concrete poem / shape poem | is arranged on the page to look like its subject | conveys meaning through the visual arrangement of its lines
acrostic | spells a word with the first letters of its lines

# Kinds of poem
? Which kind of poem
epic poem / epic | tells at length the deeds of a great hero in a formal style | is a long narrative of a hero whose deeds reflect the values of a nation | often begins with an invocation of the muse
ballad | tells a story in short stanzas meant to be sung | is a songlike narrative with a refrain and quatrains
ode | praises or celebrates its subject in a serious, formal style | is a long lyric addressed to a person or thing, such as those by Keats
elegy | mourns someone who has died | is a formal lament that reflects on death
dramatic monologue | presents a single speaker who addresses a silent listener | reveals the character of an imagined speaker, as in works by Robert Browning
pastoral | presents an idealized picture of shepherds and rural life
epigram | makes a witty point in a few lines | is very brief and ends with a clever turn
prose poem | uses poetic language without line breaks
nursery rhyme | is a short traditional verse for young children

# Poetic terms
? Which term describes
enjambment | the running over of a sentence from one line to the next without a pause | the continuation of meaning past the end of a line without punctuation
caesura | a pause within a line of verse | a strong break in the middle of a line, common in Old English verse
end-stopped line | a line of verse that finishes with a punctuated pause | a line whose sense and grammar are complete at its close
rhyme scheme | the pattern of matching sounds at the ends of lines | a pattern labeled with letters such as abab
meter / metre | the regular pattern of stressed and unstressed syllables in verse | the rhythmic pattern measured in feet
scansion | the marking of stressed and unstressed syllables to find the rhythm of verse
poetic license | the freedom of a writer to depart from rules of grammar, fact, or form
volta | the turn of thought in a sonnet | the shift in argument or mood, often at the ninth line of a sonnet
line break | the place where one row of verse stops and the next begins
kenning | a compound metaphor used in Old English poetry | an expression such as "whale-road" for the sea
invocation | an appeal to a muse or deity at the beginning of an epic

# Elements of plot
? Which element of plot
exposition | introduces the characters, setting, and basic situation | gives the background information at the beginning of a story
inciting incident | sets the main conflict in motion | is the event that first disturbs the protagonist's normal life
rising action | develops the conflict through complications that lead to the climax | builds tension before the turning point
climax | is the turning point and moment of greatest tension | decides how the central conflict will be settled
falling action | shows the events that follow the turning point and lead to the end | contains the consequences of the climax
resolution / denouement | settles the conflict and ties up loose ends | concludes a story as the remaining questions are answered

# Narrative techniques
? Which narrative technique
flashback | interrupts the story to show an earlier event | moves the narrative back in time
foreshadowing | gives hints of events that will happen later | prepares the reader for later events by early clues
in medias res | begins a story in the middle of the action | opens an epic after important events have already happened
frame story / frame narrative / frame tale | encloses one or more tales within another tale | structures Chaucer's Canterbury Tales with pilgrims who tell tales
cliffhanger | ends a chapter or episode at a moment of great suspense | leaves the outcome unresolved so that the audience returns
stream of consciousness | presents the continuous, unordered flow of a character's thoughts | was used by James Joyce and Virginia Woolf to show the inner life
interior monologue | presents the words of one character's own unspoken thoughts
deus ex machina | solves the conflict through a sudden and improbable intervention | comes from the crane that lowered a god onto the Greek stage
red herring | distracts the reader with a misleading clue | leads readers of a mystery to a false conclusion
epistolary form | tells a story through letters or diary entries | tells the story of Dracula through documents
subplot | develops a secondary story alongside the main story

# Points of view and narrators
? Which kind of narrator or viewpoint
first-person point of view / first-person narrator | tells the story as a character in it, using I | presents only what one character who says I experiences
second-person point of view | addresses the reader as you | makes the reader a participant through the pronoun you
third-person limited / limited third person | follows the thoughts of one character from outside the story | uses he or she and stays within a single character's mind
third-person omniscient / omniscient narrator | knows the thoughts and feelings of all the characters | stands outside the story and sees everything
third-person objective / objective point of view | reports only what can be seen and heard | reveals no character's thoughts or feelings
unreliable narrator | gives an account that the reader cannot trust | misleads the reader through bias, madness, or ignorance

# Kinds of character
? Which kind of character
protagonist | is the main character who faces the central conflict | drives the plot and usually wins the reader's sympathy
antagonist | opposes the main character | creates the conflict by standing against the hero
foil | contrasts with another character to highlight that character's traits | brings out another's qualities by being different
round character | is complex and has many traits, like a real person | shows several sides of a personality
flat character | has only one or two traits and little depth | is one-dimensional
dynamic character | undergoes an important inner change in the story | grows or learns because of the events of the plot
static character | stays the same from beginning to end | undergoes no inner change
stock character | is a stereotype that audiences recognize at once, such as the wicked stepmother | is a conventional type repeated in many works
tragic hero | is a noble figure who falls because of a flaw or error | suffers a downfall caused by hamartia
antihero | is a central figure who lacks the traditional qualities of courage and nobility

# Conflicts
? Which kind of conflict
character versus self / man versus self / internal conflict | takes place within the mind of one person | makes a person struggle with guilt, fear, or a decision
character versus character / man versus man | sets one person against another | pits the protagonist against a human opponent
character versus nature / man versus nature | sets a person against storms, animals, or the wilderness | makes survival against natural forces the central struggle
character versus society / man versus society | sets a person against laws, customs, or institutions | makes a person struggle against unjust rules of the community
character versus fate / character versus supernatural | sets a person against destiny or the gods | makes the hero struggle against what the gods have decreed
character versus technology | sets a person against machines | makes robots or computers the opposing force
`;
