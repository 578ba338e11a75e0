/** Concepts of business, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Functions of management
? Which function of management
planning | sets goals and decides in advance how to reach them | comes first in the process and produces strategies and budgets
organizing | arranges people, tasks and resources into a structure | divides work into departments and assigns authority
leading | guides and motivates employees to achieve goals | relies on communication and inspiration to influence followers
controlling | compares actual performance with standards and corrects differences | measures results against targets
staffing | recruits, selects and trains people for jobs | fills positions with qualified employees

# Levels and types of managers
? Which type of manager
top manager | sets strategy and long-term goals for the whole organization | includes the chief executive and the president of a company
middle manager | carries out strategy by directing divisions, plants or regions | reports to executives and supervises lower bosses
first-line manager / supervisor | directs the daily work of nonmanagerial employees | includes a foreman or team leader on the shop floor
functional manager | is responsible for one specialized area such as finance or marketing | heads a single department of specialists
general manager | is responsible for all the activities of a unit | oversees every department of a store or division
project manager | coordinates people across departments to finish a temporary task on time and budget | plans the schedule and resources of a one-time undertaking

# Managerial skills and roles
? Which skill or role
technical skill | is the ability to use knowledge of a specific job, tool or method | matters most to a supervisor at the lowest level
conceptual skill | is the ability to see the organization as a whole and think about long-term problems | matters most to executives at the highest level
human skill / interpersonal skill | is the ability to work well with other people and understand their feelings | matters about equally to bosses at every level
figurehead role | performs ceremonial duties such as greeting visitors and cutting ribbons | makes a manager a symbol of the firm
liaison role | keeps contacts with people outside the manager's own unit | makes a manager a link with other departments
spokesperson role | gives information about the unit to the outside world | makes a manager speak to the press or public
negotiator role | represents the unit in bargaining with unions or suppliers | makes a manager reach agreements with other parties
disturbance handler role | responds to unexpected conflicts and crises | makes a manager settle a sudden strike or quarrel

# Pioneers of management thought
? Which thinker
Frederick Taylor | founded scientific management by studying time and motion at work | searched for the one best way to do each task
Henri Fayol | listed fourteen principles and the basic functions of administration | was a French mining executive who taught unity of command
Max Weber | described the ideal bureaucracy of rules and clear authority | was a German sociologist who studied rational-legal power
Elton Mayo | interpreted the Hawthorne studies and led the human relations movement | stressed that social attention raises workers' output
Henry Gantt | invented a bar chart for scheduling projects | improved on piece rates with a task and bonus plan
Frank and Lillian Gilbreth | filmed workers to cut out wasted motions such as bricklayers' movements | named the basic hand motions therbligs
Mary Parker Follett | taught power with rather than power over in resolving conflict | urged integration of interests in groups
Peter Drucker | introduced management by objectives and the idea of the knowledge worker | wrote The Practice of Management in 1954
W. Edwards Deming | taught statistical quality control in Japan and listed fourteen points | is honored by Japan's leading quality prize
Henry Mintzberg | classified what executives do into ten roles | observed chief executives and sorted roles into three groups

# Theories of motivation
? Which theory
Maslow's hierarchy of needs | arranges human requirements in a pyramid from physiological to self-actualization | holds that lower levels must be satisfied before higher ones
Herzberg's two-factor theory | separates hygiene conditions from true motivators | holds that good pay only prevents dissatisfaction while achievement satisfies
Theory X | assumes that people dislike work and must be controlled | leads bosses to use threats and close supervision
Theory Y | assumes that people like work and seek responsibility | leads bosses to trust workers with self-direction
Theory Z | combines American and Japanese practices such as long-term employment | was proposed by William Ouchi
expectancy theory | holds that effort depends on belief in success and the worth of the reward | was developed by Victor Vroom
equity theory | holds that people compare their inputs and rewards with others' | was developed by J. Stacy Adams about fairness at work
goal-setting theory | holds that specific and challenging targets improve performance | was developed by Edwin Locke
acquired needs theory | names achievement, affiliation and power as learned drives | was developed by David McClelland
reinforcement theory | holds that behavior is shaped by its consequences | applies Skinner's ideas of reward and punishment to work

# Styles and theories of leadership
? Which leadership style
autocratic leadership | makes decisions alone and gives orders without consulting followers | works best in emergencies when quick obedience is needed
democratic leadership / participative leadership | shares decision making with followers | asks for group members' ideas before deciding
laissez-faire leadership / free-rein leadership | leaves followers to decide with little guidance | suits experts who work well without direction
transformational leadership | inspires followers to look beyond self-interest to a vision of change | stimulates people to reach for a new future
transactional leadership | exchanges rewards for meeting agreed standards | uses pay and penalties to obtain performance
servant leadership | puts the needs and growth of followers first | was described by Robert Greenleaf as helping others before oneself
charismatic leadership | wins devotion by personal charm and magnetism | depends on an extraordinary personality
situational leadership | adapts to the readiness of followers | was described by Hersey and Blanchard as telling, selling, participating and delegating

# Organizational structure concepts
? Which term describes
span of control | the number of subordinates who report to one manager | a count that is wide in flat companies
chain of command | the line of authority from top to bottom | the path by which orders pass down through each boss
departmentalization | grouping jobs into units by function, product or place | the step in which related tasks are joined under one head
centralization | keeping decision authority at the top | the concentration of power at headquarters
decentralization | pushing decision authority down to lower levels | the spread of power to branch and store heads
delegation | assigning a task and the authority for it to a subordinate | passing work to someone below while staying accountable
unity of command | the rule that each worker should have only one boss | Fayol's principle that avoids conflicting orders
organizational chart | a diagram of positions and reporting lines | boxes and lines that show who reports to whom
matrix structure | an arrangement in which people report to both a functional and a project boss | a grid design with dual authority
organizational culture | the shared values and customs of a company's members | the way things are done here, shown in stories and rituals

# Types of plans and strategic tools
? Which plan or tool
strategic plan | sets long-term direction for the whole company | is made by executives for about five years ahead
tactical plan | turns long-range aims into actions of departments over about a year | is made by middle managers
operational plan | gives detailed steps for daily and weekly work | is made by supervisors of small units
contingency plan | prepares for emergencies and what-if events | is a backup for cases such as fires or storms
SWOT analysis | lists internal strengths and weaknesses with outside opportunities and threats | uses a four-box grid to study a firm and its surroundings
mission statement | tells why an organization exists and whom it serves now | declares a company's present purpose
vision statement | pictures what an organization wants to become | describes a desired future
Five Forces model | judges industry competition by rivals, entrants, substitutes, suppliers and buyers | was created by Michael Porter
BCG matrix | sorts business units into stars, cash cows, question marks and dogs | compares market growth with market share
balanced scorecard | tracks finance, customers, internal processes and learning together | was created by Kaplan and Norton to go beyond money measures

# Competitive and growth strategies
? Which strategy
cost leadership | aims to have the lowest expenses in the industry and sell cheaply | relies on scale and efficiency, as discount chains do
differentiation | offers something unique for which customers pay more | relies on distinctive design, quality or service
focus strategy | serves one narrow segment better than rivals do | targets a niche such as left-handed golfers
market penetration | sells more of existing products to existing customers | raises share with promotion and lower prices
market development | sells existing products to new customers or regions | takes a present item to another country
product development | brings out fresh items for present customers | adds a new flavor for people who buy already
diversification strategy | sells new products to new customers | takes a company into an unfamiliar business
vertical integration | takes over suppliers or distributors in the firm's own chain | brings raw materials or retail outlets under one owner
retrenchment | cuts costs and sells units to survive decline | reduces size by closing plants

# Decision making and group behavior
? Which term describes
groupthink | a desire for agreement that keeps a team from judging alternatives | Irving Janis's name for faulty decisions by united groups
brainstorming | producing many ideas freely without criticism at first | a meeting technique in which judgment is postponed
Delphi technique | asking experts by repeated questionnaires without meeting | anonymous rounds of opinion leading to agreement
programmed decision | a routine choice made by established rules | a repeated choice such as reordering supplies
nonprogrammed decision | a choice for a new and unstructured problem | a one-time choice such as entering a foreign market
social loafing | putting in less effort when working in a group | hiding behind other members' work
satisficing | choosing the first acceptable option | Simon's term for settling for good enough
cross-functional team | people from different departments working together | specialists from design, sales and finance joined on one task
virtual team | members in different places who work through technology | colleagues who meet by video from several countries
devil's advocate | a member assigned to challenge the favored proposal | the critic who prevents too easy agreement

# Stages of team development
? Which stage of team development
forming | has members who are polite and learning about each other | comes first, with uncertainty about purpose and roles
storming | brings conflict over goals, power and roles | comes second, as members disagree
norming | sets agreed rules and builds closeness | comes third, as trust and standards appear
performing | has members working together effectively toward the goal | comes fourth, when energy goes into the task
adjourning | ends the group after its task is complete | comes last, as members part

# Parts of the marketing mix and marketing orientation
? Which term describes
product | the good or service offered to satisfy customers | the P that covers design, quality, brand and packaging
price | the amount of money customers must pay | the P that brings in revenue rather than expense
place / distribution | getting goods to where customers can buy them | the P that covers channels, stores and transport
promotion | telling customers about an offering and persuading them | the P that covers advertising and personal selling
marketing concept | the philosophy of satisfying customers' needs at a profit | putting the customer at the center of all decisions
production orientation | a focus on making goods efficiently and cheaply | the outlook that goods sell if available and affordable
sales orientation | a focus on persuading people to buy what is already made | the outlook that aggressive selling moves goods
societal marketing | considering the long-run good of the community as well as customers and profit | an outlook that weighs the environment in selling
relationship marketing | building long-term ties with customers | an effort to keep buyers loyal rather than win one transaction

# Market segmentation and targeting
? Which term describes
demographic segmentation | dividing buyers by age, sex, income or family size | grouping customers by measurable population traits
geographic segmentation | dividing buyers by region, climate or city size | selling snow tires only in the North
psychographic segmentation | dividing buyers by lifestyle, values and personality | grouping customers by interests and opinions
behavioral segmentation | dividing buyers by usage rate, loyalty or occasion | treating heavy users differently from light users
target market | the specific group of customers a firm chooses to serve | the people at whom an offering is aimed
mass marketing / undifferentiated marketing | using one offer for everybody | selling salt in the same way to all buyers
niche marketing | serving one small and specialized group | selling only to owners of vintage motorcycles
positioning | giving a product a distinct place in customers' minds relative to rivals | creating an image such as safest or cheapest
buyer persona | an imaginary profile of an ideal customer | a made-up character who stands for typical shoppers

# Stages of the product life cycle
? Which stage of the product life cycle
development stage | turns an idea into a prototype before any sales | costs money for research while nothing is yet sold
introduction stage | has low sales and heavy promotion for a new product | brings losses because development must be repaid
growth stage | has quickly rising sales and entering competitors | brings rising profits as buyers spread the word
maturity stage | has sales that level off and strong rivalry | is usually the longest in a product's life
decline stage | has falling sales as tastes or technology change | leads a firm to drop or harvest the product

# Groups of adopters of a new product
? Which group of adopters
innovators | tries a new item first and takes risks, making up about 2.5 percent of buyers | is made up of venturesome buyers at the very start
early adopters | includes respected opinion leaders, about 13.5 percent of buyers | consists of trendsetters who buy soon after the venturesome few
early majority | buys just before the average person after careful thought | consists of deliberate people, about a third, who follow opinion leaders
late majority | buys only after most others because of doubt | consists of skeptical people, about a third, just past the average
laggards | holds to tradition and buys last of all | consists of the final sixteen percent

# Pricing strategies
? Which pricing strategy
skimming | starts high for a new product and lowers later | earns most from eager buyers of new electronics first
penetration pricing | starts low for a new product to win market share fast | attracts many buyers at launch by being cheap
cost-plus pricing | adds a fixed markup to the expense of making the item | sets the tag by unit expense and a percentage
psychological pricing / odd-even pricing | uses numbers such as 9.99 to seem cheaper | plays on feelings about figures ending in nine
bundle pricing | sells several items together for less than separately | offers a burger, fries and drink as one deal
loss leader pricing | sells an item below cost to draw shoppers into a store | hopes that customers buy other things at full markup
prestige pricing | keeps amounts high to suggest quality and status | suits luxury watches and perfume
dynamic pricing | changes amounts continually with demand | makes airline seats dearer as departure nears
value-based pricing | sets amounts by what customers think the item is worth | begins with benefits seen by buyers rather than with expense

# Promotion and selling
? Which term describes
advertising | paid, nonpersonal messages in media from a named sponsor | commercials and billboards bought by a company
publicity | unpaid news coverage about a company | a magazine story that a firm does not buy
personal selling | face-to-face presentation to a buyer | the most flexible way of persuading since objections can be answered at once
sales promotion | short-term incentives such as coupons, samples and contests | a temporary offer meant to trigger a quick purchase
public relations | building goodwill between an organization and the community | efforts such as press releases and sponsored events to build a good image
direct marketing | communicating straight with individual customers by mail, e-mail or phone | a catalog or message addressed to a named person that asks for an order
product placement | showing a branded item within a movie or program | a soft drink can appearing on a film hero's table
word of mouth | customers telling other people about an item | free recommendations passed between friends
infomercial | a program-length commercial that demonstrates an item | a half-hour television demonstration ending with an order number

# Branding, packaging and product terms
? Which term describes
brand | a name, symbol or design that identifies a seller's goods | an identity that lets shoppers tell one maker from another
brand equity | the added value that a well-known name gives a product | what makes people pay more for a trusted label
generic product | a plain, unadvertised item known by its category | a no-name can with simple packaging and low price
private label / store brand | an item sold under a retailer's own name | a supermarket's line of goods made by others but carrying the chain's name
product line | a group of closely related items from one maker | all the shampoos that a company makes
product mix | the full assortment of items a company sells | every category, from soap to snacks, that a single firm offers
co-branding | two companies' names used together on one item | a credit card carrying both a bank's and an airline's names
brand extension | using a familiar name on goods in a new category | putting a chocolate bar's name on ice cream
logo | a graphic mark that represents a company | the drawing, such as an apple or swoosh, that identifies a firm
slogan | a short memorable phrase used in advertising | the line of words that sums up a campaign

# Consumer products by shopping effort
? Which type of product
convenience product | is bought often with little effort, such as milk or gum | is widely available and inexpensive
shopping product | is bought after comparing price and quality, such as furniture | is visited in several stores before deciding
specialty product | is so special to buyers that they accept no substitute, such as a rare watch | is sought with great effort in few outlets
unsought product | is not normally thought of until needed, such as funeral services | requires persuasion because people seldom consider it
impulse product | is bought on sudden desire without planning, such as candy at a checkout | is displayed near the cash register
industrial product | is bought for use in business operations, such as forklifts | is sold to firms rather than to families

# Marketing research methods
? Which research method
survey | asks many people a set of questions | gathers opinions by questionnaire, phone or web form
focus group | interviews about eight people together in discussion led by a moderator | uses guided conversation of a small circle
observation | watches shoppers' actions without asking | records how people move through a store
experiment | changes one variable and measures its effect on sales | tests two prices in matched stores
secondary research | uses data that already exist, such as census reports | finds facts gathered earlier for another purpose
test marketing | sells a new item in a few cities before national launch | tries out a product in a limited region
mystery shopping | sends hired people posing as customers to judge service | checks staff by pretend purchases
depth interview | questions one customer at length | explores a single person's motives in a long talk

# Channels of distribution and retailing
? Which term describes
wholesaler | a business that buys in bulk and sells to stores | the middleman between maker and shop
retailer | a business that sells to final consumers | a shop or website at the end of the channel
agent / broker | a go-between who arranges sales without owning the goods | a middle person paid by commission who never takes title
direct channel | selling from maker straight to consumer | a farm stand's or factory's route without middlemen
indirect channel | getting goods to consumers through middlemen | a route that passes from maker through warehouses and shops
intensive distribution | placing goods in as many outlets as possible | the approach for soft drinks and newspapers
selective distribution | placing goods in a limited number of outlets in an area | the approach for appliances sold by several chosen dealers
exclusive distribution | giving one dealer the sole right to sell in an area | the approach for luxury cars with a single showroom in a city
e-commerce | buying and selling over the internet | trading by websites and apps
logistics | managing the movement and storage of goods | planning transport, warehouses and inventory flow

# Types of retail store
? Which type of retailer
department store | sells many kinds of goods in separate sections under one roof | offers clothing, cosmetics and housewares in large downtown or mall buildings
supermarket | sells mainly food by self-service in large aisles | offers groceries, meat and produce as its main goods
convenience store | sells a few everyday items at long hours near homes | charges more for quick stops such as at gas stations
discount store | sells a wide range of goods at low prices with few services | keeps margins small and volume high
warehouse club | sells in bulk to members who pay a yearly fee | offers giant packages to cardholders in a bare building
specialty store | sells one narrow category with deep selection | offers only shoes, only books or only toys
outlet store | sells a single maker's overstock and irregular items | offers leftover goods of one manufacturer at reduced prices
vending machine | sells without any clerk when coins or cards are inserted | offers snacks and drinks automatically

# Basic accounting elements
? Which term describes
asset | something of value owned by a business | a resource such as cash, equipment or inventory
liability | an amount owed to outsiders | a debt such as a loan or unpaid bill
owner's equity | the claim that remains after debts are subtracted from what is owned | the residual interest, also called capital or net assets
revenue | income earned by selling goods or services | inflow from customers that increases the proprietor's claim
expense | the cost of goods and services used up to earn income | outflow such as rent, wages and utilities
net income | the amount left when earnings exceed costs in a period | the bottom line of a profitable period
net loss | the amount by which costs exceed earnings in a period | the bottom line of an unprofitable period
withdrawal / drawing | cash taken out by the proprietor for personal use | a reduction in a sole owner's claim that is not a business cost

# Financial statements
? Which financial statement or report
income statement / profit and loss statement | reports revenues and expenses over a period | shows whether a company's operations ended the year with a gain
statement of financial position / balance sheet | reports what is owned and owed on a single date | shows assets equal to liabilities plus owners' claims
statement of cash flows | reports money received and paid by operating, investing and financing activities | shows why the bank balance rose or fell
statement of owner's equity / statement of retained earnings | reports how a proprietor's claim changed during the period | adds net income and subtracts drawings from opening capital
trial balance | lists all ledger accounts to check that debits equal credits | tests that the ledger is in agreement before reports are prepared
bank reconciliation | explains the difference between a checkbook and the monthly record from a lender | adjusts for outstanding checks and deposits in transit
annual report | gives shareholders a yearly review with audited figures and a letter from the chief | is sent to stockholders each year
budget report | compares planned spending with actual results | shows variances from the plan for managers

# Steps and records of the accounting cycle
? Which term describes
source document | an original paper, such as a receipt or invoice, that proves a transaction | evidence from which entries are made
journal | the book of original entry in date order | a chronological record of debits and credits
ledger | the group of all accounts of a business | the book in which each account has its own page
posting | transferring amounts from the book of original entry to accounts | copying entries to individual account pages
chart of accounts | a numbered list of every title in the ledger | an index of titles with codes beginning with cash
debit | an entry on the left side of an account | the side that increases assets and expenses
credit | an entry on the right side of an account | the side that increases liabilities and revenue
double-entry bookkeeping | recording each transaction in at least two accounts | Luca Pacioli's method in which left and right sides stay equal
adjusting entry | a change made at period's end to update accounts such as prepaid insurance | an end-of-period record of wear on equipment or supplies used
closing entry | a transfer that brings temporary accounts to zero | the last step that moves revenues and expenses into capital

# Accounting accounts and documents
? Which account or document
accounts receivable | is the total that customers owe for sales on credit | is an asset collected from charge customers
accounts payable | is the total owed to suppliers for purchases on credit | is a short-term liability to vendors
notes payable | is debt backed by a written promise with interest | is owed to a bank under a signed promise
inventory account | is the value of goods held for sale | is a current asset of a merchandising firm's stock
prepaid expense | is a cost paid in advance, such as insurance for next year | is an asset that becomes a cost with time
unearned revenue | is cash received before the work is done | is a liability, such as for magazine subscriptions not yet delivered
accumulated depreciation | is the total wear recorded so far on equipment | is subtracted from a fixed asset's cost to find book value
goodwill | is the extra amount paid for a company above its net assets | is an intangible asset that comes from reputation
purchase order | is a buyer's form asking a supplier to send goods | is filled out to request items from a vendor
invoice | is a seller's bill listing goods sold and the amount due | is sent with shipped goods to request payment

# Accounting principles and assumptions
? Which accounting principle
matching principle | records expenses in the same period as the revenue they helped to earn | is the reason for spreading equipment cost over its life
revenue recognition principle | records income when it is earned, not when cash arrives | is applied when goods are delivered on credit
historical cost principle | records assets at the amount paid for them | keeps land on the books at its purchase amount
business entity assumption | keeps an owner's personal affairs separate from those of the company | forbids recording the owner's house in the firm's books
going concern assumption | expects a company to continue operating for the foreseeable future | is dropped when a firm is about to close
monetary unit assumption | records only what can be expressed in dollars | leaves morale out of the books
conservatism principle | chooses the less optimistic figure when in doubt | records likely losses early but gains only when certain
full disclosure principle | reports all information that could affect a reader's decision | requires notes that explain important matters
materiality principle | ignores amounts too small to affect a decision | lets a cheap wastebasket be expensed at once
consistency principle | uses the same methods from one period to the next | lets years be compared without change of method

# Financial ratios and measures
? Which ratio or measure
current ratio | divides short-term assets by short-term liabilities | shows whether a firm can pay bills due within a year
quick ratio / acid-test ratio | compares cash and receivables, without inventory, with short-term debts | is a strict measure of short-term paying ability
debt-to-equity ratio | compares borrowed funds with owners' funds | measures a company's financial leverage
gross profit margin | divides sales minus the cost of goods by sales | shows what remains of each sales dollar after merchandise cost
return on investment / ROI | divides net gain by the amount put in | shows how well money placed in a project performs
inventory turnover | divides the cost of goods sold by average stock | shows how many times goods are sold and replaced in a year
earnings per share / EPS | divides net income by the number of common stock units outstanding | shows profit for each unit of common stock
price-earnings ratio / P/E ratio | divides a share's market value by its yearly profit | shows how much investors pay for a dollar of profit
working capital | subtracts short-term liabilities from short-term assets | is the cash cushion for day-to-day operations

# Business cost and finance terms
? Which term describes
cost of goods sold | what a merchant paid for the items that customers bought | beginning stock plus purchases minus ending stock
markup | the amount added to what a merchant paid to reach the selling price | the gap between wholesale and shelf figures
markdown | a reduction from the original selling price | a cut in the tag to clear old stock
overhead | costs not tied directly to a product, such as rent and office salaries | general spending that must be shared among all products
contribution margin | selling price minus variable cost per unit | what each unit adds toward fixed costs and profit
equity financing | raising money by selling ownership | getting funds through shares that need not be repaid
debt financing | raising money by borrowing | getting funds through loans or bonds that must be repaid
trade credit | a supplier's permission to pay later | buying from a vendor with thirty days to settle
line of credit | a preapproved sum that a firm can borrow as needed | a bank's standing promise up to a maximum
factoring | selling customers' unpaid bills to another firm for cash | getting cash early by giving up receivables at a discount

# Entrepreneurship terms
? Which term describes
entrepreneur | a person who starts a business and takes its risks | a founder who organizes resources for a new venture
intrapreneur | an employee who develops new ideas inside a large company | a creative worker using a corporation's resources for innovation
social entrepreneur | a founder who aims to solve a community problem | a person whose venture measures success by public benefit
serial entrepreneur | a founder who launches one venture after another | a person who sells a firm and soon begins the next
angel investor | a wealthy individual who puts personal money into a start-up | a private backer at the earliest stage
venture capitalist | a professional who invests a fund's money in high-growth young firms | a fund manager who takes shares and a board seat in start-ups
franchisee | a person who buys the right to run an outlet of a chain | the local operator who pays royalties to a parent
franchisor | a company that licenses its name and methods to outlet owners | the parent that collects royalties from local operators
freelancer | a self-employed person who sells services to many clients | an independent writer or designer hired job by job

# Start-up planning and funding
? Which term describes
business plan | a written document describing a venture's goals, market and finances | what a lender reads before funding a new firm
executive summary | the short opening section that outlines a whole proposal | a one- or two-page overview at the beginning of a document
feasibility study | research into whether an idea can work and pay | a check of practicality before launching
elevator pitch | a very short talk that sells an idea | a sixty-second description of a venture to an investor
bootstrapping | starting with one's own savings and little outside money | growing a firm without investors
crowdfunding | raising small sums from many people online | funding through a website where the public backs a project
business incubator | an organization that gives young firms space and advice | a shared building with mentors for new ventures
prototype | an early working model of a product | a sample built to test a design
minimum viable product | the simplest version that can be tested with real users | a bare first release used to learn from customers
seed money | the first funds used to get a venture going | early cash for research before sales begin
exit strategy | a plan for owners to leave and cash out | arranging to sell the firm or go public someday

# Sources of new ideas and innovation
? Which term describes
invention | creation of something entirely new | making a device that did not exist before
innovation | putting a new or improved idea to practical use | bringing a better method or item to market
creativity | the ability to generate original ideas | thinking in unusual ways to imagine possibilities
opportunity recognition | noticing an unmet need that can become a venture | seeing a gap in the market
disruptive technology | a simpler or cheaper advance that upsets established firms | a change such as digital cameras replacing film
incremental improvement | small, gradual betterment of an existing product | slightly better features in each yearly model
reverse engineering | taking apart a rival's item to learn how it works | examining a finished product to copy its design
research and development / R&D | organized work to discover knowledge and create new products | laboratory spending by a company for future goods
business model | the way a firm creates value and earns money | the logic of who pays and how, such as subscriptions

# Production and operations methods
? Which production method
job production / custom manufacturing | makes a single item to one customer's order | is used for wedding dresses and ships
batch production | makes a group of identical items before switching to another group | is used in bakeries for dozens of one loaf at a time
mass production | makes huge quantities of identical goods on an assembly line | was made famous by Henry Ford's Model T
continuous process production | runs without stopping, day and night, with flowing materials | is used in oil refining and papermaking
mass customization | combines large-scale output with choices for individual buyers | lets customers select features of computers or shoes
cellular layout | groups machines and workers in teams that finish a whole part | places different machines in a U shape for a family of parts
lean manufacturing | removes waste of time, motion and stock | grew out of the Toyota system
just-in-time | has parts arrive exactly when needed, so little stock is kept | saves storage cost but fails if a supplier is late
flexible manufacturing | uses computer-controlled machines that quickly change from one item to another | makes small lots of varied parts automatically

# Quality and scheduling tools
? Which tool or approach
total quality management / TQM | involves every employee in constant improvement to satisfy customers | makes defects everybody's responsibility
Six Sigma | aims at no more than 3.4 defects per million | uses the DMAIC steps and trained black belts
kaizen | means continuous small improvement in Japanese | asks workers for many little betterments
ISO 9000 | is an international family of standards certifying how firms assure that products meet requirements | gives certification recognized in many countries
benchmarking | compares a firm's practices with the best in the industry | measures oneself against leaders
Gantt chart | shows tasks as horizontal bars along a time line | displays start and finish of every activity by bars
PERT chart | shows tasks as a network of arrows with estimated times | was developed for the Navy's Polaris program with three time estimates
critical path method | finds the longest chain of dependent tasks, which sets the shortest completion time | shows which activities cannot be delayed
control chart | plots samples against upper and lower limits | signals when a process is out of statistical bounds
fishbone diagram / Ishikawa diagram | displays possible causes of a problem as branches from a spine | sorts causes into groups such as people, machines and materials
Pareto chart | ranks causes by bars from most frequent to least | shows the vital few problems that make up eighty percent

# Supply chain and inventory terms
? Which term describes
raw materials | unprocessed inputs such as ore, cotton or lumber | stock waiting to enter production
work in process | partly completed goods on the factory floor | stock that has begun but not finished production
finished goods | completed items waiting to be sold | stock ready for shipment to customers
safety stock | extra units kept in case of delays or a jump in sales | a buffer against running out
reorder point | the level at which new supplies should be requested | the count of remaining units that triggers a purchase
lead time | the wait between placing an order and receiving it | days from request to delivery
economic order quantity / EOQ | the purchase size that keeps storage and restocking costs lowest | a formula balancing storage against purchase expense
FIFO | valuing stock as if the oldest units are sold first | the method that gives higher profit when prices rise
LIFO | valuing stock as if the newest units are sold first | the method that gives lower profit when prices rise
supply chain | the network from suppliers through makers to customers | all the links from mine and farm to shelf

# Recruiting and hiring
? Which term describes
job analysis | studying the duties and requirements of a position | gathering facts about the work before writing what it demands
job description | a written list of a position's duties | a document telling what an employee will do
job specification | a written list of qualifications a worker must have | a document naming required education and experience
recruitment | attracting qualified applicants for open positions | seeking candidates by posting and outreach
internal promotion | filling an opening with a present employee | rewarding a current worker with a higher position
résumé | a summary of a person's education and experience | the one-page document sent with a cover letter
reference check | asking former employers about an applicant | confirming a candidate's past by calling earlier bosses
interview | a meeting to question a candidate | a conversation in which applicants are judged
orientation / onboarding | introducing a new employee to the company and its rules | the first-day program for newcomers
probation | a trial period for a new worker | the first months when performance is watched before a permanent job

# Training, appraisal and separation
? Which term describes
on-the-job training | learning by doing the work under guidance | showing a new cashier how to run the register at the store
apprenticeship | a long program joining work under a skilled craftsperson with classes | the path by which electricians and plumbers learn
simulation training | practicing in a copy of the real setting, as pilots do | use of a mock cockpit to learn safely
mentoring | advice from an experienced colleague | a senior's guidance of a junior's career
job rotation | moving workers among different tasks | shifting an employee from station to station for variety
job enlargement | adding more tasks of the same level to a position | widening an employee's work horizontally
job enrichment | adding responsibility and control to a position | deepening an employee's work vertically to motivate
performance appraisal | a formal review of how well an employee works | the yearly evaluation by a supervisor
360-degree feedback | evaluation by boss, peers, subordinates and customers | a review from everyone all around a worker
layoff | separation because business is slow, perhaps temporary | loss of a position through lack of work
attrition | shrinking a staff by not replacing those who leave | reduction through retirements and resignations

# Pay and benefits
? Which term describes
salary | fixed pay per year or month regardless of hours | a manager's steady annual amount
hourly wage | pay based on time worked | earnings counted by the clock
commission | pay that is a percentage of sales | the earnings of a real estate agent on each closing
piece rate | pay for each unit produced | earnings of a garment worker by shirts sewn
bonus | an extra sum for exceptional results | a year-end reward beyond regular pay
profit sharing | giving employees part of the company's gains | distribution of a portion of net earnings to staff
stock option | the right to buy company shares at a set price | an executive reward that gains as shares rise
overtime pay | one and a half times the usual rate after forty hours | extra earnings for a long week
fringe benefit | a nonwage extra such as health insurance or paid vacation | indirect compensation beyond the paycheck
severance pay | money given to an employee who is dismissed | a sum to ease the loss of a position
flextime | choosing starting and ending hours within limits | a schedule with core hours and free arrival

# Employment laws
? Which law or rule
Civil Rights Act of 1964 / Title VII | bans job discrimination by race, color, religion, sex or national origin | set up the Equal Employment Opportunity Commission
Age Discrimination in Employment Act | protects workers aged forty and over | forbids firing someone for being old
Americans with Disabilities Act / ADA | requires reasonable accommodation of qualified handicapped workers | covers ramps and adapted equipment since 1990
Pregnancy Discrimination Act | forbids treating expectant mothers worse than other workers | was added to civil rights law in 1978
employment at will | lets either side end a job at any time for any legal reason | is the general American rule without a contract
workers' compensation | pays medical bills and lost pay of people injured on the job | is state insurance that replaces suing the boss
sexual harassment law | forbids unwelcome advances that create a hostile workplace | covers quid pro quo demands by supervisors
whistleblower protection | shields employees who report wrongdoing | forbids revenge against a worker who exposes fraud

# Elements and kinds of contracts
? Which term describes
offer | a proposal to make a deal on stated terms | the first step in forming an agreement
acceptance | agreement to the terms proposed | the reply that mirrors the proposal exactly
consideration | something of value that each side gives up | the exchange that makes a promise binding
capacity | the legal ability to enter an agreement | what minors and the mentally incompetent lack
legality | a purpose that does not break the law | the requirement that rules out an agreement to commit a crime
genuine assent | consent free of fraud, duress or mistake | the true meeting of minds
breach of contract | failure to do what was promised in an agreement | the wrong for which damages are sought when a party does not perform
void contract | an agreement with no legal effect from the start | a deal for an illegal act, which no court enforces
voidable contract | an agreement that one party may cancel | a deal made by a minor, which the minor may undo
bilateral contract | an agreement with a promise on each side | a deal in which one promise is exchanged for another
unilateral contract | an agreement accepted by doing an act | a reward for finding a lost dog

# Torts and wrongs in business law
? Which term describes
negligence | failure to use reasonable care that harms someone | carelessness such as leaving a wet floor unmarked
strict liability | responsibility for harm without any proof of fault | the rule for dangerous activities such as blasting
product liability | a maker's responsibility for injuries from defective goods | the claim over a faulty toaster that burns a buyer
libel | a false written statement that harms a reputation | defamation in print or another lasting form
slander | a false spoken statement that harms a reputation | defamation by voice to other listeners
trespass | entering another's land without permission | walking on private property unlawfully
conversion | wrongly taking or using another's goods | the civil wrong that matches theft
fraud | deliberate deception to gain money | a knowing lie on which a victim relies
nuisance | unreasonable interference with enjoyment of one's property | a neighbor's constant noise or smell
embezzlement | stealing money entrusted to one's care | a cashier's or treasurer's secret taking of funds
battery | unlawful touching that harms or offends | striking another person on purpose
assault | causing fear of immediate harm | threatening with a raised fist without touching

# Courts, law sources and business disputes
? Which term describes
plaintiff | the party who brings a lawsuit | the person who files a complaint in a civil case
defendant | the party being sued or accused | the person who must answer a complaint
statute | a law passed by a legislature | an act adopted by Congress or a state assembly
common law | rules based on judges' past decisions | the body of precedents inherited from England
precedent | an earlier decision that guides later cases | a ruling followed under stare decisis
administrative regulation | a rule made by a government agency | an order issued by a body such as the EPA
Uniform Commercial Code / UCC | model rules on sales adopted by the states | the set of rules that governs contracts for goods
injunction | a court order to do or stop doing something | a judge's command to halt an act
compensatory damages | money to make up for actual loss | a payment that restores the injured party
punitive damages | money meant to punish and discourage | a payment beyond actual loss for outrageous acts
tort | a private wrong for which a victim may sue | a civil injury that is not a broken agreement

# Business ethics and social responsibility
? Which term describes
corporate social responsibility / CSR | a firm's duty to benefit the community beyond profit | a company's giving, recycling and volunteering
code of ethics | a written guide to right conduct in a firm | a document that tells employees what behavior is expected
conflict of interest | a clash between private gain and duty to an employer | a buyer's choosing a supplier owned by a relative
insider trading | buying shares on secret company information | an executive's illegal purchase before news is out
stakeholder | anyone affected by what a company does | employees, customers, suppliers or neighbors of a firm
shareholder | a person who owns part of a corporation | an investor with voting rights at annual meetings
whistleblower | a worker who reports wrongdoing | the employee who exposes hidden fraud
bribery | giving something of value to influence a decision | illegal payment to an official
greenwashing | claiming falsely to be good for the environment | misleading advertising about being eco-friendly
transparency | openness about decisions and finances | honest and full sharing of information
philanthropy | giving money or time to good causes | charitable donation by a firm

# Approaches to ethical decisions
? Which approach
utilitarian approach | chooses the greatest good for the greatest number | weighs consequences for everyone, as Bentham and Mill taught
rights approach | protects the basic freedoms of every individual | asks whether anyone's privacy or liberty is violated
justice approach | distributes benefits and burdens fairly and impartially | asks whether people are treated equally under rules
virtue approach | asks what a person of good character would do | looks to honesty and courage, as Aristotle taught
duty approach / deontology | follows universal moral rules whatever the result | treats people as ends, as Kant taught
egoism / individualism approach | holds that people should seek their own long-term advantage | judges an act by what it does for oneself

# Business communication
? Which term describes
sender | the person who begins a message | the one who encodes an idea and transmits it
receiver | the person who gets and interprets a message | the one who decodes what was transmitted
encoding | turning an idea into words or symbols | the step that comes before a message is sent
decoding | interpreting the meaning of words or symbols | the step in which a listener makes sense of a message
feedback | the response that shows whether a message was understood | a listener's reply to the speaker
noise | anything that interferes with understanding a message | distraction such as static, poor grammar or bias
nonverbal communication | messages sent by gestures, posture and facial expression | what body language tells without words
grapevine | the informal network of gossip in an organization | unofficial news passed among coworkers
memorandum / memo | a short written message within an organization | an internal note with To, From, Date and Subject lines
active listening | paying full attention and restating what a speaker says | hearing with concentration and checking understanding
downward communication | messages from bosses to subordinates | orders and policies passed from executives to staff

# Conflict-handling styles
? Which conflict-handling style
avoiding | ignores the problem or withdraws from it | is low in both assertiveness and cooperation
accommodating | gives in to the other side's wishes | puts another's needs above one's own to keep peace
competing | insists on winning at the other side's expense | is high in assertiveness and low in cooperation
compromising | has each side give up something to meet in the middle | splits the difference between positions
collaborating | works together for a solution that fully satisfies everyone | is high in both assertiveness and cooperation

# Corporate officers and governance bodies
? Which officer or body
chief executive officer / CEO | holds the top management position and answers to the directors | has final responsibility for running the whole company
chief financial officer / CFO | oversees accounting, budgets and funding | is the highest executive for money matters
chief operating officer / COO | oversees daily production and administration | turns the top executive's plans into everyday activity
chief information officer / CIO | oversees computer systems and data | is the highest executive for technology used inside the company
board of directors | is elected by shareholders to hire top executives and guard owners' interests | approves major decisions and declares dividends
auditor | examines financial records independently for accuracy | gives an opinion on whether statements are fairly presented
human resources department | hires, trains and pays employees | handles benefits and staff policies
marketing department | studies customers and promotes goods | plans advertising campaigns and sales
production department | turns inputs into goods | runs the factory floor

# Negotiable instruments and secured dealings
? Which term describes
promissory note | a written vow by a maker to pay a sum at a future date | a two-party paper signed by a borrower
draft | a written order by one party telling another to pay a third | a three-party paper such as a cashier's order
blank endorsement | a signature alone on the back of a check | a signing that makes a check payable to anyone who holds it
restrictive endorsement | a signing with words such as for deposit only | words on the back of a check that limit what may be done with it
special endorsement | a signing that names the next person to be paid | words such as pay to the order of Ann Lee above a signature
lien | a legal claim on property until a debt is paid | a creditor's hold on a house or car
bailment | temporary transfer of goods to another's care | leaving a coat at a checkroom or a car with a valet
warranty of title | a seller's promise that the goods really belong to the seller | assurance that the buyer receives true ownership
lease | an agreement to use property for a time in return for rent | a tenant's contract with a landlord
deed | a signed document that transfers land | the paper recorded when ownership of real estate passes

# Entering foreign markets
? Which way of entering a foreign market
exporting | sells home-made goods to buyers abroad | is the simplest and least risky method, with production kept at home
licensing | lets a foreign firm make a product for a fee under rights granted by the owner | earns royalties without building plants abroad
international franchising | lets local operators abroad run outlets under the brand and full business format | has spread fast-food chains around the world
contract manufacturing | hires a foreign firm to make goods that carry the home company's label | has shoes or phones produced in another company's overseas plants
foreign joint venture | shares ownership of a new business with a local partner | was required of many early investors in China
wholly owned subsidiary | is a company abroad completely controlled by its parent | gives full control but carries the greatest cost and risk
turnkey project | builds a complete plant abroad and hands it over ready to run | delivers a finished refinery or power station to foreign owners

# Digital business tools
? Which term describes
search engine optimization / SEO | improving a website so that it ranks higher in results | using keywords and links so that people find a page
social media marketing | promoting through networks where users share posts | building a following by posts and videos
content marketing | attracting customers with useful articles and videos | offering helpful blog material rather than direct selling
email marketing | sending newsletters and offers to subscribers' inboxes | messages to a mailing list with an unsubscribe link
pay-per-click advertising | paying a website each time someone follows a commercial link | sponsored results charged by visits
customer relationship management / CRM | software and practice for tracking dealings with buyers | a database of contacts, orders and complaints used to build loyalty
enterprise resource planning / ERP | one integrated software system for all departments | a shared database that links finance, production and staff
electronic data interchange / EDI | computer-to-computer sending of orders and invoices in standard form | paperless documents exchanged between firms' systems
point-of-sale system | the checkout terminal that records purchases and updates stock | scanners and registers that handle payment at a store
conversion rate | the percentage of visitors who make a purchase | buyers divided by total visits to a site
`;
