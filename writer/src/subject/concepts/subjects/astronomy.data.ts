/** Concepts of astronomy, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# The celestial sphere
? Which term describes
celestial sphere | the imaginary dome of sky on which all stars seem to lie | a model that pictures the sky as a hollow globe around Earth
zenith | the point in the sky directly overhead | a spot 90 degrees above every part of the horizon
nadir | the point directly beneath an observer's feet | a spot opposite the one overhead
horizon | the line where the sky seems to meet the ground | a circle at which objects rise and set
celestial equator | the projection of Earth's zero latitude line onto the sky | a great circle whose points have a declination of zero
celestial pole | the point on the sky above an end of Earth's axis | the point around which stars seem to turn each night
ecliptic | the apparent yearly path of the Sun among the stars | the plane of Earth's orbit as seen on the sky
zodiac | the band of constellations through which the Sun, Moon and planets pass | the belt of twelve traditional star figures
meridian | the imaginary line from north to south that passes overhead | the line that the Sun crosses at noon
vernal equinox | the point at which the Sun crosses the celestial equator going north | the beginning of spring in the Northern Hemisphere, about March 20

# Coordinates and measures of the sky
? Which coordinate or measure
right ascension | measures position eastward along the celestial equator in hours | is the sky's counterpart of longitude
declination | measures degrees north or south of the celestial equator | is the sky's counterpart of latitude
altitude | measures the angle of an object above the horizon | reaches 90 degrees overhead
azimuth | measures the compass direction of an object clockwise from north | is 90 degrees for an object due east
angular size / angular diameter | measures how wide an object appears in degrees | is about half a degree for both the Sun and the Moon
angular separation | measures the distance between two objects on the sky in degrees | can be estimated with a fist at arm's length, about ten degrees
arcminute | is one sixtieth of a degree | is divided into sixty smaller units
arcsecond | is 1/3,600 of a degree | is used to express the tiny parallax of stars

# Apparent motions of the sky
? Which term describes
diurnal motion / daily motion | the nightly turning of the sky from east to west | an apparent movement caused by Earth's rotation
annual motion / yearly motion | the slow eastward drift of the Sun through the constellations | an apparent movement caused by Earth's orbit around the Sun
retrograde motion | the temporary westward drift of a planet among the stars | an apparent backward loop as Earth overtakes an outer planet
prograde motion / direct motion | the usual eastward drift of a planet among the stars | the normal orbital sense of planets, counterclockwise from the north
precession | the slow wobble of Earth's axis, like that of a top | a cycle of about 26,000 years that changes the North Star
parallax | the apparent shift of a near object seen from two places | a yearly change of a nearby star's position used to find its distance
proper motion | a star's own gradual change of position across the sky | a slow yearly shift that is largest for Barnard's Star
aberration of starlight | a tilt of the apparent direction of light because Earth moves | evidence of Earth's orbital motion found by James Bradley
libration | an apparent rocking that lets us see 59 percent of the Moon | the reason why slightly more than one lunar hemisphere is visible over time

# Motions of Earth
? Which term describes
rotation | the spinning of Earth on its axis | motion that produces day and night
revolution | the motion of Earth around the Sun | movement that takes about 365.25 days to complete
axial tilt / obliquity | the lean of about 23.5 degrees in Earth's axis | the main cause of the seasons
sidereal day | the time of one turn relative to the stars, about 23 hours 56 minutes | an interval about four minutes shorter than our clock's 24 hours
solar day | the average time from one noon to the next, 24 hours | an interval on which clocks are based
perihelion | the point in Earth's orbit closest to the Sun | the position reached in early January
aphelion | the point in Earth's orbit farthest from the Sun | the position reached in early July
tropical year | the time from one spring equinox to the next | the interval of about 365.24 days on which calendars are based
leap year | a span with a 366th day to keep the calendar in step | a span in which February has 29 days
Foucault pendulum | a swinging weight whose plane turns and shows that Earth spins | a demonstration first given at Paris in 1851

# Seasons and special days
? Which term describes
summer solstice | the day of most daylight, about June 21 in the north | the day when the noon Sun is highest over the Tropic of Cancer
winter solstice | the day of least daylight, about December 21 in the north | the day when the noon Sun is lowest in northern lands
spring equinox / March equinox | the day of equal light and dark that begins warmer months in the north | the day when the Sun crosses the equator going north
autumnal equinox / fall equinox | the day in September of equal light and dark | the day when the Sun crosses the equator going south
Tropic of Cancer | the northernmost latitude where the Sun can be overhead | a parallel at 23.5 degrees in the Northern Hemisphere
Tropic of Capricorn | the southernmost latitude where the Sun can be overhead | a parallel at 23.5 degrees in the Southern Hemisphere
midnight sun | the all-night light of polar summer | daylight for 24 hours above the Arctic Circle in June
polar night | the darkness of more than 24 hours near a pole in winter | a time when the Sun never rises at high latitudes
analemma | a figure-eight path of the Sun's position at the same clock time | a loop explained by Earth's tilt and elliptical orbit

# Phases of the Moon
? Which phase of the Moon
new moon | occurs when the Moon lies between Earth and the Sun | shows no lighted part because the far side is lit
waxing crescent | shows a thin lighted edge on the right that grows | appears low in the west after sunset, a few days into the cycle
first quarter | shows the right half lit a week after the cycle begins | rises about noon and sets about midnight
waxing gibbous | is more than half lit and growing | rises in the afternoon in the second week of the cycle
full moon | occurs when Earth lies between the Sun and the Moon | rises at sunset and shows a completely lit face
waning gibbous | is more than half lit and shrinking | rises after sunset in the third week of the cycle
third quarter / last quarter | shows the left half lit three weeks into the cycle | rises about midnight and sets about noon
waning crescent | shows a thin lighted edge on the left that shrinks | rises shortly before dawn at the end of the cycle

# Eclipses and lunar motion
? Which term describes
total solar eclipse | a complete hiding of the Sun by the Moon | an event that reveals the corona in daytime
partial solar eclipse | the hiding of only part of the Sun, seen from the penumbra | a bite taken out of the Sun by the Moon
annular solar eclipse / annular eclipse | a ring of sunlight left around a Moon too distant to cover the Sun | an event when the Moon is near apogee and looks too small
total lunar eclipse | the full passage of the Moon through Earth's darkest shadow | an event that turns the full moon coppery red
penumbral lunar eclipse | the faint dimming of the Moon in Earth's outer shadow | a hardly noticeable event in the lighter part of the shadow
umbra | the darkest, inner part of a shadow | the region where all direct sunlight is blocked
penumbra | the lighter, outer part of a shadow | the region where only part of the sunlight is blocked
node | a crossing point of the Moon's tilted orbit with the ecliptic | a place where the Moon must be for an eclipse to occur
saros / saros cycle | a span of about 18 years after which eclipses repeat | a period that ancient Babylonians used to predict events
occultation | the hiding of a star by the Moon or a planet | an event in which a lunar edge suddenly covers a star
transit | the passage of a small body across the face of a larger one | an event in which Venus or Mercury crosses the solar disk

# The Moon's orbit
? Which term of the Moon's motion describes
perigee | the point in the Moon's orbit closest to Earth | the position at which a supermoon looks largest
apogee | the point in the Moon's orbit farthest from Earth | the position at which the lunar disk looks smallest
synodic month | the time of 29.5 days from one new phase to the next | the period of the cycle of phases
sidereal month | the time of 27.3 days for one orbit relative to the stars | the true period of the Moon's path around Earth
synchronous rotation / tidal locking | turning once per orbit so that one side always faces Earth | a reason the far side stayed unseen until 1959
terminator | the line between the lit and dark halves of the Moon | the edge along which crater shadows are longest
blue moon | the second full phase within one calendar month | a rare extra event that gave a saying about seldom happenings
harvest moon | a full phase nearest the autumnal equinox | bright evening light that helped farmers in September
earthshine | the faint glow of the dark part of a crescent by reflected light | light from our own planet that returns from the lunar night side
orbital inclination | the lean of about five degrees between the lunar path and the ecliptic | a reason why eclipses do not happen each month

# Constellations
? Which constellation
Orion | is the hunter with a belt of three stars | contains Betelgeuse, Rigel and a famous nebula
Ursa Major | is the great bear and contains the Big Dipper | has pointer stars that lead to the North Star
Ursa Minor | is the small bear and contains Polaris | has the Little Dipper as its main shape
Cassiopeia | is the queen in the form of a W or M | lies across the pole from the Big Dipper
Cygnus | is the swan and contains Deneb and the Northern Cross | flies along the Milky Way in summer
Lyra | is the small harp and contains Vega | holds the Ring Nebula
Aquila | is the eagle and contains Altair | flies along the summer Milky Way south of the swan
Canis Major | is the large dog and contains Sirius | follows the hunter across the winter sky
Taurus | is the bull and contains Aldebaran and the Pleiades | holds the Crab Nebula
Scorpius | has a curved tail and contains red Antares | is low in the south on northern summer nights
Leo | is the lion and contains Regulus | has a mane shaped like a backward question mark in spring
Gemini | is the twins and contains Castor and Pollux | is the source region of a December meteor shower
Crux | is the Southern Cross and points toward the south pole of the sky | appears on the flags of Australia and New Zealand
Pegasus | is the winged horse with a great square | is found high in autumn beside Andromeda

# Terms for sky patterns and observing
? Which term describes
constellation | one of 88 official regions of the sky | an area such as Orion, with borders set by astronomers
asterism | a recognizable pattern that is not an official sky region | a group such as the Big Dipper or the Summer Triangle
circumpolar star | a point of light that never sets at a given latitude | a member of the Little Dipper seen all night from Canada
conjunction | the apparent closeness of two bodies on the sky | an alignment of a planet with the Sun or another planet
opposition | the position of an outer planet directly across from the Sun | the best time to observe Mars, when it rises at sunset
greatest elongation | the largest angle between Mercury or Venus and the Sun | the best time to see an inner planet after sunset
light pollution | the brightening of the night sky by artificial lamps | a waste glow that hides the Milky Way from city dwellers
star chart / planisphere | a map of the sky for finding objects at a given date | a wheel that shows which patterns are up tonight
twinkling / scintillation | the flickering of starlight in turbulent air | an effect that stars show more than planets do
apparent brightness | how intense a star looks from Earth | a quantity that weakens with the square of distance

# Bright stars
? Which star
Polaris | marks nearly the north pole of the sky | stays almost motionless and helps travelers find direction and latitude
Sirius | is the brightest in the night sky | has a faint white dwarf companion and is called the Dog Star
Betelgeuse | is the red supergiant at the shoulder of Orion | grew strangely faint in 2019 and 2020
Rigel | is the blue supergiant at the foot of Orion | is usually the brightest in its hunter-shaped constellation
Vega | is the bright white one in Lyra | will be near the north celestial pole in about 12,000 years
Proxima Centauri | is the nearest beyond the Sun, 4.2 light-years away | is a faint red dwarf with planets
Alpha Centauri A / Alpha Centauri | is the Sun-like main member of the nearest stellar system | is one of the two bright pointers to the Southern Cross
Barnard's Star | has the largest known proper motion across the sky | is a red dwarf about six light-years away
Arcturus | is an orange giant in Boötes found by following the Dipper's handle | is the brightest north of the celestial equator
Aldebaran | is the orange giant that marks the eye of Taurus | seems to lie in the Hyades but is closer
Antares | is the red supergiant at the heart of Scorpius | has a name meaning rival of Mars
Algol | is an eclipsing binary in Perseus known as the Demon | dims every 2.9 days when its partner passes in front
Mira | is a red giant in Cetus that varies over about eleven months | was the first variable known and has a name that means wonderful
Canopus | is the second brightest in the night sky, seen from the south | lies in Carina and guides spacecraft as a reference

# Astronomers of the ancient and medieval world
? Which early astronomer
Aristarchus | proposed in ancient Greece that Earth goes around the Sun | estimated the relative distances of the Sun and the Moon
Eratosthenes | measured Earth's circumference from shadows at two Egyptian cities | headed the great library at Alexandria
Hipparchus | made a star catalog and ranked stars into six magnitudes | discovered the precession of the equinoxes
Ptolemy / Claudius Ptolemy | wrote the Almagest, with a geocentric model of epicycles | predicted planet positions with a system used for 1,400 years
Aristotle | argued that Earth is round from its curved shadow on the Moon | taught that the heavens are perfect and made of an unchanging element
Thales of Miletus / Thales | is said to have predicted a solar eclipse that stopped a battle | sought natural rather than divine causes of events
Pythagoras | taught that the heavens move in musical, mathematical harmony | was among the first Greeks to call Earth a sphere
Hypatia | taught mathematics and astronomy at Alexandria until a mob killed her | was a woman scholar of the fourth and early fifth centuries
Ulugh Beg | built a great observatory at Samarkand in the 1400s | was a Central Asian ruler who cataloged about a thousand stars
Abd al-Rahman al-Sufi / al-Sufi | described the Andromeda Galaxy as a small cloud in 964 | wrote the Book of Fixed Stars in Persia
Aryabhata | taught in fifth-century India that Earth spins on its axis | explained eclipses by shadows in a Sanskrit work
Zhang Heng | improved an armillary sphere under the Han dynasty | explained in China that moonlight is reflected sunlight

# Astronomers of the Scientific Revolution
? Which astronomer
Nicolaus Copernicus / Copernicus | published a heliocentric model in 1543 | explained retrograde motion by a moving Earth but kept circular orbits
Tycho Brahe / Tycho | made the most accurate observations before the telescope | observed a supernova in 1572 from Denmark and hired Kepler
Johannes Kepler / Kepler | discovered that planets move in ellipses | found three laws of planetary motion from data on Mars
Galileo Galilei / Galileo | discovered four moons of Jupiter with a telescope | observed the phases of Venus and was tried by the Inquisition
Isaac Newton / Newton | explained orbits by universal gravitation | built the first reflecting telescope and wrote the Principia
Giovanni Cassini / Cassini | discovered a wide gap in Saturn's rings | led the Paris Observatory and timed the spin of Jupiter and Mars
Christiaan Huygens / Huygens | discovered Titan and explained that Saturn has a ring | was a Dutch scientist who built long telescopes and a pendulum clock
Ole Rømer / Rømer | measured the finite speed of light from eclipses of Io | was a Dane who noticed that Jovian eclipses came late when Earth was far away
Edmond Halley / Halley | predicted the return of a comet every 76 years | urged Newton to publish the Principia and paid for it
Giordano Bruno / Bruno | was burned in 1600 after teaching an infinite universe of many worlds | was an Italian friar who said that stars are other suns
Johannes Hevelius / Hevelius | drew an early detailed map of the Moon in Danzig | was a Polish brewer who named lunar features and constellations
Hans Lippershey / Lippershey | applied for a patent on the telescope in 1608 | was a Dutch spectacle maker known for an early spyglass

# Astronomers of the 1700s and 1800s
? Which astronomer of the 1700s or 1800s
William Herschel / Herschel | discovered Uranus in 1781 | discovered infrared light and counted stars to map the Milky Way
Caroline Herschel | discovered several comets and received a royal salary | was a German-born woman who worked with her brother in England
Charles Messier / Messier | listed 110 fuzzy objects that might be mistaken for comets | was a French comet hunter whose catalog begins with the Crab Nebula
Friedrich Bessel / Bessel | first measured a star's distance by parallax, in 1838 | found 61 Cygni's distance and inferred unseen companions of Sirius
Urbain Le Verrier / Le Verrier | predicted Neptune's position by mathematics | was a French mathematician who used disturbances in the motion of Uranus
Johann Galle / Galle | first saw Neptune through a Berlin telescope in 1846 | confirmed Le Verrier's prediction within a night
Giuseppe Piazzi / Piazzi | discovered Ceres in 1801 | was an Italian priest who found the first body of the asteroid belt
Joseph von Fraunhofer / Fraunhofer | mapped hundreds of dark lines in the Sun's spectrum | was a Bavarian lens maker with a spectroscope
Gustav Kirchhoff / Kirchhoff | explained how hot and cool gases make bright and dark lines | stated three rules of spectra with Bunsen's help
Maria Mitchell / Mitchell | discovered a comet in 1847 and taught at Vassar | was the first American woman to be a professional in her field
Pierre-Simon Laplace / Laplace | suggested that the solar system formed from a spinning nebula | was a French mathematician who wrote on celestial mechanics
William Huggins / Huggins | showed by spectra that some nebulas are glowing gas | was an English pioneer of stellar spectra and photography
Percival Lowell / Lowell | claimed to see canals on Mars from Arizona | founded the observatory at Flagstaff and searched for Planet X
James Bradley / Bradley | discovered the aberration of starlight | proved Earth's motion by yearly shifts of a star in Draco in the 1720s
Christian Doppler / Doppler | described the change of wavelength caused by motion, in 1842 | was an Austrian whose effect is heard in passing sirens

# Astronomers of the twentieth century
? Which astronomer of modern times
Edwin Hubble / Hubble | showed that galaxies lie beyond the Milky Way and recede | found that a galaxy's speed increases with its distance
Henrietta Swan Leavitt / Leavitt | discovered the period-luminosity relation of Cepheid variables | gave astronomers a standard candle from study of the Magellanic Clouds
Annie Jump Cannon / Cannon | classified hundreds of thousands of stars into OBAFGKM | worked at Harvard and arranged stellar spectra by temperature
Cecilia Payne-Gaposchkin / Cecilia Payne | showed that stars consist mostly of hydrogen and helium | wrote a famous 1925 thesis on what stars are made of
Harlow Shapley / Shapley | located the Sun far from the center of the Milky Way | used globular clusters and debated Curtis in 1920
Ejnar Hertzsprung / Hertzsprung | was the Danish maker of a diagram of luminosity and temperature | shares with Russell the credit for a chart of stars
Subrahmanyan Chandrasekhar / Chandrasekhar | found the largest possible mass of a white dwarf | was an Indian-born physicist who set the limit of 1.4 solar masses
Fritz Zwicky / Zwicky | first suggested dark matter from motions in the Coma cluster | was a Swiss-American who studied supernovas and clusters in the 1930s
Vera Rubin / Rubin | found evidence of dark matter in flat rotation curves of galaxies | measured with Kent Ford how spiral galaxies spin
Jocelyn Bell Burnell / Jocelyn Bell | discovered pulsars as a student in 1967 | noticed regular radio pulses at Cambridge with Antony Hewish
Clyde Tombaugh / Tombaugh | discovered Pluto in 1930 | was a young Kansan who compared photographic plates at Lowell
Arno Penzias and Robert Wilson / Penzias and Wilson | discovered the cosmic microwave background in 1965 | heard a steady hiss from all directions with a horn antenna
Georges Lemaître / Lemaître | proposed that the universe began as a primeval atom | was a Belgian priest who studied an expanding universe
Karl Jansky / Jansky | discovered radio waves from the Milky Way in the 1930s | was a Bell Labs engineer who founded a new kind of astronomy
Maarten Schmidt / Schmidt | recognized in 1963 that quasars are very distant | measured the large redshift of 3C 273
Stephen Hawking / Hawking | predicted that black holes slowly give off radiation | wrote A Brief History of Time and worked from a wheelchair at Cambridge
Carl Sagan / Sagan | explained science in the Cosmos series and studied planets | helped design the Voyager golden record
Frank Drake / Drake | wrote an equation that estimates civilizations in our galaxy | began the first radio search for alien signals, in 1960
Gerard Kuiper / Kuiper | suggested small bodies beyond Neptune and studied planetary atmospheres | discovered Titan's atmosphere and a moon of Uranus
Jan Oort / Oort | proposed a distant spherical cloud of comets | was a Dutch astronomer who measured the rotation of the Milky Way
Albert Einstein / Einstein | explained gravity as curved space-time in general relativity | linked mass and energy with E = mc²
Fred Hoyle / Hoyle | favored a steady-state universe and coined the name Big Bang | explained with colleagues how stars make heavy elements
Hans Bethe / Bethe | explained how fusion powers the stars | worked out the carbon cycle of hydrogen burning in 1939

# Models of the universe through history
? Which model or idea in the history of astronomy
geocentric model | places Earth motionless at the center | was accepted from Aristotle and Ptolemy until the Renaissance
heliocentric model | places the Sun at the center with Earth in orbit | was argued for by Copernicus in 1543
Tychonic system | has the Sun circle Earth while other planets circle the Sun | was a compromise between Ptolemy and Copernicus in the 1580s
epicycle | is a small circle whose center moves along a larger circle | explained backward loops of planets in ancient Greek models
deferent | is the large circle that carries a smaller circle in Ptolemy's system | is the main path around which a smaller loop travels
equant | is an off-center point from which motion looks uniform | was a device of Ptolemy that Copernicus disliked
crystalline sphere | is a transparent shell that carries a planet in Aristotle's cosmos | was shown to be false when comets passed through the planets' realm
elliptical orbit | replaced the perfect circle for planets in Kepler's work | fit Tycho's data on Mars better than any circle
nebular hypothesis | explains the solar system as formed from a rotating cloud | was proposed by Kant and Laplace in the 1700s
island universe idea | held that spiral nebulas are separate systems of stars | was suggested by Kant and proved by Hubble's Andromeda distance

# Ancient observing sites and instruments
? Which ancient site or instrument
Stonehenge | is a stone circle in England lined up with the summer sunrise | was built on Salisbury Plain about 4,500 years ago
Caracol at Chichén Itzá / El Caracol | is a round Maya tower in Yucatán with windows toward Venus | resembles a modern domed observatory with a snail-like stair
Big Horn Medicine Wheel | is a ring of stones with spokes in Wyoming | was laid out by Native Americans of the northern plains
Newgrange | is an Irish tomb lit by the winter solstice sunrise | is older than the pyramids, with a narrow roof opening for dawn light
Chaco Canyon | has a spiral carving crossed by a dagger of sunlight in New Mexico | was a center of Ancestral Puebloans with solar and lunar alignments
astrolabe | was a flat brass disk that showed star positions and local time | was perfected by Islamic scholars for finding prayer times
armillary sphere | was a set of rings that modeled the circles of the sky | showed the equator and ecliptic as metal hoops around a globe
quadrant | was a quarter circle for measuring angles above the horizon | was mounted on Tycho's wall and has a scale of 90 degrees
sextant | let sailors measure the Sun's angle with mirrors and a sixth of a circle | helped navigators find latitude at sea in the 1700s
gnomon | is the upright part of a sundial that casts a shadow | is a simple stick by which the time of noon is found
Antikythera mechanism | was a Greek geared device that predicted eclipses | was found in an ancient shipwreck by sponge divers in 1901
clepsydra / water clock | measured time by dripping liquid when the Sun was hidden | was used in Egypt and China to tell time at night

# Laws and principles of motion and gravity
? Which law or principle
Kepler's first law | states that planets move in ellipses with the Sun at one focus | replaced circles as the shape of planetary paths
Kepler's second law | states that a planet's line to the Sun sweeps equal areas in equal times | implies that a planet moves fastest when nearest the Sun
Kepler's third law / harmonic law | relates the square of the period to the cube of the average distance | gives a planet's distance from its period with P² = a³
Newton's first law / law of inertia | states that an object keeps its motion unless a net force acts | explains why no push is needed to keep a planet moving
Newton's second law | states that net force equals mass times acceleration | relates a push to the change of velocity that it causes
Newton's third law | states that every action has an equal and opposite reaction | explains how a rocket is driven by its exhaust
law of universal gravitation | states that bodies attract by masses and the inverse square of distance | explains that the same pull holds the Moon and drops an apple
conservation of angular momentum | explains why a collapsing cloud spins faster as it shrinks | keeps spin constant unless a twisting force acts
equivalence principle | states that gravity and acceleration feel the same locally | led Einstein from an elevator thought to curved space-time
Titius-Bode rule / Bode's law | gave a number pattern for planet spacing that fails for Neptune | encouraged the search that found Ceres

# Laws of light and the cosmos
? Which law, effect or limit
inverse-square law | makes light's intensity fall to one fourth at double the distance | explains why distant stars look faint
Wien's law | says that hotter objects peak at shorter wavelengths | explains why blue stars are hotter than red ones
Stefan-Boltzmann law | says that energy per area rises with the fourth power of temperature | explains why doubling temperature makes a body 16 times as powerful
Planck's law | relates a photon's energy to its frequency and gives the thermal curve | introduced quanta of energy in 1900
Doppler effect | shifts wavelengths because a source approaches or recedes | makes redshifts and blueshifts and reveals unseen planets
Hubble's law / Hubble-Lemaître law | says that a galaxy's recession is proportional to its distance | is evidence that space is expanding
Zeeman effect | splits spectral lines in a magnetic field, as in sunspots | lets astronomers measure magnetism on the Sun
period-luminosity relation / Leavitt law | links a Cepheid's pulsation time to its true brightness | makes pulsating stars useful as standard candles
mass-luminosity relation | says that heavier main-sequence stars are far brighter | explains why massive stars use up fuel so quickly
Chandrasekhar limit | sets 1.4 solar masses as the most for a white dwarf | decides which dead cores must collapse into neutron stars
Roche limit | sets the distance within which tides tear a moon apart | explains why rings lie close to their planets
cosmological principle | says that the universe looks alike everywhere on large scales | assumes that space is homogeneous and isotropic
Copernican principle | says that we do not hold a special central place | warns against thinking that Earth is at the center
Olbers' paradox | asks why the night sky is dark if stars are endless | is answered by the finite age and expansion of the universe

# Orbital terms
? Which orbital term describes
ellipse | an oval with two foci | the shape of a planet's path around the Sun
focus | one of two points that define an oval | the place of the Sun in a planet's path
semimajor axis | half of an oval's longest diameter | the average distance of a planet from the Sun
eccentricity | a measure of how stretched an oval is, from 0 for a circle | the number that is near zero for Venus and large for comets
astronomical unit / AU | the average distance from Earth to the Sun | the length of about 150 million kilometers
period | the time to complete one full trip around a body | the length of a planet's year
escape velocity | the least speed needed to leave a body's gravity forever | the speed of about 11.2 kilometers per second at Earth's surface
orbital resonance | the simple ratio of two bodies' periods that repeats their tugs | the relation 1:2:4 of Io, Europa and Ganymede
barycenter | the balance point that two bodies circle | the common center of mass of a planet and its star
Lagrange point | the place where a small body keeps station with two large ones | the parking spot of the James Webb Space Telescope
geosynchronous orbit / geostationary orbit | a path with a 24-hour period, high above Earth | the track of communication satellites that keep pace with the turning ground
parabolic path / parabola | an open curve followed at exactly the least speed to leave | the track of a body that barely gets away and never returns
tidal force | a difference in gravity across a body | a stretching effect that heats Io and raises the sea
perturbation | a small change in a path by the pull of another body | a disturbance that led to the discovery of Neptune
Hohmann transfer | a fuel-saving ellipse for travel between two planets' paths | an efficient route from Earth to Mars

# The electromagnetic spectrum
? Which kind of electromagnetic radiation
radio waves / radio | has the longest wavelengths | passes through clouds and dust and is gathered by giant dishes
microwaves / microwave radiation | lies between radio and infrared and shows the leftover glow of the early universe | is studied by satellites such as COBE and Planck
infrared | is felt as heat and lies just beyond red | shows newborn stars hidden in dusty clouds
visible light | is seen by the human eye, from red to violet | has wavelengths from about 400 to 700 nanometers
ultraviolet | lies just beyond violet and causes sunburn | comes strongly from hot young stars and is mostly blocked by ozone
X-rays / X-ray | comes from gas at millions of degrees around black holes | passes through soft tissue and is studied by Chandra
gamma rays / gamma radiation | has the shortest wavelengths and the highest energy | comes in sudden bursts from collapsing stars

# Properties of light
? Which term describes
wavelength | the distance between two neighboring crests | a quantity that determines the color of light
frequency | the number of waves that pass each second | a quantity measured in hertz
amplitude | the height of a wave above its middle | a quantity linked with how bright a wave of light is
photon | a particle, or packet, of light energy | a massless quantum absorbed or emitted by an atom
reflection | the bouncing of light from a surface | what a mirror does to light
refraction | the bending of light as it passes into another material | what a lens or prism does to light
dispersion | the spreading of white light into its colors | what makes a rainbow or a spectrum
interference | the adding or canceling of overlapping waves | what combines signals of several radio dishes
diffraction | the spreading of waves around an edge or opening | what limits the sharpness of a telescope's images
polarization | the vibration of light waves in a single plane | the property of light that certain sunglasses block to cut glare
speed of light | a constant of about 300,000 kilometers per second | a limit that nothing with mass can reach

# Spectra
? Which term of spectroscopy describes
continuous spectrum | the unbroken band of all colors from a hot dense object | a rainbow without lines, from a solid or a star's interior
emission spectrum / bright-line spectrum | the set of separate colored lines from a hot, thin gas | colored lines on black, as from a neon sign or nebula
absorption spectrum / dark-line spectrum | the set of gaps where cool gas removes colors | a rainbow with gaps, as from a star behind its atmosphere
redshift | the move of lines to longer wavelengths as a source recedes | the stretching of light that shows distant galaxies moving away
blueshift | the move of lines to shorter wavelengths as a source approaches | the squeezing of light that shows Andromeda coming toward us
spectroscope / spectrograph | an instrument that spreads light into its colors for study | a device with a prism or grating that reveals composition
blackbody | an ideal object that takes in all radiation and glows by its temperature | a perfect emitter whose curve depends only on how hot it is
ground state | the lowest energy level of an electron | the condition of an undisturbed atom with its electron nearest the nucleus
excited state | the energy level of an electron that has taken in a photon | the condition of an atom before it emits light and falls back
ionization | the removal of an electron from an atom | the process that leaves an atom with a positive charge
Balmer series | visible hydrogen lines, including a red one at 656 nanometers | transitions of hydrogen that end at the second level
21-centimeter line / 21-centimeter radiation | the radio emission of cold hydrogen atoms | a signal that maps the Milky Way's spiral arms
Fraunhofer lines | dark lines in sunlight made by gases of the Sun's atmosphere | missing colors of the Sun named with letters in 1814

# Telescopes and their parts
? Which telescope or telescope part
refracting telescope / refractor | gathers light with a lens at the front of a long tube | bends light and suffers from colored fringes in large sizes
reflecting telescope / reflector | gathers light with a curved mirror | is the design of all the largest professional optical instruments
catadioptric telescope / Schmidt-Cassegrain | uses both a mirror and a correcting lens in a short tube | is compact and popular with amateurs because light folds back
Newtonian telescope | sends light out the side of its tube with a flat mirror | was the design built in 1668 by an English physicist
radio telescope | collects long waves with a large metal dish | works day and night and in cloudy weather
objective lens / primary mirror | is the main light-gathering part | has a size that limits how much light is collected
eyepiece | enlarges the image for the viewer | is the lens next to the observer that is changed for higher power
finderscope | is a small sighting tube that helps to aim at a target | has a wide field with crosshairs
equatorial mount | follows the sky by turning on an axis parallel to Earth's | needs motion about only one axis to track a star
alt-azimuth mount / Dobsonian mount | moves up and down and side to side | holds a tube as a cannon is held, with no tilted axis
CCD / charge-coupled device | records images electronically with pixels of silicon | replaced photographic plates because it is more sensitive
photometer | measures how bright a source is | gives data for light curves of variable stars
interferometer | links separate dishes to act like one huge instrument | gains resolution by placing antennas far apart

# Powers and problems of telescopes
? Which term describes
light-gathering power | the ability to collect photons, which grows with the area of the aperture | a quality four times as great when a mirror's width doubles
resolving power / resolution / angular resolution | the ability to separate two close objects | the fineness of detail, improved by width and shorter wavelengths
magnification | an enlargement found from the focal lengths of objective and eyepiece | a quality changed by swapping eyepieces but useless if images are blurred
aperture | the diameter of the main lens or mirror | a most important specification, such as 8 inches
focal length | the distance from a lens or mirror to the place where rays meet | the number divided by width to give the f-ratio
chromatic aberration | colored fringes because a lens bends colors differently | a fault of simple refractors that Newton wanted to avoid
spherical aberration | a blur because curved optics do not bring all rays together | the fault of Hubble's original mirror
seeing | the blurring of images by turbulent air | the reason why observatories are built on high, steady mountains
adaptive optics | the rapid reshaping of a mirror to cancel the air's blurring | a technique that uses a laser guide star and a flexible surface
active optics | the slow adjustment of a thin mirror's shape against sagging | a technique of supports that correct for gravity and heat
interferometry | the combining of signals from several instruments for sharper detail | the method behind the Very Large Array and the black-hole image
atmospheric window | the range of wavelengths that reaches the ground | the visible or radio part of the spectrum that air lets through
diffraction limit | the smallest detail that optics can show because light spreads as waves | the best possible sharpness even above the air

# Observatories on the ground
? Which observatory
Arecibo Observatory | had a 305-meter dish in Puerto Rico that collapsed in 2020 | sent a message toward cluster M13 and studied asteroids by radar
Very Large Array | has 27 movable dishes in a Y shape in New Mexico | links its antennas on the Plains of San Agustin
ALMA | has 66 antennas high in the Atacama for millimeter waves | images dusty disks where planets form
Very Large Telescope | has four 8.2-meter mirrors on Cerro Paranal in Chile | is run by Europeans in the Southern Hemisphere
Keck Observatory / Keck | has two 10-meter segmented mirrors on Mauna Kea | pioneered mirrors of 36 hexagonal pieces in Hawaii
Palomar Observatory | has the 200-inch Hale reflector in California | was the leading optical site from 1948 for decades
Mount Wilson Observatory | has the 100-inch Hooker reflector used by Hubble | was the place where galaxies and expansion were found in the 1920s
Yerkes Observatory | has the largest refractor, with a 40-inch lens in Wisconsin | belonged to the University of Chicago and opened in 1897
LIGO | detected gravitational waves first, in 2015 | uses laser beams in 4-kilometer arms in Louisiana and Washington
Event Horizon Telescope | made the first image of a black hole's shadow in 2019 | links radio dishes around the globe and studied M87
Rubin Observatory | surveys the whole southern sky from Chile with a giant camera | is named for a woman who studied dark matter
FAST | is a 500-meter dish in China | took over from Puerto Rico as the largest single radio bowl
IceCube | detects neutrinos in Antarctic ice | uses a cubic kilometer near the South Pole
Super-Kamiokande | detects neutrinos in a water tank under a Japanese mountain | showed that neutrinos change type, in 1998
Sudbury Neutrino Observatory | explained why too few solar particles had been detected, in a Canadian mine | used a tank of heavy water in Ontario
Green Bank Telescope | is a steerable 100-meter dish in West Virginia | stands in a zone of radio quiet in Appalachia

# Space telescopes and observatories
? Which space observatory
Hubble Space Telescope | was launched in 1990 and repaired by astronauts for a flawed mirror | orbits above the air with a 2.4-meter mirror
James Webb Space Telescope | studies infrared light with an 18-part gold mirror | was launched in December 2021 with a five-layer sunshield
Chandra X-ray Observatory | has studied high-energy rays from hot gas since 1999 | is named for an Indian-American who studied white dwarfs
Spitzer Space Telescope | studied infrared from 2003 to 2020 | was an earlier infrared Great Observatory with cooled optics
Kepler space telescope | found thousands of exoplanets by watching for dips in starlight | stared at a field in Cygnus from 2009
TESS | surveys the whole sky for planets of nearby bright stars | was launched in 2018 as a four-camera planet finder
Fermi Gamma-ray Space Telescope | has mapped the most energetic radiation of the sky since 2008 | found huge bubbles above and below our galaxy
Compton Gamma Ray Observatory | was the high-energy telescope of the 1990s with bursts from all directions | was one of four Great Observatories and reentered in 2000
Gaia | measured positions and motions of more than a billion stars | was a European mission that made a 3-D map of the Milky Way
COBE | first measured tiny ripples in the background radiation in 1992 | showed that the background has a perfect blackbody curve
WMAP | gave an age of 13.7 billion years from background radiation in 2003 | is an American probe named for Wilkinson
Planck | mapped background radiation for Europe in most detail from 2009 | is named for the German founder of quantum theory
SOHO | has watched the Sun from a Lagrange point since 1995 | has found thousands of comets while observing the solar disk
Parker Solar Probe | has flown through the Sun's corona | was launched in 2018 and is the fastest human-made object
Hipparcos | measured precise parallaxes of more than 100,000 stars from 1989 | was a European forerunner of a larger star mapper

# The planets
? Which planet
Mercury | is closest to the Sun and is the smallest | has no real atmosphere and a heavily cratered surface | orbits the Sun in 88 Earth days
Venus | is the hottest because of a thick carbon dioxide atmosphere | spins backward so slowly that its day is longer than its year | is nearly the same size as Earth but hidden by sulfuric acid clouds
Earth | has liquid water on its surface and known life | has plate tectonics and an atmosphere rich in nitrogen and oxygen
Mars | has a red surface of iron oxide | has the largest volcano, polar caps and dry river valleys | has two small moons named Phobos and Deimos
Jupiter | is the largest and has a Great Red Spot | has more mass than all the others combined | has four large moons discovered in 1610
Saturn | has the brightest and widest rings | has a density lower than that of water | is orbited by the large moon Titan
Uranus | is tilted so far that it rolls around the Sun on its side | was the first discovered with a telescope, in 1781 | is a pale blue-green ice giant with moons named for Shakespeare's characters
Neptune | is farthest from the Sun | has the fastest winds and was found through mathematics in 1846 | is orbited by Triton

# Groups of bodies in the solar system
? Which group of solar system objects
terrestrial planets | is small, dense and rocky and lies nearer the Sun | includes Mercury, Venus, Earth and Mars
gas giants / Jovian planets | consists mostly of hydrogen and helium | includes Jupiter and Saturn
ice giants | contains much water, ammonia and methane beneath a blue atmosphere | includes Uranus and Neptune
dwarf planets | is round but has not cleared its orbital neighborhood | includes Pluto, Ceres and Eris
Trojan asteroids | shares Jupiter's orbit 60 degrees ahead and behind | gathers at two Lagrange points of the giant planet
main-belt asteroids | orbits between Mars and Jupiter | includes Vesta and Pallas, rocky leftovers with no single parent
Kuiper Belt objects | orbits in an icy disk beyond Neptune | includes Arrokoth and many short-period cometary sources
Oort cloud comets | comes from a distant spherical shell of icy bodies | takes thousands of years or more to return to the inner solar system
near-Earth objects | comes close to our orbit and may pose an impact risk | includes Apophis and Bennu
centaurs | orbits among the giant planets, with icy unstable members | has unstable paths between Jupiter and Neptune and includes Chiron

# Surface features of Mercury, Venus and Mars
? Which feature of another planet's surface
Caloris Basin | is a huge impact structure on the innermost planet | is opposite a region of jumbled terrain on Mercury
Maxwell Montes | is the highest mountain range on Venus | is in Ishtar Terra and rises about 11 kilometers
Aphrodite Terra | is a continent-sized highland near the equator of Venus | is named for a Greek goddess of love
lobate scarp | is a cliff formed as the innermost planet cooled and shrank | runs for hundreds of kilometers across craters of Mercury
pancake dome | is a round, flat-topped hill of thick lava on Venus | was revealed by Magellan's radar as one of many like it
Olympus Mons | is the tallest volcano known, a shield on Mars | rises about 22 kilometers, more than twice as high as Everest
Valles Marineris | is a giant canyon system on Mars as long as the United States | is named after Mariner 9 and is up to 7 kilometers deep
Hellas Basin | is a deep impact structure in the southern highlands of Mars | is over 2,000 kilometers wide and is the source of great dust storms
Tharsis | is a great volcanic bulge on Mars with three large shields | raised the Martian crust beside a great canyon
Gale Crater | is the landing place of Curiosity and holds old lake sediments | contains Mount Sharp, which a rover has climbed since 2012
Jezero Crater | is the landing place of Perseverance and holds an old river delta | was reached in February 2021 with a small helicopter

# Atmospheres and weather of planets
? Which planetary feature or process
Great Red Spot | is a giant storm on Jupiter that has lasted for centuries | is wider than Earth and turns counterclockwise in the south
Great Dark Spot | was a storm seen on Neptune by Voyager 2 in 1989 | had vanished when Hubble looked in 1994
polar hexagon | is a six-sided jet stream on Saturn | was studied by Cassini above the ringed planet's northern end
zone | is a light-colored cloud band of rising gas on Jupiter | is a high, bright stripe made of ammonia clouds
belt | is a dark cloud band of sinking gas on Jupiter | is a lower, reddish-brown stripe between two brighter ones
runaway greenhouse effect | made Venus hot enough to melt lead | boiled away a planet's oceans as carbon dioxide built up
global dust storm | covers all of Mars at times when it is near perihelion | ended the mission of the rover Opportunity in 2018
differential rotation | makes a gaseous body's equator turn faster than its poles | twists magnetic field lines in the Sun
superrotation | carries the upper clouds of Venus around in about four days | blows at high speed in the same direction as Venus's slow spin
aurora | glows near poles where charged particles strike a magnetized planet's air | has been seen on Earth, Jupiter and Saturn as shimmering curtains

# Interiors and rings of planets
? Which term describes
metallic hydrogen | a liquid form that conducts electricity deep inside Jupiter | the source of Jupiter's strong magnetic field
rocky core | a dense center of silicates around which a giant gathered gas | the innermost solid or blurred part of a giant
magnetosphere | the region where a planet's magnetic field controls charged particles | a shield that turns aside most of the solar wind
Van Allen belts | doughnut-shaped zones of trapped particles around Earth | radiation regions discovered by Explorer 1
magnetotail | the part of a planet's field stretched away from the Sun | a long stream on the night side of a planet
planetary ring | a disk of ice and rock pieces around a giant planet | a structure of countless particles inside the Roche limit
shepherd moon | a small satellite whose pull keeps a narrow band of particles in place | a body such as Prometheus, beside Saturn's F band
Cassini Division | the wide gap between the A and B bands of Saturn | a dark lane kept clear by a resonance with Mimas
spokes | dark radial markings on Saturn's bright bands | temporary dust shadows seen by Voyager on the B band
internal heat | energy left from formation that makes Jupiter radiate more than it receives | warmth from contraction and sinking helium in Saturn
bow shock | the curved boundary where solar wind is suddenly slowed by a planet | the place upstream of a magnetosphere, like water before a ship
mantle of ices | a slushy layer of water, ammonia and methane in Uranus | a layer over a rocky center that makes up most of Neptune

# Surface features of the Moon
? Which lunar feature
maria / mare | is a kind of dark, smooth plain of ancient basalt | is named with the Latin word for seas
highlands | is the light-colored, heavily cratered older land | consists mainly of bright anorthosite more than 4 billion years old
crater | is a bowl-shaped pit made by an impact | has a raised rim and often a central peak
rays | is a pattern of bright streaks of debris thrown out by an impact | spreads from young pits for hundreds of kilometers
rilles | is a set of long channels or collapsed lava tubes | includes Hadley, visited by Apollo 15
regolith | is a loose layer of dust and broken rock | was made by endless small impacts and kept astronauts' footprints
Tycho | is a bright young pit with streaks in the south | has streaks that stretch over much of the near side at full phase
Copernicus | is a large terraced pit on the near side, about 800 million years old | has terraced walls and central peaks near the Ocean of Storms
South Pole-Aitken Basin | is the largest and deepest impact structure, mostly on the far side | was visited by China's Chang'e 4 and 6
Sea of Tranquility | is the dark plain where Apollo 11 landed in 1969 | has the Latin name Mare Tranquillitatis
far side | is the half never seen from Earth, with few dark plains | was first photographed by Luna 3 in 1959
permanently shadowed craters | is a cold polar place where ice has been detected | may supply water for astronauts of Artemis

# Moons of the planets
? Which moon
Io | is the most volcanically active body known, heated by Jupiter's tides | is yellow and orange with sulfur and is the innermost Galilean
Europa | has a smooth icy crust that probably covers a salty ocean | is to be studied by the Clipper spacecraft, as it may have life
Ganymede | is the largest in the solar system and has its own magnetic field | is bigger than Mercury and orbits Jupiter
Callisto | is the most heavily cratered of Jupiter's four large satellites | is the outermost of the four found by Galileo
Titan | has a thick nitrogen atmosphere and lakes of methane | was landed on by the Huygens probe in 2005
Enceladus | sprays geysers of water from cracks at its south pole | feeds Saturn's E ring with icy particles
Mimas | has one giant crater that makes it look like the Death Star | clears the Cassini Division by its resonance
Iapetus | has one dark side, one bright side and an equatorial ridge | looks like a walnut with two colors and orbits Saturn
Miranda | has a jumbled surface with tall cliffs and orbits Uranus | is named for the heroine of The Tempest
Titania | is the largest satellite of Uranus | is named for the queen of the fairies in Shakespeare
Triton | orbits backward around Neptune and has nitrogen geysers | is probably a captured Kuiper Belt body with a thin atmosphere
Phobos | is the inner, larger satellite of Mars | has the large crater Stickney and is slowly spiraling inward
Deimos | is the outer, smaller satellite of Mars | was named for a Greek god of terror, the twin of fear
Charon | is half as wide as Pluto, and the two always face each other | is named for the ferryman of the dead
Luna / Earth's Moon | was visited by astronauts between 1969 and 1972 | is about 384,000 kilometers from us and a quarter as wide

# Dwarf planets, asteroids and distant worlds
? Which small world
Pluto | was reclassified in 2006 and visited by New Horizons in 2015 | has a heart-shaped plain of nitrogen ice
Ceres | is the largest body in the asteroid belt, with bright salt deposits | was orbited by Dawn from 2015 and discovered in 1801
Eris | was discovered in 2005 and led to the redefinition of planet | is a scattered disk body slightly more massive than Pluto
Haumea | spins so fast that it has the shape of an egg | is an icy dwarf named for a Hawaiian goddess, with a ring
Makemake | is a bright dwarf named for a god of Easter Island | is a red Kuiper Belt member found around Easter in 2005
Sedna | has an extremely long orbit that takes it far past the Kuiper Belt | is named for an Inuit goddess of the sea
Vesta | is the brightest asteroid and the source of many meteorites | was orbited by Dawn in 2011 and 2012
Eros | was the first asteroid orbited and landed on by a spacecraft | was studied by NEAR Shoemaker in 2000 and 2001
Bennu | was sampled by OSIRIS-REx, which returned its dust in 2023 | is a carbon-rich rubble pile shaped like a spinning top
Ryugu | was sampled by Japan's Hayabusa2 | is named for a dragon palace in a folktale
Arrokoth | is a two-lobed body passed by New Horizons in 2019 | is the most distant object explored close up
Dimorphos | had its path changed by the DART impact in 2022 | is a moonlet of the asteroid Didymos
Oumuamua | was the first known visitor from another star system, in 2017 | has a Hawaiian name for a scout or messenger from afar
Apophis | will pass very near Earth in April 2029 | is named for an Egyptian serpent of chaos

# Comets and their parts
? Which comet or comet part
nucleus | is the solid core of ice and dust | is described as a dirty snowball a few kilometers wide
coma | is the cloud of gas and dust around the solid core near the Sun | glows as a fuzzy head that may become wider than Jupiter
ion tail / gas tail | is bluish and points directly away from the Sun | consists of charged particles swept by the solar wind
dust tail | is yellowish, curved and pushed by the pressure of light | reflects sunlight and traces the path of the orbit
hydrogen envelope | is a huge invisible cloud of the lightest gas | is seen only in ultraviolet light, millions of kilometers wide
Halley's Comet | returns about every 76 years and was last seen in 1986 | was shown on the Bayeux Tapestry in 1066
Comet Hale-Bopp | was bright to the unaided eye for months in 1997 | was found by two Americans in 1995 with a very large core
Comet Shoemaker-Levy 9 | broke apart and struck Jupiter in 1994 | left dark bruises on a giant planet's clouds
Comet 67P / Churyumov-Gerasimenko | was orbited by Rosetta and landed on by Philae | has a rubber-duck shape and was studied from 2014 to 2016
Comet Wild 2 | was sampled by the Stardust spacecraft | gave grains captured in aerogel and returned in 2006
Comet Tempel 1 | was struck by Deep Impact in 2005 | showed its inner material when a copper probe hit it
Comet Encke | has a period of only 3.3 years, the shortest of any bright one | is the source of the Taurid stream

# Meteoroids and impacts
? Which term describes
meteoroid | the small piece of rock or metal moving through space | a body between the size of a dust grain and a boulder in orbit
meteor | a streak of light as a particle burns up in the atmosphere | a shooting star caused by friction of a falling grain
meteorite | a piece from space that reaches the ground | a sample such as one from Mars found in Antarctica
fireball / bolide | an exceptionally bright streak that may explode | a brilliant event brighter than Venus
stony meteorite / chondrite | a silicate piece from space, the most common kind of fall | the type of sample that looks much like ordinary Earth rocks
iron meteorite | a metallic piece with a Widmanstätten pattern when etched | a type that comes from the core of a shattered asteroid
stony-iron meteorite | a piece mixing silicate and nickel alloy | a type that includes pallasites with olivine crystals
meteor shower | many streaks on one night that seem to come from one place | an annual event as Earth crosses a comet's dust trail
radiant | the point in the sky from which shower streaks seem to spread | the place that gives the Perseids their name
ejecta | material thrown out by an impact | a debris blanket around a crater
micrometeorite | a dust-sized particle that drifts to Earth unburned | a tiny visitor collected from rooftops and ice
tektite | a glassy bead formed by an impact on Earth | natural glass named in regions such as Indochina and Bohemia
planetary defense | plans to find and deflect dangerous objects | a program that tested deflection with DART

# Meteor showers and impact sites
? Which meteor shower or impact event
Perseids | appears each August from particles of comet Swift-Tuttle | is the most popular of the warm summer nights
Leonids | appears each November and has produced great storms | is linked with comet Tempel-Tuttle and a sickle of stars
Geminids | appears each December from the asteroid Phaethon | is one of the richest, from near Castor
Orionids | appears each October from Halley's Comet | shows streaks from near Betelgeuse in autumn
Quadrantids | appears in early January from a former constellation | begins the calendar year for observers, with a short peak
Lyrids | appears each April from near bright Vega | is linked with comet Thatcher and has been recorded for 2,700 years
Chicxulub impact | left a crater in Yucatán and ended the age of dinosaurs | spread iridium around the world 66 million years ago
Barringer Crater / Meteor Crater | is a well-preserved pit in Arizona about 50,000 years old | is about 1.2 kilometers wide near Winslow
Tunguska event | flattened Siberian forest in 1908 | was an explosion in the air that left no large crater
Chelyabinsk event | injured about 1,500 people by a Russian airburst in 2013 | shattered windows with a shock wave seen by dashboard cameras

# Layers of the Sun
? Which layer of the Sun
core | is the center, where hydrogen fuses into helium | has a temperature of about 15 million kelvins
radiative zone | carries energy outward by photons that wander for many thousands of years | lies just outside the center and does not churn
convective zone / convection zone | carries energy outward by rising and sinking hot gas | lies just beneath the visible surface
photosphere | is the visible surface at about 5,800 kelvins | shows granules and sunspots
chromosphere | is a thin reddish shell seen briefly at total eclipses | lies just above the visible surface and has spicules
corona | is the outermost, extremely hot, thin halo seen at total eclipses | reaches more than a million kelvins and gives rise to the solar wind
transition region | is a thin zone where temperature jumps from thousands to a million kelvins | separates the reddish shell from the outer halo
tachocline | is the thin zone of shear where the magnetic field is thought to be generated | lies between the radiative interior and the churning zone

# Solar activity
? Which solar feature or event
sunspot | is a dark, cooler area with a strong magnetic field | is dark because trapped magnetism holds back rising heat
solar prominence / prominence | is a huge arch of gas held above the edge by magnetism | is called a filament when seen dark against the disk
solar flare | is a sudden violent burst of radiation near a group of dark areas | reaches Earth in eight minutes and can disturb radio signals
coronal mass ejection / CME | is an immense bubble of plasma thrown into space | may take one to three days to reach Earth and upset power grids
solar wind | is a steady stream of charged particles flowing outward | shapes comet tails and fills the heliosphere
granule | is a convection cell about 1,000 kilometers wide | is bright in the middle where gas rises and dark at its edges
spicule | is a short-lived jet of gas in the chromosphere | shoots upward at about 20 kilometers per second for a few minutes
coronal hole | is a dark region from which fast particles stream out | appears dark in X-rays because field lines open into space
plage / facula | is a bright area around magnetic regions on the disk | shines in hydrogen light near dark spots
sunspot cycle / solar cycle | is a rise and fall of activity that lasts about 11 years | brings a reversal of magnetic poles at each peak
Maunder minimum | was a period of few dark spots from 1645 to 1715 | coincided with cold winters in Europe

# Space weather and the heliosphere
? Which term describes
aurora borealis / northern lights | a colored glow in the Arctic sky from solar particles | shimmering green curtains above Alaska and Norway
aurora australis / southern lights | a colored glow in the Antarctic sky from solar particles | shimmering curtains above Tasmania and the icy bottom of the world
geomagnetic storm | the disturbance of Earth's field by a burst of solar plasma | an event that can cut power, as in Quebec in 1989
heliosphere | the bubble of solar plasma around the solar system | the region that the Voyagers left in 2012 and 2018
heliopause | the boundary where the pressure of solar plasma meets interstellar gas | the edge at which a probe enters interstellar space
termination shock | the place where solar plasma suddenly slows below the speed of sound | an inner boundary crossed by Voyager 1 in 2004
Carrington Event | the great storm of 1859 that set telegraph wires on fire | the strongest recorded solar disturbance, named for an English observer
helioseismology | the study of the Sun's interior by its surface vibrations | the method that uses sound waves to probe beneath the photosphere
solar constant | the energy of about 1,361 watts reaching each square meter at our distance | a quantity that measures sunlight at the top of our atmosphere
solar maximum | the time of most dark spots and flares | a peak that comes about every 11 years
solar minimum | the time of fewest dark spots and flares | the quiet part of an 11-year pattern

# Energy and particles of the Sun and stars
? Which term describes
nuclear fusion | the joining of light nuclei to form a heavier one | the energy source of stars, turning hydrogen into helium
proton-proton chain | a series of reactions that makes helium in stars like the Sun | a sequence that begins when two hydrogen nuclei form deuterium
CNO cycle | a series of reactions using carbon as a catalyst in hotter stars | the main hydrogen-burning process in stars above about 1.3 solar masses
triple-alpha process | the joining of three helium nuclei into carbon | a reaction that begins in a red giant at about 100 million kelvins
neutrino | a nearly massless neutral particle that escapes a star's center at once | a tiny particle detected deep underground as proof of solar reactions
hydrostatic equilibrium | a balance between inward gravity and outward pressure | the condition that keeps a star from collapsing or blowing apart
mass-energy equivalence | a principle written as E = mc² | a rule explaining how a little lost matter yields sunlight
plasma | the hot state of matter made of ions and electrons | the electrically conducting form of most visible matter in the universe
nuclear fission | the splitting of a heavy nucleus such as uranium | the process used in power plants but not in stars
positron | the antimatter twin of the electron | a positively charged particle made in the first step of hydrogen burning
degeneracy pressure | the quantum push of crowded particles that holds up dead stars | the support of white dwarfs that does not depend on temperature

# Formation of the solar system
? Which term about the birth of the solar system describes
solar nebula | the cloud of gas and dust from which the Sun and planets formed | a collapsing mass that began to spin about 4.6 billion years ago
protoplanetary disk | a flat, rotating platter of material around a young star | a structure seen by ALMA with rings and gaps
accretion | the growth of bodies as particles collide and stick | the sticking together of dust, then of larger chunks
planetesimal | the kilometer-sized building block of planets | a small body that later combined or survived as an asteroid
protoplanet | Moon-sized or larger body still gathering material | a planetary embryo that swept up its neighbors
frost line / snow line | the distance beyond which ices could condense | the limit between rocky planets and the places where giants could form
differentiation | the separation of a molten body into a metal core and rocky mantle | the sinking of iron as a young world melts
condensation | the formation of solid grains from cooling gas | the change by which metals and rock became solid near the Sun
planetary migration | an inward or outward movement of young giants | the explanation of giants found very close to their stars
heavy bombardment | the time of intense cratering about four billion years ago | the last great wave of leftover debris striking inner worlds
giant impact hypothesis | the idea that a Mars-sized body struck Earth and formed the Moon | the explanation of the Moon's small iron core
T Tauri wind | the strong outflow of a young Sun that cleared leftover gas | a blast that ended the growth of the giant planets

# Spectral classes of stars
? Which spectral class
O | includes the hottest stars, blue, above 30,000 kelvins | has ionized helium lines and very short lives
B | includes blue-white stars of about 10,000 to 30,000 kelvins, such as Rigel | has neutral helium lines and follows the hottest letter
A | includes white stars with the strongest hydrogen lines, such as Sirius | contains Vega and stars near 7,500 to 10,000 kelvins
F | includes yellow-white stars of about 6,000 to 7,500 kelvins, such as Procyon | lies between A and G in the temperature order
G | includes yellow stars of about 5,200 to 6,000 kelvins, such as the Sun | contains Alpha Centauri A and other middle-temperature stars
K | includes orange stars of about 3,700 to 5,200 kelvins, such as Arcturus | contains Aldebaran and other stars between yellow and red
M | includes the coolest red stars with molecular bands, such as Betelgeuse | contains most red dwarfs and shows titanium oxide
L | includes very cool dwarfs and brown dwarfs with metal hydride bands | comes right after the seven classic letters
T | includes methane-rich brown dwarfs cooler than about 1,300 kelvins | comes two letters after the classic seven

# Types of stars
? Which type of star
red dwarf | is small, cool and dim and may live for trillions of years | is the most common kind and includes Proxima Centauri
red giant | is a swollen, cool star that has used up the hydrogen in its center | is what the Sun will become in about five billion years
red supergiant | is an enormous cool star near the end of a massive life | includes Betelgeuse and ends in a supernova
blue supergiant | is an enormous hot star, such as Rigel | is hot, rare and tens of thousands of times as luminous as the Sun
white dwarf | is a hot, Earth-sized core left by a Sun-like star | has no fusion and slowly cools, as Sirius B does
brown dwarf | is too small to fuse ordinary hydrogen, between planets and stars | is called a failed star
neutron star | is a city-sized remnant made mostly of one uncharged particle | forms in the collapse of an iron core after a supernova
protostar | is a contracting warm ball not yet hot enough for fusion | shines by heat of gravity inside a collapsing cloud
T Tauri star | is a young, variable star still settling down, with jets | is named for a prototype in the constellation of the bull
Cepheid variable | is a yellow giant that pulses with a period tied to its luminosity | was used by Hubble to find Andromeda's distance
RR Lyrae star | is an old pulsating star common in globular clusters | has a period of less than a day and a nearly fixed luminosity
Wolf-Rayet star | is a very hot massive star that has blown away its outer hydrogen | shows broad emission lines from strong winds
black dwarf | is a cold ember that does not exist yet | would be the final cooled state of a Sun-like remnant

# Properties of stars
? Which property of a star
apparent magnitude | is brightness as seen from Earth on a scale where lower is brighter | depends on both true output and distance
absolute magnitude | is brightness that would be seen from 10 parsecs | compares stars as if all were at the same distance
luminosity | is the total energy given off each second | is measured in watts or in solar units
surface temperature | is shown by color, from red to blue | determines a star's spectral class
chemical composition | is found from the lines in a spectrum | is mostly hydrogen and helium
mass | is found from orbits in binary systems and decides a lifetime | is the most important factor in a star's life
radius | is calculated from luminosity and temperature | ranges from city size to more than 1,000 times the Sun's
metallicity | is the share of elements heavier than helium | is low in Population II and high in Population I
radial velocity | is motion along our line of sight, measured by Doppler shift | reveals planets by a small regular wobble toward and away
transverse velocity / tangential velocity | is motion across the line of sight | is found from proper motion and distance
rotation rate | is found from the broadening of spectral lines | is about 25 days at the Sun's equator
color index | is the difference of brightness measured through two filters | is written B minus V
age | is estimated for a cluster from its main-sequence turnoff | is about 4.6 billion years for the Sun

# Regions and ideas of the H-R diagram
? Which term of the Hertzsprung-Russell diagram describes
main sequence | a diagonal band where most stars lie | the home of the Sun now and for 90 percent of a life
horizontal branch | the region of helium-burning stars of low mass | the strip of old cluster members to the left of the red giants
asymptotic giant branch | the upper-right region of dying Sun-like stars with two burning shells | the last bright stage before a planetary nebula
instability strip | the nearly vertical region of pulsating stars | the home of Cepheids and RR Lyrae stars
turnoff point | a bend that reveals a cluster's age | the place where a group's members are just leaving hydrogen burning
white dwarf region | the lower left corner of hot, dim remnants | the home of Sirius B
supergiant region | the top of the chart, with the most luminous stars | the home of Betelgeuse and Rigel
spectral type axis | the horizontal scale of temperature, hottest at the left | a scale with O at one end and M at the other
luminosity axis | the vertical scale of brightness | a scale given in solar units or absolute magnitude
Hayashi track | the downward path of a young star toward the diagonal band | the route of nearly constant temperature before hydrogen burning

# Units of measure in astronomy
? Which unit
light-year | is the distance a beam travels in twelve months, about 9.5 trillion kilometers | measures distance, not time, and is about 63,000 astronomical units
parsec | is the distance at which a star's parallax is one arcsecond, 3.26 light-years | was named from two words, one of them for 1/3,600 of a degree
kilometer per second per megaparsec | is used for the Hubble constant | combines a speed with a distance
solar mass | equals about 2 × 10³⁰ kilograms | is used to weigh stars and black holes
solar luminosity | equals about 3.8 × 10²⁶ watts | is used for a star's output of power
kelvin | measures temperature above absolute zero | has degrees of the same size as Celsius
nanometer | measures visible wavelengths, a billionth of a meter | is used for light, such as 500 for green
hertz | measures waves per second | is named for the discoverer of radio waves
jansky | measures weak radio flux | is named for the first radio astronomer
Julian day | counts time continuously from the year 4713 before Christ | gives observers a single running number without months
degree | is one 360th of a full circle | is divided into 60 arcminutes
electron volt | measures the energy of photons and particles | is used for X-rays and gamma rays

# Binary and variable stars
? Which kind of star system or variable
visual binary | shows two separate members through a telescope | lets astronomers trace both orbits directly
spectroscopic binary | is known from lines that shift back and forth | reveals its pair by the Doppler effect alone
eclipsing binary | dims regularly as one member passes in front of the other | has a light curve with two dips, as Algol does
astrometric binary | is known from the wobble of the one visible member | has an unseen partner, as Sirius once did
optical double | only looks paired, with members at very different distances | is not bound by gravity although its members appear close
contact binary | has two members that share a common outer envelope | has members so near that their surfaces touch
pulsating variable | expands and contracts in a regular cycle | changes in brightness as its size and temperature change
cataclysmic variable | flares when gas from a companion falls onto a white dwarf | includes the systems that become novas
flare star | is a red dwarf that brightens suddenly for minutes | has outbursts like the Sun's but far stronger for its size

# Star formation and early life
? Which term about the birth of stars describes
molecular cloud | the cold, dense region of hydrogen where stars are born | a dark region, such as that in Orion, rich in H₂
Jeans mass | the least amount of gas that can collapse under its own gravity | the limit beyond which gravity overcomes gas pressure
Bok globule | a small, dark, round cloud that may form a few stars | a compact, opaque blob seen against a glowing nebula
bipolar outflow | the pair of oppositely directed jets from a forming star | narrow streams shot out along a protostar's poles
Herbig-Haro object | a glowing knot where a jet hits surrounding gas | a small bright patch moving away from a newborn star
zero-age main sequence | the line reached when hydrogen burning begins | the starting line of adult life on the H-R diagram
gravitational collapse | the falling together of a cloud that heats its middle | shrinking that begins when gas pressure can no longer resist
stellar association | a loose, young group that soon drifts apart | the unbound collection of hot O and B members

# Late stages in the life of stars
? Which stage or event in a star's life
helium flash | is the sudden start of carbon production in a low-mass giant's center | lasts only minutes in a degenerate center and marks the top of the giant branch
planetary nebula | is a glowing shell of gas thrown off by a dying Sun-like star | looks like a disk in small telescopes and surrounds a new white dwarf
hydrogen shell burning | makes a star swell as fusion goes on around an inert center | begins when the center has only helium, turning a star into a giant
core collapse | happens when an iron center can no longer hold up a massive star | takes less than a second and makes a neutron star
nova | is a brightening from an explosion on a white dwarf's surface | may repeat because gas builds up again on a compact partner
Type Ia supernova | is the complete explosion of a white dwarf with a companion | serves as a standard candle because its peak is nearly uniform
Type II supernova | is the explosion of a massive star with hydrogen in its spectrum | leaves a neutron star or black hole behind
kilonova | is a flash made when two neutron stars merge | makes gold and platinum and was seen in 2017
hypernova | is an extra-powerful collapse linked with gamma-ray bursts | happens in a very massive, fast-spinning star with jets
iron core formation | ends fusion because no more energy can be released | comes last in the onion-like layers of a massive star

# Remnants and compact objects
? Which remnant or compact object
stellar black hole | forms from the heaviest dying stars and lets no light escape | usually has about 5 to 100 times the Sun's mass
pulsar | is a spinning remnant that sends regular radio beats | is timed as steadily as an atomic clock
magnetar | is a young remnant with the strongest known magnetic field | gives off bursts of X-rays and gamma rays from a cracked crust
supernova remnant | is an expanding cloud of gas such as the Crab Nebula | enriches interstellar gas with heavy elements
cooling white dwarf | is a carbon and oxygen ember about as large as Earth | is the fate of the Sun after its planetary nebula fades
intermediate-mass black hole | has hundreds to many thousands of solar masses | is suspected in some star clusters and is hard to find
supermassive black hole | has millions or billions of solar masses at a galaxy's center | powers quasars and bends the paths of inner stars
X-ray binary | shines as gas falls from a normal star onto a collapsed partner | includes Cygnus X-1, a strong source found by rockets
quark star | is a proposed body even denser than a pulsar | has not been confirmed by observation

# Making of the elements
? Which process of nucleosynthesis
Big Bang nucleosynthesis | made hydrogen, helium and a little lithium in the first minutes | explains why about one quarter of ordinary matter is helium
hydrogen burning | makes helium throughout main-sequence life | powers the Sun through the proton-proton chain
helium burning | makes carbon and oxygen in red giants | begins at about 100 million kelvins through the triple-alpha process
carbon burning | makes neon, sodium and magnesium in massive stars | begins at about 600 million kelvins after helium is used up
silicon burning | makes iron in the last day before a massive star collapses | makes the nucleus with the most binding energy
r-process | adds neutrons rapidly and makes gold and uranium | happens when neutron stars merge
s-process | adds neutrons slowly in giant stars and makes barium | happens over thousands of years in asymptotic giants
cosmic-ray spallation | makes lithium, beryllium and boron by breaking nuclei | happens as fast particles strike gas in space
explosive nucleosynthesis | makes radioactive nickel in supernovas | happens in the shock wave that blows apart a star

# Black hole terms
? Which term of black hole physics describes
event horizon | the boundary from within which nothing can escape | the surface that acts like a one-way membrane
singularity | the point of infinite density predicted at the center | the place where known laws of physics break down
Schwarzschild radius | a size to which a mass must shrink so that light cannot leave | the length of about 3 kilometers for the mass of the Sun
accretion disk | the hot, flat whirl of gas spiraling inward | the source of X-rays as material heats by friction
Hawking radiation | the slow quantum leak of energy predicted in 1974 | a reason why tiny holes could evaporate
spaghettification | the stretching of an infalling body by tides | an effect that pulls an astronaut into a long, thin strand
photon sphere | the distance at which light itself can orbit | the region that outlines the dark shadow in an image
relativistic jet | the narrow beam of particles shot out near light speed | an outflow seen for thousands of light-years from M87
gravitational time dilation | the slowing of clocks near a strong mass | an effect by which a distant observer sees a falling clock run slow
wormhole | a proposed tunnel between distant parts of space-time | Einstein-Rosen bridge, never observed
frame dragging | the twisting of space around a spinning mass | an effect measured around Earth by Gravity Probe B
tidal disruption event | a flare as a star is torn apart | the death of a sun that passes too near a giant hole

# Famous black holes and compact objects
? Which famous object
Sagittarius A* | is the four-million-solar-mass center of the Milky Way | was weighed from the orbits of nearby stars by Ghez and Genzel
M87* | was the first of its kind to be imaged, in 2019 | has about 6.5 billion solar masses and lies in Virgo
Cygnus X-1 | was the first widely accepted stellar black hole | was the subject of a bet between Hawking and Thorne
Crab Pulsar | spins about 30 times a second in a cloud from 1054 | lights up a remnant in Taurus
GW150914 | was the first merger detected by gravitational waves | came from two black holes of about 30 solar masses
GW170817 | was a neutron star merger seen also by telescopes | came with a gamma-ray burst and a kilonova
Hulse-Taylor binary | gave indirect proof of gravitational waves by a shrinking orbit | brought a Nobel Prize in 1993 for two timing experts
SN 1987A | exploded in the Large Magellanic Cloud and was seen in February 1987 | sent neutrinos to detectors in Japan and Ohio
Kepler's Supernova | was seen in 1604 as the last naked-eye one in our galaxy | was studied by the discoverer of elliptical orbits
Tycho's Supernova | was seen in Cassiopeia in 1572 | showed a Dane that the heavens can change
Eta Carinae | is a massive unstable star that erupted in the 1840s | is hidden in the two-lobed Homunculus cloud
Sirius B | was the first white dwarf to be recognized by its closeness to a bright star | was first seen by Alvan Clark in 1862
3C 273 | was the first quasar to have its distance recognized | shows hydrogen lines with a redshift of 0.16
PSR B1919+21 | was the first pulsar to be found | was jokingly labeled LGM for little green men

# Types of nebulae and interstellar matter
? Which kind of interstellar matter
emission nebula / H II region | glows as hot young stars ionize its hydrogen | has a reddish color and marks a place of star birth
reflection nebula | shines blue by scattered light of nearby stars | surrounds the Pleiades with a bluish haze
dark nebula | blocks light from behind it with dense dust | looks like a hole in the stars, such as the Coalsack
interstellar dust | consists of tiny grains of silicate, carbon and ice | reddens and dims the light of distant stars
cosmic rays | consists of fast charged particles from exploded stars | hits our air at nearly the speed of light, mainly as protons
coronal gas | is very hot, thin gas at a million degrees in galactic space | is heated by shocks and glows in X-rays
neutral hydrogen cloud / H I region | gives off 21-centimeter radio emission | is cool, atomic and mapped by radio telescopes
circumstellar shell | surrounds an aging star that sheds its outer layers | hides a red giant in dust that glows in infrared
superbubble | is a huge cavity blown by many supernovas | is hundreds of light-years wide, such as the one around our Sun
intergalactic medium | is the thin gas between star systems of hundreds of billions | holds most ordinary matter, outside any galaxy

# Famous nebulae and star clusters
? Which nebula or cluster
Orion Nebula | is a nearby star-forming cloud below a hunter's belt | is lit by the four Trapezium stars and is visible to the eye
Crab Nebula | is the remnant of a supernova seen by the Chinese in 1054 | is first in Messier's catalog and has a pulsar
Horsehead Nebula | is a dark shape against a glowing cloud near Alnitak | looks like a chess knight
Ring Nebula | is a shell of a dying star in Lyra | looks like a smoke doughnut around a faint white dwarf
Eagle Nebula | holds the Pillars of Creation | was made famous by a Hubble picture of 1995
Helix Nebula | is one of the nearest planetary shells, in Aquarius | is nicknamed the Eye of God
Carina Nebula | surrounds Eta Carinae in the southern sky | was among the first images of the James Webb telescope as Cosmic Cliffs
Veil Nebula | is a lacy old supernova remnant in Cygnus | is wide, wispy and about 10,000 to 20,000 years old
Tarantula Nebula | is a great star-forming region in the Large Magellanic Cloud | surrounds R136, with some of the most massive stars known
Pleiades | is a young open group called the Seven Sisters | is wrapped in blue haze in the shoulder of the bull
Hyades | is the nearest open group and forms the V of Taurus | is about 150 light-years away around the line of sight to Aldebaran
Beehive Cluster / Praesepe | is an open group in Cancer seen by Galileo | lies in the crab of the zodiac
Omega Centauri | is the largest globular of our galaxy | has millions of members and may be a stripped galaxy's center
M13 / Hercules Cluster | is a globular in a strongman's constellation | was the target of the Arecibo message in 1974
Coalsack | is a dark cloud beside the Southern Cross | is visible to the naked eye as a patch without stars in Crux

# Star groups and populations
? Which term describes
open cluster | a loose young group of hundreds of stars in the disk | a group such as the Pleiades
globular cluster | a ball of hundreds of thousands of old stars in the halo | a group such as M13 or Omega Centauri
Population I | young stars rich in heavy elements, found in spiral arms | the class that contains the Sun
Population II | old stars poor in heavy elements, found in the halo | the class that contains members of globular groups
Population III | the first stars, made of only hydrogen and helium | hypothetical objects that lived and died soon after the Big Bang
binary system | two stars that orbit a common center of mass | a bound pair, as is about half of all Sun-like suns
hypervelocity star | a body thrown out so fast that it can leave the galaxy | a runaway flung by the black hole in our galaxy's center
stellar stream | a ribbon of stars pulled from a small neighbor galaxy | the trail of the Sagittarius dwarf
moving group | stars that share a motion but are spread out over the sky | the members of the Big Dipper, except for two
field star | a single member of the general background of the galaxy | an object not belonging to any cluster

# Parts of the Milky Way
? Which part of the Milky Way
galactic disk | is the flat, rotating plane that holds young stars, gas and dust | is about 100,000 light-years across and only about 1,000 thick
galactic bulge | is the thick, crowded central region of older stars | has a peanut shape and a bar within it
galactic halo | is a sphere of old stars and globular clusters | surrounds the flat plane with little gas or star formation
galactic nucleus | contains Sagittarius A*, a supermassive black hole | lies about 26,000 light-years from us, hidden by dust
spiral arm | is a curved band of bright young stars and nebulae | is a density wave in which stars form
dark matter halo | is an unseen mass that extends far beyond the stars | keeps the rotation curve flat at great distances
Orion Spur / Local Arm | is the minor stream of stars in which the Sun lies | lies between the Sagittarius and Perseus streams
central bar | is a long straight band of stars across the middle | makes our system a barred spiral
Local Bubble | is a cavity of thin, hot gas around the Sun | was blown out by old supernovas nearby

# Types of galaxies
? Which type of galaxy
spiral galaxy | has curved arms that wind out from a round central bulge | includes Andromeda and the Whirlpool
barred spiral galaxy | has arms that begin at the ends of a straight band | is the class of the Milky Way
elliptical galaxy | is round or oval with old stars and little gas | includes M87 and ranges from E0 to E7
lenticular galaxy | has a disk and bulge but no arms | is labeled S0 in Hubble's tuning fork
irregular galaxy | has no definite shape and much young material | includes the Magellanic Clouds
ring galaxy | is a circle of stars made by a small intruder | includes the Cartwheel, a wheel-like form
starburst galaxy | is making new stars at an extremely high rate | includes M82, the Cigar
dwarf spheroidal galaxy | is very small, faint and rich in dark matter | includes companions of ours such as Draco

# Named galaxies
? Which galaxy or galaxy group
Milky Way | is the barred spiral that contains the Sun | contains a few hundred billion stars and appears as a hazy band
Andromeda Galaxy / M31 | is the nearest large spiral, about 2.5 million light-years away | will collide with ours in several billion years
Large Magellanic Cloud | is a satellite about 160,000 light-years away with the Tarantula Nebula | was the host of SN 1987A in the southern sky
Small Magellanic Cloud | is a dwarf satellite in Tucana in which Leavitt studied Cepheids | is fainter and farther than its southern neighbor, about 200,000 light-years away
Triangulum Galaxy / M33 | is the third largest in our group | lies near Andromeda and may be seen with binoculars
Whirlpool Galaxy / M51 | is a face-on spiral with a companion in Canes Venatici | was the first whose coiled arms were drawn, by Lord Rosse in 1845
Sombrero Galaxy / M104 | has a broad bulge and a dark dust lane like a hat | is nearly edge-on in Virgo
Centaurus A | is a southern elliptical with a dust lane and radio lobes | is one of the closest active ones, seen from Australia
M87 | is a giant elliptical in Virgo with a long jet | has a black hole imaged in 2019 and thousands of globulars
Antennae Galaxies | is a colliding pair with long tails | includes NGC 4038 and 4039 in Corvus
Sagittarius Dwarf Galaxy | is being torn apart by our own system | was found in 1994 behind our own center
Cartwheel Galaxy | has a ring made by an intruder | looks like a spoked hub in Sculptor

# Groups of galaxies and large-scale structure
? Which term describes
Local Group | the small cluster that contains the Milky Way and Andromeda | the gathering of about 80 members within 10 million light-years
Virgo Cluster | the nearest large gathering, about 54 million light-years away | the gathering that includes M87
Coma Cluster | a rich gathering in which Zwicky found missing mass | a group of over a thousand members, mostly ellipticals, 320 million light-years off
Laniakea | the home supercluster with a name meaning immense heaven | the basin of flow that includes the Milky Way and 100,000 others
supercluster | a gathering of many galaxy clusters | the largest kind of grouping, hundreds of millions of light-years wide
filament | a long thread in the cosmic web | a strand where clusters are strung like beads
void | a huge, nearly empty region | a bubble-like space, such as that in Boötes
cosmic web | the overall network of matter in the universe | the sponge-like pattern seen in surveys of redshift
Great Attractor | a mass toward which our part of space flows | an unseen concentration toward Norma and Centaurus
galactic cannibalism | the swallowing of a smaller system by a bigger one | the way giant ellipticals grow in rich clusters
gravitational lens | a mass that bends and magnifies light from behind | a galaxy that makes arcs or an Einstein ring
Bullet Cluster | a collision that separated gas from dark matter | a pair seen in X-rays and used as evidence of unseen mass

# Active galaxies
? Which term of active galaxies describes
quasar | a very luminous, distant nucleus that looks like a point | a quasi-stellar source that outshines a whole galaxy
active galactic nucleus / AGN | the general name for any bright galaxy center powered by a feeding black hole | a class that includes quasars, blazars and Seyferts
Seyfert galaxy | a nearby spiral with an unusually bright center | a type named for an American who studied broad lines in 1943
radio galaxy | a giant elliptical with huge lobes of long-wavelength emission | a type of system such as Cygnus A
blazar | an active nucleus whose jet points nearly at us | a rapidly varying source with a beam toward Earth
radio lobe | a large cloud of emission at the end of a jet | a feature far outside Cygnus A
broad-line region | fast-moving gas close to the central engine | the source of wide emission lines near a feeding hole
dusty torus | a doughnut of material that can hide the center | the reason why one kind of nucleus looks different from the side
Eddington luminosity | the limit at which light pressure balances gravity | the greatest steady power for a given mass
superluminal motion | an illusion of a speed greater than light's | a trick of viewing a jet aimed nearly toward us
Lyman-alpha forest | many absorption lines made by clouds toward a far nucleus | a thicket of dark ultraviolet hydrogen lines

# Ways to measure distance
? Which method of measuring distance
radar ranging | times a reflected pulse to the Moon, Venus or an asteroid | gave a precise astronomical unit by radio echoes
laser ranging | times light returned by mirrors left on the Moon | shows that our satellite recedes 3.8 centimeters each year
trigonometric parallax / stellar parallax | uses the yearly shift of a near star and triangles | was first done for 61 Cygni and improved by Gaia
main-sequence fitting | compares H-R diagrams of two clusters | depends on a calibrated cluster such as the Hyades
Cepheid method | compares a pulsation period with apparent brightness | was used to find how far Andromeda is
supernova method | compares the peak of a Type Ia explosion with its true output | showed in 1998 that expansion is speeding up
Tully-Fisher relation | uses the spin of spirals to find their luminosity | depends on the width of a 21-centimeter line
redshift method | uses Hubble's law and a spectrum | is used for the most remote galaxies
spectroscopic parallax | uses spectral type and apparent magnitude | uses no angles at all although its name suggests so
surface brightness fluctuations | uses the graininess of a galaxy's image | works for smooth elliptical galaxies
tip of the red giant branch | uses the brightest old, cool members of a galaxy's halo | depends on the brightness at helium ignition
moving cluster method | uses the converging motions of stars, as in the Hyades | depends on radial velocity and proper motion together

# Evidence for the Big Bang and cosmology terms
? Which term of cosmology describes
Big Bang | the beginning of the expanding universe about 13.8 billion years ago | an event supported by Hubble's law and helium abundance
cosmic microwave background | leftover radiation at 2.7 kelvins from the young universe | a nearly uniform afterglow found by Penzias and Wilson
Hubble constant | the present rate of expansion | the value of about 70 kilometers per second for each megaparsec
inflation | sudden, enormous growth in the first tiny fraction of a second | the idea of Alan Guth that explains flatness
scale factor | the number that tells how distances change as space expands | a quantity set to one for the present day
critical density | a value that makes the universe exactly flat | a dividing value between open and closed models
dark energy | the unknown cause of acceleration of the universe | about 68 percent of the universe's content
dark matter | an unseen mass known by its gravity | about 27 percent of the universe's content
baryonic matter | ordinary substance of protons and neutrons | about 5 percent of the universe's content
cosmological constant | a term added by Einstein to his equations | Greek letter lambda in the standard model
observable universe | the region from which light has had time to reach us | a sphere about 46 billion light-years in radius today
homogeneity | the sameness of matter from place to place on large scales | the quality of having no special location
isotropy | the sameness of view in all directions | the quality of having no special orientation
horizon problem | the puzzle of equal temperature in regions never in contact | a difficulty solved by a sudden early stretching
lookback time | how long ago light left a distant object | a reason why telescopes show the past
multiverse | a proposed set of many separate universes | the untested idea of other worlds beyond ours
cosmic horizon | the limit of what can be seen because the universe has an age | the distance beyond which light has not yet reached us

# Ages of the early universe
? Which era in the history of the universe
Planck era | came before 10⁻⁴³ second, when known physics fails | needs a theory of quantum gravity
inflationary era | saw a tremendous burst of growth before 10⁻³² second | stretched tiny quantum ripples to cosmic size
quark era | had a hot soup of free particles before protons formed | ended when strong force bound threes into protons
era of nucleosynthesis | made helium in about the first three minutes | fixed the ratio of hydrogen to helium
recombination / decoupling | let atoms form and light travel freely at 380,000 years | released the cosmic microwave background
dark ages | had no stars, only neutral gas | lasted until the first stars, perhaps 100 million years on
reionization | saw first sources strip electrons from gas again | ended about one billion years after the Big Bang
stelliferous era | is our own age of shining stars | will end when gas for new suns runs out
degenerate era | will have only white dwarfs, neutron stars and black holes | follows when the last red dwarfs burn out
matter-dominated era | had gravity of atoms and dark mass control expansion | followed the time when radiation ruled and lasted nine billion years

# Possible fates and theories of the universe
? Which theory or fate of the universe
Big Crunch | is a collapse of the universe onto itself | would reverse the Big Bang if gravity won
Big Freeze / heat death | is endless expansion to cold, dark emptiness | is favored by today's evidence of acceleration
Big Rip | is a tearing apart of galaxies and atoms by growing dark energy | would need dark energy that grows stronger with time
steady-state theory | held that new matter keeps an expanding cosmos unchanging | was proposed by Hoyle, Bondi and Gold and disproved by background radiation
oscillating universe | is a repeated cycle of expansion and contraction | implies many bangs and crunches in turn
open universe | has negative curvature and too little matter to halt it | is curved like a saddle
closed universe | has positive curvature like a sphere | has more than critical density and a finite volume
flat universe | has density exactly at the critical value | obeys Euclid's geometry on the largest scales
string theory | proposes tiny vibrating strands in extra dimensions | tries to unite gravity and quantum physics
general relativity | explains gravity as curved space-time | predicted bent starlight that was seen in 1919

# Relativity and gravitational waves
? Which term of relativity describes
special relativity | Einstein's 1905 theory of space, time and constant light speed | the theory in which nothing with mass can outrun a light beam
space-time | the four-dimensional union of three directions and duration | a fabric that mass curves in Einstein's picture of gravity
time dilation | the slowing of a moving clock as seen by another observer | an effect that makes fast muons live longer
length contraction | the shortening of a moving object along its direction of motion | an effect on a fast rod as measured by someone at rest
gravitational redshift | the loss of energy by light climbing away from mass | the stretching of wavelengths near a white dwarf's surface
gravitational wave | a ripple produced by accelerating masses such as merging black holes | a disturbance first detected by LIGO in 2015
curvature of space | the bending of geometry that makes starlight follow curved paths | an effect measured at the solar eclipse of 1919
precession of Mercury's perihelion | the small shift of an orbit's nearest point explained by Einstein | the orbital drift of 43 arcseconds per century that Newton could not explain
simultaneity | the agreement of two events in time, which differs among observers | a quality that is not the same for people in relative motion

# Particles and forces
? Which particle or force
proton | has a positive charge and lies in an atom's nucleus | is a single hydrogen nucleus
neutron | has no charge and lies in an atom's nucleus | is packed with others of its kind in a collapsed star's remnant
electron | has a negative charge and surrounds an atom's nucleus | gives off light as it falls to a lower energy level
quark | is a building block of nuclear particles, held in threes | comes in six kinds, including up and down
gravity | is the weakest force but rules stars, planets and galaxies | attracts all masses and acts over any distance
strong nuclear force | binds protons and neutrons together over very short distances | overcomes the electric repulsion of protons in a nucleus
weak nuclear force | causes some radioactive decay and changes a proton to a neutron | is involved when the Sun makes neutrinos
electromagnetic force | acts between charges and holds electrons in atoms | is carried by photons
antimatter | has the opposite charge and destroys itself with its ordinary twin | includes the positron and the antiproton
Higgs boson | is tied to the field that gives particles mass | was found at CERN in 2012
WIMP | is a proposed heavy, weakly interacting dark matter candidate | has been sought in detectors deep underground

# Life in the universe
? Which term of astrobiology describes
astrobiology | the study of life in the universe | a field that combines biology, chemistry and planetary science
habitable zone | the region around a star where a planet could have liquid water | a distance range sometimes called Goldilocks
extremophile | an organism that thrives in very hot, cold, acidic or salty places | a microbe of hot springs or Antarctic rock
biosignature | a sign of life, such as oxygen with methane in an atmosphere | evidence that organisms may have changed a world's chemistry
Drake equation | a formula that estimates the number of communicating civilizations | a product of factors such as star formation rate and lifetime
Fermi paradox | the puzzle of why we have found no sign of alien visitors | the question "Where is everybody?"
SETI | a search for signals from intelligent beings | an effort that listens with radio dishes
panspermia | the idea that microbes can travel between worlds on rocks | a proposal that living things came to Earth from space
Miller-Urey experiment | a laboratory test that made amino acids from simple gases and sparks | the work of 1953 that imitated Earth's early atmosphere
technosignature | the sign of alien machines, such as a narrow radio beam | a trace such as artificial light or waste heat of another civilization
Rare Earth hypothesis | a view that complex life needs many unlikely conditions | an argument by Ward and Brownlee that animals may be uncommon in space
Wow! signal | a strong radio burst recorded in Ohio in 1977 | 72-second event named for a note that an astronomer wrote on a printout
galactic habitable zone | the ring of a galaxy with enough metals but few supernovas | the region of the Milky Way neither too near the crowded middle nor too far out

# Finding planets of other stars
? Which method of detecting exoplanets
transit method | measures a small dip in a star's light as a planet crosses it | gives a planet's size and was used by the Kepler mission
radial velocity method / Doppler method | measures a star's wobble by shifts of its spectral lines | gives a planet's least mass and found 51 Pegasi b
direct imaging | blocks a star's glare to take a picture of a planet | works best for large young worlds far from their stars
gravitational microlensing | watches for a brief brightening as a planet's star passes before another | can find worlds thousands of light-years away in one-time events
astrometry | measures tiny side-to-side shifts of a star on the sky | is used by Gaia with precise positions
pulsar timing | notices small changes in the arrival of regular radio beats | found the first confirmed worlds outside the solar system in 1992
transit timing variation | notices that crossings come early or late because of an unseen neighbor | reveals more bodies in systems already known to have dips

# Kinds of exoplanets and planetary systems
? Which kind of planet or disk
hot Jupiter | is a gas giant very close to its star | completes its orbit in a few days with a glowing day side
super-Earth | is larger than our world but smaller than Neptune and probably rocky | has no example in the solar system at 1.5 times our radius
mini-Neptune | is a small gas-covered world below the size of an ice giant | has a thick hydrogen envelope at two to three Earth radii
rogue planet | drifts through space without a star | is a free-floating world thrown from its system
circumbinary planet | orbits around two stars at once | sees two suns set, as Kepler-16b does
ocean world / water world | is covered by deep liquid beneath a thick air or crust of ice | is a watery place such as Europa or Enceladus, perhaps fit for life
lava world | has a molten surface because it circles so near its star | is so hot that rock vapor may rain down on its day side
debris disk | is a ring of dust from colliding leftovers, as around Beta Pictoris | shows where comets and asteroids grind one another to powder
eyeball planet | is tidally locked with a warm spot facing a red dwarf | has one side always lit and the other always frozen
eccentric giant | follows a very stretched orbit that brings it near and far | has strong seasons from changing distance rather than from tilt

# Notable exoplanets and their stars
? Which exoplanet or system
51 Pegasi b | was the first found around a Sun-like star, in 1995 | was discovered by Mayor and Queloz, who shared a Nobel Prize in 2019
TRAPPIST-1 | has seven Earth-sized worlds around a red dwarf | lies about 40 light-years away with several temperate members
Proxima Centauri b | orbits the nearest star beyond the Sun | is about 4.2 light-years away in a temperate orbit
Kepler-186f | was the first Earth-sized world found in a habitable zone | circles a red dwarf and was announced in 2014
Kepler-16b | circles two stars, like Tatooine | was announced in 2011 as the first clear circumbinary world
HD 209458 b | was the first seen crossing its star, in 1999 | was the first known to have an atmosphere, in Pegasus
Beta Pictoris b | was imaged inside a wide dusty disk | circles a young southern star in a painter's constellation
HR 8799 | has four imaged giants in one system | was photographed in 2008 by Marois and colleagues
PSR B1257+12 | has the first confirmed worlds, around a pulsar | was announced by Wolszczan and Frail in 1992
Kepler-22b | was an early find in the temperate zone of a Sun-like star | is about 2.4 times as wide as our world, announced in 2011
55 Cancri e | is a scorching super-Earth in a system of five planets | goes around in 18 hours and may be covered by lava
WASP-12b | is being torn apart by its nearby star | is egg-shaped and extremely dark from heat and tides

# Early space age
? Which spacecraft or program
Sputnik 1 | was the first artificial satellite, launched in 1957 | was a beeping Soviet sphere that began the space race
Explorer 1 | was the first American satellite, launched in 1958 | discovered the radiation belts with Van Allen's detector
Vostok 1 | carried the first human into orbit in 1961 | made a single orbit with Yuri Gagarin aboard
Mercury program / Project Mercury | put the first Americans in space, one at a time | chose seven test pilots and ran from 1958 to 1963
Gemini program / Project Gemini | practiced docking and spacewalks with two astronauts | flew ten crewed missions in 1965 and 1966
Apollo program | landed twelve people on the Moon | used the Saturn V and lasted through 1972
Skylab | was the first American space station, launched in 1973 | hosted three crews and fell over Australia in 1979
Space Shuttle | was a reusable winged vehicle that flew from 1981 to 2011 | launched Hubble and lost two crews, in 1986 and 2003
Soyuz | has carried cosmonauts since 1967 and ferries crews to orbit | was the only way to reach the ISS between 2011 and 2020
Mir | was a Soviet and Russian station that fell in 2001 | hosted American visitors in the 1990s and was built in modules
International Space Station | has been occupied continuously since November 2000 | is a partnership of five agencies about 400 kilometers up
Tiangong | is China's space station, completed in 2022 | has a core module called Tianhe
Artemis program | aims to return humans to the Moon | uses the Orion capsule and the Space Launch System
Apollo-Soyuz Test Project | joined American and Soviet crews in orbit in 1975 | ended the space race with a handshake in orbit

# Astronauts and space pioneers
? Which astronaut or pioneer
Yuri Gagarin / Gagarin | was the first person in space, on April 12, 1961 | was a Soviet pilot who circled Earth in 108 minutes
Alan Shepard / Shepard | was the first American in space, in May 1961 | hit golf balls on the Moon during a later mission
John Glenn / Glenn | was the first American to orbit Earth, in 1962 | became a senator and returned to space at age 77
Valentina Tereshkova / Tereshkova | was the first woman in space, in 1963 | circled Earth 48 times alone in Vostok 6
Alexei Leonov / Leonov | made the first spacewalk, in 1965 | floated outside Voskhod 2 and later met Americans in orbit
Neil Armstrong / Armstrong | was the first person to walk on the Moon | spoke of "one giant leap for mankind" in July 1969
Buzz Aldrin / Aldrin | was the second person to walk on the Moon | piloted the lunar module Eagle
Michael Collins / Collins | orbited the Moon alone during Apollo 11 | kept watch in the command module Columbia
Sally Ride / Ride | was the first American woman in space, in 1983 | was a physicist who flew on Challenger's second mission
Christa McAuliffe / McAuliffe | was a teacher lost with Challenger in 1986 | was to give lessons from orbit to schoolchildren
Mae Jemison / Jemison | was the first African American woman in space, in 1992 | was a physician aboard Endeavour
Konstantin Tsiolkovsky / Tsiolkovsky | derived the rocket equation in Russia | was a schoolteacher who wrote of space travel before 1903
Robert Goddard / Goddard | launched the first liquid-fuel rocket in 1926 | flew an early rocket on a farm in Auburn, Massachusetts
Wernher von Braun / von Braun | led the design of the Saturn V | built the V-2 in Germany before coming to America
Sergei Korolev / Korolev | led the Soviet space program in secret | was the chief designer of Sputnik and Vostok
Katherine Johnson | calculated paths by hand for Mercury and Apollo flights | was an African American mathematician shown in Hidden Figures
Gene Cernan / Cernan | was the last person so far to walk on the Moon | commanded the last Apollo flight, in December 1972

# Apollo missions
? Which Apollo mission
Apollo 1 | lost three astronauts in a launch pad fire in 1967 | led to a redesign of the capsule with safer air and hatch
Apollo 7 | was the first crewed flight of the program, in Earth orbit | tested the redesigned command module in October 1968
Apollo 8 | first carried people around the Moon, at Christmas 1968 | took the Earthrise photograph
Apollo 10 | tested the lander near the lunar surface without touching down | was the dress rehearsal of May 1969
Apollo 11 | made the first human landing on the Moon in July 1969 | carried Armstrong, Aldrin and Collins
Apollo 12 | landed near the Surveyor 3 probe | was struck by lightning at launch in November 1969
Apollo 13 | returned safely after an oxygen tank exploded | was called a successful failure, with its lunar module as lifeboat
Apollo 14 | landed at Fra Mauro with Alan Shepard | was the first landing after an aborted flight, in 1971
Apollo 15 | was the first to use a lunar rover | visited Hadley Rille and found the Genesis Rock
Apollo 16 | explored the Descartes highlands | carried John Young and Charles Duke to the highlands
Apollo 17 | was the last and included a geologist, in December 1972 | explored the Taurus-Littrow valley with Harrison Schmitt

# Probes to the planets
? Which space probe
Mariner 2 | flew past Venus in 1962 as the first success at another planet | confirmed that a cloudy planet is extremely hot
Mariner 10 | flew past Mercury three times in 1974 and 1975 | was the first to use a gravity assist from Venus
MESSENGER | orbited Mercury from 2011 to 2015 | found ice in shadowed polar craters of the innermost planet
Magellan | mapped Venus with radar through its clouds | orbited the second planet from 1990 to 1994
Venera 7 | was the first to send data from the surface of another planet | was a Soviet lander that survived 23 minutes in 1970
Pioneer 10 | was the first to pass through the asteroid belt and to reach Jupiter | carries a plaque and passed the largest planet in 1973
Voyager 1 | is the farthest human-made object and entered interstellar space in 2012 | took the Pale Blue Dot picture in 1990
Voyager 2 | is the only one to have visited Uranus and Neptune | flew past all four giants between 1979 and 1989
Galileo orbiter | studied Jupiter from 1995 to 2003 with an atmospheric probe | found evidence of an ocean inside Europa
Cassini-Huygens | studied Saturn from 2004 to 2017 and put a lander on Titan | found the jets of Enceladus
Juno | has orbited Jupiter over its poles since 2016 | measures gravity and water inside the largest planet
New Horizons | flew past Pluto in 2015 and Arrokoth in 2019 | was launched in 2006 toward the Kuiper Belt
Dawn | orbited both Vesta and Ceres | used ion engines in the asteroid belt
Rosetta | orbited a comet and released Philae | was a European craft that followed 67P around the Sun
BepiColombo | is a European and Japanese mission to the innermost planet | was launched in 2018 and is named for an Italian scientist
Akatsuki | is a Japanese craft that studied the weather of Venus | entered its orbit in 2015 after an earlier failure
Europa Clipper | was launched in 2024 to study an icy moon of Jupiter | will make dozens of close flybys of a moon with an ocean
JUICE | was launched by Europe in 2023 to study Ganymede | is a European explorer with a name for icy satellites

# Missions to Mars
? Which Mars mission
Mariner 4 | took the first close pictures of Mars in 1965 | showed craters and ended hopes of canals
Mariner 9 | was the first craft to orbit another planet, in 1971 | discovered Valles Marineris after a dust storm cleared
Viking 1 | landed in 1976 and tested soil for life | was the first American lander to work on the red planet
Mars Pathfinder | carried the small rover Sojourner in 1997 | bounced to a landing on air bags on the Fourth of July
Spirit | was a rover that worked in Gusev Crater until 2010 | was one of twins, and became stuck in soft sand
Opportunity | was a rover that traveled a marathon distance until 2018 | found hematite blueberries at Meridiani Planum
Phoenix | found water ice near the north pole of Mars in 2008 | dug with a robotic arm in arctic soil
Curiosity | is a rover that has explored Gale Crater since 2012 | was lowered by a sky crane and has a nuclear power source
InSight | recorded marsquakes from 2018 to 2022 | was a seismic lander on Elysium Planitia
Perseverance | is collecting rock samples in Jezero Crater since 2021 | carried a helicopter and an oxygen-making test
Ingenuity | made the first powered flight on another planet | was a small helicopter that made 72 flights
Mars Global Surveyor | mapped surface heights by laser from 1997 to 2006 | mapped remnant magnetism and gullies from orbit
Mars Reconnaissance Orbiter | carries the sharp HiRISE camera | has taken detailed pictures from above since 2006
MAVEN | studies how Mars loses its upper atmosphere | has found that solar wind strips away air, since 2014
Hope probe | was sent to orbit Mars by the United Arab Emirates | studies weather over the whole day from high orbit since 2021
Tianwen-1 | carried China's rover Zhurong | landed on Utopia Planitia in May 2021
ExoMars Trace Gas Orbiter | has searched for methane in the Martian air for Europe | arrived in 2016 and relays data for rovers

# Probes to the Moon and small bodies
? Which robotic explorer
Luna 2 | was the first craft to hit the Moon, in 1959 | was a Soviet probe that carried pennants and crashed
Luna 3 | took the first pictures of the lunar far side | showed that the side never seen from us has few maria
Luna 9 | made the first soft landing on the Moon, in 1966 | showed that dust would support a lander
Lunar Reconnaissance Orbiter | has mapped the Moon in detail since 2009 | photographed the Apollo landing sites
LCROSS | crashed a rocket stage to find water at the lunar south pole | threw up a plume from Cabeus crater in 2009
Chang'e 5 | brought Chinese samples from the Moon in 2020 | collected young basalt from the Ocean of Storms
Chandrayaan-3 | landed India near the lunar south pole in 2023 | delivered Vikram and Pragyan in August 2023
GRAIL | mapped lunar gravity with two craft | used twins named Ebb and Flow
NEAR Shoemaker | orbited and landed on Eros | ended its work by settling on an asteroid in 2001
Hayabusa | brought the first grains from an asteroid to Earth, in 2010 | visited Itokawa for Japan
OSIRIS-REx | returned samples of Bennu in 2023 | was an American craft that touched a carbon-rich asteroid in 2020
DART | struck a moonlet to change its orbit | was the first test of planetary defense, in 2022
Stardust | brought dust of comet Wild 2 to Earth | caught particles in aerogel and returned in 2006
Deep Impact | fired a projectile into comet Tempel 1 | made a bright flash on July 4, 2005
Lucy | is visiting Trojan asteroids | is named for a hominid fossil and was launched in 2021
Psyche | is bound for a metal-rich asteroid | is named for its target and was launched in 2023

# Rockets and spaceflight terms
? Which term of spaceflight describes
thrust | a forward push produced by exhaust | the force that must exceed weight at liftoff | a quantity produced by a rocket engine by Newton's third law
payload | cargo, crew or instruments carried by a rocket | a useful load, such as a satellite, delivered to orbit
microgravity | the near weightlessness of astronauts in free fall | the condition that weakens bones and muscles on long missions
launch window | the time when a craft can start and meet its target | an opportunity that comes every 26 months for Mars
gravity assist | speeding up a craft by passing near a planet | a slingshot that sent Voyager onward without fuel
reentry | a return through the air with intense heating | a dangerous phase in which friction makes plasma around a capsule
space junk | useless pieces of old hardware in orbit | a hazard of dead satellites and paint chips at great speed
low Earth orbit | a path a few hundred kilometers above the ground | the region of the International Space Station
multistage rocket | a vehicle that drops empty sections on the way up | a design such as the Saturn V, which sheds weight
ion propulsion | a slow, steady push by electrically accelerated atoms | a very efficient drive that uses xenon
solar sail | a large thin mirror pushed by sunlight | a drive without fuel tested by IKAROS
lander | a craft that sets down on a surface | a vehicle such as Viking or InSight that stays in one place
orbiter | a craft that circles a world | a vehicle such as MAVEN or Cassini that stays above a planet
rover | a wheeled craft that drives over a surface | a vehicle such as Curiosity or Spirit
flyby | a single pass near a world | an encounter such as New Horizons made with Pluto
heat shield | a covering that protects a capsule from burning | the blunt surface that chars away during return
radioisotope thermoelectric generator | the power source that uses decaying plutonium | a device used far from the Sun where panels are too weak

# Space agencies and organizations
? Which organization
NASA | is the United States civil space agency, founded in 1958 | ran Apollo and runs the centers at Houston and Cape Canaveral
ESA / European Space Agency | joins more than twenty countries from a headquarters in Paris | launches Ariane rockets from French Guiana
Roscosmos | is the Russian space agency | runs Soyuz flights from Baikonur
JAXA | is the Japanese space agency | sent Hayabusa2 and runs the Tanegashima launch site
ISRO | is the Indian space agency | sent Mangalyaan to Mars and Chandrayaan to the Moon
CNSA | is the Chinese national space agency | sent Chang'e and Tianwen
International Astronomical Union / IAU | names celestial bodies and defines a planet | voted in 2006 that Pluto is a dwarf
SETI Institute | searches for signs of intelligent life from California | uses the Allen Telescope Array
Jet Propulsion Laboratory / JPL | builds robotic probes in Pasadena | is managed by Caltech and controls rovers
Canadian Space Agency / CSA | provided the robotic arm for shuttles and stations | is based near Montreal and partners in the ISS
European Southern Observatory / ESO | runs telescopes at Paranal and La Silla | is an intergovernmental group building an extremely large telescope in Chile
Space Telescope Science Institute | operates Hubble and Webb from Baltimore | plans observations and archives data for orbiting mirrors

# Branches of astronomy
? Which field of study
astrophysics | applies physics to stars and galaxies | explains how fusion, gravity and radiation work in celestial objects
cosmology | studies the origin and fate of the universe as a whole | asks about the Big Bang, dark energy and expansion
celestial mechanics | calculates motions of bodies under gravity | includes orbits and the prediction of eclipses
spectroscopy | studies light spread out by wavelength | tells the composition and speed of a star
planetary science | studies worlds, moons and small bodies | combines geology and atmospheres of other worlds
radio astronomy | studies long-wavelength signals from space | began with Jansky and Reber in the 1930s
solar physics | studies the nearest star | deals with sunspots, flares and the corona
archaeoastronomy | studies how ancient peoples understood the sky | deals with Stonehenge and Maya temples
selenology | studies the Moon's surface and interior | deals with maria, highlands and lunar samples
astrochemistry | studies molecules in space | deals with carbon monoxide and organic substances in clouds
astrology | is a pseudoscience that claims planets rule human lives | makes horoscopes from birth signs without evidence
photometry | measures the brightness of celestial sources | makes light curves of variable stars
neutrino astronomy | studies nearly massless particles from the Sun and supernovas | uses detectors in ice, deep mines and water tanks

# Calendars and timekeeping
? Which term of timekeeping describes
Gregorian calendar | the reformed system of 1582 used by most of the world | a rule that drops leap days in most century years
Julian calendar | the system of 46 B.C. with a leap day every four years | a rule introduced by a Roman dictator that drifted by eleven minutes a year
lunar calendar | a system based on phases, with years of about 354 days | a rule for dates of Ramadan, which move through the seasons
lunisolar calendar | a system that adds a 13th month at times to keep pace with seasons | a rule for dates of Passover and Chinese New Year
Universal Time / UTC | a standard based at Greenwich | the successor of Greenwich Mean as the world's reference
standard time | a clock setting shared across a zone | an arrangement adopted by railroads in 1883
daylight saving time | the practice of moving clocks forward an hour in summer | summer change that gives light later in the evening
leap second | a small addition that keeps clocks in step with slowing rotation | an adjustment made occasionally at the end of June or December
Metonic cycle | the span of 19 years after which phases return to the same dates | the ancient period of 235 lunations named for an Athenian
equation of time | a difference between sundial and clock | the yearly variation of up to about 16 minutes seen with a gnomon
sidereal time | the clock measure by the stars | the measure equal to the right ascension on the meridian
epoch | a reference date for star coordinates, such as 2000.0 | an agreed date needed because of precession
`;
