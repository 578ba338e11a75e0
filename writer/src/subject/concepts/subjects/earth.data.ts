/** Concepts of earth science and geography, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Physical properties of minerals
? Which mineral property
hardness | is a measure of how well a mineral resists being scratched | is ranked from talc to diamond on the Mohs scale | is found by seeing which materials scratch a sample, such as a fingernail or glass
streak | is the color of a mineral's powder | is tested by rubbing a sample across an unglazed porcelain plate | can be a different color from the solid sample, as with hematite
luster | is the way a mineral's surface reflects light | is described with words such as metallic, glassy, pearly or dull | distinguishes metallic samples from nonmetallic ones by their shine
cleavage | is the tendency to split along flat, smooth planes | follows planes of weak bonding between atoms | lets mica peel into thin sheets
fracture | is the way a mineral breaks along uneven or irregular surfaces | may be conchoidal, like the curved shell-like breaks of quartz | occurs where bonds are equally strong in all directions
density / specific gravity | is the mass of a mineral compared with its volume | makes gold feel heavier than pyrite of the same size | is found by comparing a sample's weight with that of an equal volume of water
crystal form / crystal shape / crystal habit | is the outward geometry produced by the orderly internal arrangement of atoms | develops best where a mineral grows slowly with open space around it | is cubic in halite and six-sided in quartz
magnetism | causes a sample to attract iron objects such as paper clips | is a useful test for identifying magnetite
fluorescence | is the glow of a sample under ultraviolet light | is shown by fluorite and some calcite under ultraviolet light

# Mineral groups
? Which mineral group
silicates / silicate | contains silicon and oxygen joined in tetrahedra | is the most abundant in Earth's crust | includes quartz, feldspar and mica
carbonates / carbonate | contains carbon bonded to three oxygen atoms, along with a metal | includes calcite and dolomite | fizzes when dilute hydrochloric acid is applied
oxides / oxide | consists of oxygen combined with one or more metals | includes hematite, magnetite and corundum | contains important ores of iron and aluminum
sulfides / sulfide | consists of sulfur combined with a metal and no oxygen | includes pyrite and galena | contains important ores of lead, zinc and copper
sulfates / sulfate | contains sulfur and oxygen bonded together, along with a metal | includes gypsum and anhydrite | often forms when water evaporates and leaves gypsum behind
halides / halide | contains chlorine, fluorine or a related element combined with a metal | includes halite and fluorite | includes rock salt, formed by the evaporation of seawater
native elements / native element | consists of a single kind of atom uncombined with others | includes gold, silver, copper and diamond | is made of pure metals or nonmetals not combined with anything else

# Common rock-forming minerals
? Which mineral
quartz | is silicon dioxide and has a hardness of 7 | breaks with conchoidal fracture and makes up most beach sand | resists weathering strongly, so it survives in sediment
feldspar | belongs to the most abundant group in Earth's crust | weathers chemically to form clay | includes orthoclase and plagioclase
mica | is split into clear sheets once used as oven windows | includes muscovite and biotite | is a silicate whose atoms are arranged in sheets
calcite | is calcium carbonate and fizzes in dilute acid | is the main component of limestone and marble | has a hardness of 3 on the Mohs scale
olivine | is a green iron and magnesium silicate common in the upper mantle | crystallizes first in Bowen's reaction series
hornblende / amphibole | is a dark silicate that cleaves at angles near 60 and 120 degrees | forms long black crystals in diorite and andesite
augite / pyroxene | is a dark silicate that cleaves at nearly right angles | is the main dark constituent of basalt and gabbro besides olivine

# Soft, hard and gem minerals
? Which mineral
halite | is sodium chloride, or rock salt | breaks into cubes, tastes salty and forms by evaporation of seawater
gypsum | is a hydrated calcium sulfate with a hardness of 2 | is used to make plaster and wallboard | can be scratched with a fingernail and forms by evaporation of seawater
talc | has a hardness of 1, the softest on the Mohs scale | feels greasy and is ground into powder | is used in talcum powder and cosmetics
diamond | has a hardness of 10, the highest on the Mohs scale | is pure carbon crystallized under very high pressure | is used in cutting and drilling tools because of its extreme hardness
graphite | is soft pure carbon that marks paper and is used in pencils | has layers of atoms that slide over one another | is used as a dry lubricant because it feels greasy
fluorite | has a hardness of 4 and often glows under ultraviolet light | is calcium fluoride, a source of fluorine
apatite | has a hardness of 5 and contains calcium phosphate | is found in bones and teeth as well as in rocks
corundum | has a hardness of 9 and forms rubies and sapphires | is an aluminum oxide used as an abrasive
topaz | has a hardness of 8 on the Mohs scale | is an aluminum silicate gem that contains fluorine
beryl | is green as an emerald because of traces of chromium | is a beryllium silicate that forms emerald and aquamarine

# Metallic and ore minerals
? Which mineral
bauxite | is the main ore of aluminum | forms by intense weathering in humid tropical climates | must be refined with much electricity to produce aluminum
chalcopyrite | is a brassy copper iron sulfide and the most important ore of copper | is mined for the copper used in electrical wiring
cinnabar | is a bright red ore of mercury | is a poisonous mercury sulfide used in the past as a red pigment
sphalerite | is a zinc sulfide and the main ore of zinc | is mined for the zinc that protects steel from rust
malachite | is a bright green copper carbonate used as an ornamental stone | forms green crusts where copper deposits weather in air
uraninite | is a radioactive ore of uranium that supplies fuel for nuclear reactors | is also called pitchblende, in which the Curies found radium
pyrite | is called fool's gold because of its brassy yellow color | is an iron sulfide with a greenish-black streak
hematite | is an iron oxide with a reddish-brown streak | is a major ore of iron and gives red rocks their color
magnetite | is an iron oxide that a magnet attracts | preserves the direction of Earth's past field in cooling lava
galena | is a lead sulfide from which most lead is obtained | is very dense, metallic gray and breaks into cubes

# Types of metamorphism
? Which type of metamorphism
contact metamorphism | changes rock by heat from nearby magma | affects a small area of rock next to an igneous intrusion
regional metamorphism | changes rock over wide areas during mountain building | affects thousands of square kilometers of crust where plates collide | produces most foliated rocks, such as slate, schist and gneiss
hydrothermal metamorphism | changes rock by hot, mineral-rich water passing through it | alters ocean crust with heated seawater at mid-ocean ridges
burial metamorphism | changes rock slowly under the weight of thick overlying sediment | occurs at the bottom of deep sedimentary basins
shock metamorphism / impact metamorphism | changes rock by the sudden pressure of a meteorite strike | is found in and around craters on Earth and the Moon
fault metamorphism / dynamic metamorphism | crushes and grinds rock where blocks slide past each other | occurs in narrow zones along breaks in the crust

# Major types of rock
? Which type of rock
igneous rock | forms when magma or lava cools and hardens | includes granite and basalt
sedimentary rock | forms when sediment is compacted and cemented | forms in layers and contains most fossils | includes sandstone, shale and limestone
metamorphic rock | forms when heat, pressure or hot fluids change existing rock without melting it | includes marble, slate and gneiss
parent rock / protolith | is the original material from which a metamorphosed one formed | is limestone in the case of marble and shale in the case of slate
bedrock | is solid, unweathered and found beneath soil and loose material | lies at the bottom of a soil profile

# Classes of rock
? Which class of rock
intrusive igneous rock / plutonic rock | forms when magma cools slowly beneath the surface | has large crystals because of slow cooling underground
extrusive igneous rock / volcanic rock | forms when lava cools quickly at the surface | has small crystals or none because of fast cooling
clastic sedimentary rock / detrital sedimentary rock | forms from broken fragments of older rock cemented together | is classified by grain size, as in conglomerate, sandstone and shale
chemical sedimentary rock | forms when dissolved minerals precipitate out of water | includes rock salt and gypsum left by evaporating water
organic sedimentary rock / biochemical sedimentary rock | forms from the remains or shells of living things | includes coal, chalk and shelly limestone
foliated metamorphic rock | has minerals arranged in parallel layers or bands | includes slate, schist and gneiss
nonfoliated metamorphic rock | has minerals that are not arranged in layers or bands | includes marble and quartzite

# Intrusive igneous rocks
? Which igneous rock
granite | is coarse-grained, light-colored and rich in quartz and feldspar | cools slowly underground and forms much of the continental crust | is felsic and is polished for countertops and monuments
gabbro | is coarse-grained, dark and has the same composition as basalt | forms the lower part of the oceanic crust | is mafic and cools slowly underground
diorite | is coarse-grained, intermediate in composition and speckled black and white | is the intrusive equivalent of andesite
peridotite | is ultramafic and sometimes carried up from the mantle by rising magma | forms the upper mantle and consists mainly of olivine and pyroxene
pegmatite | has exceptionally large crystals and may hold beryl or tourmaline | forms from the last, water-rich melt of a cooling pluton

# Volcanic rocks
? Which volcanic rock
basalt | is fine-grained, dark and rich in iron and magnesium | cools from lava and makes up most of the ocean floor | is the most common product of eruptions and is rich in mafic minerals
obsidian | is natural glass that cooled too quickly for crystals to form | breaks with conchoidal fracture and was shaped into blades and arrowheads
pumice | is so full of gas holes that it can float on water | forms from frothy, silica-rich lava | has a vesicular texture with trapped gas bubbles and is used as an abrasive
rhyolite | is fine-grained, light-colored and has the same composition as granite | erupts from very viscous lava with high silica content
andesite | is fine-grained, intermediate in composition and common in subduction-zone volcanoes | is the extrusive equivalent of diorite
scoria | is dark, heavy and vesicular and commonly builds cinder cones | is full of gas holes yet too dense to float on water
tuff | forms when ash from an eruption is compacted and cemented | is pyroclastic and soft enough to be easily carved

# Clastic sedimentary rocks
? Which sedimentary rock
sandstone | is made of cemented grains of sand, mostly quartz | often forms from ancient dunes and beaches and serves as an aquifer | has grains between 0.06 and 2 millimeters across
shale | forms from compacted clay and splits easily into thin layers | is the most common of its class and yields much oil and gas | is made of the finest grains, clay and mud deposited in quiet water
conglomerate | consists of rounded pebbles cemented together | indicates deposition by fast-moving water
breccia | consists of large, angular fragments cemented together | forms from sediment that was not carried far enough to be rounded
siltstone | is made of cemented particles larger than clay and smaller than sand | feels slightly gritty and contains quartz too fine to see

# Chemical and organic sedimentary rocks
? Which sedimentary rock
limestone | is made mainly of calcite and is quarried to make cement | dissolves in weak acid to form caves and sinkholes | is changed by heat and pressure into marble
coal | forms from the compacted remains of swamp plants | is burned as a fossil fuel | is organic and forms from peat that is buried and compressed
rock salt | is a chemical deposit of halite left by evaporated seawater | forms thick beds that are mined for the seasoning of food and for de-icing roads | is an evaporite made of the mineral halite
chalk | is soft, white and made of the microscopic shells of plankton | forms the White Cliffs of Dover
chert / flint | is hard microcrystalline silica often formed from the shells of radiolarians | was chipped by early people into arrowheads and tools
dolostone / dolomite | consists of a carbonate in which magnesium has replaced some of the calcium | contains calcium and magnesium and fizzes in acid only when powdered
travertine | is deposited by mineral springs and as dripstone in caves | is formed as stalactites and terraces by water that loses carbon dioxide

# Metamorphic rocks
? Which metamorphic rock
slate | forms by low-grade change of shale and splits into flat sheets | is used for roofing tiles and chalkboards | is the lowest-grade foliated kind and forms from shale or mudstone
marble | forms from limestone and consists of interlocking calcite crystals | is carved by sculptors and fizzes in acid | is nonfoliated and made of recrystallized calcite
quartzite | forms from sandstone and is very hard and nonfoliated | breaks through its sand grains instead of around them
gneiss | has alternating light and dark bands of minerals | forms under high-grade heat and pressure, often from granite | is the highest-grade foliated kind, with coarse banding
schist | is medium- to high-grade and glitters with visible flakes of mica | lies between phyllite and gneiss in increasing grade | is foliated, with medium to coarse visible grains of mica
phyllite | has a silky sheen and a grade just above slate | is wavy, shiny and between slate and schist in grade
hornfels | is fine-grained and baked by contact with hot magma | is nonfoliated and found around igneous intrusions
anthracite | is hard coal formed by heat and pressure acting on bituminous coal | has the highest carbon content and burns with the least smoke
serpentinite | forms when hot water alters mantle rock at mid-ocean ridges | is greenish and made from altered peridotite
amphibolite | is dark, rich in hornblende and formed from basalt | is the high-grade product of altered mafic lava or gabbro

# Processes of the rock cycle
? Which rock cycle process
weathering | breaks rock at Earth's surface into smaller pieces | prepares loose material for transport and for soil | is the physical or chemical breakdown of rock where it lies
erosion | moves broken rock from one place to another by water, wind, ice or gravity | transports sediment away from its source | is the removal and transport of weathered material
deposition | lays down sediment when water, wind or ice slows | builds up layers of sediment on the floors of lakes and oceans
compaction | squeezes sediment together under the weight of overlying layers | reduces the pore space between grains | presses grains closer together and drives out water as layers are buried
cementation | glues sediment grains together with minerals that crystallize from water | binds sand grains with calcite, silica or iron oxide
metamorphism | changes a rock by heat, pressure or hot fluids without melting it | turns limestone into marble and shale into slate
melting | produces magma from solid rock | happens when rock in the crust or mantle becomes hot enough to turn liquid | follows when heating of metamorphic rock goes far enough
crystallization / solidification | forms igneous rock as magma or lava cools | makes large grains when slow and small grains when fast
uplift | raises deeply buried rock toward the surface | exposes deep rocks to weathering, often during mountain building

# Textures of igneous rock
? Which igneous texture
phaneritic / phaneritic texture / coarse-grained | has crystals large enough to see, formed by slow cooling underground | is seen in granite and gabbro
aphanitic / aphanitic texture / fine-grained | has crystals too small to see, formed by fast cooling at the surface | is seen in basalt and rhyolite
porphyritic / porphyritic texture | has large crystals set in a mass of much smaller ones | forms when magma cools in two stages, first slowly and then quickly
glassy / glassy texture | has no crystals because lava cooled almost instantly | is seen in obsidian
vesicular / vesicular texture | has many holes left by gas bubbles | is seen in pumice and scoria
pyroclastic / pyroclastic texture | consists of ash and fragments blown out by an explosive eruption | is seen in tuff
pegmatitic / pegmatitic texture | has exceptionally large crystals grown from water-rich magma | has interlocking crystals several centimeters or more across

# Compositions of magma and igneous rock
? Which composition of igneous rock
felsic | is light-colored and rich in silica and feldspar | is typical of granite and rhyolite | comes from viscous magma that tends to erupt explosively
mafic | is dark and rich in magnesium and iron | is typical of basalt and gabbro | comes from hot, runny magma with about 50 percent silica
intermediate / andesitic | has silica content between that of granite and basalt | is typical of andesite and diorite
ultramafic | has very little silica and is almost entirely olivine and pyroxene | is typical of peridotite and the mantle

# Features of sedimentary and layered rock
? Which rock feature
bedding / stratification | is the arrangement of sediment in parallel layers | is the flat layering typical of rocks laid down in water
cross-bedding | consists of inclined layers formed by moving dunes or ripples | shows in sandstone the direction of an ancient wind or current
graded bedding | is a layer with coarse grains at the bottom and fine grains at the top | forms when the heaviest particles settle first as a current slows
ripple marks / ripple mark | consists of small waves preserved in sand by moving water or wind | records back-and-forth or flowing water on a sandstone surface
mud cracks / mud crack | is a polygonal pattern left when wet clay dries and shrinks | shows that an ancient lake bed alternated between wet and dry
concretion | is a rounded mass of mineral cement inside a layer, often around a fossil | is a hard nodule that differs from the rock surrounding it
geode | is a hollow ball of stone lined with crystals | is a round cavity with inward-pointing quartz or amethyst
foliation | is the alignment of minerals in parallel bands caused by directed pressure | is the layered texture of slate, schist and gneiss

# Earth materials
? Which Earth material
magma | is molten rock beneath the surface | contains dissolved gas and rises because it is less dense than surrounding rock
lava | is molten rock that has reached the surface | flows from a volcano and hardens into extrusive igneous rock
mineral | is a naturally occurring, inorganic solid with a definite composition and crystal structure | is identified by its hardness, streak, luster and cleavage
sediment | consists of loose fragments carried and deposited by water, wind or ice | becomes solid rock by compaction and cementation
soil | is the loose mixture of weathered rock, organic matter, water and air | is the natural material at the surface in which plants can root
humus | is dark organic matter from decayed plants and animals | gives topsoil its dark color and holds nutrients
regolith | is the loose layer of weathered rock that covers bedrock | covers the surface of the Moon as loose dust and broken rock

# Sediment particles by size
? Which sediment size class
clay | has the smallest particles, less than 0.004 millimeter across | settles only in very still water and feels sticky when wet
silt | has particles between 0.004 and 0.06 millimeter across | feels like flour when dry
sand | has gritty particles between 0.06 and 2 millimeters across | forms beaches, dunes and the rock sandstone
pebble | has rounded stones between 4 and 64 millimeters across | is the typical rounded grain of conglomerate
cobble | has stones between 64 and 256 millimeters across | is about fist-sized, between a pebble and a boulder
boulder | has pieces larger than 256 millimeters across | can be moved only by the strongest floods or by glaciers

# Layers of Earth
? Which layer of Earth
crust | is the thin, rocky outermost shell | is thinnest under the oceans and thickest under mountain ranges | is made mostly of basalt beneath the oceans and granite on continents
lithosphere | is the rigid outer shell broken into tectonic plates | includes the crust and the uppermost mantle
asthenosphere | is the soft, slowly flowing zone of the upper mantle on which plates move | is solid rock that flows like warm plastic beneath the lithosphere | lies directly below the lithosphere and allows plates to move
outer core | is liquid iron and nickel whose flow produces the magnetic field | stops S waves from passing through | is the only layer that is entirely liquid
inner core | is solid iron and nickel at the center | stays solid despite its heat because of enormous pressure | has the highest temperature and pressure of any layer
mantle | makes up most of Earth's volume | is the thick region of hot silicate rock between the crust and the core | carries heat outward by slow convection

# Boundaries and zones of Earth's interior
? Which feature of Earth's interior
Moho / Mohorovičić discontinuity | is the boundary between the crust and the mantle | is where seismic waves speed up at the base of the crust
Gutenberg discontinuity / core-mantle boundary | is the limit about 2,900 kilometers deep between rocky and metallic layers | is where S waves stop because they meet liquid iron
Lehmann discontinuity / inner core boundary | separates liquid metal from solid metal about 5,150 kilometers deep | was discovered in 1936 from P waves reflected deep inside the planet
transition zone | is where minerals change to denser forms 410 to 660 kilometers deep | lies between the upper and the lower mantle
mantle plume | is a narrow column of hot rock rising from deep within Earth | feeds hot spots such as Hawaii and Yellowstone

# Processes of Earth's interior
? Which term describes
isostasy | the state of balance of the crust floating on the denser mantle | the equilibrium that explains why thick mountain crust has deep roots
isostatic rebound / postglacial rebound | the rise of crust after a load of ice or rock is removed | the slow uplift of Scandinavia and Hudson Bay since the ice age
differentiation / planetary differentiation | the separation of a planet into layers by density while molten | the sinking of iron to the center and rising of lighter rock early in Earth's history
mantle convection / convection currents in the mantle | the slow circulation of hot rock that rises, cools and sinks | the slow flow that transfers internal heat and helps to drive plates
geothermal gradient | the increase of temperature with depth inside the planet | the rise of about 25 to 30 degrees Celsius for each kilometer down
radioactive decay | the breakdown of unstable atoms that supplies much of Earth's internal heat | the release of heat by uranium, thorium and potassium in rock

# Earth's magnetic field
? Which term describes
geodynamo / dynamo effect | the generation of Earth's magnetic field by moving molten iron | the process in the liquid outer core that makes the planet a magnet
paleomagnetism | the study of ancient magnetic fields preserved in rocks | the record of past pole positions locked into iron-bearing minerals
magnetic reversal | the exchange of Earth's north and south field directions | the change of field polarity recorded in stripes of sea-floor basalt
magnetosphere | the region around Earth controlled by its magnetic field | the shield that protects Earth from most of the solar wind
magnetic declination | the angle between true north and the north shown by a compass | a correction that map readers apply to compass directions

# Processes of plate tectonics
? Which plate tectonic process
sea-floor spreading / seafloor spreading | forms new ocean crust as plates separate at ridges | explains why rocks grow older away from mid-ocean ridges | was proposed by Harry Hess and confirmed by magnetic stripes
subduction | sinks one lithospheric plate beneath another into the mantle | forms trenches and produces magma that feeds volcanic arcs | occurs when a denser oceanic plate sinks under a less dense plate
continental collision | pushes two landmasses together and raises high folded mountains | formed the Himalayas where India met Asia
rifting | stretches and splits a continent into separate pieces | can open a new ocean such as the Red Sea
accretion / accretion of terranes | adds island arcs and crustal fragments to a continent's edge | built much of western North America from pieces of crust
slab pull | draws a plate along by the weight of its cold, dense sinking edge | is considered the strongest driver of plate motion
ridge push | moves a plate as elevated new sea floor slides downhill | results from gravity acting on raised lithosphere at spreading centers
orogeny | builds mountains by folding, faulting and volcanic activity | is a long episode of mountain building at a convergent boundary

# Theories of Earth science
? Which theory holds that
continental drift | all lands were once joined in Pangaea | South America and Africa slowly moved apart, as Alfred Wegener proposed
plate tectonics / theory of plate tectonics | rigid pieces of lithosphere move over the asthenosphere | most earthquakes and volcanoes occur where slabs of lithosphere meet
elastic rebound / elastic rebound theory | bent rock suddenly snaps back and releases stored energy in earthquakes | earthquakes release strain that slowly builds up in rock along a fault
Milankovitch cycles / Milankovitch theory | regular changes in Earth's orbit and tilt cause ice ages | variations in Earth's motion change how solar energy is distributed
giant impact hypothesis / giant-impact theory | the Moon formed when a Mars-sized body struck the young Earth | debris from a huge collision gathered in orbit to form the Moon
nebular hypothesis / nebular theory | the solar system formed from a rotating cloud of gas and dust | the Sun and planets formed together from a collapsing cloud

# Evidence for continental drift and sea-floor spreading
? Which evidence of moving continents
fit of the continents | compares the matching coastlines of South America and Africa | treats the edges of Africa and South America as puzzle pieces | notes that coastlines match like pieces of a jigsaw puzzle
fossil evidence | uses remains of Mesosaurus and Glossopteris found on lands now separated by oceans | relies on remains of land reptiles and seed ferns that could not cross an ocean | shows the same ancient plants and animals on widely separated continents
rock evidence | matches mountain belts such as the Appalachians and the Caledonians across the Atlantic | shows that mountain belts end at one coast and continue across the sea
climate evidence | finds glacial scratches in the tropics and coal beds in Antarctica | shows that warm lands once lay beneath ice sheets near the South Pole
magnetic striping / magnetic stripes | shows symmetrical bands of normal and reversed polarity on both sides of a ridge | records reversals of Earth's field in basalt on the sea floor
age of the ocean floor | shows rock becoming older with distance from the mid-ocean ridge | uses drilled samples to show the youngest crust at the ridge
satellite measurement | uses GPS stations to track plates moving a few centimeters a year | gives the present speed and direction of plate motion by laser and radio signals

# Scientists of Earth's moving crust
? Which scientist
Alfred Wegener / Wegener | proposed the hypothesis of continental drift in 1912 | argued that all continents had once formed Pangaea | could not explain what force moved the continents
Harry Hess / Hess | proposed sea-floor spreading around 1960 | reasoned that new crust forms at mid-ocean ridges and sinks at trenches | was an American geologist and navy officer who studied the ocean floor with sonar
Marie Tharp / Tharp | drew the first detailed maps of the ocean floor and found the central rift valley | worked with Bruce Heezen to map the Mid-Atlantic Ridge | showed that a rift runs along the crest of the mid-ocean ridge
J. Tuzo Wilson / John Tuzo Wilson / Wilson | explained transform faults and hot spots such as Hawaii | described the cycle in which ocean basins open and close
Inge Lehmann / Lehmann | discovered that Earth has a solid inner core from earthquake waves | was a Danish seismologist who in 1936 explained faint P waves in the shadow zone
Andrija Mohorovičić / Mohorovičić | discovered the boundary between crust and mantle in 1909 | was a Croatian seismologist who noticed waves speeding up beneath the crust
Charles Richter / Richter | developed a scale of earthquake magnitude in 1935 | used the height of seismograph waves to compare the size of earthquakes in California | was an American seismologist who measured earthquakes by the size of their waves
Arthur Holmes / Holmes | suggested in the 1920s and 1930s that mantle convection could move continents | pioneered radiometric dating of rocks and a time scale in years
Fred Vine / Vine | interpreted magnetic stripes as evidence of spreading, together with Matthews | linked magnetic reversals on the sea floor to Hess's hypothesis in 1963

# Plate boundaries and their features
? Which plate tectonic feature
divergent boundary / spreading boundary / constructive boundary | forms where two plates move apart | produces mid-ocean ridges and rift valleys
convergent boundary / destructive boundary | forms where two plates move toward each other | destroys lithosphere or thickens it into mountains | produces trenches, volcanic arcs or folded mountains
transform boundary / transform fault | forms where two plates slide horizontally past each other | neither creates nor destroys crust, as in western California's San Andreas | produces earthquakes but few volcanoes
mid-ocean ridge | is a long undersea mountain chain where new sea floor forms | has a central rift and forms the longest mountain range on Earth | is a divergent boundary on the sea floor where magma rises
rift valley | is a long, steep-sided trough where a continent is pulling apart | occurs in East Africa between diverging blocks of land
ocean trench / deep-sea trench | is a long, narrow depression where one plate bends beneath another | includes the deepest places on Earth, such as the Marianas | is the undersea valley formed at a subduction zone
volcanic island arc / island arc | is a curved chain of volcanoes formed where oceanic plates meet | includes the Aleutians and the Lesser Antilles
continental volcanic arc | is a chain of volcanoes on land above a subducting oceanic plate | includes the Andes and the Cascades
hot spot / hotspot | is a volcanic area fed by a plume far from plate edges | created the Hawaiian Islands as the plate above it moved | can produce a chain of volcanoes far from any plate boundary

# Supercontinents and ancient lands
? Which ancient landmass
Pangaea / Pangea | was the supercontinent that included nearly all land about 250 million years ago | began to break up about 200 million years ago
Gondwana / Gondwanaland | was the southern landmass of South America, Africa, India, Australia and Antarctica | supported the seed fern Glossopteris
Laurasia | was the northern landmass that later became North America and Eurasia | lay north of the Tethys after the breakup of the supercontinent
Rodinia | was a supercontinent that formed about 1.1 billion years ago | broke up late in Precambrian time
Laurentia | was the ancient core of North America | collided with Baltica to raise the Caledonian mountains
Bering land bridge / Beringia | joined Asia and Alaska when sea level was lower | was the route by which people first entered the Americas from Asia

# Ancient oceans and lakes
? Which ancient body of water
Panthalassa | was the single huge ocean around the late Paleozoic supercontinent | was the ancestor of today's Pacific
Tethys Sea / Tethys | was the tropical sea between the northern and southern landmasses | closed as Africa and India moved toward Eurasia
Iapetus Ocean | lay between early North America and Europe before the Appalachians rose | closed during the Paleozoic as the supercontinent was assembled
Western Interior Seaway | covered the middle of North America during the Cretaceous | divided North America into two landmasses in the time of dinosaurs
Lake Bonneville | left Utah's Great Salt and salt flats when it dried up | was a large pluvial body of water in Utah during the last ice age
Lake Agassiz | formed from glacial meltwater in central Canada and the northern United States | left the flat, fertile Red River Valley of North Dakota and Manitoba

# Large tectonic plates
? Which tectonic plate
Pacific Plate | is the largest and consists almost entirely of ocean floor | is surrounded by the Ring of Fire | slides past North America along the San Andreas Fault
Eurasian Plate | carries most of Europe and Asia | is being crumpled by a northward-moving neighbor to form the Himalayas
Indian Plate / Indo-Australian Plate | moved north and collided with Asia to raise the Himalayas | carries the subcontinent of South Asia | broke away from Gondwana and drifted rapidly northward
African Plate | is splitting along a rift valley from Ethiopia to Mozambique | lies between the Mid-Atlantic Ridge and the Arabian Plate
North American Plate | meets its Pacific neighbor along the San Andreas Fault | extends from the Mid-Atlantic Ridge to western California
South American Plate | meets the Nazca along the Peru-Chile Trench | carries Brazil and the Andes westward over a subducting neighbor
Antarctic Plate | carries the continent that surrounds the South Pole | is almost encircled by spreading ridges in the Southern Ocean

# Smaller tectonic plates
? Which tectonic plate
Nazca Plate | sinks beneath western South America to form the Andes | lies beneath the eastern Pacific off Peru and Chile
Juan de Fuca Plate | sinks beneath Washington and Oregon in the Cascadia zone | feeds the volcanoes of the Cascade Range
Arabian Plate | is moving away from Africa as the Red Sea widens | collides with Eurasia to raise the Zagros Mountains of Iran
Philippine Sea Plate | overrides a neighbor at the Mariana Trench | is an oceanic plate east of Taiwan and south of Japan
Caribbean Plate | carries most of Central America and the Lesser Antilles | lies beneath Jamaica and Hispaniola, between the two Americas

# Mountain ranges and ridges and how they formed
? Which mountain system
Himalayas | formed when India collided with Asia | contains Mount Everest, the highest peak above sea level
Andes | formed where an oceanic plate sinks beneath western South America | is the longest on land, more than 7,000 kilometers from end to end | contains many volcanoes above the subducting Nazca Plate
Appalachian Mountains / Appalachians | formed when ancient North America collided with Africa | is old, rounded and worn down in the eastern United States | is the oldest major range in North America and is heavily eroded
Mid-Atlantic Ridge | is an undersea chain that rises above the water in Iceland | separates the Americas from Europe and Africa
Cascade Range / Cascades | contains Mount St. Helens and Mount Rainier | formed above the sinking Juan de Fuca Plate
Alps | formed when Africa pushed against southern Europe | contains Mont Blanc and the Matterhorn
Sierra Nevada | is a tilted block of granite in eastern California | contains Mount Whitney and the domes of Yosemite
Rocky Mountains / Rockies | stretches from western Canada to New Mexico far from a plate edge | carries the continental divide of North America
Ural Mountains / Urals | forms the traditional boundary between Europe and Asia | formed when two continents joined in the late Paleozoic
Atlas Mountains | stretches across Morocco, Algeria and Tunisia | separates the Mediterranean coast from the Sahara

# Types of stress and strain in rock
? Which term describes
compression | stress that squeezes rock together | stress that produces reverse faults and folds | the main stress at convergent boundaries
tension | stress that pulls rock apart | stress that thins crust and produces normal faults | the main stress at divergent boundaries
shear / shear stress | force that pushes parts of rock in opposite sideways directions | force that produces strike-slip faults | the main force in rock at transform boundaries
elastic deformation | the bending of rock that returns to its shape when stress is removed | stretching that stores energy until an earthquake releases it
plastic deformation / ductile deformation | a permanent bending of rock without breaking | the folding of hot, deeply buried rock under slow stress
brittle deformation | the cracking of rock under stress | the failure of cold rock near the surface that makes faults and joints
confining pressure | the uniform squeezing of buried rock from all sides | stress equal in every direction that makes rock compact but not distort

# Faults
? Which type of fault
normal fault | has a hanging wall that drops relative to the footwall | forms where tension pulls the crust apart
reverse fault | has a hanging wall that moves up along a steep surface | forms where compression squeezes the crust, and dips steeply
thrust fault | has a hanging wall pushed up and over along a gently sloping surface | can carry old rock over younger rock for many kilometers
strike-slip fault / lateral fault | has blocks that move sideways past each other with little vertical motion | is produced by shear stress, as in California's San Andreas
oblique-slip fault | combines sideways motion with up-or-down motion of its blocks | forms where shear acts together with tension or compression

# Parts of a fault
? Which part of a fault
hanging wall | is the block of rock above a sloping break | moves down when crust is stretched and up when it is squeezed
footwall | is the block of rock below a sloping break | moves up relative to the block above it in a normal fault
fault plane | is the surface along which two blocks slide | may be vertical or tilted and separates the two moving blocks
fault scarp | is the steep cliff left when one block moves up or down | shows at the surface how far the ground was displaced vertically
fault trace / fault line | is where a break in rock meets the ground surface | is drawn on a map to show where a break reaches the surface

# Kinds of highland
? Which type of highland
fault-block mountains / fault-block mountain | forms where pieces of crust tilt or rise as tension stretches the crust | includes the Tetons and the ranges of the Basin and Range
folded mountains / fold mountains / folded mountain | forms where compression squeezes layers into wavelike bends | includes the Alps, the Himalayas and the Appalachians
dome mountains / dome mountain | forms where magma or broad uplift pushes overlying layers up | includes the Black Hills and the Adirondacks
volcanic mountains / volcanic mountain | forms from erupted material piled around a vent | includes Mount Fuji and Mauna Loa
plateau | is a large, high, nearly flat area of uplifted horizontal rock | includes the land around the Grand Canyon, crossed by the Colorado River

# Parts of a continent
? Which part of a continent
craton | is its old, stable interior core | includes both the exposed shield and the buried platform
shield / continental shield | is the area where ancient crystalline rock is exposed at the surface | is a low region of Precambrian rock such as that of eastern Canada
continental platform | is ancient crystalline rock covered by flat sedimentary layers | includes the flat interior beneath the Great Plains
terrane | is a crustal block with its own geologic history added by plate motion | was an island arc or crustal fragment before it was attached
orogenic belt / mountain belt | is a long zone of deformed rock produced by a plate collision | is made of folded, faulted and metamorphosed rock, as in the Appalachians
passive margin / passive continental margin | is an edge with no plate boundary and little earthquake activity | has a wide shelf, as along the Atlantic coast of the Americas
active margin / active continental margin | is an edge at a plate boundary with frequent earthquakes and volcanoes | has a narrow shelf and a trench, as along the Pacific coast of South America

# Folds and structures of deformed rock
? Which rock structure
anticline | is an upward-arching fold with the oldest layers in its center | often traps oil and gas beneath its crest | forms when compression bends layers upward
syncline | is a downward-bending fold with the youngest layers in its center | has limbs that dip toward its middle, like a trough | forms when compression bends layers downward
monocline | is a bend in which otherwise horizontal layers step down in one direction | has only a single sloping limb
dome | is a circular upwarp with the oldest rock in the middle | has layers that dip away in all directions, as in the Black Hills
basin | is a circular downwarp with the youngest rock in the middle | has layers that dip inward from all sides, as in Michigan
joint | is a crack along which no movement has occurred | lets water enter and speeds weathering | often forms in parallel sets as rock cools or is unloaded
horst | is an uplifted block between two normal faults | stands as a ridge, such as a range in the Basin and Range
graben | is a dropped block between two normal faults | forms a valley with steep sides, such as Death Valley

# Earthquake locations
? Which location
focus / hypocenter | is the point underground where an earthquake begins | is the place on a fault where rock first breaks | may be shallow or deep within the lithosphere or a sinking plate
epicenter | is the point on the surface directly above where an earthquake starts | is found from the distances to three seismic stations | usually has the strongest shaking at the surface
seismic gap | is a section of an active fault that has not slipped for a long time | is a quiet stretch of a fault where a large earthquake is likely
shadow zone | is the part of Earth's surface that receives no direct P or S waves | exists because the core bends P waves and blocks S waves
Ring of Fire | is the belt of earthquakes and volcanoes around the Pacific Ocean | is where most of the world's earthquakes and active volcanoes occur | is formed by subduction zones along the edges of the Pacific Plate

# Earthquake events
? Which term describes
foreshock | a small tremor before a main earthquake | slight shaking that may come days before a larger quake
mainshock / main shock | the largest tremor in a series of earthquakes | the strongest release of energy in an earthquake sequence
aftershock | a smaller tremor following a main earthquake in the same area | later shaking that can bring down buildings already weakened | shaking as a fault readjusts after the largest quake
fault creep / aseismic slip | slow, steady slipping of rock without large earthquakes | gradual motion that bends curbs and fences without violent shaking
liquefaction | the change of wet, loose soil into a fluid-like mass during shaking | the loss of soil strength that makes buildings sink and tilt | the process that turns loose, water-soaked soil to quicksand in an earthquake

# Measures of an earthquake
? Which term describes
magnitude / earthquake magnitude | the measure of the energy released by a quake | the single number for a quake's size found from a seismogram
intensity / earthquake intensity | the measure of a quake's effects on people and buildings at a place | the strength of shaking that decreases with distance
lag time / S-P interval | the difference between the arrivals of P and S waves | the gap between P and S waves that grows with distance from an earthquake
epicentral distance | how far a seismic station is from the point above the focus | a length used as the radius of a circle to locate an earthquake
focal depth | how far below the surface an earthquake begins | the distance that makes an earthquake shallow, intermediate or deep

# Seismic waves and waves made by earthquakes
? Which wave
P wave / primary wave / P-wave | travels fastest and arrives first at a seismograph | pushes and pulls rock in the direction of its travel | passes through solids, liquids and gases and speeds through the core
S wave / secondary wave / S-wave | travels only through solids and arrives second | shakes rock at right angles to its direction of travel | cannot pass through the liquid outer core
Love wave | moves the ground from side to side along the surface | is a horizontal surface motion that damages foundations
Rayleigh wave | rolls along the surface like a wave on water | moves the ground in an elliptical, up-and-down motion
tsunami | is set off by an undersea quake, eruption or landslide | crosses the deep sea as fast as a jet and grows taller near shore | forms when an undersea fault suddenly lifts or drops the ocean floor
seiche | is a sloshing back and forth of water in a lake or bay | can be set off in a closed basin by shaking or strong wind

# Tools of earthquake science
? Which tool of earthquake science
seismograph / seismometer | records ground motion during an earthquake | uses a suspended weight that stays still while the ground moves | produces a trace whose waves show the strength and arrival of shaking
travel-time graph / time-distance graph | shows how the gap between P and S waves grows farther from an epicenter | plots the arrivals of P and S waves against kilometers from the source
triangulation | locates an earthquake with circles drawn around three stations | uses distances from three stations to find where circles intersect
base isolation / base isolator | uses rubber and steel pads to keep a building from shaking with the ground | separates a structure from its foundation
seismic hazard map / earthquake hazard map | shows where strong shaking is most likely in the future | guides building codes in regions of known faults
tsunami warning system | alerts coastal people by means of ocean buoys and seismic stations | gives people near the shore time to move to high ground

# Scientific scales
? Which scale
Richter scale | rated an earthquake's magnitude by the largest wave on a nearby seismograph | was developed in 1935 to compare the size of California earthquakes
moment magnitude scale | rates an earthquake's total energy from fault area, slip and rock strength | is used today to compare the largest earthquakes
Modified Mercalli scale / Mercalli scale | rates earthquake intensity by damage and what people felt | uses Roman numerals from I to XII
Mohs scale / Mohs hardness scale | ranks ten minerals by their resistance to scratching | runs from talc at 1 to diamond at 10
Volcanic Explosivity Index | rates eruptions from 0 to 8 by the amount of material ejected | measures an eruption by erupted volume and the height of its cloud

# Scientific records
? Which record
seismogram | is the paper or digital trace of earthquake waves | shows the arrival times and heights of P and S waves
hydrograph | shows a stream's discharge over time | has a rising limb, a peak and a falling limb after a storm
ice core | is a long cylinder drilled from a glacier to study ancient air | holds bubbles in layers that show past levels of carbon dioxide
sediment core | is a tube of mud from a lake or ocean bottom | holds layers of shells and pollen that show past climates
weather map | shows fronts, isobars and air pressure over a region at one time | is used to forecast conditions from highs, lows and fronts

# Famous earthquakes
? Which earthquake
Indian Ocean earthquake of 2004 / 2004 Sumatra earthquake | caused a tsunami that killed about 230,000 people around Asia and Africa | struck on December 26 off western Indonesia
Tohoku earthquake of 2011 / 2011 Japan earthquake | sent a tsunami that damaged the Fukushima nuclear plant | struck off northeastern Honshu with a magnitude of about 9
Chile earthquake of 1960 / Valdivia earthquake | is the strongest ever recorded, with a magnitude of 9.5 | raised sea waves that reached Hawaii and Japan from South America
Haiti earthquake of 2010 | killed more than 100,000 people in and around Port-au-Prince | was deadly because of weak concrete buildings on Hispaniola
Lisbon earthquake of 1755 | destroyed Portugal's capital on All Saints' Day | shook Portugal and sent sea waves across the Atlantic in the Age of Enlightenment
Kanto earthquake of 1923 | destroyed Tokyo and Yokohama, largely by fires that followed | struck Japan at noon, when charcoal stoves were lit
Mexico earthquake of 1985 | collapsed hundreds of buildings in a capital built on an old lake bed | did its worst damage hundreds of kilometers from a Pacific coast epicenter

# Earthquakes of the United States
? Which American earthquake
San Francisco earthquake of 1906 / 1906 San Francisco earthquake | destroyed much of a California city by shaking and fire | led to the elastic rebound theory
Alaska earthquake of 1964 / Good Friday earthquake | was the strongest recorded in North America, with a magnitude of 9.2 | damaged Anchorage by landslides and liquefaction
Loma Prieta earthquake of 1989 | collapsed a double-deck freeway in Oakland during the World Series | damaged San Francisco's Marina District through liquefaction of loose fill
Northridge earthquake of 1994 | struck the Los Angeles area along a hidden thrust fault | damaged freeways and buildings in California's San Fernando Valley
New Madrid earthquakes of 1811 / New Madrid earthquakes | made the Mississippi seem to flow backward for a time | shook Missouri and its neighbors, far from any plate edge

# Volcano types and parts of volcanic terrain
? Which volcanic feature
shield volcano | is broad and gently sloping, built by runny basaltic lava | includes Mauna Loa and Kilauea in Hawaii | forms by quiet eruptions of low-silica lava
cinder cone | is small and steep, built of loose fragments around a vent | includes Paricutín in Mexico | forms when blobs of lava cool in the air and pile up
composite volcano / stratovolcano | is tall and steep, built of alternating layers of lava and ash | includes Mount Fuji and Mount St. Helens | has explosive eruptions and forms above subduction zones
lava plateau | is a high, level area built by repeated flows of runny basalt | includes the Columbia River region and the Deccan Traps
caldera | is a huge depression formed when the roof of an emptied magma chamber collapses | holds Crater Lake in Oregon | is much larger than a crater and forms by collapse
lava dome | is a rounded mass of thick, pasty melt squeezed slowly onto the surface | grew in the crater of Mount St. Helens after 1980

# Parts of a volcano
? Which part of a volcano
magma chamber | is an underground pocket where molten rock collects | lies several kilometers below the surface and feeds eruptions
pipe / conduit | is a long tube that connects the magma chamber to the surface | is a vertical passage through which magma rises
vent | is an opening through which molten rock and gas reach the surface | may open at the top or on the side of the mountain
crater | is a bowl-shaped pit at the top around the central vent | is the hollow at the summit, smaller than a caldera
lava tube | is a tunnel left when the outside of a flow hardens and the inside drains | is a cave-like passage in hardened basalt

# Kinds of lava
? Which type of lava
pahoehoe | is fast-moving and hot, with a smooth, ropelike surface | hardens into basalt with a wrinkled, billowy skin
aa | is slower and cooler, with a rough, jagged surface | hardens into sharp, rubbly chunks of basalt
pillow lava | forms rounded masses when it erupts underwater | is typical at mid-ocean ridges, chilled quickly by seawater
block lava | is thick and silica-rich, and breaks into large smooth-sided pieces | forms short, thick flows of andesite or rhyolite
flood basalt | pours from long cracks and covers huge areas | built the Columbia Plateau and the Deccan Traps

# Kinds of volcano by activity
? Which type of volcano
active volcano | is erupting or shows signs that it may soon erupt | has erupted in recent times, as Kilauea has
dormant volcano | is quiet now but may erupt in the future | is sleeping, with no eruption for perhaps hundreds of years
extinct volcano | is not expected to erupt again | has no source of magma left and is worn down by erosion
supervolcano | can eject more than 1,000 cubic kilometers of material at once | lies beneath Yellowstone National Park
submarine volcano | erupts beneath the ocean surface | may build up from the sea floor until it becomes an island

# Kinds of eruption
? Which type of eruption
quiet eruption / effusive eruption | pours out low-silica lava that flows easily | builds broad shields of basalt, as in Hawaii
explosive eruption | is a violent outburst of gas-rich, high-silica magma | makes ash clouds and pyroclastic flows
phreatic eruption / steam eruption | occurs when magma heats groundwater that flashes into vapor | throws out old rock and water vapor but no fresh magma
fissure eruption | pours lava from a long crack instead of a central vent | produces the floods of basalt that form lava plateaus
submarine eruption | occurs under the sea, where water pressure and cold quench the lava | forms pillow lava along mid-ocean ridges

# Geothermal features
? Which geothermal feature
geyser | throws hot water and steam into the air at intervals | erupts as groundwater boils under pressure, as at Old Faithful | has underground channels in which water is heated under pressure
hot spring | is a pool formed where heated groundwater rises to the surface | is warm water that flows out gently without erupting
fumarole | is an opening that gives off only steam and volcanic gases | gives off hydrogen sulfide and water vapor without liquid water
mud pot | is a bubbling pool of hot, acidic clay and water | forms where acidic steam and gas turn rock to clay
hydrothermal vent / black smoker | gives off hot, mineral-rich water that supports tube worms on the sea floor | builds mineral chimneys at mid-ocean ridges

# Products and hazards of eruptions
? Which product of an eruption
volcanic ash | consists of rock and glass fragments smaller than 2 millimeters | can stop jet engines and cool the climate by blocking sunlight | is the finest kind of pyroclastic material and travels farthest
lapilli / cinders | consists of pebble-sized pieces between 2 and 64 millimeters | falls as small gravel-like fragments, bigger than ash
volcanic bomb | is a large blob of lava that hardens in a rounded shape in flight | is streamlined because it was molten as it flew through the air
volcanic block | is a large, angular piece of already solid rock thrown out | was solid before it was blasted out and so keeps sharp corners
pyroclastic flow / nuée ardente | is a fast avalanche of hot gas, ash and rock | destroyed Saint-Pierre in Martinique in 1902 | rushes down a volcano's slope at more than 100 kilometers per hour
lahar | is a mudflow of ash and water that races down river valleys | killed more than 20,000 people below Nevado del Ruiz in 1985 | forms when an eruption melts snow and ice on a volcano
lava flow | is a stream of molten rock that burns and buries what lies in its path | moves slowly enough that people can usually walk away
volcanic gas | consists mainly of water vapor, carbon dioxide and sulfur dioxide | can form acid rain or suffocate people in low places

# Intrusive igneous bodies
? Which igneous intrusion
batholith | is the largest kind, more than 100 square kilometers in area | forms the core of the Sierra Nevada | forms when a large body of magma cools deep in the crust
stock | is like a batholith but covers less than 100 square kilometers | is an irregular mass of intrusive rock smaller than a batholith
dike | cuts across existing rock layers as a wall-like sheet | forms when magma is forced into cracks that cross the bedding
sill | forms a sheet parallel to existing rock layers | forms when magma squeezes between beds, as at the Palisades | runs horizontally between layers instead of cutting across them
laccolith | pushes overlying layers up into a mushroom-like arch | has a flat floor and a domed roof
volcanic neck | is hardened magma left in a pipe after the cone erodes away | includes Ship Rock in New Mexico

# Volcanoes of Europe and Asia
? Which volcano
Mount Vesuvius / Vesuvius | buried Pompeii and Herculaneum in A.D. 79 | rises above the Bay of Naples in Italy
Krakatoa / Krakatau | exploded in Indonesia in 1883 and was heard thousands of kilometers away | caused tsunamis that killed more than 36,000 people
Mount Tambora / Tambora | erupted in 1815 and caused the Year Without a Summer | was the largest eruption in recorded history
Mount Pinatubo / Pinatubo | erupted in the Philippines in 1991 and cooled the globe for about a year | was forecast in time to evacuate tens of thousands near Clark Air Base
Mount Fuji / Fuji | is the highest mountain in Japan | is a snow-capped cone near Tokyo that is sacred to many Japanese
Mount Etna / Etna | is the tallest active one in Europe, on Sicily | erupts often above the Italian city of Catania
Eyjafjallajökull | closed European air travel with its ash in 2010 | erupted beneath an ice cap in Iceland

# Volcanoes of the Americas and Hawaii
? Which volcano
Mount St. Helens | erupted sideways in Washington State on May 18, 1980 | lost its summit when its north flank collapsed
Kilauea | is one of the most active in the world, on the island of Hawaii | erupts fluid basalt on the flank of Mauna Loa
Mauna Loa | is the largest active one on Earth | rises about 9 kilometers from the floor of the Pacific
Paricutín | appeared in a Mexican cornfield in 1943 | is a cinder cone whose birth and growth scientists watched over nine years
Mount Pelée | destroyed Saint-Pierre on Martinique in 1902 | killed about 28,000 people in the Caribbean with a pyroclastic flow
Nevado del Ruiz | sent a mudflow over the Colombian town of Armero in 1985 | melted its own ice cap in South America and caused a deadly lahar

# Kinds of soil by texture and origin
? Which kind of soil
loam | is a balanced mixture of sand, silt and clay | is best for most crops because it drains well yet holds water
sandy soil | has large grains and drains water too quickly | holds few nutrients because water passes easily between coarse grains
clay soil | has the finest grains, holds water and drains poorly | becomes sticky when wet and hard when dry
residual soil | develops in place from the bedrock directly beneath it | contains the same minerals as the underlying bedrock
transported soil | is carried from elsewhere by water, wind or ice | differs from the bedrock beneath it because its parent material was moved

# Soil processes
? Which soil process
leaching | removes dissolved minerals from upper layers as water moves downward | washes nutrients out of topsoil in wet climates
decomposition | breaks down dead plants and animals into humus | is carried out by bacteria and fungi that recycle nutrients
bioturbation | mixes layers by the burrowing of worms and other animals | is carried out by earthworms that let in air and water
nitrogen fixation | changes a gas of the air into compounds that plants can use | is carried out by bacteria on the roots of legumes
soil compaction | presses grains together under heavy machinery or hooves | leaves less space in the ground for air and water

# Earth science properties
? Which property
porosity | is the percentage of a material's volume that consists of open spaces | is high in well-sorted, loosely packed sediment
permeability | is the ability of a material to let water pass through connected openings | is high in gravel and very low in clay
viscosity | is the resistance of a liquid to flow | is increased in magma by high silica content and low temperature
salinity | is the amount of dissolved salts in water, about 35 grams per kilogram in seawater | is raised by evaporation and lowered by rain and melting ice
soil texture | is determined by the proportions of sand, silt and clay | is judged by rubbing a moist sample between the fingers

# Kinds of mechanical weathering
? Which form of physical weathering
frost wedging / ice wedging / freeze-thaw weathering | breaks rock as water freezes and expands in cracks | is most common where temperatures often rise and fall past 0 degrees Celsius | widens cracks by repeated cycles of ice formation
abrasion | wears rock away by the grinding of particles carried by water, wind or ice | rounds and polishes pebbles in a stream | acts like sandpaper as moving particles scrape a surface
exfoliation / unloading | peels curved sheets from a rock as overlying pressure is removed | makes granite domes such as Half Dome | produces rounded domes of granite as sheets break away
root wedging / root growth | pries rock apart as plants grow into its cracks | widens cracks as trees take hold in rock
burrowing / animal burrowing | breaks up rock and soil as moles, worms and gophers dig | brings fresh rock to the surface through the digging of small mammals and ants
thermal expansion | cracks rock as it swells in hot days and shrinks in cold nights | flakes rock in deserts and forest fires through rapid temperature change
salt wedging / salt crystal growth | breaks rock as crystals grow from evaporating seawater in its pores | crumbles rock along seashores and in dry lands as brine dries in cracks

# Kinds of chemical weathering
? Which form of chemical weathering
oxidation | combines oxygen with iron to produce rust-colored minerals | turns iron-bearing rock reddish | makes iron in rock rust when exposed to air and water
hydrolysis | uses a reaction with water to change feldspar into clay | forms new minerals when hydrogen ions replace other ions in silicates
dissolution / solution | removes halite or gypsum as ions carried away in water | separates a mineral completely into ions in water, leaving no solid
carbonation | dissolves limestone in rainwater made acidic by carbon dioxide | forms caves and sinkholes by means of carbonic acid
acid rain weathering / acid precipitation | uses sulfur and nitrogen compounds from burned fuels to eat away marble statues | increases near cities and power stations that burn coal
hydration | adds water to a mineral's structure, as anhydrite becomes gypsum | makes minerals swell as water molecules join their crystals
biological weathering / lichen action | dissolves rock with weak organic acids released by living things | occurs where mosses and fungi release acids on bare stone

# Soil horizons
? Which part of the soil
O horizon | is the top layer of leaf litter and decaying plants | consists almost wholly of organic matter | is rich in fallen leaves and other organic material at the surface
A horizon / topsoil | is the dark upper mineral layer mixed with humus | is the most fertile layer, in which most roots and earthworms live | contains most of the humus in which plants grow
E horizon | is the pale layer from which clay and iron have been leached | lies between topsoil and subsoil, most often under forests
B horizon / subsoil | collects clay and minerals washed down from above | is the zone of accumulation with little humus | lies beneath the topsoil and contains more clay than humus
C horizon | consists of partly weathered parent rock | lies just above solid rock and shows few signs of life
R horizon | is unweathered bedrock at the base of the profile | is consolidated rock that lies below every loose layer
soil profile | is a vertical section showing all the horizons from surface to bedrock | can be seen in the wall of a trench or road cut

# Parts of a river system
? Which part of a river system
tributary | is a stream that flows into a larger one | adds its water to a main river, as the Missouri does to the Mississippi | joins a larger river and increases its discharge
watershed / drainage basin | is the land area whose runoff drains into one river system | is bounded by divides and collects rain for a single main stream | supplies water to a river from all the land it drains
divide / drainage divide | is the high ground that separates one watershed from another | is a ridge such as the crest of the Rockies that separates runoff to two oceans
headwaters | is the place where a stream begins, often in mountains | is the source region with steep, narrow channels
mouth / river mouth | is where a stream empties into a lake or the sea | is the end of a stream, where it slows and forms a delta
channel / stream channel | is the path that moving water follows between its banks | is widened and deepened by moving water along its bed
stream bank / bank | is the edge of land that borders a river on each side | is eroded on the outside of a bend

# Soil types and climates
? Which soil type
pedalfer | forms in humid temperate forests and is rich in iron and aluminum | covers much of the eastern United States with brown earth
pedocal | forms in dry grasslands and contains much calcium carbonate | develops a white caliche layer in the western United States
laterite | forms in hot, wet tropics where most nutrients are washed away | is deep, brick-red and poor for long-term farming
permafrost soil / gelisol | stays frozen below a thin surface layer that thaws in summer | forms in tundra regions such as northern Siberia
chernozem / mollisol | is black, deep and fertile beneath temperate grasslands | supports wheat growing in Ukraine and the Great Plains
aridisol / desert soil | forms in very dry lands and holds little organic matter | is often salty because little water washes through it
alluvial soil | is deposited by rivers on floodplains and deltas | made the valleys of the Nile and the Ganges fertile
volcanic soil / andisol | forms from ash and is rich in mineral nutrients | draws farmers to the slopes of Java's mountains

# Soil conservation
? Which soil conservation practice
contour plowing | follows the curves of a slope to slow runoff | makes furrows across a slope instead of up and down it
terracing | cuts steplike level fields into steep hillsides | lets rice grow on the mountainsides of Asia and the Andes | turns a hillside into a series of flat platforms for crops
strip cropping | alternates bands of row crops with bands of close-growing cover plants | traps soil washed from one band in the next
crop rotation | changes what is planted in a field from year to year | restores nitrogen by planting legumes in some seasons | keeps one plant from using up the same nutrients every year
no-till farming / conservation tillage | plants seeds without plowing and leaves old stalks in the ground | disturbs the ground as little as possible | leaves crop residue on the ground to reduce erosion
cover cropping / cover crop | keeps plants such as clover on a field between harvests | protects bare ground in winter and adds organic matter
windbreak / shelterbelt | uses rows of trees to slow moving air across fields | was planted across the Great Plains after the Dust Bowl
gully control / check dam | places small barriers in eroding channels to catch sediment | slows water in deep, growing ditches so that sediment settles

# Mass movement
? Which mass movement
rockfall | occurs when loose pieces drop freely from a steep cliff | builds talus slopes at the foot of cliffs
landslide / rockslide | is a sudden downhill rush of rock and soil | slips along a sloping surface of weakness such as a bedding plane
mudflow | is a rapid movement of wet, fine soil like liquid concrete | occurs after heavy rain in dry or burned mountain regions | carries fine, water-saturated sediment quickly down a valley
slump | moves a block of earth downward along a curved surface | leaves a curved scar at the top and a bulge at the bottom | moves as a single unit that rotates along a curved surface
creep | is the slowest kind and tilts fence posts and trees | moves soil downhill through repeated freezing and thawing | is too slow to see but bends the trunks of trees
earthflow | is a slow, tongue-shaped flow of clayey soil on a wet hillside | moves plastic soil downslope over hours to years
avalanche | is a rapid slide of snow down a mountainside | endangers skiers and alpine villages
solifluction | is the slow flow of waterlogged soil over frozen ground | occurs in the active layer of arctic slopes in summer
debris flow | is a fast mixture of boulders, trees, soil and water in a channel | carries coarse material, more than half of it larger than sand

# Measures of a stream
? Which measure of a stream
stream gradient / gradient | is its steepness, or drop over a given distance | is high near the source and low near the mouth
discharge / stream discharge | is the volume of water passing a point in a given time | is found by multiplying width, depth and velocity | increases downstream as tributaries add water
stream velocity | is the distance that water travels in a given time | is greatest where friction with the bed and banks is least
competence / stream competence | is the largest particle size that it can carry | grows with velocity and sets the maximum particle diameter
capacity / stream capacity | is the total amount of sediment that it can carry | grows with the volume of water in the channel
base level | is the lowest elevation to which it can erode | is usually the surface of the sea or a lake
flood stage | is the water height at which it begins to overflow its banks | is the level at which warnings go to people on low ground
recurrence interval | is the average time between floods of a given size | is a number of years calculated from long flow records

# Materials carried by streams
? Which stream material
dissolved load | consists of ions carried invisibly in solution | comes mostly from groundwater and includes calcium and bicarbonate
suspended load | consists of fine particles held up in moving water | makes a river look muddy with clay and silt
bed load | consists of coarse particles that roll, slide or bounce along the bottom | includes pebbles and cobbles too heavy to be lifted for long
alluvium | is sediment laid down by running water | makes the fertile ground of floodplains and deltas
placer deposit | consists of heavy grains such as gold concentrated in gravel | settles where a current slows and was sought by California prospectors in 1849

# Stream processes
? Which stream process
headward erosion | lengthens a valley upstream at its source | can cut through a divide and capture a neighboring river
downcutting / downward erosion | deepens a channel and forms a V-shaped valley | is strongest where a stream is steep and far above base level
lateral erosion | widens a valley by cutting into the outer banks of bends | is the main way an old, gently sloping river makes its floodplain
turbulent flow | moves water in an irregular, swirling pattern | keeps fine particles in suspension
laminar flow | moves water smoothly in straight, parallel paths | is slow, layered movement with little mixing
stream piracy / stream capture | diverts the water of one river into another | occurs when headward erosion breaks through a divide into another valley

# Valleys and channels of rivers
? Which river feature
meander | is a looping bend on gentle land | erodes on its outer bank and receives sediment on its inner bank
oxbow lake | is a curved pool left when a bend is cut off | forms when a flood cuts across a narrow neck of land | is crescent-shaped water left when a river takes a shorter path
canyon / gorge | is a very deep, narrow cut with nearly vertical walls | was cut through the Colorado Plateau in Arizona by downward erosion
waterfall | is a steep drop where hard rock overlies softer rock | retreats upstream as the plunging water undercuts its lip
V-shaped valley | is the narrow form cut by a young, fast stream | shows that a stream cuts down faster than it widens
rapids | is a stretch of steep, broken white water | is run by rafters and kayakers among boulders
stream terrace | is an old valley floor left above a river that has cut down | marks a former floodplain as a flat bench on a valley side

# Landforms deposited by rivers
? Which river feature
floodplain | is flat land beside a river that is covered at high water | has fertile ground because of repeated deposits of fine sediment | is built of sediment left when a river overflows its banks
natural levee | is a low ridge of sediment along a channel built up by overflows | raises the sides of a channel as coarse sediment drops during floods
delta | is a deposit where a river enters a lake or sea | is often triangular and split by distributaries, as at the Nile | forms as a river slows and drops sediment at its mouth
alluvial fan | is a sloping deposit where a mountain stream meets flat, dry land | spreads out at the foot of a mountain in a semicircle | forms on land where a stream's slope suddenly decreases
point bar | is sand deposited on the inside of a bend | grows opposite a cut bank where water moves slowly

# Drainage patterns
? Which drainage pattern
dendritic drainage / dendritic pattern | branches like a tree on rock of uniform resistance | is the most common arrangement of streams on flat-lying beds
trellis drainage / trellis pattern | has short tributaries meeting main streams at right angles among folded ridges | develops on alternating hard and soft folded layers
radial drainage / radial pattern | flows outward from a central high point such as a volcano | looks like the spokes of a wheel
rectangular drainage / rectangular pattern | has right-angle bends that follow joints and faults | develops where bedrock is crisscrossed by cracks
deranged drainage / deranged pattern | has no regular arrangement, with many lakes and swamps | develops on land recently covered by glaciers
parallel drainage / parallel pattern | has streams side by side running in the same direction | develops on steep, uniform slopes

# Types of stream
? Which type of stream
braided stream | splits into many small channels between bars of sediment | forms where water carries too much sand and gravel, as below a glacier
meandering stream | winds in broad loops over gentle land | carries fine sediment in a single curving channel
distributary | carries water away from a main channel across a delta | branches off a river near its mouth
yazoo stream / yazoo tributary | runs parallel to a main river that it cannot join because of a levee | flows along the edge of a floodplain behind a natural levee
perennial stream / permanent stream | flows all year because groundwater feeds it | has water in its channel in every season
intermittent stream / ephemeral stream | flows only during wet seasons or after rain | has a dry channel for part of the year

# Flood control
? Which flood control structure
dam | is a barrier across a river that stores water and controls its flow | creates a reservoir and may generate electricity
artificial levee | is an earth embankment built along a river to keep it in its channel | failed in New Orleans during Hurricane Katrina
floodway / spillway | is a channel that carries excess water away from a river or reservoir | lowers high water near a city by sending it elsewhere
floodwall | is a concrete barrier built along a river where space is limited | protects a city where no room exists for earth banks
retention basin / retention pond | is dug to hold storm runoff and release it slowly | collects runoff from paved areas after heavy rain

# Kinds of flood
? Which kind of flood
flash flood | is a sudden rush of water after intense rain in a small area | rises within hours in a narrow canyon or dry streambed
river flood / regional flood | covers a wide plain for days as a large stream overflows its banks | follows weeks of rain or rapid snowmelt over a large watershed
coastal flood | covers low land when a storm pushes seawater ashore | is caused by a storm surge or very high tide
ice-jam flood / ice jam flood | occurs when frozen blocks pile up and dam a river in spring | happens in cold regions as a frozen river breaks up
hundred-year flood / 100-year flood | has a 1 percent chance of occurring at a place in a given twelve months | is used to draw maps of areas at risk of high water

# Groundwater features
? Which groundwater feature
water table | is the upper surface of the zone of saturation | falls in drought and when wells pump too much
zone of saturation / saturated zone | is the region below ground in which every opening is filled with water | has the water table as its upper limit
zone of aeration / unsaturated zone | is the region below ground in which pores hold both air and water | lies between the ground surface and the water table
aquifer | is a body of permeable rock or sediment that stores and transmits water | is a layer of sandstone or gravel that supplies wells | holds groundwater that can be pumped by wells
aquiclude / aquitard / confining layer | is an impermeable bed such as clay that blocks the passage of water | keeps an artesian system under pressure with impermeable rock
spring | is the place where underground water flows naturally onto the surface | forms where the water table meets the ground on a hillside
artesian well | brings up water under natural pressure from a confined layer | often flows without a pump because its recharge area is higher

# Groundwater changes
? Which term describes
groundwater recharge / recharge | the refilling of underground water by rain and streams | the soaking of water into permeable ground to refill an aquifer
cone of depression | a lowering of the water table around a pumped well | a drawdown that may dry up neighboring wells
saltwater intrusion | the movement of seawater into a coastal aquifer | the spoiling of fresh coastal wells because of overpumping
land subsidence / subsidence | the sinking of the ground when water beneath is removed | gradual lowering of the ground, as in Mexico City and Venice
overdraft / groundwater overdraft | the pumping of more water from an aquifer than nature replaces | the use of wells faster than rain refills them, as on the High Plains

# The water cycle
? Which water cycle process
evaporation | changes liquid water to vapor, mostly from the oceans | is driven by heat from the Sun at a water surface | turns liquid water into a gas as its molecules gain energy
transpiration | releases water vapor from the leaves of plants | moves water from roots through stems to the air | returns groundwater taken up by roots to the atmosphere
condensation | changes water vapor into liquid droplets that form clouds | happens when air cools to its dew point | forms clouds, fog and dew as a gas becomes a liquid
precipitation | returns water to the surface as rain, snow, sleet or hail | happens when drops or crystals grow heavy enough to fall | is the step that brings fresh water from clouds to land
infiltration | moves water from the surface down into the soil | is blocked by pavement, frozen ground and hard clay | lets rain enter the ground and is greatest in loose, dry soil
surface runoff / runoff | carries water over land into streams and lakes | increases when ground is paved, steep or already saturated
sublimation | changes snow or ice directly into water vapor | lets a snowbank shrink on a cold, sunny day without melting
interception | catches falling rain on leaves before it reaches the ground | reduces erosion beneath a forest canopy
percolation | moves water down through the pores of rock to the water table | refills aquifers slowly beneath the root zone

# Kinds of ice mass
? Which ice mass
valley glacier / alpine glacier | is a river of ice that moves down between mountains | is long and narrow, as in the Alps and the Rockies
continental glacier / ice sheet | covers most of a landmass in all directions | covers Antarctica and Greenland today
ice shelf | is thick, floating and attached to land, extending over the sea | includes the Ross and the Larsen along the Antarctic coast
iceberg | breaks off from a glacier and floats away in the ocean | has about nine-tenths of its volume underwater
piedmont glacier | spreads out at the foot of a mountain where valley ice joins | forms a broad lobe on a lowland, such as the Malaspina in Alaska
sea ice | is a floating layer made of frozen ocean water | is the seasonal cover of the Arctic Ocean, which shrinks as climate warms

# Parts of a glacier
? Which part of a glacier
crevasse | is a deep crack in the brittle upper part of moving ice | forms in the top 50 meters as ice bends over uneven ground | is dangerous to climbers crossing the surface of the ice
zone of accumulation / accumulation zone | is the upper area where more snow falls than melts each year | lies above the snow line
zone of ablation / zone of wastage | is the lower area where more ice is lost than snow is gained | lies below the snow line, where melting and evaporation win
firn | is grainy old snow in the process of becoming solid ice | is the intermediate stage between snowflakes and glacial ice
terminus / glacier snout | is the lower end, where ice melts or breaks off | advances or retreats as the ice budget changes

# Glacier processes
? Which glacier process
basal slip / basal sliding | moves ice on a film of meltwater at its base | carries a whole ice mass over wet bedrock
internal plastic flow / plastic flow | slowly deforms ice crystals under the weight of ice above | moves the ice itself below a depth of about 50 meters
calving | breaks blocks of ice off at the edge of the sea | produces icebergs where a glacier meets the sea
surge / glacial surge | is a short period of very rapid advance | can speed ice up to many meters a day
plucking / quarrying | lifts pieces of bedrock that freeze to the bottom of the ice | pulls loose blocks from cracked bedrock as ice moves
glacial abrasion | scrapes bedrock with rock fragments carried in the ice | polishes bedrock and leaves striations in it

# Caves and karst
? Which karst feature
stalactite | hangs like an icicle from a cave ceiling | forms as dripping water leaves calcite on the ceiling
stalagmite | builds upward from a cave floor | forms where water drips onto a floor and leaves calcite
column | forms when a stalactite and a stalagmite join | reaches all the way from a cave's ceiling to its floor
sinkhole | is a circular depression formed when a cave roof collapses or limestone dissolves | can suddenly swallow roads and houses, as in Florida | is typical of karst topography and forms in limestone areas
cavern / cave | is an underground chamber dissolved in limestone by acidic water | includes Mammoth in Kentucky and Carlsbad in New Mexico
disappearing stream / losing stream | flows along the surface and then vanishes underground | enters a swallow hole and continues in a cave
natural bridge | is an arch of limestone left when most of a tunnel roof falls | spans a valley where a cave once ran
flowstone | is a sheet of calcite deposited by water moving over a wall | coats cave walls and floors in smooth curtains

# Periods of cold and warmth
? Which climate period
Pleistocene ice age / Pleistocene glaciation / ice age | sent ice sheets over North America and Europe until about 11,700 years ago | shaped the Great Lakes during repeated advances of ice
interglacial period / interglacial | is a warmer time between advances of ice sheets | has smaller ice sheets and higher seas, like the present
Little Ice Age | cooled Europe and North America from about 1300 to 1850 | caused mountain glaciers to advance in the Alps in recent centuries
Medieval Warm Period | brought mild weather to Europe from about 950 to 1250 | was mild enough for the Norse to settle Greenland
Snowball Earth | may have covered nearly the whole planet with ice before complex animals | occurred more than 600 million years ago, in late Precambrian time

# Motions of Earth
? Which motion of Earth
eccentricity / orbital eccentricity | is the change in shape of the path around the Sun over about 100,000 years | varies the path around the Sun from nearly circular to more oval
obliquity / axial tilt | is the change of the axis between about 22 and 24.5 degrees | makes seasons stronger or weaker over 41,000 years
precession | is the slow wobble of the axis over about 26,000 years | resembles a spinning top's wobble and changes which star marks north
rotation | is the daily spin on its axis | causes day and night | takes about 24 hours to complete
revolution | is the yearly trip around the Sun | together with the tilt of the axis, causes the seasons | takes about 365 days

# Landforms of glacial erosion
? Which landform of glacial erosion
cirque | is a bowl-shaped hollow at the head of a glacial valley | is where a valley glacier begins, and may later hold a small lake
arête | is a sharp, jagged ridge between two glacial valleys | forms where glaciers erode both sides of a ridge
horn | is a pyramid-shaped peak carved by several glaciers | is the shape of the Matterhorn in Switzerland
U-shaped valley / glacial trough | has a broad floor and steep walls | forms when a glacier widens and deepens a V-shaped river channel
hanging valley | is high above a main glacial trough and often has a waterfall | was cut by a smaller tributary glacier
fjord / fiord | is a deep, narrow inlet where the sea flooded a glacial trough | is common on the coasts of Norway, Alaska and Chile
striations / striation | is a set of parallel scratches in bedrock showing the direction of ice movement | forms when rocks frozen in a glacier scrape the ground
roche moutonnée | is a rock knob smooth on one side and steep on the other | is polished by abrasion upstream and plucked rough downstream
tarn | is a small mountain lake in a glacial basin | fills the bottom of a cirque after the ice melts

# Landforms of glacial deposition
? Which glacial deposit
till | is unsorted material laid down directly by melting ice | contains clay, sand and boulders mixed together | is dropped by a glacier without being sorted by size
outwash / stratified drift | is sorted and layered material laid down by meltwater streams | forms sandy plains in front of melting ice
terminal moraine / end moraine | is a ridge of till marking the farthest advance of ice | forms at the front of a glacier, as on Long Island and Cape Cod | shows how far a glacier advanced before it melted back
lateral moraine | is a ridge of till along the sides of a valley glacier | is made of rock that falls from valley walls onto the edges of ice
medial moraine | is a dark stripe of debris where two valley glaciers join | runs down the middle of a glacier below a junction of two valleys
ground moraine | is a blanket of till left beneath a retreating glacier | makes gently rolling plains beneath a former ice sheet
varve | is a pair of light and dark layers formed each year in a glacial lake | is counted like a tree ring to date lake sediment
loess | is thick, windblown silt that makes fertile soil | was picked up by wind from outwash and covers parts of China and the Midwest

# Hills, hollows and boulders left by ice
? Which glacial feature
drumlin | is a long, streamlined hill whose tapered end points the way the ice moved | is made of till and often occurs in groups | has a steep end facing the direction from which ice came
esker | is a winding ridge of sand and gravel from a stream beneath ice | marks the course of a meltwater tunnel as a snakelike ridge | was deposited by a stream flowing in a tunnel under a glacier
kame | is a steep mound of sand and gravel dropped where ice melted | is a small cone-shaped hill of stratified sand formed at an ice front
kettle / kettle lake | is a pit, often filled with water, formed when a buried ice block melts | is the origin of many small lakes in Minnesota
erratic | is a boulder carried by ice and left on different bedrock | shows the path of a glacier because its rock matches a distant source

# Wind processes
? Which wind process
deflation | removes loose, fine particles and lowers the land surface | leaves shallow hollows called blowouts | leaves behind a surface of stones called desert pavement
wind abrasion / sandblasting | wears rock away by the impact of blown grains | polishes and facets stones with blown sand
saltation | bounces sand grains along the ground in short jumps | moves most sand within about a meter of the ground
suspension | carries silt and clay high in the air for long distances | keeps fine dust aloft in a storm
surface creep | rolls and pushes grains too heavy to be lifted | moves larger grains struck by bouncing sand

# Dunes
? Which type of dune
barchan dune / barchan | is a crescent whose horns point downwind | forms where sand is limited and wind blows from one direction
transverse dune | forms a long ridge at right angles to the wind | develops where sand is plentiful and wind is steady
longitudinal dune / seif dune | forms a long ridge parallel to the wind | may run for tens of kilometers in line with prevailing winds
parabolic dune | forms a U shape whose arms point into the wind | is anchored by plants along coasts and curves opposite to a crescent
star dune | has several arms because the wind shifts among many directions | grows tall around a central peak

# Desert features
? Which desert feature
desert pavement | is a surface of closely packed stones left after fine particles blow away | protects the ground beneath with tightly fitted pebbles | forms by deflation, which removes sand and silt from among stones
ventifact | is a stone smoothed and faceted by windblown sand | has flat, polished faces cut by sandblasting
playa | is a flat, dry lake bed where water stands only after rain | leaves a white crust of salt as water evaporates in a basin
arroyo / wadi | is a steep-sided dry channel that fills in flash floods | carries water only after storms, and then suddenly
mesa | is a broad, flat-topped hill with steep sides | is wider than it is high and is capped by resistant rock
butte | is a narrow flat-topped tower with steep sides | is the last remnant as a mesa erodes, as in Monument Valley
oasis | is a fertile spot where groundwater reaches the surface | allows date palms and towns in the Sahara
inselberg | is an isolated steep knob of rock above a plain in dry lands | includes Uluru in central Australia
blowout / deflation hollow | is a shallow basin from which wind has removed sediment | forms where plants no longer hold loose sand in place

# Shore processes
? Which shore process
longshore drift / littoral drift | moves sand in a zigzag along a beach | transports grains by waves that strike the shore at an angle
longshore current | moves water parallel to the shore just within the breakers | is set up nearshore by waves that approach at an angle
rip current | is a narrow, strong flow of water away from shore | is a hazard that swimmers escape by swimming parallel to land
wave refraction | bends crests as one part reaches shallow water first | focuses energy on headlands and spreads it in bays
undertow | returns water seaward beneath incoming surf | pulls bathers gently seaward along the bottom under breaking waves

# Shore defenses
? Which shore defense
groin | is a wall built out at right angles to the shore to trap sand | widens the beach on one side and starves the other | interrupts longshore drift so that sand piles up on one side
jetty | is one of a pair of walls that keep a harbor entrance open | extends into the sea at a river mouth or inlet to protect shipping | keeps sand from filling the channel of a harbor
breakwater | is an offshore wall that shelters boats from surf | is a barrier parallel to the shore that creates calm water
seawall | is a wall along the land's edge that protects buildings from waves | reflects waves and can cause the beach in front of it to erode
beach nourishment / beach replenishment | pumps new sand onto an eroded shore | is costly and must be repeated every few years
riprap | is a heap of large boulders along the water's edge | absorbs wave energy with loose blocks of rock

# Types of coast
? Which type of coast
emergent coast | forms where land has risen or the sea has fallen | has raised terraces and old cliffs above the waves
submergent coast | forms where the sea has risen or land has sunk | has drowned river valleys and estuaries, as at Chesapeake Bay
deltaic coast | is built outward by river sediment | is shaped by the deposits of a great river, as in Louisiana
barrier coast | is lined by long offshore islands of sand with lagoons behind them | is found along Texas and North Carolina
coral coast / reef coast | is bordered by limestone built by living animals | forms only in warm, clear, shallow tropical seas

# Coastal landforms of erosion
? Which feature of coastal erosion
sea cliff | is a steep face of rock undercut by breaking waves | retreats inland as waves erode its base
wave-cut platform / wave-cut terrace | is a flat bench of rock left as a shoreline retreats | lies at the foot of a cliff and shows at low tide
sea stack | is a rock pillar standing alone offshore | remains after the roof of an arch collapses | is an isolated column of rock cut off from the land by wave erosion
sea arch | is an opening worn all the way through a headland | forms when caves on two sides of a headland meet
sea cave | is a hollow that waves wear into weak rock at the base of a cliff | may grow through a headland to become an arch
headland | is a point of resistant rock that juts into the sea | receives the greatest wave energy because of refraction
marine terrace | is an old wave-worn bench raised above the present sea | records uplift of the land along California's coast

# Coastal landforms of deposition
? Which feature of coastal deposition
beach | is a strip of sand or gravel along the water's edge | changes with the seasons as winter storms carry sand offshore
spit | is a curved finger of sand that extends from land into open water | grows where the shore turns and the longshore current drops its sand
baymouth bar / bay barrier | is a ridge of sand that closes off the entrance of an inlet | turns an open inlet into a lagoon
tombolo | is a ridge of sand that joins an island to the mainland | grows in the calm water behind a rock offshore
barrier island | is a long, narrow strip of sand parallel to the mainland | protects the Gulf and Atlantic shores from storm waves
lagoon | is shallow water between the mainland and a barrier island or reef | is the calm, shallow pool enclosed by an atoll
coastal dune / sand dune | is a hill of windblown grains held by grasses behind the shore | protects inland areas from storms and is anchored by sea oats
tidal flat / mudflat | is a muddy surface covered and uncovered twice a day | is exposed at low water and feeds wading birds with worms and clams
salt marsh | is grassy wetland flooded by the sea and rich in young fish | grows cordgrass and filters pollutants behind barrier beaches

# Measures of ocean waves
? Which measure of ocean waves
wave height | is the vertical distance from crest to trough | is twice the amplitude
wavelength | is the horizontal distance between two neighboring crests | is twice the depth to which waves disturb the water
wave period | is the time between the passing of two crests | is the number of seconds that one complete oscillation takes
wave frequency | is the number of crests that pass a point each second | is measured in cycles per second
wave base | is the depth, half a wavelength, below which water is not disturbed | is the limit beneath which no orbital motion is felt
fetch | is the distance over which wind blows across open water | together with wind speed and duration, sets how large waves grow

# Features of waves
? Which wave feature
crest / wave crest | is the highest point of a wave | is the peak, where water stands above its resting level
trough / wave trough | is the lowest point of a wave | is where water dips farthest below its resting level
breaker | is a wave that becomes too steep and topples near shore | forms in shallow water when friction with the bottom slows the base
swell | is a long, rounded wave far from the storm that made it | is smooth and regular and travels great distances across the open ocean
whitecap | is foam blown from a wave top by strong wind | forms far from shore as strong wind breaks the tops of waves

# Layers of ocean water
? Which ocean layer
thermocline | is the zone where temperature falls rapidly with depth | separates warm surface water from cold deep water | lies between the surface zone and the deep zone
halocline | is the zone where salinity changes rapidly with depth | is where water grows saltier over a short depth
pycnocline | is the zone where density rises rapidly with depth | resists vertical mixing because water gets denser quickly
surface mixed layer / mixed zone / surface zone | is the sunlit upper water kept at even temperature by wind and waves | is the warm top layer stirred by wind and heated by the Sun
deep zone | is the cold, dark water below about 1,000 meters | is a few degrees above freezing and fills most of the ocean

# Kinds of water
? Which kind of water
brackish water | is a mixture of river water and seawater, as in an estuary | is slightly salty, neither fresh nor fully marine
fresh water / freshwater | makes up about 3 percent of Earth's total supply | is stored mainly as ice in polar regions
seawater / saltwater | makes up about 97 percent of Earth's total supply | contains about 35 grams of dissolved salts per kilogram
groundwater | fills pores and cracks in rock and sediment | supplies wells and springs from beneath the surface
meltwater | comes from thawing snow and ice | flows from a glacier and deposits outwash

# Ways to supply water
? Which method of water supply
desalination | removes dissolved salt from seawater for drinking | uses distillation or reverse osmosis to obtain fresh water in dry regions
aqueduct | carries water over a long distance by canal or pipe | brought water from distant hills to ancient Rome and brings it to Los Angeles
reservoir | stores river water in a lake behind a dam | provides stored water for a city during dry seasons
water well / well | pumps water from a hole drilled into an aquifer | reaches below the water table to obtain underground water
water reclamation / water recycling | treats used water so that it can be used again | cleans wastewater for irrigation and industry

# Features of the ocean floor
? Which undersea feature
continental shelf | is the shallow, gently sloping edge of a landmass under the sea | has the richest fishing grounds and much oil and gas | extends from the shoreline and was dry land when sea level was lower
continental slope | is the steep drop between the shelf and the deep sea floor | marks the true edge of a landmass and is cut by submarine canyons
continental rise | is a gentle pile of sediment at the foot of the steep slope | is built by turbidity currents near the deep sea floor
abyssal plain | is a very flat, sediment-covered part of the deep sea floor | is among the most level places on Earth | forms where thick sediment buries the rough ocean crust
submarine canyon | is a V-shaped valley cut into the margin by turbidity currents | resembles a river gorge but lies beneath the sea, as at Monterey
abyssal hill | is a low, rounded rise of volcanic rock on the deep sea floor | rises less than 1,000 meters above the level bottom around it

# Seamounts and coral reefs
? Which undersea feature
seamount | is an undersea volcanic mountain that does not reach the surface | rises at least 1,000 meters above the seabed | was formed by undersea eruptions and stands alone or in chains
guyot | is a flat-topped undersea volcano worn by waves before it sank | is a former volcanic island whose top was eroded and then submerged
atoll | is a ring of coral around a lagoon where a volcanic island sank | is the last stage in Darwin's explanation of coral islands
fringing reef | is coral growing directly against a tropical shore | is the first stage in Darwin's explanation of coral islands
barrier reef | is a wall of coral separated from the mainland by wide water | includes the largest living structure on Earth, off Queensland

# Seafloor sediments
? Which marine sediment
terrigenous sediment / lithogenous sediment | consists of mud and sand worn from the land | is thickest near river mouths and along the continental margin
calcareous ooze | consists of tiny calcium carbonate shells from warmer, shallower seas | comes mostly from foraminifera and cannot survive in the deepest, coldest water
siliceous ooze | consists of glassy shells of diatoms and radiolarians | builds up beneath nutrient-rich polar and equatorial upwelling
manganese nodule | is a lump of metal oxides that grows slowly on the deep floor | holds nickel, copper and cobalt in a potato-sized ball
turbidite | is a graded layer left by an underwater avalanche of muddy water | settles from a current at the base of the continental slope
abyssal clay / red clay | is very fine brownish mud of windblown dust on the deep floor | settles extremely slowly far from land, about a millimeter in a thousand years
cosmogenous sediment | consists of particles that fell from space | includes tektites and meteorite dust

# Currents of the Atlantic
? Which ocean current
Gulf Stream | carries warm water up the eastern coast of North America | was mapped by Benjamin Franklin to speed mail ships
North Atlantic Drift / North Atlantic Current | keeps western Europe mild in winter | extends the warm Gulf Stream toward Britain and Norway
Labrador Current | carries cold water and icebergs south past Newfoundland | meets warm water at the foggy Grand Banks
Benguela Current | carries cold water north along southwestern Africa | chills the coast of Namibia beside a foggy desert
Canary Current | carries cold water south along northwestern Africa | forms the cool eastern side of the North Atlantic gyre
Brazil Current | carries warm water south along eastern South America | moves along the western side of the South Atlantic gyre

# Currents of the Pacific, Indian and Southern oceans
? Which ocean current
California Current | carries cold water south along the western coast of the United States | brings cool fog to San Francisco
Peru Current / Humboldt Current | carries cold, fish-rich water north along western South America | flows past the Atacama Desert and weakens during El Niño
Kuroshio Current / Kuroshio | carries warm water north past Japan | is the North Pacific counterpart of the Gulf Stream
Antarctic Circumpolar Current / West Wind Drift | flows eastward all the way around the southernmost continent | is the largest by volume because no land blocks it
Agulhas Current | carries warm water down the southeastern coast of Africa | flows along the western side of the Indian Ocean near Madagascar
East Australian Current | carries warm water south toward Sydney and Tasmania | flows along the western side of the South Pacific gyre

# Motions of ocean water
? Which motion of ocean water
surface current | moves horizontally in the upper few hundred meters, driven by wind | carries heat from the tropics toward the poles near the top of the sea
gyre | is a huge circular system of currents in an ocean basin | turns clockwise in the North Atlantic and traps floating plastic | is driven by global winds and turned by the Coriolis effect
Ekman transport | is the net flow of upper water at right angles to the wind | moves upper water offshore and so causes upwelling
thermohaline circulation / global conveyor belt / density current | is driven by differences in temperature and salinity | takes about 1,000 years to pass around the globe
turbidity current | is a dense underwater avalanche of mud and sand down a slope | carves submarine canyons and leaves graded deposits
countercurrent | flows opposite to its neighbors, as along the equator | returns water eastward near the equator between westward flows
eddy | is a small whirl of water that pinches off from a main current | is a ring-shaped, rotating body of water separated from the Gulf Stream
upwelling | is the rise of cold, nutrient-rich water to the surface | makes fisheries rich, as off the coast of Peru | brings nutrients up from the deep when wind pushes surface water away
downwelling | is the sinking of surface water that carries oxygen to the deep | occurs where surface waters converge or are pushed onshore

# Climate patterns of sea and air
? Which climate pattern
El Niño | warms the tropical Pacific as the trade winds weaken | brings heavy rain to Peru and drought to Australia | stops upwelling off Peru and harms its fisheries
La Niña | cools the tropical Pacific when trade winds are stronger than usual | tends to bring drought to the southern United States | strengthens upwelling of cold water off South America
Pacific Decadal Oscillation | shifts ocean temperatures off Alaska and Japan over 20 to 30 years | alternates warm and cool phases that each last 20 to 30 years
North Atlantic Oscillation | shifts pressure between Iceland and the Azores | affects winter storms and temperatures in Europe
Arctic Oscillation | shifts pressure between the North Pole and middle latitudes | lets polar air move south into North America and Europe in its negative phase

# Kinds of tide
? Which type of tide
high tide | is the greatest height of the daily rise of the sea | occurs when water reaches farthest up a beach
low tide | is the least height of the daily fall of the sea | uncovers rocky pools and mudflats
spring tide | has the largest range, when Sun, Moon and Earth lie in a line | occurs at new moon and full moon | occurs when the pull of the Sun adds to the pull of the Moon
neap tide | has the smallest range, when the Sun and Moon pull at right angles | occurs at first quarter and third quarter moon | occurs twice a month when high water is lowest
diurnal tide | has one rise and one fall each day | occurs in parts of the Gulf of Mexico
semidiurnal tide | has two nearly equal rises and falls each day | is usual on the Atlantic coast of the United States
mixed tide | has two unequal rises and falls each day | is usual on the Pacific coast of North America

# Features of tides
? Which term describes
tidal range | the vertical difference between high and low water | a measurement that reaches about 16 meters in the Bay of Fundy
tidal bulge | the heap of water on the sides of Earth facing toward and away from the Moon | water raised by the Moon's gravity
tidal bore | a wall of water that rushes up a narrowing river from the sea | a breaking wave moving upstream, as on China's Qiantang
flood current / flood tide | the flow of water toward the shore as the sea rises | the incoming movement of water between low and high water
ebb current / ebb tide | the flow of water away from the shore as the sea falls | the outgoing movement of water between high and low water
slack water | a short time without horizontal movement when the flow reverses | the pause between incoming and outgoing flow

# Groups of ocean organisms
? Which group of ocean life
phytoplankton | consists of drifting photosynthetic organisms that produce much of Earth's oxygen | includes diatoms and dinoflagellates at the base of the marine food chain
zooplankton | consists of drifting animals such as krill and copepods | includes small floating consumers and the larvae of fish
nekton | consists of free-swimming animals such as fish, whales and squid | swims strongly enough to move against a current
benthos | consists of bottom dwellers such as crabs, clams and sea stars | lives on, in or attached to the sea floor
chemosynthetic bacteria | makes food at vents without sunlight | uses hydrogen sulfide as an energy source in the deep sea

# Ocean habitats
? Which ocean habitat
kelp forest | is a community of tall brown algae in cool water | is home to sea otters and urchins on the Pacific coast
coral reef | is a limestone community built by small animals in warm, clear, shallow water | has great diversity and is harmed by bleaching
estuary | is a coastal body where river water and seawater mix | has changing salinity and serves as a nursery for young fish
mangrove swamp / mangrove forest | is a tropical coastal wetland of trees with stilt-like roots | shields warm coasts such as Florida from storm waves
rocky shore | is home to barnacles and mussels that cling to hard surfaces | has tide pools left among stones as water falls
seagrass bed / seagrass meadow | is an underwater field of flowering plants in shallow water | feeds manatees and green turtles

# Ocean life zones
? Which ocean zone
intertidal zone / littoral zone | is covered at high water and exposed at low water | is home to barnacles and sea stars that survive waves and drying | lies between the high-tide and low-tide lines
neritic zone | is the shallow water over the continental shelf | holds most commercial fish in water less than about 200 meters deep
oceanic zone | is the open water beyond the continental shelf | begins past the shelf break and extends over the deep basins
photic zone / euphotic zone | receives enough sunlight for photosynthesis | reaches down about 200 meters and supports phytoplankton | is the sunlit upper layer where most ocean life is found
aphotic zone | has no sunlight, so food must drift down or be made chemically | is permanently dark below the reach of daylight
benthic zone | is the bottom of the sea at any depth | is home to bottom dwellers from the shore to the deepest trench
pelagic zone | includes all the open water above the bottom | is the realm of drifting and swimming life rather than of bottom dwellers
abyssal zone | is cold, dark seabed between about 4,000 and 6,000 meters deep | covers much of the deep plains with soft ooze and few animals
hadal zone | is found only in the deepest trenches | lies below about 6,000 meters, as in the Marianas

# Tools for exploring the ocean
? Which tool or vessel of ocean exploration
sonar | measures ocean depth by timing the echoes of sound pulses | maps the sea floor with sound waves sent from a ship
submersible | carries scientists in a small craft with mechanical arms for samples | includes Alvin, which first visited hot vents with people aboard
remotely operated vehicle / ROV | is guided by cable from a ship and has cameras and arms | explores wrecks and vents without people on board
satellite altimeter | maps the height of the sea surface from orbit | reveals seabed mountains through tiny bumps in the water surface
Argo float | drifts and dives to record temperature and salinity | sends profiles of the upper 2,000 meters by satellite when it surfaces
sediment corer / piston corer | pulls long tubes of mud from the sea bottom | brings up layered samples that record past climates
scuba gear / scuba | lets divers breathe compressed air underwater | was developed by Jacques Cousteau and Émile Gagnan
bathyscaphe | descended to the Challenger Deep in 1960 with two men aboard | had a float filled with gasoline, as on the Trieste
HMS Challenger | carried the expedition of 1872 to 1876 that began modern oceanography | collected thousands of new marine species with dredges and nets

# Gases and particles of the atmosphere
? Which component of the atmosphere
nitrogen | makes up about 78 percent of dry air | is the most abundant gas and is fixed by soil bacteria for plants
oxygen | makes up about 21 percent of dry air | is released by photosynthesis and used by burning and breathing | is the second most abundant gas in the atmosphere
argon | makes up nearly 1 percent of dry air and does not react | is the most abundant noble gas around us
carbon dioxide | makes up about 0.04 percent of dry air and is used in photosynthesis | is released by burning fossil fuels and traps heat | has risen since the Industrial Revolution
water vapor | varies from nearly none to about 4 percent of the air | is the source of clouds and the most abundant greenhouse gas | enters the air by evaporation and leaves it by condensation
ozone | absorbs ultraviolet radiation high above the ground | has molecules of three bonded atoms, O3 | forms a protective layer in the stratosphere
aerosols / aerosol | consists of tiny suspended solids and liquids such as dust, salt and smoke | provides surfaces on which water vapor condenses into cloud droplets

# Layers of the atmosphere
? Which layer of the atmosphere
troposphere | is the lowest and contains nearly all weather | grows colder with height and holds most of the mass of air | is the layer in which people live and clouds form
stratosphere | contains the ozone that absorbs ultraviolet rays | lies just above the troposphere and warms with height
mesosphere | is the coldest and is where most meteors burn up | lies between about 50 and 85 kilometers above the ground | has temperatures that fall with height above the stratosphere
thermosphere | has very high temperatures but very thin air | is where the International Space Station orbits
exosphere | is the outermost and fades into space | lets light atoms such as hydrogen escape from Earth
ionosphere | consists of electrically charged particles that reflect radio waves | glows as auroras when struck by particles from the Sun
tropopause | is the boundary at which air stops cooling with height | lies about 12 kilometers up and holds jet streams

# Heat in the atmosphere
? Which process
radiation | transfers energy through space as electromagnetic waves | carries the Sun's energy through empty space to Earth | needs no matter through which to transfer heat
conduction | transfers heat by direct contact between particles | warms only the thin layer of air that touches the ground
convection | transfers heat by the movement of a liquid or gas | makes warm, less dense air rise and cool, denser air sink | carries most heat upward within the troposphere
greenhouse effect | traps heat as certain gases absorb infrared energy given off by Earth's surface | keeps Earth's average temperature above freezing | depends on carbon dioxide, methane and water vapor
scattering | spreads sunlight in all directions as it strikes gas molecules and dust | makes the sky look blue and sunsets look red
reflection | sends sunlight back to space from clouds, snow and ice | returns light from a surface without absorbing it
adiabatic cooling | lowers the temperature of rising air as it expands, without loss of heat | forms clouds as air rises, expands and reaches its dew point
absorption | takes in solar energy and changes it to heat at a surface | warms dark land and water as they take in sunlight

# Measures of heat and moisture in the air
? Which term means
albedo | the fraction of sunlight that a surface reflects | the reflectivity of a surface, high for snow and low for dark soil
insolation | incoming solar radiation that reaches Earth | solar energy received, greatest where the Sun's rays strike vertically
lapse rate | the decrease of air temperature with increasing altitude | the change averaging about 6.5 degrees Celsius per kilometer in the troposphere
latent heat | energy absorbed or released when water changes state | energy released by condensation that powers thunderstorms and hurricanes
humidity | the amount of water vapor in the air | the general word for moisture in the air
relative humidity | the percentage of water vapor in the air compared with the most it can hold | a percentage found with a psychrometer
specific humidity / mixing ratio | the mass of water vapor in each kilogram of air | the moisture in grams per kilogram, unaffected by a change of temperature
dew point | the temperature at which air becomes saturated and water vapor condenses | the temperature to which air must cool for condensation to begin
saturation | the state in which air holds as much water vapor as it can | the condition of 100 percent relative humidity

# Weather instruments
? Which weather instrument
thermometer | measures the temperature of the air | contains a liquid that expands when heated
barometer | measures the pressure of the air | was invented by Torricelli with a column of mercury | helps forecasters because falling readings mean a storm is near
hygrometer | shows humidity on a dial by means of a hair or electronic sensor | was made by Saussure from a human hair that lengthens in damp air
psychrometer | finds relative humidity from a wet bulb and a dry bulb | is whirled in the air so that water evaporates from its wick
anemometer | measures the speed of moving air | has cups that spin around a vertical shaft | gives readings of wind speed in knots or kilometers per hour
wind vane / weather vane | shows the direction from which air is moving | has an arrow with a broad tail that turns on a roof
rain gauge | measures the depth of liquid precipitation | is a funnel and cylinder left out in the open
weather balloon / radiosonde | carries sensors upward and radios data back | samples temperature and humidity through the upper troposphere
Doppler radar | detects precipitation and its motion from returned radio waves | shows rotation inside a thunderstorm that may produce a tornado | measures the speed at which rain moves toward or away from it
weather satellite | photographs clouds and storms from orbit | tracks hurricanes far out over the oceans

# How clouds and precipitation form
? Which process
coalescence / collision-coalescence | merges cloud droplets into drops large enough to fall | forms rain in warm clouds as large droplets collide with small ones
Bergeron process | grows ice crystals at the expense of supercooled droplets in cold clouds | forms most rain and snow in the middle latitudes
orographic lifting | forces air to rise over a mountain barrier | causes heavy precipitation on windward slopes and dry leeward slopes
frontal wedging | forces warm air to rise over cooler, denser air | lifts air where two different air masses meet
convergence | forces air to rise where winds flow together | lifts air when low-level winds from different directions collide
localized convective lifting / convective lifting | makes air rise where the ground is heated unequally | forms afternoon thunderstorms as pockets of warm air rise from heated ground

# Water in the air
? Which form of water
dew | consists of drops that condense on grass and other cool surfaces at night | forms on clear, calm nights when surfaces cool to above-freezing saturation temperature
frost | consists of ice crystals that form directly from water vapor on cold surfaces | forms when water vapor undergoes deposition below zero degrees Celsius
water vapor | is an invisible gas in the air | is the most abundant greenhouse gas and the source of clouds
supercooled water | stays liquid below zero degrees Celsius | freezes when it touches a solid surface such as an aircraft wing
cloud droplet | is a tiny drop that condenses on dust or salt and stays suspended in air | is so small that about a million are needed to make one raindrop
ice crystal | is a six-sided solid particle in the high, cold parts of clouds | grows by deposition and falls as a snowflake

# High and middle clouds
? Which type of cloud
cirrus | is high, thin and feathery and made of ice crystals | often shows that a change in weather is coming | forms at the highest altitudes in wispy streaks
altocumulus | consists of rounded gray or white patches at middle levels | consists of puffy heaps between about 2,000 and 6,000 meters
altostratus | is a middle-level gray veil through which the Sun looks dim | forms an even, gray layer between about 2,000 and 6,000 meters
cirrostratus | is a high, thin sheet that makes a halo around the Sun or Moon | covers the whole sky as a transparent veil of ice crystals
cirrocumulus | consists of high, tiny ripples like fish scales | makes a mackerel sky of small white puffs at great height
lenticular cloud | is lens-shaped and forms downwind of a mountain | stays in place as air flows through it and is mistaken for a flying saucer

# Low clouds and rain clouds
? Which type of cloud
cumulus | is a puffy white heap with a flat base | is a sign of fair weather on a summer afternoon
stratus | is a low, gray, uniform sheet that covers the sky | may bring drizzle from a dull overcast layer
cumulonimbus | is a towering storm maker with an anvil top | produces thunder, lightning, hail and heavy rain | reaches from low levels to the top of the troposphere
nimbostratus | is a thick, dark layer that brings steady rain or snow | brings long-lasting precipitation ahead of a warm front
stratocumulus | consists of low, lumpy rolls with gaps of blue | spreads in low, patchy rounded masses and seldom brings more than drizzle
fog | touches or lies very near the ground | reduces visibility for drivers and ships at the surface | forms as air near the surface cools to its dew point

# Kinds of precipitation
? Which form of moisture
rain | falls as liquid drops larger than half a millimeter | is the most common form of precipitation
drizzle | falls as very small liquid drops from stratus clouds | consists of drops smaller than half a millimeter
snow | falls as six-sided ice crystals | forms when water vapor changes directly to ice in a cloud
sleet | falls as clear ice pellets when raindrops freeze in cold air near the ground | forms as rain falls through a layer of air below freezing
freezing rain / glaze | falls as liquid and turns to ice when it touches the ground | coats roads, trees and power lines with a layer of ice
hail | falls as layered balls of ice formed in thunderstorm updrafts | forms in cumulonimbus clouds as ice is carried up again and again | damages crops, cars and roofs with large lumps of ice
rime | forms as supercooled fog or cloud droplets freeze on contact with objects | builds white ice on mountaintop trees and aircraft wings in freezing clouds

# Kinds of fog
? Which type of fog
radiation fog | forms on clear, calm nights as the ground loses heat | settles in valleys before dawn and burns off after sunrise
advection fog | forms as warm, moist air moves over a colder surface | is common at San Francisco as moist air crosses a cold current
upslope fog | forms as humid air moves up a slope and cools | occurs where air expands and cools while climbing rising ground
steam fog | forms when cold air moves over warmer water | rises from a warm lake on a cold autumn morning
ice fog | consists of tiny crystals floating in extremely cold air | troubles Siberian and Alaskan towns at 40 below zero

# Forces and effects that control wind
? Which term means
pressure gradient | the change in barometric readings over a distance | the cause of wind, strongest where isobars are close together
friction | the force that slows wind near Earth's surface | the force that makes surface wind blow across isobars toward lower pressure
Coriolis effect | the deflection of moving air and water by Earth's rotation | the curving of winds to the right in the Northern Hemisphere
rain shadow | the dry area on the leeward side of a mountain range | the effect that causes deserts east of the Sierra Nevada
convection cell | the circular loop of rising warm and sinking cool fluid | the circulation set up by unequal heating of air or water
windward side | the slope of a mountain that faces the wind and receives most rain | the wetter flank of a range, where moist air rises and cools

# Weather systems and large winds
? Which feature of the atmosphere
high-pressure system / anticyclone | is an area of sinking air that brings clear, dry weather | has winds that spiral outward and clockwise in the Northern Hemisphere
low-pressure system / midlatitude cyclone | is an area of rising air that brings clouds and storms | has winds that spiral inward and counterclockwise in the Northern Hemisphere
geostrophic wind | blows parallel to isobars high above the ground | results from a balance of the pressure gradient and the Coriolis effect
jet stream | is a narrow, fast river of air near the top of the troposphere | steers storms from west to east high above the ground
ridge | is a long area of high pressure that brings fair weather | bulges toward the pole in the upper-level flow
trough | is a long area of low pressure that brings clouds and rain | dips toward the equator in the upper-level flow

# Global wind and pressure belts
? Which part of the global circulation
trade winds | blows toward the equator from the northeast or southeast | carried sailing ships from Europe to the Americas
westerlies / prevailing westerlies | blows from west to east between 30 and 60 degrees latitude | brings storms across the United States and Europe
polar easterlies | blows cold air away from the poles toward 60 degrees latitude | meets milder air from lower latitudes near 60 degrees
doldrums / intertropical convergence zone / ITCZ | is a belt of rising air, calm winds and rain near the equator | is where the northeast and southeast trades meet
horse latitudes / subtropical high | is a belt of sinking, dry air near 30 degrees latitude | contains many of the world's great deserts beneath calm, cloudless skies
subpolar low / polar front | is a stormy belt of rising air near 60 degrees latitude | is where the westerlies meet cold air from high latitudes
polar high | is a region of cold, sinking air near 90 degrees latitude | gives Antarctica's interior its very dry, cold air
Hadley cell | is the circulation of air between the equator and about 30 degrees | has air that rises near the equator and sinks in the subtropics
Ferrel cell | is the circulation of air between about 30 and 60 degrees latitude | lies in the middle latitudes between two other loops of air

# Local and seasonal winds
? Which wind
sea breeze | blows from the ocean toward land on a sunny day | occurs because land heats faster than water | results from a difference in pressure between cool water and warm land
land breeze | blows from shore toward the ocean at night | occurs after dark because water holds its heat longer than soil | blows at night because water stays warmer than the shore
valley breeze | blows upslope on a warm day | builds clouds over peaks in the afternoon as heated air climbs
mountain breeze | blows downslope at night as highland air cools | drains cool air onto lowlands after sunset
monsoon | reverses direction with the seasons over South Asia | brings heavy summer rain that India's farmers depend on | brings dry weather in winter as air flows from land to sea
katabatic wind | blows strongly downhill off the ice of Antarctica and Greenland | forms as dense, cold air drains off an ice sheet by gravity

# Named winds of places
? Which wind
chinook / foehn | blows warm and dry down the eastern slopes of the Rockies | warms as it sinks on the leeward side and melts snow quickly | loses its moisture on the western slopes before it descends
Santa Ana wind / Santa Ana | blows hot and dry toward the coast of southern California and spreads fires | comes from high pressure over the Great Basin in autumn
mistral | blows cold from the Alps down the Rhône valley in France | sweeps from the north to the Mediterranean shore of Provence
sirocco | blows hot and dusty from the Sahara toward southern Europe | crosses the Mediterranean Sea from North Africa
harmattan | blows dry and dusty from the Sahara over West Africa in winter | carries Saharan dust toward the Gulf of Guinea
bora | blows cold and gusty onto the Adriatic coast of Croatia | rushes down from the Dinaric mountains to the sea in winter

# Air masses
? Which air mass
continental polar | brings cold, dry air from northern Canada | is labeled cP on weather maps
continental tropical | brings hot, dry air from Mexico and the Southwest | is labeled cT on weather maps | forms over hot deserts and is dry
maritime polar | brings cool, moist air from the North Pacific and North Atlantic | is labeled mP on weather maps | forms over cold ocean water and is humid
maritime tropical | brings warm, moist air from the Gulf of Mexico | is labeled mT on weather maps | brings humid weather and thunderstorms to the southeastern United States
continental arctic | brings bitterly cold, very dry air from the far north in winter | is labeled cA on weather maps
maritime equatorial | is extremely warm and wet and forms over the ocean near zero latitude | is labeled mE on weather maps

# Fronts and other weather boundaries
? Which weather boundary
cold front | forms where advancing dense air pushes under milder air | brings brief heavy storms and is drawn with blue triangles
warm front | forms where advancing mild air slides over denser air | brings long, gentle rain and is drawn with red half circles
stationary front | forms where two air masses meet but neither moves | is drawn with half circles and triangles on opposite sides
occluded front | forms where a faster air mass overtakes another and lifts the mild air off the ground | is drawn in purple with half circles and triangles on the same side
dryline | separates dry desert air from moist Gulf air on the Great Plains | sets off spring thunderstorms where humid and parched air meet
squall line | is a row of thunderstorms ahead of a cold front | brings sudden gusts and heavy rain along a moving band

# Lines and symbols of weather maps
? Which weather map symbol
isobar | connects places of equal air pressure | shows strong winds where lines are close together
isotherm | connects places of equal temperature | joins points that have the same number of degrees
isohyet | connects places of equal rainfall | joins points that receive the same amount of precipitation
station model | shows the weather at one place with numbers and symbols around a circle | includes cloud cover, dew point and pressure for a single location
wind barb | shows speed with feathers on a short line | points toward the direction air comes from

# Storms and severe weather
? Which severe weather event
thunderstorm | is a small intense system with lightning from a cumulonimbus | passes through cumulus, mature and dissipating stages
tornado | is a violently rotating column of air that touches the ground | is most common in the central United States in spring | forms from a rotating supercell and is rated by the damage it does
hurricane / typhoon / tropical cyclone | is a system of warm seas with winds of at least 119 kilometers per hour | gains its energy from warm ocean water and has a calm eye | weakens when it moves over land or cold water
lightning | is a giant electric spark between charged regions of clouds or ground | heats air so quickly that it expands as thunder | occurs when opposite electric charges build up in a cloud
waterspout | is a whirling column over a lake or sea | is usually weaker than its land counterpart and made of droplets
microburst | is a sudden, narrow downdraft dangerous to landing aircraft | spreads damaging straight-line winds when it hits the surface
supercell | is a long-lived rotating thunderstorm | contains a mesocyclone and produces most strong twisters

# Winter storms, heat and drought
? Which severe weather event
blizzard | combines heavy or blowing snow with strong wind and low visibility for hours | has winds over 56 kilometers per hour and visibility under 400 meters
ice storm | coats trees and wires so heavily that they snap | results from freezing rain that builds up over many hours
nor'easter | is a winter coastal storm along New England and the mid-Atlantic | is named for the direction of its strong winds from the Atlantic
lake-effect snow | falls in narrow bands downwind of the Great Lakes | buries Buffalo as cold air picks up moisture from warmer water
drought | is a long period with much less precipitation than normal | shrinks reservoirs and ruins crops over months or years
heat wave | is a run of days with dangerously high temperatures | is especially deadly to old people in cities during summer

# Parts and stages of storms
? Which feature of storms
eye | is the calm, clear center of a hurricane | is an area of light winds and sinking air about 30 kilometers wide
eyewall | is the ring of strongest winds and heaviest rain in a hurricane | surrounds the calm center with towering clouds
storm surge | is a dome of seawater pushed ashore by a hurricane | causes most coastal flooding and deaths when a hurricane reaches land
rain band / rainband | is a spiral arm of showers around a hurricane | curves outward far from the center of a hurricane
tropical depression | has organized winds below 63 kilometers per hour | is the earliest stage of a hurricane with a closed circulation
tropical storm | has winds from 63 to 118 kilometers per hour and receives a name | is the stage just before a hurricane
mesocyclone | is a rotating updraft within a severe thunderstorm | is detected by Doppler radar before a tornado forms
wind shear | is a change in the speed or direction of moving air with height | sets up the rotation that updrafts tilt upright into a tornado
updraft | is a rising current of warm air that builds a thunderstorm | carries hailstones upward inside a cumulonimbus cloud
downdraft | is a sinking current of cool air dragged down by rain | dominates a thunderstorm in its dissipating stage

# Scales and alerts of the weather service
? Which weather rating
Saffir-Simpson scale | ranks hurricanes from category 1 to 5 by sustained wind speed | estimates the damage expected from a hurricane's winds
Enhanced Fujita scale / Fujita scale | ranks tornadoes from 0 to 5 by the damage they do | estimates a tornado's wind speed from damage to buildings and trees
Beaufort scale | ranks wind from 0 to 12 by its effects on sea and land | runs from calm to hurricane force and was made for sailors
severe weather watch / watch | tells that conditions are favorable for a tornado or dangerous thunderstorm | advises people to stay alert because a tornado or thunderstorm may develop
severe weather warning / warning | tells that a tornado or dangerous thunderstorm has been seen or is about to strike | advises people to take shelter at once

# Weather, climate and forecasts
? Which term means
meteorology | the study of the atmosphere and weather | the science of forecasting weather
climatology | the study of climate over long periods | the science of average atmospheric conditions over 30 years or more
weather | the state of the atmosphere at a given time and place | the day-to-day condition of temperature, wind, clouds and precipitation
climate | the average weather of a place over many years | the long-term pattern of temperature and precipitation in a region
synoptic chart / surface weather map | a map of fronts and pressure systems over a region at one time | a display of highs, lows and fronts used by forecasters
numerical weather prediction | forecasting by computers that solve equations of the atmosphere | a method that calculates the future state of the atmosphere from current measurements
persistence forecast | a prediction that tomorrow's weather will be the same as today's | a prediction that works best where conditions change little
analog forecast / analogue forecast | a prediction made by finding a similar weather map from the past | a prediction based on the idea that past weather patterns repeat themselves
ensemble forecast | a set of model runs started from slightly different conditions | a method that shows how certain a prediction is by comparing several outcomes
nowcast / nowcasting | a prediction for the next few hours from radar and satellites | very short-range forecasting of approaching thunderstorms

# Factors that control climate
? Which climate factor
latitude | determines the angle of the Sun's rays and so is the main control | makes the tropics hot and the poles cold | controls the amount of solar energy that a place receives
elevation / altitude | makes mountaintops colder than nearby lowlands | explains snow on Kilimanjaro near the equator | lowers temperature as height above sea level increases
distance from large bodies of water / nearness to water | makes coastal places milder than inland places in both seasons | explains why San Francisco has a smaller yearly range than Kansas City
sea surface currents | carries heat to or from a coast, as toward Norway | cools the shores of Peru and warms those of Britain
prevailing wind direction | brings moist sea air or dry inland air most of the year | decides whether sea or land influences reach a place more often
topography / mountain barriers | forces moist air upward, wetting one side and drying the other | creates a rain shadow behind a high range
vegetation cover | affects moisture through transpiration and albedo through color | cools and moistens the air in forests and leaves cleared land hotter

# Warm and dry climates
? Which climate type
tropical wet / tropical rain forest climate | is hot and rainy in every month near the equator | supports dense evergreen trees in the Amazon and Congo basins | has high temperatures and heavy rainfall all year
tropical wet and dry / tropical savanna climate | is hot all year with a rainy summer and a rainless winter | supports grassland with scattered trees in East Africa
arid / desert climate | receives less than about 25 centimeters of precipitation a year | has large daily swings of temperature because skies are clear
semiarid / steppe climate | receives enough precipitation for short grass but few trees | borders true deserts on the Great Plains and in Central Asia
Mediterranean climate | has dry summers and mild, rainy winters | is found in southern California, central Chile and Greece | supports shrubs, olives and grapes adapted to summer drought
humid subtropical | has hot, sticky summers and mild winters on the east sides of continents | is found in the southeastern United States and southeastern China

# Cool and cold climates
? Which climate type
marine west coast | has cool summers and mild, drizzly winters | is found in Britain and the Pacific Northwest
humid continental | has warm summers and cold, snowy winters with changeable weather | is found in the northeastern United States and eastern Europe | has four distinct seasons and a large yearly temperature range
subarctic | has short, cool summers and long, bitter winters | supports the taiga of Canada and Siberia | has the greatest yearly range of temperature
tundra climate | has warmest months between 0 and 10 degrees Celsius | is too cold for trees and has frozen subsoil | has permafrost with mosses and lichens
ice cap | is below freezing in every month | is found in interior Greenland and Antarctica
highland | changes with elevation so that zones lie one above another | is found in the Andes and on the Tibetan Plateau

# Climate scales and patterns
? Which term means
microclimate | the climate of a very small area such as a garden or slope | a small area's climate that differs from the area around it
urban heat island | a city warmer than its surroundings because of pavement and lost vegetation | an effect reduced by green roofs and street trees
Köppen system / Köppen classification / Köppen climate classification | the grouping of climates by temperature, precipitation and vegetation | the scheme that labels climates with letters such as A to E
climograph / climatograph / climate graph | a diagram of a place's average monthly temperature and precipitation | a chart that combines a temperature line and precipitation bars for twelve months
growing season | the time between the last killing frost of spring and the first of autumn | the frost-free period of the year in which crops develop
annual temperature range | the difference between the warmest and coldest monthly averages | a difference that is small at the equator and large inland
North Atlantic Oscillation | a seesaw of air pressure between Iceland and the Azores | a change of pressure that makes Europe's winters mild or severe
Southern Oscillation / ENSO | a seesaw of air pressure across the tropical Pacific | the atmospheric partner of El Niño and La Niña

# Causes and effects of climate change
? Which term means
global warming | the rise in the average temperature of Earth's surface since the 1800s | the long-term rise in temperature caused mainly by burning fossil fuels
sea-level rise / sea level rise | the effect of melting land ice and expanding seawater on coasts | the threat of climate change to low islands and deltas
ocean acidification | the fall of seawater pH as it absorbs carbon dioxide | a chemical change that makes it harder for corals and shellfish to build shells
coral bleaching | the loss of algae from reef animals stressed by warm water | the whitening of reefs in overly warm seas
deforestation | the clearing of forests, which adds carbon dioxide to the air | the loss of trees that would have absorbed carbon dioxide
positive feedback | a response that strengthens the original change | a loop in which melting ice lowers albedo and causes more warming
negative feedback | a response that weakens the original change | a loop that keeps a system stable by opposing a change
tipping point | a threshold beyond which a change becomes rapid and hard to reverse | a critical level at which a small change shifts the whole climate system

# Responses to climate change
? Which term means
carbon sink | a forest, ocean or soil that absorbs more CO2 than it releases | a natural reservoir that removes greenhouse gas from the atmosphere
carbon footprint | the total greenhouse gases released by a person, product or country | a measure of emissions, reduced by driving and flying less
carbon sequestration / carbon capture and storage | the long-term storing of captured emissions in rock, soil or trees | the method of pumping power plant emissions deep underground
carbon tax | a charge on fossil fuels according to the greenhouse gas they release | a price set by a government to discourage emissions
climate mitigation / mitigation | action that reduces greenhouse gas emissions or removes them from the air | attacking the cause of global warming, as by switching to solar power
climate adaptation | action that adjusts to the effects of warming | preparing for higher seas with seawalls and for dry years with hardy crops

# Gases that change the atmosphere
? Which gas
methane | comes from cattle, rice fields, landfills and leaking wells | is the fuel piped to homes for stoves and furnaces
carbon dioxide | is the chief climate-warming product of burning coal and oil | is taken in by plants for photosynthesis and causes most global warming
nitrous oxide | comes from fertilized soils and warms the climate | was used by dentists to deaden pain and cause laughter
chlorofluorocarbon / CFC | was the main cause of the ozone hole over Antarctica | was once used in spray cans and refrigerators and banned by the Montreal Protocol
sulfur dioxide | comes from burning coal and from volcanoes and forms acid rain | is removed from smokestacks of coal-burning power plants by scrubbers
nitrogen dioxide / nitrogen oxides | is brown, comes from vehicle engines and helps form smog | forms nitric acid in rain
carbon monoxide | is a colorless, odorless, poisonous gas from incomplete burning | prevents blood from carrying oxygen
ground-level ozone / tropospheric ozone | forms when sunlight acts on vehicle exhaust and irritates the lungs | is the chief ingredient of photochemical smog
radon | is radioactive and seeps from soil into basements | comes from the decay of uranium and can cause lung cancer
volatile organic compound / VOC | evaporates from paints, fuels and solvents and helps to form smog | is given off indoors by new carpets, glues and cleaners

# Evidence of past climates
? Which evidence of past climates
tree rings / tree ring | shows warm, wet years as wide bands of wood | is studied in dendrochronology, with thin bands marking drought
ice sheet cores / ice bubbles | holds trapped air from hundreds of thousands of years ago | comes from layers of old snow in Greenland and Antarctica
deep-sea sediment | holds shells whose oxygen isotopes record temperatures | is drilled from the ocean bottom for tiny foraminifera
pollen record / pollen | shows which plants grew near a lake in each age | is tough and microscopic and identifies vanished vegetation in lake mud
coral bands / coral growth bands | shows yearly changes in warm, shallow seawater | comes from skeletons of reef animals in tropical waters
oxygen isotope ratio | compares heavy and light forms of one element in ice or shells | uses O-18 and O-16 as a kind of ancient thermometer
historical documents / historical records | includes harvest dates, ship logs and diaries | covers only the centuries in which people wrote things down
Keeling Curve | has shown rising carbon dioxide at Mauna Loa since 1958 | zigzags each year as northern plants grow and decay | is the longest continuous record of atmospheric carbon dioxide
cave deposits / speleothems | grows in layers whose chemistry records past rainfall | comes from dated stalagmites in limestone

# International agreements on the environment
? Which international agreement
Montreal Protocol | phased out CFCs and other chemicals that destroy the ozone layer | was signed in 1987 to protect the ozone layer
Kyoto Protocol | set binding emission targets for industrial countries in 1997 | was the first treaty to require greenhouse gas cuts of developed nations
Paris Agreement | aims to keep global warming well below 2 degrees Celsius | asks every country to set its own national climate goals, since 2015
CITES / Convention on International Trade in Endangered Species | restricts the buying and selling of threatened plants and animals across borders | bans commerce in ivory and rhino horn
Antarctic Treaty | reserves the southernmost continent for peaceful science | bans military activity and puts aside land claims, since 1959
Basel Convention | limits the shipping of hazardous wastes between countries | keeps rich nations from dumping toxic waste in poor ones

# American environmental laws
? Which environmental law
Clean Air Act | limits pollutants from factories and vehicles in the United States | sets national standards for smog, soot and other pollutants that people breathe
Clean Water Act | regulates discharge of pollutants into rivers and lakes in the United States | aims to make streams fishable and swimmable
Endangered Species Act | protects threatened plants, animals and their habitats in the United States | was passed in 1973 and helped the bald eagle recover
Superfund / CERCLA | pays for cleaning up abandoned hazardous waste sites | was passed in 1980 after the Love Canal disaster
Safe Drinking Water Act | sets standards for public tap supplies in the United States | limits contaminants in the supply that comes from the tap
National Environmental Policy Act / NEPA | requires a study of effects before a large federal project | was signed by Richard Nixon on January 1, 1970

# Fossil fuels
? Which fossil fuel
petroleum / crude oil | is a liquid mixture of hydrocarbons formed from marine plankton | is refined into gasoline, diesel and plastics
natural gas | consists mainly of methane and burns more cleanly than coal or oil | is often found above oil in underground traps
peat | is partly decayed plant matter, the first stage in forming coal | is cut from bogs, dried and burned
lignite / brown coal | is soft and low in heat, the second stage after peat | contains more water and less carbon than harder ranks
bituminous coal / soft coal | is dense, black and the most abundant rank, used in power plants | forms when lignite is buried more deeply
anthracite / hard coal | is the hardest rank, with the most carbon and heat | is a metamorphic rank that burns with little smoke
oil shale | contains kerogen that yields liquid fuel when heated | is a fine-grained sedimentary rock found in Colorado, Utah and Wyoming
tar sands / oil sands | contains thick bitumen and is mined in Alberta | must be washed with hot water to free the fuel
methane hydrate / gas hydrate | is an icy solid that traps gas beneath the sea floor and permafrost | forms where gas and water freeze together under high pressure

# Energy from sun, wind, Earth and plants
? Which energy source
solar energy / solar power | converts sunlight to electricity in photovoltaic cells | works best in sunny deserts and not at night
wind energy / wind power | turns large blades on towers that drive generators | is produced on windy plains and offshore farms | turns turbines with moving air and burns no fuel
geothermal energy | uses heat from inside Earth to make steam | supplies much heating in Iceland, near plate edges | comes from hot rock and water underground
biomass / bioenergy | uses wood, crops, dung or waste as fuel | is the oldest fuel and is burned as firewood in developing countries
ethanol / biofuel | is an alcohol made from corn or sugarcane and added to gasoline | is produced by fermenting plant sugars in Brazil and Iowa | is a renewable liquid fuel mixed with gasoline

# Power from water, hydrogen and atoms
? Which energy source
hydroelectric power / hydropower | uses falling water behind a dam to spin turbines | provides most of the electricity of Norway and Paraguay | produces electricity from flowing water but floods land behind a dam
tidal power / tidal energy | uses the rise and fall of the sea in an inlet | depends on a large daily range in level and a barrage across a bay | depends on the gravitational pull of the Moon on the sea
wave power | uses the up-and-down motion of the sea surface | captures swell with floating devices offshore
nuclear fission / nuclear power | splits uranium nuclei to heat water | uses control rods in a reactor and leaves radioactive waste | splits heavy atoms in a chain reaction
nuclear fusion | joins hydrogen nuclei, as in the Sun | promises nearly endless fuel but needs temperatures of millions of degrees | combines light nuclei into heavier ones and releases huge energy
hydrogen fuel cell / fuel cell | combines the lightest element with oxygen to make electricity and water | powers some cars and spacecraft with only water as exhaust

# Natural resources and deposits
? Which term means
renewable resource | a natural material replaced within a human lifetime | a supply such as timber or sunlight that nature restores as fast as it is used
nonrenewable resource | a natural material that forms too slowly to be replaced once used | a fixed supply such as fossil fuels or metals
ore | rock from which a metal can be removed at a profit | a natural material such as bauxite or hematite, mined for its metal
gangue | the worthless rock separated from valuable minerals | the waste rock left when minerals are processed
mineral reserve / reserve | a known deposit that can be extracted profitably today | the part of a total resource that is found and worth mining
placer deposit | heavy grains such as gold concentrated by a stream in gravel | a stream accumulation of gold that drew prospectors to California in 1849
aggregate | crushed stone, sand and gravel used in concrete and roads | the construction material mined in the largest amounts
reservoir rock | porous sandstone or limestone that holds oil | a permeable layer whose connected pores let oil flow to a well
cap rock | an impermeable layer that keeps oil from escaping upward | a layer of shale or salt at the top of an oil trap
vein deposit / hydrothermal vein | metal-bearing minerals left in cracks by hot, watery solutions | gold, silver or quartz filling fractures in rock

# Conservation of resources
? Which term means
conservation | the careful use of resources so that supplies last | the protection and wise management of forests, water and soil
preservation | the protection of wild land from all use by people | keeping nature untouched, as John Muir urged
sustainable yield | the greatest harvest that can be taken year after year without loss | a limit for fishing or logging that lets stocks renew
recycling | the processing of used materials into new products | the recovery of aluminum, glass and paper from trash
overfishing | the removal of fish faster than they can reproduce | the cause of the collapse of cod on the Grand Banks
composting | the controlled decay of food and yard scraps into fertilizer | the breakdown of organic waste by microbes and worms
reforestation | the planting of trees where forest has been cut | the renewal of woodland on logged or burned land
tragedy of the commons | the overuse of a shared resource by people acting in their own interest | Garrett Hardin's idea, explained with cattle on a public pasture

# Mining and drilling methods
? Which mining or drilling practice
strip mining | removes long bands of overlying soil and rock to reach shallow coal | is used for coal near the surface on gentle land, leaving parallel trenches
open-pit mining | digs a huge terraced hole to reach ore | is used for copper and other ores near the surface, as at Bingham Canyon
mountaintop removal | blasts away summits to reach coal in Appalachia | fills nearby valleys with the rock that lay above coal seams
subsurface mining / underground mining | follows ore through shafts and tunnels | exposes workers to roof collapse, gas and black lung disease
placer mining / panning | washes stream gravel to separate heavy gold | was done with pans and sluices in the California gold rush
quarrying | cuts building stone such as marble from a pit | provides limestone blocks and slate rather than metals

# Work of drilling, refining and restoring
? Which mining or drilling practice
smelting | melts concentrated ore to obtain a pure metal | uses heat and carbon in a blast furnace to free iron from ore
hydraulic fracturing / fracking | pumps fluid into shale to crack it and free natural gas | uses water, sand and chemicals under high pressure in wells
offshore drilling | taps oil beneath the sea floor from platforms | risks oil spills such as that of 2010 in the Gulf of Mexico
solution mining | dissolves underground salt with water and pumps up brine | brings up minerals as liquid without sending workers below
reclamation | restores land and plants after minerals are removed | refills pits and replants vegetation as the law requires

# Sources and effects of water pollution
? Which term means
point source / point source pollution | a single identifiable place from which contaminants come | contamination from one place such as a factory drainpipe
nonpoint source / nonpoint source pollution | contamination from many scattered places that is hard to trace | dirty runoff from farms, lawns and streets
eutrophication | the overgrowth of algae caused by extra nutrients in a lake | the enrichment of water by fertilizer runoff that ends in loss of oxygen
dead zone / hypoxia | an area of water with too little oxygen for fish | the low-oxygen area in the Gulf of Mexico off the mouth of the Mississippi
thermal pollution | the release of heated water from power plants into a river | warming of water that lowers dissolved oxygen and harms fish
biomagnification | the growing concentration of a toxin at higher levels of a food chain | the process by which DDT reached high levels in eagles
acid mine drainage | sulfuric runoff from exposed rock in abandoned diggings | low-pH water formed when pyrite is exposed to air and rain
oil spill | a release of petroleum from a tanker or well that coats birds and shores | the accident of the Exxon Valdez or the Deepwater Horizon
leachate | a liquid that trickles out of a landfill | polluted seepage that a landfill's liner keeps from groundwater
turbidity | the cloudiness of water caused by suspended particles | a measure of water clarity, raised by mud and silt

# Treatment of water and sewage
? Which step of water treatment
primary treatment | settles and screens solids out of sewage | is the first, physical stage at a wastewater plant
secondary treatment | uses bacteria to break down organic matter in sewage | is the biological stage at a wastewater plant, with added air
tertiary treatment | removes nutrients such as nitrogen and phosphorus from wastewater | is the final, advanced stage at a wastewater plant
chlorination | kills germs in drinking water with a chemical | disinfects drinking water before it goes to homes
desalination | removes salt from seawater to make it drinkable | provides fresh water from the sea in dry countries of the Middle East
coagulation | makes fine particles in drinking water clump together with alum | forms heavy clumps of dirt that can settle out of drinking water

# Kinds of air pollution
? Which term means
photochemical smog | a brown haze formed when sunlight acts on vehicle exhaust | the warm-weather haze of Los Angeles, which contains ozone
industrial smog | a gray mixture of smoke and sulfur dioxide from burning coal | the gray haze of old factory cities such as London
particulate matter | tiny bits of soot and dust in the air that lodge in the lungs | fine solid and liquid pollution such as PM2.5
acid deposition / acid rain | precipitation of low pH caused by sulfur and nitrogen oxides | the pollution that kills lake fish and damages limestone buildings
ozone depletion / ozone hole | the thinning of the layer that blocks ultraviolet rays above Antarctica | an effect of CFCs that increases skin cancer
temperature inversion / inversion | a layer of warm air above cooler air, which traps pollutants | the condition that traps smog over a city
primary pollutant | a harmful substance released directly into the air | carbon monoxide or soot straight from a tailpipe
secondary pollutant | a harmful substance formed in the air by chemical reactions | ground-level ozone or sulfuric acid formed after release

# Control of air pollution
? Which tool against air pollution
catalytic converter | changes harmful vehicle exhaust into safer gases | uses platinum in a car's exhaust system
scrubber | sprays water and lime to remove sulfur dioxide from smokestacks | cleans the exhaust gas of coal-burning power plants
Air Quality Index / AQI | tells people how unhealthy the day's air is with a number | is a color-coded daily report from green to maroon
emissions trading / cap and trade | lets companies buy and sell permits to pollute | sets a total limit on releases and lets a market share it out
electrostatic precipitator | removes soot and ash from smoke with an electric charge | attracts particles in smokestacks to charged plates
unleaded gasoline | ended the release of a toxic metal from cars | replaced a fuel that harmed children's brains

# Industrial accidents and oil spills
? Which industrial accident
Chernobyl | spread radioactive fallout across Europe from a Soviet reactor in 1986 | led to an exclusion zone in northern Ukraine | was the worst nuclear disaster in history
Fukushima | followed the flooding of Japanese reactors by a tsunami in 2011 | occurred when waves knocked out cooling pumps on Honshu
Three Mile Island | was a partial reactor meltdown in Pennsylvania in 1979 | slowed the building of American nuclear plants though few were harmed
Bhopal | killed thousands when a pesticide plant in India leaked gas in 1984 | was caused by methyl isocyanate from a Union Carbide factory
Exxon Valdez | spilled oil into Alaska's Prince William Sound in 1989 | involved a tanker that ran aground on Bligh Reef | spilled about 11 million gallons of oil from a tanker
Deepwater Horizon | released oil for months into the Gulf of Mexico in 2010 | began with an explosion on a drilling platform off Louisiana | was the largest marine oil spill in United States history

# Slow disasters of land, water and air
? Which environmental disaster
Love Canal | forced families from homes built over buried drums of chemicals | led Congress to pass the Superfund law
Minamata | poisoned people with mercury in the fish they ate | came from a chemical factory's discharge into a bay
Dust Bowl | blew topsoil from plowed grassland in the 1930s | followed years of low rainfall and careless farming during the Depression
shrinking of the Aral Sea / Aral Sea | resulted from diverting rivers for cotton in Central Asia | left fishing boats stranded on salty land in Uzbekistan and Kazakhstan
Great Smog of 1952 / London smog | killed thousands in England's capital by coal smoke in cold, still air | led Britain to pass its Clean Air law of 1956
Cuyahoga River fire | drew attention to the polluted waterways of Cleveland in 1969 | burned oily waste on the water and spurred the Clean Water Act

# Waste and its disposal
? Which term means
municipal solid waste | ordinary trash from homes, shops and schools | household garbage collected by towns, mostly paper, food and plastics
hazardous waste | discarded material that is toxic, flammable or corrosive | used solvents, batteries and pesticides that need special disposal
sanitary landfill | a lined pit in which trash is compacted and covered daily with soil | the place where most American garbage is buried
incineration | the burning of trash to reduce its volume | disposal of trash in a furnace, sometimes to make electricity
e-waste / electronic waste | discarded phones and computers containing toxic metals | old screens and circuit boards that contain lead
biodegradable material | matter that decomposers can break down | paper, food and leaves, but not most plastics
ecological footprint | the area of land and water needed to support a person's way of life | a measure of human demand on nature, larger in rich nations
environmental impact statement | a report required before a large federal project in the United States | a study of a project's likely effects on nature

# Elements of a map
? Which map element
map scale / scale | tells how distance on paper compares with distance on the ground | is written as a ratio, a bar or a verbal statement
legend / map key | explains what symbols and colors stand for | is a box in a corner that lists symbols and their meanings
compass rose | shows the cardinal directions | points out north, south, east and west
contour line | connects points of equal elevation | bends into a V that points upstream where it crosses a stream
contour interval | is the difference in elevation between two neighboring lines | is 20 feet if neighboring lines read 200 and 220
index line / index contour | is drawn heavier and labeled with its elevation | is usually every fifth one on a topographic sheet
map title | tells the subject and area of the drawing | is printed at the top to state what is shown
map grid | locates places by lines that cross, such as latitude and longitude | is a network of lettered and numbered squares for finding places

# Types of map
? Which type of map
physical map | shows mountains, rivers and other natural features | uses color and shading to show elevation, highlands and lowlands
political map | shows countries, capitals and boundaries | uses color to tell nations or states apart
topographic map | shows the shape of the land with contour lines | is used by hikers to find steep slopes, hills and valleys
choropleth map | shades areas in proportion to a statistic | uses darker tints for counties with higher population density
dot distribution map / dot map | uses points to show where something occurs and how densely | places one mark for a set number of people or things
cartogram | distorts the size of places to show a quantity | makes China and India swell when drawn by population
geologic map | shows the rock units and faults at the surface with colors | helps to locate ores by the age and type of bedrock
flow-line map | uses arrows of varied width to show movement | shows migration or trade routes by direction and amount
road map | shows highways, towns and distances for travelers | is used by drivers to plan a route
climate map | shows zones of temperature and precipitation | colors areas as tropical, dry, temperate or polar

# Map projections
? Which map projection
Mercator projection | keeps true directions for sailors but enlarges lands near the poles | makes Greenland look as large as Africa on a rectangle | is cylindrical, with straight parallels and meridians
Robinson projection | balances small distortions of size and shape with curved sides | is a compromise with an oval look, used in many school atlases | distorts shape, area, distance and direction a little
conic projection | is best for midlatitude regions such as the United States | imagines paper rolled to a point and set over one hemisphere | is made by projecting the globe onto a cone
azimuthal projection / planar projection / gnomonic projection | touches the globe at a point and is often centered on a pole | shows great-circle routes as straight lines from its center | shows a polar region accurately as a circle
Gall-Peters projection / Peters projection | shows land areas in true proportion but stretches their shapes | is praised for not shrinking Africa and South America
Goode homolosine projection / interrupted projection | cuts the oceans to preserve the size and shape of land | looks like a peeled orange with gaps in the seas
Winkel tripel projection | is a compromise adopted by the National Geographic Society in 1998 | has a name, from German, for reducing three kinds of distortion

# Location and geographic technology
? Which term means
absolute location | the exact position given by coordinates or an address | a position stated by latitude and longitude
relative location | a position described by what is near | a position stated by distance and direction from another place
GPS / Global Positioning System | a satellite network that gives exact position | a group of navigation satellites used by phones and cars
GIS / geographic information system / geographic information systems | a computer tool that stores and layers spatial data | software that combines map layers to solve problems
remote sensing | the gathering of data from satellites or aircraft without contact | the study of Earth with images from orbit
time zone | a region about 15 degrees wide with the same clock hour | one of 24 divisions set up because Earth rotates
cartography | the science and art of making maps | the work of drawing the globe on a flat surface
map projection | a way of showing the round Earth on a flat surface | a method of drawing that always distorts shape, area, distance or direction

# Lines on the globe
? Which line on the globe
equator | lies at zero degrees latitude and divides north from south | lies halfway between the poles and receives the most direct sunlight
prime meridian | lies at zero degrees longitude through Greenwich, England | is the starting point for measuring east and west
International Date Line | lies near 180 degrees, where the calendar changes | runs through the Pacific where a traveler gains or loses a day
line of latitude / parallel | runs east and west and measures distance north or south | never meets others of its kind
line of longitude / meridian | runs from pole to pole and measures distance east or west | meets others of its kind at the poles
great circle | is the shortest route between two points on a globe | divides the globe into two equal halves and is followed by long flights
Tropic of Cancer | lies at 23.5 degrees north, where the June Sun is overhead | crosses Mexico, Egypt and India
Tropic of Capricorn | lies at 23.5 degrees south, where the December Sun is overhead | crosses Australia, Brazil and southern Africa
Arctic Circle | lies at about 66.5 degrees north, with a midnight Sun in June | crosses Norway, Alaska and Siberia
Antarctic Circle | lies at about 66.5 degrees south, with a midnight Sun in December | surrounds the icy southernmost continent

# Themes and concepts of geography
? Which geographic concept
human-environment interaction | deals with how people adapt to and change their surroundings | includes building dams, clearing forests and wearing warm clothing
distance decay | weakens interaction as places lie farther apart | explains why nearby places have more contact than faraway ones
space-time compression / time-space compression | shrinks the felt gap between places through faster transport and communication | explains why jets and the internet make the world feel smaller
environmental determinism | claims that climate and land decide how societies develop | holds that nature controls human culture
possibilism | holds that people choose among options that nature offers | stresses technology and culture as answers to natural limits
spatial diffusion | is the spread of a feature across an area over time | includes relocation, contagious and hierarchical forms

# Concepts of place and region
? Which geographic concept
formal region | is an area defined by a common feature such as a language | is uniform throughout, such as the area where French is spoken
functional region | is organized around a central node, such as a city and its commuters | consists of a center and its surroundings, such as a newspaper's area of sales
perceptual region / vernacular region | exists in people's minds, such as the Midwest or Dixie | has fuzzy borders because it rests on people's feelings and opinions
site | is the physical setting of a settlement, such as a hill or harbor | includes a location's landforms, climate, soil and water supply
situation | is the location of a settlement relative to other places and routes | explains Singapore by its position on shipping lanes
sense of place | is the feeling and meaning that people attach to a location | is the emotional attachment of residents to where they live

# Principles of reading rock layers
? Which principle of geology
superposition / law of superposition | states that in undisturbed layers the oldest lies at the bottom | lets geologists order beds from lowest to highest
original horizontality / principle of original horizontality | states that sediment is laid down in flat beds | implies that tilted or folded beds were disturbed after they formed | says that layers form flat because sediment settles under gravity
cross-cutting relationships / principle of cross-cutting relationships | states that a fault or intrusion is younger than the rock it breaks through | shows that a dike came later than the beds that it passes through | gives relative ages where magma or a fault cuts older layers
inclusions / principle of inclusions | states that fragments within a rock are older than the rock that holds them | shows that pebbles came from something earlier than the conglomerate
faunal succession / principle of fossil succession | states that organisms appear in rock in a definite, recognizable order | lets beds be matched by the remains of life that they contain
uniformitarianism | states that processes acting today also acted in the past | is summed up as "the present is the key to the past" | was proposed by James Hutton
catastrophism | claims that sudden, violent events shaped Earth's features | was used to fit landscapes into a short history of the planet | was supported by Georges Cuvier
lateral continuity / principle of lateral continuity | states that beds extend in all directions until they thin out | explains why matching layers appear on both walls of a canyon

# Gaps in the rock record and the ages of rock
? Which term means
angular unconformity | a gap where horizontal beds lie on tilted, eroded beds | an erosion surface between tilted layers below and flat layers above, as at Siccar Point
disconformity | a gap between parallel sedimentary beds | an erosion surface that is hard to see because the layers are parallel
nonconformity | a gap where sedimentary beds lie on eroded igneous or metamorphic rock | an erosion surface between crystalline rock and sedimentary layers
rock correlation / correlation of rock layers | the matching of strata from one place to another | the linking of beds across a distance by type or index fossils
key bed | a thin, widespread layer such as volcanic ash used to match sections | a layer of ash laid down in a short time across a wide region
relative age / relative dating | the place of a rock in order, older or younger than others | an order of events found from superposition rather than from isotopes
absolute age / numerical age | the actual number of years since a rock formed | an age in years obtained by radiometric dating
geologic column | the ideal arrangement of all known layers from oldest to youngest | a composite record pieced together from rock layers around the world
outcrop | the place where bedrock is exposed at the surface | an exposure of rock such as a cliff or road cut

# Radioactivity and the ages of rock
? Which term means
half-life | the time in which 50 percent of the radioactive atoms in a sample decay | the decay time of an isotope, 5,730 years for carbon-14
parent isotope | an unstable atom that decays into another | the radioactive starting atom, such as uranium-238
daughter isotope / daughter product | a stable atom produced by the decay of another | the result of decay, such as lead-206 from uranium
radioactive decay | the spontaneous breakdown of an unstable nucleus at a steady rate | the process in which a nucleus gives off particles and becomes another element
radiometric dating | finding a rock's age from the ratio of isotopes in it | the general method of finding absolute ages from unstable atoms

# Dating methods
? Which dating method
radiocarbon dating / carbon-14 dating | gives ages of wood and bone less than about 50,000 years old | is suited to once-living material such as charcoal from a campfire
potassium-argon dating | gives ages of old volcanic rock by measuring a trapped gas | is suited to lava and ash around early human fossils in Africa
uranium-lead dating | gives ages of very old zircon crystals | gave ages of about 4 billion years for Earth's oldest minerals
dendrochronology / tree-ring dating | counts annual growth layers in wood | matches wide and narrow rings in trunks from wet and dry years
varve counting | tallies yearly layers of lake sediment | uses pairs of light and dark layers laid down in glacial lakes
rubidium-strontium dating | gives ages of ancient igneous and metamorphic rocks and meteorites | uses a parent isotope with a half-life near 49 billion years

# Kinds of fossil
? Which kind of fossil
mold | is a hollow impression of an organism left in rock | forms when a buried shell dissolves and leaves an empty space
cast | forms when minerals fill a hollow and copy an organism's outer shape | is a solid copy of an organism made in an empty imprint
petrified fossil / permineralized fossil | forms when minerals replace or fill wood or bone and turn it to stone | includes the stone logs of a national park in Arizona | forms as minerals in groundwater fill the pores of remains
carbonized film / carbon film | is a thin dark outline of a leaf or fish pressed between layers | remains when heat and pressure drive gases out of tissue
trace fossil | is evidence of activity, such as footprints and burrows | tells how an animal moved or lived but contains no part of its body | records the behavior of an animal rather than its body
amber | is hardened tree resin that may hold a whole insect | preserves an entire small organism in sticky sap that hardened
coprolite | is fossilized dung that shows what an animal ate | contains bits of bone, scales or seeds that passed through an animal | gives evidence of the diet of ancient animals
gastrolith | is a smooth stone once in the stomach of a dinosaur | helped plant eaters grind their food and is found polished near ribs
index fossil / guide fossil | lived for a short time over a wide area and so dates a layer | is widespread, easily recognized and limited to one interval of time | helps geologists match the ages of rock layers in different places
microfossil | is too small to study without magnification, such as a foraminiferan | is useful to oil geologists because it survives drilling in small chips

# Extinct vertebrates
? Which extinct animal
Archaeopteryx | had feathers together with teeth and a bony tail | links reptiles and birds and came from Jurassic limestone in Germany | is a transitional fossil between dinosaurs and birds
Tyrannosaurus rex / Tyrannosaurus | was a huge meat-eating dinosaur of the Late Cretaceous | walked on two legs in western North America with tiny two-fingered arms
woolly mammoth | was a hairy relative of elephants in Pleistocene tundra | is found frozen in Siberian permafrost with long curved tusks | lived during the last ice age and was hunted by early humans
saber-toothed cat / Smilodon | left many bones in the La Brea Tar Pits | hunted with very long upper canine teeth
ichthyosaur | was a dolphin-shaped marine reptile | swam in Mesozoic seas and was found by Mary Anning
pterosaur | was a flying reptile with wings of skin | lived beside dinosaurs and was the first vertebrate able to fly under power
Tiktaalik | was a Devonian fish with limb-like fins | is a transitional form between fish and amphibians
Mesosaurus | was a freshwater reptile found in both Brazil and southern Africa | supports continental drift because it could not swim across an ocean

# Extinct invertebrates and plants
? Which extinct organism
trilobite | was a three-lobed marine arthropod of the Paleozoic | could roll up like a pill bug and died out at the end of the Permian | is an index fossil common in Cambrian seas
ammonite | was a coiled, chambered mollusk of Mesozoic seas | looked like a nautilus and died out together with the dinosaurs
graptolite | was a floating colony that left sawtooth marks in Ordovician shale | is a Paleozoic index fossil that looks like pencil marks
eurypterid | was a sea scorpion of the Silurian | had claws, grew longer than a person and was an arthropod predator
Glossopteris | was a seed fern found on all the southern continents | supports the existence of Gondwana by its leaves in Antarctica and India | was used by Wegener as plant evidence of continental drift
Lepidodendron / scale tree | was a giant club moss of the Carboniferous coal swamps | had bark marked with diamond-shaped leaf scars

# Units of the geologic time scale
? Which division of geologic time
Hadean Eon / Hadean | is the time of Earth's formation and molten surface | lasted from 4.6 to about 4.0 billion years ago and left almost no rock
Archean Eon / Archean | saw the oldest surviving rocks and the first bacteria | lasted from about 4.0 to 2.5 billion years ago, with early stromatolites
Proterozoic Eon / Proterozoic | saw oxygen build up and the first multicellular life | lasted from 2.5 billion to 541 million years ago
Paleozoic Era / Paleozoic | began with an explosion of marine life and ended with the greatest extinction | includes the Cambrian, Devonian and Permian | ended about 252 million years ago
Mesozoic Era / Mesozoic | was the age of reptiles, between 252 and 66 million years ago | includes the Triassic, Jurassic and Cretaceous | ended with the extinction of the dinosaurs
Cenozoic Era / Cenozoic | is the age of mammals, from 66 million years ago to today | includes the Paleogene, Neogene and Quaternary | is the era in which humans appeared

# Periods of the Paleozoic
? Which geologic period
Cambrian / Cambrian Period | began with an explosion of animals with hard parts and trilobites | was the first of the Paleozoic and includes the Burgess Shale
Ordovician / Ordovician Period | saw the first jawless fish become common and ended with a glacial extinction | followed the Cambrian and had abundant graptolites and corals
Silurian / Silurian Period | saw the first vascular plants and jawed fish spread | had sea scorpions and land plants such as Cooksonia
Devonian / Devonian Period | is called the age of fishes and saw the first amphibians | had armored placoderms and the first forests
Carboniferous / Mississippian and Pennsylvanian | had vast swamps that became coal and saw the first reptiles | had giant dragonflies and scale trees | is named for the coal formed from its swamp forests
Permian / Permian Period | ended with the largest mass extinction in Earth's history | was the last of the Paleozoic, when Pangaea was complete

# Periods of the Mesozoic and Cenozoic
? Which geologic period
Triassic / Triassic Period | saw the first dinosaurs and the first mammals | was the first of the Mesozoic, after the Great Dying
Jurassic / Jurassic Period | had giant sauropods and the earliest bird-like animals | was the middle one of the Mesozoic, with Stegosaurus and Allosaurus
Cretaceous / Cretaceous Period | saw the first flowering plants and ended with an asteroid impact | was the last of the Mesozoic, with Triceratops and wide chalk seas
Paleogene / Paleogene Period | saw mammals spread rapidly just after dinosaurs vanished | saw the first whales and horses, and India's early collision with Asia
Neogene / Neogene Period | saw grasslands spread and early human ancestors appear | lasted from about 23 to 2.6 million years ago
Quaternary / Quaternary Period | includes the ice ages and modern humans | began about 2.6 million years ago and continues today | includes the Pleistocene and Holocene epochs

# Events of Earth history
? Which event in Earth history
Great Oxidation Event / oxygen revolution | made the air breathable through cyanobacteria and formed banded iron | rusted iron in the seas and made ozone possible over 2 billion years ago
Cambrian explosion | produced most major animal groups in a short time about 540 million years ago | is recorded by the Burgess Shale and early Chinese fossils | brought the sudden appearance of animals with shells and hard parts
Permian-Triassic extinction / Great Dying | killed about 90 percent of marine species 252 million years ago | may have been caused by huge Siberian lava eruptions
Cretaceous-Paleogene extinction / K-Pg extinction / K-T extinction | killed nonavian dinosaurs 66 million years ago | is linked to the Chicxulub crater in Mexico | was caused by the impact of a large asteroid
Late Heavy Bombardment | struck the young Moon and Earth with many large bodies | made many of the large lunar basins about 4 billion years ago
Snowball Earth | covered nearly the whole globe with ice before the Cambrian | left glacial deposits even near the equator in late Proterozoic time
Theia impact / giant impact | blasted out debris that gathered to make the Moon | involved a Mars-sized body about 4.5 billion years ago
colonization of land | was begun by simple plants in Ordovician and Silurian times | required waxy coverings, roots and spores to resist drying
Pleistocene megafauna extinction | removed mammoths and giant sloths at the end of the last ice advance | may be due to human hunting and warming about 10,000 years ago

# Pioneers of geology and fossils before 1860
? Which early scientist
James Hutton / Hutton | proposed uniformitarianism and argued that Earth was immensely old | is called the founder of modern geology
Charles Lyell / Lyell | wrote Principles of Geology, which influenced Darwin | popularized the idea that slow present-day processes shaped the past
Nicolas Steno / Steno | stated the law of superposition and original horizontality in the 1600s | recognized that fossil shark teeth came from once-living animals
William Smith | made the first geologic map of England | was a canal surveyor who used fossils to match rock layers
Mary Anning / Anning | discovered ichthyosaur and plesiosaur skeletons on the English coast | sold fossils from the cliffs at Lyme Regis
Georges Cuvier / Cuvier | showed that species had become extinct and favored sudden disasters | was a French anatomist who supported catastrophism
Louis Agassiz / Agassiz | showed that ice sheets once covered much of Europe and North America | proposed that Earth had passed through an ice age
Friedrich Mohs / Mohs | ranked ten minerals by hardness | made a scale running from talc to diamond

# Earth scientists since 1860
? Which scientist
Walter Alvarez / Alvarez / Luis and Walter Alvarez | found iridium with his father as evidence of an asteroid impact | explained the end of the dinosaurs from a thin clay layer in Italy
Clair Patterson / Patterson | dated Earth at about 4.55 billion years with meteorites | campaigned against lead in gasoline after finding it everywhere
Milutin Milankovitch / Milankovitch | calculated how orbital changes could bring ice ages | linked climate cycles to eccentricity, tilt and precession
John Wesley Powell / Powell | led boats through the Grand Canyon in 1869 | was a one-armed explorer who later headed the US Geological Survey
Norman Bowen / Bowen | showed the order in which minerals crystallize from cooling magma | described a reaction series from olivine to quartz

# Rates of births, deaths and growth
? Which population measure
crude birth rate / birth rate | is the yearly number of live babies born per 1,000 people | stays high in stage 2 of the demographic transition
crude death rate / death rate / mortality rate | is the yearly number of people who die per 1,000 | falls quickly when medicine and sanitation improve
total fertility rate / fertility rate | is the average number of children a woman has in her lifetime | must be about 2.1 for a population to replace itself
infant mortality rate | is the yearly number of babies who die before age one per 1,000 births | is a sensitive sign of a country's health care
life expectancy | is the average number of years a newborn can expect to live | is above 80 years in Japan and low in the poorest countries
natural increase rate / rate of natural increase | is births minus deaths as a percentage of the population | leaves out gains and losses from migration | shows how fast a population grows without migration
doubling time | is the number of years a population needs to become twice as large | is estimated by dividing 70 by the annual percent of growth | is short where the growth rate is high

# Densities and ratios of population
? Which population measure
arithmetic density / population density | is the total number of people divided by total land area | says little about crowding in a country such as Egypt that is mostly desert
physiological density | is the number of people per unit of arable land | is far higher in Egypt than its people per square kilometer of total land | shows the pressure that people put on farmable land
agricultural density | is the number of farmers per unit of arable land | is low in rich countries with machines | is a sign of farming efficiency because it counts only rural workers
dependency ratio | compares people too young or old to work with those of working age | rises as a country's people age or as births boom | is high in countries with many children or many old people
sex ratio | compares the number of males with the number of females | is unbalanced where sons are strongly preferred | is slightly over 100 males per 100 females among newborns

# Population change
? Which term means
demographic transition / demographic transition model | the change from high to low birth and death rates as a country develops | a change in growth that takes place in four or five stages
zero population growth | a balance in which births plus immigration equal deaths plus emigration | the condition of a stable number of people
carrying capacity | the largest number of people an environment can support | the limit set by water, soil and food in an area
overpopulation | more people than the resources of an area can support | the condition of too many people for the available food and water
epidemiologic transition / epidemiological transition | the change in the main causes of death from infections to chronic diseases | a model in which heart disease and cancer replace epidemics
baby boom | the sharp rise in births after World War II | a period of high birth rates in the United States from 1946 to 1964
population momentum / demographic momentum | continued growth because many people are young, even after fertility falls | the growth that goes on for decades because of a large share of young people
antinatalist policy / anti-natalist policy | a government effort to lower births, such as China's one-child rule | limits on family size and free contraception to slow growth
pronatalist policy / pro-natalist policy | a government effort to raise births, as by payments to parents | child benefits and paid leave in countries with aging populations

# The study of population
? Which term means
demography | the statistical study of human populations | the science that uses data on births, deaths and migration
census | the official count of a country's people | a survey taken in the United States every ten years
population pyramid / age-sex pyramid | the bar graph of age groups for males and females | a graph with a wide base in fast-growing countries
ecumene | the part of Earth's surface permanently settled by people | inhabited land, which excludes ice caps and most deserts
population cohort / cohort | all the people born in the same span of years | one age group, such as people aged 20 to 24
vital statistics | official records of births, deaths and marriages | numbers on births and deaths collected by governments

# Kinds of migration
? Which term means
emigration | movement out of a country | leaving one's native country to live elsewhere
immigration | movement into a country to live there | the arrival of newcomers from other countries
chain migration | the following of relatives and friends to a place where they have settled | the growth of an ethnic neighborhood through family ties to earlier arrivals
forced migration | the removal of people against their will, as in the slave trade | movement such as the Trail of Tears or the Middle Passage
voluntary migration | a move that people choose for a better life | movement by choice, often for jobs
step migration | a move to a distant place in stages, as from farm to town to city | a long-distance move made as a series of shorter moves
rural-to-urban migration | movement from the countryside to cities | the flow of farm people that swells the cities of developing countries
transhumance | the seasonal movement of herds between highland and lowland pastures | moving flocks up to mountain meadows in summer and down in winter
diaspora | the scattering of a people far from its homeland | the spread of Jews or Africans around the world
brain drain | the loss of a country's most educated people to other countries | the departure of doctors and engineers from a poor country

# People who move
? Which kind of person
refugee | flees across a border to escape war or persecution | has been granted protection abroad under a United Nations convention of 1951
internally displaced person / IDP | is forced from home but stays within the same country | is driven from home by war without crossing a border
guest worker | is a foreigner allowed in temporarily to do needed jobs | was recruited from Turkey to West German factories in the 1960s
asylum seeker | asks another country for legal protection from persecution | waits for a decision on a claim of persecution
nomad | moves from place to place in search of pasture and water | has no permanent home and herds animals in dry lands
commuter | travels daily between home and work | lives in a suburb and works in the city

# Causes of migration
? Which term means
push factor | a condition such as war or hunger that drives people from home | famine, unemployment or persecution at a person's place of origin
pull factor | a condition such as jobs or freedom that draws people to a new place | high wages or good schools at a person's destination
intervening obstacle | a barrier such as a border or sea that hinders migration | an ocean, desert or visa requirement that holds migrants back
intervening opportunity | a nearer chance that stops migrants before their planned destination | a job found on the way that keeps a migrant from going on
remittance | money sent home by people working abroad | income that migrants send to families in their home countries
immigration quota / quota | a legal limit on the number of newcomers admitted each year | the limit set on arrivals from each country by American laws of the 1920s

# Thinkers on population and culture
? Which thinker
Thomas Malthus / Malthus | warned that population would outgrow food supply | compared geometric growth of people with arithmetic growth of food | wrote An Essay on the Principle of Population in 1798
Ester Boserup / Boserup | argued that population growth spurs farmers to raise yields | believed that necessity makes people intensify agriculture | opposed Malthus by arguing that people find new farming methods
Ernst Ravenstein / Ravenstein | wrote laws of migration, such as that most people move short distances | studied British census data on movers in the 1880s
Carl Sauer / Sauer | studied how cultures shape landscapes and where farming began | founded cultural landscape studies at Berkeley
Torsten Hägerstrand / Hägerstrand | studied how innovations diffuse through space and time | was a Swedish geographer who mapped the adoption of farm techniques

# Thinkers on power and development
? Which thinker
Walt Rostow / Rostow | described five stages of economic growth | placed takeoff in the middle of his path from tradition to mass consumption | called his last stage the age of high mass consumption
Immanuel Wallerstein / Wallerstein | divided the world economy into core, semi-periphery and periphery | developed world-systems theory in the 1970s | argued that core countries profit from the periphery
Halford Mackinder / Mackinder | claimed that control of Eurasia's heartland would bring world power | presented the heartland theory in 1904
Nicholas Spykman / Spykman | claimed that control of Eurasia's coastal rimland would bring power | changed Mackinder's idea by stressing the edges of the continent
Friedrich Ratzel / Ratzel | compared a state with a living organism that needs space to grow | used the German word Lebensraum in political geography

# Thinkers on cities and location
? Which thinker
Johann Heinrich von Thünen / von Thünen | modeled rings of farming around a market city | balanced land rent against the cost of transport to market in 1826 | explained why dairy farms lie nearest the city
Walter Christaller / Christaller | developed central place theory with hexagonal market areas | studied the spacing of towns in southern Germany in 1933 | explained the size and spacing of cities and towns
Alfred Weber / Weber | explained where factories locate by transport, labor and clustering costs | published least cost theory of industrial location in 1909
Ernest Burgess / Burgess | drew a city as five concentric rings, based on Chicago | placed a zone of transition next to downtown in 1925 | created the concentric zone model of cities
Homer Hoyt / Hoyt | drew a city as wedges spreading along transport lines | proposed the sector model in 1939 | showed that cities grow outward in wedges

# Stages of the demographic transition
? Which stage
stage 1 of the demographic transition | has high birth and death rates and almost no growth | describes hunting and early farming societies
stage 2 of the demographic transition | has falling death rates, high birth rates and rapid growth | came with the Industrial Revolution or modern medicine | begins when better food and medicine lower the death rate
stage 3 of the demographic transition | has falling birth rates and slowing growth | comes with cities, education and family planning
stage 4 of the demographic transition | has low birth and death rates and a stable population | describes the United States and much of Europe
stage 5 of the demographic transition | has more deaths than births and a shrinking population | describes Japan and some of eastern Europe | has a birth rate below the death rate and an aging population

# Changes in cities
? Which term means
urbanization | growth in the share of people who live in cities | the movement of people to cities and the growth of cities
suburbanization | the movement of people from city centers to the edges | a shift of population outward, aided by cars and highways in the 1950s
counterurbanization | the movement of people from cities to rural areas | a shift of population to small towns and the countryside
gentrification | the renewal of a poor neighborhood that drives up rents for old residents | the arrival of wealthier people in run-down inner-city areas
urban sprawl | the unplanned, low-density spread of a city over the countryside | outward growth of a city that uses up farmland and lengthens commutes
urban renewal | the clearing of slums by government to rebuild part of a city | a program that tore down blighted blocks for new housing and offices
zoning | the legal control of land use by districts | rules that keep factories apart from homes
redlining | the refusal of home loans in certain neighborhoods, often by race | a practice by which banks refused mortgages in minority neighborhoods
blockbusting | scaring owners into selling cheaply by warning of racial change | a practice of real estate agents who profited from white flight

# Parts of cities
? Which part of a city or its surroundings
central business district / CBD | is the downtown core with offices, banks and the highest land prices | has skyscrapers and the greatest accessibility in the city
suburb | is a residential community on the edge of a city | consists mostly of houses whose residents commute to the city
edge city | is a cluster of offices and malls near a highway outside downtown | has more jobs than homes and grew up in the suburbs along highways
squatter settlement / shantytown / slum | consists of illegal, makeshift housing around a developing country's city | lacks legal title and services, as in a favela of Rio de Janeiro
greenbelt | is a ring of protected open land around a city | limits the outward growth of London and other cities
hinterland | is the area surrounding a city or port that it serves | is the trade area inland of a port
inner city | is the older, crowded area of housing around downtown | lost jobs and residents as people moved to the suburbs
zone of transition | mixes industry with poor housing just outside the downtown | is the second ring of Burgess's concentric model

# Kinds of cities
? Which kind of city
megacity | has more than 10 million people | is a giant urban area such as Delhi or Lagos
world city / global city | is a leading center of international finance and business | has stock exchanges and headquarters that influence the economies of many countries
primate city | is more than twice as large as any other in its country | dominates the economy and culture of its country, as Bangkok or Paris
megalopolis / conurbation | is a chain of merged urban areas, as from Boston to Washington | forms as several growing metropolitan areas join into one
forward capital | is moved to a new place to develop the interior | is a new seat of government such as Brasília or Abuja
entrepôt | is a port that imports goods in order to export them again | is a trading port such as Singapore or Hong Kong
boomtown | grows very quickly after a find of gold or oil | sprang up near mines and was often soon deserted

# Models of the city
? Which urban model
concentric zone model | pictures a city as rings around downtown | was based by Ernest Burgess on Chicago
sector model | pictures a city as wedges along rail and road lines | was proposed by Homer Hoyt in 1939
multiple nuclei model | pictures a city with several separate centers of activity | was developed by Harris and Ullman in 1945
galactic city model / peripheral model | pictures suburbs and office clusters linked by a beltway | shows edge-of-town growth around a ring highway
Latin American city model / Griffin-Ford model | pictures a spine of wealth leading out of downtown | places shantytowns in the outermost zone, beyond a commercial spine
bid-rent theory | explains how land price falls with distance from downtown | shows stores outbidding houses for the most accessible land

# Models of location and trade
? Which geographic model
central place theory | explains the spacing and size of market towns | uses threshold and range within hexagons, as described by Christaller
rank-size rule | says that the nth largest city has 1/n the people of the largest | predicts a second city half as large as the first
gravity model | predicts interaction from two cities' populations and the distance between them | says that large, close places interact most
von Thünen model | explains rings of dairy, timber, grain and ranching around a market | places perishable and heavy farm products nearest the city
least cost theory | explains where factories locate to keep expenses low | weighs transport, labor and agglomeration, as described by Alfred Weber
core-periphery model | explains unequal wealth between dominant and dependent regions | shows rich industrial countries drawing resources from poor ones

# Settlement and land survey
? Which term means
nucleated settlement / clustered settlement | houses grouped closely around a center such as a church | a compact village with fields around it
dispersed settlement | farms scattered far apart across the land | isolated farmsteads, as on the American Great Plains
linear settlement | houses strung along a road or river | a village in a long, narrow row
township and range | a rectangular land survey used in the American Midwest | a grid of square-mile sections set up by the Land Ordinance of 1785
long-lot system / long lot | narrow strips of farmland running back from a river, used by the French | a division that gave each owner river access in Quebec and Louisiana
metes and bounds | a land survey by natural features, used in the English colonies | irregular parcels described by trees, stones and streams

# Places and services
? Which term means
hamlet | a very small group of homes, smaller than a village | the smallest rural settlement, with few or no services
market threshold / threshold | the least number of customers needed to support a service | the minimum number of buyers, large for a stadium and small for a gas station
range of a good / range of a service | the greatest distance that people will travel to buy something | the travel limit, long for hospitals and short for bread
metropolitan area / metropolitan statistical area | a city together with its surrounding built-up communities | an urban region of a central city and the counties linked to it by commuting
central place | a market center that provides goods and services to people around it | a settlement at the middle of a hexagonal market area in Christaller's theory
infrastructure | the roads, power lines and pipes that serve a community | bridges, sewers, airports and other basic public works

# Types of agriculture
? Which type of agriculture
shifting cultivation / slash-and-burn agriculture | clears forest by fire and leaves fields after a few years | fertilizes poor rain forest soil with ash for a short time | is practiced in tropical forests such as the Amazon
pastoral nomadism | moves herds in search of grass and water in dry lands | is practiced by Mongols, Maasai and Bedouin with camels or goats
plantation farming / plantation agriculture | grows one export crop such as bananas or rubber on a large tropical estate | was begun by Europeans in colonies for sugar, coffee and tea | grows a cash crop for export in tropical developing countries
intensive rice farming / wet rice farming | raises much food per hectare in flooded paddies by hand labor | supports dense populations in South and East Asia
Mediterranean agriculture | grows olives, grapes and citrus in lands with dry summers | is found in Italy, Spain and California | specializes in grapes, olives and other horticulture
dairying / dairy farming | raises cows for milk near large cities | delivers a perishable product from Wisconsin or the Netherlands
ranching | grazes cattle or sheep over wide dry grasslands | is found in the western United States, Argentina and Australia | raises livestock commercially over a large area
mixed crop and livestock farming | feeds corn and soybeans to hogs and cattle on the same land | is found in the Corn Belt and northern Europe
truck farming / market gardening | grows fresh fruit and vegetables for urban stores and canneries | sends lettuce and tomatoes fresh from New Jersey and Florida
aquaculture / fish farming | raises shrimp, salmon and oysters in ponds or cages | supplies about half the seafood people eat
organic farming | avoids synthetic pesticides and fertilizers | relies on compost, natural pest control and rotation
grain farming | grows wheat with large machines on the prairies | fills elevators in Kansas, Saskatchewan and Ukraine

# Agricultural revolutions and food
? Which term means
Neolithic Revolution / First Agricultural Revolution | the earliest domestication of plants and animals about 10,000 years ago | the change from hunting and gathering to farming and settled life
Second Agricultural Revolution | the improvement of farm tools and rotation alongside the rise of industry | the change that freed European labor for factories in the 1700s and 1800s
Green Revolution | the spread of high-yield seeds and fertilizers to Asia and Latin America | the increase in grain harvests begun by Norman Borlaug's wheat
domestication | the adapting of wild plants and animals to human use | the taming and breeding of animals such as dogs and cattle
agribusiness | the large-scale system of companies that grow, process and sell food | modern industry linking seed firms, farms, feedlots and supermarkets
food desert | an area where fresh, healthful groceries are hard to buy | a poor urban neighborhood with few supermarkets
food security | reliable access to enough safe and nutritious meals | the opposite of hunger and uncertainty about the next meal
genetically modified organism / GMO | a living thing whose DNA was changed in a laboratory | a crop with a gene inserted from another species
fair trade | an arrangement that guarantees better prices to small growers | a label found on coffee and chocolate from cooperatives

# Farming practices and their effects
? Which term means
subsistence farming / subsistence agriculture | raising just enough food for a family's own needs | the small-scale cultivation of poor countries, with little surplus to sell
commercial farming / commercial agriculture | raising crops and animals mainly to sell for profit | the growing of cash crops typical of developed countries, with large fields and machines
monoculture | the growing of a single crop over a wide area | a practice that raises output but invites pests and drains soil
irrigation | the artificial supply of water to fields | the practice of using canals, wells and sprinklers in dry lands
double cropping | harvesting twice a year from the same land | raising two crops a year in warm, wet areas
crop rotation | growing different plants in a field from year to year to keep soil fertile | alternating corn with soybeans that restore nitrogen to the soil
terrace farming / terracing | cutting level steps into hillsides to grow food and prevent erosion | the practice of the Incas and Asian rice growers on steep slopes
desertification | the spread of desert conditions through overgrazing and drought | a process threatening the Sahel on the Sahara's edge
soil salinization / salinization | the buildup of salt in fields as water evaporates | the effect of irrigation that ruined farmland in ancient Mesopotamia
overgrazing | the destruction of grass by too many livestock on the land | feeding more animals on pasture than its plants can bear

# Hearths of agriculture and early cultures
? Which hearth of early farming
Fertile Crescent / Southwest Asia | first domesticated wheat, barley, sheep and goats | lies between the Mediterranean and the Persian Gulf along the Tigris and Euphrates | was the earliest center of farming, in Mesopotamia and nearby
Mesoamerica | first domesticated maize, beans and squash | includes southern Mexico and its neighbors | was the home of the Maya and Aztecs and their maize
Andes hearth / Andean highlands | first domesticated potatoes, llamas and quinoa | lies in the mountains of Peru and Bolivia
North China hearth / Huang He valley | first domesticated millet and soybeans along the Yellow River | was home to pigs and early grain on loess soils
Southeast Asian hearth | first domesticated bananas, taro and sugarcane relatives in the tropics | gave root crops that are grown from cuttings rather than seeds
West African hearth | first domesticated yams, oil palms and black-eyed peas | spread root crops by way of Bantu migrations
Ethiopian highlands | first domesticated coffee and teff | lies in the Horn of Africa at high elevation

# Measures of development
? Which measure of development
gross domestic product / GDP | is the value of all goods and services made within a country in a year | counts everything produced inside national borders | measures the total output of a country's economy
gross national income / GNI | is the total earnings of a country's residents, including money from abroad | counts what citizens earn abroad but not what foreigners earn here
GDP per capita | is national output divided by the number of people | is the average output for each person
purchasing power parity / PPP | adjusts incomes for the cost of living in each country | shows what an income can actually buy
Human Development Index / HDI | combines life expectancy, schooling and income | is published by the United Nations and has a highest value of 1 | ranks countries by health, education and standard of living
Gender Inequality Index | compares women and men in health, power and work | uses maternal deaths and seats in parliament
literacy rate | is the percentage of people who can read and write | is low where girls are kept out of school
Gini coefficient / Gini index | measures how unequally income is shared, from 0 to 1 | is high in South Africa and Brazil and low in Sweden | is zero where everyone's income is equal
poverty rate | is the share of people living below a minimum income | counts those with less than a set amount per day
unemployment rate | is the share of the labor force without jobs who seek work | rises during a recession when workers are laid off

# Sectors of the economy
? Which economic sector
primary sector | takes raw materials from nature by farming, mining or fishing | includes farmers, loggers, miners and fishers
secondary sector | manufactures goods from raw materials | includes factories and construction
tertiary sector | provides services such as retail, transport and health care | includes nurses, waiters, drivers and shopkeepers
quaternary sector | provides information, research and finance | includes scientists, programmers and analysts
quinary sector | makes top-level decisions in government and business | includes chief executives and top officials

# Trade and industry
? Which term means
microfinance / microcredit | the lending of small sums to poor people, often women | small loans for small businesses, begun by Grameen Bank in Bangladesh
ecotourism | travel that protects nature and helps local people | visiting natural areas such as Costa Rica's forests with little damage
sustainable development | meeting present needs without harming future generations | growth that balances economy, society and environment
globalization | growing worldwide links of trade, culture and communication | the process that makes the world's economies more interdependent
comparative advantage | the ability to make something at a lower opportunity cost than others | the reason why countries specialize and trade

# Ways of placing work and production
? Which term means
cottage industry | making goods by hand at home | the home spinning and weaving found before factories
outsourcing | hiring another firm, often abroad, to do a job | paying an outside company for work such as payroll or cleaning
agglomeration | the clustering of firms that share suppliers and workers | the gathering of related companies in one place, as in Silicon Valley
deindustrialization | the loss of factory jobs in a region | the decline of manufacturing in the Rust Belt
offshoring | moving a company's own production to a country with lower costs | shifting one's own factory work abroad for cheaper labor
import substitution | replacing foreign goods with goods made at home behind tariffs | a policy of developing home industry instead of buying from abroad

# Places and firms of industry
? Which term means
free trade zone / export processing zone | an area where goods are imported and made without tariffs | a special duty-free district for foreign industry
maquiladora | a foreign-owned factory in Mexico near the United States border | an assembly plant in Mexico that exports goods to the United States
multinational corporation / transnational corporation | a company with operations in many countries | a firm with offices and plants on several continents
bulk-reducing industry / weight-losing industry | production that locates near heavy raw materials, such as copper smelting | production in which the product weighs less than its inputs
bulk-gaining industry / weight-gaining industry | production that locates near markets, such as bottling | production in which the product is larger or heavier than its inputs
break-of-bulk point | a port where cargo moves from one kind of transport to another | a transfer place where goods go from ship to truck or train
growth pole | a center of high-technology industry that spurs development around it | a cluster of industry set up to start development in a region
footloose industry | production that can locate almost anywhere because transport costs matter little | production, such as computer chips, not tied to materials or markets

# Concepts of culture
? Which term means
culture | the shared beliefs, customs and products of a people | the way of life learned and passed between generations
folk culture | the traditional ways of a small, rural, homogeneous group | the slow-changing customs of isolated groups such as the Amish
popular culture / pop culture | the widespread, fast-changing fashions of large societies | music, dress and food spread rapidly by mass media
ethnocentrism | judging others by the standards of one's own group | the belief that one's own customs are superior
cultural relativism | understanding others by their own standards | judging a custom by the values of the society that practices it
multiculturalism | the acceptance of many traditions within one society | the policy of diversity followed in Canada

# Culture and place
? Which term means
cultural landscape | the visible imprint of human activity on the land | farms, temples and streets built by a group over time
culture hearth / cultural hearth | the place where ideas and customs begin and from which they spread | a center of origin such as Mesopotamia or the Indus Valley
placelessness | the sameness of malls and chains that could be anywhere | the loss of uniqueness in a landscape of identical stores
toponym | the name given to a location on the land | a geographic name that shows who settled or claimed an area
sequent occupance | a series of peoples who each leave marks on a location | the idea that successive societies shape one landscape

# The spread and mixing of cultures
? Which process
relocation diffusion | spreads an idea through the movement of people | occurs as immigrants carry their food and religion to new places
contagious diffusion | spreads an idea from person to person nearby, like a disease | carries an idea outward quickly among people in close contact
hierarchical diffusion | spreads an idea from large cities or leaders to smaller places | carries fashion from powerful people down to others
stimulus diffusion | spreads a basic principle although the original form changes | occurs when burger chains in India sell vegetable patties
acculturation | makes a group adopt some traits of a dominant one while keeping its own | occurs as immigrants learn the main language but speak their own at home
assimilation | blends a minority completely into the main group | occurs when descendants of immigrants lose their old language and customs
syncretism | fuses two traditions into something new | produced Vodou from African and Catholic elements
cultural convergence | makes two societies more alike as they come into contact | makes distant peoples more alike through media and trade
cultural divergence | makes societies grow less alike through separation | occurs when a group limits outside contact, as the Amish do

# Kinds of language
? Which term means
lingua franca | common speech used for trade between groups | the common speech of people with different native tongues, as Swahili in East Africa
pidgin | the simplified mix of two tongues that is nobody's native speech | a limited vocabulary formed by traders who could not understand each other
creole | a mixed tongue that has become the native speech of a community | a full native speech that grew from a simplified mix, as in Haiti
dialect | a regional variety with its own words and pronunciation | a regional form of speech with its own accent and vocabulary
isogloss | the boundary line of a word's use on a map | the line between areas that use different words for one thing
official language | a tongue that a government uses for laws and records | the tongue named by a constitution for public business
language family | the group of tongues descended from one prehistoric ancestor | the broadest grouping of related tongues, such as Indo-European
extinct language / dead language | a tongue with no remaining speakers | speech such as Gothic or Sumerian, no longer used by anyone
bilingualism | the ability to use two tongues fluently | the skill of many people in Quebec and Belgium

# Language families of Europe, Africa and the Middle East
? Which language family
Indo-European | has the most speakers and includes English, Spanish and Hindi | spread from the steppe or Anatolia to Europe, Iran and northern India | includes the Romance, Germanic and Slavic branches
Afro-Asiatic | includes Arabic, Hebrew and Amharic | spread with Islam across North Africa and Southwest Asia | includes the Semitic languages
Niger-Congo | includes Swahili, Zulu and Yoruba | covers most of Africa south of the Sahara and includes Bantu tongues
Uralic | includes Finnish, Estonian and Hungarian | is found in northern Europe and Budapest
Nilo-Saharan | includes Maasai and Dinka in East Africa | is found among herders of South Sudan and the upper Nile

# Language families of Asia and the Pacific
? Which language family
Sino-Tibetan | includes Mandarin, Cantonese and Burmese | is second in number of speakers and has its center in China
Austronesian | includes Malay, Tagalog and Hawaiian | was spread by sailors from Madagascar to Easter Island
Dravidian | includes Tamil and Telugu of southern India | was probably spoken in South Asia before speakers of Sanskrit arrived
Turkic / Altaic | includes languages from Istanbul to Kazakhstan | covers much of Central Asia and Asia Minor
Austroasiatic | includes Vietnamese and Khmer | is found in Cambodia and along the Mekong delta
Japonic | includes the main tongue of Tokyo and the Ryukyu tongues | is found on an island country off Korea

# Kinds of states and nations
? Which kind of political unit
sovereign state / state | has a government, defined territory and recognized independence | is an independent country with a permanent population and borders
nation-state / nation state | is a country whose borders match one people, such as Japan or Iceland | is an independent country with one nearly homogeneous people
stateless nation | is a people without a country of its own, such as the Kurds | consists of one people spread over other countries' lands
multinational state | contains several peoples with their own identities | was the form of the Soviet Union and is that of the United Kingdom
city-state | is an independent country made of one urban area, such as Singapore | was the form of ancient Athens and Sparta
colony | is a territory ruled by a distant country | was the status of India before 1947
buffer state | is a neutral country between two rivals | lies between rival powers and keeps them apart, as Nepal
supranational organization | is a union of countries that give up some power to common rules | joins three or more countries for shared aims, as the European Union does
microstate | is an independent country of very small land and population, such as Andorra | is a tiny country such as San Marino or Liechtenstein

# Forces and processes in political geography
? Which term means
sovereignty | the right of a country to govern itself without outside control | supreme authority over a territory and its people
self-determination | the right of a people to choose its own government | a principle in Wilson's Fourteen Points that encouraged independence
irredentism | a claim to lands across a border where kindred people live | a policy such as Hitler's demand for the Sudetenland
devolution | the transfer of power from a central government to regions | the change that gave Scotland its own parliament
balkanization | the breakup of a country along ethnic lines | the process that broke Yugoslavia into hostile states in the 1990s
gerrymandering | drawing election districts to favor one party | the redrawing of voting districts to give a party more seats
centripetal force | an influence that unifies a country, such as a shared language | a unifying influence such as a national anthem or strong schools
centrifugal force | an influence that divides a country, such as religious conflict | a dividing influence such as separatism or uneven development
nationalism | loyalty and devotion to one's own people and country | the feeling that a people should have its own independent country
colonialism | the control of a territory by a distant power that settles or exploits it | European rule over Africa and Asia to gain resources and markets

# Zones in political geography
? Which zone
territorial sea / territorial waters | reaches 12 nautical miles out and is under a country's full control | is the coastal belt where a country's laws apply fully
exclusive economic zone / EEZ | reaches 200 nautical miles out, where a country owns resources | gives a country rights to fish and drill under the Law of the Sea
high seas | lies beyond national control and is open to all countries | is the open ocean that no country owns
contiguous zone | reaches 24 nautical miles out, where customs and immigration laws may be enforced | lies just beyond the territorial sea
shatterbelt | is a region torn by rival outside powers | is an unstable region caught between powers, as eastern Europe in the Cold War
demilitarized zone / DMZ | separates North Korea from South Korea and may hold no troops | is a strip from which armies are banned by agreement

# Types of boundary
? Which type of boundary
physical boundary / natural boundary | follows a river, mountain range or desert | uses a landform such as the Pyrenees or the Rio Grande
geometric boundary | follows a straight line such as the 49th parallel | uses latitude or longitude without regard to people
antecedent boundary | was drawn before an area was heavily settled | existed before the present cultural landscape developed
subsequent boundary | developed along with a settled cultural landscape | changed as long-settled neighbors fought or agreed
superimposed boundary | was forced by outsiders, as on Africa at the Berlin Conference | ignored existing ethnic patterns and was imposed by colonial powers
relict boundary / relic boundary | no longer functions but is still visible, such as the Berlin Wall | survives only as a trace on the landscape
consequent boundary / ethnographic boundary | separates groups by language or religion | was drawn to part Hindus from Muslims in South Asia in 1947
maritime boundary | divides rights to the sea between coastal countries | is set by the Law of the Sea

# Shapes of states
? Which type of territory
compact state | is roughly circular, such as Poland | has nearly equal distances from its center to every border
elongated state | is long and narrow, such as Chile | has difficulty linking its far ends
fragmented state | consists of separated pieces, such as Indonesia | includes islands or parts cut off by water
perforated state | completely surrounds another, as South Africa does Lesotho | has a hole in it, as Italy around San Marino
prorupted state / protruded state | is compact except for a long arm, such as Thailand | has a panhandle that gives access to water or minerals
landlocked state / landlocked country | has no seacoast, such as Bolivia or Mongolia | has land borders on every side and no port of its own
exclave | is a part separated from its main country, such as Kaliningrad | belongs to a country but is cut off by another's land
enclave | is completely surrounded by one other country, such as Lesotho | lies wholly inside a single larger country, as San Marino does

# International organizations
? Which international organization
United Nations / UN | works for peace among nearly all countries from New York | has a General Assembly and a Security Council | took the place of the League of Nations in 1945
World Trade Organization / WTO | settles disputes over tariffs and commerce rules | replaced GATT in 1995 and promotes freer commerce by reducing barriers
World Bank | lends money to poor countries for development projects | was created at Bretton Woods to rebuild Europe and fund development
International Monetary Fund / IMF | lends to governments in financial crisis and watches exchange rates | was created at Bretton Woods to keep currencies stable
Red Cross / International Committee of the Red Cross | aids victims of war and disaster | was founded by Henri Dunant and protects prisoners of war
World Health Organization / WHO | fights disease worldwide from Geneva | led the campaign that wiped out smallpox
IPCC / Intergovernmental Panel on Climate Change | reviews research on global warming for the world's governments | issues assessment reports on global warming by thousands of scientists

# Regional organizations and alliances
? Which international organization
European Union / EU | unites many countries of one continent in a single market | introduced the euro and open borders among its members
NATO / North Atlantic Treaty Organization | is a military alliance founded in 1949 against the Soviet threat | treats an attack on one member as an attack on all
OPEC / Organization of the Petroleum Exporting Countries | sets oil production among exporters | includes Saudi Arabia, Iraq and Venezuela
African Union / AU | promotes unity and cooperation among the countries of Africa | replaced the OAU in 2002 and has its seat in Addis Ababa
ASEAN / Association of Southeast Asian Nations | promotes cooperation from Indonesia to Vietnam | was founded in Bangkok in 1967
Arab League | unites Arabic-speaking countries of North Africa and Southwest Asia | was founded in Cairo in 1945
Mercosur | links Brazil, Argentina, Uruguay and Paraguay in commerce | is a South American customs union founded in 1991

# Biomes of the land
? Which biome
tropical rain forest | is hot and wet all year and has the greatest diversity of species | has tall evergreen trees in layers but thin, poor soil | lies near the equator in the Amazon and Congo basins
savanna | is grassland with scattered trees and a dry season | supports zebras, elephants and lions in East Africa | lies between rain forest and desert in the tropics
desert | receives very little rain and has plants that store water | has cacti, lizards and nocturnal animals | has great differences between day and night temperatures
chaparral | has evergreen shrubs adapted to fire and dry summers | is found around the Mediterranean Sea and in coastal California | has hot, dry summers, mild, wet winters and frequent fires
temperate grassland / prairie | has rich soil, few trees and cold winters | was home to bison and is now mostly plowed for grain | supports grazing animals and has deep, fertile soil
temperate deciduous forest | has trees such as oaks and maples that drop their leaves in autumn | has four seasons and covers much of the eastern United States | loses its leaves before cold winters
taiga / boreal forest | has cone-bearing evergreens such as spruce and fir | is the largest on land and stretches across Canada and Russia | has long, cold winters and acidic soil
tundra | has permafrost, mosses and no trees | is home to caribou and is found along the Arctic Ocean
temperate rain forest | is cool, very wet and covered with giant conifers and ferns | is found along the Pacific coast from Oregon to Alaska
alpine | is found above the tree line on high mountains | has low plants and hardy goats in thin, cold air at great elevation

# Land features of physical geography
? Which land feature
peninsula | is land surrounded by water on three sides | includes Florida, Italy and Korea
isthmus | is a narrow strip of land that joins two larger areas | joins North and South America at Panama
archipelago | is a group or chain of islands | includes Indonesia, Japan and the Philippines
cape | is a point of land that juts into the sea | includes Good Hope in Africa and Horn in South America
plain | is a broad area of flat or gently rolling low land | is usually good for farming, as across northern Europe
valley | is a long low area between hills or mountains | is usually cut by a stream or by ice
escarpment | is a long cliff that separates two levels of land | stands steeply where a plateau ends
steppe | is a dry, treeless grassland of Eurasia | was home to Mongol horsemen and stretches from Ukraine to Central Asia
island | is land entirely surrounded by water and smaller than a continent | includes Greenland, the largest on Earth
basin | is a low area of land surrounded by higher land | is the area drained by a river and its tributaries

# Water features of physical geography
? Which water feature
strait | is a narrow natural passage between two larger bodies of water | includes Gibraltar and Hormuz
bay | is an inlet smaller than a gulf and partly enclosed by land | includes Chesapeake and Hudson and often makes a good harbor
gulf | is a large part of the sea deeply enclosed by land, such as Mexico's | is larger and more enclosed than a bay
canal | is a waterway dug by people | carries ships through Suez or Panama
cataract | is a large, steep waterfall or rapids on a river | interrupts boats, as at six places on the Nile
wetland | is ground saturated with water, such as a marsh or swamp | filters water, reduces floods and shelters wildlife
tributary | is a stream that flows into a larger river | adds its water to a main river

# Rivers of Asia
? Which river
Yangtze / Chang Jiang | is the longest in Asia and holds the Three Gorges Dam | reaches the sea at Shanghai | flows across central China to the East China Sea
Yellow River / Huang He | carries loess and is called China's Sorrow for its floods | was the cradle of early Chinese civilization on the North China Plain
Ganges | is sacred to Hindus and flows past Varanasi | joins the Brahmaputra in a huge delta in Bangladesh
Indus | flows through Pakistan and supported cities such as Mohenjo-Daro | rises in Tibet and reaches the Arabian Sea near Karachi
Mekong | flows through Laos and Cambodia to southern Vietnam | forms a delta that is the rice bowl near Ho Chi Minh City
Tigris | flows through Baghdad east of its twin in Iraq | bounded ancient Mesopotamia together with the Euphrates
Jordan | flows from the Sea of Galilee to the Dead Sea | separates Israel and the West Bank from a kingdom to the east

# Rivers of Africa
? Which river
Nile | flows north to the Mediterranean and is often called the longest on Earth | made ancient Egypt's farming possible | flooded each year and left fertile soil in Egypt
Congo | crosses the equator twice on a great curve to the Atlantic | is the deepest and second largest by flow, near Kinshasa
Niger | flows through Mali in a great bend to Nigeria | passed the trading city of Timbuktu and ends in an oil-rich delta
Zambezi | plunges over Victoria Falls on the way to the Indian Ocean | was explored by David Livingstone and separates Zambia from Zimbabwe
Orange River | forms part of the border of Namibia and South Africa | rises in the highlands of Lesotho and reaches the Atlantic

# Rivers of Europe
? Which river
Rhine | flows from the Alps through German industry to Rotterdam | flows past Basel and Cologne as Europe's busiest inland waterway
Danube | flows through Vienna, Budapest and Belgrade to the Black Sea | touches more countries than any other and once bounded the Roman Empire
Volga | is the longest in Europe and flows to the Caspian Sea | flows through Russia past Volgograd, the former Stalingrad
Thames | flows through Oxford to a wide estuary on the North Sea | has a movable barrier that protects London from flooding
Seine | flows through Paris and Rouen to the English Channel | passes the islands on which Notre-Dame and its city began

# Rivers of the Americas
? Which river
Amazon | carries more water than any other and drains northern Brazil | flows from the Andes to the Atlantic through rain forest | flows through the largest tropical rain forest
Mississippi | flows from Minnesota to the Gulf of Mexico | drains the central United States through New Orleans | is joined by the Missouri and the Ohio
Colorado | carved the Grand Canyon and is held by Hoover Dam | supplies Las Vegas and Los Angeles and barely reaches Mexico
Rio Grande | forms the border between Texas and Mexico | flows past El Paso and Laredo
St. Lawrence | links the Great Lakes with the Atlantic | flows past Montreal and Quebec City with a seaway for ships
Orinoco | flows through Venezuela to the Atlantic near Trinidad | drains the grassy Llanos and receives water that fell over Angel Falls

# Lakes and inland seas
? Which inland body of water
Caspian Sea | is the largest of its kind, between Europe and Asia | receives the Volga and borders Iran and Kazakhstan
Lake Victoria | is the largest in Africa and a source of the Nile | borders Uganda, Kenya and Tanzania
Lake Baikal | is the deepest in the world, in Siberia | holds about a fifth of the world's liquid surface fresh water
Dead Sea | has the lowest shore on Earth and is very salty | receives the Jordan River and has no outlet
Lake Titicaca | lies high in the Andes between Peru and Bolivia | is the highest that large ships use, with reed boats
Lake Tanganyika | lies in a deep East African rift between Tanzania and Congo | is the longest in the world and second in depth
Lake Chad | has shrunk greatly on the southern edge of the Sahara | borders Nigeria and Niger and lost water to drought and irrigation

# Lakes of the United States and Canada
? Which lake
Lake Superior | is the largest of North America's Great Lakes by area | borders Minnesota and is the northernmost of the Great Lakes
Lake Michigan | lies entirely within the United States and borders Chicago | borders Milwaukee and is joined to Huron
Lake Erie | is the shallowest of the Great Lakes and lies above Niagara Falls | borders Cleveland and suffered heavily from pollution in the 1960s
Lake Ontario | is the easternmost of the Great Lakes and lies below Niagara Falls | borders Toronto and drains into the St. Lawrence
Great Salt Lake | is a shallow, very salty body in Utah | is the remnant of Ice Age Bonneville
Lake Huron | lies between Michigan and Ontario and includes Georgian Bay | receives water from Michigan and Superior and sends it toward Detroit

# Deserts of Asia, Australia and the Americas
? Which desert
Gobi | is cold in winter and lies in Mongolia and northern China | is crossed by nomads with two-humped camels | is known for dinosaur eggs found at the Flaming Cliffs
Atacama | is among the driest places on Earth, in northern Chile | contains observatories and nitrate and copper deposits beside the Pacific | lies in the rain shadow of the Andes along a cold current
Mojave | lies in southeastern California and contains Death Valley | has Joshua trees and lies partly in Nevada
Sonoran | has saguaro cacti in Arizona and northwestern Mexico | surrounds Phoenix and Tucson
Great Victoria | is the largest in Australia | lies in the states of Western and South Australia
Taklimakan / Taklamakan | lies in western China on the old Silk Road | fills the Tarim Basin in Xinjiang with shifting dunes
Thar / Great Indian Desert | lies between India and Pakistan | covers much of Rajasthan
Patagonian | lies in southern Argentina in the rain shadow of the Andes | is the largest in South America

# Deserts of Africa and the Middle East
? Which desert
Sahara | is the largest hot one and covers most of North Africa | stretches from the Atlantic to the Red Sea and was crossed by salt caravans | is expanding southward into the Sahel
Kalahari | covers much of Botswana and is home to the San people | lies in southern Africa's interior on a sandy plateau
Namib | lies along Africa's southwestern coast and gets water from fog | has some of the world's tallest dunes, at Sossusvlei
Rub' al-Khali / Empty Quarter | is a vast sand sea in southern Arabia | lies mainly in Saudi Arabia and overlies rich oil fields
Negev | covers the southern half of Israel | contains the city of Beersheba

# Oceans
? Which ocean
Pacific Ocean | is the largest and deepest basin of seawater on Earth | covers about a third of the globe between Asia and the Americas | is surrounded by the Ring of Fire
Atlantic Ocean | lies between the Americas and Europe and Africa and is the second largest | has an S shape and was crossed by Columbus in 1492 | is divided by a mid-ocean ridge and lies east of the Americas
Indian Ocean | lies between Africa and Australia and south of Asia | holds Madagascar and Sri Lanka | warms the monsoon winds of South Asia
Arctic Ocean | is the smallest and is partly covered by drifting ice | lies around the North Pole | is the shallowest and is losing its summer ice
Southern Ocean / Antarctic Ocean | completely surrounds the continent of Antarctica | carries the great current that circles the globe from west to east

# Seas of Asia, Africa and the Americas
? Which sea
Red Sea | separates Africa from the Arabian Peninsula | is an opening rift reached by ships through Suez
South China Sea | is disputed by Vietnam, the Philippines and its largest neighbor | holds the Spratly Islands and busy shipping lanes
Caribbean Sea | contains Jamaica, Cuba and Hispaniola | is named for a native people of the West Indies
Arabian Sea | lies between India and Oman | receives the Indus and carries oil tankers from the Persian Gulf
Bering Sea | lies between Alaska and Siberia | lies north of the Aleutian Islands

# Seas of Europe
? Which sea
Mediterranean Sea | lies between southern Europe and North Africa | opens to the Atlantic at Gibraltar | was the center of Roman trade and nearly enclosed by land
Black Sea | borders Ukraine, Turkey and Romania | is reached from the Mediterranean through the Bosporus
Adriatic Sea | lies between Italy and Croatia | has Venice at its northern end
Aegean Sea | lies between Greece and Turkey | was home to Minoan Crete and many Greek islands
Baltic Sea | lies between Sweden and Poland, with low salt content | was the trading region of the Hanseatic League
North Sea | lies between Britain and Norway and holds oil fields | receives the Rhine and the Thames

# Straits
? Which strait or channel
Strait of Gibraltar | separates Spain from Morocco | joins the Mediterranean Sea to the Atlantic
Strait of Hormuz | is the outlet for Persian Gulf oil | lies between Iran and Oman
Strait of Malacca | is a crowded shipping route between Malaysia and Sumatra | is the shortest sea route from the Indian Ocean to China
Bosporus / Bosphorus | divides Istanbul between Europe and Asia | connects the Black Sea with the Sea of Marmara
Bering Strait | separates Alaska from Russia | was a land bridge during the Ice Age
English Channel | separates England from France | has a railroad tunnel beneath it opened in 1994
Strait of Magellan | passes near the southern tip of South America | was found by a Spanish-sponsored fleet in 1520
Bab el Mandeb | joins the Red Sea to the Gulf of Aden | lies between Yemen and Djibouti
Dardanelles | joins the Aegean to the Sea of Marmara | was attacked in the Gallipoli campaign of 1915

# Canals
? Which canal
Panama Canal | joins the Atlantic and the Pacific across Central America | opened in 1914 with locks that lift ships to Gatun Lake
Suez Canal | joins the Mediterranean and the Red Sea across Egypt | opened in 1869 and was taken over by Nasser in 1956
Erie Canal | linked the Hudson River with the Great Lakes in 1825 | made New York City a leading port
Kiel Canal | joins the North Sea and the Baltic across northern Germany | lets ships avoid the long way around Denmark
Grand Canal | joins Beijing with Hangzhou and is the longest made by people | was built largely under the Sui dynasty to carry grain

# Plains, plateaus and other natural regions
? Which region
Central America | stretches from Guatemala to Panama | forms a land bridge between two continents
Great Plains | is a dry, flat grassland east of the Rockies | produces wheat and cattle from Texas to Saskatchewan
Siberia | is the cold Asian part of Russia east of the Urals | holds taiga, tundra and the world's longest railroad | is rich in minerals and forests but thinly peopled
Patagonia | is the windswept southern end of Argentina and Chile | has glaciers, sheep ranches and cold deserts
Pampas | is the fertile grassland of Argentina around Buenos Aires | is famous for gauchos, beef and wheat
Deccan Plateau | is the dry, high interior of southern India | lies between the Eastern and Western Ghats
Outback | is the thinly settled interior of Australia | is dry land with sheep stations and Aboriginal sites

# Regions of Asia and the Pacific
? Which region
Indochina | includes Vietnam, Laos and Cambodia | was a French colony in Southeast Asia
Levant | is the eastern Mediterranean coast with Lebanon and Israel | was the home of Phoenician traders
Transcaucasia | consists of Georgia, Armenia and Azerbaijan | lies between the Black and Caspian seas
Polynesia | is a wide triangle of Pacific islands with Hawaii and New Zealand | was settled by voyagers in double canoes and includes Samoa and Tonga
Micronesia | is a scatter of tiny Pacific islands that includes Guam and Palau | has a Greek name meaning small islands
Melanesia | includes Fiji, Vanuatu and the Solomon Islands | has a Greek name meaning black islands

# Regions of Europe
? Which region
Scandinavia | includes Norway, Sweden and Denmark | was the Viking homeland of fjords and forests
Balkan Peninsula / Balkans | includes Serbia, Bulgaria, Albania and Greece | was called Europe's powder keg before World War I
Iberian Peninsula / Iberia | contains Spain and Portugal | is separated from the rest of Europe by the Pyrenees
Benelux | consists of Belgium, the Netherlands and Luxembourg | is a small group of low, crowded countries of western Europe
Baltic states | consists of Estonia, Latvia and Lithuania | regained independence from the Soviet Union in 1991

# Regions of Africa
? Which region
Sahel | is a semiarid belt on the southern edge of the Sahara | suffers from desertification in Mali, Niger and Chad | lies between desert to the north and savanna to the south
Maghreb | consists of Morocco, Algeria and Tunisia | is North Africa's west, between the Atlas and the Mediterranean
Horn of Africa | contains Somalia, Ethiopia, Eritrea and Djibouti | juts into the Arabian Sea at the continent's eastern tip
Congo Basin | holds the largest rain forest in Africa | is a vast lowland crossed by the equator
Great Rift Valley | is a long trough of lakes and volcanoes from Ethiopia to Mozambique | has yielded many fossils of early humans, as at Olduvai

# Capitals of western Europe
? Which capital city
London | stands on the Thames and contains the Tower and Westminster Abbey | has Parliament, Big Ben and Buckingham Palace
Paris | stands on the banks of the Seine | has the Eiffel Tower and the Louvre
Rome | stands on the banks of the Tiber | surrounds Vatican City and has the Colosseum
Madrid | lies near the center of the Iberian Peninsula | has the Prado museum and replaced Toledo as royal seat
Lisbon | lies on the Tagus near the Atlantic | was ruined by an earthquake and fire in 1755
Brussels | hosts the European Commission and the Atomium | holds the headquarters of NATO
Stockholm | is built on islands between a lake and the Baltic | is where most Nobel Prizes are awarded

# Capitals of central and eastern Europe
? Which capital city
Berlin | was divided by a wall from 1961 to 1989 | has the Brandenburg Gate and the Reichstag
Athens | holds the Acropolis and the Parthenon | was the birthplace of democracy
Moscow | holds the Kremlin and Saint Basil's Cathedral | was the seat of Soviet power and has Red Square
Vienna | was the seat of the Habsburg emperors | hosted a peace congress in 1814 and 1815 after Napoleon
Warsaw | stands on the banks of the Vistula | gave its name to a pact of communist countries in 1955
Kyiv / Kiev | stands on the banks of the Dnieper | was the center of the medieval Rus
Budapest | joins two old towns on opposite banks of the Danube | was the scene of an uprising crushed by Soviet tanks in 1956

# Capitals of the Americas
? Which capital city
Ottawa | has Parliament Hill and the Rideau Canal | was chosen by Queen Victoria on the border of Quebec
Mexico City | was built on the ruins of Tenochtitlán | sinks in an old lake bed at high elevation
Brasília | was planned far inland and opened in 1960 | replaced Rio de Janeiro as seat of government
Buenos Aires | stands on the wide Río de la Plata | is a port known for the tango
Lima | was founded by Pizarro near the port of Callao | lies on the desert coast of the Pacific
Bogotá | lies on a high plain in the northern Andes | was the center of Bolívar's Gran Colombia
Santiago | contains La Moneda palace, bombed in the coup of 1973 | lies in a central valley between the Andes and a coastal range
Havana | lies on Cuba's northern coast | was a Spanish treasure port and Castro's seat of power
Washington, D.C. | stands on the Potomac and contains the White House | was laid out by Pierre L'Enfant

# Capitals of Africa
? Which capital city
Cairo | stands on the Nile near the pyramids of Giza | is the largest in the Arab world and holds Al-Azhar
Addis Ababa | hosts the headquarters of the African Union | was never a colonial seat and lies in the Horn of Africa
Nairobi | lies in the highlands near the East African Rift Valley | began as a railway camp and has a wildlife park at its edge
Abuja | replaced Lagos as the seat of government in 1991 | was planned for the middle of Africa's most populous country
Kinshasa | stands on the Congo opposite Brazzaville | was called Léopoldville under Belgian rule

# Capitals of eastern Asia and Oceania
? Which capital city
Beijing | holds the Forbidden City of the Ming and Qing emperors | has Tiananmen Square and hosted Olympic Games in 2008
Tokyo | was called Edo when shoguns ruled from it | is the center of the world's largest metropolitan area
Jakarta | lies on Java and is Indonesia's largest city | was called Batavia under Dutch rule and is sinking
Seoul | stands on the banks of the Han River | lies near the demilitarized zone along the 38th parallel
Hanoi | stands on the banks of the Red River | was the seat of Ho Chi Minh's government
Bangkok | has many canals and Buddhist temples | lies on the Chao Phraya and was never a European colony's seat
Canberra | was built as a compromise between two rival coastal cities | lies inland in its own federal territory southwest of Sydney
Wellington | lies on the southern end of New Zealand's North Island | is the southernmost seat of a sovereign national government

# Capitals of southern and western Asia
? Which capital city
New Delhi | was laid out by the British architect Edwin Lutyens | replaced Calcutta as the seat of government in 1911
Islamabad | was planned in the 1960s below the Margalla Hills | replaced the port of Karachi as seat of government
Baghdad | stands on the banks of the Tigris | was founded by the Abbasid caliphs
Tehran | lies below the snowy Elburz Mountains | was the scene of the American hostage crisis of 1979
Riyadh | lies in the desert interior of the Arabian Peninsula | is the seat of the House of Saud
Ankara | was chosen by Atatürk instead of Istanbul | lies on the Anatolian plateau and holds a great leader's mausoleum
`;
