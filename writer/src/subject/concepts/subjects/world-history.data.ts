/** Concepts of world history, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Ages and periods of early history
? Which period
Paleolithic Age / Paleolithic Era / Old Stone Age / Paleolithic | lasted from the earliest human toolmaking until about 10,000 years ago | was a time when people lived as nomadic hunters and gatherers in small bands | saw the making of chipped tools, cave paintings and the control of fire
Neolithic Age / Neolithic Era / New Stone Age / Neolithic | began when people started farming and domesticating animals | saw people grind and polish their tools and settle in permanent villages | brought food surpluses that led to population growth and specialized labor
Bronze Age | began when people learned to mix copper with tin | saw the first cities and writing systems of Mesopotamia and Egypt | ended around 1200 BCE with the collapse of kingdoms around the eastern Mediterranean
Iron Age | began about 1200 BCE as smelters learned to work a harder, more plentiful metal | followed the era in which copper and tin alloys were used for tools | gave ordinary farmers and soldiers cheaper, stronger plows and weapons
Copper Age / Chalcolithic Age / Chalcolithic | saw the first metal tools, made without adding tin | was the short transition between stone tools and tools of alloyed metal | is the period in which Ötzi the Iceman lived in the Alps
Ice Age / last Ice Age | was a long cold time when glaciers covered much of North America and Europe | lowered sea levels and exposed a land bridge between Asia and North America | ended about 10,000 BCE, when the climate warmed and large game animals declined
Greek Dark Age / Dark Age of Greece | lasted from about 1150 to 750 BCE without written records | was the time in which the epics of Homer were passed on orally | saw trade and population fall after the palaces were destroyed
Archaic period / Archaic Age | saw the growth of the polis and colonies about 750 to 500 BCE | was the time of tyrants and lawgivers such as Solon | brought coinage and the hoplite phalanx
Classical period / Classical Age / Golden Age of Athens | was the fifth-century time of Pericles and the Parthenon | stretched from the Persian Wars to Alexander | produced Sophocles, Socrates and Phidias
Hellenistic Age / Hellenistic period | blended Greek culture with Egyptian, Persian and Indian | began with the death of Alexander in 323 BCE | had Alexandria as its center of learning
Old Kingdom | is known as the age of the pyramids | lasted from about 2660 to 2180 BCE with its capital at Memphis | was the time of Khufu and Djoser
Middle Kingdom | was a time of reunification about 2050 BCE ruled from Thebes | drained the Faiyum swamps and dug a canal to the Red Sea | ended when the Hyksos took over
New Kingdom | was the age of empire from about 1570 to 1075 BCE | began when the Hyksos were driven out | buried its kings in the Valley of the Kings

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
primary source | an account or record made by someone who was present at an event | a diary, letter or law written at the time being studied | firsthand evidence about the past
secondary source | an account written later by someone who did not witness the events | a textbook or biography based on other evidence | an interpretation of the past put together after the fact
oral tradition / oral history | stories and knowledge handed down by word of mouth | memory of the past kept by storytellers in societies without writing | spoken memory that griots pass from one generation to the next

# Peoples of the ancient world
? Which ancient people
Sumerians | built the first city-states in southern Mesopotamia | invented cuneiform, the wheel and the sexagesimal number system | lived in Ur, Uruk and Lagash and raised ziggurats
Akkadians | created the first known empire about 2300 BCE under Sargon | were a Semitic people north of Sumer who conquered its city-states | spread a Semitic tongue that became the common language of Mesopotamia
Amorites | conquered Mesopotamia about 2000 BCE and founded the Old Babylonian kingdom | were the people from whom King Hammurabi came | settled at Babylon as invaders from the western deserts
Hittites | ruled an empire in Anatolia and fought Ramses II at Kadesh | were among the first to work iron | used light war chariots and had their capital at Hattusas
Assyrians | built an empire from Nineveh known for its ruthless army | used iron weapons, siege towers and mass deportation to control conquered peoples | collected a great library under Ashurbanipal and fell in 612 BCE
Chaldeans / Neo-Babylonians | rebuilt Babylon under Nebuchadnezzar II | destroyed Jerusalem in 586 BCE and took captives away | helped to destroy Nineveh and charted the planets from Babylon
Phoenicians | traded across the Mediterranean from Tyre and Sidon and founded Carthage | developed an alphabet of 22 signs that the Greeks later adapted | sold a costly purple dye made from sea snails
Lydians | were the first to use coins of gold and silver | lived in western Asia Minor under the wealthy king Croesus | replaced barter with metal money about 600 BCE
Philistines | settled the coast of Canaan and fought the Israelites | are the people of the warrior Goliath in the Bible | were sea raiders whose name survives in Palestine
Arameans | gave the Near East a language that became common in trade and was spoken by Jesus | lived around Damascus and dominated caravan commerce | spread their speech by land trade until it replaced Akkadian
Aryans / Indo-Aryans | were nomads who brought Sanskrit into India about 1500 BCE | were the warlike herders whose hymns became sacred books | were the Indo-European people who entered India through the mountain passes
Dravidians | were the dark-skinned earlier people of India, whose languages survive in the south | were the speakers of Tamil and related tongues | were people of southern India, perhaps descended from the Indus civilization
Latins | settled on the plain south of the Tiber and founded Rome | were herders and farmers of central Italy whose language Romans spoke | formed a league of towns that Rome took over
Etruscans | taught Rome the arch and the alphabet and gave it kings | lived in northern Italy and buried their dead in painted tombs | were driven from Rome when Tarquin the Proud was expelled in 509 BCE
Minoans | built the palace at Knossos on Crete | left frescoes of bull leaping and the undeciphered Linear A script | traded by sea about 2000 to 1450 BCE and were named for a legendary king
Mycenaeans | lived behind great walls on the mainland and wrote in Linear B | were ruled by warrior-kings and fought at Troy in legend | took over Crete about 1450 BCE and buried kings with gold masks
Dorians | moved into Greece from the north after 1200 BCE | were ancestors of the Spartans | are traditionally blamed for a decline in which writing was lost

# Rulers of the ancient Near East
? Which ruler
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
Hatshepsut | was a woman who reigned as pharaoh and encouraged trade | sent a trading expedition to Punt | built a temple at Deir el-Bahri and wore a ceremonial beard
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
Seth / Set | was the deity of chaos and desert storms | murdered his brother out of envy | was the enemy of Horus

# Hebrew figures
? Which Hebrew figure
Abraham | is regarded as father of the Hebrew people and left Ur for Canaan | made the first covenant with God | is honored as patriarch by Jews, Christians and Muslims
Moses | led the Hebrews out of slavery in Egypt | received the Ten Commandments on Mount Sinai | was raised by Pharaoh's daughter
David | made Jerusalem the capital of a united kingdom | killed the giant Goliath and followed Saul as king | is the king to whom many of the Psalms are credited
Solomon | built the great Temple in Jerusalem | was known for wisdom and for trade with Tyre | left a kingdom that split into Israel and Judah at his death
Saul | was the first king of the Israelites | fought the Philistines and died in battle against them | was chosen by the prophet Samuel to unite the tribes
Deborah | was a judge and prophetess who inspired a victory | is the woman who guided Israel in war before there were kings | is the best-known female judge in the Bible
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

# Empires of the ancient world
? Which empire
Achaemenid Empire / Persian Empire / Achaemenid Persia | stretched from the Indus to Egypt and Thrace about 500 BCE | was linked by the Royal Road from Sardis to Susa | was conquered by Alexander in 330 BCE
Seleucid Empire | was the largest of the realms left by Alexander's generals | ruled Syria, Mesopotamia and Iran from Antioch | provoked the revolt of the Maccabees
Parthian Empire / Parthia | blocked Rome's eastern advance and won at Carrhae | was famed for horsemen who shot arrows backward | controlled the Silk Road in Iran from 247 BCE to 224 CE
Sassanid Empire / Sasanian Empire / Sassanian Empire | made Zoroastrianism its official religion | fought Byzantium for centuries before the Arabs overthrew it | was the last Iranian realm before Islam, with a capital at Ctesiphon
Maurya Empire / Mauryan Empire | was the first to unite most of India, from 321 BCE | was governed from Pataliputra and converted to Buddhist ideals by its third king | was founded by Chandragupta with the advice of Kautilya
Gupta Empire | gave India its golden age of science and art from 320 CE | produced the decimal system and the plays of Kalidasa | collapsed about 550 after attacks of the White Huns
Kushan Empire | joined Central Asia and northern India on the Silk Road | spread Mahayana Buddhism and Gandharan art under Kanishka | was founded by nomads called the Yuezhi
Assyrian Empire | ruled from Nineveh over Mesopotamia, Syria and Egypt | held its subjects by terror, deportation and iron-armed soldiers | fell in 612 BCE to Medes and Babylonians
Golden Horde | was the Mongol state that ruled Russia | was the khanate on the lower Volga | was the realm to which Moscow paid tribute
Ilkhanate / Il-Khanate | was the Mongol state in Persia | was the realm founded by the destroyer of Baghdad | was the realm beaten by Mamluks at Ain Jalut
Chagatai Khanate | was the Mongol state in Central Asia | was the realm of Genghis Khan's second son | was the state between Yuan China and the Caspian Sea

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

# Chinese dynasties
? Which Chinese dynasty
Xia dynasty / Xia | is the legendary first ruling house, founded by Yu the Great | is remembered in tradition for controlling floods before the Shang | is often linked with the site of Erlitou
Shang dynasty / Shang | left the first written records of China, on oracle bones | ruled from Anyang and made fine bronze vessels | was overthrown by the Zhou about 1045 BCE
Zhou dynasty / Zhou | introduced the Mandate of Heaven and a feudal order | lasted the longest and ended in the Warring States period | was the age of Confucius and Laozi
Qin dynasty / Qin | unified China in 221 BCE under Legalist rule | standardized writing, weights and coins and joined defensive walls | lasted only about 15 years and gave China its Western name
Han dynasty / Han | made Confucianism the state philosophy and opened the Silk Road | was founded by Liu Bang and invented paper | ruled for 400 years at the same time as Rome
Sui dynasty / Sui | reunited China in 589 and built the Grand Canal | ended after costly wars in Korea and forced labor | prepared the way for the Tang
Tang dynasty / Tang | had its cosmopolitan capital at Chang'an and the poets Li Bai and Du Fu | was weakened by the An Lushan rebellion and a defeat at Talas | included the reign of Empress Wu
Song dynasty / Song | used paper money, gunpowder and the magnetic compass in a trading boom | lost the north to the Jurchen and moved to Hangzhou | was conquered by Kublai Khan in 1279
Yuan dynasty / Yuan | was the Mongol ruling house founded by Kublai Khan | made Beijing (Khanbaliq) its capital and was visited by Marco Polo | was the first foreign house to govern all of China
Ming dynasty / Ming | drove out the Mongols in 1368 and built the Forbidden City | sent out the voyages of Zheng He | was made famous by blue-and-white porcelain and a rebuilt Great Wall
Qing dynasty / Qing / Manchu dynasty | was founded by invaders from the northeast in 1644 and forced men to wear a queue | fought the Opium Wars and the Taiping Rebellion | was the last imperial house and fell in 1911–1912

# Chinese rulers
? Which Chinese ruler
Shi Huangdi / Qin Shi Huangdi / Shihuangdi | was the first to take the title emperor, in 221 BCE | burned books and buried scholars and was guarded by clay soldiers | joined frontier walls into a Great Wall
Liu Bang / Han Gaozu | was a peasant who founded the Han dynasty in 202 BCE | defeated Xiang Yu and lowered taxes | softened harsh Legalist laws after winning a civil war
Wudi / Han Wudi / Emperor Wu of Han | was known as the martial ruler of the Han and fought the Xiongnu | sent Zhang Qian west and set up an academy for Confucian officials | had the longest reign of the Han and took monopolies on salt and iron
Empress Wu / Wu Zetian / Wu Zhao | was the only woman to rule China in her own name | took the throne in 690 during the Tang period | favored Buddhism and the examination system as a female ruler
Tang Taizong / Taizong | forced his father, the dynastic founder, to abdicate in 626 | defeated the eastern Turks and made Chang.an a world capital | reigned from 626 to 649 as a model of Confucian rule
Yangdi / Sui Yangdi | finished the Grand Canal with forced labor | was the hated second ruler of the Sui | was assassinated after failed attacks on Korea
Hongwu / Zhu Yuanzhang | was a peasant's son who expelled the Mongols in 1368 | founded the Ming with a capital at Nanjing | abolished the post of chief minister and distrusted merchants
Yongle | moved the Ming capital to Beijing and built the Forbidden City | sponsored Zheng He's voyages | ordered a huge encyclopedia as third Ming emperor
Kangxi | ruled the Qing for 61 years and welcomed Jesuits | made Manchu rule accepted by patronizing Chinese culture | took Taiwan and signed the Treaty of Nerchinsk with Russia
Qianlong | rejected Britain's trade mission under Macartney in 1793 | brought Qing China to its greatest size and ruled from 1736 to 1795 | wrote to George III that China needed no foreign manufactures
Cixi / Empress Dowager Cixi | dominated the late Qing court as regent | ended the Hundred Days' Reform in 1898 | backed the Boxers and imprisoned her nephew Guangxu
Puyi / Henry Puyi | was the last emperor, who abdicated as a child in 1912 | was made puppet ruler of Manchukuo by Japan | came to the throne at the age of two

# Chinese philosophers and writers
? Which Chinese scholar
Confucius / Kongfuzi | taught that order rests on five relationships and filial piety | had sayings collected in the Analects | said that a ruler should govern by virtue and education
Laozi / Lao-tzu | is called the founder of Daoism | is credited with the Dao De Jing | taught people to give up striving and follow nature
Mencius / Mengzi | taught that human nature is basically good | said that people may overthrow an unjust ruler | was the most famous later disciple of the Confucian school
Xunzi | taught that human nature is evil and needs training | was a Confucian whose pupils became Legalists | believed that ritual and education must curb selfish people
Han Feizi | wrote the chief work of Legalism | held that only strict laws and harsh punishments keep order | was an aristocrat whose ideas the Qin state followed
Sunzi / Sun Tzu | wrote The Art of War | said that all warfare is based on deception | taught generals to win without fighting
Sima Qian | wrote the Records of the Grand Historian | was the Han scholar who set the model for Chinese history writing | told the history of China from legendary times to Wudi
Ban Zhao | wrote Lessons for Women | was a female scholar who helped finish a history of the Han | told women to be humble and industrious
Li Bai / Li Bo | was a Tang poet of wine, nature and the moon | is said to have drowned reaching for the moon's reflection | was a carefree Daoist in verse
Du Fu | was a Tang poet of suffering, war and social injustice | wrote sober Confucian verse about the An Lushan revolt | criticized the gap between rich and poor in poems
Zhu Xi | founded the main school of Neo-Confucianism | was a Song scholar who blended Buddhist and Daoist ideas into an older ethic | edited the Four Books used for examinations

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

# Early and feudal Japan: people
? Which Japanese person
Prince Shotoku / Shotoku | promoted Buddhism and wrote the Seventeen Article Constitution | sent missions to Sui China to learn | governed as regent for Empress Suiko
Murasaki Shikibu / Lady Murasaki | wrote The Tale of Genji | created what is often called the first novel | was a lady-in-waiting at the Heian court about 1000
Sei Shonagon | wrote The Pillow Book | left witty notes on Heian court life | was a court lady known for lists and sharp remarks
Minamoto Yoritomo / Yoritomo | became the first shogun in 1192 | set up a military government at Kamakura | defeated the Taira in the Gempei War
Ashikaga Takauji | founded the second shogunate in 1338 | turned against Emperor Go-Daigo | set up a government in Kyoto's Muromachi quarter
Oda Nobunaga / Nobunaga | began uniting Japan with musket fire at Nagashino | seized Kyoto in 1568 and crushed militant monks | died by suicide in 1582 when a general turned on him
Toyotomi Hideyoshi / Hideyoshi | completed control of most of Japan by 1590 and invaded Korea | disarmed peasants in a sword hunt | rose from peasant birth to rule all Japan
Tokugawa Ieyasu / Ieyasu | won at Sekigahara in 1600 and became shogun in 1603 | founded a shogunate that lasted until 1868 | moved the capital to Edo
Matthew Perry / Commodore Perry | opened Japan to American trade with steamships in 1853 | forced the Treaty of Kanagawa of 1854 | brought a letter from President Fillmore to Edo Bay
Emperor Meiji / Mutsuhito / Meiji | came to the throne in 1867 and was restored to power in 1868 | gave Japan the constitution of 1889 | took a reign name that means enlightened rule

# Periods of Japanese history
? Which period
Jomon period / Jomon | was the age of hunter-gatherers with cord-marked pottery | began more than 10,000 years ago, before rice was grown | left some of the world's oldest pots
Yayoi period / Yayoi | brought wet rice farming and bronze from the mainland | began about 300 BCE and is named for a site in Tokyo | followed the hunter-gatherers and introduced metalworking
Nara period / Nara | had the first permanent capital, modeled on Chang'an, from 710 | produced the first histories, the Kojiki and Nihon Shoki | ended when the court moved away from powerful monasteries
Heian period / Heian | was the age of court elegance and the Fujiwara, from 794 | produced The Tale of Genji | began with the move to the site of Kyoto
Kamakura period / Kamakura shogunate | saw the first military government and Mongol invasions | lasted from 1192 to 1333 under the Hojo regents | began with Minamoto Yoritomo
Sengoku period / Warring States period of Japan | was a century of civil war among daimyo | started with the Onin War in 1467 | ended with unification by Nobunaga and Hideyoshi
Tokugawa period / Edo period / Tokugawa shogunate | closed the country to most foreigners for over 200 years | required lords to attend in Edo every other year | brought peace from 1603 to 1868
Meiji period / Meiji era | modernized the country from 1868 to 1912 | abolished feudalism and built a conscript army and industry | took Western models for law, schools and navy

# Greek leaders
? Which Greek leader
Draco | wrote Athens's first law code, known for harsh penalties | punished many crimes with death in 621 BCE | gave his name to very severe laws
Solon | outlawed debt slavery and set four classes by wealth | reformed Athens in 594 BCE by canceling debts | let all citizens attend the assembly and bring charges
Peisistratus / Pisistratus | ruled Athens as a tyrant who helped the poor | gave farmers loans and built public works | seized power in 546 BCE
Cleisthenes | created the Council of Five Hundred | is called the father of Athenian democracy for reforms in 508 BCE | broke up old loyalties with ten new tribes
Pericles | led Athens in its golden age and built the Parthenon | paid officials and jurors so that the poor could serve | gave a funeral oration and died of plague in 429 BCE
Themistocles | persuaded Athens to build a fleet with silver | lured the Persians into the strait of Salamis | interpreted the wooden wall of the oracle as ships
Leonidas / Leonidas I | led 300 Spartans at Thermopylae | died defending a narrow pass against Xerxes | was a Spartan king betrayed by a local guide
Lysander | defeated the Athenian navy at Aegospotami | was the Spartan admiral who ended the Peloponnesian War | starved Athens into surrender in 404 BCE
Alcibiades | urged the Sicilian expedition and then fled to Sparta | was a brilliant, disloyal pupil of Socrates | changed sides several times in the Peloponnesian War
Philip II of Macedon / Philip II of Macedonia | conquered Greece by the victory at Chaeronea | armed his phalanx with long pikes and was murdered in 336 BCE | was attacked in speeches by Demosthenes
Alexander the Great / Alexander | conquered Persia and reached India | won at the Granicus, Issus and Gaugamela | died at Babylon in 323 BCE aged 32

# Greek thinkers
? Which Greek thinker
Socrates | taught by asking questions and was put to death in 399 BCE | drank hemlock after being convicted of corrupting youth | said the unexamined life is not worth living
Plato | wrote The Republic and founded the Academy | described an ideal state ruled by philosopher-kings | taught that true reality consists of ideal forms
Aristotle | tutored Alexander and founded the Lyceum | wrote Politics and favored the golden mean | classified living things and set rules of logic
Herodotus | is called the father of history for his book on the Persian Wars | traveled and collected stories of Persia and Egypt | wrote The Histories as the first known inquiry into the past
Thucydides | wrote an impartial history of the Peloponnesian War | rejected gods as causes of events and stressed evidence | recorded the speech of Pericles and the plague at Athens
Hippocrates | is called the father of medicine | looked for natural causes of disease | is linked with an oath that doctors take
Pythagoras | taught that numbers are the key to nature | gave his name to the theorem of right triangles | led a brotherhood at Croton that believed in harmony of numbers
Euclid | wrote The Elements on geometry | taught at Alexandria about 300 BCE and set out proofs | organized plane and solid shapes into theorems
Archimedes | explained the lever and discovered buoyancy in a bath | designed war machines to defend Syracuse | estimated pi and invented a screw to lift water
Eratosthenes | calculated the circumference of the earth | was librarian at Alexandria and drew a map with grid lines | compared noon shadows at Syene and Alexandria
Aristarchus | argued that the earth moves around the sun | was a Hellenistic astronomer from Samos with a heliocentric view | anticipated Copernicus by seventeen centuries
Democritus | taught that all matter is made of atoms | gave indivisible particles the name that means uncuttable | held that only atoms and empty space exist

# Greek writers and artists
? Which ancient Greek
Homer | is credited with the Iliad and the Odyssey | was a blind poet by tradition | sang of Achilles and the wanderings of Odysseus
Hesiod | wrote Works and Days and the Theogony | told of the origin of the gods and the farmer's year | described five ages of mankind in verse
Sappho | wrote lyric poems of love on Lesbos | is the most famous female poet of Greece | lived on an island and led a circle of young women
Aeschylus | wrote the trilogy The Oresteia | added a second actor to tragedy and fought at Marathon | wrote on the murder of Agamemnon
Sophocles | wrote Oedipus Rex and Antigone | added a third actor to tragedy | told of a king who unknowingly killed his father
Euripides | wrote Medea and The Trojan Women | was the tragedian most critical of war and sympathetic to women | questioned traditional values and gods on stage
Aristophanes | wrote Lysistrata and The Clouds | was the leading comic playwright of Athens | mocked politicians and Socrates
Aesop | told fables with animals and morals | was by tradition a slave who wrote of the tortoise and the hare | is known for short moral stories such as the fox and the grapes
Phidias | made the statue of Athena in the Parthenon | carved the Zeus at Olympia | directed the sculpture on the Acropolis under Pericles
Demosthenes | warned Athens against Philip of Macedon | overcame a stammer to become the greatest orator | delivered the speeches called Philippics
Pindar | wrote odes for Olympic victors | was a lyric poet of Thebes | praised athletes in choral verse

# Greek gods
? Which Greek deity
Zeus | ruled the gods from Mount Olympus | threw thunderbolts as lord of the sky | was honored by games held at Olympia
Hera | was queen of the gods and patron of marriage | was the jealous wife of the sky god | protected married women and took the side of the Greeks against Troy
Athena | was goddess of wisdom and patron of Athens | sprang fully armed from her father's head | gave the olive tree to her city
Apollo | was god of the sun, music and prophecy | spoke through the oracle at Delphi | was twin brother of Artemis
Artemis | was goddess of the hunt and the moon | had a great temple at Ephesus | was called Diana by the Romans
Poseidon | was god of the sea and earthquakes | carried a trident and was called Neptune in Rome | punished Odysseus with storms
Hades | was god of the underworld | carried off Persephone to be his queen | ruled the realm of the dead
Ares | was god of war | was called Mars by the Romans | stood for violence and bloodshed in battle
Aphrodite | was goddess of love and beauty | rose from sea foam and was called Venus in Rome | won the golden apple from Paris
Dionysus | was god of wine and theater | was honored by festivals of drama at Athens | was called Bacchus by the Romans
Hermes | was messenger of the gods | wore winged sandals and protected travelers | was called Mercury by the Romans
Demeter | was goddess of grain and harvest | mourned for her daughter Persephone | was honored in the mysteries at Eleusis

# Battles and wars of Greece
? Which conflict
Battle of Marathon / Marathon | was an Athenian victory over Darius's army in 490 BCE | gave its name to a long race after a messenger's run | was the first large Greek victory over Persia on land
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
Skeptics / Skepticism | held that certain knowledge is impossible | followed Pyrrho in suspending judgment | questioned all claims to truth
Sophists / Sophism | taught rhetoric to young Athenians for pay | argued that there is no absolute right or wrong | included Protagoras, who said man is the measure of all things
Neoplatonists / Neoplatonism | followed Plotinus in seeking union with the One | taught a mystical form of Plato's ideas in the third century CE | influenced Augustine and Christian mystics
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

# Leaders of the Roman Republic
? Which Roman leader
Cincinnatus | left his plow to save Rome and then returned to it | served as dictator for only 16 days | is the model of civic duty who gave up power
Tiberius Gracchus | proposed giving public land to the poor and was clubbed to death | was a tribune killed in 133 BCE over land reform | wanted to limit the size of estates to help veterans
Gaius Gracchus / Gaius Sempronius Gracchus | sold cheap grain to the poor and died in 121 BCE | followed his brother as a reforming tribune | proposed citizenship for Italian allies and founded colonies
Gaius Marius / Marius | recruited landless men who were loyal to their general | was consul seven times and created a professional army | beat Jugurtha and Germanic tribes and fought a civil war
Lucius Cornelius Sulla / Sulla | marched on Rome and made himself dictator in 82 BCE | posted proscription lists of enemies to be killed | strengthened the Senate and then retired
Pompey / Pompey the Great | cleared the sea of pirates and conquered Syria and Judea | was Caesar's partner and later rival, beaten at Pharsalus | was murdered in Egypt in 48 BCE
Marcus Licinius Crassus / Crassus | was the richest man in Rome and put down Spartacus | died at Carrhae against the Parthians | joined with two others in the alliance of 60 BCE
Julius Caesar | conquered Gaul and crossed the Rubicon | was made dictator for life and stabbed on the Ides of March | reformed the calendar to 365 days
Mark Antony | allied with Cleopatra and lost at Actium | avenged the murder in the Senate and ruled the East | killed himself in Alexandria in 30 BCE
Scipio Africanus / Scipio | defeated Hannibal at Zama | took the war to Carthage's homeland | was the general who ended the Second Punic War
Spartacus | led a revolt of 70,000 slaves in 73 BCE | was a gladiator who escaped from Capua | had thousands of followers crucified along the Appian Way
Cato the Elder | ended speeches by saying that Carthage must be destroyed | attacked Greek luxury and defended old values | was a strict censor of the second century BCE

# Roman emperors
? Which Roman emperor
Augustus / Octavian | became the first emperor after Actium | began the Pax Romana and boasted of leaving Rome in marble | was Caesar's adopted heir and ruled until 14 CE
Tiberius | was the second to rule and reigned when Jesus was crucified | was stepson of the first princeps and retired to Capri | governed from 14 to 37 CE
Caligula | was thought insane and murdered by his guards in 41 CE | is said to have wanted his horse made consul | had a nickname that means little boots
Claudius | began the conquest of Britain in 43 CE | was found behind a curtain and made ruler by the guard | was probably poisoned by Agrippina
Nero | persecuted Christians after the great fire of Rome | had his mother killed and committed suicide in 68 CE | was the last of the Julio-Claudians
Vespasian | founded the Flavian dynasty and began the Colosseum | won the year of four rulers in 69 CE | sent his son Titus to finish the Jewish revolt
Trajan | brought the empire to its greatest size | conquered Dacia and set up a carved column | was the first from Spain, ruling from 98 to 117
Hadrian | built a wall across northern Britain | rebuilt the Pantheon and stopped expansion | put down the Bar Kokhba revolt
Marcus Aurelius | wrote Meditations as a Stoic | was the last of the Five Good rulers and died in 180 | spent years fighting Germans on the Danube
Diocletian | divided the empire into two halves | fixed prices and launched the last great persecution | set up the tetrarchy and retired in 305
Constantine / Constantine the Great | issued the Edict of Milan and favored Christianity | moved the capital to Byzantium in 330 | won at the Milvian Bridge and called the Council of Nicaea
Theodosius I / Theodosius | made Christianity the official religion | was the last to rule both halves of the empire | banned pagan worship and the Olympic games
Romulus Augustulus | was deposed by Odoacer in 476 | was the last in the West, a boy of about 14 | lost the throne to a Germanic general

# Roman writers and thinkers
? Which writer
Virgil / Vergil | wrote the epic poem called the Aeneid | told of Aeneas, the Trojan ancestor of Rome | modeled a national epic on Homer under Augustus
Livy | wrote a long history of Rome from its founding | told legends such as Horatius at the bridge in prose | described early Rome in 142 books
Ovid | wrote the poem called the Metamorphoses | was exiled by Augustus to the Black Sea | retold myths of change in verse
Horace | wrote odes and satires and coined carpe diem | praised the simple life on a Sabine farm | was the lyric friend of Virgil and patron Maecenas
Cicero | was the greatest orator and defender of the republic | exposed Catiline's plot and was killed on Antony's orders | spread Greek philosophy in Latin prose and speeches
Tacitus | wrote the Annals and the Germania | criticized emperors and described Germanic tribes | feared the loss of liberty under Tiberius and Nero
Plutarch | wrote Parallel Lives of Greeks and Romans | paired biographies such as Alexander and Caesar | was a Greek whose lives were used by Shakespeare
Juvenal | mocked bread and circuses in satires | attacked the vices of imperial Rome in bitter poems | asked who will guard the guards
Seneca | was a Stoic who tutored Nero | wrote moral essays and was ordered to kill himself | advised an emperor and wrote tragedies
Pliny the Elder | wrote a Natural History and died at Vesuvius | compiled an encyclopedia of science and art | was an admiral killed by the eruption of 79 CE
Josephus | wrote on the Jewish war against Rome | was a commander in Galilee who joined the Romans | described the fall of Masada and the Temple
Galen | wrote on medicine and dissected animals | was a Greek doctor whose works were used for over a thousand years | served gladiators and Marcus Aurelius

# Wars and battles of Rome
? Which conflict
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

# Peoples of the migration period
? Which people
Visigoths | sacked Rome in 410 under Alaric | founded a kingdom in Spain that Muslims conquered | crossed the Danube and killed Valens
Ostrogoths | ruled Italy under Theodoric | were driven from Italy by Justinian's generals | took Ravenna from Odoacer
Vandals | set up a kingdom in North Africa and sacked Rome in 455 | crossed from Spain under Gaiseric and took Carthage | gave a name to senseless destruction
Huns | came from Central Asia under Attila | pushed Germanic tribes into Roman land | were nomadic horse archers who terrorized Europe in the fifth century
Franks | conquered Gaul under Clovis | became Catholic and founded the Merovingian realm | were the people of Charlemagne
Lombards | settled in northern Italy in 568 | were beaten by Pepin and Charlemagne for the pope | gave a name to the region around Milan
Anglo-Saxons / Angles and Saxons | settled in Britain after Roman troops left | came from Denmark and northern Germany across the North Sea | drove the Celts into Wales and Cornwall
Burgundians | founded a kingdom in the Rhône valley | gave a name to a wine region and later duchy of eastern France | were absorbed by Clovis's sons in 534
Slavs | settled in eastern Europe and the Balkans from the sixth century | were ancestors of Russians, Poles and Serbs | received an alphabet from Cyril and Methodius
Magyars | settled Hungary and raided Europe on horseback | were stopped by Otto I at the Lechfeld in 955 | became Christian under King Stephen
Celts | lived in Gaul and Britain before Rome and had druids | spread the La Tène culture of Iron Age Europe | survive in the languages of Ireland and Wales

# People of early Christianity
? Which person
Jesus / Jesus of Nazareth | taught in parables and was crucified under Pilate | was a Jew from Galilee whom followers called the Messiah | gave the Sermon on the Mount
Paul / Saul of Tarsus | carried Christianity to non-Jews through journeys and letters | was converted on the road to Damascus | wrote epistles and said that the faith was open to gentiles
Peter / Simon Peter | was the apostle regarded as the first bishop of Rome | was a fisherman called the rock | is claimed as the predecessor of all popes
Pontius Pilate | ordered the crucifixion as Roman governor of Judea | was prefect under Tiberius | found Jesus guilty of defying Rome
Augustine / Augustine of Hippo | wrote The City of God and Confessions | was a North African bishop who taught about grace and original sin | answered pagans after the sack of Rome in 410
Jerome | translated the Bible into Latin | produced the standard text called the Vulgate | was a scholar and hermit of Bethlehem who knew Hebrew
Arius | denied that Christ was equal to God the Father | was condemned at Nicaea in 325 | was a priest of Alexandria called a heretic
John the Baptist | preached repentance at the Jordan | was beheaded on orders of Herod Antipas | prepared the way for the messiah in the desert
Mary Magdalene | was a female follower who first found the tomb empty | came from a town on the Sea of Galilee | told the disciples of the resurrection
Herod the Great | was king of Judea for Rome and enlarged the Temple | ruled when Jesus was born | built Caesarea and Masada

# Byzantine people
? Which person of the eastern empire
Justinian I / Justinian | had Roman law collected in a code and built Hagia Sophia | reconquered Italy and North Africa in the sixth century | survived the Nika riots and a plague
Theodora | was the empress who persuaded her husband not to flee | rose from actress to co-ruler and helped women | appears with her court in a Ravenna mosaic as consort
Belisarius | was the general who won back North Africa and Italy | put down the Nika rioters in the Hippodrome | defeated the Vandals in 533
Leo III / Leo the Isaurian | banned icons in 726 | saved Constantinople from Arabs in 717–718 | began the Iconoclastic Controversy
Basil II | was called the Bulgar-Slayer | blinded thousands of captured enemies in 1014 | gave his sister to Vladimir of Kiev
Heraclius | beat the Sassanids and brought back the True Cross | lost Syria and Egypt to the Arabs | made Greek the official language in the seventh century
Alexius I / Alexius I Comnenus / Alexios Komnenos | asked Pope Urban II for help against the Seljuks | received the First Crusade in his capital | founded the Comnenian revival in 1081
Anna Comnena / Anna Komnene | wrote the history called the Alexiad | was a princess and historian who described the crusaders | told of the reign of her father
Constantine XI | died defending the walls in 1453 | was the last to rule from Constantinople | fell when Mehmed II broke through
Cyril / Cyril and Methodius | invented an alphabet for the Slavs with a brother | was a missionary to Moravia in the ninth century | translated the Bible into Slavonic
Procopius | wrote official accounts of wars and a Secret History | was a sixth-century historian who attacked the imperial couple in private | described the plague of 542

# Rulers of Russia
? Which Russian ruler
Rurik | was the Viking chief who by tradition founded the first dynasty at Novgorod | was invited to rule the Slavs about 862 | gave his name to the line that ended in 1598
Vladimir I / Vladimir of Kiev / Vladimir | chose Orthodox Christianity for his people in 988 | sent envoys to examine other religions | married a Byzantine princess and had subjects baptized in the Dnieper
Yaroslav the Wise / Yaroslav | issued Kiev's first law code | married daughters to western kings and built the first library | ruled Kiev at its height until 1054
Alexander Nevsky | defeated Swedes and Teutonic Knights and paid the Mongols | won a fight on the ice of Lake Peipus | was a prince of Novgorod made a saint
Ivan III / Ivan the Great | refused tribute to the Mongols in 1480 | married Sophia Palaeologus and called Moscow the third Rome | tripled Muscovy and rebuilt the Kremlin
Ivan IV / Ivan the Terrible | was the first to be crowned czar | used the oprichniki to kill boyars | took Kazan and Astrakhan and killed his own heir
Michael Romanov / Mikhail Romanov | was chosen czar in 1613 after the Time of Troubles | founded the dynasty that lasted to 1917 | was elected at age 16 by a national assembly
Peter the Great / Peter I | westernized Russia and built a new capital on the Baltic | won a long northern war against Sweden | made nobles cut their beards and learned shipbuilding in Holland
Catherine the Great / Catherine II | was a German princess who took part in the partitions of Poland | put down Pugachev's revolt and wrote to Voltaire | won access to the Black Sea from the Ottomans
Alexander I | faced Napoleon's invasion in 1812 | proposed the Holy Alliance in 1815 | was the czar at the Congress of Vienna
Nicholas I | crushed the Decembrists in 1825 | ruled by autocracy, orthodoxy and nationality | died during the Crimean War
Alexander II | freed the serfs in 1861 | created zemstvos and was killed by a bomb in 1881 | was called the Czar Liberator
Alexander III | ended his father's reforms and persecuted Jews in pogroms | forced Russian language on minorities after 1881 | started the Trans-Siberian Railway and allied with France
Nicholas II | abdicated in March 1917 | was the last Romanov, shot at Yekaterinburg | lost to Japan and faced Bloody Sunday

# Branches and groups of Islam
? Which people
Sunnis / Sunni | accepted caliphs chosen by agreement rather than descent | make up the great majority of Muslims today | followed the example of Muhammad and recognized the Umayyads
Shi'ites / Shia / Shi'a | hold that leadership belonged to Ali and his descendants | are the majority in Iran | mourn the death of Hussein at Karbala
Sufis / Sufi | seek union with God through poetry, music and meditation | are mystics such as Rumi and the whirling dervishes | spread the faith by love and simple life
Bedouins / Bedouin | were nomadic herders of the Arabian desert | lived in clans and prized courage and camels | supplied many warriors of the first conquests
Quraysh | were the ruling merchant tribe of Mecca | opposed Muhammad at first, although he was born among them | guarded the shrine and profited from pilgrims
Berbers | are the native people of North Africa who helped to conquer Spain | included the Almoravids and Almohads | carried salt and gold across the Sahara
ulama / ulema | were religious scholars who interpreted law | taught in madrasas and advised rulers | issued opinions as learned men of the mosque
Mamluks / Mamelukes | were slave soldiers who seized power in Egypt | stopped the Mongols at Ain Jalut | ruled Cairo from 1250 to 1517
Janissaries / janissary corps | were elite Ottoman infantry taken as Christian boys | were recruited through the devshirme and trained with muskets | were destroyed by the sultan in 1826
Wahhabis / Wahhabi movement | called for a strict purified faith in eighteenth-century Arabia | allied with the house of Saud | followed a reformer named Muhammad ibn Abd al-Wahhab

# Muslim dynasties and states
? Which Muslim power
Rashidun Caliphate / Rightly Guided Caliphs | was ruled by four elected successors from 632 to 661 | conquered Syria, Egypt and Persia in its first decades | ended with the murder of Ali
Umayyad Caliphate / Umayyads / Umayyad dynasty | ruled from Damascus from 661 to 750 | conquered Spain and made rule hereditary | built the Dome of the Rock and favored Arabs over converts
Abbasid Caliphate / Abbasids / Abbasid dynasty | built Baghdad and presided over a golden age | took power in 750 with Persian support | ended in 1258 when Hulagu's Mongols destroyed its capital
Fatimid Caliphate / Fatimids / Fatimid dynasty | was a Shi'ite state that founded Cairo | claimed descent from Muhammad's daughter | ruled Egypt from 969 to 1171
Seljuk Empire / Seljuks / Seljuk Turks | took Baghdad in 1055 as Turkish converts | won at Manzikert in 1071 and caused the crusades | was led by sultans with the vizier Nizam al-Mulk
Ayyubid dynasty / Ayyubids | was founded by Saladin | took over Egypt in 1171 and recaptured Jerusalem | was replaced by its own slave soldiers in 1250
Almoravid dynasty / Almoravids | founded Marrakesh and attacked Ghana | entered Spain from Morocco in 1086 to stop Christians | was formed by veiled Sahara Berbers in the eleventh century
Almohad dynasty / Almohads | replaced earlier Berber rulers in the twelfth century | lost at Las Navas de Tolosa in 1212 | governed Morocco and Spain in the time of Averroës
Delhi Sultanate | ruled northern India from 1206 to 1526 | was founded by Turks and sacked by Timur in 1398 | was overthrown by Babur at Panipat
Ottoman Empire / Ottomans | took Constantinople in 1453 and lasted until 1922 | was founded by Osman in Anatolia | reached the walls of Vienna in 1529 and 1683
Safavid Empire / Safavids | made Persia Shi'ite in 1501 | had its capital at Isfahan under Abbas | wore red caps with twelve folds and lost at Chaldiran
Mughal Empire / Mughals / Mogul Empire | ruled most of India from 1526 to the eighteenth century | built the Taj Mahal | reached its height under Akbar and Aurangzeb

# People of the Islamic world to 1500
? Which person
Muhammad | is regarded by Muslims as the last prophet | received revelations in a cave near Mecca about 610 | united Arabia and died in 632
Khadija / Khadijah | was the wealthy merchant who became the Prophet's first wife | was the first convert | hired her future husband to lead a caravan
Abu Bakr | was the first caliph | was father-in-law of the Prophet and held Arabia together | ordered the verses of the Qur'an to be collected
Ali | was the cousin and son-in-law of the Prophet | was the fourth caliph, killed in 661 | is honored by Shi'ites as the first imam
Harun al-Rashid | was the Abbasid caliph of the Thousand and One Nights | exchanged gifts with Charlemagne | ruled Baghdad at its height until 809
al-Mamun | set up the House of Wisdom in Baghdad | had Greek science and philosophy translated | was son of Harun al-Rashid and built an observatory
Saladin / Salah al-Din | recaptured Jerusalem in 1187 | was a Kurdish sultan who fought Richard the Lion-Hearted | won at Hattin and was known for chivalry
Avicenna / Ibn Sina | wrote The Canon of Medicine | was a Persian doctor and philosopher read in Europe for centuries | described contagion and drugs in a medical encyclopedia
Averroës / Ibn Rushd / Averroes | wrote commentaries on Aristotle at Córdoba | tried to harmonize Greek philosophy with Islam in Spain | influenced Thomas Aquinas from Muslim Spain
al-Khwarizmi | wrote the book that gave algebra its name | was a mathematician whose name gave us algorithm | taught the use of Hindu numerals at Baghdad
al-Razi / Rhazes | distinguished smallpox from measles | was a physician who headed Baghdad's hospital | believed in evidence and wrote a Comprehensive Book
Ibn Battuta | traveled 75,000 miles through the Muslim world | left Morocco in 1325 and described Mali, India and China | wrote the Rihla as a fourteenth-century judge
Ibn Khaldun | wrote the Muqaddimah on the rise and fall of states | was a historian who stressed group feeling | is called a father of sociology from Tunis
Omar Khayyam | wrote the poems of the Rubaiyat | was a Persian poet who reformed the calendar | solved cubic equations and wrote quatrains
Maimonides / Moses Maimonides | wrote The Guide for the Perplexed | was a Jewish philosopher and doctor of Cairo | fled Córdoba and served Saladin's court
Rumi / Jalal al-Din Rumi | was a mystic poet of Konya | wrote the Masnavi about divine love | inspired the order of whirling dervishes

# African kingdoms and states
? Which African state
Ghana Empire / Ghana / Wagadu | grew rich by taxing the gold and salt trade | was founded by the Soninke and weakened by Almoravids in 1076 | had its capital at Koumbi Saleh
Mali Empire / Mali | was founded by Sundiata in 1235 | was ruled by Mansa Musa, who went to Mecca | made Timbuktu a center of learning
Songhai Empire / Songhai / Songhay | was ruled from Gao by Sunni Ali and Askia Muhammad | was destroyed by Moroccan guns in 1591 | was the last and largest of the West African trading empires
Benin | made bronze heads and plaques for the oba | was a forest kingdom in what is now Nigeria | was sacked by a British force in 1897
Swahili city-states / Swahili | traded gold and ivory across the Indian Ocean | included Kilwa, Mombasa and Zanzibar | mixed Bantu and Arabic in language and culture
Kongo | was a Central African kingdom whose king Afonso became Catholic | lost many people to Portuguese slavers near the Congo River mouth | wrote to Portugal to complain of kidnapping in 1526
Hausa city-states / Hausa | included Kano and Katsina | were independent towns between Niger and Lake Chad | fell to Usman dan Fodio's jihad about 1804
Kush | was a kingdom in Nubia that conquered Egypt in the eighth century BCE | gave Egypt its Twenty-Fifth Dynasty under Piankhi | had its early capital at Napata, south of Egypt
Aksum / Axum | was a kingdom in Ethiopia that traded through the port of Adulis | became Christian under King Ezana | erected giant pillars and minted its own coins
Ptolemaic Egypt / Ptolemaic dynasty | was ruled from Alexandria by Macedonian Greeks | ended with the death of Cleopatra in 30 BCE | was one of the three large states left by Alexander's generals
Dahomey | was a West African kingdom that sold captives | was the state with women soldiers called Amazons | was the realm of Agaja that traded at Ouidah

# African rulers and travelers
? Which person
Sundiata / Sundiata Keita | defeated Sumanguru and founded Mali | was a crippled prince who became the lion king | took over the gold-salt trade at Niani in 1235
Mansa Musa | went on a hajj in 1324 with a caravan of gold | brought an architect to Timbuktu and gave away so much gold that prices fell | made Mali known on European maps
Sunni Ali | captured Timbuktu in 1468 | built Songhai with a fleet of war canoes | was a warrior king who conquered Djenné
Askia Muhammad / Askia the Great | took over Songhai in 1493 and governed by Islamic law | set up a tax system and made a pilgrimage | overthrew the son of the founder at Gao
Ezana | made Aksum Christian about 330 | conquered Kush and burned Meroë | was converted by Frumentius
Lalibela | had eleven churches cut from rock in Ethiopia | was a Zagwe king of a new Jerusalem | ruled about 1200 and is honored as an Ethiopian saint
Afonso I / Nzinga Mbemba | complained to Portugal about the slave trade | was a Catholic king of Kongo | wrote letters in 1526 to John III
Nzinga / Queen Nzinga / Njinga | resisted the Portuguese in Angola | was the woman who ruled Ndongo and Matamba | sat on a servant during talks with a governor
Shaka / Shaka Zulu | united a people of southern Africa by 1820 | introduced the short spear and the bull-horn attack | caused migrations called the mfecane
Menelik II / Menelik | defeated Italy at Adwa in 1896 | kept Ethiopia independent by buying modern weapons | founded Addis Ababa as emperor
Osei Tutu | founded the Asante kingdom | united clans at Kumasi about 1700 | was linked with the golden stool
Usman dan Fodio | founded the Sokoto Caliphate by a jihad | was a Fulani scholar who attacked Hausa rulers | led a religious reform in northern Nigeria in 1804

# Peoples and cultures of the ancient Americas
? Which people
Olmec | carved colossal stone heads on the Gulf Coast | is called the mother culture of Mesoamerica | lived at San Lorenzo and La Venta from about 1200 BCE
Zapotec | built the city of Monte Albán in the Oaxaca Valley | developed an early writing and calendar in Mexico's southern highlands | leveled a mountaintop for plazas about 500 BCE
Maya / Mayans | built Tikal and Chichén Itzá in the rain forest | used glyphs, the idea of zero and an accurate calendar | left their southern cities mysteriously in the 800s
Toltec | ruled from Tula and spread worship of Quetzalcoatl | were a warlike people of central Mexico from about 900 | were admired as ancestors by the people of Tenochtitlán
Aztec / Mexica | built Tenochtitlán on an island in Lake Texcoco | sacrificed captives to Huitzilopochtli | fell to Cortés in 1521
Inca / Incas | ruled the Andes from Cuzco | kept records on knotted strings and built a royal road system | fell to Pizarro in 1532–1533
Chavín | was an early Andean culture centered on a temple at high altitude | flourished in Peru from about 900 to 200 BCE | spread a religious art with jaguar figures
Nazca / Nasca | drew giant lines and animals on the Peruvian desert | lived on the dry southern coast and dug underground canals | are known for huge figures visible only from the air
Moche / Mochica | made lifelike portrait jars on Peru's northern coast | built the Pyramid of the Sun in a river valley north of Lima | buried the Lord of Sipán with gold about 100 to 700 CE
Chimú | ruled from Chan Chan before the Inca | built a large adobe capital on the coast of Peru | were conquered by Pachacuti's army in the 1460s or 1470s
Muisca | lived in highland Colombia and inspired the legend of El Dorado | coated their new ruler with gold dust | worked gold near present-day Bogotá

# Native peoples of North America
? Which people
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
? Which site
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
White Huns / Hephthalites | destroyed the Gupta Empire about 500 | invaded northern India and killed a Sassanid king | were called Hunas by Indians
Khazars | ruled the lower Volga and converted to Judaism | lived between the Black and Caspian seas and blocked Arabs | were broken by Kiev in 965
Manchus | conquered China in 1644 from the northeast | organized soldiers in banners | made Chinese men wear a queue
Tatars | raided Russia and ruled Crimea under khans | were known to Russians as the Golden Horde's people | converted to Islam in Kazan and Crimea

# Mongol and Turkish leaders
? Which leader
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
? Which traveler
Marco Polo | was a Venetian who served Kublai Khan for 17 years | told his story in a Genoese prison | described paper money and coal to Europeans
Zheng He | commanded seven Chinese treasure fleets from 1405 to 1433 | was a Muslim eunuch and admiral | sailed huge junks to Africa and brought home a giraffe
Xuanzang | brought Buddhist scriptures from India to Tang China | went on a 16-year pilgrimage from 629 | inspired Journey to the West
Faxian | was the pilgrim who visited Gupta India about 400 | walked to India from Han lands to find monastic rules | sailed home by Sri Lanka and Java in 414
Zhang Qian | was the Han envoy who opened the road west | was held by the Xiongnu for ten years | told Wudi of the horses of Ferghana
William of Rubruck | was a friar sent by Louis IX to the Mongol court | visited Karakorum in 1254 | debated religion before Möngke Khan
Rabban Sauma | was a Nestorian monk from Beijing who visited Paris | was envoy of the Ilkhan to Rome in 1287 | traveled from East to West seeking alliance against Mamluks
Leif Eriksson / Leif Erikson | reached North America about 1000 | called a land Vinland | was a Norse sailor from Greenland
Benjamin of Tudela | was a Jewish traveler who described communities to Baghdad | left Spain about 1160 | recorded the Jews of Constantinople and the Near East

# Kings and leaders of the early Middle Ages
? Which leader
Clovis | became Catholic and united the Franks | founded the Merovingian kingdom about 500 | was baptized after a battle with three thousand warriors
Charles Martel | stopped Muslims at Tours in 732 | was called the Hammer | was mayor of the palace and grandfather of Charlemagne
Pepin the Short / Pepin | was anointed king by the pope in 751 | gave land in Italy to the papacy | began the Carolingian line
Charlemagne / Charles the Great | was crowned emperor on Christmas Day 800 | ruled from Aachen and brought Alcuin to teach | sent missi dominici to check counts
Louis the Pious | was the only surviving heir of Charlemagne | was a weak emperor whose sons fought over the realm | left three sons who divided lands in 843
Otto I / Otto the Great | was crowned emperor in 962 | beat the Magyars at the Lechfeld | allied with bishops and founded the Holy Roman Empire
Alfred the Great / Alfred | stopped the Danes and ruled Wessex | had Latin books put into Old English | was called king of the English in 886
William the Conqueror / William of Normandy | won at Hastings in 1066 | ordered the Domesday Book | was a French duke who took England
Hugh Capet | was chosen king of France in 987 | began the Capetians with lands round Paris | succeeded the last Carolingian
Gregory I / Gregory the Great | was the pope who sent monks to England | widened the power of the papacy from 590 | gave his name to a chant
Benedict / Benedict of Nursia | wrote a rule for monks | founded Monte Cassino about 529 | set a life of poverty, chastity and obedience

# Kings and leaders of the High Middle Ages
? Which ruler
Henry II | set up royal courts with juries and common law in England | married Eleanor of Aquitaine | quarreled with Thomas Becket
Richard the Lion-Hearted / Richard I | fought Saladin in the Third Crusade | was king of England but spent most of his reign abroad | was held for ransom in Austria
King John / John | sealed the Magna Carta in 1215 | lost Normandy to Philip Augustus | angered barons by taxes
Edward I | called the Model Parliament in 1295 | conquered Wales and fought Scotland | brought burgesses and knights into a council
Philip II / Philip Augustus | tripled the French royal lands | took Normandy in 1204 and won at Bouvines | appointed bailiffs to collect taxes in France
Louis IX / Saint Louis | was the French king honored as holy after his death | set up an appeals court and died on crusade in Tunis | was called a perfect medieval monarch
Philip IV / Philip the Fair | quarreled with Boniface VIII and called the first Estates-General | destroyed the order of Templars | had the papacy moved to Avignon
Henry IV | stood in snow at Canossa in 1077 | was excommunicated in the investiture contest | opposed Gregory VII as German king
Frederick Barbarossa / Frederick I | lost to the Lombard League at Legnano | drowned on the Third Crusade | was a German emperor with a red beard
Frederick II | was called wonder of the world and gained Jerusalem by treaty | ruled from Sicily and knew Arabic | clashed with popes and wrote on falconry in the 1200s
Ferdinand III | captured Córdoba and Seville in the Reconquista | joined Castile and León for good in 1230 | took most of Andalusia before 1252
Eleanor of Aquitaine | was queen of France and then of England | brought southwestern France by marriage to the Plantagenets | went on the Second Crusade and supported troubadours

# Popes, saints and church thinkers
? Which figure of the medieval church
Gregory VII | forbade lay investiture and humbled an emperor | forced a king to beg at Canossa | was a reforming pope of the eleventh century
Urban II | called the First Crusade at Clermont | was the pope who promised forgiveness in 1095 | answered a plea from Alexius with a call to arms
Innocent III | brought papal power to its height about 1200 | called the Fourth Crusade and the Fourth Lateran Council | forced King John to submit and attacked Albigensians
Boniface VIII | issued Unam Sanctam and was seized at Anagni | claimed power over kings in 1302 | was attacked by men of Philip IV
Francis of Assisi | founded an order of friars who lived in poverty | loved nature and called animals his kin | gave up a merchant family's wealth in Italy
Dominic | founded an order of preachers to fight heresy | was a Spanish priest among the Albigensians | stressed learning for friars who later ran inquisitions
Bernard of Clairvaux | preached the Second Crusade | was a Cistercian abbot of great influence | led a strict white-robed order
Thomas Aquinas | wrote the work Summa Theologica | joined Aristotle's reason with Christian faith | was the greatest scholastic
Peter Abelard / Abelard | wrote Sic et Non | loved Héloïse and used questioning in Paris | taught that doubt leads to truth
Thomas Becket | was murdered in Canterbury Cathedral in 1170 | was archbishop who opposed Henry II | became a martyr visited by pilgrims
Hildegard of Bingen | was an abbess who wrote music and visions | was a German woman of science and medicine | composed chants in the twelfth century
Anselm | argued that the idea of God proves God exists | was archbishop of Canterbury who began scholasticism | clashed with William II over investiture
Bede | wrote a history of the English church | was a monk of Jarrow who dated by anno Domini | finished a work on Anglo-Saxon conversion in 731

# Medieval documents and treaties
? Which document
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

# People of the later Middle Ages
? Which person was
Joan of Arc | a peasant girl who led the French at Orléans | a teenager burned at Rouen in 1431 | the woman who had Charles VII crowned at Reims
Henry V | the English king who won at Agincourt | the victor of 1415 named heir to France | the monarch of the Treaty of Troyes
Edward III | the English king who claimed France's throne in 1337 | the monarch who won at Crécy | the grandson of Philip IV who started a long war
Edward the Black Prince | the heir who captured a French king at Poitiers | the English commander of 1356 in dark armor | a son who died before becoming king
Charles VII | the French king helped by a peasant girl | the dauphin crowned at Reims in 1429 | the monarch who set up a permanent army and taille
John Wycliffe / Wycliffe | the Oxford scholar who had the Bible put into English | the reformer whose followers were Lollards | a critic who said Jesus is the true head of the church
Jan Hus / John Hus | the Bohemian burned at Constance in 1415 | the Prague preacher against church wealth | the reformer whose followers fought in Bohemia
Catherine of Siena | the mystic who urged the pope to return to Rome | the Italian saint who wrote to Gregory XI | a woman who helped to end the stay in Avignon
Louis XI | the French king called the Spider | the monarch who took Burgundy after Charles the Bold | a ruler who cunningly strengthened France to 1483
Henry VII | the Tudor who ended civil war in 1485 | the victor of Bosworth who wed Elizabeth of York | the monarch who used the Star Chamber against nobles

# Medieval battles
? Which battle
Battle of Tours / Tours | stopped a Muslim army in Gaul in 732 | was won by Charles Martel | kept western Europe Christian beyond the Pyrenees
Battle of Hastings / Hastings | brought Normans to power in England | was the defeat of Harold Godwinson in 1066 | ended Anglo-Saxon rule in England
Battle of Manzikert / Manzikert | opened Anatolia to Seljuk Turks in 1071 | was a defeat of Romanus IV | led Byzantium to ask the pope for help
Battle of Hattin / Hattin | destroyed the crusader army in 1187 | was Saladin's victory before he took Jerusalem | was fought in heat near the Sea of Galilee
Battle of Ain Jalut / Ain Jalut | stopped the Mongols in Palestine in 1260 | was won by the Mamluks of Egypt | kept the horsemen of Hulagu out of Africa
Battle of Crécy / Crécy | was the first great longbow victory over French knights in 1346 | was won by Edward III in northern France | opened the land fighting of a century-long war
Battle of Agincourt / Agincourt | was the muddy English triumph of 1415 | was won by Henry V | led to the Treaty of Troyes
Siege of Orléans / Orléans | was lifted by Joan of Arc in 1429 | was the turning point on the Loire | ended when a peasant girl drove off the English
Battle of Bosworth Field / Bosworth | ended the Wars of the Roses | was the death of Richard III in 1485 | put the Tudors on the throne
Fall of Constantinople / siege of Constantinople | ended the Byzantine Empire | was the conquest by Mehmed II in 1453 | used giant cannons against triple walls
Battle of Kosovo / Kosovo Polje | was an Ottoman defeat of Serbs in 1389 | killed Prince Lazar and Sultan Murad I | is remembered in Serbian epic songs
Battle of Talas / Talas River | stopped Tang expansion in 751 | was an Abbasid victory over Chinese troops in Central Asia | is said to have brought papermaking to Muslims

# Medieval and early national writers
? Which writer
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
Malacca / Melaka | was an Islamic port founded by Parameswara about 1400 | was captured by the Portuguese in 1511 | controlled the spice trade of the strait

# Renaissance artists
? Which artist
Leonardo da Vinci / Leonardo | painted Mona Lisa and The Last Supper | filled notebooks with sketches of anatomy and flying machines | was an inventor and painter who died in France in 1519
Michelangelo / Michelangelo Buonarroti | painted the ceiling of the Sistine Chapel | carved David and the Pietà | designed the dome of St. Peter's
Raphael / Raphael Sanzio | painted The School of Athens | was famous for gentle Madonnas | decorated rooms for Pope Julius II
Donatello | made a bronze David that was the first free-standing nude since antiquity | was a Florentine sculptor of realistic statues | made the horseman Gattamelata
Brunelleschi / Filippo Brunelleschi | built the dome of Florence cathedral | worked out linear perspective | studied Roman ruins as an architect
Botticelli / Sandro Botticelli | painted The Birth of Venus | painted Primavera for the Medici | showed mythical scenes in graceful line
Titian | was the great Venetian painter of rich color | painted portraits of Charles V | led painting in Venice for sixty years
Giotto | painted lifelike frescoes about 1305 at Padua | was a forerunner who made flat figures solid | showed human feeling in the Arena Chapel
Masaccio | painted The Tribute Money and Holy Trinity | was the first great master of perspective in fresco, dying at about 27 | showed Adam and Eve driven from Eden
Albrecht Dürer / Dürer | made woodcuts and engravings in Germany | painted self-portraits and visited Italy | made the print Knight, Death and Devil
Jan van Eyck | perfected oil painting in Flanders | painted The Arnolfini Portrait | finished the Ghent Altarpiece
Pieter Bruegel the Elder / Bruegel | painted scenes of peasant life | showed village weddings in Flanders | painted Hunters in the Snow
Hans Holbein the Younger / Holbein | painted Henry VIII and his court | painted the double portrait The Ambassadors | was a German portraitist in England
Sofonisba Anguissola | was a woman who painted at the court of Philip II | was known for portraits of her sisters playing chess | gained fame in Italy and Spain as a female painter
Artemisia Gentileschi | painted strong women such as Judith | was a Baroque painter who used Caravaggio's style | was the first woman in the Florence academy

# Renaissance writers and leaders
? Which person of the Renaissance
Niccolò Machiavelli / Machiavelli | wrote a handbook for rulers, The Prince | said it is safer for rulers to be feared than loved | separated politics from morality
Baldassare Castiglione / Castiglione | wrote The Book of the Courtier | described how to become a perfect gentleman | set manners for men and women at court
Lorenzo de' Medici | was called the Magnificent and ruled Florence | supported Michelangelo and Botticelli | survived the Pazzi conspiracy
Cosimo de' Medici | used a bank to control Florence from 1434 | founded a Platonic Academy | was the grandfather of the Magnificent
Isabella d'Este | was called the first lady of the Renaissance | collected art and governed Mantua | was a marchioness famed for taste
Johannes Gutenberg / Gutenberg | printed a Bible about 1455 | used movable metal type at Mainz | invented a press that spread learning
Erasmus / Desiderius Erasmus | wrote The Praise of Folly | was the leading Christian humanist | published the Greek New Testament and was born in Rotterdam
Thomas More / Sir Thomas More | wrote a book on an ideal society, Utopia | was beheaded for refusing Henry VIII's supremacy | was the lord chancellor and humanist
William Shakespeare / Shakespeare | wrote Hamlet and Macbeth | was the playwright of the Globe Theatre | wrote 37 plays in Elizabethan England
Miguel de Cervantes / Cervantes | wrote the novel Don Quixote | fought at Lepanto and was a captive in Algiers | mocked tales of chivalry in Spanish
François Rabelais / Rabelais | wrote Gargantua and Pantagruel | was the French humanist who wrote comic tales of giants | believed people are basically good
Michel de Montaigne / Montaigne | invented the essay as a literary form | wrote on cannibals and doubted certainty | asked what do I know in a French tower
Girolamo Savonarola | burned vanities in Florence | was a friar who attacked luxury and was hanged and burned in 1498 | predicted the fall of the Medici
Pico della Mirandola | wrote the Oration on the Dignity of Man | said humans can rise or fall by choice | tried to defend 900 theses

# Reformers and their opponents
? Which person of the Reformation
Martin Luther / Luther | posted the Ninety-Five Theses in 1517 | taught salvation by faith alone | translated the Bible into German at the Wartburg
John Calvin / Calvin | wrote Institutes of the Christian Religion | taught that God has predestined some people to be saved | made Geneva a city ruled by church discipline
Huldrych Zwingli / Ulrich Zwingli / Zwingli | led reform in Zurich | disagreed with Luther over communion | died in battle against Swiss Catholics in 1531
John Knox / Knox | brought Presbyterian reform to Scotland | admired Calvin and attacked Mary Queen of Scots | founded a kirk run by elders
Henry VIII | made himself head of the English church | had six wives and sought a male heir | closed the monasteries and seized their land
Thomas Cranmer / Cranmer | annulled the king's marriage and wrote the Book of Common Prayer | was archbishop of Canterbury burned under Mary I | gave English worship its liturgy
Ignatius of Loyola / Loyola | founded the Society of Jesus in 1540 | wrote a manual called Spiritual Exercises | was a wounded Spanish soldier
Francis Xavier | carried Catholicism to India and Japan | was a Jesuit who died off China | baptized thousands in Goa from 1542
Teresa of Ávila / Teresa of Avila | reformed Carmelite nuns in Spain | was a mystic who wrote The Interior Castle | founded convents of strict life
Johann Tetzel / Tetzel | sold indulgences near Wittenberg | was the friar whose sale angered Luther | raised money for St. Peter's
Frederick the Wise | hid Luther in the Wartburg | was the elector of Saxony who founded Wittenberg's university | protected a rebel after the Diet of Worms
William Tyndale | translated the New Testament into English | was strangled and burned in 1536 | gave words to the King James Version
Menno Simons | led peaceful Anabaptists in the Netherlands | gave a name to a group that rejects war | was a former priest who baptized adults

# Protestant and Catholic groups
? Which believers
Lutherans / Lutheranism | accepted the Augsburg Confession | were the first Protestants, in northern Germany and Scandinavia | kept two sacraments and faith alone as basis
Calvinists / Calvinism | believed in predestination and the elect | included the Huguenots and Puritans | were led from Geneva
Anglicans / Anglican Church / Church of England | recognized the monarch as head | used the Book of Common Prayer | formed a middle way under Elizabeth I
Anabaptists | baptized adults only and separated church from state | held Münster in 1534 and were persecuted | were ancestors of the Amish and Mennonites
Huguenots | were French Protestants killed on St. Bartholomew's Day | gained rights by the Edict of Nantes | fled France in 1685 after losing protection
Puritans | wanted to cleanse English worship of Catholic forms | won the Civil War under Cromwell | settled the Massachusetts Bay Colony
Presbyterians | followed Knox in Scotland | are governed by elders | signed the National Covenant
Jesuits / Society of Jesus | served as missionaries and teachers loyal to the pope | were founded by Ignatius of Loyola in 1540 | ran schools and missions in China and Paraguay
Quakers / Society of Friends | refused war and oaths | were founded by George Fox | followed an inner light and settled Pennsylvania
Ursulines | were nuns who taught girls | were founded by Angela Merici in 1535 | were a female teaching order of the Catholic revival

# Documents of religion and English liberty
? Which document
Edict of Worms | declared Luther an outlaw in 1521 | was issued by Charles V after a diet | forbade anyone to shelter the reformer
Peace of Augsburg | let each German prince choose his land's religion in 1555 | allowed Catholicism or Lutheranism only | ended fighting of Charles V with princes
Act of Supremacy | made England's king head of the church in 1534 | ended papal power over the Tudor realm | was refused by Thomas More
Edict of Nantes | gave Huguenots toleration in 1598 | was issued by Henry IV of France | was revoked by Louis XIV in 1685
Peace of Westphalia | ended religious war in 1648 | recognized sovereign German states and Dutch independence | is seen as the start of the modern state system
Index of Forbidden Books / Index | listed works Catholics must not read | was begun by Paul IV | banned the Dialogue of Galileo
Petition of Right | forbade taxes without Parliament's consent in 1628 | was signed by Charles I | banned quartering troops and imprisonment without cause
English Bill of Rights / Bill of Rights of 1689 | limited the monarch's power after James II had fled | was accepted by William and Mary | guaranteed free speech in Parliament and no cruel punishment
Habeas Corpus Act | protected prisoners from being held without charge | was passed in 1679 | let a judge order a prisoner to be brought to court
Toleration Act | let Protestant dissenters worship in 1689 | did not give rights to Catholics | eased life for Baptists and Presbyterians
Act of Settlement | kept Catholics from the English throne in 1701 | brought the Hanoverians to power | made judges secure in their office
Act of Union | joined England and Scotland in 1707 | created the Kingdom of Great Britain | ended the Edinburgh Parliament

# Tudor and Stuart rulers and Englishmen
? Which person of English history
Mary I / Bloody Mary | restored Catholicism and burned 300 Protestants | was daughter of Catherine of Aragon and wed Philip II | ruled England from 1553 to 1558
Elizabeth I | ruled when the Armada was defeated | was the Virgin Queen and daughter of Anne Boleyn | settled the Anglican church in 1559
Edward VI | was the boy king of the Protestant Prayer Book | was the only son of Henry VIII and died at 15 | was son of Jane Seymour
Mary Queen of Scots / Mary Stuart | was beheaded in 1587 for plotting | was the Catholic cousin of Elizabeth | was mother of James I
James I | was the first Stuart king and claimed divine right | had the Bible translated in 1611 | escaped the Gunpowder Plot
Charles I | was beheaded in 1649 | fought Parliament after trying to arrest five members | ruled eleven years without Parliament
Oliver Cromwell / Cromwell | led the New Model Army and became Lord Protector | crushed Ireland and closed theaters | governed England as a Puritan dictator
Charles II | returned in 1660 at the Restoration | was the Merry Monarch | accepted habeas corpus in 1679
James II | fled to France in 1688 | was a Catholic king replaced by his daughter | lost at the Boyne
William III / William of Orange | came from Holland to take England's throne in 1688 | won at the Boyne with Dutch troops | ruled jointly with Mary II
Francis Drake / Sir Francis Drake | was the first English captain to sail round the world | raided Spanish treasure and Cádiz | commanded against the Armada in 1588
Robert Walpole | is regarded as the first prime minister | led the Whigs under George I and II | kept Britain at peace for twenty years after 1721

# Absolutist rulers and ministers
? Which leader
Louis XIV | was called the Sun King and built Versailles | revoked toleration of Huguenots | ruled France for 72 years and is credited with I am the state
Louis XIII | was the French king served by Richelieu | came to the throne in 1610 as a boy | was the father of the Sun King
Cardinal Richelieu / Richelieu | weakened nobles and Huguenots as chief minister | made France join the Thirty Years' War against Habsburgs | founded the French Academy
Cardinal Mazarin / Mazarin | faced the noble revolt called the Fronde | governed for the child Louis XIV | was the Italian successor of Richelieu
Jean-Baptiste Colbert / Colbert | practiced mercantilism as finance minister | built French industry and fleets | raised tariffs on Dutch and English goods
Henry IV of France / Henry of Navarre | converted to say Paris is worth a mass | issued the Edict of Nantes | was the first Bourbon and was stabbed in 1610
Philip II of Spain | sent the Armada against England | built the Escorial and led the Catholic cause | inherited the Netherlands and American silver in 1556
Charles V | abdicated in 1556 and divided his lands | was emperor and king of Spain who faced Luther | was a Habsburg who fought Francis I
Frederick the Great / Frederick II of Prussia | seized Silesia in 1740 | was a flute-playing friend of Voltaire | allowed religious toleration and called himself first servant of the state
Frederick William I | built the Prussian army of tall soldiers | was called the soldier king | was a strict father of a flutist heir
Maria Theresa | fought Prussia to keep her inheritance | was the Habsburg empress and mother of sixteen | was recognized by the Pragmatic Sanction
Joseph II | abolished serfdom in Austria in 1781 | was the most radical enlightened despot | granted toleration to Jews and Protestants
Catherine de Médicis / Catherine de' Medici | was queen mother of three French kings | was blamed for killings of Huguenots in 1572 | was an Italian regent in the French wars of religion
Gustavus Adolphus | was the Swedish king who died at Lützen in 1632 | led Protestants in the Thirty Years' War | made Sweden a great power with mobile artillery
John III Sobieski / Jan Sobieski | rescued Vienna in 1683 | was the Polish king who led winged cavalry | beat the Ottomans of Kara Mustafa
Isabella of Castile / Isabella I / Queen Isabella | paid for Columbus's first voyage in 1492 | married Ferdinand of Aragon and took Granada from the Muslims in 1492

# Explorers and conquerors
? Which explorer
Prince Henry the Navigator / Henry the Navigator | started a school of sailing at Sagres | sponsored voyages down the African coast | was a Portuguese royal who took Ceuta
Bartolomeu Dias / Dias | rounded the Cape of Good Hope in 1488 | proved a sea way round southern Africa | named a cape of storms
Vasco da Gama / da Gama | reached Calicut in India in 1498 | brought spices back round Africa to Lisbon | was the first European to sail to Asia by way of Africa
Christopher Columbus / Columbus | landed in the Bahamas in 1492 | sailed west for Spain to reach Asia | made four voyages to the Caribbean
Ferdinand Magellan / Magellan | led the fleet that first circled the globe | died in the Philippines in 1521 | found a strait at the tip of South America
Amerigo Vespucci / Vespucci | gave his first name to two continents | said the land was a new world | explored the coast of Brazil about 1501
Vasco Núñez de Balboa / Balboa | crossed Panama to see the Pacific in 1513 | was the first European to see the Pacific from the east | claimed the South Sea for Spain
Hernán Cortés / Cortés / Cortes | conquered the Aztec Empire | landed at Veracruz in 1519 and burned or scuttled ships | was aided by Malinche and Tlaxcala
Francisco Pizarro / Pizarro | conquered the Inca Empire | captured Atahualpa at Cajamarca | founded Lima in 1535
Pedro Álvares Cabral / Cabral | claimed Brazil for Portugal in 1500 | was blown west on the way to India | followed da Gama with thirteen ships
Juan Ponce de León / Ponce de León | explored Florida in 1513 | is linked with a fountain of youth | was governor of Puerto Rico
Francisco Vásquez de Coronado / Coronado | searched for seven golden cities | explored the American Southwest in 1540 | sent men who saw the Grand Canyon
Hernando de Soto | crossed the Mississippi in 1541 | marched from Florida through the Southeast | fought Indians looking for gold
Jacques Cartier / Cartier | sailed up the St. Lawrence in 1535 | named the hill that gave Montreal its name | claimed Canada for France
Samuel de Champlain / Champlain | founded Quebec in 1608 | allied with the Huron | was the father of New France
Henry Hudson / Hudson | sailed for the Dutch up a New York river | was set adrift by mutineers | sought a northwest passage in 1609
John Cabot / Cabot | reached Newfoundland in 1497 | sailed for Henry VII from Bristol | gave England a claim to North America
James Cook / Captain Cook | mapped New Zealand and eastern Australia | was killed in Hawaii in 1779 | fought scurvy with fruit and cabbage
Abel Tasman | reached New Zealand in 1642 for the Dutch | gave a name to an island south of Australia | sailed from Batavia into southern seas
Afonso de Albuquerque / Albuquerque | took Goa and Malacca for Portugal | was viceroy who seized Hormuz | built an Indian Ocean empire by forts about 1510

# Social classes of colonial Latin America
? Which social class of Spanish America was made up of
peninsulares / peninsular | people born in Spain who held top posts | the highest class in Spanish America | officials from the Iberian homeland
creoles / criollos / creole | people of Spanish blood born in America | the class of Bolívar who led independence | landowners below those from Spain
mulattoes / mulatto | people of African and European parents | a mixed group between whites and Africans | children of planters and enslaved women
zambos / zambo | people of African and Indian ancestry | a mixed group low in the caste order | descendants of runaways and native Americans
mestizos / mestizo | people of Spanish and Indian ancestry | children of European and native parents | a mixed group that ranked below the American-born whites

# Ottoman, Safavid and Mughal rulers
? Which ruler
Mehmed II / Mehmet the Conqueror | took Constantinople in 1453 | built Topkapi and renamed Hagia Sophia a mosque | dragged ships overland to the Golden Horn
Selim I / Selim the Grim | took Egypt and won at Chaldiran | doubled the empire by beating Mamluks in 1517 | captured Mecca and Medina
Suleiman the Magnificent / Suleyman / Suleiman | was called the Lawgiver | took Belgrade and besieged Vienna in 1529 | employed Sinan as architect
Ismail I / Shah Ismail | made Shi'ism the religion of Persia | founded a dynasty at age 14 | lost at Chaldiran to muskets
Abbas I / Shah Abbas | moved the Safavid capital to Isfahan | built a new army of ghulams with guns | brought Armenians and trade to a golden age
Babur | founded the Mughal Empire | won at Panipat in 1526 | was a descendant of Timur who wrote memoirs
Akbar | allowed all religions and ended the jizya | married Rajput princesses to win Hindu allies | ruled India from 1556 and held debates at Fatehpur Sikri
Jahangir | left power to his wife Nur Jahan | was the fourth Mughal who received Sir Thomas Roe | was son of Akbar and loved painting
Shah Jahan | built the Taj Mahal | was jailed by his son at Agra | mourned his wife Mumtaz Mahal
Aurangzeb | brought back the tax on Hindus | expanded to the south but weakened Mughal rule | destroyed temples and fought the Marathas until 1707
Shivaji | founded the Maratha state | was a Hindu king who fought Mughals with guerrilla war | was crowned at Raigad in 1674
Nur Jahan | ruled for her husband Jahangir | was the Persian empress who minted coins | was the most powerful Mughal woman
Sher Shah Suri | drove out Humayun in 1540 | was an Afghan who built the Grand Trunk Road | reformed coins and taxes before Akbar
Nadir Shah | sacked Delhi in 1739 | carried off the Peacock Throne | was a Persian conqueror after the Safavids

# Scientists of the Scientific Revolution
? Which scientist
Nicolaus Copernicus / Copernicus | argued that the sun is the center of the universe in 1543 | wrote On the Revolutions of the Heavenly Spheres | was the Polish astronomer of a heliocentric theory
Tycho Brahe | recorded planets for years without a telescope | built an observatory called Uraniborg | left exact data to his assistant Kepler
Johannes Kepler / Kepler | showed that planets move in ellipses | stated three laws of planetary motion | proved with mathematics that the sun-centered theory was right
Galileo Galilei / Galileo | was tried by the Inquisition in 1633 | saw Jupiter's moons through a telescope | studied falling bodies and the pendulum
Isaac Newton / Newton | explained gravity in the Principia | stated three laws of motion | invented calculus and split light with prisms
Francis Bacon / Bacon | urged experiments and inductive reasoning | wrote Novum Organum in praise of observation | was the English politician who said knowledge is power
René Descartes / Descartes | said I think, therefore I am | linked algebra and geometry with coordinates | wrote Discourse on Method
Andreas Vesalius / Vesalius | dissected human corpses and drew the body | wrote On the Structure of the Human Body in 1543 | corrected the errors of Galen's anatomy
William Harvey / Harvey | showed that the heart pumps blood | wrote on circulation in 1628 | proved that blood moves around the body
Robert Boyle / Boyle | stated how gas volume depends on pressure | wrote The Sceptical Chymist | is called a founder of modern chemistry
Antonie van Leeuwenhoek / Leeuwenhoek | saw bacteria with a microscope | ground lenses as a Dutch draper | described red blood cells and tiny animals
Antoine Lavoisier / Lavoisier | named oxygen and explained combustion | was guillotined in 1794 | made a system of naming elements
Edward Jenner / Jenner | introduced vaccination against smallpox | used cowpox in 1796 | was the English doctor who protected a boy from disease
Margaret Cavendish | was a duchess who wrote on natural philosophy | attended the Royal Society as a woman in 1667 | wrote The Blazing World
Maria Winkelmann | discovered a comet but was refused by the Berlin Academy | was a German woman astronomer | assisted her husband with the calendar
Blaise Pascal / Pascal | built a calculating machine | wrote Pensées in defense of faith | studied probability and air pressure

# Enlightenment thinkers
? Which thinker
Thomas Hobbes / Hobbes | wrote Leviathan in favor of strong rule | said life in nature is solitary, poor, nasty, brutish and short | held that people give up freedom for order to an absolute sovereign
John Locke / Locke | said people have rights to life, liberty and property | wrote Two Treatises of Government | held that the mind is a blank tablet
Montesquieu / Baron de Montesquieu | argued for separation of powers | wrote The Spirit of Laws | praised checks and balances in Britain
Voltaire / François-Marie Arouet | wrote the satirical tale Candide | fought for tolerance and free speech with satire | attacked the church and was jailed in the Bastille
Jean-Jacques Rousseau / Rousseau | wrote The Social Contract | said man is born free and everywhere in chains | believed in the general will and in natural education
Denis Diderot / Diderot | edited the Encyclopedia of Enlightenment learning | spread new ideas in 28 volumes | worked with d'Alembert on a work of all knowledge
Mary Wollstonecraft / Wollstonecraft | wrote A Vindication of the Rights of Woman | argued for equal education of girls | was the mother of the author of Frankenstein
Cesare Beccaria / Beccaria | opposed torture and the death penalty | wrote On Crimes and Punishments | called for speedy trials and milder justice
Adam Smith / Smith | wrote The Wealth of Nations | praised free markets and the invisible hand | was the Scot who argued for laissez-faire and the division of labor
David Hume / Hume | was the Scottish philosopher of skepticism | applied science of man to religion and causation | wrote A Treatise of Human Nature
Immanuel Kant / Kant | took dare to know as the motto of the age | wrote Critique of Pure Reason | taught in Königsberg about duty and reason
Baruch Spinoza / Spinoza | equated God with nature | was expelled from Amsterdam's synagogue | wrote Ethics in geometrical order
François Quesnay / Quesnay | led the French physiocrats and advised a king as doctor | said land is the only source of wealth | drew up an economic table in France
Olympe de Gouges | wrote the Declaration of the Rights of Woman | was guillotined in 1793 | demanded female equality in the French Revolution
Marie-Thérèse Geoffrin / Madame Geoffrin | hosted a Paris salon | helped finance the Encyclopedia | received writers and artists twice a week

# Composers and artists from baroque to modern
? Which painter
Francisco Goya / Goya | painted The Third of May 1808 | etched The Disasters of War | was the Spanish court painter against war
Eugène Delacroix / Delacroix | painted Liberty Leading the People | was a romantic of the 1830 barricades | showed color and passion in French art
Jacques-Louis David | painted The Oath of the Horatii | was artist of the Revolution and Napoleon | painted The Death of Marat
Claude Monet / Monet | painted a harbor scene, Impression, Sunrise | painted water lilies at Giverny | led the French group of impressionists
Vincent van Gogh / Van Gogh | painted The Starry Night | used thick bright strokes at Arles | was a Dutch postimpressionist
Pablo Picasso / Picasso | painted the antiwar mural Guernica | founded cubism with Braque | was the Spanish artist of a bombed town
Salvador Dalí / Dalí | painted melting watches in a dream landscape | was a leader of surrealism | painted The Persistence of Memory
Rembrandt van Rijn / Rembrandt | painted The Night Watch | was the Dutch master of light and shadow | painted many self-portraits in Amsterdam
Diego Velázquez / Velázquez | painted the royal household in Las Meninas | was artist of Philip IV of Spain | painted The Surrender of Breda
Peter Paul Rubens / Rubens | painted fleshy figures for Catholic churches of Antwerp | was a Flemish diplomat and baroque painter | painted the life of Marie de Médicis

# Styles of art and literature
? Which movement
romanticism | stressed emotion, nature and imagination | reacted against the Enlightenment's reason | included Wordsworth, Byron and Goethe
realism | showed ordinary life as it was | included Dickens, Balzac and Courbet | described the lives of workers honestly
impressionism | tried to catch a moment of light | included Renoir and Degas | used quick strokes outdoors from the 1870s
postimpressionism | went past light to form and feeling in the 1880s | included Cézanne, Gauguin and Seurat | built pictures of solid color and structure
cubism | broke objects into geometric planes | was developed by Picasso and Braque from 1907 | showed several viewpoints at once
expressionism | used bold colors and distorted forms for inner feeling | included Munch and Kandinsky | showed anxiety with harsh shapes
surrealism | linked dreams with real life | was inspired by Freud's unconscious | showed melting watches and odd scenes
Dadaism / Dada | mocked all values after World War I | began at a Zurich cabaret in 1916 | made nonsense and ready-made objects by Duchamp
naturalism | showed life as ruled by heredity and surroundings | was led by Émile Zola | studied the ugly side of society like a scientist
symbolism | sought hidden meaning by suggestion | included the poets Mallarmé and Verlaine | saw reality as a set of signs for the mind's inner world
abstract expressionism | was the free paint style of Jackson Pollock | dripped paint in New York after 1945 | left out any recognizable subject
pop art | used ads and comics as subjects | was led by Andy Warhol | made soup cans into pictures
postmodernism | mixed past styles and doubted grand stories | followed high modern design after the 1970s | rejected one truth and blended elements in architecture

# People of the French Revolution
? Which person
Louis XVI | called the Estates-General and was beheaded in 1793 | was caught fleeing at Varennes | was the weak Bourbon king in 1789
Marie Antoinette | was the Austrian queen hated for spending | was called Madame Deficit | was daughter of Maria Theresa and was guillotined
Maximilien Robespierre / Robespierre | led the Committee of Public Safety | wanted a republic of virtue | fell on 9 Thermidor
Jean-Paul Marat / Marat | edited The Friend of the People | was stabbed in his bath | called for the death of traitors in a paper
Charlotte Corday | stabbed Marat to death in July 1793 | was a Girondin sympathizer from Normandy | was executed for a murder in a tub
Georges Danton / Danton | was a lawyer and Jacobin who wanted to slow the killing | was a speaker guillotined in April 1794 | called for audacity in 1792
Marquis de Lafayette / Lafayette | commanded the National Guard | fought in America and wrote a draft of rights | gave the Paris militia its tricolor
Emmanuel Joseph Sieyès / Abbé Sieyès / Sieyès | wrote a pamphlet asking what the Third Estate is | was a priest who helped Napoleon take power | urged commoners to name themselves a National Assembly
Jacques Necker / Necker | was the Swiss finance minister dismissed in July 1789 | told the public about royal debt | lost office just before the Bastille fell
Comte de Mirabeau / Mirabeau | said deputies would leave their hall only at the point of bayonets | was a noble who spoke for commoners | wanted a constitutional king and died in 1791
Edmund Burke / Burke | wrote Reflections on the Revolution in France | attacked change by force from London | is called father of conservatism
Jean-Baptiste Jourdan | won at Fleurus in 1794 | proposed a law of conscription in 1798 | led French armies on the northern frontier
Napoleon Bonaparte / Napoleon | was the Corsican who crowned himself emperor in 1804 | was the general of the Italian campaign | was the exile of Saint Helena
Horatio Nelson | was the admiral killed at Trafalgar | was the victor of the Nile in 1798 | was the one-eyed British naval hero
Duke of Wellington / Wellington / Arthur Wellesley | was the British general at Waterloo | was the commander in the Peninsular War | was the victorious general who later became prime minister
Klemens von Metternich / Metternich | was the Austrian minister who led the Congress of Vienna | was the conservative who fled in 1848 | was the prince who stood for legitimacy and order
Talleyrand | was the French diplomat at Vienna | was a bishop who served many regimes | was the minister who saved France from harsh terms

# Events of the French Revolution and Napoleon
? Which event
storming of the Bastille | began on July 14, 1789 | gave France its national holiday | was an attack on a prison for gunpowder
Women's March on Versailles / October Days | forced the royal family to move to Paris in 1789 | was set off by the price of bread | was a protest of market sellers armed with knives
Flight to Varennes | was the king's failed escape of 1791 | turned many against monarchy | ended when a postmaster knew the king's face
September Massacres | killed over a thousand prisoners in 1792 | was mob violence in Paris jails | came from fear that inmates would help Prussia
Thermidorian Reaction | ended Robespierre's power in July 1794 | closed the Jacobin Club | brought moderates back to power in France
Coup of 18 Brumaire | made Napoleon first consul in 1799 | ended the rule of the Directory | was carried out with grenadiers at Saint-Cloud
Peninsular War | was fought by Spanish guerrillas from 1808 | tied down French troops against Wellington | weakened France in Spain and Portugal
Russian campaign of 1812 / Invasion of Russia | destroyed the Grand Army | faced scorched earth and winter | took an empty, burning Moscow
Hundred Days | was Napoleon's return from Elba | ended with defeat at Waterloo | ran from March to June 1815
Tennis Court Oath | was the pledge to write a constitution | was a vow made at Versailles on June 20, 1789 | was the promise of deputies locked out of their hall
Great Fear | was the peasant panic of 1789 | spread through rumors that nobles hired outlaws | was a wave of attacks on manor houses
Reign of Terror | was the time when enemies were executed in 1793–1794 | was the rule of Robespierre | brought months of mass trials in Paris

# Wars, 1700 to 1871
? Which war
War of the Spanish Succession | ended with the Peace of Utrecht | was fought to stop union of two Bourbon thrones | lasted from 1701 to 1714
War of the Austrian Succession | began when Prussia took Silesia | was fought over Maria Theresa's rights | ended at Aix-la-Chapelle in 1748
Seven Years' War | gave Britain Canada and India in 1763 | was fought worldwide by Pitt and Frederick | followed the diplomatic revolution
Great Northern War | gave Russia a Baltic coast | was won by Peter at Poltava | ended with Nystad in 1721
Crimean War | was fought by Britain and France against Russia from 1853 | included Florence Nightingale and Sevastopol | was ended by peace at Paris in 1856
Austro-Prussian War / Seven Weeks' War | gave Prussia control of northern Germany in 1866 | was decided at Königgrätz | humiliated Vienna and made the North German Confederation
Franco-Prussian War | completed German unification in 1871 | captured Napoleon III at Sedan | took Alsace and Lorraine from France

# Latin American independence leaders
? Which leader
Toussaint L'Ouverture / Toussaint Louverture / Toussaint | led the slave revolt in Saint-Domingue | was a former slave who died in a French prison in 1803 | freed the enslaved and took control of Hispaniola's west by 1801
Jean-Jacques Dessalines | declared Haiti independent in 1804 | was the general who beat Leclerc's army and became emperor | completed the only successful slave revolution
Simón Bolívar / Bolívar | was called the Liberator of Venezuela and Gran Colombia | crossed the Andes to win at Boyacá | dreamed of a united South America
José de San Martín / San Martín | freed Argentina, Chile and part of Peru | led the Army of the Andes into Chile in 1817 | gave up command after a meeting at Guayaquil
Bernardo O'Higgins / O'Higgins | became first leader of independent Chile | was a son of an Irish viceroy of Peru | won with the Army of the Andes at Chacabuco and ruled from Santiago
Miguel Hidalgo / Father Hidalgo | issued the Cry of Dolores in 1810 | was the priest who began Mexico's revolt | led peasants toward Mexico City with a bell
José María Morelos / Morelos | took over Mexico's revolt in 1811 | was a mestizo priest shot in 1815 | called the congress of Chilpancingo
Agustín de Iturbide / Iturbide | proclaimed Mexican independence in 1821 and became emperor | was a creole officer who changed sides | issued the Plan of Iguala
Dom Pedro / Pedro I | declared Brazil independent in 1822 | was the Portuguese prince who stayed in Rio | became emperor by a petition of creoles
Antonio José de Sucre / Sucre | won at Ayacucho in 1824 | freed Ecuador and was first president of Bolivia | was the chief lieutenant who ended Spanish power in Peru
Túpac Amaru II | led an Indian revolt in Peru in 1780 | was a descendant of Inca rulers executed in Cuzco | rebelled against forced labor thirty years before independence
Francisco de Miranda | was the forerunner who failed in Venezuela in 1812 | fought in the French Revolution before the revolt of Caracas | died in a Spanish jail in 1816

# Inventors and industrialists
? Which person
James Watt / Watt | improved the steam engine in the 1760s and 1770s | added a separate condenser | joined Matthew Boulton to sell power for factories
Thomas Newcomen | built a pumping machine for mines in 1712 | used steam to draw water from coal pits before Watt | made the first practical atmospheric engine
Richard Arkwright / Arkwright | patented the water frame | built water-powered cotton mills at Cromford | is called the father of the factory system
James Hargreaves / Hargreaves | invented the spinning jenny | built a device that worked eight threads at once | named his machine, it is said, for a daughter
Samuel Crompton / Crompton | invented the spinning mule in 1779 | combined two earlier spinning devices | made strong, fine thread by a hybrid machine
Edmund Cartwright / Cartwright | invented the power loom | was a clergyman who sped up weaving | used water power for weaving in 1785
John Kay | invented the flying shuttle | doubled a weaver's output in 1733 | made a boat-shaped piece of wood speed across the loom
Eli Whitney / Whitney | invented the cotton gin | used interchangeable parts for muskets | removed seeds from fiber in 1793
Jethro Tull | invented the seed drill | planted in rows in 1701 | improved English farming by a sowing machine
George Stephenson / Stephenson | built the early locomotive called the Rocket | engineered the Liverpool-Manchester line | is called the father of railways
Robert Fulton / Fulton | built the steamboat Clermont | ran a boat by steam up the Hudson in 1807 | made regular river travel by paddle wheel
Henry Bessemer / Bessemer | found a cheap way to make steel | blew air through molten iron in 1856 | devised a converter for strong rails
Thomas Edison / Edison | made a practical light bulb and phonograph | ran a research laboratory at Menlo Park | opened a power station in New York in 1882
Alexander Graham Bell / Bell | patented the telephone in 1876 | sent speech over wire | was a teacher of the deaf who called Watson
Guglielmo Marconi / Marconi | sent the first radio signals across the Atlantic | developed the wireless in 1895 | received the letter S in Newfoundland
Henry Ford / Ford | used the assembly line for the Model T | paid five dollars a day | built affordable automobiles in Detroit
Alfred Nobel | invented dynamite as a safer explosive | left his money for prizes | was a Swedish chemist of explosives
Samuel Morse | developed the telegraph and its code | sent a message from Washington to Baltimore in 1844 | used dots and dashes over wire

# Economic and social thinkers
? Which thinker
Karl Marx / Marx | wrote The Communist Manifesto with a partner in 1848 | predicted a workers' revolution | wrote Das Kapital in London
Friedrich Engels / Engels | described the working class of Manchester | was coauthor and son of a mill owner | edited Das Kapital after his friend's death
Thomas Malthus / Malthus | said population grows faster than food | wrote on the principle of population | warned of famine and misery in 1798
David Ricardo / Ricardo | stated an iron law of wages | wrote on rent and comparative advantage | believed a permanent underclass would stay poor
Jeremy Bentham / Bentham | founded the philosophy of utilitarianism | sought the greatest good for the greatest number | judged laws by usefulness and designed the panopticon
John Stuart Mill / Mill | wrote the essay On Liberty | argued for women's suffrage in Parliament | wanted government to share profit more fairly than utilitarians before him
Robert Owen / Owen | built a model mill town at New Lanark | founded New Harmony in Indiana | was a utopian owner who gave low rent and schools
Charles Fourier / Fourier | planned ideal communities called phalansteries | was a French utopian | proposed groups of 1,620 people living together
Henri de Saint-Simon / Saint-Simon | wanted scientists and industrialists to plan society | was a French count of early socialism | inspired followers who thought the idle should give way to producers
Louis Blanc | called for national workshops | was a French socialist of 1848 | said the state should give jobs to all
Pierre-Joseph Proudhon / Proudhon | said property is theft | was the first to call himself an anarchist | wanted cooperative groups without state
Mikhail Bakunin / Bakunin | was a Russian anarchist expelled from the International | called destruction a creative urge | preached revolt of peasants without leaders
Eduard Bernstein / Bernstein | called for evolutionary socialism | was a German revisionist of Marxism | said workers could gain by voting

# Reform and reformers of the nineteenth century
? Which person
Emmeline Pankhurst | led the militant suffragettes | founded the Women's Social and Political Union | went to jail with her daughters for the vote
Florence Nightingale | improved nursing in the Crimea | was called the lady with the lamp | founded a school at St. Thomas's Hospital
Benjamin Disraeli / Disraeli | gave the vote to city workers in 1867 | bought Suez Canal shares for Britain | was a Conservative rival of Gladstone
William Gladstone / Gladstone | was the Liberal leader whose laws opened schools and reformed Irish land | tried to win home rule for Ireland | was four times prime minister opposed by Disraeli
Queen Victoria / Victoria | reigned from 1837 to 1901 | was empress of India from 1876 | wed Albert and gave her name to an age
Alfred Dreyfus / Dreyfus | was a Jewish officer wrongly convicted of spying | was sent to Devil's Island | was freed after a scandal divided France
Émile Zola | wrote J'accuse in a newspaper | defended an innocent captain in 1898 | wrote Germinal on miners
Theodor Herzl / Herzl | founded the modern Zionist movement | wrote The Jewish State | called a congress at Basel in 1897
Charles Stewart Parnell | led the Irish in Parliament for home rule | was a Protestant landowner of the Land League | lost power after a divorce case in 1890
Octavia Hill | improved housing of London's poor | was a founder of the National Trust | trained women to manage tenements

# Acts and laws of nineteenth-century reform
? Which law
Reform Bill of 1832 / Reform Act of 1832 | gave the vote to many middle-class men | ended the seats of rotten boroughs | gave seats to Manchester and other new cities
Factory Act of 1833 | banned work of children under nine in textile mills | sent inspectors to mills | limited hours for teenagers
Mines Act of 1842 | kept women and children from working underground | followed a shocking report on coal pits | banned girls hauling coal
Ten Hours Act of 1847 | limited the workday of women and children in mills | was won by Lord Ashley and John Fielden | shortened the day of teenage mill workers under Queen Victoria
Combination Acts | outlawed unions in 1799 and 1800 | lost force in 1824 | forbade workers to band together
Corn Laws | put high tariffs on foreign grain | lasted until Peel repealed them in 1846 | favored landowners by making bread dear
Poor Law of 1834 | sent paupers to workhouses | ended relief at home | made aid harsh to discourage claims
Slavery Abolition Act | freed slaves in the British Empire in 1833 | paid owners twenty million pounds | took effect in the Caribbean in 1834
Emancipation Edict of 1861 | freed the Russian serfs | made peasants pay for land for 49 years | was issued by Alexander II

# Scientists of the nineteenth and twentieth centuries
? Which scientist
Charles Darwin / Darwin | wrote On the Origin of Species in 1859 | explained evolution by natural selection | sailed on the Beagle
Gregor Mendel / Mendel | found laws of heredity with peas | was an Austrian monk of genetics | showed dominant and recessive traits in 1866
Louis Pasteur / Pasteur | proved the germ theory | made a rabies vaccine | heated wine and milk to kill microbes
Joseph Lister / Lister | used carbolic acid in surgery | introduced antiseptic methods to operating rooms | reduced deaths in Glasgow operations
Robert Koch / Koch | found the bacteria of tuberculosis and cholera | set rules to link microbe and disease | was a German doctor who isolated anthrax
Dmitri Mendeleev / Mendeleev | made the periodic table | left gaps for unknown elements | ordered elements by atomic weight in 1869
John Dalton / Dalton | said matter is made of atoms with set weights | was an English chemist of 1803 | said each element has its own kind of tiny particle
Michael Faraday / Faraday | discovered electromagnetic induction in 1831 | built the first electric motor and generator | showed how moving magnets make current
Marie Curie / Curie | discovered radium and polonium | won Nobel Prizes in physics and chemistry | gave radioactivity its name
Wilhelm Roentgen / Röntgen | discovered X-rays in 1895 | photographed the bones of his wife's hand | won the first Nobel Prize in physics
Ernest Rutherford / Rutherford | found that atoms have a nucleus | fired alpha particles at gold foil | split the nitrogen atom
Max Planck / Planck | began quantum theory in 1900 | said energy comes in packets | explained radiation of hot bodies
Albert Einstein / Einstein | proposed the theory of relativity | linked mass and energy by an equation | warned Roosevelt about atomic weapons
Sigmund Freud / Freud | founded psychoanalysis in Vienna | said the unconscious drives behavior | wrote The Interpretation of Dreams
Ivan Pavlov / Pavlov | showed that reflexes can be conditioned with dogs | was a Russian physiologist of salivation | won the Nobel Prize in 1904
Alexander Fleming / Fleming | discovered penicillin in 1928 | saw mold kill bacteria in London | opened the age of antibiotics
James Watson / Watson and Crick | found the double helix of DNA with a partner | worked at Cambridge in 1953 | used Franklin's images to model heredity
Werner Heisenberg | stated the uncertainty principle | showed that position and momentum are not both exact | led German atomic work in the war

# Nationalism and ideology
? Which term names
nationalism | pride and loyalty to one's people and culture | the force that unified Italy and Germany | the belief that people with shared language should have a state
liberalism | belief in individual rights and representative government | the ideology of the middle class for constitutions | the aim of written guarantees and free trade
conservatism | support for tradition and established order | the ideology of Metternich and Burke | the preference for monarchy and church after 1815
socialism | public ownership of industry for the good of all | the belief that wealth should be shared by society | the system proposed by Blanc and Owen
communism | a classless society with all property shared | the final stage predicted by Marx | the ideology of Lenin and Mao
anarchism | the wish to abolish all government | the creed of Bakunin | a belief in voluntary groups without state
utilitarianism | the doctrine that actions should bring the most happiness | the view of Bentham | a judgment of policies by usefulness
Social Darwinism | survival of the fittest applied to society | the idea of Herbert Spencer | a pseudoscience that justified wealth and empire
racism | the belief that one human group is superior | a doctrine that ranks people by descent | prejudice spread by Gobineau
Zionism | the movement for a Jewish homeland | the cause that Herzl led | a nationalist answer to anti-Semitism
Pan-Slavism | the union of all Slavs under Russia | support for Serbs and Bulgarians against Austria and Turkey | a force in the Balkans before 1914
feminism | the movement for women's equality | a cause of suffrage and equal pay | belief in equal rights of the sexes
imperialism | the takeover of weaker lands by a strong country | the policy of dominating other peoples | the drive for colonies after 1870
realpolitik | politics of power without ideals | Bismarck's tough, practical policy | a German term for realism in rule
totalitarianism | total state control of public and private life | the kind of rule of Stalin and Hitler | government that uses terror, propaganda and one party
fascism | extreme nationalism with dictatorship and the glory of the state | the movement of Mussolini | an ideology that rejects both liberals and communists

# Unifiers, rebels and rulers of the nineteenth century
? Which leader
Otto von Bismarck / Bismarck | unified Germany with blood and iron | altered the Ems telegram to start war | brought in social insurance and fought Catholics
Wilhelm I / William I | was proclaimed kaiser at Versailles in 1871 | was the Prussian king who named Bismarck | was father of Frederick III
Wilhelm II / William II | dismissed Bismarck in 1890 | was the last kaiser, who fled to Holland | built a fleet to rival Britain
Camillo di Cavour / Cavour | was the prime minister of Sardinia who unified the north | allied with Napoleon III against Austria | edited a newspaper called Il Risorgimento
Giuseppe Garibaldi / Garibaldi | led the Red Shirts to Sicily | captured southern Italy in 1860 | handed over the south to the king
Giuseppe Mazzini / Mazzini | founded the secret group Young Italy | wanted a republic in Rome | was the heart of Italian unification
Victor Emmanuel II / Victor Emmanuel | became the first king of united Italy in 1861 | was ruler of Piedmont-Sardinia | met Garibaldi at Teano
Napoleon III / Louis-Napoleon | was elected president of France in 1848 and then made emperor | rebuilt Paris with Haussmann | lost his throne at Sedan
Louis Philippe / Louis-Philippe | was the citizen king of 1830 | fled in the rising of February 1848 | ruled France for the bourgeoisie
Charles X | was overthrown in July 1830 | tried to restore absolutism in France | shut down the press and chamber
Louis XVIII | was restored to the French throne in 1814 | granted the constitutional Charter of 1814 | was brother of the guillotined king
Lajos Kossuth / Kossuth | led the Hungarian revolt of 1848 | declared independence from the Habsburgs in 1849 | fled when Russian troops came
Francis Joseph / Franz Joseph | ruled Austria from 1848 to 1916 | agreed to the Dual Monarchy | lost his heir at Sarajevo
Lord Byron | died helping Greece gain independence | was the romantic poet at Missolonghi | wrote the poem Childe Harold

# Imperialism in Africa and Asia: terms
? Which term names
sphere of influence | an area where a foreign power has trade privileges | a zone in China held by Russia, Germany or Britain | an outside power's special region without full rule
economic imperialism | control by private business interests | dominance of fruit companies | power over a weak country through loans
direct rule | control by officials sent from the mother country | French government of colonies by assimilation | a system without local self-government
indirect rule | control through local chiefs | British government of Nigeria by emirs | the system of Lugard
paternalism | governing people as a father treats children | a policy of caring without granting rights | treatment of subjects as unable to decide
assimilation | making colonial people adopt the ruler's culture | the French policy of turning Africans into citizens | absorption into a dominant way of life
White Man's Burden | the supposed duty to civilize others | the title of Kipling's poem | an excuse used for empire
raj / British Raj | the rule of Britain in India from 1858 | the Crown's government after the mutiny | a period ended in 1947
extraterritorial rights / extraterritoriality | exemption of foreigners from local law | the privilege to be tried by one's own courts in China | a concession granted at treaty ports

# Wars and revolts of the imperial age
? Which conflict
First Opium War / Opium War | ended with the Treaty of Nanjing in 1842 | opened five ports and gave Hong Kong to Britain | began when Lin Zexu destroyed a drug
Second Opium War / Arrow War | burned the Summer Palace in 1860 | legalized the drug trade and let diplomats live in Beijing | began with the boarding of a ship in 1856
Taiping Rebellion | killed at least 20 million Chinese | was led by Hong Xiuquan, who thought himself Christ's brother | set up a Heavenly Kingdom at Nanjing
Boxer Rebellion | besieged the foreign legations in 1900 | was crushed by eight nations | attacked Christians and foreigners with martial arts
Sepoy Mutiny / Indian Rebellion of 1857 / Sepoy Rebellion | began with greased cartridges | led to Crown rule in place of the Company | spread from Meerut to Delhi
Boer War / South African War | was fought by Dutch settlers and Britain from 1899 to 1902 | used concentration camps for families | ended with union of Transvaal and Cape
Russo-Japanese War | was won by an Asian power in 1905 | ended by the Treaty of Portsmouth | destroyed a fleet at Tsushima
Sino-Japanese War / First Sino-Japanese War | gave Taiwan to Japan in 1895 | ended with the Treaty of Shimonoseki | began over Korea in 1894
Maji Maji Rebellion | used magic water against German bullets | was fought in East Africa from 1905 | rose over forced cotton growing
Battle of Adwa / Adwa | kept Ethiopia free in 1896 | was an Italian defeat | was won by Menelik's army
Battle of Omdurman / Omdurman | killed Mahdists with machine guns in 1898 | was Kitchener's victory near Khartoum | gave Britain the Sudan
Philippine-American War | was led by Emilio Aguinaldo from 1899 | was fought against rule of the United States | followed the purchase from Spain
Herero revolt | led to genocide in Southwest Africa in 1904 | was crushed by Trotha | drove people into the Omaheke desert

# People of the imperial age
? Which person
Cecil Rhodes | wanted a Cape-to-Cairo railway | made a fortune in diamonds | gave a name to Rhodesia
David Livingstone / Livingstone | was a missionary who explored the Zambezi | was found by a reporter at Ujiji | gave Victoria Falls its name
Henry Stanley / Henry Morton Stanley | found a missing Scottish missionary in 1871 | signed treaties along the Congo for a king | was a reporter for the New York Herald
Leopold II / King Leopold II | owned the Congo Free State | forced Africans to collect rubber by cruelty | was the king of Belgium
Muhammad Ali of Egypt / Muhammad Ali | broke from the Ottomans and modernized the Nile country | massacred the Mamluks in 1811 | grew cotton for export
Ferdinand de Lesseps | built the canal at Suez | was a French diplomat who failed in Panama | gained a permit from Said
Rudyard Kipling / Kipling | wrote Kim and The Jungle Book | was the Bombay-born poet of empire | urged Americans to take up a burden
Samori Touré / Samory Touré | fought the French in West Africa for about 16 years | was a Mandinka ruler of an empire | was captured in Guinea in 1898
Lin Zexu | destroyed opium at Canton | wrote to Queen Victoria about a drug | was an imperial commissioner in 1839
Hong Xiuquan | thought he was brother of Jesus | led a rebellion from 1851 | promised to share land in a Heavenly Kingdom
Liliuokalani / Queen Liliuokalani | was the last monarch of Hawaii | was overthrown by planters in 1893 | tried to restore native power
Rammohun Roy / Ram Mohun Roy | is called the father of modern India | campaigned against widow burning | founded the Brahmo Samaj
King Chulalongkorn / Rama V | modernized Siam and kept it free | ended slavery in Thailand | played Britain and France against each other
Mongkut / Rama IV | was a monk-king who signed the Bowring treaty | ruled Siam from 1851 | hired Anna Leonowens to teach at court
Emilio Aguinaldo | led Filipinos for independence | was captured in 1901 | declared a republic at Malolos
Muhammad Ahmad / the Mahdi | took Khartoum and killed Gordon | called himself the guided one in Sudan | raised a jihad against Egypt in 1881
Sayyid Jamal al-Din al-Afghani / al-Afghani | preached Muslim unity against the West | was an activist of reform | started a boycott of tobacco in Persia

# People of World War I and the peace
? Which person
Archduke Franz Ferdinand / Franz Ferdinand | was the Austrian heir shot at Sarajevo | was murdered with Sophie on June 28, 1914 | was the victim of a Bosnian Serb student
Gavrilo Princip | fired the shots at Sarajevo | belonged to a circle linked with the Black Hand | was a young Bosnian Serb assassin
Woodrow Wilson / Wilson | proposed the Fourteen Points | was the American president who wanted a League | asked for war to make the world safe for democracy
Georges Clemenceau / Clemenceau | was the French premier called the Tiger | wanted Germany punished at Paris | led France to victory from 1917
David Lloyd George / Lloyd George | was the British prime minister at the peace talks | promised to make Germany pay in the 1918 election | led Britain from 1916
Vittorio Orlando / Orlando | was the Italian leader who walked out of the talks | was prime minister who wanted Fiume | was the least of the Big Four
Paul von Hindenburg / Hindenburg | was the field marshal made German president in 1925 | beat the Russians at Tannenberg in 1914 | made Hitler chancellor in January 1933
Erich Ludendorff | ran the German army from 1916 with a field marshal | launched the offensives of spring 1918 | marched in the Munich putsch
Philippe Pétain / Pétain | held Verdun in 1916 | headed the Vichy government | was a hero tried for treason
Ferdinand Foch / Foch | commanded Allied armies in 1918 | took the German surrender in a railway car | was the French marshal of the final advance
T. E. Lawrence / Lawrence of Arabia | helped Arabs revolt against the Ottomans | wrote Seven Pillars of Wisdom | was a British officer in desert dress
John Pershing | led the American Expeditionary Forces | chased Villa and then sailed to France | was called Black Jack
Edith Cavell | was a British nurse shot by Germans in Brussels | helped soldiers escape from Belgium | became a symbol of sacrifice in 1915

# Battles and events of World War I
? Which battle
First Battle of the Marne / Battle of the Marne | saved Paris in September 1914 | ended the Schlieffen Plan | used taxis to rush troops
Battle of Verdun / Verdun | was the long German attack of 1916 on French forts | was meant to bleed France white | made the words they shall not pass famous
Battle of the Somme / Somme | cost Britain nearly 60,000 casualties on its first day | was the British attack of July 1916 | saw the first use of tanks
Gallipoli Campaign / Gallipoli | tried to open the Dardanelles in 1915 | was an Anzac failure | was beaten off by Mustafa Kemal
Battle of Tannenberg / Tannenberg | destroyed a Russian army in the first month of war | made the reputation of Hindenburg | was fought in East Prussia
Battle of Jutland / Jutland | was the great naval clash of 1916 | kept the German fleet in port | was fought off Denmark
Battle of Ypres / Ypres | saw the first large use of poison gas in 1915 | was fought in Flanders | included the mud of Passchendaele

# Treaties and agreements of the twentieth century
? Which international agreement
Treaty of Versailles | made Germany accept war guilt | was signed on June 28, 1919 | cut the German army to 100,000 men
Treaty of Brest-Litovsk | took Russia out of the war in March 1918 | gave up Ukraine, Poland and the Baltic lands | was accepted by Lenin to save the revolution
Treaty of Lausanne | recognized the republic of Turkey in 1923 | replaced the harsh terms of Sèvres | set up exchange of Greeks and Turks
Treaty of Saint-Germain | broke up Austria in 1919 | forbade Vienna to unite with Germany | recognized Czechoslovakia and Poland out of Habsburg land
Fourteen Points | called for self-determination and open treaties | was presented by Wilson in January 1918 | asked for an association of nations
Sykes-Picot Agreement | secretly divided Ottoman lands in 1916 | gave Syria to France and Iraq to Britain | was a wartime deal by two diplomats
Balfour Declaration | supported a Jewish national home in Palestine | was a British letter of 1917 | was sent to Lord Rothschild
Locarno Pact / Locarno Treaties | settled Germany's western borders in 1925 | was signed by Stresemann and Briand | gave Europe a spirit of hope
Kellogg-Briand Pact | renounced war as policy in 1928 | was signed by almost every nation but had no force | was named for an American and a French minister
Munich Agreement | gave the Sudetenland to Hitler in 1938 | was Chamberlain's peace for our time | betrayed Czechoslovakia to avoid a war
Nazi-Soviet Pact / German-Soviet Nonaggression Pact | divided Poland by a secret part in August 1939 | was a promise not to fight between Hitler and Stalin | was signed by Molotov and Ribbentrop
Atlantic Charter | was the 1941 statement of Roosevelt and Churchill | called for free trade and choice of government | was drawn up on a ship off Newfoundland
Dawes Plan | lent Germany money in 1924 | eased payments with American loans | stabilized the currency of Weimar
Helsinki Accords | recognized European borders and human rights in 1975 | was signed by Brezhnev and Ford with 33 others | gave dissidents a claim
Camp David Accords | brought peace of Egypt and Israel | was reached by Sadat and Begin in 1978 | was arranged by Jimmy Carter
Oslo Accords | gave Palestinians limited self-rule in 1993 | was sealed by a handshake of Rabin and Arafat | came from secret talks in Norway
Universal Declaration of Human Rights | was adopted in 1948 under Eleanor Roosevelt | states that all are born free and equal in dignity | sets standards on torture, education and asylum
Kyoto Protocol | set limits on greenhouse gases in 1997 | bound rich nations to cut emissions | was a climate pact made in Japan
Paris Agreement | aims to keep warming well below two degrees | was adopted by nearly all states in 2015 | asks every nation to set its own climate plan
Nuclear Nonproliferation Treaty / Nuclear Non-Proliferation Treaty | seeks to stop the spread of atomic weapons | was opened for signing in 1968 | lets only five powers keep certain warheads
SALT I / Strategic Arms Limitation Talks | was the 1972 agreement on missile numbers | was a pact signed by Nixon and Brezhnev | was a limit on long-range rockets
Dayton Accords | was the 1995 peace for Bosnia | was an agreement made in Ohio | was the deal that kept Bosnia as two parts
Geneva Accords of 1954 | divided Vietnam at the 17th parallel | ended French rule in Indochina | promised elections in 1956 that were not held

# Russian Revolution: people
? Which person
Vladimir Lenin / Lenin | led the Bolsheviks to power in November 1917 | promised peace, land and bread | returned from Switzerland in a sealed train
Leon Trotsky / Trotsky | organized the Red Army | was murdered in Mexico in 1940 | lost power to Stalin and called for permanent revolution
Joseph Stalin / Stalin | ruled the Soviet Union until 1953 with terror | began five-year plans and collective farms | was a Georgian general secretary called man of steel
Alexander Kerensky / Kerensky | led the Provisional Government in 1917 | kept Russia in the war and lost support | fled when Bolsheviks took the Winter Palace
Grigori Rasputin / Rasputin | was a holy man who influenced Empress Alexandra | eased the suffering of Alexis | was killed by nobles in December 1916
Empress Alexandra / Czarina Alexandra | ran the government while the czar was at the front | trusted a Siberian monk with her son's illness | was a German-born wife shot in 1918
Father Gapon / Georgy Gapon | led workers to the Winter Palace in 1905 | was the priest of Bloody Sunday | carried a petition to Nicholas
Sergei Witte / Witte | sped up Russian industry as finance minister | negotiated at Portsmouth and wrote the October Manifesto | built railroads with foreign loans
Pyotr Stolypin / Stolypin | let peasants leave communes and own land | was prime minister shot at Kiev in 1911 | hanged rebels and reformed farming
Alexandra Kollontai | was the Bolshevik who fought for women's rights | became commissar of social welfare | was one of the first female ambassadors
Alexander Kolchak | led White forces in Siberia | was an admiral shot at Irkutsk | claimed to be supreme ruler in the civil war
Alexander Solzhenitsyn | wrote The Gulag Archipelago | exposed labor camps and was expelled in 1974 | won a Nobel Prize in literature for camp novels

# Chinese revolution: people
? Which person of modern China
Sun Yixian / Sun Yat-sen | led the overthrow of the Qing in 1911 | stated the Three Principles of the People | founded the Kuomintang and was first president
Jiang Jieshi / Chiang Kai-shek | led the Nationalists and fled to Taiwan in 1949 | massacred Communists at Shanghai in 1927 | commanded the Northern Expedition
Mao Zedong / Mao Tse-tung | proclaimed the People's Republic in 1949 | led the Long March | launched the Great Leap Forward and Cultural Revolution
Zhou Enlai / Chou En-lai | was the first premier of the People's Republic | welcomed Nixon and eased radical policies | was the foreign policy expert who met Kissinger
Deng Xiaoping | opened China to markets after 1978 | said the color of a cat does not matter if it catches mice | ordered the crackdown at Tiananmen
Liu Shaoqi | was the head of state purged in the Cultural Revolution | died in prison in 1969 as the first capitalist-roader | succeeded as chairman of state after the Great Leap
Yuan Shikai | was the general who became president in 1912 and tried to be emperor | betrayed democracy before warlords took over | died in 1916 as strongman of the early republic
Jiang Qing | was the wife of Mao who led the Gang of Four | was an actress who controlled culture | was arrested in 1976
Lin Biao | compiled the Little Red Book | was Mao's chosen heir who died in a plane crash | was a defense minister killed in Mongolia in 1971
Kang Youwei | advised Guangxu in the Hundred Days' Reform | was a scholar who wanted constitutional monarchy | fled in 1898 after a coup by Cixi
Lu Xun | wrote Diary of a Madman | attacked Confucian tradition in stories | was a writer of The True Story of Ah Q
Xi Jinping | became leader of China in 2012 | launched the Belt and Road plan | removed term limits for president in 2018

# Fascist and authoritarian leaders
? Which leader
Benito Mussolini / Mussolini | marched on Rome in 1922 | founded the Fascist Party and was called Il Duce | invaded Ethiopia in 1935
Adolf Hitler / Hitler | wrote Mein Kampf in prison | became German chancellor in January 1933 | was the Nazi Führer who started war in Europe
Francisco Franco / Franco | won the Spanish Civil War | ruled Spain until 1975 | was a general of the Nationalists helped by Germany and Italy
António Salazar / Salazar | ruled Portugal from 1932 to 1968 | was an economics professor who set up the New State | kept colonies in Africa as dictator at Lisbon
Hideki Tojo / Tojo | was prime minister of Japan at Pearl Harbor | was a general hanged for war crimes | led militarists in Tokyo from 1941
Emperor Hirohito / Hirohito | announced surrender on radio in 1945 | gave up his divine status | reigned in Japan from 1926 to 1989
Engelbert Dollfuss | was the Austrian chancellor killed by Nazis in 1934 | banned parties in Vienna | set up a clerical state before Anschluss
Juan Perón / Perón | ruled Argentina with support of workers | was husband of Evita | was a colonel elected in 1946
Getúlio Vargas / Vargas | set up the Estado Novo in Brazil | ruled from 1930 and helped industry | shot himself in 1954 as president
Mustafa Kemal / Atatürk / Kemal Atatürk | founded the Turkish republic | banned the fez and adopted the Latin alphabet | defended Gallipoli and drove out Greeks
Reza Shah Pahlavi / Reza Khan | modernized Iran from 1925 | changed the name of Persia | founded the last Iranian dynasty
Ibn Saud / Abd al-Aziz Ibn Saud | unified an Arabian kingdom in 1932 | gave oil rights to an American company | led Wahhabi warriors to take Mecca

# Battles and campaigns of World War II
? Which event of World War II
Battle of Britain | was the air fight of 1940 won by the RAF | ended hopes of German invasion across the Channel | used radar and Spitfires
Battle of Stalingrad / Stalingrad | destroyed the German Sixth Army | was the turning point on the Volga | ended with surrender of Paulus in February 1943
Siege of Leningrad / Leningrad | lasted about 900 days | starved nearly a million people | was broken over a frozen lake
Battle of El Alamein / El Alamein | stopped Rommel in Egypt | was Montgomery's victory of 1942 | saved the Suez Canal for the Allies
D-Day / Normandy invasion | was the landing of June 6, 1944 | opened a front in France under Eisenhower | used beaches called Omaha and Utah
Battle of the Bulge | was Hitler's last attack in the west | was fought in the Ardennes in December 1944 | surprised Americans at Bastogne
Battle of the Atlantic | was the fight of convoys against U-boats | was won by sonar, radar and codebreaking | was the longest naval campaign of the war
Dunkirk evacuation / Dunkirk | rescued over 338,000 Allied troops in 1940 | used small boats across the Channel | saved the British army in France
attack on Pearl Harbor / Pearl Harbor | brought America into war on December 7, 1941 | was a raid on a Hawaiian base | sank battleships on a Sunday
Battle of Midway / Midway | sank four Japanese carriers in June 1942 | turned the tide in the Pacific | was planned after breaking a code
Battle of Guadalcanal / Guadalcanal | was a six-month fight in the Solomons | was the first land victory of Americans in the Pacific | was called the Island of Death by Japanese
Battle of Iwo Jima / Iwo Jima | was the fight where marines raised a flag on Suribachi | took a volcanic isle in early 1945 | gained airfields south of Japan with 6,800 dead
Battle of Okinawa / Okinawa | was the last great land fight of the Pacific | saw mass kamikaze raids and civilian suicides | ended in June 1945 close to Japan
Operation Barbarossa | was the German invasion of the Soviet Union | began June 22, 1941 | broke a nonaggression pact
Battle of the Coral Sea / Coral Sea | was the first fought by carrier planes alone | stopped an advance on Port Moresby | took place in May 1942 near Australia
bombing of Hiroshima / Hiroshima | was the first atomic attack | was done by the Enola Gay on August 6, 1945 | killed over 70,000 at once in Japan
Battle of Kursk / Kursk | was the greatest tank clash | was the last big German attack in the east in 1943 | was fought in a salient south of Orel
Bataan Death March | killed thousands of prisoners in the Philippines | was a forced walk of April 1942 | was punished as a war crime of Homma
Nanjing Massacre / Rape of Nanking | was the killing of civilians in China's capital in 1937 | followed the fall of a city in December 1937 | was done by Japanese troops before war in Europe
Nuremberg Trials | judged Nazi leaders for war crimes in 1945–1946 | punished crimes against humanity | brought 22 leading defendants before an Allied court

# People of World War II
? Which person
Winston Churchill / Churchill | was the British prime minister who offered blood, toil, tears and sweat | led Britain in 1940 and never surrendered | named the iron curtain at Fulton
Neville Chamberlain / Chamberlain | brought back peace for our time | was the prime minister of appeasement | resigned in May 1940
Franklin Roosevelt / Franklin D. Roosevelt | began Lend-Lease and the New Deal | was the president who met Stalin at Yalta | called December 7 a date of infamy
Harry Truman / Truman | ordered the atomic bomb dropped | began containment and aid to Greece and Turkey | became president in April 1945
Charles de Gaulle / de Gaulle | led the Free French from London | founded the Fifth Republic | ended the war in Algeria
Dwight Eisenhower / Eisenhower | commanded the invasion of Normandy | was supreme Allied commander in Europe | was president after leading NATO
Bernard Montgomery | led the Eighth Army in Egypt | beat the Desert Fox | commanded British troops on D-Day as field marshal
Erwin Rommel / Rommel | led the Afrika Korps | was called the Desert Fox | was forced to take poison in 1944
Georgy Zhukov / Zhukov | was the Soviet marshal who took Berlin | defended Moscow in 1941 | accepted German surrender in 1945
Douglas MacArthur / MacArthur | promised I shall return to the Philippines | governed Japan during the American occupation | led UN troops in Korea until fired
Isoroku Yamamoto / Yamamoto | planned the attack on Pearl Harbor | was the Japanese admiral lost at Midway | was shot down in 1943
Chester Nimitz | commanded the U.S. Pacific Fleet | planned island hopping with carriers | signed for America on the Missouri
Heinrich Himmler / Himmler | headed the SS under Hitler | organized the death camps of the Final Solution | killed himself as prisoner in May 1945
Joseph Goebbels / Goebbels | was the Nazi minister of propaganda | spread hate by radio and film | died with Hitler in the bunker with six children
Hermann Göring / Göring | commanded the German Luftwaffe | was sentenced at Nuremberg but took poison | was Hitler's air chief and planner
Anne Frank | wrote a diary in hiding in Amsterdam | died in the camp at Bergen-Belsen | was a Jewish girl whose diary was saved by her father
Oskar Schindler | saved over a thousand Jews in his factory | was a German businessman with a list | spent a fortune in Kraków to rescue workers
Raoul Wallenberg | gave Swedish passes to Jews of Budapest | was a diplomat arrested by Soviets | saved thousands in Hungary
Robert Oppenheimer | directed the laboratory at Los Alamos | led scientists who built the atomic bomb | quoted the Gita after the Trinity test

# Leaders of the Cold War era
? Which leader
Nikita Khrushchev / Khrushchev | attacked Stalin in a secret speech in 1956 | put missiles in Cuba | crushed Hungary and was removed in 1964
Leonid Brezhnev / Brezhnev | sent troops to Prague in 1968 | led the Soviet Union from 1964 to 1982 | invaded Afghanistan in 1979
Mikhail Gorbachev / Gorbachev | began glasnost and perestroika | was the last leader of the Soviet Union | signed a treaty on missiles with Reagan
Boris Yeltsin / Yeltsin | was first president of the Russian Federation | stood on a tank in August 1991 | used shock therapy and attacked Chechnya
Vladimir Putin / Putin | came to power in Russia on the last day of 1999 | annexed Crimea in 2014 | ordered the invasion of Ukraine in 2022
Fidel Castro / Castro | took power in Cuba in 1959 | overthrew Batista and allied with Moscow | survived an invasion of exiles
Che Guevara | was an Argentine who fought with Cuban rebels | was killed in Bolivia in 1967 | spread guerrilla war as a doctor
John F. Kennedy | blockaded Cuba in October 1962 | was killed at Dallas in 1963 | promised to land on the moon
Ronald Reagan | proposed the Strategic Defense Initiative | told a Soviet leader to tear down this wall | called the Soviets an evil empire
Richard Nixon | visited Beijing in 1972 | signed SALT I with Moscow | began détente and resigned over Watergate
Josip Broz Tito / Tito | led communist Yugoslavia free of Stalin | was partisan leader and marshal in Belgrade | held six republics together until 1980
Imre Nagy | led Hungary's revolt of 1956 and was hanged | promised free elections and withdrawal from the Warsaw Pact | was a reform communist of Budapest
Alexander Dubček / Dubček | led the Prague Spring | wanted socialism with a human face | was removed after tanks came in August 1968
Lech Wałęsa / Lech Walesa / Walesa | led Solidarity at Gdańsk | was an electrician made Polish president in 1990 | won the peace prize as union leader
Václav Havel / Vaclav Havel | was the playwright who became Czech president | led the Velvet Revolution | wrote The Power of the Powerless
Nicolae Ceaușescu / Nicolae Ceausescu / Ceausescu | was the Romanian dictator shot in December 1989 | ruled from Bucharest with secret police | fell after firing at Timișoara
Margaret Thatcher | was Britain's first woman prime minister | fought for the Falklands and private industry | was called the Iron Lady
Helmut Kohl | was chancellor when Germany reunited in 1990 | led West Germany in 1989 | pressed for the euro and one nation
Konrad Adenauer | was first chancellor of West Germany | rebuilt a nation from 1949 to 1963 | joined NATO from Bonn
Willy Brandt | was the chancellor of Ostpolitik | knelt at the Warsaw ghetto | was mayor of West Berlin in 1961
John Paul II | was the first Polish pope | was the churchman who encouraged resistance in 1979 | was the pontiff shot in 1981
Slobodan Milošević / Slobodan Milosevic | was the Serbian leader tried at The Hague | was the nationalist who ended Kosovo's self-rule | was the president bombed by NATO in 1999

# Cold War conflicts
? Which event
Korean War | was fought from 1950 to 1953 across the 38th parallel | began when the North invaded the South | ended with a cease-fire at Panmunjom
Vietnam War | ended with the fall of Saigon in 1975 | escalated after the Gulf of Tonkin | was fought against the Vietcong
First Indochina War | ended at Dien Bien Phu in 1954 | was fought by France against Ho Chi Minh | led to a split at the 17th parallel
Soviet-Afghan War | was fought against the mujahideen from 1979 | led to a boycott of the Moscow Olympics | was Moscow's costly retreat of 1989
Hungarian Revolution of 1956 / Hungarian Uprising | was crushed by Soviet tanks in Budapest | was led by Imre Nagy | saw protesters pull down Stalin's statue
Prague Spring | was the Czech reform of 1968 | ended with invasion by the Warsaw Pact | loosened censorship under Dubček
Greek Civil War | was fought with communists until 1949 | brought the Truman Doctrine | was a fight of royal troops in the Balkans
Chinese Civil War | was fought by Nationalists and Communists until 1949 | resumed after Japan's defeat | sent the loser to Taiwan
Suez Crisis | followed Nasser's seizure of a waterway in 1956 | saw Britain, France and Israel attack Egypt | ended when America and Moscow forced withdrawal
Cambodian genocide | killed about 1.7 million under the Khmer Rouge | emptied Phnom Penh in 1975 | was led by Pol Pot
Velvet Revolution | ended communism in Czechoslovakia in 1989 | was a peaceful change in Prague | brought Havel to power
Iranian Revolution | overthrew the shah in 1979 | brought Khomeini back from exile | led to hostages at the U.S. embassy
Nicaraguan Revolution | was won by Sandinistas in 1979 | overthrew the Somoza family | led to fighting with the Contras
partition | divided India into two states in 1947 | created Pakistan as a separate Muslim state | drew a border that made millions of Hindus and Muslims flee

# Leaders of Asian independence
? Which leader of Asia
Mohandas Gandhi / Gandhi / Mahatma Gandhi | led the Salt March of 1930 | taught nonviolent civil disobedience | was shot by a Hindu extremist in 1948
Jawaharlal Nehru / Nehru | was first prime minister of India | spoke of a tryst with destiny | led the nonaligned nations
Muhammad Ali Jinnah / Jinnah | led the Muslim League | founded Pakistan as first governor-general | demanded a separate state in 1940
Indira Gandhi | was shot by Sikh bodyguards in 1984 | was first woman premier of India | attacked the Golden Temple and declared an emergency
Benazir Bhutto | was elected prime minister of Pakistan twice | was murdered in 2007 in Rawalpindi | was the first woman to lead a Muslim nation
Aung San Suu Kyi | was held under house arrest in Burma | won the peace prize in 1991 | was daughter of a general and led democrats in Yangon
Sukarno | was first president of Indonesia | hosted the Bandung conference | used guided democracy until 1967
Suharto | seized Indonesia after killings of communists in 1965 | ruled by New Order to 1998 | resigned in the Asian financial crisis
Ho Chi Minh | declared Vietnam independent in 1945 | led the Vietminh against France | was Communist leader of the north
Ngo Dinh Diem / Diem | ruled South Vietnam and was killed in 1963 | was a Catholic president in Saigon | angered Buddhists by repression
Pol Pot | led the Khmer Rouge | caused mass death in Cambodia | was ousted by a Vietnamese invasion in 1978
Ferdinand Marcos / Marcos | was Philippine dictator who fled in 1986 | declared martial law at Manila in 1972 | lost to people power
Corazon Aquino | was elected after her husband's murder | led people power in the Philippines | restored democracy at Manila
Kim Il Sung | founded the communist state of North Korea | invaded the South in 1950 | began a ruling family with juche
Syngman Rhee | was first president of South Korea | resigned after student protest in 1960 | led Seoul in war
Lee Kuan Yew | made Singapore a rich port | was prime minister from 1959 to 1990 | led an island out of Malaysia
U Nu | was the first prime minister of independent Burma | was overthrown by Ne Win in 1962 | led Rangoon from 1948

# Leaders of Africa
? Which African leader
Kwame Nkrumah / Nkrumah | led the Gold Coast to independence in 1957 | was first president of Ghana | called for Pan-African unity with strikes
Jomo Kenyatta / Kenyatta | led Kenya after Mau Mau | was first president at Nairobi | wrote Facing Mount Kenya
Julius Nyerere / Nyerere | led Tanzania with ujamaa | made rural African socialism | translated Shakespeare into Swahili
Léopold Senghor / Senghor | was poet and president of Senegal | wrote of negritude at Dakar | stepped down by choice in 1980
Nelson Mandela / Mandela | spent 27 years in prison | was elected South Africa's president in 1994 | led the African National Congress against apartheid
F. W. de Klerk / de Klerk | legalized the ANC and freed prisoners in 1990 | was the last white president of South Africa | shared a peace prize in 1993
Desmond Tutu | headed the Truth and Reconciliation Commission | was archbishop who won the 1984 peace prize | fought apartheid from a cathedral
Stephen Biko / Steve Biko | founded the Black Consciousness movement | died in police custody in 1977 | was a South African student activist
Patrice Lumumba / Lumumba | was the first premier of Congo, murdered in 1961 | asked Moscow for help over Katanga | was overthrown by Mobutu
Mobutu Sese Seko / Mobutu | changed the name of Congo to Zaire | ruled Kinshasa until 1997 by theft | seized power from Lumumba's heirs in 1965
Haile Selassie | was emperor of Ethiopia until 1974 | appealed to the League in 1936 | was honored by Rastafarians
Robert Mugabe | led Zimbabwe from 1980 to 2017 | took land from white farmers | fought Ian Smith's Rhodesia
Idi Amin | expelled Asians from Uganda | was a brutal ruler from 1971 to 1979 | seized power from Obote at Kampala
Ahmed Ben Bella | was first president of Algeria | led the FLN against France | was jailed by France and overthrown in 1965
Ellen Johnson Sirleaf | was the first woman elected president in Africa | led Liberia after civil war | won a shared peace prize in 2011
Wangari Maathai | founded the Green Belt Movement | planted trees in Kenya | won the peace prize in 2004
Muammar Qaddafi / Gaddafi | ruled Libya from 1969 to 2011 | wrote the Green Book | was killed at Sirte by rebels
Frantz Fanon | wrote The Wretched of the Earth | was a Martinique psychiatrist in Algeria | justified violence against colonizers

# Modern Middle East: people
? Which person of the Middle East
David Ben-Gurion / Ben-Gurion | proclaimed Israel in 1948 | was the first Israeli prime minister | led the Jewish Agency in Palestine
Golda Meir | was Israel's prime minister in 1973 | was raised in Milwaukee and led at Yom Kippur | was the first woman to lead Israel
Gamal Abdel Nasser / Nasser | nationalized the Suez Canal | led Egypt and Pan-Arabism | overthrew Farouk and built the Aswan Dam
Anwar Sadat / Sadat | was the first Arab leader to visit Jerusalem | signed peace and was shot in 1981 | led Egypt in the October attack of 1973
Menachem Begin / Begin | made peace with Egypt in 1979 | was a Likud leader who shared a Nobel Prize | once led the Irgun
Yitzhak Rabin / Rabin | was shot in 1995 by an Israeli | was the general who signed the Oslo deal | shook hands with Arafat in Washington
Yasir Arafat / Yasser Arafat / Arafat | led the Palestine Liberation Organization | founded the group called Fatah | headed the Palestinian Authority until 2004
Ayatollah Khomeini / Khomeini / Ruhollah Khomeini | led Iran's Islamic revolution | returned from Paris in 1979 | ordered death for Rushdie and ruled Tehran
Mohammad Reza Pahlavi / Shah of Iran | was restored by a coup in 1953 | pushed a White Revolution with Savak | fled Tehran in January 1979
Mohammad Mossadegh / Mosaddegh | nationalized Iranian oil in 1951 | was premier toppled with CIA help | led Tehran against the Anglo-Iranian Company
Saddam Hussein | invaded Kuwait in 1990 | gassed Kurds and fought Iran | was captured in 2003 and hanged at Baghdad
Osama bin Laden / bin Laden | founded the terrorist network al-Qaeda | planned the attacks of September 11 | was killed at Abbottabad in 2011
King Hussein / Hussein of Jordan | reigned at Amman from 1952 to 1999 | lost the West Bank in 1967 | signed peace with Israel in 1994
Hosni Mubarak / Mubarak | fell in Egypt in February 2011 | ruled Cairo for thirty years | followed Sadat by emergency law
Bashar al-Assad / Bashar Assad | ruled Syria from 2000 to 2024 | bombed rebels from Damascus | fought a civil war with Russian help
Malala Yousafzai | was shot by the Taliban for girls' schooling | won the peace prize at 17 | was a Pakistani student from Swat

# Globalization and international bodies
? Which organization
United Nations / UN | was founded at San Francisco in 1945 to keep peace | has a Security Council with five permanent members | replaced the League with headquarters in New York
European Union / EU | was created by the Maastricht Treaty | has a common currency in many members | lost Britain in 2020
European Economic Community / Common Market | was set up by the Treaty of Rome in 1957 | began as six nations ending tariffs | grew out of a coal and steel plan
World Trade Organization / WTO | settles disputes over tariffs | replaced GATT in 1995 | oversees the rules of global commerce from Geneva
International Monetary Fund / IMF | lends to states with balance of payments trouble | was founded at Bretton Woods to steady currencies | demands budget cuts for its emergency loans
World Bank | lends for development projects | funds dams and schools in poor nations | was created in 1944 to rebuild after war by long-term loans
NAFTA / North American Free Trade Agreement | removed tariffs of Canada, Mexico and America in 1994 | was replaced by a pact in 2020 | created one market of three neighbors
ASEAN | joins nations of Southeast Asia | was founded at Bangkok in 1967 | promotes trade from Singapore to Vietnam
African Union | replaced an older continental body in 2002 | has its seat at Addis Ababa | sends peacekeepers to Somalia
World Health Organization / WHO | fights disease across all nations | declared smallpox gone in 1980 | guides nations in pandemics
Amnesty International | campaigns for prisoners of conscience | was founded in London in 1961 | writes letters for people jailed for beliefs
Red Cross | aids war wounded and disaster victims | was founded by Henri Dunant after Solferino | inspired the first Geneva Convention
OPEC | is the oil exporters' group founded in 1960 | is a cartel that sets petroleum output | is the body that raised prices in 1973
Organization of African Unity / OAU | was the body founded at Addis Ababa in 1963 | was a group replaced by a union in 2002 | joined a continent's new states against colonial rule
League of Nations | was the peace body without American membership | was an association at Geneva from 1920 | was the group that failed over Ethiopia
Commonwealth of Nations / British Commonwealth | is the association of lands once ruled from London | is a free group recognized by the Statute of Westminster | links countries that once belonged to Britain's empire
Commonwealth of Independent States | is the loose union of former Soviet republics | is the group formed in December 1991 | is a body joining Russia, Belarus and others
Royal Society | was the English association of scientists founded in 1660 | was a body that published Philosophical Transactions | was the London academy headed by Newton

# Events since 1989
? Which event
fall of the Berlin Wall | opened a divided German city in November 1989 | became the symbol of the Cold War's end | followed months of protest in East Germany
breakup of the Soviet Union / collapse of the Soviet Union | created 15 independent republics | took effect in December 1991 | followed a failed coup by hard-liners
reunification of Germany / German reunification | joined two states on October 3, 1990 | made Kohl leader of one nation again | brought high costs to rebuild the east
breakup of Yugoslavia | led to war in Bosnia and Croatia | began when Slovenia and Croatia left in 1991 | followed the death of Tito and the rise of Milošević
September 11 attacks | killed nearly 3,000 in 2001 | used hijacked planes against New York and Washington | led to war in Afghanistan
Iraq War | began in 2003 over supposed weapons of mass destruction | toppled the government of Saddam Hussein | was started by George W. Bush and Tony Blair
global financial crisis of 2008 / Great Recession | began with bad American mortgages | followed the failure of Lehman Brothers | caused debt trouble in Greece
Brexit | took Britain out of the European Union | was decided by referendum in 2016 | became official in January 2020
Syrian civil war | sent millions of refugees to Turkey and Europe | began with protests in 2011 | drew in Russia, Iran and the Islamic State
annexation of Crimea | was Russia's seizure of a Black Sea peninsula in 2014 | followed protests on the Maidan | led to Western sanctions
Russian invasion of Ukraine | began in February 2022 | led Finland and Sweden to join NATO | was resisted under President Zelensky
Good Friday Agreement | brought peace to Northern Ireland in 1998 | set up shared government of Catholics and Protestants | ended the violence known as the Troubles
transfer of Hong Kong / handover of Hong Kong | gave a British colony to China in 1997 | promised one country, two systems | ended a 99-year lease
Chernobyl disaster | released radiation in Ukraine in 1986 | was a reactor explosion near Pripyat | showed the secrecy of Soviet rule

# Writers and thinkers of the modern age
? Which writer
Friedrich Nietzsche / Nietzsche | said that God is dead | urged heroic values and the superman | attacked Christianity in Thus Spoke Zarathustra
Jean-Paul Sartre / Sartre | led the French school of existentialism | wrote Being and Nothingness | refused the Nobel Prize in 1964
Franz Kafka / Kafka | wrote The Trial and The Metamorphosis | told of a man turned into an insect | described people trapped by powers in Prague
James Joyce / Joyce | wrote the modernist novel Ulysses | used stream of consciousness in Dublin | followed a man through one June day
T. S. Eliot | wrote The Waste Land | described a spiritual desert in verse of 1922 | was an American-born poet in London
Erich Maria Remarque | wrote All Quiet on the Western Front | described German soldiers in trenches | had his war novel burned by Nazis
George Orwell / Orwell | wrote Animal Farm and 1984 | warned of Big Brother | fought in Catalonia and exposed totalitarian rule
Simone de Beauvoir | wrote The Second Sex | said one is not born a woman but becomes one | was the French founder of modern feminism
Charles Dickens / Dickens | wrote Oliver Twist and Hard Times | described London's poor in serial novels | wrote A Tale of Two Cities
Mary Shelley | wrote the Gothic novel Frankenstein | told of a scientist and his monster in 1818 | began science fiction as wife of a poet
Johann Wolfgang von Goethe / Goethe | wrote the drama of Faust | wrote The Sorrows of Young Werther | was the German poet of Weimar
Victor Hugo | wrote the novel Les Misérables | wrote The Hunchback of Notre-Dame | was a French romantic exiled by Napoleon III
Leo Tolstoy / Tolstoy | wrote War and Peace | was the Russian count who wrote Anna Karenina | told of families in the invasion of 1812
Fyodor Dostoevsky / Dostoyevsky | wrote Crime and Punishment | told of a student who murders a pawnbroker | wrote The Brothers Karamazov
Chinua Achebe / Achebe | wrote Things Fall Apart | told of Okonkwo and missionaries in an Igbo village | was a Nigerian novelist of colonial change
Gabriel García Márquez / García Márquez | wrote One Hundred Years of Solitude | was the Colombian of magical realism | told of Macondo and the Buendía family
Rabindranath Tagore / Tagore | won the Nobel Prize in 1913 | was the Bengali poet of Gitanjali | wrote India's national anthem
Oswald Spengler | wrote The Decline of the West | said civilizations pass through life cycles | gave a gloomy view of Europe after 1918
José Ortega y Gasset | wrote The Revolt of the Masses | warned of mass society in Spain | was a Madrid philosopher critical of the crowd
Alexandre Dumas | was the author of The Three Musketeers | was the son of a general in Napoleon's army | was the writer of The Count of Monte Cristo

# Important cities of world history
? Which city
Ur | was a Sumerian port with a great ziggurat | is called the birthplace of Abraham | had royal tombs dug by Leonard Woolley
Babylon | was the capital of Hammurabi | had the Ishtar Gate and Hanging Gardens | stood on the Euphrates and held Jewish captives
Nineveh | was the Assyrian capital with a great library | fell to Medes and Chaldeans in 612 BCE | stood on the Tigris near Mosul
Persepolis | was the ceremonial capital of Darius | was burned by Alexander | had the Apadana and carved tribute bearers
Alexandria | had a famous lighthouse and library | was founded in Egypt by a Macedonian | was the center of Hellenistic science
Athens | was the birthplace of democracy | was led by Pericles and the Delian League | is named for the goddess of wisdom
Sparta | trained boys as soldiers from age seven | was ruled by two kings and five ephors | used helots for farm labor
Carthage | was a Phoenician colony in North Africa | was Hannibal's home and Rome's rival | was destroyed in 146 BCE
Rome | was founded by Romulus by legend | stands on seven hills above the Tiber | is the site of the Vatican
Constantinople / Byzantium / Istanbul | was the capital of the eastern empire from 330 | controls the strait of the Bosporus | had triple walls and the Golden Horn
Mecca | is the birthplace of Muhammad | holds the shrine of the Kaaba | is the direction Muslims face in prayer
Medina | received Muhammad in 622 | was once called Yathrib | is the city of the Prophet's tomb
Jerusalem | is holy to Jews, Christians and Muslims | was the capital of King David | has the Western Wall
Damascus | was the capital of the Umayyads | is among the oldest inhabited cities in Syria | was Paul's goal when he was converted
Baghdad | was the round city of al-Mansur | was the Abbasid capital sacked in 1258 | had the House of Wisdom
Córdoba / Cordoba | was the capital of Muslim Spain | had a great mosque with striped arches | had a library under Abd al-Rahman III
Chang'an / Xi'an | was the Han and Tang capital | was the eastern end of the Silk Road | was the largest city in the world in 750
Hangzhou | was the capital of the Southern Song | amazed Marco Polo with canals | stands near the end of the Grand Canal
Venice | ruled a sea empire from a lagoon | diverted the Fourth Crusade | was governed by a doge
Florence | was the Medici city and cradle of the Renaissance | was the home of Dante | has a dome by Brunelleschi
Samarkand | was Timur's capital on the Silk Road | is an Uzbek city of blue domes | was an oasis of Sogdian traders
Calicut | was the Indian port reached by da Gama | was a spice city on the Malabar coast | was ruled by a zamorin
St. Petersburg | was built by Peter on the Baltic | was Russia's window on the West | was later called Petrograd and Leningrad
Edo | was the Tokugawa capital | is now called Tokyo | was a castle town where families of daimyo lived as hostages
Harappa | was a planned Indus valley city with a grid of streets, in Punjab | was the site in Pakistan whose name is also used for the whole Indus civilization | was one of the two largest Indus cities, the first to be excavated
Mohenjo-Daro | was an Indus city with a Great Bath and brick sewers | was a ruined city of Sindh whose name means mound of the dead | was a planned Bronze Age city in which archaeologists found a Great Bath

# Regions and places of history
? Which place
Khyber Pass | is the route through the Hindu Kush into India | links Afghanistan and Pakistan | was used by Alexander's men and later invaders
Sinai Peninsula | lies between Egypt and Israel | is where Moses received the law | was returned to Egypt in 1982
Iberian Peninsula | contains Spain and Portugal | was called al-Andalus by Muslims | lies south of the Pyrenees
Balkan Peninsula / Balkans | was called the powder keg of Europe | lies between the Adriatic and Black seas | includes Serbia, Bulgaria and Greece
Anatolia / Asia Minor | is the peninsula of Turkey | was the Hittite homeland | was lost to Turks after 1071
Mesopotamia | is the land between the Tigris and Euphrates | was the home of Sumer and Babylon | lies mostly in Iraq
Nubia | lies south of Egypt along the Nile | was the home of Kush | supplied gold and ebony to pharaohs
Mesoamerica | stretches from central Mexico to Honduras | was the home of Olmec, Maya and Aztec | had ball courts and maize
Palestine | was a British mandate from 1920 to 1948 | contains the West Bank and Gaza | was divided by a UN plan
Manchuria | was seized by Japan in 1931 | lies in northeast China | had a railway held by Russians before 1905
Silesia | was taken by Frederick the Great | was a rich province of Austria | started a war in 1740
Alsace-Lorraine | was taken from France in 1871 | was returned after World War I | lies on the Rhine border
Sudetenland | was the German-speaking border of Czechoslovakia | was given to Hitler in 1938 | had forts and three million Germans
Rhineland | was the demilitarized zone west of a German river | was occupied by Hitler in 1936 | was a German buffer beside France
Vinland | was the Norse name for a part of North America | was Leif's land of grapes | was the settlement linked with Newfoundland
Danelaw | was the part of England under Scandinavian rule | was the northeastern land given by Alfred's treaty | was an area of Norse custom
Normandy | was the duchy given to Rollo | was a French land named for northern men | was the base of William in 1066
Pacific Rim | consists of lands of Asia and the Americas that border one ocean | is a zone of fast economic growth | includes countries such as Japan and Singapore with trade by sea
Kashmir | is the land disputed by India and Pakistan | is a mountain region with a Muslim majority and Hindu ruler | is a valley divided by a cease-fire line
Darfur | was the region of Sudan hit by Janjaweed | was a western area of mass killing from 2003 | was the land that led to a warrant for Bashir
Chechnya | was the Muslim republic that fought Moscow | was a Caucasus land with Grozny as capital | was the rebel area bombed in 1994
Dejima | was the island where the Dutch could trade | was the man-made isle in Nagasaki | was the only window on Europe
Rapa Nui / Easter Island | was the place of giant stone heads | was the land of moai in the eastern Pacific | was a place where forests were cut down
Auschwitz | was the largest extermination camp | was the site in Poland with gas chambers | was the place where about 1.1 million were killed
Potosí | was the silver mountain of Bolivia | was the mining city that filled Spanish treasure fleets | was the richest source of silver from 1545

# Ancient works of literature and thought
? Which work
Epic of Gilgamesh | tells of a king of Uruk and his friend Enkidu | is a Sumerian poem with a flood story | follows a search for immortality on clay tablets
Iliad | tells of the anger of Achilles | is set in the last year of the siege of Troy | ends with the funeral of Hector
Odyssey | tells of a hero's ten-year voyage home to Ithaca | includes the Cyclops and Circe | follows the wanderings of a king to his wife Penelope
Aeneid | tells of a Trojan who founds the Roman line | is Virgil's epic of duty | includes the love of Dido at Carthage
The Republic | describes an ideal state ruled by philosophers | contains the allegory of the cave | is Plato's dialogue on justice
Analects | collects the sayings of Confucius | was written down by disciples of a Chinese sage | advises a gentleman on virtue and filial conduct
Dao De Jing / Tao Te Ching | is the main text of Daoism | is credited to Laozi | teaches the way that cannot be named
The Art of War | advises commanders to know the enemy and themselves | is a Chinese classic of strategy | is credited to Sunzi
Book of the Dead | gave spells to guide Egyptian souls in the afterlife | was placed in tombs on papyrus | contains the weighing of the heart
Avesta | is the holy scripture of Zoroastrians | contains the hymns called Gathas | tells of Ahura Mazda
Tripitaka | is the Buddhist canon called the three baskets | was written in Pali in Sri Lanka | contains the rules and sermons of monks
Edicts of Ashoka | took the form of inscriptions on pillars across India | announced toleration and care for people and animals | followed a conquest of Kalinga with remorse

# Works and manuscripts since 500
? Which work
Beowulf | tells of a hero who kills Grendel | is the great Old English epic | is set among Danes and Geats
Song of Roland | tells of a rear guard killed at Roncesvalles | is an early French epic | celebrates a knight of Charlemagne
The Divine Comedy | describes a journey through hell, purgatory and paradise | is Dante's epic in Italian | is guided by Virgil and Beatrice
The Canterbury Tales | tells stories of pilgrims on the way to a shrine | is Chaucer's work in Middle English | starts at the Tabard Inn
The Decameron | has a hundred tales told to escape plague | is Boccaccio's Italian prose | is set outside Florence in 1348
The Prince | advises rulers to be feared rather than loved | is Machiavelli's handbook of power | separates politics from ethics
Praise of Folly / The Praise of Folly | makes fun of greedy merchants and pompous priests | is a satire by Erasmus | mocks abuses in the church with a female speaker
Don Quixote | follows a man who attacks windmills | is Cervantes's comic novel | laughs at books of chivalry
Ninety-Five Theses | attacked the sale of indulgences in 1517 | was posted at Wittenberg by Luther | began the Protestant Reformation
Institutes of the Christian Religion | set out the doctrine of predestination | was published by Calvin in 1536 | is the main statement of Reformed theology
The Thousand and One Nights / Arabian Nights | tells tales of Sinbad and Aladdin | is told by Scheherazade to a king | mixes Persian, Arab and Indian stories
Shahnameh | is Firdausi's epic of kings | tells of Rustam and Persian history | is the national poem of Iran
Book of Kells | is an illuminated gospel manuscript of Ireland | was made by Celtic monks about 800 | is kept in Dublin with rich initials
Russian Primary Chronicle / Primary Chronicle | tells of Rurik and early Kiev | was compiled by monks in the 1100s | describes the choice of a faith by Vladimir
Leviathan | argues for an absolute ruler | was written by Hobbes in 1651 | compares the state to a sea monster
Principia / Principia Mathematica | explains the law of universal gravitation | was published by Newton in 1687 | unites laws of motion on earth and in space
Dream of the Red Chamber | is the novel by Cao Xueqin | is a story of the Jia family's decline | is a Qing classic of love and wealth
Journey to the West | is the novel of the Monkey King | is a story of a monk's trip to India | is a comic Ming work of pilgrimage
Bayeux Tapestry | was the embroidery of the conquest of England | was a 230-foot cloth of Hastings | was a record with Harold and a comet
Encyclopedia / Encyclopédie | was the many-volume work edited by Diderot | was a dictionary of all human knowledge | was the publication banned by church and king
Mein Kampf | was the book that set out hatred of Jews and a need for space | was the work written at Landsberg | was a prison text called My Struggle

# Writing systems and scripts
? Which script
Linear A | was the undeciphered writing of Minoan Crete | was used at Knossos before Greeks | remains unread by scholars
Linear B | was the Mycenaean writing deciphered by Michael Ventris | recorded early Greek on palace tablets | was proved in 1952 to be Greek
Phoenician alphabet | had 22 consonants and no vowels | was passed to the Greeks and Romans by traders | was spread by merchants of Tyre
Greek alphabet | was the first with signs for vowels | begins with alpha and beta | was borrowed from traders in the eighth century BCE
demotic script / demotic | was the everyday cursive of late Egypt | appears in the middle of the Rosetta Stone | was used for contracts along the Nile
Indus script / Harappan script | appears on small seals and is undeciphered | was used at Mohenjo-Daro | shows animals with short signs on stamp stones
runes | consisted of letters carved by Vikings | appeared on memorial stones in Scandinavia | formed the futhark of Germanic peoples
kana | is the set of phonetic signs of Japan | includes hiragana and katakana | let court women write novels
Chinese characters | stands for words and ideas rather than sounds | was borrowed by Korea, Japan and Vietnam | has thousands of signs and was standardized by Qin
Arabic script | runs from right to left in the Qur'an | spread with Islam to Persia and Urdu | is a cursive consonant system of mosques
cuneiform | was writing with wedge-shaped marks pressed in clay | was the Sumerian script made with a reed | was the world's earliest writing system, used first for trade records
hieroglyphics / hieroglyphs | was a writing system of picture signs | was the sacred script carved on temples and tombs | was deciphered by Champollion with the help of the Rosetta Stone
Cyrillic alphabet / Cyrillic | is the script of Russian and other Slavic languages | was named for a missionary to the Slavs | is a writing system based on Greek characters
hangul | is the alphabet introduced by King Sejong | was designed in the 1440s so that common people could read | replaced Chinese characters with simple phonetic letters

# Law codes and collections
? Which body of law
Code of Hammurabi | set 282 Babylonian rules with an eye for an eye | was carved on a black stone | punished differently by class and sex
Law of Moses / Ten Commandments | was received on Mount Sinai | forbade other gods, murder and theft | was kept in the Ark of the Covenant
Draconian laws / Code of Draco | set death for almost all crimes at Athens | was written in 621 BCE | was replaced by Solon
Pravda Russkaia / Russkaya Pravda | was the law code of Yaroslav | set fines for murder in Kiev | was called Russian justice
Yasa | was the law of Genghis Khan | ordered death for theft and treason among Mongols | governed steppe warriors by strict rules
Salic law | was the code of the Franks | kept women from inheriting the French throne | was written under Clovis
Laws of Burgos | regulated treatment of Indians in 1512 | formed the first Spanish colonial code | tried to soften the encomienda
New Laws of 1542 | limited the encomienda after Las Casas | came from Charles V for his American lands | forbade slavery of Indians
Black Code / Code Noir | regulated slaves in French colonies | was issued by Louis XIV in 1685 | expelled Jews from sugar islands
Twelve Tables | was the first written Roman law code | was hung in the Forum about 451 BCE | was written down because the plebeians demanded it
Justinian Code / Corpus Juris Civilis / Body of Civil Law | was the sixth-century collection of Roman laws | was a legal work that became the basis of law in Europe | includes the Digest and the Institutes
sharia / shari'a | is the religious law of Muslims | guides family, business and moral life by scripture and tradition | is the legal code interpreted by the ulama
canon law | consists of the rules of the Catholic Church | was used in ecclesiastical courts | is the body of rulings collected by Gratian
common law | is English law based on judges' decisions | is a body of rulings from royal courts | is the unwritten legal tradition begun under Henry II

# Buildings of the world
? Which landmark
Notre-Dame de Paris / Notre-Dame | is the French cathedral on an island in the Seine | was damaged by fire in 2019 | has flying buttresses and rose windows
St. Peter's Basilica | is the church at the Vatican with Michelangelo's dome | was paid for by indulgences | was built over an apostle's grave
Escorial | was the palace-monastery of Philip II | stands near Madrid like a fortress | has royal tombs of Habsburg Spain
Kremlin | is the fortress at the heart of Moscow | was rebuilt by Italian architects for Ivan III | is the seat of Russian power
Saint Basil's Cathedral / St. Basil's Cathedral | has onion domes on Red Square | was built by Ivan the Terrible after Kazan | is a colorful Moscow church
Crystal Palace | held the Great Exhibition of 1851 | was made of iron and glass by Paxton | showed British industry in Hyde Park
Eiffel Tower | was built for the Paris fair of 1889 | is an iron landmark of the centennial | was the tallest structure of its time
Alhambra | is the palace of Granada | is a fortress with courts of lions and stucco | is the last Moorish royal residence in Spain
Versailles | was the palace where nobles were controlled | was the royal residence with a Hall of Mirrors | was a symbol of French grandeur outside Paris
Great Wall of China / Great Wall | is the barrier built to keep out northern nomads | consists of fortifications joined by the Qin and rebuilt in brick by the Ming | is the defensive line against the Xiongnu and Mongols

# Diseases in history
? Which disease
smallpox | killed most native Americans after 1492 | was wiped out by vaccination by 1980 | was fought by Jenner with cowpox
cholera | spread in dirty water through industrial cities | was traced by John Snow to a London pump | came from the Ganges in 1817
malaria | is spread by mosquitoes and was treated with quinine | kept Europeans out of tropical Africa | is a fever of swamps by the Anopheles
yellow fever | killed French troops in Haiti | stopped the first work in Panama | was shown by Walter Reed to be borne by Aedes mosquitoes
tuberculosis | was called consumption in earlier times | was shown by Koch to come from a bacillus | was a lung disease of slums
scurvy | weakened sailors without fresh fruit | was prevented by limes and lemons | came from lack of vitamin C
typhus | was carried by lice in armies | killed many of Napoleon's soldiers in Russia | was a camp fever that killed Anne Frank
polio | paralyzed the legs of Franklin Roosevelt | was beaten by Salk's vaccine in 1955 | crippled children in summer epidemics
Ebola | spread in West Africa in 2014 | was named for a river in Congo | causes bleeding fever from fruit bats
AIDS pandemic | was the worldwide spread of HIV | was the disease crisis hardest on southern Africa | was a health disaster recognized in 1981
COVID-19 pandemic | was the worldwide outbreak of a coronavirus in 2020 | was the disease first reported at Wuhan | was a health crisis with lockdowns and rapid vaccines

# Goods and animals in world trade
? Which trade item
horse | was brought by Spaniards and changed Plains life | gave conquistadors a military advantage | died out in America before Columbus
silver | was mined at Potosí and shipped to Manila | caused inflation in Spain | paid for Chinese silk by galleon
opium | was sold by Britain to China to balance trade | came from Bengal poppies | was destroyed by Lin Zexu in 1839
silk | is the fabric whose making was a Chinese secret | is cloth made from the cocoons of worms | is the costly textile that gave the caravan road its name
porcelain | is fine ceramic made from kaolin | is the ware for which the Ming were famous | is hard pottery known as china
spice | was pepper, cloves, nutmeg or another Asian seasoning | is the product of the Moluccas that Europeans wanted | is an expensive flavoring that drove exploration
llama | is the pack animal of the Andes | is the domesticated relative of the alpaca | is a beast of burden that carried loads on Inca roads
obsidian | is volcanic glass for sharp weapons | is the black stone traded by Teotihuacán | is the material of Aztec knives and clubs
quinine | is a medicine against malaria | is the bark drug that let Europeans enter Africa | is the remedy from cinchona

# Trade routes and networks
? Which network
Champagne fairs | brought merchants together in northeastern France | linked Flemish cloth with Italian spices | took place six times a year in four towns
Indian Ocean trade | used monsoon winds between Africa and India | linked Swahili ports with Gujarat | was shared by Arabs, Gujaratis and Malays
Manila galleons | carried American silver to the Philippines | sailed yearly from Acapulco | brought Chinese silk back to New Spain
Amber Road | carried fossil resin from the Baltic to the Mediterranean | was an ancient route to Aquileia | linked northern forests with Rome
Silk Road | linked caravan routes from China to the Mediterranean | carried Buddhism and luxury cloth across Asia | was the trade route that started at Chang'an
trans-Saharan trade | was commerce that exchanged salt for gold | was camel traffic between North and West Africa | was the exchange that spread Islam south of the desert
triangular trade | was the commerce that linked Europe, Africa and the Americas | was the pattern of goods to Africa, people to colonies and sugar home | was a three-sided system of exchange
Columbian Exchange | was the transfer of plants, animals and diseases across the Atlantic | was the movement of horses, wheat and smallpox after 1492 | was the worldwide transfer that brought potatoes to Europe
Ho Chi Minh Trail | was the supply route through Laos | ran through jungle to South Vietnam | was the line bombed to stop northern troops
yam | was the relay system of horse stations for messengers | was the courier network across the conquered lands | gave Mongol riders with tablets fresh horses at its posts

# Royal houses of Europe
? Which royal house
Merovingian dynasty / Merovingians | ruled the Franks from Clovis to 751 | lost power to mayors of the palace | ended with so-called do-nothing kings
Carolingian dynasty / Carolingians | was named for Charles Martel | ruled from 751 under Pepin and his heirs | produced an emperor in 800
Capetian dynasty / Capetians | began in Paris in 987 | slowly enlarged French royal land to 1328 | produced the French king Louis IX
Plantagenet dynasty / Plantagenets | ruled England from 1154 | took its name from the broom plant | began with Henry II and Eleanor
Valois dynasty / Valois | ruled France in the Hundred Years' War | followed in 1328 and ended with Henry III | included the Renaissance king Francis I
Bourbon dynasty / Bourbons | ruled France from 1589 and later Spain | included the Sun King | was restored after Napoleon
Tudor dynasty / Tudors | ruled England from 1485 to 1603 | broke with the church of Rome | ended with the Virgin Queen
Stuart dynasty / Stuarts | came from Scotland in 1603 | faced civil war and a glorious change | lost its last queen, Anne, in 1714
Hanoverian dynasty / Hanoverians | came from Germany to Britain in 1714 | began with George I | left government to a cabinet
Habsburg dynasty / Habsburgs / Hapsburgs | ruled Austria and, for a time, Spain | gained lands by marriage and held the imperial crown | fell at Vienna in 1918
Hohenzollern dynasty / Hohenzollerns | ruled Brandenburg and then Prussia | produced the kaisers of united Germany | began with the Great Elector's power in Berlin
Romanov dynasty / Romanovs | ruled Russia from 1613 to 1917 | followed the Time of Troubles | was celebrated for 300 years before revolution
House of Savoy | ruled Piedmont and Sardinia before 1861 | became kings of united Italy | lost the crown by vote in 1946

# Monastic and religious orders
? Which religious group
Benedictines | follow a rule of prayer and work | began at Monte Cassino | are the oldest western monks
Cluniacs / Cluny | began reform of the church in Burgundy in 910 | opposed simony and lay control | stressed long, rich services
Cistercians | lived strictly in white robes in wild places | were led by Bernard | drained land and reformed the Benedictine life in 1098
Franciscans | are friars of poverty in brown robes | were founded by a saint of Assisi | preached to the poor and animals
Dominicans | are black-robed friars of preaching | included the scholar Thomas Aquinas | staffed the courts of the Inquisition
Carmelites | began as hermits of a mountain in Palestine | were reformed by Teresa of Ávila | include the barefoot nuns of Spain
Capuchins | are hooded friars who left the Franciscans in 1528 | gave a name to a coffee | served the plague sick in the Catholic reform
Beguines | were lay women in communities without vows | lived in Flemish towns by spinning | nursed the sick in the Low Countries
Cathars / Albigensians | believed in a good and an evil god | were heretics of southern France | were wiped out in a crusade from 1209
Waldensians | followed a merchant of Lyon | preached poverty and Bible reading as lay heretics | lived on in Alpine valleys
Lollards | followed the teaching of Wycliffe | read the Bible in English | were persecuted in England before Luther
Hussites | fought emperor and pope in Bohemia | demanded wine for the laity | avenged a man burned at Constance
Knights Templar / Templars | guarded pilgrims and became bankers | had headquarters on the Temple Mount and was dissolved in 1312 | was destroyed by Philip IV of France
Knights Hospitaller / Hospitallers / Knights of St. John | cared for the sick of Jerusalem | held Rhodes and Malta against the Ottomans | wore a black robe with a white eight-pointed cross
Teutonic Knights | conquered the pagan Prussians | was a German order on the Baltic coast | lost at Tannenberg in 1410 and was halted by Nevsky
Flagellants | were people who whipped themselves to end the plague | marched in processions as penitents in 1348–1349 | were bands who saw disease as punishment and hurt themselves

# Weapons and technology of World War I
? Which invention
machine gun | fired hundreds of rounds a minute and mowed down attackers | made charges across open ground deadly | was used by crews with belts of ammunition
poison gas | blinded or choked soldiers | was used at Ypres as chlorine | was countered by masks
tank | crossed trenches on treads | was armored and first used at the Somme | was a British landship
submarine / U-boat | sank ships with torpedoes under water | was Germany's weapon of blockade | sank the liner Lusitania in 1915
airplane | was used first for scouting and then for dogfights | was flown by the Red Baron | carried guns timed through the propeller
zeppelin | bombed London from a gas-filled hull | was a German airship | was a rigid balloon with engines
barbed wire | protected trenches with twisted metal | was an American farm fence that entangled attackers | was cut by hand before an assault
artillery | caused most of the casualties by shells | included howitzers such as Big Bertha | fired long barrages before attacks
dreadnought | was a big-gun battleship of 1906 | started a naval race of Britain and Germany | made earlier warships out of date
convoy | protected merchant ships by sailing in groups | was guarded by destroyers | reduced losses to U-boats after 1917

# Rise of dictators and the road to war
? Which event
March on Rome | brought Mussolini to power in October 1922 | was a threat of Blackshirts | made the king name a Fascist premier
Beer Hall Putsch | was Hitler's failed coup in Munich in 1923 | led to prison at Landsberg | began in a tavern with Ludendorff
Reichstag fire | was used to suspend civil rights in February 1933 | was blamed on a Dutch communist | burned the German parliament
Night of the Long Knives | killed SA leaders in June 1934 | destroyed Ernst Röhm and his friends | was a purge that pleased the army
invasion of Manchuria / Mukden Incident | began with a railway explosion in 1931 | was Japan's first takeover in China of the 1930s | led Japan to leave the League
invasion of Ethiopia | was Mussolini's attack of 1935 | defeated the emperor Haile Selassie | showed weak sanctions by the League
remilitarization of the Rhineland | sent German troops over a river zone in March 1936 | broke Locarno without a fight | was Hitler's first gamble by force
Spanish Civil War | was fought by Republicans and Nationalists from 1936 to 1939 | was won by Franco | drew international brigades and German planes
bombing of Guernica | destroyed a Basque town in 1937 | was done by German planes for Franco | inspired a Picasso mural
invasion of Poland | began World War II on September 1, 1939 | used blitzkrieg with tanks and planes | made Britain and France declare war
Marco Polo Bridge Incident | began full war of Japan and China in July 1937 | was a clash near Beijing | led to the fall of Nanjing
Wall Street crash | began the worldwide slump in October 1929 | wiped out stock prices in New York | ended American loans to Germany
Anschluss | was the union of Austria and Germany in 1938 | joined two German-speaking countries against the Treaty of Versailles | was Hitler's annexation of his birthplace

# Political groups of the French Revolution and after
? Which group
Jacobins | formed the radical club that ruled in 1793 | met in a former convent in Paris | lost its meeting hall in November 1794 after Robespierre fell
Girondins | was the moderate republican faction from the southwest | lost power to the Mountain in 1793 | favored the provinces over Paris
the Mountain / Montagnards | sat on the highest benches | was the radical wing that voted for the king's death | drove its moderate rivals from the Convention
National Convention | met from 1792 to 1795 | abolished the monarchy and tried the king | proclaimed the French Republic
Legislative Assembly | declared war on Austria in April 1792 | sat for only a year from October 1791 | split into left, center and right by seats
National Guard | was the Paris militia commanded by Lafayette | was created in July 1789 | wore the tricolor to protect property
Enragés | demanded price controls on bread | was the far left led by Jacques Roux | attacked merchants and hoarders in 1793
ultraroyalists / ultras | wanted full return to absolute monarchy after 1815 | supported Charles X in 1824 | asked payment for land taken from nobles
Chartists / Chartism | presented petitions for votes for all men and a secret ballot | failed in 1848 but saw most demands passed later | asked for annual Parliament in six points
Anti-Corn Law League | campaigned against grain tariffs | was led by Richard Cobden and John Bright | won free trade in 1846
Luddites | were workers who broke machines | were the followers of a mythical Ned who attacked frames | were English protesters of 1811–1816 against looms

# Places and monuments of ancient Rome
? Which Roman site
Pompeii | was buried by Vesuvius in 79 CE | was an Italian town preserved under ash | shows wall paintings and casts of victims
Appian Way | was the first great paved road | ran from Rome to Brindisi | was lined with crucified rebels
Hadrian's Wall | marked the northern frontier in Britain | stretched from the Tyne to the Solway | kept out the Picts from 122
Circus Maximus | was the track for chariot races | held about 250,000 spectators | lay below the Palatine as a racing ground
Masada | was the last fort of Jewish rebels | was taken by siege ramp in 73 or 74 CE | stands on a rock above the Dead Sea
Arch of Constantine | honors the victory at the Milvian Bridge | stands beside the Colosseum | reuses carvings of earlier emperors
Trajan's Column | shows the Dacian wars in a spiral | stands in the forum of a Spanish-born ruler | is a carved marble shaft in Rome
Catacombs / catacomb | contained underground burial tunnels for early Christians | served as hidden places of worship in Rome | had wall paintings of the Good Shepherd
Ravenna | was the late western capital on the Adriatic | has Byzantine mosaics at San Vitale | was the seat of Theodoric
Colosseum | was the arena where gladiators fought | was the amphitheater finished in 80 CE under the Flavians | was a huge oval stadium for about 50,000 spectators
Pantheon | was the domed temple to all gods | was Hadrian's round building with an opening in its roof | was the best-preserved concrete dome of antiquity
Forum | was the public square that was the center of city life | was the marketplace and meeting place of Rome | was the area with temples, courts and the senate house

# Mesopotamian and Near Eastern gods
? Which deity
Marduk | was the chief god of Babylon | killed Tiamat in the creation epic | had a great temple beside the tower of Etemenanki
Ishtar / Inanna | was the goddess of love and war | had a blue gate in Babylon | went down to the underworld in a Sumerian myth
Enlil | was the Sumerian god of wind and storms | was honored at Nippur | sent the flood in the Gilgamesh story
Ashur | was the war god who gave Assyria its name | was shown in a winged disk | had his city on the upper Tigris
Shamash / Utu | was the sun god of justice | is shown giving power to Hammurabi on the stele | watched over oaths and laws
Baal | was the Canaanite storm god | was condemned by Hebrew prophets | was honored by Phoenicians and Jezebel
Yahweh | was the one God of the Hebrews | made a covenant with Abraham | gave the Ten Commandments
Ahura Mazda | was the wise lord of Zoroastrians | fought Ahriman and the lie | was credited by Darius with his throne
Mithra / Mithras | was worshipped by Roman soldiers in caves | killed a bull in temple carvings | came from Persian religion to the legions

# Battles of Asia
? Which battle
First Battle of Panipat / Battle of Panipat | gave Babur northern India in 1526 | was won with artillery over Ibrahim Lodi | founded Mughal rule near Delhi
Battle of Chaldiran / Chaldiran | was an Ottoman victory over Ismail in 1514 | was won by muskets against Safavid cavalry | fixed the border of Iran and Turkey
Battle of Lepanto / Lepanto | was the defeat of the Ottoman fleet in 1571 | was won by Spain and Venice off Greece | was the last great galley battle
Siege of Vienna of 1683 | was relieved by Sobieski | was Kara Mustafa's failed attack | began Ottoman retreat from Hungary
Battle of Sekigahara / Sekigahara | was the victory of Ieyasu in 1600 | was the clash that decided control of Japan | was a fight in a mountain pass before the shogunate
Battle of Nagashino / Nagashino | was the 1575 victory with muskets | was won by Nobunaga's gunfire against cavalry | was the defeat of the Takeda

# Italian states and Europe's small powers
? Which state
Papal States | was the land ruled by the pope | crossed central Italy until 1870 | shrank to Vatican City
Kingdom of the Two Sicilies | was ruled by Bourbons from Naples | was conquered by Garibaldi in 1860 | covered southern Italy before unification
Piedmont-Sardinia / Kingdom of Sardinia | was led by Cavour from Turin | gave Italy its king | joined the Crimean War to win friends
Duchy of Milan / Milan | was ruled by the Visconti and Sforza | was the Lombard power of the Renaissance | employed Leonardo and was seized by France
Prussia | was the militarized kingdom of Frederick | united Germany under Bismarck | had its capital at Berlin and Junkers as officers
Poland-Lithuania / Polish-Lithuanian Commonwealth | was weakened by elected kings | was the large union destroyed by partitions | joined a kingdom and grand duchy in 1569
Dutch Republic / United Provinces | was the merchant nation of Amsterdam | won freedom from Spain in 1648 | had a golden age of painting
Holy Roman Empire | was the loose German realm ended by Napoleon in 1806 | chose its ruler by electors | lasted from Otto I for about 850 years
Muscovy / Moscow | grew by collecting tribute for the Mongols | was ruled by Ivan III | became the core of Russia
Portugal | began the age of exploration | freed itself from Spain in 1640 | lost its king to Brazil in 1807

# New nations of Africa and Asia
? Which country
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
Indonesia | won freedom from the Dutch in 1949 | is the most populous Muslim nation | was led by Sukarno
Pakistan | was created for Muslims in 1947 | was led first by Jinnah | lost its eastern half in 1971
Philippines | became free of the United States in 1946 | was Spanish until 1898 | had Marcos and Aquino
Malaysia | was formed in 1963 from British lands | expelled Singapore in 1965 | has its capital at Kuala Lumpur
Burma / Myanmar | became independent of Britain in 1948 | has been ruled by generals | was led by U Nu and Ne Win

# Terms of historical study
? Which term describes
chronology | the order of events in time | arranging happenings by date | a sequence shown on a timeline
era | a long span marked by shared features | a period such as the Victorian | a stretch of history with a name
century | a span of one hundred years | the years from 1901 to 2000, for example | ten decades taken together
decade | a span of ten years | the 1960s, for example | one tenth of a hundred years
millennium | a span of one thousand years | the years 1001 to 2000, for example | ten hundreds of years
bias | a one-sided point of view | prejudice that colors a source | the slant of an author
cause and effect / causation | the link between why something happened and what followed | a relation that explains results | reasoning from reasons to consequences
continuity | what stays the same over time | the opposite of change | lasting patterns in a society
periodization | dividing the past into named blocks | setting beginnings and ends for ages | a historian's choice of turning points
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
? Which belief is
polytheism | belief in many gods | the religion of Sumerians, Egyptians, Greeks and Romans | worship of several deities who control forces of nature
monotheism | belief in a single god | the central teaching shared by Judaism, Christianity and Islam | worship of one deity only, as taught by the Hebrews
animism | belief that spirits live in animals, plants and natural forces | a religion that sees a soul in trees, rivers and rocks | the early faith of many hunting peoples and of traditional Africa
deism | belief in a God who made the world but does not interfere | the clockmaker view of religion | a faith of reason held by Voltaire
ancestor worship / ancestor veneration | honoring the spirits of dead family members so that they help the living | a practice of early China in which families made offerings to dead relatives
atheism | the view that no god exists | the rejection of religion that Marxist governments taught officially
liberation theology | Catholic teaching on justice for the poor | the teaching that the church should fight oppression | the view of priests such as Gutiérrez
Divine Faith / Din-i Ilahi | the mix of religions created by Akbar | a new cult at the Mughal court | a cult that united Hindu, Muslim and Christian ideas

# Forms of government
? Which form of government is
democracy | government by the people | rule by citizens, first developed at Athens | the system in which all male citizens voted in an assembly
oligarchy | rule by a few powerful people | government by a small group, often of wealthy merchants | the kind of rule at Corinth and, in part, Sparta
aristocracy | rule by noble landowning families | government by a hereditary upper class | rule by the hereditary nobles who replaced kings in Greek city-states
tyranny / tyrant | rule by one who seized power by force | the type of one-man government set up with support of common people | the system of Peisistratus at Athens
monarchy | rule by a king or queen | government in which power is inherited by one person | the rule of Agamemnon's Mycenae
theocracy | rule by priests or in the name of a god | government in which the ruler is seen as divine or as a religious leader | a state in which religious law and political power are one
republic | a system in which citizens elect their leaders | the system that replaced the Roman kings in 509 BCE | rule by elected representatives instead of a monarch

# Farming and food getting
? Which term names
slash-and-burn farming / slash-and-burn agriculture / swidden | cutting and setting fire to forest so that the ash fertilizes the soil | clearing woodland for fields that are abandoned after a few years | an early method of growing crops in which farmers moved to new plots
irrigation | bringing water to fields by canals and ditches | a system of watering crops in dry river valleys | controlling river floods with dikes and channels for farming
chinampa | a floating garden in a lake | an artificial field used by Aztec farmers | a raised plot of mud and reeds
three-field system | farming in which one part of the land lies fallow in turn | a plan that raised food output about 800 | a plan in which two thirds of the land is planted each year
crop rotation | planting different plants each year to keep soil fertile | the use of turnips and clover by Townshend | a method of avoiding fallow land
enclosure / enclosure movement | the fencing of common fields by landlords | a change that forced small farmers off English land | the joining of strips into large farms
domestication | taming animals and adapting plants for human use | turning wild wheat, goats and cattle into crops and livestock | selective breeding of wild species by early farmers
pastoralism | making a living by herding animals such as sheep, goats or horses | a way of life based on livestock and seasonal pastures | the economy of steppe and desert herders
foraging / hunting and gathering | getting food from wild plants and game | the way all humans lived before agriculture | collecting nuts, berries and roots and killing wild animals
nomadism / nomad | moving from place to place in search of food or pasture | the roaming life of hunters and herders without permanent homes | having no fixed settlement

# Political units
? Which political unit is
civilization | a complex society with cities, government, social classes and record keeping | an advanced culture that first appeared in river valleys | the stage of society with specialized workers, institutions and technology
city-state | an independent urban center that rules the farmland around it | a self-governing political unit such as Ur, Athens or Venice | the form of government used by Sumerians and Greeks
empire | a group of peoples or states under one ruler | a large state formed when one people conquers many others | the kind of realm that Sargon of Akkad was first to build
protectorate | a state with its own government under outside control | a country guided by a stronger power | Egypt's status under Britain in 1914
dominion | a self-governing country within the British Empire | Canada's status in 1867 | a land with its own laws but a shared crown
mandate | a territory ruled for the League | former German or Ottoman land under British or French care | the status of Syria and Palestine after 1920
satellite nation / satellite state | a country dominated by the Soviet Union | Poland or Hungary after 1945 | an Eastern European land under Moscow's control
penal colony | a place for convicts | Australia's first role for Britain | the settlement at Botany Bay and Sydney
satrapy | a province of the Persian Empire | a district whose governor answered to the king of Persia | one of about 20 units into which Darius divided his realm

# Writing and record keeping
? Which term names
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
? Which term names
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
? Which term names
shogun | the supreme military ruler who governed in the emperor's name | the general who held real power from 1192 to 1868 | the head of a bakufu or tent government
daimyo | a great landholding lord who commanded private armies | a warlord who owed loyalty to the military ruler | the lord who spent every other year in Edo
samurai | a warrior who served a lord | a fighter of the class that carried two swords | a vassal paid in rice or land for military service
ronin | a warrior without a master | a wandering fighter who had lost his lord | one of 47 men who avenged their lord in a famous tale
geisha | a woman trained in music, dance and talk | an entertainer of Kyoto's teahouses | a skilled hostess at banquets

# Ideas and policies of feudal and Tokugawa Japan
? Which term names
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
vassal | a person who receives land in return for loyalty | a person who swears homage and owes military service to a lord
serf | a peasant bound to the land | a laborer who could not leave the estate | the lowest person on the manor, not a slave
knight | a mounted warrior in armor | a fighter who began as page and squire | the soldier bound by chivalry
boyar | a Russian landowning noble | an aristocrat crushed by Ivan the Terrible | a noble forced by Peter the Great to shave
Junker | a landowning noble of Prussia | an officer of the Hohenzollern army | an eastern German estate owner
helot | a state-owned serf who worked the land in Sparta | a conquered Messenian forced to farm | an unfree laborer who outnumbered Spartans
metic | a resident foreigner of Athens without citizenship | a free noncitizen who paid taxes and traded | a person such as Aristotle, who lived but could not vote in Athens
peon | a worker tied to land by debt | a landless laborer on an estate | a person bound to repay a landlord
kulak | a wealthy peasant in Russia | a rural landowner killed or exiled by Stalin | a farmer who resisted losing private land
yangban | the hereditary class of landowning officials | the class that monopolized the Confucian examinations and government office | Korean aristocrats who ranked above commoners and slaves
gentry | the class of landowners and scholar-officials | educated families who passed the exams and ran local affairs | the elite below the aristocracy in late imperial China

# Scholars, performers and storytellers
? Which kind of person was
scribe | a professional writer and record keeper | an educated person trained to read and copy tablets | a trained official who kept accounts for temple and palace
philosopher | a lover of wisdom who seeks truth by reason | a thinker such as Plato | one who used logic instead of gods to explain the world
griot | a West African storyteller who keeps history | a singer of the epic of Sundiata | a person who remembers family records and praises
troubadour | a poet who sang of love | a traveling composer at the court of southern France | a singer of knights and ladies
philosophe | a French social critic who believed in reason | a thinker such as Voltaire | a writer of the Encyclopedia circle
iconoclast | a breaker of religious images | a supporter of the ban of 726 | one who opposed the use of holy pictures
physiocrat | an economist who believed land made wealth | a follower of Quesnay | a critic of mercantilism in France
entrepreneur | one who organizes and takes risk in business | a person who starts and runs a firm | an investor such as Arkwright who combined labor and capital
paterfamilias | the male head of the household with full power over it | the oldest man with authority over wife and children | the father whose legal power included life and death
patron | a wealthy supporter of artists | a person such as Lorenzo de' Medici who paid for art | a financial backer of painters and writers
Renaissance man / universal man | a person skilled in many fields | the ideal described by Castiglione in The Courtier | someone such as Leonardo who mastered art and science

# Fighters and military units
? Which term names
hoplite | a heavily armed foot soldier | a citizen fighter with round shield and spear | an infantryman who bought his own bronze armor
phalanx | a dense block of foot soldiers with shields and spears | the battle formation of overlapping shields | a close array of infantry used against Persia
legion | the Roman body of about 5,000 heavily armed foot soldiers | a body of troops divided into centuries and cohorts | the core unit of the army that conquered Italy
gladiator | a fighter who entertained crowds in an arena | a slave or prisoner trained for combat | Spartacus before his revolt
theme | a Byzantine military district in which soldiers held land | a province under a general called a strategos | an administrative unit combining defense and farming
condottiere | a leader of hired soldiers in Italy | a mercenary captain such as Francesco Sforza | the commander of a private army for a city-state
sepoy | an Indian soldier in British service | a native infantryman of the Company | a rebel of 1857
ghazi | a warrior for Islam | a frontier raider in Anatolia | a holy fighter who followed Osman
conquistador | a Spanish conqueror in the Americas | a soldier such as Cortés or Pizarro | an adventurer seeking gold for God and glory
guerrilla | a fighter who strikes and hides | a Spanish word for small war | a peasant who ambushed French soldiers
warlord | a local military ruler | a general who controlled a province after 1916 | a commander whom the Northern Expedition fought

# Officials and strongmen
? Which kind of official was
vizier | the chief minister who ran the government | the highest official below the king | an adviser in charge of the bureaucracy and tax collectors
viceroy | a governor who ruled for the Spanish king | the head of New Spain or Peru | the royal deputy in Mexico City
intendant | a royal official in a French province | a tax collector and judge sent by Richelieu | the agent who replaced nobles
zamindar | a local tax official in Mughal India | a landlord who collected revenue | a holder of land rights under British rule
ephor | one of five Spartan overseers | an elected official who supervised kings and education | a yearly magistrate at Sparta
dictator | a leader given absolute power for up to six months in a crisis | the emergency office held by Cincinnatus | the post that Julius Caesar made lifelong
caudillo | a military strongman in Latin America | a dictator who held power after independence | a ruler such as Juan Manuel de Rosas

# Tombs and burial
? Which term names
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
castle | a fortified home of a noble | a stronghold with a keep, moat and drawbridge | a stone building for defense in Norman times
pueblo | a village of flat-roofed adobe houses | the apartment-like settlement of the Southwest | a Spanish word for town used for cliff peoples
stele / stela | an upright stone slab carved with text or images | the kind of monument on which Hammurabi's laws stand | a pillar set up to record laws or victories
yurt / ger | a round tent of felt | the portable home of herders | a dwelling moved by oxcart
tenement | an overcrowded apartment building | a multistory slum dwelling | a shabby house for factory families

# Institutions of worship and learning
? Which institution is
synagogue | a house of worship and study | the meeting place for prayer that replaced the Temple | the building in which a congregation hears a rabbi
mosque | a house of worship with a minaret | the building in which the imam leads Friday prayers | a place of prayer with a niche facing Mecca
monastery | a community of men living by religious rule | a house where monks copied manuscripts | the place governed by an abbot
madrasa / madrasah | a school of religion and law | a college attached to a house of worship | a place where the ulama were trained
university | a guild of teachers and students | the place at Bologna and Paris | a place granting degrees in law and medicine
mission | a religious settlement that converted Indians | the church community of friars in California | an outpost of Jesuits in Paraguay
lycée | a government-run secondary school | a French public school set up in 1802 | an academy that trained officials
salon | a social gathering for discussion | the meeting of writers at a hostess's home | a Paris drawing room for new ideas
Inquisition | the court that tried heretics | the church tribunal that used torture | the body set up against Cathars and later in Spain

# African cities
? Which African city
Timbuktu | was the trading city with the Sankore university | was a center of Muslim learning on the Niger bend | was a place where books were a prized import
Kilwa | was the wealthy Swahili port that controlled southern gold | was an island city with coral palaces admired by Ibn Battuta | was the Tanzanian harbor sacked by Portugal in 1505
Djenné / Jenne / Djenne | was a city of Mali with a great mud mosque | was one of the oldest towns of the inland Niger | was a center of trade linked by river to Timbuktu
Meroë / Meroe | was a capital known for ironworking | had its own script and steep small pyramids in Nubia | exported iron tools and fell to Aksum about 350 CE
Great Zimbabwe | left massive stone walls built by the Shona | traded gold to the coast at Sofala | was abandoned about 1450 in southeastern Africa

# African peoples
? Which African people
Bantu | migrated from what is now Cameroon across half the continent | spread ironworking and farming in southern Africa | speak related languages such as Zulu and Shona
Nok | made terra-cotta figures and smelted iron in Nigeria | is West Africa's earliest known culture | was named for a village on the Jos plateau
Zulu | rose to power under Shaka | beat the British at Isandlwana in 1879 | used short stabbing spears in southern Africa
San | are hunter-gatherers of the Kalahari | speak click languages and left rock art | are among the oldest peoples of southern Africa
Asante / Ashanti | built a kingdom of the golden stool | sold gold and slaves on the Gold Coast | fought several wars against Britain from Kumasi

# Religious leaders and followers
? Which term names
rabbi | a teacher and scholar of religious law | the spiritual leader of a congregation | the kind of religious guide that took over the role of priests
apostle | one of the twelve close followers chosen to spread the faith | a disciple sent out to preach | a first missionary such as Peter
martyr | a person who dies for a belief | one killed in persecution rather than deny Christ | a Christian such as Stephen who was put to death
bishop | the head of all churches in a diocese | a priest who supervises several congregations | the leader of a see under the pope
pope | the head of the Roman Catholic Church | the leader in Rome who claims succession from Peter | the highest authority of western Christianity
patriarch | the leading churchman of Constantinople | the head of an Eastern Orthodox church | one of the chief bishops of the East
clergy | people trained and ordained for religious service | the First Estate of France | priests and bishops as a body
friar | a wandering preacher who lived by begging | a brother in the Franciscan order | a mendicant who worked in towns
ayatollah | a Shi'ite religious leader | a high cleric of Iran | a title of the jurist in Qom
oracle | a priestess or shrine through which a god gave answers | a source of prophecy such as the one at Delphi | a sacred place where Greeks asked about the future
bodhisattva | one who postpones nirvana to help others be saved | an enlightened being such as Guanyin | a merciful saint of East Asian Buddhism

# Sacred texts and epics
? Which text is described as
Torah | the first five books of the Hebrew Bible | the most sacred writings, believed to have been given to Moses | the scrolls of law read in a synagogue
Talmud | the collection of rabbis' commentary on law | a body of debates on oral law completed about 500 CE | the written record of discussions by ancient rabbis
gospel | an account of the life and teaching of Jesus | one of four books by Matthew, Mark, Luke and John | the good news preached by missionaries
Qur'an / Quran / Koran | the holy book of Muslims | the revelations of Allah as received by Muhammad | sacred scripture in Arabic with 114 chapters
hadith | a saying or deed of Muhammad handed down | a report that guides believers beside scripture | a tradition used as a source of law
Vedas | the sacred hymns and prayers brought by early settlers | the four collections of ritual that are the oldest Hindu scriptures | texts passed on by priests, including the Rig
Mahabharata | a long epic about a war between two families of cousins | the poem that contains the Bhagavad Gita | a Sanskrit epic of about 100,000 verses on the Bharata clan
Ramayana | an epic about a prince who rescues his wife Sita | the poem in which a demon king of Lanka is defeated | a Sanskrit tale of an ideal king and faithful wife
Upanishads | essays that explain the meaning of the Vedas | dialogues between teachers and students about the soul | philosophical writings on atman and Brahman
Bhagavad Gita | the dialogue between Krishna and the warrior Arjuna | a Hindu scripture about doing one's duty in battle | a poem of counsel given before fighting begins
Popol Vuh | the Maya story of creation | a sacred book of the Quiché | the tale of hero twins and maize
Arthashastra | a handbook on ruling, credited to Kautilya | the treatise that advised Mauryan kings to use spies | an ancient Indian work on statecraft
Panchatantra | a collection of animal fables from India | moral stories for princes that spread to Persia and Europe | fables told through beasts that act like people

# Movements of peoples
? Which movement of people was
Exodus | the departure from slavery in Egypt | the event celebrated at Passover | the journey through Sinai to the Promised Land
Diaspora | the scattering of the Jews outside their homeland | the dispersion that grew after Rome destroyed the Temple in 70 CE | the communities that live away from Israel
Babylonian Captivity / Babylonian Exile | the forced stay of Judah's people far from home after 586 BCE | the time away from Judah that Cyrus the Great ended | the deportation carried out by Nebuchadnezzar
Hijrah / Hijra / Hegira | Muhammad's move from Mecca to Medina in 622 | the migration that begins the Muslim calendar | the flight to Yathrib
Long March | the 6,000-mile retreat of 1934–1935 | the escape of Communists to Shaanxi | the trek on which only a few thousand survived
Great Trek | the Boers' move north from the Cape | the journey of Dutch farmers in the 1830s | wagons leaving British rule
African diaspora | the scattering of a continent's people overseas | the spread of music, food and faith to the Americas by captives | descendants of captives outside their homeland
Middle Passage | the voyage of captives from Africa to the Americas | the crossing on packed ships with high death rates | the second leg of a three-part route

# Duties of Muslims
? Which duty of Muslims is
hajj | the pilgrimage to Mecca | the journey that every able Muslim should make once | the fifth pillar, a journey to the holiest city
salat / salah | prayer five times a day | worship in which Muslims face Mecca | the second pillar, performed at set hours
zakat | giving to the poor | charity as a religious tax | the sharing of part of one's wealth as alms
sawm / siyam | fasting during the month of Ramadan | going without food and drink from dawn to sunset | the fourth pillar, kept in the ninth month
shahada | the declaration of faith | the statement that there is no god but Allah | the first pillar, which a convert must recite
jihad | the struggle or effort in God's service | an inner striving against evil, or a holy war | defense of the faith

# Islamic society
? Which term names
umma / ummah | the worldwide community of believers | the Muslim community that replaced tribal loyalty | the religious brotherhood formed at Medina
dhimmi | a protected Christian or Jew who paid a special tax | a non-Muslim person of the book | a subject who kept his religion by paying jizya
millet | a self-governing religious community | a group with its own leader under the sultan | the Ottoman system for Christians and Jews
harem | the private quarters of women | a part of the palace for wives and concubines | the household of the sultan's mother
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
Topkapi Palace | was the Ottoman residence at Istanbul | had a harem and view of the Bosporus | was begun by Mehmed II
Blue Mosque | was built by Sultan Ahmed with six minarets | stands opposite the Hagia Sophia | is known for tiles of its color
Temple of Heaven | was where the Chinese emperor prayed for harvests | has a round hall in Beijing | was built by Yongle
Potala Palace | was the home of the Dalai Lama in Lhasa | stands on a hill in Tibet | was begun in the 1600s as winter residence
Golden Temple | is the holiest Sikh shrine | stands in a pool at Amritsar | was stormed by Indian troops in 1984
Kaaba / Ka'aba | is the cube-shaped shrine at Mecca | is the holy building holding a black stone | is the house of worship from which Muhammad removed idols
Dome of the Rock | is the shrine on Jerusalem's Temple Mount | is the gold-topped monument finished in 691 | is the building over the site of Muhammad's ascent to heaven
Hagia Sophia | was the domed church in Constantinople finished in 537 | was the cathedral of Holy Wisdom that became a mosque | was the masterpiece of Anthemius and Isidore
Taj Mahal | is the white marble tomb at Agra | is Shah Jahan's monument to his wife | is a building with dome and minarets on the Yamuna
Red Fort | is the sandstone palace in Delhi | is a Mughal stronghold built by Shah Jahan at Shahjahanabad | is a walled residence where India raised its flag in 1947
Forbidden City | is the palace of Beijing closed to commoners | is the residence of emperors from 1421 | is a walled complex with the Hall of Supreme Harmony
Angkor Wat | is a Hindu temple complex later used by Buddhists | was built in the twelfth century as a symbol of Mount Meru | appears on the Cambodian flag
Borobudur | is a Buddhist monument on Java | was built by the Sailendra about 800 in terraces | is a hill of stone with 72 bell-shaped stupas
House of Wisdom | was the library and translation center in Baghdad | was an academy where Greek works were put into Arabic | was the ninth-century research institute of al-Mamun
Hippodrome | was the arena for chariot races | was the place where the Blues and Greens rioted | was Constantinople's racetrack holding 60,000

# Languages
? Which language is
Sanskrit | the classical tongue of India | the Indo-European tongue in which the Mahabharata is written | the ancient speech of Brahmin priests and scholars
Urdu | the tongue of camp mixing Persian and Hindi | a tongue in Arabic script | the official speech of Pakistan
Latin | the speech of ancient Rome and of the medieval Western church | the parent of French, Spanish and Italian
Swahili | the East African tongue that blends Bantu speech with Arabic words | the tongue of the Indian Ocean trading ports of Africa
Quechua | the official tongue of the Inca Empire | a native tongue still spoken by millions in the Andes
Nahuatl | the tongue of the Aztec people | the tongue of central Mexico that gave English the words tomato and chocolate

# Gods of India, Japan and the Americas
? Which name belongs to
Brahma | the Hindu creator god | the member of the trinity of gods who made the universe | a deity with four heads and few temples of his own
Vishnu | the Hindu preserver god | the god who comes to earth as Rama and Krishna | the deity who protects the world in a series of avatars
Shiva | the Hindu destroyer god | the deity often shown dancing in a ring of fire | the god of destruction and renewal, husband of Parvati
Quetzalcoatl | the feathered serpent god | the deity of wind and learning who would return from the east | a Toltec god of peace shown with plumes
Huitzilopochtli | the Aztec god of the sun and war | the deity who needed human blood to rise | the patron who led the people to Lake Texcoco
Inti | the Inca sun god | the deity from whom the emperor claimed descent | the chief god of Cuzco's golden temple
Viracocha | the creator god of the Inca | the Andean deity who made sun, moon and people | a supreme god above the sun in Peru
Amaterasu | the sun goddess of Shinto | the ancestor of emperors | the deity of the shrine at Ise

# Rulers of the Americas before 1550
? Which ruler was
Pachacuti / Pachacutec | the Inca monarch who created a great empire from 1438 | the emperor who rebuilt Cuzco and conquered Peru | the ninth Sapa Inca, whose name means earth shaker
Atahualpa | the last independent Inca ruler, captured at Cajamarca | the emperor who filled a room with gold for ransom | the winner of a civil war against his half brother Huáscar
Moctezuma II / Montezuma II / Montezuma | the Aztec emperor who received Cortés | the monarch who died as a Spanish captive in 1520 | the monarch who thought the newcomers might be gods
Cuauhtémoc | the last Aztec emperor, who defended the city in 1521 | a monarch tortured for gold by the Spanish | the young leader of the final siege of the lake capital
Itzcóatl | the monarch who formed the Triple Alliance in 1428 | the Aztec king allied with Texcoco and Tlacopan | the leader who freed his people from the Tepanecs
Pacal / Pakal | the Maya king buried at Palenque | a monarch with a carved sarcophagus in the Temple of Inscriptions | a lord who reigned for 68 years in Chiapas

# Trading companies and leagues
? Which trading organization
Dutch East India Company / VOC | ruled spice trade from Batavia | was founded in 1602 | drove Portugal from the Moluccas
British East India Company / East India Company | governed Bengal and much more until the Crown took over in 1858 | traded from Madras, Bombay and Calcutta | was chartered by Elizabeth in 1600
Dutch West India Company | held New Netherland and part of Brazil | was founded in 1621 for Atlantic trade | bought Manhattan for a colony
Hudson's Bay Company | traded furs in Canada from 1670 | had English posts in the north | sold Rupert's Land to the dominion
Hanseatic League | joined about 80 north German towns | was led by Lübeck | controlled Baltic trade in the Middle Ages

# Chinese customs and institutions
? Which term names
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
Wang Yangming | the Ming philosopher of innate knowledge | the thinker who joined knowledge and action | a Neo-Confucian general who died in 1529
Nurhaci / Nurhachi | the chief who united the Jurchen | the founder of the Manchu state in 1616 | a leader who created eight banners
Dorgon | the regent who took Beijing in 1644 | the prince who enforced the shaved forehead | the commander who led Manchus through Shanhai Pass
Lord Macartney / George Macartney | the British envoy to Qianlong in 1793 | the diplomat who would not kneel on both knees | a visitor sent from London to open trade
Koxinga / Zheng Chenggong | the Ming loyalist who took Taiwan | a pirate lord who drove the Dutch out in 1662 | the founder of a regime on Formosa

# Armies and militias
? Which armed force is described as
Red Army | the Communist force in the civil war | soldiers organized by Trotsky | the troops that took Berlin in 1945
White Army / Whites | the forces that fought against the Bolsheviks | the loose group of generals backed by foreign troops | the side defeated in 1920 in Russia's civil fight
Red Guards | student militia of Mao | young people who closed schools | bands with a little book who attacked officials
Blackshirts | the armed squads of Mussolini | the thugs who beat Italian socialists | the men who marched on Rome in 1922
Red Shirts | volunteers who followed Garibaldi | the Thousand who sailed to Sicily | fighters named for their clothes
banners | military units of the Manchus | the eight divisions of soldiers and families | a system of garrison forces set by Nurhachi
Free French | the resistance force under de Gaulle | fighters based in London after June 1940 | soldiers who entered Paris in 1944
Spanish Armada | the fleet defeated in 1588 | ships sent to invade England | vessels broken by fire and storms

# Korean states
? Which Korean state
Silla | united most of the peninsula in 668 with Tang help | had its capital at Kyongju and a bone-rank aristocracy | began as the southeastern of three rival kingdoms
Koguryo / Goguryeo | was the northern kingdom that beat back Sui invasions | reached into Manchuria and was the first of the three to adopt Buddhism | fell to an alliance of its neighbor and Tang China in 668
Paekche / Baekje | was the southwestern kingdom that passed Buddhism to Japan | was destroyed by its rival and Tang China in 660 | had close ties with the Yamato court
Koryo / Goryeo / Koryu | ruled from 918 to 1392 and gave the country its Western name | made celadon pottery and printed the Buddhist scriptures on 80,000 woodblocks | was invaded by the Mongols in 1231 and became their vassal
Choson / Joseon / Yi dynasty | was founded by Yi Songgye in 1392 and lasted until 1910 | adopted Neo-Confucianism and moved the capital to Seoul | became known as the Hermit Kingdom

# Groups of French society
? Which group of French society is described as
First Estate | the clergy of France | the order that owned land but paid few taxes | the churchmen with one percent of the people
Second Estate | the nobles of France | the aristocracy who held high offices | the order of landed titles with tax exemptions
Third Estate | the commoners with 98 percent of people | the order of bourgeoisie, workers and peasants | the group that formed a National Assembly
bourgeoisie | the middle class of bankers and merchants | educated people who believed in equality and ran business | city people who led the third order
sans-culottes | Paris workers and shopkeepers without knee breeches | radical wage earners of the streets | people who demanded bread and long trousers
émigré | a noble who fled France | a royalist who wanted to undo the changes from abroad | an exile who urged foreign kings to invade

# Ships
? Which vessel is
trireme | a warship with three banks of oars | the fast ramming vessel that won at Salamis | a galley rowed by about 170 citizens
caravel | the sturdy Portuguese ship with triangular sails | a ship that could sail into the wind | a small ship of Columbus such as the Niña
dhow | an Arab ship with a triangular sail | the ship of Indian Ocean traders | a sailing boat used on the Swahili coast
junk | a large Chinese sailing ship with compartments | the ship of Zheng He's fleet | a flat-bottomed boat with battened sails
longship | a shallow boat with sail and oars | the ship that could land on beaches | a dragon-headed craft of Scandinavian raiders
outrigger canoe | a boat with a float for balance | the craft of Austronesian sailors | a small craft used by Pacific voyagers to reach distant islands

# Forms of literature and drama
? Which term names
tragedy | a serious play in which a hero falls because of a flaw | drama about fate, such as Oedipus Rex | the form written by Aeschylus and Sophocles
comedy | a play that makes fun of people and politics | humorous drama, such as the works of Aristophanes | the stage form that mocked Socrates in The Clouds
epic | a long poem about heroic deeds | verse such as the Iliad or Odyssey | narrative poetry about the Trojan War
myth | a traditional story about gods | a tale that explained nature and human passions | the kind of story told about Zeus and Athena
haiku | a poem of 17 syllables in three lines | the verse form perfected by Matsuo Basho | short poetry on nature
saga | an Icelandic prose story | a tale of heroes and feuds | the writing of Snorri Sturluson
parable | a short story that teaches a moral lesson | the form of the Good Samaritan | a tale used by Jesus to explain his teaching
kabuki | drama with music, dance and elaborate makeup | popular Edo theater for townspeople | the stage art with male actors playing all roles
Noh | solemn masked drama of the Muromachi period | slow theater with chanting and wooden masks | aristocratic stage art on themes of Zen
vernacular | the everyday language of a people | speech such as Italian or English instead of Latin | the tongue of Dante's and Chaucer's poems

# Methods of reasoning
? Which method is
scientific method | a logical procedure for testing ideas | the steps of observing, experimenting and concluding | a process from hypothesis to proof
inductive reasoning | drawing general laws from specific observations | the approach favored by Bacon | moving from particulars to a principle
deductive reasoning | drawing conclusions from a general truth | the approach favored by Descartes | moving from a principle to particulars
Socratic method | teaching by questions and answers | a way of testing ideas in dialogue | the approach recorded by Plato
rhetoric | the art of skillful public speaking | the subject taught by Sophists for use in assembly and court | the skill of persuasion by words

# Ways of thinking
? Which way of thinking is
humanism | the study of classical texts and human potential | the movement that focused on worldly subjects rather than religious ones | an intellectual program based on grammar, history, poetry and ethics
secularism | concern with worldly rather than religious matters | an outlook centered on the here and now | a nonreligious attitude to life
individualism | stress on personal achievement and fame | the view that one person's talent and worth matter | an outlook seen in portraits and autobiographies
scholasticism | the use of reason to support Christian belief | the method of Aquinas and Abelard | the learning of universities based on Aristotle
empiricism | the belief that knowledge comes from the senses | the stress on observation in Locke and Bacon | learning by experience rather than pure reason
rationalism | the belief that reason is the chief source of knowledge | the approach of Descartes | the philosophy of thinking from first principles

# Customs
? Which custom was
ostracism | banishment of a citizen by vote for ten years | exile decided by names scratched on pottery | the Athenian practice that removed dangerous politicians
seppuku / hara-kiri | ritual suicide by cutting the belly | the act by which a disgraced warrior kept his honor | death by one's own sword to avoid shame
suttee / sati | the burning of a widow | the practice Akbar tried to limit | the act of a wife on her husband's pyre
devshirme / devsirme | the taking of Christian boys for service | the Ottoman child levy | a recruitment of slaves for army and palace
barter | trade of goods or services without money | the swapping of one product for another | the form of exchange used before coins

# Feudalism and chivalry
? Which term names
feudalism | a system in which land is given for service | political order of lords and vassals | the loyalty structure after Charlemagne's empire broke up
chivalry | the code of brave, honorable conduct for mounted warriors | the ideal of courage, loyalty and defense of the weak | rules of courtesy that included love of ladies
bushido | the code of honor and loyalty for warriors | the way of the warrior | the ideal of courage, duty and death before disgrace
homage | a ceremony of loyalty to a lord | the act of kneeling and placing hands between another's | the public pledge made before receiving land
primogeniture | inheritance by the eldest son | the rule that kept estates whole | the custom by which younger brothers got no land

# Periods of peace and trouble
? Which period was
Pax Romana | two hundred years of peace and order beginning with Augustus | the time from 27 BCE to 180 CE | the calm that let trade flourish in the empire
Pax Mongolica / Mongol Peace | the time of safe travel across Eurasia under the khans | stability that let Silk Road trade grow in the 1200s | the century of order that Marco Polo used
Little Ice Age | the time of cooler climate from about 1300 | a fall in temperatures that shortened harvests | the cold centuries that ended Norse Greenland
Avignon Papacy / Babylonian Captivity of the Church | the residence of popes in France from 1309 | the time when seven French popes lived away from Rome | the move out of Italy after pressure from Philip the Fair
Great Schism / Western Schism / Papal Schism | the time when two or three popes claimed power | the church division from 1378 to 1417 | the split ended at Constance
Renaissance | the rebirth of classical art and learning that began in Italy | the cultural movement from about 1350 to 1600 | a revival that started in Florence
Great Depression | the worldwide slump of the 1930s | unemployment after the crash of 1929 | the economic crisis that helped Hitler rise
Cold War | the rivalry of the United States and Soviet Union without direct fighting | the struggle of blocs from 1945 to 1991 | a contest by spying, aid and propaganda
Old Regime / ancien régime | the French social order before 1789 | the system of three estates | the political structure of king, church and nobles

# Assemblies
? Which assembly was
Estates-General | the French body called in 1789 | the body that had not met since 1614 | a meeting of representatives of all orders
National Assembly | the body that abolished feudalism in August 1789 | the lawmakers who made the Declaration of the Rights of Man | the representatives who wrote the first constitution
Council of Five Hundred | the body chosen by lot that prepared laws | the Boule that proposed laws at Athens | Cleisthenes's group of citizens from ten tribes
Frankfurt Assembly / Frankfurt Parliament | the body of 1848 that offered a crown to Prussia's king | liberals who failed to unite Germany | the deputies refused by Frederick William IV
Reichstag | the lower house of Germany | the parliament burned in 1933 | a legislature elected by men over 25
duma | the Russian parliament of 1906 | a body granted by the October Manifesto | a body dissolved by Nicholas
Diet | the Japanese parliament since 1890 | a legislature of two houses | the lawmaking body under the Meiji constitution
Knesset | the parliament of Israel | a single chamber of 120 | the elected lawmakers who sit in Jerusalem
kurultai | the body that chose the ruler | a council of chiefs | the meeting that proclaimed Temujin in 1206

# Councils and governments
? Which governing body was
triumvirate | a group of three rulers | the alliance of Caesar, Pompey and Crassus | a political partnership such as that of Octavian, Antony and Lepidus
Directory | the executive of five men from 1795 to 1799 | the corrupt government ended by a coup | the rule before Napoleon
Committee of Public Safety | the group that led the war government in 1793 | a body of twelve under Robespierre | the power that ran the killing of traitors
Council of the Indies | the body in Spain that made colonial law | the royal committee over the Americas from 1524 | the highest authority after the king for New World affairs
audiencia | a royal court that checked officials | a high tribunal in Mexico and Lima | a colonial body of judges with advisory powers
cabinet | a group of ministers who lead government | the body linking monarch and Parliament | the ministers under Walpole
Politburo | the ruling committee of the Communist Party | the small group of top leaders in Moscow | the body that chose Gorbachev
Provisional Government | the temporary regime after the czar fell | the rule of Lvov and Kerensky | the cabinet that stayed in the war in 1917
Paris Commune | the workers' government of 1871 | a city rising crushed after Sedan | the radicals who held the capital for two months
junta | a group of officers that rules | a military council after a coup | the generals of Buenos Aires
soviet | a council of workers and soldiers | a local committee in Petrograd | a revolutionary body of deputies elected by workers and soldiers

# Church practices and problems
? Which term names
heresy | a belief that contradicts official teaching | the charge tried by the Inquisition | the offense of Arians and Cathars
schism | a split within the church | the division of 1054 or of 1378 | the separation of two religious groups
sacrament | a sacred rite such as baptism or communion | one of seven ceremonies leading to grace | a holy act performed by a priest
excommunication | expulsion from the church | the penalty that denied a person the rites | a pope's weapon against rulers such as Henry IV
simony | the buying and selling of church offices | the sin of paying for a bishopric | an abuse attacked by Cluny
interdict | a ban on sacraments in a whole region | the penalty placed on John's England | a pope's order closing churches of a kingdom
lay investiture | the appointment of bishops by kings | the right over which Gregory VII fought an emperor | a ceremony by which a ruler gave ring and staff
indulgence | a pardon that released a sinner from penalty | the certificate that Tetzel sold for St. Peter's | the item attacked in the Ninety-Five Theses
pilgrimage | a journey to a holy place | travel to Canterbury or Compostela | a trip to a shrine to seek forgiveness
relic | a bone or object of a saint | a holy remain kept in a shrine | the item crusaders brought back from Constantinople
covenant | a mutual promise between God and the people | the binding agreement God made with Abraham | the pact in which God promised protection for obedience

# Art and architecture
? Which term names
icon | a holy image of Christ or a saint used in worship | a religious picture destroyed in the eighth century | a sacred painting on wood venerated in the East
mosaic | a picture made from small pieces of colored stone or glass | wall decoration such as that at San Vitale in Ravenna | shining church art of tiles and gold
arabesque | an intricate pattern of flowers, leaves and shapes | decoration made of repeated plant and geometric designs | curving ornament on tiles and walls
calligraphy | the art of beautiful handwriting | decorative script used because images were discouraged | ornamental lettering of sacred verses
fresco | painting on wet plaster | a wall picture such as The School of Athens | the technique of the Sistine ceiling
perspective | a technique that shows three dimensions on a flat surface | the use of a vanishing point in painting | a method of depth developed by Brunelleschi
chiaroscuro | strong contrast of light and shade | the modeling of forms used by Caravaggio | a dramatic treatment of dark and bright areas
neoclassicism | an art style based on Greece and Rome | simple, elegant design of the late 1700s | the style of Jacques-Louis David
baroque | a dramatic art style of the 1600s | the ornate style of Bernini and Rubens | the rich architecture of the Catholic Reformation
Gothic architecture / Gothic style | buildings with pointed arches and flying buttresses | the form of building at Notre-Dame and Chartres | tall churches with stained glass from about 1140
Romanesque architecture / Romanesque | churches with round arches and thick walls | the dark, heavy style before Saint-Denis | building with barrel vaults about 1000
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
? Which invention was
gunpowder | an explosive mixture found by Daoist alchemists | the mixture of saltpeter, sulfur and charcoal | a Tang discovery used in bombs by the Song
crossbow | a weapon with trigger for bolts | a Chinese arm of Warring States | a bow mounted across a stock
Greek fire | a liquid that burned on water and was thrown at ships | the secret weapon that saved Constantinople from Arab fleets | an incendiary chemical sprayed from tubes
stirrup | a foot support for a rider | the Asian invention that made mounted fighting steady | the metal loop that helped knights stay in the saddle
wheelbarrow | a one-tired cart for loads | a Han farm vehicle pushed by hand | a carrying device known in Europe a thousand years later
collar harness | horse gear that lets an animal pull heavy loads | tack that replaced the throat strap | a Chinese device that helped plowing
Maxim gun | the first automatic machine weapon | the weapon used at Omdurman | a rapid-fire arm of conquest
guillotine | the machine for beheading | the device that killed Louis XVI | a falling blade called the national razor
lateen sail | a triangular sheet that catches wind from side | a rigging borrowed from Arabs | the shape of canvas on a dhow
dynamo | a machine that makes electricity | the generator invented by Faraday | a power source of the Second Industrial Revolution

# Taxes
? Which tax is described as
jizya | the tax on non-Muslims | the payment that Akbar abolished | a levy on Christians and Jews in return for protection
tithe | a tax of one tenth owed to the church | a payment by peasants to the parish priest | the tenth part of produce
mita | the labor tax owed to the state in the Andes | required work on roads and fields that the Spanish kept up in mines | the system by which Inca subjects served the emperor for certain days
tariff | a tax on imported goods | a duty to protect home industry | the charge abolished by free trade
taille | the direct land tax from which French nobles were largely exempt | a tax of Old Regime France that fell mainly on peasants
gabelle | the hated royal charge on salt in Old Regime France | the French payment on salt abolished during the Revolution

# Trade and finance
? Which term names
bazaar / souk | a market with many shops | the covered shopping district of a city such as Isfahan | a street of craftsmen and traders
caravan | a group of merchants traveling together with animals | a train of camels crossing the desert | a company that carried goods on the Silk Road
entrepôt | a port where goods are collected and shipped on | a trading center such as Malacca | a warehouse city between producers and buyers
guild | an association of merchants or craftsmen | a group that set prices and quality | a union of a medieval trade with apprentices and masters
bill of exchange | a written order to pay a sum in another city | a paper that spared merchants carrying coins | an early credit note
joint-stock company | a firm owned by investors who share profit and risk | the business form used by Dutch merchants trading to Asia in 1602 | a partnership with shares for colonies
usury | lending money at high interest | the practice the church forbade | charging for a loan, left largely to Jews
banking / bank | the lending and exchange of money for profit | the business of the Medici | the trade in deposits and bills
asiento | the Spanish contract to supply slaves | the privilege given to Britain in 1713 | a monopoly for bringing captives to Spanish ports
paper money | currency notes first issued under the Song | flying cash that replaced strings of coin | a lightweight exchange bill described by Marco Polo

# Economic ideas
? Which term names
mercantilism | the policy of building wealth through exports and colonies | the theory that power depends on gold and silver | the system under Colbert
capitalism | private ownership with profit as the aim | an economic system of investment and free markets | the order criticized by Karl Marx
inflation | a general rise in prices | the effect of too much American silver | the fall in the value of money in Germany in 1923
laissez-faire | a policy of no government interference in business | the economic view of Adam Smith | the French phrase for let do
favorable balance of trade | the selling of more goods than are bought | the goal of mercantilists to bring in gold | exports greater than imports
surplus | having more of something, such as food, than is needed | extra grain that let some people stop farming | stored food that supported artisans, priests and rulers
specialization / division of labor / specialization of labor | developing skill in one kind of work, such as pottery or weaving | people doing different jobs instead of all producing food | the rise of full-time artisans, priests and soldiers
cottage industry / putting-out system | production of goods in homes | weaving by rural families for a merchant | domestic textile work before mills
import substitution | making at home goods once bought abroad | a policy of protected local industry after 1930 | growth by factories behind tariffs
land reform | dividing large estates among peasants | giving farm plots to the landless | a policy of Cárdenas and Castro
factors of production | land, labor and capital | the resources needed to make goods | the three things Britain had for industry

# Social organization
? Which term names
lineage | a group with a common ancestor | the family unit that held land together | kinship that gave people identity in stateless societies
matrilineal society / matrilineal | a group that traces descent through the mother | people who inherit from a mother's brother | a system of ancestry among the Asante
stateless society | a people ruled by balance among kin groups with no king | the Igbo before colonial rule | a community without central government
age set | young people born at the same time who pass stages together | a group that shares tasks and initiations | the peers among the Masai
ayllu | an Andean community that worked together | the kin group of ten or more families | the local clan that shared land and herds
patriarchy | a society in which men hold power over women | a social order led by the father or oldest male | the arrangement by which property and authority pass through males
dynasty | a series of rulers from one family | a line of kings that passes power from parent to child | a ruling house such as the Han, Ming or Tudor
polis | the city with its surrounding countryside that formed a state | the basic unit of political life in ancient Greece | a community of citizens such as Corinth or Thebes

# Disasters, wars and revolts of the later Middle Ages
? Which event was
Black Death / bubonic plague | the epidemic that killed about a third of Europe | the disease spread by fleas on rats | the disaster that entered Europe by Messina in 1347
Great Famine | the hunger caused by heavy rain in 1315–1317 | the crop failure at the start of a colder age | the food shortage three decades before mass disease struck Europe
Hundred Years' War | the conflict of England and France from 1337 to 1453 | the struggle with Crécy and Agincourt | the fight over the French throne in which Joan of Arc appeared
Wars of the Roses | the fight of York and Lancaster | the English civil conflict ended at Bosworth | the struggle that brought Henry VII to the throne
Jacquerie | the peasant rising in France in 1358 | the French rural revolt after Poitiers | a revolt that took its name from a nickname for peasants
Peasants' Revolt of 1381 / Wat Tyler's Rebellion | the English rising over a poll tax | the rising in which John Ball preached equality | the march on London that Richard II faced
Great Schism of 1054 / East-West Schism | the break between the Roman Catholic and Orthodox churches | the split when pope and patriarch excommunicated each other | the lasting separation of eastern and western Christianity
Onin War | the fight that destroyed Kyoto in 1467–1477 | a struggle over the Ashikaga succession | the start of a century of disorder
Gempei War | the fight of Minamoto and Taira | the struggle that ended in a sea battle at Dan-no-ura in 1185 | the struggle before the first shogun

# Political ideas
? Which political idea is
divine right / divine right of kings | the belief that God gives rulers authority | the theory of James I and Bossuet | the claim that a monarch answers only to God
absolute monarchy / absolutism | rule by one person with unlimited power | the system of Louis XIV | government in which the ruler makes law alone
enlightened despotism / enlightened despot | rule by a strong monarch who accepts reform | the style of Frederick, Catherine and Joseph | reform by a ruler inspired by philosophes
constitutional monarchy | rule limited by law and parliament | the English system after 1689 | a king's government with legislative power shared
balance of power | a state of affairs in which no country dominates | the aim of William of Orange against France | an equal weight among nations
natural rights | freedoms that belong to all people from birth | life, liberty and property in Locke | claims of each person that no government may take away
social contract | an agreement by which people create government | the pact described by Hobbes and Locke | the idea that rulers depend on consent
separation of powers | division of government into branches | Montesquieu's guard against tyranny | keeping lawmaking, execution and judging apart
popular sovereignty | the idea that authority comes from the people | the principle of rule by consent of the governed | power held by citizens as Rousseau taught
general will | the common good as Rousseau defined it | what the whole community would want | the wish of a whole people rather than of factions
checks and balances | each branch's power to limit the others | the veto and judicial review | a safeguard inspired by Montesquieu
federal system / federalism | power divided between national and state governments | shared rule under the Constitution of 1787 | a structure of states within a union
utopia | an imaginary ideal society | the perfect place in Thomas More's book | a word from Greek for no place
legitimacy | the principle that restores hereditary rulers | the return of Bourbon kings | the idea that a monarch's claim is lawful
great chain of being | a ranked order of all creation from God down | a traditional view of fixed levels of life | the ladder that placed humans between angels and beasts

# Events of the age of religious wars
? Which event
Council of Trent | met from 1545 to 1563 to reform the Catholic Church | rejected Protestant views and kept seven sacraments | ordered better training of priests
Saint Bartholomew's Day Massacre | killed thousands of French Protestants in 1572 | began at a royal wedding in Paris | was ordered under Catherine de Médicis
Thirty Years' War | devastated Germany from 1618 to 1648 | began with the Defenestration of Prague | was ended by the Peace of Westphalia
Dutch Revolt / Eighty Years' War | freed the northern Netherlands from Spain | was led by William the Silent | began in 1568 against Philip II and Alba
Peasants' War / German Peasants' War | was the rural uprising of 1524–1525 | was condemned by Luther | was crushed with perhaps 100,000 killed
Diet of Worms | was the imperial assembly where Luther refused to recant | met in 1521 before Charles V | heard the words here I stand
Glorious Revolution | replaced James II without bloodshed in 1688 | made Britain a constitutional monarchy | was welcomed by Whigs and Tories inviting William
English Civil War | was fought by Cavaliers and Roundheads from 1642 to 1649 | ended with the execution of a king | was decided at Naseby
Restoration | brought back the monarchy in 1660 | put Charles II on the throne | followed the collapse of Cromwell's rule
Gunpowder Plot | was a Catholic scheme to blow up Parliament in 1605 | was planned by Guy Fawkes and others | is recalled on November 5
Fronde | was a noble revolt in France from 1648 to 1653 | was the uprising against Mazarin | was a rising that taught the boy king to fear Paris
Defenestration of Prague | was the throwing of officials from a window in 1618 | was an act that began a long German war | was the Bohemian protest against Ferdinand II
partitions of Poland | divided a kingdom among three neighbors in 1772, 1793 and 1795 | ended an independent kingdom for over a century | gave a whole kingdom to Russia, Prussia and Austria

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
? Which battle
Battle of Trafalgar / Trafalgar | was Nelson's naval victory in 1805 | made Britain safe from invasion by France | cost the life of a one-armed admiral
Battle of Austerlitz / Austerlitz | was a defeat of Russia and Austria in 1805 | was Napoleon's greatest victory | is called the fight of three emperors
Battle of Leipzig / Battle of Nations | was the defeat of Napoleon in 1813 | freed Germany from France | led to exile on Elba
Battle of Waterloo / Waterloo | ended Napoleon's rule in June 1815 | was won by Wellington and Blücher | was fought near Brussels
Battle of Plassey / Plassey | gave Clive control of Bengal in 1757 | was an East India Company victory over Siraj-ud-Daulah | began British rule in India
Battle of Borodino / Borodino | was the bloody fight before Moscow in September 1812 | was Kutuzov's stand against the French | cost both sides about 70,000 men
Battle of Buxar | gave the Company the right to tax Bengal in 1764 | defeated the Mughal emperor and Awadh | followed Plassey in the conquest of India
Battle of Yorktown / Yorktown | was the surrender of Cornwallis in 1781 | was a victory won with French ships | was the last major fight of the colonists' war

# Events of World War I and its time
? Which event
sinking of the Lusitania | killed 128 Americans in May 1915 | was done by a U-boat off Ireland | turned American opinion against Germany
Zimmermann Telegram / Zimmermann Note | offered Mexico land for an alliance | was decoded by the British in 1917 | helped to bring the United States into war
Armenian Genocide | killed over a million Christians in the Ottoman Empire | began with arrests in April 1915 | included death marches into the Syrian desert
Easter Rising | was the Dublin rebellion of 1916 | proclaimed an Irish republic at the post office | led to executions by the British
influenza pandemic of 1918 / Spanish flu | killed tens of millions in 1918–1919 | spread with troops at the end of fighting | was a worldwide disease of young adults

# Measures of the French Revolution and Napoleon
? Which measure
Concordat of 1801 | made peace with the pope | recognized Catholicism as faith of most French | let the state name bishops
Napoleonic Code / Code Napoléon | made laws uniform in 1804 | gave equality before law but fewer rights to women | set order over freedom of speech
Continental System | was a blockade of Britain | forbade European trade with London | failed because of smuggling and British sea power
Civil Constitution of the Clergy | made priests state employees | put the church under the state in 1790 | angered peasants and the pope
Declaration of the Rights of Man / Declaration of the Rights of Man and of the Citizen | stated in 1789 that people are born free and equal | listed liberty, property and resistance to oppression in August 1789 | was the French statement influenced by Jefferson

# Alliances
? Which alliance is described as
Holy Alliance | the league of Russia, Austria and Prussia | a Christian pact of three monarchs in 1815 | the czar's idea of rule by gospel
Quadruple Alliance | the pact of Britain, Austria, Prussia and Russia | the group that beat France and met in congresses | the four-power union signed in 1814–1815
Concert of Europe | the great powers' alliances to keep order | regular meetings to stop revolution | the system of cooperation to 1848
Triple Alliance | the pact of Germany, Austria-Hungary and Italy | the agreement of 1882 made by Bismarck | the bloc that Italy left in 1915
Triple Entente | the partnership of Britain, France and Russia | a friendly understanding reached in 1907 | the bloc that opposed Berlin and Vienna
NATO / North Atlantic Treaty Organization | the defensive alliance of 1949 led by America | the Western military bloc with headquarters in Brussels | a pact of mutual defense for America, Canada and Europe
Warsaw Pact | the Soviet alliance of 1955 | the military bloc of Eastern Europe | the group that invaded Czechoslovakia in 1968
Delian League | the alliance that Athens led against Persia | the union whose treasury was moved to Athens in 454 BCE | the sea alliance that became an Athenian empire
Peloponnesian League | the alliance led by Sparta | the union of Corinth and others against Athens | the southern Greek land power bloc
Central Powers | Germany, Austria-Hungary, the Ottoman Empire and Bulgaria in war | the side that lost in 1918 | the group named for its place in Europe
Allied Powers / Allies of World War I | Britain, France, Russia and later Italy and the United States | the side that won in 1918 | the nations that dictated peace at Paris
Axis Powers / Axis | Germany, Italy and Japan | the bloc formed by pacts of 1936 and 1940 | the losing side of World War II
Mutual Security Treaty | the pact keeping American bases in Japan | an alliance signed in 1951 | Tokyo's defense deal with Washington
Zollverein | the customs union of German states | the tariff league led by Prussia | a free-trade area of 1834 without Austria
nonaligned movement / nonaligned nations | countries that stayed neutral in the superpower conflict | a group led by Nehru and Tito | the states that met at Belgrade in 1961

# Conferences
? Which conference was
Congress of Vienna | the meeting that redrew Europe in 1814–1815 | a gathering for balance of power | the settlement after Napoleon
Congress of Verona | the 1822 meeting that approved a French army in Spain | the last of the postwar meetings with Britain | a gathering about revolt in Spain and Greece
Berlin Conference | the meeting of 1884–1885 that set rules for Africa | the talk of fourteen nations without any African | a gathering hosted by Bismarck on division
Yalta Conference | the February 1945 meeting in Crimea | the talks dividing Germany into zones | the gathering at which Stalin promised free elections
Potsdam Conference | the July 1945 meeting near Berlin | the talks in which Truman faced Stalin | a gathering that demanded Japan's surrender
Tehran Conference | the 1943 meeting of the Big Three | the talks that agreed to invade France | the first gathering of Roosevelt, Churchill and Stalin in Iran

# Revolutionaries and rulers of Latin America
? Which person was
Antonio López de Santa Anna / Santa Anna | the Mexican general who lost Texas | the leader at the Alamo | a president of Mexico many times to 1855
Benito Juárez / Juárez | the Zapotec president who led La Reforma | the leader who beat the French and Maximilian | the liberal who cut church power in Mexico
Maximilian | the Austrian archduke made emperor of Mexico | the ruler set up by Napoleon III in 1864 | the monarch shot at Querétaro in 1867
Porfirio Díaz | the dictator who ruled Mexico until 1911 | the general of order and progress | the ruler who let foreigners build railroads and mines
Francisco Madero | the reformer who called for revolt in 1910 | the Mexican president killed in 1913 | a landowner's son who opposed reelection
Emiliano Zapata / Zapata | the revolutionary who demanded land and liberty | the leader of peasants in Morelos | the southern rebel killed in 1919
Pancho Villa / Francisco Villa | the rebel of northern Mexico | the leader who raided Columbus, New Mexico | the cowboy general chased by Pershing
Venustiano Carranza | the president who issued the 1917 constitution | a leader who had Zapata killed | the First Chief of the constitutionalists
Lázaro Cárdenas / Cárdenas | the president who took over oil in 1938 | the reformer who gave land to Mexican peasants | the founder of Pemex
José Martí | the poet who led Cuba's independence | a writer killed in 1895 | the exile who launched the second war for Cuban freedom

# Foreign policies
? Which policy was
Monroe Doctrine | the United States warning against European colonies in 1823 | the policy closing the Americas to new colonization | a statement welcomed by Britain after Latin independence
Roosevelt Corollary | the claim of the right to act as police in Latin America | an addition of 1904 to an older warning | the policy that sent marines to the Caribbean
Open Door Policy | equal trade access in China | the note of John Hay | an American statement of 1899 against dividing China among foreign powers
Truman Doctrine | the promise of 1947 to help nations reject communism | support for Greece and Turkey | the president's pledge to free peoples
Good Neighbor Policy | the American promise not to intervene in Latin America | Franklin Roosevelt's friendlier approach of 1933 | the withdrawal of marines from the Caribbean
containment | the policy of blocking Soviet influence | the idea of George Kennan | a strategy of keeping communism from spreading
domino theory | the idea that if one nation falls its neighbors follow | an argument for fighting in Vietnam | a fear of chain reaction in Southeast Asia
brinkmanship | willingness to go to the edge of war | the policy of John Foster Dulles | threat of massive retaliation
appeasement | giving in to an aggressor to keep peace | Chamberlain's policy at Munich | concessions that encouraged Hitler
détente | relaxed tension between superpowers | the policy of Nixon and Brezhnev | the easing of Cold War tension in the 1970s
Marshall Plan | the American aid to rebuild Europe | billions of dollars for food and machines in western Europe from 1948 | the recovery program named for a secretary of state
Lend-Lease Act | the law to supply arms to Britain | the American aid of March 1941 | a program that ended neutrality before Pearl Harbor
Vietnamization | turning the fighting over to Saigon's army | Nixon's plan to withdraw | gradual pullout of American troops
Gulf of Tonkin Resolution | the 1964 vote that gave Johnson war powers | an act after reported attacks on destroyers | Congress's approval for sending troops

# Labor in the Industrial Revolution
? Which term names
union / labor union / trade union | an association of workers that bargains | a group that seeks better pay by joint action | an organization banned by the Combination Acts
strike | a refusal to work | a weapon of labor to win demands | a stoppage by employees
collective bargaining | talks between workers as a group and employers | negotiation over pay and hours | a process gained after laws against labor groups ended
factory / factory system | a building with machines and many workers | the workplace that replaced production in homes | the center of textile mills by rivers
assembly line | a system in which each worker does one task as parts move by | the method Ford used | a row of stations with a conveyor
interchangeable parts | identical pieces that can replace each other | components that made repair easy | a key to mass production
urbanization | the growth of cities | movement of people from farms to towns | what made Manchester crowded
middle class | the social group of factory owners and professionals | the rank between aristocrats and laborers | people of comfortable income who grew rich from industry

# Events of the nineteenth century and after
? Which event was
Revolutions of 1848 | the risings that spread from Paris to Vienna | the springtime of peoples | a wave that drove out Metternich
Decembrist Revolt | the officers' uprising of 1825 | the demand for constitution in St. Petersburg | a mutiny at the start of Nicholas I
Satsuma Rebellion | the revolt of samurai under Saigo Takamori | the uprising of 1877 | the last stand of warriors against conscripts
Risorgimento | the movement to unite Italy | the Italian national resurgence before 1870 | the national revival led by Cavour
Kulturkampf | Bismarck's struggle with the Catholic Church | the laws against Jesuits and priests | a German fight for culture in the 1870s
Meiji Restoration | the return of power to the emperor in 1868 | the revolt by Satsuma and Choshu | the end of the shogun's rule
Irish Potato Famine / Great Famine of Ireland / Irish famine | the hunger of 1845–1849 | the crop blight that killed a million people | the disaster that sent emigrants to Boston
Scramble for Africa | the rush for colonies on one continent | the partition between 1880 and 1914 | a race among powers to divide African land
annexation of Korea | Tokyo's takeover in 1910 | the end of Choson's independence | the start of 35 years of Japanese rule

# Regimes and colonies
? Which state was
Dual Monarchy | the country of Austria and Hungary after 1867 | a realm of two equal halves under one emperor | the union formed by compromise with the Magyars
Third Republic | the French regime from 1871 to 1940 | the government of the Dreyfus affair | a parliamentary country that ended with Vichy
Weimar Republic | the German democracy from 1919 to 1933 | the government blamed for signing the peace | the regime that suffered inflation
Vichy France | the puppet country led by Pétain | the unoccupied south of a defeated nation | a government that worked with Germany
Manchukuo | the puppet country in Manchuria | a realm under Puyi after 1931 | the land that Japan's Kwantung Army took
French Indochina | the colony of Vietnam, Laos and Cambodia | a union ruled from Hanoi | land of rubber under Paris
Dutch East Indies | the colony that became Indonesia | a land ruled from Batavia | islands of rubber, oil and spices
Bangladesh | the nation that was East Pakistan | a country born in 1971 with Indian help | Dhaka's country of the delta
Biafra | the Igbo country that left Nigeria | a breakaway republic starved by 1970 | the scene of Ojukwu's war
Sick Man of Europe | the declining Ottoman Empire of the 1800s | the weak empire that Nicholas I expected to collapse | the weak country behind the Eastern Question

# Persecution and violence
? Which term names
pogrom | an organized attack on Jews | mob violence in the Russian Empire | a riot against Jewish homes
genocide | the deliberate destruction of a national or ethnic group | the crime named by Raphael Lemkin | an attempt to kill an entire people
ethnic cleansing | driving out a group by force | the Bosnian Serb policy against Muslims | violent removal to make a land uniform
terrorism | the use of violence against civilians for political aims | attacks meant to spread fear | a tactic of bombing and hijacking
anti-Semitism | hostility and prejudice toward Jews | prejudice that blamed Jews for defeat | hatred spread by The Protocols of Zion
apartheid | the strict separation of races in South Africa | the system begun in 1948 with pass laws | the policy ended in the 1990s
ghetto | a walled city area where Jews had to live | a sealed quarter such as in Warsaw | a place of hunger before deportation
Final Solution | the Nazi plan to murder all Jews | the policy coordinated at Wannsee in 1942 | the program of killing centers

# Ways of making war
? Which term names
Schlieffen Plan | the German strategy to beat France before Russia | a scheme for attack through Belgium | the timetable that failed at the Marne
trench warfare | fighting from ditches protected by wire | the stalemate method of mud and rats | a form of combat with little ground gained
unrestricted submarine warfare | sinking ships without warning | the German policy announced in January 1917 | the U-boat campaign that brought America in
total war | the use of all a nation's resources for fighting | the state in which civilians and industry are mobilized | a conflict with rationing and government control
blitzkrieg | lightning war with tanks and planes | the fast attack on Poland | a surprise assault by massed force
island hopping | taking key isles and bypassing others | the American strategy toward Japan | a Pacific plan of MacArthur and Nimitz
proxy war | a conflict in which great powers support other fighters | an indirect fight such as Angola | a struggle of client states
conscription | a compulsory military draft | the law that requires men to serve | compulsory service that raised mass armies
arms race | competition to build more and better weapons | the stockpiling of nuclear warheads | a contest in bombs and rockets

# Fronts and dividing lines
? Which line was
Western Front | the line of trenches in northern France | the battle zone from the Channel to Switzerland | the deadlocked area of Verdun and the Somme
Eastern Front | the fighting along the German-Russian border | the battle zone of Tannenberg | the mobile area from the Baltic to the Black Sea
Maginot Line | the French forts on the German border | a defense that was bypassed by the Ardennes | concrete bunkers built in the 1930s
iron curtain | the division between communist and democratic Europe | Churchill's phrase of 1946 | the imaginary line that separated the Soviet bloc from the West
Berlin Wall | the barrier built in August 1961 | the concrete barrier opened on November 9, 1989 | the structure that stopped escape from the East
38th parallel | the line that divides Korea | the latitude chosen in 1945 | the boundary crossed in June 1950
demilitarized zone / DMZ | the buffer between North and South Korea | a strip two and a half miles wide | empty land with mines since 1953
no man's land | the empty ground between enemy lines | the shell-torn space soldiers crossed under fire | the area between opposing barbed wire

# Political parties and movements
? Which political group is described as
Bolsheviks / Bolshevik | the radical Marxists who took power in 1917 | Lenin's party of committed revolutionaries | the group renamed Communists in 1918
Mensheviks / Menshevik | the moderate wing of Russian Marxists | the group that wanted a broad party | socialists who split from Lenin in 1903
Kuomintang / Guomindang / Nationalist Party | the movement led by Sun and then by Chiang | the side that lost the Chinese civil war in 1949 | the rulers of Taiwan after 1949
Indian National Congress / Congress Party | the nationalist group founded at Bombay in 1885 | the mainly Hindu group of Nehru | the organization that led self-rule
Muslim League | the party that wanted a separate state | the group founded in 1906 at Dhaka | the organization led by Jinnah
African National Congress / ANC | the party founded in 1912 | the movement banned after Sharpeville | the winners of 1994 in South Africa
Sinn Féin | the Irish party called we ourselves | the winners of 1918 who refused to sit in London | the political wing led by Gerry Adams
Institutional Revolutionary Party / PRI | the group that ruled Mexico for 71 years | the organization that lost in 2000 to Fox | the dominant Mexican political machine
Solidarity | the Polish trade union of 1980 | a movement backed by John Paul II | the winners of June 1989 at Warsaw
Popular Front | the left coalition of 1936 in France | a union of socialists and Communists against fascism | the French government of Léon Blum
Gang of Four | the radical group tried after Mao's death | Jiang Qing and three allies | people blamed for the excesses of 1966–1976
Comintern | the international organization of Communist parties | the body that spread world revolution from 1919 | the Third International, led from Moscow

# Militant and guerrilla groups
? Which group is described as
Palestine Liberation Organization / PLO | the group of Arafat | an umbrella of Palestinian fighters formed in 1964 | the signer of the deal with Rabin
Hamas | the Islamist group that governs Gaza | winners of the 2006 Palestinian vote | attackers of October 7, 2023
Hezbollah | the Shi'ite party of Lebanon | an Iranian-backed militia in Beirut | fighters of the south against Israel in 2006
Taliban | the strict rulers of Afghanistan | the movement that banned girls' schools | the government ousted in 2001 and back in 2021
al-Qaeda | the terrorist network that attacked the United States in September 2001 | the group of bin Laden | attackers of the World Trade Center
Islamic State / ISIL | the jihadists who took Mosul in 2014 | a self-declared caliphate of Raqqa | a group defeated territorially in 2019
Boko Haram | the Islamist group in Nigeria | the kidnappers of Chibok girls | militants against Western schools
FLN / National Liberation Front | the movement for Algerian independence | the group that fought France from 1954 | winners of a bloody war in 1962
Tamil Tigers | the Sri Lankan rebels | a separatist group beaten in 2009 | fighters for a northern homeland
Irish Republican Army / IRA | the fighters for a united island | the force that attacked British officials from 1919 | a group that bombed in the Troubles
Vietminh / Viet Minh | the independence league of communists and patriots under Giap | fighters who beat France in 1954 | the communist-led front formed in 1941
Vietcong / Viet Cong | communist guerrillas of South Vietnam | fighters supplied from the north along the Ho Chi Minh Trail | rebels in tunnels against Diem
Khmer Rouge | the communists who ruled Cambodia | rulers who emptied cities | the army of Pol Pot
Mau Mau | the Kikuyu rebels of Kenya | a secret society against settlers | an oath-bound uprising in the 1950s

# Secret police and guards
? Which force was
Gestapo | the Nazi secret police | the force that arrested opponents | Himmler's agency of terror in civilian clothes
SS / Schutzstaffel | Hitler's elite guard in black | the protection squad led by Himmler | the body that ran the death camps
Stasi | the East German secret police | the network of informers in Berlin | the files of the GDR
KGB | the Soviet security service | the Moscow spy agency of Andropov | the body in which Putin worked
Cheka | the first Soviet secret police, set up under Lenin in 1917 | the Bolshevik force that carried out the Red Terror

# Soviet economy and reform
? Which term names
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
Bloody Sunday | the shooting of workers at the Winter Palace in 1905 | the massacre that led to strikes and the October Manifesto | the day troops fired on a peaceful petition
Great Purge | the terror against party members in 1936–1938 | the show trials of old Bolsheviks | Stalin's killing of suspected enemies
Holodomor | the famine in Ukraine in 1932–1933 | the starvation caused by grain seizures | the death of millions of Ukrainians under Stalin
Amritsar Massacre | the shooting of nearly 400 people in 1919 | the killing ordered by General Dyer | the act that turned Indians against Britain
Sharpeville Massacre | the 1960 killing of 69 protesters | the shooting over pass laws | the killings after which South Africa banned Black political parties
Rwandan genocide | the killing of about 800,000 in 1994 | Hutu attacks on Tutsi | a hundred days of slaughter at Kigali
Srebrenica massacre | the killing of 8,000 Muslim men in 1995 | the crime of Ratko Mladić | murder in a UN safe area of Bosnia
Kristallnacht / Night of Broken Glass | the attack on Jewish shops in November 1938 | the riot named for shattered windows | the burning of synagogues in Germany
Holocaust / Shoah | the murder of six million Jews | the systematic slaughter by Nazi Germany | the mass death at Auschwitz and Treblinka
Dirty War | the Argentine killing of opponents after 1976 | the disappearance of thousands by a junta | a terror protested by mothers in the Plaza de Mayo

# Programs and reforms of modern states
? Which program was
Great Leap Forward | the plan of communes and backyard furnaces | the program of 1958 that caused famine | a failed push for industry and farm output
Cultural Revolution | the campaign of 1966–1976 against old ideas | the time when Red Guards attacked teachers | Mao's effort to revive class struggle
Four Modernizations | the goals of farming, industry, defense and science | the program of Deng | reforms to catch up with the West
one-child policy | the limit on births from about 1979 | a law to slow population growth in China | a rule replaced in 2015 by two
Self-Strengthening Movement | the effort of Qing officials to use Western technology | building arsenals under Li Hongzhang | a reform that kept Confucian values
Hundred Days' Reform | the program of Guangxu in 1898 | changes stopped by Cixi | edicts on schools and army that lasted one summer
New Deal | Roosevelt's program of jobs and reform | the public works of 1933 | relief and recovery in the United States
Taika reforms | the changes of 646 based on Tang China | a plan that gave land to the emperor | a program of Chinese-style bureaucracy
Twenty-One Demands | Tokyo's 1915 claims on China | an attempt to control Shandong and more | a list given to Yuan Shikai
Greater East Asia Co-Prosperity Sphere | Japan's wartime plan for an empire free of Western powers | a supposed bloc of mutual benefit under Tokyo | the name for Tokyo's wartime rule of neighbors
Manhattan Project | the secret program to build the atomic bomb | the work at Oak Ridge and Los Alamos | an effort begun after Einstein's letter

# Wars of the Middle East and other modern wars
? Which war was
Six-Day War | the Arab-Israeli conflict of June 1967 | the conflict that took Sinai, Golan and West Bank | a surprise Israeli air attack
Yom Kippur War | the Arab-Israeli conflict of October 1973 | a surprise Arab attack on a holy day | the conflict that led to an oil embargo
First Arab-Israeli War / Arab-Israeli War of 1948 | the fight that followed the birth of Israel | the attack of neighboring states on a new Jewish nation | the conflict that made 700,000 Palestinian refugees
Persian Gulf War / Gulf War | the 1991 fight to free Kuwait | the conflict that included Operation Desert Storm | a coalition victory over Iraq
Iran-Iraq War | the conflict of 1980–1988 | the fight over the Shatt al-Arab | a stalemate with gas and child soldiers
Falklands War | the 1982 fight over South Atlantic islands | the conflict Argentina lost to Britain | the defeat that ended Galtieri's junta
Spanish-American War | the conflict of 1898 | the fight by which Cuba became free and Puerto Rico changed hands | the conflict after the Maine exploded

# Protests
? Which protest was
Arab Spring | the wave of uprisings of 2010–2012 in North Africa and the Middle East | a demand for democracy that began in Tunisia | risings that toppled Ben Ali
intifada | the Palestinian uprising against Israel | stone throwing from 1987 | an uprising in Gaza and the West Bank
Tiananmen Square protests / Tiananmen Square | the student demonstrations of 1989 | the call for democracy crushed by tanks | the Beijing gathering with a goddess statue
Salt March | the 240-mile walk to the sea | the protest of 1930 against a tax | Gandhi's walk to Dandi to defy a British monopoly
Quit India movement | the demand of 1942 for immediate British withdrawal | a campaign that jailed Congress leaders in wartime | the call to do or die
Soweto uprising | the student protest of 1976 | the fight against teaching in Afrikaans | a revolt of a township near Johannesburg
May Fourth Movement | the student protest of 1919 | the Beijing demonstration against Versailles | a nationalist outcry over Shandong
Boston Tea Party | the protest that dumped cargo in a harbor in 1773 | a raid by colonists dressed as Indians | the act that led to closing a Massachusetts port

# Treaties from 1494 to 1905
? Which treaty
Treaty of Karlowitz | gave Hungary to Austria in 1699 | was the first loss of land by the Ottomans | ended the war begun by attack on an imperial capital
Treaty of Nanjing | gave Hong Kong to Britain | was signed in 1842 | opened Shanghai and four other ports
Treaty of Shimonoseki | gave Taiwan to Japan in 1895 | made China recognize Korean independence | ended war by a large indemnity
Treaty of Portsmouth | ended fighting of Russia and Japan in 1905 | was brought about by Theodore Roosevelt | gave Japan southern Sakhalin
Treaty of Nerchinsk | set the border of Russia and China in 1689 | was written in Latin by Jesuits | was the first equal pact of the Qing with Europe
Treaty of Tordesillas | was the agreement of 1494 dividing new land between Spain and Portugal | was a pact that moved the papal line west | was the deal that gave Brazil to Portugal
Treaty of Kanagawa | was the agreement of 1854 with the United States | was the pact that opened Shimoda and Hakodate | was the first agreement signed after Perry's ships came
Treaty of Waitangi | was the 1840 agreement with New Zealand's chiefs | was the pact giving Britain control for land rights | was a document signed in two languages
Treaty of Paris of 1783 | was the pact that recognized the United States | was the end of the war with George III | was an agreement giving land to the Mississippi

# Modern Latin American leaders
? Which Latin American leader was
Augusto Pinochet / Pinochet | the Chilean general who seized power in 1973 | the dictator arrested in London in 1998 | the ruler of Santiago until 1990
Salvador Allende / Allende | the Marxist president of Chile killed in a coup | a doctor elected in 1970 who nationalized copper | the leader who died in La Moneda palace
Eva Perón / Evita | the Argentine first lady loved by the poor | an actress who won women the vote in 1947 | the wife of a colonel who died at 33
Fulgencio Batista / Batista | the Cuban dictator overthrown in 1959 | a sergeant friendly to American business | the ruler who fled Havana on New Year's Day
Daniel Ortega | the Sandinista leader of Nicaragua | the president who lost in 1990 to Chamorro | a Managua rebel against Somoza who came back in 2007
Hugo Chávez / Hugo Chavez | the Venezuelan president who used oil for the poor | a paratrooper elected in 1998 at Caracas | the leader of a Bolivarian revolution
Luiz Inácio Lula da Silva / Lula | the metalworker elected president of Brazil in 2002 | the founder of the Workers' Party | the leader who won a third term in 2022

# Events of the Cold War
? Which Cold War event was
Berlin Airlift | the supply of a blocked city by planes in 1948–1949 | flights that beat Stalin's blockade | food and coal flown for 11 months
Cuban missile crisis | the nuclear standoff of October 1962 | thirteen days of Kennedy and Khrushchev | the danger ended when rockets were withdrawn
Bay of Pigs invasion / Bay of Pigs | the failed landing of exiles in April 1961 | a CIA-backed attack on Castro | an embarrassment for Kennedy in Cuba
space race | the competition to explore beyond earth | the contest begun by Sputnik | a rivalry that led to a moon landing
Tet Offensive | the attacks of January 1968 | a surprise at the lunar new year | assaults that turned American opinion
Dien Bien Phu | the French defeat of 1954 | a valley fort surrounded by Giap | the siege that ended French Indochina
Inchon landing | MacArthur's attack behind enemy lines | an amphibious assault in September 1950 | the move that freed Seoul
August Coup | the failed plot of hard-liners in 1991 | the plan to depose Gorbachev | an army move stopped by Yeltsin

# Laws of the colonial, Nazi and other regimes
? Which law is described as
Stamp Act | the 1765 tax on printed papers in the colonies | a law repealed after boycotts of British goods | the duty on newspapers and legal documents
Enabling Act | the law of March 1933 giving Hitler dictatorial power | the vote by which the Reichstag gave up control | the end of Weimar democracy
Nuremberg Laws | rules of 1935 that took citizenship from Jews | decrees against marriage of Jews and Germans | racial legislation announced at a party rally
Rowlatt Acts | laws to jail protesters without trial | measures of 1919 that caused protest at Amritsar | a security rule after World War I
British North America Act | the law of 1867 that united Canada | an act joining Ontario, Quebec, Nova Scotia and New Brunswick | the constitution of a northern federation
Article 9 | the clause that renounces war | a pacifist part of a 1947 constitution | the ban on Japanese armed force
U.S. Bill of Rights | the first ten amendments | guarantees of speech, press and religion in 1791 | additions demanded by Antifederalists
Declaration of Independence | the statement of July 4, 1776 | Jefferson's document based on Locke | the text naming unalienable rights

# Space travelers and missions
? Which milestone of space travel was
Sputnik | the first artificial satellite | the Soviet ball launched in October 1957 | the beeping sphere that began a race
Yuri Gagarin | the first human in space | the Soviet pilot of 1961 | the man who orbited earth in Vostok
Valentina Tereshkova | the first woman in space | the Soviet textile worker of 1963 | the pilot of Vostok 6
Neil Armstrong | the first human on the moon | the American who took one small step | the commander of July 1969
Apollo 11 | the mission that landed on the moon | the flight of July 1969 | the voyage with Aldrin and Collins
International Space Station / ISS | the orbiting laboratory of many nations | a platform with crews since 2000 | the joint work of Russia, America and others in orbit
Hubble telescope / Hubble Space Telescope | the instrument launched into orbit in 1990 | the eye that photographs distant galaxies | an observatory repaired by shuttle

# Computing and genetics
? Which advance in technology is
Internet | the linked global network of computers | a system that grew from ARPANET | a means of instant communication worldwide
World Wide Web | the system of linked pages invented by Tim Berners-Lee | a tool made at CERN in 1989 | the sites reached by browser
transistor | a device that replaced vacuum tubes | the Bell Labs invention of 1947 | a semiconductor switch that made small radios
microchip | an integrated circuit on silicon | the part that made personal computers possible | a tiny wafer with many switches
Human Genome Project | the mapping of our genes | the international effort finished in 2003 | a study of three billion DNA bases
cloning | making an identical copy of an organism | the technique that produced Dolly | copying a sheep from an adult cell
genetic engineering | altering the hereditary material of organisms | inserting genes into crops | the science behind modified food
Green Revolution | the use of high-yield seeds and fertilizer | the program of Norman Borlaug | a rise in rice and wheat output in the 1960s

# Communities and seafaring peoples
? Which people is described as
conversos / converso | Jews who became Christian in Spain | people suspected of secret Judaism | new believers hunted by the Inquisition
moriscos / morisco | Muslims who became Christian in Spain | people expelled in 1609 | former Moors of Valencia and Granada
maroons / maroon | runaways who formed their own communities | escaped people who fought the British in Jamaica | the settlers of Palmares in Brazil
boat people | refugees who fled by sea after 1975 | families leaving Saigon in small craft | escapees across the South China Sea
Varangians | Swedish traders who ruled Slavs | the northmen who served as Byzantine guard | founders of Rus by river
Vikings / Norsemen | Scandinavian raiders with longships | attackers of Lindisfarne in 793 | seafarers who settled Iceland and Greenland
Kurds | the people without a state in Turkey and Iraq | mountain Sunnis gassed at Halabja | the fighters called peshmerga

# People of Spain, the Netherlands and Atlantic history
? Which person was
William the Silent | the prince of Orange murdered in 1584 | the leader of the Dutch revolt | a stadtholder shot at Delft
Duke of Alba | the Spanish general who ran a Council of Blood | the ruler who executed Dutch nobles in 1568 | the iron governor of Brussels
Tomás de Torquemada | the grand inquisitor of Spain | a Dominican who pressed for expulsion of Jews | the confessor who hunted conversos
Albrecht von Wallenstein | the imperial general of the Thirty Years' War | a Bohemian commander murdered in 1634 | the rival of Gustavus Adolphus at Lützen
Bartolomé de Las Casas | the friar who defended Indians against colonists | the author of A Short Account of the Destruction of the Indies | a Dominican who opposed the encomienda
Olaudah Equiano | the author of an autobiography about being kidnapped | a former captive who described a slave ship in 1789 | the man who bought his freedom and spoke for abolition in London
William Wilberforce | the man who led Parliament to end the slave trade in 1807 | the evangelical member for Yorkshire | the British reformer who fought slavery until he died in 1833
Canute / Cnut | the Danish king of England from 1016 | the ruler who tried to show he could not stop the tide | the monarch of a North Sea empire
Robert Guiscard | the Norman conqueror of southern Italy | a duke of Apulia who died in 1085 | the adventurer whose brother took Sicily
William Adams | the English pilot who served Ieyasu | the sailor who reached Kyushu in 1600 | a foreign adviser called Anjin

# Leaders of the English-speaking world and others
? Which leader was
Lord Durham | the official who urged Canadian self-government in 1839 | the author of a report on rebellions | an envoy who joined Upper and Lower Canada
John Macdonald / John A. Macdonald | the first Canadian prime minister | the builder of a railway to the Pacific | the leader in Ottawa from 1867
Eamon de Valera | the Irish rebel who became prime minister | the author of the constitution of 1937 | an Easter fighter born in New York
George Washington | the commander of the Continental Army | the first American president | the general who won at Yorktown
Thomas Jefferson | the main author of the statement of 1776 | the third American president | a Virginian friend of Enlightenment ideas at Monticello

# Landed estates
? Which kind of estate is described as
fief | land granted by a lord | the estate a knight received for military service | the grant at the center of a vassal's oath
manor | a lord's estate with village and fields | the self-sufficient economic unit of the Middle Ages | the place where peasants worked in exchange for protection
latifundia / latifundium | huge estates worked by slaves | large farms that ruined small Italian farmers | landholdings of the rich after the Punic Wars
hacienda | a large landed estate in Spanish America | a rural property with peons | the self-contained ranch or farm of Mexico
plantation | a large estate with one cash crop | a sugar farm worked by enslaved people | the agricultural unit of Brazil and the Caribbean
encomienda | a grant of Indian labor to a colonist | the forced work system criticized by Las Casas | a right to tribute from native people
kibbutz | a collective farm in Israel | a settlement of shared property | a community of Zionist pioneers
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
desertification | the spread of dry land into farmland | the growth of the Sahara | a loss of soil by drought and overgrazing
global warming | the rise of earth's average temperature | an effect of carbon dioxide from fuel | a change that melts ice caps
sustainable development | growth that saves resources for future generations | meeting needs without harming the environment | the goal of the Rio summit

# Contemporary terms of nations and people
? Which term names
multinational corporation | a company that operates in many countries | a firm with plants abroad | a business that makes and sells across borders
developing nation | a country with little industry and low income | a land in the process of becoming industrial | a state in need of investment and schools
developed nation | a country with industry and high income | a land with modern technology and services | a wealthy industrialized state
Third World | developing nations not aligned with either bloc | poor, often newly independent countries | lands courted by both superpowers
Four Tigers / Asian Tigers | the fast-growing economies of South Korea, Taiwan, Hong Kong and Singapore | export successes after 1960 | the newly industrial group that followed Japan
refugee | a person who flees to another country for safety | one displaced by war or persecution | a displaced person who asks for asylum
homelands / Bantustans | poor reserves for blacks in South Africa | separate areas created by Pretoria | so-called independent lands such as Transkei
colony | land ruled by a distant country | a settlement under a mother country's control | an overseas possession such as New Spain
popular culture | music, film and sport shared by many people | entertainment spread by mass media | everyday tastes such as television and dress

# Political terms
? Which term names
human rights | basic freedoms of all people | liberties named by the United Nations in 1948 | protections against torture and slavery
censorship | the control of what may be printed or said | the ban that drove books underground | suppression of writings by state or church
home rule | local control over internal matters | self-government sought by the Irish | the aim of Parnell and Gladstone's bills
liberum veto | the right of one Polish noble to stop a law | the rule that paralyzed Warsaw's diet | a single no vote that ended debate
abolitionism / abolition movement | the campaign to end slavery | the cause that won a law in the British Empire in 1833 | the cause led in Brazil by Joaquim Nabuco until 1888
plebiscite | a yes-or-no vote of the people | the ballot that approved the 1800 constitution | a popular vote used by Napoleon III
coalition government | a temporary alliance of several parties | a cabinet of parties without majority | a joint ministry common between the wars

# Scientific theories
? Which scientific idea is
heliocentric theory | the idea that planets revolve around the sun | the view of Copernicus that the church opposed | a sun-centered model of the universe
geocentric theory | the idea that earth is the center | Ptolemy's model with all bodies moving around us | the ancient view taught in the Middle Ages
universal gravitation | the law that every object attracts every other | the force that holds planets in orbit | the key theory of the Principia
evolution by natural selection / natural selection | Darwin's explanation of how species change as the best adapted survive | the view that traits helping survival are passed on to offspring
germ theory | the discovery that tiny organisms cause many diseases | Pasteur's explanation of disease, which led to cleaner hospitals
quantum theory | Max Planck's proposal that energy is released in separate units | the modern physics that treats energy as coming in tiny packets

# Aftermath of the wars
? Which term names
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
Yamato | the clan that claimed descent from the sun goddess | the first ruling family of Japan | a state of chiefs on the Nara plain
Fujiwara | the family that ruled by marrying daughters to emperors | regents of the Heian court | nobles led by Michinaga about 1000
Hojo | regents who beat off the Mongols | the family that ruled for Kamakura's shoguns | the family in power during the Mongol invasions of 1274 and 1281
Minamoto | the family of Yoritomo, which set up the shogunate at Kamakura | the winner of the struggle with the Taira in 1185
Taira | the family defeated at Dan-no-ura in 1185 | the family of Kiyomori that dominated Kyoto in the 1160s and 1170s

# Religious festivals and observances
? Which observance is
Sabbath / Shabbat | the weekly day of rest and worship | the seventh day, on which work is forbidden | the holy time from Friday sunset to Saturday night
Passover | the spring feast that recalls the escape from Egypt | the festival with unleavened bread and a Seder meal | the holiday named for the plague that spared Hebrew homes
Olympic Games | contests held every four years for Zeus | the athletic festival first recorded in 776 BCE | an event for which Greek wars paused
Ramadan | the month in which Muslims fast from dawn to sunset | the ninth month of the Muslim calendar, which recalls the first revelations to Muhammad
Easter | the Christian feast that celebrates the resurrection of Jesus | the most important Christian holy day, kept in spring
Hanukkah | the Jewish festival of lights that recalls the Maccabees' victory | the eight-day feast that recalls the rededication of the Temple in Jerusalem

# Peoples of Oceania
? Which people of the Pacific is described as
Polynesians | navigators who settled Hawaii and Easter Island | seafarers who used stars and double canoes | peoples of the triangle from New Zealand to Hawaii
Maori | the native people of New Zealand | warriors who signed the Treaty of Waitangi | the settlers of Aotearoa about 1300
Aborigines / Aboriginal Australians | the first people of Australia | hunters with Dreamtime stories | people who arrived by about 50,000 years ago
Lapita | the culture of stamped pottery | ancestors of Pacific peoples who left Melanesia about 1500 BCE | a people known from shards in Tonga and Samoa
Austronesians | the language family that spread from Taiwan | people who reached Madagascar | farmers and sailors from Southeast Asia to the Pacific

# Crops in world trade
? Which crop
potato | came from the Andes and fed Europe's poor | failed in Ireland in 1845 | is a tuber that increased northern Europe's population
cassava / manioc | came from Brazil and spread in Africa | is a root that feeds tropical farmers | was ground to flour after removal of poison
tobacco | was the American leaf smoked in Europe | saved the economy of colonial Virginia | was sold by Jamestown's John Rolfe
sugar / sugarcane | was the plantation crop of Brazil and Barbados | created demand for enslaved labor in the Caribbean | was pressed in mills for molasses and rum
cacao | was the bean used by the Aztec for drink and money | gave Europeans chocolate to drink | came from Mesoamerican trees
coffee | came from Ethiopia and Yemen | was sold in London houses for talk and news | became Brazil's main export
tea | came from China to British tables | was bought with silver and then opium | was thrown in Boston harbor in 1773
wheat | was the Old World grain planted in American prairies | was the main bread cereal of Europe brought west | was domesticated in the Fertile Crescent
cotton | was the fiber of Lancashire mills | was freed of seeds by Whitney's gin | came from India and the American South
maize / corn | is the main crop of Mesoamerica | is the grain domesticated from teosinte | is the grain from which the Maya said the gods made people
Champa rice | is fast-ripening grain from Vietnam | is a seed that allowed two harvests | increased Song population

# Straits and canals
? Which waterway
Bosporus | is the strait beside Istanbul | links the Black Sea to the Sea of Marmara | divides Europe from Asia at the Golden Horn
Dardanelles / Hellespont | is the strait attacked at Gallipoli | was bridged by Xerxes | links the Aegean to the Sea of Marmara
Strait of Gibraltar | joins the Mediterranean to the Atlantic | was crossed by Tariq in 711 | separates Spain from Morocco
Strait of Malacca | lies between Sumatra and the Malay Peninsula | was controlled by Srivijaya | links the Indian Ocean to the South China Sea
Grand Canal | joined the Huang He and the Yangtze | is a channel that carried southern rice to northern capitals | is the Sui project completed by millions of laborers
Suez Canal | is the waterway between Mediterranean and Red Sea | is the lifeline to India opened in 1869 | is the channel built by Lesseps
Panama Canal | is the waterway opened in 1914 | is a route between the oceans built after a revolt from Colombia | is the project of lock gates and yellow fever control
`;
