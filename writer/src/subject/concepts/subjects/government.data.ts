/** Concepts of the government of the United States, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Documents that shaped American government
? Which document
Magna Carta / Great Charter | forced King John of England to accept limits on royal power in 1215 | promised free men judgment by their peers under the law of the land | established that even the English king was subject to law
English Bill of Rights / Bill of Rights of 1689 | was accepted by William and Mary after the Glorious Revolution | barred the monarch from suspending laws or taxing without Parliament's consent
Petition of Right | was presented by Parliament to Charles I in 1628 | barred imprisoning subjects without cause and quartering soldiers in private homes
Mayflower Compact | was signed by Pilgrims aboard ship in 1620 to form a civil body politic | set an early example of colonists agreeing to govern themselves in Plymouth
Fundamental Orders of Connecticut | is often called the first written constitution in the American colonies | set up an elected government for Hartford and nearby river towns in 1639
Declaration of Independence | announced in July 1776 that the thirteen colonies were free from Britain | listed grievances against King George III and asserted unalienable rights | stated that governments derive their just powers from the consent of the governed
Articles of Confederation | created the first national government of the United States, a loose league of states | gave Congress no authority to tax or to regulate trade | required approval by all thirteen states for any change
Virginia Statute for Religious Freedom | ended tax support for an established church in one state in 1786 | was written by Thomas Jefferson and became a model for church-state separation
Common Sense | argued in plain language in January 1776 that colonists should break from monarchy | was Thomas Paine's best-selling pamphlet for separating from Britain
Emancipation Proclamation | declared enslaved people in rebelling areas free on January 1, 1863 | rested on Abraham Lincoln's authority as commander in chief

# Thinkers who influenced the framers
? Which thinker
John Locke / Locke | argued that people hold natural rights to life, liberty, and property | wrote Two Treatises of Government | held that citizens may overthrow a ruler who violates their natural rights
Montesquieu / Baron de Montesquieu | argued that dividing power among three branches protects liberty | wrote The Spirit of the Laws
Jean-Jacques Rousseau / Rousseau | held that legitimate government follows the general will of the people | wrote that man is born free, and everywhere he is in chains
Thomas Hobbes / Hobbes | described life without government as solitary, poor, nasty, brutish, and short | defended an absolute sovereign in Leviathan
Voltaire | championed freedom of speech and religious toleration in France | used satire such as Candide to attack intolerance and censorship
William Blackstone / Blackstone | wrote Commentaries on the Laws of England, studied by colonial lawyers | explained English common law and the rights of subjects
Cesare Beccaria / Beccaria | opposed torture and cruel punishments in On Crimes and Punishments | argued that punishment should be prompt, certain, and proportionate to the crime
Adam Smith | argued for free markets guided by an invisible hand | wrote The Wealth of Nations, published in 1776

# Basic principles of the Constitution
? Which constitutional principle
popular sovereignty | holds that the people are the source of all government authority | is expressed in the opening words "We the People"
limited government | holds that officials may do only what the people have authorized them to do | restrains rulers by a written constitution and guaranteed rights
separation of powers | assigns lawmaking, law enforcing, and law interpreting to three distinct branches | drew on the work of Montesquieu and keeps one branch from holding all authority
checks and balances | lets each branch restrain the actions of the other branches | is shown when a president vetoes a bill or the Senate rejects a nominee
federalism | divides authority between a national government and state governments | is reflected in the Tenth Amendment's reservation to the states
judicial review | allows courts to strike down laws that violate the Constitution | was established by the Supreme Court in Marbury v. Madison
republicanism | has voters choose representatives to make decisions for them | replaces a hereditary ruler with elected officials serving the common good
rule of law | requires that everyone, including government leaders, obey the same known legal standards | means that no person stands above legal authority

# Delegates to the Constitutional Convention
? Which delegate
James Madison / Madison | is called the Father of the Constitution | drafted the Virginia Plan and kept detailed notes of the debates | introduced the Bill of Rights in the First Congress
George Washington / Washington | presided over the Constitutional Convention | led the Continental Army before becoming the first president | warned against parties and permanent foreign alliances in a farewell address
Benjamin Franklin / Franklin | was the oldest delegate at the Philadelphia convention | proposed the Albany Plan of Union and won French aid in the Revolution
Alexander Hamilton / Hamilton | wrote most of The Federalist essays | served as first secretary of the treasury and proposed a national bank | led the early Federalist Party
Gouverneur Morris | shaped the final wording of the Constitution, including the Preamble | spoke more often at the convention than anyone else and attacked slavery there
Roger Sherman | proposed the Connecticut, or Great, Compromise on representation | is the only person who signed all four great founding state papers
William Paterson | introduced the New Jersey Plan favoring small states | represented New Jersey and later sat on the Supreme Court
Edmund Randolph | presented the Virginia Plan to the convention as that state's governor | became the first attorney general of the United States
George Mason | refused to sign because the Constitution lacked a bill of rights | wrote the Virginia Declaration of Rights
James Wilson | argued for a single executive chosen by popular vote | was a Pennsylvania lawyer who later joined the first Supreme Court

# Leaders of the founding era outside the Convention
? Which leader
Thomas Jefferson / Jefferson | was the main author of the Declaration of Independence | served as third president and approved the Louisiana Purchase | secretly wrote the Kentucky Resolution against the Alien and Sedition Acts
John Adams | defended British soldiers after the Boston Massacre and later became second president | signed the Alien and Sedition Acts and kept peace with France
Patrick Henry | demanded "Give me liberty, or give me death!" | opposed ratification in Virginia as a leading Anti-Federalist speaker
Thomas Paine | wrote pamphlets including The American Crisis to stir support for revolution | called monarchy absurd in Common Sense, the best seller of 1776
Samuel Adams | organized the Sons of Liberty and committees of correspondence in Boston | wrote the Massachusetts circular letter protesting the Townshend duties
John Jay | wrote five Federalist essays and became first chief justice of the United States | negotiated a 1794 treaty with Britain that bears that leader's name
Daniel Shays | led indebted Massachusetts farmers in an uprising in 1786 and 1787 | showed by rebellion how weak the Confederation government was
Richard Henry Lee | introduced the 1776 resolution in Congress calling for independence | was a Virginian who later opposed the Constitution for lacking a bill of rights
Mercy Otis Warren | wrote satirical plays against British officials and a pamphlet opposing the Constitution | published one of the earliest histories of the American Revolution
Abigail Adams | urged lawmakers in a 1776 letter to "remember the ladies" | managed a Massachusetts farm during the war and pressed for women's education

# British measures before the Revolution
? Which British measure
Proclamation of 1763 | forbade colonial settlement west of the Appalachian Mountains | aimed to avoid costly conflict with Native peoples after the French and Indian War
Sugar Act | lowered the duty on molasses in 1764 but enforced it against smugglers | was Parliament's earliest measure meant openly to raise revenue from the colonies
Stamp Act | taxed newspapers, legal papers, and other printed matter in 1765 | provoked a colonial congress and the cry of no taxation without representation
Declaratory Act | asserted Parliament's right to legislate for the colonies "in all cases whatsoever" | accompanied the repeal of the stamp tax in 1766
Townshend Acts | placed duties on imported glass, paint, paper, lead, and tea in 1767 | were mostly repealed in 1770, leaving only the duty on tea
Tea Act | let the British East India Company sell directly to colonists in 1773 | led protesters to dump cargo into Boston Harbor
Intolerable Acts / Coercive Acts | closed Boston's port and limited Massachusetts self-government in 1774 | punished the colonists for the Boston Tea Party
Quartering Act | required colonies to house and supply British soldiers | led New York's assembly to be suspended when it refused to pay for troops' lodging
Navigation Acts | required colonial trade to be carried on English or colonial ships | put mercantilism into practice beginning in the 1600s
Writs of Assistance | gave customs officers general search warrants to look for smuggled goods | were attacked in court by James Otis in 1761

# Assemblies of the founding period
? Which assembly
House of Burgesses | met in Virginia from 1619 as the first elected legislature in the English colonies | passed resolutions by Patrick Henry against the stamp tax
Albany Congress | gathered in 1754 to plan defense and a treaty with the Iroquois | considered Benjamin Franklin's plan of union
Stamp Act Congress | met in New York in 1765 to protest a tax on printed paper | declared that only colonial legislatures could tax colonists
First Continental Congress | met in Philadelphia in 1774 to answer the Coercive Acts | agreed to boycott British goods and sent a petition to the king
Second Continental Congress | adopted the Declaration of Independence | named George Washington commander and governed during the Revolutionary War
Annapolis Convention | drew only five states in 1786 to discuss trade problems | called for a meeting in Philadelphia to revise the Articles
Constitutional Convention / Philadelphia Convention | wrote a new plan of government in the summer of 1787 | drew delegates from every state except Rhode Island
Hartford Convention | brought together New England Federalists who opposed the War of 1812 | weakened the Federalist Party by appearing disloyal in wartime
Confederation Congress | governed the states from 1781 to 1789 with one vote per state | passed the Northwest Ordinance but could not levy taxes

# Proposals and compromises at the Convention
? Which plan or compromise
Virginia Plan | proposed a strong national government with two houses based on population | favored the large states and was drafted by James Madison
New Jersey Plan | proposed a one-house legislature with equal votes for each state | favored the small states
Great Compromise / Connecticut Compromise | created a House based on population and a Senate with equal state votes | settled the dispute between large and small states over representation
Three-Fifths Compromise | counted part of the enslaved population for representation and taxation | increased southern seats in the House by adding part of the enslaved people to the census
Commerce and Slave Trade Compromise / Commerce Compromise | banned export taxes and kept Congress from ending the importation of enslaved people before 1808 | protected southern exports while letting Congress regulate dealings with foreign nations
Electoral College compromise | settled whether Congress or the people should pick the president | gave each state presidential votes equal to its senators plus representatives
Hamilton Plan / British Plan | proposed that senators and a national executive serve for life during good behavior | would have let the national government appoint state governors
Massachusetts Compromise | won ratification by promising to consider a bill of rights afterward | led Anti-Federalists there to accept the Constitution with recommended amendments

# Clauses of the Constitution
? Which clause
Commerce Clause | gives Congress power to regulate trade among the states and with foreign nations | was interpreted broadly in Gibbons v. Ogden
Necessary and Proper Clause / Elastic Clause | allows Congress to make laws needed to carry out its enumerated powers | is the source of implied powers and was upheld in McCulloch v. Maryland
Supremacy Clause | makes the Constitution and federal laws the highest law of the land | requires state judges to follow national law when state law conflicts
Full Faith and Credit Clause | requires states to honor the public acts, records, and court decisions of other states | makes a marriage or court judgment from one state valid in another
Privileges and Immunities Clause | keeps a state from discriminating against citizens of other states | appears in Article IV and protects residents who travel between states
Extradition Clause | requires that a person who flees a state accused of crime be returned | lets a governor demand that another state hand over a fugitive
Take Care Clause | directs the president to see that the laws are faithfully executed | is cited as a basis of the president's power to enforce statutes
Guarantee Clause | promises every state a republican form of government | obliges the nation to protect states against invasion and domestic violence
Speech or Debate Clause | shields members of Congress from being sued over what they say in the chamber | gives lawmakers legal immunity for statements made during legislative business
Emoluments Clause | forbids federal officers from accepting gifts or titles from foreign states without Congress's consent | aims to prevent foreign influence through payments to officeholders
Contract Clause | forbids states to impair the obligations of private agreements | was applied in Dartmouth College v. Woodward against a state legislature
Appointments Clause | lets the president name judges and officers with the Senate's advice and consent | requires Senate confirmation of ambassadors and Supreme Court justices

# Clauses of the Bill of Rights and Fourteenth Amendment
? Which clause
Establishment Clause | bars government from setting up or favoring an official religion | was the basis for striking down school-sponsored prayer in Engel v. Vitale
Free Exercise Clause | protects a person's right to hold and practice religious beliefs | allows the regulation of religious conduct but not of religious belief
Due Process Clause | prevents government from taking life, liberty, or property without fair procedures | is used to apply the Bill of Rights to the states
Equal Protection Clause | forbids a state to deny people the same treatment under its laws | was the basis of Brown v. Board of Education
Takings Clause | requires just compensation when private property becomes public | limits the power of eminent domain
Self-Incrimination Clause | keeps a person from being compelled to be a witness against oneself | supports the right to remain silent during police questioning
Double Jeopardy Clause | prevents a second trial for the same offense after acquittal | keeps prosecutors from retrying a person who was found not guilty
Confrontation Clause | gives a criminal defendant the right to cross-examine opposing witnesses | comes from the Sixth Amendment and concerns facing one's accusers
Citizenship Clause | makes persons born or naturalized in the United States members of the nation | overturned the main holding of the Dred Scott decision
Cruel and Unusual Punishment Clause | limits sentences that are torturous or far out of proportion to the crime | is at issue in challenges to the death penalty

# Parts of the Constitution
? Which part of the Constitution
Preamble | states the six purposes of the government | begins with the phrase "We the People"
Article I / Article One | creates the legislative branch and lists the powers of Congress | sets the qualifications for representatives and senators
Article II / Article Two | establishes the presidency and its powers | sets the method of choosing a president by electors
Article III / Article Three | establishes the judicial branch with one Supreme Court | defines treason against the United States
Article IV / Article Four | deals with relations among the states | provides for admitting new states
Article V / Article Five | describes how the Constitution may be changed | requires approval by three-fourths of the states for changes
Article VI / Article Six | declares the Constitution the supreme law of the land | forbids religious tests for holding public office
Article VII / Article Seven | set the terms of ratification by nine state conventions | made nine of thirteen states enough to put the new government into effect
Bill of Rights | consists of the ten changes added in 1791 to protect individual liberties | was drafted by James Madison to satisfy Anti-Federalist critics

# Phrases of the Preamble
? Which Preamble phrase
form a more perfect Union | expresses the goal of binding the states together better than the Articles did | responds to the weak ties among states under the Confederation
establish Justice | expresses the goal of a fair system of courts and laws | supports creating the federal judiciary
insure domestic Tranquility | expresses the goal of keeping peace and order at home | responds to internal unrest such as Shays's Rebellion
provide for the common defence / provide for the common defense | expresses the goal of protecting the nation from foreign attack | supports maintaining an army and a navy
promote the general Welfare | expresses the goal of advancing the well-being of all the people | supports public services such as schools, health programs, and roads
secure the Blessings of Liberty | expresses the goal of protecting freedom for this and future generations | looks to "ourselves and our Posterity"
We the People | identifies the source of the government's authority | states the idea of popular sovereignty in the opening words

# Essays of the ratification debate
? Which essay
Federalist No. 10 / Federalist 10 | argued that a large republic best controls the dangers of factions | defined a faction as a group united by a common passion or interest
Federalist No. 51 / Federalist 51 | stated that ambition must be made to counteract ambition | said that if men were angels, no government would be necessary
Federalist No. 70 / Federalist 70 | defended a single, energetic executive | claimed that unity in one leader brings decision, secrecy, and dispatch
Federalist No. 78 / Federalist 78 | called the judiciary the least dangerous branch and defended life tenure for judges | said that the courts have neither force nor will, merely judgment
Federalist No. 39 / Federalist 39 | described the Constitution as partly national and partly federal | defined a republic as government deriving all powers from the people
Federalist No. 84 / Federalist 84 | argued that a separate bill of rights was unnecessary | claimed that listing liberties could be dangerous by implying powers never granted
Brutus No. 1 / Brutus 1 | warned that a large republic would swallow the states and destroy liberty | feared the necessary and proper and supremacy clauses from an Anti-Federalist view

# Amendments of the Bill of Rights
? Which amendment
First Amendment / 1st Amendment | protects freedom of religion, speech, press, assembly, and petition | bars Congress from establishing a religion or abridging free speech
Second Amendment / 2nd Amendment | protects the right to keep and bear arms | mentions a well regulated militia as necessary to a free state
Third Amendment / 3rd Amendment | limits the quartering of soldiers in private homes | grew out of colonial anger at housing British troops
Fourth Amendment / 4th Amendment | bars unreasonable searches and seizures | requires probable cause before a warrant is issued
Fifth Amendment / 5th Amendment | protects against double jeopardy and self-incrimination | requires a grand jury indictment for serious federal crimes
Sixth Amendment / 6th Amendment | guarantees a speedy and public trial in criminal cases | guarantees the assistance of counsel for the accused
Seventh Amendment / 7th Amendment | preserves jury trial in civil suits at common law | applies to noncriminal disputes over more than twenty dollars
Eighth Amendment / 8th Amendment | forbids excessive bail and cruel and unusual punishments | is cited in challenges to the death penalty
Ninth Amendment / 9th Amendment | says that listing certain rights does not deny others kept by the people | has been used to support unlisted rights such as privacy
Tenth Amendment / 10th Amendment | reserves powers not delegated to the nation to the states or the people | is the main constitutional support for states' rights claims

# Amendments after the Bill of Rights
? Which amendment
Eleventh Amendment / 11th Amendment | limits suits in federal court against a state by citizens of another state | strengthened the sovereign immunity of the states in 1795
Twelfth Amendment / 12th Amendment | requires electors to cast separate ballots for president and vice president | was added after the tie in the election of 1800
Thirteenth Amendment / 13th Amendment | abolished slavery throughout the United States in 1865 | outlawed involuntary servitude except as punishment for crime
Fourteenth Amendment / 14th Amendment | guarantees equal protection and due process against state action | defined national citizenship in 1868
Fifteenth Amendment / 15th Amendment | forbade denying the vote because of race or color | extended suffrage to African American men in 1870
Sixteenth Amendment / 16th Amendment | gave Congress the power to tax incomes | overturned a ruling that federal income taxes must be apportioned among states
Seventeenth Amendment / 17th Amendment | provided for direct election of senators by the people | took the choice of senators away from state legislatures
Eighteenth Amendment / 18th Amendment | banned the manufacture and sale of alcoholic beverages | began national Prohibition and was later repealed
Nineteenth Amendment / 19th Amendment | guaranteed women the right to vote in 1920 | forbade denying suffrage on account of sex
Twentieth Amendment / 20th Amendment | moved the start of presidential terms to January 20, shortening the lame-duck period | set January 3 as the opening day of each new Congress
Twenty-first Amendment / 21st Amendment | repealed national prohibition in 1933 | remains the only one ratified by state conventions

# Amendments since 1950
? Which amendment
Twenty-second Amendment / 22nd Amendment | limits a president to two elected terms | wrote into law the custom begun by George Washington
Twenty-third Amendment / 23rd Amendment | gave the District of Columbia electoral votes for president | allowed residents of the nation's capital to vote for president
Twenty-fourth Amendment / 24th Amendment | banned poll taxes in federal elections | removed a fee that had kept poor citizens from the ballot box in 1964
Twenty-fifth Amendment / 25th Amendment | set rules for presidential disability and filling a vice-presidential vacancy | provides for the vice president to become acting president during incapacity
Twenty-sixth Amendment / 26th Amendment | lowered the voting age to eighteen | passed in 1971 amid debate over drafting young men for Vietnam
Twenty-seventh Amendment / 27th Amendment | delays congressional pay changes until after the next House election | was first proposed in 1789 but ratified in 1992
Equal Rights Amendment / ERA | passed Congress in 1972 but fell short of ratification by the deadline | sought to bar discrimination on account of sex and was opposed by Phyllis Schlafly

# Ideas behind American government
? Which term describes
natural rights / unalienable rights | claims such as life and liberty that belong to all people from birth | entitlements that no government gives and none may justly take away
social contract | an agreement by which people form a state and accept its rule for protection | the theory that government arises from a voluntary pact among free people
consent of the governed | the people's agreement as the only just basis for authority | the Declaration's source of a government's just powers
state of nature | the imagined condition of people before any government existed | life with no laws or rulers, as pictured by Hobbes and Locke
common good | the shared welfare of the whole community rather than private interest | what benefits everyone in society and not just a few
civic virtue | willingness of citizens to place public welfare ahead of self-interest | the public-spirited character that a republic needs in its members
majority rule | the principle that the choice of more than half decides | the practice of following the wishes of the greater number of voters
minority rights | protections for those who hold less popular views or belong to smaller groups | legal limits on what the winning side may do to those outvoted
representative government | a system in which officials elected by the people make policy | rule through elected lawmakers who act on behalf of voters
ordered government | the idea that a regulated political body should keep local peace and stability | an English idea behind colonial offices such as sheriff and justice of the peace

# Terms of making and changing the Constitution
? Which term describes
ratification | formal approval of a constitution, amendment, or treaty | the step that three-fourths of the states must take to finish an amendment
formal amendment | a change in the written words of a constitution | one of twenty-seven additions made to the text under Article V
informal amendment | a change in how a constitution works, through custom or court decision, without altering its wording | the growth of political parties and the cabinet without a change of text
repeal | canceling a law or constitutional provision by legislative act | what the Twenty-first Amendment did to the Eighteenth
national convention for amendments / convention of the states | the never-used method of proposing changes at the request of two-thirds of legislatures | a meeting Congress must call when thirty-four legislatures ask for it
state ratifying convention | the special body of delegates used to approve the change ending Prohibition | an alternative to legislatures for approving a proposed constitutional change
supermajority | a required vote larger than half, such as two-thirds or three-fourths | the two-thirds of each house needed to propose an amendment
bicameralism | the division of a legislature into two houses | a feature of Congress, with its House and Senate, shaped by the British Parliament
sunset provision | a rule that ends a law automatically after a set date unless it is renewed | a clause giving a program an expiration date

# Laws of the early and antebellum United States
? Which law
Land Ordinance of 1785 | divided western territory into townships of thirty-six square miles for sale | set aside one section in each township to support schools
Northwest Ordinance | set the steps by which a territory could become a state | banned slavery north of the Ohio River in 1787
Judiciary Act of 1789 | created the federal court system with district and circuit courts | contained the section struck down in Marbury v. Madison
Alien and Sedition Acts | made it a crime in 1798 to publish false criticism of the government | allowed the president to deport foreigners judged dangerous
Naturalization Act of 1790 | restricted citizenship for immigrants to free white persons | required two years of residence to become a citizen
Embargo Act of 1807 | halted American exports to keep the nation out of European war | hurt New England merchants under President Jefferson
Missouri Compromise | admitted one slave and one free state and drew a line at 36°30′ in 1820 | kept the Senate balance by admitting Maine with a slave state
Fugitive Slave Act of 1850 | required citizens of free states to help return people who escaped bondage | angered Northerners by denying jury trials to accused runaways
Kansas-Nebraska Act | let settlers of two territories decide on slavery by popular sovereignty | repealed the earlier ban on slavery north of 36°30′ in 1854

# Kinds of governmental power in the federal system
? Which term describes
delegated powers / enumerated powers / expressed powers | those that the Constitution grants to the national government in so many words | authority such as coining money that Article I, Section 8 lists
implied powers | authority not stated but reasonably suggested by the listed grants | authority that rests on the necessary and proper clause
inherent powers | authority that a national government holds simply because it is a sovereign state | authority such as controlling borders and acquiring territory, held by every nation
reserved powers | authority kept by the states, such as running schools and elections | authority that the Tenth Amendment leaves to the states
concurrent powers | authority shared by nation and states, such as taxing and borrowing | authority used at once by Washington and by state capitals
police powers | a state's authority to protect public health, safety, morals, and welfare | authority behind state rules on vaccination, building codes, and speed limits
denied powers / prohibited powers | acts that the Constitution forbids, such as ex post facto laws | what Article I, Sections 9 and 10 place off limits to governments

# Models of American federalism
? Which model of federalism
dual federalism / layer-cake federalism | treats national and state governments as supreme in clearly distinct spheres | prevailed in the United States until the 1930s
cooperative federalism / marble-cake federalism | has national and state governments share responsibility for the same programs | grew with the New Deal's shared costs and administration
new federalism / devolution | shifts power and responsibility back from Washington to the states | was promoted by Presidents Nixon and Reagan through revenue sharing and block grants
creative federalism | bypassed states to fund cities directly under Lyndon Johnson's Great Society | put Washington in direct partnership with cities and nonprofit groups during the War on Poverty
coercive federalism / regulated federalism | has Washington impose mandates and standards that states must follow | relies on preemption and unfunded mandates to direct state action
picket-fence federalism | pictures specialists in one policy area working together across all levels | emphasizes ties among officials in the same field, such as education or highways
competitive federalism | has states vie with one another to attract residents and businesses | is seen when states cut taxes to lure a company
fiscal federalism | uses federal spending and grants to shape what states do | describes the pattern of taxing and spending among levels of government

# Forms of federal aid and control over states
? Which term describes
categorical grant | federal money given to states for a specific purpose with strings attached | aid that must be spent on a narrowly defined program such as school lunches
block grant | federal money given for a broad purpose with wide state discretion | aid favored by states because few conditions are set
revenue sharing | handing states a portion of federal tax income with almost no restrictions | a practice of the 1970s ended under President Reagan
matching grant | aid that requires the state to put up some of its own funds | a federal offer such as a dollar for every dollar a state spends
unfunded mandate | a federal order that states must obey without money to pay for it | a requirement whose costs fall on state budgets
crossover sanction | withholding aid in one area unless a state meets a demand in another | the method of tying highway money to a drinking age of twenty-one

# Supreme Court cases on federalism
? Which Supreme Court case
McCulloch v. Maryland | upheld the national bank and implied powers in 1819 | barred a state from taxing a federal institution
Gibbons v. Ogden | struck down a New York steamboat monopoly in 1824 | read the commerce power broadly to cover navigation between states
United States v. Lopez | struck down the federal Gun-Free School Zones Act in 1995 | held that carrying a gun near a school is not interstate commerce
Printz v. United States | held that Congress may not force local sheriffs to run gun background checks | struck down part of the Brady Act in 1997 for commandeering state officers
NFIB v. Sebelius / National Federation of Independent Business v. Sebelius | upheld the Affordable Care Act's individual mandate as a tax in 2012 | limited Congress's power to force states to expand Medicaid
South Dakota v. Dole | let Congress withhold highway funds to press states on the drinking age | upheld reasonable conditions on federal grants in 1987
Wickard v. Filburn | held that wheat grown for home use could be regulated under the commerce power | extended federal regulation to local farm activity in 1942 because of its total effect
Heart of Atlanta Motel case / Heart of Atlanta Motel v. United States | upheld the ban on racial discrimination in lodging under the commerce power | upheld the public accommodations section of the Civil Rights Act of 1964
Texas v. White | declared that secession was unconstitutional and the Union indestructible | ruled in 1869 that Confederate states had never legally left the nation
Gonzales v. Raich | let federal law ban homegrown medical marijuana despite a state's permission | held in 2005 that personal drug cultivation affects an interstate market
Arizona v. United States | struck down parts of a state immigration law as preempted in 2012 | confirmed national supremacy over the regulation of immigrants

# Terms of relations between nation and states
? Which term describes
preemption | the overriding of state law by federal law in the same field | a result of the supremacy clause when state and national rules conflict
nullification | a state's claimed right to declare a federal law void within its borders | John C. Calhoun's answer to the tariff of 1828
secession | formal withdrawal of a state from the Union | the step taken by South Carolina in December 1860
interstate compact | an agreement among states, approved by Congress, on a shared problem | an arrangement such as the port authority of New York and New Jersey
extradition | the return of a fugitive to the place where a crime was charged | the handing over of an accused person by one governor to another
sovereign immunity | protection of a government from being sued without its consent | a doctrine that bars most private suits against a state
enabling act | a congressional law letting a territory draft a state constitution | an early step on the path to statehood
act of admission | the law by which Congress creates a new state | the final congressional step to full membership in the Union
states' rights | the view that national power should be narrow and local authority broad | a position taken by Jefferson and Calhoun against strong central government
reciprocity | mutual acceptance of licenses or privileges between states | an understanding such as each side accepting the other's professional permits

# State officials
? Which state official
governor | heads the executive branch and signs or vetoes bills | commands the National Guard when it is not in federal service
lieutenant governor | often presides over the upper house and succeeds a chief executive who leaves office | holds a post much like that of vice president
state attorney general | acts as the chief lawyer and legal adviser | issues formal legal opinions and represents the state in court
secretary of state of a state / state secretary of state | keeps official records and often supervises elections | certifies election results and registers corporations
state treasurer | has custody of public funds and pays bills | manages investments and cash for the capitol
state auditor / comptroller | checks that agencies spend public money lawfully | examines accounts to find misuse of funds
superintendent of public instruction | oversees the schools of the entire state | leads the department of education and carries out learning standards
state legislator / state lawmaker | passes bills at the capitol for a home district | serves in the house or senate and votes on the annual budget
adjutant general | directs the National Guard on a daily basis | leads militia forces under the command of the chief executive

# Powers of a governor
? Which power
line-item veto | allows rejecting single parts of a spending bill | was denied to the president in Clinton v. City of New York but belongs to most governors
pardon | forgives a crime and ends its legal penalties | wipes out a conviction through executive clemency
commutation | reduces the length or severity of a sentence | changes a death sentence to life imprisonment
reprieve | postpones the carrying out of a sentence | delays an execution so that new evidence may be reviewed
parole | releases a prisoner early under supervision | frees an inmate before the full term, under conditions
power to call a special session | brings legislators back outside their regular meeting time | lets the executive summon lawmakers for an emergency
appointment power | fills offices such as agency heads and vacant judgeships | names department heads, often with state senate approval
executive budget making / budget preparation | sets out proposed spending and revenue for lawmakers to consider | shapes the financial plan submitted to the legislature each year

# Units of local government
? Which unit of government
county | serves as the major administrative subdivision in most states | usually houses a sheriff, courthouse, and record office
parish | is Louisiana's equivalent of the main local subdivision | exists only in Louisiana and takes its name from church districts
borough | is Alaska's equivalent of the main local subdivision | serves as the largest local division in Alaska
township | subdivides many midwestern jurisdictions and maintains rural roads | measured six miles square in the original western surveys
municipality / city | is an incorporated urban place with a charter from the state | provides police, streets, and sewers within incorporated limits
special district | provides a single service such as water, fire protection, or transit | is the most numerous kind of local body in the nation | crosses other local boundaries to do one job and may levy its own tax
school district | runs public education under an elected board | hires a superintendent and sets local education policy
New England town | governs by an open annual meeting of voters in the Northeast | combines rural and village land under elected selectmen
metropolitan government | combines a central urban core and its suburbs for regional services | merges urban and suburban services, as in Nashville
council of governments | brings neighboring local bodies together for voluntary regional planning | has no taxing authority but helps members coordinate transportation and planning

# Forms of city government
? Which form of city government
mayor-council government | has an elected chief executive and an elected legislative body | is the oldest type and is common in the largest places
council-manager government | has elected lawmakers hire a professional administrator | separates politics from day-to-day administration
commission government | has a few elected members who each head a department | was first adopted in Galveston, Texas, after the hurricane of 1900
town meeting | lets voters gather in person to pass laws and budgets | is a form of direct democracy rooted in New England
consolidated city-county government | merges two overlapping local jurisdictions into one administration | removes duplicate departments, as in San Francisco and Jacksonville

# Local officials
? Which local official
mayor | is elected as the political head of a city | proposes policy and may veto ordinances in large urban places
city manager | is a professional hired to run daily municipal operations | is appointed by a council and can be fired by it
sheriff | is the chief law enforcement officer of a county | runs the jail and serves court papers
coroner | investigates the cause of sudden or suspicious deaths | orders autopsies and signs certain death certificates
assessor | sets the value of property for taxation | estimates what homes and land are worth
county clerk | records deeds, births, and marriages | issues licenses and often runs local elections
district attorney / prosecuting attorney | brings criminal cases to trial on behalf of the people | decides whether to charge a suspect and handles plea bargains
council member / alderman | votes on city ordinances | represents a ward in the municipal legislature
school board member | sets education policy for a community and hires its superintendent | approves a budget for local classrooms and teachers
tax collector | receives payments owed on local real estate | sends bills to property owners and receives their money

# Tools of state and local policy
? Which term describes
zoning | dividing a community into areas limited to certain land uses | a rule that keeps factories out of residential neighborhoods
ordinance | a law passed by a city or other local body | a municipal rule on matters such as noise or parking
home rule | the power of a locality to manage its own affairs under its own charter | the freedom of a city to write its own charter and run local affairs
Dillon's rule | the doctrine that local governments have only powers expressly given by the state | a judge's principle that any doubt about local power is settled against it
annexation | adding adjoining land to a city's territory | a way in which cities grow by taking in nearby suburbs
municipal charter | the basic document that creates a city and grants its powers | a city's equivalent of a constitution
incorporation of a city / municipal incorporation | the legal process of becoming an organized urban government | the step by which residents gain legal status to run their own urban services
eminent domain | the power to take private property for public use with fair payment | the power limited by the Fifth Amendment's just compensation rule
mandate | a requirement imposed on a lower government by a higher one | an order from the state capitol that a local body must carry out
privatization | hiring businesses to deliver public services such as trash collection | shifting public work to firms in order to cut costs
master plan | a long-range guide for a community's growth | a document that maps expected housing, roads, and parks

# Devices of direct democracy
? Which device
initiative | lets citizens propose laws by gathering petition signatures | puts a proposal on the ballot without action by the legislature
referendum | lets voters approve or reject a measure passed or referred by lawmakers | holds a popular vote on legislation that lawmakers passed
recall | lets voters remove an official before the term ends | removed California's governor in a 2003 special vote
direct primary | lets voters rather than party leaders choose nominees | was a Progressive reform pioneered in Wisconsin under Robert La Follette
public hearing | lets residents speak to officials before a decision | gathers testimony from the community on a planned action
bond election | lets voters decide whether a government may borrow for a project | asks the public to approve debt for schools or roads

# Taxes and revenue sources
? Which tax or revenue source
income tax | falls on the earnings of individuals and corporations | is the largest source of money for the national government
sales tax | adds a percentage to the price of goods at purchase | provides the largest share of revenue in many states and burdens the poor most
property tax | is based on the value of land and buildings | is the main source of money for public schools and local governments
excise tax | is placed on particular goods such as gasoline, tobacco, and alcohol | is sometimes called a sin or luxury levy on certain products
payroll tax / social insurance tax | is withheld from wages to fund retirement benefits and Medicare | is shared equally by employers and employees
estate tax | is levied on assets left by a person who has died, before heirs receive them | is sometimes criticized as a levy on dying
customs duty / tariff | is charged on goods imported from other countries | provided most federal money before 1913 and can protect domestic industry
severance tax | is charged on removing natural resources such as oil or timber | is important in oil-rich states such as Alaska and Texas
user fee | is paid by those who benefit from a service such as a park or toll road | ties the cost of a public service to those who use it
gift tax | applies to large transfers of money between living persons | keeps people from giving away wealth to avoid levies at death
capital gains tax | applies to profit from selling stocks or real estate | is owed when an asset sells for more than it cost

# Characteristics of tax systems
? Which term describes
progressive tax | one that takes a larger share of income as income rises | a levy whose rate climbs with ability to pay
regressive tax | one that takes a larger share from low earners than high earners | the effect of a general sales levy on poor families
proportional tax / flat tax | one that takes the same percentage at every income level | a levy whose rate stays constant for rich and poor
tax deduction | an expense subtracted from income before what is owed is figured | a reduction in taxable income for something such as a charitable donation
tax credit | an amount subtracted directly from the bill owed to government | a dollar-for-dollar reduction in the final amount due
tax exemption | income or property excused entirely from being levied upon | the status that frees churches and charities from most levies
tax loophole | a legal gap that lets someone avoid paying what the law intends | an unintended opening in the revenue code used by wealthy filers
tax base | the total value of income or property that may be levied upon | everything on which a government may impose a levy

# Supreme Court cases on religion
? Which Supreme Court case
Engel v. Vitale | ended state-sponsored prayer in public schools in 1962 | struck down a prayer written by New York education officials
Abington School District v. Schempp | struck down daily Bible reading in public classrooms in 1963 | ruled that Pennsylvania could not require devotional scripture lessons
Lemon v. Kurtzman | set a three-part test for aid to religious schools in 1971 | required a secular purpose and no excessive entanglement with religion
Wisconsin v. Yoder | let Amish parents withdraw children from school after eighth grade | held that free exercise outweighed compulsory attendance laws
Reynolds v. United States | upheld a federal ban on polygamy in 1879 | held that religious belief is no defense for breaking a marriage law
Employment Division v. Smith | allowed denial of jobless benefits to workers who used peyote in a ritual | held that neutral laws may burden religious practice
Everson v. Board of Education | upheld public payment of bus fares to parochial schools in 1947 | applied the establishment clause to the states
Burwell v. Hobby Lobby | let a family-owned business refuse contraceptive insurance on religious grounds | applied the Religious Freedom Restoration Act to closely held companies
Zelman v. Simmons-Harris | upheld school vouchers that parents could use at religious schools in 2002 | approved an Ohio tuition program for Cleveland
Kennedy v. Bremerton School District | protected a football coach's private prayer on the field in 2022 | replaced the entanglement test with attention to history and tradition

# Supreme Court cases on speech
? Which Supreme Court case
Schenck v. United States | set the clear and present danger test in 1919 | upheld conviction for leaflets opposing the World War I draft
Gitlow v. New York | applied free speech protection to the states in 1925 | began incorporating the Bill of Rights through the Fourteenth Amendment
Brandenburg v. Ohio | protected speech unless it incites imminent lawless action | reversed the conviction of a Ku Klux Klan leader
Tinker v. Des Moines | protected students who wore black armbands against the Vietnam War | held that students keep their rights at the schoolhouse gate
Texas v. Johnson | ruled that burning the American flag is protected expression | reversed a protester's flag desecration conviction in 1989
Chaplinsky v. New Hampshire | held in 1942 that fighting words are not protected | upheld punishing insults likely to provoke an immediate violent response
Bethel School District v. Fraser | let officials punish a student's lewd assembly speech | upheld the suspension of a student for vulgar sexual references in 1986
Morse v. Frederick | let a principal punish a banner promoting drug use | concerned a student's "Bong Hits" sign displayed across from an Alaska school
Snyder v. Phelps | protected a church's hateful picketing near a soldier's funeral | held in 2011 that offensive funeral protests on public matters are protected
West Virginia v. Barnette | held that public schools cannot force students to salute the flag | protected Jehovah's Witness children in 1943
Dennis v. United States | upheld convictions of Communist Party leaders under the Smith Act in 1951 | allowed punishment for advocating violent overthrow of the government during the Cold War
Mahanoy Area School District v. B.L. | protected a cheerleader's off-campus social media post | limited educators' control over student expression away from campus in 2021

# Supreme Court cases on the press and expression
? Which Supreme Court case
Near v. Minnesota | struck down prior restraint of a newspaper in 1931 | applied freedom of the press to the states
New York Times v. United States | allowed publication of the Pentagon Papers in 1971 | held that the government had not justified prior restraint of war secrets
New York Times v. Sullivan | required public officials to prove actual malice to win a libel suit | arose from an advertisement supporting civil rights protesters
Hazelwood v. Kuhlmeier | let a principal remove articles from a school-sponsored newspaper | widened administrators' control over student journalism in 1988
Miller v. California | set a three-part test for obscenity in 1973 | let community standards help decide whether material is obscene
Branzburg v. Hayes | ruled that reporters may be made to testify before a grand jury | rejected a constitutional privilege for confidential news sources
Reno v. ACLU | gave the Internet full free speech protection in 1997 | struck down much of the Communications Decency Act
Red Lion Broadcasting v. FCC | upheld the fairness doctrine for radio and television in 1969 | allowed stricter rules because airwaves are scarce
Roth v. United States | held in 1957 that obscenity is not protected by the First Amendment | judged material by whether its main theme appeals to prurient interest for the average person

# Supreme Court cases on searches
? Which Supreme Court case
Weeks v. United States | created the exclusionary rule for federal trials in 1914 | barred evidence seized from a home without a warrant by federal agents
Mapp v. Ohio | applied the exclusionary rule to the states in 1961 | barred illegally seized evidence from state trials
Terry v. Ohio | allowed police to stop and frisk on reasonable suspicion | permitted a brief pat-down for weapons without probable cause
Katz v. United States | held that wiretapping a phone booth counts as a search | protected people rather than places through a reasonable expectation of privacy
New Jersey v. T.L.O. | let school officials search a student's purse on reasonable suspicion | lowered the standard for searches by public school administrators in 1985
Riley v. California | required a warrant to search an arrested person's cell phone | recognized in 2014 that digital data on a mobile device need special protection
Carpenter v. United States | required a warrant for long-term phone location records | protected cell-site records held by wireless companies in 2018
United States v. Leon | created the good-faith exception for mistaken warrants | admitted evidence when officers honestly relied on a defective warrant
Olmstead v. United States | allowed wiretaps in 1928 because no physical trespass occurred | upheld bootleggers' convictions based on telephone eavesdropping and was later overruled
Florida v. Jardines | held that bringing a drug-sniffing dog onto a porch is a search | treated the area just outside a house's front door as protected in 2013

# Supreme Court cases on the rights of the accused
? Which Supreme Court case
Gideon v. Wainwright | guaranteed a lawyer to poor defendants in state felony trials | overturned Betts v. Brady in 1963
Miranda v. Arizona | required police to inform suspects of their rights before questioning | led to the warning that a suspect may remain silent
Escobedo v. Illinois | held in 1964 that a suspect under interrogation may consult a lawyer | threw out a confession made after police refused a request to see an attorney
Powell v. Alabama | required counsel for poor defendants in capital cases in 1932 | reversed convictions of the Scottsboro defendants
Betts v. Brady | held that states need not supply lawyers in noncapital cases in 1942 | required appointed counsel only in special circumstances and was later overturned
In re Gault | extended due process rights to juveniles in 1967 | gave young people notice of charges and counsel in delinquency hearings
Batson v. Kentucky | barred prosecutors from excluding jurors because of race | limited peremptory challenges in 1986 when used to remove Black jury members
Palko v. Connecticut | held in 1937 that only rights essential to ordered liberty bind the states | refused to apply the double jeopardy ban to the states
Malloy v. Hogan | applied the privilege against self-incrimination to the states in 1964 | held that a state may not jail someone for refusing to give incriminating testimony
Duncan v. Louisiana | applied the right to jury trial to the states in 1968 | held that a serious state charge entitles the accused to a jury

# Supreme Court cases on punishment
? Which Supreme Court case
Furman v. Georgia | halted executions in 1972 because capital punishment was applied arbitrarily | forced states to rewrite their death penalty statutes to guide juries
Gregg v. Georgia | upheld revised death penalty laws in 1976 | approved separate trial and sentencing phases in capital cases
Roper v. Simmons | ended the death penalty for crimes committed before age eighteen | relied in 2005 on evolving standards of decency to spare juvenile killers
Atkins v. Virginia | barred executing people with intellectual disabilities | found in 2002 that execution of the mentally disabled is cruel and unusual
Miller v. Alabama | struck down mandatory life without parole for juveniles | required judges in 2012 to weigh youth before imposing the harshest prison term
Timbs v. Indiana | applied the ban on excessive fines to the states in 2019 | concerned seizure of a vehicle worth far more than the maximum fine
Kennedy v. Louisiana | barred the death penalty for crimes in which the victim does not die | limited capital punishment in 2008 to killings and offenses against the state
Robinson v. California | held that being addicted to drugs cannot itself be a crime | ruled in 1962 that punishing a status or illness is cruel and unusual

# Supreme Court cases on privacy, marriage, and family
? Which Supreme Court case
Griswold v. Connecticut | struck down a ban on contraceptives in 1965 | recognized a right of privacy in the shadows of several amendments
Roe v. Wade | recognized a right to abortion in 1973 under a trimester framework | struck down a Texas abortion law and was overruled in 2022
Planned Parenthood v. Casey | introduced the undue burden standard for abortion limits in 1992 | replaced the trimester framework while keeping the core abortion right
Dobbs v. Jackson Women's Health Organization | returned abortion regulation to the states in 2022 | held that the Constitution does not confer a right to abortion
Lawrence v. Texas | struck down laws against private same-sex intimacy in 2003 | overturned Bowers v. Hardwick
Obergefell v. Hodges | guaranteed same-sex couples the right to marry in 2015 | required every state to license and recognize gay marriages
Loving v. Virginia | struck down bans on interracial marriage in 1967 | reversed a couple's conviction for marrying across the color line
Cruzan v. Missouri / Cruzan v. Director, Missouri Department of Health | recognized a right to refuse unwanted medical treatment | let a state demand clear evidence of an unconscious patient's wishes
Pierce v. Society of Sisters | protected parents' right to choose private schools in 1925 | struck down an Oregon law forcing all children into public schools
Washington v. Glucksberg | found no constitutional right to physician-assisted suicide | upheld a state ban on helping a terminally ill patient die in 1997

# Supreme Court cases on race
? Which Supreme Court case
Dred Scott v. Sandford | denied citizenship to African Americans in 1857 | held that Congress could not ban slavery in the territories
Plessy v. Ferguson | upheld separate but equal facilities in 1896 | approved racial segregation on Louisiana railway cars
Brown v. Board of Education | declared segregated public schools unconstitutional in 1954 | overturned the separate but equal doctrine
Korematsu v. United States | upheld the wartime removal of Japanese Americans in 1944 | accepted military necessity as grounds for exclusion orders during World War II
Sweatt v. Painter | ordered a Texas law school to admit a Black student in 1950 | found that a separate law school lacked equal reputation and faculty
Shelley v. Kraemer | barred courts from enforcing racial covenants in housing | ruled in 1948 that court enforcement of private home-sale restrictions is state action
Swann v. Charlotte-Mecklenburg | approved busing to desegregate schools in 1971 | let judges redraw attendance zones and transport pupils for integration
Cooper v. Aaron | held that Arkansas officials must obey desegregation orders | rejected resistance in Little Rock and affirmed the Court's authority in 1958
Civil Rights Cases of 1883 / Civil Rights Cases | struck down an 1875 law against racial exclusion from inns and theaters | limited the Fourteenth Amendment to state action rather than private discrimination
Yick Wo v. Hopkins | condemned unequal enforcement of a laundry law against Chinese owners | held in 1886 that noncitizens are protected by the equal protection clause
Milliken v. Bradley | limited busing across district lines in 1974 | held that Detroit suburbs need not join a city desegregation plan
Missouri ex rel. Gaines v. Canada | required equal legal education within the state in 1938 | ruled that paying for out-of-state law study was not equal treatment

# Supreme Court cases on equal treatment and affirmative action
? Which Supreme Court case
Bakke case / Regents of the University of California v. Bakke / University of California v. Bakke / Regents v. Bakke | struck down racial quotas but let race be one admissions factor in 1978 | ordered a rejected white applicant admitted to medical school
Grutter v. Bollinger | upheld a law school's individualized use of race in 2003 | found a compelling interest in student body diversity at Michigan's law school
Gratz v. Bollinger | struck down automatic points for race in undergraduate admissions | rejected the University of Michigan's twenty-point bonus for minority applicants
Students for Fair Admissions v. Harvard | ended race-conscious college selection in 2023 | ruled that a university's use of race violated equal protection and Title VI
Reed v. Reed | struck down a sex preference in naming estate administrators in 1971 | was the earliest ruling to strike down a sex classification under equal protection
United States v. Virginia | opened an all-male state military institute to women in 1996 | demanded an exceedingly persuasive justification for sex classifications
Bostock v. Clayton County | held that firing workers for being gay or transgender is sex discrimination | applied Title VII's ban on sex discrimination to sexual orientation in 2020
Romer v. Evans | struck down a Colorado measure denying legal protection to gay people | found in 1996 that animus toward an unpopular group is no legitimate purpose
Craig v. Boren | applied intermediate scrutiny to a beer-sales rule based on sex | struck down different drinking ages for young men and young women
Plyler v. Doe | required public schools to admit undocumented children in 1982 | struck down a Texas law charging tuition to children not lawfully in the country

# Supreme Court cases on property, arms, and business
? Which Supreme Court case
District of Columbia v. Heller | held in 2008 that individuals have a right to keep a handgun at home for self-defense | struck down a capital city's ban on private pistols
McDonald v. Chicago | applied the right to bear arms to the states in 2010 | struck down an Illinois city's handgun ban
Bruen case / New York State Rifle & Pistol Association v. Bruen / NYSRPA v. Bruen | struck down a requirement to show special need to carry a gun in public | tied firearms rules to the nation's historical tradition in 2022
Kelo v. City of New London | let a Connecticut community take homes for private economic development in 2005 | read public use in the takings clause broadly
Lochner v. New York | struck down a limit on bakers' working hours in 1905 | protected liberty of contract against state labor regulation
Muller v. Oregon | upheld a ten-hour workday for women in 1908 | relied on a brief full of social facts by Louis Brandeis
West Coast Hotel v. Parrish | upheld a state minimum wage for women in 1937 | ended the era of striking down economic rules under liberty of contract
Munn v. Illinois | upheld state regulation of grain elevator rates in 1877 | allowed regulation of private business affected with a public interest
Slaughterhouse Cases / Slaughter-House Cases | narrowed the Fourteenth Amendment's privileges or immunities clause in 1873 | upheld a Louisiana monopoly on butchering
Barron v. Baltimore | held in 1833 that the Bill of Rights did not limit the states | rejected a wharf owner's claim for compensation from a city

# Landmark cases of the Marshall Court
? Which Marshall Court case
Marbury v. Madison | established judicial review in 1803 | declared part of the Judiciary Act of 1789 unconstitutional | arose from the midnight appointments of John Adams
Fletcher v. Peck | was the earliest ruling to strike down a state law as unconstitutional | upheld Georgia land sales as contracts in 1810
Dartmouth College v. Woodward | protected a private charter from state interference as a contract | kept New Hampshire from taking over a private school in 1819
Cohens v. Virginia | confirmed Supreme Court review of state criminal cases raising federal questions | involved the sale of lottery tickets in 1821
Worcester v. Georgia | held in 1832 that state law has no force in Cherokee territory | was defied by Andrew Jackson before Cherokee removal
Cherokee Nation v. Georgia / Cherokee v. Georgia | described Native peoples as domestic dependent nations in 1831 | refused to hear a tribe's suit as a foreign nation
Johnson v. M'Intosh | held that private citizens could not buy land directly from Native nations | relied on the doctrine of discovery in 1823

# Supreme Court cases on voting and elections
? Which Supreme Court case
Baker v. Carr | opened federal courts to challenges over unequal legislative districts in 1962 | held that reapportionment is not a political question
Reynolds v. Sims | required one person, one vote in both houses of state legislatures in 1964 | said that legislators represent people, not trees or acres
Wesberry v. Sanders | required congressional districts to have nearly equal populations in 1964 | applied equal population to districts for the House of Representatives
Shaw v. Reno | held in 1993 that oddly shaped districts drawn mainly by race face strict scrutiny | questioned a snakelike North Carolina majority-minority district
Shelby County v. Holder | struck down the formula for federal preclearance of election changes in 2013 | weakened a key section of the Voting Rights Act of 1965
Bush v. Gore | stopped the Florida recount in 2000 | effectively settled a disputed presidential contest
Smith v. Allwright | struck down the white primary in 1944 | held that parties may not bar Black voters from choosing nominees
Buckley v. Valeo | upheld limits on contributions but struck down limits on campaign spending in 1976 | treated spending one's own money on a campaign as protected speech
Citizens United v. FEC / Citizens United v. Federal Election Commission | allowed unlimited independent political spending by corporations and unions in 2010 | opened the way for super PACs
McCutcheon v. FEC | struck down overall limits on one donor's total federal contributions in 2014 | left base limits per candidate while removing the aggregate cap
Harper v. Virginia Board of Elections | banned poll taxes in state contests in 1966 | held that wealth is unrelated to voting ability
Rucho v. Common Cause | held in 2019 that partisan gerrymandering is beyond federal court review | left party-based map drawing to states and Congress
Guinn v. United States | struck down Oklahoma's grandfather clause in 1915 | found an exemption based on ancestors' voting to violate the Fifteenth Amendment

# Supreme Court cases on presidential and congressional power
? Which Supreme Court case
United States v. Nixon | ordered the Watergate tapes released in 1974 | held that executive privilege is not absolute
Youngstown Sheet & Tube v. Sawyer / Youngstown v. Sawyer | barred President Truman from seizing steel mills in 1952 | limited executive action taken without congressional authorization
Clinton v. Jones | held that a sitting president can face a civil suit over private conduct | rejected temporary immunity from a lawsuit over unofficial acts in 1997
Clinton v. City of New York | struck down the presidential line-item veto in 1998 | held that canceling parts of a signed law violates the presentment clause
INS v. Chadha | struck down the legislative veto in 1983 | required both houses and presentment to overturn an agency decision
Myers v. United States | let presidents remove executive officers without Senate consent in 1926 | involved the firing of a postmaster
Ex parte Milligan | held that civilians cannot be tried by military courts where civil courts are open | limited emergency power after the Civil War in 1866
Hamdi v. Rumsfeld | held in 2004 that a citizen detained as an enemy combatant may contest the detention | said war is no blank check for the president
Boumediene v. Bush | gave Guantánamo detainees access to habeas corpus in 2008 | struck down part of the Military Commissions Act
United States v. Curtiss-Wright | called the president the sole organ of the nation in foreign affairs in 1936 | upheld an embargo on arms sales to warring South American nations
Schechter Poultry v. United States | struck down the National Industrial Recovery Act in 1935 | is known as the sick chicken case on delegation of lawmaking power
Trump v. Hawaii | upheld travel limits on several nations as within immigration authority in 2018 | deferred to national security reasons for an entry ban

# Terms of free expression
? Which term describes
symbolic speech | communicating an idea by actions such as wearing an armband | expressive conduct such as burning a flag
libel | a false written statement that damages a person's reputation | printed defamation, hard for public figures to prove without actual malice
slander | a false spoken statement that damages a person's reputation | defamation uttered aloud rather than in print
obscenity | sexual material with no serious value that offends community standards | unprotected content judged by the Miller test
prior restraint | government censorship that stops material before it is published | blocking a newspaper story in advance, almost always unconstitutional
fighting words | face-to-face insults likely to provoke an immediate breach of peace | unprotected personal abuse, as defined in the Chaplinsky case of 1942
sedition | urging resistance to lawful authority or the overthrow of government | the offense made criminal by a 1798 law signed by John Adams
commercial speech | advertising, which receives less protection than political messages | promotion of goods for sale, which may be banned if false or misleading
hate speech | expression attacking people because of race, religion, or similar traits | bigoted expression that is still generally protected in the United States
political speech | discussion of candidates and public issues, the most strongly protected expression | campaign statements and criticism of officials, at the core of the First Amendment
time, place, and manner regulation | a content-neutral rule on when and where demonstrations occur | a rule such as limiting loudspeakers near homes at night, whatever the message

# Constitutional tests and standards
? Which constitutional test or standard
strict scrutiny | requires a compelling interest and narrowly tailored means | applies to racial classifications and fundamental rights
intermediate scrutiny | requires a substantial relation to an important government objective | applies to classifications based on sex
rational basis test | asks only for a reasonable link to a legitimate purpose | applies to ordinary economic and social laws
Lemon test | asked for a secular purpose, neutral effect, and no excessive entanglement | guided establishment clause rulings from 1971 until it was abandoned in 2022
clear and present danger test | asked whether words would bring about substantive evils Congress may prevent | was announced by Oliver Wendell Holmes in 1919
imminent lawless action test / incitement test | protects advocacy unless it is likely to produce immediate crime | replaced the clear and present danger standard in Brandenburg v. Ohio
undue burden standard | asked whether a law placed a substantial obstacle before a woman seeking abortion | came from Planned Parenthood v. Casey
bad tendency test | let speech be punished if it might lead toward illegal acts | gave governments wide room to suppress radical speech in the 1920s
actual malice standard | requires proof of knowing falsehood or reckless disregard of truth | protects news outlets sued by public officials | comes from New York Times v. Sullivan

# Due process and incorporation terms
? Which term describes
selective incorporation | applying the Bill of Rights to the states one provision at a time | the case-by-case extension of federal guarantees through the Fourteenth Amendment
total incorporation | the view, held by Justice Hugo Black, that all the Bill of Rights binds the states | applying every guarantee in the first eight amendments to the states at once
procedural due process | fair methods such as notice and a hearing before a penalty | the guarantee concerned with how a law is carried out
substantive due process | the requirement that the content of laws be fair and reasonable | the guarantee concerned with what a law does rather than how it is applied
right of privacy | the implied freedom to be left alone in personal matters | the guarantee recognized in the Griswold contraceptive ruling
civil liberty | an individual freedom protected from government interference | a personal guarantee such as free speech that government may not take away
civil right | a protection from unequal treatment, often enforced by positive government action | a claim to equal treatment such as that secured by laws against discrimination
preferred freedoms doctrine | the idea that First Amendment guarantees deserve greater protection than others | a judicial view that laws limiting speech or press need special justification
state action doctrine | the rule that the Fourteenth Amendment restrains governments rather than private persons | the principle from the 1883 decisions leaving private discrimination beyond the amendment

# Rights of the accused
? Which term describes
habeas corpus | a court order requiring that a prisoner be brought before a judge to justify detention | the writ that protects against unlawful imprisonment
ex post facto law | a measure that punishes an act done before it was made a crime | a retroactive criminal statute, forbidden by Article I
bill of attainder | a legislative act that punishes a named person without a trial | a law inflicting guilt and punishment by vote rather than by court
double jeopardy | being tried twice for the same offense after acquittal | facing a second prosecution barred by the Fifth Amendment
self-incrimination | giving testimony that exposes oneself to criminal charges | what a witness avoids by "taking the Fifth"
indictment | a formal accusation issued by a grand jury | a finding that enough evidence exists to hold a trial
bail | money left with a court to ensure that the accused returns for trial | a money deposit that the Eighth Amendment says must not be excessive
presumption of innocence | the rule that the accused is considered not guilty until proven otherwise | the principle placing the burden of proof on the prosecution
Miranda warning | a statement to a suspect about silence and counsel before questioning | the notice police give to a person taken into custody
right to counsel | the entitlement to a lawyer's help in a criminal case | the Sixth Amendment guarantee extended by Gideon v. Wainwright
speedy trial | prompt court proceedings without unreasonable delay | a guarantee against being held for a long time while awaiting judgment

# Search and seizure terms
? Which term describes
search warrant | a judge's order permitting officers to look for evidence in a named place | a document that must describe the place and items sought
probable cause | reasonable grounds to believe that a crime has been committed | the level of proof that the Fourth Amendment requires before a judge approves a search
reasonable suspicion | a lower standard that justifies a brief stop based on specific facts | the basis on which police may stop and frisk a person
exclusionary rule | the principle that illegally obtained evidence cannot be used at trial | a judge-made penalty meant to deter unlawful police conduct
fruit of the poisonous tree | further evidence tainted because it came from an illegal search | later leads that are barred because their source was unlawful
good-faith exception | acceptance of evidence when officers honestly relied on a flawed court order | a rule from United States v. Leon that narrows suppression of evidence
plain view doctrine | the rule that items openly visible to an officer may be seized | what lets police take an illegal weapon lying on a car seat
inevitable discovery | allowing evidence that lawful means would have found anyway | an argument that police were certain to come upon the item legally
wiretapping | secretly listening to telephone conversations | electronic eavesdropping on calls, treated as a search since Katz
consent search | an inspection made lawful because the person agreed to it | an inspection of a car after the driver voluntarily says yes

# Religious liberty terms
? Which term describes
separation of church and state | the idea of a wall between government and religion, in Jefferson's phrase | the principle that government should neither run nor support houses of worship | a phrase from an 1802 letter to the Danbury Baptists
accommodationism | the view that government may support religion if it treats faiths equally | a nonpreferential reading of the establishment clause that allows some aid to faiths
parochial school | an institution of learning run by a church | a faith-sponsored place of education attended instead of a public one
release time | letting public school students leave class for religious lessons elsewhere | dismissing pupils for off-campus faith instruction during the day
conscientious objector | a person who refuses military service for reasons of belief | one allowed noncombat service because faith or ethics forbids fighting
school voucher | a government payment parents may use for private tuition | a certificate for tuition upheld in Zelman v. Simmons-Harris
blasphemy law | a statute that punishes insults to God or sacred things | a colonial ban on speaking irreverently of God
religious test | a requirement of a certain faith to hold office, banned by Article VI | a demand that an official swear to a particular creed
blue law / Sunday closing law | a rule limiting business on the Christian day of rest | a rule that bans alcohol sales one day a week for religious reasons

# Citizenship and immigration terms
? Which term describes
jus soli | citizenship based on being born in a country's territory | the law of the soil
jus sanguinis | citizenship gained through one's parents | the law of blood
naturalization | the legal process by which a foreigner becomes a citizen | a procedure that ends with an oath of allegiance after residence and a test
denaturalization | court removal of citizenship that was obtained by fraud | loss of citizenship by an immigrant who lied to obtain it
expatriation | the voluntary giving up of citizenship | renouncing allegiance to one's own country
deportation | the forced removal of a noncitizen from the country | sending an alien back for breaking immigration law
asylum | protection given to people inside the country or at its border who fear persecution at home | shelter granted to a person who reaches the border and proves fear of persecution
refugee status | a designation given abroad to people fleeing persecution or war before they arrive | a legal standing approved overseas before resettlement in a safe country
quota system | limits on immigrants by country of origin, used from the 1920s to 1965 | a method that favored northern and western European newcomers
amnesty | a general legalization of people who entered or stayed unlawfully | the pardon given to many undocumented residents by a 1986 law
lawful permanent residence / green card status | the right of an immigrant to live and work in the nation indefinitely | what an immigrant usually holds for five years before seeking citizenship
dual citizenship | legal membership in two countries at once | the situation of a child who is a national of both parents' different nations

# Terms of segregation and equality
? Which term describes
de jure segregation | separation of races required by law | legally imposed division such as southern school laws before 1954
de facto segregation | separation of races that results from housing patterns and custom rather than law | division that exists in practice without any statute
Jim Crow laws | southern statutes that kept races apart in public places | rules enforcing racial division from the late 1800s to the 1960s
affirmative action | policies that give special consideration to members of groups that suffered discrimination | efforts to recruit women and minorities to make up for past exclusion
reverse discrimination | alleged unfair treatment of white or male applicants | the complaint made by Allan Bakke against a special admissions program
integration | bringing people of different races together as equals | the opening of schools and services to all races
busing | transporting students to other neighborhoods to achieve racial balance in schools | a court-ordered remedy that caused protests in Boston in the 1970s
redlining | refusing loans or insurance in certain neighborhoods because of race | a banking practice shown on maps that marked minority areas as risky
glass ceiling | the unseen barrier that keeps women from top positions | an invisible limit on promotion in business
separate but equal doctrine | the rule that racial division is legal if facilities are alike | the principle of Plessy v. Ferguson rejected in 1954
comparable worth | the idea that different jobs needing similar skill deserve the same pay | a proposed remedy for low wages in fields dominated by women

# Civil rights laws
? Which civil rights law
Civil Rights Act of 1866 | declared freed people citizens with equal rights to contract and own property | was passed over Andrew Johnson's veto after the Civil War
Civil Rights Act of 1957 | created a federal commission to study discrimination under Eisenhower | was the first such law passed since Reconstruction
Civil Rights Act of 1964 | banned discrimination in public accommodations and employment | contains Title VII and created the Equal Employment Opportunity Commission
Voting Rights Act of 1965 | ended literacy tests and sent federal examiners to register voters | required preclearance of election changes in places with a history of discrimination
Fair Housing Act / Civil Rights Act of 1968 | banned discrimination in the sale or rental of homes | passed days after Martin Luther King Jr.'s assassination
Title IX | barred sex discrimination in schools receiving federal money | expanded women's college athletics after 1972
Equal Pay Act of 1963 | required the same wages for men and women doing the same work | was signed by John F. Kennedy to fight wage discrimination by sex
Age Discrimination in Employment Act | protected workers over forty from bias in hiring and firing | was passed in 1967 to help older job seekers
Americans with Disabilities Act / ADA | required access to public places and reasonable accommodation at work | passed in 1990 for people with physical or mental impairments
Rehabilitation Act of 1973 | barred bias against handicapped people in federally funded programs | was a forerunner of the 1990 disabilities law through its Section 504
Lilly Ledbetter Fair Pay Act | reset the time limit for suing with each discriminatory paycheck | was the first bill signed by Barack Obama
Individuals with Disabilities Education Act / IDEA | guaranteed a free, appropriate public schooling to children with special needs | requires an individualized plan for each child who qualifies

# Leaders of movements for equality
? Which leader
Martin Luther King Jr. / Martin Luther King | led nonviolent protest and gave the "I Have a Dream" speech | wrote "Letter from Birmingham Jail" | won the 1964 Nobel Peace Prize
Rosa Parks | refused to give up a seat on a Montgomery bus in 1955 | sparked a year-long boycott of city transit in Alabama
Malcolm X | spoke for Black nationalism and self-defense as a Nation of Islam minister | was assassinated in New York in 1965
Cesar Chavez | organized farmworkers and led the grape boycott | co-founded the United Farm Workers
Dolores Huerta | co-founded a farm labor union and coined the slogan "Sí, se puede" | negotiated contracts for California field workers alongside Cesar Chavez
W. E. B. Du Bois | helped found the NAACP and demanded immediate equality | wrote The Souls of Black Folk
Booker T. Washington | urged vocational training and gradual progress at Tuskegee | gave the Atlanta Compromise speech in 1895
John Lewis | led marchers across Selma's Edmund Pettus Bridge in 1965 | chaired SNCC before serving in Congress from Georgia
Fannie Lou Hamer | challenged Mississippi's all-white delegation at the 1964 Democratic convention | helped found the Mississippi Freedom Democratic Party
Frederick Douglass | escaped slavery and became a leading abolitionist orator and editor | published The North Star
A. Philip Randolph | organized sleeping-car porters and planned the 1963 March on Washington | pressed Franklin Roosevelt to ban bias in defense jobs

# Leaders of the movement for women's rights
? Which reformer
Elizabeth Cady Stanton | wrote the Declaration of Sentiments in 1848 | helped organize the Seneca Falls Convention
Susan B. Anthony | was arrested for voting in 1872 | led the national suffrage campaign for decades and later appeared on a dollar coin
Lucretia Mott | was a Quaker abolitionist who helped call the Seneca Falls meeting | was refused a seat at the 1840 World Anti-Slavery Convention
Alice Paul | led White House pickets for suffrage and drafted the Equal Rights Amendment | founded the National Woman's Party
Carrie Chapman Catt | led the winning suffrage plan and founded the League of Women Voters | headed the National American Woman Suffrage Association in 1920
Betty Friedan | wrote The Feminine Mystique in 1963 | helped found the National Organization for Women
Gloria Steinem | co-founded Ms. magazine in the early 1970s | was a leading journalist of second-wave feminism
Phyllis Schlafly | led the campaign against ratifying the Equal Rights Amendment | organized STOP ERA as a conservative activist
Sojourner Truth | asked "Ain't I a Woman?" in an 1851 speech | was formerly enslaved and spoke for both abolition and suffrage
Jane Addams | founded Hull House for immigrants in Chicago | won the Nobel Peace Prize in 1931

# Events in movements for equality
? Which event
Montgomery bus boycott | ended segregated seating in an Alabama city after 381 days | brought Martin Luther King Jr. to national attention
Greensboro sit-in / Greensboro sit-ins | began when four Black students waited for service at a lunch counter in 1960 | inspired student protests across the South
Freedom Rides | tested desegregation of interstate bus terminals in 1961 | met mob violence in Anniston and Birmingham
March on Washington | drew about 250,000 people to the Lincoln Memorial in 1963 | was the setting of the "I Have a Dream" speech
Selma march / Selma to Montgomery march | saw troopers attack peaceful protesters on Bloody Sunday in 1965 | built support for a federal voting law
Little Rock crisis | led Eisenhower to send troops to protect nine Black students in 1957 | began when Arkansas's governor blocked a high school
Freedom Summer | brought college volunteers to register Black voters in Mississippi in 1964 | was marked by the murder of three young workers
Seneca Falls Convention | issued a call for women's suffrage in 1848 | modeled its declaration on the Declaration of Independence
Stonewall uprising / Stonewall riots | followed a police raid on a New York gay bar in 1969 | helped launch the modern gay rights movement
Delano grape strike | united Filipino and Mexican farmworkers in California in 1965 | led to a national consumer boycott of table fruit
Occupation of Alcatraz | had Native American activists hold an island in San Francisco Bay from 1969 to 1971 | drew attention to broken treaties and Indian self-determination
Birmingham campaign | shocked viewers with fire hoses and police dogs in 1963 | included a children's crusade against segregation in Alabama's largest city

# Devices used to deny or expand the vote
? Which term describes
literacy test | a reading exam used to keep Black citizens from registering | a voting requirement suspended by law in 1965
poll tax | a fee charged before a person could vote | a payment banned in federal elections by the Twenty-fourth Amendment
grandfather clause | a rule exempting men whose ancestors could vote before 1867 | an exemption that protected poor white voters from other tests
white primary | a nominating contest closed to African Americans | a southern party practice struck down in 1944
property qualification | a requirement to own land in order to vote | an early suffrage limit removed in the Jacksonian era
residency requirement | a rule that a voter must have lived in the place for a set time | a waiting period for newcomers before they may register
voter identification law | a rule that one show an approved card at the polls | a measure defended as stopping fraud and criticized as lowering turnout
felon disenfranchisement | loss of the vote because of conviction for a serious crime | a state practice that removes ballots from prisoners and some former inmates
voter purge | removal of names from the list of registered citizens | the striking of people who moved or died from the rolls
universal suffrage | the extension of the vote to all adult citizens | the opposite of limiting ballots by wealth, race, or sex
preclearance | federal approval needed before certain places changed election rules | a requirement that lapsed after Shelby County v. Holder

# Laws on elections and campaigns
? Which election law
Tillman Act | banned corporate contributions to federal candidates in 1907 | was the first national campaign finance statute
Federal Election Campaign Act / FECA | required disclosure and limited contributions in the 1970s | was amended after Watergate in 1974 to create an independent enforcement agency, the FEC
Bipartisan Campaign Reform Act / McCain-Feingold Act / BCRA | banned soft money to national parties in 2002 | required candidates to say that they approve their advertisements
National Voter Registration Act / Motor Voter Act | let people sign up to vote when getting a driver's license | was signed by President Clinton in 1993 to raise participation
Help America Vote Act / HAVA | paid states to replace punch-card machines after the 2000 election | required provisional ballots and statewide voter lists in 2002
Hatch Act | limits federal employees' partisan activity on the job | was passed in 1939 to keep civil servants out of campaigns
Enforcement Act of 1870 / Force Act | punished interference with Black suffrage during Reconstruction | used federal power against the Ku Klux Klan's attacks on voters
Electoral Count Reform Act | clarified in 2022 that the vice president's role in tallying results is ceremonial | raised the number of members needed to object to a state's certified result
Presidential Election Day Act / Uniform Election Day Act | set the Tuesday after the first Monday in November in 1845 | made all states pick their electors on a single date

# Agents of political socialization
? Which agent of political socialization
family | is usually the earliest and strongest influence on a child's political views | passes on party loyalty to children at home
school | teaches patriotism, civics, and respect for the Constitution to the young | promotes national symbols such as the pledge in classrooms
peer group | shapes views through friends and classmates of the same age | presses young people to conform to those they spend time with
mass media | spreads news and images through television and the Internet | sets the agenda of topics people think about
religious institution | links faith and moral teaching to political outlook | is seen when churchgoers favor different candidates than nonbelievers
workplace | shapes outlook through one's job, coworkers, or union | ties economic interest at one's occupation to political opinion
historic event | marks a generation, as the Depression or September 11 did | can change the attitudes of a whole age group at once
opinion leader | is a respected person whose views influence others | is a teacher, minister, or commentator whom others trust to interpret politics

# Types of polls
? Which type of poll
exit poll | questions voters as they leave their polling places | lets networks project a winner on election night
push poll | spreads negative information in the form of a survey | is really a campaign tactic meant to change minds
straw poll | asks many people without a scientific sample | was used by the Literary Digest to mispredict the 1936 race
tracking poll | is repeated often to follow changes during a campaign | samples voters continuously and reports a rolling average
benchmark poll | measures a candidate's standing before the campaign begins | gives an early baseline of strengths and weaknesses
focus group | gathers a small set of voters for guided discussion | uncovers how a few people react to messages, in depth rather than in numbers
entrance poll | interviews caucus participants before they take part | questions people arriving at Iowa meetings on how they intend to choose

# Terms of measuring public opinion
? Which term describes
universe | the entire population that a survey aims to measure | everyone whose opinion the researcher wants to know
random sample | a group chosen so that each person has an equal chance of selection | the kind of selection that lets about 1,500 people stand for a nation
representative sample | a small group that closely mirrors the whole population | a cross section of the public like a miniature of it
sampling error / margin of error | the expected difference between survey results and the true population value | the plus-or-minus percentage reported with results
quota sample | a group picked to match set shares of sex, age, or race | a nonrandom method in which interviewers fill categories that match the census
stratified sample | a selection drawn randomly within each subgroup | a probability method that divides people by region or other layer before drawing
question wording bias / leading question | an error caused by loaded language in the survey | slanted phrasing that pushes respondents toward one answer
nonresponse bias | distortion because many of those contacted refuse to answer | a flaw when those who decline to take part differ from those who agree
interviewer bias | distortion caused by the questioner's tone or appearance | a flaw that comes from the person asking rather than from the questions
random digit dialing | reaching respondents by computer-generated telephone numbers | a method for telephone surveys that includes unlisted lines
weighting | adjusting results so underrepresented groups count in proper proportion | a correction by which some respondents count more than others

# Traits of public opinion
? Which term describes
intensity | how strongly people feel about an issue | the depth of feeling that turns a view into action
salience | how important an issue is to a person | the quality that makes a topic matter in one's vote choice
stability | how constant opinion remains over time | the lasting character of support for the death penalty or democracy
direction of opinion | whether people are for or against a proposal | the positive or negative side of a view
latency | views that exist but have not yet been expressed | hidden opinion that may surface when an event or candidate awakens it
consensus | general agreement among a large majority on an issue | the situation when most citizens share the same view
polarization | a sharp split in which views move toward opposite extremes | growing distance between the two parties' supporters with few in the middle
political efficacy | the belief that one's participation can make a difference | a citizen's sense of being able to understand and influence government
political trust | confidence that government will do what is right | faith in leaders and institutions, which fell after Vietnam and Watergate
nonattitude | an answer given to a pollster with no real view behind it | a made-up reply on an issue the person knows nothing about

# Political outlooks in the United States
? Which political outlook
liberalism | favors active government to reduce inequality and regulate business | supports social programs and broad civil rights protections
conservatism | favors smaller government, free markets, and traditional values | supports lower taxes and a strong military
libertarianism | favors minimal government in both economic and personal life | opposes regulation of business as well as laws on private conduct
populism | defends ordinary people against powerful elites | combines support for economic aid with traditional social views
moderate outlook / centrism | takes positions between the left and the right | mixes ideas from both major sides of the spectrum
democratic socialism | seeks public ownership or strong control of key industries through elections | is associated with Eugene Debs and Bernie Sanders
progressivism | led early 1900s campaigns against trusts and machine politics | won the direct primary, initiative, and food inspection before World War I
neoconservatism | stresses using American power to spread democracy abroad | was linked with support for the 2003 invasion of Iraq

# Values of American political culture
? Which value
individualism | stresses personal freedom and self-reliance | puts the person's own effort ahead of dependence on the group
equality of opportunity | holds that everyone should have the same chance to succeed | stresses a fair start rather than the same outcomes
equality of result | holds that government should lessen differences in income and wealth | supports redistribution so that living conditions end up closer together
free enterprise | supports private business competing with little government control | lets supply, demand, and profit guide the economy
patriotism | means devotion to and pride in one's country | is shown by honoring the flag and respecting national symbols
political equality | holds that each person's vote counts the same | is summed up as one person, one vote
civic duty | holds that people owe service such as voting and jury participation | leads citizens to cast ballots even when their vote will not decide anything
political tolerance | accepts that groups one dislikes may speak and assemble | respects the right of unpopular groups to express opposing views

# Terms of voting behavior
? Which term describes
rational choice voting | deciding on the basis of one's individual self-interest after weighing issues | choosing the candidate whose policies bring the voter the most benefit
retrospective voting | judging a candidate or party on its past performance | rewarding or punishing incumbents for the state of the economy
prospective voting | choosing on the basis of what candidates promise for the future | weighing candidates' platforms and proposed policies for the coming term
party-line voting | marking every Democrat or every Republican for all offices | a straight-ticket choice guided by long-standing loyalty
split-ticket voting | supporting candidates of different parties for different offices on one ballot | picking a Republican president and a Democratic senator in the same election
single-issue voting | choosing on the basis of one concern such as abortion or guns | deciding on a candidate's stand on a sole topic and ignoring the rest
strategic voting | backing a less preferred candidate to keep a worse one from winning | abandoning a hopeless favorite in order to defeat the one liked least
coattail effect | help that a popular candidate gives to others lower on the ballot | a gain in congressional seats because of a strong presidential candidate of the same party
roll-off / ballot fatigue | skipping lesser offices after marking the top races | a drop in choices made for judges compared with president
gender gap | a difference between how men and women vote | the tendency of women to support Democrats more than men do
party identification | a lasting psychological attachment to one political organization | a loyalty usually formed early in life and the best predictor of the vote

# Types of nominating contests
? Which nominating method
closed primary | lets only declared party members choose nominees | shuts out independents in order to prevent crossover by the other side
open primary | lets any voter choose one party's ballot on election day | allows crossover because party membership need not be declared beforehand
blanket primary | let voters pick among all parties' candidates office by office | was struck down for California in 2000 as violating parties' freedom of association
top-two primary / jungle primary | sends the leading pair of finishers to the general election regardless of party | is used in California and Washington and may produce two finalists of one party
runoff primary | is a second vote between leading candidates when no one wins a majority | has been common in southern states when the first ballot gave no candidate a majority
presidential primary | selects delegates or shows preference among White House contenders | is held in New Hampshire early in the election year
caucus | has party members meet locally to discuss and choose candidates | opened the presidential race in Iowa for many years
nominating convention | has delegates gather to choose party candidates | replaced congressional choice of candidates in the 1830s
nominating petition | places candidates on the ballot through voters' signatures | is common for independents and in local contests
self-announcement / self-nomination | has a person simply declare a candidacy, sometimes with write-in votes | is the oldest way of seeking office and needs no party approval
legislative caucus | was the early method by which members of Congress picked candidates in private | was attacked as "King" by Andrew Jackson's supporters after 1824

# Types of elections
? Which type of election
midterm election | takes place halfway through a president's four years | usually costs the president's party seats in Congress
special election | fills a vacancy before the regular date | is called after an officeholder dies or resigns
runoff election | is held when no candidate gained the required majority | pits the top two finishers against each other because neither passed 50 percent
nonpartisan election | lists candidates without any party label | is common for city councils, school boards, and many judges
critical election / realigning election | brings a sharp, lasting shift in party loyalty | is illustrated by 1860 and 1932
landslide election | gives one candidate an overwhelming victory | took place in 1936, 1964, 1972, and 1984
open-seat election | has no incumbent running | is the most competitive kind because the former member has retired
off-year election | takes place when neither the president nor Congress is being chosen | chooses governors in Virginia and New Jersey

# Terms of the presidential election
? Which term describes
electoral college | the body that formally chooses the president and vice president | the 538 members chosen state by state
popular vote | the total ballots cast by citizens across the nation | the nationwide count that Al Gore and Hillary Clinton led
winner-take-all system / unit rule | giving all of a state's electors to the candidate with the most ballots there | the method of awarding presidential electors used by all states but Maine and Nebraska
swing state / battleground state | a place that either party may win and where campaigns concentrate | a closely divided place such as Pennsylvania that receives heavy advertising
safe state | a place that one party can count on winning | a place such as California or Alabama that candidates rarely need to visit
faithless elector | one who does not vote for the candidate that the state chose | one whose rebellion a state may punish, under Chiafalo v. Washington
front-loading | scheduling primaries earlier in the year to gain influence | the crowding of nominating contests into the early months
superdelegate | a Democratic official with an unpledged seat at the national meeting | a party leader who may support any candidate at the convention
running mate | the vice-presidential candidate on a ticket | the second person nominated at the national convention
contingent election | the House's choice of president when no one wins 270 | the process used in 1824, with each state delegation casting one vote
retail politics / retail campaigning | meeting voters face to face, as in New Hampshire | winning support by handshakes, diners, and small gatherings rather than television
balancing the ticket | picking a second candidate who appeals to other regions or groups | Kennedy's reason for choosing the Texan Lyndon Johnson in 1960

# Types of ballots
? Which type of ballot
Australian ballot / secret ballot | is printed by government and marked in private | lists all candidates and reduced bribery and intimidation after the 1880s
office-group ballot / office-block ballot / Massachusetts ballot | arranges candidates under the post that they seek | encourages split-ticket voting by listing rivals for each job together
party-column ballot / Indiana ballot | lists all Democrats in one line and all Republicans in another | encourages straight-ticket voting by a single mark
absentee ballot | is used by a voter who cannot come to the polling place | was first provided for soldiers serving away from home
provisional ballot | is set aside until a voter's eligibility can be checked | is required when a name is missing from the rolls
sample ballot | is sent out in advance so that voters can study the choices | is mailed or published only for practice and information
bedsheet ballot / long ballot | lists so many offices that voters may be overwhelmed | results from electing too many minor officials
write-in ballot | lets a voter add the name of an unlisted candidate | allowed Lisa Murkowski to win a Senate race in 2010 after losing a primary
ranked-choice ballot | lets voters order candidates by preference | transfers the choices of the last-place candidate's supporters, as in Maine

# Presidential elections that changed American politics
? Which presidential election
election of 1800 | brought the first peaceful transfer of power between rival parties | ended in a tie between Jefferson and Burr
election of 1824 | was decided by the House for John Quincy Adams amid charges of a corrupt bargain | gave no candidate a majority although Jackson led in the popular count
election of 1828 | put Andrew Jackson in office with wider white male suffrage | marked the rise of mass democracy and the new Democratic Party
election of 1860 | led southern states to secede after Abraham Lincoln won | divided four candidates over slavery in the territories
election of 1876 | gave Rutherford B. Hayes the presidency through an electoral commission | was settled by a compromise that ended Reconstruction
election of 1896 | saw William McKinley defeat William Jennings Bryan over gold and silver | began an era of Republican dominance supported by business and cities
election of 1912 | was won by Woodrow Wilson after Republicans split between Taft and Roosevelt | featured the Bull Moose Progressives
election of 1932 | brought Franklin Roosevelt and the New Deal coalition to power | realigned voters during the Great Depression
election of 1948 | surprised pollsters when Harry Truman defeated Thomas Dewey | produced the mistaken headline announcing the challenger's victory
election of 1960 | featured the first televised debates between Kennedy and Nixon | chose the first Catholic president
election of 1968 | returned Republicans to power after turmoil and George Wallace's third-party run | put Richard Nixon in office during the Vietnam War
election of 1980 | brought a conservative turn when Ronald Reagan defeated Jimmy Carter | followed the Iran hostage crisis and high inflation
election of 2000 | turned on a disputed recount in Florida | made George W. Bush president despite Al Gore's larger popular total
election of 2008 | made Barack Obama the first African American president | was fought with John McCain during a financial crisis

# Terms of drawing districts
? Which term describes
gerrymandering | drawing district lines to give one party or group an advantage | boundary drawing named for a Massachusetts governor's salamander-shaped map
packing | concentrating opposing voters in a few districts | wasting a group's votes by crowding them into one or two areas
cracking | spreading opposing voters thinly over many districts | splitting a bloc so that it is a minority everywhere
malapportionment | unequal numbers of people among legislative districts | the inequality attacked in Baker v. Carr
reapportionment | redistribution of House seats among states after each census | the shift of seats from slow-growing states to fast-growing ones
redistricting | redrawing boundary lines within a state for legislative seats | the task that legislatures or commissions do every ten years with maps
census | the count of the population taken every ten years | the constitutional enumeration on which House seats are based
majority-minority district | an area drawn so that a racial group can elect its choice | a seat shaped so that African American or Hispanic voters predominate
single-member district | an area that elects one lawmaker | the arrangement by which each House seat has one winner
at-large election | choice of officials by the voters of an entire state or city | a method without districts that may weaken minority neighborhoods
incumbent protection plan / sweetheart map | boundaries designed to keep current officeholders of both parties safe | a bipartisan map that reduces competition in nearly every seat

# Terms of campaign finance
? Which term describes
political action committee / PAC | the fund-raising arm that an interest group registers to give limited sums to candidates | a registered group that may give a candidate up to $5,000 per election
super PAC | an independent spender with no limits that may not coordinate with candidates | a group that grew out of the Citizens United decision
soft money | unregulated gifts once made to parties for party-building | the party funds that the 2002 reform law banned
hard money | regulated contributions given directly to candidates | donations subject to legal limits and reporting requirements
dark money | political spending whose donors are not disclosed | funds spent by nonprofits that keep their givers secret
527 organization | a tax-exempt group that runs issue campaigns without expressly backing candidates | a group such as Swift Boat Veterans for Truth, named for a tax code section
bundling | collecting many individual checks and delivering them together | a fund-raiser's way of gaining influence beyond one person's legal limit
independent expenditure | money spent on a candidate's behalf without coordination | spending by outsiders that the candidate does not control
public funding | tax dollars offered to qualifying presidential candidates | government payment for campaigns in exchange for spending limits
matching funds | public sums given in proportion to small private gifts raised in primaries | aid to presidential hopefuls tied dollar for dollar to modest donations
disclosure | the requirement to report who gives and how money is used | the publishing of donors' names so that voters can judge influence
issue ad / issue advocacy advertisement | a message on policy that avoids words such as "vote for" | a broadcast that praises or attacks on a topic without urging a ballot choice

# Terms of elections and turnout
? Which term describes
suffrage / franchise | the right to vote | what women gained through the Nineteenth Amendment
electorate | all the people entitled to vote | the body of citizens who may take part in choosing officials
voter turnout | the share of those eligible who actually cast ballots | the percentage that is higher in presidential than in midterm years
voting-age population | all residents eighteen and older, including those who are ineligible | all adults, counted even if they are noncitizens or felons
voter registration | the procedure of enrolling before one may cast a ballot | a step that North Dakota does not require
precinct | the smallest local voting district | a neighborhood unit that sends its results to the county
polling place | the location where people cast ballots | a school or church hall open to citizens on election day
plurality | the most votes, though not necessarily more than half | what a leading candidate has with 40 percent against three rivals
majority | more than half of all votes | what 270 of 538 electors make up
incumbency advantage | the benefits of name recognition and money held by a current officeholder | the reason that most House members win again
canvassing | going door to door to talk with voters | volunteers' personal visits to homes before an election
early voting | casting ballots in person before the official day | appearing at the polls days before the main date to avoid lines
nonvoter | a citizen who is able to take part in elections but stays home | one who is disproportionately young, poor, and less educated
general election | the final contest among the parties' nominees for public office | the November vote that follows the primaries

# Roles of the news media
? Which media role
gatekeeper | decides which stories become news and for how long | influences what subjects become national issues by selecting them
watchdog | investigates and exposes abuses by officials | scrutinizes candidates and officials for wrongdoing
scorekeeper | tracks who is winning and losing in politics | makes and breaks reputations by judging candidates' momentum
agenda setter | leads the public to think about certain issues by covering them | does not tell people what to think but what to think about
linkage provider / link | connects citizens with their government | carries public concerns up to leaders and policies down to people
public educator / teacher | informs citizens so that they can take part in politics | explains complicated policies so that people can understand them
entertainer | attracts audiences with dramatic or amusing content | mixes politics with comedy and celebrity to keep viewers watching
common carrier | passes along officials' messages to the public unchanged | simply relays messages between politicians and citizens like a pipeline

# Terms of news and politics
? Which term describes
framing | presenting a story so as to shape how the audience understands it | showing a protest as either free speech or disorder
priming | influencing the standards people use to judge leaders by stressing certain issues | leading viewers to rate a president by the economy because coverage emphasizes it
sound bite | a brief, catchy excerpt of a speech broadcast on the news | a few seconds of a candidate's words on television
leak | an unofficial release of inside information to a reporter | how the Pentagon Papers reached newspapers
trial balloon | information released anonymously to test public reaction to a policy | a way for an official to see reactions before committing to an idea
horse-race journalism | coverage that stresses who is ahead in a campaign | reporting on polls and strategy rather than on policies
yellow journalism | sensational reporting of the 1890s that exaggerated to sell papers | the style of Hearst and Pulitzer before the Spanish-American War
narrowcasting | aiming programs at a small, particular audience | the strategy of cable channels that serve one interest or ideology
media event | an occasion staged mainly so that it will be covered | a photo opportunity arranged for the cameras
press conference | a meeting in which an official answers reporters' questions | a question session held at the White House briefing room
spin | an interpretation of events slanted to favor a politician | a campaign's effort to give the best possible meaning to a debate result
selective exposure | choosing news sources that agree with one's views | the habit of conservatives watching conservative channels and liberals liberal ones
investigative journalism | in-depth reporting that digs out wrongdoing | the work of Woodward and Bernstein on Watergate
echo chamber | a setting where people hear only opinions like their own | an online circle that repeats and reinforces one viewpoint

# Rules governing the media
? Which media rule or law
equal time rule | requires broadcasters to treat rival candidates alike in selling or giving airtime | keeps a station from giving one office seeker free minutes denied to opponents
fairness doctrine | once required broadcasters to present opposing views on controversial issues | was dropped by the FCC in 1987
right of rebuttal / personal attack rule | once let people criticized on the air respond | applied to individuals whose character was assailed in a broadcast
shield law | protects reporters from being forced to reveal sources | exists in most states to guard confidential informants of journalists
Freedom of Information Act / FOIA | lets the public request records of federal agencies | was passed in 1966 to open government files with certain exceptions
Sunshine Act / Government in the Sunshine Act | requires many federal agencies to hold open meetings | applied openness to the sessions of about fifty boards and commissions in 1976
Communications Act of 1934 | created the FCC to license radio and later television | treated the airwaves as public property to be regulated
Telecommunications Act of 1996 | loosened ownership limits and encouraged mergers of broadcasters | opened competition among telephone and cable companies under President Clinton
Children's Online Privacy Protection Act / COPPA | limits websites' gathering of data from those under thirteen | requires parents' permission before sites collect a young user's details

# Political parties in American history
? Which political party
Federalist Party | backed a strong national government and a national bank in the 1790s | was led by Alexander Hamilton and John Adams
Democratic-Republican Party / Jeffersonian Republicans | favored farmers, states' rights, and strict construction in the 1790s | was founded by Jefferson and Madison
Democratic Party | formed around Andrew Jackson and is the nation's oldest surviving party | built the New Deal coalition under Franklin Roosevelt
Republican Party / GOP | was founded in 1854 to oppose the spread of slavery | elected Abraham Lincoln president in 1860
Whig Party | formed in the 1830s to oppose Andrew Jackson | was led by Henry Clay and Daniel Webster and collapsed over slavery
Know-Nothing Party / American Party | opposed immigrants and Catholics in the 1850s | grew out of a secret nativist society
Free Soil Party | opposed slavery's spread into western lands in 1848 | ran Martin Van Buren for president after he had left the White House
Populist Party / People's Party | demanded free silver and railroad regulation for farmers in the 1890s | won electoral votes with James Weaver in 1892
Progressive Party / Bull Moose Party | backed Theodore Roosevelt against William Howard Taft in 1912 | split from Republicans to seek reform
States' Rights Democratic Party / Dixiecrats | broke away over racial policy in 1948 behind Strom Thurmond | won South Carolina, Alabama, Mississippi, and Louisiana against Truman
American Independent Party | ran Alabama governor George Wallace for president in 1968 | opposed federal school desegregation orders
Reform Party | grew from Ross Perot's campaigns of the 1990s | stressed balancing the budget
Libertarian Party | calls for minimal government in economic and personal matters | has run candidates since 1972
Green Party | stresses environmental protection and ran Ralph Nader in 2000 | was accused of spoiling Al Gore's chances

# Parts of party organization
? Which part of a party
national convention | meets every four years to nominate a ticket and adopt a platform | brings state delegates together in the summer before the election
national committee | handles the organization's business between the four-year gatherings | includes members from every state and territory
national chairperson | directs headquarters staff and raises money for the whole organization | is usually picked by the presidential nominee or sitting president
congressional campaign committee | works to elect its members to the House or Senate | raises money for the organization's lawmakers and challengers
state central committee | supervises campaigns for governor and legislature | coordinates county organizations under a single chair
precinct captain | gets out the vote in the smallest local area | recruits neighborhood volunteers at the grass roots
platform | states positions and goals on many issues in a formal document | is drafted by delegates every four years
plank | sets out a position on one issue as a piece of a longer statement | states, for example, a stand on gun control within a larger program
party in the electorate | consists of ordinary voters who identify with it | has no dues or cards, only people who think of themselves as Democrats or Republicans
party in government | consists of elected officials who serve under its label | includes the president and congressional leaders who try to enact a program

# Terms of party politics
? Which term describes
realignment | a lasting shift in which groups support which party | a major change of voter coalitions such as that of the 1930s
dealignment | the weakening of voters' ties to both parties | the rise of voters who call themselves independent
patronage | giving jobs and favors to political supporters | the practice of rewarding loyal workers with posts after an election
political machine | a local organization that won votes through jobs and favors | an urban system such as Tammany Hall in New York
divided government | control of the White House and Congress by opposing parties | a situation that often brings gridlock and more vetoes
two-party system | competition dominated by a pair of major organizations | an arrangement encouraged by single-member districts with plurality winners
third party / minor party | an organization outside the major pair that may raise new issues | a challenger whose ideas are often adopted by larger rivals
spoiler | a minor candidate who draws enough votes to change who wins | the role that critics gave to Ralph Nader in 2000
bipartisanship | cooperation between Democrats and Republicans | joint work on a bill across the aisle
factionalism | conflict among groups inside one party | splits such as those of moderates against hard-liners in the same camp
independent | a voter who identifies with no party | one who belongs to neither side and often decides close races
New Deal coalition | the alliance of workers, Catholics, Jews, Southerners, and Black voters behind Roosevelt | the voting base that kept Democrats dominant from 1932 to the 1960s
Solid South | the region's century of loyalty to Democrats after Reconstruction | the block of former Confederate states that once voted Democratic
party boss | the powerful leader of a city organization, such as William Tweed | one who controlled nominations and jobs in a big city

# Functions of political parties
? Which function of a party
nominating candidates | selects the persons who will run for office under a label | sets parties apart from other groups by naming who will run for office
informing and activating supporters | uses campaigns, rallies, and news to stir interest among voters | stirs interest and takes stands through pamphlets and advertising
bonding agent function | vouches for the good performance and character of those it puts forward | tries to ensure that its officeholders are qualified and of good character
governing | organizes Congress and appointments along partisan lines | staffs legislatures on the basis of partisanship
watchdog function / watchdog function of the party out of power | criticizes the policies of those in control | exposes mistakes as the loyal opposition
fund-raising | collects the money that campaigns need | gathers donations to pay for advertising and staff
moderating conflict / building coalitions | brings different groups together by seeking compromise | softens extreme demands in order to attract a majority of voters

# American interest groups
? Which interest group
AARP | speaks for people aged fifty and older | lobbies to protect Social Security and Medicare
National Rifle Association / NRA | opposes gun control and defends the Second Amendment | represents owners of firearms in Congress
NAACP | fought segregation in court with Thurgood Marshall as its lawyer | was founded in 1909 to advance African Americans' rights
American Civil Liberties Union / ACLU | goes to court to defend the Bill of Rights, even for unpopular clients | defended John Scopes in the 1925 evolution trial
AFL-CIO | unites many labor unions in one federation | was formed by a merger in 1955 and speaks for organized workers
Chamber of Commerce | speaks for businesses of all sizes across the nation | favors lower taxes and less regulation of companies
Sierra Club | works to protect wilderness and the environment | was founded by John Muir in 1892
American Medical Association / AMA | represents physicians in policy debates | opposed national health insurance plans in the twentieth century
American Bar Association / ABA | represents lawyers and rates nominees for federal judgeships | sets model ethics rules for attorneys
League of Women Voters | provides nonpartisan information on elections | grew out of the suffrage movement in 1920
American Farm Bureau Federation | represents farmers and ranchers | supports agricultural subsidies and rural programs
National Education Association / NEA | represents public school teachers | is the largest union of classroom instructors and school staff
National Organization for Women / NOW | was founded in 1966 to press for sex equality | backed the Equal Rights Amendment
Mothers Against Drunk Driving / MADD | pressed for a drinking age of twenty-one after being founded in 1980 | was started by Candy Lightner after a daughter was killed in a crash

# Types of interest groups
? Which type of interest group
public-interest group | seeks policies meant to benefit everyone, not only its members | is illustrated by Common Cause
labor union | bargains for workers over wages and conditions | is illustrated by the Teamsters
trade association | represents companies in the same industry | speaks for an entire business sector such as oil or banking
professional association | represents people in an occupation that requires specialized training | sets standards for doctors, lawyers, or teachers
single-issue group | concentrates narrowly on one question such as abortion | puts all its effort into a narrow matter, such as gun ownership
civil rights group | seeks equal treatment for minorities or women | is illustrated by the Urban League and LULAC
agricultural group | seeks price supports and favorable export policy | is illustrated by the National Farmers Union and the Grange
intergovernmental group / government interest group | lobbies Washington for mayors, governors, or counties | is illustrated by the National Governors Association and the League of Cities
ideological group | promotes a broad set of liberal or conservative beliefs | is illustrated by the American Conservative Union
think tank | researches and publishes policy studies to influence officials | is illustrated by the Brookings Institution and the Heritage Foundation

# Methods of influence used by interest groups
? Which term describes
lobbying / direct lobbying | face-to-face contact with officials to influence their decisions | an activity protected by the right to petition and regulated by a 1995 disclosure law
grassroots lobbying | mobilizing ordinary members to call or write lawmakers | flooding Congress with letters and calls from constituents
electioneering | helping to elect candidates who favor the group's aims | giving money and volunteers to campaigns
litigation | bringing lawsuits to change policy through the courts | the NAACP's main strategy in attacking school segregation
amicus curiae brief | a statement filed by a friend of the court who is not party to the suit | a written argument by an outside organization to influence judges
astroturf campaign | a fake show of public support paid for by an organization | letters that look spontaneous but were produced by hired firms
legislative scorecard / ratings system | a published grade of how members of Congress voted | a grade that tells voters whether a lawmaker agreed with the group
demonstration | a public march or rally to draw attention | a peaceful assembly that attracts news coverage, such as the 1963 gathering in Washington
coalition building | several organizations joining forces on an issue | the pooling of money and members by allied groups
boycott | refusing to buy from a company to press it to change | an economic protest used by farmworkers against grape growers
propaganda | one-sided communication meant to sway public opinion | messages using name-calling, bandwagon appeals, and glittering generalities

# Terms of group politics
? Which term describes
pluralism | the theory that power is spread among many competing groups | Robert Dahl's picture of politics as bargaining among groups
elite theory | the view that a small, wealthy upper class holds most power | the picture by C. Wright Mills of rule by corporate, military, and political leaders
hyperpluralism | the view that too many strong groups weaken government | the claim that groups have become so powerful that policy is confused
iron triangle | a close alliance of a congressional committee, an agency, and an interest group | a stable three-sided partnership that makes policy for its own benefit
issue network | a loose, shifting web of experts, officials, and activists around a policy | a less stable and more open pattern of policymaking that includes critics
free rider | one who gains from a group's work without joining or paying | the obstacle to group action described by Mancur Olson
revolving door | movement of people between government jobs and lobbying firms | the career path of a former lawmaker who becomes a lobbyist
faction | Madison's word for a group pursuing its interest against the common good | a majority or minority moved by a common passion, in No. 10
disturbance theory | the idea that groups form when change threatens people's interests | David Truman's explanation of why groups are born
agency capture / regulatory capture | control of a regulator by the industry that it oversees | what occurs when watchdogs serve the businesses they should police
collective good | a benefit such as clean air that cannot be withheld from nonmembers | something all enjoy whether or not they contributed
selective benefit | a good available only to members, such as discounts or magazines | an inducement that overcomes the temptation not to join
solidary incentive | the social pleasure and companionship of joining | the reward of friendship and fun at meetings
purposive incentive | the satisfaction of serving a cause one believes in | the reward felt by supporters of an ideological or moral goal

# Leaders and officers of Congress
? Which officer or leader
Speaker of the House / Speaker | presides over the larger chamber and is elected by its members | stands second in line to the presidency after the vice president
House majority leader | plans floor strategy for the controlling party as second to its presiding officer | assists the Speaker in guiding the party's program
Senate majority leader | schedules bills and is the most powerful member of the upper chamber | has first recognition in debate and controls the calendar
minority leader | heads the party with fewer seats and organizes its opposition | may become Speaker if the party wins control of the House
whip | counts votes and rounds up party members before a roll call | links leaders with rank-and-file members and keeps them in line
president of the Senate | may vote in the upper chamber only to break a tie | presides under the Constitution as the nation's second-highest executive
president pro tempore | fills the chair of the upper chamber when its constitutional head is absent | is usually the longest-serving senator of the majority and third in the line of succession
committee chair | decides which bills the panel will hear | is usually chosen with regard to seniority and comes from the majority
parliamentarian | advises the presiding officer on rules and precedents | is a nonpartisan expert on procedure who keeps precedents
sergeant at arms | keeps order and security in the chamber | enforces rules and escorts guests such as the president
chaplain | opens each day's session with prayer | is a member of the clergy who gives spiritual support to lawmakers
ranking member | is the most senior minority lawmaker on a panel | would normally lead the panel if party control changed

# Kinds of congressional committees
? Which kind of committee
standing committee | is permanent and handles bills in one subject area | is the kind in which most legislative work is done
select committee / special committee | is temporary and created for a particular investigation | was used to investigate the January 6 attack and Watergate
joint committee | has members of both houses and usually studies or oversees routine matters | includes, as an example, the panel on the Library of Congress
conference committee | resolves differences between House and Senate versions of a bill | forms when the two houses pass differing bills
subcommittee | handles part of a larger panel's jurisdiction and holds early hearings | specializes further within a larger panel
rules committee | decides when and how bills will be debated on the House floor | acts as traffic cop by setting time limits and allowing amendments
committee of the whole | lets the House do business with a smaller quorum of one hundred | consists of all representatives meeting under relaxed procedures

# Committees of Congress by subject
? Which committee
House Ways and Means Committee / Ways and Means Committee | writes tax bills and oversees Social Security | is the oldest panel of its chamber and starts all revenue legislation
Senate Finance Committee | handles revenue measures and trade in the upper chamber | confirms the treasury secretary and considers tariffs
Appropriations Committee | decides how much money each program may spend | allocates discretionary funds through twelve yearly bills
Senate Foreign Relations Committee | reviews treaties and ambassadors' nominations | helped block the Treaty of Versailles under Henry Cabot Lodge
Senate Judiciary Committee | holds hearings on Supreme Court nominees | questions those named to the federal bench
House Oversight Committee | investigates waste and wrongdoing throughout the executive branch | keeps watch over federal agencies and the District of Columbia
Armed Services Committee | authorizes military programs and weapons | writes the yearly defense authorization bill
Agriculture Committee | writes farm bills and food-aid rules | deals with crop subsidies and rural development
Budget Committee | drafts the yearly resolution on overall spending and revenue | sets spending targets with help from the CBO
Ethics Committee | investigates misconduct by members themselves | may recommend censure or expulsion of a colleague
Veterans' Affairs Committee | handles benefits for former members of the military | oversees hospitals and pensions for those who served

# Steps in making a federal law
? Which step or stage
introduction of a bill | takes place when a House member drops a proposal into the hopper | gives a proposal its number and title
committee referral | sends a proposal to the panel with authority over its subject | follows the first reading, when the Speaker assigns the proposal
hearing | gathers testimony from experts and interested groups | lets witnesses answer lawmakers' questions in public
markup | has members go over a proposal line by line and amend it | produces the final wording before the panel votes to report
discharge petition | forces a proposal out of an unwilling panel by signatures of a House majority | requires 218 names to bring a stalled proposal to the floor
floor debate | lets the full membership argue for and against a proposal | is limited to one hour per member in the House and nearly unlimited in the Senate
conference report / conference agreement | presents a compromise version for both chambers' final approval | cannot be amended when the two houses vote on it
presidential signature | turns a measure passed by both houses into law | must come within ten days, not counting Sundays
veto | returns a measure to Congress with the chief executive's objections | sends a measure back to the house where it began
pocket veto | kills a measure left unsigned when Congress adjourns within ten days | cannot be overridden because lawmakers have gone home
veto override | enacts a rejected measure by two-thirds of both chambers | happens rarely because so large a vote is needed
pigeonholing | lets a proposal die in committee by setting it aside | is the fate of most measures, which never get a hearing

# Methods of voting in Congress
? Which voting method
voice vote | has members call out "aye" or "no" together | is the most common way and leaves no record of individuals
standing vote / division vote | has members rise to be counted | is used when the sound of ayes and noes is too close to judge
roll-call vote / recorded vote | notes each member's choice by name | is required when overriding a veto
teller vote | had members walk past counters on each side | was an older House method replaced by machine counting
unanimous consent | passes a matter when no one objects | sets most Senate debate arrangements by agreement of all

# Procedures and tactics in Congress
? Which term describes
filibuster | holding the floor with unlimited talk to block a bill | Strom Thurmond's twenty-four-hour effort against civil rights in 1957 | a minority tactic in the Senate that lets one speaker delay a vote
cloture | ending extended Senate debate by sixty votes | a motion signed by sixteen senators to limit discussion
hold | a senator's informal request to delay action on a bill or nominee | a notice to leaders that a member may block a nomination
nuclear option | changing Senate precedent so that nominees need only a simple majority to proceed | a 2013 and 2017 change that ended filibusters of judges by majority precedent
reconciliation | a budget procedure that lets bills pass the Senate with limited debate and fifty-one votes | a way to change taxes and spending that avoids filibusters
senatorial courtesy | deferring to home-state senators of the president's party on local appointments | a custom that lets a member block a district judge in the home state
germaneness rule | the requirement in the House that amendments relate to the subject of the bill | a limit on riders that representatives face but senators generally do not
closed rule | an order that forbids amendments on the floor | a restrictive order that forces a bill to be accepted or rejected as it stands
open rule | an order that lets members offer amendments freely on the floor | a permissive order for debate that welcomes changes from any member
quorum | the minimum number present to do business | 218 members in the House or 51 in the Senate
seniority rule | giving the best posts to the longest-serving members | the custom by which committee chairs went to those with the most years
lame-duck session | a meeting held after an election but before new members take office | the weeks in November and December when defeated members still vote

# Kinds of congressional measures
? Which kind of measure
public bill | deals with general matters for the nation, unlike one that concerns named persons | covers subjects such as crime that apply to everyone in the country
private bill | applies to certain persons or places, such as one immigrant | grants relief to a named individual against the government
joint resolution | has the force of law and may propose constitutional amendments | deals with special or temporary matters and usually needs the president's signature
concurrent resolution | expresses a position of both houses but is not sent to the president | was used to set budget targets agreed by the two chambers without presidential action
simple resolution | deals with rules or opinion within one house alone | is used by one chamber to change its procedures or praise a person
rider | is an unrelated provision attached to an important bill | is added because it would not pass on its own merits
omnibus bill | packages many different proposals in one large measure | covers hundreds of subjects in a single vote, often for spending
appropriations bill | gives agencies legal permission to spend specific sums | must pass each year to provide actual money for programs
authorization bill | creates or continues a program and sets a ceiling on funds | sets up what an agency may do but supplies no actual money
continuing resolution | keeps agencies funded temporarily when the yearly budget is late | prevents a government shutdown at last year's spending level
Christmas tree bill | is decorated with many unrelated favors for members' districts | carries something for nearly everyone in the chamber
revenue bill | raises taxes and must begin in the House | deals with taxation under the Constitution's origination clause

# Ways of representing constituents
? Which term describes
trustee model | voting by one's own judgment about what is best | following conscience even against opinion at home, as Edmund Burke advised
delegate model / instructed delegate model | voting as the people back home wish | acting as a mouthpiece for constituents' opinions
politico model | combining personal judgment and constituents' wishes as the issue requires | switching between conscience and public opinion depending on the matter
partisan model | voting in line with the leaders of one's political organization | following the whip and party platform ahead of conscience or district
descriptive representation | having lawmakers who share the race, sex, or background of the people | the likeness of a legislature to the population in gender and ethnicity
substantive representation | having lawmakers act for a group's interests whatever their own background | advancing a group's policies rather than merely resembling its members
dyadic representation | the tie between a single lawmaker and the voters of one district | the one-to-one link of a member with a constituency
collective representation | how well the whole legislature reflects the whole people | the match between a nation's opinion and the institution taken together

# Terms of life and work in Congress
? Which term describes
casework | helping individual citizens deal with federal agencies | tracking a lost benefit check for someone in the district
pork barrel spending | federal projects that mainly benefit one district | building roads, dams, and bases to please voters at home
logrolling | trading votes so that each member's bill passes | the bargain "you support mine and I will support yours"
earmark | a line in a bill directing money to a specific local project | a provision naming a particular bridge or museum to be funded
franking privilege | the right to send official mail free of postage | free postage that helps members keep in touch with voters
gridlock | the inability to pass laws because of conflict | deadlock that results when the parties block each other
oversight | reviewing how the executive branch carries out laws | using hearings and budgets to check on agencies
constituency | the people whom a lawmaker represents | all the residents of a member's district or state
home style | the way a member presents himself or herself to voters in the district | what Richard Fenno called the way lawmakers win trust locally
congressional caucus | a group of members who share an interest or background | an informal organization such as that of Black or Hispanic lawmakers
party unity vote | a roll call on which most Democrats oppose most Republicans | a measure of how sharply the two sides divide in the chamber
incumbent | the person who currently holds an office | the candidate with an advantage in name recognition and fund-raising
term limit | a legal cap on how long a person may serve | what the Court said states may not place on members of Congress
recess | a break in the work of the chamber | a temporary pause when lawmakers return home

# Nonlegislative powers of Congress
? Which power of Congress
impeachment | lets the House charge an official with serious wrongdoing | is like an indictment and needs only a simple majority
trial of impeached officials / removal trial | lets the Senate convict by two-thirds and take away an office | is presided over by the chief justice when the president is accused
advice and consent | lets the Senate approve treaties and nominees | gives the upper chamber a check over the president's appointments
investigation | lets committees look into problems and gather facts | exposed the Watergate scandal through public hearings
expulsion | removes a member by a two-thirds vote of the chamber | is the harshest penalty a chamber may impose on its own member
censure | formally condemns a member's or official's conduct without removal | is a public rebuke that leaves the official in office
subpoena power | compels witnesses to appear or produce papers | orders documents and testimony under legal penalty
proposing amendments | begins constitutional change by two-thirds of both houses | sends new constitutional wording to the states
counting electoral votes | completes the choice of a president in a joint session in January | certifies results reported by the fifty states
contempt citation | punishes a person who refuses to answer lawmakers' questions | can lead to prosecution for defying a lawful summons to testify

# Expressed powers of Congress
? Which power of Congress
power to tax | raises money for the debts, defense, and welfare of the nation | is the first listed in Article I, Section 8
commerce power | regulates trade with foreign nations and among the states | has supported civil rights and labor laws through interstate trade
power to declare war | commits the nation formally to armed conflict | was last used in World War II
power to coin money | makes currency and sets its value | is forbidden to the states and makes the dollar uniform
borrowing power | obtains funds by selling bonds on the nation's credit | creates the public debt through treasury securities
bankruptcy power | sets uniform rules for persons and firms unable to pay debts | places certain debt cases in special federal courts
copyright and patent power | protects authors and inventors for limited times | promotes the progress of science and useful arts
postal power | sets up mail service and routes | lets the nation carry mail and punish fraud through it
naturalization power | sets uniform rules for becoming a citizen | sets conditions under which immigrants join the nation
power of the purse | controls all spending through appropriations | gives lawmakers leverage over the executive's money
power to raise armies | provides land and sea forces and governs them | allows a draft and limits military funds to two years
power over the seat of government | governs the District of Columbia | places Washington, D.C., under federal authority

# Agencies that support Congress
? Which agency
Congressional Budget Office / CBO | gives lawmakers nonpartisan estimates of the cost of bills | was created in 1974 to balance the White House's economic forecasts
Government Accountability Office / GAO | audits how federal money is spent for lawmakers | is headed by the comptroller general and acts as a watchdog
Congressional Research Service / CRS | prepares nonpartisan studies at lawmakers' request | supplies factual reports on issues within a large book collection
Library of Congress | holds the nation's largest collection of books and registers copyrights | began again with Thomas Jefferson's books after the British burned Washington
Government Publishing Office / GPO | prints the Congressional Record and other official documents | issues and distributes the printed records of all three branches
Capitol Police | protects members and buildings on the Hill | defended lawmakers against the attack of January 6, 2021
Architect of the Capitol | maintains the buildings and grounds where lawmakers work | directs restoration work such as that on the dome

# Influential members of Congress
? Which member of Congress
Henry Clay | was known as the Great Compromiser | promoted the American System of tariffs, a bank, and roads
Daniel Webster | defended the Union in a famous Senate reply to Robert Hayne | was a Massachusetts orator who backed the Compromise of 1850
John C. Calhoun | defended slavery, states' rights, and nullification for South Carolina | resigned as vice president during the nullification crisis
Thaddeus Stevens | led Radical Republicans in the House during Reconstruction | managed Andrew Johnson's impeachment for Pennsylvania's Republicans
Hiram Revels | became the first African American senator in 1870 | represented Mississippi during Reconstruction
Jeannette Rankin | was the first woman elected to Congress and voted against both world wars | was a Montana pacifist elected in 1916
Shirley Chisholm | was the first Black woman in Congress and ran for president in 1972 | campaigned as "unbought and unbossed" from Brooklyn
Joseph McCarthy | made reckless charges of Communist influence in the 1950s | was censured by the Senate after the Army hearings
Margaret Chase Smith | issued the Declaration of Conscience against smear tactics in 1950 | represented Maine as a woman elected to both houses
Sam Rayburn | was the longest-serving Speaker, a Texan of the mid-twentieth century | mentored Lyndon Johnson and guided New Deal bills through the House
Newt Gingrich | led House Republicans' Contract with America in 1994 | became the first Republican Speaker in forty years
Nancy Pelosi | became the first woman Speaker in 2007 | led House Democrats from California in passing the Affordable Care Act
Joseph Cannon | was a Speaker stripped of autocratic powers in a 1910 revolt | controlled the Rules Committee as an Illinois Republican in the early 1900s
Henry Cabot Lodge | led Senate opposition to the Treaty of Versailles | chaired the Foreign Relations Committee and added reservations to the League Covenant

# Roles of the president
? Which role of the president
chief of state | acts as ceremonial head and symbol of the nation | greets foreign royalty and lights the national Christmas tree
chief executive | carries out the laws and holds the power granted by Article II | sees that federal laws are faithfully enforced
chief administrator | directs the huge federal bureaucracy of civilian workers | manages more than two million civil servants
chief diplomat | shapes foreign policy and makes treaties | recognizes other governments and receives ambassadors
commander in chief | directs the nation's armed forces | may send troops into combat abroad
chief legislator | proposes laws and sets much of Congress's agenda | gives the State of the Union address and uses the veto
chief of party | leads a political organization and campaigns for its candidates | endorses fellow Republicans or Democrats and helps raise funds
chief citizen | represents all the people and acts as a moral leader | is expected to stand for the public interest above private interests
economic leader | prepares the budget and works for jobs and prosperity | answers for unemployment, inflation, and growth in the public's mind

# Powers and tools of the president
? Which term describes
executive order | a directive with the force of law to agencies, needing no vote of Congress | the means by which Truman desegregated the armed forces
executive agreement | a pact with another nation's leader that needs no Senate approval | an arrangement with foreign leaders such as the destroyers-for-bases deal of 1940
executive privilege | the claimed right to withhold information from Congress and courts | the claim of confidentiality that Nixon lost in the tapes case
presidential pardon | forgiveness for a federal offense, such as Ford gave to Nixon | clemency that ends punishment, except in cases of impeachment
group amnesty / presidential amnesty | a general forgiveness for a whole class, as Carter gave draft evaders | a blanket order of clemency, offered to Confederates after the Civil War
signing statement | a written comment on how a new law will be understood or enforced | comments that may announce an intent not to enforce part of a bill
impoundment | refusing to spend money that Congress appropriated, limited in 1974 | Nixon's practice of holding back funds, which led to a budget reform law
recess appointment | filling an office while the Senate is away | a temporary naming of an official without confirmation, limited by NLRB v. Noel Canning
bully pulpit | the visibility of the office used to rally public opinion | Theodore Roosevelt's phrase for the White House as a platform to persuade
emergency power | broad authority used in a crisis such as war or disaster | what Lincoln used in suspending habeas corpus
proclamation | an official announcement, sometimes ceremonial, such as Thanksgiving Day | a formal public statement such as that freeing slaves in rebel states
diplomatic recognition | acceptance of the legal existence of a foreign government | the step that Truman took toward Israel minutes after its founding
presidential directive / national security directive | a secret or classified order on military or intelligence policy | a command, often unpublished, issued through the NSC
mandate claim / electoral mandate | authority said to come from winning by a wide margin | a winner's argument that voters endorsed the campaign's program

# Parts of the Executive Office of the President
? Which office or council
White House Office | includes the president's closest personal and political advisers | contains the chief of staff, press secretary, and close aides
Office of Management and Budget / OMB | prepares the yearly spending proposal sent to Congress | reviews agencies' requests for money and proposed regulations
National Security Council / NSC | advises on military and foreign affairs and crises | includes the secretaries of state and defense and the vice president
Council of Economic Advisers | has three members who advise on jobs, growth, and inflation | was created by the Employment Act of 1946
Office of the Trade Representative / Office of the United States Trade Representative | negotiates commercial agreements with other countries | is led by an official of ambassador rank who handles tariff talks
Council on Environmental Quality | advises on pollution and conservation | was set up in 1970 to oversee impact statements
Office of National Drug Control Policy | coordinates efforts against illegal narcotics | is headed by the so-called czar against narcotics
Office of Science and Technology Policy | advises on research, engineering, and innovation | links the White House with research scientists
Domestic Policy Council | coordinates plans on issues such as health, crime, and schools | oversees the development of the president's agenda at home other than the economy

# Members of the White House team
? Which White House position
chief of staff | directs the president's top assistants and controls access to the Oval Office | decides who sees the president and supervises the West Wing
press secretary | speaks for the president to reporters | gives daily briefings to journalists
national security adviser | heads the staff that coordinates defense and foreign policy advice | was a post held by Henry Kissinger and Condoleezza Rice
White House counsel | gives the president legal advice | reviews whether actions and nominees raise legal problems
vice president | succeeds if the nation's highest office becomes vacant | casts tie-breaking votes in the Senate
first lady | often hosts events and promotes social causes as the president's wife | held an unofficial post that Eleanor Roosevelt made politically active
speechwriter | drafts the addresses that the president delivers | wrote words such as those of an inaugural or State of the Union address
communications director | plans the administration's overall message | manages long-term media strategy rather than daily briefings
physician to the president | looks after the leader's health | gives regular checkups and reports on fitness to serve

# Theories and ideas of the presidency
? Which term describes
stewardship theory | Theodore Roosevelt's view that a president may do anything the Constitution does not forbid | a broad reading of power as care for the public's needs
constitutional theory / literalist theory | William Howard Taft's view that a president may use only powers clearly granted | a narrow reading of power tied to specific text
prerogative theory | the claim that a leader may act against the law to save the nation | an idea from Locke used to defend Lincoln's wartime acts
imperial presidency | Arthur Schlesinger's label for a leader grown too strong to check | an expansion of power blamed for Vietnam and Watergate
unitary executive theory | the view that the whole administration must answer to one leader alone | a claim of complete White House control over agencies, drawn from Article II's vesting clause
going public | appealing over Congress to the people through speeches and television | Samuel Kernell's term for using media to pressure lawmakers
power to persuade | Richard Neustadt's idea that bargaining matters more than formal command | the influence that comes from reputation and bargaining with others
honeymoon period | the early months when a new leader enjoys strong support | the best time after inauguration to win passage of a program
rally around the flag effect | a jump in approval during an international crisis | the surge in support that George W. Bush had after September 11
lame duck | an officeholder whose term is ending and whose influence fades | one who can no longer seek reelection and so loses leverage
presidential approval rating | the percentage of the public pleased with job performance | a polling figure that usually falls as a term goes on
presidential succession | the order in which officials take over the highest office | a sequence running from vice president to Speaker and then others
cabinet government | relying on department heads as a group for major decisions | a style that gives secretaries, rather than White House aides, the chief voice

# Presidents from Washington to Lincoln
? Which president
James Monroe | warned European powers against new colonies in the Americas in 1823 | governed in the Era of Good Feelings | acquired Florida and signed the Missouri Compromise
John Quincy Adams | won the presidency in the House in 1825 and later fought slavery in Congress | was the son of a president and wrote much of a hemispheric doctrine as secretary of state
Andrew Jackson | vetoed recharter of the national bank and expanded the spoils system | signed the Indian Removal Act
Martin Van Buren | faced the Panic of 1837 after helping to found the Democratic Party | succeeded Andrew Jackson as an ally from New York
William Henry Harrison | died a month after inauguration in 1841 | won the Log Cabin campaign for the Whigs with "Tippecanoe"
John Tyler | set the precedent of fully succeeding a dead president | was expelled from the Whig Party and pushed for Texas annexation
James K. Polk | led the nation in the Mexican War and gained California | settled the Oregon boundary with Britain at the forty-ninth parallel
Millard Fillmore | signed the Compromise of 1850 | sent Commodore Perry to open Japan
Franklin Pierce | signed the Kansas-Nebraska Act | acquired land by the Gadsden Purchase
James Buchanan | failed to stop secession in the winter of 1860 to 1861 | supported the Dred Scott decision
Abraham Lincoln | led the Union in the Civil War and gave the Gettysburg Address | suspended habeas corpus and issued the Emancipation Proclamation

# Presidents from Reconstruction to World War I
? Which president
Andrew Johnson | was the first to be impeached and was acquitted by one vote in 1868 | clashed with Radical Republicans over Reconstruction and the Tenure of Office Act
Ulysses S. Grant | commanded Union armies before a term marred by scandal | fought the Ku Klux Klan with federal power after the Civil War
Rutherford B. Hayes | withdrew the last troops from the South in 1877 | took office after the disputed count of 1876
James A. Garfield | was shot by a disappointed office seeker in 1881 | died months into office, which spurred civil service reform
Chester A. Arthur | signed the Pendleton Civil Service Act in 1883 | succeeded a murdered leader and signed the Chinese Exclusion Act
Grover Cleveland | was the first to serve two nonconsecutive terms | sent troops against the Pullman strikers
Benjamin Harrison | signed the Sherman Antitrust Act in 1890 | won the electoral vote in 1888 while losing the popular vote
William McKinley | led the nation in the Spanish-American War and was assassinated in 1901 | gained the Philippines, Puerto Rico, and Guam
Theodore Roosevelt | promised a Square Deal, broke up trusts, and conserved land | built the Panama Canal and said to carry a big stick
William Howard Taft | became chief justice after leaving the White House | practiced dollar diplomacy and brought more antitrust suits than the previous president
Woodrow Wilson | proposed Fourteen Points and the League of Nations | signed the Federal Reserve Act and asked for war in 1917

# Presidents since World War I
? Which president
Warren G. Harding | promised a return to normalcy before the Teapot Dome scandal | died in office in 1923
Calvin Coolidge | favored business and small government in the 1920s | was nicknamed "Silent Cal"
Herbert Hoover | was blamed for the Great Depression's hard times | resisted direct relief and faced the Bonus Army
Franklin D. Roosevelt / Franklin Roosevelt / FDR | created the New Deal and was elected four times | spoke in fireside chats and tried to pack the Supreme Court
Harry S. Truman / Harry Truman | ordered atomic bombs used on Japan and announced containment of communism | desegregated the armed forces and sent troops to Korea
Dwight D. Eisenhower / Dwight Eisenhower | built interstate highways and warned of the military-industrial complex | sent soldiers to Little Rock to enforce desegregation
John F. Kennedy / JFK | faced the Cuban missile crisis and began the Peace Corps | said "Ask not what your country can do for you"
Lyndon B. Johnson / Lyndon Johnson / LBJ | signed the Civil Rights Act of 1964 and launched the Great Society | escalated the war in Vietnam after the Gulf of Tonkin Resolution
Richard Nixon | opened relations with China and resigned over Watergate | created the EPA and pursued détente with the Soviet Union
Gerald Ford | pardoned a disgraced predecessor and was never elected nationally | took office when the president resigned in 1974
Jimmy Carter | brokered the Camp David Accords between Egypt and Israel | stressed human rights and faced hostages held in Iran
Ronald Reagan | cut taxes and helped bring the Cold War toward an end | demanded that Gorbachev tear down the Berlin Wall
Bill Clinton | balanced the budget and was impeached but acquitted in 1999 | signed NAFTA and welfare reform
George W. Bush | responded to September 11 with wars in Afghanistan and Iraq | signed No Child Left Behind and the USA PATRIOT Act

# Presidential domestic programs
? Which presidential program
New Deal | brought relief, recovery, and reform during the Great Depression | created the CCC, WPA, and Social Security
Fair Deal | was Truman's plan for health insurance, housing, and civil rights | raised the minimum wage but failed to win national health coverage
Square Deal | was Theodore Roosevelt's promise of fairness to labor, business, and consumers | combined trust-busting, conservation, and safe food
New Freedom | was Woodrow Wilson's plan to attack tariffs, banks, and trusts | led to the Clayton Act and the Federal Reserve
New Frontier | was John F. Kennedy's agenda, including space exploration | called for aid to education and for medical care for the aged
Great Society | was Lyndon Johnson's set of programs against poverty and racism | created Medicare, Medicaid, and Head Start
Reaganomics | cut taxes and social spending under supply-side ideas | reduced regulation in the 1980s while deficits grew
Contract with America / Republican Contract with America | was a 1994 House pledge of tax cuts and term-limit votes | was Newt Gingrich's campaign agenda during Bill Clinton's first term
American System | was Henry Clay's plan for tariffs, a bank, and internal improvements | was meant to bind the regions together economically after the War of 1812

# Political scandals
? Which scandal
Watergate | began with a 1972 break-in at Democratic headquarters | led to the first resignation of a president
Teapot Dome | involved bribes for oil leases on public land under Harding | sent Interior Secretary Albert Fall to prison
Iran-Contra | involved secret arms sales whose profits aided rebels in Nicaragua | embarrassed Ronald Reagan's second administration
Crédit Mobilier | involved railroad builders bribing congressmen with shares in the 1870s | tied Union Pacific construction profits to lawmakers
Whiskey Ring | involved distillers evading liquor taxes under Grant | reached the president's private secretary in 1875
Abscam | caught members of Congress taking bribes from fake Arab sheikhs | was an FBI sting operation of the late 1970s
Pentagon Papers affair | exposed a secret history of decisions on Vietnam | involved documents leaked by Daniel Ellsberg in 1971
Clinton-Lewinsky affair / Lewinsky scandal | led the House to impeach a president for perjury and obstruction in 1998 | arose from an intern relationship and false testimony
XYZ Affair | stirred anger in 1798 when French agents demanded a bribe | led to an undeclared naval war under John Adams

# Cabinet departments dealing with security, law, and the world
? Which cabinet department
Department of State | carries out foreign policy and runs embassies | issues passports and is the oldest in the cabinet
Department of Defense | directs the army, navy, and air force from the Pentagon | was formed from the War and Navy departments after 1947
Department of Justice | prosecutes federal crimes under the attorney general | includes the FBI and the federal prison system
Department of the Treasury | collects taxes, manages the debt, and prints currency | includes the IRS and the Mint
Department of Homeland Security | was created after September 11 to prevent terrorism | includes border, immigration, and disaster agencies
Department of Veterans Affairs | runs hospitals and benefits for former members of the military | joined the cabinet in 1989
Department of Commerce | promotes business, grants patents, and takes the census | includes the National Weather Service

# Cabinet departments dealing with domestic services
? Which cabinet department
Department of the Interior | manages public lands, national parks, and Native American affairs | was created in 1849 and includes the Bureau of Land Management
Department of Agriculture | helps farmers, runs food stamps, and inspects meat | includes the Forest Service
Department of Labor | enforces wage and workplace safety laws | publishes the unemployment rate and oversees OSHA
Department of Health and Human Services | runs Medicare and Medicaid | includes the FDA, CDC, and National Institutes
Department of Housing and Urban Development / HUD | supports affordable homes and community renewal | joined the cabinet in 1965 under Lyndon Johnson
Department of Transportation | oversees highways, railroads, and air travel | joined the cabinet in 1967 and includes the FAA
Department of Energy | handles nuclear weapons materials, oil reserves, and power research | was created in 1977 after fuel shortages
Department of Education | handles federal student aid and civil rights in schools | was split from a health and welfare agency in 1979

# Independent agencies and government corporations
? Which independent agency
NASA / National Aeronautics and Space Administration | launches astronauts and satellites beyond Earth | landed the first people on the moon in 1969
Central Intelligence Agency / CIA | gathers secret information overseas | was created by the National Security Act of 1947
Environmental Protection Agency / EPA | sets limits on air and water pollution | was created in 1970 under Richard Nixon
General Services Administration / GSA | manages federal buildings, supplies, and property | acts as landlord and supplier for the government
Social Security Administration | pays retirement and disability benefits | mails monthly checks to the elderly and disabled
United States Postal Service / USPS | delivers mail as a government corporation supported by stamps | replaced a cabinet department in 1971
Amtrak | runs passenger trains across the nation | was created in 1971 when private railroads dropped travelers' service
Tennessee Valley Authority / TVA | built dams to bring power and flood control to the rural South | was a New Deal public corporation that generates electricity
Federal Deposit Insurance Corporation / FDIC | protects depositors' bank accounts up to a set limit | restored trust in banks during the New Deal
Peace Corps | sends volunteers to help in developing nations | was founded in 1961 by John F. Kennedy
Office of Personnel Management / OPM | recruits and sets rules for federal workers | runs the merit hiring system of the civil service
Small Business Administration / SBA | backs loans and advice for modest-sized companies | guarantees credit for firms with few employees
Selective Service System | registers young men for a possible military draft | keeps a list of men aged eighteen to twenty-five for conscription

# Independent regulatory commissions
? Which regulatory commission
Federal Communications Commission / FCC | licenses radio and television stations | regulates the airwaves, telephone, and cable
Securities and Exchange Commission / SEC | polices the stock market and corporate disclosure | was created in 1934 to guard investors against fraud on Wall Street
Federal Trade Commission / FTC | stops false advertising and unfair business competition | was set up in 1914 to police monopolies and deceptive ads
National Labor Relations Board / NLRB | oversees union elections and unfair practices by employers | was created by the Wagner Act of 1935
Federal Reserve Board / Federal Reserve System | sets monetary policy and supervises banks | raises or lowers interest rates through seven governors with long terms
Consumer Product Safety Commission / CPSC | recalls hazardous toys and household goods | protects buyers from dangerous goods such as flammable clothing
Nuclear Regulatory Commission / NRC | licenses atomic power plants | inspects reactors to prevent radiation accidents
Federal Energy Regulatory Commission / FERC | sets rates for interstate electricity and natural gas | reviews interstate pipelines and hydroelectric projects
Equal Employment Opportunity Commission / EEOC | handles complaints of job discrimination | was created by Title VII of the 1964 law
Interstate Commerce Commission / ICC | was the first of its kind, set up in 1887 to oversee railroads | was abolished in 1995 after setting railway and truck rates for a century
Federal Election Commission / FEC | enforces campaign finance disclosure and limits | has six members, with no more than three from one party

# Bureaus within departments
? Which bureau or agency
Federal Bureau of Investigation / FBI | handles crimes such as kidnapping and terrorism nationwide | was directed for decades by J. Edgar Hoover within the Justice Department
Internal Revenue Service / IRS | collects the income taxes of individuals and companies | audits yearly returns for the Treasury
Food and Drug Administration / FDA | approves medicines and inspects what people eat | requires nutrition labels and tests new vaccines
Centers for Disease Control and Prevention / CDC | tracks outbreaks and promotes public health from Atlanta | issues guidance during epidemics such as influenza and COVID-19
Federal Aviation Administration / FAA | controls air traffic and certifies pilots | sets safety rules for airplanes
National Park Service | cares for places such as Yellowstone and the Statue of Liberty | was created in 1916 to preserve scenic and historic sites
Drug Enforcement Administration / DEA | fights the trade in illegal narcotics | pursues traffickers in cocaine and heroin under the Justice Department
Secret Service | guards the president and investigates counterfeiting | began in 1865 by chasing fake currency makers
Transportation Security Administration / TSA | screens passengers at airports | was created after the September 11 hijackings
Federal Emergency Management Agency / FEMA | aids communities after hurricanes and floods | coordinates disaster relief, as after Katrina
Customs and Border Protection / CBP | inspects people and goods entering the country | patrols the line with Mexico and Canada
Census Bureau | counts the population every ten years | supplies the figures used to apportion House seats
Bureau of Labor Statistics | reports unemployment and consumer prices | publishes the consumer price index
Occupational Safety and Health Administration / OSHA | sets standards to prevent workplace injuries | inspects factories and construction sites for hazards

# Terms of bureaucracy
? Which term describes
spoils system | giving government jobs to supporters of the winning party | Andrew Jackson's practice of replacing officials with loyal backers
merit system | hiring and promoting by tests and performance rather than politics | the approach that the Pendleton Act put in place of favoritism
civil service | the body of permanent nonmilitary government employees | the career workforce that stays when administrations change
red tape | complex rules and paperwork that slow action | the complaint of citizens who face too many forms
whistleblower | an employee who reports waste or wrongdoing inside an agency | one protected by law from being punished for exposing misconduct
deregulation | lifting government controls on an industry | what Congress did to airlines and trucking around 1980
administrative discretion | an agency's freedom to decide how to carry out a vague law | the choice left to officials when statutes give only general goals
rule-making | the process by which agencies write detailed requirements with legal force | the stage that includes public notice and comment
administrative adjudication | a quasi-judicial process in which an agency settles a dispute | a hearing in which an agency decides whether someone broke its rules
street-level bureaucrat | a teacher, police officer, or caseworker who deals directly with citizens | a frontline worker with discretion in daily contact with the public
implementation | putting a policy into effect after it has been adopted | translating a law into procedures, staff, and services

# Features and problems of bureaucracy
? Which term describes
hierarchical authority | a chain of command with each worker answering to a superior | the pyramid arrangement of levels in an organization
job specialization / division of labor | assigning each employee definite duties | splitting work so that each person becomes expert in one task
formalized rules / standard operating procedures | written directions that make handling of cases uniform | set routines that treat similar cases alike
impersonality | treating all clients alike without favoritism | deciding by regulation rather than by personal feeling
agency imperialism | growth of an organization without regard to cost or benefit | the tendency of an office to expand its own budget and reach
duplication | two agencies doing the same thing | the problem when several offices perform identical inspections
bureaucratic conflict | agencies working at cross-purposes with one another | one office promoting a crop that another discourages
waste | spending more than necessary to buy a good or service | the problem of the overpriced hammer
bureaucratic drift | agency action that departs from what lawmakers intended | the gap between a statute's aims and an agency's own preferences

# Laws about the federal bureaucracy
? Which law
Pendleton Act | began competitive exams for federal jobs in 1883 | followed the assassination of James Garfield
Administrative Procedure Act | requires notice and public comment before agencies issue rules | set the basic steps of federal rule-making in 1946
Civil Service Reform Act of 1978 | replaced a single commission with an office for personnel and a merit protection board | created a corps of senior executives under Jimmy Carter
Whistleblower Protection Act | shields federal workers who report misconduct from retaliation | was passed in 1989 to encourage the exposure of abuses
Ethics in Government Act | required officials' financial disclosure and allowed special prosecutors after Watergate | limited lobbying by former officials in 1978
Budget and Accounting Act | made the president responsible for a yearly national spending plan in 1921 | set up the forerunner of the OMB inside the Treasury
Congressional Budget and Impoundment Control Act / Budget Act of 1974 | created the CBO and limited presidents' refusal to spend | reasserted lawmakers' financial power against Richard Nixon
Inspector General Act | placed independent auditors inside federal departments in 1978 | created internal watchdogs against fraud and waste
Privacy Act of 1974 | limits what agencies may reveal about individuals in their files | lets citizens see and correct records that agencies hold on them

# Courts of the federal system
? Which court
Supreme Court of the United States / Supreme Court / U.S. Supreme Court | is the highest tribunal, with nine justices | has the final word on the meaning of the Constitution
federal district court / United States district court | holds trials with juries as the lowest general national tribunal | numbers ninety-four and has original jurisdiction in most national matters
federal court of appeals / circuit court of appeals / court of appeals | reviews trial decisions with panels of three judges | lies between the trial and highest levels of the national judiciary
Court of International Trade | hears disputes about tariffs and imports | sits in New York for customs matters
Court of Federal Claims | hears suits for money against the United States | decides contractors' demands for payment from the government
Tax Court | decides challenges to IRS findings | lets people contest what they owe before paying it
Armed Forces appeals court / Court of Appeals for the Armed Forces | reviews courts-martial as a civilian panel | is the final military tribunal below the Supreme Court
Court of Appeals for Veterans Claims | hears denials of benefits to former service members | reviews decisions of the VA's board
Foreign Intelligence Surveillance Court / FISA court | approves secret warrants to watch suspected spies | meets in private under a 1978 law
bankruptcy court | handles cases of debtors unable to pay | works as a unit of the trial court under judges with fourteen-year terms

# Kinds of jurisdiction
? Which kind of jurisdiction
original jurisdiction | is the authority to hear a case first and hold the trial | covers suits between states in the Supreme Court
appellate jurisdiction | is the authority to review decisions of lower courts | is limited mainly to questions of law rather than fact
exclusive jurisdiction | is authority to hear certain cases that no other court may hear | covers bankruptcy and patent cases in federal courts
concurrent jurisdiction | is shared by state and federal courts | lets a plaintiff decide whether to file in a state or a national courthouse
diversity jurisdiction | covers suits between citizens of different states over a set amount | lets a New Yorker and a Texan litigate in federal court to avoid local bias
federal question jurisdiction | covers cases arising under the Constitution, statutes, or treaties of the nation | brings a claim under an act of Congress before national judges
personal jurisdiction | is a court's authority over a particular party | depends on a defendant's presence or contacts in the place
subject-matter jurisdiction | is a court's authority over a particular type of case | explains why a family tribunal may hear divorces but not murders
discretionary jurisdiction | lets a court choose which appeals to hear | allows the Supreme Court to turn down most petitions

# Terms of the Supreme Court at work
? Which term describes
writ of certiorari | an order to a lower court to send up the record of a case | the document sought by a losing party who wants the justices' review
rule of four | the practice of taking a case when that number of justices agree | the custom that lets less than a majority place a matter on the docket
docket | the calendar of cases awaiting hearing | the official list from which a court takes its work
oral argument | a session of about half an hour per side before the justices | the stage when lawyers answer questions from the bench
brief | a written document stating a party's facts and legal reasoning | what each side files before appearing in front of the justices
majority opinion | the statement giving the ruling of more than half the justices and its reasons | the text that becomes binding precedent
concurring opinion | a statement agreeing with the result but for different reasons | a separate writing by a justice on the winning side
dissenting opinion | a statement by a justice who disagrees with the outcome | the losing side's view, which may persuade a later Court
per curiam opinion | an unsigned statement of the whole court | a short decision for which no justice is named as author
precedent | an earlier decision that guides later cases | a previous ruling used as a model, such as Brown for later school cases
stare decisis | the principle of letting earlier decisions stand | the Latin rule that makes courts consistent over time
remand | sending a case back to a lower court | the action that returns a dispute for further proceedings below
standing to sue | a sufficient personal stake in a case | what someone lacks who has suffered no real injury
justiciable dispute | an actual controversy capable of being settled by a court | a case that is not merely hypothetical or political

# Approaches to judging
? Which term describes
judicial activism | the view that judges should boldly use their power to correct injustices | an approach in which courts readily overturn laws and make policy
judicial restraint | the view that judges should defer to elected branches whenever possible | an approach that avoids striking down statutes unless clearly unconstitutional
originalism / original intent | reading the Constitution by its meaning at the time it was adopted | an approach linked with Antonin Scalia that looks to the framers' era
living Constitution approach | reading the text in light of changing social conditions | the idea that constitutional meaning should adapt to modern needs
strict construction | a narrow reading that limits government to what the text plainly grants | Jefferson's objection to a national bank
loose construction / broad construction | a generous reading of national power under the necessary and proper clause | Hamilton's argument for a national bank
political question doctrine | the courts' refusal to decide matters left to the elected branches | the ground on which Rucho v. Common Cause was dismissed
statutory construction | the interpretation of an act of Congress by a court | a judge's task of deciding what lawmakers meant by a law's words
judicial independence | freedom of the bench from political pressure, protected by life tenure | the purpose of salaries that may not be cut

# Chief justices of the United States
? Which chief justice
John Marshall | made the Court a coequal branch through Marbury v. Madison | strengthened national power in McCulloch and Gibbons from 1801 to 1835
Roger B. Taney / Roger Taney | wrote the Dred Scott opinion in 1857 | stated that African Americans could not be citizens
Salmon P. Chase | presided over the impeachment trial of Andrew Johnson | had been Lincoln's treasury secretary before joining the bench
Charles Evans Hughes | led the Court through its 1937 conflict with Franklin Roosevelt | narrowly lost the 1916 presidential race to Wilson
Fred Vinson | presided from 1946 to 1953, during the steel seizure case | was chosen by Truman and died before the second Brown argument
Earl Warren | led a Court that expanded rights of minorities and the accused | won a unanimous opinion in Brown v. Board of Education
Warren Burger | presided when Roe and the Nixon tapes case were decided | was appointed by Nixon to replace a liberal leader
William Rehnquist | led a conservative Court that revived limits on the commerce power | presided over Bill Clinton's impeachment trial
John Roberts | cast the deciding vote to uphold the Affordable Care Act's mandate | was appointed by George W. Bush in 2005

# Associate justices of the Supreme Court
? Which justice
Oliver Wendell Holmes Jr. / Oliver Wendell Holmes | wrote that free speech does not protect falsely shouting fire in a theater | dissented in Lochner and in Abrams, favoring a free trade in ideas
Louis Brandeis | was the first Jewish member of the Court | defended the right to be let alone
Thurgood Marshall | argued Brown v. Board of Education for the NAACP | became the first African American on the Court in 1967
Sandra Day O'Connor | was the first woman on the Court, named by Reagan in 1981 | often cast the swing vote, as in Planned Parenthood v. Casey
Ruth Bader Ginsburg | argued landmark sex equality cases before joining the Court in 1993 | wrote the opinion opening the Virginia Military Institute to women
Antonin Scalia | was the leading voice of originalism and textualism | wrote the District of Columbia v. Heller opinion
Clarence Thomas | was confirmed in 1991 after Anita Hill's testimony | succeeded the first Black member of the Court
Sonia Sotomayor | became the first Hispanic member of the Court in 2009 | grew up in the Bronx and was named by Barack Obama
Ketanji Brown Jackson | became the first Black woman on the Court in 2022 | was nominated by Joe Biden after serving as a public defender
Hugo Black | was an absolutist on the First Amendment who wrote for the Court in Gideon v. Wainwright | wrote the majority in Korematsu
John Marshall Harlan | dissented alone in Plessy, calling the Constitution color-blind | opposed the majority in the Civil Rights Cases of 1883
Joseph Story | wrote influential Commentaries on the Constitution in the 1830s | joined the Court at thirty-two and ruled in the Amistad case
Anthony Kennedy | wrote the majority opinion for same-sex marriage in Obergefell | wrote Lawrence v. Texas and was often a swing vote until 2018

# Officials of courts and law enforcement
? Which official
magistrate judge | issues warrants and handles preliminary matters for the district bench | conducts bail hearings and tries minor federal offenses
United States marshal | makes federal arrests, guards courtrooms, and transports prisoners | carries out orders of the district court like a sheriff
United States attorney | prosecutes national crimes in a district | represents the federal government in lawsuits in its local area
public defender | represents accused people who cannot pay for a lawyer | is paid by the state to argue for poor criminal clients
solicitor general | argues the national government's cases before the Supreme Court | decides which losing federal cases to appeal
court clerk / clerk of the court | keeps records and files for a judge's cases | manages dockets, filings, and fees for the courthouse
law clerk | researches and drafts opinions for a justice for a year or two | is a recent graduate who screens petitions for the justices
bailiff | keeps order and escorts jurors during a trial | announces the opening of a session and guards the jury
court reporter | makes a word-for-word record of proceedings | types the official transcript of testimony
justice of the peace | handles small claims and performs marriages locally | is a minor elected judge in many rural areas
independent counsel / special counsel | is appointed to investigate high officials apart from regular prosecutors | was used to look into Watergate and the Clinton matter
attorney general | heads the Department of Justice | is the nation's chief law enforcement officer and a cabinet member

# Parties in a legal case
? Which person in a case
plaintiff | files a civil lawsuit seeking damages or relief | brings a complaint against another party in civil court
defendant | is the one sued or accused of a crime | must answer the complaint or charge at trial
prosecutor | presents the government's case against the accused | must prove guilt and may offer a plea bargain
appellant | asks a higher court to reverse a lower ruling | lost below and claims that legal errors were made
petitioner | asks the Supreme Court to hear the matter | files for a writ of certiorari after losing below
respondent | answers a request made to the Supreme Court | won below and defends that ruling before the justices
witness | testifies under oath about what was seen or known | may be cross-examined by the opposing lawyer
trial juror / petit juror | helps decide the facts and verdict | is one of a panel of twelve or fewer citizens at trial
grand juror | helps decide whether there is enough evidence to charge | meets in secret with others to consider an indictment
judge | rules on law, instructs jurors, and passes sentence | presides over a courtroom and decides which evidence is admitted
bail bondsman | posts money so that an accused person can leave jail | charges a fee for guaranteeing an accused person's return

# Terms of legal process
? Which term describes
plea bargain | an agreement to admit guilt in return for a lighter charge or sentence | the deal that ends most criminal cases without a trial
arraignment | the hearing at which a person is formally charged and enters a plea | the stage when an accused person answers guilty or not guilty before a judge
verdict | the decision a jury announces at the end of a trial | the formal conclusion of guilty or not guilty, or liable or not liable
acquittal | a finding of not guilty | the result that lets the accused go free after trial
hung jury | a panel that cannot reach the needed agreement | a deadlock that leads the judge to declare a mistrial
subpoena | a court order to appear or to produce papers | a document that compels a witness to come to court
deposition | sworn testimony taken outside court before trial | out-of-court answers recorded during the discovery period
injunction | a court order to do or stop doing something | an equity remedy that prevents harm before it happens
out-of-court settlement | an agreement by two sides that ends a suit without judgment | a compromise by which litigants avoid a trial
damages | money awarded to compensate for harm | payment that a losing civil defendant owes the injured side
testimony | statements made under oath | spoken evidence given by a witness
beyond a reasonable doubt | the level of proof needed to convict in a criminal trial | the strictest standard, required before anyone may be imprisoned
preponderance of the evidence | the level of proof usually needed to win a civil case | a standard met when a claim is more likely true than not
class action suit | a case brought by a few people on behalf of many with the same claim | the form that Brown v. Board of Education took for many families

# Kinds of law
? Which kind of law
criminal law | defines offenses against society and their punishments | has the government bring the charge, with guilt shown beyond a reasonable doubt
civil law | settles disputes between private parties over contracts or injuries | leads to money damages rather than prison
common law | develops from judges' decisions based on custom and precedent | began in medieval England
statutory law | is written and passed by a legislature | consists of acts of Congress and of state assemblies
administrative law | consists of rules made by executive agencies | governs agencies such as the EPA and their regulations
constitutional law | concerns the meaning of the nation's fundamental charter | includes rulings on the Bill of Rights and separation of powers
equity | lets a judge prevent harm by fairness before it occurs, as by an injunction | supplements common law with remedies based on justice rather than money
military law | governs members of the armed forces through courts-martial | rests on a uniform code for soldiers and sailors
juvenile law | deals with young offenders with an emphasis on rehabilitation | uses adjudication hearings for minors instead of criminal trials

# Terms of fiscal and monetary policy
? Which term describes
fiscal policy | government use of taxing and spending to influence the economy | the economic tools of Congress and the president
monetary policy | control of the money supply and interest rates by a central bank | what the Federal Reserve uses to fight inflation or unemployment
Keynesian economics | the theory that government should spend in downturns to raise demand | the idea of deficit spending that supported the New Deal
supply-side economics | the theory that tax cuts stimulate production and growth | the view behind the Reagan tax reductions
laissez-faire | the doctrine that government should leave business alone | the hands-off idea of Adam Smith's followers
monetarism | the theory that inflation depends on how fast the money supply grows | Milton Friedman's view that steady growth of currency is best
inflation | a general rise in prices | a loss of purchasing power measured by the consumer price index
recession | a period of shrinking production and rising joblessness | a decline often defined as two quarters of falling output
gross domestic product | the total value of goods and services produced in a country in a year | the usual yardstick for measuring a nation's economy
protectionism | shielding domestic industry with tariffs and quotas | the opposite of free trade
stagflation | slow growth and high unemployment together with rising prices | the economic problem of the 1970s that puzzled Keynesians

# Terms of the federal budget
? Which term describes
budget deficit | the amount by which yearly spending exceeds revenue | what a government runs in a year when outlays are larger than receipts
national debt / public debt | all that the government has borrowed and not yet repaid | the accumulated total of past borrowing plus interest owed
budget surplus | the amount by which yearly revenue exceeds spending | money left over, as from 1998 to 2001
mandatory spending / uncontrollable spending | outlays that existing law requires, such as Social Security checks | the largest share of outlays, including Medicare and interest
discretionary spending | outlays that lawmakers must approve each year, such as defense | the part of outlays set through yearly appropriations
entitlement program | a benefit owed by law to everyone who meets the requirements | a payment such as Medicare that goes to all who qualify
fiscal year | the twelve-month accounting period beginning October 1 | the span for which appropriations are made, ending September 30
debt ceiling | the legal limit on total federal borrowing | what Congress must raise to keep the Treasury from default
government shutdown | the closing of agencies when funding laws lapse | the furlough of workers because no appropriations were passed
sequestration | automatic across-the-board cuts when targets are missed | the deficit-cutting device of the Gramm-Rudman and 2011 control laws
incremental budgeting | starting from last year's sums with small changes | the habit of assuming that each agency gets slightly more than before
treasury bond | an interest-paying certificate sold to borrow from investors | a security by which the government borrows for many years
tax expenditure | revenue lost through special deductions, credits, and exemptions | a hidden subsidy such as the home mortgage interest deduction
project grant | money awarded on the basis of competitive applications | research funding that universities apply for and may not win
formula grant | money divided among states by a rule based on population or need | aid for which every qualifying state receives an automatically calculated amount

# Social welfare programs
? Which program
Social Security | pays retirement benefits funded by a payroll tax | was created in 1935 and also covers survivors and the disabled
Medicare | provides health insurance for people sixty-five and older | was created in 1965 to pay hospital and doctor bills of the elderly
Medicaid | provides health care for people with low incomes, paid by states and Washington | was created in 1965 as means-tested care and expanded in 2010
Temporary Assistance for Needy Families / TANF | gives states block grants for cash aid with work requirements | limits households to five years of federal welfare
Supplemental Nutrition Assistance Program / SNAP / food stamps | helps poor households buy groceries | puts monthly benefits on a card accepted at stores
unemployment insurance | pays workers for a limited time after they lose jobs | is run by states and funded by a levy on employers
Supplemental Security Income / SSI | pays the aged, blind, or disabled who are poor out of general revenue | is means-tested aid that began in 1974
Head Start | gives preschool education to children in poverty | prepares low-income children for kindergarten
Earned Income Tax Credit / EITC | refunds money to low-wage workers through the revenue system | rewards the working poor when they file a yearly return
Children's Health Insurance Program / CHIP | covers minors whose parents earn too much for aid to the poor | insures young people in families just above the Medicaid limit
Job Corps | trains disadvantaged young people for work at residential centers | was a Great Society effort at vocational training
WIC | provides food and advice to mothers, infants, and small children | serves pregnant women and children under five

# Business and consumer laws
? Which law
Interstate Commerce Act | set up the first regulatory commission in 1887 to control railroads | required railway rates to be reasonable and just
Sherman Antitrust Act | outlawed combinations in restraint of trade in 1890 | was used by Theodore Roosevelt to break up trusts
Clayton Antitrust Act | listed illegal practices and exempted labor unions in 1914 | barred price discrimination and interlocking directorates
Pure Food and Drug Act | banned misbranded medicines and adulterated products in 1906 | required honest labels on what people eat and take for illness
Meat Inspection Act | required sanitary packing plants after The Jungle appeared | was prompted by Upton Sinclair's novel on Chicago stockyards
Federal Reserve Act | created twelve regional banks under a central board in 1913 | set up a central banking system under Woodrow Wilson
Glass-Steagall Act | insured bank deposits and divided commercial from investment banking in 1933 | created the FDIC during the New Deal
Securities Exchange Act | created a commission to police stock trading in 1934 | required public companies to report financial data to investors
Dodd-Frank Act | tightened controls on Wall Street after the 2008 crisis | set up a bureau to protect consumers of financial products
Sarbanes-Oxley Act | tightened corporate accounting rules after the Enron collapse | made executives certify financial statements in 2002
Hepburn Act | let railroad rates be set by a federal commission in 1906 | strengthened the ICC under Theodore Roosevelt
Smoot-Hawley Tariff | raised import duties sharply in 1930 and worsened world trade | led other nations to retaliate early in the Depression

# Labor and social insurance laws
? Which law
Wagner Act / National Labor Relations Act | guaranteed workers' right to organize and bargain collectively in 1935 | created the NLRB to hear complaints of unfair practices by employers
Taft-Hartley Act | outlawed the closed shop and allowed right-to-work laws in 1947 | was passed over Truman's veto to limit union power
Fair Labor Standards Act | set a minimum wage and overtime pay in 1938 | set the forty-hour week and banned work by children
Norris-La Guardia Act | limited court injunctions against strikes in 1932 | outlawed contracts in which workers promised not to join unions
Family and Medical Leave Act | requires unpaid time off for a birth or serious illness | was signed in 1993 and guarantees twelve weeks away from a job
Occupational Safety and Health Act | requires workplaces free from recognized hazards | created OSHA in 1970
Landrum-Griffin Act | protected union members from corrupt leaders in 1959 | guaranteed secret ballots in union elections and financial reports
Social Security Act | created old-age pensions and jobless benefits in 1935 | was a lasting part of the New Deal, funded by payroll taxes
Affordable Care Act / Patient Protection and Affordable Care Act | required health insurance and set up online exchanges in 2010 | lets young adults stay on parents' insurance to age twenty-six
Personal Responsibility and Work Opportunity Act / welfare reform act | ended a cash entitlement and set time limits on aid in 1996 | replaced AFDC with TANF block grants under Bill Clinton
Employment Act of 1946 | made high production and jobs a national goal after World War II | created the Council of Economic Advisers

# Environmental laws
? Which environmental law
Clean Air Act | sets limits on emissions from cars and factories | was strengthened in 1970 and 1990 to reduce smog and acid rain
Clean Water Act | regulates discharge of pollutants into rivers and lakes | was passed in 1972 after the Cuyahoga River caught fire
National Environmental Policy Act / NEPA | requires impact statements before major federal projects | created the Council on Environmental Quality in 1970
Endangered Species Act | protects plants and animals at risk of dying out | was passed in 1973 and guards critical habitat
Superfund Act / CERCLA | pays for cleanup of toxic waste sites by charging polluters | was passed in 1980 after Love Canal
Wilderness Act | preserves roadless lands in their natural state | was signed in 1964 and defines land untrammeled by man
Safe Drinking Water Act | sets quality standards for public taps | limits contaminants that may reach household faucets
Resource Conservation and Recovery Act | tracks hazardous waste from creation to disposal | controls landfills and solid waste
Antiquities Act | lets presidents declare national monuments on public land | was used first in 1906 by Theodore Roosevelt at Devils Tower

# Education and land laws
? Which law
Morrill Act | gave states land to found agricultural and mechanical colleges in 1862 | led to land-grant universities
Homestead Act | gave settlers 160 acres for five years of farming | opened western public domain to farmers in 1862
GI Bill / Servicemen's Readjustment Act | paid for veterans' college and home loans after World War II | helped millions returning in 1944 and after to buy houses and study
National Defense Education Act | funded science and language study after Sputnik | answered Soviet success in space in 1958
Elementary and Secondary Education Act / ESEA | aided schools with poor children as part of the War on Poverty | began Title I aid in 1965
Higher Education Act | created federal loans and grants for college students in 1965 | supports students through Pell grants and guaranteed lending
No Child Left Behind Act | required yearly testing and sanctions for failing schools | was signed by George W. Bush in 2002
Every Student Succeeds Act | returned much school accountability to the states in 2015 | replaced a stricter law and was signed by Barack Obama
Pacific Railway Act | granted land and loans for a transcontinental line in 1862 | chartered the Union company that built west from Nebraska
Smith-Hughes Act | funded vocational courses in high schools in 1917 | brought federal aid to agricultural and trade instruction

# Immigration laws
? Which immigration law
Chinese Exclusion Act | barred laborers from one Asian country in 1882 | was repealed in 1943 when the excluded nation was a wartime ally
Emergency Quota Act | first capped arrivals by nationality in 1921 | limited each country to 3 percent of its 1910 total in the United States
Immigration Act of 1924 / National Origins Act / Johnson-Reed Act | sharply favored northern Europeans and barred most Asians | based limits on the 1890 census at 2 percent
McCarran-Walter Act | kept national quotas in 1952 but ended racial bars to citizenship | was passed over Truman's veto during the Cold War
Immigration and Nationality Act of 1965 / Hart-Celler Act | ended national quotas and favored family ties and skills | led to a rise in arrivals from Asia and Latin America
Immigration Reform and Control Act | legalized many undocumented people and penalized their employers in 1986 | granted amnesty to those in the country since before 1982
Refugee Act of 1980 | set procedures for admitting people fleeing persecution | adopted the United Nations definition of a person escaping oppression
Real ID Act | set national standards for driver's licenses in 2005 | made identification rules stricter after the September 11 attacks

# Laws on Native Americans
? Which law
Indian Removal Act | forced southeastern tribes west of the Mississippi River | led to the Trail of Tears
Dawes Act | broke up reservations into individual plots in 1887 | sought to assimilate Native people as farmers and sold surplus land
Indian Citizenship Act | made all Native people born in the country voters and nationals in 1924 | allowed Native Americans to vote in national elections
Indian Reorganization Act | ended allotment and restored tribal self-government in 1934 | was the "New Deal" led by John Collier
Indian Civil Rights Act | applied most protections of the first ten amendments to tribal governments | limited what tribal courts may do to defendants in 1968
Indian Self-Determination Act | let tribes run federal programs for themselves in 1975 | ended the termination era by contracting services to tribes
Indian Child Welfare Act | gave tribes a voice in adoption and foster care in 1978 | aims to keep Native families together
Indian Gaming Regulatory Act | set rules for casinos on tribal land in 1988 | required compacts with states for casino-style betting
Trade and Intercourse Acts | required federal approval for private purchases of tribal land from 1790 | regulated commerce with tribes in the early republic

# National security laws
? Which law
War Powers Resolution / War Powers Act | requires the president to report combat within forty-eight hours and withdraw after sixty days | was passed over Richard Nixon's veto in 1973
USA PATRIOT Act / Patriot Act | expanded surveillance of suspected terrorists in 2001 | widened search and wiretap powers weeks after September 11
National Security Act of 1947 | created the CIA and unified the military services | created the NSC and led to the Department of Defense
Espionage Act | punished interference with the draft and spying in 1917 | was used to convict Charles Schenck
Sedition Act of 1918 | made disloyal criticism of the war effort a crime | was used to imprison Eugene Debs and upheld in Abrams
Smith Act | made advocating violent overthrow of government a crime in 1940 | was used to convict Communist leaders in the Dennis case
Foreign Intelligence Surveillance Act / FISA | created a secret court for approving spy wiretaps | followed revelations in 1978 of spying on Americans
Homeland Security Act | combined twenty-two agencies in a new department in 2002 | was the largest government reorganization since 1947
Selective Service Act | set up a draft to fill the army in 1917 | required men to register for World War I
Gulf of Tonkin Resolution | let Lyndon Johnson use force in Vietnam without a declaration of war | was passed in 1964 after reported attacks on destroyers
Authorization for Use of Military Force / AUMF | approved action against those behind the September 11 attacks | was the congressional basis for fighting in Afghanistan
Posse Comitatus Act | bars using the army for ordinary law enforcement | followed the end of Reconstruction in 1878

# Stages and types of public policy
? Which term describes
agenda setting | deciding which problems government will consider | the first stage, in which a problem wins attention
policy formulation | drafting proposed courses of action on a problem | the stage in which experts and officials compare alternatives
policy adoption | the official approval of a course of action | the stage in which Congress passes a bill
policy evaluation | judging whether a program achieved its goals | the stage that studies effects and may call for revision
cost-benefit analysis | weighing the price of a rule against its gains | a comparison in dollars used to decide on regulations
distributive policy | benefits for many groups paid out of general revenue | spending such as highways that helps many districts and creates no clear losers
redistributive policy | shifting resources from one class to another | taxing the wealthy to assist the poor
regulatory policy | government limits on the conduct of firms and individuals | rules on pollution, safety, or competition
means-tested program | benefits given only to those below a certain income | aid such as food stamps that requires proof of need
social insurance program | benefits based on workers' earlier payments | aid such as Medicare earned through payroll contributions
subsidy | money given to support an activity such as farming | a grant that keeps farm prices or incomes up
welfare state | a government that takes responsibility for citizens' well-being | a system of pensions, health care, and income support
policy feedback | the way an existing program shapes later politics | how Social Security created a constituency that defends it

# Approaches to American foreign policy
? Which term describes
isolationism | avoiding political and military involvement in other countries' affairs | the outlook of the Neutrality Acts of the 1930s
internationalism | taking an active part in world affairs with other nations | the outlook that led to joining the United Nations
containment | keeping communism from spreading to new areas | the Cold War strategy proposed by George Kennan
deterrence | keeping an enemy from attacking by threat of retaliation | the reason for keeping a powerful nuclear arsenal
détente | an easing of tensions between rivals, as in the 1970s | Nixon's easing of relations with the Soviet Union
preemptive strike doctrine / preemption of attack | hitting an enemy first when its move seems about to come | George W. Bush's policy of acting against threats before they fully form
unilateralism | acting alone rather than with allies | going ahead with a policy despite allies' objections
multilateralism | acting together with many nations | working through coalitions and international bodies
collective security | agreement that an attack on one is an attack on all | the basis of NATO's Article 5
imperialism | gaining control over weaker lands | empire building such as taking Hawaii and the Philippines
Manifest Destiny | the belief that the nation was meant to spread to the Pacific | the 1840s faith in continental expansion
dollar diplomacy | encouraging investment abroad to gain influence | Taft's use of loans and business in Latin America
interventionism | taking part in other countries' conflicts by force | sending troops into Caribbean states to restore order

# Presidential doctrines
? Which doctrine
Monroe Doctrine | opposed new European colonies in the Western Hemisphere | was announced in 1823 as Latin American nations won independence
Roosevelt Corollary | claimed a right to act as police officer in Latin America | justified sending marines to collect debts in the Dominican Republic in the early 1900s
Truman Doctrine | promised aid to Greece and Turkey against communism | began the containment policy in 1947
Eisenhower Doctrine | promised help to Middle Eastern states threatened by communism | was used to send troops to Lebanon in 1958
Nixon Doctrine | expected Asian allies to supply their own troops | supported Vietnamization as American soldiers came home
Carter Doctrine | declared the Persian Gulf a vital interest | answered the Soviet invasion of Afghanistan in 1980
Reagan Doctrine | supported anticommunist rebels around the world | aided the Nicaraguan contras and Afghan fighters
Bush Doctrine | justified preventive war against terrorists and rogue states | supported the invasion of Iraq in 2003
Powell Doctrine | called for overwhelming force with clear goals and an exit plan | drew on lessons of Vietnam and guided the Gulf War
Stimson Doctrine | refused to recognize Japan's seizure of Manchuria | was a policy of nonrecognition in 1932

# Foreign policy tools
? Which tool of foreign policy
foreign aid | gives money, food, or weapons to other nations | sends economic and military help such as that to Israel and Egypt
economic sanction / economic sanctions | restricts finance or travel to punish a government's behavior | freezes bank accounts of a regime's leaders
trade embargo | cuts off all commerce with a nation, as with Cuba | forbids both imports and exports with a country
alliance | promises mutual defense between countries | joins nations by treaty, as NATO does
diplomacy | settles issues by negotiation between representatives | relies on embassies and bargaining rather than force
covert operation | carries out secret activity to change events abroad | backs coups or rebels without public admission
espionage | gathers hidden information by agents | is carried out by spies who steal secrets
summit meeting | brings heads of government together face to face | took place between Reagan and Gorbachev at Reykjavik
cultural exchange | sends students, artists, and scholars abroad to build goodwill | spreads understanding through programs such as the Fulbright
military intervention | sends troops to affect events in another country | was used in Panama in 1989 to remove Manuel Noriega
public diplomacy | broadcasts a nation's message directly to foreign people | influences opinion abroad by radio and information programs

# Events in American foreign relations
? Which event
Cuban missile crisis | brought the superpowers close to nuclear war in 1962 | ended when Khrushchev removed weapons after a naval quarantine
Bay of Pigs invasion | failed to overthrow Fidel Castro in 1961 | used CIA-trained exiles in an attack on a Caribbean island
Berlin airlift | supplied a blockaded German city in 1948 and 1949 | overcame Stalin's blockade by flying in food and coal
Iran hostage crisis | held fifty-two Americans captive for 444 days | began when students seized an embassy in Tehran in 1979
Persian Gulf War / Gulf War | drove Iraqi troops from Kuwait in 1991 | was fought by a coalition under George H. W. Bush
Korean War | began when the North crossed the thirty-eighth parallel in 1950 | ended in an armistice in 1953
Vietnam War | ended with the fall of Saigon in 1975 | led Congress to limit presidential war powers in 1973
Spanish-American War | won control of Cuba and the Philippines in 1898 | followed the explosion of the USS Maine
War of 1812 | grew from impressment of sailors by Britain | saw the capital burned and inspired the national anthem
U-2 incident | embarrassed Eisenhower when a spy plane was shot down in 1960 | led to the capture of pilot Francis Gary Powers
September 11 attacks | killed nearly 3,000 people when al-Qaeda hijacked planes | destroyed the World Trade Center in 2001
Iraq War | began in 2003 with claims about weapons of mass destruction | removed Saddam Hussein from power

# International agreements of the United States
? Which agreement
Treaty of Paris of 1783 | ended the Revolutionary War and recognized independence | set the western boundary at the Mississippi River
Jay's Treaty | sought to settle disputes with Britain in 1794 | angered Jeffersonians and won British withdrawal from western forts
Pinckney's Treaty | opened New Orleans and the Mississippi to American trade in 1795 | was made with Spain and set the Florida boundary at the thirty-first parallel
Adams-Onís Treaty | transferred Florida from Spain | drew a boundary with Spanish lands to the Pacific in 1819
Treaty of Guadalupe Hidalgo | ended the Mexican War and ceded California | set the Rio Grande as a boundary in 1848
North Atlantic Treaty | created a defense alliance of Western nations in 1949 | says that an attack on one member is an attack on all
SALT I / Strategic Arms Limitation Talks agreement | froze some nuclear missile numbers in 1972 | was signed by Nixon and Brezhnev along with an antiballistic missile pact
INF Treaty / Intermediate-Range Nuclear Forces Treaty | eliminated medium-distance missiles in 1987 | was signed by Reagan and Gorbachev
Camp David Accords | led to peace between Egypt and Israel | were brokered by Jimmy Carter in 1978
North American Free Trade Agreement / NAFTA | removed tariffs among Canada, Mexico, and their neighbor in 1994 | was replaced by the USMCA in 2020
Paris Agreement | set goals to limit global warming in 2015 | asks nations to set their own emissions targets
Kellogg-Briand Pact | renounced war as a tool of national policy in 1928 | outlawed aggressive war but had no means of enforcement
Panama Canal Treaties | agreed to transfer a waterway by 2000 | were signed by Jimmy Carter in 1977

# American diplomats and foreign policy makers
? Which foreign policy maker
George Kennan | shaped containment in the Long Telegram and the "X" article | was a diplomat in Moscow who advised patient resistance to Soviet expansion
George Marshall | proposed a plan to rebuild Europe as secretary of state | was Army chief of staff in World War II before leading the State Department
John Foster Dulles | spoke of massive retaliation and brinkmanship in the 1950s | served as Eisenhower's secretary of state
Dean Acheson | helped create NATO as Truman's secretary of state | titled his memoir Present at the Creation
Henry Kissinger | negotiated with China and North Vietnam for Nixon | practiced realpolitik and shuttle diplomacy
William Seward | bought Alaska from Russia in 1867 | served Abraham Lincoln and was mocked for a "folly" in the North
John Hay | issued the Open Door notes on China | served William McKinley and sought equal trading rights in Asia
Madeleine Albright | was the first woman secretary of state | was born in Czechoslovakia and served Bill Clinton
Colin Powell | was the first Black secretary of state and former Joint Chiefs chairman | was a general who made the case on Iraq to the United Nations in 2003
Eleanor Roosevelt | led drafting of the Universal Declaration of Human Rights | served as a delegate to the United Nations after a husband's presidency
Robert McNamara | managed the early Vietnam War as defense secretary | came from Ford Motor Company to serve Kennedy and Johnson
Robert Livingston | helped negotiate the Louisiana Purchase in Paris | was minister to France and helped draft the Declaration of Independence

# Foreign and defense institutions and programs
? Which institution or program
Marshall Plan | gave billions to rebuild Western Europe after World War II | aimed to prevent communism by restoring European economies from 1948
Lend-Lease | sent arms to Britain and other Allies before Pearl Harbor | made the nation the "arsenal of democracy" in 1941
Point Four Program | offered technical aid to developing nations under Truman | was announced in a 1949 inaugural address to share scientific know-how
Alliance for Progress | aided Latin America under John F. Kennedy | sought reform in the hemisphere after Castro's rise
Fulbright Program | pays for study and teaching abroad by scholars | is named for an Arkansas senator
Joint Chiefs of Staff | brings together top officers to advise the defense secretary | consists of the heads of the military services
Agency for International Development / USAID | was created in 1961 to handle economic and humanitarian aid | gave help for health and food to poor nations
Voice of America | broadcasts news and culture to foreign listeners | began in 1942 as a government radio service
Strategic Defense Initiative / SDI | was Reagan's proposal for a shield against missiles | was nicknamed "Star Wars"
Manhattan Project | developed the atomic bomb in secret | was led scientifically by J. Robert Oppenheimer
Foreign Service | staffs embassies with career diplomats | includes consuls and officers chosen by examination for overseas posts
`;
