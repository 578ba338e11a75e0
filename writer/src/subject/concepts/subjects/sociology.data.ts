/** Concepts of sociology, anthropology, religion and philosophy, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Founders of sociology
? Which thinker
Auguste Comte / Comte | coined the word sociology and is called the father of sociology | believed that society passes through theological, metaphysical and positive stages | applied the scientific method to the study of society, an approach called positivism
Harriet Martineau / Martineau | translated the work of Auguste Comte into English | wrote Society in America and is called the first woman sociologist | argued that scholars should work to improve society, including the position of women and slaves
Herbert Spencer / Spencer | applied the idea of survival of the fittest to societies | is known for the view called social Darwinism | compared society to a living organism whose parts depend on one another
Karl Marx / Marx | saw class conflict as the main cause of social change | divided capitalist society into the bourgeoisie and the proletariat | wrote The Communist Manifesto with Friedrich Engels
Émile Durkheim / Emile Durkheim / Durkheim | explained suicide rates by the degree of social integration | contrasted mechanical solidarity with organic solidarity | used the word anomie for a state of normlessness
Max Weber / Weber | used the word Verstehen for understanding the meanings that people give to their actions | described the ideal type of bureaucracy | linked the Protestant ethic to the rise of capitalism
Jane Addams / Addams | founded the settlement house Hull House in Chicago to help the poor and immigrants | was a social reformer who shared the Nobel Peace Prize in 1931 | worked with sociologists in Chicago and campaigned for peace and women's rights
W. E. B. Du Bois / Du Bois | studied the African American community in The Philadelphia Negro | described the double consciousness of African Americans | helped to found the NAACP

# Later sociologists
? Which sociologist
C. Wright Mills / Mills | introduced the idea of the sociological imagination | described a power elite of military, business and political leaders | urged people to see private troubles as public issues
Erving Goffman / Goffman | compared social life to a performance on a stage in his dramaturgical approach | studied total institutions such as asylums and prisons | described impression management, front stage and back stage behavior
Robert Merton / Robert K. Merton / Merton | distinguished manifest functions from latent functions | explained deviance by strain between cultural goals and the means to reach them | listed conformity, innovation, ritualism, retreatism and rebellion as responses to strain
Talcott Parsons / Parsons | described the sick role as a set of expectations for ill people | was a leading American theorist of structural functionalism who wrote The Social System | divided social systems by four functions, such as adaptation and goal attainment
George Herbert Mead / Mead | divided the self into the "I" and the "me" | explained role taking and the generalized other | held that children develop the self through imitation, play and games
Charles Horton Cooley / Cooley | described the looking-glass self formed from others' judgments | distinguished primary groups such as the family from other groups | held that our self-image reflects how we think others see us
Georg Simmel / Simmel | studied how group size affects interaction in dyads and triads | wrote about life in the modern metropolis and the stranger
Edwin Sutherland / Sutherland | developed the theory of differential association to explain how crime is learned | coined the term white-collar crime | held that people become criminals by learning from criminal associates
George Ritzer / Ritzer | described the McDonaldization of society | applied Weber's idea of rationalization to the efficiency of fast-food restaurants
Robert Putnam / Putnam | wrote Bowling Alone on the decline of civic ties in America | warned that social capital declines as people join fewer groups | measured social capital by membership in clubs, churches and civic groups
William Julius Wilson / Wilson | wrote The Declining Significance of Race and The Truly Disadvantaged | linked urban poverty to the disappearance of jobs from inner cities
Arlie Hochschild / Hochschild | studied the second shift of housework done by working women | described emotional labor in The Managed Heart

# Fields that study human society
? Which field
sociology | studies human society, groups and social behavior | examines how social structures and groups shape people's lives | was named and founded as a science by Auguste Comte
anthropology | studies human cultures past and present by comparing them | traditionally concentrated on small preliterate societies by means of fieldwork | includes archaeology, linguistics and the study of human evolution
economics | studies the production, distribution and consumption of goods and services | examines how scarce resources are allocated | examines supply, demand, markets and prices
political science | studies government, power and public affairs | examines how laws are made and leaders are chosen | compares forms of government, parties and elections
history | studies past events through written records | examines the causes and effects of earlier events on the present
psychology | studies the mind and the behavior of individuals | focuses on mental processes such as perception, learning and personality | uses experiments and therapy to understand thinking, emotion and individual behavior
social work | applies research to help individuals and families with problems | is a helping profession that provides services to people in need
criminology | studies lawbreaking, its causes and its control | examines offenders, victims and the justice system | explains why people break laws and how society responds to offenders
demography | studies the size, composition and changes of populations | measures births, deaths and migration | uses a census and vital statistics as its main sources
human geography | studies the relation of people to places and the environment | maps where people settle and how they use land
gerontology | studies aging and the elderly | examines the biological, psychological and social changes of later life
urban ecology / human ecology | studies the relationship between city dwellers and their physical surroundings | was developed at the University of Chicago to explain how people use city land

# Theoretical perspectives in sociology
? Which theoretical perspective
functionalism / structural functionalism / functionalist perspective | sees society as a system of interrelated parts that work together to keep stability | compares social institutions to the organs of a body | stresses consensus and the contribution of each part of society to the whole
conflict theory / conflict perspective | sees society as a struggle between groups over power and scarce resources | grew out of the ideas of Karl Marx on class | stresses inequality, competition and the dominance of some groups over others
symbolic interactionism / interactionist perspective / interactionism | focuses on the meanings that people give to words, gestures and objects in everyday life | studies face-to-face relations at the micro level | was shaped by George Herbert Mead and named by Herbert Blumer
feminist theory / feminist perspective | focuses on the unequal position of women in society | analyzes patriarchy and gender as sources of inequality | seeks to end the domination of women by men
exchange theory / rational choice theory | sees people as weighing costs and rewards before they act | explains relationships as attempts to gain the most benefit at the least cost | assumes that people act rationally to gain rewards and avoid costs
dramaturgy / dramaturgical approach | compares everyday life to actors' performances in a theater | studies front stage and back stage behavior | was developed by Erving Goffman in The Presentation of Self in Everyday Life
ethnomethodology | studies the taken-for-granted rules by which people make sense of daily life | breaks everyday rules on purpose to reveal them, as Harold Garfinkel did | shows through breaching experiments how people rely on shared assumptions
postmodernism / postmodern theory | questions universal truths and grand explanations of society | stresses media images and consumption in contemporary life | rejects the idea that science and reason bring certain progress

# Ideas of the founders of sociology
? Which term means
positivism | the belief that knowledge of society should rest on scientific observation | Comte's approach of applying the methods of natural science to society | the view that society follows natural laws that science can discover
social Darwinism | the idea that the fittest people and societies survive and prosper | Herbert Spencer's view that government should not interfere to help the poor | a theory used to justify inequality, imperialism and opposition to aid for the poor
verstehen | understanding social action by putting oneself in the place of others | Max Weber's method of interpreting the meanings that people give to their actions | empathetic insight into another person's reasons for acting
ideal type | a description of the essential features of something, used as a model for comparison | Max Weber's tool for analyzing bureaucracy by its pure characteristics
double consciousness | the sense of seeing oneself through the eyes of a hostile majority | W. E. B. Du Bois's idea of the divided identity of African Americans | the conflict between being black and being American, described in The Souls of Black Folk
sociological imagination | the ability to see the link between personal troubles and public issues | C. Wright Mills's idea of connecting individual biography with history and society | an awareness of the relationship between an individual and the wider society
macrosociology / macro-level analysis | the study of large-scale social systems and whole societies | the sociological viewpoint that focuses on institutions rather than individuals
microsociology / micro-level analysis | the study of small groups and everyday interaction | the sociological viewpoint that focuses on face-to-face encounters

# Concepts of functionalism
? Which term means
manifest function | the intended and recognized consequence of a social institution | the open purpose of a part of society, such as teaching knowledge in schools | the obvious, planned result of a social pattern
latent function | an unintended and often unrecognized consequence of a social institution | a hidden benefit of schools, such as meeting a future mate | an unplanned outcome of a social pattern, in Robert Merton's terms
dysfunction | a negative consequence that disturbs the stability of society | an undesirable effect of a social pattern on the operation of society | an effect of crime, pollution or other patterns that harms the social system
dynamic equilibrium | a stable state in which all parts of a healthy society work together | the balance of society, in which change in one part brings adjustment in others
social fact | a law, moral rule or custom that lies outside individuals yet governs their behavior | Durkheim's term for an external force of society that shapes how people act
value consensus | general agreement among members of society about what is good and worthwhile | the shared moral standards that functionalists see as holding society together

# Building blocks of social structure
? Which term means
status | a socially defined position that a person occupies in a group or society | a position such as teacher or daughter in a social structure | the place of a person in society, which may be ascribed or achieved
role | the behavior, rights and duties expected of someone who holds a particular position | what people are expected to do because of the position they hold | the part that a person plays in society, such as student or parent
norm / social norm | a shared rule that defines expected behavior in a given situation | a guideline that tells people how to act | an expectation for behavior, enforced by rewards and punishments
culture | the shared beliefs, customs, knowledge and objects of a people | the whole way of life that a group learns and passes on to the next generation | a people's learned and shared ways, both material and nonmaterial
society | people who share a territory, interact and have a common way of life | a large, self-sufficient population with a defined territory and shared institutions | a group of interdependent people who live together and share a culture
social institution | an organized system of statuses and norms that meets a basic need of society | the family, religion, education, government or economy as an established system | a major part of society that organizes activities such as raising children or governing
social structure | the stable network of statuses, roles and institutions that guides interaction | the framework of relationships that gives society its pattern
social interaction | the process by which people act toward and respond to one another | the mutual influence of two or more people on each other's behavior

# Methods of sociological research
? Which research method
survey | collects standardized answers from a sample of respondents by questionnaire or interview | suits large populations and attitudes that cannot be observed directly | uses interviews or questionnaires to ask people about their opinions and behavior
participant observation | has the researcher join the group being studied | gathers field notes while the researcher takes part in the daily life of a group | lets a researcher study people in their natural setting from the inside
experiment | manipulates one variable under controlled conditions to find its effect | compares a treated group with a control group | is the best way to establish cause and effect
secondary analysis / use of existing sources | reuses data that others have already collected | examines census figures and public records in place of new data | saves time and money because the researcher does not collect new data
content analysis | counts and codes words or images in documents and mass media | studies themes in newspapers, books or television programs
case study | examines one person, group or event intensively | gives detail about a single community that may not apply to others
ethnography | describes the whole culture of a people after long residence among them | produces a detailed account of a community's everyday life and customs | is the written result of an anthropologist's or sociologist's fieldwork
longitudinal research / longitudinal study | follows the same people over a long period of time | observes changes in one group of subjects at intervals over years
focus group | gathers a small number of people for a guided discussion of a topic | has a moderator lead participants who talk about their opinions together
historical-comparative research / historical method | examines documents from the past and contrasts several societies | reads diaries, letters and official records from earlier times

# Variables and explanations in research
? Which term means
hypothesis | a testable statement of the expected relationship between variables | an educated guess that research is designed to test | a prediction about how two variables are related
independent variable | the factor that is believed to cause a change in another factor | the presumed cause, which the researcher changes in an experiment | the factor on the cause side of a cause-and-effect relationship
dependent variable | the factor that is affected or changed by another factor | the presumed effect, which the researcher measures in an experiment | the factor on the effect side of a cause-and-effect relationship
control variable | a factor held constant so that it cannot affect the results | something kept the same for all groups in an experiment
correlation | a relationship in which two factors change together in a predictable way | a statistical association that does not by itself prove cause | a measured connection between two variables that may be positive or negative
spurious correlation | a false relationship between two factors that is really caused by a third | an apparent link that disappears when a third factor is held constant
operational definition | a statement of how an abstract concept will be measured | a precise specification of how a variable is to be observed | a description of exactly how a researcher observes and counts something

# Populations and samples
? Which term means
population / target population | the entire group about which a researcher wants to draw conclusions | all the people with the characteristics that a study wants to describe
random sample / simple random sample | a subset chosen so that every member has an equal chance of selection | a part of the whole drawn by lot to avoid bias | a small group that represents the whole because chance decides who is chosen
stratified sample / stratified random sample | a subset drawn separately from subgroups such as age or race | a selection that keeps subgroups in the same proportion as in the whole | a selection made by chance within each separate category of the population
convenience sample | a subset chosen because its members are easy to reach | a selection of whoever happens to be available, which is likely to be biased
snowball sample | a subset built up as participants refer the researcher to other people they know | a selection method used to reach hidden groups through referrals
cluster sample | a subset made by choosing whole groups, such as classes or city blocks, at random | a selection of entire areas or groups in place of separate individuals

# Quality and ethics of research
? Which term means
reliability | the consistency of results when a measurement is repeated | the degree to which a measure gives the same results each time | the quality of a test that produces consistent scores on different occasions
validity | the degree to which an instrument measures what it claims to measure | the accuracy of a measure, as distinct from its consistency | the quality of a test that really measures what it is meant to measure
value neutrality / value-free research / objectivity | keeping personal beliefs out of the interpretation of results | Max Weber's call for researchers to remain impartial
replication | repeating a study to see whether the results are the same | checking earlier findings by doing the same research again
informed consent | agreement to take part in a study after learning of its purpose and risks | permission that subjects must give before research begins | the ethical requirement that people know what they are joining and may refuse
confidentiality | keeping the identity and answers of research participants private | the duty of not revealing who gave which information in a study
sampling error | the difference between results from a part of a group and from the whole group | inaccuracy that arises because only some members of a population are studied

# Effects of others on behavior
? Which term means
Hawthorne effect | a change in subjects' behavior because they know that they are being studied | the finding at an electric factory that workers' output rose under any attention
Pygmalion effect / teacher expectancy effect | the improvement of pupils who are expected to do well | Rosenthal and Jacobson's finding about pupils labeled as likely to bloom
bystander effect | the tendency of people to help less when others are present | failure to give aid in an emergency because responsibility is spread among many | the finding explained by diffusion of responsibility after the Kitty Genovese murder
halo effect | the tendency to let one good trait shape the whole impression of a person | judging an attractive person to be kind and intelligent as well
groupthink | faulty decision making when members silence doubts to keep agreement | Irving Janis's term for the pressure toward unanimity behind the Bay of Pigs decision | the pressure for agreement that keeps people from considering other choices
social loafing | the tendency to work less hard in a team than alone | reduced individual effort when people share a common task

# Elements of culture
? Which term means
values / value | broad, shared ideas of what is good and desirable | standards such as freedom or success by which a society judges what is worthwhile | general beliefs about right and wrong, good and bad, on which norms are based
beliefs / belief | specific ideas that people hold to be true | tenets or convictions about how the world works
folkways / folkway | norms of everyday life that lack great moral significance | customs and rules of etiquette whose violation is not considered morally wrong | rules such as table manners, to which violators get only mild disapproval
mores | norms that have great moral significance for the well-being of society | rules whose violation brings strong moral disapproval | rules such as those against murder and theft, often made into laws
taboo | a norm so strong that its violation brings revulsion | a strict prohibition on acts such as incest or cannibalism | the strongest kind of norm, which makes an act unthinkable to most people
law | a formal norm enacted and enforced by the state | a written rule of conduct with official penalties for violation | a rule made by a legislature and applied by police and courts
symbol | anything that carries a particular meaning recognized by people who share a culture | a flag, gesture or sign that stands for something else | a word, object or act that a group uses to represent an idea
language | a system of spoken or written signs by which people communicate | the main means by which culture is passed on from one generation to another | a symbolic system whose words shape how people think, in the Sapir-Whorf hypothesis
technology | knowledge and tools that people use for practical purposes | the application of knowledge to change the environment and meet needs
ritual | a set ceremony or repeated act with symbolic meaning | a formal pattern of acts, as in religious worship or a graduation

# Sanctions and conformity
? Which term means
positive sanction | a reward or sign of approval that encourages conformity to norms | praise, a prize or a promotion for following the rules | an expression of approval that rewards good behavior
negative sanction | a punishment or threat that discourages the violation of norms | a frown, a fine or imprisonment for breaking the rules | an expression of disapproval that penalizes bad behavior
formal sanction | a reward or punishment given by an official organization | a grade, diploma, fine or prison sentence from an institution | an official response to behavior from a school, court or employer
informal sanction | a spontaneous expression of approval or disapproval by individuals | applause, gossip or ridicule from other members of a group | a smile, frown, joke or snub from friends and family
internalization | accepting a norm so fully that it becomes part of the personality | obeying a rule automatically because one believes in it | the process by which society's rules become part of a person's conscience

# Kinds of culture
? Which term means
material culture | the physical objects that people create and use | the tools, buildings, clothing and other artifacts of a society | human-made things such as cars, books and houses
nonmaterial culture | the ideas, values, beliefs and norms of a people | abstract human creations such as language, beliefs and rules | ways of thinking and acting that cannot be touched
subculture | a group that shares in the larger society but has its own distinctive values and norms | a segment of society with its own way of life that accepts the mainstream | a smaller group within a society, set apart by age, occupation or ethnic background
counterculture | a group that rejects and opposes the major values of the larger society | a movement such as the hippies of the 1960s that opposed the mainstream | a group whose way of life challenges the dominant values, such as beatniks
high culture | the tastes and arts favored by the elite of a society | opera, ballet and classical music enjoyed by the upper classes
popular culture | the tastes and entertainments shared by most of the people | hit songs, television shows and sports followed by the masses | the movies, music, sports and clothing that appeal to a mass audience
folk culture | the traditional customs of a small, homogeneous, usually rural group | ways of life handed down in isolated communities and changing slowly | ways of life such as traditional songs, crafts, food and houses of rural people

# Attitudes toward other cultures
? Which term means
ethnocentrism | the tendency to view one's own culture as superior to others | judging other cultures by the standards of one's own | the attitude that one's own group is the center and measure of everything
cultural relativism | the belief that a society's customs should be judged by its own standards | understanding a practice from the viewpoint of those who live by it | the approach by which anthropologists avoid judging others' customs as inferior
xenocentrism | the belief that foreign products, ideas or ways are superior to one's own | preferring imported styles and customs to domestic ones
xenophobia | fear or hatred of foreigners and strangers | hostility toward people from other countries and their customs
culture shock | disorientation felt on entering an unfamiliar society | confusion and anxiety when people meet a way of life very different from their own | the stress felt by travelers and immigrants when familiar customs no longer apply

# Units of culture
? Which term means
culture trait / cultural trait | the smallest unit of a way of life, such as a tool, act or belief | a single element of learned behavior in a society
culture complex / cultural complex | a cluster of interrelated traits | a set of related acts, objects and beliefs, such as those of football
culture pattern / cultural pattern | the combination of several complexes of traits into an interrelated whole | a large arrangement, such as a people's whole system of sports or education
cultural universal | a feature that is found in every known society | a common trait, such as cooking, family or sports, listed by George Murdock | a practice such as marriage or funeral rites that exists in all human groups
culture region / culture area | a part of the world whose people share many of the same traits | a territory marked by common customs, language or religion
cultural hearth / culture hearth | the place where important ideas and customs began and spread outward | a source area of an early civilization, such as Mesopotamia or the Nile valley

# Processes of cultural change
? Which term means
cultural lag / culture lag | the delay between technological change and the adjustment of values and laws | William Ogburn's term for ideas that fall behind material change | the condition in which technology changes faster than beliefs and laws
cultural diffusion / diffusion | the spread of traits from one society to another | the borrowing of foods, words and inventions across borders | the movement of ideas and goods through trade, migration and conquest
cultural leveling / cultural convergence | the process by which societies become more and more alike | the growing sameness of places around the world served by the same global brands
cultural imperialism | the imposition of a powerful nation's way of life on others | the domination of foreign markets by the films and products of one country | the spread of American media and brands that threatens local traditions
invention | the creation of new objects, ideas or social patterns from existing knowledge | the combining of known elements into something new | the making of a new device such as the printing press or the computer
discovery | the recognition of something that already existed but was not known | learning of a natural fact that people had not understood before | the finding of fire, a planet or a new continent

# Types of society by technology
? Which type of society
hunting and gathering society / hunter-gatherer society / foraging society | lives by collecting wild plants and killing game | is small, nomadic and relatively equal | is the oldest and simplest kind, with labor divided by age and sex
pastoral society | relies on domesticated herds of animals for most of its food | moves its animals to fresh grazing land | is usually nomadic and lives in deserts or grasslands unsuited to crops
horticultural society | grows crops in small gardens with hand tools | cultivates plots with digging stick and hoe, often by slash and burn
agrarian society / agricultural society | uses animal-drawn plows to cultivate large fields | produces food surpluses that support cities and landowning nobles | arose about five thousand years ago with the invention of the plow
industrial society | relies on machines and factories to make goods | shifted people from farm work to wage labor in cities | began in Britain in the late eighteenth century with the steam engine
postindustrial society / information society | bases its economy on services and knowledge | employs most workers in services rather than in factories or on farms | depends on computers and highly educated workers

# Social solidarity and community
? Which term means
mechanical solidarity | unity based on shared values and similar work | Durkheim's term for what holds small preindustrial communities together | cohesion that results when people do the same tasks and think alike
organic solidarity | unity based on the interdependence of people with specialized roles | Durkheim's term for what holds complex industrial societies together | cohesion that results from a complex division of labor
Gemeinschaft | a close-knit community of strong personal ties | Ferdinand Tönnies's term for the intimate life of a village | the traditional rural way of life based on family and tradition
Gesellschaft | an association of impersonal ties based on self-interest | Ferdinand Tönnies's term for modern urban society | the urban way of life in which relationships are impersonal and temporary
division of labor | the assignment of specialized tasks to different people | the splitting of work into separate jobs | the specialization of work that increased during industrialization
anomie | a state of normlessness in which rules are weak or unclear | Durkheim's term for the loss of moral guidance in times of rapid change | the breakdown of social norms that Durkheim linked with suicide
social cohesion / social integration | the strength of the bonds that tie people to their group | the degree of attachment to society that Durkheim linked with lower suicide rates
social capital | the networks and trust that help people to cooperate | the value of connections with others, which Robert Putnam saw in decline | the benefits that people gain from trust, clubs and civic participation

# Kinds of status
? Which term means
ascribed status | a position assigned at birth or by traits that cannot be changed | a position such as sex, race or royal birth that is not earned | a social standing received involuntarily, such as race, sex or age
achieved status | a position earned by effort, ability or choice | a position such as lawyer, spouse or college graduate | a social standing gained by one's own work, such as doctor or Olympic athlete
master status | the position that dominates a person's social identity | the label that overshadows all of a person's other positions | the rank, often an occupation, that matters most in how others see a person
status set | all the positions that a person holds at one time | the combination of a person's positions, such as mother, nurse and voter | the group of ranks, such as son, student and athlete, that one person occupies
status symbol | an outward sign that shows a person's rank | a luxury car or fine house that displays prestige
status inconsistency | ranking high on one dimension of social position and low on another | the condition of a person with high prestige but low income

# Roles in social life
? Which term means
role set | the several parts that are tied to a single position | a teacher's different duties toward pupils, parents and colleagues | the different kinds of behavior attached to one status
role conflict | a clash between the demands of two or more different positions | the difficulty of a parent whose job duties interfere with child care | the problem of meeting expectations that come from two different statuses
role strain | tension among the demands of a single position | the difficulty of meeting competing expectations within one position | the problem of meeting competing expectations that come from one status
role exit | leaving a position that was central to one's identity | the process of becoming an ex-nun, an ex-convict or a retiree
role performance | the actual behavior of someone who occupies a position | the way in which a particular person carries out expected duties
role model | a person whose behavior others admire and imitate | someone that young people look up to as an example

# Types of social interaction
? Which type of social interaction
exchange / social exchange | takes place when people act to receive a reward or return | is based on reciprocity, the idea that a favor should be returned | is the most basic form, in which favors or goods are given for something in return
competition | sets two or more people against each other for a goal that only one can win | follows accepted rules as rivals strive for the same prize
conflict | is a struggle in which people try to defeat their opponents | includes wars and disputes in which opponents set out to harm each other | is the most hostile form, as in feuds and wars
cooperation | takes place when people work together toward a shared goal | combines the efforts of a team for a common benefit | is needed by families, teams and neighbors to reach a common aim
accommodation | is a balance between rivals reached by giving a little and taking a little | includes compromise, truce, mediation and arbitration | settles a dispute without either side's winning completely
coercion | compels people to act against their will by force or threat | makes one side obey the stronger one through social pressure or punishment | is used by parents, police and slave owners to make others comply
conformity | makes people's behavior match the expectations of a group | goes along with the norms of peers

# Everyday interaction and presentation of self
? Which term means
impression management / presentation of self | the effort to control how others see us | Erving Goffman's term for staging one's image in front of others | a person's attempt to create a favorable image, in the dramaturgical approach
front stage | the setting in which people perform for an audience | the region of social life where people act out formal roles in public | a public setting in which a waiter or teacher acts out an expected role
back stage | the setting hidden from the audience, where people relax | the region of social life where people drop their public performance | a private setting, such as a restaurant kitchen, where workers can be themselves
face-saving behavior / face-work | actions that protect a person's dignity after an embarrassment | a technique for keeping a positive image when a performance fails
personal space | the invisible area around the body that people protect from others | the physical distance that makes people uncomfortable when a stranger enters it
nonverbal communication | the exchange of messages by gestures, facial expressions and posture | conveying meaning by body language in place of words | the use of eye contact, tone and posture to show feelings
civil inattention | politely ignoring strangers in a public place | glancing at passersby and then looking away to respect their privacy

# Sociological principles
? Which idea holds that
Thomas theorem | situations that people define as real become real in their consequences | people act on the basis of what they believe to be true | interpretations of reality have real results even when they are mistaken
Peter principle | employees are promoted until they reach their level of incompetence | workers in a hierarchy rise to jobs that they cannot do well | people rise in a bureaucracy until they hold jobs for which they are unfit
Parkinson's law | work expands to fill the time available for its completion | bureaucracies keep growing whether or not there is more to do
iron law of oligarchy | every large organization comes to be ruled by a few people | power falls to a small elite even in democratic organizations, as Robert Michels claimed | leaders of an organization hold on to power and promote their own interests
Davis-Moore thesis | unequal rewards are needed to attract talented people to important jobs | social stratification is useful to society because high pay draws able people | inequality makes people work hard for the positions that matter most
social construction of reality | people create their shared understanding of the world through interaction | society is a human product, as Berger and Luckmann argued
contact hypothesis | cooperation between members of different groups as equals reduces prejudice | working together toward a common goal lessens hostility between groups
spiral of silence | people hide views that they think are unpopular | fear of isolation keeps those who hold minority opinions from speaking out
cultivation theory | heavy viewing of television makes people see the world as programs show it | people who watch much television overestimate the violence in real life
power-elite model / power elite | a small circle of military, corporate and political leaders makes the big decisions | a few people at the top control American society, as C. Wright Mills argued
pluralist model | power is spread among many competing interest groups | no single group dominates politics in a democracy
Marxist political-economy model | government decisions are shaped by the capitalist economic system itself | the state serves the interests of capitalists because of the way production is organized

# Agents of socialization
? Which agent of socialization
family | is the first and usually the most important influence on a child | teaches a baby its first language and values at home | gives the child its first social position, such as class, race and religion
school | teaches obedience, punctuality and competition through a hidden curriculum | exposes children to formal instruction and to evaluation by teachers | prepares children for the workplace with schedules, rules and grades
peer group | consists of people of similar age and interests | has its greatest influence in adolescence | lets children escape adult control and form relationships as equals
mass media | reaches large audiences through television, print and the internet | shapes children's ideas by means of impersonal messages and images | presents role models and violence to children through television and video games
workplace / occupation | trains adults in the rules and skills of a job | prepares new employees for the behavior expected in an organization
religion | teaches beliefs about the sacred and moral rules | shapes people's values through worship, scripture and holy days | explains the purpose of life and binds believers in a moral community
government / state | marks life stages by laws on the ages for driving, voting and retirement | defines legal adulthood and citizenship

# Kinds of socialization
? Which kind of socialization
primary socialization | takes place in early childhood, mainly within the family | teaches infants language, basic norms and emotional bonds | is the earliest learning of how to behave and speak
secondary socialization | takes place after early childhood in school, among peers and in other settings outside the family | teaches older children the norms of groups beyond the home
anticipatory socialization | prepares people in advance for a role that they expect to hold | has students practice the manners and values of a future profession | lets people rehearse future positions, such as parent or worker
resocialization | makes people unlearn old values and adopt new ones | takes place in total institutions such as prisons and boot camps | strips away an old identity and builds a new one under strict control
gender socialization | teaches the behavior expected of boys and of girls | begins when parents choose different toys, colors and clothing for sons and daughters | encourages girls to be nurturing and boys to be assertive
political socialization | shapes people's opinions about government and public life | passes on party loyalty and civic values, mostly through the family

# The self in Cooley and Mead
? Which term means
looking-glass self | an image of oneself based on how one thinks others judge one | Cooley's idea that other people act as a mirror for a person's self-image | the self-concept formed by imagining others' judgments of our appearance
the "I" / the I | the unsocialized, spontaneous and creative side of a person in Mead's theory | Mead's name for the part of a person that acts as a subject | the impulsive, unpredictable part of a person that acts before reflection
the "me" / the me | the socialized side of a person, which has taken over the attitudes of others | Mead's name for the part of a person that is aware of society's expectations | the part of a person that considers how others will respond
role taking / taking the role of the other | seeing the world from another person's point of view | imagining what someone else thinks and expects | putting oneself in another person's place in order to understand him or her
significant other | a person whose opinion matters greatly to the development of a child | a parent, sibling or close friend who strongly influences a child | a specific individual, such as a mother, whose attitudes a child first adopts
generalized other | the internalized attitudes and expectations of society as a whole | the viewpoint of the whole community, which Mead said children learn through games | the organized attitudes of the entire group that guide a person's behavior

# Stages of development
? Which stage of development
imitation stage / preparatory stage | has a child under three copy the actions of others without understanding | is the first in Mead's theory, before role taking begins | is a time of mimicry, before children understand what actions mean
play stage | has a child act out the roles of single people such as a mother | is the second in Mead's theory, at about three to six years of age | lets a child pretend to be one particular person, such as a parent
game stage | has a child take the roles of several others at the same time | is the last in Mead's theory, when children learn organized sports with rules | teaches a child to understand the generalized other
sensorimotor stage | has an infant know the world only through the senses and movement | is the first in Piaget's theory, lasting until about age two | ends as the infant learns object permanence
preoperational stage | has a young child use language and symbols without logical thought | is the second in Piaget's theory, from about age two to seven | is marked by egocentric thinking
concrete operational stage | has a child reason logically about real objects and events | is the third in Piaget's theory, from about age seven to eleven | brings an understanding of conservation
formal operational stage | has an adolescent think abstractly and test possibilities in the mind | is the last in Piaget's theory, from about age twelve | brings hypothetical reasoning and thought about ideals

# Heredity and environment
? Which term means
heredity | the passing of characteristics from parents to children through genes | the biological inheritance of traits such as eye color | the genetic side of the debate over what shapes personality
instinct | an unlearned, biologically fixed pattern of behavior | an inborn behavior pattern found in all members of a species | behavior that is genetically programmed, such as a bird's building of a nest
aptitude | a natural capacity to learn a skill or acquire knowledge | an inborn talent, such as for music or mathematics
tabula rasa | the idea that the mind of a newborn is a blank slate | John Locke's view that people acquire all of their nature from experience | the belief that experience writes everything on an empty mind
sociobiology | the explanation of human social behavior by biological evolution | the application of Darwin's natural selection to social behavior, as by Edward O. Wilson
nature versus nurture / nature and nurture / nature-nurture debate | the question whether heredity or environment shapes people more | the long dispute over inherited traits and social experience as causes of behavior | the disagreement between biological and environmental explanations of personality

# Kinds of groups
? Which term means
primary group | a small, intimate, lasting set of people such as a family | people tied by close personal and emotional bonds, as Cooley described | the most important agency for emotional support, with face-to-face relationships
secondary group | a large, impersonal collection of people brought together for a specific purpose | coworkers or classmates tied by a common goal rather than by feelings | a collection of people whose relationships are formal, temporary and goal-oriented
in-group | a collection of people toward which a person feels loyalty and belonging | the people whom someone identifies with as "we" | the circle to which a person belongs and which he or she favors
out-group | a collection of people toward which a person feels opposition or rivalry | the people whom someone regards as "they" | people who are viewed as outsiders and often met with hostility
reference group | people whose standards a person uses to evaluate himself or herself | people with whom one compares oneself, even without belonging to them | a model that people use for judging and shaping their own attitudes
dyad | a set of only two people | the smallest and least stable social unit, which ends if one member leaves | the unit formed by a husband and wife or two close friends
triad | a set of three people | the smallest unit in which two members can form a coalition against another | the unit formed when a baby joins a married couple
aggregate | people who happen to be in the same place at the same time | strangers waiting at a bus stop without interaction or a sense of belonging | a crowd at a concert or passengers on a plane
social category / category | people who share a trait but do not interact or know one another | all women, all teenagers or all left-handed people | a number of people with the same characteristic, such as an age or occupation
social network | the web of direct and indirect ties that connects people | a chain of relationships and acquaintances that helps people to find jobs | connections through friends of friends that spread information and influence
coalition | a temporary alliance of people or groups toward a common goal | a joining of forces by parties in order to win against others
clique | a small, tightly knit circle of friends that excludes others | an exclusive set of friends within a school

# Kinds of leaders
? Which kind of leader
instrumental leader | focuses on getting tasks done | makes plans and gives orders so that the group reaches its goals | is task-oriented and keeps members working toward objectives
expressive leader | focuses on group harmony and morale | offers emotional support and reduces tension among members | is emotion-oriented and keeps members satisfied and united
authoritarian leader | gives orders and makes all the decisions alone | demands obedience and keeps full control of the group | works best in a crisis that demands quick decisions
democratic leader | seeks agreement and involves everyone in decisions | discusses options with members before acting | encourages discussion and seeks a consensus in the group
laissez-faire leader | lets members function largely on their own | offers little direction and leaves decisions to the group
opinion leader | influences the views of others as a respected person | gives advice on products or issues to people who trust his or her judgment

# Formal organizations
? Which term means
bureaucracy | a rational system with a hierarchy of authority, written rules and specialized offices | Weber's ideal type of large organization, marked by impersonality and paperwork | a large organization designed to perform tasks efficiently
informal organization | the unplanned personal relationships that arise within a bureaucracy | friendships and unofficial rules among workers
voluntary association | a body that people join freely out of a shared interest | a scout troop, club or charity whose unpaid members pursue a common interest | a group of unpaid volunteers or members who work for a cause
utilitarian organization | a body that people join for material rewards such as wages | Amitai Etzioni's type that includes businesses
normative organization | a body that people join to pursue goals that they consider morally worthwhile | Amitai Etzioni's type that includes churches and service clubs
coercive organization | a body that people are forced to join | Amitai Etzioni's type that people enter against their will, as punishment or treatment
total institution | a place where people are cut off from society and every part of life is controlled | a setting such as a boot camp or convent, studied by Goffman, that resocializes members | an isolated setting where officials regulate members' eating, sleeping, dress and work

# Characteristics of bureaucracy
? Which characteristic of bureaucracy
hierarchy of authority | arranges offices in a chain of command from top to bottom | makes each worker answer to a supervisor at the next higher level | gives an organization the shape of a pyramid with a few leaders at the top
written rules and regulations / written rules | sets out procedures in documents so that work is uniform and predictable | gives standard operating procedures that guide all workers
impersonality | treats all clients and workers alike without regard to feelings | puts rules and official duties ahead of personal relationships | requires officials to apply the same rules to everyone
specialization / division of labor into specialties | gives each worker a limited set of duties to perform | divides the work of an organization among experts in separate tasks
technical qualifications / technical competence | bases hiring and promotion on ability and training rather than on favoritism | requires that people be employed for their skills, as shown by tests or degrees
formal written communication / written records | keeps paperwork and files of decisions and actions | relies on memos and reports in place of casual talk

# Problems and changes of modern organizations
? Which term means
goal displacement | the replacing of an organization's original aims with following rules or surviving | an organization's adoption of new purposes after its first aim has been reached
rationalization / rationalization of society | the growing use of calculation and efficiency in place of tradition | Weber's name for the historical change toward efficient, rule-governed thinking | the replacement of custom and emotion by planned, efficient methods
McDonaldization | the spread of fast-food principles of efficiency, predictability and control | George Ritzer's term for the standardization of everyday life | the rise of efficiency, calculability, predictability and control in daily life
bureaucratic ritualism | a focus on rules and procedures to the point of forgetting the goals | Merton's term for officials who follow regulations so closely that they block the work
bureaucratic inertia | the tendency of offices and agencies to perpetuate themselves | the continued existence of agencies after their purpose has ended
red tape | excessive rules and paperwork that delay action in an organization | tiresome official procedures that slow down government offices

# Theories of deviance and crime
? Which theory of deviance
strain theory / structural strain theory | says lawbreaking arises from a gap between cultural goals and approved means | was developed by Robert Merton from the idea of anomie | explains crime by the pressure to succeed without legitimate opportunities
control theory / social control theory | says strong bonds to society prevent people from breaking rules | was developed by Travis Hirschi around attachment, commitment, involvement and belief | holds that people with weak attachment to family and school are likely to be delinquent
differential association theory / differential association | says people learn crime through interaction with others who favor it | was developed by Edwin Sutherland | holds that frequent contact with criminals teaches criminal attitudes and techniques
labeling theory | says an act is deviant only because society reacts to it as such | explains how being marked as a criminal can lead to further crime | was developed by Howard Becker
conflict theory of crime | says the powerful make laws that protect their own interests | explains why the crimes of the poor are punished more than those of the rich | sees the justice system as an instrument of the upper class
social disorganization theory | says crime is likeliest in communities with weak ties and no shared control | was developed in Chicago by Shaw and McKay
routine activities theory / routine activity theory | says crime needs a motivated offender, a suitable target and no guardian | was developed by Cohen and Felson
broken windows theory | says visible neighborhood disorder invites more serious crime | was used to support police action against graffiti and petty offenses | holds that unrepaired signs of decay show that nobody is in control
biological theory of crime | says that criminals are born with inherited physical traits | was put forward by Cesare Lombroso, who measured skulls | traced lawbreaking to features such as large jaws and long arms

# Merton's modes of adaptation
? Which type of person in Merton's strain theory
conformist | accepts both the cultural goals and the approved means | seeks success by legitimate means such as hard work and education | is the only one of the five who is not deviant
innovator / innovation | accepts the cultural goals but uses illegitimate means | steals or sells drugs in order to gain wealth | uses crime or other new means to gain success
ritualist / ritualism | gives up the cultural goals but follows the rules | keeps to approved means at a job without hope of success | follows rules closely but has given up hope of wealth
retreatist / retreatism | rejects both the cultural goals and the approved means and drops out | withdraws from society, as addicts and vagrants do | has abandoned society's goals as well as the legitimate ways to reach them
rebel / rebellion | replaces the cultural goals and means with new ones | works to overthrow the existing order as a revolutionary | rejects society's goals and works for a different social order

# Deviance and its control
? Which term means
social control | the enforcing of norms through internal or external means | the ways in which society makes people conform to its rules | the use of sanctions, police and conscience to keep order
stigma | a mark of social disgrace that sets a person apart | a powerful negative label that changes a person's identity, as Goffman described | an attribute, such as a prison record, that lowers a person's standing in others' eyes
primary deviance | occasional violation of norms that does not become part of a person's identity | an early, minor breaking of rules before a person has been labeled | rule-breaking that goes undetected and does not change the self-image
secondary deviance | violation of norms that becomes a lifestyle after a person has been labeled | rule-breaking by people who have accepted the identity that others have assigned | rule-breaking that follows when people accept a deviant label
tertiary deviance | behavior that violates norms and that people seek to redefine as normal | the rejection of a negative label by claiming that nothing is wrong with one's behavior
techniques of neutralization / neutralization | justifications that let offenders avoid guilt | excuses such as denying the injury or blaming the victim
medicalization of deviance | the redefining of moral or legal wrongdoing as an illness | treating heavy drinking as a disease rather than a moral failing
moral panic | widespread, exaggerated public fear about a threat to society's values | alarm spread by the media about a supposed social evil
degradation ceremony | a ritual that strips people of their old identity | the shaving of heads and issue of uniforms to new inmates or recruits

# Types of crime
? Which type of crime
white-collar crime | is committed by respectable, high-status people in the course of their jobs | includes embezzlement, insider trading and bribery by office workers and executives | was named by Edwin Sutherland
corporate crime | is committed by businesses for their own profit | includes price fixing and the sale of unsafe products by companies | includes pollution and false advertising by companies
organized crime | is run by large syndicates that supply illegal goods and services | includes the gambling and drug rings of the Mafia | is a business that supplies drugs, gambling and other illegal goods
victimless crime | is an offense to which the participants willingly consent | includes illegal gambling, drug use and prostitution | has no complaining injured party
violent crime | uses force or the threat of force against people | includes murder, rape, robbery and aggravated assault | is usually reported to police and includes homicide
property crime | takes or damages belongings without force against people | includes burglary, larceny, auto theft and arson | is the most common of serious offenses
hate crime | is motivated by bias against a group | targets victims because of race, religion or sexual orientation | carries heavier penalties because prejudice is the motive
political crime | is committed against a government or by officials who abuse power | includes treason, espionage and election fraud
juvenile delinquency | is lawbreaking by people under adult age | is handled in separate courts for the young | includes truancy and running away, which are offenses only for minors
cybercrime | uses computers or networks for illegal acts | includes hacking and online identity theft | includes viruses, phishing and attacks on computer systems

# Aims of punishment
? Which aim of punishment
deterrence | discourages crime through fear of the penalty | warns the offender and others that crime does not pay | assumes that rational people weigh risks before breaking the law
retribution | makes offenders suffer in proportion to the harm they caused | is society's moral vengeance on behalf of the victim | is the oldest reason for punishment, as in "an eye for an eye"
rehabilitation | reforms offenders so that they can return to society | changes criminals by education, job training and therapy | seeks to give criminals the skills and attitudes of law-abiding citizens
incapacitation / societal protection | keeps offenders from committing new crimes by confining them | makes the public safer through imprisonment or execution | makes offenders unable to commit further offenses
restorative justice | has offenders repair the harm done to victims and the community | seeks healing through meetings of victim and offender and through restitution

# Practices of the justice system
? Which term means
recidivism | the return of former convicts to crime | repeated lawbreaking after release from prison | the tendency of released offenders to be arrested again
plea bargaining | reducing a charge in exchange for a defendant's admission of guilt | negotiation between prosecutor and defendant that avoids a trial | the way in which most criminal cases are settled without a jury
probation | supervised freedom in place of a prison sentence | a sentence that lets a convict stay in the community under conditions | a sentence served outside prison under the watch of an officer
parole | supervised release of a prisoner before the full term is served | early freedom given to inmates for good behavior | release from prison under the supervision of an officer
racial profiling | treating people as suspects because of their race or ethnicity | police stops based on skin color rather than on evidence | the practice of stopping drivers because they are black or Hispanic
capital punishment / death penalty | execution of those convicted of the most serious offenses | the sentence carried out by lethal injection or electric chair | the most severe legal sentence, given for murder in some states
police discretion | the power of officers to decide whether to stop, warn or arrest someone | the freedom of officers to judge how to handle an offense

# Mass media in society
? Which term means
gatekeeping | controlling what material reaches the public | the power of editors to decide which stories are published | the selection of news by editors and producers
agenda setting | influencing which topics the public thinks are important | the media's power to tell people what to think about | the selection of issues for attention by the news media
framing | presenting a news story so as to shape how people interpret it | the choice of words and angle by which the media influence opinion on an issue
digital divide | the gap between people who have access to computers and those who do not | unequal use of the internet by rich and poor | inequality of computer and internet access between social groups
propaganda | one-sided messages designed to persuade people to support a cause | information spread to manipulate opinion in favor of a government | information that uses emotion and half-truths to influence the public
media consolidation / media concentration | ownership of many outlets by a few large corporations | the merging of newspapers and networks under fewer owners
censorship | suppressing material that authorities consider objectionable or dangerous | official removal or banning of books, films and news | government control over what people may publish, read or see

# Systems of stratification
? Which social system
slavery | makes some people the property of others | was based on debt, war or race and denied people their freedom | was the lowest form of stratification in ancient Rome and the American South
caste system | fixes people's rank for life by birth | is the traditional order of India with Brahmins at the top and Dalits at the bottom | forbids marriage and social contact between ranks
estate system | divided medieval Europe into nobility, clergy and commoners | ranked people in feudal society by their relation to land and title | gave clergy and nobles privileges denied to peasants
class system | bases rank on possessions, income and achievement and is relatively open | lets people rise or fall in rank through ability and effort | is found in industrial societies and allows social mobility
meritocracy | bases rank entirely on personal ability and effort | would give every position to the most talented person regardless of birth | rewards talent and hard work instead of family background
apartheid | separated the races by law in South Africa from 1948 until the early 1990s | was opposed by Nelson Mandela and the African National Congress | classified people by race and denied the black majority the vote

# Marxist ideas
? Which term means
bourgeoisie | the owners of the means of production | the ruling class of factory owners in capitalist society | the capitalist class that exploits workers for profit
proletariat | the workers who sell their labor for wages | the exploited class that owns no factories or land | the working class that Marx expected to overthrow capitalism
class consciousness | workers' awareness of their common oppression and interests | the shared sense of exploitation that would lead workers to revolution | workers' recognition that they share interests opposed to those of capitalists
false consciousness | workers' mistaken acceptance of their own exploitation | the error of workers who adopt beliefs that serve the interests of capitalists | the failure of the proletariat to see that it is exploited
means of production | the land, factories and tools used to create wealth | the property whose ownership divides society into two classes | the raw materials and equipment that the bourgeoisie owns
alienation | workers' sense of being cut off from the product of their labor | the powerlessness and estrangement of workers in capitalist factories | the condition of workers who feel no control over their work or its products
surplus value | the worth that workers create beyond the wages they are paid | the source of the capitalist's profit
class conflict / class struggle | the fight between owners and workers that drives history | antagonism between those who control wealth and those who labor for them

# Dimensions of social stratification
? Which term means
social stratification | the division of society into ranked layers with unequal rewards | a system of inequality that ranks categories of people and lasts over generations | the ranking of people by access to wealth, power and prestige
social class | a group of people with similar levels of wealth, education and occupation | a category of people who share the same economic position
prestige | the respect or admiration that a person receives from others | Weber's dimension of honor, measured in rankings of occupations | the honor that society gives to an occupation or position
wealth | the total value of a person's possessions minus debts | assets such as property, savings and stocks | everything of value that a person or family owns
income | money received from wages, rent and investments in a given period | the yearly flow of earnings, as distinct from accumulated assets | wages, salaries, dividends and interest earned in a year
power / social power | the ability to carry out one's will despite resistance | the capacity to control others even against their wishes | the ability to control or influence others even without their consent
authority | power that people accept as legitimate | the recognized right to give orders | legitimate power, which Max Weber divided into traditional, charismatic and legal types
socioeconomic status / SES | a combined ranking based on education, occupation and earnings | a measure of overall social standing that joins several dimensions | a rating that combines income, occupation and years of schooling
life chances | the likelihood of sharing in the opportunities and benefits of society | Weber's term for a person's odds of health, schooling and a good standard of living | opportunities for health, education and survival that depend on social class
conspicuous consumption | spending on luxuries to display one's status | Thorstein Veblen's term for showy buying by the rich | the purchase of expensive goods in order to impress other people

# Social classes in the United States
? Which social class
upper class | holds great wealth, much of it inherited | is the top few percent of the population, with large holdings of stock and property | owns much of the nation's wealth and has great power and influence
upper middle class | consists of highly educated professionals and managers | includes doctors, lawyers and executives with high salaries | lives comfortably on professional salaries and values college education
lower middle class | consists of semiprofessionals and office employees | includes teachers, nurses and owners of small businesses
working class | consists largely of manual workers paid by the hour | is often called blue-collar and includes factory workers
working poor | consists of people with jobs whose pay leaves them near or below the poverty line | holds full-time jobs at minimum wage without escaping poverty | earns too little at unskilled jobs to support a family
underclass | consists of people trapped in long-term unemployment in inner cities | has persistent joblessness and depends on public assistance | has little hope of leaving poverty because jobs have disappeared
new rich / nouveau riche | consists of people who have recently gained their fortunes | has money but lacks the ancestry of old families

# Social mobility
? Which type of mobility
horizontal mobility | is a change of job or position at the same social level | leaves a person's rank unchanged when the job changes | is a move from one job to another of equal prestige
upward mobility | is a rise to a higher social class | raises a person's income, prestige and rank | is gained by education, marriage or a better job
downward mobility | is a fall to a lower social class | lowers a person's rank, as when a job is lost | is brought about by unemployment, divorce or illness
intergenerational mobility | is a change of social class between parents and their children | compares the social position of adults with that of their mothers and fathers | measures how adults' occupations differ from those of the previous generation
intragenerational mobility | is a change of social class within a person's own lifetime | compares a person's first job with later ones in the same career | traces the ups and downs of one person's working life
structural mobility | is a change of rank for many people caused by changes in the economy | results when new technology replaces factory jobs with office jobs | happens when many people move because the kinds of available jobs change

# Poverty and its relief
? Which term means
absolute poverty | the lack of the minimum resources needed for survival | a condition in which people cannot afford food, clothing and shelter | a lack of income so severe that it threatens life
relative poverty | having much less than others in the same society | deprivation measured against the living standard of the majority | a standard of living well below that of most people in the country
poverty line / poverty threshold | the official annual income below which a family is counted as poor | a federal figure based on three times the cost of an adequate diet | the government's measure for deciding who is officially in need
feminization of poverty | the growing share of women among the poor | the trend of rising need in households headed by single mothers | the pattern in which households headed by women are most likely to be poor
culture of poverty | Oscar Lewis's idea that the poor pass on values that keep them poor | the claim that fatalism and lack of planning are taught to the children of the poor | the belief that a way of life passed to children traps them in need
transfer payments / transfer payment | government money given to people who provide no goods or services in return | Social Security, welfare and unemployment checks

# Government assistance programs
? Which government program
Social Security | pays retirement benefits from payroll taxes | was begun in 1935 to provide pensions for older workers | is paid for by taxes on workers and employers under a New Deal law
Medicare | provides health insurance for people aged sixty-five and over | was created in 1965 to pay the medical bills of older Americans | covers hospital and doctor bills of retired people
Medicaid | provides health insurance for people with low income | pays the medical bills of the poor with federal and state money | is run by the states for those who cannot afford medical care
Supplemental Nutrition Assistance Program / SNAP / food stamps | helps poor families to buy enough to eat | gives benefits on a card that can be used for groceries
Temporary Assistance for Needy Families / TANF | gives short-term cash aid to poor parents and requires them to work | replaced the older welfare program in 1996
unemployment insurance / unemployment compensation | pays workers for a time after they lose their jobs | gives laid-off workers part of their former wages while they look for work
Head Start | prepares preschool children of poor families for school | was begun in 1965 to offer early education, meals and health care to poor children

# Economic and social measures
? Which measure
Gini coefficient / Gini index | shows inequality of income on a scale from zero to one | equals zero when income is perfectly equal | equals one when a single person has all the income
Human Development Index / HDI | combines life expectancy, education and income to rank countries | is used by the United Nations to compare the well-being of nations
gross national income / GNI | is the total value of goods and services earned by a nation's residents in a year | is divided by the number of inhabitants to compare rich and poor countries
unemployment rate | is the percentage of the labor force looking for jobs without success | counts people who are out of work but want a job | rises in a recession as workers lose their jobs
literacy rate | is the percentage of people who can read and write | shows how far basic schooling reaches in a country
crime rate | is the number of offenses reported for every 100,000 people | is calculated from police reports to compare how safe places are
divorce rate | is the number of marriages legally ended per thousand people in a year | is used to compare how often couples break up in different periods

# Global development
? Which term means
modernization theory | the view that poor nations develop by adopting modern technology and values | Walt Rostow's explanation of growth through stages from tradition to high mass consumption | the claim that traditional values keep poor countries from industrial growth
dependency theory | the view that poor nations stay poor because rich nations exploit them | an explanation that blames the history of colonialism for underdevelopment | the claim that global inequality results from exploitation by rich countries
world systems theory / world-system theory / world-systems theory | the view that nations form a single economy of core, semiperiphery and periphery | Immanuel Wallerstein's analysis of the global capitalist economy | the division of countries into three zones of one capitalist economy
colonialism | control by one nation over the territory and people of another | the political rule of European powers over Africa and Asia | the rule of distant lands for their resources and markets
neocolonialism | economic domination of poor nations without direct political rule | indirect control of poor countries through debt and foreign corporations | continued economic control of former colonies by foreign companies
globalization | the growing worldwide integration of economies, politics and cultures | the process by which trade and communication link all countries | the spread of goods, ideas and people that makes the world more interdependent
outsourcing | the contracting of work to outside, often foreign, suppliers | the shift of production and call centers to countries with lower wages | the practice of sending jobs overseas in order to cut labor costs

# Kinds of country
? Which kind of country
core nation / core country | is rich and industrial and dominates the world economy | exploits poorer nations for cheap labor and raw materials in Wallerstein's theory | has advanced technology and strong banks at the center of the world system
semiperipheral nation / semiperipheral country | stands between the rich and the poor nations in the world economy | is industrializing, as Brazil and India are, and has ties to rich and poor nations
peripheral nation / peripheral country | is poor and supplies raw materials and cheap labor to richer nations | has little industry and depends on rich nations in Wallerstein's theory | has low wages and sells raw materials to the center of the world system
nation-state | joins people of a common culture in one sovereign political unit | has borders that match the territory of a single people | governs itself and gives its citizens a shared national identity
welfare state | provides for its citizens' health and economic security | offers broad social benefits paid for by high taxes, as Sweden does
colony | is ruled by a foreign power that settled or conquered it | is governed from a distant mother country

# Firms and markets
? Which term means
monopoly | control of an entire market by a single firm | the absence of competitors for a product | a market with only one seller
oligopoly | domination of a market by a few producers | the control of an industry, such as automobiles, by a handful of firms | a market in which a few large sellers control most of the output
conglomerate | a giant firm composed of many smaller firms in unrelated fields | a firm that owns businesses as different as films and food
multinational corporation / transnational corporation | a company that operates in many countries | a firm based in one nation with factories and offices abroad | a business that produces and sells goods in several nations
maquiladora | a foreign-owned assembly plant near Mexico's northern border | a factory in Mexico that imports parts duty-free and exports finished goods
cartel | an agreement among producers to fix prices or limit output | a group of oil producers such as OPEC that acts together to control supply

# Race, ethnicity and minorities
? Which term means
race | a category of people who share physical traits that society considers important | a socially constructed grouping based on features such as skin color | a social category based on inherited appearance that has little biological basis
ethnicity / ethnic group | a shared cultural heritage of ancestry, language or religion | the national or cultural background with which people identify | an identity based on shared customs, food, dress and national origin
minority group | people singled out for unequal treatment because of physical or cultural traits | a subordinate population that has less power, whatever its size | a category of people held in a lower position and treated unequally
dominant group | people with the most power and privileges in a society | the ruling population that sets the standards for others | the people who hold advantages over minorities in jobs, law and government
model minority | a group stereotyped as unusually successful | a misleading label often put on Asian Americans
ethnic enclave | a neighborhood where immigrants of one origin cluster | a district such as Chinatown or Little Italy
diaspora community / diaspora | a people scattered far from its original homeland | a scattered people that keeps ties with the land of its ancestors

# Prejudice and discrimination
? Which term means
prejudice | a rigid, unfair attitude toward a whole category of people | a judgment about others made in advance without adequate evidence | an unfavorable opinion formed without knowledge of the facts
discrimination | unequal treatment of people because of the group to which they belong | unfair action, as in denying people jobs or housing because of race | behavior, rather than an attitude, that denies people equal rights
stereotype | an oversimplified, exaggerated image of a category of people | a fixed belief that all members of a group are alike | a generalization applied to every person in a category
scapegoating / scapegoat | blaming a weak person or group for the troubles of others | the turning of frustration and anger against a group that is not at fault | holding a minority responsible for problems such as unemployment
authoritarian personality | Theodor Adorno's type of rigid, obedient and intolerant person | a character marked by strict conformity, submission to superiors and bigotry
social distance | the degree of closeness that people will accept with members of other groups | Emory Bogardus's measure of willingness to accept others as neighbors, friends or kin
white privilege | unearned advantages enjoyed by members of the majority race in the United States | Peggy McIntosh's invisible knapsack of benefits

# Kinds of bias
? Which term means
racism | the belief that one inherited stock of people is superior to another | prejudice and discrimination based on skin color and ancestry | an ideology used to justify slavery and segregation
sexism | the belief that males or females are innately superior to the others | prejudice and discrimination against women or against men | unequal treatment of women, based on a belief in male superiority
ageism | prejudice and discrimination against people because of how old they are | treating the elderly as incompetent and unproductive | stereotyping of older people as sick, slow or useless
ableism | prejudice and discrimination against people with disabilities | the belief that people with physical or mental impairments are less worthy
nativism | hostility toward immigrants by people born in the country | favoring the established population over newcomers from abroad | the movement to restrict immigration, as by the Know-Nothings in the 1850s
homophobia | fear of or hostility toward gay people | prejudice against lesbians and gay men
anti-Semitism / antisemitism | hostility toward or prejudice against Jews | the hatred that the Nazis carried to mass murder in the Holocaust | bias against a religious minority blamed for centuries for the death of Jesus

# Forms of unequal treatment
? Which term means
institutional discrimination / institutional racism | unfair treatment built into the policies and customs of organizations | bias in the everyday operation of schools, police and courts | inequality that results from the normal working of society's established systems
de jure segregation | the separation of groups required by law | racial separation enforced by Jim Crow statutes | the separation of races in schools struck down by Brown v. Board of Education
de facto segregation | the separation of groups by custom and residence rather than by law | racial separation of schools that results from where people live | the separation of races that exists in fact although no law demands it
redlining | refusing loans or insurance in minority neighborhoods | a lending practice in which banks mark districts as risky | the denial of mortgages to people in black districts
affirmative action | programs that favor groups disadvantaged in the past for jobs and admissions | policies that recruit women and minorities to remedy earlier discrimination | efforts by employers and colleges to increase opportunities for minorities and women
environmental racism | the placing of toxic sites mainly near poor and minority communities | the pattern in which pollution hazards fall mostly on people of color

# Patterns of intergroup relations
? Which pattern of intergroup relations
genocide | is the deliberate destruction of an entire people | includes the mass murder of Jews in the Holocaust | was carried out in Rwanda against the Tutsi in 1994
population transfer / expulsion | is the forced removal of a people from a territory | drove the Cherokee from their land along the Trail of Tears
segregation | is the physical and social separation of groups | keeps racial groups apart in schools and neighborhoods | was enforced in the American South by Jim Crow laws
assimilation | is the process by which newcomers adopt the culture of the dominant group | blends immigrants into the mainstream as they give up their own customs | makes a minority's language, dress and values like those of the majority
amalgamation / melting pot | is the merging of groups through intermarriage into a new people | combines different groups into a new and distinct culture | produces a new group from different races or ethnic groups
cultural pluralism / pluralism / multiculturalism | lets groups keep their distinct identities while living together with mutual respect | is compared to a salad bowl and found in Switzerland | keeps the diversity of ethnic groups instead of blending them
subjugation | holds a people in a position of domination by force | controls an oppressed population through slavery or colonial rule | took the form of slavery in the American South
integration | brings separated groups together with equal access | ended legal barriers in schools, as ordered in Brown v. Board of Education | lets people of all races share schools, jobs and neighborhoods
secession | is the formal withdrawal of a group from a nation to form its own | creates a separate state when a people breaks away | led the Southern states to form the Confederacy in 1861
ethnic cleansing | removes a group from a region by terror, expulsion and murder | drove Bosnian Muslims from areas claimed by Serbs in the 1990s

# Migration
? Which term means
immigration | the movement of people into a country | the arrival of newcomers to settle in a land | entry into a new country for permanent residence
emigration | the movement of people out of a country | the departure of people from their homeland to settle elsewhere | exit from one's native country for permanent residence elsewhere
push factor | a condition such as war, famine or persecution that drives people to leave home | a negative reason for leaving a place | a lack of jobs, safety or freedom that causes people to move away
pull factor | a condition such as jobs or freedom that draws people to a new place | a positive attraction that brings newcomers to a place | an opportunity for work, land or family reunion that causes people to move in
internal migration | movement from one region to another within the same country | the relocation of people inside national borders, such as from farms to cities | the move of millions of African Americans from the South to Northern cities
chain migration | the pattern by which newcomers follow relatives and friends to the same place | movement in which earlier settlers help family members to join them
brain drain | the loss of educated and skilled people who move to other countries | the departure of doctors and engineers from poor nations to rich ones | the migration of professionals that harms the developing nations they leave

# Sex and gender
? Which term means
sex / biological sex | the bodily distinction between females and males, present from birth | the division of people by chromosomes and reproductive organs | the difference in anatomy and hormones between men and women
gender | the social and cultural traits that society attaches to being female or male | socially learned ideas of masculinity and femininity | a social status that people learn rather than inherit
gender role | behavior that a society expects of men or of women | the expectation that girls be caring and boys be tough | a set of attitudes and activities linked by a culture to each sex
gender identity | a person's own sense of being male, female or neither | the inner awareness of oneself as a man or a woman | an individual's inner experience of being masculine or feminine
gender stratification | the unequal distribution of wealth, power and privilege between men and women | the social ranking of men above women | the higher status and pay of men compared with women in most societies
sexual orientation | a person's romantic and emotional attraction to others | the pattern of attraction described as heterosexual, homosexual or bisexual
transgender identity / transgender | a sense of being other than the sex assigned at birth | the self-image of someone raised as a boy who lives as a woman

# Gender inequality
? Which term means
patriarchy | a form of social organization in which males dominate females | a system of rule by men | male control of families, property and government
matriarchy | a form of social organization in which females dominate males | a system of rule by women
feminism | support for social equality of women and men | the movement that opposes male dominance and seeks equal rights for women | the belief that women should have the same rights and opportunities as men
gender wage gap / gender pay gap | the difference between the average earnings of men and women | women's receiving less than a dollar for each dollar earned by men | the lower pay of women, due partly to jobs held and partly to bias
second shift | the housework and child care done by women after paid work | Arlie Hochschild's term for an employed wife's unpaid evening duties | the double burden of working wives who also run the home
comparable worth | equal pay for different occupations that require similar skill and responsibility | the principle that women's and men's jobs of the same value deserve the same wages | the policy of paying equally for jobs of equal difficulty and training
occupational sex segregation / gender segregation of work | the concentration of men and women in different kinds of jobs | the pattern in which most engineers are men and most nurses are women
glass ceiling | an invisible barrier that keeps women and minorities from top jobs | the unseen limit on women's promotion to executive positions | discrimination that stops qualified women from rising to the top of a company
glass escalator | the quick promotion of men who work in female-dominated jobs | the hidden advantage of male nurses and teachers in reaching better positions

# Laws on equal rights
? Which law
Title IX | banned discrimination by sex in schools that receive federal funds | opened school and college sports to girls and women after 1972 | forbids schools to treat male and female students unequally
Nineteenth Amendment | gave American women the right to vote in 1920 | was the constitutional victory of the woman suffrage movement | was sought for decades by Susan B. Anthony and Elizabeth Cady Stanton
Equal Pay Act | required in 1963 that men and women earn the same for the same work | banned unequal wages based on sex | was signed by John F. Kennedy
Civil Rights Act of 1964 | banned segregation in public places and discrimination in employment | outlawed job discrimination by race, color, religion, sex or national origin | was signed by Lyndon Johnson
Voting Rights Act of 1965 / Voting Rights Act | banned literacy tests at the polls | sent federal officials to register black citizens in the South | followed the march from Selma to Montgomery
Fair Housing Act | banned discrimination in the sale and rental of homes in 1968 | made it illegal to refuse to sell a home to someone because of race
Americans with Disabilities Act / ADA | banned discrimination against people with physical or mental impairments in 1990 | required ramps and other access to public buildings
Equal Rights Amendment / ERA | would have guaranteed equality under the law regardless of sex but was not ratified | was passed by Congress in 1972 but fell three states short by 1982

# Theories of aging
? Which theory of aging holds that
disengagement theory | the elderly should withdraw from their roles to keep society stable | older people hand over positions to the young in an orderly way, as functionalists claim | withdrawal from work and social life in old age is natural and useful
activity theory | older people are happiest when they stay busy and involved | new interests should replace lost roles after retirement | elderly people who keep active and find new roles have the highest life satisfaction
continuity theory | people keep the same interests and personality as they grow old | the elderly maintain a consistent sense of self and a familiar way of life | older adults adjust best by keeping up their lifelong habits and relationships
modernization theory of aging | the elderly lose status as a society industrializes | older people's skills and knowledge lose value in societies with new technology
age stratification theory | society ranks people into unequal layers by how old they are | access to power and rewards differs among the young, the middle-aged and the old
subculture of aging theory | older people form their own groups with shared interests and norms | the elderly seek each other's company because they are excluded from the mainstream

# Aging and the life course
? Which term means
graying of America / graying of the population | the growing percentage of people over sixty-five in the United States | the increase in the number of older people as baby boomers retire | the aging of the nation as people live longer and have fewer children
gerontocracy | a society in which the oldest members hold the most power and wealth | rule by the elders of a community
cohort / age cohort | all people born in the same period | a generation that passes through life together | a group of people whose shared birth years give them similar experiences
rite of passage | a ceremony that marks a change from one stage of life to another | a wedding, bar mitzvah or graduation that marks a new status | an initiation or other public ritual that marks coming of age
life course | the series of stages through which a person passes from birth to death | childhood, adolescence, adulthood and old age as socially defined stages
hospice care / hospice | comfort and support for dying people and their families | treatment that relieves the pain of the terminally ill without seeking a cure | support at the end of life in the home or a special center

# Family structures
? Which term means
nuclear family | a unit of parents and their children | a two-generation household of husband, wife and offspring | the basic household of modern Western society, with two generations only
extended family / consanguine family | a unit that includes relatives such as grandparents, aunts and cousins | three or more generations living together | kin beyond parents and children who share a home or live close together
blended family / stepfamily / reconstituted family | a unit formed when divorced or widowed people with children remarry | a household of stepparents and stepsiblings | a household in which at least one spouse brings children from an earlier marriage
single-parent family / one-parent family | a household in which one adult raises children alone | a unit headed by a mother or father without a partner | a household that often results from divorce, death or birth outside marriage
family of orientation | the unit into which a person is born | the home in which a person is raised and first socialized | the source of a child's first social position and upbringing
family of procreation | the unit formed by marrying and having children | the home that an adult creates with a spouse | the new household that people start when they become parents
dual-earner family / dual-career family | a household in which both husband and wife have paid jobs | a household that depends on two incomes | a couple who both work outside the home
matrifocal family / matricentric family | a unit in which the mother is the central figure | a household centered on a woman and her children
egalitarian family | a household in which husband and wife share authority equally | a home where both partners make decisions as equals | a household in which neither sex dominates

# Marriage rules
? Which term means
monogamy | marriage that unites two partners | the only legal form of marriage in the United States | the union of one man with one woman in Western tradition
polygyny | marriage of one man to two or more women | the custom of having several wives | a form of plural union in which a husband has more than one wife
polyandry | marriage of one woman to two or more men | the rare custom, found in Tibet, of having several husbands | a form of plural union in which a wife has more than one husband
endogamy | the norm of choosing a mate from within one's own group | marriage between members of the same caste, religion or tribe | the practice that keeps wealth and customs inside a social category
exogamy | the norm of choosing a mate from outside one's own group | the rule against marrying members of one's own clan | the practice that forms alliances between different families or clans
homogamy | the tendency to marry someone similar to oneself | marriage between people of like age, class and education | the choice of a spouse with the same religion, race and background

# Descent and residence
? Which term means
patrilineal descent | tracing kinship and inheritance through the father's side | passing property from fathers to sons | membership in the kin group of one's father
matrilineal descent | tracing kinship and inheritance through the mother's side | passing property from mothers to daughters | membership in the kin group of one's mother
bilateral descent | tracing kinship through both parents equally | counting relatives on the mother's and father's sides alike | the system of kinship used in most industrial societies
patrilocal residence / patrilocality | living with or near the husband's family after the wedding | the custom in which a bride moves to the home of the groom's parents | the living pattern in which a bride joins her husband's kin
matrilocal residence / matrilocality | living with or near the wife's family after the wedding | the custom in which a groom moves to the home of the bride's parents | the living pattern in which a husband joins his wife's kin
neolocal residence / neolocality | living apart from both sets of parents after the wedding | a married couple's setting up an independent home | the usual living pattern of newlyweds in the United States
bilocal residence / bilocality | living near either the husband's or the wife's parents, as the couple chooses | the custom that lets newlyweds decide with whose parents to live

# Marriage customs
? Which term means
polygamy | marriage to more than one spouse at a time | the general practice of plural marriage | the practice that includes both polygyny and polyandry
serial monogamy | having several spouses one after another but only one at a time | the pattern of marriage, divorce and remarriage
arranged marriage | a union planned by parents for economic or social reasons | the choice of a bride and groom by their families | a match in which parents rather than love decide on the spouse
common-law marriage | a union recognized legally without a license or ceremony after years of living together | a legal bond between a couple who never had a wedding
cohabitation | the sharing of a household by an unmarried couple | living together in an intimate relationship without a wedding | an arrangement that some couples treat as a trial before marriage
dowry | property that a bride's family gives to the groom's side | goods that a woman brings to her husband | the wealth that a wife brings into marriage from her parents
bride price / bridewealth | payment by the groom's family to that of his wife | cattle or goods given in return for a woman | compensation to a woman's kin for the loss of her labor
incest taboo | the norm that forbids sexual relations between certain relatives | the cultural universal that bars mating with close kin | the prohibition of marriage between brother and sister or parent and child
no-fault divorce | the ending of a marriage without proof of wrongdoing | the legal dissolution of a marriage because of irreconcilable differences | the reform, begun in California, that ended the need to blame a spouse
romantic love | affection and passion for another person as the basis for choosing a spouse | an emotion expected to lead to a wedding in modern Western societies

# People in changing families
? Which term means
sandwich generation | adults who care for both their children and their aging parents | middle-aged people who support dependents both older and younger than themselves
boomerang children / boomerang kids / boomerang child | adults who return to live with their parents | grown sons and daughters who move back home
latchkey children / latchkey kids / latchkey child | young people left unsupervised at home after school while parents work | youngsters who let themselves into an empty house after school
empty nesters / empty nester | parents whose grown sons and daughters have left home | couples who adjust to life after their children move out
foster parents / foster parent | adults who care for a child temporarily under the supervision of the state | people paid by the state to raise children whose families cannot
baby boomers / baby boom generation | people born between 1946 and 1964 after World War II | the large group of Americans who began retiring around 2010

# Kinds of abuse
? Which term means
intimate partner violence / domestic violence | the abuse of a husband, wife or dating companion | the battering of a spouse at home
child abuse | physical, emotional or sexual mistreatment of a minor | injury of the young by those who should protect them | the beating or neglect of a son or daughter by a parent
elder abuse | mistreatment or neglect of an old person by relatives or caregivers | harm to the aged, including taking their money
sexual harassment | unwelcome advances, comments or gestures of an intimate nature | a boss's demand for intimate favors or creation of a hostile workplace
bullying | repeated aggression by pupils toward a weaker schoolmate | teasing, threatening or hitting a less powerful student again and again
hazing | forcing newcomers to do humiliating or dangerous acts to join a group | cruel initiation of new members into a team or fraternity
stalking | repeatedly following or contacting someone so as to cause fear | unwanted pursuit and watching of a victim

# Religion in sociology
? Which term means
the sacred / sacred | things set apart as extraordinary that inspire awe and reverence | the holy realm in Durkheim's theory of religion | objects and beings regarded as holy, according to Durkheim
the profane / profane | the realm of everyday life and ordinary things | the common, worldly realm in Durkheim's theory of religion | anything regarded as common or secular, according to Durkheim
secularization | the decline of the importance of religion in society | the process by which worldly explanations replace supernatural ones | the weakening of religious influence on government, schools and daily life
civil religion | a quasi-religious loyalty that binds people to their nation | the reverence for the flag and Constitution described by Robert Bellah | rituals of patriotism such as the pledge of allegiance and national holidays
fundamentalism | strict belief in the literal truth of scripture and opposition to modernity | a conservative movement for restoring the original doctrines of a religion | the demand that every word of a holy book be accepted as true
religiosity | the importance of faith in a person's life | the degree of a person's commitment, shown by belief, worship and experience
liberation theology | a mix of Christian principles with political action for the poor | the movement of Latin American priests against oppression of the poor
opium of the people / opiate of the masses / opium of the masses | Marx's description of religion as a drug that dulls the pain of oppression | the phrase by which Marx claimed that religion distracts workers from injustice
Protestant ethic / Protestant work ethic | the values of hard labor and thrift that Max Weber linked with capitalism | the Calvinist outlook that treated worldly success as a sign of salvation | the belief in labor, saving and discipline as duties to God

# Types of religious organization
? Which type of religious organization
ecclesia / state church | is an official faith that claims all members of a society as its members | is formally allied with the government of a country
denomination | is one of several well-established, tolerant bodies in a pluralist society | has professional clergy and accepts other faiths, as Methodists and Lutherans do | is one of many independent churches recognized by a society
sect | is a small group that has broken away from an established body | stands apart from the larger society and has emotional worship | breaks away from a church to recover its original purity
cult / new religious movement | is a new group with unfamiliar beliefs, often led by a charismatic person | lies largely outside the cultural traditions of a society | centers on a living leader whose followers accept a new revelation
megachurch | gathers thousands of Protestants each week for worship in one large building | offers huge congregations lively music, programs and social services

# Beliefs about the divine
? Which term means
monotheism | the belief that there is only one God | the form of belief shared by Judaism, Christianity and Islam | the worship of a single supreme being
polytheism | the belief that there are many gods | the form of belief found in ancient Greece and Rome | the worship of several deities with different powers
animism | the belief that spirits inhabit natural objects such as trees and animals | the belief of many tribal peoples in spirits active in nature | the oldest form of religion according to Edward Tylor
totemism | belief in kinship with a sacred plant or animal that represents the clan | the Australian Aboriginal religion studied by Durkheim | the honoring of a clan's symbolic animal or plant ancestor
atheism | the belief that there is no God | denial of the existence of any deity | a rejection of all gods
agnosticism | the view that the existence of God cannot be known | neither affirming nor denying a deity | a position of doubt between belief and disbelief
pantheism | the belief that God and nature are one and the same | the doctrine that everything in the universe is divine
deism | belief in a creator who made the world but does not interfere in it | the Enlightenment view of God as a clockmaker | a faith based on reason, held by Thomas Jefferson and Benjamin Franklin
shamanism | belief in a healer who communicates with spirits in a trance | the reliance of Siberian and other peoples on a spirit healer

# Issues in education
? Which term means
hidden curriculum | unspoken lessons of conformity and obedience taught by schools | values learned in class that are not part of the official subjects | the teaching of punctuality, competition and patriotism without stating it as a goal
credentialism | evaluating people by their diplomas and degrees | the requirement of ever higher degrees for jobs that do not need them | an overemphasis on degrees as qualifications for jobs
functional illiteracy | a lack of the reading and writing skills needed for everyday life | an adult's inability to read a form or follow written instructions | schooling that leaves a person unable to read or write well enough for work
self-fulfilling prophecy | an expectation that becomes true because people act as if it were | a prediction that causes itself to come true | a false definition of a situation that leads people to make it true
cultural capital | the knowledge, tastes and manners that help people to succeed | Pierre Bourdieu's term for advantages passed on by educated parents | the language skills and familiarity with books and art of upper-class children
tracking | assigning students to programs by perceived ability | the placing of pupils in college preparatory or vocational courses | sorting pupils into fast and slow groups by test scores
social promotion | passing pupils to the next grade although they have not learned the material | advancing children with others of their age in spite of failure
grade inflation | the awarding of higher marks for average work than in the past | the rise of report-card averages without a rise in learning
school voucher | public money that parents can spend at a private institution of their choice | a certificate that makes public and private institutions compete for pupils
desegregation | the ending of separate classrooms for pupils of different races | a change ordered by Brown v. Board of Education and often carried out by busing

# Kinds of schooling
? Which kind of schooling
charter school | is public but run independently under its own plan | is freed from many state regulations in return for results | is an alternative in public education with its own contract and goals
magnet school | is public and offers special programs to draw pupils from a wide area | was created with themes such as science or art to promote integration
parochial school / parochial education | is private and run by a church | is often Catholic and teaches religion along with other subjects | charges tuition and receives its direction from a religious body
homeschooling | takes place at home with parents as teachers | lets a family direct its children's learning outside institutions | is chosen by some parents for religious or academic reasons
mainstreaming / inclusion | places students with disabilities in regular classrooms | teaches children with special needs together with other pupils | follows a federal law on education for the disabled in ordinary classes
bilingual education | teaches in both a student's native tongue and English | teaches newcomers partly in their own language while they learn English
vocational education | trains students for a particular trade or occupation | prepares students for jobs such as carpentry, nursing or auto repair

# Power and types of authority
? Which type of power
traditional authority | is legitimate rule based on long-established custom | is held by hereditary kings, queens and chiefs | is passed down through the generations, as in a royal family
charismatic authority | is legitimate rule based on extraordinary personal qualities | is held by inspiring leaders such as Mohandas Gandhi and Joan of Arc | rests on the devotion of followers and often ends when the leader dies
rational-legal authority / bureaucratic authority | is legitimate rule based on written rules and laws | is held by a president elected under a constitution | belongs to the office rather than to the person who holds it
coercive power / coercion by force | controls people by physical might or threats | is rule by fear that people do not consider rightful | makes people obey out of fear of punishment
influence | controls others through persuasion rather than command | sways people by information and argument | works through reputation, knowledge and persuasion

# Forms of government
? Which form of government
democracy | is rule by the people, directly or through elected representatives | lets citizens choose their leaders in free elections | gives citizens power through voting and majority rule
monarchy | is rule by one royal family from generation to generation | is headed by a king or queen who inherits the throne | passes power to an heir within a ruling family
oligarchy | is rule by a few people | gives power to a small privileged group | leaves control to a small number of wealthy or powerful people
dictatorship | is rule by one person who seized absolute power | gives a single leader complete control, usually held by force | took its name from an emergency office of the Roman Republic
totalitarianism | tries to control every aspect of people's lives | joins one party, secret police and state control of all media, as in Nazi Germany | lets the state regulate work, schools, art and private life alike
theocracy | is rule by religious leaders | lets clergy govern by sacred law | exists in Iran, where clergy hold supreme power
anarchy | is the absence of any ruler or government | leaves society without political order
authoritarianism / authoritarian government | tolerates little political opposition but does not try to control all of private life | is less complete than totalitarian rule, since it leaves daily life largely alone

# Organizations in politics and work
? Which organization
interest group / special-interest group | tries to influence policy on a particular issue | lobbies lawmakers but does not run candidates of its own | works to persuade officials to pass laws that benefit its members
political party | seeks to gain control of government by winning elections | nominates candidates for office and writes a platform | organizes voters and officeholders around common ideas
political action committee / PAC | raises and gives money to the campaigns of candidates | collects contributions from members of a business, union or cause for elections
labor union | bargains for better pay and conditions on behalf of workers | may call a strike against an employer | protects workers by collective bargaining over contracts
think tank | carries out research on public policy and recommends action to government | employs experts who publish studies and advise lawmakers
corporation | is a business owned by shareholders who have limited liability | has a legal existence apart from its owners

# Political violence
? Which kind of political violence
terrorism | uses acts or threats of violence against civilians as a political strategy | is meant to spread fear, as the attacks of September 11 were | targets ordinary people with bombs and other attacks for political ends
revolution | overthrows a political system and sets up a new one | replaces the whole order of government, as in France in 1789 and Russia in 1917 | brings fundamental change in government and society, often by force
coup d'état / coup | is the sudden seizure of power by a small group, usually army officers | replaces the rulers by force while leaving the political system largely unchanged
civil war | is armed fighting between groups within the same country | divided the United States between North and South from 1861 to 1865
guerrilla warfare | uses small, mobile bands that ambush a larger regular army | relies on surprise attacks and on the support of the local people
assassination | is the planned murder of a political leader | killed Abraham Lincoln, Mohandas Gandhi and Archduke Franz Ferdinand

# Economic systems
? Which term means
capitalism | private ownership of property and pursuit of profit in competitive markets | the economic system described by Adam Smith in The Wealth of Nations | a system in which prices and production are set by supply and demand
socialism | collective ownership of the means of production, with production for need rather than profit | the economic system in which government owns major industries for the common good | a system in which the state plans production to reduce inequality
communism | a classless order in which all property is owned in common | the final stage of history for Marx, in which the state withers away | the political and economic ideas of the Communist Manifesto
mixed economy | private enterprise combined with government regulation and services | the blend of markets and public control found in the United States | an economic system between pure capitalism and pure socialism
traditional economy | a system in which custom decides what is produced and who receives it | a way of life in which people farm, hunt or herd as their ancestors did | a system based on habit and barter in rural villages

# Sectors of the economy and labor markets
? Which term means
primary sector | the part of the economy that draws raw materials from nature | farming, fishing, forestry and mining | the kind of work that employs most people in agrarian societies
secondary sector | the part of the economy that turns raw materials into goods | manufacturing, construction and other processing of materials | the kind of work that grew most in industrial societies
tertiary sector | the part of the economy that provides services | teaching, sales, banking and health care | the kind of work that dominates postindustrial societies
primary labor market | jobs that offer high pay, security and chances to advance | secure careers with extensive benefits
secondary labor market | jobs that offer low pay, little security and few benefits | dead-end work such as fast-food service
underground economy / informal economy | exchanges of goods and services not reported to the government | unrecorded, untaxed income from cash jobs or illegal sales

# Kinds of work
? Which term means
blue-collar job / blue-collar occupation / blue-collar work | manual labor in factories, construction or trades | employment involving mainly physical labor, with lower prestige | employment as a mechanic, carpenter or factory hand
white-collar job / white-collar occupation / white-collar work | nonmanual labor in offices, such as clerical, sales or managerial duties | employment involving mainly mental tasks, with higher prestige than factory labor | employment as a clerk, accountant or manager
pink-collar job / pink-collar occupation | low-paid service or clerical employment held mostly by women | employment as a secretary, waitress or receptionist
profession | a prestigious occupation that requires extensive formal education | law, medicine or another field with its own code of ethics | work based on theory, self-regulation and service, such as medicine
self-employment | earning a living without working for a large organization | running one's own business or practice in place of drawing wages
temporary work / contingent work | employment for a limited time without permanent status or benefits | short-term labor supplied by agencies to companies

# Changes in work
? Which term means
industrialization / Industrial Revolution | the shift from hand labor to machines and factories | the change that began in Britain about 1750 and brought steam power and wage labor | the growth of factories that drew farm people into cities
deindustrialization | the loss of factory jobs as manufacturing declines or moves away | the process that created the Rust Belt of the United States | the decline of heavy industries such as steel in the Northeast and Midwest
automation | the replacement of human labor by self-operating machines | the use of robots on assembly lines | the use of computers and machines to do jobs once done by people
mass production | the making of goods in large quantities by machines and assembly lines | the method by which Henry Ford built cars from standard parts
downsizing | reducing the number of a company's employees to cut costs | laying off workers to make a firm smaller and more profitable
underemployment | work that is part-time or below a person's skills | the situation of a person with a college degree in a low-skilled job | the use of skilled people for jobs below their training
telecommuting / telework | working from home by means of computers | linking to an office electronically in place of traveling there

# Dealings between workers and employers
? Which term means
collective bargaining | negotiation between a union and an employer over wages and conditions | talks that lead to a contract for all employees | the process by which unions and management agree on a labor contract
strike | a refusal to work until an employer meets demands | the stopping of work by union members to force better pay | workers' most powerful weapon against an employer
lockout | an employer's closing of a workplace to keep union members from working | the shutting out of employees until they accept the employer's terms
picketing | marching with signs outside a workplace during a dispute | protest at the gates to discourage people from entering or buying
arbitration | the settling of a dispute by a neutral person whose decision is binding | a process in which both sides agree to accept an outsider's ruling | the settlement of a labor dispute by an outsider with power to decide
mediation | help by a neutral person who suggests solutions that neither side must accept | a process in which an outsider brings both sides together to reach their own agreement

# Health in society
? Which term means
health | a state of complete physical, mental and social well-being | the WHO's ideal of more than the mere absence of disease | fitness of body and mind, together with social well-being
sick role | society's expectations for the behavior of ill people | Talcott Parsons's idea that patients are excused from duties but must try to recover | the rights and obligations attached to being a patient
medicalization | the process by which normal conditions come to be treated as illnesses | treating childbirth, shyness or aging as problems for doctors | the growth of doctors' authority over more and more parts of life
disability | a physical or mental impairment that limits a person's daily activities | a lasting condition such as blindness, deafness or paralysis
euthanasia | ending the life of a person with an incurable illness to relieve suffering | mercy killing of a dying patient | help in dying for the terminally ill, a controversial practice
social epidemiology | the study of how disease is distributed through a population | the field that links illness to age, sex, class and race

# Disease in populations
? Which term means
epidemic | a sudden outbreak of disease among many people in an area | the rapid spread of an illness such as cholera through a city or region | the occurrence of far more cases of a disease than normal in one region
pandemic | an outbreak of disease across many countries or the whole world | a worldwide outbreak such as the influenza of 1918 | the global spread of a new disease, as with COVID-19
endemic disease | an illness that is constantly present in a region | an illness such as malaria that never disappears from a particular place | sickness that continues at a steady level in one population
incidence | the number of new cases of a disease in a given period | a rate that shows how many people become ill during a year
prevalence | the total number of cases of a disease at a given time | a figure that counts both new and existing cases of an illness
morbidity rate | the proportion of a population that suffers from a disease | a figure that measures how common illness is among a people
quarantine | the isolation of people who may carry a contagious disease | the keeping apart of exposed people to stop the spread of an illness

# Systems of medical care
? Which kind of medical care
holistic medicine | treats the whole person, including mind, body and surroundings | stresses the patient's responsibility and entire way of life, not only symptoms | looks at lifestyle and environment as well as at disease
socialized medicine | has the government own hospitals and employ doctors | is the British system, the National Health Service
managed care / health maintenance organization / HMO | controls costs by limiting patients' choice of doctors and treatments | provides treatment by approved doctors for a fixed prepaid fee
defensive medicine | orders needless tests to protect doctors from lawsuits | is practiced to avoid charges of malpractice
preventive medicine | keeps people from becoming ill | relies on vaccination, checkups and healthy habits
telemedicine | lets doctors examine and advise distant patients by video or telephone | uses electronic communication to reach patients in remote areas

# Demographic measures
? Which demographic measure
crude birth rate / birth rate | is the number of babies born alive in a year per thousand people | rises when families have more children | is used with deaths per thousand to find natural increase
crude death rate / death rate / mortality rate | is the number of people who die in a year per thousand | falls with better sanitation, medicine and food | is subtracted from the birth figure to find natural increase
infant mortality rate | is the number of babies who die before age one per thousand live births | is often used to compare the health of nations | is highest in the poorest countries, where babies lack medical care
life expectancy | is the average number of years that a newborn can expect to live | is longer in developed nations and longer for women than for men | estimates how long people will live under present conditions
fertility rate / total fertility rate | is the average number of children that a woman bears in her lifetime | keeps a population stable at a replacement level of about 2.1 | falls as women gain education, jobs and contraception
fecundity | is the maximum number of children that women are biologically able to bear | is the potential for childbearing rather than the actual number of births | is never fully reached, since people limit childbearing
net migration rate | is the difference between people entering and people leaving an area per thousand | is positive when more people arrive than depart
doubling time | is the number of years it takes a population to become twice as large | is about thirty-five years at a growth of two percent a year | is found by dividing seventy by the annual percentage rate of growth
sex ratio | is the number of males for every hundred females in a population | is below one hundred where women outnumber men
dependency ratio | compares the nonworking young and old with the working-age population | rises as more people retire or more children are born | shows the burden of support on people of working age
population density | is the number of people per square mile or square kilometer of land | shows how crowded a country is

# Ideas about population growth
? Which term means
Malthusian theory / Malthusianism | the view that people multiply geometrically while food grows arithmetically | the 1798 prediction that hunger, war and disease would check human numbers | the gloomy forecast of an English clergyman at the start of the Industrial Revolution
demographic transition theory / demographic transition | the view that population patterns reflect a society's level of technology | the model of a shift from high to low birth and death rates | the account of how industrialization first raises and then lowers population growth
neo-Malthusian view / neo-Malthusianism | the warning that growing numbers are outstripping the planet's resources today | Paul Ehrlich's argument in The Population Bomb
positive check | a cause that raises deaths, such as famine, war and disease | Malthus's name for disasters that reduce a population | an event that shortens life and so slows population growth
preventive check | a cause that lowers births, such as late marriage or moral restraint | Malthus's name for choices that limit reproduction | a voluntary limit on births, which slows population growth
zero population growth | the level at which births and deaths balance so that numbers stay the same | the result of reproduction at replacement level | the point at which each couple has about two children
carrying capacity | the largest number of people that an environment can support | the limit of a land's ability to feed and sustain its inhabitants
population pyramid / age-sex pyramid | a graph of the age and sex composition of a people | a chart with a broad base in countries with many children | a bar diagram of males and females in each age group
census | an official count of a country's people | the count of its inhabitants that the United States takes every ten years | a complete survey of all inhabitants, required by the United States Constitution

# Stages of the demographic transition
? Which stage of the demographic transition
preindustrial stage / stage 1 | has high birth rates and high death rates, so that numbers hardly grow | is found in agrarian societies before modern medicine | comes first, before the growth of industry
early industrial stage / transitional stage / stage 2 | has falling death rates while birth rates stay high | brings rapid growth as food supplies and medicine improve | is the second stage, with a population explosion
mature industrial stage / industrial stage / stage 3 | has birth rates that fall toward already low death rates | slows growth as children become costly and contraception spreads | is the third stage, with fertility declining toward mortality
postindustrial stage / stage 4 | has low birth rates and low death rates, so that growth is near zero | is reached by rich nations with stable populations | follows industrial growth, as families choose to have few children
population decline stage / stage 5 | has birth rates that fall below death rates | makes numbers shrink and age, as in Japan and parts of Europe

# Processes of urban change
? Which term means
urbanization | the movement of people from rural areas into cities | the growing share of a nation's people that lives in cities | the concentration of people in cities, which industry speeded up
suburbanization | the movement of people from cities to residential communities on their outskirts | the growth of commuter communities with single-family homes after World War II | the shift of families to the edges of cities, made possible by cars and highways
gentrification | the renewal of rundown neighborhoods by wealthier newcomers | the process that raises rents and displaces poor residents | the return of middle-class people to old city districts, which drives up prices
urban sprawl | the unplanned spread of low-density development over the countryside | the outward growth of cities that lengthens commuting and uses up farmland | poorly planned expansion of housing and roads around a city
white flight | the departure of middle-class majority families from racially mixing city neighborhoods | the exodus of one race to the suburbs after desegregation | movement to the suburbs by residents who did not want black neighbors
invasion and succession | the entry of a new group into a neighborhood and its gradual replacement of residents | the pattern by which one population takes over another's district
urban renewal | the clearing of slums by government in order to build new housing and businesses | the rebuilding of decayed inner cities with public funds

# Kinds of urban places
? Which kind of urban place
metropolis / metropolitan area | is a large city together with its surrounding communities | dominates its region socially and economically | is the central city of an urban region and its suburbs
megalopolis | is a vast region in which several cities and their suburbs run together | stretches in a continuous band from Boston to Washington | forms when several metropolitan areas grow into one another
edge city | is a center of offices and malls some distance from an old downtown | grew near highway junctions on the outskirts with more jobs than homes | is a suburban center with shopping, offices and entertainment near major highways
suburb | is a mostly residential community just outside a large city | houses commuters in single-family homes | lies within commuting distance of a central city
exurb | lies beyond the suburbs in a semirural area | is home to well-off people who travel far to work
central business district / CBD / downtown | is the commercial core of a city with tall buildings and high land values | has the greatest concentration of offices and shops | stands at the middle of the concentric zones in Burgess's model
slum / shantytown / squatter settlement | is a crowded district of poor, makeshift housing without adequate services | grows at the margins of cities such as Rio de Janeiro and Mumbai
ghetto | is a district in which members of a minority are forced to live | was first the walled Jewish quarter of Venice | houses a poor minority that is kept apart by discrimination

# Models of the city
? Which model of the city
concentric zone model | shows a city growing in rings around a central business district | was proposed by Ernest Burgess in the 1920s | places a run-down area of transition next to the downtown
sector model | shows a city growing in wedges along transportation routes | was proposed by Homer Hoyt in 1939 | has pie-shaped areas that spread outward from the center
multiple nuclei model | shows a city growing around several separate centers | was proposed by Chauncy Harris and Edward Ullman in 1945 | has no single core but several specialized districts
urban realms model | shows a metropolis of self-sufficient suburban areas linked by highways | was proposed by James Vance after studying the San Francisco Bay area
Latin American city model / Griffin-Ford model | shows an elite spine leading out from the center and squatters on the periphery | includes a commercial spine and a ring of shantytowns at the edge

# Society and the environment
? Which term means
sustainable development / sustainability | meeting present needs without harming the ability of future generations to meet theirs | growth that does not use up the resources needed later | economic progress that preserves the environment for the people of tomorrow
environmental deficit | long-term harm to nature caused by a focus on short-term wealth | the debt left to future people by pollution and waste
logic of growth | the optimistic view that technology will solve all problems of resources | the belief that material progress is good and can continue forever
limits to growth | the thesis that scarce resources and pollution will bring expansion to an end | the Club of Rome's warning of collapse
ecological footprint | the area of land and water needed to supply a person's consumption and absorb the waste | a measure of how much demand people place on nature
tragedy of the commons | the ruin of a shared resource that everyone uses in his or her own interest | Garrett Hardin's account of overgrazing on a pasture open to all | the overuse of fishing grounds, pastures or air that belong to no one
environmental justice | the fair sharing of pollution burdens among people of all races and incomes | the movement against placing hazardous waste near poor and minority neighborhoods

# Environmental problems
? Which environmental problem
global warming / climate change | is the rise of Earth's average temperature caused by greenhouse gases | melts glaciers and raises the level of the sea | results from burning coal, oil and natural gas, which release carbon dioxide
acid rain | is precipitation polluted by sulfur dioxide and nitrogen oxides from burning fossil fuels | damages forests, lakes and stone buildings | lowers the pH of lakes and kills fish
deforestation | is the clearing of trees for farming, grazing and timber | destroys the habitats of tropical species in the Amazon | leads to soil erosion and loss of biodiversity
desertification | is the spread of dry, barren land through overgrazing and drought | threatens farmland in the Sahel south of the Sahara | turns productive dry land into desert
ozone depletion | is the thinning of the atmospheric layer that absorbs ultraviolet rays | is caused by chlorofluorocarbons and increases the risk of skin cancer | was slowed by the Montreal Protocol of 1987
smog | is dirty air formed from car exhaust and factory smoke | hangs over cities and harms breathing

# Kinds of crowds
? Which kind of crowd
casual crowd | is a loose collection of people who interact little | gathers by chance on a beach or around an accident | has the least organization and lasts a short time
conventional crowd | gathers for a planned event with expected behavior | is an audience at a lecture or mourners at a funeral | follows established norms, as spectators at a game or worshipers in church do
expressive crowd | gathers for an event with emotional appeal | shows excitement at a revival, concert or New Year's Eve celebration | gathers mainly so that members can share and show emotion
acting crowd | is driven by an intense, single-minded purpose | turns its emotion into violent or hostile action against a target | becomes a mob when its anger is directed at one target
protest crowd | gathers to achieve a political goal by marches, sit-ins or boycotts | joins features of organized and emotional gatherings, as in civil rights marches

# Forms of collective behavior
? Which term means
mob | an emotional and violent gathering with a specific target | a highly emotional gathering such as the kind that lynched its victims | people stirred to violent action against a chosen victim
riot | a violent outburst without a single clear goal | widespread looting, fighting and burning in the streets | public disorder such as those of Los Angeles in 1965 and 1992
mass panic / panic | irrational flight of people in response to a threat | the frantic rush of people trying to escape from a burning building
mass hysteria | a reaction of exaggerated anxiety in people scattered over a wide area | the fright attributed to the 1938 radio broadcast The War of the Worlds | widespread imaginary fears or symptoms, as in the Salem witch trials
rumor | unconfirmed information that spreads informally | a story passed by word of mouth that is difficult to verify | a report spread by word of mouth when reliable news is lacking
fad | an unusual practice that spreads quickly and is soon forgotten | a short-lived craze such as the hula hoop | a novelty that many people take up with enthusiasm for a short time
fashion | a style favored by many people for a longer time | a lasting but changing taste in clothing or appearance | a taste in dress that changes regularly and is widely accepted for a season or more
urban legend | a realistic but untrue story passed along as recent fact | a modern tale said to have happened to a friend of a friend
public opinion | the attitudes of people across a society about an issue | views on issues measured by polls | the combined views of citizens about political and social questions
gossip | talk about the personal affairs of other people | information passed about people's private lives

# Theories of collective behavior and movements
? Which theory holds that
contagion theory | crowds exert a hypnotic influence that makes members lose control | emotion spreads from person to person like a disease, as Gustave Le Bon claimed | anonymity in a crowd lets people give in to the group's emotions
convergence theory | a crowd's behavior comes from like-minded people who come together | people bring their existing attitudes and motives to a crowd | the behavior of crowds is caused by the kind of people whom they attract
emergent-norm theory | people in crowds develop new rules of conduct as they interact | standards of behavior arise within the crowd and members follow them | crowd members look to one another for new guidelines in an unclear situation
value-added theory | six conditions, from social strain to a triggering event, together produce collective action | Neil Smelser's series of preconditions must be met before people act together | social strain, shared beliefs and a triggering incident must combine before people act
resource mobilization theory | movements succeed when they can gather money, members and media attention | protest depends on organization rather than on discontent alone | success depends on leaders, funds, communication networks and outside support
deprivation theory / relative deprivation theory | movements arise among people who feel that they lack what they deserve | discontent grows when expectations rise faster than conditions improve | people join protests when they compare themselves with others and feel cheated
new social movements theory | recent campaigns center on quality of life and identity rather than on pay | postindustrial protest focuses on causes such as peace and the environment
mass-society theory | movements attract isolated people who seek a sense of belonging | socially rootless individuals join causes to gain a feeling of importance
political-economy theory | capitalist society fails to meet people's needs and so breeds protest | movements grow out of inequality created by the economic system

# Types of social movements
? Which type of social movement
reform movement / reformative movement | tries to change part of society within the existing order | works to improve laws, as the campaign for civil rights did | seeks limited change through legal means, as woman suffrage did
revolutionary movement | tries to overthrow and replace the whole existing order | seeks total transformation of society, as the Bolsheviks did | seeks to replace the government with a radically new system
reactionary movement / resistance movement | tries to block or reverse social change | seeks to return society to the past, as the Ku Klux Klan did | seeks to restore an older social order
alterative movement | tries to produce limited change in certain individuals | persuades people to change one habit, such as smoking or drunk driving
redemptive movement | tries to change some individuals totally | seeks to convert people and give them a new life through religion | aims at a complete inner conversion, as some religious groups do

# The life of social movements
? Which process in a social movement
emergence | is the first stage, in which people see that something is wrong | begins a movement when a few leaders raise awareness of a problem | starts with discontent about a social problem
coalescence | is the second stage, in which leaders set strategy and gather members | brings people together in public rallies and alliances | joins supporters in an active campaign of rallies and demonstrations
bureaucratization / institutionalization | is the third stage, in which paid staff replace charismatic leaders | gives a movement formal organization with established routines | makes a movement depend on a permanent organization with officers
movement decline / decline | is the final stage, in which a movement loses influence | results from success, repression or internal splits
co-optation | draws leaders into the establishment so that they stop pressing for change | wins over a movement's leaders with jobs, money or prestige
routinization of charisma | turns the power of a gifted leader into a stable form after his or her death | replaces devotion to an extraordinary person with rules and offices, as Weber described
frame alignment | links a movement's message with people's own beliefs and values | wins members by presenting an issue in terms of what they already care about

# Theories of social change
? Which theory holds that
cyclical theory | civilizations rise and fall in a repeated pattern | societies pass through growth and decay, as Spengler and Toynbee argued | every civilization is born, matures, decays and dies
evolutionary theory of society / social evolutionary theory / evolutionary theory | civilizations advance from simple to complex stages | all peoples progress through the same stages, as Spencer and Morgan argued | human history moves in one direction toward greater complexity
equilibrium theory | change in one part of society brings adjustments that restore balance | society tends toward stability, as Talcott Parsons argued | the social system adapts to disturbance and returns to balance
technological determinism | tools and machines shape the course of society | inventions are the main cause of social change | new machines such as the steam engine determine social life
Marxist theory of change / historical materialism | class struggle drives history from one stage to the next | the mode of production decides the form of law, politics and culture

# Terms of social change
? Which term means
social movement | an organized, long-term effort to promote or resist change in society | a lasting campaign such as abolition, women's suffrage or civil rights | collective action by people who share a goal of changing society
collective behavior | activity of many people that is unplanned and often breaks norms | spontaneous action such as panics, fads and riots | relatively spontaneous and unstructured action by crowds, publics and masses
modernization | the process of social change begun by industrialization | the shift from tradition to science, cities and individual choice | the growth of cities, industry and schooling in a traditional society
vested interest | a stake that makes people resist change that threatens their advantage | the reason why an established industry opposes new competitors | a reason for opposing change because one profits from present arrangements
mass society | a social order in which prosperity and bureaucracy have weakened traditional ties | a large-scale, impersonal way of life in which people are anonymous
social progress | the belief that human society improves over time | the idea that each generation lives better than the one before it

# The fields of anthropology
? Which field of anthropology
cultural anthropology / social anthropology | studies the customs and beliefs of living peoples | describes ways of life by living among the people studied | uses fieldwork and participant observation in communities around the world
physical anthropology / biological anthropology | studies human evolution and bodily variation | examines fossils, genes and nonhuman primates | treats people as living organisms in the setting of evolution
linguistic anthropology | studies how speech relates to the life of a people | examines how words reflect and shape a community's thinking | records unwritten languages and studies how they change
archaeology / archeology | studies past peoples through their material remains | recovers artifacts by careful excavation | digs up and interprets tools, pottery and buildings
applied anthropology | uses knowledge of human societies to solve practical problems | advises development projects and agencies on local customs

# Specialties within anthropology
? Which specialty
paleoanthropology | studies fossils of early hominins | searches for the bones and tools of human ancestors | traces the evolution of early humans from bones and teeth
primatology | studies apes, monkeys and lemurs | observes chimpanzees and gorillas in the wild | looks to nonhuman primates for clues to human origins
forensic anthropology | identifies skeletal remains for legal investigations | helps police to learn a dead person's age, sex and cause of death | examines bones of victims of crimes and disasters
medical anthropology | studies how different peoples understand health and illness | compares healing practices across societies
ethnology | compares and analyzes many cultures on the basis of field reports | draws general conclusions from accounts of separate peoples
underwater archaeology | studies shipwrecks and sunken ports | recovers cargo and hulls from the sea floor
zooarchaeology | studies animal bones from ancient sites | shows what meat people ate and which herds they kept

# Anthropologists
? Which anthropologist
Franz Boas / Boas | founded American anthropology and promoted cultural relativism | opposed ranking peoples by race | studied the Inuit and the Kwakiutl and trained many famous students
Bronisław Malinowski / Bronislaw Malinowski / Malinowski | developed participant observation in the Trobriand Islands | described the kula exchange of shell valuables | explained customs by the human needs that they meet
Margaret Mead | wrote Coming of Age in Samoa on adolescent girls | compared the temperament of men and women among three peoples of New Guinea | showed that adolescence and gender roles differ among cultures
Ruth Benedict / Benedict | wrote Patterns of Culture and The Chrysanthemum and the Sword | described each culture as having a personality of its own
Claude Lévi-Strauss / Levi-Strauss | founded structuralism in the study of myth and kinship | saw binary oppositions in human thought
Clifford Geertz / Geertz | called for thick description in interpreting cultures | analyzed the Balinese cockfight as a text | saw humans as suspended in webs of meaning that they themselves have spun
Edward Tylor / E. B. Tylor / Tylor | defined culture in 1871 as a complex whole acquired by people in society | saw animism as the earliest form of religion
Lewis Henry Morgan / Morgan | described stages of savagery, barbarism and civilization | studied the kinship of the Iroquois
Zora Neale Hurston / Hurston | collected African American folklore in the South as a student of Boas | wrote Mules and Men and the novel Their Eyes Were Watching God
Marvin Harris | explained customs such as sacred cows by material conditions | developed the approach called cultural materialism

# Students of apes, fossils and ruins
? Which scholar
Jane Goodall / Goodall | observed chimpanzees making and using tools at Gombe in Tanzania | studied wild chimpanzees for decades in East Africa | showed that humans are not the only toolmakers
Dian Fossey / Fossey | studied mountain gorillas in Rwanda | wrote Gorillas in the Mist and fought poachers
Mary Leakey / Leakey | discovered the footprints of early hominins at Laetoli in Tanzania | worked with her husband Louis at Olduvai Gorge
Donald Johanson / Johanson | discovered the skeleton called Lucy in Ethiopia in 1974 | helped to name the species Australopithecus afarensis | found a partial skeleton that proved early hominins walked upright
Raymond Dart / Dart | identified the Taung Child from South Africa in 1924 | named the species Australopithecus africanus
Howard Carter / Carter | discovered the tomb of Tutankhamun in 1922 | worked in Egypt's Valley of the Kings | found a young pharaoh's treasures with the support of Lord Carnarvon
Heinrich Schliemann / Schliemann | excavated the site of Troy in Turkey | was guided by Homer's epics in the search for ancient cities | was a German businessman who also dug at Mycenae in Greece
Arthur Evans | excavated the palace of Knossos on Crete | gave the name Minoan to a Bronze Age civilization
Hiram Bingham / Bingham | made Machu Picchu known to the world in 1911 | was an American explorer of Inca ruins in Peru

# Human ancestors
? Which hominin
Australopithecus afarensis | includes the 3.2-million-year-old skeleton Lucy | walked upright in East Africa but had a small brain | left the footprints found at Laetoli in Tanzania
Homo habilis | is called the handy man because of its link to stone tools | lived in Africa about two million years ago and is tied to Oldowan tools | is the oldest species usually placed in our own genus
Homo erectus | was the first to spread out of Africa into Asia | made Acheulean hand axes and probably controlled fire | includes the fossils called Java Man and Peking Man
Homo neanderthalensis / Neanderthal / Neanderthals | lived in Ice Age Europe and buried its dead | had a stocky body and heavy brow | died out about forty thousand years ago
Homo sapiens / modern humans | is the only species of its genus that is alive today | appeared in Africa about three hundred thousand years ago | made cave paintings and spread to Australia and the Americas
Ardipithecus ramidus / Ardi | lived in woodland in Ethiopia about 4.4 million years ago | climbed trees with a grasping big toe but could walk upright
Homo floresiensis | is known for its tiny body, about three and a half feet tall | lived on an Indonesian island

# Traits of primates and hominins
? Which term means
bipedalism | walking upright on two legs | the trait that set early hominins apart from other apes | the adaptation that freed the hands for carrying and using tools
opposable thumb | a digit that can touch the tips of the other fingers | the feature of the hand that allows a precision grip | the digit that lets humans and apes hold and handle objects
stereoscopic vision / binocular vision | sight with depth perception from forward-facing eyes | the overlapping of two fields of view that lets primates judge distances | the ability to see in three dimensions with both eyes
brachiation | swinging from branch to branch by the arms | the way in which gibbons move through trees
prehensile tail | a grasping limb at the rear by which some monkeys hang from branches | the feature that helps spider monkeys of the Americas to hold on in trees
sexual dimorphism | a marked difference in size or form between males and females | the trait shown by gorillas, whose males are much larger
knuckle walking | moving on all fours with the weight on bent fingers | the way in which gorillas and chimpanzees travel on the ground

# Primates
? Which primate
chimpanzee | makes simple tools such as twigs for catching termites | lives in African forests in communities of males and females led by a dominant male | was studied in the wild at Gombe by Jane Goodall
gorilla | is the largest living ape | lives in African troops led by a silverback male | was studied in the wild in Rwanda by Dian Fossey
orangutan | is a red-haired ape of Borneo and Sumatra | lives mostly alone in the trees of Southeast Asia
gibbon | is a small ape that swings by its long arms | lives in pairs in Southeast Asian forests and sings loud calls
lemur | lives in the wild mainly on the island of Madagascar | is a prosimian with a wet nose and a keen sense of smell
bonobo | is a peaceful African ape in which females lead the group | lives only south of the Congo River
baboon | is a large ground-living monkey of the African savanna | has a long, doglike muzzle and lives in large troops

# Processes of evolution
? Which term means
natural selection | the process by which better-adapted organisms leave more offspring | Charles Darwin's mechanism of evolution | the survival and reproduction of the individuals best suited to their environment
gene flow | the movement of genetic material between populations that interbreed | mixing that makes neighboring populations more alike | the transfer of alleles by migration and intermarriage
genetic drift | random change in the frequency of inherited traits in a small population | evolution by chance rather than by advantage | chance variation that has its greatest effects on small, isolated groups
mutation | a change in DNA that produces new genetic variation | the original source of new inherited traits | an accidental alteration in hereditary material
speciation | the formation of new species | the splitting of one population into two that can no longer interbreed | the evolutionary branching that follows reproductive isolation
cline / clinal variation | a gradual change in a physical trait over geographic space | the steady lightening of skin color from the equator toward the poles
adaptation | the process by which organisms become better suited to their environment | adjustment of a population to living conditions, such as high altitude

# Theories in anthropology
? Which theory holds that
out-of-Africa theory / out of Africa model / recent African origin model | modern humans arose on one continent and spread over the world, replacing earlier groups | all living people descend from one common ancestral population, as mitochondrial DNA suggests | modern humans replaced Neanderthals and others after leaving their first continent
multiregional hypothesis / multiregional model | modern humans evolved at the same time in several parts of the world | local populations of Homo erectus developed into modern people with gene flow among them | modern humans did not come from a single place but developed across the Old World
Sapir-Whorf hypothesis / linguistic relativity | the language that people speak shapes how they think and see the world | speakers of different languages perceive reality differently | words and grammar determine how people perceive time, color and space
cultural materialism | technology, environment and economy are the main causes of a people's customs | material conditions explain customs such as India's ban on killing cows
structuralism | myths and customs reflect universal patterns of the human mind | the human mind thinks in pairs of opposites such as raw and cooked
unilineal evolution / unilineal cultural evolution | all peoples pass through savagery and barbarism to civilization | Western civilization stands at the top of a single ladder of development
historical particularism | each culture must be understood through its own unique past | peoples cannot be ranked on one scale, as Franz Boas argued

# Methods and concepts of fieldwork
? Which term means
fieldwork | firsthand study of people in the place where they live | an anthropologist's long residence in a community to gather data | the basic research method of cultural anthropology
emic perspective / emic view | an insider's understanding of a culture | a description in terms that the people themselves use | the way in which natives themselves see their beliefs and customs
etic perspective / etic view | an outsider's analysis of a culture | a description in the scientific terms of the observer | the detached standpoint of a scientist who compares societies
holism / holistic perspective | the view that all aspects of a culture are connected and must be studied together | the principle of studying the whole of human life, biological and cultural | the study of a society's parts in relation to the whole
key informant | a member of a community who teaches the researcher about it | a well-informed local person who supplies an anthropologist with knowledge
thick description | an account of behavior that includes its layers of meaning | Clifford Geertz's method of interpreting actions in their cultural context
rapport | a relationship of trust between researcher and the people studied | the friendly understanding that must be built before interviews succeed | mutual confidence between an anthropologist and a community
genealogical method / kinship chart | diagramming the relations of descent and marriage among people | drawing triangles and circles to show relatives

# Culture contact
? Which term means
enculturation | the process by which a child learns its own society's way of life | growing up into the customs of one's own group | the lifelong learning of one's native ways from parents and others
acculturation | cultural change that results when groups come into continuous firsthand contact | the adoption of a dominant people's ways by a colonized tribe | the changes in a people's customs after contact with a stronger society
syncretism | the blending of beliefs from different traditions | the mixing of African and Catholic elements in Vodou | the combination of old and new religious practices into one
ethnocide | the destruction of a people's way of life while its members survive | the forced suppression of a minority's language and customs
revitalization movement | a religious effort to restore a better way of life in times of crisis | a response to conquest such as the Ghost Dance | a prophet's attempt to rebuild a damaged society through religion
creolization | the mixing of languages or traditions into a new one in a colonial society | the process that formed Caribbean ways from African, European and native sources

# Political organization in anthropology
? Which form of political organization
band | is a small, mobile group of related foragers without formal leaders | contains fewer than a hundred people who hunt and gather | is the simplest form and makes decisions by agreement
tribe | joins several kin groups of herders or gardeners without a central ruler | is led by a village head or big man who persuades rather than commands | is held together by kinship, clans and age groups in farming or herding societies
chiefdom | has a permanent hereditary ruler who collects and redistributes goods | ranks people by how closely they are related to the leader | is more centralized than a tribe but has no bureaucracy
state | has a central government with the power to tax, draft and enforce laws | is a large, complex society with bureaucracy and social classes | holds a monopoly on the legitimate use of force within its territory
empire | unites many peoples and territories under one ruler by conquest | governs foreign lands from a single capital, as Rome did
confederacy / confederation | is an alliance of groups that keep their own independence | joined the Iroquois nations under a council

# Forms of exchange
? Which form of exchange
generalized reciprocity | is giving without keeping account or expecting a return at once | includes sharing food among close kin | is typical of parents and children, who keep no count of gifts
balanced reciprocity | is giving with the expectation of an equal return within a set time | includes gifts of the same value between friends | trade of roughly equal value at a fixed time between acquaintances
negative reciprocity | is trying to get something for nothing or at another's expense | includes haggling, cheating and stealing from strangers
redistribution | is the collection of goods by a center that hands them out again | includes the tribute that a chief gathers and the taxes that a state spends | takes wealth to a central authority, which divides it among the people
potlatch | is a Northwest Coast feast at which a chief gives away wealth to gain prestige | was a ceremony of the Kwakiutl in which goods were given away or destroyed | was once banned by the Canadian government as wasteful
kula ring | is the ceremonial trade of shell armbands and necklaces in the Trobriand Islands | moves shell valuables around a circle of islands, as Malinowski described
barter | is the direct trading of goods without money | swaps one product for another | needs two people who each want what the other has
market exchange | is buying and selling at prices set by supply and demand | uses money as the means of payment for goods

# Ways of getting food
? Which way of getting food
foraging | collects wild plants and hunts wild animals | is the oldest human way of life and the only one before farming | keeps groups small, mobile and egalitarian
pastoralism | herds domesticated animals such as cattle, camels and sheep | is the way of life of the Masai and the Bedouin | moves animals with the seasons to find water and grass
horticulture | grows crops with simple hand tools in shifting plots | clears fields by slash and burn and uses neither plow nor irrigation | supports tribes in tropical forests, who move when the soil is exhausted
intensive agriculture | farms permanent fields with plows, irrigation and fertilizer | gives a large surplus that supports cities by means of draft animals | supports dense populations, cities and states
industrial agriculture / mechanized agriculture | uses tractors, chemicals and fossil fuels on large farms | feeds many people by the labor of a very few farmers with machines

# Religious specialists and leaders
? Which religious leader
shaman | contacts spirits in a trance to heal the sick | is a part-time specialist in small-scale societies | cures illness by communicating with the spirit world
rabbi | leads a Jewish congregation as teacher and scholar of religious law | interprets the Torah for Jews in the synagogue
pope | is the bishop of Rome and head of the Roman Catholic Church | is regarded as the successor of Saint Peter | is elected by the cardinals
Dalai Lama | is the spiritual head of Tibetan Buddhism | is believed to be reborn as a child who must be found | fled Chinese rule in 1959 and lives in exile in India
imam | leads Muslims in prayer at the mosque | is a divinely guided successor of Ali in Shi'a belief
caliph | was a successor of Muhammad as ruler of the Muslim community | ruled the Islamic empire after the Prophet's death, beginning with Abu Bakr | held political and religious leadership in the Umayyad and Abbasid empires
apostle | was one of the twelve chosen followers whom Jesus sent out to preach | was an early Christian messenger such as Peter or John
guru | is a spiritual teacher in Hinduism | was one of the ten founding teachers of Sikhism
monk | lives under vows of poverty and celibacy in a monastery | devotes life to prayer or meditation in a religious community of men
patriarch | is the highest bishop in a church of Eastern Orthodox Christianity | heads the church of Constantinople or Moscow
prophet | receives and proclaims messages from God | called Israel back to justice, as Isaiah and Jeremiah did
priest | celebrates Mass and administers the sacraments in a local Catholic parish | is ordained by a bishop to lead worship for a congregation

# Belief and ritual in anthropology
? Which term means
magic | the use of spells and rites to control supernatural forces | techniques believed to compel a result such as rain or love | rituals and charms used to gain a desired result without prayer to gods
myth | a sacred story that explains how the world came to be | a traditional narrative of gods and origins | a story about supernatural beings that explains the origins of a people
ancestor worship / ancestor veneration | honoring dead relatives whose spirits are thought to affect the living | offerings to the spirits of forebears at a household shrine | the honoring of deceased family members in China and parts of Africa
totem | an animal or plant that is the emblem of a clan | the sacred symbol of a kin group, as on carved poles
liminality | the in-between phase of a rite when a person has no clear status | Victor Turner's term for the threshold stage of a rite of passage
divination | seeking knowledge of the future or unknown by supernatural means | reading signs in bones, stars or entrails | the practice of oracles, astrologers and card readers
cargo cult | a Melanesian belief that rites would bring Western goods | islanders' building of mock airstrips to attract supplies
mana | an impersonal supernatural force that dwells in people and objects | the sacred power of chiefs in Polynesia
sacrifice | the offering of something valuable, such as an animal, to a deity | the ritual killing of animals or people to please the gods | a gift to the gods made by killing an animal or giving up something of value

# Archaeological finds
? Which term means
artifact | a portable object made or used by people in the past | a tool, pot or ornament recovered from the ground | an item such as an arrowhead or bowl shaped by human hands
ecofact | a natural object, such as a seed or bone, that reveals past human life | pollen or animal remains that show the diet and surroundings of ancient people
archaeological feature / feature | a nonportable trace of human activity, such as a hearth, wall or posthole | a structure in the ground that cannot be removed without being destroyed
archaeological site / site | a place where remains of past human activity are found | a location that holds ancient remains and is chosen for digging | a spot such as a campsite, burial place or village where ancient people left traces
midden | a heap of refuse left by past people | an ancient dump of shells, bones and broken pots | a pile of garbage that shows what ancient people ate
tell | a mound built up by layers of settlement on the same spot | a hill of collapsed mudbrick cities in the Near East
petroglyph | a picture carved into the surface of rock | an ancient carving on a cliff or boulder
fossil | the preserved remains or traces of an ancient living thing | a bone turned to stone or an imprint in rock

# The work of archaeologists
? Which term means
excavation | the careful digging and recording of buried remains | uncovering the past layer by layer in measured squares | the digging of a site with records of where each find lay
stratigraphy | the study of layers of earth and their order | reading deposits from the oldest at the bottom to the newest at the top | the dating of finds by the rule that lower deposits are older
provenience / provenance | the exact three-dimensional location where an object was found | an object's recorded position in the ground, lost when looters dig
typology | the sorting of objects into classes by form and style | the classification of pots and tools by shape, material and decoration
flotation | the use of water to separate seeds and small bones from soil | a method of recovering plant remains that rise to the surface of a tank
ethnoarchaeology | the study of living peoples to understand the remains of past ones | observation of how present-day villagers make, use and throw away things
cultural resource management | the protection and study of ancient remains threatened by construction | the rescue of sites before roads and buildings are built

# Early writing systems
? Which writing system
hieroglyphics / hieroglyphs | was the picture writing of ancient Egypt | was deciphered with the help of the Rosetta Stone | was carved on temples and painted in tombs by Egyptian scribes
cuneiform | was made of wedge-shaped marks pressed into clay tablets | was invented by the Sumerians of Mesopotamia | was written with a reed stylus in Sumer, Babylon and Assyria
Phoenician alphabet | had twenty-two letters for consonants and was spread by sea traders | was adapted by the Greeks, who added vowels | is the ancestor of the Greek and Latin letters
Linear B | recorded an early form of Greek for Mycenaean palaces | was deciphered by Michael Ventris in 1952
Maya glyphs / Mayan glyphs | recorded kings and dates on stone monuments in Central America | was carved on stelae and painted in bark-paper codices in Yucatán
oracle bone script | was scratched on turtle shells and animal bones in Shang China | is the earliest known form of Chinese characters
Indus script | appears on small seals from Harappa and Mohenjo-Daro | has never been deciphered and comes from ancient Pakistan and India

# Dating methods
? Which dating method
radiocarbon dating / carbon-14 dating / carbon dating | measures the decay of a radioactive isotope in once-living things | dates wood and bone up to about fifty thousand years old | was developed by Willard Libby in the late 1940s
potassium-argon dating | measures the decay of an isotope in volcanic rock | dates layers millions of years old at early hominin sites | was used to date the volcanic ash at Olduvai Gorge
dendrochronology / tree-ring dating | counts and matches the annual growth bands of wood | dates timbers by patterns of wet and dry years | gives exact calendar years for wood in the American Southwest
thermoluminescence | measures light given off by heated pottery | dates fired clay by the energy stored since its last heating | tells when pottery was last fired
seriation | arranges objects in order by changes of style | dates pottery relatively by the rise and fall of designs | puts pottery in sequence by how popular each style was
obsidian hydration | measures the layer of water absorbed by volcanic glass | dates tools of volcanic glass by how thick their weathered rim is
paleomagnetic dating / archaeomagnetic dating | compares minerals with past changes in Earth's magnetic field | dates rocks and hearths by the direction of their iron particles

# Ways of finding sites
? Which search method
aerial photography | reveals buried walls and roads in pictures taken from airplanes | spots crop marks from above
ground-penetrating radar | sends radio pulses into the earth to find buried objects | maps underground walls without digging
lidar | uses laser pulses from the air to map land beneath forest | revealed hidden Maya cities under the jungle canopy | makes detailed maps with laser light from an airplane
field survey / pedestrian survey | searches the surface on foot for scattered finds | covers land systematically by walking in lines
magnetometry / magnetometer survey | detects changes in the soil's magnetic field caused by hearths and iron | locates buried kilns and ditches by magnetic readings
sonar / side-scan sonar | uses sound waves to map the sea floor | locates shipwrecks by echoes under water

# Prehistoric periods
? Which period
Paleolithic / Old Stone Age / Paleolithic Age | was the long time of hunters and gatherers with chipped flint tools | produced the cave paintings of Lascaux and Altamira | lasted from the first toolmakers to the end of the Pleistocene glaciers
Mesolithic / Middle Stone Age / Mesolithic Age | was the transition after the Ice Age, with small blades called microliths | came between the last hunters of the Ice Age and the first farmers | saw the use of microliths, bows and dugout canoes
Neolithic / New Stone Age / Neolithic Age | was the time of the first farming villages and polished axes | saw the domestication of plants and animals | brought settled life, pottery and weaving through the rise of agriculture
Bronze Age | was the time when people made tools of an alloy of copper and tin | saw the first cities and writing in Mesopotamia | ended in the eastern Mediterranean about 1200 BC with the fall of palaces
Iron Age | was the time when a harder and commoner metal was used for tools and weapons | began about 1200 BC with metalworking that is linked to the Hittites | brought stronger plows and swords than those of bronze
Copper Age / Chalcolithic | was the time when people first used a soft metal alongside stone | was the period of Ötzi the Iceman, who carried a metal ax

# Archaeological sites
? Which site
Çatalhöyük / Catal Huyuk / Catalhoyuk | was a Neolithic town in Turkey with houses entered through the roof | had shrines with bulls' heads and traded obsidian in Anatolia | was one of the first large farming settlements in the world
Jericho | was an early walled settlement near the Jordan River | had a stone tower built about 8000 BC
Göbekli Tepe / Gobekli Tepe | has carved T-shaped pillars built by hunters and gatherers in Turkey | is among the oldest known monumental sanctuaries, more than eleven thousand years old
Stonehenge | is a prehistoric ring of standing stones on Salisbury Plain in England | was aligned with the sun at the solstices | was built in stages between about 3000 and 1500 BC
Lascaux | is a French cave with Paleolithic paintings of animals | was found in 1940 with ancient pictures of horses and bulls
Pompeii | was a Roman city buried by Mount Vesuvius in AD 79 | preserves houses and casts of victims under volcanic ash | shows the daily life of the Romans because ash preserved it
Machu Picchu | is an Inca settlement high in the Andes of Peru | was built for the Inca ruler Pachacuti in the fifteenth century | has terraces and buildings of closely fitted stone high above the Urubamba River
Mohenjo-Daro | was a planned city of the Indus Valley with the Great Bath | had brick drains and straight streets in present-day Pakistan | was built of baked brick on a grid plan about 2500 BC
Olduvai Gorge | is a canyon in Tanzania where the Leakeys found early hominins | contains some of the oldest known stone tools and hominin fossils in East Africa
Chichén Itzá / Chichen Itza | is a Maya city in Yucatán with a stepped pyramid to Kukulcán | has a large ball court and a sacred well
Cahokia | was a large city of the Mississippian mound builders near St. Louis | is dominated by Monks Mound
Troy | was a city in Turkey linked with Homer's Iliad | has nine main layers of settlement dug by Schliemann at Hisarlik

# World religions
? Which religion
Judaism | follows the Torah and traces its covenant with God to Abraham | worships in synagogues and rests on the Sabbath from Friday evening | was the first great monotheistic faith and began among the Hebrews
Christianity | teaches that Jesus is the Son of God and the Messiah | has more followers than any other faith and reads the New Testament | spread through the Roman Empire and became its official faith
Islam | teaches submission to Allah as revealed to Muhammad | requires prayer five times a day facing Mecca | began in Arabia in the seventh century and has the Qur'an as its holy book
Hinduism | teaches karma, dharma and reincarnation and reveres the Vedas | is the main faith of India and has deities such as Vishnu and Shiva | has no single founder and is tied to the caste system
Buddhism | teaches that desire causes suffering and that suffering ends in nirvana | was founded by Siddhartha Gautama in the sixth or fifth century BC | follows the Four Noble Truths and the Eightfold Path
Sikhism | was founded by Guru Nanak in the Punjab | centers on the Golden Temple at Amritsar and the Guru Granth Sahib | believes in one God and the equality of all and gives baptized members the name Singh
Jainism | practices strict nonviolence toward all living things | was taught by Mahavira in ancient India | follows ahimsa so strictly that monks sweep insects from their path
Confucianism | stresses family respect, proper relationships and good government | is based on the Analects and shaped China's civil service | teaches filial piety and five basic relationships
Taoism / Daoism | seeks harmony with nature and the Way | is based on the teachings of Laozi and the symbol of yin and yang | values simplicity, nature and wu wei, or effortless action
Shinto / Shintoism | honors nature spirits called kami in Japan | enters its shrines through gates called torii | is the native faith of Japan and has no single founder
Zoroastrianism | taught a struggle between Ahura Mazda and evil in ancient Persia | keeps sacred fires in its temples | was the faith of the Persian Empire under Darius
Baha'i Faith / Bahá'í / Baha'i | teaches the unity of all religions and of humankind | began in nineteenth-century Persia and rejects barriers of race and nation

# Founders and leaders of religions
? Which person
Abraham | made a covenant with God and is honored by Jews, Christians and Muslims | left Ur for Canaan and was father of Isaac and Ishmael | is regarded as the first patriarch of the Hebrews
Moses | led the Israelites out of Egypt and received the Ten Commandments | met God on Mount Sinai during the Exodus | is the lawgiver to whom the Torah is traditionally credited
Jesus / Jesus of Nazareth | was crucified under Pontius Pilate and believed to have risen from the dead | gave the Sermon on the Mount | taught love of God and neighbor and is called the Christ
Paul / Paul of Tarsus / Saint Paul | spread Christianity among Gentiles through journeys and letters | was converted on the road to Damascus | was a Roman citizen whose letters form part of the New Testament
Muhammad / Mohammed | received revelations from the angel Gabriel in a cave near Mecca | moved from Mecca to Medina in 622 | is regarded by Muslims as the last prophet
Siddhartha Gautama / the Buddha / Buddha | gained enlightenment under a bodhi tree | was a prince who left his palace after seeing old age, sickness and death | taught the Four Noble Truths
Confucius / Kongzi | taught proper conduct and five relationships in ancient China | gave sayings that were gathered in the Analects | stressed filial piety, education and rule by moral example
Laozi / Lao Tzu / Lao-tzu | is credited with the Tao Te Ching | taught harmony with the Way and action without force
Guru Nanak / Nanak | preached one God and the equality of all people in the Punjab | was the first of ten Sikh teachers
Mahavira | taught nonviolence and extreme self-denial as the last of the Jain teachers | was the twenty-fourth Tirthankara of the Jains
Zoroaster / Zarathustra | taught Persians to worship Ahura Mazda | was the prophet of ancient Iran who saw a struggle of good and evil
Martin Luther / Luther | posted the Ninety-five Theses and began the Reformation | taught that people are saved by faith alone | was a German monk excommunicated by the pope in 1521

# Sacred texts
? Which sacred text
Torah / Pentateuch | consists of the five books of Moses | is read from a handwritten Hebrew scroll in the synagogue | is the first part of the Hebrew Bible
Talmud | collects rabbinic discussions of Jewish law | contains the Mishnah and the Gemara | is second to the Torah in importance for Jewish religious life
New Testament | tells of the life of Jesus and the acts of the apostles | contains letters of Paul and the book of Revelation | includes the four accounts by Matthew, Mark, Luke and John
Qur'an / Quran / Koran | is believed by Muslims to be the word of God revealed to Muhammad | is written in Arabic and divided into 114 suras | is the holy book of Islam
Hadith | records the sayings and deeds of Muhammad | is second only to the revealed book as a source of Islamic law | reports what the Prophet said and did, as handed down by his companions
Vedas / Veda / Rig Veda | contains the oldest hymns of Hinduism in Sanskrit | was composed by the Aryans of ancient India | is the oldest Hindu scripture and was long passed on by word of mouth
Upanishads / Upanishad | discusses the unity of the soul and Brahman in philosophical dialogues | records teachings of Hindu sages to their pupils | teaches that atman is identical with Brahman
Bhagavad Gita / Bhagavad-Gita | tells of Krishna's advice to the warrior Arjuna about duty | is part of the epic Mahabharata | is a poem in which a god speaks to a prince on a battlefield
Tripitaka / Pali Canon / Three Baskets | preserves the early teachings of the Buddha on discipline, sermons and doctrine | is the scripture of Theravada monks | was first written down on palm leaves in Sri Lanka
Guru Granth Sahib / Adi Granth | is honored by Sikhs as their eternal living teacher | collects Sikh hymns and is placed on a throne for worship
Analects | collects sayings and conversations of Confucius | records a Chinese master's lessons on virtue and proper conduct
Tao Te Ching / Dao De Jing | teaches the Way in short verses credited to Laozi | is the basic book of Daoism

# Beliefs of Hinduism
? Which term means
karma | the effect of a person's deeds on present and future lives | the moral law by which good acts bring good results | the force of one's actions that decides the form of one's next birth
dharma | the religious and moral duties of an individual | the duty of caste and stage of life that a person must follow | right conduct according to one's place in society
reincarnation / samsara | the rebirth of the soul in a new body | the cycle of birth, death and rebirth | the belief that a soul returns in another life after death
moksha | release from the cycle of rebirth and union with the ultimate reality | the final liberation that is the goal of life | freedom from samsara, reached when the soul unites with Brahman
Brahman | the single supreme spirit or force behind all things | the unchanging ultimate reality that takes the form of many gods | the universal world soul into which every self is finally absorbed
atman | the eternal soul of an individual | the inner self that is ultimately one with the universal spirit | the individual self that is reborn until it reaches moksha
ahimsa | nonviolence toward all living things | the principle of doing no harm that inspired Gandhi | the respect for life shared by Hindus, Buddhists and Jains
yoga | a discipline of body and mind that aims at union with the divine | training by postures, breathing and meditation
puja | worship offered to an image of a deity | the giving of flowers, food and light before a god
bhakti | loving personal devotion to a god such as Krishna or Shiva | a movement that taught worship through love, songs and poems

# Groups of the Hindu caste system
? Which group in the Hindu caste system
Brahmins / Brahmin / Brahmans | forms the highest caste, of priests and scholars | performed the sacrifices and taught the Vedas | includes the religious leaders at the top of the social order
Kshatriyas / Kshatriya | forms the second caste, of warriors and rulers | governed and defended society in ancient India
Vaishyas / Vaishya | forms the third caste, of merchants, herders and farmers | carried on trade and owned land as the last of the twice-born
Shudras / Shudra / Sudras | forms the fourth caste, of laborers and servants | was the lowest varna and served the three above it
Dalits / Dalit / untouchables / untouchable | stands outside and below the castes and did work considered unclean | was formerly shunned as polluting by its touch

# Hindu deities
? Which deity
Brahma | is the creator of the universe | has four faces and forms a trinity with a preserver and a destroyer | is the maker god of the Hindu trinity
Vishnu | is the preserver of the universe | comes to earth in ten forms, called avatars | is worshiped in human form as Rama and Krishna
Shiva | is the destroyer who dances the world to its end and renewal | has a third eye and a trident | is a god of both destruction and renewal who dances in a ring of fire
Ganesha / Ganesh | is the elephant-headed remover of obstacles | receives prayers before the beginning of something new | is the son of Shiva and Parvati
Lakshmi | is the goddess of wealth and good fortune | is honored with lamps at Diwali
Krishna | plays the flute and advises Arjuna in battle | speaks the Bhagavad Gita and grew up among cowherds
Durga | is the warrior goddess who rides a tiger or lion and slays a buffalo demon | carries weapons in her many arms
Hanuman | is the monkey god who helped to rescue Sita | serves Rama with great strength and loyalty
Saraswati | is the goddess of learning, music and the arts | holds a stringed instrument called a veena

# Teachings of Buddhism
? Which term means
nirvana | the state of release from suffering and desire | the goal of perfect peace at the end of rebirth | the extinction of craving, reached by following the Eightfold Path
Four Noble Truths | the basic teachings about suffering, its cause and its end | the insights that life is suffering and that craving brings it about | the content of the Buddha's first sermon
Eightfold Path / Noble Eightfold Path | the way of right views, speech, conduct and mindfulness | the steps of right living that lead to the end of suffering | the fourth of the Buddha's truths, a guide to right thought and action
Middle Way | the course between luxury and extreme self-denial | the avoidance of both pleasure-seeking and self-torture
Three Jewels | the Buddha, his teaching and his community, in which believers take refuge | the treasures of Buddhism to which every follower turns for safety
bodhisattva | an enlightened being who delays nirvana in order to help others | a figure of compassion honored in Mahayana | a saint who has vowed to lead all beings to salvation
sangha | the community of monks and nuns | the monastic order founded by the Buddha | the order in which Buddhist men and women live by monastic rules
mandala | a symbolic circular picture of the universe used in meditation | a design that Tibetan monks make from colored sand
koan | a riddle without a logical answer used in Zen training | a puzzling question such as that about the sound of one hand clapping

# Branches of Buddhism
? Which branch of Buddhism
Theravada | stresses the individual monk's path and prevails in Southeast Asia | is the oldest surviving branch and is called the Way of the Elders | is the main faith of Sri Lanka and Thailand
Mahayana | is called the Greater Vehicle | is the largest branch and includes many schools of China, Korea and Japan | is one of the two main branches, beside Theravada
Zen / Chan | stresses meditation and sudden insight | influenced the samurai, rock gardens and the tea ceremony in Japan | came from China to Japan and trains the mind with koans
Pure Land | teaches that faith in Amida Buddha leads to rebirth in a western paradise | asks believers to repeat the name of Amida
Tibetan Buddhism / Vajrayana | is headed by the Dalai Lama | uses mantras, mandalas and prayer wheels in the Himalayas

# Beliefs and history of Judaism
? Which term means
covenant | the agreement between God and the chosen people | the promise made with Abraham and renewed at Mount Sinai | God's pledge of protection and land to the Hebrews in return for obedience
Shabbat / Sabbath | the weekly day of rest from Friday sunset to Saturday evening | the holy day on which no work is done | the seventh day, kept holy in memory of God's rest after creation
kosher food / kosher | meals that are fit to eat under religious dietary law | a diet that excludes pork and the mixing of meat with milk
diaspora / Jewish diaspora | the scattering of a people away from their homeland | the communities that lived outside the land of Israel after exile | the dispersion that followed the Roman destruction of the Temple in AD 70
messiah | the anointed leader whose coming is awaited | a savior expected to bring peace and restore the nation
Ten Commandments / Decalogue | the moral laws given to Moses on stone tablets | the rules that forbid idols, murder and theft | the code of conduct received on Mount Sinai
Zionism | the movement for a national homeland in Palestine | the political cause led by Theodor Herzl | the nationalist movement that led to the founding of Israel in 1948
mitzvah | a commandment of God in the Torah | a good deed done as a religious duty
Exodus | the escape of the Israelites from slavery in Egypt | the departure from Egypt led by Moses and recalled at Passover

# Branches of Judaism
? Which branch of Judaism
Orthodox Judaism | keeps traditional law strictly and follows all the dietary and Sabbath rules | seats men and women separately in the synagogue
Reform Judaism | adapts law and worship to modern life and uses the local language | began in nineteenth-century Germany and first ordained a woman rabbi in America
Conservative Judaism | keeps much traditional law but allows gradual change | took a middle position between strict tradition and modern reform in America
Hasidism / Hasidic Judaism | stresses joyful worship and mystical devotion under a leader called a rebbe | was founded by the Baal Shem Tov in eastern Europe
Reconstructionist Judaism | sees the faith as an evolving civilization | was founded by Mordecai Kaplan in the United States

# Doctrines of Christianity
? Which term means
Trinity | the belief in one God as Father, Son and Holy Spirit | the doctrine of three persons in one divine being | the teaching that God is three in one
Incarnation | the belief that God became human in Jesus | the doctrine of the Word made flesh | the teaching that Jesus Christ was both fully God and fully man
Resurrection | the rising of Jesus from the dead on the third day | the belief celebrated at Easter | the central Christian event of Christ's victory over death
Atonement / the Atonement | the reconciliation of people with God through the death of Christ | the payment for human sin made by the death of Jesus
original sin | the fallen state that people inherit from Adam and Eve | Augustine's doctrine of inborn guilt | the result of the disobedience in the Garden of Eden
grace / divine grace | the free and undeserved favor of God that saves people | the gift of God by which sinners are forgiven
predestination | the belief that God has decided in advance who will be saved | John Calvin's doctrine of the elect | the teaching that salvation is settled by God before birth
transubstantiation | the change of bread and wine into the body and blood of Christ | the Catholic doctrine about what happens to the bread at Mass
Second Coming | the return of Christ at the end of time | the expected reappearance of Jesus to judge the living and the dead

# Christian churches
? Which church
Roman Catholic Church / Catholic Church / Roman Catholicism | is headed by the pope | has seven sacraments and is the largest Christian body | claims an unbroken succession from Saint Peter
Eastern Orthodox Church / Eastern Orthodoxy | separated from Rome in the schism of 1054 | is led by patriarchs and reveres icons | was the official faith of the Byzantine Empire
Lutheran Church / Lutheranism | was founded by the author of the Ninety-five Theses | was the first Protestant church and spread in northern Germany and Scandinavia | is based on the Augsburg Confession of 1530
Anglican Church / Church of England / Anglicanism | was founded when Henry VIII broke with the pope | has the British monarch as its supreme governor | was founded by the Act of Supremacy in 1534
Presbyterian Church / Presbyterianism | follows Calvin and was founded in Scotland by John Knox | is governed by elected elders | grew out of the Calvinist Reformation in Scotland
Methodist Church / Methodism | was founded by John Wesley in eighteenth-century England | began as a revival at Oxford and stressed small groups and disciplined devotion
Society of Friends / Quakers | worships in silence and is guided by the Inner Light | refuses to fight in wars and settled Pennsylvania under William Penn | was founded by George Fox in seventeenth-century England
Mormon Church / Mormonism / Latter-day Saints | was founded by Joseph Smith in New York in 1830 | moved to Utah under Brigham Young

# Pillars of Islam
? Which pillar of Islam
shahada | is the profession of faith that there is no god but God | is the declaration of belief spoken by a convert | states that there is no god but God and Muhammad is his messenger
salat | is the ritual prayer performed five times a day | is worship at set hours facing Mecca | is done in a state of purity with bowing and kneeling
zakat | is the giving of alms to the poor | is the required charity, often a fortieth of one's savings | supports the poor by a tax on wealth
sawm | is fasting from dawn to sunset in Ramadan | is going without food and drink in daylight for a month | teaches self-discipline and sympathy with the hungry
hajj | is the pilgrimage to Mecca expected once in a lifetime | is the journey to the Kaaba in the last month of the year | brings millions of Muslims each year to the holiest city of Islam

# Teachings and institutions of Islam
? Which term means
Sharia / Shari'a | religious law based on the Qur'an and the Prophet's example | the code that guides Muslim life, from diet to justice | rules drawn from the Qur'an and hadith that cover worship, family and crime
jihad | striving or struggle in the way of God | effort against evil within oneself or in defense of the faith | the inner struggle to live as a good Muslim
umma / ummah | the worldwide community of believers | the bond of Muslims across tribes and nations | the Muslim community, united by faith rather than by kinship
Hijra / Hegira | Muhammad's move from Mecca to Medina | the journey of 622 that begins the Muslim calendar | the migration of the Prophet and his followers to Yathrib
Kaaba / Ka'ba | the cube-shaped shrine in Mecca toward which Muslims pray | the building that pilgrims circle seven times | the holiest building in Islam, said to have been built by Abraham
Sunna / Sunnah | the example of Muhammad's words and deeds | the customs of the Prophet that believers should follow
halal food / halal | meals permitted under religious law | a diet without pork, with meat slaughtered according to Muslim rules
minaret | the tower from which the call to prayer is given | a tall, slender structure beside a mosque
hijab | a head covering worn by Muslim women for modesty | a scarf that covers a woman's hair in public

# Branches of Islam
? Which branch of Islam
Sunni / Sunni Islam / Sunnis | accepts the first four caliphs as rightful successors of Muhammad | is the branch to which most Muslims belong | takes its name from the customs of the Prophet
Shi'a / Shia / Shiite / Shi'ism | holds that leadership belongs to Ali and his descendants | is the minority branch that prevails in Iran | holds that imams descended from Ali are the true leaders
Sufism / Sufi / Sufis | is the mystical path seeking union with God | expresses devotion through poetry, music and whirling dance | stresses personal experience of God and helped to spread Islam by missionaries
Kharijites / Kharijite | first supported Ali but turned against him and assassinated him | held that any pious Muslim could be caliph
Wahhabism / Wahhabi | is a strict reform movement of eighteenth-century Arabia | is allied with the ruling Saud family in Saudi Arabia

# Places of worship
? Which place of worship
synagogue | is where Jews gather for prayer and the reading of the Torah | houses the Torah scrolls in an ark | replaced the Temple as the center of Jewish worship
mosque | is where Muslims gather for Friday prayer | has a minaret and a niche that shows the direction of Mecca | is the house of prayer of Islam
cathedral | is the main church of a bishop | was built in Gothic style in many medieval European cities
stupa | is a dome-shaped shrine that holds relics of the Buddha | is a solid mound such as that at Sanchi in India
pagoda | is a tower of many stories with upturned eaves in East Asia | developed in China for Buddhist relics as a building of several roofs
gurdwara | is where Sikhs gather for worship | has a free community kitchen open to all
mandir / Hindu temple | is where people of India honor images of Vishnu or Shiva | holds the statue of a god in an inner sanctuary in India
Shinto shrine | is a Japanese home of the kami | is entered through a torii gate
monastery | is a community where monks live, pray and work | preserved learning in medieval Europe under the Rule of Saint Benedict

# Religious rites
? Which religious rite
bar mitzvah / bat mitzvah | marks a young person's religious adulthood in Judaism | is the coming of age at about thirteen with a reading from the Torah
baptism | is the Christian rite of water by which a person enters the church | washes away sin in Christian belief | is the sacrament that makes a person a Christian
Eucharist / Holy Communion / Communion | is the Christian rite of bread and wine that recalls the Last Supper | is the sacrament of Christ's body and blood | is the central part of the Catholic Mass
confirmation | renews the promises of baptism and strengthens faith as a Christian grows up | is the Catholic sacrament in which a bishop anoints young members with oil
seder | is the ritual meal that opens Passover | tells the story of the Exodus with unleavened bread and bitter herbs
ordination | makes a person a priest or minister | gives holy orders to clergy
penance / confession / reconciliation | is the Catholic sacrament in which a priest forgives sins | has a believer tell sins to a priest and receive absolution

# Religious symbols
? Which religious symbol
menorah | is the seven-branched lamp of the ancient Temple in Jerusalem | is the branched candlestick of Judaism
Star of David | has six points and stands for Judaism | appears on the flag of Israel
cross / Christian cross | stands for the death of Jesus | is the main sign of Christianity
crescent / crescent and star | is the curved moon shown as the sign of Islam | appears on the flags of Muslim countries such as Turkey and Pakistan
yin and yang / yin-yang | shows two opposite, balancing forces in a circle of black and white | stands for the harmony of opposites in Daoism
dharma wheel | has eight spokes that stand for the Buddha's path | stands for the Buddha's teaching
om / aum | stands for the sacred syllable chanted by Hindus | is the sound of the universe in Hinduism
torii / torii gate | marks the entrance to a Shinto shrine | stands in Japan between the ordinary and the holy

# Events in the history of religion
? Which event
Babylonian captivity / Babylonian Exile | took the Jews to Mesopotamia after Jerusalem fell in 586 BC | ended when Cyrus of Persia let the Jews return home
Crucifixion / the Crucifixion | put Jesus to death under Pontius Pilate | is remembered by Christians on Good Friday
Council of Nicaea | was called by Constantine in 325 to settle Christian doctrine | condemned Arianism and produced a creed | declared that Father and Son are of one substance
Great Schism of 1054 / East-West Schism | divided Christians into Roman Catholic and Eastern Orthodox | ended the unity of the pope and the patriarch of Constantinople
Reformation / Protestant Reformation | was the sixteenth-century movement that broke with the Roman Catholic Church | was begun by Luther and continued by Calvin | split western Christianity and gave rise to Lutherans and Calvinists
Council of Trent | restated Catholic doctrine against the Protestants from 1545 to 1563 | led the Catholic Reformation and ended abuses such as the sale of indulgences
First Great Awakening / Great Awakening | was a religious revival in the American colonies in the 1730s and 1740s | was led by preachers such as Jonathan Edwards and George Whitefield
Second Vatican Council / Vatican II | modernized Catholic worship from 1962 to 1965 | allowed the Mass to be said in local languages

# Religious holidays
? Which religious observance
Passover / Pesach | recalls the Exodus from Egypt with a seder meal | is marked by unleavened bread called matzah | celebrates the deliverance of the Israelites from slavery
Yom Kippur / Day of Atonement | is a day of fasting and prayer for forgiveness ten days after the Jewish new year | is the holiest day in the Jewish calendar
Rosh Hashanah | is the Jewish New Year, announced by the blowing of the shofar | is kept with apples dipped in honey in early autumn
Hanukkah / Chanukah | is the eight-day festival that recalls the rededication of the Temple | honors the victory of the Maccabees with the lighting of candles | is kept in winter with a menorah
Easter | celebrates the resurrection of Jesus | follows Holy Week and Good Friday in spring | is the most important feast of the Christian year
Christmas | celebrates the birth of Jesus | falls on December 25 for most churches | follows the weeks of Advent
Lent | is the forty-day season of repentance that begins on Ash Wednesday | prepares Christians for Easter by fasting and self-denial
Ramadan | is the ninth Islamic month, kept by fasting in daylight | recalls the first revelation to Muhammad | is the month in which Muslims fast from dawn to sunset
Eid al-Fitr | is the Muslim feast that ends a month of fasting | is celebrated at the new moon after Ramadan
Diwali / Divali | is the Hindu festival of lights in autumn | is kept with rows of oil lamps for Rama's return | celebrates the victory of light over darkness
Holi | is the Hindu spring festival at which people throw colored powder | celebrates spring with bonfires and bright dyes
Vesak / Wesak | celebrates the birth, enlightenment and death of the Buddha | is kept by Buddhists at the full moon of spring

# Branches of philosophy
? Which branch of philosophy
metaphysics | studies the nature of reality and existence | asks what there is and whether the will is free | asks about being, time, causation and the existence of God
epistemology | studies the nature, sources and limits of knowledge | asks how we can know that a belief is true | asks whether knowledge comes from reason or from the senses
ethics / moral philosophy | studies right and wrong conduct | asks how people ought to live | examines duty, virtue, happiness and the good
logic | studies the rules of correct reasoning | examines valid and invalid arguments | distinguishes good arguments from fallacies
aesthetics | studies beauty, taste and art | asks what makes a work beautiful | examines taste and the value of works of painting, music and poetry
political philosophy | studies justice, rights and the authority of the state | asks why people should obey a government | examines liberty, equality and the best form of government
philosophy of mind | studies consciousness and its relation to the body | asks whether thought is only brain activity
philosophy of religion | studies arguments about the existence of God and the problem of evil | asks whether faith can be justified by reason
philosophy of science | studies the methods and assumptions of the natural sciences | asks what counts as a confirmed theory

# Ancient philosophers
? Which philosopher
Thales | held that everything is made of water | is called the first Greek philosopher and came from Miletus | sought a natural explanation of the world instead of myths
Heraclitus | held that everything flows and that no one steps twice into the same river | saw fire and constant change as the nature of things | taught that nothing endures but change
Parmenides | held that being is one and that change is an illusion | taught Zeno of Elea, who made paradoxes of motion
Democritus | held that all things consist of indivisible atoms moving in empty space | explained nature by atoms that differ only in shape, size and arrangement | is regarded as a forerunner of modern atomic theory
Pythagoras | held that numbers are the key to reality | is linked with the theorem on the sides of a right triangle | believed in the rebirth of souls and in the mathematical order of music
Socrates | questioned Athenians to expose their ignorance and was sentenced to drink hemlock | said that the unexamined life is not worth living | was the teacher of Plato and left no writings
Plato | wrote the Republic and founded the Academy | told the allegory of the cave to explain the Forms | held that philosopher-kings should rule the state
Aristotle | taught Alexander the Great and founded the Lyceum | held that virtue is a mean between extremes | explained things by four causes and first set out the rules of logic
Epicurus | taught that pleasure, understood as freedom from pain, is the highest good | taught in a garden in Athens that death should not be feared
Zeno of Citium | founded the Stoic school on a painted porch in Athens | taught calm acceptance of fate through reason in Athens about 300 BC | taught that a wise person lives in harmony with nature and is unmoved by passion
Diogenes | was a Cynic who lived in poverty and scorned convention | lived in a large jar in Athens and searched with a lamp for an honest man
Marcus Aurelius | was a Roman emperor who wrote the Stoic Meditations | ruled as the last of the Five Good Emperors
Mencius | held that human nature is good and extended Confucian teaching | taught that people may overthrow a ruler who loses the mandate of heaven

# Medieval and modern philosophers
? Which philosopher
Augustine / Saint Augustine / Augustine of Hippo | wrote the Confessions and The City of God | joined Christian faith with Platonic thought | was a bishop in North Africa whose teaching stressed original sin and grace
Thomas Aquinas / Aquinas | offered five proofs of the existence of God in the Summa Theologica | joined the philosophy of Aristotle with Christian teaching | was the greatest of the medieval Scholastics
Anselm / Saint Anselm / Anselm of Canterbury | argued that God is that than which nothing greater can be thought | invented the ontological argument for God's existence | was a medieval English archbishop who described faith seeking understanding
Avicenna / Ibn Sina | was a Persian physician who wrote the Canon of Medicine | imagined a floating man to prove the existence of the soul
Maimonides | wrote the Guide for the Perplexed to reconcile reason and Judaism | was a Jewish physician in medieval Egypt
René Descartes / Rene Descartes / Descartes | doubted everything except "I think, therefore I am" | divided mind from body as a founder of modern rationalism | used methodical doubt to find a foundation of certain knowledge
Baruch Spinoza / Spinoza | identified God with nature in a single substance | wrote the Ethics in geometric form in Amsterdam | was a Dutch Jewish rationalist expelled from his congregation
Gottfried Leibniz / Leibniz | held that this is the best of all possible worlds | held that reality is made of simple units called monads | invented calculus independently of Newton
John Locke / Locke | compared the mind at birth to a blank slate | defended natural rights to life, liberty and property | held that government rests on the consent of the governed
George Berkeley / Berkeley | held that to be is to be perceived | denied that matter exists apart from minds | was an Irish bishop known for idealism
David Hume / Hume | doubted that we can know cause and effect beyond habit | was a Scottish empiricist who pointed out that "ought" does not follow from "is" | traced all ideas to sense impressions and attacked belief in miracles
Immanuel Kant / Kant | formulated the categorical imperative as the basis of morality | wrote the Critique of Pure Reason on the limits of knowledge | held that people must be treated as ends and never merely as means
G. W. F. Hegel / Hegel | saw history as a dialectical unfolding of spirit | explained progress through contradiction and synthesis | influenced Marx with the idea of thesis and antithesis

# Political and social philosophers
? Which thinker
Thomas Hobbes / Hobbes | wrote Leviathan in favor of an absolute sovereign | called life in the state of nature solitary, poor, nasty, brutish and short | held that people give up freedom to a strong ruler for the sake of security
Jean-Jacques Rousseau / Rousseau | wrote The Social Contract and based law on the general will | said that man is born free and everywhere is in chains | held that people are naturally good but corrupted by society
Montesquieu / Baron de Montesquieu | recommended the separation of powers in The Spirit of Laws | divided government into legislative, executive and judicial branches | inspired the checks and balances of the United States Constitution
Voltaire | defended freedom of speech and religion and wrote Candide | mocked intolerance and superstition in eighteenth-century France | was the pen name of an Enlightenment writer who attacked the Church
Niccolò Machiavelli / Machiavelli | advised in The Prince that a ruler should be feared rather than loved | separated politics from morality in Renaissance Florence | held that the end justifies the means in politics
Jeremy Bentham / Bentham | founded utilitarianism and tried to calculate pleasures and pains | designed a prison called the panopticon | measured pleasures by their intensity, duration and certainty
John Stuart Mill / Mill | wrote On Liberty and held that some pleasures are of higher quality | defended free speech by the harm principle | supported women's equality in The Subjection of Women
Mary Wollstonecraft / Wollstonecraft | wrote A Vindication of the Rights of Woman in 1792 | argued that girls should receive the same education as boys | was an early English champion of women's rights
John Rawls / Rawls | proposed choosing principles of justice behind a veil of ignorance | wrote A Theory of Justice in 1971 | described justice as fairness in a liberal society
Robert Nozick / Nozick | defended a minimal state in Anarchy, State, and Utopia | held that taxing earnings to redistribute wealth violates rights
Michel Foucault / Foucault | studied power and knowledge in prisons and asylums | traced the history of punishment in Discipline and Punish
Adam Smith / Smith | described the invisible hand of the market in The Wealth of Nations | praised the division of labor in a pin factory | is regarded as the father of modern economics

# Philosophers since 1800
? Which philosopher
Søren Kierkegaard / Soren Kierkegaard / Kierkegaard | called for a leap of faith and is called the father of existentialism | was a Danish Christian who wrote Fear and Trembling | stressed anxiety, individual choice and personal faith against Hegel's system
Friedrich Nietzsche / Nietzsche | declared that God is dead and spoke of the will to power | wrote Thus Spoke Zarathustra and praised the overman | criticized Christian values as slave morality
Jean-Paul Sartre / Sartre | said that existence precedes essence and that people are condemned to be free | wrote Being and Nothingness and refused a Nobel Prize | described bad faith as self-deception about one's own freedom
Simone de Beauvoir / de Beauvoir | wrote The Second Sex and said that one becomes a woman | was a French existentialist who analyzed woman as the Other
Albert Camus / Camus | saw life as absurd in The Myth of Sisyphus | wrote The Stranger and The Plague
Martin Heidegger / Heidegger | asked about the meaning of being in Being and Time | described human existence as Dasein, or being-there
Arthur Schopenhauer / Schopenhauer | saw blind, striving will behind a world of suffering | was a German pessimist influenced by Indian thought
Ludwig Wittgenstein / Wittgenstein | held that the meaning of a word lies in its use in language games | wrote the Tractatus and the Philosophical Investigations | was an Austrian who taught at Cambridge and changed the philosophy of language
Bertrand Russell | wrote Principia Mathematica with Whitehead and campaigned for peace | was a British logician who found a paradox in set theory
John Dewey / Dewey | linked pragmatism with learning by doing in schools | was an American who promoted progressive education | saw education as the foundation of democracy
Charles Sanders Peirce / Peirce | founded American pragmatism and studied signs | defined the meaning of an idea by its practical effects
Karl Popper / Popper | held that a scientific theory must be falsifiable | criticized Plato and Marx in The Open Society and Its Enemies | distinguished science from pseudoscience by whether its claims can be tested and refuted
Hannah Arendt / Arendt | wrote The Origins of Totalitarianism | described the banality of evil after the trial of Adolf Eichmann | was a German Jewish thinker who fled the Nazis

# Schools and doctrines of philosophy
? Which doctrine holds that
rationalism | reason rather than the senses is the main source of knowledge | some truths can be known independently of experience, as Descartes argued | the mind can reach truth by thinking alone, as in mathematics
empiricism | all knowledge comes from sense experience | the mind at birth is a blank slate written on by experience | observation and experiment are the basis of what people know
skepticism | certain knowledge is impossible or should be doubted | people should suspend judgment because every claim can be questioned | human reason and senses cannot give proof beyond doubt
idealism | reality is fundamentally mental or made of ideas | material things exist only as objects of minds | to be is to be perceived, as Berkeley argued
materialism / physicalism | everything that exists is physical | thoughts are nothing but processes of matter
dualism | mind and body are two distinct substances | the soul is separate from the physical body | the mind is nonmaterial while the body is material, as Descartes taught
existentialism | individuals must create meaning by free choice in a world without fixed purpose | existence comes before essence, as Sartre said | people are free, responsible and must define themselves by their own decisions
pragmatism | the truth of an idea lies in its practical consequences | beliefs should be judged by how well they work | ideas are tools for solving problems, as William James and Dewey taught
nihilism | life has no meaning and values have no foundation | nothing truly matters and no morality is justified
determinism | every event, including human choice, is caused by earlier events | people could not have acted otherwise, given the past and natural law | free will is an illusion because the chain of causes is unbroken
solipsism | only one's own mind can be known to exist | other people may be nothing but contents of one's own experience

# Ancient schools of thought
? Which school of thought
Stoicism | taught that virtue is enough for happiness and that one should accept fate calmly | was followed by Epictetus, Seneca and Marcus Aurelius | was founded by Zeno of Citium
Epicureanism | taught that the wise seek simple pleasures and peace of mind | held that gods do not interfere and that the soul dissolves at death | held that pleasure, in moderation, is the goal of life
Cynicism | taught a life of poverty and contempt for social convention | was practiced by Diogenes in Athens | rejected wealth, fame and possessions in favor of natural simplicity
Sophism / Sophists | taught rhetoric for pay and held that truth depends on the person | is linked with Protagoras, who said that man is the measure of all things | trained young Athenians to win arguments by persuasive speech
Platonism | taught that unchanging Forms are more real than the things we see | holds that a perfect idea of beauty exists apart from beautiful objects
Legalism | taught that strict rules and harsh punishments keep order in a state | was adopted by the Qin rulers of China under Han Feizi's influence | held that people are selfish and must be controlled by a powerful ruler
Mohism | taught universal love and opposed offensive war in ancient China | rejected Confucian ritual and music as wasteful
Scholasticism | joined Christian faith with Aristotle by means of logical debate | was the method of medieval universities and of Aquinas | tried to reconcile reason with revelation in the Middle Ages

# Ethical theories
? Which ethical theory holds that
utilitarianism | the right action brings the greatest happiness for the greatest number | pleasures and pains of all affected should be added up | an action's consequences for everyone's well-being decide whether it is moral
deontology / Kantian ethics / duty ethics | actions are right when they follow moral rules, whatever the outcome | people must be treated as ends and never merely as means | obligation matters more than consequences
virtue ethics | morality depends on good character traits such as courage and honesty | a good person finds the mean between excess and deficiency | moral character, rather than rules or results, is most important, as Aristotle taught
ethical egoism | people ought to act in their own self-interest | each person's highest duty is to himself or herself | an act is right if it benefits the person who does it
moral relativism / ethical relativism | right and wrong depend on the society or person that judges | no standard of conduct is valid for all societies | moral standards are products of culture and no culture's code is superior
divine command theory | an act is right because God wills it | morality rests on what a deity orders
natural law theory | right conduct follows from human nature as known by reason | morality is part of the order of creation, as Aquinas taught | moral standards are built into the nature of the world and discovered by reason
ethics of care / care ethics | relationships and concern for particular others are the center of morality | looking after dependents matters more than abstract rules of justice
social contract theory | moral and political rules arise from an agreement among people | reasonable individuals give up some liberty in return for order | government gets its authority from the consent of the governed
hedonism | pleasure is the only thing good in itself | the best life is the one with the most enjoyment

# Moral principles
? Which moral principle
categorical imperative | says to act only on rules that one could will as universal law | is Kant's unconditional command of reason that binds everyone | requires that people be treated as ends and never merely as means
golden rule | says to treat others as one wishes to be treated | is found in many religions as the command "do unto others" | tells people to do for others what they want done for themselves
golden mean | says that virtue lies in the middle between excess and deficiency | is Aristotle's account of courage as between cowardice and rashness | advises moderation between two vices
greatest happiness principle / principle of utility | says that acts are right in proportion as they promote pleasure for all affected | is the utilitarian standard of Bentham and Mill
harm principle | says that liberty may be limited only to prevent injury to others | is Mill's standard for the limits of society's power over the individual
difference principle | allows inequality only if it benefits the worst-off members of society | is part of John Rawls's theory of justice
doctrine of double effect | permits a bad side result that is foreseen but not intended | is applied to civilian deaths in war and to pain relief for the dying
hypothetical imperative | commands an action only as a means to something that one desires | takes the form "if you want this, do that," in Kant's ethics

# Principles of medical ethics
? Which principle of medical ethics
autonomy | is respect for a patient's right to decide about treatment | lets competent adults accept or refuse medical care | is protected by the requirement of informed consent
beneficence | is the duty to do good to the patient | requires doctors to act in the patient's best interest | calls for acts of kindness that promote the patient's well-being
nonmaleficence / non-maleficence | is the duty to avoid causing injury | is the rule "first, do no harm" | forbids a doctor to harm patients
distributive justice / justice in health care | is the fair sharing of scarce medical resources among patients | asks who should receive organs or treatment when there is not enough for all
medical confidentiality / patient confidentiality | is the duty to keep information from an examination private | forbids doctors to reveal records without permission
truth telling / veracity | is the duty to be honest with patients about their condition | forbids doctors to deceive patients about a diagnosis

# Concepts of ethics
? Which term means
eudaimonia | human flourishing or a life lived well | Aristotle's highest good, often translated as happiness
supererogation | an act that goes beyond what duty requires | a hero's praiseworthy sacrifice that no one could demand
conscience | an inner sense of right and wrong | the inward voice that brings guilt after bad acts
altruism | unselfish concern for the welfare of others | helping other people without expecting a reward | unselfish behavior, the opposite of egoism
moral responsibility | being rightly praised or blamed for one's actions | accountability that depends on having chosen freely
intrinsic value | the worth that something has in itself, not as a means | the goodness of an end that is wanted for its own sake
moral luck | the praise or blame that people receive for results beyond their control | the problem that a lucky driver is blamed less than an unlucky one

# Thought experiments
? Which thought experiment
allegory of the cave / cave allegory | has prisoners who take shadows on a wall for reality | is Plato's picture of the ascent from opinion to knowledge of the Forms | shows how education frees the mind from illusion
ring of Gyges | asks whether an invisible person would have any reason to be just | is told in Plato's Republic about a shepherd who could vanish
ship of Theseus | asks whether an object stays the same after all its parts are replaced | is an ancient puzzle of identity about planks replaced one by one
evil demon / evil genius | supposes that a powerful deceiver makes all of our beliefs false | was used by Descartes to doubt everything that the senses report
brain in a vat | supposes that all experience is fed by a computer to an isolated organ | is a modern argument for skepticism about the external world
veil of ignorance / original position | has people choose the rules of society without knowing their own place in it | was used by John Rawls to find fair principles of justice | keeps people from favoring their own class, race or talents
trolley problem | asks whether to turn a runaway car so that it kills one instead of five | was introduced by Philippa Foot to contrast killing with letting die | compares consequences with duties by a choice between one life and five
Chinese room | has a man follow rules for symbols in a language that he does not understand | was used by John Searle against the claim that computers think
experience machine | offers a device that gives any pleasure through illusion | was used by Robert Nozick against hedonism

# Terms of argument
? Which term means
premise | a statement offered as a reason for accepting another | the evidence or assumption from which reasoning starts | a starting claim from which a conclusion is drawn
logical conclusion / conclusion of an argument / conclusion | the claim that the premises are meant to support | the statement that follows "therefore" after the premises
deduction / deductive reasoning | drawing a result that must be true if the premises are true | moving from a general rule to a particular case | inference that moves with certainty from general premises to a conclusion
induction / inductive reasoning | drawing a probable general rule from particular observations | moving from many observed cases to a generalization | inference from specific evidence to a general conclusion that is only likely
abduction / inference to the best explanation | reasoning to the hypothesis that would most likely account for the facts | the choice of the likeliest cause, as in a doctor's diagnosis
logical validity / deductive validity | the property of an argument whose true premises could not lead to a false conclusion | correctness of an argument's form, even when a premise happens to be untrue | the feature of an argument whose conclusion follows necessarily
soundness | the property of a valid argument whose premises are all true | the quality of an argument that has both correct form and true premises | validity of form together with truth of every premise
counterexample | a case that shows a general claim to be false | a single exception that disproves a rule
fallacy | an error in reasoning that makes an argument weak or invalid | faulty reasoning that may seem persuasive

# Forms of argument
? Which form of argument
syllogism / categorical syllogism | has two premises and a conclusion about classes, such as men and mortals | was first studied by Aristotle with the words all, some and no
modus ponens | reasons from "if P then Q" and P to Q | affirms the first part of a conditional and concludes the second
modus tollens | reasons from "if P then Q" and not Q to not P | denies the second part of a conditional and so denies the first
disjunctive syllogism | reasons from "P or Q" and not P to Q | rules out one of two alternatives and concludes the other
reductio ad absurdum / indirect proof | assumes a claim in order to show that it leads to a contradiction | refutes a view by drawing an impossible consequence from it
argument from analogy / analogical argument | reasons that things alike in some ways are alike in another | concludes from a likeness between two cases and is only probable

# Kinds of statement in logic
? Which kind of statement
contradiction | is false in every case because it asserts and denies the same thing | has the form "P and not P"
tautology | is true in every case because of its logical form | has the form "P or not P"
contingent statement / contingency | is true in some cases and false in others | depends for its truth on facts, not on its form
conditional statement / conditional | has the form "if P then Q" | is false only when the first part is true and the second false
conjunction | joins two claims with "and" | is true only when both of its parts are true
disjunction | joins two claims with "or" | is false only when both of its parts are false
negation | denies another claim by adding "not" | has the opposite truth value of the original claim
biconditional | has the form "P if and only if Q" | is true when both of its parts have the same truth value
paradox | leads from seemingly true premises to an absurd or self-contradictory result | appears in the liar's sentence "this sentence is false"

# Logical fallacies
? Which fallacy
ad hominem | attacks the person instead of the argument | rejects a claim because of who makes it | uses personal insults in place of reasons
straw man | misrepresents an opponent's position to make it easier to attack | refutes a distorted version of what was said | attacks a weaker argument than the one an opponent actually made
slippery slope | claims without proof that one step will lead to a chain of disasters | warns that a small change must end in the worst outcome | assumes that a first event must lead to extreme results
false dilemma / false dichotomy / either-or fallacy | presents only two options when more exist | treats a choice as black or white and ignores other possibilities | forces a choice between two extremes
begging the question / circular reasoning | assumes what it sets out to prove | supports a conclusion with the same claim in other words | uses its conclusion as one of its premises
hasty generalization | draws a broad conclusion from too few cases | judges a whole group by a small or unusual sample | reaches a general rule on the basis of insufficient evidence
post hoc / post hoc ergo propter hoc / false cause | assumes that because one event came first it brought about the next | mistakes one event's following another for proof that the first produced it | takes a sequence in time as evidence of a causal link
red herring | brings in an irrelevant topic to distract attention | changes the subject to lead listeners away from the issue | avoids the real question by introducing an unrelated one
bandwagon / appeal to popularity / ad populum | claims that something is right because many people believe it | urges people to join because everyone else does it | uses the number of believers as proof of a claim
appeal to authority / false authority | relies on a famous person who is not an expert on the matter | accepts a claim only because a well-known person supports it | cites celebrities or unqualified people as experts
equivocation | uses a word in two different senses within one argument | shifts the meaning of a key term in the middle of an argument
appeal to ignorance | claims that something is true because it has not been proved false | treats a lack of evidence against an idea as proof of it

# Arguments about God
? Which argument
ontological argument | proves God from the very idea of a perfect being | is Anselm's reasoning that the greatest conceivable being must exist | reasons from the definition of God alone without any experience
cosmological argument | proves God as the first cause of the universe | reasons that a chain of causes must have an uncaused beginning | was used by Aquinas, who reasoned to an unmoved mover
teleological argument / argument from design | proves God from order and purpose in nature | was made by William Paley with the comparison of a watch and its maker | infers an intelligent designer from the complexity of the world
moral argument | holds that right and wrong need a divine lawgiver | was Kant's ground for believing in God as the guarantee of justice
Pascal's wager | holds that it is prudent to believe in God because the possible gain is infinite | compares belief in God to a bet that weighs heaven against finite costs
argument from religious experience | treats visions and mystical feelings as evidence of the divine | rests on reports of people who felt the presence of God

# Problems of philosophy
? Which philosophical problem
mind-body problem | asks how consciousness relates to the physical brain | arose from Descartes's division of a person into two substances | concerns how mental states can affect physical states
problem of evil | asks how suffering can exist if God is all-good and all-powerful | is the main argument against the existence of a loving God | challenges belief in a perfectly good and powerful creator
problem of induction | asks why the future should be like the past | was raised by David Hume about reasoning from observed cases
problem of other minds | asks how one can know that anyone else has thoughts and feelings | arises because a person observes only bodies and behavior, not another's consciousness
is-ought problem / is-ought gap | asks how facts alone could prove what people should do | was raised by Hume about the step from description to moral duty
problem of universals | asks whether qualities such as redness exist apart from particular things | divided realists from nominalists in the Middle Ages
Gettier problem / Gettier case | shows that justified true belief may fall short of knowledge | arises from examples of beliefs that are true only by luck

# Ideas of famous philosophers
? Which term means
theory of Forms / Plato's Forms | the view that perfect, unchanging ideas lie behind visible things | the belief that particular things imitate eternal patterns | the teaching that true reality is grasped by reason rather than the senses
Socratic method | seeking truth by asking a series of probing questions | teaching by dialogue that exposes contradictions in beliefs | teaching through dialogue in which a teacher asks and students answer
cogito / cogito ergo sum | the certainty that the thinker exists because he thinks | Descartes's first truth, which cannot be doubted | the statement "I think, therefore I am"
Occam's razor / Ockham's razor | the principle that the simplest adequate explanation should be preferred | the rule not to multiply entities beyond necessity | the advice to prefer the theory with the fewest assumptions
Four Causes / four causes | Aristotle's material, formal, efficient and final explanations of a thing | the account of a thing by its matter, form, maker and purpose
dialectic / Hegelian dialectic | reasoning through opposition of ideas toward a higher truth | Hegel's movement of thesis, antithesis and synthesis | a process in which opposing ideas combine into a new one
general will | the common good that the people as a whole desire | Rousseau's source of legitimate law
will to power | the basic drive of living things to grow, dominate and create | Nietzsche's explanation of human striving
social contract | an agreement by which people form a government to protect themselves | the imagined pact that founds the state in Hobbes, Locke and Rousseau | the people's consent to be ruled in return for protection of their rights

# Kinds of knowledge and truth
? Which term means
a priori knowledge / a priori | what can be known independently of experience | truths of mathematics and logic reached by reason alone | knowing that does not rest on the senses, such as that triangles have three sides
a posteriori knowledge / a posteriori / empirical knowledge | what can be known only through experience | facts learned by observation, such as the boiling point of water | knowing that rests on the senses, such as that snow is cold
justified true belief | the traditional definition of knowledge challenged by Edmund Gettier | the account of knowing that requires evidence as well as truth
innate ideas / innate idea | concepts that are present in the mind from birth | the inborn concepts that Locke denied and Descartes defended
correspondence theory of truth | the view that a statement is right if it agrees with the facts | the definition of what is true as agreement between thought and reality
coherence theory of truth | the view that a statement is right if it fits with a whole system of beliefs | the definition of what is true as consistency with other accepted beliefs

# Positions on freedom and reality
? Which position holds that
compatibilism / soft determinism | freedom and causal necessity can both be true | an act is free if it flows from one's own desires, as Hume argued | a determined act can still be free if nothing compels or restrains the agent
metaphysical libertarianism / libertarian free will | human choices are not determined by earlier causes | people could have acted otherwise in exactly the same situation
fatalism | what will happen is unavoidable whatever people do | everything is fixed by destiny and human effort makes no difference | the future is fixed no matter how people choose
monism | reality is of one basic kind | everything is part of a single substance, as Spinoza argued | all things are made of one single substance
nominalism | only particular things exist and general words are mere names | universals such as redness are only names, as William of Ockham argued
foundationalism | knowledge rests on basic beliefs that need no further support | all justified beliefs are built on certain first truths, as in Descartes
metaphysical realism | the world exists independently of our minds | things remain as they are even when no one perceives or thinks of them
innatism | the mind is furnished with some knowledge or principles at birth | the mind is not a blank slate, contrary to Locke

# Concepts of metaphysics
? Which term means
free will | the power to choose one's actions without being compelled by prior causes | the ability to have acted otherwise, on which responsibility depends | a person's ability to make decisions that are not determined
metaphysical substance / substance | that which exists in its own right and underlies the properties of a thing | for Aristotle, an individual thing that has properties and stays the same through change
essence | the set of properties that make a thing what it is | the fixed nature that Sartre denied to human beings | the nature without which a thing would not be what it is
personal identity | what makes someone the same individual over time | the sameness of a self that Locke traced to memory | the continuity that makes an adult and a former child one and the same
causation / causality | the relation by which one event brings about another | the necessary connection between events that Hume doubted
qualia / quale | the felt qualities of conscious experience | the way in which seeing red or feeling pain seems to the mind

# Social processes
? Which social phenomenon
socialization | is the lifelong learning of the norms, values and skills of one's culture | develops personality and a sense of self through contact with other people | takes place through agents such as family, school, peers and mass media
social change | transforms culture, behavior and institutions over time | is brought about by technology, diffusion, population shifts and conflict
social mobility | moves individuals or families from one social class to another | is greater in open class systems than in caste systems
deviance / deviant behavior | violates the important norms of a society or group | is met with sanctions and may earn the violator a stigma | was seen by Durkheim as clarifying norms and uniting the group
social reproduction | passes inequality from one generation to the next | lets schools and families preserve the advantages of the upper classes
group formation | brings people together around shared goals and a common identity | begins when people interact regularly and develop a sense of belonging

# Kinds of kin
? Which term means
kinship | a network of people related by blood, marriage or adoption | the social ties that anthropologists trace in diagrams of descent
lineage | a line of descent traced through known links to a common ancestor | a group of relatives who can name each link back to their founder
clan | a group of families who claim a common ancestor without tracing every link | a large descent group, often named for an animal totem
household | all the people who share a dwelling, whether related or not | the unit that census takers count at each address
in-laws / affines | relatives gained by marriage rather than by blood | the family of one's husband or wife
fictive kin | friends treated like relatives without ties of blood or marriage | godparents and other close nonrelatives regarded as family

# People without close social ties
? Which term means
feral child / isolated child | a young person raised with almost no human contact | Anna, Isabelle or Genie, whose lack of socialization harmed language and development
orphan | a young person whose parents have died | a resident of institutions where lack of attention slowed development in early studies
outcast / outsider | a person rejected or shut out by a group or society | a label for someone expelled for violating a taboo
hermit / recluse | a person who lives alone and avoids other people by choice | someone who withdraws from society, often for religious reasons
refugee | a person who flees to another country to escape war or persecution | a migrant who cannot go home for fear of harm
homeless person | someone who lacks a fixed, regular nighttime residence | a user of shelters or the streets at night

# Communication media
? Which medium
social media | consists of online platforms on which users create, share and respond to content | lets people post, follow friends and exchange messages
television | replaced radio as the dominant medium in American homes in the 1950s | brings moving pictures and news broadcasts into the living room
radio | brought live news, music and speeches into homes in the 1920s and 1930s | broadcasts sound only, as in Roosevelt's fireside chats
newspaper | prints news, advertising and opinion daily or weekly | lost readers and advertising to the internet in the twenty-first century
film | shows stories on a screen in theaters | is produced by Hollywood studios for a worldwide audience

# Kinds of aid to people in need
? Which kind of aid
welfare / public assistance | gives cash or other aid to needy people out of taxes | is limited to those with low incomes by a means test
social insurance | pays benefits to people who have contributed while working | includes old-age pensions financed by payroll taxes
charity | gives private, voluntary aid to the needy | is offered by churches, foundations and donors rather than government
disaster relief | gives food, shelter and money after a hurricane, flood or earthquake | is a response to emergencies such as storms
microcredit / microloan | lends small sums to poor people to start businesses | was pioneered by Muhammad Yunus's Grameen Bank in Bangladesh

# Major social institutions
? Which social institution
education system / institution of education / education | transmits knowledge, skills and values to the young through formal teaching | is criticized by conflict theorists for its tracking and hidden curriculum
the economy / economic institution | organizes the production, distribution and consumption of goods and services | is divided into primary, secondary and tertiary sectors
political institution / the polity | distributes power and sets and enforces the rules of society | protects citizens and settles conflicts through lawmakers, courts and officials
medicine / health care system | organizes doctors, hospitals and treatment to fight disease | defines who may legitimately take on the sick role
military / armed forces | defends the nation against foreign enemies | resocializes recruits in boot camp to obey a strict chain of command
institution of science / scientific community | produces knowledge about the natural world through research | expects its members to share findings openly and test them by experiment
institution of sport / organized sport | provides competition, entertainment and models of teamwork | offers athletic scholarships that are seen as a path to upward mobility

# Ways of organizing an economy
? Which kind of economy
market economy | lets supply and demand set prices and production | leaves economic decisions to buyers and sellers
command economy / planned economy / centrally planned economy | lets central planners set production goals and prices | was found in the Soviet Union, where state officials ran industry
welfare capitalism | combines mostly private ownership with extensive social programs paid for by high taxes | is found in Scandinavian countries such as Sweden and Denmark
state capitalism | joins privately owned companies with close cooperation and guidance by government | is found in Asian countries where officials help private firms to compete abroad
subsistence economy | produces only enough food and goods for people's own survival | leaves little or no surplus for trade
`;
