/** Concepts of world history, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Ages of prehistory
? Which age of prehistory
Paleolithic Age / Paleolithic Era / Old Stone Age / Paleolithic | lasted from the earliest human toolmaking until about 10,000 years ago | was a time when people lived as nomadic hunters and gatherers in small bands | saw the making of chipped tools, cave paintings and the control of fire
Neolithic Age / Neolithic Era / New Stone Age / Neolithic | began when people started farming and domesticating animals | saw people grind and polish their tools and settle in permanent villages | brought food surpluses that led to population growth and specialized labor
Bronze Age | began when people learned to mix copper with tin | saw the first cities and writing systems of Mesopotamia and Egypt | ended around 1200 BCE with the collapse of kingdoms around the eastern Mediterranean
Iron Age | began about 1200 BCE as smelters learned to work a harder, more plentiful metal | followed the era in which copper and tin alloys were used for tools | gave ordinary farmers and soldiers cheaper, stronger plows and weapons
Copper Age / Chalcolithic Age / Chalcolithic | saw the first metal tools, made without adding tin | was the short transition between stone tools and tools of alloyed metal | is the period in which Ötzi the Iceman lived in the Alps
Ice Age / last Ice Age | was a long cold time when glaciers covered much of North America and Europe | lowered sea levels and exposed a land bridge between Asia and North America | ended about 10,000 BCE, when the climate warmed and large game animals declined

# Periods of Greek history
? Which period of Greek history
Greek Dark Age / Dark Age of Greece | lasted from about 1150 to 750 BCE without written records | was the time in which the epics of Homer were passed on orally | saw trade and population fall after the palaces were destroyed
Archaic period / Archaic Age | saw the growth of the polis and colonies about 750 to 500 BCE | was the time of tyrants and lawgivers such as Solon | brought coinage and the hoplite phalanx
Classical period / Classical Age / Golden Age of Athens | was the fifth-century time of Pericles and the Parthenon | stretched from the Persian Wars to Alexander | produced Sophocles, Socrates and Phidias
Hellenistic Age / Hellenistic period | blended Greek ways with Egyptian, Persian and Indian ones | began with the death of Alexander in 323 BCE | had Alexandria as its center of learning
Mycenaean Age | was the time of palace kingdoms that kept records in Linear B | ended about 1200 BCE when the palaces were burned

# Periods of Egyptian history
? Which period of Egyptian history
Old Kingdom | is known as the age of the pyramids | lasted from about 2660 to 2180 BCE with its capital at Memphis | was the time of Khufu and Djoser
Middle Kingdom | was a time of reunification about 2050 BCE ruled from Thebes | drained the Faiyum swamps and dug a canal to the Red Sea | ended when the Hyksos took over
New Kingdom | was the age of empire from about 1570 to 1075 BCE | began when the Hyksos were driven out | buried its kings in the Valley of the Kings
Early Dynastic Period | began about 3100 BCE with the union of Upper and Lower Egypt | came before the great pyramids, when Memphis was founded
Second Intermediate Period | was the time when the Hyksos ruled the Nile delta with horses and chariots | separated the reunified kingdom of Thebes from the age of empire

# Early human species
? Which hominin group
Australopithecus / australopithecines / Australopithecus afarensis | lived in Africa over 3 million years ago and walked upright with a small brain | includes the fossil skeleton known as Lucy | is among the oldest known human ancestors, found in Ethiopia and Tanzania
Homo habilis | is called the handy man because of its early stone tools | was found by the Leakeys at Olduvai Gorge | appeared in East Africa more than 2 million years ago and made Oldowan choppers
Homo erectus | was the first to migrate out of Africa into Asia | is believed to be the first to use and control fire | lived from about 1.9 million years ago and includes Peking Man and Java Man
Neanderthal / Neanderthals / Homo neanderthalensis | was named for a valley in Germany where its bones were found | lived in Ice Age Europe and southwest Asia and buried its dead | had a heavy brow and stocky build and died out about 40,000 years ago
Homo sapiens / Homo sapiens sapiens / modern humans | is the species to which all people today belong | appeared in Africa about 300,000 to 200,000 years ago | spread to every continent except Antarctica and developed complex language and art
Denisovan / Denisovans | is known from a few bones and DNA found in a Siberian cave | left traces of its DNA in peoples of Asia and Melanesia today | was identified in 2010 mainly by genetic testing of a finger bone

# Prehistoric sites
? Which prehistoric site
Lascaux / Lascaux Cave | is a site in France famous for Paleolithic paintings of horses and bulls | was discovered by teenagers in 1940 in the Dordogne | shows animals painted on limestone walls about 17,000 years ago
Altamira | is a cave in Spain known for its painted bison | was the first place where Paleolithic cave art was recognized, in 1879 | has a ceiling of colored bison painted by Ice Age hunters in northern Spain
Çatalhöyük / Catal Huyuk / Çatal Hüyük | was a Neolithic town in Turkey where people entered houses through roofs | is a large farming settlement in Anatolia with shrines and wall paintings | had closely packed mud-brick houses without streets about 7000 BCE
Jericho | is one of the oldest walled towns, near the Jordan River | was a farming settlement on the West Bank by about 8000 BCE | had a stone wall and tower built by Neolithic farmers
Stonehenge | is a circle of huge standing stones in southern England | was built on Salisbury Plain and lines up with the midsummer sunrise | is a megalithic monument raised in stages from about 3000 BCE
Göbekli Tepe / Gobekli Tepe | is a ritual site in Turkey with carved T-shaped pillars | was built about 9500 BCE by people who did not yet farm | suggests that hunter-gatherers raised monumental temples before agriculture
Olduvai Gorge | is a ravine in Tanzania where the Leakeys found early human fossils | yielded the remains of Homo habilis and very early stone tools | is called the cradle of mankind because of its fossils in East Africa
Laetoli | preserves footprints of upright walkers from about 3.6 million years ago | is a site in Tanzania where Mary Leakey found tracks in volcanic ash | proved that early hominins walked on two feet long before large brains developed
Skara Brae | is a stone-built Neolithic village in the Orkney Islands | was uncovered in Scotland by a storm in 1850 | has stone beds, hearths and dressers surviving inside its houses

# People who study the past
? Which specialist
archaeologist | studies past peoples by excavating their remains and objects | digs up sites and analyzes pottery, tools and buildings | works with layers of soil and artifacts to reconstruct ancient life
anthropologist | studies human culture, origins and ways of life | compares how societies behave, believe and organize themselves | learns about culture, including that of living peoples, by observing them
paleontologist | studies fossils of plants and animals | traces the history of life on Earth from preserved bones and shells | examines ancient life forms such as dinosaurs rather than human societies
historian | studies the past mainly through written records | evaluates primary and secondary sources to explain causes and effects | interprets letters, laws and chronicles for bias and meaning
geneticist | studies DNA to trace ancestry and human migrations | compares inherited differences to show that all people descend from Africans | extracts DNA from ancient bones to learn how populations mixed
linguist | studies how languages are related and how they change | uses shared words to trace the spread of the Bantu and Indo-Europeans | groups tongues into families such as Semitic and Indo-European
cartographer | draws maps of places and routes | turns explorers' reports into charts of coastlines | is represented by Gerardus Mercator, who devised a world projection

# Evidence about the past
? Which kind of evidence is
artifact | an object made or changed by people, such as a tool or pot | human-made remains that archaeologists dig up | pottery, jewelry or weapons left behind by an earlier society
fossil | the preserved remains or imprint of a living thing in rock | bones of early hominins that have turned to stone | traces of ancient plants and animals kept in sediment
primary source | an account or record made by someone who was present at an event | a diary, letter or law written at the time being studied | a firsthand record of the past
secondary source | an account written later by someone who did not witness the events | a textbook or biography based on other evidence | an interpretation of the past put together after the fact
oral tradition / oral history | stories and knowledge handed down by word of mouth | memory of the past kept by storytellers in societies without writing | spoken memory that griots pass from one generation to the next

# Peoples of Mesopotamia
? Which people of Mesopotamia
Sumerians | built the first city-states in southern Mesopotamia | invented cuneiform, the wheel and the sexagesimal number system | lived in Ur, Uruk and Lagash and raised ziggurats
Akkadians | created the first known empire about 2300 BCE under Sargon | were a Semitic people north of Sumer who conquered its city-states | spread a Semitic tongue that became the common language of Mesopotamia
Amorites | conquered Mesopotamia about 2000 BCE and founded the Old Babylonian kingdom | were the people from whom King Hammurabi came | settled at Babylon as invaders from the western deserts
Assyrians | built an empire from Nineveh known for its ruthless army | used iron weapons, siege towers and mass deportation to control conquered peoples | collected a great library under Ashurbanipal and fell in 612 BCE
Chaldeans / Neo-Babylonians | rebuilt Babylon under Nebuchadnezzar II | destroyed Jerusalem in 586 BCE and took captives away | helped to destroy Nineveh and charted the planets from Babylon

# Peoples of the ancient Near East
? Which people of the ancient Near East
Hittites | ruled an empire in Anatolia and fought Ramses II at Kadesh | were among the first to work iron | used light war chariots and had their capital at Hattusas
Phoenicians | traded across the Mediterranean from Tyre and Sidon and founded Carthage | developed an alphabet of 22 signs that the Greeks later adapted | sold a costly purple dye made from sea snails
Lydians | were the first to use coins of gold and silver | lived in western Asia Minor under the wealthy king Croesus | replaced barter with metal money about 600 BCE
Philistines | settled the coast of Canaan and fought the Israelites | are the people of the warrior Goliath in the Bible | were sea raiders whose name survives in Palestine
Arameans | gave the Near East a language that became common in trade and was spoken by Jesus | lived around Damascus and dominated caravan commerce | spread their speech by land trade until it replaced Akkadian

# Peoples of early Greece and Italy
? Which people of early Greece or Italy
Latins | settled on the plain south of the Tiber and founded Rome | were herders and farmers of central Italy whose language Romans spoke | formed a league of towns that Rome took over
Etruscans | taught Rome the arch and the alphabet and gave it kings | lived in northern Italy and buried their dead in painted tombs | were driven from Rome when Tarquin the Proud was expelled in 509 BCE
Minoans | built the palace at Knossos on Crete | left frescoes of bull leaping and the undeciphered Linear A script | traded by sea about 2000 to 1450 BCE and were named for a legendary king
Mycenaeans | lived behind great walls on the mainland and wrote in Linear B | were ruled by warrior-kings and fought at Troy in legend | took over Crete about 1450 BCE and buried kings with gold masks
Dorians | moved into Greece from the north after 1200 BCE | were ancestors of the Spartans | are traditionally blamed for a decline in which writing was lost

# Peoples of ancient India
? Which people in the history of ancient India
Aryans / Indo-Aryans | were nomads who brought Sanskrit into India about 1500 BCE | were the warlike herders whose hymns became sacred books
Dravidians | were the earlier people of India, whose languages survive in the south | were the speakers of Tamil and related tongues | were people of southern India, perhaps descended from the Indus civilization
White Huns / Hephthalites | destroyed the Gupta Empire about 500 | invaded northern India and killed a Sassanid king | were called Hunas by Indians
Kushans | came from Central Asia and ruled the Northwest under Kanishka | were the Yuezhi branch that spread Gandharan art along the Silk Road
Bactrian Greeks / Indo-Greeks | ruled the Northwest under King Menander, who questioned a Buddhist monk | were descendants of Alexander's soldiers who crossed the Hindu Kush about 180 BCE

# Rulers of the ancient Near East
? Which ruler of the ancient Near East
Sargon of Akkad / Sargon | built the first empire by conquering the city-states of Sumer | united northern and southern Mesopotamia about 2330 BCE | rose from cupbearer to lord of the first multiethnic state
Hammurabi | issued a code of 282 laws carved on a stone pillar | was king of Babylon about 1750 BCE | based punishments on retaliation and on social class
Nebuchadnezzar II / Nebuchadnezzar | is said to have built the Hanging Gardens | captured Jerusalem and destroyed Solomon's Temple | restored Babylon with the Ishtar Gate and deported the people of Judah
Ashurbanipal | collected more than 20,000 clay tablets in a library at Nineveh | was the last great king of Assyria | preserved the Epic of Gilgamesh for later ages in a royal collection
Sennacherib | made Nineveh the Assyrian capital and besieged Jerusalem in 701 BCE | was the Assyrian king who destroyed Babylon in 689 BCE | demanded tribute from Hezekiah of Judah
Gilgamesh | was the legendary king of Uruk in an early epic poem | searched for eternal life after the death of his friend Enkidu | is the hero of one of the oldest works of literature
Croesus | ruled Lydia and was famed for his wealth | minted early coins of pure gold and silver | lost his kingdom in Asia Minor to Cyrus the Great
Ur-Nammu | founded the Third Dynasty of Ur and had its great ziggurat built | issued the oldest surviving law code | revived Sumerian power about 2100 BCE

# River valleys of early civilization
? Which river
Nile River / Nile | flows north through Egypt into the Mediterranean | flooded each summer and left black soil for Egyptian farmers | has cataracts in Nubia and a broad delta in Lower Egypt
Tigris River / Tigris | formed the eastern boundary of Mesopotamia | flows past the sites of Nineveh and Baghdad | runs east of its twin stream through Iraq to the Persian Gulf
Euphrates River / Euphrates | ran through ancient Babylon and past Ur | formed the western edge of the land between the rivers | rises in Turkey and crosses Syria on the way to southern Iraq
Indus River / Indus | supported Harappa and Mohenjo-Daro | flows through Pakistan into the Arabian Sea | gave India its name
Huang He / Yellow River / Huang River | is nicknamed China's Sorrow because of its deadly floods | carries loess that colors its water | was the cradle of the Shang dynasty in northern China
Yangtze River / Chang Jiang / Yangtze / Yangzi | is the longest river of Asia and watered southern China's rice fields | was joined to northern China by the Grand Canal to carry rice | flows past Nanjing to Shanghai
Ganges River / Ganges | is sacred to Hindus, who bathe in it | waters the plain of northern India on which the Mauryas ruled | rises in the Himalayas and empties into the Bay of Bengal
Jordan River | empties into the Dead Sea | is where Jesus is said to have been baptized | was crossed by the Israelites on their way into Canaan

# Pharaohs and rulers of Egypt
? Which ruler of Egypt
Menes / Narmer | united Upper and Lower Egypt about 3100 BCE | founded the first dynasty and a capital at Memphis | wore a double crown to stand for two joined kingdoms
Djoser | had the first step pyramid built at Saqqara | employed the architect Imhotep | ruled in the Third Dynasty of the Old Kingdom
Khufu / Cheops | had the Great Pyramid built at Giza | was an Old Kingdom king buried in the largest pyramid | raised a tomb of more than two million stone blocks
Hatshepsut | reigned in the New Kingdom and preferred trade to war | sent a trading expedition to Punt | built a temple at Deir el-Bahri and wore a ceremonial beard
Thutmose III | expanded the empire to its greatest size by many campaigns | won the Battle of Megiddo | was stepson of a woman pharaoh and destroyed her monuments
Akhenaten / Amenhotep IV | replaced the old gods with worship of Aten alone | moved the capital to Amarna | was the husband of Nefertiti and broke with the priests of Amon
Tutankhamen / Tutankhamun / King Tut | was a boy king whose tomb Howard Carter found in 1922 | restored the old gods after Amarna | died about age 19 and was buried with a gold mask
Ramses II / Ramesses II / Ramses the Great | fought the Hittites at Kadesh and signed a peace treaty | built Abu Simbel with giant statues of himself | reigned for 66 years in the New Kingdom
Cleopatra VII / Cleopatra | was the last Ptolemaic ruler and allied with Mark Antony | lost to Octavian at Actium and killed herself | had a son with Julius Caesar
Ptolemy I / Ptolemy | was a general of Alexander who founded the last dynasty of pharaohs | began the library and museum of Alexandria | took over Egypt on the breakup of Macedon's empire

# Egyptian gods
? Which Egyptian deity
Ra / Re / Amon-Ra | was the sun god and the chief deity | sailed across the sky by day and under the earth by night | was joined with the main god of Thebes as king of the gods
Osiris | was lord of the underworld who judged the dead | was killed by his brother Seth and brought back to life | stood for rebirth and the yearly flood
Isis | was the mother goddess who restored her murdered husband | represented the ideal wife and mother and gave birth to Horus | was later worshipped across the Roman Empire
Horus | had the head of a falcon and protected the king | avenged his father by defeating Seth | was thought to be embodied by each living pharaoh
Anubis | had the head of a jackal and watched over embalming | led the dead to be judged and weighed the heart | was guardian of tombs and mummies
Thoth | was the ibis-headed inventor of writing | served as patron of scribes and wisdom | recorded the result when the heart was weighed
Aten / Aton | was the sun disk worshipped alone by Akhenaten | was shown as a disk with rays ending in hands | lost its place when Tutankhamen restored the old religion
Seth / Set | was the deity of chaos and desert storms | murdered his brother out of envy | fought Horus for the throne of Egypt

# Hebrew figures
? Which Hebrew figure
Abraham | is regarded as father of the Hebrew people and left Ur for Canaan | made the first covenant with God | is honored as patriarch by Jews, Christians and Muslims
Moses | led the Hebrews out of slavery in Egypt | received the Ten Commandments on Mount Sinai | was raised by Pharaoh's daughter
David | made Jerusalem the capital of a united kingdom | killed the giant Goliath and followed Saul as king | is the king to whom many of the Psalms are credited
Solomon | built the great Temple in Jerusalem | was known for wisdom and for trade with Tyre | left a kingdom that split into Israel and Judah at his death
Saul | was the first king of the Israelites | fought the Philistines and died in battle against them | was chosen by the prophet Samuel to unite the tribes
Deborah | was a judge and prophet who urged Barak to fight the Canaanites | celebrated the defeat of Sisera in an ancient song
Isaiah | was a prophet who warned Judah and spoke of peace among nations | foretold that swords would be beaten into plowshares | gave his name to a book of prophecy about a coming messiah
Judas Maccabeus / Judah Maccabee | led the revolt against the Seleucid king Antiochus | recaptured and rededicated the Temple in 164 BCE | is remembered in the festival of Hanukkah

# Persian rulers and figures
? Which Persian figure
Cyrus the Great / Cyrus II / Cyrus | founded the Achaemenid Empire about 550 BCE | let the Jews return to Jerusalem | conquered Media, Lydia and Babylon and was known for tolerance
Cambyses II / Cambyses | added Egypt to the empire in 525 BCE | was son of the founder and scorned Egyptian religion | died on the way home from Egypt to deal with a rebellion
Darius I / Darius the Great / Darius | divided the empire into satrapies and built the Royal Road | sent the army that was beaten at Marathon | began Persepolis and minted a standard gold coin
Xerxes I / Xerxes | invaded Greece in 480 BCE and burned Athens | lost the Battle of Salamis | bridged the Hellespont to lead a huge army into Europe
Darius III | was defeated by Alexander at Issus and Gaugamela | was the last Achaemenid king and was murdered by a governor | offered Alexander land and a ransom for peace
Zoroaster / Zarathustra | taught that life is a struggle between good and evil | was a prophet who preached the worship of Ahura Mazda | founded a faith whose holy writings are the Avesta
Khosrow I / Khosrau I / Chosroes I | ruled the Sassanid Empire at its height in the sixth century CE | welcomed Greek philosophers and fought Justinian | reformed Sassanid taxes and the army
Ardashir I / Ardashir | overthrew the Parthians and founded the Sassanid dynasty | took power in 224 CE and made Zoroastrianism the state faith | revived Persian power after five centuries of foreign rule

# Ancient empires and kingdoms of the Near East
? Which ancient empire or kingdom
Achaemenid Empire / Persian Empire / Achaemenid Persia | stretched from the Indus to Egypt and Thrace about 500 BCE | was linked by the Royal Road from Sardis to Susa | was conquered by Alexander in 330 BCE
Seleucid Empire | was the largest of the realms left by Alexander's generals | ruled Syria, Mesopotamia and Iran from Antioch | provoked the revolt of the Maccabees
Parthian Empire / Parthia | blocked Rome's eastern advance and won at Carrhae | was famed for horsemen who shot arrows backward | ruled Iran from 247 BCE to 224 CE under the Arsacid kings
Sassanid Empire / Sasanian Empire / Sassanian Empire | made Zoroastrianism its official religion | fought Byzantium for centuries before the Arabs overthrew it | was the last Iranian realm before Islam, with a capital at Ctesiphon
Assyrian Empire | ruled from Nineveh over Mesopotamia, Syria and Egypt | held its subjects by terror, deportation and iron-armed soldiers | fell in 612 BCE to Medes and Babylonians
Ptolemaic Egypt / Ptolemaic dynasty | was ruled from Alexandria by Macedonian Greeks | ended with the death of Cleopatra in 30 BCE

# Empires of India
? Which Indian empire
Maurya Empire / Mauryan Empire | was the first to unite most of India, from 321 BCE | was governed from Pataliputra and converted to Buddhist ideals by its third king | was founded by Chandragupta with the advice of Kautilya
Gupta Empire | gave India its golden age of science and art from 320 CE | produced the decimal system and the plays of Kalidasa | collapsed about 550 after attacks of the White Huns
Kushan Empire | joined Central Asia and northern India on the Silk Road | spread Mahayana Buddhism and Gandharan art under Kanishka | was founded by nomads called the Yuezhi
Chola Empire / Cholas | ruled the Tamil south and sent a fleet against Srivijaya in 1025 | took Sri Lanka and built the great temple at Thanjavur
Vijayanagara Empire / Vijayanagara | was the last great Hindu state of the Deccan, beaten at Talikota in 1565 | was founded in 1336 and had its ruined capital at Hampi

# States of the Mongols and Tatars
? Which state of the Mongols and their heirs
Golden Horde | ruled over the Russian princes from about 1240 to 1480 | had its capital at Sarai on the lower Volga | received tribute from Moscow until Ivan III refused it
Ilkhanate / Il-Khanate | ruled Persia and Iraq from about 1256 to 1335 | was the realm founded by the destroyer of Baghdad | was beaten by Mamluks at Ain Jalut
Chagatai Khanate | went to the second son of Genghis Khan | lay in Central Asia between Yuan China and the Caspian Sea
Timurid Empire / Timurids | was ruled from Samarkand and Herat in the 1400s | was the Central Asian realm from which Babur's family came
Crimean Khanate | was the Black Sea state annexed by Catherine the Great in 1783 | raided Ukraine for captives as a vassal of the Ottomans

# Hindu ideas and caste
? Which term names
karma | the force of good or bad deeds that decides a soul's next life | the idea that one's actions determine rebirth | the moral law of cause and effect
dharma | the duty that goes with a person's class and stage of life | the divine law that requires all to do their duty | the religious and moral obligations of an individual
reincarnation / samsara | the rebirth of the soul in a new body | the cycle of birth, death and being born again | the belief that an individual soul returns in another form
moksha | release from the cycle of birth and death | the union of the soul with Brahman | the state of perfect understanding that is the final goal of Hindus
Brahman | the universal spirit of which all things are part | the single supreme reality with which the soul reunites | the world soul described in the Upanishads
atman | the individual soul or true self | the inner being of a person that seeks reunion with the universal spirit | the eternal self that passes from one life to another
caste / jati / caste system | a hereditary social group that fixes occupation and marriage | the rigid division of Indian society at birth | a class from which a person cannot move in this life
yoga | training of body and mind to free the soul | a discipline of postures and meditation | exercises meant to unite the self with the divine
ahimsa | nonviolence toward all living things | the principle of not harming others, also stressed by Jains | the rule behind Gandhi's peaceful resistance

# Social classes of ancient India
? Which social group
Brahmins / Brahmin | consisted of priests and scholars at the top of the order | performed sacrifices and taught the Vedas | was said to come from the mouth of Purusha
Kshatriyas / Kshatriya | consisted of rulers and warriors | was the second varna, charged with defending society | was the class into which Siddhartha Gautama was born
Vaishyas / Vaishya | consisted of merchants, farmers and herders | was the third varna, made up of commoners in trade | carried on commerce and paid most of the taxes
Sudras / Shudras / Sudra | consisted of peasants, servants and laborers | was the lowest of the four varnas | was thought to have been formed from the feet of Purusha
untouchables / Dalits / outcastes | fell outside the four varnas and did work thought unclean | handled the dead, waste and leather | was called children of God by Gandhi and gained rights in the constitution of 1950

# Buddhism and Jainism
? Which term describes
enlightenment | the wisdom the Buddha gained while meditating under a tree | the state in which a Buddhist understands the cause of suffering | the sudden insight called satori in Zen
nirvana | freedom from desire and from the wheel of rebirth | the final goal of Buddhists, a release from selfishness and pain | the blowing out of craving
Four Noble Truths | the Buddha's teaching that life is suffering caused by desire | the main ideas preached in the first sermon at Sarnath | the diagnosis of suffering, its cause, its end and the way
Eightfold Path | the Buddha's guide to right conduct, from right views to right concentration | the middle way between luxury and self-denial | a staircase of steps that leads a believer out of suffering
Theravada | the older, stricter branch of Buddhism of Sri Lanka and Southeast Asia | the school that sees the Buddha as a teacher, not a god | the way of the elders
Mahayana | the branch of Buddhism that spread to China, Korea and Japan | the great vehicle, which worships the Buddha as a savior | the school that honors bodhisattvas who help others

# Rulers and thinkers of ancient India
? Which person of India
Siddhartha Gautama / the Buddha / Buddha | left a palace to find the cause of suffering | founded a religion after meditating under the Bodhi tree | taught the Four Noble Truths in the sixth century BCE
Mahavira | founded the faith of the Jains in the sixth century BCE | taught that all things have a soul and must not be hurt | gave up all possessions and preached extreme nonviolence
Chandragupta Maurya | founded the first empire to unite northern India | seized the Magadha throne in 321 BCE and fought Seleucus | had food tasters and spies on the advice of Kautilya
Kautilya / Chanakya | wrote the Arthashastra as adviser to the first Mauryan king | advised a king to use spies and harsh policies | was a Brahmin minister and author of a book on statecraft
Ashoka / Asoka | converted to Buddhism after the bloody war in Kalinga | had edicts carved on rocks and pillars | sent missionaries to Sri Lanka and ruled with religious toleration
Chandra Gupta I | founded a north Indian empire in 320 CE | took the title great king of kings after marrying a royal daughter | began the second empire of Magadha
Chandra Gupta II | brought the second great Indian empire to its height and defeated the Shakas | gained the trading ports of western India | was the ruler visited by the Chinese pilgrim Faxian
Kalidasa | wrote the play Shakuntala | was the greatest Sanskrit poet and dramatist | wrote at the Gupta court about a king who loses a ring
Aryabhata | calculated pi and taught that the earth rotates | wrote on algebra and gave the length of the solar year | was an astronomer and mathematician of Gupta times
Kanishka | ruled the Kushans and promoted Mahayana Buddhism | called a great Buddhist council in Kashmir | made Peshawar a capital of a Central Asian realm

# Early Chinese dynasties
? Which early Chinese dynasty
Xia dynasty / Xia | is the legendary first ruling house, founded by Yu the Great | is remembered in tradition for controlling floods before the Shang | is often linked with the site of Erlitou
Shang dynasty / Shang | left the first written records of China, on oracle bones | ruled from Anyang and made fine bronze vessels | was overthrown by the Zhou about 1045 BCE
Zhou dynasty / Zhou | introduced the Mandate of Heaven and a feudal order | lasted the longest and ended in the Warring States period | was the age of Confucius and Laozi
Qin dynasty / Qin | unified China in 221 BCE under Legalist rule | standardized writing, weights and coins and joined defensive walls | lasted only about 15 years and gave China its Western name
Han dynasty / Han | made Confucianism the state philosophy and opened the Silk Road | was founded by Liu Bang and invented paper | ruled for 400 years at the same time as Rome

# Later Chinese dynasties
? Which Chinese dynasty
Sui dynasty / Sui | reunited China in 589 and built the Grand Canal | ended after costly wars in Korea and forced labor
Tang dynasty / Tang | had its cosmopolitan capital at Chang'an and the poets Li Bai and Du Fu | was weakened by the An Lushan rebellion and a defeat at Talas | included the reign of Empress Wu
Song dynasty / Song | used paper money, gunpowder and the magnetic compass in a trading boom | lost the north to the Jurchen and moved to Hangzhou | was conquered by Kublai Khan in 1279
Yuan dynasty / Yuan | was the Mongol ruling house founded by Kublai Khan | made Beijing (Khanbaliq) its capital and was visited by Marco Polo | was the first foreign house to govern all of China
Ming dynasty / Ming | drove out the Mongols in 1368 and built the Forbidden City | sent out the voyages of Zheng He | was made famous by blue-and-white porcelain and a rebuilt Great Wall
Qing dynasty / Qing / Manchu dynasty | was founded by invaders from the northeast in 1644 and forced men to wear a queue | fought the Opium Wars and the Taiping Rebellion | was the last imperial house and fell in 1911–1912

# Rulers of early imperial China
? Which ruler of early imperial China
Shi Huangdi / Qin Shi Huangdi / Shihuangdi | was the first to take the title emperor, in 221 BCE | burned books and buried scholars and was guarded by clay soldiers | joined frontier walls into a Great Wall
Liu Bang / Han Gaozu | was a peasant who founded the Han dynasty in 202 BCE | defeated Xiang Yu and lowered taxes | softened harsh Legalist laws after winning a civil war
Wudi / Han Wudi / Emperor Wu of Han | was known as the martial ruler of the Han and fought the Xiongnu | sent Zhang Qian west and set up an academy for Confucian officials | had the longest reign of the Han and took monopolies on salt and iron
Yangdi / Sui Yangdi | finished the Grand Canal with forced labor | was the hated second ruler of the Sui | was assassinated after failed attacks on Korea
Tang Taizong / Taizong | forced his father, the dynastic founder, to abdicate in 626 | defeated the eastern Turks and made Chang'an a world capital | reigned from 626 to 649 as a model of Confucian rule
Empress Wu / Wu Zetian / Wu Zhao | took the throne in 690 and interrupted the Tang dynasty for fifteen years | favored Buddhism and widened the examination system about 700

# Rulers of Ming and Qing China
? Which ruler of Ming or Qing China
Hongwu / Zhu Yuanzhang | was a peasant's son who expelled the Mongols in 1368 | founded the Ming with a capital at Nanjing | abolished the post of chief minister and distrusted merchants
Yongle | moved the Ming capital to Beijing and built the Forbidden City | sponsored Zheng He's voyages | ordered a huge encyclopedia as third Ming emperor
Kangxi | ruled the Qing for 61 years and welcomed Jesuits | made Manchu rule accepted by patronizing Chinese culture | took Taiwan and signed the Treaty of Nerchinsk with Russia
Qianlong | rejected Britain's trade mission under Macartney in 1793 | brought Qing China to its greatest size and ruled from 1736 to 1795 | wrote to George III that China needed no foreign manufactures
Cixi / Empress Dowager Cixi | dominated the late Qing court as regent | ended the Hundred Days' Reform in 1898 | backed the Boxers and imprisoned the emperor Guangxu
Puyi / Henry Puyi | was the last emperor, who abdicated as a child in 1912 | was made puppet ruler of Manchukuo by Japan | came to the throne at the age of two

# Chinese philosophers
? Which Chinese philosopher
Confucius / Kongfuzi | taught that order rests on five relationships and filial piety | had sayings collected in the Analects | said that a ruler should govern by virtue and education
Laozi / Lao-tzu | is called the founder of Daoism | is credited with the Dao De Jing | taught people to give up striving and follow nature
Mencius / Mengzi | taught that human nature is basically good | said that people may overthrow an unjust ruler | was the most famous later disciple of the Confucian school
Xunzi | taught that human nature is evil and needs training | was a Confucian whose pupils became Legalists | believed that ritual and education must curb selfish people
Han Feizi | wrote the chief work of Legalism | held that only strict laws and harsh punishments keep order | was an aristocrat whose ideas the Qin state followed
Sunzi / Sun Tzu | wrote The Art of War | said that all warfare is based on deception | taught generals to win without fighting
Zhu Xi | founded the main school of Neo-Confucianism | was a Song scholar who blended Buddhist and Daoist ideas into an older ethic | edited the Four Books used for examinations

# Chinese writers
? Which writer of imperial China
Sima Qian | wrote the Records of the Grand Historian | was the Han scholar who set the model for Chinese history writing | told the history of China from legendary times to Wudi
Ban Zhao | wrote Lessons for Women | helped finish a history of the Han begun by family members | told women to be humble and industrious
Li Bai / Li Bo | was a Tang poet of wine, nature and the moon | is said to have drowned reaching for the moon's reflection | was a carefree Daoist in verse
Du Fu | was a Tang poet of suffering, war and social injustice | wrote sober Confucian verse about the An Lushan revolt | criticized the gap between rich and poor in poems
Wang Wei | was a Tang poet and painter of quiet mountain scenes | was a devout Buddhist who wrote of solitude at a country estate
Su Shi / Su Dongpo | was a Song poet and official exiled for opposing Wang Anshi's reforms | wrote the prose poems on the Red Cliff

# Philosophies and religions of the East
? Which belief system
Confucianism | stresses proper relationships, duty and education | looks to the Analects and the gentleman as guides | became the basis of Chinese government under the Han
Daoism / Taoism | teaches harmony with the way of nature | holds that the best ruler acts by not acting | uses the symbol of yin and yang and the ideal of simplicity
Legalism | holds that people are selfish and need strict laws | was the harsh policy of the Qin state | relies on rewards and punishments to make a strong ruler
Buddhism | teaches that desire is the source of suffering | spread from India to China along the Silk Road | began with Siddhartha Gautama
Hinduism | has no single founder and grew out of Vedic religion | teaches karma, caste duty and reincarnation under many gods | is the major religion of India
Shinto | is the native faith of Japan | worships nature spirits called kami | held that the emperor descends from the sun goddess
Zoroastrianism | was a Persian faith in Ahura Mazda | teaches a struggle between light and darkness that ends in a final judgment | survives among the Parsis of India
Sikhism | was founded by Guru Nanak in the Punjab | reveres the Golden Temple at Amritsar and ten gurus | rejects caste and worships one god, with followers wearing turbans
Neo-Confucianism | combined the older Chinese ethic with Buddhist and Daoist ideas under the Song | was shaped by Zhu Xi into state orthodoxy | became the official doctrine of Choson Korea and Tokugawa Japan
Jainism | is a strict religion of nonviolence founded by Mahavira | is the Indian faith whose monks sweep the ground to spare insects | is a belief that everything has a soul and must not be harmed

# People of early Japan
? Which person of early Japan
Prince Shotoku / Shotoku | promoted Buddhism and wrote the Seventeen Article Constitution | sent missions to Sui China to learn | governed as regent for Empress Suiko
Murasaki Shikibu / Lady Murasaki | wrote The Tale of Genji | created what is often called the first novel | was a lady-in-waiting at the Heian court about 1000
Sei Shonagon | wrote The Pillow Book | left witty notes on Heian court life | was a court lady known for lists and sharp remarks
Fujiwara Michinaga | controlled the court about 1000 by marrying daughters to emperors | was the regent at the height of his noble clan's power
Emperor Kammu | moved the capital to the site of Kyoto in 794 | left Nara to escape the power of Buddhist monasteries

# Military rulers of Japan
? Which military ruler of Japan
Minamoto Yoritomo / Yoritomo | became the first shogun in 1192 | set up a military government at Kamakura | defeated the Taira in the Gempei War
Ashikaga Takauji | founded the second shogunate in 1338 | turned against Emperor Go-Daigo | set up a government in Kyoto's Muromachi quarter
Oda Nobunaga / Nobunaga | began uniting Japan with musket fire at Nagashino | seized Kyoto in 1568 and crushed militant monks | died by suicide in 1582 when a general turned on him
Toyotomi Hideyoshi / Hideyoshi | completed control of most of Japan by 1590 and invaded Korea | disarmed peasants in a sword hunt | rose from peasant birth to rule all Japan
Tokugawa Ieyasu / Ieyasu | won at Sekigahara in 1600 and became shogun in 1603 | founded a shogunate that lasted until 1868 | moved the capital to Edo

# Opening and modernizing of Japan
? Which figure in the opening and modernizing of Japan
Matthew Perry / Commodore Perry | opened Japan to American trade with steamships in 1853 | forced the Treaty of Kanagawa of 1854 | brought a letter from President Fillmore to Edo Bay
Emperor Meiji / Mutsuhito / Meiji | came to the throne in 1867 and was restored to power in 1868 | moved from Kyoto to the former shogunal castle in Tokyo | took a reign name that means enlightened rule
Tokugawa Yoshinobu | was the last shogun, who gave up power in 1867 | resigned in favor of the imperial court after revolt by Satsuma and Choshu
Saigo Takamori | led the Satsuma Rebellion of discontented samurai in 1877 | helped to restore the emperor but died fighting the new conscript army
Ito Hirobumi | studied German models to draft the constitution of 1889 | was Japan's first prime minister and was shot at Harbin in 1909

# Periods of Japanese history
? Which period of Japanese history
Jomon period / Jomon | was the age of hunter-gatherers with cord-marked pottery | began more than 10,000 years ago, before rice was grown | left some of the world's oldest pots
Yayoi period / Yayoi | brought wet rice farming and bronze from the mainland | began about 300 BCE and is named for a site in Tokyo | followed the hunter-gatherers and introduced metalworking
Nara period / Nara | had the first permanent capital, modeled on Chang'an, from 710 | produced the first histories, the Kojiki and Nihon Shoki | ended when the court moved away from powerful monasteries
Heian period / Heian | was the age of court elegance and the Fujiwara, from 794 | produced The Tale of Genji | began with the move to the site of Kyoto
Kamakura period / Kamakura shogunate | saw the first military government and Mongol invasions | lasted from 1192 to 1333 under the Hojo regents | began with Minamoto Yoritomo
Sengoku period / Warring States period of Japan | was a century of civil war among daimyo | started with the Onin War in 1467 | ended with unification by Nobunaga and Hideyoshi
Tokugawa period / Edo period / Tokugawa shogunate | closed the country to most foreigners for over 200 years | required lords to attend in Edo every other year | brought peace from 1603 to 1868
Meiji period / Meiji era | modernized the country from 1868 to 1912 | abolished feudalism and built a conscript army and industry | took Western models for law, schools and navy

# Rulers and lawgivers of Athens
? Which ruler or lawgiver of Athens
Draco | wrote Athens's first law code, known for harsh penalties | punished many crimes with death in 621 BCE | gave his name to very severe laws
Solon | outlawed debt slavery and set four classes by wealth | reformed Athens in 594 BCE by canceling debts | let all citizens attend the assembly and bring charges
Peisistratus / Pisistratus | ruled Athens as a tyrant who helped the poor | gave farmers loans and built public works | seized power in 546 BCE
Cleisthenes | created the Council of Five Hundred | is called the father of Athenian democracy for reforms in 508 BCE | broke up old loyalties with ten new tribes
Pericles | led Athens in its golden age and built the Parthenon | paid officials and jurors so that the poor could serve | gave a funeral oration and died of plague in 429 BCE

# Greek commanders
? Which Greek or Macedonian commander
Themistocles | persuaded Athens to build a fleet with silver | lured the Persians into the strait of Salamis | interpreted the wooden wall of the oracle as ships
Leonidas / Leonidas I | led 300 Spartans at Thermopylae | died defending a narrow pass against Xerxes | was a Spartan king betrayed by a local guide
Lysander | defeated the Athenian navy at Aegospotami | was the Spartan admiral who ended the Peloponnesian War | starved Athens into surrender in 404 BCE
Alcibiades | urged the Sicilian expedition and then fled to Sparta | was a brilliant, disloyal pupil of Socrates | changed sides several times in the Peloponnesian War
Philip II of Macedon / Philip II of Macedonia | conquered Greece by the victory at Chaeronea | armed his phalanx with long pikes and was murdered in 336 BCE | was attacked in speeches by Demosthenes
Alexander the Great / Alexander | conquered Persia and reached India | won at the Granicus, Issus and Gaugamela | died at Babylon in 323 BCE aged 32

# Greek philosophers and historians
? Which Greek philosopher or historian
Socrates | taught by asking questions and was put to death in 399 BCE | drank hemlock after being convicted of corrupting youth | said the unexamined life is not worth living
Plato | wrote The Republic and founded the Academy | described an ideal state ruled by philosopher-kings | taught that true reality consists of ideal forms
Aristotle | tutored Alexander and founded the Lyceum | wrote Politics and favored the golden mean | classified living things and set rules of logic
Democritus | taught that all matter is made of atoms | gave indivisible particles the name that means uncuttable | held that only atoms and empty space exist
Herodotus | is called the father of history for his book on the Persian Wars | traveled and collected stories of Persia and Egypt | wrote The Histories as the first known inquiry into the past
Thucydides | wrote an impartial history of the Peloponnesian War | rejected gods as causes of events and stressed evidence | recorded the speech of Pericles and the plague at Athens

# Greek scientists
? Which Greek scientist or mathematician
Hippocrates | is called the father of medicine | looked for natural causes of disease | is linked with an oath that doctors take
Pythagoras | taught that numbers are the key to nature | gave his name to the theorem of right triangles | led a brotherhood at Croton that believed in harmony of numbers
Euclid | wrote The Elements on geometry | taught at Alexandria about 300 BCE and set out proofs | organized plane and solid shapes into theorems
Archimedes | explained the lever and discovered buoyancy in a bath | designed war machines to defend Syracuse | estimated pi and invented a screw to lift water
Eratosthenes | calculated the circumference of the earth | was librarian at Alexandria and drew a map with grid lines | compared noon shadows at Syene and Alexandria
Aristarchus | argued that the earth moves around the sun | anticipated Copernicus by seventeen centuries

# Greek playwrights
? Which Greek playwright
Aeschylus | wrote the trilogy The Oresteia | added a second actor to tragedy and fought at Marathon | wrote on the murder of Agamemnon
Sophocles | wrote Oedipus Rex and Antigone | added a third actor to tragedy | told of a king who unknowingly killed his father
Euripides | wrote Medea and The Trojan Women | was the tragedian most critical of war and sympathetic to women | questioned traditional values and gods on stage
Aristophanes | wrote Lysistrata and The Clouds | was the leading comic playwright of Athens | mocked politicians and Socrates
Menander | was the master of New Comedy about everyday life and love | wrote The Grouch, found on papyrus in Egypt

# Greek poets, orators and artists
? Which ancient Greek
Homer | is credited with the Iliad and the Odyssey | was a blind poet by tradition | sang of Achilles and the wanderings of Odysseus
Hesiod | wrote Works and Days and the Theogony | told of the origin of the gods and the farmer's year | described five ages of mankind in verse
Sappho | wrote lyric poems of love on Lesbos | lived on an island and led a circle of young women
Aesop | told fables with animals and morals | was by tradition a slave who wrote of the tortoise and the hare | is known for short moral stories such as the fox and the grapes
Phidias | made the statue of Athena in the Parthenon | carved the Zeus at Olympia | directed the sculpture on the Acropolis under Pericles
Demosthenes | warned Athens against Philip of Macedon | overcame a stammer to become the greatest orator | delivered the speeches called Philippics
Pindar | wrote odes for Olympic victors | was a lyric poet of Thebes

# Gods of Greece
? Which Greek god
Zeus | ruled the gods from Mount Olympus | threw thunderbolts as lord of the sky | was honored by games held at Olympia
Apollo | presided over the sun, music and prophecy | spoke through the oracle at Delphi | was twin brother of Artemis
Poseidon | ruled the sea and caused earthquakes | carried a trident and was called Neptune in Rome | punished Odysseus with storms
Hades | presided over the underworld | carried off Persephone to be his queen | ruled the realm of the dead
Ares | delighted in war and slaughter | was called Mars by the Romans | stood for violence and bloodshed in battle
Dionysus | presided over wine and theater | was honored by festivals of drama at Athens | was called Bacchus by the Romans
Hermes | was messenger of the gods | wore winged sandals and protected travelers | was called Mercury by the Romans

# Goddesses of Greece
? Which Greek goddess
Hera | was queen of the gods and patron of marriage | was the jealous wife of the sky god | protected married women and took the side of the Greeks against Troy
Athena | presided over wisdom and was patron of a great city | sprang fully armed from her father's head | gave the olive tree to her city
Artemis | presided over the hunt and the moon | had a great temple at Ephesus | was called Diana by the Romans
Aphrodite | presided over love and beauty | rose from sea foam and was called Venus in Rome | won the golden apple from Paris
Demeter | presided over grain and harvest | mourned for her daughter Persephone | was honored in the mysteries at Eleusis
Hestia | presided over the hearth and home | was called Vesta by the Romans

# Battles and wars of Greece
? Which battle or war of ancient Greece
Battle of Marathon / Marathon | was an Athenian victory over Darius's army in 490 BCE | inspired the story of a messenger who ran to Athens with the news | was the first large Greek victory over Persia on land
Battle of Thermopylae / Thermopylae | was a last stand by Spartans in a mountain pass | was fought in 480 BCE to delay Xerxes on land | ended with the death of Leonidas
Battle of Salamis / Salamis | was a naval victory of the Greeks in 480 BCE | destroyed much of Xerxes's fleet in a narrow strait | was planned by Themistocles
Battle of Plataea / Plataea | ended the Persian invasion of Greece in 479 BCE | was the last great land fight with Xerxes's army | was won by the largest Spartan-led force of the war
Peloponnesian War | was fought between Athens and Sparta from 431 to 404 BCE | included a plague and a disaster in Sicily | destroyed the Athenian empire and weakened all Greek states
Battle of Chaeronea / Chaeronea | gave Philip II control of Greece in 338 BCE | ended the independence of Athens and Thebes | was the victory in which young Alexander led the cavalry
Battle of Gaugamela / Gaugamela | was Alexander's decisive defeat of Darius III in 331 BCE | opened Babylon and Persepolis to the Macedonians | was fought near Arbela against chariots and elephants
Trojan War | was told of in the Iliad | was a legendary ten-year siege ended by a wooden horse | was fought by Mycenaeans over Helen

# Hellenistic philosophies and groups
? Which group of thinkers
Stoics / Stoicism | taught that people should live calmly in harmony with nature and do their duty | was founded by Zeno of Citium | influenced Romans such as Seneca and Marcus Aurelius
Epicureans / Epicureanism | taught that the aim of life is pleasure in moderation | held that gods take no interest in humans, who are made of atoms | held that freedom from pain and worry is the highest good
Cynics / Cynicism | rejected wealth and social customs | included Diogenes, who lived in a jar | taught that virtue means living simply without possessions
Skeptics / Skepticism | held that certain knowledge is impossible | followed Pyrrho in suspending judgment
Sophists / Sophism | taught rhetoric to young Athenians for pay | argued that there is no absolute right or wrong | included Protagoras, who said man is the measure of all things
Neoplatonists / Neoplatonism | followed Plotinus in seeking union with the One | taught a mystical form of Plato's ideas in the third century CE
Peripatetics / Peripatetic school | followed Aristotle and walked while teaching | was based in the Lyceum | took its name from strolling in a covered walk

# Classes and officials of Rome
? Which group of Romans
patricians | were wealthy landowners who held most of the power | claimed descent from Rome's first senators | were the aristocrats of the early republic
plebeians / plebs | were the common farmers, artisans and merchants of Rome | won the right to elect tribunes | made up most of the population of free citizens
tribunes | protected the rights of common people by veto | were elected by the plebeian assembly | were represented by the Gracchus brothers
consuls | were two officials elected yearly to command army and government | could veto each other and serve for only one year | took over the powers of the king in 509 BCE
senators / Senate | were lifelong members of the council that controlled foreign policy and money | advised magistrates in a body of about 300 | murdered Julius Caesar in 44 BCE
praetors | were judges who ranked just below the two chief magistrates | administered justice in Rome and in provinces | built up civil law with their edicts
censors | kept the register of citizens and supervised morals | counted property and could remove members from the Senate | were magistrates elected every five years

# Leaders of the earlier Roman Republic
? Which leader of the Roman Republic before 120 BCE
Cincinnatus | left his plow to save Rome and then returned to it | served as dictator for only 16 days | is the model of civic duty who gave up power
Scipio Africanus / Scipio | defeated Hannibal at Zama | took the war to Carthage's homeland | was the general who ended the Second Punic War
Cato the Elder | ended speeches by saying that Carthage must be destroyed | attacked Greek luxury and defended old values | was a strict censor of the second century BCE
Tiberius Gracchus | proposed giving public land to the poor and was clubbed to death | was a tribune killed in 133 BCE over land reform | wanted to limit the size of estates to help veterans
Gaius Gracchus / Gaius Sempronius Gracchus | sold cheap grain to the poor and died in 121 BCE | followed his brother as a reforming tribune | proposed citizenship for Italian allies and founded colonies

# Figures of the late Roman Republic
? Which figure of the late Roman Republic
Gaius Marius / Marius | recruited landless men who were loyal to their general | was consul seven times and created a professional army | beat Jugurtha and Germanic tribes and fought a civil war
Lucius Cornelius Sulla / Sulla | marched on Rome and made himself dictator in 82 BCE | posted proscription lists of enemies to be killed | strengthened the Senate and then retired
Pompey / Pompey the Great | cleared the sea of pirates and conquered Syria and Judea | was Caesar's partner and later rival, beaten at Pharsalus | was murdered in Egypt in 48 BCE
Marcus Licinius Crassus / Crassus | was the richest man in Rome and put down Spartacus | died at Carrhae against the Parthians | joined with two others in the alliance of 60 BCE
Julius Caesar | conquered Gaul and crossed the Rubicon | was made dictator for life and stabbed on the Ides of March | reformed the calendar to 365 days
Mark Antony | allied with Cleopatra and lost at Actium | avenged the murder in the Senate and ruled the East | killed himself in Alexandria in 30 BCE
Spartacus | led a revolt of 70,000 slaves in 73 BCE | was a gladiator who escaped from Capua | had thousands of followers crucified along the Appian Way

# Early Roman emperors
? Which early Roman emperor
Augustus / Octavian | gained sole power after Actium | began the Pax Romana and boasted of leaving Rome in marble | was Caesar's adopted heir and ruled until 14 CE
Tiberius | was the second to rule and reigned when Jesus was crucified | was stepson of the first princeps and retired to Capri | governed from 14 to 37 CE
Caligula | was thought insane and murdered by his guards in 41 CE | is said to have wanted his horse made consul | had a nickname that means little boots
Claudius | began the conquest of Britain in 43 CE | was found behind a curtain and made ruler by the guard | was probably poisoned by Agrippina
Nero | persecuted Christians after the great fire of Rome | had his mother killed and committed suicide in 68 CE | was the last of the Julio-Claudians
Vespasian | founded the Flavian dynasty and began the Colosseum | won the year of four rulers in 69 CE | sent his son Titus to finish the Jewish revolt

# Later Roman emperors
? Which later Roman emperor
Trajan | brought the empire to its greatest size | conquered Dacia and set up a carved column | was the first from Spain, ruling from 98 to 117
Hadrian | built a wall across northern Britain | rebuilt the Pantheon and stopped expansion | put down the Bar Kokhba revolt
Marcus Aurelius | wrote Meditations as a Stoic | was the last of the Five Good rulers and died in 180 | spent years fighting Germans on the Danube
Diocletian | divided the empire into two halves | fixed prices and launched the last great persecution | set up the tetrarchy and retired in 305
Constantine / Constantine the Great | issued the Edict of Milan and favored Christianity | moved the capital to Byzantium in 330 | won at the Milvian Bridge and called the Council of Nicaea
Theodosius I / Theodosius | made Christianity the official religion | was the last to rule both halves of the empire | banned pagan worship and the Olympic games
Romulus Augustulus | was deposed by Odoacer in 476 | was the last in the West, a boy of about 14 | lost the throne to a Germanic general

# Roman poets
? Which Roman poet
Virgil / Vergil | wrote the epic poem called the Aeneid | told of Aeneas, the Trojan ancestor of Rome | modeled a national epic on Homer under Augustus
Ovid | wrote the poem called the Metamorphoses | was exiled by Augustus to the Black Sea | retold myths of change in verse
Horace | wrote odes and satires and coined carpe diem | praised the simple life on a Sabine farm | was the lyric friend of Virgil and patron Maecenas
Juvenal | mocked bread and circuses in satires | attacked the vices of imperial Rome in bitter poems | asked who will guard the guards
Lucretius | explained Epicurean philosophy and atoms in On the Nature of Things | died about 55 BCE and taught readers not to fear death
Catullus | wrote love lyrics to a woman called Lesbia | mourned a sparrow and mocked Julius Caesar in short verses

# Prose writers of the Roman world
? Which prose writer of the Roman world
Livy | wrote a long history of Rome from its founding | told legends such as Horatius at the bridge in prose | described early Rome in 142 books
Cicero | was the greatest orator and defender of the republic | exposed Catiline's plot and was killed on Antony's orders | spread Greek philosophy in Latin prose and speeches
Tacitus | wrote the Annals and the Germania | criticized emperors and described Germanic tribes | feared the loss of liberty under Tiberius and Nero
Plutarch | wrote Parallel Lives of Greeks and Romans | paired biographies such as Alexander and Caesar | was a Greek whose lives were used by Shakespeare
Seneca | was a Stoic who tutored Nero | wrote moral essays and was ordered to kill himself | advised an emperor and wrote tragedies
Pliny the Elder | wrote a Natural History and died at Vesuvius | compiled an encyclopedia of science and art | was an admiral killed by the eruption of 79 CE
Josephus | wrote on the Jewish war against Rome | was a commander in Galilee who joined the Romans | described the fall of Masada and the Temple
Galen | wrote on medicine and dissected animals | was a Greek doctor whose works were used for over a thousand years | served gladiators and Marcus Aurelius

# Wars and battles of Rome
? Which war or battle of Roman history
First Punic War | gave Rome the island of Sicily | lasted from 264 to 241 BCE and made Rome a naval power | was won with boarding bridges on warships
Second Punic War | was the conflict in which Hannibal crossed the Alps | lasted from 218 to 201 BCE and ended at Zama | cost Carthage its Spanish empire
Third Punic War | ended with the destruction of Carthage | lasted from 149 to 146 BCE | made North Africa a Roman province after its rival was burned
Battle of Cannae / Cannae | was Hannibal's greatest victory | saw a double envelopment destroy a Roman army in 216 BCE | took place in southern Italy two years after the Alps were crossed
Battle of Actium / Actium | made Octavian master of Rome | was a naval defeat of Antony and Cleopatra in 31 BCE | ended the last civil struggle of the republic
Battle of Teutoburg Forest / Teutoburg Forest | stopped Roman expansion beyond the Rhine | destroyed three legions under Varus in 9 CE | was an ambush led by Arminius
Gallic Wars | added what is now France to Rome | won fame through Caesar's own commentaries | ended with the surrender of Vercingetorix
Battle of Milvian Bridge / Milvian Bridge | was won by Constantine in 312 under a Christian sign | followed a vision of a cross | defeated Maxentius near Rome
Battle of Adrianople / Adrianople | was a Visigothic victory that killed the emperor Valens in 378 | showed that Roman infantry could be beaten by Goths | opened the Balkans to Germanic settlement
Battle of Châlons / Battle of the Catalaunian Plains / Catalaunian Plains | stopped Attila in Gaul in 451 | was won by Romans with Visigoth allies under Aetius | turned back the Huns

# Germanic peoples
? Which Germanic people
Visigoths | sacked Rome in 410 under Alaric | founded a kingdom in Spain that Muslims conquered | crossed the Danube and killed Valens
Ostrogoths | ruled Italy under Theodoric | were driven from Italy by Justinian's generals | took Ravenna from Odoacer
Vandals | set up a kingdom in North Africa and sacked Rome in 455 | crossed from Spain under Gaiseric and took Carthage | gave a name to senseless destruction
Franks | conquered Gaul under Clovis | became Catholic and founded the Merovingian realm | were the people of Charlemagne
Lombards | settled in northern Italy in 568 | were beaten by Pepin and Charlemagne for the pope | gave a name to the region around Milan
Anglo-Saxons / Angles and Saxons | settled in Britain after Roman troops left | came from Denmark and northern Germany across the North Sea | drove the Celts into Wales and Cornwall
Burgundians | founded a kingdom in the Rhône valley | gave a name to a wine region and later duchy of eastern France | were absorbed by Clovis's sons in 534

# Other peoples of early Europe
? Which people of early Europe
Huns | came from Central Asia under Attila | pushed Germanic tribes into Roman land | were nomadic horse archers who terrorized Europe in the fifth century
Slavs | settled in eastern Europe and the Balkans from the sixth century | were ancestors of Russians, Poles and Serbs | received an alphabet from Cyril and Methodius
Magyars | settled Hungary and raided Europe on horseback | were stopped by Otto I at the Lechfeld in 955 | became Christian under King Stephen
Celts | lived in Gaul and Britain before Rome and had druids | spread the La Tène culture of Iron Age Europe | survive in the languages of Ireland and Wales
Bulgars | crossed the Danube about 680 and mixed with the local Slavs | built a Balkan state under Boris and Simeon that Basil II destroyed
Avars | ruled the Hungarian plain until Charlemagne destroyed their ring fort | besieged Constantinople with the Persians in 626

# People of the New Testament
? Which person of the New Testament
Jesus / Jesus of Nazareth | taught in parables and was crucified under Pilate | was a Jew from Galilee whom followers called the Messiah | gave the Sermon on the Mount
Paul / Saul of Tarsus | carried Christianity to non-Jews through journeys and letters | was converted on the road to Damascus | wrote epistles and said that the faith was open to gentiles
Peter / Simon Peter | was the apostle regarded as the first bishop of Rome | was a fisherman called the rock | is claimed as the predecessor of all popes
Pontius Pilate | ordered the crucifixion as Roman governor of Judea | was prefect under Tiberius
John the Baptist | preached repentance at the Jordan | was beheaded on orders of Herod Antipas | prepared the way for the messiah in the desert
Mary Magdalene | was a follower who, in the Gospels, first found the tomb empty | came from a town on the Sea of Galilee | told the disciples of the resurrection
Herod the Great | was king of Judea for Rome and enlarged the Temple | ruled when Jesus was born | built Caesarea and Masada

# Thinkers of the early church
? Which thinker of the early church
Augustine / Augustine of Hippo | wrote The City of God and Confessions | was a North African bishop who taught about grace and original sin | answered pagans after the sack of Rome in 410
Jerome | translated the Bible into Latin about 400 | produced the standard text called the Vulgate | was a scholar and hermit of Bethlehem who knew Hebrew
Arius | denied that Christ was equal to God the Father | was condemned at Nicaea in 325 | was a priest of Alexandria called a heretic
Athanasius | defended the full divinity of Christ against an Alexandrian priest | was the bishop of Alexandria who was exiled five times
Tertullian | was the Carthaginian who first wrote Christian theology in Latin | asked what Athens has to do with Jerusalem about 200

# People of the age of Justinian
? Which person of the age of Justinian
Justinian I / Justinian | had Roman law collected in a code and built Hagia Sophia | reconquered Italy and North Africa in the sixth century | survived the Nika riots and a plague to rule until 565
Theodora | urged the court not to flee during the Nika riots | rose from the stage to the throne and had laws made for women
Belisarius | was the general who won back North Africa and Italy | put down the Nika rioters in the Hippodrome | defeated the Vandals in 533
Procopius | wrote official accounts of wars and a Secret History | was a sixth-century historian who attacked the imperial couple in private | described the plague of 542
Tribonian | headed the commission of jurists that compiled the law code | was the legal scholar who was dismissed to calm the Nika rioters
Anthemius of Tralles | designed Hagia Sophia with Isidore of Miletus | was the mathematician and architect of a huge domed church

# Later Byzantine people
? Which later Byzantine figure
Leo III / Leo the Isaurian | banned icons in 726 | saved Constantinople from Arabs in 717–718 | began the Iconoclastic Controversy
Basil II | was called the Bulgar-Slayer | blinded thousands of captured enemies in 1014 | gave his sister to Vladimir of Kiev
Heraclius | beat the Sassanids and brought back the True Cross | lost Syria and Egypt to the Arabs | made Greek the official language in the seventh century
Alexius I / Alexius I Comnenus / Alexios Komnenos | asked Pope Urban II for help against the Seljuks | received the First Crusade in his capital | founded the Comnenian revival in 1081
Anna Comnena / Anna Komnene | wrote the history called the Alexiad | described the crusaders as seen from the imperial palace
Constantine XI | died defending the walls in 1453 | was the last to rule from Constantinople | fell when Mehmed II broke through
Cyril / Cyril and Methodius | invented an alphabet for the Slavs with a brother | was a missionary to Moravia in the ninth century | translated the Bible into Slavonic

# Rulers of early Russia
? Which ruler of early Russia
Rurik | was the Viking chief who by tradition founded the first dynasty at Novgorod | was invited to rule the Slavs about 862 | gave his name to the line that ended in 1598
Vladimir I / Vladimir of Kiev / Vladimir | chose Orthodox Christianity for his people in 988 | sent envoys to examine other religions | married a Byzantine princess and had subjects baptized in the Dnieper
Yaroslav the Wise / Yaroslav | issued Kiev's first law code | married daughters to western kings and built the first library | ruled Kiev at its height until 1054
Alexander Nevsky | defeated Swedes and Teutonic Knights and paid the Mongols | won a fight on the ice of Lake Peipus | was a prince of Novgorod made a saint
Ivan III / Ivan the Great | refused tribute to the Mongols in 1480 | married Sophia Palaeologus and called Moscow the third Rome | tripled Muscovy and rebuilt the Kremlin
Ivan IV / Ivan the Terrible | was the first to be crowned czar | used the oprichniki to kill boyars | took Kazan and Astrakhan and killed his own heir

# Rulers of Russia from 1613
? Which ruler of Russia after 1600
Michael Romanov / Mikhail Romanov | was chosen czar in 1613 after the Time of Troubles | founded the dynasty that lasted to 1917 | was elected at age 16 by a national assembly
Peter the Great / Peter I | moved the capital to a new port on the Baltic | won a long northern war against Sweden | made nobles cut their beards and learned shipbuilding in Holland
Catherine the Great / Catherine II | took large parts of Poland in three partitions | put down Pugachev's revolt and wrote to Voltaire | won access to the Black Sea from the Ottomans
Alexander I | faced Napoleon's invasion in 1812 | proposed the Holy Alliance in 1815 | was the czar at the Congress of Vienna
Nicholas I | crushed the Decembrists in 1825 | ruled by autocracy, orthodoxy and nationality | died during the Crimean War
Alexander II | freed the serfs in 1861 | created zemstvos and was killed by a bomb in 1881 | was called the Czar Liberator
Alexander III | ended his father's reforms and persecuted Jews in pogroms | forced Russian language on minorities after 1881 | started the Trans-Siberian Railway and allied with France
Nicholas II | abdicated in March 1917 | was the last Romanov, shot at Yekaterinburg | lost to Japan and faced Bloody Sunday

# Branches of Islam
? Which Muslims
Sunnis / Sunni | accepted caliphs chosen by agreement rather than descent | make up the great majority of Muslims today | followed the example of Muhammad and recognized the Umayyads
Shi'ites / Shia / Shi'a | hold that leadership belonged to Ali and his descendants | are the majority in Iran | mourn the death of Hussein at Karbala
Sufis / Sufi | seek union with God through poetry, music and meditation | are mystics such as Rumi and the whirling dervishes | spread the faith by love and simple life
Wahhabis / Wahhabi movement | called for a strict purified faith in eighteenth-century Arabia | allied with the house of Saud
Kharijites | broke with Ali in 657 because he agreed to arbitration | held that any pious believer could be caliph and killed Ali
Ismailis / Ismaili | follow the Aga Khan as their imam | split from the majority of Ali's followers over the seventh imam

# Groups of the Islamic world
? Which group of the Islamic world
Bedouins / Bedouin | were nomadic herders of the Arabian desert | lived in clans and prized courage and camels | supplied many warriors of the first conquests
Quraysh | dominated the trade of Mecca | opposed Muhammad at first, although he was born among them | guarded the shrine and profited from pilgrims
Berbers | are the native people of North Africa who helped to conquer Spain | carried salt and gold across the Sahara
ulama / ulema | were religious scholars who interpreted law | taught in madrasas and advised rulers | issued opinions as learned men of the mosque
Mamluks / Mamelukes | were slave soldiers who seized power in Egypt | stopped the Mongols at Ain Jalut | ruled Cairo from 1250 to 1517
Janissaries / janissary corps | were elite Ottoman infantry taken as Christian boys | were recruited through the devshirme and trained with muskets | were destroyed by the sultan in 1826

# Caliphates and early Muslim dynasties
? Which early Muslim dynasty or state
Rashidun Caliphate / Rightly Guided Caliphs | was ruled by four elected successors from 632 to 661 | conquered Syria, Egypt and Persia in its first decades | ended with the murder of Ali
Umayyad Caliphate / Umayyads / Umayyad dynasty | ruled from Damascus from 661 to 750 | conquered Spain and made rule hereditary | built the Dome of the Rock and favored Arabs over converts
Abbasid Caliphate / Abbasids / Abbasid dynasty | built Baghdad and presided over a golden age | took power in 750 with Persian support | ended in 1258 when Hulagu's Mongols destroyed its capital
Fatimid Caliphate / Fatimids / Fatimid dynasty | was a Shi'ite state that founded Cairo | claimed descent from Muhammad's daughter | ruled Egypt from 969 to 1171
Seljuk Empire / Seljuks / Seljuk Turks | took Baghdad in 1055 as Turkish converts | won at Manzikert in 1071 and caused the crusades | was led by sultans with the vizier Nizam al-Mulk
Ayyubid dynasty / Ayyubids | was founded by Saladin | took over Egypt in 1171 and recaptured Jerusalem | was replaced by its own slave soldiers in 1250
Almoravid dynasty / Almoravids | founded Marrakesh and attacked Ghana | entered Spain from Morocco in 1086 to stop Christians | was formed by veiled Sahara Berbers in the eleventh century
Almohad dynasty / Almohads | replaced earlier Berber rulers in the twelfth century | lost at Las Navas de Tolosa in 1212 | governed Morocco and Spain in the time of Averroës

# Later Muslim empires
? Which later Muslim empire or state
Delhi Sultanate | ruled northern India from 1206 to 1526 | was founded by Turks and sacked by Timur in 1398 | was overthrown by Babur at Panipat
Ottoman Empire / Ottomans | took Constantinople in 1453 and lasted until 1922 | was founded by Osman in Anatolia | reached the walls of Vienna in 1529 and 1683
Safavid Empire / Safavids | made Persia Shi'ite in 1501 | had its capital at Isfahan under Abbas | wore red caps with twelve folds and lost at Chaldiran
Mughal Empire / Mughals / Mogul Empire | ruled most of India from 1526 to the eighteenth century | built the Taj Mahal | reached its height under Akbar and Aurangzeb
Mamluk Sultanate | was ruled from Cairo by former slave soldiers from 1250 to 1517 | turned back the Mongols in 1260 and took Acre in 1291

# People of early Islam
? Which person of early Islam
Muhammad | is regarded by Muslims as the last prophet | received revelations in a cave near Mecca about 610 | united Arabia and died in 632
Khadija / Khadijah | was the wealthy merchant who became the Prophet's first wife | was the first to accept the message of Islam | hired her future husband to lead a caravan
Abu Bakr | was the first caliph | held Arabia together in wars against rebel tribes after 632 | ordered the verses of the Qur'an to be collected
Ali | was the cousin and son-in-law of the Prophet | was the fourth caliph, killed in 661 | is honored by Shi'ites as the first imam
Umar | was the second caliph and conquered Syria, Egypt and Persia | entered Jerusalem in 638 and was murdered in 644
Aisha | was a daughter of Abu Bakr and a source of many hadith | opposed Ali at the Battle of the Camel in 656
Uthman | was the third caliph, murdered in 656 | had a standard text of the Qur'an prepared

# Muslim rulers of the Middle Ages
? Which Muslim ruler of the Middle Ages
Harun al-Rashid | was the Abbasid caliph of the Thousand and One Nights | exchanged gifts with Charlemagne | ruled Baghdad at its height until 809
al-Mamun | set up the House of Wisdom in Baghdad | had Greek science and philosophy translated | was son of Harun al-Rashid and built an observatory
Saladin / Salah al-Din | recaptured Jerusalem in 1187 | was a Kurdish sultan who fought Richard the Lion-Hearted | won at Hattin and was known for chivalry
al-Mansur | founded Baghdad as a round capital in 762 | was the second Abbasid caliph
Abd al-Rahman III | took the title of caliph at Córdoba in 929 | brought Muslim Spain to its height in the tenth century

# Scholars and writers of the Islamic world
? Which scholar or writer of the Islamic world
Avicenna / Ibn Sina | wrote The Canon of Medicine | was a Persian doctor and philosopher read in Europe for centuries | described contagion and drugs in a medical encyclopedia
Averroës / Ibn Rushd / Averroes | wrote commentaries on Aristotle at Córdoba | tried to harmonize Greek philosophy with Islam in Spain | influenced Thomas Aquinas from Muslim Spain
al-Khwarizmi | wrote the book that gave algebra its name | was a mathematician whose name gave us algorithm | taught the use of Hindu numerals at Baghdad
al-Razi / Rhazes | distinguished smallpox from measles | was a physician who headed Baghdad's hospital | believed in evidence and wrote a Comprehensive Book
Ibn Battuta | traveled 75,000 miles through the Muslim world | left Morocco in 1325 and described Mali, India and China | wrote the Rihla as a fourteenth-century judge
Ibn Khaldun | wrote the Muqaddimah on the rise and fall of states | was a historian who stressed group feeling | is called a father of sociology from Tunis
Omar Khayyam | wrote the poems of the Rubaiyat | was a Persian poet who reformed the calendar | solved cubic equations and wrote quatrains
Maimonides / Moses Maimonides | wrote The Guide for the Perplexed | was a Jewish philosopher and doctor of Cairo | fled Córdoba and served Saladin's court
Rumi / Jalal al-Din Rumi | was a mystic poet of Konya | wrote the Masnavi about divine love | inspired the order of whirling dervishes

# West African states
? Which West African state
Ghana Empire / Ghana / Wagadu | grew rich by taxing the gold and salt trade | was founded by the Soninke and weakened by Almoravids in 1076 | had its capital at Koumbi Saleh
Mali Empire / Mali | was founded by Sundiata in 1235 | was ruled by Mansa Musa, who went to Mecca | made Timbuktu a center of learning
Songhai Empire / Songhai / Songhay | was ruled from Gao by Sunni Ali and Askia Muhammad | was destroyed by Moroccan guns in 1591 | was the last and largest of the West African trading empires
Benin | made bronze heads and plaques for the oba | was a forest kingdom in what is now Nigeria | was sacked by a British force in 1897
Hausa city-states / Hausa | included Kano and Katsina | were independent towns between Niger and Lake Chad | fell to Usman dan Fodio's jihad about 1804
Dahomey | was a West African kingdom that sold captives | was the state with women soldiers called Amazons | was the realm of Agaja that traded at Ouidah

# States of the Nile, East and Central Africa
? Which state of eastern, central or southern Africa
Kush | was a kingdom in Nubia that conquered Egypt in the eighth century BCE | gave Egypt its Twenty-Fifth Dynasty under Piankhi | had its early capital at Napata, south of Egypt
Aksum / Axum | was a kingdom in Ethiopia that traded through the port of Adulis | became Christian under King Ezana | erected giant pillars and minted its own coins
Swahili city-states / Swahili | traded gold and ivory across the Indian Ocean | included Kilwa, Mombasa and Zanzibar | mixed Bantu and Arabic in language and culture
Kongo | was a Central African kingdom whose king Afonso became Catholic | lost many people to Portuguese slavers near the Congo River mouth | wrote to Portugal to complain of kidnapping in 1526
Great Zimbabwe | was a Shona gold-trading center of high stone walls built without mortar | was abandoned about 1450 between the Zambezi and the Limpopo

# West African rulers
? Which ruler of West Africa
Sundiata / Sundiata Keita | defeated Sumanguru and founded Mali | was a crippled prince who became the lion king | took over the gold-salt trade at Niani in 1235
Mansa Musa | went on a hajj in 1324 with a caravan of gold | brought an architect to Timbuktu and gave away so much gold that prices fell | made Mali known on European maps
Sunni Ali | captured Timbuktu in 1468 | built Songhai with a fleet of war canoes | was a warrior king who conquered Djenné
Askia Muhammad / Askia the Great | took over Songhai in 1493 and governed by Islamic law | set up a tax system and made a pilgrimage | overthrew the son of the founder at Gao
Osei Tutu | founded the Asante kingdom | united clans at Kumasi about 1700 | was linked with the golden stool
Usman dan Fodio | founded the Sokoto Caliphate by a jihad | was a Fulani scholar who attacked Hausa rulers | led a religious reform in northern Nigeria in 1804

# Rulers of eastern, central and southern Africa
? Which ruler of eastern, central or southern Africa
Ezana | made Aksum Christian about 330 | conquered Kush and burned Meroë | was converted by Frumentius
Lalibela | had eleven churches cut from rock in Ethiopia | was a Zagwe king of a new Jerusalem | ruled about 1200 and is honored as an Ethiopian saint
Afonso I / Nzinga Mbemba | complained to Portugal about the slave trade | was a Catholic king of Kongo | wrote letters in 1526 to John III
Nzinga / Queen Nzinga / Njinga | resisted the Portuguese in Angola | ruled Ndongo and Matamba in the seventeenth century | sat on a servant during talks with a governor
Shaka / Shaka Zulu | united a people of southern Africa by 1820 | introduced the short spear and the bull-horn attack | caused migrations called the mfecane
Menelik II / Menelik | defeated Italy at Adwa in 1896 | kept Ethiopia independent by buying modern weapons | founded Addis Ababa as emperor

# Peoples of Mesoamerica
? Which people of Mesoamerica
Olmec | carved colossal stone heads on the Gulf Coast | is called the mother culture of Mesoamerica | lived at San Lorenzo and La Venta from about 1200 BCE
Zapotec | built the city of Monte Albán in the Oaxaca Valley | developed an early writing and calendar in Mexico's southern highlands | leveled a mountaintop for plazas about 500 BCE
Maya / Mayans | built Tikal and Chichén Itzá in the rain forest | used glyphs, the idea of zero and an accurate calendar | left their southern cities mysteriously in the 800s
Toltec | ruled from Tula and spread worship of Quetzalcoatl | were a warlike people of central Mexico from about 900 | were admired as ancestors by the people of Tenochtitlán
Aztec / Mexica | built Tenochtitlán on an island in Lake Texcoco | sacrificed captives to Huitzilopochtli | fell to Cortés in 1521

# Peoples of ancient South America
? Which people of ancient South America
Inca / Incas | ruled the Andes from Cuzco | kept records on knotted strings and built a royal road system | fell to Pizarro in 1532–1533
Chavín | was an early Andean culture centered on a temple at high altitude | flourished in Peru from about 900 to 200 BCE | spread a religious art with jaguar figures
Nazca / Nasca | drew giant lines and animals on the Peruvian desert | lived on the dry southern coast and dug underground canals | are known for huge figures visible only from the air
Moche / Mochica | made lifelike portrait jars on Peru's northern coast | built the Pyramid of the Sun in a river valley north of Lima | buried the Lord of Sipán with gold about 100 to 700 CE
Chimú | ruled from Chan Chan before the Inca | built a large adobe capital on the coast of Peru | were conquered by Pachacuti's army in the 1460s or 1470s
Muisca | lived in highland Colombia and inspired the legend of El Dorado | coated their new ruler with gold dust | worked gold near present-day Bogotá

# Native peoples of North America
? Which native people of North America or the Caribbean
Hohokam | dug irrigation canals in the Arizona desert | lived near the Salt River and were influenced by Mesoamerica | built ball courts in the dry Southwest
Ancestral Puebloans / Anasazi | built cliff dwellings at Mesa Verde | lived in Pueblo Bonito at Chaco Canyon | left great houses of the Four Corners about 1300
Adena | built the first burial mounds of the Ohio valley | preceded the Hopewell in the Eastern Woodlands | were early mound builders from about 500 BCE
Hopewell | built large geometric earthworks and traded over wide areas | followed the Adena in Ohio | made mica ornaments and mounds about 100 BCE to 500 CE
Mississippian culture / Mississippians | built Cahokia near St. Louis | raised flat-topped earthen temple mounds after 800 CE | had the largest city north of Mexico
Iroquois / Haudenosaunee | formed a league of five nations | lived in longhouses in what is now New York | were led by clan mothers and allied against the Huron
Inuit | lived in the Arctic by hunting seal and whale | built houses of snow and used kayaks | settled Greenland and northern Canada
Kwakiutl / Kwakwaka'wakw | carved totem poles on the Pacific Northwest coast | held potlatches to show wealth | lived by salmon fishing in British Columbia
Taino / Arawak | met Columbus in the Caribbean | were farmers of Hispaniola nearly wiped out by disease | gave us the words hurricane and hammock

# American cities and sites
? Which city or site of the Americas before 1500
Tenochtitlán / Tenochtitlan | was the capital joined by causeways in Lake Texcoco | lies under Mexico City | was founded where an eagle sat on a cactus
Teotihuacán / Teotihuacan | had the Pyramid of the Sun and the Avenue of the Dead | was a huge city of central Mexico before 750 CE | was called the place of the gods by the Aztec
Tikal | was a Maya city in Guatemala with steep temples | had Temple IV and rivaled Calakmul | stands in the Petén rain forest
Chichén Itzá / Chichen Itza | was a Yucatán city with El Castillo and a sacred well | had the largest ball court in Mesoamerica | shows Toltec influence on late Maya building
Cuzco / Cusco | was the Inca capital | contained the Temple of the Sun and walls without mortar | was the hub of roads in the Andes of Peru
Machu Picchu | is a mountain estate revealed to the world by Hiram Bingham in 1911 | stands high above the Urubamba | was probably built for Pachacuti
Cahokia | was a mound city near St. Louis | had Monks Mound and perhaps 20,000 people | was the center of the Mississippian culture
Monte Albán | stands on a leveled mountain in Oaxaca | was the Zapotec center | overlooks three arms of a southern Mexican valley
Chaco Canyon | had the great house called Pueblo Bonito | was an Ancestral Puebloan center in New Mexico | was linked to outlying villages by straight roads
Caral | was an early city of Peru built about 2600 BCE | is the oldest known urban center of the Americas | stands in the Supe Valley with platform mounds

# Steppe nomads and invaders
? Which nomadic people
Scythians | were horsemen north of the Black Sea described by Herodotus | made gold animal-style art and burial mounds | fought Darius I on the western steppe
Xiongnu | raided Han China from Mongolia | fought Wudi and demanded tribute of silk | were led by Maodun and caused wall building
Mongols | built the largest continuous land empire | conquered China, Persia and Russia in the thirteenth century | were united by Genghis Khan in 1206
Uighurs / Uyghurs | were Turks who settled in Xinjiang and became Muslims | helped the Tang against An Lushan | gave their script to the Mongols
Jurchen / Jurchens | founded the Jin dynasty in northern China | took Kaifeng in 1127 from the Song | were forefathers of the Manchus
Khitan / Khitans | founded the Liao dynasty in 907 | received tribute from the Song before 1125 | gave Cathay its name
Tanguts | ruled the Western Xia kingdom in northwest China | were a Tibetan-speaking people wiped out by Genghis Khan in 1227 | controlled the Gansu corridor of the Silk Road
Khazars | ruled the lower Volga and converted to Judaism | lived between the Black and Caspian seas and blocked Arabs | were broken by Kiev in 965
Manchus | conquered China in 1644 from the northeast | organized soldiers in banners | made Chinese men wear a queue
Tatars | raided Russia and ruled Crimea under khans | were known to Russians as the Golden Horde's people | converted to Islam in Kazan and Crimea

# Mongol and Turkish leaders
? Which Mongol or Turkish leader
Genghis Khan / Chinggis Khan / Temujin | was named universal ruler in 1206 | united the steppe clans and took Bukhara and Samarkand | organized an army by tens and used terror
Ogodei / Ögedei | was the second Great Khan | built Karakorum and sent armies to Europe | died in 1241, which saved Vienna
Batu / Batu Khan | led the invasion of Russia and destroyed Kiev in 1240 | founded the Golden Horde | defeated Hungarians and Poles in 1241
Hulagu / Hülegü | destroyed Baghdad in 1258 | founded the Ilkhanate of Persia | killed the last Abbasid caliph
Kublai Khan / Khubilai Khan / Kublai | conquered the Song and founded the Yuan | failed to invade Japan in 1274 and 1281 | was served by Marco Polo
Timur / Timur the Lame / Tamerlane | built a capital at Samarkand and sacked Delhi | captured the Ottoman sultan Bayezid at Ankara | claimed Mongol descent and terrorized Persia about 1400
Osman / Osman I | founded the Ottoman state about 1300 | was a ghazi leader in Anatolia | gave his name to a dynasty of Turks
Alp Arslan | won at Manzikert in 1071 | captured the Byzantine emperor Romanus IV | was a Seljuk sultan
Ghazan | made Islam the religion of the Ilkhanate | was the Mongol ruler of Persia from 1295 | promoted reform with the help of Rashid al-Din
Mahmud of Ghazni | raided India 17 times from Afghanistan | plundered Hindu temples about 1000 | was a Turkish patron of Firdausi

# Travelers on land and sea
? Which medieval or ancient traveler
Marco Polo | was a Venetian who served Kublai Khan for 17 years | told his story in a Genoese prison | described paper money and coal to Europeans
Zheng He | commanded seven Chinese treasure fleets from 1405 to 1433 | was a Muslim eunuch and admiral | sailed huge junks to Africa and brought home a giraffe
Xuanzang | brought Buddhist scriptures from India to Tang China | went on a 16-year pilgrimage from 629 | inspired the novel Journey to the West
Faxian | was the pilgrim who visited Gupta India about 400 | walked to India from Han lands to find monastic rules | sailed home by Sri Lanka and Java in 414
Zhang Qian | was the Han envoy who opened the road west | was held by the Xiongnu for ten years | told Wudi of the horses of Ferghana
William of Rubruck | was a friar sent by Louis IX to the Mongol court | visited Karakorum in 1254 | debated religion before Möngke Khan
Rabban Sauma | was a Nestorian monk from Beijing who visited Paris | was envoy of the Ilkhan to Rome in 1287 | traveled from East to West seeking alliance against Mamluks
Leif Eriksson / Leif Erikson | reached North America about 1000 | called a land Vinland | was a Norse sailor from Greenland
Benjamin of Tudela | was a Jewish traveler who described communities to Baghdad | left Spain about 1160 | recorded the Jews of Constantinople and the Near East

# Medieval popes
? Which medieval pope
Gregory I / Gregory the Great | sent monks to convert England | widened the power of the papacy from 590
Gregory VII | forbade lay investiture and humbled an emperor | forced a king to beg at Canossa
Urban II | called the First Crusade at Clermont | promised forgiveness of sins to warriors in 1095 | answered a plea from Alexius with a call to arms
Innocent III | brought papal power to its height about 1200 | called the Fourth Crusade and the Fourth Lateran Council | forced King John to submit and attacked Albigensians
Boniface VIII | issued Unam Sanctam and was seized at Anagni | claimed power over kings in 1302 | was attacked by men of Philip IV

# Medieval saints and founders of orders
? Which medieval churchman
Benedict / Benedict of Nursia | wrote a rule for monks | founded Monte Cassino about 529 | set a life of poverty, chastity and obedience
Francis of Assisi | founded an order of friars who lived in poverty | loved nature and called animals his kin | gave up a merchant family's wealth in Italy
Dominic | founded an order of preachers to fight heresy | was a Spanish priest among the Albigensians | stressed learning for friars who later ran inquisitions
Bernard of Clairvaux | preached the Second Crusade | was a Cistercian abbot of great influence
Thomas Becket | was murdered in Canterbury Cathedral in 1170 | was archbishop who opposed Henry II | became a martyr visited by pilgrims

# Rulers of medieval Germany and Spain
? Which ruler of medieval Germany, Italy or Spain
Otto I / Otto the Great | was crowned emperor in 962 | beat the Magyars at the Lechfeld | allied with bishops and founded the Holy Roman Empire
Henry IV | stood in snow at Canossa in 1077 | was excommunicated in the investiture contest | opposed Gregory VII as German king
Frederick Barbarossa / Frederick I | lost to the Lombard League at Legnano | drowned on the Third Crusade | was a German emperor with a red beard
Frederick II | was called wonder of the world and gained Jerusalem by treaty | ruled from Sicily and knew Arabic | clashed with popes and wrote on falconry in the 1200s
Ferdinand III | captured Córdoba and Seville in the Reconquista | joined Castile and León for good in 1230 | took most of Andalusia before 1252
Rudolf of Habsburg / Rudolf I | was elected in 1273 after the Great Interregnum | won Austria for his family by beating Ottokar of Bohemia in 1278

# Kings and leaders of the early Middle Ages
? Which ruler of the early Middle Ages
Clovis | became Catholic and united the Franks | founded the Merovingian kingdom about 500 | was baptized after a battle with three thousand warriors
Charles Martel | stopped Muslims at Tours in 732 | was called the Hammer | was mayor of the palace and grandfather of Charlemagne
Pepin the Short / Pepin | was anointed king by the pope in 751 | gave land in Italy to the papacy | began the Carolingian line
Charlemagne / Charles the Great | was crowned emperor on Christmas Day 800 | ruled from Aachen and brought Alcuin to teach | sent missi dominici to check counts
Louis the Pious | was the only surviving heir of Charlemagne | was a weak emperor whose sons fought over the realm | left three sons who divided lands in 843
Alfred the Great / Alfred | stopped the Danes and ruled Wessex | had Latin books put into Old English | was called king of the English in 886
William the Conqueror / William of Normandy | won at Hastings in 1066 | ordered the Domesday Book | was a French duke who took England
Hugh Capet | was chosen king of France in 987 | began the Capetians with lands round Paris | succeeded the last Carolingian

# Rulers of England and France, 1100 to 1320
? Which medieval ruler of England or France
Henry II | set up royal courts with juries and common law in England | married Eleanor of Aquitaine | quarreled with Thomas Becket
Richard the Lion-Hearted / Richard I | fought Saladin in the Third Crusade | was king of England but spent most of his reign abroad | was held for ransom in Austria
King John / John | sealed the Magna Carta in 1215 | lost Normandy to Philip Augustus
Edward I | called the Model Parliament in 1295 | conquered Wales and fought Scotland | brought burgesses and knights into a council
Philip II / Philip Augustus | tripled the French royal lands | took Normandy in 1204 and won at Bouvines | appointed bailiffs to collect taxes in France
Louis IX / Saint Louis | was the French king honored as holy after his death | set up an appeals court and died on crusade in Tunis | was called a perfect medieval monarch
Philip IV / Philip the Fair | quarreled with Boniface VIII and called the first Estates-General | destroyed the order of Templars | had the papacy moved to Avignon
Eleanor of Aquitaine | was queen of France and then of England | brought southwestern France by marriage to the Plantagenets | went on the Second Crusade and supported troubadours

# Medieval scholars
? Which medieval scholar
Thomas Aquinas | wrote the work Summa Theologica | joined Aristotle's reason with Christian faith
Peter Abelard / Abelard | wrote Sic et Non | loved Héloïse and used questioning in Paris | taught that doubt leads to truth
Hildegard of Bingen | wrote down visions as head of a Rhineland convent | composed chants in the twelfth century
Anselm | argued that the idea of God proves God exists | was archbishop of Canterbury who began scholasticism | clashed with William II over investiture
Bede | wrote a history of the English church | was a monk of Jarrow who dated by anno Domini | finished a work on Anglo-Saxon conversion in 731

# Medieval documents and treaties
? Which document of the early church or the Middle Ages
Magna Carta | limited the king's power and promised due process in 1215 | was forced on John by English barons | said no freeman be punished except by lawful judgment of peers
Domesday Book | was a survey of English property for taxation | was ordered by William in 1086 | listed every manor, plow and pig
Treaty of Verdun | divided Charlemagne's empire among three grandsons in 843 | gave lands to Charles the Bald, Louis the German and Lothair | laid a base for France and Germany
Concordat of Worms | ended the investiture struggle in 1122 | let only the church name bishops but the emperor grant land | was a compromise between pope and Henry V
Golden Bull of 1356 / Golden Bull | named seven electors to choose the emperor | was issued by Charles IV for Germany | gave power to the archbishops of Mainz, Trier and Cologne
Edict of Milan | granted freedom of worship to Christians in 313 | was issued by Constantine and Licinius | ended Roman persecution of believers in Jesus
Nicene Creed | stated that the Son is of one being with the Father | was drawn up in 325 against Arius | summed up basic Christian belief
Peace of Constance | recognized the self-rule of Lombard towns in 1183 | was granted by Barbarossa to northern Italian cities | ended the war with the Lombard League

# Crusades
? Which religious war
First Crusade | captured Jerusalem in 1099 | was called at Clermont in 1095 | set up Edessa, Antioch and two other states
Second Crusade | was launched after the fall of Edessa | failed at Damascus in 1148 under Louis VII and Conrad III | was preached by Bernard of Clairvaux
Third Crusade | was led by Richard, Philip Augustus and Barbarossa | ended with a truce with Saladin in 1192 | was called after Jerusalem fell in 1187
Fourth Crusade | sacked Constantinople in 1204 | was turned from its goal by Venice | set up a Latin empire in Byzantium
Children's Crusade | sent thousands of young people toward the Mediterranean in 1212 | ended with many drowned or sold as slaves | was begun by boys in France and Germany
Albigensian Crusade | was fought against heretics of southern France | destroyed the Cathars after 1209 | was directed by Innocent III inside Europe
Reconquista | drove Muslims from Spain | ended at Granada in 1492 | was the long Christian recovery of Iberia

# People of the Hundred Years War and after
? Which person of the fourteenth and fifteenth centuries was
Joan of Arc | the visionary who led the French to lift the siege of Orléans | a teenager burned at Rouen in 1431 | the soldier of God who brought the dauphin to Reims to be crowned
Henry V | the English king who won at Agincourt | the victor of 1415 named heir to France
Edward III | the English king who claimed France's throne in 1337 | the monarch who won at Crécy | the grandson of Philip IV who started a long war
Edward the Black Prince | the heir who captured a French king at Poitiers | the English commander of 1356 in dark armor
Charles VII | the French king helped by a peasant girl | the dauphin crowned at Reims in 1429 | the monarch who set up a permanent army and taille
Louis XI | the French king called the Spider | the monarch who took Burgundy after Charles the Bold
Henry VII | the Tudor who ended civil war in 1485 | the victor of Bosworth who wed Elizabeth of York | the monarch who used the Star Chamber against nobles

# People of the late medieval church
? Which person of the late medieval church was
John Wycliffe / Wycliffe | the Oxford scholar who had the Bible put into English | the reformer whose followers were Lollards | a critic who said Jesus is the true head of the church
Jan Hus / John Hus | the Bohemian burned at Constance in 1415 | the Prague preacher against church wealth | the reformer whose followers fought in Bohemia
Catherine of Siena | the mystic who urged the pope to return to Rome | the Italian saint who wrote to Gregory XI
Urban VI | the harsh Italian whose election in 1378 led to the Great Schism | the Roman claimant against a rival, Clement VII, in Avignon
Thomas à Kempis | the monk credited with The Imitation of Christ | the Dutch-German writer of the Modern Devotion who praised inner piety

# Battles of medieval western Europe
? Which battle of medieval western Europe
Battle of Tours / Tours | stopped a Muslim army in Gaul in 732 | was won by Charles Martel
Battle of Hastings / Hastings | brought Normans to power in England | was the defeat of Harold Godwinson in 1066 | ended Anglo-Saxon rule in England
Battle of Crécy / Crécy | was the first great longbow victory over French knights in 1346 | was won by Edward III in northern France | opened the land fighting of a century-long war
Battle of Agincourt / Agincourt | was the muddy English triumph of 1415 | was won by Henry V | led to the Treaty of Troyes
Siege of Orléans / Orléans | was lifted by Joan of Arc in 1429 | was the turning point on the Loire | ended when a peasant girl drove off the English
Battle of Bosworth Field / Bosworth | ended the Wars of the Roses | was the death of Richard III in 1485 | put the Tudors on the throne

# Medieval battles of the East
? Which medieval battle of the Balkans or Asia
Battle of Manzikert / Manzikert | opened Anatolia to Seljuk Turks in 1071 | was a defeat of Romanus IV | led Byzantium to ask the pope for help
Battle of Hattin / Hattin | destroyed the crusader army in 1187 | was Saladin's victory before he took Jerusalem | was fought in heat near the Sea of Galilee
Battle of Ain Jalut / Ain Jalut | stopped the Mongols in Palestine in 1260 | was won by the Mamluks of Egypt | kept the horsemen of Hulagu out of Africa
Fall of Constantinople / siege of Constantinople | ended the Byzantine Empire | was the triumph of Mehmed II in 1453 | used giant cannons against triple walls
Battle of Kosovo / Kosovo Polje | was an Ottoman defeat of Serbs in 1389 | killed Prince Lazar and Sultan Murad I | is remembered in Serbian epic songs
Battle of Talas / Talas River | stopped Tang expansion in 751 | was an Abbasid victory over Chinese troops in Central Asia | is said to have brought papermaking to Muslims

# Medieval and early national writers
? Which medieval writer
Dante Alighieri / Dante | wrote The Divine Comedy | described hell, purgatory and heaven in Italian | was guided by Virgil and Beatrice in verse
Geoffrey Chaucer / Chaucer | wrote The Canterbury Tales | told of pilgrims in Middle English | used stories to portray English society in the 1380s
Giovanni Boccaccio / Boccaccio | wrote the tales of The Decameron | told of young people fleeing plague at Florence | put a hundred stories in Italian prose
Francesco Petrarch / Petrarch | is called the father of humanism | wrote sonnets to Laura | collected Latin manuscripts and called earlier times dark
Christine de Pizan / Christine de Pisan | wrote The Book of the City of Ladies | defended the abilities of women in 1405 | lived by her pen at the French court
Chrétien de Troyes | wrote Arthurian romances in French | told of Lancelot and the Grail in the twelfth century | wrote for Marie of Champagne
Thomas Malory | wrote Le Morte d'Arthur | collected legends of the Round Table in English prose | was printed by Caxton in 1485
Bertran de Born | was a troubadour who praised war | wrote warlike songs about Richard and Henry II's sons | appears in hell in Dante carrying his head
François Villon | wrote The Testament as poet and thief | was a Paris vagabond of the fifteenth century | asked where are the snows of yesteryear

# Southeast Asian states
? Which Southeast Asian state
Khmer Empire / Khmer / Angkor | ruled Cambodia from about 802 | grew rice with vast reservoirs and canals | was at its height under Suryavarman II and Jayavarman VII
Srivijaya | controlled the Strait of Malacca from Sumatra | was a sea trading state based at Palembang | was a Buddhist naval power that taxed trade from the 600s
Majapahit | was the last great Hindu state of Java | dominated the islands of Indonesia in the 1300s | reached its height under Gajah Mada
Dai Viet / Vietnam | won independence from China in 939 | was led by the Ly and Tran who beat the Mongols | was ruled by China for a thousand years before Ngo Quyen
Champa | was a Hindu kingdom on the coast of central Vietnam | gave China a quick-ripening rice | was conquered by its northern neighbor in 1471
Pagan / Bagan | was the first Burmese kingdom, founded in 849 | left thousands of Buddhist temples on the Irrawaddy | fell to Mongol attack in 1287
Sukhothai | was an early Thai kingdom | was ruled by Ramkhamhaeng, who created a script | came before Ayutthaya in the thirteenth century
Malacca / Melaka | was an Islamic port founded by Parameswara about 1400 | was captured by the Portuguese in 1511

# Artists of the early Italian Renaissance
? Which artist of the early Italian Renaissance
Giotto | painted lifelike frescoes about 1305 at Padua | was a forerunner who made flat figures solid | showed human feeling in the Arena Chapel
Masaccio | painted The Tribute Money and Holy Trinity | was the first great master of perspective in fresco, dying at about 27 | showed Adam and Eve driven from Eden
Donatello | made a bronze David that was the first free-standing nude since antiquity | was a Florentine sculptor of realistic statues | made the horseman Gattamelata
Brunelleschi / Filippo Brunelleschi | built the dome of Florence cathedral | worked out linear perspective | studied Roman ruins as an architect
Botticelli / Sandro Botticelli | painted The Birth of Venus | painted Primavera for the Medici | showed mythical scenes in graceful line

# Artists of the later Italian Renaissance
? Which Italian artist of the sixteenth or early seventeenth century
Leonardo da Vinci / Leonardo | painted the Mona Lisa and The Last Supper | filled notebooks with sketches of anatomy and flying machines | was an inventor and painter who died in France in 1519
Michelangelo / Michelangelo Buonarroti | painted the ceiling of the Sistine Chapel | carved David and the Pietà | designed the dome of St. Peter's
Raphael / Raphael Sanzio | painted The School of Athens | was famous for gentle Madonnas | decorated rooms for Pope Julius II
Titian | was the great Venetian painter of rich color | painted portraits of Charles V | led painting in Venice for sixty years
Sofonisba Anguissola | painted portraits at the Spanish court of Philip II | was known for portraits of her sisters playing chess
Artemisia Gentileschi | painted strong women such as Judith | was a Baroque painter who used Caravaggio's style | was the first woman in the Florence academy

# Artists of the northern Renaissance
? Which artist of the northern Renaissance
Albrecht Dürer / Dürer | made woodcuts and engravings in Germany | painted self-portraits and visited Italy | made the print Knight, Death and Devil
Jan van Eyck | perfected oil painting in Flanders | painted The Arnolfini Portrait | finished the Ghent Altarpiece
Pieter Bruegel the Elder / Bruegel | painted scenes of peasant life | showed village weddings in Flanders | painted Hunters in the Snow
Hans Holbein the Younger / Holbein | painted Henry VIII and his court | painted the double portrait The Ambassadors | was a German portraitist in England
Hieronymus Bosch / Bosch | painted The Garden of Earthly Delights | filled Netherlandish altarpieces with strange demons and monsters

# People of the Italian Renaissance
? Which person of the Italian Renaissance
Niccolò Machiavelli / Machiavelli | wrote a handbook for rulers, The Prince | said it is safer for rulers to be feared than loved | separated politics from morality
Baldassare Castiglione / Castiglione | wrote The Book of the Courtier | described how to become a perfect gentleman | set manners for men and women at court
Lorenzo de' Medici | was called the Magnificent and ruled Florence | supported Michelangelo and Botticelli | survived the Pazzi conspiracy
Cosimo de' Medici | used a bank to control Florence from 1434 | founded a Platonic Academy | was the grandfather of the Magnificent
Isabella d'Este | was famed for taste as a patron of art and fashion | collected art and governed Mantua
Girolamo Savonarola | burned vanities in Florence | was a friar who attacked luxury and was hanged and burned in 1498 | predicted the fall of the Medici
Pico della Mirandola | wrote the Oration on the Dignity of Man | said humans can rise or fall by choice | tried to defend 900 theses

# Writers and humanists of the northern Renaissance
? Which Renaissance figure outside Italy
Johannes Gutenberg / Gutenberg | printed a Bible about 1455 | used movable metal type at Mainz | invented a press that spread learning
Erasmus / Desiderius Erasmus | wrote The Praise of Folly | was the Dutchman regarded as the leading Christian humanist | published the Greek New Testament and was born in Rotterdam
Thomas More / Sir Thomas More | wrote a book on an ideal society, Utopia | was beheaded for refusing Henry VIII's supremacy | was the lord chancellor and humanist
William Shakespeare / Shakespeare | wrote Hamlet and Macbeth | was the playwright of the Globe Theatre | wrote 37 plays in Elizabethan England
Miguel de Cervantes / Cervantes | wrote the novel Don Quixote | fought at Lepanto and was a captive in Algiers | mocked tales of chivalry in Spanish
François Rabelais / Rabelais | wrote Gargantua and Pantagruel | was the French humanist who wrote comic tales of giants
Michel de Montaigne / Montaigne | invented the essay as a literary form | wrote on cannibals and doubted certainty | asked what do I know in a French tower

# Protestant reformers and protectors
? Which person of the Protestant Reformation
Martin Luther / Luther | posted the Ninety-Five Theses in 1517 | taught salvation by faith alone | translated the Bible into German at the Wartburg
John Calvin / Calvin | wrote Institutes of the Christian Religion | taught that God has predestined some people to be saved | made Geneva a city ruled by church discipline
Huldrych Zwingli / Ulrich Zwingli / Zwingli | led reform in Zurich | disagreed with Luther over communion | died in battle against Swiss Catholics in 1531
John Knox / Knox | brought Presbyterian reform to Scotland | admired Calvin and attacked Mary Queen of Scots | founded a kirk run by elders
Henry VIII | made himself head of the English church | had six wives and sought a male heir | closed the monasteries and seized their land
Thomas Cranmer / Cranmer | annulled the king's marriage and wrote the Book of Common Prayer | was archbishop of Canterbury burned under Mary I
Frederick the Wise | hid Luther in the Wartburg | was the elector of Saxony who founded Wittenberg's university | protected a rebel after the Diet of Worms
William Tyndale | translated the New Testament into English | was strangled and burned in 1536 | gave words to the King James Version
Menno Simons | led peaceful Anabaptists in the Netherlands | gave a name to a group that rejects war | was a former priest who baptized adults

# Catholics of the Reformation age
? Which Catholic of the Reformation age
Ignatius of Loyola / Loyola | founded the Society of Jesus in 1540 | wrote a manual called Spiritual Exercises | was a wounded Spanish soldier
Francis Xavier | carried Catholicism to India and Japan | was a Jesuit who died off China | baptized thousands in Goa from 1542
Teresa of Ávila / Teresa of Avila | reformed Carmelite nuns in Spain | was a mystic who wrote The Interior Castle | founded convents of strict life
Johann Tetzel / Tetzel | sold indulgences near Wittenberg | was the friar whose sale angered Luther | raised money for St. Peter's
Paul III | was the pope who called the Council of Trent | approved the Jesuit order and set up the Roman Inquisition

# Protestant and Catholic groups
? Which Christians
Lutherans / Lutheranism | accepted the Augsburg Confession | were the first Protestants, in northern Germany and Scandinavia
Calvinists / Calvinism | took their teaching from the Institutes of 1536 | included the Huguenots and Puritans | were led from Geneva
Anglicans / Anglican Church / Church of England | recognized the monarch as head | used the Book of Common Prayer | formed a middle way under Elizabeth I
Anabaptists | baptized adults only and separated church from state | held Münster in 1534 and were persecuted | were ancestors of the Amish and Mennonites
Huguenots | were killed in Paris on St. Bartholomew's Day | gained rights by the Edict of Nantes | fled France in 1685 after losing protection
Puritans | wanted to cleanse English worship of Catholic forms | won the Civil War under Cromwell | settled the Massachusetts Bay Colony
Presbyterians | followed Knox in Scotland | signed the National Covenant
Jesuits / Society of Jesus | served as missionaries and teachers loyal to the pope | were founded by Ignatius of Loyola in 1540 | ran schools and missions in China and Paraguay
Quakers / Society of Friends | refused war and oaths | were founded by George Fox | followed an inner light and settled Pennsylvania
Ursulines | ran schools for girls under religious vows | were founded by Angela Merici in 1535 | were a female teaching order of the Catholic revival

# Documents of the Reformation and religious wars
? Which document of the Reformation and the wars of religion
Edict of Worms | declared Luther an outlaw in 1521 | was issued by Charles V after a diet | forbade anyone to shelter the reformer
Peace of Augsburg | let each German prince choose his land's religion in 1555 | allowed Catholicism or Lutheranism only | ended fighting of Charles V with princes
Edict of Nantes | gave Huguenots toleration in 1598 | was issued by Henry IV of France | was revoked by Louis XIV in 1685
Peace of Westphalia | ended religious war in 1648 | recognized sovereign German states and Dutch independence | is seen as the start of the modern state system
Index of Forbidden Books / Index | listed works Catholics must not read | was begun by Paul IV | banned the Dialogue of Galileo

# English acts and documents
? Which English act or document
Act of Supremacy | made England's king head of the church in 1534 | ended papal power over the Tudor realm | was refused by Thomas More
Petition of Right | forbade taxes without Parliament's consent in 1628 | was signed by Charles I | banned quartering troops and imprisonment without cause
English Bill of Rights / Bill of Rights of 1689 | limited the monarch's power after James II had fled | was accepted by William and Mary | guaranteed free speech in Parliament and no cruel punishment
Habeas Corpus Act | protected prisoners from being held without charge | was passed in 1679 | let a judge order a prisoner to be brought to court
Toleration Act | let Protestant dissenters worship in 1689 | did not give rights to Catholics | eased life for Baptists and Presbyterians
Act of Settlement | kept Catholics from the English throne in 1701 | brought the Hanoverians to power | made judges secure in their office
Act of Union | joined England and Scotland in 1707 | created the Kingdom of Great Britain | ended the Edinburgh Parliament

# People of Tudor England
? Which person of the Tudor age
Mary I / Bloody Mary | restored Catholicism and burned 300 Protestants | was daughter of Catherine of Aragon and wed Philip II | ruled England from 1553 to 1558
Elizabeth I | ruled when the Armada was defeated | was the Virgin Queen and daughter of Anne Boleyn | settled the Anglican church in 1559
Edward VI | was the boy king of the Protestant Prayer Book | was the only son of Henry VIII and died at 15 | was son of Jane Seymour
Mary Queen of Scots / Mary Stuart | was beheaded in 1587 for plotting | was the Catholic cousin of Elizabeth | was mother of James I
Francis Drake / Sir Francis Drake | was the first English captain to sail round the world | raided Spanish treasure ships and the harbor of Cádiz | commanded against the Armada in 1588

# People of Stuart and Hanoverian England
? Which English ruler or minister after 1600
James I | was the first Stuart king and claimed divine right | had the Bible translated in 1611 | escaped the Gunpowder Plot
Charles I | was beheaded in 1649 | fought Parliament after trying to arrest five members | ruled eleven years without Parliament
Oliver Cromwell / Cromwell | led the New Model Army and became Lord Protector | crushed Ireland and closed theaters | governed England as a Puritan dictator
Charles II | returned in 1660 at the Restoration | was the Merry Monarch | accepted habeas corpus in 1679
James II | fled to France in 1688 | was a Catholic king replaced by his daughter | lost at the Boyne
William III / William of Orange | came from Holland to take England's throne in 1688 | won at the Boyne with Dutch troops | ruled jointly with Mary II
Robert Walpole | is regarded as the first prime minister | led the Whigs under George I and II | kept Britain at peace for twenty years after 1721

# Rulers and ministers of France
? Which ruler or minister of France
Louis XIV | was called the Sun King and built Versailles | revoked toleration of Huguenots | reigned for 72 years, from 1643 to 1715
Louis XIII | relied on Richelieu as chief minister | came to the throne in 1610 as a boy | was the father of the Sun King
Cardinal Richelieu / Richelieu | weakened nobles and Huguenots as chief minister | made France join the Thirty Years' War against Habsburgs | founded the French Academy
Cardinal Mazarin / Mazarin | faced the noble revolt called the Fronde | governed for the child Louis XIV | was the Italian successor of Richelieu
Jean-Baptiste Colbert / Colbert | practiced mercantilism as finance minister | built French industry and fleets | raised tariffs on Dutch and English goods
Henry IV of France / Henry of Navarre | converted to say Paris is worth a mass | issued the Edict of Nantes | was the first Bourbon and was stabbed in 1610
Catherine de Médicis / Catherine de' Medici | was blamed for killings of Huguenots in 1572 | was an Italian-born regent during the wars of religion

# Monarchs of early modern Europe
? Which early modern monarch
Philip II of Spain | sent the Armada against England | built the Escorial and led the Catholic cause | inherited the Netherlands and American silver in 1556
Charles V | abdicated in 1556 and divided his lands | was emperor and king of Spain who faced Luther | was a Habsburg who fought Francis I
Gustavus Adolphus | was the Swedish king who died at Lützen in 1632 | led Protestants in the Thirty Years' War | made Sweden a great power with mobile artillery
John III Sobieski / Jan Sobieski | rescued Vienna in 1683 | was the Polish king who led winged cavalry | beat the Ottomans of Kara Mustafa
Isabella of Castile / Isabella I / Queen Isabella | paid for Columbus's first voyage in 1492 | took Granada in 1492 as joint ruler with Ferdinand of Aragon

# Rulers of Prussia and Austria
? Which ruler of Prussia or Austria
Frederick the Great / Frederick II of Prussia | seized Silesia in 1740 | was a flute-playing friend of Voltaire | allowed religious toleration and called himself first servant of the state
Frederick William I | built the Prussian army of tall soldiers | was called the soldier king | was a strict father of a flutist heir
Maria Theresa | fought Prussia to keep the Habsburg inheritance | joined with France in the diplomatic revolution to win back Silesia | was the heir protected by the Pragmatic Sanction
Joseph II | abolished serfdom in Austria in 1781 | was the most radical enlightened despot | granted toleration to Jews and Protestants
Charles VI | issued the Pragmatic Sanction to secure a daughter's inheritance | died in 1740 as the last male Habsburg of his line

# Portuguese explorers
? Which Portuguese explorer, prince or viceroy
Prince Henry the Navigator / Henry the Navigator | started a school of sailing at Sagres | sponsored voyages down the African coast | was a Portuguese royal who took Ceuta
Bartolomeu Dias / Dias | rounded the Cape of Good Hope in 1488 | proved a sea way round southern Africa | named a cape of storms
Vasco da Gama / da Gama | reached Calicut in India in 1498 | brought spices back round Africa to Lisbon | was the first European to sail to Asia by way of Africa
Pedro Álvares Cabral / Cabral | claimed Brazil for Portugal in 1500 | was blown west on the way to India | followed da Gama with thirteen ships
Ferdinand Magellan / Magellan | led the fleet that first circled the globe | died in the Philippines in 1521 | found a strait at the tip of South America
Afonso de Albuquerque / Albuquerque | took Goa and Malacca for Portugal | was viceroy who seized Hormuz | built an Indian Ocean empire by forts about 1510

# Explorers for Spain
? Which explorer or conqueror in the service of Spain
Christopher Columbus / Columbus | landed in the Bahamas in 1492 | sailed west in the hope of reaching Asia | made four voyages to the Caribbean
Amerigo Vespucci / Vespucci | gave his first name to two continents | said the land was a new world | explored the coast of Brazil about 1501
Vasco Núñez de Balboa / Balboa | crossed Panama to see the Pacific in 1513 | was the first European to see the Pacific from the east | claimed the South Sea for Spain
Hernán Cortés / Cortés / Cortes | conquered the Aztec Empire | landed at Veracruz in 1519 and burned or scuttled ships | was aided by Malinche and Tlaxcala
Francisco Pizarro / Pizarro | conquered the Inca Empire | captured Atahualpa at Cajamarca | founded Lima in 1535
Juan Ponce de León / Ponce de León | explored Florida in 1513 | is linked with a fountain of youth | was governor of Puerto Rico
Francisco Vásquez de Coronado / Coronado | searched for seven golden cities | explored the American Southwest in 1540 | sent men who saw the Grand Canyon
Hernando de Soto | crossed the Mississippi in 1541 | marched from Florida through the Southeast

# Explorers for England, France and the Netherlands
? Which explorer for England, France or the Netherlands
Jacques Cartier / Cartier | sailed up the St. Lawrence in 1535 | named the hill that gave Montreal its name | claimed Canada for France
Samuel de Champlain / Champlain | founded Quebec in 1608 | allied with the Huron | was the father of New France
Henry Hudson / Hudson | sailed for the Dutch up a New York river | was set adrift by mutineers | sought a northwest passage in 1609
John Cabot / Cabot | reached Newfoundland in 1497 | sailed for Henry VII from Bristol | gave England a claim to North America
James Cook / Captain Cook | mapped New Zealand and eastern Australia | was killed in Hawaii in 1779 | fought scurvy with fruit and cabbage
Abel Tasman | reached New Zealand in 1642 for the Dutch | gave a name to an island south of Australia | sailed from Batavia into southern seas

# Social classes of colonial Latin America
? Which social class of Spanish America was made up of
peninsulares / peninsular | people born in Spain who held top posts | the highest-ranking group of colonists | officials from the Iberian homeland
creoles / criollos / creole | people of Spanish blood born in America | the group of Bolívar and other leaders of independence | landowners below those from Spain
mulattoes / mulatto | people of African and European parents | a mixed group between whites and Africans | children of planters and enslaved women
zambos / zambo | people of African and Indian ancestry | descendants of runaways and native Americans
mestizos / mestizo | people of Spanish and Indian ancestry | children of European and native parents

# Ottoman and Persian rulers
? Which Ottoman or Persian ruler
Mehmed II / Mehmet the Conqueror | took Constantinople in 1453 | built Topkapi and renamed Hagia Sophia a mosque | dragged ships overland to the Golden Horn
Selim I / Selim the Grim | took Egypt and won at Chaldiran | doubled the empire by beating Mamluks in 1517 | captured Mecca and Medina
Suleiman the Magnificent / Suleyman / Suleiman | was called the Lawgiver | took Belgrade and besieged Vienna in 1529 | employed Sinan as architect
Ismail I / Shah Ismail | made Shi'ism the religion of Persia | founded a dynasty at age 14 | lost at Chaldiran to muskets
Abbas I / Shah Abbas | moved the Safavid capital to Isfahan | built a new army of ghulams with guns | brought Armenians and trade to a golden age
Nadir Shah | sacked Delhi in 1739 | carried off the Peacock Throne | was a Persian conqueror after the Safavids

# Rulers of Mughal India
? Which ruler in Mughal India
Babur | founded the Mughal Empire | won at Panipat in 1526 | was a descendant of Timur who wrote memoirs
Akbar | allowed all religions and ended the jizya | married Rajput princesses to win Hindu allies | ruled India from 1556 and held debates at Fatehpur Sikri
Jahangir | left power to his wife Nur Jahan | was the fourth Mughal who received Sir Thomas Roe | was son of Akbar and loved painting
Shah Jahan | built the Taj Mahal | was jailed by his son at Agra | mourned his wife Mumtaz Mahal
Aurangzeb | brought back the tax on Hindus | expanded to the south but weakened Mughal rule | destroyed temples and fought the Marathas until 1707
Shivaji | founded the Maratha state | was a Hindu king who fought Mughals with guerrilla war | was crowned at Raigad in 1674
Nur Jahan | held real power while Jahangir was ill | was the Persian empress who minted coins
Sher Shah Suri | drove out Humayun in 1540 | was an Afghan who built the Grand Trunk Road | reformed coins and taxes before Akbar

# Astronomers and physicists of the Scientific Revolution
? Which astronomer or physicist of the Scientific Revolution
Nicolaus Copernicus / Copernicus | argued that the sun is the center of the universe in 1543 | wrote On the Revolutions of the Heavenly Spheres | was the Pole who revived the heliocentric theory
Tycho Brahe | recorded planets for years without a telescope | built an observatory called Uraniborg | left exact data to his assistant Kepler
Johannes Kepler / Kepler | showed that planets move in ellipses | stated three laws of planetary motion | proved with mathematics that the sun-centered theory was right
Galileo Galilei / Galileo | was tried by the Inquisition in 1633 | saw Jupiter's moons through a telescope | studied falling bodies and the pendulum
Isaac Newton / Newton | explained gravity by a single law in the Principia | stated three laws of motion | invented calculus and split light with prisms
Maria Winkelmann | discovered a comet in 1702 but was refused a post at Berlin | prepared calendars for the Berlin Academy

# Thinkers of the Scientific Revolution
? Which thinker of the seventeenth century
Francis Bacon / Bacon | urged experiments and inductive reasoning | wrote Novum Organum in praise of observation | was the English politician who said knowledge is power
René Descartes / Descartes | said I think, therefore I am | linked algebra and geometry with coordinates | wrote Discourse on Method
Blaise Pascal / Pascal | built a calculating machine | wrote Pensées in defense of faith | studied probability and air pressure
Margaret Cavendish | criticized Hooke in Observations upon Experimental Philosophy | wrote The Blazing World
Baruch Spinoza / Spinoza | equated God with nature | was expelled from Amsterdam's synagogue | wrote Ethics in geometrical order

# Early modern medicine, biology and chemistry
? Which pioneer of medicine, biology or chemistry
Andreas Vesalius / Vesalius | dissected human corpses and drew the body | wrote On the Structure of the Human Body in 1543 | corrected the errors of Galen's anatomy
William Harvey / Harvey | showed that the heart pumps blood | wrote on circulation in 1628 | proved that blood moves around the body
Robert Boyle / Boyle | stated how gas volume depends on pressure | wrote The Sceptical Chymist | is called a founder of modern chemistry
Antonie van Leeuwenhoek / Leeuwenhoek | saw bacteria with a microscope | ground lenses as a Dutch draper | described red blood cells and tiny animals
Antoine Lavoisier / Lavoisier | named oxygen and explained combustion | was guillotined in 1794 | made a system of naming elements
Edward Jenner / Jenner | introduced vaccination against smallpox | infected a boy with cowpox in 1796 to test an old belief

# People of the French Enlightenment
? Which person of the French Enlightenment
Montesquieu / Baron de Montesquieu | argued for separation of powers | wrote The Spirit of Laws | praised checks and balances in Britain
Voltaire / François-Marie Arouet | wrote the satirical tale Candide | fought for tolerance and free speech with satire | attacked the church and was jailed in the Bastille
Jean-Jacques Rousseau / Rousseau | wrote The Social Contract | said man is born free and everywhere in chains | believed in the general will and in natural education
Denis Diderot / Diderot | edited the Encyclopedia of Enlightenment learning | spread new ideas in 28 volumes | worked with d'Alembert on a work of all knowledge
François Quesnay / Quesnay | led the French physiocrats and advised a king as doctor | said land is the only source of wealth | drew up an economic table in France
Olympe de Gouges | wrote the Declaration of the Rights of Woman | was guillotined in 1793 | demanded female equality in the French Revolution
Marie-Thérèse Geoffrin / Madame Geoffrin | hosted a Paris salon | helped finance the Encyclopedia | received writers and artists twice a week

# British, Italian and German thinkers, 1650 to 1800
? Which British, Italian or German thinker
Thomas Hobbes / Hobbes | wrote the book Leviathan in favor of absolute rule | said life in nature is solitary, poor, nasty, brutish and short | held that people give up freedom for order to an absolute sovereign
John Locke / Locke | said people have rights to life, liberty and property | wrote Two Treatises of Government | held that the mind is a blank tablet
Mary Wollstonecraft / Wollstonecraft | wrote A Vindication of the Rights of Woman | argued for equal education of girls
Cesare Beccaria / Beccaria | opposed torture and the death penalty | wrote On Crimes and Punishments | called for speedy trials and milder justice
Adam Smith / Smith | wrote The Wealth of Nations | praised free markets and the invisible hand | was the Scot who argued for laissez-faire and the division of labor
David Hume / Hume | was the Scottish philosopher of skepticism | applied science of man to religion and causation | wrote A Treatise of Human Nature
Immanuel Kant / Kant | took dare to know as the motto of the age | wrote Critique of Pure Reason | taught in Königsberg about duty and reason

# Painters from the baroque to the romantic age
? Which painter of the seventeenth to early nineteenth century
Rembrandt van Rijn / Rembrandt | painted The Night Watch | was the Dutch master of light and shadow | painted many self-portraits in Amsterdam
Diego Velázquez / Velázquez | painted the royal household in Las Meninas | was court artist to Philip IV of Spain | painted The Surrender of Breda
Peter Paul Rubens / Rubens | painted fleshy figures for Catholic churches of Antwerp | was a Flemish diplomat and baroque painter | painted the life of Marie de Médicis
Francisco Goya / Goya | painted The Third of May 1808 | etched The Disasters of War | was the Spanish court painter against war
Eugène Delacroix / Delacroix | painted Liberty Leading the People | was a romantic of the 1830 barricades | showed color and passion in French art
Jacques-Louis David | painted The Oath of the Horatii | painted for both the Revolution and Napoleon | painted The Death of Marat

# Modern painters
? Which modern painter
Claude Monet / Monet | painted a harbor scene, Impression, Sunrise | painted water lilies at Giverny
Vincent van Gogh / Van Gogh | painted The Starry Night | used thick bright strokes at Arles | was a Dutch postimpressionist
Pablo Picasso / Picasso | painted the antiwar mural Guernica | founded cubism with Braque | was the Spanish artist of a bombed town
Salvador Dalí / Dalí | painted melting watches in a dream landscape | was a leader of surrealism | painted The Persistence of Memory
Edvard Munch | painted the anguished figure of The Scream | was the Norwegian painter of anxiety and sickness
Paul Cézanne | painted Mont Sainte-Victoire in Provence many times | reduced nature to solid forms and prepared the way for cubism

# Artistic and literary movements of the nineteenth century
? Which movement of nineteenth-century art or literature
romanticism | stressed emotion, nature and imagination | reacted against the Enlightenment's reason | included Wordsworth, Byron and Goethe
realism | depicted everyday life without idealizing it | included Dickens, Balzac and Courbet
impressionism | tried to catch a moment of light | included Renoir and Degas | used quick strokes outdoors from the 1870s
postimpressionism | went past light to form and feeling in the 1880s | included Cézanne, Gauguin and Seurat | built pictures of solid color and structure
naturalism | showed life as ruled by heredity and surroundings | was led by Émile Zola | studied the ugly side of society like a scientist
symbolism | sought hidden meaning by suggestion | included the poets Mallarmé and Verlaine | saw reality as a set of signs for the mind's inner world

# Artistic movements of the twentieth century
? Which movement of twentieth-century art
cubism | broke objects into geometric planes | was developed by Picasso and Braque from 1907 | showed several viewpoints at once
expressionism | used bold colors and distorted forms for inner feeling | included Munch and Kandinsky
surrealism | linked dreams with real life | was inspired by Freud's unconscious | is represented by paintings of melting watches and impossible scenes
Dadaism / Dada | mocked all values after World War I | began at a Zurich cabaret in 1916 | made nonsense and ready-made objects by Duchamp
abstract expressionism | was the free paint style of Jackson Pollock | dripped paint in New York after 1945 | left out any recognizable subject
pop art | used ads and comics as subjects | was led by Andy Warhol | made soup cans into pictures
postmodernism | mixed past styles and doubted grand stories | followed high modern design after the 1970s | rejected one truth and blended elements in architecture

# People of the early French Revolution
? Which person of the opening years of the French Revolution
Louis XVI | called the Estates-General and was beheaded in 1793 | was caught fleeing at Varennes | was the weak Bourbon king in 1789
Marie Antoinette | was the Austrian queen hated for spending | was called Madame Deficit | was daughter of Maria Theresa and was guillotined
Marquis de Lafayette / Lafayette | commanded the National Guard | fought in America and wrote a draft of rights | gave the Paris militia its tricolor
Emmanuel Joseph Sieyès / Abbé Sieyès / Sieyès | wrote a pamphlet asking what the Third Estate is | was a priest who helped Napoleon take power | urged commoners to name themselves a National Assembly
Jacques Necker / Necker | was the Swiss finance minister dismissed in July 1789 | told the public about royal debt | lost office just before the Bastille fell
Comte de Mirabeau / Mirabeau | said deputies would leave their hall only at the point of bayonets | was a noble who spoke for commoners | wanted a constitutional king and died in 1791
Edmund Burke / Burke | wrote Reflections on the Revolution in France | warned from London against violent change | is called father of conservatism

# People of the republic and the Terror
? Which person of the radical years of the French Revolution
Maximilien Robespierre / Robespierre | led the Committee of Public Safety | wanted a republic of virtue | fell on 9 Thermidor
Jean-Paul Marat / Marat | edited The Friend of the People | was stabbed in his bath | called for the death of traitors in a paper
Charlotte Corday | stabbed Marat to death in July 1793 | was a Girondin sympathizer from Normandy | was executed for a murder in a tub
Georges Danton / Danton | was a lawyer and Jacobin who wanted to slow the killing | was a speaker guillotined in April 1794 | called for audacity in 1792
Jean-Baptiste Jourdan | won at Fleurus in 1794 | proposed a law of conscription in 1798 | led French armies on the northern frontier
Louis de Saint-Just | was the young ally who fell with Robespierre on 9 Thermidor | demanded the king's death without trial in his first speech

# People of the Napoleonic age
? Which person of the Napoleonic age
Napoleon Bonaparte / Napoleon | was the Corsican who crowned himself emperor in 1804 | was the general of the Italian campaign | died in exile on Saint Helena
Horatio Nelson | died in victory at Trafalgar | was the victor of the Nile in 1798 | lost an eye and an arm in British naval service
Duke of Wellington / Wellington / Arthur Wellesley | commanded the British at Waterloo | was the commander in the Peninsular War | was the victorious general who later became prime minister
Klemens von Metternich / Metternich | was the Austrian minister who led the Congress of Vienna | was the conservative who fled in 1848 | was the prince who stood for legitimacy and order
Talleyrand | spoke for defeated France at the Congress of Vienna | was a bishop who served many regimes | was the minister who saved France from harsh terms

# Events of the French Revolution
? Which event of the French Revolution
storming of the Bastille | took place on July 14, 1789 | gave France its national holiday | was an attack on a prison for gunpowder
Tennis Court Oath | was the pledge to write a constitution | was a vow made at Versailles on June 20, 1789 | was the promise of deputies locked out of their hall
Great Fear | was the peasant panic of 1789 | spread through rumors that nobles hired outlaws | was a wave of attacks on manor houses
Women's March on Versailles / October Days | forced the royal family to move to Paris in 1789 | was set off by the price of bread | was a protest of market sellers armed with knives
Flight to Varennes | was the king's failed escape of 1791 | ended when a postmaster knew the king's face
September Massacres | killed over a thousand prisoners in 1792 | was mob violence in Paris jails | came from fear that inmates would help Prussia
Reign of Terror | was the time when enemies were executed in 1793–1794 | reached its height under Robespierre | brought months of mass trials in Paris
Thermidorian Reaction | ended Robespierre's power in July 1794 | closed the Jacobin Club | brought moderates back to power in France

# Events of the age of Napoleon
? Which event of the age of Napoleon
Coup of 18 Brumaire | made Napoleon first consul in 1799 | ended the rule of the Directory | was carried out with grenadiers at Saint-Cloud
Peninsular War | was fought by Spanish guerrillas from 1808 | tied down French troops against Wellington
Russian campaign of 1812 / Invasion of Russia | destroyed the Grand Army | failed because of scorched earth, hunger and winter | took an empty, burning Moscow
Hundred Days | was Napoleon's return from Elba | ended with defeat at Waterloo | ran from March to June 1815
Battle of Trafalgar / Trafalgar | ended French plans to invade Britain in 1805 | destroyed a French and Spanish fleet off Cádiz
Battle of Austerlitz / Austerlitz | defeated the Austrian and Russian emperors in December 1805 | was the great French land victory in Moravia

# Wars, 1700 to 1871
? Which war
War of the Spanish Succession | ended with the Peace of Utrecht | was fought to stop union of two Bourbon thrones | lasted from 1701 to 1714
War of the Austrian Succession | began when Prussia took Silesia | was fought over Maria Theresa's rights | ended at Aix-la-Chapelle in 1748
Seven Years' War | gave Britain Canada and India in 1763 | was fought worldwide by Pitt and Frederick | followed the diplomatic revolution
Great Northern War | gave Russia a Baltic coast | was won by Peter at Poltava | ended with Nystad in 1721
Crimean War | was fought by Britain and France against Russia from 1853 | made Florence Nightingale famous | was ended by peace at Paris in 1856
Austro-Prussian War / Seven Weeks' War | gave Prussia control of northern Germany in 1866 | was decided at Königgrätz | humiliated Vienna and made the North German Confederation
Franco-Prussian War | completed German unification in 1871 | captured Napoleon III at Sedan | took Alsace and Lorraine from France

# Independence of Haiti and Mexico
? Which leader of Haiti or Mexico
Toussaint L'Ouverture / Toussaint Louverture / Toussaint | led the slave revolt in Saint-Domingue | was a former slave who died in a French prison in 1803 | freed the enslaved and took control of Hispaniola's west by 1801
Jean-Jacques Dessalines | declared Haiti independent in 1804 | was the general who beat Leclerc's army and became emperor | completed the only successful slave revolution
Miguel Hidalgo / Father Hidalgo | issued the Cry of Dolores in 1810 | was the priest who began Mexico's revolt | led peasants toward Mexico City with a bell
José María Morelos / Morelos | took over Mexico's revolt in 1811 | was a mestizo priest shot in 1815 | called the congress of Chilpancingo
Agustín de Iturbide / Iturbide | proclaimed Mexican independence in 1821 and became emperor | was a creole officer who changed sides | issued the Plan of Iguala

# South American independence
? Which leader of South America
Simón Bolívar / Bolívar | was called the Liberator of Venezuela and Gran Colombia | crossed the Andes to win at Boyacá | dreamed of a united South America
José de San Martín / San Martín | freed Argentina, Chile and part of Peru | led the Army of the Andes into Chile in 1817 | gave up command after a meeting at Guayaquil
Bernardo O'Higgins / O'Higgins | became first leader of independent Chile | was a son of an Irish viceroy of Peru | won with the Army of the Andes at Chacabuco and ruled from Santiago
Dom Pedro / Pedro I | declared Brazil independent in 1822 | was the Portuguese prince who stayed in Rio | became emperor by a petition of creoles
Antonio José de Sucre / Sucre | won at Ayacucho in 1824 | freed Ecuador and was first president of Bolivia | was the chief lieutenant who ended Spanish power in Peru
Túpac Amaru II | led an Indian revolt in Peru in 1780 | was a descendant of Inca rulers executed in Cuzco | rebelled against forced labor thirty years before independence
Francisco de Miranda | was the forerunner who failed in Venezuela in 1812 | fought in the French Revolution before the revolt of Caracas | died in a Spanish jail in 1816

# Inventors of the textile industry
? Which inventor of the age of cotton mills
Richard Arkwright / Arkwright | patented the water frame | built water-powered cotton mills at Cromford | is called the father of the factory system
James Hargreaves / Hargreaves | developed the spinning jenny | built a device that worked eight threads at once | named his machine, it is said, for a daughter
Samuel Crompton / Crompton | developed the spinning mule in 1779 | combined features of the jenny and the water frame | made strong, fine thread by a hybrid machine
Edmund Cartwright / Cartwright | developed the power loom | was a clergyman who sped up weaving | used water power for weaving in 1785
John Kay | developed the flying shuttle | doubled a weaver's output in 1733 | made a boat-shaped piece of wood speed across the loom
Eli Whitney / Whitney | developed the cotton gin | used interchangeable parts for muskets | removed seeds from fiber in 1793

# Inventors of steam, steel and farming
? Which British or American inventor
James Watt / Watt | improved the steam engine in the 1760s and 1770s | added a separate condenser | joined Matthew Boulton to sell power for factories
Thomas Newcomen | built a pumping machine for mines in 1712 | used steam to draw water from coal pits before Watt | made the first practical atmospheric engine
Jethro Tull | developed the seed drill | replaced scattering by hand with planting in rows about 1701 | improved English farming by a sowing machine
George Stephenson / Stephenson | built the early locomotive called the Rocket | engineered the Liverpool-Manchester line | is called the father of railways
Robert Fulton / Fulton | built the steamboat Clermont | ran a boat by steam up the Hudson in 1807 | made regular river travel by paddle wheel
Henry Bessemer / Bessemer | found a cheap way to make steel | blew air through molten iron in 1856 | devised a converter for strong rails

# Inventors of the second industrial age
? Which inventor or industrialist of the later industrial age
Thomas Edison / Edison | made a practical light bulb and phonograph | ran a research laboratory at Menlo Park | opened a power station in New York in 1882
Alexander Graham Bell / Bell | patented the telephone in 1876 | was a teacher of the deaf who called Watson
Guglielmo Marconi / Marconi | sent the first radio signals across the Atlantic | developed the wireless in 1895 | received the letter S in Newfoundland
Henry Ford / Ford | used the assembly line for the Model T | paid workers five dollars a day in 1914 | built affordable automobiles in Detroit
Alfred Nobel | made dynamite as a safer explosive | left a fortune for yearly prizes in science, literature and peace
Samuel Morse | developed the telegraph and its code | sent a message from Washington to Baltimore in 1844

# Liberal economists and social thinkers
? Which social or economic thinker
Thomas Malthus / Malthus | said population grows faster than food | wrote on the principle of population | warned of famine and misery in 1798
David Ricardo / Ricardo | stated an iron law of wages | wrote on rent and comparative advantage | believed a permanent underclass would stay poor
Jeremy Bentham / Bentham | founded the philosophy of utilitarianism | sought the greatest good for the greatest number | judged laws by usefulness and designed the panopticon
John Stuart Mill / Mill | wrote the essay On Liberty | argued for women's suffrage in Parliament | wanted government to share profit more fairly than utilitarians before him
Herbert Spencer | coined the phrase survival of the fittest and applied it to society | opposed state aid to the poor as interference with progress
Auguste Comte | founded positivism and gave sociology its name | said knowledge passes from theology through metaphysics to science

# Socialists and anarchists
? Which socialist or anarchist
Karl Marx / Marx | was the main author of The Communist Manifesto of 1848 | wrote Das Kapital in London
Friedrich Engels / Engels | described the working class of Manchester | was the son of a mill owner and paid a fellow revolutionary's bills | edited Das Kapital after his friend's death
Robert Owen / Owen | built a model mill town at New Lanark | founded New Harmony in Indiana | was a utopian owner who gave low rent and schools
Charles Fourier / Fourier | planned ideal communities called phalansteries | proposed groups of 1,620 people living together
Henri de Saint-Simon / Saint-Simon | wanted scientists and industrialists to plan society | was a French count of early socialism | inspired followers who thought the idle should give way to producers
Louis Blanc | called for national workshops | said the state should give jobs to all
Pierre-Joseph Proudhon / Proudhon | said property is theft | was the first to call himself an anarchist
Mikhail Bakunin / Bakunin | was a Russian anarchist expelled from the International | called destruction a creative urge
Eduard Bernstein / Bernstein | called for evolutionary socialism | was a German revisionist of Marxism | said workers could gain by voting

# People of Victorian Britain
? Which person of Victorian and Edwardian Britain
Emmeline Pankhurst | led the militant suffragettes | founded the Women's Social and Political Union | went to jail with her daughters for the vote
Florence Nightingale | improved nursing in the Crimea | was called the lady with the lamp | founded a school at St. Thomas's Hospital
Benjamin Disraeli / Disraeli | gave the vote to city workers in 1867 | bought Suez Canal shares for Britain | was a Conservative rival of Gladstone
William Gladstone / Gladstone | was the Liberal leader whose laws opened schools and reformed Irish land | tried to win home rule for Ireland | was four times prime minister opposed by Disraeli
Queen Victoria / Victoria | reigned from 1837 to 1901 | was empress of India from 1876 | wed Albert and gave her name to an age
Charles Stewart Parnell | led the Irish in Parliament for home rule | was a Protestant landowner of the Land League | lost power after a divorce case in 1890
Octavia Hill | improved housing of London's poor | was a founder of the National Trust | trained women to manage tenements

# People of the 1890s
? Which person of the 1890s
Alfred Dreyfus / Dreyfus | was a Jewish officer wrongly convicted of spying | was sent to Devil's Island | was freed after a scandal divided France
Émile Zola | wrote J'accuse in a newspaper | wrote Germinal on miners
Theodor Herzl / Herzl | founded the modern Zionist movement | wrote The Jewish State | called a congress at Basel in 1897
Ferdinand Esterhazy | was the French officer who really wrote the note sold to the Germans | was acquitted by a court-martial in 1898 although guilty of treason
Georges Picquart | was the French intelligence chief who found that the wrong man was convicted | was jailed by the army for exposing a forged case

# Acts and laws of nineteenth-century reform
? Which law of the nineteenth century
Reform Bill of 1832 / Reform Act of 1832 | gave the vote to many middle-class men | ended the seats of rotten boroughs | gave seats to Manchester and other new cities
Factory Act of 1833 | banned work of children under nine in textile mills | sent inspectors to mills
Mines Act of 1842 | kept women and children from working underground | followed a shocking report on coal pits | banned girls hauling coal
Ten Hours Act of 1847 | limited the workday of women and children in mills | was won by Lord Ashley and John Fielden
Combination Acts | outlawed unions in 1799 and 1800 | forbade workers to band together
Corn Laws | put high tariffs on foreign grain | lasted until Peel repealed them in 1846 | favored landowners by making bread dear
Poor Law of 1834 | sent paupers to workhouses | ended relief at home | made aid harsh to discourage claims
Slavery Abolition Act | freed slaves in the British Empire in 1833 | paid owners twenty million pounds | took effect in the Caribbean in 1834
Emancipation Edict of 1861 | freed the Russian serfs | made peasants pay for land for 49 years | was issued by Alexander II

# Biologists and doctors
? Which pioneer of biology, medicine or psychology
Charles Darwin / Darwin | wrote On the Origin of Species in 1859 | explained evolution by natural selection | sailed on the Beagle
Gregor Mendel / Mendel | found laws of heredity with peas | showed dominant and recessive traits in 1866
Louis Pasteur / Pasteur | proved the germ theory | made a rabies vaccine | heated wine and milk to kill microbes
Joseph Lister / Lister | used carbolic acid in surgery | introduced antiseptic methods to operating rooms
Robert Koch / Koch | found the bacteria of tuberculosis and cholera | set rules to link microbe and disease | was a German doctor who isolated anthrax
Sigmund Freud / Freud | founded psychoanalysis in Vienna | said that the unconscious mind drives behavior | wrote The Interpretation of Dreams
Ivan Pavlov / Pavlov | showed that reflexes can be conditioned with dogs | won the Nobel Prize in 1904 for work on digestion
Alexander Fleming / Fleming | discovered penicillin in 1928 | saw mold kill bacteria in London
James Watson / Watson and Crick | found the double helix of DNA with a partner | worked at Cambridge in 1953 | used Franklin's images to model heredity

# Physicists and chemists of the nineteenth century
? Which chemist or physicist
Dmitri Mendeleev / Mendeleev | made the periodic table | left gaps for unknown elements | ordered elements by atomic weight in 1869
John Dalton / Dalton | said matter is made of atoms with set weights | said each element has its own kind of tiny particle
Michael Faraday / Faraday | discovered electromagnetic induction in 1831 | built the first electric motor and generator | showed how moving magnets make current
Marie Curie / Curie | discovered radium and polonium | won Nobel Prizes in physics and chemistry | gave radioactivity its name
Wilhelm Roentgen / Röntgen | discovered X-rays in 1895 | photographed the bones of his wife's hand | won the first Nobel Prize in physics
James Clerk Maxwell | stated equations that unite electricity, magnetism and light | predicted electromagnetic waves in the 1860s

# Physicists of the twentieth century
? Which physicist of the twentieth century
Ernest Rutherford / Rutherford | found that atoms have a nucleus | fired alpha particles at gold foil | split the nitrogen atom
Max Planck / Planck | began quantum theory in 1900 | said energy comes in packets | explained radiation of hot bodies
Albert Einstein / Einstein | proposed the theory of relativity | linked mass and energy by an equation | warned Roosevelt about atomic weapons
Werner Heisenberg | stated the uncertainty principle | showed that position and momentum are not both exact | led the German atomic project in World War II
Robert Oppenheimer | directed the laboratory at Los Alamos | led scientists who built the atomic bomb | quoted the Gita after the Trinity test
Niels Bohr | placed electrons in fixed orbits in a model of 1913 | was the Danish physicist who led an institute at Copenhagen

# Political ideas of the nineteenth century
? Which political idea is
nationalism | pride and loyalty to one's people and culture | the force that unified Italy and Germany | the belief that people with shared language should have a state
liberalism | belief in individual rights and representative government | the ideology of the middle class for constitutions | the aim of written guarantees and free trade
conservatism | support for tradition and established order | the ideology of Metternich and Burke | the preference for monarchy and church after 1815
imperialism | the takeover of weaker lands by a strong country | the policy of dominating other peoples | the drive for colonies after 1870
realpolitik | the pursuit of power by practical means, without ideals | Bismarck's tough, practical policy | a German term for realism in rule
Zionism | the movement for a Jewish homeland | the cause that Herzl led | a nationalist answer to anti-Semitism
Pan-Slavism | the union of all Slavs under Russia | support for Serbs and Bulgarians against Austria and Turkey

# Social doctrines
? Which social or political doctrine is
socialism | public ownership of industry for the good of all | the system proposed by Blanc and Owen
communism | a classless society with all property shared | the final stage predicted by Marx | the ideology of Lenin and Mao
anarchism | the wish to abolish all government | the creed of Bakunin
utilitarianism | the doctrine that actions should bring the most happiness | the moral philosophy of Jeremy Bentham | a judgment of policies by usefulness
Social Darwinism | survival of the fittest applied to society | the doctrine of Herbert Spencer and his followers | a pseudoscience that justified wealth and empire
racism | the belief that one human group is superior | a doctrine that ranks people by descent | the prejudice to which Gobineau gave a pseudoscientific form
feminism | the movement for women's equality | the campaign for suffrage and equal pay | belief in equal rights of the sexes
totalitarianism | total state control of public and private life | the kind of rule of Stalin and Hitler | government that uses terror, propaganda and one party
fascism | extreme nationalism with dictatorship and the glory of the state | the movement of Mussolini | an ideology that rejects both liberals and communists

# Leaders of Germany and Austria-Hungary
? Which leader in Germany, Austria or Hungary
Otto von Bismarck / Bismarck | unified Germany with blood and iron | altered the Ems telegram to start war | brought in social insurance and fought Catholics
Wilhelm I / William I | was proclaimed kaiser at Versailles in 1871 | was the Prussian king who named Bismarck | was the first emperor of united Germany
Wilhelm II / William II | dismissed Bismarck in 1890 | was the last kaiser, who fled to Holland | built a fleet to rival Britain
Lajos Kossuth / Kossuth | led the Hungarian revolt of 1848 | declared independence from the Habsburgs in 1849 | fled into exile after Russian troops came in 1849
Francis Joseph / Franz Joseph | ruled Austria from 1848 to 1916 | agreed to the Dual Monarchy | lost his heir at Sarajevo

# Figures of Italian unification
? Which figure of the Italian Risorgimento
Camillo di Cavour / Cavour | was the prime minister of Sardinia who unified the north | allied with Napoleon III against Austria | edited a newspaper called Il Risorgimento
Giuseppe Garibaldi / Garibaldi | led the Red Shirts to Sicily | captured southern Italy in 1860 | handed over the south to the king
Giuseppe Mazzini / Mazzini | founded the secret group Young Italy | wanted a republic in Rome
Victor Emmanuel II / Victor Emmanuel | became the first king of united Italy in 1861 | met Garibaldi at Teano
Pius IX | lost Rome in 1870 and called himself a prisoner in the Vatican | was the pope who fled the Roman Republic of 1848-1849

# Rulers of France after Napoleon
? Which French ruler or politician after Napoleon I
Napoleon III / Louis-Napoleon | was elected president of France in 1848 and then made emperor | rebuilt Paris with Haussmann | lost his throne at Sedan
Louis Philippe / Louis-Philippe | was known as the citizen king | fled in the rising of February 1848 | ruled France for the bourgeoisie
Charles X | was overthrown in July 1830 | shut down the press and chamber
Louis XVIII | was restored to the French throne in 1814 | granted the constitutional Charter of 1814 | was brother of the guillotined king
Adolphe Thiers | crushed the Paris Commune in 1871 | was the first president of the Third Republic

# Imperialism in Africa and Asia: terms
? Which term names
sphere of influence | an area where a foreign power has trade privileges | a zone in China held by Russia, Germany or Britain | an outside power's special region without full rule
economic imperialism | control by private business interests | the dominance of American fruit companies in Central America | power over a weak country through loans
direct rule | control by officials sent from the mother country | a system without local self-government
indirect rule | control through local chiefs | the British way of governing Nigeria by emirs | the method of Lord Lugard, who worked through native rulers
paternalism | governing people as a father treats children | a policy of caring without granting rights | treatment of subjects as unable to decide
assimilation | making colonial people adopt the ruler's culture | the French policy of turning Africans into citizens | absorption into a dominant way of life
White Man's Burden | the supposed duty to civilize others | the title of Kipling's poem
raj / British Raj | the rule of Britain in India from 1858 | the Crown's government after the mutiny | London's power over the subcontinent, which ended in 1947
extraterritorial rights / extraterritoriality | exemption of foreigners from local law | the privilege to be tried by one's own courts in China

# Wars and revolts in Asia
? Which conflict in Asia
First Opium War / Opium War | ended with the Treaty of Nanjing in 1842 | opened five ports and gave Hong Kong to Britain | began when Lin Zexu destroyed a drug
Second Opium War / Arrow War | burned the Summer Palace in 1860 | legalized the drug trade and let diplomats live in Beijing | began with the boarding of a ship in 1856
Taiping Rebellion | killed at least 20 million Chinese | was led by Hong Xiuquan, who thought himself Christ's brother | set up a Heavenly Kingdom at Nanjing
Boxer Rebellion | besieged the foreign legations in 1900 | was crushed by eight nations | attacked Christians and foreigners with martial arts
Sepoy Mutiny / Indian Rebellion of 1857 / Sepoy Rebellion | began with greased cartridges | led to Crown rule in place of the Company | spread from Meerut to Delhi
Russo-Japanese War | was won by an Asian power in 1905 | ended by the Treaty of Portsmouth | destroyed a fleet at Tsushima
Sino-Japanese War / First Sino-Japanese War | gave Taiwan to Japan in 1895 | ended with the Treaty of Shimonoseki | began over Korea in 1894
Philippine-American War | was led by Emilio Aguinaldo from 1899 | was fought against rule of the United States | followed the purchase from Spain

# Wars and revolts in Africa
? Which conflict in Africa
Boer War / South African War | was fought by Dutch settlers and Britain from 1899 to 1902 | used concentration camps for families | ended with union of Transvaal and Cape
Maji Maji Rebellion | used magic water against German bullets | was fought in East Africa from 1905 | rose over forced cotton growing
Battle of Adwa / Adwa | kept Ethiopia free in 1896 | ended in a humiliating defeat for Italy | was won by Menelik's army
Battle of Omdurman / Omdurman | killed Mahdists with machine guns in 1898 | was Kitchener's victory near Khartoum
Herero revolt | led to genocide in Southwest Africa in 1904 | was crushed by Trotha | drove people into the Omaheke desert

# People of imperialism in Africa
? Which person in the history of imperialism in Africa
Cecil Rhodes | wanted a Cape-to-Cairo railway | made a fortune in diamonds | gave a name to Rhodesia
David Livingstone / Livingstone | was a missionary who explored the Zambezi | was found by a reporter at Ujiji | gave Victoria Falls its name
Henry Stanley / Henry Morton Stanley | found a missing Scottish missionary in 1871 | signed treaties along the Congo for a king | was a reporter for the New York Herald
Leopold II / King Leopold II | owned the Congo Free State | forced Africans to collect rubber by cruelty | was the king of Belgium
Muhammad Ali of Egypt / Muhammad Ali | broke from the Ottomans and modernized the Nile country | massacred the Mamluks in 1811
Ferdinand de Lesseps | built the canal at Suez | was a French diplomat who failed in Panama | gained permission for a canal from the Egyptian ruler Said
Samori Touré / Samory Touré | fought the French in West Africa for about 16 years | was a Mandinka ruler of an empire
Muhammad Ahmad / the Mahdi | took Khartoum and killed Gordon | called himself the guided one in Sudan | raised a jihad against Egypt in 1881

# People of imperialism in Asia and the Pacific
? Which person in the history of imperialism in Asia and the Pacific
Rudyard Kipling / Kipling | wrote Kim and The Jungle Book | was the Bombay-born poet of empire | urged Americans to take up a burden
Lin Zexu | destroyed opium at Canton | wrote to Queen Victoria about a drug | was an imperial commissioner in 1839
Hong Xiuquan | thought he was brother of Jesus | led a rebellion from 1851 | promised to share land in a Heavenly Kingdom
Liliuokalani / Queen Liliuokalani | was the last monarch of Hawaii | was overthrown by planters in 1893
Rammohun Roy / Ram Mohun Roy | is called the father of modern India | campaigned against widow burning | founded the Brahmo Samaj
King Chulalongkorn / Rama V | modernized Siam and kept it free | ended slavery in Thailand | played Britain and France against each other
Mongkut / Rama IV | was a monk-king who signed the Bowring treaty | ruled Siam from 1851 | hired Anna Leonowens to teach at court
Emilio Aguinaldo | led Filipinos for independence | declared a republic at Malolos
Sayyid Jamal al-Din al-Afghani / al-Afghani | preached Muslim unity against the West | started a boycott of tobacco in Persia

# Civilians and statesmen of World War I
? Which person of World War I and the peace
Archduke Franz Ferdinand / Franz Ferdinand | was the Austrian heir shot at Sarajevo | was murdered with Sophie on June 28, 1914 | was the victim of a Bosnian Serb student
Gavrilo Princip | fired the shots at Sarajevo | belonged to a circle linked with the Black Hand | was a young Bosnian Serb assassin
Woodrow Wilson / Wilson | proposed the Fourteen Points | was the American president who wanted a League | asked for war to make the world safe for democracy
Georges Clemenceau / Clemenceau | was the French premier called the Tiger | wanted Germany punished at Paris | led France to victory from 1917
David Lloyd George / Lloyd George | was the British prime minister at the peace talks | promised to make Germany pay in the 1918 election
Vittorio Orlando / Orlando | was the Italian leader who walked out of the talks | demanded the port of Fiume | was the least of the Big Four

# Soldiers of World War I
? Which person who served in World War I
Paul von Hindenburg / Hindenburg | was the field marshal made German president in 1925 | made Hitler chancellor in January 1933
Erich Ludendorff | ran the German army from 1916 with a field marshal | launched the offensives of spring 1918 | marched in the Munich putsch
Philippe Pétain / Pétain | held Verdun in 1916 | headed the Vichy government | was sentenced to death for treason in 1945
Ferdinand Foch / Foch | commanded Allied armies in 1918 | took the German surrender in a railway car | was the French marshal of the final advance
T. E. Lawrence / Lawrence of Arabia | helped Arabs revolt against the Ottomans | wrote Seven Pillars of Wisdom | was a British officer in desert dress
John Pershing | led the American Expeditionary Forces | chased Villa and then sailed to France | was called Black Jack
Edith Cavell | was a British nurse shot by Germans in Brussels | helped soldiers escape from Belgium | became a symbol of sacrifice in 1915

# Battles and events of World War I
? Which battle of World War I
First Battle of the Marne / Battle of the Marne | saved Paris in September 1914 | ended the Schlieffen Plan | used taxis to rush troops
Battle of Verdun / Verdun | was the long German attack of 1916 on French forts | was meant to bleed France white | made the words they shall not pass famous
Battle of the Somme / Somme | cost Britain nearly 60,000 casualties on its first day | was the British attack of July 1916 | saw the first use of tanks
Gallipoli Campaign / Gallipoli | tried to open the Dardanelles in 1915 | is remembered each year on Anzac Day
Battle of Tannenberg / Tannenberg | destroyed a Russian army in the first month of war | made the reputation of Hindenburg | was fought in East Prussia
Battle of Jutland / Jutland | was the great naval clash of 1916 | kept the German fleet in port | was fought off Denmark
Battle of Ypres / Ypres | saw the first large use of poison gas in 1915 | was fought in Flanders | included the mud of Passchendaele

# Agreements of the World War I era
? Which agreement or statement of the World War I era
Treaty of Versailles | made Germany accept war guilt | was signed on June 28, 1919 | cut the German army to 100,000 men
Treaty of Brest-Litovsk | took Russia out of the war in March 1918 | gave up Ukraine, Poland and the Baltic lands | was accepted by Lenin to save the revolution
Treaty of Lausanne | recognized the republic of Turkey in 1923 | replaced the harsh terms of Sèvres | set up exchange of Greeks and Turks
Treaty of Saint-Germain | broke up Austria in 1919 | forbade Vienna to unite with Germany | recognized Czechoslovakia and Poland out of Habsburg land
Fourteen Points | called for self-determination and open treaties | was presented by Wilson in January 1918 | asked for an association of nations
Sykes-Picot Agreement | secretly divided Ottoman lands in 1916 | gave Syria to France and Iraq to Britain | was a wartime deal by two diplomats
Balfour Declaration | supported a Jewish national home in Palestine | was a British letter of 1917 | was sent to Lord Rothschild

# Agreements of 1924 to 1941
? Which agreement of the years 1924 to 1941
Locarno Pact / Locarno Treaties | settled Germany's western borders in 1925 | was signed by Stresemann and Briand
Kellogg-Briand Pact | renounced war as policy in 1928 | was signed by almost every nation but had no force | was named for an American and a French minister
Munich Agreement | gave the Sudetenland to Hitler in 1938 | was Chamberlain's peace for our time | betrayed Czechoslovakia to avoid a war
Nazi-Soviet Pact / German-Soviet Nonaggression Pact | divided Poland by a secret part in August 1939 | was a promise not to fight between Hitler and Stalin | was signed by Molotov and Ribbentrop
Atlantic Charter | was the 1941 statement of Roosevelt and Churchill | called for free trade and choice of government | was drawn up on a ship off Newfoundland
Dawes Plan | lent Germany money in 1924 | eased payments with American loans

# Peace agreements since 1954
? Which agreement of the later twentieth century
Helsinki Accords | recognized European borders and human rights in 1975 | was signed by Brezhnev and Ford with 33 others | gave Soviet-bloc dissidents a promise to which they could appeal
Camp David Accords | opened the way to peace of Egypt and Israel | was reached by Sadat and Begin in 1978 | was arranged by Jimmy Carter
Oslo Accords | gave Palestinians limited self-rule in 1993 | was sealed by a handshake of Rabin and Arafat | came from secret talks in Norway
SALT I / Strategic Arms Limitation Talks | limited the number of missiles in 1972 | was a pact signed by Nixon and Brezhnev
Dayton Accords | ended the war in Bosnia in 1995 | was negotiated at an air base in Ohio | was the deal that kept Bosnia as two parts
Geneva Accords of 1954 | divided Vietnam at the 17th parallel | ended French rule in Indochina | promised elections in 1956 that were not held

# Global agreements
? Which worldwide agreement or declaration
Universal Declaration of Human Rights | was adopted in 1948 under Eleanor Roosevelt | states that all are born free and equal in dignity | sets standards on torture, education and asylum
Kyoto Protocol | set limits on greenhouse gases in 1997 | bound rich nations to cut emissions | was a climate pact made in Japan
Paris Agreement | aims to keep warming well below two degrees | was adopted by nearly all states in 2015 | asks every nation to set its own climate plan
Nuclear Nonproliferation Treaty / Nuclear Non-Proliferation Treaty | seeks to stop the spread of atomic weapons | was opened for signing in 1968 | lets only five powers keep certain warheads
Montreal Protocol | phased out gases that destroy the ozone layer | was signed in Canada in 1987 to ban chlorofluorocarbons

# People of the last years of czarist Russia
? Which person of the last years of czarist Russia
Grigori Rasputin / Rasputin | was a holy man who influenced Empress Alexandra | seemed able to ease the illness of the heir Alexis | was killed by nobles in December 1916
Empress Alexandra / Czarina Alexandra | ran the government while the czar was at the front | trusted a Siberian monk with her son's illness | was a German-born wife shot in 1918
Father Gapon / Georgy Gapon | led workers to the Winter Palace in 1905 | was the priest of Bloody Sunday | carried a petition to Nicholas
Sergei Witte / Witte | sped up Russian industry as finance minister | negotiated at Portsmouth and wrote the October Manifesto | built railroads with foreign loans
Pyotr Stolypin / Stolypin | let peasants leave communes and own land | was prime minister shot at Kiev in 1911 | used the noose against rebels after the revolution of 1905

# People of the Russian Revolution
? Which person of the Russian Revolution and civil war
Vladimir Lenin / Lenin | led the Bolsheviks to power in November 1917 | promised peace, land and bread | returned from Switzerland in a sealed train
Leon Trotsky / Trotsky | organized the Red Army | was murdered in Mexico in 1940 | lost power to Stalin and called for permanent revolution
Joseph Stalin / Stalin | ruled the Soviet Union until 1953 with terror | began five-year plans and collective farms | was a Georgian general secretary called man of steel
Alexander Kerensky / Kerensky | led the Provisional Government in 1917 | kept Russia in the war and lost support | fled when Bolsheviks took the Winter Palace
Alexandra Kollontai | was the Bolshevik who fought for women's rights | became commissar of social welfare
Alexander Kolchak | led White forces in Siberia | was an admiral shot at Irkutsk | claimed to be supreme ruler in the civil war

# People of the Chinese republic
? Which person of China before 1949
Sun Yixian / Sun Yat-sen | led the overthrow of the Qing in 1911 | stated the Three Principles of the People | founded the Kuomintang and was first president
Jiang Jieshi / Chiang Kai-shek | led the Nationalists and fled to Taiwan in 1949 | massacred Communists at Shanghai in 1927 | commanded the Northern Expedition against the warlords
Yuan Shikai | was the general who became president in 1912 and tried to be emperor | died in 1916 as strongman of the early republic
Kang Youwei | advised Guangxu in the Hundred Days' Reform | was a scholar who wanted constitutional monarchy | fled in 1898 after a coup by Cixi
Lu Xun | wrote Diary of a Madman | attacked Confucian tradition in modern short stories | was a writer of The True Story of Ah Q

# People of the People's Republic of China
? Which figure of Communist China
Mao Zedong / Mao Tse-tung | proclaimed the People's Republic in 1949 | led the Long March | launched the Great Leap Forward and Cultural Revolution
Zhou Enlai / Chou En-lai | was the first premier of the People's Republic | welcomed Nixon and eased radical policies | was the foreign policy expert who met Kissinger
Deng Xiaoping | opened China to markets after 1978 | said the color of a cat does not matter if it catches mice | ordered the crackdown at Tiananmen
Liu Shaoqi | was the head of state purged in the Cultural Revolution | died in prison in 1969 as the first capitalist-roader | succeeded as chairman of state after the Great Leap
Jiang Qing | led the Gang of Four | dictated revolutionary opera and the arts in the Cultural Revolution | was arrested a month after Mao died in 1976
Lin Biao | compiled the Little Red Book | was Mao's chosen heir who died in a plane crash | was a defense minister killed in Mongolia in 1971
Xi Jinping | became leader of China in 2012 | launched the Belt and Road plan | removed term limits for president in 2018

# Dictators of Europe between the wars
? Which European dictator
Benito Mussolini / Mussolini | marched on Rome in 1922 | founded the Fascist Party and was called Il Duce | invaded Ethiopia in 1935
Adolf Hitler / Hitler | wrote Mein Kampf in prison | became German chancellor in January 1933 | was the Nazi Führer who started war in Europe
Francisco Franco / Franco | won the Spanish Civil War | ruled Spain until 1975 | was a general of the Nationalists helped by Germany and Italy
António Salazar / Salazar | ruled Portugal from 1932 to 1968 | was an economics professor who set up the New State | kept colonies in Africa as dictator at Lisbon
Engelbert Dollfuss | was the Austrian chancellor killed by Nazis in 1934 | banned parties in Vienna | set up a clerical state before Anschluss

# Leaders of Asia and Latin America, 1920 to 1955
? Which ruler of Asia or Latin America in the years 1920 to 1955
Hideki Tojo / Tojo | was prime minister of Japan at Pearl Harbor | was a general hanged for war crimes
Emperor Hirohito / Hirohito | announced surrender on radio in 1945 | gave up his divine status | reigned in Japan from 1926 to 1989
Juan Perón / Perón | governed Argentina with the support of urban workers | was a colonel elected in 1946
Getúlio Vargas / Vargas | set up the Estado Novo in Brazil | shot himself in 1954 as president
Mustafa Kemal / Atatürk / Kemal Atatürk | founded the Turkish republic | banned the fez and adopted the Latin alphabet | defended Gallipoli in 1915 and later drove the Greeks from Anatolia
Reza Shah Pahlavi / Reza Khan | modernized Iran from 1925 | changed the name of Persia | founded the last Iranian dynasty
Ibn Saud / Abd al-Aziz Ibn Saud | unified an Arabian kingdom in 1932 | gave oil rights to an American company | led Wahhabi warriors to take Mecca

# World War II in western Europe and the Mediterranean
? Which battle or campaign of World War II
Battle of Britain | was the air fight of 1940 won by the RAF | ended hopes of German invasion across the Channel | was decided by radar, Spitfires and Hurricanes
Dunkirk evacuation / Dunkirk | rescued over 338,000 Allied troops in 1940 | used small boats across the Channel | saved the British army in France
Battle of the Atlantic | was the fight of convoys against U-boats | was won by sonar, radar and codebreaking | was the longest naval campaign of the war
Battle of El Alamein / El Alamein | stopped Rommel in Egypt | was Montgomery's victory of 1942 | saved the Suez Canal for the Allies
D-Day / Normandy invasion | was the landing of June 6, 1944 | opened a front in France under Eisenhower | used beaches called Omaha and Utah
Battle of the Bulge | was Hitler's last attack in the west | was fought in the Ardennes in December 1944 | surprised Americans at Bastogne

# World War II in eastern Europe
? Which event of the war between Germany and the Soviet Union
Operation Barbarossa | was the German invasion of the Soviet Union | began June 22, 1941 | broke a nonaggression pact
Battle of Stalingrad / Stalingrad | destroyed the German Sixth Army | was the turning point on the Volga | ended with surrender of Paulus in February 1943
Siege of Leningrad / Leningrad | lasted about 900 days | starved nearly a million people | was eased by a road over a frozen lake
Battle of Kursk / Kursk | was the greatest tank clash of the war | was the last big German attack in the east in 1943 | was fought in a salient south of Orel
Battle of Moscow | was the first major defeat of the Wehrmacht, in December 1941 | halted Operation Typhoon in snow before the Kremlin
Battle of Berlin | ended the war in Europe when the Red Army took the Reichstag | was the final assault of April 1945 during which Hitler shot himself

# World War II in the Pacific
? Which battle of the Pacific war
attack on Pearl Harbor / Pearl Harbor | brought America into war on December 7, 1941 | was a raid on a Hawaiian base | sank or damaged eight American battleships on a Sunday morning
Battle of Midway / Midway | sank four Japanese carriers in June 1942 | was won thanks to the breaking of a naval code
Battle of Guadalcanal / Guadalcanal | was a six-month fight in the Solomons | was the first land victory of Americans in the Pacific | was called the Island of Death by Japanese
Battle of Iwo Jima / Iwo Jima | was the fight where marines raised a flag on Suribachi | took a volcanic isle in early 1945 | gained airfields south of Japan with 6,800 dead
Battle of Okinawa / Okinawa | was the last great land fight of the Pacific | saw mass kamikaze raids and civilian suicides | ended in June 1945 close to Japan
Battle of the Coral Sea / Coral Sea | was the first naval clash fought by carrier planes alone | stopped an advance on Port Moresby | took place in May 1942 near Australia

# Civilian suffering and justice in World War II
? Which event of the World War II era
bombing of Hiroshima / Hiroshima | was the first atomic attack | was carried out by the Enola Gay on August 6, 1945 | killed over 70,000 at once in Japan
Bataan Death March | killed thousands of prisoners in the Philippines | was a forced walk of April 1942 | was punished as a war crime of Homma
Nanjing Massacre / Rape of Nanking | was the killing of civilians in China's capital in 1937 | followed the fall of a city in December 1937
Nuremberg Trials | judged Nazi leaders for war crimes in 1945–1946 | punished crimes against humanity | brought 22 leading defendants before an Allied court
bombing of Dresden | was the firestorm that Allied planes caused in Saxony in February 1945 | killed about 25,000 people in a German baroque city
Kristallnacht / Night of Broken Glass | was the Nazi attack on synagogues and Jewish shops in November 1938 | followed the shooting of a German diplomat in Paris

# Statesmen of World War II
? Which Allied statesman of the World War II era
Winston Churchill / Churchill | was the British prime minister who offered blood, toil, tears and sweat | led Britain in 1940 and never surrendered | named the iron curtain at Fulton
Neville Chamberlain / Chamberlain | brought back peace for our time | was the prime minister of appeasement | resigned in May 1940
Franklin Roosevelt / Franklin D. Roosevelt | began Lend-Lease and the New Deal | was the president who met Stalin at Yalta | called December 7 a date of infamy
Harry Truman / Truman | ordered the atomic bomb dropped | began containment and aid to Greece and Turkey | became president in April 1945
Charles de Gaulle / de Gaulle | led the Free French from London | founded the Fifth Republic | ended the war in Algeria

# Commanders of World War II
? Which commander of World War II
Dwight Eisenhower / Eisenhower | commanded the invasion of Normandy | was supreme Allied commander in Europe | later led NATO forces and became president
Bernard Montgomery | led the Eighth Army in Egypt | beat the Desert Fox
Erwin Rommel / Rommel | led the Afrika Korps | was called the Desert Fox | was forced to take poison in 1944
Georgy Zhukov / Zhukov | was the Soviet marshal who took Berlin | defended Moscow in 1941 | accepted German surrender in 1945
Douglas MacArthur / MacArthur | promised I shall return to the Philippines | governed Japan during the American occupation | led UN troops in Korea until fired
Isoroku Yamamoto / Yamamoto | planned the attack on Pearl Harbor | was the Japanese admiral lost at Midway | was shot down in 1943
Chester Nimitz | commanded the U.S. Pacific Fleet | signed the Japanese surrender for the United States

# Nazis, victims and rescuers
? Which person of the Nazi era
Heinrich Himmler / Himmler | headed the SS under Hitler | organized the death camps of the Final Solution | killed himself as prisoner in May 1945
Joseph Goebbels / Goebbels | was the Nazi minister of propaganda | spread hate by radio and film | died with Hitler in the bunker with six children
Hermann Göring / Göring | commanded the German Luftwaffe | was sentenced at Nuremberg but took poison | was a World War I flying ace whom Hitler named as successor
Anne Frank | wrote a diary in hiding in Amsterdam | died in the camp at Bergen-Belsen | was a Jewish girl whose diary was saved by her father
Oskar Schindler | saved over a thousand Jews in his factory | was a German businessman with a list | spent a fortune in Kraków to rescue workers
Raoul Wallenberg | gave Swedish passes to Jews of Budapest | vanished into a Soviet prison after January 1945

# Soviet and Russian figures since 1953
? Which Soviet or Russian figure
Nikita Khrushchev / Khrushchev | attacked Stalin in a secret speech in 1956 | placed nuclear missiles in Cuba in 1962 | crushed Hungary and was removed in 1964
Leonid Brezhnev / Brezhnev | sent troops to Prague in 1968 | led the Soviet Union from 1964 to 1982 | invaded Afghanistan in 1979
Mikhail Gorbachev / Gorbachev | began glasnost and perestroika | was the last leader of the Soviet Union | signed a treaty on missiles with Reagan
Boris Yeltsin / Yeltsin | was first president of the Russian Federation | stood on a tank in August 1991 | used shock therapy and attacked Chechnya
Vladimir Putin / Putin | came to power in Russia on the last day of 1999 | annexed Crimea in 2014 | ordered the invasion of Ukraine in 2022
Alexander Solzhenitsyn | wrote The Gulag Archipelago | exposed labor camps and was expelled in 1974 | won a Nobel Prize in literature for camp novels

# American and Cuban leaders of the Cold War
? Which American or Latin American figure of the Cold War
Fidel Castro / Castro | took power in Cuba in 1959 | overthrew Batista and allied with Moscow | survived the Bay of Pigs invasion
Che Guevara | was an Argentine who fought with Cuban rebels | was killed in Bolivia in 1967 | was a doctor who wrote a handbook on guerrilla warfare
John F. Kennedy | blockaded Cuba in October 1962 | was killed at Dallas in 1963 | promised to put a man on the moon by 1970
Ronald Reagan | proposed the Strategic Defense Initiative | told a Soviet leader to tear down this wall | called the Soviets an evil empire
Richard Nixon | visited Beijing in 1972 | signed SALT I with Moscow | began détente and resigned over Watergate

# Leaders of communist and postcommunist Eastern Europe
? Which person of Eastern Europe
Josip Broz Tito / Tito | led communist Yugoslavia free of Stalin | was partisan leader and marshal in Belgrade | held six south Slavic republics together until 1980
Imre Nagy | led Hungary's revolt of 1956 and was hanged | promised free elections and withdrawal from the Warsaw Pact | was a reform communist of Budapest
Alexander Dubček / Dubček | led the Prague Spring | wanted socialism with a human face | was removed after tanks came in August 1968
Lech Wałęsa / Lech Walesa / Walesa | led Solidarity at Gdańsk | was an electrician made Polish president in 1990 | won the peace prize as union leader
Václav Havel / Vaclav Havel | was the playwright who became Czech president | spoke for Civic Forum in the Velvet Revolution | wrote The Power of the Powerless
Nicolae Ceaușescu / Nicolae Ceausescu / Ceausescu | was the Romanian dictator shot in December 1989 | ruled with the Securitate secret police | fell after firing at Timișoara
John Paul II | was the first Polish pope | was the churchman who encouraged resistance in 1979 | was the pontiff shot in 1981
Slobodan Milošević / Slobodan Milosevic | was the Serbian leader tried at The Hague | was the nationalist who ended Kosovo's self-rule | was the president bombed by NATO in 1999

# Leaders of Western Europe in the Cold War
? Which leader of Western Europe
Margaret Thatcher | defeated the British coal strike of 1984-1985 | fought for the Falklands and private industry
Helmut Kohl | was in office when Germany reunited in 1990 | pressed for the euro and one nation
Konrad Adenauer | was first chancellor of West Germany | rebuilt a nation from 1949 to 1963 | brought a rebuilt West German state into NATO in 1955
Willy Brandt | was the chancellor of Ostpolitik | knelt at the Warsaw ghetto | was mayor of West Berlin in 1961
François Mitterrand | was the Socialist who governed France from 1981 to 1995 | nationalized banks in Paris and later backed the Maastricht Treaty

# Conflicts in Asia since 1945
? Which conflict or upheaval in Asia
Korean War | was fought from 1950 to 1953 across the 38th parallel | began when the North invaded the South | ended with a cease-fire at Panmunjom
Vietnam War | ended with the fall of Saigon in 1975 | escalated after the Gulf of Tonkin | was fought against the Vietcong
First Indochina War | ended at Dien Bien Phu in 1954 | was fought by France against Ho Chi Minh | led to a split at the 17th parallel
Soviet-Afghan War | was fought against the mujahideen from 1979 | led to a boycott of the Moscow Olympics | was Moscow's costly retreat of 1989
Chinese Civil War | was fought by Nationalists and Communists until 1949 | broke out again in 1946 after Japan's defeat | drove the losing government to Taiwan
Cambodian genocide | killed about 1.7 million under the Khmer Rouge | emptied Phnom Penh in 1975 | was led by Pol Pot
partition | divided India into two states in 1947 | created Pakistan as a separate Muslim state | drew a border that made millions of Hindus and Muslims flee

# Cold War events in Europe, the Middle East and Latin America
? Which event of the Cold War years
Hungarian Revolution of 1956 / Hungarian Uprising | was crushed by Soviet tanks in Budapest | was led by Imre Nagy | saw protesters pull down Stalin's statue
Prague Spring | tried in 1968 to give socialism a human face | ended with invasion by the Warsaw Pact | loosened censorship under Dubček
Greek Civil War | was fought with communists until 1949 | brought the Truman Doctrine | was a fight of royal troops in the Balkans
Suez Crisis | followed Nasser's seizure of a waterway in 1956 | saw Britain, France and Israel attack Egypt | ended when America and Moscow forced withdrawal
Velvet Revolution | ended one-party rule in Czechoslovakia in 1989 | brought Havel to power
Iranian Revolution | overthrew the shah in 1979 | brought Khomeini back from exile | led to hostages at the U.S. embassy
Nicaraguan Revolution | was won by Sandinistas in 1979 | overthrew the Somoza family | led to fighting with the Contras

# Leaders of India and Pakistan
? Which leader of India or Pakistan
Mohandas Gandhi / Gandhi / Mahatma Gandhi | led the Salt March of 1930 | taught nonviolent civil disobedience | was shot by a Hindu extremist in 1948
Jawaharlal Nehru / Nehru | was first prime minister of India | spoke of a tryst with destiny | led the nonaligned nations
Muhammad Ali Jinnah / Jinnah | led the Muslim League | founded Pakistan as first governor-general | demanded a separate state in 1940
Indira Gandhi | was shot by Sikh bodyguards in 1984 | had emergency rule declared in 1975 | sent the army into the Golden Temple at Amritsar
Benazir Bhutto | was elected prime minister of Pakistan twice | was murdered in 2007 in Rawalpindi | was the first woman to lead a Muslim nation

# Leaders of Korea and Indochina
? Which leader of Korea or Indochina
Ho Chi Minh | declared Vietnam independent in 1945 | led the Vietminh against France
Ngo Dinh Diem / Diem | ruled South Vietnam and was killed in 1963 | was a Catholic president in Saigon | angered Buddhists by repression
Pol Pot | led the Khmer Rouge | emptied the cities of Cambodia and killed over a million people | was ousted by a Vietnamese invasion in 1978
Kim Il Sung | founded the communist state of North Korea | invaded the South in 1950 | began a ruling family with juche
Syngman Rhee | was first president of South Korea | resigned after student protest in 1960

# Leaders of Southeast Asia
? Which leader of Southeast Asia
Sukarno | was first president of Indonesia | hosted the Bandung conference
Suharto | seized Indonesia after killings of communists in 1965 | resigned in the Asian financial crisis
Aung San Suu Kyi | was held under house arrest in Burma | won the peace prize in 1991 | was daughter of a general and led democrats in Yangon
U Nu | was the first prime minister of independent Burma | was overthrown by Ne Win in 1962
Ferdinand Marcos / Marcos | was Philippine dictator who fled in 1986 | declared martial law at Manila in 1972 | lost to people power
Corazon Aquino | entered politics after the murder of an exiled husband at Manila airport | led people power in the Philippines
Lee Kuan Yew | made Singapore a rich port | was prime minister from 1959 to 1990 | led an island out of Malaysia

# African independence leaders
? Which figure of African independence
Kwame Nkrumah / Nkrumah | led the Gold Coast to independence in 1957 | was first president of Ghana | called for a United States of Africa
Jomo Kenyatta / Kenyatta | was jailed over Mau Mau and then led independent Kenya | wrote Facing Mount Kenya
Julius Nyerere / Nyerere | led Tanzania and settled peasants in ujamaa villages | translated Shakespeare into Swahili
Léopold Senghor / Senghor | was poet and president of Senegal | wrote of negritude at Dakar | stepped down by choice in 1980
Patrice Lumumba / Lumumba | was the first premier of Congo, murdered in 1961 | asked Moscow for help when Katanga broke away
Ahmed Ben Bella | was first president of Algeria | led the FLN against France | was jailed by France and overthrown in 1965
Frantz Fanon | wrote The Wretched of the Earth | was a Martinique psychiatrist in Algeria | justified violence against colonizers

# Figures of southern Africa
? Which figure of southern Africa
Nelson Mandela / Mandela | spent 27 years in prison | was elected South Africa's president in 1994 | led the African National Congress against apartheid
F. W. de Klerk / de Klerk | legalized the ANC and freed prisoners in 1990 | was the last white president of South Africa
Desmond Tutu | headed the Truth and Reconciliation Commission | was archbishop who won the 1984 peace prize
Stephen Biko / Steve Biko | founded the Black Consciousness movement | died in police custody in 1977
Robert Mugabe | led Zimbabwe from 1980 to 2017 | had land taken from white farmers without payment | fought Ian Smith's Rhodesia

# Later African leaders
? Which African leader
Mobutu Sese Seko / Mobutu | changed the name of Congo to Zaire | stole his country's wealth in Kinshasa until 1997 | seized power from Lumumba's heirs in 1965
Haile Selassie | was emperor of Ethiopia until 1974 | appealed to the League in 1936 | was honored by Rastafarians
Idi Amin | expelled Asians from Uganda | was a brutal ruler from 1971 to 1979 | seized power from Obote at Kampala
Ellen Johnson Sirleaf | was the first woman elected president in Africa | led Liberia after civil war | won a shared peace prize in 2011
Wangari Maathai | founded the Green Belt Movement | won the peace prize in 2004
Muammar Qaddafi / Gaddafi | ruled Libya from 1969 to 2011 | wrote the Green Book | was killed at Sirte by rebels

# Leaders of Israel
? Which leader of Israel
David Ben-Gurion / Ben-Gurion | proclaimed Israel in 1948 | was the first prime minister of a state proclaimed at Tel Aviv | led the Jewish Agency in Palestine
Golda Meir | resigned in 1974 after a surprise attack on Yom Kippur | was raised in Milwaukee and signed the declaration of 1948
Menachem Begin / Begin | made peace with Egypt in 1979 | was a Likud leader who shared a Nobel Prize | once led the Irgun against the British
Yitzhak Rabin / Rabin | was shot in 1995 by an Israeli | was the general who signed the Oslo deal | shook hands with Arafat in Washington
Moshe Dayan | wore an eye patch and was defense minister in the Six-Day War | commanded the army in the Sinai campaign of 1956

# Leaders of the Arab states and Palestinians
? Which Arab leader
Gamal Abdel Nasser / Nasser | nationalized the Suez Canal | led Egypt and Pan-Arabism | overthrew Farouk and built the Aswan Dam
Anwar Sadat / Sadat | was the first head of an Arab state to visit Jerusalem | signed peace and was shot in 1981 | led Egypt in the October attack of 1973
Yasir Arafat / Yasser Arafat / Arafat | led the Palestine Liberation Organization | founded the guerrilla group Fatah | headed the Palestinian Authority until 2004
King Hussein / Hussein of Jordan | reigned at Amman for nearly half of the twentieth century | lost the West Bank in 1967 | signed peace with Israel in 1994
Hosni Mubarak / Mubarak | fell in Egypt in February 2011 | ruled Cairo for thirty years | kept Egypt under emergency law after the murder of Sadat
Bashar al-Assad / Bashar Assad | ruled Syria from 2000 to 2024 | used chemical weapons against rebels near Damascus | fought a civil war with Russian help

# People of Iran, Iraq and beyond
? Which person of the modern Muslim world
Ayatollah Khomeini / Khomeini / Ruhollah Khomeini | led Iran's Islamic revolution | returned from Paris in 1979 | ordered death for Rushdie and ruled Tehran
Mohammad Reza Pahlavi / Shah of Iran | was restored by a coup in 1953 | began the White Revolution and relied on the secret police Savak | fled Tehran in January 1979
Mohammad Mossadegh / Mosaddegh | nationalized Iranian oil in 1951 | was premier toppled with CIA help
Saddam Hussein | invaded Kuwait in 1990 | gassed Kurds and fought Iran | was captured in 2003 and hanged at Baghdad
Osama bin Laden / bin Laden | founded the terrorist network al-Qaeda | planned the attacks of September 11 | was killed at Abbottabad in 2011
Malala Yousafzai | was shot by the Taliban for girls' schooling | won the peace prize at 17

# Economic organizations
? Which economic body
European Union / EU | was created by the Maastricht Treaty | has a common currency in many members | lost Britain as a member in 2020
European Economic Community / Common Market | was set up by the Treaty of Rome in 1957 | began with six nations that ended tariffs on each other | grew out of a coal and steel plan
World Trade Organization / WTO | settles disputes over tariffs | replaced GATT in 1995 | oversees the rules of global commerce from Geneva
International Monetary Fund / IMF | lends to states with balance of payments trouble | was founded at Bretton Woods to steady currencies | demands budget cuts for its emergency loans
World Bank | lends for development projects | funds dams and schools in poor nations | was created in 1944 to rebuild after war by long-term loans
NAFTA / North American Free Trade Agreement | removed tariffs of Canada, Mexico and America in 1994 | was replaced by a pact in 2020 | created one market of three neighbors
OPEC | is the oil exporters' group founded in 1960 | is a cartel that sets petroleum output | is the body that raised prices in 1973

# International political bodies
? Which international body
United Nations / UN | was founded at San Francisco in 1945 to keep peace | has a Security Council with five permanent members | replaced the League with headquarters in New York
League of Nations | was the peace body without American membership | was an association at Geneva from 1920 | was the group that failed over Ethiopia
ASEAN | joins nations from Myanmar to the Philippines | was founded at Bangkok in 1967 | promotes trade from Singapore to Vietnam
African Union | replaced an older continental body in 2002 | sends peacekeepers to Somalia
Organization of African Unity / OAU | was the body founded at Addis Ababa in 1963 | was a group replaced by a union in 2002 | joined a continent's new states against colonial rule
Commonwealth of Nations / British Commonwealth | is the association of lands once ruled from London | is a free group recognized by the Statute of Westminster | links countries that once belonged to Britain's empire
Commonwealth of Independent States | is the loose union of former Soviet republics | is the group formed in December 1991 | is a body joining Russia, Belarus and others

# Humanitarian and scientific bodies
? Which organization
World Health Organization / WHO | fights disease across all nations | declared smallpox gone in 1980
Amnesty International | campaigns for prisoners of conscience | was founded in London in 1961 | writes letters for people jailed for beliefs
Red Cross | aids war wounded and disaster victims | was founded by Henri Dunant after Solferino | inspired the first Geneva Convention
Royal Society | was the English association of scientists founded in 1660 | was a body that published Philosophical Transactions | was the London academy headed by Newton
Doctors Without Borders | sends physicians to war zones and epidemics | was founded in Paris in 1971 after the Biafran war
Greenpeace | protests against whaling and nuclear testing from ships | lost the Rainbow Warrior to French agents in 1985

# Events of 1986 to 1998
? Which event of the years 1986 to 1998
fall of the Berlin Wall | opened a divided German city in November 1989 | became the symbol of the Cold War's end | followed months of protest in East Germany
breakup of the Soviet Union / collapse of the Soviet Union | created 15 independent republics | took effect in December 1991 | followed a failed coup by hard-liners
reunification of Germany / German reunification | joined two states on October 3, 1990 | made Kohl leader of one nation again | brought high costs to rebuild the east
breakup of Yugoslavia | led to war in Bosnia and Croatia | began when Slovenia and Croatia left in 1991 | followed the death of Tito and the rise of Milošević
Good Friday Agreement | brought peace to Northern Ireland in 1998 | set up shared government of Catholics and Protestants | ended the violence known as the Troubles
transfer of Hong Kong / handover of Hong Kong | gave a British colony to China in 1997 | promised one country, two systems | ended a 99-year lease
Chernobyl disaster | released radiation in Ukraine in 1986 | was a reactor explosion near Pripyat

# Events of the twenty-first century
? Which event of the twenty-first century
September 11 attacks | killed nearly 3,000 in 2001 | used hijacked planes against New York and Washington | led to war in Afghanistan
Iraq War | began in 2003 over supposed weapons of mass destruction | toppled the government of Saddam Hussein | was started by George W. Bush and Tony Blair
global financial crisis of 2008 / Great Recession | began with bad American mortgages | followed the failure of Lehman Brothers
Brexit | took Britain out of the European Union | was decided by referendum in 2016 | became official in January 2020
Syrian civil war | sent millions of refugees to Turkey and Europe | began with protests in 2011 | drew in Russia, Iran and the Islamic State
annexation of Crimea | was Russia's seizure of a Black Sea peninsula in 2014 | followed protests on the Maidan | led to Western sanctions
Russian invasion of Ukraine | began in February 2022 | led Finland and Sweden to join NATO | was resisted under President Zelensky

# Writers of the romantic and realist age
? Which writer of the nineteenth century
Charles Dickens / Dickens | wrote Oliver Twist and Hard Times | described London's poor in serial novels | wrote A Tale of Two Cities
Mary Shelley | wrote the Gothic novel Frankenstein | told of a scientist and his monster in 1818 | began science fiction as wife of a poet
Johann Wolfgang von Goethe / Goethe | wrote the drama of Faust | wrote The Sorrows of Young Werther | served the duke of Weimar as minister and poet
Victor Hugo | wrote the novel Les Misérables | wrote The Hunchback of Notre-Dame | was a French romantic exiled by Napoleon III
Leo Tolstoy / Tolstoy | wrote War and Peace | was the Russian count who wrote Anna Karenina | told of families in the invasion of 1812
Fyodor Dostoevsky / Dostoyevsky | wrote Crime and Punishment | told of a student who murders a pawnbroker | wrote The Brothers Karamazov
Alexandre Dumas | was the author of The Three Musketeers | was the son of a general in Napoleon's army | was the writer of The Count of Monte Cristo
Lord Byron | died helping Greece gain independence | died of fever at Missolonghi in 1824 | wrote the poem Childe Harold

# Writers of the twentieth century
? Which writer of the twentieth century
Franz Kafka / Kafka | wrote The Trial and The Metamorphosis | told of a man turned into an insect | described people trapped by powers in Prague
James Joyce / Joyce | wrote the modernist novel Ulysses | used stream of consciousness to describe Dublin | followed a man through one June day
T. S. Eliot | wrote The Waste Land | described a spiritual desert in verse of 1922 | was born in St. Louis but settled in London
Erich Maria Remarque | wrote All Quiet on the Western Front | described the trenches from the German side | had his war novel burned by Nazis
George Orwell / Orwell | wrote Animal Farm and 1984 | warned of Big Brother | fought in Catalonia and exposed totalitarian rule
Chinua Achebe / Achebe | wrote Things Fall Apart | told of Okonkwo and missionaries in an Igbo village | was a Nigerian novelist of colonial change
Gabriel García Márquez / García Márquez | wrote One Hundred Years of Solitude | made magical realism famous from Colombia | told of Macondo and the Buendía family
Rabindranath Tagore / Tagore | won the Nobel Prize in 1913, the first Asian to do so | was the Bengali poet of Gitanjali | wrote India's national anthem

# Modern philosophers
? Which modern philosopher or critic of society
Friedrich Nietzsche / Nietzsche | said that God is dead | urged heroic values and the superman | attacked Christianity in Thus Spoke Zarathustra
Jean-Paul Sartre / Sartre | led the French school of existentialism | wrote Being and Nothingness | refused the Nobel Prize in 1964
Simone de Beauvoir | wrote The Second Sex | said one is not born a woman but becomes one | was the French founder of modern feminism
Oswald Spengler | wrote The Decline of the West | said civilizations pass through life cycles | gave a gloomy view of Europe after 1918
José Ortega y Gasset | wrote The Revolt of the Masses | warned of mass society in Spain | was a Madrid philosopher critical of the crowd

# Cities of the early Near East and India
? Which ancient city of Asia
Ur | was a Sumerian port with a great ziggurat | is called the birthplace of Abraham | had royal tombs dug by Leonard Woolley
Babylon | was the capital of Hammurabi | had the Ishtar Gate and Hanging Gardens | stood on the Euphrates and held Jewish captives
Nineveh | was the Assyrian capital where Ashurbanipal kept a library | fell to Medes and Chaldeans in 612 BCE | stood on the Tigris near Mosul
Persepolis | was the ceremonial capital of Darius | was burned by Alexander after a banquet | had the Apadana and carved tribute bearers
Harappa | was a planned Indus valley city with a grid of streets, in Punjab | was the site in Pakistan whose name is also used for the whole Indus civilization | was one of the two largest Indus cities, the first to be excavated
Mohenjo-Daro | was an Indus city with a Great Bath and brick sewers | was a ruined city of Sindh whose name means mound of the dead | was a planned Bronze Age city in which archaeologists found a Great Bath

# Cities of the ancient Mediterranean
? Which city of the ancient Mediterranean world
Alexandria | had a famous lighthouse and library | was founded in Egypt by a Macedonian | was the center of Hellenistic science
Athens | was the birthplace of democracy | was led by Pericles and the Delian League | is named for the goddess of wisdom
Sparta | trained boys as soldiers from age seven | was ruled by two kings and five ephors | used helots for farm labor
Carthage | was a Phoenician colony in North Africa | was Hannibal's home and Rome's rival | was destroyed in 146 BCE
Rome | was founded by Romulus by legend | stands on seven hills above the Tiber | grew up around the Forum and the Palatine
Constantinople / Byzantium / Istanbul | was the capital of the eastern empire from 330 | controls the strait of the Bosporus | had triple walls and the Golden Horn

# Cities of the Islamic world
? Which city of the Middle East or the Islamic world
Mecca | is the birthplace of Muhammad | holds the shrine of the Kaaba | is the direction Muslims face in prayer
Medina | received Muhammad in 622 | was once called Yathrib | is the city of the Prophet's tomb
Jerusalem | is holy to Jews, Christians and Muslims | was the capital of King David | has the Western Wall
Damascus | was the capital of the Umayyads | is among the oldest inhabited cities in Syria | was Paul's goal when he was converted
Baghdad | was the round city of al-Mansur | was the Abbasid capital sacked in 1258 | had the House of Wisdom
Córdoba / Cordoba | was the capital of Muslim Spain | had a great mosque with striped arches | had a library under Abd al-Rahman III
Samarkand | was Timur's capital on the Silk Road | is an Uzbek city of blue domes | was an oasis of Sogdian traders

# Cities of East and South Asia
? Which city of China, Japan or India
Chang'an / Xi'an | was the Han and Tang capital | was the eastern end of the Silk Road | was the largest city in the world in 750
Hangzhou | was the capital of the Southern Song | amazed Marco Polo with canals | stands near the end of the Grand Canal
Edo | was the Tokugawa capital | is now called Tokyo | was a castle town where families of daimyo lived as hostages
Calicut | was the Indian port reached by da Gama | was a spice city on the Malabar coast | was ruled by a zamorin
Kyoto | was called Heian when it became Japan's capital in 794 | remained the home of the Japanese emperor until 1868

# Cities of modern Europe
? Which European city
Venice | ruled a sea empire from a lagoon | diverted the Fourth Crusade | had canals, a Grand Arsenal and the Basilica of St. Mark
Florence | was the Medici city and cradle of the Renaissance | was the home of Dante | has a dome by Brunelleschi
St. Petersburg | was built by Peter on the Baltic | was Russia's window on the West | was later called Petrograd and Leningrad
Genoa | was the Italian port where Columbus was born | was Venice's chief rival for trade in the Black Sea
Amsterdam | became the center of world banking in the 1600s | replaced Antwerp as the trading center of northern Europe

# Regions of the ancient and medieval world
? Which region or place
Khyber Pass | is the route through the Hindu Kush into India | links Afghanistan and Pakistan | was used by Alexander's men and later invaders
Sinai Peninsula | lies between Egypt and Israel | is where Moses received the law | was returned to Egypt in 1982
Iberian Peninsula | contains Spain and Portugal | was called al-Andalus by Muslims | lies south of the Pyrenees
Balkan Peninsula / Balkans | was called the powder keg of Europe | lies between the Adriatic and Black seas | includes Serbia, Bulgaria and Greece
Anatolia / Asia Minor | is the peninsula of Turkey | was the Hittite homeland | was lost to Turks after 1071
Mesopotamia | is the land between the Tigris and Euphrates | was the home of Sumer and Babylon | lies mostly in Iraq
Nubia | lies south of Egypt along the Nile | was the home of Kush | supplied gold and ebony to pharaohs
Mesoamerica | stretches from central Mexico to Honduras | was the home of Olmec, Maya and Aztec | was where maize was first grown and ritual ball games played

# Disputed places of modern Europe
? Which place of modern European history
Silesia | was taken by Frederick the Great | was a rich province of Austria | was the prize of a war that began in 1740
Alsace-Lorraine | was taken from France in 1871 | was returned to France after World War I
Sudetenland | was the German-speaking border of Czechoslovakia | was given to Hitler in 1938
Rhineland | was the demilitarized zone west of a German river | was occupied by Hitler in 1936 | was meant to be a buffer without troops beside France
Auschwitz | was the largest extermination camp | was the site in Poland with gas chambers | was the place where about 1.1 million were killed

# Places of modern Asia and Africa
? Which place of modern history
Palestine | was a British mandate from 1920 to 1948 | contains the West Bank and Gaza | was divided by a UN plan
Manchuria | was seized by Japan in 1931 | became the puppet state of Manchukuo | had a railway held by Russians before 1905
Kashmir | is the land disputed by India and Pakistan | is a mountain region with a Muslim majority and Hindu ruler | is a valley divided by a cease-fire line
Darfur | was the region of Sudan hit by Janjaweed | was a western area of mass killing from 2003 | was the land that led to a warrant for Bashir
Chechnya | was the Muslim republic that fought Moscow | was a Caucasus land with Grozny as capital | was the rebel area bombed in 1994
Pacific Rim | consists of lands of Asia and the Americas that border one ocean | is a zone of fast economic growth | includes countries such as Japan and Singapore with trade by sea

# Places of the Vikings and of the age of exploration
? Which place
Vinland | was the Norse name for a part of North America | was Leif's land of grapes
Danelaw | was the part of England under Scandinavian rule | was the northeastern land given by Alfred's treaty
Normandy | was the duchy given to Rollo | was a French land named for northern men | was the base of William in 1066
Dejima | was the island where the Dutch could trade | was the man-made isle in Nagasaki | was an isle from which foreigners could not enter Japan freely
Rapa Nui / Easter Island | was the place of giant stone heads | was the land of moai in the eastern Pacific | was a place where forests were cut down
Potosí | was the silver mountain of Bolivia | was the mining city that filled Spanish treasure fleets | was the richest source of silver from 1545

# Greek, Roman and Mesopotamian works
? Which ancient work
Epic of Gilgamesh | tells of a king of Uruk and his friend Enkidu | is a Sumerian poem with a flood story | follows a search for immortality on clay tablets
Iliad | tells of the anger of Achilles | is set in the last year of the siege of Troy | ends with the funeral of Hector
Odyssey | tells of a hero's ten-year voyage home to Ithaca | includes the Cyclops and Circe | follows the wanderings of a king to his wife Penelope
Aeneid | tells of a Trojan who founds the Roman line | is Virgil's epic of duty | includes the love of Dido at Carthage
The Republic | describes an ideal state ruled by philosophers | contains the allegory of the cave | is Plato's dialogue on justice

# Sacred and philosophical texts of the East
? Which ancient text
Analects | collects the sayings of Confucius | was written down by disciples of a Chinese sage | advises a gentleman on virtue and filial conduct
Dao De Jing / Tao Te Ching | is the main text of Daoism | is credited to Laozi | teaches the way that cannot be named
The Art of War | advises commanders to know the enemy and themselves | is a Chinese classic of strategy | is credited to Sunzi
Book of the Dead | gave spells to guide Egyptian souls in the afterlife | was placed in tombs on papyrus | contains the weighing of the heart
Avesta | is the holy scripture of Zoroastrians | contains the hymns called Gathas | tells of Ahura Mazda
Tripitaka | is the Buddhist canon called the three baskets | was written in Pali in Sri Lanka | contains the rules and sermons of monks
Edicts of Ashoka | took the form of inscriptions on pillars across India | announced toleration and care for people and animals | followed a conquest of Kalinga with remorse

# Works of medieval Europe
? Which work of medieval Europe
Beowulf | tells of a hero who kills Grendel | is the great epic of Old English | is set among Danes and Geats
Song of Roland | tells of a rear guard killed at Roncesvalles | is an early French epic | celebrates a knight of Charlemagne
The Divine Comedy | describes a journey through hell, purgatory and paradise | is Dante's epic in Italian | has Virgil and Beatrice as guides
The Canterbury Tales | tells stories of pilgrims on the way to a shrine | is Chaucer's work in Middle English | starts at the Tabard Inn near London
The Decameron | has a hundred tales told to escape plague | is Boccaccio's Italian prose | is set outside Florence in 1348
Book of Kells | is an illuminated gospel manuscript of Ireland | was made by Celtic monks about 800 | is kept in Dublin with rich initials
Russian Primary Chronicle / Primary Chronicle | tells of Rurik and early Kiev | was compiled by monks in the 1100s | describes the choice of a faith by Vladimir
Bayeux Tapestry | was the embroidery of the conquest of England | was a 230-foot cloth of Hastings | was a record with Harold and a comet

# Works of the Renaissance and Reformation
? Which work of the Renaissance or Reformation
The Prince | advises rulers to be feared rather than loved | is Machiavelli's handbook of power | separates politics from ethics
Praise of Folly / The Praise of Folly | makes fun of greedy merchants and pompous priests | is a satire by Erasmus | mocks abuses in the church with a female speaker
Don Quixote | follows a man who attacks windmills | is Cervantes's comic novel | laughs at books of chivalry
Ninety-Five Theses | attacked the sale of indulgences in 1517 | was posted at Wittenberg by Luther | began the Protestant Reformation
Institutes of the Christian Religion | set out the doctrine of predestination | was published by Calvin in 1536 | is the main statement of Reformed theology

# Works of science and politics since 1650
? Which modern work
Leviathan | argues that only an absolute ruler can prevent a war of all | was written by Hobbes in 1651 | compares the state to a sea monster
Principia / Principia Mathematica | explains the law of universal gravitation | was published by Newton in 1687 | unites laws of motion on earth and in space
Encyclopedia / Encyclopédie | was the many-volume work edited by Diderot | was a dictionary of all human knowledge | was the publication banned by church and king
Mein Kampf | was the book that set out hatred of Jews and a need for space | was written in Landsberg prison in 1924 | was a prison text called My Struggle
The Communist Manifesto | ends with a call to working men of all countries to unite | was published by Marx and Engels in 1848
On the Origin of Species | explained evolution by natural selection in 1859 | was based on Darwin's observations on the voyage of the Beagle

# Works of Asian literature
? Which work of Asian literature
The Thousand and One Nights / Arabian Nights | tells tales of Sinbad and Aladdin | is told by Scheherazade to a king | mixes Persian, Arab and Indian stories
Shahnameh | is Firdausi's epic of kings | tells of Rustam and Persian history | is the national poem of Iran
Dream of the Red Chamber | is the novel by Cao Xueqin | is a story of the Jia family's decline | is a Qing classic of love and wealth
Journey to the West | is the novel of the Monkey King | is a story of a monk's trip to India | is a comic Ming work of pilgrimage
The Tale of Genji | follows the loves of a prince at the Heian court | is often called the first novel and was written by Murasaki Shikibu

# Ancient scripts
? Which ancient script
Linear A | was the undeciphered writing of Minoan Crete | was used at Knossos before Greek speakers came
Linear B | was the Mycenaean writing deciphered by Michael Ventris | recorded early Greek on palace tablets | was proved in 1952 to be Greek
Phoenician alphabet | had 22 consonants and no vowels | was passed to the Greeks and Romans by traders | was spread by merchants of Tyre
Greek alphabet | was the first with signs for vowels | begins with alpha and beta | was borrowed from traders in the eighth century BCE
demotic script / demotic | was the everyday cursive of late Egypt | appears in the middle of the Rosetta Stone | was used for contracts along the Nile
Indus script / Harappan script | appears on small seals and is undeciphered | was used at Mohenjo-Daro | shows animals with short signs on stamp stones
cuneiform | was writing with wedge-shaped marks pressed in clay | was the Sumerian script made with a reed | was the world's earliest writing system, used first for trade records
hieroglyphics / hieroglyphs | was a writing system of picture signs | was the sacred script carved on temples and tombs | was deciphered by Champollion with the help of the Rosetta Stone

# Later scripts
? Which writing system
runes | consisted of letters carved by Vikings | appeared on memorial stones in Scandinavia
kana | is the set of phonetic signs of Japan | includes hiragana and katakana | was used by Heian court women to write novels
Chinese characters | uses thousands of signs for words and ideas rather than sounds | was borrowed by Korea, Japan and Vietnam | was standardized by the Qin and is written with a brush
Arabic script | runs from right to left in the Qur'an | spread with Islam to Persia and Urdu | is a cursive consonant system of mosques
Cyrillic alphabet / Cyrillic | is the script of Russian and other Slavic languages | was named for a missionary to the Slavs | is a writing system based on Greek characters
hangul | is the alphabet introduced by King Sejong | was designed in the 1440s so that common people could read | replaced Chinese characters with simple phonetic letters

# Ancient law codes
? Which ancient body of law
Code of Hammurabi | set 282 rules at Babylon, such as an eye for an eye | was carved on a black stone | punished differently by class and sex
Law of Moses / Ten Commandments | was received on Mount Sinai | forbade the worship of other gods, murder and theft | was kept in the Ark of the Covenant
Draconian laws / Code of Draco | set death for almost all crimes at Athens | was written in 621 BCE | was replaced by Solon
Twelve Tables | was the first written Roman law code | was hung in the Forum about 451 BCE | was written down because the plebeians demanded it
Justinian Code / Corpus Juris Civilis / Body of Civil Law | was the sixth-century collection of Roman laws | was a legal work that became the basis of law in Europe | includes the Digest and the Institutes

# Medieval bodies of law
? Which body of law
Pravda Russkaia / Russkaya Pravda | was the law code of Yaroslav | set fines for murder in Kiev
Yasa | is credited to Genghis Khan | ordered death for theft and treason among Mongols | governed steppe warriors by strict rules
Salic law | was first written down for the Franks about 500 | kept women from inheriting the French throne
sharia / shari'a | is the religious law of Muslims | guides family, business and moral life by scripture and tradition | is the legal code interpreted by the ulama
canon law | consists of the rules of the Catholic Church | was used in ecclesiastical courts | is the body of rulings collected by Gratian
common law | is English law based on judges' decisions | is a body of rulings from royal courts | is the unwritten legal tradition begun under Henry II

# Laws of the colonial age
? Which law or code of the colonial age
Laws of Burgos | regulated treatment of Indians in 1512 | formed the first Spanish colonial code
New Laws of 1542 | limited the encomienda after Las Casas | came from Charles V for his American lands | forbade slavery of Indians
Black Code / Code Noir | regulated slaves in French colonies | was issued by Louis XIV in 1685
Navigation Acts | required goods for English colonies to travel on English ships | were passed from 1651 to weaken Dutch trade
Napoleonic Code / Civil Code of 1804 | gave France a single body of law with equality of male citizens | protected property but put wives under their husbands

# Buildings of the world
? Which landmark
Notre-Dame de Paris / Notre-Dame | is the French cathedral on an island in the Seine | was damaged by fire in 2019 | has flying buttresses and rose windows
St. Peter's Basilica | is the church at the Vatican with Michelangelo's dome | was paid for by indulgences | was built over an apostle's grave
Escorial | was the palace-monastery of Philip II | stands near Madrid like a fortress | has royal tombs of Habsburg Spain
Kremlin | is the fortress at the heart of Moscow | was rebuilt by Italian architects for Ivan III | has housed czars, Soviet leaders and presidents of Russia
Saint Basil's Cathedral / St. Basil's Cathedral | has onion domes on Red Square | was built by Ivan the Terrible after Kazan
Crystal Palace | held the Great Exhibition of 1851 | was made of iron and glass by Paxton | showed British industry in Hyde Park
Eiffel Tower | was built for the Paris fair of 1889 | is an iron landmark of the centennial | was the tallest structure of its time
Alhambra | is the palace of Granada | is a fortress with courts of lions and stucco | is the last Moorish royal residence in Spain
Versailles | was the palace where nobles were controlled | was the royal residence with a Hall of Mirrors | was a symbol of French grandeur outside Paris
Great Wall of China / Great Wall | is the barrier built to keep out northern nomads | consists of fortifications joined by the Qin and rebuilt in brick by the Ming | is the defensive line against the Xiongnu and Mongols

# Diseases before the twentieth century
? Which disease
smallpox | killed more native Americans after 1492 than any other illness | was wiped out by vaccination by 1980 | was fought by Jenner with cowpox
cholera | spread in dirty water through industrial cities | was traced by John Snow to a London pump | spread out of the Ganges delta from 1817
malaria | is spread by mosquitoes and was treated with quinine | kept Europeans out of tropical Africa | is a fever of swamps by the Anopheles
yellow fever | killed French troops in Haiti | stopped the first work in Panama | was shown by Walter Reed to be borne by Aedes mosquitoes
tuberculosis | was called consumption in earlier times | was shown by Koch to come from a bacillus | was the great killer of crowded nineteenth-century slums
scurvy | weakened sailors without fresh fruit | was prevented by limes and lemons | results from a lack of vitamin C
typhus | was carried by lice in armies | killed many of Napoleon's soldiers in Russia | was a camp fever that killed Anne Frank

# Epidemics since 1900
? Which epidemic disease or outbreak since 1900
polio | paralyzed the legs of Franklin Roosevelt | was beaten by Salk's vaccine in 1955 | crippled children in summer epidemics
Ebola | spread in West Africa in 2014 | was named for a river in Congo | causes severe bleeding and may come from fruit bats
AIDS pandemic | was the worldwide spread of HIV | was the disease crisis hardest on southern Africa | was a health disaster recognized in 1981
COVID-19 pandemic | was the worldwide outbreak of a coronavirus in 2020 | was the disease first reported at Wuhan | was a health crisis with lockdowns and rapid vaccines
influenza pandemic of 1918 / Spanish flu | killed more people than the battles of World War I | spread around the world with troop movements near the end of a war

# Trade routes and networks
? Which trade network
Champagne fairs | brought merchants together in northeastern France | linked Flemish cloth with Italian spices | took place six times a year in four towns
Indian Ocean trade | used monsoon winds between Africa and India | linked Swahili ports with Gujarat | was shared by Arabs, Gujaratis and Malays
Manila galleons | carried American silver to the Philippines | sailed yearly from Acapulco | brought Chinese silk back to New Spain
Amber Road | carried fossil resin from the Baltic to the Mediterranean | was an ancient route to Aquileia | linked northern forests with Rome
Silk Road | linked caravan routes from China to the Mediterranean | carried Buddhism and luxury cloth across Asia | started at Chang'an and ran west through oasis towns
trans-Saharan trade | exchanged West African gold for salt | moved by camel between North and West Africa | spread Islam south of the desert
triangular trade | sent goods to Africa, captives to colonies and sugar home | joined three continents in a loop of Atlantic voyages
Columbian Exchange | moved plants, animals and diseases across the Atlantic after 1492 | brought horses, wheat and smallpox to the Americas | brought potatoes to Europe

# Royal houses of Europe
? Which royal house of central, eastern or southern Europe
Habsburg dynasty / Habsburgs / Hapsburgs | ruled Austria and, for a time, Spain | gained lands by marriage and held the imperial crown | fell at Vienna in 1918
Hohenzollern dynasty / Hohenzollerns | ruled Brandenburg and then Prussia | produced the kaisers of united Germany | began with the Great Elector's power in Berlin
Romanov dynasty / Romanovs | ruled Russia from 1613 to 1917 | followed the Time of Troubles | was celebrated for 300 years before revolution
House of Savoy | ruled Piedmont and Sardinia before 1861 | became kings of united Italy | lost the crown by vote in 1946
Rurik dynasty / Rurikids | was begun by a Varangian chief of Novgorod | ruled Kiev and later Moscow until 1598
Jagiellon dynasty / Jagiellons | joined Poland and Lithuania by a marriage in 1386 | died out in Poland in 1572, so that kings were elected

# Monastic and religious orders
? Which members of a religious order
Benedictines | follow a rule of prayer and work | began at Monte Cassino | are the oldest western monks
Cluniacs / Cluny | began reform of the church in Burgundy in 910 | followed long, rich services under their own great abbot
Cistercians | lived strictly in white robes in wild places | were made famous by Bernard of Clairvaux
Franciscans | are friars of poverty in brown robes | were founded by a saint of Assisi | preached to the poor and animals
Dominicans | are black-robed friars of preaching | included the scholar Thomas Aquinas
Carmelites | began as hermits of a mountain in Palestine | were reformed by Teresa of Ávila | include the barefoot nuns of Spain
Capuchins | are hooded friars who left the Franciscans in 1528 | gave a name to a coffee | served the plague sick in the Catholic reform

# Weapons and technology of World War I
? Which weapon of World War I
machine gun | fired hundreds of rounds a minute and mowed down attackers | made charges across open ground deadly | was used by crews with belts of ammunition
poison gas | blinded or choked soldiers | was used at Ypres as chlorine | was countered by masks
tank | crossed trenches on treads | was armored and first used at the Somme | was a British landship
submarine / U-boat | sank ships with torpedoes under water | sank the liner Lusitania in 1915
airplane | was used first for scouting and then for dogfights | was flown by the Red Baron | carried guns timed through the propeller
zeppelin | bombed London from a gas-filled hull | was a German airship | was a rigid balloon with engines
barbed wire | protected trenches with twisted metal | was an American farm fence that entangled attackers | was cut by hand before an assault
artillery | caused most of the casualties by shells | included howitzers such as Big Bertha | fired long barrages before attacks
dreadnought | was a big-gun battleship of 1906 | started a naval race of Britain and Germany | made earlier warships out of date

# Rise of dictators and the road to war
? Which event between the two World Wars
March on Rome | brought Mussolini to power in October 1922 | was a threat of Blackshirts | made the king name a Fascist premier
Beer Hall Putsch | was Hitler's failed coup in Munich in 1923 | led to prison at Landsberg | began in a tavern with Ludendorff
Reichstag fire | was used to suspend civil rights in February 1933 | was blamed on a Dutch communist | burned the German parliament
Night of the Long Knives | killed SA leaders in June 1934 | destroyed Ernst Röhm and his friends | was a purge that pleased the army
Spanish Civil War | was fought by Republicans and Nationalists from 1936 to 1939 | was won by Franco | drew international brigades and German planes
bombing of Guernica | destroyed a Basque town in 1937 | was done by German planes for Franco | inspired a Picasso mural
Wall Street crash | began the worldwide slump in October 1929 | wiped out stock prices in New York | ended American loans to Germany

# Political groups of the French Revolution and after
? Which group in French politics
Jacobins | met in a former Dominican convent in Paris under Robespierre | lost its meeting hall in November 1794 after Thermidor
Girondins | was the moderate republican faction from the southwest | was expelled from the Convention in June 1793
the Mountain / Montagnards | took its name from the highest benches of the Convention | sat above the Plain in the Convention
National Guard | was the Paris militia commanded by Lafayette | was created in July 1789 | wore the tricolor to protect property
Enragés | demanded price controls on bread | was the far left led by Jacques Roux | attacked merchants and hoarders in 1793
ultraroyalists / ultras | wanted full return to absolute monarchy after 1815 | supported Charles X in 1824 | asked payment for land taken from nobles
Cordeliers | was the popular club of Danton and Marat on the Left Bank | met from 1790 in a former Franciscan convent

# Places and monuments of ancient Rome
? Which place in the Roman world
Pompeii | was buried by Vesuvius in 79 CE | shows wall paintings and casts of victims
Appian Way | was the first great paved road | ran from Rome to Brindisi | was lined with six thousand crucified rebels
Hadrian's Wall | marked the northern frontier in Britain | stretched from the Tyne to the Solway | kept out the Picts from 122
Masada | was the last fort of Jewish rebels | was taken by siege ramp in 73 or 74 CE | stands on a rock above the Dead Sea
Ravenna | was the late western capital on the Adriatic | has Byzantine mosaics at San Vitale | was the seat of Theodoric
Ostia | was the port of Rome at the mouth of the Tiber | received Egyptian grain on barges bound upriver
Carthage | was razed in 146 BCE and later refounded by Caesar's order | was the African home of Hannibal

# Mesopotamian and Near Eastern gods
? Which Mesopotamian deity
Marduk | was the chief god of Babylon | killed Tiamat in the creation epic | had a great temple beside the tower of Etemenanki
Enlil | was the Sumerian god of wind and storms | was honored at Nippur | sent the flood in the Gilgamesh story
Ashur | was the war god who gave Assyria its name | was shown in a winged disk | had his city on the upper Tigris
Shamash / Utu | was the sun god of justice | is shown giving power to Hammurabi on the stele | watched over oaths and laws
Ishtar / Inanna | ruled love and war | had a blue gate in Babylon | went down to the underworld in a Sumerian myth
Nanna / Sin | was the moon god of Ur | was honored on the great ziggurat of Ur

# Battles of Asia
? Which battle or siege of the gunpowder empires
Battle of Lepanto / Lepanto | destroyed an Ottoman fleet off Greece in 1571 | was the last great galley fight
First Battle of Panipat / Battle of Panipat | gave Babur northern India in 1526 | was won with artillery over Ibrahim Lodi | founded Mughal rule near Delhi
Battle of Chaldiran / Chaldiran | was an Ottoman victory over Ismail in 1514 | was won by muskets against Safavid cavalry | fixed the border of Iran and Turkey
Siege of Vienna of 1683 | ended with a cavalry charge led by Sobieski | was Kara Mustafa's failed attack | began Ottoman retreat from Hungary
Battle of Mohács / Mohács | was Suleiman's victory over Hungary in 1526 | cost King Louis II his life on the Danube plain
Siege of Rhodes | drove the Knights of St. John to leave their island in 1522 | was Suleiman's victory over the Hospitallers

# Italian states and Europe's small powers
? Which European state
Prussia | united Germany under Bismarck | had its capital at Berlin and Junkers as officers
Poland-Lithuania / Polish-Lithuanian Commonwealth | was weakened by elected kings | was the large union destroyed by partitions | joined a kingdom and grand duchy in 1569
Dutch Republic / United Provinces | was the merchant nation of Amsterdam | won freedom from Spain in 1648 | had a golden age of painting
Holy Roman Empire | was the loose German realm ended by Napoleon in 1806 | chose its ruler by electors | lasted from Otto I for about 850 years
Muscovy / Moscow | grew by collecting tribute for the Mongols | was ruled by Ivan III | became the core of Russia
Portugal | began the age of exploration | freed itself from Spain in 1640 | lost its king to Brazil in 1807

# New nations of Africa and Asia
? Which African country
Gold Coast | became free under Nkrumah in 1957 | was the first black African colony to win independence | was known for cocoa under British rule
Nigeria | became independent in 1960 and fought a civil war over Biafra | is the most populous nation of Africa | has oil and Hausa, Yoruba and Igbo peoples
Kenya | became independent in 1963 after Mau Mau | was led by Kenyatta from Nairobi | had white farms in the highlands
Algeria | won freedom from France in 1962 | fought by the FLN against a million settlers | was French soil by law until Évian
Democratic Republic of the Congo / Zaire | was a Belgian colony until 1960 | was ruled by Mobutu | suffered war over minerals
Angola | was Portuguese until 1975 | fought a civil war with Cuban and South African troops | has its capital at Luanda
South Africa | ended apartheid in 1994 | was led by Mandela | was a dominion with a white minority government
Zimbabwe / Rhodesia | was ruled by a white minority under Ian Smith | became free in 1980 under Mugabe | suffered great inflation in 2008
Ethiopia | beat Italy and stayed free | was ruled by Haile Selassie | has its capital at Addis Ababa
Liberia | was founded by freed American slaves | stayed independent from 1847 | has its capital at Monrovia

# Terms of historical study
? Which term of history writing describes
bias | a one-sided point of view | prejudice that colors a source | the slant of an author
cause and effect / causation | the link between why something happened and what followed | a relation that explains results | reasoning from reasons to consequences
continuity | what stays the same over time | the opposite of change | lasting patterns in a society
historiography | the study of how history has been written | the examination of changing interpretations | a survey of what scholars say on a topic
anachronism | something placed in the wrong time | a clock in a play about Caesar | an item that does not fit its date
turning point | an event that brings decisive change | a moment such as 1492 that redirects history | a critical shift in the course of events

# Methods of studying the past
? Which method is
radiocarbon dating / carbon dating | measuring the decay of carbon-14 to find the age of once-living remains | telling the age of wood, bone or charcoal up to about 50,000 years old | a laboratory technique based on a radioactive isotope
stratigraphy | reading layers of earth to tell which remains are older | the principle that deeper deposits were usually laid down earlier | relative dating from the order of soil beds at a dig
excavation | carefully digging up layers of soil to uncover buried remains | the archaeologist's removal of earth from a site to find artifacts
dendrochronology / tree-ring dating | counting growth rings in wood to find the year in which it was cut | matching ring patterns in old timber to date buildings
DNA analysis / genetic testing | comparing genes from ancient bones to trace migrations and ancestry | studying hereditary material to show how ancient peoples were related

# Kinds of religious belief
? Which religious outlook is
polytheism | belief in many gods | the religion of Sumerians, Egyptians, Greeks and Romans | worship of several deities who control forces of nature
monotheism | belief in a single god | the central teaching shared by Judaism, Christianity and Islam | worship of one deity only, as taught by the Hebrews
animism | belief that spirits live in animals, plants and natural forces | a religion that sees a soul in trees, rivers and rocks | the early faith of many hunting peoples and of traditional Africa
deism | belief in a God who made the world but does not interfere | the clockmaker view of religion | a faith of reason held by Voltaire
ancestor worship / ancestor veneration | honoring the spirits of dead family members so that they help the living | the early Chinese view that dead relatives need offerings
atheism | the view that no god exists | the rejection of religion that Marxist governments taught officially
liberation theology | Catholic teaching on justice for the poor | the teaching that the church should fight oppression | the view of priests such as Gutiérrez
Divine Faith / Din-i Ilahi | the mix of religions created by Akbar | a new cult at the Mughal court | a cult that united Hindu, Muslim and Christian ideas

# Forms of government
? Which political system is
democracy | rule by citizens voting directly, as first developed at Athens | government by the people
oligarchy | rule by a few men whose power usually rests on wealth | the kind of rule at Corinth and, in part, Sparta
aristocracy | rule by noble landowning families | government by a hereditary upper class | rule by the hereditary nobles who replaced kings in Greek city-states
tyranny / tyrant | one-man rule by someone who seized power by force | what Peisistratus set up at Athens with support of common people
monarchy | rule by a king or queen | government in which power is inherited by one person | the rule of Agamemnon's Mycenae
theocracy | rule by priests or in the name of a god | the kind of rule Calvin is said to have set up at Geneva
republic | rule by elected representatives instead of a monarch | what replaced the Roman kings in 509 BCE

# Farming and food getting
? Which farming practice is
slash-and-burn farming / slash-and-burn agriculture / swidden | setting fire to cut forest so that the ash fertilizes the soil | clearing woodland for fields that are abandoned after a few years
irrigation | bringing water to fields by canals and ditches | the watering of crops in dry river valleys such as Sumer
chinampa | a floating garden in a lake | an artificial field used by Aztec farmers | a raised plot of mud and reeds
three-field system | leaving one third of the village land fallow in turn | planting two thirds of the land each year, as from about 800
crop rotation | planting different plants each year to keep soil fertile | the use of turnips and clover by Townshend | a method of avoiding fallow land
enclosure / enclosure movement | the fencing of common fields by landlords | a change that forced small farmers off English land | the joining of strips into large farms

# Political units
? Which kind of dependent land is
protectorate | a country that keeps its own ruler but is guided by a stronger power | Egypt's status under Britain in 1914
dominion | a self-governing country within the British Empire | Canada's status in 1867 | a land with its own laws but a shared crown
mandate | a territory ruled on behalf of the League | the status of Syria and Palestine after 1920
satellite nation / satellite state | a country dominated by the Soviet Union | Poland or Hungary after 1945 | an Eastern European land under Moscow's control
penal colony | a place for convicts | Australia's first role for Britain | the settlement at Botany Bay and Sydney
sphere of influence | a region where one outside power has special trading rights | Germany's position in Shandong about 1898

# Writing and record keeping
? Which term of writing and printing names
stylus | the sharpened reed used to write on clay | the tool with which a scribe marked tablets | the pointed instrument pressed into wet clay
papyrus | a writing material made from a reed of the Nile delta | a paperlike sheet of pressed plant strips | the plant product on which scribes wrote in ink
codex | a folding book made of bark paper | a folded volume burned by the Spanish | one of three or four Maya manuscripts that survive
quipu | the knotted strings used by the Inca to keep accounts | a set of colored cords for records | the device on which Andean officials counted
oracle bone | a heated animal shell or shoulder blade used to ask the ancestors questions | the earliest evidence of Chinese writing | the cracked object that Shang priests read
paper | a writing sheet invented under the Han | the product of bark and rags credited to Cai Lun | a Chinese material that reached Baghdad after Talas
woodblock printing | pressing carved boards on a page | the method of the Diamond Sutra of 868 | copying texts from whole engraved planks
movable type | single characters that could be arranged and reused for printing | the invention of Bi Sheng in the Song era | clay or metal blocks set in a frame to print a page
printing press | the machine that made books cheap after about 1450 | an invention that spread Luther's ideas | Gutenberg's device with movable metal type
glyph | a picture symbol of the Maya writing system | a sign carved on a stela at Copán | one of about 800 characters in a codex

# Features of the land
? Which geographic term names
Fertile Crescent | the arc of rich farmland from the Persian Gulf to the Mediterranean | the curved region where farming in Southwest Asia began | the area that includes Mesopotamia and the eastern Mediterranean coast
silt | fine, rich soil left by flooding rivers | the deposit that made land along the Tigris and Euphrates fertile | fertile mud that also clogged canals
delta | a triangle of marshy, fertile land at the river's mouth | the area of Lower Egypt where the Nile fans out | the broad fan of silt deposits beside the Mediterranean
cataract | a stretch of rapids that blocks boats | one of six rocky white-water sections of the Nile | the natural barrier that separated Egypt from Nubia
monsoon | a seasonal wind that brings summer rain | the wind that carried Indian Ocean traders in season | a weather pattern on which South Asian farmers depend
savanna | a grassland with scattered trees | the farming belt between desert and rain forest | flat, dry plains that cover much of Africa
Sahel | the dry coast of the Sahara | a strip along the southern edge of the desert | the zone threatened by desertification
steppe | the dry grassland from Ukraine to Mongolia | the plain on which horses grazed | the home of nomads in Eurasia
loess | fine yellow soil blown by wind | the fertile deposit that colors the Huang He | dust from the deserts that enriched northern fields
Beringia / Bering land bridge | the dry ground that linked Siberia and Alaska | the route by which the first people may have come | a region exposed when Ice Age seas fell

# Titles of rulers
? Which title belonged to
pharaoh | a king who was regarded as a god | the ruler who owned the land and kept the cosmic order | the divine monarch at the head of state and religion
raja | a chief or prince of a small Indian kingdom | an Aryan tribal leader | the ruler, assisted by a council of warriors, of an early north Indian state
caliph | a successor of Muhammad as leader of Muslims | Abu Bakr and the three leaders after him | the political and religious head of the early empire
sultan | a Turkish ruler with political power | the Ottoman monarchs at Istanbul | the holder of authority beside a weak caliph
khan | the ruler of a Mongol state | a chief elected by a council | the leader of a horde
tsar / czar | Russian rulers such as Peter the Great | the Russian monarch beginning with Ivan IV in 1547 | Russian emperors until 1917
kaiser | an emperor of the Germans | Prussia's king from 1871 | William II, who ruled Germany until 1918
shah | a king of the Persians | Abbas and the other Safavid rulers | a monarch of Iran

# People of feudal Japan
? Which figure in feudal Japan was
shogun | the supreme military ruler who governed in the emperor's name | the general who held real power from 1192 to 1868 | the head of a bakufu or tent government
daimyo | a great landholding lord who commanded private armies | a warlord who owed loyalty to the military ruler | the lord who spent every other year in Edo
samurai | a warrior who served a lord | a fighter of the class that carried two swords | a vassal paid in rice or land for military service
ronin | a warrior without a master | a wandering fighter who had lost his lord | one of 47 men who avenged their lord in a famous tale
geisha | a professional trained in music, dance and talk | an entertainer of Kyoto's teahouses

# Ideas and policies of feudal and Tokugawa Japan
? Which Japanese term names
kami | a spirit that lives in nature | a divine being worshipped at shrines | the holy power found in trees, rivers and ancestors
Zen / Zen Buddhism | the school that seeks sudden awakening through meditation | the meditative faith favored by warriors | the sect that influenced tea ceremony and rock gardens
kamikaze | the divine wind that destroyed the Mongol fleets | a typhoon that saved the islands in 1281 | a suicide pilot of World War II
sakoku | the policy of closed country | the ban on Japanese travel abroad | the isolation that ended with Perry
Rangaku | Dutch learning in Edo Japan | the study of European medicine | knowledge drawn from Western books
zaibatsu | a family-run business group | a firm such as Mitsui or Mitsubishi | a huge industrial and financial company of Japan
sankin kotai / alternate attendance | the rule that lords live in Edo every other year | the hostage system for families of daimyo | travel required to control lords
ukiyo-e | pictures of the floating world | woodblock prints such as those by Hokusai | an art that influenced Van Gogh

# Ranks and classes
? Which social rank is described as
peon | a worker tied to land by debt | a landless laborer on an estate | a person bound to repay a landlord
vassal | a person who receives land in return for loyalty | a person who swears homage and owes military service to a lord
serf | a peasant bound to the land | a laborer who could not leave the estate | the lowest person on the manor, not a slave
knight | a mounted warrior in armor | a fighter who began as page and squire | the soldier bound by chivalry
boyar | a Russian landowning noble | an aristocrat crushed by Ivan the Terrible | a noble forced by Peter the Great to shave
Junker | a landowning noble of Prussia | an officer of the Hohenzollern army | an eastern German estate owner
kulak | a wealthy peasant in Russia | a rural landowner killed or exiled by Stalin | a farmer who resisted losing private land

# Scholars, performers and storytellers
? Which kind of person was
philosophe | a French social critic such as Voltaire | a writer of the Encyclopedia circle
physiocrat | a follower of Quesnay who believed that land made wealth | a French critic of mercantilism
entrepreneur | one who organizes and takes risk in business | a person who starts and runs a firm | an investor such as Arkwright who combined labor and capital
patron | a wealthy supporter of artists | a person such as Lorenzo de' Medici who paid for art | a financial backer of painters and writers
Renaissance man / universal man | a person skilled in many fields | the ideal described by Castiglione in The Courtier | someone such as Leonardo who mastered art and science

# Fighters and military units
? Which fighter was
condottiere | a leader of hired soldiers in Italy | a mercenary captain such as Francesco Sforza | the commander of a private army for a city-state
sepoy | an Indian soldier in British service | a native infantryman of the Company | a rebel of 1857
ghazi | a Muslim frontier raider in Anatolia | a warrior for Islam who followed Osman
conquistador | a Spanish conqueror in the Americas | a soldier such as Cortés or Pizarro | an adventurer seeking gold for God and glory
guerrilla | a soldier of a small war who strikes and hides | a Spanish peasant who ambushed Napoleon's soldiers
warlord | a local military ruler | a general who controlled a province after 1916 | a commander whom the Northern Expedition fought
janissary | a soldier taken as a Christian boy for the sultan | an elite Ottoman infantryman disbanded in 1826

# Officials and strongmen
? Which title belonged to
vizier | the chief minister who ran the pharaoh's or caliph's government | an adviser in charge of the bureaucracy and tax collectors
viceroy | a governor who ruled for the Spanish king | the head of New Spain or Peru | the royal deputy in Mexico City
intendant | a royal official in a French province | a tax collector and judge sent by Richelieu | the agent who replaced nobles
zamindar | a local tax official in Mughal India | a landlord who collected revenue | a holder of land rights under British rule
ephor | one of five Spartan overseers | a yearly magistrate at Sparta who watched the kings
dictator | a magistrate given full power for six months, such as Cincinnatus | the holder of emergency power that Caesar made lifelong
caudillo | a military strongman in Latin America | a ruler such as Juan Manuel de Rosas

# Tombs and burial
? Which object or practice honoring the dead is
mummification | the process of preserving a body by drying and wrapping it | embalming of the dead with salts and linen | the treatment of a corpse so that its soul could use it in the afterlife
sarcophagus | a stone coffin, often carved | the outer case in which a mummy lay | the decorated box that held a royal body
pyramid | a huge stone tomb for an Old Kingdom king | the four-sided burial monument found at Giza | the most famous Old Kingdom structure, built with conscripted peasant labor
terra-cotta army / Terracotta Army | the clay soldiers buried near the first emperor | life-size figures found near Xi'an in 1974 | thousands of molded warriors guarding a tomb
stupa | a mound of stone built over relics of a holy person | a domed Buddhist monument such as the one at Sanchi | a shrine that pilgrims walk around
moai | carved stone figures of ancestors | statues with long faces | monuments pulled on sledges in Polynesia

# Kinds of structures
? Which structure is
ziggurat | a stepped temple tower of mud brick | the massive pyramid-shaped monument at the heart of a Sumerian city | the terraced building with a shrine to the city's god on top
obelisk | a tall four-sided pillar ending in a point | a stone shaft dedicated to the sun god | a single tapering stone set up before temples
aqueduct | a building that carried water to cities | an arched channel such as the Pont du Gard | the engineering work that supplied baths and fountains
minaret | a tower from which the call to prayer is given | the slender spire where the muezzin stands | the tall building beside a Muslim house of worship
stele / stela | an upright stone slab carved with text or images | the kind of monument on which Hammurabi's laws stand | a pillar set up to record laws or victories
pagoda | a Buddhist tower of several roofs in East Asia | the Chinese form that grew out of the Indian stupa

# Institutions of worship and learning
? Which institution of religion is
synagogue | a house of worship and study | the meeting place for prayer that replaced the Temple | the building in which a congregation hears a rabbi
mosque | a house of worship with a minaret | the building in which the imam leads Friday prayers | a place of prayer with a niche facing Mecca
monastery | a house where monks copied manuscripts | the place governed by an abbot
mission | a frontier settlement where friars converted Indians | an outpost of Franciscans in California or Jesuits in Paraguay
cathedral | the main church of a bishop | the church that holds a bishop's throne

# African cities
? Which African city
Timbuktu | was home to the Sankore university | was a center of Muslim learning on the Niger bend
Kilwa | controlled Swahili trade in southern gold | was an island of coral palaces admired by Ibn Battuta | was the Tanzanian harbor sacked by Portugal in 1505
Djenné / Jenne / Djenne | has a great mud mosque in Mali | was linked by river to Timbuktu as a center of trade
Meroë / Meroe | was a capital known for ironworking | had its own script and steep small pyramids in Nubia | exported iron tools and fell to Aksum about 350 CE
Great Zimbabwe | left massive stone walls built by the Shona | traded gold to the coast at Sofala | was abandoned about 1450 in southeastern Africa

# African peoples
? Which African people
Bantu | migrated from what is now Cameroon across half the continent | spread ironworking and farming in southern Africa | speak related languages such as Zulu and Shona
Nok | made terra-cotta figures and smelted iron in Nigeria | is West Africa's earliest known culture | was named for a village on the Jos plateau
Zulu | rose to power under Shaka | beat the British at Isandlwana in 1879 | used short stabbing spears in southern Africa
San | are hunter-gatherers of the Kalahari | speak click languages and left rock art
Asante / Ashanti | built a kingdom of the golden stool | sold gold and slaves on the Gold Coast | fought several wars against Britain from Kumasi

# Religious leaders and followers
? Which title or role was
rabbi | a teacher and scholar of religious law | the spiritual leader of a congregation
ayatollah | a Shi'ite religious leader | a high cleric of Iran
oracle | a priestess or shrine through which a god gave answers | a source of prophecy such as the one at Delphi | a sacred place where Greeks asked about the future
bodhisattva | one who postpones nirvana to help others be saved | an enlightened being such as Guanyin | a merciful saint of East Asian Buddhism
lama | a Tibetan Buddhist teacher | a monk honored in Lhasa and by the Mongols
druid | a Celtic priest in Gaul and Britain | a keeper of oak-grove rites described by Caesar
shaman | a person who enters a trance to contact spirits | a healer and spirit guide among Siberian peoples

# Sacred texts and epics
? Which religious text is described as
gospel | an account of the life and teaching of Jesus | one of four books by Matthew, Mark, Luke and John | the good news preached by missionaries
Torah | the first five books of the Hebrew Bible | the most sacred writings, believed to have been given to Moses | the scrolls of law read in a synagogue
Talmud | the collection of rabbis' commentary on law | a body of debates on oral law completed about 500 CE | the written record of discussions by ancient rabbis
Qur'an / Quran / Koran | the holy book of Muslims | the revelations of Allah as received by Muhammad | sacred scripture in Arabic with 114 chapters
hadith | a saying or deed of Muhammad handed down | a report that guides believers beside scripture | a tradition used as a source of law

# Movements of peoples
? Which early migration or exile was
Exodus | the departure from slavery in Egypt | the event celebrated at Passover | the journey through Sinai to the Promised Land
Diaspora | the scattering of the Jews outside their homeland | the dispersion that grew after Rome destroyed the Temple in 70 CE | the communities that live away from Israel
Babylonian Captivity / Babylonian Exile | the forced stay of Judah's people far from home after 586 BCE | the time away from Judah that Cyrus the Great ended | the deportation carried out by Nebuchadnezzar
Hijrah / Hijra / Hegira | Muhammad's move from Mecca to Medina in 622 | the migration that begins the Muslim calendar | the flight to Yathrib
Bantu migrations | the spread of farmers from Cameroon over half of Africa | the one that carried ironworking to southern Africa

# Duties of Muslims
? Which duty of Muslims is
hajj | the pilgrimage to Mecca | the fifth pillar, a journey to the holiest city
salat / salah | prayer five times a day | worship facing Mecca at set hours
zakat | giving to the poor | charity as a religious tax | the sharing of part of one's wealth as alms
sawm / siyam | fasting during the month of Ramadan | going without food and drink from dawn to sunset | the fourth pillar, kept in the ninth month
shahada | the declaration of faith | the statement that there is no god but Allah | the first pillar, which a convert must recite
jihad | the struggle or effort in God's service | an inner striving against evil, or a holy war | defense of the faith

# Islamic society
? Which term of Islamic society names
umma / ummah | the worldwide community of believers | the Muslim community that replaced tribal loyalty | the religious brotherhood formed at Medina
dhimmi | a protected Christian or Jew who paid a special tax | a non-Muslim person of the book | a subject who kept his religion by paying jizya
millet | a self-governing religious community | a group with its own leader under the sultan | the Ottoman system for Christians and Jews
harem | the private quarters of women | a part of the palace for wives and concubines
grand vizier | the chief minister of the Ottoman sultan | the head of the imperial council | the official who carried the royal seal

# Greek sites
? Which Greek site was
Parthenon | the temple of Athena on the Acropolis | a Doric building with sculptures by Phidias | the marble monument begun in 447 BCE
Delphi | the home of Apollo's oracle | the mountain shrine of the Pythia | the place Greeks called the navel of the world
Great Library of Alexandria / Library of Alexandria | the Hellenistic collection of perhaps half a million scrolls | an Egyptian center near the Museum | the place where Eratosthenes worked
Academy | the school of Plato | a place of study outside Athens for nine centuries | the grove where Aristotle learned
Lyceum | the school of Aristotle | a garden for walking teachers | an Athenian research center opened in 335 BCE
agora | the marketplace and public meeting place | the open space where citizens talked and traded | the gathering area below the hill
acropolis | the fortified hilltop at the center of a city | the high ground where temples stood | the citadel on which the Parthenon was built

# Famous buildings of Asia
? Which building
Temple of Heaven | was where the Chinese emperor prayed for harvests | has a round hall in Beijing | was built by Yongle
Potala Palace | was the home of the Dalai Lama in Lhasa | stands on a hill in Tibet | was begun in the 1600s as winter residence
Golden Temple | is the holiest Sikh shrine | stands in a pool at Amritsar | was stormed by Indian troops in 1984
Taj Mahal | is the white marble tomb at Agra | was Shah Jahan's monument to his wife
Red Fort | is the sandstone palace in Delhi | is where India raised its flag in 1947
Forbidden City | was closed to commoners in Beijing | was the residence of emperors from 1421 | contains the Hall of Supreme Harmony
Angkor Wat | is a Hindu temple complex later used by Buddhists | was built in the twelfth century as a symbol of Mount Meru | appears on the Cambodian flag
Borobudur | is a Buddhist monument on Java | was built by the Sailendra about 800 in terraces

# Languages
? Which language is
Sanskrit | the classical speech of Brahmin priests and scholars | that in which the Mahabharata is written
Urdu | the official speech of Pakistan | that which mixes Persian words with Hindi grammar
Latin | the speech of ancient Rome and of the medieval Western church | the parent of French, Spanish and Italian
Swahili | that which blends Bantu speech with Arabic words | the common speech of the trading ports of East Africa
Quechua | the speech of the Inca Empire | that still spoken by millions in the Andes
Nahuatl | the speech of the Aztec people | that which gave English the words tomato and chocolate

# Gods of India, Japan and the Americas
? Which American deity is described as
Quetzalcoatl | the feathered serpent god | the deity of wind and learning who would return from the east | a Toltec god of peace shown with plumes
Huitzilopochtli | the Aztec god of war who needed human blood to rise each day | the patron who led the people to Lake Texcoco
Inti | the Inca god of the sun | the god from whom the emperor of Cuzco claimed descent
Viracocha | the creator god of the Inca | the Andean deity who made sun, moon and people
Tlaloc | the goggle-eyed rain god of central Mexico | the god who shared the Great Temple of Tenochtitlán

# Rulers of the Americas before 1550
? Which ruler was
Pachacuti / Pachacutec | the Inca monarch who created a great empire from 1438 | the emperor who rebuilt Cuzco and conquered Peru | the ninth Sapa Inca, whose name means earth shaker
Atahualpa | the Inca captured at Cajamarca by Pizarro | the emperor who filled a room with gold for ransom | the winner of a civil war against his half brother Huáscar
Moctezuma II / Montezuma II / Montezuma | the Aztec emperor who received Cortés | the monarch who died as a Spanish captive in 1520 | the monarch who thought the newcomers might be gods
Cuauhtémoc | the last Aztec emperor, who defended the city in 1521 | a monarch tortured for gold by the Spanish | the young leader of the final siege of the lake capital
Itzcóatl | the Aztec king who formed the Triple Alliance in 1428 | the leader who freed his people from the Tepanecs
Pacal / Pakal | the Maya king buried at Palenque | a monarch with a carved sarcophagus in the Temple of Inscriptions | a lord who reigned for 68 years in Chiapas

# Trading companies and leagues
? Which trading organization
Dutch East India Company / VOC | ruled spice trade from Batavia | was founded in 1602 | drove Portugal from the Moluccas
British East India Company / East India Company | governed Bengal and much more until the Crown took over in 1858 | traded from Madras, Bombay and Calcutta | was chartered by Elizabeth in 1600
Dutch West India Company | held New Netherland and part of Brazil | was founded in 1621 for Atlantic trade | bought Manhattan for a colony
Hudson's Bay Company | traded furs in Canada from 1670 | had English posts in the north | sold Rupert's Land to the dominion
Hanseatic League | joined about 80 north German towns | was led by Lübeck | controlled Baltic trade in the Middle Ages

# Chinese customs and institutions
? Which Chinese custom or institution was
Mandate of Heaven | the divine approval that gives a ruler the right to govern | the idea used to justify the overthrow of a bad dynasty | a claim first made by the Zhou against the Shang
dynastic cycle | the rise, decline and replacement of ruling families | the historical pattern in which a corrupt house falls and a new one begins | a recurring sequence of reform, decay and rebellion
filial piety | respect for parents and ancestors | the duty of children to obey and honor elders | the Confucian virtue at the base of the family
civil service examination / civil service system | the test of Confucian learning for government posts | a contest for official rank that rewarded merit | the exam that produced China's scholar-officials
tributary system / tribute system | diplomacy in which neighbors gave gifts and kowtowed | the order that recognized China as superior | a ranking of states around the emperor
Canton system | the rule limiting foreign trade to one southern port | a trade arrangement through the Cohong | the order that European merchants stay outside Guangzhou
kowtow | a bow with the head to the floor | the act refused by Macartney | a ritual before the emperor
queue | the pigtail forced on Chinese men | a long braid with a shaved forehead | a hairstyle ordered by the Manchus
foot binding | wrapping girls' toes to keep them small | a painful custom of Chinese women | a sign of status that limited women's movement

# People of Ming and Qing China
? Which person in Ming and Qing China was
Matteo Ricci | the Jesuit who wore scholar's robes in Beijing | an Italian missionary who made a map for the Ming | a priest who brought clocks in 1601
Wang Yangming | the philosopher of innate knowledge | the thinker who joined knowledge and action
Nurhaci / Nurhachi | the chief who united the Jurchen | the founder of the Manchu state in 1616 | a leader who created eight banners
Dorgon | the regent who took Beijing in 1644 | the prince who enforced the shaved forehead | the commander who led Manchus through Shanhai Pass
Lord Macartney / George Macartney | the British envoy to Qianlong in 1793 | the diplomat who would not kneel on both knees | a visitor sent from London to open trade
Koxinga / Zheng Chenggong | the loyalist who took Taiwan for the fallen dynasty | a pirate lord who drove the Dutch out in 1662

# Armies and militias
? Which armed force of the 1900s is described as
Red Army | the Communist troops organized by Trotsky | the troops that took Berlin in 1945
White Army / Whites | the opponents of the Bolsheviks in Russia's civil war | the loose group of generals backed by foreign troops in 1919
Red Guards | students who closed schools for Mao | bands with a little book who attacked officials
Blackshirts | Mussolini's squads that beat Italian socialists | the men who marched on Rome in 1922
Free French | de Gaulle's fighters based in London after June 1940 | soldiers who entered Paris in 1944 with Leclerc

# Korean states
? Which Korean state
Silla | united most of the peninsula in 668 with Tang help | had its capital at Kyongju and a bone-rank aristocracy | began as the southeastern of three rival kingdoms
Koguryo / Goguryeo | beat back Sui invasions from the north | reached into Manchuria and was the first of the three to adopt Buddhism
Paekche / Baekje | passed Buddhism to Japan from the southwest of the peninsula | was destroyed by its rival and Tang China in 660
Koryo / Goryeo / Koryu | ruled from 918 to 1392 and gave the country its Western name | made celadon pottery and printed the Buddhist scriptures on 80,000 woodblocks | was invaded by the Mongols in 1231 and became their vassal
Choson / Joseon / Yi dynasty | was founded by Yi Songgye in 1392 and lasted until 1910 | adopted Neo-Confucianism and moved the capital to Seoul | became known as the Hermit Kingdom

# Groups of French society
? Which group of French society is described as
First Estate | the clergy of France | the order that owned land but paid few taxes | the churchmen with one percent of the people
Second Estate | the nobles of France | the aristocracy who held high offices | the order of landed titles with tax exemptions
Third Estate | the commoners with 98 percent of people | the order of bourgeoisie, workers and peasants
bourgeoisie | the middle class of bankers and merchants | educated people who believed in equality and ran business | city people who led the third order
sans-culottes | Paris workers and shopkeepers without knee breeches | radical wage earners of the streets | people who demanded bread and long trousers
émigré | a noble who fled France | a royalist who wanted to undo the changes from abroad | an exile who urged foreign kings to invade

# Ships
? Which vessel is
trireme | a Greek ship with three banks of oars | the fast ramming galley that won at Salamis
caravel | the sturdy Portuguese ship with triangular sails | a ship that could sail into the wind | a small ship of Columbus such as the Niña
dhow | an Arab ship with a triangular sail | the ship of Indian Ocean traders | a sailing boat used on the Swahili coast
junk | a large Chinese sailing ship with compartments | the ship of Zheng He's fleet | a flat-bottomed boat with battened sails
longship | a shallow boat with sail and oars | the ship that could land on beaches | a dragon-headed craft of Scandinavian raiders
outrigger canoe | a boat with a float for balance | the craft of Austronesian sailors | a small craft used by Pacific voyagers to reach distant islands

# Forms of literature and drama
? Which term of western literature names
tragedy | a serious play in which a hero falls because of a flaw | drama about fate, such as Oedipus Rex | the form written by Aeschylus and Sophocles
comedy | a play that makes fun of people and politics | humorous drama, such as the works of Aristophanes | the stage form that mocked Socrates in The Clouds
epic | a long poem about heroic deeds | verse such as the Iliad or Odyssey | narrative poetry about the Trojan War
myth | a traditional story about gods | a tale that explained nature and human passions | the kind of story told about Zeus and Athena
saga | an Icelandic prose story | a tale of heroes and feuds | the writing of Snorri Sturluson
parable | a short story that teaches a moral lesson | the form of the Good Samaritan | a tale used by Jesus to explain his teaching
vernacular | the everyday language of a people | speech such as Italian or English instead of Latin | the tongue of Dante's and Chaucer's poems

# Methods of reasoning
? Which method is
scientific method | a logical procedure for testing ideas | the steps from observation and hypothesis to experiment
inductive reasoning | drawing general laws from specific observations | the approach favored by Bacon | moving from particulars to a principle
deductive reasoning | drawing conclusions from a general truth | the approach favored by Descartes | moving from a principle to particulars
Socratic method | teaching by questions and answers | that recorded in Plato's dialogues
rhetoric | the art of skillful public speaking | the subject taught by Sophists for use in assembly and court | the skill of persuasion by words

# Ways of thinking
? Which way of thinking is
humanism | the study of classical texts and human potential | the movement that focused on worldly subjects rather than religious ones | an intellectual program based on grammar, history, poetry and ethics
secularism | concern with worldly rather than religious matters | an outlook centered on the here and now | a nonreligious attitude to life
individualism | stress on personal achievement and fame | the view that one person's talent and worth matter | an outlook seen in portraits and autobiographies
scholasticism | the use of reason to support Christian belief | the learning of Aquinas and Abelard
empiricism | the belief that knowledge comes from the senses | the stress on observation in Locke and Bacon | learning by experience rather than pure reason
rationalism | the belief that reason is the chief source of knowledge | the approach of Descartes

# Customs
? Which custom is described as
ostracism | banishment of a citizen by vote for ten years | exile decided by names scratched on pottery | the Athenian practice that removed dangerous politicians
seppuku / hara-kiri | ritual suicide by cutting the belly | the act by which a disgraced warrior kept his honor
suttee / sati | the burning of a Hindu widow on her husband's pyre | the practice that Akbar and later the British tried to limit
devshirme / devsirme | the taking of Christian boys for service | the Ottoman child levy | a recruitment of slaves for army and palace
barter | trade of goods or services without money | the swapping of one product for another | the form of exchange used before coins

# Feudalism and chivalry
? Which feudal term names
feudalism | a system in which land is given for service | political order of lords and vassals | the loyalty structure after Charlemagne's empire broke up
chivalry | the European code of honorable conduct for mounted warriors | rules of courtesy that included love of ladies
bushido | the samurai code of honor and loyalty | the Japanese ideal of duty and death before disgrace
homage | a ceremony of loyalty to a lord | the act of kneeling and placing hands between another's | the public pledge made before receiving land
primogeniture | inheritance by the eldest son | the rule that kept estates whole | the custom by which younger brothers got no land

# Periods of peace and trouble
? Which period before 1700 was
Pax Romana | two hundred years of peace and order beginning with Augustus | the time from 27 BCE to 180 CE | the calm that let trade flourish in the empire
Pax Mongolica / Mongol Peace | the time of safe travel across Eurasia under the khans | stability that let Silk Road trade grow in the 1200s | the century of order that Marco Polo used
Little Ice Age | the time of cooler climate from about 1300 | a fall in temperatures that shortened harvests | the cold centuries that ended Norse Greenland
Avignon Papacy / Babylonian Captivity of the Church | the residence of popes in France from 1309 | the time when seven French popes lived away from Rome
Great Schism / Western Schism / Papal Schism | the time when two or three popes claimed power | the church division from 1378 to 1417 | the split ended at Constance
Renaissance | the rebirth of classical art and learning that began in Italy | the cultural movement from about 1350 to 1600 | a revival that started in Florence

# Assemblies
? Which modern parliament was
Frankfurt Assembly / Frankfurt Parliament | the body of 1848 that offered a crown to Prussia's king | liberals who failed to unite Germany | the deputies refused by Frederick William IV
Reichstag | the lower house of Germany | the lawmakers whose building burned in 1933
duma | the Russian body of 1906 granted by the October Manifesto | the elected body that Nicholas II dissolved
Diet | the two Japanese houses since 1890 | the lawmaking body under the Meiji constitution
Knesset | the single chamber of 120 members in Israel | the elected lawmakers who sit in Jerusalem
Cortes | the Spanish lawmakers who wrote the constitution of Cádiz | the lawmaking body in Madrid

# Councils and governments
? Which government or council was
cabinet | the ministers who led Britain under Walpole | the ministers who link monarch and Parliament
Politburo | the ruling committee of the Communist Party | the small group of top leaders in Moscow
Provisional Government | the temporary regime after the czar fell | the rule of Lvov and Kerensky | the cabinet that stayed in the war in 1917
Paris Commune | the workers' government of 1871 | a city rising crushed after Sedan | the radicals who held the capital for two months
junta | a group of officers that rules | a military council after a coup | the generals of Buenos Aires
soviet | that of workers and soldiers in Petrograd | the local one elected by Russian workers from 1905

# Church practices and problems
? Which term of church history names
heresy | a belief that contradicts official teaching | the charge tried by the Inquisition | the offense of Arians and Cathars
schism | a split within the church | the division of 1054 or of 1378 | the separation of two religious groups
excommunication | expulsion from the church | the penalty that denied a person the rites | a pope's weapon against rulers such as Henry IV
simony | the buying and selling of church offices | the sin of paying for a bishopric | an abuse attacked by Cluny
interdict | a ban on sacraments in a whole region | the penalty placed on John's England | a pope's order closing churches of a kingdom
lay investiture | the appointment of bishops by kings | the right over which Gregory VII fought an emperor | a ceremony by which a ruler gave ring and staff
Inquisition | the court that tried heretics | the church tribunal that used torture | the body set up against Cathars and later in Spain

# Art and architecture
? Which term of art names
icon | a holy image of Christ or a saint used in worship | a religious picture destroyed in the eighth century | a sacred painting on wood venerated in the East
mosaic | a picture made from small pieces of colored stone or glass | wall decoration such as that at San Vitale in Ravenna | shining church art of tiles and gold
arabesque | an intricate pattern of flowers, leaves and shapes | decoration made of repeated plant and geometric designs | curving ornament on tiles and walls
calligraphy | beautiful handwriting used as decoration | ornamental lettering of sacred verses
fresco | painting on wet plaster | a wall picture such as The School of Athens | the technique of the Sistine ceiling
perspective | a technique that shows three dimensions on a flat surface | the use of a vanishing point in painting | a method of depth developed by Brunelleschi
chiaroscuro | strong contrast of light and shade | the modeling of forms used by Caravaggio | a dramatic treatment of dark and bright areas
celadon | porcelain with a bluish-green glaze | the finest ceramic of the eleventh and twelfth centuries | admired by the Chinese for its jade-like color

# Instruments of science and navigation
? Which instrument is
astrolabe | a device that measures the height of stars | the device Muslims improved to find latitude and Mecca | a brass disk for navigators and astronomers
magnetic compass / compass | a needle that points north | a Chinese invention for direction at sea | the device that shows a ship's heading
sextant | an eighteenth-century device for latitude | a device that measures the angle of the sun with mirrors | the tool used by Cook
telescope | a tube with lenses that shows distant objects | the device that revealed the moons of Jupiter | a Dutch invention improved by Galileo
microscope | the device used to see bacteria | a device with lenses for tiny objects | the tool of Leeuwenhoek and Hooke
barometer | a device that measures air pressure | the invention of Torricelli | a tube of mercury for forecasting weather
seismograph | a device that detects earthquakes | Zhang Heng's bronze jar with dragons | a Han device that dropped balls

# Weapons, machines and gear
? Which early invention was
gunpowder | an explosive mixture found by Daoist alchemists | the mixture of saltpeter, sulfur and charcoal | a Tang discovery used in bombs by the Song
crossbow | a weapon with trigger for bolts | a Chinese arm of Warring States | a bow mounted across a stock
Greek fire | a liquid that burned on water and was thrown at ships | the secret weapon that saved Constantinople from Arab fleets | an incendiary chemical sprayed from tubes
stirrup | a foot support for a rider | the Asian invention that made mounted fighting steady | the metal loop that helped knights stay in the saddle
wheelbarrow | a one-tired cart for loads | a Han farm vehicle pushed by hand | a carrying device known in Europe a thousand years later
collar harness | horse gear that lets an animal pull heavy loads | tack that replaced the throat strap | a Chinese device that helped plowing
lateen sail | a triangular sheet that catches wind from side | a rigging borrowed from Arabs

# Taxes
? Which tax is described as
jizya | the payment required of non-Muslims | the charge that Akbar abolished in 1564
tithe | one tenth of produce owed to the church | a payment by peasants to the parish priest
mita | labor owed to the state in the Andes | required work on roads and fields that the Spanish kept up in mines
tariff | a charge on imported goods | a duty to protect home industry
taille | the direct charge on land from which French nobles were largely exempt | the main direct payment of French peasants before 1789
gabelle | the hated royal charge on salt in Old Regime France | the French payment on salt abolished during the Revolution

# Trade and finance
? Which term of finance names
bill of exchange | a written order to pay a sum in another city | a paper that spared merchants carrying coins | an early credit note
joint-stock company | a firm owned by investors who share profit and risk | the business form used by Dutch merchants trading to Asia in 1602 | a partnership with shares for colonies
usury | lending money at high interest | the practice the church forbade | charging for a loan, left largely to Jews
banking / bank | the lending and exchange of money for profit | the business of the Medici | the trade in deposits and bills
asiento | the Spanish contract to supply slaves | the privilege given to Britain in 1713 | a monopoly for bringing captives to Spanish ports
paper money | currency notes first issued under the Song | flying cash that replaced strings of coin | a lightweight exchange bill described by Marco Polo

# Economic ideas
? Which economic doctrine or system is described as
mercantilism | the building of state wealth through exports, colonies and bullion | what Colbert practiced for Louis XIV
capitalism | private ownership with profit as the aim | the order criticized by Karl Marx
laissez-faire | no government interference in business | what Adam Smith recommended to governments
favorable balance of trade | the selling of more goods than are bought | the mercantilists' goal for bringing in gold
import substitution | making at home goods once bought abroad | Latin American growth by factories behind tariffs after 1930
land reform | dividing large estates among peasants | what Cárdenas and Castro gave the landless

# Social organization
? Which social term names
lineage | a group with a common ancestor | the family unit that held land together | kinship that gave people identity in stateless societies
matrilineal society / matrilineal | a group that traces descent through the mother | people who inherit from a mother's brother | a system of ancestry among the Asante
stateless society | a people ruled by balance among kin groups with no king | the Igbo before colonial rule | a community without central government
age set | young people born at the same time who pass stages together | a group that shares tasks and initiations | the peers among the Masai
ayllu | an Andean community that worked together | the kin group of ten or more families | the local clan that shared land and herds
patriarchy | a society in which men hold power over women | a social order led by the father or oldest male | the arrangement by which property and authority pass through males
dynasty | a series of rulers from one family | a line of kings that passes power from parent to child | a ruling house such as the Han, Ming or Tudor
polis | the city with its surrounding countryside that formed a state | the basic unit of political life in ancient Greece | a community of citizens such as Corinth or Thebes

# Disasters, wars and revolts of the later Middle Ages
? Which crisis of the Middle Ages was
Black Death / bubonic plague | the epidemic that killed about a third of Europe | the disease spread by fleas on rats | the disaster that entered Europe by Messina in 1347
Great Famine | the hunger caused by heavy rain in 1315–1317 | the crop failure at the start of a colder age | the food shortage three decades before mass disease struck Europe
Hundred Years' War | the conflict of England and France from 1337 to 1453 | the struggle with Crécy and Agincourt | the fight over the French throne in which Joan of Arc appeared
Wars of the Roses | the fight of York and Lancaster | the English civil conflict ended at Bosworth | the struggle that brought Henry VII to the throne
Jacquerie | the peasant rising in France in 1358 | the French rural revolt after Poitiers | a revolt that took its name from a nickname for peasants
Peasants' Revolt of 1381 / Wat Tyler's Rebellion | the English rising over a poll tax | the rising in which John Ball preached equality | the march on London that Richard II faced
Great Schism of 1054 / East-West Schism | the break between the Roman Catholic and Orthodox churches | the split when pope and patriarch excommunicated each other | the lasting separation of eastern and western Christianity
Onin War | the fight that destroyed Kyoto in 1467–1477 | a struggle over the Ashikaga succession
Gempei War | the fight of Minamoto and Taira | the struggle that ended in a sea battle at Dan-no-ura in 1185 | the struggle before the first shogun

# Political ideas
? Which principle of government is
divine right / divine right of kings | that God gives rulers their authority | the claim of James I and Bossuet
absolute monarchy / absolutism | rule by one person with unlimited power | what Louis XIV practiced in France
enlightened despotism / enlightened despot | rule by a strong monarch who accepts reform | the style of Frederick, Catherine and Joseph
constitutional monarchy | rule by a king limited by law and parliament | the English system after 1689
balance of power | that no country should dominate the others | the aim of William of Orange against France
legitimacy | that hereditary rulers should be restored | the reason for the return of the Bourbons in 1814

# Events of the age of religious wars
? Which event on the continent of Europe
Council of Trent | met from 1545 to 1563 to reform the Catholic Church | rejected Protestant views and kept seven sacraments | ordered better training of priests
Saint Bartholomew's Day Massacre | killed thousands of French Protestants in 1572 | began at a royal wedding in Paris | was ordered under Catherine de Médicis
Thirty Years' War | devastated Germany from 1618 to 1648 | began with the Defenestration of Prague | was ended by the Peace of Westphalia
Dutch Revolt / Eighty Years' War | freed the northern Netherlands from Spain | was led by William the Silent | began in 1568 against Philip II and Alba
Peasants' War / German Peasants' War | was the rural uprising of 1524–1525 | was condemned by Luther | was crushed with perhaps 100,000 killed
Diet of Worms | was the imperial assembly where Luther refused to recant | met in 1521 before Charles V | heard the words here I stand
Fronde | was a noble revolt in France from 1648 to 1653 | taught the boy king Louis XIV to fear Paris
Defenestration of Prague | was the throwing of officials from a window in 1618 | was an act that began a long German war | was the Bohemian protest against Ferdinand II

# Composers
? Which composer
Johann Sebastian Bach / Bach | wrote the Mass in B Minor and organ fugues | was cantor at Leipzig | composed the Brandenburg Concertos
George Frideric Handel / Handel | wrote the oratorio Messiah | was a German who settled in London | composed Water Music for a royal boat trip
Wolfgang Amadeus Mozart / Mozart | wrote The Magic Flute as a prodigy from Salzburg | composed operas such as Don Giovanni | died in Vienna in 1791 leaving a Requiem
Franz Joseph Haydn / Haydn | wrote over a hundred symphonies | worked for the Esterházy princes | composed the oratorio The Creation
Ludwig van Beethoven / Beethoven | wrote nine symphonies and grew deaf | bridged classical and romantic music | set Schiller's Ode to Joy
Richard Wagner / Wagner | wrote The Ring of the Nibelung | used leading motifs in music dramas | built a theater at Bayreuth
Giuseppe Verdi / Verdi | wrote Aida and Nabucco | was the Italian opera master whose name stood for unity | composed the opera La Traviata

# Battles, 1700 to 1815
? Which battle of the Napoleonic wars
Battle of Trafalgar / Trafalgar | was Nelson's naval victory in 1805 | made Britain safe from invasion by France | cost the life of a one-armed admiral
Battle of Austerlitz / Austerlitz | was a defeat of Russia and Austria in 1805 | was Napoleon's greatest victory | is called the fight of three emperors
Battle of Leipzig / Battle of Nations | was the defeat of Napoleon in 1813 | freed Germany from France | led to exile on Elba
Battle of Waterloo / Waterloo | ended Napoleon's rule in June 1815 | was won by Wellington and Blücher | was fought near Brussels
Battle of Borodino / Borodino | was the bloody fight before Moscow in September 1812 | cost both sides together about 70,000 men

# Events of World War I and its time
? Which event
sinking of the Lusitania | killed 128 Americans in May 1915 | was done by a U-boat off Ireland | turned American opinion against Germany
Zimmermann Telegram / Zimmermann Note | offered Mexico land for an alliance | was decoded by the British in 1917 | helped to bring the United States into war
Armenian Genocide | killed over a million Christians in the Ottoman Empire | began with arrests in April 1915 | included death marches into the Syrian desert
Easter Rising | was the Dublin rebellion of 1916 | proclaimed an Irish republic at the post office | led to executions by the British
influenza pandemic of 1918 / Spanish flu | killed tens of millions in 1918–1919 | struck young adults worldwide as troops went home

# Measures of the French Revolution and Napoleon
? Which measure
Concordat of 1801 | made peace with the pope | recognized Catholicism as faith of most French | let the state name bishops
Napoleonic Code / Code Napoléon | made laws uniform in 1804 | gave equality before law but fewer rights to women | set order over freedom of speech
Continental System | forbade European trade with Britain | failed because of smuggling and British sea power
Civil Constitution of the Clergy | made priests state employees | put the church under the state in 1790 | angered peasants and the pope
Declaration of the Rights of Man / Declaration of the Rights of Man and of the Citizen | stated in 1789 that people are born free and equal | listed liberty, property and resistance to oppression in August 1789 | was the French statement influenced by Jefferson

# Alliances
? Which alliance of the world wars is described as
Triple Alliance | the pact of Germany, Austria-Hungary and Italy | the agreement of 1882 made by Bismarck | the bloc that Italy left in 1915
Central Powers | Germany, Austria-Hungary, the Ottomans and Bulgaria in 1915 | the side that lost in 1918
Allied Powers / Allies of World War I | Britain, France, Russia and later Italy and the United States | the nations that dictated peace at Paris in 1919
Axis Powers / Axis | Germany, Italy and Japan | the partners by pacts of 1936 and 1940
Triple Entente | the friendly understanding of Britain, France and Russia in 1907 | Britain's prewar partnership with Paris and St. Petersburg
Balkan League | the pact that attacked Turkey in Europe in 1912 | the union of Serbia, Bulgaria, Greece and Montenegro

# Conferences
? Which conference was
Congress of Vienna | the meeting that redrew Europe in 1814–1815 | the settlement after Napoleon
Congress of Verona | the 1822 meeting that approved a French army in Spain | the last of the postwar meetings with Britain | a gathering about revolt in Spain and Greece
Berlin Conference | the meeting of 1884–1885 that set rules for Africa | the talk of fourteen nations without any African | a gathering hosted by Bismarck on division
Yalta Conference | the February 1945 meeting in Crimea | the gathering at which Stalin promised free elections
Potsdam Conference | the July 1945 meeting near Berlin | the one that demanded Japan's surrender
Tehran Conference | the 1943 meeting in Iran that agreed to invade France | the first gathering of Roosevelt, Churchill and Stalin

# Revolutionaries and rulers of Latin America
? Which figure of the Mexican Revolution and after was
Francisco Madero | the reformer who called for revolt in 1910 | the Mexican president killed in 1913 | a landowner's son who opposed reelection
Emiliano Zapata / Zapata | the revolutionary who demanded land and liberty | the leader of peasants in Morelos | the southern rebel killed in 1919
Pancho Villa / Francisco Villa | the rebel of northern Mexico | the leader who raided Columbus, New Mexico | the cowboy general chased by Pershing
Venustiano Carranza | the president who issued the 1917 constitution | a leader who had Zapata killed | the First Chief of the constitutionalists
Lázaro Cárdenas / Cárdenas | the president who took over oil in 1938 | the reformer who gave land to Mexican peasants | the founder of Pemex
Victoriano Huerta | the general who overthrew Madero in 1913 | the usurper whom Woodrow Wilson refused to recognize
Álvaro Obregón | the one-armed general who became president in 1920 | the victor over Villa at Celaya

# Foreign policies
? Which foreign policy before 1941 was
Monroe Doctrine | the United States warning against European colonies in 1823 | the statement closing the Americas to new colonization
Roosevelt Corollary | the claim of the right to act as police in Latin America | an addition of 1904 to an older warning
Open Door Policy | equal trade access in China | the proposal of John Hay in 1899
Good Neighbor Policy | the American promise not to intervene in Latin America | Franklin Roosevelt's friendlier approach of 1933 | the withdrawal of marines from the Caribbean
appeasement | giving in to an aggressor to keep peace | Chamberlain's course at Munich
dollar diplomacy | Taft's use of bank loans to gain influence abroad | the replacement of bullets by investments

# Labor in the Industrial Revolution
? Which term of industry and labor names
union / labor union / trade union | an association of workers that bargains | a group that seeks better pay by joint action | an organization banned by the Combination Acts
strike | a refusal to work | a weapon of labor to win demands | a stoppage by employees
collective bargaining | talks between workers as a group and employers | negotiation over pay and hours | a process gained after laws against labor groups ended
factory / factory system | a building with machines and many workers | the workplace that replaced production in homes | the center of textile mills by rivers
assembly line | a system in which each worker does one task as parts move by | the method Ford used | a row of stations with a conveyor
interchangeable parts | identical pieces that can replace each other | components that made repair easy | a key to mass production
urbanization | the growth of cities | movement of people from farms to towns | what made Manchester crowded
middle class | the social group of factory owners and professionals | the rank between aristocrats and laborers | people of comfortable income who grew rich from industry

# Events of the nineteenth century and after
? Which event in Europe and its empires was
Revolutions of 1848 | the risings that spread from Paris to Vienna | the springtime of peoples | a wave that drove out Metternich
Decembrist Revolt | the officers' uprising of 1825 | the demand for constitution in St. Petersburg | a mutiny at the start of Nicholas I
Risorgimento | the movement to unite Italy | the Italian national resurgence before 1870 | the national revival led by Cavour
Kulturkampf | Bismarck's struggle with the Catholic Church | the laws against Jesuits and priests
Irish Potato Famine / Great Famine of Ireland / Irish famine | the hunger of 1845–1849 | the crop blight that killed a million people | the disaster that sent emigrants to Boston
Scramble for Africa | the rush for colonies on one continent | the partition between 1880 and 1914 | a race among powers to divide African land
Dreyfus affair | the French scandal over a Jewish captain | the case in which Zola wrote J'accuse

# Regimes and colonies
? Which regime in Europe was
Dual Monarchy | Austria and Hungary under one emperor after 1867 | the union formed by compromise with the Magyars
Third Republic | the French government from 1871 to 1940 | the government of the Dreyfus affair
Weimar Republic | the German democracy from 1919 to 1933 | the government blamed for signing the Treaty of Versailles
Vichy France | the puppet government led by Pétain | the southern government that worked with Germany after June 1940
Second Empire | the rule of Napoleon III | the government that Haussmann served and Sedan ended
Irish Free State | the dominion created at Dublin in 1922 | the government opposed by de Valera in a civil war

# Persecution and violence
? Which term of persecution and violence names
pogrom | an organized attack on Jews | mob violence in the Russian Empire | a riot against Jewish homes
genocide | the deliberate destruction of a national or ethnic group | the crime named by Raphael Lemkin
ethnic cleansing | driving out a group by force | the Bosnian Serb policy against Muslims | violent removal to make a land uniform
terrorism | the use of violence against civilians for political aims | attacks meant to spread fear | a tactic of bombing and hijacking
anti-Semitism | hostility and prejudice toward Jews | prejudice that blamed Jews for defeat | hatred spread by The Protocols of Zion
apartheid | the strict separation of races in South Africa | the system begun in 1948 with pass laws | the policy ended in the 1990s
ghetto | a walled city area where Jews had to live | a sealed quarter such as in Warsaw
Final Solution | the Nazi plan to murder all Jews | the policy coordinated at Wannsee in 1942 | the program of killing centers

# Ways of making war
? Which method or plan of war is described as
Schlieffen Plan | the German strategy to beat France before Russia | a scheme for attack through Belgium | the timetable that failed at the Marne
trench warfare | fighting from ditches protected by wire | the stalemate method of mud and rats | a form of combat with little ground gained
unrestricted submarine warfare | torpedoing merchant ships without warning | the German policy announced in January 1917 that brought America in
total war | the use of all a nation's resources for fighting | the state in which civilians and industry are mobilized | a conflict with rationing and government control
blitzkrieg | lightning war with tanks and planes | the fast attack on Poland | a surprise assault by massed force
island hopping | taking key isles and bypassing others | the American strategy toward Japan | a Pacific plan of MacArthur and Nimitz
proxy war | a conflict in which great powers support other fighters | an indirect fight such as Angola | a struggle of client states
conscription | a compulsory military draft | the law that requires men to serve | compulsory service that raised mass armies
arms race | competition to build more and better weapons | the stockpiling of nuclear warheads | a contest in bombs and rockets
convoy | having merchant ships sail in groups guarded by destroyers | the British answer to U-boats in 1917

# Fronts and dividing lines
? Which front or barrier was
Western Front | the line of trenches in northern France | the battle zone from the Channel to Switzerland | the deadlocked area of Verdun and the Somme
Eastern Front | the fighting along the German-Russian border | the battle zone of Tannenberg | the mobile area from the Baltic to the Black Sea
Maginot Line | the French forts on the German border | a defense that was bypassed by the Ardennes | concrete bunkers built in the 1930s
iron curtain | the division between communist and democratic Europe | Churchill's phrase of 1946 | the imaginary line that separated the Soviet bloc from the West
Berlin Wall | the concrete obstacle built in August 1961 | the one opened on November 9, 1989
38th parallel | the line that divides Korea | the latitude chosen in 1945 | the boundary crossed in June 1950
demilitarized zone / DMZ | the buffer between North and South Korea | a strip two and a half miles wide | empty land with mines since 1953
no man's land | the empty ground between enemy lines | the shell-torn space soldiers crossed under fire | the area between opposing barbed wire

# Political parties and movements
? Which European political organization is described as
Bolsheviks / Bolshevik | the radical Marxists who took power in 1917 | Lenin's party of committed revolutionaries | the group renamed Communists in 1918
Mensheviks / Menshevik | the moderate wing of Russian Marxists | the group that wanted a broad party | socialists who split from Lenin in 1903
Sinn Féin | the Irish party called we ourselves | the winners of 1918 who refused to sit in London | the political wing led by Gerry Adams
Solidarity | the Polish trade union of 1980 | a movement backed by John Paul II | the winners of June 1989 at Warsaw
Popular Front | the left coalition of 1936 in France | a union of socialists and Communists against fascism | the French government of Léon Blum
Comintern | the body that spread world revolution from 1919 | the Third International, led from Moscow

# Militant and guerrilla groups
? Which organization is described as
Palestine Liberation Organization / PLO | the umbrella of fighters led by Arafat | the signer of the 1993 deal with Rabin
Hamas | the Islamists who govern Gaza | attackers of October 7, 2023
Hezbollah | the Shi'ite party of Lebanon | an Iranian-backed militia in Beirut | fighters of the south against Israel in 2006
Taliban | the strict rulers of Afghanistan | the movement that banned girls' schools | the government ousted in 2001 and back in 2021
al-Qaeda | the network that attacked the United States in September 2001 | the followers of bin Laden
Islamic State / ISIL | the jihadists who took Mosul in 2014 | a self-declared caliphate of Raqqa
Boko Haram | the Islamists of northeastern Nigeria | the kidnappers of Chibok girls

# Secret police and guards
? Which police or security body was
Gestapo | the Nazi secret police in civilian clothes | the plainclothes agents founded by Göring in 1933
SS / Schutzstaffel | Hitler's elite guard in black | the protection squad led by Himmler | the body that ran the death camps
Stasi | the East German secret police | the employer of a vast web of informers in the GDR
KGB | the Soviet security service from 1954 | the agency of Andropov and of the young Putin
Cheka | the first Soviet secret police, set up under Lenin in 1917 | the Bolshevik agency that carried out the Red Terror

# Soviet economy and reform
? Which term of Soviet history names
New Economic Policy / NEP | Lenin's limited return to private trade | the plan of 1921 that let peasants sell grain | a small-scale version of capitalism ended by Stalin
five-year plan | a set of goals for rapid industry | a government outline for steel and coal in 1928 | an economic schedule of Stalin
collective farm / kolkhoz | a large government-controlled agricultural unit | land worked jointly by hundreds of families | a holding forced on Soviet peasants in 1929
command economy | a system in which government makes all economic decisions | the planned order of the Soviet Union | production set by state officials
glasnost | openness in public life under Gorbachev | free discussion after 1985 | the policy that let Soviet citizens criticize
perestroika | economic restructuring in the Soviet Union | the reform that allowed small private business | Gorbachev's change of the planned system
shock therapy | a sudden shift to free markets | the economic policy of Yeltsin | the freeing of prices in 1992
gulag | the network of labor camps | a system of prison camps in Siberia | the place described by Solzhenitsyn

# Killings and massacres
? Which act of mass violence was
Bloody Sunday | the shooting of workers at the Winter Palace in 1905 | the event that led to strikes and the October Manifesto
Great Purge | the terror against party members in 1936–1938 | the show trials of old Bolsheviks | Stalin's killing of suspected enemies
Holodomor | the famine in Ukraine in 1932–1933 | the starvation caused by grain seizures | the death of millions of Ukrainians under Stalin
Amritsar Massacre | the shooting of nearly 400 Indians in 1919 | the killing ordered by General Dyer
Kristallnacht / Night of Broken Glass | the attack on Jewish shops in November 1938 | the riot named for shattered windows | the burning of synagogues in Germany
Holocaust / Shoah | the murder of six million Jews | the systematic slaughter at Auschwitz and Treblinka

# Programs and reforms of modern states
? Which Chinese program or campaign was
Great Leap Forward | the drive of communes and backyard furnaces | the failed push of 1958 that caused famine
Cultural Revolution | that of 1966–1976 against old ideas | Mao's effort to revive class struggle
Four Modernizations | Deng's goals for farming, industry, defense and science | the goals with which China turned to world markets after 1978
one-child policy | the limit on births from about 1979 | a law to slow population growth in China | a rule replaced in 2015 by two
Self-Strengthening Movement | the effort of Qing officials to use Western technology | building arsenals under Li Hongzhang | a reform that kept Confucian values
Hundred Days' Reform | Guangxu's burst of edicts in 1898 | changes to schools and army stopped by Cixi

# Wars of the Middle East and other modern wars
? Which war since 1945 was
Six-Day War | the Arab-Israeli conflict of June 1967 | the conflict in which Israel took Sinai, Golan and West Bank
Yom Kippur War | the Arab-Israeli conflict of October 1973 | a surprise Arab attack on a holy day | the conflict that led to an oil embargo
First Arab-Israeli War / Arab-Israeli War of 1948 | the fight that followed the birth of Israel | the attack of neighboring states on a new Jewish nation | the conflict that made 700,000 Palestinian refugees
Persian Gulf War / Gulf War | the 1991 fight to free Kuwait | the conflict that included Operation Desert Storm | a coalition victory over Iraq
Iran-Iraq War | the conflict of 1980–1988 | the fight over the Shatt al-Arab | a stalemate with gas and child soldiers
Falklands War | the 1982 fight over South Atlantic islands | the conflict Argentina lost to Britain | the defeat that ended Galtieri's junta
Suez Crisis | the fight after Nasser seized a canal in 1956 | the attack on Egypt by Britain, France and Israel

# Protests
? Which protest of the last hundred years or so was
Arab Spring | the wave of uprisings of 2010–2012 in North Africa and the Middle East | a demand for democracy that began in Tunisia | risings that toppled Ben Ali
intifada | the Palestinian uprising against Israel | stone throwing from 1987 | an uprising in Gaza and the West Bank
Tiananmen Square protests / Tiananmen Square | the student demonstrations of 1989 | the call for democracy crushed by tanks | the Beijing gathering with a goddess statue
Salt March | Gandhi's 240-mile walk to the sea | the walk to Dandi in 1930 to defy a British monopoly
Quit India movement | the demand of 1942 for immediate British withdrawal | a campaign that jailed Congress leaders in wartime | the call to do or die
Soweto uprising | the fight against teaching in Afrikaans | the revolt of a township near Johannesburg in 1976
May Fourth Movement | the Beijing demonstration of 1919 against Versailles | a nationalist outcry of students over Shandong

# Treaties from 1494 to 1905
? Which treaty made in or for Europe
Treaty of Karlowitz | gave Hungary to Austria in 1699 | was the first loss of land by the Ottomans | ended the war begun by attack on an imperial capital
Treaty of Tordesillas | divided new lands between Spain and Portugal in 1494 | moved the papal line west and so gave Portugal Brazil
Treaty of Paris of 1783 | recognized the United States | gave the new American nation land to the Mississippi
Peace of Westphalia | ended the Thirty Years' War in 1648 | recognized the independence of the Dutch and Swiss
Peace of Augsburg | let German princes choose Lutheran or Catholic faith in 1555 | was made by Charles V's brother with Lutheran princes
Treaty of Utrecht | gave Gibraltar to Britain in 1713 | ended the war over the Spanish throne

# Modern Latin American leaders
? Which modern president in Latin America was
Augusto Pinochet / Pinochet | the Chilean general who seized power in 1973 | the dictator arrested in London in 1998 | the ruler of Santiago until 1990
Salvador Allende / Allende | the Marxist of Chile killed in a coup | a doctor elected in 1970 who nationalized copper
Fulgencio Batista / Batista | the Cuban dictator overthrown in 1959 | a sergeant friendly to American business | the ruler who fled Havana on New Year's Day
Daniel Ortega | the Sandinista who led Nicaragua | a Managua rebel against Somoza who came back in 2007
Hugo Chávez / Hugo Chavez | the Venezuelan who spent oil money on the poor | a paratrooper elected in 1998 at Caracas
Luiz Inácio Lula da Silva / Lula | the metalworker elected in Brazil in 2002 | the founder of the Workers' Party

# Events of the Cold War
? Which Cold War event is described as
Berlin Airlift | the supply of a blocked city by planes in 1948–1949 | eleven months of flights that beat Stalin's blockade
Cuban missile crisis | the nuclear standoff of October 1962 | thirteen days of Kennedy and Khrushchev | the danger ended when rockets were withdrawn
Bay of Pigs invasion / Bay of Pigs | the failed landing of exiles in April 1961 | a CIA-backed attack on Castro | an embarrassment for Kennedy in Cuba
space race | the competition to explore beyond earth | the contest begun by Sputnik | a rivalry that led to a moon landing
Tet Offensive | the attacks across South Vietnam in January 1968 | a surprise at the lunar new year that turned American opinion
Dien Bien Phu | the French defeat of 1954 | a valley fort surrounded by Giap | the siege that ended French Indochina
Inchon landing | MacArthur's attack behind enemy lines | an amphibious assault in September 1950 | the move that freed Seoul
August Coup | the failed plot of hard-liners in 1991 | the plan to depose Gorbachev | an army move stopped by Yeltsin

# Laws of the colonial, Nazi and other regimes
? Which law is described as
Enabling Act | the vote of March 1933 giving Hitler dictatorial power | the act by which the Reichstag gave up control
Nuremberg Laws | rules of 1935 that took citizenship from Jews | decrees against marriage of Jews and Germans | racial legislation announced at a party rally
Rowlatt Acts | measures of 1919 to jail Indian protesters without trial | the security rules that brought protest at Amritsar
British North America Act | the act of 1867 that united Canada | the constitution joining Ontario, Quebec, Nova Scotia and New Brunswick
Article 9 | the clause that renounces war | a pacifist part of a 1947 constitution | the ban on Japanese armed force
Statute of Westminster | the 1931 recognition of the dominions as equal to Britain | the basis of the British Commonwealth of Nations

# Space travelers and missions
? Which space project was
Sputnik | the first artificial satellite | the Soviet ball launched in October 1957 | the beeping sphere that began a race
Apollo 11 | the mission that landed on the moon | the flight of July 1969 | the voyage with Aldrin and Collins
International Space Station / ISS | the orbiting laboratory of many nations | a platform with crews since 2000 | the joint work of Russia, America and others in orbit
Hubble telescope / Hubble Space Telescope | the instrument launched into orbit in 1990 | the eye that photographs distant galaxies | an observatory repaired by shuttle
Mir | the Soviet station in orbit from 1986 to 2001 | the Russian station visited by American shuttles

# Computing and genetics
? Which advance in biology is
Human Genome Project | the mapping of our genes | the international effort finished in 2003 | a study of three billion DNA bases
cloning | making an identical copy of an organism | the technique that produced Dolly | copying a sheep from an adult cell
genetic engineering | altering the hereditary material of organisms | inserting genes into crops | the science behind modified food
Green Revolution | the use of high-yield seeds and fertilizer | the program of Norman Borlaug | a rise in rice and wheat output in the 1960s
double helix model | the description of DNA's shape by Watson and Crick | the discovery of 1953 aided by Rosalind Franklin

# Communities and seafaring peoples
? Which community is described as
conversos / converso | Jews who became Christian in Spain | people suspected of secret Judaism | new believers hunted by the Inquisition
moriscos / morisco | Muslims who became Christian in Spain | people expelled in 1609 | former Moors of Valencia and Granada
maroons / maroon | runaway slaves who formed their own settlements | escaped people who fought the British in Jamaica
boat people | refugees who fled by sea after 1975 | families leaving Saigon in small craft | escapees across the South China Sea
Kurds | the people without a state in Turkey and Iraq | mountain Sunnis gassed at Halabja | the fighters called peshmerga
Huguenots | French Protestants who fled after 1685 | Calvinists protected for a time by the Edict of Nantes

# People of Spain, the Netherlands and Atlantic history
? Which person of the 1500s and 1600s was
William the Silent | the prince of Orange murdered in 1584 | the leader of the Dutch revolt | a stadtholder shot at Delft
Duke of Alba | the Spanish general who ran a Council of Blood | the ruler who executed Dutch nobles in 1568 | the iron governor of Brussels
Albrecht von Wallenstein | the imperial general of the Thirty Years' War | a Bohemian commander murdered in 1634 | the rival of Gustavus Adolphus at Lützen
Bartolomé de Las Casas | the friar who defended Indians against colonists | the author of A Short Account of the Destruction of the Indies | a Dominican who opposed the encomienda
William Adams | the English pilot who served Ieyasu | the sailor who reached Kyushu in 1600 | a foreign adviser called Anjin
Tomás de Torquemada | the grand inquisitor of Spain until 1498 | the confessor who hunted conversos

# Leaders of the English-speaking world and others
? Which figure in Canada or Ireland was
Lord Durham | the official who urged Canadian self-government in 1839 | the author of a report on rebellions | an envoy who joined Upper and Lower Canada
John Macdonald / John A. Macdonald | the first prime minister in Ottawa | the builder of a railway to the Pacific
Eamon de Valera | the Easter rebel, born in New York, who became prime minister | the author of the constitution of 1937
Wilfrid Laurier | the first French-speaking prime minister in Ottawa | the Liberal prime minister from 1896 to 1911
Charles Stewart Parnell | the Home Rule chief ruined by a divorce case in 1890 | the head of the Dublin party in Gladstone's time
Michael Collins | the rebel who signed the treaty of 1921 in London | the Free State commander shot in an ambush in 1922

# Landed estates
? Which kind of landholding is described as
fief | land granted by a lord | the estate a knight received for military service | the grant at the center of a vassal's oath
manor | a lord's estate with village and fields | the self-sufficient economic unit of the Middle Ages | the place where peasants worked in exchange for protection
latifundia / latifundium | huge estates worked by slaves | large farms that ruined small Italian farmers | landholdings of the rich after the Punic Wars
hacienda | a large landed estate in Spanish America | a rural property with peons | the self-contained ranch or farm of Mexico
plantation | a large estate with one cash crop | a sugar farm worked by enslaved people | the agricultural unit of Brazil and the Caribbean
encomienda | a grant of Indian labor to a colonist | the forced work system criticized by Las Casas | a right to tribute from native people
kibbutz | a collective farm in Israel | a settlement of Zionist pioneers who shared property
commune | a huge collective farm of several thousand families | a unit of shared kitchens and fields in 1958 | a rural organization ended after 1978

# Terms of globalization and empire
? Which term describes
cultural diffusion | the spread of ideas, customs and technology from one people to another | the passing on of goods and beliefs through trade, war and migration | borrowing from neighbors, as when the Greeks took over the Phoenician alphabet
globalization | the linking of economies and cultures around the world | the growing worldwide flow of goods, money, people and ideas | integration through trade and the Internet
outsourcing | hiring outside firms, often abroad, to do work | moving call centers to India | a cost-cutting shift of jobs
westernization | adoption of European ways | the policy of Peter the Great | change of dress and technology on a foreign model
decolonization | the process of gaining independence from empires | the end of European rule in Asia and Africa | what created dozens of new states after 1945
neocolonialism | economic control of independent states by richer powers | indirect influence after formal empire | a charge against foreign companies in Africa
democratization | the change to elected government | the spread of free voting after 1989 | building multiparty rule after dictatorship
consumerism | an emphasis on buying goods | a preoccupation with buying and owning more products | a society of advertising and wants

# Contemporary terms of nations and people
? Which term of the modern world names
multinational corporation | a company that operates in many countries | a firm with plants abroad | a business that makes and sells across borders
developing nation | a country with little industry and low income | a land in the process of becoming industrial | a state in need of investment and schools
developed nation | a country with industry and high income | a land with modern technology and services | a wealthy industrialized state
Third World | developing nations not aligned with either bloc | lands courted by both superpowers
Four Tigers / Asian Tigers | the fast-growing economies of South Korea, Taiwan, Hong Kong and Singapore | export successes after 1960 | the newly industrial group that followed Japan
refugee | a person who flees to another country for safety | one displaced by war or persecution | a displaced person who asks for asylum
homelands / Bantustans | poor reserves for blacks in South Africa | separate areas created by Pretoria | so-called independent lands such as Transkei
colony | land ruled by a distant country | a settlement under a mother country's control | an overseas possession such as New Spain
popular culture | music, film and sport shared by many people | entertainment spread by mass media | everyday tastes such as television and dress

# Political terms
? Which political term names
human rights | basic freedoms of all people | liberties named by the United Nations in 1948 | protections against torture and slavery
censorship | the control of what may be printed or said | the ban that drove books underground | suppression of writings by state or church
home rule | local control over internal matters | self-government sought by the Irish | the aim of Parnell and Gladstone's bills
liberum veto | the right of one Polish noble to stop a law | the rule that paralyzed Warsaw's diet | a single no vote that ended debate
abolitionism / abolition movement | the campaign to end slavery | the cause that won a law in the British Empire in 1833 | the cause led in Brazil by Joaquim Nabuco until 1888
plebiscite | a yes-or-no vote of the people | the ballot that approved the 1800 constitution | a popular vote used by Napoleon III
coalition government | a temporary alliance of several parties | a cabinet of parties without majority | a joint ministry common between the wars

# Scientific theories
? Which scientific theory is described as
universal gravitation | the law that every object attracts every other | Newton's key discovery in the Principia
evolution by natural selection / natural selection | Darwin's explanation of how species change as the best adapted survive | the view that traits helping survival are passed on to offspring
germ theory | the discovery that tiny organisms cause many diseases | Pasteur's explanation of disease, which led to cleaner hospitals
quantum theory | Max Planck's proposal that energy is released in separate units | the modern physics that treats energy as coming in tiny packets
heliocentric theory | the view that planets revolve around the sun | the view of Copernicus that the church opposed
geocentric theory | the view that earth is the center of all | Ptolemy's model, taught in the Middle Ages

# Aftermath of the wars
? Which term of war and peace names
militarism | the glorification of armed forces and readiness for war | the policy behind the naval race before 1914 | a cause of war that made generals powerful
propaganda | one-sided information to win support | posters and stories that stir emotion | ideas spread to influence opinion
armistice | an agreement to stop fighting | what was signed on November 11, 1918 | a truce at Compiègne
reparations | payments for war damage | the money demanded of Germany in 1921 | compensation required from the losers
demilitarization | disbanding the armed forces | the policy that left Japan only police | ending the power to make war

# Doctrines and ideologies of the dictators and new nations
? Which doctrine is
Nazism / National Socialism | the German form of fascism based on race | Hitler's ideology of Aryan superiority | the creed with the swastika
lebensraum | the Nazi claim to living space in eastern Europe | the German demand for land in the East | an excuse to conquer Slavs
juche | the North Korean idea of self-reliance | the creed of Kim Il Sung | an ideology at Pyongyang
Pan-Africanism | unity of all people of African descent | the movement of Du Bois and Nkrumah | cooperation of a continent and its diaspora
negritude | a movement to celebrate African culture | the writing of Senghor and Césaire | pride in black values in French
satyagraha | the truth-force of Gandhi's resistance | peaceful refusal called soul-force | a nonviolent method first used in South Africa
swadeshi | the use of goods made in India instead of imports | a boycott of British cloth | the principle behind Gandhi's use of the spinning wheel

# Japanese clans
? Which Japanese clan is described as
Yamato | the rulers who claimed descent from the sun goddess | the first ruling family of Japan
Fujiwara | the family that ruled by marrying daughters to emperors | regents of the Heian court | nobles led by Michinaga about 1000
Hojo | regents who beat off the Mongols | the family that ruled for Kamakura's shoguns | the family in power during the Mongol invasions of 1274 and 1281
Minamoto | the family of Yoritomo, which set up the shogunate at Kamakura | the winner of the struggle with the Taira in 1185
Taira | the family defeated at Dan-no-ura in 1185 | the family of Kiyomori that dominated Kyoto in the 1160s and 1170s

# Religious festivals and observances
? Which observance is
Sabbath / Shabbat | the weekly day of rest and worship | the seventh day, on which work is forbidden | the holy time from Friday sunset to Saturday night
Passover | the spring feast that recalls the escape from Egypt | the festival with unleavened bread and a Seder meal | the holiday named for the plague that spared Hebrew homes
Olympic Games | athletic contests first recorded in 776 BCE | contests for Zeus during which Greek wars paused
Ramadan | the month in which Muslims fast from dawn to sunset | the ninth month of the Muslim calendar, which recalls the first revelations to Muhammad
Easter | the Christian feast that celebrates the resurrection of Jesus | the most important Christian holy day, kept in spring
Hanukkah | the Jewish festival of lights that recalls the Maccabees' victory | the eight-day feast that recalls the rededication of the Temple in Jerusalem

# Peoples of Oceania
? Which Pacific people is described as
Polynesians | navigators who settled Hawaii and Easter Island | inhabitants of the triangle from New Zealand to Hawaii
Maori | the native inhabitants of New Zealand | warriors who signed the Treaty of Waitangi
Aborigines / Aboriginal Australians | the first inhabitants of Australia | hunters with Dreamtime stories
Lapita | makers of stamped pottery about 1500 BCE | settlers known from shards in Tonga and Samoa
Austronesians | people who spread from Taiwan and reached Madagascar | speakers of a family of tongues from Taiwan to Easter Island

# Crops in world trade
? Which Old World crop
sugar / sugarcane | was the plantation crop of Brazil and Barbados | created demand for enslaved labor in the Caribbean | was pressed in mills for molasses and rum
coffee | came from Ethiopia and Yemen | was sold in London houses for talk and news | became Brazil's main export
tea | came from China to British tables | was bought with silver and then opium | was thrown in Boston harbor in 1773
wheat | was the main bread cereal that Europeans brought to the prairies | was domesticated in the Fertile Crescent
cotton | was the fiber of Lancashire mills | was freed of seeds by Whitney's gin | came from India and the American South
Champa rice | is a fast-ripening grain from Vietnam | allowed two harvests a year under the Song

# Straits and canals
? Which waterway
Bosporus | divides Istanbul between Europe and Asia | links the Black Sea to the Sea of Marmara
Dardanelles / Hellespont | was attacked in the Gallipoli campaign | was bridged by Xerxes | links the Aegean to the Sea of Marmara
Strait of Gibraltar | joins the Mediterranean to the Atlantic | was crossed by Tariq in 711 | separates Spain from Morocco
Strait of Malacca | lies between Sumatra and the Malay Peninsula | was controlled by Srivijaya | links the Indian Ocean to the South China Sea
Grand Canal | joined the Huang He and the Yangtze | carried southern rice to northern capitals | was completed by millions of Sui laborers
Suez Canal | links the Mediterranean and the Red Sea | was the lifeline to India opened in 1869 | was built by Lesseps
Panama Canal | was opened between two oceans in 1914 | was built after a revolt from Colombia | was dug after yellow fever was controlled

# Goods of Asian trade
? Which good of the trade with Asia
opium | was grown in Bengal and smuggled to China by the British | was destroyed by Lin Zexu in 1839
silk | came from worms by a method that was a Chinese secret | was the costly textile that gave the caravan road its name
porcelain | was fine ceramic made from kaolin | was the ware for which the Ming were famous
spice | came as pepper, cloves or nutmeg | was the product of the Moluccas that Europeans wanted
silver | was mined at Potosí and shipped to Manila to buy silk | was the metal that Ming China demanded for its taxes | was the only payment Qing merchants wanted for tea
ginseng | was the medicinal root that Americans shipped to Canton after 1784 | was the root that Korean merchants sold to China as a tonic

# Animals in history
? Which animal
horse | was brought by Spaniards and changed Plains life | gave conquistadors a military advantage | died out in America before Columbus
llama | is the main pack carrier of the Andes | carried loads on Inca roads
camel | made regular trade across the Sahara possible | carried salt slabs from Taghaza to Timbuktu
elephant | carried Hannibal's soldiers over the Alps | was the largest beast in Mauryan armies
sheep | replaced tenant farmers on many enclosed English fields | supplied the wool on which Flemish weavers depended
water buffalo | pulls plows in the flooded rice fields of Southeast Asia | was tamed in Asia for muddy paddy work

# Natural products
? Which natural product
obsidian | is volcanic glass used for sharp weapons | is the black stone traded by Teotihuacán | was the cutting edge of Aztec clubs
quinine | is a medicine against malaria | let Europeans survive in inland Africa | is the bark remedy from cinchona
rubber | was gathered by forced labor in Leopold's Congo | made Manaus in the Amazon rich about 1900
guano | was the bird droppings that Peru exported as fertilizer | was Peru's chief export from the 1840s to the 1870s
ivory | was carved from elephant tusks for piano keys and billiard balls | was hunted by East African caravans of Tippu Tip
jade | is the green stone most prized in ancient China | covered Maya kings as burial masks

# Roads of old empires
? Which road or relay system
yam | gave Mongol riders with tablets fresh horses at its posts | carried the khan's messages by stations of fresh mounts
Royal Road | ran from Sardis to Susa under the Persians | let couriers of Darius cross his empire in nine days
Inca road system / Qhapaq Ñan | joined Cuzco to Quito with rope bridges over gorges | was run on foot by chasquis carrying knotted strings
Grand Trunk Road | was rebuilt by Sher Shah Suri across northern India | joined Bengal to Kabul and appears in Kipling's Kim
Via Egnatia | crossed the Balkans from the Adriatic to Byzantium | was the Roman road from Dyrrachium to Thessalonica

# Supply routes of modern war
? Which supply route
Ho Chi Minh Trail | brought northern troops through the jungles of Laos | was bombed to keep men out of South Vietnam
Burma Road | carried arms from Lashio to China until 1942 | was cut by the Japanese conquest of Rangoon's hinterland
Road of Life | crossed frozen Lake Ladoga to besieged Leningrad | fed a starving Soviet city over the ice
Red Ball Express | was the American truck convoy that fed armies in France in 1944 | sped gasoline to Patton from the Normandy beaches
the Hump | was the air route over the Himalayas to China | was flown from Assam to Kunming from 1942

# Royal houses of France
? Which French royal house
Merovingian dynasty / Merovingians | ruled the Franks from Clovis to 751 | lost power to mayors of the palace | ended with so-called do-nothing kings
Carolingian dynasty / Carolingians | was named for Charles Martel | ruled from 751 under Pepin and his heirs | produced an emperor in 800
Capetian dynasty / Capetians | began in Paris in 987 | produced the crusader and saint Louis IX
Valois dynasty / Valois | ruled France in the Hundred Years' War | followed in 1328 and ended with Henry III | included the Renaissance king Francis I
Bourbon dynasty / Bourbons | ruled France from 1589 and later Spain | included the Sun King | was restored after Napoleon
House of Orléans | held the throne with Louis Philippe from 1830 to 1848 | gave France its citizen king of the July Monarchy

# Royal houses of England
? Which royal house of England or Britain
Plantagenet dynasty / Plantagenets | ruled England from 1154 | took its name from the broom plant | began with Henry II and Eleanor
Tudor dynasty / Tudors | ruled England from 1485 to 1603 | broke with the church of Rome | ended with the Virgin Queen
Stuart dynasty / Stuarts | came from Scotland in 1603 | faced civil war and a glorious change | lost its last queen, Anne, in 1714
Hanoverian dynasty / Hanoverians | came from Germany to Britain in 1714 | began with George I | left government to a cabinet
House of Lancaster | took the throne with Henry IV in 1399 | had a red rose as its emblem
House of York | held the throne under Edward IV and Richard III | had a white rose as its emblem
House of Normandy | took England by conquest in 1066 | ended in a civil war between Stephen and Matilda

# Medieval religious movements
? Which medieval believers
Beguines | were lay women in communities without vows | lived in Flemish towns by spinning | nursed the sick in the Low Countries
Cathars / Albigensians | believed in a good and an evil god | were heretics of southern France | were wiped out in a crusade from 1209
Waldensians | followed a merchant of Lyon | preached poverty and Bible reading as lay heretics | lived on in Alpine valleys
Lollards | followed the teaching of Wycliffe | read the Bible in English | were persecuted in England before Luther
Hussites | fought emperor and pope in Bohemia | demanded wine for the laity | avenged a man burned at Constance
Flagellants | whipped themselves in public to end the plague | marched in processions as penitents in 1348–1349

# Military orders
? Which military order
Teutonic Knights | conquered the pagan Prussians | lost to Poland and Lithuania at Tannenberg in 1410
Knights Hospitaller / Hospitallers / Knights of St. John | cared for the sick of Jerusalem | held Rhodes and Malta against the Ottomans | wore a black robe with a white eight-pointed cross
Knights Templar / Templars | became bankers with headquarters on the Temple Mount | was destroyed by Philip IV of France and dissolved in 1312
Order of Santiago | protected pilgrims on the way to Compostela | fought Muslims in Spain under the sign of a red sword
Order of Christ | took over Templar property in Portugal | had Henry the Navigator as its governor
Livonian Brothers of the Sword / Sword Brothers | conquered pagans from Riga after 1202 | was founded by a bishop on the eastern Baltic

# Aggression of the 1930s
? Which act of aggression
invasion of Manchuria / Mukden Incident | began with a railway explosion in 1931 | was Japan's first takeover in China of the 1930s | led Japan to leave the League
invasion of Ethiopia | was Mussolini's attack of 1935 | defeated the emperor Haile Selassie | showed weak sanctions by the League
remilitarization of the Rhineland | sent German troops over a river zone in March 1936 | broke Locarno without a fight | was Hitler's first gamble by force
invasion of Poland | began World War II on September 1, 1939 | used blitzkrieg with tanks and planes | made Britain and France declare war
Marco Polo Bridge Incident | began full war of Japan and China in July 1937 | was a clash near Beijing | led to the fall of Nanjing
Anschluss | was the union of Austria and Germany in 1938 | joined two German-speaking countries against the Treaty of Versailles | was Hitler's annexation of his birthplace

# British reform and protest movements
? Which British movement
Chartists / Chartism | presented petitions for votes for all men and a secret ballot | failed in 1848 but saw most demands passed later | asked for annual Parliament in six points
Anti-Corn Law League | campaigned against grain tariffs | was led by Richard Cobden and John Bright | won free trade in 1846
Luddites | were workers who broke machines | were the followers of a mythical Ned who attacked frames | were English protesters of 1811–1816 against looms
Fabian Society | sought gradual socialism with Shaw and the Webbs | was founded in 1884 and named for a cautious Roman general
suffragettes | broke windows and went on hunger strike under Emmeline Pankhurst | used militant protest to win women the vote after 1903

# French bodies of the revolution
? Which French body was
Estates-General | that called in May 1789 | that which had not met since 1614
National Assembly | that which abolished feudalism in August 1789 | the lawmakers who made the Declaration of the Rights of Man
National Convention | the elected body that tried the king and met from 1792 to 1795 | the deputies who abolished the monarchy
Legislative Assembly | the lawmakers who declared war on Austria in April 1792 | the body that sat for only a year from October 1791
Directory | the executive of five men from 1795 to 1799 | the corrupt government ended by Napoleon's coup
Committee of Public Safety | the group of twelve under Robespierre that led the war government | the power behind the Terror

# Italian states
? Which Italian state
Papal States | was governed by the pope | crossed central Italy until 1870 | shrank to Vatican City
Kingdom of the Two Sicilies | was ruled by Bourbons from Naples | was conquered by Garibaldi in 1860 | covered southern Italy before unification
Piedmont-Sardinia / Kingdom of Sardinia | was led by Cavour from Turin | gave Italy its king | joined the Crimean War to win friends
Duchy of Milan / Milan | was ruled by the Visconti and Sforza | was the Lombard power of the Renaissance | employed Leonardo and was seized by France
Republic of Venice / Venice | was headed by a doge | built galleys at the Arsenal and ruled Crete
Republic of Florence / Florence | was the banking city of the Medici | was led by Savonarola from 1494 to 1498

# New nations of Asia
? Which Asian country
Indonesia | won freedom from the Dutch in 1949 | is the most populous Muslim nation | was led by Sukarno
Pakistan | was created for Muslims in 1947 | was led first by Jinnah | lost its eastern half in 1971
Philippines | became free of the United States in 1946 | was Spanish until 1898 | had Marcos and Aquino
Malaysia | was formed in 1963 from British lands | expelled Singapore in 1965 | has its capital at Kuala Lumpur
Burma / Myanmar | became independent of Britain in 1948 | was led by U Nu and then Ne Win | has its largest city at Rangoon
Bangladesh | was East Pakistan until 1971 | was born in 1971 with Indian help | has its capital at Dhaka

# Spans of time
? Which term describes
chronology | the order of events in time | arranging happenings by date | a sequence shown on a timeline
era | a long span marked by shared features | a period such as the Victorian | a stretch of history with a name
century | a span of one hundred years | the years from 1901 to 2000, for example | ten decades taken together
decade | a span of ten years | the 1960s, for example | one tenth of a hundred years
millennium | a span of one thousand years | the years 1001 to 2000, for example | ten hundreds of years
periodization | dividing the past into named blocks | setting beginnings and ends for ages | a historian's choice of turning points

# Early kinds of states
? Which kind of society or state is
civilization | an advanced culture with cities, writing and specialized workers | the complex way of life that first appeared in river valleys
city-state | an independent urban center that rules the farmland around it | a self-governing political unit such as Ur, Athens or Venice | the form of government used by Sumerians and Greeks
empire | many peoples or lands under one ruler | the kind of realm that Sargon of Akkad was first to build
satrapy | a province of the Persian Empire | a district whose governor answered to the king of Persia | one of about 20 units into which Darius divided his realm
nation-state | a country whose people mostly share one language and culture | what nationalists of the 1800s wanted for Italians and Germans
chiefdom | a cluster of villages under one hereditary leader | the form of rule at Cahokia

# Ranks of Greece and Rome
? Which rank in ancient society is described as
helot | a state-owned serf who worked the land in Sparta | a conquered Messenian forced to farm | an unfree laborer who outnumbered Spartans
metic | a resident foreigner of Athens without citizenship | a free noncitizen who paid taxes and traded | a person such as Aristotle, who lived but could not vote in Athens
patrician | a Roman of the old landowning families | a member of the class that first held all Roman offices
plebeian | an ordinary Roman farmer, trader or artisan | a Roman whose class won tribunes in 494 BCE
equestrian | a wealthy Roman businessman below the senators | a Roman of the class that once fought on horseback

# Ranks of Asia
? Which social rank of Asia is described as
yangban | the hereditary class of landowning officials | the class that monopolized the Confucian examinations and government office | Korean aristocrats who ranked above commoners and slaves
gentry | the class of landowners and scholar-officials | educated families who passed the exams and ran local affairs | the elite below the aristocracy in late imperial China
Brahmin | a Hindu priest at the top of the varnas | a person created from the mouth of Purusha
Kshatriya | a ruler or warrior in the second Hindu varna | a person of the class into which the Buddha was born
Dalit / untouchable | a person outside the caste system who did unclean work | a person whom Gandhi called a child of God
eunuch | a castrated servant of the emperor's inner palace | a court rival of the scholar-officials, such as Zheng He

# Poets and record keepers
? Which kind of writer or performer was
scribe | a professional writer and record keeper | an educated person trained to read and copy tablets | a trained official who kept accounts for temple and palace
griot | a West African storyteller who keeps history | a singer of the epic of Sundiata | a person who remembers family records and praises
troubadour | a poet who sang of love | a traveling composer at the court of southern France | a singer of knights and ladies
skald | a Norse court poet who praised kings | a composer of Viking verse such as Egil
rhapsode | a Greek reciter of Homer | a performer who chanted epic verse with a staff at festivals

# People of the ancient and Byzantine world
? Which kind of person was
paterfamilias | the male head of the household with full power over it | the oldest man with authority over wife and children | the father whose legal power included life and death
iconoclast | a breaker of religious images | a supporter of the ban of 726 | one who opposed the use of holy pictures
philosopher | an ancient Greek who sought truth by reason instead of myth | a thinker such as Plato
augur | a Roman priest who read the flight of birds | a religious official who judged whether the gods approved
Sophist | a paid teacher of argument in Athens | a teacher such as Protagoras, attacked by Socrates
publican | a contractor who collected Roman taxes | a hated tax farmer in the provinces

# Ancient military terms
? Which military term of the ancient or Byzantine world names
hoplite | a heavily armed foot soldier | a citizen fighter with round shield and spear | an infantryman who bought his own bronze armor
phalanx | a dense block of foot soldiers with shields and spears | the battle formation of overlapping shields | a close array of infantry used against Persia
legion | the Roman body of about 5,000 heavily armed foot soldiers | a body of troops divided into centuries and cohorts | the core unit of the army that conquered Italy
gladiator | a fighter who entertained crowds in an arena | a slave or prisoner trained for combat | Spartacus before his revolt
theme | a Byzantine military district in which soldiers held land | a province under a general called a strategos | an administrative unit combining defense and farming
centurion | an officer over about eighty Roman soldiers | a commander who carried a vine stick

# Kinds of dwellings
? Which dwelling is
castle | a fortified home of a noble | a stronghold with a keep, moat and drawbridge | a stone building for defense in Norman times
pueblo | a village of flat-roofed adobe houses | the apartment-like settlement of the Southwest | a Spanish word for town used for cliff peoples
yurt / ger | a round tent of felt | the portable home of steppe herders
tenement | an overcrowded city apartment building | a shabby, multistory house for factory families
longhouse | a bark-covered home shared by several Iroquois families | the home that gave the Haudenosaunee their name
villa | a Roman country house with an estate | a wealthy Roman's rural home with mosaics and baths

# Institutions of learning and talk
? Which institution is
madrasa / madrasah | a school of religion and law | a college attached to a house of worship | a place where the ulama were trained
university | a guild of teachers and students | the place at Bologna and Paris | a place granting degrees in law and medicine
lycée | a government-run secondary school | a French public school set up in 1802 | an academy that trained officials
salon | a social gathering for discussion | the meeting of writers at a hostess's home | a Paris drawing room for new ideas
coffeehouse | a London or Istanbul meeting place for news and talk | the place where Lloyd's insurance began

# Signs of faith
? Which religious term names
sacrament | a sacred rite such as baptism or communion | one of seven ceremonies leading to grace | a holy act performed by a priest
indulgence | a pardon that released a sinner from penalty | the certificate that Tetzel sold for St. Peter's | the item attacked in the Ninety-Five Theses
pilgrimage | a journey to a holy place | travel to Canterbury or Compostela | a trip to a shrine to seek forgiveness
relic | a bone or object of a saint | a holy remain kept in a shrine | the item crusaders brought back from Constantinople
covenant | a mutual promise between God and the people | the binding agreement God made with Abraham | the pact in which God promised protection for obedience

# Christian leaders
? Which Christian role is
apostle | one of the twelve close followers chosen to spread the faith | a disciple sent out to preach | a first missionary such as Peter
martyr | a person who dies for a belief | one killed in persecution rather than deny Christ | a Christian such as Stephen who was put to death
bishop | the head of all churches in a diocese | the leader of a see, with a throne in its cathedral
pope | the head of the Roman Catholic Church | the leader in Rome who claims succession from Peter | the highest authority of western Christianity
patriarch | the leading churchman of Constantinople | the head of an Eastern Orthodox church | one of the chief bishops of the East
friar | a wandering preacher who lived by begging | a brother in the Franciscan order | a mendicant who worked in towns
clergy | that of priests and ordained people as a body | that of the First Estate of France

# Indian texts
? Which Indian text is described as
Vedas | the sacred hymns and prayers brought by early settlers | the four collections of ritual that are the oldest Hindu scriptures | texts passed on by priests, including the Rig
Mahabharata | a long epic about a war between two families of cousins | the poem that contains the Bhagavad Gita | a Sanskrit epic of about 100,000 verses on the Bharata clan
Ramayana | an epic about a prince who rescues his wife Sita | the poem in which a demon king of Lanka is defeated | a Sanskrit tale of an ideal king and faithful wife
Upanishads | essays that explain the meaning of the Vedas | dialogues between teachers and students about the soul | philosophical writings on atman and Brahman
Bhagavad Gita | the dialogue between Krishna and the warrior Arjuna | a Hindu scripture about doing one's duty in battle | a poem of counsel given before fighting begins
Arthashastra | a handbook on ruling, credited to Kautilya | the treatise that advised Mauryan kings to use spies | an ancient Indian work on statecraft
Panchatantra | a collection of animal fables from India | moral stories for princes that spread to Persia and Europe | fables told through beasts that act like people

# Myths and epics of many lands
? Which ancient text is described as
Popol Vuh | the Maya story of creation | a sacred book of the Quiché | the tale of hero twins and maize
Epic of Gilgamesh | a Sumerian poem about a king of Uruk who seeks immortality | a Mesopotamian story with a flood survivor named Utnapishtim
Avesta | the scripture of the Zoroastrians | the book holding the hymns of Zarathustra
Kojiki | Japan's record of ancient matters from 712 | the oldest account of Amaterasu and the Japanese islands
Book of the Dead | the Egyptian collection of spells for the afterlife | a papyrus roll placed in tombs along the Nile

# Modern movements of peoples
? Which modern journey or dispersal was
Long March | the 6,000-mile retreat of 1934–1935 | the escape of Communists to Shaanxi | the trek on which only a few thousand survived
Great Trek | the Boers' move north from the Cape | the journey of Dutch farmers in the 1830s | wagons leaving British rule
African diaspora | the scattering of a continent's people overseas | the spread of music, food and faith to the Americas by captives | descendants of captives outside their homeland
Middle Passage | the voyage of captives from Africa to the Americas | the crossing on packed ships with high death rates | the second leg of a three-part route
Trail of Tears | the forced removal of the Cherokee in 1838 | the journey of Native Americans to Oklahoma under guard

# Buildings of Islam and Byzantium
? Which building
Topkapi Palace | was the Ottoman residence at Istanbul | had a harem and view of the Bosporus | was begun by Mehmed II
Blue Mosque | was built by Sultan Ahmed with six minarets | stands opposite the Hagia Sophia | is known for tiles of its color
House of Wisdom | was the library and translation center in Baghdad | was an academy where Greek works were put into Arabic | was the ninth-century research institute of al-Mamun
Kaaba / Ka'aba | is the cube-shaped shrine at Mecca | holds a black stone in one corner | was cleared of idols by Muhammad
Dome of the Rock | stands on Jerusalem's Temple Mount | was finished in 691 with a gold-colored top | marks the place of Muhammad's ascent to heaven
Hagia Sophia | was the domed church in Constantinople finished in 537 | was the masterpiece of Anthemius and Isidore
Hippodrome | was the arena for chariot races in Constantinople | was the place where the Blues and Greens rioted

# Gods of India and Japan
? Which Asian deity is
Brahma | the Hindu creator of the universe | the Hindu god with four heads and few temples of his own
Vishnu | the Hindu preserver who comes to earth as Rama and Krishna | the Hindu god who protects the world in a series of avatars
Shiva | the Hindu destroyer, often shown dancing in a ring of fire | the husband of Parvati
Amaterasu | the sun goddess of Shinto | the ancestor of emperors | the deity of the shrine at Ise
Ganesha | the elephant-headed Hindu god who removes obstacles | the Hindu god prayed to at the start of a journey
Indra | the Vedic god of thunder and war | the god most praised in the Rig Veda

# Armed forces before 1900
? Which armed force is described as
Red Shirts | volunteers who followed Garibaldi | the Thousand who sailed to Sicily | fighters named for their clothes
banners | military units of the Manchus | the eight divisions of soldiers and families
Spanish Armada | the fleet defeated in 1588 | ships sent to invade England | vessels broken by fire and storms
New Model Army | the disciplined Parliamentary troops led by Fairfax and Cromwell | the victors of Naseby in 1645
Grande Armée | the troops that Napoleon led to Moscow in 1812 | the victors of Austerlitz
minutemen | colonial farmers ready to fight at a moment's notice | the militia that met the British at Lexington

# Japanese arts of word and stage
? Which Japanese art is
haiku | a poem of 17 syllables in three lines | the verse form perfected by Matsuo Basho | short poetry on nature
kabuki | popular Edo theater with elaborate makeup and dance | theater in which men came to play all roles
Noh | the solemn masked drama of the Muromachi period | aristocratic theater on themes of Zen
bunraku | theater with large puppets and a chanter | the form for which Chikamatsu wrote his puppet plays
tanka | a poem of 31 syllables in five lines | the court verse collected in the Kokinshu

# Periods since 1600
? Which period was
Great Depression | the worldwide slump of the 1930s | unemployment after the crash of 1929 | the economic crisis that helped Hitler rise
Cold War | the rivalry of the United States and Soviet Union without direct fighting | the struggle of blocs from 1945 to 1991 | a contest by spying, aid and propaganda
Old Regime / ancien régime | the French social order before 1789 | the system of three estates | the political structure of king, church and nobles
Reign of Terror | the months of 1793–1794 when Robespierre sent thousands to the guillotine | the bloodiest phase of the French Revolution
Victorian era | the British age from 1837 to 1901 | the age of Gladstone, Disraeli and railways
Belle Époque | the French years of peace and elegance before 1914 | the Paris age of the Eiffel Tower and Art Nouveau

# Early assemblies and councils
? Which early council or assembly was
kurultai | the body that chose the ruler | the meeting that proclaimed Temujin in 1206
triumvirate | a group of three rulers | the alliance of Caesar, Pompey and Crassus | a political partnership such as that of Octavian, Antony and Lepidus
Council of Five Hundred / Boule | the body chosen by lot that prepared laws at Athens | Cleisthenes's group of citizens from ten tribes
Althing | the yearly open-air meeting of Iceland from 930 | the gathering that made Iceland Christian in 1000
witan | the group of nobles who advised Anglo-Saxon kings | the English advisers who chose Harold in 1066
Senate | the Roman body of about 300 former magistrates | the Roman fathers to whom Cicero spoke against Catiline

# Institutions of the Spanish Empire
? Which institution of Spain's empire was
Council of the Indies | the body in Spain that made colonial law | the royal committee over the Americas from 1524 | the highest authority after the king for New World affairs
audiencia | a royal court that checked officials | a high tribunal in Mexico and Lima | a colonial body of judges with advisory powers
cabildo | the town council in a colonial city | the local body in which creoles could serve
Casa de Contratación / House of Trade | the Seville office that controlled voyages and cargo | the board that licensed ships and kept maps from 1503
quinto | the crown's fifth of all silver mined | the royal share of one fifth on precious metals

# Artistic styles
? Which style of art or building
neoclassicism | revived Greek and Roman models in the late 1700s | was followed by Jacques-Louis David
baroque | is known for the drama of Bernini and Rubens | served the Catholic Reformation with rich, ornate churches
Gothic architecture / Gothic style | used pointed arches and flying buttresses | appears at Notre-Dame and Chartres
Romanesque architecture / Romanesque | used round arches and thick walls about 1000 | was the dark, heavy form before Saint-Denis
romanticism | stressed emotion and nature in the early 1800s | was followed by Delacroix and Caspar David Friedrich
impressionism | showed passing light with quick brush strokes in the 1870s | was followed by Monet and Renoir

# Machines of the modern age
? Which invention of 1760 to 1900 was
Maxim gun | the first fully automatic machine weapon | the weapon used at Omdurman
guillotine | the machine for beheading | the device that killed Louis XVI | a falling blade called the national razor
dynamo | a machine that makes electricity | the generator invented by Faraday | a power source of the Second Industrial Revolution
spinning jenny | the hand-turned device of Hargreaves that made many threads at once | a machine of the 1760s with eight spindles
telegraph | the device that sent dots and dashes by wire | the invention of Samuel Morse
cotton gin | the device that removed seeds from fiber | the machine of Eli Whitney

# Economic terms
? Which economic term names
inflation | a general rise in prices | the effect of too much American silver | the fall in the value of money in Germany in 1923
surplus | having more of something, such as food, than is needed | extra grain that let some people stop farming | stored food that supported artisans, priests and rulers
specialization / division of labor / specialization of labor | developing skill in one kind of work, such as pottery or weaving | people doing different jobs instead of all producing food | the rise of full-time artisans, priests and soldiers
cottage industry / putting-out system | production of goods in homes | weaving by rural families for a merchant | domestic textile work before mills
factors of production | land, labor and capital | the resources needed to make goods | the three things Britain had for industry

# Ideas of the Enlightenment
? Which political concept is
utopia | an imaginary ideal society | the perfect place in Thomas More's book | a word from Greek for no place
natural rights | freedoms that belong to all people from birth | life, liberty and property in Locke | claims of each person that no government may take away
social contract | an agreement by which people create government | the pact described by Hobbes and Locke
separation of powers | division of government into lawmaking, executive and judicial branches | the arrangement Montesquieu admired in England
popular sovereignty | that all authority of government comes from the people | what the words we the people express
general will | the common good as Rousseau defined it | the wish of a whole people rather than of factions
checks and balances | each branch's means to limit the others | the principle behind the veto and judicial review
federal system / federalism | power divided between national and state governments | the sharing of rule between a union and its states
great chain of being | a ranked order of all creation from God down | the ladder that placed humans between angels and beasts

# Events of Tudor and Stuart England
? Which event in England
Glorious Revolution | replaced James II without bloodshed in 1688 | made Britain a constitutional monarchy | was welcomed by Whigs and Tories inviting William
English Civil War | was fought by Cavaliers and Roundheads from 1642 to 1649 | ended with the execution of a king | was decided at Naseby
Restoration | brought back the monarchy in 1660 | put Charles II on the throne | followed the collapse of Cromwell's rule
Gunpowder Plot | was a Catholic scheme to blow up Parliament in 1605 | was planned by Guy Fawkes and others | is recalled on November 5
Pilgrimage of Grace | was the northern rising of 1536 against closing monasteries | was led by Robert Aske against Henry VIII
Great Fire of London | destroyed old Saint Paul's in September 1666 | began in a bakery on Pudding Lane

# Wars and divisions of the 1700s
? Which conflict or act of the 1700s
partitions of Poland | divided a kingdom among three neighbors in 1772, 1793 and 1795 | ended an independent kingdom for over a century | gave a whole kingdom to Russia, Prussia and Austria
War of the Austrian Succession | began when Frederick took Silesia in 1740 | tested Maria Theresa's right to her lands
Seven Years' War | won Canada and supremacy in India for Britain | ended in 1763 after a reversal of alliances
Great Northern War | gave Peter the Baltic coast from Sweden | ruined Charles XII after Poltava
War of the Spanish Succession | was fought to keep Louis XIV's grandson from uniting two crowns | was ended by the Peace of Utrecht

# Battles of the 1700s
? Which battle of the 1700s
Battle of Plassey / Plassey | gave Clive control of Bengal in 1757 | was an East India Company victory over Siraj-ud-Daulah | began British rule in India
Battle of Buxar | gave the Company the right to tax Bengal in 1764 | defeated the Mughal emperor and Awadh | followed Plassey in the conquest of India
Battle of Yorktown / Yorktown | was the surrender of Cornwallis in 1781 | was a victory won with French ships | was the last major fight of the colonists' war
Battle of Culloden / Culloden | ended the hopes of Bonnie Prince Charlie in 1746 | was the defeat of the Jacobite Highlanders
Battle of Poltava / Poltava | was Peter the Great's victory over Sweden in 1709 | sent Charles XII fleeing to the Ottomans
Battle of Quebec / Plains of Abraham | cost the lives of both Wolfe and Montcalm | won Canada for Britain in 1759
Battle of Saratoga / Saratoga | brought France into the American war as an ally | was the surrender of Burgoyne in 1777

# Alliances of nineteenth-century Europe
? Which union or alliance is described as
Holy Alliance | the league of Russia, Austria and Prussia | a Christian pact of three monarchs in 1815 | the czar's idea of rule by gospel
Quadruple Alliance | the pact of Britain, Austria, Prussia and Russia | the victors over Napoleon who met in congresses
Concert of Europe | the great powers' meetings to stop revolution | the system of cooperation from 1815 to 1848
Zollverein | the tariff league led by Prussia | a free-trade area of 1834 without Austria
Three Emperors' League | Bismarck's pact of 1873 with Vienna and St. Petersburg | the friendship of William I, Francis Joseph and Alexander II
German Confederation | the loose group of 39 states led by Austria from 1815 | the body that Prussia destroyed in 1866

# Alliances of the Cold War
? Which alliance or group is described as
NATO / North Atlantic Treaty Organization | the Western military bloc with headquarters in Brussels | the pact of 1949 for the defense of western Europe
Warsaw Pact | the military bloc of Eastern Europe from 1955 | the one that invaded Czechoslovakia in 1968
Mutual Security Treaty | the deal of 1951 keeping American bases in Japan | Tokyo's defense pact with Washington
nonaligned movement / nonaligned nations | countries that stayed neutral between the superpowers | the states that met at Belgrade in 1961 under Tito
SEATO | the pact of 1954 against communism in Southeast Asia | the bloc of Manila, Bangkok and western partners dissolved in 1977
ANZUS | the pact of 1951 among America, Australia and New Zealand | the pact that Wellington's nuclear ban upset in 1985

# Greek leagues
? Which Greek alliance is described as
Delian League | the one led by Athens against Persia | the one whose treasury was moved to Athens in 454 BCE
Peloponnesian League | the one led by Sparta | the partnership of Corinth and others against Athens
League of Corinth | the union of states forced by Philip II after Chaeronea | the Macedonian-led body that chose Alexander as its general
Achaean League | the union that Rome crushed in 146 BCE | the southern federation led by Aratus and Philopoemen
Boeotian League | the union led by Thebes | the federation of Epaminondas that won at Leuctra

# Leaders of Mexico in the 1800s
? Which ruler or rebel in Mexico was
Antonio López de Santa Anna / Santa Anna | the general who lost Texas | the victor at the Alamo
Benito Juárez / Juárez | the Zapotec president who led La Reforma | the liberal who had the emperor of the French invaders shot
Maximilian | the Austrian archduke crowned as emperor in 1864 | the monarch shot at Querétaro in 1867
Porfirio Díaz | the dictator overthrown in 1911 | the general of order and progress
Agustín de Iturbide | the officer who became emperor after independence in 1821 | the author of the Plan of Iguala
Miguel Hidalgo | the priest whose Cry of Dolores began revolt in 1810 | the rebel who carried a banner of Our Lady of Guadalupe

# Heroes of Latin American independence
? Which hero of Latin American independence was
José Martí | the poet who inspired Cuba's last revolt against Spain | a Cuban writer killed in battle in 1895
Simón Bolívar | the Liberator of Venezuela and Gran Colombia | the victor at Boyacá who wrote the Jamaica Letter
José de San Martín | the Argentine general who crossed the Andes into Chile | the protector of Peru who gave way at Guayaquil
Bernardo O'Higgins | the first head of free Chile | a leader with an Irish father who fought at Chacabuco
Toussaint L'Ouverture | the formerly enslaved general who freed Haiti's slaves | the leader who died in a French prison in 1803

# Policies of the Cold War
? Which Cold War policy was
Truman Doctrine | the promise of 1947 to help nations reject communism | support for Greece and Turkey | the president's pledge to free peoples
domino theory | the idea that if one nation falls its neighbors follow | an argument for fighting in Vietnam | a fear of chain reaction in Southeast Asia
brinkmanship | willingness to go to the edge of war | John Foster Dulles's threat of massive retaliation
détente | relaxed tension between the superpowers in the 1970s | the approach of Nixon and Brezhnev
Vietnamization | turning the fighting over to Saigon's army | Nixon's plan to withdraw | gradual pullout of American troops
Gulf of Tonkin Resolution | the 1964 vote that gave Johnson war powers | an act after reported attacks on destroyers | Congress's approval for sending troops
containment | the long-term blocking of Soviet expansion advised by George Kennan | the strategy proposed in the Long Telegram of 1946

# American programs
? Which American undertaking was
New Deal | Roosevelt's program of jobs and reform | the public works of 1933 | relief and recovery in the United States
Manhattan Project | the secret program to build the atomic bomb | the work at Oak Ridge and Los Alamos | an effort begun after Einstein's letter
Marshall Plan | the American aid to rebuild Europe | billions of dollars for food and machines in western Europe from 1948 | the recovery program named for a secretary of state
Lend-Lease Act | the law of March 1941 to supply arms to Britain | what ended strict neutrality before Pearl Harbor
Alliance for Progress | Kennedy's aid to Latin America from 1961 | the plan to answer Castro with loans and schools
Peace Corps | Kennedy's sending of young volunteers to poor countries | the overseas volunteer service begun in 1961

# Asian upheavals of the 1800s
? Which event in Asia was
Satsuma Rebellion | the revolt of samurai under Saigo Takamori | the uprising of 1877 | the last stand of warriors against conscripts
Meiji Restoration | the return of power to the emperor in 1868 | the revolt by Satsuma and Choshu | the end of the shogun's rule
annexation of Korea | Tokyo's takeover in 1910 | the end of Choson's independence | the start of 35 years of Japanese rule
Taiping Rebellion | the Chinese uprising that killed about twenty million by 1864 | the revolt led by Hong Xiuquan
Boxer Rebellion | the siege of foreign legations in Beijing in 1900 | the rising of the Righteous and Harmonious Fists
Sepoy Mutiny / Rebellion of 1857 | the rising that began with greased cartridges at Meerut | the revolt after which the Crown took over India

# Colonies and short-lived states
? Which territory was
Manchukuo | the puppet country in Manchuria | a realm under Puyi after 1931 | the land that Japan's Kwantung Army took
French Indochina | the colony of Vietnam, Laos and Cambodia | a union ruled from Hanoi | land of rubber under Paris
Dutch East Indies | the colony that became Indonesia | a land ruled from Batavia | islands of rubber, oil and spices
Biafra | the Igbo country that left Nigeria | a breakaway republic starved by 1970 | the scene of Ojukwu's war
Congo Free State | the private colony of Leopold II | the land where rubber quotas were enforced by cutting off hands
British Raj | the rule of viceroys over India from 1858 | the jewel in the crown of Victoria

# Parties outside Europe
? Which political organization is described as
Kuomintang / Guomindang / Nationalist Party | the movement led by Sun and then by Chiang | the side that lost the Chinese civil war in 1949
Indian National Congress / Congress Party | the mainly Hindu movement founded at Bombay in 1885 | the organization that Nehru led into power in 1947
Muslim League | the organization led by Jinnah | the movement founded in 1906 at Dhaka
African National Congress / ANC | the party founded in 1912 | the movement banned after Sharpeville | the winners of 1994 in South Africa
Institutional Revolutionary Party / PRI | the group that ruled Mexico for 71 years | the organization that lost in 2000 to Fox | the dominant Mexican political machine
Gang of Four | Jiang Qing and three allies | the radicals tried after Mao's death

# Rebel movements
? Which fighting force is described as
FLN / National Liberation Front | the Algerians who fought France from 1954 | winners of a bloody North African war in 1962
Tamil Tigers | the Sri Lankan rebels | a separatist group beaten in 2009 | fighters for a northern homeland
Irish Republican Army / IRA | the fighters for a united island | attackers of British officials from 1919 and again in the Troubles
Vietminh / Viet Minh | the independence league of communists and patriots under Giap | fighters who beat France in 1954 | the communist-led front formed in 1941
Vietcong / Viet Cong | communist guerrillas of South Vietnam | fighters supplied from the north along the Ho Chi Minh Trail | rebels in tunnels against Diem
Khmer Rouge | the communists who ruled Cambodia | rulers who emptied cities | the army of Pol Pot
Mau Mau | the Kikuyu rebels of Kenya | a secret society against settlers | an oath-bound uprising in the 1950s

# Massacres since 1945
? Which act of violence since 1945 was
Sharpeville Massacre | the 1960 killing of 69 protesters | the shooting over pass laws | the killings after which South Africa banned Black political parties
Rwandan genocide | the killing of about 800,000 in 1994 | Hutu attacks on Tutsi | a hundred days of slaughter at Kigali
Srebrenica massacre | the killing of 8,000 Muslim men in 1995 | the crime of Ratko Mladić | murder in a UN safe area of Bosnia
Dirty War | the Argentine killing of opponents after 1976 | the disappearance of thousands by a junta | a terror protested by mothers in the Plaza de Mayo
My Lai massacre | the killing of Vietnamese villagers by American soldiers in 1968 | the crime for which Lieutenant Calley was convicted
Cambodian genocide | the death of nearly two million under Pol Pot | the crime of the killing fields

# Japanese measures
? Which Japanese measure was
Taika reforms | the changes of 646 based on Tang China | a plan that gave land to the emperor | a program of Chinese-style bureaucracy
Twenty-One Demands | Tokyo's 1915 claims on China | an attempt to control Shandong and more | a list given to Yuan Shikai
Greater East Asia Co-Prosperity Sphere | Japan's wartime plan for an empire free of Western powers | a supposed bloc of mutual benefit under Tokyo | the name for Tokyo's wartime rule of neighbors
Charter Oath | the emperor's five promises of 1868 | the pledge to seek knowledge throughout the world
Anti-Comintern Pact | the agreement of 1936 with Nazi Germany | Tokyo's deal with Berlin against Soviet communism

# Wars around 1900
? Which war of 1890 to 1913 was
Spanish-American War | the fight by which Cuba became free and Puerto Rico changed hands | the conflict after the Maine exploded
Boer War / South African War | the British fight with the Transvaal and Orange Free State | the conflict with concentration camps for farm families
Russo-Japanese War | the fight that began with a night attack on Port Arthur | the conflict decided at Mukden and Tsushima
First Sino-Japanese War | the fight over Korea that the Qing lost in 1895 | the conflict that destroyed Li Hongzhang's northern fleet
First Balkan War | the fight that took Macedonia from the Ottomans in 1912 | the conflict won by Serbs, Bulgars and Greeks together

# Steps of the American Revolution
? Which event or document of early America was
Boston Tea Party | the protest that dumped cargo in a harbor in 1773 | a raid by colonists dressed as Indians | the act that led to closing a Massachusetts port
Stamp Act | the British duty on newspapers and legal papers | the 1765 measure repealed after colonial boycotts
U.S. Bill of Rights | the first ten amendments | guarantees of speech, press and religion in 1791 | additions demanded by Antifederalists
Declaration of Independence | the statement of July 4, 1776 | Jefferson's text naming unalienable rights
Common Sense | Thomas Paine's pamphlet of January 1776 | the best seller that attacked the rule of George III
Articles of Confederation | the weak first plan of national government | the agreement of 1781 that gave Congress no power to tax

# Treaties in Asia and the Pacific
? Which treaty in Asia or the Pacific
Treaty of Nanjing | gave Hong Kong to Britain | was signed in 1842 | opened Shanghai and four other ports
Treaty of Shimonoseki | gave Taiwan to Japan in 1895 | made China recognize Korean independence | ended war by a large indemnity
Treaty of Portsmouth | ended fighting of Russia and Japan in 1905 | was brought about by Theodore Roosevelt | gave Japan southern Sakhalin
Treaty of Nerchinsk | set the border of Russia and China in 1689 | was written in Latin by Jesuits | was the first equal pact of the Qing with Europe
Treaty of Kanagawa | was signed with the United States in 1854 | opened Shimoda and Hakodate after Perry's ships came
Treaty of Waitangi | was signed with New Zealand's chiefs in 1840 | gave Britain control in return for Maori land rights

# Women in modern Latin America
? Which woman of modern Latin America was
Eva Perón / Evita | the Argentine first lady loved by the poor | an actress who helped win women the vote in 1947
Violeta Chamorro | the publisher elected president of Nicaragua in 1990 | the widow who defeated the Sandinistas at the polls
Rigoberta Menchú | the Quiché Maya winner of the Nobel Peace Prize in 1992 | the Guatemalan defender of Indian rights
Michelle Bachelet | the physician elected president of Chile in 2006 | a leader once tortured under Pinochet
Dilma Rousseff | the Brazilian president removed by impeachment in 2016 | a former guerrilla who succeeded Lula

# Space travelers
? Which space traveler was
Yuri Gagarin | the first human to leave the atmosphere and orbit earth | the Soviet pilot of 1961
Valentina Tereshkova | the Soviet textile worker who orbited earth in 1963 | the pilot of Vostok 6
Neil Armstrong | the first human on the moon | the American who took one small step | the commander of July 1969
Sally Ride | the first American woman to fly in orbit | the physicist who flew on the shuttle Challenger in 1983
John Glenn | the first American to orbit earth | the Mercury pilot who later became a senator from Ohio
Yang Liwei | the first person sent to orbit by China | the pilot of Shenzhou 5 in 2003

# Advances in computing
? Which advance in electronics is
Internet | the linked global network of computers | a system that grew from ARPANET | a means of instant communication worldwide
World Wide Web | the system of linked pages invented by Tim Berners-Lee | a tool made at CERN in 1989 | the sites reached by browser
transistor | a device that replaced vacuum tubes | the Bell Labs invention of 1947 | a semiconductor switch that made small radios
microchip | an integrated circuit on silicon | the part that made personal computers possible | a tiny wafer with many switches
personal computer | a small machine for home or office such as the Apple II | a desktop device that spread after 1977

# Peoples of early medieval Europe
? Which people is described as
Vikings / Norsemen | the raiders of Lindisfarne in 793 | seafarers who settled Iceland and Greenland
Varangians | Swedish traders who ruled the Slavs of Kiev | northerners who served as the Byzantine guard
Normans | the conquerors of England in 1066 | settlers of Rollo's duchy in northern France
Magyars | horsemen defeated by Otto I at the Lechfeld in 955 | the founders of Hungary
Moors | the Muslim conquerors of Spain in 711 | the builders of the Alhambra in Granada

# Abolitionists
? Which abolitionist was
Olaudah Equiano | the author of an autobiography about being kidnapped | a former captive who described a slave ship in 1789 | the man who bought his freedom and spoke for abolition in London
William Wilberforce | the man who led Parliament to end the slave trade in 1807 | the evangelical member for Yorkshire | the British reformer who fought slavery until he died in 1833
Thomas Clarkson | the Englishman who gathered evidence and shackles from slave ships | the researcher who supplied Parliament's campaign with facts
Frederick Douglass | the escaped American who edited the North Star | the Maryland-born author of a famous Narrative of 1845
Joaquim Nabuco | the Brazilian statesman who led the cause until 1888 | the Recife-born author of a book against slavery in Brazil

# Conquerors and kings of the Norman age
? Which ruler of the Viking and Norman age was
Canute / Cnut | the Danish king of England from 1016 | the king who tried to show he could not stop the tide
Robert Guiscard | the adventurer who conquered southern Italy | a duke of Apulia who died in 1085
Alfred the Great | the king of Wessex who defeated Guthrum | the king who translated Latin books and built fortified towns
Rollo | the Norse chief given land on the Seine in 911 | the first ruler of what became Normandy
Harold Godwinson | the English king killed at Hastings | the victor at Stamford Bridge in 1066
William the Conqueror | the duke who became king of England in 1066 | the king who ordered the Domesday Book

# Founders of the United States
? Which founder of the United States was
George Washington | the commander of the Continental Army | the first American president
Thomas Jefferson | the main author of the statement of 1776 | the third American president | a Virginian friend of Enlightenment ideas at Monticello
Benjamin Franklin | the Philadelphia printer who won the French alliance | the envoy known for his experiment with a kite
James Madison | the Virginian called the father of the Constitution | the president during the War of 1812
Alexander Hamilton | the first secretary of the treasury | the New Yorker killed in a duel with Aaron Burr

# Terms of the environment
? Which environmental term describes
desertification | the spread of dry land into farmland | the growth of the Sahara | a loss of soil by drought and overgrazing
global warming | the rise of earth's average temperature | an effect of carbon dioxide from fuel | a change that melts ice caps
sustainable development | growth that saves resources for future generations | meeting needs without harming the environment | the goal of the Rio summit
deforestation | the clearing of trees, as in the Amazon | the loss of woodland to farms and logging
acid rain | pollution from burning coal that falls in storms | the fall of sulfur that kills northern lakes

# American crops
? Which crop of American origin
potato | came from the Andes and fed Europe's poor | failed in Ireland in 1845 | is a tuber that increased northern Europe's population
cassava / manioc | came from Brazil and spread in Africa | is a root that feeds tropical farmers | was ground to flour after removal of poison
tobacco | saved the economy of colonial Virginia | was sold by Jamestown's John Rolfe
cacao | was the bean used by the Aztec for drink and money | gave Europeans chocolate to drink | came from Mesoamerican trees
maize / corn | was domesticated from teosinte | was what the Maya said the gods made people from

# Monuments in the city of Rome
? Which monument in the city of Rome
Circus Maximus | was the track for chariot races | held about 250,000 spectators | lay below the Palatine as a racing ground
Arch of Constantine | honors the victory at the Milvian Bridge | stands beside the Colosseum | reuses carvings of earlier emperors
Trajan's Column | shows the Dacian wars in a spiral | stands in the forum of a Spanish-born ruler
Catacombs / catacomb | contained underground burial tunnels for early Christians | had wall paintings of the Good Shepherd
Colosseum | was the arena where gladiators fought | was the amphitheater finished in 80 CE under the Flavians
Pantheon | was the domed temple to all gods | was Hadrian's round building with an opening in its roof
Forum | contained the senate house and law courts | was the open square where Cicero spoke to crowds

# Gods of Israel and its neighbors
? Which god of the Near East
Baal | ruled storms in Canaan | was honored by Phoenicians and Jezebel
Yahweh | made a covenant with Abraham | gave the Ten Commandments
Ahura Mazda | was the wise lord of Zoroastrians | fought Ahriman and the lie | was credited by Darius with his throne
Mithra / Mithras | was worshipped by Roman soldiers in caves | killed a bull in temple carvings | came from Persian religion to the legions
Aten | was the sun disk that Akhenaten alone worshipped | was honored at the new capital of Amarna

# Battles of Japan
? Which battle or siege of Japan's wars
Battle of Sekigahara / Sekigahara | was the victory of Ieyasu in 1600 | was the fight in a mountain pass that opened the way to the Tokugawa shogunate
Battle of Nagashino / Nagashino | was the 1575 victory of Nobunaga's gunfire over cavalry | was the defeat of the Takeda
Battle of Dan-no-ura / Dan-no-ura | was the sea fight of 1185 in which the boy emperor Antoku drowned | ended the Gempei War
Siege of Osaka | destroyed Hideyoshi's heir in 1615 | was the last great victory of Ieyasu
Battle of Tsushima / Tsushima | destroyed the Russian Baltic fleet in 1905 | was Admiral Togo's great victory

# Ways of living from the land
? Which way of using the land is described as
foraging / hunting and gathering | living on wild plants and game | how all humans lived before agriculture
nomadism / nomad | moving from place to place with no permanent home | the roaming of the Huns and early Mongols
pastoralism | herding sheep, goats or horses for a living | the livestock economy of steppe and desert peoples
domestication | taming animals and adapting plants for human use | the change that turned wild wheat and goats into crops and livestock
horticulture | growing food with hoes in small garden plots | farming without plows, as by the women of Iroquois villages

# Trade places and people
? Which term of trade names
bazaar / souk | a market with many shops | the covered shopping district of a city such as Isfahan | a street of craftsmen and traders
caravan | a group of merchants traveling together with animals | a train of camels crossing the desert | a company that carried goods on the Silk Road
entrepôt | a port where goods are collected and shipped on | a trading center such as Malacca | a warehouse city between producers and buyers
guild | an association of merchants or craftsmen | a group that set prices and quality | a union of a medieval trade with apprentices and masters
caravanserai | an inn with a courtyard for merchants and camels | the walled stopping place along Persian roads
factory post / feitoria | a fortified Portuguese trading station overseas | the kind of coastal warehouse built at Elmina and Goa
`;
