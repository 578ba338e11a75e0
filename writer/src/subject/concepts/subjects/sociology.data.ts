/** Concepts of sociology, anthropology, religion and philosophy, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Founders of sociology
? Which thinker
Auguste Comte / Comte | coined the name of the science of society and is considered its founder | believed that society passes through theological, metaphysical and positive stages | applied scientific methods to social life, a view called positivism
Harriet Martineau / Martineau | translated Comte into English and wrote Society in America | argued that scholars should work to improve society, including the position of women and slaves
Herbert Spencer / Spencer | applied survival of the fittest to societies | founded the view known as social Darwinism | compared society to a living organism
Karl Marx / Marx | saw class conflict as the main cause of social change | divided capitalist society into bourgeoisie and proletariat | wrote The Communist Manifesto with Friedrich Engels
Émile Durkheim / Emile Durkheim / Durkheim | explained suicide rates by the degree of social integration | contrasted mechanical with organic solidarity | used the word anomie for normlessness
Max Weber / Weber | used the word Verstehen for putting oneself in the place of others | described the ideal type of bureaucracy | linked the Protestant ethic to the rise of capitalism
Jane Addams / Addams | founded Hull House in Chicago to help the poor and immigrants | was a social reformer who shared the Nobel Peace Prize in 1931
W. E. B. Du Bois / Du Bois | studied the black community in The Philadelphia Negro | described the double consciousness of African Americans | helped to found the NAACP

# Later sociologists
? Which sociologist
C. Wright Mills / Mills | introduced the idea of the sociological imagination | described a power elite of military, business and political leaders
Erving Goffman / Goffman | compared social life to performances on a stage | studied total institutions such as asylums | described impression management and stigma
Robert Merton / Robert K. Merton / Merton | distinguished manifest from latent functions | explained deviance by strain between goals and means
Talcott Parsons / Parsons | saw the sick role as a set of expectations for ill people | was a leading American theorist of structural functionalism who wrote The Social System
George Herbert Mead / Mead | divided the self into the "I" and the "me" | explained role taking and the generalized other | held that play and games develop the self
Charles Horton Cooley / Cooley | described the looking-glass self | coined the term primary group
Georg Simmel / Simmel | studied how interaction changes between dyads and triads | wrote about the metropolis and mental life
Edwin Sutherland / Sutherland | developed the theory of differential association | coined the term white-collar crime
George Ritzer / Ritzer | described the McDonaldization of society | applied Weber's rationalization to fast-food methods of efficiency
Robert Putnam / Putnam | wrote Bowling Alone on the decline of civic ties in America | warned that social capital is shrinking as people join fewer groups
William Julius Wilson / Wilson | wrote The Declining Significance of Race and The Truly Disadvantaged | linked urban poverty to the disappearance of work from inner cities
Arlie Hochschild / Hochschild | studied the second shift of housework done by working women | described emotional labor in The Managed Heart

# Fields that study human society
? Which field
sociology | studies human society, groups and social behavior | looks at how social structures and groups shape people's lives
anthropology | studies human cultures past and present through a comparative approach | traditionally concentrated on small preliterate societies by means of fieldwork
economics | studies the production, distribution and consumption of goods and services | examines how scarce resources are allocated
political science | studies government, power and public affairs | examines how laws are made and leaders are chosen
history | studies past events through written records | explains how earlier happenings led to the present
psychology | studies the mind and the behavior of individuals | focuses on mental processes rather than on groups
social work | applies research to help people and families with problems | is a profession of caseworkers that serves the needy
criminology | studies lawbreaking and its causes | examines offenders, victims and the justice system
demography | studies the size, composition and changes of populations | measures births, deaths and migration
human geography | studies the relation of people to places and the environment | maps where peoples settle and how they use land

# Theoretical perspectives in sociology
? Which perspective or theory
functionalism / structural functionalism / functionalist perspective | sees society as a system of parts that work together to keep stability | compares institutions to organs of a body | stresses consensus and the contributions of each part
conflict theory / conflict perspective | sees society as a struggle between groups over power and scarce resources | grew out of the ideas of Karl Marx | asks who benefits at whose expense
symbolic interactionism / interactionist perspective / interactionism | focuses on the meanings people give to one another's actions through signs | studies face-to-face exchange at the micro level | was shaped by Mead and named by Herbert Blumer
feminist theory / feminist perspective | focuses on the unequal position of women in society | analyzes patriarchy and gender as sources of inequality
exchange theory / rational choice theory | sees people as weighing costs and rewards before they act | explains relationships as attempts to gain the most benefit
dramaturgy / dramaturgical approach | compares everyday life to acting in a theater | studies front stage and back stage behavior
ethnomethodology | studies the taken-for-granted rules by which people make sense of daily life | breaks everyday rules on purpose to reveal them, as Harold Garfinkel did
postmodernism / postmodern theory | questions universal truths and looks at media images in contemporary life | doubts grand explanations of society such as progress

# Basic ideas of sociological thinking
? Which term describes
role | the expected behavior attached to a position | the rights and duties of being a student
status | a position that a person occupies in a social structure | a socially defined place such as teacher or daughter
sociological imagination | the ability to see the link between private troubles and public issues | Mills's quality of mind that connects personal biography with history
macrosociology / macro-level analysis | the study of large-scale systems and whole societies | a focus on institutions rather than small groups
microsociology / micro-level analysis | the study of small groups and everyday interaction | a focus on face-to-face encounters
manifest function | the intended and recognized consequence of part of society | the open purpose of schools in teaching knowledge
latent function | the unintended and often unrecognized consequence of part of society | the hidden result that schools serve as places to find a mate
dysfunction | a negative consequence that disturbs society's stability | a harmful effect of an element, such as crime's cost
social structure | the stable network of statuses, roles and institutions that guides interaction | the framework of relationships that gives society its pattern
verstehen | understanding others by putting oneself in their place | Weber's method of interpreting the meanings of actions
positivism | the belief that knowledge should rest on scientific observation | Comte's approach of applying natural science to society
social Darwinism | the idea that the fittest people and societies survive and prosper | Spencer's view that government should not help the poor
double consciousness | the sense of seeing oneself through the eyes of a hostile majority | Du Bois's idea of the divided identity of black Americans

# Methods of sociological research
? Which research method
survey | collects standardized answers by questionnaire from a sample of respondents | suits large populations and attitudes that cannot be observed directly
participant observation | has the researcher join the group being studied | was used by scholars who lived in a neighborhood while taking field notes
experiment | manipulates one variable under controlled conditions to find its effect | compares a treatment group with a control group
secondary analysis / use of existing sources | reuses data that others have already collected | examines census figures and public records rather than new answers
content analysis | counts and codes words or images in media and documents | studies themes in newspapers, books or television programs
case study | examines one person, group or event intensively | gives detail about a single community that may not hold for others
ethnography | describes a whole culture by long residence among its people | produces a detailed account of a community's everyday life and customs
longitudinal research / longitudinal study | follows the same people over a long period of time | tracks a cohort at intervals to observe change
focus group | gathers a small number of people for a guided discussion of a topic | reveals opinions through talk that a moderator leads
historical-comparative research / historical method | examines documents from the past and contrasts several societies | reads diaries, letters and official records from earlier ages

# Terms of research design
? Which term describes
hypothesis | a testable statement of the relationship between variables | an educated guess that research is designed to check
independent variable | the factor believed to cause a change in another factor | the presumed cause, such as years of schooling that raise earnings
dependent variable | the factor that is affected by another factor | the presumed effect, such as the earnings that result from schooling
correlation | a relationship in which two factors change together in a predictable way | a link that by itself does not prove cause
population | the entire group about which conclusions are to be drawn | all the people with the characteristics a researcher wants to study
random sample | a subset chosen so that everyone has an equal chance of selection | a part of the whole drawn by lot
stratified sample / stratified random sample | a subset drawn separately from categories such as age or race | a selection that keeps the subgroups in proportion
reliability | the consistency of results when a measure is repeated | a measure's quality of yielding the same answer each time
validity | the degree to which an instrument measures what it claims to measure | the accuracy of a measure rather than its consistency
operational definition | a statement of how an abstract idea will be measured | a specification of a concept as observable indicators
Hawthorne effect | a change in subjects' behavior because they know they are studied | the finding at a factory where any attention raised output
value neutrality / value-free research / objectivity | keeping personal beliefs out of the interpretation of results | Weber's call for scholars to remain impartial

# Elements of culture
? Which term describes
culture | the shared beliefs, customs, knowledge and objects of a people | a group's whole learned way of life
material culture | the physical objects that people create and use | tools, buildings and clothing
nonmaterial culture | the ideas, values and rules of a people | intangible creations such as beliefs and language
value | a broad, shared idea of what is good and desirable | a standard such as freedom or success by which a society judges goals
belief | a specific idea that people hold to be true | a tenet or conviction about how the world works
norm | a rule that defines expected behavior in a given situation | a guideline that tells people how to act
symbol | anything that carries a particular meaning recognized by a group | a flag, gesture or sign that stands for something else
language | a system of spoken or written signs by which people communicate | the means by which heritage is passed on through words and grammar
technology | knowledge and tools used for practical purposes | applied know-how that changes the environment to meet needs
ritual | a set ceremony or repeated act with fixed meaning | a formal pattern of acts such as those of a graduation or wedding
society | people who share a territory, interact and have a common way of life | a large group with its own political authority and defined area

# Norms and sanctions
? Which term describes
deviance | behavior that departs from social norms | rule-breaking that most people in a group condemn
folkway | a custom of everyday life that lacks great moral significance | a rule such as covering the mouth when yawning
mores | a norm with great moral significance | a rule such as the ban on theft, vital to society's well-being
taboo | a norm so strong that its violation brings revulsion | a forbidden act such as incest or cannibalism
law | a written rule enforced by the state | a formal norm enacted by a political authority
positive sanction | a reward that encourages conforming behavior | a smile, prize or promotion
negative sanction | a punishment or threat that discourages violation | a frown, fine or imprisonment
formal sanction | a reward or punishment given by an official organization | a grade, diploma, fine or court sentence
informal sanction | a spontaneous expression of approval or disapproval by individuals | gossip, applause, ridicule or a pat on the back
internalization | accepting a norm so fully that it becomes part of the personality | obeying a rule automatically because one believes in it

# Cultural variation and change
? Which term describes
subculture | a group that shares in the larger way of life but has distinctive values and norms | a segment such as the Amish or a circle of skateboarders
counterculture | a group that rejects the major values of society | a movement such as the hippies of the 1960s that opposed the mainstream
ethnocentrism | the tendency to view one's own way of life as superior | judging other peoples by one's own standards
cultural relativism | the belief that a people should be judged by its own standards | understanding a custom from the viewpoint of those who practice it
xenocentrism | the belief that foreign products and ideas are superior to one's own | preferring imported ways over domestic ones
culture shock | disorientation felt in an unfamiliar society | a traveler's confusion when familiar customs are missing
cultural universal | a feature found in all societies | a common trait such as cooking, family or sports, listed by George Murdock
cultural lag / culture lag | the delay between material change and adjustment of ideas | Ogburn's term for ideas that trail behind technology
cultural diffusion / diffusion | the spread of traits from one society to another | the borrowing of foods, words and inventions across borders
cultural leveling / cultural convergence | the process by which societies become more alike | the growing sameness of cities served by the same global brands
cultural imperialism | the deliberate imposition of one nation's way of life on others | the domination of foreign markets by films and products of a powerful country
high culture | the tastes and arts favored by society's elite | opera, ballet and classical music
popular culture | the tastes and entertainments of the mass of people | hit songs, television shows and sports events

# Types of society by technology
? Which type of society
hunting and gathering society / hunter-gatherer society / foraging society | lives by collecting wild plants and killing game | is small, nomadic and relatively equal
pastoral society | relies on domesticated herds for most of its food | moves its animals to fresh grazing land
horticultural society | grows crops in small gardens with hand tools | cultivates plots by digging stick and hoe, sometimes by slash and burn
agrarian society / agricultural society | uses animal-drawn plows to work large fields | produces surpluses that allow cities and landowning nobles
industrial society | relies on machines and factories to make goods | shifted people from farms to urban wage labor
postindustrial society / information society | centers its economy on services and knowledge | employs most workers in offices rather than in factories or on farms

# Social solidarity and community
? Which term describes
mechanical solidarity | unity based on shared values and similar tasks | Durkheim's bond of small preindustrial communities
organic solidarity | unity based on interdependence among specialized roles | Durkheim's bond of complex industrial societies
Gemeinschaft | a close-knit community of strong personal ties | Tönnies's term for intimate village life
Gesellschaft | an impersonal society of ties based on self-interest | Tönnies's term for urban life ruled by contracts
division of labor | the assignment of specialized tasks to different people | the splitting of work that makes members depend on one another
anomie | a state of normlessness in which rules are weak or unclear | Durkheim's term for the loss of guidance in times of rapid change
social cohesion / social integration | the strength of the bonds that tie people to their group | the degree of attachment that Durkheim linked with lower suicide rates
social capital | the networks and trust that help people to cooperate | the value of connections with others that Putnam saw in decline

# Statuses and roles
? Which term describes
ascribed status | a position assigned by birth or unchangeable traits | a place such as being female, a prince or a teenager
achieved status | a position earned by effort or choice | a place such as lawyer, spouse or dropout
master status | the position that dominates a person's identity | the label that overshadows all of a person's other positions
status set | all the positions a person holds at one time | being mother, nurse, wife and voter together
status symbol | an outward sign that shows one's rank | a luxury car or uniform that displays prestige
role set | the several parts tied to a single position | a teacher's different duties toward pupils, parents and colleagues
role conflict | a clash between the demands of two different positions | the dilemma of a worker whose job hours collide with caring for a child
role strain | tension among the demands of a single position | the pressure on a manager who must be both friend and judge to the staff
role exit | leaving a position that was central to one's identity | the process of becoming an ex-nun, ex-convict or retiree
role performance | the actual behavior of someone who occupies a position | the way a particular teacher carries out expected duties

# Types of social interaction
? Which type of social interaction
exchange | takes place when people act to receive a reward or return | is based on reciprocity, as when a favor earns a favor
competition | sets two or more people against each other for a goal only one can win | follows rules as rivals strive for the same prize
conflict | is a deliberate attempt to control, harm or oppose another by force | includes wars and legal battles in which opponents are to be defeated
cooperation | takes place when people work together toward a shared goal | joins the efforts of a team for a common benefit
accommodation | is a balance between rivals reached by giving a little and taking a little | includes compromise, truce, mediation and arbitration
coercion | compels others to act by force or threat | makes one side submit to the will of the other against its wishes
conformity | makes behavior match group expectations | goes along with the norms of peers

# Presentation of self
? Which term describes
impression management / presentation of self | efforts to control how others see us | Goffman's term for staging one's image
front stage | the setting in which people perform for an audience | a restaurant's dining room where waiters smile at guests
back stage | the setting hidden from the audience where people relax | a kitchen in which waiters drop their polite act
face-saving behavior / face-work | actions that protect a person from embarrassment | laughing off a mistake to keep dignity
personal space | the invisible area around the body that people protect | the distance that, when entered by a stranger, causes discomfort
Thomas theorem | the idea that situations defined as real become real in their consequences | the statement that people act on what they believe to be so
social construction of reality | the process by which people create shared understanding through interaction | Berger and Luckmann's idea that society is a human product
nonverbal communication | messages sent by gestures, expressions and posture | exchange of meaning by body language rather than words

# Agents of socialization
? Which agent of socialization
family | is the first and usually the most important influence on a child | teaches a baby its first language and values at home
school | teaches the hidden curriculum of obedience, punctuality and competition | exposes children to judgment by adult strangers and by grades
peer group | consists of people of similar age and interests | gains its greatest influence in adolescence and lets children escape adult control
mass media | reaches large audiences through television, print and the internet | shapes children's ideas by means of impersonal images
workplace / occupation | trains adults in the rules of a job | prepares new employees for the behavior expected in an organization
religion | teaches beliefs about the sacred and moral rules | shapes people through worship, scripture and holy days
government / state | marks life stages by laws on the ages for driving, voting and retirement | defines legal adulthood and citizenship

# Socialization and the self
? Which term describes
socialization | the lifelong process of learning the ways of a society | the means by which people acquire culture and develop personality
self | a person's awareness of having a distinct identity | the conscious sense of being separate from other people
looking-glass self | an image of oneself based on how others seem to judge one | Cooley's idea that other people act as a mirror
the "I" | the unsocialized, spontaneous and creative side of a person in Mead's theory | Mead's name for the acting subject within the self
the "me" | the socialized side that has taken over the attitudes of others in Mead's theory | Mead's name for the self as seen by society
role taking / taking the role of the other | seeing the world from another person's viewpoint | imagining what someone else thinks and expects
significant other | a person whose opinion matters most to a child | a parent or close friend who strongly influences the self
generalized other | the internalized attitudes and expectations of society as a whole | the community in general, which a child learns to consider in games
anticipatory socialization | learning in advance the behavior of a position one expects to hold | a student's practice of the manners of a future profession
resocialization | the process of unlearning old values and adopting new ones | the remaking of recruits and prisoners into different people
total institution | a place where people are cut off from society and controlled | a prison, boot camp or convent that governs every part of life
degradation ceremony | a ritual that strips people of their old identity | the shaving of heads and issue of uniforms to new inmates
hidden curriculum | unspoken lessons of conformity and obedience taught by schools | values learned in class that are not part of the official subjects

# Stages of Mead's theory of the self
? Which stage or idea in theories of development
imitation stage / preparatory stage | has a child under three mimic others without understanding | comes before role taking, with copied gestures and words
play stage | has a child act out the parts of single people such as a mother | comes at about three to six, when children pretend to be one other person
game stage | has a child take the views of several others at once | comes when a child learns the rules of organized sports such as baseball
tabula rasa | compares the newborn mind to a blank slate | expresses John Locke's view that people acquire all of their nature from experience
feral child / isolated child | describes a person raised with almost no human contact | appears in the cases of Anna and Isabelle, who were shut away from people
sociobiology | explains human social behavior by evolved genes | applies Darwin's principle of natural selection to behavior in society
nature versus nurture / nature and nurture | asks whether heredity or environment shapes people | contrasts inherited traits with social experience

# Groups
? Which term describes
primary group | a small, intimate, lasting set of people such as a family | Cooley's term for people tied by personal, emotional bonds
secondary group | a large, impersonal collection of people brought together for a specific purpose | coworkers or classmates tied by a goal rather than feelings
in-group | a collection of people toward which a person feels loyalty and belonging | the "we" with which someone identifies
out-group | a collection of people toward which a person feels opposition or rivalry | the "they" to which someone does not belong
reference group | people whose standards a person uses to evaluate himself or herself | those with whom one compares oneself, even if one is not a member
dyad | a set of two people | the smallest and least stable unit, which ends if one member leaves
triad | a set of three people | the unit in which two members can form a coalition against one
aggregate | people who happen to be in the same place at the same time | strangers waiting at a bus stop without a sense of belonging
category / social category | people who share a trait but do not interact | all left-handed persons or all seniors
social network | the web of direct and indirect ties that connects people | the links among acquaintances that help in finding a job
coalition | a temporary alliance toward a common goal | a joining of forces by parties to win against others
clique | a tightly knit circle within a larger set that excludes others | a small, exclusive band of friends at school

# Group leadership and decisions
? Which term describes
instrumental leader | one who focuses on getting tasks done | the goal-directed head of a team who makes plans and gives orders
expressive leader | one who focuses on harmony and morale | the head who offers emotional support and reduces tension
authoritarian leader | one who gives orders and makes all the decisions | the commanding head who demands obedience
democratic leader | one who seeks agreement and involves everyone in decisions | the head who discusses options with members before acting
laissez-faire leader | one who lets people function largely on their own | the head who offers little direction
groupthink | faulty agreement when members silence doubts to keep harmony | Irving Janis's term for the collective tunnel vision in the Bay of Pigs decision
opinion leader | a respected person who influences the views of others | someone to whom people turn for advice on products or issues

# Bureaucracy and formal organizations
? Which term describes
bureaucracy | a rational system with a hierarchy of authority, written rules and specialized offices | Weber's ideal type that relies on impersonality and paperwork
informal organization | the unplanned personal relationships that arise within a structured workplace | friendships and unofficial rules among workers
voluntary association | a body that people join freely out of a shared interest | a scout troop, club or charity without paid membership
utilitarian organization | a body people join for material rewards such as wages | Etzioni's type that includes businesses
normative organization | a body people join to pursue goals they consider morally worthwhile | Etzioni's type that includes religious charities and service clubs
coercive organization | a body people are forced to join | Etzioni's type that includes prisons
iron law of oligarchy | Michels's principle that power comes to rest in the hands of a few | the tendency of every large organization to be ruled by a small elite
goal displacement | the replacing of an organization's aims with following rules or surviving | the finding of new purposes after the first aim, such as curing a disease, is achieved
rationalization of society / rationalization | the growing use of calculation and efficiency in place of tradition | Weber's name for the change that brought modern offices and capitalism
McDonaldization | the spread of fast-food principles of efficiency, predictability and control | Ritzer's term for the standardization of everyday life
alienation | workers' sense of being cut off from the product of their labor | Marx's term for powerlessness and estrangement
Peter principle | the idea that employees rise to their level of incompetence | the rule that people are promoted until they fail at a job
ideal type | a description of the essential features of something as a model for comparison | Weber's tool that shows a pure form rather than an actual case

# Theories of deviance
? Which theory of deviance
strain theory / structural strain theory | says lawbreaking arises from a gap between cultural goals and approved means | was developed by Robert Merton from the idea of anomie
control theory / social control theory | says strong bonds to society prevent people from breaking rules | was developed by Travis Hirschi around attachment, commitment, involvement and belief
differential association theory / differential association | says people learn crime through interaction with others who favor it | was developed by Edwin Sutherland
labeling theory | says an act is wrong only because society reacts to it as such | was developed by Howard Becker and leads from primary to secondary deviance
conflict theory of crime | says the powerful make laws that protect their own interests | explains why the crimes of the poor are punished more than those of the rich
social disorganization theory | says crime is likeliest in communities with weak ties and no shared control | was developed in Chicago by Shaw and McKay
routine activities theory / routine activity theory | says crime needs a motivated offender, a suitable target and no guardian | was developed by Cohen and Felson to explain where offenses happen in daily life
broken windows theory | says visible neighborhood disorder invites more serious crime | was used to support police action against graffiti and petty offenses
biological theory of crime | says that criminals are born with inherited physical traits | was put forward by Cesare Lombroso, who measured skulls

# Merton's modes of adaptation
? Which of Merton's responses to strain
conformist | accepts both the cultural goals and the approved means | works hard by legitimate methods to become successful
innovator / innovation | accepts the goals but uses illegitimate means | steals or sells drugs in order to gain wealth
ritualist / ritualism | abandons the goals but follows the rules | goes through the motions of a dull job without hope of success
retreatist / retreatism | rejects both goals and means and drops out | withdraws from society as an addict or hermit
rebel / rebellion | replaces the goals and means with new ones | works to build a new order as a revolutionary

# Deviance and its control
? Which term describes
social control | the enforcing of norms through internal or external means | the ways in which society keeps people in line
stigma | a mark of disgrace that sets a person apart | a negative label that discredits someone's identity
primary deviance | occasional violation that does not become part of one's identity | an early, minor breaking of rules that others overlook
secondary deviance | violation that becomes a lifestyle after a person has been labeled | rule-breaking organized around an identity that others have assigned
tertiary deviance | behavior that the violator seeks to redefine as normal | the rejection of a stigma by claiming that nothing is wrong
techniques of neutralization / neutralization | justifications that let offenders avoid guilt | excuses such as denying injury or blaming the victim
medicalization of deviance | the redefining of wrongdoing as an illness | treating drunkenness as a disease rather than a sin
moral panic | widespread, exaggerated public fear about a threat to values | alarm about a group of folk devils spread by the media

# Types of crime
? Which type of crime
white-collar crime | is committed by respectable, high-status people in their jobs | includes embezzlement and insider trading
corporate crime | is committed by businesses for their own profit | includes price fixing and the sale of unsafe products by companies
organized crime | is run by large syndicates that supply illegal goods and services | includes the gambling and drug rings of the mafia
victimless crime | is an offense to which the participants willingly consent | includes gambling, drug use and prostitution
violent crime | uses force or the threat of force against people | includes murder, robbery and aggravated assault
property crime | takes or damages belongings without force against people | includes burglary, larceny and arson
hate crime | is motivated by bias against a group | targets victims because of race, religion or sexual orientation
political crime | is committed against a government or by officials | includes treason and espionage
juvenile delinquency | is lawbreaking by people under adult age | is handled in separate courts for the young
cybercrime | uses computers or networks for illegal acts | includes hacking and online identity theft

# Aims and practices of the justice system
? Which term describes
deterrence | discouraging offenses through fear of punishment | the aim of making would-be offenders think of the penalty
retribution | punishment that makes offenders suffer in proportion to their act | the aim of moral vengeance on behalf of the victim
rehabilitation | reforming offenders so that they can return to society | the aim of changing criminals by education and therapy
incapacitation / societal protection | keeping offenders from committing new crimes by confining them | the aim of guarding the public through prison or execution
restorative justice | having offenders repair the harm done to victims and community | the aim of healing through meetings and restitution
recidivism | the return of former convicts to crime | repeated lawbreaking after release from prison
plea bargaining | reducing a charge in exchange for admitting guilt | a deal between prosecutor and defendant that avoids a trial
probation | supervised freedom in place of a prison sentence | a court order that lets a convict stay in the community under conditions
parole | supervised release before a full prison term is served | an early freedom given to inmates on good behavior
racial profiling | treating people as suspects because of their race or ethnicity | police stops based on skin color rather than evidence
capital punishment / death penalty | execution of those convicted of the most serious offenses | the sentence carried out by lethal injection or the electric chair

# Mass media and communication
? Which term describes
gatekeeping | controlling what material reaches the public | the power of editors to decide which stories are published
agenda setting | influencing which topics the public thinks are important | the media's power to tell people what to think about
digital divide | the gap between those who have access to computers and those who do not | unequal use of the internet by rich and poor
propaganda | one-sided messages designed to persuade people to support a cause | information spread to manipulate opinion in favor of a government
social media | online platforms on which users create and share content | sites where people post, follow friends and exchange messages
media consolidation / media concentration | ownership of many outlets by a few large corporations | the merging of newspapers and networks under fewer owners
cultivation theory | the idea that heavy viewing makes people see the world as television shows it | Gerbner's claim that watchers overestimate violence in real life
spiral of silence | the tendency of people to hide views they think are unpopular | Noelle-Neumann's idea that fear of isolation keeps minorities quiet
surveillance | the monitoring of people's behavior by cameras, data or agencies | the media's task of watching and reporting events in the environment

# Systems of stratification
? Which term describes
social mobility | movement of people between ranks in society | change of position within the class structure
slavery | a system in which some people own others as property | bondage based on debt, war or race
caste system | a closed order of ranks fixed for life by birth | the order of India with Brahmins at the top and Dalits at the bottom
estate system | the medieval order of nobility, clergy and commoners | the ranking of feudal Europe based on land and title
class system | a relatively open order based on possessions and income | a ranking in which people can rise or fall by achievement
meritocracy | a system in which position depends on ability and effort | rank based on personal talent rather than on birth
status inconsistency | ranking high on one dimension of position and low on another | the mixed standing of a poorly paid but admired minister
Davis-Moore thesis | the view that unequal rewards are needed to fill important jobs with talent | the functionalist claim that high pay draws able people to hard positions
apartheid | South Africa's former legal separation of the races | a caste-like order abolished under Nelson Mandela in the 1990s
endogamy | marriage within one's own group | the rule of a caste that forbids a spouse from outside

# Class concepts of Marx and Weber
? Which term describes
social stratification | the division of society into ranks with unequal rewards | a layered system of inequality that lasts over generations
bourgeoisie | the owners of the means of production | Marx's ruling class of factory owners and capitalists
proletariat | the workers who sell their labor | Marx's class of those who own no factories or land
class consciousness | workers' awareness of their common oppression and interests | the shared sense that Marx thought would lead to revolution
false consciousness | a mistaken acceptance of one's own exploitation | Marx's term for workers who identify with the interests of capitalists
means of production | the land, factories and tools used to create wealth | the property whose ownership divides people in Marx's theory
prestige | respect or regard given to a person by others | Weber's dimension of honor, measured in rankings of occupations
wealth | the total value of a person's possessions minus debts | assets such as property, savings and stocks
income | money received in a year from wages, rent and investments | the flow of earnings, in contrast to accumulated assets
power | the ability to carry out one's will despite resistance | the capacity to control or influence others even against their wishes
socioeconomic status / SES | a combined ranking based on education, occupation and earnings | a measure of overall standing used in place of class alone

# Social classes in the United States
? Which social class
upper class | holds great wealth, much of it inherited | is the top one to three percent, with large holdings of stock and power over corporations
upper middle class | consists of highly educated professionals and managers | includes doctors, lawyers and executives with high salaries
lower middle class | consists of semiprofessionals and office employees | includes teachers, nurses and owners of small businesses
working class | consists largely of manual and clerical workers paid by the hour | is often called blue-collar and includes factory workers
working poor | consists of people with jobs whose pay leaves them below or near the poverty line | labors full time at minimum wage without escaping need
underclass | consists of people trapped in long-term unemployment in inner cities | is the lowest level, with persistent joblessness and dependence on aid
new rich / nouveau riche | consists of people who have recently gained their fortunes | has money but lacks the ancestry and manners of old families

# Social mobility
? Which term describes
horizontal mobility | a change of job or position at the same level | a move from teaching to nursing with equal rank
vertical mobility | a move up or down from one rank to another | a change in which a clerk becomes an executive
upward mobility | a rise to a higher class | a worker's child becoming a well-paid surgeon
downward mobility | a fall to a lower class | the slide of a laid-off manager into low-paid work
intergenerational mobility | a change of class between parents and their children | the difference in rank between a mother and her daughter
intragenerational mobility | a change of class within a person's own lifetime | the rise of one woman from clerk to president of a firm
structural mobility | change of rank that results from changes in the economy as a whole | the rise of many people when office jobs replaced factory jobs

# Poverty and inequality
? Which term describes
absolute poverty | the lack of the minimum resources needed for survival | a condition in which food and shelter are insufficient for life
relative poverty | having much less than others in the same society | deprivation measured against the living standard of the majority
poverty line / poverty threshold | the official annual income below which a family is counted as poor | a federal figure based on the cost of an adequate diet
feminization of poverty | the growing share of women and their children among the poor | the trend linked with households headed by single mothers
culture of poverty | Oscar Lewis's idea that the poor pass on values that keep them poor | a claim blaming attitudes such as fatalism and lack of planning
life chances | the likelihood of sharing in the opportunities and benefits of society | Weber's term for odds of health, schooling and a high income
welfare | public assistance given to needy people | government aid such as food stamps and cash benefits
transfer payments | government money shifted from some groups to others in need | Social Security and unemployment checks
Gini coefficient / Gini index | a number from zero to one that measures inequality of income | a statistic in which zero means perfect equality
conspicuous consumption | spending on luxuries to display one's status | Thorstein Veblen's term for showy buying by the rich
glass ceiling | an invisible barrier that keeps women and minorities from top jobs | the unseen limit on promotion to executive positions
glass escalator | the quick promotion of men who work in female-dominated jobs | the invisible lift that raises male nurses to better positions

# Global inequality
? Which term describes
modernization theory | the view that poor nations develop by adopting modern technology and values | Rostow's explanation of growth through stages from traditional society to high consumption
dependency theory | the view that poor nations stay poor because rich ones exploit them | an explanation that blames colonial ties and foreign control for underdevelopment
world systems theory / world-system theory | the view that nations form a single economy of core, semiperiphery and periphery | Immanuel Wallerstein's analysis of global capitalism
core nation | a rich, industrial country that dominates the world economy | a country that exploits others for labor and raw materials
semiperipheral nation | a country in the middle of the world economy, such as Brazil or India | a country that both exploits poorer ones and is exploited by richer ones
peripheral nation | a poor country that supplies raw materials and cheap labor | a country with little industry that depends on the rich
colonialism | control by one nation over the territory and people of another | the political rule of European powers over Africa and Asia
neocolonialism | economic domination of poor nations without direct political rule | indirect control through debt and foreign corporations
globalization | the growing worldwide integration of economies, politics and cultures | the process by which trade and communication link all countries
multinational corporation / transnational corporation | a company that operates in many countries | a firm based in one nation with factories and offices abroad
outsourcing | the contracting of work to outside, often foreign, suppliers | the shift of call centers to countries with lower wages
maquiladora | a foreign-owned assembly plant near Mexico's northern border | a factory that imports parts duty-free and exports finished goods
gross national income / GNI | the total value of goods and services earned by a nation's residents in a year | a per capita figure used to rank rich and poor countries

# Race, ethnicity and prejudice
? Which term describes
race | a category of people who share physical traits that society considers important | a socially constructed grouping based on features such as skin color
ethnicity | a shared cultural heritage of ancestry, language or religion | the national or cultural background of a people
ethnic group | people set apart by national origin or distinctive customs | a population such as Irish Americans or Polish Americans
minority group | people singled out for unequal treatment because of physical or cultural traits | a subordinate population that has less power, whatever its size
dominant group | people with the most power and privileges in a society | the ruling population that sets the standards for others
prejudice | a rigid, unfair attitude toward a whole category of people | a prejudgment about others without adequate evidence
discrimination | unequal treatment of people because of their membership in a category | acting unfairly, as in denying jobs or housing
stereotype | an oversimplified, exaggerated image of a category of people | a fixed belief that all members of a group are alike
racism | the belief that one inherited stock of people is superior to another | an ideology that claims innate inferiority of others by skin color
scapegoat | a person or group blamed for the troubles of others | a weak target on which frustrated people take out anger
authoritarian personality | Adorno's type of rigid, obedient and intolerant person | the character that accepts bigotry and submits to superiors
contact hypothesis | the idea that cooperative meetings of equals reduce bias | the claim that working together toward a goal lessens hostility
affirmative action | programs that favor groups disadvantaged in the past for jobs and admissions | policies that recruit women and minorities to remedy earlier bias

# Patterns of intergroup relations
? Which term describes
genocide | the deliberate destruction of an entire people | the mass murder of Jews in the Holocaust
expulsion / population transfer | the forced removal of a people from a territory | the driving of the Cherokee from their land along the Trail of Tears
ethnic cleansing | the use of terror and removal to make a region's people all alike | the driving out of Bosnian Muslims by Serb forces
segregation | the physical and social separation of groups | the keeping apart of races in schools and neighborhoods
assimilation | the process by which newcomers adopt the dominant way of life | the blending of immigrants into the mainstream
amalgamation / melting pot | the merging of groups through intermarriage into a new people | the mixing that is summed up as A + B + C = D
cultural pluralism / pluralism / multiculturalism | the coexistence of groups that keep their distinct identities with mutual respect | the pattern of a salad bowl, as in Switzerland
subjugation | the holding of a people in a position of domination by force | the control of an oppressed population through slavery or colonial rule
integration | the bringing together of separated groups with equal access | the end of legal barriers in schools, as ordered in Brown v. Board of Education
secession | formal withdrawal of a group from a nation to form its own | the founding of a separate state by a people that breaks away

# Segregation and immigration
? Which term describes
institutional discrimination / institutional racism | unfair treatment built into the policies and customs of organizations | bias in the everyday operation of schools, banks and courts
de jure segregation | the separation of groups required by law | racial division enforced by Jim Crow statutes
de facto segregation | the separation of groups by custom and residence rather than by law | racial division of schools that results from where people live
redlining | refusing loans or insurance in minority neighborhoods | a lending practice in which banks mark districts as risky
Jim Crow laws | Southern statutes that separated blacks from whites in public places | rules upheld by the Supreme Court in Plessy v. Ferguson
nativism | hostility toward immigrants by people born in the country | the movement to limit newcomers in favor of the established population
model minority | a group stereotyped as unusually successful | a misleading label often put on Asian Americans
ethnic enclave | a neighborhood where immigrants of one origin cluster | a district such as Chinatown or Little Italy
refugee | a person who flees abroad to escape persecution or war | a migrant who cannot go home for fear of harm
white privilege | unearned advantages enjoyed by members of the majority race in the United States | Peggy McIntosh's invisible knapsack of benefits

# Gender and sexuality
? Which term describes
sex | the biological distinction between females and males | the division of people by chromosomes and reproductive organs
gender | the traits and positions that society attaches to being female or male | socially learned ideas of masculinity and femininity
gender role | behavior that a society expects of men or of women | the expectation that girls be caring and boys be tough
gender identity | a person's own sense of being male, female or neither | the inner awareness of oneself as a man or a woman
gender stratification | the unequal distribution of wealth, power and privilege between men and women | the ranking that gives one of the sexes greater rewards
patriarchy | a form of social organization in which males dominate females | a system of rule by men
matriarchy | a form of social organization in which females dominate males | a system of rule by women
sexism | the belief that one sex is innately superior to the other | prejudice and discrimination against women or against men
sexual harassment | unwelcome advances, comments or gestures of an intimate nature | a boss's demand for favors or creation of a hostile workplace
feminism | support for social equality of women and men | the movement that opposes patriarchy
sexual orientation | a person's romantic and emotional attraction to others | the preference described as heterosexual, homosexual or bisexual
homophobia | fear of or hostility toward gay people | prejudice against lesbians and gay men
transgender identity / transgender | a sense of oneself as belonging to a category other than that assigned at birth | the self-image of a person raised as a girl who lives as a man

# Women's work and pay
? Which term describes
gender wage gap / gender pay gap | the difference between the average earnings of men and women | women's receiving less than a dollar for each dollar earned by men
second shift | the housework and child care done by women after paid work | Hochschild's term for an employed wife's unpaid evening duties
pink-collar job | service or clerical employment held mostly by women | work as a secretary, waitress or receptionist
comparable worth | equal pay for different occupations that require similar skill and responsibility | the principle that nurses should earn as much as equally trained men in other fields
occupational sex segregation / gender segregation of work | the concentration of men and women in different kinds of employment | the pattern in which most engineers are men and most nurses are women
Title IX | a 1972 law banning bias by sex in schools that receive federal funds | the rule that opened school sports to girls in the United States
Nineteenth Amendment | the change to the Constitution that gave American women the vote in 1920 | the victory of the suffrage movement
Equal Pay Act | a 1963 law requiring that men and women earn the same for the same work | the federal ban on unequal wages by sex
Equal Rights Amendment / ERA | a proposed ban on unfair treatment by sex that failed to be ratified by 1982 | a change to the Constitution passed by Congress in 1972 but three states short

# Aging and the life course
? Which term describes
gerontology | the study of aging and the elderly | the field that examines biological and social changes of later life
ageism | prejudice and discrimination against people because of how old they are | treating seniors as incompetent
disengagement theory | the view that the elderly should withdraw from their roles to keep society stable | the functionalist idea that older people hand over positions to the young
activity theory | the view that older people are happiest when they stay busy | the idea that new interests should replace lost roles after retirement
continuity theory | the view that people keep the same interests and personality as they grow old | the idea that the elderly maintain a consistent sense of self
gerontocracy | a society in which the oldest members hold the most power and wealth | rule by the elders of a community
graying of America / graying of the population | the growing percentage of people over sixty-five in the United States | the increase in older people as baby boomers retire
life expectancy | the average number of years a newborn can be expected to live | a measure of how long people in a country live on average
Social Security | the federal program begun in 1935 that pays retirement benefits | the monthly pension supported by payroll taxes
dependency ratio | the number of nonworking young and old compared with the working-age people | a figure that rises as more people retire
cohort / age cohort | all people born in the same period | a generation that passes through the life course together
rite of passage | a ceremony that marks a change from one stage of life to another | a wedding, bar mitzvah or graduation
sandwich generation | adults who care for both their children and their aging parents | the middle-aged people squeezed between two dependents

# Family structures
? Which term describes
nuclear family | a unit of parents and their children | a two-generation household of husband, wife and offspring
extended family / consanguine family | a unit that includes relatives such as grandparents, aunts and cousins | three or more generations living together
blended family / stepfamily / reconstituted family | a unit formed when divorced or widowed people with children remarry | a household of stepparents and stepsiblings
single-parent family | a household in which one adult raises children alone | a unit headed by a mother or father without a partner
family of orientation | the unit into which a person is born | the home in which one is raised and first socialized
family of procreation | the unit formed by marrying and having children | the home that an adult creates with a spouse
dual-earner family / dual-career family | a unit in which both husband and wife have paid jobs | a household that depends on two incomes
kinship | social ties based on blood, marriage or adoption | the network of relatives to whom a person is tied
cohabitation | an unmarried couple's living together | sharing a household and intimacy without a wedding
matrifocal family / matricentric family | a unit in which the mother is the central figure | a household centered on a woman and her children

# Rules of marriage, descent and residence
? Which term describes
monogamy | marriage that unites two partners | the only legal form of marriage in the United States
polygyny | marriage of one man to two or more women | the custom of having several wives
polyandry | marriage of one woman to two or more men | the rare custom, found in Tibet, of having several husbands
exogamy | the norm of choosing a mate from outside one's group | the rule, such as the incest taboo, against marrying kin
homogamy | the tendency to marry someone similar to oneself | marriage between people of like age, class and education
patrilineal descent | tracing kinship and inheritance through the father's side | passing property from fathers to sons
matrilineal descent | tracing kinship and inheritance through the mother's side | passing property from mothers to daughters
bilateral descent | tracing kinship through both parents equally | counting relatives on the mother's and father's sides alike
patrilocal residence / patrilocality | living with or near the husband's family after the wedding | the custom in which a bride moves to the groom's home
matrilocal residence / matrilocality | living with or near the wife's family after the wedding | the custom in which a groom moves to the bride's home
neolocal residence / neolocality | living apart from both sets of parents after the wedding | a couple's setting up an independent home

# Family life and its problems
? Which term describes
serial monogamy | having several spouses one after another but only one at a time | the pattern of marriage, divorce and remarriage
polygamy | marriage to more than one spouse at a time | the general practice of plural marriage
romantic love | affection and passion as the basis for choosing a spouse | the feeling expected to lead to a wedding in modern Western societies
arranged marriage | a union planned by parents for economic or social reasons | the matching of bride and groom by their families
dowry | property that a bride's family gives to the groom's side | goods a woman brings to her husband
bride price / bridewealth | payment by the groom's family to that of his wife | cattle or goods given in return for a woman
incest taboo | the norm that forbids sexual relations between certain relatives | the cultural universal that bars mating with close kin
domestic violence / family violence | abuse of one household member by another | the battering of spouses, children or elders at home
no-fault divorce | the ending of a marriage without proof of wrongdoing | a split granted because of irreconcilable differences
boomerang child / boomerang kids | an adult who returns to live with parents | a grown son or daughter who moves back home
egalitarian family | a household in which husband and wife share authority equally | a home where both partners make decisions as equals
child abuse | physical, emotional or sexual mistreatment of a minor | injury or neglect of the young by those who should protect them

# Religion in sociology
? Which term describes
the sacred / sacred | the realm of things set apart as extraordinary that inspire awe and reverence | the holy realm in Durkheim's theory
the profane / profane | the realm of everyday life and ordinary things | the common, worldly realm in Durkheim's theory
secularization | the decline of the importance of faith in society | the process by which worldly explanations replace supernatural ones
civil religion | a quasi-sacred loyalty that binds people to their nation | the reverence for the flag and Constitution described by Robert Bellah
fundamentalism | strict belief in the literal truth of scripture and opposition to modernity | a conservative movement for restoring the original doctrines of a faith
religiosity | the importance of faith in a person's life | the degree of involvement shown by belief, worship and experience
liberation theology | a mix of Christian principles with political action for the poor | the movement of Latin American priests against oppression
opium of the people / opiate of the masses | Marx's description of faith as a drug that dulls the pain of oppression | the phrase by which Marx claimed that worship distracts workers from injustice
Protestant ethic / Protestant work ethic | the values of hard labor and thrift that Weber linked with capitalism | the Calvinist outlook that treated worldly success as a sign of salvation

# Types of religious organization and belief
? Which term describes
church / ecclesia | a large, bureaucratic body that is well integrated into society | an established faith with trained clergy and members by birth
sect | a small group that has broken away from an established body | an exclusive group with emotional worship that stands apart from the larger society
cult / new religious movement | a new group with unfamiliar beliefs, often led by a charismatic person | a body largely outside a society's cultural traditions
denomination | one of several well-established and tolerant bodies in a pluralist society | an organization such as the Methodists or Lutherans
monotheism | belief in one God | the form of faith shared by Judaism, Christianity and Islam
polytheism | belief in many gods | the form of faith found in ancient Greece and in Hinduism
animism | the belief that spirits inhabit natural objects such as trees and animals | the faith of many tribal peoples in spirits active in nature
totemism | belief in kinship with a sacred plant or animal that represents the clan | the Australian form of faith studied by Durkheim
atheism | the belief that there is no God | denial of the existence of any deity
agnosticism | the view that the existence of God cannot be known | neither affirming nor denying a deity
shamanism | reliance on a healer who is thought to communicate with spirits | the practice of a medicine man who cures by trance

# Education
? Which term describes
education | the institution through which society passes on knowledge, skills and values | the institution by which formal teaching prepares the young for adult life
credentialism | evaluating people by their diplomas and degrees | the requirement of ever higher certificates for jobs that do not need them
functional illiteracy | a lack of the reading and writing skills needed for everyday life | an adult's inability to read a form or follow a manual
self-fulfilling prophecy | an expectation that becomes true because people act as if it were | the result of teachers' low expectations making pupils do worse
cultural capital | the knowledge, tastes and manners that help people to succeed | Pierre Bourdieu's term for advantages passed on by educated parents
teacher expectancy effect / Pygmalion effect | the improvement of pupils whose instructors believe in them | the finding of Rosenthal and Jacobson about pupils labeled bloomers

# Power and types of authority
? Which term describes
traditional authority | legitimate rule based on custom | the kind of power held by hereditary kings and chiefs
charismatic authority | legitimate rule based on extraordinary personal qualities | the kind of power held by inspiring leaders such as Gandhi
rational-legal authority / bureaucratic authority | legitimate rule based on written rules and offices | the kind of power held by a president elected under a constitution
routinization of charisma | the transfer of a gifted leader's power to a stable form | the change after a prophet's death by which followers build an organization
force / coercive power | control by physical might or threats | rule at gunpoint that people do not consider rightful
influence | control of others through persuasion rather than command | the ability to sway people by information and argument
power elite | a small, unified ruling circle of military, corporate and political leaders | Mills's term for the few at the top who make the big decisions
pluralist model | the view that power is spread among many competing interest groups | an analysis in which no single group dominates politics
Marxist political-economy model | the view that government is shaped by the capitalist system itself | an explanation that traces government decisions to the economic order

# Forms of government and political life
? Which term describes
authority | power that people accept as legitimate | the recognized right to give orders
democracy | rule by the people, directly or through elected representatives | a system in which citizens choose leaders in free elections
monarchy | rule by one family from generation to generation | a system headed by a king or queen
oligarchy | rule by a few people | a system in which a small privileged group governs
dictatorship | rule by one person with absolute power | a system in which one leader seizes control and allows no opposition
totalitarianism | rule that tries to control every aspect of people's lives | a system such as Nazi Germany with one party and state control of all media
authoritarianism | rule that denies participation but leaves private life largely alone | a system in which rulers tolerate little opposition and cannot legally be removed
theocracy | rule by religious leaders | a system in which clergy govern by sacred law
anarchy | the absence of any ruler or government | a condition without political order
welfare state | a system in which government provides for citizens' health and security | a country such as Sweden with broad benefits and high taxes
terrorism | acts or threats of violence against civilians as a political strategy | attacks meant to spread fear, such as those of September 11
interest group / special-interest group | people organized to influence policy on a particular issue | a lobby that presses lawmakers without running candidates
political party | an organization that seeks to gain office by winning elections | a body that nominates candidates and writes a platform
nation-state | a political unit of people with a common culture and defined borders | a sovereign country whose citizens share an identity

# Economic systems
? Which term describes
capitalism | private ownership of property and pursuit of profit in competitive markets | the economic order described by Adam Smith's invisible hand
socialism | collective ownership of the means of production with production for need | the economic order in which government owns major industries for the common good
communism | a classless order in which all members own everything in common | Marx's final stage, in which the state withers away
mixed economy | private enterprise combined with government regulation and services | the blend of markets and public control found in the United States
welfare capitalism | a market economy with extensive social programs | the order of Scandinavian countries with private firms and generous benefits
laissez-faire | the doctrine that government should leave business alone | hands-off policy toward markets
monopoly | control of an entire market by a single firm | the absence of competitors for a product
oligopoly | domination of a market by a few producers | the control of car making by a handful of firms
conglomerate | a giant corporation composed of many smaller firms in unrelated fields | a firm that owns businesses as different as films and food
underground economy / informal economy | exchanges of goods and services not reported to the government | unrecorded income from cash jobs or illegal sales
command economy / planned economy | a system in which central planners set production and prices | an order such as that of the Soviet Union, run by state officials

# Work and its changes
? Which term describes
primary sector | the part of the economy that draws raw materials from nature | farming, fishing, forestry and mining
secondary sector | the part of the economy that turns raw materials into goods | manufacturing, construction and other processing of materials
tertiary sector | the part of the economy that provides services | teaching, sales, banking and health care
Industrial Revolution | the shift from hand labor to machines and factories that began in Britain | the change after 1750 that brought steam power and wage labor
deindustrialization | the loss of factory jobs as manufacturing declines or moves away | the process that created the Rust Belt
automation | the replacement of human labor by self-operating machines | the use of robots on assembly lines
unemployment rate | the percentage of the labor force looking for jobs without success | a monthly measure of people who are out of work
underemployment | work that is part-time or below a person's skills | the situation of an engineer who drives a taxi
telecommuting / telework | working from home by means of computers | linking to an office electronically in place of traveling there

# Health and medicine
? Which term describes
health | a state of complete physical, mental and social well-being | the WHO's ideal of more than the mere absence of disease
medicine | the social institution that focuses on fighting disease | the organized system of doctors, hospitals and treatment
sick role | society's expectations for the behavior of ill people | Parsons's idea that patients are excused from duties but must seek to recover
social epidemiology | the study of how disease is distributed through a population | the field that traces illness to age, sex, class and race
epidemic | a sudden outbreak of disease among many people in an area | the rapid spread of an illness such as cholera through a city
pandemic | the spread of a disease across many countries | a worldwide outbreak such as the influenza of 1918
medicalization | the process by which normal conditions come to be treated as illnesses | turning shyness or childbirth into a matter for doctors
euthanasia | ending the life of a person with an incurable illness to relieve suffering | mercy killing, as when a doctor helps a dying patient to end life
infant mortality rate | the number of deaths of babies under one year per thousand live births | a figure often used to compare the well-being of nations

# Population
? Which term describes
crude birth rate / birth rate | the number of babies born alive in a year per thousand people | a yearly figure on newborns for every thousand of a population
crude death rate / death rate / mortality rate | the number of people who die in a year per thousand | a yearly figure that falls with better sanitation and food
fertility rate / total fertility rate | the average number of children that a woman bears in her lifetime | a figure of about 2.1 that keeps a population stable
fecundity | the potential number of children that women are able to bear | the biological maximum of childbearing
net migration rate | the difference between people entering and leaving an area per thousand | a figure that is positive when arrivals exceed departures
immigration | the movement of people into a territory | the arrival of newcomers at Ellis Island
emigration | the movement of people out of a territory | the departure of the Irish from their land during the famine
push factor | a condition such as war or famine that drives people to leave home | a negative reason for migrating
pull factor | a condition such as jobs or freedom that draws people to a new place | a positive reason for migrating
doubling time | the number of years it takes a population to become twice as large | the figure of thirty-five years at a growth of two percent
zero population growth | the level at which births and deaths balance so that numbers stay the same | the result of replacement-level reproduction
age-sex pyramid / population pyramid | a graph of a people's composition by years of life and by males and females | a chart with a broad base in countries with many children
sex ratio | the number of males for every hundred females | a figure below one hundred where women outlive men
census | an official count of a country's people | the survey the United States takes every ten years

# Theories of population change
? Which term describes
Malthusian theory / Malthusianism | the view that population grows geometrically while food grows arithmetically | the 1798 forecast of famine, war and disease as checks
demographic transition theory / demographic transition | the view that population patterns reflect a society's level of technology | the model with a shift from high to low birth and death rates
preindustrial stage | the phase of high birth rates and high death rates with little growth | the phase of agrarian life before modern medicine
early industrial stage | the phase in which death rates fall while birth rates stay high | the phase of rapid growth in the poorest developing nations
mature industrial stage | the phase in which birth rates fall nearer to low death rates | the phase in which growth slows because children become costly in cities
postindustrial stage | the phase of low birth rates and low death rates with little growth | the phase of steady or shrinking numbers in the richest nations
positive check | a cause that raises deaths, such as famine, war and disease | Malthus's name for disasters that cut down a population
preventive check | a cause that lowers births, such as late marriage or moral restraint | Malthus's name for choices that limit reproduction
neo-Malthusian view | the warning that growing numbers outstrip the planet's resources | Paul Ehrlich's argument in The Population Bomb

# Occupations and labor
? Which term describes
corporation | an organization with a legal existence apart from its members | a business owned by shareholders who have limited liability
labor union | an organization of workers that bargains for better pay and conditions | a body that may call a strike
collective bargaining | negotiation between organized workers and an employer | talks that lead to a contract on wages for all employees
profession | a prestigious occupation that requires extensive formal education | law, medicine or another field with its own code of ethics
blue-collar occupation | manual work in factories or trades | lower-prestige employment involving mainly physical labor
white-collar occupation | nonmanual work in offices, such as clerical and sales jobs | office employment with higher prestige than factory labor
primary labor market | jobs that offer high pay, security and chances to advance | secure careers with extensive benefits
secondary labor market | jobs that offer low pay, little security and few benefits | dead-end work such as fast-food service

# Systems of medical care
? Which term describes
holistic medicine | treatment of the whole person, including mind, body and surroundings | care that stresses prevention and patients' responsibility
socialized medicine | care in which the government owns hospitals and employs doctors | the British National Health Service
managed care / health maintenance organization / HMO | a plan of prepaid insurance that controls costs by limiting choices | coverage for a fixed fee from approved doctors
Medicare | the federal insurance program for people over sixty-five | the 1965 program that pays medical bills of older Americans
Medicaid | the joint federal and state insurance program for the poor | the program that pays medical bills of people with low income
defensive medicine | ordering needless tests to protect doctors from lawsuits | care designed to avoid charges of malpractice

# Policies and choices in schooling
? Which term describes
charter school | a public place of learning run independently with its own plan | an institution freed from many regulations in return for results
school voucher | public money that parents can spend at a private institution | a certificate that gives families choice among institutions
magnet school | a public institution with special programs that draws pupils from a wide area | a place with a theme such as science, used to promote integration
homeschooling | teaching children at home by parents | learning outside institutions under a family's direction
mainstreaming / inclusion | placing students with disabilities in regular classrooms | including children with special needs in the overall program
bilingual education | instruction in both a student's native tongue and English | teaching newcomers partly in their own language
desegregation / busing | the ending of separate schools for different races | carrying pupils across a district to mix races
tracking | assigning students to programs by perceived ability | sorting pupils into college preparatory and vocational courses
social promotion | passing pupils to the next grade although they have not learned the material | advancing children with their age mates in spite of failure

# Urbanization and cities
? Which term describes
urbanization | the movement of people from rural areas into cities | the growing share of a nation that lives in towns
suburbanization | the movement of people from cities to communities on their outskirts | the growth of residential areas beyond the city limits after World War II
gentrification | the renewal of rundown neighborhoods by wealthier newcomers | the process that raises rents and displaces poor residents
metropolis / metropolitan area | a large city together with its surrounding communities | an urban center that dominates its region socially and economically
megalopolis | a vast region in which several cities and their suburbs run together | the continuous band from Boston to Washington
edge city | a business center of offices and malls some distance from an old downtown | a cluster of shopping and workplaces near highways on the outskirts
concentric zone model | Burgess's picture of a city growing in rings around a central business district | the theory of circles with an area in transition beside downtown
sector model | Hoyt's picture of a city growing in wedges along transportation routes | the theory of pie-shaped areas that spread outward from the center
multiple nuclei model | Harris and Ullman's picture of a city growing around several centers | the theory of separate specialized districts without a single core
urban ecology / human ecology | the study of the link between people and the physical space of cities | the Chicago School's analysis of how city dwellers use land
urban sprawl | the unplanned spread of low-density development over countryside | the outward growth that lengthens commuting and eats up farmland
white flight | the departure of middle-class majority families from racially mixing city neighborhoods | the exodus of one race to suburbs after desegregation
invasion and succession | the entry of a new group into an area and its gradual replacement of residents | the pattern by which one population takes over another's district

# Society and the environment
? Which term describes
ecosystem | the interaction of all living things with their surroundings in an area | a community of organisms together with its physical setting
sustainable development / sustainability | meeting present needs without harming future generations | a way of living that does not use up resources needed later
environmental racism | the placing of toxic sites mainly near poor and minority communities | the pattern in which pollution hazards fall mostly on people of color
greenhouse effect | the trapping of the sun's heat by gases such as carbon dioxide | the process that leads to global warming
environmental deficit | long-term harm to nature caused by a focus on short-term wealth | the debt left to future people by pollution and waste
acid rain | precipitation polluted by burning fossil fuels that kills trees and fish | damage from sulfur dioxide falling with water
logic of growth | the optimistic view that technology will solve all problems of resources | the idea that material progress can continue forever
limits to growth | the thesis that resources and pollution will bring expansion to an end | the Club of Rome's warning of collapse

# Collective behavior
? Which term describes
casual crowd | a loose collection of people who interact little | people gathered on a beach or around an accident
conventional crowd | people gathered for a planned event with expected behavior | an audience at a lecture or a funeral
expressive crowd | people gathered for an event with emotional appeal | worshipers at a revival or revelers on New Year's Eve
acting crowd | people driven by an intense, single-minded purpose | people fleeing a theater fire or storming a gate
mob | an emotional and violent gathering with a destructive goal | a group that lynches a victim
riot | a violent outburst without a single clear goal | widespread looting and fighting in the streets
panic | irrational flight or action in response to a threat | the frantic rush of people trying to escape a burning building
mass hysteria | a reaction of exaggerated anxiety in people scattered over a wide area | the fright attributed to the 1938 radio broadcast The War of the Worlds
rumor | unconfirmed information that spreads informally | a story passed by word of mouth without known truth
fad | an unusual practice that spreads quickly and is soon forgotten | a short-lived craze such as the hula hoop
fashion | a style favored by many people for a longer time | a lasting but changing taste in clothing or music
urban legend | a realistic but untrue story passed along as recent fact | a tale said to have happened to a friend of a friend

# Theories of collective behavior and movements
? Which theory holds that
contagion theory | crowds exert a hypnotic influence that makes members lose control | emotion spreads from person to person like a disease, as Gustave Le Bon claimed
convergence theory | a crowd's behavior comes from like-minded people who come together | people with shared attitudes gather, so crowds reveal existing motives
emergent-norm theory | people in crowds develop new rules of conduct as they interact | standards of behavior arise within the crowd and members follow them
value-added theory / structural-strain theory of movements | six conditions together, such as conduciveness and precipitating incidents, produce collective action | Smelser's growing set of preconditions must be met before people act together
resource mobilization theory | movements succeed when they can gather money, members and media attention | protest depends on organization rather than on discontent alone
deprivation theory | movements arise among people who feel they lack what they deserve | discontent grows when expectations rise faster than conditions improve
new social movements theory | recent campaigns center on quality of life and identity rather than on pay | postindustrial protest focuses on causes such as peace and the environment
mass-society theory | movements attract isolated people who seek belonging | socially rootless individuals join causes to gain a sense of importance
political-economy theory | capitalist society fails to meet people's needs and so breeds protest | movements grow out of inequality created by the economic system

# Types and stages of social movements
? Which term describes
reform movement / reformative movement | an effort to change part of society within the existing order | a campaign, such as that for civil rights, that works to improve laws
revolutionary movement | an effort to overthrow and replace the whole existing order | a campaign, such as the Bolsheviks', for total transformation
reactionary movement / resistance movement | an effort to block or reverse change | a campaign, such as that of the Ku Klux Klan, to return to the past
alterative movement | an effort to produce limited change in certain individuals | a campaign to persuade people to practice safer habits
redemptive movement | an effort to change some individuals totally | a religious cause that seeks to convert and save people
emergence | the first phase, in which people see that something is wrong | the beginning, when a few leaders raise awareness of a problem
coalescence | the second phase, in which leaders set strategy and gather members | the period of joining together and holding public rallies
bureaucratization | the third phase, in which paid staff replace charismatic leaders | the period of formal organization with established routines
decline | the final phase, in which a cause loses influence | the end, which may come from success, repression or internal splits

# Processes and theories of social change
? Which term describes
social movement | an organized, long-term effort to promote or resist change in society | a lasting campaign such as abolition, women's suffrage or civil rights
collective behavior | activity of many people that is unplanned and often breaks norms | spontaneous action such as panics, fads and riots
social change | the transformation of culture and institutions over time | alterations in patterns of behavior and structure of a people
invention | the creation of new objects, ideas or social patterns | the combining of known elements into something new, such as the airplane
discovery | finding something that already existed but was not recognized | learning of a fact such as the circulation of blood
modernization | the process of change begun by industrialization | the shift from tradition to science, cities and individual choice
cyclical theory | the view that civilizations rise and fall in a repeated pattern | Spengler and Toynbee's image of growth and decay
evolutionary theory of society / social evolutionary theory | the view that civilizations advance from simple to complex stages | Spencer's and Morgan's idea of progress toward higher forms
equilibrium theory | the view that change in one part brings adjustments that restore balance | Parsons's functionalist explanation of change
technological determinism | the view that tools and machines shape the course of society | the claim that inventions are the main cause of social change
vested interest | a stake that makes people resist change that threatens their advantage | the reason an established industry fights new competitors
mass society | a social order in which prosperity and bureaucracy have weakened traditional ties | an order of large-scale, impersonal and anonymous life

# Fields of anthropology
? Which field
cultural anthropology / social anthropology | studies the customs and beliefs of living peoples | describes ways of life by living among the people studied
physical anthropology / biological anthropology | studies human evolution and bodily variation | examines fossils, genes and nonhuman primates
linguistic anthropology | studies how speech relates to the life of a people | examines how words reflect and shape a community's thinking
archaeology / archeology | studies past peoples through their material remains | recovers artifacts by excavation
paleoanthropology | studies fossils of early hominins | searches for the bones of human ancestors
primatology | studies apes, monkeys and lemurs | observes chimpanzees and gorillas in the wild
forensic anthropology | identifies skeletal remains for legal investigations | helps police to learn a dead person's age, sex and cause of death
medical anthropology | studies how different peoples understand health and illness | compares healing practices across societies
ethnology | compares and analyzes many societies on the basis of field reports | draws general conclusions from accounts of separate peoples
applied anthropology | uses knowledge of human societies to solve practical problems | advises development projects and agencies on local customs

# Anthropologists and archaeologists
? Which scholar
Franz Boas / Boas | founded American anthropology and promoted cultural relativism | opposed ranking peoples by race and trained many famous students
Bronisław Malinowski / Bronislaw Malinowski / Malinowski | developed participant observation in the Trobriand Islands | described the kula exchange of shell valuables
Margaret Mead | wrote Coming of Age in Samoa on adolescent girls | compared sex and temperament among three peoples of New Guinea
Ruth Benedict / Benedict | wrote Patterns of Culture and The Chrysanthemum and the Sword | described whole societies as personalities writ large
Claude Lévi-Strauss / Levi-Strauss | founded structuralism in the study of myth and kinship | saw binary oppositions in human thought
Clifford Geertz / Geertz | called for thick description in interpreting cultures | analyzed the Balinese cockfight as a text
Edward Tylor / E. B. Tylor / Tylor | defined culture in 1871 as a complex whole acquired by people in society | saw animism as the earliest form of religion
Lewis Henry Morgan / Morgan | described stages of savagery, barbarism and civilization | studied the kinship of the Iroquois
Jane Goodall / Goodall | observed chimpanzees making tools at Gombe in Tanzania | studied wild apes for decades in East Africa
Dian Fossey / Fossey | studied mountain gorillas in Rwanda | wrote Gorillas in the Mist
Mary Leakey / Leakey | discovered the footprints at Laetoli in Tanzania | worked with her husband Louis at Olduvai Gorge
Donald Johanson / Johanson | discovered the skeleton called Lucy in Ethiopia in 1974 | named Australopithecus afarensis with his colleagues
Howard Carter / Carter | discovered the tomb of Tutankhamun in 1922 | worked in Egypt's Valley of the Kings
Heinrich Schliemann / Schliemann | excavated the site of Troy in Turkey | was guided by Homer's epics in the search for ancient cities

# Human ancestors
? Which hominin
Australopithecus afarensis | includes the 3.2-million-year-old skeleton Lucy | walked upright in East Africa but had a small brain
Homo habilis | is called the handy man because of its link to stone tools | lived in Africa about two million years ago and is tied to Oldowan tools
Homo erectus | was the first to spread out of Africa into Asia | made Acheulean hand axes and probably controlled fire
Homo neanderthalensis / Neanderthal | lived in Ice Age Europe and buried its dead | had a stocky body and heavy brow and died out about forty thousand years ago
Homo sapiens | is the only living human species | appeared in Africa about three hundred thousand years ago
Ardipithecus ramidus / Ardi | lived about 4.4 million years ago in Ethiopia in woodland | climbed trees with a grasping big toe but could walk upright
Homo floresiensis | is nicknamed the hobbit because of its tiny size | lived on an Indonesian island

# Human evolution and variation
? Which term describes
bipedalism | walking upright on two legs | the trait that set early hominins apart from other apes
opposable thumb | a digit that can touch the tips of the other fingers | the feature of the hand that allows a precision grip
primate | the order of mammals that includes humans, apes, monkeys and lemurs | a mammal with grasping hands and forward-facing eyes
hominin / hominid | a member of the human line after it separated from that of chimpanzees | any species in the group of humans and their upright ancestors
out-of-Africa theory / out of Africa model | the view that modern humans arose on one continent and spread, replacing earlier groups | the account of origins supported by mitochondrial DNA
multiregional hypothesis | the view that modern humans evolved at once in several parts of the world | the account of origins with gene flow among local populations
natural selection | the process by which better-adapted organisms leave more offspring | Darwin's mechanism of change in species
gene flow | the exchange of genes between populations that interbreed | mixing that makes neighboring populations more alike
genetic drift | random change in gene frequencies in a small population | change by chance rather than by advantage
fossil | the preserved remains or traces of an ancient living thing | a bone turned to stone or an imprint in rock
cline | a gradual change in a physical trait over geographic space | the steady variation of skin color from equator to poles

# Anthropological methods and concepts
? Which term describes
fieldwork | firsthand study of people in the place where they live | long residence in a village to gather data
emic perspective / emic view | an insider's understanding of a society | a description in terms that the people themselves use
etic perspective / etic view | an outsider's analysis of a society | a description in the scientific terms of the observer
holism | the view that all aspects of a society are connected and must be studied together | the principle of looking at the whole of human life
key informant | a member of a community who teaches the researcher about it | a well-placed local person who supplies knowledge
enculturation | the process by which a child learns its own society's ways | growing up into the customs of one's group
acculturation | change that results when groups come into continuous firsthand contact | the adoption of a dominant people's ways by a colonized tribe
thick description | an account of behavior that includes its layers of meaning | Geertz's explanation of the difference between a wink and a twitch
rapport | a relationship of trust between researcher and the people studied | the friendly understanding that must be built before interviews succeed
genealogical method / kinship chart | diagramming the relations of descent and marriage among people | drawing triangles and circles to show relatives

# Political organization in anthropology
? Which form of political organization
band | is a small, mobile group of related foragers without formal leaders | contains fewer than a hundred people who hunt and gather
tribe | joins several kin groups of herders or gardeners without a central ruler | is led by a village head or big man who persuades rather than commands
chiefdom | has a permanent ruler who collects and redistributes goods | ranks people by kinship to a hereditary leader
state | has a central government with the power to tax, draft and enforce laws | is a large, complex society with bureaucracy and social classes
empire | unites many peoples and territories under one ruler by conquest | governs foreign lands from a single capital, as Rome did
confederacy / confederation | is an alliance of groups that keep their own independence | joined the Iroquois nations under a council

# Exchange and subsistence in anthropology
? Which term describes
generalized reciprocity | giving without keeping account or expecting a return at once | sharing food among close kin
balanced reciprocity | giving with the expectation of an equal return within a set time | swapping gifts of the same value between friends
negative reciprocity | trying to get something for nothing or at another's expense | haggling, cheating or stealing from strangers
redistribution | the collection of goods by a center that hands them out again | a chief's gathering of harvests for a public feast
potlatch | a feast of the Northwest Coast at which a chief gives away wealth to gain prestige | a ceremony of the Kwakiutl in which goods are given or destroyed
kula ring | the ceremonial exchange of shell armbands and necklaces in the Trobriand Islands | a circle of island trade described by Malinowski
barter | the direct trading of goods without money | bargaining to swap one product for another
foraging | living by collecting wild plants and animals | the oldest human way of getting food
pastoralism | living by herding domesticated animals | the way of life of the Masai and Bedouin with their cattle and camels
horticulture | growing crops with simple hand tools in shifting plots | cultivation without plow or irrigation
intensive agriculture | farming permanent fields with plows, irrigation and fertilizer | food production that gives a large surplus

# Belief and ritual in anthropology
? Which term describes
magic | the use of spells and rites to control supernatural forces | techniques believed to compel a result such as rain
myth | a sacred story that explains how the world came to be | a traditional narrative of gods and origins
shaman | a part-time specialist who contacts spirits to heal | a healer who enters a trance
priest | a full-time religious specialist attached to an organization | an official who conducts regular worship for a community
ancestor worship / ancestor veneration | honoring dead relatives whose spirits are thought to affect the living | offerings to forebears at a household shrine
totem | an animal or plant that is the emblem of a clan | the sacred symbol of a kin group, as on carved poles
liminality | the in-between phase of a rite when a person has no clear status | Victor Turner's threshold stage of separation from normal life
divination | seeking knowledge of the future or unknown by supernatural means | reading signs in bones or entrails
revitalization movement | a religious effort to restore a better way of life in times of crisis | a response to conquest such as the Ghost Dance
syncretism | the blending of beliefs from different traditions | the mixing of African and Catholic elements in Vodou
cargo cult | a Melanesian religious belief that rites would bring Western goods | islanders' building of mock airstrips to attract supplies

# Archaeological terms
? Which term describes
artifact | a portable object made or used by people in the past | a tool, pot or ornament recovered from the ground
ecofact | a natural object, such as a seed or bone, that reveals past human life | pollen or animal remains found among human traces
feature | a nonportable trace of human activity such as a hearth or wall | a posthole or pit that cannot be removed from the ground
site | a place where remains of past human activity are found | a location chosen for digging
midden | a heap of refuse left by past people | an ancient dump of shells, bones and broken pots
stratigraphy | the study of layers of earth and their order | reading deposits from the oldest at the bottom to the newest at the top
excavation | the careful digging and recording of buried remains | uncovering the past in measured squares
provenience / provenance / context | the exact three-dimensional location where an object was found | position in relation to other finds, lost when looters dig
sherd / potsherd | a broken piece of pottery | a fragment of a clay vessel
prehistory | the time before written records | the long human past known only through remains
hieroglyphics / hieroglyph | the picture writing of ancient Egypt | the script deciphered with the Rosetta Stone
cuneiform | the wedge-shaped writing of Mesopotamia | script pressed into clay tablets by Sumerians

# Dating and search methods in archaeology
? Which method
radiocarbon dating / carbon-14 dating | measures the decay of a radioactive isotope in once-living things | dates wood and bone up to about fifty thousand years old
potassium-argon dating | measures the decay of an isotope in volcanic rock | dates layers millions of years old at early hominin sites
dendrochronology / tree-ring dating | counts and matches the annual growth rings of wood | dates timbers by patterns of wet and dry years
thermoluminescence | measures light given off by heated pottery | dates fired clay by the energy stored since its last heating
seriation | arranges objects in order by changes of style | dates pottery relatively by the rise and fall of designs
aerial photography | reveals buried walls and roads in pictures from above | spots crop marks from an airplane
ground-penetrating radar | sends radio pulses into the earth to find buried objects | maps underground walls without digging
lidar | uses laser pulses from the air to map ground beneath forest | revealed hidden Maya cities under the jungle canopy
field survey / pedestrian survey | searches the surface on foot for scattered finds | covers land systematically by walking in lines

# Prehistoric periods
? Which period or change
Paleolithic / Old Stone Age / Paleolithic Age | was the long age of hunters and gatherers with chipped tools | produced the cave paintings of Lascaux and Altamira
Mesolithic / Middle Stone Age / Mesolithic Age | was the transition after the Ice Age with small blades called microliths | came between the last hunters of the Ice Age and the first farmers
Neolithic / New Stone Age / Neolithic Age | was the time of the first farming villages and polished tools | saw the domestication of plants and animals
Bronze Age | was the time when people made tools of an alloy of copper and tin | saw the first cities and writing in Mesopotamia
Iron Age | was the time when a harder and commoner metal was used for tools and weapons | began about 1200 BC with smelting that is linked to the Hittites
Copper Age / Chalcolithic | was the time when people first used a soft metal alongside stone | was the period of Ötzi the Iceman, who carried an ax of pure metal

# Archaeological sites
? Which site
Çatalhöyük / Catal Huyuk / Catalhoyuk | was a Neolithic town in Turkey with houses entered through the roof | had shrines with bulls' heads and traded obsidian in Anatolia
Jericho | was an early walled settlement near the Jordan River | had a stone tower built about 8000 BC
Göbekli Tepe / Gobekli Tepe | has carved T-shaped pillars built by hunters and gatherers in Turkey | is among the oldest known monumental sanctuaries, more than eleven thousand years old
Stonehenge | is a prehistoric ring of standing stones on Salisbury Plain in England | was aligned with the sun at the solstices
Lascaux | is a French cave with Paleolithic paintings of animals | was found by teenagers in 1940 with pictures of horses and aurochs
Pompeii | was a Roman city buried by Mount Vesuvius in AD 79 | preserves houses and casts of victims under volcanic ash
Machu Picchu | is an Inca settlement high in the Andes of Peru | was made known to the world by Hiram Bingham in 1911
Mohenjo-Daro | was a planned city of the Indus Valley with the Great Bath | had brick drains and straight streets in present-day Pakistan
Olduvai Gorge | is a canyon in Tanzania where the Leakeys found early hominins | gave its name to the oldest stone tool tradition studied there
Chichén Itzá / Chichen Itza | is a Maya city in Yucatán with a stepped pyramid to Kukulcán | has a large ball court and a sacred well
Cahokia | was a large city of the Mississippian mound builders near St. Louis | is dominated by Monks Mound
Troy | was a city in Turkey linked with Homer's Iliad | has nine main layers of settlement dug by Schliemann at Hisarlik

# World religions
? Which religion
Judaism | follows the Torah and traces its covenant with God to Abraham | worships in synagogues and rests on the Sabbath from Friday evening
Christianity | teaches that Jesus is the Son of God and the Messiah | has more followers than any other faith and reads the New Testament
Islam | teaches submission to Allah as revealed to Muhammad | requires prayer five times a day facing Mecca
Hinduism | teaches karma, dharma and reincarnation and reveres the Vedas | is the main faith of India and has deities such as Vishnu and Shiva
Buddhism | teaches that desire causes suffering and that it ends in nirvana | was founded by Siddhartha Gautama in the sixth or fifth century BC
Sikhism | was founded by Guru Nanak in the Punjab | centers on the Golden Temple at Amritsar and the Guru Granth Sahib
Jainism | practices strict nonviolence toward all living things | was taught by Mahavira in ancient India
Confucianism | stresses family respect, proper relationships and good government | is based on the Analects and shaped China's civil service
Taoism / Daoism | seeks harmony with nature and the Way | is based on the teachings of Laozi and the symbol of yin and yang
Shinto / Shintoism | honors nature spirits called kami in Japan | enters its shrines through gates called torii
Zoroastrianism | taught a struggle between Ahura Mazda and evil in ancient Persia | keeps sacred fires in its temples
Baha'i Faith / Bahá'í / Baha'i | teaches the unity of all religions and of humankind | began in nineteenth-century Persia and rejects barriers of race and nation

# Founders and leaders of religions
? Which person
Abraham | made a covenant with God and is honored by Jews, Christians and Muslims | left Ur for Canaan and was father of Isaac and Ishmael
Moses | led the Israelites out of Egypt and received the Ten Commandments | met God on Mount Sinai during the Exodus
Jesus / Jesus of Nazareth | was crucified under Pontius Pilate and believed to have risen from the dead | gave the Sermon on the Mount
Paul / Paul of Tarsus / Saint Paul | spread Christianity among Gentiles through journeys and letters | was converted on the road to Damascus
Muhammad / Mohammed | received revelations from the angel Gabriel in a cave near Mecca | moved to Medina in the Hijra of 622
Siddhartha Gautama / the Buddha / Buddha | gained enlightenment under a bodhi tree | was a prince who left his palace after seeing old age, sickness and death
Confucius / Kongzi | taught proper conduct and five relationships in ancient China | gave sayings that were gathered in the Analects
Laozi / Lao Tzu / Lao-tzu | is credited with the Tao Te Ching | taught harmony with the Way and action without force
Guru Nanak / Nanak | preached one God and the equality of all people in the Punjab | was the first of ten Sikh teachers
Mahavira | taught nonviolence and extreme self-denial as the last of the Jain teachers | was the twenty-fourth Tirthankara
Zoroaster / Zarathustra | taught Persians to worship Ahura Mazda | was the prophet of ancient Iran whose hymns are the Gathas
Martin Luther / Luther | posted the Ninety-five Theses and began the Reformation | taught that people are saved by faith alone

# Sacred texts
? Which sacred text
Torah / Pentateuch | consists of the five books of Moses | is read from a handwritten Hebrew scroll in the synagogue
Talmud | collects rabbinic discussions of Jewish law | contains the Mishnah and the Gemara
New Testament / Gospels | tells the life of Jesus and the acts of the apostles | contains letters of Paul and the book of Revelation
Qur'an / Quran / Koran | is believed by Muslims to be the word of God revealed to Muhammad | is written in Arabic and divided into 114 suras
Hadith | records the sayings and deeds of Muhammad | is second only to the revealed book as a source of Islamic law
Vedas / Veda / Rig Veda | contains the oldest hymns of Hinduism in Sanskrit | was composed by the Aryans of ancient India
Upanishads / Upanishad | discusses the unity of the soul and Brahman in philosophical dialogues | gathers teachings that sages gave to pupils seated near them
Bhagavad Gita / Bhagavad-Gita | tells of Krishna's advice to the warrior Arjuna about duty | is part of the epic Mahabharata
Tripitaka / Pali Canon / Three Baskets | preserves the early teachings of the Buddha on discipline, sermons and doctrine | is the scripture of Theravada monks
Guru Granth Sahib / Adi Granth | is honored by Sikhs as their eternal living teacher | collects hymns by several teachers and is placed on a throne for worship
Analects | collects sayings and conversations of Confucius | gathers a Chinese master's lessons on virtue
Tao Te Ching / Dao De Jing | teaches the Way in short verses credited to Laozi | is the basic book of Daoism

# Terms of Hinduism
? Which term of Hinduism describes
karma | the effect of a person's deeds on present and future lives | the moral law by which good acts bring good results
dharma | the religious and moral duties of an individual | the duty of caste and stage of life that a person must follow
reincarnation / samsara | the rebirth of the soul in a new body | the cycle of birth, death and rebirth
moksha | release from the cycle of rebirth and union with the ultimate | the final liberation that is the goal of life
Brahman | the single supreme force or spirit behind all things | the unchanging ultimate reality that takes the form of many gods
atman | the eternal soul of an individual | the inner self that is ultimately one with the universal spirit
ahimsa | nonviolence toward all living things | the principle of not harming that inspired Gandhi
Brahmin | a member of the highest caste of priests and scholars | a person of the top varna who performed the sacrifices
Dalit / untouchable | a person outside and below the caste order who did unclean work | someone formerly shunned as polluting by contact
yoga | a discipline of body and mind that aims at union with the divine | the training by postures, breathing and meditation
puja | worship offered to an image of a deity | the giving of flowers, food and light before a god

# Hindu deities
? Which deity
Brahma | is the creator of the universe | has four faces and forms a trinity with a preserver and a destroyer
Vishnu | is the preserver who comes to earth in ten forms | appears as avatars such as Krishna and Rama
Shiva | is the destroyer who dances the world to its end and renewal | has a third eye and a trident
Ganesha / Ganesh | is the elephant-headed remover of obstacles | is prayed to before beginning something new
Lakshmi | is the goddess of wealth and good fortune | is honored with lamps at Diwali
Krishna | plays the flute and advises Arjuna in battle | is a blue-skinned cowherd
Durga | is the warrior goddess who rides a tiger or lion and slays a buffalo demon | carries weapons in her many arms
Hanuman | is the monkey god who helped to rescue Sita | serves Rama with great strength and loyalty
Saraswati | is the goddess of learning, music and the arts | holds a stringed instrument called a veena

# Terms of Buddhism
? Which term of Buddhism describes
nirvana | the state of release from suffering and desire | the goal of perfect peace at the end of rebirth
Four Noble Truths | the basic teachings about suffering, its cause and its end | the insights that life is suffering and that craving brings it about
Eightfold Path / Noble Eightfold Path | the Middle Way of right views, speech, conduct and mindfulness | the steps of right living that lead to the end of suffering
bodhisattva | an enlightened being who delays release to help others | a figure of compassion in Mahayana
stupa | a dome-shaped shrine that holds relics | a mound such as that at Sanchi
Theravada | the older branch that stresses the individual monk's path and prevails in Southeast Asia | the Way of the Elders of Sri Lanka and Thailand
Mahayana | the Greater Vehicle that offers salvation to all and prevails in East Asia | the branch of China, Korea and Japan with many saints
Zen | the Japanese school that stresses meditation and sudden insight | the school that uses riddles called koans
Dalai Lama | the spiritual leader of Tibet | the monk believed to be reborn as Tibet's guide
sangha | the community of monks and nuns | the monastic order, one of the Three Jewels

# Terms of Judaism
? Which term of Judaism describes
covenant | the agreement between God and the chosen people | the promise made with Abraham and renewed at Mount Sinai
synagogue | a house of prayer and study | the building where congregations gather around the Torah
rabbi | a teacher and leader of a congregation | a scholar trained in religious law
Shabbat / Sabbath | the weekly day of rest from Friday sunset to Saturday evening | the holy day on which no work is done
kosher | food that is fit to eat under religious law | the diet that forbids pork and mixing meat with milk
bar mitzvah / bat mitzvah | the ceremony marking a young person's religious adulthood | the coming of age at thirteen with a reading from the scroll
diaspora | the scattering of a people away from their homeland | the life of communities outside the land of Israel after exile
messiah | the anointed leader whose coming is awaited | a savior expected to bring peace and restore the nation
Ten Commandments / Decalogue | the moral laws given to Moses on stone tablets | the rules that forbid idols, murder and theft
Zionism | the movement for a national homeland in Palestine | Theodor Herzl's political cause
menorah | a branched candlestick used in worship | the seven-armed lamp of the ancient Temple

# Terms of Christianity
? Which term of Christianity describes
Trinity | the belief in one God as Father, Son and Holy Spirit | the doctrine of three persons in one divine being
Incarnation | the belief that God became human in Jesus | the doctrine of the Word made flesh
Resurrection | the rising of Jesus from the dead on the third day | the event celebrated at Easter
baptism | the rite of water by which a person enters the church | the sacrament that washes away sin
Eucharist / Holy Communion / Communion | the rite of bread and wine that recalls the Last Supper | the sacrament of Christ's body and blood
gospel | the good news about Jesus | any of the four accounts by Matthew, Mark, Luke and John
Crucifixion | the death of Jesus on a Roman cross | the event remembered on Good Friday
original sin | the fallen state that people inherit from Adam and Eve | Augustine's doctrine of inborn guilt
Reformation / Protestant Reformation | the sixteenth-century movement that broke with the Roman Catholic Church | the revolt begun by Luther and continued by Calvin
pope | the bishop of Rome and head of the Roman Catholic Church | the successor of Saint Peter
Eastern Orthodox Church | the branch that separated from Rome in the schism of 1054 | the body led by patriarchs that reveres icons
apostle | one of the twelve followers sent out to preach | a chosen disciple such as Peter or John

# The Five Pillars and terms of Islam
? Which term of Islam describes
shahada | the profession of faith that there is no god but God and Muhammad is his messenger | the declaration spoken by a convert
salat | the ritual prayer performed five times a day | worship at dawn, noon, afternoon, sunset and night facing Mecca
zakat | the giving of alms to the poor | the required charity, often a fortieth of one's savings
sawm | fasting from dawn to sunset in Ramadan | going without food and drink in daylight for a month
hajj | the pilgrimage to Mecca expected once in a lifetime | the journey to the Kaaba in the last month of the year
mosque | a house of worship with a minaret and a prayer niche | the building where Muslims gather on Fridays
Sharia / Shari'a | religious law based on the Qur'an and the Prophet's example | the code that guides Muslim life, from diet to justice
jihad | striving or struggle in the way of God | effort against evil within oneself or in defense of the faith
caliph | a successor of Muhammad as leader of the community | a ruler such as Abu Bakr or Umar
Sunni | the majority branch, which accepts elected successors of the Prophet | the branch of most Muslims, who recognize the first four successors
Shi'a / Shia / Shiite | the branch holding that leadership belongs to Ali and his descendants | the minority branch that prevails in Iran
Sufism / Sufi | the mystical path seeking union with God | devotion through poetry, music and whirling dance
umma / ummah | the worldwide community of believers | the bond of Muslims across tribes and nations
Hijra / Hegira | Muhammad's move from Mecca to Medina | the event of 622 that begins the Muslim calendar

# Religious holidays
? Which holiday or season
Passover / Pesach | recalls the Exodus from Egypt with a seder meal | is marked by unleavened bread called matzah
Yom Kippur / Day of Atonement | is a day of fasting and prayer for forgiveness ten days after the Jewish new year | is the holiest day in the Jewish calendar
Rosh Hashanah | is the Jewish New Year, announced by the blowing of the shofar | is kept with apples dipped in honey in early autumn
Hanukkah / Chanukah | is the eight-day festival of lights that recalls the rededication of the Temple | honors the victory of the Maccabees
Easter | celebrates the resurrection of Jesus | follows Holy Week and Good Friday in spring
Christmas | celebrates the birth of Jesus | falls on December 25 for most churches
Lent | is the forty-day season of repentance that begins on Ash Wednesday | ends with Holy Week after weeks of self-denial
Ramadan | is the ninth Islamic month, kept by fasting in daylight | recalls the first revelation to Muhammad
Eid al-Fitr | is the Muslim feast that ends a month of fasting | is celebrated at the new moon after Ramadan
Diwali / Divali | is the Hindu festival of lights in autumn | is kept with rows of oil lamps for Rama's return
Holi | is the Hindu spring festival at which people throw colored powder | celebrates spring with bonfires and bright dyes
Vesak / Wesak | celebrates the birth, enlightenment and death of the Buddha | is kept by Buddhists at the full moon of spring

# Branches of philosophy
? Which branch of philosophy
metaphysics | studies the nature of reality and existence | asks what there is and whether the will is free
epistemology | studies the nature, sources and limits of knowledge | asks how we can know that a belief is true
ethics / moral philosophy | studies right and wrong conduct | asks how people ought to live
logic | studies the rules of correct reasoning | examines valid and invalid arguments
aesthetics | studies beauty and art | asks what makes a work beautiful
political philosophy | studies justice, rights and the authority of the state | asks why people should obey a government
philosophy of mind | studies consciousness and its relation to the body | asks whether thought is only brain activity
philosophy of religion | studies arguments about the existence of God and the problem of evil | asks whether faith can be justified by reason
philosophy of science | studies the methods and assumptions of the natural sciences | asks what counts as a confirmed theory

# Ancient philosophers
? Which philosopher
Thales | held that everything is made of water and is called the first Greek philosopher | came from Miletus and predicted an eclipse
Heraclitus | held that everything flows and no one steps twice into the same river | saw fire and constant change as the nature of things
Parmenides | held that being is one and change is an illusion | taught Zeno, who made paradoxes of motion
Democritus | held that all things consist of indivisible atoms moving in empty space | was called the laughing thinker of ancient Greece
Pythagoras | held that numbers are the key to reality | founded a brotherhood and gave his name to a theorem on right triangles
Socrates | questioned Athenians to expose their ignorance and was sentenced to drink hemlock | said that the unexamined life is not worth living
Plato | wrote the Republic and founded the Academy | told the allegory of the cave to explain the Forms
Aristotle | taught Alexander the Great and founded the Lyceum | held that virtue is a mean between extremes
Epicurus | taught that pleasure, understood as freedom from pain, is the highest good | met his followers in a garden and denied that death should be feared
Zeno of Citium | founded the Stoic school on a painted porch in Athens | taught calm acceptance of fate through reason
Diogenes | lived in a jar as a Cynic and scorned convention | carried a lamp in daylight in search of an honest man
Marcus Aurelius | was a Roman emperor who wrote the Stoic Meditations | ruled as the last of the Five Good Emperors
Mencius | held that human nature is good and extended Confucian teaching | said a ruler loses the mandate of heaven when he harms the people

# Medieval and modern philosophers
? Which philosopher
Augustine / Saint Augustine / Augustine of Hippo | wrote the Confessions and The City of God | joined Christian faith with Platonic thought
Thomas Aquinas / Aquinas | offered five proofs of the existence of God in the Summa Theologica | joined Aristotle with Christian teaching
Anselm / Saint Anselm | argued that God is that than which nothing greater can be thought | invented the ontological argument
Avicenna / Ibn Sina | imagined a floating man to prove the soul and wrote the Canon of Medicine | was a Persian physician who built on Aristotle
Maimonides | wrote the Guide for the Perplexed to reconcile reason and Judaism | was a Jewish physician in medieval Egypt
René Descartes / Rene Descartes / Descartes | doubted everything except "I think, therefore I am" | divided mind from body as a founder of modern rationalism
Baruch Spinoza / Spinoza | identified God with nature in a single substance | wrote the Ethics in geometric form in Amsterdam
Gottfried Leibniz / Leibniz | held that this is the best of all possible worlds made of monads | invented calculus independently of Newton
John Locke / Locke | compared the mind to white paper and defended life, liberty and property | held that government rests on the consent of the governed
George Berkeley / Berkeley | held that to be is to be perceived | denied that matter exists apart from minds
David Hume / Hume | doubted that we can know cause and effect beyond habit | was a Scottish empiricist who pointed out that "ought" does not follow from "is"
Immanuel Kant / Kant | formulated the categorical imperative | wrote the Critique of Pure Reason on the limits of knowledge
G. W. F. Hegel / Hegel | saw history as a dialectical unfolding of spirit | explained progress through contradiction and synthesis

# Political and social philosophers
? Which thinker
Thomas Hobbes / Hobbes | wrote Leviathan in favor of an absolute sovereign | called life in the state of nature solitary, poor, nasty, brutish and short
Jean-Jacques Rousseau / Rousseau | wrote The Social Contract and based law on the general will | said that man is born free and everywhere is in chains
Montesquieu / Baron de Montesquieu | recommended the separation of powers in The Spirit of Laws | divided government into legislative, executive and judicial branches
Voltaire | defended freedom of speech and religion and wrote Candide | mocked intolerance and superstition in eighteenth-century France
Niccolò Machiavelli / Machiavelli | advised in The Prince that a ruler should be feared rather than loved | separated politics from morality in Renaissance Florence
Jeremy Bentham / Bentham | founded utilitarianism and tried to calculate pleasures and pains | designed the panopticon prison
John Stuart Mill / Mill | wrote On Liberty and held that some pleasures are of higher quality | defended free speech by the harm principle and women's equality
Mary Wollstonecraft / Wollstonecraft | wrote A Vindication of the Rights of Woman in 1792 | argued that girls should receive the same education as boys
John Rawls / Rawls | proposed choosing principles of justice behind a veil of ignorance | wrote A Theory of Justice in 1971
Robert Nozick / Nozick | defended a minimal state in Anarchy, State, and Utopia | held that taxing earnings to redistribute wealth violates rights
Michel Foucault / Foucault | studied power and knowledge in prisons and asylums | traced the history of punishment in Discipline and Punish
Adam Smith / Smith | described the invisible hand of the market in The Wealth of Nations | praised the division of labor in a pin factory

# Philosophers since 1800
? Which philosopher
Søren Kierkegaard / Soren Kierkegaard / Kierkegaard | called for a leap of faith and is called the father of existentialism | was a Danish Christian who wrote Fear and Trembling
Friedrich Nietzsche / Nietzsche | declared that God is dead and spoke of the will to power | wrote Thus Spoke Zarathustra and praised the overman
Jean-Paul Sartre / Sartre | said that existence precedes essence and that people are condemned to be free | wrote Being and Nothingness and refused a Nobel Prize
Simone de Beauvoir / de Beauvoir | wrote The Second Sex and said that one becomes a woman | was a French existentialist who analyzed woman as the Other
Albert Camus / Camus | saw life as absurd and imagined Sisyphus happy | wrote The Stranger and The Plague
Martin Heidegger / Heidegger | asked about the meaning of being in Being and Time | called human existence Dasein
Arthur Schopenhauer / Schopenhauer | saw blind, striving will behind a world of suffering | was a German pessimist influenced by Indian thought
Ludwig Wittgenstein / Wittgenstein | held that the meaning of a word lies in its use in language games | wrote the Tractatus and the Philosophical Investigations
Bertrand Russell | wrote Principia Mathematica with Whitehead and campaigned for peace | was a British logician who found a paradox in set theory
John Dewey / Dewey | linked pragmatism with learning by doing in schools | was an American who promoted progressive education
Charles Sanders Peirce / Peirce | founded American pragmatism and studied signs | defined the meaning of an idea by its practical effects in an 1878 essay
Karl Popper / Popper | held that a scientific theory must be falsifiable | criticized Plato and Marx in The Open Society and Its Enemies
Hannah Arendt / Arendt | wrote The Origins of Totalitarianism and spoke of the banality of evil | reported on the trial of Adolf Eichmann

# Schools and doctrines of philosophy
? Which doctrine holds that
rationalism | reason rather than the senses is the main source of knowledge | some truths are innate or known independently of experience
empiricism | all knowledge comes from sense experience | the mind at birth is a blank slate written on by experience
skepticism | certain knowledge is impossible or should be doubted | we should suspend judgment because claims can be questioned
idealism | reality is fundamentally mental or made of ideas | material things exist only as objects of minds
materialism / physicalism | everything that exists is physical | thoughts are nothing but processes of matter
dualism | mind and body are two distinct substances | the soul is separate from the physical body
existentialism | individuals must create meaning by free choice in a world without fixed purpose | existence comes before essence
pragmatism | the truth of an idea lies in its practical consequences | beliefs should be judged by how well they work
nihilism | life has no meaning and values have no foundation | nothing truly matters and no morality is justified
determinism | every event, including human choice, is caused by earlier events | people could not have acted otherwise, given the past and natural law
solipsism | only one's own mind can be known to exist | other people may be nothing but contents of my experience

# Ancient schools of thought
? Which school of thought
Stoicism | taught that virtue is enough for happiness and that one should accept fate calmly | was followed by Epictetus, Seneca and Marcus Aurelius
Epicureanism | taught that the wise seek simple pleasures and peace of mind | held that gods do not interfere and that the soul dissolves at death
Cynicism | taught a life of poverty and contempt for social convention | was practiced by Diogenes, who lived like a dog in the streets
Sophism / Sophists | taught rhetoric for pay and held that truth depends on the person | is linked with Protagoras, for whom man is the measure of all things
Platonism | taught that unchanging Forms are more real than the things we see | holds that a perfect idea of beauty exists apart from beautiful objects
Legalism | taught that strict rules and harsh punishments keep order in a state | was adopted by the Qin rulers of China under Han Feizi's influence
Mohism | taught universal love and opposed offensive war in ancient China | rejected Confucian ritual and music as wasteful
Scholasticism | taught by logical debate to harmonize Christian faith with Aristotle | was the method of medieval universities and of Aquinas

# Ethical theories
? Which ethical theory holds that
utilitarianism | the right action brings the greatest happiness for the greatest number | pleasures and pains of all affected should be added up
deontology / Kantian ethics / duty ethics | actions are right when they follow moral rules, whatever the outcome | people must be treated as ends and never merely as means
virtue ethics | morality depends on good character traits such as courage and honesty | a good person finds the mean between excess and deficiency
ethical egoism | people ought to act in their own self-interest | each person's highest duty is to himself or herself
moral relativism / ethical relativism | right and wrong depend on the society or person that judges | no standard of conduct is valid for all societies
divine command theory | an act is right because God wills it | morality rests on what a deity orders
natural law theory | right conduct follows from human nature as known by reason | moral rules, as Aquinas taught, are part of the order of creation
ethics of care / care ethics | relationships and concern for particular others are the center of morality | caring for dependents matters more than abstract rules of justice
social contract theory | moral and political rules arise from an agreement among people | reasonable individuals give up some liberty in return for order
hedonism | pleasure is the only thing good in itself | the best life is the one with the most enjoyment

# Terms of ethics
? Which term of ethics describes
categorical imperative | Kant's rule to act only on principles one could will as universal law | an unconditional command of reason that binds everyone
hypothetical imperative | a command that applies only if one has a certain goal | an "if you want this, do that" instruction
golden mean | Aristotle's middle point between excess and deficiency | courage as the midpoint between cowardice and rashness
golden rule | the principle of treating others as one wishes to be treated | the maxim "do unto others" found in many faiths
eudaimonia | human flourishing or a life lived well | Aristotle's highest good, often translated as happiness
greatest happiness principle / principle of utility | Bentham's and Mill's standard that acts are right as they promote pleasure for all | the rule of judging acts by total well-being
veil of ignorance | Rawls's device of choosing rules without knowing one's place in society | a thought experiment in which people do not know their class or talents
trolley problem | the puzzle of whether to turn a runaway car to kill one instead of five | Philippa Foot's case that contrasts killing with letting die
autonomy | the capacity to govern oneself and make one's own choices | respect for a patient's right to decide about treatment
beneficence | the duty to do good to others | the medical principle of acting for the patient's benefit
nonmaleficence / non-maleficence | the duty to avoid causing injury | the medical principle "first, do no harm"
supererogation | an act that goes beyond what duty requires | a hero's praiseworthy sacrifice that no one could demand
conscience | an inner sense of right and wrong | the inward voice that brings guilt after bad acts

# Terms of logic
? Which term of logic describes
argument | a set of premises offered in support of a conclusion | reasons together with the claim they are meant to prove
premise | a statement offered as a reason for a conclusion | the evidence or assumption from which reasoning starts
conclusion | the claim that is supported by the reasons given | the statement that follows "therefore"
deduction / deductive reasoning | drawing a conclusion that must be true if the premises are true | moving from a general rule to a certain particular case
induction / inductive reasoning | drawing a probable general rule from particular observations | inferring that all swans are white after seeing many
abduction / inference to the best explanation | reasoning to the hypothesis that would most likely account for the facts | a doctor's or detective's guess at the likeliest cause
syllogism | a three-line form with two statements and what follows from them | "All men are mortal; Socrates is a man; Socrates is mortal"
logical validity / deductive validity | the property of a form in which true premises cannot lead to a false conclusion | correctness of form, even when a premise happens to be untrue
soundness | the property of a correct form whose premises are all true | the quality of a proof that is both well formed and based on facts
contradiction | a statement that is both asserted and denied | a claim such as "it is raining and it is not raining"
tautology | a statement that is true by its form in every case | a claim such as "either it rains or it does not"
paradox | a seemingly sensible line of thought that leads to an absurd result | a puzzle such as the liar's sentence "this sentence is false"

# Logical fallacies
? Which fallacy
ad hominem | attacks the person instead of the argument | rejects a claim because of who makes it
straw man | misrepresents an opponent's position to make it easier to attack | refutes a distorted version of what was said
slippery slope | claims without proof that one step will lead to a chain of disasters | warns that a small change must end in the worst outcome
false dilemma / false dichotomy / either-or fallacy | presents only two options when more exist | insists that whoever is not with us is against us
begging the question / circular reasoning | assumes what it sets out to prove | supports a conclusion with the same claim in other words
hasty generalization | draws a broad conclusion from too few cases | judges a whole city by one rude resident
post hoc / post hoc ergo propter hoc / false cause | assumes that because one event came first it brought about the next | credits a win to the lucky socks put on before the game
red herring | brings in an irrelevant topic to distract attention | changes the subject to lead listeners off the trail
bandwagon / appeal to popularity / ad populum | claims that something is right because many people believe it | urges people to join because everyone else does it
appeal to authority | relies on a famous person who is not an expert on the matter | cites an actor's word as proof about a medicine
equivocation | uses a word in two different senses within one argument | shifts the meaning of a key term midway
appeal to ignorance | claims that something is true because it has not been proved false | treats a lack of evidence against an idea as proof of it

# Ideas and arguments of philosophers
? Which term of philosophy describes
allegory of the cave / cave allegory | Plato's story of prisoners who take shadows for reality | a tale in which a freed captive climbs to see the sun
theory of Forms / Plato's Forms | the view that perfect, unchanging ideas lie behind visible things | the belief that each just act shares in an eternal justice
Socratic method | seeking truth by asking a series of probing questions | teaching by dialogue that exposes contradictions in beliefs
cogito / cogito ergo sum | the certainty that the thinker exists because he thinks | Descartes's first truth, which survives all doubt
ontological argument | a proof of God from the very idea of a perfect being | Anselm's reasoning that the greatest conceivable being must exist
cosmological argument | a proof of God as the first cause of the universe | reasoning that a chain of causes must have an uncaused beginning
teleological argument / argument from design | a proof of God from order and purpose in nature | Paley's comparison of the world with a watch that needs a maker
problem of evil | the difficulty of reconciling suffering with an all-good, all-powerful God | the question why a loving creator allows pain
Pascal's wager | the claim that it is prudent to believe in God because the possible gain is infinite | a bet that weighs heaven against finite costs
Occam's razor / Ockham's razor | the principle that the simplest adequate explanation should be preferred | the rule not to multiply entities beyond necessity
mind-body problem | the question how consciousness relates to the physical brain | the puzzle left by Descartes's two substances
Four Causes / four causes | Aristotle's material, formal, efficient and final explanations of a thing | the account of a statue by its bronze, shape, sculptor and purpose
dialectic | reasoning through opposition of ideas toward a higher truth | Hegel's movement of thesis, antithesis and synthesis

# Terms about knowledge, reality and free will
? Which term of philosophy describes
a priori knowledge / a priori | what can be known independently of experience | truths of mathematics reached by reason alone
a posteriori knowledge / a posteriori | what can be known only through experience | facts such as the boiling point of water, learned by observation
free will | the power to choose one's actions without being compelled by prior causes | the ability to have acted otherwise, on which responsibility depends
compatibilism / soft determinism | the view that freedom and causal necessity can both hold | Hume's position that an act is free if it flows from one's own desires
fatalism | the view that what will happen is unavoidable whatever we do | resignation to destiny as already written
substance | that which exists in its own right and underlies properties | the basic stuff that stays the same through change
essence | the set of properties that make a thing what it is | the fixed nature that Sartre denied to human beings
monism | the view that reality is of one basic kind | Spinoza's position of a single underlying reality
innatism | the view that the mind is furnished with ideas at birth | the doctrine of inborn knowledge that Locke attacked
justified true belief | the traditional definition of knowledge challenged by Edmund Gettier | the account that requires evidence and truth for knowing
thought experiment | an imagined situation used to test an idea | a device such as a brain in a vat
`;
