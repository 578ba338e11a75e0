/** Concepts of economics and personal finance, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Basic ideas of economic choice
? Which term describes
scarcity | the condition in which human wants exceed the limited resources available | the basic problem that forces every society to choose how to use what it has | a lasting condition that remains even when prices adjust and stores are full
opportunity cost | the value of the next best alternative given up when a choice is made | what a student loses in wages by attending college instead of working | the amount of one good sacrificed to produce more of another along a frontier
sunk cost | money already spent that cannot be recovered and should not affect a decision now | a past payment, such as a nonrefundable ticket, that rational people ignore
marginal analysis | comparing the additional benefit with the additional sacrifice of doing one more unit | deciding whether to do a little more or a little less of something | the method of thinking at the edge by which hours of study are chosen one at a time
incentive | a reward or penalty that motivates people to act in a certain way | something, such as a tax credit or a fine, that encourages or discourages behavior
division of labor | breaking the production of a good into separate tasks done by different workers | the practice that Adam Smith illustrated with a pin factory
utility | the satisfaction a person receives from consuming a good or service | what consumers are assumed to maximize within a limited budget
economies of scale | falling average cost of production as the quantity of output rises | the advantage that lets a large factory make each unit more cheaply than a small one

# Factors of production
? Which factor of production
land | includes all natural resources such as soil, forests, water and minerals | earns a payment called rent
labor | is the physical and mental effort that people put into producing goods | earns a payment called wages | is supplied by workers for pay
physical capital | consists of machines, tools and buildings made by people to produce other goods | includes a bakery's ovens and a trucking firm's trucks
human capital | consists of the skills, knowledge and experience gained through education and training | grows when a worker earns a degree or learns on the job
entrepreneurship | organizes the other resources and takes risks to start new businesses | earns a payment called profit | develops new products and methods by accepting the chance of loss

# Economic questions and goals of a society
? Which economic goal
economic efficiency | means making the most of resources so that nothing is wasted | is met when no one can be made better off without harming another
economic equity | means sharing benefits and burdens in a way that society considers fair | supports laws against discrimination in pay and hiring
economic freedom | lets people choose their own jobs, purchases and businesses without much government control | protects the right of individuals to decide how to spend their income
economic growth | means an increase over time in the output of goods and services a nation produces | raises the standard of living by making more goods available per person
economic security | protects people from losing income because of illness, old age or job loss | is served by programs such as unemployment insurance and old-age pensions
price stability | keeps the purchasing power of money from being eroded by inflation | helps people on fixed incomes and makes planning for the future easier
full employment | provides a job for nearly everyone who is able and willing to work | is pursued because idle workers mean lost output for society

# Economic systems
? Which economic system
traditional economy | answers the basic questions by custom, habit and ritual | has children follow the occupations of their parents, as in many tribal communities | resists change and new technology because roles are set by ancestors
command economy | has a central government make the main decisions about production and distribution | was used in the Soviet Union, where planners set output quotas for factories
market economy | lets buyers and sellers answer the basic questions through voluntary exchange and prices | relies on private property and self-interest with little government interference | decides what to produce by supply and demand
mixed economy | combines private enterprise with some government regulation and ownership | describes the United States and most other modern nations
transition economy | is moving from central planning toward private ownership and free prices | describes Russia and Poland in the 1990s after Soviet-style planning ended

# Economic and political doctrines
? Which doctrine
capitalism | favors private ownership of the means of production and the pursuit of profit | lets the owners of factories and land keep what their firms earn
socialism | favors public ownership of key industries so that wealth is shared more equally through democratic means | was followed by elected governments that nationalized major industries but kept some private firms
communism | calls for a classless society in which all property is held in common | was set out by Karl Marx and Friedrich Engels in a manifesto of 1848
mercantilism | held that a nation grows rich by exporting more than it imports and gathering gold | led European states to use colonies as sources of raw materials and as closed markets
laissez-faire | holds that government should not interfere in the economy | takes its name from a French phrase meaning let people do as they choose
physiocracy | taught in eighteenth-century France that all wealth comes from agriculture | was led by François Quesnay, who drew a table of flows between classes

# Features of free enterprise
? Which term describes
private property | the right of individuals to own and control possessions as they wish | what protects an owner's house or patent from being taken by others without consent
profit motive | the force that encourages people and firms to try to improve their material well-being by gain | the drive for financial gain that leads firms to offer what consumers want
competition | the struggle among sellers to attract buyers while lowering costs | the force that Adam Smith saw as the regulator of self-interest in the market
voluntary exchange | buyers and sellers freely and willingly taking part in a transaction | trading in which both sides expect to be better off
consumer sovereignty | the power of buyers to decide what gets produced | the role of the customer as ruler of the market
freedom of contract | the ability of people to decide what legal agreements to enter into | the liberty of workers and employers to set terms by mutual agreement
specialization | concentrating on the tasks or goods one produces best | focusing on a narrow range of activities and trading for other needs

# Concepts of the production possibilities model
? Which term describes
production possibilities frontier / production possibilities curve / PPF / PPC | a graph showing the combinations of two goods an economy can make with all its resources | the line that shifts outward when resources or technology grow | the bowed line that illustrates scarcity and trade-offs between guns and butter
productive efficiency | producing without waste, at some point on the boundary of what is attainable | being unable to make more of one good without making less of another
allocative efficiency | producing the mix of goods that society most desires | the result when price equals marginal cost
law of increasing opportunity cost | the rule that shifting resources to one good requires giving up ever larger amounts of another | the reason that the boundary in the two-good graph bows outward
underutilization | using fewer resources than an economy is capable of using | the situation shown by a point inside the boundary, as in a recession
comparative advantage | the ability to produce a good at a lower sacrifice of other goods than another producer | David Ricardo's explanation of why two nations both gain from trade
absolute advantage | the ability to produce more of a good with the same amount of resources than another producer | the edge that a nation has when its workers are simply more productive in a good

# Branches and statements of economics
? Which term describes
microeconomics | the study of choices made by individuals, households and firms | the branch that examines the price of a single good or the wages in one industry
macroeconomics | the study of the economy as a whole | the branch that examines total output, unemployment, inflation and national policy
positive statement | a claim about what is, which can be tested against the facts | a sentence such as the unemployment rate rose last year
normative statement | a claim about what ought to be, based on values | a sentence such as the minimum wage should be raised
economic model | a simplified picture of reality used to explain or predict behavior | a representation that leaves out detail, such as a diagram of income and spending
ceteris paribus | the assumption that all other things are held constant | a Latin phrase used when only one variable is changed at a time
econometrics | the use of statistics to test economic theories with data | estimating relationships such as the effect of price on sales by regression
behavioral economics | the study of how psychology leads people to make choices that are not fully rational | the field that explains loss aversion and mental accounting

# Parts of the circular flow model
? Which part of the circular flow model
household | owns the resources and sells them to firms for income | buys finished goods and services with the wages it earns
firm | uses resources to produce goods and services for sale | pays wages, rent and interest to obtain resources
product market | is where finished goods and services are bought and sold | receives the spending of consumers as they shop
factor market | is where labor, land and capital are bought and sold | is the place where workers are hired for wages
government sector | collects taxes and spends them on public goods and transfer payments | provides services such as roads and defense to families and businesses
foreign sector | buys exports and sells imports | links the domestic flow of income with the rest of the world
financial sector | channels saving into loans for investment | takes in deposits and lends them to borrowers

# Kinds of goods by use and by response to income or price
? Which kind of good
normal good | is demanded more when income rises | has a positive income elasticity
inferior good | is demanded less when income rises | has a negative income elasticity, as with instant noodles or bus travel for many buyers
substitute good | is used in place of another, so that demand for it rises when the other's price rises | has a positive cross-price elasticity with its rival, as tea has with coffee
complementary good / complement | is used together with another, so that demand for it falls when the other's price rises | has a negative cross-price elasticity, as printers have with ink
capital good | is made in order to produce other products, like a machine in a factory | is bought by a firm as investment rather than by a family for its own use
intermediate good | is used up in making a final product and is left out of gross domestic product | includes the flour sold to a bakery or the tires sold to a carmaker

# Concepts of demand
? Which term describes
demand | the willingness and ability of buyers to purchase a good at each possible price | buyers' desire for a product backed by the money to pay for it
quantity demanded | the amount that buyers wish to purchase at one particular price | a single point on the buyers' curve
law of demand | the rule that consumers buy more of a good when its price falls | the inverse relationship between the price of a good and the amount consumers buy
demand schedule | a table listing how much of a good buyers will purchase at each price | rows of prices and matching amounts for consumers from which a curve is plotted
demand curve | a graph that slopes downward from left to right | a line showing how much consumers buy at every price
substitution effect | the tendency to switch to a cheaper alternative when the price of a good rises | buying chicken in place of beef because beef has become relatively dearer
income effect | the change in consumption caused by a change in real purchasing power when a price changes | buying less because a higher price makes a consumer feel poorer
diminishing marginal utility | the decline in extra satisfaction from each additional unit consumed | the reason that a third slice of pizza pleases less than the first

# Shifters of demand
? Which determinant of demand
consumer income | shifts the buyers' curve when workers get a raise or are laid off | increases the amount of restaurant meals wanted at every price when pay goes up
consumer tastes / tastes and preferences | shifts the curve when advertising or fashion makes a product popular | changes when a health report makes people like a food less
price of related goods | shifts the curve for butter when margarine becomes more expensive | works through substitutes and complements
consumer expectations | shifts the curve now when buyers think a sale is coming next week | leads people to stock up today because they think a good will cost more tomorrow
number of buyers / population | shifts the curve when immigration or a baby boom enlarges the market | raises the amount of housing wanted as more families move to a town

# Concepts of supply
? Which term describes
supply | the amount of a good that producers are willing and able to sell at each price | sellers' readiness to offer a product over a whole range of prices
quantity supplied | the amount that producers offer for sale at one specific price | a single point on the sellers' curve
law of supply | the rule that producers offer more of a good as its price rises | the direct relationship between price and the amount producers offer
supply schedule | a table showing how much producers will offer at each price | rows of prices and matching amounts for sellers
supply curve | a graph line that slopes upward from left to right in a market diagram | a line showing how much firms offer for sale at every price
subsidy | a government payment that supports a business or market | a grant that lowers firms' costs and shifts the sellers' curve to the right
excise tax | a levy on the production or sale of a particular good such as gasoline | a charge that raises producers' costs and shifts the sellers' curve to the left
regulation | government intervention that affects the production of a good through rules | rules such as pollution limits on car makers that raise producers' costs

# Market equilibrium and prices
? Which term describes
equilibrium | the point at which the quantity buyers want equals the quantity sellers offer | the intersection of the two curves in a market diagram
shortage / excess demand | a situation in which buyers want more of a good than sellers offer at the current price | the result of a price held below the market-clearing level
surplus / excess supply | a situation in which sellers offer more of a good than buyers want at the current price | the result of a price held above the market-clearing level
price ceiling | a legal maximum that sellers may charge for a good | the kind of law that causes lines and scarcity of apartments when it binds
price floor | a legal minimum that must be paid for a good or service | the kind of law that causes unsold goods when set above the market-clearing level
rationing | distributing scarce goods by a system other than price, such as coupons | the method by which the government shared out sugar and gasoline in World War II
black market | illegal buying and selling that gets around price controls | secret trade that arises when goods may not lawfully be sold at the price buyers will pay
price signal | information carried by a change in market value that tells producers where to move resources | a green or red light to producers and consumers sent by what goods cost

# Price controls and market policies
? Which policy
rent control | sets a maximum on what landlords may charge tenants | tends to reduce the amount and quality of apartments offered in a city
minimum wage | sets the lowest hourly pay that an employer may legally give | was made national in the United States by the Fair Labor Standards Act of 1938
agricultural price support | keeps farmers' incomes up by holding crops above their market value | leads the government to buy surplus grain or milk
usury law | limits the interest that lenders may charge borrowers | can dry up lending to risky borrowers by capping rates
tariff | raises the price of imported goods by taxing them | protects domestic producers while earning revenue for the government
import quota | sets a limit on the number of units of a foreign good that may enter | reduces foreign supply by number rather than by tax
licensing requirement | lets only people with a government permit practice an occupation | restricts entry into fields such as medicine, law and taxi driving

# Measures of welfare in a market
? Which term describes
consumer surplus | the difference between what buyers are willing to pay and what they actually pay | the area below the demand curve and above the price
producer surplus | the difference between the price sellers receive and the lowest amount they would accept | the area above the supply curve and below the price
deadweight loss | the reduction in total gains when a market does not produce the efficient quantity | the triangle of lost value created by a tax, price control or monopoly
tax incidence | how the burden of a levy is divided between buyers and sellers | the sharing of a government charge that depends on relative elasticities
tax revenue | the money collected by government, shown as the levy per unit times the units sold | a rectangle between the buyers' price and the sellers' price on a diagram of a levy
willingness to pay | the highest price a buyer would give for a good | the value that the height of the demand curve shows for each buyer

# Elasticity concepts
? Which term describes
price elasticity of demand | how strongly buyers react when the good itself becomes cheaper or dearer | a measure of how strongly consumers respond to a change in what the good itself costs
price elasticity of supply | how strongly producers' output reacts to a change in what they are paid per unit | a measure that grows as firms have more time to adjust output
income elasticity of demand | the percentage change in quantity bought divided by the percentage change in earnings | a measure that is negative for inferior goods and positive for normal ones
cross-price elasticity of demand | how strongly purchases of one good react when another good becomes cheaper or dearer | a measure that is positive for substitutes and negative for complements
elastic demand | a response in which quantity bought changes by a larger percentage than price | the case in which raising the price lowers total revenue
inelastic demand | a response in which quantity bought changes by a smaller percentage than price | the case of necessities such as insulin or gasoline, where a price rise increases total revenue
unitary elasticity / unit elastic | a response in which quantity and price change by exactly the same percentage | the case in which a small price change leaves total revenue the same
total revenue | price multiplied by the quantity sold | the money a firm takes in from its sales

# Extreme cases and methods of elasticity
? Which term describes
perfectly elastic demand | a horizontal curve on which any price increase makes buyers purchase nothing | the curve facing a single wheat farmer who is a price taker
perfectly inelastic demand | a vertical curve on which buyers purchase the same amount at every price | the nearly complete lack of response to price by users of a lifesaving drug
perfectly inelastic supply | a vertical curve on which the amount offered never changes with price | the fixed number of original paintings by a dead artist
perfectly elastic supply | a horizontal curve on which producers offer any amount at a single price | the case in which sellers offer unlimited units at one price and none below it
midpoint method | calculating percentage change by dividing by the average of the old and new values | the way of finding a response coefficient that gives the same answer in both directions
slope | rise over run along a curve, which depends on the units of measurement | the change in the vertical variable divided by the change in the horizontal variable

# Consumer choice concepts
? Which term describes
budget constraint / budget line | the limit on the combinations of goods that income and prices allow a consumer to buy | the straight boundary whose steepness shows the relative price of two goods
indifference curve | a line joining all combinations of two goods that give equal satisfaction | a bowed-in line whose higher versions represent greater well-being
marginal utility | the additional satisfaction gained from consuming one more unit | the change in total satisfaction divided by the change in quantity
total utility | the overall satisfaction from all the units of a good consumed | the sum of the satisfaction from every unit, which peaks when one more adds nothing
utility-maximizing rule | spending so that the last dollar on each good brings the same extra satisfaction | setting the ratio of extra satisfaction to price equal across goods
diamond-water paradox / paradox of value | the puzzle that a vital liquid is cheap while an unneeded gem is costly | a riddle solved by comparing scarcity and the worth of one more unit
Giffen good | a poor household's staple that is bought more when its own price rises | a rare exception to the law of demand caused by a large income effect
util | an imaginary unit in which textbooks measure satisfaction | the hypothetical unit counted in a table of a consumer's happiness

# Findings of behavioral economics
? Which term describes
loss aversion | feeling a financial setback more strongly than an equal gain | the tendency to weigh losing a hundred dollars about twice as heavily as winning it
bounded rationality | decision making limited by information, time and mental capacity | Herbert Simon's idea that people settle for good enough
mental accounting | treating money differently depending on its source or intended use | keeping vacation savings while carrying a credit card balance at high interest
sunk cost fallacy | continuing an activity because of what has already been spent on it | sitting through a bad movie because the ticket was paid for
framing effect | choosing differently depending on how the same options are presented | preferring meat labeled eighty percent lean to meat labeled twenty percent fat
anchoring | relying too heavily on the first number heard when making a judgment | judging a sale price as cheap because the original tag was high
nudge | a change in how choices are arranged that guides people without forbidding anything | automatic enrollment in a pension with the freedom to opt out
status quo bias | preferring to leave things as they are | failing to switch plans because of a pull toward the current state

# Costs of a firm
? Which cost
fixed cost | does not change with the quantity produced, such as rent on a factory | must be paid even if output is zero
variable cost | rises and falls with the quantity produced, such as wages and raw materials | is zero when a firm produces nothing
total cost | is the sum of all a firm's spending on production, both overhead and output-related | is divided by quantity to find the average
marginal cost | is the additional expense of producing one more unit of output | crosses the average cost curve at its lowest point
average total cost | is all production spending divided by the number of units produced | has a U-shaped curve that is compared with price to see whether a firm earns profit
explicit cost | is an actual payment of money, such as wages, rent or materials | appears in an accountant's books as an out-of-pocket payment
implicit cost | is the value of resources that the owner already has and uses in the business | includes the salary an owner gives up to run a shop

# Measures of revenue and profit of a firm
? Which term describes
accounting profit | total revenue minus explicit costs only | earnings before subtracting the value of the owner's own time and capital
economic profit | total revenue minus both explicit and implicit costs | what attracts new firms into a competitive industry
normal profit / zero economic profit | revenue that just covers all opportunity costs of the owner | earnings just high enough to keep a firm in its industry
marginal revenue | the additional income from selling one more unit | the amount that equals additional cost at the profit-maximizing output
average revenue | sales income per unit, which equals price | total sales income divided by quantity
break-even point | the level of output at which total income equals total cost | the output or price at which a firm has neither gain nor loss
shutdown point | where price falls to the minimum of average variable cost | the level below which a firm should stop producing in the short run

# Production in the short and long run
? Which term describes
production function | the relationship between the inputs a firm uses and the output it gets | an equation that shows output as depending on labor and capital
marginal product | the additional output from one more unit of an input | the change in total output when one more worker is hired
diminishing marginal returns | the falling addition to output as more of one input joins fixed inputs | the reason that crowding more workers into one kitchen adds less and less
short run | the period in which at least one input is fixed | the time frame in which a factory's size cannot be altered
long run | the period in which all inputs can be varied | the time frame in which firms may enter or leave an industry
diseconomies of scale | rising average cost as a firm becomes very large and hard to manage | what a huge company meets when layers of management slow communication
constant returns to scale | average cost that stays the same as output expands | the flat middle portion of a planning-horizon cost curve
technology | the methods a firm uses to turn inputs into outputs | the know-how whose improvement lowers cost for any output

# Forms of business organization
? Which form of business
sole proprietorship | is owned and run by a single individual who keeps all the profit | is the most common and easiest form to start, but leaves its lone owner with unlimited liability
general partnership | is owned by two or more people who all share management and unlimited liability | divides responsibility and profit by agreement among co-owners who each answer for all debts
limited partnership | has some owners who only invest and are liable just for what they put in | needs at least one owner who manages and bears full liability for the debts
corporation | is a legal entity separate from its owners that sells stock | raises money through shares and has its profit taxed twice, as profit and as dividends
cooperative | is owned and operated by a group of members for their shared benefit | includes credit unions and farmers' groups that buy or sell together
nonprofit organization | works like a business to benefit society rather than to earn money for owners | includes museums, public schools and charities exempt from income tax
franchise | is a semi-independent outlet that pays fees to use a parent company's name and methods | gives an owner a well-known product and training but strict standards

# Market structures
? Which market structure
perfect competition | has many firms selling identical products with free entry and exit | is made up of price takers, as in the wheat market
monopolistic competition | has many firms selling similar but differentiated products | describes restaurants and clothing stores that stand out by style, location and advertising
oligopoly | has a few large firms that dominate an industry | describes airlines and carmakers, whose decisions depend on one another
monopoly | has a single seller of a product with no close substitutes | is protected by barriers so high that one firm sets the price for the whole market
monopsony | has a single buyer that faces many sellers | describes a company town where one employer hires nearly all workers
bilateral monopoly | has one buyer facing one seller | describes a lone employer bargaining with a single union of all workers

# Kinds of monopoly
? Which kind of monopoly
natural monopoly | arises when one firm can supply the whole market at a lower cost than two could | describes water and electric utilities with huge economies of scale
government monopoly / legal monopoly | exists because the state itself owns the only provider or forbids competitors by law | describes letter delivery by a national postal service
technological monopoly | comes from owning a patent on an invention or process | lasts for the roughly twenty years of an inventor's exclusive right
geographic monopoly | exists because there is no other seller in the area | describes the only gas station or general store in a remote town
resource monopoly | comes from controlling the supply of a key material | describes a company that long held most of the world's diamonds

# Barriers and behavior of firms with market power
? Which term describes
barrier to entry | anything that makes it hard for a new firm to come into a market | an obstacle such as a patent, license or high start-up cost
patent | the exclusive legal right to make, use or sell an invention for a limited time | a government grant that rewards the inventor of a new drug or machine
copyright | the exclusive right to publish or reproduce a creative work such as a book or song | legal protection for authors and artists against copying
trademark | a legally protected name, symbol or logo that identifies a company's goods | an identifying mark such as a registered brand name
trade secret | valuable know-how, such as a formula, that a company keeps hidden rather than registering | protection used for the recipe of a famous soft drink
price discrimination | charging different customers different amounts for the same good | giving student and senior discounts on movie tickets
predatory pricing | selling below cost to drive rivals out of business | a dominant firm's temporary cuts meant to ruin a newcomer
product differentiation | making a good seem distinct from similar goods of competitors | using style, location, service or advertising to stand out
market power | the ability of a firm to influence the price and output of its industry | the control that a firm has when few rivals sell the same thing

# Oligopoly and game theory
? Which term describes
cartel | a group of producers that formally agree to fix prices and limit output | an organization such as OPEC that coordinates the output of its members
collusion | acting together to keep prices high and output low | secret or open cooperation among rivals, which antitrust law forbids
price leadership | rivals following the changes made by one dominant firm | a pattern in which the largest company sets what to charge and others match it
price war | a series of cuts by rivals competing to sell most cheaply | a contest in which airlines keep undercutting each other
prisoner's dilemma | a game in which two players each do worse by pursuing self-interest than by cooperating | the story of two suspects who both confess
Nash equilibrium | an outcome in which no player can gain by changing strategy alone | a stable set of choices named for a mathematician who won the 1994 Nobel prize
dominant strategy | a choice that is best for a player no matter what others do | a plan that beats all alternatives whatever the rival picks
kinked demand curve | a bent graph showing why rivals match price cuts but not increases | the model explaining why prices in concentrated industries stay unchanged
tit-for-tat | starting by cooperating and then copying the other player's last move | an approach in repeated games that punishes cheating once and then forgives

# Antitrust and competition laws of the United States
? Which law
Sherman Antitrust Act | outlawed contracts and trusts in restraint of trade in 1890 | was used to break up Standard Oil in 1911
Clayton Antitrust Act | banned tying contracts and mergers that reduce competition in 1914 | exempted labor unions and restricted price discrimination while strengthening the 1890 law
Federal Trade Commission Act | created an agency in 1914 to stop unfair methods of competition | gave regulators power to issue cease-and-desist orders
Robinson-Patman Act | forbade giving large chain stores special discounts that hurt small rivals in 1936 | limited price discrimination to protect independent shops
Celler-Kefauver Act | restricted vertical and conglomerate mergers in 1950 by covering asset purchases | closed the loophole of buying a rival's plants instead of its stock
Interstate Commerce Act | set up the first federal regulatory commission in 1887 | required railroad rates to be reasonable and just
Airline Deregulation Act | removed federal control of fares and routes for passenger carriers in 1978 | let carriers choose their own fares, which lowered ticket prices

# Mergers and company combinations
? Which type of business combination
horizontal merger | joins two firms that make the same product at the same stage | unites two competing banks or two oil companies
vertical merger | joins firms at different stages of making the same product | unites a carmaker with its tire supplier
conglomerate merger | joins firms that make unrelated products | unites a food company with an insurance company to spread risk
joint venture | brings two companies together for one project while they remain separate | lets two rivals share the cost of developing a single new engine
hostile takeover | gains control of a company against the wishes of its managers | buys a target's shares directly from stockholders after directors refuse
trust | placed competing companies' stock under one board that ran them together in the 1800s | was the device by which Standard Oil united rival refiners
multinational corporation | operates in several countries from a headquarters in one | brings jobs and technology abroad while being subject to many governments' laws

# Regulation of monopolies and measures of concentration
? Which term describes
four-firm concentration ratio | the share of an industry's sales held by its largest quartet of companies | an early measure of competition that adds up a handful of market shares
Herfindahl-Hirschman Index / HHI | the sum of the squared market shares of every company in an industry | a measure that reaches 10,000 for a pure monopoly
cost-plus regulation | allowing a utility to cover its expenses and earn a normal rate of profit | a method that weakens the reason to economize since expenses are passed to customers
price cap regulation | setting a maximum that a utility may charge for several years | a method that lets a utility keep gains from cutting its expenses
regulatory capture | firms gaining influence over the agency that is supposed to supervise them | the situation in which supervised companies write the rules in their own favor
deregulation | the removal of government controls over a market | the policy applied to airlines, trucking and telephone service from the late 1970s
tying sales | allowing customers to buy one product only if they also buy another | requiring buyers of a machine to purchase its supplies too
divestiture | breaking up a company by making it sell parts of itself | the remedy that split AT&T into regional telephone companies

# Externalities and environmental policy
? Which term describes
negative externality | a cost that falls on third parties who take no part in a transaction | a harmful side effect, such as smoke from a factory
positive externality | a benefit that goes to third parties who take no part in a transaction | a helpful side effect, such as herd protection from a neighbor's vaccination
social cost | the private expense of production plus the harm done to others | the full burden on everyone, including pollution, of making a good
pollution charge / Pigouvian tax | a levy on each unit of harmful emissions | the policy that makes a firm pay for the amount of waste it releases
cap and trade | a system in which firms buy and sell permits within a fixed total of emissions | the market-oriented program that cut sulfur dioxide from American power plants
command-and-control regulation | laws that specify allowable emissions or required cleanup technology | a rule that orders every plant to install the same equipment
Coase theorem | the claim that private bargaining can solve spillover problems when property rights are clear | the idea that parties can agree efficiently whoever holds the legal right, if negotiating is cheap
market failure | a case in which free exchange does not distribute resources efficiently | a situation, such as pollution or missing public goods, that may justify government action

# Goods by rivalry and excludability
? Which type of good
private good | is both rival and excludable, like a sandwich | can be used by only one person at a time and denied to people who do not pay
public good | is nonrival and nonexcludable, like national defense | is undersupplied by markets because of free riders
common resource / common-pool resource | is rival but hard to keep people from using, like fish in the ocean | is likely to be overused by everyone who has access to it
club good | is nonrival up to a point but excludable, like cable television or a toll road without traffic | is supplied to members or subscribers while others are kept out
merit good | is encouraged by government because people would consume too little of it on their own | includes schooling and museums that leaders judge deserving of support

# Problems of public goods and government
? Which term describes
free rider | a person who benefits from a good without paying for it | the reason that fireworks and lighthouses are hard to finance privately
tragedy of the commons | the overuse of a resource that is open to everyone | the ruin of a shared pasture when each herder adds more animals
government failure | intervention that makes an outcome less efficient than before | the case in which official policy wastes resources instead of fixing a problem
rent seeking | using political influence to gain income without creating wealth | lobbying for a tariff or a license that blocks rivals
logrolling | lawmakers trading votes for one another's projects | an exchange of support between legislators
pork-barrel spending | funding local projects whose costs are paid by taxpayers everywhere | money for a bridge or museum that mainly helps one lawmaker's district
rational ignorance | choosing not to become informed because one vote changes little | the decision of voters that learning about issues costs more than it is worth
median voter theory | the claim that candidates move to the center to win a majority | the model in which the person in the middle of opinion decides elections
voting paradox | majority preferences going in a circle among three options | the puzzle, noted by Condorcet, in which no option beats every other

# Labor market concepts
? Which term describes
derived demand | the need for workers that comes from the need for the goods they make | the reason that hiring of carpenters rises when home building rises
labor force | all people aged sixteen and over who are working or actively looking for work | the group used as the base for the unemployment rate
wage | the price of an hour of work | the payment set where hiring firms' and job seekers' curves cross
labor productivity | output per hour of work | the value that education and better machines raise in employees
compensating differential | extra pay for dangerous or unpleasant work | the premium that leads people to become night-shift miners
backward-bending supply curve | a graph in which people work fewer hours after pay becomes high enough | the shape caused when the income effect of a raise outweighs the substitution effect
efficiency wage | pay above the market level meant to raise effort and reduce turnover | Henry Ford's five-dollar day as explained by economists
glass ceiling | an unofficial barrier that keeps women and minorities from top jobs | the unseen obstacle to promotion into high management
outsourcing | contracting with another company to do a specific job | hiring an outside firm to handle payroll or customer calls

# Labor unions and collective action
? Which term describes
collective bargaining | negotiation of pay and conditions between union and company representatives | the process by which organized workers reach a contract with an employer
strike | an organized refusal to work in order to force an employer to meet demands | the walkout that unions use as their strongest weapon
lockout | an employer's closing of the workplace to workers during a dispute | keeping employees out until they accept the company's terms
mediation | a neutral person helping two sides settle a dispute without power to impose terms | a form of help in which suggested solutions are not binding
arbitration | a third party hearing both sides and imposing a settlement they must accept | a way of ending a dispute by a binding decision
closed shop | a workplace that hires only people who are already union members | the arrangement outlawed by the Taft-Hartley Act
right-to-work law | a state rule that forbids making union membership a condition of employment | legislation allowed by the Taft-Hartley Act and common in southern states
picketing | demonstrating outside a workplace with signs about a dispute | marching at a company's gates to discourage people from going in
boycott | an organized refusal to buy a company's products | consumers' pressure on grape growers led by Cesar Chavez

# Labor laws and organizations of the United States
? Which law or organization
Wagner Act / National Labor Relations Act | guaranteed private workers the right to organize and bargain in 1935 | created a board to stop unfair treatment of organizing employees
Taft-Hartley Act | allowed states to pass right-to-work laws in 1947 | limited unions by banning the closed shop and allowing eighty-day cooling-off orders
Fair Labor Standards Act | set a federal minimum wage and overtime pay in 1938 | limited employment of children and established the forty-hour week
Equal Pay Act | required that men and women doing the same work receive the same wages in 1963 | forbade paying a woman less than a man for substantially identical work
Occupational Safety and Health Act | created an agency in 1970 to protect workers from dangerous conditions | requires employers to keep the workplace free of recognized hazards
Family and Medical Leave Act | lets workers take up to twelve weeks of unpaid time off for a new baby or illness | was signed by President Clinton in 1993
American Federation of Labor / AFL | was founded in 1886 under Samuel Gompers for skilled craft workers | focused on wages, hours and conditions rather than broad reform
Congress of Industrial Organizations / CIO | organized unskilled workers in mass-production industries in the 1930s | was led by John L. Lewis and staged sit-down strikes at auto plants
Knights of Labor | admitted skilled and unskilled workers, women and African Americans in the 1870s and 1880s | declined after the Haymarket bombing of 1886

# Poverty, inequality and redistribution concepts
? Which term describes
poverty line / poverty threshold | the income level below which a household lacks enough for basic needs | the figure first based on three times the cost of a minimum food budget
poverty rate | the percentage of people who live below the official minimum income | the share of a population counted as poor
poverty trap | a situation in which earning more brings little gain because aid is withdrawn | the loss of benefits that discourages poor people from working
income inequality | the uneven distribution of earnings among a population | the gap shown by comparing the shares received by the top and bottom fifths
Lorenz curve | a graph comparing actual distribution of earnings with a line of perfect equality | a bowed line plotting cumulative share of earnings against share of households
Gini coefficient | a number from zero to one that measures how unequally earnings are shared | a single figure equal to zero when everyone receives the same
safety net | the group of government programs that assist people in or near poverty | the set of protections that keeps people from falling too far
wealth | the total value of assets owned minus debts | a stock built up by saving, as opposed to a yearly flow of earnings
quintile | one fifth of a population ranked by earnings | a group of twenty percent of households used in tables of distribution

# Programs of the American social safety net
? Which government program
Social Security | pays retirement, survivor and disability benefits financed by payroll taxes | was established in 1935 under Franklin Roosevelt to provide income in old age
Medicare | provides health insurance mainly to people aged sixty-five and over | was created in 1965 for retired Americans whatever their income
Medicaid | pays for health care of people with low incomes through federal and state funds | was created in 1965 as joint federal and state coverage for the poor
Supplemental Nutrition Assistance Program / SNAP / food stamps | gives poor households an electronic card to buy groceries | helps low-income families afford meals with monthly benefits
Temporary Assistance for Needy Families / TANF | gives states block grants for cash aid with work requirements and time limits | replaced the older welfare program for dependent children in 1996
earned income tax credit / EITC | adds to the pay of low-wage workers through the annual return | rewards poor people who work by refunding more than they owe
unemployment insurance | pays benefits for a limited time to workers who lose jobs through no fault of their own | is run jointly by states and the federal government for people who have been laid off
Head Start | prepares preschool children from poor families for school | was launched in 1965 to give early learning, meals and health checks

# Information and insurance
? Which term describes
asymmetric information | a situation in which one party to a deal knows more than the other | the advantage of a used-car seller who knows the car's defects
adverse selection | the tendency of those with the highest risk to be the ones who buy coverage | the problem that unhealthy people are most eager to sign up before a deal is made
moral hazard | taking more risk because someone else will bear the cost | careless behavior by people after they are covered against loss
deductible | the amount a policyholder must pay before the company pays anything | a fixed sum of each year's losses left to the customer first
copayment | a flat fee that a patient pays for each service | the small set charge at each doctor's visit
coinsurance | a percentage of the bill that the policyholder pays | a split in which the patient pays one fifth and the company pays the rest
premium | the regular payment made to keep a policy in force | the price of coverage paid each month or year
risk pooling | combining many people's payments so that the few who suffer loss are paid | the principle of spreading losses over a large group
warranty | a promise to fix or replace a good that fails within a certain time | a seller's signal of quality that reassures buyers

# Financial assets and instruments
? Which financial asset
corporate bond | is an IOU by which a company borrows and promises to pay interest | gives its holder a fixed claim on a company but no ownership
municipal bond | is issued by a state or city to finance schools and roads | pays interest that is usually free of federal income tax
Treasury bill | is short-term federal debt that matures in a year or less | is sold at a discount by the U.S. government
Treasury bond | is long-term federal debt that matures in twenty or thirty years | pays interest twice a year on U.S. government borrowing over decades
common stock | gives a share of ownership and a vote in a company | entitles its holder to vote for the board of directors
preferred stock | gives ownership with fixed dividends paid first but usually no vote | ranks ahead of voting shares if a company is liquidated
mutual fund | pools the money of many savers to buy a varied group of stocks and bonds | is run by professional managers for shareholders who redeem at the end of each day
certificate of deposit / CD | pays a set rate on bank savings left for a fixed time | charges a penalty for early withdrawal of bank savings
savings bond | is a low-denomination government security bought by ordinary people and never traded | is a safe small loan by citizens to the federal government

# Investing concepts
? Which term describes
diversification | spreading money among many different investments to reduce risk | the strategy of not putting all eggs in one basket
liquidity | the ease with which an asset can be turned into cash | the quality that a checking account has more of than a house
capital gain | the profit from selling an asset for more than was paid | the rise in a share's value that the seller receives
dividend | a share of profits that a company pays to its stockholders | a regular payment to owners from a firm's earnings
bull market | a period of steadily rising stock prices | a time when investors are optimistic and buying
bear market | a period of steadily falling stock prices | a time when investors are pessimistic and selling
compound interest | earnings on both the principal and earlier earnings | the reason that savings grow faster and faster the longer they are left
present discounted value / present value | what a future payment is worth today | a sum found by dividing later amounts by one plus the rate for each year
venture capital | financing of young companies by investors who receive a share of ownership | funding that backs risky start-ups with high growth prospects
initial public offering / IPO | a company's first sale of stock to investors at large | the step in which a privately held firm begins trading its shares
speculation | high-risk buying in the hope of quick gains from price changes | betting on rising values, as many investors did in the 1920s

# Financial institutions and markets
? Which institution or market
commercial bank | takes deposits and makes loans to businesses and households | offers checking accounts and earns profit from the spread between interest rates
credit union | is a nonprofit lender owned by its depositing members | serves people who share an employer or community and returns earnings as better rates
investment bank | helps companies issue new stocks and bonds | advises on mergers and underwrites security offerings
stock exchange | provides an organized place for trading shares of companies | lists companies and brings together brokers of buyers and sellers, as on Wall Street
pension fund | gathers contributions from workers and employers to pay retirement income | invests large sums on behalf of future retirees
insurance company | collects premiums and pays claims for losses | protects policyholders against fire, accident or death
primary market | is where newly issued securities are sold by the issuer | sends the money from a sale straight to the company that issues shares
secondary market | is where investors trade existing securities among themselves | lets an owner resell a bond before it matures
futures market | sets a price now for goods that will be delivered at a later date | lets a farmer lock in the price of a crop before harvest

# Taxes
? Which tax
individual income tax | is levied on wages, interest and other earnings of people | is the largest source of U.S. federal revenue and was allowed by the Sixteenth Amendment
payroll tax / FICA tax | is withheld from paychecks to finance Social Security and Medicare | is split equally between employer and worker
corporate income tax | is levied on the profits of companies | is one half of the double burden on profits that are later paid as dividends
sales tax | adds a percentage to the price of most purchases in a state or city | provides much of the revenue of American state governments and is added at the checkout counter
property tax | is levied on the value of land and buildings | is the main source of money for local schools
estate tax | is levied on the assets of a person who has died before they are passed on | applies to the wealth left by a deceased owner
gift tax | is levied on large sums given away by a living person | keeps people from avoiding charges on their wealth by passing it on before death
value-added tax / VAT | is collected at each stage of production on the increase in worth | is widely used in Europe in place of a retail levy
sin tax | is placed on goods such as tobacco and alcohol to discourage their use | raises the price of harmful products
customs duty | is collected on goods brought in from other countries | was the chief source of federal money before the Civil War

# Tax structures and principles
? Which term describes
progressive tax | a levy that takes a larger percentage of income from people who earn more | a system with brackets whose rates rise with earnings
regressive tax | a levy that takes a larger percentage of income from the poor than from the rich | the effect of a levy on food purchases, since the poor spend most of what they earn
proportional tax / flat tax | a levy that takes the same percentage of income at all levels | a system with a single rate for everybody
benefits-received principle | the idea that people should pay according to what they use of government services | the reasoning behind gasoline levies that finance highways
ability-to-pay principle | the idea that people with higher incomes should contribute more | the reasoning behind graduated rates
tax base | the income, property or good on which a levy is charged | the thing, such as profits or home values, that the government applies a rate to
withholding | taking money out of a worker's pay before it is received | the practice by which employers send part of wages straight to the government
tax deduction | an amount subtracted from income before computing what is owed | a reduction in taxable earnings for items such as gifts to charity
tax credit | an amount subtracted directly from what is owed | a dollar-for-dollar cut in the final bill
tax return | the form filed each year that reports earnings and what is owed | a document sent to the Internal Revenue Service by mid-April

# Government budgets and public finance
? Which term describes
budget deficit | the amount by which spending exceeds revenue in one year | a yearly shortfall financed by borrowing
budget surplus | the amount by which revenue exceeds spending in one year | a yearly excess such as the U.S. government had from 1998 to 2001
balanced budget | a plan in which revenue and spending are equal | what most state constitutions require of their governments
national debt | the total owed by the federal government from past borrowing | the accumulation of all yearly shortfalls minus repayments
mandatory spending / entitlement | outlays required by existing law, such as retirement benefits | the part of the budget that is fixed by eligibility rules rather than yearly votes
discretionary spending | outlays that lawmakers must approve each year, such as defense | the part of the budget that Congress can freely raise or cut
crowding out | the drop in private investment when government borrowing raises interest rates | the loss of funds for firms caused by heavy federal borrowing
fiscal year | a twelve-month period used for planning finances, such as October to September | the accounting period that the federal government begins on October 1
transfer payment | government money given to people without any good or service in return | a benefit such as a welfare or disability check

# Measures of national output and income
? Which measure
gross domestic product / GDP | is the market value of all final goods and services produced within a country in a year | is found by adding consumption, investment, government spending and net exports | counts a foreign-owned factory's output where the factory is located
gross national product / GNP | is the value of final output produced by a country's citizens and firms wherever they are located | includes what a nation's companies and workers make abroad
net national product / NNP | equals the output of a nation's residents minus depreciation | subtracts the wearing out of capital from what residents produce at home and abroad
real GDP | is total output valued at constant prices of a base year | is used to measure economic growth because the effect of inflation has been removed
nominal GDP | is total output valued at current prices | may rise even when production does not, because of inflation
GDP per capita | is a nation's output divided by its population | compares living standards in countries with different numbers of people
disposable personal income | is what households have left to spend or save after paying taxes | equals earnings of households minus taxes
GDP deflator | is an index of the prices of all final goods and services in the economy | converts nominal output to constant-dollar output

# Components of spending in gross domestic product
? Which component of gross domestic product
consumption | is spending by households on goods and services | makes up about two thirds of U.S. total spending
investment | is spending by businesses on new equipment and structures | includes new homes and the building of factories and is the most variable part of spending
government purchases | is spending by federal, state and local authorities on goods and services | leaves out transfer payments such as Social Security
exports | consists of domestically produced goods sold abroad | is added because it is made at home although bought by foreigners
imports | consists of goods made abroad and bought by domestic residents | is subtracted because it was not produced in the country
inventories / change in inventories | consists of unsold goods that firms hold in stock | count as business spending in the year goods are made but not sold

# What national output statistics leave out or adjust
? Which term describes
underground economy | production and sales that are hidden from the government | unreported cash work and illegal trade left out of official output figures
nonmarket activity | useful work done at home for no pay, such as raising one's own children | unpaid cooking and yard work not counted in national output
double counting | the error of including the value of a part both by itself and within the finished product | the mistake avoided by adding only final goods
depreciation | the loss of value of capital as it wears out | the allowance for aging equipment subtracted from the nation's gross total
value added | the worth of a firm's sales minus what it paid for materials | what each stage of production contributes
base year | the period whose prices are used for comparison when removing inflation | the point in an index that is assigned the value of 100
trade balance | the gap between exports and imports | the net figure that is in deficit when a nation buys more from abroad than it sells
secondhand sales | transfers of used goods, which do not count since no new production takes place | dealings in items such as used cars that were counted when first made

# Phases and terms of the business cycle
? Which term describes
expansion | the phase in which output, income and employment are rising | the period of recovery from a low point to a high one
peak | the highest point of output before a downturn begins | the moment at which growth stops and decline begins
contraction | the phase in which output is falling after the high point | the period of economic decline marked by falling output
trough | the lowest point of output before growth resumes | the turning point that ends a downturn
recession | a significant decline in activity, often counted as two quarters of falling output | the kind of downturn dated by the National Bureau of Economic Research, as in 2007 to 2009
depression | an especially long and severe downturn with very high unemployment | the economic condition of the 1930s, when a quarter of American workers were jobless
stagflation | high inflation and high unemployment at the same time | the troubling mix that followed the oil shocks of the 1970s
leading indicator | a statistic that changes before the economy as a whole does | a measure such as stock prices or building permits used to forecast
coincident indicator | a statistic that moves at the same time as the overall economy | a measure such as current employment that shows conditions now
lagging indicator | a statistic that changes after the economy as a whole does | a measure such as average length of unemployment that confirms past trends

# Concepts of economic growth
? Which term describes
labor productivity growth | a rise in output per hour worked | the key source of a higher standard of living over the long term
capital deepening | an increase in the amount of equipment per worker | giving employees more machines each
technological change | new inventions and better ways of using inputs | progress that lets more be produced from the same resources
aggregate production function | the relationship of a whole nation's inputs to its total output | an equation linking workers, machines and know-how to national output
convergence | the idea that poor countries grow faster than rich ones and catch up | the narrowing of the income gap between nations
rule of law | the enforcement of rights and contracts fairly for all | the condition in which courts protect property against corrupt officials
industrial revolution | the shift from hand work to power-driven machinery that began in Britain | the period after 1750 when growth rates first rose for long
infrastructure | basic facilities such as roads, power and ports | the underlying systems of transport and communication that support production
growth accounting | dividing increases in output among inputs and innovation | the method used by Robert Solow to measure the sources of rising output

# Types of unemployment
? Which type of unemployment
frictional unemployment | occurs while people are between jobs or searching for their first one | includes a new graduate looking for a position and is present even in good times
structural unemployment | occurs when workers' skills do not match the jobs available | includes factory workers whose jobs were replaced by robots
seasonal unemployment | occurs at the same time each year because of weather or holidays | includes ski instructors in summer and lifeguards in winter
cyclical unemployment | rises in recessions and falls when the economy expands | is caused by a drop in total spending and is zero at full employment
natural rate of unemployment | is the level that remains when the economy is healthy, with no downturn | combines job search and skill mismatch but no loss caused by recession
disguised unemployment | hides people who have some work but far below their abilities or hours wanted | includes surplus family members on a farm who add nothing to output

# Labor market statistics
? Which term describes
unemployment rate | the percentage of the labor force without work and looking for it | the number of jobless seekers divided by the labor force
labor force participation rate | the percentage of adults who are either working or looking for work | the share of the adult population that has a job or seeks one
discouraged worker | a person who has stopped looking for a job because of lack of success | someone no longer counted as jobless after giving up the search
underemployed worker | a person who has less work or lower-skilled work than wanted | someone with a degree driving a taxi or with part-time hours only by necessity
out of the labor force | the status of retirees, full-time students and others neither working nor seeking work | the category for a parent who stays home by choice
sticky wages | pay that adjusts slowly downward when demand falls | the rigidity of workers' pay that leads to layoffs in a recession
implicit contract | an unwritten understanding that employers will not cut pay in bad times | an unspoken bargain in which steady pay is given in return for none of the highest raises
Current Population Survey | the monthly interview of about 60,000 households used to measure joblessness | the source from which the U.S. government computes jobless figures each month

# Inflation concepts
? Which term describes
inflation | a general and ongoing rise in the level of prices | the loss of purchasing power of each dollar over time
deflation | a general fall in the level of prices | a decline that makes debts harder to repay, as in the early 1930s
hyperinflation | an extremely rapid rise in prices that makes money nearly worthless | the condition of Germany in 1923 and Zimbabwe in 2008
disinflation | a slowing in the rate at which prices rise | a change from a five percent to a two percent yearly increase in prices
purchasing power | the quantity of goods that a sum of money will buy | what a fixed pension loses as prices rise
indexing | automatically adjusting payments for changes in the price level | the practice of raising Social Security benefits each year with living costs
real interest rate | the return on a loan after subtracting the rise in prices | what a lender earns in terms of goods rather than dollars
nominal interest rate | the stated return on a loan, not adjusted for rising prices | the figure printed in a bank's advertisement
menu costs | the expense to firms of changing printed prices | the burden of new price lists and labels when prices rise

# Causes of inflation and price adjustments
? Which term describes
demand-pull inflation | a rise in prices caused by total spending growing faster than output | too much spending chasing too few goods
cost-push inflation | a rise in prices caused by more expensive inputs such as oil | the effect of a supply shock that makes production dearer
wage-price spiral | higher pay raising prices, which lead workers to ask for higher pay again | a cycle in which pay and the level of prices push each other up
quantity theory of money | the claim that too much currency in the economy causes prices to rise | the equation of exchange used by monetarists to explain a rising price level
cost-of-living adjustment / COLA | an automatic raise that keeps pay in line with prices | a contract clause that raises pay by the rise in the price index
adjustable-rate mortgage | a home loan whose interest changes with market conditions | borrowing for a house that protects the lender if prices begin to rise
market basket | a representative collection of items whose prices are tracked | the fixed group of purchases that a price index follows

# Price indexes and their biases
? Which term describes
consumer price index / CPI | a measure of the cost of a basket of items bought by a typical urban household | the figure published monthly by the Bureau of Labor Statistics to track living costs
producer price index / PPI | a measure of what domestic firms receive for their output | an early sign of living costs that tracks wholesale goods
core inflation index | a measure that leaves out volatile food and energy | a figure showing the underlying trend without gasoline and groceries
employment cost index | a measure of changes in wages and benefits paid | a gauge of inflation in the labor market
substitution bias | overstating the rise in living costs because buyers switch to cheaper items | an error from a fixed basket that ignores shoppers' replacing costly items
quality bias / new goods bias | overstating the rise in living costs because products get better or are invented | an error from ignoring that a newer computer does far more

# Aggregate demand and supply model
? Which term describes
aggregate demand / AD | total spending on domestic goods and services at each price level | the downward-sloping curve shifted by consumption, investment, government and net exports
short-run aggregate supply / SRAS | total output that firms will produce as prices change while wages are fixed | the upward-sloping curve shifted left by a jump in the price of oil
long-run aggregate supply / LRAS | the vertical line at potential output | the curve that moves right with technology and population but not with the price level
potential GDP / full-employment GDP | the output of an economy whose workers and capital are fully employed | the level that real output tends toward when joblessness is at its natural rate
recessionary gap | the amount by which equilibrium output falls short of its full-employment level | the shortfall that stimulus policy tries to close
inflationary gap | the amount by which equilibrium output exceeds its full-employment level | an overheated economy's excess that pushes up prices
wealth effect | higher spending when a lower price level makes money and assets worth more | the change in spending when household asset values rise or fall
supply shock | a sudden event, such as an oil embargo, that changes the cost of production | an unexpected disruption that shifts the producers' curve of the economy
macroeconomic equilibrium | the point at which total spending equals total production | the intersection that sets national output and the price level

# Keynesian concepts
? Which term describes
spending multiplier / expenditure multiplier | the idea that one more dollar of purchases raises output by more than a dollar | a number found by dividing one by the share of extra income not re-spent
marginal propensity to consume / MPC | the share of each additional dollar of income that is spent | the slope of the line relating household spending to income
marginal propensity to save / MPS | the share of each additional dollar of income that is not spent | one minus the fraction of extra income used for buying goods
sticky prices | what sellers charge failing to fall quickly when demand drops | the rigidity that keeps goods markets from adjusting at once
coordination argument | the view that wages cannot fall together because no one can arrange it across the economy | the claim that workers resist lower pay since they fear others will not share it
paradox of thrift | the idea that when everyone saves more, total income may fall | the puzzle that virtuous saving by individuals can worsen a recession
animal spirits | waves of optimism and pessimism that move business investment | John Maynard Keynes's name for the urges that drive investors
expenditure-output model / Keynesian cross | the diagram with a forty-five-degree line used to find equilibrium | a graph in which total spending crosses the line where it equals production
autonomous expenditure | spending that does not depend on the level of income | the vertical intercept of the total spending line

# Neoclassical and other macroeconomic ideas
? Which idea
Say's law | holds that supply creates its own demand | was named for a French economist who denied that general gluts could last
Keynes' law | holds that demand creates its own supply | implies that output depends on how much people wish to buy, so spending can be too low
rational expectations | holds that people use all available information to form forecasts | implies that predictable policy is quickly offset by adjusting wages and prices
adaptive expectations | holds that people look at past experience and change their forecasts gradually | implies that adjustment to policy may take years as people learn slowly
monetarism | holds that changes in the quantity of money chiefly explain inflation and output | is linked with Milton Friedman's rule of steady growth of currency and deposits
supply-side economics | holds that tax cuts spur work, saving and output | guided President Reagan's policy in the 1980s
Ricardian equivalence | holds that people save more when government borrows, expecting higher taxes | implies that deficit-financed tax cuts have little effect on spending
efficient market hypothesis | holds that stock prices already reflect all available information | implies that investors cannot regularly beat an index of shares

# Policy graphs and curves of macroeconomics
? Which curve
Phillips curve | shows a trade-off between inflation and unemployment | slopes downward in the short run but is vertical in the long run
Laffer curve | shows that tax revenue may fall when rates are too high | has zero revenue at both a rate of nothing and a rate of one hundred percent
J-curve | shows that a trade balance worsens before it improves after a currency falls in value | drops first and then rises after depreciation
environmental Kuznets curve | shows pollution rising and then falling as a nation grows richer | has an upside-down U shape relating income to pollution
yield curve | compares interest rates on debt of different lengths of maturity | is inverted when short-term rates exceed long-term ones
indifference map | groups lines of equal satisfaction for one consumer | places higher satisfaction farther from the origin
money demand curve | shows how much cash and deposits people hold at each interest rate | slopes downward because holding cash gives up interest

# Functions, properties and kinds of money
? Which term describes
medium of exchange | money's use in paying for goods and services | the role of money that removes the need for a double coincidence of wants
unit of account | money's use as the common measure of prices | the role of money that lets people compare the worth of different goods
store of value | money's use in saving purchasing power for later | the role of money that inflation harms most
standard of deferred payment | money's acceptance for settling debts in the future | the role of money that allows buying now and paying later
barter | trading goods directly for other goods | exchange that requires a double coincidence of wants
commodity money | objects with worth of their own, such as salt, tobacco or gold coins | cash whose material is useful apart from exchange
fiat money | currency that has worth because the government declares it to be legal tender | paper not backed by gold or silver
representative money / commodity-backed currency | paper that can be exchanged for gold or silver kept in a vault | a certificate such as a dollar bill redeemable in silver

# Properties that good money needs
? Which property of money
durability | lets coins and bills be used over and over without wearing out | explains why metal serves better than fruit
portability | lets people carry it easily from place to place | explains why paper bills serve better than heavy stones
divisibility | lets it be broken into smaller amounts for purchases of any size | explains why there are dimes and quarters as well as dollar bills
uniformity | makes any two units of the same kind count the same | explains why every dollar bill buys what every other dollar bill buys
limited supply | keeps its worth because the quantity is controlled | explains why leaves that anyone can pick would fail
acceptability | makes everyone in the economy willing to take it for goods | explains why sellers take bills that they know others will take too

# Money supply and forms of payment
? Which term describes
M1 | the narrow measure of money that counts cash and checkable deposits | the most liquid measure of the money supply
M2 | the broader measure of money that adds small time deposits and money market funds | a wider total that includes near-money
currency | coins and paper bills in circulation | the cash that people carry
demand deposit | funds in a checking account that can be withdrawn at any time | bank balances payable whenever a check is written
time deposit | bank funds committed for a fixed period | money that cannot be withdrawn early without a penalty
debit card | plastic that immediately takes a payment out of the buyer's bank account | a means of paying with funds already in the bank
credit card | plastic that lets a buyer borrow for a purchase and repay later | a short-term loan from an issuing company to a shopper
check | a written order telling a bank to pay a named person | a paper instruction to transfer money between accounts
smart card | plastic with a stored amount of value on it | a prepaid piece of plastic for calls, books or transit

# Banking concepts
? Which term describes
fractional reserve banking | keeping only part of deposits on hand and lending out the rest | the system through which lending increases the money supply
reserve requirement | the minimum share of deposits that the central bank orders to be kept | a rule that the American central bank lowered to zero in 2020
excess reserves | funds kept by a lender beyond the legal minimum | cash that is held back and not lent even though it could be
money multiplier | the number by which a new deposit can expand the total of deposits | one divided by the share of deposits that must be kept
bank run | a rush of depositors to withdraw their money at once | the panic that closed thousands of lenders in the early 1930s
deposit insurance / FDIC | government protection of customers' accounts up to a limit | the 1933 reform that ended most panics by guaranteeing accounts
net worth / bank capital | assets minus liabilities of a lender | what remains for a lender's owners after all that it owes
T-account / balance sheet | a two-column table of assets and liabilities | a statement in which both sides must be equal
default | failing to repay a loan | what happens when a borrower stops making payments
collateral | property pledged to a lender in case a loan is not repaid | the house that secures a mortgage

# Parts and institutions of the Federal Reserve and bank regulation
? Which institution
Board of Governors | consists of seven members appointed by the president for fourteen-year terms | supervises the central bank from the national capital
Federal Open Market Committee / FOMC | decides on buying and selling government bonds to set interest rates | has twelve voting members who meet about eight times a year to vote on policy
Federal Reserve district bank | serves one of twelve regions of the country | is one of a dozen, found in cities such as Atlanta, Dallas and Chicago
Federal Deposit Insurance Corporation | guarantees bank accounts up to 250,000 dollars | was created in 1933 to restore trust in banks
National Credit Union Administration | supervises and insures nonprofit member-owned lenders | does for member-owned lenders what other agencies do for banks
Comptroller of the Currency | charters and supervises national banks within the Treasury Department | sends examiners to check the balance sheets of nationally chartered banks
Securities and Exchange Commission / SEC | regulates stock markets and requires companies to disclose information | was created in 1934 to prevent fraud against investors
Internal Revenue Service / IRS | collects federal taxes and enforces tax laws | processes yearly returns for the Treasury

# Tools and terms of monetary policy
? Which term describes
open market operations | buying and selling government bonds to change bank reserves | the central bank's trading of Treasury securities with banks
discount rate | the interest charged by the central bank on loans to banks | the price of emergency borrowing at the central bank's own lending window
federal funds rate | the interest that banks charge one another for overnight loans | the target that the FOMC announces
quantitative easing | buying long-term bonds and mortgage securities in huge amounts | the unusual policy used after 2008 when short-term interest was near zero
expansionary monetary policy / easy money | making loans cheaper by adding to bank reserves | the central bank's response to a recession
contractionary monetary policy / tight money | making loans dearer by draining bank reserves | the central bank's response to inflation
countercyclical policy | acting against the swings of the economy | leaning against both booms and slumps
inflation targeting | aiming at a stated rise in the price level, such as two percent | a rule that makes price stability the central bank's main goal
velocity of money | the average number of times a dollar is spent in a year | the V in the equation of exchange MV = PQ
lender of last resort | the central bank's role of aiding banks in a panic | the provider of emergency loans when no one else will lend

# Fiscal policy concepts
? Which term describes
expansionary fiscal policy | raising spending or cutting taxes to increase total demand | the government response to recession that enlarges the deficit
contractionary fiscal policy | cutting spending or raising taxes to reduce total demand | the government response to an overheated economy with inflation
automatic stabilizer | a tax or benefit that changes with the economy without new laws | a feature such as unemployment pay that rises by itself in a downturn
discretionary fiscal policy | deliberate new laws changing taxes or spending | action such as a stimulus act passed by Congress to change total demand
recognition lag | the time it takes to see that a problem exists | the delay before data show that a recession has begun
legislative lag | the time it takes to get a bill passed | the delay caused by debate in Congress
implementation lag | the time it takes for funds to be spent after approval | the delay while agencies put a program into action
standardized employment budget | what the deficit would be if the economy were producing at potential | a measure that removes the effect of the business cycle from the deficit
twin deficits | a government shortfall together with a trade shortfall | budget and current account gaps that grow at the same time

# Exchange rates and currencies
? Which term describes
exchange rate | the price of one currency in terms of another | how many yen must be paid for a dollar
appreciation | a rise in a currency's value against other currencies in the market | a change that makes a nation's exports dearer abroad
currency depreciation | a fall in value against other monies caused by market forces | a market decline that makes a nation's exports cheaper abroad
floating exchange rate | a system in which supply and demand set the value of a nation's money | letting the market alone decide what a nation's money is worth
fixed exchange rate / hard peg | a system in which a government sets one official value for its money | holding a nation's money at an unchanging value against another
managed float / soft peg | a system of market-set values with occasional intervention by the central bank | letting the market usually decide but stepping in when it moves too fast
purchasing power parity | the rate at which internationally traded goods cost the same across countries | the value used to compare standards of living across nations
arbitrage | buying in one market and selling in another to profit from price differences | trading that removes differences in value between cities
devaluation | an official lowering of the value of a nation's money by its government | a decree by which authorities cut the set value of a currency
dollarization | using another country's money as one's own | Ecuador's adoption of U.S. currency in 2000

# International trade barriers and agreements
? Which term describes
protectionism | shielding domestic industries from foreign competition | the policy of limiting imports to save local jobs
embargo | a ban on trade with a particular country | the measure that the United States placed on Cuba in the 1960s
dumping | selling abroad below the cost of production or the home price | unfair foreign pricing that leads to special duties
infant industry argument | the claim that new businesses need temporary shelter until they can compete | Alexander Hamilton's case for helping young manufacturers
trade war | a series of rising barriers as nations retaliate against each other | what followed the Smoot-Hawley Act of 1930
free trade | exchange between nations without government barriers | the ideal of buying and selling across borders without duties or quotas
nontariff barrier | a rule, inspection or paperwork requirement that hinders imports | an obstacle such as health standards that keeps foreign goods out without a duty
voluntary export restraint | a limit that a seller country agrees to place on its own shipments | Japan's 1981 cap on its cars sent to the United States
intra-industry trade | exchange of similar goods between nations, such as cars for cars | two countries both selling machinery to each other

# Trade organizations and blocs
? Which organization or agreement
World Trade Organization / WTO | settles disputes over global commerce and enforces rules since 1995 | replaced GATT as the body that oversees rules for commerce among most nations
General Agreement on Tariffs and Trade / GATT | began in 1947 as a forum to reduce duties among nations | held rounds of talks, such as the Uruguay Round, before a permanent body was set up
North American Free Trade Agreement / NAFTA | removed most barriers among the United States, Canada and Mexico in 1994 | was replaced in 2020 by a revised pact among three neighbors
European Union / EU | unites many nations in a single market, most sharing the euro | grew from a coal and steel community through the Maastricht Treaty
Association of Southeast Asian Nations / ASEAN | links countries such as Indonesia, Thailand and Vietnam | promotes cooperation among nations near the South China Sea
Organization of the Petroleum Exporting Countries / OPEC | coordinates oil production among members such as Saudi Arabia | cut supplies and raised crude prices sharply in the 1970s
International Monetary Fund / IMF | lends to nations with balance of payments troubles | was founded at Bretton Woods to stabilize currencies and exchange
World Bank | lends to poorer nations for long-term development projects | finances dams, roads and schools and was founded at Bretton Woods to rebuild after war
MERCOSUR | joins Brazil, Argentina, Uruguay and Paraguay as a common market | is a South American customs union founded in 1991

# Forms of economic integration and balance of payments
? Which term describes
free trade area | a group of nations that drop barriers among themselves but keep their own policies toward others | a bloc in which each member sets separate duties toward outsiders
customs union | a group of nations with no internal barriers and a shared external duty | a bloc with one wall of duties toward outsiders but without free movement of workers
common market | a bloc that allows goods, workers and capital to move freely among members | a group that adds freedom of movement for labor to shared duties
economic union | a bloc that shares policies and may use one currency | the fullest joining of nations, with a single central bank and coordinated policies
current account | the record of a nation's trade in goods and services, income and gifts | the broadest measure of the trade balance
financial account / capital account | the record of a nation's buying and selling of assets across borders | the measure of flows of investment between a country and the world
merchandise trade balance | the difference between exports and imports of physical goods | the figure that leaves services out
trade surplus | the result when exports are worth more than imports | the condition of a nation that sells abroad more than it buys
trade deficit | the result when imports are worth more than exports | the condition of a nation that buys abroad more than it sells

# Development and globalization concepts
? Which term describes
globalization | the growing connection of the world's economies through trade, investment and communication | the trend in which firms and cultures become linked across borders
developed country | a nation with high income and advanced industry | a place such as Japan or Germany with high living standards
less developed country / developing country | a nation with low income and little industry | a place where many depend on farming and lack schools and health care
newly industrialized country | a nation that has moved fast from farming to manufacturing | one of the East Asian Tigers, such as South Korea or Taiwan
offshoring | moving a company's own work to another country | shifting a factory or call center abroad to lower costs
foreign direct investment | buying or building a business in another country with control over it | a carmaker's purchase of at least ten percent of a plant abroad
foreign portfolio investment | buying stocks and bonds abroad without control over a business | purchase of small holdings of securities in another country
remittance | money sent home by workers living abroad | wages that migrants transfer to their families
microloan / microfinance | a very small sum lent to a poor entrepreneur | the kind of lending pioneered by Muhammad Yunus in Bangladesh
brain drain | the loss of educated workers to other countries | the departure of doctors and engineers from poor nations
sustainable development | meeting present needs without harming future generations | raising living standards while preserving resources for those to come
foreign aid | money, goods or services given by one nation to help another | assistance such as the Marshall Plan gave Europe

# Measures and stages of development
? Which measure
Human Development Index / HDI | combines life expectancy, education and income | is used by the United Nations to rank nations' well-being
literacy rate | is the percentage of people who can read and write | shows how far schooling has reached adults
infant mortality rate | is the number of babies who die before age one per thousand births | reflects nutrition and medical care for newborns
life expectancy | is the average number of years a newborn may be expected to live | rises in a country with better nutrition and medical care for all ages
population growth rate | is the yearly percentage by which the number of inhabitants rises | depends on births, deaths and migration
fertility rate | is the average number of children born to a woman | falls as women become educated
dependency ratio | compares children and elderly people with people of working age | shows how many nonworkers each worker must support

# Economists before 1900
? Which economist
Adam Smith | wrote The Wealth of Nations in 1776 and described the invisible hand | argued that self-interest in free markets serves the good of society
David Ricardo | explained comparative advantage in trade in 1817 | used cloth and wine in England and Portugal to show gains from exchange
Thomas Malthus | warned that population grows faster than the food supply | wrote an essay of 1798 predicting famine and misery
Karl Marx | wrote Das Kapital and predicted that workers would overthrow capitalism | saw history as class struggle between owners and the proletariat
John Stuart Mill | joined classical economics with liberty and utilitarian reform | wrote Principles of Political Economy and On Liberty
Jean-Baptiste Say | claimed that production creates its own demand | was a French businessman who is known for a law of markets
Alfred Marshall | popularized supply and demand curves and price elasticity in a textbook of 1890 | compared the two sides of the market to the blades of scissors
Léon Walras | built a mathematical system of general equilibrium for all markets | pictured an auctioneer calling prices until every market cleared
Carl Menger | founded the Austrian school and explained value by marginal utility | argued that money arose by itself from barter

# Economists of the twentieth and twenty-first centuries
? Which economist
John Maynard Keynes | wrote The General Theory of Employment, Interest and Money in 1936 | argued that government should spend to fight the Great Depression
Friedrich Hayek | warned in The Road to Serfdom that central planning threatens liberty | saw prices as a system that communicates knowledge scattered among people
Milton Friedman | led monetarism and blamed the Federal Reserve for the Great Depression | wrote Capitalism and Freedom and favored school vouchers
Joseph Schumpeter | called innovation by entrepreneurs creative destruction | wrote Capitalism, Socialism and Democracy in 1942
Paul Samuelson | wrote a best-selling textbook in 1948 and brought mathematics into the field | was the first American to win the Nobel prize in economics
Thorstein Veblen | coined the phrase conspicuous consumption | wrote The Theory of the Leisure Class in 1899
John Kenneth Galbraith | wrote The Affluent Society about private wealth and public squalor | argued that big corporations create wants by advertising
Elinor Ostrom | showed how communities manage shared resources without ruin | was the first woman to win the Nobel prize in economics
Amartya Sen | studied famine and viewed development as freedom | inspired the Human Development Index by stressing people's capabilities
Ronald Coase | explained why firms exist by the cost of using markets | argued that bargaining over clear rights can settle pollution disputes
Gary Becker | applied economics to discrimination, crime and the family | developed the theory of human capital
Muhammad Yunus | founded the Grameen Bank to make tiny loans to the poor | won the Nobel Peace Prize in 2006 for lending in Bangladesh

# Personal budgeting and saving
? Which term describes
budget | a plan for spending and saving expected income | a written list that divides monthly earnings among needs, wants and goals
gross pay | total earnings before anything is taken out | an hourly rate times hours worked, shown at the top of a pay stub
net pay / take-home pay | earnings left after taxes and other deductions | the amount of the paycheck that can actually be spent
emergency fund | money set aside for unexpected expenses | savings equal to three to six months of living costs
fixed expense | a bill that is the same every month, such as rent | a regular cost that cannot easily be changed
variable expense | a cost that changes from month to month, such as groceries | spending on fuel or meals that is easiest to cut
simple interest | a return paid only on the original principal | earnings found by multiplying principal, rate and time
rule of 72 | a shortcut for estimating how many years money takes to double | dividing a two-digit number by the annual percentage rate of growth
principal | the original amount of money deposited or borrowed | the sum on which interest is calculated
overdraft | taking out more than is in a checking account | a withdrawal that leads to a fee for insufficient funds

# Credit and borrowing terms
? Which term describes
credit score | a number from 300 to 850 that rates how likely a person is to repay | the three-digit figure lenders check before approving a borrower
credit report | a record of a person's borrowing and repayment history | the file kept by bureaus such as Equifax and Experian
annual percentage rate / APR | the yearly cost of borrowing including fees | the figure that truth-in-lending law requires lenders to show
mortgage | a long-term loan for buying a house | borrowing secured by a home and commonly repaid over thirty years
payday loan | a short-term, very costly advance to be repaid from the next check from work | quick borrowing at extremely high rates until wages arrive
bankruptcy | a legal process for people who cannot pay their debts | court relief under Chapter 7 or Chapter 13
foreclosure | a lender's taking of a house whose owner stopped paying | the legal step in which a home is seized and sold
cosigner | a person who agrees to repay if the borrower does not | a parent who shares responsibility for a young person's loan
down payment | the part of a price paid at the time of purchase, before borrowing the rest | cash of perhaps twenty percent given when buying a home
grace period | the time in which a bill may be paid without interest | days after a statement before charges begin
identity theft | using another person's private information to commit fraud | the crime of opening accounts in a victim's name

# Retirement plans and personal insurance
? Which plan or policy
401(k) | lets employees of a company save from their pay before taxes, often with an employer match | is a workplace retirement account in which many firms add matching money
traditional IRA | lets a person deduct individual retirement contributions now and pay tax at withdrawal | is opened by individuals who want to delay tax until they are retired
Roth IRA | uses money already taxed so that withdrawals in retirement are tax-free | is named for a senator from Delaware and gives no deduction today
pension / defined benefit plan | promises a worker a fixed monthly payment after retiring based on years of service | puts the investment risk on the employer rather than the worker
529 plan | helps families save for college with tax-free growth | is a state-sponsored education account
liability insurance | pays for injury or damage that the policyholder causes to others | is the auto coverage that most states require of drivers
collision insurance | pays to repair the owner's own car after a crash | covers damage from hitting another vehicle or an object
comprehensive insurance | pays for damage to a car from theft, hail or fire | covers losses to a vehicle other than crashes
term life insurance | pays a death benefit only during a set number of years | is the cheapest coverage for survivors since it builds no cash value
whole life insurance | covers a person until death and builds cash value | combines a death benefit with a savings element
renter's insurance | protects the belongings of a tenant against loss | covers a person's furniture in a leased apartment

# Consumer protection agencies and laws
? Which agency or law
Food and Drug Administration / FDA | checks the safety of medicines, cosmetics and much of what people eat | approves vaccines and medicines before they may be sold
Consumer Product Safety Commission | recalls toys and household items that can injure people | sets standards to prevent injuries from everyday goods
Consumer Financial Protection Bureau | guards borrowers against unfair lending practices | was created by the Dodd-Frank law after the 2008 crisis
Environmental Protection Agency / EPA | enforces laws on clean air and water | was created in 1970 under President Nixon to fight pollution
Federal Trade Commission / FTC | prevents false advertising and unfair competition | enforces rules against deceptive ads and reviews mergers
Truth in Lending Act | requires creditors to disclose the cost of credit clearly | made the annual percentage rate a standard disclosure in 1968
Fair Credit Reporting Act | gives consumers the right to see and correct their files at bureaus | lets people dispute errors in the records kept about their borrowing
Equal Credit Opportunity Act | forbids refusing loans because of race, sex or marital status | bans discrimination by lenders since 1974
Meat Inspection Act | set sanitary standards for packinghouses in 1906 | followed public anger over Upton Sinclair's The Jungle

# Events of American economic history
? Which event
Panic of 1837 | followed Andrew Jackson's war on the national bank and the Specie Circular | brought a depression in Martin Van Buren's term
Panic of 1873 | followed the failure of Jay Cooke's firm after railroad overbuilding | began a long slump during Ulysses Grant's second term
Panic of 1893 | brought railroad failures, a run on gold and Coxey's Army | struck during Grover Cleveland's second term
Panic of 1907 | was calmed by J. P. Morgan and led to the creation of the Federal Reserve | exposed the need for a central bank in 1913
stock market crash of 1929 | wiped out share values on Black Tuesday and opened the Great Depression | came in October after years of buying on margin
bank holiday of 1933 | closed all lenders for several days so that inspectors could reopen sound ones | was declared by Franklin Roosevelt in his first week
oil embargo of 1973 | raised gasoline prices when Arab producers cut shipments over the Yom Kippur War | caused long lines at filling stations
dot-com bust | saw the collapse of internet company shares in 2000 | ended a boom in which online start-ups without profits were overvalued
financial crisis of 2008 | grew out of risky subprime mortgages and the failure of Lehman Brothers | led to the TARP rescue of banks

# New Deal and financial reform measures
? Which measure
Emergency Banking Act | let the government inspect and reopen sound lenders in March 1933 | restored confidence within days of a nationwide closing
Glass-Steagall Act | separated commercial from investment banking and created deposit insurance | was passed in 1933 and repealed in part in 1999
Agricultural Adjustment Act | paid farmers to reduce crops so that farm prices would rise | was struck down in 1936 because it taxed food processors to aid growers
National Industrial Recovery Act | set codes of fair competition for businesses | was struck down in the Schechter poultry case
Civilian Conservation Corps | put jobless young men to work planting trees and building park trails | gave jobs in forests to men from ages about eighteen to twenty-five
Tennessee Valley Authority | built dams for flood control and cheap electric power in the South | brought power to seven states along a river basin
Works Progress Administration | hired millions to build roads and schools and to create art and theater | employed writers, musicians and artists as well as builders from 1935
Dodd-Frank Act | strengthened bank oversight in 2010 after the mortgage crisis | limited bank risk taking by the Volcker rule
Smoot-Hawley Tariff | raised duties on imports to record levels in 1930 | brought foreign retaliation that shrank world commerce

# Symbols and people of banking history of the United States
? Which institution or law
First Bank of the United States | was proposed by Alexander Hamilton and chartered in 1791 | was opposed by Jefferson as not permitted by the Constitution
Second Bank of the United States | was led by Nicholas Biddle and destroyed by Andrew Jackson | lost its recharter through a presidential veto in 1832
Federal Reserve Act | created a central bank of twelve districts in 1913 | was signed by Woodrow Wilson to make the currency elastic
National Banking Act | created a uniform currency and federally chartered lenders during the Civil War | taxed state notes out of existence after 1863
Gold Standard Act | based American dollars on a single precious metal in 1900 | ended hopes of free silver
Sherman Silver Purchase Act | required the Treasury to buy a fixed amount of a white metal each month from 1890 | was repealed in 1893 as gold reserves drained away
Bretton Woods Agreement | pegged world currencies to the dollar in 1944 | set up the IMF and the World Bank at a New Hampshire meeting
Gramm-Leach-Bliley Act | allowed banks, insurers and brokers to combine in 1999 | removed the Depression-era wall between kinds of financial firms

# Sectors of an economy and kinds of industry
? Which sector
primary sector | takes raw materials from nature by farming, fishing and mining | employs most workers in the poorest countries
secondary sector | turns raw materials into finished goods by manufacturing and building | includes steel mills, car plants and construction
tertiary sector | provides services such as retailing, transport and banking | employs most workers in modern rich countries
quaternary sector | creates and manages information through research and computing | includes software design and scientific study
quinary sector | makes the highest-level decisions in government and business | includes top executives and leading officials
public sector | consists of organizations owned and run by the government | includes state schools, police and the armed forces
private sector | consists of businesses owned by individuals and shareholders seeking profit | includes shops and factories that are not run by the state

# Parts of a market graph and changes in it
? Which term describes
movement along the demand curve | buyers' response to a change in the good's own price with nothing else altered | going from one point to another on the same downward-sloping line
rightward shift of demand | an increase in the amount buyers want at every price | the effect on a normal good's market of higher consumer income
leftward shift of demand | a decrease in the amount buyers want at every price | the effect on a market when a product falls out of fashion
rightward shift of supply | an increase in what producers offer at every price | the effect of better technology or cheaper inputs on a market
leftward shift of supply | a decrease in what producers offer at every price | the effect of a freeze on the orange harvest
movement along the supply curve | producers' response to a change in the good's own price with nothing else altered | going from one point to another on the same upward-sloping line

# Ways that government affects individuals and markets
? Which term describes
eminent domain | the power of government to take private property for public use with fair payment | the authority used to buy land for a highway from an unwilling owner
zoning | local rules dividing a city into areas for homes, shops or factories | an ordinance that keeps a plant out of a residential neighborhood
antitrust policy | efforts to prevent monopoly and promote rivalry among firms | blocking mergers and breaking up companies that dominate an industry
privatization | the sale of government-owned enterprises to individuals or companies | turning over a state airline or telephone service to shareholders
nationalization | a government's taking over ownership of an industry | Mexico's seizure of foreign oil companies in 1938
public works | projects such as roads, dams and schools built with tax money | construction that creates jobs for the jobless in hard times
bailout | a government rescue of a failing company | emergency loans to carmakers and banks in 2008 and 2009
austerity | cutting government spending and raising taxes to reduce debt | the harsh measures demanded of Greece after 2010

# Environmental and resource economics
? Which term describes
renewable resource | a natural input, such as timber or fish, that can be replaced over time | something that sun, wind and regrowth supply again
nonrenewable resource | a natural input, such as coal or oil, that cannot be replaced once used up | something found in a fixed stock, such as ores and fossil fuels
biodiversity | the variety of living species | a richness of plant and animal life that economists see as hard to price
carbon tax | a charge on fuels according to their greenhouse gas emissions | a levy meant to slow climate change by making coal and oil dearer
marketable permit | a license to release a set amount of pollution that may be sold | an allowance that clean firms can trade to dirty ones
cost-benefit analysis | comparing all the gains from a project with all its expenses | the study done before deciding whether a dam is worth building
pollution abatement | reducing the amount of harmful emissions | cleanup whose extra expense rises as more is removed
recycling | turning used materials into new products | reprocessing cans, glass and paper instead of throwing them away

# Health, education and family in economics
? Which term describes
fee-for-service | a plan in which medical providers are paid for each treatment they give | a system of doctors' payment that may encourage extra tests
health maintenance organization / HMO | a provider paid a fixed amount per person enrolled | a group plan in which members must use its own doctors
return to education | the additional lifetime earnings gained from more schooling | the wage gap that makes college an investment
signaling | showing ability to employers by earning a diploma | sending information about quality to the less informed side of a deal
occupational segregation | the crowding of women or minorities into certain jobs | separation that leaves nursing mostly female and engineering mostly male
wage gap | the difference in pay between groups such as men and women | the shortfall shown when comparing average female with male earnings
affirmative action | efforts to recruit and promote groups that were excluded in the past | hiring policy meant to make up for earlier discrimination
discrimination | treating people differently because of race, sex, age or religion | refusing to hire members of a group although they are equally productive

# Population and workforce changes
? Which term describes
baby boom | the sharp rise in births from 1946 to 1964 | the generation whose retirement strains pension programs
gig work | short-term jobs found through apps such as driving or delivery | earning task by task without a permanent employer
white-collar work | professional and office jobs | employment as a clerk, manager or teacher
blue-collar work | manual or industrial jobs | employment in a factory, mine or repair shop
telecommuting | working from home by computer | doing a job at a distance from the office
temporary worker | someone hired for a limited time, often through an agency | a contingent employee brought in for a busy season
unskilled worker | someone whose job needs no special training | a person such as a dishwasher who learns the task in hours
semiskilled worker | someone whose job needs a little training, such as a machine operator | an operator of electric polishers or lift trucks after brief instruction
skilled worker | someone with special training who needs little supervision, such as an electrician | a craftsperson such as a carpenter or machinist with an apprenticeship behind him

# Trade theory and policy debate
? Which term describes
terms of trade | the ratio of a nation's export prices to its import prices | how much a country can buy from abroad for what it sells
gains from trade | the increase in total consumption that results from specialization | the benefit that lets nations consume beyond their own frontier
splitting up the value chain | dividing the stages of making a product among several countries | making a phone's parts in many nations before final assembly in another
race to the bottom | nations lowering environmental standards to attract companies | the feared competition in which countries weaken safety laws to win factories
national interest argument | the view that a country should not depend on others for vital products | the case for protecting steel and weapons makers from imports
most favored nation status | a promise to give one partner the same low duties as any other | equal treatment among members of the world commerce body
export-led growth | developing an economy by selling manufactures abroad | the strategy followed by South Korea and Taiwan
import substitution | replacing foreign goods with home products behind high barriers | the strategy tried in Latin America after 1945

# Risk, return and stock market measures
? Which term describes
Dow Jones Industrial Average | an index based on thirty large American companies | the oldest widely quoted gauge of Wall Street prices
S&P 500 / Standard and Poor's 500 | an index of half a thousand large companies weighted by their market value | a broader gauge of big American shares used by index funds
NASDAQ | the electronic market where many technology shares trade | an over-the-counter system started in 1971 without a trading floor
index fund | a pool of shares that copies a market average at low cost | a passive way of owning the whole market
actual rate of return | the total gain on an investment at the end of the period | what an investor really earned, including interest and capital gains
expected rate of return | how much a project is predicted to pay on average | a forecast of earnings before an investment is made
junk bond | a low-rated, high-yield debt of a risky company | borrowing by weak firms that pay much interest because they may fail
coupon rate | the interest that a bond issuer pays to the holder | the yearly payment divided by the face value of a debt security
maturity | the time at which a bond must be repaid | the date on which a debt security's face value comes due
par value / face value | the amount that a bond issuer repays at the end | the sum printed on a debt certificate
stockbroker | a person who links buyers and sellers of shares | an agent who places orders on an exchange for a fee

# Short names and rules of consumer decision making
? Which term describes
need | something required for survival, such as food or shelter | a good that a person cannot live without
want | something desired but not required to live | an item such as a game console that adds pleasure
trade-off | giving up one thing in order to get another | the exchange involved whenever one alternative is chosen over others
good | a physical object that can be bought, such as shoes | a tangible product on a store shelf
service | an action done for someone else for payment, such as a haircut | work such as teaching that a customer buys but cannot hold
consumer | a person who buys and uses products | the shopper whose choices determine what sells
producer | a person or business that makes products for sale | the maker or grower that brings goods to market
self-interest | a person's own advantage as the motive for trade | the butcher's and baker's motive in Adam Smith's famous passage
invisible hand | the market force that leads private choices to serve society without a plan | Adam Smith's image for how free markets guide themselves

# Determinants of supply
? Which determinant of supply
input costs / cost of inputs | shifts the sellers' curve when wages or raw materials become dearer | explains why dearer steel reduces the number of cars offered
production technology | shifts the sellers' curve to the right when better machines or seeds are invented | lets robots or new seeds increase what is offered at every price
natural conditions | shifts the sellers' curve left through drought, frost or storms | reduces the wheat harvest in a year of bad weather
number of sellers | shifts the curve to the right as more firms enter the industry | changes when shops open or close in a market
producer expectations | leads firms to hold back goods now to sell at a higher price later | makes a farmer store grain when its price is thought likely to rise
government policies | changes firms' costs through taxes, subsidies and regulations | shifts the sellers' curve right through a grant and left through an excise levy

# Factors that affect elasticity
? Which factor affecting elasticity
availability of substitutes | makes consumers more responsive when many similar products exist | explains why one brand of cereal loses buyers quickly when it costs more
share of budget | makes consumers more responsive to the price of things that take much of their income | explains why a rise in rent matters more than one in the price of salt
necessity or luxury | makes buyers unresponsive for medicine but responsive for cruises | explains why insulin sales hardly change as its price rises
time to adjust | makes buyers and sellers respond more over years than over days | explains why drivers switch to smaller cars only after fuel has been costly for years
breadth of the market's definition | makes a single flavor more price-sensitive than ice cream as a whole | depends on whether a narrow item or a wide category is studied

# Kinds of income
? Which kind of income
wages and salaries | is earned by workers in return for their labor | makes up the largest share of U.S. national earnings
rent | is earned by owners of land and other property who let others use it | is paid by a tenant to a landlord
interest | is earned by lenders and savers for the use of money | is paid by a bank on savings deposits
profit | is left to a business owner after all costs are paid | rewards an entrepreneur for taking risk
royalty | is paid to an author, inventor or owner of minerals for each use or sale | goes to a songwriter each time a recording is sold
capital gains | comes from selling an asset for more than it cost | is realized when shares are sold at a higher price
welfare benefit | is received from government without working for it in return | is provided to families in need by public aid

# Stages of economic growth in Rostow's model
? Which stage
traditional society | has mostly subsistence farming and little technology | comes first, when most people grow just enough to live on
preconditions for takeoff | sees an elite begin to invest in roads, ports and schools | comes second, as commercial farming and early infrastructure spread
takeoff | has rapid growth in a few industries such as textiles | comes third, as a few leading industries industrialize fast
drive to maturity | spreads modern technology to a wide range of industries | comes fourth, as the nation makes many kinds of goods with skilled workers
high mass consumption | shifts output to durable goods such as cars for most households | comes last, as most families can buy more than basic needs

# Schools of economic thought
? Which school of economic thought
classical economics | held that free markets regulate themselves, as Smith and Ricardo taught | expected flexible wages and prices to restore full employment by themselves
Keynesian economics | holds that demand may be too low and government should spend in slumps | grew from a 1936 book written during the Great Depression
Marxian economics | holds that employers take the surplus value created by workers | explains history by class conflict over the means of production
Austrian school | stresses individual choice, entrepreneurship and the knowledge carried by prices | includes Menger, Mises and Hayek, who opposed central planning
Chicago school | favors free markets and steady money growth, as Friedman taught | is named for the university of Milton Friedman and George Stigler
institutional economics | studies how laws, customs and organizations shape the economy | was inspired by Thorstein Veblen's criticism of wealthy habits

# Economic programs and episodes of other countries
? Which program or event
New Economic Policy | let Soviet peasants and small traders sell for profit from 1921 | was Lenin's retreat from war communism
Five-Year Plans | set Soviet targets for heavy industry beginning in 1928 | was Stalin's drive to industrialize quickly through quotas
Great Leap Forward | put Chinese peasants in communes with backyard furnaces from 1958 and led to famine | was Mao Zedong's failed effort to industrialize by mass effort
Four Modernizations | opened Chinese farming, industry, defense and science to reform after 1978 | was Deng Xiaoping's program that allowed markets and foreign investment
perestroika | restructured the Soviet economy with limited private business in the 1980s | was Mikhail Gorbachev's economic reform beside glasnost
Marshall Plan | gave American aid to rebuild western Europe after World War II | was announced in 1947 to speed recovery and resist communism
Meiji modernization | turned Japan into an industrial power after 1868 | sent Japanese students abroad and built railroads and factories under a restored emperor
Green Revolution | spread high-yield seeds and fertilizers in Asia and Mexico in the 1960s | was led by Norman Borlaug and raised wheat and rice harvests
shock therapy | freed prices and sold state firms very quickly in Poland and Russia in the 1990s | was a sudden move from communism to markets

# Currencies of countries
? Which currency
euro | is shared by Germany, France, Italy and many other members of a union | entered circulation as notes and coins in 2002
pound sterling | is used in the United Kingdom | is issued by the Bank of England
yen | is used in Japan | is the main money traded in East Asia after the dollar and is issued from Tokyo
yuan / renminbi | is used in China | is issued by the People's Bank in Beijing
rupee | is used in India | is issued by a reserve bank in Mumbai
ruble | is used in Russia | was the money of the Soviet Union
real | is used in Brazil | was introduced in 1994 to end high inflation in South America's largest economy
rand | is used in South Africa | takes its name from the gold-bearing ridge at Johannesburg
Swiss franc | is used in a neutral Alpine country outside the monetary union | is issued from Zurich and Bern

# Institutions of early commerce
? Which term describes
guild | a medieval association of merchants or craft workers that controlled training and quality | the organization in which an apprentice rose to journeyman and master
manorialism | the medieval system in which peasants worked a lord's estate in return for protection | the rural economy of serfs, demesne land and dues
joint-stock company | a business whose investors bought shares in early overseas ventures | the form of the venture that founded Jamestown in Virginia
enclosure | the fencing of common fields by English landowners | the change that pushed small farmers toward cities
putting-out system / cottage industry | the making of cloth at home from materials supplied by merchants | the way of production replaced by factories
triangular trade | the Atlantic exchange of goods, enslaved people and sugar among three continents | shipping of rum and guns to Africa, captives to America and molasses north
usury | lending at interest, which the medieval church condemned as sinful | a charge on borrowers that Christian teaching once forbade
bill of exchange | a written order used by merchants to pay in another city without carrying coins | a paper promise that let Italian bankers move funds
factory system | gathering workers and powered machines in one building | the arrangement of British textile mills after 1760

# Graphs and numbers that economists use
? Which term describes
time series | data arranged by date to show change over months or years | a line chart of unemployment since 1950
pie graph | a circle divided into slices that show shares of a total | the picture of how a budget is split into percentages of one whole
bar graph | a picture that uses the height of columns to compare amounts | a chart comparing the populations of several countries by column height
scatter plot of data | a picture with one dot for each observation of two variables | unconnected points showing income against years of schooling
positive slope | a line rising from left to right, with both variables moving the same way | the form of the sellers' line in a market
negative slope | a line falling from left to right, with variables moving opposite ways | the form of the buyers' line in a market
y-intercept | the point where a line crosses the vertical axis | the value of the dependent variable when the other is zero
percentage change | the difference between new and old values divided by the old, times one hundred | the way of stating growth without depending on units
`;
