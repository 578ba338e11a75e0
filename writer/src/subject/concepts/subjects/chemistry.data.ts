/** Concepts of chemistry, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# States of matter
? Which state of matter
solid | has a definite shape and a definite volume | holds its particles in fixed positions where they only vibrate | has tightly packed particles, often arranged in a regular pattern
liquid | has a definite volume but takes the shape of its container | has particles that touch but slide past one another | flows yet is almost impossible to compress
gas / gases | has neither a definite shape nor a definite volume, and consists of neutral particles | has neutral particles that are far apart and move rapidly and randomly | is easily compressed and makes up the air around us
plasma | consists of positive ions and free electrons at very high temperature | makes up the sun, other stars and lightning | is a superheated, electrically charged mixture that conducts electricity
Bose-Einstein condensate | forms when certain atoms are cooled almost to absolute zero | has atoms that all share one quantum state and act as one | is a fifth state of matter, first made in 1995 near absolute zero

# Changes of state
? Which change of state
melting / fusion | turns a solid into a liquid | occurs in ice at 0 °C when heat is absorbed | absorbs energy so that particles leave fixed positions and slide past one another
freezing / solidification | turns a liquid into a solid | releases heat as the particles of a liquid settle into fixed positions | occurs in liquid water at 0 °C when heat is removed
evaporation | turns a liquid into a gas at its surface below the boiling point | cools the skin as sweat dries | occurs as the fastest molecules escape from the surface of a liquid
boiling | forms bubbles of vapor throughout a liquid | begins when vapor pressure equals the atmospheric pressure | takes place in pure water at 100 °C at sea level
condensation | turns a gas into a liquid | forms water droplets on the outside of a cold glass | produces dew and clouds from water vapor
sublimation | turns a solid directly into a gas | changes dry ice to carbon dioxide gas without a liquid stage | makes iodine crystals and mothballs change straight to vapor
deposition | turns a gas directly into a solid | forms frost on a cold window from water vapor | skips the liquid state as water vapor becomes ice or snow crystals

# Classes of matter
? Which class of matter
element | is a pure substance that consists of only one kind of atom | cannot be broken down into simpler substances by chemical means | is represented by a one- or two-letter symbol in the periodic table
compound | consists of two or more kinds of atoms chemically combined in fixed proportions | can be broken down into simpler substances only by chemical means | has properties unlike those of the elements that form it
solution / homogeneous mixture | is uniform throughout and has particles too small to settle or scatter light | consists of a solute dissolved evenly in a solvent | has the same composition throughout, like salt water and clean air
suspension | is a cloudy mixture whose large particles settle out on standing | can be separated by filtering, as muddy water can | must be shaken before use so that its particles spread out
colloid | has medium-sized particles that stay dispersed and scatter a light beam | shows the Tyndall effect but does not settle on standing | includes fog, milk, gelatin and whipped cream

# Properties and changes of matter
? Which term means
physical property | a characteristic that can be observed without changing the identity of the substance | a characteristic observed or measured without a chemical reaction, such as color
chemical property | the ability of a substance to react and form new substances | a characteristic of the kind shown by flammability and the ability to rust | a characteristic that can be observed only as a substance changes into a different substance
physical change | an alteration of form or appearance that does not make a new substance | an alteration such as tearing paper, breaking glass or melting ice | an alteration, such as dissolving or freezing, after which composition is the same
chemical change | a process that forms new substances with different properties | a rearrangement of atoms, such as burning wood or rusting iron | an alteration in the composition of matter that is usually hard to reverse
extensive property | a characteristic that depends on the amount of matter in a sample | a measurement that is halved when a sample is cut in half
intensive property | a characteristic that does not depend on the amount of matter in a sample | a characteristic, like density, whose value is independent of sample size | a characteristic that helps to identify a substance whatever the size of the sample

# Signs of a chemical reaction
? Which sign of a chemical reaction
precipitate / formation of a precipitate | is an insoluble solid that forms when two solutions are mixed | is marked with (s) or a downward arrow in an equation | can be filtered out of the liquid in which it formed
effervescence / gas production | is the bubbling that occurs as a gas escapes from a liquid | is seen when an antacid tablet is dropped into water | is seen when vinegar is poured on baking soda
color change | is seen when iron rusts and turns reddish-brown | is shown by an indicator at the end of a titration | is a visible sign, as when leaves turn red in autumn or a cut apple browns
odor change / change in odor | is noticed by the nose when food spoils or rots | is a new smell that shows a new substance has formed
temperature change | shows that energy has been absorbed or released as heat | is the warming or cooling of a mixture as substances react | is detected with a thermometer as an exothermic or endothermic reaction takes place
emission of light | is the glow given off by a firefly or a glow stick | is seen when magnesium ribbon burns with a brilliant flame

# Physical properties of materials
? Which physical property
density | is the mass of a substance per unit of volume | determines whether an object floats or sinks in water | is measured in grams per cubic centimeter
melting point | is the temperature at which a solid turns to liquid | is 0 °C for ice | is sharp for a pure solid but lowered by impurities
boiling point | is the temperature at which vapor pressure equals the external pressure | is lower at high altitude because atmospheric pressure is lower | is 100 °C for water at sea level
malleability | is the ability to be hammered or rolled into thin sheets | allows aluminum to be made into foil | lets most metals be shaped by hammering without breaking
ductility | is the ability to be drawn or pulled into thin wires | makes copper suitable for drawing into electrical wire | allows a metal to be stretched into a wire without breaking
solubility | is the maximum amount of solute that dissolves in a given amount of solvent | usually increases with temperature for solids in water | decreases with rising temperature for gases in water
viscosity | is the resistance of a fluid to flow | is higher for honey and syrup than for water | usually decreases in a liquid as temperature rises
electrical conductivity | is the ability to carry an electric current | is high in metals because of their mobile electrons | is high in copper and silver but low in plastic and rubber
luster | is the way a surface reflects light | is the shiny appearance of polished metals | distinguishes shiny metals from dull nonmetals
hardness | is the resistance of a solid to being scratched | is greatest in diamond among natural minerals | is compared on the Mohs scale
brittleness | is the tendency of a solid to shatter when struck | is typical of solid nonmetals, which break when hammered | makes glass and ceramics crack instead of bend
paramagnetism | is a weak attraction to a magnet caused by unpaired electrons | is shown by liquid oxygen, which is held between the poles of a magnet
diamagnetism | is a weak repulsion by a magnet when all electrons are paired | is shown by zinc and other substances without unpaired electrons
ferromagnetism | is the strong, lasting attraction to a magnet shown by iron, cobalt and nickel | is caused by aligned domains in iron

# Chemical properties
? Which chemical property
flammability | is the ability of a substance to burn in oxygen | makes gasoline a fire hazard near sparks and flames | makes wood and paper suitable as fuels | is a hazard shown by a flame symbol on a container
toxicity | is the degree to which a substance can harm living things | makes lead and mercury poisonous when swallowed or breathed | makes a chemical a poison
reactivity | is the tendency of a substance to undergo chemical reactions | increases down group 1 from lithium to cesium | is compared for metals in the activity series
explosiveness | is the ability to release gas and energy with extreme suddenness | makes nitroglycerin and TNT dangerous to handle | allows a substance such as TNT to be used for blasting
inertness | is the lack of any tendency to react with other substances | is shown by noble gases such as argon because of their full outer shells | makes helium and gold unlikely to form compounds

# Chemical processes in nature and daily life
? Which chemical process
rusting | is the reaction of iron with oxygen and water | forms a flaky reddish-brown iron oxide on steel | is prevented by paint, oil or a coating of zinc
tarnishing | dulls a metal such as silver by forming a thin surface film | forms black silver sulfide on silverware | is the slow corrosion that makes shiny metals such as silver and copper dull
fermentation | changes sugar into ethanol and carbon dioxide with the help of yeast | makes bread dough rise and produces alcohol without oxygen | is carried out by yeast to make beer, wine and bread
photosynthesis | changes carbon dioxide and water into glucose and oxygen using light | stores solar energy in chemical bonds within green plants | takes place in the chloroplasts of plants and releases oxygen
cellular respiration | changes glucose and oxygen into carbon dioxide and water in living cells | releases the energy of glucose within the cells of animals and plants | takes place in mitochondria and produces ATP

# Separation techniques
? Which separation technique
filtration | separates an insoluble solid from a liquid with porous paper | leaves a residue on the paper while the filtrate passes through | separates a mixture of sand and water
distillation | separates liquids by differences in their boiling points | boils a mixture and condenses the vapor to a purified liquid | yields pure water from seawater
chromatography | separates dissolved substances by how far they travel with a moving phase | separates the dyes in ink as solvent climbs a paper strip | depends on different attractions to a mobile and a stationary phase
centrifugation | separates substances of different density by spinning them rapidly | separates blood cells from plasma in a spinning tube | uses rapid rotation to force denser particles to the bottom of a tube
decantation | pours off a liquid carefully and leaves the settled solid behind | leaves sediment at the bottom as the clear liquid is poured away | separates water from settled sand by tilting the container
crystallization | produces a pure solid from a saturated solution as it cools or dries | forms solid salt as the water of a saltwater solution evaporates | purifies a solid such as copper sulfate by slow cooling of its hot solution
magnetic separation | removes iron or steel from a mixture of other materials | separates iron filings from sulfur powder | picks iron out of scrap or sand by attraction
sieving | separates solid particles of different sizes with a mesh | lets fine sand pass through while holding back larger pebbles | separates gravel from sand by particle size
solvent extraction | moves a solute from one liquid into another that does not mix with it | uses a separatory funnel with two immiscible layers | depends on a substance being more soluble in one liquid than another

# SI base units
? Which SI unit
meter / metre | is the base unit of length | is defined by the distance that light travels in a fraction of a second | is about the length of a long step, or 39.37 inches
kilogram | is the base unit of mass | is equal to one thousand grams | has the symbol kg and measures the amount of matter
second | is the base unit of time | is defined by the radiation of the cesium-133 atom | has the symbol s and is one sixtieth of a minute
kelvin | is the base unit of temperature | equals one Celsius degree in size but starts at absolute zero | has the symbol K and is used without a degree sign
mole | is the base unit of amount of substance | contains 6.022 × 10²³ particles | contains as many particles as exactly 12 grams of carbon-12
ampere | is the base unit of electric current | equals one coulomb of charge passing each second | has the symbol A and is measured with an ammeter
candela | is the base unit of luminous intensity | is used to express the brightness of a light source

# Metric prefixes
? Which metric prefix
kilo- / kilo | means one thousand times the base unit | stands for 10³ and is written as the letter k
centi- / centi | means one hundredth of the base unit | stands for 10⁻² and is written as the letter c
milli- / milli | means one thousandth of the base unit | stands for 10⁻³ and is written as a small letter m
micro- / micro | means one millionth of the base unit | stands for 10⁻⁶ and has the Greek letter μ as its symbol
nano- / nano | means one billionth of the base unit | stands for 10⁻⁹ and is written as the letter n
pico- / pico | means one trillionth of the base unit | stands for 10⁻¹² and is written as the letter p
mega- / mega | means one million times the base unit | stands for 10⁶ and is written as a capital M
giga- / giga | means one billion times the base unit | stands for 10⁹ and is written as a capital G
deci- / deci | means one tenth of the base unit | stands for 10⁻¹ and is written as the letter d

# Terms of measurement
? Which term means
accuracy | the closeness of a measured value to the true or accepted value | how near a measurement is to the correct value | the quality of measurements with a small percent error
precision | the closeness of repeated measurements to one another | the degree to which a set of measurements agree with each other | the reproducibility of a series of measurements
percent error | the difference between experimental and accepted values divided by the accepted value, times one hundred | a comparison of an experimental result with the accepted value, multiplied by 100 | a measure of how far an experimental value is from the accepted value
significant figure / significant digit | a place in a measured value that is either known with certainty or estimated last | a certain or estimated place that is kept when a result is rounded
scientific notation | a way of writing numbers as a coefficient times a power of ten | a way of expressing very large or small numbers such as 6.02 × 10²³ | a form of number with a coefficient between 1 and 10 and an exponent
dimensional analysis / factor-label method | a way of solving problems in which units are treated like numbers that cancel | a technique of converting units by multiplying so that unwanted units cancel
conversion factor | a ratio of equivalent quantities in different units, equal to one | a ratio such as 100 cm over 1 m | a fraction equal to one that changes a quantity from one unit to another
uncertainty | doubt in a measured value, often written with a plus-or-minus sign | the range within which the true value of a measurement probably lies
calibration | checking and adjusting an instrument against a known standard | adjusting a pH meter with buffers of known pH | comparing an instrument's readings with known values to make it accurate

# Quantities measured in the laboratory
? Which quantity
mass / masses | is the amount of matter in an object | stays the same wherever an object is taken | is measured with a balance in grams or kilograms
weight | is the force of gravity on an object | is less on the moon than on Earth | is measured with a spring scale in newtons | depends on the strength of gravity and is measured in newtons
volume | is the amount of space an object takes up | is measured in liters or cubic centimeters | is found for an irregular solid by water displacement
temperature | is a measure of the average kinetic energy of particles | determines the direction in which heat flows | is measured in degrees Celsius or kelvins
pressure | is force divided by the area on which it acts | is measured in pascals or atmospheres | is exerted by gas particles colliding with the walls of their container
length | is the distance between two points | is measured with a ruler or meterstick
energy | is the capacity to do work or produce heat | is measured in joules or calories

# Steps and ideas of scientific inquiry
? Which term means
hypothesis / hypotheses | a testable proposed explanation for observations | a tentative statement, often in if–then form, that an experiment can support or refute | an educated guess that can be tested by investigation
scientific theory / scientific theories | a well-tested broad explanation of a set of observations | an explanation supported by much evidence that may be modified by new data | an explanation, such as that of atoms, supported by repeated experiments
scientific law / natural law | a statement, often mathematical, that summarizes a pattern in nature without explaining it | a concise description of what always happens under given conditions
observation | information gathered through the senses or with instruments | using the senses to gather information about an event or object | noticing and recording facts with sight, smell, touch or instruments
inference | a logical interpretation drawn from evidence and prior knowledge | a conclusion about something that was not directly seen | an explanation based on observations and past experience
experiment | a controlled procedure that tests a proposed explanation | a set of trials in which one variable is changed and another is measured | an investigation with variables and a control carried out under set conditions
conclusion | a judgment based on the results of a completed investigation | a final statement that says whether the data support the prediction
scientific model / model | a simplified physical, mathematical or visual representation of a system | a representation, such as balls and sticks, of things too small to see
peer review | the examination of research by other experts before publication | the process by which other scientists judge a paper's methods

# Parts of a controlled experiment
? Which part of an experiment
independent variable / manipulated variable | is deliberately changed by the experimenter | is plotted on the x-axis of a graph | is the cause whose effect is being tested
dependent variable / responding variable | is measured as it reacts to the factor that the experimenter changes | is plotted on the y-axis of a graph
controlled variable | is kept the same in every trial so that the test is fair | is held constant so that only one factor can affect the results | is any factor kept constant throughout an investigation
control group | receives no treatment and serves as the standard of comparison | is left untreated to show what happens without the factor being tested | is compared with the subjects that receive the treatment
experimental group | receives the treatment or factor that is being tested | is exposed to the treatment and compared with untreated subjects
qualitative data | describes features such as color or odor without numbers | consists of observations in words | includes observations of color, texture, smell and taste
quantitative data | consists of measurements expressed as numbers with units | includes readings of mass, volume and temperature | consists of numerical information obtained by counting or measuring

# Branches of chemistry
? Which branch of chemistry
organic chemistry | studies compounds that contain carbon | deals with hydrocarbons, alcohols and plastics | is the study of substances based on carbon chains and rings
inorganic chemistry | studies substances that in general do not contain carbon | deals with metals, minerals and salts
analytical chemistry | studies the composition of matter and identifies its components | determines how much of each substance a sample contains | uses chromatography, titration and spectroscopy to identify and measure substances
physical chemistry | studies the energy, rates and mechanisms of chemical processes | applies thermodynamics and quantum theory to matter | studies thermodynamics, kinetics and equilibrium
biochemistry | studies the substances and processes of living things | deals with proteins, enzymes and DNA | studies metabolism and the reactions that take place inside cells
environmental chemistry | studies pollutants and their effects on air, water and soil | deals with smog, acid rain and ozone loss
nuclear chemistry | studies radioactivity and changes in the nuclei of atoms | deals with fission, fusion and half-lives
theoretical chemistry | uses mathematics and computers to predict the properties of new compounds | designs and models molecules on a computer before they are made

# Laboratory glassware
? Which piece of laboratory glassware
beaker | is a wide straight-sided cup with a lip for pouring and mixing | holds and mixes liquids but measures volume only approximately | is used to stir, mix and heat liquids
Erlenmeyer flask / conical flask | has a cone shape and narrow neck for swirling without spilling | receives the titrant during a titration | has a flat bottom and sloping sides that reduce spills
graduated cylinder / measuring cylinder | is a tall narrow vessel marked with lines to show liquid volumes | is read at the bottom of the meniscus while it stands on the bench | gives the volume of an irregular solid by water displacement
volumetric flask | holds one exact volume up to a line on its long neck | is used to prepare a solution of accurately known concentration | is filled to a single mark on its neck
burette / buret | is a long marked tube with a stopcock that delivers variable volumes | releases titrant drop by drop during a titration | delivers measured amounts of titrant from a stopcock at the bottom
pipette / pipet | draws up and transfers a precise small volume of liquid | is filled with a rubber bulb, never by mouth | measures and transfers small volumes of liquid by suction
test tube | holds a small sample for mixing, heating or observing | is a finger-shaped vessel closed at one end and kept in a rack | is held with a clamp and pointed away from people while heated
filter funnel / funnel | guides liquid into a narrow opening and holds porous paper that traps solids | has a wide cone-shaped mouth and an open stem for pouring
watch glass | is a shallow curved dish used to cover beakers or evaporate small samples | covers a beaker to keep out dust and prevent splashes
separatory funnel / separating funnel | drains one of two immiscible liquid layers through a stopcock | has a pear shape and is used to drain water away from oil
condenser | cools vapor back to liquid with a jacket of running water | is the water-cooled tube of a distillation apparatus

# Laboratory equipment
? Which laboratory tool
Bunsen burner | produces a gas flame for heating | burns methane with an adjustable air supply | gives a blue flame when its air hole is open
balance / electronic balance / triple-beam balance | measures the mass of a sample | should be zeroed, or tared, before weighing | is used to determine how many grams a sample contains
thermometer | measures how hot or cold a substance is in degrees | contains a liquid that expands as it is warmed | measures temperature in degrees Celsius or Fahrenheit
crucible tongs / tongs | grips and lifts hot crucibles and beakers | lifts heated objects safely with two hinged arms
crucible | is a small porcelain cup for heating solids to very high temperature | rests on a clay triangle above a strong flame | is made of porcelain to withstand strong heating
hot plate | heats a beaker electrically without a flame | warms flammable liquids more safely than an open flame
mortar and pestle | grinds solids to powder in a bowl with a club-shaped rod | crushes lumps of a solid chemical by hand
ring stand | supports clamps and rings above the bench on an upright rod | holds a burette upright with a clamp
wire gauze | spreads a flame's heat evenly below a beaker | supports a beaker on a tripod or ring over a flame
spatula / scoopula | transfers small amounts of solid chemical | scoops powder from a bottle
pH meter | measures the acidity of a solution with an electrode | gives a digital reading of hydrogen-ion concentration
calorimeter | measures the heat absorbed or released in a reaction | is an insulated container, such as two nested foam cups | is used to find the specific heat of a metal or the energy in food
barometer | measures the pressure of the atmosphere | was invented by Torricelli with a column of mercury
manometer | measures the pressure of a gas in a closed container | uses the height difference of liquid in a U-shaped tube

# Laboratory safety equipment
? Which safety item
safety goggles / goggles | shields the eyes from splashes and flying glass | must be worn over the eyes during every experiment with chemicals | protects the eyes from chemicals and broken glass
fume hood | draws harmful vapors away through a fan and duct | is a ventilated cabinet for work with toxic gases | removes toxic or irritating vapors from the work area
eyewash station | rinses chemicals from the eyes with running water for about fifteen minutes | is used at once when a chemical has splashed into someone's eyes
safety shower | drenches the whole body after a large chemical spill | rinses off a chemical spilled over the skin and clothing
fire extinguisher | puts out flames with foam, powder or carbon dioxide | is aimed at the base of the flames | is remembered by the steps pull, aim, squeeze and sweep
fire blanket | smothers flames on burning clothing by covering them | is wrapped around a person whose clothes are burning
laboratory apron / lab coat / lab apron | protects clothing and skin on the body from spills | is worn over ordinary clothes during work with chemicals
safety data sheet / SDS | lists the hazards, handling and first aid for a chemical | is a document from the manufacturer that describes a chemical's dangers | gives information on the safe handling, storage and disposal of a chemical

# Models of the atom
? Which atomic model
billiard-ball model / solid sphere model / Dalton's model | pictures the atom as a tiny hard particle that cannot be divided | has no internal parts and dates from the early 1800s | was proposed to explain the laws of chemical combination
plum pudding model / Thomson's model | pictures electrons scattered within a ball of positive charge | was disproved by the gold foil experiment | was proposed after the discovery of the electron by cathode ray experiments
nuclear model / Rutherford's model | places a tiny dense positive center in mostly empty space | was proposed after alpha particles bounced back from gold foil | was proposed in 1911 and lets electrons move around a central positive charge
Bohr model | places electrons in fixed circular orbits with definite energies | explained the line spectrum of hydrogen | compares electron paths to planets moving around the sun in set orbits
quantum mechanical model / electron cloud model | describes orbitals, regions where negative particles are likely to be found | is based on Schrödinger's wave equation and is accepted today | gives only the probability of finding a particle in a region

# Particles and parts of the atom
? Which part of an atom
proton | carries a positive charge of one unit within the nucleus | sets the identity of an element by its number | is equal in number to the electrons of a neutral atom
neutron | has no charge and lies within the nucleus | varies in number among the isotopes of one element | has about the same mass as a proton
electron | carries a negative charge of one unit | has about 1/1836 of the mass of a proton | takes part in bonding when it lies in the outer shell | moves around the nucleus in energy levels
nucleus / nuclei | contains nearly all the mass of the atom in a tiny volume | is the dense positively charged center of the atom | consists of protons and neutrons packed together
quark | combines in threes to form protons and neutrons | is found in up and down kinds in ordinary matter
electron cloud | surrounds the nucleus and makes up most of the atom's volume | is the region where negative charges are most likely to be found

# Discoverers of atomic structure
? Which scientist
Democritus | proposed in ancient Greece that matter is made of indivisible atomos | reasoned without experiments that matter consists of tiny uncuttable particles | named the smallest particle of matter atomos, meaning uncuttable
John Dalton / Dalton | published the first modern atomic theory in the early 1800s | stated that atoms of a given element are alike and combine in whole-number ratios | pictured the atom as a tiny solid indivisible sphere
J. J. Thomson / Thomson | discovered the electron with cathode ray tubes in 1897 | proposed the plum pudding model with electrons embedded in positive charge | measured the charge-to-mass ratio of cathode ray particles
Ernest Rutherford / Rutherford | discovered the nucleus with the gold foil experiment | concluded that the atom is mostly empty space | observed that a few alpha particles bounced back from gold foil
Robert Millikan / Millikan | measured the charge of the electron with oil drops | found the mass of the electron from the results of his oil-drop experiment | balanced charged oil drops in an electric field
James Chadwick / Chadwick | discovered the neutron in 1932 | identified the uncharged particle emitted by bombarded beryllium | found the nuclear particle that explained the missing mass of atoms
Niels Bohr / Bohr | proposed that electrons occupy fixed energy levels around the nucleus | explained the hydrogen line spectrum by electron jumps between orbits | proposed a planetary model with electrons in circular orbits
Erwin Schrödinger / Schrödinger | wrote the wave equation that describes electrons in atoms | treated the electron as a wave in the quantum mechanical model of 1926
Werner Heisenberg / Heisenberg | stated the uncertainty principle about position and momentum | showed that an electron's position and momentum cannot both be known exactly
Henry Moseley / Moseley | used X-rays to determine the atomic numbers of elements | arranged the periodic table by atomic number instead of atomic mass

# Laws of matter and combination
? Which law
law of conservation of mass / conservation of mass | states that matter is neither created nor destroyed in a chemical reaction | requires the products to weigh as much as the reactants | was demonstrated by Lavoisier with closed containers
law of conservation of energy / conservation of energy | states that work and heat change form but are never created or destroyed | is expressed in the first law of thermodynamics
law of definite proportions / law of constant composition | states that a compound always contains the same elements in the same mass ratio | was put forward by Joseph Proust | states that water always contains 11 percent hydrogen and 89 percent oxygen by mass
law of multiple proportions | states that two elements forming several compounds combine in small whole-number mass ratios | is illustrated by comparing carbon monoxide with carbon dioxide | was put forward by John Dalton to support his atomic theory
periodic law | states that properties of elements repeat when they are arranged by atomic number | is the basis of the modern table of the elements | explains why elements in the same column have similar chemical properties
law of octaves | stated that every eighth element has similar properties | was proposed by John Newlands in the 1860s

# Numbers that describe atoms and electrons
? Which number
atomic number | is the count of protons in the nucleus | orders the elements in the modern periodic table | identifies an element and equals the number of electrons in its neutral form
mass number | is the sum of the protons and neutrons in a nucleus | is written after an isotope's name, as the 14 in carbon-14
principal quantum number | indicates the main energy level and is symbolized n | increases as the average distance of an electron from the nucleus increases
angular momentum quantum number / azimuthal quantum number | indicates the shape of an orbital and is symbolized l | has values that range from zero to n minus one
magnetic quantum number | indicates the orientation of an orbital in space | has values that range from −l to +l
spin quantum number | has only the two values +½ and −½ | is different for the two electrons that share one orbital

# Rules of electron arrangement
? Which principle
Aufbau principle | states that electrons fill the lowest available energy orbitals first | explains why the 4s orbital fills before the 3d orbitals | is the building-up rule for writing electron configurations in order of energy
Pauli exclusion principle | states that no two electrons in an atom share all four quantum numbers | limits an orbital to two electrons of opposite spin | requires paired electrons in one orbital to have opposite spins
Hund's rule | states that equal-energy orbitals each get one electron before any pairing | keeps the three 2p electrons of nitrogen unpaired | requires one electron in each orbital of a sublevel before pairing begins
Heisenberg uncertainty principle | states that position and momentum of an electron cannot both be known exactly | explains why an electron has no exactly known path around the nucleus
octet rule | states that atoms tend to gain, lose or share electrons for eight valence electrons | explains why main-group atoms reach noble gas arrangements by bonding | explains why sodium loses one electron and chlorine gains one
duet rule | states that hydrogen and helium are stable with two outer electrons | explains why hydrogen forms only one covalent bond

# Electron shells and sublevels
? Which region around the nucleus
s sublevel / s orbital | is spherical and holds at most two electrons | is the only kind in the first energy level
p sublevel / p orbital | holds at most six electrons in three dumbbell-shaped regions | is first found in the second energy level
d sublevel / d orbital | holds at most ten electrons and is filled across the transition metals | is first found in the third energy level and has five orbitals
f sublevel / f orbital | holds at most fourteen electrons and is filled across the lanthanides | is first found in the fourth energy level and has seven orbitals
valence shell / outer shell | is the highest occupied energy level, whose electrons take part in bonding | holds eight electrons in every noble gas except helium

# Light and energy levels
? Which term means
photon | a particle of light with energy proportional to its frequency | a massless packet of light emitted when an electron drops to a lower level | a particle of light emitted or absorbed when an electron changes energy level
quantum / quanta | the smallest fixed amount of energy that can be gained or lost by an atom | the packet of energy introduced by Max Planck | the energy needed to move an electron to the next higher energy level
ground state | the lowest energy arrangement of an atom | the normal condition of an atom before it absorbs energy | an arrangement in which all electrons occupy the lowest available energy levels
excited state | the condition of an atom whose electron has absorbed energy and moved to a higher level | the condition from which an electron falls back to a lower level, giving off light | an unstable arrangement with an electron at a higher energy level than normal
emission spectrum / line spectrum | a set of bright colored lines given off by a heated element | a pattern of separate wavelengths of light that identifies an element | a series of separate bright lines produced when light from an excited gas passes through a prism
absorption spectrum | a continuous rainbow with dark lines where a gas has removed certain wavelengths | a set of black lines seen against the continuous colors of sunlight
photoelectric effect | the ejection of electrons from a metal by light of high enough frequency | the phenomenon that Einstein explained with particles of light | evidence that light behaves as a stream of particles
wave-particle duality | the idea that matter and light show two kinds of behavior | de Broglie's view that an electron also has a wavelength
atomic orbital | a region around the nucleus with a high probability of finding an electron | a three-dimensional space that holds at most two electrons
electron configuration | a description of occupied sublevels, such as 1s²2s²2p⁶ | a list of filled sublevels that follows the Aufbau order | a notation with superscripts that show how many particles each sublevel holds

# Features of a light wave
? Which quantity
wavelength | is the distance between two successive crests of a wave | is symbolized by the Greek letter lambda | is inversely proportional to the frequency of light | is measured in meters or nanometers
frequency | is the number of waves that pass a point each second | is measured in the unit hertz | increases as the wavelength of light becomes shorter
amplitude | is the height of a crest above the rest position | determines the brightness of light
speed of light | is 3.00 × 10⁸ meters per second in a vacuum | is the product of the frequency and the wavelength of electromagnetic radiation
Planck's constant | relates the energy of a photon to its frequency | has the symbol h and the value 6.63 × 10⁻³⁴ joule-second

# Flame colors of metal ions
? Which metal ion
sodium ion / Na+ | gives a strong yellow flame | is the positive ion of table salt | has a 1+ charge and ten electrons
lithium ion / Li+ | gives a crimson flame and has a charge of 1+ | is the smallest alkali metal cation | has two electrons and the same configuration as helium
potassium ion / K+ | gives a lilac or violet flame | is the positive ion in potash fertilizer
copper(II) ion / Cu2+ / cupric ion | gives a blue-green color to a flame | makes aqueous solutions such as the sulfate blue
calcium ion / Ca2+ | gives an orange-red color to a flame | makes water hard along with magnesium
barium ion / Ba2+ | gives a pale apple-green flame | forms a white insoluble sulfate used in X-ray imaging
strontium ion / Sr2+ | gives a scarlet flame and has a charge of 2+ | colors fireworks and road flares red

# Families of the periodic table
? Which family of elements
alkali metals | occupies group 1 and has one valence electron | reacts violently with water to give hydrogen and a base | consists of soft, highly reactive elements stored under oil
alkaline earth metals | occupies group 2 and has two valence electrons | includes magnesium and calcium and forms 2+ ions | consists of reactive elements that lose two electrons
halogens | occupies group 17 and has seven valence electrons | consists of reactive nonmetals that form salts with metals | consists of diatomic molecules such as Cl₂ and forms 1− ions
noble gases | occupies group 18 and is almost entirely unreactive | has full outer shells of electrons | includes helium, neon and argon | rarely forms compounds because its outer energy level is full
transition metals | occupies groups 3 to 12 in the middle of the table | often forms colored compounds and ions of several charges | includes iron, copper and silver
lanthanides / rare earth elements | fills the 4f sublevel in the upper of two detached rows | includes cerium and neodymium, which is used in strong magnets
actinides | fills the 5f sublevel and is entirely radioactive | includes thorium, uranium and plutonium | lies in period 7 in the lower of two detached rows
chalcogens / oxygen family | occupies group 16 and has six valence electrons | typically forms 2− ions and includes sulfur and selenium
carbon family | occupies group 14 and has four valence electrons | includes silicon, tin and lead | includes the element that is the basis of organic compounds
nitrogen family / pnictogens | occupies group 15 and has five valence electrons | includes phosphorus, arsenic and bismuth | typically forms 3− ions or three covalent bonds

# Periodic trends
? Which periodic property
atomic radius / atomic size | is half the distance between the nuclei of two identical bonded particles | decreases across a period as nuclear charge pulls electrons closer | increases down a group as shells are added
ionization energy | is the amount required to remove an electron from a gaseous atom | increases across a period and is high for noble gases | decreases down a group as outer electrons lie farther from the nucleus
electron affinity | is the energy change when a neutral gaseous atom gains a negative particle | is large and exothermic for chlorine | becomes more negative across a period as atoms accept extra charge more readily
electronegativity | is the ability of a bonded atom to attract shared electrons | is greatest for the element fluorine | was put on a numerical scale by Linus Pauling
ionic radius | is smaller in a cation than in its parent atom | increases when an atom gains electrons and becomes an anion | decreases when an atom loses electrons and becomes a cation
metallic character | is the tendency of an element to lose electrons easily and conduct electricity | is strongest in the lower left of the periodic table | increases down a group as outer electrons are lost more easily
shielding effect / electron shielding | is the reduction of nuclear attraction by the inner shells | increases down a group because more inner shells are present
effective nuclear charge | is the net positive pull felt by an outer electron | increases across a period as protons are added without new shells | equals the number of protons minus the shielding by inner electrons

# Parts of the periodic table
? Which part of the periodic table
group / family | is a vertical column of elements with similar properties | contains elements with the same number of valence electrons | is one of 18 numbered columns
period | is a horizontal row of elements | contains elements with the same number of occupied energy levels | is one of seven numbered rows
metals | fills the left and center and includes most elements | consists of shiny elements that conduct heat and electricity well | consists of malleable and ductile elements that tend to lose electrons
nonmetals | lies at the upper right and consists of poor conductors | includes gases and brittle solids that tend to gain electrons
metalloids / semimetals | lies along the zigzag staircase line | consists of elements with intermediate properties used as semiconductors | includes silicon, germanium, boron and arsenic
s-block | consists of groups 1 and 2 plus helium | holds elements such as sodium and calcium in its two columns | contains hydrogen, the alkali metals and the alkaline earth metals
p-block | consists of groups 13 to 18 apart from helium | includes metals, metalloids and nonmetals in its six columns | contains the halogens and most of the noble gases
d-block | consists of ten columns in the middle between groups 2 and 13 | contains the transition metals, such as iron and copper
f-block | consists of two rows set apart below the main table | contains the lanthanides and actinides

# Common nonmetal elements
? Which element
hydrogen | has one proton and is the most abundant element in the universe | forms water when it burns | is the lightest element and exists as a diatomic gas
carbon | forms four covalent bonds and is the basis of organic compounds | occurs as diamond and graphite | is found in all living things and fossil fuels
nitrogen | makes up about 78 percent of the air | has a triple bond between the two atoms of its molecule | is fixed by bacteria in plant roots
oxygen | makes up about 21 percent of the air | supports combustion and relights a glowing splint | is the most abundant element in Earth's crust
phosphorus | is used on matchboxes and occurs in white and red forms | is part of the backbone of DNA and of bones | is an essential element of fertilizers and ATP
sulfur | is a yellow brittle solid found near volcanoes | burns with a blue flame to form a choking gas | is used to vulcanize rubber
selenium | is a group 16 element whose conductivity increases in light, used in photocells | is a trace nutrient found in Brazil nuts
fluorine | is the most electronegative element | forms compounds added to toothpaste against tooth decay | is a pale yellow gas and the most reactive nonmetal
chlorine | is a greenish-yellow poisonous gas used to disinfect water | combines with sodium to form table salt | is a halogen used in bleach and swimming pools
bromine | is a reddish-brown liquid at room temperature | is the only nonmetal that is liquid under ordinary conditions | is a halogen of period 4 with an orange-brown vapor
iodine | is a dark solid that gives violet vapor | turns starch a blue-black color | is needed by the thyroid gland | is a halogen that sublimes and is used as an antiseptic

# Noble gas elements
? Which noble gas
helium | fills balloons because it is less dense than air and does not burn | has two electrons and was first detected in the sun's spectrum | has the lowest boiling point of all elements
neon | glows orange-red in advertising signs | has ten electrons in the configuration 1s²2s²2p⁶ | is a noble gas with eight valence electrons in period 2
argon | makes up nearly one percent of the air | fills light bulbs and shields metal during welding | lies in period 3 and has 18 electrons
krypton | has atomic number 36 and lies in period 4 | fills some bright airport lamps and fluorescent lights
xenon | formed the first known compound of its family, in 1962 | lies in period 5 and fills bright headlamps
radon | is radioactive and can seep into basements from the ground | forms by the decay of radium | can cause lung cancer when breathed in homes

# Alkali and alkaline earth elements
? Which metal
lithium | is the least dense of all metals and is used in rechargeable batteries | has three protons in its nucleus | forms compounds used to treat bipolar disorder | is the lightest alkali metal
sodium | is a soft metal with the symbol Na | combines with chlorine to form table salt | reacts vigorously with water and is stored under oil
potassium | has the symbol K and is a major plant nutrient | burns with a lilac flame on water | is a nutrient needed by nerves and abundant in bananas
cesium / caesium | is used in atomic clocks | melts just above room temperature and lies in period 6
francium | is an extremely rare radioactive metal at the bottom of group 1 | is the rarest alkali metal and has atomic number 87
beryllium | is found in emerald and is the lightest member of its group | is a light toxic metal used in X-ray windows
magnesium | burns in air with a brilliant white light | is at the center of the chlorophyll molecule | forms lightweight alloys for aircraft and bicycles | has twelve protons and is used in flares and fireworks
calcium | is a main element of bones, teeth, limestone and chalk | is the metal in quicklime and plaster | is needed for strong bones and is found in milk
strontium | gives fireworks a red color and lies in period 5 | has a radioactive isotope of mass 90 that collects in bones
barium | has an insoluble sulfate swallowed for X-ray pictures of the gut | gives green colors to fireworks
radium | was discovered by Marie and Pierre Curie and once made watch dials glow | decays to form the gas radon

# Transition metal elements
? Which metal
iron | has the symbol Fe and is the main component of steel | is the metal of hemoglobin and rusts in moist air | is extracted from hematite in a blast furnace
copper | has the symbol Cu and is used for electrical wiring | forms a green patina and is reddish in color | is an excellent conductor that is alloyed with zinc to make brass
silver | has the symbol Ag and is the best electrical conductor | is blackened by sulfur compounds | is a precious metal with atomic number 47 used in jewelry and photography
gold | has the symbol Au and does not tarnish | is a yellow metal prized for jewelry | is a very malleable metal that occurs uncombined in nature
mercury | is liquid at room temperature and has the symbol Hg | is a poisonous metal once used in thermometers | is the only metal that is liquid at room temperature
zinc | coats iron in galvanizing to prevent rust | forms the negative case of a common dry cell | is combined with copper to make brass
nickel | is combined with iron and chromium in stainless steel and hydrogenates oils as a catalyst | has the symbol Ni and is used in coins
chromium | plates car trim with a hard shine and gives rubies their red color | forms the orange dichromate ion and makes steel stainless
titanium | is strong, light and corrosion resistant, used for aircraft and hip implants | has a white oxide used as a paint pigment | has the symbol Ti and atomic number 22
tungsten | has the highest melting point of the metals and forms lamp filaments | has the symbol W and atomic number 74
platinum | is a precious catalyst in automobile exhaust converters | has the symbol Pt and atomic number 78 | is an unreactive precious metal used in catalytic converters and jewelry
manganese | forms the purple ion MnO₄⁻ and hardens steel | has a dioxide that is used in dry cells and decomposes peroxide
cobalt | gives glass a deep blue color and lies at the center of vitamin B12 | has a radioactive isotope of mass 60 used against cancer | has the symbol Co and is used in magnets and blue pigments
uranium | is the heaviest element found naturally in quantity and is a reactor fuel | has an isotope of mass 235 that undergoes fission | is a radioactive actinide with atomic number 92

# Elements of groups 13 to 15
? Which element
aluminum / aluminium | is the most abundant metal in Earth's crust | is extracted from bauxite and protected by an oxide layer | is a light metal used for cans, foil and aircraft
boron | is a metalloid with five protons, used in heat-resistant glass | forms the mineral borax and has three valence electrons
gallium | is a metal that melts in the hand and forms an arsenide for LEDs | was predicted by Mendeleev as eka-aluminum
silicon | is the main semiconductor in computer chips and solar cells | is the second most abundant element in Earth's crust | combines with oxygen to form quartz and sand
germanium | was predicted by Mendeleev as eka-silicon | was used in the first transistors
tin | coats steel food cans and has the symbol Sn | combines with copper to make bronze | is alloyed with lead in traditional solder
lead | is a dense toxic metal with the symbol Pb | was once added to gasoline and paint | forms the plates of car batteries and shields against radiation
arsenic | is a poisonous metalloid with the symbol As | contaminates well water in some countries and was once a rat poison | is a toxic element of group 15 in period 4
antimony | has the symbol Sb and hardens battery plates | is a group 15 metalloid in period 5
bismuth | is the heavy member of group 15 used in stomach medicines | is the last element of its group with a nearly stable isotope

# Types of bonding
? Which type of bond
ionic bond | forms by the transfer of electrons from a metal to a nonmetal | is the attraction between oppositely charged particles | holds together the cations and anions of sodium chloride
nonpolar covalent bond | shares electrons equally between two atoms | joins two atoms of the same element, as in Cl₂ | forms between atoms with little or no difference in electronegativity
polar covalent bond | shares electrons unequally so that partial charges arise | joins hydrogen to oxygen within a water molecule | forms between two nonmetals with different electronegativities
metallic bond | consists of positive ions surrounded by a sea of mobile electrons | explains why copper conducts electricity and is malleable | holds together the atoms of a metal by delocalized electrons
coordinate covalent bond / dative bond | contains two shared electrons that both come from one atom | attaches H⁺ to ammonia to make the ammonium ion
peptide bond | links the amino acids of a protein | joins a carboxyl group to an amino group with loss of water

# Bonds and their measures
? Which term means
single bond | the sharing of one pair of electrons between two atoms | the link between the carbon atoms of ethane | the longest and weakest link between two carbon atoms
double bond | the sharing of two pairs of electrons between two atoms | the link between the carbon atoms of ethene | the link between carbon and each oxygen atom in CO₂
triple bond | the sharing of three pairs of electrons between two atoms | the strong, short link between the atoms of N₂
lone pair / unshared pair | two valence electrons that belong to only one atom | two electrons on nitrogen in ammonia that take no part in bonding | two nonbonding electrons that repel bonding electrons strongly in VSEPR theory
bond energy / bond dissociation energy | the amount required to separate two joined atoms, in kilojoules per mole | a quantity that is greater for short multiple links
bond length | the average distance between the nuclei of two joined atoms | the distance that shortens as more electron pairs are shared
bond angle | the measure in degrees between two links that meet at one atom | a measure that is 109.5° in methane

# Orbital overlap and theories of bonding
? Which term means
sigma bond | the overlap of orbitals end to end along the line between nuclei | the overlap that allows free rotation of the joined atoms
pi bond | the sideways overlap of p orbitals above and below the line between nuclei | the overlap that prevents rotation about C=C
hybridization | the mixing of atomic orbitals to form new equivalent orbitals | the mixing that gives carbon four equal sp³ orbitals
resonance | the use of two or more Lewis structures to describe one molecule | the averaging of Lewis structures that makes the two bonds in ozone equal | the delocalization of electrons shown by several structures joined by double-headed arrows
VSEPR theory / VSEPR | the idea that electron pairs around a central atom stay as far apart as possible | a model that predicts the shapes of molecules from repelling electron pairs
molecular orbital | a region of shared electron probability that extends over several nuclei | a combination of the orbitals of two atoms, either bonding or antibonding

# Ions, molecules and other particles
? Which term means
atom | the smallest particle of an element that keeps the properties of the element | the basic building block of matter, a nucleus surrounded by electrons
molecule | a neutral group of two or more atoms held together by covalent bonds | the smallest unit of a covalent compound that keeps its properties | two or more atoms bonded together, such as H₂O
ion | a particle with a positive or negative electric charge | a charged particle formed by the loss or gain of electrons | a particle with unequal numbers of protons and electrons
isotope | a form of an element that differs from its other forms in number of neutrons | one of two or more forms with the same atomic number but different mass numbers | a form of an element such as carbon-12, carbon-13 or carbon-14
formula unit | the lowest whole-number ratio of cations and anions in an ionic compound | the smallest repeating part of the NaCl crystal
free radical | a reactive atom or group with an unpaired electron | a highly reactive species that can begin a chain reaction

# Chemical bonding vocabulary
? Which term means
valence electron | a particle in the outermost energy level that takes part in bonding | a particle shown as a dot around an element's symbol | a particle whose number determines the chemical properties of an element
Lewis structure / electron-dot structure | a diagram showing shared pairs as lines and unshared pairs as dots | a drawing of a molecule with symbols for atoms and dashes for bonds | a diagram used to show how octets are reached by sharing
cation | a positively charged particle formed when a metal loses electrons | a particle that moves toward the cathode, such as Na⁺ or Ca²⁺ | a particle with more protons than electrons
anion | a negatively charged particle formed when a nonmetal gains electrons | a particle that moves toward the anode, such as Cl⁻ or O²⁻ | a particle with more electrons than protons
polyatomic ion | a charged group of covalently bonded atoms that acts as a unit | a group of atoms with a charge, such as sulfate or ammonium
diatomic molecule | a particle made of two bonded atoms, such as H₂ or N₂ | the form in which seven elements, such as oxygen, occur naturally | the natural form of hydrogen, nitrogen, oxygen and the halogens
crystal lattice | a repeating three-dimensional arrangement of particles in a solid | a regular pattern of alternating sodium and chloride particles | the regular structure that gives ionic compounds their hardness and high melting points
lattice energy | the amount released when gaseous ions combine into one mole of solid | a quantity that is larger for small ions with high charges
dipole | a molecule or bond with a partly positive and a partly negative end | a separation of partial charges shown by a crossed arrow | a molecule in which electrons are shared unequally, such as HCl

# Shapes of molecules
? Which molecular shape
linear shape / linear | has two bonds in opposite directions, 180° apart | is the form of carbon dioxide | has two bonding groups and no lone pairs around the central atom of CO₂
trigonal planar shape / trigonal planar | has three bonds in a flat arrangement 120° apart | is the form of boron trifluoride | has three electron groups and no lone pairs around the central atom
tetrahedral shape / tetrahedral | has four equal bonds at angles of 109.5° | is the form of methane | has four bonding pairs and no lone pairs around the central atom
trigonal pyramidal shape / trigonal pyramidal | has three bonds and one lone pair | is the form of ammonia | has bond angles of about 107° in ammonia
bent shape / bent | has two bonds and two lone pairs in water | is the form of water with an angle of about 104.5° | is caused by two lone pairs that push the bonds of water together
trigonal bipyramidal shape / trigonal bipyramidal | has five bonds, two along an axis and three around it | is the form of phosphorus pentachloride
octahedral shape / octahedral | has six bonds at angles of 90° | is the form of sulfur hexafluoride
square planar shape / square planar | has four bonds in a flat arrangement 90° apart | is the form of xenon tetrafluoride

# Attractions between particles
? Which attraction
London dispersion force / dispersion force | arises from temporary shifts of electrons and acts between all molecules | is the only attraction between the particles of a liquefied noble gas | grows with the size and number of electrons of a molecule
dipole-dipole force / dipole-dipole interaction | acts between oppositely charged ends of permanently polar molecules | holds neighboring molecules of liquid HCl together | attracts the positive end of one molecule to the negative end of another
hydrogen bond | acts when an H attached to N, O or F meets a lone pair | gives water its high boiling point | holds the two strands of DNA together
ion-dipole force | acts between charged particles and polar molecules | lets water molecules surround Na⁺ when salt dissolves | is responsible for the dissolving of ionic compounds in water
covalent bond | is the sharing of electrons between two atoms within a molecule | holds the nonmetal atoms of a molecule together
ion-ion attraction / electrostatic attraction | acts between cations and anions throughout a salt crystal | gives sodium chloride its very high melting point

# Polyatomic ions
? Which polyatomic ion
ammonium / NH4+ | has the chemical formula NH₄⁺ | is a positive ion made of nitrogen and hydrogen | is the only common positive polyatomic ion
nitrate / NO3- | has the chemical formula NO₃⁻ | forms salts that are all soluble and serve as fertilizer | contains one nitrogen and three oxygen atoms
nitrite / NO2- | has the chemical formula NO₂⁻ | contains one nitrogen and two oxygen atoms
sulfate / SO4 2- | has the chemical formula SO₄²⁻ | forms an insoluble white solid with barium | contains one sulfur and four oxygen atoms
sulfite / SO3 2- | has the chemical formula SO₃²⁻ | contains one sulfur and three oxygen atoms
carbonate / CO3 2- | has the chemical formula CO₃²⁻ | gives off carbon dioxide with acid and occurs in limestone | contains one carbon and three oxygen atoms with a 2− charge
bicarbonate / hydrogen carbonate / HCO3- | has the chemical formula HCO₃⁻ | is the negative ion of baking soda
hydroxide / OH- | has the chemical formula OH⁻ | makes its aqueous solutions basic | is the negative ion of bases such as lye
phosphate / PO4 3- | has the chemical formula PO₄³⁻ | is an ion with a 3− charge in bones and DNA | contains one phosphorus and four oxygen atoms
acetate / CH3COO- | has the chemical formula CH₃COO⁻ | is the anion of the acid in vinegar
permanganate / MnO4- | has the chemical formula MnO₄⁻ | is a purple ion used as an oxidizing agent
dichromate / Cr2O7 2- | has the chemical formula Cr₂O₇²⁻ | is an orange ion containing two metal atoms
cyanide / CN- | has the chemical formula CN⁻ | is a highly poisonous ion of carbon and nitrogen
chlorate / ClO3- | has the chemical formula ClO₃⁻ | is found with potassium in matches and releases oxygen on heating

# Greek prefixes in names of molecular compounds
? Which numerical prefix
mono- / mono | stands for one atom of an element | appears in the name of CO
di- | stands for two atoms of an element | appears before "oxide" in the name of CO₂
tri- | stands for three atoms of an element | appears in the name of BF₃
tetra- | stands for four atoms of an element | appears in the name of CCl₄
penta- | stands for five atoms of an element | appears in the name of PCl₅
hexa- | stands for six atoms of an element | appears in the name of SF₆
hepta- | stands for seven atoms of an element | appears in the name of IF₇
deca- | stands for ten atoms of an element | shows the number of oxygen atoms in the name of P₄O₁₀

# Rules of chemical nomenclature
? Which part of a chemical name
Roman numeral | shows the charge of a metal that forms several ions | is the II in the name copper(II)
suffix -ide / -ide | ends the name of a single-element anion such as Cl⁻ | ends the name of a binary compound of two elements
suffix -ate / -ate | ends the name of the more common oxyanion, with more oxygen | ends the name of the anion formed from an -ic acid
suffix -ite / -ite | ends the name of the oxyanion with one oxygen fewer | ends the name of the anion formed from an -ous acid
prefix hydro- / hydro- | begins the name of a binary acid that contains no oxygen | comes first in the name of aqueous HCl
prefix per- / per- | begins the name of the oxyanion with the most oxygen atoms | comes first in the name of ClO₄⁻
prefix hypo- / hypo- | begins the name of the oxyanion with the fewest oxygen atoms | comes first in the name of ClO⁻
suffix -ous / -ous | ends the name of an acid with fewer oxygen atoms | ends the name of the acid H₂SO₃

# Common acids
? Which acid
hydrochloric acid / HCl | is a strong acid secreted in the stomach | is a binary acid formed when hydrogen chloride dissolves in water
sulfuric acid / H2SO4 | is a strong diprotic acid used in car batteries | is the most produced industrial chemical, made by the contact process | has the formula H₂SO₄ and is a strong dehydrating agent
nitric acid / HNO3 | is a strong acid used to make fertilizers and explosives | is made from ammonia by the Ostwald process | has the formula HNO₃ and is an oxidizing component of acid rain
phosphoric acid / H3PO4 | is a weak triprotic acid used in cola drinks | has the formula H₃PO₄ and is used to make fertilizers
acetic acid / ethanoic acid | is the weak acid in vinegar | has two carbon atoms and forms when wine sours | has the chemical formula CH₃COOH
carbonic acid / H2CO3 | forms when CO₂ dissolves in water | is a weak acid of soda drinks and the blood buffer | has the formula H₂CO₃ and makes natural rain slightly acidic
citric acid | is the weak acid in lemons and oranges | is a three-carboxyl acid of the Krebs cycle
hydrofluoric acid / HF | is a weak acid that etches glass | is a binary acid of the lightest halogen
formic acid / methanoic acid | is the one-carbon acid in ant stings | is the simplest carboxylic acid
lactic acid | builds up in muscles during hard exercise without enough oxygen | is found in sour milk and yogurt
ascorbic acid | is vitamin C, found in many fresh fruits | prevents scurvy and acts as an antioxidant

# Common bases and salts
? Which compound
sodium hydroxide / lye / caustic soda | has the formula NaOH and opens clogged drains | is a strong base used to make soap
calcium hydroxide / slaked lime / limewater | turns milky when carbon dioxide is bubbled through its solution | has the formula Ca(OH)₂ and treats acidic soil
ammonia | has the formula NH₃ and a pungent smell | is a weak base used in cleaners and made by the Haber process | is used to make fertilizers
magnesium hydroxide / milk of magnesia | has the formula Mg(OH)₂ and is a milky antacid | is a laxative base of a group 2 metal
sodium bicarbonate / baking soda | has the formula NaHCO₃ and makes cakes rise | releases carbon dioxide when mixed with vinegar in kitchen experiments | is a weak base used as an antacid and a leavening agent
sodium chloride / table salt | has the formula NaCl and is obtained from seawater | seasons food and melts ice on roads | is an ionic compound formed from an alkali metal and a halogen
calcium carbonate / limestone | has the formula CaCO₃ and forms marble, chalk and shells | decomposes on strong heating to lime and carbon dioxide | is the main compound of eggshells, coral and marble
sodium carbonate / washing soda | has the formula Na₂CO₃ and softens hard water | is heated with sand and lime to make glass
calcium oxide / quicklime | has the formula CaO and reacts with water giving off heat | forms when chalk is strongly heated
potassium nitrate / saltpeter | has the formula KNO₃ and is an ingredient of gunpowder | supplies oxygen in black powder
calcium sulfate / gypsum | has the formula CaSO₄ and is used in plaster and wallboard | makes casts for broken bones when mixed with water

# Common oxides and gases
? Which substance
water | has the formula H₂O and is the universal solvent | is a polar liquid with a bent molecule | is less dense as a solid, so that ice floats
carbon dioxide | has the formula CO₂ and is a greenhouse gas | becomes dry ice when frozen | turns limewater cloudy when bubbled through | is exhaled by animals and used by plants in photosynthesis
carbon monoxide | is a poisonous gas formed by incomplete combustion | binds to hemoglobin in place of oxygen | is a colorless, odorless gas with the formula CO
hydrogen peroxide | has the formula H₂O₂ and is used to disinfect wounds | decomposes to water and oxygen, faster with a catalyst
ozone | has the formula O₃ and absorbs ultraviolet rays in the stratosphere | is a form of oxygen with three atoms in each molecule | forms a layer that protects Earth from ultraviolet radiation
sulfur dioxide | has the formula SO₂ and comes from burning high-sulfur coal | causes acid rain and is released by volcanoes
nitrogen dioxide | is a brown gas of photochemical smog | has the formula NO₂ and forms in hot engines
dinitrogen monoxide / nitrous oxide | has the formula N₂O and is known as laughing gas | is used by dentists as an anesthetic
methane | has the formula CH₄ and is the main component of natural gas | bubbles up from swamps and is released by cattle | is the simplest hydrocarbon and a greenhouse gas
silicon dioxide / silica | has the formula SiO₂ and makes up sand and quartz | is the main raw material of glass
hydrogen sulfide | has the formula H₂S and smells of rotten eggs | forms as sewage decays and tarnishes silver black | is a poisonous gas found in volcanic fumes and sour natural gas

# Water in compounds
? Which term means
hydrate | a compound with a definite number of water molecules in its crystals | a compound such as CuSO₄·5H₂O
anhydrous compound / anhydrous salt / anhydrous | a crystalline substance from which the water has been removed | white copper sulfate before water turns it blue
desiccant / drying agent | a substance used to absorb moisture and keep the air in a container dry | silica gel or calcium chloride packed to keep products free of moisture
deliquescence / deliquescent | the absorbing of so much moisture from the air that a solid dissolves | the change of solid calcium chloride into a solution in moist air
efflorescence | the loss of water of crystallization from a solid to the air | the crumbling of a crystal to powder as it loses water to dry air

# Allotropes
? Which allotrope
diamond | has each carbon atom bonded to four others in a rigid network | is the hardest natural substance and does not conduct electricity | is used for jewelry and for cutting and drilling tools
graphite | has carbon atoms in layers that slide over one another | is a soft lubricant that conducts electricity and is used in pencils | is a soft black form of carbon with delocalized electrons
buckminsterfullerene / fullerene / buckyball | has sixty carbon atoms in a hollow soccer-ball shape | is a cage-shaped molecule with the formula C₆₀
graphene | is a single layer of carbon atoms in hexagons | is a carbon sheet only one atom thick | is a very strong conducting sheet from which layers of pencil carbon are made
carbon nanotube | is a sheet of hexagons rolled into a hollow cylinder | is a very strong hollow fiber of tiny diameter
white phosphorus | catches fire in air and is stored under water | consists of P₄ tetrahedra and glows in the dark
red phosphorus | is a stable nontoxic powder used on matchbox strips | forms when a waxy allotrope that ignites in air is heated

# Types of solids
? Which type of solid
ionic solid | consists of cations and anions and conducts only when melted or dissolved | is hard, brittle and high-melting, like table salt | is brittle and dissolves in water to give a conducting solution
molecular solid | consists of covalent units held by weak intermolecular forces | is soft and low-melting, like ice or sugar | has low melting points because intermolecular forces are weak
covalent network solid / network solid | consists of atoms joined by shared electrons throughout, like quartz | is exceptionally hard and high-melting, like diamond | is made of one giant structure of atoms linked by strong bonds
metallic solid | consists of positive ions in a sea of electrons | is malleable and conducts electricity well | is held together by delocalized valence electrons
amorphous solid | lacks a regular arrangement of particles, like glass | softens over a range of temperatures | has particles arranged at random, as in rubber, plastic and glass

# Crystal structure
? Which term means
unit cell | the smallest repeating portion of a crystal lattice | the small box that forms the whole crystal when stacked in three dimensions
simple cubic | a lattice with particles only at the eight corners of its cell | an arrangement with a coordination number of six and one particle per cell
body-centered cubic | a lattice with particles at eight corners and one in the middle of the cell | an arrangement with two particles per cell, as in sodium metal
face-centered cubic | a lattice with particles at eight corners and one in the middle of each side | an arrangement with four particles per cell, as in copper
hexagonal close-packed | a lattice with layers stacked in an ABAB pattern | an arrangement with a six-sided cell and twelve nearest neighbors, as in zinc
coordination number | the count of nearest neighbors of a particle in a crystal | a value of twelve in the most tightly packed metals

# Types of chemical reaction
? Which type of reaction
synthesis reaction / combination reaction | joins two or more substances to form a single product | follows the pattern A + B → AB | forms a more complex substance from simpler ones, as 2H₂ + O₂ → 2H₂O
decomposition reaction | breaks one compound into two or more simpler substances | follows the pattern AB → A + B | has a single reactant and often requires heat, light or electricity
single replacement reaction / single displacement reaction | has one element take the place of another in a compound | follows the pattern A + BC → AC + B | has a more active metal replace a less active one in solution
double replacement reaction / double displacement reaction / metathesis | exchanges the ions of two compounds | follows the pattern AB + CD → AD + CB | takes place between two ionic compounds, often forming a precipitate or water
combustion reaction / combustion | combines a fuel rapidly with oxygen to release heat and light | changes a hydrocarbon to carbon dioxide and water | requires oxygen and produces CO₂ and H₂O from a hydrocarbon
disproportionation reaction | oxidizes and reduces the same element at once | turns chlorine in cold alkali into chloride and hypochlorite ions

# Kinds of double replacement and energy change
? Which kind of reaction
precipitation reaction | forms an insoluble solid when two solutions are mixed | makes yellow lead iodide from two clear solutions
neutralization reaction | yields a salt and water from an acid and a base | combines hydrogen ions and hydroxide ions into water | takes place between HCl and NaOH
gas-evolution reaction | produces bubbles, as when an acid is added to a carbonate | makes vinegar and baking soda foam
exothermic reaction | releases heat to the surroundings and has a negative ΔH | warms its container, as in a hand warmer | has products with less stored energy than its reactants
endothermic reaction | absorbs heat from the surroundings and has a positive ΔH | cools its container, as in an instant cold pack | has products with more stored energy than its reactants
redox reaction / oxidation-reduction reaction | transfers electrons from one substance to another | changes the charge states of elements as electrons are lost and gained | takes place as zinc dissolves in copper sulfate solution
reversible reaction | proceeds in both directions and is shown by a double arrow | allows its products to re-form the reactants

# Parts of a chemical equation
? Which part of a chemical equation
reactant | is a starting substance written to the left of the arrow | is consumed as the reaction proceeds
product | is a substance formed, written to the right of the arrow | appears in increasing amounts as the reaction proceeds
coefficient | is the number in front of a formula that balances atoms | may be changed when an equation is being balanced | gives the relative number of moles of a substance
subscript | is the small number that shows how many atoms a formula contains | must never be changed in order to balance an equation
yields arrow / yield sign / arrow | separates the starting substances from those that they form | is read aloud as "produces" or "gives"
state symbol | shows whether a substance is solid, liquid, gas or aqueous | is the (aq) or (g) written after a formula
triangle above the arrow / delta symbol | shows that the mixture is heated | is the Greek letter that stands for heat in an equation

# Kinds of equations and formulas
? Which chemical notation
empirical formula | gives the simplest whole-number ratio of atoms in a compound | is written CH₂O for glucose | is calculated from the percent composition of a compound
molecular formula | gives the actual number of each kind of atom in one molecule | is written C₆H₁₂O₆ for glucose | is a whole-number multiple of the simplest ratio of atoms
structural formula | shows how atoms are arranged and bonded, with lines | distinguishes butane from its isomer
skeleton equation | shows correct formulas but has not yet been balanced | shows the formulas of a reaction before coefficients are added
balanced equation | has equal numbers of each atom on both sides | obeys conservation of mass by means of coefficients | has coefficients that show the same atoms before and after a reaction
word equation | names reactants and products without any symbols | is written as "iron plus oxygen yields iron oxide"
net ionic equation | leaves out the spectator ions | shows only the particles that take part in a reaction in solution | is Ag⁺ + Cl⁻ → AgCl for the mixing of two salt solutions
complete ionic equation | shows all dissolved ions, including those that do not react | includes the spectator ions on both sides

# Stoichiometry
? Which term means
limiting reactant / limiting reagent | the starting substance that is used up first and stops the reaction | the starting substance that determines the amount of product | the substance that is completely consumed in a reaction
excess reactant / excess reagent | the starting substance that is left over when the reaction stops | a substance present in more than the needed amount | the substance that remains after the reaction is complete
theoretical yield | the maximum amount of product calculated from the balanced equation | the amount of product expected if the whole limiting substance reacts | the most product that can form from the given reactants
actual yield | the amount of product really obtained in the laboratory | the measured amount of product, usually smaller than the calculated one
percent yield | the ratio of obtained to calculated product, times one hundred | a measure of a reaction's efficiency | a comparison of actual with theoretical product as a percentage
mole ratio | a relation of amounts given by coefficients in a balanced equation | a conversion factor between two substances in an equation | the comparison of coefficients used to convert moles of one substance to moles of another

# Masses and amounts of substances
? Which term means
average atomic mass / atomic mass / atomic weight | the mean for an element's natural isotopes, taking their abundances into account | the decimal number for chlorine, about 35.45, in the periodic table
atomic mass unit / amu | one twelfth of the weight of a carbon-12 particle | the standard in which a proton is about one
isotopic abundance / percent abundance | the share of an element's natural atoms that have a given neutron count | the proportion of about three quarters for chlorine-35 in natural chlorine
molar mass | the number of grams in 6.022 × 10²³ particles of a substance | a value of 18.02 g for water, found by adding values from the periodic table | the quantity used to convert between grams and moles
formula mass | the sum of the atomic weights of all atoms in one unit of a compound | the sum of 22.99 u and 35.45 u for NaCl
Avogadro's number | the value 6.022 × 10²³ | the quantity of particles in one mole | the count of atoms in 12 grams of carbon-12
molar volume | 22.4 liters for a gas at standard temperature and pressure | the space taken up by 6.022 × 10²³ gas particles
percent composition | the share by mass of each element in a compound | the values 11.2 for hydrogen and 88.8 for oxygen in water | the percentage by mass of every element in a compound

# Thermochemistry terms
? Which term means
heat | energy that flows from a warmer object to a cooler one | energy transferred because of a temperature difference and symbolized q | thermal energy in transfer, which moves from hot to cold
enthalpy | the energy content of a system at constant pressure, symbolized H | a quantity whose change is negative when a reaction gives off heat | the heat content of a reaction system at constant pressure
entropy | a measure of the disorder or randomness of a system, symbolized S | a quantity that increases when a solid turns to gas | a measure of the dispersal of energy, which always increases in the universe
Gibbs free energy / free energy | a quantity that must decrease for a process to be spontaneous | a quantity equal to H − TS | the quantity, symbolized G, that combines enthalpy and entropy to predict spontaneity
specific heat / specific heat capacity | the energy needed to warm one gram of a substance by one degree Celsius | a property with a value of 4.18 joules per gram per degree for water | the property that is high for water and low for metals
calorimetry | the measurement of heat absorbed or released in an insulated vessel | a laboratory method that follows the warming or cooling of water
system | the part of the universe on which attention is focused in thermodynamics | the reacting chemicals in a flask, apart from everything else in the universe
surroundings | everything in the universe outside the reaction that is being studied | the part of the universe that takes in heat from an exothermic reaction
spontaneous process / spontaneous reaction | a change that occurs without continued outside help | a change for which ΔG is negative
thermochemical equation | a balanced statement of a reaction that includes its enthalpy change | a statement such as 2H₂ + O₂ → 2H₂O + 572 kJ

# Kinds of enthalpy change
? Which quantity of heat
heat of fusion / enthalpy of fusion | is absorbed when one mole of solid melts | is 6.01 kilojoules per mole for ice | is the energy needed to melt a solid at its melting point
heat of vaporization / enthalpy of vaporization | is absorbed when one mole of liquid boils | is 40.7 kilojoules per mole for water | is the energy needed to boil a liquid at its boiling point
heat of combustion / enthalpy of combustion | is released when one mole of a substance burns completely | is the energy released per mole of fuel burned in oxygen
heat of formation / standard enthalpy of formation | accompanies the making of one mole of compound from its elements | is zero for an element such as O₂ in its most stable form
heat of solution / enthalpy of solution | accompanies the dissolving of one mole of a substance | is positive when ammonium nitrate dissolves and cools water
heat of neutralization | is released when an acid reacts with a base | is about 56 kilojoules per mole of water for strong acids
heat of sublimation | is absorbed when one mole of solid turns directly to gas | is the sum of the values for melting and vaporizing

# Laws of thermodynamics and heat
? Which law
first law of thermodynamics | states that energy is conserved as it changes form | equates a change in internal energy with heat plus work | states that energy cannot be created or destroyed
second law of thermodynamics | states that the entropy of the universe increases in a spontaneous process | explains why heat does not flow by itself from cold to hot
third law of thermodynamics | states that a perfect crystal has zero entropy at absolute zero | provides the zero point for absolute entropies
Hess's law | states that enthalpy changes of steps add up to that of the overall reaction | allows ΔH to be found by adding the equations of other reactions | states that total enthalpy change does not depend on the path of the reaction
zeroth law of thermodynamics | states that two bodies in thermal equilibrium with a third are in equilibrium with each other | is the basis of temperature measurement with thermometers
law of Dulong and Petit | states that solid elements have about the same heat capacity per mole | was used in the 1800s to estimate atomic masses of metals

# Forms of energy
? Which form of energy
kinetic energy | is possessed by an object because of its motion | equals one half mass times speed squared | increases with the mass and speed of a moving object
potential energy | is stored because of position or arrangement | is held by a boulder at the top of a hill | is greatest for a pendulum or roller coaster at its highest point
thermal energy | is the total energy of the random motion of a substance's particles | increases as the temperature of a substance rises | is transferred as heat from a warmer to a cooler object
chemical energy | is stored in the bonds of fuels and foods | is released as heat and light when wood burns | is released or absorbed when bonds between atoms break and form
radiant energy / electromagnetic energy | travels as light and other waves through empty space | reaches Earth from the sun | is carried by visible light, microwaves and X-rays
electrical energy | is carried by moving charges through a wire | is supplied by a battery or generator to light a lamp
nuclear energy | is stored in the nucleus of an atom | is released by fission in a power reactor
sound energy | travels as vibrations through air or water | is produced by vibrating objects such as a bell

# Gas laws
? Which gas law
Boyle's law | states that volume varies inversely with pressure at constant temperature | explains why a bubble expands as it rises in water | is written P₁V₁ = P₂V₂
Charles's law / Charles' law | states that volume is proportional to kelvin temperature at constant pressure | explains why a balloon shrinks in a freezer | is written V₁/T₁ = V₂/T₂
Gay-Lussac's law | states that pressure is proportional to kelvin temperature at constant volume | explains why an aerosol can may burst in a fire | is written P₁/T₁ = P₂/T₂
Avogadro's law / Avogadro's hypothesis | states that equal volumes hold equal numbers of particles at the same temperature and pressure | relates volume directly to the number of moles
combined gas law | relates pressure, volume and temperature for a fixed amount of sample | is written P₁V₁/T₁ = P₂V₂/T₂
ideal gas law | relates pressure, volume, moles and temperature with the constant R | is written PV = nRT
Dalton's law of partial pressures / Dalton's law | states that the total pressure of a mixture is the sum of its parts | corrects for water vapor when oxygen is collected over water
Graham's law | states that effusion rate varies inversely with the square root of molar mass | explains why hydrogen escapes faster than oxygen through a tiny hole
Henry's law | states that the solubility of a vapor rises with its pressure above the liquid | explains why carbon dioxide bubbles out when soda is opened

# Behavior of gases
? Which term means
diffusion | the spreading of particles from high to low concentration | the process by which a perfume's smell fills a room | the mixing of gases by random motion of particles
effusion | the escape of gas particles through a tiny hole into a vacuum | the process by which helium escapes through the pores of a balloon | the passage of gas particles through a tiny opening
compressibility | the ability to be squeezed into a smaller space | a property of gases that comes from the large empty space between particles
elastic collision | an impact in which no kinetic energy is lost overall | the kind of impact between gas particles assumed by kinetic theory
ideal gas | an imaginary sample whose particles have no volume and no attractions | a model that is approached at high temperature and low pressure | a model that obeys PV = nRT at all pressures and temperatures
real gas | an actual sample that departs from PV = nRT when cold or compressed | a sample whose particles attract each other and take up space
standard temperature and pressure / STP | the conditions of 0 °C and about one atmosphere | the reference conditions for a molar volume of 22.4 liters
absolute zero | the temperature at which particle motion is at its least | the lowest possible temperature, −273.15 °C or 0 K | the starting point of the Kelvin scale
kinetic-molecular theory / kinetic theory | the explanation of gases as tiny particles in constant random motion | the model in which average particle energy depends only on kelvin temperature | the idea that gas pressure results from particles colliding with container walls
partial pressure | the contribution of one component to the total push of a gas mixture | the value found by multiplying a mole fraction by the total | the push that one gas in a mixture would exert alone

# Units of chemistry
? Which unit
pascal | is the SI unit of pressure | equals one newton per square meter | is named after a French scientist and abbreviated Pa
atmosphere / atm | equals 101.3 kilopascals, the average pressure at sea level | equals 760 millimeters of mercury
torr / millimeter of mercury | equals one 760th of standard air pressure | is a pressure unit named after Torricelli, the inventor of the barometer
liter / litre | is equal to one cubic decimeter | is equal to one thousand milliliters
cubic centimeter / milliliter | is the volume of a cube that holds one gram of water | is the metric unit of volume abbreviated cc on syringes
degree Celsius / degree centigrade / Celsius | belongs to a scale on which water freezes at 0 and boils at 100 | has the same size as a kelvin but a zero at 273.15 kelvins
degree Fahrenheit / Fahrenheit | belongs to a scale on which water freezes at 32 and boils at 212 | is five ninths the size of a kelvin
angstrom | equals 10⁻¹⁰ meter and suits atomic dimensions | equals one tenth of a nanometer
joule | is the SI unit of work and energy | equals one newton times one meter | is the metric unit of heat, abbreviated J
calorie | warms one gram of water by one degree Celsius | equals 4.184 units of the SI measure of energy

# Properties of liquids
? Which property of liquids
surface tension | is the inward pull that lets a paper clip rest on water | pulls drops into nearly round shapes | lets insects such as water striders walk on water | makes the top of a liquid act like a stretched skin
capillary action / capillarity | is the rise of a liquid in a narrow tube | carries water up thin vessels in plants | draws liquid into a paper towel or a thin tube
vapor pressure | is exerted by gas in equilibrium with its liquid in a closed container | increases with temperature until it equals that of the atmosphere at boiling
volatility | is the tendency to evaporate readily | is high for gasoline and perfume
cohesion | is the attraction between particles of the same substance | makes water molecules stick to one another | holds water molecules together by hydrogen bonds
adhesion | is the attraction between particles of different substances | makes water stick to glass and form a curved-up meniscus | makes water cling to the walls of a plant's xylem
fluidity | is the ability to flow and take the shape of a container | is shared by liquids and gases but not by solids
high specific heat | lets water absorb much energy with little temperature change | lets oceans moderate the climate of coasts

# Phase diagrams and heating curves
? Which term means
triple point | the temperature and pressure at which solid, liquid and gas coexist | the conditions of 0.01 °C and 0.006 atmosphere for water | the place on a phase diagram where three lines meet
critical point | the condition beyond which a gas and a liquid cannot be told apart | the upper end of the liquid–vapor line of a phase diagram | the temperature and pressure above which a substance cannot exist as a liquid
phase diagram | a graph of pressure against temperature showing regions of solid, liquid and gas | a chart whose lines show where two states exist together
heating curve | a graph of temperature against energy added, with level stretches during melting and boiling | a graph of temperature over time as a solid melts and then boils
normal boiling point | the temperature at which vapor pressure equals exactly one atmosphere | a temperature of 100 °C for water at standard pressure
supercritical fluid | a substance above its critical temperature and pressure | the form of carbon dioxide used to decaffeinate coffee
dynamic equilibrium | the state in which evaporation and condensation occur at equal rates | the state of a closed bottle where particles leave and return to a liquid equally fast
plateau | the flat stretch of a graph where added heat changes the state but not the temperature | the level part of a curve while ice is melting at 0 °C

# Solutions vocabulary
? Which term means
solute | the substance that is dissolved | the part present in the smaller amount, such as salt in seawater | the substance that dissolves in another substance, as sugar does in tea
solvent | the substance that does the dissolving | the part present in the larger amount, such as water in seawater | the dissolving medium of a solution
saturated solution | a liquid mixture that holds the maximum dissolved amount at a given temperature | a liquid in which added crystals no longer dissolve | a mixture in which no more solid can dissolve at that temperature
unsaturated solution | a liquid mixture that can still dissolve more at a given temperature | a liquid in which a further added crystal dissolves | a mixture containing less than the maximum dissolved amount
supersaturated solution | an unstable liquid mixture holding more dissolved substance than normally possible | a mixture that crystallizes suddenly when a seed crystal is added | a mixture made by slowly cooling a hot liquid full of dissolved solid
miscible liquid / miscible | a substance that mixes with another in any proportion, like alcohol with water | a fluid that forms no separate layer in a solvent
immiscible liquid / immiscible | a fluid that will not mix with another, like oil in water | a fluid that forms a separate layer above or below water
aqueous solution | a mixture in which water does the dissolving | a mixture marked (aq) in an equation
alloy | a mixture of a metal with one or more other elements | a solid mixture such as brass or steel | a metallic mixture that is often harder than the pure metals

# Principles of solutions and equilibrium
? Which principle
Le Châtelier's principle / Le Chatelier's principle | states that a stressed system at equilibrium shifts to relieve the stress | predicts how an equilibrium responds to changes of concentration, pressure or temperature
"like dissolves like" / like dissolves like | states that polar liquids take up polar substances and nonpolar liquids nonpolar ones | explains why oil does not mix with water
law of mass action / law of chemical equilibrium | relates product and reactant concentrations by a constant ratio at a given temperature | was proposed by Guldberg and Waage in the 1860s
Raoult's law | states that a solvent's vapor pressure is proportional to its mole fraction | explains how a nonvolatile solute reduces vapor pressure
Beer's law / Beer-Lambert law | states that absorbed light is proportional to the concentration of a solution | allows concentration to be found from the absorbance of a colored solution

# Expressing concentration
? Which measure of concentration
molarity | is moles of solute per liter of solution | is symbolized by a capital M | is the concentration unit written as mol/L
molality | is moles of solute per kilogram of solvent | is used to calculate freezing point depression | is the concentration unit written as mol/kg
mole fraction | is moles of one component divided by total moles | has no unit and adds up to one for all components | is a ratio with the symbol X
mass percent / percent by mass | is grams of solute per one hundred grams of solution | is five for 5 g of salt in 100 g of solution
parts per million / ppm | is milligrams of solute per kilogram of sample | is used for traces of pollutants in water | equals one milligram per liter in dilute water samples
volume percent / percent by volume | is milliliters of solute per one hundred milliliters of solution | is stated on bottles of rubbing alcohol
normality | is equivalents of solute per liter of solution | equals twice the moles per liter for sulfuric acid

# Effects of solutes and dispersed particles
? Which phenomenon
boiling point elevation | is the rise in the temperature at which a solution bubbles as solute is added | keeps the coolant in a car radiator liquid on hot days
freezing point depression | is the lowering of the temperature at which a solution turns solid | explains why salt is spread on icy roads | is the reason that antifreeze keeps radiator water from turning to ice
vapor pressure lowering | is reduced evaporation because nonvolatile solute particles occupy part of the surface | makes sugar water evaporate more slowly than pure water
osmotic pressure | is what must be applied to stop water flow through a semipermeable membrane | equals MRT for a dilute solution
Tyndall effect | is the scattering of a light beam by the particles of a colloid | makes headlight beams visible in fog
common ion effect | is the lowering of solubility when one of the salt's particles is already present | makes silver chloride less soluble in salt water

# Processes of solutions
? Which process
osmosis | is the movement of water through a semipermeable membrane toward more solute | makes a raisin swell in pure water | moves water across a membrane from low to high solute concentration
reverse osmosis | forces seawater through a membrane to make fresh water | uses high pressure to push water through a membrane away from the solute
dilution | adds solvent to lower the concentration | follows the equation M₁V₁ = M₂V₂ | is done by adding water to a stock solution
ionization | forms charged particles from neutral molecules, as when HCl enters water | occurs when a molecular acid such as HNO₃ reacts with water
dissociation | separates the ions of an ionic compound as it dissolves | gives three ions per formula unit of CaCl₂ | splits NaCl into Na⁺ and Cl⁻ in water
solvation | surrounds dissolved particles with molecules of the liquid | is called hydration when the solvent is water

# Dispersed mixtures
? Which type of dispersed mixture
liquid aerosol | has droplets spread in a gas, like fog | comes from a spray can of deodorant
foam | has gas bubbles spread in a liquid, like whipped cream | comes as shaving cream from its can
emulsion | has droplets of one liquid spread in another, like milk or mayonnaise | is kept from separating by egg yolk or soap
gel | has liquid trapped in a solid network, like jelly | forms when gelatin cools and sets
sol | has solid particles spread in a liquid, like paint | includes ink and other fluids with tiny dispersed solid grains
smoke | has tiny solid particles spread in air | rises from a fire as soot particles in hot gas

# Ions and electrolytes in solution
? Which term describes
strong electrolyte | a substance that breaks up completely into ions in water and conducts well | sodium chloride or hydrochloric acid in water | a substance whose solution lights a bulb brightly
weak electrolyte | a substance that breaks up only partly into ions and conducts poorly | acetic acid or ammonia in water | a substance whose solution lights a bulb dimly
nonelectrolyte | a substance whose solution does not conduct electricity | sugar or ethanol in water | a substance that dissolves as neutral molecules
spectator ion | a particle that takes no part and is the same on both sides of an equation | a particle left out of the net equation, such as Na⁺ when AgCl precipitates
hydronium ion | the particle with the formula H₃O⁺ | the particle formed when H⁺ joins a water molecule | the particle that makes water solutions acidic

# Soap and hard water
? Which term means
soap | the sodium or potassium salt of a fatty acid used for washing | a cleaner made from fat and lye
detergent | a synthetic cleaner that works even in hard water | a cleaner made from petroleum that leaves no scum
hard water | a supply containing many calcium and magnesium ions | a supply that wastes cleaning agents and leaves scale in kettles
soft water | a supply with few calcium and magnesium ions that lathers easily | a supply left after an ion exchanger has replaced calcium with sodium
scum / soap scum | the insoluble solid that fatty-acid cleaners form with calcium and magnesium ions | the gray film left in a bathtub by calcium ions
limescale / boiler scale | the hard deposit of calcium carbonate left in kettles and pipes | a deposit removed from kettles with vinegar
micelle | a cluster of molecules with nonpolar tails inside that traps grease in water | a tiny sphere with polar heads facing the water and tails in the grease

# Rates of reaction
? Which term means
reaction rate / rate of reaction | the change in concentration per unit of time | the speed with which reactants are used up
collision theory | the idea that particles must meet with enough energy and proper orientation | the explanation of why higher temperature and concentration speed up chemical change | the idea that only effective hits between particles lead to products
activation energy | the minimum amount needed by colliding particles to react | the height of the barrier between reactants and products on a diagram | the minimum that must be supplied to start a reaction
activated complex / transition state | an unstable arrangement of atoms at the peak of the energy diagram | a short-lived arrangement while bonds break and form
catalyst | a substance that speeds up a reaction without being used up | a substance that provides a path with a lower energy barrier | a substance that lowers the activation energy of a reaction
reaction mechanism | a series of elementary steps by which a chemical change takes place | a step-by-step path from reactants to products | the sequence of simple steps that adds up to the overall equation
rate-determining step / rate-limiting step | the slowest stage of a mechanism, which sets the overall speed | the bottleneck among the elementary processes of a mechanism | the part of a mechanism with the highest activation energy
intermediate | a substance made in one step and used up in a later one | a species that appears in a mechanism but not in the overall equation
elementary step | a single simple event in a mechanism, such as two molecules colliding | one of the separate stages that make up a mechanism

# Factors that change reaction rate
? Which change
raising the temperature / higher temperature / increase in temperature | gives more particles at least the activation energy by making them move faster | makes food cook faster in a hotter oven
lowering the temperature / lower temperature | slows particles down, as in a refrigerator that keeps milk fresh | reduces the number of particles with the activation energy
increasing the concentration / higher concentration / increase in concentration | puts more reactant particles in each liter so that collisions are more frequent | makes stronger acid dissolve zinc faster
increasing the surface area / greater surface area / increase in surface area | exposes more of a solid to contact with other reactants | makes sawdust burn faster than a log
adding a catalyst / use of a catalyst | provides a pathway of lower activation energy without being consumed | lets manganese dioxide release oxygen quickly from peroxide
increasing gas pressure / increase in pressure | crowds molecules by reducing the volume of their container | makes gaseous reactants collide more often in a smaller volume

# Catalysis
? Which term means
homogeneous catalyst | a substance that speeds a reaction in the same phase as the reactants | dissolved acid that speeds the formation of an ester in solution
heterogeneous catalyst | a substance that speeds a reaction in a different phase from the reactants | a solid surface, such as platinum, on which gases react faster
enzyme | a protein that speeds up one reaction in living cells | a protein that fits its substrate like a lock and key | a biological molecule that lowers the activation energy of reactions in the body
inhibitor | a substance that slows down a reaction, such as a food preservative | a substance that raises the activation energy or blocks a catalyst | a substance that reduces the rate of a reaction
adsorption | the sticking of gas or liquid particles to the surface of a solid | the holding of pollutants on the surface of activated charcoal
active site | the region of an enzyme to which the substrate binds | the pocket of a protein where the substrate reacts

# Rate laws
? Which term means
rate law | an equation relating reaction speed to the concentrations of reactants | an expression such as k[A]² | an equation whose exponents are the orders found by experiment
rate constant | the factor k, which depends on temperature but not concentration | the factor that multiplies the concentrations in a kinetic equation
zero-order reaction | a change whose speed does not depend on concentration | a change with a straight line when concentration is plotted against time
first-order reaction | a change whose speed doubles when the concentration doubles | a change with a half-life independent of concentration, like radioactive decay
second-order reaction | a change that becomes four times as fast when the concentration doubles | a change with a straight line when 1/[A] is plotted against time

# Chemical equilibrium
? Which term means
chemical equilibrium | the state in which forward and reverse reactions go at equal rates | the state in which concentrations stay constant though both reactions continue | the balance in a reversible reaction at which no net change occurs
equilibrium constant / Keq | a ratio of product to reactant concentrations, each raised to its coefficient | a value greater than one when products are favored
reaction quotient / Q | a ratio of products to reactants at any moment, before equilibrium is reached | a value compared with K to predict the direction of change
solubility product constant / Ksp | a measure of how far a slightly soluble salt dissolves | the value found by multiplying ion concentrations in a saturated salt solution
shift to the right | the response of an equilibrium to added reactant, making more product | the change that follows when product is removed from an equilibrium mixture
shift to the left | the response of an equilibrium to added product, making more reactant | the change that follows when reactant is removed from an equilibrium mixture
acid dissociation constant / Ka | a measure of the strength of a proton donor in water | a value of about 1.8 × 10⁻⁵ for the CH₃COOH of vinegar
base dissociation constant / Kb | a measure of how far a proton acceptor forms OH⁻ in water | a value of about 1.8 × 10⁻⁵ for ammonia
ion-product constant of water / Kw | a value of 1.0 × 10⁻¹⁴ at 25 °C | the result of multiplying [H⁺] by [OH⁻] in any aqueous solution

# Definitions of acids and bases
? Which kind of substance
Arrhenius acid | increases the hydrogen ion concentration in water | was defined in the 1880s as a source of H⁺ in water
Arrhenius base | increases the hydroxide ion concentration in water | was defined in the 1880s as a source of OH⁻ in water
Brønsted-Lowry acid / Bronsted-Lowry acid | is defined as a proton donor | gives away H⁺ in the definition of 1923 | transfers a proton to another substance in a reaction
Brønsted-Lowry base / Bronsted-Lowry base | is defined as a proton acceptor | takes up H⁺ in the definition of 1923 | receives a proton from another substance in a reaction
Lewis acid | is defined as an electron-pair acceptor | has an empty orbital to fill, like BF₃
Lewis base | is defined as an electron-pair donor | offers its lone pair to form a coordinate bond
conjugate acid | forms when a base gains a proton | is NH₄⁺ in relation to NH₃
conjugate base | remains after an acid gives up a proton | is Cl⁻ in relation to HCl
amphoteric substance / amphiprotic substance / amphoteric | can act as either an acid or a base, as water does | dissolves in both HCl and NaOH, like aluminum hydroxide

# Acid-base chemistry
? Which term means
pH | the negative logarithm of the hydrogen ion concentration | a scale from 0 to 14 on which seven is neutral | a measure of how acidic or basic a solution is
pOH | the negative logarithm of the hydroxide ion concentration | a value found by subtracting the hydrogen-ion measure from 14
buffer | a solution that resists changes in acidity | a mixture of a weak acid and its conjugate base, as in blood | a solution whose pH changes little when small amounts of acid or base are added
titration | adding a solution of known concentration to find an unknown one | a method carried out with a burette and an indicator | a laboratory procedure for determining the concentration of an acid or base
equivalence point | the stage at which acid and base are present in exactly matching amounts | the steepest part of a curve that plots pH against added base
end point | the stage at which an indicator changes color | the moment of the color change at which the burette is closed
standard solution / titrant | a liquid of accurately known concentration | the reagent of known molarity that is added from the burette
strong acid | a proton donor that breaks up completely in water | a substance such as HCl or HNO₃ that ionizes completely
weak acid | a proton donor that breaks up only slightly in water | a substance such as CH₃COOH that ionizes only partly
strong base | a compound such as NaOH that gives OH⁻ completely in water | a soluble hydroxide of a group 1 metal, such as KOH | a compound that feels slippery, turns litmus blue and ionizes fully
self-ionization of water / autoionization | the transfer of H⁺ between two molecules of H₂O | a reaction that gives 10⁻⁷ M of H₃O⁺ in a pure liquid
salt | an ionic compound formed from the anion of an acid and the cation of a base | the product, besides water, of a neutralization | an ionic compound such as NaCl or KNO₃ formed by neutralization
antacid | a weakly basic medicine that relieves indigestion | a tablet with magnesium hydroxide or calcium carbonate that neutralizes stomach juice

# Acid-base indicators
? Which indicator
litmus | turns red in acid and blue in base | is a dye obtained from lichens
phenolphthalein | is colorless in acid and pink in base | suits the titration of a weak acid with a strong base
methyl orange | is red below pH 3.1 and yellow above 4.4 | suits the titration of a strong acid with a weak base
bromothymol blue | is yellow in acid and changes to green near pH 7 | shows by turning yellow that exhaled carbon dioxide has acidified water
universal indicator | shows a whole series of colors from red to violet across the pH scale | is a mixture of several dyes that estimates pH
red cabbage juice / red cabbage | is a vegetable extract, pink in acid and green in base | is made by boiling a purple vegetable that contains anthocyanin

# Oxidation and reduction
? Which term means
oxidation | the loss of electrons by a substance | the process that takes place at the anode | a process in which the charge number of an element increases
reduction | the gain of electrons by a substance | the process that takes place at the cathode | a process in which the charge number of an element decreases
oxidizing agent / oxidant | a substance that takes electrons from another and is itself reduced | an electron acceptor, such as oxygen or chlorine in most reactions | the substance that is reduced in a redox reaction
reducing agent / reductant | a substance that gives electrons to another and is itself oxidized | an electron donor, such as carbon in the smelting of iron ore | the substance that is oxidized in a redox reaction
oxidation number / oxidation state | a charge assigned to an atom as if shared electrons belonged to the more electronegative one | a value of −2 for oxygen in most compounds
half-reaction | an equation that shows only the loss or only the gain of electrons | an equation such as Zn → Zn²⁺ + 2e⁻
activity series | a list of metals in order of how easily they react | a ranking used to predict whether one metal replaces another | an order of elements with lithium near the top and gold at the bottom
corrosion | the gradual destruction of a metal by its environment | damage to metals that paint and zinc coatings prevent | the deterioration of metals, such as the rusting of iron

# Parts of an electrochemical cell
? Which part of an electrochemical cell
anode | is the electrode where oxidation takes place | is the electrode that negative ions move toward | is the negative electrode of a voltaic cell
cathode | is the electrode where reduction takes place | is the electrode that positive ions move toward | is the positive electrode of a voltaic cell
salt bridge | lets ions flow between half-cells to keep charge balanced | connects two beakers by a tube of potassium nitrate
electrolyte | is the ion-containing liquid or paste that conducts charge inside | is the sulfuric acid of a car battery
external circuit / wire | is the path along which electrons travel between the electrodes | carries electrons from the anode to the cathode
voltmeter | measures the potential difference between the electrodes | gives the reading of a cell's potential in volts
power source | pushes electrons onto the cathode when the reaction is not spontaneous | supplies the current for electrolysis or electroplating

# Batteries and electrical cells
? Which kind of cell
dry cell / zinc-carbon cell | has moist ammonium chloride paste around a graphite rod | is a cheap flashlight source with an acidic paste and a graphite cathode
nickel-cadmium battery | is rechargeable but contains a toxic group 12 metal | has NiO(OH) as its cathode and once powered cordless tools
fuel cell | combines a steady supply of hydrogen with oxygen to make electricity and water | is refilled with reactants from outside rather than recharged | powers spacecraft and produces water as its only product
lead-acid battery / lead storage battery | starts cars with metal plates in H₂SO₄ solution | is a heavy rechargeable source with PbO₂ as one electrode | is the rechargeable source under the hood of most gasoline cars
alkaline battery | has zinc, manganese dioxide and potassium hydroxide paste | is a common nonrechargeable source with a basic paste
lithium-ion battery | powers phones and electric cars with light, rechargeable electrodes | stores charge as particles of the lightest metal move between electrodes | is a rechargeable source for laptops and cell phones
concentration cell | makes a voltage from two solutions of unequal strength | has the same electrode material on both sides

# Applied electrochemistry
? Which process
electrolysis | breaks down a compound by means of an electric current | breaks water down into hydrogen and oxygen | is used to obtain active metals such as sodium from molten compounds
electroplating | deposits a thin layer of metal on an object with a current | covers cheap jewelry with gold or silver | covers spoons or jewelry with a coating of silver from solution
galvanizing / galvanization | coats iron or steel with zinc to stop rust | protects steel buckets and roofing with a layer of zinc
cathodic protection | saves a pipeline or hull by attaching a more active metal | corrodes a sacrificial block of magnesium in place of steel
anodizing | thickens the oxide layer on aluminum by making it a positive electrode | gives aluminum a hard surface that can be dyed
electrorefining | purifies copper by moving its ions from a crude to a pure electrode | leaves anode mud that contains gold and silver
smelting | extracts a metal by heating its ore with carbon | produces molten iron in a blast furnace
roasting | heats a sulfide ore in air to change it to an oxide | drives off sulfur dioxide from crushed ore

# Electrochemistry vocabulary
? Which term means
voltaic cell / galvanic cell | a device that produces electricity from a spontaneous redox reaction | a device in which two half-reactions drive electrons through a wire | a device that changes chemical energy into electrical energy
electrolytic cell | a device that uses an outside current to drive a nonspontaneous reaction | a device used to plate metals and decompose molten salts | a device that changes electrical energy into chemical energy
electrode | a conductor at which a half-reaction takes place | a metal or graphite strip dipped into the reacting solution
half-cell | one metal strip dipping in a solution of its own ions | a single compartment where only oxidation or only reduction occurs
cell potential / electromotive force | the difference in electric push between two electrodes, measured in volts | a value that is positive when a redox reaction is spontaneous
standard hydrogen electrode | the reference assigned a potential of exactly zero volts | platinum in acid under H₂ at one atmosphere, used for comparison
Faraday constant | the charge on one mole of electrons | a value of about 96,500 coulombs per mole

# Nuclear radiation
? Which kind of radiation
alpha particle / alpha radiation | consists of two protons and two neutrons | is stopped by a sheet of paper | has a charge of 2+ and is the nucleus of helium
beta particle / beta radiation | is a fast electron from a nucleus in which a neutron has changed | is stopped by thin aluminum foil | has a charge of 1− and is ejected from the nucleus
gamma ray / gamma radiation | is high-energy radiation from a nucleus, without mass or charge | needs thick lead or concrete to stop it | is the most penetrating type of nuclear radiation and is electromagnetic
positron | has the mass of an electron but a positive charge | is emitted when a nuclear proton changes to a neutron
neutron radiation | is used to start fission and has no charge but a mass of about one unit | is slowed by the water or graphite of a reactor
X-ray | passes through flesh but is absorbed by bones | was discovered by Wilhelm Röntgen with a cathode ray tube

# Nuclear processes
? Which nuclear process
nuclear fission / fission | splits a heavy nucleus into two lighter ones with release of energy | powers nuclear plants using uranium-235 | was first used in atomic bombs and splits uranium or plutonium
nuclear fusion / fusion reaction | joins light nuclei into a heavier one at enormous temperatures | powers the sun as hydrogen turns to helium | combines hydrogen isotopes such as deuterium and tritium
alpha decay | lowers the atomic number by two and the mass number by four | changes uranium-238 into thorium-234 and helium | emits a helium nucleus from an unstable atom
beta decay | raises the atomic number by one and leaves the mass number unchanged | changes carbon-14 into nitrogen-14 and an electron | changes a neutron into a proton and emits an electron
gamma emission | changes neither atomic number nor mass number | releases energy as an excited nucleus settles to a lower energy level
electron capture | draws a particle from the innermost shell into the nucleus | turns a proton into a neutron without ejecting any charged particle
positron emission | lowers the atomic number by one while ejecting an antiparticle | occurs in proton-rich isotopes used for PET scans
artificial transmutation / induced transmutation | changes one element to another by bombardment in an accelerator | produces elements beyond uranium in the periodic table
chain reaction / nuclear chain reaction | continues as released neutrons split further nuclei | is controlled in a reactor and uncontrolled in a bomb

# Nuclear chemistry vocabulary
? Which term means
half-life / half-lives | the time in which 50 percent of a radioactive sample decays | a time of about 5,730 years for carbon-14 | the time in which a radioactive sample falls to 50 percent of its amount
radioactivity | the spontaneous emission of particles or rays by unstable nuclei | the phenomenon discovered by Henri Becquerel in uranium salts | the release of energy and particles from an unstable nucleus
radioisotope | an unstable form of an element used in medicine or dating | an unstable atom such as cobalt-60 or iodine-131
nucleon | a proton or neutron as a member of the nucleus | a particle of either kind counted by the mass number
strong nuclear force / strong force | the attraction that binds protons and neutrons at very short range | the interaction that overcomes the repulsion of protons in the nucleus
mass defect | the difference between a nucleus and the sum of its separate particles | an amount of matter converted to binding energy by E = mc²
binding energy | the amount needed to break a nucleus into its particles | a quantity that is greatest per particle near iron-56
critical mass | the smallest amount of fuel that sustains a chain reaction | the amount of fuel below which too many neutrons escape
decay series | a sequence of changes from uranium-238 to stable lead | a succession of radioactive daughter elements that ends in a stable one
radiocarbon dating / carbon dating | finding the age of once-living things from their carbon-14 | a method suited to remains less than about 50,000 years old | the use of an isotope with 5,730-year half-life to date wood, bone and cloth
tracer / radioactive tracer | a detectable substance that is followed through the body or a pipe | iodine-131 given to make a thyroid gland visible
band of stability | the region of a graph of neutrons against protons where nuclei do not decay | the zone on a chart that begins at a one-to-one ratio and then curves upward
background radiation | low-level rays always present from rocks, space and radon | the natural exposure that is present everywhere in the environment

# Parts of a nuclear reactor
? Which part of a nuclear reactor
fuel rod | contains pellets of enriched uranium | is the long tube in which fission takes place | holds the uranium-235 of the reactor core
control rod | absorbs neutrons to slow the chain reaction | is made of boron or cadmium and can be lowered into the core | is inserted into the reactor core to stop fission
moderator | slows neutrons so that they split more uranium nuclei | is often water or graphite | reduces the speed of neutrons in the reactor core
coolant | carries heat away from the core | is the circulating liquid that takes heat to the steam generator
containment structure / containment building | keeps radioactive material in with a thick concrete dome | surrounds the reactor vessel as the outermost barrier
turbine | is spun by steam to drive a generator | has blades that turn when steam strikes them

# Important radioactive isotopes
? Which isotope
carbon-14 | dates wood and bone from archaeological sites | forms in the upper air from nitrogen and decays to nitrogen | is used in radiocarbon dating and has a half-life of about 5,730 years
uranium-235 | undergoes fission when struck by slow neutrons | makes up about 0.7 percent of its natural element and must be enriched | is the fissionable fuel of nuclear power plants
uranium-238 | dates very old rocks with a half-life near 4.5 billion years | makes up more than 99 percent of its natural element
iodine-131 | treats and images the thyroid gland | collects in the thyroid gland of the neck
cobalt-60 | treats cancer and sterilizes equipment with its gamma rays | is made by exposing a common metal to neutrons for radiotherapy
technetium-99m | is the most widely used tracer for medical scans | is drawn from a molybdenum generator for bone and heart images
plutonium-239 | is a bomb and reactor fuel made from the more common isotope of uranium | was the explosive in the Nagasaki bomb
deuterium | is hydrogen with one neutron and forms heavy water | is stable and has a mass number of two
tritium | is radioactive hydrogen with two neutrons | has a mass number of three and is used with heavy hydrogen in fusion
americium-241 | ionizes the air in household smoke detectors | is an alpha emitter beyond uranium found in homes

# Detectors of radiation
? Which detector
Geiger counter / Geiger-Müller tube | clicks as rays ionize the gas inside it | measures radioactivity by electric pulses in a gas-filled detector
film badge / dosimeter | records the total exposure of a worker | is worn on clothing by X-ray technicians
scintillation counter | detects rays by flashes in a phosphor | turns tiny bursts of light into electric pulses
cloud chamber | shows the paths of particles as trails of droplets | is filled with supersaturated alcohol vapor
bubble chamber | shows the paths of particles in a superheated liquid | is filled with liquid hydrogen heated beyond its boiling point

# Units of radiation
? Which unit of radiation
becquerel | equals one nuclear decay per second | is the SI measure of activity
curie | equals 3.7 × 10¹⁰ nuclear decays per second | is named after the discoverers of radium
sievert | is the SI measure of dose that takes biological harm into account | is equal to one hundred rem
gray | equals one joule of absorbed dose per kilogram | is equal to one hundred rad
rem | is the older measure of dose that takes biological harm into account | equals one hundredth of a sievert
rad | is the older measure of energy absorbed by a kilogram of tissue | equals one hundredth of a gray

# Families of organic compounds
? Which class of organic compound
alkane | has only single bonds and the general formula CₙH₂ₙ₊₂ | is a saturated hydrocarbon such as propane | includes methane, ethane and propane
alkene | has a carbon-carbon double bond and the general formula CₙH₂ₙ | includes ethylene, propylene and butene | is an unsaturated hydrocarbon with a name ending in -ene
alkyne | has a carbon-carbon triple bond, as in acetylene | has the general formula CₙH₂ₙ₋₂ | is an unsaturated hydrocarbon with a name ending in -yne
aromatic hydrocarbon / arene | contains a benzene ring with delocalized electrons | includes benzene, toluene and naphthalene
alcohol | contains a hydroxyl group bonded to carbon | has a name ending in -ol | has the general formula R–OH, like ethanol
ether | has an oxygen atom between two carbon groups | has the general formula R–O–R
aldehyde | has a carbonyl group at the end of a chain | has a name ending in -al
ketone | has a carbonyl group within a chain, as in acetone | has a name ending in -one
carboxylic acid | contains the –COOH functional group | has a name ending in -oic and turns litmus red | includes the weak substances of vinegar and ant stings
ester | smells fruity and forms from an alcohol and an organic acid | contains the group –COO– between carbons | gives fruits and perfumes their pleasant odors
amine | is an organic base that contains –NH₂ | often smells of fish and is derived from ammonia
amide | has nitrogen attached to a carbonyl carbon | contains the group –CO–NH– that links the units of nylon
halocarbon / alkyl halide | contains fluorine, chlorine, bromine or iodine bonded to carbon | includes the CFCs that harm the ozone layer

# Alkanes and other simple hydrocarbons
? Which hydrocarbon
ethane | has two carbon atoms and six hydrogen atoms | is the second simplest alkane
propane | has three carbon atoms and is bottled for grills | has the chemical formula C₃H₈
butane | has four carbon atoms and fuels pocket lighters | is the first of its series to have an isomer
octane | has eight carbon atoms and is a component of gasoline | gives its name to the antiknock rating of motor fuel
hexane | has six carbon atoms and fourteen hydrogen atoms | is a six-carbon solvent used to extract oil from seeds
pentane | has five carbon atoms in an unbranched chain | has the chemical formula C₅H₁₂
ethene / ethylene | has the chemical formula C₂H₄ and ripens fruit | is the monomer of the most widely produced plastic
ethyne / acetylene | has the chemical formula C₂H₂ and fuels welding torches | is the simplest of the alkynes
benzene | has the formula C₆H₆ and a ring of delocalized electrons | is a cancer-causing ring compound whose structure was proposed by Kekulé
cyclohexane | has six carbon atoms in a ring of single bonds | has the formula C₆H₁₂ and no double bond
naphthalene | has two fused rings and was used as mothballs | has the chemical formula C₁₀H₈

# Functional groups
? Which functional group
hydroxyl group | is –OH and characterizes alcohols | forms hydrogen bonds that make small alcohols soluble in water
carbonyl group | is C=O and is found in aldehydes and ketones | contains only one carbon and one oxygen joined by a double bond
carboxyl group | is –COOH and makes organic molecules acidic | combines a C=O and an –OH on one carbon
amino group | is –NH₂ and is found in the building blocks of proteins | is basic because its nitrogen has a lone pair
phosphate group | is found in ATP and the backbone of DNA | has four oxygen atoms around a group 15 element and carries negative charge
methyl group | is –CH₃ and is the simplest alkyl branch | is methane less one hydrogen atom
sulfhydryl group / thiol | is –SH and forms cross-links in proteins | is found in the amino acid cysteine
phenyl group | is –C₆H₅ and contains a six-membered ring | is benzene less one hydrogen atom

# Familiar organic compounds
? Which organic compound
methanol / methyl alcohol | is poisonous and can cause blindness when swallowed | has one carbon atom and was once distilled from wood
ethanol / ethyl alcohol | is the intoxicating substance in beer and wine | is made by yeast and blended with gasoline | has two carbon atoms and is produced by fermentation of sugar
isopropyl alcohol / 2-propanol | is sold for rubbing on skin as a disinfectant | has three carbon atoms with –OH on the middle one
glycerol | is the three-hydroxyl backbone of fats | is a by-product of making soap
ethylene glycol | is a poisonous sweet liquid used as antifreeze | has two carbon atoms and two hydroxyl groups
acetone / propanone | is the simplest ketone and removes nail polish | is a three-carbon solvent with C=O in the middle
formaldehyde / methanal | is the simplest aldehyde and preserves biological specimens | has the formula CH₂O and one carbon atom
aspirin / acetylsalicylic acid | relieves pain and is derived from a willow bark compound | is an ester taken to thin the blood and lower fever | is a common over-the-counter medicine for headache and fever
chloroform | has the formula CHCl₃ and was an early anesthetic | is methane with three hydrogen atoms replaced by halogen
urea | was made by Wöhler from an inorganic salt in 1828 | carries waste nitrogen in urine
caffeine | is the stimulant of coffee and tea | is an alkaloid that keeps people awake

# Organic reactions
? Which organic reaction
addition reaction | adds atoms across a double or triple bond | changes ethene with bromine to one saturated product | occurs at the multiple bond of an alkene or alkyne
substitution reaction | replaces a hydrogen atom of an alkane with another atom | changes methane to chloromethane in light | replaces one atom or group in a molecule with another
elimination reaction | removes a small molecule to form a double bond | turns an alcohol into an alkene as water leaves
esterification | makes a fruity-smelling product from an alcohol and a carboxylic acid | gives off water while –COO– forms, with sulfuric acid as catalyst
saponification | makes soap from fat and a strong base | breaks an ester with lye and leaves glycerol | is the hydrolysis of a fat by sodium hydroxide
hydrogenation | changes vegetable oil to solid fat with a nickel catalyst | turns an alkene into an alkane with H₂
cracking | breaks large petroleum molecules into smaller ones with heat | produces more gasoline and small alkenes at a refinery
polymerization | joins many small molecules into a giant chain | turns ethene into a common plastic | forms long-chain molecules from monomers
hydrolysis | splits a molecule by reaction with water | is the reverse of condensation and is how starch is digested

# Isomers and structure
? Which term means
structural isomer / constitutional isomer | a compound with the same molecular formula but atoms joined in a different order | a molecule related to another as butane is to 2-methylpropane
geometric isomer / cis-trans isomer | a form of a molecule that differs by arrangement around a rigid double bond | a form with groups on the same side or opposite sides of C=C
optical isomer / enantiomer | a nonidentical mirror image of a molecule | a form that rotates polarized light the opposite way | a left-handed or right-handed form of a chiral molecule
chiral carbon / asymmetric carbon | an atom bonded to four different groups | a center that gives a molecule two mirror-image forms
saturated hydrocarbon | a compound of carbon and hydrogen with only single bonds | a substance that holds as many hydrogen atoms as possible | a compound such as an alkane with no double or triple bonds
unsaturated hydrocarbon | a compound of carbon and hydrogen with a double or triple bond | a substance that can add more hydrogen, as ethene does
homologous series | a family of compounds whose members differ by CH₂ | a family such as methane, ethane and propane with gradually changing properties
functional group | an atom arrangement that gives an organic molecule its characteristic behavior | the reactive part of an organic molecule, such as –OH or –COOH | the specific atoms that determine how an organic molecule reacts
substituent / branch | an atom or group that takes the place of hydrogen on a parent chain | a part of a name located by the lowest possible number
parent chain | the longest continuous run of carbon atoms used to name a molecule | the part of a name such as "hexane" in 3-methylhexane

# Synthetic and natural polymers
? Which polymer
polyethylene / polythene | is made from ethene and used for bags and bottles | is the plastic of milk jugs and is the most produced
polypropylene | is made from propene and used for ropes and bottle caps | has a methyl branch on every second chain carbon
polystyrene | makes foam cups and packing material | has benzene rings attached along its chain
polyvinyl chloride / PVC | makes plumbing pipes and contains a halogen | is made from CH₂=CHCl and insulates electric wires
polytetrafluoroethylene / Teflon | coats nonstick pans and resists nearly all chemicals | has only carbon and fluorine atoms
nylon | is a polyamide fiber invented by Wallace Carothers | makes stockings and strong ropes from a polyamide
polyester / PET | makes clothing fibers and soda bottles | forms by condensation of a dialcohol with a diacid
natural rubber | comes from the latex of tropical trees | is a stretchy chain of isoprene units | is an elastic material made harder by vulcanization
cellulose | forms plant cell walls and is the main substance of cotton | is the glucose chain that humans cannot digest, as in wood | is the structural carbohydrate of wood, cotton and paper
starch | stores glucose in potatoes and grains | is a glucose chain that humans digest to sugar | is the energy-storage carbohydrate of plants, found in potatoes, rice and bread
Kevlar | makes bulletproof vests from very strong fibers | was developed by Stephanie Kwolek
Bakelite | was the first fully synthetic plastic | is a hard thermoset made of phenol and formaldehyde

# Polymer vocabulary
? Which term means
monomer | a small molecule that joins with others into a giant chain | a single building block such as ethene or glucose | the small repeating unit of a polymer
addition polymer | a giant molecule formed when double bonds open, with no by-product | a long-chain product such as polyethylene or polystyrene
condensation polymer | a giant molecule formed as units join and release water | a long-chain product such as nylon or polyester
copolymer | a giant molecule made from two or more kinds of building block | a product such as a rubber made from styrene and butadiene together
cross-linking | the joining of neighboring chains, which makes a plastic rigid | the formation of covalent bridges between long molecules
vulcanization | the heating of rubber with sulfur to make it tough | the treatment of rubber discovered by Charles Goodyear
thermoplastic | a material that softens each time it is heated and can be remolded | a recyclable material such as polyethylene whose chains slide when warm
thermosetting plastic / thermoset | a material that hardens permanently and cannot be remelted | a permanently hard material such as Bakelite used for pot handles
plasticizer | an additive that makes a stiff resin soft and flexible | a substance that makes PVC flexible enough for shower curtains
biodegradable polymer | a material that microbes can break down, such as polylactic acid | a material for bags and sutures that decays naturally

# Molecules of life
? Which biological molecule
carbohydrate | is made of carbon, hydrogen and oxygen and includes sugars and starches | is the body's quick source of energy | has hydrogen and oxygen in a ratio of about two to one
lipid | is insoluble in water and includes fats, oils and waxes | stores energy long term and forms membranes | is nonpolar and is made from fatty acids and glycerol
protein | is a chain of amino acids folded into a definite shape | includes hemoglobin, antibodies and enzymes | is a polymer built from twenty kinds of amino acids
nucleic acid | stores genetic information in a chain of nucleotides | includes both DNA and RNA | is a polymer whose monomers contain a sugar, phosphate and base
vitamin | is an organic nutrient needed in tiny amounts | includes A, C and D, whose lack causes deficiency diseases
adenosine triphosphate / ATP | releases energy for cells when a phosphate is removed | is the energy currency of cells
chlorophyll | absorbs light in green plants and contains magnesium | gives leaves their green color
hormone | carries a chemical message through the blood | includes insulin, estrogen and adrenaline

# Units of biological molecules
? Which molecule
amino acid | is the unit of proteins and contains –NH₂ and –COOH | occurs in twenty common kinds in living things | is joined to others by peptide bonds
nucleotide | is the unit of DNA and contains a sugar, a phosphate and a base | is linked by sugar-phosphate bonds into a double helix
fatty acid | is a long hydrocarbon chain with –COOH at the end | is saturated or unsaturated and occurs in fats and oils
monosaccharide / simple sugar | is a single ring or chain that cannot be hydrolyzed to smaller carbohydrates | is the unit from which starch and cellulose are built
triglyceride | consists of glycerol joined to three long hydrocarbon chains by ester links | is the chief molecule of animal fats and vegetable oils
cholesterol | is a steroid that can clog arteries | has four fused rings and lies in cell membranes

# Sugars
? Which sugar
glucose | is the six-carbon blood sugar that cells burn for energy | is made by plants in photosynthesis | is the unit of starch and cellulose
fructose | is the six-carbon ketone sugar of fruit and honey | is the sweetest of the natural simple sugars
sucrose | is table sugar, made of two joined simple sugars | is obtained from cane and beets | is a disaccharide of glucose and fructose
lactose | is the sugar of milk | cannot be digested by many adults, who avoid dairy products | is a disaccharide of glucose and galactose
maltose | consists of two glucose units | forms when starch is broken down in sprouting grain
ribose | is the five-carbon sugar of RNA | has one more oxygen atom than the pentose of DNA
deoxyribose | is the five-carbon sugar of DNA | has one fewer oxygen atom than the pentose of RNA

# Fractions of petroleum
? Which fraction of petroleum
gasoline / petrol | is a mixture of mainly C₅ to C₁₂ molecules burned in cars | is rated by octane number
kerosene | is used as jet fuel and in lamps | boils between the gasoline and diesel ranges
diesel fuel / diesel oil | is ignited by compression in truck engines | is rated by cetane number
asphalt / bitumen | is the heaviest residue, used to surface roads | collects at the bottom of the fractionating tower
lubricating oil | is the thick liquid that reduces friction in machines | is pumped around an engine to reduce wear
petroleum gas / liquefied petroleum gas | has the smallest molecules, with one to four carbon atoms | leaves the top of the fractionating tower and is bottled for cooking

# Fuels
? Which fuel
natural gas | is mostly methane and is piped to homes | is odorless until a thiol is added to make leaks noticeable
coal | is the solid fossil fuel formed from ancient swamp plants | is mined from seams and burned in many power stations
crude oil | is the liquid fossil fuel formed from ancient marine organisms | is a mixture of hydrocarbons separated by fractional distillation
biodiesel | is made from vegetable oil and an alcohol | is a renewable ester fuel for trucks
coke | is nearly pure carbon made by heating coal without air | is the carbon added to a blast furnace with iron ore
charcoal | is made by heating wood with little air | is the black porous carbon burned in barbecue grills

# Alloys
? Which alloy
steel | consists of iron with up to two percent carbon | is the alloy of bridges and girders that rusts unless painted
stainless steel | contains chromium and nickel and resists rusting | is used for cutlery and sinks | is an iron alloy used for kitchen sinks and surgical tools
brass | consists of copper and zinc | is used for musical instruments and door fittings | is a yellow alloy used for trumpets and doorknobs
bronze | consists of copper and tin | is used for statues, bells and medals | was the first alloy used widely for ancient tools and weapons
solder | melts easily and joins wires, traditionally tin with lead | is a low-melting alloy used in electronics and plumbing
sterling silver | consists of 92.5 percent of a precious metal with copper | is used for fine jewelry and tableware
amalgam | contains mercury and was used to fill teeth | is the soft mixture formed by a liquid metal with others
cast iron | contains two to four percent carbon and is brittle | is poured into molds for stoves and engine blocks
pewter | consists mostly of tin and was used for plates and mugs | is a soft gray alloy hardened with antimony
nichrome | consists of nickel and chromium and forms toaster heating wires | has a high electrical resistance and glows when current flows

# Ores and minerals
? Which mineral
hematite | is a reddish iron oxide, Fe₂O₃ | leaves a red-brown streak on porcelain | is an important ore of iron that is red in color
magnetite | is a black iron oxide, Fe₃O₄, common in igneous rock | forms natural lodestones, used in early compasses
bauxite | is the main ore of aluminum | is dissolved in sodium hydroxide to obtain aluminum oxide | is the raw material of the Bayer and Hall-Héroult processes
galena | is the heavy gray sulfide ore of lead | has the chemical formula PbS and cubic crystals
halite | is the mineral form of sodium chloride | tastes salty and forms cubic crystals
cinnabar | is the red sulfide ore of mercury | was ground to make the pigment vermilion
pyrite | is an iron sulfide known as fool's gold | forms brassy yellow cubes with the formula FeS₂ | is mistaken for a precious metal because of its brassy yellow luster
quartz | is a crystalline form of silicon dioxide | scratches glass and is found in most sand
calcite | is the carbonate mineral of limestone that fizzes with acid | splits into rhombs that show a double image
malachite | is a green carbonate ore of copper | is a banded green mineral carved for ornaments

# Industrial chemical processes
? Which industrial process
Haber process / Haber-Bosch process | makes ammonia from nitrogen and hydrogen | uses an iron catalyst at high pressure to supply fertilizer makers | was developed in Germany to fix atmospheric nitrogen
contact process | makes sulfuric acid by way of sulfur trioxide | uses a vanadium oxide catalyst | turns sulfur dioxide into sulfur trioxide over a catalyst
Ostwald process | makes nitric acid by oxidizing ammonia over platinum | supplies an acid for fertilizers and explosives
Solvay process | makes sodium carbonate from salt, ammonia and limestone | recovers ammonia while it makes washing soda
Hall-Héroult process / Hall process | makes aluminum by electrolysis of its oxide in molten cryolite | uses carbon electrodes and large amounts of electricity to produce aluminum
Bayer process | purifies bauxite to obtain aluminum oxide | dissolves an ore in hot sodium hydroxide and leaves red mud
chlor-alkali process | makes Cl₂ and sodium hydroxide by electrolysis of brine | gives hydrogen as its third product from salt water
Bessemer process | makes steel cheaply by blowing air through molten iron | burns off the carbon in pig iron with a blast of air
Downs process | makes sodium by electrolysis of molten table salt | gives chlorine gas and a liquid alkali metal in separate chambers
petroleum refining / oil refining | separates crude oil in a tall tower by boiling range | yields gasoline, kerosene and asphalt

# Chemistry of the environment
? Which term means
acid rain | precipitation below pH 5.6 caused by sulfur and nitrogen oxides | precipitation that damages forests, lakes and marble statues | precipitation made corrosive by emissions from power plants and cars
greenhouse effect | the trapping of infrared energy by carbon dioxide and other gases | the natural warming of the lower atmosphere by gases that absorb infrared | the process by which gases in the atmosphere keep Earth warm
ozone depletion | the thinning of a stratospheric shield by chlorofluorocarbons | damage to the stratosphere that lets more ultraviolet light reach the ground | a loss in the stratosphere that increases the risk of skin cancer
photochemical smog | a brown haze made when sunlight acts on car exhaust | city air pollution that contains ozone and nitrogen dioxide
eutrophication | the overgrowth of algae caused by fertilizer runoff | a process that uses up oxygen in a lake and kills fish | the enrichment of lakes with nitrates and phosphates that leads to algal blooms
ocean acidification | the lowering of seawater pH by absorbed carbon dioxide | a change of seawater that weakens coral and shells | a result of rising carbon dioxide levels that harms shellfish
nitrogen fixation | the change of N₂ from the air to compounds that plants can use | a process carried out by bacteria in the roots of beans and by lightning
green chemistry | the design of products and processes that reduce hazardous waste | an approach that prefers safer solvents and renewable raw materials
water softening | the removal of calcium and magnesium ions from household supply | a treatment that replaces Ca²⁺ with Na⁺ on a resin
desalination | the removal of salt from seawater | the production of fresh water by reverse osmosis or distillation
chlorination | the disinfection of drinking supplies with a group 17 element | a treatment that kills germs in swimming pools and city water
biomagnification | the rising concentration of mercury or DDT at each step of the food chain | the buildup of toxins that leaves the most pollutant in top predators

# Analytical instruments and methods
? Which method of analysis
mass spectrometry / mass spectrometer | sorts ions by their mass-to-charge ratio | reveals isotopes and their abundances | measures the masses of ions by deflecting them in a magnetic field
infrared spectroscopy | identifies functional groups by bond vibrations | detects C=O and O–H by the radiation their bonds absorb
nuclear magnetic resonance / NMR | shows the surroundings of hydrogen atoms in a strong field | is the principle behind hospital MRI scans
X-ray crystallography | finds atom positions from diffraction patterns | provided evidence for the double helix of DNA
gas chromatography | separates volatile compounds carried through a column by helium | gives a graph of peaks for vapors that leave a column at different times
spectrophotometry / spectrophotometer / colorimetry | measures how much light a colored solution absorbs | finds concentration by means of Beer's law
flame test | identifies a metal ion by the color it gives a burner | uses a clean wire loop and a burner
scanning tunneling microscopy / scanning tunneling microscope | makes images of single atoms on a surface with a fine tip | detects a tiny current between a probe and the sample
gravimetric analysis | finds an amount by weighing a dried precipitate | is based on filtering, drying and weighing a product
electrophoresis | separates charged molecules such as DNA in a gel | uses an electric field to pull DNA fragments toward the positive end

# Great chemists
? Which chemist
Antoine Lavoisier / Lavoisier | showed that burning is combination with oxygen and that mass is conserved | is called the father of modern chemistry | stated the law of conservation of mass
Robert Boyle / Boyle | published The Sceptical Chymist in 1661 and related gas pressure to volume | defined an element as a substance that cannot be broken down, in 1661 | showed that gas volume decreases as pressure increases
Joseph Priestley / Priestley | discovered oxygen by heating mercury oxide in 1774 | invented soda water and named his new gas dephlogisticated air | was an English clergyman who discovered oxygen
Henry Cavendish / Cavendish | discovered hydrogen and called it inflammable air | showed that water forms when hydrogen burns
Dmitri Mendeleev / Mendeleev | published a periodic table in 1869 with gaps for unknown elements | predicted the properties of gallium and germanium | arranged the elements in order of increasing atomic mass
Amedeo Avogadro / Avogadro | proposed that equal gas volumes contain equal numbers of molecules | is honored in the name of the number of particles in a mole | was an Italian who distinguished atoms from molecules of gases
Jöns Jacob Berzelius / Berzelius | introduced one- and two-letter symbols for the elements | was a Swede who measured atomic masses and coined the word catalysis
Humphry Davy / Davy | isolated sodium and potassium by electrolysis | invented the miners' safety lamp
Friedrich Wöhler / Wöhler | made urea from an inorganic compound | disproved in 1828 the belief that organic substances need a vital force
Marie Curie | discovered the elements polonium and radium | won Nobel Prizes in both physics and chemistry | carried out pioneering research on radioactivity
Svante Arrhenius / Arrhenius | explained that electrolytes separate into ions in water | defined acids by the hydrogen ions they release
Linus Pauling / Pauling | set up the electronegativity scale and explained chemical bonding | won Nobel Prizes in chemistry and peace
Fritz Haber / Haber | made ammonia from atmospheric nitrogen | developed fertilizer synthesis but also wartime poison gas | won a Nobel Prize for synthesizing ammonia from its elements
Gilbert Lewis / G. N. Lewis | introduced dot diagrams and shared electron pairs | defined acids as electron-pair acceptors
Glenn Seaborg / Seaborg | discovered plutonium and placed the actinides in their own row | had element 106 named in his honor
Dorothy Hodgkin | found the structures of penicillin and vitamin B12 with X-rays | worked out the structure of insulin
Rosalind Franklin | took the X-ray photographs that revealed the shape of DNA | used X-ray diffraction to study DNA at King's College London | produced the X-ray diffraction evidence used by Watson and Crick
Alfred Nobel | invented dynamite and founded international prizes | made nitroglycerin safer by soaking it into an absorbent earth | was a Swede who left his fortune to fund annual prizes

# Coordination compounds
? Which term means
ligand | a molecule or ion that donates an electron pair to a central metal | a species such as NH₃ or CN⁻ attached to a metal ion | a Lewis base bonded to a transition metal ion
complex ion | a charged species of a central metal with groups attached by donated pairs | a species such as [Cu(NH₃)₄]²⁺
central metal ion | the Lewis acid in the middle of a coordination compound | the particle, such as Fe²⁺ in hemoglobin, that receives electron pairs
chelating agent / chelate | a molecule that grips one metal ion with two or more donor atoms | a substance such as EDTA that removes lead from the blood
crystal field splitting | the separation of d orbitals into different energies in a complex | the cause of the colors of transition metal complexes

# Tests for gases and other substances
? Which laboratory test
glowing splint test | shows oxygen when a wooden stick bursts into flame | detects the gas given off by decomposing hydrogen peroxide | confirms that the gas in a test tube is oxygen
burning splint test | shows hydrogen by a squeaky pop | detects the gas given off when zinc reacts with acid | confirms that the gas in a test tube is hydrogen
limewater test | shows carbon dioxide by a milky cloudiness | detects carbon dioxide in exhaled breath
iodine test | shows starch by a blue-black color | is done with a drop of brown solution on a potato slice
Benedict's test | shows simple sugars by a brick-red precipitate on heating | uses a blue copper solution to detect glucose | changes from blue to green, orange or brick red when glucose is heated with it
biuret test | shows protein by a violet color | uses copper sulfate and sodium hydroxide on egg white | turns from blue to purple in the presence of protein
silver nitrate test | shows chloride ions by a white precipitate | gives AgCl, which darkens in light
barium chloride test | shows sulfate ions by a white precipitate insoluble in acid | gives BaSO₄ as evidence of the sulfate ion
cobalt chloride paper test | shows water by a change from blue to pink | is used on dry blue strips to detect moisture
bromine water test | shows a carbon-carbon double bond as orange-brown fades | distinguishes an alkene from an alkane
`;
