/** Concepts of political science, world politics and law, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Subfields of political science
? Which subfield
political theory / political philosophy | studies ideas of justice, liberty, and the best form of rule | interprets the writings of thinkers such as Plato and Rawls | deals with normative questions about how people ought to be governed
comparative politics | examines similarities and differences among the domestic systems of countries | asks why some nations become democratic and others do not | compares the governments of different countries
international relations | studies war, trade, and diplomacy among states | examines how countries interact in the absence of a world government | covers foreign policy, security, and organizations such as the United Nations
public administration | studies how agencies and civil servants carry out laws | prepares managers for work in government offices
public policy | studies how governments choose and assess courses of action on problems | evaluates programs such as health care or welfare | analyzes the making, carrying out, and effects of government decisions
political economy | studies how states and markets shape each other | connects questions of wealth and trade with power
public law | studies constitutions, courts, and judges as parts of rule | examines judicial behavior and legal doctrine
political methodology | develops the statistical and research tools of the discipline | deals with measurement and inference rather than one region
political psychology | explains leaders' and citizens' choices through mental processes | applies study of personality and emotion to voters | draws on attitudes, emotion, and personality to explain citizens' behavior
political sociology | examines how class, religion, and social groups relate to power | traces how society's structure affects the state

# Approaches to studying politics
? Which approach
behavioralism | stressed measuring what individuals actually do, using scientific methods, after World War II | replaced description of formal institutions with surveys and data | focuses on the observable actions of individuals and groups, such as voting
traditional institutionalism | describes constitutions, legislatures, and other formal structures | dominated the discipline before the 1950s
new institutionalism | treats rules and organizations as shaping actors' incentives and identities | returned attention to structures in the 1980s, including informal norms
rational choice theory | assumes that people pursue preferences by weighing costs and benefits | borrows its model of self-interested actors from economics | treats voters and politicians as self-interested actors who maximize utility
systems theory | treats politics as inputs, outputs, and feedback in an environment | was developed by David Easton | holds that demands and support are converted into decisions and policies
structural functionalism | compares how different bodies perform tasks needed by every political society | was applied by Gabriel Almond
Marxist approach | explains politics by economic class and ownership of production | treats the state as a tool of the ruling class | sees the economic base as determining political institutions
feminist approach | asks how gender shapes power and whose experience is left out | criticizes the divide between public and private life
postmodern approach | doubts objective truth and examines language and discourse | draws on Michel Foucault's view of power and knowledge
normative approach | asks what ought to be rather than what is | makes value judgments about justice and the good

# Variables in research
? Which kind of variable
independent variable | is the factor thought to cause a change in another | is the presumed cause in a study | is the one that the experimenter changes or manipulates
dependent variable | is the outcome that the researcher tries to explain | is the presumed effect in a study | is measured to see how it responds to the cause
intervening variable | comes between a cause and its effect | links the presumed cause to the presumed outcome
control variable | is held constant so that other factors can be tested | is kept the same across groups by the researcher
confounding variable | is an outside factor related to both the presumed cause and effect | can create a spurious relationship between two other factors
dichotomous variable | can take only two values, such as yes or no | divides cases into two categories only

# Ideas of research design
? Which term describes
hypothesis | a testable statement about the relationship between variables | a proposed explanation that evidence may support or reject
theory | a general set of connected ideas that explains many facts | an explanatory framework from which testable predictions are drawn | a body of connected propositions that explains and predicts political behavior
correlation | a relationship in which two variables change together without necessarily one causing the other | a statistical association, positive or negative, between two variables
causation | a relationship in which a change in one variable produces a change in another | a link between cause and effect
spurious relationship | an apparent link between two variables that is due to a third variable | a misleading association without a real causal connection
operationalization | turning an abstract concept into something that can be measured | the process of defining a concept by observable indicators
generalization | applying findings from the cases studied to a wider set | extending results from a sample to a population
unit of analysis | the person, group, or state that a researcher studies | the level, such as individual or nation, at which data are gathered

# Qualities of good research
? Which quality of research
validity | means that a measure captures what it is meant to capture | is lacking when a test measures something other than its concept
reliability | means that a measure gives the same results when repeated | is consistency of measurement from one trial to the next
falsifiability | means that a claim could be shown to be wrong by evidence | is what Karl Popper required of a scientific theory
objectivity | means that personal feelings and values do not influence findings | requires researchers to be free of bias
replicability | means that other researchers can repeat the study and check its results | is made possible by publishing data and methods
representativeness | means that a sample has the same characteristics as the population | is improved by choosing a sample at random
parsimony | means explaining much with few assumptions | makes the simplest adequate theory preferable

# Methods of political research
? Which research method
case study | examines one country, event, or group in depth | gives rich detail about a single example but limited breadth | allows close investigation of one country over time but is hard to generalize
survey research | asks a sample of people standardized questions | is the usual source of data on public opinion | uses questionnaires and polls of a representative sample
laboratory experiment | assigns subjects randomly to treatments in a controlled setting | shows cause well because the investigator controls conditions | compares a treatment group with a control group
natural experiment | uses an event outside researchers' control that splits similar groups | compares groups that an outside event divides as if at random
content analysis | codes and counts themes in texts such as speeches or news | turns newspaper articles into data on tone and topics
participant observation | has the researcher live or work among the people studied | resembles the fieldwork of anthropologists
elite interview | questions decision makers in depth face to face | gets the account of ministers or legislators in person
archival research | studies letters, records, and other historical documents | uses government files and diaries from the past
regression analysis | estimates statistically how several factors affect an outcome | fits a line to data while holding other variables constant
most similar systems design | compares cases that are alike except in the outcome and a key factor | pairs neighbors such as two Nordic states to isolate one difference
most different systems design | compares cases that share an outcome but differ in nearly everything else | seeks the one common cause behind like results in unlike nations
game theory | models strategic choices when each actor's payoff depends on others | uses situations such as the prisoner's dilemma | uses mathematics to study the strategic decisions of rational players

# Kinds of statements and evidence
? Which term describes
empirical statement | a claim about facts that observation can test | a description of what is rather than what ought to be
normative statement | a claim about what should be or what is good | a value judgment that cannot be proved by facts alone
anecdotal evidence | a single story used as if it proved a general pattern | a weak form of proof drawn from one person's experience
inductive reasoning | moving from particular observations to a general conclusion | building a theory up from many specific cases
deductive reasoning | moving from general principles to particular conclusions | applying a theory to reach a specific, logically certain result
quantitative research | study that relies on numbers and statistics | the analysis of numerical data from many cases
qualitative research | study that relies on words, interviews, and close description | the interpretation of meaning and context in a few cases

# Ways of getting others to obey
? Which term describes
power | the ability to get others to do what they otherwise would not do | Robert Dahl's concept of A getting B to act against B's own wishes
authority | the recognized right to give commands and make decisions | rule that people accept as rightful because of the holder's position
legitimacy | the belief that a government has a rightful claim to be obeyed | popular acceptance of a government's right to rule | what makes rule stable without constant use of force
coercion | compelling obedience by force or threats | the use of punishment or violence to secure compliance
influence | shaping the decisions of others by persuasion rather than command | an indirect effect on decisions without formal power to command
hegemony | dominance of one class or state accepted as natural by others | Antonio Gramsci's concept of rule by cultural consent
manipulation | influencing people without their knowledge of what is being done | hidden control by deceiving people about one's real aims

# Basic concepts of politics
? Which term describes
politics | the process of deciding who gets what, when, and how | the authoritative allocation of values in a society, according to David Easton | the activity through which groups make collective decisions
government | the institutions and people that make and enforce public decisions | the organization through which a society makes and carries out binding rules
citizenship | full membership in a political community with rights and duties | a legal status that carries the right to vote and the duty to obey the law
ideology | a connected set of beliefs about how society should be organized | a worldview such as socialism that guides political action
state | an organized community with territory, population, and sovereign government | the basic unit of the international system
policymaking / policy making | choosing a course of government action to deal with a problem | the process of agenda setting, formulation, adoption, implementation, and evaluation

# Sources of legitimacy
? Which basis of legitimacy
tradition | rests on long custom, as with hereditary kings and chiefs | makes people obey because ancestors did so | is Max Weber's kind of authority that comes from custom and inheritance
charisma | rests on the exceptional personal appeal of a leader | inspires devoted followers of figures such as Gandhi or Napoleon | is Max Weber's kind of authority that comes from a leader's extraordinary personal qualities
legal-rational authority | rests on established rules and office rather than on the person | is typical of modern bureaucracies and constitutions, in Weber's account | makes people obey the law and the office rather than a particular person
divine right | rests on the claim that God appointed the ruler | was claimed by Louis XIV and James I
popular election | rests on the choice of the voters | comes from the ballot in a democracy
performance | rests on results such as growth, order, and services | supports a government because the economy prospers
revolutionary ideology | rests on a promised transformation of society led by a party | was relied on by Soviet and Chinese communist regimes

# Greek and Roman political thinkers
? Which Greek or Roman thinker
Plato | argued in The Republic that philosopher-kings should rule | described justice as each class doing its own work | founded the Academy in Athens and wrote dialogues
Aristotle | classified constitutions by how many rule and in whose interest | said that man is by nature a political animal | founded the Lyceum and taught Alexander the Great
Socrates | was put to death in Athens for questioning accepted beliefs | taught by asking questions and left no writings | was sentenced to drink hemlock for corrupting the youth
Cicero | defended natural law and the Republic as an orator in the age of Caesar | described true law as right reason in agreement with nature
Thucydides | recorded that the strong do what they can in the Melian Dialogue | wrote the history of the Peloponnesian War
Polybius | praised Rome's mixed constitution of consuls, senate, and people | was a hostage from Achaea who wrote a history of a rising empire

# Ancient Asian political thinkers
? Which ancient Asian thinker
Confucius | taught that rulers should govern by virtue, ritual, and proper relationships | is known through the Analects | stressed five relationships, filial piety, and rule by good example in ancient China
Kautilya | advised Indian kings on statecraft and spies in the Arthashastra | served the Mauryan ruler Chandragupta as chief minister
Sun Tzu | wrote The Art of War on strategy and deception | taught that the best victory is won without fighting
Han Feizi | urged strict laws and punishments as a Chinese Legalist | influenced the harsh rule of the Qin state
Mencius | taught that human nature is good and that people may overthrow a cruel king | told a king of Liang to put benevolence ahead of profit
Laozi | is the legendary author of the Dao De Jing | advised rulers to govern by doing as little as possible

# Christian and Islamic political thinkers
? Which Christian or Islamic thinker
Augustine of Hippo / Augustine | contrasted the City of God with the earthly city | saw government as a remedy for sin and shaped just war thinking
Thomas Aquinas / Aquinas | joined Christian belief with Aristotle's philosophy and described four kinds of law | wrote the Summa Theologica and held that unjust laws do not bind | distinguished eternal, natural, human, and divine law
Ibn Khaldun | explained the rise and fall of dynasties by group solidarity in North Africa | wrote the Muqaddimah in the fourteenth century
al-Farabi | described a virtuous city ruled by a prophet-philosopher | was a tenth-century Baghdad philosopher called the second teacher after Aristotle
Marsilius of Padua | wrote Defender of the Peace against the pope's claims to temporal power | held in 1324 that the people are the source of law

# Political thinkers from Machiavelli to Locke
? Which early modern thinker
Niccolò Machiavelli / Machiavelli | advised rulers in The Prince to keep power by any needed means | wrote that it is safer to be feared than loved | separated politics from morality in Renaissance Florence
Jean Bodin | defined sovereignty as absolute and perpetual power of a commonwealth | wrote Six Books of the Commonwealth during French religious wars
Hugo Grotius / Grotius | is called the father of international law | wrote On the Law of War and Peace in 1625
Thomas Hobbes / Hobbes | argued that people give up freedom to an absolute sovereign for security | pictured life without rulers as a war of all against all | wrote Leviathan and called life in the state of nature nasty, brutish, and short
John Locke / Locke | defended natural rights to life, liberty, and property | justified rebellion against a ruler who breaks the people's trust | wrote Two Treatises of Government and influenced the Declaration of Independence
Robert Filmer | defended the divine right of kings in Patriarcha | traced royal power back to Adam as the first father
Thomas More | described an imaginary island with common property in Utopia | was beheaded for refusing to accept Henry VIII as head of the church

# Political thinkers of the eighteenth century
? Which eighteenth-century thinker
Montesquieu / Baron de Montesquieu | urged separation of powers into three branches | wrote The Spirit of the Laws and Persian Letters | argued that checks and balances prevent tyranny
Jean-Jacques Rousseau / Rousseau | placed sovereignty in the general will of the people | wrote The Social Contract and Emile | said that man is born free and everywhere is in chains
Edmund Burke | criticized the French Revolution and founded modern conservatism | held that representatives owe voters their judgment | wrote Reflections on the Revolution in France
Immanuel Kant / Kant | proposed that republics in federation could bring perpetual peace | taught the categorical imperative, treating people as ends
David Hume | doubted social contract theory and rested government on habit and opinion | was a Scottish skeptic who influenced Madison on factions and large republics
Mary Wollstonecraft | called for women's education and reason in A Vindication of the Rights of Woman | answered Burke and is an early founder of feminism
Voltaire | attacked religious intolerance and wrote Candide | praised English liberty in his Letters after exile from France

# Liberal and national thinkers of the nineteenth century
? Which nineteenth-century thinker
John Stuart Mill | defended individual freedom by the harm principle in On Liberty | argued for women's equality and representative government | wrote On Liberty and The Subjection of Women
Jeremy Bentham / Bentham | founded utilitarianism on the greatest happiness of the greatest number | designed the panopticon prison and called natural rights nonsense | judged laws by the amount of pleasure or pain they produce
Alexis de Tocqueville / Tocqueville | described equality and associations in Democracy in America | was a French noble who visited American prisons in 1831 | warned that the majority in a democracy may become tyrannical
Henry David Thoreau | refused to pay a tax and wrote the essay Civil Disobedience | protested slavery and the Mexican War by going to jail
Herbert Spencer | applied survival of the fittest to society and opposed aid to the poor | was the English philosopher most linked with social Darwinism
Giuseppe Mazzini | preached liberal nationalism for a united Italy | founded the movement Young Italy

# Socialist and anarchist thinkers of the nineteenth century
? Which nineteenth-century thinker
Karl Marx / Marx | saw history as class struggle and predicted workers' revolution | wrote Das Kapital, a critique of capitalism | helped found the First International in London in 1864
Friedrich Engels | wrote The Condition of the Working Class in England | managed a family cotton mill in Manchester and published the later volumes of Das Kapital
Georg Wilhelm Friedrich Hegel / G. W. F. Hegel / Hegel | saw history as a dialectical unfolding of reason and freedom | influenced Marx with the movement of thesis and antithesis
Mikhail Bakunin | was a Russian anarchist who clashed with Marx over the state | warned that a workers' state would become a new tyranny
Pierre-Joseph Proudhon | declared that property is theft | was a French mutualist who first called himself an anarchist
Peter Kropotkin | was a Russian prince who argued that cooperation helps species survive | wrote Mutual Aid and The Conquest of Bread

# Political thinkers of the twentieth century
? Which thinker
John Rawls / Rawls | proposed choosing principles of justice behind a veil of ignorance | allowed inequality only if it helps the least advantaged | wrote A Theory of Justice
Robert Nozick | defended a minimal state in Anarchy, State, and Utopia | held that holdings are just if acquired and transferred fairly
Hannah Arendt / Arendt | analyzed totalitarianism and the banality of evil | reported on the trial of Adolf Eichmann | wrote The Origins of Totalitarianism
Friedrich Hayek / Hayek | warned in The Road to Serfdom that central planning leads to tyranny | was an Austrian economist who admired spontaneous market order
Frantz Fanon | wrote on colonialism and violence in The Wretched of the Earth | was a psychiatrist from Martinique who supported Algerian independence | wrote Black Skin, White Masks
Antonio Gramsci / Gramsci | explained cultural hegemony while imprisoned by Mussolini | was an Italian communist who wrote the Prison Notebooks
Max Weber / Weber | defined the state by its monopoly on the legitimate use of force | described three types of authority and ideal bureaucracy | distinguished traditional, charismatic, and legal-rational authority
Robert Dahl | used the word polyarchy for real-world democracies | studied pluralist power in the city of New Haven | defined power as getting someone to do what they would not otherwise do
Michel Foucault | studied prisons, surveillance, and the links between power and knowledge | wrote Discipline and Punish
Simone de Beauvoir | described woman as "other" in The Second Sex | said that one is not born, but becomes, a woman
Isaiah Berlin | distinguished negative from positive liberty | wrote "The Hedgehog and the Fox" and defended value pluralism
Michael Oakeshott | praised tradition and distrusted rationalism in politics | was a British conservative who wrote Rationalism in Politics

# Political works before 1700
? Which work
The Republic | describes an ideal city ruled by philosophers and the allegory of the cave | is Plato's dialogue on justice in the soul and the city
Politics of Aristotle / Aristotle's Politics | compares Greek constitutions and praises a mixed middle-class regime | calls humans creatures of the city and criticizes common property
The Prince | tells rulers how to gain and hold power | was written by Machiavelli for the Medici | asks whether it is better for a ruler to be loved or feared
Leviathan | compares the sovereign to a giant body made of subjects | was written by Hobbes after the English Civil War | describes life in the state of nature as solitary, poor, nasty, brutish, and short
Two Treatises of Government | refutes divine right and explains property by labor | was published by Locke after the Glorious Revolution | defends natural rights and the right to overthrow a tyrant
Utopia | describes an imaginary island without private property | was published by Thomas More in 1516

# Political works of the eighteenth century
? Which work
The Spirit of the Laws | links climate, custom, and separated powers to liberty | was published by Montesquieu in 1748
The Social Contract | opens by saying that man is born free yet everywhere in chains | was published by Rousseau in 1762 | bases lawful rule on the general will
The Wealth of Nations | explains division of labor and the invisible hand | was published by Adam Smith in 1776
Reflections on the Revolution in France | warns against sudden destruction of inherited institutions | was published by Edmund Burke in 1790
Common Sense | attacked monarchy and urged American independence in plain language | was Thomas Paine's best-selling pamphlet of 1776
The Federalist Papers | defended the proposed United States Constitution in eighty-five essays | was written by Hamilton, Madison, and Jay under the name Publius

# Political works since 1800
? Which work
On Liberty | limits interference to preventing harm to others | was published by John Stuart Mill in 1859
The Communist Manifesto | ends by calling on workers of the world to unite | was published by Marx and Engels in 1848 | begins by declaring that history is the history of class struggles
A Theory of Justice | argues for fairness from an original position | was published by John Rawls in 1971
Democracy in America | warns of the tyranny of the majority after a French visitor's travels | was published by Alexis de Tocqueville in 1835
The Clash of Civilizations | predicts cultural rather than ideological conflict after the Cold War | was published by Samuel Huntington in the 1990s
The Second Sex | says that one is not born, but rather becomes, a woman | was published by Simone de Beauvoir in 1949
The Road to Serfdom | warns that economic planning leads to dictatorship | was published by Friedrich Hayek in 1944

# Major political ideologies
? Which ideology
classical liberalism | stresses individual freedom, limited government, and free markets | grew from Locke and Adam Smith in opposition to absolute monarchy | defends individual rights and a minimal role for the state in the economy
conservatism | values tradition, order, and gradual change | distrusts abstract plans to remake society, following Burke | stresses established institutions, religion, and private property
socialism | seeks social ownership and equality to replace private profit | arose in response to hardships of industrial workers | favors public ownership or control of major industries to reduce inequality
communism | aims at a classless society with common ownership and no state | was declared the goal of the Soviet Union and Mao's China | is based on the writings of Marx and calls for a workers' revolution
fascism | exalts the nation, a single leader, and violence over the individual | came to power in Italy under Benito Mussolini | rejects elections and class struggle in favor of a warlike national state
anarchism | holds that the state is unnecessary and harmful | favors voluntary cooperation without rulers | rejects all forms of government authority
nationalism | demands loyalty to a people and its own independent state | helped unify Italy and Germany and break up empires
feminism | seeks equality of the sexes and an end to patriarchy | supports women's rights in law, work, and family
environmentalism / ecologism | puts protection of nature above unlimited growth | inspired green parties beginning in the 1970s | demands conservation of natural resources and sustainable living
populism | sets the pure common people against a corrupt elite | favors direct appeals by a leader over established institutions
Islamism | seeks to base law and government on Muslim teaching | inspired the 1979 revolution in Iran

# Varieties of liberalism and conservatism
? Which strand of thought
social liberalism / modern liberalism | supports state action to provide welfare and real opportunity for individuals | was shaped by T. H. Green and John Maynard Keynes
neoliberalism | promotes free trade, privatization, and deregulation | guided policies of Thatcher and Reagan in the 1980s | seeks to shrink government's role in the economy and open markets
libertarianism | reduces the state to protecting persons and property | opposes both economic regulation and moral laws | supports maximum individual freedom and the smallest possible government
traditional conservatism / Burkean conservatism | defends inherited customs, hierarchy, and a view of society as a living organism | prefers slow reform to revolution
neoconservatism | favors assertive use of military strength to promote democracy abroad | was associated with the administration of George W. Bush
Christian democracy | joins Catholic social teaching with market economy and welfare | shaped postwar parties in Germany and Italy
paternalistic conservatism / one-nation conservatism | holds that the privileged have a duty to care for the poor | is associated with Benjamin Disraeli
communitarianism | stresses shared values and duties over isolated individual rights | is associated with Michael Sandel and Amitai Etzioni
the New Right | joins free-market economics with strong authority and moral values | rose in Britain and the United States around 1980

# Varieties of socialism and communism
? Which school of thought
Marxism | explains history by class conflict and material conditions | predicts that capitalism will be overthrown by workers | teaches that conflict between bourgeoisie and proletariat moves history forward
Leninism | holds that a disciplined vanguard party must lead revolution | guided the Bolsheviks in 1917
Stalinism | built socialism in one country by terror, purges, and forced industry | collectivized Soviet farms in the 1930s
Maoism | bases revolution on peasants and rural guerrilla war | inspired China's Cultural Revolution | teaches that peasants rather than factory workers lead the revolution
Trotskyism | calls for permanent, worldwide revolution | opposed the bureaucracy of the Soviet state after 1924
social democracy | reforms capitalism with welfare and regulation by parliamentary means | shaped Sweden and other Nordic states | accepts a mixed economy with elections, unions, and a welfare state
utopian socialism | planned model communities of harmony | is associated with Robert Owen and Charles Fourier
syndicalism | seeks control of industry by trade unions through general strikes | influenced French and Spanish unions in the early 1900s
Fabianism | favored gradual change by persuasion and legislation in Britain | was promoted by Sidney and Beatrice Webb
revisionism | rejected violent revolution for evolution, as argued by Eduard Bernstein | held that workers' conditions were improving under capitalism
Eurocommunism | led Western parties in the 1970s to accept democracy apart from Moscow | was adopted by Italian leader Enrico Berlinguer

# Classes and groups in Marxist thought
? Which group in Marxist thought
bourgeoisie | is the capitalist class that owns factories and other means of production | is made up of owners who employ wage labor | profits from the labor of the working class
proletariat | is the working class that sells its labor for wages | owns no means of production | is expected to overthrow the capitalists in a revolution
petite bourgeoisie | is the class of shopkeepers and small business owners | stands between large capitalists and wage workers
lumpenproletariat | is the underclass of beggars and criminals below the workers | was thought to lack class consciousness and revolutionary use
vanguard party | is a small, disciplined organization of revolutionaries leading the masses | was Lenin's organization of professional revolutionaries
peasantry | is the class of small farmers who work the land | was the base of revolution in Mao's version of the theory

# Marxist concepts
? Which term describes
class struggle | the conflict between owners and workers that drives history | the antagonism between oppressor and oppressed, according to the Communist Manifesto
historical materialism | the theory that economic conditions shape ideas and institutions | the view of history as stages of production
surplus value | the worth created by workers beyond what they are paid in wages | the source of the capitalist's profit
alienation | workers' estrangement from their product, their labor, and themselves | the separation of workers from the results of their work under capitalism
false consciousness | failure of workers to see their true interests | acceptance by the oppressed of ideas that serve rulers
dictatorship of the proletariat | the period of working-class rule before the state withers away | the transitional stage between capitalism and full communism
means of production | the land, tools, factories, and raw materials used to make goods | the resources that workers would own in common after the revolution
superstructure | the law, politics, and culture built on the economic base | the ideas and institutions that reflect the mode of production

# Marks of totalitarian rule
? Which feature of totalitarian rule
cult of personality | glorifies a leader as flawless by posters, statues, and songs | encouraged worship of leaders such as Stalin and Mao
secret police | is an undercover force that spies on citizens and arrests critics | included the Gestapo in Nazi Germany and the KGB in the Soviet Union
corporate state | organizes the economy in state-controlled bodies of owners and workers | was Mussolini's way of organizing industry
militarism | glorifies armed strength and war | holds that a nation's strength lies in its armed forces
single mass party | is the sole legal organization that mobilizes the population | allows no rival organization to compete for power
indoctrination | teaches people to accept beliefs without question | was the aim of youth groups such as the Hitler Youth
purge | removes suspected enemies from the party or army | was carried out by Stalin through mass trials and executions in the 1930s
leader principle / Führerprinzip | demands absolute obedience to one man at the top | placed Adolf Hitler's word above all written law
state terror | uses violence and fear to force obedience and crush opposition | kept people obedient under Stalin and Hitler through dread of the camps
propaganda monopoly / state control of media | lets the government decide all that newspapers and radio report | keeps citizens from hearing any criticism of the government

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

# Principles of liberty and justice
? Which term describes
negative liberty | freedom from interference by others | the absence of outside restraint on an individual's action
positive liberty | the freedom to control one's own life and develop fully | freedom that may require resources such as education | the capacity to be one's own master
general will | the common interest of citizens as a whole, according to Rousseau | what the sovereign people want for the common good, in The Social Contract
harm principle | the rule that society may restrict only acts that injure others | John Stuart Mill's limit on interference with individual freedom
utilitarianism / principle of utility | the ethics of seeking the greatest happiness of the greatest number | Jeremy Bentham's standard for judging acts and laws
veil of ignorance | John Rawls's device of choosing principles without knowing one's own place in society | an imagined condition that ensures impartial choice of principles of justice
difference principle | the rule that inequality must benefit the least advantaged | John Rawls's limit on inequalities of wealth and income
distributive justice | fair sharing of wealth and burdens in society | the question of who deserves what goods
procedural justice | fairness of the process rather than of the outcome | the use of fair steps in reaching a decision
categorical imperative | the command to act only on rules one could will for all | Immanuel Kant's test of moral duty
natural law | moral rules found by reason and valid everywhere | the higher standard by which Thomas Aquinas judged human statutes
tyranny of the majority | oppression of a minority by the greater number | the danger of democracy noted by Tocqueville and Mill

# Positions on the political spectrum
? Which term describes
radical | a person who wants fundamental and rapid change of society | a person on the far left of the spectrum
liberal | a person who favors reform and government help for equality | a person on the moderate left in American usage
moderate / centrist | a person near the middle of the spectrum who accepts compromise | a person who avoids extremes on both sides
conservative | a person who wants to preserve existing institutions and values | a person on the moderate right who distrusts rapid change
reactionary | a person who wants to return to an earlier state of affairs | a person on the far right who would undo recent change
pragmatist | a person who judges policy by results rather than by doctrine | a politician guided by what works in practice

# Types of states
? Which term describes
failed state | a country whose government cannot provide order or basic services | a country, such as Somalia in the 1990s, where central authority collapsed
city-state | an independent urban center with its surrounding land | a community such as ancient Athens or modern Singapore
empire | a large domain in which one people rules many others | a realm such as Rome or the Ottoman domain
colony | a territory ruled and settled by a distant country | a possession, such as British India, governed from overseas
microstate | a country with very small land and population | a country such as Monaco or San Marino
buffer state | a weak country lying between two rival powers | a country that reduces the chance of clash by separating rivals
protectorate | a country that keeps local rule but yields foreign affairs to a stronger one | a territory guarded and partly controlled by a stronger power

# Nations and peoples
? Which term describes
nation | a group of people who share a common identity, culture, or history | a community bound by a sense of belonging, common language, or memory
nation-state | a country whose borders match those of a single people | a country, such as Japan, where culture and political boundaries largely coincide
stateless nation | a people without a country of its own, such as the Kurds | a cultural group that lacks an independent territory
multinational state | a country containing several distinct peoples | a country such as Nigeria or the former Soviet Union
tribe | a traditional society based on kinship | a group of related families led by elders or a chief

# Features of a state
? Which feature of a state
population | consists of the people who live under the government | may be large, as in China, or tiny, as in Nauru
territory | consists of land with recognized boundaries | may be lost or gained through war and treaty | must have defined borders
sovereignty | gives a country supreme authority over its affairs without outside control | was linked with the Peace of Westphalia in 1648 | means that no higher outside authority can command the government
organized government | makes and enforces binding rules through officials | may change its leaders while the country itself continues
diplomatic recognition | is the acceptance by other countries as a legal equal | is lacking in part for Taiwan and Kosovo
monopoly of legitimate force | lets only the country's officers use violence lawfully | is central in Max Weber's definition
national symbols | includes flags and anthems that express unity | stirs patriotic feeling among citizens
bureaucracy | is the permanent corps of officials who administer rules | collects taxes and keeps records through appointed specialists

# Theories of the origin of the state
? Which theory of the origin of the state
force theory | holds that a person or group conquered others and made them submit | explains rule as beginning with the conquest of a weaker people by the strong | holds that the strong took control of an area and its people by conquest
evolutionary theory | holds that rule grew from the family to clan to tribe | explains rule as growing naturally out of the primitive household's head | traces government to the early family and its head
divine right theory | holds that God gave rulers their authority by royal birth | was used by European monarchs and Chinese emperors claiming a mandate | holds that disobeying the king is a sin against God
natural theory | holds that humans form communities because they are social by nature, as Aristotle said | says that people fulfill themselves only inside a community
economic class theory / Marxist theory of the state | holds that rule arose so that owners could control workers | sees rule as the tool of those who own property
hydraulic theory | holds that rule arose to manage large irrigation works | was proposed by Karl Wittfogel about ancient river valleys
bellicist theory / war-making theory | holds that the need to raise taxes for armies built central rule in Europe | is summed up by Charles Tilly's phrase linking fighting and building central rule
social contract theory | holds that people agreed to give up some freedom for protection | bases rule on the voluntary consent of the governed, as Locke argued | was developed by Hobbes, Locke, and Rousseau

# Classical forms of government
? Which form of government
monarchy | vests rule in one hereditary person such as a king or queen | passes the highest office down a royal family | is headed by a sovereign who usually reigns for life
oligarchy | vests rule in a small, self-interested group | is, in Aristotle's scheme, the corrupt counterpart of rule by the best | was the rule of the Thirty in Athens
aristocracy | vests rule in a hereditary nobility seen as the best | gives power to nobles by birth or virtue
democracy | vests rule in the people | comes from Greek words for people and power | lets citizens hold power directly or through elected representatives
tyranny | vests rule in one cruel person who governs for selfish ends | is, in Aristotle's scheme, the corrupt rule of one
polity | vests rule in a moderate, middle-class many, in Aristotle's scheme | is, in Aristotle's scheme, the good rule of many under law
republic | has elected representatives and no king | replaced kings at Rome in 509 BCE

# Forms of government by kind of rulers
? Which form of government
theocracy | vests rule in religious leaders | bases law on sacred authority, as in Iran | makes clergy the rulers and scripture the law
plutocracy | vests rule in the wealthy | makes money the basis of political power
technocracy | vests rule in experts and scientists | relies on engineers and specialists rather than politicians
kleptocracy | lets rulers steal the nation's wealth | is illustrated by Mobutu's looting of Zaire
meritocracy | vests rule in those chosen for ability | was approached by China's civil service examinations
gerontocracy | vests rule in elderly people | describes the aged Soviet leadership around 1980

# Regime types
? Which regime type
absolute monarchy | has a hereditary ruler with unlimited power | is found in Saudi Arabia and was found under Louis XIV | gives a king or queen power that no constitution limits
constitutional monarchy | has a ceremonial crown while elected leaders govern | is found in Britain, Sweden, and Japan | limits the king or queen by law
liberal democracy | joins free elections with civil liberties and rule of law | protects opposition parties, courts, and an independent press
illiberal democracy | holds elections but weakens courts, media, and rights | was Fareed Zakaria's term for elected leaders who ignore limits
military junta | is rule by a committee of officers after a coup | ruled Argentina from 1976 to 1983
one-party state | allows only a single legal organization to govern | is found in China, Cuba, and North Korea
personalist dictatorship | concentrates power in one leader and family or friends | is illustrated by Mobutu in Zaire or Trujillo in the Dominican Republic
apartheid regime | gave political rights to a racial minority in South Africa until the 1990s | separated people into racial groups by law until Nelson Mandela's victory
hybrid regime / competitive authoritarianism | mixes real contests with an unfair advantage for incumbents | holds multiparty elections whose playing field is tilted toward those in office
totalitarian regime / totalitarianism | seeks total control by ideology, terror, and mass mobilization | was built in Nazi Germany and Stalin's Soviet Union | controls every part of public and private life
authoritarian regime | limits opposition but leaves much of religious, family, and private life alone | demands political obedience without an all-embracing ideology

# Models of democracy
? Which model of democracy
direct democracy | has citizens vote on laws themselves, as in ancient Athens | uses referendums, initiatives, and town meetings | lets the people themselves make decisions without elected officials
representative democracy | has citizens choose others to decide for them | relies on legislators elected for fixed periods | is also known as indirect rule by the people
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
pacted settlement | an agreement among elites to share power after authoritarian rule | a negotiated deal such as that among Spanish or Venezuelan leaders
democratic backsliding | gradual weakening of free institutions by elected leaders | erosion by attacks on courts and the press after elections
transitional justice | dealing with past abuses by trials or truth commissions | the task of South Africa's Truth and Reconciliation Commission
democratic transition | the replacement of an authoritarian regime by an elected government | the change from Franco's dictatorship to free elections in Spain
democratic consolidation | the stage when free elections become "the only game in town" | the point at which all major groups accept electoral rules
political liberalization | the easing of repression without giving up control | the opening of the press and freeing of prisoners by a dictator
third wave of democratization / third wave | the spread of free government from 1974 into the 1990s | Samuel Huntington's name for changes beginning in Portugal
decolonization | the gaining of independence by peoples ruled by empires | the end of European rule in Africa and Asia after 1945 | the process by which colonies became independent states after World War II
democratic breakdown / authoritarian reversal | the replacement of an elected government by a dictatorship | the collapse of free government such as that of Weimar Germany

# Explanations of democracy and development
? Which theory
modernization theory | holds that economic growth tends to bring democracy | is Seymour Martin Lipset's link between wealth and free government
resource curse | says that oil-rich countries tend to be undemocratic and poorly developed | says that rulers who live on petroleum money need not answer to taxpayers
political culture theory | credits democracy to citizens' values, trust, and beliefs | was tested by Almond and Verba in a survey of five nations
elite bargaining theory | credits democracy to negotiated agreements between rulers and opposition leaders | stresses pacts such as those in Spain and Chile
diffusion theory | says that democracy spreads from one country to its neighbors by example | is supported by the rapid changes in Eastern Europe in 1989

# Division of power between center and regions
? Which term describes
unitary system | an arrangement in which the central government holds all final authority | an arrangement, as in France and Japan, where local units have only delegated powers
federal system / federalism | an arrangement in which a constitution divides power between national and regional governments | the arrangement of Germany, India, and Canada
confederation | a loose union in which member states keep sovereignty | an arrangement with a weak central body, as among the American states before 1789
devolution | a central government's grant of powers to regional bodies, which may be withdrawn | the transfer of authority to Scotland and Wales in the 1990s
decentralization | the spreading of administration from the capital to lower levels | the moving of decisions closer to local communities
subsidiarity | the principle that matters be handled at the lowest effective level | a European Union rule on when Brussels may act
regional autonomy | special self-rule for a part of a country, such as Catalonia | limited self-government granted to a distinct area
asymmetrical federalism | an arrangement that gives some provinces more powers than others | unequal division of powers among member units, as for Quebec
secession | the formal withdrawal of a region to form its own country | the act by which South Sudan left Sudan in 2011

# Forms of nationalism
? Which form of nationalism
civic nationalism | is loyalty based on shared citizenship and political values | includes people of any ancestry who accept the country's values
ethnic nationalism | is loyalty based on common ancestry, language, and culture | excludes people who do not share a common descent
irredentism | claims land in another country where one's own people live | was expressed in Hitler's demand for the Sudetenland
separatism | seeks an independent country for a group within an existing one | is the goal of some Basques, Tamils, and Québécois
jingoism | is loud, aggressive patriotism that favors war | supports a warlike foreign policy
Pan-Africanism | seeks the unity of the peoples of Africa and their descendants abroad | was the cause of Kwame Nkrumah and Marcus Garvey
Zionism | seeks a homeland for the Jewish people in Palestine | was launched as a movement by Theodor Herzl
Pan-Arabism | seeks to unite Arabic-speaking peoples in one state or union | was championed by Gamal Abdel Nasser
anticolonial nationalism | seeks independence from foreign empires | was led by Gandhi in India and Ho Chi Minh in Vietnam
Pan-Slavism | seeks the unity of Slavic peoples such as Serbs and Russians | was encouraged by Russia in the Balkans before World War I

# Hostility and prejudice between groups
? Which term describes
xenophobia | fear or hatred of foreigners | hostility toward immigrants and strangers
anti-Semitism | hatred of and discrimination against Jews | the prejudice expressed in the Nuremberg Laws
racism | the belief that one race is superior to others | discrimination against people because of their skin color or descent
sexism | prejudice or discrimination based on a person's sex | the treatment of women as inferior to men
ethnocentrism | judging other cultures by the standards of one's own | the belief that one's own culture is superior
Islamophobia | fear of or prejudice against Muslims | hostility toward followers of the religion founded by Muhammad
homophobia | fear of or prejudice against gay and lesbian people | hostility toward same-sex couples
nativism | favoring the native-born population over immigrants | opposition to immigration by established inhabitants

# Political violence and upheaval
? Which kind of political violence
revolution | is a rapid, fundamental change of the social order by mass action | overthrew the old order in France in 1789 and Russia in 1917
coup d'état / coup | is a sudden, illegal seizure of power by a small group | is usually carried out by military officers | brought Augusto Pinochet to power in Chile in 1973
civil war | is armed conflict between groups within one country | divided Spain from 1936 to 1939
insurgency | is a prolonged armed rebellion by irregular forces against a government | was waged by the Taliban against the government in Kabul
genocide | is the attempt to destroy a national, ethnic, racial, or religious group | was committed in the Holocaust and in Rwanda in 1994
ethnic cleansing | drives an unwanted people from an area by force and terror | expelled Muslims from parts of Bosnia in the 1990s
terrorism | uses violence against civilians to create fear for political ends | was carried out by al-Qaeda on September 11, 2001
guerrilla warfare | uses hit-and-run attacks by small bands against a larger army | was the method of Che Guevara and Mao Zedong
assassination | is the murder of a public figure such as a head of state | killed Archduke Franz Ferdinand in 1914
riot | is violent public disorder by a crowd | involves looting, burning, and destruction of property in a city
pogrom | is an organized attack on a Jewish community | was a mob attack on Jews in tsarist Russia
mutiny | is rebellion by soldiers or sailors against their officers | broke out on the battleship Potemkin in 1905

# Kinds of rights
? Which kind of rights
civil liberties | protect individuals from government interference with speech, belief, and privacy | are basic freedoms listed in documents such as the First Amendment | limit what government may do to individuals
civil rights | guarantee equal treatment without discrimination by race or sex | were demanded by Martin Luther King Jr. for African Americans | require government to protect people from unequal treatment
political rights | include voting and running for office | let citizens take part in choosing leaders
economic rights | include fair pay, property, and forming unions | protect people's ability to work, trade, and own goods
social rights | include health care, housing, and schooling | were stressed by T. H. Marshall as the final stage of citizenship
human rights | belong to all people everywhere simply because they are persons | were proclaimed universal by the United Nations in 1948 | belong to every person regardless of nationality, race, sex, or religion
group rights / collective rights | belong to communities such as indigenous peoples | are held by a people, such as to language or land, rather than by single persons
natural rights | were held to exist in a state of nature before government | were named life, liberty, and property by John Locke | were called unalienable in the Declaration of Independence
procedural rights | include fair trial, notice, and counsel | protect accused persons in court

# Documents of human rights
? Which human rights document
Universal Declaration of Human Rights / UDHR | was adopted by the United Nations in 1948 under Eleanor Roosevelt's leadership | lists freedoms and social guarantees for all people in thirty articles | is a General Assembly resolution that is not itself a binding treaty
Covenant on Civil and Political Rights / International Covenant on Civil and Political Rights / ICCPR | binds states to protect speech, fair trial, and voting | entered into force in 1976 along with a treaty on economic guarantees
Covenant on Economic and Social Rights / International Covenant on Economic, Social and Cultural Rights / ICESCR | commits states to work, health, and education guarantees | calls for progressive realization as resources allow
CEDAW / Convention on the Elimination of All Forms of Discrimination Against Women | commits states to end unequal treatment of the female half of the population | was adopted by the UN in 1979 to guarantee equality of the sexes
Children's Rights Convention / Convention on the Rights of the Child / CRC | protects people under eighteen | is the most widely ratified treaty of its kind since 1989
Genocide Convention | makes destruction of a people an international crime | was adopted in 1948 after the Holocaust
Convention Against Torture | forbids severe pain inflicted by officials | bars returning a person to a country that would mistreat prisoners
Geneva Conventions | sets rules that protect wounded soldiers, prisoners, and civilians in war | grew from the work of Henri Dunant and the Red Cross
European Convention on Human Rights | is enforced by a court in Strasbourg | was adopted by the Council of Europe in 1950
Declaration of the Rights of Man / Declaration of the Rights of Man and of the Citizen | was issued by the French National Assembly in 1789 | proclaimed liberty, property, security, and resistance to oppression
Refugee Convention of 1951 / Refugee Convention | forbids returning people to a country where they face persecution | covers persons with a well-founded fear of persecution at home

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
voting | is the most common act by which citizens choose leaders | is done by marking a ballot at the polls
canvassing | goes door to door to win support for a candidate | has volunteers speak with voters at their homes
peaceful demonstration / protest march | gathers a crowd in public to show support or opposition | displays banners and chants through the streets
sit-in | occupies a place and refuses to leave until demands are met | was used at segregated lunch counters
strike | stops work to win economic or political demands | is the main weapon of a labor union
boycott | refuses to buy goods or deal with an organization | was used against South African goods and Montgomery buses | puts economic pressure on a business or country
petition | collects signatures to ask officials to act | was the Chartists' way of presenting demands to Parliament | is a written request signed by many people
civil disobedience | breaks an unjust law openly and accepts the penalty | was practiced by Thoreau, Gandhi, and King | protests peacefully by refusing to obey certain laws
hunger strike | refuses food in order to pressure authorities | was used by suffragettes and Irish republican prisoners
campaign donation | gives money to a candidate or cause | finances advertising and staff for office seekers
online activism / hashtag activism | spreads political demands through social media | uses tags such as #MeToo to mobilize people
contacting officials | writes or calls a representative about a problem | includes letters and emails to one's own member of the legislature

# Theories of voting and choice
? Which theory of political science
sociological model / Columbia model | explains votes by class, religion, and social groups | came from Paul Lazarsfeld's study of Erie County in 1940
psychological model / Michigan model | explains votes by lasting party identification | was set out in The American Voter in 1960 | stresses family as the source of attachment to a party
economic voting theory | says that voters reward or punish leaders for prosperity or hard times | fits the slogan "It's the economy, stupid"
spatial theory | says that voters choose the candidate nearest to them on issues | was developed by Anthony Downs with a left-right line
median voter theorem | predicts that parties move toward the center opinion | says that candidates win by appealing to the person in the middle of opinion | explains why two competing parties take similar moderate positions
Duverger's law | links plurality elections with two-party systems | says that proportional representation encourages many parties | predicts that single-member districts with plurality voting produce two main parties
Arrow's impossibility theorem | shows that no ranking method of group choice meets all fairness conditions | won fame for a 1951 proof about social choice
Condorcet paradox | shows that majority preferences among three options can form a cycle | shows that group choices may be inconsistent though each voter is consistent
iron law of oligarchy | claims that every organization comes to be ruled by a few leaders | was stated by Robert Michels after studying German socialists
realignment theory | says that critical elections remake party coalitions for decades | was advanced by V. O. Key and Walter Dean Burnham

# Biases and habits of political thinking
? Which term describes
heuristic | a mental shortcut used to make quick political judgments | the use of a cue such as a party label to decide with little information
confirmation bias | seeking information that supports what one already believes | reading only the news that agrees with one's own views
motivated reasoning | judging evidence so as to reach the conclusion that one wants | defending existing beliefs by explaining away unfavorable facts
cognitive dissonance | mental discomfort from holding beliefs that conflict | Leon Festinger's concept of a tension that people try to reduce
groupthink | poor decisions made when members value agreement over criticism | Irving Janis's explanation of the Bay of Pigs decision
authoritarian personality | a rigid outlook that favors obedience and dislikes outsiders | Theodor Adorno's explanation of attraction to fascism
in-group bias | favoring people who belong to one's own side | loyalty to "us" and suspicion of "them"
framing effect | a change in opinion caused by how a choice is worded or presented | a different judgment of the same facts when they are described in another way
spiral of silence | staying quiet because one thinks one's view is unpopular | Elisabeth Noelle-Neumann's explanation of why some opinions go unspoken
rational ignorance | not learning about politics because the cost exceeds the benefit | Anthony Downs's explanation of why voters stay uninformed
affective polarization | dislike and distrust of people who support the rival party | hostility based on partisan identity rather than policy differences
political apathy | lack of interest in public affairs | indifference to public life that keeps citizens from voting
paradox of voting | casting a ballot although one vote almost never decides the result | Anthony Downs's puzzle of turnout when costs exceed the expected benefit

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

# Systems of group influence
? Which term describes
pluralism | competition of many groups with no single one dominant | the theory that power is dispersed among many interests, as Robert Dahl argued
neocorporatism / democratic corporatism | formal bargaining among government, business, and labor in a democracy | a system of wage and policy talks, as in Austria and Sweden
clientelism | the exchange of favors and jobs for political support | an unequal relationship between a patron and dependent supporters
elite theory / elitism | the view that a small minority holds real power in every society | the claim of Gaetano Mosca, Vilfredo Pareto, and C. Wright Mills
state corporatism | official licensing and control of groups by an authoritarian regime | the system of group control in Franco's Spain and Vargas's Brazil
lobbying | pressing legislators and officials to favor one's interest | direct contact with lawmakers to influence policy
free-rider problem | the temptation to enjoy a group's gains without contributing | Mancur Olson's obstacle to collective action
social capital | networks of trust and cooperation in a community | the civic connections whose decline Robert Putnam described in Bowling Alone
civil society | voluntary groups standing between the family and the state | churches, unions, and clubs outside government control
revolving door | the movement of people between public office and private interest jobs | the hiring of former officials by the firms that they once regulated
policy network / issue network | the web of experts, groups, and officials around a field of government action | the informal links through which specialists shape decisions

# Bases of social identity
? Which basis of identity
ethnicity | is shared ancestry, language, and customs | is a cultural heritage, such as being Kurdish or Basque
race | is a socially defined category based on physical traits | classifies people by features such as skin color
social class | groups people by income, occupation, and status | is described as working, middle, or upper
gender | consists of social roles linked with being male or female | is masculinity and femininity as learned from culture
caste | is a hereditary rank in Hindu society | fixes a person's status from Brahmin to Dalit at birth
religious affiliation | is membership in a faith such as Islam or Catholicism | divides Sunni from Shia and Protestant from Catholic
generation | groups people who were born in the same years | is illustrated by baby boomers and millennials
regional identity | is attachment to one part of a country | is strong in Scotland, Catalonia, and Quebec

# Peoples and social divisions
? Which term describes
indigenous people | the original inhabitants of a land before colonization | the first peoples of a region, such as the Maori, Inuit, or Maya
diaspora | a people scattered from their homeland | dispersed communities, such as Armenians or Jews, abroad
intersectionality | the overlap of race, sex, and class in producing disadvantage | Kimberlé Crenshaw's concept of overlapping kinds of discrimination
assimilation | the adoption of a dominant culture by newcomers | the melting-pot process by which cultural differences fade
patriarchy | a system in which men hold power over women | rule of the family and society by fathers and husbands
social cleavage / political cleavage | a deep division among groups of people that shapes conflict between parties | a lasting line of conflict such as church against state or owner against worker
cross-cutting cleavages / crosscutting cleavages | divisions of society that overlap so that opponents on one issue are allies on another | divisions such as class and religion that reduce conflict by dividing loyalties differently
minority group | a smaller population with less power than the dominant one | a people, such as the Roma, who are outnumbered in their country

# Social movements before 1948
? Which movement
suffragette movement | won the vote for British women through militant protest under the Pankhursts | campaigned for votes for women by hunger strikes and broken windows before World War I
Chartism | demanded universal male suffrage and secret ballots in 1840s Britain | took its name from a six-point People's document
Indian independence movement | used nonviolent resistance and salt marching against British rule | was led by Mohandas Gandhi and the Congress Party
abolitionism / abolitionist movement | worked to end the slave trade and slavery | was led in Britain by William Wilberforce
labor movement | organizes workers for better wages, hours, and conditions | formed unions that won the eight-hour day and collective bargaining | uses strikes and unions to press employers
temperance movement | campaigned against the drinking of alcohol | won national Prohibition in the United States in 1919

# Social movements since 1948
? Which movement
anti-apartheid movement | opposed legal racial separation in South Africa | used sanctions and campaigns to free Nelson Mandela
Solidarity | began as a Polish trade union and challenged communist rule in 1980 | was led by electrician Lech Wałęsa at Gdańsk
American civil rights movement | used nonviolence to end segregation in the 1950s and 1960s | won federal laws in 1964 and 1965 | included the Montgomery bus boycott and the March on Washington
Black Lives Matter | protests police violence against African Americans since 2013 | grew worldwide after the killing of George Floyd
Green movement / environmental movement | campaigns against pollution and global warming | began Earth Day and warned of DDT after Silent Spring
peace movement | opposes war and nuclear weapons | marched against Vietnam and for disarmament
Zapatista movement | rose in 1994 for indigenous people in Chiapas, Mexico | took its name from a peasant leader of the Mexican Revolution
Me Too movement | spread in 2017 as women told of sexual harassment online | followed charges against the film producer Harvey Weinstein

# Electoral systems
? Which electoral system
first-past-the-post / single-member plurality | elects the candidate with the most votes in each district | is used in Britain, Canada, and India and tends to produce two main parties | is a winner-take-all method in which a candidate can win with less than half of the votes
two-round system / runoff system | requires a second ballot if no candidate wins a majority | is used for the French presidency | sends the top two candidates to a second election
alternative vote / instant-runoff voting | has voters rank candidates and drops the lowest until one has a majority | is used for Australia's House of Representatives
party-list proportional representation / list PR | gives seats to organizations according to their share of the vote | is used in the Netherlands and Israel | has voters choose among slates rather than individual candidates
single transferable vote / STV | elects several members per district by ranked preferences and a quota | is used in Ireland and Malta
mixed-member proportional system / MMP | combines district seats with list seats that correct the overall balance | is used in Germany and New Zealand
parallel voting | combines district seats with separate list seats that do not compensate | is used in Japan
block vote | gives each elector as many choices as there are seats | tends to let the largest party sweep every seat in a multimember area
approval voting | lets people mark every candidate whom they find acceptable | allows several equal marks on the ballot and elects whoever gets most
Borda count | assigns points by rank and adds them up | is used for Nauru in a modified form and for some sports awards
limited vote | gives each elector fewer choices than there are seats | lets a minority win at least one seat in a multimember area

# Kinds of elections and popular votes
? Which kind of popular vote
presidential election | chooses the chief executive in countries such as France and Brazil | may be decided by the voters directly or by an electoral college
by-election | fills one vacant seat between national contests | is held when a British member dies or resigns
snap election | is called earlier than required | is called by a prime minister who hopes to gain seats
referendum / plebiscite | lets all voters decide a question such as independence or a law | asks the people directly to approve or reject a proposal
primary election | chooses a party's candidate | is used in the United States before the contest between parties
runoff election | is a second contest between the leading candidates of the first | is required when no candidate has won a majority
recall election | lets voters remove an official before the end of the term | asks whether an officeholder should be dismissed early
local election | chooses councilors and mayors | decides who governs towns and counties

# Rules and measures of elections
? Which term describes
constituency | the area and voters represented by a member of the legislature | an electoral district, such as each of Britain's 650
electoral threshold | the minimum vote share needed to win seats under proportional representation | Germany's five percent hurdle for parties
district magnitude | the number of seats filled from one constituency | the factor that makes proportional results likelier when more seats are filled together
compulsory voting | the legal duty to cast a ballot, as in Australia | a rule that raises turnout by fining citizens who stay home
closed list | a ballot on which the party alone sets the order of candidates | a form of proportional representation in which voters choose only a party
open list | a ballot on which voters can change the order of a party's candidates | a form of proportional representation in which voters may favor particular candidates
universal suffrage | the right of all adult citizens to vote | the result of removing property, sex, and race limits on the franchise
secret ballot | private marking of votes that prevents intimidation | the reform of voting first adopted in Australia in 1856
electoral fraud | dishonest practices such as stuffing ballot boxes or changing counts | illegal interference with the result of a vote
gerrymandering / gerrymander | drawing district boundaries to help one party | the manipulation of electoral maps for partisan gain
voter turnout | the percentage of eligible people who cast ballots | a figure above ninety percent where participation is required by law

# Types of political parties
? Which type of party
cadre party / elite party | was a small group of notables before mass suffrage | was led by parliamentary insiders in the early nineteenth century
mass party | enrolls large numbers of dues-paying members for a class or cause | arose with socialist movements and local branches, in Duverger's account | depends on many ordinary members organized in local branches
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

# Kinds of government by party support
? Which kind of government
coalition government | is formed by two or more parties that share the cabinet | is usual when no party wins a majority under proportional representation
minority government | is formed by a party that lacks a majority of seats | depends on the votes of other parties to survive
majority government | is formed by one party alone with more than half of the seats | is usual in Britain under first-past-the-post
caretaker government | serves temporarily until a new cabinet is formed | avoids major new decisions in the interval between cabinets
national unity government | includes all major parties during a war or crisis | shares power among nearly all parties until an emergency ends
technocratic government | is made up of experts rather than party politicians | was led by the economist Mario Monti in Italy
military government | is led by officers of the armed forces | usually takes power by a coup and suspends the constitution

# Terms of party politics
? Which term describes
official opposition / parliamentary opposition | the parties in the legislature that are not in government | the largest party out of power, which criticizes ministers and offers an alternative
election manifesto / manifesto | a published statement of policies promised to the voters | a document of a party's program issued before voters choose
party discipline | members' obedience to their leaders when casting votes | unity in voting that is stronger in Britain than in the United States
caucus / party caucus | a closed meeting of legislators of the same side | a gathering at which lawmakers choose leaders and agree on strategy
crossing the floor | leaving one's party in the legislature to join the other side | a lawmaker's change of party, as by Winston Churchill in 1904
confidence and supply agreement | a promise to support a minority cabinet on key votes without joining it | a pact by which a small party backs the budget and the cabinet's survival
partisan dealignment | the weakening of voters' loyalty to parties | a decline in lifelong party identification since the 1970s
factionalism | rivalry among groups within one party | internal division of a party into competing wings
party whip | the legislator who makes sure that colleagues attend and vote together | the enforcer of discipline among members of the same side in the legislature
backbencher | an ordinary member of Parliament who holds no government post | a British lawmaker seated behind the party leaders

# Parties of Asia, Africa, and Latin America
? Which political party
Bharatiya Janata Party / BJP | promotes Hindu nationalism under Narendra Modi | was led earlier by Atal Bihari Vajpayee in New Delhi
Indian National Congress | led the campaign for independence from Britain | was led by Nehru and Indira Gandhi | dominated elections in New Delhi for decades after independence
African National Congress / ANC | fought apartheid and was led by Nelson Mandela | won South Africa's first all-race election in 1994
Institutional Revolutionary Party / PRI | governed Mexico for seven decades until 2000 | took its start from the revolution of 1910
Liberal Democratic Party of Japan / LDP | has governed Tokyo almost continuously since 1955 | joins business, farmers, and bureaucrats in Asia's richest early democracy
Chinese Communist Party / CCP | won a civil war in 1949 under Mao Zedong | was led by Deng Xiaoping and Xi Jinping
Likud | is a right-wing force in Israel led by Menachem Begin and later Benjamin Netanyahu | was founded in 1973 and won power from Labor in 1977

# Parties of Western Europe
? Which political party
Labour Party of Britain / Labour Party | grew from trade unions and created the National Health Service | was led by Clement Attlee and Tony Blair
Conservative Party of Britain / Tory Party | was led by Winston Churchill and Margaret Thatcher | defends tradition and free enterprise in London
Christian Democratic Union / CDU | was led by Konrad Adenauer, Helmut Kohl, and Angela Merkel | is the main center-right force in Germany
Social Democratic Party of Germany / SPD | gave up Marxism at Bad Godesberg in 1959 | was led by Willy Brandt and Gerhard Schröder
Sinn Féin | seeks a united Ireland | was led for decades by Gerry Adams
Scottish National Party / SNP | called the 2014 referendum on leaving the United Kingdom | was led by Alex Salmond and Nicola Sturgeon
National Rally / National Front | opposes immigration and was founded by Jean-Marie Le Pen | was led by Marine Le Pen in French presidential races

# Parties of dictatorships
? Which party
Nazi Party | was led by Adolf Hitler and took power in 1933 | preached racism and expansion in Germany
Bolshevik Party / Bolsheviks | seized Petrograd in October 1917 under Lenin | promised peace, land, and bread
National Fascist Party | was led by Benito Mussolini and took power in 1922 | used Blackshirt squads to attack Italian socialists
Falange | supported Francisco Franco as the only legal party in Spain | was founded in 1933 by José Antonio Primo de Rivera
Baath Party | ruled Iraq under Saddam Hussein and Syria under the Assads | joined Arab nationalism with socialism at Damascus and Baghdad
Khmer Rouge | emptied Cambodia's cities and killed more than a million people | was led by Pol Pot from 1975 to 1979

# Structures and kinds of legislature
? Which term describes
bicameral legislature / bicameralism | a lawmaking body with two chambers | the parliament of Britain or India or the Congress of the United States
unicameral legislature / unicameralism | a lawmaking body with one chamber | the parliament of Sweden, Israel, or New Zealand
upper house | the chamber that often represents regions or reviews laws, such as a senate | the second chamber, which in many countries can only delay bills
lower house | the chamber elected by population that usually controls finance | the chamber to which the cabinet answers in most parliamentary systems
hung parliament | an elected body in which no party has a majority | the result of the British election of 2010 that led to a coalition
standing committee | a permanent group of legislators that examines bills in one field | a specialized group of members for a subject such as finance or defense
constituent assembly | a body elected to write a constitution | a gathering of representatives such as the one that drafted India's constitution
rubber-stamp legislature | a lawmaking body that approves whatever the rulers propose | an assembly without real power, as in communist regimes

# Procedures of parliament
? Which procedure
question time | lets members regularly ask ministers to answer in the chamber | takes place weekly with the British prime minister
vote of no confidence | lets a majority of the legislature remove the cabinet without naming a successor | defeated James Callaghan's cabinet in 1979
constructive vote of no confidence | lets the legislature remove a chancellor only by electing a new one | is used in Germany to keep governments stable | replaced Helmut Schmidt with Helmut Kohl in 1982
dissolution of parliament | ends a legislature's term so that an election can be held | is requested by a prime minister before a national election
royal assent | is the monarch's formal approval of a bill | is the last stage by which a bill becomes an act in Britain
prorogation | is the formal ending of a session by the crown | was used by Boris Johnson in 2019 and ruled unlawful
investiture vote | formally approves a new cabinet or prime minister | must be won by a Spanish prime minister before taking office
filibuster | delays a vote by prolonged speech | is used by a minority in the United States Senate to block a bill
impeachment | brings formal charges against a leader by vote of the legislature | led to the removal of Dilma Rousseff in Brazil in 2016

# Official documents of government
? Which kind of document
white paper | sets out a government's plans for future legislation | precedes a bill as a statement of policy in Britain
statutory instrument / delegated legislation | contains detailed rules made by ministers under an act's authority | lets ministers make law without a full act of Parliament
decree | is an executive order with the force of law | is issued by a president or dictator without a legislative vote
bill | is a proposed law under consideration by a legislature | must pass several readings and votes to become law
constitution | is the supreme law that sets out a government's structure and powers | defines the rights of citizens and the limits of government
budget | is a plan of the government's yearly spending and revenue | is presented to the legislature by the finance minister
charter | grants rights or founds an institution such as a city or organization | set up the United Nations when signed at San Francisco in 1945

# Legislatures of Europe
? Which European legislative body
House of Commons | is the elected chamber at Westminster | chooses in effect the British prime minister | has 650 members elected from single-member districts
House of Lords | is the unelected chamber at Westminster | includes life peers and bishops who can delay bills
Bundestag | is Germany's directly elected chamber, which chooses the chancellor | meets in the Reichstag building in Berlin | is elected by a mixed-member proportional system
Bundesrat | represents the governments of Germany's states | lets the Länder approve laws that affect them
State Duma / Duma | is Russia's elected lower chamber | meets in Moscow with 450 deputies
French National Assembly | is directly elected in Paris and can overturn the cabinet | holds the last word over the Senate under the Fifth Republic
Sejm | is Poland's lower chamber | meets in Warsaw and can overrule a Senate
Riksdag | is Sweden's single chamber | meets in Stockholm with 349 members

# Legislatures of Asia
? Which Asian legislative body
Diet / National Diet | consists of two chambers and designates Japan's prime minister | includes a House of Councillors in Tokyo
Knesset | is Israel's single chamber of 120 members | meets in Jerusalem and is elected by nationwide proportional lists
National People's Congress | has nearly 3,000 deputies and is the largest parliament in the world | meets yearly in Beijing and approves party decisions
Lok Sabha | is India's directly elected lower chamber | has more than 540 members in New Delhi who decide who is prime minister
Rajya Sabha | is India's upper chamber chosen by states | represents state assemblies in New Delhi
Majlis | passes bills that jurists may veto as contrary to Islam | is elected in Iran from candidates approved by a Guardian Council

# Systems of executive power
? Which system of government
presidential system | has a popularly elected chief executive separate from the legislature | is used in the United States, Brazil, and Mexico | has a fixed term of office and a strict separation of powers
parliamentary system | draws its chief executive from the legislature, which can dismiss the cabinet | is used in Britain, Germany, and India | fuses executive and legislative power
semi-presidential system | has both an elected head of state and a prime minister answerable to the legislature | is used under France's Fifth Republic
directorial system | has a collective executive with rotating chair, as in Switzerland | vests leadership in a council of seven equals
executive monarchy | lets a king or sultan personally direct ministers | is used in Saudi Arabia and Oman
communist party-state | makes the general secretary more powerful than formal officeholders | is used in China, Vietnam, and Cuba
clerical supreme leadership / clerical rule | places a religious jurist above the elected president | has been used in Iran since 1979

# Executive offices
? Which office
prime minister | leads the cabinet and depends on the confidence of the legislature | resides at 10 Downing Street in Britain's case | is the head of government in a parliamentary system
German chancellor / chancellor | heads the cabinet in Berlin and is chosen by the Bundestag | can be replaced only by a constructive no-confidence vote
constitutional monarch | serves by heredity as a symbolic head of state | reigns but does not rule
French president | appoints a prime minister and may dissolve the National Assembly | has shared executive power since Charles de Gaulle's constitution of 1958
supreme leader of Iran | is a cleric who commands the military and oversees elected officials | has been the top post in Tehran since Ayatollah Khomeini
general secretary | heads a communist party and often the whole regime | was held by Stalin and Gorbachev in the Soviet Union
minister | heads a single government department as a cabinet member | runs a portfolio such as finance or foreign affairs
governor-general | represents the British crown in countries such as Canada | gives assent to laws in Australia and New Zealand
speaker | presides over debates in a legislative chamber | keeps order impartially in the House of Commons
permanent secretary | is the top career civil servant in a British department | gives nonpartisan advice and stays when governments change

# Concepts of executive government
? Which term describes
head of state | the official who represents the country symbolically, such as a monarch | the ceremonial role separated from policy leadership in Germany and India
head of government | the official who directs policy and leads the cabinet | the role held by the prime minister in Britain
cohabitation | shared rule by a French president and prime minister from opposing parties | the situation of François Mitterrand with Jacques Chirac from 1986
collective responsibility | the rule that ministers must publicly support all cabinet decisions | the British convention that a dissenting minister should resign
ministerial portfolio / portfolio | the department or policy area assigned to a minister | a field of government such as finance given to one member of the cabinet
shadow cabinet | opposition leaders who follow and criticize particular ministers | the team of the party out of power that is ready to take office in Britain
state of emergency | a temporary suspension of normal rules during a crisis | a condition in which a government may limit rights for a time
reserve powers | authority of a crown or head of state used only in unusual crises | the authority by which Australia's governor-general dismissed Gough Whitlam in 1975
royal prerogative | powers of the crown that ministers use without a vote of Parliament | British executive authority to make treaties and command the forces

# Principles of public administration
? Which term describes
Weberian bureaucracy | an ideal type with hierarchy, written rules, and expert salaried officials | an organization with clear division of labor and promotion by merit
new public management | reform that applies business methods and competition to government agencies | 1980s reform of government that treats citizens as customers
principal-agent problem | the difficulty of making those hired follow the wishes of their superiors | the conflict of interest that arises because officials know more than their overseers
administrative accountability | the obligation of officials to answer for their actions | the duty to explain and justify decisions to legislators and courts
privatization | selling or transferring state enterprises to private owners | the sale of public firms, as under Margaret Thatcher
nationalization | taking a private firm or industry into public ownership | the takeover of the Suez Canal by Egypt in 1956
transparency of government | openness of public records and decisions to citizens | the aim of freedom of information laws
merit system | hiring and promoting civil servants by ability shown in examinations | the replacement for appointing supporters to public office

# Abuses and faults of administration
? Which fault of administration
nepotism | gives offices to relatives | favors family members in hiring
political corruption / corruption | includes taking bribes in return for official favors | is measured by an index of Transparency International
red tape | delays service by excessive rules and procedure | burdens applicants with complicated forms
politicization of the civil service | presses neutral career officials to serve the ruling party's interests | destroys the neutrality of public servants
patronage / spoils system | rewards political supporters with government jobs | gives public offices to supporters of the winning party
cronyism | gives offices and contracts to friends | favors close associates regardless of their ability

# Officials who watch over administration
? Which official
ombudsman | investigates citizens' complaints against government agencies | began in Sweden in 1809 to protect people from maladministration
auditor general | checks that public money is spent lawfully | examines the accounts of government departments
whistleblower | reveals wrongdoing inside an agency to the public | is protected by law from dismissal for exposing misconduct
civil servant | works permanently in a government department whichever party governs | is hired by merit to carry out policy without taking sides
election commissioner | supervises voting and the counting of ballots | registers voters and parties impartially
central banker | sets interest rates independently of elected politicians | manages a country's currency and money supply
political appointee | holds a government job by choice of the elected leader | usually leaves office when a new party takes power

# Legal traditions
? Which legal tradition
common law tradition | relies on judges' precedents and began in England | is used in Britain, the United States, and India | develops law mainly through court decisions
civil law tradition / code law | relies on comprehensive written codes descended from Rome | is used in France, Germany, and most of Latin America | has judges apply written statutes rather than precedents
Islamic law / sharia | is drawn from the Qur'an and the example of Muhammad | guides family and criminal matters in Saudi Arabia and Iran
Jewish law / halakha | is drawn from the Torah and Talmud | governs marriage for many citizens in Israel's rabbinical courts
canon law | governs the Catholic Church | was compiled by Gratian in the twelfth century for the church
customary law | rests on unwritten traditions of communities, as in parts of Africa | is often applied by chiefs and village elders
socialist law | subordinates courts to the party and collective ownership | was practiced in the Soviet Union
Hindu law / dharma law | is drawn from texts such as the Laws of Manu | applies to marriage and inheritance for most people in India
mixed legal tradition | blends two systems, as in Louisiana, Scotland, and South Africa | joins elements of code and precedent in one country

# Branches of law
? Which branch of law
criminal law | punishes offenses against society | leads to prosecution by the state and possible prison | requires proof beyond a reasonable doubt
tort law | compensates persons harmed by civil wrongs such as negligence | lets an injured person sue for damages | covers injuries caused by negligence, defamation, or trespass
contract law | enforces binding agreements between parties | deals with offers, acceptance, and breach | requires offer, acceptance, and consideration
property law | deals with ownership and use of land and goods | deals with deeds, leases, and easements
family law | deals with marriage, divorce, and custody of children | deals with adoption and alimony
constitutional law | deals with the powers of government and basic liberties | is the basis for judicial review of statutes | interprets the fundamental law of a state
administrative law | controls the decisions and rules of agencies | lets citizens challenge an agency's licensing decision
public international law | governs relations among states | includes treaties and custom binding on countries
labor law | deals with employers, unions, and working conditions | regulates collective bargaining and strikes
intellectual property law | protects inventions, writings, and brand names | includes patents, copyrights, and trademarks
inheritance law / succession law | decides who receives a dead person's belongings | deals with wills, estates, and heirs

# Crimes against property
? Which crime
burglary | is entering a building unlawfully in order to commit an offense inside | includes breaking into a house at night to steal
robbery | is taking property from a person by force or threat | includes a mugging at gunpoint
larceny / theft | is taking another's property without consent or force | includes shoplifting and picking a pocket
embezzlement | is stealing money or property entrusted to one's care | is committed by a bank employee who takes deposits
arson | is intentionally setting fire to property | includes burning a building to collect insurance
extortion / blackmail | is obtaining money by threat of harm or exposure | includes demanding payment to keep a secret
fraud | is deceiving someone for financial gain | includes selling worthless stock by false claims
forgery | is making or altering a document in order to deceive | includes signing another person's name on a check

# Crimes against persons and the state
? Which crime
murder | is the unlawful killing of a person with malice | is the gravest kind of homicide, often planned in advance
manslaughter | is the unlawful killing of a person without malice, as in sudden passion | is a lesser homicide caused by recklessness or provocation
perjury | is telling lies under oath in court | is committed by a witness who gives deliberate false testimony
bribery | is offering something of value to influence an official | includes paying a judge for a favorable ruling
kidnapping | is carrying off and holding a person against that person's will | is committed by seizing someone to demand ransom
treason | is making war against one's country or aiding its enemies | is the only offense defined in the United States Constitution
criminal conspiracy / conspiracy | is an agreement by two or more people to commit an offense | is punishable even if the planned offense is not completed

# Torts and civil wrongs
? Which basis of tort liability
negligence | is failure to use the care that a reasonable person would, causing harm | includes careless driving that injures another
defamation | is a false statement that harms a person's reputation | includes both libel and slander
trespass to land / trespass | is entering another's real estate without permission | includes walking across a neighbor's fenced field uninvited
private nuisance / nuisance | is unreasonable interference with a neighbor's use of property | includes constant smoke or noise that disturbs people next door
battery | is harmful or offensive touching of another person | includes hitting or striking someone intentionally
assault | is an act that makes a person fear immediate harmful contact | includes raising a fist to threaten someone with a blow
false imprisonment | is unlawful confinement of a person | includes locking a shopper in a room without cause
conversion | is wrongfully treating another's goods as one's own | includes taking or selling someone's bicycle as if owner
invasion of privacy | is prying into or publishing someone's personal affairs | includes secretly photographing someone at home
strict liability | makes a person responsible for harm without proof of fault | applies to blasting and wild animals however careful the owner is

# Requirements and faults of contracts
? Which term describes
contract offer / offer | a proposal of terms that another person may agree to | the first step in forming an agreement between two parties
acceptance | agreement to the terms proposed | the step that makes a proposal binding on both parties
consideration | something of value exchanged by each side of an agreement | the price paid or promise given in return for a promise
contractual capacity / capacity | the legal ability to make a binding agreement, lacking in minors | a requirement that the parties be of legal age and sound mind
mutual assent / meeting of the minds | shared understanding and agreement of both sides on the same terms | a requirement that neither side be mistaken about the bargain
breach of contract / breach | failure to perform what was promised | a default that allows the injured party to sue
duress | unlawful pressure that makes an agreement voidable | a threat of violence that forces a signature
specific performance | a court order to carry out the agreement itself | a remedy used for unique items such as land
liquidated damages | a sum fixed in advance to be paid if a promise is broken | an amount for default written into the agreement
counteroffer | a reply that changes the terms proposed | a response that rejects the first terms and proposes others
warranty | a promise about the quality of goods | a seller's guarantee that an item will work

# Elements of a crime
? Which term describes
actus reus | the guilty act itself | the physical conduct forbidden by a criminal statute
mens rea | the guilty state of mind | the criminal intent of the offender
motive | the reason for which a person commits an offense | a cause such as greed or revenge, which need not be proved
criminal attempt / attempt | a substantial but unfinished step toward an offense | trying to commit a crime but failing
accomplice liability | guilt for helping another person commit an offense | responsibility of the driver of the getaway car
presumption of innocence | treating the accused as not guilty until proven otherwise | the rule that puts the burden of proof on the state
corpus delicti | proof that a crime has actually been committed | evidence of the offense itself apart from a confession

# Defenses in criminal law
? Which defense
alibi | shows that the accused was elsewhere when the offense took place | relies on witnesses who saw the accused in another place
self-defense | justifies the use of reasonable force against an attacker | applies when a person is in immediate danger of harm
insanity defense | claims that mental illness prevented knowing right from wrong | is tested by the M'Naghten rule
entrapment | claims that police persuaded a person to commit an offense not otherwise planned | protects people whom officers induce to break the law
necessity | justifies a lesser harm done to prevent a greater one | excuses breaking into a cabin to survive a storm
consent of the victim / consent | claims that the person affected gave permission | protects a boxer who strikes an opponent in the ring
statute of limitations | bars a prosecution that begins after a time limit | prevents trials for offenses committed too many years ago
infancy defense | claims that a young child cannot form criminal intent | protects children below the age of responsibility
duress in criminal law / compulsion | claims that a threat of death or injury forced the act | excuses a person who broke the law at gunpoint

# Court systems and powers
? Which term describes
adversarial system | a contest between two sides before a neutral judge | the method of common law trials with opposing lawyers
inquisitorial system | investigation led actively by the judge | the method of civil law trials in continental Europe
judicial review | the power of courts to set aside laws that violate the constitution | the authority claimed by the Supreme Court in Marbury v. Madison
precedent | an earlier decision followed in later similar cases | the basis of the rule of stare decisis
jurisdiction | the authority of a court to hear a case | a court's power over certain persons, places, or subjects
trial by jury / jury trial | decision of the facts by a group of citizens | the right to have twelve ordinary people reach a verdict
abstract review | a ruling on a law's constitutionality without a concrete case | a power of the constitutional courts of Germany and France
judicial independence | the freedom of judges from political pressure | the protection of courts by secure terms and salaries
rule of law | the principle that everyone, including rulers, must obey legal rules | government by known rules rather than by the will of a person

# Legal orders and steps of a case
? Which legal procedure
appeal | asks a higher court to reconsider a decision | challenges a trial verdict because of legal error
habeas corpus | brings a prisoner before a judge to decide whether detention is lawful | protects people against unlawful imprisonment
discovery | is the pretrial exchange of evidence between the two sides | includes depositions and requests for documents before trial
injunction | orders a person to do or stop doing an act | is issued by a court to prevent harm
arbitration | settles a dispute by a neutral person whose decision is binding | ends with an award that both sides have agreed to obey
mediation | settles a dispute with help of a neutral person who cannot impose a decision | helps the two sides reach their own agreement
plea bargain | lets the accused plead guilty in return for a lighter sentence | avoids a trial by agreement with the prosecutor
arraignment | brings the accused before a court to hear the charges and enter a plea | is the hearing at which a defendant pleads guilty or not guilty
indictment | is a formal accusation made by a grand jury | charges a person with a serious offense

# Persons in court
? Which person in the courts
plaintiff | starts a civil lawsuit | files a complaint seeking damages | must prove a claim by a preponderance of the evidence
defendant | is sued or charged | answers a complaint or pleads to a charge | is presumed innocent in a criminal trial
prosecutor | brings the state's charges in a criminal trial | represents the people and must prove guilt | decides whether to charge a suspect with a crime
barrister | argues cases in higher English courts | wears a wig and gown in an English courtroom
solicitor | advises clients and prepares cases in England | deals directly with the public on wills and house sales in England
magistrate | decides minor cases and preliminary matters | sits in a lower court and may issue warrants
juror | helps reach a verdict as a citizen sworn to decide facts | is drawn from the public to hear a trial

# Persons in private law
? Which person in private law
notary | certifies documents and signatures | witnesses signing and stamps an official seal
testator | makes a valid written will | decides by a signed document who will inherit
executor | carries out the terms of a will | pays a dead person's debts and distributes the estate
trustee | holds and manages property for another's benefit | owes a fiduciary duty to beneficiaries
guardian | has legal care of a child or incapable adult | makes decisions for a ward
beneficiary | receives property or money under a will or trust | is the one for whose good a trust is managed

# Interests and documents in property law
? Which term describes
deed | a signed paper that transfers ownership of real estate | a document recorded when a house is sold
title to property / title | the legal right of ownership | the evidence of who owns a piece of land or a house
mortgage | a loan secured by real estate | the debt of a home buyer to a bank, repaid over many years
lease | an agreement to use property for rent | a contract between landlord and tenant
easement | a right to use another's land for a limited purpose | a neighbor's right to cross a piece of land
lien | a claim against property until a debt is paid | an unpaid builder's or lender's hold on a house
escrow | holding money or papers with a neutral person until conditions are met | a third party's safekeeping of funds during a sale

# Ways of gaining or losing property
? Which term describes
eminent domain | the government's power to take private land for public use with payment | the power used to acquire land for a highway
foreclosure | the sale of a home after the borrower fails to pay | a lender's seizure of property for missed payments
adverse possession | gaining ownership by long, open occupation of land | a squatter's way to ownership after many years
zoning | local rules on how land may be used | the division of a town into residential and commercial areas
intestacy | the condition of dying without a will | the case in which state law decides who inherits
eviction | the legal removal of a tenant from rented property | a landlord's remedy when rent is not paid
probate | the court process of proving a will | the legal settling of a dead person's estate

# Theories and aims of punishment
? Which aim of punishment
retribution | gives the wrongdoer deserved suffering in proportion to the offense | is expressed as an eye for an eye | holds that criminals deserve to be punished
general deterrence | discourages other people from offending by example | uses publicity about sentences to frighten would-be criminals
rehabilitation | reforms offenders through treatment and training | offers schooling and counseling in prison | aims to return offenders to society as law-abiding citizens
incapacitation | keeps dangerous people locked away from society | protects the public by confinement
restorative justice | brings offender and victim together to repair harm | uses apology and dialogue in the community
specific deterrence | discourages the same person from offending again | makes a penalty unpleasant enough that its receiver does not repeat the act
restitution | makes the offender repay the victim's loss | orders payment for stolen or damaged goods
denunciation | expresses society's strong disapproval of the act | sends a moral message that the conduct is condemned

# Ancient law codes
? Which ancient law code
Code of Hammurabi | was carved on stone in Babylon and set an eye for an eye | set penalties by social rank in Mesopotamia about 1750 BCE | is one of the earliest written collections of rules, from Mesopotamia
Twelve Tables | was the first written law of Rome, posted in the Forum | was won by plebeians about 450 BCE
Draconian code / Draco's code | was a famously harsh set of Athenian rules | punished even small offenses by death in the 600s BCE
Laws of Manu | set duties by caste in ancient India | is a Sanskrit text on dharma
Ten Commandments | was given to Moses at Sinai, according to the Bible | forbids killing, stealing, and false witness

# Later law codes and charters
? Which legal code or charter
Justinian Code / Corpus Juris Civilis | organized Roman law at Constantinople in the 500s | became the basis of European civil law after its rediscovery at Bologna | was compiled for a Byzantine emperor
Napoleonic Code / Code Napoléon | gave France uniform civil law in 1804 | protected property and ended feudal privilege across conquered Europe
Magna Carta | limited an English king in 1215 at Runnymede | was forced on King John by barons | held that the king must obey the law and protected trial by peers
Tang Code | was a model of law for imperial China and East Asia | was issued in the seventh century at Chang'an
Code Noir | regulated slavery in French colonies from 1685 | was issued under Louis XIV for the Caribbean

# Theories of media influence
? Which theory of media influence
hypodermic needle theory / magic bullet theory | claims that messages strongly and directly affect a passive audience | grew from fears of wartime propaganda and radio | sees audiences as injected with ideas
minimal effects theory | claims that messages mainly reinforce existing views | was the view of researchers in the 1940s such as Klapper and Lazarsfeld
two-step flow theory | says that opinion leaders pass messages on to others | was set out by Katz and Lazarsfeld
agenda-setting theory | says that coverage tells people what to think about | was tested by McCombs and Shaw in 1968 | holds that news coverage decides which issues the public considers important
framing theory | says that presentation of an issue shapes its interpretation | is linked with Erving Goffman and Robert Entman
priming theory | says that attention to an issue makes it a standard for judging leaders | was tested by Iyengar and Kinder in News That Matters
cultivation theory | says that heavy viewing makes people see the world as on television | was developed by George Gerbner, with his "mean world"
propaganda model | says that ownership and advertising filter news, as Herman and Chomsky argued | was presented in Manufacturing Consent
uses and gratifications theory | says that audiences choose content actively to meet needs | asks what people do with media rather than what media do to people
knowledge gap hypothesis | says that information spreads faster among the better educated | predicts that news widens differences between high and low social status

# Kinds of media content and control
? Which term describes
censorship | official suppression of speech or publication | the banning of books and blocking of websites by a government
disinformation | false content spread deliberately to deceive | deliberate lies spread by foreign governments and troll farms
misinformation | false content spread without intent to deceive | a mistaken rumor shared in good faith
propaganda | biased communication designed to promote a cause | one-sided information that a government spreads to shape opinion
public broadcasting | radio and television funded for citizens rather than for profit, such as the BBC | a service paid for by license fees or taxes
state-controlled media | outlets run by the regime to support it | television and newspapers that report only what a dictatorship permits
filter bubble | personalized online content that shuts out opposing views | the effect of algorithms that show users what they already like
libel | a written false statement that harms someone's reputation | false and damaging printed matter about a person
infotainment | coverage that mixes news with amusement | entertainment programs that present politics as fun
citizen journalism | reporting by ordinary people with phones and blogs | amateur video of events shared with the public
media consolidation / media concentration | ownership of many outlets by a few companies | the buying of newspapers and stations by large corporations

# Governments of Asia, Africa, and Latin America
? Which country
Japan | has a constitution written under American occupation that renounces war | keeps an emperor as symbol and has been led mostly by the LDP
China | is ruled by a communist party with a Politburo Standing Committee | claims Taiwan and governs Hong Kong as a special region | has been ruled by a single party since 1949
India | is the most populous democracy, with a federal parliamentary system | gained independence in 1947 and reserves seats for lower castes
Mexico | was dominated by the PRI until 2000 | limits its president to a single six-year term called the sexenio
Iran | combines an elected president with a clerical supreme leader | became an Islamic republic in 1979 and has a Guardian Council | is a theocracy based on Shia Islam
Nigeria | is an oil-rich African federation divided by religion and ethnicity | returned to civilian rule in 1999 after military regimes | has the largest population in Africa
South Africa | ended apartheid and adopted a constitution with broad social guarantees in 1996 | uses proportional representation and recognizes more than ten official languages
Brazil | is a federal presidential republic that ended military rule in 1985 | moved its capital to a planned city in 1960
Israel | has a single-chamber Knesset elected by nationwide lists | was founded in 1948 as a Jewish homeland

# Governments of Europe
? Which country
United Kingdom / Britain | has an uncodified constitution and parliamentary sovereignty | granted devolved assemblies to Scotland, Wales, and Northern Ireland
France | has a semi-presidential Fifth Republic created in 1958 | is a unitary state with a strong secular tradition called laïcité
Germany | has a Basic Law, a chancellor, and sixteen Länder | requires five percent of the vote for seats in its Bundestag
Russia | replaced Soviet rule with a strong presidency under a 1993 constitution | has been dominated by Vladimir Putin since 2000
Switzerland | has a seven-member Federal Council and frequent referendums | is a neutral federation of cantons with four languages
Sweden | began the office of ombudsman in 1809 and has a Riksdag of one chamber | gave up two centuries of neutrality to join NATO in 2024
Italy | voted in 1946 to replace its king with a republic | has had nearly seventy cabinets since World War II

# Leaders of the world wars
? Which leader
Vladimir Lenin / Lenin | led the Bolshevik Revolution and founded the Soviet state | wrote What Is to Be Done? and began the New Economic Policy
Joseph Stalin / Stalin | imposed collective farms, Five-Year Plans, and the Great Purge | led the Soviet Union from the late 1920s until 1953 | made the Soviet Union an industrial power by terror and central planning
Adolf Hitler / Hitler | became German dictator in 1933 and ordered the Holocaust | wrote Mein Kampf and led the Nazi Party | began World War II by invading Poland
Benito Mussolini / Mussolini | founded fascism and took power in the March on Rome | was called Il Duce and invaded Ethiopia in 1935
Francisco Franco | won the Spanish Civil War and ruled until 1975 | led Nationalists against the Republic at Madrid in the 1930s
Winston Churchill | warned in 1946 that an iron curtain had fallen across Europe | promised "blood, toil, tears and sweat" in 1940 | was prime minister when Britain stood alone in 1940
Charles de Gaulle | founded France's Fifth Republic and withdrew from Algeria | led the Free French during World War II
Hideki Tojo | was the general who led Japan at the time of Pearl Harbor | was hanged in 1948 after trial at Tokyo

# Leaders of the nineteenth century
? Which nineteenth-century leader
Otto von Bismarck | unified Germany by "blood and iron" in 1871 | introduced pioneering national social insurance as chancellor
Napoleon Bonaparte / Napoleon | crowned himself emperor and issued a civil code in France | was defeated at Waterloo in 1815
Simón Bolívar | freed much of South America from Spain | was called the Liberator and dreamed of Gran Colombia
Giuseppe Garibaldi | led a thousand Red Shirts to conquer Sicily and Naples in 1860 | was the soldier hero of the unification of Italy
Klemens von Metternich | guided the Congress of Vienna and opposed liberalism as Austrian minister | fled Vienna during the revolutions of 1848
Benjamin Disraeli | was the Conservative prime minister who bought shares in the Suez Canal | extended the vote to urban workers in 1867 and was Gladstone's rival

# Leaders of nationalist movements
? Which nationalist leader
Mohandas Gandhi / Gandhi | led nonviolent resistance to British rule and the Salt March | taught satyagraha and was killed in 1948 | urged Indians to boycott British cloth and spin their own
Sun Yat-sen | led China's 1911 revolution and taught three principles of the people | helped end the Qing dynasty and founded the Guomindang
Mustafa Kemal Atatürk / Atatürk | founded a secular Turkish republic | replaced Arabic script and closed religious courts after the Ottoman Empire fell
Jawaharlal Nehru | was India's first prime minister and a leader of nonalignment | led Congress governments in New Delhi from 1947 to 1964
Ho Chi Minh | led Vietnamese communists against France and the United States | declared independence at Hanoi in 1945
Gamal Abdel Nasser | nationalized the Suez Canal and promoted Arab unity | ruled Egypt after officers overthrew King Farouk
Kwame Nkrumah | led Ghana to independence in 1957 | was a champion of Pan-Africanism from the Gold Coast
Jomo Kenyatta | was imprisoned during the Mau Mau uprising | led Kenya to independence in 1963

# Leaders of communist and post-communist countries
? Which leader
Mao Zedong / Mao | led China's communist revolution and the Cultural Revolution | proclaimed the People's Republic in 1949 | began the Great Leap Forward
Deng Xiaoping | opened China to market reform after 1978 | set up special economic zones and ordered force in Tiananmen Square
Mikhail Gorbachev | introduced glasnost and perestroika in the Soviet Union | let Eastern Europe leave the communist bloc without force | resigned in December 1991 as the Soviet Union ended
Fidel Castro | led a 1959 revolution and made Cuba communist | overthrew the dictator Fulgencio Batista
Lech Wałęsa | led Solidarity and became president of Poland | was an electrician in a Gdańsk shipyard
Václav Havel | moved from dissident playwright to Czech president | helped write Charter 77 in Prague
Nikita Khrushchev | denounced Stalin in a secret speech in 1956 | sent missiles to Cuba and pounded a table at the United Nations
Josip Broz Tito | kept communist Yugoslavia independent of Moscow | led partisans against the Germans in the Balkans

# World leaders since 1950 outside the communist bloc
? Which leader
Nelson Mandela | became South Africa's first Black president after long imprisonment | led the ANC and was held on Robben Island | shared the Nobel Peace Prize for ending apartheid
Margaret Thatcher | cut state ownership and union power as Britain's first woman prime minister | fought Argentina over the Falklands in 1982
Ayatollah Ruhollah Khomeini / Ruhollah Khomeini | led the Iranian revolution of 1979 | returned from exile to rule Tehran as supreme jurist
Indira Gandhi | declared a state of emergency in India in 1975 | was killed by Sikh bodyguards in 1984
Golda Meir | led Israel during the Yom Kippur War of 1973 | grew up in Milwaukee before becoming an Israeli prime minister
Anwar Sadat | flew to Jerusalem in 1977 and made peace with Israel | was killed by Egyptian soldiers at a parade in 1981
Konrad Adenauer | was the first chancellor of West Germany | guided West Germany's recovery and entry into NATO

# Policies of communist rulers
? Which policy
glasnost | was Mikhail Gorbachev's openness in discussion and the press | loosened censorship in the Soviet Union after 1985
perestroika | was Mikhail Gorbachev's restructuring of the economy and government | added market features to Soviet planning in the late 1980s
collectivization | merged private farms into large state-run units | led to famine in Ukraine in the 1930s
Five-Year Plan / Five-Year Plans | set state production targets for industry and agriculture | was begun by Stalin in 1928 to industrialize rapidly
Great Leap Forward | was Mao's 1958 drive for rapid industrialization that led to famine | organized peasants in communes with backyard furnaces
Cultural Revolution | was Mao's campaign from 1966 against old ideas and rivals | used Red Guards to attack teachers, temples, and officials
de-Stalinization | was Nikita Khrushchev's undoing of a dead dictator's terror | began with the secret speech of 1956
Brezhnev Doctrine | claimed that Moscow could intervene to keep socialist states in line | justified the invasion of Czechoslovakia in 1968
New Economic Policy | let peasants sell surplus grain and small businesses reopen under Lenin | retreated from war communism in 1921
Four Modernizations | was Deng Xiaoping's program for agriculture, industry, science, and defense | opened China's economy to markets and foreign investment after 1978

# Institutions of communist rule
? Which institution of communist rule
politburo | is the small group of top leaders that makes party policy | is the highest decision-making committee of the party
nomenklatura | is the party's system of filling important posts with trusted people | formed a privileged elite of approved officials in Moscow
gulag | was the network of forced-labor camps under Stalin | was described by Aleksandr Solzhenitsyn
democratic centralism | permits free discussion before a decision and demands strict obedience afterward | was Lenin's principle of discipline inside the party
soviet | was a council of workers and soldiers in revolutionary Russia | was an elected council that gave the USSR its name
Red Army | was organized by Leon Trotsky to fight the Whites | defended the Bolsheviks in the Russian civil war
central committee | is the larger party body that elects the top leaders | meets a few times a year between party congresses
Comintern | was formed in 1919 to spread revolution worldwide | directed foreign parties from Moscow until Stalin dissolved it in 1943

# Revolutions before 1945
? Which revolution
Glorious Revolution | put William and Mary on England's throne under parliamentary limits in 1688 | led to a Bill of Rights limiting the English crown | replaced the Catholic king James II
French Revolution | overthrew Louis XVI and abolished feudal privilege | began with the storming of the Bastille in 1789 | issued the Declaration of the Rights of Man
Russian Revolution | ended tsarist rule and brought Bolsheviks to power in 1917 | led to civil war between Reds and Whites | forced Tsar Nicholas II to abdicate
American Revolution | freed thirteen colonies from British rule | began at Lexington and Concord in 1775
Haitian Revolution | was the only slave revolt to found a country | was led by Toussaint Louverture against the French
Mexican Revolution | overthrew Porfirio Díaz in 1911 | was fought by Emiliano Zapata and Pancho Villa
Chinese Revolution of 1911 | ended more than two thousand years of rule by emperors | overthrew the Qing dynasty

# Events in communist countries since 1945
? Which event
Velvet Revolution | peacefully ended communism in Czechoslovakia in 1989 | brought playwright Václav Havel to the presidency
Prague Spring | brought reforms in 1968 that Warsaw Pact tanks crushed | tried under Alexander Dubček to give socialism a human face
Hungarian uprising of 1956 | was put down by Soviet forces after calls to leave the Warsaw Pact | saw the reformer Imre Nagy overthrown and executed
Tiananmen Square protests | ended when Chinese troops fired on demonstrators in 1989 | was a movement of students demanding democracy in Beijing
fall of the Berlin Wall | opened the way to German reunification in November 1989 | symbolized the collapse of communist East Germany | let people cross freely from East to West after twenty-eight years
dissolution of the Soviet Union | created fifteen independent states in December 1991 | ended the Cold War and Gorbachev's presidency

# Turning points in world politics since 1945
? Which event
Arab Spring | spread protests from Tunisia across North Africa and the Middle East from 2010 | overthrew Ben Ali, Mubarak, and Qaddafi | began after a Tunisian street vendor set himself on fire
Partition of India | divided British territory into two states in 1947 with mass migration | created Pakistan as a Muslim homeland | was followed by violence between Hindus and Muslims
Iranian Revolution | replaced the shah with rule by clerics | led students to hold American hostages in 1979
Rwandan genocide | killed about 800,000 Tutsi and moderate Hutu in 1994 | showed the failure of peacekeepers in central Africa
Brexit referendum | led Britain to leave the European Union | was held in June 2016 under David Cameron
Chilean coup of 1973 | overthrew the socialist president Salvador Allende | brought General Augusto Pinochet to power
Suez crisis | began when Nasser nationalized a waterway in 1956 | ended when American pressure made Britain and France withdraw from Egypt

# Theories of international relations
? Which theory of international relations
classical realism | roots power struggles among states in human nature | is associated with Thucydides, Machiavelli, and Morgenthau
neorealism / structural realism | explains state behavior by the anarchic structure of the system | is associated with Kenneth Waltz and the distribution of capabilities | says that anarchy forces states to seek security whatever their leaders wish
liberal internationalism | holds that trade, democracy, and law make peace possible | is associated with Kant and Woodrow Wilson
neoliberal institutionalism | holds that organizations help states cooperate under anarchy | stresses regimes and repeated bargaining, as Keohane argued
constructivism | holds that ideas, norms, and identities shape state interests | is associated with Alexander Wendt and social norms | says that anarchy is what states make of it
world-systems theory | divides the globe into core, periphery, and semiperiphery | views capitalism as a single global division of labor since the 1500s
dependency theory | blames poverty of the South on exploitation by rich countries | was advanced by Latin American scholars such as Prebisch and Cardoso | says that poor countries export raw materials to benefit wealthy ones
feminist international relations theory | asks where women are in war, diplomacy, and global economy | is associated with Cynthia Enloe and J. Ann Tickner
English School | studies an international society bound by common rules | is associated with Hedley Bull and Martin Wight
democratic peace theory | holds that free nations rarely fight one another | credits elections and shared norms for lack of war between like regimes | claims that democracies do not go to war with each other
hegemonic stability theory | holds that a dominant power keeps the world economy open | cites Britain in the 1800s and America after 1945 as leaders
idealism / utopianism | trusted law and the League of Nations to abolish war after 1918 | was attacked by E. H. Carr for ignoring power

# International relations scholars
? Which scholar
Hans Morgenthau | wrote Politics Among Nations and defined interest in terms of power | set out six principles of political realism in 1948 | is regarded as a founder of classical realism
Kenneth Waltz | explained war by three images and wrote Theory of International Politics | founded the structural school of realism
John Mearsheimer | argues for offensive realism in The Tragedy of Great Power Politics | teaches that great powers seek regional hegemony
Robert Keohane | wrote After Hegemony and coauthored Power and Interdependence | is a leading neoliberal theorist of regimes
Alexander Wendt | wrote that anarchy is what states make of it | is the best-known social constructivist
Immanuel Wallerstein | developed world-systems analysis in the 1970s | described core, periphery, and semiperiphery
Samuel Huntington | wrote of a clash of civilizations and a third wave | wrote Political Order in Changing Societies | predicted conflict between Western and Islamic civilizations
Francis Fukuyama | argued that liberal democracy marked the end of history | wrote a famous essay as the Cold War ended in 1989
Joseph Nye | introduced the term soft power | wrote Bound to Lead and served in the Pentagon under Bill Clinton
E. H. Carr | criticized interwar idealism in The Twenty Years' Crisis | was a British historian of Soviet Russia and early realist
Hedley Bull | wrote The Anarchical Society | was an Australian thinker of the English School
Graham Allison | explained the Cuban missile crisis with three models in Essence of Decision | warned of a Thucydides trap between China and America
Thomas Schelling | applied game theory to nuclear bargaining and deterrence | wrote The Strategy of Conflict and won an economics Nobel Prize

# Strategies of states in theory
? Which term describes
security dilemma | the situation in which one state's defenses make other states feel less safe | a cycle in which efforts to be safe lead to an arms race
bandwagoning | joining the stronger side rather than opposing it | a weak state's choice to ally with a rising threat
balancing | allying with others against a stronger state | building up arms or alliances to offset a powerful rival
buck-passing | leaving other states to bear the cost of resisting an aggressor | avoiding a fight by relying on allies to do it
deterrence | preventing attack by the threat of unacceptable punishment | the purpose of nuclear retaliation forces
compellence | the threat or use of force to make an opponent act | Thomas Schelling's term for forcing an enemy to change its behavior
collective security | a pledge by all members to act together against any aggressor | the principle of the League of Nations and the United Nations

# Foreign policies of the twentieth century
? Which term describes
containment | stopping the spread of communism beyond its existing borders | George Kennan's strategy toward the Soviet Union
isolationism | avoiding alliances and involvement in foreign conflicts | United States foreign policy between the world wars
appeasement | giving in to an aggressor's demands to avoid war | Neville Chamberlain's policy toward Hitler at Munich
détente | relaxation of tension between rivals | the easing of Cold War tension in the 1970s
nonalignment | refusing to join either superpower bloc | the foreign policy of Nehru, Nasser, and Tito
brinkmanship | pushing a crisis close to war to force an opponent to yield | a risky tactic associated with John Foster Dulles
Ostpolitik | West Germany's policy of better relations with the communist bloc | Willy Brandt's opening to East Germany and Poland around 1970
domino theory | the belief that one country's fall to communism would topple its neighbors | the argument Eisenhower used for defending Vietnam

# Power in the international system
? Which term describes
international anarchy | the absence of any authority above sovereign states | the condition that makes each country rely on self-help
balance of power | a distribution of strength that keeps any one state from dominating | the aim of European diplomacy after the Congress of Vienna
soft power | influence by attraction of culture, values, and policy | Joseph Nye's concept of getting others to want what you want
hard power | influence by military force and economic pressure | the use of armies and sanctions to make other states obey
smart power | a skillful mix of force and attraction | a strategy combining military strength with diplomacy and culture
unipolarity | a system with one dominant state | the world after the Soviet collapse in 1991
bipolarity | a system with two dominant states | the world of the Cold War superpowers
multipolarity | a system with several great powers | the system of European great powers before 1914
national interest | the goals that a state seeks for its security and well-being | the aims, such as safety and prosperity, that guide foreign policy
zero-sum game | a contest in which one side's gain equals the other's loss | a situation in which cooperation cannot benefit both sides

# Kinds of war and conflict
? Which kind of war
total war | mobilizes a nation's whole economy and population | was fought in both world wars, with civilians as targets
limited war | is fought for narrow aims with restrained means | was fought in Korea in the early 1950s
proxy war | is fought by local sides that rival great powers support | was fought in Angola and Afghanistan during the Cold War
cold war | is prolonged rivalry with threats and propaganda but no direct combat between the rivals | divided the United States and the Soviet Union after 1945
asymmetric war | is fought between sides of very unequal strength | sets irregular fighters against a modern army
preemptive war | is begun because an enemy attack is about to occur | was Israel's stated choice against Egypt in June 1967
preventive war | is begun to stop a possible threat from growing in the distant future | describes the 2003 invasion of Iraq to its critics
cyberwar / cyberwarfare | attacks an enemy's computers and networks | uses hacking to damage power grids and communications
trench warfare | is fought from dug lines protected by barbed wire | led to a stalemate on the Western Front from 1914 to 1918
hybrid war | blends regular soldiers, cyberattacks, and false information | describes Russia's methods in Crimea in 2014
war of independence | is fought to end rule by another country | was fought by Algeria against France

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

# Nuclear and arms policies
? Which term describes
nuclear proliferation | the spread of atomic weapons to more states | the trend that the NPT tries to stop
mutual assured destruction / mutually assured destruction / MAD | a standoff in which either side could annihilate the other after being attacked | the Cold War doctrine that kept each superpower from starting a nuclear war
arms race | competition between states in building up weapons | the buildup of British and German battleships before 1914
disarmament | the reduction or giving up of weapons | the destruction of a state's existing weapons by agreement
arms control | agreed limits on the testing, number, or use of weapons | the aim of the SALT and START talks
first strike | an opening attack meant to destroy an enemy's missiles | a surprise nuclear attack meant to prevent any reply
second-strike capability | the ability to retaliate after absorbing a nuclear attack | the advantage given by missile submarines hidden at sea
massive retaliation | the Eisenhower-era threat to answer aggression with all nuclear force | John Foster Dulles's policy of relying on nuclear bombs
flexible response | the Kennedy-era plan for a range of military options | a strategy that built up conventional and special forces in the 1960s
arms embargo | a ban on selling weapons to a country | a United Nations measure that cuts off weapons to a war zone

# Ways of keeping or restoring peace
? Which way of keeping peace
military alliance | joins states in a formal agreement for mutual defense | is illustrated by NATO and the Warsaw Pact
peacekeeping | uses neutral troops to observe a cease-fire | is the work of the UN's blue helmets
economic sanctions / sanction | limits trade to change a country's behavior | was used against South Africa to end apartheid
shuttle diplomacy | has a mediator travel back and forth between hostile sides | was Henry Kissinger's method in the Middle East in the 1970s
track-two diplomacy | uses unofficial talks by scholars and private citizens | prepared agreements by informal contacts outside government
summit meeting / summit | brings heads of government together for direct talks | was held by Reagan and Gorbachev at Reykjavik
humanitarian intervention | uses force to stop massive suffering in another country | was the stated reason for NATO's bombing in Kosovo
demilitarized zone | keeps troops out of an area between two sides | separates North and South Korea along the cease-fire line

# Organs of the United Nations
? Which UN body
General Assembly | gives each member country one vote | debates in a hall where all 193 states sit equally | includes all member states and passes nonbinding resolutions
Security Council | has five permanent members with a veto | may order sanctions or force against threats to peace | includes China, France, Russia, Britain, and the United States permanently
Secretariat | carries out daily administration and staff work | employs international civil servants in New York, Geneva, and elsewhere
Economic and Social Council | coordinates agencies on development, health, and related matters | has fifty-four elected members and works with NGOs
International Court of Justice | settles legal disputes between states at The Hague | has fifteen judges elected for nine years | is the judicial branch and gives advisory opinions
Trusteeship Council | supervised former colonies and suspended work in 1994 | finished its task when Palau became independent
Human Rights Council | reviews the record of each member on abuses | replaced a criticized commission at Geneva in 2006

# United Nations agencies and funds
? Which United Nations agency
World Health Organization / WHO | fights disease and coordinates responses to pandemics | led the campaign that wiped out smallpox | is the UN agency for medicine and disease control
UNICEF | aids children with vaccines, schooling, and nutrition | won the Nobel Peace Prize in 1965 for help to the young
UNESCO | promotes education, science, and culture and lists World Heritage sites | seeks to protect monuments such as Angkor and spread literacy
UN High Commissioner for Refugees / UNHCR | protects people forced to flee their countries | runs camps and resettlement from Geneva
Food and Agriculture Organization / FAO | helps farming nations fight hunger by research and advice | works from Rome on crops, forests, and fisheries
International Atomic Energy Agency / IAEA | inspects nuclear sites to prevent diversion to weapons | checks Iran's and other reactors from Vienna
World Food Programme / WFP | delivers emergency meals in famine and war | won the 2020 Nobel Peace Prize for fighting hunger
UN Environment Programme / UNEP | coordinates work on pollution and climate from Nairobi | helped found the scientific panel on climate in 1988

# International economic organizations
? Which international economic organization
International Labour Organization / ILO | sets standards for workers and brings unions and employers together | began in 1919 with the League of Nations
International Monetary Fund / IMF | lends to countries with balance-of-payments crises | grew from Bretton Woods and sets conditions on emergency loans | promotes stable exchange rates among currencies
World Bank | lends for development projects such as roads and schools | grew from Bretton Woods to finance postwar reconstruction | gives loans to reduce poverty in developing countries
World Trade Organization / WTO | settles commercial disputes and lowers tariffs among members | replaced the GATT in 1995 | sets rules for commerce among nations
OECD | compares policy and statistics of wealthy market democracies from Paris | grew from the body that administered Marshall Plan aid
OPEC | coordinates petroleum production of exporting countries | raised prices sharply in 1973 with an embargo by some members
Group of Seven / G7 | brings together leaders of large advanced economies for yearly summits | includes Canada, Japan, Italy, and four other rich democracies
UN Development Programme / UNDP | publishes the yearly ranking of countries by income, schooling, and life expectancy | was formed in 1965 to fund technical help to poor countries

# Regional organizations
? Which regional organization
European Union / EU | has a single market, a parliament, and a common currency for many members | grew from a coal and steel community of six states | created free movement of people, goods, services, and capital
African Union / AU | replaced the OAU in 2002 to promote unity on its continent | has headquarters in Addis Ababa
Organization of American States / OAS | promotes cooperation in the Western Hemisphere | is based in Washington and was founded at Bogotá in 1948
Association of Southeast Asian Nations / ASEAN | links countries such as Indonesia, Thailand, and Vietnam | was founded at Bangkok in 1967
Arab League | links states from Morocco to Iraq and was founded in 1945 | has its headquarters in Cairo
Commonwealth of Nations | links Britain with most of its former colonies | holds games and meetings under the British monarch as head
Mercosur | is a trade bloc of Brazil, Argentina, and neighbors | was formed by the Treaty of Asunción in 1991

# Alliances and security organizations
? Which security organization
North Atlantic Treaty Organization / NATO | is a military alliance that treats an attack on one as an attack on all | was formed in 1949 against the Soviet threat | joins the United States and Canada with European allies
Warsaw Pact | was the Soviet-led military alliance formed in 1955 | was used to invade Czechoslovakia in 1968
League of Nations | was created after World War I to keep peace but lacked the United States | was proposed in Wilson's Fourteen Points and failed to stop aggression in the 1930s | was the forerunner of the United Nations
OSCE / Organization for Security and Co-operation in Europe | observes elections and grew from the Helsinki accords | has fifty-seven participating states from North America to Central Asia
SEATO / Southeast Asia Treaty Organization | was formed at Manila in 1954 to contain communism | included Thailand and the Philippines and ended in 1977
ANZUS | joins Australia, New Zealand, and the United States in a 1951 pact | suspended New Zealand after it barred nuclear ships in the 1980s

# Institutions of the European Union
? Which European institution
European Commission | proposes legislation and runs daily administration in Brussels | is led by a president with one member per country | is the executive body that enforces the treaties
European Parliament | is directly elected every five years | meets in Strasbourg with more than 700 members | represents the citizens of the member states
European Council | brings together heads of state or government to set overall direction | holds summits of presidents and prime ministers
Council of the European Union / Council of Ministers | represents national governments when voting on legislation | is made up of national cabinet members by subject
European Court of Justice / Court of Justice of the European Union | interprets the bloc's law from Luxembourg | established that the bloc's rules override national ones
European Central Bank | manages the euro from Frankfurt | sets interest rates for the countries that share a currency
European Court of Auditors | checks the bloc's accounts | looks for misuse of the common budget
European Coal and Steel Community | joined six countries' heavy industry in 1951 as the first step to union | was proposed by Robert Schuman and Jean Monnet

# Principles of international law
? Which principle of international law
customary international law / custom | arises from general practice that states accept as legally binding | consists of unwritten rules shown by state practice over time
jus cogens | is a peremptory norm from which no departure is allowed | forbids slavery and genocide whatever states may agree
diplomatic immunity | protects envoys from local arrest and prosecution | frees an ambassador from the courts of the host country
responsibility to protect / R2P | holds that others must act when a state fails to stop mass atrocities | was endorsed at the 2005 World Summit
universal jurisdiction | lets a court try grave crimes wherever they occurred | was the basis of Spain's attempt to try Augusto Pinochet
nonintervention | forbids interfering in another state's internal affairs | protects the domestic affairs of every sovereign country
self-determination | gives a people the right to choose its own government | was a principle of Woodrow Wilson's Fourteen Points
sovereign equality | gives large and small states the same legal standing | is the basis of one country, one vote in the General Assembly
freedom of the seas | lets ships of all nations sail the open ocean | was defended by Hugo Grotius against Portuguese claims
pacta sunt servanda | requires states to keep the agreements that they have made | makes treaties binding on the states that accept them

# Making and using treaties
? Which term describes
treaty | a formal written agreement between states | a binding pact that states sign and ratify
ratification | formal approval by which a state becomes bound by a treaty | a step often taken by a legislature after a treaty is signed
reservation to a treaty / reservation | a statement by which a state excludes part of an agreement | a signer's refusal to accept certain articles
protocol | an addition that supplements or amends an earlier agreement | a supplementary agreement such as that of Kyoto on climate
executive agreement | a pact made by a president without approval of the Senate | an understanding between heads of government that needs no ratification
communiqué | an official statement issued after a meeting | a joint public text agreed by delegations
ultimatum | a final demand backed by a threat | the kind of demand that Austria sent to Serbia in July 1914
armistice | an agreement to stop fighting before a peace is made | the agreement that ended combat in Korea in 1953

# Protection of persons across borders
? Which term describes
extradition | handing over an accused person to another country for trial | the return of a suspect under an agreement between two states
political asylum / asylum | shelter granted to a person fleeing persecution | protection requested by a refugee who reaches a safe country
deportation | the forced removal of a foreigner from a country | expulsion of an alien who has no right to stay
naturalization | the legal process by which a foreigner becomes a citizen | gaining citizenship after residence, tests, and an oath
repatriation | the return of refugees or prisoners to their own country | sending displaced people back home after a war
non-refoulement | the rule against returning refugees to a place of persecution | a refugee's protection from being sent back into danger

# Zones of the sea
? Which maritime zone
territorial waters / territorial sea | extends twelve nautical miles from the coast under the state's sovereignty | allows foreign ships only innocent passage near the shore
exclusive economic zone / EEZ | extends 200 nautical miles and gives the coastal state its resources | lets one country control fishing and drilling beyond its coastal waters
high seas | belongs to no state and is open to all nations | begins where the waters of coastal states end
contiguous zone | extends to twenty-four nautical miles for customs and immigration enforcement | lets a state pursue smugglers just outside its coastal waters
continental shelf | is the seabed extending from the coast whose minerals the state may exploit | gives rights to oil and gas beneath the shallow sea floor
international strait | is a narrow passage that ships of all countries may use | connects two parts of the ocean with a right of transit

# International tribunals
? Which tribunal
International Criminal Court / ICC | tries individuals under the Rome Statute for genocide and other grave crimes | opened in 2002 at The Hague as a permanent body | prosecutes war crimes and crimes against humanity by persons, not states
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
war crime | consists of grave violations of the rules of combat, such as killing prisoners | violates the Geneva Conventions in armed conflict
crime against humanity | consists of widespread or systematic attack on civilians, such as mass murder | may include enslavement and deportation in peace or war
crime of aggression | consists of planning or launching an unlawful invasion | was charged at Nuremberg against those who planned the invasion of Poland
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

# Peace settlements and agreements before 1945
? Which agreement
Peace of Westphalia | ended the Thirty Years' War in 1648 | is linked with the beginning of sovereign statehood
Treaty of Versailles | punished Germany after World War I | included a war guilt clause and reparations | took away German colonies and limited the German army
Kellogg-Briand Pact | renounced war as national policy in 1928 | was signed by many nations between the world wars but had no enforcement
Munich Agreement | let Germany take the Sudetenland in 1938 | is the classic example of appeasement
Nazi-Soviet Pact / Molotov-Ribbentrop Pact | divided Poland between Hitler and Stalin in August 1939 | was a promise of nonaggression a week before World War II
Treaty of Utrecht | ended the War of the Spanish Succession in 1713 | gave Gibraltar to Britain
Locarno Treaties | guaranteed Germany's western borders in 1925 | led to Germany's admission to the League of Nations

# Treaties of European union
? Which treaty
Treaty of Rome | created the European Economic Community in 1957 | set up a common market of six countries
Maastricht Treaty | created the European Union and planned a single currency in 1992 | added citizenship across borders and cooperation in foreign policy
Lisbon Treaty | reformed the European Union's institutions from 2009 | created a permanent president of the European Council
Schengen Agreement | ended passport checks between many European countries | was signed in a Luxembourg village in 1985
Single European Act | set the end of 1992 as the date for completing one market | was the first major revision of the founding treaties, signed in 1986

# Peace agreements since 1970
? Which agreement
Helsinki Accords | linked East-West borders with human rights in 1975 | accepted postwar borders in Europe
Oslo Accords | began Israeli-Palestinian self-rule talks in 1993 | was signed by Yitzhak Rabin and Yasser Arafat
Good Friday Agreement | set power sharing in Northern Ireland in 1998 | ended most of the violence called the Troubles
Dayton Accords | ended the war in Bosnia in 1995 | was negotiated in Ohio by Richard Holbrooke
Camp David Accords | led to peace between Egypt and Israel in 1978 | was reached by Anwar Sadat and Menachem Begin with Jimmy Carter
Paris Peace Accords | ended direct American combat in Vietnam in 1973 | was negotiated by Henry Kissinger and Le Duc Tho

# Great diplomatic conferences
? Which conference
Congress of Vienna | restored a European balance of power after Napoleon in 1815 | was led by Prince Metternich
Berlin Conference | set rules for dividing Africa in 1884 and 1885 | was hosted by Bismarck during the scramble for colonies
Paris Peace Conference | drew up the terms ending World War I in 1919 | was led by Wilson, Lloyd George, and Clemenceau
Yalta Conference | planned the postwar division of Germany in February 1945 | brought Roosevelt, Churchill, and Stalin together in the Crimea
Potsdam Conference | met after Germany's defeat in July 1945 with Truman present | issued a demand for Japan's surrender
Bretton Woods Conference | created the International Monetary Fund and World Bank in 1944 | set up a system of fixed exchange rates
San Francisco Conference | wrote the Charter of the United Nations in 1945 | brought delegates of fifty nations to found a world organization
Bandung Conference | brought together newly independent Asian and African states in 1955 | led toward the nonaligned movement

# Arms control treaties
? Which arms control treaty
Nuclear Non-Proliferation Treaty / Non-Proliferation Treaty / NPT | bars new countries from acquiring atomic weapons | took effect in 1970 and recognizes five bomb-holding states | seeks to stop the spread of atomic bombs
Partial Test Ban Treaty / Limited Test Ban Treaty | ended atomic explosions in the air, space, and underwater in 1963 | was signed after the Cuban missile crisis by Kennedy's government
Strategic Arms Reduction Treaty / START | cut long-range warheads of the superpowers in 1991 | was signed by George H. W. Bush and Gorbachev
Chemical Weapons Convention | outlaws poison gas and requires stocks to be destroyed | took effect in 1997 with inspections against mustard and nerve agents
Ottawa Treaty | bans antipersonnel land mines | was promoted by Jody Williams in 1997
Outer Space Treaty | bars nations from claiming the moon or placing nuclear arms in orbit | was signed in 1967 during the race to the moon
INF Treaty / Intermediate-Range Nuclear Forces Treaty | eliminated a whole class of missiles based in Europe in 1987 | was signed by Ronald Reagan and Mikhail Gorbachev

# Environmental and territorial treaties
? Which treaty
Antarctic Treaty | reserves a frozen continent for peaceful science | was signed in 1959 and freezes territorial claims
Montreal Protocol | phased out chemicals that damage the ozone layer | limited CFCs beginning in 1987
Kyoto Protocol | set binding greenhouse gas targets for industrial countries in 1997 | was never ratified by the United States | exempted developing countries from emission cuts
Paris Agreement | has each country set its own climate pledge | aims to keep warming well below two degrees Celsius
Law of the Sea Convention / UN Convention on the Law of the Sea | sets rules for oceans and maritime zones | was signed in 1982 and defines the 200-mile economic zone
Convention on Biological Diversity | seeks conservation of species and sharing of genetic benefits | was opened at the Rio Earth Summit
CITES | limits commerce in ivory, tiger skins, and rare animals | has banned the international sale of elephant ivory since 1989

# Diplomatic posts
? Which diplomatic post
ambassador | is the highest-ranking representative sent to another country | heads an embassy and is appointed by the head of state
consul | helps travelers and trade in a foreign city | issues visas and aids citizens abroad outside the embassy
attaché | serves as a specialist, such as a military officer, on an embassy staff | is an expert on culture or defense in a diplomatic mission
foreign minister | directs a country's relations with other states as a cabinet member | is called the secretary of state in the United States
special envoy | is sent abroad on a particular mission, such as a negotiation | represents a leader in peace talks for a limited time
chargé d'affaires | heads an embassy when its chief is absent | takes temporary control of a diplomatic mission
UN secretary-general | is the chief administrator and spokesperson of the United Nations | was held by Dag Hammarskjöld and Kofi Annan

# Features of diplomacy
? Which term describes
embassy | the office of a mission in a foreign capital | a diplomatic building protected from entry by local police
consulate | an office that helps travelers and trade in a foreign city | a branch mission that issues visas and aids citizens
persona non grata | a foreign envoy declared unwelcome and told to leave | the status of a diplomat whom the host country expels
diplomatic credentials | formal papers that an envoy presents to the host head of state | letters that confirm a new representative's status
diplomatic mission | the group of people who represent their state in another country | the whole staff of representatives sent abroad by a government
foreign ministry | the government department that conducts relations with other states | the home department that directs a country's representatives abroad

# Economic systems
? Which economic system
capitalism | relies on private ownership and markets for profit | rewards owners of capital and is driven by competition
command economy | relies on central planners to decide production | was used in the Soviet Union with production quotas | gives government ownership of the means of production
mixed economy | combines markets with substantial government regulation and services | is found in most Western countries, with both private and public sectors | lets private business operate with some government ownership and control
mercantilism | sought wealth by exporting more than importing and hoarding gold | was followed by European empires before 1776
laissez-faire economy | leaves business almost free of state control | follows the French phrase meaning "let do"
traditional economy | relies on custom and subsistence for what is produced | passes jobs from parents to children in villages | is based on farming, herding, and barter
market socialism | combines public ownership with competition and prices | was tried in Yugoslavia with worker-run firms
feudal economy | tied peasants to lords' land in return for protection | was based on manors and serfs in medieval Europe
state capitalism | has government-owned firms compete for profit in world markets | describes China's powerful public companies selling abroad
welfare state | provides pensions, health care, and other aid through taxes | is most generous in Scandinavia

# Economic thinkers since 1890
? Which economic thinker
John Maynard Keynes / Keynes | urged government spending in depressions to raise demand | wrote The General Theory in 1936 | favored deficit spending to fight unemployment
Milton Friedman | led monetarism and urged school vouchers and free markets | wrote Capitalism and Freedom at Chicago | held that the money supply determines inflation
Joseph Schumpeter | described creative destruction and competition for leadership | wrote Capitalism, Socialism and Democracy
Karl Polanyi | wrote The Great Transformation on markets and society | described a double movement of society against self-regulating markets | studied how market society arose in England
Thomas Piketty | studied rising inequality in Capital in the Twenty-First Century | argues that returns on wealth outrun growth
Amartya Sen | explained famine and defined development as freedom | developed the capability approach from India and won a Nobel Prize
Elinor Ostrom | showed how communities manage common resources themselves | won a Nobel Prize in 2009 for studies of fisheries and irrigation groups
Thorstein Veblen | coined the term conspicuous consumption | wrote The Theory of the Leisure Class

# Classical economic thinkers
? Which classical economic thinker
Adam Smith | explained markets by an invisible hand | wrote The Wealth of Nations | described the division of labor in a pin factory
David Ricardo | explained comparative advantage and rent | used English cloth and Portuguese wine to argue for free trade
Thomas Malthus | warned that population grows faster than food | was an English clergyman who wrote An Essay on the Principle of Population
Jean-Baptiste Say | is known for the law that supply creates its own demand | was a French economist who spread free-market ideas after 1803
François Quesnay | led the physiocrats, who held that land is the source of wealth | was physician to Louis XV and drew the Tableau économique

# Barriers and measures of trade
? Which term describes
tariff | a tax on imported goods | a duty collected by customs at the border
import quota | a limit on the amount of a foreign good | a numerical ceiling on goods brought in from abroad
embargo | a complete ban on trade with a country | a halt to commerce such as that of the United States with Cuba
comparative advantage | the ability to make a good at lower opportunity cost than others | David Ricardo's reason why both partners gain from exchange
dumping | selling exports abroad below cost | the unfair practice of very low prices in a foreign market
balance of trade | the difference between the value of exports and imports | a figure that is in surplus when a country sells more than it buys
most-favored-nation treatment | giving every partner the best terms given to any | the nondiscrimination required by the WTO
protectionism / economic nationalism | shielding home industry from foreign competition | a policy of limiting imports to help domestic producers
foreign direct investment | building or buying a business in another country | ownership by a company of factories abroad
remittance | money sent home by workers abroad | a migrant's payment to family in the country of origin

# Degrees of economic integration
? Which form of economic integration
free trade area | removes tariffs among members, who keep their own outside duties | is illustrated by the USMCA of North America
customs union | has no internal tariffs and one common external tariff | is illustrated by the German Zollverein of 1834
common market | also allows free movement of labor and capital among members | was created in Western Europe by the Treaty of Rome
monetary union | shares one currency among its members | is illustrated by the eurozone with its central bank
preferential trade agreement | lowers but does not abolish tariffs between certain countries | gives chosen partners reduced duties on some goods
political union | joins member states under one common government | is the last step, merging countries into a federation

# Groups of countries in development
? Which group of countries
core countries / core country | consists of rich industrial states at the center of the world economy | dominates trade and capital, in Wallerstein's world-systems theory
periphery countries / periphery country | consists of poor states that supply raw materials and cheap labor | is exploited by richer states, in Wallerstein's world-systems theory
semiperiphery countries / semiperiphery country | consists of middle-income states such as Brazil and Mexico | is both exploited and exploiting, in Wallerstein's world-systems theory
oil-exporting countries / OPEC members | earns most of its revenue from sales of petroleum | tries to control the world price of oil
newly industrialized countries / Asian tigers | grew rapidly by manufacturing for export, as in South Korea and Taiwan | moved from farming to factory exports after 1960
post-communist countries | moved from central planning to markets after 1989 | includes Poland, Hungary, and the former Soviet republics
least developed countries | has the lowest incomes and weakest health and schooling, by UN criteria | includes Chad, Haiti, and Afghanistan
Global South | contrasts with the wealthy North and was once called the Third World | includes former colonies of Africa, Asia, and Latin America as a whole

# Strategies and measures of development
? Which term describes
import substitution | replacing foreign manufactures by developing home industry | Latin America's tariff-protected strategy after the Great Depression
export-led growth | development by selling manufactures to the world | the economic strategy of South Korea and Taiwan
structural adjustment | lender-required cuts, privatization, and opening of markets | reforms imposed by the IMF on indebted countries in the 1980s
Washington Consensus | free-market reforms urged on developing countries around 1990 | a program of privatization, open trade, and balanced budgets
microcredit | small loans to poor people to start businesses | Muhammad Yunus's service at the Grameen Bank
neocolonialism | indirect control of former colonies by economic means | Kwame Nkrumah's word for dependence after formal independence
debt relief | cancellation or reduction of what poor countries owe | the aim of campaigns to free African governments from loan payments
sustainable development | meeting present needs without harming future generations | the goal defined by the Brundtland Commission in 1987
foreign aid | money, food, or technical help given by one country to another | assistance from rich governments to poor ones

# Social and economic indicators
? Which indicator
gross domestic product / GDP | is the value of all goods and services made in a country in a year | is the most common measure of an economy's size
unemployment rate | is the percentage of the labor force without work | counts job seekers who cannot find jobs
Gini coefficient | measures income inequality from zero to one | is high in South Africa and low in Denmark
Human Development Index / HDI | combines income, schooling, and life expectancy | ranks the well-being of countries in a yearly UN report
inflation rate | measures the yearly rise in the general price level | shows how fast money loses its buying power
literacy rate | is the percentage of people who can read and write | is used to compare schooling in rich and poor countries
infant mortality rate | counts deaths of babies under one year per thousand births | shows the quality of health care for newborn children
poverty rate | is the share of people with incomes too low for basic needs | counts people whose income is below an official line

# Ideas about globalization and its effects
? Which term describes
globalization | growing worldwide links of trade, culture, and communication | the increasing interdependence of countries and economies
tragedy of the commons | overuse of a shared resource by individuals acting for themselves | Garrett Hardin's explanation of the overgrazing of shared pasture
externality | a cost or benefit that falls on people outside a transaction | an effect, such as pollution, on people who neither make nor buy the product
public good | something that all may use and no one can be kept from using | a service such as national defense or a lighthouse
brain drain | emigration of skilled workers from poor countries | the loss of doctors and engineers to richer nations
global governance | cooperation in managing world problems without a world state | the web of treaties, agencies, and NGOs beyond any one country
cultural imperialism | dominance of one society's media and values over others | the spread of American films and brands at the expense of local ways
complex interdependence | ties of many kinds that make states rely on one another | Keohane and Nye's concept of mutual dependence beyond military power

# Principles and tools of environmental policy
? Which environmental policy
cap and trade | limits total emissions with permits that firms may sell | lets clean firms sell unused allowances to others
carbon tax | charges a fee on fossil fuels for their emissions | sets a price per ton on burning coal and oil
polluter pays principle | makes those who cause damage to nature bear its cost | requires a factory to fund its own cleanup
precautionary principle | avoids possibly serious harm before proof is certain | guides European bans on risky chemicals
emission standard | sets a legal limit on pollutants from cars or factories | requires vehicles to meet exhaust rules
environmental impact assessment | studies likely effects on nature before a project is approved | requires a report before a dam or highway is built
renewable energy subsidy | pays part of the cost of solar and wind power | encourages clean electricity with public money

# Actors beyond the state
? Which actor in world politics
supranational organization | makes decisions that bind members above national law | is illustrated by the European Union
intergovernmental organization / IGO | is formed by states that keep their own sovereignty | is illustrated by the United Nations and NATO
multinational corporation / transnational corporation | is a firm that operates in several countries | is illustrated by Toyota and Shell
transnational advocacy network / transnational network | links private activists and experts across borders | campaigned worldwide to ban land mines
nongovernmental organization / NGO | is a private, nonprofit group that works for a public cause | is illustrated by Amnesty International and Oxfam
terrorist network | links violent groups across borders to spread fear | is illustrated by al-Qaeda

# Tools of economic policy
? Which economic policy
fiscal policy | uses government spending and taxation to steer the economy | includes a stimulus bill or tax increase passed by a legislature
monetary policy | controls interest rates and the money supply through a central bank | lowers the bank rate to encourage borrowing
austerity | cuts public spending to reduce borrowing | was imposed in Greece after the debt crisis
subsidy | pays public money to support a producer or activity | supports farmers in the European Union with payments
progressive taxation | charges higher rates on higher incomes | takes a larger share of income from the rich
deregulation | removes government rules on business | opened American airlines to free competition in 1978
price control | sets a legal maximum or minimum that sellers may charge | includes rent ceilings and the minimum wage
social insurance | pays pensions and sickness benefits from workers' and employers' contributions | was introduced by Bismarck in Germany in the 1880s

# Economic problems of governments
? Which economic problem
inflation | is a general rise in prices | reduces the buying power of a currency
recession | is a fall in output and employment for months | affected much of the world after the financial crisis of 2008
stagflation | combines rising prices with a stagnant economy | brought joblessness and price increases together in the 1970s
budget deficit | is yearly government spending beyond revenue | must be covered by borrowing
national debt | is the total that a government owes to its lenders | grows each year that spending exceeds revenue
unemployment | leaves people who want work without jobs | is reduced by job training and public works
trade deficit | occurs when a country imports more than it exports | is blamed on foreign competition by protectionists
hyperinflation | makes money nearly worthless within months or weeks | struck Germany in 1923 and Zimbabwe in 2008
`;
