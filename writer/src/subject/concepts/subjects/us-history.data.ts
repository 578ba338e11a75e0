/** Concepts of the history of the United States, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Native peoples of North America before European contact
? Which Native people or culture
Ancestral Pueblo / Anasazi / Ancestral Puebloans | built cliff dwellings and great houses in the Four Corners region of the Southwest | left their stone villages around 1300 during a long drought | settled at Chaco Canyon and Mesa Verde
Hohokam | dug long irrigation canals in the desert of southern Arizona | lived in the desert near present-day Phoenix
Mississippians / Mississippian culture | built large earthen mounds and the city of Cahokia | lived in chiefdoms supported by maize farming in the Midwest and Southeast | built the most populous settlement north of Mexico
Haudenosaunee / Iroquois / Iroquois Confederacy | united the Mohawk, Oneida, Onondaga, Cayuga and Seneca in a league | lived in longhouses in what is now New York | formed a league of five nations governed by a Great Law of Peace
Inuit | adapted to the Arctic by hunting seals, whales and caribou | traveled by kayak and dogsled in the far north | built igloos as winter shelters
Hopewell | built burial mounds and earthworks in the Ohio Valley about 2,000 years ago | traded over long distances for copper, mica and shells from an Ohio Valley homeland
Chinook | fished for salmon and traded along the lower Columbia River | lived in plank houses in the Pacific Northwest
Paleo-Indians | were the first inhabitants of the Americas | hunted mammoths and other big game with stone spear points during the Ice Age

# Civilizations of Mexico, Central America and South America
? Which ancient American people
Aztec / Aztecs / Mexica | ruled an empire in central Mexico from the capital of Tenochtitlán | demanded tribute from conquered peoples and practiced human sacrifice | were conquered by Hernán Cortés in 1521 | farmed on floating gardens in Lake Texcoco
Maya / Mayas | built city-states with stone pyramids on the Yucatán Peninsula | developed a writing system, an accurate calendar and the idea of zero | had cities such as Tikal that were abandoned around 900
Inca / Incas / Inka | ruled a large empire in the Andes Mountains of South America | connected their empire with a network of mountain roads | were conquered by Francisco Pizarro in the 1530s
Olmec / Olmecs | were the first to build ceremonial centers in Mexico, around 1200 BCE | carved colossal stone heads along the Gulf coast of Mexico
Toltec / Toltecs | ruled central Mexico from Tula before the rise of Tenochtitlán | were the warriors of Tula whose heirs the rulers of Tenochtitlán claimed to be

# Native cultural regions of North America
? Which region
Eastern Woodlands | was home to Iroquoian and Algonquian peoples who lived in forests | stretched from the Atlantic coast to the Great Lakes and the Mississippi River | had peoples who combined hunting in forests with growing maize, beans and squash
Great Plains | was the grassland home of the Lakota, Cheyenne and Comanche | had nomadic peoples who hunted buffalo on horseback | became a center of horse culture after the Spanish brought horses
Southwest | was a dry land where the Hopi and Zuni raised maize in mesa-top villages | had villages of adobe apartments built by Pueblo peoples | was home to the Navajo, the Apache and the builders of Mesa Verde
Pacific Northwest / Northwest Coast | had salmon and cedar so plentiful that large villages lived without farming | was known for totem poles and potlatch feasts | had plank houses and large seagoing canoes of cedar
Arctic | was a treeless frozen land where people hunted seals, whales and caribou | was home to peoples who used kayaks and snow houses
Great Basin | was a desert between mountain ranges where small bands gathered seeds and roots | was home to the Shoshone, Ute and Paiute
Southeast | was home to the Cherokee, Creek and Choctaw, who farmed in river towns | had a warm climate and mound-building peoples near the Gulf of Mexico
Mesoamerica | was the area of Mexico and Central America where maize was first domesticated | was home to the Olmec, Maya and Aztec civilizations
Beringia / Bering land bridge | was dry ground that joined Siberia and Alaska during the Ice Age | was the route by which the first people are thought to have reached America | was covered by rising seas when the glaciers melted

# Native dwellings and structures
? Which structure
longhouse | sheltered several related Iroquois families under one bark-covered roof | was the long communal dwelling of Iroquois villages
tepee / tipi | was a portable cone of poles covered with buffalo hides | suited nomadic hunters of the Great Plains because it could be moved quickly | could be carried on a travois by Plains families
pueblo | was a multistory adobe apartment building of the Southwest | housed farming villagers behind thick walls of sun-dried clay | had upper rooms reached by ladders and flat roofs
igloo | was a dome built of snow blocks in the Arctic | sheltered Inuit hunters of the far north in winter
wigwam | was a small domed hut of bent saplings and bark used by Algonquian peoples | was covered with birchbark or mats and sheltered northeastern families
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
domestication of plants and animals / domestication | the taming and breeding of wild crops and beasts for human use | the change that let people settle in permanent villages and grow food

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
maize / corn | was first domesticated in Mexico and became the staple food of Native farming societies | spread northward and allowed Native villages to grow
potato | came from the Andes and became a staple food of Europe | fed the poor of Ireland until a blight destroyed it in the 1840s
tobacco | became the profitable cash crop that saved Jamestown | wore out the soil of Virginia and Maryland planters | was first grown for export in Virginia by John Rolfe | was the main crop of the Chesapeake colonies
sugarcane / sugar | was the main plantation crop of the West Indies and Brazil | was grown in the Caribbean by most enslaved Africans brought to the Americas | was processed into molasses and then rum in the Atlantic trade
rice | was grown in the swampy low country of South Carolina by enslaved Africans | was raised with the knowledge that enslaved West Africans brought to Carolina
indigo | was grown in South Carolina to make a blue dye | was made profitable by Eliza Lucas Pinckney
cotton | became the chief crop of the Deep South after Eli Whitney's gin | supplied the mills of Lowell and Manchester with fiber | was picked by most enslaved people in the South by 1860
wheat | was the chief grain that the Middle Colonies exported | came from Europe to the Americas and was later grown on bonanza farms

# Spanish conquistadors and governors
? Which Spanish conquistador
Hernán Cortés / Cortés / Hernan Cortes | conquered the Aztec Empire between 1519 and 1521 | captured the emperor Moctezuma and destroyed Tenochtitlán | won the help of Tlaxcalan allies and the interpreter Malinche
Francisco Pizarro / Pizarro | conquered the Inca Empire in the 1530s | seized and executed the Inca ruler Atahualpa | founded Lima as the capital of Spanish Peru
Juan Ponce de León / Ponce de León | explored Florida and claimed it for Spain in 1513 | was governor of Puerto Rico before landing in Florida
Hernando de Soto / de Soto | explored the Southeast and reached the Mississippi River in 1541 | spread disease and violence among southeastern Native peoples while seeking gold | led the first European expedition to cross the Mississippi
Francisco Vázquez de Coronado / Coronado | searched the Southwest for the Seven Cities of Gold from 1540 to 1542 | led the expedition whose members first saw the Grand Canyon
Álvar Núñez Cabeza de Vaca / Cabeza de Vaca | wandered for eight years from Texas to Mexico after a failed Florida expedition | wrote an account of living among Native peoples of the Gulf coast
Juan de Oñate / Oñate | founded the colony of New Mexico in 1598 | punished Acoma Pueblo with great cruelty after its people resisted
Pedro Menéndez de Avilés / Menéndez | founded St. Augustine in 1565 and destroyed a French fort nearby | drove French Huguenots from Florida for Philip II
Vasco Núñez de Balboa / Balboa | crossed the Isthmus of Panama in 1513 | was the first European to see the Pacific Ocean from the Americas

# Seafarers of the age of discovery
? Which figure of the age of discovery
Christopher Columbus / Columbus | sailed west in 1492 and landed in the Caribbean | was sent by Ferdinand and Isabella to find a western route to Asia | opened lasting contact between Europe and the Americas with four voyages for Spain | called the people of the Caribbean Indians because he thought he had reached Asia
Ferdinand Magellan / Magellan | led the expedition that first sailed around the world | was killed in the Philippines before his ship completed its voyage | found a strait at the southern tip of South America
Amerigo Vespucci / Vespucci | argued that the lands across the Atlantic were a new continent | was the Italian navigator for whom a mapmaker named the continents
Prince Henry the Navigator / Henry the Navigator | sponsored Portuguese voyages down the west coast of Africa | was the royal sponsor who improved Portuguese ships and maps in the early 1400s
Bartolomeu Dias / Bartholomeu Dias | first sailed around the southern tip of Africa in 1488 | proved that ships could pass the Cape of Good Hope
Vasco da Gama / da Gama | reached India by sailing around Africa in 1498 | opened the sea route between Portugal and the spices of India | brought Portugal into the spice trade of the Indian Ocean
Pedro Álvares Cabral / Cabral | claimed Brazil for Portugal in 1500 | landed in eastern South America while sailing for India with a Portuguese fleet
Leif Eriksson / Leif Ericson / Leif Erikson | led Viking sailors from Greenland to Newfoundland about the year 1000 | reached North America nearly 500 years before Columbus

# Explorers of North America for France, England and the Netherlands
? Which explorer
John Cabot / Cabot | explored Newfoundland for England in 1497 | gave England its first claim to land in North America | was an Italian sent across the Atlantic by Henry VII
Giovanni da Verrazzano / Verrazzano | explored the Atlantic coast of North America for France in 1524 | was an Italian sailing for France who entered New York Harbor
Jacques Cartier / Cartier | explored the St. Lawrence River in the 1530s | claimed eastern Canada for Francis I of France in 1534
Samuel de Champlain / Champlain | founded Quebec in 1608 and is called the Father of New France | built a fur trade by allying with the Huron against the Iroquois
Robert de La Salle / La Salle / René-Robert Cavelier | traveled down the Mississippi to its mouth in 1682 | claimed the Mississippi Valley for France and named it Louisiana
Jacques Marquette / Father Marquette / Marquette | was a Jesuit priest who explored the upper Mississippi with Louis Joliet in 1673 | was the French missionary who canoed down the Mississippi as far as the Arkansas River
Henry Hudson | explored for the Dutch in 1609 the river that runs past Manhattan | gave the Dutch their claim to New Netherland | sailed for a Dutch company while looking for a route to Asia
Francis Drake / Sir Francis Drake | raided Spanish treasure ships for Elizabeth I | was the first English captain to sail around the world | helped England defeat the Spanish Armada in 1588

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
caravel | was a small, fast Portuguese ship that could sail against the wind | made long ocean voyages of exploration along the African coast possible | was used by the Portuguese of the 1400s because its triangular sails made it easy to steer
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
smallpox | killed the most Native people of any illness after European contact | weakened the Aztec capital during its siege by Cortés | was fought in Boston by inoculation in 1721 | was prevented by inoculation and later by Edward Jenner's vaccine
malaria | was spread by mosquitoes of the swamps and weakened settlers at Jamestown | was treated with quinine from the bark of an Andean tree
yellow fever | killed thousands in the capital of Philadelphia in 1793 | helped stop the French canal in Panama and killed its victims with black vomit
cholera | spread through dirty drinking water in crowded American cities from 1832 | was the leading killer on the Oregon Trail
influenza | killed over 600,000 Americans in the pandemic of 1918 | spread in army camps and troopships during World War I
scurvy | killed sailors on long voyages because they lacked fresh fruit | is caused by a lack of vitamin C

# Ranks and roles in Spanish America
? Which term means
conquistador | a Spanish soldier who conquered lands and peoples in the Americas | an adventurer such as Cortés who sought gold, glory and converts
mestizo | a person of mixed European and Native American ancestry | a child of a Spaniard and an Indian in colonial society
mulatto | a person of mixed European and African ancestry in colonial society | a member of a low colonial rank with both African and European ancestors
peninsular / peninsulares | a person born in Spain who held the highest rank in colonial society | a Spaniard from Europe who could hold the top government and church posts
creole / criollo | an American-born person of pure Spanish descent | a colonist of Spanish ancestry who ranked just below those born in Europe
viceroy | an official who ruled a large colony in the name of the king | the king's highest representative in New Spain or Peru
encomendero | a Spaniard who received the right to Native labor and tribute | a colonist expected to protect and convert the Native people who worked for him
missionary / friar | a church worker sent to convert Native people to Christianity | a priest such as Junípero Serra who taught religion to Native people

# Labor systems of the Americas
? Which labor system
encomienda / encomienda system | gave Spaniards the right to demand labor and tribute from Native people | was condemned by Bartolomé de Las Casas for its cruelty to Native people
repartimiento / repartimiento system | required Native communities to send workers for set periods at low pay | replaced the encomienda with rotating, low-paid work for Native men
indentured servitude / indentured servant | paid for passage to America with four to seven years of work | supplied most workers of Virginia before Bacon's Rebellion | ended with freedom dues such as land, tools or clothes
chattel slavery | made people the property of owners for life | passed from enslaved mothers to their children as a lifelong condition | supplied most plantation workers in Virginia after 1676
task system | gave each enslaved worker a daily job on rice plantations | left enslaved people of the Carolina low country free time when the day's job was done
gang system | made enslaved people work in groups under a driver from sunup to sundown | was the closely supervised routine of tobacco and cotton plantations
apprenticeship | trained young people under a master craftsman to learn a trade | gave a young person board and instruction in return for years of unpaid work
debt peonage / peonage | bound workers to the land until they paid what they owed | tied Native workers to haciendas, and later Southern farm workers, by money owed

# Colonial land customs
? Which term means
headright system / headright | a grant of fifty acres for each person whose passage to Virginia was paid | the Virginia land policy that rewarded planters for bringing in workers
patroon system / patroon | the granting of large Dutch estates along the Hudson to those who brought settlers | the New Netherland plan that gave a vast estate to anyone who settled fifty people
primogeniture | the inheritance of the whole estate by the eldest son | the English custom that left younger sons without land
entail | a legal limit that kept an estate from being sold or divided | the restriction on selling family land that Jefferson helped end in Virginia
hacienda system / hacienda | the ownership of great rural estates in New Spain by wealthy families | the Spanish use of great rural estates worked by Native laborers bound by debt
quitrent | an annual fee that colonists paid to a proprietor or king for land | the yearly payment that replaced feudal services to the lord of the land

# Types of colonies and settlements
? Which kind of settlement
royal colony | was ruled directly by a governor whom the king appointed | was what Virginia became in 1624 when the Crown took control
proprietary colony | was granted by the king to an individual or group who owned and governed it | describes Maryland under the Calverts and Pennsylvania under the Penns | belonged to owners such as Lord Baltimore or William Penn
charter colony / corporate colony | governed itself under rights that the king had granted to its settlers | let the people of Rhode Island and Connecticut elect their own governors
presidio | was a Spanish fort built to guard a frontier | housed the soldiers who protected missions and settlers in the Spanish borderlands | was a military post beside missions in California and Texas
Spanish mission / mission | was a religious community where friars sought to convert Native people | was founded by Junípero Serra along the California coast | taught Native people Christianity and European farming
plantation | was a large farm that grew a cash crop with enslaved labor | spread tobacco, rice and cotton growing in the South | depended on large numbers of enslaved workers to raise one crop for sale
trading post | was a place where Europeans exchanged goods with Native people for furs | was the usual kind of French and Dutch outpost in fur country

# Early European settlements in North America
? Which settlement
Jamestown | became in 1607 the first permanent English colony in America | survived its Starving Time and grew by planting tobacco | was founded by the Virginia Company on a swampy river site | was the place where the first Africans arrived in Virginia in 1619
Roanoke / Lost Colony | was the English outpost whose people had vanished by 1590 | was sponsored by Sir Walter Raleigh off North Carolina | left behind only the carved word CROATOAN | was the first English attempt to settle in North America
Plymouth | was founded by the Pilgrims in 1620 | survived with help from Squanto and the Wampanoag | was settled by passengers of the Mayflower
St. Augustine / Saint Augustine | is the oldest continuously occupied European-founded city in the continental United States | was founded by Spain in Florida in 1565 | was built as a Spanish fort to protect treasure fleets from French attack
Quebec | was founded by Champlain in 1608 as a fur-trading post on the St. Lawrence | became the capital of New France and was captured by General Wolfe in 1759 | was the first permanent French town in North America
Santa Fe | was founded about 1610 as the capital of Spanish New Mexico | was captured by Pueblo rebels in 1680 | was retaken by Spain in 1692, twelve years after a Native revolt
New Amsterdam | was the Dutch trading town on Manhattan Island | was renamed when the English took it from Peter Stuyvesant in 1664 | was a trading center of New Netherland with people of many nations
New Orleans | was founded by the French in 1718 near the mouth of the Mississippi | was the port whose closing to Americans led to the purchase of Louisiana | was the chief port for goods floated down the Mississippi River around 1800
Detroit | was founded by Cadillac in 1701 as a French fort between two Great Lakes | was the fort besieged by Pontiac's own warriors for months in 1763

# New England colonies
? Which New England colony
Massachusetts Bay / Massachusetts Bay Colony / Massachusetts | was founded by Puritans in 1630 under John Winthrop | banished Roger Williams and Anne Hutchinson | executed people for witchcraft at Salem in 1692
Rhode Island | was founded on religious freedom and separation of church and state | was settled by Roger Williams after he bought land from the Narragansett | welcomed Anne Hutchinson and others banished from Massachusetts
Connecticut | was founded by Thomas Hooker and adopted the Fundamental Orders | joined Hartford and New Haven under a 1662 charter | had a written plan of government from 1639
New Hampshire | was separated by the king in 1679 from its larger Puritan neighbor to the south | was granted to John Mason and lived by fishing and lumbering
Dominion of New England | was a short-lived union of several colonies under Governor Edmund Andros from 1686 to 1689 | was created by James II to bring several northern colonies under one royal governor | collapsed after the Glorious Revolution removed James II
Plymouth Colony | lived under the Mayflower Compact until joined to its larger Puritan neighbor in 1691 | was governed for about thirty years by William Bradford

# Middle and Chesapeake colonies
? Which colony
New York | was the Dutch New Netherland until the English seized it in 1664 | was named for the duke who was the brother of Charles II | had a large Dutch population and a busy harbor
New Jersey | was granted to Lords Berkeley and Carteret on land between the Hudson and Delaware rivers | was once divided into East and West sections under different proprietors
Pennsylvania | was founded by William Penn as a refuge for Quakers | was called a "holy experiment" in religious toleration | bought land fairly and kept peace with Native peoples under its Quaker founder
Delaware | began as New Sweden and was long governed with the Quaker colony | was first settled by Swedes at Fort Christina
Maryland | was founded by Lord Baltimore as a haven for Catholics | passed a Toleration Act for Christians in 1649 | grew tobacco on Chesapeake Bay under the Calvert family
Virginia | grew rich on tobacco from the plantations of the James River | held the first representative assembly, the House of Burgesses | received the first Africans brought to English America, in 1619

# Southern colonies
? Which southern colony
North Carolina | drew small tobacco farmers from Virginia into Albemarle | lacked good harbors and came under royal rule in 1729, apart from its rice-growing neighbor
South Carolina | was settled partly by planters from Barbados and grew rice and indigo | had a Black majority by the early 1700s and its main port at Charles Town | was divided from its northern neighbor and ruled by rich rice planters
Georgia | was founded by James Oglethorpe in 1732 for debtors and the poor | was a buffer against Spanish Florida that at first banned slavery | was the last of the thirteen colonies to be founded
Spanish Florida | offered freedom to enslaved people who fled from the British in the 1700s | had its capital at St. Augustine and was given to Britain in 1763
British West Florida | was formed by Britain after 1763 along the Gulf coast with its capital at Pensacola | stayed loyal in the Revolution and was taken by Bernardo de Gálvez for Spain

# Leaders of early New England
? Which early New Englander
John Winthrop / Winthrop | called his Puritan colony "a city upon a hill" | led the Puritans to Massachusetts in 1630
William Bradford | was the longtime governor who wrote "Of Plymouth Plantation" | led the Pilgrims for about thirty years after the first winter
Roger Williams | founded Rhode Island after banishment for teaching separation of church and state | said that settlers must pay Native peoples for land and founded Providence | believed that government should have no power over religion
Anne Hutchinson | was banished from Massachusetts for holding religious meetings and challenging ministers | was tried by Puritan leaders in 1637 for her religious teachings | settled in Rhode Island after being banished from Massachusetts
Thomas Hooker | led settlers from Massachusetts to found Hartford in 1636 | was the Puritan minister who founded Connecticut and inspired the Fundamental Orders | believed that government should rest on the consent of the people
Edmund Andros | was the unpopular royal governor sent by James II to rule all the northern colonies | was jailed in Boston when news came of the Glorious Revolution
Mary Dyer | was the Quaker woman hanged in Boston in 1660 for returning after banishment | became a Quaker martyr on Boston Common
Anne Bradstreet / Bradstreet | was the Puritan who published the first book of poems by an English colonist | wrote "The Tenth Muse Lately Sprung Up in America" in 1650
Mary Rowlandson | wrote a popular narrative of her captivity during Metacom's war | told of eleven weeks as a prisoner of Native fighters in 1676

# Leaders of the middle and southern colonies
? Which colonial leader
John Smith / Captain John Smith | saved Jamestown by ruling that those who would not work would not eat | traded with and was captured by Powhatan's people in 1607 | led Jamestown through its early years with strict rules
William Penn | was the Quaker who founded Philadelphia as a place of religious toleration | received land from Charles II in 1681 to pay a debt owed to his father | treated Native peoples fairly and bought land from the Delaware
Lord Baltimore / Cecilius Calvert / George Calvert | was the Catholic noble whose family became proprietors of Maryland | sought a colony on Chesapeake Bay where English Catholics could worship freely
James Oglethorpe / Oglethorpe | was the reformer who founded Georgia in 1732 for debtors and the poor | banned slavery and large estates in his colony of small farmers | hoped to give imprisoned English debtors a new start
Walter Raleigh / Sir Walter Raleigh | was the courtier of Elizabeth I who sponsored the Roanoke colony | named Virginia in honor of England's unmarried queen
Peter Stuyvesant / Stuyvesant | was the governor who surrendered New Netherland to the English in 1664 | was the Dutch director-general who conquered New Sweden
John Rolfe / Rolfe | introduced profitable West Indian tobacco to Virginia | married Pocahontas, daughter of Powhatan, in 1614
Peter Minuit | bought Manhattan Island for the Dutch in 1626 | was director of New Netherland and later led the first Swedish settlers to the Delaware
Nathaniel Bacon | led frontier Virginians who burned Jamestown in 1676 | demanded war on Native peoples and defied Governor William Berkeley | accused the Virginia governor of failing to protect the frontier

# Native figures of the Spanish conquest
? Which Native figure of the conquest of America
Moctezuma II / Montezuma / Moctezuma | was the Aztec emperor whom Cortés took captive | first welcomed the Spanish to Tenochtitlán with gifts of gold
Atahualpa | was the Inca ruler executed by Pizarro in 1533 | filled a room with gold but was still put to death by his Spanish captors
Malinche / Doña Marina | interpreted for Cortés in Mexico | was given to the Spanish as a slave and spoke both Nahuatl and Maya | helped Cortés win Native allies against the Aztecs
Cuauhtémoc | was the last Aztec emperor, captured as Tenochtitlán fell in 1521 | was hanged by Cortés in 1525 after defending the Aztec capital to the end
Manco Inca | led a great siege of Cuzco against the Spanish in 1536 | set up a rebel state in the mountains at Vilcabamba

# Native leaders of the English colonies
? Which Native leader
Powhatan | headed the confederacy around Jamestown when the English arrived | was the Algonquian chief who first traded with and then opposed the Jamestown settlers
Pocahontas | helped keep peace at Jamestown by marrying an English tobacco planter | became a Christian, took the name Rebecca and died in England
Opechancanough | led attacks on Virginia settlers in 1622 and 1644 | was the brother of Powhatan who made war on the Virginia colony
Squanto / Tisquantum | taught the Pilgrims to plant corn and served as their interpreter | had been kidnapped to Europe before helping Plymouth | was the English-speaking Patuxet who helped the settlers of Plymouth
Massasoit | was the Wampanoag chief who made peace with the Pilgrims in 1621 | joined the harvest feast remembered as the first Thanksgiving
Metacom / King Philip / Metacomet | led a Wampanoag uprising against New England colonists in 1675 | was the son of Massasoit who was hunted down and killed in 1676 | fought New England settlers to stop the loss of Wampanoag land
Pontiac | was the Ottawa chief whose warriors besieged Detroit in 1763 | united Native peoples of the Great Lakes after France lost its American empire | led a rebellion that helped bring about the Proclamation of 1763
Neolin | was the Delaware prophet who urged Native people to reject European ways in the 1760s | had religious visions that inspired Pontiac's followers to drive out the British
Joseph Brant / Thayendanegea | was the Mohawk chief who fought beside the British in the Revolution | led Iroquois raids on the New York frontier and then moved to Canada
Popé / Po'pay | led the Pueblo uprising that drove the Spanish from New Mexico in 1680 | was the holy man who united the Pueblo peoples against Spanish missions

# Documents of English liberty and colonial self-government
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

# Wars with Native peoples in the colonial era
? Which colonial war or revolt
Pequot War | destroyed a Native people of Connecticut in 1637 | began as English settlers moved into the Connecticut Valley and joined Narragansett allies | included the burning of a Native village at Mystic
King Philip's War / Metacom's War | was the bloody struggle of 1675 and 1676 that broke Native power in southern New England | destroyed many New England towns and killed thousands on both sides
Pueblo Revolt / Popé's Rebellion | drove the Spanish out of New Mexico for twelve years after 1680 | was the most successful Native rising against Spanish rule in North America | was led by Popé against forced labor and forced Christianity
Yamasee War | was an attack by southeastern Native peoples on South Carolina in 1715 over trade abuses | nearly destroyed South Carolina through an alliance of Native peoples angry at traders
Pontiac's Rebellion / Pontiac's War | broke out around the Great Lakes in 1763 and led Britain to close the West to settlers | saw Native forces capture most British forts west of the Appalachians | followed the British victory over France and broke out at Detroit
Tuscarora War | ended in 1713 with defeated North Carolina Natives moving north to join the Iroquois | began in North Carolina in 1711 and created the sixth nation of the Iroquois

# Uprisings of colonists and the enslaved
? Which colonial uprising
Bacon's Rebellion | set Virginia frontier settlers against Governor Berkeley in 1676 | led planters to replace indentured servants with enslaved Africans | ended with the burning of Jamestown
Leisler's Rebellion | was the seizure of New York's government after the Glorious Revolution | was led in New York by a German-born merchant who was hanged in 1691
Stono Rebellion | began in 1739 when enslaved people in South Carolina marched toward Florida | led South Carolina to pass a harsher slave code in 1740 | was the largest slave rising in the British mainland colonies
Regulator Movement / Regulators | set Carolina backcountry farmers against taxes and unfair officials | ended when Governor Tryon's militia won at Alamance in 1771
Paxton Boys uprising | began in 1763 when Pennsylvania frontiersmen killed peaceful Conestoga people | was the march of angry Scots-Irish settlers on Philadelphia in 1764

# Conflicts of England that shaped the colonies
? Which conflict
Spanish Armada / defeat of the Spanish Armada | ended with England destroying an invasion fleet in 1588 | weakened Philip II at sea and encouraged English colonies
Glorious Revolution | replaced James II with William and Mary in 1688 | led to the overthrow of the Dominion of New England | made Parliament stronger than the English monarch
English Civil War | ended with the execution of Charles I in 1649 | set supporters of Parliament under Oliver Cromwell against the king | made Oliver Cromwell the ruler of England for a time
French and Indian War / Seven Years' War | began in 1754 over control of the Ohio Valley | ended with Britain gaining Canada in the Treaty of Paris of 1763 | left Britain with a large debt and led to colonial taxes
King George's War | brought the capture of Louisbourg by New Englanders in 1745 | ended in 1748 with Louisbourg handed back to France

# Protestant groups in colonial America
? Which Protestant group
Puritans | wanted to purify the Church of England of Catholic practices | came to Massachusetts Bay in the Great Migration of the 1630s | believed in predestination and required church members to describe their conversion
Pilgrims / Separatists | left the Church of England entirely and settled at Plymouth | lived in Holland before founding Plymouth in 1620 | signed the Mayflower Compact before going ashore
Quakers / Society of Friends | believed in an inner light, refused to bear arms and treated all as equals | settled Pennsylvania and early opposed slavery | had no ministers and gave women equal roles in worship
Huguenots | fled persecution of Protestants in France to colonies such as South Carolina | were French Calvinists who lost their rights under Louis XIV in 1685 | lost their religious freedom when the Edict of Nantes was ended
Anglicans / Church of England members | belonged to the established religious body of Virginia | worshipped in the official faith headed by the English monarch
New Lights | supported the emotional preaching of the Great Awakening | broke from established congregations and founded new colleges in the 1740s | followed revival preachers such as Whitefield and Edwards
Old Lights | opposed the emotional revivals of the Great Awakening | defended traditional worship and valued reason over revival enthusiasm
Moravians | came from German lands and founded Bethlehem, Pennsylvania, and Salem in North Carolina | brought pacifism and church music from central Europe to Pennsylvania and North Carolina

# Catholic missionary orders and other faiths
? Which religious community in the Americas
Jesuits / Society of Jesus | worked as Catholic missionaries among the Huron in New France | sent the Black Robes to learn Native languages along the St. Lawrence
Franciscans | built Spanish missions in New Mexico and California | followed Junípero Serra in founding missions from San Diego northward
Dominicans | were the order of Bartolomé de Las Casas and Antonio de Montesinos | preached on Hispaniola in 1511 against the cruelty of Spanish settlers
Sephardic Jews | came to New Amsterdam in 1654 as refugees from Brazil | built the Touro Synagogue at Newport, Rhode Island
Ursulines | were nuns who opened a school for girls in New Orleans in 1727 | taught girls at Quebec and New Orleans in French convents

# Preachers, printers and authors of the colonial era
? Which preacher, printer or author
Jonathan Edwards | preached "Sinners in the Hands of an Angry God" | was the Massachusetts minister who set off revivals at Northampton | warned listeners of hell in Great Awakening sermons
George Whitefield / Whitefield | was the English evangelist who drew huge outdoor crowds throughout the colonies | was the most famous revival speaker to travel through all the colonies
John Peter Zenger / Zenger | was the New York printer whose 1735 acquittal advanced freedom of the press | was tried for libel after printing criticism of Governor Cosby | showed in court that printing the truth is not libel
Cotton Mather | was the Boston minister who wrote on witchcraft | was the learned Puritan who urged smallpox inoculation in the 1721 epidemic
Olaudah Equiano / Equiano | wrote an autobiography describing capture in Africa and the Middle Passage | bought his freedom and wrote an "Interesting Narrative" that helped the antislavery cause | was kidnapped in West Africa as a child and sold into slavery
Bartolomé de Las Casas / Las Casas | was the Spanish priest who denounced the cruel treatment of Native people | was the Dominican friar who argued against the encomienda system | urged the Spanish crown to protect Native people from forced labor
Junípero Serra / Father Serra | was the Franciscan who founded Spanish missions along the California coast | founded the mission at San Diego in 1769 | was the Spanish priest who brought Native Californians into missions

# Religious beliefs and philosophies in American history
? Which religious or philosophical belief
predestination | is the Calvinist doctrine that God has already chosen who will be saved | taught Puritans that good works cannot change a soul's fate | was the teaching of John Calvin followed by the Puritans
deism | holds that God created the universe but does not interfere in it | was the rational faith of Franklin and Jefferson, who compared God to a clockmaker | rejects miracles and bases religion on reason and nature
animism | holds that spirits live in natural things such as animals, rocks and rivers | gave many Native peoples a view of plants and animals as having souls
antinomianism | holds that faith alone, without obeying moral law, brings salvation | was the teaching for which Anne Hutchinson was tried
transcendentalism | holds that truth is found through intuition, nature and the individual spirit | was the New England philosophy of Emerson and Thoreau | inspired Thoreau to live simply at Walden Pond
perfectionism | holds that people can live free of sin and improve society without limit | led John Humphrey Noyes to found the Oneida Community
millennialism | holds that Christ's thousand-year reign is near | led the Millerites to expect the world's end in 1843 or 1844

# Religious terms of early America
? Which term means
revival | a widespread renewal of religious feeling | a time of religious enthusiasm in which many people are converted
established church | a religious body officially supported by the government with taxes | the position of the Anglican faith in Virginia and the Congregational in Massachusetts
jeremiad | a Puritan sermon lamenting the decline of piety | preaching that scolded New Englanders for losing their forefathers' religious zeal
Puritan covenant | a sacred agreement between God and a New England community | the solemn promise to live together as God wished
religious toleration | acceptance of faiths other than the official one | the freedom of worship that Roger Williams and William Penn practiced
camp meeting | an outdoor religious gathering lasting several days on the frontier | a gathering of the Second Great Awakening such as Cane Ridge in Kentucky
circuit rider | a traveling Methodist preacher on horseback | a minister who moved among scattered frontier settlements

# Terms of colonial trade
? Which term means
mercantilism | the theory that a nation gains wealth by exporting more than it imports | the belief that colonies exist to enrich the mother country | the policy that made colonies supply raw materials and buy the mother country's finished goods
salutary neglect | Britain's long policy of loose enforcement of its colonial laws | the hands-off British policy that let colonial assemblies gain power before 1763 | the practice that ended when Britain began to enforce trade laws after 1763
smuggling | the secret import of goods to escape customs duties | the illegal trade by which merchants such as John Hancock avoided British taxes | the evasion of the Navigation Acts by colonial merchants
cash crop / staple crop | a plant such as tobacco grown in quantity for sale rather than home use | rice, indigo or tobacco raised to be sold in the market | the kind of harvest that Southern plantations grew for export
subsistence farming | growing only enough food for one's own family | the kind of agriculture common on small rocky New England fields
import duty / customs duty | a tax on goods brought into a country | a charge collected at a port on items such as tea or molasses
balance of trade / favorable balance of trade | the difference in value between a nation's exports and its imports | the figure that rises when a country sells more abroad than it buys
asiento | a contract to supply enslaved Africans to Spanish colonies | the right to carry African captives to Spanish America that Britain won in 1713

# Regions of the thirteen colonies
? Which region of British North America
New England | had town meetings, small farms, fishing, shipbuilding and rocky soil | was settled mostly by Puritan families in compact villages with a church | had short growing seasons and sold fish, timber and ships
Middle Colonies | earned the name breadbasket for growing wheat and other grain | had the most mixed population of Dutch, German, Scots-Irish and English settlers | included New York, New Jersey, Pennsylvania and Delaware
Chesapeake | was the tobacco-growing area of Virginia and Maryland | had a high death rate and many indentured servants in the 1600s | grew rich by using servants and then enslaved Africans on tobacco plantations
Lower South / Carolina Low Country | grew rice and indigo on plantations with an enslaved majority | had coastal planters who fled malaria to Charleston in summer | had Charles Town as its main port and culture shaped by West Africans
Backcountry | was the upland frontier along the Appalachians settled by Scots-Irish families | drew settlers down the Great Wagon Road from Pennsylvania | had small farms, few slaves and conflicts with eastern planters
Ohio Valley | was the area whose rival claims by France and Virginia led to war in 1754 | was the land west of the mountains where the French built Fort Duquesne | was closed to colonial settlers by the Proclamation of 1763
West Indies | used most of the enslaved labor in the English empire on sugar plantations | supplied New England with the molasses that was made into rum | was a group of Caribbean islands where sugar was produced

# European empires in North America
? Which territory
New France | was a thinly settled land of fur traders and missionaries along the St. Lawrence | was lost to Britain after Montcalm's defeat in 1759
New Spain | was governed by a viceroy in Mexico City | reached from Central America to California and New Mexico | was divided into social ranks from peninsulares down to Native and African workers
New Netherland | lay along the Hudson River under Dutch rule until 1664 | was settled for the fur trade and attracted people of many nations and faiths
New Sweden | was a small settlement on the Delaware River conquered by the Dutch in 1655 | brought the log cabin to the Delaware Valley
Russian America | was Alaska under a fur-trading company that built an outpost at Fort Ross | was a northern fur-trading land governed from Sitka

# British measures from 1651 to 1766
? Which British measure
Navigation Acts | required colonial trade to use English ships | made colonists sell certain goods such as tobacco and sugar only to England | enforced mercantilism by controlling the shipping of the colonies
Proclamation of 1763 / Royal Proclamation of 1763 | forbade colonists to settle west of the Appalachian Mountains | was issued to prevent more fighting after Pontiac's Rebellion | was meant to keep settlers and Native peoples apart
Sugar Act | lowered the molasses duty in 1764 but enforced it strictly | sent accused smugglers to admiralty courts without juries | was meant to raise money from molasses to pay the debt of the war with France
Stamp Act | taxed newspapers, legal papers, playing cards and other printed matter in 1765 | was the first direct tax on the colonists | was resisted by a congress of nine colonies at New York
Quartering Act | required colonists to house and supply British troops | was resisted by New York's assembly, which refused to pay for soldiers' supplies | angered colonists by placing soldiers among them in peacetime
Declaratory Act | claimed Parliament's right to make laws for the colonies "in all cases whatsoever" | was passed in 1766 on the same day a hated tax was repealed | followed the repeal of the Stamp Act
Currency Act | barred the colonies from issuing paper money in 1764 | angered indebted colonists by ending the printing of local bills as legal tender
Writs of Assistance / writ of assistance | allowed general searches by officials looking for smuggled goods | led James Otis to argue in court in 1761 | let customs officers search homes and ships without naming a reason

# British measures from 1767 to 1775
? Which British measure
Townshend Acts / Townshend Duties | taxed imported glass, paint, lead, paper and tea in 1767 | used customs money to pay royal governors so that assemblies lost control over them | led to a new boycott and were repealed except for the tax on tea
Tea Act | let the East India Company sell directly to colonists and undercut local merchants in 1773 | led angry Bostonians to dump a cargo into the harbor | gave the East India Company a monopoly in the colonies
Coercive Acts / Intolerable Acts | punished Boston in 1774 by closing its harbor and limiting self-government | led the colonies to call the First Continental Congress
Quebec Act | extended Canada's border to the Ohio River and protected Catholic worship in 1774 | alarmed New England Protestants by recognizing Catholic worship and French civil law in Canada
Prohibitory Act | cut off all trade with the rebelling colonies in December 1775 | allowed the seizure of American ships as if they were enemy property

# Events on the road to independence
? Which event
Albany Congress | brought colonial and Iroquois delegates to New York in 1754 to plan defense | considered Franklin's plan for a union of the colonies | tried to win Iroquois support against the French
Stamp Act Congress | brought delegates of nine colonies to New York in 1765 to protest taxation | issued a petition saying that only colonial assemblies could tax colonists
Boston Massacre | left five colonists dead when British soldiers fired on a crowd in 1770 | was shown in an engraving by Paul Revere | led to a trial at which John Adams defended the soldiers
Boston Tea Party | saw colonists disguised as Mohawks throw cargo into the harbor in December 1773 | led Parliament to pass the Coercive Acts | was a protest by the Sons of Liberty against the East India Company's monopoly
Gaspee affair / burning of the Gaspee | was the 1772 attack in which Rhode Islanders destroyed a British customs ship | led Britain to threaten to send suspected Rhode Islanders overseas for trial
First Continental Congress | met in Philadelphia in 1774 to answer the Intolerable Acts | adopted the Association, a ban on trade with Britain, in 1774 | sent a list of grievances to George III from twelve colonies
Second Continental Congress | made Washington commander and later declared independence | met in May 1775 and acted as the national government during the war | raised an army and printed paper money for the Revolution
Battles of Lexington and Concord / Lexington and Concord | opened the Revolutionary War with "the shot heard round the world" | began when British troops marched to seize colonial arms in April 1775 | pitted minutemen against British troops in Massachusetts
Parson's Cause | was the Virginia court case in which a young lawyer attacked the king over clergy pay | made Patrick Henry famous in a 1763 courtroom dispute over ministers' salaries

# Groups in the American Revolution
? Which group
Sons of Liberty | resisted the Stamp Act with protest and intimidation | organized the protest that dumped tea into Boston Harbor | hanged tax collectors in effigy and enforced boycotts
Daughters of Liberty | supported boycotts by spinning and weaving homespun cloth | held spinning bees so that colonists need not wear British cloth | refused to drink British tea and made homemade goods
committees of correspondence | spread news of British threats among towns and colonies by letter | were begun by Samuel Adams to link colonial resistance | kept Massachusetts towns and later all colonies in touch
minutemen | were Massachusetts militia ready to fight at very short notice | were citizen soldiers who met British troops at Lexington and Concord | were farmers and townsmen trained to respond at once to a British advance
Continental Army | was the regular force created by Congress in 1775 under George Washington | spent a hard winter at Valley Forge | was trained at Valley Forge by Baron von Steuben
Loyalists / Tories | stayed on the side of the British king | fled in large numbers to Canada or Britain after the war | believed that the colonies should remain part of the British Empire
Patriots / Whigs | favored breaking with Britain and were opposed by Tories | included about two-fifths of colonists, who were ready to fight the king
Hessians | were German soldiers hired by Britain to fight in America | were surprised by Washington at Trenton | came from German states to serve as hired troops of George III
Green Mountain Boys | captured Fort Ticonderoga under Ethan Allen in 1775 | were militia who had resisted New York's claims to what became Vermont

# Methods of protest
? Which method of protest
boycott / nonimportation | is an organized refusal to buy certain goods | put economic pressure on Britain until it repealed the Stamp Act | was enforced by the Continental Association of 1774
petition | is a written request to a government signed by many people | is a right protected by the First Amendment along with assembly | was the peaceful way colonists first asked the king for relief
tarring and feathering | was a painful public punishment that mobs used on tax collectors | covered officials and Loyalists with hot pitch to humiliate them
hanging in effigy | displayed and burned a dummy of a hated official | frightened stamp distributors with figures strung from the Liberty Tree
moral suasion | tried to end slavery by appealing to conscience | was Garrison's way of persuading Americans rather than using politics
picketing | has protesters stand or march outside a building with signs | was used by Alice Paul's followers outside the White House
labor strike / strike | is a refusal to work until an employer meets demands | was used by Lowell mill women in 1834 over wage cuts

# Pamphlets and books of the Revolutionary era
? Which political writing
Common Sense | was the 1776 pamphlet by Thomas Paine urging Americans to break with the king | attacked monarchy in plain language and sold more than 100,000 copies | persuaded many colonists early in 1776 that independence was right
The American Crisis / The Crisis | opened with "These are the times that try men's souls" | was read aloud to Washington's soldiers in December 1776
Letters from a Farmer in Pennsylvania | was John Dickinson's attack on the Townshend duties | admitted that Parliament could regulate trade but not tax it for revenue
Two Treatises of Government | was John Locke's work defending the right of revolution | argued from England in 1690 that rulers need the consent of the people | influenced Jefferson's claims about rights in the Declaration of Independence
The Rights of Man / Rights of Man | was Thomas Paine's defense of the French Revolution | answered Edmund Burke's attack on the French Revolution in 1791

# Declarations and resolutions of the Revolutionary era
? Which document
Declaration of Independence | announced on July 4, 1776, that the colonies were free of Britain | stated that all men are created equal with unalienable rights | listed grievances against King George III
Olive Branch Petition | asked George III in 1775 to restore peace and was rejected | was the Second Continental Congress's last appeal to the king for peace
Continental Association | was the agreement of 1774 to ban trade with Britain | was the First Congress's boycott, enforced by local committees
Declaration of Causes / Declaration of the Causes and Necessity of Taking Up Arms | explained in July 1775 why colonists had begun to fight | said in 1775 that colonists would rather die free than live as slaves
Suffolk Resolves | urged Massachusetts to disobey the Intolerable Acts and prepare militia in 1774 | won the support of the First Continental Congress against the Coercive Acts
Virginia Declaration of Rights | was George Mason's 1776 statement that influenced the first ten amendments | stated just before independence that all men are by nature equally free
Lord Dunmore's Proclamation / Dunmore's Proclamation | promised freedom to enslaved people of rebels who joined British forces in 1775 | alarmed southern slaveholders by an offer from Virginia's royal governor | led hundreds of enslaved Virginians to join the British army
Virginia Resolves | stated Patrick Henry's 1765 claim that only the colony's own assembly could tax its people | put the House of Burgesses on record against the Stamp Act
Massachusetts Circular Letter / Circular Letter | was Samuel Adams's 1768 appeal to other assemblies against the Townshend duties | led Britain to dissolve the Boston assembly when it would not withdraw the protest

# Patriots of Massachusetts and New England
? Which New England Patriot
Samuel Adams | organized the Boston Sons of Liberty and committees of correspondence | was the Boston leader who helped plan the Tea Party
John Hancock | was president of Congress and signed the Declaration in large letters | was a rich Boston merchant whose ship Liberty was seized by customs officers | led the Second Continental Congress when independence was declared
Paul Revere | was the silversmith who rode to warn that British troops were coming | made a famous engraving of the Boston Massacre
James Otis | argued in 1761 that British writs of assistance violated colonists' rights | is linked with the words "taxation without representation is tyranny"
Nathan Hale | was hanged as an American spy and regretted having only one life to lose | was the young Connecticut schoolteacher caught behind British lines in 1776
Joseph Warren | was the Boston doctor killed at Bunker Hill | sent the riders to Lexington on the night of April 18, 1775
Mercy Otis Warren | wrote plays mocking British rule | published a history of the American Revolution in 1805

# Patriots of the middle and southern colonies
? Which Patriot
Patrick Henry | declared "Give me liberty, or give me death!" in Virginia in 1775 | opposed the Stamp Act in the Virginia House of Burgesses | led the Antifederalists of Virginia against the Constitution
Thomas Paine | wrote the pamphlet "Common Sense" soon after arriving from England | urged independence in plain language and later wrote "The Rights of Man"
Benjamin Franklin / Franklin | won French aid for the Americans as a diplomat in Paris | experimented with electricity and published "Poor Richard's Almanack" | proposed the Albany Plan of Union
Richard Henry Lee | introduced the resolution in Congress that the colonies ought to be free and independent | was the Virginian who moved for independence in June 1776
John Dickinson | wrote "Letters from a Farmer in Pennsylvania" and hoped for reconciliation | wrote the Olive Branch Petition and the first draft of the Articles of Confederation
Robert Morris | was the signer called the "Financier of the Revolution," who later went to debtors' prison | founded the Bank of North America
Haym Salomon | was the Polish Jewish immigrant who helped finance the Revolution | was the Philadelphia broker who sold bonds and lent money for the Continental cause

# Black Americans of the Revolutionary era and early republic
? Which Black American
Crispus Attucks / Attucks | was the sailor of African and Native descent killed in the Boston Massacre | is remembered as the first person to die for the Patriot cause in 1770
Peter Salem | was a freed soldier who fought at Bunker Hill | was a minuteman at Concord who had gained freedom to enlist
James Armistead Lafayette / James Armistead | was the enslaved Virginian who spied on Cornwallis for Washington's army | gained his freedom for spying behind British lines in Virginia
Benjamin Banneker | was the free astronomer who helped survey the District of Columbia | published almanacs and wrote to Jefferson against slavery | was a self-taught mathematician who wrote an almanac
Phillis Wheatley / Wheatley | was the enslaved Boston poet who published a book of verse in 1773 | published "Poems on Various Subjects, Religious and Moral" in 1773 | wrote a poem in praise of George Washington
Elizabeth Freeman / Mum Bett | won a lawsuit for freedom in Massachusetts in 1781 | sued for freedom under the new Massachusetts constitution and helped end slavery there
Richard Allen | founded the African Methodist Episcopal Church | was the formerly enslaved Philadelphia preacher who became a bishop in 1816
Prince Hall | founded a Masonic lodge for free African Americans in Boston | petitioned Massachusetts to end slavery and to open schools to Black children

# Women of colonial and Revolutionary America
? Which woman
Abigail Adams | asked her husband in Congress to "remember the ladies" | managed a Massachusetts farm and wrote famous letters during the Revolution | was the wife of one president and the mother of another
Deborah Sampson | disguised herself as a man to fight in the Continental Army | served under a man's name in the Revolution and later received a pension
Molly Pitcher / Mary Ludwig Hays | carried water to soldiers and took a place at a cannon at Monmouth | loaded her husband's gun after he fell at the Battle of Monmouth
Judith Sargent Murray | wrote an essay in 1790 calling for women's education and equality | was the Massachusetts author of "On the Equality of the Sexes"
Eliza Lucas Pinckney / Eliza Lucas | made indigo a profitable crop in South Carolina | managed her father's plantations as a teenager and experimented with blue dye plants
Dolley Madison | saved a portrait of Washington when the British burned the capital | was the popular hostess of the White House during the War of 1812
Martha Washington | joined her husband in winter camps such as Valley Forge | was the Virginia widow who became the first president's wife
Betsy Ross | was the Philadelphia upholsterer said by legend to have sewn the first flag | made flags in Philadelphia and became a legend of the stars and stripes

# British statesmen of the Revolutionary era
? Which British ruler or minister
George III / King George III | was the king during the American Revolution | refused the Olive Branch Petition and declared the colonies in rebellion | was denounced in the Declaration of Independence as a tyrant
Lord North / Frederick North | headed the king's cabinet when the American colonies were lost | headed the government that passed the Tea Act and Coercive Acts | led Parliament during most of the Revolutionary War
George Grenville | proposed the Stamp Act to pay war debts | sought American revenue through the Sugar Act of 1764 | enforced trade laws and taxed the colonies after the French and Indian War
William Pitt | led Britain to victory in the Seven Years' War by spending heavily in America | took over Britain's war effort against France in 1757
Charles Townshend | was the chancellor who taxed glass, paint, lead, paper and tea in 1767 | planned to pay royal governors with new import duties

# British generals in America from 1754 to 1783
? Which British general
Edward Braddock | was defeated and killed near Fort Duquesne in 1755 | led the 1755 march against the French on which Washington served as an aide
James Wolfe | captured Quebec and died on the Plains of Abraham in 1759 | defeated Montcalm in the battle that decided control of Canada
Thomas Gage | sent the troops to Lexington and Concord as governor of Massachusetts | ruled Massachusetts as military governor under the Coercive Acts | tried to seize colonial arms stored at Concord
William Howe | led the forces that took New York and Philadelphia from Washington | was the commander replaced in 1778 by Henry Clinton
John Burgoyne / Burgoyne | surrendered an army at Saratoga in 1777 | planned to cut off New England by marching south from Canada | was forced to surrender to Horatio Gates in New York
Charles Cornwallis / Lord Cornwallis / Cornwallis | surrendered to Washington at Yorktown in 1781 | moved a Southern army to the Virginia coast, where it was besieged | chased Greene's army across the Carolinas

# Battles from 1754 to 1776
? Which battle
Fort Necessity / Battle of Fort Necessity | was young Washington's defeat in Pennsylvania at the start of war in 1754 | ended with a Virginia force surrendering to the French in 1754
Plains of Abraham / Battle of the Plains of Abraham / Battle of Quebec | decided control of Canada in 1759 and killed both Wolfe and Montcalm | came after British troops climbed a cliff beside the St. Lawrence at night | was James Wolfe's victory over the French in Canada
Fort Ticonderoga / capture of Fort Ticonderoga | gave Ethan Allen's Green Mountain Boys cannon in May 1775 | supplied the captured guns that drove the British from Boston
Bunker Hill / Battle of Bunker Hill / Breed's Hill | cost the British heavy losses near Boston in June 1775 | was fought on high ground above Charlestown and proved colonists could stand against British regulars | was technically a British victory but encouraged the Patriots
Long Island / Battle of Long Island / Brooklyn Heights | was Washington's defeat of August 1776 that gave the British New York City | nearly trapped Washington's army before its night escape across the East River
Trenton / Battle of Trenton | followed Washington's Christmas night crossing of the Delaware | was Washington's surprise attack on Hessian troops in New Jersey

# Battles of the Revolution from 1777 to 1781
? Which battle of the Revolutionary War
Princeton / Battle of Princeton | was Washington's New Jersey victory over British troops in January 1777 | came a week after the surprise of the Hessians and cleared most of New Jersey
Brandywine / Battle of Brandywine | was Howe's 1777 victory that opened the way to Philadelphia | was the Pennsylvania loss of September 1777 in which Lafayette was wounded
Saratoga / Battle of Saratoga | was the turning point of the Revolution in October 1777 | forced Burgoyne's surrender in upstate New York | led France to become an ally of the Americans
Monmouth / Battle of Monmouth | was the June 1778 clash in New Jersey remembered for Molly Pitcher | was the last big fight in the North and tested troops trained at Valley Forge
Vincennes / capture of Vincennes | was George Rogers Clark's surprise victory in the Illinois country in 1779 | followed a winter march through flooded prairie to a British fort on the Wabash
Kings Mountain / Battle of Kings Mountain | was a 1780 victory of frontier riflemen over a Loyalist force in the Carolinas | killed Major Patrick Ferguson and weakened Southern Loyalists
Cowpens / Battle of Cowpens | was Daniel Morgan's victory over Tarleton in South Carolina in January 1781 | used a planned militia retreat to destroy a British force in South Carolina
Yorktown / Battle of Yorktown / Siege of Yorktown | was the last major fight of the war, in October 1781 | ended with the surrender of Cornwallis to Washington | trapped Cornwallis between American and French troops and the French fleet

# American commanders of the Revolutionary War
? Which American commander
George Rogers Clark | won control of the Old Northwest by taking British frontier posts | captured Kaskaskia and Vincennes with a small Virginia force
Nathanael Greene | wore down Cornwallis in the South by retreating and striking again | was the Rhode Islander who took command of the Southern army in 1780 | forced the British out of most of the Carolinas by 1781
Horatio Gates | won at Saratoga and was routed at Camden | was the general who received Burgoyne's surrender
Benedict Arnold | plotted to give West Point to the British and became a traitor | was a hero at Saratoga who switched to the British side in 1780 | joined the British army after his plot was discovered
John Paul Jones | said "I have not yet begun to fight" when his ship battled the Serapis | was the naval captain of the Bonhomme Richard
Francis Marion / Swamp Fox | led guerrilla raids from the wetlands of South Carolina | struck British supply lines in the South with a small hidden band | fought the British in South Carolina with surprise attacks by irregular troops
Ethan Allen | led the Green Mountain Boys of Vermont | seized Fort Ticonderoga in May 1775
Henry Knox | hauled captured cannon from Fort Ticonderoga to Boston | commanded the Continental artillery and became the first secretary of war

# Foreign officers who aided the Patriots
? Which foreign officer
Marquis de Lafayette / Lafayette | was the young French noble who became Washington's trusted general | was a nineteen-year-old French volunteer wounded at Brandywine
Baron von Steuben / Friedrich von Steuben / von Steuben | drilled the American army at Valley Forge in the Prussian manner | turned ragged troops into disciplined soldiers in the winter of 1778
Comte de Rochambeau / Rochambeau | commanded the French land army that marched with Washington to Virginia | was the French general who landed at Newport in 1780
Thaddeus Kosciuszko / Tadeusz Kościuszko | was the Polish engineer who fortified Saratoga and West Point | was a Polish volunteer who later led an uprising in his homeland
Casimir Pulaski | was the Polish noble who led American cavalry and died at Savannah | is called the father of American cavalry
Comte de Grasse / Admiral de Grasse | commanded the French fleet that blocked Chesapeake Bay in 1781 | kept the British navy from rescuing Cornwallis
Bernardo de Gálvez | was the Spanish governor of Louisiana who took Mobile and Pensacola from Britain | gave his name to Galveston, Texas

# Political principles of the founders
? Which principle
natural rights | says that every person is born with life, liberty and property | was John Locke's name for freedoms that no ruler may justly take away | became "unalienable" freedoms in the Declaration of Independence | was an Enlightenment idea used to justify the American Revolution
social contract | says that people give power to a government that protects them | lets a people overthrow a ruler who breaks the agreement with them | was described by Locke as a bargain between rulers and ruled
republicanism | holds that citizens should elect leaders and put the common good first | says that power should rest with virtuous citizens who elect representatives
separation of powers | divides government into legislative, executive and judicial branches | was urged by Montesquieu to keep one person from ruling alone | gives lawmaking, law enforcing and judging to different bodies
checks and balances | lets each branch limit the actions of the others | gives the president a veto and Congress the means to override it | lets the Senate approve or reject the president's appointments
federalism | divides power between a national government and state governments | reserves some powers to the states and gives others to the nation
judicial review | lets courts declare a law unconstitutional | was established by Marbury v. Madison in 1803 | is the Supreme Court's power over acts of Congress and the president
virtual representation | claimed that Parliament spoke for all British subjects whether or not they voted | was the British answer to the cry of no taxation without consent
limited government | holds that officials have only the powers that a constitution gives them | goes back to Magna Carta, which made the king obey the law of the land
states' rights | holds that each member of the Union may resist federal power over its own affairs | was used by Southerners to oppose tariffs and defend slavery

# Forms of government in early America
? Which form of government
confederation | is a loose union of states in which the central power is weak | was the American system of 1781, with one vote for each state in Congress
republic | lets citizens elect representatives to govern for them | replaced royal rule in every state after independence
direct democracy | lets all citizens gather and vote on laws themselves | was practiced in the New England town meeting
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

# Framers of the Constitution
? Which framer or founder
James Madison / Madison | is called the Father of the Constitution and kept notes of the debates | led the nation in the War of 1812 as the fourth president | drafted the Bill of Rights and wrote many of the Federalist essays
Alexander Hamilton / Hamilton | was the first secretary of the treasury and proposed a national bank | wrote most of the essays defending the Constitution | led the Federalists and died in a duel in 1804
John Jay | was the first chief justice of the Supreme Court | negotiated an unpopular 1794 treaty with Britain | wrote five of the essays urging New York to ratify the Constitution
George Mason | refused to sign the Constitution because it had no bill of rights | wrote the Virginia Declaration of Rights
Gouverneur Morris | wrote the final wording of the Constitution, including "We the People" | was the Pennsylvania delegate who polished the Constitution's style
Roger Sherman | proposed the Great Compromise between large and small states | was the Connecticut delegate who also helped draft the Declaration of Independence
William Paterson | presented the small-state plan for equal votes in one house | was the New Jersey delegate who defended small states
Edmund Randolph | introduced the Virginia Plan and became the first attorney general | was the Virginia governor who refused to sign in 1787 but later backed ratification

# European thinkers who influenced the founders
? Which European thinker
Baron de Montesquieu / Montesquieu | was the French nobleman whose idea of three separate branches guided the framers | wrote "The Spirit of the Laws" | argued that power should be divided among branches of government
John Locke | was the English philosopher who held that government exists to protect natural rights | wrote that people may overthrow a government that breaks the social contract
Jean-Jacques Rousseau | wrote "The Social Contract" and praised the general will | was the son of Geneva who said that man is born free and everywhere is in chains
Voltaire | was the French wit who attacked religious intolerance in "Candide" | wrote in defense of free speech and against the power of the church
Thomas Hobbes | wrote "Leviathan" and argued for an all-powerful ruler | held that life without government is nasty, brutish and short
Adam Smith | attacked mercantilism in "The Wealth of Nations" in 1776 | described the invisible hand of the free market

# The first twelve amendments
? Which amendment
First Amendment | protects freedom of religion, speech, press, assembly and petition | forbids Congress to establish an official religion
Second Amendment | protects the right to keep and bear arms | mentions the need for a well-regulated militia | is at the center of debates over gun control
Third Amendment | bars the quartering of soldiers in homes in peacetime without consent | reflects colonial anger over British soldiers lodged in private houses
Fourth Amendment | protects against unreasonable searches and seizures | requires warrants based on probable cause | protects the privacy of persons, houses and papers
Fifth Amendment | protects against double jeopardy and self-incrimination | says private property may not be taken without just compensation | guarantees that the federal government must follow due process of law | requires a grand jury before trial for a serious crime
Sixth Amendment | guarantees a speedy public trial and the right to a lawyer | lets an accused person confront witnesses
Seventh Amendment | guarantees jury trials in civil cases | covers lawsuits at common law over more than twenty dollars
Eighth Amendment | forbids excessive bail and cruel and unusual punishment | is the basis for challenges to the death penalty and harsh treatment of prisoners
Ninth Amendment | says that people keep rights not listed in the Constitution | answers the fear that naming some rights would deny others
Tenth Amendment | reserves to the states or the people powers not given to the national government | is the chief support for states' rights and limits on federal power
Eleventh Amendment | limits suits against a state by citizens of another state in federal courts | overturned Chisholm v. Georgia in 1795
Twelfth Amendment | requires electors to vote separately for president and vice president | was added in 1804 after Jefferson and Burr tied

# Events of the Confederation period
? Which event
Shays' Rebellion / Shays's Rebellion | was the 1786 uprising of indebted Massachusetts farmers who closed courts | convinced leaders that a stronger central government was needed | was led by a former army captain who tried to seize the Springfield arsenal
Annapolis Convention | was the 1786 meeting on trade that called for another meeting in Philadelphia | drew delegates of only five states to Maryland, where Hamilton urged a wider meeting
Newburgh Conspiracy | was the 1783 threat by unpaid army officers that Washington calmed | was a plan of Continental officers to force Congress to pay them
Constitutional Convention / Philadelphia Convention | met in 1787 to revise the Articles | was presided over by Washington and wrote a new frame of government | debated representation and slavery behind closed doors in 1787
Pennsylvania Mutiny | drove the Confederation Congress out of Philadelphia in 1783 | was a soldiers' protest that made Congress flee to Princeton

# Events of the 1790s
? Which event
Whiskey Rebellion | was the 1794 Pennsylvania protest against an excise tax on liquor | was put down when Washington led thousands of militia west | tested the power of the new government to enforce federal law
XYZ Affair | was the scandal in which French agents demanded a bribe from American diplomats | led to the cry "Millions for defense, but not one cent for tribute" | led to an undeclared naval war with France
Quasi-War | was the undeclared naval fighting with France from 1798 to 1800 | led to the creation of the Navy Department | ended with the Convention of 1800
Citizen Genêt affair / Genêt affair | was a French diplomat's effort in 1793 to recruit Americans to fight Britain | tested Washington's policy of neutrality when an envoy armed privateers
Fries's Rebellion | was a 1799 uprising of Pennsylvania German farmers against a federal tax on houses | was a tax protest under John Adams that ended in presidential pardons
French Revolution | began in 1789 and divided Americans between Jefferson's and Hamilton's followers | overthrew Louis XVI and turned violent in the Reign of Terror | led to war between France and Britain and an American policy of neutrality
Haitian Revolution | created the first Black republic and frightened American slaveholders | was led by Toussaint L'Ouverture in the colony of Saint-Domingue | led Napoleon to give up plans for an American empire and sell Louisiana
Election of 1800 / Revolution of 1800 | was the first peaceful transfer of power from one party to another | was decided by the House after Jefferson and Burr tied | made Jefferson president and led to the Twelfth Amendment
Election of 1796 | made John Adams president and his rival Jefferson vice president | was the first presidential race contested by two parties

# Treaties from 1494 to 1783
? Which treaty
Treaty of Tordesillas / Line of Demarcation | divided newly found lands between Spain and Portugal in 1494 | left Brazil to Portugal and most of the Americas to Spain | was an agreement between two Catholic kingdoms after the voyage of Columbus
Treaty of Paris of 1763 | ended the French and Indian War | gave Britain Canada and French lands east of the Mississippi | gave Spanish Florida to Britain
Treaty of Alliance of 1778 / French alliance | brought France into the Revolutionary War | followed the American victory at Saratoga and was signed by Benjamin Franklin
Treaty of Paris of 1783 | recognized American independence after the Revolutionary War | made the Mississippi River the nation's western boundary | was negotiated by Franklin, Adams and Jay
Treaty of Utrecht | ended Queen Anne's War in 1713 | gave Britain Newfoundland, Nova Scotia and a slave-trading contract

# Treaties from 1794 to 1819
? Which treaty or agreement
Jay's Treaty / Jay Treaty | won British withdrawal from western forts in 1794 but angered many Americans | avoided war with Britain but did not stop the seizure of American sailors | was signed with Britain and opposed by Jefferson's followers
Pinckney's Treaty / Treaty of San Lorenzo | gave Americans use of the Mississippi and the port of New Orleans in 1795 | settled the northern border of Florida with Spain | was signed with Spain to open trade for western farmers
Treaty of Ghent | ended the War of 1812 without changing borders | was signed in Belgium on Christmas Eve 1814
Rush-Bagot Agreement / Rush-Bagot Treaty | limited British and American warships on the Great Lakes in 1817 | began the demilitarizing of the border with Canada
Convention of 1818 | set the 49th parallel as the border from Lake of the Woods to the Rockies | let Britain and the United States jointly occupy Oregon
Adams-Onís Treaty / Transcontinental Treaty | gave Spanish Florida to the United States in 1819 | fixed the border with Spanish lands as far as the Pacific | followed Andrew Jackson's invasion of Florida

# Acts and papers of the Federalist years
? Which act or paper
Judiciary Act of 1789 | created the federal court system with district and circuit courts | set the number of Supreme Court justices at six | carried out Article III by setting up lower courts
Alien and Sedition Acts | made it a crime to criticize the government falsely in 1798 | let the president deport dangerous foreigners in 1798 | let Federalists strike at immigrants and Republican newspaper editors
Kentucky and Virginia Resolutions / Virginia and Kentucky Resolutions | claimed in 1798 that states could judge federal laws unconstitutional | were written secretly by Jefferson and Madison | were protests against the Alien and Sedition Acts
Proclamation of Neutrality / Neutrality Proclamation | declared in 1793 that the nation would stay out of the war between Britain and France | was Washington's response to the European war despite the French alliance
Washington's Farewell Address / Farewell Address | warned the nation in 1796 against political parties and permanent alliances | announced that the first president would not seek a third term
Report on Public Credit | was Hamilton's plan for the nation to fund its debt and assume state debts | led to the bargain that placed the capital on the Potomac
Report on Manufactures | was Hamilton's call for tariffs and aid to promote industry | proposed in 1791 that government encourage factories
Judiciary Act of 1801 | let John Adams appoint "midnight judges" before leaving office | created new federal judgeships that Jefferson's party soon repealed

# Trade measures before the War of 1812
? Which trade measure
Embargo Act / Embargo Act of 1807 | stopped nearly all American exports in an effort to force respect for neutral ships | hurt New England merchants and was repealed as Jefferson left office
Non-Intercourse Act | reopened commerce in 1809 with all nations except Britain and France | replaced the failed Embargo Act as Madison took office
Macon's Bill No. 2 | offered in 1810 to reopen commerce with whichever of Britain or France respected neutral rights | let Napoleon trick Madison into again cutting off Britain
Orders in Council | blocked neutral ships from trading with Napoleon's Europe | were British rules on neutral ships, repealed just as Congress declared war
Continental System | was Napoleon's attempt to shut British goods out of Europe | led French officials to seize American ships that had stopped in Britain

# Political groups of the founding and early republic
? Which group
Federalists / Federalist Party | followed Hamilton and favored a strong national government and commerce | lost power for good after opposing the War of 1812 | supported a national bank and ties with Britain
Democratic-Republicans / Jeffersonian Republicans | followed Jefferson and Madison and favored states' rights and farmers | wanted a small central government and sympathized with France | believed in strict construction and an agricultural nation
Antifederalists / Anti-Federalists | opposed ratifying the Constitution because they feared a strong central government | demanded a bill of rights in 1788 | included Patrick Henry and George Mason
War Hawks | were young western and southern congressmen who demanded war with Britain | were led by Henry Clay and John C. Calhoun in 1812 | wanted to end British aid to Native peoples and to take Canada
midnight judges | were court appointees chosen in John Adams's last days in office | included William Marbury, who did not receive his commission
Kitchen Cabinet | was Andrew Jackson's unofficial body of advisers | met informally with Jackson and included editors such as Francis Blair
president's cabinet / cabinet | consists of the department heads who advise the chief executive | first held Jefferson, Hamilton, Knox and Randolph

# Political terms of the early republic and Jackson's time
? Which term means
strict construction | reading the Constitution to allow only powers it plainly states | the view that led Jefferson to oppose a national bank
loose construction | reading the Constitution to allow implied powers | the broad approach Hamilton took to justify a national bank
nullification | a state's claim that it may refuse to obey a federal law | the doctrine South Carolina used against the tariff in 1832
precedent | an act or decision that sets an example for later ones | a practice such as Washington's two-term limit that others follow
sedition | speech or action that stirs rebellion against the government | the offense for which Republican editors were jailed in 1798
secession | the withdrawal of a state from the Union | the step eleven Southern states took in 1860 and 1861
spoils system | the practice of rewarding political supporters with government jobs | rotation in office as Jackson used it to favor loyal Democrats | the practice ended in part by the Pendleton Act
universal white male suffrage | voting by adult men without a property requirement in the Jackson years | the change that expanded democracy before 1840 yet left out women and Black people
impeachment | a formal charge of wrongdoing against a president by the House | the process that Andrew Johnson survived by one Senate vote in 1868
internal improvements | roads, canals and harbors built with public aid | public works that the American System would have paid for with tariff money

# Kinds of political meeting
? Which kind of meeting
town meeting | let New England residents vote directly on local matters | was the direct local democracy of colonial Massachusetts
nominating convention | gathers party delegates to choose candidates | was first used by the Anti-Masons and replaced the caucus
congressional caucus | had party members in the House and Senate choose presidential candidates in secret | lost power after its candidate failed in the election of 1824
ratifying convention | had elected delegates of one state approve or reject the Constitution | voted in each state in 1787 and 1788 on a new frame of government
colonial assembly | was the elected lawmaking body of a colony | claimed the sole right to tax the people of a colony

# Banks and financial institutions
? Which financial institution
First Bank of the United States / Bank of the United States | was chartered in 1791 to hold federal funds | was Hamilton's creation for handling public money, opposed by Jefferson | was defended by the elastic clause and expired in 1811
Second Bank of the United States | was headed by Nicholas Biddle | lost its charter after Jackson's veto of 1832
pet banks | received the federal deposits that Jackson removed in 1833 | were state lenders favored by Jackson's supporters
Federal Reserve System / Federal Reserve | was created under Wilson in 1913 to control the money supply | consists of twelve regional banks and a central board
Freedman's Bank / Freedman's Savings Bank | held the deposits of former slaves and failed in 1874 | was chartered in 1865 for African American depositors
Bank of North America | was founded by Robert Morris in 1781 under the Confederation | was the first chartered lender of the Confederation Congress, in Philadelphia

# Kinds of taxes
? Which kind of tax
excise tax | is placed on the production or sale of certain goods within the country | set off protest in western Pennsylvania when it was put on whiskey
protective tariff | shelters home industry from foreign competition | raised prices of British cloth and angered the South in 1828
direct tax | was laid on the colonists for the first time by the Stamp Act | is paid straight to the government rather than hidden in the price of imports
graduated income tax | takes a higher rate from people who earn more | was a Populist demand that reached the wealthy through their earnings
single tax | was Henry George's plan to tax only land | would have replaced all other levies by taking the rising value of land
property tax | is based on the value of land and buildings a person owns | was the tax on owners that paid for common schools

# The first seven presidents
? Which early president
George Washington | led the Continental Army before taking the oath in 1789 | set the precedent of serving only two terms | warned against permanent alliances and parties in a Farewell Address
John Adams | signed the Alien and Sedition Acts and avoided full war with France | succeeded Washington and lost the election of 1800 | defended British soldiers in court and helped win independence
Thomas Jefferson / Jefferson | wrote the Declaration of Independence and bought Louisiana from France | imposed an embargo on foreign trade in 1807 | sent an expedition up the Missouri River to the Pacific
James Monroe | warned Europe against new colonies in the Western Hemisphere | governed during the Era of Good Feelings | won Florida from Spain and signed the Missouri Compromise
John Quincy Adams | was chosen by the House in 1825 in what rivals called a corrupt bargain | later fought the gag rule on antislavery petitions as a congressman | wrote the Monroe Doctrine as secretary of state
Andrew Jackson | vetoed the recharter of the Second Bank and opposed nullification | signed the Indian Removal Act and favored the common man | won the Battle of New Orleans

# Presidents from Van Buren to Buchanan
? Which president
Martin Van Buren / Van Buren | faced the Panic of 1837 soon after taking office | was a founder of the Democratic Party who carried out the Cherokee removal | was blamed for hard times and lost the election of 1840
William Henry Harrison | died one month after his inauguration in 1841 | won the log cabin and hard cider campaign as a Whig hero of Tippecanoe | was the first Whig elected to the White House
John Tyler | was the first to rise from the vice presidency when the elected leader died | was expelled by the Whigs and signed the annexation of Texas | took office in 1841 after William Henry Harrison died
James K. Polk / Polk | led the nation in war with Mexico and gained California | settled the Oregon boundary with Britain | was elected in 1844 on a platform of expansion
Zachary Taylor | was a Mexican War general who died in office in 1850 | won the White House in 1848 as a Whig war hero | won the Battle of Buena Vista in the Mexican War
Millard Fillmore / Fillmore | signed the Compromise of 1850 after his predecessor died | later ran as the Know-Nothing candidate
Franklin Pierce | signed the Kansas-Nebraska Act and approved the Gadsden Purchase | was the New Hampshire Democrat elected in 1852
James Buchanan / Buchanan | did little to stop secession before leaving office in 1861 | supported the Dred Scott decision and the Lecompton constitution | was in the White House when the first Southern states seceded

# Explorers and adventurers of the West
? Which explorer or guide
Meriwether Lewis | was the leader of the Corps of Discovery who died mysteriously in 1809 | was Jefferson's secretary, sent in 1804 to explore the Louisiana Purchase
William Clark | drew the maps of the Corps of Discovery | later governed Missouri Territory and dealt with western tribes as superintendent
Sacagawea / Sacajawea | was the Shoshone woman who helped the Corps of Discovery as interpreter | traveled with Lewis and Clark to the Pacific with an infant son | helped Lewis and Clark get horses from the Shoshone
Zebulon Pike | explored the southern Rockies and had a Colorado peak named for him | was captured by Spanish troops in 1807 while exploring | explored the Arkansas and Red rivers in the Louisiana Purchase
John C. Frémont / Frémont | mapped trails to the West and ran for president in 1856 | was the first Republican presidential candidate | helped the Bear Flag rebels in California
Jedediah Smith | was the trapper who rediscovered South Pass and crossed the Mojave to California | crossed the Great Basin in the 1820s and was killed on the Santa Fe Trail
Jim Bridger | was a mountain man who reached the Great Salt Lake and built a trading fort | built a fort in Wyoming where wagon trains stopped for supplies
Stephen Kearny | took Santa Fe without a fight in 1846 and marched to California | commanded the Army of the West in the Mexican War

# Americans of the Jefferson and Madison years
? Which American of the early 1800s
Aaron Burr / Burr | killed Alexander Hamilton in a duel in 1804 | was acquitted of treason in 1807 after a western conspiracy | tied with Jefferson in the election of 1800
John Marshall / Chief Justice Marshall | strengthened federal power as head of the Supreme Court from 1801 to 1835 | wrote the opinions in McCulloch v. Maryland and Gibbons v. Ogden
Albert Gallatin | was the Swiss-born treasury secretary who cut the national debt | served as treasury head for both Jefferson and Madison
Stephen Decatur | burned the captured frigate Philadelphia in Tripoli harbor | was a naval hero of the wars against the Barbary pirates
Samuel Chase | was the Federalist judge impeached but acquitted in 1805 | kept his Supreme Court seat after a Senate trial
Francis Scott Key | wrote the words of "The Star-Spangled Banner" | watched the British bombardment of Fort McHenry in 1814
Oliver Hazard Perry | reported "We have met the enemy and they are ours" | defeated a British fleet on Lake Erie in 1813
William Marbury | sued in 1801 to receive his appointment as a justice of the peace | was the "midnight judge" whose lawsuit led to judicial review

# Foreign leaders of the Napoleonic age
? Which foreign leader
Toussaint L'Ouverture / Toussaint Louverture | led the revolt that freed enslaved people in Saint-Domingue | led the Haitian Revolution against France
Napoleon Bonaparte / Napoleon | sold Louisiana to the United States in 1803 | crowned himself emperor and blocked neutral trade with Britain
Charles Talleyrand / Talleyrand | was the French foreign minister whose agents demanded bribes in the XYZ Affair | spoke for Napoleon in the sale of Louisiana in 1803
Jean-Jacques Dessalines | declared Haiti independent in 1804 | finished the war against France after Toussaint was taken away
Yusuf Karamanli | was the pasha of Tripoli who declared war on the United States in 1801 | demanded tribute from Jefferson and held the crew of the frigate Philadelphia

# Native leaders of the early republic and removal
? Which Native leader
Tecumseh | was the Shawnee who sought a union of all Native peoples in the Northwest | fought beside the British and died at the Thames in 1813
Tenskwatawa / The Prophet | was the Shawnee holy man whose brother planned a union of all Native peoples | urged Native people to give up alcohol and white customs | lost followers after the Battle of Tippecanoe
Little Turtle | was the Miami chief who defeated General St. Clair's army in 1791 | signed the Treaty of Greenville after defeat at Fallen Timbers
John Ross | was the Cherokee chief who fought removal in the courts | led the Cherokee on the journey to Indian Territory in 1838 | took the Cherokee case to the Supreme Court
Osceola | led the Seminole in Florida against removal | was captured in 1837 under a flag of truce | used surprise attacks from the Everglades against American troops
Black Hawk | led the Sauk and Fox back across the Mississippi to Illinois in 1832 | lost an 1832 war for tribal homelands in Illinois and Wisconsin
Sequoyah | created a written alphabet for the Cherokee language | made possible a Cherokee newspaper with a system of 86 characters
Major Ridge | signed the Treaty of New Echota giving up Cherokee land | was killed by fellow Cherokee in 1839 for agreeing to removal

# Battles with Native confederacies before 1815
? Which frontier battle
Battle of Fallen Timbers / Fallen Timbers | was Anthony Wayne's 1794 victory in Ohio | led to the Treaty of Greenville and opened Ohio to settlers
Tippecanoe / Battle of Tippecanoe | was William Henry Harrison's 1811 victory at Prophetstown in Indiana | made westerners blame Britain for arming Native peoples before war was declared | weakened Tecumseh's confederacy while he was away
Battle of the Thames | was the 1813 fight in Ontario in which Tecumseh was killed | ended Native resistance in alliance with the British in the Northwest
Horseshoe Bend / Battle of Horseshoe Bend | was Andrew Jackson's 1814 victory over the Creek in Alabama | forced the Creek to give up more than half their land
St. Clair's Defeat / Battle of the Wabash | was the 1791 loss in which Little Turtle's warriors killed over 600 American soldiers | was the heaviest loss the United States Army ever suffered from Native forces

# Battles of the War of 1812
? Which battle of the War of 1812
Battle of Lake Erie | made possible the recapture of Detroit in September 1813 | was won by Oliver Hazard Perry's fleet
Fort McHenry / Battle of Baltimore | inspired Francis Scott Key to write "The Star-Spangled Banner" | held off a British naval bombardment in Maryland in September 1814
Battle of New Orleans | was fought in January 1815 after the peace treaty had been signed | made Andrew Jackson a national hero for defeating a British invasion | cost the British about 2,000 men and the Americans fewer than 100
Bladensburg / Battle of Bladensburg | was the American rout that opened Washington to British troops | was followed by the burning of the White House in August 1814
Plattsburgh / Battle of Lake Champlain / Battle of Plattsburgh | turned back a British invasion of New York in September 1814 | was Thomas Macdonough's naval victory near the Canadian border
Queenston Heights / Battle of Queenston Heights | was a failed American invasion of Canada in October 1812 | ended with New York militia refusing to cross the Niagara River

# Events of Jefferson's and Madison's presidencies
? Which event
Hartford Convention | was the New England Federalist meeting of 1814 that opposed the war | made the Federalist Party look disloyal and led to its decline | called for constitutional changes to protect New England
Chesapeake-Leopard affair / Chesapeake affair | was the 1807 British attack on an American frigate off Virginia | led Jefferson to ask for an embargo
Barbary Wars / Tripolitan War | were fought over tribute demanded by North African states from American ships | made the navy fight pirates of Tripoli under Jefferson | ended the payment of tribute in the Mediterranean
Louisiana Purchase | doubled the size of the country in 1803 | bought land west of the Mississippi from France for about $15 million
Lewis and Clark expedition / Corps of Discovery | traveled from St. Louis to the Pacific and back between 1804 and 1806 | mapped a route over the Rockies and recorded plants and animals | was the journey west on which Sacagawea served as interpreter
burning of Washington | destroyed the White House and the Capitol in August 1814 | was a British attack on the capital during Madison's presidency | forced Dolley and James Madison to flee

# War and trade at sea
? Which term means
impressment | the British practice of seizing American sailors for the Royal Navy | the forced naval service that was a chief cause of the War of 1812 | the seizing of seamen that angered Americans before 1812
blockade | the use of ships to keep goods from entering or leaving ports | the naval closing of Southern harbors that Lincoln ordered in April 1861 | the first part of the Anaconda Plan against the Confederacy
blockade running | slipping past Union warships to bring goods to the South | the risky trips from Bermuda and Nassau to Southern ports in fast vessels
privateering | the capture of enemy merchant vessels by private ships with government permission | the work of armed merchant vessels that raided British trade under letters of marque
tribute | a payment made to a foreign power to buy peace | the payment that the Barbary states demanded to leave American ships alone
piracy | robbery of ships at sea without any government's permission | the crime of sea robbers such as Blackbeard

# Supreme Court cases on federal power and contracts to 1824
? Which Marshall Court case
Marbury v. Madison | established judicial review in 1803 | struck down part of the Judiciary Act of 1789 | arose from the appointment of midnight judges
McCulloch v. Maryland | upheld the national bank and barred states from taxing it | affirmed implied powers under the necessary and proper clause in 1819 | held that the power to tax is the power to destroy
Gibbons v. Ogden | gave Congress control of interstate commerce in a steamboat dispute | ended a New York steamboat monopoly in 1824
Dartmouth College v. Woodward / Dartmouth College case | protected a private charter in New Hampshire as a contract | limited state interference with corporations in 1819
Fletcher v. Peck | first struck down a state law, in an 1810 dispute over Yazoo land grants | held that Georgia could not cancel land sales even though they were corrupt
Cohens v. Virginia | affirmed in 1821 that the justices can review state criminal decisions | arose from the sale of lottery tickets
Johnson v. M'Intosh / Johnson v. McIntosh | held in 1823 that Native people had only a right of occupancy of land | said that only the federal government could buy tribal land
Cherokee Nation v. Georgia | called a Native tribe a "domestic dependent nation" in 1831 | held that a tribe could not sue as a foreign nation
Worcester v. Georgia | held in 1832 that state laws had no force on Cherokee land | was ignored by Andrew Jackson in favor of removal | arose from the arrest of missionaries living on tribal land

# Court cases of the Taney era
? Which court case
Charles River Bridge v. Warren Bridge / Charles River Bridge case | favored competition over an old monopoly in an 1837 Boston ruling | placed community progress above charter privileges under Taney
Dred Scott v. Sandford / Dred Scott decision | ruled in 1857 that Black people were not citizens | declared the Missouri Compromise unconstitutional | held that Congress could not ban slavery in the territories
Commonwealth v. Hunt | held in 1842 that Massachusetts labor unions were legal | allowed workers to strike peacefully
Ableman v. Booth | upheld the Fugitive Slave Act in 1859 against judges in Wisconsin | held that a state's judges cannot free a federal prisoner
Prigg v. Pennsylvania | held in 1842 that states could not hinder the recapture of fugitives but need not help | overturned the conviction of a slave catcher under a Northern state's law

# Laws, policies and programs from Madison to John Quincy Adams
? Which measure or policy
Monroe Doctrine | warned European powers in 1823 not to colonize the Americas further | declared that the United States would stay out of European affairs | opposed European interference in the new nations of Latin America
Missouri Compromise | admitted Maine as a free state and its partner as a slave state in 1820 | banned slavery in the Louisiana Purchase north of 36°30′
American System | was Henry Clay's plan of tariff, national bank and internal improvements | aimed to tie the economies of all sections together
Tariff of 1816 | was the first tax on imports meant mainly to protect American factories | shielded young textile mills just after the War of 1812 from cheap British cloth
Tallmadge Amendment | proposed in 1819 to bring gradual emancipation to Missouri | passed the House but failed in the Senate in the Missouri debate
Land Act of 1820 | cut the minimum price of western acreage to $1.25 and ended sales on credit | let settlers buy as few as 80 acres for cash
Bonus Bill | would have used national bank money for roads and canals in 1817 | was vetoed by Madison as unconstitutional
Tariff of Abominations / Tariff of 1828 | was the high import tax, signed by John Quincy Adams, that the South hated | led Calhoun to write his "South Carolina Exposition and Protest" | led South Carolina in 1832 to claim the right of nullification

# Measures of the Jackson years
? Which measure
Compromise Tariff of 1833 | lowered import duties step by step to settle the nullification crisis | was Henry Clay's plan to end the quarrel with South Carolina
Force Bill | let Jackson use troops to collect customs in South Carolina in 1833 | was passed beside the Compromise Tariff in the nullification crisis
Indian Removal Act | moved eastern tribes west of the Mississippi under an 1830 law | was signed by Jackson to exchange tribal lands for western territory | led to the Trail of Tears
gag rule | set aside antislavery petitions in the House from 1836 to 1844 | was fought by John Quincy Adams as a limit on the right of petition
Specie Circular | required in 1836 that public land be paid for in gold or silver | was Jackson's order that helped set off the Panic of 1837
Maysville Road veto | was Jackson's 1830 refusal of federal money for a highway inside Kentucky | struck at Henry Clay's plan for internal improvements in Kentucky

# Events of the Jacksonian era
? Which event
corrupt bargain | was the alleged deal that made John Quincy Adams president and Clay secretary of state | was charged by Jackson's supporters after the election of 1824
Trail of Tears | was the forced march on which thousands of Cherokee died in 1838 and 1839 | was forced on the Cherokee by federal troops under Van Buren
Bank War | was Jackson's struggle against Nicholas Biddle over recharter | included the 1832 veto and the withdrawal of federal deposits
nullification crisis | was South Carolina's refusal in 1832 to collect the federal tariff | was settled by Henry Clay's lower tariff in 1833 | led Jackson to threaten force and Calhoun to resign
Peggy Eaton affair / Petticoat affair | was the social scandal over a secretary of war's wife that split Jackson from Calhoun | led most of Jackson's cabinet to resign in 1831
Dorr Rebellion | was an 1842 uprising in Rhode Island for wider voting rights | set up a rival state government to win the vote for men without property

# Political leaders of the Jacksonian era
? Which public figure of Jackson's time
Henry Clay / Clay | was the Kentucky senator known as the Great Compromiser | designed the Missouri Compromise and the American System | became secretary of state after the election of 1824
John C. Calhoun / Calhoun | was the South Carolinian who defended nullification and called slavery a positive good | resigned the vice presidency in 1832 | wrote the "South Carolina Exposition and Protest"
Daniel Webster / Webster | was the Massachusetts senator who said "Liberty and Union, now and forever" | supported the Compromise of 1850 in his Seventh of March speech | argued for the Union in a Senate debate with Robert Hayne
Nicholas Biddle / Biddle | was president of the Second Bank of the United States | fought Jackson by asking for an early recharter in 1832
Roger B. Taney / Taney | succeeded John Marshall on the Supreme Court | wrote the majority opinion in the Dred Scott case
Robert Hayne | defended states' rights in an 1830 Senate debate with Webster | was the South Carolina senator who argued the Union was a compact of states
Alexis de Tocqueville / Tocqueville | was the French visitor who wrote "Democracy in America" | observed American equality and voluntary associations in the 1830s
Thomas Dorr | led an 1842 rebellion for wider voting rights in Rhode Island | was jailed after setting up a rival state government in New England

# Inventors of the market revolution
? Which inventor
Eli Whitney / Whitney | invented the cotton gin in 1793 | promoted interchangeable parts for making muskets
Robert Fulton / Fulton | built the Clermont, the first profitable steamboat | showed in 1807 that a vessel could travel up the Hudson under steam
Samuel F. B. Morse / Samuel Morse / Morse | developed the telegraph and a code of dots and dashes | sent the message "What hath God wrought" in 1844 | sent messages over wires between Washington and Baltimore
Cyrus McCormick / McCormick | patented the mechanical reaper for cutting wheat | sold harvesting machines from a Chicago factory
John Deere | made a steel plow that cut through sticky prairie soil | was the Illinois blacksmith whose 1837 tool opened the Midwest to farming
Elias Howe | patented a sewing machine with a lockstitch in 1846 | was the Massachusetts mechanic who won a patent fight over the stitching machine
Isaac Singer | sold an improved foot-powered sewing machine on installment payments | made home stitching machines popular in the 1850s
Charles Goodyear / Goodyear | discovered the vulcanizing of rubber in 1839 | made rubber useful in both heat and cold

# Business builders of the market revolution
? Which businessman or promoter
Samuel Slater / Slater | built the first successful textile mill at Pawtucket from memorized British plans | was the English mechanic called the Father of the American Factory System
Francis Cabot Lowell | combined spinning and weaving under one roof at Waltham | copied the British power loom and hired young farm women
DeWitt Clinton | was the New York governor who pushed the building of the Erie Canal | promoted a waterway between the Hudson and the Great Lakes
Cyrus Field | laid the first transatlantic telegraph cable | joined Europe and America by underwater wire in 1858 and 1866
John Jacob Astor / Astor | made a fortune in the western fur trade and New York real estate | founded a trading post at the mouth of the Columbia River

# Inventions of the market revolution
? Which invention
cotton gin | separated seeds from short fiber | made slavery more profitable by spreading a new crop across the Deep South
steamboat | let goods and people travel upstream against river currents | turned the Mississippi and Ohio into two-way highways after 1811 | was made profitable by Robert Fulton in 1807
telegraph | sent messages instantly by wire in code | let newspapers and railroads share news across the country in moments | was developed by Samuel Morse
mechanical reaper | harvested grain many times faster than a scythe | let Midwestern farmers plant more wheat | was patented by Cyrus McCormick
steel plow | cut through thick prairie sod without clogging | replaced wood and iron tools to which Midwestern soil stuck | was first made by John Deere from a broken saw blade
interchangeable parts / American System of manufactures | let identical pieces replace one another in a product | made guns and clocks easier to assemble and repair | was promoted by Eli Whitney for making muskets
power loom | wove thread into cloth by water or steam | let Waltham mills make finished cotton fabric in one building
sewing machine | stitched ready-made clothing and shoes | was patented by Elias Howe and sold by Isaac Singer
clipper ship | was a slender, fast sailing vessel of the China and California trade | cut the voyage from New York to San Francisco to about three months
spinning jenny | spun several threads at once in early English textile making | was James Hargreaves's machine that began the change to making thread in factories

# Roads, canals and railroads
? Which transport route
Erie Canal | linked Albany on the Hudson River with Buffalo on Lake Erie's shore | made New York City the nation's leading port after 1825 | cut the cost of shipping goods from the Great Lakes to the East
National Road / Cumberland Road | ran from Maryland over the Appalachians to Wheeling by 1818 | was the first highway built with federal money, reaching Illinois
Baltimore and Ohio Railroad / B&O Railroad | was the first American line to carry passengers and freight on tracks | was chartered in 1827 to compete with New York's waterway
Lancaster Turnpike | was the stone toll highway opened from Philadelphia in the 1790s | proved that private toll roads could pay
Wilderness Road | led settlers through the Cumberland Gap into Kentucky | was cleared by Daniel Boone in 1775
transcontinental railroad | was completed at Promontory Summit, Utah, in 1869 | was built by the Union Pacific and Central Pacific | used Chinese and Irish workers to lay tracks from two directions

# Trails and mail services of the West
? Which western trail or service
Oregon Trail | was the 2,000-mile wagon route from Independence, Missouri, to the Willamette Valley | took thousands of pioneer families through South Pass in the 1840s
Santa Fe Trail | was the trade route from Missouri to the capital of New Mexico | was opened by William Becknell in 1821 for merchants in freight wagons
Mormon Trail | ran from Nauvoo, Illinois, to the Great Salt Lake | was taken west by Brigham Young's followers in 1846 and 1847
Pony Express | carried mail on horseback from Missouri to California in 1860 and 1861 | was ended by the telegraph after eighteen months of relay riders
Chisholm Trail | was the cattle route from San Antonio to Abilene, Kansas | took cowboys and Texas cattle to the railroad in Kansas

# Forms of work and production before the Civil War
? Which term means
Lowell system / Waltham-Lowell system | the employing of young farm women in mills with company boardinghouses | the plan of putting all steps of cloth making in one Massachusetts factory town | the factory life of mill girls who worked long hours under strict rules
putting-out system / outwork / cottage industry | giving families materials to make goods at home for a merchant | the home production of shoes or hats that came before factories
factory system | bringing workers and machines together in one large building to make goods | the method of production that Samuel Slater brought to Rhode Island
craft production / artisan shop | making goods by hand in a small workshop | the work of skilled masters, journeymen and apprentices before machines
mass production | making large amounts of identical goods cheaply by machine | the method that Henry Ford perfected with a moving line

# Forms of business
? Which form of business
joint-stock company | let many investors pool money and share profit and risk in a colonial venture | founded Jamestown with money from many investors in Virginia
corporation | is owned by stockholders who have limited liability | is treated by the courts as a legal person | continues to exist after its original owners die
partnership | is owned by two or more people who share profits and debts | joins a few owners who are each liable for all debts
trust | had owners of rival firms hand their stock to one board of managers | was created by Standard Oil in 1882 when its owners gave their stock to nine men
monopoly | has complete control of the market for a product or service | lets one seller without rivals set prices as it likes
holding company | exists only to own controlling stock of other firms | describes Northern Securities, which Theodore Roosevelt broke up
railroad pool / pool | was an informal agreement among competing lines to divide traffic and keep rates high | was outlawed by the Interstate Commerce Act as price fixing
cooperative | is owned by members who buy and sell together | let farmers of the Grange and the Alliance sell crops and buy supplies together

# Ideas about nation and society before the Civil War
? Which term means
nativism | hostility toward immigrants by people born in the country | the feeling that inspired the Know-Nothings in the 1850s | the attitude that led to laws against Chinese and southern European newcomers
cult of domesticity / cult of true womanhood | the ideal that a woman's place was the home, where she taught virtue | a middle-class idea praising piety, purity and submission
republican motherhood | the idea that women should raise virtuous citizens for the new nation | the role that gave women a reason for schooling after the Revolution
sectionalism | loyalty to one's own region rather than to the whole nation | the rivalry of North, South and West over slavery and tariffs | the division that led to the Civil War
nationalism | pride in and loyalty to one's country | the unity of feeling that marked the Era of Good Feelings
Manifest Destiny | the belief that the nation was meant to spread to the Pacific | the idea by which John O'Sullivan justified expansion in 1845 | the belief used to justify the annexation of Texas and Oregon
popular sovereignty | letting the settlers of a territory decide for or against slavery | the idea of Lewis Cass and Stephen Douglas for the western territories | the principle of the Kansas-Nebraska Act

# Ideas in the debate over slavery and labor
? Which idea is
paternalism | the slaveholders' claim to care for enslaved people like fathers | a view of the plantation as a household whose master guards and guides his workers
positive good theory | Calhoun's argument that slavery benefited both races | the claim by Calhoun in 1837 that enslaved people were better off than Northern workers
free labor ideology | the belief that workers could rise to own property by their own effort | the Northern view that wage earning was a step to independence
Slave Power conspiracy / Slave Power | the Northern belief that a small group of planters secretly controlled the federal government | the Republican charge that Southern planters ruled Congress and the Supreme Court
gradualism | the view that slavery should be ended slowly rather than at once | the cautious antislavery position that Garrison attacked
immediatism | the demand of Garrison that slavery end at once without payment to owners | the uncompromising antislavery position that took hold in the 1830s
higher law doctrine | Seward's claim that God's justice stands above a constitution that protects slavery | the moral argument used in 1850 against returning fugitives

# Reform movements before the Civil War
? Which movement
Second Great Awakening | was the religious revival of the early 1800s that inspired reform | had preachers such as Charles Finney who taught that people could choose salvation | was spread by camp meetings on the frontier
temperance movement | tried to limit or ban the drinking of alcohol | led Maine to outlaw liquor sales in 1851 | was supported by women who saw drink harm families
abolition movement / abolitionism | sought to end slavery at once and everywhere | was led by William Lloyd Garrison and Frederick Douglass | was spread by newspapers such as "The Liberator"
common school movement | sought tax-supported public education for all children | was led by Horace Mann in Massachusetts | trained teachers and lengthened the academic year
asylum movement / mental health reform | sought humane care of the mentally ill in special hospitals | was begun by Dorothea Dix after visiting jails in Massachusetts
women's rights movement | demanded the vote and property for wives and daughters | held its first convention at Seneca Falls in 1848 | was led by Elizabeth Cady Stanton and Lucretia Mott
colonization movement / colonization | planned to send free Black Americans to Africa | created Liberia in the 1820s
penitentiary reform / prison reform | tried to have criminals repent and improve behind bars | replaced public whipping with cells and silence, as at Auburn
utopian movement / utopian community | tried to create perfect societies in small cooperative settlements | founded Brook Farm and New Harmony

# Utopian communities
? Which utopian community
Brook Farm | was the Massachusetts commune where transcendentalists shared work and study | was founded by George Ripley and joined for a time by Hawthorne
New Harmony | was Robert Owen's cooperative town in Indiana | failed within a few years of its founding in 1825 by a Scottish mill owner
Oneida Community | practiced complex marriage in upstate New York | was founded by John Humphrey Noyes and made silverware
Shakers | believed in celibacy and the equality of men and women | followed Mother Ann Lee and were known for dancing in worship and simple furniture | lived in communities where men and women were kept apart
Amana Society | was a German religious commune that moved to Iowa in the 1850s | held property in common in several Iowa villages

# Religious groups of the early nineteenth century
? Which religious group
Mormons / Latter-day Saints | followed Joseph Smith and then Brigham Young to Utah | settled the Great Salt Lake after persecution in Missouri and Illinois
Millerites | expected the Second Coming of Christ in 1843 or 1844 | followed the predictions of a New York farmer and preacher about Christ's return
African Methodist Episcopal Church / AME Church | was founded by Richard Allen as the first independent Black denomination | grew from a protest against segregated pews in Philadelphia
Methodists | sent circuit riders across the frontier to hold revivals | became the largest Protestant denomination by the 1840s
Unitarians | rejected the Trinity and stressed reason and human goodness | drew educated New Englanders led by William Ellery Channing

# Religious leaders before the Civil War
? Which religious leader
Charles Grandison Finney / Charles Finney | was the leading revival preacher of the Second Great Awakening | preached in Rochester that sinners could choose to be saved | urged converts to work against slavery and drinking
Lyman Beecher | was the Boston minister who cofounded the American Temperance Society | warned against Catholic influence in the West and headed Lane Seminary
Joseph Smith | founded the Mormon church and published the Book of Mormon in 1830 | was killed by a mob at Carthage, Illinois, in 1844 | said that an angel led him to golden plates
Brigham Young | led the Mormon migration to the Great Salt Lake in 1847 | became the first governor of Utah Territory
William Miller | predicted that Christ would return in 1843 or 1844 | was the New York farmer and preacher whose followers faced the Great Disappointment

# Educators before the Civil War
? Which educator
Horace Mann | was the Massachusetts education secretary who promoted public schools | called education "the great equalizer" and founded teacher-training schools
Emma Willard | founded a female seminary at Troy, New York, in 1821 | offered girls mathematics and science at a school in Troy
Catharine Beecher | promoted teaching as a career for women and wrote on domestic economy | founded the Hartford Female Seminary
Thomas Gallaudet | opened the first American school for the deaf at Hartford | introduced sign language education from France
Samuel Gridley Howe | headed the Perkins school for the blind in Boston | taught Laura Bridgman, who was deaf and blind
Mary Lyon | founded Mount Holyoke, a pioneer women's college, in 1837 | was the Massachusetts teacher who went door to door raising money for a women's college
Noah Webster | wrote a blue-backed speller and an American dictionary | gave American English its own spellings such as "color"
Prudence Crandall | opened a Connecticut school for Black girls and was jailed for it | closed a Connecticut academy in 1834 after a mob attacked its Black pupils

# Reformers of health and care before the Civil War
? Which reformer or medical pioneer
Dorothea Dix | worked for state hospitals for the mentally ill | exposed cruel conditions in jails and headed Union army nurses
Sylvester Graham | urged a diet of whole grain flour and no meat or alcohol | was the diet lecturer for whom a brown cracker is named
Elizabeth Blackwell | graduated in 1849 as the first American woman doctor | founded a New York infirmary staffed by female doctors for the poor
Neal Dow | was the mayor of Portland behind Maine's 1851 law against liquor | was called the Napoleon of Temperance
William Morton | showed surgeons in Boston how ether stops pain in 1846 | was the dentist who made painless surgery possible

# Black abolitionists
? Which Black abolitionist
Frederick Douglass / Douglass | escaped slavery and published the "North Star" | wrote a famous 1845 narrative of his life | asked what the Fourth of July means to the slave
Harriet Tubman / Tubman | escaped from Maryland and led about 70 people to freedom | was the most famous conductor of the Underground Railroad | was called the Moses of her people
Sojourner Truth | gave the "Ain't I a Woman?" speech in 1851 | was born into slavery in New York and spoke for women and the enslaved | traveled as a preacher against slavery though unable to read
David Walker | wrote an 1829 "Appeal" urging enslaved people to rise | was the free Boston clothes dealer whose pamphlet alarmed the South
Harriet Jacobs | hid for seven years in an attic crawl space in North Carolina | wrote "Incidents in the Life of a Slave Girl"
William Still | was the Philadelphia conductor who wrote down the stories of hundreds of fugitives | kept records published as "The Underground Rail Road"
Martin Delany | was the doctor and editor who favored emigration to Africa | became a major in the Union army

# White abolitionists
? Which white abolitionist
William Lloyd Garrison / Garrison | published "The Liberator" and demanded immediate emancipation | founded the American Anti-Slavery Society in 1833
Angelina Grimké / Sarah Grimké / Grimké sisters | came from a South Carolina slaveholding family and lectured in the North | was criticized for speaking to audiences of men and women | wrote an appeal to Southern Christian women against slavery
Elijah Lovejoy | was the editor killed by a mob at Alton, Illinois, in 1837 | died defending his printing press
Theodore Dwight Weld / Theodore Weld | led the Lane Seminary debates and trained antislavery speakers | compiled "American Slavery As It Is"
Arthur Tappan / Lewis Tappan / Tappan brothers | was a wealthy New York merchant who paid for antislavery causes | was the silk merchant who financed Oberlin College and the Amistad defense
John Brown | raided the federal arsenal at Harpers Ferry in 1859 | killed five proslavery settlers at Pottawatomie Creek | was hanged for treason and honored as a martyr in the North
Harriet Beecher Stowe | wrote the novel "Uncle Tom's Cabin" | made millions of Northern readers feel the cruelty of slavery in an 1852 novel
James G. Birney | was a former slaveholder who ran for president for the Liberty Party | won votes in New York that cost Clay the 1844 election
Lydia Maria Child | wrote the 1833 "Appeal in Favor of That Class of Americans Called Africans" | edited the "National Anti-Slavery Standard" in New York

# Leaders of women's rights before 1900
? Which women's rights leader
Elizabeth Cady Stanton | wrote the Declaration of Sentiments for the Seneca Falls Convention | proposed in 1848 that women demand the vote
Lucretia Mott | was the Quaker preacher from Philadelphia who helped call the Seneca Falls Convention | spoke against slavery in Quaker meetings and led the Philadelphia Female Anti-Slavery Society
Susan B. Anthony | was arrested for voting in Rochester in 1872 | was the unmarried organizer who traveled the country for suffrage while Stanton wrote the speeches
Lucy Stone | kept her own name after marriage | founded the American Woman Suffrage Association and the "Woman's Journal"
Margaret Fuller | wrote "Woman in the Nineteenth Century" and edited "The Dial" | was the leading female transcendentalist
Amelia Bloomer | promoted loose trousers worn under a short skirt | edited "The Lily," an early newspaper for women
Victoria Woodhull | ran for president in 1872 as the first woman to do so | opened a Wall Street brokerage with her sister
Frances Willard | led the Woman's Christian Temperance Union with a "Do Everything" policy | joined temperance to the demand for women's votes

# Leaders of women's suffrage after 1900
? Which women's rights leader
Carrie Chapman Catt | led the National American Woman Suffrage Association to victory with her "Winning Plan" | founded the League of Women Voters
Alice Paul | founded the militant National Woman's Party after studying protest in England | wrote the first Equal Rights Amendment in 1923
Jeannette Rankin | was the first woman elected to Congress | voted against entering both world wars as a Montana representative
Lucy Burns | cofounded the National Woman's Party and endured force-feeding in jail | served more time in jail than any other American suffragist
Inez Milholland | rode a white horse at the head of the 1913 suffrage parade in Washington | collapsed while speaking for the vote in 1916 and became a suffrage martyr

# American writers before the Civil War
? Which author
Washington Irving | wrote "Rip Van Winkle" and "The Legend of Sleepy Hollow" | won European fame for tales of Dutch New York
James Fenimore Cooper | wrote "The Last of the Mohicans" and the Leatherstocking Tales | created the frontier hero Natty Bumppo
Ralph Waldo Emerson / Emerson | wrote the essays "Self-Reliance" and "Nature" | led the transcendentalists and called for an American culture in "The American Scholar"
Henry David Thoreau / Thoreau | lived alone at Walden Pond and wrote about it | went to jail for refusing a tax that supported slavery and war with Mexico | wrote the essay "Civil Disobedience"
Nathaniel Hawthorne / Hawthorne | wrote "The Scarlet Letter" about Puritan guilt | wrote "The House of the Seven Gables" about New England sin
Herman Melville / Melville | wrote "Moby-Dick" about the hunt for a white whale | drew on his whaling voyages to create Captain Ahab
Edgar Allan Poe | wrote "The Raven" and tales of horror | is credited with the first detective stories

# American poets of the nineteenth century
? Which poet
Walt Whitman / Whitman | published "Leaves of Grass" in free verse | celebrated democracy and the common people in "Song of Myself"
Emily Dickinson | wrote nearly 1,800 short poems, most published after her death | lived a secluded life in Amherst, dressed in white
Henry Wadsworth Longfellow / Longfellow | wrote "Paul Revere's Ride" and "The Song of Hiawatha" | was the most popular American poet of the 1850s
John Greenleaf Whittier | was the Quaker who wrote "Snow-Bound" and verses against slavery | wrote "Barbara Frietchie" about a flag in Civil War Maryland
James Russell Lowell | mocked the Mexican War in "The Biglow Papers" | wrote in Yankee dialect and first edited the "Atlantic Monthly"

# American novelists after 1860
? Which novelist
Louisa May Alcott | wrote "Little Women" and served as a Civil War nurse | told of the four March sisters in Massachusetts
Mark Twain / Samuel Clemens | wrote "Adventures of Huckleberry Finn" | gave the Gilded Age its name in an 1873 novel | wrote of life on the Mississippi River with humor
Stephen Crane | wrote "The Red Badge of Courage" about a young Civil War soldier | described slum life in "Maggie: A Girl of the Streets"
Henry James | wrote of Americans in Europe in "The Portrait of a Lady" | was the realist who studied the minds of upper-class characters
Helen Hunt Jackson | wrote "A Century of Dishonor" about broken treaties | wrote the novel "Ramona" on the wrongs of California's Native people

# Antislavery writings and newspapers
? Which antislavery work
The Liberator | was Garrison's Boston newspaper calling for immediate abolition | began in 1831 with the words "I will be heard"
Walker's Appeal / Appeal to the Coloured Citizens of the World | was a free Black Bostonian's 1829 call for enslaved people to resist | was the 1829 pamphlet that sailors smuggled into Southern ports in their clothing
Uncle Tom's Cabin | was the 1852 novel by Harriet Beecher Stowe about slavery's cruelty | turned many Northerners against the Fugitive Slave Act | sold 300,000 copies in its first year
North Star | was the paper Frederick Douglass started in Rochester in 1847 | was named for the guide that fugitives followed by night
Freedom's Journal | was the first newspaper owned and edited by African Americans | was started in New York in 1827 by Cornish and Russwurm
The Impending Crisis of the South | was Hinton Helper's 1857 book blaming slavery for poor whites' poverty | was banned by many Southern states though written by a North Carolinian
Twelve Years a Slave | was Solomon Northup's story of being kidnapped into bondage | told of a free New Yorker sold to Louisiana in 1841

# Other writings of the early and middle nineteenth century
? Which work
Declaration of Sentiments | stated at Seneca Falls that "all men and women are created equal" | listed men's wrongs against women in the style of Jefferson | was written by Elizabeth Cady Stanton in 1848
Walden | described two years of simple living in the Massachusetts woods | was Thoreau's 1854 account of life beside a pond
Civil Disobedience / On Civil Disobedience | argued that people should refuse to obey unjust laws | was the 1849 essay by Thoreau that later inspired Gandhi and King
Democracy in America | was Tocqueville's study of American society and politics | said equality of conditions was the striking fact of the young nation
Cannibals All! | was George Fitzhugh's 1857 claim that Northern wage workers were worse off than slaves | defended slavery by attacking free labor

# Painters before the Civil War
? Which painter
John Singleton Copley / Copley | painted portraits of Boston leaders such as Paul Revere before the Revolution | left Boston for London in 1774 and won fame for historical scenes
Gilbert Stuart | painted the unfinished portrait of Washington copied on the dollar bill | painted portraits of the first five presidents
John Trumbull | painted "The Declaration of Independence" for the Capitol | served in the Revolution and painted its great scenes
Thomas Cole | founded the Hudson River school of landscape painting | painted "The Oxbow" and "The Course of Empire"
John James Audubon / Audubon | painted and published "The Birds of America" | was the naturalist who drew life-size birds in color
George Catlin / Catlin | painted hundreds of portraits of Plains peoples in the 1830s | feared that Native cultures would vanish and made an "Indian Gallery"
George Caleb Bingham | showed Missouri river life and frontier elections | painted "Fur Traders Descending the Missouri"

# Artists of the later nineteenth century
? Which artist
Albert Bierstadt / Bierstadt | painted huge glowing scenes of the Rocky Mountains and Yosemite | was a German-born landscape artist whose canvases drew Easterners to the West
Mathew Brady | was famous for photographs of the Civil War | shocked New Yorkers with pictures of the Antietam dead | brought the horrors of the battlefield to the public
Winslow Homer | painted Civil War camp life and stormy seas | was a magazine illustrator who became a leading realist
Frederic Remington / Remington | painted and sculpted cowboys and cavalry of the West | made the bronze "Bronco Buster"
Mary Cassatt / Cassatt | was the American Impressionist in Paris who painted mothers and children | was a friend of Degas who showed women's private lives
Thomas Nast | drew cartoons that brought down Boss Tweed | made popular the elephant and donkey as party symbols | attacked Tammany Hall in "Harper's Weekly"

# People of the slave South
? Which term describes
overseer | a white man hired to manage work on a plantation | the manager who directed field labor for an absent plantation owner
slave driver | an enslaved man chosen to direct the work of other field hands | the enslaved foreman placed over a work gang
yeoman farmer / yeoman | a small independent landowner who usually held no slaves | a member of the largest group of white Southerners, who grew food for his own family
planter | a large landowner holding at least twenty enslaved people | a member of the small elite that ruled Southern politics
slave patrol | a group of white men who policed enslaved people at night | armed riders who checked passes and searched cabins
fugitive slave | a person who had run away from bondage | a runaway whom the 1850 law required Northerners to return | an escaped laborer whom the Underground Railroad helped on the way north
conductor | a guide who led runaways from one safe house to the next | a helper on the escape network such as Harriet Tubman
free person of color / free Blacks | an African American in the South who was not enslaved but had few rights | a Southerner outside slavery who had to carry papers as proof

# Ways out of slavery
? Which term describes
Underground Railroad | the secret network of routes and safe houses for people escaping bondage | the escape system whose helpers were called conductors and stations
manumission | the voluntary freeing of a slave by an owner | the legal release from bondage in an owner's will
emancipation | the government's freeing of all people held in bondage | the aim Lincoln added to the war after Antietam
gradual abolition laws / gradual emancipation | Northern state acts that freed enslaved people's children at a certain age | the step-by-step way Pennsylvania and New York ended slavery after the Revolution
self-purchase | earning money to buy one's own freedom | the way Olaudah Equiano paid an owner and became free
maroon community | a hidden settlement of people who had escaped slavery | a group of runaways living in swamps or mountains

# Features of slavery in the South
? Which term describes
Cotton Kingdom / King Cotton | the Deep South economy based on one fiber crop and enslaved labor | the system that made the South supply most of the world's raw fiber by 1860
domestic slave trade / internal slave trade | the sale of enslaved people from the Upper South to the Deep South | the traffic that moved about a million people to Alabama, Mississippi and Louisiana | the business that grew after imports from Africa ended in 1808
slave auction | a public event at which people were sold to the highest bidder | the event at which buyers inspected people and families were separated
slave quarters | the cabins where enslaved families lived on a plantation | the small houses where enslaved people kept up their own community at night
spiritual | a religious song of enslaved people with hidden hopes of freedom | music in which enslaved people used Bible stories to express hope
slave pass | a written permission to travel away from the plantation | a paper that patrols demanded from enslaved people on the road

# Laws and practices that limited the rights of Black Americans
? Which term describes
slave codes | colonial and state laws that took away the rights of people held in bondage | the rules that barred enslaved people from owning arms, meeting or learning to read | the laws that defined enslaved people as property
Black Codes | the 1865 and 1866 Southern laws that limited the freedom of former slaves | the rules that forced freed people into yearly labor contracts and vagrancy arrests | the measures that led Congress to pass the Civil Rights Act of 1866
Jim Crow laws / Jim Crow | state rules that separated the races in public places | the segregation statutes approved in Plessy v. Ferguson
poll tax | a fee required in order to vote | the payment for voting that the Twenty-fourth Amendment later banned
literacy test | an exam used to keep Black citizens from registering to vote | the reading requirement that registrars gave unfairly after 1890
grandfather clause | the exemption for voters whose ancestors could vote before 1867 | the rule that let poor whites vote but kept out descendants of slaves | the rule that excused white men from literacy tests and poll taxes
convict lease system / convict leasing | the hiring out of prisoners to private employers in the South | the forced labor that sent many Black men to mines and camps
lynching | the killing of an accused person by a mob without trial | the mob violence that Ida B. Wells investigated | the terror by hanging used against Black Southerners

# Slave revolts and plots
? Which revolt or plot
Nat Turner's Rebellion / Nat Turner's Revolt | killed about 55 white Virginians in Southampton County in 1831 | led Southern states to tighten slave codes after a preacher's uprising | was led by an enslaved preacher in Virginia who believed God had called him
Denmark Vesey's conspiracy / Denmark Vesey plot | was led by a free carpenter in Charleston in 1822 | was betrayed in South Carolina, and 35 people were hanged | planned to seize Charleston and sail to Haiti
Gabriel's Rebellion / Gabriel Prosser's Rebellion | was an 1800 plot by an enslaved Virginia blacksmith to seize Richmond | was betrayed before the march on Richmond and led to hangings and stricter laws
German Coast uprising | began near New Orleans in 1811 and was the largest of its kind in American history | saw hundreds march along the Mississippi in Louisiana
Amistad case / Amistad revolt | freed Africans who had seized a Spanish ship off Cuba in 1839 | brought John Quincy Adams to the Supreme Court as a defender of African captives | ended with the captives returning to Africa
Creole revolt / Creole case | was an 1841 mutiny on a ship that sailed to freedom in the Bahamas | angered Southerners because Britain freed captives being shipped from Virginia to New Orleans
Harpers Ferry raid / raid on Harpers Ferry | was John Brown's attempt to start a slave uprising in Virginia in 1859 | ended when Robert E. Lee's marines captured the raiders at an arsenal | made many Southerners believe the North wanted slave rebellion
New York Conspiracy of 1741 | was a suspected arson plot for which enslaved people in a northern port were executed | followed a string of fires in a colonial city with many enslaved residents
Christiana riot | was an 1851 Pennsylvania fight in which a slaveholder was killed trying to seize fugitives | was a Pennsylvania farmers' and free Black people's resistance to the Fugitive Slave Act

# Territorial gains before the Civil War
? Which acquisition
Florida Cession / acquisition of Florida | came from Spain in 1819 after Jackson's invasion | gave the United States the peninsula of the Seminole
Texas annexation / annexation of Texas | added a former Mexican province and independent republic in 1845 | was delayed because it would add a large slave state | led to war with Mexico over the Rio Grande boundary
Oregon Treaty / Oregon Territory | set the 49th parallel as the northwestern border with Britain in 1846 | ended the dispute behind the cry "Fifty-four Forty or Fight"
Mexican Cession | gave the United States California and the Southwest in 1848 | was received under the Treaty of Guadalupe Hidalgo for $15 million
Gadsden Purchase | bought southern Arizona and New Mexico land in 1853 for a railroad route | cost $10 million and completed the continental border | was bought from Mexico under Franklin Pierce

# Overseas territorial gains
? Which acquisition
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

# Events in Texas and California
? Which event of the struggle for the West
California Gold Rush / Gold Rush | brought fortune seekers west in 1849 after a find at Sutter's Mill | made a Pacific territory ready for statehood by 1850 | attracted Chinese, Latin American and European miners
Bear Flag Revolt | was the 1846 uprising of American settlers at Sonoma in California | proclaimed a short-lived California republic with the help of John C. Frémont
Battle of the Alamo / Alamo | was the 1836 siege in San Antonio in which nearly 200 defenders died | killed Davy Crockett, Jim Bowie and William Travis
Battle of San Jacinto / San Jacinto | was Sam Houston's surprise victory that won Texas independence | ended in eighteen minutes with Santa Anna captured
Goliad massacre | was the killing of more than 300 Texan prisoners in March 1836 on Santa Anna's orders | came after James Fannin surrendered his force in South Texas
Thornton affair | was the 1846 Rio Grande clash that Polk said shed American blood on American soil | gave the president a reason to ask Congress for war in May 1846

# Battles of the Mexican War
? Which battle with Mexico
Battle of Palo Alto / Palo Alto | was the first major fight of the war, won by Taylor in May 1846 | was an artillery fight just north of the Rio Grande
Battle of Buena Vista / Buena Vista | was Taylor's 1847 victory over a larger army under Santa Anna | made Zachary Taylor a war hero and future president
Siege of Veracruz / landing at Veracruz | began Scott's march to Mexico City by putting an army ashore in March 1847 | brought the surrender of Mexico's chief Gulf port to Winfield Scott
Battle of Chapultepec / Chapultepec | saw young cadets die defending a castle above Mexico City | led in September 1847 to the capture of the enemy capital
Battle of Monterrey | was Taylor's street-by-street capture of a northern Mexican city in September 1846 | ended with an armistice in northern Mexico that angered Polk

# Treaties with Native nations
? Which treaty with Native peoples
Treaty of New Echota | gave up Cherokee land in Georgia in 1835 | was signed by a small group of Cherokee and led to the Trail of Tears
Treaty of Fort Laramie of 1868 / Fort Laramie Treaty | set aside the Black Hills as part of a Great Sioux Reservation | was broken after gold was found on Sioux land in 1874
Medicine Lodge Treaty | placed southern Plains tribes on Oklahoma reservations in 1867 | was a Kansas agreement with Kiowa, Comanche and southern Cheyenne
Treaty of Greenville | gave most of Ohio to the United States in 1795 after a Native defeat | was signed by Little Turtle and other leaders after the Battle of Fallen Timbers
Treaty of Fort Stanwix | brought an Iroquois cession of lands south of the Ohio River | moved the settlement line west after Iroquois leaders gave up Shawnee hunting grounds

# Treaties with foreign nations from 1836 to 1868
? Which treaty
Treaties of Velasco | recognized Texas in 1836 over the signature of the captive Santa Anna | promised Mexican withdrawal below the Rio Grande but were rejected in Mexico City
Webster-Ashburton Treaty | settled the border between Maine and Canada in 1842 | ended the Aroostook War with Britain under President Tyler
Treaty of Guadalupe Hidalgo | ended the war with Mexico in 1848 | set the Rio Grande as the border and gave up California | promised citizenship and property rights to Mexicans in the ceded lands
Clayton-Bulwer Treaty | promised in 1850 that neither Britain nor America would control a Central American canal alone | was replaced in 1901 so that the United States could build a waterway alone
Treaty of Kanagawa | opened two Japanese ports to American ships in 1854 | was won by Commodore Matthew Perry's fleet
Burlingame Treaty | allowed free immigration between China and the United States in 1868 | was set aside when Congress excluded Chinese laborers

# Leaders of Texas independence
? Which leader of the 1830s
Stephen F. Austin / Stephen Austin | brought the first 300 American families to Mexican Texas | is called the Father of Texas and was jailed in Mexico City
Sam Houston | defeated Santa Anna and became the first president of Texas | was a governor of Texas who opposed secession
Antonio López de Santa Anna / Santa Anna | led the Mexican army that took the Alamo | was captured at San Jacinto and lost the war of 1846 to 1848 | was the Mexican president who fought Texan independence
Davy Crockett / David Crockett | was the Tennessee frontiersman and congressman who died at the Alamo | opposed Jackson's Indian removal as a Tennessee congressman
William B. Travis / William Travis | commanded the Alamo and pledged "victory or death" | was the young lieutenant colonel who refused to surrender to Santa Anna in San Antonio
Juan Seguín | was a Tejano who carried messages from the Alamo and fought for Texas independence | served as mayor of San Antonio before fleeing to Mexico

# Americans of expansion in the 1840s
? Which American of the 1840s
Winfield Scott | captured Veracruz and Mexico City in 1847 | proposed the Anaconda Plan at the start of the Civil War | was the losing Whig candidate for president in 1852
John Slidell | was sent by Polk to buy California and New Mexico in 1845 | was refused a hearing in Mexico and later seized as a Confederate envoy
Nicholas Trist | negotiated the Treaty of Guadalupe Hidalgo after being recalled | was the State Department clerk who disobeyed Polk to make peace in 1848
John L. O'Sullivan / John O'Sullivan | coined the phrase "manifest destiny" | was the New York editor who urged annexation of Texas in 1845
James Marshall | discovered gold at Sutter's Mill in 1848 | was the carpenter building a sawmill whose find drew the forty-niners
Marcus Whitman / Narcissa Whitman | was a doctor and missionary to the Cayuse killed in Oregon in 1847 | was a medical missionary who led wagons along the Oregon Trail

# States that joined the Union in the nineteenth century
? Which state
Maine | joined the Union as a free state in 1820 to balance a new slave state | was separated from Massachusetts under the Missouri Compromise
Missouri | joined the Union as a slave state in 1821 after a famous compromise | set off a national crisis by asking in 1819 to allow slavery
Texas / Republic of Texas / Lone Star Republic | fought for its independence at the Alamo and San Jacinto | was annexed in 1845 after nine years as an independent country | broke away from Mexico after Santa Anna ended the constitution
California | joined the Union as a free state in the Compromise of 1850 | gained enough people for statehood in the gold rush
Kansas | was torn by fighting over slavery after the 1854 law on popular sovereignty | joined the Union as a free state in 1861 after years of violence
West Virginia | broke from its parent over secession and joined the Union in 1863 | was a mountain region with few slaveholders that split off during the Civil War
Nevada | joined the Union in 1864 after silver was found in the Comstock Lode | was admitted in time to vote for Lincoln's reelection
Utah | was settled by Mormons and denied statehood until it gave up polygamy | entered the Union in 1896 after banning plural marriage

# Laws and compromises on slavery from 1846 to 1854
? Which measure
Wilmot Proviso | would have banned slavery in all land taken from Mexico | passed the House in 1846 but failed in the Senate | split Congress between North and South during the Mexican War
Compromise of 1850 | admitted California as a free state and ended the slave trade in Washington | was proposed by Henry Clay and guided through Congress by Stephen Douglas | included a stronger law for the return of fugitives
Fugitive Slave Act of 1850 / Fugitive Slave Law / Fugitive Slave Act | required Northerners to help return people who escaped bondage | denied accused runaways a jury trial and paid commissioners more for returning them
Kansas-Nebraska Act | let settlers of two western territories decide on slavery by popular vote | repealed the Missouri Compromise line in 1854 | led to the founding of the Republican Party
personal liberty laws | let Northern states block the return of people fleeing bondage | forbade state jails and officials from aiding slave catchers
Ostend Manifesto | urged in 1854 that the United States take Cuba from Spain | was written by American diplomats in Europe and angered Northerners when it leaked

# Proposals and acts on slavery from 1857 to 1863
? Which measure or proposal
Lecompton Constitution | was the proslavery frame of government that Buchanan supported for Kansas | was rejected by Kansas voters in 1858 | would have admitted a western territory as a slave state
Crittenden Compromise | would have extended the 36°30′ line to the Pacific in 1860 | was a last effort to stop secession that Lincoln opposed
Freeport Doctrine | was Stephen Douglas's claim that settlers could keep slavery out by refusing local laws | was announced in an 1858 Illinois debate and cost its author Southern support
Corwin Amendment | offered in 1861 to protect slavery forever where it already existed | was a failed change in the Constitution that passed Congress on the eve of war
Emancipation Proclamation | freed enslaved people in rebelling areas on January 1, 1863 | made the end of slavery a war aim and kept Britain from aiding the South | allowed Black men to join the Union army | did not apply to the loyal border states

# Events of the sectional crisis
? Which event before the Civil War
Bleeding Kansas | was the violence between proslavery and antislavery settlers after 1854 | included the sack of Lawrence by proslavery border ruffians | showed that popular sovereignty could not settle slavery peacefully
caning of Charles Sumner / caning of Sumner | was an 1856 beating in the Senate by Congressman Preston Brooks | answered the speech "The Crime Against Kansas" | showed how bitter the slavery debate had become in Congress
Lincoln-Douglas debates | took place in seven Illinois towns in 1858 over slavery in the territories | made the loser of a Senate race a national figure
Pottawatomie massacre | was John Brown's killing of five proslavery men in May 1856 | was an act of revenge for the sack of Lawrence
Election of 1860 | gave Lincoln victory without a single Deep South electoral vote | split the Democrats between Douglas and Breckinridge
secession of South Carolina | was the first break of a state from the Union, in December 1860 | came within weeks of Lincoln's election and was followed by six more departures by February
attack on Fort Sumter / Fort Sumter | began the Civil War in Charleston Harbor in April 1861 | led Lincoln to call for 75,000 volunteers
Anthony Burns case / rendition of Anthony Burns | saw troops march an escaped man through Boston to a ship in 1854 | turned many New Englanders against the Fugitive Slave Act
Nashville Convention | was a meeting of Southern states in 1850 that talked of leaving the Union | lost its force when Congress passed its great compromise that year
Montgomery Convention | formed the Confederate States of America in February 1861 | chose Jefferson Davis as provisional president in Alabama

# Political parties before the Civil War
? Which party
Whig Party / Whigs (party) | was formed in the 1830s by opponents of Andrew Jackson | favored the American System and broke apart over slavery in the 1850s | was led by Henry Clay and Daniel Webster
Democratic Party / Democrats | was organized by Van Buren around Andrew Jackson | won the votes of most white Southerners after Reconstruction
Free Soil Party / Free-Soil Party | opposed the spread of slavery into western territory when it was formed in 1848 | ran former president Van Buren and joined antislavery Democrats and Whigs
Know-Nothing Party / American Party | opposed immigrants and Catholics in the 1850s | grew from a secret order whose members would not answer questions | ran Millard Fillmore for president in 1856
Republican Party | began in 1854 as a union of Northerners against the spread of slavery | won its first White House race with Lincoln | was formed after the Kansas-Nebraska Act
Liberty Party | was the creation of abolitionists in 1840 with James Birney as its candidate | was the first antislavery body to run a candidate for the White House
Constitutional Union Party | ran John Bell in 1860 to save the nation by ignoring slavery | carried Virginia, Kentucky and Tennessee in the 1860 election
Anti-Masonic Party | arose in New York in opposition to a secret fraternal order | held the first national nominating convention in 1831

# Third parties after the Civil War
? Which third party
People's Party / Populist Party / Populists | wrote the Omaha Platform in 1892 | called for free silver and public ownership of railroads
Greenback Party / Greenback Labor Party | wanted more paper money in circulation in the 1870s and 1880s | ran James B. Weaver for president in 1880
Socialist Party of America / Socialist Party | ran Eugene V. Debs for president in 1904, 1908, 1912 and 1920 | called for public ownership of industry and won about 6 percent in 1912
Prohibition Party | was formed in 1869 to end the sale of liquor | nominated candidates against drink for decades
Bull Moose Party | nominated Theodore Roosevelt for president in 1912 | was formed by progressives who walked out of Taft's convention

# Senators and congressmen of the sectional crisis
? Which politician before the Civil War
Stephen A. Douglas / Stephen Douglas | promoted popular sovereignty as an Illinois senator | wrote the Kansas-Nebraska Act and lost to Lincoln in 1860 | debated Lincoln in seven Illinois towns in 1858
Charles Sumner / Sumner | was the Massachusetts senator beaten with a cane at his desk | led Radical Republicans in the Senate and sought equal rights for freed people | gave the speech "The Crime Against Kansas"
Preston Brooks | was the South Carolina congressman who attacked a senator in 1856 | beat an antislavery senator with a cane and was praised in the South
David Wilmot | was the Pennsylvania Democrat who proposed barring slavery from the Mexican lands | attached an amendment against slavery to an 1846 war spending bill
William H. Seward / William Seward / Seward | spoke of an "irrepressible conflict" and served as Lincoln's secretary of state | purchased Alaska from Russia in 1867 | was a New York senator who lost the 1860 Republican nomination
Lewis Cass | first proposed popular sovereignty as the Democratic candidate in 1848 | was the Michigan senator who lost the 1848 race to Zachary Taylor
John C. Breckinridge / Breckinridge | was the Southern Democratic candidate for president in 1860 | was Buchanan's vice president and later a Confederate general
John Bell | was the Tennessee candidate of the Constitutional Union Party | won three Upper South states in 1860 by calling for loyalty to the Constitution
John J. Crittenden | was the Kentucky senator who offered a last compromise in 1860 | wanted the old 36°30′ line protected by constitutional amendment

# Private citizens of the sectional crisis
? Which figure of the 1850s
Dred Scott | sued for freedom because he had lived in Illinois and Wisconsin Territory | was the enslaved Missouri man whose case reached the Supreme Court in 1857
William L. Yancey | was the Alabama secessionist who led Southern delegates out of the 1860 Democratic convention | demanded federal protection of slavery in the territories at the Charleston convention
Edmund Ruffin | was the Virginia secessionist said to have fired an early shot at Fort Sumter | was an agricultural reformer who called for Southern independence
Hinton Rowan Helper / Hinton Helper | was the North Carolinian who argued slavery harmed poor white people | wrote "The Impending Crisis of the South"
George Fitzhugh | was the Virginian who defended slavery as better than Northern wage labor | wrote "Cannibals All!" in 1857
Anthony Burns | was the fugitive marched back to slavery through the crowds of Boston in 1854 | was returned from Boston to Virginia and later bought free by supporters

# Eastern battles of 1861 and 1862
? Which Civil War battle
First Bull Run / First Battle of Bull Run / First Manassas | was a Union rout in July 1861 that showed the war would be long | gave Thomas Jackson the nickname Stonewall | was the opening major land fight, near Washington in July 1861
Seven Days / Seven Days Battles | drove McClellan away from Richmond in the summer of 1862 | ended the Peninsula Campaign with Lee in command
Second Bull Run / Second Battle of Bull Run / Second Manassas | was Lee's August 1862 victory over John Pope | let Lee carry the war north into Maryland weeks later
Antietam / Battle of Antietam / Sharpsburg | was the bloodiest single day of the war, in September 1862 | gave Lincoln the victory he needed to announce emancipation | stopped Lee's first invasion of the North, in Maryland
Fredericksburg / Battle of Fredericksburg | was Burnside's disastrous assault on Marye's Heights in December 1862 | was the December 1862 Union defeat before a stone wall in Virginia
Monitor and Merrimack / Battle of Hampton Roads / Monitor and Virginia | was the first fight between ironclad ships, in March 1862 | was a naval draw that made wooden warships out of date

# Eastern battles of 1863 to 1865
? Which Civil War battle
Chancellorsville / Battle of Chancellorsville | was Lee's great victory in May 1863 that cost him Stonewall Jackson | saw Lee divide a smaller army and rout Joseph Hooker
Gettysburg / Battle of Gettysburg | stopped Lee's second invasion of the North in July 1863 | included Pickett's Charge and Little Round Top | was the turning point of the war in the East, in Pennsylvania
Wilderness / Battle of the Wilderness | opened Grant's 1864 Virginia campaign in burning woods | was the clash of May 1864 in which Grant first faced Lee
Cold Harbor / Battle of Cold Harbor | cost Grant about 7,000 men in one failed June 1864 attack | was an assault near Richmond that Grant said he always regretted
Petersburg / Siege of Petersburg | was a nine-month trench fight south of Richmond | led to the fall of Richmond in April 1865
Fort Wagner / Assault on Fort Wagner | made famous the Black soldiers of the 54th Massachusetts in July 1863 | killed Robert Gould Shaw near Charleston | proved the courage of Black troops in South Carolina

# Western battles of 1862 and 1863
? Which Civil War battle
Fort Donelson / Forts Henry and Donelson | made Grant famous for "unconditional surrender" in February 1862 | opened the Cumberland River into Tennessee
Shiloh / Battle of Shiloh / Pittsburg Landing | shocked both sides with over 23,000 casualties in Tennessee in April 1862 | killed Albert Sidney Johnston in Tennessee
capture of New Orleans | was Farragut's April 1862 seizure of the South's largest city | opened the lower Mississippi when a fleet ran past two forts
Vicksburg / Siege of Vicksburg | gave the Union the Mississippi River on July 4, 1863 | split the Confederacy after Grant starved out a city | was the turning point of the war in the West
Chickamauga / Battle of Chickamauga | was a Confederate victory in Georgia in September 1863 | was the bloodiest western fight and drove Rosecrans back into Tennessee
Chattanooga / Battle of Chattanooga | gave the Union a gateway to Georgia at Lookout Mountain and Missionary Ridge | led to Grant's promotion to command all Union armies
Pea Ridge / Battle of Pea Ridge | secured Missouri for the Union in March 1862 | was fought in Arkansas with some Cherokee soldiers on the Southern side
Glorieta Pass / Battle of Glorieta Pass | stopped a Confederate invasion of New Mexico in 1862 | kept the Confederacy from the gold and ports of the far West

# Campaigns of 1864 in the West and Deep South
? Which Civil War battle or campaign
Atlanta campaign / capture of Atlanta | took a Georgia rail center in September 1864 and helped reelect Lincoln | pitted Sherman against Joseph Johnston and then Hood | destroyed a railroad and manufacturing center
March to the Sea / Sherman's March | cut a path of destruction through Georgia to Savannah in late 1864 | began in Atlanta and ended at Savannah before Christmas
Mobile Bay / Battle of Mobile Bay | was where Farragut said "Damn the torpedoes" in August 1864 | closed the last major Gulf port east of Texas by naval attack
Nashville / Battle of Nashville | destroyed John Bell Hood's army in Tennessee in December 1864 | was George Thomas's crushing victory of December 1864
Fort Pillow / Fort Pillow massacre | ended in the killing of surrendering Black Union troops in April 1864 | became a rallying cry for Black soldiers after Nathan Bedford Forrest's attack

# Union commanders
? Which Union commander
Ulysses S. Grant / Grant | captured Vicksburg and accepted Lee's surrender | became president in 1869 with an administration hurt by scandals | was put in charge of all Union armies in 1864
William Tecumseh Sherman / Sherman | burned Atlanta and marched through Georgia to Savannah | issued Field Order No. 15 giving coastal land to freed families
George B. McClellan / McClellan | built the Army of the Potomac but was too cautious to use it | ran for president against Lincoln in 1864 | stopped Lee at Antietam but did not pursue him
George Meade | commanded the winning army at Gettysburg | was criticized by Lincoln for letting Lee escape after a Pennsylvania victory
Ambrose Burnside / Burnside | ordered the costly attacks at Fredericksburg | replaced McClellan in late 1862 and lost a battle within weeks
Joseph Hooker | lost the battle of Chancellorsville despite greater numbers | was defeated by Lee and Jackson in May 1863
David Farragut / Farragut | captured New Orleans in 1862 and Mobile Bay in 1864 | led the Union fleet past Confederate forts on the Gulf coast
Philip Sheridan | laid waste to the Shenandoah Valley in 1864 with his cavalry | blocked Lee's escape near Appomattox and later fought Plains peoples

# Other Union officers
? Which Union officer
George H. Thomas / George Thomas | was the Virginian called the Rock of Chickamauga | destroyed Hood's army at Nashville
Irvin McDowell | commanded the army defeated at First Bull Run | led raw troops toward Manassas in July 1861
Robert Gould Shaw | led the 54th Massachusetts and died with his Black soldiers | was the young Bostonian killed at Fort Wagner
Joshua Chamberlain | held Little Round Top with the 20th Maine | was the Maine professor who ordered a bayonet charge at Gettysburg
Robert Anderson | was the major who surrendered Fort Sumter | was the Kentuckian who faced the first shots of the war in Charleston Harbor
John Pope | lost the Second Battle of Bull Run | was sent to Minnesota after his Virginia defeat in August 1862

# Confederate statesmen
? Which Confederate statesman
Jefferson Davis | was president of the Southern government during the Civil War | was a Mississippi senator before secession | was captured in Georgia and imprisoned after the war
Alexander H. Stephens / Alexander Stephens | was the vice president who called slavery the cornerstone of his government | was a Georgian who gave the Cornerstone Speech in 1861
Judah P. Benjamin | was the Jewish cabinet member who served as secretary of state | was a former Louisiana senator who fled to England in 1865
Stephen Mallory | was the Floridian who built ironclads as head of the Confederate navy | was the navy secretary who ordered commerce raiders from Britain
James Mason | was the Virginia envoy taken off the Trent with John Slidell in 1861 | drafted the Fugitive Slave Act of 1850 and later sought British recognition

# Confederate generals in the East
? Which Confederate general in the East
Robert E. Lee / Lee | commanded the Army of Northern Virginia from 1862 | refused command of Union forces and stayed with Virginia | surrendered at Appomattox Court House
Stonewall Jackson / Thomas J. Jackson | was shot by his own men at Chancellorsville | held firm at First Bull Run and fought brilliantly in the Shenandoah Valley
James Longstreet / Longstreet | advised against Pickett's Charge and later became a Republican | was the corps commander whom Lee called his old war horse
George Pickett / Pickett | led the failed charge on the third day at Gettysburg | was the Virginian whose division was shattered attacking Cemetery Ridge
J. E. B. Stuart / Jeb Stuart | was the cavalry leader who was absent as Gettysburg began | rode around McClellan's army in 1862 with his horsemen
P. G. T. Beauregard / Beauregard | ordered the firing on Fort Sumter | was the Louisianan who helped win First Bull Run

# Confederate commanders in the West and at sea
? Which Confederate commander
Nathan Bedford Forrest | was the Tennessee cavalry raider who became first leader of the Ku Klux Klan | commanded the attackers at Fort Pillow
Joseph E. Johnston / Joseph Johnston | retreated slowly before Sherman and surrendered in North Carolina in April 1865 | was wounded in the Peninsula Campaign and replaced by Lee
Albert Sidney Johnston | was the highest-ranking general killed in the war, at Shiloh | bled to death on a Tennessee battlefield in April 1862
John Bell Hood | lost Atlanta and wrecked an army at Franklin and Nashville | took over the defense of Atlanta from a cautious general in July 1864
Raphael Semmes | commanded the raider Alabama against Union shipping | lost to the Kearsarge off France in 1864
Braxton Bragg | won at Chickamauga and lost at Chattanooga | commanded the main western Southern army in 1863 and quarreled with his generals

# Speeches of Lincoln and the sectional crisis
? Which speech
Gettysburg Address | dedicated a soldiers' cemetery in November 1863 | began "Four score and seven years ago" and promised a new birth of freedom | spoke of government of the people, by the people, for the people
Lincoln's First Inaugural Address | told the South in March 1861 that the Union could not be broken | promised not to touch slavery where it already existed
Lincoln's Second Inaugural Address | called for peace "with malice toward none, with charity for all" | called the war a punishment for the sin of slavery in March 1865
House Divided speech | declared in 1858 that government cannot endure half slave and half free | opened Lincoln's campaign for the Senate in Springfield
Cornerstone Speech | claimed in 1861 that slavery was the foundation of the Confederacy | was Alexander Stephens's defense of a government based on racial inequality
Crime Against Kansas | attacked proslavery senators in 1856 and led to a caning | was Charles Sumner's angry address on slavery in the territories
Seventh of March speech | was Daniel Webster's plea for the Compromise of 1850 | urged Northerners to accept a fugitive slave law to save the Union
Fourth of July speech | was Frederick Douglass's 1852 attack on American hypocrisy about slavery | contrasted Independence Day celebrations with the condition of people in bondage
Ain't I a Woman? | was given by Sojourner Truth at an 1851 women's rights meeting in Ohio | asked why Black women were left out of ideas about female weakness
Cooper Union Address | introduced Lincoln to Eastern voters in New York in February 1860 | argued in New York that the founders meant to limit slavery's spread

# Speeches and documents of the 1890s
? Which speech or document
Atlanta Compromise speech / Atlanta Compromise | was Booker T. Washington's 1895 call for economic progress before social equality | urged Black Southerners to cast down their buckets where they were
Cross of Gold speech | won Bryan the Democratic nomination in 1896 | attacked bankers and ended with an image of crucified mankind | was William Jennings Bryan's defense of silver
Omaha Platform | called in 1892 for free silver, an income tax and direct election of senators | was the reform list of the People's Party | demanded government ownership of railroads and telegraphs
Ocala Demands | were drawn up in Florida in 1890 by the Farmers' Alliance | called in 1890 for federal crop warehouses, two years before a new party was formed
Frontier Thesis | argued in 1893 that free western land had shaped American democracy | was read by Frederick Jackson Turner to historians at the Chicago fair

# Laws of the Civil War
? Which law
Homestead Act | gave 160 acres of public land to settlers who farmed it for five years | drew thousands of families to the Great Plains after 1862
Morrill Land-Grant Act / Morrill Act | gave states federal acreage to found colleges of agriculture and engineering | helped start public universities in 1862 | paid for agricultural and mechanical colleges in every loyal state
Pacific Railway Act / Pacific Railroad Act | gave land and loans for building a transcontinental line in 1862 | chose two companies to build toward each other from Omaha and Sacramento
Confiscation Acts | let Union forces take rebel property, including enslaved people used for the war | moved Congress toward emancipation in 1861 and 1862 before Lincoln acted
Conscription Act of 1863 / Enrollment Act | drafted Northern men but let them hire substitutes or pay $300 | set off riots in New York by immigrants angry at rich men's exemptions
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
trench defense / trench warfare | fighting from long ditches dug for protection | digging in and firing from ditches in a way that foreshadowed World War I

# Weapons and ships of the Civil War
? Which weapon
ironclad | was a warship covered with metal plates | made wooden warships out of date in March 1862 | was tested when the Monitor fought the Merrimack
minié ball | was a cone-shaped bullet that made Civil War wounds deadly | expanded to fit the grooves of a rifled barrel when fired
rifled musket / rifle-musket | had grooves in the barrel that made it accurate at long range | was the main shoulder arm of Civil War infantry
Gatling gun | had several rotating barrels turned by a hand crank | fired bullets rapidly and was an early kind of machine gun
submarine | traveled under water and first sank a warship off Charleston in 1864 | was the kind of vessel of the Confederate Hunley
cannon / artillery | fired heavy shells and canister at lines of soldiers | was the large field gun massed against Pickett's Charge
bayonet | was a blade fixed to the end of a gun | was used by the 20th Maine in a downhill charge at Gettysburg

# Sides and groups in the Civil War
? Which Civil War term describes
Copperhead / Peace Democrat | a Northerner who opposed the war and wanted a settlement with the South | a follower of Clement Vallandigham in Ohio
contraband / contraband of war | an enslaved person who escaped to Union lines and was kept as enemy property | a runaway whom General Benjamin Butler would not return from Fort Monroe
border state | a slaveholding member of the Union such as Kentucky, Missouri, Maryland or Delaware | a place between North and South that Lincoln took care not to lose | a slaveholding place that did not secede
War Democrat | a member of the opposition who supported Lincoln's fight for the Union | a Northerner of Stephen Douglas's party who backed the Union cause
bushwhacker | a pro-Confederate guerrilla fighter in Missouri | a raider of the kind led by William Quantrill
fire-eater | a Southern extremist who demanded secession | a radical defender of slavery such as William Yancey before the war

# Public men of the Civil War North
? Which Northerner of the Civil War
Abraham Lincoln / Lincoln | led the Union through the Civil War as sixteenth president | was shot at Ford's Theatre in April 1865 | issued the Emancipation Proclamation and gave the Gettysburg Address
Edwin Stanton / Edwin M. Stanton | was Lincoln's secretary of war, whom Andrew Johnson tried to remove | was fired in 1868 in defiance of the Tenure of Office Act | said "Now he belongs to the ages" at Lincoln's deathbed
Salmon P. Chase | headed Lincoln's treasury and then became chief justice | presided at Andrew Johnson's impeachment trial
Clement Vallandigham | was the Ohio Copperhead banished to the South in 1863 | was arrested for a speech against the war and ran for governor from Canada
Charles Francis Adams | was the American minister to Britain who helped prevent recognition of the South | protested in London the building of Confederate raiders
Jay Cooke | was the banker who sold Union war bonds to ordinary people | was the banker whose failure set off the Panic of 1873
Benjamin Butler | ruled New Orleans harshly and refused to return runaways in 1861 | was the Massachusetts general who first called escaped slaves contraband
Gideon Welles | was Lincoln's navy secretary, who carried out the blockade | was the bearded Connecticut editor who built up the Union fleet

# Confederate agents and irregulars
? Which man of the Civil War years
John Wilkes Booth | was the actor who killed Lincoln | was a Confederate sympathizer trapped and shot in a Virginia barn
Henry Wirz | commanded Andersonville prison and was hanged in 1865 | was the Confederate officer blamed for 13,000 prisoners' deaths in Georgia
William Quantrill | led the Missouri bushwhackers who burned Lawrence in 1863 | was the guerrilla chief under whom Frank James rode along the Missouri border
Samuel Mudd | was the Maryland doctor who set the broken leg of Lincoln's killer | was sent to a Florida island prison and pardoned after a yellow fever outbreak
Lewis Powell | stabbed Secretary of State Seward in bed on the night Lincoln was shot | was the former Confederate soldier hanged for attacking Seward

# Women of the Civil War
? Which woman
Clara Barton | nursed Union soldiers and founded the American Red Cross | was called the Angel of the Battlefield | brought medical supplies to Union soldiers on battlefields
Belle Boyd | was a Virginia spy for Stonewall Jackson | was a teenage Confederate agent in the Shenandoah Valley
Rose O'Neal Greenhow | was a Washington hostess who sent secrets to Beauregard before First Bull Run | ran a Confederate spy ring in the Union capital
Mary Chesnut / Mary Boykin Chesnut | kept a famous diary of Confederate life in South Carolina | was a planter's wife who recorded the fall of the South
Elizabeth Van Lew | ran a Union spy ring in Richmond | helped Union prisoners escape in Virginia
Julia Ward Howe | wrote the words of a famous Union battle hymn | set words about "the coming of the Lord" to the tune of "John Brown's Body"
Mary Edwards Walker | was a Union surgeon who won the Medal of Honor | was a doctor captured by Confederates who wore men's clothing

# Places of the Civil War
? Which place
Appomattox Court House / Appomattox | was the Virginia village where Lee surrendered on April 9, 1865 | is where Grant let defeated soldiers keep their horses and go home
Andersonville | was the Georgia prison where nearly 13,000 Union captives died | was an open prison camp with foul water and no shelter
Richmond | was the Confederate capital after May 1861 | fell to Union troops in April 1865 after Petersburg was lost | was the city only 100 miles from Washington that McClellan failed to take in 1862
Ford's Theatre | was the Washington building where Lincoln was shot | was attended by Lincoln and his wife on Good Friday of 1865
Montgomery | was the Alabama city that served as the first capital of the Confederacy | is where Jefferson Davis took the oath of office in February 1861
Arlington | was the Lee family estate that became a national cemetery | is the Virginia burial ground across the river from Washington
Fort Monroe | was the Virginia stronghold where runaways were first held as contraband of war | held Jefferson Davis prisoner after the war

# Incidents of the Civil War years
? Which event
Trent affair | nearly caused war with Britain when two Confederate envoys were taken off a ship | led Lincoln to free James Mason and John Slidell | began when a Union captain stopped a British mail steamer
New York City draft riots | killed over 100 people, many of them Black, in July 1863 | showed the anger of Irish workers at being forced to fight
Alabama claims | demanded that Britain pay for damage by raiders built in its yards | ended at Geneva in 1872 with $15.5 million in payment
Port Royal Experiment | let freed people farm abandoned cotton land on Sea Islands before the war ended | brought Northern teachers to South Carolina in 1862
Richmond bread riot | saw hungry Confederate women break into shops in April 1863 | showed the food shortages of the Southern home front
Hampton Roads Conference | brought Lincoln and Confederate envoys together in failed peace talks in February 1865 | took place aboard a steamer in Virginia two months before the war's end
assassination of Lincoln / Lincoln assassination | shocked the nation days after Lee surrendered in April 1865 | made Andrew Johnson president in April 1865 | took place at Ford's Theatre
Dakota War of 1862 | was a Minnesota uprising that ended with 38 men hanged in one day | began when Sioux people on a reservation were starving in wartime

# Military units and associations of the Civil War era
? Which group
54th Massachusetts Regiment / 54th Massachusetts | was the famous Black unit led by Robert Gould Shaw | attacked Fort Wagner in July 1863 under a young Boston colonel
United States Sanitary Commission | raised funds and improved hygiene in Union camps and hospitals | recruited thousands of women volunteers and held fairs to pay for medical supplies
Army of the Potomac | was the main Union force in the East, led by McClellan, Meade and others | fought under Grant against Richmond in 1864
Army of Northern Virginia | was the force Robert E. Lee commanded until its surrender at Appomattox | invaded Maryland in 1862 and Pennsylvania in 1863
United States Colored Troops | enlisted roughly 180,000 Black men in separate regiments for the Union | had mostly white officers and made up about a tenth of Union forces
Irish Brigade | charged at Antietam and Fredericksburg under green flags | was raised mostly among immigrants of New York under Thomas Meagher
Women's Loyal National League | collected 400,000 signatures for an amendment to end slavery | was led by Stanton and Anthony in 1863
Quantrill's Raiders / Quantrill's guerrillas | burned Lawrence, Kansas, and killed about 150 men and boys in 1863 | rode as Confederate irregulars along the Missouri border

# Amendments and laws of Congress in Reconstruction
? Which amendment or law of Reconstruction
Thirteenth Amendment | abolished slavery throughout the United States in 1865 | completed the work of emancipation in the border states and the South
Fourteenth Amendment | granted citizenship to all persons born in the United States in 1868 | promised equal protection of the laws and due process by the states | overturned the Dred Scott decision on Black citizenship
Fifteenth Amendment | barred denying the vote because of race in 1870 | split the women's movement because it left out sex | gave Black men the right to vote throughout the country
Civil Rights Act of 1866 | declared all persons born in the country citizens over Andrew Johnson's veto | was meant to overturn the Black Codes
Reconstruction Act of 1867 / Military Reconstruction Act | divided the South into five districts under army rule | required Southern states to write new constitutions that let Black men vote | put generals in charge of Southern states until new governments were formed
Tenure of Office Act | barred the president from removing officials without Senate consent | led to Johnson's impeachment after he fired Edwin Stanton | was meant by Congress to limit Andrew Johnson's power
Enforcement Acts / Ku Klux Klan Act / Force Acts | let federal troops and courts act against terror at Southern polls in 1870 and 1871 | allowed Grant to suspend habeas corpus in South Carolina and arrest hooded riders | made it a crime to keep people from voting by violence
Civil Rights Act of 1875 | banned discrimination in hotels, theaters and public transport until struck down in 1883 | was Charles Sumner's bill for equal access, passed after his death
Southern Homestead Act | opened public lands in five former Confederate states to freed people in 1866 | failed to help most freedmen because the land was poor and far away

# Plans and settlements of Reconstruction
? Which plan or settlement
Ten Percent Plan | let a state form a government once a small share of voters swore loyalty | was Lincoln's lenient policy for restoring the South | was announced by Lincoln in December 1863 for restoring the states
Wade-Davis Bill | required a majority of a state's white men to swear loyalty and was pocket-vetoed | was the Radical Republicans' strict answer to Lincoln's plan in 1864
Amnesty Act of 1872 | restored the right to hold office to most former Confederates | helped white Democrats regain control of Southern states
Special Field Order No. 15 / Field Order 15 | set aside coastal land in forty-acre plots for freed families | was Sherman's January 1865 grant later reversed by Andrew Johnson
Compromise of 1877 | gave Hayes the presidency in return for withdrawing federal troops from the South | ended Reconstruction after the disputed Tilden election

# Farming and land arrangements after the Civil War
? Which term means
sharecropping | farming another's land in return for part of the harvest | the system that tied most freed families to former masters' fields | the dividing of a harvest between landowner and grower, begun when planters lacked cash for wages
tenant farming | renting land for cash while owning tools and animals | working hired acres for a fixed payment
crop-lien system | borrowing supplies against a future harvest, which kept farmers in debt | the credit arrangement by which country merchants charged high interest | the debt to merchants that kept Southern farmers growing cotton
homesteading | claiming free public land and working it for five years | the way settlers gained 160 acres on the Plains
dry farming | growing crops with little rain by deep plowing | the method of saving soil moisture used on the Great Plains
bonanza farming / bonanza farm | raising wheat on a huge scale with hired crews and machines | the large company agriculture of the Red River Valley in Dakota
open-range ranching / open range | letting cattle graze on unfenced public grassland | the cattle business ended by fences and the bad winters of the 1880s

# Groups in the South after the Civil War
? Which group
Radical Republicans | wanted equal rights and strict treatment of the South after the war | was led in Congress by Thaddeus Stevens and Charles Sumner | impeached Andrew Johnson and passed military rule for the South
carpetbaggers / carpetbagger | were Northerners who moved South after the war | were accused of seeking gain in the defeated South with cheap luggage in hand | took part in Southern Republican governments though born in the North
scalawags / scalawag | were white Southerners who supported the Republicans | were scorned by white neighbors as traitors to the South
Redeemers | were white Democrats who took back Southern governments in the 1870s | cut taxes and ended Republican control of the Southern states
Ku Klux Klan / KKK | was the secret society that used terror against Black voters and Republicans | was the hooded order founded in Tennessee in 1866 | tried to restore white supremacy in the South
Exodusters | were Black migrants who left the South for Kansas in 1879 | followed Benjamin "Pap" Singleton out of the South to escape violence
freedmen | were the four million people released from bondage by 1865 | sought schooling and relatives who had been sold away
sharecroppers | gave a landowner part of the crop in return for land and tools | gave up half of each harvest and fell into debt to landowners and merchants

# Agencies and organizations of the reconstructed South
? Which institution
Freedmen's Bureau | gave food, schools and aid to former slaves | was the federal agency under General O. O. Howard created in March 1865 | set up schools for Black children and settled labor disputes
Howard University | was founded in Washington, D.C., in 1867 for Black students | was named for the general who led federal aid to freed people
Tuskegee Institute | was the Alabama school that Booker T. Washington built up from 1881 | was where George Washington Carver taught farming
Hampton Institute | was the Virginia school for freed people where Booker T. Washington studied | was founded in Virginia by General Samuel Armstrong to train Black and Native students
Fisk University | was the Nashville Black school known for its Jubilee Singers | sent student singers of spirituals on tour to raise money

# White political figures of Reconstruction
? Which public man of the Johnson and Grant years
Andrew Johnson | became president when Lincoln was killed and was impeached in 1868 | was the Tennessee Democrat who pardoned Confederates and vetoed civil rights bills | was saved from removal by one vote in the Senate
Thaddeus Stevens | was the Pennsylvania leader of Radical Republicans in the House | wanted to divide planters' lands into forty-acre farms for freed people | led the House in impeaching Andrew Johnson
Samuel Tilden / Samuel J. Tilden | won the popular vote in 1876 but lost the disputed presidency | was the New York governor and Democrat who had fought the Tweed Ring
Horace Greeley | was the New York editor who ran against Grant in 1872 | founded the "New York Tribune" and ran as a Liberal Republican
Oliver O. Howard / O. O. Howard | headed the Freedmen's Bureau from 1865 | was the one-armed Union general who directed schools and aid for former slaves

# Black officeholders of Reconstruction
? Which Black officeholder
Hiram Revels | was the first African American senator, from Mississippi in 1870 | took the seat Jefferson Davis had held before secession | was the Methodist minister whom Mississippi sent to the Senate for one year
Blanche K. Bruce | was the first African American to serve a full Senate term | was a formerly enslaved planter who represented Mississippi from 1875 to 1881
P. B. S. Pinchback | served briefly as governor of Louisiana in 1872 and 1873 | was a Reconstruction politician refused a seat in the Senate
Robert Smalls | escaped slavery by piloting the ship Planter to the Union fleet | became a South Carolina congressman during Reconstruction
Joseph Rainey | was the first African American to serve in the House of Representatives | was the South Carolina barber elected to Congress in 1870

# Figures of the New South
? Which Southerner after the Civil War
Henry Grady | was the Atlanta editor who spoke for a New South in 1886 | promoted Southern industry and railroads in the 1880s
James B. Duke / James Duke | made cigarettes by machine and built the American Tobacco Company | was the North Carolina tobacco businessman who endowed a university
Joel Chandler Harris | was the Atlanta journalist who published the Uncle Remus tales | wrote down Br'er Rabbit folktales told by Black Georgians
Wade Hampton | was the Confederate general whose Red Shirts won him South Carolina's governorship in 1876 | led the Redeemers of South Carolina
Ben Tillman | was the pitchfork-waving South Carolina governor who defended lynching | led South Carolina to disfranchise Black voters in 1895

# Black leaders after Reconstruction
? Which Black leader or thinker
Booker T. Washington | headed an Alabama institute and urged students to learn trades | gave the Atlanta Compromise speech in 1895
W. E. B. Du Bois / Du Bois | wrote "The Souls of Black Folk" and cofounded the NAACP | called for a Talented Tenth and immediate equal rights | founded the Niagara Movement in 1905
Ida B. Wells / Ida B. Wells-Barnett | was the Memphis journalist who campaigned against lynching | wrote "Southern Horrors" after three friends were murdered
Homer Plessy | challenged a Louisiana law requiring separate railroad cars | was the New Orleans man arrested on a segregated train in 1892
George Washington Carver | was the Tuskegee scientist who developed uses for peanuts and sweet potatoes | taught Southern farmers to rotate crops to restore soil worn by cotton
Benjamin "Pap" Singleton / Pap Singleton | organized the migration of freed families to Kansas | helped lead the Exodus of 1879 from Tennessee

# Supreme Court cases on civil rights from 1866 to 1898
? Which civil rights case
Ex parte Milligan | held in 1866 that military courts could not try civilians where civil courts were open | arose from the military trial of an Indiana man during the Civil War
Slaughterhouse Cases / Slaughter-House Cases | gave a narrow reading of the Fourteenth Amendment in 1873 | arose from a Louisiana butchering monopoly
United States v. Cruikshank | overturned convictions for the Colfax massacre in 1876 | weakened federal power to punish mob violence against Black voters
Civil Rights Cases of 1883 / Civil Rights Cases | held that the Fourteenth Amendment did not bar private discrimination | struck down an 1875 law on hotels and theaters
Plessy v. Ferguson | upheld "separate but equal" in 1896 | approved segregated railroad cars in Louisiana | gave legal support to Jim Crow laws
United States v. Wong Kim Ark | held that children born here to Chinese parents are citizens | affirmed birthright citizenship in 1898 during the years of Asian exclusion

# Supreme Court cases on business and labor from 1877 to 1908
? Which case on business or labor
Munn v. Illinois | upheld state regulation of grain elevators in 1877 | supported Granger laws against unfair storage rates | let states regulate businesses that serve the public
Wabash v. Illinois / Wabash case | held in 1886 that only Congress could regulate interstate railroad rates | weakened Granger laws and led to the Interstate Commerce Act
United States v. E. C. Knight / E. C. Knight case | held in 1895 that the Sherman Act did not cover sugar manufacturing | weakened antitrust law by separating making goods from trade
In re Debs | upheld the use of injunctions against strikes in 1895 | arose from the Pullman Strike
Northern Securities v. United States / Northern Securities case | broke up a railroad holding company in 1904 | was Theodore Roosevelt's first great trust-busting victory, against J. P. Morgan
Lochner v. New York | struck down a ten-hour day for bakers in 1905 | defended liberty of contract against a state law for bread makers
Muller v. Oregon | upheld limits on women's working hours in 1908 | was won by Louis Brandeis with social science evidence about laundry work

# Supreme Court cases from 1900 to 1925
? Which Supreme Court case
Insular Cases | held that the Constitution did not fully apply in new overseas territories | answered whether rights follow the flag to Puerto Rico and the Philippines
Schenck v. United States | set out the "clear and present danger" test in 1919 | upheld the conviction of a socialist who mailed leaflets against the draft | compared some speech to falsely shouting fire in a theater
Gitlow v. New York | applied free speech protection to the states in 1925 | upheld a radical's conviction yet began the incorporation of the Bill of Rights
Buchanan v. Warley | struck down a Louisville law that kept races in separate neighborhoods in 1917 | was an early NAACP victory over residential segregation
Abrams v. United States | upheld convictions for leaflets against sending troops to Russia in 1919 | led Holmes to defend a free trade in ideas in a dissent

# Native leaders of the Plains
? Which leader of the Plains peoples
Sitting Bull | was the Hunkpapa Lakota holy man who resisted the reservation | was killed by Indian police at Standing Rock in 1890 | inspired the Lakota before their victory over Custer
Crazy Horse | was the Oglala warrior who fought Custer | was killed by a soldier at Fort Robinson in 1877
Red Cloud | was the Lakota who closed the Bozeman Trail forts | forced the government to sign the Fort Laramie Treaty of 1868
Quanah Parker | was the Comanche who settled in Oklahoma after the Red River War | was the son of a Comanche chief and a captured Texas woman
Black Kettle | was the Cheyenne peace chief whose camp was attacked at Sand Creek | was killed by Custer's men on the Washita in 1868

# Native leaders of the Southwest and Far West
? Which Native leader
Chief Joseph | led the Nez Perce on a 1,100-mile retreat toward Canada | said "I will fight no more forever" in 1877
Geronimo | was the last Apache war chief to surrender, in Arizona in 1886 | escaped from reservations several times into the mountains of Mexico
Cochise | was the Chiricahua Apache chief falsely accused of kidnapping in 1861 | led Apache resistance in Arizona until an 1872 peace
Wovoka | was the Paiute prophet who began the Ghost Dance | taught that dancing would bring back the dead and the buffalo | began a religious movement that ended at Wounded Knee
Sarah Winnemucca | was the Paiute who lectured and wrote about wrongs to Native people | wrote "Life Among the Piutes" in 1883
Captain Jack / Kintpuash | held lava beds in California with the Modoc in 1873 | was hanged for killing General Edward Canby
Manuelito | led Navajo resistance in the 1860s before returning from exile | was the Navajo war chief who signed the 1868 treaty allowing his people home

# Soldiers, writers and showmen of the West
? Which figure of the West
George Armstrong Custer / Custer | died with his Seventh Cavalry at the Little Bighorn | was the Union cavalry hero who announced gold in the Black Hills | attacked a huge Lakota and Cheyenne camp in 1876
John Chivington | was the Colorado colonel who ordered an 1864 massacre of Cheyenne | led militia against a peaceful camp at Sand Creek
William F. Cody / Buffalo Bill | created a traveling Wild West show | hunted bison for railroad crews before becoming a showman
Frederick Jackson Turner | argued that the frontier had shaped American democracy | was the historian whose 1893 thesis noted the end of the frontier | said that free western land had made Americans independent and democratic
Richard Henry Pratt / Richard Pratt | founded the Carlisle boarding school to remove Native culture | was the army officer who ran a Pennsylvania school for assimilating Native children
Joseph McCoy | built cattle pens at Abilene, Kansas, beside the railroad | was the Illinois dealer who brought the Texas cattle trade to Kansas

# Massacres and battles with the Plains peoples
? Which battle or massacre
Sand Creek Massacre | was the 1864 attack by Colorado militia on a peaceful Cheyenne camp | killed mostly Cheyenne women and children under an American flag | killed followers of Black Kettle, who had been promised protection
Fetterman Fight / Fetterman Massacre | wiped out about 80 soldiers near Fort Phil Kearny in 1866 | was a Lakota ambush during Red Cloud's War in Wyoming
Battle of the Little Bighorn / Little Bighorn | wiped out Custer's command in Montana in June 1876 | was won by Sitting Bull's and Crazy Horse's followers
Wounded Knee Massacre / Wounded Knee | killed about 300 Lakota in South Dakota in December 1890 | ended the Ghost Dance and armed Native resistance on the Plains
Battle of the Washita | was Custer's dawn attack on a Cheyenne village in Oklahoma in November 1868 | was the winter attack in which Black Kettle died

# Native wars of the nineteenth century
? Which war
Red River War | defeated the Comanche and Kiowa in Texas in 1874 and 1875 | followed the slaughter of the southern bison herd on the Texas plains
Nez Perce War | was a pursuit of Chief Joseph's people across Idaho and Montana | ended 40 miles from Canada in October 1877
Apache Wars | ended when Geronimo surrendered in 1886 | were fought in Arizona and New Mexico against the followers of Cochise and Geronimo
Second Seminole War | was fought in the Florida swamps to resist removal from 1835 to 1842 | was led by Osceola and cost the United States more than 1,500 soldiers
Black Hawk War | ended Sauk and Fox resistance in Illinois and Wisconsin in 1832 | was the 1832 campaign in which Abraham Lincoln served as a militia captain

# Policies toward Native peoples
? Which policy
Indian removal | moved eastern tribes to lands west of the Mississippi | was Jackson's treatment of the Cherokee and other southeastern peoples
reservation system / reservation policy | placed Native peoples on areas set aside by the government | made tribes depend on rations from federal agents
assimilation | tried to make Native people or immigrants adopt the majority culture | was the aim of boarding schools and the Dawes Act
Dawes Act / Dawes Severalty Act / allotment | divided tribal land into family plots in 1887 | cost Native peoples about two-thirds of their land by 1934
Indian Appropriations Act of 1871 | ended treaty making with tribes as nations | made Native people wards of the federal government
Indian boarding schools / Carlisle Indian School | cut children's hair and banned their tribal languages and dress | took Native children far from their families to be taught American ways
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
homesteader | a settler who claimed free public land on the Plains | a person who gained 160 acres after five years of residence
sodbuster | a Plains farmer who lived in a house of turf and broke tough prairie | an early plowman of the treeless plains of Nebraska and Kansas
vaquero | the Mexican cattle herder whose skills Americans copied | a horseman of New Spain who used lariat, chaps and saddle horn
cowboy | an American ranch hand who drove cattle north to Kansas railroads after 1865 | a worker of the long drive who rode the Chisholm Trail
buffalo soldiers | the Black cavalry and infantry who served in the West | African American troops given an animal nickname by Plains peoples | the regiments of African Americans who fought in the Indian wars
boomers and sooners / sooners | the settlers who rushed into Oklahoma for land in 1889 | people who entered Indian Territory to claim land before or as it was opened
prospector | a person who searches for gold or silver | a miner who hoped for a strike such as the one at Pikes Peak
ranchero | a Mexican owner of a large cattle estate in California | a landowner of the Southwest who raised cattle for hides and tallow

# Mining in the West
? Which term describes
Comstock Lode | the rich silver strike found in Nevada in 1859 | the deposit that made Virginia City rich
boomtown | a mining settlement that grew almost overnight | a mining camp such as Virginia City that filled quickly with saloons and stores
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

# Inventors of electricity and communication
? Which inventor
Thomas Edison / Thomas Alva Edison / Edison | developed a practical light bulb and the phonograph at Menlo Park | opened a central power station in New York in 1882 | set up an industrial research laboratory in New Jersey
Alexander Graham Bell | patented the telephone in 1876 | was a teacher of the deaf who sent voice by wire | founded the company that spread telephone service across the country
Nikola Tesla / Tesla | designed the alternating current motor | was the Serbian immigrant who worked with Westinghouse on electric power
Christopher Sholes | designed the first practical typewriter | made a writing machine that opened office jobs to women
George Eastman | introduced the Kodak camera and roll film | made photography simple and cheap for amateurs
Lewis Latimer | improved the carbon filament of the light bulb | drew the plans for Bell's telephone patent
Granville Woods / Granville T. Woods | created a system for sending telegraph messages from moving trains | held many patents for electric railways in the 1880s and 1890s

# Inventors of industry and transport
? Which inventor or manufacturer
Henry Bessemer | found a cheap process for making steel by blowing air through iron | was the Englishman whose converter made tall buildings and long rails affordable
George Westinghouse / Westinghouse | promoted alternating current and the railroad air brake | competed with Edison's direct current and won the contest to light cities | bought Tesla's patents for electric motors
Elijah McCoy | designed an automatic lubricator for steam engines | was the Canadian-born mechanic whose oil cup kept trains running
Elisha Otis | made the safety elevator that made tall buildings possible | invented the brake that kept elevators from falling
Orville Wright / Wilbur Wright / Wright brothers | made the first powered airplane flight at Kitty Hawk in 1903 | owned an Ohio bicycle shop and studied gliders
Joseph Glidden | patented barbed wire that fenced the Plains | was the Illinois farmer whose 1874 fence ended the open range
Gustavus Swift | developed the refrigerated railroad car for shipping meat | was the Chicago meatpacker who let dressed beef travel to eastern cities

# Inventions and techniques of the industrial age
? Which invention
Bessemer process | turned iron into steel cheaply by removing impurities | made possible cheap rails, bridges and skyscrapers | was the air-blowing method used in Carnegie's mills
telephone | carried the human voice over wires from 1876 | was patented by Alexander Graham Bell in 1876
incandescent light bulb / light bulb | glowed when current heated a filament inside glass | was perfected by Edison's team in 1879 with a carbon filament
phonograph | recorded and played back sound | was Edison's 1877 machine that played a tinfoil cylinder
typewriter | printed letters on paper from a keyboard | opened office jobs to women after Christopher Sholes's patent
refrigerated railroad car / refrigerator car | carried fresh meat from Chicago to eastern cities | let meatpackers such as Swift ship dressed beef
passenger elevator / safety elevator | carried people up tall buildings | made skyscrapers practical after Elisha Otis added a brake
streetcar / electric trolley | carried city riders along rails laid in the street | let workers live miles from downtown in suburbs
air brake | stopped every car of a train at once | was George Westinghouse's safety device for railroads
alternating current | sent electric power over long distances | was promoted by Tesla and Westinghouse against Edison's system | powered the World's Columbian Exposition of 1893

# Railroad leaders and financiers
? Which business leader
J. P. Morgan / J. Pierpont Morgan | was the banker who formed U.S. Steel in 1901 | lent gold to the government in 1895 and helped calm the Panic of 1907
Cornelius Vanderbilt / Vanderbilt | built the New York Central Railroad | moved from steamships to railroads and linked New York with Chicago
Jay Gould | tried to corner the gold market in 1869 with Jim Fisk | was a railroad speculator who fought for control of the Erie Railroad
Leland Stanford | was a Central Pacific leader and California governor who founded a university | drove the golden spike at Promontory Summit
James J. Hill | built the Great Northern Railroad to Seattle without federal land grants | brought settlers along a northern rail route to the Pacific
George Pullman | built the railroad sleeping car and a company town near Chicago | cut wages but not rents before an 1894 strike

# Manufacturers of the Gilded Age and early twentieth century
? Which industrial leader
Andrew Carnegie / Carnegie | built a steel company through vertical integration | was the Scottish immigrant who wrote "The Gospel of Wealth" | gave away much of a steel fortune to build public libraries
John D. Rockefeller / Rockefeller | founded Standard Oil and formed a trust to control refining | used horizontal integration to buy out rival refiners
Henry Clay Frick | managed Homestead and broke the union there in 1892 | supplied coke to steel mills and survived an anarchist's attack
Philip Armour | made Chicago the center of meatpacking | used every part of the hog with a disassembly line
Henry Ford | used the moving assembly line to make the low-priced Model T | paid workers five dollars a day in 1914
Frederick Winslow Taylor / Frederick W. Taylor | developed scientific management with time studies | used a stopwatch to cut wasted motion in factory work

# Merchants of the Gilded Age and early twentieth century
? Which merchant
Montgomery Ward / Aaron Montgomery Ward | started the first large mail-order catalog business | sold goods by mail to Grange members from 1872
Madam C. J. Walker | became wealthy by selling hair products to Black women through trained agents | was a child of former slaves who built an Indianapolis beauty business
Marshall Field | built a great department store in Chicago | drew women shoppers with fixed prices, display windows and customer service
Frank W. Woolworth / F. W. Woolworth | built a chain of five-and-ten-cent stores | put up in 1913 a New York skyscraper that was the tallest in the world
John Wanamaker | opened a department store in a former Philadelphia railroad depot | was the Philadelphia retailer who served as Harrison's postmaster general

# Methods of big business
? Which term means
vertical integration | owning every stage of production from raw material to sale | Carnegie's method of controlling mines, ships, railroads and mills
horizontal integration | joining under one owner many firms that make the same product | Rockefeller's method of merging competing refineries | the merging of competitors in a single industry
railroad rebate / rebate | a secret refund that carriers gave to favored shippers | the discount that Standard Oil received and small farmers did not
economies of scale | lower costs per item from making goods in large amounts | the advantage that let giant firms undersell small competitors
scientific management | studying workers' motions to make production faster | Frederick Winslow Taylor's plan to raise efficiency with time studies | the use of stopwatch studies to find the best way of doing a job
predatory pricing | selling below cost to drive competitors out of business | the method of undercutting rivals until they fail and then charging more
interlocking directorate | the same people sitting on the boards of several companies | a link among company boards that the Clayton Act limited
limited liability | the rule that investors cannot lose more than they put into a company | the feature that made corporations attractive to stockholders

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

# Labor organizations of the nineteenth century
? Which labor organization
Knights of Labor | admitted skilled and unskilled workers, women and Black members under Terence Powderly | declined after the Haymarket bombing in 1886 | called for an eight-hour day and equal pay for women
American Federation of Labor / AFL | was Samuel Gompers's alliance of craft unions founded in 1886 | stressed higher wages and shorter hours for skilled workers
National Labor Union | was the first federation of unions across the country, formed in 1866 | was led by William Sylvis and sought the eight-hour day after the Civil War
American Railway Union | was the industrial union that Eugene Debs founded in 1893 | backed the Pullman strikers by refusing to move certain cars
Molly Maguires | used violence against mine bosses in Pennsylvania in the 1870s as a secret Irish society | lost twenty members to hanging after a Pinkerton detective infiltrated

# Labor organizations of the twentieth century
? Which labor organization
Industrial Workers of the World / IWW / Wobblies | was the radical union that wanted to join all laborers against capitalism | was founded in Chicago in 1905 by Bill Haywood and others | led the Lawrence textile strike of 1912
Congress of Industrial Organizations / CIO | organized unskilled workers in steel and autos in the 1930s under John L. Lewis | broke away from craft unions and used sit-down strikes
United Mine Workers / United Mine Workers of America | struck for coal diggers in 1902 | won arbitration by Theodore Roosevelt in an anthracite dispute
International Ladies' Garment Workers' Union / ILGWU | led the 1909 strike of 20,000 shirtwaist makers | gained members in New York after the Triangle fire
Women's Trade Union League | joined wealthy reformers and factory girls to improve conditions in 1903 | brought together reformers such as Jane Addams and seamstresses
Brotherhood of Sleeping Car Porters | was A. Philip Randolph's union of Black railroad workers | won a contract from the Pullman Company in 1937
United Farm Workers / UFW | was led by Cesar Chavez and Dolores Huerta in California | organized a national grape boycott in the 1960s | won contracts for grape pickers in 1970

# Strikes and labor conflicts from 1877 to 1914
? Which labor conflict
Great Railroad Strike of 1877 | began over wage cuts in West Virginia and spread nationwide | was the first national walkout, put down by federal troops under Hayes
Haymarket Affair / Haymarket Riot | began when a bomb killed police at an 1886 Chicago rally | ended with the hanging of four anarchists and hurt the Knights
Homestead Strike | was an 1892 battle between Carnegie steelworkers and Pinkerton guards | broke the power of a Pennsylvania steel union for decades | ended after the Pennsylvania militia was called in
Pullman Strike | stopped trains nationwide in 1894 after a company town cut wages | ended when Cleveland sent troops to protect the mail | was led by Eugene Debs and the American Railway Union
Anthracite Coal Strike of 1902 | was settled by Theodore Roosevelt with his Square Deal | ended with Pennsylvania miners gaining more pay and a nine-hour day
Ludlow Massacre | killed women and children in a Colorado miners' tent camp in 1914 | was blamed on a Rockefeller-owned fuel company and the National Guard
Lawrence textile strike / Bread and Roses Strike | was the 1912 Massachusetts walkout led by the IWW | won raises for immigrant mill women of New England

# Strikes and labor conflicts after World War I
? Which labor conflict
Seattle General Strike | stopped a whole western city for five days in 1919 | fed fears of revolution on the Pacific coast after World War I
Boston Police Strike | made Governor Calvin Coolidge famous in 1919 | led a New England governor to call out the state guard to stop looting
Steel Strike of 1919 | brought out 350,000 mill workers against twelve-hour days but failed | was broken by Black and Mexican replacements and charges of communism
Flint sit-down strike | won recognition from General Motors in 1937 | had auto workers stay inside Michigan plants for 44 days
Memorial Day Massacre | saw Chicago police kill ten strikers near Republic Steel in 1937 | was a shooting during the Little Steel walkout
Battle of Blair Mountain | was an armed uprising of West Virginia coal miners in 1921 | ended when federal troops arrived in Appalachian coal country
Air traffic controllers strike / PATCO strike | ended when Ronald Reagan fired over 11,000 workers in 1981 | weakened unions of federal employees during the early Reagan years

# Labor leaders from 1880 to 1920
? Which labor leader or radical
Samuel Gompers / Gompers | was the cigar maker who headed the AFL for nearly forty years | sought higher wages and shorter hours for skilled workers through craft unions
Terence Powderly / Terence V. Powderly | was grand master of the Knights of Labor in its greatest years | wanted cooperatives rather than strikes and admitted unskilled workers
Eugene V. Debs / Eugene Debs / Debs | led the Pullman Strike and became the Socialist candidate for president | won nearly a million votes in 1920 while in prison
Mary Harris Jones / Mother Jones | was the organizer who led mill children on a march in 1903 | was the Irish-born widow who organized coal miners into old age
William Haywood / Big Bill Haywood | was a western miner who helped found the Wobblies | was tried for an Idaho governor's murder and later fled to Russia
Emma Goldman | was the anarchist speaker deported to Russia in 1919 | was jailed for opposing the draft in World War I
Leonora O'Reilly | was the shirtmaker who helped form the Women's Trade Union League | was a New York garment worker active in founding the NAACP
Clara Lemlich | called for the 1909 general strike of shirtwaist makers | was a young Ukrainian immigrant who urged garment workers to strike

# Labor leaders after 1930
? Which labor leader
John L. Lewis | led the coal miners and founded the CIO | headed the United Mine Workers in the 1930s
A. Philip Randolph | threatened a march on Washington in 1941 to win defense jobs | organized Black sleeping car porters and the 1963 March on Washington
Cesar Chavez / César Chávez | led California farm workers in strikes and boycotts | fasted in 1968 to keep the Delano grape strike nonviolent | marched from Delano to Sacramento in 1966 for farm workers
Dolores Huerta | coined the farm workers' cry "Sí, se puede" | negotiated the first contracts with California grape growers in 1970
Walter Reuther | headed the United Auto Workers after World War II | was beaten by Ford guards at the Battle of the Overpass in 1937

# Politics and corruption in the Gilded Age city
? Which term means
political machine | a party organization that controlled a city by trading favors for votes | a group such as New York's Tammany Hall
political boss / party boss | the head of a city organization who gave jobs and contracts | a city leader such as William Tweed or Richard Croker
graft | the use of political office for personal gain | the bribes and padded contracts taken by corrupt city officials
patronage | the giving of government jobs to political supporters | the practice that the Pendleton Act limited with exams | the exchange of government jobs for votes and loyalty
civil service | government jobs filled by merit rather than politics | the body of federal workers hired by examination after 1883
ward boss / precinct captain | a local party worker who gathered votes in one city neighborhood | a machine worker who helped immigrants with jobs and coal in return for votes

# City buildings and growth around 1900
? Which term describes
settlement house | a neighborhood center that gave services to the urban poor | an institution such as the one Jane Addams opened in Chicago | a place where middle-class reformers lived among poor immigrants
tenement | a crowded apartment building for poor urban families | a city dwelling of immigrants with little light or air | the unhealthy housing that Jacob Riis photographed
skyscraper | a tall building with a steel frame and elevators | a structure such as Louis Sullivan's designs in Chicago
mass transit | public systems such as streetcars and subways that carry many people | the services that let city workers live miles from their jobs
suburb | a residential area at the edge of a city | a middle-class community that grew along streetcar lines
department store | a large shop selling many kinds of goods under one roof | a city business such as Macy's or Marshall Field's
ghetto | a city district where members of one minority group live, often by force or poverty | a crowded ethnic neighborhood from which residents find it hard to move

# Popular culture around 1900
? Which term describes
yellow journalism | sensational reporting used to sell newspapers | the style of Hearst and Pulitzer that stirred feeling against Spain | exaggerated news that helped cause the war with Spain
vaudeville | a variety show of songs, dance and comedy | the popular stage entertainment of the Gilded Age before films
ragtime | lively syncopated piano music of Scott Joplin | the syncopated style of "Maple Leaf Rag"
minstrel show | a stage entertainment in which white performers in blackface mocked African Americans | the racist musical comedy popular before and after the Civil War
dime novel | a cheap adventure book about the West or poor boys who rise | the inexpensive fiction of writers such as Horatio Alger
nickelodeon | an early movie theater with a five-cent ticket | a small storefront theater showing short silent films
blues | African American music of sorrow that grew from work songs and spirituals | the Mississippi Delta music made popular by W. C. Handy

# Terms of immigration
? Which term describes
old immigrants | the newcomers from northern and western Europe before 1880 | the mostly Protestant, English, German and Scandinavian arrivals along with the Irish
new immigrants | the newcomers from southern and eastern Europe after 1880 | the Italian, Polish, Greek and Russian Jewish arrivals | the mostly Catholic and Jewish arrivals who settled in eastern cities
melting pot | the idea that people of different origins blend into a single culture | an image of assimilation taken from a 1908 play
steerage | the cheap lower deck where poor immigrants traveled | the dirty, crowded quarters of ships from which passengers were taken to Ellis Island
push factor | a condition such as famine or persecution that drives people to leave home | the cause of departure such as the Irish potato failure | a problem at home such as war, hunger or lack of land
pull factor | a condition such as jobs or land that draws people to a new place | the cause of arrival such as high wages or religious freedom | an attraction such as cheap land or factory work
cultural pluralism | the idea that different ethnic groups keep their ways within one society | the view that immigrants need not give up their customs
immigration quota | a limit on how many people may enter from each country | the number of newcomers a country was allowed under laws of the 1920s
Americanization | teaching immigrants English and the customs of the United States | the campaign of schools and settlement houses to change newcomers' ways
naturalization | the legal process by which an immigrant becomes a citizen | the granting of citizenship to a person born abroad

# Immigration laws and agreements to 1924
? Which measure on immigration
Chinese Exclusion Act | stopped the entry of one nation's laborers in 1882 | was the first federal law to bar a group by nationality and race | was renewed and stayed in force until 1943
Gentlemen's Agreement | limited Japanese laborers in 1907 in return for ending San Francisco school segregation | was an understanding between Theodore Roosevelt and Tokyo | was made with Japan to calm anger in California
Emergency Quota Act | limited each nationality to 3 percent of its 1910 population in 1921 | was the first numerical limit on European newcomers after World War I
National Origins Act / Immigration Act of 1924 / Johnson-Reed Act | cut quotas to 2 percent of the 1890 census | favored northern Europeans and banned Asians under Calvin Coolidge
Page Act | kept out most Chinese women from 1875 | was the first restrictive federal law on Asian women
Immigration Act of 1917 / Literacy Test Act | required newcomers to be able to read and created an Asiatic Barred Zone | passed over Woodrow Wilson's veto just before war
Naturalization Act of 1798 | raised the residence needed for citizenship from five to fourteen years | delayed voting by immigrants who favored Jefferson's party

# Immigration laws after 1950
? Which immigration law
Immigration and Nationality Act of 1965 / Hart-Celler Act | ended quotas by national origin and favored family ties and skills | led to great growth in arrivals from Asia and Latin America
McCarran-Walter Act | kept quotas in 1952 but ended the ban on Asian naturalization | let officials bar suspected communists over Truman's veto
Immigration Reform and Control Act | gave legal status to nearly three million undocumented people in 1986 | fined employers under Reagan for knowingly hiring unauthorized workers
Refugee Act of 1980 | created a regular system for admitting people who flee persecution | followed the arrival of Vietnamese boat people under Carter
Immigration Act of 1990 | raised yearly legal admissions and created a lottery for visas | set up the diversity visa under George H. W. Bush

# Presidents from Hayes to Wilson
? Which president
Rutherford B. Hayes / Hayes | ended Reconstruction by withdrawing troops from the South | won the White House by one electoral vote over Tilden in 1876
James A. Garfield / Garfield | was shot by a disappointed office seeker in 1881 | was the Ohio Republican killed months into his term
Chester A. Arthur | signed the Pendleton civil service law | took office when another was murdered in 1881 and supported civil service reform
Grover Cleveland | served two terms that were not consecutive in the nineteenth century | sent troops against the Pullman strikers and repealed silver purchases | faced the Panic of 1893 in his second term
Benjamin Harrison | signed the Sherman Antitrust Act and McKinley Tariff in 1890 | was the grandson of "Old Tippecanoe" and lost in 1892
William McKinley / McKinley | led the nation in war with Spain | defeated Bryan in 1896 and was shot by an anarchist at Buffalo | annexed Hawaii and took the Philippines
Theodore Roosevelt | fought bad trusts and settled the coal strike of 1902 | led the Rough Riders and began the Panama Canal | won the Nobel Peace Prize for ending the Russo-Japanese War
William Howard Taft / Taft | used dollar diplomacy and later became chief justice | signed the Payne-Aldrich Tariff and split with his predecessor
Woodrow Wilson / Wilson | promised a New Freedom and proposed the Fourteen Points | led the nation in World War I and created the Federal Reserve | was the former Princeton professor elected when Republicans split in 1912

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
? Which scandal or scheme
Crédit Mobilier scandal / Crédit Mobilier | involved a railroad construction company that bribed congressmen under Grant | arose from building the Union Pacific line | gave stock in a construction company to members of Congress
Whiskey Ring | was a plot of distillers to cheat the treasury of taxes in Grant's time | implicated Grant's secretary, Orville Babcock
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

# Figures of Populism and farm protest
? Which figure of farm protest or Populism
William Jennings Bryan / Bryan | ran for president three times as a Democrat | gave the Cross of Gold speech for free silver in 1896 | prosecuted the Scopes trial in 1925
James B. Weaver | was the Populist candidate for president in 1892 | ran for president in 1880 as a Greenback
Mary Elizabeth Lease / Mary Lease | told farmers to raise less corn and more hell | was the Kansas orator who said that Wall Street owned the country
Tom Watson | was the Georgia Populist who first urged Black and white farmers to unite | was Bryan's Populist running mate in 1896 and later preached racial hatred
Ignatius Donnelly | wrote the preamble of the Omaha Platform | was a Minnesota Populist writer and congressman
Jacob Coxey | led an army of unemployed men to the Capitol | was the Ohio businessman arrested in 1894 after demanding public works jobs
Oliver H. Kelley / Oliver Kelley | founded the Grange to help isolated farm families | was the Agriculture Department clerk who organized rural lodges

# Politicians and bosses of the Gilded Age
? Which political figure of the Gilded Age
Mark Hanna / Marcus Hanna | was the Ohio businessman who managed McKinley's campaign | raised millions from corporations to defeat Bryan
William Tweed / Boss Tweed / William M. Tweed | headed Tammany Hall and died in jail | stole from New York with the city courthouse project
James G. Blaine | was the Republican from Maine who lost to Cleveland in 1884 | led the Half-Breeds and as secretary of state promoted Pan-American trade
Roscoe Conkling | led the Stalwarts of New York | resigned from the Senate over patronage in a quarrel with Garfield
George Washington Plunkitt | was the Tammany politician who defended "honest graft" | said "I seen my opportunities and I took 'em"
Carl Schurz | was the German-born reformer, senator and secretary of the interior | led Liberal Republicans in 1872 and fought for civil service reform
Charles Guiteau | shot President Garfield in a Washington railroad station | was the disappointed office seeker hanged in 1882
Leon Czolgosz | was the anarchist who shot McKinley | committed murder at the Pan-American Exposition in Buffalo

# Social reformers of the Progressive Era
? Which social reformer of the Progressive Era
Jane Addams | founded Hull House in Chicago | won the Nobel Peace Prize in 1931
Florence Kelley | led the National Consumers' League against child labor | was Illinois's first factory inspector and helped win Muller v. Oregon
Lillian Wald | founded the Henry Street Settlement and visiting nursing in New York | was the nurse who proposed a federal Children's Bureau
Margaret Sanger | opened the first birth control clinic in 1916 | was the nurse who founded the group that became Planned Parenthood | was arrested for mailing information on birth control
Carry Nation / Carrie Nation | smashed saloons in Kansas with a hatchet | was the prohibition crusader jailed many times
Mary White Ovington | was the Brooklyn settlement worker who helped found the NAACP in 1909 | studied the lives of Black New Yorkers in "Half a Man"
Walter Rauschenbusch | was the Baptist minister who taught the Social Gospel | served poor families in Hell's Kitchen and wrote "Christianity and the Social Crisis"
John Dewey | promoted learning by doing in schools | was the philosopher of pragmatism who founded a Chicago laboratory school
Lewis Hine | took photographs of child laborers | worked for the National Child Labor Committee with a camera

# Progressive officials and conservationists
? Which progressive leader
Robert La Follette / Robert M. La Follette | was the Wisconsin governor whose state became a laboratory of democracy | won a direct primary law and ran for president as a third-party candidate in 1924 | fought railroad power and political bosses in the Midwest
Hiram Johnson | was the California governor who fought the Southern Pacific Railroad | was Theodore Roosevelt's running mate in 1912
Gifford Pinchot | headed the Forest Service and favored wise use of resources | was fired by Taft after a quarrel with Richard Ballinger | was the forester who advised Theodore Roosevelt on conservation
John Muir | founded the Sierra Club and fought to preserve wilderness | failed to save Hetch Hetchy Valley but led Roosevelt through Yosemite | helped create Yosemite National Park
Louis Brandeis | was the lawyer who became the first Jewish Supreme Court justice | won a landmark case on women's hours with social data
Harvey Wiley | was the chemist whose Poison Squad tested food additives | pushed for the Pure Food and Drug Act
Tom Johnson | was the reform mayor of Cleveland who cut streetcar fares | was an Ohio businessman won over by Henry George's ideas

# Muckrakers
? Which muckraking author
Ida Tarbell / Ida M. Tarbell | wrote the history of Standard Oil that exposed Rockefeller | was the journalist of "McClure's" who attacked an oil monopoly
Lincoln Steffens | wrote "The Shame of the Cities" | exposed municipal corruption in St. Louis and Minneapolis
Jacob Riis / Riis | wrote "How the Other Half Lives" with photographs of tenements | was the Danish immigrant reporter who used flash to show New York slums
Ray Stannard Baker | wrote "Following the Color Line" on race relations | was the "McClure's" reporter who later wrote Wilson's biography
Henry Demarest Lloyd | wrote "Wealth Against Commonwealth" in 1894 | was an early critic of Standard Oil before Tarbell
John Spargo | wrote "The Bitter Cry of the Children" on child labor | was an English-born socialist who described boys in coal breakers
Upton Sinclair | wrote "The Jungle" about meatpacking | exposed filthy Chicago packinghouses and led Congress to pass food laws

# Social thinkers of the Gilded Age
? Which social thinker
Henry George | wrote "Progress and Poverty" and proposed a single tax on land | was a San Francisco journalist who ran for mayor of New York in 1886
Thorstein Veblen | wrote "The Theory of the Leisure Class" | was the economist who coined the phrase "conspicuous consumption"
Josiah Strong | wrote "Our Country" urging Anglo-Saxon expansion | was a Congregational minister who supported imperialism in 1885
Alfred Thayer Mahan / Mahan | wrote "The Influence of Sea Power upon History" | was the naval officer who urged a large fleet, bases and a canal
Edward Bellamy | wrote "Looking Backward" about a socialist Boston in 2000 | inspired Nationalist clubs with an 1888 utopian novel
Charlotte Perkins Gilman | wrote "The Yellow Wallpaper" and "Women and Economics" | argued in 1898 that women need economic independence
William Graham Sumner | was the Yale professor who defended laissez-faire and Social Darwinism | wrote "What Social Classes Owe to Each Other" in 1883

# Novelists and poets of realism and reform
? Which writer
Frank Norris | wrote "The Octopus" about a railroad and wheat farmers | was the naturalist novelist who also wrote "McTeague" and "The Pit"
Theodore Dreiser | wrote "Sister Carrie" about a country girl in Chicago | was the naturalist novelist who also wrote "An American Tragedy"
Jack London | wrote "The Call of the Wild" | set adventure stories in the Klondike gold rush
Kate Chopin | wrote the novel "The Awakening" | shocked readers in 1899 with a Louisiana wife's search for freedom
Frances E. W. Harper | wrote antislavery poems and the novel "Iola Leroy" | was a Black lecturer for abolition, temperance and women's rights
Horatio Alger | wrote stories of poor boys who rose by luck and hard work | wrote "Ragged Dick" about a bootblack who succeeds

# Laws of Roosevelt's and Taft's presidencies
? Which federal law
Pure Food and Drug Act | required truthful labels and banned harmful additives in 1906 | stopped the sale of falsely advertised medicines
Meat Inspection Act | let government agents check packing plants after "The Jungle" | set cleanliness rules in slaughterhouses after Upton Sinclair's novel | was signed by Theodore Roosevelt to clean up packinghouses
Hepburn Act | strengthened the ICC's power to set railroad rates in 1906 | limited free passes and let a commission set maximum rail rates | extended federal control over pipelines and ferries
Elkins Act | outlawed railroad rebates in 1903 | fined both railroads and shippers for secret refunds under Roosevelt
Newlands Reclamation Act / Reclamation Act | used western land sales to pay for dams and irrigation | brought water to dry western farms from 1902
Antiquities Act | let the president create national monuments in 1906 | protected Native ruins and natural wonders such as Devils Tower
Mann-Elkins Act | put telephone and telegraph companies under the ICC in 1910 | extended regulation to wire communication under Taft
Payne-Aldrich Tariff | disappointed progressives by barely lowering rates in 1909 | was signed by Taft and split the Republican Party

# Laws of Wilson's first term
? Which federal law
Underwood Tariff | lowered import duties in 1913 and added an income tax | was the first major success of Wilson's New Freedom, cutting rates on imports
Federal Reserve Act | created twelve regional banks to control the money supply | gave the nation a central banking system in 1913 | set up a system able to raise and lower interest rates
Clayton Antitrust Act | exempted unions and strengthened the law against monopoly in 1914 | was called labor's Magna Carta by Gompers | made strikes, boycotts and peaceful picketing legal
Federal Trade Commission Act | created an agency to stop unfair business practices | set up a body able to issue cease and desist orders
Keating-Owen Act | banned interstate goods made by child labor until struck down | was voided in Hammer v. Dagenhart in 1918
Adamson Act | set an eight-hour day for railroad workers in 1916 | prevented a nationwide train strike under Wilson

# Economic and social changes of the nineteenth century
? Which change
market revolution | linked farmers and workshops to buying and selling in distant places | made farmers grow crops for cash rather than for themselves before 1850
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
speculator | a person who buys land or stock at one price hoping to resell it higher | a buyer who made quick profits on western land before a panic
entrepreneur | a person who risks money and organizes resources to start a business | someone such as Rockefeller who risks money on a new enterprise in hope of profit

# Eras of American history
? Which era
Era of Good Feelings | was the time of national unity and one party under James Monroe | followed the War of 1812 and the decline of the Federalists
Jacksonian Era / Age of Jackson | expanded voting to nearly all white men in the 1820s and 1830s | was the time of the common man, Indian removal and the spoils system
antebellum era / antebellum period | takes its name from the Latin for "before the war" | covers the decades from about 1815 to the firing on Fort Sumter
Reconstruction / Reconstruction Era | was the time of rebuilding the South after the Civil War | brought former Confederate states back into the Union from 1865 to 1877 | gave citizenship and voting rights to freedmen
Gilded Age | was named by Mark Twain for glitter that hid corruption | was the time of industry, great wealth and political machines from the 1870s to about 1900
Progressive Era | was the time of reform from about 1900 to World War I | fought corruption, trusts and bad working conditions after 1900
critical period | was the time of weak government under the Articles of Confederation | covered the troubled years from 1781 to 1789 before the Constitution took effect

# Leaders of uprisings
? Which leader of an uprising
Daniel Shays / Shays | led indebted Massachusetts farmers who closed courts in 1786 | was a former army captain who tried to seize the Springfield arsenal in 1787
Nat Turner | led a slave revolt in Southampton County, Virginia, in 1831 | was an enslaved preacher who believed that God had chosen him to strike
Denmark Vesey | was a free Black carpenter accused of planning a slave revolt in Charleston in 1822 | bought his freedom with lottery winnings before his plot was betrayed
Gabriel / Gabriel Prosser | was an enslaved blacksmith who planned to march on Richmond in 1800 | was hanged after a storm and informers stopped a Virginia plot
Jacob Leisler | seized power in New York after news of the Glorious Revolution | was a German-born merchant executed for treason in 1691
Joseph Cinqué / Cinqué | led captive Africans who took over the ship Amistad in 1839 | was defended before the Supreme Court by John Quincy Adams
Charles Deslondes | led enslaved sugar workers who marched toward New Orleans in 1811 | headed the largest slave revolt in the history of the United States

# Regions of the United States in the nineteenth century
? Which region
burned-over district | was the part of western New York swept by many revivals | lay along the Erie Canal, where new religions and reforms arose
Upper South | grew grain and tobacco and sold enslaved laborers to cotton states | included Virginia, Kentucky and Tennessee, which left the Union late or not at all
Deep South | became the center of the cotton economy and formed the first Confederate states | reached from the Carolina coast to Texas, with many large plantations
Old Northwest / Northwest Territory | lay between the Ohio River, the Mississippi and the Great Lakes | was closed to slavery by the ordinance of 1787
Indian Territory | was the land in present-day Oklahoma given to removed tribes | received the Five Tribes at the end of the Trail of Tears
Oregon Country | was held jointly by Britain and the United States until 1846 | drew settlers to the Willamette Valley by a two-thousand-mile trail
Great American Desert | was an early name for the Plains, thought to be unfit for farming | was so called by Stephen Long's expedition of 1820

# Workers before the Civil War
? Which worker
artisan / craftsman | was a skilled maker of goods by hand, such as a silversmith or shoemaker | lost independence as factories replaced handwork
journeyman | had finished training and worked for wages in a master's shop | hoped to save enough to open a shop as a master
apprentice | was a young person who lived with a master to learn a trade | was a boy bound for years to be trained in a craft
mill girl / Lowell girl | left a New England farm to tend looms and live in a company boardinghouse | went on strike against wage cuts in the 1830s at textile factories
navvy / canal digger | did the heavy labor of building canals and railroads | was often an Irish immigrant with a shovel in New York State
peddler | traveled from farm to farm selling small manufactured goods | was a Yankee who carried clocks and tinware on the road
domestic servant | cooked, cleaned and cared for children in another's home | held the commonest paid job of Irish immigrant women in cities

# Amendments of the twentieth century
? Which amendment
Sixteenth Amendment | allowed a federal income tax | overturned an 1895 ruling against direct federal levies on earnings
Seventeenth Amendment | provided for direct election of senators | took the choice of upper-house members from state legislatures in 1913
Eighteenth Amendment | banned making and selling alcohol | was ratified in 1919 and repealed in 1933 | began Prohibition throughout the nation
Nineteenth Amendment | gave women the vote in 1920 | ended a struggle that began at Seneca Falls | forbids denying the right to vote because of sex
Twentieth Amendment / Lame Duck Amendment | moved presidential inauguration from March to January | shortened the time defeated officials stay in office
Twenty-first Amendment | repealed an earlier change in the Constitution for the only time | ended national Prohibition in 1933
Twenty-second Amendment | limits a president to two elected terms | was a response to Franklin Roosevelt's four victories
Twenty-third Amendment | gives Washington, D.C., electoral votes | let residents of the capital vote for president from 1961
Twenty-fourth Amendment | bans poll taxes in federal elections | removed a fee that kept poor Southerners from voting in 1964
Twenty-fifth Amendment | sets rules for presidential disability and succession | lets a president appoint a new vice president with approval of Congress | made Gerald Ford vice president after Agnew resigned
Twenty-sixth Amendment | lowered the voting age from twenty-one to eighteen | was ratified in 1971 during the Vietnam War

# Domestic programs to 1953
? Which presidential program
Square Deal | was Theodore Roosevelt's promise of fair treatment for labor, business and consumers | was the policy behind the coal settlement of 1902 and food laws | promised to control corporations, protect consumers and conserve natural resources
New Nationalism | was Theodore Roosevelt's 1912 plan for a strong government to regulate big business | was the Bull Moose platform of regulation and social welfare laws
New Freedom | was Woodrow Wilson's 1912 plan to break up trusts and restore competition | led to lower tariffs, the Federal Reserve and the Clayton Antitrust Act
New Deal | was Franklin Roosevelt's response to the Great Depression | sought relief, recovery and reform through federal action | created the CCC, the TVA and Social Security
Fair Deal | was Truman's plan for national health insurance, public housing and civil rights | tried to extend the New Deal after World War II | won a higher minimum wage but not national health insurance

# Domestic programs after 1960
? Which political program
New Frontier | was Kennedy's plan for space, education and antipoverty efforts | included the Peace Corps and the goal of a moon landing by 1970
Great Society | was Lyndon Johnson's broad plan to end poverty and racial injustice | included Medicare, Head Start and voting rights
Reaganomics / supply-side economics | was the plan of tax cuts to spur investment in the 1980s | held that lower taxes on business and the wealthy would help everyone | joined tax cuts with less regulation and less spending on social programs
New Federalism | was Nixon's plan of sharing federal revenue with the states | gave states and localities more power over how federal money is spent
Contract with America | was the Republican list of pledges led by Newt Gingrich in 1994 | helped Republicans win control of the House for the first time in forty years

# Movements of reform around 1900
? Which reform movement
progressivism / Progressive movement | worked to correct the problems of industrial society through government reform | attacked corruption, unsafe factories and the power of trusts from the 1890s to 1920
conservation / conservation movement | favored the careful use and management of natural resources | was supported by Theodore Roosevelt and Gifford Pinchot | set aside national forests for planned use
preservation / wilderness preservation | wanted nature kept untouched rather than used for resources | was led by John Muir, who defended Yosemite
prohibition / temperance movement | sought to ban the making and sale of alcohol | blamed drinking for poverty, crime and family violence | was led by the WCTU and the Anti-Saloon League
women's suffrage movement / suffrage | sought the ballot for wives and mothers as well as men | was led by Carrie Chapman Catt and Alice Paul in the 1910s | achieved its goal with the Nineteenth Amendment in 1920
Social Gospel | taught that Christians should help the poor and reform society | preached salvation through service to those in need | applied Christian teachings to slums, child labor and low wages
settlement house movement | set up community centers to help immigrants in poor city neighborhoods | was begun in the United States by women such as Jane Addams | offered classes, child care and English lessons to newcomers

# Ways of thinking around 1900
? Which movement in American thought
pragmatism | held that ideas should be judged by their practical results | was the philosophy of William James and John Dewey
eugenics | claimed to improve the human race by controlled breeding | led to forced sterilization laws in many states
fundamentalism | held to the literal truth of the Bible | opposed the teaching of evolution in schools | gained strength in the rural South in the 1920s
nativism | wanted to protect established Protestant Americans against newcomers | demanded limits on immigration from southern and eastern Europe
Social Darwinism | applied the idea of survival of the fittest to business and society | was used to argue that the poor should receive no government aid

# Kinds of people in America, 1890 to 1940
? Which term describes
muckraker | a journalist who exposed corruption and social problems | a Progressive Era writer such as Ida Tarbell, Lincoln Steffens or Upton Sinclair | a writer whose articles led to reform laws in the early 1900s
suffragist | a person who worked to win women the right to vote | a campaigner such as Susan B. Anthony, Alice Paul or Carrie Chapman Catt
political boss | a head of a city machine who traded jobs and favors for votes | a powerful urban leader such as William Tweed of Tammany Hall
flapper | a young woman of the 1920s who wore short hair and short skirts | a woman who defied traditional dress and behavior in the Jazz Age | a young woman who symbolized new freedom in the 1920s
bootlegger | a person who made or sold alcohol illegally during Prohibition | a smuggler of liquor such as those who worked for Al Capone
doughboy | an American infantry soldier in World War I | a soldier of the American Expeditionary Force in France
Okie | a migrant who left the Dust Bowl for California | a farmer driven from the southern Plains by drought in the 1930s

# Kinds of people in America since 1940
? Which term describes
conscientious objector | a person who refuses military service for moral or religious reasons | someone whose pacifist beliefs forbid fighting in a war
hippie | a young person of the 1960s who rejected mainstream society for peace and communal life | a member of the counterculture in places such as Haight-Ashbury
beatnik | a young nonconformist of the 1950s who admired the Beat writers | a 1950s rebel against materialism and suburban life
hawk | a supporter of the Vietnam War | a person who wanted stronger military action in Vietnam
dove | an opponent of the Vietnam War | a person who wanted peace and withdrawal from Vietnam

# Progressive reforms of government
? Which term refers to
initiative | the process by which citizens propose a law | the reform that puts a measure on the ballot by petition | the way voters bypass the legislature to place a bill on the ballot
referendum | a popular vote on a law | a vote in which the people approve or reject an act of the legislature
recall | the process by which voters remove an official before a term ends | a special election to remove a public official from office
direct primary | an election in which party voters choose candidates | the reform that took the choice of nominees away from party bosses
secret ballot / Australian ballot | a private vote on a government-printed form | the reform that made it hard for bosses to check how people voted | a way of voting in which no one can see how a person votes
city manager plan / council-manager system | municipal government run by a hired professional administrator | the reform that put a trained expert in charge of services
commission plan / commission government | rule of a city by a board of experts, each heading a department | the system begun in Galveston, Texas, after the hurricane of 1900
Wisconsin Idea | the use of university experts to help write state reform laws | Robert La Follette's program of state reforms

# Reform organizations around 1900
? Which organization
Anti-Saloon League | was the lobby that won national prohibition | pressured politicians of both parties to support a ban on alcohol
Hull House | offered classes and child care to Chicago immigrants | was the settlement opened by Jane Addams in 1889
Salvation Army | came from England to bring religion and aid to the urban poor | ran soup kitchens and shelters as a Christian charity with uniformed members
YMCA / Young Men's Christian Association | gave newcomers to cities lodging, recreation and Bible classes | built gymnasiums and libraries for urban workers
Sierra Club | was founded in 1892 to preserve the mountains of California | had the naturalist John Muir as its first president

# Women's organizations around 1900
? Which women's organization
Woman's Christian Temperance Union / WCTU | was led by Frances Willard in a campaign against drink | used the slogan "home protection" in the late 1800s
National American Woman Suffrage Association / NAWSA | united two older groups in 1890 to win the vote | was led by Carrie Chapman Catt to a state-by-state victory | worked state by state and then for a constitutional amendment
National Woman's Party | picketed Woodrow Wilson's White House for the vote | was led by Alice Paul | went on hunger strikes in jail and later proposed the Equal Rights Amendment
National Consumers' League | urged shoppers to buy goods made under fair conditions | lobbied against child labor and long hours under Florence Kelley
Women's Trade Union League | joined middle-class reformers with female workers to organize labor | supported strikes by female garment workers

# African American organizations since the 1950s
? Which organization
SNCC / Student Nonviolent Coordinating Committee | grew from the lunch-counter sit-ins of 1960 | was known for young organizers such as John Lewis and Bob Moses | was made up of young activists who registered voters in Mississippi
SCLC / Southern Christian Leadership Conference | was led by Martin Luther King Jr. and ministers | was formed in 1957 after the Montgomery boycott | united Black churches of many cities in nonviolent protest
CORE / Congress of Racial Equality | organized the Freedom Rides of 1961 | was founded in Chicago in 1942 by James Farmer and others | held sit-ins against segregation in Chicago in the 1940s
Black Panther Party / Black Panthers | was founded in Oakland in 1966 for armed self-defense | was started by Huey Newton and Bobby Seale | ran free breakfast programs for children
Nation of Islam / Black Muslims | taught separatism and racial pride under Elijah Muhammad | had Malcolm X as its best-known minister | called for separation of the races and self-help

# African American organizations around 1900 to 1925
? Which African American organization
NAACP / National Association for the Advancement of Colored People | fought segregation through lawsuits in the courts from 1909 | published "The Crisis" under W. E. B. Du Bois | brought the Brown v. Board of Education case | was formed by Du Bois and white reformers after the Springfield riot of 1908
National Urban League | helped Black migrants find jobs and housing in northern cities | was a social service group for newcomers of the Great Migration
Niagara Movement | was formed by W. E. B. Du Bois in 1905 to demand full rights | opposed Booker T. Washington's accommodation and led to the NAACP | brought together Black leaders who met in 1905 and rejected gradual progress
Universal Negro Improvement Association / UNIA | promoted Black pride and a return to Africa under Marcus Garvey | ran the Black Star Line and other Black-owned businesses
National Association of Colored Women | joined Black clubs in 1896 under the motto "lifting as we climb" | had Mary Church Terrell as its first president

# Nativist and segregationist groups
? Which group
American Protective Association | opposed Catholic immigrants and officeholders in the 1890s | was a nativist society whose members vowed not to vote for Catholics
Immigration Restriction League | was started by Harvard graduates who wanted literacy tests in 1894 | wanted to keep out southern and eastern Europeans around 1900
Ku Klux Klan | used terror against Black Americans, Catholics, Jews and immigrants | revived in 1915 and gained millions of members in the 1920s | was formed by former Confederates to keep freed people from power
White Citizens' Councils | used economic pressure against integration after 1954 | brought together middle-class southern segregationists
German American Bund | supported Nazi Germany in the United States in the 1930s | held pro-Hitler rallies before World War II

# Political parties since 1945
? Which political party or movement
Dixiecrats / States' Rights Party | left the Democrats in 1948 over a platform for racial equality | nominated Strom Thurmond in 1948 to defend segregation
Mississippi Freedom Democratic Party | challenged the all-white state delegation at the 1964 convention | was represented by Fannie Lou Hamer at Atlantic City
La Raza Unida | was founded by Mexican Americans in Texas in 1970 | was led by José Angel Gutiérrez at Crystal City
Reform Party | was founded by Ross Perot in 1995 | opposed free trade agreements and budget deficits
Tea Party movement / Tea Party | opposed taxes, bailouts and health care reform from 2009 | helped conservative Republicans win the House in 2010
Libertarian Party | has run candidates since 1972 for minimal regulation and taxes | nominated Gary Johnson for president in 2012 and 2016
Green Party | nominated Ralph Nader for president in 2000 | began from environmental and peace groups in the 1980s

# Political organizations from 1870 to 1920
? Which political organization
Tammany Hall | traded jobs and coal for Irish immigrants' votes | was the Democratic machine of New York City | was led by William Tweed after the Civil War
Progressive Party / Bull Moose Party | nominated Theodore Roosevelt in 1912 | divided the Republican vote in 1912 so that Wilson won
Socialist Party / Socialist Party of America | nominated Eugene Debs for president five times | called for public ownership of major industries in the early 1900s
Populist Party / People's Party | was formed by farmers in 1892 to demand free silver and control of railroads | supported William Jennings Bryan in 1896 | favored an income tax and direct election of senators
Greenback Party | wanted more paper money in circulation to help farmers in the 1870s | opposed the return to the gold standard after the Civil War

# Places of the immigrant city and leisure
? Which place
Ellis Island | was the New York Harbor station that received European arrivals from 1892 | was the station where immigrants were inspected near the Statue of Liberty | gave arriving immigrants health and legal inspections
Angel Island | was the San Francisco Bay station that detained Asian arrivals | was the immigration station where Chinese were questioned and often held for weeks | enforced the Chinese Exclusion Act on the Pacific coast
Castle Garden | was the New York immigrant depot used from 1855 to 1890 | was the immigration center that came before Ellis Island
Central Park | was Frederick Law Olmsted's green space laid out in Manhattan | was the large landscape of lawns and lakes planned by Olmsted and Vaux
Coney Island | was the Brooklyn seaside resort of roller coasters and amusements | drew working-class crowds to its beach and amusement parks around 1900
Lower East Side | was the crowded Manhattan neighborhood of Jewish immigrants | was the area of tenements photographed by Jacob Riis
Triangle Shirtwaist Factory / Triangle factory | burned in 1911 with locked doors and killed 146 garment workers | was the site of a fire that led to new safety laws in New York
Chinatown | was the district of San Francisco where Chinese immigrants lived and traded | was an urban neighborhood where immigrants from Guangdong kept their language and customs

# Great structures and public works
? Which structure
Statue of Liberty | was a gift from France dedicated in New York Harbor in 1886 | bears Emma Lazarus's poem welcoming "huddled masses" | became a symbol of freedom for immigrants
Brooklyn Bridge | crossed the East River with steel cables in 1883 | was designed by John Roebling to join two cities at New York
Panama Canal | joined the Atlantic and Pacific oceans in 1914 | shortened the sea route around South America | was built across an isthmus by the United States from 1904
Hoover Dam | was built on the Colorado River in the 1930s | supplies electricity and water to Nevada, Arizona and California
Empire State Building | was the world's tallest skyscraper when finished in 1931 | was built in New York City during the Great Depression
Golden Gate Bridge | opened in 1937 at the entrance to San Francisco Bay | was the longest suspension span in the world in the 1930s
Pentagon | is the headquarters of the Department of Defense | was struck by a hijacked plane on September 11, 2001

# Laws of overseas expansion and territories
? Which law
Platt Amendment | let the United States intervene in Cuba from 1901 | gave the navy a base at Guantánamo Bay | limited Cuba's power to make treaties and borrow money | made Cuba an American protectorate
Teller Amendment | promised in 1898 that the United States would not annex Cuba | said that Cuba would be left to its own people after the war
Foraker Act | gave Puerto Rico a civil government in 1900 | let the president appoint Puerto Rico's governor
Jones Act of 1917 / Jones-Shafroth Act | made Puerto Ricans citizens of the United States | let Puerto Ricans elect both houses of their legislature
Philippine Government Act / Organic Act of 1902 | set up civil rule in Manila under an American governor | declared the Philippines an unorganized territory after the guerrilla war
Tydings-McDuffie Act | promised the Philippines independence in 1934 | led to Philippine independence in 1946
Newlands Resolution | annexed Hawaii during the war with Spain in 1898 | made Hawaii an American territory by a vote of Congress

# Treaties of the United States from 1898 to 1930
? Which treaty
Treaty of Paris of 1898 | ended the war between Spain and the United States | gave the United States Guam, Puerto Rico and the Philippines | required Spain to free Cuba
Hay-Bunau-Varilla Treaty | gave the United States control of a canal zone in Panama in 1903 | granted a ten-mile-wide strip for building a canal
Treaty of Portsmouth | ended the war between Russia and Japan in 1905 | won Theodore Roosevelt the Nobel Peace Prize as a mediator
Treaty of Versailles | made Germany accept blame for World War I and pay reparations | was rejected by the Senate because of the League of Nations | ended World War I with Germany in 1919 | created the League of Nations
Kellogg-Briand Pact | renounced war as a national policy in 1928 | was signed by most nations but had no means of enforcement | outlawed war but did not provide for punishing aggressors

# Treaties on arms and security since 1960
? Which treaty
Nuclear Test Ban Treaty / Limited Test Ban Treaty | barred exploding atomic weapons in the air and sea in 1963 | allowed only underground explosions of atomic weapons
SALT I / Strategic Arms Limitation Treaty | froze the number of long-range missiles in 1972 | was signed by Nixon and Brezhnev in Moscow | limited antiballistic missile systems and offensive nuclear missiles
Panama Canal Treaties / Panama Canal Treaty | promised to return a waterway to a Central American nation by 2000 | narrowly passed the Senate under Carter in 1978
INF Treaty / Intermediate-Range Nuclear Forces Treaty | removed medium-range missiles from Europe in 1987 | was signed by Reagan and Gorbachev
START I / Strategic Arms Reduction Treaty | cut long-range nuclear weapons in 1991 | was signed by George H. W. Bush and Gorbachev
Nuclear Non-Proliferation Treaty | was signed in 1968 to stop the spread of atomic weapons to more nations | bound countries without atomic weapons not to build them

# International agreements since 1950
? Which agreement
Geneva Accords | divided Vietnam at the 17th parallel in 1954 | called for elections in 1956 that were never held | ended French rule in Indochina after the battle of Dien Bien Phu
Paris Peace Accords | provided for withdrawal of American troops from Vietnam in 1973 | ended direct American fighting in Vietnam
Camp David Accords | brought peace between Egypt and Israel in 1978 | was reached by Sadat and Begin with Jimmy Carter's help | led Israel to return the Sinai Peninsula
Helsinki Accords | accepted European borders and promised human rights in 1975 | was signed by Gerald Ford and the Soviet leader
Dayton Accords | ended the Bosnian war in 1995 | divided Bosnia between Serbs and a Muslim-Croat federation
NAFTA / North American Free Trade Agreement | removed tariffs among the United States, Canada and Mexico in 1994 | was opposed by labor unions that feared losing jobs to Mexico | created a continental market without tariffs
Kyoto Protocol | called on industrial nations in 1997 to cut greenhouse gases | was never ratified by the United States although it limited emissions
Paris Agreement | set goals in 2015 to limit global warming | was left by Donald Trump and rejoined by Joe Biden in 2021

# International agreements before 1945
? Which agreement
Gentlemen's Agreement | limited Japanese immigration in 1907 | ended the segregation of Japanese children in San Francisco schools
Munich Agreement / Munich Pact | gave Hitler the Sudetenland in 1938 | was Chamberlain's act of appeasement over Czechoslovakia | let Germany take part of Czechoslovakia in return for a promise of peace
Nazi-Soviet Pact / nonaggression pact of 1939 | was a promise by Hitler and Stalin not to attack each other | let two dictators divide Poland
Tripartite Pact | joined Germany, Italy and Japan in September 1940 | created the Axis alliance
Dawes Plan | lent American money to Germany so that it could pay reparations | eased the problem of German reparations in 1924

# Lands under outside control
? Which term means
colony | a territory settled and ruled by a distant country | land such as the Philippines governed by a foreign nation for its own benefit
protectorate | a country that keeps its own government but is controlled by a stronger power | the status of Cuba after 1901
sphere of influence | an area where an outside nation has special trading rights | a region of China where Russia, Britain or Germany controlled trade | a region in which one foreign power controls trade and investment
satellite nation | a country dominated by the Soviet Union | a state such as Poland or Hungary under Moscow's control
demilitarized zone / DMZ | a strip of land where no troops or weapons are allowed | the buffer that still separates North and South Korea
mandate | a former German or Ottoman land governed by a victor under the League of Nations | a territory such as Palestine given to Britain or France after World War I
occupation zone | one of the parts into which the Allies divided Germany after World War II | an area of Germany governed by American, British, French or Soviet forces

# Conflicts around 1900
? Which conflict
Philippine-American War / Philippine War | was a guerrilla struggle for independence from the United States from 1899 to 1902 | was fought by Emilio Aguinaldo against his former allies
Boxer Rebellion | was the 1900 uprising against foreigners in China | was put down by an international army at Beijing
Russo-Japanese War | ended with Theodore Roosevelt's peace talks at Portsmouth, New Hampshire | showed the rise of Japan as a world power in 1905
Cuban War of Independence | began in 1895 and drew American sympathy against Spain | saw General Weyler force civilians into concentration camps
Panamanian revolution of 1903 / Panamanian Revolution | separated an isthmus from Colombia with American naval help | cleared the way for an American canal treaty
Mexican Revolution | overthrew the dictator Porfirio Díaz in 1910 | led Wilson to send troops to Veracruz and against Pancho Villa

# Battles of World War I
? Which battle of World War I
Battle of the Meuse-Argonne / Meuse-Argonne Offensive | was the largest American attack, begun in September 1918 | involved over a million of Pershing's soldiers and helped end the war
Battle of Belleau Wood | stopped a German advance in a forest near Paris in June 1918 | made the U.S. Marines famous for a forest fight
Battle of Château-Thierry / Château-Thierry | helped the French stop the Germans at the Marne in 1918 | was an early American success on the Marne River
Battle of Saint-Mihiel / Saint-Mihiel | was the first offensive by an American army under Pershing in September 1918 | cleared a German bulge in the French lines with help from massed airplanes
Battle of Verdun | lasted from February to December 1916 between French and Germans | became a symbol of French endurance under General Pétain
Battle of the Somme | was the 1916 British attack that cost over a million casualties | brought the first use of tanks in war

# Battles of the Spanish-American War
? Which battle of the Spanish-American War
Battle of Manila Bay | was Commodore Dewey's quick naval victory of May 1, 1898 | destroyed a Spanish fleet in the Philippines
Battle of San Juan Hill / San Juan Hill | made Theodore Roosevelt and the Rough Riders famous | was a July 1898 charge in Cuba in which Black cavalry also fought
Battle of Santiago Bay / naval battle of Santiago | sank Admiral Cervera's fleet off Cuba in July 1898 | was the sea fight off Cuba that led to Spain's surrender there
Battle of El Caney | delayed an American division at a fortified Cuban village on July 1, 1898 | was a costly attack on a stone fort and blockhouses northeast of Santiago
Battle of Manila | was a staged fight in August 1898 that kept Filipino forces out of a capital city | gave American troops the Philippine capital just after the peace protocol

# Incidents that led toward war from 1898 to 1917
? Which incident
sinking of the Maine / USS Maine explosion | killed over 260 American sailors in Havana harbor in 1898 | was blamed on Spain by the yellow press and led to war | was the loss of an American battleship that became a cause of war with Spain
sinking of the Lusitania / Lusitania | killed 128 Americans on a British liner in May 1915 | turned American opinion against German submarine warfare | led Wilson to protest attacks on passenger ships
assassination of Franz Ferdinand / assassination of Archduke Franz Ferdinand | set off World War I at Sarajevo in June 1914 | was committed by a Serbian nationalist against an Austrian heir
Tampico incident | led Wilson to occupy Veracruz in 1914 | began with the arrest of American sailors in Mexico
Pancho Villa's raid / raid on Columbus, New Mexico | killed Americans in a border town in 1916 | led Wilson to send General Pershing across the southern border

# Incidents and attacks since 1937
? Which attack or incident
attack on Pearl Harbor / Pearl Harbor | sank or damaged American battleships on December 7, 1941 | brought the United States into World War II | was a surprise assault by Japanese planes in Hawaii
U-2 incident | was the 1960 downing of an American spy plane over the Soviet Union | ruined a Paris summit between Eisenhower and Khrushchev
Gulf of Tonkin incident | was the reported firing on American destroyers off North Vietnam in 1964 | led Congress to let Johnson use force in Vietnam
Panay incident | was the Japanese sinking of an American gunboat in China in 1937 | ended when Tokyo apologized and paid for a ship sunk near Nanjing
Pueblo incident | was the North Korean capture of an American spy ship in 1968 | left eighty-two American sailors prisoners of North Korea for eleven months

# Documents of foreign policy from 1898 to 1941
? Which document
De Lôme letter | criticized President McKinley as weak in 1898 | was written by the Spanish minister and printed in Hearst's newspaper
Zimmermann Telegram / Zimmermann Note | offered Mexico lost lands if it joined Germany against the United States | was a secret German message decoded by the British in 1917 | helped bring the United States into World War I by proposing a Mexican alliance
Sussex Pledge | was Germany's 1916 promise not to sink merchant ships without warning | was broken when Germany resumed unrestricted submarine warfare in 1917
Fourteen Points | was Wilson's January 1918 peace plan | called for self-determination, freedom of the seas and a league of nations | proposed an end to secret treaties and colonial claims
Atlantic Charter | stated Roosevelt's and Churchill's war aims in August 1941 | pledged no territorial gains and self-determination after the war

# American documents since 1945
? Which document
Long Telegram | urged containment of the Soviet Union in 1946 | was sent from Moscow by the diplomat George Kennan
NSC-68 | called in 1950 for a huge military buildup against communism | was the secret report that led Truman to raise defense spending
Port Huron Statement | called for participatory democracy in 1962 | was the manifesto of Students for a Democratic Society
Pentagon Papers | revealed that the government had deceived the public about Vietnam | was the secret study leaked by Daniel Ellsberg to the "New York Times"
Letter from Birmingham Jail | defended nonviolent protest against unjust laws in 1963 | was Martin Luther King Jr.'s answer to clergymen who criticized his protests
Southern Manifesto | was signed by over 100 members of Congress who opposed the Brown decision | called in 1956 for resisting school integration
Universal Declaration of Human Rights | was adopted by the United Nations in 1948 | stated basic freedoms for all people and was drafted under Eleanor Roosevelt

# Foreign policies before the Cold War
? Which term refers to
Open Door Policy | John Hay's demand for equal trading rights in China | the 1899 notes that opposed dividing China among foreign powers | the demand that all nations be allowed to trade freely in China
Roosevelt Corollary | the 1904 claim that the United States could police Latin America | the addition to the Monroe Doctrine that justified intervention in Latin America | the claim that the United States would act as an international police power
dollar diplomacy | Taft's use of investment to gain influence abroad | the policy of using American loans and business to influence Latin America and Asia
moral diplomacy / missionary diplomacy | Wilson's policy of supporting only democratic governments abroad | the policy that led Wilson to refuse recognition of Mexico's Huerta
big stick diplomacy / big stick | Theodore Roosevelt's foreign policy backed by the threat of military force | the policy of speaking softly while relying on a strong navy | the policy by which Theodore Roosevelt gained the Panama Canal Zone
Good Neighbor Policy | Franklin Roosevelt's pledge not to intervene in Latin America | friendly relations with Latin American countries in the 1930s
appeasement | giving in to an aggressor's demands to keep peace | the policy of Britain and France toward Hitler at Munich
isolationism | the policy of avoiding political ties and conflicts with other nations | the attitude behind the Neutrality Acts of the 1930s | the attitude that kept the United States out of the League of Nations
Monroe Doctrine | the 1823 warning to Europe against new colonies in the Americas | the policy that closed the Western Hemisphere to European colonization | the promise to resist European interference in the Western Hemisphere

# Ideologies and causes of war
? Which term means
imperialism | the taking of control over weaker peoples and lands overseas | the policy behind the taking of Hawaii, Guam and the Philippines
militarism | the building up of armed forces and the glorification of war | the race for larger armies and navies before 1914
nationalism | strong pride in and loyalty to one's own country | the feeling that led Slavic peoples to seek their own states before 1914 | devotion to one's own people, which stirred independence movements in Austria-Hungary
alliance system | agreements among nations to defend one another if attacked | the network of defense agreements that drew Europe into World War I
jingoism | aggressive patriotism that demands war | the warlike feeling stirred up by the yellow press in 1898
fascism | a system of dictatorship that glorifies the nation and crushes opposition | the ideology of Benito Mussolini in Italy | rule by a leader such as Mussolini who puts the nation above individual rights
communism | a system in which the government owns all property and there is one party | the ideology of Lenin and the Soviet Union | a theory of a classless society without private property, based on Karl Marx
anarchism | the belief that all government should be abolished | the radical belief of Sacco and Vanzetti
pacifism | opposition to all war and violence | the belief of those who refuse to fight in any war

# Foreign figures in American expansion
? Which foreign figure
Liliuokalani / Queen Liliuokalani | was the last monarch of Hawaii, overthrown in 1893 | tried to restore royal power against American sugar planters
Emilio Aguinaldo | led Filipino fighters against Spain and then the United States | declared Philippine independence in 1898
José Martí | was the Cuban poet and independence leader killed in 1895 | organized a revolution against Spain from exile in New York
Valeriano Weyler | was the Spanish general who put rural Cubans in concentration camps | was called "Butcher" by American newspapers for his harsh rule in Cuba
Philippe Bunau-Varilla | was the Frenchman who helped plan Panama's revolt | signed the 1903 canal treaty on behalf of Panama

# Figures of the Mexican Revolution
? Which figure of the Mexican Revolution
Pancho Villa | raided Columbus, New Mexico, in 1916 | was pursued in vain by General Pershing
Porfirio Díaz | ruled as dictator for over thirty years until 1911 | welcomed American investors in mines, oil and railroads before losing power
Francisco Madero | won the presidency in 1911 and was murdered in 1913 | called for an uprising for free elections in 1910
Victoriano Huerta | seized power in 1913 and was refused recognition by Wilson | was the general whom Wilson called the head of a government of butchers
Venustiano Carranza | was recognized as president by Wilson in 1915 | protested Pershing's expedition and approved the Constitution of 1917
Emiliano Zapata | led peasants of the south who demanded the return of land | issued the Plan of Ayala and fought in Morelos

# Leaders abroad in World War I
? Which foreign leader
Georges Clemenceau | was the French premier who wanted Germany punished at Versailles | represented France among the Big Four in 1919
David Lloyd George | was the British prime minister at the Paris Peace Conference | represented Britain among the Big Four in 1919
Vladimir Lenin / Lenin | led the Bolsheviks to power in Russia in 1917 | took Russia out of World War I and founded a communist state
Kaiser Wilhelm II / Wilhelm II | was the German emperor during World War I | gave up his throne in November 1918
Vittorio Orlando | represented Italy among the Big Four in 1919 | left the Paris Peace Conference when Italy was refused the city of Fiume
Nicholas II / Tsar Nicholas II | gave up the Russian throne in March 1917 | was the last of the Romanov rulers

# American officers and soldiers before World War II
? Which American serviceman
Matthew Perry / Commodore Perry / Matthew C. Perry | opened Japan to American trade in 1854 | sailed steam warships into Tokyo Bay
George Dewey | destroyed the Spanish fleet at Manila Bay | was the commodore who won the first victory of the war with Spain
George Goethals | was the army engineer who finished the Panama Canal | directed construction of the canal until it opened in 1914
John J. Pershing / John Pershing / General Pershing | commanded American troops in France in World War I | led the expedition into Mexico after Pancho Villa | commanded the American Expeditionary Force
Alvin York / Sergeant York | captured 132 German soldiers in the Argonne Forest in 1918 | was a Tennessee farmer and former pacifist who won the Medal of Honor
Eddie Rickenbacker | was the leading American flying ace of World War I | shot down 26 enemy planes as a fighter pilot
Alfred Thayer Mahan | argued that a nation needs a strong navy and overseas bases | wrote "The Influence of Sea Power upon History"
Leonard Wood | commanded the Rough Riders with Theodore Roosevelt | governed Cuba under American occupation after 1898

# Journalists and publishers from 1890 to 1920
? Which journalist
William Randolph Hearst / Hearst | published the "New York Journal" and urged war with Spain | competed with Pulitzer by printing sensational stories about Cuba | owned newspapers that used yellow journalism to stir war fever
Joseph Pulitzer | published the "New York World" and founded prizes for writing | was the immigrant publisher who competed with Hearst in yellow journalism
George Creel | headed the Committee on Public Information in World War I | directed the propaganda campaign to sell World War I to Americans
Ida Tarbell | exposed the unfair methods of the Standard Oil Company | was the muckraker who wrote a history of Rockefeller's company
Lincoln Steffens | exposed corrupt city government in "The Shame of the Cities" | was the muckraker who wrote about political machines in cities
Jacob Riis | photographed the slums of New York in "How the Other Half Lives" | exposed the living conditions of tenement families with a camera

# Journalists since 1920
? Which journalist
H. L. Mencken | mocked the middle class and fundamentalists in the 1920s | was the Baltimore critic who reported on the Scopes Trial
Edward R. Murrow | exposed McCarthy's methods on television in 1954 | reported by radio from London during the Blitz
Walter Cronkite | was the CBS newsman who called the Vietnam War a stalemate in 1968 | was the television anchor whose report on Tet turned opinion against the war
Bob Woodward / Carl Bernstein / Woodward and Bernstein | reported the Watergate story for the "Washington Post" | relied on a secret source called Deep Throat
Ernie Pyle | wrote newspaper columns about common soldiers in World War II | was killed by Japanese fire on an island near Okinawa in 1945

# Doctors and medical pioneers
? Which doctor
Walter Reed | led the army team who proved that mosquitoes carry yellow fever | studied yellow fever in Cuba in 1900
William Gorgas | cleared Panama of mosquitoes during canal building | ended yellow fever in the Canal Zone by draining mosquito breeding places
Jonas Salk | developed the first polio vaccine in the 1950s | ended the fear of polio with a vaccine made from killed virus
Benjamin Spock / Dr. Spock | wrote a best-selling guide to baby and child care | advised parents of the baby boom and later protested the Vietnam War
Charles Drew | organized blood banks during World War II | was the African American surgeon who found ways to store blood plasma
Francis Townsend / Dr. Francis Townsend | proposed $200 a month for people over sixty | was the California physician whose pension plan helped bring about Social Security
Elizabeth Blackwell | was admitted to Geneva Medical College in 1847, at first as a joke | opened an infirmary for the poor of New York in 1857

# Ways of fighting wars
? Which term means
trench warfare | fighting from long ditches protected by barbed wire and machine guns | the stalemate on the western front in World War I | the fighting in dug-out lines that produced a deadly stalemate
convoy system | sending merchant ships in groups guarded by warships | the naval tactic that cut losses to submarines in World War I
unrestricted submarine warfare | sinking any ship without warning in a war zone | the German naval policy that led the United States into World War I | the policy of attacking neutral and civilian ships that sank the Lusitania
blitzkrieg | a fast surprise attack by tanks and planes together | the German "lightning war" that defeated Poland and France | lightning war using speed, surprise and overwhelming force
island hopping | capturing key Pacific bases and bypassing others on the way to Japan | the American strategy of Nimitz and MacArthur in World War II | the strategy of seizing selected Pacific bases for attacking Japan
strategic bombing | attacking an enemy's factories and cities from the air to destroy its ability to fight | the air campaign against German and Japanese industry and cities
guerrilla warfare | fighting by small bands with surprise raids and ambushes | the hit-and-run methods of the Viet Cong | fighting by irregular soldiers who strike and hide among the people
limited war | fighting for restricted aims without using every weapon | the policy Truman chose in Korea to avoid a conflict with China
total war | using all of a nation's resources and people to fight | the kind of conflict in which civilians and factories become targets
war of attrition | wearing down the enemy through continuous losses of men and supplies | Westmoreland's strategy of killing more enemy soldiers than could be replaced

# Weapons of World War II and after
? Which weapon
kamikaze | was a plane flown by a Japanese suicide pilot into a ship | struck American ships in suicide attacks at Okinawa
atomic bomb | destroyed Hiroshima and Nagasaki in August 1945 | was developed by the Manhattan Project | forced Japan to surrender at the end of World War II
hydrogen bomb / H-bomb | used nuclear fusion and was first tested in 1952 | was hundreds of times stronger than the one dropped on Hiroshima
napalm | was jellied gasoline dropped in firebombs | burned villages and jungle in Vietnam when dropped from planes
Agent Orange | was the chemical sprayed to kill jungle leaves in Vietnam | was later linked with cancer and birth defects
intercontinental ballistic missile / ICBM | could carry a nuclear warhead from one continent to another | became the main long-range rocket of the Cold War arms race

# Weapons of World War I
? Which weapon of World War I
U-boat | was a German submarine that attacked ships without warning | sank the Lusitania and other Allied ships from under water | was the submarine that nearly cut off Britain's supplies in two world wars
poison gas | blinded or choked soldiers in the trenches | was first used on a large scale by Germany in 1915 and led to masks
machine gun | fired hundreds of rounds a minute against soldiers crossing no-man's-land | defended trenches so well that infantry attacks became deadly
tank | was an armored vehicle that crossed trenches and barbed wire | was first used by the British at the Somme in 1916
flamethrower | sprayed burning fuel into enemy trenches and bunkers | was introduced by German troops in 1915 to clear trenches with burning oil

# Alliances of the two world wars
? Which group of nations
Central Powers | included Germany, Austria-Hungary, the Ottoman Empire and Bulgaria | fought against Britain, France and Russia from 1914
Allied Powers / Allies (World War I) | included Britain, France and Russia in 1914 | was the side the United States joined in April 1917
Axis Powers | included Germany, Italy and Japan in World War II | was joined by the Tripartite Pact of 1940 | fought against Britain, the Soviet Union and the United States
League of Nations | was the world peace organization Wilson proposed | was never joined by the United States because the Senate rejected the treaty | was the fourteenth of Wilson's Fourteen Points
Triple Alliance | joined Germany, Austria-Hungary and Italy in 1882 | lost Italy, a founding member, in the first year of World War I

# International organizations since 1945
? Which international organization
United Nations / UN | was founded in 1945 to keep world peace | sent troops to defend South Korea in 1950 | has a Security Council and a General Assembly
NATO / North Atlantic Treaty Organization | joined the United States, Canada and western Europe in a defensive alliance in 1949 | holds that an attack on one member is an attack on all | was formed to defend western Europe against the Soviet Union
Warsaw Pact | was the military alliance of the Soviet Union and eastern Europe | was formed in 1955 in answer to NATO | joined the Soviet Union with Poland, Hungary and other satellite nations
OPEC / Organization of Petroleum Exporting Countries | was formed by oil producers to control prices | cut off oil to the United States in 1973
SEATO / Southeast Asia Treaty Organization | was formed in 1954 to stop communism near Vietnam | was an anticommunist alliance that included Thailand and the Philippines
European Union / EU | joined countries in a common market with the euro as currency | was created in 1993 to unite the economies of France, Germany and their neighbors
World Trade Organization / WTO | settles disputes over commerce and tariffs between nations from 1995 | met in Seattle in 1999 amid violent protests

# Terms of war and peace settlements
? Which term means
armistice | an agreement to stop fighting | the cease-fire of November 11, 1918 | an agreement that ends fighting before a peace treaty is made
reparations | payments by a defeated country for war damage | the $33 billion charged to Germany after World War I | money that the Treaty of Versailles required Germany to pay
self-determination | the right of a people to choose its own government | the principle behind new nations such as Poland and Czechoslovakia in 1919
collective security | the promise of nations to act together against an aggressor | the principle of the League of Nations and the United Nations
unconditional surrender | giving up completely without any promises from the victors | the Allied demand on Germany and Japan announced at Casablanca
disarmament | the reduction of a nation's weapons | the aim of the Washington Naval Conference
neutrality | refusing to take sides in a war | Wilson's policy toward the European war from 1914 to 1917
mobilization | preparing troops and resources for war | the calling up of armies and factories at the start of a war
embargo | a government ban on trade with another country | the measure that Jefferson used against Britain and France in 1807

# Wartime measures on the home front
? Which term refers to
war bond / Liberty bond | a loan by citizens to the government to pay for a war | a certificate sold at rallies to finance the war effort
rationing | limits on how much scarce food or gasoline each person could buy | the system of coupon books for sugar, meat and gasoline | the fixed allotment of scarce goods to civilians in wartime
victory garden | a home vegetable plot planted in wartime | a way families grew food so that more could go to soldiers
draft / conscription | military service required of citizens by law | the system of registering and selecting men for the armed forces | the way the Selective Service Act filled the army
internment / Japanese American internment | the confining of families from the West Coast in camps during World War II | the policy upheld by the Supreme Court in Korematsu | the forced relocation of a minority after Pearl Harbor
price controls | government limits on what sellers may charge | ceilings set to stop wartime inflation
scrap drive | the collecting of metal, rubber and paper for war production | a campaign in which children gathered old tires and tin cans
blackout | turning off or covering lights at night to hide from enemy planes | the darkening of coastal cities against air raids and submarines
propaganda | information spread to influence opinion for a cause | one-sided messages such as war posters that stir support | posters and films meant to shape public opinion in wartime

# Military units since 1940
? Which military unit
WACs / Women's Army Corps | served in World War II as clerks, drivers and mechanics | freed soldiers for combat by taking office and repair jobs on military bases
Tuskegee Airmen | was the group of Black fighter pilots who escorted bombers over Europe | was trained in Alabama as the first Black military fliers | was the all-Black air squadron of World War II
Navajo code talkers / code talkers | sent secret radio messages in a Native language in the Pacific | used a Native language that the Japanese never decoded | sent unbreakable messages for the marines in World War II
442nd Regimental Combat Team | was made up of Japanese Americans who fought in Italy and France | became one of the most decorated in World War II although families were interned
Green Berets | was the special force Kennedy built up for guerrilla wars | was made of elite troops trained to advise South Vietnamese forces
WASPs / Women Airforce Service Pilots | flew military planes within the United States but not in combat | ferried aircraft and towed targets in World War II

# American forces before 1920
? Which American force
Rough Riders | was the volunteer cavalry led by Theodore Roosevelt in Cuba | fought at San Juan Hill with cowboys and college men
American Expeditionary Force / AEF | was the army that General Pershing led in France | brought two million troops to Europe in World War I
Harlem Hellfighters / 369th Infantry Regiment | was made up of Black New Yorkers who fought with the French in World War I | spent more time in combat than other Americans in World War I
Great White Fleet | was the group of battleships sent around the world in 1907 | showed American naval power to Japan under Theodore Roosevelt
Buffalo Soldiers | served on the western frontier as Black cavalry after 1866 | fought Native Americans on the Plains although its members met prejudice in the army

# Wartime agencies
? Which agency
War Industries Board | directed factories in World War I under Bernard Baruch | set production quotas and allotted raw materials in 1917 and 1918 | coordinated production of war materials in World War I
Committee on Public Information / Creel Committee | spread propaganda in World War I with posters and Four-Minute Men | made movies, pamphlets and speeches to win support for World War I
Food Administration | asked for meatless and wheatless days under Herbert Hoover | urged families to save grain in World War I
National War Labor Board | settled disputes between workers and employers in World War I | supported the eight-hour day to prevent strikes
War Production Board | converted factories from civilian to military goods in World War II | decided which companies would make tanks and planes after 1942 | supervised the change of industry to making arms in World War II
Office of Price Administration / OPA | set limits on prices and rationed goods in World War II | fought inflation with ration books and ceilings
Office of War Information / OWI | produced posters, films and news to build support in World War II | was Franklin Roosevelt's propaganda bureau
Fair Employment Practices Committee / FEPC | investigated racial discrimination in defense plants | was set up by Roosevelt's Executive Order 8802
War Relocation Authority | ran the camps for Japanese Americans in World War II | moved interned families from the West Coast to inland camps

# Laws of war, security and loyalty
? Which law
Selective Service Act of 1917 / Selective Service Act | required men to register for the draft in World War I | brought nearly three million men into the army by 1918 | created a draft after war was declared on Germany
Espionage Act | punished those who interfered with the war effort or draft in 1917 | was used to convict Charles Schenck and Eugene Debs | was upheld by the Supreme Court in Schenck v. United States
Sedition Act of 1918 | made it a crime to speak disloyally about the government or flag | widened the 1917 law to limit criticism of World War I
Smith Act | made it a crime in 1940 to call for overthrowing the government | was used to jail leaders of the Communist Party
McCarran Internal Security Act / McCarran Act | required Communist groups to register with the government in 1950 | was passed over Truman's veto during the Second Red Scare
Gulf of Tonkin Resolution | let Johnson use force in Vietnam without a declaration of war | passed Congress in August 1964 with only two senators opposed
War Powers Act / War Powers Resolution | limits a president's use of troops to sixty days without approval of Congress | was passed over Nixon's veto in 1973 | requires a president to report to Congress within 48 hours of sending troops
USA PATRIOT Act / Patriot Act | widened government surveillance powers after September 11 | let agents search records and wiretap suspected terrorists | expanded police powers to search and monitor after the terrorist attacks of 2001
Homeland Security Act | created a new cabinet department in 2002 to prevent terrorism | combined twenty-two agencies under one department after September 11

# Public figures of World War I and the Red Scare
? Which public figure
Bernard Baruch | headed the War Industries Board | was the Wall Street businessman who directed industry in World War I
Henry Cabot Lodge | led Senate opposition to the League of Nations | was the Massachusetts senator who wanted reservations added to the treaty
William Borah | was the Idaho senator who opposed the League on any terms | was a leader of the irreconcilables in the treaty fight of 1919
A. Mitchell Palmer / Mitchell Palmer | was the attorney general who led raids on radicals | had thousands of suspected communists arrested in 1919 and 1920
J. Edgar Hoover | headed the FBI for nearly fifty years | gathered files on suspected radicals and civil rights leaders
Edith Wilson | guarded access to a president after his 1919 stroke | was the First Lady who screened matters brought to a sick president
Eugene Debs | ran for president as a Socialist five times | was jailed under the Espionage Act for an antiwar speech
Jeannette Rankin | was elected to the House from Montana in 1916 | voted against entering both world wars

# Presidents from Harding to Eisenhower
? Which president
Warren G. Harding / Warren Harding / Harding | promised a return to normalcy after World War I | died in 1923 amid the Teapot Dome scandal | won the election of 1920 on a promise to return to normal life
Calvin Coolidge / Coolidge | said that the chief business of the American people is business | cut taxes and limited regulation of business in the 1920s | took office when Harding died in 1923
Herbert Hoover / Hoover | relied on voluntary action as the Great Depression began | used troops against the Bonus Army | was in office when the stock market crashed in 1929
Franklin D. Roosevelt / Franklin Roosevelt / FDR | promised a New Deal and won four terms | led the nation through most of World War II | spoke to the public in radio fireside chats
Harry S. Truman / Harry Truman / Truman | ordered atomic bombs dropped on Japan | announced containment in a 1947 doctrine and desegregated the armed forces | took office when Franklin Roosevelt died in 1945
Dwight D. Eisenhower / Eisenhower | built the interstate highways and warned of a military-industrial complex | sent troops to Little Rock | commanded the Allied invasion of Normandy before entering politics

# Presidents from Kennedy to Carter
? Which president
John F. Kennedy / Kennedy / JFK | faced the Cuban missile crisis and launched the New Frontier | was killed in Dallas in November 1963 | set the goal of landing a man on the moon
Lyndon B. Johnson / Lyndon Johnson / LBJ | declared war on poverty and built the Great Society | escalated the Vietnam War and signed the Civil Rights Act of 1964 | took office after Kennedy was assassinated
Richard Nixon / Richard M. Nixon / Nixon | opened relations with China and resigned over Watergate | used Vietnamization and détente | withdrew American troops from Vietnam by Vietnamization
Gerald Ford / Gerald R. Ford | pardoned his predecessor and was never elected to national office | took office when Nixon resigned in August 1974 | reached the White House without election to it or to the vice presidency
Jimmy Carter / Carter | brokered the Camp David Accords between Egypt and Israel | faced the Iran hostage crisis and energy shortages | made human rights a basis of foreign policy

# Presidents from Reagan to the present
? Which president
Ronald Reagan / Reagan | cut taxes, raised defense spending and challenged the Soviet Union | told Gorbachev to tear down the Berlin Wall | lowered taxes and built up the military in the 1980s
George H. W. Bush | led a coalition that freed Kuwait in 1991 | was in office when the Soviet Union collapsed and signed the Americans with Disabilities Act | ordered Operation Desert Storm
Bill Clinton / William Clinton | signed NAFTA and balanced the budget | was impeached in 1998 and acquitted by the Senate | signed welfare reform in 1996
George W. Bush | led the response to the September 11 attacks | ordered the invasion of Iraq in 2003 | signed the No Child Left Behind Act
Barack Obama / Obama | was the first African American president | signed the Affordable Care Act and ordered the raid on bin Laden | took office in 2009 during the Great Recession
Donald Trump / Trump | was impeached twice during his first term | appointed three justices who helped overturn Roe v. Wade
Joe Biden / Biden | withdrew the last troops from Afghanistan in 2021 | signed a large infrastructure law in 2021

# Trials in American history since 1900
? Which trial
Scopes Trial / Monkey Trial | tested a Tennessee ban on teaching evolution in 1925 | pitted Clarence Darrow against William Jennings Bryan | showed the conflict between science and fundamentalism | convicted a Tennessee biology teacher of teaching evolution
Sacco and Vanzetti case | ended with two Italian anarchists executed in 1927 | was a Massachusetts murder prosecution marked by bias against immigrants | showed prejudice against immigrants and radicals in the 1920s
Leopold and Loeb trial | showed Clarence Darrow's defense of two rich young killers in 1924 | ended in life in prison for two wealthy Chicago students
Scottsboro case / Scottsboro trials | convicted Black youths in Alabama falsely accused of rape in 1931 | led the Supreme Court to require lawyers for defendants facing death
Nuremberg Trials | judged Nazi leaders for crimes against humanity | rejected the defense that officials were only following orders | established that individuals are responsible for war crimes
Rosenberg trial | ended with a couple executed for passing atomic secrets to the Soviets | convicted Julius and Ethel of conspiracy to commit espionage in 1951
Chicago Seven trial | tried antiwar leaders for protests at the 1968 Democratic convention | included Abbie Hoffman and Tom Hayden as defendants
Tokyo war crimes trials / Tokyo trials | judged Japanese leaders after World War II | ended with the execution of Hideki Tojo

# Political scandals
? Which scandal
Teapot Dome scandal / Teapot Dome | sent Interior Secretary Albert Fall to prison for leasing oil reserves | involved bribes for naval oil leases under President Harding | sent a cabinet member to prison for taking bribes
Watergate scandal / Watergate | began with a break-in at Democratic headquarters in 1972 | led Nixon to resign the presidency | involved a cover-up by the president of a break-in
Iran-Contra affair / Iran-Contra scandal | was the secret sale of arms to fund rebels in Nicaragua | was investigated in televised hearings on Reagan's staff in 1987 | broke a congressional ban on aid to Nicaraguan rebels
quiz show scandals / quiz show scandal | revealed in the late 1950s that television contests were fixed | disgraced contestants such as Charles Van Doren who had been given answers
Lewinsky scandal | led to the impeachment of Bill Clinton for lying under oath | involved a president's affair with a White House intern

# Limits on civil liberties and fear of communism
? Which term refers to
First Red Scare | the fear of communists and radicals just after World War I | the public alarm stirred by strikes, mail bombs and the Russian Revolution in 1919 | the fear of a communist revolution in America in 1919 and 1920
Palmer Raids | the arrests of thousands of suspected radicals in 1919 and 1920 | the government actions that deported hundreds of foreign-born radicals
McCarthyism | making accusations of disloyalty without proof | the anticommunist methods of a Wisconsin senator in the 1950s | the attacks on suspected communists led by a senator in the early 1950s
blacklisting / blacklist | refusing to hire people suspected of communist ties | the way Hollywood studios denied suspected radicals work
loyalty program / loyalty oath | the checking of federal employees for disloyalty under Truman | the 1947 investigation of government workers' beliefs
COINTELPRO | the FBI's secret program to disrupt radical and civil rights groups | the illegal FBI spying on groups such as the Black Panthers
guilt by association | judging people disloyal because of those whom they know | blaming a person for friendships with suspected communists

# Investigating bodies
? Which investigating body
Nye Committee | blamed bankers and arms makers for American entry into World War I | was a Senate inquiry of the 1930s that strengthened isolationism
HUAC / House Un-American Activities Committee | was the congressional group that searched for communists in Hollywood and government | questioned Alger Hiss and the Hollywood Ten | investigated communist influence in the movie industry
Warren Commission | concluded that Lee Harvey Oswald acted alone | investigated the assassination of John F. Kennedy | was headed by the chief justice after Kennedy's death
Kerner Commission | blamed white racism for the urban riots of the 1960s | warned that the nation was dividing into two societies, separate and unequal
Senate Watergate Committee | held televised hearings on Nixon's reelection campaign in 1973 | learned of the White House tapes under Senator Sam Ervin
9/11 Commission | studied the failures that allowed the 2001 terrorist attacks | recommended changes in American intelligence agencies in 2004
Church Committee | exposed illegal spying by the CIA and FBI in the 1970s | was the Senate inquiry into secret intelligence operations after Watergate
Pujo Committee | investigated the power of Wall Street bankers in 1912 | reported that a money trust controlled American finance

# Movements and eras in American culture
? Which era or movement in American culture
Harlem Renaissance | was the flowering of Black literature, art and music in New York in the 1920s | included Langston Hughes and Zora Neale Hurston | grew from the Great Migration to northern cities
Jazz Age | was the 1920s time of nightclubs, new dances and changing morals | was portrayed by F. Scott Fitzgerald in "The Great Gatsby" | took its name from the music of Louis Armstrong and Duke Ellington
Lost Generation | was made up of American writers disillusioned by World War I | included Hemingway and other American writers living in Paris | expressed disillusionment after World War I in literature
Beat Generation / Beats | was made up of writers of the 1950s who rejected conformity | included Jack Kerouac and Allen Ginsberg | criticized materialism and conformity in 1950s poetry and novels
counterculture | rejected mainstream values for peace, drugs and communal life in the 1960s | was the way of life of hippies
New Left | was made up of students who called for participatory democracy in the 1960s | took its ideas from SDS and the Port Huron Statement
rock and roll | grew from rhythm and blues, country and gospel music | was the teenage music of Elvis Presley and Chuck Berry in the 1950s
abstract expressionism | was the postwar painting style of Jackson Pollock and Mark Rothko | made New York the center of modern art with nonrepresentational painting
pop art | used images from advertising and comic books | was the 1960s style of Andy Warhol
regionalism | portrayed rural Midwestern life in the 1930s | was the painting style of Grant Wood and Thomas Hart Benton

# Kinds of places in American life, 1890 to 1940
? Which term describes
speakeasy | a secret bar that sold alcohol during Prohibition | a hidden nightclub of the 1920s entered with a password | an illegal bar of the 1920s
Hooverville | a shantytown of homeless people in the Great Depression | a settlement of shacks whose name blamed the president | a makeshift village of the unemployed in the 1930s
tenement | a crowded, poorly built apartment building | an urban dwelling where several immigrant families shared a floor | a crowded apartment house with poor sanitation where immigrants lived
settlement house | a community center that helped immigrants and the urban poor | an urban center such as the one Jane Addams ran in Chicago
sweatshop | a crowded workroom with low pay and long hours | a place where immigrants sewed garments for low wages | a garment workplace known for unhealthy conditions and little pay
company town | a settlement where one employer owns the houses and stores | a place such as Pullman, Illinois
nickelodeon | an early movie theater that charged five cents | a place where working people watched short silent films around 1905

# Communities and camps in modern America
? Which term describes
suburb / Levittown | a residential community at the edge of a city | a planned community of nearly identical houses built for veterans
ghetto | a poor urban area where a minority group is concentrated | a crowded neighborhood where segregation forced Black residents to live
barrio | a Spanish-speaking neighborhood of a city | an urban district of Mexican American families
relocation camp / internment camp | a guarded place where Japanese Americans were held in World War II | a barbed-wire settlement such as Manzanar
concentration camp | a prison where Nazis held and killed enemies and minorities | a Nazi prison such as Dachau

# New Deal agencies of relief and jobs
? Which agency
Civilian Conservation Corps / CCC | put young men to work planting trees and building parks | housed unemployed workers in camps and sent pay home to families | employed young men to restore forests and control soil erosion
Works Progress Administration / WPA | hired millions to build public buildings, paint and write | included the Federal Writers' and Theatre projects | employed artists, writers and actors as well as builders
Public Works Administration / PWA | built large dams, bridges and schools under Harold Ickes | was meant to revive industry with projects such as the Grand Coulee Dam
Federal Emergency Relief Administration / FERA | gave money to states for direct aid to the needy under Harry Hopkins in 1933 | was the first large source of grants to state governments for the unemployed
Civil Works Administration / CWA | gave four million people short-term jobs in the winter of 1933 | was a temporary jobs program run by Harry Hopkins
National Youth Administration / NYA | gave part-time jobs to students | helped young people stay in high school and college

# New Deal agencies of banking, homes and power
? Which agency
Tennessee Valley Authority / TVA | built dams for flood control and electric power in a poor southern region | brought electricity and jobs to seven states from 1933
Federal Deposit Insurance Corporation / FDIC | protects bank accounts against loss | was begun in 1933 to restore savers' confidence | insures savings in banks
Securities and Exchange Commission / SEC | regulates the stock market | was created in 1934 to prevent another crash and fraud on Wall Street | protects investors against fraud in selling shares
Rural Electrification Administration / REA | brought power lines to farms | made low-cost loans to country cooperatives from 1935 | extended electricity to rural areas
Home Owners' Loan Corporation / HOLC | refinanced mortgages to prevent foreclosure in cities | drew color-coded maps that led to redlining
Federal Housing Administration / FHA | insured mortgages on new homes from 1934 | lowered down payments and backed loans mainly in white suburbs | insures loans for buying homes
Reconstruction Finance Corporation / RFC | lent money to banks and railroads under Hoover | was created in 1932 in the hope that loans to business would help workers

# Laws of the New Deal
? Which law
Social Security Act | created old-age pensions and unemployment insurance in 1935 | is paid for by a payroll tax on workers and employers | provides monthly payments to retired workers
Wagner Act / National Labor Relations Act | guaranteed workers the right to organize and bargain collectively | outlawed unfair practices by employers and set up a board for union elections
Fair Labor Standards Act | set a national minimum wage and maximum hours | banned most work by children under sixteen in 1938 | set a forty-hour work week with overtime pay
Emergency Banking Act | let sound institutions reopen after a four-day holiday | restored confidence so that people returned deposits in March 1933
Glass-Steagall Act | separated commercial banking from investment banking | created federal insurance of deposits in 1933
Indian Reorganization Act | ended the allotment of tribal land in 1934 | restored self-government to Native peoples under John Collier | reversed the Dawes Act policy of dividing tribal land
National Industrial Recovery Act / National Recovery Administration / NRA | set codes of fair competition, prices and wages for businesses | was struck down in the Schechter poultry case
Agricultural Adjustment Act / Agricultural Adjustment Administration / AAA | paid farmers to raise fewer crops and animals | tried to raise farm prices and was struck down in 1936 | tried to reduce crop surpluses by payments to farmers
Norris-La Guardia Act | outlawed yellow-dog contracts and limited injunctions in 1932 | kept courts from stopping peaceful strikes

# Economic crises and crashes
? Which economic crisis
Black Tuesday / stock market crash of 1929 | was the collapse of share prices on October 29 | was the Wall Street panic that began the Great Depression | ended the boom of the 1920s on Wall Street
Great Depression | was the worst slump in American history, lasting through the 1930s | left one in four workers unemployed by 1933 | began after the stock market crash and lasted until World War II
Panic of 1893 | began with railroad failures and led to a depression under Cleveland | brought Coxey's Army of unemployed workers to Washington
Panic of 1907 | was calmed by J. P. Morgan and led to the Federal Reserve | began with failed trust companies in New York
OPEC oil embargo / oil embargo of 1973 | cut fuel supplies and raised gasoline prices after the Yom Kippur War | caused long lines at American gas stations | punished the United States for supporting Israel
Black Monday of 1987 | was the October day when stocks lost over a fifth of their value | was the largest one-day percentage fall on Wall Street, under Reagan
savings and loan crisis | cost taxpayers billions when deregulated lenders failed in the 1980s | ended with a federal bailout under George H. W. Bush
dot-com bubble | was the boom and crash of Internet companies around 2000 | was the rise and fall of technology stocks in the Clinton years
Great Recession / financial crisis of 2008 | followed the collapse of housing prices and risky mortgages | led to the bailout of banks and automakers | began in 2007 with the failure of subprime mortgages

# Business practices of the 1920s
? Which term means
installment buying / installment plan | paying for goods over time with regular payments | the use of credit to buy cars and radios in the 1920s | buying now and paying later in monthly amounts
buying on margin | borrowing most of the price of stock | the practice of paying a small part of a share's price that fed the 1929 crash | paying part of the price of shares and borrowing the rest
speculation | making risky investments in hope of quick profit | the gambling on stocks and land that drove up prices before 1929
overproduction | making more goods or crops than people can buy | a cause of falling farm prices and of the Great Depression | the growing of surplus crops that lowered farm prices in the 1920s
planned obsolescence | designing products to wear out or go out of style | the practice of changing car models every year to encourage buying
welfare capitalism | employer benefits meant to keep workers from joining unions | company pensions, health plans and stock plans in the 1920s
advertising | persuading consumers to want and buy products | the business of slogans and brand names that grew in the 1920s
assembly line | a system in which each worker does one task as the product moves by | Henry Ford's method of making the Model T quickly and cheaply | the factory method in which a moving belt brings work to each worker

# Economic policies since 1900
? Which term means
deficit spending | government outlays greater than its income | the Keynesian method of borrowing to create demand in a slump | borrowing by government to pay out more than it collects in taxes
deregulation | the removal of government rules on businesses | a policy of Carter and Reagan meant to increase competition among airlines and banks
outsourcing | moving work to lower-cost suppliers abroad | the practice of American firms of hiring workers in other countries for less pay
trust-busting | government action to break up monopolies | Theodore Roosevelt's campaign against firms such as Northern Securities | breaking up large business combinations by antitrust suits
supply-side economics | cutting taxes to encourage saving, investment and growth | the theory behind Reagan's tax cuts of 1981

# Tariffs and trade laws
? Which trade law
Underwood Tariff | lowered import duties in 1913 under Wilson | was joined with a new income tax to replace lost revenue
Payne-Aldrich Tariff | angered progressives by keeping duties high in 1909 | divided Republicans when President Taft signed and praised it
McKinley Tariff | raised duties in 1890 and hurt Hawaiian sugar planters | was the high protective measure of 1890 named for an Ohio congressman
Fordney-McCumber Tariff | raised import duties sharply in 1922 | made it hard for Europeans to sell goods and repay war debts under Harding
Hawley-Smoot Tariff / Smoot-Hawley Tariff | raised import duties to record levels in 1930 | led other countries to retaliate and worsened the Great Depression | raised duties on imports after the 1929 crash
Reciprocal Trade Agreements Act | let Franklin Roosevelt lower duties by bargains with other nations | reversed high duties in 1934 under Cordell Hull

# Musicians from 1890 to 1930
? Which musician
Louis Armstrong | was the New Orleans trumpeter who made the jazz solo famous | became the best-known jazz trumpet player of the 1920s and popularized scat singing
Duke Ellington | led the orchestra at the Cotton Club in Harlem | was the jazz pianist and composer of "Mood Indigo"
Bessie Smith | was the leading blues singer of the 1920s | recorded best-selling blues songs in the 1920s
George Gershwin | composed "Rhapsody in Blue" | combined jazz with classical music in the 1920s
Scott Joplin | composed ragtime piano music such as "Maple Leaf Rag" | made ragtime popular around 1900

# Musicians since 1930
? Which musician
Woody Guthrie | sang "This Land Is Your Land" | was the Oklahoma folk singer of the Dust Bowl
Marian Anderson | sang at the Lincoln Memorial in 1939 | was the opera singer barred from Constitution Hall because of race
Elvis Presley | was the Memphis singer who made rock and roll popular in the 1950s | blended gospel, country and rhythm and blues
Bob Dylan | wrote the protest song "Blowin' in the Wind" | was the folk singer whose songs became anthems of protest in the 1960s
Chuck Berry | wrote "Johnny B. Goode" and "Maybellene" in the 1950s | was the St. Louis guitarist who joined blues and country in rock and roll

# Athletes
? Which athlete
Babe Ruth | hit 60 home runs for the Yankees in 1927 | was the most famous baseball player of the 1920s
Jesse Owens | won four gold medals at the Berlin Olympics in 1936 | was the Black track star who defied Hitler's racial theories
Jackie Robinson | broke baseball's color line with the Brooklyn Dodgers in 1947 | was the first Black player in modern major league baseball
Muhammad Ali / Cassius Clay | lost his boxing title for refusing the draft in the Vietnam War | was the heavyweight champion who joined the Nation of Islam
Joe Louis | was the heavyweight champion who knocked out Max Schmeling in 1938 | became a hero by defeating a German boxer before World War II
Jim Thorpe | was the Native American who won two gold medals at the 1912 Olympics | was a star of track, football and baseball from the Carlisle Indian School
Althea Gibson | was the first Black tennis player to win Wimbledon | broke the color line in tennis in the 1950s
Billie Jean King | defeated Bobby Riggs in a 1973 tennis match | worked for equal pay for women in tennis

# Aviators
? Which aviator
Charles Lindbergh | made the first solo nonstop flight across the Atlantic in 1927 | piloted the Spirit of St. Louis from New York to Paris | became a national hero for flying alone to Paris
Amelia Earhart | flew from Newfoundland to Ireland alone in 1932 | disappeared over the Pacific in 1937 | vanished while trying to fly around the world
Bessie Coleman | learned to fly in France because American schools refused Black students | performed in air shows of the 1920s after winning a French license
Francis Gary Powers | was shot down over the Soviet Union in a U-2 in 1960 | was a CIA spy plane pilot traded for a Soviet spy
Orville Wright / Wilbur Wright / Wright brothers | made the first powered airplane flight at Kitty Hawk in 1903 | built a successful airplane in an Ohio bicycle shop
Billy Mitchell | was court-martialed in 1925 for criticizing neglect of air power | argued that planes could sink battleships

# Religious leaders
? Which religious leader
Aimee Semple McPherson | was the Los Angeles evangelist who preached on radio in the 1920s | founded the Foursquare Gospel church
Billy Sunday | was the former baseball player who preached fundamentalism | led revivals against alcohol and evolution in the early 1900s
Charles Coughlin / Father Coughlin | was the radio priest who turned against Roosevelt | preached against bankers and Jews from Michigan in the 1930s
Billy Graham | was the Baptist evangelist who led huge revivals in the 1950s | drew crowds to stadium crusades during the Cold War
Jerry Falwell | founded the Moral Majority | was the Virginia television preacher who rallied conservative Christians
Elijah Muhammad | led the Nation of Islam | taught Black separatism and was followed by Malcolm X
Ralph Abernathy | succeeded King as head of the SCLC | led the Poor People's Campaign in 1968

# People accused of crimes since 1945
? Which accused person
Alger Hiss | was the former State Department official convicted of perjury in 1950 | was named as a spy by Whittaker Chambers and pursued by Richard Nixon
Julius Rosenberg / Ethel Rosenberg / Rosenbergs | was executed in 1953 for passing atomic secrets to the Soviet Union | was an American communist convicted of atomic espionage
Lee Harvey Oswald | was arrested in a Dallas theater after the shooting of John F. Kennedy | was killed by Jack Ruby before a trial in 1963
Daniel Ellsberg | leaked the Pentagon Papers to newspapers | was the defense analyst charged after revealing secret Vietnam history
William Calley | was convicted for the My Lai massacre | was the army lieutenant tried for murder of Vietnamese civilians
Timothy McVeigh | bombed a federal building in Oklahoma City in 1995 | was an antigovernment Gulf War veteran executed in 2001
Edward Snowden | leaked secrets of National Security Agency spying in 2013 | was the contractor who fled to Russia after revealing surveillance programs

# Defendants of the early twentieth century
? Which figure in a famous trial
John T. Scopes / John Scopes | was the Tennessee teacher tried for teaching evolution | was fined $100 for breaking a Tennessee law in 1925
Al Capone | was the Chicago gangster jailed for tax evasion | controlled bootlegging in Chicago during Prohibition
Nicola Sacco / Bartolomeo Vanzetti / Sacco and Vanzetti | was an Italian anarchist executed for murder in 1927 | was an immigrant convicted in Massachusetts because of radical beliefs, many thought
Charles Schenck | was the socialist convicted for mailing leaflets against the draft | lost a free speech case before the Supreme Court in 1919
Bruno Hauptmann | was executed in 1936 for kidnapping the Lindbergh baby | was the German carpenter caught with ransom bills in the Bronx

# Supreme Court justices
? Which justice
Oliver Wendell Holmes | wrote the "clear and present danger" opinion in Schenck | compared dangerous speech to falsely shouting fire in a theater
Earl Warren | wrote the Brown v. Board of Education decision | presided over the Court that expanded rights of the accused in the 1960s | headed the commission on Kennedy's assassination
Thurgood Marshall | argued Brown v. Board of Education for the NAACP | was the first African American on the Supreme Court | was the NAACP lawyer who led the legal fight against segregation
Sandra Day O'Connor | was the first woman on the Supreme Court | was appointed by Ronald Reagan in 1981 | was an Arizona judge before joining the Supreme Court
Ruth Bader Ginsburg | won cases for women's equality as a lawyer in the 1970s | was named to the Supreme Court by Clinton in 1993
Clarence Thomas | was the Black conservative confirmed in 1991 | was accused of harassment by Anita Hill at confirmation hearings
Sonia Sotomayor | was the first Latina on the Supreme Court | was named to the Supreme Court by Barack Obama in 2009
Louis Brandeis | was the first Jewish member of the Supreme Court | advised Wilson on breaking up monopolies before joining the Court in 1916
William Rehnquist | was the conservative head of the Supreme Court from 1986 to 2005 | presided over the impeachment trial of Bill Clinton

# Business leaders and innovators
? Which business leader
Henry Ford | used the assembly line to build the Model T | raised wages to five dollars a day for auto workers | made automobiles cheap enough for ordinary families
William Levitt | mass-produced houses in suburbs after World War II | built planned suburbs on Long Island for veterans
Ray Kroc | built McDonald's into a national fast-food chain | spread fast-food restaurants by selling franchises in the 1950s
Walt Disney | opened a theme park in California in 1955 | produced the first full-length American animated film
Bill Gates | cofounded the software company Microsoft | made software for most personal computers
Steve Jobs | cofounded the computer company Apple | introduced the Macintosh computer and later the iPhone
Madam C. J. Walker | became wealthy selling hair products to Black women | trained thousands of agents to sell beauty products in the early 1900s
Sam Walton | founded the discount chain Walmart | built the largest retail company in the world from Arkansas

# Painters of the twentieth century
? Which artist
Jackson Pollock | dripped and splashed paint on canvas | was a leading abstract expressionist of the 1950s
Georgia O'Keeffe | painted large flowers and scenes of the New Mexico desert | was a modern painter of skulls, flowers and desert landscapes
Grant Wood | painted "American Gothic" in 1930 | portrayed rural Iowa in the regionalist style
Edward Hopper | painted lonely scenes of city life such as "Nighthawks" | showed the isolation of modern city people in realist paintings
Norman Rockwell | painted the "Four Freedoms" and magazine covers of small-town life | illustrated everyday American life for the "Saturday Evening Post"
Andy Warhol | painted soup cans and celebrities as pop art | made art from advertising images in the 1960s
Jacob Lawrence | painted a series on the Great Migration | showed Black history in a series of panels in the 1940s

# Photographers of the twentieth century
? Which photographer
Dorothea Lange | made the portrait "Migrant Mother" in 1936 | took pictures of migrant farm workers in California
Lewis Hine | showed children working in mills and mines | took pictures that helped win child labor laws
Ansel Adams | showed the mountains of Yosemite in black and white | took landscape photographs of western national parks
Walker Evans | portrayed Alabama sharecropper families in "Let Us Now Praise Famous Men" | worked with the writer James Agee among tenant farmers in 1936
Gordon Parks | became the first Black staff member of "Life" magazine's camera team | posed a Washington cleaning woman with a broom in front of the flag

# African American writers, 1920 to 1945
? Which African American writer
Langston Hughes | wrote "The Negro Speaks of Rivers" and jazz-like poems of Harlem | was the best-known poet of the Harlem Renaissance
Zora Neale Hurston | wrote "Their Eyes Were Watching God" | collected African American folktales in the South
Claude McKay | wrote the defiant sonnet "If We Must Die" | was the Jamaican-born poet who urged Black people to fight back against violence
Countee Cullen | wrote traditional poems of Black life in "Color" | was a Harlem Renaissance poet who used classical forms
Alain Locke | edited "The New Negro" anthology | was the Howard philosopher who promoted the artists of Harlem
Richard Wright | wrote "Native Son" and "Black Boy" | wrote of the effects of racism on a young Black man in Chicago

# Novelists of the 1920s and 1930s
? Which novelist
F. Scott Fitzgerald | wrote "The Great Gatsby" | wrote of the wealth and emptiness of the Jazz Age
Ernest Hemingway | wrote "A Farewell to Arms" and "The Sun Also Rises" | wrote of war in a simple, direct style as one of the Lost Generation
Sinclair Lewis | wrote "Babbitt" and "Main Street" | was the first American to win the Nobel Prize in Literature | criticized small-town and middle-class life in the 1920s
John Steinbeck | wrote "The Grapes of Wrath" | told of a family's journey from the Dust Bowl to California | wrote about migrant farm workers in the Great Depression
William Faulkner | wrote "The Sound and the Fury" | set stories of southern families in an imaginary Mississippi county

# Entertainers and filmmakers
? Which entertainer
Orson Welles | caused panic with "The War of the Worlds" on radio | made the film "Citizen Kane"
Lucille Ball | starred in the most popular television comedy of the 1950s | played a comic housewife with Desi Arnaz on television
Charlie Chaplin | played the Little Tramp in silent films | made the film "Modern Times" about factory work
Al Jolson | starred in "The Jazz Singer" | sang in the first major talking picture in 1927
Harry Houdini | was the most famous escape artist of the early 1900s | thrilled vaudeville crowds by escaping from chains
Will Rogers | was the cowboy humorist of the 1920s and 1930s | joked about politics in newspapers, films and radio
James Dean | played a restless teenager in "Rebel Without a Cause" | became a symbol of rebellious youth in the 1950s
Shirley Temple | was the most popular child film star of the 1930s | cheered Depression audiences with singing and dancing as a child

# Measures of Roosevelt and the Depression
? Which term refers to
fireside chat | one of Roosevelt's radio talks to the public | an informal broadcast such as the one explaining banks in March 1933 | a radio speech in which Roosevelt explained his policies to ordinary people
Hundred Days | the busy opening months of Roosevelt's presidency in 1933 | the session when Congress passed fifteen major New Deal laws | the period when Roosevelt pushed many New Deal programs through Congress
bank holiday | the closing of financial institutions across the nation in March 1933 | Roosevelt's first step to stop panic withdrawals
court-packing plan | the 1937 proposal to add up to six justices | Roosevelt's failed effort to stop rulings against the New Deal | the proposal to add justices that hurt Roosevelt's support
Share Our Wealth | Huey Long's plan to tax the rich and give money to every family | the Louisiana senator's program to limit fortunes in the 1930s
Townsend Plan | the proposal of a $200 monthly pension for older Americans | a California doctor's idea that led toward Social Security
bank run | a rush of depositors to withdraw their savings | the panic that forced thousands of lenders to close by 1933
Second New Deal | the laws of 1935 that gave more help to workers, farmers and the aged | the set of reforms that included Social Security and the Wagner Act
relief, recovery and reform | the three aims of the New Deal | help for the jobless, revival of business and prevention of another crash

# Political groups from 1919 to 1936
? Which group
brain trust | was Roosevelt's circle of professors and advisers | included Raymond Moley and Rexford Tugwell | was made up of scholars who helped plan the New Deal
New Deal coalition | joined city voters, labor, the South and Black Americans behind Democrats | kept Democrats strong from the 1930s to the 1960s
Black Cabinet | was made up of African American advisers in Roosevelt's administration | included Mary McLeod Bethune and Robert Weaver
American Liberty League | opposed the New Deal as a threat to business and freedom | was formed by conservative business leaders in 1934
irreconcilables | opposed joining the League of Nations on any terms | was made up of senators such as William Borah and Robert La Follette
reservationists | would accept the Versailles treaty only with changes | was made up of senators who followed Henry Cabot Lodge
Bonus Army | marched on Washington in 1932 for early payment to veterans | was driven from its camps by troops under MacArthur | was made up of World War I veterans who demanded promised payments

# Political groups and coalitions since 1877
? Which group
silent majority | was Nixon's name for Americans who supported him without protest | was asked for support in Nixon's speech of November 1969
Moral Majority | was the political organization of evangelical Christians founded in 1979 | was Jerry Falwell's lobby for traditional values
New Right | was the alliance of economic and religious conservatives that elected Reagan | was a coalition that opposed high taxes, abortion and liberal government
Solid South | was the bloc of southern states that voted Democratic after Reconstruction | supported Democratic candidates from 1877 until the civil rights era
Reagan Democrats | was made up of working-class voters who left their party in 1980 | was the name of northern factory workers who changed sides in the 1980 election

# Members of Roosevelt's administration
? Which New Deal figure
Eleanor Roosevelt | was the First Lady who championed the poor and helped write the Universal Declaration of Human Rights | was the First Lady who spoke for women, workers and Black Americans
Frances Perkins | was the first woman in a presidential cabinet | was the labor secretary who helped create Social Security | was secretary of labor under Franklin Roosevelt | worked for the Social Security Act and labor reforms
Harry Hopkins | ran relief programs such as the WPA | was Roosevelt's adviser who directed federal jobs programs
Harold Ickes | was the interior secretary who ran the Public Works Administration | directed the building of dams, bridges and schools in the New Deal
Mary McLeod Bethune | was the African American educator who led the Black Cabinet | headed the Black division of the National Youth Administration
John Collier | was the Indian commissioner who ended allotment | promoted Native self-government and culture in the 1930s

# Politicians and thinkers of the 1920s and 1930s
? Which public figure
Huey Long | was the Louisiana senator who proposed to share the nation's wealth | was a Louisiana critic of Roosevelt assassinated in 1935
John Maynard Keynes | was the British economist who urged government spending in slumps | argued that deficits can create demand and jobs | was the economist whose ideas supported deficit spending
Robert Wagner | was the New York senator who sponsored the 1935 labor law | wrote the act protecting collective bargaining
Alfred Smith / Al Smith | was the first Catholic nominated for president by a major party | was the New York governor defeated by Hoover in 1928
Alf Landon | was the Kansas governor who lost every state but two in 1936 | was the Republican who opposed Roosevelt's first reelection

# Events leading to World War II
? Which event
invasion of Manchuria | was Japan's 1931 attack on northeastern China | led Japan to leave the League of Nations and brought the Stimson Doctrine
invasion of Ethiopia | was Mussolini's 1935 attack on an African nation | showed that the League of Nations could not stop Italy
Spanish Civil War | brought Franco to power with German and Italian help | drew American volunteers of the Abraham Lincoln Battalion
remilitarization of the Rhineland | sent German troops near the French border in 1936 | broke the Treaty of Versailles without any Allied response
Anschluss | joined Austria to Germany in 1938 | was Hitler's takeover of a German-speaking neighbor
invasion of Poland | began World War II in Europe on September 1, 1939 | used blitzkrieg and led Britain and France to declare war | led to declarations of war on Germany in September 1939
fall of France | brought the surrender of Paris to German troops in June 1940 | led to the Vichy government and left Britain alone against Hitler
evacuation of Dunkirk / Dunkirk | rescued over 300,000 Allied soldiers across the English Channel in 1940 | used small boats to carry the British army home from northern France
invasion of the Soviet Union / Operation Barbarossa | broke Hitler's pact with Stalin in June 1941 | opened the eastern front of World War II

# American measures before Pearl Harbor
? Which measure
Neutrality Acts | banned arms sales and loans to nations at war in the 1930s | tried to keep the nation out of foreign wars beginning in 1935 | was meant to keep Americans from being drawn into a war like World War I
Cash-and-carry policy / cash and carry | let warring nations buy arms if they paid and used their own ships | allowed sales of arms to Britain and France in 1939 without using American ships | required buyers of American arms to pay at once and transport them
Destroyers-for-bases deal / Destroyers for Bases Agreement | gave Britain fifty old ships in 1940 | gained the United States naval sites in Newfoundland and the Caribbean
Lend-Lease Act | let the president supply arms to nations vital to American defense | sent arms to Britain and the Soviet Union from March 1941 | made the United States the "arsenal of democracy"
Selective Training and Service Act | began the first peacetime draft in 1940 | registered sixteen million men before the country was at war
oil embargo against Japan | stopped fuel sales to an Asian aggressor in 1941 | was Roosevelt's response to the Japanese takeover of French Indochina
Ludlow Amendment | would have required a national vote before declaring war | was a 1938 isolationist proposal defeated in the House

# Speeches of American history
? Which speech
Four Freedoms speech | named rights of speech and worship and safety from want and fear | was Franklin Roosevelt's address to Congress of January 1941 | gave Roosevelt's aims for a world based on basic liberties
Quarantine Speech | called in 1937 for isolating aggressor nations | was Franklin Roosevelt's Chicago address after Japan attacked China
Day of Infamy speech | asked Congress to declare war on Japan | was Franklin Roosevelt's address after the attack on Pearl Harbor
Iron Curtain speech | warned in 1946 that the Soviets had divided Europe | was given by Winston Churchill in Fulton, Missouri | described the Soviet control of eastern Europe
I Have a Dream speech | called for racial equality at the Lincoln Memorial | was given by Martin Luther King Jr. in August 1963
Eisenhower's farewell address | warned of the military-industrial complex | described in 1961 the danger of close ties between the military and defense firms
Kennedy's inaugural address | told Americans to ask what they can do for their country | called in 1961 on a new generation to serve the country
Checkers speech | saved Nixon's place on the Republican ticket in 1952 | answered charges of a secret fund by mentioning a family dog
Malaise speech | told Americans in 1979 that they faced a crisis of confidence | was Jimmy Carter's television address about energy and national spirit

# Battles of World War II in Europe and the Atlantic
? Which battle
D-Day / Normandy invasion / Operation Overlord | landed Allied troops in northern France on June 6, 1944 | was the largest seaborne assault in history, commanded by Eisenhower | opened a second front against Germany in western Europe
Battle of the Bulge | was Hitler's last western offensive, in the Ardennes in December 1944 | included the holding of Bastogne and delayed the Allied drive | was the German surprise attack that pushed into Allied lines in Belgium
Stalingrad / Battle of Stalingrad | was the Soviet victory that turned the war in the east | destroyed the German Sixth Army on the Volga | forced the Germans to retreat from the Soviet Union in 1943 | was the turning point of the war in eastern Europe
El Alamein / Battle of El Alamein | was the British victory in Egypt over Rommel in 1942 | was won by Bernard Montgomery and saved the Suez Canal | stopped the German advance in North Africa
Operation Torch | landed American troops in North Africa in November 1942 | was the first large American campaign against Germany, in Morocco and Algeria
Anzio / Battle of Anzio | was a hard-fought 1944 landing south of Rome | pinned Allied troops on an Italian beach for months
Battle of Britain | was the air defense of London and other cities in 1940 | was won by the Royal Air Force with radar | stopped Hitler's plan to invade England across the Channel
Battle of the Atlantic | was the long struggle between Allied convoys and U-boats | was won with sonar, escorts and air patrols in 1943

# Battles of World War II in the Pacific
? Which battle
Battle of Midway / Midway | was the June 1942 turning point that sank four Japanese carriers | was won after American codebreakers learned of a Japanese trap in the central Pacific | ended Japanese naval superiority in the Pacific
Battle of the Coral Sea / Coral Sea | stopped a Japanese move on Australia in May 1942 | was the first naval fight in which opposing ships never saw each other
Guadalcanal / Battle of Guadalcanal | was the first American land offensive against Japan | was a six-month jungle struggle in the Solomon Islands | was the first Japanese defeat on land
Iwo Jima / Battle of Iwo Jima | was the volcanic island where marines raised a flag on Mount Suribachi | gave the Allies an airfield for bombers in February and March 1945 | ended with the raising of the American flag by marines on a volcanic island
Okinawa / Battle of Okinawa | was the last great Pacific land fight, with heavy kamikaze attacks | cost over 100,000 Japanese lives from April to June 1945 | was the last island captured before a planned invasion of Japan
Leyte Gulf / Battle of Leyte Gulf | was the largest naval fight of the war, in the Philippines in October 1944 | followed MacArthur's return and destroyed most of the Japanese navy
Bataan / Battle of Bataan | ended in surrender and a death march in the Philippines in 1942 | led to a forced march that killed thousands of American and Filipino prisoners
Battle of the Philippine Sea | destroyed most Japanese carrier planes in June 1944 | was the carrier victory near Saipan in the Mariana Islands
Tarawa / Battle of Tarawa | cost about 1,000 marines on a coral atoll in November 1943 | was an early step in island hopping through the Gilbert Islands

# Political leaders of World War II
? Which leader
Winston Churchill | was the British prime minister who promised blood, toil, tears and sweat | warned in 1946 of an iron curtain across Europe | led Britain through the German bombing of 1940
Joseph Stalin / Stalin | was the Soviet dictator who met Roosevelt and Churchill at Yalta | ruled by purges and blockaded Berlin in 1948 | ruled the Soviet Union as a dictator from the 1920s to 1953
Adolf Hitler / Hitler | was the Nazi dictator of Germany | wrote "Mein Kampf" and ordered the Holocaust | led Germany's invasion of Poland in 1939
Benito Mussolini / Mussolini | was the Fascist dictator of Italy | invaded Ethiopia in 1935 and allied with Germany
Hideki Tojo / Tojo | was the Japanese general and prime minister at the time of Pearl Harbor | was executed for war crimes after World War II
Hirohito / Emperor Hirohito | was the monarch of Japan during World War II | announced Japan's surrender by radio in August 1945
Neville Chamberlain | was the British prime minister who followed a policy of appeasement | returned from Munich promising "peace for our time"
Charles de Gaulle | led the Free French against Germany | escaped to London in 1940 to continue the fight for France
Francisco Franco | became dictator of Spain after a civil war in 1939 | led Spanish Nationalists with help from Hitler and Mussolini

# Commanders of World War II
? Which commander
Douglas MacArthur / MacArthur | vowed "I shall return" to the Philippines | governed occupied Japan and was fired by Truman in the Korean War | commanded Allied forces in the southwest Pacific
George Patton / George S. Patton | led the Third Army's tanks across France | commanded American tank forces that relieved Bastogne
Omar Bradley | commanded American ground troops in the Normandy invasion | was the first chairman of the Joint Chiefs of Staff
Chester Nimitz | commanded the Pacific Fleet after Pearl Harbor | was the admiral who directed the victory at Midway and island hopping
George Marshall / George C. Marshall | was army chief of staff and later author of a European recovery plan | won the Nobel Peace Prize after serving as secretary of state | was Truman's secretary of state when aid to rebuild Europe began
William Halsey | was the American admiral who led carrier raids in the Pacific | commanded the Third Fleet at Leyte Gulf
Isoroku Yamamoto | planned the attack on Pearl Harbor | was the Japanese admiral defeated at Midway
Erwin Rommel | was the German general called the Desert Fox | commanded the Afrika Korps in North Africa
Bernard Montgomery | led British forces to victory at El Alamein | was the British general who defeated the Germans in Egypt

# The Holocaust
? Which term refers to
Holocaust | the Nazi murder of six million Jews | the killing of European Jews exposed at the Nuremberg Trials
anti-Semitism | prejudice and hatred toward Jews | the hostility to Jewish people that Hitler preached in "Mein Kampf"
Nuremberg Laws | the 1935 acts that took citizenship from German Jews | the acts that banned marriage between Jews and other Germans
Kristallnacht / Night of Broken Glass | the November 1938 attacks on Jewish homes, shops and synagogues | the mob violence in which Nazis destroyed Jewish property across Germany
Final Solution | the Nazi name for the plan of mass murder discussed at Wannsee in 1942 | the code words Nazi officials used for their secret plan against the Jews
Warsaw ghetto | the walled Polish district where Nazis confined Jews | the part of a Polish city where Jews rose against the Nazis in 1943
Auschwitz | the largest Nazi death camp, in Poland | the place where gas chambers killed about a million Jews
War Refugee Board | the agency Roosevelt created in 1944 to rescue Jews | the American body that supported the rescue work of Raoul Wallenberg

# American society in World War II
? Which term refers to
Rosie the Riveter | the symbol of women who worked in war factories | the poster image of a woman defense worker with rolled sleeves | the image that encouraged women to work in defense plants
Double V campaign | the call for victory over fascism abroad and racism at home | the Black newspaper drive for democracy at home as well as overseas
bracero program | the agreement that brought Mexican farm workers north from 1942 | the guest labor arrangement with Mexico that lasted until 1964 | the plan that let Mexican workers enter the United States to harvest crops
Executive Order 9066 | Roosevelt's 1942 command for removal of people of Japanese descent | the directive that led to ten relocation camps | the presidential command that led to internment of Japanese Americans
Executive Order 8802 | Roosevelt's 1941 ban on discrimination in defense jobs | the directive won by A. Philip Randolph's threat of a march
Zoot Suit Riots | the 1943 attacks by servicemen on Mexican American youths | the Los Angeles violence against Mexican Americans in baggy clothing
March on Washington Movement | the 1941 plan of A. Philip Randolph to protest discrimination in defense work | the threatened protest that led Roosevelt to ban job discrimination

# Wartime and international conferences
? Which conference
Paris Peace Conference | brought together Wilson, Clemenceau, Lloyd George and Orlando in 1919 | wrote the Treaty of Versailles without Germany and Russia
Washington Naval Conference | set limits on battleships in 1921 and 1922 | fixed capital ships at a 5-5-3 ratio for Britain, America and Japan
Yalta Conference | brought the Big Three to the Crimea in February 1945 | divided Germany into zones and promised free elections in Poland | gained Stalin's promise to enter the war against Japan
Potsdam Conference | was Truman's meeting with Stalin near Berlin in July 1945 | demanded that Japan surrender or face destruction | was attended by Truman, Stalin and Britain's leaders after Germany's defeat
Tehran Conference | was the first meeting of the Big Three, in Iran in 1943 | agreed to open a second front in France the next spring
Casablanca Conference | announced the demand for unconditional surrender in January 1943 | was the Roosevelt and Churchill meeting in Morocco
Bretton Woods Conference | created the World Bank and International Monetary Fund | tied world currencies to the dollar in New Hampshire in 1944
Dumbarton Oaks Conference | drafted the plan of the United Nations in Washington in 1944 | proposed a Security Council and a General Assembly in 1944
San Francisco Conference | wrote the United Nations Charter in 1945 | brought fifty nations together just after Roosevelt's death

# Cold War measures under Truman
? Which Cold War measure
Truman Doctrine | promised aid to free peoples resisting communism in 1947 | gave $400 million to Greece and Turkey | began the policy of containing communism with aid to threatened nations
Marshall Plan / European Recovery Program | gave about $13 billion to rebuild western Europe | was meant to prevent the spread of communism by restoring economies | gave economic aid to war-torn nations after World War II
Berlin Airlift | flew supplies into a city that Stalin had cut off | brought food and fuel by plane for almost a year from 1948 | forced Stalin to end a blockade in 1949
Point Four Program | offered technical aid to developing countries from 1949 | shared American scientific and farming knowledge with poor countries under Truman
National Security Act of 1947 / National Security Act | created the CIA after World War II | reorganized the armed forces into one defense establishment

# Cold War measures since 1957
? Which Cold War measure
Eisenhower Doctrine | offered aid to Middle East nations resisting communism in 1957 | was used to send marines to Lebanon
Alliance for Progress | was Kennedy's economic aid plan for Latin America | promised $20 billion for land reform and schools in Latin America
Peace Corps | sent American volunteers to work in developing countries from 1961 | trained young people to teach and build in poor nations | was created by Kennedy to send Americans to help developing nations
Strategic Defense Initiative / Star Wars (SDI) | was Reagan's plan for a shield against missiles | proposed space-based weapons to shoot down missiles in 1983 | was a costly antimissile system proposed by Reagan
Reagan Doctrine | promised aid to rebels fighting communist governments | supported anticommunist guerrillas in Nicaragua and Afghanistan

# Cold War rivalry and nuclear strategy
? Which term refers to
arms race | the competition to build more and better weapons | the rivalry in nuclear weapons between the superpowers | the contest in building nuclear weapons during the Cold War
brinkmanship | the willingness to go to the edge of war | the practice of pushing a dispute to the point of war so that an enemy gives way
massive retaliation | the threat to answer an attack with full nuclear force | Eisenhower's reliance on nuclear weapons more than troops
mutual assured destruction | the idea that nuclear attack would destroy both sides | the balance of terror that kept either superpower from striking first
flexible response | Kennedy's defense policy of many kinds of forces | the use of special forces and conventional troops besides nuclear weapons
space race | the competition of the superpowers to explore beyond Earth | the rivalry that began with Sputnik and led to the moon landing | the Cold War contest to achieve firsts beyond the atmosphere

# Cold War foreign policies and ideas
? Which term refers to
containment | the policy of keeping communism from spreading | George Kennan's strategy toward the Soviet Union | the effort to block the spread of Soviet influence
domino theory | the belief that if one country falls to communism its neighbors will too | the argument used to justify fighting in Vietnam | the idea that the fall of South Vietnam would spread communism in Asia
detente / détente | the easing of tensions between the United States and the Soviet Union | Nixon's policy that led to arms talks and trade with Moscow | the policy of improving relations with the Soviet Union in the 1970s
Vietnamization | Nixon's plan to turn over fighting to South Vietnamese troops | the gradual withdrawal of American soldiers from Vietnam after 1969 | the policy of replacing American troops with South Vietnamese soldiers
covert operation | secret action by an intelligence agency in another country | a hidden CIA effort such as overthrowing the leader of Iran
realpolitik | foreign policy based on practical power rather than ideals | Henry Kissinger's approach of dealing with nations according to power

# Lines and borders since 1930
? Which boundary
38th parallel | divided Korea after World War II | was crossed by North Korean troops in June 1950 | separates North Korea from South Korea
17th parallel | divided Vietnam in 1954 | separated communist North Vietnam from the South under the Geneva Accords
iron curtain | was the imagined line between communist and free Europe | was Churchill's name for the division of Europe in 1946 | separated democratic western Europe from communist eastern Europe
Maginot Line | was the chain of French forts along the German border | was bypassed by German troops through Belgium in 1940
Siegfried Line | was the belt of German forts facing France in World War II | was broken by Allied troops entering western Germany in early 1945

# Boundaries of early America
? Which boundary
Mason-Dixon Line | divided Maryland from Pennsylvania and free states from slave states | was surveyed in the 1760s between Pennsylvania and Maryland
49th parallel | became the border with Canada in Oregon in 1846 | settled the Oregon dispute between Britain and the United States
Missouri Compromise line / 36°30' line | banned slavery north of it in the Louisiana Territory | was set by Congress in 1820 to balance free and slave states
Proclamation Line of 1763 | barred colonists from settling west of the Appalachians | was drawn by Britain after the French and Indian War
100th meridian | marks roughly where the Great Plains become too dry for ordinary farming | was John Wesley Powell's division between the humid East and the arid West

# Crises of the Cold War from 1948 to 1961
? Which crisis
Berlin blockade | closed roads and rails to a western-held city in 1948 | was Stalin's attempt to force the Western powers out of a German city | cut off land routes into a city deep in East Germany
Suez Crisis | was the 1956 attack on Egypt by Britain, France and Israel | followed Nasser's seizure of a canal | ended when the United States pressed Britain and France to withdraw
Hungarian uprising / Hungarian Revolution of 1956 | was crushed by Soviet tanks in Budapest | was a revolt in an eastern European nation that the West did not aid
Bay of Pigs invasion / Bay of Pigs | was a failed landing of Cuban exiles in April 1961 | embarrassed Kennedy after CIA-trained fighters were captured | tried to overthrow Fidel Castro
Sputnik launch / Sputnik | put the first artificial satellite in orbit in 1957 | led Americans to fear falling behind in science and began the space race | led the United States to spend more on science education

# Crises of the later Cold War
? Which crisis
Cuban missile crisis | brought the world near nuclear war in October 1962 | ended when Khrushchev removed nuclear missiles from an island | began when spy planes photographed Soviet launching sites
building of the Berlin Wall | stopped the flight of East Germans to the West in August 1961 | divided a German city with concrete and barbed wire under Khrushchev
Soviet invasion of Afghanistan | ended detente in December 1979 | led Carter to stop grain sales and boycott the Olympics
Iran hostage crisis | held 52 Americans for 444 days | began when students seized the Tehran embassy in November 1979 | hurt Jimmy Carter's chances in the election of 1980
Prague Spring | was the 1968 reform movement crushed by Soviet tanks | was Alexander Dubcek's attempt to reform communism in Czechoslovakia

# Diplomats and cabinet members of the twentieth century
? Which diplomat or cabinet member
George Kennan / George F. Kennan | wrote the Long Telegram and proposed containment | explained Soviet aims from the Moscow embassy in 1946
Dean Acheson | was Truman's secretary of state | helped create NATO and shape containment
John Foster Dulles | was Eisenhower's secretary of state | favored brinkmanship and massive retaliation
Henry Kissinger | negotiated for Nixon with China and North Vietnam | was the adviser who practiced realpolitik and shuttle diplomacy
Robert McNamara | was defense secretary under Kennedy and Johnson | directed the escalation in Vietnam and later doubted the war
Cordell Hull | was secretary of state through most of World War II | negotiated with Japan before Pearl Harbor for Franklin Roosevelt
John Hay | was the secretary of state who wrote the Open Door notes | asked European powers for equal trade in China in 1899
Ralph Bunche | won the Nobel Peace Prize for ending an Arab-Israeli war | was the African American mediator for the United Nations in Palestine in 1949

# Atomic scientists
? Which scientist
J. Robert Oppenheimer | directed the laboratory that made the atomic bomb | led scientists of the Manhattan Project at Los Alamos | was the physicist who headed the atomic laboratory in New Mexico
Albert Einstein | was the famous signer of the 1939 letter to Roosevelt about an atomic weapon | was the physicist of relativity who fled Nazi Germany
Enrico Fermi | produced the first controlled nuclear chain reaction in Chicago | built the first nuclear reactor in 1942
Edward Teller | was the Hungarian-born physicist called the father of the hydrogen bomb | spoke against Oppenheimer at the security hearing of 1954
Leo Szilard | persuaded Einstein to warn Roosevelt about German atomic research | petitioned Truman in 1945 against dropping an atomic bomb on Japan

# American politicians from 1948 to 1956
? Which politician
Joseph McCarthy | was the Wisconsin senator who claimed to have lists of communists | was censured by the Senate in 1954 after televised hearings | accused government officials of being communists without proof
Margaret Chase Smith | criticized McCarthy in a Declaration of Conscience | was the Maine Republican who denounced smear tactics in the Senate in 1950
Adlai Stevenson | was the Illinois Democrat who lost twice to Eisenhower | was ambassador to the United Nations during the Cuban missile crisis
Thomas Dewey | was the New York governor who lost to Truman in 1948 | was the Republican whom newspapers wrongly called the winner in 1948
Strom Thurmond | ran as a Dixiecrat in 1948 | was the South Carolina governor who defended segregation
Henry Wallace | ran as a Progressive in 1948 for peace with the Soviet Union | was a former vice president and farm secretary from Iowa

# American politicians from 1964 to 1972
? Which politician
George Wallace | was the Alabama governor who cried "segregation forever" | stood in a schoolhouse door and ran as a third candidate in 1968
Eugene McCarthy | was the antiwar senator who nearly won New Hampshire in 1968 | challenged Lyndon Johnson as a peace candidate in 1968
Robert F. Kennedy / Robert Kennedy | was killed in Los Angeles while running for president in 1968 | was attorney general in his brother's cabinet and later a New York senator
Hubert Humphrey | was the vice president who lost to Nixon in 1968 | was the Democrat nominated amid riots in Chicago in 1968
George McGovern | was the antiwar Democrat who lost to Nixon in 1972 | carried only Massachusetts and the District of Columbia in 1972
J. William Fulbright | held Senate hearings on the war in 1966 | was the Arkansas senator who criticized Johnson's policy in Vietnam
Barry Goldwater | was the Arizona conservative who lost to Johnson in 1964 | wrote "The Conscience of a Conservative" | was the conservative Republican candidate for president in 1964
Richard Daley | was the Chicago mayor during the 1968 convention riots | was the Chicago political boss who sent police against antiwar protesters

# Leaders of East and Southeast Asia, 1945 to 1976
? Which Asian leader
Mao Zedong | led the Chinese Communists to victory in 1949 | proclaimed the People's Republic from Beijing | received Nixon in Beijing in 1972
Chiang Kai-shek / Jiang Jieshi | led the Chinese Nationalists to Taiwan | lost a civil war to the Communists despite American aid
Syngman Rhee | was president of South Korea during the Korean War | was the anticommunist ruler in Seoul aided by United Nations troops
Kim Il Sung | sent North Korean troops into the South in 1950 | founded the communist government of North Korea
Ho Chi Minh | led the Vietnamese communists against France and the United States | declared Vietnam's independence from France in 1945 | was the communist president in Hanoi until 1969
Ngo Dinh Diem | was the Catholic president of South Vietnam killed in 1963 | lost support by persecuting Buddhists in Vietnam

# Foreign leaders since 1955
? Which foreign leader
Margaret Thatcher | was the British prime minister allied with Reagan | fought Argentina over the Falkland Islands in 1982
Nelson Mandela | became the first Black president of South Africa | spent twenty-seven years in prison for opposing apartheid
Manuel Noriega | was the dictator of Panama captured by American troops in 1989 | was convicted in the United States of drug trafficking
Fidel Castro | led the Cuban Revolution in 1959 | overthrew Batista and allied Cuba with the Soviet Union | governed Havana during the missile crisis of 1962
Gamal Abdel Nasser / Nasser | seized the Suez Canal in 1956 | was the Egyptian president who led Arab nationalism

# Leaders of Russia and the Soviet bloc
? Which leader of Russia or eastern Europe
Nikita Khrushchev | placed nuclear missiles in Cuba in 1962 | ruled in Moscow when the Berlin Wall was built | followed Stalin and called for peaceful coexistence
Leonid Brezhnev | signed the SALT treaty with Nixon in Moscow | sent troops into Czechoslovakia and Afghanistan
Mikhail Gorbachev | introduced glasnost and perestroika | was the last head of the Soviet Union | reformed the Soviet Union and signed arms treaties with Reagan
Boris Yeltsin | was elected president in Moscow in 1991, before the Soviet collapse | led resistance to a coup by communist hard-liners in 1991
Lech Walesa | led the Solidarity labor union in Poland | became president of Poland after communist rule ended

# Leaders of the Middle East since 1970
? Which Middle Eastern figure
Anwar Sadat | was the Egyptian president who made peace with Israel | was assassinated after signing the Camp David Accords
Menachem Begin | was the Israeli prime minister at Camp David | agreed to return the Sinai to Egypt
Ayatollah Khomeini / Ayatollah Ruhollah Khomeini | led the revolution that overthrew the shah of Iran | was the religious leader of Iran during the hostage crisis | was the religious leader who set up an Islamic republic in 1979
Saddam Hussein | was the Iraqi dictator who invaded Kuwait in 1990 | was overthrown by the American invasion of Iraq in 2003
Osama bin Laden | planned the September 11 attacks | was the leader of al-Qaeda killed in Pakistan in 2011

# Wars of the United States before 1900
? Which war
Revolutionary War / American Revolution / War of Independence | won the thirteen colonies their freedom from Britain | lasted from 1775 to 1783 and was decided with French help
War of 1812 | was fought against Britain over impressment and neutral rights | included the burning of Washington and ended in a draw
Mexican-American War / Mexican War | began over the Rio Grande border of Texas | gave the United States California and New Mexico
Civil War | divided North and South from 1861 to 1865 | killed more than 600,000 soldiers and ended slavery | began with the attack on Fort Sumter
Spanish-American War | lasted four months in 1898 and freed Cuba from Madrid | made the United States a colonial power in the Caribbean and Pacific

# Wars of the United States since 1917
? Which war
World War I / First World War | drew in the United States in 1917 because of submarine attacks | ended with an armistice and Wilson's failed peace | was fought by Americans in the trenches of France
World War II / Second World War | began for Americans with the attack on Pearl Harbor | ended with atomic bombs on Hiroshima and Nagasaki | was fought against Germany, Italy and Japan
Korean War | began when communist forces crossed the 38th parallel in 1950 | ended in 1953 with an armistice near the starting line | was fought by United Nations forces against North Korea and China
Vietnam War | escalated after the Gulf of Tonkin Resolution | ended with the fall of Saigon in 1975 | was fought to keep a Southeast Asian nation from communism
Persian Gulf War / Gulf War | drove Iraqi forces from Kuwait in 1991 | included a 100-hour ground attack called Desert Storm
War in Afghanistan | began in 2001 against the Taliban after September 11 | ended with American withdrawal in August 2021 after twenty years
Iraq War | overthrew Saddam Hussein in 2003 | was justified by claims of weapons of mass destruction that were never found

# Events of the Korean War
? Which event of the Korean War
Inchon landing / Inchon | was MacArthur's surprise amphibious attack behind enemy lines in September 1950 | cut North Korean supply lines near Seoul
defense of the Pusan Perimeter / Pusan Perimeter | held the southeastern corner for UN troops in summer 1950 | kept the last foothold from which the counterattack began
Battle of Chosin Reservoir / Chosin Reservoir | forced marines to fight their way out through Chinese armies in winter | was a frozen fight in the mountains in late 1950
Chinese intervention / Yalu River | brought hundreds of thousands of new enemy troops into the war in late 1950 | pushed UN forces back from the northern border
firing of MacArthur / dismissal of MacArthur | was Truman's action in April 1951 against a general who wanted a wider war | upheld civilian control of the military
Panmunjom armistice / Korean armistice | stopped the fighting in July 1953 | left the border near the 38th parallel after two years of talks
invasion of South Korea | began the war when communist troops crossed the 38th parallel | led the United Nations to send forces in June 1950

# Movements of people and population
? Which term refers to
Great Migration | the movement of Black Southerners to northern cities | the movement to factory jobs in Chicago and Detroit during World War I | the movement of African Americans from the rural South to northern industry
baby boom | the sharp rise in births after World War II | the population growth between 1946 and 1964 | the increase in birthrate as soldiers returned from World War II
white flight | the departure of middle-class families from cities because of integration | a cause of declining tax bases and segregated schools in cities after 1950
suburbanization | the growth of residential communities around cities | the shift of families to new houses outside cities made possible by cars | the movement to Levittowns and similar communities after World War II
urbanization | the growth of cities as people move from rural areas | the rise in the share of people living in cities in the late 1800s
gentrification | the movement of wealthier residents into poor city areas | the change that raises rents and pushes out poorer families
Mexican repatriation | the pressure that sent immigrants back across the southern border in the 1930s | the removal of Latino immigrants and their citizen children in the Depression
Dust Bowl migration | the movement of farm families from the southern Plains to California | the journey west described in "The Grapes of Wrath"
termination policy / termination | the ending of federal ties to Native tribes in the 1950s | the program that ended reservations and moved Native people to cities
urban renewal | the clearing of slums for new building | the federal program that often destroyed minority neighborhoods | the government program of tearing down slums in cities

# Regions of the United States
? Which region
Dust Bowl | was the drought-stricken Plains where wind blew away topsoil | included ruined farms of Oklahoma, Kansas and Texas in the 1930s | suffered severe drought and windstorms in the 1930s
Sunbelt | includes southern and western states that gained people and industry after 1945 | stretches from Florida to California and grew with air conditioning | gained political power as people moved to the South and West
Rust Belt | includes Midwestern and northeastern states that lost factories | includes Detroit, Cleveland and Youngstown with closed mills
Silicon Valley | became the center of the computer industry in California | is the area near San Francisco known for high-technology companies
Appalachia | is the mountain area of coal mining and poverty targeted by the war on poverty | stretches along the eastern mountains through West Virginia and Kentucky
Tennessee Valley | gained dams and electric power from the New Deal | was a poor southern river area aided by the TVA
Cotton Belt / Cotton Kingdom | stretched across the Deep South and grew one main crop with enslaved labor | exported the South's leading crop in the 1850s

# Laws of the postwar years
? Which law
GI Bill / Servicemen's Readjustment Act | helped World War II veterans with college and home loans | paid for millions of former soldiers to attend college | gave returning soldiers money for education and houses
Employment Act of 1946 | made the government responsible for promoting full production and jobs | created the Council of Economic Advisers
Taft-Hartley Act | limited unions and banned the closed shop in 1947 | let the president order an eighty-day cooling-off period in strikes | was passed over Truman's veto | allowed states to pass right-to-work laws
Interstate Highway Act / Federal-Aid Highway Act of 1956 / Federal Highway Act | paid for 41,000 miles of superhighways | was Eisenhower's largest public works program | speeded travel and the growth of suburbs with a network of roads
National Defense Education Act | aided the teaching of science, mathematics and languages from 1958 | was the response to Sputnik that loaned money to college students
Economic Opportunity Act | began the war on poverty in 1964 | created the Job Corps, VISTA and Head Start
Elementary and Secondary Education Act | gave federal aid to public schools in 1965 | gave money for books and special help in poor schools under Johnson
Economic Recovery Tax Act | cut income tax rates by about a quarter from 1981 | was the main supply-side law of Reagan's first year

# Practices of segregation and discrimination
? Which term means
redlining | the refusal of loans in minority neighborhoods | the practice based on federal housing maps that kept Black families from buying homes | denying home loans in areas marked as risky on maps
restrictive covenant | an agreement not to sell a house to members of certain races | a clause in a deed that kept minorities out of a neighborhood
de jure segregation | the separation of races required by law | separation of races such as the Jim Crow schools of the South | the separation of races by law that Brown v. Board struck down
de facto segregation | the separation of races by custom and housing rather than law | separation of races found in northern cities because of where people lived | separation that exists by practice rather than by law
sharecropping | farming another's land in return for part of the crop | the system that kept freed people in debt to landowners
busing | sending students to distant schools to end segregation | the way courts integrated city schools in the 1970s
affirmative action | efforts to increase opportunity for groups once excluded | the policy on college admissions debated in the Bakke case | programs that give minorities and women more chance for jobs and education

# Ways of denying the vote
? Which term means
poll tax | a fee that had to be paid before voting | a charge that kept poor Black people from voting | a payment for voting that the Twenty-fourth Amendment banned
literacy test | a reading examination required before voting | a check on reading that was used to keep Black people from voting
grandfather clause | a rule excusing men from voting tests if their ancestors had voted before 1867 | a law that let poor white men vote despite voting tests
white primary | a party election that barred Black voters in southern states | the practice that the Supreme Court ended in Smith v. Allwright in 1944
voter intimidation | keeping citizens from the polls by threats and violence | the Klan's use of night raids to keep freed people from voting

# Forms of protest
? Which term means
sit-in | occupying seats in a segregated place and refusing to leave | the protest that four students began at a Greensboro lunch counter
boycott | refusing to buy or use something in order to force change | the protest used against segregated buses in Montgomery
Freedom Ride | traveling on interstate buses to test desegregation | the bus protest that met mobs in Alabama in 1961
civil disobedience | breaking an unjust law peacefully and accepting the punishment | the method that Thoreau urged and Martin Luther King practiced
teach-in | lectures and discussion on campus to question the Vietnam War | the antiwar protest that began at the University of Michigan in 1965
hunger strike | refusing food to call attention to a cause | the protest used by Alice Paul in jail
draft resistance | refusing military service or burning Selective Service cards | a protest that led some young men to flee to Canada
sit-down strike | stopping work while staying inside the factory | the protest that won union recognition for auto workers at Flint
protest march | walking together in public to show support for a cause | the form of demonstration from Selma to Montgomery

# Novelists, poets and playwrights of the 1950s
? Which writer
Jack Kerouac | wrote "On the Road" | made cross-country travel the theme of Beat novels
Allen Ginsberg | wrote the poem "Howl" | was the best-known poet of the Beat Generation
J. D. Salinger | wrote "The Catcher in the Rye" | wrote in 1951 of a teenager who rebels against adult hypocrisy
Ralph Ellison | wrote the prize-winning novel "Invisible Man" | told in 1952 of a Black man unseen by white society
Arthur Miller | wrote "The Crucible" and "Death of a Salesman" | used the Salem witch trials to criticize McCarthyism | wrote plays about the failure of the American dream
James Baldwin | wrote "The Fire Next Time" | wrote essays on race relations during the civil rights movement

# Social critics of the 1950s
? Which author of the 1950s
William Whyte | wrote "The Organization Man" | criticized corporate workers for giving up individuality
David Riesman | wrote "The Lonely Crowd" | was the sociologist who criticized conformity as "other-directed" behavior
John Kenneth Galbraith | wrote "The Affluent Society" | was the economist who wrote of private wealth and public neglect
C. Wright Mills | wrote "The Power Elite" and "White Collar" | argued in 1956 that business, military and political leaders ruled together
Vance Packard | wrote "The Hidden Persuaders" about advertising | showed in 1957 how advertisers used psychology on consumers

# Leaders of the civil rights movement, 1941 to 1963
? Which civil rights figure
Martin Luther King Jr. / Martin Luther King / King | led the Montgomery boycott and preached nonviolence | gave the "I Have a Dream" speech in 1963 | was the first president of the SCLC and won the 1964 Nobel Peace Prize
Ella Baker | helped students form SNCC in 1960 | was an older organizer who favored group-centered leadership
James Farmer | directed CORE and organized the Freedom Rides | founded a group for racial equality in Chicago in 1942 | led an organization that used sit-ins before the Freedom Rides
Bayard Rustin | was A. Philip Randolph's deputy in planning the 1963 March on Washington | was the Quaker adviser who taught King Gandhi's methods
Medgar Evers | was the Mississippi NAACP leader murdered in 1963 | was shot outside a home in Jackson, Mississippi
A. Philip Randolph | led the Brotherhood of Sleeping Car Porters | planned a 1941 march to win jobs in defense industries

# Leaders of the later civil rights and Black Power movements
? Which African American leader
Malcolm X | was the Nation of Islam minister who urged Black pride | was assassinated in Harlem in 1965 after a trip to Mecca | urged Black people to defend themselves by any means necessary
Stokely Carmichael | called for Black Power as SNCC leader in 1966 | turned SNCC away from nonviolence and integration | urged Black people to control their own communities and movement
Huey Newton / Bobby Seale | cofounded the Black Panther Party in Oakland | called for armed self-defense against police brutality
John Lewis | led SNCC and was beaten at Selma | was the youngest speaker at the March on Washington and later a Georgia congressman
Fannie Lou Hamer | spoke for the Mississippi Freedom Democratic Party in 1964 | was the sharecropper beaten for registering voters who told her story at a convention | was a Mississippi sharecropper who worked for voting rights
Jesse Jackson | formed the Rainbow Coalition | ran for the Democratic presidential nomination in 1984 and 1988

# People in the struggles over segregation
? Which person
Rosa Parks | refused to give up her bus seat in 1955 | was arrested in Montgomery for keeping a seat on a bus | was the NAACP secretary whose arrest began a bus boycott | was the Montgomery woman who refused to give a white passenger her seat
Emmett Till | was the Chicago teenager murdered in Mississippi in 1955 | had an open casket that showed his beating to the nation | was murdered at fourteen after speaking to a white woman
James Meredith | was the first Black student at the University of Mississippi | entered a southern university in 1962 with protection of federal marshals
Bull Connor / Eugene "Bull" Connor | used fire hoses and dogs on Birmingham marchers | was the Alabama police commissioner seen on television in 1963
Orval Faubus | was the Arkansas governor who blocked Little Rock students | used the National Guard to keep nine students out of a high school
Linda Brown | was the Topeka girl kept out of a nearby white school | was the student in the case that ended school segregation
Ruby Bridges | was the first Black child at a white elementary school in New Orleans | walked to school at age six with federal marshals in 1960
Viola Liuzzo | was the Detroit mother killed by the Klan after the Selma march | was a white civil rights volunteer shot in Alabama in 1965

# Events of the civil rights movement from 1948 to 1962
? Which event
Montgomery bus boycott | lasted 381 days in Alabama from December 1955 | made Martin Luther King Jr. a leader | began after the arrest of Rosa Parks
Little Rock crisis / Little Rock Nine | saw Eisenhower send the 101st Airborne to a high school in 1957 | followed an Arkansas governor's refusal to admit Black students | integrated Central High School with the help of federal troops
Greensboro sit-in / Greensboro sit-ins | began in 1960 when four students sat at a lunch counter | spread from North Carolina to other southern cities and led to SNCC | protested segregation at a Woolworth's lunch counter
Freedom Rides | tested desegregation of interstate buses in 1961 | ended for one group with a bus burned near Anniston, Alabama | led the government to enforce integration of bus stations
desegregation of the armed forces / Executive Order 9981 | was Truman's civil rights step of 1948 | ended separate Black and white units by presidential directive
Albany Movement | failed to integrate a Georgia city in 1961 and 1962 | saw a police chief fill jails quietly without violence

# Events of the civil rights movement from 1963 to 1968
? Which event
Birmingham campaign | faced police dogs and fire hoses in spring 1963 | led King to write a letter from jail | shocked television viewers with violence against children
March on Washington | drew 250,000 people to the Lincoln Memorial in August 1963 | ended with the "I Have a Dream" speech | supported passage of a civil rights bill under Kennedy
Sixteenth Street Baptist Church bombing | killed four girls in September 1963 | was the Klan attack at a Sunday school in Birmingham
Freedom Summer | brought students to register Mississippi voters in 1964 | was marked by the murder of Chaney, Goodman and Schwerner | brought northern volunteers to open schools and sign up voters
Selma to Montgomery march / Selma march | demanded voting rights in Alabama in early 1965 | began with Bloody Sunday on the Edmund Pettus Bridge | led Congress to pass the Voting Rights Act
assassination of Martin Luther King Jr. | took place in Memphis in April 1968 | set off riots in over a hundred cities

# Groups of the 1950s, 1960s and 1970s
? Which group
American Indian Movement / AIM | occupied Wounded Knee in 1973 | demanded treaty lands and an end to poor treatment of tribes | was a militant organization that sought respect for treaties
National Organization for Women / NOW | was cofounded by Betty Friedan in 1966 | worked for equal pay, child care and the ERA | fights sex discrimination in jobs and education
Students for a Democratic Society / SDS | issued the Port Huron Statement in 1962 | led campus protests against the Vietnam War
Weather Underground / Weathermen | planted bombs to oppose the Vietnam War | broke violently from SDS in 1969
Brown Berets | organized militant Chicano youth in Los Angeles | supported the 1968 East Los Angeles school walkouts
Young Americans for Freedom | brought together conservative students who supported Goldwater | opposed communism and big government on campuses in the 1960s
Mattachine Society | was an early gay rights organization of the 1950s | worked for acceptance of homosexuals before Stonewall
United Farm Workers / UFW | was the union led by Cesar Chavez and Dolores Huerta | won contracts from California growers by a grape boycott

# Movements and groups since 1980
? Which movement or group
ACT UP | demanded faster AIDS research in the 1980s | staged dramatic protests for people with AIDS
Me Too movement | exposed sexual harassment from 2017 | spread on social media after charges against powerful men
Occupy Wall Street | protested economic inequality in a New York park in 2011 | used the slogan "We are the 99 percent"
Dreamers | came to the country as children without legal documents | gained temporary protection under Barack Obama in 2012
Black Lives Matter | protested police killings of African Americans after 2013 | began as a hashtag after the death of Trayvon Martin

# Civil rights and Native rights laws since 1957
? Which law
Civil Rights Act of 1964 | banned discrimination in public places and employment | overcame a long Senate filibuster and set up the EEOC | outlawed segregation in hotels, restaurants and theaters
Voting Rights Act of 1965 | ended literacy tests and sent federal examiners South | was passed after the violence at Selma
Civil Rights Act of 1957 | was the first federal law for Black voters since Reconstruction | created a Justice Department division for voting under Eisenhower
Fair Housing Act / Civil Rights Act of 1968 | banned discrimination in the sale and rental of homes | was passed days after King's assassination | outlawed refusal to sell or rent a home because of race
Indian Self-Determination Act | let tribes run their own federal programs from 1975 | ended the termination era in tribal affairs
American Indian Religious Freedom Act | protected Native sacred sites and ceremonies in 1978 | guaranteed Native people traditional worship

# Equal rights measures for women and others
? Which measure
Equal Pay Act | required the same wages for men and women in the same job in 1963 | outlawed different wages for the same job because of sex
Title IX | banned sex discrimination in federally funded education in 1972 | opened school sports to girls | required equal opportunity for women in college sports
Equal Rights Amendment / ERA | would have barred legal discrimination on account of sex | fell three states short of ratification in 1982 | was opposed by Phyllis Schlafly | was passed by Congress in 1972 but not ratified
Equal Credit Opportunity Act | let women borrow money on the same terms as men in 1974 | banned discrimination against women by lenders
Americans with Disabilities Act / ADA | required access and banned bias against disabled people in 1990 | led to ramps, lifts and fair hiring and was signed by George H. W. Bush | required ramps and equal access in public places

# Supreme Court cases on individual rights in the 1960s
? Which case
Mapp v. Ohio | barred illegally seized evidence from state trials in 1961 | applied the exclusionary rule to the states | applied the Fourth Amendment to state searches
Gideon v. Wainwright | guaranteed a lawyer to poor defendants in 1963 | arose from a handwritten appeal by a Florida prisoner | applied the Sixth Amendment right to counsel to the states
Miranda v. Arizona | required police to inform suspects of their rights in 1966 | gave rise to the warning "You have the right to remain silent" | protects suspects from self-incrimination during police questioning
Engel v. Vitale | banned official prayer in public schools in 1962 | rejected a New York regents' prayer | held that public school prayer violates the establishment clause
Baker v. Carr | let federal courts review legislative districts in 1962 | led to the rule of one person, one vote | made legislative districts nearly equal in population
Tinker v. Des Moines | protected students who wore black armbands | held that free speech does not end at the schoolhouse gate | protected symbolic speech of students against the Vietnam War
New York Times v. Sullivan | required proof of actual malice in libel of public officials | arose from an advertisement about Alabama protests in 1964

# Supreme Court cases on government power since the 1930s
? Which case
Schechter Poultry v. United States / Schechter case | struck down the National Industrial Recovery Act in 1935 | limited the power of Congress to regulate local business in the New Deal
United States v. Nixon | ordered the president to surrender tapes in 1974 | rejected a broad claim of executive privilege in the Watergate affair
Bush v. Gore | ended the Florida recount in 2000 | decided the presidential election of 2000
Citizens United v. FEC / Citizens United | allowed unlimited independent political spending by corporations | struck down limits in campaign finance law in 2010
Youngstown v. Sawyer / Youngstown Sheet and Tube v. Sawyer | barred Truman from seizing steel mills in 1952 | limited presidential power during a steel strike in the Korean War

# Supreme Court cases on privacy since the 1960s
? Which case
Griswold v. Connecticut | recognized a right of privacy in a birth control case in 1965 | overturned a ban on contraceptives for married couples
Roe v. Wade | held in 1973 that the Constitution protected a right to abortion | struck down a Texas law under the right of privacy until overturned in 2022 | legalized abortion throughout the nation until 2022
Obergefell v. Hodges | recognized same-sex marriage nationwide in 2015 | rested on equal protection and due process for couples | guaranteed same-sex couples the right to marry
Dobbs v. Jackson Women's Health Organization | returned abortion law to the states in 2022 | overturned Roe in a Mississippi dispute
Lawrence v. Texas | struck down laws against private homosexual acts in 2003 | overturned the 1986 ruling in Bowers v. Hardwick
Planned Parenthood v. Casey | upheld abortion rights in 1992 but allowed some state limits | replaced the trimester system with the undue burden test

# Supreme Court cases on racial equality since the 1940s
? Which case
Korematsu v. United States | upheld wartime removal of Japanese Americans in 1944 | accepted military necessity over the dissent of three justices | approved Executive Order 9066 as a wartime measure
Brown v. Board of Education | held that separate schools are inherently unequal in 1954 | overturned Plessy and "separate but equal" | ended legal segregation in public schools
Loving v. Virginia | struck down bans on interracial marriage in 1967 | was brought by an interracial couple arrested for marrying
Regents v. Bakke / Regents of the University of California v. Bakke | barred racial quotas but allowed race as a factor in 1978 | arose from a white student's rejection by a medical school | ruled on affirmative action in college admissions
Swann v. Charlotte-Mecklenburg | approved busing to integrate schools in 1971 | dealt with a North Carolina district's pupil assignment
Sweatt v. Painter | ordered a Texas law school to admit a Black student in 1950 | weakened segregation in professional education before Brown
Mendez v. Westminster | ended separate schools for Mexican American children in a California county | was a 1947 federal appeals ruling against school segregation in Orange County
Heart of Atlanta Motel case / Heart of Atlanta Motel v. United States | upheld the Civil Rights Act of 1964 under the commerce power | required a Georgia business to serve Black travelers

# Great Society and other social programs
? Which program
Medicare | provides health insurance for people sixty-five and older | was signed in Missouri in 1965 with Harry Truman present | was created in 1965 to pay hospital costs of older Americans
Medicaid | provides health care for people with low incomes | is shared by the federal government and the states to treat the poor | gives health insurance to the poor
Head Start | prepares poor preschool children for learning | began in 1965 for low-income children under five | gives preschool education to children of low-income families
Job Corps | trained unemployed young people from 1964 | teaches vocational skills to young people in residential centers
VISTA / Volunteers in Service to America | sent workers to serve poor American communities | was a domestic version of the Peace Corps
Food Stamp Program / food stamps | helps low-income families buy groceries | was made permanent in 1964 to reduce hunger
Social Security | pays pensions to retired workers from a payroll tax | began in 1935 as old-age insurance
Aid to Families with Dependent Children / AFDC | gave cash to poor mothers until welfare reform in 1996 | was the main welfare payment for poor single parents

# Battles and campaigns in Vietnam
? Which battle or campaign in Vietnam
Battle of Dien Bien Phu / Dien Bien Phu | ended French rule in Indochina in 1954 | was the siege in which the Viet Minh defeated the French
Battle of Ia Drang / Ia Drang | was the first major clash of American and North Vietnamese troops in 1965 | tested the use of helicopters to carry soldiers into combat
siege of Khe Sanh / Khe Sanh | trapped marines in a remote base for 77 days in 1968 | drew American attention away from cities before the Tet Offensive
Tet Offensive | surprised American forces during the lunar new year in 1968 | turned many Americans against the war though the Viet Cong lost heavily | showed that the enemy was far from defeated in January 1968
Operation Rolling Thunder | was the sustained bombing of North Vietnam from 1965 | was Johnson's air campaign that failed to break North Vietnam's will
Battle of Hamburger Hill / Hamburger Hill | was a costly 1969 assault on a Vietnamese height soon abandoned | angered the public because a captured mountain was given up
Easter Offensive | was the 1972 North Vietnamese invasion stopped by American bombing | led Nixon to bomb North Vietnam and mine Haiphong harbor

# Events of the Vietnam War
? Which event of the Vietnam War
My Lai Massacre | was the killing of hundreds of villagers by American soldiers in 1968 | led to the court-martial of Lieutenant William Calley | shocked Americans when the murder of unarmed civilians became known
invasion of Cambodia / Cambodian incursion | widened the war in 1970 to attack enemy bases | set off campus protests across America after Nixon's announcement
Kent State shootings | killed four Ohio students in May 1970 | happened when National Guardsmen fired at antiwar protesters | shocked the nation when students were shot at a campus protest
Christmas bombing | struck Hanoi heavily in December 1972 | was Nixon's air attack to force North Vietnam back to peace talks
fall of Saigon | ended the fighting in April 1975 with a communist victory | brought a helicopter evacuation from the American embassy | brought all of Vietnam under communist control
overthrow of Diem / assassination of Ngo Dinh Diem | removed South Vietnam's president by a military coup in 1963 | was carried out by South Vietnamese generals with American approval
Jackson State shootings | killed two students at a Black college in Mississippi in May 1970 | happened when police fired on a Mississippi dormitory

# Vietnam War policies and problems
? Which term refers to
escalation | the step-by-step increase of military involvement | Johnson's raising of troop numbers to over 500,000 | the expansion of the Vietnam War by adding more troops and bombing
search and destroy | missions to find enemy forces and kill them | the ground strategy measured by body counts
strategic hamlet | a fortified village meant to keep peasants from the guerrillas | the unpopular relocation settlement of Diem's government
pacification | the effort to win the loyalty of Vietnamese villagers | the attempt to win hearts and minds in rural South Vietnam
credibility gap | public doubt about official statements on the war | the distrust caused when Johnson's reports differed from television news | the lack of trust in what the Johnson administration said about Vietnam
draft deferment | a delay of military service, often for college students | the rule that let many middle-class students avoid Vietnam
Ho Chi Minh Trail | the supply route from North Vietnam through Laos and Cambodia | the network of jungle paths that American bombers could not close
Vietnam syndrome | the reluctance of Americans to send troops abroad after 1975 | the fear of being drawn into another long and costly war

# Armed groups of Vietnam, Cambodia and Nicaragua
? Which armed group
Viet Cong / National Liberation Front | was made up of communist guerrillas in South Vietnam | attacked cities of South Vietnam in the Tet Offensive | used guerrilla tactics against the government of South Vietnam
Viet Minh | fought the French for Vietnamese independence | defeated the French at Dien Bien Phu
Khmer Rouge | killed over a million people in Cambodia | was the communist force led by Pol Pot
Contras | fought with Reagan's support against Nicaragua's government | received money from secret arms sales to Iran | was the rebel force opposing the Sandinistas
Sandinistas | overthrew the dictator Somoza in Nicaragua in 1979 | formed the leftist government of Nicaragua opposed by Reagan

# Armed groups of the Middle East and Afghanistan
? Which armed group
Mujahideen | fought Soviet troops in Afghanistan with American arms in the 1980s | was the Afghan resistance supplied by the CIA
al-Qaeda | carried out the September 11 attacks | was the terrorist network of Osama bin Laden | attacked the World Trade Center and the Pentagon in 2001
Taliban | ruled Afghanistan and sheltered Osama bin Laden | returned to power in Afghanistan in 2021
ISIS / Islamic State | seized parts of Iraq and Syria in 2014 | was an extremist army that declared a caliphate
Hezbollah | was formed in Lebanon in the 1980s with support from Iran | took American hostages in Lebanon in the 1980s

# Events of protest and counterculture
? Which event
Woodstock | was the 1969 music festival on a New York farm | brought about 400,000 young people to a three-day rock concert | became the symbol of the 1960s counterculture and its music
Summer of Love | brought young people to San Francisco in 1967 | filled Haight-Ashbury with hippies
Free Speech Movement | was a 1964 student protest at the University of California at Berkeley | began when the Berkeley campus banned political activity
1968 Democratic National Convention / Chicago convention riots | brought clashes between police and antiwar protesters in Illinois | nominated Hubert Humphrey amid violence in the streets
Stonewall uprising / Stonewall riots | began when police raided a New York gay bar in 1969 | began the modern movement for gay rights | was a 1969 clash between police and gay patrons in Greenwich Village
first Earth Day / Earth Day | drew twenty million people to support clean air and water in April 1970 | was proposed by Senator Gaylord Nelson for the environment
Moratorium to End the War | was a nationwide antiwar protest of October 1969 | brought millions of people to peaceful rallies against the Vietnam War
Miss America protest | brought women's liberation to Atlantic City in 1968 | threw bras and high heels in a trash can to oppose beauty standards

# Protests of Native, Latino and other Americans
? Which protest
occupation of Alcatraz | held a San Francisco Bay island from 1969 to 1971 | claimed a former prison island for Native people
Delano grape strike | began with Filipino and Mexican farm workers in 1965 | led to a nationwide boycott of California growers under Cesar Chavez | demanded better pay for California farm workers
East Los Angeles walkouts / student blowouts | demanded better schools for Mexican Americans in 1968 | brought thousands of Chicano teenagers out of their high schools
Trail of Broken Treaties | ended with Native protesters seizing the Bureau of Indian Affairs in 1972 | brought a caravan of Native Americans to Washington
siege of Wounded Knee / occupation of Wounded Knee | was a 71-day armed standoff on the Pine Ridge Reservation in 1973 | held a South Dakota village where the army had killed Lakota in 1890
Longest Walk | crossed the country from San Francisco in 1978 for Native treaty rights | was a march of Native Americans across the country to Washington
Standing Rock protest | opposed an oil pipeline near a Sioux reservation in 2016 | defended Native water and sacred land in North Dakota

# Reformers and radicals of the 1960s and 1970s
? Which reformer or radical
Ralph Nader | wrote "Unsafe at Any Speed" | exposed auto safety defects and led a consumer movement | wrote about unsafe cars and worked for consumer protection laws
Harvey Milk | was the openly gay San Francisco supervisor killed in 1978 | was one of the first openly gay elected officials
Michael Harrington | wrote "The Other America" | showed in 1962 that one-fifth of the nation was poor
Mario Savio | led the Free Speech Movement at Berkeley | was the California student leader of campus protest in 1964
Tom Hayden | wrote the Port Huron Statement | was a founder of Students for a Democratic Society
Timothy Leary | was the former Harvard psychologist who promoted LSD | urged young people to use drugs and drop out

# Native and Mexican American leaders since 1960
? Which Native or Mexican American leader
Russell Means | was the Lakota spokesman at Wounded Knee in 1973 | was the Oglala actor and activist born at Pine Ridge
Dennis Banks | cofounded the American Indian Movement in Minneapolis in 1968 | was the Ojibwe who organized the Trail of Broken Treaties in 1972
Reies López Tijerina | led a fight for old Spanish land grants in New Mexico | demanded the return of land taken from Mexican Americans
Rodolfo Gonzales / Corky Gonzales | wrote the poem "I Am Joaquín" | led the Crusade for Justice in Denver
Vine Deloria Jr. | wrote "Custer Died for Your Sins" | was a Standing Rock Sioux author of the Red Power movement
Cesar Chavez | fasted for 25 days in 1968 to keep a farm strike nonviolent | led a march of farm workers from Delano to Sacramento in 1966
Dolores Huerta | coined the farm workers' slogan "Sí, se puede" in 1972 | negotiated the 1970 contracts with California grape growers

# Women activists since 1960
? Which woman
Betty Friedan | wrote "The Feminine Mystique" | described the problem that has no name among suburban housewives | was the first president of the National Organization for Women
Gloria Steinem | cofounded the feminist magazine "Ms." in 1972 | was a journalist who became a leader of the women's movement
Phyllis Schlafly | led the campaign against the Equal Rights Amendment | was the conservative Illinois lawyer who defended the traditional family | argued that the ERA would harm traditional families
Shirley Chisholm | was the first Black woman in Congress | was the Brooklyn representative who ran for president in 1972
Bella Abzug | was the New York representative known for large hats and feminism | entered Congress in 1971 saying that a woman's place is in the House
Rachel Carson | wrote "Silent Spring" about the danger of pesticides | was the biologist whose book inspired the environmental movement
Angela Davis | was the radical Black professor acquitted of conspiracy in 1972 | was a communist and Black Power activist in California
Wilma Mankiller | was chief of the Cherokee Nation from 1985 to 1995 | was inspired by the Alcatraz occupation and later governed from Tahlequah, Oklahoma

# Natural disasters and great fires
? Which disaster
Great Mississippi Flood of 1927 / Mississippi Flood | drove hundreds of thousands from homes in the lower valley | made Hoover known for relief work along a river
San Francisco earthquake of 1906 / San Francisco earthquake | destroyed much of a California city with shaking and fire | left over 200,000 Californians homeless
Hurricane Katrina | flooded New Orleans in 2005 | exposed weak levees and a slow federal response on the Gulf Coast
Galveston hurricane of 1900 | killed about 8,000 people on the Texas coast | was the deadliest storm in American history
Great Chicago Fire | destroyed much of an Illinois city in 1871 | cleared the way for rebuilding in Illinois with steel-frame skyscrapers

# Epidemics in modern America
? Which epidemic
influenza pandemic of 1918 / Spanish flu | killed about 675,000 Americans at the end of World War I | spread in army camps and killed tens of millions worldwide
AIDS epidemic | was the deadly spread of a virus first noted in 1981 | killed many gay men in the 1980s before drugs were found
COVID-19 pandemic | killed over a million Americans from 2020 | closed schools and businesses until vaccines arrived
polio epidemics | paralyzed thousands of children in summer until a vaccine came in 1955 | closed swimming pools and theaters in the summer of 1952
opioid epidemic | grew from overuse of prescription painkillers in the 1990s | caused most overdose deaths after 2000 as fentanyl spread

# Environmental disasters
? Which environmental disaster
Three Mile Island accident / Three Mile Island | nearly melted a Pennsylvania reactor core in 1979 | turned many Americans against nuclear power | was the most serious nuclear emergency in the United States
Love Canal disaster / Love Canal | drove New York families from homes built on buried chemicals | led to the Superfund law on toxic waste | exposed the danger of toxic waste dumps
Santa Barbara oil spill | fouled California beaches in 1969 | followed a blowout on an offshore platform in California
Cuyahoga River fire | showed industrial water pollution in Cleveland in 1969 | was the burning of polluted water in Ohio that led to the Clean Water Act
Exxon Valdez oil spill | polluted Alaska's Prince William Sound in 1989 | was caused by a tanker striking a reef in Alaska
Deepwater Horizon spill | spread crude oil in the Gulf of Mexico in 2010 | followed an explosion on a BP drilling rig
Chernobyl disaster | was the Soviet reactor explosion of 1986 | spread radiation from Ukraine over Europe
Flint water crisis | exposed Michigan residents to lead after 2014 | poisoned a Michigan city's drinking supply with lead from old pipes

# Environmental laws
? Which environmental law
Clean Air Act | set limits on smog and emissions from cars and factories in 1970 | required auto makers to reduce exhaust pollution
Clean Water Act | set limits on waste dumped into rivers and lakes in 1972 | aimed to make rivers safe for fishing and swimming
Endangered Species Act | protects animals and plants threatened with extinction | protects the habitat of rare animals since 1973 | makes it illegal to harm animals in danger of dying out
Superfund law / Superfund | pays to clean up hazardous waste sites | followed the toxic disaster at Love Canal in 1980
Wilderness Act | set aside nine million acres free of roads in 1964 | protects wild land from roads, motors and building
National Environmental Policy Act | requires impact statements for federal projects | made federal agencies study effects of their projects from 1970
Antiquities Act | lets presidents create national monuments | was used by Theodore Roosevelt to protect the Grand Canyon
Alaska National Interest Lands Conservation Act | protected over 100 million acres of the far north in 1980 | doubled the size of the park system under Carter

# Federal agencies of regulation and conservation
? Which federal agency
Environmental Protection Agency / EPA | was created in 1970 to set and enforce pollution rules | enforces the Clean Air and Clean Water acts | sets standards for clean air and water
National Park Service | was created in 1916 to manage scenic and historic lands | cares for Yellowstone, Yosemite and other natural areas
Soil Conservation Service | taught farmers to prevent erosion after the Dust Bowl | was created in 1935 to help farmers save their land
Equal Employment Opportunity Commission / EEOC | enforces laws against job discrimination since 1965 | hears complaints of racial and sex discrimination at work
Occupational Safety and Health Administration / OSHA | enforces rules against workplace dangers | was created in 1970 to protect employees from injury on the job
Food and Drug Administration / FDA | makes sure that medicines are safe and effective | grew from a 1906 law against harmful products and false labels
Federal Reserve / Federal Reserve System | controls the nation's money supply and interest rates | was created in 1913 as a central bank | regulates banks and the supply of credit
Federal Trade Commission / FTC | was created in 1914 to stop unfair business practices | investigates unfair competition and false advertising

# Federal security, intelligence and space agencies
? Which federal agency
NASA / National Aeronautics and Space Administration | was created in 1958 to lead civilian rocket and moon exploration | was Eisenhower's answer to Sputnik
Central Intelligence Agency / CIA | was created in 1947 to run spies abroad and carry out covert operations | helped overthrow governments in Iran and Guatemala
Federal Bureau of Investigation / FBI | solves federal crimes within the United States | was headed by J. Edgar Hoover for nearly fifty years
Department of Homeland Security | was created in 2002 to prevent terrorism | combined immigration, airport and border agencies after September 11
National Security Agency / NSA | listens to foreign communications and breaks codes for the government | was the subject of Edward Snowden's leaks in 2013

# Events of the 1970s
? Which event
Nixon's visit to China | ended two decades without contact with a communist nation in 1972 | included a meeting with Mao Zedong in Beijing | began normal relations with Beijing
Boston busing crisis | brought violence over school integration in a northern city in 1974 | followed a judge's order to integrate Massachusetts schools
bicentennial | was the two-hundredth birthday celebration of July 4, 1976 | celebrated the anniversary of the Declaration of Independence
Olympic boycott of 1980 / Olympic boycott | kept American athletes from Moscow | was Carter's protest against the Soviet invasion of Afghanistan
Yom Kippur War | was the 1973 Arab attack on Israel | led Arab states to stop oil shipments to the United States
pardon of Nixon | was Gerald Ford's September 1974 act that lost public support | prevented the trial of a former president
Iranian Revolution | overthrew the shah in 1979 | brought Ayatollah Khomeini to power
Jonestown massacre | killed over 900 followers of Jim Jones in Guyana in 1978 | was a mass suicide of an American religious cult

# The Watergate affair
? Which part of the Watergate affair
Watergate break-in / Watergate burglary | was the June 1972 entry into Democratic headquarters | was carried out by men working for Nixon's reelection committee | was the crime that began Nixon's downfall
Saturday Night Massacre | was the firing of special prosecutor Archibald Cox in October 1973 | led the attorney general and his deputy to leave office
White House tapes | proved that Nixon ordered a cover-up | were demanded by prosecutors and surrendered after a Supreme Court ruling | recorded Nixon's conversations in the Oval Office
CREEP / Committee to Re-elect the President | raised secret money for Nixon's 1972 campaign | was the Republican organization that paid the burglars
White House Plumbers / Plumbers | worked secretly to stop leaks from Nixon's government | broke into the office of Daniel Ellsberg's psychiatrist
hush money | was paid to keep the burglars silent | was given to the burglars so that they would not talk
enemies list | named critics whom the Nixon White House wanted to harm | named journalists and politicians to be harassed by tax audits

# People of Watergate
? Which figure of the Watergate years
John Dean | was the White House counsel who testified about a cover-up | told the Senate committee that Nixon knew of the cover-up
Sam Ervin | headed the Senate committee on Nixon's campaign | was the North Carolina senator who led televised hearings in 1973
Archibald Cox | was the special prosecutor fired for demanding tapes | was dismissed in the Saturday Night Massacre
John Sirica | was the judge in the trial of the Watergate burglars | ordered Nixon to turn over the tapes as a federal trial judge
Spiro Agnew | was the vice president who resigned in 1973 | was the former Maryland governor who pleaded no contest to tax evasion | was replaced as vice president by Gerald Ford
H. R. Haldeman | was Nixon's chief of staff convicted in the cover-up | was heard with Nixon on the "smoking gun" tape
Leon Jaworski | became the second special prosecutor in 1973 | took the demand for Nixon's tapes to the Supreme Court
Alexander Butterfield | revealed that Nixon taped conversations | was the aide who told senators of the recording system

# American political figures since 1980
? Which political figure
Oliver North | was the marine officer at the center of the Iran-Contra affair | helped divert money from arms sales to Nicaraguan rebels
Newt Gingrich | was the Speaker of the House behind the Contract with America | led House Republicans in their 1994 victory
Kenneth Starr | was the independent counsel who investigated Clinton | wrote a report that led to the 1998 impeachment
Dick Cheney | was George W. Bush's powerful vice president | was defense secretary in the Gulf War and later favored invading Iraq
Tip O'Neill | was the Democratic Speaker of the House who opposed Reagan's budgets | was the Boston congressman who said that all politics is local

# Candidates for national office since 1980
? Which candidate
Walter Mondale | was the Minnesota Democrat who lost to Reagan in 1984 | was Jimmy Carter's vice president
Geraldine Ferraro | was the New York representative nominated for vice president in 1984 | was the Italian American from Queens on the losing Democratic ticket of 1984
Michael Dukakis | was the Democrat who lost to George H. W. Bush in 1988 | was the Massachusetts governor nominated in 1988
Ross Perot | was the Texas billionaire who won 19 percent of the vote in 1992 | opposed NAFTA and the budget deficit as an independent in 1992
Al Gore | was the sitting vice president who lost the disputed election of 2000 | won a Nobel Prize for warning about climate change
John McCain | was the Arizona senator who lost in 2008 | was the former prisoner of war in Vietnam whom Obama defeated
Mitt Romney | was the Republican who lost to Obama in 2012 | was the Massachusetts governor who ran for president in 2012
Bernie Sanders | was the Vermont democratic socialist who ran in 2016 and 2020 | called for Medicare for All and free public college

# Events at the end of the Cold War
? Which event
fall of the Berlin Wall | opened East Germany on November 9, 1989 | came as communist governments collapsed across eastern Europe | became the symbol of the end of the Cold War in Europe
Tiananmen Square crackdown / Tiananmen Square massacre | crushed Chinese student protests in June 1989 | was the killing of democracy demonstrators in Beijing
dissolution of the Soviet Union / collapse of the Soviet Union | created fifteen independent states in December 1991 | ended the Cold War as Gorbachev resigned | left Russia as the largest of fifteen new nations
Solidarity movement | was the Polish labor uprising led by Lech Walesa | helped end communist rule in Poland in 1989
reunification of Germany | joined East and West in one democratic state in 1990 | ended the division of a European nation that began in 1945
Geneva Summit of 1985 / Geneva Summit | was the first meeting of Reagan and Gorbachev | began talks on arms cuts between Reagan and Gorbachev in Switzerland

# Events of the Reagan and first Bush presidencies
? Which event
invasion of Grenada | overthrew a Marxist government on a Caribbean island in 1983 | was justified as a rescue of American medical students
Beirut barracks bombing | killed 241 American servicemen in Lebanon in 1983 | led Reagan to withdraw marines from a civil war
invasion of Panama | captured Manuel Noriega in December 1989 | removed a Central American dictator charged with drug trafficking
assassination attempt on Reagan | wounded the president outside a Washington hotel in 1981 | was the shooting by John Hinckley in March 1981
air traffic controllers' strike / PATCO strike | ended when Reagan fired over 11,000 federal workers in 1981 | weakened unions after dismissed airport workers were replaced
Challenger disaster | killed seven astronauts in January 1986 | was caused by a failed rocket seal in cold weather
Operation Desert Storm | freed Kuwait from Iraqi forces in 1991 | used weeks of bombing and a 100-hour ground attack against Iraq | drove Saddam Hussein's army out of Kuwait

# American policies from Eisenhower to Reagan
? Which policy
human rights policy | made treatment of citizens a test of relations under Carter | led Carter to cut aid to cruel dictatorships
Boland Amendment | barred military aid to the Contras | was the congressional limit broken in the Iran-Contra affair
Nixon Doctrine | said that Asian allies must provide their own troops for defense | promised aid but fewer American soldiers to Asian allies from 1969
New Look | was Eisenhower's reliance on nuclear weapons and airpower | aimed to cut the costs of ground forces in the 1950s
Southern strategy | was Nixon's appeal to white Democrats of the South | helped turn the South Republican after 1968

# Policies of foreign governments since 1945
? Which foreign policy or program
glasnost | was Gorbachev's call for openness in public life | allowed freer speech and criticism in the Soviet Union
perestroika | was Gorbachev's restructuring of the economy | allowed some private business in the Soviet Union
apartheid | was South Africa's system of racial separation | led Congress to impose sanctions on South Africa in 1986
Brezhnev Doctrine | claimed a Soviet right to intervene in threatened communist countries | was used to justify sending tanks into Czechoslovakia in 1968
Great Leap Forward | forced Chinese peasants into communes in 1958 | caused a famine in Mao's China by pushing rapid steel making

# Events of the 1990s and the twenty-first century
? Which event
impeachment of Bill Clinton / Clinton impeachment | charged a president with lying under oath and obstruction in 1998 | ended with the acquittal of a president by the Senate in 1999
killing of Osama bin Laden | was a Navy SEAL raid in Pakistan in May 2011 | ended the search for the leader of al-Qaeda
murder of George Floyd | set off protests after a Minneapolis arrest in May 2020 | led to the conviction of a police officer in Minnesota
Kosovo air campaign | was NATO's 1999 bombing of Serbia | stopped Milosevic's attacks on ethnic Albanians
Rwandan genocide | killed about 800,000 Tutsi in 1994 | was an African massacre that the Clinton government did not stop
invasion of Iraq | overthrew Saddam Hussein in 2003 | was justified by claims of weapons of mass destruction
withdrawal from Afghanistan | ended America's longest war in August 2021 | brought the Taliban back to power under Biden
Los Angeles riots of 1992 / Rodney King riots | followed the acquittal of four policemen | followed a videotaped police beating of a Black motorist

# Attacks and violence since 1990
? Which attack or siege
Oklahoma City bombing | killed 168 people at a federal building in 1995 | was carried out by antigovernment veteran Timothy McVeigh | was the deadliest crime by an American terrorist at home
Waco siege | ended in a fire at the Branch Davidian compound in 1993 | was a Texas standoff between federal agents and David Koresh
September 11 attacks / 9/11 attacks | killed nearly 3,000 people with hijacked planes in 2001 | struck the World Trade Center and the Pentagon | led George W. Bush to declare a war on terror
World Trade Center bombing of 1993 | exploded a truck under New York towers and killed six | was an early strike by Islamist terrorists in Manhattan
USS Cole bombing | killed seventeen sailors in Yemen in 2000 | was an al-Qaeda strike on a navy destroyer

# Attacks in schools and public places since 1990
? Which attack
Columbine shooting | killed thirteen at a Colorado high school in 1999 | was committed at a high school by two of its students
Virginia Tech shooting | killed thirty-two on a campus in 2007 | was the deadliest crime at an American college, at Blacksburg
Sandy Hook shooting | killed twenty children at a Connecticut elementary school in 2012 | led to new calls for gun control after first graders were killed
Boston Marathon bombing | killed three at a finish line in 2013 | was carried out by two brothers with homemade pressure-cooker explosives
January 6 attack / January 6 Capitol attack | tried to stop the counting of electoral votes in 2021 | led to a president's second impeachment

# Social laws since 1980
? Which law
Welfare Reform Act of 1996 / Personal Responsibility and Work Opportunity Act | limited public aid to five years and required jobs or training | ended Aid to Families with Dependent Children under Clinton
Defense of Marriage Act | defined a legal union as one man and one woman in federal law | was signed in 1996 and later struck down on same-sex unions
Brady Bill / Brady Act | required background checks for handgun buyers in 1993 | set a waiting period for handgun purchases
Family and Medical Leave Act | gives workers twelve unpaid weeks for illness or a new child | protects the jobs of employees who care for a sick relative
Don't Ask, Don't Tell | let gay people serve in the military only if they kept silent | was a Clinton compromise on gay soldiers repealed in 2010
Civil Liberties Act of 1988 | apologized and paid $20,000 to interned Japanese Americans | made up for the wartime injustice to Japanese Americans
Crime Bill of 1994 / Violent Crime Control Act | paid for 100,000 police officers and longer prison sentences | included a ban on assault weapons for ten years
No Child Left Behind Act / No Child Left Behind | required yearly testing in schools under George W. Bush | set standards in reading and mathematics in 2002 | held schools responsible for student test scores
Affordable Care Act / Obamacare | expanded health insurance in 2010 | let young adults stay on parents' plans and barred refusal of the sick | required most Americans to have health insurance

# Economic laws since 1980
? Which law
Gramm-Rudman Act | set targets to reduce the federal deficit in 1985 | required automatic spending cuts to balance the budget
American Recovery and Reinvestment Act | spent about $800 billion to stimulate the economy in 2009 | was Obama's response to the Great Recession
Dodd-Frank Act | tightened rules on banks after the 2008 crisis | set up a bureau to protect consumers of loans and credit cards
Troubled Asset Relief Program / TARP | set aside $700 billion to rescue banks in 2008 | was signed by George W. Bush as credit froze
Tax Cuts and Jobs Act | lowered the corporate rate to 21 percent in 2017 | was the main economic law of Donald Trump's first year

# Immigration laws and policies
? Which immigration measure
Chinese Exclusion Act | barred laborers from one Asian country from 1882 | was the first federal law to shut out a nationality | stopped the entry of workers whose countrymen had built western railroads
Emergency Quota Act | first limited Europeans in 1921 by national origin | limited each nation to three percent of its 1910 number
National Origins Act / Immigration Act of 1924 | cut quotas to two percent of the 1890 number | favored northern Europeans and barred Asians | greatly reduced arrivals from southern and eastern Europe
Immigration and Nationality Act of 1965 / Immigration Act of 1965 | ended the national origins quota system | opened the country to more Asians and Latin Americans under Johnson
Immigration Reform and Control Act / IRCA | gave amnesty to undocumented people and punished their employers in 1986 | let nearly three million undocumented people become legal under Reagan
McCarran-Walter Act | kept national quotas in 1952 but let Asians become citizens | allowed the barring of suspected communists in 1952
Refugee Act of 1980 | set up a system for people fleeing persecution | raised the yearly number of people admitted because of persecution under Carter
Deferred Action for Childhood Arrivals / DACA | protected young undocumented people brought to America by parents | was Obama's 2012 program for Dreamers
Literacy Test Act of 1917 / Immigration Act of 1917 | required arriving adults to be able to read | was passed over Wilson's veto and barred most Asians

# Overthrows and interventions in the Cold War
? Which event
Iranian coup of 1953 | restored the shah with CIA help | removed Mossadegh after he nationalized oil
Guatemalan coup of 1954 | overthrew Jacobo Arbenz with CIA help | protected United Fruit Company land in Central America
Chilean coup of 1973 | ended Salvador Allende's rule and brought Pinochet to power | overthrew an elected Marxist president in South America
Cuban Revolution | overthrew Batista in 1959 | brought Fidel Castro to power
Dominican intervention of 1965 | sent 22,000 American troops to a Caribbean nation under Johnson | was justified by fear of a second Cuba

# Interventions before 1940
? Which event
overthrow of the Hawaiian monarchy | was carried out by American planters with marines in 1893 | removed Queen Liliuokalani from power | led to a republic under Sanford Dole
occupation of Haiti | placed American marines in a Caribbean nation from 1915 to 1934 | began when Wilson sent marines after a Haitian president was killed
Punitive Expedition of 1916 / Pershing's expedition | sent soldiers across the border after Pancho Villa | failed to catch a Mexican rebel and angered President Carranza
Venezuelan boundary dispute / Venezuela crisis of 1895 | led Cleveland's government to invoke the Monroe Doctrine against Britain | was a quarrel over British Guiana settled by arbitration
occupation of Nicaragua | stationed marines in a Central American nation from 1912 to 1933 | brought marines into a long fight against Augusto Sandino

# Revolutions and conflicts abroad in the twentieth century
? Which conflict
Bolshevik Revolution / Russian Revolution | took Russia out of World War I in 1917 | brought Lenin and the communists to power | created the first communist government
Chinese Civil War | ended in a Communist victory in 1949 | drove the Nationalists to Taiwan | made Mao Zedong the ruler of the mainland
Six-Day War | was Israel's quick 1967 victory | gave Israel the West Bank, Gaza and Sinai
French Indochina War / First Indochina War | ended European colonial rule in Vietnam in 1954 | was fought by the Viet Minh with American aid to their enemy
Soviet-Afghan War | was Moscow's failed ten-year fight against the Mujahideen | weakened a communist superpower in the 1980s
Bosnian war | brought ethnic cleansing in the former Yugoslavia | ended with talks in Dayton, Ohio, in 1995
Iran-Iraq War | was fought in the 1980s by Saddam Hussein and Ayatollah Khomeini | lasted eight years between two Persian Gulf nations in the 1980s
Falklands War | was fought by Britain and Argentina in 1982 | recaptured South Atlantic islands for Britain under Thatcher

# West African states and peoples before the slave trade
? Which African state
Ghana | was the earliest gold-trading empire of West Africa | grew rich by taxing the gold and salt trade before 1200
Mali | was the empire of Mansa Musa and Timbuktu | was known for a Muslim ruler's golden pilgrimage to Mecca in 1324 | became a center of Islamic learning at Timbuktu
Songhai | was a large Niger River empire until a Moroccan army defeated it in 1591 | grew on the Niger under Sunni Ali and Askia Muhammad
Benin | was a forest kingdom of Nigeria known for bronze sculpture | traded with the Portuguese from a walled city west of the Niger delta
Kongo | had a king who became a Christian in 1491 | was ruled by Afonso, who protested the Portuguese slave trade
Dahomey | grew strong by selling captives on the Slave Coast | was known for its army of female soldiers
Asante / Ashanti | was a gold-rich kingdom in the forests of present-day Ghana | was united under the Golden Stool around 1700

# Monarchs of the seventeenth and eighteenth centuries
? Which monarch
James I | chartered the Virginia Company and quarreled with Puritans | was the English king when Jamestown was founded
Charles I | drove Puritans from England and was beheaded in 1649 | granted Maryland to Lord Baltimore
Charles II | was restored in 1660 and gave colonies to loyal friends | granted Pennsylvania and the Carolinas
James II | formed the Dominion of New England and fled in 1688 | was the Catholic king overthrown in the Glorious Revolution
William III / William of Orange | came from the Netherlands to rule with Mary in 1689 | accepted the English Bill of Rights | took the English throne with Mary in the Glorious Revolution
Louis XIV | was the French king for whom Louisiana was named | made New France a royal colony in 1663
George III | was the British king during the American Revolution | was accused of tyranny in the Declaration of Independence

# Monarchs of the sixteenth century
? Which monarch
Isabella I / Isabella of Castile / Queen Isabella | paid for the first voyage of Columbus | completed the Reconquista with her husband Ferdinand in 1492 | gave Columbus three ships and the title of admiral
Elizabeth I | ruled England when the Spanish Armada was defeated | was the Virgin Queen who supported sea dogs and Raleigh | supported the Roanoke colony of Sir Walter Raleigh
Philip II | sent the Spanish Armada against England | was the Catholic king of Spain in the late 1500s
Henry VIII | broke with the pope and headed the Church of England | started the English Reformation in order to end a marriage
Charles V | ruled Spain when Cortés and Pizarro conquered American empires | issued the New Laws of 1542 to protect Native people
Mary I / Mary Tudor | tried to return England to the Catholic Church in the 1550s | had nearly three hundred English Protestants burned

# Trading and colonizing companies
? Which company
Virginia Company | was the joint-stock group that financed Jamestown | founded the first permanent English colony in 1607
Dutch West India Company | founded New Netherland for the fur trade | ruled Manhattan and New Amsterdam
Hudson's Bay Company | was an English fur-trading firm in Canada from 1670 | controlled the Oregon fur trade at Fort Vancouver
British East India Company / East India Company | was saved from ruin by the Tea Act of 1773 | owned the tea dumped in Boston harbor
Royal African Company | held an English monopoly of the slave trade until 1698 | carried enslaved people to the Chesapeake and West Indies
Massachusetts Bay Company | brought Puritans to New England in 1630 | carried its charter to America under John Winthrop
Plymouth Company | tried to found an English settlement in Maine in 1607 | held rights to northern lands under the charter of 1606

# Governing bodies of the colonies
? Which body
House of Burgesses | was the first elected assembly in English America | made Virginia's laws at Jamestown from 1619 | gave Virginia colonists a voice in making laws
Massachusetts General Court / General Court | was the Puritan legislature at Boston | grew from a stockholders' meeting into a New England assembly
Parliament | was the British legislature that taxed the colonies | claimed authority over America though no colonists were elected to it
Board of Trade | advised the Crown on colonial laws and commerce from 1696 | reviewed colonial laws in London for the king
vice-admiralty court | tried smuggling cases without a jury | judged colonial shipping offenses before a single royal judge
town meeting | let New England voters decide local issues directly | was a form of direct democracy in New England
Albany Congress | considered Franklin's plan of union in 1754 | met with the Iroquois before the French and Indian War
Stamp Act Congress | protested a British tax in New York in 1765 | sent petitions from nine colonies against taxes on printed paper
First Continental Congress | met at Philadelphia in 1774 to protest the Intolerable Acts | called for a boycott of British goods and agreed to meet again in 1775

# Schools and colleges in American history
? Which school
Harvard College / Harvard | was founded in 1636 to train Puritan ministers | was the first place of higher learning in the English colonies
College of William and Mary | was founded in Virginia in 1693 | educated Thomas Jefferson at Williamsburg
Tuskegee Institute | was founded by Booker T. Washington in Alabama | taught trades to Black students and employed George Washington Carver
Howard University | was founded in Washington, D.C., for freed people in 1867 | trained Black lawyers such as Thurgood Marshall in the nation's capital
Carlisle Indian School / Carlisle Indian Industrial School | forced Native children to give up their language and culture | was run by Richard Pratt at an army post in Pennsylvania
Oberlin College | was the first to admit both women and Black students | was an Ohio center of abolitionism that admitted women
West Point / United States Military Academy | trains officers of the army in New York | educated both Grant and Lee
Mount Holyoke | was a women's seminary founded by Mary Lyon in 1837 | gave women higher education in Massachusetts under Mary Lyon

# Native nations of the East
? Which Native nation
Cherokee | was forced from Georgia on the Trail of Tears | had a written constitution and newspaper before removal | adopted Sequoyah's alphabet and won Worcester v. Georgia
Seminole | resisted removal from Florida in long swamp wars | sheltered runaways from slavery in Florida
Creek / Muscogee | was defeated by Jackson at Horseshoe Bend in Alabama | was divided by the Red Stick war of 1813 and 1814
Shawnee | followed Tecumseh in the Ohio Valley | was the people of the Prophet at Tippecanoe
Wampanoag | made peace with Plymouth and later fought under Metacom | shared the 1621 harvest feast with the Pilgrims | helped the Pilgrims survive through Massasoit and Squanto
Huron / Wendat | allied with Champlain and was destroyed by the Iroquois | lived near the Great Lakes and welcomed French Jesuits
Choctaw | was the first removed from Mississippi under the 1830 law | gave up Mississippi land in the Treaty of Dancing Rabbit Creek

# Native nations of the West
? Which Native nation
Lakota / Lakota Sioux | defended the Black Hills and defeated Custer | followed Sitting Bull and Crazy Horse on the northern Plains
Comanche | controlled the southern Plains on horseback | raided Texas and northern Mexico until 1875 | stopped Spanish and Mexican expansion with mounted warriors
Navajo / Diné | was forced on the Long Walk to Bosque Redondo in 1864 | herded sheep in Arizona and New Mexico and wove fine blankets
Nez Perce | fled from Oregon toward Canada with Chief Joseph | surrendered in 1877 after a long retreat across the Rockies
Zuni | lived in the New Mexico town Coronado attacked in search of golden cities | met the first Spaniards seeking Cíbola
Apache | followed Geronimo and Cochise in Arizona | fought in the mountains of the Southwest until Geronimo surrendered in 1886

# The parts of the Constitution
? Which part of the Constitution
Preamble | states the purposes of government beginning "We the People" | names goals such as justice, common defense and general welfare
Article I | creates the legislative branch, or Congress | lists the enumerated powers such as taxing and declaring war | divides Congress into a House and a Senate
Article II | creates the executive branch, headed by the president | makes one official commander in chief of the armed forces | describes the powers of the president and the electoral college
Article III | creates the judicial branch with a Supreme Court | defines treason and the jurisdiction of federal courts | gives federal judges their offices during good behavior
Article IV | describes relations among the states | requires full faith and credit and admits new states
Article V | explains how the document may be amended | requires three-fourths of the states for a change to be ratified
Article VI | makes federal law and treaties supreme over the states | bans religious tests for public office
Article VII | set the approval of nine states needed for the document to take effect | described ratification by conventions
Bill of Rights | protects individual freedoms such as speech, religion and trial by jury | consists of the first ten amendments

# Powers in the Constitution
? Which term means
implied powers | authority not listed but needed to carry out listed duties | authority of Congress based on the elastic clause | authority that stretches to what is necessary and proper
enumerated powers / expressed powers | authority the Constitution specifically gives to Congress | the listed rights to coin money, declare war and regulate trade
reserved powers | authority kept by the states | what the Tenth Amendment leaves to the states, such as schools and marriage | authority not given to Congress and so left to the states
concurrent powers | authority shared by state and national governments | authority such as taxing and building roads held at both levels
executive privilege | a president's claim to keep communications secret | what Nixon claimed in refusing to give up tapes
judicial review | the right of courts to declare laws unconstitutional | the authority that Marshall claimed in Marbury v. Madison | the power of the Supreme Court to overturn an act of Congress
popular sovereignty | rule by the people, used in the 1850s to let settlers decide on slavery | the principle of the Kansas-Nebraska Act
due process / due process of law | fair legal procedure before government takes life, liberty or property | the guarantee found in the Fifth and Fourteenth amendments
federalism | the division of power between the national government and the states | a system in which states and a central government share authority | the sharing of power by state and federal governments
separation of powers | the division of government into legislative, executive and judicial branches | the plan that keeps lawmaking, enforcing and judging in different hands

# Party practices
? Which term means
gerrymandering | drawing voting districts to favor one party | the practice of redrawing district lines for political advantage | changing the boundaries of districts to gain votes for a party
caucus | a private meeting of party members to choose leaders or candidates | a party gathering that selects candidates or plans policy
patronage / spoils system | giving government jobs to political supporters | the practice of rewarding loyal party workers with offices
straight-ticket voting | choosing all candidates of one party on a ballot | a voter's support of every nominee of the same party
coattail effect | the help a popular presidential candidate gives to others in the party | the way Lyndon Johnson's landslide of 1964 brought in new Democrats

# Laws and rules of Congress
? Which term means
filibuster | a long speech used to delay a vote in the Senate | the tactic Southern senators used against civil rights bills | speaking for hours to keep a bill from coming to a vote
cloture | a vote to end debate in the Senate | the rule by which three-fifths of senators can stop endless talk
veto | a president's rejection of a bill by returning it to Congress | a president's refusal that two-thirds of both houses can override
pocket veto | letting a bill die by not signing it after Congress adjourns | the method Lincoln used against the Wade-Davis Bill
logrolling | trading votes by members of Congress for each other's bills | the exchange of support among lawmakers
impeachment | formal charges by the House against an official | accusing a president of high crimes before trial in the Senate
executive order | a president's directive with the force of law | a command such as Truman's desegregation of the armed forces

# Kinds of officeholders and candidates
? Which term describes
lame duck | an officeholder finishing a term after losing or retiring | an official whose time in office the Twentieth Amendment shortened
dark horse | a little-known candidate who unexpectedly wins a nomination | a surprise nominee such as James Polk in 1844
incumbent | a person who already holds the office in an election | a current officeholder running for another term
running mate | a candidate for vice president on a party's ticket | the person nominated to serve beside a presidential candidate
third-party candidate | a person who runs outside the Democratic and Republican organizations | a challenger such as Ross Perot in 1992 or Theodore Roosevelt in 1912
favorite son | a candidate supported mainly by the delegates of one state | a nominee backed by a single home state at a convention
delegate | a person chosen to vote at a party convention | a representative sent to a convention to nominate a candidate
whip | a party leader who gathers votes in Congress | an assistant leader who makes sure that party members attend and vote

# Presidential elections from 1800 to 1844
? Which election
Election of 1824 | was decided by the House though Jackson had the most votes | was the four-way race won by John Quincy Adams | led Jackson to charge that a corrupt bargain had been made
Election of 1828 | brought Andrew Jackson to power with a surge of new voters | was a bitter rematch in which Adams lost to a western hero
Election of 1840 | was won by Whigs with log cabins and hard cider | used the slogan "Tippecanoe and Tyler Too"
Election of 1844 | was won by the dark horse Polk over Clay | turned on the annexation of Texas
Election of 1800 | was a tie between Jefferson and Burr decided by the House | was the first peaceful transfer of power between parties

# Presidential elections since 1960
? Which election
Election of 1960 | was a narrow victory of a Catholic after televised debates | was Kennedy's win over Nixon | showed the power of television in politics
Election of 1968 | saw George Wallace win five southern states | was Nixon's victory over Humphrey
Election of 1980 | brought Ronald Reagan to power over Carter | was shaped by inflation and hostages in Iran
Election of 2000 | was decided after a disputed Florida recount | was won by George W. Bush although Al Gore had more popular votes
Election of 2008 | made Barack Obama president | was won over John McCain during a financial crisis

# Presidential elections from 1912 to 1948
? Which election
Election of 1912 | was won by Wilson as Taft and Roosevelt divided Republicans | gave a third party second place in electoral votes | was a race among Wilson, Roosevelt, Taft and Debs
Election of 1920 | was won by Harding on a promise of normalcy | was the first in which women voted nationwide
Election of 1928 | was Hoover's defeat of the Catholic Al Smith | was the last Republican victory before the Depression
Election of 1932 | brought Franklin Roosevelt to power over Hoover | was decided by anger at the Depression | began the New Deal and twenty years of Democratic presidents
Election of 1948 | was Truman's surprise victory over Dewey | saw Dixiecrats and Progressives leave the Democrats

# Presidential elections from 1856 to 1896
? Which election
Election of 1856 | was the first with a Republican candidate, John Frémont | was won by James Buchanan
Election of 1860 | was won by Lincoln over a divided Democratic Party | led South Carolina and other states to secede
Election of 1864 | kept Lincoln in office over General McClellan | was decided by Sherman's capture of Atlanta
Election of 1876 | was disputed over returns from Florida, Louisiana and South Carolina | was settled by a commission that chose Hayes over Tilden | led to the Compromise of 1877 and the end of Reconstruction
Election of 1896 | was won by McKinley over Bryan on the money question | ended the Populists as a major force

# Slogans before 1866
? Which slogan
No taxation without representation | protested Parliament's right to levy the Stamp Act | claimed that only elected colonial assemblies could tax colonists
Join, or Die | appeared with Franklin's 1754 cartoon of a cut snake | urged the colonies to unite at Albany
Tippecanoe and Tyler Too | was the Whig campaign cry of 1840 | helped elect William Henry Harrison
Fifty-four forty or fight | demanded all of the Oregon Country in 1844 | expressed Polk's claim to Oregon against Britain
Remember the Alamo | inspired Texans at San Jacinto | was a cry of revenge against Santa Anna in 1836
Forty acres and a mule | expressed freed people's hope for land | was based on Sherman's order giving confiscated land to freed families

# Slogans since 1898
? Which slogan
Remember the Maine | urged war against Spain | was the cry after an explosion in Havana
He kept us out of war | helped reelect Wilson in 1916 | praised Wilson's neutrality before the United States entered World War I
Make the world safe for democracy | was Wilson's aim in asking for war in 1917 | gave an idealistic reason for fighting Germany
return to normalcy / normalcy | was Warren Harding's campaign promise in 1920 | promised a calm life after World War I and reform
I Like Ike | helped elect a general in 1952 | appeared on the campaign buttons of Dwight Eisenhower
We Shall Overcome | was the song of civil rights marchers | was quoted by Lyndon Johnson in asking for a voting rights law
Black Power | was Stokely Carmichael's call in 1966 for racial pride and self-rule | broke with the integration goals of older civil rights leaders
Yes We Can | was chanted by Barack Obama's supporters in 2008 | answered doubts in the campaign that elected the first Black president

# Immigrant groups before 1880
? Which group
Irish immigrants / Irish | fled a potato famine in the 1840s | settled in Boston and New York and built canals and railroads | faced discrimination as Catholics in eastern cities
German immigrants / Germans | came after the failed revolutions of 1848 and farmed the Midwest | included many skilled craftsmen and brewers of Milwaukee
Scots-Irish | came from Ulster to the colonial backcountry | brought the Presbyterian faith to the Appalachian frontier
Chinese immigrants / Chinese | built the western part of the first transcontinental railroad | faced exclusion from 1882 after working in California mines | came to California in the gold rush
Scandinavian immigrants / Scandinavians | farmed Minnesota and the Dakotas after leaving Sweden and Norway | brought Lutheran churches to the northern prairie
Pennsylvania Dutch | spoke German and farmed in Penn's colony | built Conestoga wagons and included Amish and Mennonites

# Immigrant groups since 1880
? Which group
Italian immigrants / Italians | came mostly from poor southern villages between 1880 and 1920 | included many who returned to a Mediterranean homeland after earning money
Jewish immigrants from Russia / Eastern European Jews | fled pogroms and worked in New York's garment shops | settled the Lower East Side speaking Yiddish
Japanese immigrants / Issei | came to Hawaiian plantations and West Coast farms around 1900 | faced limits under the Gentlemen's Agreement
Mexican immigrants / Mexicans | came north during the revolution of 1910 and settled in the Southwest | supplied farm and railroad labor from Texas to California
Cuban exiles | fled to Miami after Castro took power | formed a strongly anticommunist community in Florida
Vietnamese refugees | came by boat after 1975 | fled communist rule after the fall of Saigon

# Labor agreements and union rules
? Which term refers to
collective bargaining | talks between a union and an employer over pay and conditions | the right that the Wagner Act protected | negotiating of wages and hours by workers as a group
closed shop | a workplace that hires only union members | the arrangement that the Taft-Hartley Act outlawed | a place of work where only union members may be hired
open shop | a workplace that does not require union membership | a business free to hire nonunion labor
yellow-dog contract | a worker's promise not to join a union | an agreement outlawed by the Norris-La Guardia Act | an agreement not to join a union as a condition of getting a job
American Plan | the employers' drive against unions in the 1920s | the business campaign that called union shops un-American
right-to-work law | a state ban on requiring workers to join a union | a state measure that the Taft-Hartley Act allowed

# Tactics in labor disputes
? Which term refers to
strikebreaker / scab | a person hired to replace a worker on strike | a worker who crosses a picket line
lockout | an employer's shutting of the plant to keep out workers | the closing of a factory by owners in a labor dispute
injunction | a court order forbidding an action such as a strike | the legal weapon used against Debs in the Pullman strike
arbitration | settlement of a dispute by a neutral third party | what Theodore Roosevelt urged in the coal strike of 1902
picketing | marching outside a workplace with signs during a strike | the way strikers urge others not to enter a factory

# Conditions of work and workers' benefits
? Which term refers to
child labor | the employment of boys and girls in mills and mines | the problem that Lewis Hine photographed | the work of children that reformers tried to ban
scrip | paper money good only at the employer's store | pay that kept coal miners in debt to the company store
minimum wage | the lowest hourly pay allowed by law | what the Fair Labor Standards Act first set at 25 cents
workers' compensation | payment to employees injured on the job | a reform that progressive states passed after industrial accidents
piecework | payment by the number of items made | the system in which garment workers were paid for each garment sewn
eight-hour day | the shorter working time demanded by unions in the late 1800s | the limit on daily work that railroad workers won in 1916
unemployment insurance | payments to people who lose their jobs | aid to jobless workers begun by the Social Security Act
pension | regular payments to retired workers | income in old age after leaving work

# People and groups of colonial society
? Which term describes
coureur de bois | a French fur trader who lived among Native people | an unlicensed French trader of beaver furs in Canada
métis | a person of mixed French and Native ancestry | a child of a fur trader and a Native woman in Canada
redemptioner | a German immigrant who paid passage by selling labor on arrival | a traveler to Pennsylvania whose family had a few weeks to pay the captain
indentured servant | a person who worked four to seven years in return for passage to America | an English laborer bound by contract to a Chesapeake planter | a colonist who paid for the voyage with years of labor
yeoman farmer / yeoman | an owner of a small independent farm | a small landowner who worked fields with family labor
planter | a wealthy owner of a large estate worked by enslaved people | a member of the Virginia elite who grew tobacco
patroon | a Dutch landowner granted a large estate along the Hudson | a holder of New Netherland land who brought fifty settlers
proprietor | an owner to whom the king granted a whole colony | a colonial owner such as William Penn or Lord Baltimore
freedman | a person released from slavery | a formerly enslaved person who gained liberty

# Property and law in the colonies
? Which term means
coverture | the legal rule that put a wife's property and identity under her husband | the common-law reason married women could not own land or sign contracts
freehold | land owned outright, which often gave a man the right to vote | property held in full possession rather than rented from a lord
dower | a widow's share of her husband's property | the one-third of an estate reserved to a wife whose husband died
headright / headright system | fifty acres of land for each person brought to Virginia | a grant of land to those who paid passage for settlers
primogeniture | the right of the oldest son to inherit all the land | the inheritance rule that left younger sons without land
quitrent | a yearly fee paid by landholders to a proprietor or king | a small land payment owed to the Penns or Calverts
royal charter / charter | a written grant from the king to found a colony | the document that gave colonists or companies rights of settlement
indenture | a contract to work for several years in return for passage | the agreement that bound servants to a master in the Chesapeake

# Colonial communities and settlements
? Which term describes
praying town | a Massachusetts village for Christian Native people | a settlement such as Natick begun by John Eliot
seigneury | a large riverside estate granted by the French king in Canada | a St. Lawrence holding farmed by tenants called habitants
mission | a settlement where Spanish priests converted Native people | a Catholic community such as San Diego or San Antonio | a religious settlement founded by Spanish priests in California and the Southwest
presidio | a Spanish fort that protected settlements | a military post of the Spanish frontier in California or Texas
plantation | a large farm that grew a cash crop with enslaved labor | a Southern estate that produced tobacco, rice or cotton
backcountry | the frontier region along the Appalachian Mountains | the western land settled by Scots-Irish and German farmers
New England town | a compact village around a meetinghouse and common | a Puritan settlement governed by meetings of voters
encomienda | a Spanish grant of Native labor to a colonist | a system that forced Native people to work for Spanish landholders

# Developments in colonial America
? Which development
creolization | was the blending of African and European cultures in America | created new music, speech and religion among enslaved Africans
consumer revolution | was the growing colonial purchase of British tea, cloth and dishes | brought a flood of imported British goods bought on credit
virgin soil epidemic | was the spread of disease among people with no immunity | caused great Native deaths from smallpox and measles
Columbian Exchange | carried plants, animals and diseases between the hemispheres after 1492 | brought horses to America and corn and potatoes to Europe | spread European diseases such as smallpox to Native Americans
First Great Awakening / Great Awakening | was a religious revival of the 1730s and 1740s | spread through the preaching of Jonathan Edwards and George Whitefield | led to new churches and questioning of religious authority
Enlightenment / American Enlightenment | stressed reason, science and natural rights | spread ideas of John Locke to colonists such as Franklin
triangular trade | exchanged goods and enslaved people among America, Africa and Europe | included the Middle Passage across the Atlantic | carried rum, enslaved Africans and sugar along Atlantic routes
salutary neglect | was Britain's loose enforcement of colonial trade laws | allowed colonists to govern themselves before 1763

# Racial violence and mob attacks, 1866 to 1906
? Which event
Memphis riot of 1866 | was a Tennessee mob attack on Black soldiers and homes | killed 46 Black people and helped turn Congress against Johnson
New Orleans massacre of 1866 | was a police attack on a Louisiana suffrage convention | killed supporters of Black voting rights during Presidential Reconstruction
Colfax massacre | killed perhaps 100 Black militia at a Louisiana courthouse on Easter 1873 | led to the Cruikshank decision
Wilmington coup of 1898 / Wilmington massacre | overthrew an elected North Carolina city government by force | drove out Black officeholders and burned a Black newspaper
Atlanta riot of 1906 | was a Georgia mob attack set off by false newspaper reports | killed about 25 Black people in Georgia
Rock Springs massacre | killed 28 Chinese coal miners in Wyoming in 1885 | was an anti-Chinese attack over jobs in a Union Pacific mine
Brownsville affair | led Theodore Roosevelt to discharge 167 Black soldiers in Texas | was a 1906 shooting for which a Black regiment was blamed without trial

# Race riots and racial violence since 1908
? Which event
Springfield riot of 1908 | happened in Lincoln's hometown and led to the NAACP | shocked reformers by anti-Black violence in Illinois
East St. Louis riot | killed dozens of Black workers in Illinois in 1917 | was an attack on Black migrants who had come to war plants
Houston mutiny of 1917 | ended with 19 Black soldiers hanged | began when Black troops reacted to Texas police abuse
Chicago Race Riot of 1919 | began when a Black swimmer drifted toward a white beach | was the worst violence of the Red Summer
Tulsa Race Massacre | destroyed the Greenwood district in Oklahoma in 1921 | burned the Black business district in Oklahoma and killed many residents | was a white mob attack on a prosperous Black district
Rosewood massacre | destroyed a Black Florida town in 1923 | followed a white woman's false claim of assault in Florida
Watts riot / Watts rebellion | killed 34 people in Los Angeles in August 1965 | began with a California traffic stop days after the Voting Rights Act
Detroit riot of 1967 | killed 43 people in a Michigan city | led to the Kerner Commission report

# Inventions from 1900 to 1945
? Which invention
airplane | first flew under power at Kitty Hawk in 1903 | was built by two bicycle makers from Ohio | was developed by Wilbur and Orville Wright | made its first flight in North Carolina
Model T | was Henry Ford's low-priced car | was made on an assembly line so that ordinary families could afford it | was the first automobile that many ordinary Americans could buy
radio | brought news and music by sound waves into homes in the 1920s | carried fireside chats to millions | became the main home entertainment of the 1920s and 1930s
penicillin | was the antibiotic that saved wounded soldiers in World War II | came from a mold studied by Alexander Fleming
radar | used reflected waves to detect planes and ships | gave warning in the Battle of Britain
air conditioning | helped the Sunbelt grow | made hot southern cities such as Phoenix and Houston comfortable
talking picture / talkie | added sound to movies in the late 1920s | ended the age of silent film with "The Jazz Singer"

# Inventions since 1945
? Which invention
television | replaced listening as the main home entertainment in the 1950s | helped Kennedy in debate and showed the Vietnam War | influenced politics after the Kennedy and Nixon debates
transistor | replaced vacuum tubes after 1947 | was invented at Bell Laboratories and made small electronics possible | made smaller radios and computers possible
ENIAC | was the giant electronic computer of 1946 | filled a room in Philadelphia with thousands of vacuum tubes
microchip / integrated circuit | put many electronic parts on a piece of silicon | made pocket calculators and small computers possible after 1958
Internet | grew from a Defense Department network called ARPANET | linked computers worldwide and changed business in the 1990s | connects computers around the world through e-mail and the web
birth control pill | let women plan their families after approval in 1960 | contributed to the sexual revolution | gave women more choice over childbearing in the 1960s
smartphone | joined telephone, camera and web in one device after 2007 | lets users carry the Internet in a pocket

# Projects and missions of the space age
? Which space project
Explorer 1 | was the first American satellite, in January 1958 | discovered the Van Allen radiation belts
Apollo program / Apollo | landed astronauts on the moon in July 1969 | met Kennedy's goal of reaching the moon before 1970
Skylab | was the first American station in orbit, from 1973 | was an orbiting laboratory of the 1970s
Hubble Space Telescope | was placed in orbit in 1990 to view distant galaxies | photographs distant stars from above the atmosphere
space shuttle program / space shuttle | used the first reusable spacecraft from 1981 to 2011 | lost the crews of Challenger and Columbia
Project Mercury | put the first Americans into space alone | carried Alan Shepard and John Glenn into space
Project Gemini | tested two-man flights and docking | included the first American spacewalk in 1965
International Space Station | is an orbiting laboratory shared by America, Russia and others | has housed crews of many nations since 2000

# People of the space age
? Which person
Alan Shepard | was the first American in space, in May 1961 | made a fifteen-minute flight in a Mercury capsule
John Glenn | was the first American to orbit Earth, in 1962 | circled the planet three times and later became an Ohio senator | orbited Earth in a Mercury capsule in 1962
Neil Armstrong | took the first step on the moon | commanded the 1969 landing and spoke of a giant leap for mankind | was the commander of Apollo 11
Yuri Gagarin | was the first human in space, in April 1961 | was the Soviet cosmonaut who orbited Earth before any American | made the first manned orbit of Earth in 1961
Wernher von Braun | designed the Saturn V rocket after working for Nazi Germany | was the German engineer who developed rockets for NASA
Katherine Johnson | was the Black mathematician who calculated orbits for NASA | checked by hand the figures for John Glenn's flight
Christa McAuliffe | was the teacher killed aboard the Challenger | was chosen to be the first teacher in space in 1986
Sally Ride | was the first American woman in space | flew on the space shuttle in 1983
Buzz Aldrin | was the second astronaut to walk on the moon | landed on the moon with Neil Armstrong

# Nonfiction that shaped twentieth-century America
? Which book
How the Other Half Lives | showed New York slum life with photographs in 1890 | led to housing reform through a police reporter's pictures
The Souls of Black Folk | spoke of double-consciousness in 1903 | was W. E. B. Du Bois's answer to Booker T. Washington
Up from Slavery | was the autobiography of Booker T. Washington | told of rising from bondage by work and education
Silent Spring | warned against DDT in 1962 | began the modern environmental movement | was written by the biologist Rachel Carson
The Feminine Mystique | described suburban housewives' unhappiness in 1963 | helped start the second wave of women's rights | was written by Betty Friedan
The Other America | revealed hidden poverty in 1962 | influenced the war on poverty
Unsafe at Any Speed | exposed dangerous automobile design in 1965 | led to federal car safety rules
The Autobiography of Malcolm X | was told to Alex Haley and published in 1965 | describes a prison conversion to the Nation of Islam

# Novels of twentieth-century America
? Which novel
The Jungle | described filthy meatpacking plants in Chicago | led to the Meat Inspection Act and food safety laws
The Great Gatsby | portrayed wealth and illusion on Long Island in the 1920s | follows a mysterious bootlegger's love for Daisy
The Grapes of Wrath | described Dust Bowl migrants to California | follows the Joads along Route 66 | was John Steinbeck's story of the Great Depression
Native Son | told of Bigger Thomas in Chicago in 1940 | showed how racism traps a young Black man
To Kill a Mockingbird | told of a lawyer who defends an innocent Black man in Alabama | is narrated by Scout Finch
Roots | traced a family's story from Kunta Kinte in Africa | became a popular television series in 1977

# Rivers and waters of the East
? Which body of water
Hudson River | linked New York City with Albany | was the route of Fulton's steamboat and Burgoyne's goal | was joined to Lake Erie by the Erie Canal
St. Lawrence River | was the route of Cartier and Champlain into Canada | flows past Quebec and Montreal
Ohio River | divided free from slave states west of the Appalachians | was crossed by many people escaping from slavery in Kentucky
Potomac River | flows past the nation's capital | divides Maryland from Virginia
Delaware River | was crossed by Washington on Christmas night 1776 | flows past Philadelphia and Trenton
James River | was the site of Jamestown and the path to Richmond | was lined by Virginia tobacco plantations
Chesapeake Bay | was blockaded by the French fleet to trap Cornwallis | is the great inlet of Maryland and Virginia

# Rivers of the West
? Which river
Mississippi River | carried Midwestern farm goods to New Orleans | was the western boundary of the nation in 1783 | came under American control with the Louisiana Purchase
Missouri River | was the route of Lewis and Clark from St. Louis | flows from the Rockies across the northern Plains
Columbia River | led Lewis and Clark to the Pacific | was claimed by Captain Robert Gray for the United States
Rio Grande | became the border with Mexico in 1848 | was the line Polk claimed for southern Texas
Colorado River | was dammed by Hoover Dam in the 1930s | carved the Grand Canyon

# Cities of the Northeast
? Which city
Boston | was the scene of a massacre in 1770 and a tea party in 1773 | was the center of Garrison's antislavery newspaper | was the center of Puritan settlement in Massachusetts
Philadelphia | was where the Declaration and the Constitution were written | was planned by William Penn on a grid | was founded by Quakers and served as a capital until 1800
New York City | became the largest port through the Erie Canal | was the first capital under the Constitution
Pittsburgh | was the center of Carnegie's steel | grew at the forks of the Ohio on the site of Fort Duquesne
Lowell | was the Massachusetts town of textile mills and boardinghouses | was where young farm women worked the looms

# Cities of the Midwest and West
? Which city
Chicago | burned in 1871 and rose as a rail and meatpacking hub | was where the first steel-frame skyscraper was built | was the site of the Haymarket riot and the Pullman strike
San Francisco | boomed with gold in 1849 and was ruined by an earthquake in 1906 | was the port of the forty-niners
Salt Lake City | was founded by Mormons in 1847 | was Brigham Young's capital in the desert
St. Louis | was the Gateway to the West where Lewis and Clark set out | was the fur-trade center near the meeting of two great rivers | was the starting point for many western pioneers and fur traders
Detroit | became the center of the automobile industry | was where Henry Ford built his first cars

# Cities of the South
? Which southern city
Charleston / Charles Town | was the port whose harbor holds Fort Sumter | was the South Carolina center of the slave trade
Atlanta | was burned by Sherman and became the center of Henry Grady's New South | was the birthplace of Martin Luther King in 1929
Birmingham | grew as a center of iron and steel after 1871 | was where police turned fire hoses on children in 1963
Selma | was where voting rights marchers were beaten on a bridge | was the starting point of the 1965 voting rights march
New Orleans | was defended by Andrew Jackson against the British in 1815 | was the birthplace of jazz near the mouth of the Mississippi

# Methods of historical study
? Which term means
chronology | the order in which events happened | an arrangement of events by date, as on a timeline
periodization | the dividing of the past into named blocks of time | a historian's use of labels such as the Progressive Era
oral history | spoken memories recorded about the past | interviews with people about what they lived through
historiography | the study of how the past has been written about | the comparison of historians' changing interpretations
archaeology | the study of past peoples through what they left behind | the digging up and analysis of material remains
corroboration | checking whether other evidence agrees | the comparing of several documents to confirm a claim
contextualization / historical context | placing an event in the conditions of its time and place | the study of the circumstances in which a document was made
cause and effect / causation | the link between an action and its result | the relationship studied when asking why something happened and what followed
sourcing | asking who wrote a document, when and why | the study of an author's purpose before reading a document

# Historical evidence
? Which term means
primary source | an account or object made by someone who was there at the time | evidence such as a diary, letter or photograph from the period studied | a firsthand record of an event
secondary source | an account written later by someone who was not present | a work such as a textbook that interprets earlier evidence | a secondhand account based on other sources
bias | a one-sided leaning that affects an account | a prejudice that a reader must look for in a source
point of view / perspective | the position from which a person sees events | an author's outlook shaped by background and experience
artifact | an object made by people of the past | a tool or pot that archaeologists study
thesis | the main claim that a historian's essay defends | a statement of an argument to be supported by evidence
stereotype | an oversimplified picture of a whole group of people | a fixed and unfair idea about members of a group

# Business cycle and markets
? Which term means
recession | a mild period of falling business activity | an economic decline that lasts at least several months
depression / economic depression | a long and severe drop in production and jobs | a collapse with mass unemployment such as that of the 1930s
inflation | a general rise in prices | a fall in the buying power of money | an increase in the cost of goods and services
deflation | a general fall in prices | the falling price level that hurt farmers in debt in the late 1800s
stagflation | high unemployment together with rising prices | the economic trouble of the 1970s that puzzled economists | slow growth and unemployment together with inflation
bull market | a time of rising share prices | a period of optimism on Wall Street such as the late 1920s
bear market | a time of falling share prices | a period of pessimism in which investors sell stocks
monopoly | control of an entire industry by one company | the power of a single seller with no competition | complete control of a product or service by one firm
business cycle | the repeated rise and fall of economic activity | the pattern of expansion and contraction in an economy

# Money and investment
? Which term means
stock / share of stock | a certificate of part ownership in a company | what investors bought on Wall Street hoping for dividends
capital | money or machines used to produce more wealth | the resource that investors supply to start a factory
mortgage | a loan secured by a house or farm | a debt on property that leads to foreclosure if unpaid
subprime mortgage | a home loan to a borrower with poor credit | the risky lending that led to foreclosures in 2007 and 2008
national debt | the total amount the federal government owes | what Hamilton planned to fund after the Revolution
subsidy | government money given to support a business or crop | aid such as land grants to railroads
tariff | a tax on imported goods | a duty meant to protect home industry from foreign competition | a charge on goods brought into the country
dividend | a part of a company's profit paid to stockholders | money that owners of shares receive from earnings
balanced budget | spending no more than the money taken in | what Clinton achieved in the late 1990s
collateral | property promised to a lender in case a loan is not repaid | something of value that a bank may take if a borrower fails to pay

# Economic systems and trends
? Which term means
free enterprise | an economy of private ownership and competition | the system in which supply and demand set prices
trickle-down theory | the view that help to the rich will benefit everyone | the idea behind Andrew Mellon's tax cuts in the 1920s
consumerism | the culture of buying goods encouraged by advertising | the desire for new products that drove the economy of the 1920s
globalization | the growing links of world trade, culture and communication | the process that NAFTA and the World Trade Organization encouraged | the increasing connection of economies around the world
service economy | a market in which most jobs do not make goods | a pattern of employment in health care, finance and retail
deindustrialization | the loss of factory jobs | the closing of steel and auto plants from the 1970s
laissez-faire | the policy that government should not interfere in business | the belief that an economy works best without regulation | a hands-off approach of government toward business
socialism | public ownership of industry for the good of all | the system that Eugene Debs favored in place of capitalism
franchising | selling the right to open a branch of a chain business | the method by which fast-food restaurants spread in the 1950s
automation | the use of machines and computers to replace workers | the change in which robots took over factory jobs

# Society and politics since 1945
? Which term refers to
multiculturalism | respect for the many traditions in one society | the idea that ethnic groups should keep their own cultures
glass ceiling | an unseen barrier to women's promotion | the limit that kept women from top management jobs
mass incarceration | the great growth in the number of prisoners | the result of the war on drugs that fell heavily on Black men
generation gap | the difference in values between parents and youth | the disagreement over music, hair and war in families of the 1960s
conformity | the following of common standards of dress and behavior | the pressure in the 1950s to be like everyone else
military-industrial complex | the close ties between defense firms and the armed forces | the danger Eisenhower named in his farewell address
same-sex marriage | the legal union of two men or two women | the right that the Supreme Court recognized in 2015
crack cocaine epidemic | the 1980s spread of an addictive drug in inner cities | a drug problem that led to harsh mandatory sentences
social media | online services where users share posts | platforms such as Facebook and Twitter that changed campaigns

# Issues of the twenty-first century
? Which term refers to
war on terror | George W. Bush's campaign against al-Qaeda and its supporters | the military effort begun after the attacks of September 11
terrorism | violence against civilians to spread fear for political aims | the method of al-Qaeda
weapons of mass destruction | nuclear, chemical or biological arms that kill many people | what George W. Bush said Iraq possessed in 2003
enhanced interrogation | harsh questioning of detainees that critics called torture | the CIA use of waterboarding after 2001
climate change / global warming | the rise in Earth's temperature caused largely by burning fossil fuels | the problem the Kyoto and Paris agreements addressed
preemptive war / Bush Doctrine | attacking a dangerous enemy before it can strike first | the justification given for invading Iraq in 2003
cyberattack | the use of computers to damage or spy on another's systems | the hacking of government or company networks
political polarization | the growing distance between the views of the two parties | the sharp division of Democrats and Republicans that leads to gridlock

# Women in public life since 1990
? Which woman
Hillary Clinton | was the first woman nominated for president by a major party | was a First Lady, New York senator and secretary of state who lost in 2016
Condoleezza Rice | was the first Black woman secretary of state | was national security adviser in the first years of the war on terror
Nancy Pelosi | was the first woman Speaker of the House | was the California Democrat who led the House in passing health reform
Kamala Harris | was the first woman vice president | was the Democrat who lost the presidential election of 2024
Madeleine Albright | was the first woman secretary of state | was Clinton's secretary of state and was born in Czechoslovakia
Anita Hill | accused Clarence Thomas of harassment | was the law professor who testified to the Senate in 1991
Sarah Palin | was the Alaska governor who ran for vice president in 2008 | was the first woman on a Republican national ticket
Janet Reno | was the first woman attorney general | headed the Justice Department under Clinton
Elena Kagan | was solicitor general before Obama named her to the Supreme Court | was the fourth woman to join the Supreme Court, in 2010

# Places of World War II and the atomic age
? Which place
Hiroshima | was struck by the first atomic bomb on August 6, 1945 | lost about 70,000 people at once when the Enola Gay attacked | was destroyed in August 1945 to force Japan to surrender | was the first city attacked with an atomic bomb
Nagasaki | was struck by the second atomic bomb on August 9, 1945 | was a Japanese port hit three days after another city
Los Alamos | was the New Mexico laboratory of Oppenheimer | was where scientists designed and built the atomic bomb | was the main laboratory of the Manhattan Project
Oak Ridge | was the secret Tennessee town that enriched uranium | used TVA electricity to make fuel for the atomic bomb
Hanford | made plutonium in Washington State | was the Manhattan Project reactor center on the Columbia River
Trinity Site / Trinity | saw the first nuclear test in July 1945 | was the stretch of New Mexico desert where the atomic bomb was tested
Bikini Atoll | was the Pacific scene of postwar bomb tests | was in the Marshall Islands, whose people were moved away
Manzanar | was a California camp for interned Japanese Americans | held over 10,000 people behind barbed wire in the Owens Valley

# Films in American history
? Which film
The Birth of a Nation | glorified the Ku Klux Klan in 1915 | was D. W. Griffith's silent story of the Civil War and Reconstruction
The Jazz Singer | was the first major talking picture in 1927 | starred Al Jolson and ended the silent era
The Great Train Robbery | was an early story picture of western outlaws in 1903 | ran about twelve minutes and filled nickelodeons
Gone with the Wind | romanticized plantation Georgia in 1939 | portrayed the South in the Civil War and Reconstruction through Scarlett O'Hara
Snow White and the Seven Dwarfs | was the first full-length American cartoon feature in 1937 | was Walt Disney's fairy-tale success of the Depression
Citizen Kane | told of a newspaper tycoon modeled on Hearst | was Orson Welles's masterpiece of 1941
Rebel Without a Cause | showed troubled suburban teenagers in 1955 | starred James Dean as a restless youth
Modern Times | showed Charlie Chaplin trapped in factory gears | was a 1936 comedy about machines and unemployment

# Public figures of the 1920s
? Which public figure
Clarence Darrow | defended a Tennessee science teacher in 1925 | was the lawyer who questioned William Jennings Bryan on the Bible
William Jennings Bryan | prosecuted the Scopes Trial as a defender of the Bible | was the fundamentalist and former presidential candidate who opposed teaching evolution
Marcus Garvey | led a back-to-Africa movement | was the Jamaican founder of the UNIA who promoted Black pride
Andrew Mellon | was the treasury secretary who cut taxes on the wealthy in the 1920s | reduced income taxes and federal spending under Harding and Coolidge
Albert Fall | was the interior secretary jailed in the Teapot Dome scandal | took bribes for leasing naval oil reserves
Margaret Sanger | opened the first birth control clinic in the United States | campaigned for the right of women to use birth control
Robert La Follette | ran for president as a Progressive in 1924 | was the reform governor and senator of Wisconsin

# Generals since 1950
? Which general
William Westmoreland | commanded American forces in Vietnam to 1968 | used search-and-destroy missions and body counts in Vietnam
Matthew Ridgway | replaced MacArthur as commander in the Korean War | led United Nations forces after Truman fired MacArthur
Norman Schwarzkopf | commanded coalition forces in Desert Storm | planned the 1991 ground attack on Iraqi forces
David Petraeus | led the troop surge in Iraq in 2007 | commanded American forces in Iraq and later headed the CIA
Vo Nguyen Giap | defeated the French at Dien Bien Phu | was the North Vietnamese commander who planned the Tet Offensive
Colin Powell | was the first Black chairman of the Joint Chiefs and secretary of state | was the nation's top military officer in the Gulf War

# National projects since 1930
? Which project
Manhattan Project | secretly developed the atomic bomb in World War II | was directed by J. Robert Oppenheimer at Los Alamos | built the weapon dropped on Hiroshima and Nagasaki
Interstate Highway System | joined American cities by 41,000 miles of superhighways | helped suburbs and trucking grow after 1956 under Eisenhower
ARPANET | was the Defense Department computer network that became the Internet | linked university computers in 1969
Human Genome Project | mapped all the genes of people by 2003 | identified the sequence of our DNA to help fight disease
Federal Writers' Project | hired authors to write state guides and record former slaves | paid unemployed authors in the New Deal

# Kinds of government
? Which kind of government
totalitarianism / totalitarian state | controls every part of people's public and private life | uses terror, censorship and propaganda to rule, as Stalin did | allows no opposition and demands complete obedience
constitutional monarchy | limits the power of a king or queen by law | keeps a crowned ruler while an elected parliament makes laws
absolute monarchy | gives a king or queen complete power | was claimed by rulers such as Louis XIV by divine right
republic | lets citizens elect representatives to govern | replaces a king with elected officials
direct democracy | lets citizens vote on laws themselves | was practiced in New England town meetings
theocracy | is ruled by religious leaders | governed Iran after Ayatollah Khomeini took power
confederation | is a loose union in which states keep most power | was created by the Articles of 1781

# Mass violence and persecution
? Which term means
genocide | the deliberate destruction of an entire people | the killing of an ethnic group such as the Tutsi in Rwanda | the planned killing of a whole racial or religious group
ethnic cleansing | driving a group from a region to make it purely one nationality | the forced removal of Muslims by Serbs in Bosnia
pogrom | an organized attack on Jews, as in Russia | the mob violence that led Russian Jews to flee to America
lynching | murder by a mob without a lawful trial | the mob killing of Black Southerners that Ida B. Wells opposed | killing by a mob, often by hanging, without trial
death march | a forced walk on which many prisoners die | the forced walk of American and Filipino prisoners at Bataan
deportation | the forced return of a foreigner from a country | the removal of foreign radicals after the Palmer Raids

# Laws of the Progressive Era and the 1920s
? Which law
Volstead Act | enforced the Eighteenth Amendment | defined intoxicating drink as over half a percent alcohol | gave the government power to enforce Prohibition
Pure Food and Drug Act | required truthful labels on medicines and groceries in 1906 | banned harmful additives and false claims by medicine makers | protected consumers from impure products under Theodore Roosevelt
Meat Inspection Act | set sanitary rules for packing plants in 1906 | followed Upton Sinclair's description of Chicago packing plants
Hepburn Act | let the Interstate Commerce Commission set railroad rates in 1906 | limited free passes and gave the government power over railroad charges
Clayton Antitrust Act | strengthened the Sherman law and protected unions in 1914 | declared that labor unions are not illegal trusts
Federal Reserve Act | created twelve regional banks to control money in 1913 | set up a central banking system under Wilson
Keating-Owen Act | barred goods made by child labor from interstate trade in 1916 | was struck down in Hammer v. Dagenhart
Indian Citizenship Act | made all Native Americans citizens in 1924 | gave Native people the rights of citizens after service in World War I
Sheppard-Towner Act | gave federal money for the health of mothers and babies in 1921 | was the first federal social welfare law, won by newly voting women
`;
