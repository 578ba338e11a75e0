/** Concepts of economics and personal finance, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Concepts of economic choice
? Which term describes
scarcity | the condition in which unlimited human wants exceed the limited resources available | the basic economic problem that forces every society to make choices | the reason that goods have a cost and people must choose among them
opportunity cost | the value of the next best alternative given up when a choice is made | what must be given up to obtain something that is desired | the wages a student gives up by attending college instead of working
trade-off | a situation in which getting more of one thing means accepting less of another | a choice between two goals that cannot both be fully met, such as guns and butter | accepting less leisure time in order to earn more income
marginal analysis | comparing the additional benefits and additional costs of one more unit | deciding whether to do a little more or a little less of something | the method of deciding how many more hours to study or work
cost-benefit analysis | weighing all the gains of a project against all its expenses | a study made before deciding whether a dam or highway is worth building | a method of choosing a policy only if its gains exceed its expenses
incentive | a reward or penalty that motivates people to act in a certain way | something, such as a tax break or a fine, that encourages or discourages behavior | anything that changes people's behavior by offering a benefit or threatening a cost
utility | the satisfaction a person receives from consuming a good or service | what consumers are assumed to maximize within a limited budget | the usefulness or pleasure that a consumer gets from a product

# Wants, resources and products
? Which term describes
goods | physical products that can be bought, such as shoes and cars | tangible items that people buy to satisfy their wants
services | actions that people do for others in return for payment | intangible work such as haircuts, teaching and medical care
needs | things required for survival, such as food, clothing and shelter | the most basic requirements that people cannot live without
wants | things that people desire but can live without | unlimited human desires that scarce resources cannot fully satisfy
economic resources | the inputs, such as land, labor and capital, used to produce goods and services | the scarce inputs that a society uses for production

# Factors of production
? Which factor of production
land | includes all natural resources such as soil, forests, water and minerals | earns a payment called rent | includes anything found in nature that is used in production
labor | is the physical and mental effort that people put into producing goods | earns a payment called wages | is measured by the hours that people work
physical capital | consists of machines, tools and buildings used to produce other goods | is made by people rather than found in nature | earns a payment called interest
human capital | consists of the skills, knowledge and experience of workers | grows through education, training and experience on the job | increases when people invest in schooling or college
entrepreneurship | organizes the other resources and takes risks to start new businesses | earns a payment called profit | develops new products and methods in the hope of profit

# Economic goals of a society
? Which economic goal
economic efficiency | means making the most of scarce resources so that nothing is wasted | is reached when resources are put to their most valued use | means getting the greatest output from the available resources
economic equity | means distributing income and wealth fairly among the people of a society | supports laws against discrimination in pay and hiring | means a fair division of the economic pie among rich and poor
economic freedom | lets people choose their own jobs, purchases and businesses without government control | protects the right of individuals to decide how to spend and invest their income
economic growth | means an increase over time in the goods and services a nation produces | is measured by the rise in real GDP | raises the standard of living as output per person increases
economic security | protects people from loss of income because of illness, old age or job loss | is served by programs such as unemployment insurance and old-age pensions
price stability | means avoiding both inflation and deflation | keeps the purchasing power of money from falling | helps people on fixed incomes and makes planning for the future easier
full employment | means that nearly everyone who is able and willing to work has a job | is reached when there is no cyclical unemployment | leaves only frictional and structural unemployment

# Economic systems
? Which economic system
traditional economy | answers the basic economic questions by custom, habit and ritual | has children follow the same occupations as their parents and ancestors | is found in some farming and hunting villages with little new technology
command economy / planned economy | has a central government make all major decisions about production and distribution | was used in the Soviet Union, where officials set output quotas for factories | gives consumers few choices and often suffers shortages
market economy | lets buyers and sellers answer the basic questions through voluntary exchange | relies on private property, competition and self-interest with little government interference | decides what to produce by supply and demand
mixed economy | combines private enterprise with some government regulation and ownership | is found in the United States and most other modern nations | lets markets make most decisions but has government provide public goods and welfare
transition economy | is moving from central planning toward free markets and private ownership | was found in Russia and Poland in the 1990s after the fall of communism

# Economic doctrines
? Which economic doctrine
capitalism | favors private ownership of the means of production and the pursuit of profit | lets private owners of businesses compete in free markets
socialism | favors government ownership of key industries so that wealth is shared more equally | led some democratic governments in Europe to nationalize major industries
communism | calls for a classless society in which all property is held in common | was set out by Karl Marx and Friedrich Engels in a manifesto of 1848 | calls for workers to overthrow the owners of the means of production
mercantilism | held that a nation's wealth and power depend on its supply of gold and silver | called for nations to export more than they import | led European states to use colonies as sources of raw materials and as markets
laissez-faire | holds that government should not interfere in the economy | takes its name from a French phrase meaning let people do as they choose | was supported by Adam Smith in The Wealth of Nations
physiocracy | taught in eighteenth-century France that all wealth comes from agriculture | was led by the French economist François Quesnay

# Features of free enterprise
? Which feature of free enterprise
private property | gives individuals the right to own and control possessions and businesses | lets an owner use, sell or rent possessions as desired | gives owners an incentive to take care of and improve what they have
profit motive | encourages people and firms to improve their material well-being | drives entrepreneurs to take risks and offer what consumers want | is the desire to earn more than the costs of doing business
competition | is the struggle among sellers to attract customers | keeps prices low and quality high as rival producers seek buyers | was called the regulator of self-interest in the market by Adam Smith
voluntary exchange | lets buyers and sellers freely and willingly take part in market transactions | makes both the buyer and the seller better off
consumer sovereignty | is the power of buyers to decide what gets produced | makes the customer the ruler of the market | makes producers supply what customers are willing to pay for
freedom of contract | lets people decide what legal agreements they want to enter into | lets workers and employers set pay and conditions by mutual agreement

# Efficiency and gains in a market
? Which term describes
productive efficiency | making goods at the lowest possible cost, without wasting resources | the condition of using all resources fully, so that nothing is wasted | making as much of one good as possible without making less of another
allocative efficiency | producing the mix of goods and services that society most desires | the condition in which price equals marginal cost | the condition in which marginal benefit equals marginal cost
underutilization | using fewer resources than an economy is capable of using | the situation shown by a point inside the production possibilities curve
consumer surplus | the difference between what buyers are willing to pay and what they actually pay | the area below the demand curve and above the price
producer surplus | the difference between the price sellers receive and the lowest price they would accept | the area above the supply curve and below the price
total surplus / social surplus | the sum of the gains of buyers and sellers in a market | the whole area between the demand and supply curves up to the equilibrium quantity
deadweight loss | the reduction in total gains when a market does not produce the efficient quantity | the net gains destroyed by a tax, a price control or a monopoly | the reduction in consumer and producer surplus that no one else gains

# Curves of microeconomics
? Which curve
production possibilities curve / production possibilities frontier / PPF / PPC | shows the combinations of two goods an economy can make with all its resources | shifts outward when resources or technology grow | shows the trade-offs that an economy faces, such as guns or butter | illustrates scarcity, opportunity cost and efficiency
demand curve | slopes downward in a market diagram of price and quantity | shows the quantity that consumers will buy at each price
supply curve | slopes upward from left to right in a market diagram | shows the quantity that producers will offer for sale at each price
indifference curve | joins all combinations of two goods that give a consumer equal satisfaction | is convex to the origin because of a diminishing rate of substitution | lies farther from the origin when it stands for greater satisfaction
Lorenz curve | shows how unequally income is distributed among households | is compared with a straight line of perfect equality | plots the cumulative share of income against the cumulative share of households
kinked demand curve | explains why oligopoly prices stay rigid | assumes that rivals match price cuts but not price increases
backward-bending labor supply curve | shows people working fewer hours after their wages become high enough | turns back when the income effect of a raise outweighs the substitution effect
average total cost curve | has a U shape because of economies and then diseconomies of scale | is found by dividing all production expenses by output at every quantity

# Economic laws
? Which economic law
law of demand | states that consumers buy more of a good when its price falls | describes an inverse relationship between price and the quantity that consumers buy
law of supply | states that producers offer more of a good when its price rises | describes a direct relationship between price and the quantity that producers offer
law of increasing opportunity cost | states that making more of one good requires giving up ever larger amounts of another | explains why the production possibilities curve is bowed outward
law of diminishing marginal utility | states that each additional unit consumed gives less satisfaction than the one before | explains why a third slice of pizza pleases less than the first
law of diminishing returns / diminishing marginal returns | states that adding more of one input to fixed inputs eventually raises output by less | explains why adding workers to a small kitchen increases output less and less
Say's law | states that supply creates its own demand | was stated by a French classical economist
Keynes' law | states that demand creates its own supply | holds that total spending determines how much an economy produces
Gresham's law | states that bad money drives out good money | describes people hoarding coins of precious metal and spending debased ones
Engel's law | states that families spend a smaller share of income on food as income rises | describes how household food budgets change with income
Okun's law | relates changes in the unemployment rate to changes in real GDP | states that output falls when unemployment rises

# Fields of economics
? Which branch of economics
microeconomics | studies the decisions of individuals, households and firms | examines how prices are set in the market for a single good | focuses on the behavior of single markets, households and businesses
macroeconomics | studies the economy as a whole | examines total output, unemployment, inflation and national policy | looks at economic growth, recessions and the price level of a nation
econometrics | uses statistics to test economic theories with data | estimates relationships between variables by regression
behavioral economics | combines psychology with the study of how people make choices | studies why people make choices that are not fully rational | explains loss aversion and mental accounting
development economics | studies how poor countries can raise their standard of living | examines the causes of poverty in low-income nations
environmental economics | studies pollution and the use of natural resources | examines policies such as carbon taxes and emission permits
international economics | studies trade and exchange rates between countries | examines tariffs, comparative advantage and the balance of payments

# Economic reasoning
? Which term describes
positive statement | a claim about what is, which can be tested against facts | an objective claim of fact, such as the unemployment rate rose last year | a claim that describes the world as it is
normative statement | a claim about what ought to be, based on values | an opinion, such as the minimum wage should be raised | a claim about what policy should be, which facts alone cannot prove
economic model | a simplified picture of reality used to explain or predict behavior | a representation, such as the circular flow diagram, that leaves out details | a theory shown in words, graphs or equations to explain how markets work
ceteris paribus | the assumption that all other things are held constant | a Latin phrase used when only one variable is changed at a time
fallacy of composition | the mistaken belief that what is true for one is true for the whole group | the error of thinking that if one farmer gains from a bigger crop, all farmers do
post hoc fallacy | the mistaken belief that an earlier event must have caused a later one | the error of confusing the order of events with cause and effect
rational behavior | weighing costs and benefits to make the choice with the greatest satisfaction | the assumption that people act in their own self-interest to get the most satisfaction

# Parts of the circular flow model
? Which part of the circular flow model
household | owns the factors of production and sells them to businesses for income | buys finished goods and services with the wages it earns | consists of one or more people who share income and make economic decisions together
firm | uses resources to produce goods and services for sale | pays wages, rent and interest to obtain resources | demands labor in the factor market and supplies products to consumers
product market | is where finished goods and services are bought and sold | receives the spending of consumers | is where households spend their income on what businesses make
factor market / resource market | is where land, labor and capital are bought and sold | is where workers are hired for wages
government sector | collects taxes and spends them on public goods and transfer payments | provides public services such as roads and defense
foreign sector | buys a nation's exports and sells it imports | links the domestic flow of income with the rest of the world
financial sector | channels household saving into loans for investment | takes in deposits and lends them to borrowers

# Kinds of goods
? Which kind of good
normal good | is demanded more when consumers' income rises | has a positive income elasticity of demand | includes new cars and restaurant meals, bought more as people get richer
inferior good | is demanded less when consumers' income rises | has a negative income elasticity of demand | is bought less as people get richer, as with bus travel or used clothing
substitute good | is used in place of another product | is demanded more when the price of a similar product rises | has a positive cross-price elasticity with its rival, as tea has with coffee
complementary good / complement | is used together with another product | is demanded less when the price of the product used with it rises | has a negative cross-price elasticity, as printers have with ink
capital good | is used to make other products | includes machinery, tools and factory buildings
consumer good | is bought by households for their own final use | includes food, clothing and toys bought by families

# Goods by rivalry and excludability
? Which type of good
private good | is both rival and excludable, like a sandwich | can be used by only one person at a time and denied to people who do not pay
public good | is nonrival and nonexcludable, like national defense | is undersupplied by markets because of free riders | is usually provided by government and paid for by taxes
common resource / common-pool resource | is rival but nonexcludable, like fish in the ocean | is overused because everyone has free access to it
club good | is excludable but nonrival, like cable television | is supplied to paying members or subscribers while others are kept out
merit good | is encouraged by government because people would consume too little of it on their own | is subsidized because leaders judge it deserving of support, like schooling and museums

# Market supply and demand
? Which term describes
demand | the willingness and ability of buyers to purchase a good at each possible price | consumers' desire for a product backed by the money to pay for it | the desire, ability and willingness to buy a product
quantity demanded | the amount that consumers wish to purchase at one particular price | a single point on the buyers' curve
demand schedule | a table listing how much of a good consumers will purchase at each price | the rows of prices and consumer purchases from which the buyers' curve is plotted
supply | the amount of a good that producers are willing and able to sell at each price | the willingness and ability of sellers to offer a product at all possible prices | the quantities of a good that firms offer at various prices
quantity supplied | the amount that producers offer for sale at one particular price | a single point on the sellers' curve
supply schedule | a table showing how much producers will offer for sale at each price | the rows of prices and producers' output from which the sellers' curve is plotted
equilibrium / market equilibrium | the point at which the demand and supply curves intersect | the situation in which quantity demanded equals quantity supplied | the price and quantity at which there is neither too much nor too little of a good
shortage | a situation in which quantity demanded is greater than quantity supplied | the result of a price ceiling set below the market price | a market condition that pushes the price up | what exists when the market price is below equilibrium
surplus | a situation in which quantity supplied is greater than quantity demanded | the result of a price floor set above the market price | a market condition that pushes the price down | what exists when the market price is above equilibrium

# Changes in demand and supply
? Which change in a market
increase in demand / rightward shift of demand | means that consumers want to buy more at every price | follows a rise in consumer income in the market for a normal good
decrease in demand / leftward shift of demand | means that consumers want to buy less at every price | happens when a product falls out of fashion
increase in supply / rightward shift of supply | means that producers offer more at every price | results from better technology or cheaper inputs
decrease in supply / leftward shift of supply | means that producers offer less at every price | happens to oranges when a freeze destroys the harvest
movement along the demand curve / change in quantity demanded | is the response of buyers to a change in the good's own price | takes buyers from one point to another on the same downward-sloping line
movement along the supply curve / change in quantity supplied | is the response of sellers to a change in the good's own price | takes sellers from one point to another on the same upward-sloping line

# Shifters of demand
? Which determinant of demand
consumer income | changes when workers get a raise or are laid off | increases demand for normal goods and decreases demand for inferior goods when it rises | determines how much people can afford to buy
consumer tastes / tastes and preferences | shifts the curve when advertising or fashion makes a product popular | changes when a health report makes people like a food less
price of related goods | shifts the curve for butter when margarine becomes more expensive | works through substitutes and complements | changes demand for coffee when tea becomes cheaper
consumer expectations | makes people wait when they think a product will soon be on sale | leads people to buy today because they think a good will cost more tomorrow
number of buyers | enlarges the market when immigration or a higher birth rate adds people | raises demand for housing as more families move to a town

# Determinants of supply
? Which determinant of supply
cost of inputs / input costs / input prices | shifts the curve left when wages or raw materials become more expensive | raises production expenses when steel or fuel becomes more expensive | includes what firms pay for labor, raw materials and energy
production technology | lowers costs when better machines are invented | increases output at every price when robots replace older machines
natural conditions | shifts the curve left through drought, frost or storms | reduces the wheat harvest in a year of bad weather
number of sellers | shifts the curve right as more firms enter the industry | changes when firms open or close in a market
producer expectations | leads firms to hold back goods now to sell at a higher price later | makes a farmer store grain when its price is thought likely to rise
government policies | changes firms' costs through taxes, subsidies and regulations | shifts the curve right with subsidies and left with excise taxes

# Factors that affect elasticity
? Which factor affecting elasticity
availability of substitutes | makes demand more elastic when many similar products exist | explains why one brand of cereal loses many buyers when its price rises | makes demand inelastic for a product with no close alternative
share of budget | makes demand more elastic for things that take much of a consumer's income | explains why demand for salt changes little when its price rises
necessity or luxury | makes demand inelastic for medicine but elastic for cruises | explains why demand for insulin hardly changes as its price rises
time to adjust | makes demand and supply more elastic over years than over days | explains why drivers buy smaller cars only after fuel has been expensive for years
definition of the market | makes demand more elastic for a narrow category than for a broad one | explains why demand for one flavor is more elastic than for all ice cream

# Measures of elasticity
? Which measure of responsiveness
price elasticity of demand | shows how strongly consumers' purchases react when the good itself becomes more expensive | tells whether raising what a firm charges will increase or decrease its total revenue
price elasticity of supply | shows how strongly producers' output reacts to a change in what buyers pay | grows as firms have more time to adjust output
income elasticity of demand | shows how strongly purchases react to a change in consumers' earnings | is negative for inferior goods and positive for normal goods
cross-price elasticity of demand | shows how purchases of one good react when another good becomes more expensive | is positive for substitutes and negative for complements
wage elasticity of labor supply | shows how hours worked react to a change in pay | is low for full-time adults and higher for teenagers and part-time employees

# Types of demand
? Which type of demand
elastic demand | changes by a larger percentage than price | makes total revenue fall when the price is raised | is found for luxuries and goods with many close substitutes
inelastic demand | changes by a smaller percentage than price | makes total revenue rise when the price is raised | is found for necessities such as insulin and gasoline
derived demand | depends on sales of the goods that a resource helps to make | explains why more carpenters are hired when home building rises
market demand | adds up the quantities demanded by all consumers of a good | is the sum of the purchases of every buyer at each price
individual demand | shows how much one single consumer will buy at each price | is plotted from the purchases of only one person

# Extreme cases of elasticity
? Which case of elasticity
perfectly elastic demand | has a horizontal curve on which any price increase makes consumers buy nothing | is faced by a single wheat farmer who is a price taker
perfectly inelastic demand | has a vertical curve on which consumers buy the same amount at every price | is approached by users of a lifesaving drug
perfectly elastic supply | has a horizontal curve on which producers offer any amount at a single price | is found when producers offer nothing at all below one certain price
perfectly inelastic supply | has a vertical curve on which the amount offered never changes with price | is found for original paintings by an artist who has died
unit elastic demand / unitary elasticity | changes quantity by exactly the same percentage as price | has a coefficient equal to one | leaves total revenue the same when price changes

# Effects in economics
? Which effect
substitution effect | makes consumers switch to a cheaper alternative when a good's price rises | explains buying chicken in place of beef when beef becomes more expensive | makes a relatively cheaper good more attractive than a good whose price has risen
income effect | makes consumers buy less because a higher price reduces their purchasing power | makes a consumer feel richer when one good's price falls
wealth effect | raises spending when the value of people's stocks and houses rises | makes consumption rise when a lower price level increases the value of assets
interest rate effect | lowers borrowing and investment when a higher price level makes loans more expensive | links a higher price level to less business investment and more costly credit
multiplier effect | makes one dollar of new spending raise total output by more than a dollar | works through rounds of spending as one person's spending becomes another's income
crowding-out effect / crowding out | reduces private investment when government borrowing raises interest rates | weakens fiscal policy because deficits compete with firms for loans
bandwagon effect | makes people buy a product because many others are buying it | increases demand for something as it becomes more popular

# Government actions in markets
? Which government action
price ceiling | sets a legal maximum that sellers may charge for a good | causes shortages when it is set below equilibrium
price floor | sets a legal minimum that must be paid for a good or service | causes surpluses when it is set above equilibrium
subsidy | gives a payment that supports a business or market | lowers firms' costs and increases supply | encourages the production of goods such as wheat, milk or clean energy
excise tax | places a levy on the production or sale of a particular good such as gasoline | raises producers' costs and decreases supply | is charged on each unit of goods such as cigarettes, alcohol and gasoline
rationing | distributes scarce goods by coupons or a system other than price | shared out sugar and gasoline among American families in World War II | limits how much of a scarce product each person may buy
deregulation | removes state controls over a market | was applied to airlines, trucking and telephone service from the late 1970s
privatization | sells a state-owned enterprise to individuals or companies | turns a state airline or telephone service over to shareholders | transfers ownership from the state to investors
nationalization | takes over ownership of an industry for the state | was used by Mexico to seize foreign oil companies in 1938
eminent domain | takes land for public use with fair payment to the owner | is used to buy land for a highway from an unwilling owner
bailout | rescues a failing company with loans or cash | saved large banks and carmakers in 2008 and 2009

# Laws that governments make for markets
? Which kind of law
rent control law / rent control | sets a maximum that landlords may charge tenants | tends to cause a shortage of apartments in a city
minimum wage law / minimum wage | sets the lowest hourly pay that an employer may legally give | may cause unemployment when it is set above the equilibrium for labor | was first set for the whole United States in 1938
usury law | limits the interest that lenders may charge borrowers | sets a ceiling on interest rates
right-to-work law | forbids making union membership a condition of employment | is allowed by the Taft-Hartley Act and common in southern states
antitrust law | prevents monopolies and promotes competition among firms | blocks mergers and price fixing that would reduce competition | allows the government to break up companies that dominate an industry
zoning law / zoning | divides a city into areas for homes, shops and factories | keeps a factory out of a residential neighborhood
child labor law | sets the youngest age at which people may be employed | took boys and girls out of factories and mines

# Concepts of consumer choice
? Which term describes
marginal utility | the additional satisfaction gained from consuming one more unit | the change in total satisfaction divided by the change in quantity | the benefit to a consumer of one extra unit of a good
total utility | the overall satisfaction from all the units of a good consumed | the sum of the satisfaction from every unit, which rises at a falling rate | what is greatest when one more unit would add nothing
util | an imaginary unit used to measure satisfaction | the unit in which a consumer's satisfaction is counted in textbook tables
budget constraint / budget line | the limit on the combinations of goods that income and prices allow a consumer to buy | a straight boundary whose slope equals the relative price of two goods | what shifts outward when a consumer's income rises
willingness to pay | the highest price that a buyer would give for a good | the value to each buyer shown by the height of the demand curve
utility-maximizing rule | spending so that the last dollar on each good brings the same extra satisfaction | the condition that the ratio of extra satisfaction to price be equal for all goods

# Paradoxes of economics
? Which paradox
paradox of value / diamond-water paradox | asks why vital goods are cheap while unneeded gems are expensive | is solved by comparing scarcity and marginal utility
paradox of thrift | holds that when everyone saves more, total income and output may fall | was described by Keynes to show that more saving can worsen a recession
voting paradox | shows that majority preferences may go in a circle among three options | was noted by Condorcet, who showed that no option may win every majority comparison
Giffen paradox | describes poor families buying more of a staple food when its price rises | is an exception to the law of demand caused by a large income effect
Easterlin paradox | finds that people do not become happier as their nation grows richer | compares happiness and income over many years

# Tendencies found by behavioral economics
? Which term describes
loss aversion | feeling the pain of losing money more strongly than the pleasure of an equal gain | the tendency to fear giving up a hundred dollars more than missing an equal gain | the reason that investors refuse to sell stocks that have fallen below their purchase price
bounded rationality | decision making limited by information, time and mental capacity | Herbert Simon's idea that people settle for a choice that is good enough
mental accounting | treating money differently depending on its source or intended use | keeping vacation savings while carrying a credit card balance at high interest
sunk cost fallacy | continuing an activity because of money or time already spent on it | the error of sitting through a bad movie because the ticket was paid for
framing effect | choosing differently depending on how the same options are presented | preferring meat labeled eighty percent lean to meat labeled twenty percent fat | the influence of the way that options are described
anchoring | relying too heavily on the first number heard when making a judgment | judging a sale price to be cheap because the original price tag was high | the effect of an irrelevant first price on a later estimate
status quo bias | the tendency to prefer that things stay as they are | staying with the default option instead of making a change
overconfidence | believing one's own knowledge and judgment to be better than they are | the tendency of investors to trade too often because they trust their own skill too much

# Costs of production
? Which cost
fixed cost | does not change with the quantity produced | must be paid even if output is zero | includes rent, insurance and other overhead
variable cost | rises and falls with the quantity produced | is zero when a firm produces nothing | includes wages of hourly workers and raw materials
total cost | is the sum of all a firm's spending on production | adds overhead and all spending that depends on output | equals fixed plus variable spending
marginal cost | is the additional spending needed to produce one more unit of output | is the change in total spending divided by the change in output | rises as diminishing returns set in
average total cost | is all production spending divided by the number of units produced | is compared with price to see whether a firm earns profit on each unit | shows the expense of each unit, including overhead
average variable cost | divides only spending that changes with output by the quantity produced | is compared with price to decide whether to shut down in the short run

# Economic and accounting costs
? Which cost
explicit cost | is an actual payment of money, such as wages, rent or materials | is an out-of-pocket payment that appears in an accountant's books | is the only kind subtracted to find accounting profit
implicit cost | is the value of resources that the owner already has and uses in the business | includes the salary an owner gives up to run a shop | is subtracted in economic profit but not in accounting profit
sunk cost | has already been paid and cannot be recovered | should not affect a decision about the future | includes a nonrefundable ticket that has already been bought
social cost | includes harm to third parties as well as the private expense of production | exceeds the private expense of production when a factory pollutes
transaction cost | is the expense of making an exchange, such as time, fees and bargaining | prevents private bargains from solving externalities when it is too high
menu cost | is the expense to firms of changing their prices | comes from printing new price lists and labels during inflation

# Measures of revenue and profit of a firm
? Which term describes
accounting profit | total revenue minus explicit costs only | earnings before subtracting implicit costs such as the owner's own time | total revenue minus actual payments for wages, rent and materials
economic profit | total revenue minus both explicit and implicit costs | earnings above all opportunity costs, which attract new firms into an industry | what remains after subtracting opportunity costs as well as out-of-pocket costs
normal profit / zero economic profit | revenue that just covers all of the owner's explicit and implicit costs | earnings of a perfectly competitive firm in long-run equilibrium
total revenue | price multiplied by the quantity sold | all the money a firm takes in from its sales | the amount that falls when price rises and demand is elastic
marginal revenue | the additional income from selling one more unit | the amount that equals additional cost at the profit-maximizing output | the change in total sales income divided by the change in quantity
average revenue | sales income divided by the quantity sold | a firm's income per unit sold, which equals price

# Levels of output of a firm or market
? Which level of output
break-even point | makes total revenue equal to total cost | gives a firm neither profit nor loss | is where price equals average total cost
shutdown point | is where price equals the minimum of average variable cost | is where a firm should stop producing in the short run if price falls further
profit-maximizing quantity | is where marginal revenue equals marginal cost | gives a firm the largest gap between total revenue and total cost
equilibrium quantity | is where the demand and supply curves cross | is where buyers want exactly what sellers offer at the market price
socially optimal quantity | is where the benefit to everyone of one more unit equals its cost to everyone | takes externalities into account as well as private costs and benefits

# Production and size of a firm
? Which term describes
production function | the relationship between the inputs a firm uses and the output it gets | an equation that shows output as depending on labor and capital | a statement of the greatest output possible from given amounts of labor and capital
marginal product | the additional output from one more unit of an input | the change in total output when one more worker is hired | what declines as more labor is added to fixed capital
economies of scale | falling average cost as the quantity of output rises | the advantage that lets a large factory make each unit more cheaply than a small one | the cost savings from mass production and bulk buying
diseconomies of scale | rising average cost as a firm becomes very large and hard to manage | the disadvantage of a huge firm in which layers of management slow communication
constant returns to scale | average cost that stays the same as output expands | the flat middle portion of the long-run average cost curve
division of labor | breaking the production of a good into separate tasks done by different workers | the practice that Adam Smith illustrated with a pin factory | the splitting of work into small jobs, which increases productivity
specialization | concentrating on the tasks or goods that one produces best | focusing on a narrow range of activities and trading for other needs | the practice that makes people and nations depend on trade

# Periods of time in economics
? Which period of time
short run | is too brief for a firm to change all its inputs | keeps at least one input, such as factory size, fixed | ends when a firm is able to change the size of its factory
long run | lets a firm vary all of its inputs | allows firms to enter or leave an industry
fiscal year | is twelve months used for budgeting and accounting | begins on October 1 for the United States federal government
base year | is the one whose prices are used for comparison when removing inflation | is given the value of 100 in a price index
quarter | covers three months of economic reporting | is the interval at which new GDP figures are reported

# Forms of business organization
? Which form of business
sole proprietorship | is owned and run by a single individual who keeps all the profit | is the most common form and the easiest to start | leaves its single owner with unlimited liability for debts | ends when its only owner dies or quits
general partnership | is owned by two or more people who all manage it and share unlimited liability | divides responsibility, profits and losses equally among co-owners | combines the skills and money of two or more owners
limited partnership | has some owners who only invest and cannot lose more than their investment | needs at least one general owner who manages it and has unlimited liability
corporation | is a legal entity separate from its owners | raises money by selling stock | gives its stockholders limited liability but has its profit taxed twice | continues to exist after its owners die
limited liability company / LLC | combines the tax treatment of a partnership with protection of its owners' property | is owned by members and has its profits taxed only once
cooperative | is owned and operated by a group of members for their shared benefit | includes credit unions and farmers' groups that buy or sell together | gives each member one vote and shares earnings among members
nonprofit organization | works to benefit society rather than to earn money for owners | includes museums, charities and churches exempt from income tax
franchise | is a semi-independent business that pays fees to use a parent company's name | gives an owner a well-known brand, training and support but strict rules | includes many fast-food restaurants run locally under a national brand

# Participants in an economy
? Which participant in the economy
consumer | buys goods and services for personal use | decides by purchases which products succeed | is the final user of a product
producer | makes goods or provides services for sale | runs farms, mines or factories that supply the market
entrepreneur | organizes resources and takes risks to start a new business | develops new products and methods in the hope of profit | is an innovator who bears the risk that a new company will fail
wholesaler | buys large quantities from manufacturers and resells them to stores | sells in bulk to stores rather than to the public
retailer | sells goods directly to the public in a store or online | buys goods in bulk and resells them in small quantities to the public

# Participants in finance
? Which participant in finance
shareholder | owns part of a corporation | receives dividends and votes for the board of directors | gains when a company's stock price rises
creditor | lends money and is owed repayment | charges interest to borrowers for a loan
debtor | owes money to another and must repay it | gains from unexpected inflation because a loan is repaid in cheaper dollars
cosigner | agrees to repay a loan if the borrower does not | shares responsibility for a loan to a young person with little credit history
stockbroker | links buyers and sellers of shares | places investors' orders on an exchange for a fee

# Market structures
? Which market structure
perfect competition | has many firms selling identical products with free entry and exit | makes every firm a price taker, as in the wheat market | allows no single firm to influence the market price
monopolistic competition | has many firms selling similar but differentiated products | includes restaurants and clothing stores with different styles, locations and advertising | uses advertising and brand names to make similar products seem different
oligopoly | has a few large firms that dominate an industry | includes airlines and carmakers, whose decisions depend on one another | tempts firms to collude and set prices together
monopoly | has a single seller of a product with no close substitutes | is protected by high barriers to entry | lets one firm set the price for the whole market
monopsony | has a single buyer that faces many sellers | includes a company town where one employer hires nearly all workers | can keep wages low because workers have no other employer

# Kinds of monopoly
? Which kind of monopoly
natural monopoly | arises when one firm can supply the whole market at a lower cost than two could | includes water and electric utilities with huge economies of scale | is often regulated by government because competition would raise costs
government monopoly / legal monopoly | exists because the state owns the only provider or forbids competitors by law | includes letter delivery by a national postal service
technological monopoly | comes from owning a patent on an invention or process | lasts for about twenty years because of an inventor's exclusive right
geographic monopoly | exists because there is no other seller in the area | includes the only gas station or general store in a remote town
resource monopoly | comes from controlling the supply of a key material | includes a company that once held most of the world's diamonds
bilateral monopoly | has a single buyer facing a single seller | describes one employer bargaining with a union of all the workers

# Barriers to entry
? Which barrier to entry
patent | gives an inventor the exclusive right to make and sell an invention for twenty years | rewards the inventor of a new drug or machine | covers inventions but expires after twenty years
copyright | gives the exclusive right to publish or reproduce a creative work such as a book | protects authors, artists and musicians against copying | covers books, songs, films and computer programs
trademark | protects a name, symbol or logo that identifies a company's goods | keeps rivals from using a registered brand name | identifies the maker of a product by a word, picture or symbol
trade secret | protects a valuable formula or method by keeping it hidden | keeps the recipe of a famous soft drink from rivals without registration
occupational license / licensing | lets only people with a government permit do certain work | restricts entry into fields such as medicine, law and hairdressing
control of a key resource | lets one firm own the raw material that rivals need | once kept rivals out of diamond and aluminum production
high start-up costs | requires a new firm to invest huge sums before it can compete | makes it hard for small firms to build steel mills or airplanes

# Business practices
? Which business practice
price discrimination | charges different customers different amounts for the same good | gives students and senior citizens discounts on movie tickets | divides customers into groups by how much they are willing to pay
predatory pricing | sells below cost to drive rivals out of the market | lets a dominant firm take losses for a time to ruin a new competitor | uses temporary losses to create a monopoly
price leadership | occurs when the largest firm in an industry changes what it charges and rivals follow | lets rivals in an oligopoly charge the same without any formal agreement
price war | is a series of cuts by rivals competing to sell most cheaply | occurs when competing firms keep undercutting each other until they lose money
price fixing / collusion | is a secret agreement among rivals to charge the same high amount | is illegal cooperation among competitors to set what customers pay | is forbidden by the Sherman Antitrust Act
product differentiation | makes a good seem distinct from similar goods of competitors | uses style, location, service or advertising to stand out | is the main form of nonprice competition
tying / tie-in sale | lets customers buy one product only if they also buy another | requires buyers of a machine to purchase its supplies too

# Game theory
? Which term describes
prisoner's dilemma | a game in which two players do worse by pursuing self-interest than by cooperating | the story of two suspects who both confess | a model showing why members of a cartel are tempted to cheat
Nash equilibrium | an outcome in which no player can gain by changing strategy alone | a stable set of choices in which each player responds best to the others | an outcome from which each player has no reason to depart
dominant strategy | a choice that is best for a player no matter what others do | a plan that beats all alternatives whatever the rival picks
tit-for-tat | starting by cooperating and then copying the other player's last move | a strategy for repeated games that punishes cheating once and then forgives
payoff matrix | a table showing the results of every combination of players' choices | a grid of the profits that each player earns from each pair of choices
zero-sum game | a contest in which one player's gain equals the other's loss | a situation in which players' gains and losses always cancel out

# Antitrust and regulation laws of the United States
? Which law
Sherman Antitrust Act | outlawed trusts and contracts in restraint of trade in 1890 | was used to break up Standard Oil in 1911 | made attempts to monopolize an industry illegal
Clayton Antitrust Act | banned tying contracts and mergers that reduce competition in 1914 | exempted labor unions from prosecution as illegal combinations | strengthened the ban of 1890 on monopolies
Federal Trade Commission Act | created an agency in 1914 to stop unfair methods of competition | gave regulators power to issue cease-and-desist orders against unfair practices | set up a body to investigate unfair business practices
Robinson-Patman Act | forbade giving large chain stores special discounts in 1936 | limited price discrimination to protect small independent shops
Celler-Kefauver Act | restricted vertical and conglomerate mergers in 1950 | closed the loophole of buying a rival's assets instead of its stock
Interstate Commerce Act | set up the first federal regulatory commission in 1887 | required railroad rates to be reasonable and just | regulated railroads after complaints by farmers
Airline Deregulation Act | removed federal control of fares and routes for passenger planes in 1978 | let carriers choose their own fares, which lowered ticket prices

# Mergers and company combinations
? Which type of business combination
horizontal merger | joins two firms that make the same product | unites two competing banks or two oil companies | combines direct competitors in the same industry
vertical merger | joins firms at different stages of making the same product | unites a carmaker with its tire supplier | combines a manufacturer with its supplier or distributor
conglomerate merger | joins firms that make unrelated products | unites a food company with an insurance company to spread risk | combines companies from completely different industries
joint venture | brings two companies together for one project while they remain separate | lets two firms share the cost and risk of developing a single new product | shares costs, risks and profits between two independent companies
hostile takeover | gains control of a company against the wishes of its managers | buys a target's shares directly from stockholders after its directors refuse
trust | placed competing companies' stock under one board that ran them together | was used by Standard Oil to unite rival oil companies in the 1800s
cartel | is a formal agreement among producers to fix prices and limit output | coordinates the oil output of several nations, as OPEC does | is illegal in the United States because it limits competition

# Regulation of firms
? Which term describes
cost-plus regulation | allowing a utility to cover its expenses and earn a normal rate of profit | a system that weakens a utility's incentive to economize
price cap regulation | setting a maximum that a utility may charge for several years | a system that lets a utility keep the gains from cutting its expenses
regulatory capture | firms gaining influence over the agency that is supposed to supervise them | the situation in which supervised firms help to write the rules in their own favor
divestiture | breaking up a company by making it sell parts of itself | the remedy that split AT&T into regional telephone companies | a court-ordered sale of some of a company's businesses
merger review | government study of whether joining two firms would reduce competition | the process that can block the union of two large rivals

# Economic measures of concentration, inequality and output
? Which economic measure
four-firm concentration ratio | is the share of an industry's sales held by its few largest companies | adds up market shares of the largest companies without squaring them
Herfindahl-Hirschman Index / HHI | adds up the squared market shares of all firms in an industry | reaches 10,000 for a pure monopoly
Gini coefficient | shows income inequality by a number between zero and one | equals zero when everyone receives the same income | is calculated from the Lorenz curve
poverty rate | is the percentage of people who live below the official minimum income | shows what share of a population is poor | divides the number of poor people by the whole population
labor productivity | is output per hour of work | rises when workers have more education and better machines | is the main source of a rising standard of living
misery index | adds the inflation rate and the unemployment rate | was used to judge the hardship of stagflation in the 1970s
debt-to-GDP ratio | compares what a government owes with the size of its economy | shows whether a nation can afford its past borrowing

# Market failures
? Which term describes
negative externality | a cost that falls on third parties outside a transaction | a harmful side effect on others, such as pollution from a factory | a cost not included in the market price, which leads to overproduction
positive externality | a benefit that goes to third parties outside a transaction | a helpful side effect on others, such as protection from a neighbor's vaccination | a benefit not included in the market price, which leads to underproduction
free-rider problem / free rider | people benefiting from a public good without paying for it | the reason that private firms do not provide enough national defense | the difficulty of charging people who cannot be excluded from using something
tragedy of the commons | the overuse of a shared resource that is open to everyone | the ruin of a shared pasture when each herder adds more animals | the depletion of fish or pasture that no one owns
asymmetric information | a situation in which one party to a deal knows more than the other | the advantage of a used-car seller who knows the car's defects
market power | the ability of a firm to raise the price of its product | the control over price and output that a firm has when it faces few rivals

# Policies on pollution
? Which pollution policy
pollution charge / Pigouvian tax | makes firms pay for each unit of harmful emissions | is a tax that makes polluters pay the social cost of their emissions
cap and trade / marketable permits | lets firms buy and sell the right to pollute within a fixed total of emissions | cut sulfur dioxide emissions from American power plants | gives clean firms allowances that they can sell to dirty ones
command-and-control regulation | sets legal limits on emissions or requires certain cleanup technology | orders every plant to install the same equipment and offers no reward for doing more | requires all polluters to meet the same legal standards
deposit-refund system | charges extra for a bottle and pays it back when the container is returned | encourages people to return cans and bottles for recycling
clean-energy subsidy | pays part of the cost of solar panels or wind turbines | uses government grants to encourage solar and wind power

# Problems of government and politics in economics
? Which term describes
market failure | a situation in which supply and demand do not allocate resources efficiently | a problem, such as an externality, that may justify government action
government failure | intervention that makes an outcome less efficient than before | a situation in which official policy wastes resources instead of fixing a problem
rent seeking | using political influence to gain income without creating wealth | lobbying for a tariff or a license that blocks rivals
logrolling | lawmakers trading votes for one another's projects | an exchange of support between legislators | the practice of supporting another legislator's bill in return for support
pork-barrel spending | funding local projects whose costs are paid by taxpayers everywhere | money for projects that mainly benefit one lawmaker's district
rational ignorance | choosing not to become informed because the cost of learning exceeds the benefit | the decision of voters not to study issues because one vote changes little

# Kinds of pay
? Which kind of pay
wage | is a set amount for each hour of work | is earned by the hour and rises with the time worked
salary | is a fixed yearly amount that does not depend on hours worked | is earned by many managers and professionals in equal amounts each month
commission | is a percentage of the value of what an employee sells | gives a salesperson an incentive to sell more | makes a salesperson's earnings depend on sales
piece rate | is a set amount for each item that a worker makes | makes earnings depend on the number of units produced
efficiency wage | is above the market level in order to raise effort and reduce turnover | was offered by Henry Ford, who paid five dollars a day
compensating differential | is extra money for dangerous or unpleasant work | persuades people to take night shifts or jobs in mines

# Amounts and extras of pay
? Which kind of pay
overtime pay | is given for working more than forty hours in a week | is one and a half times the regular rate under federal law
fringe benefit | is given to employees in forms other than money | includes health insurance, paid vacation and retirement plans | adds to the value of a job beyond wages
cost-of-living adjustment / COLA | is an automatic raise that keeps up with inflation | rises with the consumer price index
gross pay | is total earnings before taxes and deductions | equals the hourly rate times hours worked, before anything is taken out
net pay / take-home pay | is what remains after taxes and other deductions | is the amount of the paycheck that can actually be spent

# Actions in labor disputes
? Which action in a labor dispute
collective bargaining | is negotiation of pay and conditions between a union and an employer | lets union representatives reach a contract for all members | settles wages, hours and working conditions in a written contract
strike | is an organized refusal to work in order to force an employer to meet demands | stops production when union members walk off the job | is the strongest weapon of a labor union
lockout | is an employer's closing of the workplace to its workers | keeps employees out until they accept the company's terms
mediation | brings in a neutral person who has no power to impose a settlement | offers both sides suggestions that are not binding | uses an outsider who helps both sides reach a compromise
arbitration | lets a neutral third party impose a binding settlement | makes both sides accept the decision of an outside judge | settles a dispute when both sides agree to obey an outside decision
picketing | is demonstrating with signs outside a workplace | discourages people from entering a company whose workers are protesting
boycott | is an organized refusal to buy a company's products | was used by Cesar Chavez to support grape pickers | puts pressure on a company by consumers who refuse its goods
injunction | is a court order that forbids an act such as a walkout | was used by courts to stop unions from walking out

# Kinds of workplace
? Which kind of workplace
closed shop | hires only people who are already union members | was outlawed by the Taft-Hartley Act | allows no one to be hired without union membership
union shop | requires new workers to join the labor organization soon after being hired | may hire nonmembers but makes them join within a set time | was allowed to continue by the Taft-Hartley Act, except in right-to-work states
agency shop | requires nonmembers to pay dues for bargaining without joining | collects fees from nonmembers for being represented
open shop | does not require workers to join or support a union | is the rule in states with right-to-work laws
sweatshop | has long hours, low pay and unsafe conditions | employed many immigrants making clothing around 1900

# Labor laws of the United States
? Which law
Wagner Act / National Labor Relations Act | guaranteed workers the right to organize and bargain collectively in 1935 | created a federal board to stop unfair practices by employers against unions | was a New Deal measure that greatly strengthened unions
Taft-Hartley Act | allowed states to forbid union shops in 1947 | banned the closed shop and allowed eighty-day cooling-off periods in strikes | was passed over President Truman's veto
Fair Labor Standards Act | set a federal minimum wage and overtime pay in 1938 | limited the employment of children and established the forty-hour workweek | requires extra pay for work beyond forty hours
Equal Pay Act | required in 1963 that men and women doing the same work receive the same wages | forbade paying a woman less than a man for the same work | was signed by President John F. Kennedy
Occupational Safety and Health Act | created an agency in 1970 to protect workers from dangerous conditions | requires employers to keep the workplace free of recognized hazards
Family and Medical Leave Act | lets workers take twelve weeks of unpaid time off for a new baby or illness | was signed by President Bill Clinton in 1993
Norris-LaGuardia Act | limited court injunctions against strikes in 1932 | outlawed contracts in which workers promised not to join a union

# Labor organizations of the United States
? Which labor organization
American Federation of Labor / AFL | was founded in 1886 under Samuel Gompers | joined craft unions of skilled workers | focused on wages, hours and working conditions
Congress of Industrial Organizations / CIO | organized unskilled workers in mass production in the 1930s | was led by John L. Lewis | used sit-down strikes at automobile plants
Knights of Labor | admitted skilled and unskilled workers, women and African Americans in the 1880s | declined after the Haymarket bombing of 1886 | was led by Terence Powderly
United Farm Workers / UFW | was led by Cesar Chavez and Dolores Huerta | organized migrant grape pickers in California in the 1960s | led a national boycott of grapes
Industrial Workers of the World / IWW | called for all laborers to join one big union and overthrow capitalism | was a radical union founded in 1905 under Bill Haywood
American Railway Union | was led by Eugene V. Debs | led the Pullman Strike of 1894

# Workers by skill and job status
? Which kind of worker
unskilled worker | has a job that needs no special training | includes dishwashers and janitors, who learn their tasks quickly | earns low wages because the job takes little training
semiskilled worker | has a job that needs a little training | includes the operator of a simple machine or a lift truck
skilled worker | has special training in a craft and needs little supervision | includes electricians, carpenters and machinists | learns a craft or trade through an apprenticeship
professional worker | has a job that requires a college degree or advanced education | includes doctors, lawyers and engineers | earns high pay because of long education and special knowledge
discouraged worker | has stopped looking for a job because of lack of success | is no longer counted as unemployed after giving up the search | is not included in the official unemployment rate
underemployed worker | has a job below his or her skills or wants more hours | includes a college graduate who drives a taxi

# Workers by type of job
? Which kind of worker
white-collar worker | has an office or clerical job | includes clerks, managers and accountants at their desks | works in an office instead of doing manual labor
blue-collar worker | does manual labor in a factory, mine or construction site | is paid for physical labor, often by the hour | earns wages for jobs such as construction, mining and repair
temporary worker / contingent worker | is hired through an agency for a limited time | is brought in to fill a gap during a busy season
gig worker | takes short jobs found through phone apps | earns money task by task as an independent driver or delivery person
telecommuter | works from home by computer | does a job at a distance from the office
migrant worker | moves from place to place to harvest crops | travels with the seasons to find jobs on farms

# Inequality at work
? Which term describes
wage gap | the difference in average pay between groups such as men and women | the earnings difference shown by comparing what women and men are paid | the fact that women earn less on average than men
glass ceiling | an unofficial barrier that keeps women and minorities from top jobs | an invisible obstacle to promotion into high management | the reason that few women become heads of large companies
occupational segregation | the crowding of women or minorities into certain jobs | the separation that leaves nursing mostly female and engineering mostly male
affirmative action | efforts to recruit and promote groups that were excluded in the past | hiring policy meant to make up for earlier discrimination
employment discrimination | treating workers differently because of race, sex, age or religion | refusing to hire or promote members of a group who are equally productive

# Poverty and inequality
? Which term describes
poverty line / poverty threshold | the income level below which a household cannot meet its basic needs | the official income figure used to count the poor | a figure first set at three times the cost of a minimum food budget
poverty trap | a situation in which earning more brings little gain because benefits are withdrawn | the loss of government aid that discourages poor people from working | the discouragement of work by benefits that fall as earnings rise
absolute poverty | not having enough income for food, shelter and other necessities | living on less than a fixed amount needed to survive
relative poverty | having much less income than most people in the same society | being poor only in comparison with others in a nation
income inequality | the unequal distribution of earnings among households | the gap between the shares of earnings received by rich and poor | the condition measured by the Lorenz curve and the Gini coefficient
income redistribution | taking from the rich by taxes and giving to the poor by benefits | the use of progressive taxes and welfare programs to reduce inequality
safety net | the group of government programs that assist people in or near poverty | the system of welfare, food aid and health care programs for the poor
wealth | the total value of the assets that a household owns minus its debts | a stock built up by saving, as opposed to a yearly flow of earnings

# Programs of the American social safety net
? Which government program
Social Security | pays retirement, survivor and disability benefits financed by payroll taxes | was established in 1935 under Franklin Roosevelt | gives monthly income to retired workers
Medicare | provides health insurance mainly to people aged sixty-five and over | was created in 1965 for older Americans whatever their income | pays hospital and doctor bills of retired people
Medicaid | pays for the health care of people with low incomes | is run jointly by federal and state governments for the sick who are poor | covers doctor and hospital costs for poor families
Supplemental Nutrition Assistance Program / SNAP / food stamps | gives poor households an electronic card to buy groceries | helps low-income families buy meals with monthly benefits | replaced paper coupons for groceries with an electronic card
Temporary Assistance for Needy Families / TANF | gives states block grants for cash aid with work requirements and time limits | replaced the older system of welfare for dependent children in 1996
earned income tax credit / EITC | adds to the pay of low-wage workers through the annual return | gives poor people who work a refund even if they owe nothing | rewards work by poor families through the Internal Revenue Service
unemployment insurance | pays benefits for a limited time to workers who lose their jobs | replaces part of the wages of workers who have been laid off | rises automatically in a recession as more people are laid off
Head Start | prepares preschool children from poor families for school | was launched in 1965 to give early learning, meals and health checks
Supplemental Security Income / SSI | gives cash to poor people who are aged, blind or disabled | is paid from general taxes to needy people who are elderly or disabled
Pell Grant | helps low-income students pay for college | gives undergraduates money that need not be repaid

# Insurance terms
? Which term describes
premium | the regular payment made to keep an insurance policy in force | the price of insurance coverage paid each month or year | the charge for insurance, which is higher for people with greater risk
deductible | the amount a policyholder must pay before the insurance company pays anything | the first part of a loss, which the insured person pays alone | an amount that makes premiums lower when it is higher
copayment | a flat fee that a patient pays for each service | the small set charge paid by a patient at each doctor's visit
coinsurance | a percentage of the bill that the policyholder pays | an arrangement in which the patient pays one fifth and the company the rest
insurance claim | a request for payment after a loss | what a policyholder files after an accident or fire
risk pooling | combining many people's payments so that the few who suffer loss are paid | the principle of spreading losses over a large group | the basic idea of insurance, in which many share the losses of a few
adverse selection | the tendency of those with the highest risk to be the ones who buy coverage | the problem that unhealthy people are most eager to buy health insurance | the problem that insurance attracts people who are most likely to need it
moral hazard | taking more risk because someone else will bear the cost | careless behavior by people after they are insured against loss | the tendency of insured people to take fewer precautions

# Ways to organize health insurance
? Which health insurance system
fee-for-service | pays medical providers for each treatment they give | may encourage doctors to order extra tests because each one earns money
health maintenance organization / HMO | pays providers a fixed amount for each person enrolled | requires members to use its own network of doctors and a primary physician | covers only care by its own doctors except in an emergency
preferred provider organization / PPO | charges less for doctors in its network but also covers others | lets patients see specialists without a referral
single-payer system | uses taxes so that government pays for everyone's medical care | covers all citizens through one public fund, as in Canada
health savings account / HSA | lets people put aside untaxed money for medical bills | goes with a high-deductible plan and a fund of the patient's own money

# Debt securities
? Which security
Treasury bill | is federal debt that matures in a year or less | is sold by the U.S. government at a discount and pays no separate interest | is the shortest-term borrowing of the federal government
Treasury note | is federal debt that matures in two to ten years | is medium-term borrowing by the U.S. government
Treasury bond | is federal debt that matures in twenty or thirty years | is long-term borrowing by the U.S. government
municipal bond | is issued by a state or city to finance schools and roads | pays interest that is usually free of federal income tax | helps local governments pay for public projects
corporate bond | is an IOU by which a company borrows and promises to pay interest | helps a business raise money without giving up ownership | must be repaid by the company with interest at maturity
savings bond | is a low-denomination government IOU that cannot be traded | is a safe small loan by ordinary people to the federal government

# Investments
? Which investment
common stock | gives a share of ownership and a vote in a company | entitles its holder to vote for the board of directors | pays dividends that vary with the company's profits
preferred stock | gives ownership with fixed dividends paid first but usually no vote | is repaid before voting shares if a company is liquidated | pays a fixed dividend before other shareholders receive anything
mutual fund | pools the money of many investors to buy a variety of stocks and bonds | is run by professional managers who choose many securities for shareholders | gives small investors diversification at low cost
certificate of deposit / CD | pays a set interest rate on bank savings left for a fixed time | charges a penalty for early withdrawal of bank savings | pays more than an ordinary bank account because money stays until maturity
savings account | pays low interest on bank money that can be withdrawn at any time | is a liquid and insured way of keeping money at a bank
junk bond | is high-yield debt of a risky company with a low credit rating | pays high interest because the borrower may default
futures contract | is an agreement to buy or sell a commodity later at a price set now | lets a farmer lock in the price of a crop before harvest
stock option | gives the right, but not the duty, to buy shares at a set price | lets its holder choose whether to buy or sell shares at a fixed price
collectible | is a rare item, such as a coin or painting, whose value may rise | includes rare stamps, coins and baseball cards

# Investment practices
? Which investment practice
diversification | spreads money among many different investments to reduce risk | means not putting all one's eggs in one basket | protects an investor because losses in one asset are offset by gains in another
speculation | makes risky purchases in the hope of quick profits from price changes | drove stock prices far above their real value in the 1920s
buying on margin | pays only part of a stock's price and borrows the rest from a broker | forced many borrowers to sell when stocks fell in 1929 | uses borrowed money to purchase shares
short selling | borrows shares and later buys them back after their price falls | profits from a drop in a stock's price
day trading | buys and sells the same stock within a few hours | makes many quick purchases and sales and keeps no shares overnight
dollar-cost averaging | invests the same amount of money at regular times | buys more shares when prices are low and fewer when prices are high
arbitrage | buys in one market and sells in another to profit from price differences | removes price differences between markets

# Features of bonds
? Which feature of a bond
coupon rate | is the interest that the issuer pays to the holder | is the yearly payment divided by the face value | is fixed when the security is first issued
maturity | is the time at which the loan must be repaid | is the date when the issuer must pay back the principal | may come in a few months or in thirty years
par value / face value | is the amount that the issuer repays at the end | is the sum printed on the certificate to be repaid to the investor
yield | is the annual rate of return if it is held to the end | rises when the market price of the security falls
credit rating | is a grade of how likely the issuer is to repay | is given in letters by agencies such as Moody's and Standard & Poor's

# Features of investments
? Which term describes
liquidity | the ease with which an asset can be turned into cash | the quality that a checking account has more of than a house | how quickly savings can be converted to money without loss
default risk | the chance that a borrower will not repay | the danger of losing money because the issuer of a bond fails to pay
inflation risk | the chance that rising prices will reduce the value of savings | the danger that purchasing power falls faster than savings grow
interest rate risk | the chance that a bond loses value because newer ones pay more | the danger faced by a lender with a fixed return when market rates rise
expected rate of return | how much an investment is predicted to pay on average | a forecast of the gain on a project before it is made
actual rate of return | the total gain on an investment at the end of the period | what an investor really earned, including interest and capital gains

# Markets for securities and other things
? Which market
bull market | is a period of steadily rising stock prices | exists when investors are optimistic and buying stocks | rewards investors as share prices climb for months
bear market | is a period of steadily falling stock prices | exists when investors are pessimistic and selling stocks | brings losses as share prices drop for months
primary market | is where newly issued securities are sold by the issuer | sends the money from a sale straight to the company that issues shares | is where companies raise new money by selling stocks and bonds for the first time
secondary market | is where investors trade existing securities among themselves | lets an owner resell a bond before it matures | includes the New York Stock Exchange, where shares are resold
futures market | sets a price now for goods that will be delivered later | is used by farmers to lock in the price of a crop before harvest
black market | is where goods are bought and sold illegally | gets around price controls and rationing through secret trade | appears when price ceilings cause shortages
labor market | is where workers offer their services to employers | sets wages by the supply of and demand for workers | is where wages and employment are determined
foreign exchange market | is where currencies of different countries are traded | sets the price of the dollar in terms of the yen or euro

# Sources of money for a business
? Which source of business funds
venture capital | provides money to risky new companies for a share of ownership | funds technology start-ups with high growth prospects | comes from wealthy investors who expect a high return from new companies
initial public offering / IPO | is a company's first sale of stock to investors at large | lets a privately held company sell its shares on a stock exchange for the first time | raises money for a growing firm by selling its shares for the first time
retained earnings | consists of profits that a company keeps instead of paying as dividends | lets a firm grow with its own past profits
bank loan | must be repaid with interest to a lending institution | is borrowed from a lender without giving up ownership
crowdfunding | collects small amounts from many people over the internet | lets a new business raise money from the public through a website
trade credit | lets a firm receive supplies now and pay the seller later | is given by suppliers who wait thirty or sixty days for payment

# Stock market indexes
? Which stock market index
Dow Jones Industrial Average | is based on thirty large American companies | is the oldest widely quoted measure of prices on Wall Street
S&P 500 / Standard and Poor's 500 | is based on half a thousand large American companies | is weighted by the market value of large U.S. companies
NASDAQ Composite / NASDAQ | is based on stocks of an electronic market with many technology companies | rose and fell sharply with technology companies around 2000
Nikkei 225 | is based on large companies in Japan | measures stock prices in Tokyo
FTSE 100 | is based on the largest companies of the London Stock Exchange | measures stock prices in the United Kingdom
Russell 2000 | is based on smaller American companies | measures the stock prices of small U.S. firms

# Financial institutions
? Which financial institution
commercial bank | takes deposits and makes loans to businesses and households | offers checking accounts and earns profit from the spread between interest rates
credit union | is a nonprofit lender owned by its depositing members | serves people who share an employer or community | returns its earnings to members as lower loan rates and fees
savings and loan association / savings and loan | was set up to take deposits and make home mortgages | failed in large numbers in the 1980s after risky lending on real estate
investment bank | helps companies issue new stocks and bonds | advises on mergers and underwrites new securities | raises money for corporations but does not take ordinary deposits
stock exchange | provides an organized place for trading shares of companies | lists company shares and brings together buyers and sellers, as on Wall Street | is a market where shares are bought and sold through brokers
pension fund | gathers contributions from workers and employers to pay retirement income | invests large sums for future retirees
insurance company | collects premiums and pays claims for losses | protects policyholders against fire, accident or death
pawnshop | makes small loans on personal items left as security | sells a borrower's watch or ring if the loan is not repaid

# Taxes on income and property
? Which tax
individual income tax | is levied on wages, interest and other earnings of people | is the largest source of U.S. federal revenue | was allowed by the Sixteenth Amendment | is progressive, with rates that rise with earnings
payroll tax / FICA tax | is withheld from paychecks to finance Social Security and Medicare | is split equally between employer and worker | takes a percentage of wages up to a limit for retirement benefits
corporate income tax | is levied on the profits of companies | takes part of a company's profits before dividends are paid | causes double taxation of profits that are paid as dividends
property tax | is levied on the value of land and buildings | is the main source of money for local schools | is collected by cities, counties and school districts
estate tax | is levied on the assets of a person who has died | is paid on large fortunes before they pass to heirs | takes part of a large inheritance
gift tax | is levied on large sums given away by a living person | keeps people from avoiding charges on their wealth by giving it away before death

# Taxes on purchases, imports and pollution
? Which tax
sales tax | adds a percentage to the price of most purchases in a state or city | is added to the bill at the checkout counter | provides much of the revenue of American state governments
value-added tax / VAT | is collected at each stage of production | is widely used in Europe in place of a retail levy
sin tax | is placed on tobacco and alcohol to discourage their use | is also called an excise on vice, as on beer and cigarettes
customs duty | is collected on goods brought in from other countries | was the chief source of federal money before the Civil War
carbon tax | is levied on fuels according to their greenhouse gas emissions | is meant to slow climate change by making coal and oil more expensive

# Kinds of tax by who bears them
? Which kind of tax
progressive tax | takes a larger percentage of income from people who earn more | has brackets with rates that rise as income rises | is based on the ability-to-pay principle, like the federal income tax
regressive tax | takes a larger percentage of income from the poor than from the rich | places a heavier burden on low-income people, as a levy on food does
proportional tax / flat tax | takes the same percentage of income from everyone | has a single rate for all levels of income | takes ten percent from rich and poor alike, for example
direct tax | is paid straight to the government by the person it is levied on | cannot be passed on to someone else, like a levy on income
indirect tax | is passed on to buyers in the price of goods | is collected by sellers, who include it in what customers pay
lump-sum tax / poll tax | charges every person the same amount of money whatever the income | is a fixed sum per person that does not depend on income

# Tax principles
? Which term describes
benefits-received principle | the idea that people should pay according to what they use of government services | the reasoning behind gasoline taxes that pay for highways | the idea behind user fees such as bridge tolls
ability-to-pay principle | the idea that people with higher incomes should contribute more | the reasoning behind progressive income taxes | the idea that the rich should bear a heavier burden than the poor
tax base | the income, property or good on which the government makes a levy | the thing, such as profits or home values, to which a rate is applied
tax bracket | a range of income to which one rate applies | one of the income levels with rising rates in a progressive system
tax incidence | how the burden of a levy is divided between buyers and sellers | the final burden of a levy, which depends on the elasticities of demand and supply | the question of who really pays a levy
tax evasion | illegally failing to pay what is owed to the government | the crime of hiding income from the Internal Revenue Service
tax loophole | a gap in the law that lets people legally pay less | an exception that lets some people legally avoid paying

# Filing an income tax return
? Which tax item
withholding | takes money out of a worker's pay before it is received | lets employers send part of wages straight to the government | collects income taxes from each paycheck during the year
tax return | is the form filed each year that reports income and what is owed | is sent to the Internal Revenue Service by mid-April
tax deduction | is subtracted from income before computing what is owed | reduces taxable income by amounts such as gifts to charity | includes mortgage interest and gifts to charity
tax credit | is subtracted directly from what is owed | reduces the bill dollar for dollar
tax refund | returns money to people who paid too much during the year | is sent to a taxpayer whose withholding was more than was owed
taxable income | is what remains of earnings after exemptions and deductions | is the amount to which the rates of the brackets are applied
W-2 form / W-2 | reports a worker's yearly wages and the amounts withheld | is sent by an employer to each worker in January
W-4 form / W-4 | tells an employer how much to withhold from a new worker's pay | is filled out by a worker when starting a job

# Government budgets and public finance
? Which term describes
budget deficit | the amount by which government spending exceeds revenue in one year | a yearly shortfall that government must finance by borrowing | what occurs when government spends more than it collects in taxes
budget surplus | the amount by which government revenue exceeds spending in one year | a yearly excess of taxes over spending such as the U.S. had around 2000 | what occurs when government collects more than it spends
balanced budget | a plan in which revenue and spending are equal | what most state constitutions require of their governments | what exists when there is neither a deficit nor a surplus
national debt | the total owed by the government from past borrowing | the sum of all yearly deficits minus repayments | what grows each year that the government runs a deficit
debt ceiling | the legal limit on how much the federal government may borrow | a limit that Congress must raise so that the Treasury can pay its bills
mandatory spending | government outlays required by existing law, such as Social Security | the part of the budget fixed by eligibility rules instead of yearly votes | entitlement programs such as Social Security and Medicare
discretionary spending | government outlays that lawmakers must approve each year, such as defense | the part of the budget that Congress can change each year | money for defense, education and highways set by yearly appropriations
transfer payment | government money given to people without any good or service in return | a benefit such as a welfare or Social Security check | a benefit, such as unemployment insurance, left out of gross domestic product
grant-in-aid | federal money given to state and local governments | funds from Washington for state programs such as highways

# Measures of output and income
? Which measure of output and income
gross domestic product / GDP | is the market value of all final goods and services made within a country in a year | adds consumption, investment, government spending and net exports | counts a foreign-owned factory's output where the factory is located
gross national product / GNP | is the value of final output of a country's citizens and firms wherever located | includes what a country's companies and workers make abroad | counts what residents earn abroad but not what foreigners earn at home
net national product / NNP | equals the output of a country's residents minus depreciation | subtracts the wearing out of capital from what residents make at home and abroad
real GDP | is total output valued at constant prices of a base year | measures economic growth with the effect of inflation removed
nominal GDP | is total output valued at current prices | may rise because of inflation even when production does not | is not adjusted for changes in the price level
GDP per capita | is a nation's output divided by its population | compares standards of living in countries with different numbers of people | divides total output by the number of people in a country
disposable personal income / disposable income | is what households have left to spend or save after paying taxes | is divided by households between consumption and saving | equals the earnings of families minus taxes

# Components of spending in gross domestic product
? Which component of gross domestic product
consumption | is spending by households on goods and services | makes up about two thirds of total spending in the United States | is the largest component, made up of purchases by families
investment | is spending by businesses on new equipment and structures | includes new homes and the building of factories | is the component that varies most over the business cycle
government purchases | is spending by federal, state and local authorities on goods and services | leaves out transfer payments such as Social Security | includes spending on defense, highways and public schools
exports | consists of domestically produced goods sold abroad | is added because it is made at home although bought by foreigners | increases when foreigners buy more of a nation's products
imports | consists of goods made abroad and bought by domestic residents | is subtracted because it was not produced in the country | increases when domestic consumers buy more foreign products

# Kinds of output
? Which kind of output
durable good | lasts for at least three years | includes cars, furniture and refrigerators | is bought less often in a recession because it can be put off
nondurable good | is used up within three years | includes food, gasoline and clothing bought by consumers | is quickly consumed and bought again, like groceries
intermediate good | is used up in making a final product | includes flour sold to a bakery and tires sold to a carmaker | is left out of gross domestic product to avoid double counting
structure | is a home, office building or factory counted when newly built | includes new houses, offices, stores and factories
inventory | consists of goods produced but not yet sold | includes unsold products that firms hold in stock

# Problems of measuring output
? Which term describes
underground economy | production and sales that are hidden from the government | unreported cash work and illegal trade left out of gross domestic product | work paid in cash to avoid taxes
household production / nonmarket activity | unpaid work done at home, such as cooking and child care | raising children and cleaning for no pay, which is left out of GDP
double counting | the error of including the value of a part both by itself and in the finished product | the mistake avoided by adding only final goods in gross domestic product
depreciation | the loss of value of capital as it wears out | the allowance for aging equipment subtracted from the nation's gross output | the decline in worth of machines and buildings through use
value added | the worth of a firm's sales minus what it paid for materials | what each stage of production contributes to the price of a product | the figure summed over all stages to find gross domestic product
secondhand sales | transfers of used goods, in which no new production takes place | purchases of used cars and old houses, left out of gross domestic product

# Conditions of the economy
? Which condition of the economy
expansion | is the phase of the business cycle in which output, income and employment rise | is a period of recovery and growth from a trough to a peak | brings rising employment, spending and business profits
peak | is the highest point of the business cycle | is the moment at which growth stops and decline begins | comes just before a recession begins
contraction / recession | is the phase of the business cycle in which real GDP falls | is often counted as two quarters in a row of falling output | brings rising unemployment and falling business profits
trough | is the lowest point of the business cycle | is the turning point at which decline ends and growth begins again | comes just before recovery begins
stagflation | combines high inflation with high unemployment and slow growth | followed the oil price shocks of the 1970s | challenged Keynesian economics, which did not expect rising prices in a recession
inflation | is a general and ongoing rise in the price level | reduces the purchasing power of each dollar over time | hurts lenders and people on fixed incomes
deflation | is a general fall in the price level | makes debts harder to repay, as in the early 1930s | leads consumers to delay purchases because goods will be cheaper later

# Business cycle analysis
? Which term describes
business cycle | the recurring rise and fall of economic activity over time | the alternation of expansions and contractions of real GDP | the pattern of expansion, peak, contraction and trough
leading indicator | a statistic that changes before the economy as a whole does | a measure such as stock prices or building permits used to forecast the economy | a sign of where the economy is going, such as new orders for goods
coincident indicator | a statistic that moves at the same time as the overall economy | a measure such as personal income or industrial production that shows conditions now
lagging indicator | a statistic that changes after the economy as a whole does | a measure such as average length of unemployment that confirms past trends | a sign that a recession has already begun or ended
economic forecast | a prediction of future output, inflation and employment | an estimate of next year's growth made from present data
seasonal adjustment | removing regular yearly patterns from data | the correction of data for holiday shopping and weather
economic depression / depression | an especially long and severe downturn with very high unemployment | a slump like that of the 1930s, when a quarter of American workers were jobless

# Sources of economic growth
? Which source of economic growth
capital deepening | is an increase in the amount of machinery and equipment per worker | raises labor productivity by giving each worker more tools | results from investment that gives workers better equipment
technological change | consists of new inventions and better ways of using inputs | lets more be produced from the same amounts of capital and labor | includes inventions such as the steam engine and the computer
infrastructure | consists of basic facilities such as roads, power and ports | is the system of transport and communication that supports production | includes highways, bridges, water systems and electric power
rule of law | means that courts enforce contracts and property rights fairly for all | encourages investment by protecting owners against corrupt officials
saving | provides funds for investment when people do not consume all their income | is channeled through banks to firms that buy capital goods
labor force growth | adds more workers as population rises or immigrants arrive | raises total output by increasing the number of people at work

# Types of unemployment
? Which type of unemployment
frictional unemployment | occurs while people are between jobs or searching for their first one | includes a new graduate looking for a first position | is present even when the economy is healthy
structural unemployment | occurs when workers' skills do not match the jobs available | includes factory workers whose jobs were replaced by robots | lasts until workers are retrained for new industries
seasonal unemployment | occurs at the same time each year because of weather or holidays | includes ski instructors in summer and farm workers in winter
cyclical unemployment | rises in recessions and falls when the economy expands | is caused by a drop in total spending | is zero at full employment
disguised unemployment | hides extra workers who add nothing to total output | includes surplus family members who share the tasks of a small farm | is found where more people share work than are needed

# Labor market statistics
? Which labor statistic
labor force | counts all people sixteen and over who are employed or looking for work | leaves out retirees, full-time students and others not seeking work | is the sum of the employed and the unemployed
unemployment rate | is the percentage of the labor force without work and looking for it | divides the number of jobless people by the labor force | misses discouraged workers who have stopped looking for jobs | rises in a recession as workers are laid off
labor force participation rate | is the percentage of adults who are either working or looking for work | rose after 1950 as more women took jobs
natural rate of unemployment | combines frictional and structural joblessness but no cyclical joblessness | is the level of joblessness that remains when the economy is healthy | exists at full employment and potential output
employment-to-population ratio | is the percentage of all adults who have jobs | divides the number of people with jobs by the number of adults

# Explanations of rigid wages and prices
? Which term describes
sticky wages | pay that adjusts slowly downward when demand for labor falls | the rigidity of workers' pay that causes layoffs in a recession | pay kept from falling by contracts, minimum wage laws and unions
sticky prices | what sellers charge failing to fall quickly when demand drops | the rigidity that keeps markets for goods from reaching equilibrium quickly
implicit contract | an unwritten understanding that employers will not cut pay in bad times | an unspoken agreement that keeps wages steady in good times and bad
coordination argument | the view that workers cannot all agree to lower wages at the same time | the claim that workers resist lower pay because others may not accept it too
animal spirits | waves of optimism and pessimism that move business investment | Keynes's name for the emotions that drive investors

# Kinds and causes of inflation
? Which kind of inflation
demand-pull inflation | is caused by total spending growing faster than output | results from too much money chasing too few goods | occurs when buyers want more than an economy can produce
cost-push inflation | is caused by higher prices for inputs such as oil and wages | results from a supply shock that makes production more expensive | occurs when aggregate supply decreases, as in the oil crises of the 1970s
hyperinflation | is an extremely rapid rise in prices that makes money nearly worthless | struck Germany in 1923 and Zimbabwe in 2008 | results when a government prints huge amounts of money
creeping inflation | is a slow rise in prices of about one to three percent a year | is mild and steady enough to do the economy little harm
wage-price spiral | occurs when workers demand higher pay, and firms then charge more | is a cycle in which pay and the cost of living push each other up
imported inflation | comes from more expensive foreign goods after the currency loses value | rises when the exchange rate falls and goods from abroad cost more

# Measuring the level of prices
? Which term describes
market basket | a representative collection of goods and services whose prices are tracked | the fixed group of purchases on which the consumer price index is based | the list of items whose total cost is compared from year to year
purchasing power | the quantity of goods and services that a sum of money will buy | what a fixed pension loses as prices rise | the real value of money, which declines during inflation
price level | the average of what all goods and services cost in an economy | the average cost of goods that rises during inflation
indexing | automatically adjusting payments for changes in the price level | raising Social Security benefits each year with the cost of living
disinflation | a slowing in the rate at which prices rise | a fall in the yearly rise of the price level from five to two percent
substitution bias | overstating the cost of living because consumers switch to cheaper goods | an error of a fixed basket that ignores buyers' replacing expensive goods
quality bias / new goods bias | overstating the cost of living because products get better | an error of ignoring improved products and recent inventions in a basket

# Price indexes
? Which price index
consumer price index / CPI | measures the cost of a fixed basket of goods bought by a typical urban household | is published monthly to track the cost of living | is the most widely used measure of inflation
producer price index / PPI | measures what domestic firms receive for their output | tracks wholesale costs before goods reach the stores | is based on the selling prices of manufacturers, farmers and miners
GDP deflator | covers all final goods and services in the economy | converts nominal output to real output | includes goods bought by businesses and government as well as by consumers
core inflation index / core inflation | leaves out volatile food and energy prices | shows the underlying trend of prices without gasoline and groceries
employment cost index | measures changes in wages and benefits paid by firms | tracks what firms pay for labor
international price index | measures changes in the prices of exports and imports | tracks the prices of merchandise traded with other countries

# Interest rates
? Which interest rate
real interest rate | is what a loan returns after subtracting inflation | shows what a lender earns in purchasing power | equals the nominal rate minus inflation
nominal interest rate | is the stated return on a loan, not adjusted for inflation | is the figure printed in a bank's advertisement
federal funds rate | is charged by banks to one another for overnight loans | is the main target that the FOMC sets | falls when the central bank adds reserves to the banking system
prime rate | is charged by banks to their best business customers | is offered to large companies with the strongest credit | is the base from which banks set other business and consumer loans
annual percentage rate / APR | shows the yearly cost of borrowing including fees | must be shown to borrowers under the Truth in Lending Act
variable rate / adjustable rate | changes over the life of a loan with market conditions | may raise a borrower's payment when market rates rise

# Curves of macroeconomics
? Which curve
aggregate demand curve / aggregate demand / AD | slopes down to show total spending on domestic output at each price level | shifts with consumption, investment, government spending and net exports | adds the spending of households, businesses, government and foreigners
short-run aggregate supply curve / short-run aggregate supply / SRAS | slopes upward to show the total output of all firms at each price level | shifts left when the price of oil or wages jumps
long-run aggregate supply curve / long-run aggregate supply / LRAS | is a vertical line at potential output | shifts right with technology and population but does not depend on the price level | marks the output of an economy at full employment
Phillips curve | shows a trade-off between inflation and unemployment | slopes downward in the short run but is vertical in the long run | became doubtful during the stagflation of the 1970s
Laffer curve | shows that tax revenue may fall when tax rates are too high | was used to support tax cuts by supply-side economists | has no revenue at tax rates of zero and one hundred percent
J-curve | shows that a trade balance worsens before it improves after a currency falls in value | drops first and then rises after a currency depreciation
environmental Kuznets curve | shows pollution rising and then falling as a nation grows richer | has an upside-down U shape relating income to pollution
yield curve | compares interest rates on debt of different lengths of maturity | is inverted when short-term interest rates exceed long-term rates
money demand curve | shows how much cash and deposits people want to hold at each interest rate | slopes downward because holding cash means giving up interest

# Output gaps and shocks
? Which term describes
potential GDP / potential output | the amount an economy produces when its labor and capital are fully employed | the level of production that exists at the natural rate of unemployment | the highest production an economy can keep up without rising inflation
recessionary gap | the amount by which equilibrium output falls short of full employment | the shortfall of output that expansionary policy tries to close | a shortfall of real GDP that brings high unemployment
inflationary gap | the amount by which equilibrium output exceeds full employment | an overheated economy's excess of spending that pushes up prices | an excess of aggregate demand at full employment
supply shock | a sudden event, such as an oil embargo, that changes the cost of production | an unexpected event that shifts short-run total output and raises prices | an event such as a drought or war that suddenly raises costs
macroeconomic equilibrium | the point at which aggregate demand equals aggregate supply | the intersection that sets real GDP and the price level

# Keynesian concepts
? Which term describes
spending multiplier / expenditure multiplier | the number of dollars by which output rises for each dollar of new purchases | one divided by the share of extra income not spent again | the idea that each new purchase becomes income that is used for further purchases
marginal propensity to consume / MPC | the share of each additional dollar of income that is spent | the slope of the line relating household spending to income | the change in household spending divided by the change in income
marginal propensity to save / MPS | the share of each additional dollar of income that is not spent | one minus the fraction of extra income used for consumption | the change in saving divided by the change in income
marginal propensity to import / MPI | the share of each additional dollar of income spent on foreign goods | the fraction of extra income that goes abroad for purchases
autonomous expenditure | spending that does not depend on the level of income | the vertical intercept of the total spending line
expenditure-output model / Keynesian cross | a diagram with a forty-five-degree line used to find equilibrium GDP | a graph in which total spending meets the line where it equals production

# Theories of expectations and money
? Which economic theory
rational expectations | holds that people use all available information to forecast the future | implies that predictable government policy has little effect on output
adaptive expectations | holds that people look at past experience and adjust their forecasts gradually | implies that people take time to adjust to changes in policy or inflation
quantity theory of money | is stated by the equation MV = PQ | holds that prices rise in proportion to the amount of currency in the economy | explains inflation by the growth of currency in circulation and a steady velocity
Ricardian equivalence | holds that people save more when government borrows, expecting higher taxes | implies that tax cuts financed by deficits have little effect on spending
efficient market hypothesis | holds that stock prices already reflect all available information | implies that investors cannot regularly do better than the average stock

# Theories of markets, trade and value
? Which economic theory or idea
Coase theorem | holds that private bargaining can solve externalities when property rights are clear | requires low costs of negotiation between polluter and victims | says that polluters and victims can reach an efficient bargain without government
median voter theorem | holds that candidates move to the center to win a majority | predicts that the person in the middle of opinion decides elections
theory of comparative advantage / comparative advantage | holds that nations gain by making goods with the lowest opportunity cost | shows that trade benefits even a nation less productive in every good | was developed by David Ricardo to explain why nations trade
theory of absolute advantage / absolute advantage | holds that a nation should export what it makes with fewer resources than others | compares the output that nations get from the same amount of resources | was explained by Adam Smith as a reason for trade
labor theory of value | holds that a good is worth the amount of work needed to make it | was used by Marx to argue that owners exploit workers
convergence hypothesis / convergence | holds that poor countries grow faster than rich ones and catch up | predicts that the income gap between nations will narrow
invisible hand | describes how self-interest in free markets leads people to benefit society | was Adam Smith's image of free markets that guide themselves | explains how competition guides self-interested sellers to serve buyers

# Schools of economic thought
? Which school of economic thought
classical economics | included Adam Smith and David Ricardo | expected flexible wages and prices to restore full employment without government action
Keynesian economics | holds that total demand may be too low and government should spend in recessions | grew from a 1936 book written during the Great Depression | favors deficit spending to increase aggregate demand in a slump
Marxian economics / Marxism | holds that employers take the surplus value created by workers | explains history by class conflict over the means of production | predicts that workers will overthrow the capitalist class
Austrian school | stresses individual choice and the knowledge carried by prices | included Menger, Mises and Hayek, who opposed central planning
monetarism | holds that changes in the money supply chiefly explain inflation and output | was led by Milton Friedman | favors a slow, steady growth rate of the money supply
supply-side economics | holds that tax cuts encourage work, saving and investment | guided President Reagan's policy in the 1980s | aims to increase production by lower tax rates and less regulation
institutional economics | studies how laws, customs and organizations shape the economy | was inspired by Thorstein Veblen's criticism of the wealthy

# Functions of money and barter
? Which term describes
medium of exchange | money's use in paying for goods and services | the function of money that makes barter unnecessary | anything widely accepted as payment
unit of account | money's use as the common measure of prices | the function of money that lets people compare the worth of different goods | a yardstick for stating prices in dollars and cents
store of value | money's use in saving purchasing power for later | the function of money that inflation harms most | a way of keeping wealth until it is needed
standard of deferred payment | money's acceptance for settling debts in the future | the function of money that lets people buy now and pay later
barter | trading goods directly for other goods | exchange of goods and services without money | the swapping of one product for another
double coincidence of wants | two people each having a good that the other desires | the requirement that makes trading goods without money difficult

# Kinds of money
? Which kind of money
commodity money | has value of its own, as salt, tobacco and gold coins do | is useful as a material apart from its use in exchange | includes cattle, shells and furs used in early trade
fiat money | has value because the government declares it to be legal tender | is not backed by gold or silver | includes the paper dollar of today
representative money / commodity-backed currency | can be exchanged for gold or silver kept in a vault | consists of paper certificates redeemable in silver or gold | includes silver certificates that the Treasury once redeemed
cryptocurrency | is digital and recorded on a shared ledger, as bitcoin is | exists only on computers and is not issued by any government
checkbook money / checking account money | consists of bank deposits transferred by written order | is kept in demand deposits and spent by writing an order to the bank

# Properties of good money
? Which property of money
durability | lets coins and bills be used over and over without wearing out | explains why metal serves better than fruit
portability | lets people carry it easily from place to place | explains why paper bills serve better than heavy stones
divisibility | lets it be broken into smaller amounts for purchases of any size | explains why there are dimes and quarters as well as dollar bills
uniformity | makes any two units of the same kind worth the same | explains why every dollar bill buys what every other dollar bill buys
limited supply | keeps its value because there is not too much of it | explains why leaves that anyone can pick would have no value as money
acceptability | makes everyone in the economy willing to take it for goods | explains why sellers take bills that they know others will take too

# Parts of the money supply
? Which term describes
M1 | the narrow measure of money that counts cash and checkable deposits | the most liquid measure of the money supply
M2 | the broader measure of money that adds small time deposits and money market funds | a measure that includes near money as well as cash and checking accounts
currency | coins and paper bills in circulation | the cash that people carry to make purchases
demand deposit | an account from which money can be withdrawn by writing a check | bank money payable to its owner at any time | money in a checking account
time deposit | an account whose money must stay in the bank for a fixed period | a bank account that charges a penalty for early withdrawal
money market fund | a pool of investors' savings put into short-term, low-risk securities | an investment in Treasury bills and other short-term debt that can be cashed easily
velocity of money | the average number of times a dollar is spent in a year | the V in the equation of exchange MV = PQ

# Means of payment
? Which means of payment
debit card | immediately takes a payment out of the buyer's bank account | spends funds that the buyer already has in the bank | lowers the checking account balance at once when used
credit card | lets a buyer borrow for a purchase and repay later | charges interest on an unpaid monthly balance | requires repayment of borrowed money with interest if not paid in full each month
check | is a written order telling a bank to pay a named person | transfers money between bank accounts by a signed piece of paper
prepaid card / smart card | has a stored amount of money on it | is loaded with money in advance and used until the amount is spent
money order | is bought with cash for a certain amount and made out to a named person | lets a person without a bank account send a paper payment safely
wire transfer | sends funds electronically from one bank to another | moves money between distant banks by an electronic message

# Banking concepts
? Which term describes
fractional reserve banking | keeping only part of deposits on hand and lending out the rest | the system through which lending increases the money supply
excess reserves | funds kept by a bank beyond the legal minimum | deposits that a bank may lend but has not lent
money multiplier | the number by which a new deposit can expand total deposits | one divided by the reserve requirement | the figure used to predict how far new reserves increase M1
bank run | a rush of depositors to withdraw their money at once | a panic of depositors that closed thousands of lenders in the early 1930s | what happens when customers lose confidence that they can get their money
deposit insurance | government protection of customers' bank accounts up to a limit | the 1933 reform that ended most bank panics by guaranteeing accounts | the protection that keeps savers from rushing to withdraw their funds
bank capital | the assets of a lender minus its liabilities | what remains for a lender's owners after all that it owes
T-account / balance sheet | a two-column table of assets and liabilities | a statement in which total assets equal liabilities plus net worth
lender of last resort | the central bank's role of aiding banks in a panic | the provider of emergency loans when banks cannot borrow elsewhere

# Parts of the Federal Reserve System
? Which part of the Federal Reserve System
Board of Governors | has seven members appointed by the president for fourteen-year terms | supervises the district banks from the national capital | oversees the whole central banking system
Federal Open Market Committee / FOMC | decides on buying and selling government bonds to set interest rates | has twelve voting members who meet about eight times a year | includes the seven governors and five presidents of district banks
Federal Reserve district bank / Federal Reserve Bank | serves one of twelve regions of the country | is one of twelve, found in cities such as Atlanta, Dallas and Chicago | makes loans to lenders and clears checks in its own region
member bank | is a commercial lender that belongs to the system and holds its stock | is required for every lender with a national charter
chair of the Federal Reserve | leads the Board of Governors for a four-year term | reports to Congress on monetary policy twice a year

# Federal agencies for money and finance
? Which federal agency
Federal Deposit Insurance Corporation / FDIC | guarantees bank accounts up to 250,000 dollars | was created in 1933 to restore trust in banks
National Credit Union Administration | supervises and insures nonprofit lenders owned by their members | guarantees accounts at lenders owned by their depositors
Comptroller of the Currency | charters and supervises national banks within the Treasury Department | sends examiners to check the balance sheets of nationally chartered banks
Securities and Exchange Commission / SEC | regulates stock markets and requires companies to disclose information | was created in 1934 to protect investors from fraud | oversees brokers, stock markets and corporate financial reports
Internal Revenue Service / IRS | collects federal taxes and enforces tax laws | processes the tax returns that people file each year
Consumer Financial Protection Bureau / CFPB | guards borrowers against unfair lending practices | was created by the Dodd-Frank Act after the crisis of 2008

# Federal agencies for consumers and safety
? Which federal agency
Food and Drug Administration / FDA | checks the safety of medicines, cosmetics and much of what people eat | approves vaccines and medicines before they may be sold | requires labels that list ingredients and nutrition
Consumer Product Safety Commission | recalls toys and household items that can injure people | sets standards to prevent injuries from everyday goods
Environmental Protection Agency / EPA | enforces laws on clean air and water | was created in 1970 under President Nixon to fight pollution | sets limits on emissions from factories and automobiles
Federal Trade Commission / FTC | prevents false advertising and unfair competition | enforces rules against deceptive advertising and reviews mergers | protects consumers from deceptive business practices
Federal Communications Commission / FCC | regulates radio, television, telephone and cable service | licenses radio and television stations
National Labor Relations Board / NLRB | supervises union elections and hears complaints of unfair treatment by employers | was created by the Wagner Act of 1935
Equal Employment Opportunity Commission / EEOC | enforces laws against discrimination in hiring and promotion | investigates job discrimination by race, sex, age or religion

# Tools of the Federal Reserve
? Which tool of the Federal Reserve
open market operations | is the buying and selling of government bonds to change bank reserves | increases the money supply when government securities are bought | was the method used most often to change interest rates before 2008
discount rate | is the interest charged by the central bank on loans to banks | encourages banks to borrow from the central bank when it is lowered | is what banks pay for an emergency loan from the central bank
reserve requirement | is the minimum share of deposits that banks must keep | increases bank lending when the share kept on hand is lowered | was lowered to zero in 2020
interest on reserve balances / interest on reserves | is paid to banks on money kept at the central bank | encourages banks to hold more deposits at the central bank when it is raised
quantitative easing | is the buying of long-term bonds and mortgage securities in huge amounts | was used after 2008 when short-term interest rates were near zero

# Fiscal and monetary policies
? Which policy
expansionary monetary policy / easy money policy | lowers interest rates and makes loans easier to get | is used by the central bank to fight a recession | encourages borrowing and investment when unemployment is high
contractionary monetary policy / tight money policy | raises interest rates and makes loans harder to get | is used by the central bank to fight inflation | discourages borrowing and spending when prices rise too fast
expansionary fiscal policy | raises government spending or cuts taxes to increase aggregate demand | is used by Congress to fight a recession but enlarges the deficit | includes tax cuts and public works to reduce unemployment
contractionary fiscal policy | cuts government spending or raises taxes to reduce aggregate demand | is used by Congress to slow inflation in an overheated economy | includes tax increases meant to reduce inflation
wage and price controls | sets legal limits on raises in pay and in what sellers charge | was used by President Nixon in 1971 to stop inflation
inflation targeting | aims at a stated rise in the price level, such as two percent | makes price stability the main goal of the central bank

# Fiscal policy in practice
? Which term describes
automatic stabilizer | a tax or benefit that changes with the economy without new laws | a program such as unemployment insurance that rises by itself in a recession | a feature such as the progressive income tax that softens recessions by itself
discretionary fiscal policy | deliberate new laws changing taxes or spending | action such as a stimulus act passed by Congress to change aggregate demand | a planned change in taxes or spending that lawmakers vote for
recognition lag | the time it takes to see that an economic problem exists | the delay before data show that a recession has begun
legislative lag | the time it takes to get a bill passed | the delay caused by debate in Congress over a new tax or spending bill
implementation lag | the time it takes for funds to be spent after a bill is passed | the delay while government agencies put a program into action
standardized employment budget | what the deficit would be if the economy were producing at potential GDP | a measure that removes the effect of the business cycle from the deficit
twin deficits | a government budget shortfall together with a trade shortfall | budget and trade shortfalls that grow at the same time

# Exchange rate systems
? Which exchange rate system
floating exchange rate | lets supply and demand set the value of a currency | leaves the value of a currency to the market alone | changes every day with demand for and supply of a currency
fixed exchange rate / hard peg | holds a currency at an unchanging official value against another currency | requires the central bank to buy and sell currency to keep one official value | was used under the Bretton Woods agreement after World War II
managed float / soft peg | lets the market usually set the value but has the central bank sometimes step in | mixes market-set values with occasional intervention by the central bank
dollarization | makes the United States currency the money of another country | was adopted by Ecuador in 2000
gold standard | defines a currency by a certain weight of a precious metal | lets paper money be exchanged for a precious metal | was abandoned by many nations in the 1930s
currency union / monetary union | has several countries share the same money and one central bank | is shared by the European nations that use the euro

# Exchange rates and currencies
? Which term describes
exchange rate | the price of one currency in terms of another | how many yen must be paid for a dollar | the number that a traveler uses to change dollars into euros
appreciation / currency appreciation | a rise in the value of a nation's money caused by market forces | a market change that makes a nation's exports more expensive abroad | a market change that makes imports cheaper for a nation's consumers
depreciation of a currency / currency depreciation | a fall in value against other money caused by market forces | a market change that makes a nation's exports cheaper abroad | a market change that makes imports more expensive for a nation's consumers
devaluation | an official lowering of the fixed value of a nation's currency by its government | a government decision that cuts the fixed value of a currency
revaluation | an official raising of the fixed value of a nation's currency by its government | a government decision that lifts the fixed value of a currency
purchasing power parity | the exchange rate at which traded goods cost the same across countries | the exchange rate used to compare standards of living across nations
hedging | protecting against losses from a change in exchange rates | using a financial contract now to fix the value of a later payment in foreign money

# Trade policies
? Which trade policy
tariff | is a tax on imported goods | protects domestic producers while earning revenue for the government
import quota / quota | sets a limit on the number of units of a foreign good that may enter | reduces foreign supply by number rather than by tax | is a numerical limit on foreign goods
embargo | bans commerce with a particular country | was placed on Cuba by the United States in the 1960s | stops commerce with a nation for political reasons
voluntary export restraint | limits a country's own shipments by agreement with the buyer country | was used by Japan in 1981 to limit its cars sent to the United States
export subsidy | pays domestic firms to sell their goods abroad | lowers the price of a nation's goods in foreign markets with government money
free trade | removes tariffs and quotas so that goods move between nations without barriers | lets nations specialize according to comparative advantage | lowers prices and widens choices for consumers
product standard | keeps out foreign goods that fail health, safety or labeling rules | is a nontariff barrier made of inspections and safety rules

# Arguments for limiting trade
? Which argument for limiting imports
infant industry argument | claims that new businesses need temporary protection until they can compete | was made by Alexander Hamilton to help young American manufacturers | favors protecting young firms at home from established foreign rivals
national defense argument / national interest argument | claims that a country should not depend on others for vital products | is used to protect steel and weapons makers as vital in war
job protection argument | claims that foreign competition puts domestic employees out of work | is made by workers who fear layoffs caused by cheaper foreign goods
anti-dumping argument | claims that foreign firms sell below cost to drive out domestic firms | is used to justify duties on foreign goods sold at unfairly low prices
race to the bottom argument / race to the bottom | claims that countries will weaken environmental laws to attract companies | fears that firms will move to nations with the lowest pollution and labor standards
unsafe products argument | claims that foreign goods may injure or sicken consumers | is used to keep out foreign foods and toys that may be dangerous

# Concepts of international trade
? Which term describes
protectionism | shielding domestic industries from foreign competition | the policy of limiting imports to save domestic jobs | the use of tariffs and quotas to help home producers
dumping | selling abroad below the cost of production or the home price | unfair low pricing in foreign markets that leads to special duties
trade war | a series of rising tariffs as nations retaliate against each other | the retaliation among nations that followed the Smoot-Hawley Tariff of 1930 | a conflict in which nations raise tariffs against one another
intra-industry trade | the exchange of similar goods between nations, such as cars for cars | two countries each selling machinery to the other
terms of trade | the ratio of a nation's export prices to its import prices | the quantity of imports that a country can get for its exports
most favored nation status / normal trade relations | a promise to give one country the same low tariffs as any other | equal tariff treatment among members of the WTO
gains from trade | the increase in total output and consumption that results from specialization among nations | the benefit that lets nations consume beyond their production possibilities
splitting up the value chain | dividing the stages of making one product among several countries | making parts in many nations before final assembly in another
nontariff barrier | an inspection, licensing or paperwork requirement that hinders imports | an obstacle such as health standards that keeps out foreign goods without a duty

# International economic organizations
? Which organization
World Trade Organization / WTO | settles disputes over global commerce and enforces its rules since 1995 | replaced GATT as the body that works to lower tariffs | has its headquarters in Geneva and hears disputes over tariffs
European Union / EU | joins many nations in a single market, most sharing the euro | was formed by the Maastricht Treaty in the 1990s | has a parliament and allows free movement of goods, people and money
Association of Southeast Asian Nations / ASEAN | links countries such as Indonesia, Thailand and Vietnam | includes Singapore, Malaysia and the Philippines
Organization of the Petroleum Exporting Countries / OPEC | coordinates oil production among members such as Saudi Arabia | cut supplies and raised oil prices sharply in the 1970s | is a cartel of oil producers
International Monetary Fund / IMF | lends to nations with balance of payments troubles | was founded at Bretton Woods to stabilize currencies and exchange rates | gives emergency loans to countries in financial crisis
World Bank | lends to poorer nations for long-term development projects | was founded at Bretton Woods to help nations rebuild after war | finances dams, roads and schools in poor countries
MERCOSUR | joins Brazil, Argentina, Uruguay and Paraguay in a common market | is a South American trade bloc founded in 1991
African Union | has its headquarters in Addis Ababa, Ethiopia | links more than fifty nations from Egypt to Lesotho

# International economic agreements
? Which international agreement
General Agreement on Tariffs and Trade / GATT | was signed in 1947 to reduce barriers to commerce after World War II | held rounds of talks until a permanent world organization was set up in 1995 | was replaced by the WTO
North American Free Trade Agreement / NAFTA | removed most barriers among the United States, Canada and Mexico in 1994 | was attacked by Ross Perot, who heard a giant sucking sound of lost jobs | increased commerce and investment among three neighboring countries
Bretton Woods Agreement | pegged world currencies to the dollar in 1944 | set up the International Monetary Fund and the World Bank
Maastricht Treaty | created the European Union in the early 1990s | planned a single European currency
Treaty of Rome | created the European Economic Community in 1957 | joined France, West Germany, Italy and three small nations in a common market
United States-Mexico-Canada Agreement / USMCA | took the place of NAFTA in 2020 | required that more of each car be made by well-paid labor in North America

# Forms of economic integration
? Which form of economic integration
preferential trade area | lowers tariffs on only some goods among its members | is the loosest kind of bloc, with reduced but not removed tariffs
free trade area | removes barriers among members that keep their own tariffs toward outsiders | lets each member set separate tariffs on goods from nonmembers | includes the United States, Canada and Mexico under NAFTA
customs union | removes internal barriers and has a shared external tariff | shares one tariff toward outsiders but does not let workers move freely | charges all outsiders the same tariffs
common market | lets goods, workers and capital move freely among members | adds free movement of labor and capital to a shared external tariff | allows people of member countries to work in any of them
economic union | shares economic policies and may use one currency | is the closest form, with a single central bank and coordinated policies

# Balance of payments
? Which term describes
balance of payments | the record of all of a nation's transactions with the rest of the world | a yearly summary that joins the current account and the financial account
current account | the record of a nation's trade in goods and services, income and gifts | the broadest measure of trade, which includes investment income and foreign aid | the part of the balance of payments that covers goods, services and transfers
financial account / capital account | the record of a nation's buying and selling of assets across borders | the measure of flows of investment between a country and the world
balance of trade / trade balance | the difference between the value of a nation's exports and its imports | a measure found by subtracting imports from exports
trade surplus | the result when exports are worth more than imports | the condition of a nation that sells more abroad than it buys | what exists when a nation exports more than it imports
trade deficit | the result when imports are worth more than exports | the condition of a nation that buys more abroad than it sells | what exists when a nation imports more than it exports

# The global economy
? Which term describes
globalization | the growing connection of the world's economies through trade, investment and communication | the process by which countries and cultures become more interdependent | the spread of trade, technology and culture around the world
outsourcing | hiring another company to do work once done within the firm | contracting with an outside company for a job such as payroll | obtaining parts or services from an outside supplier to reduce costs
offshoring | moving a company's own work to another country | shifting a factory or call center abroad to lower labor costs | the transfer of jobs abroad by a company seeking cheaper labor
foreign direct investment / FDI | buying or building a business in another country with control over it | a carmaker's building of its own factory abroad
foreign portfolio investment / portfolio investment | buying stocks and bonds abroad without control over a business | the purchase of small holdings of securities in another country
remittance | money sent home by workers living abroad | wages that migrants transfer to their families in another country
brain drain | the loss of educated workers to other countries | the departure of doctors and engineers from poor nations | the migration of skilled people in search of better pay abroad
foreign aid | money, goods or services given by one nation to help another | government assistance to poorer countries for disasters or development
multinational corporation | a business that operates in several countries from a headquarters in one | a large company with factories and offices around the world

# Kinds of country by economy
? Which kind of country
developed country | has high income, advanced industry and a high standard of living | includes Japan, Germany and the United States | has high literacy, long life expectancy and modern technology
less developed country / developing country | has low income and little industry | has many people who depend on farming and lack schools and health care | has high infant mortality, low literacy and rapid population growth
newly industrialized country | has moved fast from farming to manufacturing | includes East Asian Tigers such as South Korea and Taiwan in the late twentieth century
welfare state | provides health care, pensions and other benefits for all citizens from high taxes | includes Sweden, with its wide range of public benefits paid by high taxes
tax haven | attracts foreign money with low rates and bank secrecy | is used by companies and the rich to avoid paying at home

# Strategies of economic development
? Which development strategy
export-led growth / export promotion | develops an economy by selling manufactured goods abroad | was followed by South Korea and Taiwan
import substitution | replaces foreign goods with domestic products behind high tariffs | was tried in Latin America after 1945 | encourages local industry to make what was once bought abroad
sustainable development | meets present needs without harming future generations | raises living standards while preserving resources and the environment | balances economic growth with protection of the environment
land reform | divides large estates among peasants | gives farms to families who own no fields
structural adjustment | requires cuts in spending and freer markets in return for IMF loans | makes a debtor nation privatize firms and open its markets
debt relief / debt forgiveness | cancels part of what poor nations owe to lenders | frees money for health and schools that would have gone to foreign lenders
austerity | cuts government spending and raises taxes to reduce borrowing | was demanded of Greece after 2010 in return for rescue loans

# Measures of development
? Which measure of development
Human Development Index / HDI | combines life expectancy, education and income | is used by the United Nations to rank nations' well-being | ranges from zero to one and was created in 1990
literacy rate | is the percentage of people who can read and write | shows how far schooling has reached the people of a country | is low in countries where few children attend school
infant mortality rate | is the number of babies who die before age one per thousand births | reflects nutrition and medical care for newborns
life expectancy | is the average number of years that a newborn is likely to live | reflects nutrition and medical care at all ages | is longer in rich countries than in poor ones
population growth rate / rate of natural increase | is the yearly percentage by which the number of people rises | depends on both births and deaths
fertility rate | is the average number of children born to a woman | falls as women become more educated
dependency ratio | compares children and elderly people with people of working age | shows how many nonworkers each worker must support

# Economists before 1900
? Which economist
Adam Smith | wrote The Wealth of Nations in 1776 | described the invisible hand of the market | argued that self-interest in free markets serves the good of society
David Ricardo | explained comparative advantage in trade in 1817 | used cloth and wine in England and Portugal to show gains from exchange | was an English stockbroker in Parliament who supported free trade
Thomas Malthus | warned that population grows faster than the food supply | predicted in 1798 that population growth would lead to famine | wrote An Essay on the Principle of Population
Karl Marx | wrote Das Kapital and predicted that workers would overthrow capitalism | saw history as class struggle between owners and the proletariat | wrote The Communist Manifesto with Friedrich Engels
John Stuart Mill | wrote Principles of Political Economy and On Liberty | joined classical economics with liberty, utilitarianism and women's rights | was an English thinker who supported individual liberty
Jean-Baptiste Say | claimed that supply creates its own demand | was a French businessman who stated a law of markets
Alfred Marshall | popularized supply and demand curves and price elasticity in a textbook of 1890 | compared supply and demand to the blades of scissors
Léon Walras | built a mathematical system of general equilibrium for all markets | showed by equations how all markets can be in equilibrium at once
Carl Menger | founded the Austrian school and explained value by marginal utility | argued that money arose by itself from barter

# Economists of the early and middle twentieth century
? Which economist
John Maynard Keynes | wrote The General Theory of Employment, Interest and Money in 1936 | argued that government should spend to fight the Great Depression | believed that total demand determines output and employment
Friedrich Hayek | warned in The Road to Serfdom that central planning threatens liberty | saw prices as a system that communicates knowledge scattered among people | was an Austrian who opposed socialism and Keynes
Milton Friedman | led monetarism and blamed the Federal Reserve for the Great Depression | wrote Capitalism and Freedom in 1962 | argued that inflation is always caused by too much money
Joseph Schumpeter | called innovation by entrepreneurs creative destruction | wrote Capitalism, Socialism and Democracy in 1942 | held that new products and firms destroy old ones in capitalism
Paul Samuelson | wrote a best-selling economics textbook in 1948 | was the first American to win the Nobel prize in economics
Thorstein Veblen | coined the term conspicuous consumption | wrote The Theory of the Leisure Class in 1899 | criticized the rich for buying goods to show off their wealth
John Kenneth Galbraith | wrote The Affluent Society in 1958 | argued that big corporations create wants by advertising

# Economists since 1960
? Which economist
Elinor Ostrom | showed how communities can manage shared resources without overuse | studied local rules for sharing forests, fisheries and irrigation water
Amartya Sen | studied famine and viewed development as freedom | inspired the Human Development Index by stressing people's capabilities
Ronald Coase | explained why firms exist by the cost of using markets | argued that bargaining can solve externalities when property rights are clear
Gary Becker | applied economics to discrimination, crime and the family | developed the theory of human capital
Muhammad Yunus | founded the Grameen Bank to make tiny loans to the poor | won the Nobel Peace Prize in 2006 for microcredit in Bangladesh
Esther Duflo | tests ways to reduce poverty by randomized field experiments | shared the 2019 Nobel prize and cowrote Poor Economics
Janet Yellen | led the Federal Reserve from 2014 to 2018 | was secretary of the Treasury under President Joe Biden

# Personal budgeting
? Which term describes
budget / personal budget | a plan for spending and saving expected income | a written list that divides monthly income among needs, wants and goals | a tool for controlling how money is spent
emergency fund | money set aside for unexpected expenses | savings equal to three to six months of living costs | cash for a sudden job loss, illness or car repair
fixed expense | a bill that is the same every month, such as rent | a regular cost that cannot easily be changed from month to month | a payment such as rent, a car loan or insurance
variable expense | a cost that changes from month to month, such as groceries | spending on fuel or meals that is easiest to cut in a budget
discretionary income | money left after paying taxes and for necessities | money that can be spent on entertainment and other wants
net worth | everything a person owns minus everything owed | an individual's assets minus liabilities
impulse buying | purchasing something without planning or thought | making a sudden, unplanned purchase in a store

# Bank account terms
? Which term describes
overdraft | taking more out of a checking account than it holds | a withdrawal that leads to a fee for insufficient funds
direct deposit | an employer's electronic payment of wages into a worker's bank account | a paycheck sent electronically to a bank instead of on paper
bank statement | a monthly record of deposits and withdrawals in an account | a list sent each month that is compared with one's own records
endorsement | a signature on the back of a check so that it can be cashed | the payee's signed approval that lets a check be cashed
reconciliation / balancing a checkbook | comparing one's own records with those of the bank | the monthly task of finding errors between one's own and the bank's records
minimum balance | the smallest amount that must stay in an account to avoid a fee | the least money that a bank requires a customer to keep on deposit

# Calculations with money
? Which calculation
simple interest | pays a return only on the original principal | multiplies principal, rate and time | is found without counting earlier earnings
compound interest | pays a return on both the principal and earlier earnings | makes savings grow faster and faster the longer they are left | adds each year's return to the principal so that it earns more too
rule of 72 | estimates how many years money takes to double | divides a two-digit number by the annual percentage rate of growth | shows that money at eight percent doubles in nine years
present value / present discounted value | finds what a future payment is worth today | divides later amounts by one plus the rate for each year | shows that a dollar received today is worth more than one received later
percentage change | divides the difference between new and old values by the old value | compares growth in different things without depending on units
midpoint method | divides by the average of the old and new values | gives the same elasticity whether the price rises or falls

# Credit and borrowing terms
? Which term describes
credit score | a number from 300 to 850 that rates how likely a person is to repay | a three-digit number that lenders check before approving a borrower | a number that is lowered by late payments and high debt
credit report | a record of a person's borrowing and repayment history | a file kept by bureaus such as Equifax and Experian | a history of a person's loans, cards and payments
credit limit | the most that a card holder may borrow at one time | the highest balance allowed on a card or line of borrowing
collateral | property pledged to a lender in case a loan is not repaid | an asset, such as a car or house, that a lender may take if payments stop | something valuable promised as security for borrowing
principal of a loan / loan principal | the original amount of money borrowed | the sum on which a borrower's interest is calculated
down payment | the part of a price paid at the time of purchase, before borrowing the rest | cash of perhaps twenty percent of the price given when buying a home
grace period | the time in which a bill may be paid without interest | the days after a card statement before interest charges begin
mortgage | a long-term loan for buying a house | borrowing secured by a home and commonly repaid over thirty years | a home loan paid back in monthly installments

# Kinds of loan
? Which kind of loan
fixed-rate mortgage | charges the same interest for the whole life of a home purchase | keeps a home buyer's monthly payment the same for fifteen or thirty years
adjustable-rate mortgage / ARM | finances a home at interest that changes with market conditions | may raise a home buyer's monthly payment when interest rates rise
payday loan | is short-term, very costly and repaid from the borrower's next wages | charges extremely high interest until the borrower receives wages
student loan | pays for college and is repaid after graduation | is offered by the federal government to pay for tuition
home equity loan | lets an owner borrow against the value already paid off on a house | uses the paid-off share of a house as collateral for new borrowing
auto loan / car loan | pays for a vehicle that the lender may repossess | uses the purchased vehicle as collateral and lasts about five years
microloan / microcredit / microfinance | lends a very small sum to a poor entrepreneur | was pioneered by Muhammad Yunus and the Grameen Bank in Bangladesh

# Trouble with debt
? Which term describes
default | failing to repay a loan | what happens when a borrower stops making payments
bankruptcy | a legal process for people who cannot pay their debts | court relief from debts under Chapter 7 or Chapter 13 | legal relief that stays on a credit report for up to ten years
foreclosure | a lender's taking of a house whose owner stopped paying the mortgage | the legal step in which a home is seized and sold by the lender | what happens to a home when mortgage payments stop
repossession | a lender's taking of a car or other goods when payments stop | the seizing of a car whose buyer did not pay
wage garnishment / garnishment | a court order to take money from a debtor's paycheck | the legal taking of part of a worker's pay to repay creditors
debt consolidation | combining several loans into one with a single payment | replacing many bills by one new loan with lower interest

# Financial fraud
? Which kind of fraud
identity theft | uses another person's private information to open accounts | involves stealing Social Security and credit card numbers | can be prevented by shredding papers and checking credit reports
phishing | uses fake emails to trick people into giving passwords and account numbers | pretends to be a bank or company in an email message
Ponzi scheme | pays earlier investors with money from new investors | was run by Bernard Madoff until it collapsed in 2008 | collapses when there is not enough money from new investors
pyramid scheme | makes members pay to join and earn money by recruiting others | collapses when no more new members can be recruited
insider trading | uses secret company information to buy or sell stock | is done by managers who buy or sell shares before news is made public | is illegal because it uses knowledge not available to the public
bait and switch | advertises a cheap item to sell customers a more expensive one | lures customers with a low-priced product that the store does not mean to sell
counterfeiting | makes fake money or goods to pass as real | prints false paper money that looks real

# Retirement and savings plans
? Which savings plan
401(k) | lets employees of a company save from pay before taxes | is a workplace retirement account in which many employers match contributions | takes contributions from an employee's paycheck for retirement
traditional IRA | lets individuals deduct retirement contributions now and pay tax at withdrawal | is opened by individuals who want to delay tax until they retire
Roth IRA | uses money already taxed so that withdrawals in retirement are tax-free | gives individuals no tax deduction for contributions today | lets savings grow and be withdrawn after retirement without tax
pension / defined benefit plan | promises a worker a fixed monthly payment after retiring, based on years of service | puts the investment risk on the employer rather than the worker | is provided by an employer to workers who retire after long service
529 plan | helps families save for college with tax-free growth | is a state-sponsored account for education
annuity | is bought from an insurance company to give regular income for life | turns a sum paid to an insurer into regular payments until death

# Kinds of insurance
? Which kind of insurance
liability insurance | pays for injury or damage that the policyholder causes to others | is the auto coverage that most states require of drivers | protects a driver who is sued for hurting someone
collision insurance | pays to repair the owner's own car after a crash | covers damage from hitting another vehicle or an object
comprehensive insurance | pays for damage to a car from theft, hail or fire | covers losses to a vehicle other than crashes
term life insurance | pays a death benefit only during a set number of years | costs less than other coverage for survivors because it builds no cash value | ends without any payment if the policyholder outlives it
whole life insurance | covers a person until death and builds cash value | combines a death benefit with a savings element | has premiums that build savings the policyholder can borrow
renter's insurance | protects the belongings of a tenant against loss | covers a person's furniture and clothes in a leased apartment
homeowner's insurance | pays for damage to a house from fire or storms | is required by mortgage lenders to protect the building
disability insurance | replaces part of a worker's income after an illness or injury | pays people who cannot work because they are hurt or sick

# Consumer credit laws
? Which law
Truth in Lending Act | requires lenders to disclose the cost of credit clearly | made the annual percentage rate a required disclosure in 1968
Fair Credit Reporting Act | gives consumers the right to see and correct their files at bureaus | lets people dispute errors in records of their borrowing
Equal Credit Opportunity Act | forbids refusing loans because of race, sex or marital status | has banned discrimination by lenders since 1974
Fair Debt Collection Practices Act | forbids threats and harassment of people who owe money | limits when and how people who owe money may be telephoned
Fair Credit Billing Act | lets card users dispute errors on their monthly statements | limits a cardholder's loss from a stolen card to fifty dollars

# Food, drug and product laws
? Which law
Meat Inspection Act | set sanitary standards for packinghouses in 1906 | followed public anger over Upton Sinclair's The Jungle
Pure Food and Drug Act | required honest labels on medicines in 1906 | banned the sale of harmful medicines and falsely labeled products
Federal Food, Drug, and Cosmetic Act | required proof of safety before new medicines were sold from 1938 | followed more than a hundred deaths from an untested elixir
Consumer Product Safety Act | set up a commission in 1972 to recall dangerous toys and appliances | led to federal standards for cribs, toys and bicycles
Fair Packaging and Labeling Act | required boxes and cans from 1966 to state contents, maker and net weight | lets shoppers compare the value of boxes of different sizes

# Economic events since 1929
? Which economic event
stock market crash of 1929 | wiped out share values on Black Tuesday | ended years of speculation and buying on margin in the 1920s | came in October and began the Great Depression
Great Depression | left a quarter of American workers without jobs in the 1930s | was the longest and most severe downturn in American history | led Franklin Roosevelt to launch the New Deal
bank holiday of 1933 | closed all lenders for several days so that inspectors could reopen sound ones | was declared by Franklin Roosevelt in his first week as president
oil embargo of 1973 | raised gasoline prices when Arab producers cut shipments | caused long lines at American gas stations | followed American support of Israel in the Yom Kippur War
dot-com bust | saw the collapse of internet company shares around 2000 | ended a boom in stocks of online companies without profits
financial crisis of 2008 / Great Recession | grew out of risky subprime mortgages and the failure of Lehman Brothers | led Congress to rescue banks through the TARP program | followed the collapse of housing prices

# Financial panics before 1914
? Which financial panic
Panic of 1819 | ended a boom in western land when the national bank called in loans | was the first major depression of the United States, under James Monroe
Panic of 1837 | followed Andrew Jackson's war on the national bank and the Specie Circular | brought a depression during Martin Van Buren's term
Panic of 1873 | followed the failure of Jay Cooke's bank after railroad overbuilding | began a long depression during Ulysses Grant's second term
Panic of 1893 | brought railroad failures, a run on gold and Coxey's Army | struck during Grover Cleveland's second term
Panic of 1907 | was calmed by J. P. Morgan before there was a central bank | led to the creation of the Federal Reserve in 1913

# Banking and trade laws since 1930
? Which law
Emergency Banking Act | let the government inspect and reopen sound institutions in March 1933 | restored the confidence of depositors after Roosevelt closed all institutions
Glass-Steagall Act | separated commercial banks from investment banks in 1933 | created federal insurance of bank deposits | created the FDIC during the New Deal
Dodd-Frank Act | strengthened oversight of banks in 2010 after the mortgage crisis | limited risk taking by banks through the Volcker rule
Gramm-Leach-Bliley Act | allowed banks, insurers and brokers to combine in 1999 | repealed part of the Depression-era separation between kinds of banks
Smoot-Hawley Tariff | raised duties on imports to record levels in 1930 | led other nations to retaliate, which reduced world trade | made the Great Depression worse by reducing world trade

# Banking and money laws before 1914
? Which law
Federal Reserve Act | created a central bank of twelve districts in 1913 | was signed by Woodrow Wilson to prevent panics and control the money supply | set up the central banking system after the Panic of 1907
National Banking Act | created a uniform currency and federal charters for lenders during the Civil War | taxed paper money issued by the states out of existence
Gold Standard Act | based American dollars on a single precious metal in 1900 | ended Populist hopes for the free coinage of silver
Sherman Silver Purchase Act | required the Treasury to buy a fixed amount of a precious metal from 1890 | was repealed in 1893 as gold reserves drained away
Coinage Act of 1873 | ended the minting of standard silver dollars | was called the Crime of Seventy-three by angry miners and debtors

# New Deal agencies
? Which New Deal agency
Agricultural Adjustment Administration / AAA | paid farmers to reduce crops so that farm prices would rise | paid for crop reductions by a tax on food processors
National Recovery Administration / NRA | set codes of fair competition for businesses | was ended by the Schechter poultry case in 1935
Civilian Conservation Corps / CCC | put jobless young men to work planting trees and building park trails | gave jobs in forests and parks to unmarried young men | planted trees, fought forest fires and built trails
Tennessee Valley Authority / TVA | built dams for flood control and cheap electric power in the South | brought electricity to seven southern states along a river | developed a poor southern region with dams and power plants
Works Progress Administration / WPA | hired millions to build roads and schools and to create art and theater | employed writers, musicians and artists as well as builders from 1935 | employed artists and writers as well as construction workers
Public Works Administration / PWA | paid private companies to build large dams, bridges and hospitals | was led by Harold Ickes, secretary of the interior
Rural Electrification Administration / REA | lent money to cooperatives to run power lines to farms | brought lights and power to farmhouses across the country

# Central and historic banks
? Which bank
First Bank of the United States | was proposed by Alexander Hamilton and chartered in 1791 | was opposed by Thomas Jefferson as not permitted by the Constitution
Second Bank of the United States | was led by Nicholas Biddle and destroyed by Andrew Jackson | lost its renewed charter through a presidential veto in 1832
Federal Reserve | controls the money supply of the United States today | has twelve districts and was created in 1913
European Central Bank | sets interest rates for the countries that use the euro | has its headquarters in Frankfurt, Germany
Bank of England | issues the pound sterling as its currency | sets interest rates in the United Kingdom
Bank of Japan | issues the yen, the nation's currency | sets interest rates in Tokyo
Grameen Bank | was founded by Muhammad Yunus to make tiny loans to the poor | lends mainly to poor women in Bangladesh

# Sectors of an economy
? Which sector
primary sector | takes raw materials from nature by farming, fishing and mining | employs most workers in the poorest countries | extracts natural resources from the earth
secondary sector | turns raw materials into finished goods by manufacturing and building | includes steel mills, car plants and construction | processes raw materials in factories
tertiary sector | provides services such as retailing, transport and banking | employs most workers in modern rich countries | sells and delivers goods and helps people rather than making things
quaternary sector | creates and manages information through research and computing | includes software design and scientific research
quinary sector | makes the highest-level decisions in government and business | includes top executives and leading officials
public sector | consists of organizations owned and run by the government | includes state schools, police and the armed forces
private sector | consists of businesses owned by individuals and shareholders who seek profit | includes shops, factories and farms that are not run by the state

# Factor payments and other income
? Which kind of income
wages and salaries | is earned by workers in return for their labor | makes up the largest share of U.S. national income
rent | is earned by owners of land and buildings who let others use it | is paid by a tenant to a landlord | is the payment for the use of land
interest | is earned by lenders and savers for the use of money | is paid by a bank on savings deposits | is the payment for the use of capital
profit | is left to a business owner after all costs are paid | rewards an entrepreneur for taking risk | is the entrepreneur's payment as a factor of production
royalty | is paid to an author or inventor for each use or sale | is paid to a songwriter each time a recording is sold
capital gain / capital gains | comes from selling an asset for more than it cost | is received when shares are sold at a higher price than was paid
dividend | is paid by a corporation to its stockholders | is a share of a company's earnings given to its owners
welfare benefit | is received from government without working for it in return | is provided to families in need by public aid

# Stages of economic growth in Rostow's model
? Which stage of economic growth
traditional society | has mostly subsistence farming and little technology | comes first, when most people grow just enough to live on
preconditions for takeoff | has an elite begin to invest in roads, ports and schools | comes second, as commercial farming and early infrastructure spread
takeoff | has rapid growth in a few industries such as textiles | comes third, as a few leading industries industrialize fast
drive to maturity | spreads modern technology to a wide range of industries | comes fourth, as the nation makes many kinds of goods with skilled workers
high mass consumption | shifts output to durable goods such as cars for most households | comes last, as most families can buy more than basic needs

# Economic programs of Russia, China and Japan
? Which economic program
New Economic Policy / NEP | let Soviet peasants and small traders sell for profit from 1921 | was started by Lenin as a retreat from war communism | allowed some capitalism in Soviet Russia under Lenin
Five-Year Plans | set Soviet production targets for heavy industry beginning in 1928 | was started by Stalin to industrialize quickly through quotas | brought collective farms and rapid growth of heavy industry to the Soviet Union
Great Leap Forward | put Chinese peasants in communes from 1958 and led to famine | was Mao Zedong's failed effort to industrialize China quickly | had Chinese communes make steel in backyard furnaces
Four Modernizations | reformed Chinese agriculture, industry, defense and science after 1978 | was started by Deng Xiaoping and allowed markets and foreign investment
perestroika | restructured the Soviet economy with limited private business in the 1980s | was Mikhail Gorbachev's reform of the Soviet economy | was introduced along with glasnost in the 1980s
Meiji modernization | turned Japan into an industrial power after 1868 | built railroads and factories in Japan under a restored emperor | sent Japanese students abroad to learn Western technology
shock therapy | freed prices and sold state firms very quickly in Poland and Russia in the 1990s | was a sudden move from communism to free markets

# Plans of American loans and aid abroad
? Which program of American aid or loans
Marshall Plan | helped to rebuild western Europe after World War II | was announced in 1947 to speed recovery and resist communism | was named for a secretary of state who had been a general
Dawes Plan | lent Germany money in 1924 to help it pay reparations | ended the crisis that followed the French occupation of the Ruhr
Lend-Lease | supplied weapons and food to Britain and the Soviet Union from 1941 | was compared by Roosevelt to handing a neighbor a garden hose
Alliance for Progress | offered funds for reform in Latin America from 1961 | was proposed by John F. Kennedy to counter the influence of Castro
Point Four Program | sent technical experts to poor countries under Harry Truman from 1949 | took its name from the order of ideas in an inaugural address

# Currencies of countries
? Which currency
euro | is shared by Germany, France, Italy and many other members of a union | entered circulation as notes and coins in 2002
pound sterling | is used in the United Kingdom | is issued by the Bank of England
yen | is the money used in Japan | is issued by a central bank in Tokyo
yuan / renminbi | is the money used in China | is issued by the People's Bank in Beijing
rupee | is the money used in India | is issued by a reserve bank in Mumbai
ruble | is the money used in Russia | was the money of the Soviet Union
Brazilian real | is used in the largest country of South America | was introduced in 1994 to end high inflation in a Portuguese-speaking country
rand | is used in South Africa | is issued by a reserve bank in Pretoria
Swiss franc | is used in an Alpine country outside the European Union | is issued by a national bank in Zurich and Bern
peso | is the money used in Mexico | lost much of its value in the Mexican crisis of 1994

# Systems of production in history
? Which system of production
guild system / guild | controlled training and quality in medieval crafts | trained boys from apprentice to journeyman and master | set prices and standards for merchants and craft workers in medieval towns
manorialism / manorial system | had peasants work a lord's estate in return for protection | was the medieval rural economy of lords and serfs | tied serfs to the land of a lord
cottage industry / putting-out system / domestic system | had families make cloth at home from materials supplied by merchants | was replaced by factories with machines after 1760 | let merchants supply wool to rural families who spun and wove it
factory system | gathered workers and powered machines in one building | began in British textile mills after 1760 | brought workers from homes and farms to machines in cities
plantation system | used enslaved workers to grow cash crops on large estates | grew sugar, tobacco and cotton with slave labor
sharecropping | let tenants farm land for part of the crop after the Civil War | kept freed people in debt to landowners in the South
assembly line / mass production | moved the product past workers who each did one task | was used by Henry Ford to make cars cheaply | sped up manufacturing by having each worker repeat one task

# Developments of early commerce
? Which development of early commerce
joint-stock company | let investors buy shares in overseas ventures | founded Jamestown and shared risks and profits among its investors | limited each investor's loss to the amount invested
enclosure / enclosure movement | fenced the common fields of English villages | pushed small farmers off the land and toward cities
triangular trade | linked Europe, Africa and the Americas in exchanging goods and enslaved people | carried guns to Africa, captives to America and sugar to Europe | included the Middle Passage of enslaved Africans
bill of exchange | let merchants pay in another city without carrying coins | was a written order that Italian bankers used to move funds
double-entry bookkeeping | recorded every transaction as both a debit and a credit | let Italian merchants keep accurate accounts of profits and losses
Columbian Exchange | carried plants, animals and diseases between the Americas and the Old World | brought potatoes and corn to Europe and horses to the Americas | brought smallpox to Native Americans

# Graphs
? Which kind of graph
line graph / time series graph | shows data by date to show change over months or years | joins points in order of date, as for unemployment since 1950
pie graph / pie chart | divides a circle into slices that show shares of a total | shows how a budget is split into percentages of one whole
bar graph | uses the height of columns to compare amounts | compares the populations of several countries by separate columns
scatter plot | has one dot for each observation of two variables | shows unconnected points of income against years of schooling
histogram | uses touching columns to show how often values fall in each range | groups incomes into ranges and shows the number of people in each range

# Lines on a graph
? Which term describes
positive slope | a line rising from left to right, with both variables moving the same way | the direction of a supply curve in a market
negative slope | a line falling from left to right, with variables moving opposite ways | the direction of a demand curve in a market
zero slope | a horizontal line, on which the vertical variable does not change | the direction of a perfectly elastic demand curve
infinite slope | a vertical line, on which the horizontal variable does not change | the direction of a perfectly inelastic supply curve
y-intercept | the point where a line crosses the vertical axis | the value of the dependent variable when the independent variable is zero

# Economic roles of government
? Which role of government
government regulation | sets rules for businesses to protect consumers, workers and the environment | limits pollution and requires safe products
antitrust policy | prevents monopoly and promotes competition among firms | blocks mergers and breaks up companies that dominate an industry
provision of public goods | supplies national defense and street lighting that private firms would not sell | spends tax money on things that nobody can be excluded from using
redistribution of income | taxes the rich more heavily and pays benefits to the poor | reduces inequality through progressive taxes and welfare programs
economic stabilization | uses fiscal and monetary policy to fight recession and inflation | smooths the ups and downs of the business cycle
protection of property rights | enforces contracts and ownership through courts and police | assures people that what they own and invent will not be taken
public works program / public works | builds roads, dams and schools with tax money | creates construction jobs for the unemployed in hard times

# Kinds of resource
? Which kind of resource
renewable resource | can be replaced by nature over a short time | includes timber, fish, sunlight and wind
nonrenewable resource | cannot be replaced once it is used up | includes coal, oil and metal ores in fixed stock
human resource | is the work and skill of people used in production | includes the effort of teachers, farmers and factory hands
capital resource | is made by people and used to produce other goods | includes tools, machines and factory buildings
financial resource | is the money available to start and run a business | includes cash, bank credit and investors' funds

# Conservation of resources
? Which practice
recycling | turns used materials into new products | reprocesses cans, glass and paper instead of throwing them away
pollution abatement | reduces the amount of harmful emissions | is carried out up to where its marginal cost equals its marginal benefit
conservation | uses natural resources carefully so that they last | cuts waste of energy, water and soil
reforestation | plants new trees to replace those that have been cut | restores woodland after logging
composting | turns food and yard waste into fertilizer | lets leaves and kitchen scraps decay into rich soil

# Information problems and remedies
? Which term describes
signaling | sending information about quality to the less informed side of a deal | showing ability to employers by earning a diploma
screening | an action by the less informed side to discover the quality of the other | using tests and interviews to sort job applicants
warranty | a promise to repair or replace a product that fails within a certain time | a seller's assurance that gives buyers confidence in quality
lemons problem | the driving out of good used cars by bad ones when buyers cannot judge quality | George Akerlof's example of a market with imperfect information
principal-agent problem | the conflict that arises when someone hired to act for another has different aims | the difficulty of making managers serve the interests of shareholders

# Great changes in economic history
? Which great change
Industrial Revolution | shifted production from hand tools to power-driven machines in factories | began in Britain in the second half of the eighteenth century | first raised growth of output per person for a long time
Agricultural Revolution / Neolithic Revolution | replaced hunting and gathering by farming about 10,000 years ago | created food surpluses that allowed people to specialize and settle
Commercial Revolution | expanded European trade, banking and overseas commerce from the late Middle Ages | gave rise to mercantilism, joint-stock companies and a merchant class
Green Revolution | spread high-yield seeds and fertilizers in Asia and Mexico in the 1960s | was led by Norman Borlaug and greatly raised wheat and rice harvests
Information Revolution / Digital Revolution | transformed work by means of computers and the internet | began with the microchip in the late twentieth century
Price Revolution | raised the cost of living in Europe in the 1500s as American silver flowed in | was a century of inflation after the Spanish conquests

# Features of market structures
? Which term describes
barrier to entry | anything that makes it hard for new firms to come into a market | an obstacle such as a patent, a license or high start-up costs
price taker | a firm too small to influence what buyers pay for its product | a seller in perfect competition that must accept the going market rate
price maker / price setter | a firm with enough market power to choose what it charges | a monopolist that faces a downward-sloping demand curve
nonprice competition | rivalry by means of advertising, style, quality or service | the winning of customers by other means than charging less
market share | a firm's percentage of total sales in its industry | the portion of an industry's sales that one company holds
`;
