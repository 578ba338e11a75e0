/** Concepts of human anatomy, physiology and health, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Branches of the study of the body
? Which science
anatomy | studies the structure of the body and how its parts are arranged | had its foundations laid by dissecting dead bodies | describes the shape, size and location of body parts
physiology | studies how the parts of the body work | explains what organs do, such as how the heart pumps or the kidneys filter | explains the mechanisms by which the body keeps itself alive
histology | studies tissues with a microscope | identifies epithelial and connective layers on stained slides
cytology | studies the structure and function of cells | looks at single body cells to find signs of cancer
embryology | studies the changes from fertilized egg to birth | traces how organs form before birth
pathology | studies the causes and effects of disease | examines diseased organs and tissue samples to make a diagnosis
epidemiology | studies how diseases spread and are distributed in populations | tracks outbreaks to find their source
pharmacology | studies drugs and their effects on the body | investigates how medicines act and what side effects they have

# Directional terms of the body
? Which directional term describes
superior / cranial | a location toward the head or upper part of the body | the position of the head in relation to the neck
inferior / caudal | a location toward the feet or lower part of the body | the position of the navel in relation to the chin
anterior / ventral | a location toward the front of the body | the position of the breastbone in relation to the spine
posterior / dorsal | a location toward the back of the body | the position of the spine in relation to the heart
medial | a location toward the midline of the body | the position of the heart in relation to the arms
lateral | a location away from the midline of the body | the position of the arms in relation to the chest
proximal | a location closer to where a limb attaches to the trunk | the position of the elbow in relation to the wrist
distal | a location farther from where a limb attaches to the trunk | the position of the fingers in relation to the elbow
superficial | a location toward or at the body surface | the position of the skin in relation to the muscles
deep | a location away from the body surface | the position of the bones in relation to the skin

# Body planes, sections and positions
? Which term describes
frontal plane / coronal plane | a cut that divides the body into anterior and posterior parts | a vertical cut parallel to the face and chest
transverse plane / horizontal plane | a cut that divides the body into upper and lower parts | a cross section through the body at a right angle to its long axis
midsagittal plane / median plane | a vertical cut that divides the body into equal right and left halves | a cut exactly along the midline
parasagittal plane | a vertical cut that divides the body into unequal right and left parts | a lengthwise cut parallel to the midline but to one side of it
oblique plane | a cut through the body made at a slant | a section made diagonally, neither upright nor level
anatomical position | standing upright, facing forward, with arms at the sides and palms forward | the standard reference posture for describing where body parts lie
prone position | lying face down on the abdomen | the posture in which the back is turned upward
supine position | lying face up on the back | the posture usual for chest compressions

# Body cavities
? Which body cavity
cranial cavity | holds the brain within the skull | lies above the foramen magnum and is enclosed by eight fused bones | makes up the upper portion of the dorsal hollow, protected by the skull
vertebral cavity / vertebral canal | runs down the backbone behind the bodies of its bones | begins at the foramen magnum and holds the cord of nerve tissue
thoracic cavity | is surrounded by the ribs and lies above the diaphragm | contains the lungs, the heart, the trachea and the esophagus | is divided into pleural spaces and the mediastinum
abdominal cavity | contains the stomach, liver, spleen and most of the intestines | lies just below the diaphragm | is separated from the chest by the diaphragm
pelvic cavity | contains the urinary bladder, the rectum and reproductive organs | is enclosed by the hip bones as the lowest ventral hollow
orbital cavity | houses the eye in an anterior position in the skull | is a bony socket of the face
middle ear cavity | contains tiny bones that carry sound vibrations | is a small hollow in the temporal bone behind the eardrum
synovial cavity | surrounds a freely movable joint with lubricating fluid | lies within the capsule of the knee or elbow

# Regional terms of the body
? Which regional term refers to
axillary | the armpit, the hollow beneath the shoulder | the area where an underarm thermometer is placed
brachial | the upper arm, between shoulder and elbow | the area around which a blood pressure cuff is wrapped
antebrachial | the forearm, between elbow and wrist | the area that contains the radius and ulna
carpal | the wrist, between forearm and hand | the area where the radial pulse is usually felt
femoral | the thigh, between hip and knee | the area of the quadriceps and hamstrings
popliteal | the back of the knee | the hollow behind the joint of femur and tibia
patellar | the front of the knee | the area of the kneecap
crural | the front of the leg, from knee to ankle | the area of the shin
tarsal | the ankle, between leg and foot | the area of the talus and its neighboring bones
gluteal | the buttocks, at the back of the hips | the area of the muscles on which a person sits
inguinal | the groin, where thigh and trunk meet | the area in which a loop of intestine commonly bulges as a hernia
cervical | the neck, between head and trunk | the area around the uppermost seven vertebrae
occipital | the back of the head | the area of the skull behind the ears and above the neck
buccal | the cheek, at the side of the mouth | the area on the inside of which a swab for DNA is taken

# Abdominopelvic regions
? Which abdominopelvic region
epigastric region | lies in the upper middle, above the navel | overlies most of the stomach
umbilical region | lies in the center, around the navel | is surrounded by all the other regions
hypogastric region / pubic region | lies in the lower middle, below the navel | overlies the urinary bladder
right hypochondriac region | overlies much of the liver and the gallbladder | lies beneath the rib cartilages on the side of the gallbladder
left hypochondriac region | overlies the spleen and part of the stomach | lies beneath the rib cartilages on the side of the spleen
right iliac region / right inguinal region | overlies the appendix and the cecum | is where the pain of appendicitis typically settles
left iliac region / left inguinal region | overlies part of the sigmoid colon | lies in the lower corner opposite the appendix

# Levels of organization of the body
? Which level of organization
chemical level | consists of atoms and molecules | is the simplest, below the level of living units
cellular level | is the smallest that counts as living | includes the neuron and the red blood corpuscle as examples
tissue level | consists of similar cells that work together on a common task | includes muscle, nervous, epithelial and connective types | is studied in histology
organ level | consists of two or more tissues that form a structure with a specific function | is exemplified by the stomach, the heart and the skin
organ system level | consists of several related parts that cooperate to do a major job | is exemplified by all the digestive structures from mouth to anus | is the step just below the whole individual
organism level | is the highest, the whole living individual | consists of all the body's parts working together as one human being

# Organ systems
? Which organ system
integumentary system | protects the body with skin, hair and nails | helps to regulate body temperature by sweating and makes vitamin D | forms the external body covering that keeps out microbes and water loss
skeletal system | supports the body and protects soft organs with a framework of bones | stores minerals and houses the marrow that makes blood cells | gives muscles a set of levers for movement
muscular system | contracts to move the body and maintain posture | produces most of the body's heat as it works | includes tissue attached to bones by tendons
nervous system | controls the body with fast electrical signals | consists of the brain, the spinal cord and the nerves | responds to internal and external changes by activating muscles and glands
endocrine system | controls the body with hormones carried in the blood | consists of glands such as the thyroid, pituitary and adrenals | regulates growth, reproduction and metabolism over longer times
cardiovascular system / circulatory system | pumps blood through vessels to every tissue | carries oxygen, nutrients and wastes around the body | consists of the heart, arteries, veins and capillaries
lymphatic system | returns leaked tissue fluid to the blood | contains nodes, the spleen and the thymus | houses the white cells involved in immunity
respiratory system | brings in oxygen and removes carbon dioxide | consists of the nose, pharynx, larynx, trachea, bronchi and lungs | exchanges gases through the walls of alveoli
digestive system | breaks food down into nutrients that the blood can absorb | consists of the mouth, stomach, intestines and accessory organs such as the liver | eliminates indigestible food as feces
urinary system / excretory system | filters blood and removes nitrogen wastes | consists of the kidneys, ureters, bladder and urethra | regulates water, electrolyte and acid-base balance of the blood
reproductive system | produces gametes and offspring | consists of the ovaries or testes and their ducts

# Homeostasis and feedback
? Which term describes
homeostasis | keeping a stable internal environment despite outside changes | the steady state in which temperature, pH and blood sugar stay within limits | a dynamic equilibrium maintained by receptors, control centers and effectors
negative feedback | a response that reverses a change and brings a variable back to normal | the type of control by which body temperature and blood sugar are kept steady | the mechanism that shuts off or reduces the intensity of a stimulus
positive feedback | a response that strengthens the original change | the type of control seen in labor contractions and blood clotting
set point | the normal value around which a controlled variable is kept | the target value, such as 37 degrees Celsius for body temperature
sensory receptor / receptor | the sensor that detects a change in the environment | the part that sends information about a stimulus to the brain
control center | the part of a feedback loop that compares input with the normal value | the part, often the brain, that decides on the needed response
effector | the part of a feedback loop that carries out the response | a muscle or gland that acts on a command
stimulus | a change in the environment that triggers a response | the event that starts a feedback loop
reflex | a rapid, automatic reaction that needs no conscious thought | an involuntary reaction that runs through a nerve arc

# Characteristics of life in the human body
? Which life process
metabolism | is the sum of all chemical reactions in the body | includes both the building up and breaking down of substances
responsiveness / irritability | is the ability to sense changes and react to them | makes a hand pull away from a hot stove
reproduction | produces new cells or new individuals | passes genes on to offspring
growth | is an increase in body size by more or larger cells | makes a child taller from year to year
excretion | removes the wastes of metabolism from the body | gets rid of urea and carbon dioxide
digestion | breaks food down into molecules small enough to be absorbed | turns starch into sugar and protein into amino acids
movement | changes the position of the body or of its parts | depends on contraction of muscle fibers
circulation | transports substances within the body fluids | carries oxygen and nutrients to every tissue by the pumping of the heart

# Organelles of a human cell
? Which cell part
nucleus | holds most of the cell's DNA | is the control center, surrounded by a double envelope with pores | stores the chromatin and directs protein synthesis
nucleolus | makes the subunits of ribosomes | is the dense round body where ribosomal RNA is made
mitochondrion / mitochondria | makes most of the cell's ATP by aerobic respiration | has a folded inner membrane with cristae | is called the powerhouse of the cell
ribosome | builds proteins from amino acids | reads messenger RNA in the cytoplasm
rough endoplasmic reticulum / rough ER | is a membrane network studded with ribosomes | folds and processes proteins that will be exported or placed in membranes
smooth endoplasmic reticulum / smooth ER | makes lipids and steroid hormones | detoxifies drugs in liver cells and stores calcium in muscle fibers
Golgi apparatus / Golgi complex / Golgi body | modifies, sorts and packages proteins for shipment | is a stack of flattened membrane sacs that buds off vesicles | receives vesicles from the rough ER and ships proteins out
lysosome | contains digestive enzymes that break down worn-out cell parts | destroys bacteria that a white blood cell has taken in | digests worn-out organelles as the cell's demolition site
peroxisome | detoxifies harmful substances with oxidase enzymes and catalase | breaks hydrogen peroxide down into water and oxygen
centriole | organizes the spindle fibers during cell division | is one of a pair of cylinders made of microtubules near the nucleus
plasma membrane / cell membrane | controls what enters and leaves the cell | is a bilayer of phospholipids with proteins and cholesterol | separates the cell's contents from the fluid around it as a selectively permeable barrier
cytosol | is the jelly-like fluid in which the organelles float | is mostly water with dissolved ions and nutrients

# Surface structures and filaments of cells
? Which cell structure
cilium / cilia | moves mucus across the surface of a cell by beating like a tiny oar | is a short, hairlike moving projection found in numbers on airway cells
flagellum / flagella | propels a whole cell by whipping back and forth | forms the long tail of a sperm
microvillus / microvilli | increases the surface area for absorption in the small intestine | forms part of the brush border as a tiny finger-like fold
microtubule | is a hollow tube of tubulin that gives a cell its shape | forms the tracks along which organelles move
microfilament / actin filament | is the thinnest strand of the cytoskeleton | lets a cell change shape and takes part in contraction with myosin
desmosome | anchors neighboring cells together like a spot weld | keeps skin cells from being pulled apart
tight junction | seals neighboring cells so that fluid cannot leak between them | is a leakproof contact between cells that line the intestine
gap junction | connects neighboring cells by channels through which ions pass | lets electrical signals spread from one heart muscle cell to the next

# Movement of substances across membranes
? Which transport process
simple diffusion | moves small molecules directly through the lipid bilayer from high to low concentration | lets oxygen and carbon dioxide cross the cell membrane unaided | spreads particles by their own kinetic energy without any protein
facilitated diffusion | moves substances down their gradient through a carrier or channel protein | lets glucose enter most cells without using ATP
osmosis | moves water through a selectively permeable membrane | makes a red blood cell swell when placed in pure water | depends on a difference in solute concentration and the passage of solvent
filtration | pushes water and solutes through a membrane by fluid pressure | forces fluid out of the blood in the glomerulus of the kidney
active transport | moves ions against their concentration gradient with energy from ATP | is how the sodium-potassium pump works | requires carrier proteins called pumps
phagocytosis | engulfs large solid particles such as bacteria | is called cell eating
pinocytosis | takes in droplets of fluid in small vesicles | is called cell drinking
receptor-mediated endocytosis | takes in specific molecules after they bind to membrane proteins | brings cholesterol-carrying particles into cells in coated pits
exocytosis | releases substances when a vesicle fuses with the plasma membrane | is how a cell secretes hormones and mucus

# Tonicity and fluid concentration
? Which term describes
isotonic solution | a fluid with the same solute concentration as the cell, so cell size does not change | a fluid such as 0.9 percent saline that leaves red blood cells unchanged
hypertonic solution | a fluid so concentrated that water leaves a cell placed in it | a fluid that makes red blood cells shrink
hypotonic solution | a fluid so dilute that water enters a cell placed in it | a fluid that can make red blood cells swell and burst
concentration gradient | a difference in the amount of a substance between two places | the condition that drives diffusion
equilibrium | the state in which particles are evenly spread with no net movement | the condition reached when diffusion has evened out a difference
osmotic pressure | the pulling force on water caused by solutes that cannot cross a membrane | the force needed to stop the inward flow of water across a membrane
crenation | the shrinking of a red blood cell as it loses water | the shriveling of an erythrocyte in very salty fluid
hemolysis | the bursting of a red blood cell | the rupture of an erythrocyte that has taken in too much water

# Cell cycle and mitosis
? Which stage of the cell cycle
G1 phase | comes right after cell division, when the new cell grows | is the first gap, before the chromosomes are copied
S phase | copies the DNA so that each chromosome has two chromatids | is the synthesis part of interphase | doubles the genetic material before mitosis
G2 phase | follows DNA replication and makes the final preparations for division | is the second gap, just before mitosis
prophase | condenses chromatin into visible chromosomes | sees the nuclear envelope break up as the spindle forms | is the first and longest stage of mitosis
metaphase | lines the chromosomes up along the middle of the cell | has all centromeres at the equator of the spindle | is the second stage of mitosis, with chromosomes at the spindle's center
anaphase | pulls the sister chromatids apart to opposite poles | begins when the centromeres split | separates chromatids so that each becomes a single chromosome
telophase | forms two new nuclei around the separated chromosomes | reverses prophase as the chromosomes uncoil | re-forms the nuclear membranes and nucleoli
cytokinesis | divides the cytoplasm to give two cells | pinches the cell in two by a cleavage furrow
G0 phase | is a resting state outside the dividing cycle | is where mature nerve cells stay since they no longer divide

# Biological molecules of the body
? Which molecule
glucose / blood sugar | is the simple carbohydrate that cells use as their main fuel | is carried into cells with the help of insulin | is the six-carbon fuel broken down in cellular respiration
glycogen | is the carbohydrate stored in the liver and muscles | is a branched chain of many sugar units found in animals
triglyceride | stores energy as a body fat made of three fatty acids and glycerol | is the main form of fat in food and adipose cells
phospholipid | forms the double layer of cell membranes | has a water-loving head and two water-fearing tails
cholesterol | is the steroid from which sex hormones and bile salts are made | stiffens cell membranes and can build up in artery walls
amino acid | is the building block of proteins | has twenty common kinds that join by peptide bonds
deoxyribonucleic acid / DNA | stores genetic information in a double helix | contains the bases adenine, thymine, guanine and cytosine
ribonucleic acid / RNA | carries genetic instructions from the nucleus to the ribosomes | contains the base uracil
adenosine triphosphate / ATP | carries usable energy to the work of the cell | releases energy when its last phosphate group is split off | is the energy currency produced in mitochondria
enzyme | speeds up a chemical reaction without being used up | is a catalyst with an active site that fits a substrate | lowers the activation energy of a reaction
water | makes up about 60 percent of an adult's body weight | is the universal solvent of body fluids

# Protein synthesis
? Which term describes
transcription | copying the code of a gene into messenger RNA | the step of making RNA from a DNA template in the nucleus
translation | building a protein from the code of messenger RNA | the step of protein synthesis that happens at a ribosome
codon | a group of three bases on messenger RNA | the triplet that specifies one amino acid
anticodon | a group of three bases on transfer RNA | the triplet that pairs with a matching triplet on messenger RNA
messenger RNA / mRNA | the molecule that carries the copied gene from nucleus to ribosome | the strand that is read three bases at a time during protein building
transfer RNA / tRNA | the molecule that brings amino acids to the ribosome | a cloverleaf-shaped molecule that carries one amino acid
gene | a segment of DNA that codes for a protein | the basic unit of heredity on a chromosome
mutation | a change in the base sequence of DNA | an alteration that may be caused by radiation or chemicals
replication | making an identical copy of DNA before a cell divides | the process in which each old strand serves as template for a new DNA strand

# The four basic tissues
? Which tissue
epithelial tissue / epithelium | covers body surfaces and lines cavities and ducts | has tightly packed cells with one free surface and no blood vessels of its own | rests on a basement membrane and is classified by cell shape and layers
connective tissue | binds and supports other parts with cells scattered in a matrix | includes bone, blood, cartilage and fat | is the most abundant and widely distributed tissue
nervous tissue / neural tissue | conducts electrical impulses in the brain and spinal cord | consists of neurons and the neuroglia that support them | responds to stimuli and transmits signals over distances
skeletal muscle tissue | is voluntary, striated and attached to bones | has long cylindrical fibers with many nuclei | moves the limbs and the face by conscious control
cardiac muscle tissue | is involuntary and striated and found only in the heart | has branched cells joined by intercalated discs | pumps blood by rhythmic contraction of a single organ
smooth muscle tissue | is involuntary and lacks striations | has spindle-shaped cells in the walls of hollow organs | moves food through the intestines and narrows blood vessels

# Types of epithelium
? Which type of epithelium
simple squamous epithelium | is a single layer of flat cells | lines the air sacs of the lungs and the capillaries, where substances diffuse quickly | allows rapid diffusion and filtration through a thin sheet
stratified squamous epithelium | has many layers with flat cells at the surface | protects areas of friction such as the skin, mouth and esophagus | resists abrasion and is replaced from below
simple cuboidal epithelium | is a single layer of cube-shaped cells | lines kidney tubules and the follicles of the thyroid
stratified cuboidal epithelium | has two or three layers of cube-shaped cells | lines the ducts of sweat, mammary and salivary glands
simple columnar epithelium | is a single layer of tall cells with nuclei at one level | lines the stomach and the intestines
pseudostratified ciliated columnar epithelium / pseudostratified columnar epithelium | is one layer that looks like several because the nuclei lie at different heights | lines the trachea and moves mucus upward
transitional epithelium / urothelium | changes shape as it stretches | lines the urinary bladder and the ureters

# Types of connective tissue
? Which connective tissue
areolar tissue | is a loose, soft packing with all three fiber types | surrounds organs and lies beneath epithelia, holding tissue fluid
adipose tissue / fat tissue | stores energy as fat | insulates the body and cushions organs such as the kidneys | lies beneath the skin and around organs as a reserve of fuel
reticular tissue | forms a delicate internal mesh in the spleen, lymph nodes and marrow | supports blood cells with a network of fine fibers
dense regular connective tissue | makes up tendons and ligaments | has tightly packed parallel collagen fibers
dense irregular connective tissue | makes up the deeper part of the dermis | has tightly packed collagen fibers running in many directions
hyaline cartilage | covers the ends of bones at joints and connects ribs to the sternum | has a smooth, glassy matrix and is the most common of its kind | forms most of the fetal skeleton and rings of the trachea
elastic cartilage | gives the outer ear its flexible shape | contains many stretchy fibers and forms the epiglottis
fibrocartilage | forms the discs between the vertebrae | absorbs shock with thick bundles of collagen in a firm matrix
bone / osseous tissue | has a hard matrix of calcium salts | supports the body as the most rigid of its kind
blood | has a liquid matrix called plasma | transports gases, nutrients and wastes

# Cells and fibers of connective tissue and supporting tissues
? Which cell type
fibroblast | makes the collagen fibers of ordinary connective tissue | is the most common cell of tendons and the dermis
chondrocyte | maintains the matrix of cartilage | lies in a lacuna of a flexible tissue without blood vessels
adipocyte | stores a large droplet of fat | has its nucleus pushed to the edge by stored lipid
mast cell | releases histamine in connective tissue during inflammation | contains heparin and triggers allergic symptoms
goblet cell | secretes mucus onto the surface of an epithelium | is a one-celled gland of the airways and intestines
stem cell | can divide and develop into several specialized kinds | is unspecialized and renews itself

# Body membranes
? Which membrane
mucous membrane / mucosa | lines cavities that open to the outside of the body | lines the digestive and respiratory tracts and is kept moist by secretion
cutaneous membrane | is the skin, the dry covering of the body's outer surface | consists of epidermis and dermis
synovial membrane | lines the cavities of movable joints | is made of connective tissue and secretes a lubricating fluid in joints
pleura / pleurae | covers the lungs and lines the walls of the chest | becomes inflamed in pleurisy
pericardium | encloses the heart in a double sac | has an outer fibrous layer that anchors the heart
peritoneum | lines the abdomen and covers its organs | becomes inflamed when a burst appendix spills bacteria into the abdomen
meninx / meninges | covers the brain and the spinal cord | becomes inflamed in a serious infection at the brain's surface

# Glands of the skin
? Which type of gland
sebaceous gland | produces oil that softens hair and skin | empties sebum into a hair follicle | becomes overactive in adolescence, leading to acne
eccrine gland | produces watery sweat that cools the body | is most numerous on the palms, soles and forehead | opens directly onto the surface through a pore
apocrine gland | produces thick sweat in the armpits and groin from puberty on | makes a secretion that bacteria turn into body odor
ceruminous gland | produces earwax in the outer ear canal | is a modified sweat gland that traps dust in the ear
mammary gland | produces milk to feed an infant | becomes active in lactation after childbirth

# Layers of the skin
? Which layer
stratum corneum / horny layer | is the outermost layer of the epidermis, made of dead, flat, keratin-filled cells | sheds dry cells continually and resists water and abrasion | protects the deeper cells from drying out with about 20 to 30 rows of dead cells
stratum lucidum / clear layer | is a thin translucent layer found only in thick skin of palms and soles | lies between the horny and the granular layers
stratum granulosum / granular layer | is where cells flatten, fill with keratohyalin and begin to die | lies just above the spiny layer of the epidermis
stratum spinosum / spiny layer | is several cells thick, with cells that look prickly where desmosomes join them | lies just above the basal layer and contains many dendritic cells
stratum basale / basal layer / stratum germinativum | is the deepest layer of the epidermis, where cells divide by mitosis | contains the melanocytes and rests next to the dermis | produces new epidermal cells that push upward
papillary layer | is the upper dermis, whose projections form fingerprints | has loose connective tissue with capillary loops and touch receptors
reticular layer | is the thick lower dermis of dense irregular connective tissue | gives skin strength through thick bundles of collagen and elastic fibers
hypodermis / subcutaneous layer / superficial fascia | lies beneath the skin and anchors it to the muscles | stores fat that insulates and cushions, below the dermis | is not strictly part of the skin and consists mostly of adipose tissue

# Cells and pigments of the skin
? Which skin component
keratinocyte | is the most common cell of the epidermis | makes the tough protein that waterproofs the skin
melanocyte | makes the pigment that gives skin its color | sends dark pigment granules to neighboring cells through long branches | lies in the basal layer and increases its output in sunlight
Langerhans cell / dendritic cell of the skin | takes in foreign material and presents it to the immune system | is an immune defender that has migrated into the epidermis
Merkel cell | works with a nerve ending to sense light touch | lies in the basal layer and responds to gentle contact
melanin | absorbs ultraviolet radiation and protects DNA | is the brown-black pigment that increases in a suntan | occurs in greater amount in darker skin
carotene | is a yellow-orange pigment that comes from plant foods | may tint the palms after eating many carrots
keratin | is the tough fibrous protein of hair, nails and the skin surface | hardens and waterproofs the outer cells of the skin
collagen | is the strong fibrous protein of the dermis | gives skin its toughness and breaks down as skin wrinkles with age
elastin | lets stretched skin spring back | is the protein of stretchy fibers in the dermis

# Hair, nails and other skin structures
? Which structure of the skin
hair shaft | is the visible part that projects above the scalp | is made of dead keratinized cells outside the surface
hair follicle | is the tube of epidermal cells from which a strand grows | encloses the root and reaches down into the dermis
hair bulb | is the swollen lower end where new cells form | surrounds a papilla with capillaries
arrector pili muscle | raises the strands and causes goose bumps | is a tiny band of smooth fibers that contracts when a person is cold or afraid
nail bed | is the skin on which the fingertip's hard plate rests | looks pink because of its rich supply of capillaries
nail matrix | is the thickened growth zone from which the hard plate grows | contains the actively dividing cells beneath the cuticle
lunula | is the white crescent near the base of a fingertip's plate | looks pale because thick growing tissue lies beneath it
cuticle / eponychium | is the fold of dead skin at the base of a fingertip's plate | seals the gap between skin and the plate of the finger

# Skin conditions and burns
? Which skin condition
first-degree burn | damages only the epidermis, leaving redness without blisters | includes most cases of mild sunburn
second-degree burn | damages the epidermis and upper dermis and forms blisters | is called a partial-thickness injury
third-degree burn | destroys the full thickness of the skin | may need skin grafts and is at first painless as nerve endings are destroyed | leaves skin gray-white, tan or black and requires grafting
acne | arises when oil and dead cells block hair follicles | produces blackheads and pimples, often in adolescence
athlete's foot / tinea pedis | is a fungal infection between the toes | causes itching and peeling of the feet in warm, moist shoes
psoriasis | makes patches covered with silvery scales | arises as an autoimmune overproduction of skin cells
albinism | is the inherited lack of melanin | leaves hair and skin very pale
vitiligo | causes white patches as melanocytes are lost | leaves scattered areas of skin without pigment after birth
basal cell carcinoma | is the most common and least dangerous skin cancer | starts in the deepest epidermal layer and rarely spreads
malignant melanoma / melanoma | is the most dangerous skin cancer because it spreads rapidly | is recognized by the ABCDE rule | may arise from a mole with an irregular border and uneven color
impetigo | is a contagious bacterial infection that forms crusty sores | is caused by staphylococci or streptococci, often around a child's mouth

# Skin color changes and surface marks
? Which term describes
cyanosis | a bluish color of the skin from poorly oxygenated blood | a sign seen at the lips when hemoglobin lacks oxygen
jaundice | a yellow color of the skin and eyes from bilirubin | a sign of liver disorder
erythema | reddening of the skin from widened blood vessels | the color change seen with fever, embarrassment or inflammation
pallor | unusual paleness of the skin | a color change seen in anemia or shock
bruise / contusion | a discolored area where blood has leaked under unbroken skin | a black-and-blue mark after a blow
callus | a thickened area of skin caused by repeated friction | a hard patch on the hand from manual work
decubitus ulcer / bedsore / pressure sore | tissue death where a resting body's weight cuts off the blood supply of skin | a wound that develops in immobile patients who are not turned
scar | dense collagen tissue that replaces skin after a deep wound | a mark left by fibrous repair
blister | a pocket of fluid that separates the epidermis from the dermis | a raised bubble caused by a burn or rubbing

# Types of bone by shape
? Which type of bone
long bone | has a shaft with two expanded ends | includes the femur and the humerus
short bone | is roughly as wide as it is thick, like a cube | includes the bones of the wrist and ankle
flat bone | is thin and plate-like | includes the sternum, the ribs and most bones of the skull
irregular bone | has a complicated form that fits no other group | includes the vertebrae and the hip bones
sesamoid bone | forms within a tendon | includes the patella at the knee
sutural bone / Wormian bone | is a tiny extra bone within a joint line of the skull | varies in number from person to person between the cranial plates

# Structure of a long bone
? Which part of a bone
diaphysis | is the shaft of a long bone | is a tube of compact bone around a marrow space | makes up most of the length of a long bone
epiphysis / epiphyses | is the expanded end of a long bone | consists mostly of spongy bone and forms joints with neighboring bones | is covered with hyaline cartilage at its joint surface
epiphyseal plate / growth plate | is the layer of cartilage where a child's bone lengthens | turns into a hard line when a young adult reaches full height
periosteum | is the tough membrane that covers the outer surface | carries nerves and blood vessels and anchors tendons | contains osteoblasts for growth in width and repair
endosteum | is the thin membrane that lines the inner surfaces | lines the marrow space with bone-forming and bone-dissolving cells
medullary cavity | is the hollow space in the shaft that holds marrow | contains yellow marrow in adults
articular cartilage | covers the joint surface with a smooth, friction-reducing layer | wears away in osteoarthritis
compact bone | is the dense outer layer built of osteons | looks solid to the naked eye and gives the shaft its strength | consists of tightly packed lamellae around central canals
spongy bone / cancellous bone | is a lattice of trabeculae with many spaces | holds red marrow between its thin struts | makes up most of the inside of flat and short bones
red bone marrow | makes red and white blood cells and platelets | is found in adults in the sternum, ribs and hip bones | is the site of hematopoiesis
yellow bone marrow | stores fat inside long bones | fills the shaft in adults and can turn back to blood making after severe bleeding

# Microscopic structure of bone
? Which bone structure
osteon / Haversian system | is the cylindrical structural unit of compact bone | consists of concentric rings around a central channel
central canal / Haversian canal | carries blood vessels and nerves through the middle of a cylindrical unit | runs lengthwise at the core of concentric rings
perforating canal / Volkmann's canal | connects the lengthwise channels sideways with the outer membrane | runs at a right angle to the shaft and carries vessels inward
lamella / lamellae | is a ring of hard matrix in compact bone | is a thin layer like a growth ring of a tree
lacuna / lacunae | is the small space in which a mature cell lies | is a tiny lake-like hollow between the rings
canaliculus / canaliculi | is a hair-thin channel that joins cells for exchange of nutrients | connects neighboring cell spaces through the hard matrix
trabecula / trabeculae | is a thin strut of spongy bone | lines up along lines of stress in a latticework
hydroxyapatite | is the calcium phosphate salt that makes the matrix hard | gives resistance to compression as a mineral crystal

# Bone cells and bone growth
? Which term describes
osteoblast | a cell that builds new bone matrix | a cell that takes calcium from blood and lays it down, stimulated by calcitonin | a member of the skeleton's tissue that secretes collagen and calcium salts
osteoclast | a large cell that breaks down bone | a cell that releases calcium from bone to blood when parathyroid hormone rises | a large multinucleate cell that dissolves matrix with acid and enzymes
osteocyte | a mature cell that maintains bone tissue | a cell trapped in the hard matrix that it helped to form
ossification / osteogenesis | the process of forming bone | the replacement of fetal cartilage or membrane by hard tissue
intramembranous ossification | the formation of flat skull bones from sheets of connective tissue | the making of clavicles and cranial plates without a cartilage model
endochondral ossification | the formation of most bones from a hyaline cartilage model | the process that lengthens limbs at growth plates
bone remodeling | the lifelong breakdown and rebuilding of the skeleton | the renewal that responds to stress and blood calcium
fontanel / soft spot | a membrane between the skull plates of an infant | the gap that lets a baby's head be squeezed during birth
hematopoiesis | the production of blood cells in red marrow | the making of erythrocytes, leukocytes and platelets from stem cells

# Bones of the skull
? Which skull bone
frontal bone | forms the forehead above the eyes | forms the roofs of the eye sockets | forms the anterior part of the cranium
parietal bone | forms most of the top and side of the cranium | is one of a pair that meet at the sagittal suture
temporal bone | contains the middle and inner ear | lies at the lower side of the cranium around the ear canal | has the mastoid process behind the ear
occipital bone | forms the back and base of the cranium | has the foramen magnum, through which the spinal cord passes | joins with the first vertebra by two condyles
sphenoid bone | is butterfly-shaped and spans the floor of the cranium | has the sella turcica that holds the pituitary gland
ethmoid bone | forms the roof of the nasal cavity and part of the nasal septum | has the cribriform plate, through which smell fibers pass
mandible | is the lower jaw | is the only freely movable one | holds the lower teeth and forms the chin
maxilla / maxillae | forms half of the upper jaw | holds upper teeth and forms the front part of the hard palate
zygomatic bone | forms the prominence of the cheek | joins with a process of the temple to form an arch
nasal bone | forms part of the bridge of the nose | is a small paired plate between the eyes
lacrimal bone | is the smallest of the face, with a groove for tear drainage | lies in the inner wall of the eye socket
vomer | forms the lower part of the nasal septum | is shaped like a plow in the midline of the nose
palatine bone | forms the back of the hard palate | is an L-shaped part of the back roof of the mouth
hyoid bone | is the only one that does not touch another bone | supports the tongue from the neck above the larynx

# Skull sutures, openings and landmarks
? Which feature of the skull
coronal suture | joins the frontal bone to the parietal bones | runs across the top of the head from side to side
sagittal suture | joins the two parietal bones along the midline | runs from front to back on top of the head
lambdoid suture | joins the occipital bone to the parietal bones | is the joint line at the back of the head
squamous suture | joins the temporal bone to the parietal bone | is the joint line above the ear
foramen magnum | is the large opening through which brainstem and spinal cord connect | pierces the base of the occipital bone
sella turcica | is the saddle-shaped hollow that holds the pituitary gland | lies in the sphenoid bone
mastoid process | is the bump behind the ear to which neck muscles attach | is a rounded, air-filled projection of the temporal bone
styloid process | is a needle-like projection of the temporal bone | points down from below the ear and anchors tongue muscles
zygomatic arch | is the bony bridge of the cheek | lies between the temple and the face and gives rise to the masseter
external auditory meatus / external acoustic meatus | is the opening of the ear canal in the bone | leads sound toward the eardrum

# The vertebral column
? Which part of the backbone
cervical vertebra | is one of seven in the neck | has a hole in each transverse process
thoracic vertebra | is one of twelve in the chest | has facets to which ribs attach
lumbar vertebra | is one of five in the lower back | has the largest body, as it bears most weight
sacrum | is a triangle of five fused bones between the hips | forms the back wall of the pelvis
coccyx / tailbone | is made of about four small fused bones at the lower tip | is the remnant of a tail
intervertebral disc / intervertebral disk | is the fibrocartilage cushion between two neighboring bones | presses on a nerve when it herniates

# Features of a vertebra and curves of the spine
? Which term describes
vertebral body / centrum | the thick disc-shaped front part of a spinal bone that bears weight | the part of a spinal bone that rests on the cushion below
vertebral foramen | the opening through which the spinal cord passes | the hole enclosed by the arch of a spinal bone
spinous process | the single projection that points backward and can be felt along the back | the midline spike of a bone in the back
transverse process | the projection at each side of a spinal bone | the sideways part of a bone in the back, to which muscles and ribs attach
scoliosis | an abnormal sideways curve of the spine | the condition in which the back bends to the side like an S
kyphosis | an exaggerated outward curve of the upper back | the condition called hunchback
lordosis | an exaggerated inward curve of the lower back | the condition called swayback
herniated disc / slipped disc | a cushion of the spine whose soft center bulges out | a rupture that presses on a spinal nerve and may cause sciatica
atlas | the first bone of the neck, which supports the skull | the ring-shaped bone that lets the head nod yes
axis | the second bone of the neck, with a tooth-like dens | the pivot around which the head shakes no

# Bones of the trunk and shoulder
? Which bone or part of the chest and shoulder
sternum / breastbone | is the flat bone in the middle of the chest | is compressed during CPR and holds red marrow | connects with the upper seven ribs by costal cartilage
manubrium | is the upper part of the breastbone | joins with the collarbones and the first ribs
xiphoid process | is the lower tip of the breastbone | is cartilage in youth and must not be pressed during CPR
true rib | attaches to the breastbone directly by its own cartilage | belongs to the upper seven pairs
floating rib | has no connection to the breastbone | belongs to the last two pairs, the eleventh and twelfth
clavicle / collarbone | braces the shoulder between breastbone and shoulder blade | is S-shaped and often broken by a fall on an outstretched arm | is the bone most visible between neck and shoulder as it lies just beneath the skin
scapula / shoulder blade | is a flat triangle on the upper back | has the glenoid cavity, where the arm attaches | has a spine that ends in the acromion
acromion | is the point of the shoulder that meets the collarbone | is the flattened outer end of the spine of the shoulder blade
costal cartilage | is the flexible strip that joins an upper rib to the breastbone | lets the chest wall expand in breathing

# Bones of the upper limb
? Which bone of the upper limb
humerus | is the only bone of the upper arm | has a head that fits into the shoulder blade | extends from the shoulder to the elbow
radius | lies on the thumb side of the forearm | crosses over its neighbor when the palm turns down | is the lateral bone of the forearm and forms most of the wrist joint
ulna | lies on the little finger side of the forearm | forms the point of the elbow | joins the humerus mainly by its trochlear notch
scaphoid | is the carpal that is broken most often | lies at the base of the thumb in the first row of the wrist
lunate | is the moon-shaped carpal in the middle of the first row | lies next to the scaphoid and is the wrist bone most often dislocated
pisiform | is the pea-shaped carpal on the little finger side | is a small round wrist bone inside a tendon
hamate | is the carpal with a hook-shaped process | lies in the second row at the base of the fourth and fifth fingers
capitate | is the largest carpal, in the center of the wrist | lies at the base of the middle finger
metacarpal | is one of five that form the palm | forms a knuckle at its head
phalanx / phalanges | is one of fourteen in the digits of the upper limb | lies beyond the knuckle, two in the thumb

# Bones of the pelvis and lower limb
? Which bone of the pelvis or lower limb
ilium / ilia | is the upper, flaring part of the hip bone | has the crest felt when the hands rest on the hips
ischium / ischia | bears the body's weight in sitting | is the lower back part of the hip bone
pubis | is the front part of the hip bone | meets its partner at a midline joint of fibrocartilage
femur / thighbone | is the longest and strongest in the body | has a ball-shaped head that fits into the hip socket | extends from the hip to the knee
patella / kneecap | lies in the tendon of the thigh and protects the knee | is the largest sesamoid
tibia / shinbone | is the thick weight-bearing bone of the leg | forms the inner ankle bump at its lower end | is the medial bone of the leg and second largest in the body
fibula | is the thin outer bone of the leg | forms the outer ankle bump and bears little weight | is the lateral bone of the leg beside the tibia
talus | joins with the leg bones at the ankle | sits on top of the heel and passes weight to the foot
calcaneus / heel bone | is the largest of the tarsals | receives the Achilles tendon | is the rearmost bone of the foot
metatarsal | is one of five that form the sole between ankle and toes | forms the ball of the foot with its head
navicular | is the boat-shaped tarsal of the inner foot | lies between the talus and the cuneiforms

# Bone markings
? Which bone marking
foramen / foramina | is a round hole for a nerve or blood vessel | passes right through a bone, as at the base of the skull
fossa / fossae | is a shallow depression in a bone | forms a basin-like hollow that often receives another bone
condyle | is a rounded knob that forms a joint | is found in pairs at the lower end of the femur at the knee
epicondyle | is a raised area above a rounded joint knob | is felt at each side of the elbow on the humerus
facet | is a smooth, nearly flat joint surface | is found where a rib meets a vertebra
trochanter | is a very large blunt projection found only on the femur | gives attachment to hip muscles near the femoral neck
tubercle | is a small rounded projection | is seen beside the humeral head as greater and lesser bumps
crest | is a narrow ridge that is usually prominent | forms the upper edge of the hip bone
sinus | is an air-filled cavity lined with mucous membrane | lightens the skull and opens into the nose
meatus | is a canal-like passageway | leads sound inward in the temporal bone
acetabulum | is the deep socket of the hip bone | receives the head of the femur
olecranon | is the bony point of the elbow | hooks behind the humerus when the arm is straight

# Bone fractures and disorders
? Which bone disorder
comminuted fracture | is a break into three or more fragments | is common in the brittle bones of older people
greenstick fracture | is an incomplete break in which one side bends | is common in children, whose bones are flexible | leaves a bone splintered on one side like a fresh twig
spiral fracture | is a ragged break caused by twisting | is a common sports injury when force rotates a limb
compression fracture | crushes a bone such as a vertebra | follows a fall or the weakening of spinal bones
hairline fracture / stress fracture | is a thin crack caused by repeated strain | is typical of runners who overtrain
osteoporosis | makes bones thin and brittle as mass is lost | is most common in women after menopause | raises the risk of hip and vertebra breaks in old age
rickets | leaves a child's bones soft and bowed from lack of vitamin D | is prevented by sunlight and fortified milk
osteomyelitis | is an infection of bone, usually bacterial | may spread into bone from a deep wound

# Functions of the skeleton
? Which function of bones
support | provides the framework that holds soft organs up | keeps a person upright by the legs and spine
protection | shields soft parts such as the brain and the heart | is shown by the skull and the rib cage
leverage for movement | lets muscles pull on rigid rods across joints | makes walking possible when tendons pull on the limbs
mineral storage | keeps calcium and phosphate as a reserve for the blood | is drawn upon when blood calcium falls
blood cell formation | takes place in red marrow | supplies erythrocytes and platelets
fat storage | takes place in yellow marrow | keeps an energy reserve of lipid inside the shaft

# Classes of joints
? Which kind of joint
gomphosis | holds a tooth in its bony socket | is a peg-in-socket fibrous type found only in the jaws
syndesmosis | is held by a band of ligament, as between tibia and fibula above the ankle | connects two bones of the leg by a short sheet of fibrous tissue
symphysis / symphyses | joins bones by a pad of fibrocartilage in the midline | connects the two pubic bones
synchondrosis | joins bones by hyaline cartilage | includes the growth plate of a child and the first rib's attachment
suture | holds the plates of the skull tightly together by short fibers | has interlocking, jagged edges in the cranium
synovial joint / diarthrosis | has a fluid-filled cavity and a capsule | includes the shoulder, elbow and knee

# Types of joint by movement
? Which type of joint
ball-and-socket joint | allows the widest range of movement, including rotation | is found at the shoulder and the hip | is made of a rounded head in a cuplike hollow
hinge joint | allows only bending and straightening in one plane | is found at the elbow and between the bones of a finger | works like a door, as in bending the arm
pivot joint | allows only rotation around a single axis | lets the atlas turn on the dens of the axis | lets the radius turn against the ulna near the elbow
condyloid joint / ellipsoidal joint | fits an oval surface into an oval hollow, without rotation | is found at the knuckles between metacarpals and fingers
saddle joint | has two surfaces each concave one way and convex the other | lets the thumb move across the palm to oppose the fingers
gliding joint / plane joint | allows short slipping movements between flat surfaces | is found between the small bones of the wrist and ankle
synarthrosis / immovable joint | allows no movement between its bones | includes the sutures of the skull
amphiarthrosis / slightly movable joint | allows only limited give through cartilage | includes the discs between the vertebrae

# Parts of a synovial joint
? Which part of a joint
joint capsule / articular capsule | is the two-layered sleeve that encloses the cavity | has a tough outer fibrous layer continuous with the periosteum
synovial fluid | lubricates the moving surfaces and nourishes cartilage | is the slippery liquid, like egg white, that fills the cavity
ligament | connects bone to bone | is torn when an ankle is sprained | holds a joint together and limits its movement
tendon | connects muscle to bone | is a cord of dense tissue that transmits a muscle's pull | is made of dense regular tissue, as in the Achilles
bursa / bursae | is a flattened sac that reduces friction where tendons rub on bones | acts like a small cushion between a tendon and a bone, outside the cavity
meniscus / menisci | is a crescent-shaped pad of fibrocartilage in the knee | absorbs shock between the femur and the tibia
labrum | is a ring of fibrocartilage that deepens the socket at shoulder or hip | forms a rim around the glenoid cavity

# Body movements
? Which movement
flexion | bends a limb so that the angle between its bones decreases | brings the forearm toward the upper arm
extension | straightens a bent limb by increasing the angle between its bones | returns a flexed knee or elbow to anatomical position
hyperextension | bends a part backward beyond the straight position | occurs when the head is tipped far back to look at the ceiling
abduction | moves a limb away from the midline | occurs when the arm is raised out to the side
adduction | moves a limb toward the midline | occurs when a raised arm is lowered to the side
rotation | turns a bone around its long axis | occurs when the head is shaken to say no
circumduction | makes the end of a limb trace a circle | occurs when the arm is swung like a cone
supination | turns the palm upward or forward | brings radius and ulna parallel, as in holding a bowl of soup
pronation | turns the palm downward or backward | makes the radius cross over the ulna
dorsiflexion | lifts the foot so that its top nears the shin | occurs when standing on the heels
plantar flexion | points the toes downward | occurs when standing on tiptoe
inversion | turns the sole of the foot inward | is the twist in which the ankle is most often sprained
eversion | turns the sole of the foot outward | is produced by muscles along the fibula
opposition | brings the thumb across to touch the fingertips | makes a human hand able to grip and use tools

# Other movements of body parts
? Which movement
elevation | lifts a body part upward | occurs when the shoulders are shrugged or the mouth is closed
depression | lowers a body part | occurs when the jaw drops to open the mouth
protraction | moves a part forward in a horizontal plane | occurs when the jaw is thrust out
retraction | moves a part backward in a horizontal plane | occurs when the shoulders are squared by pulling the shoulder blades together
lateral flexion | bends the trunk or neck to the side | brings the ear toward the shoulder
reposition | returns the thumb from the fingertips to its resting place | undoes the thumb's contact with the little finger

# Joint disorders and injuries
? Which joint disorder
osteoarthritis | wears away joint cartilage with age and use | is the most common chronic joint disease of older adults | is treated by replacing worn hips or knees
rheumatoid arthritis | inflames joints because the immune system attacks the synovial membrane | is an autoimmune disease that deforms the hands on both sides | begins with painful swelling and morning stiffness, more often in women
gout / gouty arthritis | inflames a joint, often of the big toe, by uric acid crystals | follows a high uric acid level in the blood
bursitis | inflames the small fluid sacs that cushion a joint | follows repeated kneeling or overuse and causes swelling near tendons
sprain | is a stretched or torn ligament | often follows a twisted ankle
dislocation / luxation | forces bones out of their normal position in a joint | needs reduction, the return of a bone end into its socket
tendinitis | inflames the cord that joins muscle to bone | often affects the Achilles cord or the elbow from overuse
Lyme disease | may inflame joints weeks after the bite of an infected tick | often begins with a spreading bull's-eye rash

# Structure of a skeletal muscle
? Which muscle structure
muscle fiber / myofiber | is a single long cell with many nuclei | contains hundreds of parallel rods packed with filaments
fascicle | is a bundle of muscle cells wrapped together | is surrounded by perimysium
epimysium | is the connective sheath around an entire muscle | blends outward into a tendon or fascia
perimysium | wraps each bundle of muscle cells | separates the bundles inside a muscle
endomysium | wraps each individual muscle cell | is the delicate innermost sheath between single cells
myofibril | is a rod of contractile filaments inside a muscle cell | is a chain of sarcomeres | gives skeletal muscle its striped look through repeating units
sarcomere | is the contractile unit between two Z discs | shortens when thin filaments slide over thick ones | is the smallest unit of contraction, repeated along a myofibril
sarcolemma | is the plasma membrane of a muscle cell | carries the action potential over the surface of the cell
sarcoplasmic reticulum | stores calcium ions inside a muscle cell | releases calcium to start a contraction
transverse tubule / T tubule | carries the electrical impulse deep into a muscle cell | is an inward fold of the surface membrane
aponeurosis / aponeuroses | is a flat sheet of connective tissue that attaches a muscle | replaces a cordlike tendon in the abdominal wall

# Proteins and regions of the sarcomere
? Which part of the contractile apparatus
actin | forms the main strand of the thin filament | has binding sites to which cross bridges attach | slides toward the center of the sarcomere
myosin | forms the thick filament and has movable heads | pulls on the thin filament with its heads using ATP | forms cross bridges with the thin filament
troponin | binds calcium and shifts the protein that blocks binding sites | is the thin-filament complex that acts as the calcium switch
tropomyosin | covers the binding sites of the thin filament at rest | is the ropelike blocker that moves away when calcium arrives
titin | is the elastic spring that anchors thick filaments to the Z disc | is a giant protein that keeps thick filaments centered
Z disc / Z line | marks the boundary of a contractile unit | anchors the thin filaments at each end of the unit
A band | is the dark stripe as long as the thick filaments | keeps its length during contraction
I band | is the light stripe that holds only thin filaments | becomes narrower when the muscle shortens
H zone | is the central region with thick filaments only | disappears as thin filaments slide to the middle
M line | holds the thick filaments together at the center | runs down the exact middle of the unit

# Events of muscle contraction
? Which term describes
neuromuscular junction | the meeting place of a motor neuron and a muscle fiber | the synapse at which acetylcholine starts a contraction | the contact at which a motor axon stimulates a muscle fiber
motor unit | one neuron of the spinal cord and all the muscle fibers it controls | a group of fibers that contracts together on one nerve signal
motor end plate | the folded region of muscle membrane that receives the nerve signal | the patch of sarcolemma with acetylcholine receptors
sliding filament theory / sliding filament model | the explanation that thin strands move past thick ones to shorten a muscle | the idea that contraction occurs though no strand itself becomes shorter | the account by which Z discs are pulled closer together
cross bridge | the link between a thick filament's head and a thin filament | the attachment that is broken when a new ATP molecule binds
power stroke | the tilt of a myosin head that pulls the thin filament | the bending movement that follows release of phosphate from myosin
excitation-contraction coupling | the chain of events from an action potential to shortening of the fiber | the process that links the electrical signal to calcium release
acetylcholinesterase | the enzyme that breaks down the transmitter at the muscle | the substance in the cleft that ends the signal to contract
rigor mortis | stiffness after death because no ATP is left to free the heads | the locking of muscles that begins a few hours after the heart has stopped for good

# Types of muscle activity
? Which term describes
muscle twitch | a single brief contraction in response to one stimulus | a response with a latent, a contraction and a relaxation period
tetanic contraction / complete tetanus | a smooth, sustained pull from rapid stimuli | the state in which stimuli come too fast for the fiber to relax
muscle tone | slight continuous tension at rest | the partial contraction that helps to maintain posture
isotonic contraction | tension that shortens a muscle and moves a load | the kind of work done when a weight is lifted
isometric contraction | tension without change in the muscle's length | the kind of work done when pushing against a wall
recruitment | the activation of more motor units to raise force | the way a muscle grows stronger in effort as a load increases
muscle fatigue | inability to contract despite continued stimulation | the tired state after long exercise as fuel and ion balance change
oxygen debt | the extra intake of a gas needed after exercise to restore reserves | the reason why a runner keeps breathing hard after the race
hypertrophy | enlargement of muscle fibers through strength training | growth in cell size that makes a weight lifter's biceps bigger
atrophy | wasting of muscle from disuse or nerve damage | the shrinking of a leg that has been in a cast

# Energy sources and fiber types of muscle
? Which term describes
creatine phosphate / phosphocreatine | a molecule that quickly turns ADP back into ATP in muscle | the reserve that powers about the first fifteen seconds of all-out exercise
aerobic respiration | the release of energy from fuel with oxygen | the process that makes most ATP during long, moderate exercise
anaerobic glycolysis | the breakdown of sugar without oxygen | the pathway that yields only two ATP from each sugar molecule
lactic acid / lactate | the product of sugar breakdown when oxygen is short | the substance the liver turns back into glucose after hard exercise
myoglobin | the red pigment that stores oxygen in muscle | the protein that gives slow fibers their dark color
slow-twitch fiber / slow oxidative fiber | a cell of muscle that resists fatigue and suits endurance | the kind that is plentiful in marathon runners
fast-twitch fiber / fast glycolytic fiber | a cell of muscle that contracts powerfully but tires soon | the kind that suits sprinting and weight lifting

# How muscles act and attach
? Which term describes
origin | the attachment of a muscle to the bone that stays still | the fixed end of a muscle
insertion | the attachment of a muscle to the bone that moves | the movable end of a muscle
agonist / prime mover | the muscle mainly responsible for a movement | the role of the biceps in bending the elbow
antagonist | the muscle that opposes or reverses a movement | the role of the triceps when the elbow bends
synergist | a muscle that assists the main muscle in a movement | a helper that adds force or reduces unwanted motion
fixator | a muscle that steadies the base from which another pulls | a stabilizer, such as those that hold the shoulder blade still
muscle belly / belly | the thick middle portion between two tendons | the fleshy part that bulges when contracted
first-class lever | an arrangement with the fulcrum between effort and load | the arrangement used when the head tips back on the neck
second-class lever | an arrangement with the load between fulcrum and effort | the arrangement used when standing on tiptoe
third-class lever | an arrangement with the effort between fulcrum and load | the arrangement used when the biceps lifts the forearm

# Muscles of the head and neck
? Which muscle
frontalis | raises the eyebrows and wrinkles the forehead | covers the forehead beneath the skin
orbicularis oculi | closes the eye in blinking and squinting | encircles the eye in a ring
orbicularis oris | closes and puckers the lips | is the kissing muscle that encircles the mouth
buccinator | presses the cheek against the teeth in chewing | is the cheek muscle used in whistling and blowing a trumpet
zygomaticus | raises the corners of the mouth in a smile | runs from the cheekbone to the corner of the lips
masseter | closes the jaw powerfully in chewing | covers the angle of the lower jaw and bulges when the teeth are clenched | runs from the cheekbone to the lower jaw
temporalis | closes the jaw from its fan-shaped attachment at the side of the skull | overlies the bone above the ear and assists in biting
platysma | pulls the corners of the mouth down and tightens the neck's skin | is a thin sheet that covers the front of the neck
sternocleidomastoid | turns the head to the opposite side and flexes the neck | runs from the breastbone and collarbone to behind the ear
splenius capitis | extends the head and turns it to the same side | lies at the back of the neck, beneath the trapezius
genioglossus | sticks the tongue out | runs from the chin into the tongue

# Muscles of the trunk
? Which muscle of the trunk
pectoralis major | pulls the upper arm forward and across the chest | is the large fan-shaped chest muscle used in push-ups | adducts and medially rotates the arm
external intercostal | lifts the ribs in breathing in | is the outer muscle between two neighboring ribs
internal intercostal | pulls the ribs down in forced breathing out | lies beneath its outer neighbor between two ribs
diaphragm | flattens as it contracts to draw air into the lungs | is the dome that separates the chest from the abdomen | is the chief muscle of breathing
rectus abdominis | bends the trunk forward, as in sit-ups | forms the paired vertical straps of a six-pack
external oblique | rotates the trunk and forms the outermost layer of the side wall | has fibers that run downward and inward, like hands in pockets
transversus abdominis | compresses the abdomen as its deepest layer | has fibers that run horizontally around the belly
trapezius | shrugs the shoulders and holds the head up | is the kite-shaped muscle of the upper back and neck | extends and rotates the head and moves the shoulder blade
latissimus dorsi | pulls the arm down and back, as in swimming and chin-ups | is the broad muscle of the lower back that inserts on the humerus | extends and adducts the humerus from the back
erector spinae | keeps the back straight by extending the spine | consists of three columns of muscle beside the vertebrae
serratus anterior | pulls the shoulder blade forward, as in punching | has a saw-toothed origin on the upper ribs
levator ani | supports the pelvic organs as the floor of the pelvis | resists the downward push of abdominal pressure

# Muscles of the shoulder and arm
? Which muscle of the shoulder or arm
deltoid | raises the arm to the side | caps the shoulder and is a common site for vaccinations | abducts the arm at the shoulder
biceps brachii | flexes the elbow and turns the palm up | has two heads and bulges on the front of the upper arm | is the main muscle felt when the forearm is lifted
triceps brachii | extends the elbow to straighten the arm | has three heads and covers the back of the upper arm
brachialis | flexes the elbow from beneath a larger two-headed neighbor | inserts on the ulna as the strongest bender of the elbow
brachioradialis | helps flex the elbow from the thumb side of the forearm | runs from the humerus to the lower end of the radius
supraspinatus | starts the raising of the arm as part of the rotator cuff | is the rotator cuff member that is torn most often
flexor carpi radialis | bends the wrist on the thumb side | lies on the front of the forearm toward the thumb
extensor digitorum | straightens the four fingers at the knuckles | lies on the back of the forearm with tendons that reach four fingers
pronator teres | turns the palm downward | crosses the front of the elbow obliquely to the radius
teres major | assists a broad back muscle in pulling the arm down and back | runs from the lower corner of the shoulder blade to the humerus

# Muscles of the hip, thigh and leg
? Which muscle of the hip, thigh or leg
gluteus maximus | extends the hip, as in climbing stairs | forms most of the buttock and is the body's largest muscle | is used in jumping and rising from a chair
gluteus medius | raises the thigh to the side and steadies the pelvis in walking | is a site for injections in the hip
iliopsoas | is the strongest flexor of the hip | runs from the lower spine and pelvis to the lesser trochanter
sartorius | helps cross the legs in a tailor's position | is the longest muscle, a strap across the front of the thigh
rectus femoris | extends the knee and also flexes the hip | is the quadriceps member that crosses two joints
vastus lateralis | extends the knee from the outer side of the thigh | is the quadriceps member used for injections in infants
biceps femoris | flexes the knee on the outer side as a hamstring | has two heads at the back of the thigh
semitendinosus | flexes the knee on the inner side as a hamstring | has a long cordlike end on the inner back of the knee
adductor longus | pulls the thigh toward the midline | lies in the inner thigh and is strained in a pulled groin
gastrocnemius | points the foot down and bends the knee | forms the two-headed bulge of the calf | attaches to the heel by the Achilles tendon with two heads
soleus | points the foot down and is important for standing | lies beneath the two-headed calf muscle
tibialis anterior | lifts the front of the foot toward the shin | is strained in shin splints
fibularis longus / peroneus longus | turns the sole outward | runs along the outer leg and under the foot

# How muscles are named and muscle disorders
? Which condition of muscle
muscular dystrophy | is an inherited disease in which fibers degenerate | in its Duchenne form affects boys by lack of dystrophin
myasthenia gravis | weakens muscles because antibodies block acetylcholine receptors | causes drooping eyelids and trouble with swallowing
tetanus / lockjaw | locks muscles in spasm by a toxin from bacteria in wounds | is prevented by a vaccine with boosters every ten years
botulism | paralyzes muscles by a food toxin that blocks acetylcholine release | follows eating badly canned food
strain / pulled muscle | is a stretched or torn muscle or tendon | often follows exercise without warming up
cramp | is a painful involuntary contraction | may follow dehydration or loss of salts during exercise
fibromyalgia | causes widespread chronic pain and tender points | causes long-term aching and fatigue without joint damage
hernia | pushes an organ through a weak place in a muscle wall | may follow heavy lifting, with intestine bulging at the groin

# Divisions of the nervous system
? Which division of the nervous system
central nervous system / CNS | consists of the brain and the spinal cord | is the integrating center that lies within skull and backbone | interprets sensory input and issues commands
peripheral nervous system / PNS | consists of the cranial and spinal nerves and ganglia | is everything nervous outside the brain and spinal cord | links all body parts to the brain and spinal cord by nerves
somatic nervous system | controls skeletal muscles voluntarily | is the conscious motor part that lets a person raise a hand
autonomic nervous system | regulates heart, smooth muscle and glands by two opposing branches | is the whole involuntary motor part, with a stress branch and a resting branch
sympathetic division | prepares the body for fight or flight | speeds the heart and widens the pupils in an emergency | arises from the thoracic and lumbar cord segments
parasympathetic division | conserves energy in rest and digest | slows the heart and stimulates digestion by way of the vagus nerve | arises from the brainstem and the sacral cord
afferent division / sensory division | carries impulses from receptors toward the center | brings in information on touch, pain and temperature
enteric nervous system | controls the movement and secretion of the gut | lies in the wall of the digestive tract

# Parts of a neuron
? Which part of a neuron
cell body / soma | contains the nucleus and most organelles | is the metabolic center, found in gray matter
dendrite | receives signals and conducts them toward the soma | is a short, branching input process | increases the receiving surface of a nerve cell
axon / nerve fiber | conducts impulses away from the soma | is a single long process that may be a meter long | ends in branches with terminals that release transmitter
axon hillock | is the cone-shaped region where an impulse starts | joins the output process to the soma
axon terminal / synaptic knob | releases neurotransmitter from its vesicles | is the bulb-like end at a synapse
myelin sheath | is the fatty white covering that speeds impulses | insulates the fiber and is damaged in multiple sclerosis | is formed by Schwann cells or oligodendrocytes
node of Ranvier / neurofibril node / nodes of Ranvier | is a gap in the fatty covering of a fiber | is the uncovered spot at which the impulse is renewed as it leaps along
Nissl body | is the rough endoplasmic reticulum of a nerve cell | is a dark-staining granule that makes protein in the soma
synaptic vesicle | stores neurotransmitter until an impulse arrives | fuses with the membrane of the ending when calcium flows in

# Types of neurons
? Which type of neuron
sensory neuron / afferent neuron | carries impulses from receptors to the spinal cord or brain | has its cell body in a dorsal root ganglion | informs the central nervous system about the environment
motor neuron / efferent neuron | carries impulses from the central nervous system to muscles or glands | causes an effector to act | stimulates skeletal muscle fibers to contract
interneuron / association neuron | connects input and output cells within the brain and spinal cord | processes information in the middle of a reflex arc | is the most numerous link in the body and lies entirely within the center
multipolar neuron | has one axon and many dendrites | is the most common in the brain by structure
bipolar neuron | has one axon and one dendrite | is found in the retina and the smell lining of the nose
unipolar neuron / pseudounipolar neuron | has a single short process that splits like a T | is typical in a ganglion beside the spinal cord

# Glial cells
? Which glial cell
astrocyte | anchors neurons to capillaries and helps form the blood-brain barrier | is star-shaped and the most abundant of the brain's supporting cells
microglial cell / microglia | removes debris and microbes by phagocytosis | is the brain's spider-like immune defender
ependymal cell | lines the ventricles and moves cerebrospinal fluid with cilia | covers the fluid-filled cavities of the brain
oligodendrocyte | forms myelin in the brain and spinal cord | wraps flat extensions around several fibers at once
Schwann cell | forms myelin in the peripheral nerves | helps a cut nerve regrow by forming a tube
satellite cell | surrounds the cell bodies of neurons in ganglia | cushions and supports neurons outside the central nervous system

# The nerve impulse
? Which term describes
resting potential | the charge difference across the membrane of an inactive neuron | a steady voltage of about minus 70 millivolts
depolarization | the change in which sodium rushes in and the inside becomes more positive | the rising phase of a nerve signal
repolarization | the change in which potassium flows out and the inside becomes negative again | the falling phase of a nerve signal
hyperpolarization | the change that makes the inside more negative than at rest | an overshoot below minus 70 millivolts
action potential / nerve impulse | the brief reversal of voltage that travels along an axon | the electrical signal that neurons use over long distances | a wave of depolarization and repolarization that moves down a fiber
threshold | the voltage that must be reached to fire a neuron | the level of about minus 55 millivolts that triggers sodium channels
all-or-none principle / all-or-none law | the rule that a neuron fires completely or not at all | the rule that a stronger stimulus does not make a bigger impulse
refractory period | the brief time in which a neuron cannot fire again | the interval that makes impulses travel in one direction only
saltatory conduction | the leaping of an impulse from node to node | the fast travel of signals along myelinated fibers
sodium-potassium pump | the membrane protein that moves three ions out for every two ions in | the ATP-using carrier that restores the ion balance of neurons

# The synapse
? Which term describes
synapse | the junction between two neurons | the place where a signal passes from one nerve cell to the next | the junction across which neurotransmitter carries a message
synaptic cleft | the tiny gap that transmitter molecules cross by diffusion | the space between the sending and the receiving membrane
neurotransmitter | a chemical messenger released by a neuron | a substance that binds to receptors across a tiny gap | a substance such as dopamine or serotonin stored in vesicles
presynaptic neuron | the cell that sends a signal across the gap | the nerve cell whose vesicles release the chemical messenger
postsynaptic neuron | the cell that receives a signal across the gap | the nerve cell whose receptors bind the chemical messenger
excitatory postsynaptic potential / EPSP | a local change that makes the receiving cell more likely to fire | a slight depolarization caused by an incoming signal
inhibitory postsynaptic potential / IPSP | a local change that makes the receiving cell less likely to fire | a slight shift away from firing, as when chloride enters
summation | the adding together of many small signals | the combining of inputs that may bring a neuron to its firing level
reuptake | the taking back of a messenger into the sending ending | the recycling that some antidepressants block

# Neurotransmitters
? Which neurotransmitter
acetylcholine | makes skeletal muscles contract | slows the heart and declines in Alzheimer's disease | is broken down by a cholinesterase in the cleft
dopamine | acts in the brain's reward and movement pathways | is deficient in Parkinson's disease
serotonin | influences mood, appetite and sleep | is raised by many drugs against depression
norepinephrine / noradrenaline | raises heart rate at most sympathetic endings | promotes alertness and wakefulness in the brain
GABA / gamma-aminobutyric acid | is the main inhibitory messenger of the brain | is made stronger in effect by alcohol and tranquilizers
glutamate | is the main excitatory messenger of the brain | takes part in learning and memory and can overexcite neurons after a stroke
glycine | is the main inhibitory messenger of the spinal cord | is the simplest amino acid that acts as a messenger
endorphin | is a natural painkiller that acts like morphine | is linked with the feeling known as runner's high
substance P | carries pain signals into the spinal cord | is a peptide messenger whose release is blocked by opiates

# Reflexes and reflex arcs
? Which term describes
reflex arc | the nerve pathway from receptor to effector | the route through sensory neuron, spinal cord and motor neuron
stretch reflex / knee-jerk reflex / patellar reflex | the kick of the leg when the tendon below the kneecap is tapped | the simple response that uses only one synapse
withdrawal reflex / flexor reflex | the pulling back of a hand from a hot stove | the protective response that removes a limb from pain
pupillary reflex | the quick narrowing of the eye's opening in brightness | the response that doctors test with a small lamp at the eye
Babinski reflex | the fanning of an infant's toes when the sole is stroked | a response of the sole that is abnormal after infancy
crossed-extensor reflex | the straightening of the opposite leg when one foot is pulled back | the response that keeps balance after stepping on a tack
grasp reflex | the closing of a newborn's hand around a touching finger | the infant's grip that fades within the first months

# Spinal cord and nerve structure
? Which structure
gray matter | consists mainly of cell bodies and unmyelinated fibers | forms the butterfly-shaped center of the spinal cord
white matter | consists mainly of myelinated axons | forms the tracts in the outer part of the spinal cord
dorsal root | carries sensory fibers into the spinal cord | bears a ganglion just outside the cord
ventral root | carries motor fibers out of the spinal cord | leaves the front side of the cord
dorsal horn | is the rear part of the gray butterfly that receives sensory input | contains interneurons on which incoming pain fibers end
ventral horn | is the front part of the gray butterfly with motor neurons | contains cell bodies that are destroyed by polio
cauda equina | is a bundle of nerve roots like a horse's tail below the cord | fills the lower part of the vertebral canal
ganglion / ganglia | is a cluster of neuron cell bodies outside the brain and spinal cord | is found as a chain beside the backbone in the sympathetic division
conus medullaris | is the tapered lower end of the spinal cord | lies near the first or second lumbar vertebra
tract | is a bundle of axons within the brain or spinal cord | ascends with sensory or descends with motor signals

# Nerve plexuses and nerves of the limbs
? Which nerve or plexus
cervical plexus | serves the neck and gives rise to the nerve of the diaphragm | arises from the first four or five spinal nerves
brachial plexus | serves the shoulder and the arm | arises from the lower neck and first thoracic spinal nerves
lumbar plexus | serves the front of the thigh and the lower abdominal wall | arises from the upper four spinal nerves of the lower back
sacral plexus | serves the buttock, back of the thigh and lower leg | is the origin of the body's largest nerve
phrenic nerve | stimulates the diaphragm to contract | descends from the neck through the chest for breathing
sciatic nerve | is the thickest and longest in the body | runs down the back of the thigh from the buttock
femoral nerve | supplies the quadriceps at the front of the thigh | enables the knee to be extended
median nerve | is compressed in carpal tunnel syndrome | supplies most forearm flexors and the thumb's ball
ulnar nerve | causes tingling when the funny bone is struck | passes behind the elbow to the little finger
radial nerve | supplies the triceps and extensors of wrist and hand | causes wrist drop when damaged

# Major parts of the brain
? Which part of the brain
cerebrum | is the largest and controls thought, memory and voluntary movement | is divided into two hemispheres | makes up most of brain mass, with a folded cortex of gyri and sulci
cerebellum | coordinates muscle movement, balance and posture | lies at the back beneath the occipital lobe, with treelike white matter | makes movements smooth and timed, and is impaired by alcohol
medulla oblongata | controls heartbeat, breathing and blood pressure | connects with the spinal cord at its lower end | contains reflex centers for coughing, swallowing and vomiting
pons | relays signals between brainstem and cerebellum and helps control breathing rhythm | is a bridge-like bulge above the medulla
midbrain / mesencephalon | contains visual and auditory reflex centers | is the uppermost part of the brainstem
thalamus / thalami | relays sensory information to the cerebral cortex | is the gateway for nearly all sensations except smell | sorts incoming impulses and sends them to the right part of the cortex
hypothalamus | regulates body temperature, hunger, thirst and the pituitary gland | links the nervous system with the endocrine system | controls autonomic functions and water balance
epithalamus | includes the pineal gland | forms the roof of the third ventricle
corpus callosum | connects the left and right cerebral hemispheres | is the large bridge of white fibers, cut in split-brain surgery
limbic system | is the emotional brain that links feeling with memory | is a ring of structures including the hippocampus and amygdala

# Lobes of the cerebrum
? Which lobe of the cerebrum
frontal lobe | plans, reasons and starts voluntary movement | lies behind the forehead, anterior to the central sulcus | contains the primary motor cortex
parietal lobe | processes touch, pressure, pain and body position | lies behind the central sulcus at the top of the brain | contains the primary somatosensory cortex
temporal lobe | processes hearing and smell | lies beside the ear, below the lateral sulcus | contains the auditory cortex
occipital lobe | processes vision from the two eyes | lies at the back of the head | causes blindness when destroyed on both sides
insula | takes part in taste and visceral sensation | lies hidden deep within the lateral sulcus

# Functional areas of the cerebral cortex
? Which area of the cortex
primary motor cortex / precentral gyrus | sends commands to skeletal muscles of the opposite side | lies just in front of the central sulcus
primary somatosensory cortex / postcentral gyrus | receives touch signals mapped by body part | lies just behind the central sulcus
Broca's area | controls the muscles that produce speech | leaves speech slow and halting when damaged
Wernicke's area | makes sense of spoken and written language | leaves speech fluent but meaningless when damaged
prefrontal cortex | handles judgment, planning and self-control | matures last, in a person's twenties
primary auditory cortex | receives sound information from the ears | lies in the temporal lobe below the lateral sulcus

# Deep structures of the brain
? Which brain structure
hippocampus / hippocampi | forms new long-term memories | is curved like a sea horse and harmed early in Alzheimer's disease
amygdala | processes fear and other emotions | is an almond-shaped part that reacts to threats
basal nucleus / basal nuclei / basal ganglia | helps to start and smooth movements and degenerates in Huntington's disease | is a mass of gray matter deep in a cerebral hemisphere
reticular formation | keeps the cortex awake and alert | is a net of neurons in the brainstem that filters sensory input
substantia nigra | makes dopamine in the midbrain | is the dark nucleus that degenerates in Parkinson's disease
choroid plexus | produces the fluid that cushions the brain | is a knot of capillaries that hangs into a ventricle
lateral ventricle | is the fluid-filled cavity in a cerebral hemisphere | is one of the paired cavities numbered first and second
fourth ventricle | is the fluid-filled cavity between brainstem and cerebellum | lies behind the pons
cerebral aqueduct | connects the third cavity of the brain to the next one | is the narrow channel through the midbrain

# Surface of the brain and its protection
? Which term describes
gyrus / gyri | a raised fold on the surface of the brain | a ridge of the cerebral cortex
sulcus / sulci | a shallow groove on the surface of the brain | a furrow such as the central one between two lobes
longitudinal fissure | the deep cleft between the left and right hemispheres | the long groove from front to back over the bridging fibers
dura mater | the tough outer covering of the brain and spinal cord | the leathery layer next to the skull
arachnoid mater | the weblike middle covering of the brain | the layer whose granulations return cerebrospinal fluid to blood
pia mater | the delicate innermost covering that clings to the brain | the thin layer that follows every fold
cerebrospinal fluid / CSF | the watery liquid that cushions the brain and spinal cord | the liquid collected by a lumbar puncture | the clear liquid that circulates through ventricles and subarachnoid space
blood-brain barrier | the tight capillary walls that keep many substances from neurons | the protection that hinders drugs in reaching the nervous tissue of the head
subarachnoid space | the area beneath the middle covering where fluid circulates | the gap just outside the innermost covering
cerebral cortex | the folded outer layer of gray matter of the hemispheres | the thin sheet in which conscious thought takes place

# Cranial nerves
? Which cranial nerve
olfactory nerve / cranial nerve I | carries the sense of smell | is the first, passing through the ethmoid bone
optic nerve / cranial nerve II | carries vision from the retina | is the second, partly crossing at the chiasma
oculomotor nerve / cranial nerve III | moves the eyeball with four of its six muscles | narrows the pupil and lifts the upper eyelid as the third
trochlear nerve / cranial nerve IV | controls the superior oblique, which passes through a pulley | is the fourth and the thinnest
trigeminal nerve / cranial nerve V | carries sensation from the face and moves the chewing muscles | is the fifth, with three branches
abducens nerve / cranial nerve VI | turns the eye outward by its lateral muscle | is the sixth and serves the lateral rectus
facial nerve / cranial nerve VII | controls the muscles of expression such as those for smiling | is the seventh, paralyzed in Bell's palsy
vestibulocochlear nerve / cranial nerve VIII / auditory nerve | carries hearing and balance from the inner ear | is the eighth, whose damage causes deafness
glossopharyngeal nerve / cranial nerve IX | carries taste from the rear of the tongue and helps in swallowing | is the ninth, serving tongue and throat
vagus nerve / cranial nerve X | slows the heart and serves organs of chest and abdomen | is the tenth, wandering down to the digestive tract
accessory nerve / cranial nerve XI | controls the trapezius and sternocleidomastoid | is the eleventh, tested by shrugging the shoulders
hypoglossal nerve / cranial nerve XII | moves the muscles of the tongue | is the twelfth, tested by sticking out the tongue

# Effects of the autonomic nervous system
? Which term describes
fight-or-flight response | the body's quick preparation for danger | a faster heart, wider airways and more blood sugar in an emergency
rest-and-digest response | the body's calm state of saving energy | a slower heart, more saliva and an active gut after a meal
vasoconstriction | the narrowing of a blood vessel | the change that keeps heat in the body when skin vessels tighten
vasodilation | the widening of a blood vessel | the change that lets heat escape and reddens the skin
bronchodilation | the widening of the airways | the change that lets more air into the lungs in exercise
pupil dilation / mydriasis | the widening of the eye's opening in dim light | the change that makes the dark center of a frightened person's eye larger
peristalsis | wavelike muscle contractions that push food along | the movement that drives a swallowed bite down the esophagus
dual innervation | the supply of an organ by both autonomic divisions | the arrangement that lets one organ receive opposing nerve signals
preganglionic fiber | the first axon of an autonomic pathway | the nerve process from the cord to a relay station outside it
postganglionic fiber | the second axon of an autonomic pathway | the nerve process from a relay station to the target organ

# Disorders of the nervous system
? Which disorder
Alzheimer's disease / Alzheimer disease | causes progressive loss of memory with protein plaques and tangles | is the most common form of dementia
Parkinson's disease / Parkinson disease | causes tremor and rigid movement from loss of dopamine cells | is treated with L-dopa
multiple sclerosis | destroys myelin in the central nervous system by autoimmune attack | interrupts nerve signals, with changing weakness and vision loss
epilepsy | causes repeated seizures from abnormal electrical discharge | is diagnosed by brain wave recordings
stroke / cerebrovascular accident | kills brain tissue when its blood supply is blocked or bleeds | is recognized by a drooping face, weak arm and slurred speech
meningitis | inflames the coverings of the brain | causes fever, headache and a stiff neck
cerebral palsy | impairs movement because of brain damage near the time of birth | causes lifelong poor muscle control that does not get worse
Huntington's disease / Huntington disease | is inherited as a dominant trait and causes jerky movements in midlife | destroys the basal nuclei by a repeated gene segment
amyotrophic lateral sclerosis / ALS / Lou Gehrig's disease | destroys motor neurons while the mind stays clear | leads to paralysis and failure of breathing in adults
poliomyelitis / polio | is a virus infection that attacks motor cells of the cord | has been nearly eradicated by vaccination
concussion | is a mild, temporary brain injury from a blow | leads to confusion after a sports collision
migraine | causes throbbing headache with nausea and sensitivity to light | may begin with an aura of flashing lights
shingles / herpes zoster | is a painful rash along a nerve from reactivated chickenpox virus | appears years later in a band on one side

# Studying the brain and states of consciousness
? Which term describes
electroencephalogram / EEG | a recording of brain waves by electrodes on the scalp | a test used to diagnose seizures and sleep disorders
alpha wave | a brain rhythm of a relaxed, awake person with eyes closed | a calm rhythm of about 8 to 13 cycles per second
beta wave | a brain rhythm of an alert, concentrating person | a fast rhythm above about 13 cycles per second
delta wave | a brain rhythm of deep sleep | a slow, high rhythm below 4 cycles per second
REM sleep | the stage of vivid dreams | the nightly stage in which the eyes dart beneath closed lids
circadian rhythm | the daily cycle of sleep and wakefulness | the 24-hour pattern set by the body's internal clock
coma | a deep state of unconsciousness from which a person cannot be awakened | a long lack of response to any stimulus
insomnia | long-lasting trouble in falling or staying asleep | a sleep disorder often caused by stress
narcolepsy | a disorder with sudden uncontrolled attacks of sleep | sudden falling asleep during daytime activity
short-term memory | storage that keeps a few items for less than a minute | the limited store used for a phone number just heard
long-term memory | storage that may last for years | the nearly unlimited store of facts and skills

# Types of sensory receptors
? Which type of receptor
mechanoreceptor | responds to touch, pressure, vibration and stretch | includes the hair cells that detect sound and balance
thermoreceptor | responds to warmth and cold | lets a person notice that bath water is hot
photoreceptor | responds to light entering the eye | includes the rods and cones of the retina
chemoreceptor | responds to dissolved substances | includes the cells for taste and smell
nociceptor | responds to tissue damage with a feeling of pain | is a free nerve ending that warns of injury
proprioceptor | responds to the position of joints and the stretch of muscles and tendons | lets a person know where the limbs are with closed eyes
baroreceptor | responds to blood pressure | lies in the walls of the aorta and carotid arteries
osmoreceptor | responds to the concentration of body fluids | lies in the hypothalamus and triggers thirst

# Touch receptors and sensation
? Which term describes
Meissner's corpuscle / tactile corpuscle | an oval receptor for light touch in the dermal papillae | an encapsulated ending in hairless skin such as fingertips and lips
Pacinian corpuscle / lamellated corpuscle | an onion-like receptor for deep pressure and vibration | a layered ending deep in the skin
Ruffini corpuscle / bulbous corpuscle | a deep skin receptor for continuous stretch | an ending that responds when the skin is pulled
free nerve ending | a bare dendrite that senses pain and temperature | a receptor without any capsule
muscle spindle | a sensor of lengthening that starts the knee jerk | a receptor among fibers of the biceps or quadriceps that detects stretch
sensory adaptation | the fading of a sensation when a stimulus continues | the reason why clothes are soon no longer felt
referred pain | an ache felt in a part other than the damaged one | the feeling in the left arm during a heart attack
phantom limb pain | an ache that seems to come from an amputated part | a hurting sensation in a missing arm or leg
perception | the brain's conscious interpretation of a stimulus | the awareness formed when the cortex makes sense of nerve signals

# Parts of the eye
? Which part of the eye
cornea | is the clear front window that bends light most | is transparent, without blood vessels, and can be transplanted | is the transparent front part of the fibrous layer
sclera | is the tough white outer coat | gives the eyeball its shape and attaches its muscles
choroid | is the dark vascular layer that nourishes and absorbs stray light | is the middle layer behind the retina
iris | is the colored ring that controls how much light enters | changes the size of the central opening with smooth muscle | is the pigmented smooth muscle diaphragm of the eye
pupil | is the opening through which light enters | becomes smaller in bright surroundings
lens | focuses light by changing its shape | becomes cloudy when a cataract forms | is a flexible, biconvex crystal held by ligaments behind the iris
ciliary body | changes the shape of the focusing structure and makes aqueous humor | contains a ring of smooth muscle behind the iris
retina | contains rods and cones that turn light into nerve signals | is the inner layer on which an image falls upside down | is the neural layer of the eyeball with photoreceptors
fovea / fovea centralis | is the pit of sharpest vision | contains only cones, in the middle of the macula
optic disc / blind spot | has no photoreceptors, as the nerve leaves there | is where an image cannot be seen
aqueous humor | is the watery fluid in front of the lens | raises pressure in glaucoma when it cannot drain
vitreous humor / vitreous body | is the gel that fills the back of the eyeball | holds the retina in place and keeps the globe round

# Structures around the eye
? Which structure near the eye
conjunctiva | is the thin mucous membrane that lines the lids and covers the white | is inflamed in pink eye
lacrimal gland | produces tears that wash the eye | lies above the outer corner of the eye
nasolacrimal duct | drains tears into the nose | makes the nose run when a person cries
tarsal gland / Meibomian gland | produces oil that keeps tears from evaporating | lies in the lid and becomes a chalazion when blocked
ciliary gland | is a modified sweat-producing structure between the lashes | becomes a sty when infected
superior rectus | is the muscle that turns the eye upward | is attached to the top of the eyeball
medial rectus | is the muscle that turns the eye toward the nose | acts on both sides when a person looks cross-eyed
levator palpebrae superioris | is the muscle that lifts the upper lid | droops in paralysis of the third cranial nerve
palpebra / eyelid | protects the eye and spreads tears by blinking | has lashes along its edge

# Seeing and visual processing
? Which term describes
rod | the photoreceptor for dim light and shades of gray | the cell used in night and peripheral vision
cone | the photoreceptor for color and fine detail | the cell that works in bright light in red, green and blue types
rhodopsin / visual purple | the light-absorbing pigment made with vitamin A | the substance that splits in light and is needed for night vision
accommodation | the change in lens shape to focus on near objects | the bulging of the lens when a person reads
convergence | the turning of both eyeballs inward to view a near object | the movement by the medial muscles when a pencil nears the nose
refraction | the bending of light as it passes from one medium to another | the effect that lets cornea and lens focus an image
optic chiasma / optic chiasm | the crossing point where fibers from the inner retinas change sides | the X-shaped structure in front of the pituitary
binocular vision | the use of two overlapping visual fields | the ability that gives depth perception
visual cortex | the region of the occipital lobe that interprets images | the final brain area to which retinal signals travel

# Eye disorders
? Which eye disorder
myopia / nearsightedness | makes distant objects blurry, as the image falls in front of the retina | is corrected with a concave lens | results from an eyeball that is too long
hyperopia / farsightedness | makes near objects blurry since the eyeball is too short | is corrected with a convex lens from childhood on
presbyopia | makes reading hard as the lens stiffens with age | is the reason why most people over forty-five need reading glasses
astigmatism | blurs vision because the cornea or lens is unevenly curved | is corrected with a cylindrical lens
cataract | clouds the lens in many older people | is treated by replacing the lens with an artificial one
glaucoma | damages the optic nerve through high fluid pressure | results from poor drainage of aqueous humor
conjunctivitis / pink eye | reddens the membrane over the white and inside the lids | is contagious and causes itching and discharge
color blindness | makes it hard to tell red from green | is an X-linked trait more common in males, with missing cones
night blindness | prevents vision in dim light | can result from a lack of vitamin A
macular degeneration | destroys central vision while side vision remains | is a leading cause of vision loss in old age
detached retina / retinal detachment | separates the light-sensitive layer from the choroid | begins with flashes and a curtain-like shadow and needs emergency surgery

# Parts of the ear
? Which part of the ear
auricle / pinna | is the shell-shaped flap that collects sound waves | is the visible outer part made of elastic cartilage
external acoustic canal / ear canal | leads sound to the eardrum | is the short tube that makes wax
tympanic membrane / eardrum | vibrates when sound waves hit it | separates the outer from the middle part | sends vibrations to the malleus
malleus / hammer | is the ossicle attached to the eardrum | passes vibrations to the anvil
incus / anvil | is the middle one of the three ossicles | lies between hammer and stirrup
stapes / stirrup | is the ossicle that presses on the oval window | is the smallest bone in the body
Eustachian tube / auditory tube / pharyngotympanic tube | equalizes air pressure on both sides of the eardrum | connects the middle part with the throat
cochlea | is the snail-shaped organ of hearing | contains the fluid and hair cells that turn vibrations into impulses | contains the organ of Corti
organ of Corti / spiral organ | contains the hair cells for hearing on the basilar membrane | is the actual hearing receptor inside the coiled tube
semicircular canal | detects rotation of the head | is one of three fluid loops set at right angles | contains a crista ampullaris for dynamic equilibrium
vestibule | detects the pull of gravity and straight-line motion | contains the utricle and saccule
oval window | passes vibrations into the inner fluid | is the membrane pushed by the stirrup

# Hearing, balance and ear disorders
? Which term describes
static equilibrium | the sense of the head's position with respect to gravity | balance at rest, monitored by the maculae
dynamic equilibrium | the sense of balance when the head turns | the response of the crista ampullaris to rotation
otolith / otoliths | a tiny calcium stone that bends hair cells when the head tilts | the crystal that rests on the gel of a macula
endolymph | the fluid inside the membranous labyrinth | the liquid that moves the hair cells of the loops
perilymph | the fluid between the bony and the membranous labyrinth | the liquid directly set in motion by the stirrup
conduction deafness / conductive hearing loss | impairment because sound waves are blocked before the inner ear | a loss caused by earwax or fused ossicles
sensorineural deafness / sensorineural hearing loss | impairment from damage to hair cells or the auditory pathway | a loss caused by long exposure to loud noise
otitis media | infection of the middle ear | a painful childhood illness that may spread from the throat
tinnitus | ringing in the ears without an outside sound | a buzzing noise that may follow loud music
Meniere's disease | an inner ear disorder with attacks of vertigo and hearing loss | an illness due to excess inner fluid, with spinning and nausea
motion sickness | nausea from conflicting signals of eyes and balance organs | the upset felt in a rolling ship or car

# Taste and smell
? Which term describes
taste bud | the organ that holds gustatory cells | a tiny sensor group with a pore, found mostly in the tongue's papillae
lingual papilla / lingual papillae | a peglike projection on the upper surface of the mouth's muscular organ | the bump that makes a licking organ slightly rough
olfactory epithelium | the patch of smell receptors in the roof of the nose | the lining whose cells have long cilia in mucus
olfactory bulb | the structure that first receives signals from smell cells | the swelling at the front underside of the brain above the ethmoid
sweet | the basic taste of sugars | the taste that babies like from birth and that signals energy
sour | the basic taste of acids | the taste of lemons and vinegar, caused by hydrogen ions
salty | the basic taste of metal ions such as sodium | the taste of seawater
bitter | the basic taste of alkaloids such as caffeine | the taste that warns of many poisons
umami | the basic taste of the amino acid glutamate | the savory taste of meat broth
anosmia | loss of the sense of smell | a disorder that may follow head injury or a virus infection

# Types and action of hormones
? Which term describes
hormone | a chemical messenger carried by the blood to distant organs | a substance from a ductless gland that alters cell activity
target cell | one with receptors that fit a given messenger | the structure that responds to a certain substance in the blood
steroid hormone | a lipid messenger made from cholesterol that enters cells | a messenger that binds inside the cell and turns genes on
peptide hormone / protein hormone | a messenger of amino acid chains that binds at the cell surface | a water-soluble messenger such as insulin, which acts through a second messenger
second messenger | a molecule inside the cell that passes on a signal from the surface | the role of cyclic AMP
prostaglandin | a local messenger made from fatty acids that promotes pain and fever | a substance whose making is blocked by aspirin
tropic hormone | a messenger that makes another endocrine gland secrete | the category to which TSH and ACTH belong
humoral stimulus | control of a gland by the level of a substance in the blood | the type of control by which low calcium triggers the parathyroids
neural stimulus | control of a gland by nerve fibers | the type of control by which sympathetic nerves trigger the adrenal medulla
endocrine gland | an organ without ducts that secretes into the blood | an organ such as the thyroid or pituitary
exocrine gland | an organ that secretes through a duct onto a surface | an organ that makes sweat, saliva or tears

# Endocrine glands
? Which gland
pituitary gland / hypophysis | controls many other glands from a bony saddle below the brain | is the pea-sized master gland with two lobes | hangs from the hypothalamus by a stalk
pineal gland | secretes melatonin at night | lies deep in the brain and helps set the body clock
thyroid gland | controls the rate of metabolism and needs iodine | is butterfly-shaped, in front of the trachea | releases thyroxine and calcitonin
parathyroid gland | raises blood calcium by its secretion | is one of four tiny masses at the back of a neck organ
adrenal gland / suprarenal gland | sits like a cap on top of a kidney | secretes stress hormones such as epinephrine and cortisol
pancreas | regulates blood sugar and also makes digestive juice | lies behind the stomach | contains the islets of Langerhans
thymus | helps T cells mature and shrinks after puberty | lies behind the breastbone and is large in children
ovary | produces estrogen and progesterone as well as eggs | is the female gonad
testis / testes / testicle | produces testosterone as well as sperm | is the male gonad

# Parts of endocrine glands
? Which part of an endocrine gland
anterior pituitary / adenohypophysis | makes growth hormone, prolactin and hormones that control other glands | is the front lobe, reached by hypothalamic releasing hormones
posterior pituitary / neurohypophysis | stores and releases oxytocin and ADH made by the hypothalamus | is the back lobe, made of nervous tissue
adrenal cortex | makes cortisol and aldosterone | is the outer region of the gland on top of the kidney
adrenal medulla | secretes epinephrine in an emergency | is the inner region, stimulated directly by sympathetic nerves
islet of Langerhans / pancreatic islet / islets of Langerhans | secretes insulin and glucagon | is a small cell cluster scattered among digestive tissue behind the stomach
thyroid follicle | makes and stores thyroxine in a colloid | is a hollow sphere of cuboidal cells in the neck
parafollicular cell / C cell | secretes calcitonin to lower blood calcium | lies between the hollow spheres of the gland in the neck
interstitial cell / Leydig cell | secretes testosterone when stimulated by LH | lies between the coiled tubules of the male gonad

# Pituitary and hypothalamic hormones
? Which hormone
growth hormone / GH / somatotropin | makes bones and muscles larger in childhood | causes gigantism when excessive in childhood | promotes protein building and cell division, mainly in childhood
prolactin / PRL | stimulates milk production after childbirth | rises in the mother when an infant sucks
thyroid-stimulating hormone / TSH / thyrotropin | makes the butterfly-shaped gland of the neck secrete | falls when thyroxine is high, by negative feedback
adrenocorticotropic hormone / ACTH / corticotropin | stimulates the outer layer of the gland above the kidney | causes the release of cortisol
follicle-stimulating hormone / FSH | makes the egg mature in the ovary and supports sperm formation | starts the first half of the monthly ovarian cycle
luteinizing hormone / LH | triggers ovulation with a mid-cycle surge | stimulates the testes to secrete testosterone
antidiuretic hormone / ADH / vasopressin | makes the kidneys keep water | is lacking in diabetes insipidus, with large amounts of urine
oxytocin | makes the uterus contract in labor | causes milk to be let down from the breast
gonadotropin-releasing hormone / GnRH | makes the pituitary release FSH and LH | comes from the hypothalamus and begins puberty
melanocyte-stimulating hormone / MSH | darkens the skin by acting on pigment cells | raises pigment production in the epidermis

# Hormones of other glands
? Which hormone
thyroxine / T4 | raises the metabolic rate of most cells | contains four atoms of iodine | raises body heat and is needed for normal growth
calcitonin | lowers blood calcium by adding it to bone | comes from the parafollicular cells of the neck gland
parathyroid hormone / PTH | raises blood calcium by releasing it from bone | acts against a drop in calcium and activates vitamin D
epinephrine / adrenaline | raises heart rate and blood sugar in fear or excitement | is the main product of the adrenal medulla and treats severe allergy | enhances the fight-or-flight response
cortisol | raises blood sugar in long-term stress and reduces inflammation | is the main glucocorticoid | helps the body resist long-term stressors by making fuel available
aldosterone | makes the kidneys keep sodium and lose potassium | is the main mineralocorticoid
insulin | lowers blood sugar by helping cells take in glucose | comes from the beta cells of the pancreas | increases the storage of glucose as glycogen
glucagon | raises blood sugar by making the liver break down its starch | comes from the alpha cells of the pancreas | raises blood glucose as the opponent of insulin
melatonin | promotes sleep in darkness | comes from the pineal body
estrogen | develops female secondary sex traits and rebuilds the uterine lining | comes mainly from the ovarian follicle
progesterone | maintains the uterine lining for pregnancy | comes mainly from the corpus luteum
testosterone | develops male secondary sex traits such as a deep voice | comes from the interstitial cells of the testes

# Hormones of the heart, kidneys, gut and other organs
? Which hormone
erythropoietin / EPO | stimulates red blood cell production | comes from the kidneys when oxygen is low
atrial natriuretic peptide / ANP | lowers blood pressure by making the kidneys excrete sodium | comes from the heart when its upper chambers are stretched
leptin | reduces appetite as a signal from fat tissue | tells the brain how much fat is stored
ghrelin | increases appetite as a signal from the empty stomach | rises before meals and causes hunger
gastrin | stimulates the stomach to secrete acid | comes from the stomach lining when protein arrives
secretin | makes the pancreas release bicarbonate-rich juice | comes from the duodenum when acid arrives
cholecystokinin / CCK | makes the gallbladder contract and release bile | comes from the duodenum when fat arrives
human chorionic gonadotropin / hCG | keeps the corpus luteum working in early pregnancy | is detected by pregnancy tests
calcitriol / active vitamin D | increases calcium absorption in the intestine | is activated in skin, liver and finally kidney
angiotensin II | narrows blood vessels and triggers aldosterone release | is formed in the blood by a renin-started chain

# Endocrine disorders
? Which endocrine disorder
type 1 diabetes / type 1 diabetes mellitus | results from autoimmune destruction of the beta cells | needs daily insulin, usually from childhood
type 2 diabetes / type 2 diabetes mellitus | results from cells that no longer respond well to insulin | is linked with obesity and often managed by diet and exercise
diabetes insipidus | causes huge amounts of dilute urine from a lack of ADH | causes great thirst without sugar in the urine
gigantism | causes extreme height from too much growth hormone in childhood | makes long bones grow too much before the growth plates close
acromegaly | enlarges hands, feet and jaw in adults | results from too much growth hormone after growth plates have closed
pituitary dwarfism | leaves a child very short with normal proportions | results from too little growth hormone in childhood
goiter | is a swelling of the neck gland, often from lack of iodine | is prevented by iodized salt
Graves' disease | causes an overactive thyroid with bulging eyes | results from antibodies that imitate TSH
congenital hypothyroidism / cretinism | stunts growth and mind in infants who lack thyroxine | is prevented by testing newborns for thyroid function
myxedema | causes puffiness, sluggishness and cold in adults who lack thyroxine | is the severe underactive thyroid condition of adults
Cushing's syndrome / Cushing's disease | causes a moon face and fat on the trunk | results from too much cortisol
Addison's disease | causes weakness, weight loss and bronze skin | results from too little cortisol and aldosterone

# Parts of the blood
? Which blood component
plasma | is the straw-colored liquid that makes up about 55 percent of the volume | is over 90 percent water with dissolved proteins and salts | carries nutrients, hormones and wastes as the fluid part
erythrocyte / red blood cell | carries oxygen with hemoglobin | is a biconcave disc without a nucleus that lives about 120 days | is made in red marrow and destroyed in the spleen and liver
leukocyte / white blood cell | defends the body against disease | has a nucleus and can leave the vessels to fight infection | is less numerous than the red type and includes neutrophils and lymphocytes
platelet / thrombocyte | starts clotting by forming a plug | is a fragment of a megakaryocyte | is a cell fragment that seals small tears in vessels
hemoglobin | is the iron-containing protein that binds oxygen | gives red cells their color | turns bright red when it takes up oxygen in the lungs
albumin | is the most abundant plasma protein and keeps water in the vessels | is made by the liver to maintain osmotic pressure
fibrinogen | is the plasma protein that becomes the threads of a clot | is the soluble forerunner of fibrin
gamma globulin | is the plasma protein group that contains antibodies | comes from plasma cells rather than the liver
buffy coat | is the thin whitish layer in a centrifuged tube | contains the white cells and platelets after spinning
serum | is the clear liquid left after clotting | lacks the clotting proteins

# White blood cells
? Which white blood cell
neutrophil | is the most numerous and first to arrive at a bacterial infection | has a many-lobed nucleus and pale granules
eosinophil | attacks parasitic worms and takes part in allergies | has large red-staining granules and a two-lobed nucleus
basophil | is the rarest and releases histamine and heparin | has large dark blue-staining granules
lymphocyte | makes antibodies or kills infected cells in specific immunity | has a large round nucleus that nearly fills the cell
monocyte | is the largest and becomes a macrophage in the tissues | has a kidney-shaped or U-shaped nucleus

# Hemostasis and blood formation
? Which term describes
hemostasis | the stopping of bleeding | the three-step process that begins with spasm of the vessel
vascular spasm | the immediate tightening of a damaged vessel | the first response to an injury, which narrows the bleeding vessel
platelet plug | the temporary seal formed when sticky fragments pile up | the mass that clings to exposed collagen in a torn vessel
coagulation | the forming of a gel-like clot by a chain of factors | the step of bleeding control that ends in a mesh of fibrin
prothrombin | the inactive plasma protein made with vitamin K | the substance that an activator turns into a clot-forming enzyme
thrombin | the enzyme that turns fibrinogen into fibrin | the active catalyst of the last step of clotting
fibrin | the insoluble threads that trap blood cells | the mesh of a finished clot
thrombus / thrombi | a clot that forms in an unbroken vessel and stays there | a stationary clot, as in a deep leg vein
embolus / emboli | a clot or bubble that travels in the blood | a free-floating mass that may block a lung artery
anticoagulant | a drug that prevents clotting | a substance such as heparin or warfarin
hematocrit | the percentage of blood volume that is red cells | a value of about 45 percent after centrifuging

# Blood groups
? Which blood type
type A blood | has A antigens and anti-B antibodies | clumps when serum with anti-A is added but not with anti-B
type B blood | has B antigens and anti-A antibodies | clumps when serum with anti-B is added but not with anti-A
type AB blood | has both antigens and neither antibody of its ABO group | belongs to the universal recipient
type O blood | has neither antigen of its ABO group | belongs to the universal donor and carries both antibodies
Rh-positive blood | has the D antigen on its red cells | is found in about 85 percent of Americans
Rh-negative blood | lacks the D antigen on its red cells | may form antibodies in a mother whose fetus has the D antigen

# Blood disorders
? Which blood disorder
iron-deficiency anemia | produces small, pale red cells from too little of a mineral | is treated with supplements and foods such as red meat and spinach
pernicious anemia | results from poor absorption of vitamin B12 without intrinsic factor | produces too few, oversized red cells and needs B12 injections
aplastic anemia | results from destruction of red marrow by drugs or radiation | lowers red cells, white cells and platelets together
sickle cell disease / sickle cell anemia | makes erythrocytes crescent-shaped when oxygen is low | is inherited with one changed amino acid in hemoglobin
thalassemia | reduces the making of one chain of hemoglobin by inheritance | is most common in people of Mediterranean ancestry
hemophilia | is an inherited lack of a clotting factor | is X-linked and causes prolonged bleeding, mostly in boys
leukemia | is a cancer of the marrow with many abnormal white cells | crowds out normal blood cells and weakens immunity
polycythemia | is an excess of red cells that thickens the blood | may arise in people who live at high altitude
thrombocytopenia | is a low number of platelets | causes tiny purple spots of bleeding under the skin
hemolytic disease of the newborn / erythroblastosis fetalis | destroys a fetus's red cells by the mother's Rh antibodies | is prevented by an injection for an Rh-negative mother
septicemia / blood poisoning | is a dangerous infection of the bloodstream by bacteria | may lead to shock and organ failure

# Chambers, walls and vessels of the heart
? Which part of the heart or its vessels
right atrium | receives oxygen-poor blood from the venae cavae | contains the natural pacemaker in its wall | receives blood from the superior and inferior vena cava and coronary sinus
right ventricle | pumps oxygen-poor blood to the lungs | sends blood into the pulmonary trunk | receives blood through the tricuspid valve
left atrium | receives oxygen-rich blood from the lungs | is entered by four pulmonary veins | passes blood through the mitral valve
left ventricle | pumps oxygen-rich blood to the whole body | has the thickest wall, since it works against the highest pressure | ejects blood into the aorta
septum / interventricular septum | is the wall that separates the two lower chambers | keeps oxygen-rich and oxygen-poor blood apart between the lower chambers
myocardium | is the thick muscular middle layer that contracts | dies in part during a heart attack
endocardium | is the smooth inner lining of the chambers | is continuous with the lining of blood vessels and covers the valves
epicardium / visceral pericardium | is the outermost layer of the wall | is the serous membrane on the surface of the beating muscle
apex | is the pointed lower tip | lies to the left, just above the diaphragm
chorda tendinea / chordae tendineae | is a tendinous cord that anchors a valve flap | keeps a valve flap from turning inside out
papillary muscle | projects from the ventricle wall and pulls on the valve cords | tightens the cords when the ventricle contracts

# Valves
? Which valve
tricuspid valve | lies between the right atrium and the right ventricle | has three flaps and prevents backflow into the right atrium
mitral valve / bicuspid valve | lies between the left atrium and the left ventricle | has two flaps and prevents backflow into the left atrium
pulmonary valve / pulmonary semilunar valve | lies between the right ventricle and the vessel to the lungs | opens when the right ventricle ejects blood
aortic valve / aortic semilunar valve | lies between the left ventricle and the body's largest artery | opens when blood is ejected to the whole body
venous valve | prevents backflow of blood toward the feet | fails in varicose legs
ileocecal valve | lies between the small and the large intestine | keeps the contents of the colon from flowing back

# Sounds and rhythm of the heart
? Which term describes
lub | the first sound, made when the valves between upper and lower chambers close | the longer, louder sound at the start of ventricular contraction
dup / dub | the second sound, made when the half-moon valves close | the shorter, sharper sound at the start of ventricular relaxation
heart murmur | an abnormal whooshing sound of turbulent blood | a noise that may come from a leaky or narrowed valve
arrhythmia | any irregular beat of the heart | a disturbance of the normal timing of beats
palpitation | the unpleasant awareness of one's own pounding beat | the fluttering felt in the chest by a nervous person

# Conduction system and electrocardiogram
? Which term describes
sinoatrial node / SA node | the natural pacemaker in the wall of the right atrium | the group of cells that starts each heartbeat | the structure that sets a resting pace of about 75 beats per minute
atrioventricular node / AV node | the relay that delays the impulse before it reaches the ventricles | the cell group at the junction of upper and lower chambers
atrioventricular bundle / bundle of His / AV bundle | the pathway that carries the impulse into the septum | the only electrical link between upper and lower chambers
Purkinje fiber / Purkinje fibers | the fast-conducting cell that spreads the impulse through ventricle walls | the final path of the impulse from the apex upward
electrocardiogram / ECG / EKG | a recording of the heart's electrical activity | a test with electrodes on the chest and limbs
P wave | the tracing made when the atria depolarize | the first small bump of each beat on the tracing
QRS complex | the tracing made when the ventricles depolarize | the tall spike that hides the recovery of the atria
T wave | the tracing made when the ventricles repolarize | the last bump of each beat on the tracing
artificial pacemaker | an implanted device that sends timed electrical pulses to the heart | a treatment for a beat that is too slow
intercalated disc | the junction that joins neighboring heart muscle cells | the contact with gap junctions that lets the heart beat as a unit

# Cardiac cycle and output
? Which term describes
systole | the contraction phase of the heartbeat | the time when ventricles eject blood and pressure is highest | the part of the cardiac cycle in which blood is pushed out
diastole | the relaxation phase of the heartbeat | the time when the chambers fill and pressure is lowest | the part of the cardiac cycle in which ventricles fill with blood
cardiac cycle | all the events of one complete heartbeat | the sequence that takes about 0.8 second at rest
heart rate | the number of beats per minute | a value of about 75 in a resting adult
stroke volume | the amount of blood pumped by a ventricle per beat | a value of about 70 milliliters at rest
cardiac output | the amount of blood pumped by a ventricle per minute | a value of about 5 liters per minute at rest
Starling's law of the heart / Frank-Starling law | the principle that more filling stretches the muscle and makes it pump harder | the rule that links venous return with force of contraction
tachycardia | a rapid heartbeat of over 100 per minute at rest | the fast beat of a resting person with fever
bradycardia | a slow heartbeat of under 60 per minute | the resting beat typical of trained endurance athletes
fibrillation | rapid, uncoordinated quivering of heart muscle | the rhythm disorder that a shock to the chest can stop

# Blood vessels
? Which type of blood vessel
elastic artery / conducting artery | stretches and recoils to smooth the flow near the heart | is the largest and stretchiest, such as the aorta
muscular artery / distributing artery | carries blood to specific organs through a thick middle layer of smooth muscle | is medium-sized and named for the region it serves
arteriole | regulates the flow into a capillary bed by changing its diameter | is a tiny branch that mainly controls peripheral resistance
capillary | exchanges gases, nutrients and wastes with the tissues | has a wall only one cell thick | connects an arteriole with a venule
sinusoid | lets even large proteins and cells pass through wide gaps | is the leaky type found in liver, marrow and spleen
venule | collects blood from a capillary bed | is the smallest that carries blood back toward the heart
vein | returns blood to the heart under low pressure | has valves that prevent backflow in the limbs | has a thinner wall and larger lumen than the matching artery
anastomosis / anastomoses | is a connection that gives an alternative route | joins branches so that a blockage can be bypassed
vasa vasorum | supplies the outer wall of a large blood conduit | is a tiny supply line within the wall of the aorta

# Layers and features of vessel walls
? Which term describes
tunica intima / tunica interna | the smooth inner layer of a vessel, lined by endothelium | the layer in direct contact with blood
tunica media | the middle layer of smooth muscle and elastic fibers | the layer that narrows and widens a vessel
tunica externa / tunica adventitia | the outer layer of a vessel, mostly collagen | the layer that protects and anchors a vessel
lumen | the central space through which blood flows | the hollow interior of a tube
endothelium | the simple squamous lining of the heart and vessels | the single layer of cells that forms a capillary wall
precapillary sphincter | the smooth muscle cuff that controls flow into a tiny exchange vessel | the ring that opens when tissue needs more oxygen
skeletal muscle pump | the squeezing of deep veins by moving legs | the help that walking gives to venous return

# Arteries
? Which artery
aorta | is the largest and carries blood from the left ventricle | arches over the heart and descends in front of the spine | has ascending, arch, thoracic and abdominal parts
pulmonary artery | carries oxygen-poor blood to a lung | branches from the trunk that leaves the right ventricle
coronary artery | supplies the heart muscle itself | causes a heart attack when blocked
common carotid artery | carries blood up the neck toward the head | divides in the neck to supply face and brain, and its pulse is felt beside the windpipe
vertebral artery | reaches the brain through holes in the neck bones | joins its partner to form the basilar artery
subclavian artery | passes beneath the collarbone to the arm | becomes the axillary vessel at the first rib
brachial artery | is used to measure blood pressure in the upper arm | divides below the elbow into two forearm vessels
radial artery | is used to feel the pulse at the wrist on the thumb side | runs along the lateral bone of the forearm
renal artery | carries blood to a kidney | branches from the aorta to the organ that filters blood
hepatic artery | carries oxygen-rich blood to the liver | is a branch of the celiac trunk
superior mesenteric artery | supplies the small intestine and first half of the colon | leaves the aorta below the celiac trunk
femoral artery | carries blood through the thigh | is felt at the groin as a strong pulse
popliteal artery | passes behind the knee | divides into the vessels of the lower leg
dorsalis pedis artery | is used to check the pulse on top of the foot | continues from the front of the shin to the foot

# Veins
? Which vein
superior vena cava | returns blood from the head and arms to the right atrium | is formed by the two brachiocephalic vessels
inferior vena cava | returns blood from the lower body to the right atrium | is the widest in the body and passes through the diaphragm
pulmonary vein | carries oxygen-rich blood from a lung to the heart | enters the left atrium
internal jugular vein | drains the brain through the neck | receives the blood of the dural sinuses
hepatic portal vein | carries nutrient-rich blood from the digestive organs to the liver | connects two capillary beds
hepatic vein | drains blood from the liver into the lower great vessel | leaves the liver after its cells have processed nutrients
renal vein | drains an organ that makes urine | carries filtered blood from the hilum to the lower great vessel
great saphenous vein | is the longest in the body, along the inner leg | is often removed for coronary bypass grafts and may become varicose
median cubital vein | is commonly used for drawing blood at the elbow | connects the two superficial vessels of the arm
coronary sinus | collects the blood of the heart muscle | empties into the right atrium from the back of the heart
azygos vein | drains the right side of the chest wall | runs up beside the thoracic spine
cephalic vein | runs along the thumb side of the arm | drains the outer arm into the axillary vessel

# Circuits of blood flow
? Which circulation
pulmonary circulation | carries blood between the heart and the lungs | picks up oxygen and drops off carbon dioxide for the whole body | runs from right ventricle to left atrium
systemic circulation | carries blood from the left ventricle to the body tissues and back | delivers oxygen to nearly all organs through the aorta | runs from left ventricle to right atrium
coronary circulation | supplies the muscle of the heart | begins at the base of the aorta and ends in the right atrium
hepatic portal circulation | carries blood from stomach and intestines to the liver | lets absorbed nutrients be processed before they reach the body
cerebral arterial circle / circle of Willis | joins arteries in a ring at the base of the brain | provides alternative routes of blood to the brain
fetal circulation | bypasses the lungs before birth | uses the foramen ovale and the ductus arteriosus

# Blood pressure and pulse
? Which term describes
blood pressure | the force that the pumped fluid exerts on vessel walls | the vital sign with a normal value below 120 over 80
systolic pressure | the top number, reached when the ventricles contract | the value of 120 in a reading of 120 over 80
diastolic pressure | the bottom number, reached when the ventricles relax | the value of 80 in a reading of 120 over 80
pulse pressure | the difference between the two numbers of a reading | the value of 40 in a reading of 120 over 80
pulse | the wave of expansion of an artery with each heartbeat | the throb felt at the wrist
hypertension | a reading that stays too high | the silent killer that strains heart, kidneys and arteries | a sustained arterial value of 130 over 80 or higher
hypotension | a reading that is too low | a condition that may cause dizziness or fainting
peripheral resistance | friction that blood meets as it flows through vessels | the opposition that rises when arterioles narrow
sphygmomanometer | an inflatable cuff with a gauge for the arm | the instrument that measures the force of blood

# Diseases of heart and vessels
? Which disorder
atherosclerosis | builds fatty plaques in the inner walls of arteries | narrows arteries by deposits of cholesterol | raises the risk of heart attack and stroke by plaque
arteriosclerosis | is the hardening and loss of elasticity of arteries with age | makes vessel walls stiff with calcium deposits
myocardial infarction / heart attack | kills cardiac muscle when a coronary vessel is blocked | is signaled by crushing chest pain and shortness of breath
angina pectoris / angina | causes chest pain in exertion when heart muscle lacks oxygen for a time | is relieved by rest or nitroglycerin
congestive heart failure / heart failure | makes the pump too weak to meet the body's needs | causes fluid to collect in lungs or ankles
aneurysm | is a balloon-like bulge in a weakened artery wall | may rupture and cause fatal bleeding in the brain or aorta
varicose vein / varicose veins | is a twisted, swollen vessel caused by faulty valves | is common in the legs of people who stand for long hours
phlebitis / thrombophlebitis | is inflammation of a vein | may lead to a clot that travels to the lungs
pulmonary embolism | is the blocking of a lung vessel by a traveling clot | causes sudden breathlessness after a leg clot breaks loose
cardiac arrest | is the sudden stop of the heart's pumping | calls for CPR and a defibrillator at once
rheumatic heart disease | damages the mitral and other valves after untreated strep throat | follows an immune reaction to streptococci
endocarditis | is inflammation of the inner lining and valves of the heart | results when bacteria in the blood settle on a valve
patent ductus arteriosus | leaves a fetal vessel open after birth | lets blood pass from the aorta back to the lung artery

# Lymphatic vessels and organs
? Which lymphatic structure
lymph node | filters tissue fluid on its way to the blood and swells during infection | is a bean-shaped organ with clusters in the neck, armpit and groin | contains macrophages and lymphocytes that monitor the fluid
spleen | filters blood and destroys worn-out red cells | is the largest of its kind, on the left beside the stomach | stores platelets and serves as a blood reservoir
tonsil | traps bacteria that enter the throat | lies in a ring around the pharynx and is removed when often infected
Peyer's patch | guards the wall of the ileum against bacteria | is a cluster of follicles in the small intestine
appendix / vermiform appendix | is a narrow pouch attached to the cecum | may become inflamed and rupture
thoracic duct | empties most of the body's lymph into the left subclavian vein | is the largest vessel of its system and begins in the abdomen
right lymphatic duct | drains one arm and one side of the head and chest | is the smaller of two final vessels, covering only a quarter of the body
lacteal | absorbs fats in a villus of the small intestine | carries a milky fluid after a fatty meal
cisterna chyli | is the sac in the abdomen where fluid from the legs collects | forms the start of the largest collecting vessel
lymphatic capillary | takes up tissue fluid through flaplike gaps | begins as a closed-ended tube among the cells

# Innate defenses
? Which body defense
intact skin | forms the first mechanical barrier to microbes | keeps germs out with a dry, acidic, keratinized surface
mucus | traps microbes and dust in the airways | is the sticky secretion that cilia sweep toward the throat
gastric acid | kills most microbes swallowed with food | protects the stomach by its very low pH
lysozyme | breaks bacterial cell walls in tears and saliva | is an enzyme in the fluid that washes the eye
inflammation | causes redness, heat, swelling and pain | brings more blood and phagocytes to an injured area | is triggered by histamine and other chemicals after an injury
fever | raises body temperature to slow microbes | is started by pyrogens that reset the hypothalamus
complement system / complement | punctures the membranes of bacteria with plasma proteins | is a group of at least 20 proteins that work in a cascade
interferon | protects neighboring cells from viruses | is a protein released by a virus-infected cell
histamine | widens vessels and makes capillaries leaky | is the chemical released by mast cells, blocked in allergy treatment

# Cells of the immune system
? Which immune cell
B cell / B lymphocyte | matures in bone marrow and serves humoral immunity | divides after meeting its antigen to form plasma and memory types | responds to an antigen by making clones that release antibodies
plasma cell | secretes antibodies into the blood | is the short-lived factory descended from a B lymphocyte
memory cell | gives a fast second response years after an infection | remains for years after a vaccination
helper T cell / CD4 cell | activates other lymphocytes by chemical signals | is the main target of HIV | stimulates B cells and cytotoxic T cells by releasing cytokines
cytotoxic T cell / killer T cell / CD8 cell | directly destroys a virus-infected target that shows its specific antigen | carries out cellular immunity and injects perforin after activation
regulatory T cell / suppressor T cell | slows and ends an immune response | helps to prevent attacks on the body itself
macrophage | engulfs microbes and debris by phagocytosis | develops from a monocyte that has left the blood
natural killer cell / NK cell | destroys cancerous or infected targets without previous exposure | is a lymphocyte of nonspecific defense

# Molecules and processes of immunity
? Which term describes
antigen | a substance that the immune system recognizes as foreign | a molecule on a germ that provokes an immune response | a marker, often a protein, on the surface of a pathogen
antibody / immunoglobulin | a Y-shaped protein that binds to one foreign substance | the product of plasma cells that marks invaders for destruction | a defensive protein with two binding sites
cytokine | a chemical signal between immune cells | the messenger group to which interleukins belong
major histocompatibility complex / MHC | the group of cell-surface proteins that mark self | the markers compared before an organ transplant
epitope / antigenic determinant | the exact site on a foreign molecule to which an immune protein binds | the part of a large foreign molecule that fits one binding site
agglutination | the clumping of cells bound together by immune proteins | the reaction that occurs when the wrong blood group is transfused
opsonization | the coating of microbes so that phagocytes can grip them | the process that makes bacteria easier to engulf
vaccine | a preparation of weakened or harmless germ material that trains immunity | an injection that produces memory without causing the illness
autoimmunity | the attack of the immune system on the body's own tissue | the failure of self-tolerance behind rheumatoid arthritis

# Classes of antibodies
? Which class of antibody
IgG | is the most abundant in plasma | is the only one that crosses the placenta
IgM | is the first released in an infection, as a five-part molecule | is the class of the anti-A and anti-B agglutinins
IgA | protects mucous surfaces in saliva, tears and breast milk | is the class of body secretions, joined as a pair
IgE | triggers allergies by binding to mast cells | rises in hay fever and worm infections
IgD | acts as a receptor on the surface of B cells | is attached to immature lymphocytes that await activation

# Types of immunity
? Which type of immunity
natural active immunity / naturally acquired active immunity | develops after having the disease itself | makes a child who had measles resistant for life
artificial active immunity / artificially acquired active immunity | develops after a vaccination | comes from injected weakened or killed pathogens
natural passive immunity / naturally acquired passive immunity | passes from mother to baby through placenta or milk | gives a newborn borrowed antibodies for months
artificial passive immunity / artificially acquired passive immunity | comes from an injection of ready-made antibodies | protects at once but briefly, as with antivenom
innate immunity / nonspecific immunity | acts from birth in the same way against all invaders | includes skin, phagocytes and fever
herd immunity | protects unvaccinated people as most of a population is resistant | stops the spread of a disease when enough people are vaccinated

# Immune disorders
? Which immune disorder
allergy | is an overreaction to a harmless substance such as pollen | is caused by IgE and histamine in hay fever | produces sneezing, hives or watery eyes after contact with a trigger
anaphylaxis / anaphylactic shock | is a sudden, life-threatening whole-body reaction | is treated at once with an epinephrine injector
acquired immunodeficiency syndrome / AIDS | is caused by HIV, which destroys CD4 lymphocytes | leaves the body open to opportunistic infections after sexual or blood transmission
severe combined immunodeficiency / SCID | leaves a child from birth without working B and T cells | was known as bubble boy disease
systemic lupus erythematosus / lupus | attacks the kidneys, joints and skin with antibodies to DNA | often causes a butterfly-shaped rash on the face
transplant rejection | attacks a donated organ | is prevented by tissue matching and suppressing drugs
celiac disease | damages the intestinal lining in reaction to gluten | requires a diet without wheat, rye and barley
contact dermatitis | causes a delayed itchy rash by T cells | follows touching poison ivy
Hodgkin's disease / Hodgkin lymphoma | is a cancer of lymph nodes with large Reed-Sternberg cells | begins with painless swelling of nodes in the neck
lymphedema / elephantiasis | causes swelling when drainage of tissue fluid is blocked | enlarges a leg after parasitic worms block vessels

# Organs of the respiratory system
? Which respiratory structure
nasal cavity | warms, moistens and filters air through its mucous lining | contains the conchae and is divided by a septum
nasal concha / nasal conchae | increases the surface for warming air as a scroll-shaped bone | swirls inhaled air as one of three shelves at the side
paranasal sinus / paranasal sinuses | lightens the skull and gives the voice resonance | is an air-filled hollow in a bone around the nose
nasopharynx | is the upper part of the throat, for air only | receives the auditory tubes behind the nose
oropharynx | is the middle part of the throat, for food and air | lies behind the mouth
laryngopharynx | is the lowest part of the throat, where air and food paths divide | opens into the voice box and the esophagus
larynx / voice box | contains the vocal cords | has the Adam's apple at its front | routes air and food into proper channels and makes speech sounds
epiglottis | closes the airway during swallowing | is a leaf-shaped flap of elastic cartilage | tips over the opening of the voice box when a person swallows
trachea / windpipe | is held open by C-shaped rings of cartilage | runs from the voice box to the two main branches | is lined with ciliated mucosa that sweeps dust upward
bronchus / bronchi | branches from the windpipe into one lung | has cartilage plates in its wall and divides like a tree | enters a lung as the first division below the windpipe
bronchiole | has smooth muscle but no cartilage in its wall | narrows in asthma as a tiny airway
alveolus / alveoli | exchanges oxygen and carbon dioxide with the blood | is a tiny thin-walled sac surrounded by capillaries | is the main site of gas exchange in the lungs

# Details of larynx and lungs
? Which structure
glottis | is the opening between the vocal folds | changes width to let air pass or to make sound
true vocal cord / vocal fold | vibrates in passing air to make voice sounds | becomes longer and thicker in boys at puberty
thyroid cartilage | is the shield-shaped front plate called the Adam's apple | is the largest plate of the voice box
cricoid cartilage | is the ring-shaped lowest part of the voice box | is a complete ring above the windpipe
uvula | hangs from the back of the soft palate | closes the nose passage with the soft palate in swallowing
carina | is the ridge where the windpipe divides into two | triggers violent coughing when touched
hilum | is where bronchi and vessels enter | is the root region on the inner face of a breathing organ
cardiac notch | is the hollow in the left lung that makes room for the heart | is why one breathing organ is smaller than its partner
respiratory membrane | separates alveolar air from blood by a distance of less than a micrometer | consists of alveolar and capillary walls with fused basement layers
type II alveolar cell | secretes surfactant onto the surface of the air sac | is a cuboidal member among the flat lining of the air sac
lobe of the lung | is a large subdivision, three on the right and two on the left | is separated from its neighbor by a fissure

# Breathing and gas exchange
? Which term describes
inspiration / inhalation | drawing air in as the chest volume increases | the phase in which diaphragm and external intercostals contract
expiration / exhalation | letting air out as the chest volume decreases | the phase that is passive at rest as lungs recoil
external respiration | exchange of gases between alveoli and blood | the step in which blood picks up oxygen | gas exchange between the air sacs and pulmonary capillaries
internal respiration | exchange of gases between blood and tissue cells | the step in which blood unloads oxygen in the tissues | gas exchange between systemic capillaries and body cells
cellular respiration | the use of oxygen by mitochondria to make ATP | the chemical process that produces carbon dioxide
pulmonary ventilation / breathing | the movement of air into and out of the lungs | the mechanical process driven by pressure changes in the chest
Boyle's law | the rule that the pressure of a gas falls as its volume rises | the principle that explains why air flows into an expanding chest
Dalton's law | the rule that each gas in a mixture exerts its own partial pressure | the principle that total air pressure is a sum of parts
Henry's law | the rule that gas dissolves in liquid in proportion to its partial pressure | the principle behind the bends in divers who rise too fast
surfactant | the substance that lowers surface tension in alveoli | the material that premature babies lack
intrapleural pressure | the force, below that of the atmosphere, between the layers around a lung | the negative value that keeps the lungs expanded

# Lung volumes
? Which lung volume or capacity
tidal volume | is the air moved in a normal quiet breath | is about 500 milliliters | is the amount inhaled or exhaled at rest
inspiratory reserve volume | is the extra air that can be forced in after a normal breath in | is about 3,100 milliliters in a man
expiratory reserve volume | is the extra air that can be forced out after a normal breath out | is about 1,200 milliliters
residual volume | is the air that stays in the lungs after the strongest breath out | keeps the alveoli open at all times
vital capacity | is the most air that can be moved in one deep breath out | is the sum of tidal and both reserve amounts
total lung capacity | is all the air the lungs can hold | is about 6,000 milliliters in a man
anatomical dead space | is the air that stays in the passages and takes no part in exchange | is about 150 milliliters of each quiet breath

# Gas transport and control of breathing
? Which term describes
oxyhemoglobin | the bright red form of the carrier bound to O2 | the form in which about 98 percent of O2 travels
carbaminohemoglobin | the form of the carrier bound to CO2 | the compound that carries about a fifth of the CO2
bicarbonate ion | the form in which most carbon dioxide travels in plasma | the negative particle made when carbonic acid splits
carbonic anhydrase | the enzyme in red cells that joins CO2 with water | the catalyst that speeds the forming of an acid from CO2
carbon monoxide | the odorless gas that binds hemoglobin more strongly than oxygen | the poison from exhaust and faulty heaters
respiratory center | the nerve cells in medulla and pons that set the breathing rhythm | the group that responds mainly to carbon dioxide levels
chemoreceptor reflex | the response of breathing to the acidity of the blood | the adjustment triggered by the carotid and aortic bodies
hyperventilation | breathing too deep and fast, which lowers carbon dioxide | the state that makes blood alkaline and causes dizziness
hypoventilation | breathing too slow and shallow, which raises carbon dioxide | the state that makes blood acidic
apnea | a stop of breathing | the pause that occurs again and again in some sleepers
dyspnea | difficult or labored breathing | the feeling of shortness of breath
hypoxia | too little oxygen in the tissues | the danger on high mountains

# Respiratory disorders
? Which respiratory disorder
asthma | narrows the bronchioles in attacks with wheezing | is treated with an inhaler that opens airways | is often triggered by allergens, exercise or cold air
emphysema | destroys the walls of alveoli, mostly in smokers | leaves lungs enlarged and inelastic, with a barrel chest | makes breathing out hard because lungs have lost their recoil
chronic bronchitis | inflames the large airways with too much mucus for months | causes a lasting smoker's cough with phlegm
pneumonia | fills alveoli with fluid in an infection | is seen as a lung consolidation on X-rays
tuberculosis / TB | forms walled-off nodules in the lungs and is caused by a slow-growing bacterium | is detected by a skin test and causes coughing of blood
cystic fibrosis | produces thick mucus because of a faulty chloride channel | is inherited as a recessive trait and clogs lungs and pancreas
pleurisy | inflames the membranes around the lungs and causes sharp pain on breathing | may produce a friction rub heard with a stethoscope
pneumothorax | collapses a lung by letting air into the space around it | may follow a stab wound of the chest
infant respiratory distress syndrome | affects premature babies who lack surfactant | makes newborn alveoli collapse after each breath
lung cancer | is a malignant growth most often caused by smoking | kills more Americans than any other tumor
laryngitis | inflames the vocal cords and causes hoarseness | may take away the voice
whooping cough / pertussis | causes violent fits that end with a high-pitched gasp for air | is prevented by the DTaP vaccine
influenza | is a viral airway infection with sudden fever, aches and yearly strains | is prevented by a vaccine that is renewed every year
common cold | is a mild viral infection of the nose and throat | is most often caused by rhinoviruses

# Nonrespiratory air movements
? Which term describes
cough | a forceful blast of air that clears the lower airways through the mouth | a burst that starts with a deep breath and closed glottis
sneeze | a forceful blast of air that clears the nose | a burst triggered by irritation of the nasal lining
hiccup | a sudden intake of air from a spasm of the diaphragm | a repeated sound as the glottis snaps shut
yawn | a very deep breath with open jaws | a long intake often linked to tiredness
sigh | a long, deep breath out with a soft sound | a slow release of air that expresses relief or sadness
snoring | a rough sound from vibration of the soft palate in sleep | a nighttime noise that may accompany sleep apnea

# Organs of the digestive tract
? Which digestive organ
mouth / oral cavity | begins chewing and the digestion of starch | mixes food with saliva to form a bolus
pharynx | is the passage shared by air and food | pushes food from the mouth to the esophagus in swallowing
esophagus | carries food to the stomach by peristalsis | is a muscular tube about 25 centimeters long behind the windpipe | passes through the diaphragm to the stomach
stomach | churns food with acid and begins protein digestion | is a J-shaped sac that makes chyme | secretes pepsinogen and hydrochloric acid
duodenum | receives chyme, bile and pancreatic juice | is the first and shortest part of the small intestine | is about 25 centimeters long and curves around the head of the pancreas
jejunum | is the middle part of the small intestine | absorbs most nutrients between first and last parts
ileum | is the last part of the small intestine | absorbs vitamin B12 and joins the cecum
cecum | is the pouch at the start of the large intestine | bears the appendix on its lower side
colon | absorbs water and forms feces | has ascending, transverse, descending and sigmoid parts | houses bacteria that make vitamin K
rectum | stores feces just before elimination | is the final straight part above the anal canal
anus | is the opening through which feces leave | has an involuntary inner and a voluntary outer sphincter

# Accessory digestive organs
? Which accessory structure of digestion
tongue | moves and mixes food and bears taste buds | starts swallowing by pushing the bolus backward
salivary gland | secretes a fluid with amylase and mucus into the mouth | may be a parotid, submandibular or sublingual
liver | makes bile and detoxifies poisons | is the largest internal organ, on the right below the diaphragm | stores glycogen and makes plasma proteins
gallbladder | stores and concentrates bile | releases bile after a fatty meal | is a small green sac under the liver
exocrine pancreas | makes juice with enzymes for all food types and bicarbonate | secretes into the duodenum through a main duct from acinar cells
tooth / teeth | breaks food down mechanically | sits in a socket and is covered with enamel above the gum
common bile duct | carries a green fat-emulsifying fluid into the duodenum | forms where passages from liver and gallbladder join

# Teeth
? Which term describes
incisor | the chisel-shaped front tooth that cuts food | one of eight front teeth for biting off
canine / cuspid / eyetooth | the pointed tooth that tears food | one of four cone-shaped corner teeth
premolar / bicuspid | the tooth with two cusps for crushing | one of eight teeth that replace the back baby teeth
molar | the broad back tooth that grinds food | one of the kind that includes wisdom teeth
enamel | the hardest substance in the body, covering the crown | the outer layer dissolved by acids from plaque bacteria
dentin | the bonelike material that forms most of a tooth | the layer beneath the hard outer cap
pulp | the soft center of a tooth with vessels and nerves | the tissue removed in root canal treatment
cementum | the bonelike layer that covers the root | the material that attaches the root to its ligament
crown | the part of a tooth above the gum | the exposed portion used for chewing
root | the part of a tooth embedded in the jaw | the portion held in its socket by a ligament
gingiva / gum | the soft tissue around the necks of teeth | the tissue that bleeds when plaque inflames it
deciduous tooth / milk tooth / baby tooth | one of twenty in the first set of a child | one of the kind that falls out from about age six
plaque | the sticky film of bacteria on teeth | the deposit that brushing and flossing remove
dental caries / cavity | decay of a tooth by bacterial acids | a hole that must be filled by a dentist

# Parts and cells of the stomach and intestine
? Which part of the digestive tract
cardia | is the region where food enters the stomach | surrounds the lower opening of the esophagus
fundus | is the dome-shaped upper region beneath the diaphragm | lies beside the heart end and may hold swallowed air
pylorus | is the lower funnel region of the stomach | leads to the duodenum
lower esophageal sphincter / cardiac sphincter | keeps acid from flowing up out of the stomach | is too relaxed in people with heartburn
pyloric sphincter | controls the outflow of chyme from the stomach | opens to let small spurts into the duodenum
ruga / rugae | is a fold of the stomach lining that flattens when full | lets the stomach expand
villus / villi | is a finger-like projection that absorbs nutrients | contains capillaries and a lacteal | projects from the mucosa of the small intestine to increase its surface
plica circularis / circular fold / plicae circulares | is a large permanent ridge in the wall of the small intestine | makes chyme spiral through the small intestine
haustrum / haustra | is a pouch of the colon wall | forms as the muscle band of the colon gathers the wall
mesentery | holds the intestine in place as a double sheet | carries vessels and nerves between the back wall and the gut
greater omentum | hangs like a fatty apron over the intestines | stores fat in a fold that descends from the stomach
intestinal crypt | is a pit between villi that secretes watery juice | lies at the base of finger-like projections and renews their cells

# Processes of digestion
? Which digestive process
ingestion | takes food into the mouth | is the first step, eating and drinking
propulsion | moves a meal along the tract by swallowing and peristalsis | pushes contents from the throat toward the anus
mechanical digestion / mechanical breakdown | breaks food into smaller pieces without changing its molecules | includes chewing and the churning of the stomach
chemical digestion | breaks large molecules into building blocks with enzymes | turns proteins into amino acids by hydrolysis
absorption | moves nutrients from the intestine into blood or lymph | takes place mainly through villi
defecation | eliminates undigested wastes through the anus | is the last step, started when the rectum stretches

# Movements and actions in digestion
? Which term describes
deglutition / swallowing | moving a bolus from mouth to stomach | an act during which the epiglottis closes the larynx
mastication / chewing | grinding food with the teeth | an act of the masseter and temporalis
emulsification | breaking large fat globules into droplets | the work of bile salts in the duodenum
segmentation | squeezing separate rings of the gut to mix its contents | a back-and-forth movement typical of the small bowel
churning | kneading food by the three muscle layers of the stomach | a mixing that turns a meal into chyme
mass movement | a slow, powerful wave that pushes contents through the colon | an action of the large bowel a few times a day, often after a meal
vomiting / emesis | emptying the stomach through the mouth | reverse expulsion triggered by a center in the medulla

# Digestive enzymes
? Which enzyme
salivary amylase / ptyalin | begins the breakdown of starch in the mouth | acts in saliva and stops working in stomach acid
pepsin | begins the breakdown of proteins in the acid of the stomach | is formed from pepsinogen by hydrochloric acid
trypsin | splits proteins in the small intestine as a product of the pancreas | is activated by enteropeptidase
pancreatic lipase | splits fats into fatty acids and monoglycerides | works on droplets emulsified by bile
lactase | splits milk sugar into glucose and galactose | is lacking in people who do not tolerate milk
sucrase | splits table sugar into glucose and fructose | is the brush border catalyst for cane sugar
maltase | splits malt sugar into two glucose molecules | finishes the digestion of starch at the brush border
nuclease | splits DNA and RNA into nucleotides | comes from the pancreas to digest genetic material
peptidase | splits off amino acids from short protein chains | finishes protein digestion at the brush border

# Secretions and contents of the digestive tract
? Which term describes
saliva | the fluid that moistens food and contains amylase | the secretion of the parotid and two other pairs of glands
bolus | the soft ball of chewed food that is swallowed | the mass that the tongue pushes into the throat
chyme | the semifluid mass of food and gastric juice | the material that passes through the pylorus into the duodenum
bile | the yellow-green liver fluid that emulsifies fats | the liquid stored in the gallbladder | the fluid with salts that break fat into droplets
gastric juice | the acidic fluid of the stomach with pepsin | the secretion that contains hydrochloric acid and intrinsic factor
pancreatic juice | the alkaline fluid that neutralizes stomach acid in the duodenum | the secretion rich in bicarbonate and enzymes
chylomicron | the protein-coated fat droplet that enters a lacteal | the particle by which absorbed fat travels in lymph
feces / stool | the solid waste of undigested remains and bacteria | the material stored in the rectum
intrinsic factor | the stomach protein needed to absorb vitamin B12 | the substance lacking in pernicious anemia
bilirubin | the yellow pigment from broken-down hemoglobin | the waste that colors skin in jaundice

# Cells of digestive organs
? Which cell
parietal cell | secretes hydrochloric acid and intrinsic factor | is the stomach cell blocked by proton pump drugs
chief cell | secretes pepsinogen into the stomach | makes the inactive form of a protein-splitting enzyme
G cell | secretes gastrin into the blood | is the hormone-making type of the stomach lining
acinar cell | secretes digestive enzymes in the pancreas | lies in grape-like clusters around tiny ducts
hepatocyte | produces bile and stores glycogen | is the working unit of the liver lobule
Kupffer cell / stellate macrophage | removes bacteria and old red cells in liver sinusoids | is the phagocyte of the liver
beta cell | secretes insulin when blood sugar rises | is destroyed in type 1 diabetes
alpha cell | secretes glucagon into the blood | responds when blood sugar falls

# Digestive disorders
? Which digestive disorder
gastroesophageal reflux disease / GERD | lets stomach contents flow back and causes heartburn | results from a weak sphincter above the stomach
peptic ulcer | is a sore in the lining of stomach or duodenum | is mostly caused by Helicobacter pylori | causes gnawing pain a few hours after eating and may bleed
gallstone | is a hardened mass of cholesterol that may block bile flow | causes pain on the right after a fatty meal
appendicitis | causes pain that moves to the lower right of the abdomen | is treated by surgical removal before rupture
hepatitis | inflames the liver, often by a virus | exists in forms A, B and C and causes jaundice
cirrhosis | scars the liver after long alcohol abuse | replaces liver cells with fibrous tissue for good
lactose intolerance | causes gas and diarrhea after drinking milk | results from lack of an enzyme for milk sugar
diarrhea | produces watery stools several times a day | leads to dehydration when food residue rushes through the colon
constipation | produces hard, dry stools that are difficult to pass | results from too little fiber and fluid
Crohn's disease | inflames patches of intestine, often the ileum, through the whole wall | is a chronic inflammation that may affect any part of the tract from mouth to anus
diverticulitis | inflames small pouches in the colon wall | is common in older people who eat little fiber
colorectal cancer | often begins as a polyp | is found early by colonoscopy
hiatal hernia | pushes part of the stomach up through the diaphragm | is a bulge at the opening for the esophagus
pancreatitis | inflames the gland behind the stomach as its enzymes attack it | may be caused by a blocked duct or alcohol abuse

# Cell metabolism
? Which metabolic process
glycolysis | splits glucose into two pyruvic acid molecules in the cytosol | needs no oxygen and gains two ATP
Krebs cycle / citric acid cycle | breaks acetyl groups down to carbon dioxide in the mitochondrial matrix | begins when acetyl CoA joins oxaloacetate
electron transport chain | makes most ATP at the inner mitochondrial membrane | ends with oxygen joining hydrogen to form water
glycogenesis | builds up the storage starch of liver and muscle from glucose | is stimulated by insulin after a meal
glycogenolysis | breaks the stored liver starch down into glucose | is stimulated by glucagon between meals
gluconeogenesis | makes new glucose from noncarbohydrates such as amino acids | keeps the brain supplied in prolonged fasting
lipogenesis | builds triglycerides from excess sugar or fatty acids | stores surplus calories in adipose tissue
lipolysis | breaks triglycerides into glycerol and fatty acids | frees stored energy of adipose tissue
beta oxidation | cuts fatty acids into two-carbon pieces | forms acetyl CoA from long chains in the mitochondrion
deamination | removes the nitrogen group from an amino acid | produces ammonia, which the liver turns into urea
ketogenesis | forms ketone bodies from fats | may acidify the blood in untreated diabetes or starvation

# Energy use and body temperature
? Which term describes
anabolism | building larger molecules from smaller ones with energy | the constructive side of the body's chemistry
catabolism | breaking larger molecules into smaller ones and releasing energy | the destructive side of the body's chemistry
basal metabolic rate / BMR | the energy used at complete rest | the minimum speed of energy use, set largely by thyroxine
calorie / kilocalorie | the unit for the energy in food | the heat that warms one kilogram of water by one degree Celsius
conduction | heat transfer by direct contact | loss of heat to a cold chair
convection | heat transfer by moving air or water | loss of heat to a breeze from a fan
radiation | heat transfer by infrared waves | the way a warm body loses most heat in a cool room without contact
evaporation | heat loss as sweat turns to vapor | the only cooling method in air hotter than the body
shivering | heat production by rapid muscle contractions | the involuntary response to cold that burns extra fuel
hypothermia | a body temperature below 35 degrees Celsius | dangerous chilling that slows heart and mind
hyperthermia | a dangerously raised body temperature from overheating | the state of a victim of heatstroke
hunger | the sensation that signals the body's need for food | a feeling controlled in part by ghrelin
malnutrition | poor health from lack or imbalance of nutrients | a poor state of the body that may occur even when enough calories are eaten

# Organs of the urinary system
? Which urinary structure
kidney | filters blood to form urine | is a bean-shaped organ behind the peritoneum with about a million nephrons | maintains the purity of blood by removing nitrogen wastes
ureter | carries urine to the bladder by peristalsis | is one of two slender tubes that leave the organs of filtration | leads from the renal pelvis to the bladder
urinary bladder | stores urine until it is released | is a muscular sac with a detrusor layer behind the pubic bones
urethra | carries urine out of the body | is about 4 centimeters long in females and 20 in males | leads from the bladder to the outside
renal cortex | is the outer region with the glomeruli | lies directly beneath the fibrous capsule
renal medulla | is the inner region with striped pyramids | contains the loops that make urine concentrated
renal pyramid | is a cone-shaped mass of tubules | points with its tip toward a minor cup
renal pelvis | is the funnel that collects urine from the cups | narrows into the tube to the bladder
calyx / calyces | is a cup that receives urine from the tip of a cone | drains into the large central funnel
trigone | is the triangle between three openings inside the sac | is the smooth area where bladder infections often persist
external urethral sphincter | is under voluntary control and holds back urine | is a ring of skeletal muscle that toddlers learn to control

# Parts of the nephron
? Which part of the nephron
glomerulus / glomeruli | is the knot of capillaries where filtration takes place | is fed by a wider and drained by a narrower arteriole | is a tuft of vessels in the renal cortex
Bowman's capsule / glomerular capsule | is the cup that collects the filtrate | surrounds a knot of capillaries
proximal convoluted tubule | reabsorbs most of the water, glucose and salts | is the first coiled section, lined with microvilli
loop of Henle / nephron loop | dips into the medulla and helps to concentrate urine | is the hairpin section with descending and ascending limbs | creates the salt gradient of the medulla
distal convoluted tubule | adjusts salt under the control of aldosterone | is the second coiled section, after the hairpin
collecting duct | receives fluid from many units and carries it to a papilla | keeps or releases water under the control of ADH as the final passage | becomes more permeable to water when ADH is high
afferent arteriole | brings blood to the filtering knot | is wider than the vessel that drains the filter
efferent arteriole | carries blood away from the filtering knot | is narrower than the vessel that feeds the filter
peritubular capillary | takes back reabsorbed water and nutrients | wraps around the coiled tubules
juxtaglomerular apparatus | releases renin when blood pressure falls | lies where the arteriole touches the end of the hairpin
podocyte | clings to filter capillaries with foot-like extensions | forms slits through which plasma is filtered

# Making and passing urine
? Which term describes
glomerular filtration | the forcing of fluid from blood into the capsule by pressure | the first step of urine making, which holds back cells and proteins
tubular reabsorption | the return of useful substances from filtrate to blood | the step by which all glucose is normally recovered
tubular secretion | the moving of extra wastes from blood into the filtrate | the step that removes drugs and hydrogen ions after filtering
urea | the main nitrogen waste, made in the liver from ammonia | the waste of protein breakdown
uric acid | the waste product of DNA and RNA breakdown | the waste that forms crystals in gout
creatinine | the waste product of muscle metabolism | the substance measured in blood to test kidney function
micturition / urination | the emptying of the bladder | the reflex triggered when 200 milliliters have stretched the wall
filtrate | the protein-free fluid that enters the capsule | the liquid of which 180 liters form each day
diuretic | a substance that increases urine output | a drug used to treat high blood pressure by removing water
dialysis / hemodialysis | the cleaning of blood by a machine when kidneys fail | the treatment that uses diffusion across a membrane to remove wastes
urinalysis | the laboratory examination of urine | a test that may reveal sugar or protein
glomerular filtration rate / GFR | the volume of fluid filtered per minute by both kidneys | a value of about 125 milliliters per minute

# Urinary signs and disorders
? Which urinary condition
glycosuria | is the presence of sugar in the urine | points to diabetes mellitus
proteinuria / albuminuria | is the presence of albumin in the urine | points to a damaged filter
hematuria | is the presence of blood in the urine | points to bleeding from stones or infection
pyuria | is the presence of pus cells in the urine | points to infection of the tract by white cells seen in the sample
oliguria | is an abnormally small urine output | is defined as between 100 and 400 milliliters a day
anuria | is almost no urine output | is defined as less than 100 milliliters a day
polyuria | is an abnormally large urine output | is typical of untreated diabetes
incontinence | is the inability to control the release of urine | follows weakening of the sphincters
cystitis | is inflammation of the bladder | is common in women and causes burning and frequent urges
pyelonephritis | is infection of the kidney | arises when bacteria climb from the bladder and cause flank pain
kidney stone / renal calculus | is a crystal mass that blocks the ureter painfully | is broken up by shock waves
renal failure / kidney failure | makes wastes build up in the blood | requires dialysis or a transplant

# Body fluids and electrolytes
? Which term describes
intracellular fluid | the water inside cells, about two thirds of the total | the compartment richest in potassium
interstitial fluid / tissue fluid | the water in the spaces between cells | the liquid that bathes cells outside the vessels
extracellular fluid | the sum of plasma and tissue water, about one third of the total | all the body water that is not inside cells
lymph | the clear fluid inside vessels that return leaked protein to blood | the liquid filtered by bean-shaped nodes
electrolyte | a substance that forms ions in water and conducts current | a salt, acid or base dissolved in body water
thirst mechanism | the drive to drink, triggered by the hypothalamus | the response to a dry mouth and concentrated plasma
dehydration | a harmful loss of more water than is taken in | the result of long vomiting or sweating without drinking
edema | swelling from excess fluid in the tissues | the puffiness of ankles in heart failure | the buildup of interstitial fluid that makes tissue swell
acidosis | a blood pH below 7.35 | too many hydrogen ions in arterial blood
alkalosis | a blood pH above 7.45 | too few hydrogen ions in arterial blood
hypovolemia | too low a volume of blood | the result of heavy bleeding
hyponatremia | too little sodium in the blood | the result of drinking huge amounts of plain water

# Ions of the body
? Which ion
sodium ion | is the main positive ion outside cells | rushes into a neuron to start an action potential and determines fluid volume
potassium ion | is the main positive ion inside cells | leaves a neuron during repolarization
calcium ion | triggers muscle contraction and hardens bone | is needed for clotting and transmitter release
chloride ion | is the main negative ion outside cells | joins hydrogen to form stomach acid
phosphate ion | is part of ATP, DNA and bone mineral | is a buffer inside cells and in urine, with formula HPO4
hydrogen ion | determines how acidic a solution is | is removed by the kidneys when blood pH falls
iron ion | binds oxygen at the center of heme | is carried in plasma by transferrin
iodide ion | is needed to make thyroid hormones | is taken up by the butterfly-shaped gland from the blood
magnesium ion | helps many enzymes that use ATP | is the second most abundant positive ion inside cells

# Acid-base balance
? Which term describes
buffer | a substance that resists changes of pH | a chemical pair that takes up or gives off hydrogen ions | a system such as carbonic acid and bicarbonate
respiratory acidosis | low blood pH from too much carbon dioxide | the imbalance caused by shallow breathing or emphysema
respiratory alkalosis | high blood pH from too little carbon dioxide | the imbalance caused by hyperventilation in panic
metabolic acidosis | low blood pH from loss of bicarbonate or excess organic acids | the imbalance caused by severe diarrhea or untreated diabetes
metabolic alkalosis | high blood pH from excess bicarbonate | the imbalance caused by repeated vomiting of stomach contents
pH | the scale from 0 to 14 for acidity | the measure of 7.35 to 7.45 in normal arterial blood

# Organs of the male reproductive system
? Which male reproductive structure
seminiferous tubule | produces sperm in its coiled wall | is one of hundreds of tightly packed tubes inside a male gonad
epididymis | stores sperm while they mature | is a coiled tube on the back of a male gonad | is about 6 meters long when uncoiled
vas deferens / ductus deferens | carries sperm from the scrotum into the pelvis | is cut in a vasectomy
scrotum | keeps the sperm-making organs cooler than the body | is a sac of skin that hangs outside the abdomen
seminal vesicle / seminal gland | adds a fructose-rich fluid to semen | makes about 60 percent of semen and lies at the base of the bladder
prostate gland / prostate | adds a milky fluid to semen and encircles the urethra | often enlarges in older men and makes urination difficult | is a single doughnut-shaped organ below the bladder
bulbourethral gland / Cowper's gland | releases a clear mucus that neutralizes acid in the urethra | is a pea-sized organ below the prostate
ejaculatory duct | empties sperm and fluid into the urethra within the prostate | forms where the sperm tube joins the seminal vesicle
penis | delivers sperm into the female tract | contains erectile tissue that fills with blood
spermatic cord | contains vessels, nerves and the sperm tube on their way through the groin | passes through the inguinal canal

# Organs of the female reproductive system
? Which female reproductive structure
fallopian tube / uterine tube / oviduct | carries the egg to the uterus and is the usual site of fertilization | catches the egg with fringed ends | is about 10 centimeters long and lined with cilia
uterus / womb | houses and nourishes the developing fetus | is a hollow, pear-shaped muscular organ | receives and retains the fertilized egg
cervix | is the narrow neck that opens into the vagina | widens to 10 centimeters in labor
vagina | is the birth canal that leads to the outside | receives sperm and has an acidic lining
endometrium | is the lining that thickens each month and is shed | is where an embryo implants
myometrium | is the smooth muscle layer that contracts in labor | forms the thick middle wall of the organ of pregnancy
fimbria / fimbriae | is a finger-like fringe that sweeps the egg into its tube | lies at the funnel end near the ovary
ovarian follicle | is the sac that contains a developing egg | ruptures in the middle of the monthly cycle
corpus luteum | secretes progesterone after ovulation | forms from the ruptured sac of an egg
vulva | is the external genital region | includes the labia and the clitoris
areola | is the pigmented ring around a nipple | becomes darker during pregnancy

# Gametes and their formation
? Which term describes
spermatogenesis | the making of male gametes in the testes | the process that yields four working cells from one and continues through life after puberty
oogenesis | the making of female gametes in the ovaries | the process that yields one large cell and small polar bodies
meiosis | the division that halves the chromosome number | the two-stage division that forms gametes
sperm / spermatozoon / spermatozoa | the male gamete with a flagellum | the cell that determines the sex of the child by its X or Y chromosome
ovum / ova / egg cell | the female gamete released at mid-cycle | the largest human gamete, with much cytoplasm
zygote | the cell formed when gametes unite | the fertilized egg with 46 chromosomes | the first cell of a new individual
acrosome | the cap of a male gamete with enzymes that break through the egg's coat | the helmet-like covering over a nucleus with tail
polar body | the tiny cell that results from unequal division of an oocyte | the nonfunctional product formed beside the egg
crossing over | the exchange of segments between paired chromosomes | the event of prophase I that mixes genes
haploid number | one set of 23 chromosomes | the count found in a gamete
diploid number | two sets, 46 chromosomes in all | the count found in a body cell

# The menstrual cycle and puberty
? Which term describes
menstrual phase / menstruation | the shedding of the uterine lining | days 1 to 5 of the cycle with bleeding
proliferative phase | the rebuilding of the uterine lining under rising estrogen | the days of the cycle before the egg is released, after bleeding ends
secretory phase | the days after the egg's release when glands of the uterus prepare nutrients | the last two weeks of the cycle, under progesterone
ovulation | the release of an egg from the ovary | the event near day 14 triggered by an LH surge | the bursting of a mature follicle in mid-cycle
menarche | a girl's first period | the event of puberty that begins monthly bleeding
menopause | the end of monthly cycles, usually about age 50 | the time of life when ovaries stop releasing eggs
puberty | the time when the body becomes able to reproduce | the stage of life between about 10 and 15 with rising sex hormones
secondary sex characteristic | a feature such as a beard or breasts that appears with sex hormones | a trait not needed for making gametes that marks a mature male or female
follicular phase | the first half of the ovarian cycle, when egg sacs grow | the ovary's days under the influence of FSH

# Reproductive disorders and infections
? Which reproductive condition
infertility | is the inability to conceive after a year of trying | may be treated by in vitro fertilization
endometriosis | places uterine lining tissue outside the uterus | causes painful periods from tissue growing in the pelvic cavity
ectopic pregnancy | places the embryo outside the uterus, usually in a tube | is an emergency because the tube may rupture
cryptorchidism | leaves a testis undescended in the abdomen | is corrected by surgery in early childhood to prevent sterility
benign prostatic hyperplasia | enlarges a male gland and squeezes the urethra | is a noncancerous growth that makes older men urinate often
gonorrhea | is a bacterial STI that causes painful urination with pus | is caused by a round bacterium, Neisseria
syphilis | is a bacterial STI that starts with a painless sore | may harm heart and brain years later in its third stage
chlamydia | is the most commonly reported bacterial STI, often without symptoms | may silently lead to pelvic inflammation and sterility
genital herpes | is a viral STI with recurring painful blisters | cannot be cured, as the virus hides in nerves
human papillomavirus infection / HPV | may cause cervical cancer and warts | is prevented by a vaccine given in adolescence
breast cancer | is found by mammograms and lumps | is the most common tumor of women, apart from skin growths

# Stages of human development
? Which term describes
fertilization | the union of sperm and egg | the event that restores the full chromosome number
cleavage | rapid divisions of the early embryo without growth | the stage in which cells become more and smaller
morula | the solid ball of 16 or more cells | the mulberry-shaped stage about three to four days after conception
blastocyst | the hollow ball of cells that implants | the stage with an inner cell mass and a trophoblast
implantation | the embedding of the embryo in the uterine lining | the event about a week after conception, finished by day 14
gastrula | the stage in which three germ layers form | the embryo with ectoderm, mesoderm and endoderm
embryo | the developing human from about the third through the eighth week | the stage in which all organ systems begin
fetus | the developing human from the ninth week until birth | the stage of growth and maturing of organs already formed | the unborn child from week nine
neonate / newborn | a baby in its first four weeks | the stage with a first breath and a cut cord
infancy | the period from four weeks to about one year | the age at which a baby learns to sit and stand
adolescence | the teenage years between childhood and maturity | the period in which a growth spurt and sexual maturing occur

# Embryonic layers and membranes
? Which embryonic structure
ectoderm | gives rise to the nervous system and epidermis | is the outermost germ layer
mesoderm | gives rise to muscle, bone, blood and kidneys | is the middle germ layer
endoderm | gives rise to the linings of digestive and respiratory tracts | is the innermost germ layer
amnion | forms the fluid-filled sac that cushions the fetus | breaks when the water breaks in labor | contains the fluid tested in amniocentesis
chorion | forms the fetal part of the placenta | is the outermost membrane, with villi that meet maternal blood
yolk sac | gives rise to the first blood cells | is a small early pouch that contributes to the gut
allantois | forms the base of the umbilical cord's vessels | is a small outpocketing that becomes part of the bladder
placenta | exchanges oxygen, nutrients and wastes between mother and fetus | is delivered as the afterbirth | secretes estrogen, progesterone and hCG during pregnancy
umbilical cord | connects the fetus with the placenta | contains two arteries and one vein
neural tube | becomes the brain and spinal cord | fails to close in spina bifida
notochord | is the rod that marks the future backbone | is largely replaced by vertebrae and persists in disc centers
somite | is a paired block that gives rise to vertebrae and trunk muscles | lies in a row on each side of the embryo's midline

# Fetal circulation, labor and birth
? Which term describes
foramen ovale | the opening between the atria of a fetus | the hole that becomes a shallow depression after birth
ductus arteriosus | the fetal vessel between pulmonary trunk and aorta | the shunt that becomes a ligament above the heart
ductus venosus | the fetal vessel that bypasses the liver | the shunt from the umbilical vein to the great vein below
umbilical vein | the vessel that brings oxygen-rich blood to the fetus | the single large vessel from the placenta
umbilical artery | the vessel that carries waste-laden fetal blood to the placenta | one of a pair within the cord
dilation stage | the first and longest part of labor, until the cervix is fully open | the part of labor that begins with regular contractions
expulsion stage | the part of labor in which the baby is born | the pushing that lasts from full opening to delivery
placental stage | the last part of labor, after the baby is born | the delivery of the afterbirth
cesarean section / C-section | delivery through an incision in the abdomen | the surgery chosen when vaginal birth is dangerous
breech presentation | the position of a baby with buttocks first | an arrangement that makes delivery difficult
lactation | the production of milk by the breasts | the process stimulated by prolactin and a nursing baby
colostrum | the yellowish first secretion of the breasts, rich in antibodies | the fluid an infant drinks before true milk comes

# Prenatal care and testing
? Which term describes
amniocentesis | testing fluid drawn from around the fetus | a check of fetal chromosomes usually done after week 14
chorionic villus sampling | testing a small piece of the placenta | an early check of fetal chromosomes about weeks 10 to 12
ultrasound / ultrasonography | making a picture of the fetus with sound waves | a safe imaging method that needs no radiation
Apgar score | a rating of a newborn's heart rate, breathing, color, tone and reflexes | a check made one and five minutes after birth
fetal alcohol syndrome | birth defects caused by a mother's drinking | a condition with small head, facial changes and learning problems
teratogen | an agent that causes birth defects | a drug or virus harmful to an embryo
gestation period | the time from conception to birth, about 38 weeks | the length of a pregnancy
trimester | a three-month part of pregnancy | one third of the time before birth
premature birth | delivery before 37 weeks | an early arrival with immature lungs
miscarriage / spontaneous abortion | natural loss of a pregnancy before 20 weeks | the unplanned end of a pregnancy, often from chromosome errors
identical twin / monozygotic twin | a sibling from the same fertilized egg, which split | a brother or sister with exactly the same genes
fraternal twin / dizygotic twin | a sibling from a second egg fertilized at the same time | a same-age brother or sister who shares about half of the genes

# Terms of human genetics
? Which term describes
allele | one of the alternative forms of a gene | a variant at a certain chromosome location
genotype | the genetic makeup of a person | the combination such as Aa or aa | the set of alleles an organism carries
phenotype | the visible or measurable trait | the expressed appearance, such as blue eyes | the physical appearance produced by genes and environment
homozygous | having two identical forms of a gene | the condition of a person with AA or aa
heterozygous | having two different forms of a gene | the condition of a person with Aa
dominant trait | one that shows even with only one copy of its gene form | one written with a capital letter
recessive trait | one that shows only when both gene copies are the same form | one hidden in a carrier
autosome | a chromosome that does not determine sex | one of 22 pairs in a human cell
sex chromosome | an X or a Y | one of the pair that is XX in females and XY in males
karyotype | an ordered picture of a person's chromosomes | the display that reveals an extra chromosome 21
pedigree | a family chart that shows a trait over generations | a diagram with squares for males and circles for females
Punnett square | a grid that predicts offspring from a cross | a box diagram for the probability of gene combinations
carrier | a person with one hidden copy of a disease gene | a healthy person who can pass on a recessive disorder

# Patterns of inheritance
? Which pattern of inheritance
incomplete dominance | blends two traits in a heterozygous person | produces a trait in between, as wavy hair from straight and curly
codominance | shows both alleles fully at the same time | produces the AB blood group
multiple alleles | involves more than two forms of a gene in a population | includes three forms that determine the ABO group
polygenic inheritance | involves many genes for one trait | produces the continuous range of height and skin color
sex-linked inheritance / X-linked inheritance | involves a gene on the X chromosome | makes color blindness more common in males
autosomal dominant inheritance | needs a single nonsex copy from one affected parent | includes Huntington's disease and shows in every generation
autosomal recessive inheritance | needs one nonsex copy from each parent | includes cystic fibrosis and may skip generations

# Genetic disorders
? Which genetic disorder
Down syndrome / trisomy 21 | results from an extra chromosome 21 | becomes more likely with the age of the mother | causes short stature, a flat face and intellectual disability
Turner syndrome | leaves a female with a single X chromosome | leads to short stature and undeveloped ovaries
Klinefelter syndrome | gives a male an extra X chromosome | leads to tall males with small testes, XXY
phenylketonuria / PKU | prevents the breakdown of one amino acid | is found by newborn blood tests and treated by a special diet
Tay-Sachs disease | destroys the nervous system of infants by stored lipids | was most common in families of Eastern European Jewish descent
Marfan syndrome | weakens connective tissue and leads to long limbs | may lead to rupture of the aorta in very tall people
achondroplasia | causes short-limbed dwarfism by impaired cartilage growth | is the most common form of dwarfism, with normal trunk size
osteogenesis imperfecta / brittle bone disease | leads to many fractures because of faulty collagen | may give the whites of the eyes a blue tint
fragile X syndrome | is the most common inherited cause of intellectual disability | results from a repeated segment on a sex chromosome

# Classes of nutrients
? Which nutrient
carbohydrate | is the body's main source of quick energy, as sugar or starch | supplies four calories per gram from bread, pasta and fruit
protein | builds and repairs tissue with amino acids | is supplied by meat, eggs, beans and fish | supplies four calories per gram and contains nitrogen
fat / lipid | supplies nine calories per gram | stores energy, insulates and carries fat-soluble vitamins | is digested to fatty acids and glycerol
dietary fiber | passes through undigested and helps regular bowel movement | is the indigestible plant material of whole grains and vegetables
vitamin | is an organic substance needed in tiny amounts to help enzymes | is labeled by letters such as A, C and K
mineral | is an inorganic element needed in the diet | includes calcium, iron and zinc
drinking water | makes up most of the body and must be replaced daily | carries substances and cools by sweat, yet gives no calories

# Vitamins
? Which vitamin
vitamin A / retinol | is needed for night vision and healthy skin | is made in the body from the carotene of carrots | is stored in the liver as a fat-soluble visual substance
vitamin B1 / thiamine / thiamin | is lacking in beriberi | is removed when rice is polished
vitamin B2 / riboflavin | forms part of FAD and is plentiful in milk | causes cracks at the corners of the mouth when lacking and is destroyed by light
vitamin B3 / niacin | is lacking in pellagra | forms part of NAD and prevents rough skin, diarrhea and confusion
vitamin B9 / folic acid / folate | prevents neural tube defects when taken before and in pregnancy | is plentiful in leafy green vegetables
vitamin B12 / cobalamin | contains cobalt and is found only in animal foods | is lacking in pernicious anemia
vitamin C / ascorbic acid | is lacking in scurvy | is needed to make collagen and is found in citrus fruits | helps wounds heal and keeps gums healthy
vitamin D | is made in sunlit skin and prevents rickets | increases the absorption of calcium
vitamin E / tocopherol | protects cell membranes as a fat-soluble antioxidant | is found in vegetable oils, nuts and seeds
vitamin K | is needed for blood clotting | is given to newborns and made partly by gut bacteria | is fat-soluble and found in leafy green vegetables

# Minerals in the diet
? Which mineral
calcium | strengthens bones and teeth | is plentiful in milk and cheese | is needed for clotting and muscle contraction
iron | is needed to make hemoglobin | causes anemia when lacking and is found in red meat | is absorbed better together with vitamin C
iodine | is needed for thyroid hormones | is added to table salt to prevent goiter
sodium | raises blood pressure when eaten in excess | is eaten mainly as table salt
potassium | balances body fluids and is plentiful in bananas | supports nerve and heart action inside cells
fluorine / fluoride | hardens tooth enamel against decay | is added to drinking water and toothpaste
zinc | helps wounds to heal and supports taste and immunity | is found in oysters and meat
phosphorus | is the second most common mineral of bone | forms part of ATP and nucleic acids
magnesium | activates enzymes and is found in the chlorophyll of green vegetables | helps muscles relax and is rich in nuts and whole grains

# Fats, sugars and proteins in food
? Which term describes
saturated fat | a solid lipid with no double bonds, as in butter | a kind that raises LDL levels in blood and comes mainly from animals
unsaturated fat | a liquid lipid with double bonds, as in olive oil | a kind with bent chains that is healthier for the heart
trans fat | an artificially hydrogenated oil | a kind banned from many foods since it raises bad and lowers good cholesterol
omega-3 fatty acid | an essential component of fish oil | a heart-protecting component of salmon and flaxseed
low-density lipoprotein / LDL | the bad carrier that deposits cholesterol in arteries | the particle that brings cholesterol from the liver to tissues
high-density lipoprotein / HDL | the good carrier that takes cholesterol back to the liver | the particle that protects against heart disease when plentiful
complete protein | a food source with all essential amino acids | a source such as eggs, meat or soy
incomplete protein | a food source that lacks an essential amino acid | a plant source that must be combined, as rice with beans
simple carbohydrate | a sugar of one or two units that is absorbed quickly | candy and soft drinks' fuel, which raises blood glucose fast
complex carbohydrate | a long chain of sugar units such as starch | the slowly digested fuel of whole grains
essential amino acid | a protein unit that the body cannot make | one of nine units that must come from food
antioxidant | a substance that neutralizes free radicals | a protector of cells, such as vitamins C and E

# Diet, weight and eating disorders
? Which term describes
body mass index / BMI | weight in kilograms divided by height in meters squared | a number from 18.5 to 24.9 for a healthy adult | a screening number that compares weight with height
obesity | an excess of body fat with an index of 30 or more | a condition that raises the risk of type 2 diabetes
anorexia nervosa | an eating disorder of self-starvation and fear of gaining weight | an illness with a distorted body image and dangerously low weight
bulimia nervosa | an eating disorder of overeating followed by purging | an illness in which vomiting damages teeth
binge-eating disorder | repeated loss of control over huge meals without purging | an illness of overeating with shame but no vomiting
kwashiorkor | a protein deficiency with a swollen belly | the disease of a starved child with edema after weaning
marasmus | severe wasting from lack of both calories and protein | the disease of a starved child who is skin and bones
vegetarian diet | a way of eating that leaves out meat but often keeps eggs and dairy | a plan of plant foods plus milk and cheese
vegan diet | a way of eating without any animal products | a plan that needs a supplement of vitamin B12
balanced diet | a way of eating with the right amounts of all nutrients | a plan with variety, moderation and proper proportions
nutrient density | the amount of vitamins and minerals relative to calories | the quality that is high in vegetables and low in candy

# Food labels and food safety
? Which term describes
serving size | the amount of food on which label values are based | the measure that a reader checks first on a nutrition label
percent daily value | the share of a day's need that one portion supplies | the column of a label based on 2,000 calories
ingredient list | the contents of a food in order by weight | the part of a label on which the largest component comes first
expiration date | the day after which a product should not be eaten | a printed limit for safe use
pasteurization | heating milk to kill harmful germs | the process that makes juice and milk safe without boiling
cross-contamination | the spread of germs from raw to ready food | a hazard of cutting salad on the board used for raw chicken
food poisoning / foodborne illness | sickness from eating contaminated meals | a bout of vomiting and diarrhea, as from salmonella
food additive | a substance put in to improve color, taste or shelf life | an artificial color, flavor or sweetener
fortified food | a product to which vitamins or minerals were added | milk with vitamin D or salt with iodine
food allergy | an immune reaction to something eaten | the risk of peanuts or shellfish for sensitive people
organic food | produce grown without synthetic pesticides | a product certified as farmed without artificial fertilizers

# Aspects of health and wellness
? Which aspect of health
physical health | concerns how well the body functions | is improved by exercise, sleep and good food
emotional health | concerns recognizing and expressing feelings | lets a person cope with disappointment and anger
social health | concerns relationships with family and friends | is shown by cooperation and good communication
intellectual health | concerns learning, thinking and curiosity | is improved by reading and solving problems
spiritual health | concerns meaning, values and purpose in life | lets a person live in line with beliefs
environmental health | concerns clean air, water and safe surroundings | is improved by reducing pollution
occupational health | concerns safety and satisfaction at work | prevents injuries and strain on the job

# Fitness and exercise
? Which term describes
cardiorespiratory endurance | the ability of heart and lungs to supply oxygen in long exercise | the component of fitness tested by a one-mile run
muscular strength | the greatest force that can be exerted in one effort | the component of fitness tested by a heaviest single lift
muscular endurance | the ability to repeat contractions for a long time | the component of fitness tested by many push-ups
flexibility | the ability to move a joint through its full range | the component of fitness tested by the sit-and-reach
body composition | the ratio of fat to lean tissue | the component of fitness measured by skinfold calipers
agility | the ability to change direction quickly with control | the skill shown by zigzag running
aerobic exercise | steady activity that uses oxygen over a long time | jogging, swimming or cycling for the heart
anaerobic exercise | short, intense bursts without enough oxygen | sprinting or heavy lifting
warm-up | light activity that prepares the muscles before sport | gentle movement that lowers the risk of strains
cool-down | light activity that lets heart rate return slowly after sport | gentle stretching at the end of a workout
overload principle | the rule that the body must work harder than usual to improve | the reason for gradually adding weight
target heart rate | the pulse range that gives the most benefit in training | a value of about 50 to 85 percent of the maximum

# Stress and coping
? Which term describes
stressor | anything that causes tension or strain | the event, such as an exam, that sets off the body's alarm
eustress | positive tension that motivates | the good excitement before a game or performance
distress | negative tension that harms well-being | the bad strain that interferes with daily life
alarm stage | the first phase, when adrenaline prepares the body | the immediate fight-or-flight reaction to a threat
resistance stage | the second phase, when the body adapts and cortisol stays high | the period of coping while a threat continues
exhaustion stage | the last phase, when the body's reserves are used up | the breakdown after prolonged strain
resilience | the ability to recover from setbacks | bouncing back after loss or failure
time management | planning tasks by priority | the use of schedules to avoid last-minute pressure
relaxation technique | deep breathing or meditation to calm the body | a method that slows heartbeat and loosens muscles
peer pressure | the influence that people of the same age have | the urge to do what friends do
self-esteem | the value that a person places on himself or herself | confidence in one's own worth

# Types of disease
? Which type of disease
communicable disease / infectious disease | spreads from one person to another by germs | is caused by a pathogen such as influenza virus
hereditary disease | passes from parents to children in genes | includes hemophilia as an inherited condition
congenital disease | is present at birth, whatever its cause | includes a cleft palate seen at delivery
deficiency disease | results from the lack of a nutrient | includes scurvy and rickets
autoimmune disease | results from attack by the body's own defenses | includes lupus and type 1 diabetes
degenerative disease | results from gradual breakdown of tissue | includes osteoarthritis as joints wear

# Course of an illness
? Which term describes
acute illness | a sickness that begins suddenly and lasts a short time | a sickness such as a sore throat that soon ends
chronic illness | a sickness that lasts for months or years | a sickness such as arthritis that develops slowly and persists
prodromal period | the time of first vague signs before typical ones appear | the early days of feeling unwell, often already contagious
relapse | the return of a sickness after improvement | a setback to former symptoms
convalescence | the gradual recovery of strength after a sickness | the final stage, in which symptoms fade and health returns
complication | a second problem that arises from a first one | pneumonia that follows influenza
syndrome | a group of signs and symptoms that occur together | a set of findings that characterizes a disorder

# Pathogens
? Which pathogen
bacterium / bacteria | is a one-celled prokaryote that is killed by antibiotics | causes strep throat and tuberculosis | divides by splitting in two and may release toxins
virus | reproduces only inside living cells and is not killed by antibiotics | causes influenza, measles and AIDS | consists of genetic material in a protein coat
fungus / fungi | causes athlete's foot and ringworm | feeds on dead or living tissue and grows as molds or yeasts | causes yeast infections such as thrush
protozoan / protozoa | is a one-celled animal-like eukaryote | causes malaria and amebic dysentery
parasitic worm / helminth | is a many-celled parasite such as a tapeworm | is taken in with undercooked pork or fish
prion | is a misfolded protein without genetic material | causes mad cow disease
rickettsia | is a tiny intracellular microbe carried by ticks and lice | causes Rocky Mountain spotted fever and typhus

# How infections spread
? Which term describes
direct contact transmission | the spread of germs by touching an infected person | infection by a handshake or a kiss
droplet transmission | the spread of germs by a cough or sneeze at close range | infection by moist particles that fly less than two meters
vector | an animal, such as a mosquito, that carries germs to people | a tick or flea that passes on a pathogen
fomite | an object, such as a doorknob, that carries germs | a contaminated towel or toy
reservoir | the place where a pathogen normally lives and multiplies | the natural home, such as bats or soil, of a disease agent
incubation period | the time between infection and first symptoms | the days in which germs multiply unnoticed | the interval after exposure when a person shows no signs yet
asymptomatic carrier | a person who spreads germs without feeling ill | an infected individual such as Typhoid Mary
epidemic | an unusual outbreak in one region | the rapid rise of cases in a community or country | a sudden increase of a disease within one community
pandemic | an outbreak that spreads over the world | the event of 1918 with influenza and of 2020 with COVID-19 | an epidemic that affects many countries at once
endemic disease | an illness always present at a steady level in a region | the status of malaria in parts of tropical Africa
quarantine | separation of people who may have been exposed | a period of keeping apart those who are not yet sick
isolation | separation of people known to be sick | keeping a patient with a contagious illness apart
noncommunicable disease | an illness that is not passed from person to person, such as diabetes | a disorder linked with genes or lifestyle, as heart trouble is
zoonosis / zoonotic disease | an illness that passes from animals to humans | a disorder such as rabies, caught from a bat

# Infectious diseases
? Which infectious disease
malaria | is spread by Anopheles mosquitoes and causes cycles of fever and chills | is caused by Plasmodium in red blood cells | is prevented by bed nets and treated with quinine-like drugs
measles | causes a red rash, fever and white spots inside the cheeks | is a highly contagious virus illness with Koplik spots
mumps | causes swelling of the parotid glands | may inflame the testes in boys after puberty
rubella / German measles | harms the fetus if a pregnant woman catches it | is a mild three-day rash, the R of MMR
chickenpox / varicella | causes itchy blisters in crops all over a child's body | may return in old age as a band of painful rash
smallpox | was declared eradicated in 1980 | was the first to be prevented by vaccination
cholera | causes massive watery diarrhea from contaminated water | was traced to a London pump by John Snow
rabies | is spread by the bite of a mad dog or bat and attacks the brain | is nearly always fatal once symptoms begin
diphtheria | forms a gray membrane in the throat | is the D of the DTaP vaccine
strep throat | causes a very sore pharynx with white patches, treated by antibiotics | may lead to rheumatic fever
mononucleosis / mono | is caused by Epstein-Barr virus and called the kissing disease | causes weeks of fatigue and swollen glands in teenagers
plague | is spread by fleas of rats and swells lymph nodes into buboes | was the Black Death of the fourteenth century
yellow fever | is a mosquito-borne virus illness that damages the liver | hindered the building of the Panama Canal
Ebola virus disease / Ebola | is an often fatal bleeding illness first seen in Central Africa in 1976 | is spread by body fluids of patients and caused a West African outbreak in 2014

# Cancer
? Which term describes
benign tumor | a growth that stays in place and does not invade | a harmless lump with a capsule
malignant tumor | a growth that invades neighboring tissue | a cancerous mass that may spread to other organs
metastasis / metastases | the spread of cancer to distant organs | the travel of cells through lymph or blood to form new growths
carcinogen | an agent that causes cancer | tobacco smoke, asbestos or ultraviolet light
oncogene | an altered DNA segment that promotes uncontrolled division | a mutated form that acts like a stuck gas pedal for cell growth
biopsy | the removal of a tissue sample for examination | the test that shows under a microscope whether a lump is cancerous
chemotherapy | treatment with drugs that kill dividing cells | a therapy that often causes hair loss and nausea
radiation therapy | treatment with X-rays or gamma rays aimed at a growth | the use of high-energy beams that damage the DNA of a lump
remission | the disappearance of signs of cancer | a period in which symptoms lessen or vanish

# Medical imaging and tests
? Which medical test
X-ray imaging / radiography | makes shadow pictures of dense structures such as bones | is used first to see a broken bone
computed tomography / CT scan / CAT scan | builds cross-section pictures from many rotating X-ray views | shows slices of the body by computer with ionizing rays
magnetic resonance imaging / MRI | makes detailed soft tissue pictures with a strong field and radio waves | cannot be used near loose metal or most pacemakers
positron emission tomography / PET scan | shows active areas by a radioactive sugar | reveals which brain regions or tumors use the most glucose
mammography | takes low-dose X-rays of the breast | screens women for an early lump
endoscopy | looks inside the body with a flexible lighted tube | lets a doctor see the stomach lining directly
angiography | shows blood vessels by injected contrast dye | reveals narrowed coronary arteries
lumbar puncture / spinal tap | takes cerebrospinal fluid from the lower back | is used to diagnose meningitis
complete blood count | measures the numbers of red cells, white cells and platelets | detects anemia from a vein sample
throat swab culture | grows bacteria from the pharynx | confirms a streptococcus infection
bone density scan | measures how much mineral the skeleton contains | screens older women for osteoporosis

# Drugs in medicine
? Which type of drug
antibiotic | kills bacteria or stops their growth | includes penicillin and has no effect on viruses | is effective against bacterial infections such as strep throat
antiviral drug | slows the multiplication of viruses | is used against HIV and severe influenza
analgesic | relieves pain such as headache | includes acetaminophen, codeine and ibuprofen
antipyretic | lowers fever by acting on the hypothalamus | brings a raised body temperature down
antihistamine | relieves allergic symptoms such as a runny nose | blocks a chemical released by mast cells
anesthetic | removes feeling so that surgery can be done | may numb a tooth or put a patient to sleep
antacid | neutralizes excess stomach acid | relieves heartburn with a base such as calcium carbonate
antiseptic | kills germs on living skin | is wiped on before an injection, as alcohol or iodine
antidepressant | improves a very low mood over weeks | often raises serotonin at synapses
bronchodilator | widens the airways in asthma | is inhaled to relax bronchiolar muscle
laxative | relieves constipation by softening stool | speeds the passage of waste through the colon
statin | lowers cholesterol made by the liver | is prescribed to prevent plaque in arteries
beta blocker | slows the heart by blocking adrenaline's action | treats high blood pressure by reducing sympathetic effects on the pulse
immunosuppressant | weakens body defenses to prevent transplant rejection | is taken for life after receiving a new kidney

# Drug use and abuse
? Which term describes
prescription drug | a medicine sold only on a doctor's order | a remedy that must not be shared with others
over-the-counter drug | a medicine sold without a doctor's order | a remedy such as aspirin from a store shelf
side effect | an unwanted reaction besides the intended one | drowsiness from an allergy pill
tolerance | the need for larger doses to get the same effect | reduced response of the body after repeated use
addiction | compulsive use despite harm | a brain disease with loss of control over a substance
withdrawal | the unpleasant symptoms after stopping a substance | shaking and sweating when a dependent person quits
physical dependence | the state in which the body needs a substance to function normally | the adaptation that makes quitting cause illness
overdose | taking a dangerously large amount | an emergency that may stop breathing
drug abuse / substance abuse | intentional improper or unsafe use of a chemical | taking illegal or legal chemicals in a harmful way for their effect
antibiotic resistance | the survival of bacteria despite treatment | the result of not finishing a course of penicillin
placebo | a substance without active ingredient used for comparison | a sugar pill given to a control group
rehabilitation | a program that helps people recover from dependence | the treatment and support that follow detoxification

# Psychoactive and harmful substances
? Which substance
nicotine | is the addictive stimulant of tobacco | raises heart rate and narrows vessels in smokers and vapers | causes addiction in smokers by releasing dopamine
tar | is the sticky residue of cigarette smoke that coats the lungs | paralyzes cilia and contains carcinogens as a brown residue
alcohol / ethanol | slows reactions and damages the liver | is the legal depressant of beer and wine | is broken down by the liver and lowers inhibitions
caffeine | is the mild stimulant of coffee and tea | keeps a person awake by blocking adenosine
cocaine | is a powerful illegal stimulant from the coca plant | may stop the heart in young users and is snorted as white powder
methamphetamine | is a man-made stimulant that rots teeth | is cooked in illegal labs and known as crystal
heroin | is an illegal opioid made from morphine | is injected and spreads HIV by shared needles
fentanyl | is a man-made opioid far stronger than morphine | causes most overdose deaths in the United States in recent years
THC / tetrahydrocannabinol | is the mind-altering compound of marijuana | impairs short-term memory and coordination after smoking hemp
LSD | is a strong hallucinogen that distorts senses | may cause flashbacks long after a trip
anabolic steroid | builds muscle as a copy of testosterone | is misused by athletes and harms liver and mood
inhalant | is a household vapor, as of glue, breathed in to get high | may cause sudden death on the first sniff
naloxone | reverses an opioid overdose | is given as a nasal spray by rescuers

# First aid for breathing and heart emergencies
? Which term describes
cardiopulmonary resuscitation / CPR | chest compressions with rescue breaths for a person without pulse | the procedure with 100 to 120 pushes per minute | pushing hard and fast on the center of the chest
abdominal thrusts / Heimlich maneuver | upward pushes above the navel to free a blocked airway | the rescue of a choking person who cannot speak
automated external defibrillator / AED | a portable device that gives a shock to restore rhythm | the machine with voice prompts and pads | the device used in cardiac arrest to end ventricular fibrillation
rescue breathing | giving air to a person with a pulse who does not breathe | mouth-to-mouth help without compressions
head-tilt chin-lift | the maneuver that opens the airway of an unconscious person | moving the forehead back and the jaw up
recovery position | placing an unconscious breathing person on the side | a posture that keeps vomit from blocking the throat
universal choking sign | both hands clutching the throat | the gesture of a person whose airway is blocked by food
back blows | firm hits between the shoulder blades of a choking person | the first help for a choking infant held face down
chain of survival | the linked steps from early call to advanced care | the sequence that begins with recognizing an emergency and calling 911
Good Samaritan law | protection from lawsuits for people who give reasonable help | the rule that encourages bystanders to aid victims

# First aid for injuries
? Which first aid measure
direct pressure | stops most bleeding by pressing a clean cloth on the wound | is the first step for a bleeding cut | is applied firmly with a gloved hand and gauze to control hemorrhage
tourniquet | stops life-threatening limb bleeding by a tight band | is used above a wound only when nothing else stops severe loss of blood
RICE method / RICE | treats a sprain with rest, ice, compression and elevation | is remembered by four letters for an ankle injury
splint | keeps a broken bone from moving | is tied above and below a fracture
cool running water | eases a minor burn in the first minutes | is held on a scalded hand in place of ice or butter
sling | supports an injured arm against the chest | is made from a triangular bandage around the neck
pinching the nostrils | stops a nosebleed when the head leans forward | is done for about ten minutes on the soft part of the face
sterile dressing | covers a wound to keep germs out | is the germ-free pad placed beneath a bandage
epinephrine auto-injector | treats a severe allergic reaction to a bee sting | is pressed against the outer thigh

# Wounds and emergencies
? Which injury or emergency
abrasion | is a scrape that rubs off the outer skin | is typical of a fall on pavement
laceration | is a jagged or smooth cut in the skin | may need stitches after broken glass or a knife
puncture wound | is a small deep hole made by a nail or tooth | carries a risk of tetanus
avulsion | tears skin or a body part partly or wholly away | leaves a hanging flap of tissue
amputation | cuts off a finger or limb completely | requires the severed part to be kept cool in a bag
hypovolemic shock | makes skin pale and pulse weak as blood volume falls | follows heavy bleeding, with too little flow to the organs
heat exhaustion | causes heavy sweating, weakness and cool, moist skin | is treated by rest in shade with fluids
heatstroke / heat stroke | causes hot skin, confusion and body temperature over 40 degrees Celsius | is a life-threatening failure of cooling
frostbite | freezes fingers, toes or ears | leaves skin white and numb in cold weather
fainting / syncope | is a brief loss of consciousness from too little blood to the brain | is treated by laying the person down with raised legs
seizure / convulsion | shakes the body by sudden abnormal brain activity | requires moving away hard objects and putting nothing in the mouth
snakebite | injects venom through fangs | requires keeping the limb still and getting antivenom
simple fracture / closed fracture | breaks a bone and leaves the skin over it unbroken | causes swelling and deformity without an open wound
compound fracture / open fracture | pushes broken bone ends through the skin | carries a high risk of bone infection

# Vital signs and medical examination
? Which term describes
respiratory rate | the number of breaths per minute | a count of about 12 to 20 in a resting adult
symptom | a complaint that only the patient can feel | pain or nausea that is reported, not measured
sign | a finding that an observer can see or measure | a rash or fever noted by the doctor
diagnosis | the identification of a disease | the naming of an illness from history, examination and tests
prognosis | the expected course and outcome of an illness | a forecast of the chance of recovery
palpation | feeling the body with the hands | the method used to find a swollen organ by touch
percussion | tapping the body and listening to the sound | the method used to find fluid in the chest by knocking
auscultation | listening to sounds in the body | the method that uses an instrument on the chest
medical history | a record of past illnesses, treatments and family health | the answers a patient gives before an examination
etiology | the cause of a disease | the study of why an illness arises
triage | sorting patients by the urgency of their need | the decision in a disaster of whom to treat first

# Medical specialists
? Which specialist
cardiologist | treats diseases of the heart | reads electrocardiograms and examines patients with angina
dermatologist | treats diseases of the skin | examines acne, rashes and moles
neurologist | treats diseases of the brain and nerves | cares for patients with epilepsy
pediatrician | cares for infants and children | checks growth and gives childhood vaccines
obstetrician | cares for women in pregnancy and birth | delivers babies and checks the fetus by ultrasound
oncologist | treats patients with cancer | plans chemotherapy after a biopsy
ophthalmologist | treats diseases of the eye and operates on cataracts | is a physician who tests vision
orthopedist / orthopedic surgeon | treats bones and joints | repairs fractures and replaces hips
psychiatrist | treats mental disorders as a physician | may prescribe antidepressants and talk with patients
radiologist | interprets X-rays and scans | reads CT and MRI pictures
urologist | treats the urinary tract and male reproductive organs | removes kidney stones and examines the prostate
endocrinologist | treats disorders of glands such as the thyroid | cares for patients with diabetes
anesthesiologist | keeps a patient pain-free during surgery | watches breathing and heart while gases put a patient to sleep
dentist | treats teeth and gums | fills cavities caused by plaque acids

# Mental health disorders
? Which mental disorder
major depression / depressive disorder | causes lasting sadness and loss of interest for at least two weeks | drains hope and pleasure, with disturbed sleep and appetite
bipolar disorder | causes mood swings between mania and deep lows | is often treated with lithium
generalized anxiety disorder | causes constant excessive worry about everyday matters | keeps a person tense for months without specific threat
panic disorder | causes sudden attacks of terror with a pounding heart | makes a person fear the next unexpected attack
phobia | causes strong irrational fear of a specific thing | makes a person avoid heights, spiders or closed rooms
obsessive-compulsive disorder / OCD | causes unwanted thoughts and repeated rituals | makes a person wash hands or check locks again and again
post-traumatic stress disorder / PTSD | causes flashbacks and nightmares after a terrible event | affects many combat veterans
schizophrenia | causes hallucinations, delusions and confused thinking | makes a person hear voices that do not exist
attention-deficit/hyperactivity disorder / ADHD | makes it hard to focus and sit still | is diagnosed in restless, impulsive children
autism spectrum disorder / autism | affects communication and social interaction from early childhood | includes repetitive behavior and narrow interests

# Pioneers of anatomy and medicine
? Which person
Hippocrates | was the Greek physician called the father of medicine | taught that disease has natural causes and gave his name to a doctors' oath
Galen | was the Roman-era physician whose errors were trusted for over a thousand years | learned anatomy by dissecting animals and treated gladiators
Avicenna / Ibn Sina | wrote The Canon of Medicine about 1025 | was a Persian scholar whose medical encyclopedia was used for centuries
Andreas Vesalius / Vesalius | published On the Fabric of the Human Body in 1543 | corrected ancient errors by dissecting human bodies | is called the founder of modern human anatomy
William Harvey / Harvey | showed in 1628 that the heart pumps blood in a circuit | calculated that blood must circulate | was the English physician who described the circulation of blood
Edward Jenner / Jenner | developed the first vaccine in 1796 with cowpox | protected a boy against smallpox | was the English country doctor who observed milkmaids
John Snow | traced a cholera outbreak to a water pump in 1854 | is regarded as a founder of epidemiology for mapping deaths in London
Ignaz Semmelweis / Semmelweis | made doctors wash their hands to prevent childbed fever | worked in Vienna maternity wards in the 1840s
Florence Nightingale / Nightingale | founded modern nursing in the Crimean War | was called the lady with the lamp
Louis Pasteur / Pasteur | supported the germ theory and developed a rabies vaccine | found that heating wine or milk kills microbes | was the French chemist who disproved spontaneous generation with swan-necked flasks
Joseph Lister / Lister | introduced antiseptic surgery with carbolic acid | made operations safer in the 1860s by killing germs
Robert Koch / Koch | discovered the bacterium of tuberculosis in 1882 | set rules to prove which microbe causes a disease
Wilhelm Rontgen / Wilhelm Röntgen / Roentgen | discovered X-rays in 1895 | made the first picture of bones, of his wife's hand

# Modern medical discoveries
? Which scientist
Karl Landsteiner | discovered the ABO blood groups in 1901 | made safe transfusions possible and won the Nobel Prize in 1930
Alexander Fleming | discovered penicillin in 1928 | noticed that a mold killed bacteria in a dish | was the Scottish discoverer of the first widely used antibiotic
Frederick Banting | discovered insulin with Charles Best in 1921 | worked in Toronto to save children with diabetes
Jonas Salk | developed the injected polio vaccine in 1955 | used killed virus against infantile paralysis
Albert Sabin | developed the oral polio vaccine | used weakened live virus, often on a sugar cube
Christiaan Barnard | performed the first human heart transplant in 1967 | operated in Cape Town, South Africa
Charles Drew | organized large blood banks in World War II | was an African American surgeon who improved plasma storage
Walter Reed | showed that mosquitoes carry yellow fever | led an army commission in Cuba in 1900
Elizabeth Blackwell | was the first woman to earn a medical degree in the United States | graduated in 1849 and founded a hospital for women and children
William Morton | demonstrated ether anesthesia in public in 1846 | was a Boston dentist who made painless surgery known
James Watson | described the double helix of DNA with a British partner in 1953 | was an American who worked in Cambridge on the structure of the gene
Ivan Pavlov / Pavlov | studied the secretion of saliva in dogs | won the 1904 Nobel Prize for work on digestion

# Medical word parts: conditions and procedures
? Which word part means
-itis | inflammation, as in swelling of a joint | the ending for an organ made red and sore by infection
-ectomy | surgical removal, as of an appendix | the ending for cutting an organ out
-otomy | a cut into a part, as in opening the windpipe | the ending for making an incision
-ostomy | a surgically created opening, as from the colon | the ending for a lasting outlet through the skin
-oma | a tumor or swelling | the ending in the names of many growths
-algia | pain, as of a nerve | the ending for an aching condition
-emia | a condition of the blood | the ending for too much sugar or too few red cells in circulation
-pathy | a disease of a part, as of nerves | the general ending for illness of an organ
-plasty | surgical repair, as of the nose | the ending for reshaping by an operation
-scopy | viewing with a lighted instrument | the ending for looking inside with a tube
-megaly | enlargement of an organ | the ending for an overly big heart or spleen
-sclerosis | hardening of a part | the ending for a stiffening of arteries

# Medical word parts: organs
? Which word part means
cardi/o | the heart, that pumps blood | the organ treated after a blocked coronary vessel
hepat/o | the liver, that makes bile | the organ scarred by cirrhosis
nephr/o | the kidney, that filters blood | the organ with a million filtering units
gastr/o | the stomach, that churns food with acid | the organ between esophagus and duodenum
enter/o | the intestine, that absorbs nutrients | the organ with villi
pulmon/o | the lung, that takes in oxygen | the organ with alveoli
derm/o / dermat/o | the skin, that covers the body | the organ with epidermis and sweat glands
oste/o | bone, the hard tissue of the skeleton | the tissue thinned after menopause
arthr/o | a joint, where bones meet | the place with capsule and lubricating fluid
my/o | muscle, the tissue that contracts | the tissue made of sarcomeres
neur/o | a nerve, that carries impulses | the structure made of axons
encephal/o | the brain, within the skull | the organ of thought
hem/o / hemat/o | blood, that flows in vessels | the fluid with red cells and plasma
cyst/o | the bladder, that stores urine | the sac drained by the urethra

# Medical word parts: prefixes
? Which prefix means
hyper- | above normal or too much | an excess, as of pressure in arteries or of thyroid action
hypo- | below normal or too little | a lack, as of sugar in the blood or of warmth
brady- | slow, as in a pulse of 50 | a reduced speed of heartbeat
tachy- | fast, as in a pulse of 120 | a raised speed of heartbeat
dys- | difficult, painful or faulty | trouble, as with swallowing or breathing
endo- | within or inside a structure | the inner place, as of the lining of the heart
epi- | upon or on top of | the place above, as of the outer skin over the dermis
inter- | between, as of ribs | the place in the gap of two or more things
intra- | inside one thing, as of a vein or a cell | the place in a single structure's interior
peri- | around, as of the sac about the heart | the surrounding place, as of a membrane about a bone
sub- | under, as of the tongue | the place beneath the skin
poly- | many, as in frequent urine or several joints | a large number, as of genes for one trait
anti- | against, as of drugs that fight germs | the opposite action, as of a body protein that fights toxins

# Mature body and aging
? Which effect of aging
sarcopenia | is the loss of muscle mass in old age | weakens older people and raises the risk of falls, but can be slowed by training
dementia | is a decline of memory and thinking that disturbs daily life | has Alzheimer's disease as its most frequent cause
presbycusis | is hearing loss of high tones in old age | makes birdsong and consonants hard to hear
osteopenia | is reduced bone density that is not yet severe | is the step before bones become porous and fragile
wrinkling | results from loss of collagen and elastic fibers in the skin | is speeded by sun and smoking
graying | results from less melanin in hair | begins as follicles lose their pigment cells

# Procedures, transplants and treatments
? Which treatment
blood transfusion | replaces lost red cells from a matching donor | is given after severe hemorrhage
organ transplant | replaces a failed heart, liver or kidney by a donor's | needs tissue matching and lifelong suppressing drugs
coronary bypass surgery | leads blood around a blocked heart artery with a grafted vessel | uses a leg vein to reroute flow
angioplasty | widens a narrowed artery with a balloon | often places a stent to keep the vessel open
physical therapy | restores movement with exercises and massage | helps patients walk after an injury or stroke
immunotherapy | helps the body's own defenses fight tumors | uses antibodies or trained T cells against cancer
gene therapy | inserts a normal copy of a faulty hereditary unit | aims to correct inherited disease in a patient's cells
vaccination / immunization | trains the body's defenses before an infection | prevents measles by an early injection
laser eye surgery / LASIK | reshapes the cornea to correct vision | lets many nearsighted people see without glasses
intravenous therapy | drips fluid and drugs directly into a vein | treats severe dehydration with saline
bone marrow transplant | replaces diseased blood-forming stem cells | treats leukemia after high doses of radiation
cochlear implant | stimulates the auditory nerve to let deaf people hear | places electrodes in the inner ear

# Sleep, hygiene and safety
? Which healthy habit
hand washing | removes germs with soap for at least twenty seconds | prevents the spread of colds before meals
flossing | removes plaque from between the teeth | prevents gum disease where a brush cannot reach
using sunscreen | blocks ultraviolet rays with SPF 15 or higher | lowers the risk of skin cancer at the beach
wearing a seat belt | prevents being thrown from a car in a crash | is required by traffic law across lap and shoulder
wearing a helmet | prevents head injury in cycling | protects the brain in a fall from a bike
sleeping enough | restores body and mind for eight to ten hours in teens | strengthens memory overnight and improves mood by day
regular exercise | strengthens the heart with sixty minutes of activity a day for teens | burns calories and lowers stress
not smoking | prevents most lung cancer and emphysema | keeps cilia of the airways working
safe food storage | slows bacteria by keeping a refrigerator at 4 degrees Celsius or below | prevents spoilage of leftovers

# Health organizations
? Which organization
World Health Organization / WHO | coordinates international efforts against disease as a United Nations agency | led the campaign that ended smallpox, from Geneva
Centers for Disease Control and Prevention / CDC | tracks and fights outbreaks in the United States from Atlanta | publishes the American schedule of vaccines
Food and Drug Administration / FDA | approves new medicines in the United States after clinical trials | checks the safety of products and labels for American consumers
Red Cross | provides disaster relief, first aid training and blood donations | was founded after Henri Dunant saw a battlefield
National Institutes of Health / NIH | funds and carries out medical research in the United States | is the federal center of biomedical science in Maryland
Occupational Safety and Health Administration / OSHA | sets and enforces rules for American workplaces | requires employers to protect staff from hazards on the job
Doctors Without Borders | sends volunteer physicians to wars and epidemics | is an independent group founded in France in 1971

# Types of tumor
? Which type of tumor
carcinoma | arises in epithelial tissue | is the most frequent malignant kind, as in lung, breast or colon
sarcoma | arises in connective or muscle tissue | is a malignant kind of bone or cartilage
lymphoma | arises in lymphatic tissue | is a malignant kind that begins in nodes
glioma | arises in the supporting cells of the brain | grows from astrocytes or similar cells inside the skull
multiple myeloma | arises from plasma cells in the bone marrow | causes bone pain and makes a single abnormal antibody
lipoma | arises in fat cells and is harmless | is a soft, movable lump under the skin
adenoma | arises in glandular tissue and is benign | includes many polyps of the colon before they turn cancerous

# Public health measures
? Which public health measure
sanitation | protects people by sewage removal and clean surroundings | ended most cholera epidemics in cities
water treatment | makes supplies safe by filtering and chlorine | kills germs before the flow reaches household taps
health screening | looks for illness in people without symptoms | includes regular checks of blood pressure and vision
contact tracing | finds people who have been near an infected person | identifies and warns those who may have been exposed
water fluoridation | adds a tooth-protecting mineral to the public supply | reduces tooth decay in a whole town
mosquito control | removes standing pools and sprays insecticide | reduces malaria and West Nile virus by attacking the vector
food inspection | checks restaurants and slaughterhouses for cleanliness | prevents outbreaks of salmonella
`;
