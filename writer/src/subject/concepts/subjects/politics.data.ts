/** Concepts of political science, world politics and law, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Subfields of political science
? Which subfield
political theory / political philosophy | studies ideas of justice, liberty, and the best form of rule | interprets the writings of thinkers such as Plato and Rawls
comparative politics | examines similarities and differences among the domestic systems of countries | asks why some nations become democratic and others do not
international relations | studies war, trade, and diplomacy among states | examines how countries interact in the absence of a world government
public administration | studies how agencies and civil servants carry out laws | prepares managers for work in government offices
public policy | studies how governments choose and assess courses of action on problems | evaluates programs such as health care or welfare
political economy | studies how states and markets shape each other | connects questions of wealth and trade with power
public law | studies constitutions, courts, and judges as parts of rule | examines judicial behavior and legal doctrine
political methodology | develops the statistical and research tools of the discipline | deals with measurement and inference rather than one region
political psychology | explains leaders' and citizens' choices through mental processes | applies study of personality and emotion to voters
political sociology | examines how class, religion, and social groups relate to power | traces how society's structure affects the state

# Approaches to studying politics
? Which approach
behavioralism | stressed measuring what individuals actually do, using scientific methods, after World War II | replaced description of formal institutions with surveys and data
traditional institutionalism | describes constitutions, legislatures, and other formal structures | dominated the discipline before the 1950s
new institutionalism | treats rules and organizations as shaping actors' incentives and identities | returned attention to structures in the 1980s, including informal norms
rational choice theory | assumes that people pursue preferences by weighing costs and benefits | borrows its model of self-interested actors from economics
systems theory | treats politics as inputs, outputs, and feedback in an environment | was developed by David Easton
structural functionalism | compares how different bodies perform tasks needed by every political society | was applied by Gabriel Almond
Marxist approach | explains politics by economic class and ownership of production | treats the state as a tool of the ruling class
feminist approach | asks how gender shapes power and whose experience is left out | criticizes the divide between public and private life
postmodern approach | doubts objective truth and examines language and discourse | draws on Michel Foucault's view of power and knowledge
normative approach | asks what ought to be rather than what is | makes value judgments about justice and the good

# Terms of political research
? Which term describes
hypothesis | a testable statement about the relationship between variables | a proposed explanation that evidence may support or reject
independent variable | the factor thought to cause a change in another | the presumed cause in an experiment
dependent variable | the outcome that the researcher tries to explain | the presumed effect in a study
intervening variable | a factor that comes between a cause and its effect | a middle link, as education between family income and voting
control variable | a factor held constant so that others can be tested | a third influence that a researcher keeps the same across groups
correlation | the tendency of two factors to change together, which need not show cause | a statistical association, positive or negative, between two measures
causation | a relationship in which one factor actually produces another | what is shown when a change is proven to bring about a result
validity | the degree to which a measure captures what it is meant to capture | accuracy of measurement, so that a test of knowledge really tests it
reliability | the degree to which a measure gives the same results when repeated | consistency of measurement from one trial or coder to the next
operationalization | turning an abstract concept into something that can be measured | specifying indicators such as turnout to stand for participation
unit of analysis | the person, state, or other thing being studied | the level, such as individual or nation, at which data are gathered
falsifiability | the quality of a claim that could be shown to be wrong | Karl Popper's requirement for a scientific claim
spurious relationship | an apparent link caused by some hidden third factor | a misleading statistical tie, as between ice cream sales and crime
generalization | applying findings from cases studied to a wider set | extending results from a sample to a population

# Methods of political research
? Which research method
case study | examines one country, event, or group in depth | gives rich detail about a single example but limited breadth
survey research | asks a sample of people standardized questions | is the usual source of data on public opinion
laboratory experiment | assigns subjects randomly to treatments in a controlled setting | shows cause well because the investigator controls conditions
natural experiment | uses an event outside researchers' control that splits similar groups | takes advantage of a new border or law that divides like populations
content analysis | codes and counts themes in texts such as speeches or news | turns newspaper articles into data on tone and topics
participant observation | has the researcher live or work among the people studied | resembles the fieldwork of anthropologists
elite interview | questions decision makers in depth face to face | gets the account of ministers or legislators in person
archival research | studies letters, records, and other historical documents | uses government files and diaries from the past
regression analysis | estimates statistically how several factors affect an outcome | fits a line to data while holding other variables constant
most similar systems design | compares cases that are alike except in the outcome and a key factor | pairs neighbors such as two Nordic states to isolate one difference
most different systems design | compares cases that share an outcome but differ in nearly everything else | seeks the one common cause behind like results in unlike nations
game theory | models strategic choices when each actor's payoff depends on others | uses situations such as the prisoner's dilemma

# Kinds of statements and reasoning
? Which term describes
inductive reasoning | moving from particular observations to a general conclusion | building a conclusion up from many specific cases
deductive reasoning | moving from general principles to particular conclusions | applying a premise to reach a logically certain result
empirical statement | a claim about facts that observation can test | a sentence such as "turnout fell by five percent"
normative statement | a claim about what should be or is good | a sentence such as "everyone ought to vote"
quantitative research | study that relies on numbers and statistics | large-sample work with datasets and graphs
qualitative research | study that relies on words, interviews, and close description | small-sample work that interprets meaning and context
theory | a general set of connected ideas that explains many facts | an explanatory framework from which testable predictions are drawn
anecdotal evidence | a single story used as if it proved a general pattern | a weak form of proof drawn from one person's experience

# Basic concepts of politics
? Which term describes
power | the ability to get others to do what they otherwise would not | the capacity of one actor to make another act unwillingly, in Dahl's classic definition
authority | the recognized right to give commands | what a police officer has by virtue of office, accepted as proper
legitimacy | the belief that a government has a rightful claim to be obeyed | popular acceptance that makes rule stable without constant force
coercion | compelling obedience by force or threats | the use of punishment or violence to secure compliance
influence | shaping decisions by persuasion rather than command | an indirect effect on others by argument, money, or example
politics | the process of deciding who gets what, when, and how | Harold Lasswell's subject of "who gets what, when, how"
government | the institutions and people that make and enforce public decisions | the organization through which a society makes and carries out binding rules
policy | a course of action chosen to deal with a problem | a plan such as a tax law or foreign aid program
citizenship | full membership in a political community with rights and duties | a legal status carrying the vote and a duty to obey the law
hegemony | dominance of one class or state accepted as natural by others | Gramsci's idea of rule by cultural consent
ideology | a connected set of beliefs about how society should be organized | a worldview such as socialism that guides political action
state | an organized community with territory, population, and supreme government | the basic unit of the international system

# Sources of legitimacy
? Which source of legitimacy
tradition | rests on long custom, as with hereditary kings and chiefs | makes people obey because ancestors did so
charisma | rests on the exceptional personal appeal of a leader | inspires devoted followers of figures such as Gandhi or Napoleon
legal-rational authority | rests on established rules and office rather than on the person | is typical of modern bureaucracies and constitutions, in Weber's account
divine right | rests on the claim that God appointed the ruler | was claimed by Louis XIV and James I
popular election | rests on the choice of the voters | comes from the ballot in a democracy
performance | rests on results such as growth, order, and services | supports a government because the economy prospers
revolutionary ideology | rests on a promised transformation of society led by a party | was relied on by Soviet and Chinese communist regimes
nationalism as legitimation / national independence | rests on having led a people out of colonial rule | supported leaders of newly freed African and Asian states

# Ancient and medieval political thinkers
? Which thinker
Plato | argued in The Republic that philosopher-kings should rule | described justice as each class doing its own work
Aristotle | classified constitutions by how many rule and in whose interest | said that man is by nature a political animal
Socrates | was put to death in Athens for questioning accepted beliefs | taught by asking questions and left no writings
Cicero | defended natural law and the Roman Republic as an orator and statesman | warned in On Duties and speeches against Catiline and Mark Antony
Augustine of Hippo / Augustine | contrasted the City of God with the earthly city | saw government as a remedy for sin and shaped just war thinking
Thomas Aquinas / Aquinas | joined Christian belief with Aristotle's philosophy and described four kinds of law | wrote the Summa Theologica and held that unjust laws do not bind
Confucius | taught that rulers should govern by virtue, ritual, and proper relationships | is known through the Analects
Ibn Khaldun | explained the rise and fall of dynasties by group solidarity in North Africa | wrote the Muqaddimah in the fourteenth century
Kautilya | advised Indian kings on statecraft and spies in the Arthashastra | served the Mauryan ruler Chandragupta as chief minister
Sun Tzu | wrote The Art of War on strategy and deception | said that winning without fighting is the greatest skill
Thucydides | recorded that the strong do what they can in the Melian Dialogue | wrote the history of the Peloponnesian War
Han Feizi | urged strict laws and punishments as a Chinese Legalist | influenced the harsh rule of the Qin state

# Early modern political thinkers
? Which thinker
Niccolò Machiavelli / Machiavelli | advised rulers in The Prince to keep power by any needed means | wrote that it is safer to be feared than loved
Jean Bodin | defined sovereignty as absolute and perpetual power of a commonwealth | wrote Six Books of the Commonwealth during French religious wars
Hugo Grotius / Grotius | is called the father of international law | wrote On the Law of War and Peace in 1625
Thomas Hobbes / Hobbes | argued that people give up freedom to an absolute sovereign for security | pictured life without rulers as a war of all against all
John Locke / Locke | defended natural rights to life, liberty, and property | justified rebellion against a ruler who breaks the people's trust
Montesquieu / Baron de Montesquieu | urged separation of powers into three branches | wrote The Spirit of the Laws and Persian Letters
Jean-Jacques Rousseau / Rousseau | placed sovereignty in the general will of the people | wrote The Social Contract and Emile
Edmund Burke | criticized the French Revolution and founded modern conservatism | held that representatives owe voters their judgment
Immanuel Kant / Kant | proposed that republics in federation could bring perpetual peace | taught the categorical imperative, treating people as ends
David Hume | doubted social contract theory and rested government on habit and opinion | was a Scottish skeptic who influenced Madison on factions and large republics
Robert Filmer | defended the divine right of kings in Patriarcha | traced royal power to Adam and was attacked by Locke

# Political thinkers of the nineteenth century
? Which thinker
John Stuart Mill | defended individual freedom by the harm principle in On Liberty | argued for women's equality and representative government
Jeremy Bentham / Bentham | founded utilitarianism on the greatest happiness of the greatest number | designed the panopticon prison and called natural rights nonsense
Karl Marx / Marx | saw history as class struggle and predicted workers' revolution | wrote Das Kapital, a critique of capitalism
Friedrich Engels | coauthored The Communist Manifesto and described English factory workers | supported a coauthor with money from a Manchester textile firm
Georg Wilhelm Friedrich Hegel / G. W. F. Hegel / Hegel | saw history as a dialectical unfolding of reason and freedom | influenced Marx with the movement of thesis and antithesis
Alexis de Tocqueville / Tocqueville | described equality and associations in Democracy in America | was a French noble who visited American prisons in 1831
Mary Wollstonecraft | called for women's education and reason in A Vindication of the Rights of Woman | answered Burke and is an early founder of feminism
Mikhail Bakunin | was a Russian anarchist who clashed with Marx over the state | warned that a workers' state would become a new tyranny
Pierre-Joseph Proudhon | declared that property is theft | was a French mutualist who first called himself an anarchist
Henry David Thoreau | refused to pay a tax and wrote on civil disobedience | protested slavery and the Mexican War from Walden Pond
Herbert Spencer | applied survival of the fittest to society and opposed aid to the poor | was the English philosopher most linked with social Darwinism
Giuseppe Mazzini | preached liberal nationalism for a united Italy | founded the movement Young Italy

# Political thinkers of the twentieth century
? Which thinker
John Rawls / Rawls | proposed choosing principles of justice behind a veil of ignorance | allowed inequality only if it helps the least advantaged
Robert Nozick | defended a minimal state in Anarchy, State, and Utopia | held that holdings are just if acquired and transferred fairly
Hannah Arendt / Arendt | analyzed totalitarianism and the banality of evil | reported on the trial of Adolf Eichmann
Friedrich Hayek / Hayek | warned in The Road to Serfdom that central planning leads to tyranny | was an Austrian economist who admired spontaneous market order
Frantz Fanon | wrote on colonialism and violence in The Wretched of the Earth | was a psychiatrist from Martinique who supported Algerian independence
Antonio Gramsci / Gramsci | explained cultural hegemony while imprisoned by Mussolini | was an Italian communist who wrote the Prison Notebooks
Max Weber / Weber | defined the state by its monopoly on the legitimate use of force | described three types of authority and ideal bureaucracy
Robert Dahl | used the word polyarchy for real-world democracies | studied pluralist power in the city of New Haven
Michel Foucault | studied prisons, surveillance, and the links between power and knowledge | wrote Discipline and Punish
Simone de Beauvoir | described woman as "other" in The Second Sex | said that one is not born, but becomes, a woman
Isaiah Berlin | distinguished negative from positive liberty | wrote "The Hedgehog and the Fox" and defended value pluralism
Michael Oakeshott | praised tradition and distrusted rationalism in politics | was a British conservative who compared governing to sailing a boundless sea

# Great books of political thought
? Which work
The Republic | describes an ideal city ruled by philosophers and the allegory of the cave | is Plato's dialogue on justice in the soul and the city
Politics of Aristotle / Aristotle's Politics | compares Greek constitutions and praises a mixed middle-class regime | calls humans creatures of the city and criticizes common property
The Prince | tells rulers how to gain and hold power | was written by Machiavelli for the Medici
Leviathan | compares the sovereign to a giant body made of subjects | was written by Hobbes after the English Civil War
Two Treatises of Government | refutes divine right and explains property by labor | was published by Locke after the Glorious Revolution
The Spirit of the Laws | links climate, custom, and separated powers to liberty | was published by Montesquieu in 1748
The Social Contract | opens by saying that man is born free yet everywhere in chains | was published by Rousseau in 1762
On Liberty | limits interference to preventing harm to others | was published by John Stuart Mill in 1859
The Communist Manifesto | ends by calling on workers of the world to unite | was published by Marx and Engels in 1848
The Wealth of Nations | explains division of labor and the invisible hand | was published by Adam Smith in 1776
Reflections on the Revolution in France | warns against sudden destruction of inherited institutions | was published by Edmund Burke in 1790
A Theory of Justice | argues for fairness from an original position | was published by John Rawls in 1971
Democracy in America | warns of the tyranny of the majority after a French visitor's travels | was published by Alexis de Tocqueville in 1835
The Clash of Civilizations | predicts cultural rather than ideological conflict after the Cold War | was published by Samuel Huntington in the 1990s

# Major political ideologies
? Which ideology
classical liberalism | stresses individual freedom, limited government, and free markets | grew from Locke and Adam Smith in opposition to absolute monarchy
conservatism | values tradition, order, and gradual change | distrusts abstract plans to remake society, following Burke
socialism | seeks social ownership and equality to replace private profit | arose in response to hardships of industrial workers
communism | aims at a classless society with common ownership and no state | was declared the goal of the Soviet Union and Mao's China
fascism | exalts the nation, a single leader, and violence over the individual | came to power in Italy under Benito Mussolini
anarchism | holds that the state is unnecessary and harmful | favors voluntary cooperation without rulers
nationalism | demands loyalty to a people and its own independent state | helped unify Italy and Germany and break up empires
feminism | seeks equality of the sexes and an end to patriarchy | supports women's rights in law, work, and family
environmentalism / ecologism | puts protection of nature above unlimited growth | inspired green parties beginning in the 1970s
populism | sets the pure common people against a corrupt elite | favors direct appeals by a leader over established institutions
Islamism | seeks to base law and government on Muslim teaching | inspired the 1979 revolution in Iran

# Varieties of liberalism and conservatism
? Which strand of thought
social liberalism / modern liberalism | supports state action to provide welfare and real opportunity for individuals | was shaped by T. H. Green and John Maynard Keynes
neoliberalism | promotes free trade, privatization, and deregulation | guided policies of Thatcher and Reagan in the 1980s
libertarianism | reduces the state to protecting persons and property | opposes both economic regulation and moral laws
traditional conservatism / Burkean conservatism | defends inherited customs, hierarchy, and organic society | prefers slow reform to revolution
neoconservatism | favors assertive use of military strength to promote democracy abroad | was associated with the administration of George W. Bush
Christian democracy | joins Catholic social teaching with market economy and welfare | shaped postwar parties in Germany and Italy
paternalistic conservatism / one-nation conservatism | holds that the privileged have a duty to care for the poor | is associated with Benjamin Disraeli
communitarianism | stresses shared values and duties over isolated individual rights | is associated with Michael Sandel and Amitai Etzioni
the New Right | joins free-market economics with strong authority and moral values | rose in Britain and the United States around 1980

# Varieties of socialism and communism
? Which school of thought
Marxism | explains history by class conflict and material conditions | predicts that capitalism will be overthrown by workers
Leninism | holds that a disciplined vanguard party must lead revolution | guided the Bolsheviks in 1917
Stalinism | built socialism in one country by terror, purges, and forced industry | collectivized Soviet farms in the 1930s
Maoism | bases revolution on peasants and rural guerrilla war | inspired China's Cultural Revolution
Trotskyism | calls for permanent, worldwide revolution | opposed the bureaucracy of the Soviet state after 1924
social democracy | reforms capitalism with welfare and regulation by parliamentary means | shaped Sweden and other Nordic states
utopian socialism | planned model communities of harmony | is associated with Robert Owen and Charles Fourier
syndicalism | seeks control of industry by trade unions through general strikes | influenced French and Spanish unions in the early 1900s
Fabianism | favored gradual change by persuasion and legislation in Britain | was promoted by Sidney and Beatrice Webb
revisionism | rejected violent revolution for evolution, as argued by Eduard Bernstein | held that workers' conditions were improving under capitalism
Eurocommunism | led Western parties in the 1970s to accept democracy apart from Moscow | was adopted by Italian leader Enrico Berlinguer

# Marxist concepts
? Which term describes
bourgeoisie | the capitalist class that owns factories and capital | the owners who employ wage labor
proletariat | the working class that sells its labor for wages | the people with nothing to lose but their chains
class struggle | the conflict between owners and workers that drives history | the theme of all hitherto existing society in the Manifesto
historical materialism | the theory that economic conditions shape ideas and institutions | the view of history as stages of production
surplus value | the worth created by labor beyond what is paid in wages | the source of profit and exploitation for the employer
alienation | workers' estrangement from their product, their labor, and themselves | the loss of meaning felt by laborers under capitalism
false consciousness | failure of workers to see their true interests | acceptance by the oppressed of ideas that serve rulers
dictatorship of the proletariat | the period of working-class rule before the state withers away | the stage between capitalism and full communism
vanguard party | a small, disciplined group of revolutionaries leading the masses | Lenin's organization of professional revolutionaries
means of production | the land, tools, and factories used to make goods | what workers would own in common after revolution
superstructure | the law, politics, and culture built on the economic base | the ideas and institutions that reflect the mode of production

# Features of fascism and totalitarianism
? Which term describes
totalitarianism | rule that seeks control over every part of public and private life | the kind of regime built by Hitler and Stalin, with terror and one party
cult of personality | glorification of a leader as flawless by posters, statues, and songs | worship of figures such as Stalin and Mao
corporate state / fascist corporatism | an economy run through state-controlled bodies of owners and workers | Mussolini's organization of industry
secret police | agents who spy on and terrorize citizens | forces such as the Gestapo and KGB
militarism | glorification of armed strength and war | the belief that soldiers' values should guide the nation
anti-Semitism | hatred of and discrimination against Jews | the prejudice behind the Nuremberg Laws
single mass party | the sole legal organization that mobilizes the population | the Nazi or Bolshevik organization that allowed no rivals
indoctrination | teaching beliefs without allowing question | the aim of youth groups such as the Hitler Youth
command economy under dictatorship / state planning | central direction of production to meet the regime's goals | Five-Year targets set by officials rather than markets
purge | removal of suspected enemies from party or army | Stalin's mass trials and executions of the 1930s
leader principle | absolute obedience to one man at the top | the Führerprinzip of the Third Reich
authoritarianism | rule that limits opposition and rights but leaves some private life alone | strict obedience to a regime that lacks an all-embracing ideology

# Strands of feminism and identity thought
? Which strand of thought
liberal feminism | seeks equal legal rights and opportunities within existing institutions | campaigned for suffrage and equal pay laws
radical feminism | sees patriarchy as the root form of oppression, in private life too | said that the personal is political
socialist feminism | links women's oppression to capitalism and unpaid housework | combines analysis of gender with Marx's analysis of class
Black feminism | stresses how race and gender combine in African American women's lives | is associated with bell hooks and the Combahee River Collective
ecofeminism | connects the domination of women with the domination of nature | is associated with Vandana Shiva
postcolonial feminism | criticizes Western writers for treating non-Western women as passive victims | is associated with Chandra Mohanty
critical race theory | studies how racism is built into law and institutions | developed among legal scholars such as Derrick Bell
queer theory | questions fixed categories of gender and sexuality | draws on Judith Butler's idea of performativity
multiculturalism | supports recognition of many ethnic groups within one society | is associated with Will Kymlicka and Charles Taylor

# Concepts of liberty and justice
? Which term describes
negative liberty | freedom from interference by others | the absence of outside constraint on action
positive liberty | the capacity to be one's own master and develop fully | freedom that may require resources such as education
general will | the common interest of citizens as a whole, in Rousseau | the collective aim that may "force" one to be free
harm principle | the rule that society may restrict only acts that injure others | John Stuart Mill's limit on government interference
utilitarianism | the ethics of seeking the greatest happiness of the greatest number | Bentham's rule of judging acts by their total pleasure and pain
veil of ignorance | the device of choosing rules without knowing one's own place in society | Rawls's way to ensure impartial choice
social contract theory | the account of government as an agreement among free people | the shared approach of Hobbes, Locke, and Rousseau
tyranny of the majority | oppression of a few by the greater number | the danger of democracy noted by Tocqueville and Mill
difference principle | the rule that inequality must benefit the worst off | the second part of Rawls's standard for distribution
natural law | moral rules found by reason and valid everywhere | the higher standard used by Aquinas to judge human statutes
distributive justice | fair sharing of wealth and burdens in society | the question of who deserves what goods
procedural justice | fairness of the process rather than of the outcome | even-handed steps in reaching a decision
categorical imperative | the command to act only on rules one could will for all | Kant's test of moral duty

# Positions on the political spectrum
? Which term describes
radical | a person who wants fundamental, rapid change | one at the far left who would uproot the existing order
liberal | a person who favors reform and government help for equality | one on the moderate left in American usage
moderate / centrist | a person near the middle who accepts compromise | one who avoids extremes on both sides
conservative | a person who wants to preserve existing institutions | one on the moderate right who distrusts rapid change
reactionary | a person who wants to return to an earlier state of affairs | one at the far right who would undo recent change
pragmatist | a person who judges policy by results rather than by doctrine | one who chooses whatever works
extremist | a person whose views lie far outside the mainstream on either side | one who may justify violence for a fringe cause
revolutionary | a person who seeks to overthrow the whole regime by force | one such as Lenin who leads an uprising

# Types of states and political communities
? Which term describes
nation | a people who share a sense of identity, culture, or history | a community bound by common language or memory
nation-state | a country whose borders match a single people | a community such as Japan where culture and country largely coincide
stateless nation | a people without a country of its own, such as the Kurds | a cultural group that lacks independent territory
multinational state | a country containing several distinct peoples | a country such as Nigeria or the former Soviet Union
failed state | a country whose government cannot provide order or services | a situation such as that of Somalia in the 1990s
city-state | an independent urban center with its surrounding land | a community such as ancient Athens or modern Singapore
empire | a large domain in which one people rules many others | a realm such as Rome or the Ottoman domain
colony | a territory ruled by a distant country | a dependency such as British India
microstate | a country with very small land and population | a country such as Monaco or San Marino
buffer state | a weak country lying between two rival powers | a country that reduces the chance of clash by separating rivals
protectorate | a country that keeps local rule but yields foreign affairs to a stronger one | a dependent country such as Egypt or Morocco under European control before independence
tribe | a traditional society based on kinship | a group of related families led by elders or a chief

# Features of a state
? Which feature
population | consists of the people who live under the government | may be large, as in China, or tiny, as in Nauru
territory | consists of land with recognized boundaries | may be lost or gained through war and treaty
sovereignty | gives a country supreme authority over its affairs without outside control | was linked with the Peace of Westphalia in 1648
organized government | makes and enforces binding rules through officials | may change its leaders while the country itself continues
diplomatic recognition | is the acceptance by other countries as a legal equal | is lacking in part for Taiwan and Kosovo
monopoly of legitimate force | lets only the country's officers use violence lawfully | is central in Max Weber's definition
national symbols | includes flags and anthems that express unity | stir patriotic feeling among citizens
bureaucracy | is the permanent corps of officials who administer rules | collects taxes and keeps records through appointed specialists

# Theories of the origin of the state
? Which theory
force theory | holds that a person or group conquered others and made them submit | explains rule as beginning with the conquest of a weaker people by the strong
evolutionary theory | holds that rule grew from the family to clan to tribe | explains rule as growing naturally out of the primitive household's head
divine right theory | holds that God gave rulers their authority by royal birth | was used by European monarchs and Chinese emperors claiming a mandate
social contract account | holds that people agreed to give up some freedom for protection | bases rule on voluntary consent, as Locke argued
natural theory | holds that humans form communities because they are social by nature, as Aristotle said | says that people fulfill themselves only inside a community
economic class theory / Marxist theory of the state | holds that rule arose so that owners could control workers | sees rule as the tool of those who own property
hydraulic theory | holds that rule arose to manage large irrigation works | was proposed by Karl Wittfogel about ancient river valleys
bellicist theory / war-making theory | holds that the need to raise taxes for armies built central rule in Europe | is summed up by Charles Tilly's phrase linking fighting and building central rule

# Forms of government by number or kind of rulers
? Which form of government
monarchy | vests rule in one hereditary person such as a king or queen | passes the highest office down a royal family
oligarchy | vests rule in a small, self-interested group | is, in Aristotle's scheme, the corrupt counterpart of rule by the best
aristocracy | vests rule in a hereditary nobility seen as the best | gives power to nobles by birth or virtue
democracy | vests rule in the people | comes from Greek words for people and power
theocracy | vests rule in religious leaders | bases law on sacred authority, as in Iran
plutocracy | vests rule in the wealthy | makes money the basis of political power
tyranny | vests rule in one cruel person who governs for selfish ends | is, in Aristotle's scheme, the corrupt rule of one
polity | vests rule in a moderate, middle-class many, in Aristotle's scheme | is, in Aristotle's scheme, the good rule of many under law
technocracy | vests rule in experts and scientists | relies on engineers and specialists rather than politicians
kleptocracy | lets rulers steal the nation's wealth | is illustrated by Mobutu's looting of Zaire
meritocracy | vests rule in those chosen for ability | was approached by China's civil service examinations
republic | has elected representatives and no king | replaced kings at Rome in 509 BCE
gerontocracy | vests rule in the old | describes the aged Soviet leadership around 1980

# Regime types
? Which regime type
absolute monarchy | has a hereditary ruler with unlimited power | is found in Saudi Arabia and was found under Louis XIV
constitutional monarchy | has a ceremonial crown while elected leaders govern | is found in Britain, Sweden, and Japan
liberal democracy | joins free elections with civil liberties and rule of law | protects opposition parties, courts, and an independent press
illiberal democracy | holds elections but weakens courts, media, and rights | was Fareed Zakaria's term for elected leaders who ignore limits
military junta | is rule by a committee of officers after a coup | ruled Argentina from 1976 to 1983
one-party state | allows only a single legal organization to govern | is found in China, Cuba, and North Korea
personalist dictatorship | concentrates power in one leader and family or friends | is illustrated by Mobutu in Zaire or Trujillo in the Dominican Republic
totalitarian regime | seeks total control by ideology, terror, and mass mobilization | was built in Nazi Germany and Stalin's Soviet Union
apartheid regime | gave political rights to a racial minority in South Africa until the 1990s | separated people into racial groups by law until Nelson Mandela's victory
hybrid regime / competitive authoritarianism | mixes real contests with an unfair advantage for incumbents | holds multiparty elections whose playing field is tilted toward those in office

# Models of democracy
? Which model of democracy
direct democracy | has citizens vote on laws themselves, as in ancient Athens | uses referendums, initiatives, and town meetings
representative democracy | has citizens choose others to decide for them | relies on legislators elected for fixed periods
deliberative democracy | stresses reasoned public discussion before decisions | uses citizens' assemblies and is linked with Jürgen Habermas
participatory democracy | stresses wide involvement of citizens in workplaces and communities | was a goal of the 1960s New Left and Carole Pateman
polyarchy | is Robert Dahl's term for rule by many through contest and inclusion | requires fair contestation and the right to take part
consociational democracy | shares power among ethnic or religious groups by grand coalition | was described by Arend Lijphart in the Netherlands
majoritarian democracy / Westminster model | concentrates power in a single party that won the election | is illustrated by Britain's single-party cabinets
pluralist democracy | sees policy as the result of bargaining among many groups | treats interest groups as the main channels of influence
elite democracy | limits citizens to choosing between competing leaders, as Schumpeter described | makes the people's role merely to accept or reject leaders
electronic democracy / e-democracy | uses the Internet for voting and consultation | includes online petitions and ballots, as in Estonia

# Terms of democratization
? Which term describes
transition | the interval between the end of one regime and the start of another | a passage such as Spain's after Franco died
consolidation | the stage when democracy becomes "the only game in town" | the point at which all major groups accept electoral rules
liberalization | easing of repression without giving up control | opening of the press and freeing of prisoners by a dictator
third wave | the spread of democracy from 1974 into the 1990s | Samuel Huntington's name for changes beginning with Portugal
pacted settlement | an agreement among elites to share power after authoritarian rule | a negotiated deal such as that among Spanish or Venezuelan leaders
civil society | voluntary groups standing between the family and the state | churches, unions, and clubs outside of government control
democratic backsliding | gradual weakening of free institutions by elected leaders | erosion by attacks on courts and the press after elections
transitional justice | dealing with past abuses by trials or truth commissions | the task of South Africa's Truth and Reconciliation Commission
decolonization | the gaining of independence by peoples ruled by empires | the end of European rule in Africa and Asia after 1945
modernization theory | the claim that economic growth tends to bring democracy | Seymour Martin Lipset's link between wealth and free government
resource curse | the tendency of oil-rich countries to be undemocratic and poorly developed | the problem of rulers who live on petroleum money rather than taxes

# Division of power between center and regions
? Which term describes
unitary system | an arrangement in which the central government holds all final authority | the arrangement of France and Japan, where local units exist at the center's will
federal system | an arrangement that constitutionally divides power between center and regions | the arrangement of Germany, India, and Canada
confederation | a loose union in which member states keep sovereignty | a league such as the American states before 1789
devolution | a central grant of some powers to regional bodies, which may be withdrawn | the transfer of authority to Scotland and Wales in the 1990s
decentralization | the spreading of administration from the capital to lower levels | moving decisions closer to local communities
subsidiarity | the principle that matters be handled at the lowest effective level | a European Union rule on when Brussels may act
regional autonomy / autonomous community | special self-rule for a part of a country, such as Catalonia | limited self-government granted to a distinct area
asymmetrical federalism | unequal powers among member units, as for Quebec | an arrangement that gives some provinces more authority than others
secession | formal withdrawal of a region to form its own country | the act of South Sudan in 2011

# Forms of nationalism
? Which term describes
civic nationalism | loyalty based on shared citizenship and political values | an inclusive pride open to people of any ancestry
ethnic nationalism | loyalty based on common ancestry, language, and culture | an exclusive identity defined by blood
irredentism | the claim to land in another country where one's own kin live | a demand such as Hitler's for the Sudetenland
separatism | the movement of a group that wants its own independent country | the goal of Basque or Tamil militants
jingoism | loud, aggressive patriotism that favors war | the warlike mood of crowds eager to fight other countries
self-determination | the right of a people to choose its own government | the principle in Wilson's Fourteen Points
Pan-Africanism | the movement for unity of peoples of a continent and its diaspora | the cause of Kwame Nkrumah and Marcus Garvey
Zionism | the movement for a Jewish homeland | the cause launched by Theodor Herzl
Pan-Arabism | the movement to unite peoples of one language from Morocco to Iraq | the cause championed by Gamal Abdel Nasser
anticolonial nationalism | resistance that sought independence from foreign empires | the cause of Gandhi in India and Ho Chi Minh in Vietnam
xenophobia | fear or hatred of foreigners | hostility toward immigrants and strangers

# Political violence and upheaval
? Which term describes
revolution | a rapid, fundamental change of political and social order by mass action | the upheavals of France in 1789 and Russia in 1917
coup d'état / coup | a sudden seizure of power by a small group, often officers | the takeover led by Pinochet in Chile in 1973
civil war | armed conflict between groups within one country | the kind of fighting in Spain from 1936 to 1939
insurgency | a prolonged armed rebellion by irregular forces against a government | an organized uprising such as that of the Taliban
genocide | the attempt to destroy a national, ethnic, racial, or religious group | the crime committed in the Holocaust and in Rwanda in 1994
ethnic cleansing | driving a group from an area by force and terror | the expulsions in Bosnia in the 1990s
terrorism | violence against civilians to create fear for political ends | the method of al-Qaeda on September 11, 2001
guerrilla warfare | hit-and-run fighting by small bands | the method of Che Guevara and Mao
assassination | the murder of a political figure | the act that killed Archduke Franz Ferdinand in 1914
riot | violent disorder by a crowd | sudden crowd destruction such as looting and burning in a city
pogrom | an organized attack on a Jewish or other minority community | mob violence such as that of tsarist Russia against Jews
mutiny | rebellion by soldiers or sailors against their officers | disobedience of the ranks such as that on the battleship Potemkin

# Kinds of rights
? Which kind of rights
civil liberties | protect individuals from government interference with speech, belief, and privacy | are basic freedoms listed in documents such as the First Amendment
civil rights | guarantee equal treatment without discrimination by race or sex | were demanded by Martin Luther King Jr. for African Americans
political rights | include voting and running for office | let citizens take part in choosing leaders
economic rights | include fair pay, property, and forming unions | protect people's ability to work, trade, and own goods
social rights | include health care, housing, and schooling | were stressed by T. H. Marshall as the final stage of citizenship
human rights | belong to all people everywhere simply because they are persons | were proclaimed universal by the United Nations in 1948
group rights / collective rights | belong to communities such as indigenous peoples | are held by a people, such as to language or land, rather than by single persons
natural rights | were held to exist in a state of nature before government | were named life, liberty, and property by John Locke
procedural rights | include fair trial, notice, and counsel | protect accused persons in court

# Documents of human rights
? Which document
Universal Declaration of Human Rights / UDHR | was adopted by the United Nations in 1948 under Eleanor Roosevelt's leadership | lists freedoms and social guarantees for all people in thirty articles
Covenant on Civil and Political Rights / International Covenant on Civil and Political Rights / ICCPR | binds states to protect speech, fair trial, and voting | entered into force in 1976 along with a treaty on economic guarantees
Covenant on Economic and Social Rights / International Covenant on Economic, Social and Cultural Rights / ICESCR | commits states to work, health, and education guarantees | calls for progressive realization as resources allow
CEDAW / Convention on the Elimination of All Forms of Discrimination Against Women | is a 1979 bill of equality for females | bars distinctions based on sex
Children's Rights Convention / Convention on the Rights of the Child / CRC | protects people under eighteen | is the most widely ratified treaty of its kind since 1989
Genocide Convention | makes destruction of a people an international crime | was adopted in 1948 after the Holocaust
Convention Against Torture | forbids severe pain inflicted by officials | bars returning a person to a country that would mistreat prisoners
Geneva Conventions | protect wounded soldiers, prisoners, and civilians in war | grew from the work of Henri Dunant and the Red Cross
European Convention on Human Rights | is enforced by a court in Strasbourg | was adopted by the Council of Europe in 1950
Declaration of the Rights of Man / Declaration of the Rights of Man and of the Citizen | was issued by the French National Assembly in 1789 | proclaimed liberty, property, security, and resistance to oppression
Refugee Convention of 1951 / Refugee Convention | bars returning people to persecution | defines who has a well-founded fear of harm at home

# Types of political culture
? Which type of political culture
parochial culture | has citizens who are barely aware of national politics | is typical of isolated villages in Almond and Verba's study
subject culture | has citizens who obey but do not expect to take part | is typical of passive people under authoritarian rule
participant culture | has citizens who feel able to influence government | combines high knowledge with belief in one's own influence
civic culture | mixes involvement, trust, and deference to support stable democracy | was described by Almond and Verba as ideal for Britain and the United States
moralistic culture | sees government as a way to improve society for all, in Elazar's scheme | is common in New England and Minnesota and encourages clean politics
individualistic culture | sees government as a marketplace for private interests, in Elazar's scheme | tolerates patronage and is common in the American Mid-Atlantic
traditionalistic culture | sees government as preserving the existing social order led by elites | was dominant in the American South
subculture | differs from the dominant values of the nation within one group | is illustrated by regional, ethnic, or religious minorities with their own outlook
postmaterialist culture | values self-expression and environment over economic security | was identified by Ronald Inglehart in wealthy nations

# Forms of political participation
? Which form of participation
voting | is the most common act by which citizens choose leaders | takes place by ballot at elections
canvassing | goes door to door to win support for a candidate | has volunteers talk personally with residents at home
peaceful demonstration / protest march | gathers a crowd in public to show support or opposition | displays banners and chants through the streets
sit-in | occupies a place and refuses to leave until demands are met | was used at segregated lunch counters
strike | stops work to win economic or political demands | is the main weapon of a labor union
boycott | refuses to buy goods or deal with an organization | was used against South African goods and Montgomery buses
petition | collects signatures to ask officials to act | was the Chartists' way of presenting demands to Parliament
civil disobedience | breaks an unjust law openly and accepts the penalty | was practiced by Thoreau, Gandhi, and King
hunger strike | refuses food in order to pressure authorities | was used by suffragettes and Irish republican prisoners
campaign donation | gives money to a candidate or cause | finances advertising and staff for office seekers
online activism / hashtag activism | spreads political demands through social media | uses tags such as #MeToo to mobilize people
contacting officials | writes or calls a representative about a problem | includes letters and emails to one's own member of the legislature

# Theories of voting and choice
? Which theory or finding
sociological model / Columbia model | explains votes by class, religion, and social groups | came from Paul Lazarsfeld's study of Erie County in 1940
psychological model / Michigan model | explains votes by lasting party identification | was set out in The American Voter in 1960
economic voting theory | says that voters reward or punish leaders for prosperity or hard times | fits the slogan "It's the economy, stupid"
spatial theory | says that voters choose the candidate nearest to them on issues | was developed by Anthony Downs with a left-right line
median voter theorem | predicts that parties move toward the center opinion | applies to the person in the exact middle of opinion
Duverger's law | links plurality elections with two-party systems | says that proportional representation encourages many parties
Arrow's impossibility theorem | shows that no ranking method of group choice meets all fairness conditions | won fame for a 1951 proof about social choice
paradox of voting | asks why people cast ballots when one is unlikely to decide the result | notes that the cost of going to the polls exceeds the expected gain
Condorcet paradox | shows that majority preferences among three options can form a cycle | is named for an eighteenth-century French mathematician who studied pairwise contests
iron law of oligarchy | claims that every organization comes to be ruled by a few leaders | was stated by Robert Michels after studying German socialists
realignment theory | says that critical elections remake party coalitions for decades | was advanced by V. O. Key and Walter Dean Burnham

# Psychology of political thinking
? Which term describes
heuristic | a mental shortcut used to make quick political judgments | a cue such as a party label that saves the effort of study
confirmation bias | seeking information that supports what one already believes | noticing only the news that agrees with prior views
motivated reasoning | judging evidence so as to reach a conclusion one wants | explaining away facts that hurt one's favorite candidate
cognitive dissonance | discomfort from holding beliefs that conflict | Leon Festinger's term for mental tension that people try to reduce
groupthink | poor decisions made when members seek agreement over criticism | Irving Janis's explanation of the Bay of Pigs decision
authoritarian personality | a rigid outlook that favors obedience and dislikes outsiders | Theodor Adorno's explanation of attraction to fascism
in-group bias | favoring people who belong to one's own side | loyalty to "us" and suspicion of "them"
framing effect | a change in opinion caused by how a choice is worded or presented | a shift of answers when a policy is called "welfare" rather than "aid to the poor"
spiral of silence | staying quiet because one thinks one's view is unpopular | Elisabeth Noelle-Neumann's explanation of why some opinions go unspoken
rational ignorance | not learning about politics because the cost exceeds the benefit | Anthony Downs's reason why voters stay uninformed
affective polarization | dislike of people who support the rival party | hostility based on partisan identity rather than policy difference
political apathy | lack of interest in public affairs | the indifference that keeps citizens from the polls

# Kinds of interest groups in comparative politics
? Which kind of interest group
associational group | is formed specifically to represent members, such as a union or trade body | has regular membership, staff, and orderly procedures
nonassociational group | is an unorganized category such as an ethnic or kinship community | acts only now and then because it lacks formal structure
institutional group | exists inside government bodies such as the army or a ministry | has another main purpose but pursues its own interests as well
anomic group | appears suddenly in a riot or spontaneous protest | is short-lived and may turn violent
promotional group / cause group | campaigns for a belief rather than its members' own benefit | is illustrated by Amnesty International or Greenpeace
sectional group / protective group | defends the economic or professional interests of its own members | is illustrated by a medical or employers' association
insider group | is regularly consulted by ministers and officials | gains influence quietly through contact with Whitehall
outsider group | lacks access and relies on publicity and protest | is not consulted by policymakers and must demonstrate
peak association / umbrella group | brings together many organizations of labor or business | negotiates with government for whole sectors, such as Germany's employers' federation

# Relations of groups and the state
? Which term describes
pluralism | competition of many groups with no single one dominant | the open contest of interests described by Robert Dahl
neocorporatism / democratic corporatism | formal bargaining among government, business, and labor | wage and policy talks such as those of Austria and Sweden
clientelism | exchange of favors and jobs for political support | a patron's gift of food or jobs in return for votes
elitism | the view that a small ruling minority holds the real influence | the theory of Gaetano Mosca and Vilfredo Pareto
state corporatism | official licensing and control of groups by an authoritarian regime | the pattern of Franco's Spain and Vargas's Brazil
lobbying | pressing legislators and officials to favor one's interest | paid contact with lawmakers by representatives of business
free-rider problem | the temptation to enjoy a group's gains without contributing | the collective action obstacle explained by Mancur Olson
social capital | networks of trust and cooperation in a community | the civic connections whose decline Robert Putnam described in Bowling Alone
revolving door | movement between public office and private interest jobs | an ex-official's step into a firm once regulated
think tank influence / policy network | the web of experts, groups, and officials around a field | regular informal links through which specialists shape decisions

# Identity and group terms
? Which term describes
ethnicity | shared ancestry, language, and customs | a cultural heritage group membership, such as being Kurdish or Basque
race | a socially defined category based on physical traits | a classification by features such as skin color, without firm biological basis
social class | a group with similar income, occupation, and status | a position such as working, middle, or upper in the economy
gender | social roles and identity linked with being male or female | masculinity and femininity as learned from culture
caste | a hereditary rank in Hindu society | a closed status from Brahmin to Dalit fixed at birth
indigenous people | the original inhabitants of a land before colonization | communities such as the Maori, Inuit, or Maya
diaspora | a people scattered from their homeland | dispersed communities such as Armenians or Jews abroad
intersectionality | the overlap of race, sex, and class in producing disadvantage | a concept introduced by Kimberlé Crenshaw in 1989
assimilation | adoption of a dominant culture by newcomers | the melting-pot process by which differences fade
patriarchy | a system in which men hold power over women | rule by fathers and husbands
cleavage | a deep social division that shapes political conflict | a line of conflict such as church against state or owner against worker
minority group | a smaller population with less power than the dominant one | a people such as the Roma who are outnumbered in their country

# Social movements
? Which movement
suffragette movement | won the ballot for female Britons through militant protest under the Pankhursts | smashed windows and went to prison before World War I to gain the ballot
Chartism | demanded universal male suffrage and secret ballots in 1840s Britain | took its name from a six-point People's document
anti-apartheid movement | opposed legal racial separation in South Africa | used sanctions and campaigns to free Nelson Mandela
Solidarity | began as a Polish trade union and challenged communist rule in 1980 | was led by electrician Lech Wałęsa at Gdańsk
American civil rights movement | used nonviolence to end segregation in the 1950s and 1960s | won federal laws in 1964 and 1965
Indian independence movement | used nonviolent resistance and salt marching against British rule | was led by Mohandas Gandhi and the Congress Party
abolitionism / abolitionist movement | worked to end the slave trade and slavery | was led in Britain by William Wilberforce
Black Lives Matter | protests police violence against African Americans since 2013 | grew worldwide after the killing of George Floyd
Green movement / environmental movement | campaigns against pollution and global warming | began Earth Day and warned of DDT after Silent Spring
labor movement | organizes workers for better wages, hours, and conditions | won the eight-hour day and collective bargaining
peace movement | opposes war and nuclear weapons | marched against Vietnam and for disarmament
Zapatista movement | rose in 1994 for indigenous people in Chiapas, Mexico | took its name from a peasant leader of the Mexican Revolution

# Electoral systems
? Which electoral system
first-past-the-post / single-member plurality | elects the candidate with the most votes in each district | is used in Britain, Canada, and India and tends to produce two main parties
two-round system / runoff system | requires a second ballot if no candidate wins a majority | is used for the French presidency
alternative vote / instant-runoff voting | has voters rank candidates and drops the lowest until one has a majority | is used for Australia's House of Representatives
party-list proportional representation / list PR | gives seats to organizations according to their share of the vote | is used in the Netherlands and Israel
single transferable vote / STV | elects several members per district by ranked preferences and a quota | is used in Ireland and Malta
mixed-member proportional system / MMP | combines district seats with list seats that correct the overall balance | is used in Germany and New Zealand
parallel voting | combines district seats with separate list seats that do not compensate | is used in Japan
block vote | gives each elector as many choices as there are seats | tends to let the largest party sweep every seat in a multimember area
approval voting | lets people mark every candidate whom they find acceptable | allows several equal marks on the ballot and elects whoever gets most
Borda count | assigns points by rank and adds them up | is used for Nauru in a modified form and for some sports awards
limited vote | gives each elector fewer choices than there are seats | lets a minority win at least one seat in a multimember area

# Terms of elections
? Which term describes
constituency | the area and voters represented by a member | a riding or district such as each of Britain's 650
electoral threshold | the minimum vote share needed to win any seats under proportional rules | Germany's five percent hurdle
district magnitude | the number of seats filled from one area | the measure that equals one under first-past-the-post rules
by-election | a vote to fill one vacant seat between general contests | a contest held because a British member died or resigned
snap election | a vote called earlier than required | a surprise contest called by a prime minister hoping to gain seats
compulsory voting | the legal duty to cast a ballot, as in Australia | a rule enforced by fines in some countries
closed list | a ballot on which the party alone sets the order of candidates | a method that leaves candidates' rank to party leaders
open list | a ballot on which voters can change the order of a party's candidates | a method that lets supporters favor particular names on a slate
plebiscite | a nationwide popular vote on a question such as independence | a direct consultation such as that used by Napoleon to gain approval
universal suffrage | the vote for all adults | the result of removing property, sex, and race limits
secret ballot | private marking that prevents intimidation | the reform first adopted in Australia in 1856
electoral fraud | dishonest practices such as stuffing boxes or changing counts | the crime that international observers look for at the count
gerrymander | an unfair drawing of boundaries to help one side | a map drawn with odd shapes for partisan gain
turnout | the share of eligible people who take part on polling day | a figure above ninety percent where participation is required

# Types of political parties
? Which type of party
cadre party / elite party | was a small group of notables before mass suffrage | was led by parliamentary insiders in the early nineteenth century
mass party | enrolls large numbers of dues-paying members for a class or cause | arose with socialist movements and local branches, in Duverger's account
catch-all party | appeals to voters of all groups rather than one class | was described by Otto Kirchheimer after World War II
cartel party | relies on state money and cooperation with rivals | was described by Katz and Mair as drawing close to the state
single-issue party | campaigns on one question alone | is illustrated by those devoted to leaving the European Union
antisystem party | rejects the basic rules of the existing political order | is illustrated by interwar Nazis, who used democracy to destroy it
revolutionary party | aims to overthrow the regime and rebuild society | is illustrated by Lenin's Bolsheviks
personalist party | exists mainly to serve one leader's ambitions | is illustrated by Forza Italia under Silvio Berlusconi
regional party | represents one part of a country, such as Scotland | is illustrated by the Lega Nord and the Bloc Québécois

# Party systems
? Which party system
one-party system | allows a single organization by law, as in China | bans every rival organization
dominant-party system | holds free contests but one organization nearly always wins | is illustrated by Japan and by South Africa for thirty years after 1994
two-party system | has a pair of large organizations that alternate in power | is illustrated by the United States
two-and-a-half-party system | has a pair of large organizations and a smaller pivot, as in postwar West Germany | gave Germany's Free Democrats a kingmaking role
multiparty system | usually requires coalitions because several organizations win seats | is typical under proportional representation, as in the Netherlands
polarized pluralism | has many organizations with strong extremes at both ends | is Giovanni Sartori's term for Weimar Germany and postwar Italy
nonparty system | bans or lacks organizations that contest offices | is found in some Gulf monarchies
hegemonic-party system | tolerates weak rivals that are never allowed to win | is Giovanni Sartori's term for Mexico before its democratic opening

# Party families
? Which party family
social democratic family | favors welfare, unions, and regulated markets through elections | is illustrated by Sweden's SAP and Germany's SPD
Christian democratic family | rests on Catholic or Protestant social values and market economy | is illustrated by Germany's CDU
communist family | followed Moscow and sought public ownership of all industry | declined sharply after 1989
green family | stresses ecology, peace, and grassroots democracy | entered the German parliament in 1983
liberal family | stresses individual freedom, free markets, and secular rule | is illustrated by Germany's FDP and British Whigs' successors
conservative family | stresses nation, order, and property | is illustrated by Britain's Tories and Spain's PP
radical right family / far-right family | stresses opposition to immigration and to European integration | is illustrated by Marine Le Pen's National Rally
agrarian family | represented farmers and rural areas, chiefly in Scandinavia | is illustrated by centre groups in Sweden and Finland
ethnoregional family | seeks autonomy for distinct areas and languages | is illustrated by Scottish, Welsh, and Basque groups

# Terms of party government
? Which term describes
coalition government | a cabinet shared by two or more organizations | the usual outcome when no group wins a majority under proportional rules
minority government | a cabinet that lacks control of most seats | a cabinet that depends on outside votes to survive
opposition | the organizations in the legislature that are not in power | those who sit across from ministers and offer an alternative
manifesto | a published statement of what will be done if elected | a British campaign document listing promises
party discipline | members' obedience to leaders in casting votes | strict unity that is higher in Britain than in the United States
caucus | a meeting of an organization's lawmakers | a closed gathering at which legislators choose leaders
crossing the floor | a lawmaker's change from one side to another | Winston Churchill's move in 1904 from one bench to the other
confidence and supply agreement | a promise to support a cabinet on key votes without joining it | a pact covering the budget and survival of the cabinet
partisan dealignment | weakening of voters' loyalty to particular organizations | a decline in lifelong identification since the 1970s
factionalism | rivalry among wings within one organization | internal splits such as those of Japan's ruling group
party whip | the member who makes sure that colleagues attend and vote together | an officer who issues instructions about divisions in Parliament

# Political parties of the world
? Which political party
Labour Party of Britain / Labour Party | grew from trade unions and created the National Health Service | was led by Clement Attlee and Tony Blair
Conservative Party of Britain / Tory Party | was led by Winston Churchill and Margaret Thatcher | defends tradition and free enterprise in London
Christian Democratic Union / CDU | was led by Konrad Adenauer, Helmut Kohl, and Angela Merkel | is the main center-right force in Germany
Social Democratic Party of Germany / SPD | gave up Marxism at Bad Godesberg in 1959 | was led by Willy Brandt and Gerhard Schröder
Bharatiya Janata Party / BJP | promotes Hindu nationalism under Narendra Modi | was led earlier by Atal Bihari Vajpayee in New Delhi
Indian National Congress | led the campaign for independence from Britain | was led by Nehru and Indira Gandhi
African National Congress / ANC | fought apartheid and was led by Nelson Mandela | won South Africa's first all-race election in 1994
Institutional Revolutionary Party / PRI | governed Mexico for seven decades until 2000 | took its start from the revolution of 1910
Liberal Democratic Party of Japan / LDP | has governed Tokyo almost continuously since 1955 | joins business, farmers, and bureaucrats in Asia's richest early democracy
Chinese Communist Party / CCP | won a civil war in 1949 under Mao Zedong | was led by Deng Xiaoping and Xi Jinping
Nazi Party | was led by Adolf Hitler and took power in 1933 | preached racism and expansion in Germany
Likud | is a right-wing force in Israel led by Menachem Begin and later Benjamin Netanyahu | was founded in 1973 and won power from Labor in 1977
Bolshevik Party / Bolsheviks | seized Petrograd in October 1917 under Lenin | promised peace, land, and bread
Sinn Féin | seeks a united Ireland | was led for decades by Gerry Adams

# Terms of legislatures
? Which term describes
bicameralism | a legislature of two chambers | the arrangement of Britain, India, and the United States
unicameralism | a legislature of one chamber | the arrangement of Sweden, Israel, and New Zealand
upper house | the chamber that often represents regions or reviews laws, such as a senate | a body such as Canada's Senate, often with delaying power only
lower house | the chamber elected by population that usually controls finance | a body such as the Commons to which the cabinet answers
backbencher | an ordinary member who holds no office | a British lawmaker seated behind party leaders
question time | a regular session in which ministers answer members | the weekly exchange with the British prime minister
vote of no confidence | a motion that can bring down a cabinet without naming a successor | the defeat that ended James Callaghan's cabinet in 1979
constructive vote of no confidence | a motion that must name a new leader, used in Germany | the device by which Helmut Kohl replaced Helmut Schmidt in 1982
dissolution | the ending of a legislature's term before an election | the step that sends deputies home and brings new elections
royal assent | the monarch's formal approval of a bill | the last stage for an act at Westminster
white paper | a document setting out planned legislation | a British government statement of proposals before a bill
hung parliament | an elected body in which no party has a majority | the result in Britain in 2010 that led to a coalition
delegated legislation | detailed rules made by ministers under a law's authority | statutory instruments issued by a department
prorogation | the formal ending of a session by the crown | the suspension that Britain's Supreme Court found unlawful in 2019

# Legislatures of the world
? Which legislative body
House of Commons | is the elected chamber at Westminster | chooses in effect the British prime minister
House of Lords | is the unelected chamber at Westminster | includes life peers and bishops who can delay bills
Bundestag | is Germany's directly elected chamber, which chooses the chancellor | meets in the Reichstag building in Berlin
Bundesrat | represents the governments of Germany's states | lets the Länder approve laws that affect them
Diet / National Diet | is Japan's two-chamber lawmaking body | includes a House of Councillors in Tokyo
Knesset | is Israel's single chamber of 120 members | meets in Jerusalem and is elected by nationwide proportional lists
State Duma / Duma | is Russia's elected lower chamber | meets in Moscow with 450 deputies
National People's Congress | is China's nearly 3,000-member lawmaking body | meets yearly in Beijing and approves party decisions
Lok Sabha | is India's directly elected lower chamber | has more than 540 members in New Delhi who decide who is prime minister
Rajya Sabha | is India's upper chamber chosen by states | represents state assemblies in New Delhi
French National Assembly | is directly elected in Paris and can overturn the cabinet | holds the last word over the Senate under the Fifth Republic
Sejm | is Poland's lower chamber | meets in Warsaw and can overrule a Senate
Riksdag | is Sweden's single chamber | meets in Stockholm with 349 members
Majlis | is Iran's elected lawmaking body | is subject to a Guardian Council in Tehran

# Systems of executive power
? Which system of government
presidential system | has a popularly elected chief executive separate from the legislature | is used in the United States, Brazil, and Mexico
parliamentary system | draws its chief executive from the legislature, which can dismiss the cabinet | is used in Britain, Germany, and India
semi-presidential system | has both an elected head of state and a prime minister answerable to the legislature | is used under France's Fifth Republic
directorial system | has a collective executive with rotating chair, as in Switzerland | vests leadership in a council of seven equals
executive monarchy | lets a king or sultan personally direct ministers | is used in Saudi Arabia and Oman
communist party-state | makes the general secretary more powerful than formal officeholders | is used in China, Vietnam, and Cuba
clerical supreme leadership / clerical rule | places a religious jurist above the elected president | has been used in Iran since 1979

# Executive offices
? Which office
prime minister | leads the cabinet and depends on the confidence of the legislature | resides at 10 Downing Street in Britain's case
German chancellor / chancellor | heads the cabinet in Berlin and is chosen by the Bundestag | can be replaced only by a constructive no-confidence vote
constitutional monarch | serves by heredity as a symbolic head of state | reigns but does not rule
French president | appoints a prime minister and may dissolve the National Assembly | has shared executive power since Charles de Gaulle's constitution of 1958
supreme leader of Iran | is a cleric who commands the military and oversees elected officials | has been the top post in Tehran since Ayatollah Khomeini
general secretary | heads a communist party and often the whole regime | was the post from which Stalin and Gorbachev ruled
minister | heads a single government department as a cabinet member | runs a portfolio such as finance or foreign affairs
governor-general | represents the British crown in countries such as Canada | gives assent to laws in Australia and New Zealand
speaker | presides over debates in a legislative chamber | keeps order impartially in the House of Commons
permanent secretary | is the top career civil servant in a British department | gives nonpartisan advice and stays when governments change
mayor of a capital city | heads a municipal government | may lead local transport and policing, as in London

# Terms of executive government
? Which term describes
head of state | the official who represents the country symbolically, such as a monarch | a role separated from policy leadership in Germany, India, and Spain
head of government | the official who directs policy and leads the cabinet | a role held by the prime minister in Britain
cohabitation | the French situation of a president and prime minister from opposing parties | shared rule such as that of Mitterrand with Chirac from 1986
collective responsibility | the rule that ministers publicly support all cabinet decisions | the British convention that a dissenting minister should resign
portfolio | the department assigned to a minister | a field such as finance given to one member of cabinet
shadow cabinet | opposition leaders who follow and criticize particular ministers | the alternative front bench of the party out of power in Britain
caretaker government | a temporary administration serving until a new one is formed | an interim team that avoids major new decisions
decree | an executive order with the force of law | a rule issued by a president or dictator without a legislative vote
impeachment | formal accusation by a legislature that may remove a leader | the process that removed Dilma Rousseff in Brazil in 2016
state of emergency | temporary suspension of normal rules during a crisis | a condition that lets a leader limit rights for a time
investiture vote | formal approval of a new cabinet by the legislature | the parliamentary test a Spanish prime minister must win to take office
reserve powers | authority of a crown or head of state used only in unusual crises | what Australia's governor-general used to dismiss Gough Whitlam in 1975

# Terms of public administration
? Which term describes
Weberian bureaucracy | an ideal type with hierarchy, written rules, and expert salaried officials | a rational organization with clear division of labor and promotion by merit
ombudsman | an official who investigates citizens' complaints against agencies | a Swedish invention of 1809 that protects people from maladministration
nepotism | giving offices to relatives | favoritism toward family members in hiring
corruption | use of public office for private gain | acts such as bribery measured by Transparency International's index
red tape | excessive procedure that delays service | complicated forms that frustrate applicants
new public management | reform that applies business methods and competition to agencies | 1980s reform that treats citizens as customers
principal-agent problem | difficulty of making those hired follow the wishes of their superiors | the gap that arises because bureaucrats know more than elected overseers
administrative accountability | the obligation of officials to answer for their actions | the duty to explain and justify decisions to legislators and courts
privatization | selling or transferring state enterprises to owners of capital | Margaret Thatcher's sale of British Telecom and other public firms
nationalization | taking a firm or industry into public ownership | Egypt's takeover of the Suez Canal in 1956
politicization | choosing officials for party loyalty rather than merit | loss of civil service neutrality
transparency | openness of government records and decisions to the public | what freedom of information laws seek

# Legal traditions
? Which legal tradition
common law tradition | relies on judges' precedents and began in England | is used in Britain, the United States, and India
civil law tradition / code law | relies on comprehensive written codes descended from Rome | is used in France, Germany, and most of Latin America
Islamic law / sharia | is drawn from the Qur'an and the example of Muhammad | guides family and criminal matters in Saudi Arabia and Iran
Jewish law / halakha | is drawn from the Torah and Talmud | governs marriage for many citizens in Israel's rabbinical courts
canon law | governs the Catholic Church | was compiled by Gratian in the twelfth century for the church
customary law | rests on unwritten traditions of communities, as in parts of Africa | is often applied by chiefs and village elders
socialist law | subordinates courts to the party and collective ownership | was practiced in the Soviet Union
Hindu law / dharma law | is drawn from texts such as the Laws of Manu | applies to marriage and inheritance for most people in India
mixed legal tradition | blends two systems, as in Louisiana, Scotland, and South Africa | joins elements of code and precedent in one country

# Branches of law
? Which branch of law
criminal law | punishes offenses against society | leads to prosecution by the state and possible prison
tort law | compensates persons harmed by civil wrongs such as negligence | lets an injured person sue for damages
contract law | enforces binding agreements between parties | deals with offers, acceptance, and breach
property law | deals with ownership and use of land and goods | deals with deeds, leases, and easements
family law | deals with marriage, divorce, and custody of children | deals with adoption and alimony
constitutional law | deals with the powers of government and basic liberties | is the basis for judicial review of statutes
administrative law | controls the decisions and rules of agencies | lets citizens challenge an agency's licensing decision
public international law | governs relations among states | includes treaties and custom binding on countries
labor law | deals with employers, unions, and working conditions | regulates collective bargaining and strikes
intellectual property law | protects inventions, writings, and brand names | includes patents, copyrights, and trademarks
inheritance law / succession law | decides who receives a dead person's belongings | deals with wills, estates, and heirs

# Crimes
? Which term describes
murder | the unlawful killing of a person with malice | the gravest homicide, often planned in advance
manslaughter | the unlawful killing of a person without malice, as in sudden passion | a lesser homicide caused by recklessness or provocation
burglary | entering a building unlawfully in order to commit an offense inside | breaking into a house at night to steal
robbery | taking property from a person by force or threat | a mugging at gunpoint
larceny / theft | taking another's property without consent or force | shoplifting or picking a pocket
embezzlement | stealing money entrusted to one's care | a bank teller's secret taking of deposits
arson | intentionally setting fire to property | burning one's own warehouse to collect insurance
perjury | telling lies under oath in court | a witness's deliberate false testimony
bribery | offering something of value to influence an official | paying a judge for a favorable ruling
extortion / blackmail | obtaining money by threat of harm or exposure | demanding payment to keep a secret
fraud | deception for financial gain | selling worthless stock by false claims
kidnapping | carrying off and holding a person against that person's will | seizing someone to demand ransom
treason | making war against one's country or aiding its enemies | the only offense defined in the United States Constitution
conspiracy | an agreement by two or more people to commit an offense | a joint plan to break the law, punishable even if not completed

# Torts and civil wrongs
? Which term describes
negligence | failure to use the care a reasonable person would, causing harm | careless driving that leads to a lawsuit
defamation | a false statement that harms a person's good name | the general name for both libel and slander
trespass to land | entering another's real estate without permission | walking across a fenced field uninvited
nuisance | unreasonable interference with a neighbor's use of property | constant smoke or noise that disturbs people next door
battery | harmful or offensive touching of another | hitting or striking someone intentionally
civil assault / assault | an act that makes a person fear immediate harmful contact | raising a fist so that someone expects a blow
false imprisonment | unlawful confinement of a person | locking a shopper in a room without cause
strict liability | responsibility for harm without proof of fault | responsibility for blasting or wild animals however careful one is
conversion | wrongfully treating another's goods as one's own | taking or selling someone's bicycle as if owner
invasion of privacy | prying into or publishing someone's personal affairs | secretly photographing someone at home

# Elements of a contract
? Which term describes
offer | a proposal of terms that invites a binding yes | the first step, in which one side states what it will do and for what
acceptance | agreement to the terms proposed | the step that makes a proposal binding if it mirrors the terms
consideration | something of value exchanged by each side | the price paid or promise given in return
capacity | legal ability to make an agreement, lacking in minors | what children and the mentally incompetent are held not to have
mutual assent / meeting of the minds | shared understanding of the same terms | the requirement that neither side be mistaken about the bargain
breach | failure to perform what was promised | the default that allows the injured side to sue
duress | unlawful pressure that makes an agreement voidable | a threat such as violence that forces a signature
specific performance | a court order to carry out the agreement itself | a remedy used for unique items such as land
liquidated damages | a sum fixed in advance to be paid if a promise is broken | an agreed amount written into the bargain for default
counteroffer | a reply that changes the terms proposed | a response that rejects the first terms and proposes others
warranty | a promise about the quality of goods | a seller's guarantee that an item will work

# Elements and defenses in criminal law
? Which term describes
actus reus | the guilty act itself | the physical conduct forbidden by statute
mens rea | the guilty state of mind | criminal intent, such as purpose or recklessness
motive | the reason for which a person commits an offense | greed or revenge, which need not be proved
alibi | proof of being elsewhere when the offense took place | evidence that the accused was in another town that day
self-defense | use of reasonable force against an attacker | justification for striking back when in immediate danger
insanity defense | the claim that mental illness prevented knowing right from wrong | a plea tested by the M'Naghten rule
entrapment | inducement by police to commit an offense not otherwise planned | a claim that officers persuaded an innocent person to break the law
necessity | choosing a lesser harm to prevent a greater one | a claim such as breaking into a cabin to survive a storm
consent of the victim / consent | permission given by the person affected | what a boxer gives before being hit
attempt | a substantial but unfinished step toward an offense | trying to break the law but failing
accomplice liability | guilt for helping another person commit an offense | responsibility of the driver of the getaway car
statute of limitations | a time limit on starting a prosecution or suit | a deadline that bars old cases
presumption of innocence | treating the accused as not guilty until proven otherwise | the starting point that puts the burden on the state

# Court systems and procedure
? Which term describes
adversarial system | contest between two sides before a neutral judge | the method of common law trials with opposing lawyers
inquisitorial system | investigation led actively by the judge | the method of continental trials with an examining magistrate
judicial review | the power of courts to set aside laws that violate the constitution | the authority claimed in Marbury v. Madison
precedent | an earlier decision followed in later similar cases | the basis of the common law rule of stare decisis
appeal | a request that a higher court reconsider a decision | a challenge to a trial verdict for legal error
jurisdiction | the authority of a court to hear a case | a tribunal's power over persons, places, or subjects
habeas corpus | an order to bring a prisoner before a judge | a writ against unlawful detention
trial by jury | decision of facts by a group of citizens | the role of twelve ordinary people in the courtroom
discovery | pretrial exchange of evidence between sides | the stage of depositions and document requests before trial
injunction | a court order to do or stop doing an act | an equitable remedy to prevent harm
arbitration | settlement by a neutral person whose decision binds the sides | private judging that ends with an award
mediation | settlement talks helped by a neutral person without binding power | negotiation in which the third party only suggests solutions
abstract review | a ruling on a law's constitutionality without a concrete case | a power of Germany's and France's constitutional courts

# Persons in law
? Which person
plaintiff | starts a civil lawsuit | files a complaint seeking damages
defendant | is sued or charged | answers a complaint or pleads to a charge
prosecutor | brings the state's charges in a criminal trial | represents the people and must prove guilt
barrister | argues cases in higher English courts | wears a wig and gown in an English courtroom
solicitor | advises clients and prepares cases in England | deals directly with the public on wills and house sales in England
notary | certifies documents and signatures | witnesses signing and stamps an official seal
magistrate | decides minor cases and preliminary matters | sits in a lower court and may issue warrants
juror | helps reach a verdict as a citizen sworn to decide facts | is drawn from the public to hear a trial
testator | makes a valid written will | decides by a signed document who will inherit
executor | carries out the terms of a will | pays a dead person's debts and distributes the estate
trustee | holds and manages property for another's benefit | owes a fiduciary duty to beneficiaries
guardian | has legal care of a child or incapable adult | makes decisions for a ward

# Terms of property law
? Which term describes
deed | a signed paper that transfers ownership of real estate | a document recorded when a house is sold
title | the legal right of ownership | proof searched before buying a house to be sure of the owner
mortgage | a loan secured by real estate | what a bank holds on a house until it is repaid
lease | an agreement to use property for rent | a contract between landlord and tenant
easement | a right to use another's land for a limited purpose | a neighbor's right to cross by a driveway
lien | a claim against property until a debt is paid | an unpaid builder's hold on a house
eminent domain | the government's power to take land for public use with payment | the process that takes farms for a highway
escrow | holding money or papers with a neutral person until conditions are met | a third party's safekeeping of funds during a sale
foreclosure | sale of a home after the borrower fails to pay | a bank's seizure for missed payments
adverse possession | gaining ownership by long, open occupation | a squatter's route to ownership after many years
zoning | local rules on how land may be used | a division of a town into residential and commercial areas
intestacy | the situation of dying without a will | the case in which state rules choose the heirs

# Theories and aims of punishment
? Which aim of punishment
retribution | gives the wrongdoer deserved suffering in proportion to the offense | is expressed as an eye for an eye
general deterrence | discourages other people from offending by example | uses publicity about sentences to frighten would-be criminals
rehabilitation | reforms offenders through treatment and training | offers schooling and counseling in prison
incapacitation | keeps dangerous people locked away from society | protects the public by confinement
restorative justice | brings offender and victim together to repair harm | uses apology and dialogue in the community
specific deterrence | discourages the same person from offending again | makes a penalty unpleasant enough that its receiver does not repeat the act
restitution | makes the offender repay the victim's loss | orders payment for stolen or damaged goods
denunciation | expresses society's strong disapproval of the act | sends a moral message that the conduct is condemned

# Historic law codes
? Which law code
Code of Hammurabi | was carved on stone in Babylon and set an eye for an eye | set penalties by social rank in Mesopotamia about 1750 BCE
Twelve Tables | was the first written law of Rome, posted in the Forum | was won by plebeians about 450 BCE
Justinian Code / Corpus Juris Civilis | organized Roman law at Constantinople in the 500s | became the basis of European civil law after its rediscovery at Bologna
Napoleonic Code / Code Napoléon | gave France uniform civil law in 1804 | protected property and ended feudal privilege across conquered Europe
Draconian code / Draco's code | was a famously harsh set of Athenian rules | punished even small offenses by death in the 600s BCE
Magna Carta | limited an English king in 1215 at Runnymede | was forced on King John by barons
Laws of Manu | set duties by caste in ancient India | is a Sanskrit text on dharma
Tang Code | was a model of law for imperial China and East Asia | was issued in the seventh century at Chang'an
Ten Commandments | was given to Moses at Sinai, according to the Bible | forbids killing, stealing, and false witness
Code Noir | regulated slavery in French colonies from 1685 | was issued under Louis XIV for the Caribbean

# Theories of media influence
? Which theory of media influence
hypodermic needle theory / magic bullet theory | claims that messages strongly and directly affect a passive audience | grew from fears of wartime propaganda and radio
minimal effects theory | claims that messages mainly reinforce existing views | was the view of researchers in the 1940s such as Klapper and Lazarsfeld
two-step flow theory | says that opinion leaders pass messages on to others | was set out by Katz and Lazarsfeld
agenda-setting theory | says that coverage tells people what to think about | was tested by McCombs and Shaw in 1968
framing theory | says that presentation of an issue shapes its interpretation | is linked with Erving Goffman and Robert Entman
priming theory | says that attention to an issue makes it a standard for judging leaders | was tested by Iyengar and Kinder in News That Matters
cultivation theory | says that heavy viewing makes people see the world as on television | was developed by George Gerbner, with his "mean world"
propaganda model | says that ownership and advertising filter news, as Herman and Chomsky argued | was presented in Manufacturing Consent
uses and gratifications theory | says that audiences choose content actively to meet needs | asks what people do with media rather than what media do to people
knowledge gap hypothesis | says that information spreads faster among the better educated | predicts that news widens differences between high and low social status

# Terms of media and politics
? Which term describes
censorship | official suppression of speech or publication | banning of books and blocking of websites
disinformation | false content spread deliberately to deceive | deliberate lies such as those of foreign troll farms
misinformation | false content spread without intent to deceive | a mistaken rumor shared in good faith
propaganda | biased communication designed to promote a cause | the work of Joseph Goebbels's ministry
public broadcasting | radio and television funded for citizens rather than for profit, such as the BBC | a service paid for by license fees
state-controlled media | outlets run by the regime to support it | television in North Korea
filter bubble | personalized online content that shuts out opposing views | the effect of algorithms that show users what they already like
libel | a written false statement that harms someone | false and damaging matter printed about a person
agenda | the set of issues receiving public attention | the list of problems to which officials pay attention
infotainment | coverage that mixes news with amusement | a talk show that treats politics as fun
citizen journalism | reporting by ordinary people with phones and blogs | amateur video of a protest sent to the public
media concentration / media consolidation | ownership of many outlets by a few companies | the holdings of Rupert Murdoch or Silvio Berlusconi

# Governments of the world
? Which country
United Kingdom / Britain | has an uncodified constitution and parliamentary sovereignty | granted devolved assemblies to Scotland, Wales, and Northern Ireland
France | has a semi-presidential Fifth Republic created in 1958 | is a unitary state with a strong secular tradition called laïcité
Germany | has a Basic Law, a chancellor, and sixteen Länder | requires five percent of the vote for seats in its Bundestag
Japan | has a constitution written under American occupation that renounces war | keeps an emperor as symbol and has been led mostly by the LDP
Russia | replaced Soviet rule with a strong presidency under a 1993 constitution | has been dominated by Vladimir Putin since 2000
China | is ruled by a communist party with a Politburo Standing Committee | claims Taiwan and governs Hong Kong as a special region
India | is the most populous democracy, with a federal parliamentary system | gained independence in 1947 and reserves seats for lower castes
Mexico | was dominated by the PRI until 2000 | limits its president to a single six-year term called the sexenio
Iran | combines an elected president with a clerical supreme leader | became an Islamic republic in 1979 and has a Guardian Council
Nigeria | is an oil-rich African federation divided by religion and ethnicity | returned to civilian rule in 1999 after military regimes
South Africa | ended apartheid and adopted a constitution with broad social guarantees in 1996 | uses proportional representation and recognizes more than ten official languages
Brazil | is a federal presidential republic that ended military rule in 1985 | moved its capital to a planned city in 1960
Switzerland | has a seven-member Federal Council and frequent referendums | is a neutral federation of cantons with four languages
Israel | has a single-chamber Knesset elected by nationwide lists | was founded in 1948 as a Jewish homeland

# Political leaders before 1950
? Which leader
Otto von Bismarck | unified Germany by "blood and iron" in 1871 | introduced pioneering national social insurance as chancellor
Napoleon Bonaparte / Napoleon | crowned himself emperor and issued a civil code in France | was defeated at Waterloo in 1815
Vladimir Lenin / Lenin | led the Bolshevik Revolution and founded the Soviet state | wrote What Is to Be Done? and began the New Economic Policy
Joseph Stalin / Stalin | imposed collective farms, Five-Year Plans, and the Great Purge | led the Soviet Union from the late 1920s until 1953
Adolf Hitler / Hitler | became German dictator in 1933 and ordered the Holocaust | wrote Mein Kampf and led the Nazi Party
Benito Mussolini / Mussolini | founded fascism and took power in the March on Rome | was called Il Duce and invaded Ethiopia in 1935
Francisco Franco | won the Spanish Civil War and ruled until 1975 | led Nationalists against the Republic at Madrid in the 1930s
Winston Churchill | led Britain through World War II and warned of an iron curtain | promised "blood, toil, tears and sweat" in 1940
Mohandas Gandhi / Gandhi | led nonviolent resistance to British rule and the Salt March | taught satyagraha and was killed in 1948
Sun Yat-sen | led China's 1911 revolution and taught three principles of the people | helped end the Qing dynasty and founded the Guomindang
Mustafa Kemal Atatürk / Atatürk | founded a secular Turkish republic | replaced Arabic script and closed religious courts after the Ottoman Empire fell
Simón Bolívar | freed much of South America from Spain | was called the Liberator and dreamed of Gran Colombia

# Political leaders since 1950
? Which leader
Mao Zedong / Mao | led China's communist revolution and the Cultural Revolution | proclaimed the People's Republic in 1949
Deng Xiaoping | opened China to market reform after 1978 | set up special economic zones and ordered force in Tiananmen Square
Mikhail Gorbachev | introduced glasnost and perestroika in the Soviet Union | let Eastern Europe leave the communist bloc without force
Nelson Mandela | became South Africa's first Black president after long imprisonment | led the ANC and was held on Robben Island
Margaret Thatcher | cut state ownership and union power as Britain's first woman prime minister | fought Argentina over the Falklands in 1982
Charles de Gaulle | founded France's Fifth Republic and withdrew from Algeria | led the Free French during World War II
Jawaharlal Nehru | was India's first prime minister and a leader of nonalignment | was Gandhi's ally and the father of Indira
Fidel Castro | led a 1959 revolution and made Cuba communist | overthrew the dictator Fulgencio Batista
Ho Chi Minh | led Vietnamese communists against France and the United States | declared independence at Hanoi in 1945
Gamal Abdel Nasser | nationalized the Suez Canal and promoted Arab unity | ruled Egypt after officers overthrew King Farouk
Ayatollah Ruhollah Khomeini / Ruhollah Khomeini | led the Iranian revolution of 1979 | returned from exile to rule Tehran as supreme jurist
Lech Wałęsa | led Solidarity and became president of Poland | was an electrician in a Gdańsk shipyard
Václav Havel | moved from dissident playwright to Czech president | helped write Charter 77 in Prague
Kwame Nkrumah | led Ghana to independence in 1957 | was a champion of Pan-Africanism from the Gold Coast

# Terms of communist rule
? Which term describes
glasnost | Gorbachev's policy of openness in discussion and the press | a loosening of censorship in the USSR after 1985
perestroika | Gorbachev's restructuring of the economy and government | an attempt of the late 1980s to add market features to Soviet planning
politburo | the small group of top leaders that makes party policy | the committee at the top of the Soviet or Chinese hierarchy
nomenklatura | the party's list of important posts and trusted people to fill them | the privileged Soviet elite of approved officials
democratic centralism | free discussion before a decision and strict obedience afterward | Lenin's rule of discipline inside the organization
collectivization | merging of private farms into large state-run units | the policy that led to famine in Ukraine in the 1930s
Five-Year Plan | a set of state production targets for industry and agriculture | a goal-setting scheme that Stalin began in 1928
Great Leap Forward | Mao's 1958 drive for rapid industry that led to famine | a disastrous program of communes and backyard furnaces
Cultural Revolution | Mao's campaign from 1966 using Red Guards against old ideas and rivals | a decade of attacks on teachers, temples, and officials
gulag | the network of Soviet forced-labor camps | the prison system described by Aleksandr Solzhenitsyn
de-Stalinization | Khrushchev's criticism and undoing of a dead dictator's terror | the process begun by a secret speech in 1956
Brezhnev Doctrine | the claim that Moscow could intervene to keep socialist states in line | the justification for invading Czechoslovakia in 1968

# Turning points in modern politics
? Which event
Glorious Revolution | put William and Mary on England's throne under parliamentary limits in 1688 | led to a Bill of Rights limiting the English crown
French Revolution | overthrew Louis XVI and abolished feudal privilege | began with the storming of the Bastille in 1789
Russian Revolution | ended tsarist rule and brought Bolsheviks to power in 1917 | led to civil war between Reds and Whites
Velvet Revolution | peacefully ended communism in Czechoslovakia in 1989 | brought playwright Václav Havel to the presidency
Prague Spring | brought reforms in 1968 that Warsaw Pact tanks crushed | tried under Alexander Dubček to give socialism a human face
Hungarian uprising of 1956 | was put down by Soviet forces after calls to leave the Warsaw Pact | saw the reformer Imre Nagy overthrown and executed
Tiananmen Square protests | ended when Chinese troops fired on demonstrators in 1989 | were led by students demanding democracy in Beijing
fall of the Berlin Wall | opened the way to German reunification in November 1989 | symbolized the collapse of communist East Germany
dissolution of the Soviet Union | created fifteen independent states in December 1991 | ended the Cold War and Gorbachev's presidency
Arab Spring | spread protests from Tunisia across North Africa and the Middle East from 2010 | overthrew Ben Ali, Mubarak, and Qaddafi
Partition of India | divided British territory into two states in 1947 with mass migration | created Pakistan as a Muslim homeland
Iranian Revolution | replaced the shah with rule by clerics | led students to hold American hostages in 1979
Rwandan genocide | killed about 800,000 Tutsi and moderate Hutu in 1994 | showed the failure of peacekeepers in central Africa
Brexit referendum | led Britain to leave the European Union | was held in June 2016 under David Cameron

# Theories of international relations
? Which theory of international relations
classical realism | roots power struggles among states in human nature | is associated with Thucydides, Machiavelli, and Morgenthau
neorealism / structural realism | explains state behavior by the anarchic structure of the system | is associated with Kenneth Waltz and the distribution of capabilities
liberal internationalism | holds that trade, democracy, and law make peace possible | is associated with Kant and Woodrow Wilson
neoliberal institutionalism | holds that organizations help states cooperate under anarchy | stresses regimes and repeated bargaining, as Keohane argued
constructivism | holds that ideas, norms, and identities shape state interests | is associated with Alexander Wendt and social norms
world-systems theory | divides the globe into core, periphery, and semiperiphery | views capitalism as a single global division of labor since the 1500s
dependency theory | blames poverty of the South on exploitation by rich countries | was advanced by Latin American scholars such as Prebisch and Cardoso
feminist international relations theory | asks where women are in war, diplomacy, and global economy | is associated with Cynthia Enloe and J. Ann Tickner
English School | studies an international society bound by common rules | is associated with Hedley Bull and Martin Wight
democratic peace theory | holds that free nations rarely fight one another | credits elections and shared norms for lack of war between like regimes
hegemonic stability theory | holds that a dominant power keeps the world economy open | cites Britain in the 1800s and America after 1945 as leaders
idealism / utopianism | trusted law and the League of Nations to abolish war after 1918 | was attacked by E. H. Carr for ignoring power

# International relations scholars
? Which scholar
Hans Morgenthau | wrote Politics Among Nations and defined interest in terms of power | set out six principles of political realism in 1948
Kenneth Waltz | explained war by three images and wrote Theory of International Politics | founded the structural school of realism
John Mearsheimer | argues for offensive realism in The Tragedy of Great Power Politics | teaches that great powers seek regional hegemony
Robert Keohane | wrote After Hegemony and coauthored Power and Interdependence | is a leading neoliberal theorist of regimes
Alexander Wendt | wrote that anarchy is what states make of it | is the best-known social constructivist
Immanuel Wallerstein | developed world-systems analysis in the 1970s | described core, periphery, and semiperiphery
Samuel Huntington | wrote of a clash of civilizations and a third wave | wrote Political Order in Changing Societies
Francis Fukuyama | argued that liberal democracy marked the end of history | wrote a famous essay as the Cold War ended in 1989
Joseph Nye | introduced the term soft power | described complex interdependence with a coauthor and later attraction in foreign affairs
E. H. Carr | criticized interwar idealism in The Twenty Years' Crisis | was a British historian of Soviet Russia and early realist
Hedley Bull | wrote The Anarchical Society | was an Australian thinker of the English School
Graham Allison | explained the Cuban missile crisis with three models in Essence of Decision | warned of a Thucydides trap between China and America
Thomas Schelling | applied game theory to nuclear bargaining and deterrence | wrote The Strategy of Conflict and won an economics Nobel Prize

# Concepts of international power
? Which term describes
international anarchy | absence of any authority above sovereign states | the condition that makes each country rely on self-help
balance of power | a distribution that keeps any one state from dominating | the aim of alliances in Europe after the Congress of Vienna
security dilemma | the situation in which one state's defenses make others feel less safe | a spiral of arms and fear that neither side wanted
soft power | influence by attraction of culture, values, and policy | Hollywood, universities, and ideals as a source of appeal abroad
hard power | influence by military force and economic pressure | coercion by armies and sanctions
smart power | a skillful mix of force and attraction | a strategy using both carrots and ideas along with sticks
unipolarity | a system with one dominant state | the world after the Soviet collapse in 1991
bipolarity | a system with two dominant states | the world of the Cold War superpowers
multipolarity | a system with several great states | the world of European great states before 1914
bandwagoning | joining the stronger side rather than opposing it | a weak state's choice to align with a rising threat
deterrence | preventing attack by the threat of unacceptable punishment | the purpose of nuclear retaliation forces
collective security | a pledge by all members to act against any aggressor | the idea behind the League of Nations and the UN
national interest | the goals a state seeks for its security and well-being | a country's aims, such as safety and prosperity
zero-sum game | a contest in which one side's gain equals the other's loss | a situation in which cooperation brings no benefit to both

# Kinds of war and conflict
? Which term describes
total war | conflict that mobilizes a nation's whole economy and population | the kind of struggle seen in 1914 to 1918 and 1939 to 1945
limited war | conflict fought for narrow aims with restrained means | the kind of fighting in Korea in the early 1950s
proxy war | conflict in which great powers support opposing local sides | superpower rivalry fought through others in Angola or Afghanistan
cold war | prolonged rivalry with threats and propaganda but no direct combat between the main rivals | the superpower contest from about 1947 to 1991
asymmetric war | conflict between sides of very unequal strength | a struggle of irregulars against a modern army
preemptive war | an attack made because an enemy strike is about to occur | Israel's stated reason for attacking in June 1967
preventive war | an attack made to stop a possible threat from growing in the distant future | the justification for invading Iraq in 2003
cyberwar | attack on an enemy's computers and networks | conflict by hacking, as with the Stuxnet worm
trench warfare | fighting from dug lines on the Western Front | the deadlock of 1914 to 1918 in France
hybrid war | a blend of soldiers, hackers, and false information | Russia's methods in Crimea in 2014
war of independence | a struggle to end rule by another country | the fighting by which Algeria broke away from France

# Principles of just war
? Which just war principle
just cause | permits war only for a rightful reason such as answering aggression | is met by self-defense against an invader
legitimate authority | permits war only when declared by a proper government | denies private groups the right to start wars
right intention | requires that the aim be peace and justice rather than conquest | rules out fighting for revenge, glory, or loot
last resort | requires that peaceful means be tried before fighting | is met only after diplomacy has failed
proportionality | requires that harm not exceed the good to be gained | rules out excessive destruction compared with military gain
discrimination / noncombatant immunity | forbids deliberate attacks on civilians | separates combatants from ordinary people as targets
probability of success | rules out hopeless fighting that wastes lives | asks whether victory can reasonably be expected
humane treatment of prisoners | forbids torture and killing of captured soldiers | appears in the Geneva rules on those who surrender

# Terms of arms and security
? Which term describes
nuclear proliferation | the spread of atomic weapons to more states | the trend that the NPT tries to stop
mutual assured destruction / MAD | a standoff in which either side could annihilate the other after being attacked | the Cold War logic that made each superpower afraid to start a nuclear exchange
arms race | competition in building up weapons | Anglo-German battleship building before 1914
disarmament | the reduction or giving up of weapons | the giving up of atomic bombs by South Africa
arms control | agreed limits on the testing, number, or use of weapons | the aim of the SALT and START talks
first strike | an opening attack meant to destroy an enemy's missiles | a surprise nuclear blow meant to prevent any reply
second-strike capability | the ability to retaliate after absorbing an attack | what missile submarines hidden at sea provide
massive retaliation | Eisenhower-era threat to answer aggression with all nuclear force | John Foster Dulles's policy of relying on nuclear bombs
flexible response | Kennedy-era plan for a range of military options | a strategy that built up conventional and special forces in the 1960s
military alliance | a formal agreement for mutual defense | a pact such as NATO or the Warsaw Treaty
peacekeeping | use of neutral troops to observe a cease-fire | the work of the blue helmets
arms embargo | a ban on selling weapons to a country | a UN measure cutting off rifles and tanks to a war zone
brinkmanship | pushing a crisis close to war to force an opponent to yield | a risky tactic shown in the Cuban missile crisis

# Organs of the United Nations
? Which UN organ or office
General Assembly | gives each member country one vote | debates in a hall where all 193 states sit equally
Security Council | has five permanent members with a veto | may order sanctions or force against threats to peace
Secretariat | carries out daily administration and staff work | employs international civil servants in New York, Geneva, and elsewhere
Economic and Social Council | coordinates agencies on development, health, and related matters | has fifty-four elected members and works with NGOs
International Court of Justice | settles legal disputes between states at The Hague | has fifteen judges elected for nine years
Trusteeship Council | supervised former colonies and suspended work in 1994 | finished its task when Palau became independent
secretary-general | is the chief administrator and spokesperson of the organization | was a post held by Dag Hammarskjöld and Kofi Annan
Human Rights Council | reviews the record of each member on abuses | replaced a criticized commission at Geneva in 2006

# United Nations agencies and funds
? Which international agency
World Health Organization / WHO | fights disease and coordinates responses to pandemics | led the campaign that wiped out smallpox
UNICEF | aids children with vaccines, schooling, and nutrition | won the Nobel Peace Prize in 1965 for help to the young
UNESCO | promotes education, science, and culture and lists World Heritage sites | seeks to protect monuments such as Angkor and spread literacy
UN High Commissioner for Refugees / UNHCR | protects people forced to flee their countries | runs camps and resettlement from Geneva
Food and Agriculture Organization / FAO | helps farming nations fight hunger by research and advice | works from Rome on crops, forests, and fisheries
International Labour Organization / ILO | sets standards for workers and brings unions and employers together | began in 1919 with the League of Nations
International Atomic Energy Agency / IAEA | inspects nuclear sites to prevent diversion to weapons | checks Iran's and other reactors from Vienna
World Food Programme / WFP | delivers emergency meals in famine and war | won the 2020 Nobel Peace Prize for fighting hunger
International Monetary Fund / IMF | lends to countries with balance-of-payments crises | grew from Bretton Woods and sets conditions on emergency loans
World Bank | lends for development projects such as roads and schools | grew from Bretton Woods to finance postwar reconstruction
World Trade Organization / WTO | settles commercial disputes and lowers tariffs among members | replaced the GATT in 1995
UN Environment Programme / UNEP | coordinates work on pollution and climate from Nairobi | helped found the scientific panel on climate in 1988

# Regional and international organizations
? Which organization
European Union / EU | has a single market, a parliament, and a common currency for many members | grew from a coal and steel community of six states
North Atlantic Treaty Organization / NATO | is a military alliance that treats an attack on one as an attack on all | was formed in 1949 against the Soviet threat
African Union / AU | replaced the OAU in 2002 to promote unity on its continent | has headquarters in Addis Ababa
Organization of American States / OAS | promotes cooperation in the Western Hemisphere | is based in Washington and was founded at Bogotá in 1948
Association of Southeast Asian Nations / ASEAN | links countries such as Indonesia, Thailand, and Vietnam | was founded at Bangkok in 1967
Arab League | links states from Morocco to Iraq and was founded in 1945 | has its headquarters in Cairo
OPEC | coordinates petroleum production of exporting countries | raised prices sharply in 1973 with an embargo by some members
Commonwealth of Nations | links Britain with most of its former colonies | holds games and meetings under the British monarch as head
Mercosur | is a trade bloc of Brazil, Argentina, and neighbors | was formed by the Treaty of Asunción in 1991
OECD | compares policy and statistics of wealthy market democracies from Paris | grew from the body that administered Marshall Plan aid
Group of Seven / G7 | brings together leaders of large advanced economies for yearly summits | includes Canada, Japan, Italy, and four other rich democracies
Warsaw Pact | was the Soviet-led military alliance formed in 1955 | was used to invade Czechoslovakia in 1968
League of Nations | was created after World War I to keep peace but lacked the United States | was proposed in Wilson's Fourteen Points and failed to stop aggression in the 1930s
OSCE / Organization for Security and Co-operation in Europe | observes elections and grew from the Helsinki accords | has fifty-seven participating states from North America to Central Asia

# Institutions of the European Union
? Which European institution
European Commission | proposes legislation and runs daily administration in Brussels | is led by a president with one member per country
European Parliament | is directly elected every five years | meets in Strasbourg with more than 700 members
European Council | brings together heads of state or government to set overall direction | holds summits of presidents and prime ministers
Council of the European Union / Council of Ministers | represents national governments when voting on legislation | is made up of national cabinet members by subject
European Court of Justice / Court of Justice of the European Union | interprets the bloc's law from Luxembourg | established that the bloc's rules override national ones
European Central Bank | manages the euro from Frankfurt | sets interest rates for the countries that share a currency
European Court of Auditors | checks the bloc's accounts | looks for misuse of the common budget
European Coal and Steel Community | joined six countries' heavy industry in 1951 as the first step to union | was proposed by Robert Schuman and Jean Monnet

# Terms of international law
? Which term describes
treaty | a formal written agreement between states | a pact such as that of Versailles, binding on those who sign and ratify
customary international law | rules that arise from general practice accepted as legally binding | unwritten duties shown by state practice over time
ratification | formal approval by which a state becomes bound | a step often taken by a legislature after signature
reservation | a statement by which a state excludes part of an agreement | a reply that limits which articles a signer accepts
jus cogens | a peremptory norm from which no departure is allowed | the rule against slavery or genocide that no pact can override
diplomatic immunity | protection of envoys from local arrest and prosecution | the privilege that frees an ambassador from a host's courts
extradition | handing over an accused person to another country for trial | the return of a suspect under a bilateral agreement
responsibility to protect | the duty to act when a state fails to stop mass atrocities | a doctrine endorsed at the 2005 World Summit
universal jurisdiction | a court's power to try grave crimes wherever they occurred | the basis of Spain's attempt to try Augusto Pinochet
nonintervention | the rule against interfering in another state's internal affairs | respect for the domestic jurisdiction of other countries
territorial waters | the belt of sea within twelve nautical miles under a coastal state's control | coastal zone through which foreign ships have innocent passage
exclusive economic zone | a 200-mile sea area where a coastal state controls resources | the area in which a country alone may license fishing and drilling
humanitarian intervention | use of force to stop massive suffering in another country | the stated reason for NATO's bombing in Kosovo
asylum | shelter granted to a person fleeing persecution | what a refugee seeks upon arriving in a safe country

# International tribunals
? Which tribunal
International Criminal Court / ICC | tries individuals under the Rome Statute for genocide and other grave crimes | opened in 2002 at The Hague as a permanent body
Nuremberg tribunal | tried Nazi leaders after World War II | convicted Hermann Göring and rejected following orders as an excuse
Tokyo tribunal | tried Japanese leaders after World War II | convicted General Hideki Tojo
Yugoslavia tribunal / ICTY | tried Slobodan Milošević for crimes in Balkan wars | was set up in 1993 and convicted Radovan Karadžić and Ratko Mladić
Rwanda tribunal / ICTR | tried leaders of the 1994 killing of Tutsi, sitting at Arusha | gave the first international genocide conviction in 1998
European Court of Human Rights | hears individuals' complaints at Strasbourg | applies a 1950 convention for the Council of Europe
Permanent Court of Arbitration | has settled disputes at The Hague since 1899 | ruled against China on the South China Sea in 2016
Inter-American Court of Human Rights | hears complaints against Latin governments in San José, Costa Rica | belongs to the system of the OAS
Law of the Sea Tribunal / International Tribunal for the Law of the Sea | decides maritime disputes at Hamburg | has twenty-one judges who hear quarrels over ships and seabed

# Crimes under international law
? Which international crime
crime of genocide | consists of acts meant to destroy a national, ethnic, racial, or religious people | was named by Raphael Lemkin and includes killing with intent to destroy a group
war crime | consists of grave violations of the rules of combat, such as killing prisoners | violates the Geneva Conventions in armed conflict
crime against humanity | consists of widespread or systematic attack on civilians, such as mass murder | may include enslavement and deportation in peace or war
crime of aggression | consists of planning or launching an unlawful invasion | was called crimes against peace at Nuremberg
piracy | consists of robbery or violence on the high seas | is committed by attackers such as those off Somalia
slave trading | consists of buying and shipping human beings as property | was suppressed by the British navy in the 1800s
aircraft hijacking | consists of seizing a plane by force | is outlawed by conventions on airline safety
torture | consists of severe pain inflicted by officials to get information or punish | includes electric shocks and beatings during interrogation

# Nongovernmental organizations
? Which nongovernmental organization
Amnesty International | campaigns to free prisoners of conscience by letters | began in London in 1961 and won a Nobel Prize in 1977
International Committee of the Red Cross / Red Cross | visits war prisoners and aids victims of conflict as a neutral body | was founded at Geneva by Henri Dunant
Human Rights Watch | reports on abuses worldwide and grew from Helsinki monitoring | is based in New York and publishes a yearly world survey
Greenpeace | protests whaling and nuclear tests at sea | lost its ship Rainbow Warrior to French agents in 1985
Doctors Without Borders / Médecins Sans Frontières | sends medical teams to war zones | was founded by French physicians in 1971
Transparency International | ranks countries by perceived corruption | publishes an index of bribery and graft
Oxfam | fights poverty and hunger and began in Britain in 1942 | runs charity shops and relief projects from England
Freedom House | rates countries as free, partly free, or not free | publishes yearly scores of political liberties and civil rights
World Wide Fund for Nature / World Wildlife Fund | protects endangered animals under a panda symbol | works to save tigers, forests, and oceans
Reporters Without Borders | ranks countries by liberty of the press | defends jailed journalists from Paris

# Treaties and settlements
? Which treaty or settlement
Peace of Westphalia | ended the Thirty Years' War in 1648 | is linked with the beginning of sovereign statehood
Congress of Vienna | restored a European balance of power after Napoleon in 1815 | was led by Prince Metternich
Treaty of Versailles | punished Germany after World War I | included a war guilt clause and reparations
Treaty of Rome | created the European Economic Community in 1957 | set up a common market of six countries
Maastricht Treaty | created the European Union and planned a single currency in 1992 | added citizenship across borders and cooperation in foreign policy
Lisbon Treaty | reformed the European Union's institutions from 2009 | created a permanent president of the European Council
Helsinki Accords | linked East-West borders with human rights in 1975 | accepted postwar borders in Europe
Oslo Accords | began Israeli-Palestinian self-rule talks in 1993 | were signed by Yitzhak Rabin and Yasser Arafat
Good Friday Agreement | set power sharing in Northern Ireland in 1998 | ended most of the violence called the Troubles
Dayton Accords | ended the war in Bosnia in 1995 | were negotiated in Ohio by Richard Holbrooke
Kellogg-Briand Pact | renounced war as national policy in 1928 | was signed by many nations between the world wars but had no enforcement
Berlin Conference | set rules for dividing Africa in 1884 and 1885 | was hosted by Bismarck during the scramble for colonies
Munich Agreement | let Germany take the Sudetenland in 1938 | is the classic example of appeasement

# Arms and environmental treaties
? Which treaty
Nuclear Non-Proliferation Treaty / Non-Proliferation Treaty / NPT | bars new countries from acquiring atomic weapons | took effect in 1970 and recognizes five bomb-holding states
Partial Test Ban Treaty / Limited Test Ban Treaty | ended atomic explosions in the air, space, and underwater in 1963 | was signed after the Cuban missile crisis by Kennedy's government
Strategic Arms Reduction Treaty / START | cut long-range warheads of the superpowers in 1991 | was signed by George H. W. Bush and Gorbachev
Chemical Weapons Convention | outlaws poison gas and requires stocks to be destroyed | took effect in 1997 with inspections against mustard and nerve agents
Ottawa Treaty | bans antipersonnel land mines | was promoted by Jody Williams in 1997
Antarctic Treaty | reserves a frozen continent for peaceful science | was signed in 1959 and freezes territorial claims
Outer Space Treaty | bars nations from claiming the moon or placing nuclear arms in orbit | was signed in 1967 during the race to the moon
Montreal Protocol | phased out chemicals that damage the ozone layer | limited CFCs beginning in 1987
Kyoto Protocol | set binding greenhouse gas targets for industrial countries in 1997 | was never ratified by the United States
Paris Agreement | has each country set its own climate pledge | aims to keep warming well below two degrees Celsius
Law of the Sea Convention / UN Convention on the Law of the Sea | sets rules for oceans and maritime zones | was signed in 1982 and defines the 200-mile economic zone
Convention on Biological Diversity | seeks conservation of species and sharing of genetic benefits | was opened at the Rio Earth Summit

# Terms of diplomacy
? Which term describes
ambassador | the highest-ranking representative sent to another country | the chief of a mission abroad, appointed by a head of state
embassy | the office of a mission in a foreign capital | a diplomatic building protected from entry by local police
consulate | an office that helps travelers and trade in a foreign city | a branch mission that issues visas and aids citizens
attaché | a specialist, such as a military officer, on an embassy staff | an expert on culture or defense in a mission
persona non grata | a foreign envoy declared unwelcome and told to leave | the Latin label for an expelled diplomat
summit | a meeting of heads of government | top leaders' talks such as those at Yalta or Reykjavik
communiqué | an official statement issued after a meeting | a joint public text agreed by delegations
diplomatic credentials | formal papers that an envoy presents to the host head of state | letters that confirm a new representative's status
shuttle diplomacy | travel by a mediator back and forth between hostile sides | Henry Kissinger's method in the Middle East
ultimatum | a final demand backed by a threat | Austria's terms to Serbia in July 1914
détente | relaxation of tension between rivals | the thaw of the 1970s between Washington and Moscow
appeasement | giving in to an aggressor's demands to avoid war | Neville Chamberlain's policy toward Hitler
track-two diplomacy | unofficial talks by scholars and private citizens | the informal channel that preceded the Oslo agreement
sanction | a penalty such as limits on trade to change a country's behavior | a freeze of assets or trade such as those against apartheid

# Economic systems
? Which economic system
capitalism | relies on private ownership and markets for profit | rewards owners of capital and is driven by competition
command economy | relies on central planners to decide production | was used in the Soviet Union with production quotas
mixed economy | combines markets with substantial government regulation and services | is found in most Western countries, with both private and public sectors
mercantilism | sought wealth by exporting more than importing and hoarding gold | was followed by European empires before 1776
laissez-faire economy | leaves business almost free of state control | follows the French phrase meaning "let do"
traditional economy | relies on custom and subsistence for what is produced | passes jobs from parents to children in villages
market socialism | combines public ownership with competition and prices | was tried in Yugoslavia with worker-run firms
feudal economy | tied peasants to lords' land in return for protection | was based on manors and serfs in medieval Europe
state capitalism | has government-owned firms compete for profit in world markets | describes China's powerful public companies selling abroad
welfare state | provides pensions, health care, and other aid through taxes | is most generous in Scandinavia

# Economic thinkers
? Which economic thinker
Adam Smith | explained markets by an invisible hand | wrote The Wealth of Nations
David Ricardo | explained comparative advantage and rent | used English cloth and Portuguese wine to argue for free trade
Thomas Malthus | warned that population grows faster than food | was an English clergyman who wrote An Essay on the Principle of Population
John Maynard Keynes / Keynes | urged government spending in depressions to raise demand | wrote The General Theory in 1936
Milton Friedman | led monetarism and urged school vouchers and free markets | wrote Capitalism and Freedom at Chicago
Joseph Schumpeter | described creative destruction and competition for leadership | wrote Capitalism, Socialism and Democracy
Karl Polanyi | wrote The Great Transformation on markets and society | described a double movement of society against self-regulating markets
Thomas Piketty | studied rising inequality in Capital in the Twenty-First Century | argues that returns on wealth outrun growth
Amartya Sen | explained famine and defined development as freedom | developed the capability approach from India and won a Nobel Prize
Elinor Ostrom | showed how communities manage common resources themselves | was the first woman to win the Nobel Prize in economics
Thorstein Veblen | coined the term conspicuous consumption | wrote The Theory of the Leisure Class

# Terms of trade and integration
? Which term describes
tariff | a tax on imported goods | a duty collected by customs at the border
import quota | a limit on the amount of a foreign good | a cap such as 10,000 foreign cars a year
comparative advantage | the ability to make a good at lower opportunity cost than others | David Ricardo's reason why both partners gain from exchange
dumping | selling exports abroad below cost | an unfair practice of very low prices in a foreign market
balance of trade | the difference between exports and imports | a figure that is in surplus when a country sells more than it buys
free trade area | members that remove tariffs among themselves but keep their own outside duties | an arrangement such as the USMCA
customs union | members with no internal tariffs and a common external tariff | an arrangement with a shared outer duty, such as the Zollverein
common market | members that also allow free movement of labor and capital | the arrangement created in Western Europe in 1957
monetary union | members that share one currency | the arrangement of the eurozone
most-favored-nation treatment | giving every partner the best terms given to any | nondiscrimination required by the WTO
economic nationalism / protectionism | shielding home industry from foreign competition | a policy of tariffs and buying only domestic products
multinational corporation | a firm that operates in several countries | a company such as Toyota or Shell
foreign direct investment | building or buying a business in another country | a German carmaker's opening of a plant in Brazil
remittance | money sent home by workers abroad | a migrant's payment to family in the country of origin

# Terms of development
? Which term describes
core country | a rich industrial state at the center of the world economy | a wealthy place such as the United States or Germany in Wallerstein's scheme
periphery country | a poor state that supplies raw materials and cheap labor | a poor place such as a mineral exporter in Wallerstein's scheme
semiperiphery country | a state in between, such as Brazil or Mexico | a middle-income place both exploited and exploiting
import substitution | replacing foreign manufactures by developing home industry | Latin America's tariff-protected strategy after the Depression
export-led growth | development by selling manufactures to the world | the strategy of South Korea and Taiwan
structural adjustment | lender-required cuts, privatization, and opening of markets | austerity conditions imposed by the IMF on indebted countries in the 1980s
Washington Consensus | a list of free-market reforms urged on developing countries around 1990 | John Williamson's name for privatization, open trade, and balanced budgets
microcredit | small loans to poor people to start businesses | Muhammad Yunus's service at the Grameen Bank
neocolonialism | indirect control of former possessions by economic means | Kwame Nkrumah's word for dependence after formal freedom
debt relief | cancellation or reduction of what poor countries owe | what the Jubilee 2000 campaign sought for Africa
sustainable development | meeting present needs without harming future generations | the goal defined by the Brundtland Commission in 1987
Human Development Index | a measure combining income, schooling, and life expectancy | a yearly UN ranking of countries' well-being
Global South | the poorer countries of Africa, Asia, and Latin America | countries once called the Third World
nonalignment | refusing to join either superpower bloc | the policy of Nehru, Nasser, and Tito

# Terms of globalization and collective problems
? Which term describes
globalization | growing worldwide links of trade, culture, and communication | a process sped by container ships, jets, and the Internet
tragedy of the commons | overuse of a shared resource by individuals acting for themselves | Garrett Hardin's account of overgrazed pasture
externality | a cost or benefit that falls on people outside a transaction | pollution that harms people who neither make nor buy the product
public good | something that all may use and no one can be kept from using | national defense or a lighthouse
cap and trade | a limit on emissions with permits that firms may sell | a market scheme that lets clean firms sell allowances
carbon tax | a charge on fossil fuels for their emissions | a price per ton on burning coal and oil
polluter pays principle | the rule that those who cause damage bear its cost | the reason a factory must fund its own cleanup
precautionary principle | the rule of avoiding possibly serious harm before proof is certain | a European guide to banning risky chemicals early
brain drain | emigration of skilled workers from poor countries | the loss of doctors and engineers to richer nations
global governance | cooperation in managing world problems without a world state | a web of treaties, agencies, and NGOs beyond any one country
supranational organization | a body whose decisions bind members above national law | a body such as the European Union
intergovernmental organization | a body formed by states that keep their own sovereignty | a body such as the UN in which states remain independent
transnational network | cross-border ties among private activists or experts | activists linked across countries against land mines or climate change
cultural imperialism | dominance of one society's media and values over others | the spread of American films and brands at the expense of local ways

# Economic policy terms
? Which term describes
fiscal policy | use of government spending and taxation to steer the economy | a stimulus bill or tax increase passed by a legislature
monetary policy | control of interest rates and money by a central bank | a cut in the bank rate to help borrowing
inflation | a general rise in prices | a loss in the buying power of a currency
recession | a fall in output and employment for months | a downturn such as that of 2008
gross domestic product | the value of all goods and services made in a country in a year | the most common measure of an economy's size
unemployment rate | the percentage of the labor force without work | a figure counting job seekers who cannot find jobs
budget deficit | yearly spending beyond revenue | a shortfall that a government covers by borrowing
austerity | cuts in public spending to reduce borrowing | harsh belt-tightening in Greece after 2010
subsidy | public money paid to support a producer or activity | payment to farmers under the Common Agricultural Policy
progressive taxation | charging higher rates on higher incomes | a system that takes a larger share from the rich
deregulation | removal of government rules on business | ending price controls on airlines
stagflation | high prices rising together with a stagnant economy | the 1970s combination of joblessness and inflation
Gini coefficient | a measure of income inequality from zero to one | a statistic that is high in South Africa and low in Denmark
`;
