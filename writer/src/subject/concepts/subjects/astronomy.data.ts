/** Concepts of astronomy, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Reference points of the sky
? Which point of the sky
zenith | is the point directly overhead | lies 90 degrees above every part of the horizon | has an altitude of 90 degrees
nadir | is the point directly beneath an observer's feet | lies opposite the zenith on the celestial sphere
north celestial pole | is the point above the Arctic around which the stars seem to turn | lies very near Polaris | has a declination of plus 90 degrees
south celestial pole | is the point above Antarctica around which southern stars seem to turn | has no bright star near it but is found with the Southern Cross | has a declination of minus 90 degrees
radiant | is the point from which the meteors of a shower seem to come | lies in the constellation for which a meteor shower is named

# Reference circles of the sky
? Which term describes
celestial sphere | the imaginary globe around Earth on which all the stars seem to lie | the model of the sky as a huge hollow globe with Earth at its center | the model in which stars, fixed on a hollow ball, seem to turn around Earth daily
horizon | the line where the sky seems to meet the ground | the circle at which celestial objects rise and set | the boundary of the half of the sky that an observer can see
celestial equator | the projection of Earth's equatorial plane onto the sky | the great circle 90 degrees from Polaris | the circle on which declination is zero
ecliptic | the apparent yearly path of the Sun among the stars | the plane of Earth's orbit projected onto the sky | the circle tilted 23.5 degrees to the celestial equator
zodiac | the band of constellations through which the Sun, Moon and planets pass | the belt of twelve constellations along the Sun's yearly path | the belt of sky in which planets are always found
celestial meridian / meridian | the line from north to south through the zenith | the line that the Sun crosses at noon | the line on which a star reaches its highest altitude

# Lines on Earth linked with the Sun
? Which imaginary line on Earth
equator | is the circle of zero latitude halfway between the poles | lies where the noon Sun is overhead at the equinoxes | divides Earth into the Northern and Southern Hemispheres | has nearly 12 hours of daylight every day of the year
Tropic of Cancer | is the northernmost latitude where the Sun can be directly overhead | lies 23.5 degrees north | lies where the noon Sun is overhead at the June solstice
Tropic of Capricorn | is the southernmost latitude where the Sun can be directly overhead | lies 23.5 degrees south | lies where the noon Sun is overhead at the December solstice
Arctic Circle | is the southern limit of the midnight sun in the Northern Hemisphere | lies 66.5 degrees north | is the latitude north of which the Sun does not rise at the December solstice
Antarctic Circle | is the northern limit of the midnight sun in the Southern Hemisphere | lies 66.5 degrees south | is the latitude south of which the Sun does not set at the December solstice
prime meridian | passes through Greenwich, England, at zero degrees longitude | is the line from which longitude is measured east and west

# Coordinates
? Which coordinate
right ascension | is measured eastward along the celestial equator in hours | is the sky's counterpart of longitude | is measured from the vernal equinox
declination | is measured in degrees north or south of the celestial equator | is the sky's counterpart of latitude
altitude | is the angle of an object above the horizon | is zero at the horizon and 90 degrees at the zenith | changes through the night as a star rises and sets
azimuth | is the compass direction of an object measured clockwise from north | is 90 degrees for an object due east | is 180 degrees for an object due south
latitude | is the distance in degrees north or south of Earth's equator | equals the height of Polaris above the horizon | ranges from zero at the equator to 90 degrees at the poles
longitude | is the distance in degrees east or west of the prime meridian | changes by 15 degrees for each hour of difference in solar time

# Angles in astronomy
? Which angle
angular diameter / angular size | tells how wide an object appears in the sky | is about half a degree for both the Sun and the Moon | becomes smaller as an object moves farther away
angular separation / angular distance | tells how far apart two objects appear in the sky | is about five degrees between the pointer stars of the Big Dipper | is measured between two stars as seen from Earth
axial tilt / obliquity | is the lean of Earth's axis from the perpendicular to its orbit | is the main cause of the seasons | is 23.5 degrees for Earth
orbital inclination | is the lean of a planet's path from the plane of the ecliptic | is about five degrees for the Moon, so eclipses do not occur every month
parallax angle | is half of a nearby star's yearly apparent shift | becomes smaller as a star's distance increases | is one arcsecond for a star at one parsec
greatest elongation | is the largest separation of Mercury or Venus from the Sun in the sky | is never more than about 28 degrees for Mercury | marks the best time to observe Mercury or Venus

# Apparent motions of the sky
? Which term describes
diurnal motion / daily motion | the apparent movement of stars from east to west each night | the apparent turning of the sky caused by Earth's rotation | the daily rising in the east and setting in the west of Sun and stars
annual motion / yearly motion | the apparent eastward drift of the Sun through the zodiac | the apparent movement of the Sun caused by Earth's revolution | the Sun's apparent shift of about one degree eastward each day
retrograde motion | the temporary westward movement of a planet among the stars | the apparent backward movement of a planet when Earth overtakes it | the loops that Ptolemy explained with epicycles
direct motion / prograde motion | the usual eastward movement of a planet among the stars | the normal movement of planets through the zodiac from night to night
proper motion | the gradual movement of a star itself across the sky relative to other stars | the angular movement per year that is largest for Barnard's Star | the slow change that will alter the shapes of constellations over thousands of years
stellar parallax / parallax | the apparent shift of a nearby star as Earth moves around the Sun | the change in apparent position that is used to find distances to stars | the shift of stars that ancient Greeks could not see because it is so small

# True motions of bodies in space
? Which motion
rotation | is the spinning of Earth on its axis, which causes day and night | takes Earth about 24 hours | makes the Sun and stars seem to rise and set
revolution | is the movement of Earth around the Sun | takes Earth about 365.25 days | together with the tilt of the axis causes the seasons
precession | is the slow wobble of Earth's axis, like that of a spinning top | takes about 26,000 years for one cycle | causes the North Star to change over thousands of years | will make Vega the North Star in about 12,000 years
nutation | is a slight nodding of Earth's axis caused by the Moon | adds a small wave with an 18.6-year cycle to the axis's path
libration | is the Moon's apparent rocking that reveals 59 percent of its surface | lets us see slightly around the Moon's edges | results from the tilt and elliptical shape of the Moon's orbit
differential rotation | makes the equator of the Sun or Jupiter turn faster than its poles | twists the Sun's magnetic field lines | shows that the Sun is not a solid body
retrograde rotation | is the backward spin of Venus, from east to west | makes the Sun rise in the west on Venus | takes Venus 243 Earth days and may result from an ancient collision

# Evidence about Earth's shape and motions
? Which piece of evidence
Foucault pendulum | shows that Earth rotates because the direction of its swing seems to turn | was first demonstrated in Paris in 1851 | swings freely in one plane while Earth turns beneath it
aberration of starlight | shows that Earth moves because the direction of incoming light is tilted | was discovered by James Bradley in the 1720s
phases of Venus | showed Galileo that a planet orbits the Sun rather than Earth | includes a nearly full disk that Ptolemy's model cannot explain | supported the heliocentric model when seen through a telescope
moons of Jupiter | showed Galileo that not everything circles Earth | consists of four bodies that change position from night to night
lunar eclipse shadow | shows that Earth is round because its edge is always curved | convinced Aristotle that Earth is a sphere
seasonal constellations | shows that Earth orbits the Sun because evening stars differ through the year | includes Orion in winter and Scorpius in summer

# Special days of the year
? Which day of the year
summer solstice | has the most hours of daylight in the Northern Hemisphere | occurs about June 21 | has the noon Sun overhead at the Tropic of Cancer
winter solstice | has the fewest hours of daylight in the Northern Hemisphere | occurs about December 21 | has the noon Sun overhead at the Tropic of Capricorn
spring equinox / vernal equinox | has equal daylight and darkness about March 20 | occurs as the Sun crosses the celestial equator going north | marks the end of winter in the Northern Hemisphere
autumnal equinox / fall equinox | has equal daylight and darkness about September 22 | occurs as the Sun crosses the celestial equator going south | marks the end of summer in the Northern Hemisphere
leap day | is added to February every four years to keep the calendar in step with the seasons | makes up for the extra quarter of a day in Earth's orbit

# Light and darkness in the sky
? Which phenomenon of the sky
midnight sun | is daylight for 24 hours north of the Arctic Circle in June | occurs in summer when a pole is tilted toward the Sun | is seen at the South Pole in December
polar night | is darkness for more than 24 hours near a pole in winter | occurs when a pole is tilted away from the Sun | lasts about six months at the North and South Poles
earthshine | is the faint glow on the dark part of a crescent moon | is sunlight reflected from our planet to the Moon's night side
zodiacal light | is a faint cone-shaped glow along the ecliptic before dawn or after dusk | is sunlight scattered by dust between the planets
light pollution | is the brightening of the night sky by artificial lamps | hides faint stars and the Milky Way from people in cities | wastes energy and is reduced by shielded street lamps
twinkling / scintillation | is the flickering of starlight caused by turbulent air | affects stars more than planets because stars look like points | is not seen from space because there is no air
twilight | is the soft light after sunset and before sunrise | is caused by air that scatters sunlight when the Sun is below the horizon
analemma | is the figure-eight path of the Sun at the same clock time through the year | results from Earth's tilted axis and elliptical orbit

# Days, months, years and cycles
? Which period of time
sidereal day | is one rotation of Earth relative to the stars | lasts 23 hours and 56 minutes | is about four minutes shorter than the 24 hours of a clock
solar day | is the time from one noon to the next | lasts 24 hours on average | is the basis of civil time and clocks | is longer than one full rotation because Earth also moves along its orbit
sidereal month | is one orbit of the Moon relative to the stars | lasts about 27.3 days
synodic month | is the time from one new moon to the next | lasts about 29.5 days | is the period of the cycle of lunar phases | is about two days longer than the Moon's orbit relative to the stars
tropical year | is the time from one spring equinox to the next | is the span of about 365.24 days on which our calendar is based
leap year | is 366 days long | has a 29th day of February | occurs almost every fourth time, as in 2020 and 2024
saros cycle / saros | is the span of about 18 years after which similar eclipses repeat | was used by the Babylonians to predict eclipses | is a span of 18 years, 11 days and 8 hours
Metonic cycle | is the span of 19 years after which phases of the Moon fall on the same dates | contains 235 lunar months
precession cycle | lasts about 26,000 years, one wobble of Earth's axis | carries the equinoxes slowly westward through the zodiac

# Phases of the Moon
? Which phase of the Moon
new moon | occurs when the Moon lies between Earth and the Sun | has its lighted side facing away from Earth | is the only phase at which a solar eclipse can occur
waxing crescent | is less than half lit and growing | is seen low in the west after sunset a few days after the new moon | comes between the new moon and the first quarter
first quarter | has the right half lit as seen from the Northern Hemisphere | occurs about a week after the new moon | rises about noon and sets about midnight
waxing gibbous | is more than half lit and growing | comes between the first quarter and the full moon | is seen in the eastern sky in late afternoon, about ten days after the new moon
full moon | occurs when Earth lies between the Sun and the Moon | has its whole near side lit and rises at sunset | is the only phase at which a lunar eclipse can occur
waning gibbous | is more than half lit and shrinking | comes between the full moon and the last quarter | rises a few hours after sunset and is still up in the morning
third quarter / last quarter | has the left half lit as seen from the Northern Hemisphere | occurs about three weeks after the new moon | rises about midnight and sets about noon
waning crescent | is less than half lit and shrinking | rises shortly before dawn at the end of the cycle | comes between the last quarter and the new moon

# Kinds of full moon
? Which kind of moon
supermoon | is a full moon near perigee that looks larger and brighter than usual | occurs when a full moon is at its closest to Earth | occurs when the full moon coincides with perigee and raises higher tides
micromoon | is a full moon near apogee that looks smaller than usual | occurs when a full moon is at its farthest from Earth
blue moon | is the second full moon in one calendar month | is an extra full moon that occurs about every two and a half years
harvest moon | is the full moon nearest the autumnal equinox | gave farmers extra evening light in September
hunter's moon | is the full moon after the one in September that helps farmers | usually occurs in October
blood moon | is a full moon turned red by a total lunar eclipse | is lit by sunlight that Earth's atmosphere bends and reddens | is seen when the Moon passes completely through Earth's umbra

# Kinds of eclipse
? Which kind of eclipse
total solar eclipse | occurs when the Moon completely covers the Sun | reveals the Sun's corona in a darkened daytime sky | is seen only within the narrow path of the Moon's umbra
partial solar eclipse | occurs when the Moon covers only part of the Sun | is seen by observers in the Moon's penumbra | makes the Sun look as if a bite had been taken out of it
annular solar eclipse / annular eclipse | leaves a bright ring of sunlight around the Moon | occurs when the Moon is too far from Earth to cover the Sun completely | occurs when the Moon is near apogee and looks smaller than the Sun
total lunar eclipse | occurs when the whole Moon enters Earth's umbra | turns the full moon a coppery red | can be seen from the whole night side of Earth
partial lunar eclipse | occurs when only part of the Moon enters Earth's umbra | shows a curved dark edge of Earth's shadow on the full moon | makes the full moon look as if a bite had been taken out of it
penumbral lunar eclipse | occurs when the Moon passes through only Earth's outer shadow | dims the full moon so slightly that it is hard to notice

# Shadows and geometry of eclipses
? Which term describes
umbra | the darkest, inner part of a shadow | the part of a shadow where all direct sunlight is blocked | the shadow region on Earth from which a solar eclipse is seen as total
penumbra | the lighter, outer part of a shadow | the part of a shadow where only some of the sunlight is blocked | the shadow region on Earth from which a solar eclipse is seen as partial
antumbra | the part of a shadow beyond the tip of the dark cone | the part of a shadow from which a ring of sunlight is seen
path of totality | the narrow track on Earth from which the Sun is seen completely covered | the strip of ground swept by the Moon's dark inner shadow | the only zone on Earth in which observers can see the corona with the eye
totality | the few minutes during which the Sun is completely hidden | the only stage of a solar eclipse that is safe to view without a filter
lunar node / node | a point where the Moon's orbit crosses the plane of the ecliptic | a crossing point near which the Moon must be for an eclipse to occur

# Alignments of bodies
? Which alignment
conjunction | brings two planets close together in the sky as seen from Earth | makes two planets appear side by side although they are far apart in space
inferior conjunction | places Venus or Mercury between Earth and the Sun | brings Venus closest to Earth with its dark side toward us | occurs when an inner planet passes Earth on the same side of the Sun
superior conjunction | places Venus or Mercury on the far side of the Sun | makes Venus look small and fully lit
opposition | places an outer planet on the opposite side of Earth from the Sun | is the best time to observe Mars, which then rises at sunset | puts Mars or Jupiter closest to Earth and makes it brightest
quadrature | places an outer planet at a right angle to the Sun in the sky | puts a planet 90 degrees from the Sun as seen from Earth
transit | occurs when a small body passes across the face of a larger one | shows Venus or Mercury as a black dot crossing the Sun | was timed for Venus in 1769 to find the distance of the Sun
occultation | occurs when the Moon or a planet hides a more distant star | makes a star vanish suddenly behind the Moon's edge | occurs when one body passes in front of a star or planet that looks smaller

# Constellations
? Which constellation
Orion | represents a hunter with a belt of three stars | contains the bright stars Betelgeuse and Rigel | contains a bright nebula in the sword below the belt | is a winter constellation on the celestial equator
Ursa Major | represents the great bear | contains the Big Dipper | has two pointer stars that lead to Polaris | is circumpolar in northern skies and best seen in spring evenings
Ursa Minor | represents the small bear | contains Polaris at the end of the Little Dipper's handle
Cassiopeia | represents a queen and has the shape of a W or M | lies across the pole from the Big Dipper | is a queen whose stars circle the north celestial pole
Cygnus | represents a swan and contains Deneb | contains the Northern Cross
Lyra | represents a small harp and contains Vega | contains the Ring Nebula
Aquila | represents an eagle and contains Altair | lies on the summer Milky Way south of the swan
Canis Major | represents a large dog | contains Sirius, the brightest star of the night sky | follows the hunter across the winter sky
Taurus | represents a bull and contains Aldebaran | contains the Pleiades and Hyades star clusters | contains the Crab Nebula
Scorpius | represents a scorpion with a curved tail | contains the red supergiant Antares | is low in the south on northern summer evenings
Leo | represents a lion and contains Regulus | has a sickle of stars shaped like a backward question mark | is a spring constellation of the zodiac
Gemini | represents twins and contains Castor and Pollux | is the zodiac constellation between the bull and the crab | contains two bright stars named for twin brothers of Greek myth
Crux / Southern Cross | points toward the south celestial pole | appears on the flags of Australia and New Zealand | is a small constellation with a kite of four bright stars
Pegasus | represents a winged horse | contains a great square of stars seen in autumn | is an autumn constellation joined to Andromeda by a corner star
Andromeda | represents a chained princess beside the winged horse | contains the nearest large spiral galaxy, M31
Sagittarius | represents an archer and contains the Teapot | lies in the direction of the center of the Milky Way

# Asterisms
? Which asterism
Big Dipper | is made of the seven brightest stars of the great bear | has two stars at the end of its bowl that point to Polaris | is a pattern of seven stars with a bowl and a handle
Little Dipper | is the part of the small bear with Polaris at the end of its handle | is a faint seven-star pattern around the north celestial pole
Summer Triangle | is formed by Vega, Deneb and Altair | is made of three bright stars high overhead in July and August | joins stars of the swan, the harp and the eagle
Winter Triangle | is formed by Betelgeuse, Sirius and Procyon | is made of three bright stars seen high in January and February
Orion's Belt | is a row of three stars in the middle of the hunter | points down to Sirius and up to Aldebaran
Great Square of Pegasus | has four corner stars on the body of a winged horse | is prominent in the autumn evening sky
Northern Cross | is made of the brightest stars of the swan | has Deneb at its top and lies along the Milky Way

# Groups and systems of stars
? Which grouping of stars
constellation | is one of 88 official regions of the sky | was traditionally named for a mythical figure, animal or object | is an area of the sky with borders set by astronomers, such as Orion
asterism | is a recognizable pattern of stars that is not one of the 88 official regions | may be part of a larger figure, like the Big Dipper | is an informal star figure, such as the Summer Triangle
open cluster | is a loose group of hundreds of young stars in the galaxy's disk | includes the Pleiades and the Hyades | is formed from a single cloud and slowly drifts apart
globular cluster | is a ball of hundreds of thousands of old stars in the galaxy's halo | includes M13 and Omega Centauri | was used by Shapley to find the center of the Milky Way | is nearly spherical and about 12 billion years old
binary star / binary system | is two stars that orbit a common center of mass | is used to find the masses of stars | is a pair bound by gravity, one member of which may be unseen
stellar association | is a loose group of young O and B stars not held together by gravity | is spread out widely and soon disperses after forming in one cloud
galaxy | is a huge system of billions of stars, gas and dust held together by gravity | is a structure such as the Milky Way | is classified by shape as spiral, elliptical or irregular

# Stars by population and movement
? Which kind of star
circumpolar star | never sets below the horizon at a given latitude | circles the celestial pole all night
Population I star | is young and rich in heavy elements | lies in the disk and spiral arms, like the Sun | contains more metals than the old stars of the halo
Population II star | is old and poor in heavy elements | lies in the halo and globular clusters | formed early, when the galaxy had few heavy elements
Population III star | belonged to the first generation, made only of hydrogen and helium | formed soon after the Big Bang without any heavier elements
hypervelocity star | moves so fast that it can escape the galaxy | is flung out by the black hole at the Milky Way's center

# Bright stars
? Which star
Polaris / North Star | lies almost exactly above Earth's axis of rotation | stays almost motionless and helps travelers find direction and latitude | lies at the end of the Little Dipper's handle
Sirius / Dog Star | is the brightest in the night sky | has a white dwarf companion | lies in Canis Major | is about 8.6 light-years away and blue-white
Betelgeuse | is the red supergiant at the shoulder of Orion | dimmed strangely in 2019 and 2020, in Orion
Rigel | is the blue supergiant at the foot of Orion | is usually the brightest in Orion | is very hot and luminous and marks a hunter's knee or foot
Vega | is the bright white one in Lyra | was the North Star about 14,000 years ago because of precession
Proxima Centauri | is the nearest to the Sun, 4.2 light-years away | is a faint red dwarf in the nearest system to ours | has a planet in its habitable zone and often flares
Alpha Centauri A / Alpha Centauri | is the Sun-like main member of the nearest star system | is the brightest in the constellation of the centaur
Barnard's Star | has the largest known proper motion | is a red dwarf about six light-years away
Arcturus | is an orange giant found by following the arc of the Big Dipper's handle | is the brightest in Boötes
Aldebaran | is the orange giant that marks the eye of Taurus | appears in front of the Hyades cluster but is closer
Antares | is the red supergiant in Scorpius | has a name meaning rival of Mars
Algol | is an eclipsing binary in Perseus | dims every 2.9 days when a companion passes in front of it | has a light curve with a deep dip caused by an eclipse
Mira | is a pulsating red giant in Cetus | varies in brightness over about 11 months
Canopus | is the second brightest in the night sky | lies in the southern constellation Carina

# Astronomers of the ancient and medieval world
? Which early astronomer
Aristarchus | proposed in ancient Greece that Earth goes around the Sun | estimated the relative distances of the Sun and the Moon | taught a heliocentric system about 1,800 years before Copernicus
Eratosthenes | measured Earth's circumference from the shadows at two Egyptian cities | compared the angle of the noon Sun at Syene and Alexandria | headed the great library at Alexandria
Hipparchus | made a star catalog and ranked stars into six magnitudes | discovered the precession of the equinoxes | was a Greek who observed at Rhodes in the second century BC
Ptolemy / Claudius Ptolemy | wrote the Almagest, with a geocentric model of epicycles | predicted planet positions with a system used for 1,400 years | placed Earth at the center with planets on epicycles and deferents
Aristotle | argued that Earth is round because its shadow on the Moon is curved | taught that the heavens are perfect and unchanging | placed an unmoving Earth at the center of the universe
Thales of Miletus / Thales | is said to have predicted a solar eclipse in 585 BC | sought natural rather than divine causes of events
Pythagoras | taught that the heavens move in musical, mathematical harmony | was among the first Greeks to teach that Earth is a sphere
Hypatia | taught mathematics and astronomy at Alexandria until a mob killed her | was a woman scholar of the fourth and early fifth centuries
Ulugh Beg | built a great observatory at Samarkand in the 1400s | was a Central Asian ruler who cataloged about a thousand stars
Abd al-Rahman al-Sufi / al-Sufi | described the Andromeda Galaxy as a small cloud in 964 | wrote the Book of Fixed Stars in Persia
Aryabhata | taught in fifth-century India that Earth spins on its axis | explained eclipses by shadows in a Sanskrit work
Zhang Heng | improved an armillary sphere in China under the Han dynasty | explained in ancient China that moonlight is reflected sunlight

# Astronomers of the Scientific Revolution
? Which astronomer
Nicolaus Copernicus / Copernicus | published a heliocentric model in 1543 | explained retrograde motion by a moving Earth but kept circular orbits | wrote On the Revolutions of the Heavenly Spheres
Tycho Brahe / Tycho | made the most accurate observations of planets before the telescope | observed a supernova in 1572 from Denmark | hired Kepler and left him years of data | proposed that planets circle the Sun while the Sun circles Earth
Johannes Kepler / Kepler | discovered that planets move in ellipses | stated three laws of planetary motion | used Tycho's data on Mars to find the shape of its orbit
Galileo Galilei / Galileo | discovered four moons of Jupiter with a telescope | observed the phases of Venus and craters on the Moon | was tried by the Inquisition for supporting Copernicus
Isaac Newton / Newton | explained orbits by universal gravitation | built the first reflecting telescope | published three laws of motion in the Principia
Giovanni Cassini / Cassini | discovered a wide gap in Saturn's rings | directed the Paris Observatory and discovered four moons of Saturn | was an Italian-born observer after whom a Saturn orbiter was named
Christiaan Huygens / Huygens | discovered Titan, Saturn's largest moon | explained that Saturn is surrounded by a thin, flat ring | proposed that light is a wave
Ole Rømer / Rømer | first measured the speed of light, from eclipses of Io | noticed that eclipses of a Jovian moon came late when Earth was far away | showed that light takes time to travel across Earth's orbit
Edmond Halley / Halley | predicted the return of a comet every 76 years | urged Newton to publish the Principia and paid for it | showed that comets of 1531, 1607 and 1682 were the same object
Giordano Bruno / Bruno | was burned in 1600 after teaching an infinite universe of many worlds | was an Italian friar who said that stars are other suns
Johannes Hevelius / Hevelius | drew an early detailed map of the Moon in Danzig | was a Polish observer who named lunar features and constellations
Hans Lippershey / Lippershey | applied for a patent on the telescope in 1608 | was a Dutch spectacle maker who built an early telescope

# Astronomers of the 1700s and 1800s
? Which scientist
William Herschel / Herschel | discovered Uranus in 1781 | discovered infrared radiation beyond red light | counted stars to map the shape of the Milky Way | was a German-born musician who built large reflecting telescopes in England
Caroline Herschel | discovered several comets and received a royal salary | was a German-born woman who observed with her brother in England
Charles Messier / Messier | listed over 100 fuzzy objects that might be mistaken for comets | was a French comet hunter whose catalog begins with the Crab Nebula
Friedrich Bessel / Bessel | first measured the distance of a star by parallax, in 1838 | found the distance of the star 61 Cygni
Urbain Le Verrier / Le Verrier | predicted Neptune's position by mathematics | used disturbances in the orbit of Uranus to locate an unseen planet
Johann Galle / Galle | first observed Neptune through a telescope, in 1846 | found Neptune from Berlin close to its predicted position
Giuseppe Piazzi / Piazzi | discovered Ceres in 1801 | was an Italian priest who found the first and largest asteroid
Joseph von Fraunhofer / Fraunhofer | mapped hundreds of dark lines in the Sun's spectrum | was a Bavarian lens maker who invented the spectroscope | gave letters to the dark lines in sunlight in 1814
Gustav Kirchhoff / Kirchhoff | stated three laws of spectra | explained how hot and cool gases make bright and dark lines | discovered with Bunsen that each element has its own spectrum
Maria Mitchell / Mitchell | discovered a comet in 1847 and taught at Vassar | was the first American woman to be a professional astronomer
Pierre-Simon Laplace / Laplace | suggested that the solar system formed from a spinning nebula | was a French mathematician who wrote on celestial mechanics
William Huggins / Huggins | showed by spectra that some nebulas are glowing gas | was an English pioneer in the study of stellar spectra
Percival Lowell / Lowell | claimed to see canals on Mars from Arizona | founded the observatory at Flagstaff and searched for Planet X | wrote books that made popular the idea of Martians
James Bradley / Bradley | discovered the aberration of starlight | gave the first direct evidence of Earth's motion around the Sun
Christian Doppler / Doppler | described the change of wavelength caused by a source's motion | was an Austrian who explained in 1842 how motion changes pitch and color

# Discoverers of stars and galaxies
? Which astronomer of modern times
Edwin Hubble / Hubble | showed that other galaxies lie beyond the Milky Way | found that a galaxy's speed of recession increases with its distance | used Cepheids to find the distance of Andromeda | classified galaxies by shape in a tuning-fork diagram
Henrietta Swan Leavitt / Henrietta Leavitt / Leavitt | discovered the period-luminosity relation of Cepheid variables | gave astronomers a way to measure distances to galaxies | studied variable stars in the Magellanic Clouds at Harvard
Annie Jump Cannon / Cannon | classified hundreds of thousands of stars by their spectra | arranged the spectral classes in the order OBAFGKM | worked at Harvard on a great catalog of stellar spectra
Cecilia Payne-Gaposchkin / Cecilia Payne | showed that stars consist mostly of hydrogen and helium | wrote a famous 1925 thesis on what stars are made of | explained that stellar spectra differ mainly because of temperature
Harlow Shapley / Shapley | showed that the Sun is far from the center of the Milky Way | used globular clusters to map the galaxy and debated Curtis in 1920 | debated Heber Curtis about the size of the universe in 1920
Ejnar Hertzsprung / Hertzsprung | was the Danish maker of a diagram of stars' luminosity and temperature | shares credit with Henry Norris Russell for a diagram of stars
Subrahmanyan Chandrasekhar / Chandrasekhar | found the largest possible mass of a white dwarf | was an Indian-born physicist who set a limit of 1.4 solar masses | won a Nobel Prize for work on the structure of stars
Fritz Zwicky / Zwicky | first inferred dark matter from motions of galaxies in the Coma cluster | proposed with Baade that supernovas produce neutron stars
Vera Rubin / Rubin | found evidence of dark matter in the rotation curves of galaxies | showed that outer stars of spiral galaxies orbit as fast as inner ones | measured with Kent Ford the rotation of spiral galaxies
Jocelyn Bell Burnell / Jocelyn Bell | discovered pulsars as a student in 1967 | noticed regular radio pulses at Cambridge with Antony Hewish | found signals that were first called LGM for little green men
Clyde Tombaugh / Tombaugh | discovered Pluto in 1930 | compared photographic plates at Lowell Observatory to find a ninth planet
Karl Jansky / Jansky | discovered radio waves from the Milky Way in the 1930s | founded radio astronomy as an engineer at Bell Labs
Maarten Schmidt / Schmidt | recognized in 1963 that quasars are very distant | measured the large redshift of 3C 273
Gerard Kuiper / Kuiper | suggested a belt of small icy bodies beyond Neptune | discovered the atmosphere of Titan
Jan Oort / Oort | proposed a distant spherical cloud of comets | was a Dutch astronomer who measured the rotation of the Milky Way | explained long-period comets by a reservoir far beyond Pluto
Frank Drake / Drake | wrote an equation that estimates the number of civilizations in our galaxy | began the first radio search for alien signals, in 1960 | is linked with the search for extraterrestrial intelligence and Project Ozma
Carl Sagan / Sagan | explained astronomy to the public in the television series Cosmos | helped design the Voyager golden record | described Earth as a pale blue dot

# Physicists and cosmologists
? Which physicist
Albert Einstein / Einstein | explained gravity as curved space-time in general relativity | linked mass and energy with E = mc² | showed that nothing can travel faster than light in a vacuum
Georges Lemaître / Lemaître | proposed that the universe began as a primeval atom | was a Belgian priest who proposed what became the Big Bang theory | concluded in 1927 from Einstein's equations that the universe expands
Fred Hoyle / Hoyle | favored a steady-state universe and coined the name Big Bang | explained with colleagues how stars make heavy elements
Hans Bethe / Bethe | explained how nuclear fusion powers the stars | worked out the carbon cycle of hydrogen fusion in 1939
Stephen Hawking / Hawking | predicted that black holes slowly give off radiation | wrote A Brief History of Time | showed how quantum effects could make black holes evaporate
Arno Penzias and Robert Wilson / Penzias and Wilson / Arno Penzias / Robert Wilson | discovered the cosmic microwave background in 1965 | heard a steady radio hiss from all directions with a horn antenna | won a Nobel Prize in 1978 for finding the afterglow of the Big Bang
Alan Guth / Guth | proposed that the early universe went through a rapid inflation | explained why the universe looks flat and uniform
Arthur Eddington / Eddington | measured the bending of starlight at the solar eclipse of 1919 | gave the first proof of general relativity by observing an eclipse | led an expedition in 1919 to photograph stars near the eclipsed Sun
Karl Schwarzschild / Schwarzschild | calculated the radius at which a mass becomes a black hole | found the first exact solution of Einstein's equations
George Gamow / Gamow | explained how hydrogen and helium formed in the hot early universe | predicted with Alpher and Herman leftover radiation from the Big Bang

# Historical models of the universe
? Which model
geocentric model / Ptolemaic model | places Earth motionless at the center of the universe | was accepted from Aristotle and Ptolemy until the Renaissance | explains retrograde motion with epicycles
heliocentric model / Copernican model | places the Sun at the center with planets in orbit around it | was published by Copernicus in 1543 | was supported by Galileo's telescope observations | explains retrograde motion by Earth overtaking outer planets
Tychonic model / Tychonic system | has the Sun circle Earth while other planets circle the Sun | was a compromise between Ptolemy and Copernicus
elliptical model / Kepler's model | replaced the perfect circles of planets with ovals that have two foci | was fitted to accurate observations of Mars in 1609
island universe model | held that spiral nebulas are separate systems of stars | was suggested by Kant and proved by the distance of Andromeda
static universe model / static universe | held that space neither expands nor contracts | was given up by Einstein after Hubble discovered expansion

# Devices of ancient Greek models
? Which part of the ancient geocentric system
epicycle | is a small circle whose center moves along a larger circle | explained retrograde motion in the model of Ptolemy
deferent | is the large circle along which a planet's smaller circle moves | is Ptolemy's main circle around Earth for each planet
equant | is an off-center point from which a planet's motion looks uniform | was a device of Ptolemy that Copernicus disliked
crystalline sphere | is a transparent shell that carries a planet or the stars | was shown to be false when Tycho found comets beyond the Moon
eccentric circle / eccentric | is a planet's circular path whose center lies away from Earth | explained why the Sun seems to move faster in winter

# Ancient observing sites
? Which ancient site
Stonehenge | is a stone circle in England aligned with the summer solstice sunrise | was built on Salisbury Plain about 4,500 years ago | was a prehistoric monument of huge standing stones in England
El Caracol / Caracol | is a round Maya tower in Yucatán with windows aligned with Venus | stands at Chichén Itzá and resembles a modern observatory
Big Horn Medicine Wheel | is a ring of stones with spokes in Wyoming | was laid out by Native Americans and marks the summer solstice sunrise
Newgrange | is an Irish tomb lit by the winter solstice sunrise | is an ancient passage tomb in Ireland, older than the pyramids
Chaco Canyon | has a spiral carving crossed by a dagger of sunlight at the solstice | was a center of Ancestral Puebloans with solar and lunar alignments
Great Pyramid of Giza | has sides aligned with the four compass directions in Egypt | was a royal tomb with shafts that pointed toward bright stars

# Instruments before the telescope
? Which early instrument
astrolabe | was a flat brass disk that showed star positions and local time | was perfected by Islamic scholars for finding prayer times | measured the altitude of stars and helped travelers find latitude
armillary sphere | was a set of rings that modeled the circles of the sky | showed the celestial equator and ecliptic as metal hoops around a globe
quadrant | was a quarter circle for measuring angles above the horizon | was used by Tycho Brahe, who mounted a large one on a wall
sextant | let sailors measure the Sun's angle with mirrors and a sixth of a circle | helped navigators find latitude at sea
sundial | told time by the shadow of a gnomon on a marked face | showed the hour of the day only when the Sun was shining | told time by the direction of the Sun's shadow
Antikythera mechanism | was a Greek geared device that predicted eclipses | was found in an ancient shipwreck in 1901
water clock / clepsydra | measured time by a steady flow of liquid | was used in Egypt and China to tell time at night

# Laws of motion and gravity
? Which law
Kepler's first law | states that planets move in ellipses with the Sun at one focus | replaced circles as the shape of planetary orbits
Kepler's second law / law of equal areas | states that a planet's line to the Sun sweeps equal spaces in equal times | implies that a planet moves fastest when nearest the Sun | explains why Earth moves faster in January than in July
Kepler's third law / harmonic law | relates the square of the period to the cube of the average distance | gives a planet's distance from its period with P² = a³ | shows that planets farther from the Sun take longer to orbit
Newton's first law / law of inertia | states that an object keeps its state of motion unless a net force acts | explains why no push is needed to keep a planet moving | explains why a planet would move in a straight line without gravity
Newton's second law | states that net force equals mass times acceleration | says that a greater force gives an object a greater acceleration | says that acceleration is smaller for a greater mass
Newton's third law | states that every action has an equal and opposite reaction | explains how a rocket is driven by its exhaust
law of universal gravitation | states that every mass attracts every other mass | says that attraction weakens with the square of distance | explains why the Moon orbits Earth and an apple falls
law of conservation of angular momentum / conservation of angular momentum | explains why a collapsing cloud spins faster as it shrinks | says that spin is constant unless an outside torque acts | explains the spin-up of a skater who pulls in her arms
Bode's law / Titius-Bode rule | gave a number pattern for the distances of planets that fails for Neptune | encouraged the search between Mars and Jupiter that found Ceres

# Relationships of light, stars and galaxies
? Which relationship
inverse-square law | makes light's intensity fall to one fourth at double the distance | explains why distant stars look faint | says that brightness depends on the distance from a source
Wien's law | says that hotter objects emit most light at shorter wavelengths | explains why blue stars are hotter than red ones | gives a star's surface temperature from its color
Stefan-Boltzmann law | says that energy radiated per area rises with the fourth power of temperature | explains why doubling temperature makes a body radiate 16 times as much
Hubble's law / Hubble-Lemaître law | says that a galaxy's speed of recession is proportional to its distance | is evidence that the universe is expanding | gives a galaxy's distance from its redshift
period-luminosity relation / Leavitt law | links a Cepheid's pulsation time to its true brightness | makes pulsating stars useful as standard candles | was discovered in stars of the Small Magellanic Cloud
mass-luminosity relation | says that heavier main-sequence stars are far brighter | explains why massive stars use up their fuel so quickly | says that a star ten times the Sun's mass is thousands of times brighter
Tully-Fisher relation | links a spiral galaxy's rotation speed to its brightness | gives a spiral galaxy's distance from the width of its 21-centimeter line
Planck's law | gives the energy that a blackbody emits at every wavelength for its temperature | was published in 1900 and introduced quanta of energy

# Limits
? Which limit
Chandrasekhar limit | sets 1.4 solar masses as the greatest mass of a white dwarf | decides which dead cores must collapse into neutron stars | is the mass above which electron degeneracy cannot hold up a dead star
Roche limit | is the distance within which tidal forces tear a moon apart | explains why rings lie close to their planets | separates the region of rings from that of large moons
Eddington limit | is the greatest luminosity at which gravity still balances light pressure | sets how massive and bright a stable star can be
diffraction limit | is the finest detail that a telescope can show because light is a wave | is lowered by a larger aperture or a shorter wavelength
Tolman-Oppenheimer-Volkoff limit | is the greatest mass of a neutron star, between two and three solar masses | decides which collapsing cores must become black holes
frost line / snow line | was the distance from the young Sun beyond which ices could condense | separated the region of rocky planets from that of giant planets | lay between the present orbits of Mars and Jupiter
Jeans limit / Jeans mass | is the least amount of gas that can collapse under its own gravity | must be exceeded before a cloud collapses to form stars

# Principles
? Which principle
cosmological principle | says that the universe looks the same everywhere on large scales | assumes that the universe is homogeneous and isotropic | states that the universe has no center and no edge
Copernican principle | says that Earth does not hold a special central place | extends to the whole cosmos the removal of Earth from the center | is the idea that our location in the universe is ordinary
equivalence principle | says that gravity and acceleration cannot be told apart locally | led Einstein from an elevator thought experiment to general relativity | says that an observer in a closed elevator cannot distinguish gravity from acceleration
principle of relativity | says that physical laws are the same for all observers in uniform motion | was combined by Einstein in 1905 with a constant speed of light
anthropic principle | says that we can observe only a universe that allows observers | explains why physical constants seem suited to life

# Puzzles of astronomy
? Which puzzle
Olbers' paradox | asks why the night sky is dark if stars are endless | is answered by the finite age and expansion of the universe | would make the whole sky as bright as the Sun's surface
Fermi paradox | asks why we have found no sign of alien civilizations | contrasts likely alien civilizations with the lack of evidence for them
horizon problem | asks why regions never in contact have equal temperatures | is solved by inflation because all parts were once close together
flatness problem | asks why the universe's density is so near the critical value | is solved by inflation because growth stretched out any curvature
solar neutrino problem | was the detection of only a third of the particles expected from the Sun | was solved when the Sun's missing particles were found to change type
twin paradox | tells why a space traveler returns younger than a sibling on Earth | illustrates time dilation in special relativity

# Points of orbits
? Which point of an orbit
perihelion | is where a planet is closest to the Sun | is where a planet moves fastest | is reached by Earth in early January
aphelion | is where a planet is farthest from the Sun | is where a planet moves slowest | is reached by Earth in early July | comes in early July, when it is summer in the Northern Hemisphere
perigee | is where the Moon or a satellite is closest to Earth | makes the full moon look largest | is where the Moon moves fastest and makes the highest tides
apogee | is where the Moon or a satellite is farthest from Earth | makes the full moon look smallest
focus | is one of two fixed positions inside an ellipse | is the place of the Sun in a planet's elliptical path | is one of a pair that defines the shape of an ellipse
barycenter / center of mass | is the balance position around which two bodies revolve | lies inside Earth for the Earth-Moon system | is the reason why a star wobbles when a planet orbits it
Lagrange point | is where a small body keeps its position relative to two larger ones | is the location of the James Webb Space Telescope and of Trojan asteroids | is where gravity of two large bodies and orbital motion balance

# Measures of orbits
? Which measure of an orbit
semimajor axis | is half of the longest diameter of an ellipse | equals the average distance of a planet from the Sun | is cubed in Kepler's third law
eccentricity | tells how stretched an ellipse is | is zero for a perfect circle | is small for Earth's orbit and large for a comet's
orbital period | is the time to complete one full trip around another body | equals the length of a planet's year | is squared in Kepler's third law
orbital speed / orbital velocity | is greatest when a planet is nearest the Sun | is about 30 kilometers per second for Earth | decreases as a planet's distance from the Sun increases
escape velocity / escape speed | is the least speed needed to leave a body's gravity forever | is about 11.2 kilometers per second at Earth's surface | exceeds the speed of light for a black hole | depends on a body's mass and radius

# Kinds of orbit
? Which orbit
circular orbit | keeps a body at the same distance from the center at all times | has an eccentricity of exactly zero
elliptical orbit / ellipse | is the closed oval path of a planet around the Sun | has two foci and an eccentricity between zero and one | brings a planet nearer to the Sun at one end than the other
parabolic orbit | is the open curve of a body moving at exactly escape velocity | has an eccentricity of exactly one
hyperbolic orbit | is the open curve of a body moving faster than escape velocity | has an eccentricity greater than one
geostationary orbit / geosynchronous orbit | keeps a satellite above the same place on the equator | has a period of 24 hours at about 36,000 kilometers of altitude | is used by communication and weather satellites
low Earth orbit | lies a few hundred kilometers above the ground | is used by the International Space Station | takes about 90 minutes for one trip | is used by Hubble and most crewed spacecraft
polar orbit | passes over the Arctic and the Antarctic on every trip | lets a mapping satellite see the whole surface as Earth turns below
Hohmann transfer orbit / transfer orbit | carries a spacecraft from one planet's path to another's with the least fuel | is an ellipse that touches the orbits of Earth and Mars

# Effects of gravity
? Which effect of gravity
tide | is the regular rise and fall of the ocean caused by the Moon and Sun | is highest when the Sun, Moon and Earth are in line | occurs as two high and two low waters a day in most places
tidal locking / synchronous rotation | makes the Moon rotate once per orbit so that one side faces Earth | explains why the Moon's far side is never seen from Earth | makes the Moon's spin and orbit take the same time
tidal heating | melts the inside of Io by flexing it as it orbits Jupiter | may keep an ocean liquid beneath Europa's ice | drives the volcanoes of Io and the geysers of Enceladus
orbital resonance | occurs when the periods of two bodies form a simple ratio | clears the Kirkwood gaps in the asteroid belt | links Io, Europa and Ganymede in a 1:2:4 ratio | links Neptune and Pluto, with three trips for every two
perturbation | is a small change in an orbit caused by the pull of another body | revealed Neptune through its disturbance of Uranus
gravity assist | speeds up a spacecraft as it passes near a planet | is the slingshot by which the Voyagers reached the outer planets
weightlessness / microgravity | is the floating of astronauts in free fall around Earth | weakens the bones and muscles of astronauts on long missions | is felt because a spacecraft and crew fall together around Earth

# The electromagnetic spectrum
? Which kind of electromagnetic radiation
radio waves / radio | has the longest wavelengths | passes through clouds and dust and is gathered by large metal dishes | has the lowest frequency and energy | is used in broadcasting and maps cold hydrogen in space
microwaves / microwave radiation | lies between radio and infrared | makes up the cosmic background left from the Big Bang | has wavelengths of about a millimeter to a meter
infrared / infrared radiation | is felt as heat and lies just beyond red light | reveals newborn stars hidden inside dusty clouds | was discovered by William Herschel with thermometers and a prism | is emitted by warm bodies such as planets and people
visible light | is seen by the human eye, from red to violet | has wavelengths from about 400 to 700 nanometers | is the narrow part of the spectrum that our eyes detect
ultraviolet / ultraviolet radiation | lies just beyond violet light and causes sunburn | is mostly absorbed by the ozone layer | has shorter wavelengths than violet light and comes strongly from hot young stars
X-rays / X-ray | comes from gas at millions of degrees near black holes | passes through soft tissue but not bone | is studied by the Chandra observatory because the atmosphere absorbs it
gamma rays / gamma radiation | has the shortest wavelengths | has the highest frequency and energy | comes from nuclear reactions and the most violent explosions in space

# Quantities of light
? Which quantity
wavelength | is the distance from one wave crest to the next | determines the color of visible light | is measured in nanometers for visible light
frequency | is the number of waves that pass a point each second | is measured in hertz
amplitude | is the height of a wave above its resting position | is greater for a brighter beam of light | is half the height between a crest and a trough
photon energy | is proportional to frequency, by Planck's constant | is greatest for gamma rays and least for radio waves | is lower for red light than for blue light
wave speed | equals wavelength multiplied by frequency | is the same for all kinds of light in a vacuum
intensity | is the energy received per unit area each second from a source | decreases with the square of distance from a source

# Behavior of light
? Which behavior of light
reflection | is the bouncing of light from a surface | occurs at the mirror of a telescope | sends light back at an angle equal to that at which it arrived
refraction | is the bending of light as it passes from one material into another | is how a lens brings light to a focus | is caused by the change of light's speed at a boundary
dispersion | is the spreading of white light into its colors | produces a rainbow or the spectrum of a prism | occurs because a prism bends violet light more than red
interference | is the combining of overlapping waves that add or cancel | produces bright and dark bands and combines signals of several telescopes | was used by Thomas Young to show that light is a wave
diffraction | is the spreading of waves around an edge or through an opening | limits the sharpness of a telescope's images | occurs when light passes the edge of a telescope's opening
polarization | is the restriction of light waves to vibrate in one plane | is used by sunglasses to cut glare
scattering | is the redirection of light in many directions by small particles | makes the daytime sky blue and sunsets red | affects blue light more than red light in air
absorption | is the taking in of light by matter | raises an electron to a higher energy level | produces the dark lines in a star's spectrum

# Constants
? Which constant
speed of light | is about 300,000 kilometers per second | is the greatest velocity at which energy or information can travel | was first estimated by Rømer from eclipses of Jupiter's moon Io
gravitational constant | is the number G in Newton's formula for attraction | was first measured by Henry Cavendish
Planck's constant / Planck constant | relates a photon's energy to its frequency | is the number h of quantum theory
Hubble constant | is the present rate of expansion of the universe | is about 70 kilometers per second per megaparsec | gives an estimate of the age of the universe | is the slope of a graph of galaxies' velocity against distance
solar constant | is the energy that sunlight brings to each square meter above Earth's atmosphere | is about 1,361 watts per square meter
cosmological constant | was added by Einstein to his equations to keep the universe static | is one explanation of dark energy

# Kinds of spectrum
? Which kind of spectrum
continuous spectrum | shows an unbroken band of all colors | comes from a hot, dense object such as a glowing solid | comes from the hot, dense interior of a star
emission spectrum / bright-line spectrum | shows separate colored lines on a dark background | comes from a hot, thin gas such as a glowing nebula | is a fingerprint that identifies the elements in a hot gas | is produced when electrons fall to lower energy levels
absorption spectrum / dark-line spectrum | shows black gaps across a band of colors | is made when light passes through a cooler gas | is typical of stars because of their cooler outer atmospheres | is produced when electrons absorb photons and rise to higher levels
electromagnetic spectrum | is the full range of radiation from radio waves to gamma rays | includes visible light as only a small part | is ordered by wavelength, frequency and energy
band spectrum / molecular spectrum | shows broad groups of many close lines | is made by molecules rather than by single atoms

# Lines in spectra
? Which spectral feature
Balmer series | is the set of visible lines of hydrogen | is made by electrons that move to or from the second energy level
Lyman series | is the set of ultraviolet lines of hydrogen | is made by electrons that move to or from the ground state
21-centimeter line / 21-centimeter radiation | is the radio emission of cold, neutral hydrogen atoms | is used to map the spiral arms of the Milky Way | comes from a flip of the electron's spin in hydrogen
Fraunhofer lines | consists of the dark gaps in the spectrum of sunlight | is caused by elements in the Sun's atmosphere that absorb light | identifies elements such as sodium and calcium in the Sun
hydrogen-alpha line / H-alpha | is the red glow at a wavelength of 656 nanometers | gives emission nebulas their red color
Lyman-alpha forest | is the many dark lines made by gas clouds in front of a quasar | reveals hydrogen between the galaxies along the path of a quasar's light

# Changes in light on its way to us
? Which effect on light
redshift | moves spectral lines to longer wavelengths as a source recedes | is larger for more distant galaxies as the universe expands | is caused by the Doppler effect for a receding star
blueshift | moves spectral lines to shorter wavelengths as a source approaches | shows that the Andromeda Galaxy is moving toward us | is caused by the Doppler effect for an approaching star
gravitational redshift | stretches the wavelength of light that climbs away from a large mass | is seen in light leaving the surface of a white dwarf
interstellar reddening | changes a star's color because dust scatters blue light | makes a distant star behind dust look cooler than it is | occurs because tiny grains let red light pass more easily
interstellar extinction | dims distant stars because dust absorbs and scatters their light | hides the center of the Milky Way from view in visible light
rotational broadening | widens spectral lines because one edge of a spinning star approaches | shows how fast a star spins

# Atoms and light
? Which term describes
ground state | the lowest energy level of an electron | the condition of an atom that cannot give off any more energy as light | the condition in which an electron is closest to the nucleus
excited state | the condition of an atom whose electron has moved to a higher energy level | the condition of an atom that has absorbed a photon | the temporary condition that ends when an electron emits light
ionization | the removal of an electron from an atom | the process that leaves an atom with a positive charge | the effect of strong ultraviolet light on hydrogen in a nebula
photon | a particle of light energy | a massless packet of electromagnetic radiation | a quantum of light emitted when an electron falls to a lower level
energy level | one of the allowed values that an electron may have in an atom | a step between which an electron jumps to absorb or emit light
plasma | the hot state of matter made of ions and free electrons | the electrically conducting gas of which the Sun is made | the fourth state of matter, common in stars
isotope | a form of an element with a different number of neutrons | a variety such as deuterium, a heavy form of hydrogen
blackbody | an ideal object that absorbs all radiation that falls on it | a perfect radiator whose spectrum depends only on its temperature

# Types of telescope
? Which type of telescope
refracting telescope / refractor | gathers light with a lens at the front of a tube | bends light to a focus and suffers from chromatic aberration | was the type used by Galileo
reflecting telescope / reflector | gathers light with a curved mirror alone | includes all the largest optical telescopes | is free of chromatic aberration and was first built by Newton | can be made larger because its mirror is supported from behind
catadioptric telescope | combines a mirror and a correcting lens | has a short tube because light is folded back through a corrector plate
radio telescope | collects long-wavelength signals with a large metal dish | works by day or night and through clouds | must be very large because its waves are long
X-ray telescope | focuses high-energy rays at a grazing angle from nested mirrors | must work in space because the atmosphere absorbs its rays
space telescope | orbits above the atmosphere to avoid its blurring and absorption | includes Hubble and James Webb | observes wavelengths that do not reach the ground
infrared telescope | is cooled so that its own heat does not drown faint signals | observes warm dust and cool stars from high, dry places or space

# Designs of telescopes
? Which telescope design
Newtonian reflector / Newtonian telescope | sends light out the side of the tube with a flat diagonal mirror | has its eyepiece near the top of the tube
Cassegrain reflector / Cassegrain telescope | sends light back through a hole in the primary mirror | has its eyepiece or detector behind the main mirror
Galilean telescope | uses a convex objective and a concave eyepiece | gives an upright image and was turned to the sky in 1609
Keplerian telescope | uses a convex objective and a convex eyepiece | gives an inverted image with a wide field of view
Dobsonian telescope | is a large, simple amateur reflector on a low wooden mount | swivels up and down and side to side on an inexpensive base

# Parts of telescopes
? Which part of a telescope
objective lens | gathers and focuses light at the front of a refractor | is the large glass at the sky end of the tube | has a diameter that determines how much light a refractor collects
primary mirror | gathers and focuses light in a reflector | is curved and is often made of segments in giant telescopes | has a diameter that determines how much light a reflector collects
secondary mirror | redirects light from the primary to the eyepiece or detector | is smaller and sits in front of the primary | is flat in Newton's design and convex in Cassegrain's
eyepiece | magnifies the image for the observer | is changed to get a higher or lower magnification | is the lens nearest to the eye
finderscope | is a small sighting tube that helps to aim at a target | has a wide field of view and crosshairs
equatorial mount | turns on an axis parallel to Earth's to follow the stars | needs to turn about only one axis to track a star | lines up with the celestial pole so that tracking is simple
alt-azimuth mount | moves up and down and side to side | must turn about two axes at once to track a star

# Instruments of astronomy
? Which instrument
CCD / charge-coupled device | records images electronically with pixels of silicon | replaced photographic plates because it is more sensitive | is the light-sensitive chip in modern astronomical cameras
photometer | measures how bright a source is | gives data for the light curves of variable stars
spectrograph / spectroscope / spectrometer | spreads light into its wavelengths for study | reveals the composition, temperature and speed of a star | contains a prism or grating and records a spectrum
interferometer | combines signals of separate telescopes to act like one huge one | gains resolution by placing antennas far apart | includes the Very Large Array and the Event Horizon Telescope
coronagraph | blocks the bright disk of the Sun or a star | reveals the Sun's corona or a planet near a star's glare
diffraction grating | spreads light into a spectrum with many fine parallel lines | does the work of a prism with closely ruled grooves
seismometer | records moonquakes and marsquakes | reveals the interior of a world by its vibrations

# Properties of telescopes
? Which property of a telescope
light-gathering power | is proportional to the area of the objective | becomes four times as great when a mirror's diameter doubles | lets a large telescope show fainter objects | depends on the square of the aperture
resolving power / angular resolution / resolution | is the ability to show two close objects as separate | improves with a larger diameter and a shorter wavelength | is measured in arcseconds, with smaller values being better
magnification / magnifying power | equals the focal length of the objective divided by that of the eyepiece | is changed by switching eyepieces | makes images dimmer and blurrier if it is too high
aperture | is the diameter of the main lens or mirror | determines how much light is collected | determines both light-gathering and resolving power
focal length | is the distance from a lens or mirror to the place where light rays meet | is divided by the diameter to give the f-number | determines, with the eyepiece's, the magnification of a telescope
field of view | is the width of sky that can be seen at one time | becomes smaller at higher magnification | is wide in binoculars and narrow at high power

# Problems of observing
? Which problem
chromatic aberration | produces colored fringes because a lens bends colors differently | affects refracting but not reflecting telescopes
spherical aberration | blurs images because parts of a mirror focus at different places | was the fault of the Hubble Space Telescope's original mirror
astronomical seeing / atmospheric seeing | blurs images through turbulence in the air | is a reason for building observatories on high mountains | makes stars twinkle and limits ground-based resolution
atmospheric absorption | keeps X-rays and most infrared from reaching the ground | is a reason for putting ultraviolet and X-ray telescopes in space
radio interference | hides faint cosmic signals behind those of transmitters | is a reason for placing large dishes in remote valleys
lens sagging | bends large glass that can be supported only at its edge | limits the size of refracting telescopes to about one meter

# Techniques of observing
? Which technique
adaptive optics | reshapes a mirror rapidly to cancel the blurring of the atmosphere | uses a guide star or laser and a flexible mirror | gives ground-based telescopes images almost as sharp as those from space
active optics | adjusts a thin mirror's shape slowly against sagging and heat | uses computer-controlled supports behind a large mirror
interferometry | combines signals from several telescopes for sharper detail | was used for the first image of a black hole | gives several dishes the resolution of one as wide as their separation
photometry | measures the brightness of stars and other sources | produces the light curve of a variable star
spectroscopy | studies light spread out by wavelength | tells the composition, temperature and motion of a star | uses a prism or grating to separate light
radar mapping | bounces radio pulses off a surface to reveal its shape | showed the surface of Venus beneath its clouds

# Observatories for light and radio waves
? Which observatory
Arecibo Observatory | had a 305-meter dish in Puerto Rico that collapsed in 2020 | sent a message toward star cluster M13 in 1974
Very Large Array | has 27 movable radio dishes in New Mexico | has its antennas arranged in the shape of a Y | is an interferometer of 27 antennas that move on tracks
ALMA | has 66 antennas high in Chile's Atacama Desert for millimeter waves | images dusty disks where planets form | observes millimeter waves from cold gas and dust in Chile
Very Large Telescope | has four 8.2-meter mirrors on Cerro Paranal in Chile | is run by the European Southern Observatory
Keck Observatory / Keck | has two 10-meter segmented mirrors on Mauna Kea in Hawaii | pioneered telescopes with mirrors of 36 hexagonal pieces
Palomar Observatory | has the 200-inch Hale reflector in California | had the world's largest optical telescope for decades after 1948
Mount Wilson Observatory | has the 100-inch Hooker reflector used by Edwin Hubble | was where the expansion of the universe was discovered in the 1920s
Yerkes Observatory | has the largest refractor, with a 40-inch lens in Wisconsin | opened in 1897 under the University of Chicago
Event Horizon Telescope | made the first image of a black hole's shadow, released in 2019 | links radio dishes around the globe and observed M87 | combines dishes into an interferometer as large as Earth
Vera C. Rubin Observatory / Rubin Observatory | surveys the whole southern sky from Chile with a giant digital camera | is named for a woman who studied dark matter
FAST | is a 500-meter radio dish in China | is the world's largest single radio dish
Green Bank Telescope | is a fully steerable 100-meter radio dish in West Virginia | stands in a zone of radio quiet in Appalachia

# Detectors of particles and gravitational waves
? Which detector
LIGO | first detected gravitational waves, in 2015 | uses laser beams in 4-kilometer arms in Louisiana and Washington | observed two black holes merging more than a billion light-years away
Virgo | detects gravitational waves in Italy | helped American detectors locate a neutron star merger in 2017
IceCube | detects neutrinos in Antarctic ice | uses a cubic kilometer of ice near the South Pole | looks for faint flashes of light beneath Antarctica
Super-Kamiokande | detects neutrinos in a huge water tank under a Japanese mountain | found in 1998 that neutrinos change type
Sudbury Neutrino Observatory | used a tank of heavy water in a Canadian mine | explained why too few particles from the Sun had been counted
Homestake experiment | first counted solar neutrinos, in a South Dakota gold mine | used a tank of cleaning fluid and found a third of the expected neutrinos

# Space telescopes and observatories
? Which space observatory
Hubble Space Telescope / Hubble telescope | was launched in 1990 and repaired by astronauts for a flawed mirror | observes visible and ultraviolet light with a 2.4-meter mirror in Earth orbit | took the first deep field image of thousands of faint galaxies, in 1995
James Webb Space Telescope / Webb telescope | studies infrared light with an 18-segment gold-coated mirror | was launched in December 2021 and has a five-layer sunshield | orbits 1.5 million kilometers from Earth to observe the first galaxies
Chandra X-ray Observatory | has studied high-energy rays from very hot gas since 1999 | is named for an Indian-American who studied white dwarfs
Spitzer Space Telescope | studied infrared from 2003 to 2020 | was NASA's infrared Great Observatory with cooled optics
Kepler space telescope | found thousands of exoplanets by watching for dips in starlight | watched one field in Cygnus from 2009 for planets
TESS | surveys the whole sky for planets of nearby bright stars | was launched in 2018 to find transiting exoplanets
Fermi Gamma-ray Space Telescope | has mapped the most energetic radiation of the sky since 2008 | found huge bubbles above and below the center of our galaxy
Compton Gamma Ray Observatory | observed high-energy bursts from all directions in the 1990s | was one of four Great Observatories and reentered in 2000
Gaia | measured positions and motions of more than a billion stars | was a European mission that made a 3-D map of the Milky Way | measured stellar parallax with the greatest accuracy
Hipparcos | measured precise parallaxes of more than 100,000 stars from 1989 | was the European forerunner of Gaia
COBE | first detected tiny variations in the cosmic background radiation, in 1992 | showed that the cosmic background has a perfect blackbody spectrum | was launched by NASA in 1989 to study the cosmic microwave background
WMAP | found the universe's age to be 13.7 billion years from background radiation in 2003 | was launched by NASA in 2001 to map the cosmic microwave background
Planck satellite | mapped the cosmic microwave background in most detail | was a European mission launched in 2009 to study background radiation
SOHO | has watched the Sun from a Lagrange point since 1995 | has found thousands of comets while observing the Sun
Parker Solar Probe | was the first to fly through the Sun's corona | was launched in 2018 and is the fastest human-made object | studies the source of charged particles closer to the Sun than any other craft

# The planets
? Which planet
Mercury | is closest to the Sun | is the smallest of the eight planets | has almost no atmosphere and a heavily cratered surface | orbits the Sun in 88 Earth days
Venus | is the hottest because of a thick carbon dioxide atmosphere | has a day longer than its year and rotates backward | is nearly the same size as Earth and is covered by sulfuric acid clouds
Earth | has liquid water on its surface and is known to have life | has active plate tectonics and an atmosphere rich in nitrogen and oxygen | is the largest and densest of the terrestrial planets
Mars | has a red surface rich in iron oxide | has the largest volcano, polar caps and dry river valleys | has two small moons named Phobos and Deimos
Jupiter | is the largest and has a Great Red Spot | has more mass than all the others combined | has four large moons discovered by Galileo
Saturn | has the brightest and widest rings | has a density lower than that of water | is orbited by the large moon Titan
Uranus | is tilted so far that it rotates on its side | was the first discovered with a telescope, in 1781 | is a pale blue-green ice giant with moons named for Shakespeare's characters
Neptune | is farthest from the Sun | has the fastest winds | was found in 1846 through mathematical prediction | is orbited by Triton

# Groups of bodies in the solar system
? Which group of solar system objects
terrestrial planets / inner planets | consists of small, dense, rocky worlds near the Sun | consists of Mercury, Venus, Earth and Mars | consists of the four major worlds with solid, rocky surfaces
gas giants | consists of Jupiter and Saturn | consists of large planets made mostly of hydrogen and helium | consists of the two most massive planets
ice giants | consists of Uranus and Neptune | consists of large planets with much water, ammonia and methane
dwarf planets | consists of round bodies that have not cleared their orbits | includes Pluto, Ceres and Eris | was defined as a class in 2006 when Pluto was reclassified
Trojan asteroids | shares Jupiter's orbit 60 degrees ahead and behind | gathers at two Lagrange points of Jupiter | is being visited by the Lucy mission
main asteroid belt / asteroid belt | lies between the orbits of Mars and Jupiter | contains rocky bodies such as Vesta and Pallas | is a region of rocky leftovers kept from forming a planet by Jupiter | is the home of Ceres
Kuiper Belt | is a disk of icy bodies beyond the orbit of Neptune | includes Pluto and is the source of short-period comets | lies from about 30 to 50 astronomical units from the Sun
Oort cloud | is a distant spherical shell of icy bodies around the solar system | is the source of long-period comets | may reach tens of thousands of astronomical units from the Sun
near-Earth objects | consists of asteroids and comets whose orbits come close to ours | is watched because its members may strike our planet | includes Apophis and Bennu
centaurs | consists of icy bodies between the orbits of Jupiter and Neptune | has unstable orbits among the giant planets

# Surface features of Mercury, Venus and Mars
? Which feature of another planet
Caloris Basin | is a huge impact structure on Mercury | lies opposite a region of jumbled terrain on the innermost planet
Maxwell Montes | is the highest mountain range on Venus | rises about 11 kilometers in the highland of Ishtar Terra | was found by radar because clouds hide the highest land of Venus
Aphrodite Terra | is the largest highland on Venus | lies near the equator of Venus and is as large as a continent
Olympus Mons | is the tallest volcano in the solar system | is a shield volcano on Mars more than twice as high as Everest | rises about 22 kilometers above the plains of Mars
Valles Marineris | is a giant canyon system on Mars | would stretch across the United States and is up to 7 kilometers deep | was formed by faulting as the crust of Mars stretched
Hellas Basin / Hellas Planitia | is a deep impact structure in the southern highlands of Mars | is over 2,000 kilometers wide and holds the lowest ground on Mars
Tharsis | is a great volcanic bulge on Mars | holds the largest volcanoes of Mars | includes three large shield volcanoes near Olympus Mons
Gale Crater | is the landing place of the rover Curiosity | contains Mount Sharp and the sediments of an ancient lake
Jezero Crater | is the landing place of the rover Perseverance | contains the delta of an ancient river on Mars

# Atmospheres of the planets
? Which feature of a planet's atmosphere
Great Red Spot | is a giant storm on Jupiter that has lasted for centuries | is a high-pressure storm wider than Earth | turns counterclockwise in Jupiter's southern hemisphere
Great Dark Spot | was a storm seen on Neptune by Voyager 2 in 1989 | had vanished from Neptune when Hubble looked in 1994
polar hexagon | is a six-sided jet stream on Saturn | was photographed by Cassini around Saturn's north pole
zone | is a light-colored cloud band of rising gas on Jupiter | is a bright stripe made of high ammonia clouds | is a bright stripe between darker belts
belt | is a dark cloud band of sinking gas on Jupiter | is a reddish-brown stripe of Jupiter's atmosphere | is a dark stripe between brighter zones
global dust storm | covers all of Mars at times near perihelion | ended the mission of the solar-powered rover Opportunity in 2018
sulfuric acid cloud layer / sulfuric acid clouds | hides the surface of Venus from view in visible light | reflects sunlight and makes Venus very bright in the sky
methane haze | gives Uranus and Neptune their blue color by absorbing red light | is a gas layer that makes the ice giants look blue

# Layers inside planets
? Which layer of a planet
iron core | is the dense metal center of a terrestrial planet | takes up most of the volume of Mercury
rocky mantle | lies between the crust and the metal center of a terrestrial planet | is made of dense silicate rock that can flow slowly
crust | is the thin, solid outer layer of a terrestrial planet | is broken into moving plates on Earth | is the rocky skin above the mantle of a planet
metallic hydrogen | is a liquid that conducts electricity deep inside Jupiter | generates Jupiter's strong magnetic field | forms under enormous pressure inside a gas giant
icy mantle | makes up most of Uranus and Neptune with water, ammonia and methane | generates the tilted magnetic fields of Uranus and Neptune
molecular hydrogen | is the ordinary gas and liquid of Jupiter's outer envelope | lies just beneath the clouds of Jupiter and Saturn

# Regions ruled by magnetism and the solar wind
? Which region of space
magnetosphere | is where a planet's magnetic field controls charged particles | shields Earth from most of the solar wind | is produced by moving, electrically conducting material inside a planet
magnetotail | is the part of a planet's magnetic field stretched away from the Sun | is a long stream on the night side of a planet's field
Van Allen belts | consists of doughnut-shaped zones of trapped particles around Earth | was discovered by Explorer 1 | is a region of radiation dangerous for astronauts and satellites
bow shock | is the boundary where the solar wind suddenly slows in front of a planet | forms ahead of a magnetosphere like water ahead of a ship
heliosphere | is the bubble of solar wind around the Sun and planets | was left by Voyager 1 in 2012 | protects the solar system from many cosmic rays
heliopause | is the boundary where the solar wind meets the interstellar gas | marks the beginning of interstellar space | is the outer edge of the Sun's bubble of charged particles
termination shock | is where the solar wind slows below the speed of sound | was crossed by Voyager 1 in 2004 at the inner edge of the heliosheath

# Features of Saturn's rings
? Which feature of Saturn's rings
Cassini Division | is the wide gap between the A and B rings | is kept clear by a resonance with the moon Mimas | was discovered in 1675 as a dark band between bright rings
Encke Gap | is a narrow opening in the A ring cleared by the moon Pan | lies within the outer part of the A ring
ring spoke / spokes | is a dark radial marking on the broad, bright B band | is a temporary dust streak first seen by Voyager
shepherd moon | is a small satellite whose pull keeps a narrow ring in place | includes Prometheus, beside the F ring
E ring | is fed by icy particles from the geysers of Enceladus | is a faint, wide ring beyond the main rings
B ring | is the widest and brightest of the rings | lies just inside the Cassini Division

# Surface features of the Moon
? Which feature of the Moon
mare / maria | is a dark, smooth plain of ancient basalt | is named with the Latin word for sea | was formed when lava filled a large impact basin | was formed by lava more than 3 billion years ago, mostly on the near side
lunar highlands / highlands | is the light-colored, heavily cratered older region | consists mainly of anorthosite more than 4 billion years old | shows the oldest crust, with the greatest number of impacts
lunar ray / rays | is a bright streak of debris thrown out from a young crater | spreads outward from a crater such as Tycho for hundreds of kilometers | is made of bright material because it is young
rille / rilles | is a long channel or collapsed lava tube | is a winding valley such as Hadley, visited by Apollo 15
regolith | is the loose layer of dust and broken rock on the surface | was made by countless small impacts and kept astronauts' footprints | is a powdery soil of crushed rock on an airless surface
Tycho crater | is a bright young impact site with long streaks in the south | was formed about 108 million years ago in the southern highlands
Copernicus crater | is a large impact site with terraced walls and central peaks on the near side | is about 800 million years old and lies near the Ocean of Storms
South Pole-Aitken Basin | is the largest and deepest impact structure, mostly on the far side | is about 2,500 kilometers wide and covers part of the far side
Sea of Tranquility / Mare Tranquillitatis | is the dark plain where Apollo 11 landed in 1969 | was where Neil Armstrong first walked on the Moon
far side | is the half never seen from Earth | was first photographed by Luna 3 in 1959 | has few dark plains and a thicker crust | has a thicker crust and many more craters than the other half
terminator | is the line between the lit and dark halves | is where shadows of craters and mountains are longest
permanently shadowed crater | is a cold polar place where ice has been detected | may supply water for future astronauts

# Moons of the planets
? Which moon
Io | is the most volcanically active body known | is the innermost of the Galilean moons | has a yellow and orange surface covered with sulfur | is kept molten by tidal heating as it orbits Jupiter
Europa | has a smooth icy crust that probably covers a salty ocean | has a cracked ice surface with few craters and orbits Jupiter | is thought to be a good place to look for life
Ganymede | is the largest in the solar system | has its own magnetic field and is bigger than Mercury | is the third of Jupiter's four large moons in order of distance
Callisto | is the most heavily cratered of the Galilean moons | is the outermost of the four large moons of Jupiter | has an ancient surface unchanged by geological activity
Titan | has a thick nitrogen atmosphere | has lakes and rivers of liquid methane | is the largest moon of Saturn and was visited by the Huygens probe
Enceladus | sprays geysers of water from cracks at its south pole | feeds Saturn's E ring with icy particles | has an ocean under its ice and is a small moon of Saturn
Mimas | has one giant crater named Herschel that is a third of its width | clears the Cassini Division by its resonance | is a small, round moon of Saturn with one huge crater
Iapetus | has one dark half and one bright half | has a ridge along its equator and orbits Saturn
Miranda | has a jumbled surface with tall cliffs and orbits Uranus | has the tallest known cliff in the solar system
Titania | is the largest moon of Uranus | is named for the queen of the fairies in Shakespeare
Triton | orbits backward around Neptune | has geysers of nitrogen gas | is probably a captured Kuiper Belt object | is the largest moon of Neptune
Phobos | is the inner, larger moon of Mars | is slowly spiraling inward toward Mars | orbits Mars in less than eight hours
Deimos | is the outer, smaller moon of Mars | takes about 30 hours to orbit Mars
Charon | is half as wide as Pluto | keeps the same face toward Pluto, which keeps the same face toward it
Luna / Earth's Moon | was visited by astronauts between 1969 and 1972 | is about 384,000 kilometers from our planet | is one fourth as wide as our planet, with one sixth of its gravity

# Dwarf planets
? Which dwarf planet
Pluto | was reclassified in 2006 and visited by New Horizons in 2015 | has a heart-shaped plain of nitrogen ice | has Charon as its largest moon | was discovered in 1930 by Clyde Tombaugh
Ceres | is the largest body in the asteroid belt | was discovered in 1801 by Piazzi | was orbited by Dawn, which found bright salt deposits | is the only one in the inner solar system
Eris | was discovered in 2005 and led to the new definition of a planet | is slightly more massive than Pluto | is a scattered disk object beyond Pluto, found by Mike Brown's team
Haumea | spins so fast that it has the shape of an egg | is named for a Hawaiian goddess and has a ring
Makemake | is named for a creator god of Easter Island | is a red, icy Kuiper Belt object discovered in 2005 around Easter

# Asteroids
? Which asteroid
Vesta | is the brightest and was orbited by Dawn in 2011 and 2012 | is the source of many stony meteorites found on Earth | is a differentiated body with a huge crater at its south pole
Pallas | was the second to be discovered, in 1802 | was found by Olbers one year after Ceres
Eros | was the first to be orbited and landed on by a spacecraft | was studied by NEAR Shoemaker in 2000 and 2001
Itokawa | was sampled by the first Hayabusa mission | provided the first asteroid grains returned to Earth, in 2010
Ryugu | was sampled by Hayabusa2 of Japan | gave carbon-rich samples that reached Earth in 2020
Bennu | was sampled by OSIRIS-REx | gave samples that NASA brought to Earth in 2023
Dimorphos | had its orbit changed by the DART impact in 2022 | is a small moon of the asteroid Didymos
Apophis | will pass very near Earth in April 2029 | was once thought to threaten Earth with an impact in 2029
Ida | was the first found to have a moon, named Dactyl | was photographed by the Galileo probe in 1993

# Objects from the edge of the solar system and beyond
? Which distant object
Sedna | has an extremely long orbit that takes it far past the Kuiper Belt | takes about 11,000 years to orbit the Sun
Arrokoth | is a two-lobed body passed by New Horizons in 2019 | is the most distant object explored at close range
Oumuamua | was the first known visitor from another star system, in 2017 | was a small elongated interstellar object found from Hawaii
Quaoar | is an icy Kuiper Belt body found in 2002, about half as wide as Pluto | has a ring system outside its Roche limit
Borisov | was the first known comet from another star system, in 2019 | was found by an amateur in Crimea on an interstellar path

# Parts of a comet
? Which part of a comet
nucleus | is the solid center of ice and dust | is described as a dirty snowball a few kilometers wide | is the only part of a comet that exists far from the Sun
coma | is the cloud of gas and dust around the solid center | forms as sunlight turns ice into gas near the Sun | surrounds the nucleus and makes a comet look fuzzy
ion tail / gas tail | is straight, bluish and points directly away from the Sun | consists of charged particles swept back by the solar wind | glows blue from charged gas and is the straighter of the two
dust tail | is yellowish, curved and pushed by the pressure of sunlight | consists of small solid grains that reflect sunlight | trails behind along the comet's path
hydrogen envelope | is a huge invisible cloud of the lightest gas | is seen only in ultraviolet light and is millions of kilometers wide

# Comets
? Which comet
Halley's Comet / Comet Halley | returns about every 76 years and was last seen in 1986 | was shown on the Bayeux Tapestry in 1066 | was the first whose return was predicted | will next be seen in 2061
Comet Hale-Bopp | was bright to the unaided eye for months in 1997 | was discovered by two Americans in 1995
Comet Shoemaker-Levy 9 | broke into pieces that struck Jupiter in 1994 | left dark spots in Jupiter's clouds after a collision | was torn apart by Jupiter's tidal forces before its crash
Comet 67P / Churyumov-Gerasimenko | was orbited by Rosetta and landed on by Philae | was studied by a European spacecraft from 2014 to 2016
Comet Wild 2 | was sampled by the Stardust spacecraft | provided dust grains caught in aerogel and returned in 2006
Comet Tempel 1 | was struck by the Deep Impact probe in 2005 | had its interior exposed when a copper projectile hit it
Comet Encke | has a period of only 3.3 years | is the source of the Taurid meteor shower
Comet Swift-Tuttle | is the source of the Perseid meteor shower | returns about every 133 years and leaves dust that we meet each August

# Small bodies and their falls
? Which term describes
meteoroid | a small piece of rock or metal moving through space | a particle larger than dust but smaller than an asteroid | a small fragment of an asteroid or comet before it enters the atmosphere
meteor | the streak of light from a particle that burns up in the atmosphere | the glowing trail that is commonly called a shooting star | the flash of light commonly called a falling star
meteorite | a piece of rock or metal from space that reaches the ground | a rock from space that survives its fall through the atmosphere | a stony or metallic sample that tells the age of the solar system
asteroid | a rocky body that orbits the Sun, mostly between Mars and Jupiter | a leftover of planet formation made of rock or metal, up to hundreds of kilometers wide | a minor planet such as Vesta or Eros
comet | a body of ice and dust that forms a tail near the Sun | a dirty snowball on a long, stretched orbit | an icy visitor from the Kuiper Belt or Oort cloud
meteor shower | the many streaks seen on one night that seem to come from one point | the annual event when Earth crosses a stream of comet dust | the display such as the Perseids or Leonids that returns every year

# Types of meteorite
? Which type of meteorite
stony meteorite | is made mostly of silicates and is the most common kind to fall | looks much like ordinary Earth rock
iron meteorite | shows a Widmanstätten pattern when cut and etched | comes from the metal core of a shattered asteroid | is dense, metallic and made of an alloy with nickel
stony-iron meteorite | is a mixture of silicate minerals and metal | is the rarest main kind and may come from a boundary of core and mantle
Martian meteorite | contains trapped gas that matches the air of the red planet | is a rock blasted off the fourth planet, such as ALH 84001
lunar meteorite | matches the rocks brought back by Apollo astronauts | is a rock blasted off our satellite by an impact
micrometeorite | is a dust-sized grain that drifts to Earth without burning up | is a tiny particle from space collected in polar ice

# Products of impacts
? Which product of an impact
crater / impact crater | is a bowl-shaped pit with a raised rim | covers most of the surface of Mercury and the Moon's highlands | is round because an impact explodes with great energy
ejecta / ejecta blanket | is the material thrown out around a new crater | falls back as debris and forms secondary craters | is debris that surrounds a crater and forms bright rays
central peak | is a mountain raised by rebound in the middle of a large crater | forms when the floor of a large crater springs back
multiring basin / impact basin | is a giant circular depression hundreds of kilometers wide | includes Caloris on Mercury and Orientale on the Moon
tektite | is a glassy bead formed from melted rock on Earth | is natural glass that was splashed through the air
breccia | is a rock made of broken fragments cemented together | is a common rock of the Moon formed from shattered pieces
shocked quartz | is a mineral with fine planes formed under extreme pressure | is a damaged crystal that helps to prove the origin of a crater

# Meteor showers
? Which meteor shower
Perseids | appears each August from dust of comet Swift-Tuttle | is a reliable shower of warm summer nights in mid-August | has its radiant in the constellation named for a Greek hero
Leonids | appears each November and has produced great meteor storms | comes from dust of comet Tempel-Tuttle
Geminids | appears each December from the asteroid Phaethon | is one of the richest of the year, in mid-December
Orionids | appears each October from Halley's Comet | is seen in late October with a radiant near Betelgeuse
Quadrantids | appears in early January from a constellation no longer used | is the first strong shower of the calendar year
Lyrids | appears each April from near the bright star Vega | comes from dust of comet Thatcher in late April
Eta Aquariids | appears each May from dust of Halley's Comet | is the spring shower from Halley's Comet, best in the Southern Hemisphere

# Impact sites and events
? Which impact
Chicxulub impact | left a crater in Yucatán and ended the age of dinosaurs | spread iridium around the world 66 million years ago | caused a mass extinction at the end of the Cretaceous
Barringer Crater / Meteor Crater | left a well-preserved pit in Arizona about 50,000 years ago | was made by an iron body and is about 1.2 kilometers wide | was the first on Earth proved to be made by a meteorite
Tunguska event | flattened a Siberian forest in 1908 | was an explosion in the air that left no large crater | was probably caused by a stony asteroid that exploded in the atmosphere
Chelyabinsk event | injured about 1,500 people with a shock wave over Russia in 2013 | was an airburst that broke windows in the Urals
Sudbury impact | made a basin in Ontario now mined for nickel | happened in Canada about 1.85 billion years ago

# Layers of the Sun
? Which layer of the Sun
core | is the center, where hydrogen fuses into helium | has a temperature of about 15 million kelvins | is the source of all the Sun's energy
radiative zone | carries energy outward by photons that are absorbed and reemitted for many thousands of years | lies between the core and the outer layer of convection | is so dense that energy takes ages to pass through it
convective zone / convection zone | carries energy outward by rising and sinking hot gas | lies just beneath the visible surface | produces the granules seen on the surface
photosphere | is the visible surface at about 5,800 kelvins | shows granules and sunspots | gives off most of the sunlight that we see
chromosphere | is a thin reddish layer just above the visible surface | is seen as a reddish ring for a moment during total eclipses | shows spicules and glows red with hydrogen light
corona | is the outermost, extremely hot, thin atmosphere | is seen as a white halo during total solar eclipses | is hotter than a million kelvins and is the source of the solar wind
transition region | is where the temperature jumps from thousands to a million kelvins | separates the reddish chromosphere from the hot corona
tachocline | is where the magnetic field is thought to be generated | lies at the boundary of the radiative and convective zones

# Solar activity
? Which solar phenomenon
sunspot | is a dark, cooler area with a strong magnetic field | appears dark because it is cooler than the surrounding photosphere | was observed by Galileo to show that the Sun rotates | often occurs in pairs or groups with opposite magnetic polarity
solar prominence / prominence | is a huge arch of gas held above the surface by magnetism | is called a filament when seen dark against the disk | is a loop of glowing gas seen at the Sun's edge
solar flare | is a sudden violent burst of radiation near a group of sunspots | sends X-rays that reach Earth in eight minutes and can disturb radio signals | releases energy stored in twisted magnetic fields
coronal mass ejection / CME | is an immense bubble of plasma thrown into space | takes one to three days to reach Earth and can upset power grids | carries billions of tons of matter outward at great speed
solar wind | is a steady stream of charged particles flowing from the Sun | pushes the ion tail of a comet away from the Sun | flows constantly from the corona at about 400 kilometers per second
granule / granulation | is a bright convection cell in the photosphere about 1,000 kilometers wide | is bright in the middle where gas rises and dark at its edges | lasts several minutes as hot gas rises and cooler gas sinks
spicule | is a short-lived jet of gas in the chromosphere | shoots upward from the Sun's surface for a few minutes like a narrow flame
coronal hole | is a dark region in X-rays from which fast particles stream out | occurs where magnetic field lines open into space | is the source of the fastest solar wind

# Periods of solar activity
? Which period of the Sun
sunspot cycle / solar cycle | is the rise and fall in the number of dark spots over about 11 years | ends with a reversal of the Sun's magnetic poles | is the pattern of activity discovered by counting dark spots
solar maximum | is the time of most sunspots and flares | is the time when auroras are most frequent | is the time when coronal mass ejections are most frequent
solar minimum | is the time of fewest sunspots and flares | is the quiet time when the Sun may show no spots for weeks
Maunder minimum | had almost no sunspots from 1645 to 1715 | coincided with very cold winters of the Little Ice Age in Europe | was a lack of sunspots lasting about 70 years
magnetic cycle / Hale cycle | is the 22 years after which the Sun's poles have returned to their first state | is made of two sunspot periods of 11 years each

# Effects of the Sun on Earth
? Which effect of the Sun
aurora borealis / northern lights | is a colored glow in the sky near the Arctic | is caused by solar particles that strike gases above Alaska and Norway | shows green and red curtains in the sky over Canada and Scandinavia
aurora australis / southern lights | is a colored glow in the sky near Antarctica | is caused by solar particles that strike gases near the South Pole
geomagnetic storm | is a disturbance of Earth's magnetic field by a burst of solar plasma | can cut electric power, as it did in Quebec in 1989 | is caused by a coronal mass ejection and disturbs satellites and compasses
Carrington Event | was the great magnetic disturbance of 1859 that set telegraph wires on fire | was the strongest solar storm on record
radio blackout | is the loss of shortwave communication after the X-rays of a flare | occurs when a flare's X-rays disturb the ionosphere
photosynthesis | stores the energy of sunlight in the food made by plants | releases oxygen with the help of sunlight

# Sources of energy
? Which source of energy
nuclear fusion | is the joining of light nuclei to form a heavier one | powers the Sun and other stars | turns hydrogen into helium in the cores of stars | changes a small amount of mass into a large amount of energy
nuclear fission | is the splitting of a heavy nucleus such as uranium | is used in power plants but not in stars | leaves radioactive waste and is the reaction in a uranium reactor
gravitational contraction / Kelvin-Helmholtz contraction | heats a protostar as it shrinks | was the old explanation of sunlight before nuclear reactions were known
radioactive decay | is the breakdown of unstable nuclei | heats the inside of Earth and powers RTGs on spacecraft | has a half-life and is used to date rocks
chemical combustion / chemical burning | joins fuel with oxygen to release heat | would have kept the Sun shining for only a few thousand years
matter-antimatter annihilation / annihilation | turns particles and their opposites completely into gamma rays | occurs when a positron meets an electron

# Balance inside stars
? Which term describes
hydrostatic equilibrium | the balance between inward gravity and outward pressure in a star | the condition that keeps a star from collapsing or expanding | the state of a main-sequence star that neither shrinks nor swells
thermal equilibrium | the balance of energy produced in the core and energy lost at the surface | the condition that keeps a star's luminosity steady
electron degeneracy pressure | the resistance of crowded negative particles that supports a white dwarf | the support of a dead core below 1.4 solar masses, independent of temperature | the quantum effect that stops the collapse of a Sun-like star's core
neutron degeneracy pressure | the resistance of crowded uncharged nuclear particles that supports a pulsar | the support of a core of about 1.4 to 3 solar masses after collapse
radiation pressure | the outward push of light on matter | the push of photons that supports the most massive stars
mass-energy equivalence | the principle written as E = mc² | the rule that a little lost matter becomes the great power of a star

# Nuclear reactions and the making of elements
? Which nuclear process
proton-proton chain | makes helium from hydrogen in stars like the Sun | begins when two hydrogen nuclei form deuterium | releases positrons, neutrinos and gamma rays in the Sun's core
CNO cycle | makes helium from hydrogen with carbon as a catalyst | is the main energy source of main-sequence stars more massive than the Sun | uses carbon, nitrogen and oxygen and depends strongly on temperature
triple-alpha process | joins three helium nuclei into carbon | begins in red giants at about 100 million kelvins | is the fusion that follows when hydrogen in the core is used up
carbon burning / carbon fusion | makes neon, sodium and magnesium in massive stars | begins at about 600 million kelvins in massive stars
silicon burning / silicon fusion | makes iron in a massive star's core | lasts about a day before the core of a massive star collapses | is the last fusion stage that releases energy in a massive star
r-process | adds neutrons rapidly to make gold and uranium | takes place when neutron stars merge | made heavy elements such as platinum in violent events
s-process | adds neutrons slowly in giant stars to make elements such as barium | takes place over thousands of years in aging giants
Big Bang nucleosynthesis | made hydrogen, helium and a little lithium in the first minutes | explains why one quarter of ordinary matter is helium | ended after a few minutes because the universe had cooled
cosmic-ray spallation | makes lithium, beryllium and boron by breaking larger nuclei | takes place as fast particles strike gas in space

# Objects in the forming solar system
? Which object of the early solar system
solar nebula | was the cloud of gas and dust from which the Sun and planets formed | collapsed and began to spin faster about 4.6 billion years ago | flattened into a disk as it contracted and rotated
protoplanetary disk | was the flat, rotating layer of gas and dust around the young Sun | is seen today around young stars by ALMA, with rings and gaps | is where planets form around a newborn star
protosun | was the hot, dense center of the collapsing nebula before fusion | became our star when hydrogen fusion began
planetesimal | was a kilometer-sized building block of planets | formed when grains of dust and ice stuck together | grew by collisions and gravity to become a protoplanet
protoplanet | was a Moon-sized or larger body still gathering material | formed from collisions of many smaller bodies and became an inner or outer world

# Processes in the forming solar system
? Which process
accretion | is the growth of bodies as particles collide and stick together | built planetesimals and planets from grains of dust | is the gradual gathering of matter by collisions and gravity
differentiation | is the separation of a molten body into a metal core and rocky mantle | is the sinking of iron toward the center of a melted young planet | gives a planet its layers of core, mantle and crust
condensation | is the formation of solid grains from cooling gas | made metal and rock grains near the Sun and ices farther out | left rock near the Sun and ice beyond the frost line
planetary migration | is the inward or outward movement of young giants | explains how hot Jupiters came so close to their stars
late heavy bombardment / heavy bombardment | is the time of intense cratering about four billion years ago | formed many of the Moon's large basins by impacts of leftover debris | is dated by rocks that Apollo astronauts brought from impact basins
gravitational collapse | is the falling together of a cloud under its own weight | began the formation of the Sun, perhaps after a nearby supernova | heats the center and makes the cloud spin faster
outgassing | is the release of gas from the interior by volcanoes | produced the early atmospheres of Venus, Earth and Mars | is the volcanic source of water vapor and carbon dioxide in early air

# Hypotheses of origin
? Which hypothesis
nebular hypothesis / nebular theory | explains the solar system as formed from a rotating cloud of gas and dust | explains why planets orbit in one plane and in the same direction | says that planets formed from a disk around the young Sun
giant impact hypothesis / giant impact theory | says that a Mars-sized body struck Earth and formed the Moon | explains why the Moon has only a small iron core | says that debris from a collision gathered in orbit around Earth
capture hypothesis | says that the Moon formed elsewhere and was caught by Earth's gravity | cannot explain why lunar rocks are so much like those of Earth
fission hypothesis | says that the Moon split off from a fast-spinning Earth | was suggested by George Darwin to explain the Moon's origin
co-formation hypothesis / coaccretion hypothesis | says that Earth and the Moon grew side by side from the same material | cannot explain why the Moon has much less iron than Earth

# Spectral classes of stars
? Which spectral class
O | includes the hottest stars, blue, above 30,000 kelvins | has lines of ionized helium and the shortest lives | includes the most massive and most luminous main-sequence stars
B | includes blue-white stars of about 10,000 to 30,000 kelvins, such as Rigel | has lines of neutral helium and comes second in order of temperature
A | includes white stars with the strongest hydrogen lines, such as Sirius | includes Vega and stars of about 7,500 to 10,000 kelvins
F | includes yellow-white stars of about 6,000 to 7,500 kelvins, such as Procyon | comes fourth in order of temperature, just hotter than the Sun's
G | includes yellow stars of about 5,200 to 6,000 kelvins, such as the Sun | includes Alpha Centauri A and stars with strong ionized calcium lines | includes yellow stars that live about 10 billion years
K | includes orange stars of about 3,700 to 5,200 kelvins, such as Arcturus | includes Aldebaran and comes sixth in order of temperature
M | includes the coolest red stars, such as Betelgeuse | includes most red dwarfs and shows bands of titanium oxide | includes the most numerous stars, below about 3,700 kelvins

# Types of stars
? Which type of star
red dwarf | is small, cool and dim and can live for trillions of years | is the most common kind and includes Proxima Centauri | is at the lower right of the main sequence | burns its fuel very slowly because of its low mass
red giant | is a swollen, cool star that has used up the hydrogen in its core | is what the Sun will become in about five billion years | forms as a Sun-like star expands while its helium core contracts
red supergiant | is an enormous cool star near the end of a massive star's life | includes Betelgeuse and Antares | is hundreds of times as wide as the Sun and ends in a supernova
blue supergiant | is a rare, enormous and hot star, such as Rigel | is tens of thousands of times as luminous as the Sun and very hot | is a hot, blue-white evolved star, like Deneb
white dwarf | is the hot, Earth-sized core left by a Sun-like star | no longer fuses and slowly cools, like Sirius B | is supported by electron degeneracy pressure | has a mass of at most 1.4 solar masses
brown dwarf | has too little mass to fuse ordinary hydrogen | is called a failed star, between a planet and a star in mass | is cooler and dimmer than any true star and fuses only deuterium
black dwarf | would be the cold final state of a Sun-like star's remnant | does not exist yet because the universe is too young
neutron star | is a city-sized remnant of a massive star after a supernova | is made when collapse forces protons and electrons together | is so dense that a teaspoonful weighs billions of tons
Wolf-Rayet star | is a very hot massive star that has blown away its outer hydrogen | shows broad emission lines from its strong stellar winds

# Properties of stars
? Which property of a star
apparent magnitude | is brightness as seen from Earth | depends on both luminosity and distance | is given on a scale where brighter stars have lower numbers | is about minus 27 for the Sun and 6 for the faintest visible stars
absolute magnitude | is the brightness that a star would have at 10 parsecs | compares stars as if all were at the same distance
luminosity | is the total energy given off each second | is measured in watts or compared with the Sun's output | depends on a star's radius and surface temperature
surface temperature | is shown by color, from red to blue | determines a star's spectral class | is about 5,800 kelvins for the Sun
chemical composition | is found from the lines in a star's spectrum | is mostly hydrogen and helium | is shown by absorption lines, which act like fingerprints of elements
mass | determines how long a star lives and how it ends | is found from orbits in binary systems | decides whether a star becomes a white dwarf, neutron star or black hole
radius | is calculated from luminosity and temperature | ranges from city size to more than 1,000 times the Sun's
metallicity | is the share of elements heavier than helium | is low in Population II stars and high in Population I stars | tells how much a star contains of elements made by earlier stars
radial velocity | is motion toward or away from us, measured by Doppler shift | reveals planets by a star's small regular wobble toward and away
transverse velocity / tangential velocity | is motion across the line of sight | is found from proper motion and distance
color index | is the difference of a star's brightness through two filters | is written B minus V and is smaller for hotter stars

# The Hertzsprung-Russell diagram
? Which part of the Hertzsprung-Russell diagram
main sequence | is the diagonal band where about 90 percent of stars lie | is where stars fuse hydrogen into helium in their cores | is where the Sun is now
red giant branch | is the upper right region of cool stars with inert helium cores | is where Sun-like stars go after they use up hydrogen in their cores
horizontal branch | is the region of low-mass stars that fuse helium in their cores | is a strip of stars of nearly equal luminosity in old clusters
asymptotic giant branch | is the region of dying Sun-like stars with two shells of fusion | is the last bright stage before a planetary nebula
instability strip | is the nearly vertical region of pulsating stars | is where Cepheids and RR Lyrae stars lie
main-sequence turnoff / turnoff point | reveals the age of a star cluster | is where a cluster's stars are just using up their core hydrogen | moves down to fainter and redder stars as a cluster ages
white dwarf region | is the lower left corner of hot, dim stars | is where Sirius B and other Earth-sized remnants lie | is below and to the left of the main sequence
supergiant region | is the top, with the most luminous stars | is where Betelgeuse and Rigel lie | is above the giants and the main sequence
Hayashi track | is the downward path of a contracting protostar | is the path of a young star at nearly constant temperature

# Units in astronomy
? Which unit
light-year | is the distance that a beam travels through space in 12 months | equals about 9.5 trillion kilometers | equals about 63,000 astronomical units
parsec | is the distance of a star whose parallax is one arcsecond | is equal to 3.26 light-years | is the unit of distance that comes from parallax measurements
astronomical unit / AU | is the average distance from Earth to the Sun | equals about 150 million kilometers | is used for distances within the solar system | is the unit in which Jupiter's distance is about 5.2
solar mass | equals about 2 × 10³⁰ kilograms | is used to express how heavy stars and black holes are
solar luminosity | equals about 3.8 × 10²⁶ watts | is used to express a star's output of power
kelvin | measures temperature above absolute zero | is the temperature unit of the same size as a degree Celsius | is the unit in which the Sun's surface measures about 5,800
nanometer | is one billionth of a meter | is used for wavelengths of visible light
hertz | measures frequency in waves per second | is named for the discoverer of radio waves
degree | is one 360th of a full circle | is divided into 60 arcminutes
arcminute | is one sixtieth of a degree | is divided into 60 arcseconds
arcsecond | is 1/3,600 of a degree | is used to express the tiny parallax of stars
electron volt | measures the energy of photons and particles | is used for the energy of X-rays and gamma rays

# Binary stars
? Which kind of double star
visual binary | shows two separate stars through a telescope | lets astronomers see and trace both orbits directly | lets astronomers find star masses from two observed orbits
spectroscopic binary | is detected by spectral lines that shift back and forth | reveals its two stars by the Doppler effect alone | looks like a single star even in a large telescope
eclipsing binary | dims regularly as one star passes in front of the other | has a light curve with two dips, as Algol does | gives the radii of its two stars
astrometric binary | is detected from the wobble of the one visible star across the sky | has an unseen companion, as Sirius once did
optical double | consists of two stars that only appear close together | is not bound by gravity because its stars lie at different distances
contact binary | has two stars so close that their surfaces touch | has two stars that share a common outer envelope
X-ray binary | shines as gas falls from a normal star onto a neutron star or black hole | includes Cygnus X-1 and has an accretion disk heated to millions of degrees

# Variable stars
? Which variable star
Cepheid variable / Cepheid | is a yellow giant that pulses with a period tied to its luminosity | is a standard candle that Hubble used for Andromeda's distance | is bright enough to be used for measuring distances of galaxies
RR Lyrae star / RR Lyrae variable | is an old pulsating star common in globular clusters | has a period of less than a day and a nearly fixed luminosity
Mira variable / long-period variable | is a red giant that pulses over hundreds of days | is a cool pulsating star named for the first one known in Cetus
cataclysmic variable | flares when gas from a companion falls onto a white dwarf | is a close pair that may become a nova
flare star | is a red dwarf that brightens suddenly for minutes | has outbursts like the Sun's but far stronger for its size
luminous blue variable | is a very massive unstable star such as Eta Carinae | loses great amounts of matter in rare eruptions

# Objects of star formation
? Which object in a region of star formation
molecular cloud | is the cold, dense region of hydrogen gas where stars are born | is made mostly of H₂ with dust that blocks light | is the birthplace of stars that collapses under its own gravity
Bok globule | is a small, dark, round cloud that may form a few stars | is a compact, opaque blob seen against a glowing nebula
protostar | is a contracting ball of gas not yet hot enough for fusion | shines by heat released as gravity makes it contract | becomes a main-sequence star when fusion begins in its core
T Tauri star | is a young, variable star with strong winds and not yet on the main sequence | is a newborn low-mass star that clears gas from its surroundings | is less than about ten million years old
bipolar outflow | is a pair of oppositely directed jets from a forming star | streams outward along a protostar's poles
Herbig-Haro object | is a glowing knot where a newborn star's jet strikes surrounding gas | is a small bright patch of nebula moving away from a young star

# Events in the lives of stars
? Which event in a star's life
helium flash | is the sudden start of the triple-alpha process in a red giant | occurs only in low-mass stars with degenerate cores | begins explosively when a degenerate core reaches 100 million kelvins
core collapse | happens when an iron center can no longer support a massive star | takes less than a second and makes a neutron star | begins because iron fusion absorbs energy instead of releasing it
nova | is a brightening from a nuclear explosion on a white dwarf's surface | may repeat because gas from a companion builds up again | occurs when hydrogen from a companion star suddenly fuses
Type Ia supernova | is the complete explosion of a white dwarf in a binary system | is used as a standard candle because its peak is nearly uniform | occurs when a white dwarf reaches 1.4 solar masses
Type II supernova | is the explosion of a massive star with hydrogen in its spectrum | leaves a neutron star or black hole behind | follows the collapse of an iron core in a massive star
kilonova | is the flash made when two neutron stars merge | makes gold and platinum and was seen in 2017 | was observed with light and gravitational waves together
gamma-ray burst | is a brief flash of the most energetic radiation from a distant galaxy | is seen about once a day and comes from a collapse or merger | was first detected by satellites that watched for nuclear tests
tidal disruption event | tears a star apart as it passes too near a supermassive black hole | makes a flare when a galaxy's central black hole swallows stellar debris

# Compact objects
? Which compact object
stellar-mass black hole / stellar black hole | forms from the collapse of the most massive stars | has about 5 to 100 times the mass of the Sun | forms when a dying star's core exceeds about three solar masses
intermediate-mass black hole | has hundreds to many thousands of solar masses | is suspected in some star clusters and is hard to find
supermassive black hole | has millions or billions of solar masses | lies at the center of most large galaxies and powers quasars | is found at the heart of a galaxy such as M87 or ours
primordial black hole | may have formed from dense spots just after the Big Bang | has never been found and might be as small as an atom
pulsar | is a spinning neutron star that sends regular beams of radio waves | appears to blink like a lighthouse with an extremely regular period | was discovered by Jocelyn Bell in 1967
magnetar | is a young neutron star with the strongest known magnetic field | gives off bursts of X-rays and gamma rays when its crust cracks | has a magnetic field a thousand times that of an ordinary pulsar
quark star | is a proposed remnant even denser than a pulsar | has not been confirmed and would be made of free nuclear building blocks

# Parts of a black hole
? Which part of a black hole
event horizon | is the boundary from within which nothing can escape | is the surface where the escape velocity equals the speed of light | has a radius called the Schwarzschild radius
singularity | is the point of infinite density predicted at the center | is where the known laws of physics break down | has zero volume according to general relativity
Schwarzschild radius | is the size to which a mass must shrink to become a black hole | is about 3 kilometers for the mass of the Sun | is proportional to the mass of the black hole
accretion disk | is the hot, flat whirl of gas spiraling inward | gives off X-rays as its matter is heated by friction | surrounds a black hole or newborn star with orbiting gas
photon sphere | is the distance at which light itself can orbit | lies at one and a half times the Schwarzschild radius
relativistic jet | is a narrow beam of particles shot out at nearly the speed of light | extends for thousands of light-years from the center of M87
ergosphere | is the region outside a spinning black hole where nothing can stand still | is where space itself is dragged around faster than light

# Effects of relativity
? Which effect of relativity
time dilation | makes a moving clock run slow as seen by another observer | makes fast muons live longer | makes a fast traveler age more slowly
length contraction | shortens a moving object along its direction of motion | makes a fast spaceship look shorter to someone at rest
gravitational time dilation | makes clocks run slow near a large mass | must be corrected for in the satellites of the GPS
gravitational lensing / gravitational lens | bends light from a distant galaxy around a mass in front of it | produces arcs, multiple images or an Einstein ring | lets astronomers map dark matter in clusters of galaxies
frame dragging | twists space-time around a spinning mass | was measured around Earth by Gravity Probe B | occurs near a rotating black hole or planet
spaghettification | stretches a body that falls toward a black hole | results from tidal forces that are greater on the nearer end
Hawking radiation | is the slow loss of energy by a black hole, predicted in 1974 | may make tiny black holes evaporate | comes from pairs of particles formed at the edge of a black hole
gravitational wave / gravitational waves | is a ripple in space-time produced by accelerating masses | was first detected in 2015 from two merging black holes | travels at the speed of light and was predicted by Einstein in 1916
precession of Mercury's perihelion / perihelion precession | is the shift of 43 arcseconds per century that Newton's theory cannot explain | was explained by Einstein as a result of curved space-time

# Effects of physics
? Which effect
Doppler effect | changes the wavelength of light as a source approaches or recedes | produces the redshift of galaxies and reveals unseen planets by a star's wobble | makes the pitch of a passing siren drop
greenhouse effect | warms a planet because gases trap infrared radiation | made Venus hot enough to melt lead | is caused by carbon dioxide and water vapor in the air
Zeeman effect | splits spectral lines in a magnetic field | lets astronomers measure the magnetic fields of sunspots
Coriolis effect | curves the path of winds and currents because Earth rotates | deflects moving air to the right in the Northern Hemisphere
dynamo effect | generates a planet's magnetic field by motion of a conducting fluid | requires rotation and a moving liquid interior, as in Earth's outer core
photoelectric effect | frees electrons from a metal when light strikes it | was explained by Einstein with packets of light energy

# Concepts of space and time
? Which concept of relativity
space-time / spacetime | joins length, width, height and duration in four dimensions | is curved by mass and energy according to Einstein
wormhole | is a proposed tunnel between distant parts of the universe | is also called an Einstein-Rosen bridge and has never been observed
simultaneity | depends on the motion of the observer who compares two events | is not absolute, because light takes time to reach each observer
reference frame / frame of reference | is the viewpoint from which positions and motions are measured | is called inertial when it does not accelerate
light cone | shows which events can affect or be affected by a given event | is bounded by the paths of photons on a space-time diagram

# Theories
? Which theory
special relativity | is Einstein's 1905 theory of space, time and the constant speed of light | states that nothing with mass can reach the speed of light | states that light has the same speed for all observers
general relativity | explains gravity as the curvature of space-time | predicted the bending of starlight seen at the 1919 eclipse | predicts black holes and gravitational waves
quantum mechanics / quantum theory | explains the behavior of atoms, electrons and photons | says that energy comes in separate packets | was begun by Max Planck in 1900
string theory | proposes tiny vibrating strands in extra dimensions | tries to unite gravity with the other forces | holds that particles are tiny loops or threads of energy
Big Bang theory / Big Bang | says that the universe began hot and dense about 13.8 billion years ago | is supported by the expansion of the universe and the cosmic microwave background | explains the origin of the universe as an expansion from a very hot state
steady-state theory | held that new matter keeps the expanding universe unchanging | was proposed by Hoyle, Bondi and Gold and disproved by background radiation | held that the universe has no beginning and no end
inflation theory / cosmic inflation / inflation | says that the universe grew enormously in the first tiny fraction of a second | was proposed by Alan Guth to explain the universe's flatness | explains why distant regions of the universe have the same temperature
modified Newtonian dynamics / MOND | explains galaxy rotation by a change in gravity instead of dark matter | alters the law of motion at very small accelerations

# Notable compact objects and quasars
? Which object
Sagittarius A* | is the four-million-solar-mass black hole at the center of the Milky Way | was weighed by Ghez and Genzel from the orbits of nearby stars | is a strong radio source about 26,000 light-years away, imaged in 2022
M87* | was the first black hole to be imaged, in 2019 | has about 6.5 billion solar masses and lies in Virgo
Cygnus X-1 | was the first widely accepted stellar black hole | is an X-ray source whose companion is a blue supergiant
Crab Pulsar | spins about 30 times a second in the remnant of the supernova of 1054 | lights up a nebula in Taurus
Hulse-Taylor binary | gave indirect proof of gravitational waves by its shrinking orbit | is a pair of neutron stars that brought a Nobel Prize in 1993
3C 273 | was the first quasar to have its distance recognized | was found to have a redshift of 0.16 in 1963
Sirius B | is the white dwarf companion of the brightest star of the night sky | was first seen by Alvan Clark in 1862
Vela Pulsar | spins about 11 times a second in a southern supernova remnant | lies in a southern remnant about 11,000 years old

# Historical supernovas
? Which supernova
SN 1987A | exploded in the Large Magellanic Cloud | sent neutrinos that were counted by detectors in Japan and Ohio
Kepler's Supernova / SN 1604 | was the last in our galaxy seen with the unaided eye | was studied by the discoverer of elliptical orbits
Tycho's Supernova / SN 1572 | appeared in Cassiopeia and showed that the heavens can change | was shown by a Danish observer to be farther than the Moon
SN 1054 | was recorded by Chinese astronomers and produced the Crab Nebula | left a pulsar that spins about 30 times a second
SN 1006 | was the brightest in recorded history | was seen in Lupus and outshone Venus, as Egyptian and Chinese observers recorded

# Types of nebulae
? Which kind of nebula
emission nebula / H II region | glows as hot young stars ionize its hydrogen | has a reddish color and marks a place of star birth | includes the great glowing cloud in Orion
reflection nebula | shines blue by scattered light of nearby stars | surrounds the Pleiades with a bluish haze | contains dust that scatters blue light best
dark nebula | blocks light from behind it with dense dust | looks like a hole in the stars, such as the Horsehead | is seen only because it hides the light of stars behind it
planetary nebula | is a glowing shell of gas thrown off by a dying Sun-like star | surrounds a new white dwarf, as in the Ring | has nothing to do with planets but looked like one in early telescopes
supernova remnant | is the expanding gas of an exploded star, such as the Crab | enriches interstellar gas with heavy elements | is the debris left after a massive star's death

# Matter between the stars
? Which kind of matter in space
interstellar dust | consists of tiny grains of silicate, carbon and ice | reddens and dims the light of distant stars | blocks visible light but lets infrared pass
neutral hydrogen / H I region | gives off 21-centimeter radio waves | consists of cool, single atoms and is mapped by radio telescopes
coronal gas | is very hot, thin gas at a million degrees between the stars | is heated by supernova shocks and glows in X-rays
cosmic rays | consists of fast charged particles, mostly protons, from space | strikes our atmosphere at nearly the speed of light | produces showers of particles in the upper atmosphere
intergalactic medium | is the thin gas between galaxies | holds most ordinary matter, far outside any star system
circumstellar shell | surrounds an aging star that has shed its outer layers | hides a red giant in dust that glows in infrared

# Famous nebulae
? Which nebula
Orion Nebula / M42 | is a nearby star-forming region below the hunter's belt | is lit by the four Trapezium stars and is visible to the unaided eye | is a stellar nursery about 1,300 light-years away
Crab Nebula / M1 | is the remnant of a supernova seen by the Chinese in 1054 | is first in Messier's catalog and has a pulsar | is an expanding supernova cloud in Taurus
Horsehead Nebula | is a dark dust cloud in the shape of a chess knight | is a dark shape against a glowing cloud near Alnitak | is part of the Orion cloud complex and hides red light behind it
Ring Nebula / M57 | is a shell of gas from a dying star in Lyra | looks like a smoke doughnut around a faint white dwarf | is a planetary nebula seen with a small telescope in Lyra
Eagle Nebula / M16 | contains the Pillars of Creation | was made famous by a Hubble picture of 1995
Helix Nebula | is one of the nearest planetary nebulas, in Aquarius | is a nearby shell of gas that looks like a giant eye
Carina Nebula | surrounds the massive star Eta Carinae | was shown as the Cosmic Cliffs in an early James Webb image
Veil Nebula | is a lacy old supernova remnant in Cygnus | is about 10,000 to 20,000 years old and spreads over a swan's wing
Tarantula Nebula | is a huge star-forming region in the Large Magellanic Cloud | contains some of the most massive stars known, in cluster R136
Coalsack Nebula / Coalsack | is a dark patch without stars beside the Southern Cross | is the most easily seen dark cloud of the southern Milky Way

# Famous star clusters
? Which star cluster
Pleiades | is a young open cluster in Taurus wrapped in blue haze | is called the Seven Sisters and has six or more stars visible to the unaided eye | is about 440 light-years away and only about 100 million years old
Hyades | is the nearest open cluster and forms the V of Taurus | is about 150 light-years away around the line of sight to Aldebaran
Beehive Cluster / Praesepe | is an open cluster in Cancer | was resolved into stars by Galileo in the constellation of the crab
Omega Centauri | is the largest globular cluster of our galaxy | has millions of stars and may be the center of a stripped galaxy | looks like a fuzzy star in the southern sky
M13 / Hercules Cluster | is the best-known globular cluster of the northern sky | was the target of the Arecibo message in 1974
Double Cluster | is a pair of young open clusters in Perseus | lies between Cassiopeia and Perseus as two neighboring groups
Trapezium Cluster / Trapezium | is the young group of hot stars that lights the Orion Nebula | has four bright stars in the heart of the Orion Nebula

# Parts of the Milky Way
? Which part of the Milky Way
galactic disk | is the flat, rotating plane that holds young stars, gas and dust | is about 100,000 light-years across and only about 1,000 thick | contains the spiral arms and the Sun
galactic bulge | is the thick, crowded central region of older stars | surrounds the center and has a bar within it | is a swollen region around the nucleus of our galaxy
galactic halo | is the sphere of old stars and globular clusters around the disk | contains little gas and hardly any star formation | holds the globular clusters and very old stars
galactic nucleus / galactic center | contains a supermassive black hole | lies about 26,000 light-years from the Sun, hidden by dust | lies in the direction of Sagittarius and contains Sagittarius A*
spiral arm | is a curved band of bright young stars and nebulae | is a density wave in which stars form | is rich in gas, dust and star formation
dark matter halo | is the unseen mass that extends far beyond the visible stars | keeps the rotation curve flat at great distances | contains most of the mass of our galaxy
Orion Spur / Orion Arm / Local Arm | is the minor band of stars in which the Sun lies | lies between the Sagittarius and Perseus arms
central bar | is the long straight band of stars across the middle | makes our galaxy a barred spiral
Local Bubble | is the cavity of thin, hot gas around the Sun | was blown out by old supernovas near the Sun

# Types of galaxies
? Which type of galaxy
spiral galaxy | has curved arms that wind out from a round central bulge | includes Andromeda and the Whirlpool | has a flat disk with much gas and dust | is a rotating pinwheel-shaped system with young stars in its arms
barred spiral galaxy | has arms that begin at the ends of a straight band of stars | is the class of the Milky Way | is labeled SB in Hubble's classification
elliptical galaxy | is round or oval with old stars and little gas | includes M87 and ranges from E0 to E7 | is a smooth system without arms, little star formation and little dust
lenticular galaxy | has a disk and bulge but no arms | is labeled S0 in Hubble's tuning fork | is lens-shaped and intermediate between elliptical and spiral
irregular galaxy | has no definite shape and contains many young stars | includes the Magellanic Clouds | is usually small and rich in gas and dust
ring galaxy | is a circle of stars made when a smaller galaxy passed through | includes the Cartwheel, a wheel-like form
dwarf spheroidal galaxy | is very small and faint and rich in dark matter | includes companions of the Milky Way such as Draco
active galaxy / active galactic nucleus | has a very bright center powered by gas falling into a supermassive black hole | may send out huge jets and outshine all its stars together

# Energetic galaxies
? Which type of energetic galaxy
quasar | is a very luminous, distant nucleus that looks like a star | outshines a whole galaxy as matter falls into its black hole | has a very large redshift | is the most luminous kind of active galaxy, seen billions of light-years away
Seyfert galaxy | is a nearby spiral with an unusually bright center | has a bright nucleus and was described by an American in 1943 | has broad emission lines from gas near a black hole
radio galaxy | is a giant elliptical with huge lobes of long-wavelength emission | includes Cygnus A and Centaurus A | emits most strongly from two lobes on opposite sides
blazar | is an active nucleus whose jet points almost directly at us | varies rapidly because we look straight into its jet | is seen looking straight along the beam from a black hole
starburst galaxy | makes new stars at an extremely high rate | includes M82, the Cigar

# Parts of an active galaxy
? Which part of an active galaxy
radio lobe | is a large cloud of emission at the end of a jet | lies far outside the visible galaxy, as at Cygnus A
broad-line region | contains fast-moving gas close to the central black hole | is the source of wide emission lines near the center
narrow-line region | contains slower gas far from the central black hole | is the source of sharp emission lines well outside the center
dusty torus | is a doughnut of material that can hide the center | explains why one kind of nucleus looks different from the side
central engine | is a supermassive black hole with gas falling into it | produces the power of a quasar in a space no larger than the solar system

# Named galaxies
? Which galaxy
Milky Way / Milky Way Galaxy | is the barred spiral that contains the Sun | contains a few hundred billion stars and appears as a hazy band | is about 100,000 light-years across and has the Sun in a spiral arm
Andromeda Galaxy / M31 | is the nearest large spiral, about 2.5 million light-years away | will collide with ours in several billion years according to predictions | is the farthest object easily visible to the unaided eye
Large Magellanic Cloud | is a satellite galaxy about 160,000 light-years away with the Tarantula Nebula | was the site of Supernova 1987A | is the brightest companion of our galaxy in the southern sky
Small Magellanic Cloud | is a dwarf satellite in which Leavitt studied Cepheids | is about 200,000 light-years away in the southern constellation Tucana | is the fainter of two irregular companions seen from the south
Triangulum Galaxy / M33 | is the third largest of the Local Group | lies near Andromeda in the sky and can be seen with binoculars
Whirlpool Galaxy / M51 | is a face-on spiral that interacts with a small companion | was the first whose spiral structure was drawn, by Lord Rosse in 1845
Sombrero Galaxy / M104 | has a broad bulge and a dark dust lane like a hat | is seen nearly edge-on in Virgo
Centaurus A | is a southern elliptical with a dust lane and radio lobes | is one of the closest radio galaxies
M87 | is a giant elliptical in the Virgo Cluster with a long jet | contains the first black hole ever imaged | is an elliptical about 54 million light-years away
Antennae Galaxies | is a colliding pair with long tails of stars | includes NGC 4038 and 4039 in Corvus
Sagittarius Dwarf Galaxy | is being torn apart by the gravity of the Milky Way | was found in 1994 behind the center of the Milky Way
Cartwheel Galaxy | has a ring made by a smaller intruder | looks like a spoked hub in Sculptor

# Large-scale structure
? Which structure of the universe
galaxy group | contains a few dozen star systems such as the Milky Way and Andromeda | is the smallest gathering of star systems, such as our Local one
galaxy cluster / cluster of galaxies | contains hundreds or thousands of star systems held together by gravity | holds hot gas that shines in X-rays between its members
supercluster | is a gathering of many clusters of galaxies | is hundreds of millions of light-years wide, such as Laniakea | is the largest kind of gathering of galaxy clusters
filament | is a long thread of galaxies in the cosmic web | is a strand along which clusters are strung like beads | connects clusters of galaxies between empty regions
void | is a huge, nearly empty region | is a bubble-like space between threads and walls of galaxies | is empty space between filaments, tens to hundreds of millions of light-years wide
cosmic web | is the overall network of matter in the universe | is the sponge-like pattern of all galaxies seen in surveys of redshift | consists of filaments, walls and voids
observable universe | is the region from which light has had time to reach us | is a sphere about 46 billion light-years in radius

# Named groups of galaxies
? Which named group of galaxies
Local Group | contains the Milky Way and Andromeda | has about 80 galaxies within 10 million light-years | contains mostly dwarf galaxies and three large spirals
Virgo Cluster | is the nearest large gathering of galaxies, about 54 million light-years away | contains the giant elliptical M87
Coma Cluster | is where Zwicky found evidence of dark matter | contains over a thousand galaxies 320 million light-years away
Laniakea Supercluster / Laniakea | contains the Milky Way and 100,000 other galaxies | is our home among the largest gatherings, with a Hawaiian name for immense heaven
Bullet Cluster | is a collision that separated gas from dark matter | is used as direct evidence that dark matter exists
Great Attractor | pulls our galaxy and its neighbors toward Norma and Centaurus | is an unseen concentration of mass hidden behind the Milky Way
Sloan Great Wall | is a sheet of galaxies over a billion light-years long | was found in 2003 in a large survey of redshifts

# Measuring distance
? Which method of measuring distance
radar ranging | times a radio pulse reflected from Venus or an asteroid | gave a precise value of the astronomical unit | works only for objects within the solar system
laser ranging | times light returned by mirrors left on the Moon | shows that the Moon recedes 3.8 centimeters each year
trigonometric parallax / parallax method | uses the yearly shift of a nearby star and triangles | was first done for 61 Cygni and improved by Gaia | is the direct method for stars within a few thousand light-years
main-sequence fitting | compares the H-R diagrams of two clusters | depends on a cluster of known distance such as the Hyades | finds a cluster's distance from the brightness of its stars on the H-R diagram
Cepheid method | compares a pulsation period with apparent brightness | was used by Hubble to find how far Andromeda is | uses pulsating stars as standard candles for nearby galaxies
supernova method | compares the peak of a Type Ia explosion with its true brightness | showed in 1998 that the universe's expansion is speeding up | uses exploding white dwarfs as standard candles
redshift method | uses Hubble's law and a spectrum | is used for the most remote galaxies | gives a distance from a galaxy's recession velocity
spectroscopic parallax | uses a star's spectral type and apparent magnitude | measures no angles although its name suggests so
tip of the red giant branch | uses the brightest old, cool stars of a galaxy's halo | depends on the known luminosity at helium ignition
moving cluster method | uses the converging motions of stars, as in the Hyades | depends on radial velocity and proper motion together

# Evidence of the Big Bang and dark matter
? Which observation
cosmic microwave background / CMB | is leftover radiation at 2.7 kelvins from the early universe | was found by Penzias and Wilson | was predicted by the Big Bang theory as a cooled afterglow
galaxy redshifts / redshift of galaxies | shows that the universe is expanding in all directions | was combined with distances by Hubble in 1929 | is larger for more distant objects, by Hubble's law
abundance of helium / helium abundance | agrees with fusion of one quarter of ordinary matter in the first minutes | is nearly the same in the oldest stars everywhere
flat rotation curve | shows that outer stars of a galaxy orbit as fast as inner ones | was used by Vera Rubin as evidence of dark matter | does not fall at large distances as Kepler's laws would predict
distant supernovas / Type Ia supernova data | shows that the universe's expansion is accelerating | was used in 1998 as evidence of dark energy
hot gas in clusters | emits X-rays and shows that a group of galaxies has unseen mass | would escape from a group of galaxies without dark matter

# Content of the universe
? Which component of the universe
dark energy | is the unknown cause of the accelerating expansion | makes up about 68 percent of the universe | was discovered in 1998 by observing distant supernovas
dark matter | is unseen mass known only by its gravity | makes up about 27 percent of the universe | holds galaxies and clusters together | emits no light and is detected by galaxy rotation and lensing
ordinary matter / baryonic matter | consists of atoms made of protons, neutrons and electrons | makes up about 5 percent of the universe | is the only component that forms stars, planets and people
electromagnetic radiation | consists of photons, most of them in the microwave background | dominated the energy of the universe for its first 50,000 years
relic neutrinos / cosmic neutrinos | consists of almost massless particles left from the first second | has streamed freely since about one second after the Big Bang
antimatter | has particles with charges opposite to those of ordinary particles | is destroyed with a burst of energy when it meets its ordinary twin

# Quantities of cosmology
? Which quantity of cosmology
scale factor | tells how distances change as space expands | is set to one for the present day
critical density | is the amount of matter and energy that makes the universe exactly flat | divides open models of the universe from closed ones | is the dividing line that decides the curvature of space
lookback time | tells how long ago the light of a distant object left it | explains why telescopes show the past
age of the universe | is about 13.8 billion years | is estimated as the inverse of the Hubble constant
omega / density parameter | is the ratio of actual matter and energy to the critical amount | equals one in a flat universe
recession velocity | equals the Hubble constant times a galaxy's distance | is measured from a galaxy's redshift

# Properties of the universe
? Which property of the universe
homogeneity | is the sameness of matter from place to place on large scales | means that no location in the universe is special | means that matter is spread evenly when averaged over large regions
isotropy | is the sameness of the view in all directions | is shown by a background temperature nearly equal in every direction | means that no direction in the universe is special
flatness | is the absence of overall curvature of space | means that parallel lines never meet, as in Euclid's geometry
expansion | is the growth of the space between galaxies | is shown by the redshift of distant galaxies | carries galaxies apart without any center
acceleration / cosmic acceleration | is the speeding up of the growth of space by dark energy | was discovered from supernovas in 1998

# Ages of the early universe
? Which era in the history of the universe
Planck era | came before 10⁻⁴³ second, when known physics fails | needs a theory of quantum gravity
inflationary era | had a tremendous burst of growth before 10⁻³² second | stretched tiny quantum ripples to cosmic size
quark era | had a hot soup of free particles before protons formed | ended when the strong force bound particles into protons and neutrons
era of nucleosynthesis | made helium in about the first three minutes | fixed the ratio of hydrogen to helium | had temperatures high enough for protons and neutrons to fuse
recombination / decoupling | let atoms form at about 380,000 years and light travel freely | released the cosmic microwave background | made the universe transparent as electrons joined nuclei
dark ages | had no stars, only neutral gas | lasted until the first stars, perhaps 100 million years after the Big Bang | came between the release of background light and the first stars
reionization | had the first stars strip electrons from gas again | ended about one billion years after the Big Bang | was caused by ultraviolet light of the first stars and galaxies
stelliferous era | is our own age of shining stars | will end when the gas for new stars runs out
degenerate era | will have only white dwarfs, neutron stars and black holes | follows when the last red dwarfs burn out

# Fates of the universe
? Which possible fate of the universe
Big Crunch | is a collapse of the universe onto itself | would happen if gravity stopped and reversed the expansion | is a final heating and shrinking, the reverse of the Big Bang
Big Freeze / heat death | is endless expansion to a cold, dark emptiness | is favored by today's evidence of acceleration | would leave a universe with no usable energy as stars burn out
Big Rip | is a tearing apart of galaxies and atoms by dark energy | would need dark energy that grows stronger with time | would pull apart even planets and atoms at the end
Big Bounce / oscillating universe | is a repeated cycle of expansion and contraction | would turn each collapse into a new Big Bang
vacuum decay | is a sudden change of empty space to a lower energy state | would spread as a bubble at the speed of light and change physics

# Kinds of universe
? Which kind of universe
open universe | has negative curvature, like a saddle | has less than critical density and expands forever
closed universe | has positive curvature, like a sphere | has more than critical density and a finite volume | has enough matter for gravity to stop its expansion
flat universe | has density exactly at the critical value | has no curvature and obeys Euclid's geometry | is favored by measurements of the cosmic microwave background
accelerating universe | has galaxies that separate faster and faster because of dark energy | is the kind shown by supernova observations in 1998
multiverse | is a proposed set of many separate universes | is an untested idea of other universes beyond ours

# Particles
? Which particle
proton | has a positive charge and lies in an atom's nucleus | is the nucleus of ordinary hydrogen | determines by its number which element an atom is
neutron | has no charge and lies in an atom's nucleus | is a little heavier than a proton | changes the isotope but not the element of an atom
electron | has a negative charge and surrounds an atom's nucleus | gives off light as it falls to a lower energy level | moves between energy levels as an atom absorbs or emits light
positron | is the antimatter twin of the electron | is a positive particle released in the proton-proton chain
neutrino | is a nearly massless neutral particle that passes through most matter | escapes the Sun's core at once and is detected deep underground | is produced in huge numbers by fusion in the Sun
quark | is a building block of protons and neutrons | comes in six kinds, including up and down | is held inside protons by the strong force in groups of three
muon | is a short-lived heavy relative of the electron | is made when cosmic rays strike the upper atmosphere
Higgs boson | is tied to the field that gives particles mass | was found at CERN in 2012
WIMP / weakly interacting massive particle | is a proposed heavy candidate for dark matter | has been sought without success in detectors deep underground

# Forces
? Which force
gravity / gravitational force | is the weakest fundamental force but rules stars, planets and galaxies | attracts all masses and weakens with the square of distance | pulls matter together to form stars, planets and galaxies
strong nuclear force / strong force | binds protons and neutrons together over very short distances | overcomes the electric repulsion of protons in a nucleus | is the most powerful of the four fundamental forces
weak nuclear force / weak force | causes some radioactive decay and changes a proton to a neutron | is involved when the Sun makes neutrinos | acts in beta decay
electromagnetic force | acts between charges and holds electrons in atoms | is carried by photons | attracts opposite charges and repels like charges
tidal force | is the difference of gravity between the near and far sides of a body | raises ocean bulges on Earth and heats the inside of Io | is responsible for locking the Moon's rotation to its orbit
centripetal force | is any net inward pull that keeps a body moving in a circle | points toward the center of a circular path
thrust | is the forward push produced by a rocket's exhaust | must exceed a rocket's weight at liftoff | results from Newton's third law as gas is expelled

# Life in the universe
? Which term describes
habitable zone | the region around a star where a planet could have liquid water | the range of distances from a star that is neither too hot nor too cold | the range of orbits sometimes called the Goldilocks region
galactic habitable zone | the ring of a galaxy with enough heavy elements but few supernovas | the region of the Milky Way between the crowded center and the thin edge
extremophile | an organism that thrives in very hot, cold, acidic or salty places | a microbe of hot springs, deep-sea vents or Antarctic rock | a living thing that suggests where life might exist on other worlds
biosignature | a sign of life, such as oxygen with methane in an atmosphere | evidence in a planet's air that living things have changed its chemistry | a substance or pattern that can be explained only by living things
technosignature | a sign of alien machines, such as a narrow radio beam | evidence of an advanced civilization, such as artificial signals
organic molecule / organic compound | a carbon-based substance such as an amino acid | a carbon-containing building block of life found in comets and meteorites

# Ideas about life in the universe
? Which idea
Drake equation | estimates the number of communicating civilizations in our galaxy | multiplies factors such as star formation rate and a civilization's lifetime | includes the number of stars, planets and intelligent species
panspermia | says that microbes can travel between worlds on rocks | says that life on Earth came from space
Rare Earth hypothesis | says that complex life needs many unlikely conditions | says that microbes may be common in space but animals uncommon
abiogenesis / chemical evolution | says that life arose from nonliving organic chemicals | was tested by Miller and Urey, who made amino acids from simple gases | was supported by a 1953 experiment with sparks in a mixture of gases
principle of mediocrity | says that our planet and its life are typical | suggests that life is common because our planet is not special

# Searches for and messages to other civilizations
? Which project
SETI | searches for radio signals from intelligent beings | uses radio telescopes such as the Allen Telescope Array | has found no confirmed message from another civilization
Project Ozma | was Frank Drake's first search for alien signals, in 1960 | listened to two nearby Sun-like stars from Green Bank
Arecibo message | was a radio picture sent toward star cluster M13 in 1974 | showed a human figure and the solar system in coded pulses
Voyager Golden Record / Golden Record | carries sounds and pictures of Earth on two probes | was prepared by Carl Sagan's committee and launched in 1977
Pioneer plaque | shows a man, a woman and a map of pulsars on a metal plate | was the first message on a probe leaving the solar system, in 1972

# Finding planets of other stars
? Which method of detecting exoplanets
transit method | measures the small dip in a star's light as a planet crosses it | gives a planet's size | was used by the Kepler mission | has found most of the known exoplanets
radial velocity method / Doppler method | measures a star's wobble by shifts of its spectral lines | gives a planet's least mass | found 51 Pegasi b in 1995
direct imaging | blocks a star's glare to take a picture of a planet | works best for large young planets far from their stars | uses a coronagraph and often infrared light
gravitational microlensing / microlensing | detects a brief brightening as a planet's star passes before another | can find planets thousands of light-years away in one-time events | uses the bending of light by a foreground star's gravity
astrometry | measures tiny side-to-side shifts of a star on the sky | is done by Gaia with precise positions
pulsar timing | detects small changes in the arrival of regular radio pulses | found the first confirmed exoplanets, in 1992
transit timing variation | detects crossings that come early or late because of an unseen neighbor | reveals more planets in systems already known to have dips

# Kinds of exoplanets
? Which kind of planet
hot Jupiter | is a gas giant very close to its star | completes its orbit in a few days | was the first kind found around a Sun-like star
super-Earth | is larger than our world but smaller than Neptune and probably rocky | has up to ten times our planet's mass and no example in the solar system | may be rocky, with a mass between that of our planet and Neptune
mini-Neptune / sub-Neptune | is a small gas-covered planet of two to four Earth radii | has a thick hydrogen envelope and is smaller than Uranus
rogue planet | drifts through space without a star | is a free-floating body thrown from its system
circumbinary planet | orbits around two stars at once | has two suns in its sky, like Kepler-16b
ocean world / water world | is covered by deep liquid or has one beneath a crust of ice | is thought fit for life because of its abundant liquid
lava world | has a molten surface because it orbits so near its star | is so hot that rock melts or evaporates on its day side
eyeball planet | is tidally locked with a warm spot facing a red dwarf | has one side always lit and the other always frozen

# Notable planetary systems
? Which planetary system
51 Pegasi / 51 Pegasi b | has the first planet found around a Sun-like star, in 1995 | was found by Mayor and Queloz to have a hot Jupiter | has a giant planet with a period of only four days
TRAPPIST-1 | has seven Earth-sized planets around a red dwarf | lies about 40 light-years away with several planets in its habitable zone
Proxima Centauri system / Proxima Centauri b | is the nearest to the Sun, 4.2 light-years away | has a small planet in the habitable zone of the nearest star
Kepler-186 / Kepler-186f | has the first Earth-sized planet found in a habitable zone | has five planets around a red dwarf, announced in 2014
Kepler-16 / Kepler-16b | has a planet that orbits two stars, like the fictional Tatooine | has the first clear circumbinary planet, announced in 2011
HD 209458 / HD 209458 b | has the first planet seen crossing its star, in 1999 | has the first exoplanet whose atmosphere was detected
Beta Pictoris / Beta Pictoris b | has a wide dusty disk around a young southern star | has a giant planet imaged inside a famous debris disk
PSR B1257+12 | has the first confirmed exoplanets, which orbit a pulsar | was announced by Wolszczan and Frail in 1992
Kepler-22 / Kepler-22b | has an early planet found in the habitable zone of a Sun-like star | has a planet 2.4 times as wide as Earth, announced in 2011
55 Cancri / 55 Cancri e | has a scorching super-Earth that orbits in 18 hours | has five planets, one perhaps covered by lava
HR 8799 | has four giant planets that were imaged directly | was the first with several planets photographed, in 2008

# Early spacecraft
? Which early spacecraft
Sputnik 1 | was the first artificial satellite, launched in 1957 | was a Soviet sphere with radio beeps that began the space race | was launched by the Soviet Union in October 1957
Sputnik 2 | carried the dog Laika into orbit in 1957 | was the second satellite and the first to carry an animal into orbit
Explorer 1 | was the first American satellite, launched in 1958 | discovered the radiation belts with Van Allen's detector
Vostok 1 | carried the first human into orbit in 1961 | made a single orbit with Yuri Gagarin aboard
Freedom 7 | carried the first American into space in May 1961 | carried Alan Shepard on a 15-minute flight
Friendship 7 | carried the first American into orbit in 1962 | carried John Glenn three times around Earth
Voskhod 2 | was the Soviet craft from which the first spacewalk was made, in 1965 | carried Alexei Leonov, who floated outside for 12 minutes

# Programs of human spaceflight
? Which program
Mercury program / Project Mercury | put the first Americans in space, one at a time | selected the first seven American astronauts and ran from 1958 to 1963 | included the flights of Alan Shepard and John Glenn
Gemini program / Project Gemini | practiced docking and spacewalks with two astronauts | flew ten crewed missions in 1965 and 1966 to prepare for the Moon | included the first American spacewalk, by Edward White
Apollo program | landed twelve people on the Moon | used the Saturn V rocket and ended in 1972 | was begun to meet President Kennedy's goal of 1961
Space Shuttle program | used a reusable winged vehicle from 1981 to 2011 | launched Hubble and lost two crews, in 1986 and 2003 | carried parts and crews to build the ISS
Soyuz program | has carried cosmonauts since 1967 and ferries crews to orbit | was the only way to reach the ISS between 2011 and 2020
Vostok program | put the first man and the first woman into orbit | flew six one-person Soviet missions from 1961 to 1963
Artemis program | aims to return humans to the Moon | uses the Orion capsule and the Space Launch System | plans a lunar base and landings near the Moon's south pole
Apollo-Soyuz Test Project | joined American and Soviet crews in orbit in 1975 | ended the space race with a handshake in orbit
Commercial Crew Program | sends astronauts to the ISS in privately built capsules | began flights with astronauts in 2020 in the Dragon capsule

# Space stations
? Which space station
Salyut 1 | was the world's first, launched by the Soviet Union in 1971 | lost its first crew when air leaked from their returning Soyuz
Skylab | was the first American one, launched in 1973 | had three crews and fell over Australia in 1979
Mir | was built in modules by the Soviet Union from 1986 | was Russian, had American visitors in the 1990s and fell in 2001
International Space Station / ISS | has been occupied continuously since November 2000 | is a partnership of five agencies about 400 kilometers above Earth | was built by the United States, Russia, Europe, Japan and Canada
Tiangong | was completed by China in 2022 | has a core module called Tianhe

# Astronauts
? Which astronaut
Yuri Gagarin / Gagarin | was the first person in space, on April 12, 1961 | was a Soviet pilot who orbited Earth in 108 minutes | flew in Vostok 1 for the Soviet Union
Alan Shepard / Shepard | was the first American in space, in May 1961 | commanded Apollo 14 and hit golf balls on the Moon
John Glenn / Glenn | was the first American to orbit Earth, in 1962 | became a senator and returned to space at age 77 | orbited Earth three times in Friendship 7
Valentina Tereshkova / Tereshkova | was the first woman in space, in 1963 | orbited Earth 48 times alone in Vostok 6
Alexei Leonov / Leonov | made the first spacewalk, in 1965 | floated outside Voskhod 2 and commanded a Soyuz that met an Apollo in 1975
Neil Armstrong / Armstrong | was the first person to walk on the Moon | spoke of "one giant leap for mankind" in July 1969 | was the commander of Apollo 11
Buzz Aldrin / Aldrin | was the second person to walk on the Moon | piloted the lunar module Eagle in July 1969
Michael Collins | orbited the Moon alone during Apollo 11 | stayed in the command module Columbia during the first Moon landing
Sally Ride | was the first American woman in space, in 1983 | was a physicist who flew twice on the shuttle Challenger | was an American physicist who flew on the shuttle in 1983
Christa McAuliffe / McAuliffe | was a teacher lost with Challenger in 1986 | was to teach lessons from orbit to schoolchildren
Mae Jemison / Jemison | was the first African American woman in space, in 1992 | was a physician aboard Endeavour
Gene Cernan / Eugene Cernan / Cernan | was the last person of Apollo to walk on the Moon | commanded Apollo 17 in December 1972

# Pioneers of rockets and spaceflight
? Which pioneer of spaceflight
Konstantin Tsiolkovsky / Tsiolkovsky | derived the rocket equation in Russia | was a Russian schoolteacher who proposed multistage rockets
Robert Goddard / Goddard | launched the first liquid-fuel rocket in 1926 | was an American who flew an early rocket in Auburn, Massachusetts | is called the father of modern rocketry in the United States
Hermann Oberth / Oberth | wrote a book in 1923 on rockets into planetary space | was a German-speaking teacher who inspired Wernher von Braun
Wernher von Braun / von Braun | led the design of the Saturn V | built the V-2 in Germany before coming to America | led rocket building in Alabama for NASA's Moon landings
Sergei Korolev / Korolev | led the Soviet space program in secret | was the chief designer of Sputnik and Vostok
Katherine Johnson | calculated paths by hand for Mercury and Apollo flights | was an African American mathematician shown in Hidden Figures | checked the orbit calculations for John Glenn's flight
Margaret Hamilton | led the writing of Apollo's flight software | was a computer scientist whose programs guided the lunar module

# Apollo missions
? Which Apollo mission
Apollo 1 | lost three astronauts in a launch pad fire in 1967 | led to a redesign of the capsule with a safer hatch and air
Apollo 7 | was the first crewed flight of the program, in Earth orbit | tested the redesigned command module in October 1968
Apollo 8 | first carried people around the Moon, at Christmas 1968 | took the Earthrise photograph | was the first crewed flight to leave Earth orbit
Apollo 10 | tested the lunar module near the Moon's surface without landing | was the dress rehearsal of May 1969
Apollo 11 | made the first human landing on the Moon in July 1969 | carried Armstrong, Aldrin and Collins | returned the first samples of lunar rock to Earth
Apollo 12 | landed near the Surveyor 3 probe | was struck by lightning at launch in November 1969
Apollo 13 | returned safely after an oxygen tank exploded | used its lunar module as a lifeboat and did not land | swung around the Moon and returned because of an explosion in space
Apollo 14 | landed at Fra Mauro with Alan Shepard | was the first landing after the oxygen tank accident, in 1971
Apollo 15 | was the first to use a lunar rover | visited Hadley Rille and found the Genesis Rock
Apollo 16 | explored the Descartes highlands | carried John Young and Charles Duke to the lunar highlands
Apollo 17 | was the last and included a geologist, in December 1972 | explored the Taurus-Littrow valley with Harrison Schmitt | was the final crewed lunar landing of the twentieth century

# Probes to the inner planets
? Which probe to an inner planet
Mariner 2 | flew past Venus in 1962 as the first success at another planet | first confirmed that the surface of Venus is extremely hot
Mariner 10 | flew past Mercury three times in 1974 and 1975 | was the first to use a gravity assist from Venus
MESSENGER | orbited Mercury from 2011 to 2015 | found ice in shadowed polar craters of the innermost planet
BepiColombo | is a European and Japanese mission to Mercury | was launched in 2018 toward the innermost planet
Magellan | mapped Venus with radar through its clouds | orbited Venus from 1990 to 1994
Venera 7 | was the first to send data from the surface of another planet | was a Soviet lander that survived 23 minutes on Venus in 1970
Akatsuki | is a Japanese craft that studied the weather of Venus | entered the orbit of Venus in 2015 after an earlier failure

# Probes to the outer solar system
? Which probe to the outer solar system
Pioneer 10 | was the first to pass through the asteroid belt and reach Jupiter | flew past Jupiter in 1973 and carries a plaque
Pioneer 11 | was the first to fly past Saturn, in 1979 | flew past Jupiter in 1974 on its way to Saturn
Voyager 1 | is the farthest human-made object | entered interstellar space in 2012 | took the Pale Blue Dot picture in 1990 | was launched in 1977 and flew past Jupiter and Saturn
Voyager 2 | is the only one to have visited Uranus and Neptune | flew past all four giant planets between 1979 and 1989 | was launched in 1977 and discovered new moons and rings at Uranus and Neptune
Galileo orbiter / Galileo spacecraft | studied Jupiter from 1995 to 2003 and dropped an atmospheric probe | found evidence of an ocean inside Europa | was the first to orbit Jupiter
Cassini-Huygens | orbited Saturn from 2004 to 2017 and put a lander on Titan | found the water jets of Enceladus | ended with a planned plunge into Saturn
Juno | has orbited Jupiter over its poles since 2016 | measures the gravity, magnetic field and water of Jupiter
New Horizons | flew past Pluto in 2015 and Arrokoth in 2019 | was launched in 2006 toward the Kuiper Belt | took the first close pictures of Pluto and Charon
Europa Clipper | was launched by NASA in 2024 to study an icy moon of Jupiter | will make dozens of close flybys of a moon with a hidden ocean
JUICE | was launched by Europe in 2023 toward Jupiter's icy moons | is to become the first craft to orbit Ganymede

# Missions to Mars
? Which Mars mission
Mariner 4 | took the first close pictures of Mars in 1965 | showed craters and ended hopes of canals
Mariner 9 | was the first craft to orbit another planet, in 1971 | discovered Valles Marineris after a dust storm cleared
Viking 1 | landed in 1976 and tested soil for life | was the first American lander to work on Mars | searched for life in Martian soil with experiments in 1976
Mars Pathfinder | carried the small rover Sojourner in 1997 | landed on air bags on the Fourth of July
Phoenix | found water ice near the north pole of Mars in 2008 | dug in arctic soil with a robotic arm
InSight | recorded marsquakes from 2018 to 2022 | was a seismic lander on Elysium Planitia
Ingenuity | made the first powered flight on another planet | was a small helicopter that made 72 flights
Mars Global Surveyor | mapped surface heights by laser from 1997 | mapped the remnant magnetic field of Mars from orbit
Mars Reconnaissance Orbiter | carries the sharp HiRISE camera | has taken detailed pictures of the surface of Mars since 2006
MAVEN | studies how Mars loses its upper atmosphere | has found since 2014 that the solar wind strips away the air of Mars
Hope probe | was sent to orbit Mars by the United Arab Emirates | has studied Martian weather over the whole day since 2021
Tianwen-1 | carried China's rover Zhurong | landed on Utopia Planitia in May 2021
ExoMars Trace Gas Orbiter | has searched for methane in the Martian air for Europe | arrived in 2016 and relays data for rovers

# Mars rovers
? Which Mars rover
Sojourner | was the first to drive on Mars, in 1997 | was a microwave-sized vehicle carried by Pathfinder
Spirit | worked in Gusev Crater until 2010 | was one of twins launched in 2003 and became stuck in soft sand
Opportunity | traveled a marathon distance until 2018 | found hematite blueberries at Meridiani Planum | found minerals that form in water, with its twin on the other side of Mars
Curiosity | has explored Gale Crater since 2012 | was lowered by a sky crane and has a nuclear power source | found that Mars once had water and conditions suitable for microbes
Perseverance | has collected rock samples in Jezero Crater since 2021 | carried a helicopter and an oxygen-making test | searches an ancient river delta for signs of past life
Zhurong | was landed by China on Utopia Planitia in 2021 | was the first not built by the United States to work on Mars

# Probes to the Moon
? Which lunar probe
Luna 2 | was the first craft to hit the Moon, in 1959 | was a Soviet probe that crashed on the near side
Luna 3 | took the first pictures of the far side of the Moon | showed that the side never seen from Earth has few maria
Luna 9 | made the first soft landing on the Moon, in 1966 | showed that lunar dust would support a lander
Lunar Reconnaissance Orbiter | has mapped the Moon in detail since 2009 | photographed the Apollo landing sites
LCROSS | crashed a rocket stage to find water at the lunar south pole | threw up a plume from Cabeus crater in 2009
Chang'e 4 | made the first landing on the far side of the Moon, in 2019 | landed China's rover Yutu-2 in Von Kármán crater
Chang'e 5 | brought Chinese samples from the near side of the Moon in 2020 | collected young basalt from the Ocean of Storms
Chandrayaan-3 | landed for India near the lunar south pole in 2023 | delivered the lander Vikram and the rover Pragyan
GRAIL | mapped lunar gravity with two craft | used twin craft that orbited the Moon in 2012

# Probes to asteroids and comets
? Which probe to a small body
Rosetta | orbited a comet and released the lander Philae | was a European craft that followed Comet 67P around the Sun
Dawn | orbited both Vesta and Ceres | used ion engines in the asteroid belt
NEAR Shoemaker | orbited and landed on Eros | was the first to land on an asteroid, in 2001
Hayabusa | brought the first grains from an asteroid to Earth, in 2010 | visited the asteroid Itokawa for Japan
OSIRIS-REx | returned samples of Bennu in 2023 | was an American craft that touched a carbon-rich asteroid in 2020
DART | struck an asteroid's moon to change its orbit | was the first test of planetary defense, in 2022 | tested whether a spacecraft could deflect an asteroid
Stardust | brought dust of comet Wild 2 to Earth | caught comet particles in aerogel and returned them in 2006
Deep Impact | fired a projectile into comet Tempel 1 | studied the inside of a comet by a collision in July 2005
Psyche mission / Psyche spacecraft | was launched in 2023 toward a metal-rich asteroid | is to study what may be the core of a shattered protoplanet
Lucy | is visiting Trojan asteroids | was launched in 2021 toward asteroids that share Jupiter's orbit
Giotto | flew close to the nucleus of Halley's Comet in 1986 | was a European craft that photographed a comet's nucleus in 1986

# Kinds of spacecraft
? Which kind of spacecraft
lander | sets down on a surface and stays in one place | is designed to reach the ground of another world, like Viking or InSight
orbiter | circles a planet or moon to study it from above | is captured by a planet's gravity, like MAVEN or Cassini
rover | drives on wheels over a surface | carries instruments from place to place, like Curiosity | explores a wider area of a planet's surface than a stationary craft
flyby probe | passes a world once without stopping | studies a planet on a single pass, as New Horizons did at Pluto
space capsule | carries a crew to orbit and back without wings | returns through the air with a heat shield and parachutes
space shuttle | was launched like a rocket and landed like an airplane | was a reusable winged vehicle, such as Columbia or Discovery
artificial satellite | circles Earth for communication, weather or navigation | is a human-made object in orbit, such as one of the GPS | stays in orbit because its forward speed balances gravity's pull
space probe | carries instruments but no crew beyond Earth orbit | explores the solar system without people and sends data by radio

# Propulsion of spacecraft
? Which kind of propulsion
liquid-fuel rocket / liquid-propellant rocket | burns hydrogen or kerosene with very cold oxygen | can be throttled, shut down and restarted in flight | was first launched by Goddard in 1926 | carries an oxidizer in its own tank so that it works in space
solid-fuel rocket | burns a rubbery mixture that cannot be shut off once lit | helped to lift the Space Shuttle with two boosters
multistage rocket | drops empty sections on the way up to shed weight | is a design such as the Saturn V | uses one engine section after another to reach orbit
ion propulsion / ion engine | pushes gently for months with electrically accelerated xenon | is a very efficient electric drive used by Dawn
solar sail | uses a large thin mirror pushed by sunlight | needs no fuel and was tested by IKAROS
nuclear thermal rocket | heats hydrogen in a reactor and expels it | would use fission to reach Mars faster than chemical engines

# Parts and equipment of spacecraft
? Which piece of equipment
heat shield | protects a capsule from burning during reentry | is the blunt surface that chars away on return to Earth
radioisotope thermoelectric generator / RTG | makes electricity from the heat of decaying plutonium | powers probes far from the Sun where sunlight is too weak
solar panel / solar array | makes electricity from sunlight | powers the International Space Station with wide wings
payload | is the cargo, crew or instruments carried by a rocket | is the useful load, such as a satellite, delivered to orbit
space suit / spacesuit | supplies oxygen and pressure to an astronaut outside a spacecraft | is worn for a spacewalk to protect from vacuum and extreme temperatures
robotic arm | moves cargo and astronauts outside a spacecraft | was built by Canada for shuttles and the space station
lunar module | carried two Apollo astronauts down to the Moon | had a descent stage and an ascent stage, like the Eagle
command module | was the cone-shaped Apollo cabin in which the crew returned to Earth | orbited the Moon with one astronaut during a landing

# Hazards and conditions of spaceflight
? Which hazard of spaceflight
bone loss | results from long stays in weightlessness | is fought by two hours of daily exercise on a space station
space debris / space junk | consists of useless pieces of old rockets and satellites in orbit | threatens satellites with dead hardware and paint chips at great speed
cosmic radiation | raises the cancer risk of astronauts beyond Earth's magnetic field | consists of energetic particles from which crews need shielding
reentry heating | is caused by compression of air in front of a returning capsule | reaches thousands of degrees as a craft enters the atmosphere
decompression | is the loss of air from a cabin or suit into the vacuum | killed the Soyuz 11 crew in 1971
space motion sickness | causes nausea in the first days of weightlessness | comes from confused signals of the balance organs in free fall

# Space agencies and organizations
? Which organization
NASA | is the United States civil space agency, founded in 1958 | ran the Apollo program and has a center at Houston | launches rockets from the Kennedy Space Center in Florida
ESA / European Space Agency | joins more than twenty countries from a headquarters in Paris | launches Ariane rockets from French Guiana
Roscosmos | is the Russian space agency | runs Soyuz flights from Baikonur
JAXA | is the Japanese space agency | sent Hayabusa2 to an asteroid from Tanegashima
ISRO | is the Indian space agency | sent Mangalyaan to Mars and Chandrayaan to the Moon
CNSA | is the Chinese national space agency | sent Chang'e probes to the Moon and Tianwen to Mars
International Astronomical Union / IAU | names celestial bodies and defines a planet | voted in 2006 that Pluto is a dwarf planet
SETI Institute | searches for signs of intelligent life from California | uses the Allen Telescope Array
Jet Propulsion Laboratory / JPL | builds robotic probes in Pasadena for NASA | is managed by Caltech and controls Mars rovers
Canadian Space Agency / CSA | provided the robotic arm for shuttles and the ISS | is based near Montreal
European Southern Observatory / ESO | runs telescopes at Paranal and La Silla in Chile | is building the Extremely Large Telescope in Chile
Space Telescope Science Institute | operates Hubble and Webb from Baltimore | plans observations for Hubble and archives their data

# Branches of astronomy
? Which branch of science
astrophysics | applies physics to stars and galaxies | explains how celestial objects work with fusion, gravity and radiation | studies the physical nature, composition and life of stars
cosmology | studies the origin, structure and fate of the universe as a whole | studies the Big Bang, dark energy and expansion | asks how the universe began and how it will end
celestial mechanics | calculates motions of bodies under gravity | predicts orbits and eclipses with the laws of Newton
planetary science | studies planets, moons and small bodies | combines geology and meteorology for other worlds
radio astronomy | studies long-wavelength signals from space | began with Jansky and Reber in the 1930s
solar physics | studies sunspots, flares and the corona | studies the nearest star and its magnetic activity
helioseismology | studies the Sun's interior by its surface vibrations | uses sound waves to probe beneath the photosphere
archaeoastronomy | studies how ancient peoples understood the sky | studies the alignments of Stonehenge and Maya temples
selenology | studies the Moon's surface and interior | deals with maria, highlands and lunar samples
astrochemistry | studies molecules in space | studies carbon monoxide and organic substances in interstellar clouds
astrobiology | studies the possibility of life beyond Earth | combines biology, chemistry and planetary science | searches for habitable worlds and signs of living things
neutrino astronomy | studies nearly massless particles from the Sun and supernovas | uses detectors in ice, deep mines and water tanks

# Calendars
? Which calendar
Gregorian calendar | is the reformed one of 1582 used by most of the world | drops leap days in most century years | has leap years except in most years ending in 00
Julian calendar | had a leap day every four years without exception | was introduced by a Roman dictator in 46 BC | drifted from the seasons by eleven minutes a year
lunar calendar / Islamic calendar | follows phases of the Moon, with years of about 354 days | makes the month of Ramadan move through the seasons | has 12 months of 29 or 30 days
lunisolar calendar / Hebrew calendar | adds a 13th month at times to keep pace with the seasons | sets the dates of Passover and Chinese New Year
ancient Egyptian calendar / Egyptian calendar | had 12 months of 30 days and five extra days | had 365 days and was linked with the rising of Sirius
Maya calendar / Mayan calendar | combined a 260-day ritual count with a 365-day year | had a Long Count of days and years used in Central America

# Time
? Which term means
Coordinated Universal Time / UTC | the world's reference for clocks, kept by atomic clocks | the standard that replaced the older Greenwich reference | a standard based on the meridian of Greenwich
standard time | a clock setting shared across a whole zone | the system of zones adopted by American railroads in 1883 | a system of 24 zones, each about 15 degrees of longitude wide
daylight saving time | the practice of moving clocks forward an hour in summer | a summer setting that gives more light in the evening
apparent solar time | the hour shown by a sundial | the measure by the Sun's actual position in the sky
mean solar time | the hour kept by an imaginary Sun of uniform speed | a steady measure that averages the Sun's motion over the year
sidereal time | a clock reading based on the rotation of Earth relative to the stars | the right ascension of stars on the meridian at a given moment | a measure by the stars, in which a day lasts 23 hours 56 minutes
leap second | a small addition that keeps clocks in step with Earth's slowing rotation | an adjustment made at the end of June or December
equation of time | the difference between a sundial and a clock | a yearly variation of up to about 16 minutes caused by tilt and orbit
Julian date / Julian day | a continuous count of days since 4713 BC | a single running number that astronomers use without months and years

# Processes that shape planets
? Which planetary process
runaway greenhouse effect | made Venus hot enough to melt lead | boiled away a planet's oceans as carbon dioxide and water vapor trapped heat
impact cratering | covers old surfaces such as the lunar highlands with round basins | shapes a surface by collisions with asteroids and comets
volcanism | brings molten rock from the interior to the surface | built Olympus Mons and the lava plains of Venus
plate tectonics | moves large pieces of crust and builds mountains where they collide | recycles the crust of Earth but of no other known planet
erosion | wears down the surface by wind, water or ice | removes old craters from Earth and carved river valleys on ancient Mars
atmospheric escape | lets light gases leak away into space from a small or warm world | left Mars with thin air because of its weak gravity and lost magnetic field

# Steps and maneuvers of spaceflight
? Which part of a spaceflight
launch / liftoff | begins the trip as a rocket rises from its pad | needs enough thrust to overcome the rocket's weight
orbital insertion | slows a probe by an engine burn so that a planet's gravity captures it | turns a passing probe into a satellite of the planet
docking | joins two vehicles in space | was first done by Neil Armstrong and David Scott on Gemini 8
spacewalk / extravehicular activity / EVA | takes an astronaut outside the vehicle in a suit | was first done by Alexei Leonov in 1965
flyby | sends a probe past a world once without stopping | let New Horizons study Pluto for a few hours in 2015
reentry / atmospheric reentry | brings a capsule back through the air with intense heating | requires a heat shield because air is compressed and heated
splashdown | ends a mission by parachute in the ocean | was how Apollo crews came home, to be picked up by ships
soft landing | sets a craft gently on a surface without a crash | was achieved on the Moon for the first time by Luna 9

# Experiments in the history of astronomy and physics
? Which experiment
Miller-Urey experiment | made amino acids from simple gases, water and electric sparks in 1953 | imitated the atmosphere thought to exist on the early Earth to study life's origin
Michelson-Morley experiment | found no effect of Earth's motion on the speed of light | failed to detect the ether in 1887
Cavendish experiment | measured gravity between lead spheres with a torsion balance | made it possible to find the mass of the Earth
Eddington eclipse expedition / eclipse expedition of 1919 | measured the bending of starlight near the Sun | confirmed Einstein's general relativity at an island off Africa
Pound-Rebka experiment | measured the gravitational redshift of gamma rays in a tower | tested general relativity at Harvard in 1960
hammer and feather drop | showed that all objects fall equally fast where there is no air | was done on the Moon by David Scott of Apollo 15

# Aids for stargazers
? Which aid for stargazers
planisphere / star wheel | is a rotating map of the sky for any date and hour | has a turning disk with a window for the visible sky
star atlas / star chart | shows positions of faint objects by right ascension and declination | is a book of sky maps for finding things with a telescope
pair of binoculars / binoculars | gathers light through two small tubes for both eyes at once | is recommended to beginners for its wide view and low price
planetarium | projects the night sky on the inside of a dome | is a theater that shows the motions of stars and planets
red flashlight | lets an observer read without losing dark-adapted sight | gives dim long-wavelength light that preserves night vision
`;
