/** Concepts of physics and technology, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Quantities of motion
? Which quantity
distance | is the total length of the path that an object travels | is a scalar equal to speed multiplied by time | is what the odometer of a car measures
displacement | is the straight-line change in position from start to finish, with direction | is a vector equal to final position minus initial position | is zero when an object returns to its starting point
speed | is the distance traveled divided by the time taken, without direction | is a scalar that tells how fast an object moves | is what the dial of a car shows in miles per hour
velocity | is the rate of change of position in a given direction | is a vector that tells how fast an object moves and in which direction | is the slope of a position–time graph
acceleration | is the rate at which velocity changes with time | is measured in meters per second squared | is the slope of a velocity–time graph
time interval | is the difference between two clock readings | is the quantity on the horizontal axis of most motion graphs | is measured in seconds and found by subtracting the initial instant from the final one
position | is the location of an object relative to a reference point | is given by a coordinate measured from an origin | is a vector whose change is called displacement
jerk | is the rate at which acceleration changes with time | is measured in meters per second cubed | is felt as a sudden lurch when a bus starts or stops roughly

# Vocabulary of motion
? Which term means
frame of reference / reference frame | a set of objects or coordinates against which motion is described | the viewpoint from which an observer measures position and velocity | a coordinate system that decides whether a seated train passenger is moving or at rest
scalar | a quantity with magnitude only, such as mass or time | a quantity that is fully described by a number and a unit, without direction | a quantity such as distance, speed or energy
vector | a quantity with both magnitude and direction, such as force | a quantity represented by an arrow whose length shows its size | a quantity such as displacement, velocity or acceleration
average velocity | the total displacement divided by the total time | the overall rate of change of position during a whole trip | the slope of a straight line joining two points on a position–time graph
instantaneous velocity | the rate and direction of motion at one moment | the slope of the tangent to a curve on a position–time graph | the limit of Δx/Δt as the interval of time approaches zero
constant velocity | motion at a steady speed in a straight line | motion in which the acceleration is zero | motion that covers equal displacements in equal times
free fall | motion under the influence of gravity alone | motion with a downward acceleration of 9.8 meters per second squared near Earth | motion in which a feather and a hammer drop together in a vacuum
terminal velocity | the constant rate of a falling object when air resistance balances its weight | the steady rate of fall of a skydiver before the parachute opens | the rate of fall at which net force and acceleration become zero
resultant | the single vector that is the sum of two or more vectors | the vector drawn from the tail of the first arrow to the tip of the last | the diagonal of a parallelogram drawn on two vectors
component | the part of a vector that lies along one axis | one of two perpendicular vectors into which a vector is resolved | the projection of a vector on the x-axis or y-axis
relative velocity | the rate and direction of one moving object as seen from another moving object | the vector difference between the motions of two objects | the zero difference between two cars moving side by side at equal rates

# Projectile motion
? Which term means
projectile | an object thrown or launched into the air that moves under gravity alone | a moving body acted on only by gravity after its launch | a body whose horizontal and vertical motions are independent of each other
trajectory | the path followed by an object launched through the air | the curved route of a thrown ball through space | the path that is a parabola when air resistance is ignored
parabola | the symmetrical curve followed by a launched object without air resistance | the graph of a quadratic equation such as y = ax²
range | the horizontal distance covered before landing | the horizontal distance that is greatest for a launch at 45° | the quantity equal to horizontal velocity multiplied by time in the air
horizontal velocity | the sideways part of the motion, which stays constant without air resistance | the part of the motion that has no acceleration during flight | the part of the motion that is multiplied by flight time to give distance traveled
vertical velocity | the part of the motion that gravity changes by 9.8 m/s every second | the part of the motion that is zero at the top of the path | the part of the motion that decreases in size during the rise
hang time / time of flight | the total duration in the air from launch to landing | the duration fixed by the initial upward speed on level ground | the interval equal to 2v/g for a ball thrown straight up
maximum height | the greatest elevation reached above the launch point | the elevation at which upward motion stops for an instant | the elevation that is greatest for a launch straight up
launch angle | the direction of the initial velocity measured above the horizontal | the tilt that gives the greatest range when it is 45° | the measure in degrees that gives equal ranges for complementary values such as 30° and 60°

# Graphs of motion and data
? Which feature of a graph
slope | is the rise divided by the run | gives the speed on a distance–time graph | gives the acceleration on a velocity–time graph
area under the curve | gives the displacement on a velocity–time graph | is found for a rectangle by multiplying base by height | gives the work done on a force–displacement graph
horizontal line | shows an object at rest on a position–time graph | shows constant velocity on a velocity–time graph | has a rise of zero
y-intercept | is the point where a line crosses the vertical axis | gives the initial position at time zero on a position–time graph | is the constant b in the equation y = mx + b
best-fit line / line of best fit | passes as close as possible to all the scattered data points | shows the general trend of data and smooths out random errors | is drawn with about as many data points above it as below
origin | is the point where the two axes meet | is the point whose coordinates are both zero

# Kinds of mathematical relationship
? Which mathematical relationship
direct proportion | doubles one quantity when the other doubles | has a graph that is a straight line through the origin | links the stretch of a spring with the force on it
inverse proportion | halves one quantity when the other doubles | links acceleration with mass when the net force is constant | has a graph that is a hyperbola with a constant product of the variables
inverse square relationship / inverse-square law | reduces a quantity to one fourth when distance doubles | links gravitational force with the distance between two masses | describes how the intensity of light decreases with distance from a point source
quadratic relationship | makes one quantity four times as great when the other doubles | links kinetic energy with speed | has a graph that is a parabola
exponential relationship | multiplies a quantity by the same factor in each equal interval of time | links the number of undecayed radioactive atoms with time | has a curve that rises or falls by the same percentage in each interval
no relationship | leaves one quantity unchanged when the other varies | links a simple pendulum's period with the mass of its bob | is shown by randomly scattered points without any trend

# Types of force
? Which force
gravity / gravitational force | is the attraction between any two objects that have mass | keeps planets in orbit and pulls objects toward Earth's center | decreases with the square of the distance between two masses
friction | opposes the sliding of two surfaces in contact | lets shoes and tires grip the ground | depends on the roughness of two surfaces and how hard they press together | changes kinetic energy into heat as surfaces rub
normal force | is the perpendicular push of a surface on an object resting on it | balances the weight of a book on a level table | acts at right angles to the surface of a ramp or table
tension | is the pull transmitted along a rope, string or cable | acts along the string that holds up a hanging lamp
air resistance / drag | opposes the motion of an object through the atmosphere | increases with the speed and frontal area of a falling object | balances the weight of a skydiver at terminal velocity
buoyant force | pushes upward on an object in a fluid | equals the weight of the fluid displaced by an object | makes an object seem to weigh less in water
spring force / elastic force | returns a stretched or compressed coil to its rest length | equals −kx for a small stretch | is proportional to the stretch or compression of a coil
centripetal force | is the net pull toward the center that keeps an object moving in a circle | equals mv²/r for an object moving in a circle | is supplied by gravity for a satellite in orbit
magnetic force | acts on moving charges and on objects made of iron | acts between north and south poles | is perpendicular to the velocity of a moving charge
electric force / electrostatic force | attracts unlike charges and repels like charges, even at rest | is given by Coulomb's law | makes a rubbed balloon stick to a wall
thrust | propels a rocket or jet airplane forward | results from hot exhaust gas expelled backward | must exceed drag for an airplane to gain speed in level flight | is the forward push of an aircraft engine
lift | acts upward on an airplane wing because of the air moving past it | balances an airplane's weight in level flight | results from lower air pressure above a wing than below it

# Kinds of friction
? Which kind of friction
static friction | acts between surfaces that are not moving past each other | must be overcome to start a crate moving from rest | prevents a parked car from sliding down a hill
kinetic friction / sliding friction | acts between solid surfaces that are slipping past each other | slows a hockey puck and warms skidding tires | equals the coefficient μₖ times the normal force
rolling friction | acts on a wheel or ball turning along a surface | is reduced by hard, well-inflated tires | is used in ball bearings because it is small
fluid friction | acts on an object moving through a liquid or gas | slows a swimmer or a falling leaf | is reduced by giving a boat or airplane a streamlined shape
internal friction / viscosity | acts between the layers within a flowing liquid | makes honey pour more slowly than water | decreases in motor oil as its temperature rises

# Terms about forces
? Which term means
net force | the vector sum of all the forces acting on an object | the quantity that equals mass times acceleration | the combined push or pull that makes an object accelerate
balanced forces | forces that are equal and opposite and cancel each other | forces on one object that add up to zero and do not change its motion | forces that leave an object at rest or moving at constant velocity
unbalanced forces | forces on an object that do not cancel and so change its motion | pushes and pulls whose sum is not zero and causes acceleration | forces that cause an object to start, stop or turn
inertia | the tendency of an object to resist a change in its motion | the property of matter that is measured by mass | the property that keeps a moving object moving in a straight line
equilibrium | the state of an object on which the sum of forces is zero | the condition of an object at rest or moving at constant velocity | the state in which an object's acceleration is zero
free-body diagram / force diagram | a drawing that shows all the forces acting on one object as arrows | a sketch in which a single object is isolated and its forces are labeled | a drawing in which arrows for weight, friction and tension start at one object
coefficient of friction | the ratio of the force that opposes sliding to the normal force | the number μ, which depends on the two materials in contact | a number without a unit that is lower for ice than for rubber
apparent weight | the force that a scale reads in an accelerating elevator | the upward support force on an elevator rider, equal to m(g + a)
weightlessness | the condition that astronauts feel as they fall freely around Earth | the absence of any support force on a person in free fall | the condition of a person in a freely falling elevator
strain | the change in length of a stretched object divided by its original length | the relative deformation without units that a load produces in a material
stress | the force per unit of area inside a stretched or compressed object | the quantity divided by strain to give Young's modulus
contact force | a push or pull that acts only when objects touch | the class that includes tension, friction and the push of a surface
field force / action-at-a-distance force | a push or pull that acts without touching | the class that includes gravity and magnetism

# Laws of motion, gravity and planets
? Which law
Newton's first law / law of inertia | states that an object keeps its state of rest or motion unless a net force acts | explains why passengers move forward when a car stops suddenly | says that no force is needed to keep an object moving at constant velocity
Newton's second law | states that acceleration equals net force divided by mass | is written F = ma | says that a greater net force gives an object a greater acceleration
Newton's third law | states that for every action there is an equal and opposite reaction | explains why a rocket moves forward as gas is expelled backward | says that forces between two objects always come in pairs
law of universal gravitation | states that every mass attracts every other mass | says that attraction depends on the product of masses and the inverse square of distance | contains the constant G and was published by Newton in 1687
Hooke's law | states that the stretch of a spring is proportional to the force applied | is written F = −kx | holds for an elastic object only up to its elastic limit
Kepler's first law / law of ellipses | states that planets travel in oval orbits with the sun at one focus | replaced the old belief that planets move in perfect circles
Kepler's second law / law of equal areas | states that a planet's line to the sun sweeps out the same space in the same time | explains why a planet moves faster when it is nearer the sun
Kepler's third law / law of harmonies | states that a planet's period squared is proportional to its average distance cubed | shows that planets farther from the sun take longer to orbit it | is written T² = kr³

# Gravity and orbits
? Which term means
gravitational field | a region in which a mass feels the pull of another mass | the force of gravity per unit mass, 9.8 newtons per kilogram at Earth's surface | a region shown by arrows that point toward the center of a planet
gravitational constant | the value 6.67 × 10⁻¹¹ in SI units in Newton's law | the quantity G, measured with a torsion balance by Cavendish
orbit | the curved path of one object around another in space | the path that results when inertia and gravity act together on a satellite | the path of the moon around Earth or of Earth around the sun
ellipse | an oval curve with two foci | the shape of a planet's path around the sun | a closed curve whose distances to two fixed points have a constant sum
satellite | a natural or artificial object that circles a planet | a moon or a machine launched to travel around Earth | an object such as the moon that is kept in orbit by gravity
escape velocity | the minimum speed needed to leave a planet without falling back | a speed of about 11.2 kilometers per second for Earth | the speed that depends on a planet's mass and radius
tide | the regular rise and fall of sea level caused mainly by the moon's gravity | the change in sea level that is greatest at new and full moon
black hole | a region of space whose gravity is so strong that light cannot escape | an object left after the collapse of a very massive star | an object bounded by an event horizon
perihelion | the point in a planet's path that is nearest the sun | the point where a planet moves fastest | the place that Earth reaches in early January
aphelion | the point in a planet's path that is farthest from the sun | the point where a planet moves slowest | the place that Earth reaches in early July
center of mass | the point at which all of an object's matter can be treated as concentrated | the balance point about which a thrown object rotates | the average location of all the matter in an object

# Momentum
? Which term means
momentum | the product of an object's mass and velocity | a vector quantity measured in kilogram-meters per second | the quantity that is conserved in collisions
impulse | the product of force and the time during which it acts | the quantity that equals an object's change in momentum | the area under a force–time graph
conservation of momentum | the principle that the total mv of a closed system stays constant | the rule that total mv before a collision equals total mv after it | the law that explains the recoil of a gun and collisions of carts
elastic collision | an impact in which total kinetic energy stays the same | an impact in which objects bounce apart without losing kinetic energy | an impact like those between gas molecules, with both momentum and kinetic energy conserved
perfectly inelastic collision / inelastic collision | an impact in which objects stick together and move as one | an impact of coupling railroad cars that changes some kinetic energy to heat | an impact after which two objects have the same final velocity
explosion | the separation of one object into pieces by internal forces | an event that increases kinetic energy while total momentum stays constant
recoil | the backward motion of a gun when a bullet is fired | the backward motion of a skater who throws a heavy ball forward | the motion of a rifle with momentum equal and opposite to the bullet's
isolated system | a set of objects on which no net external force acts | a group of objects whose total momentum cannot change | a group of objects free from outside forces such as friction
glancing collision / two-dimensional collision | an off-center impact after which objects move apart at angles | an impact in which x and y components of momentum are conserved separately

# Work, energy and power
? Which term means
work | the product of force and the distance moved in the force's direction | the transfer of energy by a force that moves an object | the quantity that is zero when a wall is pushed but does not move
energy | the ability to do work | the quantity measured in joules that cannot be created or destroyed | the quantity that exists in forms such as kinetic, potential, thermal and chemical
kinetic energy | the energy that an object has because of its motion | the quantity given by ½mv² | the quantity that becomes four times as great when speed doubles
gravitational potential energy | the energy that an object has because of its height | the quantity given by mgh | the energy stored in water behind a high dam
elastic potential energy | the energy stored in a stretched or compressed object | the quantity given by ½kx² | the energy stored in a drawn bow or a wound spring
mechanical energy | the sum of an object's kinetic and potential energy | the total that stays constant for a pendulum without friction | the energy of an object due to its motion and position together
power | the rate at which work is done | the quantity measured in watts, equal to joules per second | the amount of work divided by the time taken
work-energy theorem | the statement that net Fd on an object equals its change in kinetic energy | the rule that links a car's braking distance with the square of its speed
law of conservation of energy | the statement that energy cannot be created or destroyed, only changed in form | the principle that total energy in a closed system remains constant | the principle by which a roller coaster's height is exchanged for speed
efficiency | the ratio of useful output to input, as a percentage | a value that is always less than 100 percent for a real machine | the quantity that friction lowers in a machine by changing useful energy to heat
conservative force | a push or pull whose work does not depend on the path taken | a push or pull such as gravity that does no net work around a closed path
energy transformation / energy conversion | a change from one form to another, as in a light bulb | the process by which a battery turns stored chemical into electrical form

# Simple machines
? Which simple machine
lever | is a rigid bar that turns about a fulcrum | includes the seesaw and the crowbar | is divided into first, second and third classes
pulley | is a grooved wheel with a rope or cable running over it | raises a flag to the top of its pole | may be fixed in place or movable with the load
inclined plane / ramp | is a sloping flat surface that reduces the effort needed to raise a load | has a mechanical advantage equal to its length divided by its height | is a slanted surface over which a load is moved to a greater height
wedge | has a thick end that tapers to a thin edge for splitting or cutting | includes the axe blade and the knife | is a moving sloped device driven into a material to push it apart
screw | is a spiral ridge wound around a cylinder | has threads whose spacing is called the pitch | includes the jar lid and the bolt
wheel and axle | consists of two joined circular objects of different radius that turn together | includes the doorknob and the steering mechanism of a car | has a mechanical advantage equal to the larger radius divided by the smaller

# Machines and their parts
? Which term means
mechanical advantage | the number of times that a machine multiplies force | the ratio of output force to input force | the quantity that is greater than one when output force exceeds effort
fulcrum | the fixed point about which a lever turns | the pivot of a seesaw | the point of support on which a lever turns
effort force / input force | the push or pull applied to a machine by the user | the push of a hand on a crowbar | the push that a machine makes smaller by spreading it over a longer distance
load / resistance force | the object or weight that a machine moves | the rock that is raised by a crowbar
first-class lever | a bar with its fulcrum between effort and load, like a seesaw | a bar that changes the direction of a force, such as a crowbar
second-class lever | a bar with the load between fulcrum and effort, like a wheelbarrow | a bar such as a nutcracker that always multiplies force without changing its direction
third-class lever | a bar with the effort between fulcrum and load, like tweezers | a bar such as a fishing rod that multiplies distance rather than force
compound machine | a device made of two or more simple machines, such as a bicycle | a combination such as scissors, in which two levers and two wedges work together | a device in which one simple machine's output is the input of another
gear | a toothed wheel that meshes with another to change speed or direction | a wheel whose teeth carry the chain on a bicycle | a rotating part with interlocking teeth
block and tackle | a system of fixed and movable pulleys for lifting heavy loads | a rope hoist whose mechanical advantage equals the number of supporting ropes
effort arm / input arm | the distance from the fulcrum to the point where the user pushes | the length that is increased on a lever to lift a load more easily
ideal mechanical advantage | the ratio of input distance to output distance for a machine without friction | the force multiplication of a frictionless machine, such as length over height of a ramp

# Rotation and circular motion
? Which term means
torque | the turning effect of a force, equal to force times lever arm | the quantity that causes angular acceleration | the quantity measured in newton-meters that a longer wrench handle increases | the product of force and perpendicular distance from the axis
moment of inertia / rotational inertia | the resistance of an object to a change in its rotation | the quantity that is greater when mass lies farther from the axis | the counterpart of mass in spinning motion
angular velocity | the angle turned per unit of time | the rate of rotation in radians per second | the quantity represented by ω and equal to Δθ/Δt
angular acceleration | the rate of change of the speed of rotation | the quantity measured in radians per second squared | the quantity that equals net torque divided by rotational inertia
axis of rotation | the line about which an object spins | the imaginary line through Earth's poles
centripetal acceleration | the rate of change of velocity directed toward the center of a circle | the quantity v²/r for an object moving in a circle | the inward rate of change that keeps an object turning in a circle
centrifugal force | the apparent outward push felt by a passenger in a turning car | the fictitious outward effect that exists only in a rotating frame of reference
lever arm / moment arm | the perpendicular distance from the axis to the line of a force | the distance that is multiplied by force to find torque
center of gravity | the point where an object's whole weight seems to act | the point that must lie above the base for an object to be stable | the point that is lowered to make an object harder to tip over | the point at which an object balances on a finger
tangential speed / linear speed | the distance that a point on a rotating object moves per unit of time | the rate in meters per second that is greater farther from the axis | the quantity equal to radius times angular velocity
radian | the angle whose arc length equals the radius | an angle of about 57.3 degrees
period of revolution | the time for one complete trip around a circle | the duration of 365.25 days for Earth around the sun

# Fluids
? Which term means
fluid | a substance that flows, whether liquid or gas | a material whose particles move past one another so that it takes its container's shape | matter that can flow because its particles are not fixed in place
pressure | the force per unit of area | the quantity measured in pascals that increases with depth in water | the quantity that increases when a force acts on a smaller area
density | the mass per unit of volume | the value of 1.0 gram per cubic centimeter for water | the property that decides whether an object sinks or floats in water | the property found by dividing mass by volume
buoyancy | the ability of a fluid to exert an upward force on an object | the upward effect of a fluid that makes a swimmer feel lighter | the effect that equals the weight of displaced fluid
displaced water / displacement of water | the liquid pushed aside by an object placed in it | the volume of liquid that equals the volume of a fully sunken stone
laminar flow / streamline flow | smooth motion of a fluid in parallel layers | fluid motion in which every particle at a point follows the same path
turbulence / turbulent flow | irregular swirling motion of a fluid with eddies | chaotic fluid motion that appears at high speed
hydraulic press / hydraulic lift | a machine in which liquid carries a force from a small piston to a large one | a device that multiplies force by Pascal's principle to raise a car
atmospheric pressure / air pressure | the push of the weight of air above on each unit of area | the quantity of about 101 kilopascals at sea level that a barometer measures | the push on each square meter that decreases as altitude increases | the push that holds up the column of mercury in a barometer
specific gravity | the ratio of a substance's density to the density of water | a number without units that compares a substance's density with water's
vacuum | a space that contains almost no matter | a region without air, through which sound cannot travel | a space such as that between stars, with almost no air pressure

# Principles of fluids
? Which principle or law of fluids
Archimedes' principle | states that buoyant force equals the weight of fluid displaced | explains why a steel ship floats | explains why an object floats if it displaces its own weight of fluid
Pascal's principle / Pascal's law | states that pressure on an enclosed fluid spreads equally in all directions | explains how hydraulic brakes and lifts multiply force | is the basis of hydraulic machines
Bernoulli's principle | states that pressure decreases where a fluid moves faster | helps to explain the lift on an airplane wing | applies conservation of energy to a moving fluid
equation of continuity / continuity equation | states that cross-sectional area times speed stays constant along a pipe | explains why water speeds up in a narrow part of a pipe
Torricelli's theorem | gives the speed of liquid flowing out of a hole at a depth below the surface | says that liquid leaves a hole as fast as if it had fallen from the surface
Boyle's law | states that the volume of a gas is inversely proportional to pressure at constant temperature | says that a gas's volume halves when its pressure doubles at constant temperature | is written P₁V₁ = P₂V₂
Charles's law | states that the volume of a gas is proportional to kelvin temperature at constant pressure | explains why a balloon expands when it is heated | is written V₁/T₁ = V₂/T₂

# Properties of solids and materials
? Which property of materials
elasticity | lets an object return to its original shape after being stretched or squeezed | is shown by a rubber band or spring that is released | allows a stretched spring to spring back below a certain limit
plasticity | lets an object keep a new shape after the force is removed | is shown by modeling clay that stays deformed
tensile strength | is the greatest pulling stress that a material withstands before it breaks | is high for steel cable and spider silk
compressive strength | is the greatest squeezing stress that a material withstands before it crushes | is high for concrete and stone columns
ductility | lets a metal be drawn into wire | is the ability of copper to be pulled into thin wire without breaking | makes metals suitable for electrical wiring
malleability | lets a metal be hammered or rolled into sheets | is the ability of gold and aluminum to be made into thin foil
brittleness | makes a material break suddenly with little bending | is the tendency of glass and chalk to shatter | is the opposite of toughness and leads to cracking without deformation
hardness | is the resistance of a material to scratching and denting | is greatest in diamond and least in talc | is ranked for minerals from 1 to 10 on the Mohs scale
toughness | is the ability of a material to absorb energy before breaking | is measured by the energy absorbed in a fracture or impact test
stiffness | is the resistance of a material to bending or stretching under load | is expressed by Young's modulus, the ratio of stress to strain

# Stress and loads
? Which kind of load or stress
tension load / tensile stress | pulls the ends of a material apart and lengthens it | acts in the cables of a suspension bridge
compression | squeezes a material together and shortens it | acts in the columns that hold up a building | acts along the curve of a stone arch
shear | slides one layer of a material past another in opposite directions | acts on paper being cut by scissors | acts on a rivet when two plates pull in opposite directions
torsion | twists a material about its long axis | acts on a drive shaft or a wrung towel
bending | curves a beam, stretching one side and squeezing the other | makes a loaded shelf sag in the middle
dead load | is the permanent weight of the structure itself | includes the beams, floors and roof of a building
live load | is the changing weight of people, furniture or vehicles on a structure | includes the traffic on a bridge
wind load | is the sideways push of moving air on a structure | is a main concern of designers of tall buildings

# Heat transfer
? Which term means
conduction | the transfer of heat by direct contact of particles | the way in which a metal spoon in hot soup gets hot | the transfer of heat that works best in metals
convection | the transfer of heat by the movement of a fluid | the way in which warm air rises and cool air sinks | the cause of sea breezes and of motion in Earth's mantle
radiation | the transfer of energy by electromagnetic waves | the transfer of heat that can take place through empty space | the way in which the sun warms Earth
thermal insulator | a material such as foam or wool that slows the flow of heat | a material that conducts heat poorly, often because it traps air | a material such as wood, plastic or air with few free electrons
thermal conductor | a material such as copper through which heat flows easily | a material such as metal that feels cold because it draws heat from the hand | a material with many free electrons that carry kinetic energy
thermal equilibrium | the state in which objects in contact have the same temperature | the condition in which no net heat flows between objects | the condition in which net energy exchange between two bodies is zero
evaporative cooling | the loss of heat as the fastest molecules leave a liquid's surface | the process by which sweat lowers body temperature
heat sink | a finned metal block that carries heat away from a computer chip | a device whose large surface area gives off heat to the surrounding air

# Thermal physics
? Which term means
temperature | a measure of the average kinetic energy of particles | the property that determines the direction in which heat flows | the quantity measured in degrees Celsius or kelvins
thermal energy / internal energy | the total kinetic and potential energy of a substance's particles | the total energy of particles, which depends on amount of matter as well as temperature | the quantity that increases with temperature and with mass
heat | energy that flows because of a difference in temperature | the energy transferred from a hotter object to a colder one | the energy transferred by conduction, convection and radiation
specific heat capacity / specific heat | the energy needed to raise one kilogram of a substance by one degree | the quantity c in Q = mcΔT | the quantity that is unusually high for water, about 4,180 joules per kilogram per kelvin
latent heat | the energy that changes a substance's state without changing its temperature | the energy absorbed as ice melts or water boils at constant temperature | the quantity L in Q = mL
thermal expansion | the increase in size of an object as its temperature rises | the change in length that makes gaps necessary between the sections of a bridge | the effect that makes liquid rise in a thermometer
absolute zero | the lowest possible temperature, −273.15 °C | the temperature of 0 K, at which particles have the least possible energy | the temperature at which an ideal gas would have no volume or pressure
bimetallic strip | two joined metals that bend when heated because they expand by different amounts | the part of a thermostat that bends with temperature to open or close a circuit
entropy | a measure of the disorder of a system | the quantity that never decreases in an isolated system | the quantity that increases when energy spreads out or a gas mixes
kinetic theory / kinetic molecular theory | the model of matter as tiny particles in constant motion | the explanation of gas pressure as collisions of particles with the walls | the model that relates temperature to the average speed of particles

# Thermodynamic processes and engines
? Which term means
isothermal process | a change of a gas at constant temperature | a change during which the internal energy of an ideal gas stays the same | a change in which heat added to an ideal gas equals work done
adiabatic process | a change in which no heat flows in or out of the system | a rapid compression or expansion with no time for heat to flow
isobaric process | a change of a gas at constant pressure | a change in which the work done equals PΔV
isochoric process / isovolumetric process | a change of a gas at constant volume | a change in which a gas does no work
first law of thermodynamics | the statement that change in internal energy equals heat added minus work done | the principle of conservation of energy applied to heat and work | the rule written ΔU = Q − W
second law of thermodynamics | the statement that heat flows spontaneously only from hot to cold | the statement that the entropy of an isolated system never decreases | the statement that no engine can change all heat into work
third law of thermodynamics | the statement that absolute zero cannot be reached | the statement that a perfect crystal's entropy is zero at 0 K
zeroth law of thermodynamics | the statement that two bodies in thermal equilibrium with a third are in equilibrium together | the principle on which the use of a thermometer is based | the statement that defines temperature through thermal equilibrium
heat engine | a device that changes thermal energy into mechanical work | a device such as a steam or gasoline motor that works between hot and cold reservoirs | a motor that takes in thermal energy at high temperature and rejects some at low temperature
heat pump | a device that uses work to move thermal energy from cold to warm places | a reversible air conditioner that warms a house in winter | a device that works like a refrigerator run to warm a room
Carnot cycle | the ideal sequence with the greatest possible efficiency between two temperatures | the ideal loop of two isothermal and two adiabatic steps

# Temperature scales and thermometers
? Which temperature scale or device
Celsius scale / centigrade scale | sets water's freezing point at 0 and its boiling point at 100 | divides the interval between freezing and boiling of water into 100 degrees
Fahrenheit scale | sets water's freezing point at 32 and its boiling point at 212 | is the everyday choice for weather reports in the United States
Kelvin scale | starts at absolute zero and has no negative values | sets water's freezing point at 273.15 | is used in gas laws because zero means the least possible particle motion
liquid thermometer | shows temperature by the expansion of alcohol or mercury in a narrow tube | has a bulb joined to a fine glass tube with marked degrees
thermocouple | produces a small voltage at the junction of two different metals | uses two joined wires of different metals to measure the temperature of furnaces
infrared thermometer | measures temperature from a distance by detecting radiation | measures the temperature of a forehead without touching it
thermostat | switches a furnace on or off to keep a set temperature | controls the temperature of a room automatically | contains a bimetallic strip or an electronic sensor
calorimeter | measures the heat released or absorbed inside an insulated container | is used to find the specific heat of a metal placed in water | relies on heat lost by a hot sample being gained by water

# Types of waves
? Which kind of wave
transverse wave | makes the medium vibrate at right angles to its direction of travel | has crests and troughs, as on a shaken rope | includes light and waves on a string
longitudinal wave / compressional wave | makes the medium vibrate parallel to its direction of travel | has rarefactions between crowded regions, as in sound | includes sound in air and pulses along a slinky
surface wave | travels along the boundary between two media, such as water and air | makes the particles of water move in circles
electromagnetic wave | needs no medium and consists of vibrating fields at right angles to each other | travels through a vacuum at 3.00 × 10⁸ meters per second | includes light, radio signals and X-rays
standing wave | seems to stay in place, with nodes and antinodes | forms on a guitar string when incoming and reflected vibrations interfere | results when two identical waves travel in opposite directions
seismic wave | carries energy through Earth from an earthquake | is recorded by an instrument at an earthquake station | includes P and S types that reveal Earth's interior
shock wave | is a sharp pressure front made by an object moving faster than sound | has the shape of a cone and is heard as a sonic boom
tsunami | is a huge ocean wave caused by an undersea earthquake | grows tall as it slows down in shallow coastal water
matter wave / de Broglie wave | is associated with a moving particle such as an electron | has a wavelength of Planck's constant divided by momentum
gravitational wave | is a ripple in spacetime produced by accelerating masses such as colliding black holes | was first detected by LIGO in 2015

# Parts and properties of waves
? Which term means
crest | the highest point of a transverse wave | the point of greatest upward displacement from the rest position | the part of a water wave that rises above the rest position
trough | the lowest point of a transverse wave | the point of greatest downward displacement from the rest position | the part of a water wave that dips below the rest position
amplitude | the greatest distance of a vibrating particle from its rest position | the property that shows how much energy a wave carries | the property of a sound wave that determines its loudness
wavelength | the distance from one point on a wave to the next matching point | the distance between neighboring crests | the property represented by the Greek letter λ
frequency | the number of vibrations or waves per second | the property measured in hertz | the property of a sound wave that determines its pitch
period | the time for one complete vibration | the time between two crests passing a point | the quantity that equals one divided by frequency
wave speed | the product of frequency and wavelength | the quantity that depends on the medium through which a disturbance travels | the distance that a crest travels in one second
compression region / compression of a wave | the part of a sound wave in which particles are crowded together | the part of a longitudinal wave with the greatest density and pressure | the part of a longitudinal wave where coils of a slinky are closest
rarefaction | the part of a sound wave in which particles are spread apart | the part of a longitudinal wave with the lowest density and pressure | the part of a longitudinal wave where coils of a slinky are farthest apart
node | a point of a standing wave that does not move | a point of complete destructive interference in a standing wave | the point of a standing wave with zero displacement
antinode | a point of a standing wave with the greatest amplitude | the point midway between two motionless points of a standing wave | the point of a standing wave where constructive interference is greatest
medium | the material through which a wave travels | the matter that a mechanical wave needs in order to travel | the substance, such as air, water or steel, that carries a sound wave
phase | the stage of a cycle that a vibrating point has reached | the feature that is the same for two waves in step

# Behavior of waves
? Which wave behavior
reflection | bounces a wave back from a surface | produces echoes and mirror images | turns light back from a mirror at an equal angle
refraction | bends a wave as its speed changes in a new medium | makes a straw in water look broken | lets a lens bring light to a focus
diffraction | bends a wave around an obstacle or spreads it through an opening | lets sound be heard around a corner | is greatest when an opening is about as wide as the wavelength
interference | combines two overlapping waves into a pattern of stronger and weaker places | produces the colors of a soap film | makes bright and dark bands behind two narrow slits
absorption | takes in a wave's energy and changes it to heat in a material | makes dark clothing warm in sunlight | takes in some colors of light so that an object appears another color
resonance | makes an object vibrate strongly when a force matches its natural frequency | lets a singer's note shatter a glass | makes a swing go higher when pushes are timed to its own rate
polarization | limits a transverse wave's vibrations to one plane | is used in sunglasses to reduce glare | is possible for transverse but not for longitudinal waves
dispersion | separates white light into colors because each wavelength bends differently | makes a prism produce a spectrum | produces a rainbow in raindrops
scattering | sends light in all directions from small particles | makes the daytime sky blue and the sunset red | redirects blue light in the atmosphere more than red light
transmission | lets a wave pass through a material and out the other side | happens when light goes through a clear window
superposition | adds the displacements of waves that meet at a point | lets two pulses pass through each other and continue unchanged | states that overlapping waves produce a sum of their separate displacements

# Vibrations
? Which term means
simple harmonic motion | an oscillation in which the restoring force is proportional to displacement | the sinusoidal back-and-forth movement of a mass on a spring | the periodic back-and-forth change described by a sine or cosine curve
pendulum | a weight on a string or rod that swings back and forth | an oscillator whose period depends on its length and on gravity | a swinging object whose period is 2π√(L/g) for small angles
restoring force | the push or pull that returns an object toward its equilibrium position | the pull of a stretched spring, directed opposite to the displacement
damping | the gradual decrease of amplitude because of friction | the loss of energy that makes an oscillation die out | the action of a shock absorber on a car's bouncing
natural frequency | the rate at which an object vibrates when disturbed and left alone | the rate at which an outside push produces resonance | a rate of vibration that depends on an object's size, shape and material
forced vibration | the shaking of an object by another vibrating object in contact with it | the vibration of a tabletop touched by a tuning fork
beats | regular loud and soft pulses made by two tones of nearly equal frequency | regular changes in loudness that piano tuners listen for | variations in loudness whose number per second equals a difference in frequency
constructive interference | the overlap of crest with crest, which produces a larger wave | the meeting of waves in phase that increases amplitude | the combination of waves that makes bright bands in a double-slit pattern
destructive interference | the overlap of crest with trough, which produces a smaller wave | the meeting of waves out of phase that decreases amplitude | the principle of noise-canceling headphones
spring constant | a measure of stiffness in newtons per meter | the ratio of force to stretch, written k in Hooke's law | the quantity that is larger for a stiffer coil

# Sound
? Which term means
pitch | how high or low a tone seems to a listener | the sensation of sound that depends on frequency | the property of a musical note that is raised by tightening a string
loudness | how strong or soft a sound seems to a listener | the sensation of sound that depends mostly on amplitude | the property of sound that is raised by turning up a volume control
intensity of sound / sound intensity | the power per unit of area carried by a sound wave | the quantity in watts per square meter on which the decibel scale is based
timbre / tone quality | the character that distinguishes a violin from a flute on the same note | the property of a musical sound that depends on its mix of overtones | the property that lets a listener identify which instrument is playing
echo | a reflected sound heard after a delay | the repeat of a shout that returns from a canyon wall | a sound that returns after bouncing off a distant hard surface
Doppler effect | the change in frequency caused by motion of a source or observer | the rise in pitch of an approaching siren and the fall as it moves away | the shift of observed wavelength used in police radar and astronomy
ultrasound / ultrasonic sound | sound with frequencies above 20,000 hertz | sound too high for humans to hear that bats use to locate insects | sound used to make images of a fetus
infrasound | sound with frequencies below 20 hertz | sound too low for humans to hear that elephants use to communicate
sonar | the use of reflected sound to measure depth or locate objects under water | a system that finds distance from the time an underwater pulse takes to return | a method that uses underwater sound to map the ocean floor
acoustics | the scientific study of sound | the science used to control sound in the design of concert halls
reverberation | the lingering of sound in a hall because of many reflections | the prolonging of sound that is reduced by curtains and carpet
noise | an irregular, unwanted mixture of sounds | sound without a definite pitch or repeating pattern
sonic boom | the loud crack caused by the shock wave of a supersonic airplane | the noise heard after an airplane flies faster than sound | the sound of compressed air that piles up along a supersonic aircraft's path

# Music and musical acoustics
? Which term means
fundamental / first harmonic / fundamental frequency | the lowest natural tone of a string or air column | the tone of a string vibrating in a single loop with nodes only at its ends | the tone that determines the pitch of a note
overtone | a natural tone above the lowest one | a higher tone that sounds with the lowest and gives an instrument its timbre
octave | the interval between two notes whose frequencies have a ratio of two to one | the step from a note of 440 hertz to one of 880 hertz | the interval over which the frequency of a note doubles
open pipe | an air column with antinodes at both ends that sounds every harmonic | an air column whose longest wavelength is twice its length | an air column such as that of a flute
closed pipe / stopped pipe | an air column with one sealed end that sounds only odd harmonics | an air column whose longest wavelength is four times its length
tuning fork | a two-pronged steel bar that gives a single pure tone when struck | a U-shaped metal device whose prongs vibrate at one known frequency | a tool that gives musicians a standard note
sounding board / soundboard | a large wooden surface of a piano that makes its strings louder | the part of an instrument that vibrates with its strings and moves more air
harmonic series | the set of tones at whole-number multiples of the lowest frequency | the frequencies 100, 200 and 300 hertz, for example

# Kinds of sources of sound
? Which source of sound
string instrument | produces sound by plucked or bowed cords, like a violin | raises its pitch when its cords are tightened or shortened | includes the violin, the guitar and the harp
brass instrument | produces sound by the player's buzzing lips, like a trumpet | changes its pitch with valves or a slide | includes the trumpet, the trombone and the tuba
woodwind instrument | produces sound by a vibrating reed or a stream of air across an edge | includes the clarinet and the flute | changes its pitch as finger holes are opened and closed
percussion instrument | produces sound when it is struck, shaken or scraped | includes the drum, the xylophone and cymbals | changes pitch with the size or tightness of a drumhead or bar
vocal cords / vocal folds | produces speech as air from the lungs passes through the larynx | makes a higher pitch when muscles tighten two bands of tissue in the throat | vibrates in the voice box to make a singer's voice
loudspeaker | produces sound from a varying current in a coil near a magnet | changes electrical signals to sound by moving a paper cone back and forth | works in the opposite way to a microphone

# Parts of the ear
? Which part of the ear
outer ear / pinna | is the visible flap that collects sound waves | is made of skin and cartilage and funnels sound inward
ear canal | is the tube that carries sound waves to the eardrum | produces earwax that traps dust
eardrum / tympanic membrane | is the thin layer of tissue that vibrates when sound waves reach it | passes vibrations from the air to the hammer | separates the ear canal from the middle ear
ossicles / hammer, anvil and stirrup | is a chain of three tiny bones that transmits and amplifies vibrations | consists of the smallest bones in the human body | carries vibrations from the eardrum to the cochlea
cochlea | is a fluid-filled, snail-shaped spiral lined with hair cells | changes sound vibrations into nerve signals | contains hair cells that respond to different frequencies
semicircular canals | is a set of three fluid-filled loops that help to keep balance | senses the rotation of the head | contains fluid that moves as the head turns
auditory nerve | carries sound signals to the brain | connects the inner part with the hearing center of the brain | carries electrical impulses that the brain interprets as sound

# The electromagnetic spectrum
? Which part of the electromagnetic spectrum
radio waves | has the longest wavelengths and the lowest frequencies | carries broadcasts of AM and FM stations | is used for broadcasting and by MRI machines
microwaves | heats food by making water molecules vibrate | is used for radar and cell phones | has wavelengths between those of radio waves and infrared
infrared radiation / infrared | is felt as heat and given off by warm objects | has wavelengths just longer than those of red light | is detected by thermal cameras and used by remote controls
visible light | is the only part that human eyes can see | ranges in color from red to violet | has wavelengths of about 400 to 700 nanometers
ultraviolet radiation / ultraviolet | causes sunburn and helps skin to make vitamin D | has wavelengths just shorter than those of violet light | is largely absorbed by the ozone layer
X-rays | passes through soft tissue to show bones | is produced when fast electrons strike a metal target | is used to image teeth, bones and luggage
gamma rays | has the shortest wavelengths and the highest frequencies | is given off by the nuclei of radioactive atoms | has the greatest energy and is used to destroy tumors

# Light and matter
? Which term describes
transparent | a material that lets light pass so that objects are seen clearly through it | a material such as clear window glass or pure water | a material through which a clear image can be seen
translucent | a material that transmits light but scatters it so that objects look blurred | a material such as frosted glass or wax paper | a material that lets light through but does not give a clear image
opaque | a material that lets no light pass through | a material such as wood or metal that casts a dark shadow | a material that absorbs or reflects all the light that strikes it
luminous | an object that gives off its own light | an object such as a star or a flame, unlike the moon
reflective | a surface that sends light back | a shiny surface such as a mirror or polished metal
fluorescent | a material that glows while ultraviolet light strikes it | a lamp coated with phosphor that changes ultraviolet to visible light
incandescent | an object that gives off light because it is very hot | a light bulb with a glowing tungsten filament
coherent | light whose waves keep a constant phase difference | laser light, whose crests travel in step | light that produces a steady interference pattern
monochromatic | light of a single wavelength or color | light that a prism cannot separate into other colors

# Reflection and refraction
? Which term means
normal line | the imaginary perpendicular to a surface at the place where a ray strikes it | the perpendicular to a mirror from which angles of rays are measured
angle of incidence | the measure in degrees between an incoming ray and the normal | the measure for an arriving ray that equals the measure for the reflected ray
angle of refraction | the measure in degrees between a bent ray in the new medium and the normal | the measure that depends on the indexes of two media in Snell's law
law of reflection | the rule that a ray leaves a mirror at the angle at which it arrived | the rule that incoming and outgoing rays make equal angles with the normal
Snell's law | the rule n₁ sin θ₁ = n₂ sin θ₂ | the equation that tells how much a ray bends at a boundary between media | the relation between angles and indexes of refraction of two media
index of refraction / refractive index | the ratio of light's speed in a vacuum to its speed in a material | the number n, which is 1.33 for water and 1.00 for a vacuum | the quantity that is greater for a medium in which light moves more slowly
total internal reflection | the complete turning back of light at the boundary inside a denser medium | the effect that keeps light inside a fiber-optic cable | the effect on light in glass that strikes the surface beyond the critical angle
critical angle | the incidence for which the bent ray runs along the boundary | the smallest incidence beyond which no light escapes from glass into air
diffuse reflection | the scattering of light in many directions from a rough surface | the process that lets paper be seen from all sides without forming an image | the scattering of parallel rays by uneven surfaces such as cloth or paper
specular reflection / regular reflection | the bouncing of parallel rays in one direction from a smooth surface | the process by which a mirror or a calm lake forms a clear image
mirage | an image of the sky that looks like water on a hot road | an optical illusion caused by the bending of light in layers of hot and cool air | an optical illusion seen over a hot desert or road
optical fiber / fiber optics | a thin glass strand that carries signals as light | a flexible strand that guides light into an endoscope | a thin glass or plastic strand that carries telephone and Internet data

# Mirrors and lenses
? Which optical part
plane mirror | gives an upright virtual image of the same size as the object | has a flat reflecting surface and seems to reverse left and right | forms an image as far behind it as the object is in front
concave mirror | curves inward and reflects parallel rays to a focus | can form real or virtual images by reflection | is used in reflecting telescopes and headlights
convex mirror | curves outward and makes reflected rays spread apart | gives a smaller upright image with a wide field of view | is used on car sides and in stores for security
convex lens / converging lens | is thicker in the middle and refracts light to a focus | is used as a magnifying glass | is used to correct farsightedness
concave lens / diverging lens | is thinner in the middle and spreads light out | is used to correct nearsightedness | gives only smaller, virtual images by refraction
prism | is a triangular block of glass that separates white light into colors | produces a spectrum because violet bends more than red | disperses white light because its refractive index varies with wavelength
diffraction grating | has many closely spaced parallel slits that separate light into a spectrum | produces colors by interference like those seen on a compact disc
beam splitter | transmits part of the light and reflects the rest | is the half-silvered sheet that divides light in an interferometer

# Images and rays
? Which term means
real image | a picture formed where light rays actually meet | a picture that can be projected on a screen | an inverted picture formed by converging rays on film or the retina
virtual image | a picture formed where light rays only seem to come from | a picture behind a plane mirror that cannot be shown on a screen | an upright picture seen through a magnifying glass
focal point / focus | the place where parallel rays meet after a lens or mirror | the place at which a magnifying glass concentrates sunlight | the place where a concave mirror reflects rays parallel to its axis
focal length | the distance from a lens to the point where parallel rays meet | the value f in 1/f = 1/d₀ + 1/dᵢ | the distance that is half a curved mirror's radius of curvature
principal axis / optical axis | the straight line through the center of a lens at right angles to it | the line on which the focal points of a lens lie
magnification | the ratio of image height to object height | the number of times that a microscope enlarges an object | the ratio −dᵢ/d₀ for a lens or mirror
center of curvature | the middle of the sphere of which a curved mirror is a part | the point at twice the focal length from a concave mirror
chromatic aberration | colored fringes that appear because a lens bends each wavelength by a different amount | a lens defect corrected by joining two kinds of glass
spherical aberration | a blur because outer rays of a round mirror or lens miss the focus | a mirror defect corrected by a parabolic shape
ray diagram | a drawing of light paths that locates an image | a drawing that shows the position, size and type of an image

# Parts of the eye
? Which part of the eye
cornea | is the clear, curved front surface that does most of the bending of light | is the transparent tissue that covers the iris | is the transparent outer layer where light enters
pupil | is the dark opening through which light enters | becomes wider in dim light and narrower in bright light | is the opening in the center of the iris
iris | is the colored ring of muscle | controls how much light enters by changing the size of the pupil | gives the eye its brown, blue or green appearance
lens | is a flexible, clear structure that changes shape to focus light | becomes thicker to focus on near objects and lies behind the iris | focuses light on the retina
retina | is the light-sensitive layer at the back where the image forms | contains the rods and cones | changes light into nerve signals
rod cell | detects dim light but not color | makes night vision in black and white possible | is sensitive to low levels of light and motion
cone cell | detects color in bright light | comes in three kinds, sensitive to red, green and blue light | is concentrated at the center of the retina for sharp, detailed sight
optic nerve | carries visual signals to the brain | causes the blind spot where it leaves the eyeball | connects the retina with the brain
ciliary muscle | contracts to change the shape of the lens | lets the lens thicken so that near objects are focused
sclera | is the tough white outer coat | is called the white and protects the eyeball

# Defects of vision
? Which condition of vision
nearsightedness / myopia | makes distant objects look blurred | focuses light in front of the retina | is corrected by concave lenses
farsightedness / hyperopia | makes close objects look blurred because the eyeball is too short | focuses light behind the retina of a short eyeball | is corrected in young people by convex lenses
astigmatism | blurs vision because the cornea is unevenly curved | is corrected by a cylindrical lens | focuses vertical and horizontal lines at different distances
color blindness | makes it hard to tell red from green | results from faulty or missing cones
cataract | makes the lens cloudy, usually with age | is treated by replacing a cloudy lens with a plastic one | is a clouding that blocks light from reaching the retina clearly
presbyopia | is the loss of close focusing as the lens stiffens with age | makes most people over about forty-five need reading glasses

# Optical instruments
? Which optical instrument
refracting telescope | uses a large convex lens to gather light from stars | was the type used by Galileo to observe Jupiter's moons | has an objective lens and an eyepiece lens in a long tube
reflecting telescope | uses a large concave mirror to gather light from stars | was first built by Isaac Newton | avoids chromatic aberration because a mirror forms its image
compound microscope | uses an objective and an eyepiece to enlarge tiny objects | is used to see cells on a glass slide | has two convex lens systems that together give high magnification
camera | focuses a real image on film or a sensor | has a shutter and an adjustable aperture | lets light through a lens for a short time controlled by a shutter
periscope | uses two parallel mirrors or prisms to see over obstacles | lets a submarine crew see above water
laser | gives a narrow, coherent beam of a single color | reads bar codes and cuts metal | produces light by stimulated emission
spectroscope / spectrometer | separates light into its wavelengths so that elements can be identified | reveals the chemical composition of stars | shows bright or dark lines by means of a prism or grating
binoculars | consists of two small telescopes side by side, one for each eye | uses prisms to shorten its tubes and turn images upright for both eyes
interferometer | measures tiny distances by recombining split beams of light | was used by Michelson and Morley to seek the ether
electron microscope | uses beams of charged particles instead of light to form an image | shows viruses too small for any light to reveal | gives much greater magnification than any light-based type

# Color
? Which color
red | has the longest wavelength of visible light | is the primary color of light absorbed by cyan pigment | is bent least by a prism among the colors of the rainbow
green | is the primary color of light reflected by the leaves of plants | is the primary color of light absorbed by magenta pigment | is the primary color of light between yellow and blue in the rainbow
blue | is the primary color of light with the shortest wavelength | is the color scattered to make the daytime sky look as it does
violet | has the shortest wavelength and highest frequency of visible light | is bent most of all by a prism
yellow | is made by mixing red and green light | is the primary pigment that absorbs blue light | is a primary pigment seen when a surface absorbs only blue light
cyan | is made by mixing blue and green light | is the primary pigment that absorbs red light | is seen when a surface absorbs only red light
magenta | is made by mixing red and blue light | is the primary pigment that absorbs green light | is seen when a surface absorbs only green light
white | is made by mixing all three primary colors of light | is seen when a surface reflects all wavelengths of visible light
black | is seen when a surface absorbs all visible light | is made by mixing all three primary pigments

# Interference and wave optics experiments
? Which experiment, effect or principle of light
Young's double-slit experiment / double-slit experiment | showed in 1801 that light behaves as a wave | produces alternating bright and dark bands from two narrow openings | produced an interference pattern that supported the wave theory of light
thin-film interference | produces the colors of soap bubbles and oil slicks | results from light reflected by the upper and lower surfaces of a layer | is used in antireflective coatings on lenses
single-slit diffraction | gives a wide central bright band with weaker bands on each side | makes a laser beam spread after passing through one narrow opening
Michelson-Morley experiment | failed to detect any motion of Earth through the ether | compared the speed of light in perpendicular directions in 1887 | gave a null result that supported Einstein's constant speed of light
polarization by reflection / Brewster's angle effect | leaves the glare from water vibrating mainly in one plane | explains why filtered sunglasses cut glare from a lake
Huygens' principle | treats every point of a wavefront as a source of wavelets | predicts the position of a later wavefront from an earlier one
red shift / redshift | stretches the wavelengths of light from galaxies that are moving away | is evidence that the universe is expanding | indicates the recession speed of a galaxy by a Doppler-like change
blue shift / blueshift | shortens the wavelengths of light from a star that is approaching | is seen in light from the Andromeda galaxy because it moves toward Earth

# Electrostatics
? Which term means
electric charge | the property of matter, positive or negative, that is measured in coulombs | the property of electrons and protons that makes them attract each other | the property with like kinds that repel and unlike kinds that attract
static electricity | the buildup of charge on the surface of an object | the cause of clothes clinging together in a dryer | the imbalance of charge that builds up on rubbed objects
electric field | the region around a charge in which another charge feels a force | the force per unit charge, measured in newtons per coulomb | the region represented by lines from positive to negative charges
Coulomb's law | the rule that force between charges depends on their product and inversely on distance squared | the rule written F = kq₁q₂/r² | the inverse-square law of electrical attraction and repulsion
conductor | a material through which electrons move easily, such as copper | a material with loosely held outer electrons | a material such as a metal that carries current easily
insulator | a material through which electrons do not move easily, such as rubber | a material such as the plastic coating around a wire | a material such as glass or plastic that prevents the flow of current
electroscope | a device that detects charge with two metal leaves | an instrument whose thin metal leaves spread apart because like charges repel
grounding / earthing | the connection of an object to the soil to remove excess charge | the safety measure that lets excess charge flow away through a lightning rod | the wiring of an appliance to the soil that prevents shock
lightning | a giant electric discharge between a cloud and the ground | a huge spark that heats air rapidly and causes thunder | a discharge of static electricity in a thunderstorm
Van de Graaff generator | a machine that collects charge on a metal dome by a moving belt | a high-voltage machine that makes a person's hair stand on end
electric field line | an arrow that points away from positive and toward negative charge | a curve drawn closer to others where the force on a charge is stronger
conservation of charge | the principle that an isolated system's total number of coulombs stays constant | the rule that one rubbed object gains the electrons that the other loses

# Ways of charging
? Which process of charged objects
charging by friction | transfers electrons when two materials are rubbed together | makes a balloon cling to a wall after it is rubbed with wool | rubs electrons off one material and onto another
charging by conduction / charging by contact | transfers electrons when a charged object touches a neutral one | gives the second object the same sign of charge as the first | lets electrons flow directly between two touching objects
charging by induction | separates charge in an object by a nearby charged object without touching | gives a grounded object the opposite sign of charge | rearranges electrons by means of a nearby electric field and a ground connection
polarization of charge | shifts charges slightly within the molecules of a neutral insulator | lets a comb attract bits of paper that remain neutral overall
discharge | removes built-up static electricity from an object, often with a spark | happens as lightning or as a shock from a doorknob after walking on carpet | returns an object to neutral as electrons jump a gap

# Quantities of electricity
? Which electrical quantity
current / electric current | is the rate of flow of charge | is measured in amperes (coulombs per second) | equals voltage divided by resistance
voltage / potential difference | is the change in energy per unit of charge between two points | is measured by a meter connected in parallel | equals current multiplied by resistance
resistance | is the opposition of a material to the flow of charge | is measured in ohms for a simple wire | increases with a wire's length and decreases with its thickness
electric power / electrical power | is the rate at which electrical energy is used | is measured in watts, or joules per second | equals voltage multiplied by current
capacitance | is the charge stored per volt | is measured in farads, or coulombs per volt | increases with plate area and decreases with the distance between plates
resistivity | is a property of a material that depends on neither length nor thickness | is measured in units of ohm-meters | is lower for silver than for any other metal
inductance | is the tendency of a coil to oppose a change in current | is measured in henries for a coil
impedance | is the total opposition of a circuit to alternating current | combines the effects of resistors, coils and capacitors | is the AC counterpart of resistance and is measured in ohms
electromotive force / emf | is the energy per charge that a battery or generator supplies | is what a battery gives across its terminals when no current flows | drives current around a circuit and exceeds terminal voltage when current flows

# Components of a circuit
? Which circuit component
battery / cell | supplies voltage by means of chemical reactions | has a positive and a negative terminal | changes chemical energy to electrical energy
resistor | opposes current and changes electrical energy to heat | is marked with colored bands that give its value in ohms | is used to control the amount of current in a circuit
capacitor | stores charge on two plates separated by an insulator | releases its stored energy quickly, as in a camera flash | blocks direct current after it becomes charged
switch | opens or closes a circuit by hand | turns a lamp on or off | makes or breaks a connection at will
fuse | has a thin metal strip that melts when current is too large | must be replaced after it breaks a circuit | protects a circuit by melting when it overheats
circuit breaker | opens automatically when current is too large and can be reset | protects a household circuit and is used again after it trips
lamp / light bulb | changes electrical energy to visible radiation | glows when current heats its filament
diode | lets current pass in only one direction | changes alternating current to direct current | is made of a p-n junction with one-way conduction
inductor | is a coil that stores energy in a magnetic field | opposes sudden changes of current
rheostat / variable resistor | changes the current by changing the length of wire in use | is a dimmer control with a sliding contact
transistor | amplifies or switches signals with three semiconductor layers | replaced the vacuum tube in radios and computers | is the tiny electronic switch found by the billions in a computer chip

# Kinds of circuits and current
? Which term means
series circuit | a connection of parts with only one path for current | a connection in which one burned-out bulb stops all the others | a connection in which current is the same everywhere | a connection in which total resistance equals the sum of separate resistances
parallel circuit | a connection of parts with two or more branches for current | a connection in which each bulb gets the full voltage | a connection in which other bulbs stay lit when one burns out | a connection in which adding branches lowers the total resistance
short circuit | an accidental path of very low resistance | an unintended connection that causes a large current and may start a fire | a connection that bypasses the load and makes wires overheat
open circuit | a broken path through which no charge flows | an incomplete path, such as one whose switch is off
direct current / DC | a flow of charge one way only | the flow of charge supplied by a battery | a flow of electrons that never reverses
alternating current / AC | a flow of charge that reverses direction regularly | the flow of charge supplied to homes at 60 hertz in the United States | the flow of charge that can be changed in voltage by a transformer
schematic diagram / circuit diagram | a drawing of a circuit that uses standard symbols | a drawing in which a zigzag line stands for a resistor | a drawing that shows how resistors, batteries and switches are connected
overload | the use of too many appliances on one line | a demand for more current than household wires can safely carry
equivalent resistance | the single value of ohms that has the same effect as several parts together | the sum of all the ohms of parts connected in series
conventional current | the flow of charge imagined from positive to negative | the flow whose direction is opposite to the motion of electrons
superconductor | a material with zero resistance at very low temperatures | a material that expels magnetic fields below its critical temperature | a material used in powerful electromagnets such as those of MRI machines
semiconductor | a material such as silicon whose conductivity lies between those of metals and insulators | a material used in transistors and computer chips whose conductivity is changed by doping | a material such as germanium used to make diodes

# Laws of electricity and magnetism
? Which law
Ohm's law | states that current equals voltage divided by resistance | is written V = IR | relates voltage, current and resistance
Kirchhoff's junction rule / Kirchhoff's current law | states that the charge flowing into a branch point equals the charge flowing out | is based on conservation of charge
Kirchhoff's loop rule / Kirchhoff's voltage law | states that potential differences around a closed path add up to zero | is based on conservation of energy in a circuit
Joule's law | states that heat in a wire equals current squared times resistance times time | explains why a wire that carries twice the current heats four times as fast
Faraday's law of induction / Faraday's law | says that a changing magnetic flux produces a voltage in a coil | explains how generators and transformers produce voltage | says that voltage in a coil depends on turns and the rate of flux change
Lenz's law | states that an induced current opposes the change that produced it | explains why a magnet falls slowly through a copper pipe | gives the direction of an induced current
Ampère's law / Ampere's law | relates the magnetic field around a closed path to the current inside it | gives the magnetic field around a long, straight wire
Gauss's law | relates the electric flux through a closed surface to the charge inside | shows that a charged metal sphere has no electric field within it

# Electrical meters and devices
? Which electrical device
ammeter | measures current and is connected in series | has very low resistance so that it hardly affects the current | is placed in the path of current to count amperes
voltmeter | measures potential difference and is connected in parallel | has very high resistance and is joined across a component | is connected across two points to measure volts
ohmmeter | measures resistance of a part removed from its circuit | uses its own battery to test a resistor
galvanometer | detects very small currents by a needle attached to a coil in a magnetic field | has a zero-centered needle that shows the direction of a small current
multimeter | measures voltage, current or resistance at the turn of a dial | combines several instruments of measurement in one
oscilloscope | displays a changing voltage as a graph on a screen | shows the waveform of an alternating signal
watt-hour meter / electric meter | records a household's use of energy in kilowatt-hours | is read by the utility company to prepare a bill
ground-fault circuit interrupter / GFCI | cuts off power when current leaks through a person to earth | protects people from shock at bathroom and kitchen outlets

# Magnetism
? Which term means
permanent magnet / magnet | an object that keeps attracting iron without any current | a bar of steel or alnico whose domains stay aligned | an object made of hard steel with north and south poles
magnetic pole | an end of a bar where magnetic attraction is strongest | a region labeled north or south that always occurs in pairs | an end that attracts its opposite and repels its like
magnetic field | the region around a magnet in which magnetic forces act | the region of force shown by the pattern of iron filings around a magnet | the region shown by lines that run from north to south outside a bar
magnetic domain | a group of atoms whose magnetic effects point the same way | a tiny region that lines up with others when iron is stroked by a magnet | a cluster of atoms whose alignment makes iron a magnet
ferromagnetic material | a substance strongly attracted by a magnet, such as iron, nickel or cobalt | a substance that can be made into a permanent magnet | a substance with domains that can be aligned by a magnet
compass | a magnetized needle that turns to point north | an instrument that lines up with Earth's magnetic field to show direction | an instrument used by navigators to find north
electromagnet | a coil around an iron core that attracts only while current flows | a magnet that can be turned on and off, used to lift scrap cars | a magnet made stronger by more turns of wire or more current
solenoid | a long coil of wire that carries current | a coil with a nearly uniform magnetic field inside | a wire wound into a helix that acts like a bar magnet
right-hand rule | a method that finds field direction from the curled fingers around a wire | the method in which the thumb points along the current
aurora / northern lights | a glow in polar skies caused by charged particles from the sun | a colorful display near the poles as charged particles strike gases in the atmosphere | a display of colors in the sky near the Arctic and Antarctic
magnetosphere | the region around Earth shaped by its magnetic field | the region around Earth that deflects the solar wind | the region that traps charged particles in the Van Allen belts
Curie temperature | the level of heat above which iron loses its magnetism | the degree of heat, 770 °C for iron, at which domains lose alignment
magnetic declination | the angle between true north and the direction of a compass needle | the correction applied to a compass reading because magnetic and geographic north differ

# Electromagnetic devices
? Which device
electric motor | changes energy from a current to mechanical energy | works by the force on a current-carrying coil in a magnetic field | turns the blades of a fan or the drum of a washing machine
generator / electric generator | changes mechanical energy to the energy of a current | works by induction as a coil is turned in a magnetic field | produces current in power plants from the rotation of turbines
transformer | raises or lowers alternating voltage with two coils on an iron core | reduces the high voltage of power lines for use in homes | works only with alternating current because it needs a changing magnetic field
doorbell | rings as an electromagnet pulls a hammer against a gong again and again | is an alarm that makes and breaks its own circuit at each stroke
relay | uses a small current in a coil to switch a larger current | is a switch operated by an electromagnet | lets a low-power circuit control a high-power circuit
microphone | changes sound to a varying electric current | contains a diaphragm that vibrates with the voice of a singer | turns the vibrations of sound into an electrical signal
induction stove | heats iron pans by eddy currents | cooks food with a changing magnetic field while its glass top stays cooler
maglev train | floats above its track by magnetic forces | travels at high speed without friction between wheels and rails | is lifted and propelled along a guideway by electromagnets
mass spectrometer | separates ions by bending their paths in a magnetic field | sorts isotopes by their mass-to-charge ratio
metal detector | senses the change in a coil's magnetic field near a coin | finds buried conductors by the eddy currents induced in them

# Electromagnetic induction and motor parts
? Which term means
electromagnetic induction | the production of voltage by a changing magnetic field | the effect that Faraday discovered with a moving magnet and a coil | the process by which generators and transformers work
magnetic flux | the amount of field passing through an area | the quantity measured in webers
eddy current | a swirling flow of charge in a metal plate caused by a changing magnetic field | the cause of magnetic braking and of heat loss in iron cores | a circular flow of charge induced in a moving sheet of metal
armature | the rotating coil of a motor or generator | the part wound with wire that turns between the poles of a magnet | the part of a motor that spins because of magnetic forces on its coil
commutator | the split ring that reverses current every half turn of a DC motor | the part that keeps the coil of a DC motor turning in the same direction | the switch-like ring that touches the brushes of a DC motor
brush | a carbon block that carries current to a spinning ring | a stationary contact that rubs against the rotating part of a motor
slip ring | an unbroken contact that takes alternating current from a generator's coil | one of two continuous metal hoops on the shaft of an AC generator
step-up transformer | a device with more turns on the secondary coil that raises voltage | a device that raises voltage for long-distance lines and so reduces energy loss | a device whose output voltage is greater than its input voltage
step-down transformer | a device with fewer turns on the secondary coil that lowers voltage | a device on a utility pole that lowers voltage for a house | a device whose output voltage is less than its input voltage
primary coil | the winding of a transformer connected to the source of power | the winding that takes in alternating current and sets up the changing field
secondary coil | the winding of a transformer in which a voltage is induced | the output winding of a transformer, connected to the load
self-inductance | the opposition of a coil to a change in its own current | the property of a single coil that produces a back emf

# Household electricity and safety
? Which term means
kilowatt-hour | the unit of energy used for electric bills, equal to 3.6 million joules | the energy used in sixty minutes by a heater rated at 1,000 watts | the unit in which an electric company measures a customer's use of energy
hot wire / live wire | the conductor at 120 volts that brings current to an outlet | the black-insulated conductor that is dangerous to touch
neutral wire | the white-insulated conductor that carries current back to the source | the return conductor that is kept near zero volts
ground wire | the bare or green conductor that protects people from shock | the conductor joined to the third prong of a plug, which carries stray current to earth | the conductor that connects a metal appliance case with the earth
outlet / receptacle | the opening in a wall into which a plug is pushed | the place where an appliance's cord is connected to the house's wiring
double insulation | two nonconducting layers that make a third prong unnecessary | a safety feature of tools with a plastic case and a two-prong plug
electric shock | harm caused by current passing through the body | the danger of touching an appliance with wet hands
surge protector | a device that guards computers from sudden high voltage | a device that diverts a brief spike in voltage away from electronics
electrical grid / power grid | the network of lines that carries electricity from generating stations to users | the system that balances generation and demand over a whole region
substation | a fenced site where transmission voltage is lowered for a neighborhood | an installation of large transformers between long-distance and local lines

# SI units for mechanics
? Which unit
meter / metre | measures length in the SI | is equal to 100 centimeters | is a little longer than a yard
kilogram | measures mass in the SI | is equal to 1,000 grams | is the mass of one liter of water
second | measures time in the SI | is one sixtieth of a minute | is the base for rates such as speed and power in the SI
newton | measures force in the SI | equals one kilogram-meter per second squared | is the force that accelerates one kilogram at one meter per second squared
joule | measures energy and work in the SI | equals one newton of force acting through one meter | is the same as one watt acting for one second
watt | measures power in the SI | equals one joule per second | is the rate of energy use when one volt drives one ampere
pascal | measures pressure in the SI | equals one newton per square meter | is used for atmospheric values of about 101,000 at sea level
hertz | measures frequency in the SI | equals one cycle per second | measures how many vibrations occur each second
horsepower | is equal to about 746 watts | was defined by James Watt to rate steam engines
kelvin | measures temperature from absolute zero in the SI | has the same size of step as one Celsius degree | is the unit for which zero means the lowest possible temperature

# Units of electricity, light and sound
? Which unit
ampere / amp | measures electric current in the SI | equals one coulomb per second | is named for a French scientist and measures the flow of charge
volt | measures the potential difference across a battery | equals one joule per coulomb | is named for the Italian inventor of the battery
ohm | measures resistance and is written with the Greek letter Ω | equals one volt per ampere | is the unit of opposition to current
coulomb | measures electric charge in the SI | is the charge of about 6.24 × 10¹⁸ electrons | equals the charge carried by one ampere in one second
farad | measures the capacitance of a capacitor | equals one coulomb per volt
henry | measures the inductance of a coil | is named for the American who discovered self-induction
tesla | measures magnetic field strength in the SI | is equal to 10,000 gauss
weber | measures magnetic flux through a loop | is equal to one volt-second
decibel | measures sound level on a logarithmic scale | is zero at the threshold of hearing and about 60 in conversation | rises by ten when sound intensity becomes ten times as great
candela | measures luminous intensity in the SI | is roughly the brightness of one candle in a given direction
lumen | measures the total light output of a bulb | is printed on bulb packages to show total brightness
diopter | measures the power of a lens | equals one divided by the focal length in meters
electron volt / electronvolt | measures very small energies of atoms and photons | equals 1.6 × 10⁻¹⁹ joule

# Astronomical and nuclear units
? Which unit
light-year | equals the distance that radiation travels through space in twelve months | is about 9.5 trillion kilometers | is used to state distances between stars by how far radiation goes
astronomical unit / AU | equals the average distance from Earth to the sun | is about 150 million kilometers | is used to state distances of planets within the solar system
parsec | equals about 206,000 times the distance from Earth to the sun | is defined by a parallax of one second of arc
becquerel | equals one radioactive decay per second | measures the activity of a radioactive source in the SI
curie | equals 37 billion radioactive decays per second | is an older measure of activity named for the discoverers of radium
sievert | measures radiation dose with its biological effect | is divided into thousandths to state the risk of medical scans
gray | equals one joule of absorbed radiation energy per kilogram | measures absorbed radiation dose without regard to its biological effect
atomic mass unit | equals one twelfth of the mass of carbon-12 | is about 1.66 × 10⁻²⁷ kilogram

# Physical constants
? Which physical constant
speed of light | is 3.00 × 10⁸ meters per second in a vacuum | is symbolized by c in E = mc² | is the greatest rate at which information can travel
acceleration due to gravity | is about 9.8 meters per second squared at Earth's surface | is symbolized by g and gives weight when multiplied by mass | is the same for all freely falling objects at one place
universal gravitational constant | is 6.67 × 10⁻¹¹ N·m²/kg² | is symbolized by a capital G in Newton's law of attraction between masses | was measured by Cavendish with a torsion balance
Planck constant / Planck's constant | is 6.63 × 10⁻³⁴ joule-second | relates a photon's energy to its frequency | is symbolized by h in E = hf
Boltzmann constant / Boltzmann's constant | is 1.38 × 10⁻²³ joule per kelvin | relates the average kinetic energy of a molecule to temperature
elementary charge | is 1.60 × 10⁻¹⁹ coulomb | is the amount carried by one proton or electron
Avogadro constant / Avogadro's number | is 6.02 × 10²³ particles per mole | is how many molecules there are in 18 grams of water
speed of sound in air | is about 343 meters per second at 20 °C | is equal to Mach 1 for an airplane
Hubble constant | is about 70 kilometers per second per megaparsec | relates a galaxy's recession speed to its distance
gas constant | is 8.31 joules per mole per kelvin | appears as R in PV = nRT

# Relativity
? Which term means
special relativity / special theory of relativity | Einstein's 1905 work about observers in uniform motion | Einstein's work based on the constant speed of light for all observers | Einstein's work that predicts time dilation and length contraction
general relativity / general theory of relativity | Einstein's explanation of gravity as the curvature of spacetime | Einstein's work confirmed by the bending of starlight in a 1919 eclipse | Einstein's work that predicts black holes and gravitational waves
time dilation | the slow running of a fast-moving clock as seen by a stationary observer | the effect that lets muons live longer at high speed | the effect in which a clock on a fast spaceship falls behind one on Earth
length contraction | the shortening of a fast-moving object along its direction of motion | the effect that makes a spaceship near the speed of light seem shorter to an observer | the effect in which a moving meterstick measures less than one meter
mass-energy equivalence | the principle expressed by E = mc² | the idea that matter can be changed into radiation | the principle that explains the power of nuclear fission and fusion
spacetime | the four-dimensional combination of length, width, height and time | the fabric of the universe that is curved by massive objects | the union of length, width and height with a fourth dimension
relativity of simultaneity | the idea that two events at one instant for one observer may not be for another | the idea that moving observers disagree on whether two lightning strikes happen together
equivalence principle | the idea that the effects of gravity and acceleration cannot be told apart | the idea illustrated by a person in a closed, accelerating elevator | the basis of Einstein's general theory that compares acceleration with gravity
inertial frame / inertial reference frame | the viewpoint of an observer who is not accelerating | a setting in which Newton's first law holds
gravitational lensing | the bending of a distant galaxy's light around a massive object | the effect that produces arcs and multiple images of distant galaxies
twin paradox | the puzzle of a space traveler who returns younger than a sibling | the puzzle of two siblings who age differently because one travels at high speed
ether / aether | the imaginary medium once thought to carry light | the supposed substance that Michelson and Morley failed to detect

# Quantum physics
? Which term means
photon | a massless particle of light | a packet of light whose energy equals hf | a quantum of electromagnetic radiation that travels at the speed of light
photoelectric effect | the emission of electrons from a metal when light shines on it | the phenomenon for whose explanation Einstein received the Nobel Prize | the evidence from metal surfaces that light has particle properties
work function | the least energy needed to free an electron from a metal surface | the quantity subtracted from hf to give an electron's greatest kinetic energy
threshold frequency | the lowest number of hertz of light that frees electrons from a metal | the limit below which even bright light ejects no electrons
blackbody radiation | the energy given off by an ideal absorber because of its temperature | the glow that Planck explained with energy in packets called quanta
uncertainty principle | the rule that position and momentum cannot both be known exactly at once | the rule stated by Heisenberg in 1927 | the limit written Δx Δp ≥ h/4π
wave-particle duality | the idea that light and matter behave in two ways, like ripples and like bits | the idea shown by electrons that form a diffraction pattern but arrive one by one | the idea supported by the photoelectric effect together with double-slit interference
energy level | a fixed value that an electron bound in an atom may have | one of the allowed states between which electrons jump to emit light | a quantized state of an electron in the Bohr model of an atom
quantum tunneling | the passage of a particle through a barrier that it lacks energy to cross | the effect that lets alpha particles escape from a nucleus
Compton effect / Compton scattering | the increase in wavelength of X-rays deflected by electrons | the evidence from X-rays and electrons that photons have momentum
wave function | a mathematical description of a particle whose square gives probability | a solution of Schrödinger's equation | the quantity ψ that describes where an electron is likely to be
entanglement | a link between particles whose measured states stay correlated at any distance | a quantum connection that Einstein called spooky action at a distance

# Experiments that revealed the atom and the quantum
? Which experiment
cathode ray tube experiment / cathode ray experiment | led to the discovery of the electron | was carried out by J. J. Thomson in 1897 | showed that atoms contain smaller, negatively charged particles
gold foil experiment / Rutherford scattering | showed that an atom has a small, dense, positive nucleus | found that a few alpha particles bounced straight back | showed that an atom is mostly empty space
oil drop experiment | measured the charge of the electron | was carried out by Robert Millikan | balanced gravity with an electric field on tiny charged droplets
Cavendish experiment | measured the gravitational constant in 1798 | used a torsion balance with lead balls
Stern-Gerlach experiment | showed that the spin of an atom takes only certain directions | split a beam of silver atoms in two with a magnetic field
Davisson-Germer experiment | showed that electrons are diffracted by a nickel crystal | confirmed de Broglie's hypothesis that electrons have a wavelength
Franck-Hertz experiment | showed the energy levels of mercury atoms by collisions with electrons | found that electrons lose energy to mercury vapor in steps of 4.9 eV
Chicago Pile-1 | produced the first controlled nuclear chain reaction | took place under a stadium in 1942 under Enrico Fermi

# Atomic physics
? Which term means
nucleus | the small, dense, positively charged center of an atom | the part of an atom that contains protons and neutrons | the part of an atom that contains nearly all its mass
electron | a negatively charged particle outside the center of an atom | the particle whose flow makes up the current in a wire | a particle of very small mass that surrounds the nucleus
proton | a positively charged particle in the center of an atom | the particle whose number determines which element an atom is | a particle with a charge of +1 in the nucleus
neutron | an uncharged particle in the center of an atom | the uncharged particle released in fission that splits further uranium atoms | a particle with no charge and about the mass of a proton
atomic number | the count of protons in an atom | the quantity that identifies an element and is symbolized by Z | the quantity that determines an element's place in the periodic table
mass number | the total count of protons and neutrons in an atom | the quantity symbolized by A | the value 14 in the name carbon-14
isotope | an atom of the same element with a different number of neutrons | a form of an element that differs from others in mass but not in atomic number | a form such as carbon-14 compared with carbon-12
ground state | the lowest energy level of an atom | the most stable condition of an atom's electrons | the condition in which electrons occupy the lowest possible energy levels
excited state | the condition of an atom after it absorbs energy | a condition of an atom with an electron above the lowest energy level | an unstable condition from which an atom returns by emitting a photon
emission spectrum | a set of bright lines given off by a glowing gas | a pattern of bright lines on a dark background that identifies an element | a set of bright lines made as electrons fall to lower energy levels
absorption spectrum | a set of dark lines where a cool gas has removed wavelengths | a pattern of dark lines on a continuous band, seen in sunlight by Fraunhofer
stimulated emission | the release of a photon by an atom caused by a passing identical photon | the process by which a laser amplifies light

# Nuclear physics
? Which term means
radioactivity | the spontaneous breakdown of unstable nuclei with the emission of radiation | the property of uranium that Becquerel discovered in 1896 | the property of nuclei that give off alpha, beta or gamma radiation
half-life | the time in which 50 percent of the nuclei in a sample decay | the time of 5,730 years for carbon-14 | the time in which the activity of a sample decreases by 50 percent
nuclear fission | the splitting of a heavy nucleus into two smaller nuclei | the source of energy in today's nuclear power plants | the reaction of uranium-235 struck by a slow neutron
nuclear fusion | the joining of light nuclei to form a heavier nucleus | the source of energy of the sun and stars | the reaction that combines hydrogen into helium in the sun
chain reaction | a series of fissions in which released neutrons cause more fissions | a self-sustaining process that control rods keep steady in a nuclear power plant | a process in which each fission releases neutrons that trigger others
binding energy | the amount needed to separate a nucleus into its protons and neutrons | the quantity per nucleon that is greatest for iron and nickel | the amount released when separate nucleons join to form a nucleus
mass defect | the difference between a nucleus and the sum of its separate particles in kilograms | the amount of matter lost when protons and neutrons join, given by E = mc² | the missing kilograms that were changed to energy as a nucleus formed
transmutation | the change of one element into another | the change of an element that results from alpha or beta decay
critical mass | the least amount of fissionable material that can sustain a chain reaction | the amount of uranium or plutonium that a bomb brings together suddenly
radiocarbon dating / carbon-14 dating | the method that finds the age of ancient wood or bone from an unstable isotope | the estimate of age from an isotope that living things take in from the air
tokamak | a doughnut-shaped chamber that confines hot plasma with magnetic fields | an experimental reactor for controlled fusion of hydrogen
breeder reactor | a power source that makes more nuclear fuel than it uses | a plant that changes uranium-238 into plutonium fuel
control rod | a bar that absorbs neutrons to slow a nuclear reaction | a bar of cadmium or boron lowered into a reactor core
moderator | a material that slows neutrons in a reactor | a material such as water or graphite that makes neutrons more likely to cause fission

# Kinds of radiation and decay
? Which kind of radiation or decay
alpha radiation / alpha particle / alpha decay | consists of helium nuclei stopped by a sheet of paper | carries away two protons and two neutrons | has a charge of +2 and is the most ionizing | reduces the atomic number by two and the mass number by four
beta radiation / beta particle / beta decay | consists of fast electrons stopped by thin aluminum | is emitted when a neutron becomes a proton | raises the atomic number by one without changing the mass number
gamma radiation / gamma ray / gamma decay | consists of high-energy photons from a nucleus | has no charge or mass and is the most penetrating | leaves the atomic number and mass number unchanged
positron emission | gives off antielectrons and is used in PET scans | happens when a proton becomes a neutron and an antielectron
cosmic radiation / cosmic rays | reaches Earth from space, mainly as fast protons | exposes airline crews at high altitude more than people on the ground
background radiation | is always present from rocks, air, food and space together | must be subtracted from the reading of a Geiger counter | comes largely from radon gas in rocks and soil
electron capture | pulls an inner-shell particle of the atom into the nucleus | reduces the atomic number by one without giving off an antielectron

# Elementary particles
? Which particle
up quark | has a charge of +2/3 and occurs twice in a proton | is the lightest of the six flavors that make up hadrons | occurs twice in a proton and once in a neutron
down quark | has a charge of −1/3 and occurs twice in a neutron | occurs only once in a proton
strange quark | occurs in kaons and has a charge of −1/3 | gives kaons and lambda particles their unusually long lifetimes
positron | is the antiparticle of the electron | has the mass of an electron and a charge of +1 | annihilates with an electron to give two gamma rays
neutrino | is a nearly massless, uncharged lepton that rarely interacts with matter | passes through Earth in vast numbers from the sun | is emitted with a positron in beta-plus decay and has no charge
muon | is a lepton like the electron but about 200 times as heavy | is produced by cosmic rays and lives about two microseconds
gluon | carries the strong force between quarks | holds quarks together inside protons and neutrons | is the massless exchange particle of the strong force
graviton | is the proposed but undetected carrier of the attraction between masses | is thought to have spin 2 and no mass
Higgs boson | is linked to the field that gives other particles mass | was discovered at CERN in 2012 | is a heavy particle predicted in 1964 to explain the origin of mass
W boson | carries the weak force and has electric charge | is exchanged when a neutron changes into a proton
Z boson | carries the weak force and is electrically neutral | has a mass of about 91 GeV and no charge
antiproton | has a charge of −1 and the mass of hydrogen's nucleus | was discovered at Berkeley in 1955

# Classes of particles
? Which class of particles
leptons / lepton | consists of six light kinds that include electrons and neutrinos | does not feel the strong force and includes the electron, muon and tau
hadrons / hadron | consists of everything made of quarks, whether two or three | includes all particles made of quarks that feel the strong force
baryons / baryon | consists of combinations of three quarks | includes protons and neutrons but not electrons or pions
mesons / meson | consists of combinations of one quark and one antiquark | includes pions and kaons but not photons or protons
bosons / boson | consists of all particles with whole-number spin | includes photons, gluons and other carriers of force
fermions / fermion | consists of all particles with half-integer spin | is defined by obeying the Pauli exclusion principle
quarks / quark | comes in six flavors: up, down, charm, strange, top and bottom | has charges of one third or two thirds of the electron's | was named by Murray Gell-Mann

# Ideas of particle physics and cosmology
? Which term means
antimatter | material of particles with charges opposite to those of ordinary particles | material made of positrons and antiprotons | material that annihilates with ordinary atoms to release energy
standard model | the theory that classifies quarks, leptons and force carriers | the description of elementary particles and three forces that leaves out gravity
annihilation | the mutual destruction of a particle and its antiparticle with release of energy | the change of an electron and a positron into gamma rays
pair production | the change of a gamma ray into an electron and a positron | the creation of a particle and its antiparticle from a photon
dark matter | unseen material detected by its gravitational pull on galaxies | material that explains why the outer stars of galaxies orbit so fast | invisible material that makes up about 27 percent of the universe
dark energy | the unknown cause of the accelerating expansion of the universe | the cause of faster cosmic expansion suggested by distant supernovas in 1998 | the unknown component that makes up about 68 percent of the universe
big bang theory / big bang | the idea that the universe expanded from a hot, dense state | the idea that the universe began about 13.8 billion years ago | the explanation for the red shift of galaxies and the cosmic microwave background
cosmic microwave background | the faint radiation left over from the early hot universe | the radiation from all directions of space discovered by Penzias and Wilson | the radiation that fills the universe at a temperature of about 2.7 K
string theory | the proposal that tiny vibrating threads underlie all particles | an attempt to join gravity with quantum physics by means of extra dimensions

# Fundamental forces
? Which fundamental force
gravitational force / gravity | is the weakest but attracts all masses at any distance | holds solar systems and galaxies together | is attractive only and causes weight
electromagnetic force | acts between charges and holds atoms and molecules together | is carried by the photon and includes both attraction and repulsion | causes friction, magnetism and chemical bonds
strong nuclear force / strong force | binds protons and neutrons together at the center of an atom | is the most powerful but has a very short range | overcomes the electric repulsion between the protons in an atom
weak nuclear force / weak force | causes the beta decay of a neutron | changes one kind of quark into another | is carried by W and Z bosons
electroweak force | is the unified form of two interactions at very high energy | was proposed by Glashow, Weinberg and Salam

# Accelerators and detectors
? Which research instrument
cyclotron | speeds up charged particles in a spiral between two D-shaped electrodes | was invented by Ernest Lawrence
linear accelerator | speeds up charged particles along a straight tube | is used in hospitals to make beams that destroy tumors
Large Hadron Collider | smashes protons together in a 27-kilometer tunnel near Geneva | is the ring at CERN where the Higgs boson was discovered | is the world's biggest particle accelerator
Geiger counter | detects radiation as it ionizes gas in a tube | makes clicking sounds near a radioactive source | measures radiation by pulses of current in a gas-filled tube
cloud chamber | shows the tracks of particles as lines of tiny droplets in vapor | revealed the positron to Carl Anderson
bubble chamber | shows the tracks of particles in superheated liquid hydrogen | was invented by Donald Glaser
scintillation detector / scintillation counter | registers radiation by flashes of light in a crystal | changes tiny flashes of light to electric pulses with a photomultiplier
radio telescope | gathers long-wavelength signals from space with a large dish | was used to discover the first pulsars
Hubble Space Telescope | has photographed distant galaxies from orbit since 1990 | has a 2.4-meter mirror and was repaired by astronauts in orbit

# Semiconductors and electronics
? Which term means
doping | the addition of impurities to a semiconductor to change its conductivity | the treatment of pure silicon with traces of arsenic or boron | the process that makes n-type and p-type silicon
n-type semiconductor | a material with extra electrons, such as silicon with phosphorus | a material in which electrons are the main carriers of charge
p-type semiconductor | a material with too few electrons, such as silicon with boron | a material in which positive holes are the main carriers of charge
hole | a missing electron that acts as a positive charge | a vacancy in a crystal bond into which a neighboring electron can move
p-n junction | the boundary that forms a diode, across which current flows easily one way | the meeting place of two oppositely doped layers
light-emitting diode / LED | a semiconductor device that glows when current passes through it | a long-lasting lamp that uses much less energy than a filament | an efficient source of illumination made of a p-n junction
photovoltaic cell / solar cell | a semiconductor device that changes sunlight directly into electricity | the source of power on satellites and on rooftop panels | a device that changes light energy into electrical energy
integrated circuit / microchip | many tiny transistors and other parts on one piece of silicon | the invention of Jack Kilby and Robert Noyce | a small chip of silicon that contains a complete electronic device
amplifier | a device that makes a weak signal stronger | a device that enables a microphone to drive a loudspeaker
rectifier | a device that changes alternating current to direct current | a set of diodes in a phone charger
microprocessor | a single silicon device that carries out a computer's instructions | the central processing unit of a personal computer on one silicon chip
vacuum tube | a glass-enclosed electron device used in early radios and computers | a bulky, hot electron device that was replaced by the transistor | an early device that amplified signals with a heated cathode
printed circuit board | a plate with copper tracks that connect electronic parts | the insulating plate on which a computer's chips are mounted
oscillator | a device that produces a repeating signal of steady frequency | the source of regular timing pulses in a quartz watch

# Logic gates
? Which logic gate
AND gate | gives output 1 only when both inputs are 1 | acts like two switches in series
OR gate | gives output 1 when at least one input is 1 | acts like two switches in parallel
NOT gate / inverter | gives the opposite of its single input | changes 1 to 0 and 0 to 1
NAND gate | gives output 0 only when both inputs are 1 | gives output 1 unless both of its inputs are 1
NOR gate | gives output 1 only when both inputs are 0 | gives output 0 if any of its inputs is 1
XOR gate / exclusive OR gate | gives output 1 only when its two inputs differ | gives output 0 whenever its two inputs are alike

# Digital signals
? Which term means
bit | a single binary digit, zero or one | the smallest unit of computer information | the amount of information in one on-or-off choice
byte | a group of eight bits | the amount of computer storage needed for one typed character | the unit of computer storage of which about a thousand make a kilobyte
binary system | the way of counting with only the digits zero and one | the base-2 numbers, in which five is written 101
analog signal | a quantity that varies smoothly and continuously to carry information | a continuously varying voltage, such as the output of a microphone | information represented by a continuous wave
digital signal | information sent as separate values such as on and off | information coded as zeros and ones that resists noise | information that is sent in discrete pulses rather than continuously
sensor | a device that changes light, heat or pressure to an electrical quantity | a device such as a thermistor or photocell that detects a condition
analog-to-digital converter | a device that changes a continuously varying voltage to binary numbers | a device that samples a sound many times a second and codes each value
pixel | the smallest dot of a picture on a screen | one of the tiny picture elements whose number determines an image's resolution

# Communication technology
? Which term means
amplitude modulation / AM | a method that varies the height of a carrier wave to carry sound | the method of radio stations between 540 and 1,600 kilohertz | the method in which a radio wave's strength changes with the sound signal
frequency modulation / FM | a method that varies a carrier wave's number of vibrations per second | the method of radio stations between 88 and 108 megahertz | the radio method that keeps carrier amplitude constant and resists static
carrier wave | a steady radio signal on which information is placed | the unmodulated radio signal of a broadcasting transmitter
antenna | a metal rod or dish that sends or receives radio waves | the part of a radio in which incoming waves set up a tiny current | a conductor that changes radio waves into electric signals or the reverse
radar | a system that locates aircraft by reflected radio waves or microwaves | a system by which police measure the speed of cars with reflected waves
telegraph | a device that sends coded clicks over a wire | the invention for which Samuel Morse used dots and dashes | the first device to send messages rapidly over long distances by electricity
telephone | a device that carries speech over wires as a varying current | the invention patented by Alexander Graham Bell in 1876
bandwidth | the range of frequencies that a channel can carry | a measure of how much data a line can carry each second
Global Positioning System / GPS | a network of satellites that gives a receiver's location on Earth | a service that finds location from the travel times of signals from several satellites
communications satellite | an orbiting relay station for television and phone signals | a craft such as Telstar that relays broadcasts across oceans
encryption | the coding of a message so that only the intended person can read it | the scrambling that protects credit card numbers sent over the Internet
fiber-optic cable | a bundle of glass strands that carries data as pulses of light | an undersea line that carries Internet data by total internal reflection

# Steps of engineering design
? Which step or idea of engineering design
identifying the problem / defining the problem | states the need to be met before anything is designed | comes first in the engineering design process
brainstorming | produces many possible ideas without judging them | takes place when a team lists every possible solution | encourages a team to share ideas freely without criticism
prototype | is the first working version of a product, built to be tested | is a full-size trial model of a new product | is a model built so that a design can be tested and improved
constraint | is a limit on a design, such as cost, size or time | restricts which solutions a designer may choose | is a limitation on a design, such as materials, budget or deadline
criterion / criteria | is a standard or requirement that a successful solution must meet | tells designers how success will be judged | is a desired feature by which possible designs are compared
trade-off | gives up one benefit of a design to gain another | accepts a higher cost for a lower weight, for example | is a compromise between competing features of a design
testing | collects data on how well a design performs | shows the weaknesses of a design by trials before production | measures how a prototype performs under controlled conditions
redesign / iteration | improves a solution after its weaknesses are found | repeats earlier steps of the process to make a better version | changes a design in response to test results
patent | gives an inventor the sole legal right to an invention for a limited time | is a government document that protects an invention from being copied
technology | is the application of science to meet human needs | includes all tools, machines and processes made for practical purposes

# Branches of engineering
? Which branch of engineering
civil engineering | designs roads, bridges and dams | deals with public structures and water supply
mechanical engineering | designs engines, machines and moving parts | applies the principles of force, heat and motion to machines
electrical engineering | designs power systems, motors and generators | deals with the generation and transmission of current
chemical engineering | designs plants that turn raw materials into fuels, plastics or medicines | turns laboratory reactions into large-scale factory processes
aerospace engineering | designs and tests aircraft and spacecraft | deals with flight, wings and rockets
biomedical engineering | designs artificial limbs, pacemakers and medical imaging devices | combines engineering with medicine and health care
environmental engineering | designs systems to control pollution and treat wastewater | protects the quality of air, soil and rivers
computer engineering | designs processors and other digital hardware | combines electronics with programming to build digital machines
industrial engineering | makes factories and work processes more efficient | studies how workers, materials and machines work best together
nuclear engineering | designs reactors that use fission | deals with reactor safety, shielding and radioactive waste
materials engineering | develops alloys, ceramics and composites | studies how the structure of a substance affects its strength
software engineering | designs and tests large computer programs | applies systematic methods to writing code

# Materials of technology
? Which material
concrete | is a mixture of cement, sand, gravel and water that hardens | is strong in compression but weak in tension unless reinforced
steel | is an alloy of iron and carbon | is used for the beams and girders of tall buildings
glass | is a transparent amorphous solid made from melted sand | is used for windows, lenses and bottles
ceramic | is a hard, heat-resistant material of baked clay or oxides | is used for tiles, pottery and spark plug insulators
plastic | is a synthetic polymer that can be molded into shape | is made mainly from petroleum and shaped into bottles and toys
composite | combines two or more materials, such as carbon fibers in resin | includes fiberglass and reinforced resin, which are stronger than their parts alone
wood | is a renewable building material with a grain | comes from trees and is sawn into lumber
rubber | is an elastic material that stretches and springs back | is made from latex or petroleum and used in tires
aluminum / aluminum alloy | is a lightweight metal used for aircraft bodies and cans | is made from bauxite and has one third the density of iron
aerogel | is an extremely light, porous solid used as thermal insulation | is a silica network that is more than 90 percent air

# Bridges and structures
? Which structure
beam bridge | is a straight horizontal deck supported at each end by piers | is the simplest type, like a log across a stream
arch bridge | carries loads by compression along a curve to its abutments | was built of stone by the Romans to carry roads and aqueducts
suspension bridge | hangs its deck from main cables draped between tall towers | is the type of the Golden Gate in San Francisco
cable-stayed bridge | supports its deck by straight lines running directly to its towers | needs no draped main lines or anchorages because each line runs to a mast
truss bridge | gains strength from a framework of triangles | was commonly built of iron with triangular frames for railroads
cantilever bridge | has arms that project from piers and are supported at only one end | is the type of the Forth rail crossing in Scotland
drawbridge / bascule bridge | has a span that tilts up to let ships pass | has a counterweight that helps to raise its deck
dam | holds back a river to store water | creates a reservoir and may produce hydroelectric power
skyscraper | rises many stories on a steel skeleton | became practical with steel frames and the safety elevator
tunnel | carries traffic through a mountain or under water | is bored underground with a huge rotating cutter
dome | covers a large space with a rounded roof | acts like an arch rotated through a full circle

# Sources of energy
? Which energy source
solar energy | comes from sunlight and is captured by panels | heats water in rooftop collectors and powers photovoltaic cells | is renewable but unavailable at night
wind energy / wind power | uses moving air to turn the blades of large turbines | is harvested on breezy plains and at offshore farms | is renewable and depends on uneven heating of the atmosphere by the sun
hydroelectric energy / hydropower | uses falling water from a dam to turn turbines | needs a river and a reservoir behind a dam | is renewable but floods land behind a dam
geothermal energy | uses heat from inside Earth | comes from hot springs and underground steam, as in Iceland | is renewable and most available near volcanoes and plate boundaries
tidal energy / tidal power | uses the daily rise and fall of the sea | depends on the gravity of the moon and sun | is renewable and predictable because it follows the moon
biomass | uses wood, crops or waste as fuel | is recently living plant material or manure that is burned | is renewable and is made into ethanol and other biofuels
nuclear energy / nuclear power | comes from splitting uranium atoms | leaves radioactive waste but releases no carbon dioxide in operation | comes from fission in a reactor
fossil fuels | comes from the remains of organisms that lived millions of years ago | includes coal, oil and natural gas | releases carbon dioxide that took millions of years to store
wave energy | uses the up-and-down motion of ocean swells | drives floating generators that bob on the sea
hydrogen fuel | produces only water when it reacts with oxygen in a car | must be made from water or natural gas before use

# Parts of a power station
? Which part of a power station
boiler | turns water to steam with heat from burning fuel | is the furnace-heated vessel in which water becomes steam
turbine | is turned by a jet of steam, gas or water | has many curved blades on a shaft | drives a generator as fluid pushes its blades
alternator | changes the rotation of a shaft to electric current | contains a rotating magnet within coils of wire
cooling tower | releases waste heat to the air with water vapor | is the wide, curved concrete structure beside a plant from which mist rises
condenser | changes used steam back to liquid water | contains pipes of cold water around which exhaust steam passes
reactor core | contains the fuel rods in which fission takes place | is where control rods are inserted to absorb neutrons | produces heat by the controlled splitting of uranium
step-up station / switchyard | raises the voltage before electricity leaves the plant | is the fenced outdoor area of transformers and circuit breakers beside a plant
transmission line | carries high-voltage current over long distances | hangs from tall steel towers and loses less energy at high voltage
smokestack / chimney | carries combustion gases high into the air | is fitted with scrubbers to remove sulfur dioxide

# Types of engine
? Which type of engine
steam engine | burns fuel outside its cylinder to boil water that pushes a piston | was improved by James Watt and powered the Industrial Revolution | uses the expansion of water vapor to do work
gasoline engine | ignites a mixture of fuel and air with a spark | runs most cars by internal combustion on four strokes | uses spark plugs in its cylinders
diesel engine | ignites fuel by the heat of compression, without a spark | powers heavy trucks and ships by internal combustion | has a higher compression ratio than spark-ignited types
jet engine | compresses air from outside, burns fuel and drives hot gas backward | powers airliners at high altitude | takes in air at the front and produces thrust with exhaust gas
rocket engine | carries its own oxidizer and works in empty space | lifts satellites into orbit by hot gas expelled downward | carries both fuel and oxygen and obeys Newton's third law
traction motor / electric motor of a car | turns the wheels of a car with current from a battery | recovers energy by running as a generator during braking

# Parts of an engine
? Which engine part
piston | slides up and down in a cylinder | is pushed down by expanding gas | transmits the force of burning fuel to a connecting rod
crankshaft | changes back-and-forth motion to rotation | is turned by the connecting rods | carries power from the pistons toward the wheels
spark plug | ignites the mixture of fuel and air with an electric arc | is screwed into the cylinder head of a gasoline engine
radiator | cools the liquid that circulates around hot cylinders | gives off heat to the air behind a car's grille
flywheel | stores rotational energy to smooth uneven power | is a heavy disk on the end of a rotating shaft
cylinder | is the round chamber in which fuel burns | is the tube-shaped space closed by a movable piston
camshaft | opens and closes the valves at the right time | is a rotating rod with egg-shaped lobes
carburetor | mixes gasoline with air in older cars | was replaced in modern cars by fuel injection
catalytic converter | changes harmful exhaust gases to less harmful ones | contains platinum, which speeds reactions that reduce air pollution

# The four-stroke engine
? Which term means
intake stroke | the first stroke, in which fuel and air are drawn into the cylinder | the stroke with the inlet valve open and the piston moving down | the stroke that fills the cylinder with fresh mixture
compression stroke | the second stroke, in which the mixture is squeezed by the rising piston | the stroke just before the spark, with both valves closed and piston rising
power stroke | the third stroke, in which burning gases push the piston down | the only stroke that does useful work on the crankshaft
exhaust stroke | the fourth stroke, in which burned gases are pushed out | the stroke with the outlet valve open and the piston moving up | the stroke that clears the cylinder of waste gases
compression ratio | the largest volume of the cylinder divided by its smallest volume | the comparison of cylinder volumes whose value is higher in a diesel
fuel injection | the spraying of measured amounts of gasoline by nozzles | the modern replacement for the carburetor
Otto cycle | the ideal thermodynamic sequence of a spark-ignited gasoline machine | the repeating sequence named for the German who built the first successful four-stroke machine

# Parts of a refrigerator
? Which part of a refrigerator
compressor | is the pump that raises the pressure of the gas | is the motor-driven part that does work on the gas
evaporator coil | absorbs heat from food as the liquid inside turns to gas | is the set of cold tubes inside the freezer
condenser coil | gives off heat to the room as the gas inside turns to liquid | is the set of warm tubes behind the cabinet
expansion valve | lowers the pressure and temperature of the liquid as it passes a narrow opening | is the narrow opening between the high-pressure and low-pressure sides
refrigerant | is the fluid that carries heat as it evaporates and condenses | is the substance that circulates through the tubes

# Pioneers of mechanics and astronomy
? Which scientist
Aristotle | taught that heavy objects fall faster than light ones | was a Greek philosopher who held that motion needs a constant push | taught in ancient Greece that Earth is the center of the universe
Archimedes | discovered the principle of buoyancy in ancient Syracuse | explained the law of the lever in ancient Greece | calculated a value of pi and designed war machines for Syracuse
Nicolaus Copernicus / Copernicus | proposed in 1543 that Earth and other planets circle the sun | wrote On the Revolutions of the Heavenly Spheres | was the Polish astronomer who proposed the heliocentric model
Tycho Brahe / Brahe | measured the positions of planets accurately before the telescope was invented | was the Danish astronomer whose data on Mars Kepler used | recorded decades of naked-eye observations of planets
Johannes Kepler / Kepler | discovered that planets move in ellipses | stated three laws of planetary motion | used Brahe's data to find the shape of planetary orbits
Galileo Galilei / Galileo | studied falling bodies with inclined planes | discovered four moons of Jupiter with a telescope | was tried by the Inquisition for saying that Earth moves around the sun
Isaac Newton / Newton | stated three laws of motion and the law of universal gravitation | published the Principia in 1687 | showed with a prism that white light contains all colors
Robert Hooke / Hooke | found that the stretch of a spring is proportional to force | published Micrographia and named the cell | was an English scientist who saw cells in cork with a microscope
Henry Cavendish / Cavendish | measured the gravitational attraction between lead balls with a torsion balance | found the density of Earth in 1798
Daniel Bernoulli / Bernoulli | showed that a fluid's pressure decreases as its speed increases | published a book on moving fluids, Hydrodynamica, in 1738
Blaise Pascal / Pascal | showed that pressure on an enclosed fluid spreads equally in all directions | built an early calculating machine | gave his name to the unit of pressure
Evangelista Torricelli / Torricelli | invented the mercury barometer in 1643 | produced a vacuum above a column of mercury
Christiaan Huygens / Huygens | invented the pendulum clock in 1656 | proposed a wave theory of light in the 1600s

# Pioneers of heat, electricity and magnetism
? Which scientist
William Gilbert / Gilbert | showed in 1600 that Earth itself is a giant magnet | wrote De Magnete and was physician to Elizabeth I
Benjamin Franklin / Franklin | showed that lightning is electrical by a kite experiment | named charges positive and negative | invented the lightning rod to protect buildings
Charles-Augustin de Coulomb / Coulomb | measured the force between charges with a torsion balance | found an inverse-square law for electricity in 1785
Alessandro Volta / Volta | invented the electric battery in 1800 | made a pile of zinc and silver disks that gave a steady current | gave his name to the unit of electric potential
Hans Christian Oersted / Oersted / Ørsted | discovered that an electric current deflects a compass needle | found in 1820 that electricity and magnetism are related
André-Marie Ampère / Ampère / Ampere | measured the forces between two current-carrying wires | gave his name to the unit of current
Georg Ohm / Ohm | found that current is proportional to voltage | published V = IR in 1827 | gave his name to the unit of resistance
Michael Faraday / Faraday | discovered electromagnetic induction with coils and magnets in 1831 | introduced field lines and built the first electric generator | showed that moving a magnet in a coil produces current
Joseph Henry | discovered self-induction and built powerful electromagnets | was the first secretary of the Smithsonian Institution
James Clerk Maxwell / Maxwell | united electricity and magnetism in four equations | predicted that light is an electromagnetic wave | calculated that electromagnetic waves travel at the speed of light
Heinrich Hertz / Hertz | produced and detected radio waves in 1887 | proved by experiment that electromagnetic waves exist | gave his name to the unit of frequency
James Joule / Joule | measured how much mechanical work equals a given amount of heat | stirred water with a paddle wheel driven by falling weights | gave his name to the unit of energy
Sadi Carnot / Carnot | analyzed the ideal heat engine in 1824 | showed that efficiency depends on the temperatures of two reservoirs
Lord Kelvin / William Thomson | proposed a temperature scale based on absolute zero | helped to lay the first Atlantic telegraph cable
Count Rumford / Benjamin Thompson | showed by boring cannon that heat is not a fluid | disproved the caloric theory of heat

# Pioneers of modern physics
? Which physicist
Max Planck / Planck | proposed in 1900 that energy comes in quanta | explained blackbody radiation with the constant h | is called the founder of quantum theory
Albert Einstein / Einstein | published the theories of special and general relativity | explained the photoelectric effect with photons | wrote E = mc² in 1905
Niels Bohr / Bohr | proposed that electrons of hydrogen move in fixed orbits | explained spectral lines by jumps of electrons between energy levels in 1913 | was the Danish physicist who proposed a planetary model of hydrogen
Louis de Broglie / de Broglie | proposed in 1924 that particles of matter have a wavelength | gave the wavelength of an electron as Planck's constant over momentum | was the French physicist who proposed matter waves
Werner Heisenberg / Heisenberg | stated the uncertainty principle in 1927 | introduced matrix mechanics in 1925 | stated that position and momentum cannot both be known exactly
Erwin Schrödinger / Schrödinger | wrote the wave equation of quantum mechanics | imagined a cat that is both dead and alive | described electrons by wave functions
Wolfgang Pauli / Pauli | stated the exclusion principle for electrons | predicted the neutrino to preserve conservation of energy in beta decay
Paul Dirac / Dirac | predicted antimatter from an equation for the electron | combined quantum mechanics with special relativity in 1928
Enrico Fermi / Fermi | built the first nuclear reactor | led the Chicago team that achieved the first controlled chain reaction | was the Italian-born physicist who directed Chicago Pile-1
Lise Meitner / Meitner | explained nuclear fission together with Otto Frisch | interpreted Hahn's results as the splitting of uranium
J. Robert Oppenheimer / Oppenheimer | directed the Los Alamos laboratory that built the atomic bomb | was scientific director of the Manhattan Project
Richard Feynman / Feynman | drew diagrams of particle interactions in quantum electrodynamics | showed with ice water why the Challenger's seals failed
Edwin Hubble / Hubble | found that more distant galaxies move away faster | showed that Andromeda is a galaxy outside the Milky Way | found evidence that the universe is expanding
Stephen Hawking / Hawking | predicted that black holes emit radiation | wrote A Brief History of Time
Chien-Shiung Wu | showed that parity is not conserved in beta decay | experimented with cold cobalt-60 in 1956

# Discoverers of radiation and particles
? Which physicist
Wilhelm Röntgen / Wilhelm Roentgen / Röntgen | discovered X-rays in Germany in 1895 | photographed the bones of his wife's hand | won the first Nobel Prize in physics, in 1901
Henri Becquerel / Becquerel | discovered radioactivity by chance in 1896 | found that uranium salts darkened a wrapped photographic plate
Marie Curie | discovered polonium and radium with her husband | was the first person to win two Nobel Prizes | introduced the word radioactivity for uranium's rays
J. J. Thomson | discovered the electron in 1897 | measured the charge-to-mass ratio of cathode rays | proposed the plum pudding model of the atom
Ernest Rutherford / Rutherford | discovered the nucleus by scattering alpha particles from gold foil | named alpha and beta rays | proposed that an atom is mostly empty space with a dense center
Robert Millikan / Millikan | measured the charge of the electron | carried out the oil drop experiment | found the charge of the electron from falling oil drops
James Chadwick / Chadwick | discovered the neutron in 1932 | bombarded beryllium with alpha particles and found a neutral particle | identified the uncharged particle of the nucleus
Carl Anderson | discovered the positron in cosmic rays | found the first antiparticle in a cloud chamber in 1932
Ernest Lawrence / Lawrence | invented the cyclotron to speed up particles | founded the radiation laboratory at Berkeley
Murray Gell-Mann / Gell-Mann | proposed the existence of quarks in 1964 | arranged particles in patterns called the eightfold way
Peter Higgs | predicted in 1964 a boson linked with the origin of mass | shared the 2013 Nobel Prize after a discovery at CERN

# Inventors and their inventions
? Which inventor
James Watt | improved the steam engine with a separate condenser | introduced horsepower to rate steam engines
Thomas Edison / Edison | developed a practical incandescent lamp and the phonograph | opened a direct-current power station in New York in 1882 | had a research laboratory at Menlo Park, New Jersey
Nikola Tesla | developed the alternating-current induction motor | promoted alternating-current power with Westinghouse | gave his name to the unit of magnetic field strength
Alexander Graham Bell | patented the telephone in 1876 | taught deaf students and experimented with the electrical transmission of speech | demonstrated the first telephone to Thomas Watson
Guglielmo Marconi / Marconi | sent the first radio signal across the Atlantic in 1901 | developed wireless telegraphy for ships
Samuel Morse / Morse | developed the telegraph and a code of dots and dashes | sent a telegraph message from Washington to Baltimore in 1844 | gave his name to a code for telegraph messages
Orville and Wilbur Wright / Wright brothers | made the first powered airplane flight in 1903 | flew at Kitty Hawk, North Carolina | were bicycle makers from Dayton, Ohio
Rudolf Diesel | invented an engine that ignites fuel by compression | patented an efficient engine without spark plugs in the 1890s
Robert Goddard / Goddard | launched the first liquid-fueled rocket in 1926 | was the American pioneer of rocket flight
Charles Babbage / Babbage | designed a mechanical computer called the analytical engine | is called the father of the computer
Johannes Gutenberg / Gutenberg | introduced printing with movable metal type to Europe | printed a famous Bible about 1455
William Shockley / Shockley | shared the invention of the transistor with Bardeen and Brattain | led the group at Bell Labs that invented the transistor in 1947
Tim Berners-Lee | invented the World Wide Web at CERN | wrote the first web browser

# Branches of physics
? Which branch of physics
mechanics | studies motion and the forces that cause it | includes the fields of kinematics and dynamics
thermodynamics | studies heat, temperature and work | explains how engines and refrigerators work | studies energy changes that involve heat and entropy
optics | studies the behavior of light | explains the behavior of lenses and mirrors | studies reflection, refraction and lenses
electromagnetism | studies charges, currents and the fields that they produce | is summarized in Maxwell's equations | explains motors, generators and transformers
quantum mechanics | studies matter and energy at the scale of atoms | deals with probabilities and wave functions
relativity | studies motion near the speed of light and curved spacetime | was founded by Einstein in 1905 | explains time dilation and the equivalence of mass and energy
nuclear physics | studies the centers of atoms | deals with fission, fusion and radioactive decay
particle physics / high-energy physics | studies quarks, leptons and their interactions | uses accelerators such as the one at CERN
astrophysics | studies the makeup and evolution of stars and galaxies | explains how the sun produces its energy
geophysics | studies Earth's interior, magnetism and earthquakes | uses seismic waves to map the mantle and core
biophysics | studies living things by the methods of physical science | explains nerve impulses and muscle action by physical laws
solid-state physics / condensed matter physics | studies the properties of crystals and semiconductors | led to the invention of the transistor

# Measurement and experimental error
? Which term means
accuracy | the closeness of a measurement to the accepted value | the quality of shots at the center of a target | the agreement of a measurement with the true value
precision | the closeness of repeated measurements to one another | the quality of shots grouped tightly anywhere on a target | the reproducibility of a measurement, shown by the fineness of its scale
random error | unpredictable variation in readings that is reduced by averaging | the scatter of stopwatch readings above and below the true value
systematic error | a constant bias that shifts every reading in the same direction | the fault of a scale that does not start from zero | a consistent inaccuracy caused by a poorly adjusted instrument
parallax error | a mistake caused by reading a scale from an angle | a mistake avoided by looking straight at a pointer and scale
percent error | the difference from the accepted value, divided by that value and multiplied by 100 | a comparison of a measured value of g with 9.8, stated in hundredths
significant figure / significant digit | a place in a measured number that is known or estimated | one of the meaningful places counted when a calculated answer is rounded
order of magnitude | the power of ten nearest to a quantity | a rough size, such as 10³ for 1,200
dimensional analysis | the checking of an equation by comparing its units | a method that converts one unit to another with conversion factors
uncertainty of measurement / uncertainty | the range of doubt in a reading, written with ± | the amount by which a reading may differ from the true value
mean / average | the sum of readings divided by the number of readings | the single value that best represents repeated trials
calibration | the adjustment of an instrument by comparison with a standard | the checking of a thermometer in ice water and boiling water
scientific notation | a number written as a factor from 1 to 10 times a power of ten | a short way to write very large or very small numbers

# Scientific method
? Which term means
hypothesis | a possible, testable answer to a question | an educated guess made before an experiment | a proposed explanation that leads to a prediction
theory | a well-tested explanation of many observations | an explanation of nature supported by many experiments over time | a broad explanation that may be revised when new evidence appears
scientific law | a statement of a regular relationship in nature | a statement, often an equation, of what always happens but not why | a rule that describes a pattern in nature, such as that of gravity or motion
independent variable | the factor that the experimenter changes on purpose | the quantity usually plotted on the horizontal axis | the factor that is manipulated to find its effect
dependent variable | the factor that responds and is measured in an experiment | the quantity usually plotted on the vertical axis | the outcome measured in response to the manipulated factor
controlled variable / constant | a factor that is kept the same in all trials | a condition held fixed so that a test is fair | a condition that must not change during an experiment
control group / control | the part of an experiment left untreated for comparison | the standard against which treated samples are compared | the subjects or samples that do not receive the treatment
model | a simplified representation of something too large, small or complex to study directly | a globe or diagram that represents an object or system | a physical, mathematical or conceptual picture of a system
peer review | the checking of a paper by other scientists before publication | the process by which experts judge whether research should be published | the evaluation of research by other experts in the field
data | the measurements and observations recorded in an experiment | information collected in an experiment and arranged in tables and graphs
inference | a logical interpretation based on observations and prior knowledge | a conclusion drawn from evidence, not sensed directly
observation | information gathered with the senses or with instruments | the act of noticing and recording an event or property

# Measuring instruments
? Which measuring instrument
vernier caliper | measures small diameters with a sliding scale to a tenth of a millimeter | has jaws for measuring inside and outside widths
micrometer screw gauge / micrometer | measures the thickness of a wire to a hundredth of a millimeter | closes its jaws by a finely threaded spindle
spring scale | measures force by the stretch of a coil | shows an object's weight in newtons | measures weight with a calibrated hook and coil
triple-beam balance / balance | measures mass by moving three riders along their arms | compares an unknown mass with known masses in grams | measures the mass of an object placed on its pan
stopwatch | measures short intervals of time | is started and stopped by hand to time a race
meterstick / ruler | measures lengths up to one hundred centimeters | is a straight length marked in centimeters and millimeters
speedometer | shows how fast a vehicle is moving at one instant | shows kilometers per hour or miles per hour on a dashboard
odometer | records the total distance that a vehicle has traveled | shows the miles or kilometers that a used car has been driven
accelerometer | senses changes in velocity in phones and cars | triggers an air bag when a car slows suddenly
barometer | measures the pressure of the atmosphere | helps to forecast storms when its reading falls | contains mercury or a flexible metal box that responds to air
hydrometer | measures the density of a liquid by how high it floats | is used to test battery acid
pendulum clock | keeps time by a swinging weight | was invented by Huygens in 1656
protractor | measures the size of angles in degrees | is a half circle marked from 0 to 180
photogate | measures time as an object passes through and interrupts a beam of light | measures the motion of a glider on an air track with a light beam
pressure gauge / tire gauge | shows how hard enclosed air pushes on the inside of a wheel | is placed on a wheel's valve before more air is pumped in

# Metric prefixes
? Which metric prefix
kilo- / kilo | means one thousand times a unit | represents the multiplying factor 10³ | is used with meters for distances between cities
mega- / mega | means one million times a unit | represents the multiplying factor 10⁶ | is used with watts for the output of a large power plant
giga- / giga | means one billion times a unit | represents the multiplying factor 10⁹
tera- / tera | means one trillion times a unit | represents the multiplying factor 10¹²
centi- / centi | means one hundredth of a unit | represents the multiplying factor 10⁻² | is used for the numbered marks of a meterstick
milli- / milli | means one thousandth of a unit | represents the multiplying factor 10⁻³
micro- / micro | means one millionth of a unit | represents the multiplying factor 10⁻⁶ | is used with meters for the size of bacteria
nano- / nano | means one billionth of a unit | represents the multiplying factor 10⁻⁹ | is used with meters for wavelengths of visible light
pico- / pico | means one trillionth of a unit | represents the multiplying factor 10⁻¹²

# States of matter
? Which state of matter
solid | has a fixed shape and a fixed volume | has particles packed closely that vibrate in place | keeps its own shape in any container
liquid | has a fixed volume but no fixed shape | has particles that are close together but slide past one another | takes the shape of its container but keeps the same volume
gas | has neither a fixed shape nor a fixed volume but neutral particles | has neutral particles that move freely and fill any container | expands to fill the whole of its container without being ionized
plasma | consists of ions and free electrons at high temperature | is the form of matter in the sun and in lightning | is an ionized form of matter that conducts electricity
Bose-Einstein condensate | consists of atoms that act as one near absolute zero | was first made from rubidium atoms in 1995

# Changes of state
? Which change of state
melting | changes a solid to a liquid | absorbs the latent heat of fusion | occurs at 0 °C for ice | occurs when the particles of a solid gain enough energy to move freely
freezing | changes a liquid to a solid | releases the latent heat of fusion | occurs at 0 °C for pure liquid water | occurs when the particles of a liquid lose energy and become fixed
evaporation | changes liquid to gas at the surface below the temperature at which bubbles form | dries wet clothes on a line and cools the skin | happens at the surface of a puddle on a warm day
boiling | forms bubbles of vapor throughout a liquid | occurs at 100 °C for water at sea level | occurs when a liquid's vapor pressure equals the pressure of the atmosphere
condensation | changes a gas to a liquid | forms dew on grass and drops on a cold glass | forms clouds from water vapor in the air
sublimation | changes a solid directly to a gas | makes dry ice disappear without becoming a liquid | occurs in dry ice and mothballs
deposition | changes a gas directly to a solid | forms frost on a cold window from water vapor

# Seismic waves and earthquakes
? Which term means
P wave / primary wave | the fastest seismic wave, which reaches a seismograph first | a compressional seismic wave that travels through both solids and liquids | the seismic wave that moves rock back and forth in its direction of travel
S wave / secondary wave | a transverse seismic wave that cannot travel through liquids | the seismic wave that arrives at a seismograph after the fastest one
Love wave | a seismic wave that shakes the ground from side to side along the surface | a horizontally shaking surface wave that damages the foundations of buildings
Rayleigh wave | a seismic wave that rolls along the surface like an ocean swell | a surface wave that moves the ground in vertical ellipses
epicenter | the place on the surface directly above the start of an earthquake | the place located by the records of at least three seismograph stations | the surface place that is usually shaken most strongly by an earthquake
focus / hypocenter | the place underground where rock first breaks or slips in an earthquake | the underground place from which seismic waves start to spread | the origin of an earthquake along a fault below the ground
seismograph / seismometer | an instrument that records the shaking of the ground | an instrument with a suspended mass that stays still while the ground moves
magnitude | the size of an earthquake on the Richter or moment scale | a number based on the energy that an earthquake releases | the size of an earthquake that increases by one for tenfold ground motion

# Forces and parts in flight
? Which term means
airfoil | the curved shape of a wing that gives lift | the cross section of a wing or propeller blade that deflects air | the wing shape over which air moves faster on top
aileron | the hinged flap on a wing that makes an airplane roll | a movable flap near the wing tip used in banking
rudder | the movable vertical tail surface that turns the nose left or right | the tail surface that controls yaw
elevator | the movable horizontal tail surface that tips the nose up or down | the tail surface that controls pitch
propeller | a set of spinning blades that pulls an airplane through the air | the part of a small airplane that produces thrust with its rotating blades
fuselage | the main body of an airplane that holds passengers and cargo | the part of an airplane to which wings and tail are attached
Mach number | the ratio of an aircraft's speed to the speed of sound | the value that is greater than one in supersonic flight
streamlining | the shaping of an object to reduce drag | smooth design that lets air flow easily around cars and airplanes
parachute | a large fabric canopy that slows a fall | a device that greatly increases air resistance on a falling jumper
helicopter | an aircraft lifted by a spinning rotor | an aircraft that hovers and takes off straight up without a runway | an aircraft that can move straight up, down, sideways or hover
glider | an aircraft that flies without an engine | an aircraft that stays aloft by soaring on rising air | an aircraft that is towed or launched because it has no power

# Spacecraft and spaceflight
? Which spacecraft or space mission
Sputnik 1 / Sputnik | was the first artificial satellite of Earth, in 1957 | was launched by the Soviet Union and began the space race | sent radio beeps to Earth as it orbited in 1957
Vostok 1 | carried the first human into space, in 1961 | carried Yuri Gagarin once around Earth
Apollo 11 | landed the first humans on the moon in 1969 | carried Neil Armstrong, Buzz Aldrin and Michael Collins | put Neil Armstrong on the moon
Apollo 13 | returned its crew safely to Earth after an oxygen tank exploded | had to give up its lunar landing in 1970
Voyager 1 | was the first spacecraft to enter interstellar space | flew past Jupiter and Saturn and carries a golden record
Challenger | broke apart soon after launch in January 1986 | was lost because a seal in a booster rocket failed in cold weather
International Space Station | has housed crews in orbit since 2000 | is an orbiting laboratory built by several nations
James Webb Space Telescope | observes infrared light with an 18-segment mirror | was launched in December 2021 to study early galaxies
Curiosity | has explored Gale Crater on Mars since 2012 | is a rover that was lowered to Mars by a sky crane
New Horizons | flew past Pluto in 2015 | sent the first close pictures of Pluto and its moons

# Stars and their ends
? Which kind of celestial object
main-sequence star | fuses hydrogen to helium in its core | is the type to which the sun belongs
red giant | is a large, cool star late in its life | is what the sun will become in about five billion years | has a cool, expanded outer layer after hydrogen runs out in its core
white dwarf | is the hot, dense, Earth-sized core left by a sunlike star | no longer carries on fusion and slowly cools | is the final stage of a star like the sun
neutron star | is a city-sized, extremely dense remnant of a supernova | is seen as a pulsar when it spins and sends out beams | is made almost entirely of uncharged particles packed tightly together
stellar black hole / black hole of stellar mass | is the collapsed remnant from which no light escapes | forms from the most massive stars and has an event horizon
supernova | is the explosion of a massive star at the end of its life | scatters heavy elements into space and may outshine a galaxy | is a sudden, violent stellar explosion that leaves a dense remnant
nebula | is a cloud of gas and dust where stars may form | is a diffuse cloud in space, such as the one in Orion | is the birthplace of stars
protostar | is a contracting cloud not yet hot enough for fusion | is the first stage in the formation of a star, heated by gravitational contraction
galaxy | is a vast system of billions of stars held together by gravity | may be spiral, elliptical or irregular in shape | is the kind of object to which the Milky Way belongs
quasar | is the extremely bright center of a very distant galaxy | is powered by matter falling into a supermassive black hole

# Models of the solar system and universe
? Which astronomical model or idea
geocentric model | places Earth at the center of the universe | was worked out in detail by Ptolemy | has the sun and planets moving around Earth
heliocentric model | places the sun at the center with Earth as a planet | was proposed by Copernicus and supported by Galileo | has Earth and other planets moving around the sun
epicycle | is a small circle whose center moves along a larger circle | was used by Ptolemy to explain the backward motion of planets
retrograde motion | is the apparent backward movement of a planet among the stars | is seen when Earth overtakes Mars in its orbit
parallax | is the apparent shift of an object when it is viewed from two places | is used to measure the distance of nearby stars | is larger for stars that are closer to Earth
nebular theory / nebular hypothesis | states that the solar system formed from a spinning cloud that collapsed | explains why planets orbit in one plane and in the same direction
steady-state theory | held that new matter forms as an unchanging universe expands | was abandoned after the cosmic microwave background was discovered

# Medical uses of physics
? Which medical technique
X-ray imaging / radiography | shows bones as white shadows on film | is used by dentists to find cavities
computed tomography / CT scan | combines many X-ray images into cross sections of the body | makes X-ray slices of the body with a rotating source | gives three-dimensional pictures from X-rays taken at many angles
magnetic resonance imaging / MRI | uses a strong field and radio waves to picture soft tissue | detects signals from hydrogen nuclei in the body's water | makes detailed pictures of the brain without ionizing radiation
ultrasound imaging / sonography | makes pictures of a fetus from echoes | uses high-frequency sound from a handheld probe
positron emission tomography / PET scan | shows active tissue from pairs of gamma rays | uses an injected radioactive tracer such as sugar labeled with fluorine-18
endoscopy | looks inside the body through a flexible optical fiber tube | lets a doctor view the inside of the stomach
radiation therapy / radiotherapy | kills cancer cells with high-energy beams | aims gamma rays or X-rays at a tumor from several sides
electrocardiography / ECG / EKG | records the heart's tiny voltages from the skin | traces each heartbeat as a wave on a chart
laser eye surgery / LASIK | reshapes the cornea with pulses of ultraviolet light | corrects nearsightedness so that many patients need no glasses
pacemaker implantation / pacemaker | keeps a regular heartbeat with small electric pulses | puts a battery-powered device under the skin to regulate the heart

# Manufacturing processes
? Which manufacturing process
casting | pours molten material into a mold to harden | makes engine blocks and statues from molten metal | shapes a liquid that solidifies inside a mold
forging | shapes hot metal by hammering or pressing | was the blacksmith's way of making horseshoes
welding | joins metal parts by melting their edges together | uses an electric arc or a gas torch to join steel beams | fuses two pieces of metal with intense heat
soldering | joins wires with an alloy that melts at a low temperature | attaches electronic parts to circuit boards
extrusion | pushes soft material through a shaped opening | makes long pipes and rods of uniform cross section
injection molding | forces melted plastic into a closed cavity | makes large numbers of identical plastic toys and bottle caps
machining | removes material from metal with lathes, drills and mills | cuts a metal rod on a lathe to an exact size
3-D printing / additive manufacturing | builds an object layer by layer from a computer file | makes plastic prototypes by adding thin layers of material
annealing | heats and slowly cools metal or glass to remove stress | makes hardened metal soft and easy to work again
tempering | reheats quenched steel to make it less brittle | gives hardened knife blades greater toughness
assembly line / mass production on an assembly line | moves goods past workers who each do one task | was used by Henry Ford to build the Model T cheaply

# Conservation laws
? Which conserved quantity
linear momentum | stays constant when no net external force acts | is the total mv that is the same before and after a collision | is the product of mass and velocity for a moving body
angular momentum | stays constant when no net external torque acts | is the product of rotational inertia and rate of spinning | makes a skater spin faster as the arms are pulled in
total energy | stays constant in any isolated system, though its form changes | is changed partly to heat by friction but never lost | is the sum of kinetic, potential, thermal and other forms
net charge / net electric charge | stays constant when glass is rubbed with silk | is zero before and after a photon makes an electron and a positron
baryon number / nucleon number | keeps the count of protons plus neutrons the same in alpha and beta decay | is plus one for a proton and plus one for a neutron
lepton number | requires an antineutrino to appear with the electron in beta decay | is plus one for an electron and minus one for a positron

# Safety devices
? Which safety device or feature
seat belt | holds a rider back against inertia in a crash | spreads a stopping force over the chest and hips | keeps a passenger from continuing forward when a car stops suddenly
air bag | inflates in a crash to lengthen the time of stopping | cushions the driver's head and chest in front of the steering wheel | reduces the force on a driver by increasing the time of impact
crumple zone | collapses at the front of a car to absorb energy | is the part of a car's body designed to fold in a crash | lengthens the time of a collision by deforming the front of a car
helmet | spreads the force of a blow to the head through padding | is worn by cyclists and climbers to prevent brain injury
headrest / head restraint | keeps the neck from snapping back in a rear collision | protects a passenger against whiplash
antilock brakes / ABS | keeps wheels rolling so that static friction is maintained | releases and reapplies pressure rapidly to prevent a skid
banked curve | tilts a road so that the normal force helps cars to turn | supplies part of the centripetal force for cars on racetracks and ramps
tire tread | channels water away to keep a grip on wet roads | is the grooved rubber pattern on the outside of a wheel
lightning rod | carries an electric discharge from a cloud safely to the ground | is a pointed metal conductor on a roof
shock absorber | damps the bouncing of a car's springs | changes the energy of bouncing to heat by pushing oil through small holes

# Computing technology
? Which term means
hardware | the physical parts of a computer | the equipment of a computer, such as keyboards, chips and screens | the equipment of a computer that can be touched
software | the programs that tell a computer what to do | sets of coded instructions, such as word processors and games | the instructions and applications that run on a computer
random-access memory / RAM | temporary working storage that is lost when power is off | the fast storage that holds programs while they run | volatile storage for data in current use
read-only memory / ROM | permanent storage that holds start-up instructions | storage that keeps its contents without power and is not normally changed
central processing unit / CPU | the part of a computer that carries out instructions | the "brain" of a computer, which does arithmetic and controls other parts | the part of a computer that does calculations and follows program instructions
algorithm | a step-by-step procedure for solving a problem | a finite list of exact steps that a program follows to get a result | a set of ordered instructions that can be written as a flowchart
operating system | the master program that manages files, memory and devices | the program, such as Linux, under which other programs run
artificial intelligence / AI | the ability of machines to do tasks that seem to need human thinking | the field that includes machine learning and speech recognition
robot | a programmable machine that does tasks automatically | a machine with sensors and moving arms that welds cars in factories
Internet | the worldwide network of connected computers | the global network that grew from ARPANET | the global system that carries email and web pages between computers
feedback | information about output that is returned to control a system | the signal by which a thermostat or cruise control corrects itself
nanotechnology | the building of materials and devices at the scale of billionths of a meter | the field that makes use of carbon tubes and extremely small particles
`;
