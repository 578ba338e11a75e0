/** Concepts of the government of the United States, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# English and colonial documents
? Which document of English or colonial history
Magna Carta / Great Charter | forced King John of England to accept limits on royal power in 1215 | promised free men judgment by their peers under the law of the land | established that even the English king was subject to law | was forced on the king by rebellious nobles at Runnymede
English Bill of Rights / Bill of Rights of 1689 | was accepted by William and Mary after the Glorious Revolution | barred the monarch from suspending laws or taxing without Parliament's consent | guaranteed free elections and let subjects petition the monarch
Petition of Right | was presented by Parliament to Charles I in 1628 | barred imprisoning subjects without cause and quartering soldiers in private homes
Mayflower Compact | was signed by Pilgrims aboard ship in 1620 to form a civil body politic | set an early example of colonists agreeing to govern themselves in Plymouth | was an agreement to make laws for the general good of a colony
Fundamental Orders of Connecticut | is often called the first written constitution in the American colonies | set up an elected government for Hartford and nearby river towns in 1639
Habeas Corpus Act | was passed by Parliament in 1679 to stop unlawful imprisonment | let prisoners demand that a judge review the reason for their detention
Maryland Toleration Act | protected the worship of Christians in a colony founded by Catholics in 1649 | was passed under Lord Baltimore to ease conflict between Catholics and Protestants

# Documents of the founding era
? Which document of the founding era
Declaration of Independence | announced in July 1776 that the thirteen colonies were free from Britain | listed grievances against King George III and asserted unalienable rights | stated that governments derive their just powers from the consent of the governed | was drafted mainly by Thomas Jefferson
Articles of Confederation | created the first national government of the United States, a loose league of states | gave Congress no authority to tax or to regulate trade | required approval by all thirteen states for any change
Virginia Statute for Religious Freedom | ended tax support for an established church in one state in 1786 | was written by Thomas Jefferson and became a model for church-state separation
Common Sense | argued in plain language in January 1776 that colonists should break from monarchy | was Thomas Paine's best-selling pamphlet for separating from Britain
Virginia Declaration of Rights | was adopted in June 1776 and was copied in part by several other new states | was drafted by George Mason and asserted that all men are by nature equally free
Olive Branch Petition | appealed to George III for peace in July 1775 | was a last offer of reconciliation that the king refused to read

# Thinkers who influenced the framers
? Which thinker
John Locke / Locke | argued that people hold natural rights to life, liberty, and property | wrote Two Treatises of Government | held that citizens may overthrow a ruler who violates their natural rights
Montesquieu / Baron de Montesquieu | argued that dividing power among three branches protects liberty | wrote The Spirit of the Laws | influenced the framers' plan for separate legislative, executive, and judicial branches
Jean-Jacques Rousseau / Rousseau | held that legitimate government follows the general will of the people | wrote that man is born free, and everywhere he is in chains | wrote The Social Contract in 1762
Thomas Hobbes / Hobbes | described life without government as solitary, poor, nasty, brutish, and short | defended an absolute sovereign in Leviathan | argued that people give up freedom to a ruler in exchange for order and safety
Voltaire | championed freedom of speech and religious toleration in France | used satire such as Candide to attack intolerance and censorship
William Blackstone / Blackstone | wrote Commentaries on the Laws of England, studied by colonial lawyers | explained English common law and the rights of subjects
Cesare Beccaria / Beccaria | opposed torture and cruel punishments in On Crimes and Punishments | argued that punishment should be prompt, certain, and proportionate to the crime
Adam Smith | argued for free markets guided by an invisible hand | wrote The Wealth of Nations, published in 1776 | is called the father of modern economics

# Basic principles of the Constitution
? Which constitutional principle
popular sovereignty | holds that the people are the source of all government authority | is expressed in the opening words "We the People" | means that government gets its power from the consent of the people
limited government | holds that officials may do only what the people have authorized them to do | restrains rulers by a written constitution and guaranteed rights | keeps officials from having powers beyond those the people give them
separation of powers | assigns lawmaking, law enforcing, and law interpreting to three distinct branches | drew on the work of Montesquieu and gives each branch duties of its own | divides government into legislative, executive, and judicial branches
checks and balances | lets each branch restrain the actions of the other branches | is shown when a president vetoes a bill or the Senate rejects a nominee | gives each branch some control over what the other branches do
federalism | divides authority between a national government and state governments | is reflected in the Tenth Amendment's reservation to the states | lets both the national government and the states have their own powers
judicial review | allows courts to strike down laws that violate the Constitution | was established by the Supreme Court in Marbury v. Madison | gives judges the power to declare acts of Congress unconstitutional
republicanism | has voters choose representatives to make decisions for them | replaces a hereditary ruler with elected officials serving the common good
rule of law | requires that everyone, including government leaders, obey the same known legal standards | means that no person stands above legal authority
bicameralism | divides the legislature into two houses | is shown by the House and Senate and was shaped by Britain's Parliament

# Delegates to the Constitutional Convention
? Which delegate
James Madison / Madison | is called the Father of the Constitution | drafted the Virginia Plan and kept detailed notes of the debates | introduced the Bill of Rights in the First Congress
George Washington / Washington | presided over the Constitutional Convention | led the Continental Army before becoming the first president | warned against parties and permanent foreign alliances in a farewell address
Benjamin Franklin / Franklin | was the oldest delegate at the Philadelphia convention | proposed the Albany Plan of Union and won French aid in the Revolution | was a Pennsylvania printer, scientist, and diplomat who helped draft the Declaration
Alexander Hamilton / Hamilton | wrote most of The Federalist essays | served as first secretary of the treasury and proposed a national bank | led the early Federalist Party
Gouverneur Morris | shaped the final wording of the Constitution, including the Preamble | spoke more often at the convention than anyone else and attacked slavery there
Roger Sherman | proposed the Connecticut, or Great, Compromise on representation | helped draft the Declaration of Independence for Connecticut
William Paterson | introduced the New Jersey Plan favoring small states | represented New Jersey and later sat on the Supreme Court
Edmund Randolph | presented the Virginia Plan to the convention as that state's governor | became the first attorney general of the United States
George Mason | refused to sign because the Constitution lacked a bill of rights | wrote the Virginia Declaration of Rights | was a Virginia Anti-Federalist who demanded protection of individual rights
James Wilson | argued for a single executive chosen by popular vote | was a Pennsylvania lawyer who later joined the first Supreme Court

# Leaders of the founding era outside the Convention
? Which leader
Thomas Jefferson / Jefferson | was the main author of the Declaration of Independence | served as third president and approved the Louisiana Purchase | secretly wrote the Kentucky Resolution against the Alien and Sedition Acts
John Adams | defended British soldiers after the Boston Massacre and later became second president | signed the Alien and Sedition Acts and kept peace with France | served as the first vice president of the United States
Patrick Henry | demanded "Give me liberty, or give me death!" | opposed ratification in Virginia as a leading Anti-Federalist speaker | spoke against the Stamp Act in the Virginia House of Burgesses
Thomas Paine | wrote pamphlets including The American Crisis to stir support for revolution | called monarchy absurd in Common Sense, the best seller of 1776
Samuel Adams | organized the Sons of Liberty and committees of correspondence in Boston | wrote the Massachusetts circular letter protesting the Townshend duties
John Jay | wrote five Federalist essays and became first chief justice of the United States | went to London in 1794 to settle disputes with Britain by treaty | helped negotiate the 1783 treaty ending the Revolutionary War
Daniel Shays | led indebted Massachusetts farmers in an uprising in 1786 and 1787 | showed by rebellion how weak the Confederation government was
Richard Henry Lee | introduced the 1776 resolution in Congress calling for independence | was a Virginian who later opposed the Constitution for lacking a bill of rights

# Women of the founding era
? Which woman of the founding era
Mercy Otis Warren | wrote satirical plays against British officials and a pamphlet opposing the Constitution | published one of the earliest histories of the American Revolution
Abigail Adams | urged lawmakers in a 1776 letter to "remember the ladies" | managed a Massachusetts farm during the war and pressed for women's education
Phillis Wheatley | was an enslaved Boston poet whose book appeared in 1773 | wrote verses that George Washington praised in a letter
Martha Washington | was the wife of the commander at Valley Forge and spent winters in camp | became the first president's wife in 1789
Deborah Sampson | served in the Continental Army disguised as a man | enlisted as Robert Shurtleff and was wounded in battle
Betsy Ross | was a Philadelphia seamstress who by tradition sewed the first national flag | made flags for Pennsylvania's navy during the Revolution

# British measures before the Revolution
? Which British measure
Proclamation of 1763 | forbade colonial settlement west of the Appalachian Mountains | aimed to avoid costly conflict with Native peoples after the French and Indian War | angered colonists who wanted to settle lands won from France
Sugar Act | lowered the duty on molasses in 1764 but enforced it against smugglers | was Parliament's earliest measure meant openly to raise revenue from the colonies
Stamp Act | taxed newspapers, legal papers, and other printed matter in 1765 | provoked a colonial congress and the cry of no taxation without representation | was the first direct tax that Parliament placed on the colonists
Declaratory Act | asserted Parliament's right to legislate for the colonies "in all cases whatsoever" | accompanied the repeal of the stamp tax in 1766
Townshend Acts | placed duties on imported glass, paint, paper, lead, and tea in 1767 | was mostly repealed in 1770, leaving only the duty on tea
Tea Act | let the British East India Company sell directly to colonists in 1773 | led protesters to dump cargo into Boston Harbor
Intolerable Acts / Coercive Acts | closed Boston's port and limited Massachusetts self-government in 1774 | punished the colonists for the Boston Tea Party | led the colonies to call the First Continental Congress
Quartering Act | required colonies to house and supply British soldiers | led New York's assembly to be suspended when it refused to pay for troops' lodging
Navigation Acts | required colonial trade to be carried on English or colonial ships | put mercantilism into practice beginning in the 1600s | limited certain colonial exports to England and its possessions
Writs of Assistance | gave customs officers general search warrants to look for smuggled goods | was attacked in court by James Otis in 1761

# Assemblies of the founding period
? Which assembly
House of Burgesses | met in Virginia from 1619 as the first elected legislature in the English colonies | passed resolutions by Patrick Henry against the stamp tax
Albany Congress | gathered in 1754 to plan defense and a treaty with the Iroquois | considered Benjamin Franklin's plan of union
Stamp Act Congress | met in New York in 1765 to protest a tax on printed paper | declared that only colonial legislatures could tax colonists
First Continental Congress | met in Philadelphia in 1774 to answer the Coercive Acts | agreed to boycott British goods and sent a petition to the king | brought delegates from twelve colonies together, all but Georgia
Second Continental Congress | adopted the Declaration of Independence | named George Washington commander and governed during the Revolutionary War | met in Philadelphia in 1775 after Lexington and Concord
Annapolis Convention | drew only five states in 1786 to discuss trade problems | called for a meeting in Philadelphia to revise the Articles
Constitutional Convention / Philadelphia Convention | wrote a new plan of government in the summer of 1787 | drew delegates from every state except Rhode Island | replaced the Articles of Confederation instead of revising them
Hartford Convention | brought together New England Federalists who opposed the War of 1812 | weakened the Federalist Party by appearing disloyal in wartime
Confederation Congress | governed the states from 1781 to 1789 with one vote per state | passed the Northwest Ordinance but could not levy taxes

# Proposals and compromises at the Convention
? Which proposal
Virginia Plan | proposed a strong national government with two houses based on population | favored the large states and was drafted by James Madison | called for three branches of government, with a strong national legislature
New Jersey Plan | proposed a one-house legislature with equal votes for each state | favored the small states | kept the single chamber of the Articles, in which each state had one vote
Great Compromise / Connecticut Compromise | created a House based on population and a Senate with equal state votes | settled the dispute between large and small states over representation | was proposed by Roger Sherman and combined two rival plans
Three-Fifths Compromise | counted part of the enslaved population for representation and taxation | increased southern seats in the House by adding part of the enslaved people to the census | settled a dispute between northern and southern states over counting enslaved people
Commerce and Slave Trade Compromise / Commerce Compromise | banned export taxes and kept Congress from ending the importation of enslaved people before 1808 | protected southern exports while letting Congress regulate dealings with foreign nations
Electoral College compromise | settled whether Congress or the people should pick the president | gave each state presidential votes equal to its senators plus representatives
Hamilton Plan / British Plan | proposed that senators and a national executive serve for life during good behavior | would have let the national government appoint state governors
Massachusetts Compromise | won ratification by promising to consider a bill of rights afterward | led Anti-Federalists there to accept the Constitution with recommended amendments

# Clauses of the Constitution
? Which clause
Commerce Clause | gives Congress power to regulate trade among the states and with foreign nations | was interpreted broadly in Gibbons v. Ogden | is found in Article I and covers business that crosses state lines
Necessary and Proper Clause / Elastic Clause | allows Congress to make laws needed to carry out its enumerated powers | is the source of implied powers and was upheld in McCulloch v. Maryland | lets Congress stretch its powers, as in creating a national bank
Supremacy Clause | makes the Constitution and federal laws the highest law of the land | requires state judges to follow national law when state law conflicts | is found in Article VI
Full Faith and Credit Clause | requires states to honor the public acts, records, and court decisions of other states | makes a marriage or court judgment from one state valid in another | is found in Article IV and covers records such as driver's licenses
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
Establishment Clause | bars government from setting up or favoring an official religion | was the basis for striking down school-sponsored prayer in Engel v. Vitale | is the basis of the separation of church and state
Free Exercise Clause | protects a person's right to hold and practice religious beliefs | allows the regulation of religious conduct but not of religious belief | was applied to Amish families in Wisconsin v. Yoder
Due Process Clause | prevents government from taking life, liberty, or property without fair procedures | is used to apply the Bill of Rights to the states | appears in both the Fifth and the Fourteenth Amendments
Equal Protection Clause | forbids a state to deny people the same treatment under its laws | was the basis of Brown v. Board of Education | is the part of the Fourteenth Amendment used against segregation
Takings Clause | requires just compensation when private property becomes public | limits the power of eminent domain
Self-Incrimination Clause | keeps a person from being compelled to be a witness against oneself | supports the right to remain silent during police questioning
Double Jeopardy Clause | prevents a second trial for the same offense after acquittal | keeps prosecutors from retrying a person who was found not guilty
Confrontation Clause | gives a criminal defendant the right to cross-examine opposing witnesses | comes from the Sixth Amendment and concerns facing one's accusers
Citizenship Clause | makes persons born or naturalized in the United States members of the nation | overturned the main holding of the Dred Scott decision | grants birthright membership in the nation under the Fourteenth Amendment
Cruel and Unusual Punishment Clause | limits sentences that are torturous or far out of proportion to the crime | is at issue in challenges to the death penalty

# Parts of the Constitution
? Which part of the Constitution
Preamble | states the six purposes of the government | begins with the phrase "We the People" | serves as an introduction and names no powers
Article I / Article One | creates the legislative branch and lists the powers of Congress | sets the qualifications for representatives and senators | sets up a Congress of two houses
Article II / Article Two | establishes the presidency and its powers | sets the method of choosing a president by electors | lists the duties of the commander in chief
Article III / Article Three | establishes the judicial branch with one Supreme Court | defines treason against the United States | describes the federal courts and the tenure of judges
Article IV / Article Four | deals with relations among the states | provides for admitting new states
Article V / Article Five | describes how amendments are proposed and ratified | requires approval by three-fourths of the states for changes | lets amendments be proposed by two-thirds of both houses of Congress
Article VI / Article Six | makes itself and federal statutes the supreme law of the land | forbids religious tests for holding public office
Article VII / Article Seven | set the terms of ratification by nine state conventions | made nine of thirteen states enough to put the new government into effect
Bill of Rights | consists of the ten changes added in 1791 to protect individual liberties | was drafted by James Madison to satisfy Anti-Federalist critics | lists freedoms such as speech, religion, and trial by jury

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
Federalist No. 10 / Federalist 10 | argued that a large republic best controls the dangers of factions | defined a faction as a group united by a common passion or interest | was written by James Madison about the mischiefs of faction
Federalist No. 51 / Federalist 51 | stated that ambition must be made to counteract ambition | said that if men were angels, no government would be necessary | explained how checks and balances and separate branches control government
Federalist No. 70 / Federalist 70 | defended a single, energetic executive | claimed that unity in one leader brings decision, secrecy, and dispatch | was written by Alexander Hamilton about the presidency
Federalist No. 78 / Federalist 78 | called the judiciary the least dangerous branch and defended life tenure for judges | said that the courts have neither force nor will, merely judgment | was written by Alexander Hamilton to defend judicial review
Federalist No. 39 / Federalist 39 | described the Constitution as partly national and partly federal | defined a republic as government deriving all powers from the people
Federalist No. 84 / Federalist 84 | argued that a separate bill of rights was unnecessary | claimed that listing liberties could be dangerous by implying powers never granted
Brutus No. 1 / Brutus 1 | warned that a large republic would swallow the states and destroy liberty | feared the necessary and proper and supremacy clauses from an Anti-Federalist view | argued that a large republic could not represent its people well

# Amendments of the Bill of Rights
? Which amendment
First Amendment / 1st Amendment | protects freedom of religion, speech, press, assembly, and petition | bars Congress from establishing a religion or abridging free speech | includes the establishment and free exercise clauses
Second Amendment / 2nd Amendment | protects the right to keep and bear arms | mentions a well regulated militia as necessary to a free state | is at the center of debates over gun control
Third Amendment / 3rd Amendment | limits the quartering of soldiers in private homes | grew out of colonial anger at housing British troops
Fourth Amendment / 4th Amendment | bars unreasonable searches and seizures | requires probable cause before a warrant is issued | is the basis of the exclusionary rule
Fifth Amendment / 5th Amendment | protects against double jeopardy and self-incrimination | requires a grand jury indictment for serious federal crimes | guarantees due process and fair payment for property taken by the federal government
Sixth Amendment / 6th Amendment | guarantees a speedy and public trial in criminal cases | guarantees the assistance of counsel for the accused | gives the accused the right to confront witnesses
Seventh Amendment / 7th Amendment | preserves jury trial in civil suits at common law | applies to noncriminal disputes over more than twenty dollars
Eighth Amendment / 8th Amendment | forbids excessive bail and cruel and unusual punishments | is cited in challenges to the death penalty | limits the fines and punishments that courts may impose
Ninth Amendment / 9th Amendment | says that listing certain rights does not deny others kept by the people | has been used to support unlisted rights such as privacy
Tenth Amendment / 10th Amendment | reserves powers not delegated to the nation to the states or the people | is the main constitutional support for states' rights claims | is the source of the states' reserved powers

# Amendments after the Bill of Rights
? Which amendment
Eleventh Amendment / 11th Amendment | limits suits in federal court against a state by citizens of another state | strengthened the sovereign immunity of the states in 1795
Twelfth Amendment / 12th Amendment | requires electors to cast separate ballots for president and vice president | was added after the tie in the election of 1800 | changed the way the electoral college votes
Thirteenth Amendment / 13th Amendment | abolished slavery throughout the United States in 1865 | outlawed involuntary servitude except as punishment for crime | ended slavery after the Civil War
Fourteenth Amendment / 14th Amendment | guarantees equal protection and due process against state action | defined national citizenship in 1868 | is used to apply the Bill of Rights to the states
Fifteenth Amendment / 15th Amendment | forbade denying the vote because of race or color | extended suffrage to African American men in 1870 | was the last of the three Reconstruction amendments
Sixteenth Amendment / 16th Amendment | gave Congress the power to tax incomes | overturned a ruling that federal income taxes must be apportioned among states | was ratified in 1913 and made the federal income tax possible
Seventeenth Amendment / 17th Amendment | provided for direct election of senators by the people | took the choice of senators away from state legislatures | was a Progressive reform that gave voters the choice of senators
Eighteenth Amendment / 18th Amendment | banned the manufacture and sale of alcoholic beverages | began national Prohibition and was later repealed | was ratified in 1919 as a goal of the temperance movement
Nineteenth Amendment / 19th Amendment | guaranteed women the right to vote in 1920 | forbade denying suffrage on account of sex | was the goal of the women's suffrage movement
Twentieth Amendment / 20th Amendment | moved the start of presidential terms to January 20, shortening the lame-duck period | set January 3 as the opening day of each new Congress
Twenty-first Amendment / 21st Amendment | repealed national prohibition in 1933 | remains the only one ratified by state conventions | ended the national ban on alcoholic drinks

# Amendments since 1950
? Which amendment
Twenty-second Amendment / 22nd Amendment | limits a president to two elected terms | wrote into law the custom begun by George Washington | followed Franklin Roosevelt's election to four terms
Twenty-third Amendment / 23rd Amendment | gave the District of Columbia electoral votes for president | allowed residents of the nation's capital to vote for president | gave Washington, D.C., three votes in the electoral college
Twenty-fourth Amendment / 24th Amendment | banned poll taxes in federal elections | removed a fee that had kept poor citizens from the ballot box in 1964
Twenty-fifth Amendment / 25th Amendment | set rules for presidential disability and filling a vice-presidential vacancy | provides for the vice president to become acting president during incapacity | explains presidential succession and was used when Gerald Ford became vice president
Twenty-sixth Amendment / 26th Amendment | lowered the voting age to eighteen | passed in 1971 amid debate over drafting young men for Vietnam | gave the vote to citizens between eighteen and twenty-one
Twenty-seventh Amendment / 27th Amendment | delays congressional pay changes until after the next House election | was first proposed in 1789 but ratified in 1992
Equal Rights Amendment / ERA | passed Congress in 1972 but fell short of ratification by the deadline | sought to bar discrimination on account of sex and was opposed by Phyllis Schlafly | was first written by Alice Paul in the 1920s

# Ideas about the basis of government
? Which idea about government
natural rights / unalienable rights | holds that life, liberty, and property belong to all people from birth | was stated by John Locke and repeated in the Declaration of Independence | says that people are born with freedoms that no ruler gives or may take away
social contract | holds that people agree to form a state and accept its rule in return for protection | was developed by Thomas Hobbes, John Locke, and Jean-Jacques Rousseau | describes political authority as an agreement between people and their rulers
consent of the governed | holds that rulers have just authority only when the people agree to it | is named in the Declaration of Independence as the source of just powers
divine right of kings | holds that God chose the monarch, who answers to God alone | justified the absolute power of European monarchs in the 1600s
majority rule | holds that decisions are made by more than half of the voters | lets the larger number of citizens or lawmakers decide in a democracy
minority rights | protects smaller or less popular groups from the decisions of the larger number | limits what the winning side in a vote may do to those outvoted
common good | holds that government should promote the welfare of the whole community | puts the benefit of everyone in society ahead of private interests
civic virtue | expects citizens to place public welfare ahead of self-interest | was thought by the founders to be the public-spirited character a republic needs
state of nature | imagines the condition of people before any laws or rulers existed | was pictured by Hobbes as a war of all against all

# Forms of government
? Which form of government
direct democracy | has citizens vote on laws themselves rather than through representatives | was practiced by the citizens of ancient Athens
representative democracy | has the people elect officials who make laws for them | lets voters hold lawmakers accountable through regular elections
absolute monarchy | gives all power to a king or queen who inherits the throne | let rulers such as Louis XIV govern without a legislature's limits
constitutional monarchy | keeps a king or queen whose powers are limited by law and a parliament | exists in the United Kingdom, where the ruler is mainly ceremonial
oligarchy | gives power to a small group, often wealthy or military | takes its name from the Greek for rule by the few
autocracy | gives unlimited power to a single person, whether dictator or monarch | takes its name from Greek words for ruling by oneself
theocracy | is ruled by religious leaders in the name of God | bases its laws on sacred teachings, as in Iran
totalitarian government / totalitarianism | controls nearly every part of citizens' public and private lives | existed in Nazi Germany and Stalin's Soviet Union
anarchy | has no ruling authority at all | is a condition without laws or rulers

# Systems of dividing governmental power
? Which system of government
unitary system | gives all basic power to the central government | lets the national government create or abolish local governments, as in France and Japan
federal system | divides power between a national government and state governments | gives both levels their own powers under a constitution, as in the United States and Germany
confederation / confederal system | is a loose union in which independent states keep most of the power | was used under the Articles, when the American states were sovereign
parliamentary system | has the legislature choose the prime minister | lets a vote of no confidence remove the executive
presidential system | has voters choose the chief executive separately from the legislature | keeps the executive and legislative branches independent, with a fixed term for the head of government

# Ways of making and changing the Constitution
? Which term describes
ratification | the formal approval of a constitution, amendment, or treaty | the step that three-fourths of the states must take to finish an amendment | the last stage in adding a proposed change to the Constitution
formal amendment | a change or addition in the written words of the Constitution | one of twenty-seven additions made to the text under Article V
informal amendment | a change in how the Constitution works without any change in its wording | a change made by custom, court decision, or presidential practice rather than by Article V
repeal | the canceling of a law or constitutional provision | what the Twenty-first Amendment did to the Eighteenth
national convention for amendments / convention of the states | the never-used method of proposing changes at the request of two-thirds of legislatures | a meeting that Congress must call when thirty-four legislatures ask for it
state ratifying convention | the body of delegates used to approve the amendment ending Prohibition | an alternative to approving a proposed amendment by a vote of legislatures

# Laws of the new nation
? Which law of the new nation
Land Ordinance of 1785 | divided western territory into townships of thirty-six square miles for sale | set aside one section in each township to support schools
Northwest Ordinance | set the steps by which a territory could become a state | banned slavery north of the Ohio River in 1787 | organized the territory north of the Ohio River
Judiciary Act of 1789 | created the federal court system with district and circuit courts | contained the section struck down in Marbury v. Madison | set up the office of attorney general and the lower federal courts
Alien and Sedition Acts | made it a crime in 1798 to publish false criticism of the government | allowed the president to deport foreigners judged dangerous | led to the Virginia and Kentucky Resolutions
Naturalization Act of 1790 | restricted citizenship for immigrants to free white persons | required two years of residence to become a citizen
Embargo Act of 1807 | halted American exports to keep the nation out of European war | hurt New England merchants under President Jefferson | was meant to punish Britain and France for seizing American ships

# Measures on slavery before the Civil War
? Which measure
Missouri Compromise | admitted one slave and one free state and drew a line at 36°30′ in 1820 | kept the Senate balance by admitting Maine with a slave state | was worked out by Henry Clay to balance slave and free states
Fugitive Slave Act of 1850 | required citizens of free states to help return people who escaped bondage | angered Northerners by denying jury trials to accused runaways | was part of a compromise that admitted California as a free state
Kansas-Nebraska Act | let settlers of two territories decide on slavery by popular sovereignty | repealed the earlier ban on slavery north of 36°30′ in 1854 | led to violence between proslavery and antislavery settlers
Compromise of 1850 | admitted California as a free state and strengthened the return of runaways | was arranged by Henry Clay and passed by Stephen Douglas
Wilmot Proviso | would have banned slavery in all land won from Mexico | passed the House in 1846 but failed in the Senate
gag rule | kept the House from discussing antislavery petitions from 1836 to 1844 | was fought by former president John Quincy Adams in Congress

# Measures of the Civil War and Reconstruction
? Which measure of the 1860s and 1870s
Emancipation Proclamation | declared enslaved people in rebelling areas free on January 1, 1863 | rested on Abraham Lincoln's authority as commander in chief | made ending slavery an aim of the Union war effort
Homestead Act | gave settlers 160 acres for five years of farming | opened western public domain to farmers in 1862 | gave free western land to settlers
Morrill Act | gave states land to found agricultural and mechanical colleges in 1862 | led to land-grant universities | helped found state colleges for farming and engineering
Pacific Railway Act | granted land and loans for a transcontinental line in 1862 | chartered the Union company that built west from Nebraska | aided two companies whose tracks met in Utah in 1869
Civil Rights Act of 1866 | declared freed people citizens who could make contracts and own property | led to the Fourteenth Amendment, which protected its guarantees
Enforcement Act of 1870 / Force Act | punished interference with Black suffrage under Ulysses S. Grant | used federal power against the Ku Klux Klan's attacks on voters
Freedmen's Bureau Act | set up a federal agency in 1865 to aid people newly released from slavery | led to the founding of schools for formerly enslaved people in the South
Reconstruction Acts | divided the former Confederacy into five military districts in 1867 | required southern states to ratify the Fourteenth Amendment before readmission
Tenure of Office Act | barred the president from removing certain officials without Senate approval | was broken by Andrew Johnson in dismissing Edwin Stanton

# Kinds of governmental power in the federal system
? Which powers
delegated powers / enumerated powers / expressed powers | are granted to the national government in so many words by the Constitution | are listed for Congress in Article I, Section 8 | include coining money and declaring war
implied powers | are not stated in the Constitution but reasonably suggested by those that are | rest on the necessary and proper clause | were upheld in McCulloch v. Maryland, which allowed a national bank
inherent powers | belong to a national government simply because it is a sovereign state | include controlling borders and acquiring territory
reserved powers | are kept by the states, such as running schools and elections | are left to the states or the people by the Tenth Amendment
concurrent powers | are shared by the national and state governments | include taxing, borrowing, and setting up courts at both levels
police powers | let a state protect public health, safety, morals, and welfare | support state rules on vaccination, building codes, and speed limits
denied powers / prohibited powers | are those that the Constitution forbids to a government | include passing ex post facto laws and granting titles of nobility

# Models of American federalism
? Which model of federalism
dual federalism / layer-cake federalism | treats national and state governments as supreme in clearly distinct spheres | prevailed in the United States until the 1930s | keeps national and state powers clearly separated, with little overlap
cooperative federalism / marble-cake federalism | has national and state governments share responsibility for the same programs | grew with the New Deal's shared costs and administration | mixes the duties of the levels of government in joint programs
new federalism / devolution | shifts power and responsibility back from Washington to the states | was promoted by Presidents Nixon and Reagan through revenue sharing and block grants | returns authority over programs such as welfare to the states
creative federalism | bypassed states to fund cities directly under Lyndon Johnson's Great Society | put Washington in direct partnership with cities and nonprofit groups during the War on Poverty
coercive federalism / regulated federalism | has Washington impose mandates and standards that states must follow | relies on preemption and unfunded mandates to direct state action
picket-fence federalism | pictures specialists in one policy area working together across all levels | emphasizes ties among officials in the same field, such as education or highways
competitive federalism | has states vie with one another to attract residents and businesses | is seen when states cut taxes to lure a company
fiscal federalism | uses federal spending and grants to shape what states do | describes the pattern of taxing and spending among levels of government

# Kinds of federal grants
? Which kind of federal aid
categorical grant | is money given to states for a specific purpose with strings attached | must be spent on a narrowly defined program such as school lunches
block grant | is money given for a broad purpose with wide state discretion | is favored by states because few conditions are set
revenue sharing | handed states a portion of federal tax income with almost no restrictions | was begun in 1972 under Nixon and ended under Reagan
matching grant | requires the state to put up some of its own funds | gives states a set share for each dollar that they spend
project grant | is awarded on the basis of competitive applications | is money such as research funding that universities apply for and may not win
formula grant | is divided among states by a rule based on population or need | goes automatically to every qualifying state in a calculated amount

# Social welfare programs for health and food
? Which social program
Medicare | provides health insurance for people sixty-five and older | was created in 1965 to pay hospital and doctor bills of the elderly
Medicaid | provides health care for people with low incomes | is paid for jointly by the states and the federal government
Supplemental Nutrition Assistance Program / SNAP / food stamps | helps poor households buy groceries | puts monthly benefits on a card accepted at grocery stores
Children's Health Insurance Program / CHIP | was created in 1997 for minors whose parents earn too much for other aid | insures young people in families just above the poverty line
WIC | provides food and advice to mothers, infants, and small children | serves pregnant women and children under five
National School Lunch Program | provides free or low-cost meals to pupils in class | was begun under Harry Truman in 1946 for hungry pupils

# Supreme Court cases on federalism
? Which Supreme Court case
United States v. Lopez | struck down the federal Gun-Free School Zones Act in 1995 | held that carrying a gun near a school is not interstate commerce | limited Congress's commerce power for the first time since the New Deal
Printz v. United States | held that Congress may not force local sheriffs to run gun background checks | struck down part of the Brady Act in 1997 for commandeering state officers
NFIB v. Sebelius / National Federation of Independent Business v. Sebelius | upheld the Affordable Care Act's individual mandate as a tax in 2012 | limited Congress's power to force states to expand Medicaid
South Dakota v. Dole | let Congress withhold highway funds to press states on the drinking age | upheld reasonable conditions on federal grants in 1987
Wickard v. Filburn | held that wheat grown for home use could be regulated under the commerce power | extended federal regulation to local farm activity in 1942 because of its total effect | concerned an Ohio farmer who grew more than the quota
Heart of Atlanta Motel case / Heart of Atlanta Motel v. United States | upheld the ban on racial discrimination in lodging under the commerce power | upheld the public accommodations section of the Civil Rights Act of 1964 | concerned a Georgia business that refused Black guests
Texas v. White | declared that secession was unconstitutional and the Union indestructible | ruled in 1869 that Confederate states had never legally left the nation
Gonzales v. Raich | let federal law ban homegrown medical marijuana despite a state's permission | held in 2005 that personal drug cultivation affects an interstate market
Arizona v. United States | struck down parts of a state immigration law as preempted in 2012 | confirmed national supremacy over the regulation of immigrants

# Ways in which state and national power conflict
? Which term describes
preemption | the overriding of state law by federal law in the same field | a result of the supremacy clause when state and national rules conflict
nullification | a state's claimed right to declare a federal law void within its borders | John C. Calhoun's answer to the tariff of 1828 | a claim first made in the Virginia and Kentucky Resolutions
secession | the formal withdrawal of a state from the Union | the step taken by South Carolina in December 1860
sovereign immunity | the protection of a government from being sued without its consent | a doctrine, supported by the Eleventh Amendment, that bars most private suits against a state
states' rights | the view that national power should be narrow and state authority broad | a position taken by Jefferson and Calhoun against a strong central government
unfunded mandate | a federal order that states must obey without federal money to pay for it | a requirement whose costs fall on state budgets
crossover sanction | the withholding of federal aid in one area unless a state meets a demand in another | the method that tied highway money to a drinking age of twenty-one

# Relations between states and admission of new ones
? Which term describes
interstate compact | an agreement among states, approved by Congress, on a shared problem | an arrangement such as the port authority of New York and New Jersey
extradition | the return of a fugitive to the state where a crime was charged | the handing over of an accused person by one governor to another
reciprocity | the mutual acceptance of licenses or privileges between states | an understanding in which each state accepts the other's professional permits
enabling act | a congressional law letting a territory draft a state constitution | an early step on a territory's path to statehood
act of admission | the law by which Congress creates a new state | the final congressional step that makes a territory a full member of the Union

# State officials
? Which state official
governor | heads the executive branch and signs or vetoes bills | commands the National Guard when it is not in federal service | is the chief executive at the capitol
lieutenant governor | often presides over the upper house and succeeds a chief executive who leaves office | holds a post much like that of vice president | succeeds to a state's highest office when it becomes vacant
state attorney general | acts as the chief lawyer and legal adviser | issues formal legal opinions and represents the state in court
secretary of state of a state / state secretary of state | keeps official records and often supervises elections | certifies election results and registers corporations
state treasurer | has custody of public funds and pays bills | manages investments and cash for the capitol
state auditor / comptroller | checks that agencies spend public money lawfully | examines accounts to find misuse of funds
superintendent of public instruction | sets rules for local schools from an office at the capitol | leads the department of education and carries out learning standards
state legislator / state lawmaker | passes bills at the capitol for a home district | serves in the house or senate and votes on the annual budget
adjutant general | directs the National Guard on a daily basis | leads militia forces under the command of the chief executive

# Powers of a governor
? Which executive power
line-item veto | allows rejecting single parts of a spending bill | was denied to the president in Clinton v. City of New York but belongs to most governors
pardon | forgives a crime and ends its legal penalties | wipes out a conviction through executive clemency
commutation | reduces the length or severity of a sentence | changes a death sentence to life imprisonment
reprieve | postpones the carrying out of a sentence | delays an execution so that new evidence may be reviewed
parole | releases a prisoner early under supervision | frees an inmate before the full term, under conditions
power to call a special session | brings legislators back outside their regular meeting time | summons lawmakers to deal with an emergency
appointment power | fills offices such as agency heads and vacant judgeships | names department heads, often with state senate approval
executive budget making / budget preparation | sets out proposed spending and revenue for lawmakers to consider | shapes the financial plan submitted to the legislature each year

# Units of local government
? Which unit of government
county | serves as the major administrative subdivision in most states | usually houses a sheriff, courthouse, and record office | is the largest territorial unit of local government in most states
parish | is Louisiana's equivalent of the main local subdivision | exists only in Louisiana and takes its name from church districts
borough | is Alaska's equivalent of the main local subdivision | serves as the largest local division in Alaska
township | subdivides many midwestern jurisdictions and maintains rural roads | measured six miles square in the original western surveys
municipality / city | is an incorporated urban place with a charter from the state | provides police, streets, and sewers within incorporated limits | is governed by a mayor and council or by a hired manager
special district | provides a single service such as water, fire protection, or transit | is the most numerous kind of local body in the nation | crosses other local boundaries to do one job and may levy its own tax
school district | runs public education under an elected board | hires a superintendent and sets local education policy | operates elementary and secondary education within local boundaries
New England town | governs by an open annual meeting of voters in the Northeast | combines rural and village land under elected selectmen
metropolitan government | combines a central urban core and its suburbs for regional services | merges urban and suburban services, as in Nashville
council of governments | brings neighboring local bodies together for voluntary regional planning | has no taxing authority but helps members coordinate transportation and planning

# Forms of city government
? Which form of city government
mayor-council government | has an elected chief executive and an elected legislative body | is the oldest type and is common in the largest places | may give its executive strong or weak powers
council-manager government | has elected lawmakers hire a professional administrator | separates politics from day-to-day administration | puts daily affairs in the hands of a trained, appointed executive
commission government | has a few elected members who each head a department | was first adopted in Galveston, Texas, after the hurricane of 1900 | combines lawmaking and executive duties in the same small elected body
town meeting | lets voters gather in person to pass laws and budgets | is a form of direct democracy rooted in New England
consolidated city-county government | merges two overlapping local jurisdictions into one administration | removes duplicate departments, as in San Francisco and Jacksonville

# Local officials
? Which local official
mayor | is elected as the political head of a city | proposes policy and may veto ordinances in large urban places | is a city's chief executive
city manager | is a professional hired to run daily municipal operations | is appointed by a council and can be fired by it
sheriff | is the chief law enforcement officer of a county | runs the jail and serves court papers | is usually elected and enforces law outside city limits
coroner | investigates the cause of sudden or suspicious deaths | orders autopsies and signs certain death certificates | is a county official who examines bodies
assessor | sets the value of property for taxation | estimates what homes and land are worth
county clerk | records deeds, births, and marriages | issues licenses and often runs local elections
district attorney / prosecuting attorney | brings criminal cases to trial on behalf of the people | decides whether to charge a suspect and handles plea bargains
council member / alderman | votes on city ordinances | represents a ward in the municipal legislature
school board member | sets education policy for a community and hires its superintendent | approves a budget for local classrooms and teachers
tax collector | receives payments owed on local real estate | sends bills to property owners and receives their money

# Powers by which communities govern land and services
? Which term describes
zoning | the division of a community into areas limited to certain land uses | a rule that keeps factories out of residential neighborhoods
annexation | the adding of adjoining land to a city's territory | a way in which cities grow by taking in nearby suburbs
municipal incorporation / incorporation of a city | the legal process of becoming an organized town or other urban government | the step by which residents gain a charter to run their own urban government
eminent domain | the power to take private property for public use with fair payment | the power limited by the Fifth Amendment's just compensation rule
privatization | the hiring of businesses to deliver public services such as trash collection | the shifting of public work to private firms in order to cut costs
home rule | the power of a locality to manage its own affairs under its own charter | the freedom of a city to govern itself without state approval of each act
Dillon's rule | the doctrine that local governments have only powers expressly given by the state | a judge's principle that any doubt about local power is settled against it

# Written rules of governments
? Which kind of written law
ordinance | is a law passed by a city or other local body | covers local matters such as noise, parking, and litter
municipal charter | creates a city and grants its powers | serves as a city's equivalent of a constitution
statute | is a law passed by Congress or a state legislature | is a written act of a lawmaking body, unlike case law
state constitution | is the supreme law within a state's borders | creates a state's own three branches and is often amended
administrative regulation | is a rule with legal force issued by an executive agency | carries out a law in detail under power delegated by the legislature

# Devices of direct democracy
? Which device
initiative | lets citizens propose laws by gathering petition signatures | puts a proposal on the ballot without action by the legislature | allows citizens to propose a law or amendment themselves
referendum | lets voters approve or reject a measure passed or referred by lawmakers | holds a popular vote on legislation that lawmakers passed | sends a law to the voters for approval
recall | lets voters remove an official before the term ends | removed California's governor in a 2003 special vote | allows voters to vote an elected official out of office early
direct primary | lets voters rather than party leaders choose nominees | was a Progressive reform pioneered in Wisconsin under Robert La Follette | took nominations away from party bosses
public hearing | lets residents speak to officials before a decision | gathers testimony from the community on a planned action
bond election | lets voters decide whether a government may borrow for a project | asks the public to approve debt for schools or roads

# Kinds of taxes
? Which tax
income tax | falls on the earnings of individuals and corporations | is the largest source of money for the national government | was allowed by the Sixteenth Amendment
sales tax | adds a percentage to the price of goods at purchase | is a large source of revenue in many states and burdens the poor most
property tax | is based on the value of land and buildings | is the main local source of money for public schools
excise tax | is placed on particular goods such as gasoline, tobacco, and alcohol | is included in the price of certain products, such as fuel and cigarettes
payroll tax / social insurance tax | is withheld from wages to fund retirement benefits and Medicare | is shared equally by employers and employees
estate tax | is levied on the assets left by a person who has died | is paid out of a dead person's property before heirs receive it
customs duty / tariff | is charged on goods imported from other countries | provided most federal money before 1913 | can protect domestic industry from foreign competition
severance tax | is charged on removing natural resources such as oil or timber | is important in oil-rich states such as Alaska and Texas
gift tax | applies to large transfers of money between living persons | keeps people from giving away wealth to avoid levies at death
capital gains tax | applies to profit from selling stocks or real estate | is owed when an asset sells for more than it cost

# Tax rates and tax relief
? Which term describes
progressive tax | one that takes a larger share of income as income rises | a levy whose rate climbs with ability to pay
regressive tax | one that takes a larger share from low earners than from high earners | a levy, such as that on retail sales, that burdens the poor most
proportional tax / flat tax | one that takes the same percentage at every income level | a levy whose rate stays constant for rich and poor
tax deduction | an expense subtracted from income before what is owed is figured | a reduction in taxable income for something such as a charitable donation
tax credit | an amount subtracted directly from what a person owes the government | a dollar-for-dollar reduction in the final amount due
tax exemption | income or property on which nothing is owed | the status that frees churches and charities from most levies
tax loophole | a legal gap that lets someone avoid paying what the law intends | an unintended opening in the revenue code used by wealthy filers

# Supreme Court cases on religion
? Which Supreme Court case
Engel v. Vitale | ended state-sponsored prayer in public schools in 1962 | struck down a prayer written by New York education officials | held that officially written school prayer violates the Establishment Clause
Abington School District v. Schempp | struck down daily Bible reading in public classrooms in 1963 | ruled that Pennsylvania could not require devotional scripture lessons | concerned Bible readings and the Lord's Prayer at the start of the day
Lemon v. Kurtzman | set a three-part test for aid to religious schools in 1971 | required a secular purpose and no excessive entanglement with religion | struck down state payments to teachers in church schools
Wisconsin v. Yoder | let Amish parents withdraw children from school after eighth grade | held that free exercise outweighed compulsory attendance laws
Reynolds v. United States | upheld a federal ban on polygamy in 1879 | held that religious belief is no defense for breaking a marriage law
Employment Division v. Smith | allowed denial of jobless benefits to workers who used peyote in a ritual | held that neutral laws may burden religious practice
Everson v. Board of Education | upheld public payment of bus fares to parochial schools in 1947 | applied the establishment clause to the states | quoted Jefferson's wall of separation between church and state
Burwell v. Hobby Lobby | let a family-owned business refuse contraceptive insurance on religious grounds | applied the Religious Freedom Restoration Act to closely held companies
Zelman v. Simmons-Harris | upheld school vouchers that parents could use at religious schools in 2002 | approved an Ohio tuition program for Cleveland
Kennedy v. Bremerton School District | protected a football coach's private prayer on the field in 2022 | replaced the entanglement test with attention to history and tradition

# Supreme Court cases on speech
? Which Supreme Court case
Schenck v. United States | set the clear and present danger test in 1919 | upheld conviction for leaflets opposing the World War I draft | held that speech may be limited when it endangers the nation in wartime
Gitlow v. New York | applied free speech protection to the states in 1925 | began incorporating the Bill of Rights through the Fourteenth Amendment | concerned a socialist convicted for publishing a manifesto
Brandenburg v. Ohio | protected speech unless it incites imminent lawless action | reversed the conviction of a Ku Klux Klan leader | replaced the clear and present danger test
Texas v. Johnson | ruled that burning the American flag is protected expression | reversed a protester's flag desecration conviction in 1989 | held that government may not ban expression because it is offensive
Chaplinsky v. New Hampshire | held in 1942 that fighting words are not protected | upheld punishing insults likely to provoke an immediate violent response
Snyder v. Phelps | protected a church's hateful picketing near a soldier's funeral | held in 2011 that offensive funeral protests on public matters are protected
Dennis v. United States | upheld convictions of Communist Party leaders under the Smith Act in 1951 | allowed punishment for advocating violent overthrow of the government during the Cold War
Abrams v. United States | upheld convictions in 1919 for leaflets against sending troops to Russia | is remembered for the Holmes dissent on a free trade in ideas

# Supreme Court cases on students and schools
? Which Supreme Court case
Tinker v. Des Moines | protected students who wore black armbands against the Vietnam War | held that students keep their rights at the schoolhouse gate | protected symbolic speech in public schools
Bethel School District v. Fraser | let officials punish a student's lewd assembly speech | upheld the suspension of a student for vulgar sexual references in 1986 | held that educators may ban vulgar and offensive language
Morse v. Frederick | let a principal punish a banner promoting drug use | concerned a student's "Bong Hits" sign displayed across from an Alaska school
Mahanoy Area School District v. B.L. | protected a cheerleader's off-campus social media post | limited educators' control over student expression away from campus in 2021
Hazelwood v. Kuhlmeier | let a principal remove articles from a school-sponsored newspaper | widened administrators' control over student journalism in 1988 | allowed schools to censor student newspapers for educational reasons
New Jersey v. T.L.O. | let school officials search a student's purse on reasonable suspicion | lowered the standard for searches by public school administrators in 1985 | concerned a high school student caught smoking
West Virginia v. Barnette | held that public schools cannot force students to salute the flag | protected Jehovah's Witness children in 1943

# Supreme Court cases on the press and expression
? Which Supreme Court case
Near v. Minnesota | struck down prior restraint of a newspaper in 1931 | applied freedom of the press to the states | concerned a newspaper shut down as a public nuisance
New York Times v. United States | allowed publication of the Pentagon Papers in 1971 | held that the government had not justified prior restraint of war secrets | concerned classified documents on the Vietnam War
New York Times v. Sullivan | required public officials to prove actual malice to win a libel suit | arose from an advertisement supporting civil rights protesters | made it harder for officials to sue newspapers for libel
Miller v. California | set a three-part test for obscenity in 1973 | let community standards help decide whether material is obscene | asks whether a work lacks serious literary, artistic, political, or scientific value
Branzburg v. Hayes | ruled that reporters may be made to testify before a grand jury | rejected a constitutional privilege for confidential news sources
Reno v. ACLU | gave the Internet full free speech protection in 1997 | struck down much of the Communications Decency Act
Red Lion Broadcasting v. FCC | upheld the fairness doctrine for radio and television in 1969 | allowed stricter rules because airwaves are scarce
Roth v. United States | held in 1957 that obscenity is not protected by the First Amendment | judged material by whether its main theme appeals to prurient interest for the average person

# Supreme Court cases on searches
? Which Supreme Court case
Weeks v. United States | created the exclusionary rule for federal trials in 1914 | barred evidence seized from a home without a warrant by federal agents | held that illegally seized evidence may not be used in federal court
Mapp v. Ohio | applied the exclusionary rule to the states in 1961 | barred illegally seized evidence from state trials | concerned police who searched a home in Cleveland without a warrant
Terry v. Ohio | allowed police to stop and frisk on reasonable suspicion | permitted a brief pat-down for weapons without probable cause
Katz v. United States | held that wiretapping a phone booth counts as a search | protected people rather than places through a reasonable expectation of privacy | extended the Fourth Amendment to electronic eavesdropping
Riley v. California | required a warrant to search an arrested person's cell phone | recognized in 2014 that digital data on a mobile device need special protection
Carpenter v. United States | required a warrant for long-term phone location records | protected cell-site records held by wireless companies in 2018
United States v. Leon | created the good-faith exception for mistaken warrants | admitted evidence when officers honestly relied on a defective warrant
Olmstead v. United States | allowed wiretaps in 1928 because no physical trespass occurred | upheld bootleggers' convictions based on telephone eavesdropping and was later overruled
Florida v. Jardines | held that bringing a drug-sniffing dog onto a porch is a search | treated the area just outside a house's front door as protected in 2013

# Supreme Court cases on the rights of the accused
? Which Supreme Court case
Gideon v. Wainwright | guaranteed a lawyer to poor defendants in state felony trials | began with a handwritten petition from a Florida prisoner in 1962 | applied the Sixth Amendment right to counsel to the states
Miranda v. Arizona | required police to inform suspects of their rights before questioning | led to the warning that a suspect may remain silent | protected suspects against self-incrimination during police questioning
Escobedo v. Illinois | held in 1964 that a suspect under interrogation may consult a lawyer | threw out a confession made after police refused a request to see an attorney
Powell v. Alabama | required counsel for poor defendants in capital cases in 1932 | reversed convictions of the Scottsboro defendants | concerned nine young Black men accused of rape
Betts v. Brady | held that states need not supply lawyers in noncapital cases in 1942 | required appointed counsel only in special circumstances and was later overturned
In re Gault | extended due process rights to juveniles in 1967 | gave young people notice of charges and counsel in delinquency hearings | concerned a fifteen-year-old accused of making an obscene telephone call
Batson v. Kentucky | barred prosecutors from excluding jurors because of race | limited peremptory challenges in 1986 when used to remove Black jury members
Palko v. Connecticut | held in 1937 that only rights essential to ordered liberty bind the states | refused to apply the double jeopardy ban to the states
Malloy v. Hogan | applied the privilege against self-incrimination to the states in 1964 | held that a state may not jail someone for refusing to give incriminating testimony
Duncan v. Louisiana | applied the right to jury trial to the states in 1968 | held that a serious state charge entitles the accused to a jury

# Supreme Court cases on punishment
? Which Supreme Court case
Furman v. Georgia | halted executions in 1972 because capital punishment was applied arbitrarily | forced states to rewrite their death penalty statutes to guide juries | held that the death penalty as then used was cruel and unusual
Gregg v. Georgia | upheld revised death penalty laws in 1976 | approved separate trial and sentencing phases in capital cases | held that the death penalty is not always cruel and unusual
Roper v. Simmons | ended the death penalty for crimes committed before age eighteen | relied in 2005 on evolving standards of decency to spare juvenile killers
Atkins v. Virginia | barred executing people with intellectual disabilities | found in 2002 that execution of the mentally disabled is cruel and unusual
Miller v. Alabama | struck down mandatory life without parole for juveniles | required judges in 2012 to weigh youth before imposing the harshest prison term
Timbs v. Indiana | applied the ban on excessive fines to the states in 2019 | concerned seizure of a vehicle worth far more than the maximum fine
Kennedy v. Louisiana | barred the death penalty for crimes in which the victim does not die | limited capital punishment in 2008 to killings and offenses against the state
Robinson v. California | held that being addicted to drugs cannot itself be a crime | ruled in 1962 that punishing a status or illness is cruel and unusual

# Supreme Court cases on privacy, marriage, and family
? Which Supreme Court case
Griswold v. Connecticut | struck down a ban on contraceptives in 1965 | recognized a right of privacy in the shadows of several amendments | found privacy rights in the penumbras of the Bill of Rights
Roe v. Wade | recognized a right to abortion in 1973 under a trimester framework | struck down a Texas abortion law and was overruled in 2022 | based a woman's right to end a pregnancy on the right of privacy
Planned Parenthood v. Casey | introduced the undue burden standard for abortion limits in 1992 | replaced the trimester framework while keeping the core abortion right
Dobbs v. Jackson Women's Health Organization | returned abortion regulation to the states in 2022 | held that the Constitution does not confer a right to abortion | upheld a Mississippi ban on abortion after fifteen weeks
Lawrence v. Texas | struck down laws against private same-sex intimacy in 2003 | overturned Bowers v. Hardwick | held that adults have a liberty right to private consensual relations
Obergefell v. Hodges | guaranteed same-sex couples the right to marry in 2015 | required every state to license and recognize gay marriages | held that state bans on same-sex marriage violate the Fourteenth Amendment
Loving v. Virginia | struck down bans on interracial marriage in 1967 | reversed a couple's conviction for marrying across the color line | held that bans on marriage between races violate equal protection
Cruzan v. Missouri / Cruzan v. Director, Missouri Department of Health | recognized a right to refuse unwanted medical treatment | let a state demand clear evidence of an unconscious patient's wishes
Pierce v. Society of Sisters | protected parents' right to choose private schools in 1925 | struck down an Oregon law forcing all children into public schools
Washington v. Glucksberg | found no constitutional right to physician-assisted suicide | upheld a state ban on helping a terminally ill patient die in 1997

# Supreme Court cases on race before 1900
? Which Supreme Court case of the 1800s
Dred Scott v. Sandford | denied citizenship to African Americans in 1857 | held that Congress could not ban slavery in the territories | declared the Missouri Compromise unconstitutional
Plessy v. Ferguson | upheld separate but equal facilities in 1896 | approved racial segregation on Louisiana railway cars | allowed Jim Crow laws to spread across the South
Civil Rights Cases of 1883 / Civil Rights Cases | struck down an 1875 law against racial exclusion from inns and theaters | limited the Fourteenth Amendment to state action rather than private discrimination
Yick Wo v. Hopkins | condemned unequal enforcement of a laundry law against Chinese owners | held in 1886 that noncitizens are protected by the equal protection clause
Slaughterhouse Cases / Slaughter-House Cases | narrowed the Fourteenth Amendment's privileges or immunities clause in 1873 | upheld a Louisiana monopoly on butchering
United States v. Cruikshank | freed leaders of the Colfax massacre in 1876 | limited federal prosecution of attacks on Black citizens after a killing in Louisiana
United States v. Wong Kim Ark | held in 1898 that a child born in San Francisco to Chinese parents was a citizen | confirmed birthright citizenship for the children of immigrants

# Supreme Court cases on race in the twentieth century
? Which Supreme Court case
Brown v. Board of Education | declared segregated public schools unconstitutional in 1954 | overturned the separate but equal doctrine | held that separate educational facilities are inherently unequal
Sweatt v. Painter | ordered a Texas law school to admit a Black student in 1950 | found that a separate law school lacked equal reputation and faculty
Shelley v. Kraemer | barred courts from enforcing racial covenants in housing | ruled in 1948 that court enforcement of private home-sale restrictions is state action
Swann v. Charlotte-Mecklenburg | approved busing to desegregate schools in 1971 | let judges redraw attendance zones and transport pupils for integration | concerned a North Carolina school district
Cooper v. Aaron | held that Arkansas officials must obey desegregation orders | rejected resistance in Little Rock and affirmed the Court's authority in 1958
Milliken v. Bradley | limited busing across district lines in 1974 | held that Detroit suburbs need not join a city desegregation plan
Missouri ex rel. Gaines v. Canada | required equal legal education within the state in 1938 | ruled that paying for out-of-state law study was not equal treatment

# Supreme Court cases on equal treatment and affirmative action
? Which Supreme Court case
Bakke case / Regents of the University of California v. Bakke / University of California v. Bakke / Regents v. Bakke | struck down racial quotas but let race be one admissions factor in 1978 | ordered a rejected white applicant admitted to medical school | held that reserving a fixed number of seats by race is illegal
Grutter v. Bollinger | upheld a law school's individualized use of race in 2003 | found a compelling interest in student body diversity at Michigan's law school | allowed race to be one factor in admission to a law school
Gratz v. Bollinger | struck down automatic points for race in undergraduate admissions | rejected the University of Michigan's twenty-point bonus for minority applicants
Students for Fair Admissions v. Harvard | ended race-conscious college selection in 2023 | ruled that a university's use of race violated equal protection and Title VI
Reed v. Reed | struck down a sex preference in naming estate administrators in 1971 | was the earliest ruling to strike down a sex classification under equal protection | concerned an Idaho law that preferred men over women
United States v. Virginia | opened an all-male state military institute to women in 1996 | demanded an exceedingly persuasive justification for sex classifications | was decided with an opinion by Ruth Bader Ginsburg
Bostock v. Clayton County | held that firing workers for being gay or transgender is sex discrimination | applied Title VII's ban on sex discrimination to sexual orientation in 2020
Romer v. Evans | struck down a Colorado measure denying legal protection to gay people | found in 1996 that animus toward an unpopular group is no legitimate purpose
Craig v. Boren | applied intermediate scrutiny to a beer-sales rule based on sex | struck down different drinking ages for young men and young women
Plyler v. Doe | required public schools to admit undocumented children in 1982 | struck down a Texas law charging tuition to children not lawfully in the country

# Supreme Court cases on business and labor
? Which Supreme Court case
Lochner v. New York | struck down a limit on bakers' working hours in 1905 | gave its name to an era in which judges struck down labor regulation | struck down a state law on a sixty-hour week in bakeries
Muller v. Oregon | upheld a ten-hour workday for women in 1908 | relied on a brief full of social facts by Louis Brandeis
West Coast Hotel v. Parrish | upheld a state minimum wage for women in 1937 | ended the era of striking down economic rules under liberty of contract
Munn v. Illinois | upheld state regulation of grain elevator rates in 1877 | allowed regulation of private business affected with a public interest
Schechter Poultry v. United States | struck down the National Industrial Recovery Act in 1935 | is known as the sick chicken case on delegation of lawmaking power
Hammer v. Dagenhart | struck down a federal ban on goods made by child labor in 1918 | concerned children who worked in a North Carolina cotton mill
Adkins v. Children's Hospital | struck down a minimum wage for women in the capital in 1923 | was overruled in 1937 when a state wage law for women was upheld

# Supreme Court cases on arms and property
? Which Supreme Court case on arms or property
District of Columbia v. Heller | held in 2008 that individuals have a right to keep a handgun at home for self-defense | struck down a capital city's ban on private pistols | read the Second Amendment as an individual right apart from militia service
McDonald v. Chicago | applied the right to bear arms to the states in 2010 | struck down an Illinois city's handgun ban | incorporated the Second Amendment through the Fourteenth
Bruen case / New York State Rifle & Pistol Association v. Bruen / NYSRPA v. Bruen | struck down a requirement to show special need to carry a gun in public | tied firearms rules to the nation's historical tradition in 2022
Kelo v. City of New London | let a Connecticut community take homes for private economic development in 2005 | read public use in the takings clause broadly | upheld eminent domain for private redevelopment
United States v. Miller | upheld a federal limit on sawed-off shotguns in 1939 | tied protected weapons to the needs of a militia in a 1939 ruling
Berman v. Parker | allowed the clearing of a Washington slum under eminent domain in 1954 | upheld the taking of a department store for urban renewal

# Landmark cases of the Marshall Court
? Which Marshall Court case
Marbury v. Madison | established judicial review in 1803 | declared part of the Judiciary Act of 1789 unconstitutional | arose from the midnight appointments of John Adams
Fletcher v. Peck | was the earliest ruling to strike down a state law as unconstitutional | upheld Georgia land sales as contracts in 1810
Dartmouth College v. Woodward | protected a private charter from state interference as a contract | kept New Hampshire from taking over a private school in 1819 | strengthened the protection of contracts against state legislatures
Cohens v. Virginia | confirmed Supreme Court review of state criminal cases raising federal questions | involved the sale of lottery tickets in 1821
Worcester v. Georgia | held in 1832 that state law has no force in Cherokee territory | was defied by Andrew Jackson before Cherokee removal | recognized the Cherokee as a distinct political community
Cherokee Nation v. Georgia / Cherokee v. Georgia | described Native peoples as domestic dependent nations in 1831 | refused to hear a tribe's suit as a foreign nation
Johnson v. M'Intosh | held that private citizens could not buy land directly from Native nations | relied on the doctrine of discovery in 1823
McCulloch v. Maryland | upheld the national bank and implied powers in 1819 | barred a state from taxing a federal institution | held that states cannot tax the national government under the Supremacy Clause
Gibbons v. Ogden | struck down a New York steamboat monopoly in 1824 | read the commerce power broadly to cover navigation between states | held that Congress, not the states, regulates interstate commerce
Barron v. Baltimore | held in 1833 that the Bill of Rights did not limit the states | rejected a wharf owner's claim for compensation from a city | limited the Bill of Rights to the national government

# Supreme Court cases on voting and elections
? Which Supreme Court case
Shelby County v. Holder | struck down the formula for federal preclearance of election changes in 2013 | weakened a key section of the Voting Rights Act of 1965 | ended preclearance in states with a history of discrimination
Bush v. Gore | stopped the Florida recount in 2000 | effectively settled a disputed presidential contest | ended the disputed presidential election of 2000
Smith v. Allwright | struck down the white primary in 1944 | held that parties may not bar Black voters from choosing nominees
Buckley v. Valeo | upheld limits on contributions but struck down limits on campaign spending in 1976 | treated spending one's own money on a campaign as protected speech | upheld parts of the Federal Election Campaign Act while treating money as speech
Citizens United v. FEC / Citizens United v. Federal Election Commission | allowed unlimited independent political spending by corporations and unions in 2010 | opened the way for super PACs | held that corporate political spending is protected speech
McCutcheon v. FEC | struck down overall limits on one donor's total federal contributions in 2014 | left base limits per candidate while removing the aggregate cap
Harper v. Virginia Board of Elections | banned poll taxes in state contests in 1966 | held that wealth is unrelated to voting ability
Guinn v. United States | struck down Oklahoma's grandfather clause in 1915 | found an exemption based on ancestors' voting to violate the Fifteenth Amendment

# Supreme Court cases on legislative districts
? Which Supreme Court case
Baker v. Carr | opened federal courts to challenges over unequal legislative districts in 1962 | held that reapportionment is not a political question | concerned Tennessee's failure to redraw its legislative districts
Reynolds v. Sims | required one person, one vote in both houses of state legislatures in 1964 | said that legislators represent people, not trees or acres | concerned Alabama's unequal state legislative districts
Wesberry v. Sanders | required congressional districts to have nearly equal populations in 1964 | applied equal population to districts for the House of Representatives
Shaw v. Reno | held in 1993 that oddly shaped districts drawn mainly by race face strict scrutiny | questioned a snakelike North Carolina majority-minority district | limited the use of race in gerrymandering
Rucho v. Common Cause | held in 2019 that partisan gerrymandering is beyond federal court review | left party-based map drawing to states and Congress
Colegrove v. Green | refused in 1946 to review Illinois districts as a political matter | called redistricting a political thicket that courts should not enter

# Supreme Court cases on presidential and congressional power
? Which Supreme Court case
United States v. Nixon | ordered the Watergate tapes released in 1974 | held that executive privilege is not absolute | led to a president's resignation within weeks
Clinton v. Jones | held that a sitting president can face a civil suit over private conduct | rejected temporary immunity from a lawsuit over unofficial acts in 1997
Clinton v. City of New York | struck down the presidential line-item veto in 1998 | held that canceling parts of a signed law violates the presentment clause | held that a president may not cancel parts of a spending law
INS v. Chadha | struck down the legislative veto in 1983 | required both houses and presentment to overturn an agency decision
Myers v. United States | let presidents fire executive officers such as postmasters without Senate consent in 1926 | involved the firing of a postmaster
Humphrey's Executor v. United States | held in 1935 that a president may not freely remove members of regulatory commissions | concerned Franklin Roosevelt's dismissal of a Federal Trade Commission member
Trump v. United States | held in 2024 that presidents have immunity from prosecution for core official acts | arose from charges over efforts to overturn the 2020 election

# Supreme Court cases on war and security
? Which Supreme Court case
Youngstown Sheet & Tube v. Sawyer / Youngstown v. Sawyer | barred President Truman from seizing steel mills in 1952 | limited executive action taken without congressional authorization | concerned a threatened strike during the Korean War
Ex parte Milligan | held that civilians cannot be tried by military courts where civil courts are open | limited emergency power after the Civil War in 1866
Hamdi v. Rumsfeld | held in 2004 that a citizen detained as an enemy combatant may contest the detention | said war is no blank check for the president | gave a citizen held as an enemy fighter the right to a hearing
Boumediene v. Bush | gave Guantánamo detainees access to habeas corpus in 2008 | struck down part of the Military Commissions Act
United States v. Curtiss-Wright | called the president the sole organ of the nation in foreign affairs in 1936 | upheld an embargo on arms sales to warring South American nations
Trump v. Hawaii | upheld travel limits on several nations as within immigration authority in 2018 | deferred to national security reasons for an entry ban
Korematsu v. United States | upheld the wartime removal of Japanese Americans in 1944 | accepted military necessity as grounds for exclusion orders during World War II | concerned a man who refused to leave for an internment camp
Ex parte Quirin | upheld the military trial of German saboteurs in 1942 | concerned Nazi agents who landed from submarines on American beaches

# Kinds of speech and expression
? Which kind of expression
symbolic speech | communicates an idea by actions such as wearing an armband | includes expressive conduct such as burning a flag | was protected in Tinker v. Des Moines and Texas v. Johnson
libel | is a false written statement that damages a person's reputation | is printed defamation, which public figures win damages for only by showing actual malice
slander | is a false spoken statement that damages a person's reputation | is defamation uttered aloud rather than in print
obscenity | is sexual material with no serious value that offends community standards | is unprotected content judged by the Miller test
fighting words | are face-to-face insults likely to provoke an immediate breach of peace | were held unprotected in the Chaplinsky case of 1942
seditious speech / sedition | urges resistance to lawful authority or the overthrow of government | was made a crime by a 1798 law signed by John Adams
commercial speech | is advertising, which receives less protection than political messages | may be banned when it is false or misleading about goods for sale
hate speech | attacks people because of race, religion, or similar traits | is bigoted but generally still protected in the United States
political speech | discusses candidates and public issues and is the most strongly protected | lies at the core of the First Amendment and includes criticism of officials

# Constitutional tests and standards
? Which constitutional test
strict scrutiny | requires a compelling government interest and narrowly tailored means | applies to racial classifications and fundamental rights | is the hardest level of review for a law to pass
intermediate scrutiny | requires a substantial relation to an important government objective | applies to classifications based on sex
rational basis test | asks only for a reasonable link to a legitimate purpose | applies to ordinary economic and social laws | is the easiest level of review for a law to pass
Lemon test | asked for a secular purpose, neutral effect, and no excessive entanglement | guided establishment clause rulings from 1971 until it was abandoned in 2022
clear and present danger test | asked whether words would bring about evils that Congress may prevent | was announced by Oliver Wendell Holmes in Schenck v. United States
imminent lawless action test / incitement test | protects advocacy unless it is likely to produce immediate crime | was announced in Brandenburg v. Ohio
undue burden standard | asked whether a law placed a substantial obstacle before a woman seeking abortion | came from Planned Parenthood v. Casey
bad tendency test | let speech be punished if it might lead toward illegal acts | gave governments wide room to suppress radical speech in the 1920s
actual malice standard | requires proof of knowing falsehood or reckless disregard of truth | protects news outlets sued by public officials | comes from New York Times v. Sullivan

# Doctrines of constitutional rights
? Which legal doctrine
selective incorporation | applies the Bill of Rights to the states one provision at a time | uses the Fourteenth Amendment to extend federal guarantees to the states case by case
total incorporation | holds that all of the Bill of Rights binds the states at once | was favored by Justice Hugo Black but never adopted by a majority
procedural due process | requires fair methods such as notice and a hearing before a penalty | is concerned with how a law is carried out
substantive due process | requires that the content of laws be fair and reasonable | is concerned with what a law does rather than how it is applied
right of privacy | implies a freedom to be left alone in personal matters | was recognized in Griswold v. Connecticut, on contraceptives
preferred freedoms doctrine | holds that First Amendment guarantees deserve greater protection than other rights | presumes that laws limiting speech or press are unconstitutional unless specially justified
state action doctrine | holds that the Fourteenth Amendment restrains governments rather than private persons | comes from the 1883 decisions leaving private discrimination beyond the amendment
doctrine of prior restraint / prior restraint | concerns government censorship that stops material before it is published | was found almost always unconstitutional in Near v. Minnesota and the Pentagon Papers case
time, place, and manner regulation | allows content-neutral limits on when and where demonstrations occur | permits a rule limiting loudspeakers near homes at night, whatever the message

# Unjust legal practices limited by the Constitution
? Which term describes
ex post facto law | a measure that punishes an act done before it was made a crime | a retroactive criminal statute, forbidden by Article I
bill of attainder | a legislative act that punishes a person without a trial | a law inflicting guilt and punishment by vote rather than by court
double jeopardy | being tried twice for the same offense after acquittal | a second prosecution barred by the Fifth Amendment
self-incrimination | giving testimony that exposes oneself to criminal charges | what a witness avoids by "taking the Fifth"
cruel and unusual punishment | a penalty banned by the Eighth Amendment, such as torture | a sentence far out of proportion to the crime
excessive bail | an unreasonably large sum demanded for release before trial | a court demand banned in the opening words of the Eighth Amendment
unreasonable search and seizure | an inspection of a person or home without good legal grounds | an intrusion by officers that the Fourth Amendment forbids

# Protections of the accused
? Which protection of the accused
habeas corpus | requires that a prisoner be brought before a judge to justify detention | is a writ against unlawful imprisonment | may be suspended only in rebellion or invasion under Article I
grand jury indictment / indictment | is a formal accusation that must precede a federal felony trial | finds that enough evidence exists to hold a trial
bail | is money left with a court to ensure that the accused returns for trial | lets an arrested person stay free while awaiting trial
presumption of innocence | treats the accused as not guilty until proven otherwise | places the burden of proof on the prosecution
Miranda warning | tells a suspect about silence and counsel before questioning | must be given by police to a person in custody
right to counsel | entitles a defendant to a lawyer's help in a criminal case | was extended to poor defendants in state courts by Gideon v. Wainwright
speedy trial | prevents a long delay before the accused's case is heard | keeps a person from being held for years while awaiting judgment
trial by jury / jury trial | has a group of citizens decide the facts and the verdict | is guaranteed in criminal cases by the Sixth Amendment

# Doctrines of search and seizure
? Which term describes
search warrant | a judge's order permitting officers to look for evidence in a named place | a document that must describe the place and items sought
probable cause | reasonable grounds to believe that a crime has been committed | the level of proof that the Fourth Amendment requires before a judge approves a search
reasonable suspicion | a low standard of specific facts that justifies a brief stop by police | the basis on which police may stop and frisk a person
exclusionary rule | the principle that illegally obtained evidence cannot be used at trial | what Mapp v. Ohio extended to trials in state courts
fruit of the poisonous tree | further evidence tainted because it came from an illegal search | later leads that are barred because their source was unlawful
good-faith exception | the acceptance of evidence when officers honestly relied on a flawed warrant | a rule from United States v. Leon that allows some defective searches
plain view doctrine | the rule that items openly visible to an officer may be seized | a rule that lets police take evidence they see without a warrant
inevitable discovery | the rule that allows evidence that lawful means would have found anyway | an exception for items that police were certain to come upon legally
consent search | an inspection made lawful because the person agreed to it | an inspection of a car after the driver voluntarily says yes
stop and frisk | a brief detention and pat-down for weapons | the police practice upheld in Terry v. Ohio

# Issues of church and state
? Which term describes
separation of church and state | the idea of a wall between government and religion, in Jefferson's phrase | the principle that government should neither run nor support houses of worship
accommodationism | the view that government may support religion if it treats all faiths equally | a reading of the establishment clause that allows some aid to faiths
release time | letting public school students leave class for religious lessons elsewhere | the dismissal of pupils for off-campus faith instruction during the day
school voucher | a government payment that parents may use for private tuition | a certificate for tuition upheld in Zelman v. Simmons-Harris
blasphemy law | a statute that punishes insults to God or sacred things | a colonial ban on speaking irreverently of God
religious test | a requirement of a certain faith to hold office, banned by Article VI | a demand that an official swear to a particular creed
blue law / Sunday closing law | a rule limiting business on the Christian day of rest | a rule that bans some sales one day a week for religious reasons

# Ways of gaining or losing citizenship
? Which term describes
jus soli | citizenship based on being born in a country's territory | the law of the soil
jus sanguinis | citizenship gained through one's parents | the law of blood
naturalization | the legal process by which a foreigner becomes a citizen | a procedure that ends with an oath of allegiance after residence and a test
denaturalization | the court removal of citizenship that was obtained by fraud | loss of citizenship by an immigrant who lied to obtain it
expatriation | the voluntary giving up of citizenship | the renouncing of allegiance to one's own country
dual citizenship | legal membership in two countries at once | the situation of a person who is a national of two nations
deportation | the forced removal of a noncitizen from the country | the sending back of an alien for breaking immigration law

# Kinds of immigrants and noncitizens
? Which kind of immigrant
refugee | flees war or persecution and is approved overseas before arrival | is admitted from abroad because of persecution in the home country
asylum seeker | asks for protection at the border or inside the country from persecution at home | must prove a fear of persecution after reaching the country
lawful permanent resident / green card holder | may live and work in the nation indefinitely without being a citizen | may usually apply for citizenship after five years
undocumented immigrant / unauthorized immigrant | lives in the country without legal permission | may be deported for entering unlawfully or overstaying a visa
naturalized citizen | was born abroad and gained full membership by taking an oath | has every right of the native-born except eligibility for the presidency
guest worker | enters for a limited time to do a job, as under the Bracero Program | holds a temporary visa for work such as farm labor

# Forms of segregation and discrimination
? Which term describes
de jure segregation | the separation of races required by law | legally imposed division such as that of southern schools before 1954
de facto segregation | the separation of races that results from housing patterns and custom rather than law | division that exists in practice without any statute
Jim Crow laws | southern statutes that kept races apart in public places | rules enforcing racial division from the late 1800s to the 1960s
reverse discrimination | alleged unfair treatment of white or male applicants | the complaint made by Allan Bakke against a special admissions program
redlining | refusing loans or insurance in certain neighborhoods because of race | a banking practice shown on maps that marked minority areas as risky
glass ceiling | the unseen barrier that keeps women from top positions | an invisible limit on promotion in business
separate but equal doctrine | the rule that racial division is legal if facilities are alike | the principle of Plessy v. Ferguson rejected in 1954
racial profiling | police suspicion of people because of their ethnic group | stopping drivers or travelers on the basis of skin color rather than conduct

# Remedies for discrimination
? Which remedy for discrimination
affirmative action | gives special consideration to members of groups that suffered past exclusion | recruits women and minorities to make up for unequal treatment in the past
school integration / desegregation | brings students of different races together in the same classrooms | was ordered by the Supreme Court in Brown v. Board of Education
busing | transports students to other neighborhoods to achieve racial balance in schools | caused protests in Boston in the 1970s after a court order
racial quota | reserves a fixed number of places for members of minority groups | was struck down in medical school admissions in the Bakke case
comparable worth | gives the same pay to different jobs that need similar skill | seeks to raise low wages in fields dominated by women
reparations | pays those whose group was wronged in the past | gave $20,000 to each surviving Japanese American interned in World War II

# Laws against racial discrimination
? Which civil rights law
Civil Rights Act of 1957 | created a federal commission to study discrimination under Eisenhower | was the first such law since Reconstruction and survived a twenty-four-hour filibuster by Strom Thurmond
Civil Rights Act of 1964 | banned discrimination in public accommodations and employment | contains Title VII and created the Equal Employment Opportunity Commission | was signed by Lyndon Johnson and outlawed segregation in hotels and restaurants
Voting Rights Act of 1965 | ended literacy tests and sent federal examiners to register voters | required preclearance of election changes in places with a history of discrimination | followed the Selma march
Fair Housing Act / Civil Rights Act of 1968 | banned discrimination in the sale or rental of homes | passed days after Martin Luther King Jr.'s assassination | made it illegal to refuse to rent or sell to someone because of race
Civil Rights Act of 1960 | let federal referees help register voters before John F. Kennedy took office | required officials to keep voting records for twenty-two months
Civil Rights Act of 1991 | allowed jury trials and damages for job bias under George H. W. Bush | reversed Supreme Court rulings of 1989 that made job bias hard to prove

# Laws on sex, age, and disability
? Which law
Title IX | barred sex discrimination in schools receiving federal money | expanded women's college athletics after 1972 | requires equal athletic opportunities for women in schools and colleges
Equal Pay Act of 1963 | required the same wages for men and women doing the same work | was signed by John F. Kennedy to fight wage discrimination by sex
Age Discrimination in Employment Act | protected workers over forty from bias in hiring and firing | was passed in 1967 to help older job seekers
Americans with Disabilities Act / ADA | required access to public places and reasonable accommodation at work | passed in 1990 for people with physical or mental impairments | requires ramps and other access for people who use wheelchairs
Rehabilitation Act of 1973 | barred bias against handicapped people in federally funded programs | was a forerunner of the 1990 disabilities law through its Section 504
Lilly Ledbetter Fair Pay Act | reset the time limit for suing with each discriminatory paycheck | was the first bill signed by Barack Obama
Individuals with Disabilities Education Act / IDEA | guaranteed a free, appropriate public schooling to children with special needs | requires an individualized plan for each child who qualifies
Pregnancy Discrimination Act | barred the firing of expectant mothers in 1978 | required employers to treat childbirth like other medical conditions

# Leaders of the civil rights movement
? Which leader of the civil rights movement
Martin Luther King Jr. / Martin Luther King | led nonviolent protest and gave the "I Have a Dream" speech | wrote "Letter from Birmingham Jail" | won the 1964 Nobel Peace Prize | led the Montgomery bus boycott and the Southern Christian Leadership Conference
Rosa Parks | refused to give up a seat on a Montgomery bus in 1955 | sparked a year-long boycott of city transit in Alabama | was an NAACP member arrested for defying segregation on a bus
Malcolm X | spoke for Black nationalism and self-defense as a Nation of Islam minister | was assassinated in New York in 1965 | criticized nonviolence and integration early in his career
John Lewis | led marchers across Selma's Edmund Pettus Bridge in 1965 | chaired SNCC before serving in Congress from Georgia | spoke as a student leader at the 1963 March on Washington
Fannie Lou Hamer | challenged Mississippi's all-white delegation at the 1964 Democratic convention | helped found the Mississippi Freedom Democratic Party
A. Philip Randolph | organized sleeping-car porters and planned the 1963 March on Washington | pressed Franklin Roosevelt to ban bias in defense jobs
Medgar Evers | was the NAACP field secretary shot outside a Mississippi home in 1963 | investigated the murder of Emmett Till and organized Mississippi voters
Ella Baker | called the 1960 meeting at which SNCC was founded | urged group-centered leadership as a mentor to young activists in SNCC

# African American leaders before 1940
? Which African American leader
W. E. B. Du Bois | helped found the NAACP and demanded immediate equality | wrote The Souls of Black Folk | led the Niagara Movement and edited The Crisis
Booker T. Washington | urged vocational training and gradual progress at Tuskegee | gave the Atlanta Compromise speech in 1895 | founded the Tuskegee Institute
Frederick Douglass | escaped slavery and became a leading abolitionist orator and editor | published The North Star | wrote a narrative of his life in slavery
Ida B. Wells | led a newspaper crusade against lynching in the 1890s | fled Memphis after a mob destroyed a printing press
Marcus Garvey | urged a return to Africa and founded the UNIA | promoted Black pride and the Black Star Line of ships in the 1920s
Mary McLeod Bethune | founded a Florida school for girls and advised Franklin Roosevelt | directed Negro affairs in the National Youth Administration

# Leaders of the Mexican American movement
? Which leader of the Mexican American movement
Cesar Chavez | led the grape boycott and fasted to keep the farmworkers' strike nonviolent | was the first president of the United Farm Workers
Dolores Huerta | coined the slogan "Sí, se puede" for farmworkers | negotiated field workers' first contracts with California grape growers
Rodolfo Gonzales / Corky Gonzales | wrote the poem "I Am Joaquín" | founded the Crusade for Justice in Denver
Reies López Tijerina | demanded the return of Spanish land grants in New Mexico | led an armed raid on a New Mexico courthouse in 1967
Hector P. Garcia | founded the American G.I. Forum for veterans in 1948 | was a Texas physician who fought for the rights of returning soldiers

# Early leaders for women's rights
? Which reformer
Elizabeth Cady Stanton | wrote the Declaration of Sentiments in 1848 | helped organize the Seneca Falls Convention | declared that all men and women are created equal
Susan B. Anthony | was arrested for voting in 1872 | led the national suffrage campaign for decades and later appeared on a dollar coin
Lucretia Mott | was a Quaker abolitionist who helped call the Seneca Falls meeting | was refused a seat at the 1840 World Anti-Slavery Convention
Sojourner Truth | asked "Ain't I a Woman?" in an 1851 speech | was formerly enslaved and spoke for both abolition and suffrage
Lucy Stone | kept a birth name after marriage and led the American Woman Suffrage Association | founded the Woman's Journal in 1870
Amelia Bloomer | edited The Lily and promoted loose trousers for women | gave a name to a style of reform dress in the 1850s

# Women reformers of the Progressive Era
? Which Progressive Era reformer
Alice Paul | led White House pickets for suffrage and drafted the Equal Rights Amendment | founded the National Woman's Party | used hunger strikes and protests to win the Nineteenth Amendment
Carrie Chapman Catt | led the winning suffrage plan and founded the League of Women Voters | headed the National American Woman Suffrage Association in 1920
Jane Addams | founded Hull House for immigrants in Chicago | won the Nobel Peace Prize in 1931
Margaret Sanger | opened the nation's first birth control clinic in 1916 | founded the organization that became Planned Parenthood
Florence Kelley | led the National Consumers League against child labor and long hours | gathered the facts used to defend a ten-hour workday for women in Oregon

# Women in politics since 1960
? Which political figure
Betty Friedan | wrote The Feminine Mystique in 1963 | helped found the National Organization for Women | described the unhappiness of housewives in a best-selling book
Gloria Steinem | co-founded Ms. magazine in the early 1970s | was a leading journalist of second-wave feminism
Phyllis Schlafly | led the campaign against ratifying the Equal Rights Amendment | organized STOP ERA as a conservative activist
Shirley Chisholm | was the first Black woman in Congress and ran for president in 1972 | campaigned as "unbought and unbossed" from Brooklyn
Bella Abzug | was a New York lawmaker known for hats who presided over the 1977 women's conference in Houston | was elected to the House from Manhattan in 1970 as an antiwar lawyer
Barbara Jordan | was a Texas representative who defended the Constitution in the Nixon impeachment hearings | gave the keynote speech at the 1976 Democratic convention
Geraldine Ferraro | was the first woman nominated for vice president by a major party | ran with Walter Mondale in 1984

# Events of the civil rights movement
? Which event
Montgomery bus boycott | ended segregated seating in an Alabama city after 381 days | brought Martin Luther King Jr. to national attention | began after the arrest of Rosa Parks
Greensboro sit-in / Greensboro sit-ins | began when four Black students waited for service at a lunch counter in 1960 | inspired student protests across the South | challenged segregation in a North Carolina store
Freedom Rides | tested desegregation of interstate bus terminals in 1961 | met mob violence in Anniston and Birmingham | sent integrated groups of passengers through the South
March on Washington | drew about 250,000 people to the Lincoln Memorial in 1963 | was the setting of the "I Have a Dream" speech | called for jobs, freedom, and a civil rights law
Selma march / Selma to Montgomery march | saw troopers attack peaceful protesters on Bloody Sunday in 1965 | built support for a federal voting law | was a protest for voting rights in Alabama
Little Rock crisis | led Eisenhower to send troops to protect nine Black students in 1957 | began when Arkansas's governor blocked a high school | tested the Brown decision at Central High School
Freedom Summer | brought college volunteers to register Black voters in Mississippi in 1964 | was marked by the murder of three young workers
Birmingham campaign | shocked viewers with fire hoses and police dogs in 1963 | included a children's crusade against segregation in Alabama's largest city

# Protests of the 1960s and 1970s
? Which protest of the 1960s or 1970s
Stonewall uprising / Stonewall riots | followed a police raid on a New York gay bar in 1969 | helped launch the modern gay rights movement
Delano grape strike | united Filipino and Mexican farmworkers in California in 1965 | led to a national consumer boycott of table fruit
Occupation of Alcatraz | had Native American activists hold an island in San Francisco Bay from 1969 to 1971 | drew attention to broken treaties and Indian self-determination
occupation of Wounded Knee | had the American Indian Movement hold a South Dakota village for seventy-one days in 1973 | took place at the site of an 1890 massacre of Lakota people
East Los Angeles walkouts | saw Mexican American high school students leave class in 1968 | demanded bilingual teaching and better conditions for Chicano students
Kent State protest | ended when the National Guard killed four students in Ohio in 1970 | opposed the sending of troops into Cambodia

# Events in the campaign for women's rights
? Which event
Seneca Falls Convention | issued a call for women's suffrage in 1848 | modeled its declaration on the Declaration of Independence | was organized in New York by Elizabeth Cady Stanton and Lucretia Mott
Woman Suffrage Procession of 1913 | filled Washington's streets the day before Woodrow Wilson's inauguration | was led by Inez Milholland on a white horse
Silent Sentinels' picketing | stood outside the White House gates with banners from 1917 | led to jail terms and forced feeding for members of the National Woman's Party
Women's Strike for Equality | marked fifty years of the vote with marches in 1970 | was called by Betty Friedan to demand child care and fair pay
National Women's Conference | met in Houston in 1977 to adopt a plan of action | was opened by a torch carried from New York to Texas

# Barriers to voting
? Which barrier to voting
literacy test | was a reading exam used to keep Black citizens from registering | was suspended by the Voting Rights Act of 1965
poll tax | was a fee charged before a person could vote | was banned in federal elections by the Twenty-fourth Amendment
grandfather clause | exempted men whose ancestors could vote before 1867 | let poor white voters avoid the tests that kept Black men from voting
white primary | was a nominating contest closed to African Americans | was a southern party practice struck down in Smith v. Allwright in 1944
property qualification | required owning land in order to vote | was dropped by most states by the Jacksonian era
residency requirement | makes newcomers wait a set time in a place before they may register | was limited to short waiting periods, such as thirty days, by court rulings
voter identification law | requires showing an approved card at the polls | is defended as stopping fraud and criticized as lowering turnout
felon disenfranchisement | takes away the vote because of conviction for a serious crime | keeps prisoners and some former inmates from casting ballots
voter purge | removes names from the list of registered citizens | strikes people who moved or died from the rolls

# Laws on elections and campaigns
? Which election law
Tillman Act | banned corporate contributions to federal candidates in 1907 | was the first national campaign finance statute
Federal Election Campaign Act / FECA | required disclosure and limited contributions in the 1970s | was amended after Watergate in 1974 to create an independent enforcement agency, the FEC
Bipartisan Campaign Reform Act / McCain-Feingold Act / BCRA | banned soft money to national parties in 2002 | required candidates to say that they approve their advertisements
National Voter Registration Act / Motor Voter Act | let people sign up to vote when getting a driver's license | was signed by President Clinton in 1993 to raise participation
Help America Vote Act / HAVA | paid states to replace punch-card machines after the 2000 election | required provisional ballots and statewide voter lists in 2002
Hatch Act | limits federal employees' partisan activity on the job | was passed in 1939 to keep civil servants out of campaigns
Electoral Count Reform Act | clarified in 2022 that the vice president's role in tallying results is ceremonial | raised the number of members needed to object to a state's certified result
Presidential Election Day Act / Uniform Election Day Act | set the Tuesday after the first Monday in November in 1845 | made all states pick their electors on a single date

# Agents of political socialization
? Which agent of political socialization
family | is usually the earliest and strongest influence on a child's political views | passes on party loyalty to children at home | is where children first learn political attitudes
school | teaches patriotism, civics, and respect for the Constitution to the young | promotes national symbols such as the pledge in classrooms | teaches students about government and citizenship
peer group | shapes views through friends and classmates of the same age | presses young people to conform to those they spend time with | influences political attitudes through friends and people of similar age
mass media | spreads news and images through television and the Internet | sets the agenda of topics people think about
religious institution | links faith and moral teaching to political outlook | is seen when churchgoers favor different candidates than nonbelievers
workplace | shapes outlook through one's job, coworkers, or union | ties economic interest at one's occupation to political opinion
historic event | marks a generation, as the Depression or September 11 did | can change the attitudes of a whole age group at once
opinion leader | is a respected person whose views influence others | is a teacher, minister, or commentator whom others trust to interpret politics

# Types of polls
? Which type of poll
exit poll | questions voters as they leave their polling places | lets networks project a winner on election night | asks people how they voted right after they cast their ballots
push poll | spreads negative information in the form of a survey | is really a campaign tactic meant to change minds
straw poll | asks many people without a scientific sample | was used by the Literary Digest to mispredict the 1936 race | is an unscientific measure of opinion
tracking poll | is repeated often to follow changes during a campaign | samples voters continuously and reports a rolling average
benchmark poll | measures a candidate's standing before the campaign begins | gives an early baseline of strengths and weaknesses
focus group | gathers a small set of voters for guided discussion | uncovers how a few people react to messages, in depth rather than in numbers
entrance poll | interviews caucus participants before they take part | questions people arriving at Iowa meetings on how they intend to choose

# Kinds of samples and errors in polling
? Which term describes
random sample | a group chosen so that each person has an equal chance of selection | the kind of selection that lets about 1,500 people stand for a nation
representative sample | a small group that closely mirrors the whole population | a selected group with the same mix of people as the public as a whole
quota sample | a group picked to match set shares of sex, age, or race | a nonrandom selection in which interviewers fill categories that match the census
stratified sample | a selection drawn randomly within each subgroup | a probability method that divides people by region or other layer before drawing
universe / survey population | the entire group of people whose opinion a poll aims to measure | everyone from whom a poll's sample is drawn
sampling error / margin of error | the expected difference between survey results and the true value for the whole population | the plus-or-minus percentage reported with poll results
question wording bias | an error caused by loaded language in the survey | slanted phrasing that pushes respondents toward one answer
nonresponse bias | a distortion because many of those contacted refuse to answer | a flaw when those who decline to take part differ from those who agree
interviewer bias | a distortion caused by the questioner's tone or appearance | a flaw that comes from the person asking rather than from the questions

# Traits of public opinion
? Which term describes
intensity of opinion / intensity | how strongly people feel about an issue | the depth of feeling behind a political view
salience | how important an issue is to a person | the degree to which an issue matters in one's vote choice
stability of opinion / stability | how constant public attitudes remain over time | the degree to which political views last without change
direction of opinion | whether people are for or against a proposal | the positive or negative side of a view
latent opinion / latency | views that exist but have not yet been expressed | hidden attitudes that may surface when an event or candidate awakens them
political consensus / consensus | general agreement among a large majority on an issue | the situation when most citizens share the same view
political polarization / polarization | a sharp split in which views move toward opposite extremes | growing distance between the two parties' supporters with few in the middle
political efficacy | the belief that one's participation can make a difference | a citizen's sense of being able to understand and influence government
political trust | confidence that government will do what is right | faith in leaders and institutions, which fell after Vietnam and Watergate

# Political outlooks in the United States
? Which political outlook
liberalism | favors active government to reduce inequality and regulate business | supports social programs and broad civil rights protections
conservatism | favors smaller government, free markets, and traditional values | supports lower taxes and a strong military
libertarianism | favors minimal government in both economic and personal life | opposes regulation of business as well as laws on private conduct | believes that government should interfere as little as possible with individual freedom
populism | defends ordinary people against powerful elites | combines support for economic aid with traditional social views
centrism / moderate outlook | takes positions between the left and the right | mixes ideas from both major sides of the spectrum
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

# Ways in which voters decide
? Which way of voting
rational choice voting | weighs issues by one's individual self-interest | chooses the candidate whose policies bring the voter the most benefit
retrospective voting | judges a candidate or party on past performance | rewards or punishes incumbents for the state of the economy
prospective voting | is based on what candidates promise for the future | weighs candidates' platforms and proposed policies for the coming term
party-line voting / straight-ticket voting | marks every Democrat or every Republican for all offices | follows long-standing loyalty by choosing one side for every office
split-ticket voting | supports candidates of different parties for different offices on one ballot | picks, for example, a Republican president and a Democratic senator in the same election
single-issue voting | depends on one concern such as abortion or guns | looks at a candidate's stand on a sole topic and ignores the rest
strategic voting | backs a less preferred candidate to keep a worse one from winning | abandons a hopeless favorite in order to defeat the one liked least

# Patterns in election results
? Which term describes
coattail effect | help that a popular candidate gives to others lower on the ballot | a gain in congressional seats because of a strong presidential candidate of the same party
voter fatigue / roll-off / ballot fatigue | the skipping of lesser offices after marking the top races | a drop in choices made for judges compared with president
gender gap | the difference between how men and women vote | the tendency of women to support Democrats more than men do
incumbency advantage | the benefits of name recognition and money held by a current officeholder | the reason that most House members win reelection
midterm loss | the usual drop in congressional seats for the president's party | a president's normal setback in Congress two years after winning office
voter turnout | the share of those eligible who actually cast ballots | a percentage that is higher in presidential than in midterm years

# Types of nominating contests
? Which nominating method
closed primary | lets only declared party members choose nominees | shuts out independents in order to prevent crossover by the other side | allows only registered party members to vote
open primary | lets any voter choose one party's ballot on election day | allows crossover because party membership need not be declared beforehand | allows any qualified voter to take part in either party's contest
blanket primary | let voters pick among all parties' candidates office by office | was struck down for California in 2000 as violating parties' freedom of association
top-two primary / jungle primary | sends the leading pair of finishers to the general election regardless of party | is used in California and Washington and may produce two finalists of one party
runoff primary | is a second vote between leading candidates when no one wins a majority | has been common in southern states when the first ballot gave no candidate a majority
presidential primary | selects delegates or shows preference among White House contenders | is held in New Hampshire early in the election year
caucus | has party members meet locally to discuss and choose candidates | opened the presidential race in Iowa for many years | is a meeting of party members who choose candidates or delegates
nominating convention | has delegates gather to choose party candidates | replaced congressional choice of candidates in the 1830s | formally names a party's presidential and vice-presidential candidates
nominating petition | places candidates on the ballot through voters' signatures | is common for independents and in local contests
self-announcement / self-nomination | has a person simply declare a candidacy, sometimes with write-in votes | is the oldest way of seeking office and needs no party approval
legislative caucus | was the early method by which members of Congress picked candidates in private | was attacked as "King" by Andrew Jackson's supporters after 1824

# Types of elections
? Which type of election
midterm election | takes place halfway through a president's four years | usually costs the president's party seats in Congress | chooses the House and one-third of the Senate but no president
special election | fills a vacancy before the regular date | is called after an officeholder dies or resigns | is held at an unusual time to fill an empty seat
runoff election | is held when no candidate gained the required majority | pits the top two finishers against each other because neither passed 50 percent
nonpartisan election | lists candidates without any party label | is common for city councils, school boards, and many judges
critical election / realigning election | brings a sharp, lasting shift in party loyalty | is illustrated by 1860 and 1932 | produces a new majority coalition that lasts for decades
landslide election | gives one candidate an overwhelming victory | took place in 1936, 1964, 1972, and 1984
open-seat election | has no incumbent running | is the most competitive kind because the former member has retired
off-year election | takes place when neither the president nor Congress is being chosen | chooses governors in Virginia and New Jersey
general election | is the final contest among the parties' nominees for public office | is held in November after the primaries
at-large election | fills seats by the votes of a whole city or county rather than by district | may weaken minority neighborhoods because no seat belongs to a single part of the city

# Ways of choosing the president
? Which term describes
electoral college | the body that formally chooses the president and vice president | the 538 members chosen state by state to elect the president | the body in which 270 votes are needed to win the presidency
popular vote | the total ballots cast by citizens across the nation | the nationwide count that Al Gore and Hillary Clinton led
winner-take-all system / unit rule | the giving of all of a state's electors to the candidate with the most ballots there | the method of awarding presidential electors used by all states but Maine and Nebraska
contingent election | the House's choice of president when no one wins a majority of electors | the process used in 1824, with each state delegation casting one vote
congressional district method | the awarding of one elector for each House seat's winner | the way in which Maine and Nebraska divide their electors
direct popular election | a proposed choice of president by the total number of citizens' ballots alone | the reform that would abolish the electors

# Campaign practices
? Which campaign practice
front-loading | schedules primaries earlier in the year to gain influence | crowds nominating contests into the early months of the year
retail politics / retail campaigning | meets voters face to face, as in New Hampshire | wins support by handshakes and small gatherings rather than television
balancing the ticket | picks a vice-presidential candidate who appeals to other regions or groups | was Kennedy's reason for choosing the Texan Lyndon Johnson in 1960
canvassing | goes door to door to talk with voters | sends volunteers to visit homes before an election
negative campaigning / mudslinging | attacks an opponent's record or character instead of offering one's own ideas | uses harsh advertising to lower support for a rival
microtargeting | uses data on consumers and voters to send different messages to small groups | aims separate appeals at individuals on the basis of personal information
get-out-the-vote drive | urges supporters to go to the polls on election day | calls, reminds, and drives supporters to the polls
presidential debate | has rival candidates answer questions side by side before an audience | was first televised with Kennedy and Nixon in 1960

# People in elections
? Which person in elections
faithless elector | does not vote for the presidential candidate that the state chose | may be punished by a state, under Chiafalo v. Washington
superdelegate | is a Democratic official with an unpledged seat at the national convention | may support any candidate at the convention because of party office
running mate | is the vice-presidential candidate on a ticket | is chosen by the presidential nominee to share the ticket
incumbent | currently holds the office that is up for election | has an advantage in name recognition and fund-raising over challengers
nonvoter | is able to take part in elections but stays home | is more often young, poor, and less educated
independent voter / independent | identifies with no political party | belongs to neither major party and often decides close races
spoiler candidate / spoiler | draws enough votes from a major contender to change who wins | belongs to a minor party but tips a close race, as critics said of Ralph Nader
dark horse candidate | is little known but unexpectedly wins a nomination | was a surprise nominee, as James K. Polk was in 1844
party boss | controlled nominations and jobs in a big city's political machine | was a powerful city leader such as William Tweed

# Types of ballots
? Which type of ballot
Australian ballot / secret ballot | is printed by government and marked in private | lists all candidates and reduced bribery and intimidation after the 1880s | protects the privacy of each person's vote
office-group ballot / office-block ballot / Massachusetts ballot | arranges candidates under the post that they seek | encourages split-ticket voting by listing rivals for each job together
party-column ballot / Indiana ballot | lists all Democrats in one line and all Republicans in another | encourages straight-ticket voting by a single mark
absentee ballot | is used by a voter who cannot come to the polling place | was first provided for soldiers serving away from home | is mailed in by a voter who is away or ill
provisional ballot | is set aside until a voter's eligibility can be checked | is required when a name is missing from the rolls
sample ballot | is sent out in advance so that voters can study the choices | is mailed or published only for practice and information
bedsheet ballot / long ballot | lists so many offices that voters may be overwhelmed | results from electing too many minor officials
write-in ballot | lets a voter add the name of an unlisted candidate | allowed Lisa Murkowski to win a Senate race in 2010 after losing a primary | allows votes for someone whose name is not printed
ranked-choice ballot | lets voters order candidates by preference | transfers the choices of the last-place candidate's supporters, as in Maine

# Presidential elections before 1900
? Which presidential election before 1900
election of 1800 | brought the first peaceful transfer of power between rival parties | ended in a tie between Jefferson and Burr | made Thomas Jefferson president after a House vote
election of 1824 | was decided by the House for John Quincy Adams amid charges of a corrupt bargain | gave no candidate a majority although Jackson led in the popular count | was won by John Quincy Adams with Henry Clay's support
election of 1828 | put Andrew Jackson in office with wider white male suffrage | marked the rise of mass democracy and the new Democratic Party
election of 1860 | led southern states to secede after Abraham Lincoln won | divided four candidates over slavery in the territories | led to the Civil War
election of 1876 | gave Rutherford B. Hayes the presidency through an electoral commission | was settled by a compromise that ended Reconstruction
election of 1896 | saw William McKinley defeat William Jennings Bryan over gold and silver | began an era of Republican dominance supported by business and cities

# Presidential elections since 1900
? Which presidential election since 1900
election of 1912 | was won by Woodrow Wilson after Republicans split between Taft and Roosevelt | featured the Bull Moose Progressives
election of 1932 | brought Franklin Roosevelt and the New Deal coalition to power | realigned voters during the Great Depression | was lost by Herbert Hoover
election of 1948 | surprised pollsters when Harry Truman defeated Thomas Dewey | produced the mistaken headline announcing the challenger's victory
election of 1960 | featured the first televised debates between Kennedy and Nixon | chose the first Catholic president | was won narrowly by John F. Kennedy
election of 1968 | returned Republicans to power after turmoil and George Wallace's third-party run | put Richard Nixon in office during the Vietnam War
election of 1980 | brought a conservative turn when Ronald Reagan defeated Jimmy Carter | followed the Iran hostage crisis and high inflation | began a period of conservative Republican leadership
election of 2000 | turned on a disputed recount in Florida | made George W. Bush president despite Al Gore's larger popular total | was decided after the Supreme Court ruled in Bush v. Gore
election of 2008 | made Barack Obama the first African American president | was fought with John McCain during a financial crisis

# Ways of drawing districts
? Which term describes
gerrymandering | the drawing of district lines to give one party or group an advantage | boundary drawing named for a Massachusetts governor and a salamander-shaped map
packing | the concentrating of opposing voters in a few districts | the crowding of a group's votes into one or two areas to waste them
cracking | the spreading of opposing voters thinly over many districts | the splitting of a group of voters so that it is a minority everywhere
malapportionment | unequal numbers of people among legislative districts | the inequality attacked in Baker v. Carr
reapportionment | the redistribution of House seats among states after each census | the shift of seats from slow-growing states to fast-growing ones
redistricting | the redrawing of boundary lines within a state for legislative seats | the task that legislatures or commissions do every ten years after the census
majority-minority districting | the drawing of areas so that a racial group can elect its choice | the shaping of seats so that African American or Hispanic voters predominate
census | the count of the population every ten years that decides how many House seats each state has | the enumeration required by the Constitution
preclearance | federal approval once needed before certain places changed their election rules | a Voting Rights Act requirement that lapsed after Shelby County v. Holder

# Sources of campaign money
? Which term describes
political action committee / PAC | the fund-raising arm that an interest group registers to give limited sums to candidates | a registered group that may give a candidate up to $5,000 per election
super PAC | a group with no spending limits that may not coordinate with candidates | a kind of independent spender that grew out of the Citizens United decision
527 organization | a tax-exempt group that runs issue campaigns without expressly backing candidates | a group named for a section of the tax code
soft money | unregulated gifts once made to parties for party-building | the party funds that the 2002 reform law banned
hard money | regulated contributions given directly to candidates | donations subject to legal limits and reporting requirements
dark money | political spending whose donors are not disclosed | funds spent by nonprofits that keep their givers secret
bundling | the collecting of many individual checks to deliver them together | a fund-raiser's way of gaining influence beyond one person's legal limit
independent expenditure | money spent on a candidate's behalf without coordination | spending by outsiders that the candidate does not control
public funding | tax dollars offered to qualifying presidential candidates | government payment for campaigns in exchange for spending limits

# Ways of registering and voting
? Which term describes
voter registration | the procedure of enrolling before one may cast a ballot | a sign-up step meant to prevent fraud by listing those who may vote
early voting | casting ballots in person before the official day | appearing at the polls days before the main date to avoid lines
voting by mail | the sending of ballots to all voters at home, as Oregon does | casting ballots from home without going to a polling place
same-day registration | the enrolling of voters at the polls on election day itself | a rule that raises turnout by letting people enroll and vote at once
automatic registration | the enrolling of eligible citizens by the state without any request | the adding of drivers to the rolls unless they decline
compulsory voting | a legal duty to take part in elections, as in Australia | a rule that fines citizens who stay home on election day

# Sizes of a vote
? Which term describes
supermajority | a required vote larger than half, such as two-thirds or three-fourths | the two-thirds of each house needed to propose an amendment or override a veto
simple majority / majority | more than half of the votes cast | what most ordinary bills need to pass each house
plurality | the most votes, though not necessarily more than half | what a leading candidate has with 40 percent against three rivals
unanimous vote | a decision to which every member agrees | the approval by all states that changing the Articles of Confederation required
tie vote | an equal number on each side | a result that the vice president may break in the Senate
quorum | the minimum number of members present to do business | the 218 members in the House or 51 in the Senate needed to act

# Roles of the news media
? Which media role
gatekeeper | decides which stories become news and for how long | selects which news the public will see
watchdog | investigates and exposes abuses by officials | scrutinizes candidates and officials for wrongdoing | protects the public by reporting on corruption and abuse of power
scorekeeper | tracks who is winning and losing in politics | makes and breaks reputations by judging candidates' momentum | covers campaigns by reporting polls on who is ahead
agenda setter | leads the public to think about certain issues by covering them | does not tell people what to think but what to think about
linkage provider | connects citizens with their government | carries public concerns up to leaders and policies down to people
public educator | informs citizens so that they can take part in politics | explains complicated policies so that people can understand them
entertainer | attracts audiences with dramatic or amusing content | mixes politics with comedy and celebrity to keep viewers watching
common carrier | passes along officials' messages to the public unchanged | simply relays messages between politicians and citizens like a pipeline

# Ways in which media shape the news
? Which term describes
framing | the presenting of a story so as to shape how the audience understands it | the way a report defines an issue, such as showing a protest as free speech or disorder
priming | influencing the standards people use to judge leaders by stressing certain issues | leading viewers to rate a president by the economy because coverage emphasizes it
horse-race journalism | coverage that stresses who is ahead in a campaign | reporting on polls and strategy rather than on policies
yellow journalism | sensational reporting of the 1890s that exaggerated to sell papers | the style of Hearst and Pulitzer before the Spanish-American War
muckraking | reporting in the Progressive Era that exposed corruption and social problems | the work of writers such as Ida Tarbell and Upton Sinclair
narrowcasting | aiming programs at a small, particular audience | the strategy of cable channels that serve one interest or ideology
selective exposure | choosing news sources that agree with one's views | the habit of conservatives watching conservative channels and liberals liberal ones
investigative journalism | in-depth reporting that digs out wrongdoing | the work of Woodward and Bernstein on Watergate
echo chamber | a setting where people hear only opinions like their own | an online circle that repeats and reinforces one viewpoint

# Ways in which politicians use the news
? Which term describes
sound bite | a brief, catchy excerpt of a speech broadcast on the news | a few seconds of a candidate's words on television
leak | an unofficial release of inside information to a reporter | the way in which the Pentagon Papers reached newspapers
trial balloon | information released anonymously to test public reaction to a policy | a way for an official to see reactions before committing to an idea
media event | an occasion staged mainly so that it will be covered | a photo opportunity arranged for the cameras
press conference | a meeting in which an official answers reporters' questions | a question session held at the White House briefing room
spin | an interpretation of events slanted to favor a politician | a campaign's effort to give the best possible meaning to a debate result
press release | a written statement sent to reporters as ready-made news | a prepared text in which an office announces its views to journalists
attack ad | a paid message that criticizes an opponent's record or character | negative advertising against a rival candidate

# Broadcast and press rules
? Which media rule
equal time rule | requires broadcasters to treat rival candidates alike in selling or giving airtime | keeps a station from giving one candidate free minutes denied to opponents
fairness doctrine | once required broadcasters to present opposing views on controversial issues | was dropped by the FCC in 1987
right of rebuttal / personal attack rule | once let people criticized on the air respond | gave airtime to someone whose character was assailed in a broadcast
shield law | protects reporters from being forced to reveal sources | exists in most states to guard journalists' confidential informants
net neutrality | requires Internet providers to treat all traffic alike | bars companies from slowing or blocking lawful websites

# Laws on media and information
? Which law
Freedom of Information Act / FOIA | lets the public request records of federal agencies | was passed in 1966 to open government files with certain exceptions
Sunshine Act / Government in the Sunshine Act | requires many federal agencies to hold open meetings | opened the sessions of boards and commissions to the public in 1976
Communications Act of 1934 | created the FCC to license radio and later television | treated the airwaves as public property to be regulated
Telecommunications Act of 1996 | loosened ownership limits and encouraged mergers of broadcasters | opened competition among telephone and cable companies under President Clinton
Children's Online Privacy Protection Act / COPPA | limits websites' gathering of data from those under thirteen | requires parents' permission before sites collect a young user's details
Public Broadcasting Act | set up federal funding for noncommercial radio and television in 1967 | led to PBS and NPR under Lyndon Johnson

# Political parties before the Civil War
? Which political party
Federalist Party | elected John Adams and drew support from New England merchants in the 1790s | supported the financial program of Alexander Hamilton
Democratic-Republican Party / Jeffersonian Republicans | favored farmers, states' rights, and strict construction in the 1790s | was founded by Jefferson and Madison | opposed Hamilton's national bank
Democratic Party | formed around Andrew Jackson and is the nation's oldest surviving party | built the New Deal coalition under Franklin Roosevelt
Republican Party / GOP | was founded in 1854 to oppose the spread of slavery | elected Abraham Lincoln president in 1860 | was formed by antislavery Whigs, Democrats, and Free Soilers
Whig Party | formed in the 1830s to oppose Andrew Jackson | was led by Henry Clay and Daniel Webster and collapsed over slavery | favored a national bank, protective tariffs, and internal improvements
Know-Nothing Party / American Party | opposed immigrants and Catholics in the 1850s | grew out of a secret nativist society
Free Soil Party | opposed slavery's spread into western lands in 1848 | ran Martin Van Buren for president after he had left the White House

# Third parties since the Civil War
? Which third party
Populist Party / People's Party | demanded free silver and railroad regulation for farmers in the 1890s | won electoral votes with James Weaver in 1892 | called for a graduated income tax and direct election of senators
Progressive Party / Bull Moose Party | backed Theodore Roosevelt against William Howard Taft in 1912 | split from Republicans to seek reform | ran a former president in 1912 and split the Republican vote
States' Rights Democratic Party / Dixiecrats | broke away over racial policy in 1948 behind Strom Thurmond | won South Carolina, Alabama, Mississippi, and Louisiana against Truman
American Independent Party | ran Alabama governor George Wallace for president in 1968 | opposed federal school desegregation orders
Reform Party | grew from Ross Perot's campaigns of the 1990s | stressed balancing the budget
Libertarian Party | calls for minimal government in economic and personal matters | has run candidates since 1972
Green Party | stresses environmental protection and ran Ralph Nader in 2000 | was accused of spoiling Al Gore's chances
Socialist Party | ran Eugene Debs for president five times | won nearly a million votes in 1920 for a candidate in prison

# Parts of party organization
? Which part of a party
national convention | meets every four years to nominate a ticket and adopt a platform | brings state delegates together in the summer before the election | formally names the presidential candidate every four years
national committee | handles the organization's business between the four-year gatherings | includes members from every state and territory
national chairperson | directs headquarters staff and raises money for the whole organization | is usually picked by the presidential nominee or sitting president
congressional campaign committee | works to elect its members to the House or Senate | raises money for the organization's lawmakers and challengers
state central committee | supervises campaigns for governor and legislature | coordinates county organizations under a single chair
precinct captain | gets out the vote in the smallest local area | recruits neighborhood volunteers at the grass roots
party in the electorate | consists of ordinary voters who identify with it | has no dues or cards, only people who think of themselves as Democrats or Republicans
party in government | consists of elected officials who serve under its label | includes the president and congressional leaders who try to enact a program

# Changes and patterns in the party system
? Which term describes
realignment | a lasting shift in which groups support which party | a major change of voter coalitions such as that of the 1930s
dealignment | the weakening of voters' ties to both parties | the rise of voters who call themselves independent
divided government | control of the White House and Congress by opposing parties | a situation that often brings gridlock and more vetoes
two-party system | competition dominated by a pair of major organizations | an arrangement encouraged by single-member districts with plurality winners
one-party system | an arrangement in which a single organization controls the government | the pattern in which all rivals are banned, as in China or the Soviet Union
multiparty system | competition among many organizations, often governing in coalitions | a pattern encouraged by proportional representation
bipartisanship | cooperation between Democrats and Republicans | joint work on a bill by both parties
factionalism | conflict among groups inside one party | splits such as those of moderates against hard-liners in the same camp
party identification | a lasting psychological attachment to a political organization | a loyalty usually formed early in life and the best predictor of the vote
political gridlock / gridlock | the inability to pass laws because of conflict | deadlock that results when the parties block each other

# Groups in party politics
? Which term describes
political machine | a local organization that won votes through jobs and favors | an urban party system such as Tammany Hall in New York
third party / minor party | an organization outside the major two that may raise new issues | a challenger whose ideas are often adopted by larger rivals
New Deal coalition | the alliance of workers, Catholics, Jews, Southerners, and Black voters behind Roosevelt | the voting base that kept Democrats dominant from 1932 to the 1960s
Solid South | the region that was loyal to Democrats for a century after Reconstruction | the former Confederate states, once safely Democratic
loyal opposition | the party out of power, which criticizes but supports the system | the minority that opposes those in office by peaceful means
splinter party | a group that breaks away from a major organization, as the Bull Moose Progressives did | a breakaway movement, often around a strong personality
electorate | all the people entitled to vote | the body of citizens who may take part in choosing officials
constituency | the people whom a lawmaker represents | all the residents of a lawmaker's district or state
faction | Madison's word for a group whose passion or interest opposes the common good | a group whose effects Federalist No. 10 says a large republic can control
congressional caucus | an informal group of lawmakers who share an interest or background | an organization such as that of Black or Hispanic members of the House

# Government ties of interest groups
? Which term describes
iron triangle | a close alliance of a congressional committee, an agency, and an interest group | a stable three-sided partnership that makes policy for its own benefit
issue network | a loose, shifting web of experts, officials, and activists around a policy | a less stable and more open pattern of policymaking that includes critics
revolving door | the movement of people between government jobs and lobbying firms | the career path of a former lawmaker who becomes a lobbyist
agency capture / regulatory capture | the control of a regulator by the industry that it oversees | a situation in which watchdogs serve the businesses they should police
client politics | policymaking in which one small group benefits and the public pays | a pattern in which a narrow interest wins favors at everyone's expense

# Functions of political parties
? Which function of a party
nominating function / nominating candidates | selects the persons who will run for office under a label | sets parties apart from interest groups by choosing who seeks office
informing function / informing and activating supporters | uses campaigns, rallies, and news to stir interest among voters | stirs interest and takes stands through pamphlets and advertising
bonding agent function | vouches for the good performance and character of those it puts forward | tries to ensure that its officeholders are qualified and of good character
governing function | organizes Congress and appointments along partisan lines | staffs legislatures on the basis of partisanship
watchdog function / watchdog function of the party out of power | criticizes the policies of those in control | exposes mistakes as the loyal opposition
fund-raising | collects the money that campaigns need | gathers donations to pay for advertising and staff
moderating function / moderating conflict | brings different groups together by seeking compromise | softens extreme demands in order to attract a majority of voters

# Citizen and cause groups
? Which interest group
AARP | speaks for people aged fifty and older | lobbies to protect Social Security and Medicare | represents retired people and older Americans
National Rifle Association / NRA | opposes gun control and defends the Second Amendment | represents owners of firearms in Congress | promotes the right to own guns
NAACP | fought segregation in court with Thurgood Marshall as its lawyer | was founded in 1909 to advance African Americans' rights | won the Brown v. Board of Education case
American Civil Liberties Union / ACLU | goes to court to defend the Bill of Rights, even for unpopular clients | defended John Scopes in the 1925 evolution trial | defends freedoms of speech, press, and religion in court
Sierra Club | works to protect wilderness and the environment | was founded by John Muir in 1892 | lobbies for conservation of natural resources
League of Women Voters | provides nonpartisan information on elections | grew out of the suffrage movement in 1920
National Organization for Women / NOW | was founded in 1966 to press for sex equality | backed the Equal Rights Amendment
Mothers Against Drunk Driving / MADD | pressed for a drinking age of twenty-one after being founded in 1980 | was started by Candy Lightner after a daughter was killed in a crash

# Business, labor, and professional groups
? Which organization
AFL-CIO | was formed by a merger in 1955 and speaks for organized workers | unites dozens of unions as the largest such federation in the nation
Chamber of Commerce | speaks for businesses of all sizes across the nation | favors lower taxes and less regulation of companies
American Medical Association / AMA | represents physicians in policy debates | opposed national health insurance plans in the twentieth century | speaks for doctors before Congress and state legislatures
American Bar Association / ABA | represents lawyers and rates nominees for federal judgeships | sets model ethics rules for attorneys
American Farm Bureau Federation | represents farmers and ranchers | supports agricultural subsidies and rural programs
National Education Association / NEA | represents public school teachers | is the largest union of classroom instructors and school staff
National Association of Manufacturers | represents industrial companies such as makers of steel and machinery | was founded in 1895 to promote the interests of factory owners
Teamsters | began as a union of drivers of horse wagons | was led by Jimmy Hoffa and organizes truckers and warehouse workers

# Types of interest groups
? Which type of interest group
public-interest group | seeks policies meant to benefit everyone, not only its members | is illustrated by Common Cause | works for goals such as clean government or consumer protection
labor union | bargains for workers over wages and conditions | is illustrated by the United Auto Workers | represents workers in bargaining with employers
trade association | represents companies in the same industry | speaks for an entire business sector such as oil or banking | represents firms in a single line of business
professional association | represents people in an occupation that requires specialized training | sets standards for doctors, lawyers, or teachers
single-issue group | concentrates narrowly on one question such as abortion | puts all its effort into a narrow matter, such as gun ownership
civil rights group | seeks equal treatment for minorities or women | is illustrated by the Urban League and LULAC
agricultural group | seeks price supports and favorable export policy | is illustrated by the National Farmers Union and the Grange
intergovernmental group / government interest group | lobbies Washington for mayors, governors, or counties | is illustrated by the National Governors Association and the League of Cities
ideological group | promotes a broad set of liberal or conservative beliefs | is illustrated by the American Conservative Union
think tank | researches and publishes policy studies to influence officials | is illustrated by the Brookings Institution and the Heritage Foundation | is an organization of scholars who study policy

# Methods of influence used by interest groups
? Which method of influence
lobbying / direct lobbying | uses contact with officials to influence their decisions | is protected by the right to petition and regulated by a 1995 disclosure law
grassroots campaign / grassroots lobbying | mobilizes ordinary members to call or write lawmakers | floods Congress with letters and calls from constituents
electioneering | helps to elect candidates who favor the group's aims | gives money and volunteers to campaigns
litigation | brings lawsuits to change policy through the courts | was the NAACP's main strategy in attacking school segregation
amicus curiae brief | gives judges a statement from a friend of the court who is not a party to the suit | presents a written argument by an outside organization to influence judges
astroturf campaign | is a fake show of public support paid for by an organization | sends letters that look spontaneous but were produced by hired firms
legislative scorecard / ratings system | publishes a grade of how members of Congress voted | tells voters how often a lawmaker agreed with the group
demonstration | draws attention by a public march or rally | is a peaceful assembly that attracts news coverage, such as the 1963 gathering in Washington
coalition building | has several organizations join forces on an issue | pools the money and members of allied groups
boycott | refuses to buy from a company to press it to change | was an economic protest used by farmworkers against grape growers
propaganda | spreads one-sided or misleading messages to sway public opinion | uses techniques such as name-calling, card stacking, and glittering generalities

# Propaganda techniques
? Which propaganda technique
bandwagon | says that everyone else supports the cause, so one should join the crowd | appeals to the wish to be on the winning side
testimonial | has a famous or admired person endorse a candidate or product | uses a celebrity's recommendation to win support
card stacking | presents only the facts that favor one side | leaves out unfavorable evidence to make a case look stronger
plain folks | shows a candidate as an ordinary person like the voters | pictures a politician at everyday work or in everyday clothes
name-calling | attaches an unpleasant label to an opponent | uses insulting terms instead of arguments against a rival
glittering generality / glittering generalities | uses vague, appealing words such as freedom that mean little | makes a broad, pleasant-sounding statement without specific details
transfer | links a candidate with a respected symbol such as the flag | carries good feelings about a symbol over to a person or cause

# Theories of group politics
? Which theory
pluralism | holds that power is spread among many competing groups | was Robert Dahl's picture of politics as bargaining among groups
elite theory | holds that a small, wealthy upper class has most of the power | was argued by C. Wright Mills, who saw rule by corporate, military, and political leaders
hyperpluralism | holds that too many strong groups weaken government | says that groups have become so powerful that policy is confused and contradictory
disturbance theory | holds that groups form when change threatens people's interests | was David Truman's explanation of why groups form
majoritarian theory | holds that government does what most of its citizens want | says that elected officials follow the will of the larger number of voters

# Incentives to join interest groups
? Which term describes
free-rider problem / free rider | the gaining of benefits from a group's work without joining or paying | the obstacle to group action described by Mancur Olson
collective good | a benefit such as clean air that cannot be withheld from nonmembers | a benefit that all enjoy whether or not they contributed
selective benefit | a good available only to members | an inducement that overcomes the temptation not to join
material incentive | a reward worth money, such as discounts or insurance | an economic reason for joining a group
solidary incentive | the social pleasure and companionship of joining | the reward of friendship and fun at meetings
purposive incentive | the satisfaction of serving a cause one believes in | the reward felt by supporters of an ideological or moral goal

# Leaders of Congress
? Which leader of Congress
Speaker of the House / Speaker | presides over the larger chamber and is elected by its members | stands second in line to the presidency after the vice president | refers bills to committees and leads the majority party of the lower chamber
House majority leader | plans floor strategy for the controlling party as second to its presiding officer | assists the Speaker in guiding the party's program
Senate majority leader | schedules bills and is the most powerful member of the upper chamber | has the right to be recognized first in the upper chamber's debates
minority leader | heads the party with fewer seats and organizes its opposition | may become Speaker if the party wins control of the House
party whip / whip | counts votes and rounds up members before a roll call | links leaders with rank-and-file members and keeps them in line
president of the Senate | may vote in the upper house only to break a tie | is the nation's second-highest executive, who rarely takes part in debate
president pro tempore | presides over the Senate when its constitutional head is absent | is usually the longest-serving senator of the majority and third in the line of succession
committee chair | decides which bills the panel will hear | comes from the majority party and is often chosen by seniority
ranking member | is the most senior minority lawmaker on a committee | would normally lead a committee if party control changed

# Officers and employees of Congress
? Which officer of Congress
parliamentarian | advises the presiding officer on rules and precedents | is a nonpartisan expert on the procedure of the House or Senate
sergeant at arms | keeps order and security in the chamber | enforces rules and escorts guests such as the president
chaplain | opens each day's session with prayer | is a member of the clergy who gives spiritual support to lawmakers
congressional page / page | carried messages for lawmakers as a high school student | is a teenager who runs errands in the Senate chamber
legislative assistant | studies bills and drafts speeches for a member of Congress | is a staff aide who handles policy issues in a lawmaker's office
caseworker | helps constituents with problems in federal agencies from a member's local office | handles a citizen's complaint about a late government check

# Kinds of congressional committees
? Which kind of committee
standing committee | is permanent and handles bills in one subject area | is the kind in which most legislative work is done | continues from one Congress to the next
select committee / special committee | is temporary and created for a particular investigation | was used to investigate the January 6 attack and Watergate | is set up for a limited time and a particular purpose
joint committee | has members of both houses and usually studies or oversees routine matters | includes, as an example, the panel on the Library of Congress | is made up of members of both the House and the Senate
conference committee | resolves differences between House and Senate versions of a bill | forms when the two houses pass differing bills | writes a compromise bill when the House and Senate disagree
subcommittee | handles part of a larger panel's jurisdiction and holds early hearings | specializes further within a larger panel | is a smaller division of a larger panel
rules committee | decides when and how bills will be debated on the House floor | acts as traffic cop by setting time limits and allowing amendments
committee of the whole | lets the House do business with a smaller quorum of one hundred | consists of all representatives meeting under relaxed procedures

# Committees of Congress by subject
? Which committee
House Ways and Means Committee / Ways and Means Committee | writes tax bills and oversees Social Security | is the oldest panel of its chamber and starts all revenue legislation | considers tax legislation in the lower chamber first
Senate Finance Committee | handles revenue measures and trade in the upper chamber | confirms the treasury secretary and considers tariffs
Appropriations Committee | decides how much money each program may spend | allocates discretionary funds through twelve yearly bills | writes the bills that fund federal agencies
Senate Foreign Relations Committee | reviews treaties and ambassadors' nominations | helped block the Treaty of Versailles under Henry Cabot Lodge | considers treaties before the full upper chamber votes
Senate Judiciary Committee | holds hearings on Supreme Court nominees | questions those named to the federal bench | considers nominations of federal judges
House Oversight Committee | investigates waste and wrongdoing throughout the executive branch | keeps watch over federal agencies and the District of Columbia
Armed Services Committee | authorizes military programs and weapons | writes the yearly defense authorization bill
Agriculture Committee | writes farm bills and food-aid rules | deals with crop subsidies and rural development
Budget Committee | drafts the yearly resolution on overall spending and revenue | sets spending targets with help from the CBO
Ethics Committee | investigates misconduct by members themselves | may recommend censure or expulsion of a colleague
Veterans' Affairs Committee | handles benefits for former members of the military | oversees hospitals and pensions for those who served

# Steps in making a federal law
? Which step in lawmaking
introduction of a bill | takes place when a House member drops a proposal into the hopper | gives a proposal its number and title
committee referral | sends a proposal to the panel with authority over its subject | follows the first reading, when the Speaker assigns the proposal
committee hearing / hearing | gathers testimony from experts and interested groups | lets witnesses answer lawmakers' questions in public
markup session / markup | has members go over a proposal line by line and amend it | produces the final wording before the panel votes to report
discharge petition | forces a proposal out of an unwilling committee by signatures of a House majority | requires 218 names to bring a stalled proposal to the floor | brings a bill to the floor without the committee's consent
floor debate | lets the full membership argue for and against a proposal | is limited to one hour per member in the House and nearly unlimited in the Senate
conference report / conference agreement | presents a compromise version for both chambers' final approval | cannot be amended when the two houses vote on it
presidential signature | turns a measure passed by both houses into law | must come within ten days, not counting Sundays, while Congress is in session
veto | returns a measure to Congress with the president's objections | sends a measure back to the house where it began
pocket veto | kills a measure left unsigned when Congress adjourns within ten days | cannot be overridden because lawmakers have gone home | lets a president kill a bill by taking no action at the end of a session
veto override | enacts a rejected measure by two-thirds of both chambers | happens rarely because so large a vote is needed | makes a bill law without the president's approval
pigeonholing | lets a proposal die in committee by setting it aside | is the fate of most bills, which never get a hearing

# Methods of voting in Congress
? Which voting method
voice vote | has members call out "aye" or "no" together | is the most common way and leaves no record of individuals
standing vote / division vote | has members rise to be counted | is used when the sound of ayes and noes is too close to judge
roll-call vote / recorded vote | notes each member's choice by name | is required when overriding a veto
teller vote | had members walk past counters on each side | was an older House method replaced by machine counting
unanimous consent | passes a matter when no one objects | sets most Senate debate arrangements by agreement of all

# Procedures and tactics in Congress
? Which congressional procedure
filibuster | holds the Senate floor with unlimited talk to block a bill | is a minority tactic that lets one senator delay a vote | was used by Strom Thurmond for twenty-four hours against civil rights in 1957
cloture | ends extended Senate debate by sixty votes | is a motion signed by sixteen senators to limit discussion
Senate hold | is one member's informal request to delay action on a bill or nominee | tells leaders that a member may block a nomination
nuclear option | changes precedent so that nominees need only a simple majority to proceed | was used in 2013 and 2017 to speed the confirmation of judges
budget reconciliation / reconciliation | lets tax and spending bills pass the Senate with limited debate and fifty-one votes | was used to pass the tax cuts of 2001 and 2017
senatorial courtesy | defers to home-state senators of the president's party on local appointments | is a custom that lets a member block a district judge in the home state
germaneness rule | requires in the House that amendments relate to the subject of the bill | limits riders in the House but generally not in the Senate
closed rule | forbids amendments on the House floor | forces a bill to be accepted or rejected as it stands
open rule | lets members offer amendments freely on the House floor | is a permissive order for debate that welcomes changes from any member
seniority rule | gives the best posts to the longest-serving members | is the custom by which committee chairs went to those with the most years

# Sessions and meetings of Congress
? Which term describes
term of Congress | the two-year period between congressional elections | the period numbered since 1789 that begins on January 3 of odd-numbered years
regular session | the yearly meeting period of the House and Senate | one of the two annual meetings held in each two-year period
special session | an emergency meeting that the president calls | a meeting outside the usual calendar that the chief executive demands
lame-duck session | a meeting held after an election but before new members take office | the weeks in November and December when defeated members still vote
joint session | a meeting of the House and Senate together, as for the State of the Union | a gathering of both houses to count electoral votes
adjournment | the ending of a meeting until the next one | the action that closes the work of the House or Senate at the end of the year
recess | a short break in the work of Congress | a temporary pause when lawmakers return home

# Bills and resolutions
? Which kind of measure
public bill | deals with general matters for the nation, unlike one that concerns named persons | covers subjects such as crime that apply to everyone in the country | applies to the nation as a whole
private bill | applies to certain persons or places, such as one immigrant | grants relief to a named individual against the government | applies to a particular person or group
joint resolution | has the force of law and may propose constitutional amendments | deals with special or temporary matters and usually needs the president's signature
concurrent resolution | expresses a position of both houses but is not sent to the president | was used to set budget targets agreed by the two chambers without presidential action | is passed by both houses but lacks the force of law
simple resolution | deals with rules or opinion within one house alone | is used by one chamber to change its procedures or praise a person

# Spending bills and their parts
? Which term describes
rider | an unrelated provision attached to a bill that is likely to pass | a provision added because it would not pass on its own merits
omnibus bill | a package of many different proposals in one large measure | a single measure of hundreds of subjects, often for spending
appropriations bill | a measure that gives agencies legal permission to spend specific sums | the yearly act that provides actual money for programs
authorization bill | a measure that creates or continues a program and sets a ceiling on funds | an act that says what an agency may do but supplies no money
continuing resolution | a measure that keeps agencies funded temporarily when the yearly budget is late | a stopgap that prevents a government shutdown at last year's spending level
Christmas tree bill | a measure decorated with many unrelated favors for members' districts | a popular proposal to which nearly every member hangs a gift
revenue bill | a measure that raises taxes and must begin in the House | a tax proposal covered by the Constitution's origination clause
sunset provision | a clause that ends a law after a set date unless it is renewed | an expiration date written into a program

# Ways of representing constituents
? Which kind of representation
trustee model | has a lawmaker vote by his or her own judgment about what is best | follows conscience even against opinion at home, as Edmund Burke advised
delegate model / instructed delegate model | has a lawmaker vote as the people back home wish | makes a lawmaker a mouthpiece for constituents' opinions
politico model | combines personal judgment and constituents' wishes as the issue requires | lets a lawmaker switch between conscience and public opinion depending on the matter
partisan model | has a lawmaker vote with the leaders of the party | puts the party platform ahead of conscience or district
descriptive representation | means that lawmakers share the race, sex, or background of the people | makes a legislature resemble the population in gender and ethnicity
substantive representation | means that lawmakers act for a group's interests whatever their own background | advances a group's policies rather than merely resembling its members
collective representation | is how well the whole legislature reflects the whole people | compares a nation's opinion with the actions of the legislature taken together
proportional representation | gives parties seats in the legislature according to their share of the vote | encourages many parties because small ones can win some seats

# Ways in which members serve and spend
? Which term describes
casework | the help that lawmakers give individual citizens in dealing with federal agencies | a service such as tracking a lost benefit check for someone in the district
pork barrel spending | federal projects that mainly benefit one district | the building of roads, dams, and bases to please voters at home
logrolling | the trading of votes so that each member's bill passes | the bargain "you support mine and I will support yours"
earmark | a line in a bill directing money to a specific local project | a provision naming a particular bridge or museum to be funded
franking privilege | the right to send official mail free of postage | free mailing that helps members keep in touch with voters
legislative oversight / oversight | the review of how the executive branch carries out laws | the use of hearings and budgets to check on agencies
credit claiming | taking praise for benefits brought to the district | telling voters that one won them a project or grant
position taking | stating one's views on issues to please voters | making one's stand known through votes, speeches, and responses to constituents

# Nonlegislative powers of Congress
? Which power of Congress
impeachment | lets the House charge an official with serious wrongdoing | is like an indictment and needs only a simple majority | is the House's formal accusation against a president or other official
trial of impeached officials / removal trial | lets the Senate convict by two-thirds and take away an office | is presided over by the chief justice when the president is accused
advice and consent | lets the Senate approve treaties and nominees | gives the upper chamber a check over the president's appointments | lets the Senate confirm judges, ambassadors, and cabinet members
power of investigation / congressional investigation | lets committees look into problems and gather facts | exposed the Watergate scandal through public hearings
expulsion | removes a member by a two-thirds vote of the chamber | is the harshest penalty a chamber may impose on its own member
censure | formally condemns a member's or official's conduct without removal | is a public rebuke that leaves the official in office | expresses formal disapproval of a member or official
subpoena power | compels witnesses to appear or produce papers | orders documents and testimony under legal penalty
proposing amendments | begins constitutional change by two-thirds of both houses | sends new constitutional wording to the states
counting electoral votes | completes the choice of a president in a joint session in January | certifies results reported by the fifty states
contempt citation | punishes a person who refuses to answer lawmakers' questions | can lead to prosecution for defying a lawful summons to testify

# Expressed powers of Congress
? Which power of Congress
power to tax | raises money for the debts, defense, and welfare of the nation | is the first listed in Article I, Section 8
commerce power | regulates trade with foreign nations and among the states | has supported civil rights and labor laws through interstate trade
power to declare war | commits the nation formally to armed conflict | was last used in World War II | belongs to Congress alone, though the president is commander in chief
power to coin money | makes currency and sets its value | is forbidden to the states and makes the dollar uniform
borrowing power | obtains funds by selling bonds on the nation's credit | creates the public debt through treasury securities
bankruptcy power | sets uniform rules for persons and firms unable to pay debts | places certain debt cases in special federal courts
copyright and patent power | protects authors and inventors for limited times | promotes the progress of science and useful arts | gives authors and inventors exclusive rights to their work
postal power | sets up mail service and routes | lets the nation carry mail and punish fraud through it
naturalization power | sets uniform rules for becoming a citizen | sets conditions under which immigrants join the nation
power of the purse | controls all spending through appropriations | gives lawmakers leverage over the executive's money
power to raise armies | provides land and sea forces and governs them | allows a draft and limits military funds to two years
power over the seat of government | governs the District of Columbia | places Washington, D.C., under federal authority

# Agencies that support Congress
? Which agency
Congressional Budget Office / CBO | gives lawmakers nonpartisan estimates of the cost of bills | was created in 1974 to balance the White House's economic forecasts | analyzes the economic effects of spending and tax legislation for lawmakers
Government Accountability Office / GAO | audits how federal money is spent for lawmakers | is headed by the comptroller general and acts as a watchdog | checks federal agencies' spending for Congress
Congressional Research Service / CRS | prepares nonpartisan studies at lawmakers' request | supplies factual reports on issues within a large book collection | answers lawmakers' questions with policy analysis
Library of Congress | holds the nation's largest collection of books and registers copyrights | began again with Thomas Jefferson's books after the British burned Washington | includes the national copyright office and millions of volumes
Government Publishing Office / GPO | prints the Congressional Record and other official documents | issues and distributes the printed records of all three branches
Capitol Police | protects members and buildings on the Hill | defended lawmakers against the attack of January 6, 2021
Architect of the Capitol | maintains the buildings and grounds where lawmakers work | directs restoration work such as that on the dome

# Members of Congress in the 1800s
? Which member of Congress in the 1800s
Henry Clay | was known as the Great Compromiser | promoted the American System of tariffs, a bank, and roads
Daniel Webster | defended the Union in a famous Senate reply to Robert Hayne | was a Massachusetts orator who backed the Compromise of 1850
John C. Calhoun | defended slavery, states' rights, and nullification for South Carolina | resigned as vice president during the nullification crisis
Thaddeus Stevens | led Radical Republicans in the House during Reconstruction | managed Andrew Johnson's impeachment for Pennsylvania's Republicans
Hiram Revels | became the first African American senator in 1870 | was a minister who took the Mississippi seat once held by Jefferson Davis
Charles Sumner | was beaten with a cane on the Senate floor in 1856 | was a Massachusetts abolitionist whose speech attacked the crime against Kansas
Stephen Douglas | wrote the Kansas-Nebraska Act on the basis of popular sovereignty | defeated Abraham Lincoln for the Senate in 1858

# Women in Congress
? Which member of Congress
Jeannette Rankin | voted against entering both world wars | was elected from Montana in 1916, before most women could vote | cast the only vote against war with Japan in 1941
Margaret Chase Smith | issued the Declaration of Conscience against smear tactics in 1950 | represented Maine in the House and then for twenty-four years in the Senate
Nancy Pelosi | became the first woman Speaker in 2007 | led House Democrats from California in passing the Affordable Care Act | represented San Francisco and led House Democrats for twenty years
Hattie Caraway | of Arkansas was the first woman elected to the Senate | won a Senate seat of her own in 1932 after succeeding a husband
Patsy Mink | of Hawaii was the first woman of color elected to the House | helped write Title IX as a representative from Hawaii
Carol Moseley Braun | was the first Black woman elected to the Senate | won a Senate seat from Illinois in 1992
Liz Cheney | was vice chair of the House committee on the January 6 attack | lost a Wyoming primary in 2022 after voting to impeach Donald Trump

# Leaders of Congress since 1900
? Which lawmaker
Joseph McCarthy | made reckless charges of Communist influence in the 1950s | was censured by the Senate after the Army hearings
Sam Rayburn | was the longest-serving Speaker, a Texan of the mid-twentieth century | mentored Lyndon Johnson and guided New Deal bills through the House
Newt Gingrich | led House Republicans' Contract with America in 1994 | became the first Republican Speaker in forty years
Joseph Cannon | was a Speaker stripped of autocratic powers in a 1910 revolt | controlled the Rules Committee as an Illinois Republican in the early 1900s
Henry Cabot Lodge | led Senate opposition to the Treaty of Versailles | chaired the Foreign Relations Committee and added reservations to the League Covenant
J. William Fulbright | was an Arkansas senator who held televised hearings on the Vietnam War | started a program of scholarships for study abroad in 1946
Everett Dirksen | was the Republican Senate leader who helped break the 1964 civil rights filibuster | brought Republican votes from Illinois to Lyndon Johnson's civil rights bill
Tip O'Neill | was the Democratic Speaker during Ronald Reagan's first six years | said that all politics is local

# Roles of the president
? Which role of the president
chief of state | acts as ceremonial head and symbol of the nation | performs ceremonies such as greeting foreign rulers and honoring heroes | represents the nation at ceremonies
chief executive | carries out the laws and holds the power granted by Article II | sees that federal laws are faithfully enforced | enforces the laws and appoints top officials
chief administrator | runs the federal bureaucracy as head of its civilian workforce | manages more than two million civil servants
chief diplomat | shapes foreign policy and makes treaties | recognizes other governments and receives ambassadors | directs foreign policy and negotiates with other nations
commander in chief | directs the nation's armed forces | may send troops into combat abroad | has the highest authority over the army, navy, and air force
chief legislator | proposes laws and sets much of Congress's agenda | gives the State of the Union address and uses the veto | recommends bills to Congress
chief of party | leads a political organization and campaigns for its candidates | endorses fellow Republicans or Democrats and helps raise funds | helps other Republicans or Democrats win elections
chief citizen | represents all the people and acts as a moral leader | is expected to stand for the public interest above private interests
economic leader | prepares the budget and works for jobs and prosperity | answers for unemployment, inflation, and growth in the public's mind

# Powers and tools of the president
? Which presidential tool
executive order | is a directive with the force of law to agencies, needing no vote of Congress | was used by Truman to desegregate the armed forces
executive agreement | is a pact with another nation's leader that needs no Senate approval | was used for the destroyers-for-bases deal of 1940
executive privilege | is the claimed right to withhold information from Congress and courts | was limited by the Supreme Court when Nixon tried to keep his tapes secret
presidential pardon | forgives a federal offense, as Ford did for Nixon | ends punishment for a federal crime, except in cases of impeachment
general amnesty / presidential amnesty | forgives a whole class of offenders, as Carter did for draft evaders | forgives many people at once without naming each of them
signing statement | comments in writing on how a new law will be understood or enforced | may announce an intent not to enforce part of a bill
impoundment | refuses to spend money that Congress appropriated | was Nixon's practice of holding back funds, which led to a 1974 budget law
recess appointment | fills an office while the Senate is away | names an official temporarily without confirmation
bully pulpit | uses the visibility of the office to rally public opinion | was Theodore Roosevelt's phrase for the White House as a platform to persuade
presidential proclamation / proclamation | is an official announcement, often ceremonial, such as that of Thanksgiving Day | was used by Lincoln to free slaves in rebel states
diplomatic recognition | accepts the legal existence of a foreign government | was given by Truman to Israel minutes after its founding
national security directive | is an often classified order on military or intelligence policy | gives secret policy instructions through the NSC
emergency power / presidential emergency power | gives broad authority to act in a crisis such as war or disaster | was claimed by Lincoln when he suspended habeas corpus

# Parts of the Executive Office of the President
? Which part of the Executive Office
White House Office | includes the president's closest personal and political advisers | contains the chief of staff, press secretary, and close aides
Office of Management and Budget / OMB | prepares the president's yearly spending proposal to Congress | reviews agencies' requests for money and proposed regulations
National Security Council / NSC | advises on military and foreign affairs and crises | includes the secretaries of state and defense and the vice president
Council of Economic Advisers | has three members who advise on jobs, growth, and inflation | was created by the Employment Act of 1946
Office of the Trade Representative / Office of the United States Trade Representative | negotiates commercial agreements with other countries | is led by an official of ambassador rank who handles tariff talks
Council on Environmental Quality | advises on pollution and conservation | was set up in 1970 to oversee impact statements
Office of National Drug Control Policy | coordinates efforts against illegal narcotics | advises the president on stopping addiction and trafficking
Office of Science and Technology Policy | advises on research, engineering, and innovation | links the White House with research scientists
Domestic Policy Council | coordinates plans on issues such as health, crime, and schools | develops the president's agenda at home other than the economy

# Members of the White House team
? Which White House position
chief of staff | directs the president's top assistants and controls access to the Oval Office | decides who sees the president and supervises the West Wing
press secretary | speaks for the president to reporters | gives daily briefings to journalists | answers journalists' questions at the podium
national security adviser | heads the staff that coordinates defense and foreign policy advice | was a post held by Henry Kissinger and Condoleezza Rice | advises the president daily on foreign and military threats
White House counsel | gives the president legal advice | reviews whether actions and nominees raise legal problems
vice president | succeeds if the nation's highest office becomes vacant | casts tie-breaking votes in the Senate | is first in the line of presidential succession
first lady | often hosts events and promotes social causes as the president's wife | held an unofficial post that Eleanor Roosevelt made politically active
speechwriter | drafts the addresses that the president delivers | wrote words such as those of an inaugural or State of the Union address
communications director | plans the administration's overall message | manages long-term media strategy rather than daily briefings
physician to the president | looks after the leader's health | gives regular checkups and reports on fitness to serve

# Theories of presidential power
? Which view of the presidency
stewardship theory | holds that a president may do anything the Constitution does not forbid | was Theodore Roosevelt's broad reading of power as care for the public's needs
constitutional theory / literalist theory | holds that a president may use only powers clearly granted in the text | was William Howard Taft's narrow reading of presidential power
prerogative theory | holds that a leader may act against the law to save the nation | comes from John Locke and was used to defend Lincoln's wartime acts
imperial presidency | sees the office as having grown too strong for Congress to check | was Arthur Schlesinger's label for abuses of power around Vietnam and Watergate
unitary executive theory | holds that the whole administration must answer to the president alone | claims complete White House control over agencies under Article II's vesting clause
bargaining theory / power to persuade | holds that influence comes from winning others over rather than from formal command | was Richard Neustadt's idea of the presidency, stressing reputation and skill

# Public standing of a president
? Which term describes
going public | appealing over Congress to the people through speeches and television | Samuel Kernell's term for using media to pressure lawmakers
honeymoon period | the early months when a new president enjoys strong support | the best time after inauguration to win passage of a program
rally around the flag effect / rally effect | a jump in approval during an international crisis | the surge in support that George W. Bush had after September 11
lame-duck period / lame duck | the weakened last part of a term, when a leader cannot be reelected | the time between an election and the end of a defeated official's term
presidential approval rating / approval rating | the percentage of the public pleased with job performance | a polling figure that usually falls as a term goes on
electoral mandate / mandate claim | authority said to come from winning by a wide margin | a winner's argument that voters endorsed the campaign's program

# Presidents from Monroe to Polk
? Which president
James Monroe | warned European powers against new colonies in the Americas in 1823 | governed in the Era of Good Feelings | acquired Florida and signed the Missouri Compromise | issued a doctrine closing the Western Hemisphere to European colonization
John Quincy Adams | won the presidency in the House in 1825 and later fought slavery in Congress | helped write the Monroe Doctrine as secretary of state
Andrew Jackson | vetoed recharter of the national bank and expanded the spoils system | signed the Indian Removal Act | faced down South Carolina in the nullification crisis
Martin Van Buren | faced the Panic of 1837 after helping to found the Democratic Party | was a New York party organizer called the Little Magician | set up the independent treasury after banks failed
William Henry Harrison | died a month after inauguration in 1841 | won the Log Cabin campaign for the Whigs with "Tippecanoe"
John Tyler | was the first to take office through the death of a predecessor | was expelled from the Whig Party and pushed for Texas annexation
James K. Polk | led the nation in the Mexican War and gained California | settled the Oregon boundary with Britain at the forty-ninth parallel | added Oregon, California, and New Mexico to the nation in a single term

# Presidents before and during the Civil War
? Which president
Zachary Taylor | died in office in July 1850 as Congress debated slavery in the Mexican Cession | was a hero of the Mexican War elected by the Whigs in 1848
Millard Fillmore | took office in 1850 and accepted a set of laws to save the Union | sent Commodore Perry to open Japan
Franklin Pierce | signed the Kansas-Nebraska Act | acquired land by the Gadsden Purchase | was a New Hampshire Democrat who enforced the Fugitive Slave Act
James Buchanan | failed to stop secession in the winter of 1860 to 1861 | supported the Dred Scott decision | left office as Lincoln took over in March 1861
Abraham Lincoln | led the Union in the Civil War and gave the Gettysburg Address | suspended habeas corpus and issued the Emancipation Proclamation | was assassinated by John Wilkes Booth in 1865

# Presidents of Reconstruction and the Gilded Age
? Which president
Andrew Johnson | was the first to be impeached and was acquitted by one vote in 1868 | clashed with Radical Republicans over Reconstruction and the Tenure of Office Act | took office after Lincoln's assassination
Ulysses S. Grant | commanded Union armies before a term marred by scandal | fought the Ku Klux Klan with federal power after the Civil War | supported Reconstruction and the Fifteenth Amendment
Rutherford B. Hayes | withdrew the last troops from the South in 1877 | took office after the disputed count of 1876 | ended Reconstruction as part of the Compromise of 1877
James A. Garfield | was shot by a disappointed office seeker in 1881 | died months into office, which spurred civil service reform
Chester A. Arthur | signed the Pendleton Civil Service Act in 1883 | succeeded James Garfield and signed the Chinese Exclusion Act
Grover Cleveland | was the first to serve two nonconsecutive terms | sent troops against the Pullman strikers
Benjamin Harrison | signed the Sherman Antitrust Act in 1890 | won the electoral vote in 1888 while losing the popular vote

# Presidents from McKinley to Hoover
? Which president
William McKinley | led the nation in the Spanish-American War and was assassinated in 1901 | gained the Philippines, Puerto Rico, and Guam | favored the gold standard and high tariffs
Theodore Roosevelt | promised a Square Deal, broke up trusts, and conserved land | built the Panama Canal and said to carry a big stick | took office after McKinley's assassination and led the Progressive movement
William Howard Taft | became chief justice after leaving the White House | practiced dollar diplomacy and brought more antitrust suits than the previous president | ran third in the election of 1912 as the Republican in office
Woodrow Wilson | proposed Fourteen Points and the League of Nations | signed the Federal Reserve Act and asked for war in 1917 | led the nation in World War I
Warren G. Harding | promised a return to normalcy before the Teapot Dome scandal | died in office in 1923 | won the first presidential election after World War I
Calvin Coolidge | favored business and small government in the 1920s | was nicknamed "Silent Cal"
Herbert Hoover | was a mining engineer who led food relief in Europe before winning the White House | resisted direct relief and faced the Bonus Army | was in office when the stock market crashed in 1929

# Presidents from Franklin Roosevelt to Nixon
? Which president
Franklin D. Roosevelt / Franklin Roosevelt / FDR | created the New Deal and was elected four times | spoke in fireside chats and tried to pack the Supreme Court | led the nation through the Great Depression and most of World War II
Harry S. Truman / Harry Truman | ordered atomic bombs used on Japan and announced containment of communism | desegregated the armed forces and sent troops to Korea | sent aid to Greece and Turkey and supported the Marshall Plan
Dwight D. Eisenhower / Dwight Eisenhower | built interstate highways and warned of the military-industrial complex | sent soldiers to Little Rock to enforce desegregation | commanded Allied forces in Europe in World War II
John F. Kennedy / JFK | faced the Cuban missile crisis and began the Peace Corps | said "Ask not what your country can do for you" | was assassinated in Dallas in 1963
Lyndon B. Johnson / Lyndon Johnson / LBJ | signed the Civil Rights Act of 1964 and launched the Great Society | escalated the war in Vietnam after the Gulf of Tonkin Resolution | declared a war on poverty and created Medicare
Richard Nixon | opened relations with China and resigned over Watergate | created the EPA and pursued détente with the Soviet Union | began the policy of Vietnamization

# Presidents since Nixon
? Which president
Gerald Ford | pardoned Richard Nixon for Watergate | reached the White House without being elected to national office
Jimmy Carter | brokered the Camp David Accords between Egypt and Israel | stressed human rights and faced hostages held in Iran | signed the treaties giving the Panama Canal to Panama
Ronald Reagan | cut income taxes in 1981 and fired striking air traffic controllers | demanded that Gorbachev tear down the Berlin Wall | proposed the Strategic Defense Initiative and signed the INF Treaty
Bill Clinton | balanced the budget and was impeached but acquitted in 1999 | signed NAFTA and welfare reform
George W. Bush | responded to September 11 with wars in Afghanistan and Iraq | signed No Child Left Behind and the USA PATRIOT Act | took office after the disputed election of 2000
George H. W. Bush | led the coalition that drove Iraq from Kuwait in 1991 | broke a pledge of no new taxes and lost reelection in 1992
Barack Obama | signed the Affordable Care Act in 2010 | ordered the raid that killed Osama bin Laden in 2011

# Domestic programs
? Which political program
New Deal | brought relief, recovery, and reform during the Great Depression | created the CCC, WPA, and Social Security | was Franklin Roosevelt's answer to the Great Depression
Fair Deal | was Truman's plan for health insurance, housing, and civil rights | raised the minimum wage but failed to win national health coverage
Square Deal | was Theodore Roosevelt's promise of fairness to labor, business, and consumers | combined trust-busting, conservation, and safe food | aimed to control corporations, protect consumers, and conserve natural resources
New Freedom | was Woodrow Wilson's plan to attack tariffs, banks, and trusts | led to the Clayton Act and the Federal Reserve
New Frontier | was John F. Kennedy's agenda, including space exploration | called for aid to education and for medical care for the aged
Great Society | was Lyndon Johnson's effort against poverty and racism | created Medicare, Medicaid, and Head Start
Reaganomics | cut taxes and social spending under supply-side ideas | reduced regulation in the 1980s while deficits grew | relied on the idea that benefits for business trickle down
Contract with America / Republican Contract with America | was a 1994 House pledge of tax cuts and term-limit votes | was Newt Gingrich's campaign agenda during Bill Clinton's first term
American System | was Henry Clay's plan for tariffs, a bank, and internal improvements | was meant to bind the regions together economically after the War of 1812

# Political scandals since 1900
? Which political scandal
Watergate | began with a 1972 break-in at Democratic headquarters | led to the first resignation of a president | involved a cover-up recorded on White House tapes
Teapot Dome | involved bribes for oil leases on public land under Harding | sent Interior Secretary Albert Fall to prison | involved naval oil reserves in Wyoming
Iran-Contra | involved secret arms sales whose profits aided rebels in Nicaragua | embarrassed Ronald Reagan's second administration | involved weapons sold to Tehran in hopes of freeing hostages
Abscam | caught members of Congress taking bribes from fake Arab sheikhs | was an FBI sting operation of the late 1970s
Pentagon Papers affair | exposed a secret history of decisions on Vietnam | involved documents leaked by Daniel Ellsberg in 1971
Clinton-Lewinsky affair / Lewinsky scandal | led the House to impeach a president for perjury and obstruction in 1998 | arose from an intern relationship and false testimony

# Political scandals before 1900
? Which political scandal
Crédit Mobilier | involved railroad builders bribing congressmen with shares in the 1870s | tied Union Pacific construction profits to lawmakers
Whiskey Ring | involved distillers evading liquor taxes under Grant | reached the president's private secretary in 1875
XYZ Affair | stirred anger in 1798 when French agents demanded a bribe | led to an undeclared naval war under John Adams | followed French seizures of American ships
Tweed Ring | stole millions from New York City through padded building contracts | was exposed by the cartoons of Thomas Nast in 1871
Petticoat Affair | split Andrew Jackson's cabinet over the wife of John Eaton | led most of the cabinet to resign in 1831 after snubs in society

# Cabinet departments dealing with security, law, and the world
? Which cabinet department
Department of State | carries out foreign policy and runs embassies | issues passports and is the oldest in the cabinet | advises the president on relations with other nations
Department of Defense | directs the army, navy, and air force from the Pentagon | was formed from the army and navy bureaucracies after 1947 | is headed by a civilian and is the largest employer in the cabinet
Department of Justice | prosecutes federal crimes under the attorney general | includes the FBI and the federal prison system | gives legal advice to the president and represents the government in court
Department of the Treasury | collects taxes, manages the debt, and prints currency | includes the IRS and the Mint | was first headed by Alexander Hamilton
Department of Homeland Security | was created after September 11 to prevent terrorism | includes border, immigration, and disaster agencies | includes the Secret Service, the Coast Guard, and FEMA
Department of Veterans Affairs | runs hospitals and benefits for former members of the military | joined the cabinet in 1989
Department of Commerce | promotes business, grants patents, and takes the census | includes the National Weather Service

# Cabinet departments dealing with domestic services
? Which cabinet department
Department of the Interior | manages public lands, national parks, and Native American affairs | was created in 1849 and includes the Bureau of Land Management | includes the National Park Service and the Bureau of Indian Affairs
Department of Agriculture | helps farmers, runs food stamps, and inspects meat | includes the Forest Service | helps rural communities and runs school lunch and nutrition programs
Department of Labor | enforces wage and workplace safety laws | publishes the unemployment rate and oversees OSHA | protects workers' safety, wages, and pensions
Department of Health and Human Services | runs Medicare and Medicaid | includes the FDA, CDC, and National Institutes | protects public well-being through medical research and insurance programs
Department of Housing and Urban Development / HUD | supports affordable homes and community renewal | joined the cabinet in 1965 under Lyndon Johnson
Department of Transportation | oversees highways, railroads, and air travel | joined the cabinet in 1967 and includes the FAA
Department of Energy | handles nuclear weapons materials, oil reserves, and power research | was created in 1977 after fuel shortages | promotes the production and conservation of fuels and electricity
Department of Education | handles federal student aid and civil rights in schools | was split from a health and welfare agency in 1979

# Independent agencies and government corporations
? Which independent agency
NASA / National Aeronautics and Space Administration | launches astronauts and satellites beyond Earth | landed the first people on the moon in 1969 | studies the planets with probes and telescopes
Environmental Protection Agency / EPA | sets limits on air and water pollution | was created in 1970 under Richard Nixon | enforces laws on clean air, clean water, and toxic waste
General Services Administration / GSA | manages federal buildings, supplies, and property | acts as landlord and supplier for the government
Social Security Administration | pays retirement and disability benefits | mails monthly checks to the elderly and disabled | runs the program of old-age and survivors' benefits
United States Postal Service / USPS | delivers mail as a government corporation supported by stamps | replaced a cabinet department in 1971 | carries letters and packages across the nation
Amtrak | runs passenger trains across the nation | was created in 1971 when private railroads dropped travelers' service
Tennessee Valley Authority / TVA | built dams to bring power and flood control to the rural South | was a New Deal public corporation that generates electricity
Federal Deposit Insurance Corporation / FDIC | protects depositors' bank accounts up to a set limit | restored trust in banks during the New Deal | insures savings in case a bank fails
Office of Personnel Management / OPM | recruits and sets rules for federal workers | runs the merit hiring system of the civil service
Small Business Administration / SBA | backs loans and advice for modest-sized companies | guarantees credit for firms with few employees

# Independent regulatory commissions
? Which regulatory commission
Federal Communications Commission / FCC | licenses radio and television stations | regulates the airwaves, telephone, and cable | enforces rules on interstate broadcasting, wire, and satellite
Securities and Exchange Commission / SEC | polices the stock market and corporate disclosure | was created in 1934 to guard investors against fraud on Wall Street | regulates the sale of stocks and bonds
Federal Trade Commission / FTC | stops false advertising and unfair business competition | was set up in 1914 to police monopolies and deceptive ads | enforces antitrust laws and protects consumers
National Labor Relations Board / NLRB | oversees union elections and unfair practices by employers | was created by the Wagner Act of 1935 | protects workers' right to organize
Federal Reserve Board / Federal Reserve System | sets monetary policy and supervises banks | raises or lowers interest rates through seven governors with long terms | governs the nation's central bank
Consumer Product Safety Commission / CPSC | recalls hazardous toys and household goods | protects buyers from dangerous goods such as flammable clothing
Nuclear Regulatory Commission / NRC | licenses atomic power plants | inspects reactors to prevent radiation accidents
Federal Energy Regulatory Commission / FERC | sets rates for interstate electricity and natural gas | reviews interstate pipelines and hydroelectric projects
Equal Employment Opportunity Commission / EEOC | handles complaints of job discrimination | was created by Title VII of the 1964 law
Interstate Commerce Commission / ICC | was the first of its kind, set up in 1887 to oversee railroads | was abolished in 1995 after setting railway and truck rates for a century
Federal Election Commission / FEC | enforces campaign finance disclosure and limits | has six members, with no more than three from one party | receives candidates' reports of campaign contributions

# Service and regulatory bureaus
? Which federal agency
Internal Revenue Service / IRS | collects the income taxes of individuals and companies | audits yearly returns for the Treasury
Food and Drug Administration / FDA | approves medicines and inspects what people eat | requires nutrition labels and tests new vaccines | protects consumers from unsafe medicines and groceries
Centers for Disease Control and Prevention / CDC | tracks outbreaks and promotes public health from Atlanta | issues guidance during epidemics such as influenza and COVID-19 | tracks and fights infectious illness
Federal Aviation Administration / FAA | controls air traffic and certifies pilots | sets safety rules for airplanes
National Park Service | cares for places such as Yellowstone and the Statue of Liberty | was created in 1916 to preserve scenic and historic sites
Census Bureau | counts the population every ten years | supplies the figures used to apportion House seats
Bureau of Labor Statistics | reports unemployment and consumer prices | publishes the consumer price index
Occupational Safety and Health Administration / OSHA | sets standards to prevent workplace injuries | inspects factories and construction sites for hazards

# Law enforcement and safety bureaus
? Which federal law enforcement or safety agency
Federal Bureau of Investigation / FBI | pursues kidnappers, terrorists, and foreign spies within the country | was directed for decades by J. Edgar Hoover within the Justice Department
Drug Enforcement Administration / DEA | fights the trade in illegal narcotics | pursues traffickers in cocaine and heroin under the Justice Department
Secret Service | guards the president and investigates counterfeiting | began in 1865 by chasing fake currency makers | protects presidents and candidates from attack
Transportation Security Administration / TSA | screens passengers at airports | was created after the September 11 hijackings
Federal Emergency Management Agency / FEMA | aids communities after hurricanes and floods | coordinates disaster relief, as after Katrina | helps states and cities recover from natural disasters
Customs and Border Protection / CBP | stops illegal crossings between the official points of entry | patrols the line with Mexico and Canada
Coast Guard | patrols harbors and rescues ships in distress | moved to Homeland Security in 2003 from the Transportation Department
ATF / Bureau of Alcohol, Tobacco, Firearms and Explosives | traces illegal guns and investigates bombings and arson | regulates gun dealers under the Justice Department

# Ways of staffing the government
? Which term describes
spoils system / patronage | the giving of government jobs to supporters of the winning party | Andrew Jackson's practice of replacing officials with loyal backers
merit system | hiring and promotion by tests and performance rather than politics | the approach that the Pendleton Act put in place of party favoritism
civil service | the body of permanent nonmilitary government employees | the career workforce that stays when administrations change
political appointment | the naming of a top official by the president, often with Senate approval | the way in which cabinet secretaries and ambassadors get their offices
veterans' preference | extra points on hiring exams for former members of the military | an advantage in federal hiring given to those who served in the armed forces
competitive examination | a test that applicants for government jobs must pass | the hiring method that the 1883 civil service law introduced

# What agencies do
? Which term describes
rule-making | the process by which agencies write detailed regulations with legal force | an agency process that includes public notice and comment
administrative adjudication | a quasi-judicial process in which an agency settles a dispute | a hearing in which an agency decides whether someone broke its rules
administrative discretion | an agency's freedom to decide how to carry out a vague law | the choice left to officials when statutes give only general goals
deregulation | the lifting of government controls on an industry | what Congress did to airlines and trucking around 1980
whistleblowing / whistleblower | an employee's reporting of waste or wrongdoing inside an agency | the exposing of official misconduct, which a law protects from punishment
cost-benefit analysis | a comparison of a proposed rule's price with its gains | the weighing of expenses against advantages before a regulation is adopted

# Features and problems of bureaucracy
? Which term describes
hierarchical authority | a chain of command with each worker answering to a superior | the pyramid arrangement of levels in an organization
job specialization / division of labor | the assigning of definite duties to each employee | the splitting of work so that each person becomes expert in one task
formalized rules / standard operating procedures | written directions that make handling of cases uniform | set routines that treat similar cases alike
impersonality | the treating of all clients alike without favoritism | deciding by regulation rather than by personal feeling
bureaucratic imperialism / agency imperialism | growth of an organization without regard to cost or benefit | the tendency of an office to expand its own budget and reach
bureaucratic duplication / duplication | the doing of the same thing by two agencies | the problem when several offices perform identical inspections
bureaucratic conflict | the working of agencies at cross-purposes with one another | the problem of one office promoting a crop that another discourages
red tape | complex rules and paperwork that slow action | the complaint of citizens who face too many forms
bureaucratic waste | spending more than necessary to buy a good or service | the needless cost that critics see in overpriced government purchases
bureaucratic drift | agency action that departs from what lawmakers intended | the gap between a statute's aims and an agency's own preferences

# Laws about the federal bureaucracy
? Which law
Pendleton Act | began competitive exams for federal jobs in 1883 | followed the assassination of James Garfield | ended the spoils system for many jobs by creating the Civil Service Commission
Administrative Procedure Act | requires notice and public comment before agencies issue rules | set the basic steps of federal rule-making in 1946 | lets courts review whether agency decisions are arbitrary
Civil Service Reform Act of 1978 | replaced a single commission with an office for personnel and a merit protection board | created a corps of senior executives under Jimmy Carter
Whistleblower Protection Act | shields federal workers who report misconduct from retaliation | was passed in 1989 to encourage the exposure of abuses
Ethics in Government Act | required officials' financial disclosure and allowed special prosecutors after Watergate | limited lobbying by former officials in 1978
Budget and Accounting Act | made the president responsible for a yearly national spending plan in 1921 | set up the forerunner of the OMB inside the Treasury
Congressional Budget and Impoundment Control Act / Budget Act of 1974 | created the CBO and limited presidents' refusal to spend | reasserted lawmakers' financial power against Richard Nixon
Inspector General Act | placed independent auditors inside federal departments in 1978 | created internal watchdogs against fraud and waste
Privacy Act of 1974 | limits what agencies may reveal about individuals in their files | lets citizens see and correct records that agencies hold on them

# Courts of the federal system
? Which court
Supreme Court of the United States / Supreme Court / U.S. Supreme Court | is the highest tribunal, with nine justices | has the final word on the meaning of the Constitution | was established by the Constitution itself, unlike the lower tribunals
federal district court / United States district court | holds trials with juries as the lowest general national tribunal | numbers ninety-four and has original jurisdiction in most national matters | tries most national criminal and civil cases
federal court of appeals / circuit court of appeals / court of appeals | reviews trial decisions with panels of three judges | lies between the trial and highest levels of the national judiciary | was created in 1891 to lighten the load of the nine justices
Court of International Trade | hears disputes about tariffs and imports | sits in New York for customs matters
Court of Federal Claims | hears suits for money against the United States | decides contractors' demands for payment from the government
Tax Court | decides challenges to IRS findings | lets people contest what they owe before paying it
Armed Forces appeals court / Court of Appeals for the Armed Forces | reviews courts-martial as a civilian panel | is the final military tribunal below the Supreme Court
Court of Appeals for Veterans Claims | hears denials of benefits to former service members | reviews decisions of the VA's board
Foreign Intelligence Surveillance Court / FISA court | approves secret warrants to watch suspected spies | meets in private under a 1978 law
bankruptcy court | handles cases of debtors unable to pay | works as a unit of the trial court under judges with fourteen-year terms

# Kinds of jurisdiction
? Which kind of jurisdiction
original jurisdiction | is the authority to hear a case first and hold the trial | covers suits between states in the Supreme Court | belongs to courts that hold trials
appellate jurisdiction | is the authority to review decisions of lower courts | is limited mainly to questions of law rather than fact | belongs to courts that hear cases after a trial
exclusive jurisdiction | is authority to hear certain cases that no other court may hear | covers bankruptcy and patent cases in federal courts | means that only federal courts, for example, may try a case
concurrent jurisdiction | is shared by state and federal courts | lets a plaintiff decide whether to file in a state or a national courthouse | allows a case to be tried in either of two court systems
diversity jurisdiction | covers suits between citizens of different states over a set amount | lets a New Yorker and a Texan litigate in federal court to avoid local bias
federal question jurisdiction | covers cases arising under the Constitution, statutes, or treaties of the nation | brings a claim under an act of Congress before national judges
personal jurisdiction | is a court's authority over a particular party | depends on a defendant's presence or contacts in the place
subject-matter jurisdiction | is a court's authority over a particular type of case | explains why a family tribunal may hear divorces but not murders
discretionary jurisdiction | lets a court choose which appeals to hear | allows the Supreme Court to turn down most petitions

# Opinions and rulings of the Supreme Court
? Which term describes
majority opinion | the statement giving the ruling of more than half the justices and its reasons | the text that becomes binding precedent
concurring opinion | a statement agreeing with the result but for different reasons | a separate writing by a justice on the winning side
dissenting opinion | a statement by a justice who disagrees with the outcome | the losing side's view, which may persuade a later Court
per curiam opinion | an unsigned statement of the whole court | a short decision for which no justice is named as author
plurality opinion | the statement of the largest group of justices when fewer than half agree on reasons | the leading text in a case in which no five justices share the same reasoning
advisory opinion | an answer to a legal question without an actual case | a kind of answer that federal courts refuse to give because no dispute exists
legal precedent / precedent | an earlier decision that guides later cases | a previous ruling used as a model, such as Brown for later school cases

# Steps of a case in the Supreme Court
? Which term describes
writ of certiorari | an order to a lower court to send up the record of a case | the document sought by a losing party who wants the justices' review
rule of four | the practice of hearing a case when that number of justices agree | the custom that lets less than a majority accept a case
docket | the calendar of cases awaiting hearing | the official list of a court's cases
oral argument | a session of about half an hour per side before the justices | the stage when lawyers answer questions from the bench
legal brief / brief | a written document stating a party's facts and legal reasoning | the written argument that each side files before appearing in front of the justices
judicial conference / conference of the justices | the private meeting at which members of the Supreme Court discuss and vote on cases | the closed session after lawyers have been heard
remand | the sending of a case back to a lower court | the action that returns a dispute for further proceedings below

# Doctrines and approaches of courts
? Which judicial doctrine
judicial activism | holds that judges should boldly use their power to correct injustices | favors courts that readily overturn laws and make policy
judicial restraint | holds that judges should defer to elected branches whenever possible | avoids striking down statutes unless they clearly violate the Constitution
originalism / original intent | reads the Constitution by its meaning at the time it was adopted | is linked with Antonin Scalia and looks to the framers' era
living Constitution approach | reads the text in light of changing social conditions | holds that constitutional meaning should adapt to modern needs
strict construction | reads the text narrowly and limits government to what it plainly grants | was Jefferson's objection to a national bank
loose construction / broad construction | reads national power generously under the necessary and proper clause | was Hamilton's argument for a national bank
political question doctrine | has courts refuse to decide matters left to the elected branches | was the ground on which Rucho v. Common Cause was dismissed
stare decisis | is the principle of letting earlier decisions stand | makes courts follow precedent, so that the law stays consistent over time
standing doctrine / standing to sue | requires that a person bringing a case have suffered a real injury | keeps out lawsuits by people with no personal stake in the result
judicial independence | protects judges from political pressure through life tenure | is the purpose of salaries that may not be cut while judges serve

# Chief justices of the United States
? Which chief justice
John Marshall | made the Court a coequal branch through Marbury v. Madison | strengthened national power in McCulloch and Gibbons from 1801 to 1835 | strengthened the power of the Supreme Court and the national government
Roger B. Taney / Roger Taney | wrote the Dred Scott opinion in 1857 | stated that African Americans could not be citizens | was Andrew Jackson's treasury secretary during the fight over the national bank
Salmon P. Chase | presided over the impeachment trial of Andrew Johnson | had been Lincoln's treasury secretary before joining the bench
Charles Evans Hughes | led the Court through its 1937 conflict with Franklin Roosevelt | narrowly lost the 1916 presidential race to Wilson
Fred Vinson | presided from 1946 to 1953, during the steel seizure case | was chosen by Truman and died before the second Brown argument
Earl Warren | led a Court that expanded rights of minorities and the accused | won a unanimous opinion in Brown v. Board of Education | led the Court in Miranda v. Arizona and Gideon v. Wainwright
Warren Burger | presided when Roe and the Nixon tapes case were decided | was appointed by Nixon to replace a liberal leader
William Rehnquist | led a conservative Court that revived limits on the commerce power | presided over Bill Clinton's impeachment trial | was raised from associate justice by Ronald Reagan
John Roberts | cast the deciding vote to uphold the Affordable Care Act's mandate | was appointed by George W. Bush in 2005

# Associate justices since 1980
? Which justice
Sandra Day O'Connor | was the first woman on the Court, named by Reagan in 1981 | often cast the swing vote, as in Planned Parenthood v. Casey | came to the bench from the Arizona courts and retired in 2006
Ruth Bader Ginsburg | argued landmark sex equality cases before joining the Court in 1993 | wrote the opinion opening the Virginia Military Institute to women
Antonin Scalia | was the leading voice of originalism and textualism | wrote the District of Columbia v. Heller opinion
Clarence Thomas | was confirmed in 1991 after Anita Hill's testimony | succeeded the first Black member of the Court
Sonia Sotomayor | became the first Hispanic member of the Court in 2009 | grew up in the Bronx and was named by Barack Obama
Ketanji Brown Jackson | became the first Black woman on the Court in 2022 | was nominated by Joe Biden after serving as a public defender
Anthony Kennedy | wrote the majority opinion for same-sex marriage in Obergefell | wrote Lawrence v. Texas and was often a swing vote until 2018
Elena Kagan | was dean of Harvard Law School and solicitor general before joining the bench in 2010 | became in 2010 the fourth woman appointed to the Supreme Court
Amy Coney Barrett | taught law at Notre Dame for fifteen years before becoming a federal judge | joined the bench eight days before a presidential election as Donald Trump's third appointee

# Associate justices before 1980
? Which justice
Oliver Wendell Holmes Jr. / Oliver Wendell Holmes | wrote that free speech does not protect falsely shouting fire in a theater | dissented in Lochner and in Abrams, favoring a free trade in ideas | wrote the clear and present danger opinion in Schenck
Louis Brandeis | was the first Jewish member of the Court | defended the right to be let alone | was a Progressive lawyer named to the Court by Woodrow Wilson
Thurgood Marshall | argued Brown v. Board of Education for the NAACP | became the first African American on the Court in 1967 | was appointed to the Supreme Court by Lyndon Johnson
Hugo Black | was an absolutist on the First Amendment who wrote for the Court in Gideon v. Wainwright | wrote the majority in Korematsu
John Marshall Harlan | dissented alone in Plessy, calling the Constitution color-blind | opposed the majority in the Civil Rights Cases of 1883
Joseph Story | wrote influential Commentaries on the Constitution in the 1830s | joined the Court at thirty-two and ruled in the Amistad case
Felix Frankfurter | was a Harvard law professor who became a leading voice of judicial restraint | joined the bench in 1939 and wrote the opinion in the first flag-salute case
William O. Douglas | held a seat longer than anyone else, from 1939 to 1975 | wrote of penumbras and privacy in Griswold v. Connecticut

# Court officers
? Which court officer
magistrate judge | issues warrants and handles preliminary matters for the district bench | conducts bail hearings and tries minor federal offenses
United States marshal | makes federal arrests, guards courtrooms, and transports prisoners | carries out orders of the district court like a sheriff
court clerk / clerk of the court | keeps records and files for a judge's cases | manages dockets, filings, and fees for the courthouse
law clerk | researches and drafts opinions for a justice for a year or two | is a recent graduate who screens petitions for the justices
bailiff | keeps order and escorts jurors during a trial | announces the opening of a session and guards the jury
court reporter | makes a word-for-word record of proceedings | types the official transcript of testimony
justice of the peace | handles small claims and performs marriages locally | is a minor elected judge in many rural areas

# Lawyers for the public
? Which public lawyer
United States attorney | prosecutes national crimes in a district | represents the federal government in lawsuits in its local area | is a federal prosecutor appointed by the president
public defender | represents accused people who cannot pay for a lawyer | is paid by the state to argue for poor criminal clients | provides free legal counsel to those who cannot afford it
solicitor general | argues the national government's cases before the Supreme Court | decides which losing federal cases to appeal | decides what position the United States will take in the Supreme Court
independent counsel / special counsel | is appointed to investigate high officials apart from regular prosecutors | was used to look into Watergate and the Clinton matter
attorney general | heads the Department of Justice | is the nation's chief law enforcement officer and a cabinet member | is the president's chief legal adviser

# Parties in a legal case
? Which person in a case
plaintiff | files a civil lawsuit seeking damages or relief | brings a complaint against another party in civil court | is the person who starts a civil suit
defendant | is the one sued or accused of a crime | must answer the complaint or charge at trial | is presumed innocent until proven guilty
prosecutor | presents the government's evidence against the accused | must prove guilt and may offer a plea bargain
appellant | asks a higher court to reverse a lower ruling | lost below and claims that legal errors were made
petitioner | asks the Supreme Court to hear the matter | files for a writ of certiorari after losing below
respondent | answers a request made to the Supreme Court | won below and defends that ruling before the justices
witness | testifies under oath about what was seen or known | may be cross-examined by the opposing lawyer
trial juror / petit juror | helps decide the facts and verdict | is one of a panel of twelve or fewer citizens at trial
grand juror | helps decide whether there is enough evidence to charge | meets in secret with others to consider an indictment
judge | rules on law, instructs jurors, and passes sentence | presides over a courtroom and decides which evidence is admitted | decides questions of law in a trial
bail bondsman | posts money so that an accused person can leave jail | charges a fee for guaranteeing an accused person's return

# Steps and results of a criminal or civil case
? Which term describes
plea bargain | an agreement to admit guilt in return for a lighter charge or sentence | the deal that ends most criminal cases without a trial
arraignment | the hearing at which a person is formally charged and enters a plea | the stage when an accused person answers guilty or not guilty before a judge
jury verdict / verdict | the decision announced by jurors at the end of a trial | the formal conclusion of guilty or not guilty, or liable or not liable
acquittal | a finding of not guilty | the result that lets the accused go free after trial
mistrial / hung jury | a trial ended without a decision because jurors cannot agree | a trial declared void by the judge, so that the case may be tried again
jury selection / voir dire | the questioning of citizens to pick a fair panel for a trial | the stage when lawyers may challenge and dismiss possible jurors
out-of-court settlement | an agreement by two sides that ends a suit without judgment | a compromise by which litigants avoid a trial
appeal | a request that a higher court review a lower court's decision | the step a losing side takes when it claims errors of law
sentencing | the stage at which a judge sets the punishment | the decision on prison, a fine, or probation after conviction
damages | money awarded to compensate for harm | payment that a losing civil defendant owes the injured side

# Court orders
? Which court order
subpoena | commands a person to appear or to produce papers | compels a witness to come to court
injunction | requires a person to do or stop doing something | prevents harm before it happens, as an equity remedy
writ of mandamus | commands an official to perform a duty | was asked for by William Marbury to get his commission
summons | gives a defendant official notice to answer a lawsuit | is delivered to a person who is being sued
arrest warrant | lets police take a named person into custody | is issued by a judge on probable cause that a person committed a crime

# Evidence and proof
? Which term describes
testimony | statements made under oath in court | spoken evidence given by a witness at trial
deposition | sworn answers given outside court before trial | recorded answers to lawyers during the discovery period
circumstantial evidence | indirect facts from which guilt may be inferred | indirect proof such as fingerprints, without an eyewitness
hearsay | a secondhand report of what another person said | a secondhand statement that is usually not admitted at trial
beyond a reasonable doubt | the level of proof needed to convict in a criminal trial | the strictest standard of proof
preponderance of the evidence | the level of proof usually needed to win a civil case | a standard met when a claim is more likely true than not

# Kinds of law
? Which kind of law
criminal law | defines offenses against society and their punishments | has the government bring the charge, with guilt shown beyond a reasonable doubt | deals with acts such as murder, theft, and assault
civil law | settles disputes between private parties over contracts or injuries | leads to money damages rather than prison | deals with lawsuits between individuals or companies
common law | develops from judges' decisions based on custom and precedent | began in medieval England | is judge-made and follows precedent
statutory law | is written and passed by a legislature | consists of acts of Congress and of state assemblies | comes from acts of lawmaking bodies
administrative law | consists of rules made by executive agencies | governs agencies such as the EPA and their regulations | comes from the regulations of government agencies
constitutional law | concerns the meaning of the nation's fundamental charter | includes rulings on the Bill of Rights and separation of powers | deals with the interpretation of the nation's highest legal document
equity | lets a judge prevent harm by fairness before it occurs, as by an injunction | supplements common law with remedies based on justice rather than money
military law | governs members of the armed forces through courts-martial | rests on a uniform code for soldiers and sailors
juvenile law | deals with young offenders with an emphasis on rehabilitation | uses adjudication hearings for minors instead of criminal trials

# Kinds of economic policy and theory
? Which economic policy or theory
fiscal policy | uses government taxing and spending to influence the economy | is set by Congress and the president through the budget
monetary policy | controls the money supply and interest rates through a central bank | is used by the Federal Reserve to fight inflation or unemployment
Keynesian economics | calls on government to spend in downturns to raise demand | supported the deficit spending of the New Deal
supply-side economics | holds that tax cuts stimulate production and growth | was the basis of the Reagan tax reductions
laissez-faire | holds that government should leave business alone | is the hands-off idea of Adam Smith's followers
monetarism | holds that inflation depends on how fast the quantity of currency grows | was Milton Friedman's view that steady growth of currency is best
protectionism | shields domestic industry with tariffs and quotas | was the aim of the Smoot-Hawley law of 1930
free trade | removes tariffs and quotas between nations | was the aim of NAFTA for the United States, Canada, and Mexico

# Conditions of the economy
? Which term describes
inflation | a general rise in prices | a loss of purchasing power measured by the consumer price index
recession | a period of shrinking production and rising joblessness | a decline often defined as two quarters of falling output
economic depression / depression | a long and severe slump, like that of the 1930s | the worst kind of downturn, with mass unemployment for years
stagflation | slow growth and high unemployment together with rising prices | the economic problem of the 1970s that puzzled Keynesians
deflation | a general fall in prices | a rise in the purchasing power of the dollar
economic expansion / expansion | a period of growing output and falling unemployment | the upswing of the business cycle

# Kinds of spending and borrowing in the federal budget
? Which term describes
budget deficit | the amount by which yearly spending exceeds revenue | the shortfall in a year when outlays are larger than receipts
national debt / public debt | all that the government has borrowed and not yet repaid | the accumulated total of past borrowing plus interest owed
budget surplus | the amount by which yearly revenue exceeds spending | money left over when receipts are larger than outlays, as from 1998 to 2001
mandatory spending / uncontrollable spending | outlays that existing law requires, such as Social Security checks | the largest share of outlays, including Medicare and interest
discretionary spending | outlays that lawmakers must approve each year, such as defense | the part of outlays set through yearly appropriations
debt ceiling | the legal limit on total federal borrowing | the limit that Congress must raise to keep the Treasury from default
treasury bond | an interest-paying certificate sold to borrow from investors | a security by which the government borrows for many years
tax expenditure | revenue lost through special deductions, credits, and exemptions | a hidden subsidy such as the home mortgage interest deduction

# Steps and methods of federal budgeting
? Which term describes
government shutdown | the closing of agencies when funding laws lapse | the furlough of workers because no appropriations were passed
sequestration | automatic across-the-board cuts when targets are missed | the deficit-cutting device of the Gramm-Rudman Act and the 2011 control law
incremental budgeting / incrementalism | the starting from last year's sums with small changes | the method that assumes that each agency gets slightly more than before
president's budget proposal | the spending plan that the White House sends to Congress early each year | a plan prepared by the OMB from agencies' requests
budget resolution | the overall spending plan that both houses of Congress adopt without a presidential signature | the congressional plan that sets limits for committees
zero-based budgeting | the justifying of every program's full cost anew each year | a method that gives no agency an automatic starting sum

# Social welfare programs for income and training
? Which social program
Social Security | pays retirement benefits funded by a payroll tax | was created in 1935 and also covers survivors and the disabled
Temporary Assistance for Needy Families / TANF | gives states block grants for cash aid with work requirements | limits households to five years of federal welfare
unemployment insurance | pays workers for a limited time after they lose jobs | is run by states and funded by a levy on employers
Supplemental Security Income / SSI | pays the aged, blind, or disabled who are poor out of general revenue | is means-tested cash aid that began in 1974
Head Start | gives preschool education to children in poverty | prepares low-income children for kindergarten
Earned Income Tax Credit / EITC | refunds money to low-wage workers through the revenue system | rewards the working poor when they file a yearly return
Job Corps | trains disadvantaged young people for work at residential centers | was a Great Society effort at vocational training

# Business laws from 1887 to 1914
? Which law on business
Interstate Commerce Act | set up the first regulatory commission in 1887 to control railroads | required railway rates to be reasonable and just | was the first federal law to regulate an industry
Sherman Antitrust Act | outlawed combinations in restraint of trade in 1890 | was used by Theodore Roosevelt to break up trusts | was the first federal law against monopolies
Clayton Antitrust Act | listed illegal practices and exempted labor unions in 1914 | barred price discrimination and interlocking directorates | was called labor's Magna Carta by Samuel Gompers
Pure Food and Drug Act | banned misbranded medicines and adulterated products in 1906 | required honest labels on what people eat and take for illness | protected consumers from harmful medicines and false labels
Meat Inspection Act | required sanitary packing plants after The Jungle appeared | was prompted by Upton Sinclair's novel on Chicago stockyards | set up federal checks on slaughterhouses in 1906
Federal Reserve Act | created twelve regional banks under a central board in 1913 | set up a central banking system under Woodrow Wilson
Hepburn Act | let railroad rates be set by a federal commission in 1906 | strengthened the ICC under Theodore Roosevelt

# Financial laws since 1929
? Which law
Glass-Steagall Act | insured bank deposits and divided commercial from investment banking in 1933 | created the FDIC during the New Deal | protected savers by creating federal insurance for deposits
Securities Exchange Act | created a commission to police stock trading in 1934 | required public companies to report financial data to investors
Dodd-Frank Act | tightened controls on Wall Street after the 2008 crisis | set up a bureau to protect consumers of financial products
Sarbanes-Oxley Act | tightened corporate accounting rules after the Enron collapse | made executives certify financial statements in 2002
Smoot-Hawley Tariff | raised import duties sharply in 1930 and worsened world trade | led other nations to retaliate early in the Depression | deepened the Great Depression by reducing foreign trade
Gramm-Leach-Bliley Act | let commercial and investment banks combine again in 1999 | repealed the New Deal wall between kinds of banks
Truth in Lending Act | required lenders to state the yearly rate of credit in 1968 | made creditors show borrowers the full cost of a loan

# Labor laws
? Which labor law
Wagner Act / National Labor Relations Act | guaranteed workers' right to organize and bargain collectively in 1935 | created the NLRB to hear complaints of unfair practices by employers | protected collective bargaining as part of the New Deal
Taft-Hartley Act | outlawed the closed shop and allowed right-to-work laws in 1947 | was passed over Truman's veto to limit union power | lets the president seek an eighty-day halt to a strike
Fair Labor Standards Act | set a minimum wage and overtime pay in 1938 | set the forty-hour week and banned work by children | limited working hours and the jobs of children
Norris-La Guardia Act | limited court injunctions against strikes in 1932 | outlawed contracts in which workers promised not to join unions
Family and Medical Leave Act | requires unpaid time off for a birth or serious illness | was signed in 1993 and guarantees twelve weeks away from a job
Occupational Safety and Health Act | requires workplaces free from recognized hazards | created OSHA in 1970
Landrum-Griffin Act | protected union members from corrupt leaders in 1959 | guaranteed secret ballots in union elections and financial reports

# Social welfare laws
? Which law on social welfare
Social Security Act | created old-age pensions and jobless benefits in 1935 | was a lasting part of the New Deal, funded by payroll taxes | set up unemployment insurance and benefits for retired workers
Affordable Care Act / Patient Protection and Affordable Care Act | required health insurance and set up online exchanges in 2010 | lets young adults stay on parents' insurance to age twenty-six | expanded health coverage under Barack Obama
Personal Responsibility and Work Opportunity Act / welfare reform act | ended a cash entitlement and set time limits on aid in 1996 | replaced AFDC with TANF block grants under Bill Clinton
Employment Act of 1946 | made high production and jobs a national goal after World War II | created the Council of Economic Advisers
Economic Opportunity Act | began the War on Poverty in 1964 | set up Head Start, VISTA, and community action agencies
Medicare Modernization Act / Medicare Prescription Drug Act | helped the elderly pay for pharmacy bills starting in 2006 | created Part D of a health program under George W. Bush

# Environmental laws
? Which environmental law
Clean Air Act | sets limits on emissions from cars and factories | was strengthened in 1970 and 1990 to reduce smog and acid rain | limits smog and other pollution of the atmosphere
Clean Water Act | regulates discharge of pollutants into rivers and lakes | was passed in 1972 after the Cuyahoga River caught fire | aims to make lakes and rivers safe for fishing and swimming
National Environmental Policy Act / NEPA | requires impact statements before major federal projects | created the Council on Environmental Quality in 1970 | makes federal agencies study a project's effects on nature
Endangered Species Act | protects plants and animals at risk of dying out | was passed in 1973 and guards critical habitat | protects wildlife threatened with extinction
Superfund Act / CERCLA | pays for cleanup of toxic waste sites by charging polluters | was passed in 1980 after Love Canal | cleans up abandoned hazardous waste dumps
Wilderness Act | preserves roadless lands in their natural state | was signed in 1964 and defines land untrammeled by man
Safe Drinking Water Act | sets quality standards for public taps | limits contaminants that may reach household faucets
Resource Conservation and Recovery Act | tracks hazardous waste from creation to disposal | controls landfills and solid waste
Antiquities Act | lets presidents declare national monuments on public land | was used first in 1906 by Theodore Roosevelt at Devils Tower

# Laws on education
? Which law
GI Bill / Servicemen's Readjustment Act | paid for veterans' college and home loans after World War II | helped millions returning in 1944 and after to buy houses and study | gave veterans money for education, homes, and businesses
National Defense Education Act | funded science and language study after Sputnik | answered Soviet success in space in 1958
Elementary and Secondary Education Act / ESEA | aided schools with poor children as part of the War on Poverty | began Title I aid in 1965 | gave the first large federal aid to public schools
Higher Education Act | created federal loans and grants for college students in 1965 | supports students through Pell grants and guaranteed lending
No Child Left Behind Act | required yearly testing and sanctions for failing schools | was signed by George W. Bush in 2002 | held schools accountable for students' test scores in reading and math
Every Student Succeeds Act | returned much school accountability to the states in 2015 | replaced a stricter law and was signed by Barack Obama
Smith-Hughes Act | funded vocational courses in high schools in 1917 | brought federal aid to agricultural and trade instruction

# Immigration laws
? Which immigration law
Chinese Exclusion Act | barred laborers of one nationality from entering in 1882 | was repealed in 1943, when an Asian ally was fighting Japan
Emergency Quota Act | first capped arrivals by nationality in 1921 | limited each country to 3 percent of its 1910 total in the United States | set a yearly ceiling of about 350,000 on newcomers from Europe
Immigration Act of 1924 / National Origins Act / Johnson-Reed Act | sharply favored northern Europeans and barred most Asians | based limits on the 1890 census at 2 percent | set quotas that limited southern and eastern Europeans
McCarran-Walter Act | kept national quotas in 1952 but ended racial bars to citizenship | was passed over Truman's veto during the Cold War
Immigration and Nationality Act of 1965 / Hart-Celler Act | ended national quotas and favored family ties and skills | led to a rise in arrivals from Asia and Latin America | replaced the quota system of the 1920s
Immigration Reform and Control Act | legalized many undocumented people and penalized their employers in 1986 | granted amnesty to those in the country since before 1982 | made it illegal to hire undocumented immigrants
Refugee Act of 1980 | set procedures for admitting people fleeing persecution | adopted the United Nations definition of a person escaping oppression
Real ID Act | set national standards for driver's licenses in 2005 | made identification rules stricter after the September 11 attacks

# Laws on Native Americans
? Which law
Indian Removal Act | forced southeastern tribes west of the Mississippi River | led to the Trail of Tears | was signed by Andrew Jackson in 1830
Dawes Act | broke up reservations into individual plots in 1887 | sought to assimilate Native people as farmers and sold surplus land | divided tribal lands among individual families
Indian Citizenship Act | made all Native Americans born in the country full members of the nation in 1924 | followed the service of many Native American soldiers in World War I
Indian Reorganization Act | ended allotment and restored tribal self-government in 1934 | was the New Deal law for tribes, led by John Collier | returned land and limited self-rule to tribes
Indian Civil Rights Act | applied most protections of the first ten amendments to tribal governments | limited what tribal courts may do to defendants in 1968
Indian Self-Determination Act | let tribes run federal programs for themselves in 1975 | ended the termination era by contracting services to tribes
Indian Child Welfare Act | gave tribes a voice in adoption and foster care in 1978 | aims to keep Native families together
Indian Gaming Regulatory Act | set rules for casinos on tribal land in 1988 | required compacts with states for casino-style betting
Trade and Intercourse Acts | required federal approval for private purchases of tribal land from 1790 | regulated commerce with tribes in the early republic

# National security laws since 1945
? Which law on national security since 1945
War Powers Resolution / War Powers Act | requires the president to report combat within forty-eight hours and withdraw after sixty days | was passed over Richard Nixon's veto in 1973 | limits a president's use of troops without approval by Congress
USA PATRIOT Act / Patriot Act | expanded surveillance of suspected terrorists in 2001 | widened search and wiretap powers weeks after September 11 | lets officials share and collect more information on suspected terrorists
National Security Act of 1947 | created the CIA and unified the military services | created the NSC and led to the Department of Defense
Foreign Intelligence Surveillance Act / FISA | created a secret court for approving spy wiretaps | followed revelations in 1978 of spying on Americans
Homeland Security Act | combined twenty-two agencies in a new department in 2002 | was the largest government reorganization since 1947
Gulf of Tonkin Resolution | let Lyndon Johnson use force in Vietnam without a declaration of war | was passed in 1964 after reported attacks on destroyers | gave the president broad power to widen the Vietnam War
Authorization for Use of Military Force / AUMF | approved action against those behind the September 11 attacks | was the congressional basis for fighting in Afghanistan
McCarran Internal Security Act | required Communist organizations to register in 1950 | was passed over Truman's veto during the Korean War

# National security laws before 1945
? Which law on national security before 1945
Espionage Act | punished interference with the draft and spying in 1917 | was used to convict Charles Schenck | was upheld in Schenck v. United States
Sedition Act of 1918 | made disloyal criticism of the war effort a crime | was used to imprison Eugene Debs and upheld in Abrams
Smith Act | made advocating violent overthrow of government a crime in 1940 | was used to convict Communist leaders in the Dennis case
Selective Service Act | set up a draft to fill the army in 1917 | required men to register for World War I
Posse Comitatus Act | bars using the army for ordinary law enforcement | followed the end of Reconstruction in 1878
Neutrality Acts | banned arms sales and loans to warring nations in the 1930s | were meant to keep the nation out of another European war
Militia Act of 1792 | let the president call out state troops to stop rebellion | was used by George Washington against the Whiskey Rebellion

# Stages of the policy process
? Which stage of policymaking
agenda setting | decides which problems government will consider | comes first, when a problem wins public attention
policy formulation | drafts proposed courses of action on a problem | has experts and officials compare alternatives
policy adoption | gives official approval to a course of action | takes place when Congress passes a bill or an agency issues a rule
policy implementation / implementation | puts an approved program into effect through agencies | has officials carry out the law with procedures and staff
policy evaluation | judges whether a program achieved its goals | studies effects and may call for revision

# Types of public policy
? Which term describes
distributive policy | benefits for many groups paid out of general revenue | spending such as highways that helps many districts and creates no clear losers
redistributive policy | the shifting of resources from one class to another | the taxing of the wealthy to assist the poor
regulatory policy | government limits on the conduct of firms and individuals | rules on pollution, safety, or competition
means-tested program | benefits given only to those below a certain income | aid such as food stamps that requires proof of need
social insurance program | benefits based on workers' earlier payments | aid such as Medicare earned through payroll contributions
entitlement program | a benefit owed by law to everyone who meets the requirements | spending that rises automatically with the number of people who qualify
subsidy | money given to producers to support an activity such as farming | a payment that keeps farm incomes up or prices down

# Foreign policy approaches since 1945
? Which approach to foreign policy
internationalism | takes an active part in world affairs with other nations | was the outlook that led to joining the United Nations
containment | aimed to keep communism from spreading to new areas | was the Cold War strategy proposed by George Kennan
deterrence | keeps an enemy from attacking by threat of retaliation | depends on a powerful nuclear arsenal to prevent an attack
détente | eased tensions between rivals in the 1970s | was Nixon's relaxing of relations with the Soviet Union
preemption doctrine / preemptive strike | strikes an enemy first when its attack seems about to come | was George W. Bush's policy of acting against threats before they fully form
unilateralism | acts alone rather than with allies | goes ahead with a policy despite allies' objections
multilateralism | acts together with many nations | works through coalitions and international bodies
collective security | treats an attack on one nation as an attack on all | is the basis of NATO's Article 5

# Foreign policy approaches before 1945
? Which approach to foreign policy
isolationism | avoids political and military involvement in other countries' affairs | was the outlook of the Neutrality Acts of the 1930s
imperialism | gains control over weaker lands | built an empire by taking Hawaii and the Philippines
Manifest Destiny | held that the nation was meant to spread to the Pacific | was the 1840s faith in continental expansion
dollar diplomacy | encouraged investment abroad to gain influence | was Taft's use of loans and business in Latin America
big stick policy / big stick diplomacy | threatened military force while negotiating under Theodore Roosevelt | was expressed by sending the Great White Fleet around the world
Good Neighbor policy | gave up armed intervention in Latin America under Franklin Roosevelt | led to the withdrawal of marines from Haiti in 1934
Open Door policy | sought equal trading rights for all nations in China | was stated by John Hay in notes of 1899
moral diplomacy | was Woodrow Wilson's refusal to recognize governments that lacked popular support | led Wilson to oppose Huerta's regime in Mexico

# Presidential doctrines
? Which doctrine
Monroe Doctrine | opposed new European colonies in the Western Hemisphere | was announced in 1823 as Latin American nations won independence | warned European powers not to interfere in the Americas
Roosevelt Corollary | claimed a right to act as police officer in Latin America | justified sending marines to collect debts in the Dominican Republic in the early 1900s | was announced in 1904 to keep European debt collectors out of the Caribbean
Truman Doctrine | promised aid to Greece and Turkey against communism | began the containment policy in 1947 | offered support to free peoples resisting communism
Eisenhower Doctrine | promised help to Middle Eastern states threatened by communism | was used to send troops to Lebanon in 1958
Nixon Doctrine | expected Asian allies to supply their own troops | supported Vietnamization as American soldiers came home | limited direct American combat in Asia
Carter Doctrine | declared the Persian Gulf a vital interest | answered the Soviet invasion of Afghanistan in 1980 | threatened military force to protect oil supplies
Reagan Doctrine | supported anticommunist rebels around the world | aided the Nicaraguan contras and Afghan fighters
Bush Doctrine | justified preventive war against terrorists and rogue states | supported the invasion of Iraq in 2003
Powell Doctrine | called for overwhelming force with clear goals and an exit plan | drew on lessons of Vietnam and guided the Gulf War
Stimson Doctrine | refused to recognize Japan's seizure of Manchuria | was a policy of nonrecognition in 1932

# Foreign policy tools
? Which tool of foreign policy
foreign aid | gives money, food, or weapons to other nations | sends economic and military help such as that to Israel and Egypt | includes grants and loans such as the Marshall Plan
economic sanction / economic sanctions | restricts finance or travel to punish a government's behavior | freezes bank accounts of a regime's leaders | pressures a government by limiting its access to money and goods
trade embargo | cuts off all commerce with a nation, as with Cuba | forbids both imports and exports with a country | stops imports and exports with a country
alliance | promises mutual defense between countries | joins nations by treaty, as NATO does | is an agreement to defend each other in war
diplomacy | settles issues by negotiation between representatives | relies on embassies and bargaining rather than force | uses talks and ambassadors to resolve conflicts
covert operation | carries out secret activity to change events abroad | backs coups or rebels without public admission
espionage | gathers hidden information by agents | is carried out by spies who steal secrets
summit meeting | brings heads of government together face to face | took place between Reagan and Gorbachev at Reykjavik
cultural exchange | sends students, artists, and scholars abroad to build goodwill | spreads understanding through programs such as the Fulbright
military intervention | sends troops to affect events in another country | was used in Panama in 1989 to remove Manuel Noriega
public diplomacy | broadcasts a nation's message directly to foreign people | influences opinion abroad by radio and information programs

# Events of the Cold War
? Which event of the Cold War
Cuban missile crisis | brought the superpowers close to nuclear war in 1962 | ended when Khrushchev removed weapons after a naval quarantine | began when spy planes photographed Soviet weapons sites
Bay of Pigs invasion | failed to overthrow Fidel Castro in 1961 | used CIA-trained exiles in an attack on a Caribbean island | embarrassed John F. Kennedy when exiles were captured by Castro's forces
Berlin airlift | supplied a blockaded German city in 1948 and 1949 | overcame Stalin's blockade by flying in food and coal
Korean War | began when the North crossed the thirty-eighth parallel in 1950 | ended in an armistice in 1953 | was fought under the United Nations flag against the North and China
Vietnam War | ended with the fall of Saigon in 1975 | led Congress to limit presidential war powers in 1973 | began as an effort to stop communism in Southeast Asia
U-2 incident | embarrassed Eisenhower when a spy plane was shot down in 1960 | led to the capture of pilot Francis Gary Powers

# Conflicts of the United States before 1900
? Which conflict
Spanish-American War | gave the United States the Philippines, Puerto Rico, and Guam in 1898 | followed the explosion of the USS Maine
War of 1812 | grew from impressment of sailors by Britain | saw the capital burned and inspired the national anthem | was fought against Britain under James Madison
Mexican-American War | broke out after a clash north of the Rio Grande in 1846 | won California and the Southwest for the United States
Quasi-War | was an undeclared naval fight with France under John Adams | ended with the Convention of 1800
Barbary Wars | were fought against North African rulers who demanded tribute | sent Thomas Jefferson's navy to Tripoli

# Foreign conflicts since 1979
? Which foreign policy event
Iran hostage crisis | saw fifty-two Americans held captive for 444 days | began when students seized an embassy in Tehran in 1979
Persian Gulf War / Gulf War | drove Iraqi troops from Kuwait in 1991 | was fought by a coalition under George H. W. Bush
September 11 attacks | killed nearly 3,000 people when al-Qaeda hijacked planes | destroyed the World Trade Center in 2001 | led to the war in Afghanistan
Iraq War | began in 2003 with claims about weapons of mass destruction | removed Saddam Hussein from power
invasion of Panama | removed Manuel Noriega from power in 1989 | sent American troops into a canal country to arrest its ruler
Battle of Mogadishu | killed eighteen American soldiers in Somalia in 1993 | led Bill Clinton to withdraw troops from Somalia

# International agreements before 1900
? Which agreement
Treaty of Paris of 1783 | ended the Revolutionary War and recognized independence | set the western boundary at the Mississippi River | was negotiated by Benjamin Franklin, John Adams, and John Jay
Jay's Treaty | sought to settle disputes with Britain in 1794 | angered Jeffersonians and won British withdrawal from western forts | tried to prevent war with Britain over shipping and frontier forts
Pinckney's Treaty | opened New Orleans and the Mississippi to American trade in 1795 | was made with Spain and set the Florida boundary at the thirty-first parallel
Adams-Onís Treaty | transferred Florida from Spain | drew a boundary with Spanish lands to the Pacific in 1819
Treaty of Guadalupe Hidalgo | ended the Mexican War and ceded California | set the Rio Grande as a boundary in 1848 | gave the United States the lands of the Mexican Cession
Treaty of Ghent | ended the War of 1812 without changing any borders | was signed in Belgium before the Battle of New Orleans
Oregon Treaty | divided the Pacific Northwest with Britain at the forty-ninth parallel in 1846 | settled a boundary dispute behind the cry "Fifty-four forty or fight!"
Gadsden Purchase | bought a strip of southern Arizona and New Mexico in 1853 | was made to gain a route for a southern railroad

# International agreements since 1900
? Which agreement
North Atlantic Treaty | created a defense alliance of Western nations in 1949 | says that an attack on one member is an attack on all | promised collective security against the Soviet Union
SALT I / Strategic Arms Limitation Talks agreement | froze some nuclear missile numbers in 1972 | was signed by Nixon and Brezhnev along with an antiballistic missile pact
INF Treaty / Intermediate-Range Nuclear Forces Treaty | eliminated medium-distance missiles in 1987 | was signed by Reagan and Gorbachev
Camp David Accords | led to peace between Egypt and Israel | was brokered by Jimmy Carter in 1978
North American Free Trade Agreement / NAFTA | removed tariffs between the United States, Canada, and Mexico in 1994 | was replaced by the USMCA in 2020
Paris Agreement | set goals to limit global warming in 2015 | asks nations to set their own emissions targets
Kellogg-Briand Pact | renounced war as a tool of national policy in 1928 | outlawed aggressive war but had no means of enforcement
Panama Canal Treaties | promised to hand over a Central American waterway by 2000 | was signed by Jimmy Carter in 1977

# Foreign policy makers of the Cold War
? Which foreign policy maker of the Cold War
George Kennan | shaped containment in the Long Telegram and the "X" article | was a diplomat in Moscow who advised patient resistance to Soviet expansion | proposed containment of the Soviet Union
George Marshall | proposed a plan to rebuild Europe as secretary of state | was Army chief of staff in World War II before leading the State Department
John Foster Dulles | spoke of massive retaliation and brinkmanship in the 1950s | served as Eisenhower's secretary of state
Dean Acheson | helped create NATO as Truman's secretary of state | titled his memoir Present at the Creation
Henry Kissinger | negotiated with China and North Vietnam for Nixon | practiced realpolitik and shuttle diplomacy | served as national security adviser and secretary of state in the 1970s
Eleanor Roosevelt | led drafting of the Universal Declaration of Human Rights | served as a delegate to the United Nations after a husband's presidency
Robert McNamara | managed the early Vietnam War as defense secretary | came from Ford Motor Company to serve Kennedy and Johnson

# Diplomats of the 1800s
? Which diplomat
William Seward | bought Alaska from Russia in 1867 | served Abraham Lincoln and was mocked for a "folly" in the North | was secretary of state during the Civil War
John Hay | issued the Open Door notes on China | served William McKinley and sought equal trading rights in Asia
Robert Livingston | helped negotiate the Louisiana Purchase in Paris | was minister to France and helped draft the Declaration of Independence
Matthew Perry | sailed warships into Tokyo Bay in 1853 | opened Japanese ports to American trade in 1854
James G. Blaine | called the first Pan-American conference in 1889 | was secretary of state after losing the 1884 presidential race

# Secretaries of state since 1989
? Which secretary of state
Madeleine Albright | was the first woman to lead the State Department | was born in Czechoslovakia and served Bill Clinton
Colin Powell | was chairman of the Joint Chiefs of Staff during the 1991 Gulf War | was a general who made the case on Iraq to the United Nations in 2003
Condoleezza Rice | was a Stanford scholar of Russia who served George W. Bush | was national security adviser on September 11, 2001
Hillary Clinton | was a New York senator who served Barack Obama from 2009 to 2013 | had been first lady before entering the Senate
James Baker | built the coalition for the 1991 Gulf War | was a Texan who helped negotiate German reunification under George H. W. Bush
John Kerry | negotiated the 2015 nuclear agreement with Iran | was the Democratic nominee for president in 2004

# Foreign and defense programs
? Which government program
Marshall Plan | gave billions to rebuild Western Europe after World War II | aimed to prevent communism by restoring European economies from 1948
Lend-Lease | sent arms to Britain and other Allies before Pearl Harbor | made the nation the "arsenal of democracy" in 1941
Point Four Program | offered technical aid to developing nations under Truman | was announced in a 1949 inaugural address to share scientific know-how
Alliance for Progress | aided Latin America under John F. Kennedy | sought reform in the hemisphere after Castro's rise
Fulbright Program | pays for study and teaching abroad by scholars | is named for an Arkansas senator
Voice of America | broadcasts news and culture to foreign listeners | began in 1942 as a government radio service
Strategic Defense Initiative / SDI | was Reagan's proposal for a shield against missiles | was nicknamed "Star Wars"
Manhattan Project | developed the atomic bomb in secret | was led scientifically by J. Robert Oppenheimer
Peace Corps | sends volunteers to help in developing nations | was founded in 1961 by John F. Kennedy

# National security organizations
? Which national security organization
Joint Chiefs of Staff | brings together top officers to advise the president and the defense secretary | consists of the heads of the military services
National Security Agency / NSA | intercepts and decodes electronic communications | breaks foreign codes and collects telephone and Internet signals
Agency for International Development / USAID | was created in 1961 to handle economic and humanitarian aid | gave help for health and food to poor nations
Foreign Service | staffs embassies with career diplomats | includes consuls and officers chosen by examination for overseas posts
National Guard | is each state's militia, called up by the governor in emergencies | may be called into federal service by the president
Central Intelligence Agency / CIA | gathers secret information overseas | was created in 1947 to take over the wartime work of the OSS | carries out spying and covert operations abroad
Selective Service System | registers young men for a possible military draft | keeps a list of men aged eighteen to twenty-five for conscription

# International organizations
? Which international organization
United Nations / UN | was founded in 1945 to keep peace among nations | has a General Assembly and a Security Council | has its headquarters in New York City and nearly two hundred members
North Atlantic Treaty Organization / NATO | is a military alliance of the United States, Canada, and European nations | was formed in 1949 to defend against the Soviet Union
World Trade Organization / WTO | sets rules for commerce between nations and settles disputes about them | replaced the GATT agreement in 1995
International Monetary Fund / IMF | makes loans to nations in financial crisis | works to keep national currencies and exchange rates stable
World Bank | lends money to poorer nations for development projects | funds dams, roads, and schools in developing countries
Organization of American States / OAS | promotes cooperation among nations of the Western Hemisphere | was formed in 1948 and has its headquarters in Washington
International Court of Justice / World Court | settles legal disputes between nations in The Hague | is the judicial branch of the United Nations
European Union / EU | joins more than two dozen nations in a single market | has many members that share the euro as currency
League of Nations | was proposed by Woodrow Wilson to keep peace after World War I | was never joined by the United States because the Senate rejected the treaty

# Principal organs of the United Nations
? Which body of the United Nations
General Assembly | gives every member nation one vote | debates world problems with every member nation present
Security Council | has five permanent members that may veto its decisions | can order sanctions or peacekeeping forces in a conflict
Secretariat | does administrative work under a secretary-general | carries out the day-to-day work with an international staff
World Health Organization / WHO | fights disease in all nations and sets rules against epidemics | led the campaign that wiped out smallpox
UNICEF | provides food, health care, and schooling to children | is the agency that aids young people in poor countries
UNESCO | promotes education, science, and culture | chooses World Heritage sites

# Kinds of rights
? Which rights
civil liberties | are individual freedoms, such as speech and religion, protected from government interference | limit what officials may do to a person, as the First Amendment does
civil rights | are protections from unequal treatment because of race, sex, or similar traits | often require positive government action against discrimination, as in the 1964 act
human rights | belong to all people in every nation, as a 1948 United Nations declaration states | were made a goal of foreign policy by Jimmy Carter
property rights | let owners use, sell, and control land and possessions | are protected against government by the takings clause
voting rights / suffrage / franchise | let citizens take part in elections | were widened by the Fifteenth, Nineteenth, and Twenty-sixth Amendments

# Kinds of states and districts in elections
? Which term describes
swing state / battleground state | a place that either party may win and where campaigns concentrate | a closely divided place that receives many candidate visits and much advertising
safe state | a place that one party can count on winning | a place such as California or Alabama that candidates rarely need to visit
single-member district | an area that elects one lawmaker | the arrangement by which each House seat has one winner
multimember district | an area that elects several lawmakers at once | an area often used with proportional representation
at-large district | an entire state or city that elects a lawmaker as one unit | the election area in a state that has only one House seat
majority-minority district | an area drawn so that a racial group can elect its choice | a seat shaped so that African American or Hispanic voters predominate
ward | a division of a city that elects a council member | a neighborhood area represented in the city council
precinct | the smallest local voting area | a neighborhood unit whose results go to the county

# Elements of a national party convention
? Which element of a party convention
party platform / platform | states a party's positions and goals on many issues | is drafted by a committee and adopted by the delegates every four years
plank / party plank | sets out a position on one issue as a piece of a longer statement | states, for example, a stand on gun control within a larger program
keynote address | is the opening speech that stirs delegates' enthusiasm | made Barack Obama nationally known in 2004
roll call of the states | has each delegation announce its votes for a nominee | gives the nomination to the person with a majority of delegates
acceptance speech | is given by the presidential nominee at the end of the meeting | presents the nominee's themes for the fall campaign
credentials committee report | decides which delegates may be seated | settles disputes between rival delegations from a state

# National control and state freedom
? Which term describes
mandate / federal mandate | a requirement that a higher level of government imposes on a lower one | an order from Washington or a state capitol that local officials must carry out
grant-in-aid | money that the national government gives to states or localities for programs | funds by which Congress influences education, highways, and welfare
condition of aid | a term that a state must accept in order to receive federal money | a string attached to funds, such as nondiscrimination in the program
federal waiver / waiver | permission for a state to set aside a national rule and try another method | an exemption that lets a state experiment with Medicaid or welfare
centralization of power | the movement of authority from the states to the national government | a shift toward Washington, as during the New Deal

# Sources of state and local revenue besides taxes
? Which source of revenue
user fee | is paid by those who benefit from a service such as a park or toll road | ties the cost of a public service to the people who use it
court fine / fine | is paid as a penalty for breaking a law or ordinance | is collected from drivers for speeding and parking violations
state lottery | sells chances to win prizes and often supports schools | raises money through games of chance
municipal bond | is a loan that investors make to a city or state for large projects | is repaid with interest after paying for roads, schools, or bridges
license fee | is paid for permission to drive, hunt, marry, or practice a trade | is charged for permits issued by a state
intergovernmental aid / intergovernmental transfer | comes to states and localities from a higher level of government | consists of grants from Washington or the state capitol

# Military service
? Which person
conscientious objector | refuses to fight because of religious or moral beliefs | may do noncombat or civilian service instead of bearing arms
draft evader | illegally avoids being called into the armed forces | fled to Canada during the Vietnam War, in many cases
enlisted volunteer | joins the armed forces by choice | makes up the whole American military since the draft ended in 1973
veteran | has served in the armed forces and been discharged | received college aid under the GI Bill
reservist | trains part-time and may be called to active duty | holds a civilian job but can be mobilized in war
draftee / conscript | is required by law to serve in the armed forces | was chosen by lottery for the Vietnam War

# Kinds of suffrage
? Which kind of suffrage
universal suffrage | gives the vote to all adult citizens | ends limits on voting by wealth, race, or sex
women's suffrage | was won nationally through the Nineteenth Amendment in 1920 | was demanded at Seneca Falls and led by Susan B. Anthony
universal white male suffrage / white manhood suffrage | ended property qualifications for some citizens in the age of Jackson | widened voting in the 1820s and 1830s but left out women and African Americans
African American suffrage / black suffrage | was guaranteed to men by the Fifteenth Amendment in 1870 | was blocked in the South until the Voting Rights Act of 1965
youth suffrage | was extended to eighteen-year-olds by the Twenty-sixth Amendment | was won in 1971 by the argument "old enough to fight, old enough to vote"

# Rules of campaign finance
? Which term describes
disclosure of contributions / campaign disclosure | the required reporting of who gives to a candidate and how money is used | the publishing of donors' names so that voters can judge influence
contribution limit | a cap on how much one donor may give to a candidate | a rule that Buckley v. Valeo upheld to prevent corruption
spending limit | a cap on what a campaign may lay out | a rule that Buckley v. Valeo struck down unless a candidate accepts public money
matching funds | public money given in proportion to small private gifts in presidential primaries | federal aid paid dollar for dollar on donations of up to $250
issue advocacy | advertising on policy that avoids words such as "vote for" or "defeat" | messages that praise or attack on a topic without urging a ballot choice
express advocacy | advertising that openly urges the election or defeat of a named candidate | messages that use words such as "vote for" or "vote against"

# Requirements for holding office
? Which requirement
term limit | caps how long a person may serve in an office | keeps a president to two elections under the Twenty-second Amendment
age requirement | is 35 for the president, 30 for senators, and 25 for House members | sets how old a person must be to hold office
citizenship requirement | is seven years for House members and nine years for senators | must be satisfied from birth by a president
oath of office | binds officials to support the Constitution | is recited by the president at the inauguration
financial disclosure | makes officials report their income, gifts, and investments | reveals conflicts of interest under the Ethics in Government Act

# Changes of president
? Which term describes
presidential succession | the order in which officials take over if the highest office becomes vacant | a sequence from vice president to Speaker to president pro tempore to cabinet members
presidential disability / presidential inability | the condition in which the vice president becomes acting president | a chief executive's being too ill to serve, covered by the Twenty-fifth Amendment
inauguration | the swearing-in ceremony held on January 20 | the ceremony at which the chief justice administers the oath of office
presidential transition | the period between Election Day and the swearing-in of a new chief executive | the weeks in which a president-elect chooses a cabinet
presidential resignation | giving up the nation's highest office before the term ends | Richard Nixon's action in August 1974

# People of the bureaucracy
? Which person in the bureaucracy
street-level bureaucrat | uses discretion in daily contact with citizens, as a teacher or police officer does | is a frontline worker such as a caseworker
political appointee | is chosen by the president to lead an agency and leaves with the administration | gains a top policy post without a competitive examination
civil servant / career civil servant | is hired and promoted by merit and stays through changes of administration | cannot be fired for political reasons and holds a permanent government job
inspector general | audits and investigates an agency from within as an independent watchdog | reports to Congress on fraud found in audits of a department
cabinet secretary | heads an executive department and advises the president | is confirmed by the Senate to run a department such as State or Labor
White House czar / policy czar | coordinates the work of several agencies on one subject for the president | is named for an issue such as drugs without leading a department

# Kinds of cases in court
? Which kind of case
class action suit / class action | is brought by a few people on behalf of many with the same claim | lets consumers or workers with the same injury sue together
test case | is brought by a group in order to challenge a law's constitutionality | was used by the NAACP to attack segregation in the courts
criminal case | is brought by the government against someone accused of breaking the law | may end in prison and requires proof beyond a reasonable doubt
small claims case | settles a minor money dispute, usually without lawyers | is limited to sums of a few thousand dollars
probate case | settles a dead person's will and estate | decides who inherits property
juvenile case | concerns a minor accused of a delinquent act | is usually heard in private and aims at rehabilitation

# Economic measures
? Which economic measure
gross domestic product / GDP | is the total value of goods and services produced in a country in a year | is the usual yardstick for the size of a nation's economy
consumer price index / CPI | tracks the cost of a typical market basket of goods and services | measures inflation and is used to adjust Social Security benefits
unemployment rate | is the percentage of the labor force looking for work without finding it | rose to about 25 percent in the Great Depression
balance of trade | is the difference between a country's exports and imports | shows a deficit when more goods are bought from abroad than sold
poverty line / poverty threshold | is the income below which a family is officially poor | is used to decide who qualifies for many aid programs
interest rate | is the cost of borrowing money as a percentage | is lowered by the Federal Reserve to stimulate the economy
`;
