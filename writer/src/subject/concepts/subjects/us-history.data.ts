/** Concepts of the history of the United States, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Native peoples of North and Middle America before European contact
? Which people
Ancestral Pueblo / Anasazi / Ancestral Puebloans | built cliff dwellings and great houses in the Four Corners region of the Southwest | left their stone villages around 1300 during a long drought | settled at Chaco Canyon and Mesa Verde
Hohokam | dug long irrigation canals in the desert of southern Arizona | farmed dry land by channeling water from the Salt and Gila rivers | lived in the desert near present-day Phoenix
Mississippians / Mississippian culture | built large earthen mounds and the city of Cahokia | lived in chiefdoms supported by maize farming in the Midwest and Southeast | built the largest settlement north of Mexico
Haudenosaunee / Iroquois / Iroquois Confederacy | united the Mohawk, Oneida, Onondaga, Cayuga and Seneca in a league | lived in longhouses in what is now New York | formed a league of five nations governed by a Great Law of Peace
Inuit | adapted to the Arctic by hunting seals, whales and caribou | traveled by kayak and dogsled in the far north | built igloos as winter shelters
Aztec / Aztecs / Mexica | ruled an empire in central Mexico from the capital of Tenochtitlán | demanded tribute from conquered peoples and practiced human sacrifice | were conquered by Hernán Cortés in 1521 | farmed on floating gardens in Lake Texcoco
Maya / Mayas | built city-states with stone pyramids on the Yucatán Peninsula | developed a writing system, an accurate calendar and the idea of zero | had cities such as Tikal that were abandoned around 900
Inca / Incas / Inka | ruled a large empire in the Andes Mountains of South America | connected their empire with a network of mountain roads | were conquered by Francisco Pizarro in the 1530s
Olmec / Olmecs | created the earliest major civilization of Mesoamerica | carved colossal stone heads along the Gulf coast of Mexico
Hopewell | built burial mounds and earthworks in the Ohio Valley about 2,000 years ago | traded over long distances for copper, mica and shells from an Ohio Valley homeland
Chinook | fished for salmon and traded along the lower Columbia River | lived in plank houses in the Pacific Northwest
Paleo-Indians | were the first inhabitants of the Americas | hunted mammoths and other big game with stone spear points during the Ice Age

# Native cultural regions of North America
? Which region
Eastern Woodlands | was home to Iroquoian and Algonquian peoples who lived in forests | stretched from the Atlantic coast to the Great Lakes and the Mississippi River | had peoples who combined hunting in forests with growing maize, beans and squash
Great Plains | was the grassland home of the Lakota, Cheyenne and Comanche | had nomadic peoples who hunted buffalo on horseback | became a center of horse culture after the Spanish brought horses
Southwest | was a dry land where the Hopi and Zuni irrigated maize | had villages of adobe apartments built by Pueblo peoples | was home to the Navajo, the Apache and the builders of Mesa Verde
Pacific Northwest / Northwest Coast | had salmon and cedar so plentiful that large villages lived without farming | was known for totem poles and potlatch feasts | had plank houses and large seagoing canoes of cedar
Arctic | was a treeless frozen land where people hunted seals, whales and caribou | was home to peoples who used kayaks and snow houses
Great Basin | was a desert between mountain ranges where small bands gathered seeds and roots | was home to the Shoshone, Ute and Paiute
Southeast | was home to the Cherokee, Creek and Choctaw, who farmed in river towns | had a warm climate and mound-building peoples near the Gulf of Mexico
Mesoamerica | was the area of Mexico and Central America where maize was first domesticated | was home to the Olmec, Maya and Aztec civilizations | was where the Olmec built the first large cities of North America
Beringia / Bering land bridge | was dry ground that joined Siberia and Alaska during the Ice Age | was the route by which the first people are thought to have reached America | was covered by rising seas when the glaciers melted

# Native dwellings and structures
? Which structure
longhouse | sheltered several related Iroquois families under one bark-covered roof | was the long communal dwelling of Iroquois villages
tepee / tipi | was a portable cone of poles covered with buffalo hides | suited nomadic hunters of the Great Plains because it could be moved quickly | could be carried on a travois by Plains families
pueblo | was a multistory adobe apartment building of the Southwest | housed farming villagers behind thick walls of sun-dried clay | had upper rooms reached by ladders and flat roofs
igloo | was a dome built of snow blocks in the Arctic | was the winter shelter of Inuit hunters in the far north
wigwam | was a small domed hut of bent saplings and bark used by Algonquian peoples | sheltered single families in northeastern forests
kiva | was an underground round chamber used for religious ceremonies in the Southwest | served Pueblo peoples as a ceremonial room entered by a ladder
hogan | was the earth-covered log home of the Navajo | had a door that faced east toward the rising sun in Navajo country
plank house | was a large cedar-board dwelling of the Pacific Northwest coast | sheltered several families of salmon-fishing peoples such as the Chinook

# Cities and sites of Native America
? Which site
Cahokia | was a large city of earthen mounds near present-day St. Louis | was the biggest center of Mississippian culture | was the largest Native settlement north of Mexico
Tenochtitlán / Tenochtitlan | was the Aztec capital on an island in Lake Texcoco | fell to Cortés and his Native allies in 1521 | lies beneath present-day Mexico City | had causeways, canals and a Great Temple for human sacrifice
Chaco Canyon | was a center of Ancestral Pueblo great houses in New Mexico joined by straight roads | contains Pueblo Bonito with its hundreds of rooms
Mesa Verde | preserves cliff dwellings under rock ledges in southwestern Colorado | is the Colorado plateau where Ancestral Pueblo people built Cliff Palace
Cuzco / Cusco | was the capital of the Inca Empire high in the Andes | was the center of the Inca road system | was captured by Pizarro in the Andes in 1533
Teotihuacán / Teotihuacan | had huge Pyramids of the Sun and Moon in central Mexico before the Aztecs came | was a metropolis of ancient Mexico laid out along the Avenue of the Dead
Poverty Point | has ancient curved ridges of earth in Louisiana built more than 3,000 years ago | was an early Native trading and ceremonial center in the lower Mississippi Valley
Machu Picchu | is a stone estate of Inca rulers built on a ridge in Peru | was a royal Inca retreat that the Spanish conquerors never found

# Ways of getting food in early America
? Which term means
Three Sisters / Three Sisters farming | the planting together of maize, beans and squash | a combination of crops that kept soil fertile and fed Eastern Woodlands peoples
chinampa | a raised garden bed built by the Aztecs in shallow lake water | a floating farm plot that fed the people of Tenochtitlán
terrace farming | growing crops on steps cut into steep mountain slopes | the Inca method of planting on hillsides in the Andes
slash-and-burn agriculture / slash-and-burn farming | clearing land by cutting trees and setting fire to them | using the ashes of trees to fertilize fields, as the Maya did
irrigation | bringing water to crops through canals and ditches | the method by which the Hohokam farmed the desert
hunting and gathering | living on wild animals and wild plants rather than crops | the nomadic way of life that people followed before farming
domestication of plants and animals / domestication | the taming and breeding of wild species for human use | the change that let people settle in permanent villages and grow food

# Units of Native society
? Which term means
clan | a group of families related through a common ancestor | a kinship unit larger than a family, often named for an animal
nomadic band / nomads | people who move from place to place in search of food | hunters without permanent homes who followed game such as buffalo
chiefdom | a society ruled by a powerful hereditary leader over several villages | the kind of Mississippian society in which one ruler collected tribute
tribal confederacy / confederacy of tribes | a league of independent Native nations joined for peace and defense | an alliance such as the one the Iroquois nations formed
city-state | an independent urban center that governs the land around it | the political unit of the Maya, each with its own ruler
matrilineal society / matrilineal descent | people who trace kinship and inheritance through the mother's side | a community such as the Iroquois in which children belong to the mother's family
empire | a state in which one ruler controls many conquered peoples and lands | the kind of state that the Aztecs and the Incas built

# Objects of Native American life
? Which object
wampum | consisted of strings or belts of shell beads used for treaties, gifts and trade | recorded agreements among Iroquois and other northeastern peoples
quipu | was a set of knotted cords used by the Inca to keep records | served the Inca in place of writing
kayak | was a light skin-covered boat used by Arctic hunters | carried Inuit hunters in pursuit of seals
totem pole | was a tall carved cedar trunk showing the animals and ancestors of a clan | was carved by peoples of the Pacific Northwest to show family history
travois | was a sled of two poles dragged by a dog or horse | carried the tepees and goods of nomadic Plains peoples
calumet / peace pipe | was smoked at ceremonies to seal agreements and friendship | held the tobacco of Plains and Woodlands peoples at treaty councils
Clovis point | was a fluted stone spear tip used by Ice Age hunters | was first found in New Mexico with the bones of mammoths

# Crops of the Americas and the colonies
? Which crop
maize / corn | was first domesticated in Mexico and became the staple food of Native farming societies | spread northward and allowed Native villages to grow | was grown with beans and squash by many eastern peoples
potato | came from the Andes and became a staple food of Europe | fed the poor of Ireland until a blight destroyed it in the 1840s
tobacco | became the profitable cash crop that saved Jamestown | wore out the soil of Virginia and Maryland planters | was first grown for export in Virginia by John Rolfe | was the main crop of the Chesapeake colonies
sugarcane / sugar | was the main plantation crop of the West Indies and Brazil | was grown in the Caribbean by most enslaved Africans brought to the Americas | was made into molasses and rum in the Atlantic trade
rice | was grown in the swampy low country of South Carolina by enslaved Africans | was raised with the knowledge that enslaved West Africans brought to Carolina
indigo | was grown in South Carolina to make a blue dye | was made profitable by Eliza Lucas Pinckney
cotton | became the chief crop of the Deep South after Eli Whitney's gin | supplied the textile mills of New England and Britain with fiber | was picked by most enslaved people in the South by 1860
wheat | was the chief grain that the Middle Colonies exported | came from Europe to the Americas and was later grown on bonanza farms

# Explorers and conquerors for Spain
? Which explorer
Christopher Columbus / Columbus | sailed west in 1492 and landed in the Caribbean | was sent by Ferdinand and Isabella to find a western route to Asia | opened lasting contact between Europe and the Americas with four voyages | called the people of the Caribbean Indians because he thought he had reached Asia
Hernán Cortés / Cortés / Hernan Cortes | conquered the Aztec Empire between 1519 and 1521 | captured the emperor Moctezuma and destroyed Tenochtitlán | won the help of Tlaxcalan allies and the interpreter Malinche
Francisco Pizarro / Pizarro | conquered the Inca Empire in the 1530s | seized and executed the Inca ruler Atahualpa | founded Lima as the capital of Spanish Peru
Juan Ponce de León / Ponce de León | explored Florida and claimed it for Spain in 1513 | was governor of Puerto Rico before landing in Florida
Hernando de Soto / de Soto | explored the Southeast and reached the Mississippi River in 1541 | spread disease and violence among southeastern Native peoples while seeking gold | led the first European expedition to cross the Mississippi
Francisco Vázquez de Coronado / Coronado | searched the Southwest for the Seven Cities of Gold from 1540 to 1542 | led the expedition whose members first saw the Grand Canyon
Ferdinand Magellan / Magellan | led the expedition that first sailed around the world | was killed in the Philippines before his ship completed its voyage | found a strait at the southern tip of South America
Vasco Núñez de Balboa / Balboa | crossed the Isthmus of Panama in 1513 | was the first European to see the Pacific Ocean from the Americas
Álvar Núñez Cabeza de Vaca / Cabeza de Vaca | wandered for eight years from Texas to Mexico after a failed Florida expedition | wrote an account of living among Native peoples of the Gulf coast
Juan de Oñate / Oñate | founded the colony of New Mexico in 1598 | punished Acoma Pueblo with great cruelty after its people resisted
Amerigo Vespucci / Vespucci | argued that the lands across the Atlantic were a new continent | was the Italian navigator for whom a mapmaker named the continents
Pedro Menéndez de Avilés / Menéndez | founded St. Augustine in 1565 and destroyed a French fort nearby | drove French Huguenots from Florida for Philip II

# Explorers and sponsors of exploration for Portugal, France, England and the Netherlands
? Which person
Prince Henry the Navigator / Henry the Navigator | sponsored Portuguese voyages down the west coast of Africa | improved Portuguese ships, maps and sailing knowledge in the 1400s
Bartolomeu Dias / Bartholomeu Dias | first sailed around the southern tip of Africa in 1488 | proved that ships could pass the Cape of Good Hope
Vasco da Gama / da Gama | reached India by sailing around Africa in 1498 | opened the sea route between Portugal and the spices of India | brought Portugal into the spice trade of the Indian Ocean
Pedro Álvares Cabral / Cabral | claimed Brazil for Portugal in 1500 | landed in eastern South America while sailing for India with a Portuguese fleet
John Cabot / Cabot | explored Newfoundland for England in 1497 | gave England its first claim to land in North America | was an Italian navigator who sailed for Henry VII of England
Giovanni da Verrazzano / Verrazzano | explored the Atlantic coast of North America for France in 1524 | was an Italian sailing for France who entered New York Harbor
Jacques Cartier / Cartier | explored the St. Lawrence River for France in the 1530s | claimed eastern Canada for France while seeking a Northwest Passage
Samuel de Champlain / Champlain | founded Quebec in 1608 and is called the Father of New France | built a fur trade by allying with the Huron against the Iroquois | explored the St. Lawrence and the Great Lakes for France
Robert de La Salle / La Salle / René-Robert Cavelier | sailed down the Mississippi to its mouth in 1682 | claimed the Mississippi Valley for France and named it Louisiana
Jacques Marquette / Father Marquette / Marquette | was a Jesuit priest who explored the upper Mississippi with Louis Joliet in 1673 | was the French missionary who canoed down the Mississippi as far as the Arkansas River
Henry Hudson | explored for the Dutch in 1609 the river that runs past Manhattan | gave the Dutch their claim to New Netherland | sailed for a Dutch company while looking for a route to Asia
Francis Drake / Sir Francis Drake | raided Spanish treasure ships for Elizabeth I | was the first English captain to sail around the world | helped England defeat the Spanish Armada in 1588
Leif Eriksson / Leif Ericson / Leif Erikson | led Viking sailors from Greenland to Newfoundland about the year 1000 | reached North America nearly 500 years before Columbus

# European and colonial movements before the Revolution
? Which movement
Renaissance | was the rebirth of art and learning that began in Italian cities | revived interest in ancient Greece and Rome and encouraged curiosity and exploration | spread through Europe with the help of the printing press
Protestant Reformation / Reformation | began in 1517 when Martin Luther criticized the Catholic Church | split many Christians from the Roman Catholic Church in the 1500s | led to new churches such as the Lutheran and the Calvinist
Counter-Reformation / Catholic Reformation | was the response of the popes to the spread of Protestant churches | strengthened the Roman Church through the Jesuits and the Council of Trent
Crusades | sent European Christians to take the Holy Land from Muslims | raised Europe's demand for goods from Asia through medieval religious wars | brought Europeans into contact with Asian spices, silk and learning
Reconquista | drove Muslim rulers out of Spain and Portugal | ended with the fall of Granada in 1492
Scientific Revolution | based knowledge of nature on observation and experiment | produced the discoveries of Copernicus, Galileo and Newton
Enlightenment | stressed reason and science as guides to truth and progress | spread the ideas of Locke and Montesquieu about government and rights | shaped the ideas of Jefferson and Franklin
First Great Awakening / Great Awakening | was the religious revival that swept the colonies in the 1730s and 1740s | weakened established churches and encouraged colonists to question authority | was led by preachers such as Jonathan Edwards and George Whitefield

# Inventions that made European exploration possible
? Which invention
caravel | was a small, fast Portuguese ship that could sail against the wind | made long ocean voyages of exploration along the African coast possible | had triangular sails and a rudder that made it easy to steer
astrolabe | found a ship's latitude from the height of the sun or stars | was a navigation instrument perfected by Muslim astronomers
magnetic compass | showed sailors which direction was north | came from China and let ships steer out of sight of land | used a needle that turns toward the pole
printing press | spread books and ideas quickly with Gutenberg's movable type | made reports of voyages and maps cheap and common in Europe | helped spread the ideas of the Protestant Reformation
lateen sail | was a triangular cloth that let ships move against the wind | was borrowed by Portuguese shipbuilders from Arab sailors
galleon | was a large armed ship that carried Spanish treasure across the ocean | brought American gold and silver to Spain in guarded fleets

# Trade routes and exchanges
? Which term describes
Columbian Exchange | the movement of plants, animals, people and diseases between the hemispheres after 1492 | the transfer that brought horses to America and potatoes to Europe | the contact that killed millions of Native people through new diseases
triangular trade | the exchange of goods and enslaved people among Europe, Africa and the Americas | the Atlantic pattern in which rum, captives, sugar and molasses moved in three legs | the pattern in which New England rum was exchanged for captives in Africa
Middle Passage | the brutal voyage of enslaved Africans across the Atlantic | the leg of the slave trade on which captives were chained below deck | the crossing on which many captives died of disease and ill treatment
Northwest Passage | a hoped-for water route through North America to Asia | the Arctic way to Asia that English and French explorers sought
Silk Road | the overland trade routes between China and the Mediterranean | the caravan network whose high prices led Europeans to seek sea routes to Asia
trans-Saharan trade | the exchange of gold and salt by camel caravan across the desert | the commerce that made the West African kingdoms of Ghana and Mali rich
fur trade | the business in beaver pelts between Native hunters and French or Dutch merchants | the commerce that supported New France and led to alliances with Native peoples

# Diseases in American history
? Which disease
smallpox | killed the most Native people after European contact | weakened the Aztec capital during its siege by Cortés | was fought in Boston by inoculation in 1721 | was prevented by inoculation and later by Edward Jenner's vaccine
malaria | was spread by mosquitoes and weakened settlers at Jamestown | drove Carolina planters from the low country in summer because of mosquitoes and fevers
yellow fever | killed thousands in the capital of Philadelphia in 1793 | stopped the French canal in Panama until mosquitoes were controlled
cholera | spread through dirty drinking water in crowded American cities from 1832 | was the leading killer on the Oregon Trail
influenza | killed over 600,000 Americans in the pandemic of 1918 | spread in army camps and troopships during World War I
scurvy | killed sailors on long voyages because they lacked fresh fruit | is caused by a lack of vitamin C

# Ranks and roles in Spanish America
? Which term means
conquistador | a Spanish soldier who conquered lands and peoples in the Americas | an adventurer such as Cortés who sought gold, glory and converts | a Spanish explorer and soldier who sought wealth and glory for the crown
mestizo | a person of mixed European and Native American ancestry | a member of the middle social group descended from Spaniards and Indians | a child of a Spaniard and an Indian in colonial society
mulatto | a person of mixed European and African ancestry in colonial society | a member of a low colonial rank with both African and European ancestors
peninsular / peninsulares | a person born in Spain who held the highest rank in colonial society | a Spaniard from Europe who could hold the top government and church posts
creole / criollo | an American-born person of pure Spanish descent | a colonist of Spanish ancestry who ranked just below those born in Europe
viceroy | an official who ruled a large colony in the name of the king | the king's highest representative in New Spain or Peru
encomendero | a Spaniard who received the right to Native labor and tribute | a colonist expected to protect and convert the Native people who worked for him
missionary / friar | a church worker sent to convert Native people to Christianity | a priest such as Junípero Serra who taught religion to Native people

# Labor systems of the Americas
? Which labor system
encomienda / encomienda system | gave Spaniards the right to demand labor and tribute from Native people | was condemned by Bartolomé de Las Casas for its cruelty to Native people | worked many Native people to death in mines and fields
repartimiento / repartimiento system | required Native communities to send workers for set periods at low pay | replaced Spanish grants of Native laborers with rotating paid labor
indentured servitude / indentured servant | paid for passage to America with four to seven years of work | supplied most workers of Virginia before Bacon's Rebellion | ended with freedom dues such as land, tools or clothes
chattel slavery | made people the property of owners for life | passed from enslaved mothers to their children as a lifelong condition | replaced servants as the main labor of Virginia after 1676
task system | gave each enslaved worker a daily job on rice plantations | left enslaved people of the Carolina low country free time when the day's job was done
gang system | made enslaved people work in groups under a driver from sunup to sundown | was the closely supervised group labor of tobacco and cotton plantations
apprenticeship | trained young people under a master craftsman to learn a trade | gave a young person board and instruction in return for years of unpaid work
debt peonage / peonage | bound workers to the land until they paid what they owed | tied Native workers to haciendas, and later Southern farm workers, by money owed

# Colonial land customs
? Which term means
headright system / headright | a grant of fifty acres for each person whose passage to Virginia was paid | the Virginia land policy that rewarded planters for bringing in workers | the plan that gave land to anyone who brought settlers to Virginia
patroon system / patroon | the granting of large Dutch estates along the Hudson to those who brought settlers | the New Netherland plan that gave land to anyone who settled fifty people
primogeniture | the inheritance of the whole estate by the eldest son | the English custom that left younger sons without land
entail | a legal limit that kept an estate from being sold or divided | the restriction on selling family land that Jefferson helped end in Virginia
hacienda system / hacienda | the ownership of large Spanish estates for farming or ranching | the Spanish use of great rural estates worked by Native laborers bound by debt
quitrent | an annual fee that colonists paid to a proprietor or king for land | the yearly payment that replaced feudal services to the lord of the land

# Types of colonies and settlements
? Which kind of settlement
royal colony | was ruled directly by a governor whom the king appointed | was what Virginia became in 1624 when the Crown took control | had a council and judges chosen by the crown
proprietary colony | was granted by the king to an individual or group who owned and governed it | describes Maryland under the Calverts and Pennsylvania under the Penns | belonged to owners such as Lord Baltimore or William Penn
charter colony / corporate colony | governed itself under rights that the king had granted to its settlers | let the people of Rhode Island and Connecticut elect their own governors
presidio | was a Spanish fort built to guard a frontier | housed the soldiers who protected missions and settlers in the Spanish borderlands | was a military post beside missions in California and Texas
Spanish mission / mission | was a religious community where friars sought to convert Native people | was founded by Junípero Serra along the California coast | taught Native people Christianity and European farming
plantation | was a large farm that grew a cash crop with enslaved labor | spread tobacco, rice and cotton growing in the South | depended on large numbers of enslaved workers to raise one crop for sale
trading post | was a place where Europeans exchanged goods with Native people for furs | was the usual kind of French and Dutch outpost in fur country

# Early European settlements in North America
? Which settlement
Jamestown | became in 1607 the first permanent English colony in America | survived its Starving Time and grew by planting tobacco | was founded by the Virginia Company on a swampy river site | was the place where the first Africans arrived in Virginia in 1619
Roanoke / Lost Colony | was the English settlement whose people had vanished by 1590 | was sponsored by Sir Walter Raleigh off North Carolina | left behind only the carved word CROATOAN | was the first English attempt to settle in North America
Plymouth | was founded by the Pilgrims in 1620 | survived with help from Squanto and the Wampanoag | was settled by passengers of the Mayflower
St. Augustine / Saint Augustine | is the oldest continuously occupied European-founded city in the continental United States | was founded by Spain in Florida in 1565 | was built as a Spanish fort to protect treasure fleets from French attack
Quebec | was founded by Champlain in 1608 as a fur-trading post on the St. Lawrence | became the capital of New France and was captured by General Wolfe in 1759 | was the first permanent French settlement in North America
Santa Fe | was founded about 1610 as the capital of Spanish New Mexico | was captured by Pueblo rebels in 1680 | was retaken by Spain twelve years after the Pueblo revolt
New Amsterdam | was the Dutch trading town on Manhattan Island | was renamed when the English took it from Peter Stuyvesant in 1664 | was a trading center of New Netherland with people of many nations
New Orleans | was founded by the French in 1718 near the mouth of the Mississippi | was the port whose closing to Americans led to the purchase of Louisiana | was the chief port for goods shipped down the Mississippi River
Detroit | was founded by Cadillac in 1701 as a French fort between two Great Lakes | was the fort on the Great Lakes besieged by Pontiac in 1763

# The English colonies
? Which colony
Massachusetts Bay / Massachusetts Bay Colony / Massachusetts | was founded by Puritans in 1630 under John Winthrop | banished Roger Williams and Anne Hutchinson | executed people for witchcraft at Salem in 1692
Rhode Island | was founded on religious freedom and separation of church and state | was settled by Roger Williams after he bought land from the Narragansett | welcomed Anne Hutchinson and others banished from Massachusetts
Connecticut | was founded by Thomas Hooker and adopted the Fundamental Orders | was the river-valley colony where Hartford and New Haven joined under a 1662 charter | had a written plan of government from 1639
New Hampshire | became a separate royal colony north of its larger Puritan neighbor in 1679 | was granted to John Mason and lived by fishing and lumbering
New York | was the Dutch New Netherland until the English seized it in 1664 | was named for the duke who was the brother of Charles II | had a large Dutch population and a busy harbor
New Jersey | was granted to Lords Berkeley and Carteret on land between the Hudson and Delaware rivers | was once divided into East and West sections under different proprietors
Pennsylvania | was founded by William Penn as a refuge for Quakers | was called a "holy experiment" in religious toleration | bought land fairly and kept peace with Native peoples under its Quaker founder
Delaware | began as New Sweden and was long governed with the Quaker colony | was first settled by Swedes at Fort Christina
Maryland | was founded by Lord Baltimore as a haven for Catholics | passed a Toleration Act for Christians in 1649 | was a tobacco colony on Chesapeake Bay granted to the Calvert family
Virginia | was the first permanent English colony and grew rich on tobacco | held the first representative assembly, the House of Burgesses | brought in the first Africans at Jamestown in 1619
North Carolina | was settled largely by small tobacco farmers moving from Virginia | lacked good harbors and became a separate royal colony in 1729
South Carolina | was settled partly by planters from Barbados and grew rice and indigo | had a Black majority by the early 1700s and its main port at Charles Town | was divided from its northern neighbor and depended on enslaved rice workers
Georgia | was founded by James Oglethorpe in 1732 for debtors and the poor | was a buffer against Spanish Florida that at first banned slavery | was the last of the thirteen colonies to be founded
Dominion of New England | joined the northern colonies under Governor Edmund Andros from 1686 to 1689 | was created by James II to bring several northern colonies under one royal governor | collapsed after the Glorious Revolution removed James II

# Founders and leaders of English and Dutch colonies
? Which colonial leader
John Smith / Captain John Smith | saved Jamestown by ruling that those who would not work would not eat | traded with and was captured by Powhatan's people in 1607 | led Jamestown through its early years with strict rules
John Winthrop / Winthrop | called his Puritan colony "a city upon a hill" | was the first governor of the Puritan colony at Boston | led the Puritans to Massachusetts in 1630
William Bradford | was the longtime governor who wrote "Of Plymouth Plantation" | led the Pilgrims for about thirty years after the first winter
Roger Williams | founded Rhode Island after banishment for teaching separation of church and state | said that settlers must buy land fairly from Native peoples | believed that government should have no power over religion
Anne Hutchinson | was banished from Massachusetts for holding religious meetings and challenging ministers | was tried by Puritan leaders in 1637 for her religious teachings | settled in Rhode Island after being banished from Massachusetts
Thomas Hooker | led settlers from Massachusetts to found Hartford in 1636 | was the Puritan minister who founded Connecticut and inspired the Fundamental Orders | believed that government should rest on the consent of the people
William Penn | was the Quaker who founded Philadelphia as a place of religious toleration | received land from Charles II in 1681 to pay a debt owed to his father | treated Native peoples fairly and bought land from the Delaware
Lord Baltimore / Cecilius Calvert / George Calvert | was the Catholic noble whose family became proprietors of Maryland | sought a colony on Chesapeake Bay where English Catholics could worship freely
James Oglethorpe / Oglethorpe | was the reformer who founded Georgia in 1732 for debtors and the poor | banned slavery and large estates in his colony of small farmers | hoped to give imprisoned English debtors a new start
Walter Raleigh / Sir Walter Raleigh | was the courtier of Elizabeth I who sponsored the Roanoke colony | named Virginia in honor of England's unmarried queen
Peter Stuyvesant / Stuyvesant | was the governor who surrendered New Netherland to the English in 1664 | was the Dutch director-general who conquered New Sweden
John Rolfe / Rolfe | introduced profitable West Indian tobacco to Virginia | married Pocahontas, daughter of Powhatan, in 1614
Peter Minuit | bought Manhattan Island for the Dutch in 1626 | was director of New Netherland and later led the first Swedish settlers to the Delaware
Nathaniel Bacon | led frontier Virginians who burned Jamestown in 1676 | demanded war on Native peoples and defied Governor William Berkeley | accused the Virginia governor of failing to protect the frontier
Edmund Andros | was the unpopular royal governor of the Dominion of New England | was jailed by Boston colonists when news came of the Glorious Revolution

# Native leaders of the conquest and colonial era
? Which Native leader
Powhatan | headed the confederacy around Jamestown when the English arrived | was the father of Pocahontas | was the Algonquian chief who first traded with and then opposed the Jamestown settlers
Pocahontas | helped keep peace at Jamestown by marrying the Englishman John Rolfe | became a Christian, took the name Rebecca and died in England
Opechancanough | led attacks on Virginia settlers in 1622 and 1644 | was the brother of Powhatan who made war on the Virginia colony
Squanto / Tisquantum | taught the Pilgrims to plant corn and served as their interpreter | had been kidnapped to Europe before helping Plymouth | was the English-speaking Patuxet who helped the settlers of Plymouth
Massasoit | was the Wampanoag chief who made peace with the Pilgrims in 1621 | joined the harvest feast remembered as the first Thanksgiving
Metacom / King Philip / Metacomet | led a Wampanoag uprising against New England colonists in 1675 | was the son of Massasoit who was hunted down and killed in 1676 | fought New England settlers to stop the loss of Wampanoag land
Popé / Po'pay | led the Pueblo uprising that drove the Spanish from New Mexico in 1680 | was the religious leader who united the Pueblo peoples against Spanish missions
Pontiac | was the Ottawa leader who attacked British forts in the Great Lakes region in 1763 | united Native peoples of the Great Lakes after France lost its American empire | led a rebellion that helped bring about the Proclamation of 1763
Moctezuma II / Montezuma / Moctezuma | was the Aztec emperor whom Cortés took captive | first welcomed the Spanish to Tenochtitlán with gifts of gold
Atahualpa | was the Inca ruler executed by Pizarro in 1533 | filled a room with gold but was still put to death by his Spanish captors
Malinche / Doña Marina | was the Native woman who interpreted for Cortés in Mexico | was given to the Spanish as a slave and spoke both Nahuatl and Maya | helped Cortés win Native allies against the Aztecs
Neolin | was the Delaware prophet who urged Native people to reject European ways in the 1760s | had religious visions that inspired Pontiac's followers to drive out the British
Joseph Brant / Thayendanegea | was the Mohawk chief who fought beside the British in the Revolution | led Iroquois raids on the New York frontier and then moved to Canada

# Documents and laws of the colonial era
? Which document
Mayflower Compact | was the Pilgrims' agreement in 1620 to form a government and obey its laws | set an early example of self-government by consent of the governed | was signed by the men of Plymouth before they went ashore
Fundamental Orders of Connecticut / Fundamental Orders | is often called the first written constitution in America | was adopted in 1639 and let men vote who were not church members | created a government elected by the people of Hartford and nearby towns
Maryland Toleration Act / Act of Toleration | guaranteed religious freedom to all Christians in a Catholic proprietor's colony in 1649 | protected Catholics from a growing Protestant majority on Chesapeake Bay | was one of the first laws supporting religious freedom in the colonies
Magna Carta | limited the power of the English king in 1215 | gave English nobles a right to trial by their peers | established that even the king must obey the law
English Bill of Rights | limited the monarch and strengthened Parliament in 1689 | forbade the monarch to tax or keep an army without Parliament's consent | followed the Glorious Revolution and became a model for the first ten amendments
Half-Way Covenant | gave partial church membership to children of unconverted Puritans in 1662 | showed the decline of Puritan religious zeal in New England
Frame of Government | was the 1682 constitution by which William Penn promised religious liberty | gave an elected assembly to the Quaker colony on the Delaware
Massachusetts Body of Liberties | was the first New England code of laws, adopted by Puritans in 1641 | listed the rights of Puritan colonists and recognized slavery for war captives
Requerimiento | ordered Native people to accept the Spanish crown and Christianity or face war | was read aloud in Spanish to Native people who could not understand it

# Conflicts and uprisings of the colonial era
? Which conflict
Pequot War | destroyed a Native people of Connecticut in 1637 | began as English settlers moved into the Connecticut Valley and joined Narragansett allies | included the burning of a Native village at Mystic | was the first major conflict between New England colonists and Native people
King Philip's War / Metacom's War | was the bloody struggle of 1675 and 1676 that broke Native power in southern New England | pitted New England towns against the Wampanoag and their allies | destroyed many New England towns and killed thousands on both sides
Bacon's Rebellion | was a 1676 uprising of Virginia frontier settlers against Governor Berkeley | led planters to replace indentured servants with enslaved Africans | ended with the burning of Jamestown
Leisler's Rebellion | was the seizure of New York's government after the Glorious Revolution | was a New York uprising led by a German-born merchant who was hanged in 1691
Pueblo Revolt / Popé's Rebellion | drove the Spanish out of New Mexico for twelve years after 1680 | was the most successful Native uprising against Spanish rule in North America | was led by Popé against forced labor and forced Christianity
Stono Rebellion | was a 1739 uprising of enslaved people in South Carolina who marched toward Florida | led South Carolina to pass a harsher slave code in 1740 | was the largest slave uprising in the British mainland colonies
Yamasee War | was an attack by southeastern Native peoples on South Carolina in 1715 over trade abuses | nearly destroyed South Carolina through an alliance of Native peoples angry at traders
Spanish Armada / defeat of the Spanish Armada | ended with England destroying an invasion fleet in 1588 | weakened Philip II at sea and encouraged English colonies
Glorious Revolution | replaced James II with William and Mary in 1688 | led to the overthrow of the Dominion of New England | made Parliament stronger than the English monarch
English Civil War | ended with the execution of Charles I in 1649 | set supporters of Parliament under Oliver Cromwell against the king | made Oliver Cromwell the ruler of England for a time
French and Indian War / Seven Years' War | began in 1754 over control of the Ohio Valley | ended with Britain gaining Canada in the Treaty of Paris of 1763 | left Britain with a large debt and led to colonial taxes
Pontiac's Rebellion / Pontiac's War | was a 1763 Great Lakes uprising that led Britain to close the West to settlers | saw Native forces capture most British forts west of the Appalachians | followed the British victory over France and broke out at Detroit
Regulator Movement / Regulators | was an uprising of Carolina backcountry farmers over taxes and unfair officials | ended when Governor Tryon's militia won at Alamance in 1771

# Religious groups in colonial America
? Which group
Puritans | wanted to purify the Church of England of Catholic practices | came to Massachusetts Bay in the Great Migration of the 1630s | believed in predestination and required church members to describe their conversion
Pilgrims / Separatists | left the Church of England entirely and sailed on the Mayflower | lived in Holland before founding Plymouth in 1620 | signed the Mayflower Compact before going ashore
Quakers / Society of Friends | believed in an inner light, refused to bear arms and treated all as equals | settled Pennsylvania and early opposed slavery | had no ministers and gave women equal roles in worship
Huguenots | fled persecution of Protestants in France to colonies such as South Carolina | were French Calvinists who lost their rights under Louis XIV in 1685 | lost their religious freedom when the Edict of Nantes was ended
Jesuits / Society of Jesus | worked as Catholic missionaries among the Huron in New France | sent priests who learned Native languages along the St. Lawrence
Franciscans | built Spanish missions in New Mexico and California | followed Junípero Serra in founding missions from San Diego northward
Anglicans / Church of England members | belonged to the established religious body of Virginia | worshipped in the official faith headed by the English monarch
New Lights | supported the emotional preaching of the Great Awakening | broke from established congregations and founded new colleges in the 1740s | followed revival preachers such as Whitefield and Edwards
Old Lights | opposed the emotional revivals of the Great Awakening | defended traditional worship and valued reason over revival enthusiasm
Moravians | came from German lands and founded Bethlehem, Pennsylvania, and Salem in North Carolina | brought pacifism and church music from central Europe to Pennsylvania and North Carolina

# Preachers, printers and authors of the colonial era
? Which person
Jonathan Edwards | preached "Sinners in the Hands of an Angry God" | was the Massachusetts minister who set off revivals at Northampton | warned listeners of hell in Great Awakening sermons
George Whitefield / Whitefield | was the English evangelist who drew huge outdoor crowds throughout the colonies | was the most famous traveling preacher of the Great Awakening
John Peter Zenger / Zenger | was the New York printer whose 1735 acquittal advanced freedom of the press | was tried for libel after printing criticism of Governor Cosby | showed in court that printing the truth is not libel
Cotton Mather | was the Boston minister who wrote on witchcraft | was the learned Puritan who urged smallpox inoculation in the 1721 epidemic
Olaudah Equiano / Equiano | wrote an autobiography describing capture in Africa and the Middle Passage | bought his freedom and wrote an "Interesting Narrative" that helped the antislavery cause | was kidnapped in West Africa as a child and sold into slavery
Bartolomé de Las Casas / Las Casas | was the Spanish priest who denounced the cruel treatment of Native people | was the Dominican friar who argued against the encomienda system | urged the Spanish crown to protect Native people from forced labor
Junípero Serra / Father Serra | was the Franciscan who founded Spanish missions along the California coast | founded the mission at San Diego in 1769 | was the Spanish priest who brought Native Californians into missions

# Religious beliefs and philosophies in American history
? Which belief
predestination | is the Calvinist doctrine that God has already chosen who will be saved | taught Puritans that good works cannot change a soul's fate | was the teaching of John Calvin followed by the Puritans
deism | holds that God created the universe but does not interfere in it | was the rational faith of Franklin and Jefferson, who compared God to a clockmaker | rejects miracles and bases religion on reason and nature
animism | holds that spirits live in natural things such as animals, rocks and rivers | gave many Native peoples a view of plants and animals as having souls
antinomianism | holds that faith alone, without obeying moral law, brings salvation | was the teaching for which Anne Hutchinson was tried
transcendentalism | holds that truth is found through intuition, nature and the individual spirit | was the New England philosophy of Emerson and Thoreau | stressed self-reliance, nonconformity and a simple life close to nature
perfectionism | holds that people can live free of sin and improve society without limit | led John Humphrey Noyes to found the Oneida Community
millennialism | holds that Christ's thousand-year reign is near | led the Millerites to expect the world's end in 1843 or 1844

# Religious terms of early America
? Which term means
revival | a widespread renewal of religious feeling | a movement of religious enthusiasm such as the Great Awakening
established church | a religious body officially supported by the government with taxes | the official faith, such as the Anglican in Virginia, that all taxpayers supported
jeremiad | a Puritan sermon lamenting the decline of piety | preaching that scolded New Englanders for losing their forefathers' religious zeal
Puritan covenant | a sacred agreement between God and a New England community | the solemn promise to live together as God wished
religious toleration | acceptance of faiths other than the official one | the freedom of worship that Roger Williams and William Penn practiced
camp meeting | an outdoor religious gathering lasting several days on the frontier | a gathering of the Second Great Awakening such as Cane Ridge in Kentucky
circuit rider | a traveling Methodist preacher on horseback | a minister who moved among scattered frontier settlements

# Terms of colonial trade
? Which term means
mercantilism | the theory that a nation gains wealth by exporting more than it imports | the belief that colonies exist to enrich the mother country | the policy by which colonies supplied raw materials and bought finished goods
salutary neglect | Britain's long policy of loose enforcement of its colonial laws | the hands-off British policy that let colonial assemblies gain power before 1763 | the practice that ended when Britain began to enforce trade laws after 1763
smuggling | the secret import of goods to escape customs duties | the illegal trade by which merchants such as John Hancock avoided British taxes | the evasion of the Navigation Acts by colonial merchants
cash crop / staple crop | a plant such as tobacco grown in quantity for sale rather than home use | rice, indigo or tobacco raised to be sold in the market | the kind of harvest that Southern plantations grew for export
subsistence farming | growing only enough food for one's own family | the kind of agriculture common on small rocky New England fields
import duty / customs duty | a tax on goods brought into a country | a charge collected at a port on items such as tea or molasses
balance of trade / favorable balance of trade | the difference in value between a nation's exports and its imports | the figure that rises when a country sells more abroad than it buys
asiento | a contract to supply enslaved Africans to Spanish colonies | the right to carry African captives to Spanish America that Britain won in 1713

# Leading places and regions of colonial America
? Which region
New England | had town meetings, small farms, fishing, shipbuilding and rocky soil | was settled mostly by Puritan families in compact villages with a church | had short growing seasons and sold fish, timber and ships
Middle Colonies | earned the name breadbasket for growing wheat and other grain | had the most mixed population of Dutch, German, Scots-Irish and English settlers | included New York, New Jersey, Pennsylvania and Delaware
Chesapeake | was the tobacco-growing area of Virginia and Maryland | had a high death rate and many indentured servants in the 1600s | grew rich by using servants and then enslaved Africans on tobacco plantations
Lower South / Carolina Low Country | grew rice and indigo on plantations with an enslaved majority | had coastal planters who fled malaria to Charleston in summer | had Charles Town as its main port and culture shaped by West Africans
Backcountry | was the upland frontier along the Appalachians settled by Scots-Irish families | drew settlers down the Great Wagon Road from Pennsylvania | had small farms, few slaves and conflicts with eastern planters
New France | was a thinly settled land of fur traders and missionaries along the St. Lawrence | was lost to Britain after the fall of Quebec and Montreal | had few settlers and friendly trade with Native peoples
New Spain | was governed by a viceroy in Mexico City | reached from Central America to California and New Mexico | was divided into social ranks from peninsulares down to Native and African workers
New Netherland | was the Dutch territory along the Hudson River until 1664 | was settled for the fur trade and attracted people of many nations and faiths
Ohio Valley | was the area whose rival claims by France and Virginia led to war in 1754 | was the land west of the mountains where the French built Fort Duquesne | was closed to colonial settlers by the Proclamation of 1763
West Indies | used most of the enslaved labor in the English empire on sugar plantations | supplied New England with the molasses that was made into rum | was a group of Caribbean islands where sugar was produced

# Acts of Parliament and royal orders before the Revolution
? Which measure
Navigation Acts | required colonial trade to use English ships | made colonists sell certain goods such as tobacco and sugar only to England | enforced mercantilism by controlling the shipping of the colonies
Proclamation of 1763 / Royal Proclamation of 1763 | forbade colonists to settle west of the Appalachian Mountains | was issued to prevent more fighting after Pontiac's Rebellion | was meant to keep settlers and Native peoples apart
Sugar Act | lowered the molasses duty in 1764 but enforced it strictly | sent accused smugglers to admiralty courts without juries | was meant to raise money from molasses to pay the debt of the war with France
Stamp Act | taxed newspapers, legal papers, playing cards and other printed matter in 1765 | was the first direct tax on the colonists | was repealed after colonists boycotted British goods
Quartering Act | required colonists to house and supply British troops | was resisted by New York's assembly, which refused to pay for soldiers' supplies | angered colonists by placing soldiers among them in peacetime
Declaratory Act | claimed Parliament's right to make laws for the colonies "in all cases whatsoever" | was passed in 1766 on the same day a hated tax was repealed | followed the repeal of the Stamp Act
Townshend Acts / Townshend Duties | taxed imported glass, paint, lead, paper and tea in 1767 | used customs money to pay royal governors so that assemblies lost control over them | led to a new boycott and were repealed except for the tax on tea
Tea Act | let the East India Company sell directly to colonists and undercut local merchants in 1773 | led angry Bostonians to dump a cargo into the harbor | gave one British company a monopoly in the colonies
Coercive Acts / Intolerable Acts | punished Boston in 1774 by closing its harbor and limiting self-government | led the colonies to call the First Continental Congress | was Parliament's punishment for the Boston Tea Party
Quebec Act | extended Canada's border to the Ohio River and protected Catholic worship in 1774 | alarmed Protestants by recognizing the Catholic Church and French civil law
Currency Act | barred the colonies from issuing paper money in 1764 | angered indebted colonists by ending the printing of local bills as legal tender
Writs of Assistance / writ of assistance | allowed general searches by officials looking for smuggled goods | led James Otis to argue in court in 1761 | let customs officers search homes and ships without naming a reason

# Events on the road to independence
? Which event
Albany Congress | brought colonial and Iroquois delegates to New York in 1754 to plan defense | considered Franklin's plan for a union of the colonies | tried to win Iroquois support against the French
Stamp Act Congress | brought delegates of nine colonies to New York in 1765 to protest taxation | issued a petition saying that only colonial assemblies could tax colonists | was the first united action of the colonies against a British tax
Boston Massacre | left five colonists dead when British soldiers fired on a crowd in 1770 | was shown in an engraving by Paul Revere | led to a trial at which John Adams defended the soldiers
Boston Tea Party | saw colonists disguised as Mohawks throw cargo into the harbor in December 1773 | led Parliament to pass the Coercive Acts | was a protest by the Sons of Liberty against the East India Company's monopoly
Gaspee affair / burning of the Gaspee | was the 1772 attack in which Rhode Islanders destroyed a British customs ship | led Britain to threaten to send suspected Rhode Islanders overseas for trial
First Continental Congress | met in Philadelphia in 1774 to answer the Intolerable Acts | adopted the Association, a boycott of British goods | sent a list of grievances to George III from twelve colonies
Second Continental Congress | made Washington commander and later declared independence | met in May 1775 and acted as the national government during the war | raised an army and printed paper money for the Revolution
Battles of Lexington and Concord / Lexington and Concord | opened the Revolutionary War with "the shot heard round the world" | began when British troops marched to seize colonial arms in April 1775 | pitted minutemen against British troops in Massachusetts
Parson's Cause | was the Virginia case in which Patrick Henry attacked the king over clergy pay | made Patrick Henry famous in a 1763 courtroom dispute over ministers' salaries

# Groups in the American Revolution
? Which group
Sons of Liberty | resisted the Stamp Act with protest and intimidation | followed Samuel Adams in opposing British taxes | organized the protest that dumped tea into Boston Harbor | hanged tax collectors in effigy and enforced boycotts
Daughters of Liberty | supported boycotts by spinning and weaving homespun cloth | brought women into the boycott of British goods | refused to drink British tea and made homemade goods
committees of correspondence | spread news of British threats among towns and colonies by letter | was begun by Samuel Adams to link colonial resistance | kept Massachusetts towns and later all colonies in touch
minutemen | were Massachusetts militia ready to fight at very short notice | were citizen soldiers who met British troops at Lexington and Concord | were farmers and townsmen trained to respond at once to a British advance
Continental Army | was the regular force created by Congress in 1775 under George Washington | spent a hard winter at Valley Forge | was trained at Valley Forge by Baron von Steuben
Loyalists / Tories | stayed on the side of the British king | fled in large numbers to Canada or Britain after the war | believed that the colonies should remain part of the British Empire
Patriots / Whigs | favored independence from Britain during the Revolution | supported the American Revolution against the king
Hessians | were German soldiers hired by Britain to fight in America | were surprised by Washington at Trenton | came from German states to serve as hired troops of George III
Green Mountain Boys | captured Fort Ticonderoga under Ethan Allen in 1775 | were militia from the region that became Vermont

# Methods of protest
? Which method of protest
boycott / nonimportation | is an organized refusal to buy goods | put economic pressure on Britain until it repealed the Stamp Act | was enforced by the Continental Association of 1774
petition | is a written request to a government signed by many people | is a right protected by the First Amendment along with assembly | was the peaceful way colonists first asked the king for relief
tarring and feathering | was a painful public punishment that mobs used on tax collectors | covered officials and Loyalists with hot pitch to humiliate them
hanging in effigy | displayed and burned a dummy of a hated official | frightened stamp distributors with figures strung from the Liberty Tree
moral suasion | tried to end slavery by appealing to conscience | was Garrison's way of persuading Americans rather than using politics
picketing | has protesters stand or march outside a building with signs | was used by Alice Paul's followers outside the White House
labor strike / strike | is a refusal to work until an employer meets demands | was used by Lowell mill women in 1834 over wage cuts

# Writings and declarations of the Revolutionary era
? Which document
Declaration of Independence | announced on July 4, 1776, that the colonies were free of Britain | stated that all men are created equal with unalienable rights | listed grievances against King George III
Common Sense | was the 1776 pamphlet by Thomas Paine urging Americans to break with the king | attacked monarchy in plain language and sold more than 100,000 copies | persuaded many colonists that independence was right
The American Crisis / The Crisis | opened with "These are the times that try men's souls" | was read aloud to Washington's soldiers in December 1776
Olive Branch Petition | asked George III in 1775 to restore peace and was rejected | was the Second Continental Congress's last appeal to the king for peace | declared the colonists' loyalty to George III while asking for an end to fighting
Continental Association | was the agreement of 1774 to ban trade with Britain | was the First Congress's boycott, enforced by local committees
Declaration of Causes / Declaration of the Causes and Necessity of Taking Up Arms | explained in July 1775 why colonists had begun to fight | said in 1775 that colonists would rather die free than live as slaves
Letters from a Farmer in Pennsylvania | was John Dickinson's attack on the Townshend duties | admitted that Parliament could regulate trade but not tax it for revenue
Suffolk Resolves | urged Massachusetts to disobey the Intolerable Acts and prepare militia in 1774 | won the support of the First Continental Congress against the Coercive Acts
Virginia Declaration of Rights | was George Mason's 1776 statement that influenced the first ten amendments | stated just before independence that all men are by nature equally free | guaranteed freedom of the press and religion in 1776
Lord Dunmore's Proclamation / Dunmore's Proclamation | promised freedom to enslaved people of rebels who joined British forces in 1775 | alarmed southern slaveholders by an offer from Virginia's royal governor | led hundreds of enslaved Virginians to join the British army
Two Treatises of Government | was John Locke's work defending the right of revolution | argued that rulers need the consent of the people and must protect life, liberty and property | influenced Jefferson's claims about rights in the Declaration of Independence
Virginia Resolves | stated Patrick Henry's 1765 claim that only the colony's own assembly could tax its people | put the House of Burgesses on record against the Stamp Act
Massachusetts Circular Letter / Circular Letter | was Samuel Adams's 1768 appeal to other assemblies against the Townshend duties | led Britain to dissolve the Boston assembly when it would not withdraw the protest

# Patriot leaders
? Which Patriot
Samuel Adams | organized the Boston Sons of Liberty and committees of correspondence | was the Boston leader who helped plan the Tea Party | urged colonists to resist taxation and spread anti-British propaganda
Patrick Henry | declared "Give me liberty, or give me death!" in Virginia in 1775 | opposed the Stamp Act in the Virginia House of Burgesses | led the Antifederalists of Virginia against the Constitution
Thomas Paine | wrote the pamphlet "Common Sense" soon after arriving from England | urged independence in plain language and later wrote "The Rights of Man" | encouraged soldiers with "The American Crisis"
Benjamin Franklin / Franklin | won French aid for the Americans as a diplomat in Paris | experimented with electricity and published "Poor Richard's Almanack" | proposed the Albany Plan of Union
John Hancock | was president of Congress and signed the Declaration in large letters | was a rich Boston merchant whose ship Liberty was seized by customs officers | led the Second Continental Congress when independence was declared
Paul Revere | was the silversmith who rode to warn that British troops were coming | made a famous engraving of the Boston Massacre
James Otis | argued in 1761 that British writs of assistance violated colonists' rights | is linked with the words "taxation without representation is tyranny"
Richard Henry Lee | introduced the resolution in Congress that the colonies ought to be free and independent | was the Virginian who moved for independence in June 1776
John Dickinson | wrote "Letters from a Farmer in Pennsylvania" and hoped for reconciliation | wrote the Olive Branch Petition and the first draft of the Articles of Confederation
Nathan Hale | was hanged as an American spy and regretted having only one life to lose | was the young Connecticut schoolteacher caught behind British lines in 1776
Robert Morris | was the Philadelphia merchant who raised money for the war as superintendent of finance | founded the Bank of North America
Haym Salomon | was the Polish Jewish immigrant who helped finance the Revolution | was the Philadelphia broker who sold bonds and lent money for the Continental cause

# Black Americans of the Revolutionary era and early republic
? Which Black American
Crispus Attucks / Attucks | was the sailor of African and Native descent killed in the Boston Massacre | is remembered as the first person to die for the Patriot cause in 1770 | was among five colonists shot by British soldiers in 1770
Peter Salem | was a freed soldier who fought at Bunker Hill | was a minuteman at Concord who had gained freedom to enlist
James Armistead Lafayette / James Armistead | was an enslaved man who spied on Cornwallis for the Americans | gained his freedom for spying behind British lines in Virginia
Benjamin Banneker | was the free astronomer who helped survey the District of Columbia | published almanacs and wrote to Jefferson against slavery | was a self-taught mathematician who wrote an almanac
Phillis Wheatley / Wheatley | was the enslaved Boston poet who published a book of verse in 1773 | was the first African American to publish a book of poetry | wrote a poem in praise of George Washington
Elizabeth Freeman / Mum Bett | won a lawsuit for freedom in Massachusetts in 1781 | sued for freedom under the new Massachusetts constitution and helped end slavery there
Richard Allen | founded the African Methodist Episcopal Church | was the formerly enslaved Philadelphia preacher who became the first Black bishop
Prince Hall | founded the first Black Masonic lodge in Boston | petitioned Massachusetts to end slavery and to open schools to Black children

# Women of colonial and Revolutionary America
? Which woman
Abigail Adams | asked her husband in Congress to "remember the ladies" | managed a Massachusetts farm and wrote famous letters during the Revolution | was the wife of one president and the mother of another
Deborah Sampson | disguised herself as a man to fight in the Continental Army | served under a man's name in the Revolution and later received a pension
Molly Pitcher / Mary Ludwig Hays | carried water to soldiers and took a place at a cannon at Monmouth | loaded her husband's gun after he fell at the Battle of Monmouth
Mercy Otis Warren | wrote plays mocking British rule | published a history of the American Revolution in 1805 | opposed the Constitution and wrote in support of the Patriot cause
Judith Sargent Murray | wrote an essay in 1790 calling for women's education and equality | was the Massachusetts author of "On the Equality of the Sexes"
Anne Bradstreet / Bradstreet | was the Puritan who published the first book of poems from New England | wrote "The Tenth Muse Lately Sprung Up in America" in 1650
Mary Rowlandson | wrote a popular narrative of her captivity during Metacom's war | told of eleven weeks as a prisoner of Native fighters in 1676
Eliza Lucas Pinckney / Eliza Lucas | made indigo a profitable crop in South Carolina | managed her father's plantations as a teenager and experimented with blue dye plants
Dolley Madison | saved a portrait of Washington when the British burned the capital | was the popular hostess of the White House during the War of 1812

# British leaders of the Revolutionary era
? Which British leader
George III / King George III | was the king during the American Revolution | refused the Olive Branch Petition and declared the colonies in rebellion | was denounced in the Declaration of Independence as a tyrant
Lord North / Frederick North | was the prime minister who lost the American colonies | headed the government that passed the Tea Act and Coercive Acts | led Parliament during most of the Revolutionary War
George Grenville | was the minister who proposed the Stamp Act to pay war debts | sought American revenue through the Sugar Act of 1764 | enforced trade laws and taxed the colonies after the French and Indian War
William Pitt | led Britain to victory in the Seven Years' War by spending heavily in America | took over Britain's war effort against France in 1757
Charles Townshend | was the minister who taxed glass, paint, lead, paper and tea in 1767 | planned to pay royal governors with new import duties
Edward Braddock | was defeated and killed near Fort Duquesne in 1755 | led the 1755 march against the French on which Washington served as an aide
James Wolfe | captured Quebec and died on the Plains of Abraham in 1759 | defeated Montcalm in the battle that decided control of Canada
Thomas Gage | was the general and governor who sent troops to Lexington and Concord | ruled Massachusetts as military governor under the Coercive Acts | tried to seize colonial arms stored at Concord
William Howe | led the forces that took New York and Philadelphia from Washington | was the commander replaced in 1778 by Henry Clinton
John Burgoyne / Burgoyne | surrendered an army at Saratoga in 1777 | planned to cut off New England by marching south from Canada | was forced to surrender to Horatio Gates in New York
Charles Cornwallis / Lord Cornwallis / Cornwallis | surrendered to Washington at Yorktown in 1781 | moved a Southern army to the Virginia coast, where it was besieged | chased Greene's army across the Carolinas

# Battles of the French and Indian War and the Revolution
? Which battle
Fort Necessity / Battle of Fort Necessity | was young Washington's defeat in Pennsylvania at the start of war in 1754 | ended with a Virginia force surrendering to the French in 1754 | was the first clash of the French and Indian War
Plains of Abraham / Battle of the Plains of Abraham / Battle of Quebec | decided control of Canada in 1759 and killed both Wolfe and Montcalm | came after British troops climbed a cliff beside the St. Lawrence at night | was James Wolfe's victory over the French in Canada
Fort Ticonderoga / capture of Fort Ticonderoga | gave Ethan Allen's Green Mountain Boys cannon in May 1775 | supplied the captured guns that drove the British from Boston
Bunker Hill / Battle of Bunker Hill / Breed's Hill | cost the British heavy losses near Boston in June 1775 | was fought on high ground above Charlestown and proved colonists could stand against British regulars | was technically a British victory but encouraged the Patriots
Long Island / Battle of Long Island / Brooklyn Heights | was Washington's defeat of August 1776 that gave the British New York City | nearly trapped Washington's army before its night escape across the East River
Trenton / Battle of Trenton | followed Washington's Christmas night crossing of the Delaware | captured about 900 Hessians and lifted American spirits in December 1776 | was Washington's surprise attack on Hessian troops in New Jersey
Princeton / Battle of Princeton | was Washington's New Jersey victory over British troops in January 1777 | came a week after the surprise of the Hessians and cleared most of New Jersey | restored American hope in New Jersey early in 1777
Brandywine / Battle of Brandywine | was Howe's 1777 victory that opened the way to Philadelphia | was an American loss in Pennsylvania in September 1777
Saratoga / Battle of Saratoga | was the turning point of the Revolution in October 1777 | forced Burgoyne's surrender in upstate New York | led France to become an ally of the Americans
Monmouth / Battle of Monmouth | was the June 1778 clash in New Jersey remembered for Molly Pitcher | was the last major battle in the North and tested troops trained at Valley Forge
Vincennes / capture of Vincennes | was George Rogers Clark's surprise victory in the Illinois country in 1779 | followed a winter march through flooded prairie to a British fort on the Wabash
Kings Mountain / Battle of Kings Mountain | was a 1780 victory of frontier riflemen over a Loyalist force in the Carolinas | killed Major Patrick Ferguson and weakened Southern Loyalists
Cowpens / Battle of Cowpens | was Daniel Morgan's victory over Tarleton in South Carolina in January 1781 | used a planned militia retreat to destroy a British force in South Carolina | was a Patriot victory that helped turn the war in the South
Yorktown / Battle of Yorktown / Siege of Yorktown | was the last major battle of the Revolution, in October 1781 | ended with the surrender of Cornwallis to Washington | trapped Cornwallis between American and French troops and the French fleet

# American and allied commanders of the Revolutionary War
? Which military leader
George Rogers Clark | won control of the Old Northwest by taking British frontier posts | captured Kaskaskia and Vincennes with a small Virginia force
Nathanael Greene | wore down Cornwallis in the South by retreating and striking again | was the Rhode Islander who took command of the Southern army in 1780 | forced the British out of most of the Carolinas by 1781
Horatio Gates | commanded the Americans at Saratoga and was routed at Camden | was the general who received Burgoyne's surrender
Benedict Arnold | plotted to give West Point to the British and became a traitor | was a hero at Saratoga who switched to the British side in 1780 | joined the British army after his plot was discovered
Marquis de Lafayette / Lafayette | was the young French noble who became Washington's trusted general | was a nineteen-year-old French volunteer wounded at Brandywine | helped trap Cornwallis in Virginia
Baron von Steuben / Friedrich von Steuben / von Steuben | drilled the American army at Valley Forge in the Prussian manner | turned ragged troops into disciplined soldiers in the winter of 1778
John Paul Jones | said "I have not yet begun to fight" when his ship battled the Serapis | was the American naval captain of the Bonhomme Richard | defeated a British warship off the coast of England in 1779
Francis Marion / Swamp Fox | led guerrilla raids from the wetlands of South Carolina | struck British supply lines in the South with a small hidden band | fought the British in South Carolina with surprise attacks by irregular troops
Ethan Allen | led the Green Mountain Boys of Vermont | seized Fort Ticonderoga in May 1775
Henry Knox | hauled captured cannon from Fort Ticonderoga to Boston | commanded the Continental artillery and became the first secretary of war
Comte de Rochambeau / Rochambeau | commanded the French army that marched with Washington to Virginia | was the French general who landed at Newport in 1780
Thaddeus Kosciuszko / Tadeusz Kościuszko | was the Polish engineer who fortified Saratoga and West Point | was a Polish volunteer who later led an uprising in his homeland
Casimir Pulaski | was the Polish noble who led American cavalry and died at Savannah | is called the father of American cavalry
Comte de Grasse / Admiral de Grasse | commanded the French fleet that blocked Chesapeake Bay in 1781 | kept the British navy from rescuing Cornwallis

# Political principles of the founders
? Which principle
natural rights | says that every person is born with life, liberty and property | was John Locke's name for freedoms that no ruler may justly take away | became "unalienable" freedoms in the Declaration of Independence | was an Enlightenment idea used to justify the American Revolution
social contract | says that people give power to a government that protects them | lets a people overthrow a ruler who breaks the agreement with them | was described by Locke as a bargain between rulers and ruled
republicanism | holds that citizens should elect leaders and put the common good first | says that power comes from virtuous citizens rather than from a king
separation of powers | divides government into legislative, executive and judicial branches | was urged by Montesquieu to keep one person from ruling alone | gives lawmaking, law enforcing and judging to different bodies
checks and balances | lets each branch limit the actions of the others | gives the president a veto and Congress the means to override it | lets the Senate approve or reject the president's appointments
federalism | divides power between a national government and state governments | reserves some powers to the states and gives others to the nation
judicial review | lets courts declare a law unconstitutional | was established by Marbury v. Madison in 1803 | is the Supreme Court's power over acts of Congress and the president
virtual representation | claimed that Parliament spoke for all British subjects whether or not they voted | was the British answer to the cry of no taxation without consent
limited government | holds that rulers have only the powers that a constitution gives them | goes back to Magna Carta, which made the king obey the law
states' rights | holds that each member of the Union may resist federal power over its own affairs | was used by Southerners to oppose tariffs and defend slavery

# Forms of government in early America
? Which form of government
confederation | is a loose union of states in which the central power is weak | was the American system of 1781, with one vote for each state in Congress | was the weak league of states before the Constitution
republic | lets citizens elect representatives to govern for them | replaced royal rule in every state after independence | is a government in which power comes from the people through elected leaders
direct democracy | lets citizens vote on laws themselves | was practiced in the New England town meeting
absolute monarchy | gives a king or queen unlimited power | was the rule of Louis XIV of France by divine right
constitutional monarchy | limits a king or queen by law and Parliament | was the British system after the Glorious Revolution
theocracy | is rule by religious leaders | describes Puritan Massachusetts, where church leaders guided the laws
federal system | divides power between a strong national authority and the states | replaced the loose union of the Articles when the Constitution was adopted

# Documents of the Confederation period and the founding
? Which document
Articles of Confederation | was the first national constitution and gave most power to the states | created a Congress that could not tax or regulate trade | required the approval of all thirteen states for amendments
Land Ordinance of 1785 | divided western territory into townships and sections for sale | set aside one section of each township for schools
Northwest Ordinance | set rules in 1787 for making territories into states | banned slavery north of the Ohio River | let a territory with 60,000 free people apply for statehood
Virginia Statute for Religious Freedom | was Jefferson's 1786 law that ended support for an official church | separated church and state where the Anglican church had been established | was a model for the First Amendment's protection of religion
Bill of Rights | consists of the first ten amendments to the Constitution | was added in 1791 to protect individual liberties | was drafted by Madison to satisfy the Antifederalists
The Federalist Papers / Federalist Papers | consists of 85 essays urging New York to ratify the Constitution | was written by Madison, Hamilton and Jay under the name "Publius" | argued that a large republic could control factions
Constitution of the United States / United States Constitution | was written at Philadelphia in 1787 and ratified in 1788 | replaced the Articles with a stronger national government of three branches | begins with the words "We the People"

# Plans and compromises of 1787 and before
? Which plan
Albany Plan of Union / Albany Plan | was Benjamin Franklin's 1754 proposal for one council of the colonies | was rejected by colonial assemblies and the Crown on the eve of war with France
Virginia Plan | proposed a two-house legislature with seats based on population | was the large-state proposal of Madison presented by Edmund Randolph | called for three branches and a strong national government | favored states with large populations
New Jersey Plan | was the small-state proposal for one house with equal votes | was presented by William Paterson against representation by population | would have kept one house with one vote for each state
Great Compromise / Connecticut Compromise | created a Senate with equal votes and a House based on population | was Roger Sherman's settlement between large and small states | settled the question of representation in Congress
Three-Fifths Compromise | counted part of the enslaved population for representation and taxes | increased Southern seats in the House of Representatives | settled the dispute over counting slaves in the census for Congress
Commerce Compromise / Slave Trade Compromise | kept Congress from banning the import of enslaved people before 1808 | let Congress tax imports but not exports
Electoral College | gave the choice of president to persons chosen by the states | gives each state as many votes as it has members of Congress | lets candidates win the presidency without winning the popular vote

# Steps and clauses in making the Constitution
? Which term means
ratification | official approval of the Constitution by the states | the step that required nine of thirteen state conventions | the approval that Federalists sought and Antifederalists opposed
supremacy clause | the statement that the Constitution and federal laws stand above state laws | the part of Article VI that makes federal law the highest law of the land
elastic clause / necessary and proper clause | the grant of power to make laws needed to carry out Congress's listed duties | the part of Article I that Hamilton used to defend a national bank | the source of the implied powers of Congress
commerce clause | the grant of power to Congress to regulate trade among the states | the part of Article I that Gibbons v. Ogden explained
constitutional amendment | a formal change in the Constitution | a change proposed by two-thirds of Congress and approved by three-fourths of the states
extradition | the return of an accused person to the state where a crime occurred | the handing over of a person charged with a crime who has fled to another state
fugitive slave clause | the provision that people who escaped bondage must be returned | the part of Article IV that protected slaveholders whose workers fled across state lines

# People and thinkers of the Constitution
? Which person
James Madison / Madison | is called the Father of the Constitution and kept notes of the debates | led the nation in the War of 1812 as the fourth president | drafted the Bill of Rights and wrote many of the Federalist essays
Alexander Hamilton / Hamilton | was the first secretary of the treasury and founder of a national bank | wrote most of the essays defending the Constitution | led the Federalists and died in a duel in 1804
John Jay | was the first chief justice of the Supreme Court | negotiated an unpopular 1794 treaty with Britain | wrote five of the essays urging New York to ratify the Constitution
George Mason | refused to sign the Constitution because it had no bill of rights | wrote the Virginia Declaration of Rights
Gouverneur Morris | wrote the final wording of the Constitution, including "We the People" | was the Pennsylvania delegate who polished the Constitution's style
Roger Sherman | proposed the Great Compromise between large and small states | was the Connecticut delegate who also helped draft the Declaration of Independence | signed the Declaration of Independence and the Constitution
William Paterson | presented the small-state plan for equal votes in one house | was the New Jersey delegate who defended small states
Edmund Randolph | introduced the Virginia Plan and became the first attorney general | was the Virginia governor who refused to sign in 1787 but later backed ratification
Baron de Montesquieu / Montesquieu | was the French thinker whose idea of three separate branches guided the framers | wrote "The Spirit of the Laws" | argued that power should be divided among branches of government
John Locke | was the English philosopher who held that government exists to protect natural rights | wrote that people may overthrow a government that breaks the social contract

# The first twelve amendments
? Which amendment
First Amendment | protects freedom of religion, speech, press, assembly and petition | forbids Congress to establish an official religion | keeps church and state separate
Second Amendment | protects the right to keep and bear arms | mentions the need for a well-regulated militia | is at the center of debates over gun control
Third Amendment | bars the quartering of soldiers in homes in peacetime without consent | reflects colonial anger over British soldiers lodged in private houses
Fourth Amendment | protects against unreasonable searches and seizures | requires warrants based on probable cause | protects the privacy of persons, houses and papers
Fifth Amendment | protects against double jeopardy and self-incrimination | says private property may not be taken without just compensation | guarantees that the federal government must follow due process of law | requires a grand jury before trial for a serious crime
Sixth Amendment | guarantees a speedy public trial and the right to a lawyer | lets an accused person confront witnesses
Seventh Amendment | guarantees jury trials in civil cases | covers lawsuits at common law over more than twenty dollars
Eighth Amendment | forbids excessive bail and cruel and unusual punishment | is the basis for challenges to the death penalty and harsh treatment of prisoners
Ninth Amendment | says that people keep rights not listed in the Constitution | answers the fear that naming some rights would deny others
Tenth Amendment | reserves to the states or the people powers not given to the national government | is the chief support for states' rights and limits on federal power | supports federalism by keeping some powers from the national government
Eleventh Amendment | limits suits against a state by citizens of another state in federal courts | overturned Chisholm v. Georgia in 1795
Twelfth Amendment | requires electors to vote separately for president and vice president | was added in 1804 after Jefferson and Burr tied

# Events of the Confederation and the early republic
? Which event
Shays' Rebellion / Shays's Rebellion | was the 1786 uprising of indebted Massachusetts farmers who closed courts | convinced leaders that a stronger central government was needed | was led by a former army captain who tried to seize the Springfield arsenal
Annapolis Convention | was the 1786 meeting on trade that called for another meeting in Philadelphia | drew delegates of only five states to Maryland, where Hamilton urged a wider meeting
Newburgh Conspiracy | was the 1783 threat by unpaid army officers that Washington calmed | was a plan of Continental officers to force Congress to pay them
Constitutional Convention / Philadelphia Convention | met in 1787 to revise the Articles | was presided over by Washington and wrote a new frame of government | debated representation and slavery behind closed doors in 1787
Whiskey Rebellion | was the 1794 Pennsylvania protest against an excise tax on liquor | was put down when Washington led thousands of militia west | tested the power of the new government to enforce federal law
XYZ Affair | was the scandal in which French agents demanded a bribe from American diplomats | led to the cry "Millions for defense, but not one cent for tribute" | led to an undeclared naval war with France
Quasi-War | was the undeclared naval fighting with France from 1798 to 1800 | led to the creation of the Navy Department | ended with the Convention of 1800
Citizen Genêt affair / Genêt affair | was a French diplomat's effort in 1793 to recruit Americans to fight Britain | tested Washington's policy of neutrality when an envoy armed privateers
Fries's Rebellion | was a 1799 uprising of Pennsylvania German farmers against a federal tax on houses | was a tax protest under John Adams that ended in presidential pardons
French Revolution | began in 1789 and divided Americans between Jefferson's and Hamilton's followers | overthrew Louis XVI and turned violent in the Reign of Terror | led to war between France and Britain and an American policy of neutrality
Haitian Revolution | created the first Black republic and frightened American slaveholders | was led by Toussaint L'Ouverture in the colony of Saint-Domingue | led Napoleon to give up plans for an American empire and sell Louisiana
Election of 1800 / Revolution of 1800 | was the first peaceful transfer of power from one party to another | was decided by the House after Jefferson and Burr tied | made Jefferson president and led to the Twelfth Amendment

# Treaties and agreements from 1494 to 1823
? Which treaty
Treaty of Tordesillas / Line of Demarcation | divided newly found lands between Spain and Portugal in 1494 | left Brazil to Portugal and most of the Americas to Spain | was an agreement between two Catholic kingdoms after the voyage of Columbus
Treaty of Paris of 1763 | ended the French and Indian War | gave Britain Canada and French lands east of the Mississippi | gave Spanish Florida to Britain
Treaty of Fort Stanwix | brought an Iroquois cession of lands south of the Ohio River | moved the settlement line west after Iroquois leaders gave up Shawnee hunting grounds
Treaty of Alliance of 1778 / French alliance | brought France into the Revolutionary War | followed the American victory at Saratoga and was signed by Benjamin Franklin
Treaty of Paris of 1783 | recognized American independence after the Revolutionary War | made the Mississippi River the nation's western boundary | was negotiated by Franklin, Adams and Jay
Jay's Treaty / Jay Treaty | won British withdrawal from western forts in 1794 but angered many Americans | avoided war with Britain but did not stop the seizure of American sailors | was signed with Britain and opposed by Jefferson's followers
Pinckney's Treaty / Treaty of San Lorenzo | gave Americans use of the Mississippi and the port of New Orleans in 1795 | settled the northern border of Florida with Spain | was signed with Spain to open trade for western farmers
Treaty of Greenville | gave most of Ohio to the United States in 1795 after a Native defeat | was signed by Little Turtle and other leaders after the Battle of Fallen Timbers
Treaty of Ghent | ended the War of 1812 without changing borders | was signed in Belgium on Christmas Eve 1814 | restored prewar conditions between Britain and the United States
Rush-Bagot Agreement / Rush-Bagot Treaty | limited British and American warships on the Great Lakes in 1817 | began the demilitarizing of the border with Canada
Convention of 1818 | set the 49th parallel as the border from Lake of the Woods to the Rockies | let Britain and the United States jointly occupy Oregon
Adams-Onís Treaty / Transcontinental Treaty | gave Spanish Florida to the United States in 1819 | fixed the border with Spanish lands as far as the Pacific | followed Andrew Jackson's invasion of Florida

# Acts and papers of the early republic
? Which measure
Judiciary Act of 1789 | created the federal court system with district and circuit courts | set the number of Supreme Court justices at six | carried out Article III by setting up lower courts
Alien and Sedition Acts | made it a crime to criticize the government falsely in 1798 | let the president deport dangerous foreigners in 1798 | let Federalists strike at immigrants and Republican newspaper editors
Kentucky and Virginia Resolutions / Virginia and Kentucky Resolutions | claimed in 1798 that states could judge federal laws unconstitutional | were written secretly by Jefferson and Madison | was a protest against the Alien and Sedition Acts
Proclamation of Neutrality / Neutrality Proclamation | declared in 1793 that the nation would stay out of the war between Britain and France | was Washington's response to the European war despite the French alliance | kept the nation out of the wars of the French Revolution
Washington's Farewell Address / Farewell Address | warned the nation in 1796 against political parties and permanent alliances | announced that the first president would not seek a third term
Report on Public Credit | was Hamilton's plan for the nation to fund its debt and assume state debts | led to the bargain that placed the capital on the Potomac
Report on Manufactures | was Hamilton's call for tariffs and aid to promote industry | proposed in 1791 that government encourage factories
Embargo Act / Embargo Act of 1807 | stopped nearly all American exports in an effort to force respect for neutral ships | hurt New England merchants and was repealed as Jefferson left office | was Jefferson's response to British and French seizure of ships
Non-Intercourse Act | reopened trade in 1809 with all nations except Britain and France | replaced the failed total ban on foreign trade as Madison took office
Macon's Bill No. 2 | offered in 1810 to trade with whichever of Britain or France respected neutral rights | let Napoleon trick Madison into stopping trade with Britain
Orders in Council | blocked neutral ships from trading with Napoleon's Europe | were British rules on neutral ships, repealed just as Congress declared war
Judiciary Act of 1801 | let John Adams appoint "midnight judges" before leaving office | created new federal judgeships that Jefferson's party soon repealed

# Political groups of the founding and early republic
? Which group
Federalists / Federalist Party | followed Hamilton and favored a strong national government and commerce | lost power for good after opposing the War of 1812 | supported a national bank and ties with Britain
Democratic-Republicans / Jeffersonian Republicans | followed Jefferson and Madison and favored states' rights and farmers | wanted a small central government and sympathized with France | believed in strict construction and an agricultural nation
Antifederalists / Anti-Federalists | opposed ratifying the Constitution because they feared a strong central government | demanded a bill of rights in 1788 | included Patrick Henry and George Mason
War Hawks | were young western and southern congressmen who demanded war with Britain | were led by Henry Clay and John C. Calhoun in 1812 | wanted to end British aid to Native peoples and to take Canada
midnight judges | were court appointees chosen in John Adams's last days in office | led to the lawsuit Marbury v. Madison
Kitchen Cabinet | was Andrew Jackson's unofficial circle of advisers | was an informal circle of friends and editors who met with Jackson
president's cabinet / cabinet | consists of the department heads who advise the chief executive | first held Jefferson, Hamilton, Knox and Randolph

# Political terms of the early republic and Jackson's time
? Which term means
strict construction | reading the Constitution to allow only powers it plainly states | the view that led Jefferson to oppose a national bank | the belief that the government may do only what the Constitution says
loose construction | reading the Constitution to allow implied powers | the broad approach Hamilton took to justify a national bank | the broad interpretation of the elastic clause
nullification | a state's claim that it may refuse to obey a federal law | the doctrine South Carolina used against the tariff in 1832
precedent | an act or decision that sets an example for later ones | a practice such as Washington's two-term limit that others follow
sedition | speech or action that stirs rebellion against the government | the offense for which Republican editors were jailed in 1798
secession | the withdrawal of a state from the Union | the step eleven Southern states took in 1860 and 1861 | the action that led to the Civil War after Lincoln's election
spoils system | the practice of rewarding political supporters with government jobs | rotation in office as Jackson used it to favor loyal Democrats | the practice ended in part by the Pendleton Act
universal white male suffrage | voting by adult men without a property requirement in the Jackson years | the change that expanded democracy before 1840 yet left out women and Black people
impeachment | a formal charge of wrongdoing against a president by the House | the process that Andrew Johnson survived by one Senate vote in 1868 | the accusation that the House brings and the Senate tries

# Kinds of political meeting
? Which kind of meeting
town meeting | let New England residents vote directly on local matters | was the direct local democracy of colonial Massachusetts
nominating convention | gathers party delegates to choose candidates | was first used by the Anti-Masons and replaced the caucus
congressional caucus | had party members in the House and Senate choose presidential candidates in secret | lost power after its candidate failed in the election of 1824
ratifying convention | had elected delegates of one state approve or reject the Constitution | voted in each state in 1787 and 1788 on a new frame of government
colonial assembly | was the elected lawmaking body of a colony | claimed the sole right to tax the people of a colony

# Banks and financial institutions
? Which financial institution
First Bank of the United States / Bank of the United States | was chartered in 1791 to hold federal funds | was Hamilton's institution for handling public money, opposed by Jefferson | was defended by the elastic clause and expired in 1811
Second Bank of the United States | was headed by Nicholas Biddle | lost its charter after Jackson's veto of 1832
pet banks | received the federal deposits that Jackson removed in 1833 | were state lenders favored by Jackson's supporters
Federal Reserve System / Federal Reserve | was created under Wilson in 1913 to control the money supply | consists of twelve regional banks and a central board
Freedman's Bank / Freedman's Savings Bank | held the deposits of former slaves and failed in 1874 | was chartered in 1865 for African American depositors
Bank of North America | was founded by Robert Morris in 1781 under the Confederation | was the first chartered lender of the Confederation Congress, in Philadelphia

# Kinds of taxes
? Which kind of tax
excise tax | is placed on goods made and sold within the country | set off protest in western Pennsylvania when it was put on whiskey
protective tariff | shelters home industry from foreign competition | was opposed by the South and favored by Northern manufacturers
direct tax | was laid on the colonists for the first time by the Stamp Act | is paid straight to the government rather than hidden in the price of imports
graduated income tax | takes a higher rate from people who earn more | was a Populist demand that reached the wealthy through their earnings
single tax | was Henry George's plan to tax only land | would have replaced all other levies by taking the rising value of land
property tax | is based on the value of land and buildings a person owns | was the tax on owners that paid for common schools

# Presidents before the Civil War
? Which president
George Washington | commanded the Continental Army and then served as the first president | set the precedent of serving only two terms | warned against permanent alliances and political parties
John Adams | signed the Alien and Sedition Acts and avoided full war with France | was the second president and lost the election of 1800 | defended British soldiers in court and helped win independence
Thomas Jefferson / Jefferson | wrote the Declaration of Independence and bought Louisiana from France | imposed an embargo on foreign trade in 1807 | sent an expedition up the Missouri River to the Pacific
James Monroe | warned Europe against new colonies in the Western Hemisphere | governed during the Era of Good Feelings | won Florida from Spain and signed the Missouri Compromise
John Quincy Adams | was chosen by the House in 1825 in what rivals called a corrupt bargain | later fought the gag rule on antislavery petitions as a congressman | wrote the Monroe Doctrine as secretary of state
Andrew Jackson | vetoed the recharter of the Second Bank and opposed nullification | signed the Indian Removal Act and favored the common man | won the Battle of New Orleans
Martin Van Buren / Van Buren | faced the Panic of 1837 soon after taking office | was a founder of the Democratic Party who carried out the Cherokee removal | was blamed for a depression and lost the election of 1840
William Henry Harrison | died one month after his inauguration in 1841 | won the log cabin and hard cider campaign as a Whig hero of Tippecanoe | was the first Whig elected to the White House
John Tyler | was the first vice president to succeed on the death of a president | was expelled by the Whigs and signed the annexation of Texas | became president in 1841 after William Henry Harrison died
James K. Polk / Polk | led the nation in war with Mexico and gained California | settled the Oregon boundary with Britain at the 49th parallel | was elected in 1844 on a platform of expansion
Zachary Taylor | was a Mexican War general who died in office in 1850 | won the White House in 1848 as a Whig war hero | won the Battle of Buena Vista in the Mexican War
Millard Fillmore / Fillmore | signed the Compromise of 1850 after his predecessor died | later ran as the Know-Nothing candidate
Franklin Pierce | signed the Kansas-Nebraska Act and approved the Gadsden Purchase | was the New Hampshire Democrat elected in 1852
James Buchanan / Buchanan | did little to stop secession before leaving office in 1861 | supported the Dred Scott decision and the Lecompton constitution | was president when the Southern states began to secede

# Explorers and adventurers of the West
? Which explorer
Meriwether Lewis | led the Corps of Discovery with William Clark | was Jefferson's secretary, sent in 1804 to explore the Louisiana Purchase
William Clark | led the Corps of Discovery with Meriwether Lewis and drew its maps | later governed Missouri Territory and dealt with western tribes as superintendent
Sacagawea / Sacajawea | was the Shoshone woman who helped the Corps of Discovery as interpreter | traveled with Lewis and Clark to the Pacific with an infant son | helped Lewis and Clark get horses from the Shoshone
Zebulon Pike | explored the southern Rockies and had a Colorado peak named for him | was captured by Spanish troops in 1807 while exploring | explored the Arkansas and Red rivers in the Louisiana Purchase
John C. Frémont / Frémont | mapped trails to the West and ran for president in 1856 | was the first Republican presidential candidate | helped the Bear Flag rebels in California
Jedediah Smith | was the trapper who rediscovered South Pass and crossed the Mojave to California | explored the Great Basin in the 1820s as a mountain man
Jim Bridger | was a mountain man who reached the Great Salt Lake and built a trading fort | built a fort in Wyoming where wagon trains stopped for supplies
Stephen Kearny | took Santa Fe without a fight in 1846 and marched to California | commanded the Army of the West in the Mexican War

# People of the Jefferson and Madison years
? Which person
Aaron Burr / Burr | killed Alexander Hamilton in a duel in 1804 | was acquitted of treason in 1807 after a western conspiracy | tied with Jefferson in the election of 1800
John Marshall / Chief Justice Marshall | strengthened federal power as head of the Supreme Court from 1801 to 1835 | established judicial review in an 1803 opinion | wrote the opinions in McCulloch v. Maryland and Gibbons v. Ogden
Albert Gallatin | was the Swiss-born treasury secretary who cut the national debt | served as treasury head for both Jefferson and Madison
Stephen Decatur | burned the captured frigate Philadelphia in Tripoli harbor | was a naval hero of the wars against the Barbary pirates
Samuel Chase | was the Federalist judge impeached but acquitted in 1805 | kept his Supreme Court seat after a Senate trial
Francis Scott Key | wrote the words of "The Star-Spangled Banner" | watched the British bombardment of Fort McHenry in 1814 | wrote the national anthem during the War of 1812
Oliver Hazard Perry | reported "We have met the enemy and they are ours" | defeated a British fleet on Lake Erie in 1813
Toussaint L'Ouverture / Toussaint Louverture | led the revolt that freed enslaved people in Saint-Domingue | helped persuade Napoleon to abandon his plans for an American empire | led the Haitian Revolution against France
Napoleon Bonaparte / Napoleon | sold Louisiana to the United States in 1803 | gave up plans for an American empire after losing Haiti
William Marbury | sued in 1801 to receive his appointment as a justice of the peace | was the "midnight judge" whose lawsuit led to judicial review

# Native leaders of the early republic and removal
? Which Native leader
Tecumseh | was the Shawnee leader who sought a union of all Native peoples in the Northwest | fought beside the British and died at the Thames in 1813 | worked with his brother to stop American settlement of Native lands
Tenskwatawa / The Prophet | was the religious leader who built Prophetstown with his Shawnee brother | urged Native people to give up alcohol and white customs | lost followers after the Battle of Tippecanoe
Little Turtle | was the Miami chief who defeated General St. Clair's army in 1791 | signed the Treaty of Greenville after defeat at Fallen Timbers
John Ross | was the Cherokee chief who fought removal in the courts | led the Cherokee on the journey to Indian Territory in 1838 | took the Cherokee case to the Supreme Court
Osceola | led the Seminole in Florida against removal | was captured in 1837 under a flag of truce | used surprise attacks from the Everglades against American troops
Black Hawk | led the Sauk and Fox back to Illinois in 1832 | lost an 1832 war for tribal homelands in Illinois and Wisconsin
Sequoyah | created a written alphabet for the Cherokee language | made possible a Cherokee newspaper with a system of 86 characters | helped thousands of Cherokee learn to read and write
Major Ridge | signed the Treaty of New Echota giving up Cherokee land | was killed by fellow Cherokee in 1839 for agreeing to removal

# Battles of the early republic and the War of 1812
? Which battle
Battle of Fallen Timbers / Fallen Timbers | was Anthony Wayne's 1794 victory over a Native confederacy in Ohio | led to the Treaty of Greenville and opened Ohio to settlers
Tippecanoe / Battle of Tippecanoe | was William Henry Harrison's 1811 victory at Prophetstown in Indiana | made westerners blame Britain for arming Native peoples before war was declared | weakened Tecumseh's confederacy while he was away
Battle of Lake Erie | gave Americans naval control near Detroit in September 1813 | was won by Oliver Hazard Perry's fleet
Battle of the Thames | was the 1813 fight in Ontario in which Tecumseh was killed | ended Native resistance in alliance with the British in the Northwest
Horseshoe Bend / Battle of Horseshoe Bend | was Andrew Jackson's 1814 victory over the Creek in Alabama | forced the Creek to give up more than half their land
Fort McHenry / Battle of Baltimore | inspired Francis Scott Key to write "The Star-Spangled Banner" | held off a British naval bombardment in Maryland in September 1814 | was where Francis Scott Key saw the flag still flying
Battle of New Orleans | was fought in January 1815 after the peace treaty had been signed | made Andrew Jackson a national hero for defeating a British invasion | was the greatest American land victory of the War of 1812
Bladensburg / Battle of Bladensburg | was the American rout that opened Washington to British troops | was followed by the burning of the White House in August 1814
Plattsburgh / Battle of Lake Champlain / Battle of Plattsburgh | turned back a British invasion of New York in September 1814 | was Thomas Macdonough's naval victory near the Canadian border
Queenston Heights / Battle of Queenston Heights | was a failed American invasion of Canada in October 1812 | ended with New York militia refusing to cross the Niagara River

# Events of the era of the War of 1812
? Which event
Hartford Convention | was the New England Federalist meeting of 1814 that opposed the war | made the Federalist Party look disloyal and led to its decline | called for constitutional changes to protect New England
Chesapeake-Leopard affair / Chesapeake affair | was the 1807 British attack on an American frigate off Virginia | led Jefferson to ask for an embargo
Barbary Wars / Tripolitan War | were fought over tribute demanded by North African states from American ships | made the navy fight pirates of Tripoli under Jefferson | ended the payment of tribute in the Mediterranean
Louisiana Purchase | doubled the size of the country in 1803 | bought land west of the Mississippi from France for about $15 million | gave the United States control of New Orleans
Lewis and Clark expedition / Corps of Discovery | traveled from St. Louis to the Pacific and back between 1804 and 1806 | mapped a route over the Rockies and recorded plants and animals | explored the Louisiana Purchase with the help of Sacagawea
burning of Washington | destroyed the White House and the Capitol in August 1814 | was a British attack on the capital during Madison's presidency | forced Dolley and James Madison to flee

# War and trade at sea
? Which term means
impressment | the British practice of seizing American sailors for the Royal Navy | the forced naval service that was a chief cause of the War of 1812 | the seizing of seamen that angered Americans before 1812
blockade | the use of ships to keep goods from entering or leaving ports | the naval closing of Southern harbors that Lincoln ordered in April 1861 | the first part of the Anaconda Plan against the Confederacy
blockade running | slipping past Union warships to bring goods to the South | the risky trips from Bermuda and Nassau to Southern ports in fast vessels
privateering | the capture of enemy merchant vessels by private ships with government permission | the work of armed private ships such as those that raided British trade
tribute | a payment made to a foreign power to buy peace | the payment that the Barbary states demanded to leave American ships alone
piracy | robbery of ships at sea without any government's permission | the crime of sea robbers such as Blackbeard

# Supreme Court cases of the Marshall and Taney courts
? Which case
Marbury v. Madison | established judicial review in 1803 | struck down part of the Judiciary Act of 1789 | arose from the appointment of midnight judges
McCulloch v. Maryland | upheld the national bank and barred states from taxing it | affirmed implied powers under the necessary and proper clause in 1819 | held that the power to tax is the power to destroy
Gibbons v. Ogden | gave Congress control of interstate commerce in a steamboat dispute | ended a New York steamboat monopoly in 1824 | held that only the national government may regulate trade between states
Dartmouth College v. Woodward / Dartmouth College case | protected a private charter in New Hampshire as a contract | limited state interference with corporations in 1819
Fletcher v. Peck | first struck down a state law, in an 1810 dispute over Yazoo land grants | held that Georgia could not cancel land sales even though they were corrupt
Cohens v. Virginia | affirmed in 1821 that the Supreme Court can review state court decisions in criminal matters | arose from the sale of lottery tickets
Cherokee Nation v. Georgia | called a Native tribe a "domestic dependent nation" in 1831 | held that a tribe could not sue as a foreign country
Worcester v. Georgia | held in 1832 that state laws had no force on Cherokee land | was ignored by Andrew Jackson in favor of removal | recognized the Cherokee as a separate political community
Charles River Bridge v. Warren Bridge / Charles River Bridge case | favored competition over an old monopoly in an 1837 Boston ruling | placed community progress above charter privileges under Taney
Johnson v. M'Intosh / Johnson v. McIntosh | held in 1823 that Native people had only a right of occupancy of land | said that only the federal government could buy tribal land
Dred Scott v. Sandford / Dred Scott decision | ruled in 1857 that Black people were not citizens | declared the Missouri Compromise unconstitutional | held that Congress could not ban slavery in the territories
Commonwealth v. Hunt | held in 1842 that Massachusetts labor unions were legal | allowed workers to strike peacefully
Ableman v. Booth | upheld the Fugitive Slave Act against Wisconsin courts in 1859 | held that state courts cannot free a federal prisoner

# Laws, policies and programs from Monroe to Jackson
? Which measure
Monroe Doctrine | warned European powers in 1823 not to colonize the Americas further | declared that the United States would stay out of European affairs | opposed European interference in the new nations of Latin America
Missouri Compromise | admitted Maine as a free state and its partner as a slave state in 1820 | banned slavery in the Louisiana Purchase north of 36°30′ | kept the balance of free and slave states in the Senate
American System | was Henry Clay's plan of tariff, national bank and internal improvements | aimed to tie the economies of all sections together | called for roads and canals paid for by tariffs
Tariff of 1816 | was the first tax on imports meant mainly to protect American factories | was passed to shield new industry from cheap British goods after the War of 1812
Tallmadge Amendment | proposed in 1819 to bring gradual emancipation to Missouri | passed the House but failed in the Senate in the Missouri debate
Land Act of 1820 | cut the minimum price of western acreage to $1.25 and ended sales on credit | let settlers buy as few as 80 acres for cash
Bonus Bill | would have used national bank money for roads and canals in 1817 | was vetoed by Madison as unconstitutional
Tariff of Abominations / Tariff of 1828 | was the high import tax, signed by John Quincy Adams, that the South hated | led Calhoun to write his "South Carolina Exposition and Protest" | led South Carolina to claim the right of nullification
Compromise Tariff of 1833 | lowered import duties step by step to settle the nullification crisis | was Henry Clay's plan to end the quarrel with South Carolina
Force Bill | let Jackson use troops to collect customs in South Carolina in 1833 | was passed beside the Compromise Tariff in the nullification crisis
Indian Removal Act | moved eastern tribes west of the Mississippi under an 1830 law | was signed by Jackson to exchange tribal lands for western territory | led to the Trail of Tears
gag rule | set aside antislavery petitions in the House from 1836 to 1844 | was fought by John Quincy Adams as a limit on the right of petition
Specie Circular | required in 1836 that public land be paid for in gold or silver | was Jackson's order that helped set off the Panic of 1837

# Events of the Jacksonian era
? Which event
corrupt bargain | was the alleged deal that made John Quincy Adams president and Clay secretary of state | was charged by Jackson's supporters after the election of 1824 | helped Andrew Jackson win the election of 1828
Trail of Tears | was the forced march on which thousands of Cherokee died in 1838 and 1839 | moved Cherokee people from Georgia to Oklahoma | was forced on the Cherokee by federal troops under Van Buren
Bank War | was Jackson's struggle against Nicholas Biddle over recharter | included the 1832 veto and the withdrawal of federal deposits | led Jackson to move federal money to favored state institutions
nullification crisis | was South Carolina's refusal in 1832 to collect the federal tariff | was settled by Henry Clay's lower tariff in 1833 | led Jackson to threaten force and Calhoun to resign
Peggy Eaton affair / Petticoat affair | was the social scandal over a secretary of war's wife that split Jackson from Calhoun | led Jackson's cabinet to resign in 1831
Dorr Rebellion | was an 1842 uprising in Rhode Island for wider voting rights | set up a rival Rhode Island government to win the vote for men without property

# Political leaders of the Jacksonian era
? Which person
Henry Clay / Clay | was the Kentucky senator known as the Great Compromiser | designed the Missouri Compromise and the American System | became secretary of state after the election of 1824
John C. Calhoun / Calhoun | was the South Carolina senator who defended nullification and slavery | resigned the vice presidency in 1832 | wrote the "South Carolina Exposition and Protest"
Daniel Webster / Webster | was the Massachusetts senator who said "Liberty and Union, now and forever" | supported the Compromise of 1850 in his Seventh of March speech | argued for the Union in a Senate debate with Robert Hayne
Nicholas Biddle / Biddle | was president of the Second Bank of the United States | fought Jackson by asking for an early recharter in 1832
Roger B. Taney / Taney | succeeded John Marshall as chief justice | wrote the majority opinion in the Dred Scott case
Robert Hayne | defended states' rights in an 1830 Senate debate with Webster | was the South Carolina senator who argued the Union was a compact of states
Alexis de Tocqueville / Tocqueville | was the French visitor who wrote "Democracy in America" | observed American equality and voluntary associations in the 1830s
Thomas Dorr | led an 1842 rebellion for wider voting rights in Rhode Island | was jailed after setting up a rival state government in New England

# Inventors and builders of the market revolution
? Which person
Eli Whitney / Whitney | invented the cotton gin in 1793 | promoted interchangeable parts for making muskets
Samuel Slater / Slater | built the first successful textile mill at Pawtucket from memorized British plans | was the English mechanic called the Father of the American Factory System | brought British textile technology to Rhode Island
Robert Fulton / Fulton | built the Clermont, the first profitable steamboat | showed in 1807 that a vessel could travel up the Hudson under steam
Samuel F. B. Morse / Samuel Morse / Morse | developed the telegraph and a code of dots and dashes | sent the message "What hath God wrought" in 1844 | sent messages over wires between Washington and Baltimore
Cyrus McCormick / McCormick | patented the mechanical reaper for cutting wheat | sold harvesting machines from a Chicago factory | let Midwestern farmers harvest wheat faster
John Deere | made a steel plow that cut through sticky prairie soil | was the Illinois blacksmith whose 1837 tool opened the Midwest to farming
Elias Howe | patented a sewing machine with a lockstitch in 1846 | invented the stitching machine that sped up the making of ready-made clothing
Isaac Singer | sold an improved foot-powered sewing machine on installment payments | made home stitching machines popular in the 1850s
Francis Cabot Lowell | combined spinning and weaving under one roof at Waltham | copied the British power loom and hired young farm women | founded the Massachusetts textile system that employed mill girls
DeWitt Clinton | was the New York governor who pushed the building of the Erie Canal | promoted a waterway between the Hudson and the Great Lakes
Charles Goodyear / Goodyear | discovered the vulcanizing of rubber in 1839 | made rubber useful in both heat and cold
Cyrus Field | laid the first transatlantic telegraph cable | joined Europe and America by underwater wire in 1858 and 1866
John Jacob Astor / Astor | made a fortune in the western fur trade and New York real estate | founded a trading post at the mouth of the Columbia River

# Inventions of the market revolution
? Which invention
cotton gin | separated seeds from short fiber quickly | made slavery more profitable by spreading a new crop across the Deep South | was invented by Eli Whitney in 1793
steamboat | let goods and people travel upstream against river currents | turned the Mississippi and Ohio into two-way highways after 1811 | was made profitable by Robert Fulton in 1807
telegraph | sent messages instantly by wire in code | let newspapers and railroads share news across the country in moments | was developed by Samuel Morse
mechanical reaper | harvested grain many times faster than a scythe | let Midwestern farmers plant more wheat | was patented by Cyrus McCormick
steel plow | cut through thick prairie sod without clogging | replaced wood and iron tools that stuck in Midwestern soil | was invented by John Deere
interchangeable parts / American System of manufactures | let identical pieces replace one another in a product | made guns and clocks easier to assemble and repair | was promoted by Eli Whitney for making muskets
power loom | wove thread into cloth by water or steam | let Waltham mills make finished cotton fabric in one building
sewing machine | stitched ready-made clothing and shoes quickly | was patented by Elias Howe and sold by Isaac Singer
clipper ship | was a slender, fast sailing vessel of the China and California trade | cut the voyage from New York to San Francisco to about three months
spinning jenny | spun several threads at once in early English textile making | was James Hargreaves's machine that began the change to making thread in factories

# Transport routes and mail services
? Which route
Erie Canal | linked Albany on the Hudson River with Buffalo on Lake Erie's shore | made New York City the nation's leading port after 1825 | cut the cost of shipping goods from the Great Lakes to the East
National Road / Cumberland Road | ran from Maryland over the Appalachians to Wheeling by 1818 | was the first highway built with federal money, reaching Illinois | carried settlers and wagons west into the Ohio Valley
Baltimore and Ohio Railroad / B&O Railroad | was the first American line to carry passengers and freight on tracks | was chartered in 1827 to compete with New York's waterway
Lancaster Turnpike | was the stone toll highway opened from Philadelphia in the 1790s | proved that private toll roads could pay
Wilderness Road | led settlers through the Cumberland Gap into Kentucky | was cleared by Daniel Boone in 1775
Oregon Trail | was the 2,000-mile wagon route from Independence, Missouri, to the Willamette Valley | took thousands of pioneer families through South Pass in the 1840s | took about six months to travel by covered wagon
Santa Fe Trail | was the trade route from Missouri to the capital of New Mexico | was opened by William Becknell in 1821 for merchants in freight wagons | was a route of traders between the United States and Mexico
Mormon Trail | ran from Nauvoo, Illinois, to the Great Salt Lake | was taken west by Brigham Young's followers in 1846 and 1847
transcontinental railroad | was completed at Promontory Summit, Utah, in 1869 | was built by the Union Pacific and Central Pacific | used Chinese and Irish workers to lay tracks from two directions
Pony Express | was the horseback mail service of 1860 and 1861 from Missouri to California | was ended by the telegraph after eighteen months of relay riders
Chisholm Trail | was the cattle route from San Antonio to Abilene, Kansas | took cowboys and Texas cattle to the railroad in Kansas

# Forms of work and production before the Civil War
? Which term means
Lowell system / Waltham-Lowell system | the employing of young farm women in mills with company boardinghouses | the plan of putting all steps of cloth making in one Massachusetts factory town | the factory life of mill girls who worked long hours under strict rules
putting-out system / outwork / cottage industry | giving families materials to make goods at home for a merchant | the home production of shoes or hats that came before factories
factory system | bringing workers and machines together in one building | the method of production that Samuel Slater brought to Rhode Island
craft production / artisan shop | making goods by hand in a small workshop | the work of skilled masters, journeymen and apprentices before machines
mass production | making large amounts of identical goods cheaply by machine | the method that Henry Ford perfected with a moving line

# Forms of business
? Which form of business
joint-stock company | let many investors pool money and share profit and risk in a colonial venture | founded Jamestown with money from many investors in Virginia
corporation | is owned by stockholders who have limited liability | raises money by selling shares and is treated as a legal person | continues to exist after its original owners die
partnership | is owned by two or more people who share profits and debts | joins a few owners who are each liable for all debts
trust | was a group of companies run by one board that held their stock | was created by Standard Oil in 1882 to control refining
monopoly | has complete control of a product or service | faces no competition and can set prices as it likes | is what the Sherman Antitrust Act tried to prevent
holding company | owns controlling stock of other firms | describes Northern Securities, which Theodore Roosevelt broke up
railroad pool / pool | was an informal agreement among competing lines to divide business and keep rates high | was outlawed by the Interstate Commerce Act as price fixing
cooperative | is owned by members who buy and sell together | let farmers of the Grange and the Alliance avoid middlemen

# Ideas and attitudes in nineteenth-century society
? Which term means
nativism | hostility toward immigrants by people born in the country | the feeling that inspired the Know-Nothings in the 1850s | the attitude that led to laws against Chinese and southern European newcomers
cult of domesticity / cult of true womanhood | the ideal that a woman's place was the home, where she taught virtue | a middle-class idea praising piety, purity and submission | the belief that men should work outside and wives should care for the household
republican motherhood | the idea that women should raise virtuous citizens for the new nation | the role that gave women a reason for schooling after the Revolution
sectionalism | loyalty to one's own region rather than to the whole nation | the rivalry of North, South and West over slavery and tariffs | the division that led to the Civil War
nationalism | pride in and loyalty to one's country | the unity of feeling that marked the Era of Good Feelings
Manifest Destiny | the belief that the nation was meant to spread to the Pacific | the idea by which John O'Sullivan justified expansion in 1845 | the belief used to justify the annexation of Texas and Oregon
popular sovereignty | letting the settlers of a territory decide for or against slavery | the idea of Lewis Cass and Stephen Douglas for the western territories | the principle of the Kansas-Nebraska Act
paternalism | the slaveholders' claim to care for enslaved people like fathers | an ideology by which masters presented slavery as kind guardianship
positive good theory | Calhoun's argument that slavery benefited both races | the defense of bondage as better than the wage labor of Northern factories
free labor ideology | the belief that workers could rise to own property by their own effort | the Northern view that wage earning was a step to independence

# Reform movements before the Civil War
? Which movement
Second Great Awakening | was the religious revival of the early 1800s that inspired reform | had preachers such as Charles Finney who taught that people could choose salvation | was spread by camp meetings on the frontier
temperance movement | tried to limit or ban the drinking of alcohol | led Maine to outlaw liquor sales in 1851 | was supported by women because drinking harmed families
abolition movement / abolitionism | sought an immediate end to slavery | was led by William Lloyd Garrison and Frederick Douglass | was spread by newspapers such as "The Liberator"
common school movement | sought tax-supported public education for all children | was led by Horace Mann in Massachusetts | trained teachers and lengthened the academic year
asylum movement / mental health reform | sought humane care of the mentally ill in special hospitals | was begun by Dorothea Dix after visiting jails in Massachusetts
women's rights movement | demanded the vote, property and equality for wives and daughters | held its first convention at Seneca Falls in 1848 | was led by Elizabeth Cady Stanton and Lucretia Mott
colonization movement / colonization | planned to send free Black Americans to Africa | created Liberia in the 1820s
penitentiary reform / prison reform | tried to have criminals repent and improve behind bars | replaced public whipping with cells and silence, as at Auburn
utopian movement / utopian community | tried to create perfect societies in small cooperative settlements | founded ideal settlements such as Brook Farm and New Harmony

# Religious and utopian communities and groups
? Which group
Brook Farm | was the Massachusetts commune where transcendentalists shared work and study | was founded by George Ripley and joined for a time by Hawthorne
New Harmony | was Robert Owen's cooperative town in Indiana | failed within a few years of its founding in 1825 by a Scottish mill owner
Oneida Community | practiced complex marriage in upstate New York | was founded by John Humphrey Noyes and made silverware
Shakers | believed in celibacy and the equality of men and women | followed Mother Ann Lee and were known for dancing in worship and simple furniture | lived in communities where men and women were kept apart
Mormons / Latter-day Saints | followed Joseph Smith and then Brigham Young to Utah | settled the Great Salt Lake after persecution in Missouri and Illinois | moved west after Joseph Smith was murdered in Illinois
Amana Society | was a German religious commune that moved to Iowa in the 1850s | held property in common in several Iowa villages
Millerites | expected the Second Coming of Christ in 1843 or 1844 | followed the predictions of a New York farmer and preacher about Christ's return
African Methodist Episcopal Church / AME Church | was founded by Richard Allen as the first independent Black denomination | grew from a protest against segregated pews in Philadelphia | gave free Black Northerners a religious community of their own
Methodists | sent circuit riders across the frontier to hold revivals | became the largest Protestant denomination by the 1840s
Unitarians | rejected the Trinity and stressed reason and human goodness | drew educated New Englanders led by William Ellery Channing

# Educators, preachers and humanitarian reformers before the Civil War
? Which reformer
Charles Grandison Finney / Charles Finney | was the leading revival preacher of the Second Great Awakening | preached in Rochester that sinners could choose to be saved | urged converts to work against slavery and drinking
Lyman Beecher | was the Boston minister who cofounded the American Temperance Society | warned against Catholic influence in the West and headed Lane Seminary
Dorothea Dix | worked for state hospitals for the mentally ill | exposed cruel conditions in jails and headed Union army nurses | persuaded states to build asylums
Horace Mann | was the Massachusetts education secretary who promoted public schools | called education "the great equalizer" and founded teacher-training schools | believed that education was necessary for democracy
Joseph Smith | founded the Mormon church and published the Book of Mormon in 1830 | was killed by a mob at Carthage, Illinois, in 1844 | said that an angel led him to golden plates
Brigham Young | led the Mormon migration to the Great Salt Lake in 1847 | became the first governor of Utah Territory | took over the Mormon church after Joseph Smith was killed
Emma Willard | founded a female seminary at Troy, New York, in 1821 | offered girls mathematics and science at a school in Troy
Catharine Beecher | promoted teaching as a career for women and wrote on domestic economy | founded the Hartford Female Seminary
Sylvester Graham | urged a diet of whole grain flour and no meat or alcohol | was the health reformer for whom a brown cracker is named
Thomas Gallaudet | opened the first American school for the deaf at Hartford | introduced sign language education from France
Samuel Gridley Howe | headed the Perkins school for the blind in Boston | taught Laura Bridgman, who was deaf and blind
Mary Lyon | founded Mount Holyoke, a pioneer women's college, in 1837 | was the Massachusetts teacher who opened a seminary for young women in 1837
Elizabeth Blackwell | was the first American woman to earn a medical degree | graduated from Geneva Medical College in 1849
Noah Webster | wrote a blue-backed speller and an American dictionary | gave American English its own spellings such as "color"

# Abolitionists
? Which abolitionist
Frederick Douglass / Douglass | escaped slavery and published the "North Star" | wrote a famous 1845 narrative of his life | asked what the Fourth of July means to the slave
William Lloyd Garrison / Garrison | published "The Liberator" and demanded immediate emancipation | founded the American Anti-Slavery Society in 1833 | believed in freeing slaves at once without payment to owners
Harriet Tubman / Tubman | escaped from Maryland and led about 70 people to freedom | was the most famous conductor of the Underground Railroad | was called the Moses of her people
Sojourner Truth | gave the "Ain't I a Woman?" speech in 1851 | was born into slavery in New York and spoke for women and the enslaved | traveled as a preacher against slavery though unable to read
Angelina Grimké / Sarah Grimké / Grimké sisters | came from a South Carolina slaveholding family and lectured in the North | was criticized for speaking to audiences of men and women | wrote an appeal to Southern Christian women against slavery
David Walker | wrote an 1829 "Appeal" urging enslaved people to rise | was a free Black Boston clothes dealer whose pamphlet alarmed the South
Elijah Lovejoy | was the editor killed by a mob at Alton, Illinois, in 1837 | died defending his printing press
Theodore Dwight Weld / Theodore Weld | led the Lane Seminary debates and trained antislavery speakers | compiled "American Slavery As It Is"
Arthur Tappan / Lewis Tappan / Tappan brothers | was a wealthy New York merchant who paid for antislavery causes | gave money to the American Anti-Slavery Society and the Amistad defense
John Brown | raided the federal arsenal at Harpers Ferry in 1859 | killed five proslavery settlers at Pottawatomie Creek | was hanged for treason and honored as a martyr in the North | believed that slavery could be ended only by violence
Harriet Beecher Stowe | wrote the novel "Uncle Tom's Cabin" | made millions of Northern readers feel the cruelty of slavery in an 1852 novel | increased Northern opposition to the Fugitive Slave Act with a best-selling book
James G. Birney | was a former slaveholder who ran for president for the Liberty Party | won votes in New York that cost Clay the 1844 election
Harriet Jacobs | hid for seven years in an attic crawl space in North Carolina | wrote "Incidents in the Life of a Slave Girl"
William Still | was the Philadelphia conductor who wrote down the stories of hundreds of fugitives | kept records published as "The Underground Rail Road"
Martin Delany | was a Black doctor and editor who favored emigration to Africa | became the first Black field major in the Union army

# Leaders of the women's rights movement
? Which woman
Elizabeth Cady Stanton | wrote the Declaration of Sentiments for the Seneca Falls Convention | demanded the vote for women at an 1848 New York meeting | worked for decades with Susan B. Anthony for women's suffrage
Lucretia Mott | was the Quaker minister who helped call the Seneca Falls Convention | was refused a seat at the 1840 World Anti-Slavery Convention in London | organized the first women's rights convention with Stanton
Susan B. Anthony | was arrested for voting in Rochester in 1872 | led the National Woman Suffrage Association with Stanton and campaigned across the country | worked for temperance and abolition before leading the suffrage campaign
Lucy Stone | kept her own name after marriage | founded the American Woman Suffrage Association and the "Woman's Journal"
Margaret Fuller | wrote "Woman in the Nineteenth Century" and edited "The Dial" | was the leading female transcendentalist
Amelia Bloomer | promoted loose trousers worn under a short skirt | edited "The Lily," an early newspaper for women
Carrie Chapman Catt | led the National American Woman Suffrage Association to victory with her "Winning Plan" | founded the League of Women Voters | worked state by state for women's suffrage
Alice Paul | led the militant National Woman's Party and picketed the White House | wrote the first Equal Rights Amendment in 1923
Victoria Woodhull | ran for president in 1872 as the first woman to do so | opened a Wall Street brokerage with her sister
Frances Willard | led the Woman's Christian Temperance Union with a "Do Everything" policy | joined temperance to the demand for women's votes
Jeannette Rankin | was the first woman elected to Congress | voted against entering both world wars as a Montana representative
Lucy Burns | cofounded the National Woman's Party and endured force-feeding in jail | served more time in jail than any other American suffragist

# American writers of the nineteenth century
? Which author
Washington Irving | wrote "Rip Van Winkle" and "The Legend of Sleepy Hollow" | won European fame for tales of Dutch New York
James Fenimore Cooper | wrote "The Last of the Mohicans" and the Leatherstocking Tales | created the frontier hero Natty Bumppo
Ralph Waldo Emerson / Emerson | wrote the essays "Self-Reliance" and "Nature" | led the transcendentalists and called for an American culture in "The American Scholar" | was the transcendentalist of Concord who valued the individual
Henry David Thoreau / Thoreau | lived alone at Walden Pond and wrote about it | went to jail for refusing a tax that supported slavery and war with Mexico | wrote the essay "Civil Disobedience"
Nathaniel Hawthorne / Hawthorne | wrote "The Scarlet Letter" about Puritan guilt | wrote "The House of the Seven Gables" about New England sin
Herman Melville / Melville | wrote "Moby-Dick" about the hunt for a white whale | drew on his whaling voyages to create Captain Ahab
Edgar Allan Poe | wrote "The Raven" and tales of horror | is credited with the first detective stories
Walt Whitman / Whitman | published "Leaves of Grass" in free verse | celebrated democracy and the common people in "Song of Myself"
Emily Dickinson | wrote nearly 1,800 short poems, most published after her death | lived a secluded life in Amherst
Henry Wadsworth Longfellow / Longfellow | wrote "Paul Revere's Ride" and "The Song of Hiawatha" | was the most popular American poet of the 1850s
Louisa May Alcott | wrote "Little Women" and served as a Civil War nurse | told of the four March sisters in Massachusetts
Mark Twain / Samuel Clemens | wrote "Adventures of Huckleberry Finn" | gave the Gilded Age its name in an 1873 novel | wrote of life on the Mississippi River with humor
Stephen Crane | wrote "The Red Badge of Courage" about a young Civil War soldier | described slum life in "Maggie: A Girl of the Streets"
Henry James | wrote of Americans in Europe in "The Portrait of a Lady" | was the realist novelist who studied the minds of upper-class characters

# Books, newspapers and papers of reform in the nineteenth century
? Which work
The Liberator | was Garrison's Boston newspaper calling for immediate abolition | began in 1831 with the words "I will be heard" | demanded that slavery end at once without payment to owners
Walker's Appeal / Appeal to the Coloured Citizens of the World | was a free Black Bostonian's 1829 call for enslaved people to resist | was banned in the South for urging enslaved people to fight for freedom
Uncle Tom's Cabin | was the 1852 novel by Harriet Beecher Stowe about slavery's cruelty | turned many Northerners against the Fugitive Slave Act | sold 300,000 copies in its first year
North Star | was the antislavery paper Frederick Douglass started in Rochester in 1847 | was named for the guide that fugitives followed by night
Declaration of Sentiments | stated at Seneca Falls that "all men and women are created equal" | listed men's wrongs against women in the style of Jefferson | was written by Elizabeth Cady Stanton in 1848
Walden | described two years of simple living in the Massachusetts woods | was Thoreau's 1854 account of life beside a pond
Civil Disobedience / On Civil Disobedience | argued that people should refuse to obey unjust laws | was the 1849 essay by Thoreau that later inspired Gandhi and King
Freedom's Journal | was the first newspaper owned and edited by African Americans | was started in New York in 1827 by Cornish and Russwurm
Democracy in America | was Tocqueville's study of American society and politics | said equality of conditions was the striking fact of the young nation
The Impending Crisis of the South | was Hinton Helper's 1857 book blaming slavery for poor whites' poverty | was banned by many Southern states though written by a North Carolinian
Cannibals All! | was George Fitzhugh's 1857 claim that Northern wage workers were worse off than slaves | defended slavery by attacking free labor
Twelve Years a Slave | was Solomon Northup's story of being kidnapped into bondage | told of a free New Yorker sold to Louisiana in 1841
Omaha Platform | called in 1892 for free silver, an income tax and direct election of senators | was the reform list of the People's Party | demanded government ownership of railroads and telegraphs

# Painters, photographers and artists of American history
? Which artist
John Singleton Copley / Copley | painted portraits of Boston leaders such as Paul Revere before the Revolution | moved to London in 1774 and became a leading painter of historical scenes
Gilbert Stuart | painted the unfinished portrait of Washington copied on the dollar bill | painted portraits of the first five presidents
John Trumbull | painted "The Declaration of Independence" for the Capitol | served in the Revolution and painted its great scenes
Thomas Cole | founded the Hudson River school of landscape painting | painted "The Oxbow" and "The Course of Empire"
John James Audubon / Audubon | painted and published "The Birds of America" | was the naturalist who drew life-size birds in color
George Catlin / Catlin | painted hundreds of portraits of Plains peoples in the 1830s | feared that Native cultures would vanish and made an "Indian Gallery"
Albert Bierstadt / Bierstadt | painted huge glowing scenes of the Rocky Mountains and Yosemite | was a German-born landscape artist whose canvases drew Easterners to the West
Mathew Brady | was famous for photographs of the Civil War | shocked New Yorkers with pictures of the Antietam dead | brought the horrors of the battlefield to the public
Winslow Homer | painted Civil War camp life and stormy seas | was a magazine illustrator who became a leading realist
Frederic Remington / Remington | painted and sculpted cowboys and cavalry of the West | made the bronze "Bronco Buster"
Mary Cassatt / Cassatt | was the American Impressionist in Paris who painted mothers and children | was a friend of Degas who showed women's private lives
Thomas Nast | drew cartoons that brought down Boss Tweed | made popular the elephant and donkey as party symbols | attacked Tammany Hall in "Harper's Weekly"
George Caleb Bingham | painted Missouri river life and frontier elections | painted "Fur Traders Descending the Missouri"

# People of the slave South
? Which term describes
overseer | a white man hired to manage work on a plantation | the manager who directed field labor for an absent plantation owner | the boss who punished enslaved workers in the fields
slave driver | an enslaved man chosen to direct the work of other field hands | the enslaved foreman placed over a work gang
yeoman farmer / yeoman | a small independent landowner who usually held no slaves | a member of the largest group of white Southerners, who grew food for his own family | a small Southern landowner who worked the fields with family
planter | a large landowner holding at least twenty enslaved people | a member of the small elite that ruled Southern politics | the owner of a large estate worked by slaves
slave patrol | a group of white men who policed enslaved people at night | armed riders who checked passes and searched cabins
fugitive slave | a person who had run away from bondage | a runaway whom the 1850 law required Northerners to return | an escaped laborer whom the Underground Railroad helped on the way north
conductor | a guide who led runaways from one safe house to the next | a helper on the Underground Railroad such as Harriet Tubman
free person of color / free Blacks | an African American in the South who was not enslaved but had few rights | a Southerner outside slavery who had to carry papers as proof

# Ways out of slavery
? Which term describes
Underground Railroad | the secret network of routes and safe houses for people escaping bondage | the escape system whose helpers were called conductors and stations | the escape route on which Harriet Tubman was a guide
manumission | the freeing of an enslaved person by the owner | the legal release from bondage in an owner's will
emancipation | the freeing of all enslaved people, which Lincoln proclaimed in 1863 | the aim Lincoln added to the war after Antietam
gradual abolition laws / gradual emancipation | Northern state acts that freed enslaved people's children at a certain age | the step-by-step way Pennsylvania and New York ended slavery after the Revolution
self-purchase | earning money to buy one's own freedom | the way Olaudah Equiano paid an owner and became free
maroon community | a hidden settlement of people who had escaped slavery | a group of runaways living in swamps or mountains

# Features of slavery in the South
? Which term describes
Cotton Kingdom / King Cotton | the Deep South economy based on one fiber crop and enslaved labor | the system that made the South supply most of the world's raw fiber by 1860 | the Southern region that spread slavery westward after 1793
domestic slave trade / internal slave trade | the sale of enslaved people from the Upper South to the Deep South | the traffic that moved about a million people to Alabama, Mississippi and Louisiana | the business that grew after imports from Africa ended in 1808
slave auction | a public event at which people were sold to the highest bidder | the event at which buyers inspected people and families were separated
slave quarters | the cabins where enslaved families lived on a plantation | the small houses where enslaved people kept up their own community at night
spiritual | a religious song of enslaved people with hidden hopes of freedom | music in which enslaved people used Bible stories to express hope
slave pass | a written permission to travel away from the plantation | a paper that patrols demanded from enslaved people on the road

# Laws and practices that limited the rights of Black Americans
? Which term describes
slave codes | colonial and state laws that took away the rights of people held in bondage | the rules that barred enslaved people from owning arms, meeting or learning to read | the laws that defined enslaved people as property
Black Codes | the 1865 and 1866 Southern laws that limited the freedom of former slaves | the rules that forced freed people into yearly labor contracts and vagrancy arrests | the measures that led Congress to pass the Civil Rights Act of 1866
Jim Crow laws / Jim Crow | state rules that separated the races in public places | the segregation statutes approved in Plessy v. Ferguson | the Southern laws that segregated schools, trains and parks
poll tax | a fee required in order to vote | the payment for voting that the Twenty-fourth Amendment later banned | the charge at elections that kept poor Black and white Southerners away
literacy test | an exam used to keep Black citizens from registering to vote | the reading requirement that registrars gave unfairly after 1890 | an exam on reading that denied Black men the vote
grandfather clause | the exemption for voters whose ancestors could vote before 1867 | the rule that let poor whites vote but kept out descendants of slaves | the rule that excused white men from literacy tests and poll taxes
convict lease system / convict leasing | the hiring out of prisoners to private employers in the South | the forced labor that sent many Black men to mines and camps
lynching | the killing of an accused person by a mob without trial | the mob violence that Ida B. Wells investigated | the terror by hanging used against Black Southerners

# Slave revolts and fights over slavery
? Which event
Nat Turner's Rebellion / Nat Turner's Revolt | killed about 55 white Virginians in Southampton County in 1831 | led Southern states to tighten slave codes after a preacher's uprising | was led by an enslaved preacher in Virginia who believed God had called him
Denmark Vesey's conspiracy / Denmark Vesey plot | was a planned 1822 revolt in Charleston led by a free carpenter | was betrayed in South Carolina, and 35 people were hanged | planned to seize Charleston and sail to Haiti
Gabriel's Rebellion / Gabriel Prosser's Rebellion | was an 1800 plot by an enslaved Virginia blacksmith to seize Richmond | was betrayed before the march on Richmond and led to hangings and stricter laws
German Coast uprising | was the largest American slave revolt, near New Orleans in 1811 | saw hundreds march along the Mississippi in Louisiana
Amistad case / Amistad revolt | freed Africans who had seized a Spanish ship off Cuba in 1839 | was argued before the Supreme Court by John Quincy Adams | ended with the captives returning to Africa
Creole revolt / Creole case | was an 1841 mutiny on a ship that sailed to freedom in the Bahamas | angered Southerners because Britain freed captives being shipped from Virginia to New Orleans
Harpers Ferry raid / raid on Harpers Ferry | was John Brown's attempt to start a slave uprising in Virginia in 1859 | ended when Robert E. Lee's marines captured the raiders at an arsenal | made many Southerners believe the North wanted slave rebellion
New York Conspiracy of 1741 | was a suspected arson plot for which enslaved people in a northern port were executed | followed a string of fires in a colonial city with many enslaved residents
Christiana riot | was an 1851 Pennsylvania fight in which a slaveholder was killed trying to seize fugitives | showed that free Black people in Pennsylvania would resist the Fugitive Slave Act by force

# Territorial gains of the United States
? Which acquisition
Florida Cession / acquisition of Florida | came from Spain in 1819 after Jackson's invasion | gave the United States the peninsula of the Seminole
Texas annexation / annexation of Texas | added a former Mexican province and independent republic in 1845 | was delayed because it would add a large slave state | led to war with Mexico over the Rio Grande boundary
Oregon Treaty / Oregon Territory | set the 49th parallel as the northwestern border with Britain in 1846 | ended the dispute behind the cry "Fifty-four Forty or Fight" | divided the Pacific Northwest with Britain under Polk
Mexican Cession | gave the United States California and the Southwest in 1848 | was received under the Treaty of Guadalupe Hidalgo for $15 million | reopened the question of slavery in new western lands
Gadsden Purchase | bought southern Arizona and New Mexico land in 1853 for a railroad route | cost $10 million and completed the continental border | was bought from Mexico under Franklin Pierce
Alaska Purchase / Seward's Folly | was bought from Russia in 1867 for $7.2 million | was mocked as an icebox before gold was found | added a huge northern territory under President Andrew Johnson
Hawaii annexation / annexation of Hawaii | added Pacific islands in 1898 after planters overthrew a queen | came by joint resolution during the war with Spain | gave the navy a base at Pearl Harbor
annexation of the Philippines / Philippines acquisition | cost $20 million in 1898 and led to a long colonial war | was opposed by the Anti-Imperialist League | followed the American victory over Spain at Manila Bay
acquisition of Puerto Rico / Puerto Rico acquisition | brought in a Caribbean island from Spain, governed under the Foraker Act | gave the nation an island whose people became citizens in 1917
Panama Canal Zone / Canal Zone | was leased in 1903 from a newly independent country | was returned to Central American control at the end of 1999 | let the United States build a waterway between the oceans
Virgin Islands purchase | was made from Denmark in 1917 to protect Caribbean sea routes | cost $25 million during the First World War and kept Germany from Caribbean bases

# People who moved west before 1860
? Which term describes
forty-niners | the people who hurried to California in search of gold | the miners from many lands who made San Francisco boom | the prospectors who went west a year after James Marshall's discovery
empresario | a person given Mexican land in Texas in return for bringing settlers | a land agent such as Stephen F. Austin
Tejano | a person of Mexican descent living in Texas | a Hispanic settler, such as Juan Seguín, in a Mexican province north of the Rio Grande
mountain man | a fur trapper who explored the Rockies | a beaver hunter such as Jim Bridger who traded at the yearly rendezvous
Californio | a Spanish-speaking ranch owner on the Pacific coast before 1848 | a rancher who lost much land after the Pacific coast became American
squatter | a settler who lived on land without legal title | a pioneer who farmed public land before buying it
vigilante | a person who punished crime without legal authority in a mining town | a self-appointed law enforcer where there were no courts, as in San Francisco

# Events of westward expansion and Texas independence
? Which event
California Gold Rush / Gold Rush | brought fortune seekers west in 1849 after a find at Sutter's Mill | made a Pacific territory ready for statehood by 1850 | attracted Chinese, Latin American and European miners
Bear Flag Revolt | was the 1846 uprising of American settlers at Sonoma in California | proclaimed a short-lived California republic with the help of John C. Frémont
Battle of the Alamo / Alamo | was the 1836 siege in San Antonio in which nearly 200 defenders died | gave Texans a rallying cry after Santa Anna killed all the defenders | killed Davy Crockett, Jim Bowie and William Travis
Battle of San Jacinto / San Jacinto | was Sam Houston's surprise victory that won Texas independence | ended in eighteen minutes with Santa Anna captured | forced Santa Anna to sign a treaty recognizing Texas
Goliad massacre | was the killing of more than 300 Texan prisoners in March 1836 on Santa Anna's orders | came after James Fannin surrendered his force in South Texas
Battle of Palo Alto / Palo Alto | was the first major fight of the Mexican War, won by Taylor in May 1846 | was an artillery fight just north of the Rio Grande
Battle of Buena Vista / Buena Vista | was Taylor's 1847 victory over a larger army under Santa Anna | made Zachary Taylor a war hero and future president
Siege of Veracruz / landing at Veracruz | began Scott's march to Mexico City by putting an army ashore in March 1847 | brought the surrender of Mexico's chief Gulf port to Winfield Scott
Battle of Chapultepec / Chapultepec | saw young cadets die defending a castle above Mexico City | led in September 1847 to the capture of the enemy capital
Thornton affair | was the 1846 Rio Grande clash that Polk said shed American blood on American soil | gave the president a reason to ask Congress for war in May 1846
Mexican independence | ended Spanish rule in 1821 and opened trade with Americans | gave Texas and California to a new republic in 1821

# Treaties from 1832 to 1903
? Which treaty
Treaty of New Echota | gave up Cherokee land in Georgia in 1835 | was signed by a small group of Cherokee and led to the Trail of Tears
Treaties of Velasco | recognized Texas in 1836 over the signature of the captive Santa Anna | promised Mexican withdrawal below the Rio Grande but were rejected in Mexico City
Webster-Ashburton Treaty | settled the border between Maine and Canada in 1842 | ended the Aroostook War with Britain under President Tyler
Treaty of Guadalupe Hidalgo | ended the war with Mexico in 1848 | set the Rio Grande as the border and gave up California | promised citizenship and property rights to Mexicans in the ceded lands
Clayton-Bulwer Treaty | promised in 1850 that neither Britain nor America would control a Central American canal alone | was replaced in 1901 so that the United States could build a waterway alone
Treaty of Kanagawa | opened two Japanese ports to American ships in 1854 | was won by Commodore Matthew Perry's fleet
Treaty of Fort Laramie of 1868 / Fort Laramie Treaty | set aside the Black Hills as part of a Great Sioux Reservation | was broken after gold was found on Sioux land in 1874
Medicine Lodge Treaty | placed southern Plains peoples on Oklahoma reservations in 1867 | was a Kansas agreement with Kiowa, Comanche and southern Cheyenne
Burlingame Treaty | allowed free immigration between China and the United States in 1868 | was set aside when Congress excluded Chinese laborers

# People of Texas, California and the Mexican War
? Which person
Stephen F. Austin / Stephen Austin | brought the first 300 American families to Mexican Texas | is called the Father of Texas and was jailed in Mexico City
Sam Houston | defeated Santa Anna and became the first president of Texas | commanded the Texan army that won the Battle of San Jacinto | was a governor of Texas who opposed secession
Antonio López de Santa Anna / Santa Anna | led the Mexican army that took the Alamo | was captured at San Jacinto and lost the war of 1846 to 1848 | was the Mexican president who fought Texan independence
Davy Crockett / David Crockett | was the Tennessee frontiersman and congressman who died at the Alamo | opposed Jackson's Indian removal as a Tennessee congressman
William B. Travis / William Travis | commanded the Alamo and pledged "victory or death" | was the young lieutenant colonel who refused to surrender to Santa Anna in San Antonio
Juan Seguín | was a Tejano who carried messages from the Alamo and fought for Texas independence | served as mayor of San Antonio before fleeing to Mexico
Winfield Scott | captured Veracruz and Mexico City in 1847 | proposed the Anaconda Plan at the start of the Civil War | was the losing Whig candidate for president in 1852
John Slidell | was sent by Polk to buy California and New Mexico in 1845 | was refused a hearing in Mexico and later seized as a Confederate envoy
Nicholas Trist | negotiated the Treaty of Guadalupe Hidalgo after being recalled | was the State Department clerk who disobeyed Polk to make peace in 1848
John L. O'Sullivan / John O'Sullivan | coined the phrase "manifest destiny" | was the New York editor who urged annexation of Texas in 1845
James Marshall | discovered gold at Sutter's Mill in 1848 | was the carpenter building a sawmill whose find drew the forty-niners
Marcus Whitman / Narcissa Whitman | was a missionary to the Cayuse in Oregon killed in 1847 | was a medical missionary who led wagons along the Oregon Trail

# States that joined the Union in the nineteenth century
? Which state
Maine | joined the Union as a free state in 1820 to balance a new slave state | was separated from Massachusetts under the Missouri Compromise
Missouri | joined the Union as a slave state in 1821 after a famous compromise | set off a national crisis by asking in 1819 to allow slavery
Texas / Republic of Texas / Lone Star Republic | was an independent nation from 1836 to 1845 | had Sam Houston as its first president | broke away from Mexico after Santa Anna ended the constitution
California | joined the Union as a free state in the Compromise of 1850 | gained enough people for statehood in the gold rush
Kansas | was torn by fighting over slavery after the 1854 law on popular sovereignty | joined the Union as a free state in 1861 after years of violence
West Virginia | broke from its parent over secession and joined the Union in 1863 | was a mountain region with few slaveholders that became the thirty-fifth state
Nevada | joined the Union in 1864 after silver was found in the Comstock Lode | was admitted in time to vote for Lincoln's reelection
Utah | was settled by Mormons and denied statehood until it gave up polygamy | became the forty-fifth state in 1896 after banning plural marriage

# Acts, compromises and proposals of the sectional crisis
? Which measure
Wilmot Proviso | would have banned slavery in all land taken from Mexico | passed the House in 1846 but failed in the Senate | split Congress between North and South during the Mexican War
Compromise of 1850 | admitted California as a free state and ended the slave trade in Washington | was proposed by Henry Clay and guided through Congress by Stephen Douglas | included a stronger law for the return of fugitives
Fugitive Slave Act of 1850 / Fugitive Slave Law / Fugitive Slave Act | required Northerners to help return people who escaped bondage | denied accused runaways a jury trial and paid commissioners more for returning them | outraged Northerners by making them take part in catching runaways
Kansas-Nebraska Act | let settlers of two western territories decide on slavery by popular vote | repealed the Missouri Compromise line in 1854 | led to the founding of the Republican Party
Lecompton Constitution | was the proslavery frame of government that Buchanan supported for Kansas | was rejected by Kansas voters in 1858 | would have admitted a western territory as a slave state
Ostend Manifesto | urged in 1854 that the United States take Cuba from Spain | was written by American diplomats in Europe and angered Northerners when it leaked
Crittenden Compromise | would have extended the 36°30′ line to the Pacific in 1860 | was a last effort to stop secession that Lincoln opposed | offered constitutional protection to slavery south of a line
personal liberty laws | let Northern states block the return of people fleeing bondage | forbade state jails and officials from aiding slave catchers
Freeport Doctrine | was Stephen Douglas's claim that settlers could keep slavery out by refusing local laws | was announced in an 1858 Illinois debate and cost its author Southern support
Corwin Amendment | offered in 1861 to protect slavery forever where it already existed | was a failed change in the Constitution that passed Congress on the eve of war
Emancipation Proclamation | freed enslaved people in rebelling areas on January 1, 1863 | made the end of slavery a war aim and kept Britain from aiding the South | allowed Black men to join the Union army | did not apply to the loyal border states

# Events of the sectional crisis
? Which event
Bleeding Kansas | was the violence between proslavery and antislavery settlers after 1854 | included the sack of Lawrence by proslavery border ruffians | showed that popular sovereignty could not settle slavery peacefully
caning of Charles Sumner / caning of Sumner | was an 1856 beating in the Senate by Congressman Preston Brooks | answered the speech "The Crime Against Kansas" | showed how bitter the slavery debate had become in Congress
Lincoln-Douglas debates | took place in seven Illinois towns in 1858 over slavery in the territories | made the loser of a Senate race a national figure
Pottawatomie massacre | was John Brown's killing of five proslavery men in May 1856 | was an act of revenge for the sack of Lawrence
Election of 1860 | gave Lincoln victory without a single Deep South electoral vote | split the Democrats between Douglas and Breckinridge | led South Carolina to secede from the Union
secession of South Carolina | was the first departure of a state from the Union, in December 1860 | came within weeks of Lincoln's election and was followed by six more departures by February | followed the victory of a Republican president in 1860
attack on Fort Sumter / Fort Sumter | began the Civil War in Charleston Harbor in April 1861 | led Lincoln to call for 75,000 volunteers | led four states of the Upper South to join the Confederacy
Anthony Burns case / rendition of Anthony Burns | saw troops march an escaped man through Boston to a ship in 1854 | turned many New Englanders against the Fugitive Slave Act
Nashville Convention | was a meeting of Southern states in 1850 that talked of leaving the Union | lost its force when Congress passed its great compromise that year
Montgomery Convention | formed the Confederate States of America in February 1861 | chose Jefferson Davis as provisional president in Alabama

# Political parties and factions of the nineteenth century
? Which party
Whig Party / Whigs (party) | was formed in the 1830s by opponents of Andrew Jackson | favored the American System and broke apart over slavery in the 1850s | was led by Henry Clay and Daniel Webster
Democratic Party / Democrats | was organized by Van Buren around Andrew Jackson | was the main white Southern party after Reconstruction
Free Soil Party / Free-Soil Party | opposed the spread of slavery into western territory in 1848 | ran former president Van Buren and joined antislavery Democrats and Whigs
Know-Nothing Party / American Party | opposed immigrants and Catholics in the 1850s | grew from a secret order whose members would not answer questions | ran Millard Fillmore for president in 1856
Republican Party | was founded in 1854 to stop the spread of slavery | won its first White House race with Lincoln | was formed after the Kansas-Nebraska Act
Liberty Party | was formed by abolitionists in 1840 and ran James Birney | was the first antislavery political party to run for the White House
Constitutional Union Party | ran John Bell in 1860 to save the nation by ignoring slavery | carried Virginia, Kentucky and Tennessee in the 1860 election
Anti-Masonic Party | was the first third party and opposed a secret fraternal order | held the first national nominating convention in 1831
People's Party / Populist Party / Populists | was the farmers' party that wrote the Omaha Platform in 1892 | called for free silver and public ownership of railroads | supported William Jennings Bryan in 1896
Greenback Party / Greenback Labor Party | wanted more paper money in circulation in the 1870s and 1880s | ran James B. Weaver for president in 1880
Socialist Party of America / Socialist Party | ran Eugene V. Debs for president in 1904, 1908, 1912 and 1920 | called for public ownership of industry and won about 6 percent in 1912
Prohibition Party | was formed in 1869 to end the sale of liquor | nominated candidates against drink for decades

# Political figures of the 1850s and secession
? Which person
Stephen A. Douglas / Stephen Douglas | promoted popular sovereignty as an Illinois senator | wrote the Kansas-Nebraska Act and lost to Lincoln in 1860 | debated Lincoln in seven Illinois towns in 1858
Charles Sumner / Sumner | was the Massachusetts senator beaten with a cane at his desk | led Radical Republicans in the Senate and sought equal rights for freed people | gave the speech "The Crime Against Kansas"
Preston Brooks | was the South Carolina congressman who attacked a senator in 1856 | beat an antislavery senator with a cane and was praised in the South
Dred Scott | sued for freedom because he had lived in Illinois and Wisconsin Territory | was the enslaved Missouri man whose case reached the Supreme Court in 1857 | was an enslaved man taken by his owner to live on free soil
David Wilmot | was the Pennsylvania Democrat who proposed barring slavery from the Mexican lands | attached an amendment against slavery to an 1846 war spending bill
William H. Seward / William Seward / Seward | spoke of an "irrepressible conflict" and served as Lincoln's secretary of state | purchased Alaska from Russia in 1867 | was a New York senator who lost the 1860 Republican nomination
Lewis Cass | first proposed popular sovereignty as the Democratic candidate in 1848 | was the Michigan senator who lost the 1848 race to Zachary Taylor
John C. Breckinridge / Breckinridge | was the Southern Democratic candidate for president in 1860 | was Buchanan's vice president and later a Confederate general
John Bell | was the Tennessee candidate of the Constitutional Union Party | won three Upper South states in 1860 by calling for loyalty to the Constitution
John J. Crittenden | was the Kentucky senator who offered a last compromise in 1860 | wanted the old 36°30′ line protected by constitutional amendment
William L. Yancey | was the Alabama secessionist who led Southern delegates out of the 1860 Democratic convention | demanded federal protection of slavery in the territories at the Charleston convention
Edmund Ruffin | was the Virginia secessionist said to have fired an early shot at Fort Sumter | was an agricultural reformer who called for Southern independence
Hinton Rowan Helper / Hinton Helper | was the North Carolinian who argued slavery harmed poor white people | wrote "The Impending Crisis of the South"
George Fitzhugh | was the Virginian who defended slavery as better than Northern wage labor | wrote "Cannibals All!" in 1857

# Battles of the Civil War in the East
? Which battle
First Bull Run / First Battle of Bull Run / First Manassas | was a Union rout in July 1861 that showed the war would be long | gave Thomas Jackson the nickname Stonewall | was the opening major land battle of the Civil War
Seven Days / Seven Days Battles | drove McClellan away from Richmond in the summer of 1862 | ended the Peninsula Campaign with Lee in command
Second Bull Run / Second Battle of Bull Run / Second Manassas | was Lee's August 1862 victory over John Pope | let Lee carry the war north into Maryland weeks later
Antietam / Battle of Antietam / Sharpsburg | was the bloodiest single day of the war, in September 1862 | gave Lincoln the victory he needed to announce emancipation | stopped Lee's first invasion of the North, in Maryland
Fredericksburg / Battle of Fredericksburg | was Burnside's disastrous assault on Marye's Heights in December 1862 | was a Union defeat in Virginia against Confederates behind a stone wall | cost the Union heavy losses in December 1862
Chancellorsville / Battle of Chancellorsville | was Lee's great victory in May 1863 that cost him Stonewall Jackson | saw Lee divide a smaller army and rout Joseph Hooker | was a Confederate victory by a smaller army in Virginia
Gettysburg / Battle of Gettysburg | stopped Lee's second invasion of the North in July 1863 | included Pickett's Charge and Little Round Top | was the turning point of the war in the East, in Pennsylvania
Wilderness / Battle of the Wilderness | opened Grant's 1864 Virginia campaign in burning woods | was the first clash between Grant and Lee
Cold Harbor / Battle of Cold Harbor | cost Grant about 7,000 men in one failed June 1864 attack | was an assault near Richmond that Grant said he always regretted
Petersburg / Siege of Petersburg | was a nine-month trench fight south of Richmond | led to the fall of Richmond in April 1865 | forced Lee to abandon the Confederate capital
Monitor and Merrimack / Battle of Hampton Roads / Monitor and Virginia | was the first fight between ironclad ships, in March 1862 | was a naval draw that made wooden warships out of date
Fort Wagner / Assault on Fort Wagner | made famous the Black soldiers of the 54th Massachusetts in July 1863 | killed Robert Gould Shaw near Charleston | proved the courage of Black troops in South Carolina

# Battles and campaigns of the Civil War in the West and Deep South
? Which battle
Fort Donelson / Forts Henry and Donelson | made Grant famous for "unconditional surrender" in February 1862 | opened the Cumberland River into Tennessee
Shiloh / Battle of Shiloh / Pittsburg Landing | shocked both sides with over 23,000 casualties in Tennessee in April 1862 | killed Albert Sidney Johnston in Tennessee | showed in Tennessee that the war would be long and bloody
capture of New Orleans | was Farragut's April 1862 seizure of the South's largest city | opened the lower Mississippi when a fleet ran past two forts
Vicksburg / Siege of Vicksburg | gave the Union the Mississippi River on July 4, 1863 | split the Confederacy after Grant starved out a city | was the turning point of the war in the West
Chickamauga / Battle of Chickamauga | was a Confederate victory in Georgia in September 1863 | was the bloodiest western fight and drove Rosecrans back into Tennessee
Chattanooga / Battle of Chattanooga | gave the Union a gateway to Georgia at Lookout Mountain and Missionary Ridge | led to Grant's promotion to command all Union armies
Atlanta campaign / capture of Atlanta | took a Georgia rail center in September 1864 and helped reelect Lincoln | pitted Sherman against Joseph Johnston and then Hood | destroyed a railroad and manufacturing center
March to the Sea / Sherman's March | cut a path of destruction through Georgia to Savannah in late 1864 | practiced total war on railroads and farms to break Southern will | began in Atlanta and ended at Savannah before Christmas
Mobile Bay / Battle of Mobile Bay | was where Farragut said "Damn the torpedoes" in August 1864 | closed the last major Gulf port east of Texas by naval attack
Nashville / Battle of Nashville | destroyed John Bell Hood's army in Tennessee in December 1864 | was George Thomas's crushing winter victory
Pea Ridge / Battle of Pea Ridge | secured Missouri for the Union in March 1862 | was fought in Arkansas with some Cherokee soldiers on the Southern side
Glorieta Pass / Battle of Glorieta Pass | stopped a Confederate invasion of New Mexico in 1862 | kept the Confederacy from the gold and ports of the far West
Fort Pillow / Fort Pillow massacre | ended in the killing of surrendering Black Union troops in April 1864 | became a rallying cry for Black soldiers after Nathan Bedford Forrest's attack

# Union military leaders
? Which Union leader
Ulysses S. Grant / Grant | captured Vicksburg and accepted Lee's surrender | became president in 1869 with an administration hurt by scandals | was given command of all Union armies in 1864
William Tecumseh Sherman / Sherman | burned Atlanta and marched through Georgia to Savannah | issued Field Order No. 15 giving coastal land to freed families | practiced total war against Southern railroads and farms
George B. McClellan / McClellan | built the Army of the Potomac but was too cautious to use it | ran for president against Lincoln in 1864 | stopped Lee at Antietam but did not pursue him
George Meade | commanded the winning army at Gettysburg | was criticized by Lincoln for letting Lee escape after a Pennsylvania victory
Ambrose Burnside / Burnside | ordered the costly attacks at Fredericksburg | replaced McClellan in late 1862 and lost a battle within weeks
Joseph Hooker | lost the battle of Chancellorsville despite greater numbers | was defeated by Lee and Jackson in May 1863
David Farragut / Farragut | captured New Orleans and Mobile Bay as an admiral | led the Union fleet past Confederate forts on the Gulf coast | closed the Gulf coast to Confederate blockade runners
Philip Sheridan | laid waste to the Shenandoah Valley in 1864 with his cavalry | blocked Lee's escape near Appomattox and later fought Plains peoples | destroyed crops and barns in a Virginia valley
George H. Thomas / George Thomas | was the Virginian called the Rock of Chickamauga | destroyed Hood's army at Nashville
Irvin McDowell | commanded the army defeated at First Bull Run | led raw troops toward Manassas in July 1861
Robert Gould Shaw | led the 54th Massachusetts and died with his Black soldiers | was the young Boston officer killed at Fort Wagner | commanded the first Black regiment raised in the North
Joshua Chamberlain | held Little Round Top with the 20th Maine | was the Maine professor who ordered a bayonet charge at Gettysburg
Robert Anderson | was the major who surrendered Fort Sumter | was the Kentucky officer who faced the first shots of the war in Charleston Harbor
John Pope | lost the Second Battle of Bull Run | was sent to Minnesota after his Virginia defeat in August 1862

# Confederate leaders
? Which Confederate
Robert E. Lee / Lee | commanded the Army of Northern Virginia from 1862 | refused command of Union forces and stayed with Virginia | surrendered at Appomattox Court House
Jefferson Davis | was president of the Southern government during the Civil War | was a Mississippi senator before secession | was captured in Georgia and imprisoned after the war
Stonewall Jackson / Thomas J. Jackson | was shot by his own men at Chancellorsville | held firm at First Bull Run and fought brilliantly in the Shenandoah Valley | was Lee's most trusted general until death in 1863
James Longstreet / Longstreet | advised against Pickett's Charge and later became a Republican | was Lee's trusted corps commander who opposed attacking at Gettysburg
George Pickett / Pickett | led the failed charge on the third day at Gettysburg | was the Virginian whose division was shattered attacking Cemetery Ridge
J. E. B. Stuart / Jeb Stuart | was the cavalry leader who was absent as Gettysburg began | rode around McClellan's army in 1862 with his horsemen
Nathan Bedford Forrest | was the Tennessee cavalry raider who became first leader of the Ku Klux Klan | commanded the attackers at Fort Pillow
P. G. T. Beauregard / Beauregard | ordered the firing on Fort Sumter | was the Louisiana general who helped win First Bull Run
Joseph E. Johnston / Joseph Johnston | retreated slowly before Sherman and surrendered in North Carolina in April 1865 | was wounded in the Peninsula Campaign and replaced by Lee
Albert Sidney Johnston | was the highest-ranking general killed in the war, at Shiloh | bled to death on a Tennessee battlefield in April 1862
John Bell Hood | lost Atlanta and wrecked an army at Franklin and Nashville | replaced a cautious commander in Georgia in July 1864
Alexander H. Stephens / Alexander Stephens | was the vice president who called slavery the cornerstone of his government | was a Georgian who gave the Cornerstone Speech in 1861
Judah P. Benjamin | was the Jewish cabinet member who served as secretary of state | was a former Louisiana senator who fled to England in 1865
Raphael Semmes | commanded the raider Alabama against Union shipping | was the naval captain defeated by the Kearsarge off France in 1864
Braxton Bragg | won at Chickamauga and lost at Chattanooga | commanded the main western Southern army in 1863 and quarreled with his generals

# Speeches in American history to 1900
? Which speech
Gettysburg Address | dedicated a soldiers' cemetery in November 1863 | began "Four score and seven years ago" and promised a new birth of freedom | spoke of government of the people, by the people, for the people
Lincoln's First Inaugural Address | told the South in March 1861 that the Union could not be broken | promised not to touch slavery where it already existed
Lincoln's Second Inaugural Address | called for peace "with malice toward none, with charity for all" | called the war a punishment for the sin of slavery in March 1865
House Divided speech | declared in 1858 that government cannot endure half slave and half free | opened Lincoln's campaign for the Senate in Springfield
Cornerstone Speech | claimed in 1861 that slavery was the foundation of the Confederacy | was Alexander Stephens's defense of a government based on racial inequality
Crime Against Kansas | attacked proslavery senators in 1856 and led to a caning | was Charles Sumner's angry address on slavery in the territories
Seventh of March speech | was Daniel Webster's plea for the Compromise of 1850 | urged Northerners to accept a fugitive slave law to save the Union
Fourth of July speech | was Frederick Douglass's 1852 attack on American hypocrisy about slavery | contrasted Independence Day celebrations with the condition of people in bondage
Ain't I a Woman? | was Sojourner Truth's 1851 speech on women's rights in Ohio | asked why Black women were left out of ideas about female weakness
Atlanta Compromise speech / Atlanta Compromise | was Booker T. Washington's 1895 call for economic progress before social equality | urged Black Southerners to cast down their buckets where they were
Cross of Gold speech | won Bryan the Democratic nomination in 1896 | attacked bankers and ended with an image of crucified mankind | was William Jennings Bryan's defense of silver

# Laws of the Civil War
? Which law
Homestead Act | gave 160 acres of public land to settlers who farmed it for five years | drew thousands of families to the Great Plains after 1862 | required settlers to improve the land and live on it
Morrill Land-Grant Act / Morrill Act | gave states federal acreage to found colleges of agriculture and engineering | helped start public universities in 1862 | paid for agricultural and mechanical colleges in every loyal state
Pacific Railway Act / Pacific Railroad Act | gave land and loans for building a transcontinental line in 1862 | chose two companies to build toward each other from Omaha and Sacramento | aided the companies that built the first transcontinental line
Confiscation Acts | let Union forces take rebel property, including enslaved people used for the war | moved Congress toward emancipation in 1861 and 1862 before Lincoln acted
Conscription Act of 1863 / Enrollment Act | drafted Northern men but let them hire substitutes or pay $300 | set off riots in New York by immigrants angry at rich men's exemptions | required men between twenty and forty-five to serve in the Union army
National Banking Act | created federally chartered lenders and a uniform paper currency in 1863 | helped pay for the war by making lenders buy Union bonds
Legal Tender Act | allowed the Union to issue paper money called greenbacks | made notes not backed by gold acceptable for debts in 1862
Twenty-Negro Law | excused from the Confederate draft one man on large plantations | led poor Southern farmers to call it a rich man's war and a poor man's fight
Morrill Tariff | raised import duties in 1861 after Southern members left Congress | protected Northern industry at the start of the war

# Military strategies and policies of the Civil War
? Which term describes
Anaconda Plan | the Union strategy to blockade the coast and seize the Mississippi | Winfield Scott's idea of squeezing the Confederacy by land and water | the scheme to divide and starve the South
total war | fighting that destroys an enemy's civilian resources and will to resist | the policy Sherman used in Georgia and the Carolinas | attacks on farms, railroads and towns as well as armies
war of attrition | fighting that wears down an enemy by steady losses | Grant's approach in Virginia in 1864, using greater Union numbers
siege | surrounding a place and cutting off supplies until it surrenders | the method by which Grant took Vicksburg
guerrilla warfare | surprise raids by small bands that avoid open battle | the irregular fighting of raiders such as Quantrill in Missouri
conscription / draft | compulsory service in the armed forces | the policy both sides adopted when volunteers were too few | required military service that set off riots in New York
cotton diplomacy | the Confederate hope that Britain would help in order to keep its mills supplied | the Southern policy of withholding a crop to win British and French recognition
suspension of habeas corpus | Lincoln's policy of jailing people without bringing them before a judge | the loss of the right to be charged in court, used against disloyal Northerners
trench defense / trench warfare | fighting from long ditches dug for protection | the kind of combat seen for nine months outside Petersburg

# Weapons and ships of the Civil War
? Which weapon
ironclad | was a warship covered with metal plates | made wooden warships out of date in March 1862 | was tested when the Monitor fought the Merrimack
minié ball | was a cone-shaped bullet that made Civil War wounds deadly | gave infantry long accurate range and made frontal attacks costly
rifled musket / rifle-musket | had grooves in the barrel that made it accurate at long range | was the main infantry firearm and gave defenders a great advantage
Gatling gun | was a hand-cranked weapon with several rotating barrels | fired bullets rapidly and was an early kind of machine gun
submarine | traveled under water and first sank a warship off Charleston in 1864 | was the kind of vessel of the Confederate Hunley
cannon / artillery | fired heavy shells and canister at lines of soldiers | was the large field weapon massed against Pickett's Charge
bayonet | was a blade fixed to the end of a gun | was used by the 20th Maine in a downhill charge at Gettysburg

# Sides and groups in the Civil War
? Which term describes
Copperhead / Peace Democrat | a Northerner who opposed the war and wanted a settlement with the South | a follower of Clement Vallandigham in Ohio
contraband / contraband of war | an enslaved person who escaped to Union lines and was kept as enemy property | a runaway whom General Benjamin Butler would not return from Fort Monroe
border state | a slaveholding member of the Union such as Kentucky, Missouri, Maryland or Delaware | a place between North and South that Lincoln took care not to lose | a slaveholding place that did not secede
War Democrat | a member of the opposition who supported Lincoln's fight for the Union | a Northerner of Stephen Douglas's party who backed the Union cause
bushwhacker | a pro-Confederate guerrilla fighter in Missouri | a raider such as William Quantrill who fought outside the regular army
fire-eater | a Southern extremist who demanded secession | a radical defender of slavery such as William Yancey before the war

# People of the Civil War home fronts
? Which person
Abraham Lincoln / Lincoln | led the Union through the Civil War as sixteenth president | was shot at Ford's Theatre in April 1865 | issued the Emancipation Proclamation and gave the Gettysburg Address
John Wilkes Booth | was the actor who killed Lincoln | was a Confederate sympathizer trapped and shot in a Virginia barn | was the assassin at Ford's Theatre
Edwin Stanton / Edwin M. Stanton | was Lincoln's secretary of war, whom Andrew Johnson tried to remove | was fired by Andrew Johnson in defiance of the Tenure of Office Act | supported Radical Republicans and was dismissed by Johnson in 1868
Salmon P. Chase | was Lincoln's treasury secretary and then chief justice | presided at Andrew Johnson's impeachment trial
Clement Vallandigham | was the Ohio Copperhead banished to the South in 1863 | was arrested for a speech against the war and ran for governor from Canada
Charles Francis Adams | was the American minister to Britain who helped prevent recognition of the South | protested in London the building of Confederate raiders
Jay Cooke | was the banker who sold Union war bonds to ordinary people | was the banker whose failure set off the Panic of 1873
Henry Wirz | commanded Andersonville prison and was hanged in 1865 | was the Confederate officer blamed for 13,000 prisoners' deaths in Georgia
Robert Smalls | escaped slavery by piloting the ship Planter to the Union fleet | became a South Carolina congressman during Reconstruction
Benjamin Butler | ruled New Orleans harshly and refused to return runaways in 1861 | was the Massachusetts general who first called escaped slaves contraband

# Women of the Civil War
? Which woman
Clara Barton | nursed Union soldiers and founded the American Red Cross | was called the Angel of the Battlefield | brought medical supplies to Union soldiers on battlefields
Belle Boyd | was a Virginia spy for Stonewall Jackson | was a teenage Confederate agent in the Shenandoah Valley
Rose O'Neal Greenhow | was a Washington hostess who sent secrets to Beauregard before First Bull Run | ran a Confederate spy ring in the Union capital
Mary Chesnut / Mary Boykin Chesnut | kept a famous diary of Confederate life in South Carolina | was a planter's wife who recorded the fall of the South
Elizabeth Van Lew | ran a Union spy ring in Richmond | helped Union prisoners escape in Virginia
Julia Ward Howe | wrote the words of a famous Union battle hymn | set words about "the coming of the Lord" to the tune of "John Brown's Body"
Mary Edwards Walker | was a Union surgeon and the only woman awarded the Medal of Honor | was a doctor captured by Confederates who wore men's clothing

# Places of the Civil War
? Which place
Appomattox Court House / Appomattox | was the Virginia village where Lee surrendered on April 9, 1865 | is where Grant let defeated soldiers keep their horses and go home | was the site of the surrender that ended the Civil War in Virginia
Andersonville | was the Georgia prison where nearly 13,000 Union captives died | was an open prison camp with foul water and no shelter | was a prison camp where Union soldiers starved
Richmond | was the Confederate capital after May 1861 | fell to Union troops in April 1865 after Petersburg was lost | was the Virginia city that Union armies tried to capture throughout the war
Ford's Theatre | was the Washington building where Lincoln was shot | was attended by Lincoln and his wife on Good Friday of 1865
Montgomery | was the Alabama city that served as the first capital of the Confederacy | is where Jefferson Davis took the oath of office in February 1861
Arlington | was the Lee family estate that became a national cemetery | is the Virginia burial ground across the river from Washington
Fort Monroe | was the Virginia stronghold where runaways were first held as contraband of war | held Jefferson Davis prisoner after the war

# Incidents of the Civil War years
? Which event
Trent affair | nearly caused war with Britain when two Confederate envoys were taken off a ship | led Lincoln to free James Mason and John Slidell | began when a Union captain stopped a British mail steamer
New York City draft riots | killed over 100 people, many of them Black, in July 1863 | showed the anger of Irish workers at being forced to fight | turned against Black New Yorkers and the rich
Alabama claims | demanded that Britain pay for damage by raiders built in its yards | ended at Geneva in 1872 with $15.5 million in payment
Port Royal Experiment | let freed people farm abandoned cotton land on Sea Islands before the war ended | brought Northern teachers to South Carolina in 1862
Richmond bread riot | saw hungry Confederate women break into shops in April 1863 | showed the food shortages of the Southern home front
Hampton Roads Conference | brought Lincoln and Confederate envoys together in failed peace talks in February 1865 | took place aboard a steamer in Virginia two months before the war's end
assassination of Lincoln / Lincoln assassination | shocked the nation days after Lee surrendered in April 1865 | made Andrew Johnson president in April 1865 | took place at Ford's Theatre
Dakota War of 1862 | was a Minnesota uprising that ended with 38 men hanged in one day | began when Sioux people on a reservation were starving in wartime

# Military units and associations of the Civil War era
? Which group
54th Massachusetts Regiment / 54th Massachusetts | was the famous Black unit led by Robert Gould Shaw | refused unequal pay and attacked Fort Wagner | was one of the first Black fighting units of the Union army
United States Sanitary Commission | raised funds and improved hygiene in Union camps and hospitals | recruited thousands of women volunteers and held fairs to pay for medical supplies
Army of the Potomac | was the main Union force in the East, led by McClellan, Meade and others | fought under Grant against Richmond in 1864
Army of Northern Virginia | was the force Robert E. Lee commanded until its surrender at Appomattox | invaded Maryland in 1862 and Pennsylvania in 1863
United States Colored Troops | enlisted roughly 180,000 Black men in separate regiments for the Union | had mostly white officers and made up about a tenth of Union forces
Irish Brigade | charged at Antietam and Fredericksburg under green flags | was raised mostly among immigrants of New York under Thomas Meagher
Women's Loyal National League | collected 400,000 signatures for an amendment to end slavery | was led by Stanton and Anthony in 1863
Quantrill's Raiders / Quantrill's guerrillas | burned Lawrence, Kansas, and killed about 150 men and boys in 1863 | rode as Confederate irregulars along the Missouri border

# Acts, plans and amendments of Reconstruction
? Which measure
Thirteenth Amendment | abolished slavery throughout the United States in 1865 | completed the work of emancipation in the border states and the South | made permanent the freedom begun by the Emancipation Proclamation
Fourteenth Amendment | granted citizenship to all persons born in the United States in 1868 | promised equal protection of the laws and due process by the states | overturned the Dred Scott decision on Black citizenship
Fifteenth Amendment | barred denying the vote because of race in 1870 | split the women's movement because it left out sex | gave Black men the right to vote throughout the country
Ten Percent Plan | let a state form a government once a small share of voters swore loyalty | was Lincoln's lenient policy for restoring the South | offered pardons to Confederates who swore an oath
Wade-Davis Bill | required a majority of a state's white men to swear loyalty and was pocket-vetoed | was the Radical Republicans' strict answer to Lincoln's plan in 1864 | was killed by Lincoln because it was too harsh
Civil Rights Act of 1866 | declared all persons born in the country citizens over Andrew Johnson's veto | was meant to overturn the Black Codes | was the first federal law to define citizenship
Reconstruction Act of 1867 / Military Reconstruction Act | divided the South into five districts under army rule | required Southern states to write new constitutions that let Black men vote | required Southern states to ratify the Fourteenth Amendment
Tenure of Office Act | barred the president from removing officials without Senate consent | led to Johnson's impeachment after he fired Edwin Stanton | was meant by Congress to limit Andrew Johnson's power
Enforcement Acts / Ku Klux Klan Act / Force Acts | let federal troops and courts act against terror at Southern polls in 1870 and 1871 | allowed Grant to suspend habeas corpus in South Carolina and arrest hooded riders | made it a crime to keep people from voting by violence
Civil Rights Act of 1875 | banned discrimination in hotels, theaters and public transport until struck down in 1883 | was Charles Sumner's bill for equal access, passed after his death
Amnesty Act of 1872 | restored the right to hold office to most former Confederates | helped white Democrats regain control of Southern states
Special Field Order No. 15 / Field Order 15 | set aside coastal land in forty-acre plots for freed families | was Sherman's January 1865 grant later reversed by Andrew Johnson
Compromise of 1877 | gave Hayes the presidency in return for withdrawing federal troops from the South | ended Reconstruction after the disputed Tilden election | let white Democrats take control of the South
Southern Homestead Act | opened public lands in five former Confederate states to freed people in 1866 | failed to help most freedmen because the land was poor and far away

# Farming and land arrangements after the Civil War
? Which term means
sharecropping | farming another's land in return for part of the harvest | the system that tied most freed families to former masters' fields | the labor arrangement that replaced slavery and kept Black farmers poor
tenant farming | renting land for cash while owning tools and animals | working hired acres for a fixed payment, a step above giving up half the crop | working rented land with one's own mule and tools
crop-lien system | borrowing supplies against a future harvest, which kept farmers in debt | the credit arrangement by which country merchants charged high interest | the debt to merchants that kept Southern farmers growing cotton
homesteading | claiming free public land and farming it for five years | the way settlers gained 160 acres on the Plains
dry farming | growing crops with little rain by deep plowing | the method of saving soil moisture used on the Great Plains
bonanza farming / bonanza farm | raising wheat on a huge scale with hired crews and machines | the large company agriculture of the Red River Valley in Dakota
open-range ranching / open range | letting cattle graze on unfenced public grassland | the cattle business ended by fences and the bad winters of the 1880s

# Groups in the South after the Civil War
? Which group
Radical Republicans | wanted equal rights and strict treatment of the South after the war | was led in Congress by Thaddeus Stevens and Charles Sumner | impeached Andrew Johnson and passed military rule for the South
carpetbaggers / carpetbagger | were Northerners who moved South after the war | were accused of seeking gain in the defeated South with cheap luggage in hand | took part in Southern Republican governments though born in the North
scalawags / scalawag | were white Southerners who supported the Republicans | were scorned by white neighbors as traitors to the South | included Southern-born farmers who joined the Republican Party
Redeemers | were white Democrats who took back Southern governments in the 1870s | cut taxes and ended Republican control of the Southern states
Ku Klux Klan / KKK | was the secret society that used terror against Black voters and Republicans | was the hooded order founded in Tennessee in 1866 | tried to restore white supremacy in the South
Exodusters | were Black migrants who left the South for Kansas in 1879 | followed Benjamin "Pap" Singleton out of the South to escape violence
freedmen | were formerly enslaved people after emancipation | sought land, schooling and lost family members after slavery ended
sharecroppers | gave a landowner part of the crop in return for land and tools | worked others' land and fell into debt to landowners and merchants

# Agencies and organizations of the reconstructed South
? Which institution
Freedmen's Bureau | gave food, schools and aid to former slaves | was the federal agency under General O. O. Howard created in March 1865 | set up schools for Black children and settled labor disputes
Howard University | was founded in Washington, D.C., in 1867 for Black students | was named for the general who led federal aid to freed people
Tuskegee Institute | was the Alabama school headed by Booker T. Washington | taught Black students trades and farming under Booker T. Washington
Hampton Institute | was the Virginia school for freed people where Booker T. Washington studied | was founded by General Samuel Armstrong to train Black and Native students
Fisk University | was the Nashville Black school known for its Jubilee Singers | sent student singers of spirituals on tour to raise money

# People of Reconstruction and the New South
? Which person
Andrew Johnson | became president when Lincoln was killed and was impeached in 1868 | was the Tennessee Democrat who pardoned Confederates and vetoed civil rights bills | was saved from removal by one vote in the Senate
Thaddeus Stevens | was the Pennsylvania leader of Radical Republicans in the House | wanted to divide planters' lands into forty-acre farms for freed people | led the House in impeaching Andrew Johnson
Samuel Tilden / Samuel J. Tilden | won the popular vote in 1876 but lost the disputed presidency | was the New York governor and Democrat who had fought the Tweed Ring
Horace Greeley | was the New York editor who ran against Grant in 1872 | founded the "New York Tribune" and ran as a Liberal Republican
Oliver O. Howard / O. O. Howard | headed the Freedmen's Bureau during Reconstruction | was the Union general who directed schools and aid for former slaves
Henry Grady | was the Atlanta editor who called for a New South | promoted Southern industry and railroads in the 1880s
James B. Duke / James Duke | made cigarettes by machine and built the American Tobacco Company | was the North Carolina tobacco businessman who endowed a university

# Black leaders from Reconstruction to 1915
? Which person
Hiram Revels | was the first African American senator, from Mississippi in 1870 | took the seat Jefferson Davis had held before secession | was a minister who represented Mississippi during Reconstruction
Blanche K. Bruce | was the first African American to serve a full Senate term | was a formerly enslaved planter who represented Mississippi from 1875 to 1881
Booker T. Washington | headed Tuskegee Institute and urged Black people to learn trades | gave the Atlanta Compromise speech in 1895 | believed economic progress should come before political and social equality
W. E. B. Du Bois / Du Bois | wrote "The Souls of Black Folk" and cofounded the NAACP | called for a Talented Tenth and immediate equal rights | founded the Niagara Movement in 1905
Ida B. Wells / Ida B. Wells-Barnett | was the Memphis journalist who campaigned against lynching | wrote "Southern Horrors" after three friends were murdered | was forced to leave Memphis after attacking mob murder in print
Homer Plessy | challenged a Louisiana law requiring separate railroad cars | was the New Orleans man arrested on a segregated train in 1892
George Washington Carver | was the Tuskegee scientist who developed uses for peanuts and sweet potatoes | taught Southern farmers to rotate crops to restore soil worn by cotton | taught farming at a Black college in Alabama
Benjamin "Pap" Singleton / Pap Singleton | organized the migration of Black Southerners to Kansas | helped lead the Exodus of 1879 from Tennessee
P. B. S. Pinchback | served briefly as the first Black governor, in Louisiana | was a Reconstruction politician refused a seat in the Senate

# Supreme Court cases from 1865 to 1930
? Which case
Ex parte Milligan | held in 1866 that military courts could not try civilians where civil courts were open | arose from the military trial of an Indiana man during the Civil War
Slaughterhouse Cases / Slaughter-House Cases | gave a narrow reading of the Fourteenth Amendment in 1873 | arose from a Louisiana butchering monopoly
United States v. Cruikshank | overturned convictions for the Colfax massacre in 1876 | weakened federal power to punish mob violence against Black voters
Civil Rights Cases of 1883 / Civil Rights Cases | held that the Fourteenth Amendment did not bar private discrimination | struck down an 1875 law on hotels and theaters
Plessy v. Ferguson | upheld "separate but equal" in 1896 | approved segregated railroad cars in Louisiana | gave legal support to Jim Crow laws
Munn v. Illinois | upheld state regulation of grain elevators in 1877 | supported Granger laws against unfair storage rates | let states regulate businesses that serve the public
Wabash v. Illinois / Wabash case | held in 1886 that only Congress could regulate interstate railroad rates | weakened Granger laws and led to the Interstate Commerce Act
United States v. E. C. Knight / E. C. Knight case | held in 1895 that the Sherman Act did not cover sugar manufacturing | weakened antitrust law by separating making goods from trade
In re Debs | upheld the use of injunctions against strikes in 1895 | arose from the Pullman Strike
United States v. Wong Kim Ark | held that children born here to Chinese parents are citizens | affirmed birthright citizenship in 1898 during the years of Asian exclusion
Insular Cases | held that the Constitution did not fully apply in new overseas territories | answered whether rights follow the flag to Puerto Rico and the Philippines
Northern Securities v. United States / Northern Securities case | broke up a railroad holding company in 1904 | was Theodore Roosevelt's first great trust-busting victory, against J. P. Morgan
Lochner v. New York | struck down a ten-hour day for bakers in 1905 | defended liberty of contract against a state labor law for bread makers | blocked many Progressive labor laws
Muller v. Oregon | upheld limits on women's working hours in 1908 | was won by Louis Brandeis with social science evidence about laundry work | protected women laundry workers from long hours
Schenck v. United States | set out the "clear and present danger" test in 1919 | upheld the conviction of a socialist who mailed leaflets against the draft | compared some speech to falsely shouting fire in a theater
Gitlow v. New York | applied free speech protection to the states in 1925 | upheld a radical's conviction yet began the incorporation of the Bill of Rights

# Native leaders of the western wars
? Which Native leader
Sitting Bull | was the Hunkpapa Lakota holy man who resisted the reservation | was killed by Indian police at Standing Rock in 1890 | inspired the Lakota before their victory over Custer
Crazy Horse | was the Oglala war leader who fought Custer | was killed by a soldier at Fort Robinson in 1877 | helped defeat the Seventh Cavalry at the Little Bighorn
Red Cloud | was the Lakota leader who closed the Bozeman Trail forts | forced the government to sign the Fort Laramie Treaty of 1868
Chief Joseph | led the Nez Perce on a 1,100-mile retreat toward Canada | said "I will fight no more forever" in 1877 | surrendered in Montana near the Canadian border
Geronimo | was the last Apache leader to surrender, in Arizona in 1886 | escaped from reservations several times into the mountains of Mexico | led Apache warriors in the last major resistance in the Southwest
Cochise | was the Chiricahua Apache chief falsely accused of kidnapping in 1861 | led Apache resistance in Arizona until an 1872 peace
Quanah Parker | was the Comanche leader who settled in Oklahoma after the Red River War | was the Comanche son of a captured Texas woman
Black Kettle | was the Cheyenne peace chief whose camp was attacked at Sand Creek | was killed by Custer's men on the Washita in 1868
Wovoka | was the Paiute prophet who began the Ghost Dance | taught that dancing would bring back the dead and the buffalo | began a religious movement that ended at Wounded Knee
Sarah Winnemucca | was the Paiute woman who lectured and wrote about wrongs to Native people | wrote "Life Among the Piutes" in 1883

# Soldiers, writers and showmen of the West
? Which person
George Armstrong Custer / Custer | died with his Seventh Cavalry at the Little Bighorn | was the Union cavalry hero who announced gold in the Black Hills | attacked a huge Lakota and Cheyenne camp in 1876
John Chivington | was the Colorado colonel who ordered an 1864 massacre of Cheyenne | led militia against a peaceful camp at Sand Creek
Helen Hunt Jackson | wrote "A Century of Dishonor" about broken treaties | wrote the novel "Ramona" on the wrongs of California's Native people
William F. Cody / Buffalo Bill | created a traveling Wild West show | hunted bison for railroad crews before becoming a showman
Frederick Jackson Turner | argued that the frontier had shaped American democracy | was the historian whose 1893 thesis noted the end of the frontier | said that free western land had made Americans independent and democratic
Richard Henry Pratt / Richard Pratt | founded the Carlisle boarding school to remove Native culture | was the army officer who ran a Pennsylvania school for assimilating Native children
Joseph McCoy | built cattle pens at Abilene, Kansas, beside the railroad | was the Illinois dealer who brought the Texas cattle trade to Kansas

# Conflicts with the western Native peoples
? Which conflict
Sand Creek Massacre | was the 1864 attack by Colorado militia on a peaceful Cheyenne camp | killed mostly Cheyenne women and children under an American flag | killed followers of Black Kettle, who had been promised protection
Fetterman Fight / Fetterman Massacre | wiped out about 80 soldiers near Fort Phil Kearny in 1866 | was a Lakota ambush during Red Cloud's War in Wyoming
Battle of the Little Bighorn / Little Bighorn | wiped out Custer's command in Montana in June 1876 | was the greatest Lakota and Cheyenne victory | was won by Sitting Bull's and Crazy Horse's followers
Wounded Knee Massacre / Wounded Knee | killed about 300 Lakota in South Dakota in December 1890 | ended the Ghost Dance and armed Native resistance on the Plains | was the last major clash of the Indian wars
Red River War | defeated the Comanche and Kiowa in Texas in 1874 and 1875 | followed the slaughter of the southern bison herd on the Texas plains
Nez Perce War | was a pursuit of Chief Joseph's people across Idaho and Montana | ended 40 miles from Canada in October 1877
Apache Wars | ended when Geronimo surrendered in 1886 | were fought in Arizona and New Mexico against the followers of Cochise and Geronimo
Second Seminole War | was fought in the Florida swamps to resist removal from 1835 to 1842 | was led by Osceola and cost the United States more than 1,500 soldiers
Black Hawk War | ended Sauk and Fox resistance in Illinois and Wisconsin in 1832 | was the 1832 campaign in which Abraham Lincoln served as a militia captain

# Policies toward Native peoples
? Which policy
Indian removal | moved eastern tribes to lands west of the Mississippi | was Jackson's plan for the Cherokee and other southeastern peoples
reservation system / reservation policy | placed Native peoples on areas set aside by the government | made tribes depend on rations from federal agents
assimilation | tried to make Native people or immigrants adopt the majority culture | was the aim of boarding schools and the Dawes Act | replaced native languages, religion and dress with those of the majority
Dawes Act / Dawes Severalty Act / allotment | divided tribal land into family plots in 1887 | cost Native peoples about two-thirds of their land by 1934 | tried to turn Native people into private landowners
Indian Appropriations Act of 1871 | ended treaty making with tribes as nations | made Native people wards of the federal government
Indian boarding schools / Carlisle Indian School | cut children's hair and banned their tribal languages and dress | took Native children from their families to teach them American ways
slaughter of the buffalo | destroyed the bison herds on which the Plains way of life depended | took away the Plains peoples' food, clothing and shelter

# Native ceremonies
? Which ceremony
potlatch | was a feast at which Northwest Coast leaders gave away goods to show rank | raised the host's status through gift giving on the Pacific coast
Ghost Dance | promised the return of the buffalo and the old ways | alarmed officials on Lakota reservations in 1890 | was taught by the Paiute prophet Wovoka
Sun Dance | was a summer rite of fasting and sacrifice among Plains peoples | was the main yearly religious gathering of the Lakota and Cheyenne
Green Corn Ceremony | gave thanks for the ripening maize among southeastern peoples | was the late-summer harvest festival of the Creek and Cherokee
vision quest | sent a young person alone into the wild to seek a guardian spirit | marked the passage to adulthood through fasting and dreams

# Settlers and workers of the West
? Which term describes
homesteader | a settler who claimed free public land on the Plains | a person who gained 160 acres after five years of residence | a pioneer who settled land under an 1862 law
sodbuster | a Plains farmer who lived in a house of turf and broke tough prairie | a pioneer who plowed prairie without wood for a cabin in Nebraska or Kansas
vaquero | the Mexican cattle herder whose skills Americans copied | a horseman of New Spain who used lariat, chaps and saddle horn | the first kind of cattle worker in the Southwest
cowboy | a ranch hand who herded cattle north to the railroads | a worker who rounded up and branded cattle on the open range | a worker of the long drive who rode the Chisholm Trail
buffalo soldiers | the Black cavalry and infantry who served in the West | African American troops given an animal nickname by Plains peoples | the regiments of African Americans who fought in the Indian wars
boomers and sooners / sooners | the settlers who rushed into Oklahoma for land in 1889 | people who entered Indian Territory to claim land before or as it was opened
prospector | a person who searches for gold or silver | a miner who hoped for a strike such as the one at Pikes Peak
ranchero | a Mexican owner of a large cattle estate in California | a landowner of the Southwest who raised cattle for hides and tallow

# Mining in the West
? Which term describes
Comstock Lode | the rich silver strike found in Nevada in 1859 | the deposit that made Virginia City rich
boomtown | a mining settlement that grew almost overnight | a town that filled with saloons and stores after a gold or silver strike
ghost town | an empty settlement left behind when the ore ran out | a deserted place such as Bodie where mines had closed
hydraulic mining | washing away hillsides with powerful water jets to find gold | the California practice that filled rivers with mud until courts limited it
placer mining | washing gold from loose gravel in streams with pans | the simple method that forty-niners used to find gold in riverbeds
hard-rock mining / lode mining | digging shafts deep underground to reach veins of ore | the costly method of companies that dug deep for silver and copper

# The cattle business
? Which term describes
long drive / cattle drive | the herding of Texas longhorns north to railroad towns | the trip of several months that cowboys made with herds after 1865 | the journey along the Chisholm Trail
cow town / cattle town | a railroad settlement such as Abilene where herds were shipped east | the end of the trail where cowboys were paid and longhorns sold
longhorn | the hardy breed of Texas cattle | the animal descended from Spanish stock that was worth far more in Chicago
barbed wire | the fencing that Joseph Glidden patented in 1874 | the cheap product that let farmers keep herds out of their crops | the invention that helped end the open range
roundup | the gathering of scattered cattle for branding or driving to market | the spring and fall work in which cowboys sorted calves
brand | a mark burned into an animal's hide to show its owner | the sign that told one rancher's cattle from another's on the range

# Inventors of the industrial age
? Which inventor
Thomas Edison / Thomas Alva Edison / Edison | developed a practical light bulb and the phonograph at Menlo Park | opened a central power station in New York in 1882 | set up an industrial research laboratory in New Jersey
Alexander Graham Bell | patented the telephone in 1876 | was a teacher of the deaf who sent voice by wire | founded the company that spread telephone service across the country
Henry Bessemer | found a cheap process for making steel by blowing air through iron | was the Englishman whose converter made tall buildings and long rails affordable
George Westinghouse / Westinghouse | promoted alternating current and the railroad air brake | competed with Edison's direct current and won the contest to light cities | bought Tesla's patents for electric motors
Nikola Tesla / Tesla | designed the alternating current motor | was the Serbian immigrant who worked with Westinghouse on electric power
Christopher Sholes | designed the first practical typewriter | made a writing machine that opened office jobs to women
Elijah McCoy | designed an automatic lubricator for steam engines | was the son of fugitives from slavery whose oil cup kept trains running
Elisha Otis | made the safety elevator that made tall buildings possible | invented the brake that kept elevators from falling
George Eastman | introduced the Kodak camera and roll film | made photography simple and cheap for amateurs
Orville Wright / Wilbur Wright / Wright brothers | made the first powered airplane flight at Kitty Hawk in 1903 | owned an Ohio bicycle shop and studied gliders | proved that a machine heavier than air could fly
Joseph Glidden | patented barbed wire that fenced the Plains | was the Illinois farmer whose 1874 fence ended the open range
Lewis Latimer | improved the carbon filament of the light bulb | was the Black draftsman who drew plans for Bell's telephone patent
Gustavus Swift | developed the refrigerated railroad car for shipping meat | was the Chicago meatpacker who let dressed beef travel to eastern cities
Granville Woods / Granville T. Woods | created a system for sending telegraph messages from moving trains | was the Black engineer with many patents for electric railways

# Inventions and techniques of the industrial age
? Which invention
Bessemer process | turned iron into steel cheaply by removing impurities | made possible cheap rails, bridges and skyscrapers | was the air-blowing method used in Carnegie's mills
telephone | carried the human voice over wires | was patented by Alexander Graham Bell in 1876
incandescent light bulb / light bulb | glowed when current heated a filament inside glass | let factories and streets stay bright at night after Edison's work
phonograph | recorded and played back sound | was Edison's 1877 machine for playing recorded music
typewriter | printed letters on paper from a keyboard | opened office jobs to women after Christopher Sholes's patent
refrigerated railroad car / refrigerator car | carried fresh meat from Chicago to eastern cities | let meatpackers such as Swift ship dressed beef
passenger elevator / safety elevator | carried people up tall buildings | made skyscrapers practical after Elisha Otis added a brake
streetcar / electric trolley | carried city riders on rails in the street | let workers live miles from downtown in suburbs
air brake | stopped every car of a train at once | was George Westinghouse's safety device for railroads
alternating current | sent electric power over long distances | was promoted by Tesla and Westinghouse against Edison's system | powered the World's Columbian Exposition of 1893

# Industrialists and financiers
? Which business leader
Andrew Carnegie / Carnegie | built a steel company through vertical integration | was the Scottish immigrant who wrote "The Gospel of Wealth" | gave away much of a steel fortune to build public libraries
John D. Rockefeller / Rockefeller | founded Standard Oil and formed a trust to control refining | used horizontal integration to buy out rival refiners | controlled about 90 percent of American oil refining
J. P. Morgan / J. Pierpont Morgan | was the banker who formed U.S. Steel in 1901 | lent gold to the government in 1895 and helped calm the Panic of 1907 | bought Carnegie's steel company in 1901
Cornelius Vanderbilt / Vanderbilt | built the New York Central Railroad | moved from steamships to railroads and linked New York with Chicago
Jay Gould | tried to corner the gold market in 1869 with Jim Fisk | was a railroad speculator who fought for control of the Erie Railroad
Leland Stanford | was a Central Pacific leader and California governor who founded a university | drove the golden spike at Promontory Summit
James J. Hill | built the Great Northern Railroad to Seattle without federal land grants | brought settlers along a northern rail route to the Pacific
Henry Clay Frick | managed Homestead and broke the union there in 1892 | supplied coke to steel mills and survived an anarchist's attack
Philip Armour | made Chicago the center of meatpacking | used every part of the hog with a disassembly line
Henry Ford | used the moving assembly line to make the low-priced Model T | paid workers five dollars a day in 1914 | made cars cheap enough for ordinary families
George Pullman | built the railroad sleeping car and a company town near Chicago | cut wages but not rents before an 1894 strike | owned the town where workers struck in 1894
Montgomery Ward / Aaron Montgomery Ward | started the first large mail-order catalog business | sold goods by mail to Grange members from 1872
Madam C. J. Walker | became a wealthy Black woman by selling hair products | was the daughter of former slaves who built a beauty products company
Frederick Winslow Taylor / Frederick W. Taylor | developed scientific management with time studies | used a stopwatch to cut wasted motion in factory work

# Methods of big business
? Which term means
vertical integration | owning every stage of production from raw material to sale | Carnegie's method of controlling mines, ships, railroads and mills | control of suppliers, factories and distribution by one firm
horizontal integration | joining many firms that make the same product | Rockefeller's method of merging competing refineries | the merging of competitors in a single industry
railroad rebate / rebate | a secret refund that carriers gave to favored shippers | the discount that Standard Oil received and small farmers did not
economies of scale | lower costs per item from making goods in large amounts | the advantage that let giant firms undersell small competitors
scientific management | studying workers' motions to make production faster | Frederick Winslow Taylor's plan to raise efficiency with time studies | the use of stopwatch studies to find the best way of doing a job
predatory pricing | selling below cost to drive competitors out of business | the method of undercutting rivals until they fail and then charging more
interlocking directorate | the same people sitting on the boards of several companies | a link among company boards that the Clayton Act limited

# Ideas of the Gilded Age
? Which term describes
laissez-faire | the policy that government should not interfere in business | the hands-off economic idea linked with Adam Smith | the belief that the market should be left alone
Gospel of Wealth | the idea that the rich should use their fortunes for public good | Carnegie's teaching that a man who dies rich dies disgraced
Horatio Alger myth / rags-to-riches story | the belief that any poor boy can rise by luck and hard work | the lesson of dime novels about newsboys who become respectable
Social Gospel | the belief that churches should work to cure poverty and injustice | the teaching of Walter Rauschenbusch and Washington Gladden | the Christian reform movement that inspired settlement houses
New South | Henry Grady's vision of a region with industry as well as farms | the hope for textile mills, steel and railroads in the former Confederacy
socialism | the idea that the public should own factories, railroads and other means of production | the system that Eugene Debs wanted to replace capitalism | the movement for government control of industry
anarchism | the belief that all government should be abolished | the teaching of Emma Goldman and the men hanged after Haymarket | the political idea of the man who shot McKinley
Social Darwinism | the belief that the fittest people and firms survive and succeed | the theory of Herbert Spencer and William Graham Sumner | the idea of survival of the fittest applied to business and society

# Labor organizations and unions
? Which organization
Knights of Labor | admitted skilled and unskilled workers, women and Black members under Terence Powderly | declined after the Haymarket bombing in 1886 | called for an eight-hour day and equal pay for women
American Federation of Labor / AFL | was Samuel Gompers's alliance of craft unions founded in 1886 | stressed higher wages and shorter hours for skilled workers | used collective bargaining and strikes to win better pay
Industrial Workers of the World / IWW / Wobblies | was the radical union that wanted to join all laborers against capitalism | was founded in Chicago in 1905 by Bill Haywood and others | led the Lawrence textile strike of 1912
National Labor Union | was the first federation of unions across the country, formed in 1866 | was led by William Sylvis and sought the eight-hour day after the Civil War
American Railway Union | was the industrial union that Eugene Debs founded in 1893 | backed the Pullman strikers by refusing to move certain cars
Congress of Industrial Organizations / CIO | organized unskilled workers in steel and autos in the 1930s under John L. Lewis | broke away from craft unions and used sit-down strikes | was formed to unite all the workers of an industry
United Mine Workers / United Mine Workers of America | struck for coal diggers in 1902 | won arbitration by Theodore Roosevelt in an anthracite dispute
International Ladies' Garment Workers' Union / ILGWU | led the 1909 strike of 20,000 shirtwaist makers | gained members in New York after the Triangle fire
Women's Trade Union League | joined wealthy reformers and factory girls to improve conditions in 1903 | brought together reformers such as Jane Addams and seamstresses
Molly Maguires | used violence against mine bosses in Pennsylvania in the 1870s as a secret Irish society | lost twenty members to hanging after a Pinkerton detective infiltrated
Brotherhood of Sleeping Car Porters | was A. Philip Randolph's union of Black railroad workers | won a contract from the Pullman Company in 1937
United Farm Workers / UFW | was led by Cesar Chavez and Dolores Huerta in California | organized a national grape boycott in the 1960s | won contracts for grape pickers in 1970

# Strikes and labor conflicts
? Which labor conflict
Great Railroad Strike of 1877 | began over wage cuts in West Virginia and spread nationwide | was the first national walkout, put down by federal troops under Hayes | showed the growing conflict between workers and big business
Haymarket Affair / Haymarket Riot | began when a bomb killed police at an 1886 Chicago rally | led to the hanging of four anarchists and hurt the Knights of Labor | turned public opinion against unions and foreign radicals
Homestead Strike | was an 1892 battle between Carnegie steelworkers and Pinkerton guards | broke the power of a Pennsylvania steel union for decades | ended after the Pennsylvania militia was called in
Pullman Strike | stopped trains nationwide in 1894 after a company town cut wages | ended when Cleveland sent troops to protect the mail | was led by Eugene Debs and the American Railway Union
Anthracite Coal Strike of 1902 | was settled by Theodore Roosevelt with his Square Deal | ended with Pennsylvania miners gaining more pay and a nine-hour day
Ludlow Massacre | killed women and children in a Colorado miners' tent camp in 1914 | was blamed on a Rockefeller-owned fuel company and the National Guard
Lawrence textile strike / Bread and Roses Strike | was the 1912 Massachusetts walkout led by the IWW | won raises for immigrant mill women of New England
Seattle General Strike | stopped a whole western city for five days in 1919 | fed fears of revolution on the Pacific coast after World War I
Boston Police Strike | made Governor Calvin Coolidge famous in 1919 | led a New England governor to call out the state guard to stop looting | was part of the wave of labor unrest in 1919
Steel Strike of 1919 | brought out 350,000 mill workers against twelve-hour days but failed | was broken by Black and Mexican replacement labor and charges of communism
Flint sit-down strike | won recognition from General Motors in 1937 | had auto workers stay inside Michigan plants for 44 days
Memorial Day Massacre | saw Chicago police kill ten strikers near Republic Steel in 1937 | was a shooting during the Little Steel walkout
Battle of Blair Mountain | was an armed uprising of West Virginia coal miners in 1921 | ended when federal troops arrived in Appalachian coal country
Air traffic controllers strike / PATCO strike | ended when Ronald Reagan fired over 11,000 workers in 1981 | weakened unions of federal employees during the early Reagan years

# Labor leaders and radicals
? Which labor leader
Samuel Gompers / Gompers | was the cigar maker who headed the AFL for nearly forty years | sought higher wages and shorter hours for skilled workers through craft unions | led skilled workers and avoided radical politics
Terence Powderly / Terence V. Powderly | led the Knights of Labor in its greatest years | wanted cooperatives rather than strikes and admitted unskilled workers
Eugene V. Debs / Eugene Debs / Debs | led the Pullman Strike and became the Socialist candidate for president | won nearly a million votes in 1920 while in prison
Mary Harris Jones / Mother Jones | was the organizer who led mill children on a march in 1903 | was the Irish-born widow who organized coal miners into old age
William Haywood / Big Bill Haywood | was a western miner who helped found the Wobblies | was tried for an Idaho governor's murder and later fled to Russia
John L. Lewis | led the coal miners and founded the CIO | headed the United Mine Workers in the 1930s
Emma Goldman | was the anarchist speaker deported to Russia in 1919 | was jailed for opposing the draft in World War I
A. Philip Randolph | threatened a march on Washington in 1941 to win defense jobs | organized Black sleeping car porters and the 1963 March on Washington
Cesar Chavez / César Chávez | led California farm workers in strikes and boycotts | fasted in 1968 to keep the Delano grape strike nonviolent | cofounded the United Farm Workers
Dolores Huerta | cofounded the farm workers' union and coined "Sí, se puede" | was the woman who negotiated contracts with grape growers
Walter Reuther | headed the United Auto Workers after World War II | was beaten by Ford guards at the Battle of the Overpass in 1937
Leonora O'Reilly | was the shirtmaker who helped form the Women's Trade Union League | was a New York garment worker active in founding the NAACP
Clara Lemlich | called for the 1909 general strike of shirtwaist makers | was a young Ukrainian immigrant who urged garment workers to strike

# Politics and corruption in the Gilded Age city
? Which term means
political machine | a party organization that controlled a city by trading favors for votes | a group such as New York's Tammany Hall
political boss / party boss | the head of a city organization who gave jobs and contracts | a figure such as William Tweed or Richard Croker | a politician such as Tweed who ran a city from behind the scenes
graft | the use of political office for personal gain | the bribes and padded contracts taken by corrupt city officials
patronage | the giving of government jobs to political supporters | the practice that the Pendleton Act limited with exams | the exchange of government jobs for votes and loyalty
civil service | government jobs filled by merit rather than politics | the body of federal workers hired by examination after 1883 | the government workforce reformed after Garfield's assassination
ward boss / precinct captain | a local party worker who gathered votes in one city neighborhood | a machine worker who helped immigrants with jobs and coal in return for votes

# City buildings and growth around 1900
? Which term describes
settlement house | a neighborhood center that gave services to the urban poor | an institution such as the one Jane Addams opened in Chicago | a place where middle-class reformers lived among poor immigrants
tenement | a crowded apartment building for poor urban families | a city dwelling of immigrants with little light or air | the unhealthy housing that Jacob Riis photographed
skyscraper | a tall building with a steel frame and elevators | a structure such as Louis Sullivan's designs in Chicago | a building made possible by cheap steel and the elevator
mass transit | public systems such as streetcars and subways that carry many people | the services that let city workers live miles from their jobs
suburb | a residential area at the edge of a city | a middle-class community that grew along streetcar lines
department store | a large shop selling many kinds of goods under one roof | a city business such as Macy's or Marshall Field's
ghetto | a city district where members of one minority group live, often by force or poverty | a crowded ethnic neighborhood from which residents find it hard to move

# Popular culture around 1900
? Which term describes
yellow journalism | sensational reporting used to sell newspapers | the style of Hearst and Pulitzer that stirred feeling against Spain | exaggerated news that helped cause the war with Spain
vaudeville | a variety show of songs, dance and comedy | the popular stage entertainment of the Gilded Age before films
ragtime | lively syncopated piano music of Scott Joplin | the popular music heard in "Maple Leaf Rag" | African American piano music with off-beat rhythms
minstrel show | a stage entertainment in which white performers in blackface mocked African Americans | the racist musical comedy popular before and after the Civil War
dime novel | a cheap adventure book about the West or poor boys who rise | the inexpensive fiction of writers such as Horatio Alger
nickelodeon | an early movie theater with a five-cent ticket | a small storefront theater showing short silent films
blues | African American music of sorrow that grew from work songs and spirituals | the Mississippi Delta music made popular by W. C. Handy

# Terms of immigration
? Which term describes
old immigrants | the newcomers from northern and western Europe before 1880 | the mostly Protestant, English, German and Scandinavian arrivals along with the Irish
new immigrants | the newcomers from southern and eastern Europe after 1880 | the Italian, Polish, Greek and Russian Jewish arrivals | the mostly Catholic and Jewish arrivals who settled in eastern cities
melting pot | the idea that people of different origins blend into a single culture | an image of assimilation taken from a 1908 play | the image of America as a place where cultures mix together
steerage | the cheap lower deck where poor immigrants traveled | the dirty, crowded quarters of ships from which passengers were taken to Ellis Island | the lowest class of travel on immigrant ships
push factor | a condition such as famine or persecution that drives people to leave home | the cause of departure such as the Irish potato failure | a problem at home such as war, hunger or lack of land
pull factor | a condition such as jobs or land that draws people to a new place | the cause of arrival such as high wages or religious freedom | an attraction such as cheap land or factory work
cultural pluralism | the idea that different ethnic groups keep their ways within one society | the view that immigrants need not give up their customs
immigration quota | a limit on how many people may enter from each country | the number of newcomers a country was allowed under laws of the 1920s
Americanization | teaching immigrants English and the customs of the United States | the campaign of schools and settlement houses to change newcomers' ways
naturalization | the legal process by which an immigrant becomes a citizen | the granting of citizenship to a person born abroad

# Immigration laws and agreements
? Which measure
Chinese Exclusion Act | stopped the entry of one nation's laborers in 1882 | was the first federal law to bar a group by nationality and race | was renewed and stayed in force until 1943
Gentlemen's Agreement | limited Japanese laborers in 1907 in return for ending San Francisco school segregation | was an understanding between Theodore Roosevelt and Tokyo | was made with Japan to reduce immigration to California
Emergency Quota Act | limited each nationality to 3 percent of its 1910 population in 1921 | was the first numerical limit on European newcomers after World War I
National Origins Act / Immigration Act of 1924 / Johnson-Reed Act | cut quotas to 2 percent of the 1890 census | favored northern Europeans and banned Asians under Calvin Coolidge | sharply reduced arrivals from southern and eastern Europe
Page Act | kept out most Chinese women from 1875 | was the first restrictive federal measure against Asian women
Immigration Act of 1917 / Literacy Test Act | required newcomers to be able to read and created an Asiatic Barred Zone | passed over Woodrow Wilson's veto just before war
Naturalization Act of 1798 | raised the residence needed for citizenship from five to fourteen years | delayed voting by immigrants who favored Jefferson's party
Immigration and Nationality Act of 1965 / Hart-Celler Act | ended quotas by national origin and favored family ties and skills | led to great growth in arrivals from Asia and Latin America | abolished the system that favored northern Europeans
McCarran-Walter Act | kept quotas in 1952 but ended the ban on Asian naturalization | let officials bar suspected communists over Truman's veto
Immigration Reform and Control Act | gave legal status to nearly three million undocumented people in 1986 | fined employers under Reagan for knowingly hiring unauthorized workers
Refugee Act of 1980 | created a regular system for admitting people who flee persecution | followed the arrival of Vietnamese boat people under Carter

# Presidents from Hayes to Wilson
? Which president
Rutherford B. Hayes / Hayes | ended Reconstruction by withdrawing troops from the South | won the disputed election of 1876 over Tilden | became president through the Compromise of 1877
James A. Garfield / Garfield | was shot by a disappointed office seeker in 1881 | was the Ohio Republican killed months into his term | was assassinated by Charles Guiteau
Chester A. Arthur | signed the Pendleton civil service law | succeeded a murdered president in 1881 and supported civil service reform
Grover Cleveland | served two terms that were not consecutive in the nineteenth century | sent troops against the Pullman strikers and repealed silver purchases | faced the Panic of 1893 in his second term
Benjamin Harrison | signed the Sherman Antitrust Act and McKinley Tariff in 1890 | was the grandson of an earlier president and lost in 1892
William McKinley / McKinley | led the nation in war with Spain | defeated Bryan in 1896 and was shot by an anarchist at Buffalo | annexed Hawaii and took the Philippines
Theodore Roosevelt | promised a Square Deal and broke up bad trusts | led the Rough Riders and began the Panama Canal | won the Nobel Peace Prize for ending the Russo-Japanese War
William Howard Taft / Taft | used dollar diplomacy and later became chief justice | signed the Payne-Aldrich Tariff and split with his predecessor | broke up more trusts than his predecessor
Woodrow Wilson / Wilson | promised a New Freedom and proposed the Fourteen Points | led the nation in World War I and created the Federal Reserve | won the 1912 election when Republicans split

# Laws of the Gilded Age
? Which law
Pendleton Act / Pendleton Civil Service Act | required exams for some federal jobs in 1883 | followed Garfield's murder and weakened the spoils system | created a commission to fill government jobs by merit
Interstate Commerce Act | created the first federal regulatory agency in 1887 to oversee railroads | banned pools and rebates and called for reasonable rates | was a response to farmers' complaints about unfair rates
Sherman Antitrust Act | outlawed combinations that restrain trade in 1890 | was used at first more against unions than monopolies | was used by Theodore Roosevelt against Northern Securities
McKinley Tariff | raised duties to nearly 50 percent in 1890 | hurt Hawaiian sugar planters and cost Republicans the 1890 elections
Sherman Silver Purchase Act | required the Treasury to buy 4.5 million ounces of metal each month | was repealed at Cleveland's urging in the Panic of 1893
Bland-Allison Act | restarted limited silver coinage in 1878 | passed over Hayes's veto and bought two to four million dollars of metal a month
Coinage Act of 1873 / Crime of '73 | ended the minting of silver dollars and angered miners and farmers | was blamed by free-silver supporters for falling prices
Gold Standard Act | tied paper money to a single metal in 1900 | ended the silver question under McKinley
Wilson-Gorman Tariff | included an income tax in 1894 that the Court struck down | slightly lowered import duties in Cleveland's second term
Granger laws | set state limits on railroad and grain storage rates in the Midwest | won the Supreme Court's approval in Munn v. Illinois

# Scandals in American history
? Which scandal
Crédit Mobilier scandal / Crédit Mobilier | involved a railroad construction company that bribed congressmen under Grant | arose from building the Union Pacific line | gave stock in a construction company to members of Congress
Whiskey Ring | was a scheme of distillers to cheat the treasury of taxes in Grant's time | implicated Grant's secretary, Orville Babcock
Tweed Ring | stole millions from New York City through padded contracts | was exposed by Thomas Nast's cartoons in the 1870s | overcharged taxpayers for building a county courthouse
Black Friday of 1869 | followed Jay Gould's and Jim Fisk's attempt to corner the gold market | was a gold price crash that embarrassed President Grant
Salary Grab | raised pay for Congress and the president in 1873 and was soon repealed | gave members of Congress two years of back pay
Teapot Dome | gave navy oil reserves in Wyoming to private companies for bribes | sent Harding's interior secretary, Albert Fall, to prison
Yazoo land fraud | sold western Georgia tracts to companies that had bribed the legislature | led to the 1810 case of Fletcher v. Peck

# Groups of farm protest and Gilded Age politics
? Which group
Grange / Patrons of Husbandry | was the farmers' social organization founded by Oliver Kelley in 1867 | held meetings for lonely farm families and pushed for railroad rate laws | formed cooperatives so that farmers could buy and sell together
Farmers' Alliance | was the network of the 1880s that sought cooperatives and political change | grew from a Texas movement into the People's Party | had separate northern, southern and Black organizations
Coxey's Army | marched on Washington in 1894 to demand public works jobs | consisted of unemployed men from Ohio whose leader was arrested at the Capitol
Mugwumps / mugwump | were reform Republicans who supported Cleveland in 1884 | left their party because they could not accept James G. Blaine
Stalwarts / Stalwart | were Republican followers of Roscoe Conkling who favored patronage | were Chester Arthur's faction, opposed to the Half-Breeds
Half-Breeds | were Republican followers of James G. Blaine who favored some civil service reform | were Garfield's faction of the party in 1880
Colored Farmers' Alliance | was the separate organization of more than a million Black growers in the South | was formed because the Southern farm organization barred Black members

# Campaign methods
? Which campaign method
front-porch campaign | had McKinley speak to visitors at home in 1896 | was Mark Hanna's plan that brought crowds to Canton, Ohio
waving the bloody shirt | reminded voters of the Civil War to win Republican support | blamed Democrats for war deaths after 1865
log cabin campaign | presented William Henry Harrison as a common man in 1840 | used songs, parades and hard cider to elect a Whig
whistle-stop campaign | brings a candidate by train to speak in many towns | was used by Harry Truman to win the 1948 election
mudslinging | attacks an opponent's character with insults and rumors | marked the bitter 1828 race between Jackson and Adams

# Financial panics
? Which financial crisis
Panic of 1819 | followed land speculation and tight credit after the War of 1812 | was blamed on the national bank and hurt western farmers under Monroe
Panic of 1837 | followed the Bank War and the Specie Circular | hurt Van Buren's presidency with bank failures and unemployment | began after Jackson required gold or silver for land
Panic of 1857 | hurt the North more than the cotton states | caused bank and railroad failures under Buchanan before the Civil War
Panic of 1873 | was set off by the fall of Jay Cooke's bank | turned Northern attention away from Reconstruction | began a long depression during Grant's second term
Panic of 1893 | began with railroad failures and a run on gold | brought hard times to Cleveland's second term | led to Coxey's march and the Pullman Strike
Panic of 1907 | was calmed with the help of J. P. Morgan | was a run on New York trust companies that led to the Federal Reserve

# Money terms of the nineteenth century
? Which term means
free silver / bimetallism | the unlimited coinage of a second metal to raise prices and ease debts | the demand to coin metal at sixteen to one | the Populist demand that would have increased the money supply
gold standard | the backing of currency by one precious metal alone | the sound money policy of McKinley and bankers | the system that limited the supply of paper dollars and pleased lenders
greenback | a Union paper note not backed by gold | the money Congress issued in 1862 to help pay for the war
inflation | a general rise in prices | the result that indebted farmers wanted from more money in circulation
deflation | a general fall in prices that hurts debtors | the trend of prices when the money supply lagged after the Civil War
legal tender | money that must be accepted in payment of debts | the status that Congress gave to paper notes in 1862
specie | gold and silver coin rather than paper money | the hard money that Jackson required for public land
subtreasury plan | the proposal for federal warehouses and low-cost crop loans | Charles Macune's idea for storing harvests until prices rose

# Political figures of the Gilded Age and Populism
? Which political figure
William Jennings Bryan / Bryan | ran for president three times as a Democrat | gave the Cross of Gold speech for free silver in 1896 | prosecuted the Scopes trial in 1925
James B. Weaver | was the Populist candidate for president in 1892 | ran for president in 1880 as a Greenback
Mary Elizabeth Lease / Mary Lease | told Kansas farmers to raise less corn and more hell | was the Kansas Populist orator who attacked Wall Street
Tom Watson | was the Georgia Populist who first urged Black and white farmers to unite | was Bryan's Populist running mate in 1896 and later preached racial hatred
Ignatius Donnelly | wrote the preamble of the Omaha Platform | was a Minnesota Populist writer and congressman
Jacob Coxey | led an army of unemployed men to the Capitol | was the Ohio businessman arrested in 1894 after demanding public works jobs
Mark Hanna / Marcus Hanna | was the Ohio businessman who managed McKinley's campaign | raised millions from corporations to defeat Bryan
William Tweed / Boss Tweed / William M. Tweed | headed Tammany Hall and died in jail | stole from New York with the city courthouse project | was exposed by the cartoons of Thomas Nast
James G. Blaine | was the Republican from Maine who lost to Cleveland in 1884 | led the Half-Breeds and as secretary of state promoted Pan-American trade
Roscoe Conkling | led the Stalwarts of New York | resigned from the Senate over patronage in a quarrel with Garfield
George Washington Plunkitt | was the Tammany politician who defended "honest graft" | said "I seen my opportunities and I took 'em"
Oliver H. Kelley / Oliver Kelley | founded the Grange to help isolated farm families | was the Agriculture Department clerk who organized rural lodges
Charles Guiteau | shot President Garfield in a Washington railroad station | was the disappointed office seeker hanged in 1882
Leon Czolgosz | was the anarchist who shot McKinley | committed murder at the Pan-American Exposition in Buffalo
Carl Schurz | was the German-born reformer, senator and secretary of the interior | led Liberal Republicans in 1872 and fought for civil service reform

# Progressive reformers and thinkers
? Which reformer
Jane Addams | founded Hull House in Chicago | won the Nobel Peace Prize in 1931 | led the settlement house movement to help immigrants
Florence Kelley | led the National Consumers' League against child labor | was Illinois's first factory inspector and helped win Muller v. Oregon | worked at Hull House and fought sweatshops
Lillian Wald | founded the Henry Street Settlement and visiting nursing in New York | was the nurse who proposed a federal Children's Bureau
Robert La Follette / Robert M. La Follette | was the Wisconsin governor whose state became a laboratory of democracy | won a direct primary law and ran as a Progressive in 1924 | fought railroad power and political bosses in the Midwest
Hiram Johnson | was the California governor who fought the Southern Pacific Railroad | was Theodore Roosevelt's running mate in 1912
Gifford Pinchot | headed the Forest Service and favored wise use of resources | was fired by Taft after a quarrel with Richard Ballinger | was the forester who advised Theodore Roosevelt on conservation
John Muir | founded the Sierra Club and fought to preserve wilderness | failed to save Hetch Hetchy Valley but led Roosevelt through Yosemite | helped create Yosemite National Park
Margaret Sanger | opened the first birth control clinic in 1916 | was the nurse who founded the group that became Planned Parenthood | was arrested for mailing information on birth control
Louis Brandeis | was the lawyer who became the first Jewish Supreme Court justice | won a landmark case on women's hours with social data | advised Wilson to break up trusts
John Dewey | promoted learning by doing in schools | was the philosopher of pragmatism who founded a Chicago laboratory school
Walter Rauschenbusch | was the Baptist minister who taught the Social Gospel | served poor families in New York and wrote "Christianity and the Social Crisis"
Carry Nation / Carrie Nation | smashed saloons in Kansas with a hatchet | was the prohibition crusader jailed many times
Lewis Hine | took photographs of child laborers | worked for the National Child Labor Committee with a camera
Harvey Wiley | was the chemist whose Poison Squad tested food additives | pushed for the Pure Food and Drug Act
Tom Johnson | was the reform mayor of Cleveland who cut streetcar fares | was an Ohio businessman won over by Henry George's ideas
Mary White Ovington | was the social worker who helped found the NAACP in 1909 | studied the lives of Black New Yorkers in "Half a Man"

# Muckrakers and social critics
? Which author
Ida Tarbell / Ida M. Tarbell | wrote the history of Standard Oil that exposed Rockefeller | was the journalist of "McClure's" who attacked an oil monopoly | was a muckraker who exposed unfair business methods of an oil trust
Lincoln Steffens | wrote "The Shame of the Cities" | exposed municipal corruption in St. Louis and Minneapolis | was a muckraker who attacked city political machines
Jacob Riis / Riis | wrote "How the Other Half Lives" with photographs of tenements | was the Danish immigrant reporter who used flash to show New York slums | drew attention to the poverty of immigrants in New York City
Ray Stannard Baker | wrote "Following the Color Line" on race relations | was a muckraking reporter who later wrote Wilson's biography
Henry George | wrote "Progress and Poverty" and proposed a single tax on land | was a San Francisco journalist who ran for mayor of New York in 1886
Henry Demarest Lloyd | wrote "Wealth Against Commonwealth" in 1894 | was an early critic of Standard Oil before Tarbell
Thorstein Veblen | wrote "The Theory of the Leisure Class" | was the economist who coined the phrase "conspicuous consumption"
Josiah Strong | wrote "Our Country" urging Anglo-Saxon expansion | was a Congregational minister who supported imperialism in 1885
Alfred Thayer Mahan / Mahan | wrote "The Influence of Sea Power upon History" | was the naval officer who urged a large fleet, bases and a canal
John Spargo | wrote "The Bitter Cry of the Children" on child labor | was an English-born socialist who described boys in coal breakers

# Novelists and poets of realism and reform
? Which writer
Frank Norris | wrote "The Octopus" about a railroad and wheat farmers | was the naturalist novelist who also wrote "McTeague" and "The Pit"
Edward Bellamy | wrote "Looking Backward" about a socialist Boston in 2000 | inspired Nationalist clubs with an 1888 utopian novel
Theodore Dreiser | wrote "Sister Carrie" about a country girl in Chicago | was the naturalist novelist who also wrote "An American Tragedy"
Jack London | wrote "The Call of the Wild" | set adventure stories in the Klondike gold rush
Kate Chopin | wrote the novel "The Awakening" | shocked readers in 1899 with a Louisiana wife's search for freedom
Charlotte Perkins Gilman | wrote "The Yellow Wallpaper" and "Women and Economics" | argued in 1898 that women need economic independence
Frances E. W. Harper | wrote antislavery poems and the novel "Iola Leroy" | was a Black lecturer for abolition, temperance and women's rights
Upton Sinclair | wrote "The Jungle" about meatpacking | exposed filthy Chicago packinghouses and led Congress to pass food laws
Horatio Alger | wrote stories of poor boys who rose by luck and hard work | wrote "Ragged Dick" about a bootblack who succeeds

# Laws of the Progressive Era
? Which law
Pure Food and Drug Act | required truthful labels and banned harmful additives in 1906 | stopped the sale of falsely advertised medicines | was passed after muckrakers exposed false claims about medicines
Meat Inspection Act | let federal agents check packing plants after "The Jungle" | set cleanliness rules in slaughterhouses after Upton Sinclair's novel | was signed by Theodore Roosevelt to clean up packinghouses
Hepburn Act | strengthened the ICC's power to set railroad rates in 1906 | limited free passes and let a federal commission set maximum fares | extended federal control over pipelines and ferries
Elkins Act | outlawed railroad rebates in 1903 | fined both railroads and shippers for secret refunds under Roosevelt | strengthened the Interstate Commerce Act against secret refunds
Newlands Reclamation Act / Reclamation Act | used western land sales to pay for dams and irrigation | brought water to dry western farms from 1902
Antiquities Act | let the president create national monuments in 1906 | protected Native ruins and natural wonders such as Devils Tower
Mann-Elkins Act | put telephone and telegraph companies under the ICC in 1910 | extended regulation to wire communication under Taft
Underwood Tariff | lowered import duties in 1913 and added an income tax | was Wilson's first major reform, cutting rates to the lowest since the Civil War
Federal Reserve Act | created twelve regional banks to control the money supply | gave the nation a central banking system in 1913 | set up a system able to raise and lower interest rates
Clayton Antitrust Act | exempted unions and strengthened the law against monopoly in 1914 | was called labor's Magna Carta by Gompers | made strikes, boycotts and peaceful picketing legal
Federal Trade Commission Act | created an agency to stop unfair business practices | set up a body able to issue cease and desist orders
Keating-Owen Act | banned interstate goods made by child labor until struck down | was voided in Hammer v. Dagenhart in 1918
Adamson Act | set an eight-hour day for railroad workers in 1916 | prevented a nationwide train strike under Wilson
Payne-Aldrich Tariff | disappointed progressives by barely lowering rates in 1909 | was signed by Taft and split the Republican Party

# Economic and social changes of the nineteenth century
? Which change
market revolution | linked farmers and workshops to buying and selling in distant places | made farmers produce goods for sale rather than for themselves before the Civil War
Industrial Revolution | replaced hand tools with machines and homes with factories | began in the textile mills of Britain and spread to New England
transportation revolution | joined distant regions with canals, steamboats and railroads | cut the time and cost of moving goods in the early 1800s
urbanization | is the rise in the share of people living in cities | moved people from farms to places such as Chicago and New York
westward expansion | spread American settlement across the continent to the Pacific | was justified by Manifest Destiny and took land from Native peoples

# People of business
? Which term describes
robber baron | a ruthless industrial leader, in the eyes of critics | a tycoon accused of crushing rivals and cheating the public | a label for Gould or Rockefeller as a greedy monopolist
captain of industry | an industrialist who builds the nation, in the eyes of admirers | a business leader praised as a generous maker of jobs and wealth | a label for Carnegie or Ford as a builder of the economy
philanthropist | a rich person who gives money for the public good | a giver such as Carnegie, who paid for libraries
stockholder | a person who owns shares in a corporation | an investor who receives part of a corporation's profits as dividends
middleman | a dealer who buys from producers and sells to others at a profit | a trader whom farmers tried to avoid with cooperatives
speculator | a person who buys land or stock hoping its price will rise | a buyer who made quick profits on western land before a panic

# Eras of American history
? Which era
Era of Good Feelings | was the time of national unity and one party under James Monroe | followed the War of 1812 and the decline of the Federalists
Jacksonian Era / Age of Jackson | expanded voting to nearly all white men in the 1820s and 1830s | was the time of the common man, Indian removal and the spoils system
antebellum era / antebellum period | was the time before the Civil War | saw reform movements and the growth of cotton slavery before 1861
Reconstruction / Reconstruction Era | was the time of rebuilding the South after the Civil War | brought former Confederate states back into the Union from 1865 to 1877 | gave citizenship and voting rights to freedmen
Gilded Age | was named by Mark Twain for glitter that hid corruption | was the time of industry, great wealth and political machines from the 1870s to about 1900
Progressive Era | was the time of reform from about 1900 to World War I | fought corruption, trusts and bad working conditions after 1900
critical period | was the time of weak government under the Articles of Confederation | covered the troubled years from 1781 to 1789 before the Constitution took effect

# Amendments of the twentieth century
? Which amendment
Sixteenth Amendment | allowed a federal income tax | overturned an 1895 ruling against direct federal levies on earnings
Seventeenth Amendment | provided for direct election of senators | took the choice of upper-house members from state legislatures in 1913
Eighteenth Amendment | banned making and selling alcohol | was ratified in 1919 and repealed in 1933
Nineteenth Amendment | gave women the vote in 1920 | ended a struggle that began at Seneca Falls
Twentieth Amendment / Lame Duck Amendment | moved presidential inauguration from March to January | shortened the time defeated officials stay in office
Twenty-first Amendment | repealed an earlier change in the Constitution for the only time | ended the liquor ban in 1933
Twenty-second Amendment | limits a president to two elected terms | was a response to Franklin Roosevelt's four victories
Twenty-third Amendment | gives Washington, D.C., electoral votes | let residents of the capital vote for president from 1961
Twenty-fourth Amendment | bans poll taxes in federal elections | removed a fee that kept poor Southerners from voting in 1964
Twenty-fifth Amendment | sets rules for presidential disability and filling the vice presidency | was used when Agnew and then Nixon resigned
Twenty-sixth Amendment | lowered the voting age to eighteen | was ratified in 1971 because draftees could not vote

# Terms of the Progressive Era
? Which term refers to
muckraker | a journalist who exposed corruption and abuses | a writer such as Tarbell or Steffens, so called by Theodore Roosevelt
Square Deal | Theodore Roosevelt's promise of fair treatment for labor, business and consumers | the policy behind the coal settlement of 1902 and food laws
New Nationalism | Theodore Roosevelt's 1912 program of regulating big business | the Bull Moose platform inspired by Herbert Croly
New Freedom | Wilson's 1912 program of breaking up trusts to restore competition | the small-business program advised by Louis Brandeis
conservation | the careful use of natural resources for the future | Gifford Pinchot's policy of managed forests
preservation | keeping wilderness untouched rather than used | John Muir's goal for Yosemite and Hetch Hetchy
pragmatism | the philosophy that ideas should be judged by their results | the approach of William James and John Dewey
eugenics | the false science of improving humans by controlled breeding | the movement behind forced sterilization laws in the early 1900s
Niagara Movement | the 1905 meeting of Black leaders who demanded full rights | the Du Bois group that opposed accommodation and led to the NAACP
suffrage | the right to vote | the aim for which Alice Paul and Carrie Chapman Catt campaigned
prohibition | a legal ban on alcoholic drinks | the goal of the Anti-Saloon League
trust-busting | government action to break up business combinations | Roosevelt's campaign against firms such as Northern Securities

# Progressive reforms of government
? Which term refers to
initiative | the process by which citizens propose a law | the reform that puts a measure on the ballot by petition
referendum | a popular vote on a law | the reform that lets the people approve or reject acts of a legislature
recall | the process by which voters remove an official before a term ends | the removal by petition and special election of an unpopular officeholder
direct primary | an election in which party voters choose candidates | the reform that took nominations away from bosses in smoke-filled rooms
secret ballot / Australian ballot | a private vote on a government-printed form | the reform that made it hard for bosses to check how people voted
city manager plan / council-manager system | municipal government run by a hired professional administrator | the reform adopted after a flood in Dayton, Ohio
commission plan | government by heads of city departments, first used in Galveston | the reform that followed a 1900 Texas hurricane
Wisconsin Idea | the use of university experts to write state laws | La Follette's partnership of campus and government

# Organizations of reform and rights
? Which organization
NAACP / National Association for the Advancement of Colored People | fought segregation in the courts from 1909 | published "The Crisis" under W. E. B. Du Bois
National Urban League | helped Black migrants find jobs and housing in northern cities from 1911 | was a social service group for newcomers of the Great Migration
Woman's Christian Temperance Union / WCTU | was led by Frances Willard in a campaign against drink | used the slogan "home protection" in the late 1800s
Anti-Saloon League | was the one-issue lobby that won national prohibition | was founded in Ohio and led by Wayne Wheeler
National American Woman Suffrage Association / NAWSA | united two older groups in 1890 to win the vote | was led by Carrie Chapman Catt to a state-by-state victory
National Woman's Party | picketed Wilson's White House for the vote | went on hunger strikes in jail under Alice Paul
Hull House | offered classes and child care to Chicago immigrants | was the settlement opened by Jane Addams in 1889
National Consumers' League | urged shoppers to buy goods made under fair conditions | used a white label and lobbied against child labor under Florence Kelley
Progressive Party / Bull Moose Party | nominated Theodore Roosevelt in 1912 | split Republican votes so that Wilson won
Tammany Hall | was New York's Democratic machine | traded jobs and coal for Irish immigrants' votes
Salvation Army | came from England to aid the urban poor with food and band music | was William Booth's uniformed religious charity
YMCA / Young Men's Christian Association | gave city newcomers lodging, recreation and Bible classes | saw basketball invented at its Massachusetts training school
Sierra Club | was founded in 1892 to preserve the mountains of California | had John Muir as its first president
American Protective Association | opposed Catholic immigrants and officeholders in the 1890s | was an Iowa-born nativist society with a secret anti-Catholic oath
Immigration Restriction League | was started by Harvard graduates who wanted literacy tests in 1894 | wanted to keep out southern and eastern Europeans around 1900

# Places and landmarks of the immigrant and industrial city
? Which place or landmark
Ellis Island | was the New York Harbor station that received European arrivals from 1892 | examined about twelve million steerage passengers near the Statue of Liberty
Angel Island | was the San Francisco Bay station that detained Asian arrivals | held many Chinese for weeks of questioning and poems were carved on its walls
Castle Garden | was the New York immigrant depot used from 1855 to 1890 | was the nation's first official center for receiving newcomers, in Manhattan
Statue of Liberty | was a gift from France dedicated in New York Harbor in 1886 | bears Emma Lazarus's words about "huddled masses yearning to breathe free"
Brooklyn Bridge | was John Roebling's great steel-cable span opened over the East River in 1883 | joined Manhattan with the borough across the East River
Central Park | was Frederick Law Olmsted's green space laid out in Manhattan | gave New Yorkers meadows and lakes designed by Olmsted and Vaux
Coney Island | was the Brooklyn seaside resort of roller coasters and cheap amusements | drew working-class crowds by trolley to beaches and rides around 1900
World's Columbian Exposition / White City | was the Chicago fair of 1893 with gleaming classical buildings | celebrated four hundred years since 1492 on Chicago's lakefront
Lower East Side | was the crowded Manhattan neighborhood of Jewish immigrants | was the tenement area photographed by Jacob Riis
Triangle Shirtwaist Factory / Triangle factory | burned in 1911 with locked doors and killed 146 garment workers | led New York to pass new fire and safety laws after young women died

# Terms and agreements of American imperialism
? Which term refers to
Platt Amendment | the 1901 terms letting the United States intervene in Cuba | the provision that gave the navy a base at Guantánamo Bay
Teller Amendment | the 1898 promise not to annex Cuba | the war resolution clause that left control of an island to its people
Foraker Act | the 1900 law that gave Puerto Rico a civil government | the measure after the war with Spain that set up a governor and council at San Juan
protectorate | a country that keeps its own government but is controlled by a stronger power | the status of Cuba after 1901
sphere of influence | an area where an outside nation has special trading rights | a zone such as Russia or Britain claimed in China
Boxer Rebellion | the 1900 uprising against foreigners in Beijing | the Chinese revolt put down by an international army
Great White Fleet | the sixteen battleships sent around the world in 1907 | Theodore Roosevelt's naval show of strength to Japan
De Lôme letter | the stolen Spanish note that called McKinley weak | the message that Hearst's paper printed days before the Maine sank
Hay-Bunau-Varilla Treaty | the 1903 agreement for a strip of land across Panama | the deal that gave control of a ten-mile-wide canal strip
Jones Act of 1917 / Jones-Shafroth Act | the law that made Puerto Ricans citizens | the measure that gave San Juan a bill of rights and elected legislature

# Foreign policy ideas around 1900
? Which term refers to
imperialism | the building of an empire by taking control of other lands | the policy behind the taking of Hawaii, Guam and the Philippines
Open Door Policy | John Hay's demand for equal trading rights in China | the 1899 notes that opposed dividing China among foreign powers
Roosevelt Corollary | the 1904 claim that the United States could police Latin America | the addition to the Monroe Doctrine used in the Dominican Republic
dollar diplomacy | Taft's use of investment to gain influence abroad | the policy that put bankers and loans ahead of soldiers in Nicaragua and China
moral diplomacy / missionary diplomacy | Wilson's aim of supporting only democratic governments abroad | the policy that led Wilson to refuse recognition of Mexico's Huerta
big stick diplomacy | Theodore Roosevelt's foreign policy backed by military force | the approach named from a proverb about speaking softly
jingoism | extreme patriotism that favors war | the aggressive national feeling that yellow papers stirred in 1898
isolationism | the policy of avoiding political ties with other nations | the attitude behind the Neutrality Acts of the 1930s

# People of American expansion overseas
? Which person
Liliuokalani / Queen Liliuokalani | was the last monarch of Hawaii, overthrown in 1893 | tried to restore Hawaiian royal power against American sugar planters
Sanford Dole | was the planter lawyer who headed the republic of Hawaii | became the first governor of the Territory of Hawaii
Matthew Perry / Commodore Perry / Matthew C. Perry | opened Japan to American trade in 1854 | sailed steam warships into Tokyo Bay
George Dewey | destroyed the Spanish fleet at Manila Bay | was the commodore in the Pacific who said "You may fire when you are ready, Gridley"
Emilio Aguinaldo | led Filipino fighters against Spain and then the United States | declared independence in 1898 and was captured in 1901
José Martí | was the Cuban poet and independence leader killed in 1895 | planned from New York a revolution to free his island from Spain
Valeriano Weyler | was the Spanish general called the Butcher | moved rural Cubans into deadly concentration camps
William Randolph Hearst / Hearst | published the "New York Journal" and urged war with Spain | owned a chain of papers and fought a circulation war in New York
Joseph Pulitzer | published the "New York World" and endowed prizes | was the Hungarian-born publisher who ran the Yellow Kid comic
John Hay | was the secretary of state who wrote the Open Door notes | was once Lincoln's secretary and called the fight with Spain a "splendid little war"
Walter Reed | led the army doctors who proved that mosquitoes carry yellow fever | was the physician who worked in Havana in 1900
William Gorgas | cleared Panama of mosquitoes during canal building | was the doctor who made the isthmus safe for diggers
George Goethals | was the army engineer who finished the Panama Canal | directed locks and dams until ships crossed the isthmus in 1914
Philippe Bunau-Varilla | was the Frenchman who helped plan Panama's revolt | signed the 1903 canal treaty as an agent of a new republic
Pancho Villa | raided Columbus, New Mexico, in 1916 | was the Mexican rebel leader pursued by General Pershing

# Events of the Spanish-American War and overseas wars
? Which event
sinking of the Maine / USS Maine explosion | killed over 260 American sailors in Havana harbor in February 1898 | was blamed on Spain and led to war
Battle of Manila Bay | was Dewey's quick naval victory of May 1, 1898 | sank a Spanish Pacific squadron without a single American killed in action
Battle of San Juan Hill / San Juan Hill | made the Rough Riders and Theodore Roosevelt famous | was a July 1898 charge outside Santiago joined by Black cavalry
Battle of Santiago Bay / naval battle of Santiago | destroyed the Spanish Caribbean fleet in July 1898 | was the sea fight that followed the land attack on Cuban hills
Philippine-American War / Philippine War | was a brutal guerrilla struggle from 1899 to 1902 | killed many thousands of Asian civilians after Aguinaldo turned against his former allies
Treaty of Paris of 1898 | ended Spain's empire in the Caribbean and Pacific | gave the United States Guam, Puerto Rico and the Philippines
Panamanian revolution of 1903 | broke an isthmus away from Colombia with American naval help | cleared the way for a canal treaty
Venezuelan boundary dispute / Venezuela crisis of 1895 | led Cleveland's government to invoke the Monroe Doctrine against Britain | was a quarrel over British Guiana in South America settled by arbitration
overthrow of the Hawaiian monarchy | was carried out by planters with marines in 1893 | was condemned in a report to Cleveland, who refused annexation
Russo-Japanese War | ended with Theodore Roosevelt's peace talks at Portsmouth, New Hampshire | showed the rise of an Asian power in 1904 and 1905
Tampico incident | led Wilson to occupy Veracruz in 1914 | began with the arrest of American sailors in a Mexican port
Punitive Expedition of 1916 / Pershing's expedition | sent 10,000 soldiers across the border after Pancho Villa | failed to catch a Mexican rebel and angered President Carranza
Cuban War of Independence | began in 1895 and drew American sympathy against Spain | saw Weyler herd civilians into camps

# Events and documents of World War I
? Which event or document
sinking of the Lusitania / Lusitania | killed 128 Americans on a British liner in May 1915 | turned American opinion against German submarines off Ireland
Zimmermann Telegram / Zimmermann Note | offered Mexico lost lands if it joined Germany against the United States | was a secret message the British decoded in 1917
Sussex Pledge | was Germany's 1916 promise not to sink merchant ships without warning | followed an attack on a French passenger ship and was broken in 1917
Fourteen Points | was Wilson's January 1918 peace plan | called for self-determination, free seas and a general association of nations
Treaty of Versailles | made Germany accept blame and pay reparations in 1919 | was rejected by the Senate because of the League of Nations
Selective Service Act of 1917 / Selective Service Act | required men aged 21 to 30 to register for the draft | brought nearly three million conscripts into the army
Espionage Act | punished those who interfered with the war effort in 1917 | was upheld in Schenck and used against Eugene Debs
Sedition Act of 1918 | made it a crime to speak disloyally about the government or flag | widened the 1917 law and limited criticism of the war
Bolshevik Revolution / Russian Revolution | took an Allied power out of the war in 1917 | brought Lenin and the communists to power
Battle of the Meuse-Argonne / Meuse-Argonne Offensive | was the largest American action of 1918 | had over a million of Pershing's soldiers and helped end the war
Battle of Belleau Wood | made U.S. Marines famous near Paris in June 1918 | stopped a German advance in a forest
Armistice | stopped the fighting on November 11, 1918 | was the cease-fire now marked by Veterans Day
Paris Peace Conference | brought Wilson, Clemenceau, Lloyd George and Orlando together | was the 1919 meeting of victors that left out Germany and Russia
influenza pandemic of 1918 / Spanish flu | killed about 675,000 Americans at the end of the war | spread in army camps and killed tens of millions worldwide
East St. Louis riot | killed dozens of Black workers in Illinois in 1917 | was a racial attack during the Great Migration to war plants
assassination of Franz Ferdinand | set off the war at Sarajevo in June 1914 | was committed by a Serbian nationalist against an Austrian heir

# Terms of World War I
? Which term refers to
militarism | the building up of armed forces and glory of war | the race for larger armies and navies before 1914
nationalism | intense pride in one's country | the feeling that stirred Slavs against Austria
alliance | a formal agreement of nations to aid one another in war | a bond such as the Triple Entente that drew nations into a larger war
neutrality | taking no side in a conflict | Wilson's policy from 1914 to 1917
U-boat | a German submarine that attacked ships without warning | the undersea weapon that sank the Lusitania
trench warfare | fighting from long ditches protected by barbed wire | the stalemate of the western front
no-man's-land | the deadly ground between opposing front lines | the shell-torn space soldiers crossed when going over the top
doughboy | an American infantryman in France in 1918 | a soldier such as Alvin York
convoy system | sending merchant ships in groups guarded by warships | the naval tactic that cut losses to submarines
Liberty bond | a government loan sold to the public to pay for the war | a form of borrowing promoted by movie stars and posters
Great Migration | the movement of Black Southerners to northern cities | the exodus to jobs in Chicago and Detroit during and after the war
reparations | payments by a defeated country for war damage | the $33 billion charged to Germany
irreconcilables | senators who opposed joining the League on any terms | the group of William Borah and Robert La Follette
reservationists | senators who would accept the treaty with changes | the followers of Henry Cabot Lodge
self-determination | the right of a people to choose its own government | the principle behind new nations such as Poland and Czechoslovakia

# Organizations and sides of World War I
? Which term refers to
Central Powers | Germany, Austria-Hungary, the Ottoman Empire and Bulgaria | the side defeated in 1918
Allied Powers / Allies (World War I) | Britain, France, Russia and their partners in 1914 | the side the United States joined in April 1917 as an associate
American Expeditionary Force / AEF | the army General Pershing led in France | the two million doughboys who served in Europe by 1918
War Industries Board | Bernard Baruch's agency that directed factories | the body that set production quotas and allotted raw materials
Committee on Public Information / Creel Committee | the federal propaganda agency set up in 1917 | the office of posters and Four-Minute Men
Food Administration | Herbert Hoover's agency that asked for meatless and wheatless days | the office that urged people to plant victory gardens and save grain
National War Labor Board | the agency that settled disputes between workers and employers | the body under Taft that supported the eight-hour day to prevent strikes
League of Nations | the world peace body Wilson proposed | the organization set up at Geneva that the United States never joined

# People of World War I and the Red Scare
? Which person
John J. Pershing / John Pershing / General Pershing | commanded American troops in France in World War I | was called Black Jack and earlier chased Pancho Villa
Alvin York / Sergeant York | was the Tennessee soldier who captured 132 Germans | was a pacifist farmer who won the Medal of Honor in the Argonne
Eddie Rickenbacker | was the leading American flying ace of 1918 | was an auto racer who shot down 26 enemy planes
Bernard Baruch | headed the War Industries Board | was the Wall Street man who directed wartime industry and later proposed atomic control
George Creel | headed the propaganda agency of World War I | was the journalist who hired Four-Minute Men to sell the war
Henry Cabot Lodge | led Senate opposition to the League of Nations | was the Massachusetts Republican who proposed reservations to the treaty
A. Mitchell Palmer / Mitchell Palmer | was the attorney general who led raids on radicals | had thousands of suspected communists arrested in 1919 and 1920
Georges Clemenceau | was the French premier who wanted Germany punished | was nicknamed the Tiger at the Paris talks
David Lloyd George | was the British prime minister at Versailles | won a British election with talk of making Germany pay
Charles Schenck | was the socialist convicted for mailing antidraft leaflets | lost a free speech case before the Court in 1919
Nicola Sacco / Bartolomeo Vanzetti / Sacco and Vanzetti | was an Italian anarchist executed for murder in 1927 | was an immigrant whose Massachusetts trial was seen as unfair to radicals
Edith Wilson | guarded access to a president after his 1919 stroke | was the First Lady who screened papers for her sick husband
J. Edgar Hoover | gathered files on radicals and headed the FBI for decades | led the Justice Department's young radical division in the Red Scare
William Borah | was the Idaho senator who opposed the League on any terms | was called an irreconcilable in the treaty fight of 1919
Oliver Wendell Holmes | wrote the "clear and present danger" opinion | compared dangerous speech to falsely shouting fire in a theater

# Presidents from Harding to Eisenhower
? Which president
Warren G. Harding / Warren Harding / Harding | promised a return to normalcy after World War I | died in 1923 amid the Teapot Dome scandal
Calvin Coolidge / Coolidge | said that the chief business of the American people is business | was the quiet Vermonter who cut taxes in the 1920s
Herbert Hoover / Hoover | relied on voluntary action as the Great Depression began | used troops against the Bonus Army
Franklin D. Roosevelt / Franklin Roosevelt / FDR | promised a New Deal and won four terms | led the nation through most of World War II
Harry S. Truman / Harry Truman / Truman | ordered atomic bombs dropped on Japan | announced containment in a 1947 doctrine and desegregated the armed forces
Dwight D. Eisenhower / Eisenhower | built the interstate highways and warned of a military-industrial complex | sent troops to Little Rock

# Presidents from Kennedy to the present
? Which president
John F. Kennedy / Kennedy / JFK | faced the Cuban missile crisis and launched the New Frontier | was killed in Dallas in November 1963
Lyndon B. Johnson / Lyndon Johnson / LBJ | declared war on poverty and built the Great Society | escalated the Vietnam War and signed the Civil Rights Act of 1964
Richard Nixon / Richard M. Nixon / Nixon | opened relations with China and resigned over Watergate | used Vietnamization and détente
Gerald Ford / Gerald R. Ford | pardoned his predecessor and was never elected to national office | took office when Nixon resigned in August 1974
Jimmy Carter / Carter | brokered the Camp David Accords between Egypt and Israel | faced the Iran hostage crisis and energy shortages
Ronald Reagan / Reagan | cut taxes, raised defense spending and challenged the Soviet Union | told Gorbachev to tear down the Berlin Wall
George H. W. Bush | led a coalition that freed Kuwait in 1991 | was in office when the Soviet Union collapsed and signed the Americans with Disabilities Act
Bill Clinton / William Clinton | signed NAFTA and balanced the budget | was impeached in 1998 and acquitted by the Senate
George W. Bush | led the response to the September 11 attacks | ordered the invasion of Iraq in 2003
Barack Obama / Obama | was the first African American president | signed the Affordable Care Act and ordered the raid on bin Laden
Donald Trump / Trump | was impeached twice during his first term | won in 2016 on a promise of a wall on the Mexican border
Joe Biden / Biden | withdrew the last troops from Afghanistan in 2021 | took office during the COVID-19 pandemic after defeating an incumbent

# Events of the 1920s
? Which event
First Red Scare | was the fear of communists after World War I | was stirred by strikes, mail bombs and the Russian Revolution in 1919
Palmer Raids | arrested thousands of suspected radicals in 1919 and 1920 | ignored proper warrants and deported hundreds of aliens
Teapot Dome scandal / Teapot Dome | sent Interior Secretary Albert Fall to prison for leasing oil reserves | involved a Wyoming field and bribes in Harding's cabinet
Scopes Trial / Monkey Trial | tested a Tennessee ban on teaching evolution in 1925 | pitted Clarence Darrow against William Jennings Bryan
Sacco and Vanzetti case | ended with two Italian anarchists executed in 1927 | was a Massachusetts murder prosecution marked by bias against immigrants
Washington Naval Conference | set limits on battleships in 1921 and 1922 | fixed capital ships at a 5-5-3 ratio for Britain, America and Japan
Kellogg-Briand Pact | renounced war as a national policy in 1928 | was signed by most nations but had no means of enforcement
Dawes Plan | lent money to Germany so that it could pay reparations | helped repair Europe's debts by American bank loans in 1924
Tulsa Race Massacre | destroyed the Greenwood district in Oklahoma in 1921 | burned "Black Wall Street" and killed many residents
Chicago Race Riot of 1919 | began when a Black swimmer drifted toward a white beach | was the worst violence of the Red Summer
Leopold and Loeb trial | showed Clarence Darrow's defense of two rich young killers in 1924 | shocked the Jazz Age with a senseless murder by wealthy students
Great Mississippi Flood of 1927 | drove hundreds of thousands from homes in the lower valley | made Hoover known for relief work along a river
Lindbergh flight / Lindbergh's flight | crossed the Atlantic nonstop and alone in May 1927 | flew from New York to Paris in the Spirit of St. Louis
St. Valentine's Day Massacre | was the 1929 gang killing linked with Al Capone | showed the violence of bootleggers in Chicago

# Society and culture of the 1920s
? Which term refers to
normalcy | Harding's promise of a return to prewar life | the aim promised in the 1920 Republican campaign
flapper | a young woman who wore short hair and skirts and defied convention | a symbol of the new freedom of women in the twenties
speakeasy | a secret bar during Prohibition | a hidden nightclub entered with a password
bootlegger | a person who made or sold illegal liquor | a smuggler such as those who worked for Al Capone
Volstead Act | the law that enforced the Eighteenth Amendment | the measure that defined intoxicating drink as over half a percent alcohol
fundamentalism | belief in the literal truth of the Bible | the religious view of Billy Sunday that opposed evolution
Harlem Renaissance | the flowering of Black arts in New York | the movement of Langston Hughes and Zora Neale Hurston
Jazz Age | the decade of the 1920s as F. Scott Fitzgerald portrayed it | the era of nightclubs, new dances and Louis Armstrong's trumpet
Lost Generation | American writers disillusioned by World War I who lived in Paris | the circle of Hemingway and his friends, so called by Gertrude Stein
quota system | the limiting of immigrants by national origin | the rule of 1921 and 1924 that favored northern Europeans
Universal Negro Improvement Association / UNIA | Marcus Garvey's organization of Black pride | the back-to-Africa movement with the Black Star Line
talkie | a motion picture with sound | a film such as "The Jazz Singer" of 1927

# Economy of the 1920s
? Which term refers to
installment buying / installment plan | paying for goods over time with credit | "buy now, pay later" purchase of cars and radios
consumerism | the culture of buying goods encouraged by advertising | the wish for appliances and fashions that drove the economy of the twenties
assembly line | a system in which each worker does one task as the product moves by | the method by which Model T production time fell to 93 minutes
Fordney-McCumber Tariff | the 1922 law that raised import duties sharply | the protection that hurt European debtors under Harding
welfare capitalism | employer benefits meant to keep workers from joining unions | company pensions, sports teams and stock plans in the 1920s
open shop | a workplace that does not require union membership | a business free to hire nonunion labor
American Plan | the employers' drive against unions after World War I | the business campaign that called the closed shop un-American
buying on margin | borrowing most of the price of stock | the practice of paying 10 percent down that fed the 1929 crash
speculation | making risky investments in hope of quick profit | the gambling in stocks and Florida land before 1929

# Musicians, leaders and celebrities of the 1920s
? Which person
Marcus Garvey | led a back-to-Africa movement | was the Jamaican founder of the UNIA who was convicted of mail fraud
Louis Armstrong | was the New Orleans trumpeter who made the jazz solo famous | was called Satchmo and popularized scat singing
Duke Ellington | led the orchestra at the Cotton Club | was the composer of "Mood Indigo" and "It Don't Mean a Thing"
Bessie Smith | was called the Empress of the Blues | recorded "Downhearted Blues" as the best-paid Black singer of her day
Charles Lindbergh | flew alone nonstop from New York to Paris | piloted the Spirit of St. Louis in 1927 and later joined America First
Amelia Earhart | was the first woman to fly solo across the Atlantic | vanished over the Pacific in 1937
Babe Ruth | hit 60 home runs for the Yankees in 1927 | was the baseball hero called the Sultan of Swat
Clarence Darrow | defended a Tennessee science teacher in 1925 | was the Chicago lawyer who questioned Bryan on the Bible in 1925
John T. Scopes / John Scopes | was the Tennessee teacher tried for teaching evolution | was fined $100 at Dayton in 1925
Al Capone | was the Chicago gangster jailed for tax evasion | controlled bootlegging in his city during Prohibition
Aimee Semple McPherson | was the Los Angeles evangelist who preached on radio | founded the Foursquare Gospel and Angelus Temple

# Writers of the 1920s and the Harlem Renaissance
? Which writer
Langston Hughes | wrote "The Negro Speaks of Rivers" and jazz-like poems of Harlem | was the best-known poet of the Harlem Renaissance
Zora Neale Hurston | wrote "Their Eyes Were Watching God" | was an anthropologist who collected folktales in Florida
Claude McKay | wrote the defiant sonnet "If We Must Die" | was the Jamaican-born poet who answered the riots of 1919
Countee Cullen | wrote "Color" and formal poems of Black life | was a Harvard-trained Harlem poet who admired Keats
Alain Locke | edited "The New Negro" anthology | was the first Black Rhodes scholar and a Howard philosopher
F. Scott Fitzgerald | wrote "The Great Gatsby" | named the Jazz Age and wrote of wealth and emptiness on Long Island
Ernest Hemingway | wrote "A Farewell to Arms" and "The Sun Also Rises" | drove an ambulance in Italy and used a spare prose style
Sinclair Lewis | wrote "Babbitt" and "Main Street" | was the first American to win the Nobel Prize in Literature
H. L. Mencken | mocked the middle class as the "booboisie" | was the Baltimore critic who reported on the Scopes Trial

# Agencies of the New Deal
? Which agency
Civilian Conservation Corps / CCC | put young men to work planting trees and building parks | housed unemployed workers in camps and sent pay home to families
Tennessee Valley Authority / TVA | built dams for flood control and electric power in a poor southern region | brought electricity and jobs to seven states from 1933
Works Progress Administration / WPA | hired millions to build public buildings, paint and write | included the Federal Writers' and Theatre projects
Public Works Administration / PWA | built large dams, bridges and schools under Harold Ickes | was meant to revive industry with projects such as the Grand Coulee Dam
Federal Emergency Relief Administration / FERA | gave money to states for direct aid to the needy under Harry Hopkins in 1933 | was the first direct New Deal aid to the unemployed through state governments
Federal Deposit Insurance Corporation / FDIC | protects bank accounts against loss | was begun in 1933 to restore savers' confidence
Securities and Exchange Commission / SEC | regulates the stock market | was created in 1934 to prevent another crash and fraud on Wall Street
Rural Electrification Administration / REA | brought power lines to farms | made low-cost loans to country cooperatives from 1935
Home Owners' Loan Corporation / HOLC | refinanced mortgages to prevent foreclosure in cities | saved families from losing houses but graded neighborhoods in color-coded maps
Federal Housing Administration / FHA | insured mortgages on new homes from 1934 | lowered down payments and backed loans mainly in white suburbs
Civil Works Administration / CWA | gave four million people short-term jobs in the winter of 1933 | was Harry Hopkins's temporary program ended as too costly in spring 1934
National Youth Administration / NYA | gave part-time jobs to students | helped young people stay in high school and college

# Laws of the New Deal
? Which law
Social Security Act | created old-age pensions and unemployment insurance in 1935 | is paid for by a payroll tax on workers and employers
Wagner Act / National Labor Relations Act | guaranteed workers the right to organize and bargain collectively | outlawed unfair practices by employers and set up a board for union elections
Fair Labor Standards Act | set a national minimum wage and maximum hours | banned most work by children under sixteen in 1938
Emergency Banking Act | let sound institutions reopen after a four-day holiday | was the first law of the Hundred Days
Glass-Steagall Act | separated commercial banking from investment banking | barred lenders from gambling depositors' money in stocks
Indian Reorganization Act | ended the allotment of tribal land in 1934 | restored self-government to Native peoples under John Collier
National Industrial Recovery Act / National Recovery Administration / NRA | set codes of fair prices and wages under a blue eagle | was struck down in the Schechter poultry case
Agricultural Adjustment Act / Agricultural Adjustment Administration / AAA | paid farmers to raise fewer crops and animals | tried to raise farm prices and was struck down in 1936

# Events and terms of the Great Depression
? Which term refers to
Black Tuesday / stock market crash | the day in October 1929 when share prices collapsed | the Wall Street event that began the Great Depression
Dust Bowl | the drought-stricken Plains where wind blew away topsoil | the ruined farm region of Oklahoma, Kansas and Texas
Hooverville | a shantytown of homeless people | a settlement of shacks named to blame a president
Bonus Army | veterans who marched on Washington for early payment in 1932 | the World War I soldiers driven from camps by MacArthur
Hawley-Smoot Tariff / Smoot-Hawley Tariff | the 1930 law that raised import duties to record levels | the measure that led other countries to retaliate and world trade to fall
Reconstruction Finance Corporation | the Hoover agency that lent money to banks and railroads | the body created in 1932 in hope that loans to business would trickle down
Okies | people who left the southern Plains for California | the poor migrants described in "The Grapes of Wrath"
bank run | a rush of depositors to withdraw their savings | the panic that forced thousands of lenders to close by 1933
Scottsboro case | the Alabama trials of nine Black youths falsely accused in 1931 | the injustice that led the Supreme Court to require lawyers for defendants
overproduction | making more goods or crops than people can buy | a cause of the Depression as factories outran wages
Mexican repatriation | the pressure that sent hundreds of thousands across the southern border in the 1930s | the removal of immigrants and their citizen children during hard times

# Terms of Roosevelt and the New Deal
? Which term refers to
fireside chat | one of Roosevelt's radio talks to the public | an informal broadcast such as the one explaining banks in March 1933
Hundred Days | the busy opening of Roosevelt's first term in 1933 | the session when Congress passed fifteen major reform bills
relief, recovery and reform | the three aims of the New Deal | help for the jobless, revival of business and prevention of another crash
brain trust | Roosevelt's circle of professors and advisers | the group of Raymond Moley and Rexford Tugwell
court-packing plan | the 1937 proposal to add up to six justices | Roosevelt's failed effort to stop rulings against the New Deal
deficit spending | government outlays greater than its income | the Keynesian method of borrowing to create demand in a slump
New Deal coalition | the voters of cities, labor, the South and Black America behind Democrats | the alliance that kept Democrats strong from 1936 to the 1960s
Black Cabinet | the African American advisers in Roosevelt's administration | the group that included Mary McLeod Bethune and Robert Weaver
bank holiday | the closing of financial institutions in March 1933 | Roosevelt's first step, which stopped withdrawals for several days
Share Our Wealth | Huey Long's plan to tax the rich and give to every family | the movement whose motto was "Every Man a King"

# People of the Depression and New Deal
? Which person
Eleanor Roosevelt | was the First Lady who championed the poor and helped write the Universal Declaration of Human Rights | wrote the column "My Day" and spoke for Black Americans and women
Frances Perkins | was the first woman in a presidential cabinet | was the labor secretary who helped create Social Security
Harry Hopkins | ran relief programs such as the WPA | was a social worker from Iowa who became Roosevelt's closest adviser
Harold Ickes | was the interior secretary who ran the Public Works Administration | was a former Chicago Republican known for careful spending on dams and bridges
Mary McLeod Bethune | led the Black division of the National Youth Administration | was the Florida educator who led the Black Cabinet
Huey Long | was the Louisiana senator called the Kingfish | proposed to share wealth and was assassinated in 1935
Charles Coughlin / Father Coughlin | was the radio priest who turned against Roosevelt | preached against bankers and Jews from Michigan
Francis Townsend / Dr. Francis Townsend | proposed $200 a month for people over sixty | was the California physician whose pension plan helped bring about Social Security
John Maynard Keynes | was the British economist who urged government spending in slumps | argued that deficits can create demand and jobs
John Collier | was the Indian commissioner who ended allotment | promoted Native self-government and culture in the 1930s
Robert Wagner | was the New York senator who sponsored the 1935 labor law | gave his name to the act protecting collective bargaining
Alfred Smith / Al Smith | was the Catholic governor defeated by Hoover in 1928 | was the New York "Happy Warrior" opposed by Protestants and drys
Alf Landon | was the Kansas governor who lost every state but two in 1936 | was the Republican who opposed Roosevelt's first reelection

# Artists, writers and performers of the 1930s
? Which person
John Steinbeck | wrote "The Grapes of Wrath" | told of the Joad family's trip from Oklahoma
Dorothea Lange | took the photograph "Migrant Mother" | showed the faces of displaced farm families with her camera
Richard Wright | wrote "Native Son" and "Black Boy" | was the Mississippi-born author of Bigger Thomas's story
Woody Guthrie | sang "This Land Is Your Land" | was the Oklahoma folk singer of Dust Bowl ballads
Marian Anderson | sang at the Lincoln Memorial in 1939 | was the contralto barred from Constitution Hall because of race
Jesse Owens | won four gold medals at the Berlin Olympics | was the track star who defied Hitler's racial theories in 1936
Orson Welles | caused panic with "The War of the Worlds" on radio | made the film "Citizen Kane"

# Events on the road to World War II
? Which event
Munich Agreement / Munich Conference | gave Hitler the Sudetenland in 1938 | was Chamberlain's act of appeasement over Czechoslovakia
Nazi-Soviet Pact / nonaggression pact of 1939 | let Hitler and Stalin divide Poland | shocked the world days before war by joining two enemy dictators
Nye Committee / Nye hearings | blamed bankers and arms makers for entry into World War I | was a Senate inquiry that spread the phrase "merchants of death"
attack on Pearl Harbor / Pearl Harbor | sank or damaged American battleships on December 7, 1941 | brought the United States into the war in "a date which will live in infamy"
invasion of Poland | began World War II in Europe on September 1, 1939 | used blitzkrieg and led Britain and France to declare war
Spanish Civil War | brought Franco to power with German and Italian help | drew the Abraham Lincoln Battalion of American volunteers
Anschluss | joined Austria to Germany in 1938 | was Hitler's union of two German-speaking nations
Tripartite Pact | joined Germany, Italy and Japan in September 1940 | created the Axis alliance of aggressor powers

# American measures and statements before Pearl Harbor
? Which measure or statement
Neutrality Acts | banned arms sales and loans to nations at war in the 1930s | showed the mood of an isolationist Congress beginning in 1935
Cash-and-carry policy / cash and carry | let warring nations buy arms if they paid and used their own ships | replaced the arms embargo in 1939
Destroyers-for-bases deal / Destroyers for Bases Agreement | gave Britain fifty old ships in 1940 | gained the United States naval sites in Newfoundland and the Caribbean
Lend-Lease Act | let the president send arms to nations vital to American defense | made the nation the "arsenal of democracy" in March 1941
Atlantic Charter | stated Roosevelt's and Churchill's war aims in August 1941 | was drawn up aboard ships off Newfoundland and pledged no territorial gain
Good Neighbor Policy | ended intervention in Latin America | was Franklin Roosevelt's approach that ended the Platt Amendment
Four Freedoms speech | said that everyone should be able to worship freely and live without want or fear | was Franklin Roosevelt's address to Congress of January 1941
Quarantine Speech | called in 1937 for isolating aggressor nations like carriers of disease | was Franklin Roosevelt's Chicago address after Japan attacked China
Selective Training and Service Act | began the first peacetime draft in 1940 | registered sixteen million men before the country was at war

# Battles of World War II in Europe and the Atlantic
? Which battle
D-Day / Normandy invasion / Operation Overlord | landed Allied troops in northern France on June 6, 1944 | was the largest seaborne assault in history, commanded by Eisenhower
Battle of the Bulge | was Hitler's last western offensive, in the Ardennes in December 1944 | included the holding of Bastogne and delayed the Allied drive
Stalingrad / Battle of Stalingrad | was the Soviet victory that turned the war in the east | destroyed the German Sixth Army on the Volga
El Alamein / Battle of El Alamein | was the British victory in Egypt over Rommel in 1942 | was won by Bernard Montgomery and saved the Suez Canal
Operation Torch | put American troops in North Africa in November 1942 | was the first large American campaign against Germany in Morocco and Algeria
Anzio / Battle of Anzio | was a hard-fought 1944 landing south of Rome | began at an Italian beach where troops were pinned down for months
Battle of Britain | was the air defense of London and other cities in 1940 | was won by the Royal Air Force with radar
Battle of the Atlantic | was the long fight between convoys and U-boats | was won by sonar, escorts and air patrols in 1943

# Battles of World War II in the Pacific
? Which battle
Battle of Midway / Midway | was the June 1942 turning point that sank four Japanese carriers | was won after American codebreakers learned of a Japanese trap in the central Pacific
Battle of the Coral Sea / Coral Sea | stopped a Japanese move on Australia in May 1942 | was the first naval fight in which opposing ships never saw each other
Guadalcanal / Battle of Guadalcanal | was the first American land offensive against Japan | was a six-month jungle struggle in the Solomon Islands
Iwo Jima / Battle of Iwo Jima | was the volcanic island where marines raised a flag on Mount Suribachi | gave the Allies an airfield for bombers in February and March 1945
Okinawa / Battle of Okinawa | was the last great Pacific land fight, with heavy kamikaze attacks | cost over 100,000 Japanese lives from April to June 1945
Leyte Gulf / Battle of Leyte Gulf | was the largest naval fight, in the Philippines in October 1944 | followed MacArthur's return and broke the Japanese navy
Bataan / Battle of Bataan | ended in surrender and a death march in the Philippines in 1942 | killed thousands of American and Filipino prisoners on a forced walk
Battle of the Philippine Sea | destroyed Japanese carrier planes in the "Marianas Turkey Shoot" | was the June 1944 carrier victory near Saipan
Tarawa / Battle of Tarawa | cost about 1,000 marines on a coral atoll in November 1943 | was an early step in island hopping through the Gilbert Islands

# Political leaders of World War II
? Which leader
Winston Churchill | was the British prime minister who promised blood, toil, tears and sweat | warned in 1946 of an iron curtain across Europe
Joseph Stalin / Stalin | was the Soviet dictator who met Roosevelt and Churchill at Yalta | ruled by purges and blockaded Berlin in 1948
Adolf Hitler / Hitler | was the Nazi dictator of Germany | wrote "Mein Kampf" and ordered the Holocaust
Benito Mussolini / Mussolini | was the Fascist dictator of Italy | was called Il Duce and marched on Rome in 1922
Hideki Tojo / Tojo | was the Japanese general and prime minister at the time of Pearl Harbor | was executed for war crimes in Tokyo in 1948
Hirohito / Emperor Hirohito | announced Japan's surrender by radio in August 1945 | was allowed to keep a throne without power after 1945
Neville Chamberlain | was the British prime minister who sought peace through appeasement | returned from Munich promising "peace for our time"
Charles de Gaulle | led the Free French | escaped to London in 1940 to continue a nation's fight
Francisco Franco | was the Spanish dictator who won a civil war in 1939 | received bombers from Hitler and stayed out of World War II

# Commanders of World War II
? Which commander
Douglas MacArthur / MacArthur | vowed "I shall return" to the Philippines | governed occupied Japan and was fired by Truman in the Korean War
George Patton / George S. Patton | led the Third Army's tanks across France | relieved Bastogne and was rebuked for slapping soldiers
Omar Bradley | was the "soldier's general" who commanded American troops in Normandy | was a Missouri-born general and first chairman of the Joint Chiefs of Staff
Chester Nimitz | commanded the Pacific Fleet after Pearl Harbor | was the Texas-born admiral who won at Midway and directed island hopping
George Marshall / George C. Marshall | was army chief of staff and later author of a European recovery plan | won the Nobel Peace Prize after serving as secretary of state
William Halsey | was the aggressive admiral called Bull in the Pacific | led carrier raids and chased a decoy fleet at Leyte Gulf
Isoroku Yamamoto | planned the attack on Pearl Harbor | was the Japanese admiral shot down in 1943
Erwin Rommel | was the German Desert Fox | commanded the Afrika Korps
Bernard Montgomery | led British forces to victory at El Alamein | was the British field marshal of Operation Market Garden

# Terms of World War II
? Which term refers to
appeasement | giving in to an aggressor's demands to keep peace | the policy of Britain and France at Munich
fascism | rule by a dictator who glorifies the nation and crushes opposition | the ideology of Mussolini
totalitarianism | a system in which the state controls every part of life | the kind of rule shared by Stalin and Hitler
blitzkrieg | fast attack by tanks and planes together | the "lightning war" that defeated Poland and France
Axis Powers | Germany, Italy and Japan in World War II | the alliance formed by the Tripartite Pact
island hopping | capturing only key Pacific bases and bypassing others | the strategy of Nimitz and MacArthur
kamikaze | a suicide pilot who crashed into ships | the "divine wind" weapon used at Okinawa
Holocaust | the Nazi murder of six million Jews | the crime that the Nuremberg Trials exposed
genocide | the deliberate destruction of an entire people | the aim of the Final Solution
concentration camp | a prison where Nazis held and killed enemies and minorities | a place such as Auschwitz or Dachau
Manhattan Project | the secret program that built the atomic bomb | the research led by J. Robert Oppenheimer at Los Alamos

# The home front of World War II
? Which term refers to
internment | the confining of Japanese Americans in camps | the policy upheld in Korematsu
rationing | limits on how much food or gasoline each person could buy | the system of coupon books for sugar, meat and shoes
Rosie the Riveter | the symbol of women in war factories | the image with rolled sleeves and the words "We Can Do It!"
Double V campaign | the call for victory over fascism abroad and racism at home | the idea of the Black newspaper "Pittsburgh Courier"
bracero program | the agreement that brought Mexican farm workers north from 1942 | the guest labor arrangement that lasted until 1964
Navajo code talkers | Native marines whose language messages were never broken | the radio men who helped at Iwo Jima
Zoot Suit Riots | the 1943 attacks by servicemen on Mexican American youths | the Los Angeles violence named for baggy clothing
victory garden | a home vegetable plot in wartime | a patch that supplied much of the nation's fresh produce
war bond | a loan by the public to pay for fighting World War II | a security that Hollywood stars sold at rallies
Executive Order 9066 | Roosevelt's 1942 command for removal of people of Japanese descent | the directive that led to ten relocation camps
Executive Order 8802 | Roosevelt's 1941 ban on discrimination in defense jobs | the directive won by A. Philip Randolph's threat to march
GI Bill / Servicemen's Readjustment Act | the 1944 law that helped veterans with college and home loans | the aid that sent millions of ex-servicemen to college
WACs / Women's Army Corps | the female soldiers who served in noncombat jobs | the volunteers under Oveta Culp Hobby who worked as clerks and drivers
Tuskegee Airmen | the Black fighter pilots who escorted bombers over Europe | the 332nd Fighter Group trained in Alabama

# Wartime conferences and postwar plans
? Which conference, plan or program
Yalta Conference | brought the Big Three to the Crimea in February 1945 | divided Germany into zones and promised free elections in Poland
Potsdam Conference | was Truman's meeting with Stalin near Berlin in July 1945 | warned Japan to surrender while Truman learned of the atomic test
Tehran Conference | was the first meeting of the Big Three, in Iran in 1943 | agreed to open a second front in France the next spring
Casablanca Conference | announced the demand for unconditional surrender in January 1943 | was the Roosevelt and Churchill meeting in Morocco
Bretton Woods Conference | created the World Bank and International Monetary Fund | tied world currencies to the dollar in New Hampshire in 1944
Dumbarton Oaks Conference | drafted the plan of the United Nations in Washington in 1944 | proposed a Security Council in talks at a Georgetown estate
San Francisco Conference | wrote the United Nations Charter in 1945 | brought fifty nations together just after Roosevelt's death
Nuremberg Trials | judged Nazi leaders for crimes against humanity | rejected the defense of following orders in a German city
Marshall Plan / European Recovery Program | gave about $13 billion to rebuild western Europe | was meant to prevent the spread of communism by restoring wartorn economies
Truman Doctrine | promised aid to free peoples resisting communism in Greece and Turkey | announced containment in March 1947
Berlin Airlift | flew supplies into a city that Stalin had cut off | lasted almost a year from June 1948
NATO / North Atlantic Treaty Organization | joined western nations in a defensive alliance in 1949 | holds that an attack on one member is an attack on all
Point Four Program | offered technical aid to developing countries from 1949 | was named for its place in Truman's inaugural address
National Security Act of 1947 | created the CIA and the Department of Defense | reorganized the armed forces and intelligence at the start of the Cold War
NSC-68 | called in 1950 for a huge military buildup against communism | was a secret report that led to a tripling of defense spending

# Terms of the early Cold War
? Which term refers to
containment | the policy of keeping communism from spreading | George Kennan's strategy behind the Truman Doctrine
iron curtain | the imagined line between communist and free Europe | the division of a continent that Churchill described in 1946
satellite nation | a country dominated by the Soviet Union | a state such as Poland or Hungary under Moscow's control
Warsaw Pact | the Soviet military alliance of 1955 | Moscow's answer to NATO
arms race | the competition to build more and better weapons | the rivalry in missiles and bombs between the superpowers
brinkmanship | the willingness to go to the edge of war | the policy of John Foster Dulles
massive retaliation | the threat to answer attack with full nuclear force | Eisenhower's reliance on bombs more than troops to deter attack
mutual assured destruction | the idea that nuclear attack would destroy both sides | the balance of terror that kept either power from striking first
domino theory | the belief that if one country falls to communism its neighbors will too | the argument used to justify fighting in Vietnam
Eisenhower Doctrine | the offer of aid to Middle East nations resisting communism | the 1957 policy used to send marines to Lebanon

# Events and devices of the early Cold War
? Which term refers to
38th parallel | the line that divided Korea | the border North Koreans crossed in June 1950
Sputnik | the first artificial satellite | the Soviet launch of 1957 that began the space race
U-2 incident | the 1960 downing of an American spy plane | the event that ruined a Paris summit with Khrushchev
hydrogen bomb | the thermonuclear weapon first tested in 1952 | the device hundreds of times stronger than the one dropped on Hiroshima
Suez Crisis | the 1956 attack on Egypt by Britain, France and Israel | the conflict over Nasser's seizure of a canal
Hungarian uprising / Hungarian Revolution of 1956 | the revolt that Soviet tanks crushed in Budapest | the rebellion in an Eastern bloc nation that the West did not aid

# The Second Red Scare
? Which term refers to
McCarthyism | making accusations of disloyalty without proof | the anticommunist methods of a Wisconsin senator
blacklist | a secret roll of people not to be hired | the means by which studios denied suspected radicals work
Hollywood Ten | film workers jailed for refusing to answer a House committee | the screenwriters and directors cited for contempt in 1947
HUAC / House Un-American Activities Committee | the congressional group that looked for communists | the investigators who questioned Alger Hiss and actors
Loyalty Review Board / loyalty program | the Truman body that checked federal employees | the 1947 inquiry into government workers' beliefs
Army-McCarthy hearings | the televised sessions that ended a senator's influence in 1954 | the event at which Joseph Welch asked about a sense of decency

# Diplomats, scientists and accused spies of the Cold War
? Which person
George Kennan / George F. Kennan | wrote the Long Telegram and proposed containment | was the diplomat in Moscow who signed an article "X"
Alger Hiss | was the former diplomat convicted of perjury in 1950 | was pursued by Congressman Richard Nixon
Whittaker Chambers | was the former communist who hid microfilm in a pumpkin | was the "Time" editor who accused a State Department official of spying
Julius Rosenberg / Ethel Rosenberg / Rosenbergs | was executed in 1953 for passing atomic secrets | died in the electric chair after a New York espionage trial
Francis Gary Powers | was the pilot of the U-2 plane shot down in 1960 | was held by Moscow and traded for a Soviet spy
J. Robert Oppenheimer | directed the laboratory that made the atomic bomb | lost his security clearance in 1954 for doubts about the hydrogen bomb
Albert Einstein | signed the 1939 letter to Roosevelt about an atomic weapon | was the German-born physicist who fled Hitler to Princeton
Edward R. Murrow | was the newsman who exposed McCarthy on television | reported from London during the Blitz

# American politicians of the early Cold War
? Which politician
Joseph McCarthy | was the Wisconsin senator who claimed to have lists of communists | was censured by the Senate in 1954
Margaret Chase Smith | was the Maine senator who gave a Declaration of Conscience | was the first woman to serve in both houses of Congress
Adlai Stevenson | was the Illinois Democrat who lost twice to Eisenhower | showed photographs of missiles at the United Nations in 1962
Thomas Dewey | was the New York governor who lost to Truman in 1948 | was the racket-busting prosecutor whom a headline wrongly called the winner
Strom Thurmond | ran as a Dixiecrat in 1948 | was the South Carolina governor who left the Democrats over civil rights
Henry Wallace | ran as a Progressive in 1948 for peace with the Soviet Union | was a former vice president and farm secretary from Iowa
Dean Acheson | was Truman's secretary of state | helped create NATO and wrote "Present at the Creation"
John Foster Dulles | was Eisenhower's secretary of state | spoke of rolling back communism and of massive retaliation

# Foreign leaders of the Cold War
? Which foreign leader
Nikita Khrushchev | was the Soviet leader who placed missiles in Cuba | debated Nixon in a model kitchen
Mao Zedong | led the Chinese Communists to victory in 1949 | proclaimed the People's Republic from Beijing
Chiang Kai-shek / Jiang Jieshi | led the Chinese Nationalists to Taiwan | lost a civil war on the mainland despite American aid
Syngman Rhee | was president of South Korea during the Korean War | was the anticommunist ruler in Seoul aided by UN troops
Kim Il Sung | was the North Korean leader who invaded the South | founded the communist government at Pyongyang
Fidel Castro | led the Cuban Revolution in 1959 | seized American property and allied with Moscow ninety miles from Florida

# Wars of the United States
? Which war
Revolutionary War / American Revolution / War of Independence | won the thirteen colonies their freedom from Britain | lasted from 1775 to 1783 and was decided with French help
War of 1812 | was fought against Britain over impressment and neutral rights | included the burning of Washington and ended in a draw
Mexican-American War / Mexican War | began over the Rio Grande border of Texas | gave the United States California and New Mexico
Civil War | divided North and South from 1861 to 1865 | killed more than 600,000 soldiers and ended slavery
Spanish-American War | lasted four months in 1898 and freed Cuba from Madrid | made the United States a colonial power in the Caribbean and Pacific
World War I / First World War | drew in the United States in 1917 because of submarine attacks | ended with an armistice and Wilson's failed peace
World War II / Second World War | began for Americans with the attack on Pearl Harbor | ended with atomic bombs on Hiroshima and Nagasaki
Korean War | began when communist forces crossed the 38th parallel in 1950 | ended in 1953 with an armistice near the starting line
Vietnam War | escalated after the Gulf of Tonkin Resolution | ended with the fall of Saigon in 1975
Persian Gulf War / Gulf War | drove Iraqi forces from Kuwait in 1991 | included a 100-hour ground attack called Desert Storm
War in Afghanistan | began in 2001 against the Taliban after September 11 | lasted twenty years, until American withdrawal in August 2021
Iraq War | overthrew Saddam Hussein in 2003 | was justified by claims of weapons of mass destruction that were never found

# Korean War events and terms
? Which event or term
Inchon landing / Inchon | was MacArthur's surprise amphibious attack behind enemy lines in September 1950 | cut North Korean supply lines near Seoul
Pusan Perimeter | was the southeastern corner held by UN troops in summer 1950 | was the last foothold from which the counterattack began
Chosin Reservoir / Battle of Chosin Reservoir | was where marines fought their way out through Chinese armies in winter | was a frozen fight in the mountains of North Korea in late 1950
crossing of the Yalu / Yalu River | was China's entry into the fighting in late 1950 | brought hundreds of thousands of Chinese troops into the war
firing of MacArthur / dismissal of MacArthur | was Truman's April 1951 action against an insubordinate general | upheld civilian control of the military
Panmunjom armistice / Korean armistice | stopped the fighting in July 1953 | was signed under Eisenhower after two years of talks
demilitarized zone / DMZ | is the strip of land that still separates the two Koreas | is a buffer about two and a half miles wide
limited war | is fighting for restricted aims without using every weapon | is the policy Truman chose to avoid a conflict with China and Moscow
police action | was Truman's name for an undeclared conflict fought under the United Nations | was a term used because Congress made no formal declaration in 1950

# Life and culture in the postwar years and the 1950s
? Which term refers to
baby boom | the sharp rise in births after World War II | the population growth between 1946 and 1964
Levittown | a mass-produced suburb of nearly identical houses | the New York development that began by barring Black families
Sunbelt | the southern and western states that gained people and industry | the region of air conditioning and retirement from Florida to California
white flight | the movement of middle-class families from cities to suburbs | the cause of declining tax bases and segregated schools after 1950
Beat Generation / Beats | the writers of the 1950s who rejected conformity | the circle of Jack Kerouac and Allen Ginsberg
rock and roll | the music that grew from rhythm and blues and country | the teenage sound of Elvis Presley and Chuck Berry
conformity | the following of common standards of dress and behavior | the quality that "The Organization Man" criticized
planned obsolescence | designing products to wear out or go out of style | the practice of changing car models every year to encourage buying
Dixiecrats | Southern Democrats who left the party over civil rights in 1948 | the followers of Strom Thurmond's States' Rights campaign
military-industrial complex | the close ties between defense firms and the armed forces | the danger Eisenhower named in his farewell address
quiz show scandals | the late 1950s revelation that television contests were fixed | the disgrace of Charles Van Doren

# Laws and policies of the postwar years
? Which term refers to
Fair Deal | Truman's program of health insurance, housing and civil rights | the plan to extend the New Deal after 1948
Taft-Hartley Act | the 1947 law that limited unions and banned the closed shop | the measure that let the president order an eighty-day cooling-off period in strikes
Interstate Highway Act / Federal-Aid Highway Act of 1956 | the law under Eisenhower that paid for 41,000 miles of superhighways | Eisenhower's largest public works project
redlining | the refusal of loans in minority neighborhoods | the practice based on federal housing maps that kept Black families from buying homes
right-to-work law | a state ban on requiring workers to join a union | the kind of measure that Section 14(b) of a 1947 act allowed
urban renewal | the clearing of slums for new building | the federal program that often destroyed minority neighborhoods
termination policy | the ending of federal ties to Native tribes in the 1950s | the program that moved many Native people to cities
National Defense Education Act | the 1958 law that aided science and language teaching | the response to Sputnik that loaned money to college students

# Popular figures of the 1950s
? Which person
Jonas Salk | developed the first polio vaccine | was the doctor whose 1955 shots ended fear of a crippling disease
William Levitt | mass-produced houses on Long Island | used assembly-line methods to build suburbs for veterans
Elvis Presley | was the Memphis singer called the King of rock | blended gospel, country and rhythm and blues in "Hound Dog"
Billy Graham | was the evangelist of huge stadium crusades | was the North Carolina Baptist who advised presidents
Lucille Ball | starred in the most popular television comedy of the 1950s | played a zany wife opposite Desi Arnaz
Ray Kroc | built a chain of fast-food restaurants | was the salesman who franchised the McDonald brothers' hamburger stand
Jackson Pollock | dripped paint on canvas as an abstract expressionist | was the New York artist of "action painting"
Jackie Robinson | broke baseball's color line with the Brooklyn Dodgers in 1947 | was signed by Branch Rickey

# Writers of the 1950s
? Which writer
Jack Kerouac | wrote "On the Road" | traveled the highways as the best-known Beat novelist
Allen Ginsberg | wrote the poem "Howl" | was the Beat poet whose San Francisco publisher was tried for obscenity
J. D. Salinger | wrote "The Catcher in the Rye" | created the teenage rebel Holden Caulfield
Ralph Ellison | wrote the prize-winning novel "Invisible Man" | told in 1952 of a nameless Black man unseen by white society
William Whyte | wrote "The Organization Man" | criticized corporate workers for giving up individuality
David Riesman | wrote "The Lonely Crowd" | was the sociologist who contrasted inner-directed and other-directed people
John Kenneth Galbraith | wrote "The Affluent Society" | was the economist who wrote of private wealth and public neglect
Benjamin Spock / Dr. Spock | wrote a best-selling guide to baby and child care | was the pediatrician who later protested the Vietnam War
Arthur Miller | wrote "The Crucible" and "Death of a Salesman" | used the Salem witch trials to criticize McCarthyism
James Baldwin | wrote "The Fire Next Time" | was the Harlem-born essayist of race and civil rights who lived in France

# Leaders of the civil rights movement
? Which civil rights figure
Martin Luther King Jr. / Martin Luther King / King | led the Montgomery boycott and preached nonviolence | gave the "I Have a Dream" speech in 1963
Malcolm X | was the Nation of Islam minister who urged Black pride | was assassinated in Harlem in 1965 after a trip to Mecca
Stokely Carmichael | called for Black Power as SNCC leader in 1966 | was a Trinidad-born activist who turned SNCC from nonviolence
Huey Newton / Bobby Seale | cofounded the Black Panther Party in Oakland | armed patrols to watch police and began breakfast programs
Fannie Lou Hamer | spoke for the Mississippi Freedom Democratic Party in 1964 | was the sharecropper beaten for registering voters who told her story at a convention
John Lewis | led SNCC and was beaten at Selma | was the youngest speaker at the March on Washington and later a Georgia congressman
Ella Baker | helped students form SNCC in 1960 | was an older organizer who favored group-centered leadership
James Farmer | directed CORE and organized the Freedom Rides | founded a group for racial equality in Chicago in 1942
Ralph Abernathy | succeeded King as head of the SCLC | was a Montgomery minister who led the Poor People's Campaign after April 1968
Bayard Rustin | organized the 1963 March on Washington | was the Quaker adviser who taught King Gandhi's methods
Elijah Muhammad | led the Nation of Islam | headed the Black Muslim movement from Chicago

# People in the struggles over segregation
? Which civil rights figure
Rosa Parks | refused to give up her bus seat in 1955 | was the seamstress and NAACP secretary whose arrest began a bus boycott
Thurgood Marshall | argued Brown before the Supreme Court for the NAACP | was the first African American Supreme Court justice
Medgar Evers | was the Mississippi NAACP leader murdered in 1963 | was shot in his driveway in Jackson
Emmett Till | was the Chicago teenager murdered in Mississippi in 1955 | had an open casket that showed his beating to the nation
James Meredith | integrated the University of Mississippi in 1962 | was the Air Force veteran whose enrollment at Oxford caused a riot
Bull Connor / Eugene "Bull" Connor | used fire hoses and dogs on Birmingham marchers | was the Alabama public safety commissioner seen on television in 1963
George Wallace | was the Alabama governor who cried "segregation forever" | stood in a schoolhouse door and ran for president in 1968
Orval Faubus | was the Arkansas governor who blocked Little Rock students | called out the National Guard against nine students in 1957
Linda Brown | was the Topeka girl kept out of a nearby white school | gave her family's name to the 1954 school case
Earl Warren | was the chief justice who wrote the Brown decision | was the former California governor who headed the Kennedy assassination inquiry

# Events of the civil rights movement
? Which event
Montgomery bus boycott | lasted 381 days in Alabama from December 1955 | made Martin Luther King Jr. a leader
Little Rock crisis / Little Rock Nine | saw Eisenhower send the 101st Airborne to a high school in 1957 | followed an Arkansas governor's refusal to admit Black students
Greensboro sit-in / Greensboro sit-ins | began in 1960 when four students sat at a lunch counter | spread from North Carolina to other southern cities and led to SNCC
Freedom Rides | tested desegregation of interstate buses in 1961 | ended for one group with a bus burned near Anniston, Alabama
Birmingham campaign | faced police dogs and fire hoses in spring 1963 | led King to write a letter from jail
March on Washington | drew 250,000 people to the Lincoln Memorial in August 1963 | ended with the "I Have a Dream" speech
Sixteenth Street Baptist Church bombing | killed four girls in September 1963 | was the Klan attack at a Sunday school in Birmingham
Freedom Summer | sent students to register Mississippi voters in 1964 | was marked by the murder of Chaney, Goodman and Schwerner
Selma to Montgomery march / Selma march | demanded voting rights in Alabama in early 1965 | began with Bloody Sunday on the Edmund Pettus Bridge
Watts riot / Watts rebellion | killed 34 people in Los Angeles in August 1965 | began with a California traffic stop days after a voting law
assassination of Martin Luther King Jr. | took place in Memphis in April 1968 | set off riots in over a hundred cities
desegregation of the armed forces / Executive Order 9981 | was Truman's civil rights step of 1948 | ended separate Black and white units by presidential directive
Albany Movement | failed to integrate a Georgia city in 1961 and 1962 | saw a police chief fill jails quietly without violence
Detroit riot of 1967 | killed 43 people in a Michigan city in the long hot summer | led to the Kerner Commission report

# Organizations and terms of the rights movements
? Which group
SNCC / Student Nonviolent Coordinating Committee | grew from the lunch-counter sit-ins of 1960 | was known for young organizers such as John Lewis and Bob Moses
SCLC / Southern Christian Leadership Conference | was led by Martin Luther King Jr. and ministers | was formed in 1957 after the Montgomery boycott
CORE / Congress of Racial Equality | organized the Freedom Rides | was founded in Chicago in 1942 by James Farmer
Black Panther Party / Black Panthers | was founded in Oakland for armed self-defense | ran breakfast programs for children and issued a Ten-Point Program
Nation of Islam / Black Muslims | taught separatism and racial pride under Elijah Muhammad | had Malcolm X as its best-known minister
American Indian Movement / AIM | occupied Wounded Knee in 1973 | was founded in Minneapolis in 1968 by Dennis Banks and others
National Organization for Women / NOW | was cofounded by Betty Friedan in 1966 | worked for equal pay and the ERA
Students for a Democratic Society / SDS | issued the Port Huron Statement in 1962 | led campus teach-ins and the New Left
Mississippi Freedom Democratic Party | challenged the all-white state delegation in 1964 | refused two at-large seats at the Atlantic City convention
La Raza Unida | was a Mexican American political party founded in Texas in 1970 | was led by José Angel Gutiérrez at Crystal City
White Citizens' Councils | used economic pressure against integration after 1954 | brought together middle-class southern segregationists
Weather Underground / Weathermen | planted bombs to oppose the Vietnam War | was the radical faction that broke from the New Left in 1969
Brown Berets | was a militant Chicano youth group in Los Angeles | supported the 1968 East Los Angeles school walkouts
Young Americans for Freedom | was a conservative student group that backed Goldwater | issued the Sharon Statement in 1960
Mattachine Society | was an early gay rights organization of the 1950s | was founded by Harry Hay in Los Angeles

# Laws and amendments of the postwar rights era
? Which law or amendment
Civil Rights Act of 1964 | banned discrimination in public places and employment | overcame a long Senate filibuster and set up the EEOC
Voting Rights Act of 1965 | ended literacy tests and sent federal examiners South | was passed after the violence at Selma
Civil Rights Act of 1957 | was the first such federal law since Reconstruction | created a commission and a Justice Department division under Eisenhower
Fair Housing Act / Civil Rights Act of 1968 | banned discrimination in the sale and rental of homes | was passed days after King's assassination
Equal Pay Act | required the same wages for men and women in the same job in 1963 | was signed by Kennedy to end lower salaries for women
Title IX | banned sex discrimination in federally funded education in 1972 | opened school sports to girls
Equal Rights Amendment / ERA | would have barred legal discrimination on account of sex | fell three states short of ratification in 1982
Indian Self-Determination Act | let tribes run their own federal programs from 1975 | ended the termination era in tribal affairs
Americans with Disabilities Act / ADA | required access and banned bias against disabled people in 1990 | led to ramps, lifts and fair hiring and was signed by George H. W. Bush

# Supreme Court cases on procedure, speech and power since the 1930s
? Which case
Schechter Poultry v. United States / Schechter case | struck down the National Industrial Recovery Act in 1935 | concerned sick chickens and New Deal codes
Mapp v. Ohio | barred illegally seized evidence from state trials in 1961 | applied the exclusionary rule to the states
Gideon v. Wainwright | guaranteed a lawyer to poor defendants in 1963 | arose from a handwritten appeal by a Florida prisoner
Miranda v. Arizona | required police to inform suspects of their rights in 1966 | gave rise to the warning "You have the right to remain silent"
Engel v. Vitale | banned official prayer in public schools in 1962 | rejected a New York regents' prayer
Baker v. Carr | let federal courts review legislative districts in 1962 | led to the rule of one person, one vote
Griswold v. Connecticut | recognized a right of privacy in a birth control case in 1965 | overturned a ban on contraceptives for married couples
Tinker v. Des Moines | protected students who wore black armbands | held that free speech does not end at the schoolhouse gate
New York Times v. Sullivan | required proof of actual malice in libel of public officials | arose from an advertisement about Alabama protests in 1964
United States v. Nixon | ordered the president to surrender tapes in 1974 | rejected a broad claim of executive privilege in the Watergate affair
Bush v. Gore | ended the Florida recount in 2000 | decided a presidential election by a five to four vote
Citizens United v. FEC / Citizens United | allowed unlimited independent political spending by corporations | struck down limits in campaign finance law in 2010

# Supreme Court cases on equality and privacy since the 1940s
? Which case
Korematsu v. United States | upheld wartime removal of Japanese Americans in 1944 | accepted military necessity over the dissent of three justices
Brown v. Board of Education | held that separate schools are inherently unequal in 1954 | overturned Plessy and "separate but equal"
Loving v. Virginia | struck down bans on interracial marriage in 1967 | was brought by Richard and Mildred after their arrest for marrying
Roe v. Wade | held in 1973 that the Constitution protected a right to abortion | struck down a Texas law under the right of privacy until overturned in 2022
Regents v. Bakke / Regents of the University of California v. Bakke | barred racial quotas but allowed race as a factor in 1978 | arose from a white student's rejection by a medical school
Swann v. Charlotte-Mecklenburg | approved busing to integrate schools in 1971 | dealt with a North Carolina district's pupil assignment
Obergefell v. Hodges | recognized same-sex marriage nationwide in 2015 | rested on equal protection and due process for couples
Dobbs v. Jackson Women's Health Organization | returned abortion law to the states in 2022 | overturned Roe in a Mississippi dispute
Sweatt v. Painter | ordered a Texas law school to admit a Black student in 1950 | weakened segregation in professional education before Brown
Mendez v. Westminster | ended separate schools for Mexican American children in a California county | was a 1947 federal appeals ruling against school segregation in Orange County
Heart of Atlanta Motel case / Heart of Atlanta Motel v. United States | upheld the Civil Rights Act of 1964 under the commerce power | required a Georgia business to serve Black travelers

# Programs and events of the Kennedy and Johnson years
? Which program or event
Peace Corps | sent American volunteers to work in developing countries from 1961 | trained young people to teach and build in poor nations
Alliance for Progress | was Kennedy's economic aid plan for Latin America | promised $20 billion for land reform and schools in the hemisphere
New Frontier | was Kennedy's domestic program of space, education and antipoverty efforts | took its name from a 1960 acceptance speech
Great Society | was Lyndon Johnson's broad plan to end poverty and racial injustice | included Medicare, Head Start and voting rights
Medicare | provides health insurance for people sixty-five and older | was signed in Missouri in 1965 with Harry Truman present
Medicaid | provides health care for people with low incomes | is shared by the federal government and the states to treat the poor
Head Start | prepares poor preschool children for learning | began in 1965 for low-income children under five
Job Corps | trained unemployed young people from 1964 | gave teenagers vocational skills in residential centers
VISTA | sent volunteers to poor American communities | was a domestic version of an overseas service program
Bay of Pigs invasion / Bay of Pigs | was a failed landing of Cuban exiles in April 1961 | embarrassed Kennedy after CIA-trained fighters were captured
Cuban missile crisis | brought the world near nuclear war in October 1962 | ended when Khrushchev removed rockets from an island
building of the Berlin Wall / Berlin Wall | cut off a city's eastern residents in August 1961 | stopped the flight of East Germans to the West
Nuclear Test Ban Treaty / Limited Test Ban Treaty | barred explosions of atomic weapons in the air and sea in 1963 | allowed only underground explosions of atomic weapons
Warren Commission | concluded that Lee Harvey Oswald acted alone | investigated the 1963 assassination in Dallas
Apollo program / Apollo 11 | landed astronauts on the moon in July 1969 | met Kennedy's goal of reaching the moon before 1970

# Presidential programs and slogans
? Which program or slogan
New Deal | was Franklin Roosevelt's response to the Great Depression | sought relief, recovery and reform through federal action
Reaganomics / supply-side economics | was the plan of tax cuts to spur investment in the 1980s | held that benefits to the wealthy would trickle down
Vietnamization | was Nixon's plan to turn over fighting to South Vietnamese troops | let American soldiers gradually come home after 1969
detente / détente | was Nixon's easing of Cold War tensions | led to arms talks and trade with Moscow in the 1970s
New Federalism | was Nixon's plan of sharing revenue with the states | gave block grants to local government
Contract with America | was the Republican program of Newt Gingrich in 1994 | helped win the House for the first time in forty years
war on terror | was George W. Bush's campaign against al-Qaeda and its supporters | began after the attacks of September 11
New Look | was Eisenhower's defense policy based on nuclear weapons and airpower | aimed to cut costs of ground forces in the 1950s

# Events of the Vietnam War
? Which event
Battle of Dien Bien Phu / Dien Bien Phu | ended French rule in Indochina in 1954 | was the siege in which the Viet Minh beat a European army
Geneva Accords | divided Vietnam at the 17th parallel in 1954 | called for elections in 1956 that were never held
Gulf of Tonkin incident | was the reported attack on American destroyers in August 1964 | involved the Maddox off the coast of North Vietnam
Gulf of Tonkin Resolution | let Johnson use force without a declaration of war | passed Congress with only two senators opposed
Operation Rolling Thunder | was the sustained bombing of North Vietnam from 1965 | was an air campaign that failed to break Hanoi's will over three years
Tet Offensive | surprised American forces during the lunar new year in 1968 | turned many Americans against the war though the Viet Cong lost heavily
My Lai Massacre | was the killing of hundreds of villagers by American soldiers in 1968 | led to the court-martial of Lieutenant William Calley
invasion of Cambodia / Cambodian incursion | widened the war in 1970 to attack enemy bases | set off campus protests after Nixon's announcement
Kent State shootings | killed four Ohio students in May 1970 | resulted when National Guardsmen fired at antiwar protesters
Pentagon Papers release / Pentagon Papers | revealed secret history of government deception in 1971 | was the leak by Daniel Ellsberg to the "New York Times"
Christmas bombing | struck Hanoi heavily in December 1972 | was Nixon's last air attack to force North Vietnam back to peace talks
Paris Peace Accords | provided for withdrawal of American troops in January 1973 | resulted from talks of Henry Kissinger and Le Duc Tho
fall of Saigon | ended the war with a helicopter evacuation in April 1975 | united the country under communist rule
Battle of Ia Drang / Ia Drang | was the first major clash of American and North Vietnamese armies in 1965 | tested helicopter cavalry in the Central Highlands
siege of Khe Sanh / Khe Sanh | trapped marines in a remote base for 77 days in 1968 | drew American attention away from cities just before the lunar new year attack
War Powers Act / War Powers Resolution | limits a president's use of troops to sixty days without Congress | was passed over Nixon's veto in 1973

# People of the Vietnam era
? Which person
Ho Chi Minh | led the Vietnamese communists against France and the United States | declared his country's independence in Hanoi in 1945
Ngo Dinh Diem | was the Catholic president of South Vietnam killed in 1963 | lost support by persecuting Buddhists
William Westmoreland | commanded American forces in Vietnam to 1968 | used search-and-destroy missions and body counts
William Calley | was convicted for the My Lai killings | was an army lieutenant tried for murder of civilians in 1971
Daniel Ellsberg | leaked the Pentagon Papers | was a defense analyst whose office files were sought by the Plumbers
Walter Cronkite | was the CBS newsman who called the war a stalemate in 1968 | was the most trusted television anchor of the 1960s
Lee Harvey Oswald | was accused of shooting Kennedy | was an ex-marine arrested in Dallas in November 1963
Jack Ruby | killed the accused assassin of a president | was the nightclub owner who fired on live television in Dallas
Muhammad Ali / Cassius Clay | lost his boxing title for refusing the draft | was the heavyweight champion who joined the Nation of Islam
Tom Hayden | wrote the Port Huron Statement | was a founder of Students for a Democratic Society
Mario Savio | led the Free Speech Movement at Berkeley | was the California student who urged throwing bodies upon the gears
Timothy Leary | was the former Harvard psychologist who promoted LSD | told youth to "turn on, tune in, drop out"

# Politicians of the Vietnam era
? Which politician
Robert McNamara | was defense secretary under Kennedy and Johnson | was a former Ford executive who came to doubt the war
Henry Kissinger | negotiated for Nixon with China and North Vietnam | was the German-born adviser who practiced realpolitik and shuttle diplomacy
Eugene McCarthy | was the antiwar senator who nearly won New Hampshire in 1968 | was the Minnesotan whose student volunteers went "clean" for the 1968 primary
Robert F. Kennedy / Robert Kennedy | was killed in Los Angeles while running for president in 1968 | was attorney general in his brother's cabinet and later a New York senator
Hubert Humphrey | was the vice president who lost to Nixon in 1968 | was the Minnesota liberal nominated amid riots in Chicago
George McGovern | was the antiwar Democrat who lost to Nixon in 1972 | was the South Dakotan who carried only Massachusetts and the District
J. William Fulbright | held Senate hearings on the war in 1966 | was the Arkansas senator who wrote "The Arrogance of Power"
Barry Goldwater | was the Arizona conservative who lost to Johnson in 1964 | wrote "The Conscience of a Conservative"
Richard Daley | was the Chicago mayor during the 1968 convention riots | was the last great big-city political boss

# Terms of the Vietnam War
? Which term refers to
Viet Cong / National Liberation Front | the communist guerrillas in South Vietnam | the southern rebels who attacked cities in the Tet Offensive
Viet Minh | the nationalist league that fought the French | the group that won at Dien Bien Phu
Ho Chi Minh Trail | the supply route from North Vietnam through Laos and Cambodia | the network of jungle paths that American bombers could not close
napalm | jellied gasoline dropped in firebombs | the burning weapon seen in photographs of injured children
Agent Orange | the chemical sprayed to kill jungle leaves | the defoliant later linked with cancer and birth defects
search and destroy | missions to find enemy forces and kill them | the ground strategy measured by body counts
strategic hamlet | a fortified village meant to keep peasants from the guerrillas | the unpopular relocation settlement of Diem's government
escalation | the step-by-step increase of military involvement | Johnson's raising of troop numbers to over 500,000
credibility gap | public doubt about official statements on the war | the distrust that grew when Johnson's reports differed from television news
fragging | the killing of officers by their own troops | a violent sign of low army morale named for a grenade
draft deferment | a delay of military service, often for college | the protection that let middle-class students avoid Vietnam
flexible response | Kennedy's defense policy of many kinds of forces | the replacement of massive retaliation, including the Green Berets

# Terms of protest and counterculture
? Which term refers to
silent majority | the Americans who, Nixon said, supported him without protest | the people to whom Nixon appealed in a November 1969 speech
counterculture | the youth movement that rejected mainstream values | the way of life of hippies, rock music and communes
New Left | the student movement for participatory democracy | the radicals inspired by the Port Huron Statement
teach-in | a campus discussion of the war | an antiwar event that began at the University of Michigan in 1965
hippie | a young person who dropped out for peace, drugs and communal life | a resident of Haight-Ashbury with long hair and bright clothes
Woodstock | the 1969 music festival on a New York farm | the three-day rock concert attended by about 400,000
Summer of Love | the 1967 gathering of youth in San Francisco | the season of flower children in Haight-Ashbury
generation gap | the difference in values between parents and youth | the split over music, hair and war in families of the sixties
hawk | a supporter of the war | a person who wanted stronger military action in Vietnam
dove | an opponent of the war | a person who wanted peace and withdrawal

# Chicano, Native, consumer and gay rights figures since 1960
? Which activist
Ralph Nader | wrote "Unsafe at Any Speed" | exposed auto safety defects and led a consumer movement
Russell Means | led the occupation of Wounded Knee in 1973 | was an Oglala Lakota activist of AIM and later an actor
Dennis Banks | cofounded the American Indian Movement | was an Ojibwe leader who organized the Trail of Broken Treaties
Reies López Tijerina | led a fight for old Spanish land grants in New Mexico | raided a northern New Mexico courthouse in 1967
Rodolfo Gonzales / Corky Gonzales | wrote the poem "I Am Joaquín" | led the Crusade for Justice in Denver
Harvey Milk | was the openly gay San Francisco supervisor killed in 1978 | was a pioneer officeholder murdered with Mayor George Moscone
Michael Harrington | wrote "The Other America" | showed in 1962 that one-fifth of the nation was poor
Jesse Jackson | formed the Rainbow Coalition | was a King aide who ran for the Democratic nomination in 1984 and 1988
Vine Deloria Jr. | wrote "Custer Died for Your Sins" | was a Standing Rock Sioux author of the Red Power movement

# Women activists since 1960
? Which woman
Betty Friedan | wrote "The Feminine Mystique" | described the problem that has no name among suburban housewives
Gloria Steinem | cofounded the feminist magazine "Ms." in the 1970s | was a journalist who became a leading voice of second-wave feminism
Phyllis Schlafly | led the campaign against the Equal Rights Amendment | was the conservative Illinois lawyer who defended the traditional family
Shirley Chisholm | was the first Black woman in Congress | was the Brooklyn representative who ran for president in 1972
Bella Abzug | was the New York congresswoman known for hats and feminism | helped found the National Women's Political Caucus and said a woman's place is in the House
Rachel Carson | wrote "Silent Spring" about the danger of pesticides | was the biologist who warned of DDT in 1962
Angela Davis | was the radical Black professor acquitted of conspiracy in 1972 | lost a California teaching post as a communist in 1970
Wilma Mankiller | was the first woman chief of the Cherokee Nation | led her nation from Oklahoma beginning in 1985

# Events of the rights and environmental movements since 1960
? Which event
Stonewall uprising / Stonewall riots | began when police raided a New York gay bar in 1969 | began the modern movement for gay rights
occupation of Alcatraz | held a San Francisco Bay island from 1969 to 1971 | was a Native claim under an old treaty to surplus federal land
Delano grape strike | began with Filipino and Mexican farm workers in 1965 | led to a nationwide boycott under Cesar Chavez
East Los Angeles walkouts / student blowouts | protested poor schools for Mexican Americans in 1968 | involved thousands of Chicano teenagers leaving their high school classes
Trail of Broken Treaties | ended with Native protesters seizing a Washington bureau in 1972 | presented a Twenty-Point Position paper
first Earth Day / Earth Day | drew twenty million people to support clean air and water in April 1970 | was proposed by Senator Gaylord Nelson
Three Mile Island accident | nearly melted a Pennsylvania reactor core in 1979 | turned many Americans against nuclear power
Love Canal disaster | drove New York families from homes built on buried chemicals | led to the Superfund law on toxic waste
Santa Barbara oil spill | fouled California beaches in 1969 | followed a blowout on an offshore platform on the Pacific coast
Cuyahoga River fire | showed industrial water pollution in Cleveland in 1969 | helped lead to the Clean Water Act in 1972
Exxon Valdez oil spill | polluted Alaska's Prince William Sound in 1989 | was caused by a tanker striking a reef
Miss America protest | threw girdles and high heels in a trash can in 1968 | brought women's liberation to Atlantic City
siege of Wounded Knee | was a 71-day armed standoff in 1973 | took place on the Pine Ridge Reservation under AIM
Longest Walk | crossed the country to Washington in 1978 for Native treaty rights | was a protest march from San Francisco against bills to end tribal rights
Deepwater Horizon spill | spread crude oil in the Gulf of Mexico in 2010 | followed an explosion on a BP drilling rig

# Environmental laws and agencies
? Which law or agency
Environmental Protection Agency / EPA | was created in 1970 to set and enforce pollution rules | was established under Nixon to combine antipollution programs
Clean Air Act | set limits on smog and emissions from cars and factories in 1970 | aimed to cut auto exhaust by 90 percent
Clean Water Act | set limits on waste dumped into rivers in 1972 | was passed over Nixon's veto after the fire on an Ohio river
Endangered Species Act | protects animals and plants threatened with extinction | saved the bald eagle after passage in 1973
Superfund law / Superfund | pays to clean up hazardous waste sites | followed the toxic disaster at Love Canal in 1980
Wilderness Act | set aside nine million acres free of roads in 1964 | defined places where man is a visitor who does not remain
National Environmental Policy Act | requires impact statements for federal projects | was signed on the first day of 1970
National Park Service | was created in 1916 to manage scenic and historic lands | cares for Yellowstone, Yosemite and other reserves under the Interior Department
Soil Conservation Service | taught farmers to plant cover crops after the Dust Bowl | was led by Hugh Bennett from 1935
Kyoto Protocol | called on industrial nations in 1997 to cut greenhouse gases | was signed in Japan but never ratified by the United States
Paris Agreement | set goals in 2015 to limit global warming | was left by Donald Trump and rejoined by Joe Biden in 2021

# Events and terms of the 1970s
? Which event or term
Southern strategy | was Nixon's appeal to white Democrats of Dixie | helped turn a Democratic region Republican after 1968
SALT I | froze the number of long-range missiles in 1972 | was signed by Nixon and Brezhnev in Moscow
OPEC oil embargo / oil embargo of 1973 | cut supplies and quadrupled prices after the Yom Kippur War | caused long lines at American gas stations
stagflation | was high unemployment together with rising prices | was the economic trouble of the 1970s that puzzled economists
Camp David Accords | brought peace between Egypt and Israel in 1978 | bore the signatures of Sadat and Begin with Carter's help
Panama Canal Treaties | promised to return a waterway by 2000 | narrowly passed the Senate under Carter in 1978
Iran hostage crisis | held 52 Americans for 444 days | began when students seized the Tehran embassy in November 1979
Helsinki Accords | accepted European borders and promised human rights in 1975 | bore the signatures of Ford and the Soviet leader
Nixon's visit to China | ended two decades of isolation in February 1972 | included a meeting with Mao Zedong in Beijing
Boston busing crisis | brought violence over school integration in 1974 | followed Judge Arthur Garrity's order
bicentennial | was the two-hundredth birthday celebration of July 4, 1976 | lifted spirits with tall ships after Watergate
Olympic boycott of 1980 | was Carter's protest against the Soviet invasion of Afghanistan | kept American athletes from Moscow

# The Watergate affair
? Which event or term
Watergate break-in / Watergate burglary | was the June 1972 entry into Democratic headquarters | was traced to Nixon's reelection committee by reporters
Saturday Night Massacre | was the firing of Archibald Cox in October 1973 | led the attorney general and his deputy to leave office
White House tapes | contained an eighteen-and-a-half-minute gap | proved that Nixon ordered a cover-up
CREEP / Committee to Re-elect the President | raised secret money for Nixon's 1972 campaign | was the Republican organization that paid the burglars
White House Plumbers | worked secretly to stop leaks from Nixon's government | broke into the office of Daniel Ellsberg's psychiatrist
pardon of Nixon | was Ford's September 1974 act that lost him support | prevented a former president's trial

# Americans of the Reagan, Bush and Clinton years
? Which person
Oliver North | was the marine officer at the center of Iran-Contra | helped divert money from arms sales to Nicaraguan rebels
Sandra Day O'Connor | was the first woman on the Supreme Court | was the Arizona judge Reagan appointed in 1981
Jerry Falwell | founded the Moral Majority | was the Virginia television preacher who rallied conservative Christians
Walter Mondale | was the Minnesota Democrat who lost to Reagan in 1984 | was Carter's vice president
Geraldine Ferraro | was the first woman on a major party's national ticket | was the New York congresswoman nominated for vice president in 1984
Michael Dukakis | was the Massachusetts governor who lost in 1988 | was the Democrat attacked by ads over a prison furlough
Ross Perot | was the Texas billionaire who won 19 percent of the vote in 1992 | was the independent who warned of a "giant sucking sound" of lost jobs
Newt Gingrich | was the Georgia speaker behind the Contract with America | led House Republicans in the shutdown of 1995
Colin Powell | was the first Black chairman of the Joint Chiefs and secretary of state | was the general who argued to the United Nations in 2003 that Iraq had weapons
Norman Schwarzkopf | commanded coalition forces in Desert Storm | was the blunt general who planned the 1991 ground attack in the Gulf
Kenneth Starr | was the independent counsel who investigated Clinton | wrote a report that led to a president's impeachment in 1998
Bill Gates | cofounded Microsoft, maker of software for most computers | left Harvard to write software for personal computers
Steve Jobs | cofounded Apple in a California garage | introduced the Macintosh and later the iPhone

# Foreign leaders of the late twentieth century
? Which foreign leader
Anwar Sadat | was the Egyptian president who made peace with Israel | was assassinated in Cairo in 1981
Menachem Begin | was the Israeli prime minister at Camp David | agreed to give back the Sinai
Ayatollah Khomeini | led the revolution that overthrew the shah of Iran | was the religious leader in Tehran who called America the Great Satan
Mikhail Gorbachev | introduced glasnost and perestroika | was the last leader of the Soviet Union
Leonid Brezhnev | was the Soviet leader who signed SALT with Nixon | sent troops into Czechoslovakia and Afghanistan
Saddam Hussein | was the Iraqi dictator who invaded Kuwait | was captured in 2003 and executed in 2006

# People of Watergate
? Which person
Bob Woodward / Carl Bernstein / Woodward and Bernstein | reported the Watergate story for the "Washington Post" | relied on a secret source called Deep Throat
John Dean | was the White House counsel who testified about a cover-up | warned Nixon of a cancer growing on the presidency
Sam Ervin | headed the Senate Watergate committee | was the folksy North Carolina senator of the televised 1973 hearings
Archibald Cox | was the special prosecutor fired for demanding tapes | was the Harvard law professor dismissed in the Saturday Night Massacre
John Sirica | was the judge who pressed the Watergate burglars | ordered Nixon to turn over recordings as a federal trial judge
Spiro Agnew | was the vice president who resigned in 1973 | was the former Maryland governor who pleaded no contest to tax evasion

# Events of the Reagan years and the end of the Cold War
? Which event
Iran-Contra affair | was the secret sale of arms to Tehran to fund Nicaraguan rebels | was the Reagan scandal investigated in televised hearings of 1987
fall of the Berlin Wall | opened East Germany on November 9, 1989 | came as communist governments collapsed across eastern Europe
Challenger disaster | killed seven astronauts in January 1986 | was caused by a failed rocket seal in cold weather
Black Monday of 1987 | was the October day stocks lost over a fifth of their value | was the largest one-day percentage fall on Wall Street
savings and loan crisis | cost taxpayers billions when deregulated lenders failed | ended with a federal bailout under George H. W. Bush
invasion of Grenada | overthrew a Marxist government on a Caribbean island in 1983 | was justified as a rescue of American medical students
Beirut barracks bombing | killed 241 American servicemen in Lebanon in 1983 | led Reagan to withdraw marines from a civil war
invasion of Panama | captured Manuel Noriega in December 1989 | removed a dictator charged with drug dealing
Tiananmen Square crackdown | crushed Chinese student protests in June 1989 | was the killing of democracy demonstrators in Beijing
Chernobyl disaster | was the Soviet reactor explosion of 1986 | spread radiation from Ukraine
AIDS epidemic | was the deadly spread of a virus first noted in 1981 | struck gay men first and was slowly faced by officials
crack cocaine epidemic | led to harsh mandatory drug sentences in the 1980s | struck inner cities and helped fill prisons
dissolution of the Soviet Union / collapse of the Soviet Union | created fifteen independent states in December 1991 | ended the Cold War as Gorbachev resigned

# Policies and problems of the Reagan and Gorbachev years
? Which policy, treaty or movement
Strategic Defense Initiative / Star Wars (SDI) | was Reagan's plan for a shield against missiles | was a costly space-based system proposed in 1983
INF Treaty / Intermediate-Range Nuclear Forces Treaty | removed medium-range missiles from Europe in 1987 | was the first accord to destroy a whole class of atomic weapons
Moral Majority | was the political movement of evangelical Christians founded in 1979 | was Jerry Falwell's lobby for traditional values
New Right | was the alliance of economic and religious conservatives that elected Reagan | was a coalition that opposed high taxes, abortion and liberal government
deregulation | was the removal of government rules on airlines, banks and trucking | was a policy of Carter and Reagan meant to increase competition
Boland Amendment | barred military aid to the Contras | was the congressional limit that Oliver North evaded
Economic Recovery Tax Act | cut income tax rates by a quarter over three years from 1981 | was the main supply-side law of Reagan's first year
glasnost | was Gorbachev's policy of openness | allowed freer speech and criticism in Moscow
perestroika | was Gorbachev's economic restructuring | allowed some private business in the Soviet Union

# Events of the 1990s and the twenty-first century
? Which event
Los Angeles riots of 1992 / Rodney King riots | followed the acquittal of four policemen | followed a videotaped police beating of a Black motorist
impeachment of Bill Clinton / Clinton impeachment | was for lying under oath and obstruction in 1998 | arose from an affair with a White House intern
Dayton Accords | ended the Bosnian war in 1995 | resulted from talks in Ohio led by Richard Holbrooke
Hurricane Katrina | flooded New Orleans in 2005 | exposed weak levees and a slow federal response on the Gulf Coast
Great Recession / financial crisis of 2008 | was the slump that followed the collapse of housing loans | led to the bailout of banks and automakers
killing of Osama bin Laden | was a Navy SEAL raid in Pakistan in May 2011 | ended the search for the head of al-Qaeda
COVID-19 pandemic | killed over a million Americans from 2020 | closed schools and businesses until vaccines arrived
murder of George Floyd | set off protests after a Minneapolis arrest in May 2020 | led to the conviction of officer Derek Chauvin
Occupy Wall Street | protested economic inequality in a New York park in 2011 | used the slogan "We are the 99 percent"
Election of 2000 | turned on a disputed Florida recount | gave the White House to the candidate with fewer popular votes than Al Gore

# Attacks and violence since 1990
? Which event
Oklahoma City bombing | killed 168 people at a federal building in 1995 | was carried out by antigovernment veteran Timothy McVeigh
Waco siege | ended in a fire at the Branch Davidian compound in 1993 | was a Texas standoff between federal agents and David Koresh
Columbine shooting | killed thirteen at a Colorado high school in 1999 | was an attack by two students that raised fears about school safety
September 11 attacks / 9/11 attacks | killed nearly 3,000 people with hijacked planes in 2001 | struck the World Trade Center and the Pentagon
Boston Marathon bombing | killed three at a finish line in 2013 | was carried out by two brothers with pressure cookers
World Trade Center bombing of 1993 | exploded a truck under New York towers and killed six | was an early attack by Islamist terrorists in Manhattan
USS Cole bombing | killed seventeen sailors in Yemen in 2000 | was an al-Qaeda attack on a destroyer in port
Virginia Tech shooting | killed thirty-two on a campus in 2007 | was the deadliest attack at an American college, at Blacksburg
January 6 attack / January 6 Capitol attack | stormed Congress to stop counting of electoral votes in 2021 | led to a president's second impeachment

# Laws and agreements since 1980
? Which law or agreement
NAFTA / North American Free Trade Agreement | removed tariffs among the United States, Canada and Mexico in 1994 | created a large continental market opposed by labor unions
Welfare Reform Act of 1996 / Personal Responsibility and Work Opportunity Act | limited public aid to five years and required jobs or training | ended Aid to Families with Dependent Children under Clinton
Defense of Marriage Act | defined a legal union as one man and one woman in federal law | was signed in 1996 and struck down in part in 2013
Brady Bill / Brady Act | required background checks for handgun buyers in 1993 | was named for Reagan's wounded press secretary
Family and Medical Leave Act | gives workers twelve unpaid weeks for illness or a new child | was the first major law Clinton signed
Don't Ask, Don't Tell | let gay people serve in the military only if they kept silent | was a Clinton compromise repealed in 2010
START I / Strategic Arms Reduction Treaty | cut long-range nuclear weapons in 1991 | was signed by George H. W. Bush and Gorbachev
Civil Liberties Act of 1988 | apologized and paid $20,000 to interned Japanese Americans | was signed by Reagan to redress a wartime injustice
Crime Bill of 1994 / Violent Crime Control Act | paid for 100,000 police officers and longer sentences | included a ban on assault weapons for ten years
Gramm-Rudman Act | set targets to reduce the federal deficit in 1985 | required automatic spending cuts in the Reagan years

# Laws of the twenty-first century
? Which law or program
USA PATRIOT Act / Patriot Act | widened government surveillance powers after September 11 | let agents search records and wiretap suspected terrorists
No Child Left Behind Act | required yearly testing in schools under George W. Bush | set standards in reading and mathematics in 2002
Affordable Care Act / Obamacare | expanded health insurance in 2010 | let young adults stay on parents' plans and barred refusal of the sick
American Recovery and Reinvestment Act | spent about $800 billion to stimulate the economy in 2009 | was Obama's response to the Great Recession
Dodd-Frank Act | tightened rules on banks after the 2008 crisis | set up a bureau to protect consumers of loans and credit cards
Homeland Security Act | created a new cabinet department in 2002 | combined twenty-two agencies to prevent terrorism
Medicare drug benefit / Medicare Prescription Drug Act | added coverage of medicines for seniors in 2003 | was the largest expansion of care for the elderly since 1965
Troubled Asset Relief Program / TARP | lent $700 billion to rescue banks in 2008 | was signed by George W. Bush as credit froze
Tax Cuts and Jobs Act | lowered the corporate rate to 21 percent in 2017 | was the main economic law of Donald Trump's first year
Deferred Action for Childhood Arrivals / DACA | protected young undocumented people brought as children | was Obama's 2012 program for Dreamers

# West African states and peoples before the slave trade
? Which African state
Ghana | was the earliest gold-trading empire of West Africa | taxed gold and salt caravans before 1200, long before Mali arose
Mali | was the empire of Mansa Musa and Timbuktu | was known for a Muslim ruler's golden pilgrimage to Mecca in 1324
Songhai | was the largest West African empire until a Moroccan army defeated it in 1591 | grew on the Niger under Sunni Ali and Askia Muhammad
Benin | was a forest kingdom of Nigeria known for bronze sculpture | traded with the Portuguese from a walled city west of the Niger delta
Kongo | was a Central African kingdom whose ruler became Christian | had a king, Afonso, who protested the Portuguese trade in people
Dahomey | was a kingdom that grew strong by selling captives on the Slave Coast | was known for its female soldiers

# European monarchs in American history
? Which monarch
Isabella I / Isabella of Castile / Queen Isabella | paid for the first voyage of Columbus | completed the Reconquista with her husband Ferdinand in 1492
Elizabeth I | ruled England when the Spanish Armada was defeated | was the Virgin Queen who supported sea dogs and Raleigh
James I | chartered the Virginia Company and quarreled with Puritans | was the English king for whom the 1607 settlement was named
Charles I | drove Puritans from England and was beheaded in 1649 | ruled without Parliament in the 1630s, which led to civil war
Charles II | was restored in 1660 and gave colonies to loyal friends | granted Pennsylvania and the Carolinas
James II | formed the Dominion of New England and fled in 1688 | was the Catholic king overthrown in the Glorious Revolution
William III / William of Orange | came from the Netherlands to rule with Mary in 1689 | accepted the English Bill of Rights
Philip II | sent the Spanish Armada against England | was the Catholic king who ordered the French out of Florida
Louis XIV | was the French Sun King for whom Louisiana was named | made New France a royal colony in 1663
Henry VIII | broke with the pope and headed the Church of England | started the English Reformation in order to end a marriage

# Colonial institutions and companies
? Which institution
House of Burgesses | was the first elected assembly in English America | met at Jamestown in 1619 as Virginia's lawmaking body
Virginia Company | was the joint-stock group that financed Jamestown | lost its charter in 1624 after an attack by Powhatan's people
Dutch West India Company | founded New Netherland for the fur trade | ruled Manhattan from Amsterdam
Hudson's Bay Company | was an English fur-trading firm in northern Canada from 1670 | held the Oregon fur trade at Fort Vancouver
British East India Company / East India Company | was saved from ruin by a 1773 act on tea | owned the chests dumped in Boston's harbor
Royal African Company | held an English monopoly of the slave trade until 1698 | carried captives to the Chesapeake and West Indies under Stuart kings
Massachusetts General Court / General Court | was the Puritan legislature at Boston | grew from a stockholders' meeting into a New England lawmaking body
Parliament | was the British lawmaking body that taxed the colonies | claimed authority over America though no colonists were elected to it
Board of Trade | advised the Crown on colonial laws and commerce from 1696 | reviewed colonial laws in London for the king
vice-admiralty court | tried smuggling cases without a jury | judged colonial shipping offenses before a single royal judge
Harvard College / Harvard | was founded in 1636 to train Puritan ministers | was the first school of higher learning in the English colonies

# Native nations in American history
? Which Native nation
Cherokee | was forced from Georgia on the Trail of Tears | had a written constitution and newspaper before removal
Seminole | resisted removal from Florida in long swamp wars | sheltered runaways from slavery in Florida
Creek / Muscogee | was defeated by Jackson at Horseshoe Bend in Alabama | was split by the Red Stick war of 1813 and 1814
Lakota / Lakota Sioux | defended the Black Hills and defeated Custer | followed Sitting Bull and Crazy Horse on the northern Plains
Comanche | controlled the southern Plains on horseback | raided Texas and northern Mexico until 1875
Navajo / Diné | was forced on the Long Walk to Bosque Redondo in 1864 | herded sheep in Arizona and New Mexico and wove fine blankets
Nez Perce | fled from Oregon toward Canada with Chief Joseph | bred Appaloosa horses in the Wallowa Valley
Shawnee | followed Tecumseh in the Ohio Valley | was the people of the Prophet at Tippecanoe
Wampanoag | made peace with Plymouth and later fought under Metacom | shared the 1621 harvest feast with the Pilgrims
Huron / Wendat | allied with Champlain and was destroyed by the Iroquois | lived near the Great Lakes and welcomed French Jesuits
Choctaw | was the first removed from Mississippi under the 1830 law | sent aid to the Irish during their famine
Zuni | lived in the New Mexico town Coronado attacked in search of golden cities | met the first Spaniards seeking Cíbola

# The parts of the Constitution
? Which part of the Constitution
Preamble | states the purposes of government beginning "We the People" | names goals such as justice, common defense and general welfare
Article I | creates the legislative branch, or Congress | lists the enumerated powers such as taxing and declaring war
Article II | creates the executive branch, headed by the president | makes one official commander in chief of the armed forces
Article III | creates the judicial branch with a Supreme Court | defines treason and the jurisdiction of federal courts
Article IV | describes relations among the states | requires full faith and credit and admits new states
Article V | explains how the document may be amended | requires three-fourths of the states for a change to be ratified
Article VI | makes federal law and treaties supreme over the states | bans religious tests for public office
Article VII | set the approval of nine states needed for the document to take effect | described ratification by conventions

# Terms of American government in history courses
? Which term refers to
filibuster | a long speech used to delay a vote in the Senate | the tactic Southern senators used against civil rights bills
veto | a president's rejection of a bill passed by Congress | the power Congress can override by two-thirds of both houses
pocket veto | letting a bill die by not signing it after Congress adjourns | the method Lincoln used against the Wade-Davis Bill
gerrymandering | drawing voting districts to favor one party | the practice named for a Massachusetts governor and a salamander
lame duck | an officeholder finishing a term after losing or retiring | the kind of official whose time the Twentieth Amendment shortened
caucus | a private meeting of party members to choose leaders or candidates | the congressional gathering that named candidates before party conventions
implied powers | authority not listed in the Constitution but needed to carry out listed duties | what McCulloch v. Maryland approved under the elastic clause
enumerated powers | authority the Constitution specifically gives to Congress | the listed abilities to coin money, declare war and regulate trade
reserved powers | authority kept by the states | what the Tenth Amendment leaves to local governments such as schools and marriage
concurrent powers | authority shared by state and national governments | the ability to tax and build roads held at both levels
popular sovereignty | rule by the people, used in the 1850s to let settlers decide on slavery | the principle Stephen Douglas applied to Kansas
executive privilege | a president's claim to keep communications secret | what Nixon claimed in refusing to give up tapes
bicameral legislature | a lawmaking body of two houses | what the Great Compromise created in the House and Senate
due process | fair legal procedure before government takes life, liberty or property | the guarantee found in the Fifth and Fourteenth amendments
dark horse | a little-known candidate who unexpectedly wins a nomination | a surprise choice such as James Polk in 1844

# Key years to the Civil War
? Which year
1492 | saw Columbus land in the Caribbean | marked the start of lasting contact between the hemispheres
1607 | saw the founding of Jamestown | began permanent English settlement in North America
1619 | saw the first Africans brought to English Virginia and the first House of Burgesses | brought representative government and African labor to the Chesapeake
1620 | saw the Mayflower land at Plymouth | was when the Pilgrims signed a compact for self-government
1676 | saw Bacon's Rebellion in Virginia | was when Jamestown was burned by frontier rebels
1763 | saw France give up Canada and Britain close the West to settlers | was when Pontiac attacked British forts
1776 | saw the Declaration of Independence | was when Paine published "Common Sense"
1787 | saw the Constitution drafted in Philadelphia | was when the Northwest Ordinance passed
1789 | saw Washington become president | was when the new federal government began to work
1803 | saw the purchase of Louisiana | was when the Court decided Marbury v. Madison
1820 | saw the Missouri Compromise | was when Maine became a free state
1831 | saw Nat Turner's revolt | was when Garrison began "The Liberator"
1848 | saw the Seneca Falls Convention | was when gold was found in California and war with Mexico ended
1861 | saw the Civil War begin at Fort Sumter | was when Lincoln first took office
1863 | saw the Emancipation Proclamation take effect | was when the Union won at Gettysburg and Vicksburg

# Key years since the Civil War
? Which year
1865 | saw Lee surrender and Lincoln assassinated | was when the Thirteenth Amendment was ratified
1869 | saw the transcontinental railroad completed | was when Grant became president
1877 | saw the last federal troops leave Southern statehouses | was when Hayes took office and railroad workers struck
1890 | saw the massacre at Wounded Knee and the Sherman Antitrust Act | was when the census declared the frontier closed
1898 | saw war with Spain | was when Hawaii and the Philippines came under the flag
1917 | saw the United States enter World War I | was when the Zimmermann note was published
1920 | saw women gain the vote nationwide and Prohibition begin | was when the Nineteenth Amendment was ratified
1929 | saw the stock market crash | was when the Great Depression began
1933 | saw Franklin Roosevelt's Hundred Days | was when Prohibition ended and the New Deal began
1941 | saw Japan attack Pearl Harbor | was when the Lend-Lease Act passed
1945 | saw Germany and Japan surrender | was when atomic bombs fell and the United Nations was founded
1954 | saw Brown v. Board of Education | was when Dien Bien Phu fell and Senator McCarthy was censured
1964 | saw the Gulf of Tonkin Resolution | was when Lyndon Johnson defeated Barry Goldwater
1968 | saw the Tet Offensive and the murder of Martin Luther King | was when Nixon first won the presidency
1974 | saw Nixon resign over Watergate | was when Gerald Ford became president
1989 | saw the Berlin Wall opened | was when the Exxon Valdez ran aground
2001 | saw terrorists attack New York and the Pentagon | was when the war in Afghanistan began

# Presidential elections
? Which election
Election of 1824 | was decided by the House though Jackson had the most votes | was the four-way race won by John Quincy Adams
Election of 1828 | brought Andrew Jackson to power with a surge of new voters | was a bitter rematch in which Adams lost to a western hero
Election of 1840 | was won by Whigs with log cabins and hard cider | used the slogan "Tippecanoe and Tyler Too"
Election of 1844 | was won by the dark horse Polk over Clay | turned on the annexation of Texas
Election of 1856 | was the first with a Republican candidate, John Frémont | was won by James Buchanan
Election of 1864 | kept Lincoln in office over General McClellan | was decided by Sherman's capture of Atlanta
Election of 1876 | was disputed over returns from Florida, Louisiana and South Carolina | was settled by a commission that chose Hayes over Tilden
Election of 1896 | was won by McKinley over Bryan on the money question | ended the Populists as a major force
Election of 1912 | was won by Wilson as Taft and Roosevelt divided Republicans | gave a third party second place in electoral votes
Election of 1928 | was Hoover's defeat of the Catholic Al Smith | was the last Republican victory before the Depression
Election of 1932 | brought Franklin Roosevelt to power over Hoover | was decided by anger at the Depression
Election of 1948 | was Truman's surprise victory over Dewey | saw Dixiecrats and Progressives leave the Democrats
Election of 1960 | was a narrow victory of a Catholic after televised debates | was Kennedy's win over Nixon
Election of 1968 | saw George Wallace win five southern states | was Nixon's victory over Humphrey
Election of 1980 | brought Ronald Reagan to power over Carter | was shaped by inflation and hostages in Iran
Election of 2008 | made Barack Obama president | was won over John McCain during a financial crisis

# Slogans in American history
? Which slogan
No taxation without representation | protested Parliament's right to levy the Stamp Act | was the colonists' cry that only elected assemblies could tax them
Join, or Die | appeared with Franklin's 1754 cartoon of a cut snake | urged the colonies to unite at Albany
Tippecanoe and Tyler Too | was the Whig cry of 1840 | praised a hero of an Indiana battle and his running mate
Remember the Alamo | inspired Texans at San Jacinto | was a cry of revenge against Santa Anna in 1836
Remember the Maine | urged war against Spain | was the cry after an explosion in Havana
Forty acres and a mule | expressed freed people's hope for land | came from Sherman's field order of 1865
He kept us out of war | helped reelect Wilson in 1916 | praised neutrality months before a declaration against Germany
Make the world safe for democracy | was Wilson's aim in asking for war in 1917 | gave an idealistic reason for fighting Germany
Pike's Peak or Bust | was painted on wagons of Colorado gold seekers in 1859 | was the motto of fifty-niners
I Like Ike | helped elect a war hero in 1952 | was the button slogan of a popular general
We Shall Overcome | was the song and cry of civil rights marchers | was quoted by Lyndon Johnson in asking for a voting law
Black Power | was Stokely Carmichael's call in 1966 for racial pride and self-rule | broke with the integration goals of older leaders
Yes We Can | was the hopeful cry of the 2008 Democratic campaign | echoed the farm workers' Spanish motto

# Immigrant and migrant groups
? Which group
Irish immigrants / Irish | fled a potato famine in the 1840s | settled in Boston and New York and built canals and railroads
German immigrants / Germans | came after the failed revolutions of 1848 and farmed the Midwest | included many skilled craftsmen and brewers of Milwaukee
Scots-Irish | came from Ulster to the colonial backcountry | brought the Presbyterian faith to the Appalachian frontier
Chinese immigrants / Chinese | built the western part of the first transcontinental railroad | faced exclusion from 1882 after working in California mines
Scandinavian immigrants / Scandinavians | farmed Minnesota and the Dakotas after leaving Sweden and Norway | brought Lutheran churches to the northern prairie
Italian immigrants / Italians | came mostly from poor southern villages between 1880 and 1920 | included many "birds of passage" who returned to the Mediterranean
Jewish immigrants from Russia / Eastern European Jews | fled pogroms and worked in New York's garment shops | settled the Lower East Side speaking Yiddish
Japanese immigrants / Issei | came to Hawaiian plantations and West Coast farms around 1900 | faced limits under the Gentlemen's Agreement
Mexican immigrants / Mexicans | came north during the revolution of 1910 and settled in the Southwest | supplied farm and railroad labor from Texas to California
Pennsylvania Dutch | spoke German and farmed in Penn's colony | built Conestoga wagons and included Amish and Mennonites
Cuban exiles | fled to Miami after Castro took power | formed a strongly anticommunist community in Florida
Vietnamese refugees | came by boat after 1975 | settled in California and Texas after Saigon fell

# Terms of labor relations
? Which term refers to
collective bargaining | talks between a union and an employer over pay and conditions | the right that the Wagner Act protected
closed shop | a workplace that hires only union members | the arrangement that the Taft-Hartley Act outlawed
yellow-dog contract | a worker's promise not to join a union | an agreement outlawed by the Norris-La Guardia Act
scab / strikebreaker | a person hired to replace someone on strike | someone scorned for crossing a picket line
lockout | an employer's shutting of the plant to keep out workers | the action Henry Frick took at Homestead before Pinkertons arrived
injunction | a court order forbidding an action such as a strike | the legal weapon used against Debs in 1894
arbitration | settlement of a dispute by a neutral third party | what Theodore Roosevelt urged in the 1902 coal dispute
sweatshop | a crowded workroom with low pay and long hours | a place in a tenement where immigrants sewed garments by the piece
child labor | the employment of boys and girls in mills and mines | the evil that Lewis Hine photographed
sit-down strike | stopping work while staying inside the plant | the tactic of auto workers at Flint
company town | a settlement where one employer owns the houses and stores | a place such as Pullman, Illinois
scrip | paper good only at the employer's store | a substitute for money that kept coal miners in debt
minimum wage | the lowest hourly pay allowed by law | what the Fair Labor Standards Act first set at 25 cents
workers' compensation | payment to employees injured on the job | a reform that progressive states passed after industrial accidents

# Terms of colonial society and family
? Which term refers to
coverture | the legal rule that put a wife's property and identity under her husband | the common-law reason married women could not own land or sign contracts
freehold | land owned outright, which often gave a man the right to vote | property held in full possession rather than rented from a lord
gentry | the wealthy landowning class that led Virginia society and politics | planters such as the Byrds and Carters just below English nobles
creolization | the blending of African and European cultures in America | the cultural mixing that created new music, speech and religion among the enslaved
Gullah | a language mixing English and African tongues on the Sea Islands | the speech of enslaved rice workers along the Carolina and Georgia coast
coureur de bois | a French fur trader who lived among Native people | a "runner of the woods" who traded for beaver without license
métis | a person of mixed French and Native ancestry | a child of a fur trader and a Native woman in Canada
seigneury | a large riverside estate granted by the French king in Canada | a St. Lawrence holding farmed by tenants called habitants
congregation | the members of a local church who govern themselves | the self-ruling religious body of New England Puritans
almanac | a yearly book of calendars, weather and sayings | a popular colonial publication like Poor Richard's
consumer revolution | the growing colonial purchase of British tea, cloth and dishes | the eighteenth-century flood of imported goods bought on credit
virgin soil epidemic | the spread of disease among people with no immunity | the cause of great Native deaths from measles and smallpox
praying town | a Massachusetts village for Christian Native people | a settlement such as Natick begun by John Eliot
redemptioner | a German immigrant who paid passage by selling labor on arrival | a traveler to Pennsylvania whose family had a few weeks to pay the captain
dower | a widow's share of her husband's property | the one-third of an estate that law reserved to a wife whose husband died

# Attacks and riots of racial hatred after the Civil War
? Which event
Memphis riot of 1866 | was a Tennessee mob attack on Black soldiers and homes | killed 46 Black people and helped turn Congress against Johnson
New Orleans massacre of 1866 | was a police attack on a Louisiana suffrage convention | killed delegates and marchers at the Mechanics' Institute
Colfax massacre | killed perhaps 100 Black militia at a Louisiana courthouse on Easter 1873 | led to the Cruikshank decision
Wilmington coup of 1898 / Wilmington massacre | overthrew an elected North Carolina city government by force | drove out Black officeholders and burned their newspaper
Atlanta riot of 1906 | was a Georgia mob attack set off by false newspaper reports | killed about 25 Black people in a New South city
Springfield riot of 1908 | happened in Lincoln's hometown and led to the NAACP | shocked reformers by violence in Illinois
Brownsville affair | led Theodore Roosevelt to discharge 167 Black soldiers in Texas | was a 1906 shooting for which a regiment was blamed without trial
Rosewood massacre | destroyed a Black Florida town in 1923 | followed a white woman's false claim of assault near the Gulf coast
Rock Springs massacre | killed 28 Chinese coal miners in Wyoming in 1885 | was an anti-Asian attack over jobs at a Union Pacific mine
Houston mutiny of 1917 | ended with 19 Black soldiers hanged | began when troops of the 24th Infantry reacted to Texas police abuse

# Inventions and technology since 1900
? Which invention
airplane | first flew under power at Kitty Hawk in 1903 | was built by two bicycle makers from Ohio
Model T | was Ford's low-priced car that put America on wheels | came off the line mostly in black from 1908 to 1927
radio | brought news and music by sound waves into homes in the 1920s | carried fireside chats to millions
television | replaced listening as the main home entertainment in the 1950s | helped Kennedy in debate and showed the Vietnam War
penicillin | was the antibiotic that saved wounded soldiers in World War II | came from a mold studied by Alexander Fleming
transistor | replaced vacuum tubes after 1947 | was invented at Bell Laboratories and made small electronics possible
ENIAC | was the giant electronic computer of 1946 | filled a room in Philadelphia with thousands of vacuum tubes
atomic bomb | destroyed Hiroshima and Nagasaki | was first tested in the New Mexico desert in July 1945
radar | used reflected waves to detect planes and ships | gave warning in the Battle of Britain
microchip / integrated circuit | put many electronic parts on a piece of silicon | made pocket calculators and small computers possible after 1958
Internet | grew from a Defense Department network called ARPANET | linked computers worldwide and changed business in the 1990s
birth control pill | let women plan their families after approval in 1960 | contributed to the sexual revolution
smartphone | joined telephone, camera and web in one device after 2007 | let users carry social media in a pocket
air conditioning | made the Sunbelt comfortable | helped cities such as Phoenix and Houston grow in hot summers

# Projects of the space age
? Which agency, craft or project
NASA | was created in 1958 to lead civilian flights beyond the atmosphere | was Eisenhower's answer to Sputnik
Explorer 1 | was the first American satellite, in January 1958 | discovered the Van Allen radiation belts
Skylab | was the first American space station, from 1973 | was an orbiting laboratory that fell to Earth in 1979
Hubble Space Telescope | was placed in orbit in 1990 to view distant galaxies | was repaired by shuttle crews after a flawed mirror
Columbia (shuttle) | broke apart on return to Earth in 2003 | was the reusable craft that made the first such flight in 1981
Project Mercury | put the first Americans into space alone | chose the first seven astronauts
Project Gemini | tested two-man flights and docking | included the first American spacewalk in 1965

# People of the space age
? Which person
Alan Shepard | was the first American in space, in May 1961 | flew for fifteen minutes aboard Freedom 7
John Glenn | was the first American to orbit Earth, in 1962 | circled the planet three times in Friendship 7 and became an Ohio senator
Neil Armstrong | took the first step on the moon | commanded the 1969 landing and spoke of a giant leap for mankind
Yuri Gagarin | was the first human in space, in April 1961 | was the Soviet cosmonaut who circled Earth in Vostok 1
Wernher von Braun | designed the Saturn V rocket after working for Nazi Germany | was the German engineer at Huntsville who earlier built V-2s
Katherine Johnson | was the Black mathematician who checked orbits by hand | worked at Langley as a "human computer"
Christa McAuliffe | was the teacher killed aboard the Challenger | was a New Hampshire educator chosen for a shuttle flight in 1986
Sally Ride | was the first American woman in space | flew on the shuttle in 1983 as a physicist

# Books that shaped twentieth-century America
? Which book
The Jungle | described filthy meatpacking in Chicago | told of the Lithuanian worker Jurgis and led to food laws
How the Other Half Lives | showed New York slum life with photographs in 1890 | led to housing reform through a police reporter's pictures
The Souls of Black Folk | spoke of double-consciousness in 1903 | criticized Booker T. Washington's program
Up from Slavery | was the autobiography of the founder of Tuskegee | told of rising from bondage by work and education
The Great Gatsby | portrayed wealth and illusion on Long Island in the 1920s | follows a mysterious bootlegger's love for Daisy
The Grapes of Wrath | described Dust Bowl migrants to California | follows the Joads along Route 66
Native Son | told of Bigger Thomas in Chicago in 1940 | showed how racism traps a young Black man
Silent Spring | warned against DDT in 1962 | began the modern environmental movement
The Feminine Mystique | described suburban housewives' unhappiness in 1963 | helped start the second wave of women's rights
The Other America | revealed hidden poverty in 1962 | influenced the war on poverty
Unsafe at Any Speed | exposed dangerous automobile design in 1965 | led to federal car safety rules
To Kill a Mockingbird | told of a lawyer who defends an innocent Black man in Alabama | is narrated by Scout Finch
The Autobiography of Malcolm X | was told to Alex Haley and published in 1965 | describes a prison conversion to the Nation of Islam
Roots | traced a family's story from Kunta Kinte in Africa | became a popular television series in 1977

# Rivers and waters in American history
? Which body of water
Mississippi River | carried Midwestern farm goods to New Orleans | was the western boundary of the nation in 1783
Hudson River | linked New York City with Albany | was the route of Fulton's steamboat and Burgoyne's goal
St. Lawrence River | was the route of Cartier and Champlain into Canada | flows past Quebec and Montreal
Ohio River | divided free from slave states west of the Appalachians | was the escape line crossed by Eliza in a famous novel
Missouri River | was the route of Lewis and Clark from St. Louis | flows from the Rockies across the northern Plains
Columbia River | led Lewis and Clark to the Pacific | was claimed by Captain Robert Gray for the United States
Rio Grande | became the border with Mexico in 1848 | was the line Polk claimed for southern Texas
Potomac River | flows past the nation's capital | divides Maryland from Virginia
Delaware River | was crossed by Washington on Christmas night 1776 | flows past Philadelphia and Trenton
James River | was the site of Jamestown and the path to Richmond | was the water of Virginia tobacco planters named for a king
Colorado River | was dammed by Hoover Dam in the 1930s | carved the Grand Canyon
Chesapeake Bay | was blockaded by the French fleet to trap Cornwallis | is the great inlet of Maryland and Virginia tobacco country

# Cities in American history
? Which city
Boston | was the scene of a massacre in 1770 and a tea party in 1773 | was the center of Garrison's antislavery newspaper
Philadelphia | was where the Declaration and the Constitution were written | was planned by William Penn on a grid
Charleston / Charles Town | was the chief southern port where Fort Sumter stands | was the South Carolina center of the slave trade
New York City | became the largest port through the Erie Canal | was the first capital under the Constitution
Chicago | burned in 1871 and rose as a rail and meatpacking hub | was where the first steel-frame skyscraper was built
San Francisco | boomed with gold in 1849 and was ruined by an earthquake in 1906 | was the port of the forty-niners
Pittsburgh | was the center of Carnegie's steel | grew at the forks of the Ohio on the site of Fort Duquesne
Salt Lake City | was founded by Mormons in 1847 | was Brigham Young's capital in the desert
St. Louis | was the Gateway to the West where Lewis and Clark set out | was the fur-trade center near the meeting of two great rivers
Atlanta | was burned by Sherman and became the center of the New South | was the southern city of Henry Grady and the King family
Lowell | was the Massachusetts town of textile mills and boardinghouses | was where young farm women worked the looms
Birmingham | grew as the steel center of the South | was where Bull Connor turned hoses on children
Selma | was the Alabama town where marchers were beaten on a bridge | was the scene of Bloody Sunday

# Terms of historical study
? Which term refers to
primary source | an account or object made by someone who was there at the time | evidence such as a diary, letter or photograph from the period studied
secondary source | an account written later by someone who was not present | a work such as a textbook that interprets earlier evidence
artifact | an object made by people of the past | a tool or pot that archaeologists study
bias | a one-sided leaning that affects an account | a prejudice that a reader must look for in a source
point of view | the position from which a person sees events | an author's outlook shaped by background and purpose
chronology | the order in which events happened | an arrangement of happenings by date, as on a timeline
cause and effect | the link between an action and its result | the relationship studied when asking why something happened and what followed
oral history | spoken memories recorded about the past | interviews with people about what they lived through
historiography | the study of how the past has been written about | the comparison of historians' changing interpretations
archaeology | the study of past peoples through what they left behind | the digging up and analysis of material remains
periodization | the dividing of the past into named blocks of time | a historian's labels such as the Gilded Age or Progressive Era
context | the surrounding conditions that help explain an event | the time, place and circumstances in which a document was made
corroboration | checking whether other evidence agrees | the comparing of several documents to confirm a claim
propaganda | information spread to influence opinion for a cause | one-sided messages such as wartime posters

# Terms of the economy in American history
? Which term refers to
tariff | a tax on imported goods | a duty meant to protect home industry from foreign competition
recession | a mild period of falling business activity | a slump of several months such as the one of 1937 to 1938
depression | a long and severe drop in production and jobs | an economic collapse such as that of the 1930s
stock | a share of ownership in a company | what investors bought on Wall Street in the 1920s
bond | a loan to a government or firm that pays interest | what the government sold to citizens to finance wars
capital | money or machines used to produce more wealth | the resource that investors supply to start a factory
bull market | a time of rising share prices | the Wall Street optimism of the late 1920s
trickle-down theory | the view that help to the rich will benefit everyone | the idea behind Mellon's and Reagan's tax cuts
national debt | the total amount the federal government owes | what Hamilton planned to fund after the Revolution
embargo | a ban on trade with a country | what Jefferson imposed on shipping in 1807
subsidy | government money given to support a business or crop | what railroads received in the form of land grants
free enterprise | an economy of private ownership and competition | the system in which supply and demand set prices
speculator | a person who buys land or shares hoping for a quick rise | an investor such as those who bought up soldiers' certificates cheaply
mortgage | a loan secured by a house or farm | what many farmers could not pay, so that banks foreclosed
balanced budget | spending no more than the money taken in | what Clinton achieved in the late 1990s

# Terms of recent society and politics
? Which term refers to
affirmative action | efforts to increase opportunity for groups once excluded | the policy debated in the Bakke case
multiculturalism | respect for the many traditions in one society | the idea of a salad bowl rather than a melting pot
glass ceiling | an unseen barrier to women's promotion | the limit that kept female managers from top posts
mass incarceration | the great growth in the number of prisoners | the result of the war on drugs that fell heavily on Black men
climate change / global warming | the rise in Earth's temperature caused largely by burning fossil fuels | the problem the Kyoto and Paris accords addressed
terrorism | violence against civilians to spread fear for political aims | the method of al-Qaeda
weapons of mass destruction | nuclear, chemical or biological arms that kill many people | what George W. Bush said Iraq possessed
enhanced interrogation | harsh questioning of detainees that critics called torture | the CIA use of waterboarding after 2001
same-sex marriage | the legal union of two men or two women | the right Massachusetts first recognized in 2004
social media | online services where users share posts | the platforms such as Facebook and Twitter that changed campaigns

# Terms of the recent economy
? Which term refers to
globalization | the growing links of world trade, culture and communication | the process that NAFTA and the World Trade Organization encouraged
outsourcing | moving work to lower-cost suppliers abroad | the practice by which call centers and programming went to India
service economy | a market in which most jobs do not make goods | the kind of employment pattern based on health care, finance and retail
multinational corporation | a company that operates in many countries | a firm such as an oil or car maker with plants on several continents
dot-com bubble | the boom and crash of Internet companies around 2000 | the rise and fall of technology stocks in the Clinton years
subprime mortgage | a home loan to a borrower with poor credit | the risky lending that led to foreclosures in 2007 and 2008
deindustrialization | the loss of factory jobs | the closing of steel and auto plants from the 1970s
Rust Belt | the Midwestern and northeastern region of closed mills | the area of Detroit, Cleveland and Youngstown
gentrification | the movement of wealthier residents into poor city areas | the change that raises rents and pushes out poorer families

# Groups and movements of the late twentieth and early twenty-first centuries
? Which group or movement
al-Qaeda | carried out the September 11 attacks | was the terrorist network of Osama bin Laden
Taliban | ruled Afghanistan and sheltered Osama bin Laden | returned to power in Kabul in August 2021
ISIS / Islamic State | seized parts of Iraq and Syria in 2014 | was an extremist army that declared a caliphate
Tea Party movement / Tea Party | opposed taxes, bailouts and health care reform from 2009 | helped Republicans win the House in 2010
Black Lives Matter | protested police killings after Ferguson | began as a hashtag after the death of Trayvon Martin
Me Too movement | exposed sexual harassment from 2017 | spread after charges against a film producer
Contras | fought with Reagan's backing against Nicaragua's government | received money from secret arms sales to Iran
Sandinistas | took power in Nicaragua as leftists in 1979 | overthrew the Somoza dictatorship
Mujahideen | fought Soviet troops in Afghanistan with American arms in the 1980s | used Stinger missiles against helicopters
Branch Davidians | died in a 1993 Texas fire as a religious sect | followed the preacher David Koresh
ACT UP | demanded faster AIDS research in the 1980s | staged dramatic protests with the slogan "Silence = Death"
Reform Party | was the organization Ross Perot founded in 1995 | opposed free trade agreements and budget deficits as a third choice
Dreamers | came to the country as children without documents | gained temporary protection under Barack Obama in 2012

# Public figures of the 1990s and the twenty-first century
? Which public figure
Al Gore | was the vice president who lost the disputed election of 2000 | won a Nobel Prize for warning about climate change
John McCain | was the Arizona senator who lost in 2008 | was a navy pilot held prisoner in North Vietnam
Mitt Romney | was the Massachusetts governor who lost in 2012 | was a Mormon businessman and later Utah senator
Dick Cheney | was George W. Bush's powerful vice president | was defense secretary in the Gulf War and a backer of invading Iraq
Osama bin Laden | planned the September 11 attacks | was a wealthy Saudi who hid in Afghanistan and Pakistan
Bernie Sanders | was the Vermont democratic socialist who ran in 2016 | called for Medicare for All and free public college
Edward Snowden | leaked secrets of National Security Agency spying in 2013 | was the contractor who fled to Moscow
Timothy McVeigh | bombed a federal building in 1995 | was a Gulf War veteran executed in 2001
Clarence Thomas | was the Black conservative justice confirmed in 1991 | succeeded Thurgood Marshall after bitter hearings
Rodney King | was the motorist beaten by Los Angeles police in 1991 | asked in 1992 "Can we all get along?"

# Women in public life since 1990
? Which woman
Hillary Clinton | was the first woman nominated for president by a major party | was a First Lady, New York senator and secretary of state who lost in 2016
Condoleezza Rice | was the first Black woman secretary of state | was national security adviser in the first years of the war on terror
Sonia Sotomayor | was the first Latina Supreme Court justice | was the Bronx-born judge Obama named in 2009
Nancy Pelosi | was the first woman Speaker of the House | was the California Democrat who led the House in passing health reform
Kamala Harris | was the first woman vice president | was the California senator elected with Joe Biden in 2020
Ruth Bader Ginsburg | was the justice who won cases for women's equality in the 1970s | was named by Clinton in 1993 and known for strong dissents
Madeleine Albright | was the first woman secretary of state | was born in Czechoslovakia and served under Clinton
Anita Hill | accused a Supreme Court nominee of harassment | was the Oklahoma law professor who testified to the Senate in 1991
Sarah Palin | was the Alaska governor who ran for vice president in 2008 | was the first woman on a Republican national ticket

# Cold War interventions and crises abroad
? Which event
Iranian coup of 1953 | restored the shah with CIA help | removed Mossadegh after he nationalized oil
Guatemalan coup of 1954 | overthrew Jacobo Arbenz with CIA help | protected United Fruit land in Central America
Chilean coup of 1973 | ended Salvador Allende's rule and brought Pinochet | toppled an elected South American Marxist
Cuban Revolution | overthrew Batista in 1959 | brought Fidel Castro to power
Chinese Civil War | ended in a Communist victory in 1949 | drove the Nationalists to Taiwan
Berlin blockade | closed roads and rails to a western sector in 1948 | was Stalin's attempt to force out the Western powers
Prague Spring | was the 1968 reform movement crushed by Soviet tanks | was Alexander Dubcek's attempt at "socialism with a human face"
Soviet invasion of Afghanistan | ended detente in December 1979 | led Carter to stop grain sales and boycott Olympics
Yom Kippur War | was the 1973 Arab attack on Israel | led Arab states to stop oil shipments
Six-Day War | was Israel's quick 1967 victory | gave Israel the West Bank, Gaza and Sinai
Dominican intervention of 1965 | sent 22,000 American troops to a Caribbean nation under Johnson | was justified by fear of a second Cuba
Solidarity movement | was the Polish workers' rising led by Lech Walesa | helped end communist rule in Warsaw in 1989
Rwandan genocide | killed about 800,000 Tutsi in 1994 | was an African massacre that the Clinton government did not stop
Kosovo air campaign | was NATO's 1999 bombing of Serbia | stopped Milosevic's attacks on ethnic Albanians

# Places of World War II and the atomic age
? Which place
Hiroshima | was struck by the first atomic bomb on August 6, 1945 | lost about 70,000 people at once when the Enola Gay attacked
Nagasaki | was struck by the second atomic bomb on August 9, 1945 | was a Japanese port hit three days after another city
Los Alamos | was the New Mexico laboratory of Oppenheimer | was where scientists designed and built the atomic bomb
Oak Ridge | was the secret Tennessee town that enriched uranium | used TVA electricity for the Manhattan Project
Hanford | made plutonium in Washington State | was the Columbia River reactor center of the Manhattan Project
Trinity Site / Trinity | saw the first nuclear test in July 1945 | was the stretch of New Mexico desert near Alamogordo lit by a fireball
Bikini Atoll | was a Pacific place of postwar bomb tests | was in the Marshall Islands, whose people were moved away
Auschwitz | was the largest Nazi death camp, in Poland | used gas chambers to kill about a million Jews
Manzanar | was a California camp for interned Japanese Americans | held over 10,000 people behind barbed wire in the Owens Valley

# Films and broadcasts in American history
? Which film or broadcast
The Birth of a Nation | glorified the Ku Klux Klan in 1915 | was D. W. Griffith's silent epic praised at Wilson's White House
The Jazz Singer | was the first major talking picture in 1927 | starred Al Jolson and ended the silent era
The Great Train Robbery | was an early story picture of western outlaws in 1903 | ran about twelve minutes and filled nickelodeons
Gone with the Wind | romanticized plantation Georgia in 1939 | follows Scarlett O'Hara through the Civil War
Snow White and the Seven Dwarfs | was the first full-length American cartoon feature in 1937 | was Walt Disney's fairy-tale success of the Depression
The War of the Worlds | frightened listeners in 1938 with news of Martians | was Orson Welles's radio drama
Amos 'n' Andy | was a popular radio comedy that used Black stereotypes | had two white men playing Harlem characters
Citizen Kane | told of a newspaper tycoon modeled on Hearst | was a 1941 masterpiece built around the word "Rosebud"
Rebel Without a Cause | showed troubled suburban teenagers in 1955 | starred James Dean as a restless youth
Modern Times | showed Charlie Chaplin trapped in factory gears | was a 1936 comedy about machines and unemployment
`;
