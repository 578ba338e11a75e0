/** Concepts of human anatomy, physiology and health, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Branches of the study of the body
? Which science
anatomy | studies the structure of the body and the relationships of its parts to one another | describes the shape, size and location of body parts | developed through the dissection of dead bodies, as practiced by Vesalius
physiology | studies the functions of the body and how its parts work | explains how organs do their jobs, such as how the heart pumps blood | explains the mechanisms that maintain homeostasis and keep the body alive
histology | studies the microscopic structure of tissues | examines thin, stained slices of tissue under a microscope | distinguishes epithelial, connective, muscle and nervous tissue on slides
cytology | studies the structure and function of cells | examines individual cells under a microscope to find signs of cancer | describes organelles such as mitochondria and ribosomes
embryology | studies the changes in structure from fertilized egg to birth | studies how organs form in the first eight weeks after fertilization | traces how the three germ layers give rise to the organs
pathology | studies the causes and effects of disease | examines diseased organs and tissue samples to make a diagnosis | compares abnormal structures with healthy ones to explain illness
epidemiology | studies how diseases spread and are distributed in populations | tracks outbreaks of disease to find their source and cause | measures how many people fall ill and which factors raise the risk
pharmacology | studies drugs and their effects on the body | investigates how medicines act and what side effects they have | determines how medicines are absorbed, broken down and excreted
immunology | studies the body's defenses against disease, such as antibodies and vaccines | explains how white blood cells recognize and attack foreign substances
endocrinology | studies hormones and the glands that secrete them | deals with diabetes and disorders of the thyroid and pituitary

# Directional terms of the body
? Which term describes
superior / cranial | a location toward the head or the upper part of a structure | the position of the forehead in relation to the nose | the position of the heart in relation to the stomach
inferior / caudal | a location away from the head or toward the lower part of the body | the position of the navel in relation to the chin | the position of the stomach in relation to the lungs
anterior / ventral | a location toward the front of the body | the position of the breastbone in relation to the spine | the position of the kneecap in relation to the back of the knee
posterior / dorsal | a location toward the back of the body | the position of the spine in relation to the breastbone | the position of the spine in relation to the stomach
medial | a location toward the midline of the body | the position of the heart in relation to the arms
lateral | a location away from the midline of the body | the position of the arms in relation to the chest
proximal | a location closer to the point of attachment of a limb to the trunk | a place on a limb nearer the trunk, like the elbow compared with the wrist
distal | a location farther from the point of attachment of a limb to the trunk | a place on a limb farther from the trunk, like the fingers compared with the elbow
superficial | a location toward or at the body surface | the position of the skin in relation to the muscles
deep | a location away from the body surface, more internal | the position of the bones in relation to the skin
ipsilateral | a location on the same side of the body as another part | parts that lie on one side together, such as the right arm and right leg
contralateral | a location on the opposite side of the body from another part | parts that lie on opposite sides, such as the left arm and right leg

# Body planes and sections
? Which body plane
frontal plane / coronal plane | divides the body into anterior and posterior parts | runs vertically from ear to ear, separating chest side from back | passes vertically through both shoulders, at a right angle to the midsagittal
transverse plane / horizontal plane | divides the body into superior and inferior parts | makes a cross section at a right angle to the body's long axis | runs parallel to the ground when a person stands
midsagittal plane / median plane | divides the body into equal right and left halves | lies vertically exactly along the midline of the body | passes through the nose and the navel and divides the body equally
parasagittal plane | divides the body into unequal right and left parts | lies vertically, parallel to the midline but to one side of it
oblique plane | cuts through the body diagonally, at an angle | cuts the body on a slant, neither vertical nor horizontal

# Body positions
? Which body position
anatomical position | has a person stand upright, face forward, with arms at the sides and palms forward | is the standard reference posture for directional terms | has the feet slightly apart and the thumbs pointing away from the body
prone position | has a person lie face down on the abdomen | places the body flat with the back turned upward | is the opposite of supine, with the face toward the ground
supine position | has a person lie face up on the back | places the body flat on the back for chest compressions in CPR | is the opposite of prone, with the face toward the ceiling
lateral recumbent position | has a person lie on the right or left side | helps keep the airway open in an unconscious, breathing person
Fowler's position | has a patient sit up in bed with the head raised about 45 to 60 degrees | helps a patient in bed who has trouble breathing
Trendelenburg position | has a patient lie on the back with the head lower than the feet | tilts the bed so that the legs are higher than the head
lithotomy position | has a patient lie on the back with knees bent and legs raised in stirrups | is used for childbirth and examinations of the pelvis

# Body cavities
? Which body cavity
cranial cavity | contains the brain inside the skull | is the upper part of the dorsal hollow, protected by the skull | is enclosed by the eight bones around the brain
vertebral cavity / vertebral canal / spinal cavity | contains the cord of nervous tissue inside the backbone | extends from the skull down the backbone as part of the dorsal hollow
thoracic cavity | contains the heart and lungs within the chest | is surrounded by the ribs and lies above the diaphragm | is divided into the pleural spaces and the mediastinum
abdominal cavity | contains the stomach, liver, spleen and most of the intestines | lies just below the diaphragm and above the pelvis | is separated from the chest by the diaphragm
pelvic cavity | contains the urinary bladder, the rectum and the reproductive organs | is the lowest ventral hollow, enclosed by the hip bones | lies below the abdomen and contains the uterus in females
orbital cavity / orbit | houses the eye in the front of the skull | is the bony eye socket of the face
middle ear cavity | contains the tiny bones that transmit sound vibrations | is a small air-filled hollow in the temporal bone behind the eardrum
synovial cavity | surrounds a freely movable joint and is filled with lubricating fluid | lies within the joint capsule of the knee or elbow
oral cavity | contains the teeth and the tongue | is where the digestive tract begins and food is chewed

# Regional terms of the head and trunk
? Which term refers to
cervical | the neck, between the head and the trunk | the region that contains the first seven vertebrae
occipital | the back of the head | the region at the base of the skull's rear
buccal | the cheek, at the side of the mouth | the region of the face that covers the side teeth
axillary | the armpit, the hollow beneath the shoulder | the region with underarm hair, sweat glands and lymph nodes | the area between the upper arm and the side of the chest
sternal | the breastbone, in the middle of the chest | the region between the two sides of the rib cage
mammary | the breast, at the front of the chest | the region that is examined for breast cancer
umbilical | the navel, in the middle of the abdomen | the region around the belly button
inguinal | the groin, where the thigh meets the trunk | the region in which a hernia of the intestine commonly bulges
lumbar | the lower back, between the ribs and the hips | the region that contains the five largest movable vertebrae | the part of the back between the thorax and the pelvis
gluteal | the buttocks, at the back of the hips | the region of the large muscles on which a person sits

# Regional terms of the limbs
? Which term refers to
brachial | the upper arm, between shoulder and elbow | the region around which a blood pressure cuff is wrapped
antecubital | the front of the elbow | the region where blood is usually drawn from a vein of the arm
antebrachial | the forearm, between elbow and wrist | the region that contains the radius and ulna
carpal | the wrist, between forearm and hand | the region of eight small bones between the forearm and the palm
palmar | the inner surface of the hand | the anterior surface of the hand between wrist and fingers
femoral | the thigh, between hip and knee | the region of the quadriceps and hamstring muscles
patellar | the front of the knee | the region of the kneecap
popliteal | the back of the knee | the hollow region behind the joint of femur and tibia
crural | the front of the leg, from knee to ankle | the region of the shin
sural | the calf, at the back of the lower leg | the region of the gastrocnemius muscle
tarsal | the ankle, between leg and foot | the region of the talus and heel bone
plantar | the sole of the foot | the bottom surface of the foot

# Abdominopelvic regions
? Which abdominopelvic region
epigastric region | lies in the upper middle of the abdomen, above the navel | contains most of the stomach
umbilical region | lies in the center of the abdomen, around the navel | is the middle one of the nine and surrounded by all the others
hypogastric region / pubic region | lies in the lower middle of the abdomen, below the navel | contains the urinary bladder and the uterus
right hypochondriac region | contains much of the liver and the gallbladder | lies beneath the rib cartilages on the side of the liver
left hypochondriac region | contains the spleen and part of the stomach | lies beneath the rib cartilages on the side of the spleen
right lumbar region | contains the ascending part of the colon | lies beside the navel, on the side of the liver
left lumbar region | contains the descending part of the colon | lies beside the navel, on the side of the spleen
right iliac region / right inguinal region | contains the appendix and the cecum | is where the pain of appendicitis usually settles
left iliac region / left inguinal region | contains part of the sigmoid colon | lies in the lower corner of the abdomen opposite the appendix

# Levels of organization of the body
? Which level of organization
chemical level | consists of atoms and molecules | is the simplest, at which atoms combine to form molecules | includes water, proteins and DNA as building blocks of cells
cellular level | consists of the smallest units of living things | is the lowest at which a structure counts as alive | consists of the basic structural and functional units of the body
tissue level | consists of groups of similar cells that perform a common function | includes muscle, nervous, epithelial and connective types | lies between single cells and organs and is studied in histology
organ level | consists of two or more tissues that form a structure with a specific function | is exemplified by the stomach, the heart and the skin | combines different tissues into a body part such as the kidney
organ system level | consists of several related parts that work together for a common purpose | is exemplified by the digestive structures that together break down food
organism level | is the highest, the whole living individual | consists of all the body's parts working together to keep a person alive

# Organ systems
? Which organ system
integumentary system | protects the body with skin, hair and nails | helps to regulate body temperature by sweating and makes vitamin D | forms the external body covering that keeps out microbes and water loss
skeletal system | supports and protects the body with a framework of bones | stores minerals and forms blood cells in its marrow | provides a framework that muscles use to cause movement
muscular system | contracts to move the body and maintain posture | produces much of the body's heat as it works | moves bones by pulling on tendons
nervous system | controls the body with fast electrical signals | consists of the brain, the spinal cord and the nerves | responds to internal and external changes by activating muscles and glands
endocrine system | controls the body with hormones carried in the blood | consists of glands such as the thyroid, pituitary and adrenals | regulates growth, reproduction and metabolism by chemical messengers
cardiovascular system / circulatory system | pumps blood through vessels to every tissue | transports oxygen, nutrients and wastes around the body | consists of the heart, arteries, veins and capillaries
lymphatic system | returns leaked tissue fluid to the blood | consists of nodes, the spleen, the thymus and the tonsils | houses the white blood cells involved in immunity
respiratory system | takes in oxygen and removes carbon dioxide | consists of the nose, pharynx, larynx, trachea, bronchi and lungs | exchanges gases through the walls of alveoli
digestive system | breaks food down into nutrients that the blood can absorb | consists of the mouth, esophagus, stomach, intestines and liver | eliminates indigestible food as feces
urinary system / excretory system | filters blood and removes nitrogen wastes | consists of the kidneys, ureters, bladder and urethra | regulates water, electrolyte and acid-base balance of the blood
reproductive system | produces eggs or sperm and so leads to offspring | consists of the ovaries or testes and their ducts | secretes sex hormones such as estrogen and testosterone

# Homeostasis and feedback
? Which term describes
homeostasis | the maintenance of a stable internal environment despite outside changes | the steady state in which temperature, pH and blood sugar stay within limits | a balanced internal condition maintained by receptors, control centers and effectors
homeostatic imbalance | a disturbance of the body's stable internal environment that can lead to disease | the failure of control systems to keep body conditions normal, as in aging | a state that results when negative feedback is overwhelmed
negative feedback | a response that reverses a change and brings a variable back to normal | the mechanism by which body temperature and blood sugar are kept steady | the mechanism that shuts off or reduces the original stimulus
positive feedback | a response that strengthens or enhances the original stimulus | the mechanism that increases labor contractions in childbirth and speeds up blood clotting | a mechanism that moves a variable farther from its normal value
set point | the normal or ideal value around which a controlled variable is kept | the target value, such as 37 degrees Celsius for body temperature | the level with which the control center compares its input

# Parts of a feedback loop
? Which part of a feedback loop
stimulus | is the change in the environment that triggers the response | is the variation from the normal value that is detected first
sensory receptor / receptor | detects a change in the environment | sends information to the control center after it notices a change | monitors the environment for changes from the set point
afferent pathway | carries information from the sensor to the control center | is the route by which input approaches the control center
control center | compares the input with the set point | determines the set point and the appropriate response | is often the brain, which analyzes information and decides on the response
efferent pathway | carries commands from the control center to a muscle or gland | is the route by which output leaves the control center
effector | carries out the response to the stimulus | is the muscle or gland that acts on the control center's command | changes the variable directly, as a shivering muscle raises body temperature

# Characteristics of life in the human body
? Which life process
metabolism | is the sum of all chemical reactions in the body | includes both the building up and the breaking down of substances | depends on nutrients and oxygen and is regulated mainly by hormones
responsiveness / irritability / excitability | is the ability to sense changes and react to them | makes a hand pull away from a painful stimulus | depends mainly on the nervous system, which reacts to stimuli
reproduction | produces new cells or new individuals | passes genes on to offspring | joins sperm and egg to start a new individual
growth | is an increase in body size through a greater number or size of cells | enlarges the body of a child as cells multiply
differentiation | turns unspecialized cells into specialized cells | makes a stem cell become a muscle, nerve or blood cell
excretion | removes the wastes of metabolism from the body | gets rid of urea and carbon dioxide | is carried out by the kidneys, lungs and skin
digestion | breaks food down into molecules small enough to be absorbed | turns starch into sugar and protein into amino acids
circulation | transports substances in the blood to all parts of the body | carries oxygen and nutrients to the tissues by the pumping of the heart

# Organelles of a human cell
? Which cell structure
nucleus | holds most of the cell's DNA | is the control center, surrounded by a double membrane with pores | contains the chromatin and directs protein synthesis
nucleolus | makes the subunits of ribosomes | is the dense round body where ribosomal RNA is made | lies inside the largest organelle and disappears during mitosis
mitochondrion / mitochondria | makes most of the cell's ATP by aerobic respiration | has a folded inner membrane with cristae | is called the powerhouse of the cell
ribosome | builds proteins from amino acids | is the site of protein synthesis, found free or on rough ER | is made of RNA and protein in two subunits
rough endoplasmic reticulum / rough ER | is a membrane network studded with ribosomes | folds and processes proteins that will be exported or placed in membranes
smooth endoplasmic reticulum / smooth ER | makes lipids and steroid hormones | detoxifies drugs in liver cells and stores calcium in muscle fibers | is a membrane network without ribosomes
Golgi apparatus / Golgi complex / Golgi body | modifies, sorts and packages proteins for shipment | is a stack of flattened membrane sacs that buds off vesicles | receives vesicles from the rough ER and ships proteins out
lysosome | contains digestive enzymes that break down worn-out cell parts | digests bacteria that a white blood cell has taken in | is a membrane sac, made by the Golgi apparatus, that carries out digestion in the cell
peroxisome | detoxifies harmful substances with oxidase enzymes and catalase | breaks the poison H2O2 down into water and oxygen | neutralizes free radicals and is numerous in liver and kidney cells
centriole | organizes the spindle fibers during cell division | is one of a pair of cylinders made of microtubules near the nucleus | forms the base of cilia and flagella
plasma membrane / cell membrane | controls what enters and leaves the cell | is a bilayer of phospholipids with proteins and cholesterol | separates the cell's contents from the fluid around it as a selectively permeable barrier
cytosol | is the jelly-like fluid in which the organelles float | is mostly water with dissolved ions and nutrients | makes up the cytoplasm together with the organelles

# Projections of the cell surface
? Which projection of a cell
cilium / cilia | moves mucus across the surface of the cell by beating | is a short, hairlike moving projection found in numbers on airway cells | propels an egg along the fallopian tube or dust out of the airways
flagellum / flagella | propels a whole cell by whipping back and forth | forms the long tail that moves a sperm | is longer than a cilium and gives a sperm its motility
microvillus / microvilli | increases the surface area for absorption in the small intestine | forms part of the brush border as a tiny finger-like fold of the membrane | does not move and helps kidney tubules reabsorb salts and water
stereocilium / stereocilia | bends in the inner ear when sound or head movement pushes it | is a stiff, nonmotile hair of the sensory cells of the ear
pseudopod / pseudopodia | flows out to surround a bacterium in phagocytosis | lets a white blood cell crawl like an amoeba

# Elements of the cytoskeleton
? Which element of the cytoskeleton
microtubule | is a hollow tube of tubulin that gives a cell its shape | forms the spindle and the tracks along which organelles move | is the thickest of the three kinds of strand
microfilament / actin filament | is the thinnest of the three kinds of strand | helps a cell change shape and contract with myosin | pinches a dividing cell in two and supports absorbing folds of the membrane
intermediate filament | is tough and ropelike and resists pulling forces | is a strong strand of keratin in skin cells
kinesin | walks along hollow tubes and carries vesicles toward the end of an axon | is a motor protein that moves cargo away from the cell center
dynein | makes cilia and flagella bend as its arms pull on the tubes inside | is a motor protein that moves cargo toward the cell center

# Junctions between cells
? Which cell junction
desmosome | is buttonlike and keeps neighboring cells from being pulled apart | links the keratin filaments of neighboring skin cells
tight junction | seals neighboring cells so that fluid cannot leak between them | fuses neighboring membranes into a leakproof contact in the lining of the intestine
gap junction | links the interiors of two cells by channels through which ions pass | lets electrical signals spread from one heart muscle cell to the next | consists of hollow cylinders called connexons
hemidesmosome | fastens a cell to the basement membrane beneath it | attaches an epithelial cell at its base rather than to a neighbor
adherens junction / zonula adherens | forms a belt of actin around the cell just below its sealed top | holds neighboring epithelial cells together by a belt of actin filaments

# Movement of substances across membranes
? Which transport process
simple diffusion | moves small molecules directly through the lipid bilayer from high to low concentration | lets oxygen and carbon dioxide cross the cell membrane without any protein | is passive and moves lipid-soluble substances such as oxygen and fatty acids
facilitated diffusion | moves substances down their gradient through a carrier or channel protein | lets glucose enter most cells without using ATP | is passive but needs a membrane protein to carry glucose
osmosis | moves water through a selectively permeable membrane | is the diffusion of a solvent such as water toward the higher solute concentration | makes a red blood cell swell when placed in pure water
filtration | pushes water and solutes through a membrane by fluid pressure | forces fluid out of the blood in the glomerulus of the kidney | depends on a pressure gradient between the two sides of a membrane
active transport | moves ions against their concentration gradient with energy from ATP | is carried out by pumps such as the sodium-potassium pump | requires ATP and a carrier protein to move solutes uphill
phagocytosis | engulfs large solid particles such as bacteria | is called cell eating and is done by macrophages and neutrophils | encloses a captured germ in a vacuole that fuses with a lysosome
pinocytosis | takes in droplets of fluid in small vesicles | is called cell drinking, as it brings in dissolved solutes
receptor-mediated endocytosis | takes in specific molecules after they bind to membrane proteins | brings cholesterol-carrying particles into cells in coated pits
exocytosis | releases substances when a vesicle fuses with the plasma membrane | secretes hormones, mucus and neurotransmitters from the cell | empties the contents of a secretory vesicle outside the cell

# Fluid mixtures
? Which kind of fluid mixture
isotonic solution | has the same solute concentration as the cell, so cell size does not change | leaves red blood cells unchanged, as 0.9 percent saline does | causes no net movement of water across the cell membrane
hypertonic solution | has a higher solute concentration than the cell, so water leaves the cell | makes red blood cells shrink by osmosis | causes crenation of red blood cells
hypotonic solution | has a lower solute concentration than the cell, so water enters the cell | makes red blood cells swell and burst | causes hemolysis of red blood cells
colloid | has large particles that scatter light but do not settle out | is exemplified by gelatin and cytosol, in which the particles stay dispersed
suspension | has large, visible particles that tend to settle out | is exemplified by blood, whose cells sink if left standing

# Pressures and gradients in body fluids
? Which term describes
concentration gradient | a difference in the amount of a substance between two areas | the condition that causes diffusion from high to low | the slope from an area with more molecules to one with fewer
electrochemical gradient | the combined difference in charge and ion concentration across a membrane | the driving force that moves ions across the membrane of a neuron
equilibrium | the state in which particles are evenly spread with no net movement | the balanced condition in which diffusion ends
osmotic pressure | the force needed to stop the flow of water across a membrane by osmosis | the pull on water caused by solutes that cannot cross a membrane
hydrostatic pressure | the force of a fluid against the wall that holds it | the push of blood against capillary walls that causes filtration | the mechanical force of water, such as that of blood in the glomerulus
tonicity | the ability of a solution to make cells shrink or swell | the effect of a solution on cell volume
selective permeability | the property of a membrane that lets only some substances pass | the trait of the cell membrane that keeps out undesirable substances

# Cell cycle and mitosis
? Which stage of the cell cycle
G1 phase | comes right after cell division, when the new cell grows | is the first gap, before the DNA is copied | is the part of interphase with varied length, when organelles double
S phase | copies the DNA so that each chromosome has two chromatids | is the synthesis part of interphase, when DNA replicates | comes between the two gap phases of interphase
G2 phase | follows DNA replication and makes the final preparations for division | is the second gap, just before mitosis
prophase | condenses chromatin into visible chromosomes | breaks up the nuclear envelope as the spindle forms | begins mitosis and lasts longest
metaphase | lines the chromosomes up along the middle of the cell | has all centromeres at the equator of the spindle | comes before the sister chromatids separate
anaphase | pulls the sister chromatids apart to opposite poles | begins when the centromeres split | is the shortest part of mitosis, with V-shaped chromosomes moving apart
telophase | forms two new nuclei around the separated chromosomes | uncoils the chromosomes, in effect reversing the first stage of mitosis | re-forms the nuclear membranes and nucleoli
cytokinesis | divides the cytoplasm to give two cells | pinches the cell in two by a cleavage furrow | forms two daughter cells with a ring of microfilaments that squeezes the membrane
G0 phase | is the resting state of a cell that has stopped dividing | is where mature nerve cells remain for life

# Biological molecules of the body
? Which molecule
glucose / blood sugar | is the simple carbohydrate that cells use as their main fuel | enters cells with the help of insulin | is the six-carbon fuel broken down in cellular respiration
glycogen | is the carbohydrate stored in the liver and muscles | is a branched chain of many sugar units found in animals | is broken down to raise blood sugar between meals
triglyceride | stores energy as a body fat made of three fatty acids and glycerol | is the main form of fat in food and adipose cells | is stored in adipose tissue for insulation and long-term energy
phospholipid | forms the double layer of cell membranes | has a water-loving head and two water-fearing tails | has a polar head and nonpolar tails
cholesterol | is the steroid from which sex hormones and bile salts are made | stiffens cell membranes and can build up in artery walls | is made by the liver and found in animal foods such as eggs and meat
amino acid | is the building block of proteins | has twenty common kinds that join by peptide bonds | contains nitrogen in an amine group and has a variable side chain
deoxyribonucleic acid / DNA | stores genetic information in a double helix | contains the bases adenine, thymine, guanine and cytosine | forms the chromosomes of the nucleus and carries the genes
ribonucleic acid / RNA | carries genetic instructions from the nucleus to the ribosomes | is a single strand that contains the base uracil | contains the sugar ribose and helps to make proteins
adenosine triphosphate / ATP | supplies usable energy for the work of the cell | releases energy when its last phosphate group is split off | is the energy currency produced in mitochondria
enzyme | speeds up a chemical reaction without being used up | is a biological catalyst with an active site that fits a substrate | lowers the activation energy of a reaction
water | makes up about 60 percent of an adult's body weight | is the universal solvent of body fluids | has a high heat capacity that helps to keep body temperature steady

# Processes of gene expression
? Which process
transcription | copies the code of a gene into messenger RNA | makes RNA from a DNA template in the nucleus | produces messenger RNA by the enzyme RNA polymerase
translation | builds a protein from the code of messenger RNA | takes place at a ribosome, to which tRNA brings amino acids | links amino acids in the order given by the codons
replication | makes an identical copy of DNA before a cell divides | uses each old DNA strand as a template for a new strand | takes place in the S phase of the cell cycle
RNA splicing | removes the noncoding introns from newly made messenger molecules | joins the coding exons before the messenger leaves the nucleus
mutation | changes the base sequence of DNA | alters a gene as a result of radiation or chemicals | can be passed on to offspring if it occurs in an egg or sperm
DNA repair | corrects errors in the base sequence with special enzymes | removes damaged bases caused by ultraviolet light

# Parts of the genetic code
? Which term describes
codon | a group of three bases on messenger RNA | the triplet that specifies one amino acid | the unit of the genetic code on messenger RNA
anticodon | a group of three bases on transfer RNA | the triplet that pairs with a complementary triplet on messenger RNA
messenger RNA / mRNA | the molecule that carries the copied gene from nucleus to ribosome | the strand that is read three bases at a time during protein synthesis | the product of transcription that leaves the nucleus
transfer RNA / tRNA | the molecule that brings amino acids to the ribosome | a small cloverleaf-shaped molecule that carries one amino acid | the molecule that carries an anticodon to the ribosome
ribosomal RNA / rRNA | the molecule that, with proteins, forms the site of protein synthesis | the nucleic acid made in the nucleolus
gene | a segment of DNA that codes for a protein | the basic unit of heredity on a chromosome | the DNA sequence that is transcribed to make one protein
exon | a coding segment that remains in the finished messenger | an expressed segment that is joined with others after splicing
intron | a noncoding segment that is removed before protein synthesis | a segment that is cut out of the messenger in the nucleus

# The four basic tissues
? Which tissue
epithelial tissue / epithelium | covers body surfaces and lines cavities and ducts | has tightly packed cells with one free surface and no blood vessels of its own | rests on a basement membrane and is classified by cell shape and layers
connective tissue | binds and supports other parts with cells scattered in a matrix | includes bone, blood, cartilage and fat | is the most abundant and widely distributed tissue
nervous tissue / neural tissue | conducts electrical impulses in the brain and spinal cord | consists of neurons and the neuroglia that support them | sends electrical signals quickly over long distances
skeletal muscle tissue | is voluntary, striated and attached to bones | has long cylindrical fibers with many nuclei | moves the limbs and the face by conscious control
cardiac muscle tissue | is involuntary and striated and found only in the heart | has branched cells joined by intercalated discs | pumps blood by rhythmic, unconscious contraction
smooth muscle tissue | is involuntary and lacks striations | has spindle-shaped cells in the walls of hollow organs | moves food through the intestines and narrows blood vessels

# Types of epithelium
? Which type of epithelium
simple squamous epithelium | is a single layer of flat cells | lines the air sacs of the lungs and the capillaries | allows rapid diffusion and filtration through a thin sheet
stratified squamous epithelium | has many layers with flat cells at the surface | protects areas of friction such as the skin, mouth and esophagus | resists abrasion and is the most widespread type with several layers
simple cuboidal epithelium | is a single layer of cube-shaped cells | lines kidney tubules and the follicles of the thyroid | functions in secretion and absorption in glands and kidney tubules
stratified cuboidal epithelium | has two or three layers of cube-shaped cells | lines the ducts of sweat, mammary and salivary glands
simple columnar epithelium | is a single layer of tall cells with nuclei at one level | lines the stomach and the intestines | secretes mucus by goblet cells and absorbs nutrients in the intestine
pseudostratified ciliated columnar epithelium / pseudostratified columnar epithelium | is one layer that looks like several because the nuclei lie at different heights | lines the trachea and moves mucus upward | sweeps dust-laden mucus out of the upper airways
transitional epithelium / urothelium | changes shape as the organ stretches | lines the urinary bladder and the ureters | allows the urinary organs to stretch as they fill with urine

# Types of connective tissue
? Which connective tissue
areolar tissue | is a loose, soft packing with all three fiber types | surrounds organs and lies beneath epithelia, holding tissue fluid | is the most widely distributed loose type and cushions organs
adipose tissue / fat tissue | stores energy in cells filled with lipid | insulates the body and cushions organs such as the kidneys | lies beneath the skin and around organs as a reserve of fuel
reticular tissue | forms the delicate internal framework of the spleen, lymph nodes and marrow | supports blood cells with a network of fine fibers | forms a soft internal skeleton called stroma for lymphoid organs
dense regular connective tissue | makes up tendons and ligaments | has tightly packed parallel collagen fibers | resists pulling in one direction
dense irregular connective tissue | makes up the deeper part of the dermis | has tightly packed collagen fibers running in many directions | resists tension from many directions, as in joint capsules
hyaline cartilage | covers the ends of bones at joints and connects ribs to the sternum | has a smooth, glassy matrix and is the most abundant of its kind | forms most of the fetal skeleton and rings of the trachea
elastic cartilage | gives the external ear its flexible shape | forms the epiglottis and springs back after bending | is the most flexible of its kind, found in the external ear
fibrocartilage | forms the discs between the vertebrae | absorbs shock with thick bundles of collagen in a firm matrix | is highly compressible and forms the menisci of the knee and the pubic symphysis
bone / osseous tissue | has a hard matrix of calcium salts | supports and protects the body as the hardest of its kind | is hardened by calcium salts and contains osteocytes in lacunae
blood | has a liquid matrix called plasma | transports gases, nutrients and wastes | is atypical because it is fluid and has no fibers

# Components of the extracellular matrix
? Which component of the extracellular matrix
collagen fiber | is the strongest and most abundant strand and resists pulling | is a thick white strand that gives tendons their tensile strength
elastic fiber | stretches and recoils to its original length | is a yellow strand that lets the lungs, skin and arteries spring back
reticular fiber | forms a fine branching network that supports soft organs | is a thin strand of the framework in spleen and lymph nodes
ground substance | is the unstructured gel that fills the space between cells | holds tissue fluid through which nutrients diffuse
basement membrane | anchors an epithelium to the connective tissue beneath it | is the thin sheet on which epithelial cells rest
hydroxyapatite | is the calcium phosphate mineral that makes bone hard | gives bone its resistance to compression as a crystal salt

# Cells of connective and epithelial tissue
? Which cell type
fibroblast | makes the collagen fibers of ordinary connective tissue | is the most common kind in tendons and the dermis | produces collagen and helps to heal wounds
adipocyte | stores a large droplet of fat | has its nucleus pushed to the edge by stored lipid | swells as lipid accumulates and shrinks as it is used
mast cell | releases histamine in connective tissue during inflammation | contains heparin and triggers allergic symptoms | lies near blood vessels and starts the inflammatory response
goblet cell | secretes mucus onto the surface of an epithelium | is a one-celled gland of the airways and intestines
stem cell | can divide and develop into several specialized kinds | is unspecialized and renews itself | is found in bone marrow and embryos and can become other cells
keratinocyte | is the most common kind in the epidermis | makes the tough fibrous protein that waterproofs the skin | is pushed upward from the basal layer and dies near the surface
melanocyte | makes the pigment that gives skin its color | lies in the basal layer and increases its output in sunlight | is spider-shaped and gives rise to the most dangerous skin cancer
Langerhans cell / dendritic cell of the skin | presents foreign material in the epidermis to the immune system | is the star-shaped immune defender of the epidermis
Merkel cell | works with a nerve ending of the epidermis to sense light touch | lies in the basal layer and serves as a touch receptor

# Body membranes
? Which membrane
mucous membrane / mucosa | lines cavities that open to the outside of the body | lines the digestive and respiratory tracts and is kept moist by secretion | is a moist epithelium with goblet cells in mouth, nose and intestines
cutaneous membrane | is the skin, the dry covering of the body's outer surface | consists of epidermis and dermis | is dry, unlike the others, and exposed to air
synovial membrane | lines the cavities of movable joints | is made of connective tissue and secretes a lubricating fluid in joints | lines joint capsules, bursae and tendon sheaths
pleura / pleurae | covers the lungs and lines the walls of the chest | is a serous covering in the chest, pulled outward as the ribs rise | has visceral and parietal layers that reduce friction in breathing
pericardium | encloses the heart in a double sac | has an outer fibrous layer that anchors the heart | reduces friction around the beating heart with serous fluid
peritoneum | lines the abdomen and covers its organs | becomes inflamed when a burst appendix spills bacteria into the abdomen | is the serous covering of the stomach, liver and intestines

# Glands of the skin
? Which type of gland
sebaceous gland | produces oil that softens hair and skin | empties an oily secretion into hair follicles, above all on face and scalp | becomes overactive in adolescence, leading to acne
eccrine gland | produces watery sweat that cools the body | is most numerous on the palms, soles and forehead | opens directly onto the skin surface through a pore
apocrine gland | produces thick sweat in the armpits and groin from puberty on | makes a secretion that bacteria turn into body odor | releases fatty sweat into hair follicles of the armpit
ceruminous gland | produces earwax in the outer ear canal | is a modified sweat gland that traps dust in the ear | secretes a sticky wax that keeps insects and dust from the eardrum
mammary gland | produces milk to feed an infant | becomes active in lactation after childbirth | is a modified sweat gland in the breast, stimulated by prolactin

# Layers of the skin
? Which layer
stratum corneum / horny layer | is the outermost of the epidermis, made of dead, flat, keratin-filled cells | sheds dry cells continually and resists water and abrasion | consists of 20 to 30 rows of dead keratinized cells
stratum lucidum / clear layer | is thin, translucent and found only in thick skin of palms and soles | lies between the horny and the granular layers
stratum granulosum / granular layer | is where cells flatten, fill with keratohyalin and begin to die | lies just above the spiny layer of the epidermis
stratum spinosum / spiny layer | is several cells thick, with cells that look prickly where desmosomes join them | lies just above the basal layer and contains many dendritic cells
stratum basale / basal layer / stratum germinativum | is the deepest of the epidermis, where cells divide by mitosis | contains the melanocytes and rests next to the dermis | produces new epidermal cells that push upward
papillary layer | is the upper dermis, whose projections form fingerprints | has loose connective tissue with capillary loops and touch receptors | forms the ridges that produce fingerprints
reticular layer | is the thick lower dermis of dense irregular connective tissue | gives skin strength through thick bundles of collagen and elastic fibers | contains sweat glands, oil glands and deep pressure receptors
hypodermis / subcutaneous layer / superficial fascia | lies beneath the dermis and anchors the skin to the muscles | stores fat that insulates and cushions, below the dermis | is not strictly part of the skin and consists mostly of adipose tissue

# Pigments of the body
? Which pigment
melanin | absorbs ultraviolet radiation and protects the DNA of skin cells | is the brown-black substance that increases in a suntan | occurs in greater amount in darker skin
carotene | is a yellow-orange substance from vegetables such as carrots | accumulates in the stratum corneum and fatty tissue of the skin | is converted to vitamin A in the body
hemoglobin | binds oxygen in red blood cells with its iron atoms | gives blood its red color and turns bright red with oxygen | transports oxygen through the bloodstream
myoglobin | stores oxygen in muscle cells | gives slow-twitch muscle fibers their dark red color | is the oxygen-binding protein of red muscle
rhodopsin / visual purple | absorbs light in the rods of the retina | is made with vitamin A and is needed for night vision | breaks down into retinal and opsin when light strikes a rod

# Structural proteins
? Which structural protein
keratin | is the tough fibrous material of hair, nails and the epidermis | hardens and waterproofs the outer cells of the skin | is produced by the most numerous cells of the epidermis
collagen | is the strong fibrous material of the dermis, tendons and bones | is the most abundant in the body and resists stretching | is made by fibroblasts and gives skin strength and toughness
elastin | lets stretched skin and arteries spring back | forms the stretchy fibers in the dermis | is lost with age, so that skin sags and wrinkles
tubulin | forms the hollow microtubules of the cytoskeleton | makes up the spindle fibers that move chromosomes
dystrophin | links the cytoskeleton of a muscle fiber to its membrane | is missing from the muscles of boys with the Duchenne disease

# Hair and its follicle
? Which part of a hair and its follicle
hair shaft | is visible and projects above the skin | consists of dead keratinized cells outside the surface of the skin
hair root | is embedded in the skin, from the surface down to the bulb | is enclosed by the follicle and hidden below the surface
hair follicle | is the tube of epidermal and dermal tissue that encloses the root | extends down into the dermis and surrounds the growing root | receives oil from a sebaceous gland
hair bulb | is the swollen lower end where new cells form | surrounds a dermal papilla with capillaries
hair papilla | supplies blood to the growth zone from the dermis | is the nipple of dermal tissue with capillaries that pushes into the bulb
hair matrix | is the growth zone of dividing cells in the bulb | produces the new cells that become keratinized and pushed upward
hair cortex | is the bulky middle layer of flattened cells around the central core | surrounds the medulla and lies beneath the cuticle
arrector pili muscle | makes hairs stand upright and causes goose bumps | is a small band of smooth fibers that contracts in cold or fear | pulls the follicle upright under sympathetic control

# Nails
? Which part of a nail
nail body / nail plate | is hard and visible and covers the fingertip | consists of hard keratin and lies on top of the bed
free edge | extends beyond the fingertip and is trimmed | is the outer end that grows past the bed
nail root | is embedded in the skin under the fold at the base | is the hidden rear end beneath the cuticle
nail bed | is the epidermis on which the plate rests | looks pink because of its rich supply of capillaries
nail matrix | is the thickened growth zone at the rear of the bed | contains the dividing cells that are responsible for growth in length | is the region of cell division where growth takes place
lunula | is the white crescent near the base of the plate | looks white because the thick matrix lies beneath it | is the half-moon of pale color near the root
cuticle / eponychium | is the thickened fold of skin over the base of the plate | seals the gap between the skin and the plate

# Inflamed and infected skin
? Which skin disorder
acne | is an inflammation of sebaceous glands and blocked hair follicles | produces blackheads and pimples, often in adolescence | is treated with drugs that kill bacteria or reduce sebum
athlete's foot / tinea pedis | is a fungal infection between the toes | causes itching, redness and peeling between the toes | is spread in damp locker rooms and treated with antifungal cream
psoriasis | forms reddened patches covered with silvery scales | is an autoimmune overproduction of skin cells | speeds up cell growth in the epidermis, producing thick dry scales
eczema / atopic dermatitis | causes dry, itchy, inflamed skin, often in allergic children | often affects the bends of elbows and knees in people with allergies
hives / urticaria | raises itchy red welts as an allergic reaction | results from the release of histamine in the skin
cold sore | causes fluid-filled blisters on the lip from herpes simplex virus | returns when a dormant virus is activated by stress or ultraviolet light
impetigo | is a contagious bacterial infection that forms crusty sores | is caused by staphylococci or streptococci, often around a child's mouth | causes pink, water-filled raised sores that form a yellow crust

# Cancers and precancers of the skin
? Which growth of the skin
basal cell carcinoma | is the most common and least malignant cancer | starts in the deepest epidermal layer and rarely spreads
squamous cell carcinoma | is a cancer of the stratum spinosum that forms a scaly red bump | grows rapidly from sun-exposed keratinocytes and spreads to lymph nodes if not removed
malignant melanoma / melanoma | is the most dangerous cancer because it spreads rapidly | is recognized by the ABCDE rule | arises from pigment cells and may begin in a mole
Kaposi sarcoma / Kaposi's sarcoma | is a purplish cancer of vessel cells that often appears in AIDS | is caused by a herpesvirus in people with weak immunity
actinic keratosis | is a rough, scaly precancerous patch from years of sun | is not yet cancer but may turn into squamous cell carcinoma

# Skin injuries
? Which skin injury
first-degree burn | damages only the epidermis, leaving redness without blisters | is typical of a mild sunburn | heals in two or three days without special care
second-degree burn | damages the epidermis and upper dermis and forms blisters | is called partial-thickness, as it reaches only into the upper dermis | causes redness, pain and blisters and heals in weeks
third-degree burn | destroys the full thickness of the skin | may need skin grafts and is at first painless as nerve endings are destroyed | looks white, brown or black and destroys epidermis and dermis
bruise / contusion | is a discolored area where blood has leaked under unbroken skin | is a black-and-blue mark from a blow that breaks small vessels
decubitus ulcer / bedsore / pressure sore | destroys skin where a resting body's weight cuts off the blood supply | develops in immobile patients who are not turned regularly | occurs over bony places such as heels and hips of bedridden people
blister | is a pocket of fluid that separates the epidermis from the dermis | is a fluid-filled swelling formed by rubbing, as from a tight shoe

# Skin marks and growths
? Which skin mark
callus | is a thickened area of skin caused by repeated friction | is a hard, thick patch of epidermis on hands or feet
hemangioma / strawberry mark | is a raised red growth of blood vessels on an infant's skin | is a benign mass of small vessels that usually fades in childhood
wart | is a small rough growth caused by a papillomavirus | is a benign growth from a virus infection of the epidermis
mole / nevus | is a benign cluster of melanocytes, usually brown and raised | is a pigmented spot that is watched for changes of melanoma
freckle | is a small flat spot of concentrated melanin | darkens as melanin gathers in small areas of sun-exposed skin
scar | is dense collagen tissue that replaces skin after a deep wound | is formed by fibrous repair of a wound
stretch mark / stria | is a silvery-white line from small tears in the dermis | follows rapid weight gain or pregnancy, which tears the dermis

# Conditions of skin color
? Which condition of skin color
cyanosis | turns the skin bluish from poorly oxygenated blood | appears at the lips and nails when hemoglobin lacks oxygen | occurs in heart failure and severe breathing disorders
jaundice | turns skin and eyes yellow from bilirubin | is a sign of liver disorder | results when the liver cannot remove bile pigment from the blood
erythema | reddens the skin as blood vessels widen | appears in fever, embarrassment, inflammation or allergy
pallor | makes the skin unusually white, as when a person faints | is a sign of anemia, low blood pressure or emotional stress
bronzing | gives the skin a metallic tan that suggests Addison's disease | is a sign of too little hormone from the adrenal cortex
ecchymosis | looks black and blue from blood that has escaped under the skin | may signal a lack of vitamin C or clotting trouble
tanning | darkens the skin of a healthy person after exposure to ultraviolet light | results from increased melanin after exposure to sunlight
albinism | is the inherited lack of melanin | leaves hair, skin and eyes very pale from birth | results when melanocytes cannot produce pigment because of a gene defect
vitiligo | causes white patches of skin as melanocytes are lost | leaves scattered areas of skin without pigment in later life

# Types of bone by shape
? Which type of bone
long bone | has a shaft with two expanded ends | includes the femur and the humerus | has a length much greater than its width and acts as a lever
short bone | is roughly cube-shaped, about as wide as it is thick | includes the bones of the wrist and ankle
flat bone | is thin, usually curved and plate-like | includes the sternum, the ribs and most bones of the skull | consists of two layers of compact bone around spongy bone
irregular bone | has a complicated shape that fits no other group | includes the vertebrae and the hip bones | includes the bones of the spine with their many projections
sesamoid bone | forms within a tendon, where it reduces friction | includes the patella at the knee | is embedded in a tendon, as the kneecap is
sutural bone / Wormian bone | is tiny and extra and lies within a joint line of the skull | varies in number from person to person between the cranial plates

# Structure of a long bone
? Which part of a bone
diaphysis | is the shaft of a long bone | is a tube of compact bone around the medullary cavity | makes up most of the length and consists of compact bone
epiphysis / epiphyses | is the expanded end beyond the shaft | consists mostly of spongy bone and is covered with hyaline cartilage | forms joints with neighboring bones at either end
epiphyseal plate / growth plate | is the layer of cartilage where a child's bone lengthens | is replaced by a bony line when a young adult reaches full height | consists of hyaline cartilage between shaft and end in children
periosteum | is the tough connective tissue membrane that covers the outer surface | carries nerves and blood vessels and anchors tendons | contains osteoblasts for growth in width and repair
endosteum | is the thin membrane that lines the inner surfaces | lines the marrow space with bone-forming and bone-dissolving cells
medullary cavity | is the hollow space in the shaft that holds marrow | contains yellow marrow in adults
articular cartilage | covers the joint surface with a smooth, friction-reducing layer | wears away at the joints in osteoarthritis
compact bone | is the dense outer layer built of osteons | looks smooth and solid and gives the shaft its strength | consists of tightly packed lamellae around central canals
spongy bone / cancellous bone | is a lattice of trabeculae with many spaces | holds red marrow between its thin struts | makes up most of the inside of flat and short bones
red bone marrow | makes red and white blood cells and platelets | is limited in adults to places such as the sternum, ribs and hip bones | is the site of hematopoiesis in the spongy bone
yellow bone marrow | stores fat inside long bones | fills the shaft in adults and can turn back to blood making after severe bleeding | consists mostly of adipose tissue

# Microscopic structure of bone
? Which bone structure
osteon / Haversian system | is the cylindrical structural unit of compact bone | consists of concentric rings around a central channel | is a long cylinder of lamellae that withstands pressure
central canal / Haversian canal | carries blood vessels and nerves through the middle of an osteon | runs lengthwise at the core of the concentric lamellae
perforating canal / Volkmann's canal | connects the vessels of the periosteum with those of the osteons | runs at a right angle to the shaft and carries vessels inward
lamella / lamellae | is a ring of hard matrix in compact bone | is one of the concentric layers of matrix in an osteon
lacuna / lacunae | is the small space in which a mature bone cell lies | is a tiny cavity in the matrix that holds an osteocyte | lies between the lamellae and houses a bone cell
canaliculus / canaliculi | is a hair-thin channel that joins osteocytes for exchange of nutrients | is a tiny channel that connects neighboring lacunae through the hard matrix | brings nutrients to osteocytes from the vessels of the osteon
trabecula / trabeculae | is a thin strut of spongy bone | lines up along lines of stress in spongy bone

# Cells of bone and cartilage
? Which skeletal cell
osteoblast | builds new bone by secreting matrix | deposits calcium from the blood in bone, stimulated by calcitonin | secretes collagen and calcium salts as a bone-forming cell
osteoclast | breaks down bone matrix and dissolves its minerals | releases calcium from bone to blood when parathyroid hormone rises | is a large multinucleate cell that dissolves matrix with acid and enzymes
osteocyte | is a mature bone cell that maintains bone tissue | lies trapped in a lacuna of the hard matrix that it helped to form | senses stress on the bone and lives in a lacuna
osteogenic cell / osteoprogenitor cell | remains unspecialized and able to divide | divides in the periosteum and endosteum to give rise to bone-forming cells
chondrocyte | maintains the matrix of cartilage | lies in a lacuna of cartilage, such as that of the ear | lives in a tissue without blood vessels and heals slowly

# Growth and renewal of bone
? Which process
intramembranous ossification | forms flat skull bones directly from sheets of fibrous connective tissue | forms the clavicles and cranial bones without a cartilage model
endochondral ossification | forms most bones by replacing a hyaline cartilage model | lengthens long bones at the growth plates | begins in the fetus with a model of hyaline cartilage
appositional growth | increases the width of bones by adding matrix at the surface | thickens a bone as osteoblasts beneath the periosteum add matrix
bone remodeling | replaces old matrix throughout life in response to stress and blood calcium | combines the work of osteoclasts and osteoblasts to renew the skeleton | repairs and reshapes bones as osteoclasts and osteoblasts work together
bone resorption | dissolves old matrix and releases calcium into the blood | is the work of osteoclasts, stimulated by parathyroid hormone
calcification | hardens the matrix as mineral salts are deposited in it | adds phosphate crystals to soft matrix
hematopoiesis | produces blood cells in red marrow | forms erythrocytes, leukocytes and platelets from stem cells | takes place in the red bone marrow of adults

# Bones of the cranium and neck
? Which bone of the head and neck
frontal bone | forms the forehead above the eyes | forms the roofs of the eye sockets and the anterior part of the cranium | is the single cranial bone above the orbits
parietal bone | forms most of the top and side of the cranium | is one of a pair that meet at the sagittal suture | forms the roof of the skull behind the forehead
temporal bone | contains the middle and inner ear | lies at the lower side of the cranium around the ear canal | has the mastoid process behind the ear
occipital bone | forms the back and base of the cranium | has the foramen magnum, through which the spinal cord passes | joins with the first vertebra by two condyles
sphenoid bone | is butterfly-shaped and spans the floor of the cranium | has the sella turcica that holds the pituitary gland | is the keystone that joins all other cranial bones
ethmoid bone | forms the roof of the nasal cavity and part of the nasal septum | has the cribriform plate, through which olfactory nerve fibers pass | lies behind the nose and forms the superior and middle nasal conchae
hyoid bone | is the only one that does not touch another | supports the tongue from the neck above the larynx | is horseshoe-shaped and lies in the neck below the mandible
atlas | is the first cervical vertebra, which supports the skull | is a ring without a body that lets the head nod yes | joins the occipital condyles of the skull
axis | is the second cervical vertebra, with a toothlike dens | serves as the pivot around which the head turns to say no | bears the dens, around which the first vertebra rotates

# Facial bones
? Which facial bone
mandible | is the lower jaw and the only freely movable skull bone | holds the lower teeth and forms the chin | is the largest and strongest of all
maxilla / maxillae | forms half of the upper jaw | holds upper teeth and forms the front part of the hard palate | joins all other facial bones except the mandible
zygomatic bone | forms the prominence of the cheek | is the cheekbone, which joins a process of the temporal bone | forms part of the side wall of the eye socket
nasal bone | forms part of the bridge of the nose | is a small paired plate between the eyes
lacrimal bone | is the smallest of the face, with a groove for tear drainage | is fingernail-sized and lies in the inner wall of the eye socket
vomer | forms the lower part of the nasal septum | is single and plow-shaped, in the midline of the nose
palatine bone | forms the back of the hard palate | is L-shaped and lies behind the maxilla in the roof of the mouth
inferior nasal concha | is thin and curved and projects into the nasal cavity | lies like a scroll on the side wall of the nasal passage

# Connections between skull bones
? Which connection between skull bones
coronal suture | joins the frontal bone to the parietal bones | runs across the top of the head from side to side | separates the forehead bone from the top of the skull
sagittal suture | joins the two parietal bones along the midline | runs from front to back on top of the head | lies between the left and right sides of the skull roof
lambdoid suture | joins the occipital bone to the parietal bones | lies across the back of the head
squamous suture | joins the temporal bone to the parietal bone | lies along the side of the head above the ear
fontanel / soft spot | is a fibrous membrane in the skull of an infant | allows a baby's skull to be compressed during birth and the brain to grow | turns to bone by about two years of age
temporomandibular joint / TMJ | joins the lower jaw to the skull | is the only freely movable one, which opens and closes the mouth

# Skull openings and landmarks
? Which feature of the skull
foramen magnum | is the large opening through which the spinal cord joins the brainstem | pierces the base of the occipital bone
sella turcica | is the saddle-shaped hollow that holds the pituitary gland | is a depression in the top of the sphenoid bone
mastoid process | is the bump behind the ear to which neck muscles attach | is a rounded, air-filled projection of the temporal bone
styloid process | is a needle-like projection of the temporal bone | points down from below the ear and anchors tongue muscles
zygomatic arch | is the bony bridge of the cheek | is formed by joined processes of the cheekbone and the temporal bone
external auditory meatus / external acoustic meatus | is the opening of the ear canal in the temporal bone | leads sound toward the eardrum
cribriform plate | is the perforated area that olfactory nerve fibers pass through | is the sievelike part of the ethmoid bone above the nose
occipital condyle | is the rounded knob that rests on the first vertebra | forms a joint with the atlas beside the foramen magnum
optic canal / optic foramen | is the hole through which the nerve of vision leaves the eye socket | pierces the sphenoid bone at the back of the eye socket
hard palate | is the bony roof of the mouth | separates the oral cavity from the nasal cavity with bone

# The vertebral column
? Which part of the backbone
cervical vertebra | is one of seven in the neck | has a hole in each transverse process | is the smallest and lightest type, found in the neck
thoracic vertebra | is one of twelve in the chest | has facets to which ribs attach | has a long spinous process that points down
lumbar vertebra | is one of five in the lower back | has the largest body, as it bears most weight | has a massive block-like body and a short spinous process
sacrum | is a triangle of five fused bones between the hips | forms the back wall of the pelvis | joins the hip bones at the sacroiliac joints
coccyx / tailbone | consists of three to five small fused bones at the lower tip | is the remnant of a tail | is the lowest end, below the sacrum
intervertebral disc / intervertebral disk | is the fibrocartilage cushion between two neighboring bones | absorbs shock and allows the spine to bend | has a gel center and may herniate

# Features of a vertebra
? Which part of a vertebra
vertebral body / centrum | is thick, disc-shaped and bears the weight of the trunk | faces the front of the spine and rests on the disc below
vertebral foramen | is the opening through which the spinal cord passes | is the hole enclosed by the arch and the body
vertebral arch | encloses the opening for the spinal cord from behind | consists of two pedicles and two laminae
spinous process | is the single projection that points backward | can be felt as a midline bump along the back | arises where the two laminae join behind
transverse process | is the projection at each side | extends laterally where the pedicle and lamina meet
superior articular process | forms a joint with the vertebra above | bears a smooth facet that faces the vertebra above
dens / odontoid process | is the toothlike projection of the axis | is the pivot around which the atlas turns

# Disorders of the spine
? Which disorder of the spine
scoliosis | is an abnormal sideways curve of the spine | is the lateral curvature often found in teenage girls | is treated with a brace or surgery when the curve is severe
kyphosis | is an exaggerated outward curve of the upper back | is called hunchback and is common in old people with osteoporosis
lordosis | is an exaggerated inward curve of the lower back | is called swayback and may be temporary in pregnancy
herniated disc / slipped disc | is a rupture of the fibrocartilage cushion between two vertebrae | presses on a spinal nerve and may cause sciatica | lets the soft center bulge out and press on nerves
spina bifida | is a birth defect in which the vertebral arches fail to close | leaves the cord of a newborn exposed when the backbone fails to close
whiplash | is a neck injury from sudden backward and forward jerking of the head | often results from a rear-end car collision

# Bones of the chest and shoulder
? Which structure of the chest and shoulder
sternum / breastbone | is the flat bone in the middle of the chest | joins the upper seven pairs of ribs by costal cartilage | is pressed down in chest compressions during CPR
manubrium | is the upper part of the breastbone | joins with the collarbones and the first ribs
xiphoid process | is the lower tip of the breastbone | is cartilage in youth and turns to bone in adults
true rib | attaches to the breastbone directly by its own cartilage | belongs to the upper seven pairs | joins the sternum by its own costal cartilage
floating rib | has no connection to the breastbone | belongs to the last two pairs, the eleventh and twelfth | ends in the muscles of the back without reaching the front
clavicle / collarbone | braces the shoulder between breastbone and shoulder blade | is S-shaped and often broken by a fall on an outstretched arm | connects the arm to the trunk at the front
scapula / shoulder blade | is a flat triangular bone on the upper back | has the glenoid cavity, where the arm attaches | has a ridge called a spine that ends in the acromion
costal cartilage | is the flexible strip that joins an upper rib to the breastbone | lets the chest wall expand in breathing

# Bones of the arm and hand
? Which bone of the arm and hand
humerus | is the only one of the upper arm | has a head that fits into the shoulder blade | extends from the shoulder to the elbow
radius | lies on the thumb side of the forearm | crosses over the ulna when the palm turns down | is lateral in the forearm and forms most of the wrist joint
ulna | lies on the little finger side of the forearm | forms the point of the elbow | is medial in the forearm and has a trochlear notch
carpal bone | is one of eight short ones in the wrist | lies in one of two rows between the forearm and the palm
metacarpal | is one of five that form the palm | forms a knuckle at its head | lies between the wrist bones and the fingers
phalanx / phalanges | is one of fourteen in the fingers and thumb | lies beyond the knuckle, two in the thumb and three in each finger

# Bones of the wrist
? Which bone of the wrist
scaphoid | is broken most often, usually in a fall on the outstretched hand | lies on the thumb side in the row next to the forearm
lunate | is shaped like a crescent moon, in the row next to the forearm | is the one most often dislocated
pisiform | is pea-shaped and lies on the little finger side | is small and round and lies inside a tendon
triquetrum | has three corners and lies on the little finger side | bears the pea-shaped bone on its palm side
trapezium | forms a saddle joint with the metacarpal of the thumb | lies at the base of the thumb in the row next to the palm
capitate | is the largest, in the center | lies at the base of the middle finger's bone in the palm
hamate | has a hook-shaped process | lies in the second row at the base of the fourth and fifth fingers

# Bones of the hip and leg
? Which bone of the hip and leg
ilium / ilia | is the upper, flaring part of the hip bone | has the crest felt when the hands rest on the hips | is the largest of the three parts of the hip bone
ischium / ischia | bears the body's weight in sitting | is the lower back part of the hip bone
pubis | is the front part of the hip bone | meets its partner at a midline joint of fibrocartilage | is the most anterior of the three parts of the hip bone
femur / thighbone | is the longest and strongest of the body | has a ball-shaped head that fits into the hip socket | extends from the hip to the knee
patella / kneecap | lies in the quadriceps tendon and protects the knee | is the largest sesamoid, with a triangular shape | lies in front of the knee joint
tibia / shinbone | is thick and bears the weight between knee and ankle | forms the inner ankle bump at its lower end | is the medial one between knee and ankle
fibula | is thin and lies on the outer side of the shin | forms the outer ankle bump and bears little weight | lies beside the tibia but is not part of the knee joint

# Bones of the foot
? Which bone of the foot
talus | joins with the tibia and fibula at the ankle | sits on top of the heel and receives the weight of the leg
calcaneus / heel bone | is the largest of the tarsals | receives the Achilles tendon | lies farthest back and touches the ground first in walking
navicular | is boat-shaped and lies on the inner side | lies between the talus and the cuneiforms
cuboid | lies on the outer side, in front of the calcaneus | joins the fourth and fifth metatarsals to the calcaneus
cuneiform | is one of three wedge-shaped tarsals | lies between the navicular and the first three metatarsals
metatarsal | is one of five that form the sole between ankle and toes | forms the ball of the foot with its head

# Openings and hollows in bones
? Which opening or hollow in a bone
foramen / foramina | is a round hole for a nerve or blood vessel | passes right through, as at the base of the skull for the spinal cord
fossa / fossae | is a shallow, basinlike depression | is shallow and often receives another bone
sinus | is an air-filled cavity lined with mucous membrane | lightens the skull and opens into the nose
meatus | is a canal-like passageway | leads sound inward in the temporal bone
fissure | is narrow and slitlike | lets nerves pass through a slit in the eye socket

# Joint surfaces and projections of bones
? Which bone marking
condyle | is a rounded knob that forms a joint | is found in pairs at the lower end of the femur at the knee | articulates with another bone by a rounded end
epicondyle | is a raised area on or above a rounded joint knob | is felt at each side of the elbow on the humerus
facet | is a smooth, nearly flat joint surface | is found where a rib meets a vertebra
trochanter | is a very large blunt projection found only on the femur | gives attachment to hip muscles near the femoral neck
tubercle | is a small rounded projection | is found on the humerus beside its head, a greater and a lesser one
tuberosity | is a large rounded projection that may be roughened | is the rough projection below the knee to which the patellar ligament attaches
crest | is a narrow ridge that is usually prominent | forms the upper edge of the hip bone

# Landmarks of individual bones
? Which bone landmark
acetabulum | is the deep socket of the hip bone | receives the head of the femur | forms with the femur a ball-and-socket joint
olecranon | is the bony point of the elbow at the end of the ulna | fits behind the humerus when the arm is straight | forms the prominence of the bent elbow
glenoid cavity | is the shallow socket of the shoulder blade | receives the head of the humerus
acromion | is the point of the shoulder that meets the collarbone | is the flattened outer end of the spine of the scapula
greater trochanter | is the large projection at the outer upper end of the femur | gives attachment to gluteal muscles at the side of the hip
iliac crest | is the upper edge of the hip bone | is felt when the hands rest on the hips
medial malleolus | is the bump of the tibia at the inner ankle | forms the inner side of the ankle joint
lateral malleolus | is the bump of the fibula at the outer ankle | forms the outer side of the ankle joint
tibial tuberosity | is the bump below the knee where the patellar ligament attaches | is a rough projection on the front of the shinbone
obturator foramen | is the large hole between the ischium and the pubis | is the biggest opening in the hip bone

# Bone fractures
? Which type of fracture
open fracture / compound fracture | breaks the skin so that bone is exposed | carries a high risk of infection because bone ends penetrate the skin
comminuted fracture | breaks the bone into three or more fragments | shatters or splinters the bone into several small pieces
greenstick fracture | breaks a bone incompletely, so that one side bends | is common in children, whose bones are flexible | leaves a bone broken on one side, like a fresh twig
spiral fracture | is a ragged break caused by twisting | is a common sports injury when force rotates a limb
compression fracture | crushes a bone such as a vertebra | is common in vertebrae weakened by osteoporosis | often results from a fall from a height that crushes the spine
stress fracture / hairline fracture | is a thin crack caused by repeated strain | is typical of runners who overtrain | affects the foot or shin bones of athletes
depressed fracture | presses broken bone inward, typically in the skull | pushes skull bone toward the brain after a blow
impacted fracture | drives one broken end of a bone into the other | may follow a fall with outstretched arms that jams bone ends together

# Bone disorders
? Which bone disorder
osteoporosis | makes bones thin and brittle as mass is lost | is most common in women after menopause | raises the risk of hip and vertebra fractures in old age
rickets | leaves a child's bones soft and bowed from lack of vitamin D | is prevented in children by sunlight and fortified milk | causes bowed legs and deformed pelvis in growing children
osteomalacia | softens the bones of adults who lack vitamin D | is poor mineralization that leaves adult bones soft and painful
osteomyelitis | is an infection of bone and marrow, usually bacterial | may begin when bacteria spread into bone from a deep wound | is treated with antibiotics against bacteria in bone
Paget's disease | thickens and deforms bones through excessive and disorderly remodeling | makes bone too fast in older adults, so that it is weak
osteosarcoma | is a cancer that mostly affects teenagers and young adults | usually arises in a long bone near the knee
cleft palate | is an opening in the mouth's roof from bones that fail to join before birth | leaves a gap between mouth and nose of a newborn

# Functions of the skeleton
? Which function of bones
support | provides the framework that holds soft organs up | keeps a person upright by the legs, pelvis and spine | is given to the trunk by the bones of the legs
protection | shields soft organs such as the brain and the heart | is performed by the skull and the rib cage | surrounds the brain and the organs of the chest with bone
movement | results when muscles pull on bones as levers at the joints | enables walking when tendons pull on the bones of the limbs
mineral storage | keeps calcium and phosphate as a reserve for the blood | releases calcium from bones when blood calcium falls | provides the calcium that nerves and muscles need
blood cell formation | takes place in red marrow | supplies erythrocytes, leukocytes and platelets
fat storage | takes place in yellow marrow | keeps an energy reserve of triglycerides in the bone cavities

# Classes of joints
? Which class of joint
fibrous joint | joins bones by dense connective tissue without a cavity | includes the sutures of the skull and the gomphosis of a tooth
cartilaginous joint | has no cavity and is exemplified by the discs between vertebrae | includes the pubic symphysis and the epiphyseal plate as structural examples
synovial joint / diarthrosis | has a fluid-filled cavity enclosed in a capsule | is freely movable and includes the shoulder, elbow and knee
synarthrosis / immovable joint | allows no movement, when joints are classified by function | is defined by function as having bones fixed in place
amphiarthrosis | allows only slight movement, when joints are classified by function | is defined by function as between immovable and freely movable

# Joints without a cavity
? Which kind of joint
gomphosis | holds a tooth in its bony socket | is a peg-in-socket fibrous type found only in the jaws
syndesmosis | is held by a band of ligament, as between tibia and fibula above the ankle | connects two bones by a ligament longer than the fibers of a suture
symphysis / symphyses | joins bones by a pad of fibrocartilage | connects the two pubic bones at the midline | is a cartilaginous type that is slightly movable and resists shock
synchondrosis | joins bones by hyaline cartilage | includes the growth plate of a child and the first rib's attachment
suture | holds the plates of the skull tightly together by short fibers | has interlocking, jagged edges and is found only in the skull | is a fibrous type that unites cranial bones
synostosis | is what remains when two bones have completely fused into one | forms when fibrous tissue or cartilage between two bones turns to bone

# Types of synovial joint
? Which type of joint
ball-and-socket joint | allows the widest range of movement in all directions, including rotation | is found at the shoulder and the hip | is made of a rounded head in a cuplike hollow
hinge joint | allows only bending and straightening in one plane | is found at the elbow and between the bones of a finger | is found at the knee and ankle, moving like a door
pivot joint | allows only rotation around a single axis | lets the atlas turn on the dens of the axis | lets the radius turn against the ulna near the elbow
condyloid joint / ellipsoidal joint | fits an oval surface into an oval hollow, without rotation | is found at the knuckles between metacarpals and fingers
saddle joint | has two surfaces each concave one way and convex the other | is found at the base of the thumb and allows opposition | is found between the trapezium and the first metacarpal
gliding joint / plane joint | allows short slipping movements between flat surfaces | is found between the small bones of the wrist and ankle | has flat articular surfaces that slide in many directions

# Parts of a synovial joint
? Which part of a joint
joint capsule / articular capsule | is the two-layered sleeve that encloses the cavity | has a tough outer fibrous layer continuous with the periosteum | is lined with synovial membrane
synovial fluid | lubricates the moving surfaces and nourishes cartilage | is the slippery liquid, like egg white, that fills the cavity
ligament | connects bone to bone across a joint | is stretched or torn in a sprain | holds bones together at a joint and limits movement
tendon | connects a muscle to a bone | is a cord of dense tissue that transmits a muscle's pull | attaches the muscle, as the Achilles attaches the calf to the heel
bursa / bursae | is a flattened, fluid-filled sac that reduces friction where tendons rub on bones | acts like a small cushion between a tendon and a bone | is lined with synovial membrane and inflamed in bursitis
meniscus / menisci | is a crescent-shaped pad of fibrocartilage in the knee | absorbs shock between the femur and the tibia | is often torn in knee injuries of athletes
labrum | is a ring of fibrocartilage that deepens the socket at shoulder or hip | forms a rim around the glenoid cavity

# Movements of the limbs, neck and trunk
? Which movement
flexion | bends a limb so that the angle between its bones decreases | brings the forearm toward the upper arm | decreases the angle of a joint, as in bending the knee
extension | straightens a bent limb by increasing the angle between its bones | straightens a bent knee or elbow to the anatomical position | increases the angle of a joint, as in straightening the elbow
hyperextension | bends a part backward beyond the straight position | tips the head far back to look at the ceiling
abduction | moves a limb away from the midline | raises the arm out to the side | lifts the leg sideways, away from the body
adduction | moves a limb toward the midline | lowers a raised arm to the side of the body | returns a limb toward the trunk, as in closing the legs
rotation | turns a bone around its long axis | turns the head from side to side to say no
circumduction | makes the end of a limb trace a circle | swings the arm so that it describes a cone

# Movements of the hand and foot
? Which movement of the hand or foot
supination | turns the palm upward or forward | turns the forearm so that radius and ulna are parallel
pronation | turns the palm downward or backward | turns the forearm so that the radius crosses over the ulna
dorsiflexion | brings the toes nearer to the shin | happens at the ankle when a person stands on the heels
plantar flexion | points the toes downward at the ankle | happens at the ankle when a person stands on tiptoe
inversion | turns the sole inward | faces the sole medially, as when an ankle is sprained
eversion | turns the sole outward | faces the sole laterally by the fibularis muscles
opposition | brings the thumb across to touch the fingertips | enables a person to grip and use tools
reposition | returns the thumb from the fingertips to its resting place | carries the thumb back beside the palm after it has touched a finger

# Other movements of body parts
? Which movement
elevation | lifts a body part upward | raises the shoulders in a shrug or closes the mouth
depression | moves a body part downward | moves the jaw downward to open the mouth
protraction | moves a part forward in a horizontal plane | thrusts the jaw forward and out
retraction | moves a part backward in a horizontal plane | pulls the shoulder blades back and together
lateral flexion | bends the trunk or neck to the side | brings the ear toward the shoulder

# Joint disorders and injuries
? Which joint disorder
osteoarthritis | wears away joint cartilage with age and use | is the most common chronic arthritis of older adults | is the wear-and-tear disease of aging joints
rheumatoid arthritis | inflames joints because the immune system attacks the synovial membrane | is an autoimmune disease that deforms the hands on both sides | begins with painful swelling and morning stiffness, more often in women
gout / gouty arthritis | inflames a joint by uric acid crystals, often of the big toe | results from a high uric acid level in the blood | is caused by uric acid deposits and causes sudden severe pain
bursitis | inflames the small fluid sacs that cushion a joint | follows repeated kneeling or overuse and causes swelling near tendons
sprain | stretches or tears a ligament | often affects the ankle when the foot twists | damages the bands that hold bones together, causing swelling and pain
dislocation / luxation | forces bones out of their normal position in a joint | is treated by returning the bone ends to their socket | happens when a shoulder's ball comes out of its socket
tendinitis | inflames the cord that joins muscle to bone | is caused by overuse and often affects the Achilles cord
torn cartilage / torn meniscus | damages the crescent-shaped pads of the knee | often follows twisting of the knee in sports and is removed by arthroscopy
Lyme disease | may inflame joints after bacteria enter through the bite of a tick | often begins with a spreading bull's-eye rash

# Structure of a skeletal muscle
? Which muscle structure
muscle fiber / myofiber | is a single long cell with many nuclei | contains hundreds of parallel myofibrils packed with filaments | is formed by the fusion of many embryonic cells
fascicle | is a bundle of muscle cells wrapped together | is surrounded by a sheath of perimysium | lies inside the epimysium together with many similar bundles
epimysium | is the connective tissue sheath around an entire muscle | lies outside all the fascicles and blends into a tendon or fascia
perimysium | wraps each fascicle, or bundle of muscle cells | is the connective tissue that separates the bundles inside a muscle
endomysium | wraps each individual muscle cell | is the delicate innermost connective tissue sheath around single cells
myofibril | is a rod of contractile filaments inside a muscle cell | is a chain of sarcomeres
sarcomere | is the contractile unit between two Z discs | shortens when thin filaments slide over thick ones | is the smallest unit of contraction, repeated along a myofibril
sarcolemma | is the plasma membrane of a muscle cell | carries the action potential over the surface of the cell
sarcoplasmic reticulum | stores calcium ions inside a muscle cell | releases calcium to start a contraction | is the network of membranes around each myofibril
transverse tubule / T tubule | carries the electrical impulse deep into a muscle cell | is an inward fold of the sarcolemma
aponeurosis / aponeuroses | is a flat sheet of connective tissue that attaches a muscle | replaces a cordlike tendon in the abdominal wall

# Proteins of the sarcomere
? Which muscle protein
actin | makes up most of the thin filament | has binding sites to which cross bridges attach | slides toward the center of the sarcomere during contraction
myosin | makes up the thick filament and has movable heads | pulls on the thin filament with its heads using ATP | forms cross bridges with actin and splits ATP
troponin | binds calcium and so uncovers the binding sites | changes shape when calcium ions attach to it
tropomyosin | blocks the binding sites of the thin filament at rest | is ropelike and is moved aside when calcium is present
titin | anchors thick filaments to the Z disc like a spring | is the largest of all and keeps the thick filaments centered

# Regions of the sarcomere
? Which part of the sarcomere
Z disc / Z line | marks the boundary at each end | anchors the thin filaments at each end of the unit
A band | is the dark stripe as long as the thick filaments | keeps its length during contraction | contains the overlap of thick and thin filaments
I band | is the light stripe that holds only thin filaments | becomes narrower and lies on both sides of a Z disc
H zone | is the central region with thick filaments only | disappears during contraction as thin filaments slide to the middle
M line | holds the thick filaments together at the center | runs down the exact middle as a thin dark stripe

# Structures that control muscles
? Which structure
neuromuscular junction | is the synapse at which a nerve ending stimulates a fiber to contract | includes a synaptic cleft between axon terminal and sarcolemma
motor unit | consists of one neuron and all the muscle fibers it stimulates | contracts as a group of fibers on one nerve signal | is small in eye muscles for precise control and large in the thigh
motor end plate | is the folded region of sarcolemma that receives the nerve signal | is the part of the muscle fiber membrane with acetylcholine receptors
cross bridge | forms when a myosin head attaches to actin | links a thick filament to a thin filament until ATP breaks the link
muscle spindle | detects stretch among the fibers of the biceps or quadriceps | is the stretch receptor that starts the knee-jerk reflex
Golgi tendon organ | detects tension where a muscle joins its cord of attachment | protects a muscle from tearing by making it relax under high tension

# Mechanism of muscle contraction
? Which term describes
sliding filament theory / sliding filament model | the explanation that thin actin moves past thick myosin to shorten a muscle | the idea that muscles shorten by overlap, though actin and myosin keep their length
excitation-contraction coupling | the chain of events from an action potential to shortening of a muscle fiber | the process that links the electrical signal to calcium release
power stroke / working stroke | the pivot of a myosin head that pulls the thin filament | the bending movement that follows release of ADP and phosphate from myosin
cross bridge cycle | the repeated attaching, pulling and detaching of myosin heads on actin | the series of steps by which myosin heads use ATP to pull actin
length-tension relationship | the dependence of muscle force on how far the sarcomere is stretched at the start | the fact that a muscle pulls best at its moderate resting stretch

# Substances of muscle
? Which substance
creatine phosphate / phosphocreatine | quickly turns ADP back into ATP in muscle | powers about the first fifteen seconds of intense exercise | stores energy in muscle cells for a rapid supply of ATP
lactic acid / lactate | is produced from glucose when muscles lack oxygen | is turned back into glucose by the liver after hard exercise | is the end product of anaerobic glycolysis
pyruvic acid / pyruvate | is the product of glycolysis that enters the mitochondria when oxygen is present | is the three-carbon product of the splitting of glucose
acetylcholinesterase | breaks down the neurotransmitter at the neuromuscular junction | is the enzyme in the synaptic cleft that ends the signal to contract | destroys a transmitter so that the muscle can relax
calcium | binds to troponin to start a contraction | is released from the sarcoplasmic reticulum as ions | makes troponin move tropomyosin aside
botulinum toxin | blocks the release of acetylcholine and paralyzes muscles | is a poison from bacteria in spoiled canned food, used in tiny doses against wrinkles

# Muscle responses
? Which muscle response
muscle twitch | is a single brief contraction after one stimulus | has a latent period, a contraction period and a relaxation period | is the quick jerk recorded when a muscle is stimulated once
tetanic contraction / complete tetanus | is a smooth, sustained pull from rapid stimuli without relaxation | occurs when stimuli come too fast for the fiber to relax | results when twitches fuse into one steady pull
muscle tone | is slight continuous tension at rest | helps to maintain posture through partial contraction | keeps muscles firm, healthy and ready to respond
isotonic contraction | shortens or lengthens a muscle and moves a load | changes the length of the muscle while its tension stays the same
isometric contraction | builds tension without change in the muscle's length | occurs when a person pushes against a wall that does not move | holds a load in a fixed position without movement
recruitment | activates more motor units to raise force | increases the strength of contraction as the stimulus grows stronger
wave summation | adds together twitches when stimuli follow one another quickly | produces a stronger contraction when a second stimulus arrives before relaxation
treppe | is the staircase effect of stronger twitches as a muscle warms up | increases the strength of contraction when a rested muscle is stimulated repeatedly

# Changes in muscles
? Which term describes
muscle fatigue | the inability to contract despite continued stimulation | a tired state after long exercise as fuel and ion balance change | the state in which contractions grow weaker or stop
oxygen debt | the extra intake of a gas needed after exercise to restore reserves | the reason for heavy breathing after intense exercise | the amount needed to remove lactic acid and restore ATP
hypertrophy | an enlargement of muscle fibers through strength training | an increase in muscle size from lifting weights
atrophy | the wasting of muscle from disuse or nerve damage | a decrease in muscle size when a limb is in a cast | the loss of muscle mass in people confined to bed
rigor mortis | the stiffness of muscles after death because no ATP is left | a stiffening that begins hours after the heart has stopped

# Types of muscle fiber
? Which kind of muscle fiber
slow-twitch fiber / slow oxidative fiber | resists fatigue and suits endurance exercise | is dark red and plentiful in marathon runners | serves mainly to maintain posture and to run long distances
fast-twitch fiber / fast glycolytic fiber | contracts powerfully but tires soon | is pale and suits sprinting and weight lifting | has few mitochondria and depends on anaerobic glycolysis
intermediate fiber / fast oxidative fiber | contracts quickly yet resists fatigue by using oxygen | combines speed with aerobic metabolism, as in walking and middle-distance running
intrafusal fiber | senses stretch inside a muscle spindle | lies in a capsule and has sensory endings wrapped around it
cardiac muscle fiber / cardiac muscle cell | is branched, striated and joined to its neighbors by intercalated discs | contracts rhythmically without voluntary control in the heart wall
smooth muscle fiber / smooth muscle cell | is spindle-shaped, with one nucleus and no striations | contracts slowly and involuntarily in the walls of hollow organs

# Roles and attachments of muscles
? Which term describes
origin | the attachment of a muscle to the bone that stays still | the immovable or less movable end of a muscle | the end of a muscle that does not move during contraction
insertion | the attachment of a muscle to the bone that moves | the movable end of a muscle | the end of a muscle that moves toward the fixed one
agonist / prime mover | the muscle mainly responsible for a movement | the role of the biceps in bending the elbow | the muscle with the chief responsibility for an action
antagonist | the muscle that opposes or reverses a movement | the role of the triceps when the elbow bends | the muscle that is stretched and relaxes while another contracts
synergist | a muscle that assists the main muscle in a movement | a helper that adds force or reduces unwanted motion
fixator | a muscle that holds a bone still so that another muscle can pull | a stabilizer of the origin, like those that hold the shoulder blade

# Muscles and bones as levers
? Which term describes
first-class lever | an arrangement with the fulcrum between effort and load | the arrangement used when the head tips back on the neck
second-class lever | an arrangement with the load between fulcrum and effort | the arrangement used when standing on tiptoe
third-class lever | an arrangement with the effort between fulcrum and load | the arrangement used when the biceps lifts the forearm
fulcrum | the fixed point on which a lever moves | the role of the joint in a lever of bone
effort | the force that a muscle applies to move a lever of bone | the pull at the insertion of a muscle

# Muscles of the head and neck
? Which muscle
frontalis | raises the eyebrows and wrinkles the forehead | covers the forehead beneath the skin | lifts the brows in surprise
orbicularis oculi | closes the eye in blinking and squinting | encircles the eye in a ring | allows a person to blink and wink
orbicularis oris | closes and puckers the lips | encircles the mouth and is used in kissing
buccinator | presses the cheek against the teeth in chewing | lies in the cheek and is used in whistling and blowing a trumpet
zygomaticus | raises the corners of the mouth in a smile | runs from the cheekbone to the corner of the lips
masseter | closes the jaw and runs from the cheekbone to the mandible | covers the angle of the lower jaw and is used in chewing
temporalis | closes the jaw from its fan-shaped attachment at the side of the skull | spreads like a fan above the ear and is used in chewing
platysma | pulls the corners of the mouth down and tightens the neck's skin | is a thin sheet that covers the front of the neck
sternocleidomastoid | turns the head to the opposite side and flexes the neck | runs from the breastbone and collarbone to behind the ear | is paired and forms the prominent strap at the side of the neck
splenius capitis | extends the head and turns it to the same side | lies at the back of the neck, beneath the trapezius
genioglossus | sticks the tongue out of the mouth | runs from the chin into the tongue

# Muscles of the chest, abdomen and pelvis
? Which muscle of the chest, abdomen or pelvis
pectoralis major | pulls the upper arm forward and across the chest | covers the upper chest like a fan and is used in push-ups | adducts and flexes the arm from the front of the thorax
external intercostal | lifts the ribs in breathing in | is the outer one between two neighboring ribs | elevates the rib cage during inspiration
internal intercostal | pulls the ribs down in forced breathing out | is the deeper one between two neighboring ribs
diaphragm | flattens as it contracts to draw air into the lungs | is the dome that separates the chest from the abdomen | does most of the work of quiet breathing
rectus abdominis | bends the trunk forward, as in sit-ups | forms paired vertical straps from the pubis to the ribs | flexes the spine and compresses the abdomen
external oblique | rotates the trunk and forms the outermost layer of the abdomen's side wall | has fibers that run downward and medially in the abdominal wall
transversus abdominis | compresses the abdomen as the deepest layer of its wall | has fibers that run horizontally around the belly
serratus anterior | pulls the shoulder blade forward, as in punching | has a saw-toothed origin on the upper ribs
levator ani | supports the pelvic organs as the floor of the pelvis | forms most of the pelvic floor and helps to hold back feces

# Muscles of the back
? Which muscle of the back
trapezius | shrugs the shoulders and extends the head | is kite-shaped and covers the upper back and neck | extends the head and raises, rotates and retracts the shoulder blade
latissimus dorsi | pulls the arm down and back, as in swimming and chin-ups | is broad, covers the lower back and inserts on the humerus | extends and adducts the humerus from behind
erector spinae | keeps the trunk upright and straightens it after a forward bend | consists of three long columns beside the vertebrae | is the prime mover of trunk extension
rhomboid major / rhomboideus major | lies beneath the trapezius between the spine and the shoulder blade | is a slanted parallelogram from the upper thoracic spine to the shoulder blade
levator scapulae | runs from the first four neck vertebrae to the corner of the shoulder blade | lies at the side and back of the neck and assists the trapezius in a shrug

# Muscles of the shoulder and arm
? Which muscle of the shoulder and arm
deltoid | is the prime mover of abduction, raising the arm to the side | forms the rounded shoulder and is a common site for injections | is fleshy and triangular and covers the shoulder joint
biceps brachii | flexes the elbow and supinates the forearm | has two heads and bulges on the front of the upper arm | bulges on the front of the arm when a person curls a weight
triceps brachii | extends the elbow to straighten the arm | has three heads and covers the back of the upper arm | is the prime mover of elbow extension, used in push-ups
brachialis | flexes the elbow and lies deep to the biceps | inserts on the ulna as the strongest bender of the elbow
brachioradialis | helps flex the elbow from the thumb side of the forearm | extends from the humerus to the lower end of the radius
supraspinatus | starts abduction of the arm as part of the rotator cuff | is the part of the rotator cuff that is torn most often
flexor carpi radialis | bends the wrist on the thumb side | lies on the front of the forearm toward the thumb
extensor digitorum | straightens the four fingers at the knuckles | lies on the back of the forearm with tendons that reach four fingers
pronator teres | turns the palm of the hand downward | crosses the front of the elbow obliquely to the radius
teres major | assists the latissimus dorsi in pulling the arm down and back | extends from the lower corner of the shoulder blade to the humerus

# Muscles of the hip and thigh
? Which muscle of the hip and thigh
gluteus maximus | extends the hip, as in climbing stairs and rising from a chair | forms most of the buttock and is the body's largest muscle | provides the backward push of the thigh in running and jumping
gluteus medius | abducts the thigh and steadies the pelvis in walking | is a site for injections in the hip
iliopsoas | is the strongest flexor of the hip | extends from the lower spine and pelvis to the lesser trochanter
sartorius | helps to cross the legs as the weak, straplike tailor's muscle | is the longest in the body, a strap across the front of the thigh | flexes and rotates the thigh, crossing it obliquely
rectus femoris | extends the knee and also flexes the hip | is the quadriceps member that crosses two joints | lies in the middle of the front of the thigh
vastus lateralis | extends the knee from the outer side of the thigh | is the quadriceps member used for injections in infants
biceps femoris | flexes the knee on the outer side as a hamstring | has two heads at the back of the thigh
semitendinosus | flexes the knee on the inner side as a hamstring | has a long cordlike end on the inner back of the knee
adductor longus | pulls the thigh toward the midline | lies in the inner thigh and is strained in a pulled groin

# Muscles of the lower leg
? Which muscle of the lower leg
gastrocnemius | points the foot down and also bends the knee | forms the two-headed bulge of the calf | attaches to the heel by the Achilles tendon and crosses the knee
soleus | pulls on the Achilles tendon without crossing the knee | lies beneath the gastrocnemius as the flat muscle of the calf
tibialis anterior | does most of the work of lifting the foot toward the shin | lies on the front of the shin and is painful in shin splints
tibialis posterior | inverts the foot and helps to point it downward | lies deep in the calf and supports the arch of the foot
fibularis longus / peroneus longus | everts the foot and helps to point it downward | extends along the outer leg and under the foot
extensor digitorum longus | straightens the four smaller toes | sends tendons from the front of the leg to the four smaller toes
flexor hallucis longus | bends the big toe | helps the big toe to push off the ground in walking

# Muscle disorders
? Which muscle disorder
muscular dystrophy | is an inherited disease in which muscle fibers degenerate | in its Duchenne form affects boys, who lack dystrophin | causes progressive weakness from childhood as muscles are replaced by fat
myasthenia gravis | weakens muscles because antibodies block acetylcholine receptors | is an autoimmune disease with drooping eyelids and trouble swallowing | affects the neuromuscular junction so that muscles tire easily
tetanus / lockjaw | causes lasting muscle spasms by a toxin from bacteria in wounds | is prevented by a vaccine with boosters every ten years
botulism | paralyzes muscles by a food toxin that blocks acetylcholine release | results from eating improperly canned food
strain / pulled muscle | is a stretched or torn muscle or tendon | results from overuse or from exercise without warming up | tears muscle fibers through overstretching
cramp | is a painful involuntary contraction | may follow dehydration or loss of salts during exercise
fibromyalgia | causes widespread chronic pain and tender points | causes long-term aching and fatigue without joint damage
hernia | pushes an organ through a weak place in a muscle wall | may follow heavy lifting, with intestine bulging at the groin | lets part of the intestine bulge through the abdominal wall

# Divisions of the nervous system
? Which division of the nervous system
central nervous system / CNS | consists of the brain and the spinal cord | is the integrating center that interprets sensory input and issues commands | occupies the skull and the vertebral canal
peripheral nervous system / PNS | consists of the cranial nerves, spinal nerves and ganglia | includes all nervous tissue outside the brain and spinal cord | links all body parts to the brain and spinal cord by nerves
somatic nervous system | controls the skeletal muscles voluntarily | carries conscious motor commands to skeletal muscles | lets a person consciously move the limbs
autonomic nervous system | regulates heart, smooth muscle and glands by two opposing branches | includes all involuntary motor fibers, sympathetic and parasympathetic
sympathetic division | prepares the body for fight or flight | speeds the heart and widens the pupils in an emergency | arises from the thoracic and lumbar cord segments
parasympathetic division | conserves energy in rest and digest | slows the heart and stimulates digestion by way of the vagus nerve | arises from the brainstem and the sacral cord
afferent division / sensory division | carries impulses from receptors toward the brain and spinal cord | brings in information on touch, pain and temperature | conveys impulses from skin, muscles and organs inward
enteric nervous system | controls the movement and secretion of the digestive tract | lies in the wall of the digestive tract

# Parts of a neuron
? Which part of a neuron
cell body / soma | contains the nucleus and most organelles | is the metabolic center, found in gray matter | gives rise to the axon and the dendrites
dendrite | receives signals and conducts them toward the soma | is a short, branching input process | increases the surface that receives input from other neurons
axon / nerve fiber | conducts impulses away from the soma | is a single long process that ends in terminals | carries an impulse toward the synapse
axon hillock | is the cone-shaped region where an impulse starts | joins the single long output process to the soma
axon terminal / synaptic knob | releases neurotransmitter from its vesicles | is the bulb-like end at a synapse | contains hundreds of vesicles filled with neurotransmitter
myelin sheath | is the fatty white covering that speeds impulses | insulates the fiber and is damaged in multiple sclerosis | is formed by Schwann cells or oligodendrocytes
node of Ranvier / neurofibril node / nodes of Ranvier | is a gap in the myelin sheath | is the uncovered spot at which the impulse is renewed as it leaps along | allows saltatory conduction between myelinated segments
Nissl body | is the rough endoplasmic reticulum of a nerve cell | is a dark-staining granule that makes protein in the soma
synaptic vesicle | stores neurotransmitter until an impulse arrives | fuses with the presynaptic membrane when calcium flows in

# Types of neurons by function
? Which type of neuron
sensory neuron / afferent neuron | carries impulses from receptors to the spinal cord or brain | has its cell body in a dorsal root ganglion | informs the central nervous system about changes inside and outside the body
motor neuron / efferent neuron | carries impulses from the central nervous system to skeletal muscles | stimulates skeletal muscle fibers to contract
interneuron / association neuron | connects input and output cells within the brain and spinal cord | lies between the input and output cells of a reflex arc | is the most numerous and lies entirely in the brain and spinal cord
preganglionic neuron | is the first of two in an autonomic motor pathway | extends from the spinal cord or brainstem to a cluster of autonomic cells
postganglionic neuron | is the second of two in an autonomic motor pathway | extends from a cluster of autonomic cells to smooth muscle or a gland

# Cells of nervous tissue
? Which cell of nervous tissue
astrocyte | anchors neurons to capillaries and helps form the blood-brain barrier | is star-shaped and the most abundant of the glial cells | controls the chemical environment around neurons
microglial cell / microglia | removes debris and germs by phagocytosis | is the spider-like immune defender of the brain | digests dead neurons and bacteria in the brain
ependymal cell | lines the ventricles and moves cerebrospinal fluid with cilia | covers the fluid-filled cavities of the brain | helps to circulate the fluid that cushions the brain
oligodendrocyte | forms myelin in the brain and spinal cord | wraps flat extensions around several fibers at once | is attacked in multiple sclerosis, as it forms central myelin
Schwann cell | forms myelin in the peripheral nerves | helps a cut nerve regrow by forming a tube | wraps around a single axon outside the brain and spinal cord
satellite cell | surrounds the cell bodies of neurons in ganglia | cushions and supports neurons outside the central nervous system
multipolar neuron | has one axon and many dendrites | is the most common kind by structure | includes all nerve cells that stimulate skeletal muscles
bipolar neuron | has one axon and one dendrite | is found in the retina and the smell lining of the nose
unipolar neuron / pseudounipolar neuron | has a single short process that splits like a T | is typical of the dorsal root ganglion beside the spinal cord

# The nerve impulse
? Which term describes
resting potential | the charge difference across the membrane of an inactive neuron | a steady voltage of about minus 70 millivolts | the polarized condition with more sodium outside and more potassium inside
depolarization | the change in which sodium rushes in and the inside becomes more positive | the rising phase of a nerve signal | the loss of negative charge as sodium channels open
repolarization | the change in which potassium flows out and the inside becomes negative again | the falling phase of a nerve signal | the return to negative charge as potassium channels open
hyperpolarization | the change that makes the inside more negative than at rest | an overshoot below minus 70 millivolts
action potential / nerve impulse | the brief reversal of voltage that travels along an axon | the electrical signal that neurons use over long distances | an all-or-none event that carries a message along the axon
graded potential | a local change in membrane voltage that fades with distance | a short-distance signal whose size depends on the stimulus strength
threshold | the voltage that must be reached to fire a neuron | the level of about minus 55 millivolts that triggers sodium channels | the critical level of stimulation that starts an action potential
all-or-none principle / all-or-none law | the rule that a neuron fires completely or not at all | the rule that a stronger stimulus does not make a bigger impulse
refractory period | the brief time in which a neuron cannot fire again | the interval that makes impulses travel in one direction only | the recovery time of a neuron after an action potential
saltatory conduction | the leaping of an impulse from node to node | the fast travel of signals along myelinated fibers | the type of travel that makes myelinated fibers faster than others

# Membrane proteins of neurons
? Which membrane protein
sodium-potassium pump | moves three ions out of a cell for every two ions in | uses ATP to restore the ion balance of neurons
voltage-gated channel | opens when the charge across the membrane changes | lets sodium rush into an axon when threshold is reached
ligand-gated channel / chemically gated channel | opens when a neurotransmitter binds to it | lets ions through the postsynaptic membrane when acetylcholine binds
leak channel | is always open and lets ions pass along their gradient at rest | lets potassium diffuse slowly out of a resting cell
mechanically gated channel | opens when the membrane is stretched or pressed | lets ions enter a sensory ending when touch or pressure deforms it

# The synapse
? Which term describes
synapse | the junction between two neurons | the junction across which neurotransmitter carries a message | the point of communication between one neuron and the next
synaptic cleft | the tiny gap that neurotransmitter molecules cross by diffusion | the space between the sending and the receiving membrane | the fluid-filled space that prevents direct electrical contact of neurons
neurotransmitter | a chemical messenger released by a neuron | a substance such as dopamine or serotonin stored in vesicles | a molecule that carries the signal across a synapse
presynaptic neuron | the cell that sends a signal across the gap | the nerve cell whose vesicles release the chemical messenger
postsynaptic neuron | the cell that receives a signal across the gap | the nerve cell whose receptors bind the chemical messenger

# Signals at the synapse
? Which term describes
excitatory postsynaptic potential / EPSP | a local change that makes the receiving cell more likely to fire | a slight depolarization caused by an incoming signal
inhibitory postsynaptic potential / IPSP | a local change that makes the receiving cell less likely to fire | a slight hyperpolarization, as when chloride enters
temporal summation | the adding together of signals that arrive in rapid succession from one ending | the combined effect of repeated inputs from a single presynaptic cell
spatial summation | the adding together of signals that arrive at the same time from many endings | the combined effect of simultaneous inputs from several presynaptic cells
reuptake | the return of a neurotransmitter into the sending ending | the recycling of serotonin that some antidepressants block | the removal of a neurotransmitter by pumping it into the neuron that released it
synaptic delay | the brief time that a signal needs to cross from one neuron to the next | the pause while neurotransmitter is released, diffuses and binds

# Neurotransmitters
? Which neurotransmitter
acetylcholine | stimulates skeletal muscles to contract | slows the heart and declines in Alzheimer's disease | is released at the neuromuscular junction
dopamine | acts in the brain's reward and movement pathways | is deficient in Parkinson's disease | produces feelings of pleasure and is increased by cocaine
serotonin | influences mood, appetite and sleep | is raised by many drugs against depression | is low in depression and made from the amino acid tryptophan
norepinephrine / noradrenaline | raises heart rate at most sympathetic endings | promotes alertness and wakefulness in the brain | belongs to the fight-or-flight response of the sympathetic division
GABA / gamma-aminobutyric acid | is the main inhibitory messenger of the brain | is made stronger in effect by alcohol and tranquilizers | reduces neuron activity in the brain and calms anxiety
glutamate | is the main excitatory messenger of the brain | takes part in learning and memory and can overexcite neurons after a stroke
glycine | is the main inhibitory messenger of the spinal cord | is the simplest amino acid that acts as a messenger
endorphin | is a natural painkiller that acts like morphine | inhibits pain and is released in hard exercise, causing runner's high | reduces the perception of pain as a natural opiate
substance P | carries pain signals into the spinal cord | is the peptide messenger of pain, blocked by opiates

# Reflexes
? Which reflex
stretch reflex / knee-jerk reflex / patellar reflex | extends the leg when the tendon below the kneecap is tapped | is monosynaptic, with a sensory neuron directly linked to a motor neuron | is the simplest one, tested by tapping with a rubber hammer
withdrawal reflex / flexor reflex | pulls the hand back from a hot or painful stimulus | removes a limb automatically from a painful stimulus | protects the body by bending the limb away from pain
pupillary reflex | narrows the eye's opening in bright light | protects the retina from too much light | tests the optic and oculomotor nerves with a light
Babinski reflex | fans out an infant's toes when the sole is stroked | is normal in infants but a sign of damage in adults
crossed-extensor reflex | straightens the opposite leg when one foot is pulled back | keeps the balance of the body after stepping on a tack
grasp reflex | closes a newborn's hand around an object placed in the palm | appears when an infant's palm is touched
rooting reflex | turns a newborn's head toward a touch on the cheek | helps an infant to find the nipple
Moro reflex / startle reflex | makes an infant spread the arms when suddenly lowered | responds to a loud noise or sudden drop of a baby

# Spinal cord and nerve structure
? Which structure of the spinal cord and nerves
gray matter | consists mainly of cell bodies and unmyelinated fibers | forms the butterfly-shaped center of the spinal cord | processes information in the cortex and in the core of the cord
white matter | consists mainly of myelinated axons | forms the tracts in the outer part of the spinal cord | appears pale because of the myelin around its fibers
dorsal root | carries sensory fibers into the spinal cord | bears a ganglion just outside the cord | contains the axons of sensory neurons
ventral root | carries motor fibers out of the spinal cord | leaves the front side of the spinal cord | contains the axons of motor neurons
dorsal horn | receives sensory input at the rear of the gray matter | contains interneurons on which incoming pain fibers end
ventral horn | contains the cell bodies of motor neurons | is the front part of the spinal gray matter
cauda equina | is the bundle of nerve roots like a horse's tail | fills the lower part of the vertebral canal
ganglion / ganglia | is a cluster of neuron cell bodies outside the brain and spinal cord | is found as a chain beside the backbone in the sympathetic division
conus medullaris | is the tapered lower end of the spinal cord | lies near the first or second lumbar vertebra
spinal nerve | is one of thirty-one pairs that leave the cord | is formed by the joining of a dorsal and a ventral root

# Nerve pathways
? Which nerve pathway
reflex arc | runs from a receptor through the spinal cord to an effector | consists of receptor, sensory neuron, integration center, motor neuron and effector | produces an automatic response without waiting for the brain
corticospinal tract / pyramidal tract | carries commands for voluntary movement from the motor cortex down the cord | crosses in the medulla to control muscles of the opposite side
spinothalamic tract | carries pain and temperature signals up the cord | crosses in the spinal cord and ascends to the thalamus with pain signals
dorsal column tract | carries fine touch and vibration up the back of the cord | ascends with fine touch to the medulla, where its fibers cross
spinocerebellar tract | carries information on muscle stretch to the center for coordination | ascends from muscle and tendon receptors to the cerebellum

# Nerve plexuses
? Which nerve plexus
cervical plexus | serves the neck and gives rise to the phrenic nerve | arises from the first four or five spinal nerves
brachial plexus | serves the shoulder and the arm | arises from the lower neck and first thoracic spinal nerves
lumbar plexus | serves the front of the thigh and the lower abdominal wall | gives rise to the femoral nerve
sacral plexus | serves the buttock, back of the thigh and lower leg | gives rise to the sciatic nerve
celiac plexus / solar plexus | is a network of autonomic nerves behind the stomach | serves abdominal organs such as stomach, liver and spleen

# Nerves of the trunk and limbs
? Which nerve
phrenic nerve | stimulates the diaphragm to contract | descends from the neck through the chest for breathing | arises from the cervical plexus and is necessary for breathing
sciatic nerve | is the thickest and longest in the body | extends down the back of the thigh from the buttock | divides into tibial and common fibular branches
femoral nerve | supplies the quadriceps at the front of the thigh | stimulates the muscles that extend the knee
median nerve | is compressed in carpal tunnel syndrome | supplies most forearm flexors and the thumb side of the palm | passes through the carpal tunnel at the wrist
ulnar nerve | causes tingling when the funny bone is struck | passes behind the elbow to the little finger
radial nerve | supplies the triceps and extensors of wrist and hand | causes wrist drop when damaged
axillary nerve | supplies the deltoid muscle of the shoulder | enables a person to abduct the arm with the deltoid
tibial nerve | supplies the calf muscles and the sole of the foot | is the larger branch of the sciatic, serving the calf
common fibular nerve | supplies the muscles that lift the foot | causes foot drop when damaged

# Major parts of the brain
? Which part of the brain
cerebrum | is the largest and controls thought, memory and voluntary movement | is divided into two hemispheres with gyri and sulci | makes up most of the brain's mass
cerebellum | coordinates muscle movement, balance and posture | lies at the back beneath the occipital lobe, with treelike white matter | makes movements smooth and well timed
medulla oblongata | controls heartbeat, breathing and blood pressure | connects with the spinal cord at its lower end | contains reflex centers for coughing, swallowing and vomiting
pons | relays signals between brainstem and cerebellum and helps control breathing rhythm | is the bulging bridge between the medulla and the midbrain | lies above the medulla and contains a breathing center
midbrain / mesencephalon | contains visual and auditory reflex centers | is the uppermost part of the brainstem | lies between the pons and the diencephalon
thalamus / thalami | relays sensory information to the cerebral cortex | sorts incoming sensory impulses, all except smell | forms the walls of the third ventricle as two egg-shaped masses
hypothalamus | regulates body temperature, hunger, thirst and the pituitary gland | links the nervous system with the endocrine system | controls the autonomic nervous system and water balance
epithalamus | contains the pineal gland at the back | forms the roof of the third ventricle
limbic system | links emotion with memory | is a ring of structures including the hippocampus and amygdala

# Lobes of the cerebrum
? Which lobe of the cerebrum
frontal lobe | controls reasoning, planning and voluntary movement | lies behind the forehead, anterior to the central sulcus | contains the primary motor cortex
parietal lobe | processes touch, pressure, pain and body position | lies behind the central sulcus at the top of the brain | contains the primary somatosensory cortex
temporal lobe | processes the senses of hearing and smell | lies beside the ear, below the lateral sulcus | contains the primary auditory cortex
occipital lobe | processes vision from the two eyes | lies at the back of the head | contains the primary visual cortex
insula | takes part in taste and visceral sensation | lies hidden deep within the lateral sulcus

# Parts of the cerebrum
? Which part of the cerebrum
gyrus / gyri | is a raised fold on the surface of the brain | is an elevated ridge of the cerebral cortex | increases the brain's surface area as a bump between grooves
sulcus / sulci | is a shallow groove on the surface of the brain | is a furrow between two ridges of the cortex | increases the cortex's area as a groove between folds
longitudinal fissure | is the deep cleft between the left and right hemispheres | separates the two cerebral hemispheres along the midline
corpus callosum | connects the left and right cerebral hemispheres | is the large band of white fibers, cut in split-brain surgery | allows the two halves of the brain to communicate
cerebral cortex | is the folded outer layer of gray matter | is the thin surface sheet of conscious thought and perception | contains motor, sensory and association areas
transverse fissure | is the deep cleft between cerebrum and cerebellum | separates the cerebrum from the cerebellum below it

# Functional areas of the cerebral cortex
? Which area of the cortex
primary motor cortex / precentral gyrus | sends commands to skeletal muscles of the opposite side | lies just in front of the central sulcus
primary somatosensory cortex / postcentral gyrus | receives touch signals mapped by body part | lies just behind the central sulcus
Broca's area | controls the muscles that produce speech | leaves speech slow and halting when damaged | lies in the frontal lobe, usually of the left hemisphere
Wernicke's area | makes sense of spoken and written language | leaves speech fluent but meaningless when damaged | lies in the temporal lobe, usually of the left hemisphere
prefrontal cortex | handles judgment, planning and personality | matures last, in a person's twenties | lies at the front of the frontal lobe
primary auditory cortex | receives sound information from the ears | lies in the temporal lobe below the lateral sulcus
premotor cortex | plans learned, skilled movements such as typing | lies just in front of the area that sends commands to muscles

# Deep structures of the brain
? Which brain structure
hippocampus / hippocampi | forms and stores new long-term memories | is curved like a sea horse and harmed early in Alzheimer's disease | belongs to the limbic system and is needed for learning
amygdala | processes fear and other emotions | is the almond-shaped limbic structure that responds to threats | belongs to the limbic system and triggers fear responses
basal nucleus / basal nuclei / basal ganglia | helps to start and regulate movements and degenerates in Huntington's disease | is a mass of gray matter deep in a cerebral hemisphere
reticular formation | keeps the cortex awake and alert | is a network of neurons in the brainstem that filters sensory input | controls sleep and waking cycles from the brainstem
substantia nigra | makes dopamine in the midbrain | is the dark nucleus that degenerates in Parkinson's disease
superior colliculus | is a visual reflex center of the midbrain | turns the eyes and head toward a moving object

# Fluid spaces of the brain
? Which part of the brain's fluid system
choroid plexus | produces the cerebrospinal fluid of the brain | is a knot of capillaries in the wall of a ventricle
lateral ventricle | is the fluid-filled cavity in a cerebral hemisphere | is one of a large C-shaped pair in the two hemispheres
third ventricle | is the narrow cavity between the two halves of the thalamus | lies in the diencephalon, enclosed by the thalamus
fourth ventricle | is the cavity between brainstem and cerebellum | lies behind the pons and medulla
cerebral aqueduct | is the narrow channel through the midbrain | connects the cavity of the diencephalon to the one behind the pons
subarachnoid space | surrounds the brain and spinal cord with fluid above the pia mater | lies between the middle and the innermost of the meninges
arachnoid villus / arachnoid granulation | returns cerebrospinal fluid to the venous blood | projects through the dura mater into a blood sinus

# Protection of the brain
? Which protection of the brain
dura mater | is the tough outermost covering of the brain and spinal cord | is the leathery, double-layered one of the meninges, next to the skull | is the strongest of the three meninges
arachnoid mater | is the weblike middle covering of the brain | lies between the two other meninges like a cobweb | is separated from the innermost one by a space with fluid
pia mater | is the delicate innermost covering that clings to the brain | follows every fold of the brain's surface | carries many tiny blood vessels on the surface of the brain
cerebrospinal fluid / CSF | is the watery liquid that cushions the brain | circulates through the ventricles and the subarachnoid space | is the liquid collected by a lumbar puncture
blood-brain barrier | keeps many substances in the capillaries from reaching neurons | consists of capillaries with tight junctions that hinder many drugs
cranium | is the bony case that encloses the brain | consists of eight bones such as the frontal and the occipital

# Cranial nerves
? Which cranial nerve
olfactory nerve / cranial nerve I | carries the sense of smell | is the first, passing through the ethmoid bone | transmits impulses from receptors in the nose
optic nerve / cranial nerve II | carries vision from the retina | is the second, partly crossing at the chiasma | transmits impulses from the eye to the brain
oculomotor nerve / cranial nerve III | moves the eyeball with four of its six muscles | narrows the pupil and lifts the upper eyelid as the third
trochlear nerve / cranial nerve IV | controls the superior oblique muscle of the eye | is the fourth and the thinnest
trigeminal nerve / cranial nerve V | carries sensation from the face and moves the chewing muscles | is the fifth, with three branches | transmits feeling from the skin and teeth of the face
abducens nerve / cranial nerve VI | turns the eye outward by its lateral muscle | is the sixth and serves the lateral rectus
facial nerve / cranial nerve VII | controls the muscles of expression such as those for smiling | is the seventh, paralyzed in Bell's palsy | carries taste from the front of the tongue
vestibulocochlear nerve / cranial nerve VIII / auditory nerve | carries hearing and balance from the inner ear | is the eighth, whose damage causes deafness | transmits impulses from the hair cells of the inner ear
glossopharyngeal nerve / cranial nerve IX | carries taste from the rear of the tongue and helps in swallowing | is the ninth, serving tongue and throat
vagus nerve / cranial nerve X | slows the heart and serves organs of chest and abdomen | is the tenth and extends down to the digestive tract | is the main parasympathetic nerve, extending into chest and abdomen
accessory nerve / cranial nerve XI | controls the trapezius and sternocleidomastoid | is the eleventh, tested by shrugging the shoulders
hypoglossal nerve / cranial nerve XII | moves the muscles of the tongue | is the twelfth, tested by sticking out the tongue

# Autonomic responses
? Which response
fight-or-flight response | prepares the whole body to meet danger by sympathetic nerves | speeds the heart and raises blood sugar in an emergency | releases epinephrine from the adrenal medulla
rest-and-digest response | conserves energy by parasympathetic nerves in the relaxed body | slows the heart and stimulates saliva and the intestines after a meal
vasoconstriction | narrows the diameter of a blood vessel | keeps heat in the body and raises blood pressure | contracts smooth muscle in the vessel wall
vasodilation | widens the diameter of a blood vessel | lets heat escape through the skin and lowers blood pressure | relaxes smooth muscle in the vessel wall
bronchodilation | widens the airways of the lungs | lets more air into the lungs during exercise
bronchoconstriction | narrows the airways of the lungs | makes breathing hard in an asthma attack
mydriasis / pupil dilation | widens the eye's central opening in dim light | lets more light into a frightened person's eye
miosis / pupil constriction | narrows the eye's central opening in bright light | limits the light that enters the eye
peristalsis | pushes food along the digestive tract by wavelike muscle contractions | moves a swallowed bolus down the esophagus
piloerection | makes hairs stand on end and forms goose bumps | contracts the small muscles of the hair follicles in cold or fear

# Lasting disorders of the nervous system
? Which disorder of the nervous system
Alzheimer's disease / Alzheimer disease | causes progressive loss of memory with protein plaques and tangles | is the most common form of dementia | shrinks the brain of older people, causing confusion and memory loss
Parkinson's disease / Parkinson disease | causes tremor and rigid movement from loss of dopamine cells | is treated with L-dopa to replace dopamine | results from degeneration of the substantia nigra
multiple sclerosis | destroys myelin in the central nervous system by autoimmune attack | slows nerve signals as myelin sheaths harden, with weakness and vision loss | is an autoimmune disease in which hardened scars replace myelin
Huntington's disease / Huntington disease | is inherited as a dominant trait and causes jerky movements in midlife | destroys the basal nuclei by a repeated gene segment
amyotrophic lateral sclerosis / ALS / Lou Gehrig's disease | destroys motor neurons while the mind stays clear | leads to paralysis and failure of breathing in adults
cerebral palsy | impairs movement because of brain damage near the time of birth | causes lifelong poor muscle control that does not get worse | may result from lack of oxygen during birth

# Attacks, infections and injuries of the nervous system
? Which disorder of the brain or nerves
epilepsy | causes repeated seizures from abnormal electrical discharge | is diagnosed by an electroencephalogram that shows abnormal discharges | is controlled by drugs that prevent seizures
stroke / cerebrovascular accident | kills brain tissue when its blood supply is blocked or bleeds | is recognized by a drooping face, weak arm and slurred speech | leads to paralysis on one side or loss of speech
meningitis | inflames the coverings of the brain and spinal cord | causes fever, headache and a stiff neck | is diagnosed by finding bacteria or many white cells in a lumbar puncture
poliomyelitis / polio | is a virus infection that attacks motor neurons of the spinal cord | has been nearly eradicated by vaccination | can leave the legs paralyzed and was common before the Salk vaccine
concussion | is a mild, temporary brain injury from a blow | leads to confusion after a collision in sports | causes dizziness or brief loss of consciousness after a blow to the head
migraine | causes throbbing headache with nausea and sensitivity to light | may begin with an aura of flashing lights
shingles / herpes zoster | is a painful rash along a nerve from reactivated chickenpox virus | appears in a band on one side years after chickenpox

# Brain waves
? Which brain wave
alpha wave | is typical of a relaxed, awake person with eyes closed | has a regular rhythm of about 8 to 13 cycles per second
beta wave | is typical of an alert person who concentrates | has a rhythm of about 14 to 30 cycles per second
theta wave | is common in children and in light sleep | has an irregular rhythm of about 4 to 7 cycles per second
delta wave | is typical of deep sleep and anesthesia | has high amplitude and less than 4 cycles per second
gamma wave | is the fastest, above about 30 cycles per second | accompanies intense attention with the fastest rhythm

# States of consciousness
? Which state of consciousness
alertness | is full wakefulness with normal responses | is the waking condition with beta activity and attention
stupor | is a near-unconscious condition from which only strong stimuli arouse a person | is a deep unresponsiveness interrupted only by vigorous, repeated stimulation
coma | is deep unconsciousness from which a person cannot be awakened | is a long lack of response to any stimulus
REM sleep | is the stage in which most vivid dreams occur | returns about every ninety minutes, with dreams and relaxed skeletal muscles
slow-wave sleep / deep sleep | is the restorative nightly stage with delta activity | is the deepest non-dreaming stage of the night, with low blood pressure

# Sleep disorders
? Which sleep disorder
insomnia | is long-lasting trouble in falling or staying asleep | is often caused by stress or anxiety and leaves people tired | is diagnosed when a person regularly gets too little rest at night
narcolepsy | causes sudden uncontrolled attacks of sleep in the daytime | makes a person abruptly lapse into sleep during waking hours | is often set off by strong emotion and involves rapid passage into REM
sleep apnea | stops breathing repeatedly at night | is common in obese people, who snore and wake gasping for air | is treated with a machine that supplies air under pressure
sleepwalking / somnambulism | makes a person get up and move about while asleep | occurs mostly in children during deep non-dreaming stages
restless legs syndrome | causes an urge to move the lower limbs at night | causes creeping, unpleasant sensations in the calves at night

# Types of sensory receptors
? Which type of receptor
mechanoreceptor | responds to touch, pressure, vibration and stretch | includes the hair cells that detect sound and balance
thermoreceptor | responds to changes in temperature, warmth and cold | detects heat and cold in the skin | is a free nerve ending for temperature in the skin
photoreceptor | responds to light entering the eye | includes the rods and cones of the retina | transforms light energy into nerve signals
chemoreceptor | responds to chemicals dissolved in fluids | includes the cells for taste and smell | monitors the levels of oxygen and carbon dioxide in the blood
nociceptor | responds to tissue damage with a feeling of pain | is a free nerve ending for pain that warns of injury | responds to potentially damaging stimuli that cause pain
proprioceptor | responds to body position through stretch of muscles and tendons | informs the brain of body movement and the position of joints
baroreceptor | responds to changes in blood pressure | lies in the walls of the aorta and carotid arteries
osmoreceptor | responds to the concentration of body fluids | lies in the hypothalamus and triggers thirst

# Touch receptors
? Which receptor of the skin
Meissner's corpuscle / tactile corpuscle | senses light touch in the dermal papillae | is an egg-shaped capsule in hairless skin such as fingertips and lips | detects fine touch at the fingertips, just below the epidermis
Pacinian corpuscle / lamellated corpuscle | senses deep pressure and vibration | is the large onion-like ending deep in the dermis | contains a dendrite surrounded by many layers of capsule
Ruffini corpuscle / Ruffini ending / bulbous corpuscle | senses deep, continuous pressure and stretch of the skin | lies in the dermis and responds when the skin is pulled
free nerve ending | senses pain and temperature with bare dendrites | has no capsule and is a naked dendrite
root hair plexus | senses the bending of a follicle's shaft by light touch | is wrapped around the base of a follicle to detect light touch

# Sensation and perception
? Which term describes
sensation | the awareness of a change in the environment | the detection of a stimulus by receptors before it is interpreted
perception | the conscious interpretation of a stimulus by the brain | the meaning that the cerebral cortex gives to incoming signals | the interpretation of sensory information in the cortex
sensory adaptation | the decrease in response when a stimulus continues | the fading awareness of a constant smell or of clothes | the reduced sensitivity of receptors under constant stimulation
sensory transduction | the conversion of stimulus energy into an electrical signal | the change of light or sound energy into nerve impulses
referred pain | an ache felt in a part other than the damaged organ | the discomfort in the left arm during a heart attack | a feeling from an internal organ that seems to come from the skin
phantom limb pain | an ache that seems to come from an amputated part | a hurting sensation in an arm or leg that has been removed

# Senses
? Which sense
vision | detects light by rods and cones | is processed in the occipital lobe
hearing | detects sound waves by hair cells of the cochlea | is processed in the auditory cortex of the temporal lobe
olfaction | detects chemicals in the air by receptors in the nose | is tied closely to the limbic system, so that odors bring back memories
gustation | detects dissolved chemicals by cells on the tongue | distinguishes five basic qualities such as sour and umami
proprioception | detects the position and movement of muscles and joints | informs the brain where the limbs are without sight
static equilibrium | monitors the position of the head with respect to gravity | depends on otoliths in the maculae of the vestibule
dynamic equilibrium | monitors the rotation of the head | depends on the crista ampullaris in the semicircular canals

# Parts of the eye
? Which part of the eye
cornea | is the transparent front of the eyeball that bends light most | has no blood vessels and can be transplanted | is the clear window through which light first enters
sclera | is the tough white outer coat | gives the eyeball its shape and attaches its muscles | is the white of the eye
choroid | is the dark vascular middle layer that nourishes the eye | absorbs stray light between the retina and the sclera | supplies the retina with blood and contains dark pigment
iris | is the colored ring that controls how much light enters | changes the size of the pupil with smooth muscle | contains pigment that makes eyes brown or blue
pupil | is the opening through which light enters | becomes smaller in bright light and larger in dim light | is the round black hole in the center of the iris
lens | focuses light on the retina by changing its shape | becomes cloudy when a cataract forms | is a flexible, biconvex structure held by ligaments behind the iris
ciliary body | changes the shape of the lens with smooth muscle | secretes aqueous humor from a ring of tissue behind the iris
retina | contains rods and cones that turn light into nerve signals | is the inner layer on which an image falls upside down | sends nerve signals to the brain through the optic nerve
fovea / fovea centralis | is the pit of sharpest vision | contains only cones, in the middle of the macula | has the greatest concentration of cones
optic disc / blind spot | has no photoreceptors, as the nerve leaves there | is where the nerve exits, so that no image is seen | is the point where about a million fibers leave the eyeball
aqueous humor | is the watery fluid in front of the lens | raises pressure in glaucoma when it cannot drain | fills the anterior segment and nourishes lens and cornea
vitreous humor / vitreous body | is the gel that fills the back of the eyeball | holds the retina in place and keeps the eyeball round | fills the posterior segment, behind the lens

# Structures around the eye
? Which structure near the eye
conjunctiva | is the thin mucous membrane that lines the lids and covers the white | is inflamed in pink eye | lubricates the eye with mucus and covers the front of the sclera
lacrimal gland | produces tears that wash the eye | lies above the outer corner of the eye | secretes a fluid that contains lysozyme
nasolacrimal duct | drains tears into the nose | carries tears from the inner corner of the eye to the nasal cavity
tarsal gland / Meibomian gland | produces oil that lubricates the eye and lids | lies in the lid and becomes a chalazion when blocked
ciliary gland | makes modified sweat between the lashes | becomes a sty when infected
eyelid / palpebra | protects the eye and spreads tears by blinking | has lashes along its edge and covers the eye in sleep
eyebrow | shades the eye and keeps sweat of the forehead away | consists of short, coarse hairs above the orbit

# Muscles that move the eye
? Which eye muscle
superior rectus | turns the eye upward and slightly inward | is the direct opponent of the straight muscle below the eyeball
inferior rectus | turns the eye downward and slightly inward | is the direct opponent of the straight muscle above the eyeball
medial rectus | turns the eye toward the nose | is attached to the inner side of the eyeball
lateral rectus | turns the eye away from the nose | is controlled by the abducens nerve
superior oblique | passes through a pulley and is controlled by the trochlear nerve | turns the eye downward and outward through a pulley
inferior oblique | turns the eye upward and outward | runs from the floor of the orbit and turns the eye upward and laterally
levator palpebrae superioris | raises the upper eyelid to open the eye | inserts in the upper eyelid rather than on the eyeball

# The visual pathway
? Which part of the visual pathway
rod | is the photoreceptor for dim light and shades of gray | is used in night and peripheral vision | contains rhodopsin and is the more numerous photoreceptor
cone | is the photoreceptor for color and fine detail | works in bright light in red, green and blue types | is concentrated in the fovea and allows color vision
bipolar cell | passes signals from photoreceptors on to the next layer of the retina | lies in the middle layer of the retina, between photoreceptors and the innermost layer
ganglion cell | has an axon that leaves the eye in the optic nerve | generates the action potentials that leave the retina
optic chiasma / optic chiasm | is the crossing point of fibers from the inner halves of the retinas | lies in front of the pituitary as an X-shaped crossing | is where half of the fibers of the optic nerves cross over
optic tract | carries signals from the crossing point to the thalamus | contains fibers from both eyes for the opposite visual field
visual cortex | interprets images in the occipital lobe | is the final area of the cerebrum to which retinal signals travel | lies at the back of the cerebrum

# Seeing and focusing
? Which term describes
accommodation | the change in lens shape to focus on near objects | the bulging of the lens as the ciliary muscle contracts | the adjustment that makes the lens rounder for close work
convergence | the turning of both eyeballs inward to view a near object | the movement of the eyes toward the nose by the medial rectus muscles
refraction | the bending of light as it passes from one medium to another | the effect by which cornea and lens focus light | the change in direction of light at the cornea and lens
binocular vision | the use of two overlapping visual fields | the ability that gives depth perception
peripheral vision | sight at the edge of the visual field | the side view that depends mostly on rods
dark adaptation | the slow increase in light sensitivity after a move into dim light | the regeneration of rhodopsin after bright light has bleached it
emmetropia | normal sight, with images focused exactly on the retina | the condition of an eye that needs no correcting glasses

# Eye disorders
? Which eye disorder
myopia / nearsightedness | makes distant objects blurry, as the image falls in front of the retina | is corrected with a concave lens | results from an eyeball that is too long
hyperopia / farsightedness | focuses the image behind the retina since the eyeball is too short | is corrected with a convex lens because the eyeball is too short
presbyopia | makes near focus hard as the lens loses elasticity with age | makes reading glasses necessary after about age forty | results from a lens that has become stiff in middle age
astigmatism | blurs vision because the cornea or lens is unevenly curved | is corrected with a cylindrical lens | results from irregular curvature that prevents a sharp focus
cataract | clouds the lens in many older people | is treated by replacing the lens with an artificial one | makes vision hazy because the lens is no longer transparent
glaucoma | damages the optic nerve through high fluid pressure | results from poor drainage of aqueous humor | is detected by measuring pressure inside the eye
conjunctivitis / pink eye | reddens the membrane over the white and inside the lids | is an often contagious infection with itching and discharge | is caused by bacteria, viruses or allergies
color blindness | makes it hard to tell red from green | is an X-linked trait more common in males, with missing cones | results from a lack of one or more types of cones
night blindness | prevents vision in dim light | can result from a lack of vitamin A
macular degeneration | destroys central vision while side vision remains | is a leading cause of vision loss in old age
detached retina / retinal detachment | separates the light-sensitive layer from the choroid | begins with flashes and a curtain-like shadow and needs emergency surgery

# Parts of the ear
? Which part of the ear
auricle / pinna | is the shell-shaped flap that collects sound waves | is the visible outside flap, made of elastic cartilage | directs sound from outside into the canal
external acoustic canal / ear canal | leads sound from the outer ear to the eardrum | is the short tube that makes wax
tympanic membrane / eardrum | vibrates when sound waves hit it | separates the outer from the middle ear | sends vibrations to the malleus
malleus / hammer | is the ossicle attached to the eardrum | passes vibrations from the eardrum to the incus | is the first of three tiny bones of the middle ear
incus / anvil | is the middle one of the three ossicles | lies between malleus and stapes | passes vibrations from the first to the last ear bone
stapes / stirrup | is the ossicle that presses on the oval window | is the smallest bone in the body | is the last of three tiny bones of the middle ear
Eustachian tube / auditory tube / pharyngotympanic tube | equalizes air pressure on both sides of the eardrum | connects the middle ear with the throat | opens in swallowing or yawning to equalize pressure
cochlea | is the snail-shaped organ of hearing | is the coiled, fluid-filled structure that contains the organ of Corti | turns vibrations in its fluid into nerve impulses for hearing
organ of Corti / spiral organ | contains the hair cells for hearing on the basilar membrane | is the hearing receptor inside the cochlea
semicircular canal | detects rotation of the head | is one of three fluid-filled loops set at right angles | is responsible for dynamic equilibrium
vestibule | detects the pull of gravity and straight-line motion | contains the utricle and saccule | is responsible for static equilibrium, next to the cochlea
oval window | passes vibrations from the stapes into the inner ear | is the membrane-covered opening of the inner ear beneath the stapes

# Parts of the inner ear
? Which part of the inner ear
otolith / otoliths | is a calcium crystal that bends hair cells when the head tilts | is a tiny stone that rests on the gel of a macula
endolymph | is the fluid inside the membranous labyrinth | moves the hair cells of the crista when the head turns
perilymph | is the fluid between the bony and the membranous labyrinth | is the liquid directly set in motion by the stapes
crista ampullaris | is the receptor of rotation at the base of a semicircular canal | contains hair cells covered by a gel cap, the cupula
utricle | is the larger sac of the vestibule that detects horizontal movement | is the vestibular sac connected with the semicircular canals
saccule | is the smaller sac of the vestibule that detects vertical movement | is the vestibular sac that connects with the cochlear duct
basilar membrane | supports the organ of Corti and vibrates with sound | responds to high pitch near the oval window and low pitch far away
tectorial membrane | lies over the hair cells like a gel roof | bends the hair cells of hearing as they move against it

# Ear disorders
? Which ear disorder
conduction deafness / conductive hearing loss | comes about when sound waves are blocked before the inner ear | is caused by earwax or fused ossicles | results from something that interferes with the passage of sound vibrations
sensorineural deafness / sensorineural hearing loss | comes from damage to hair cells or the auditory pathway | is caused by long exposure to loud noise | results from damage to the cochlea or its nerve
otitis media | is an infection of the middle ear | is common in children after a sore throat, which spreads through the tube | causes a bulging, inflamed eardrum and earache
tinnitus | is ringing in the ears without an outside sound | is a buzzing noise that may follow loud music | is often one of the first symptoms of nerve damage by noise
Meniere's disease | causes attacks of vertigo and hearing loss from excess inner fluid | causes dizziness, nausea and progressive deafness from an inner ear disturbance
motion sickness | is nausea from conflicting signals of eyes and balance organs | causes nausea on a rolling ship or in a car
swimmer's ear / otitis externa | is an infection of the external canal | follows water that stays in the outer canal

# Basic tastes
? Which basic taste
sweet | is produced by sugars and by aspartame | signals energy-rich carbohydrates and is liked by infants
sour | is produced by acids such as those in lemons and vinegar | is caused by hydrogen ions
salty | is produced by metal ions such as sodium | is caused by sodium chloride in food
bitter | is produced by alkaloids such as caffeine and quinine | warns of poisons and spoiled food
umami | is produced by the amino acid glutamate | gives meat and cheese their savory quality

# Organs of taste and smell
? Which structure of taste and smell
taste bud | holds the gustatory cells of the tongue | is a tiny organ with a pore, found mostly in the papillae | responds to sweet, sour, salty, bitter and umami
lingual papilla / lingual papillae | is a peglike projection on the tongue's upper surface | makes the tongue rough and bears most taste buds
gustatory cell | responds to dissolved food chemicals with hairs in a pore | detects food chemicals and is replaced about every ten days
olfactory epithelium | contains the smell receptors in the roof of the nose | is the yellowish patch of tissue at the top of the nasal cavity
olfactory receptor neuron / olfactory receptor cell | detects odor molecules with long cilia in mucus | sends its axon through the cribriform plate
olfactory bulb | first receives signals from the smell cells | lies at the front underside of the brain above the ethmoid | passes impulses of smell from the first cranial nerve to the cortex

# Disorders of smell and taste
? Which disorder of smell and taste
anosmia | is the complete loss of the sense of smell | may follow head injury or a virus infection of the nose
hyposmia | is a reduced but not lost sense of smell | is a weakened sense of smell, common in old age
parosmia | is a distorted sense of smell | makes ordinary odors seem foul or unpleasant
ageusia | is the complete loss of the sense of taste | leaves a person unable to tell sweet from bitter
dysgeusia | is a distorted sense of taste | leaves a metallic taste in the mouth

# Glands and their targets
? Which term describes
hormone | a chemical messenger carried by the blood to distant organs | a substance from a ductless gland that alters the activity of other cells | a regulatory substance secreted into the blood by a gland
endocrine gland | a ductless organ that secretes directly into the blood | an organ such as the thyroid or pituitary | an organ of internal secretion, such as the adrenal
exocrine gland | an organ that secretes through a duct onto a surface | an organ that makes sweat, saliva or tears | an organ of external secretion, such as a salivary one
target cell | a unit of tissue with receptors that fit a given hormone | the structure that responds to a specific hormone | the destination on which a hormone acts
hormone receptor | the protein of a cell to which a chemical messenger binds | a protein on the plasma membrane or inside a cell that fits one messenger
neurosecretory cell | a neuron that releases messengers into the blood | a neuron of the hypothalamus that makes oxytocin or ADH

# Chemical messengers
? Which chemical messenger
steroid hormone | is a lipid made from cholesterol that enters cells | diffuses through the cell membrane and turns genes on in the nucleus | includes cortisol, estrogen and testosterone, which are lipid-soluble
peptide hormone / protein hormone | is an amino acid chain that binds at the cell surface | is water-soluble, such as insulin, and acts through a second messenger | is not lipid-soluble and consists of many amino acids in a chain
amine hormone | is derived from a single amino acid such as tyrosine | includes epinephrine and thyroxine
second messenger | is a molecule inside the cell that passes on a signal from the surface | is cyclic AMP in many target cells
prostaglandin | is made locally from fatty acids and promotes pain and inflammation | is a local lipid whose production is blocked by aspirin | causes uterine contractions and fever as a locally acting lipid
pheromone | is released by one animal to affect the behavior of another | is carried outside the body to other members of the species

# Control and interaction of hormones
? Which term describes
humoral stimulus | control of a gland by changing levels of ions or nutrients in the blood | the type of control by which low calcium triggers the parathyroids
neural stimulus | control of a gland by nerve fibers | the type of control by which sympathetic nerves trigger the adrenal medulla
hormonal stimulus | control of a gland by the secretion of another endocrine organ | the type of control by which TSH triggers the thyroid
up-regulation | an increase in the number of receptors on a target cell | the rise in a cell's receptors when hormone levels are low
down-regulation | a decrease in the number of receptors on a target cell | the loss of a cell's receptors after long exposure to high hormone levels
synergism / synergistic effect | a joint action of two hormones that is greater than either alone | the combined action of glucagon and epinephrine on blood sugar
antagonism / antagonistic effect | the opposing action of two hormones | the relation of insulin and glucagon in control of blood sugar
permissiveness / permissive effect | the need for one hormone before another can act fully | the relation by which thyroid secretion lets sex hormones act on time

# Endocrine glands
? Which gland
pituitary gland / hypophysis | controls many others and is called the master of them | is pea-sized, with two lobes, in a hollow of the sphenoid bone | hangs from the hypothalamus by a stalk
pineal gland | secretes melatonin in darkness at night | lies deep in the brain and regulates the sleep-wake cycle | is cone-shaped and lies in the roof of the third ventricle
thyroid gland | controls the rate of metabolism and needs iodine | is butterfly-shaped and lies in front of the trachea | releases the hormones thyroxine and calcitonin
parathyroid gland | raises blood calcium by its secretion | is one of four tiny masses on the back of the thyroid | secretes PTH when blood calcium is low
adrenal gland / suprarenal gland | sits like a cap on top of a kidney | secretes stress hormones such as epinephrine and cortisol | consists of an outer cortex and an inner medulla
pancreas | regulates blood sugar by insulin and glucagon | lies behind the stomach and also secretes digestive juice | contains the islets of Langerhans
thymus | helps T cells mature and shrinks after puberty | lies behind the breastbone and is large in children | secretes thymosin, important in developing immunity
ovary | produces estrogen and progesterone as well as eggs | is the female gonad, paired in the pelvis | secretes female sex hormones and releases an egg each month
testis / testes / testicle | produces testosterone as well as sperm | is the male gonad, paired in the scrotum | secretes male sex hormones from interstitial cells

# Parts of endocrine glands
? Which part of an endocrine gland
anterior pituitary / adenohypophysis | secretes growth hormone, prolactin and tropic hormones such as TSH | is the front lobe, controlled by hypothalamic releasing hormones | is made of glandular tissue and secretes six major hormones
posterior pituitary / neurohypophysis | stores and releases oxytocin and ADH made by the hypothalamus | is the back lobe, made of nervous tissue | releases hormones that were made in the hypothalamus
adrenal cortex | secretes corticosteroids such as cortisol and aldosterone | is the outer region of the organ on top of the kidney | secretes mineralocorticoids, glucocorticoids and small amounts of sex hormones
adrenal medulla | secretes epinephrine and norepinephrine in an emergency | is the inner region, stimulated directly by sympathetic nerves | produces the hormones of the fight-or-flight response
islet of Langerhans / pancreatic islet / islets of Langerhans | secretes the hormones insulin and glucagon | is a small cluster of hormone-producing cells with alpha and beta cells
thyroid follicle | makes and stores thyroxine in a colloid | is a hollow sphere of cuboidal cells that uses iodine
parafollicular cell / C cell | secretes calcitonin to lower blood calcium | lies in the thyroid and releases calcitonin when blood calcium is high
interstitial cell / Leydig cell | secretes testosterone when stimulated by LH | lies between the seminiferous tubules of the testis

# Pituitary and hypothalamic hormones
? Which hormone
growth hormone / GH / somatotropin | stimulates bones and muscles to grow larger in childhood | causes gigantism when excessive in childhood | promotes protein building and cell division, mainly in childhood
prolactin / PRL | stimulates milk production after childbirth | rises in the blood of a mother whose infant sucks | promotes lactation and is secreted by the anterior pituitary
thyroid-stimulating hormone / TSH / thyrotropin | makes the follicles of a gland in the neck secrete thyroxine | falls when metabolism is too fast, by negative feedback | comes from the anterior pituitary and controls the metabolic rate indirectly
adrenocorticotropic hormone / ACTH / corticotropin | stimulates the outer layer of the gland above the kidney | causes the release of cortisol in stress
follicle-stimulating hormone / FSH | makes the egg mature in the ovary and supports sperm formation | acts on the ovary early in the cycle so that an egg develops
luteinizing hormone / LH | triggers ovulation with a mid-cycle surge | stimulates the testes to secrete testosterone | makes the ruptured follicle become a corpus luteum
antidiuretic hormone / ADH / vasopressin | makes the kidneys reabsorb more water | is lacking in diabetes insipidus, with large amounts of urine | reduces urine volume and raises blood pressure
oxytocin | makes the uterus contract in labor | causes the letdown of milk from the breast | is released in childbirth and nursing by positive feedback
gonadotropin-releasing hormone / GnRH | makes the pituitary secrete FSH and LH | comes from the hypothalamus and begins puberty
melanocyte-stimulating hormone / MSH | darkens the skin by acting on pigment cells | raises pigment production in the epidermis

# Hormones of other glands
? Which hormone
thyroxine / T4 | raises the metabolic rate of most cells | contains four atoms of iodine | increases body heat and is needed for normal growth
calcitonin | moves a mineral from the blood into bone | is secreted by the parafollicular cells of the thyroid | opposes parathyroid hormone by stimulating osteoblasts
parathyroid hormone / PTH | raises blood calcium by stimulating osteoclasts | is released when blood calcium is low and activates vitamin D
epinephrine / adrenaline | raises heart rate and blood sugar in the fight-or-flight response | is the main product of the adrenal medulla and treats severe allergy | widens the airways and raises blood pressure in an emergency
cortisol | raises blood sugar in long-term stress and reduces inflammation | is the main glucocorticoid of the adrenal cortex | is a steroid used against inflammation in arthritis and allergy
aldosterone | makes the kidneys reabsorb sodium and excrete potassium | is the main mineralocorticoid of the adrenal cortex | raises blood volume and blood pressure through sodium balance
insulin | lowers blood sugar by helping cells take in glucose | is secreted by the beta cells of the pancreas | increases the storage of glucose as glycogen
glucagon | raises blood sugar between meals by making the liver break down glycogen | is secreted by the alpha cells of the pancreas | comes from the pancreas and opposes insulin
melatonin | promotes sleep in darkness at night | is secreted by the pineal gland at night | helps to set the body's day and night rhythm
estrogen | develops female secondary sex characteristics and rebuilds the uterine lining | is secreted mainly by the ovarian follicle | promotes breast development and the menstrual cycle
progesterone | maintains the uterine lining for pregnancy | is secreted mainly by the corpus luteum | prepares the uterus for implantation of the embryo
testosterone | develops male secondary sex characteristics such as a deep voice | is secreted by the interstitial cells of the testes and promotes sperm production | is the main androgen, responsible for facial hair and muscle growth

# Hormones of the heart, kidneys, gut and other organs
? Which hormone
erythropoietin / EPO | stimulates red blood cell production in the bone marrow | is secreted by the kidneys when oxygen is low | is used illegally by some athletes to raise their hematocrit
atrial natriuretic peptide / ANP | lowers blood pressure by making the kidneys excrete sodium | is secreted by the heart when its upper chambers are stretched
leptin | reduces appetite as a signal from fat tissue | informs the brain how much fat is stored
ghrelin | increases appetite as a signal from the empty stomach | rises before meals and causes hunger
gastrin | stimulates the stomach to secrete acid | is secreted by the stomach in response to food
secretin | makes the pancreas release bicarbonate-rich juice | is released by the duodenum when acid chyme arrives
cholecystokinin / CCK | makes the gallbladder contract and release bile | is released by the duodenum when fatty chyme arrives
human chorionic gonadotropin / hCG | keeps the corpus luteum working in early pregnancy | is the placental substance detected by pregnancy tests
calcitriol / active vitamin D | increases the uptake of a bone mineral in the intestine | is activated in skin, liver and finally kidney
angiotensin II | narrows blood vessels and triggers aldosterone release | is formed in the blood by the action of renin

# Diabetes and disorders of growth
? Which endocrine disorder
type 1 diabetes / type 1 diabetes mellitus | results from autoimmune destruction of the beta cells | needs daily insulin injections, usually from childhood | results from a lack of insulin, with high blood sugar and ketones
type 2 diabetes / type 2 diabetes mellitus | results from cells that no longer respond well to insulin | is linked with obesity and often managed by diet and exercise | is the most common form and results from insulin resistance
diabetes insipidus | causes huge amounts of dilute urine from a lack of ADH | causes great thirst without sugar in the urine | results from damage to the hypothalamus or posterior pituitary
gigantism | causes extreme height from too much growth hormone in childhood | makes long bones grow too much before the growth plates close | results from a pituitary tumor that oversecretes GH before adulthood
acromegaly | enlarges hands, feet and jaw in adults | results from too much growth hormone after growth plates have closed | widens bones of the face and hands as growth hormone stays high after puberty
pituitary dwarfism | leaves a child very short with normal proportions | results from too little growth hormone in childhood

# Thyroid and adrenal disorders
? Which disorder of the thyroid or adrenal gland
goiter | enlarges the front of the neck, often from lack of iodine | is prevented by iodized salt in the diet
Graves' disease | causes bulging eyes with a high metabolic rate | results from antibodies that imitate TSH and speed up metabolism
congenital hypothyroidism / cretinism | stunts physical and mental growth in infants who lack thyroxine | is prevented by testing newborns for lack of thyroxine
myxedema | causes puffiness, sluggishness and cold in adults who lack thyroxine | is the most severe result of too little thyroxine in adults
Cushing's syndrome / Cushing's disease | causes a moon face and fat on the trunk | results from too much cortisol in the blood | may follow long treatment with high doses of steroid drugs
Addison's disease | causes weakness, weight loss and bronze skin | results from too little cortisol and aldosterone | results from underactivity of the adrenal cortex

# Parts of the blood
? Which blood component
plasma | is the straw-colored liquid that makes up about 55 percent of the volume | is over 90 percent water with dissolved proteins and salts | carries nutrients, hormones and wastes as the fluid matrix
erythrocyte / red blood cell | carries oxygen bound to hemoglobin | is a biconcave disc without a nucleus that lives about 120 days | is made in red marrow and destroyed in the spleen and liver
leukocyte / white blood cell | defends the body against disease | has a nucleus and can leave the vessels to fight infection | is less numerous than the red type and includes neutrophils and lymphocytes
platelet / thrombocyte | starts clotting by forming a plug | is a fragment of a megakaryocyte that seals tears in vessels | is needed for clotting and lives about ten days
albumin | is the most abundant plasma protein and keeps water in the vessels | is made by the liver to maintain osmotic pressure | contributes most to the osmotic pressure of plasma
fibrinogen | is the plasma protein that becomes the threads of a clot | is the soluble protein that thrombin changes into insoluble threads
gamma globulin | is the plasma protein group that contains antibodies | comes from plasma cells rather than the liver
buffy coat | is the thin whitish layer in a centrifuged tube | contains the leukocytes and platelets after spinning in a centrifuge
serum | is the clear liquid left after clotting | lacks the clotting proteins such as fibrinogen

# White blood cells
? Which white blood cell
neutrophil | is the most numerous and first to arrive at a bacterial infection | has a many-lobed nucleus and pale granules | engulfs bacteria and fungi as an active phagocyte
eosinophil | attacks parasitic worms and takes part in allergies | has large red-staining granules and a two-lobed nucleus | rises in number during allergy and worm infections
basophil | is the rarest and releases histamine and heparin | has large dark blue-staining granules | has granules of histamine that widen blood vessels in inflammation
lymphocyte | makes antibodies or kills infected cells in specific immunity | has a large round nucleus that nearly fills the cell | includes B cells and T cells
monocyte | is the largest and becomes a macrophage in the tissues | has a kidney-shaped or U-shaped nucleus | fights chronic infections such as tuberculosis as it turns into a large phagocyte

# Processes of blood cells
? Which process
erythropoiesis | produces red blood cells in the bone marrow | increases when the kidneys release a hormone because oxygen is low
crenation | shrinks a red blood cell as it loses water | occurs when an erythrocyte is placed in a hypertonic solution
hemolysis | bursts a red blood cell and releases its hemoglobin | occurs when an erythrocyte is placed in a hypotonic solution | destroys erythrocytes in a mismatched transfusion
diapedesis | moves white blood cells out of capillaries by squeezing through the wall | lets leukocytes slip between cells of the vessel wall into the tissues
chemotaxis | attracts white blood cells to damaged tissue by chemicals | guides leukocytes toward an infection along a chemical trail | moves phagocytes toward bacteria by following chemicals

# Structures of the nervous system
? Which structure of the nervous system
brain | is the main control center of the body inside the cranial cavity | interprets sensations, stores memories and directs voluntary movement | consists of cerebrum, cerebellum, diencephalon, midbrain, pons and medulla
spinal cord | carries impulses between the brain and the nerves of trunk and limbs | runs through the vertebral canal and is the center of many reflexes | extends from the foramen magnum to about the second lumbar vertebra
nerve | is a bundle of axons in the peripheral nervous system | connects the central nervous system with muscles, glands and sense organs | is wrapped in epineurium, perineurium and endoneurium
nerve tract / tract | is a bundle of axons within the central nervous system | ascends with sensory signals or descends with motor signals in white matter
meninx / meninges | covers and protects the brain and spinal cord as a layer of connective tissue | becomes inflamed by bacteria or viruses in a serious infection of the coverings
plexus / nerve plexus | is a network of interlacing branches of spinal nerves | recombines fibers of several spinal nerves before they run to a limb

# Classes of hormones
? Which class of hormones
tropic hormones / tropic hormone | stimulates other endocrine glands to secrete | includes TSH and ACTH from the anterior pituitary
releasing hormones / releasing hormone | travels from the hypothalamus to stimulate the anterior pituitary | reaches the front lobe through portal vessels and makes it secrete
inhibiting hormones / inhibiting hormone | travels from the hypothalamus to stop secretion by the anterior pituitary | includes somatostatin and dopamine, which hold back the front lobe
sex hormones / sex hormone | controls the development of reproductive organs and secondary sexual traits | includes estrogens and androgens
mineralocorticoids / mineralocorticoid | regulates sodium and potassium balance from the outer zone of the adrenal cortex | acts mainly on the kidney, as aldosterone does
glucocorticoids / glucocorticoid | raises blood sugar in long-term stress and reduces inflammation | includes cortisol from the middle zone of the adrenal cortex
catecholamines / catecholamine | comes from the adrenal medulla in an emergency | includes epinephrine and norepinephrine

# Tests of the nervous system and senses
? Which test
electroencephalogram / EEG | records brain waves by electrodes on the scalp | is used to diagnose epilepsy and sleep disorders
electromyogram / EMG | records the electrical activity of skeletal muscles | helps to find out whether weakness comes from a muscle or its nerve
audiometry / hearing test | measures the faintest tones that a person can detect at each frequency | shows the degree of deafness in each ear
Snellen chart test / Snellen test | measures sharpness of vision with rows of letters of decreasing size | gives results such as 20/20 for distance vision
knee-jerk test / patellar reflex test | strikes a tendon with a rubber hammer to check a stretch response | shows whether the spinal segments L2 to L4 are intact
polysomnography / sleep study | records brain waves, breathing and eye movements during a night's rest | is used to diagnose apnea

# Control of bleeding
? Which process in the control of bleeding
vascular spasm | narrows a damaged blood vessel immediately after an injury | is the first step of hemostasis, by contraction of smooth muscle | reduces blood loss in the first seconds after a vessel is cut
platelet plug formation | seals a small break with sticky cell fragments that cling to collagen | is the second step of hemostasis, before coagulation
coagulation / blood clotting | forms a gel-like clot of fibrin through a cascade of factors | ends with fibrin threads that trap red and white cells | needs calcium ions and vitamin K
clot retraction | pulls the edges of a wound together as platelets contract | squeezes serum from a mass of fibrin and makes it smaller
fibrinolysis | dissolves a clot after the vessel has healed | uses the enzyme plasmin to break up a clot

# Substances of blood clotting
? Which substance in blood clotting
prothrombin | is the inactive plasma protein that an activator changes into a clotting enzyme | is made by the liver with the help of vitamin K
thrombin | is the enzyme that converts fibrinogen into fibrin | is formed from an inactive plasma protein by an activator | acts on fibrinogen in the last step of clotting
fibrinogen | is the soluble plasma protein that is converted into insoluble threads | is made by the liver and dissolved in plasma
fibrin | forms insoluble threads that trap blood cells | is the insoluble mesh of a finished clot | holds a clot together as a network of fibers
plasmin | is the enzyme that dissolves a clot | digests fibrin once the vessel has been repaired | is formed inside a clot from an inactive protein and breaks the clot up
heparin | prevents clots and comes from mast cells and basophils | is an anticoagulant that inhibits thrombin

# Masses in blood vessels and tissues
? Which mass
thrombus / thrombi | is a blood clot that forms and stays in an unbroken vessel | may block blood flow where it formed, as in a deep leg vein | may break loose and become an embolus
embolus / emboli | is a clot or bubble that travels in the bloodstream | may lodge in a lung artery after floating from a leg vein
hematoma | is a collection of clotted blood in the tissues outside vessels | forms around a fractured bone as the first stage of healing
atherosclerotic plaque | is a deposit of cholesterol and fat in an artery wall | narrows an artery and hardens its wall
scab | is a dried clot that covers a skin wound | protects a cut on the body surface until new skin has formed

# Processes of blood and blood forming
? Which blood process
hemostasis | stops bleeding from a damaged vessel | takes place in three steps: vascular spasm, platelet plug and coagulation
hematopoiesis | forms all blood cells in red bone marrow | makes red cells, white cells and platelets from stem cells
leukopoiesis | forms neutrophils, lymphocytes and other defenders of the body | is stimulated by interleukins and colony-stimulating factors
agglutination | clumps red blood cells when antibodies bind to their antigens | occurs when a person receives blood of the wrong type
hemodilution | lowers the concentration of cells by adding fluid to the blood | results when plasma volume increases relative to red cells

# Blood groups
? Which blood type
type A blood | has A antigens and anti-B antibodies | clumps when serum with anti-A is added but not with anti-B
type B blood | has B antigens and anti-A antibodies | clumps when serum with anti-B is added but not with anti-A
type AB blood | has both antigens and neither antibody of its ABO group | belongs to the universal recipient | can be given red cells of any ABO type
type O blood | has neither antigen of its ABO group | belongs to the universal donor and carries both antibodies | can be given to any ABO patient because the cells carry no antigens
Rh-positive blood | has the D antigen on its red cells | is found in about 85 percent of Americans
Rh-negative blood | lacks the D antigen on its red cells | may form antibodies in a mother whose fetus has the D antigen

# Anemias
? Which form of anemia
iron-deficiency anemia | produces small, pale red cells from too little of a mineral | is treated with supplements and foods such as red meat and spinach | is the most common kind and causes tiredness and pale skin
pernicious anemia | results from poor absorption of vitamin B12 without intrinsic factor | produces too few, oversized red cells and needs B12 injections | is treated with injections of vitamin B12
aplastic anemia | results from destruction of red marrow by drugs or radiation | lowers red cells, white cells and platelets together | is failure of bone marrow to make blood cells
sickle cell disease / sickle cell anemia | makes erythrocytes crescent-shaped when oxygen is low | is inherited with one changed amino acid in hemoglobin | blocks small vessels and causes pain and organ damage
thalassemia | reduces the making of one chain of hemoglobin by inheritance | is most common in people of Mediterranean ancestry
hemolytic disease of the newborn / erythroblastosis fetalis | destroys a fetus's red cells by the mother's Rh antibodies | is prevented by an injection for an Rh-negative mother

# Bleeding disorders and other blood disorders
? Which blood disorder
hemophilia | is an inherited lack of a clotting factor | is X-linked and causes prolonged bleeding, mostly in boys | is treated with injections of the missing clotting protein
leukemia | is a cancer of the marrow with many abnormal white cells | crowds out normal blood cells and weakens immunity | is treated with chemotherapy or a bone marrow transplant
polycythemia | is an excess of red cells that thickens the blood | may arise in people who live at high altitude
thrombocytopenia | is a low number of platelets | causes tiny purple spots of bleeding under the skin | causes easy bruising and bleeding from small vessels
septicemia / blood poisoning | is a dangerous infection of the bloodstream by bacteria | may lead to shock and organ failure | spreads bacteria and toxins throughout the bloodstream
von Willebrand disease | is the most common inherited tendency to bleed and affects both sexes | lacks the protein that helps platelets stick to a damaged wall

# Chambers and walls of the heart
? Which part of the heart
right atrium | receives oxygen-poor blood from the venae cavae | contains the natural pacemaker in its wall | receives blood from the superior and inferior vena cava and coronary sinus
right ventricle | pumps oxygen-poor blood to the lungs | pumps blood into the pulmonary trunk | receives blood through the tricuspid valve
left atrium | receives oxygen-rich blood from the lungs | receives blood from the four pulmonary veins | passes blood through the mitral valve
left ventricle | pumps oxygen-rich blood to the whole body | has the thickest wall of the four chambers | pumps blood into the aorta
interventricular septum / septum | is the wall that separates the two lower chambers | keeps oxygen-rich and oxygen-poor blood apart between the lower chambers
myocardium | is the thick middle layer of cardiac muscle that contracts | is damaged when a coronary artery is blocked in a heart attack
endocardium | is the smooth inner lining of the chambers | is continuous with the lining of blood vessels and covers the valves
epicardium / visceral pericardium | is the outermost layer of the wall | is the serous membrane that covers the surface
apex of the heart | is the pointed lower tip | points to the left and rests on the diaphragm
chorda tendinea / chordae tendineae | is a tough string that anchors a valve flap | keeps a valve flap from turning inside out into the atrium
papillary muscle | projects from the ventricle wall and pulls on the chordae tendineae | tightens the valve cords when the ventricle contracts

# Valves
? Which valve
tricuspid valve | lies between the right atrium and the right ventricle | has three flaps and prevents backflow into the right atrium | has chordae tendineae that anchor its three cusps on the right side
mitral valve / bicuspid valve | lies between the left atrium and the left ventricle | has two flaps and prevents backflow into the left atrium | opens to let blood from the lungs flow into the left ventricle
pulmonary valve / pulmonary semilunar valve | lies between the right ventricle and the vessel to the lungs | opens when the right ventricle ejects blood
aortic valve / aortic semilunar valve | lies between the left ventricle and the body's largest artery | opens when blood is ejected to the whole body
venous valve | prevents backflow of blood toward the feet | fails in varicose legs

# Sounds of heart and lungs
? Which body sound
lub | comes first in each heartbeat, when the atrioventricular valves close | is the longer, louder one at the start of ventricular contraction
dup / dub | comes second in each heartbeat, when the semilunar valves close | is the shorter, sharper one at the start of ventricular relaxation
heart murmur | is an abnormal swish of turbulent blood flow through valves | may be caused by a leaky or narrowed valve
Korotkoff sound | is heard through a stethoscope while blood pressure is measured | begins at systolic pressure and ends at diastolic pressure
wheeze / wheezing | is a whistling noise from narrowed airways | is typical of an asthma attack

# Disturbances of heart rhythm and blood pressure
? Which condition
tachycardia | is a heart rate of more than 100 beats per minute at rest | may result from fever, stress or certain drugs | is an abnormally fast heartbeat
bradycardia | is a heart rate of less than 60 beats per minute at rest | is common in trained endurance athletes | is an abnormally slow heartbeat
ventricular fibrillation / fibrillation | is rapid, uncoordinated quivering of the heart muscle | is treated with an electric shock from a defibrillator | makes the heart useless as a pump
heart block | slows or stops impulses between the atria and the ventricles | results from damage to the atrioventricular node
hypertension / high blood pressure | is a sustained arterial reading of 130 over 80 or higher | strains heart, kidneys and arteries without early symptoms | is made more likely by a salty diet, obesity and smoking
hypotension / low blood pressure | is a systolic reading below about 90 to 100 | may cause dizziness or fainting on standing up | may follow heavy bleeding and reduce flow to the brain

# Conduction system of the heart
? Which part of the heart's conducting tissue
sinoatrial node / SA node | is the natural pacemaker in the wall of the right atrium | is the group of cells that starts each heartbeat | sets a resting pace of about 75 beats per minute | is controlled by autonomic nerves that speed or slow the heartbeat
atrioventricular node / AV node | delays the impulse before it reaches the ventricles | lies at the junction of the atria and ventricles | gives the atria time to empty before the ventricles contract
atrioventricular bundle / bundle of His / AV bundle | carries the impulse from the atria into the interventricular septum | is the only electrical connection between atria and ventricles
bundle branch / bundle branches | carries the impulse through the interventricular septum toward the apex | is one of two pathways, right and left, in the septum
Purkinje fiber / Purkinje fibers | spreads the impulse through the ventricle walls | carries the impulse from the apex upward to the ventricle muscle | makes the ventricles contract nearly at the same time
intercalated disc | joins neighboring heart muscle cells | contains gap junctions that let the heart beat as a unit

# Parts of an electrocardiogram
? Which part of an electrocardiogram
P wave | is produced when the atria depolarize | is the first small bump of each heartbeat tracing | shows the spread of the impulse from the SA node
QRS complex | is produced when the ventricles depolarize | is the tall spike that hides the repolarization of the atria | comes just before ventricular contraction
T wave | is produced when the ventricles repolarize | is the last bump of each heartbeat tracing
P-R interval / PR interval | shows the time from atrial to ventricular excitation | is lengthened when conduction through the AV node is slow
S-T segment / ST segment | lies flat between ventricular depolarization and repolarization | is raised or lowered when heart muscle lacks oxygen

# Medical devices
? Which medical device
artificial pacemaker | sends timed electrical pulses to keep the heart beating | is implanted to treat a heartbeat that is too slow | replaces the work of a faulty SA node
automated external defibrillator / AED | gives a shock to restore a normal heart rhythm | is used in cardiac arrest to end ventricular fibrillation
stethoscope | lets a doctor listen to heart and lung sounds | is placed on the chest for auscultation | is used with a cuff to listen for sounds in the brachial artery
sphygmomanometer / blood pressure cuff | measures systolic and diastolic values with an inflatable band on the upper arm | shows a reading such as 120 over 80
spirometer | measures the volume of air a person breathes in and out | is used to find tidal volume and vital capacity
pulse oximeter | measures the oxygen saturation of blood through a fingertip | shines light through a finger to check hemoglobin
ventilator | moves air into and out of the lungs of a patient who cannot breathe | pushes air through a tube in the trachea
epinephrine auto-injector / EpiPen | treats a severe allergic reaction with a dose of adrenaline | is pressed against the outer thigh in anaphylaxis

# Events of the heartbeat
? Which event of the heart
systole | is the contraction phase of the heartbeat | is the time when ventricles pump blood into the arteries and pressure is highest | ejects blood into the aorta and pulmonary trunk
diastole | is the relaxation phase of the heartbeat | is the time when the chambers fill with blood and pressure is lowest | follows contraction and lets the heart fill
cardiac cycle | includes everything that happens during one complete heartbeat | lasts about 0.8 second at rest
depolarization | is the electrical change that triggers contraction of heart muscle | occurs as sodium and calcium ions enter heart muscle cells
repolarization | is the return of heart muscle cells to their resting electrical state | occurs as potassium ions leave heart muscle cells

# Quantities of circulation and filtration
? Which quantity
heart rate | is counted in beats per minute | is about 75 in a resting adult
stroke volume | is the amount of blood pumped by a ventricle with each beat | is about 70 milliliters at rest | is the difference between the filled and the emptied ventricle
cardiac output | is the amount of blood pumped by a ventricle per minute | is heart rate multiplied by stroke volume | is about 5 liters per minute at rest
venous return | is the amount of blood that flows back to the heart | increases the filling of the heart during exercise
peripheral resistance | is the opposition to blood flow from friction with vessel walls | increases when arterioles narrow
blood viscosity | is thickness, or resistance of a fluid to flow | increases when there are too many red cells
hematocrit | is the percentage of blood volume that is red blood cells | is about 45 percent and is measured with a centrifuge
glomerular filtration rate / GFR | is the volume of fluid filtered per minute by both kidneys | is about 125 milliliters per minute

# Laws used in physiology
? Which law
Starling's law of the heart / Frank-Starling law | states that a more stretched ventricle contracts more forcefully | links venous return with stroke volume
Boyle's law | states that the pressure of a gas falls as its volume rises | explains why air flows into the lungs when the chest expands | describes pressure and volume as inversely related
Dalton's law | states that each gas in a mixture exerts its own partial pressure | says that the total pressure of air is the sum of partial pressures
Henry's law | states that gas dissolves in a liquid in proportion to its partial pressure | explains why nitrogen bubbles form in divers who rise too fast
Fick's law | states that diffusion rate depends on surface area, thickness and concentration difference | explains why large, thin alveoli speed gas exchange

# Blood vessels
? Which type of blood vessel
elastic artery / conducting artery | stretches and recoils to smooth the flow near the heart | is the largest and stretchiest, such as the aorta
muscular artery / distributing artery | carries blood to specific organs through a thick middle layer of smooth muscle | is medium-sized and named for the region it serves
arteriole | regulates the flow into a capillary bed by changing its diameter | is a tiny branch that mainly controls peripheral resistance | constricts or dilates to control blood pressure and flow
capillary | exchanges gases, nutrients and wastes with the tissues | is the smallest and most numerous, with a wall one cell thick | connects an arteriole with a venule
sinusoid | lets even large proteins and cells pass through wide gaps | is leaky and found in liver, marrow and spleen
venule | collects blood from a capillary bed | is the smallest that carries blood back toward the heart | joins with others of its kind to form veins
vein | returns blood to the heart under low pressure | has valves that prevent backflow in the limbs | has a thinner wall and larger lumen than the matching artery
anastomosis / anastomoses | is a connection that gives an alternative route | joins branches so that a blockage can be bypassed
vasa vasorum | supplies the outer wall of a large artery | is a tiny supply line within the wall of the aorta

# Parts of blood vessels
? Which part of a blood vessel
tunica intima / tunica interna | is the innermost of the three layers of the wall | reduces friction as the layer in contact with blood
tunica media | is the middle layer of smooth muscle and elastic fibers | controls diameter in vasoconstriction and vasodilation | is thicker in arteries than in veins
tunica externa / tunica adventitia | is the outer layer, mostly of collagen fibers | protects and anchors it to surrounding tissue
lumen | is the central space through which blood flows | becomes narrower during vasoconstriction
precapillary sphincter | is the smooth muscle cuff that controls flow into a capillary | opens when tissue needs more oxygen

# Control of blood flow
? Which mechanism
skeletal muscle pump | squeezes deep veins and pushes blood toward the heart | helps venous return as leg muscles contract in walking | works together with valves in the leg veins
respiratory pump | draws blood toward the heart by pressure changes in the chest | helps venous return during inhalation
vasoconstriction | narrows blood vessels and raises blood pressure | occurs as smooth muscle in vessel walls contracts
vasodilation | widens blood vessels and lowers blood pressure | occurs as smooth muscle in vessel walls relaxes
baroreceptor reflex | corrects blood pressure sensed by stretch receptors in aorta and carotid arteries | slows the heart when stretch receptors sense high blood pressure

# Arteries of the head and trunk
? Which artery
aorta | is the largest and carries blood from the left ventricle | arches over the heart and descends in front of the spine | has ascending, arch, thoracic and abdominal parts
pulmonary artery | carries oxygen-poor blood to a lung | branches from the trunk that leaves the right ventricle | is the only one after birth that carries oxygen-poor blood
coronary artery | supplies the heart muscle itself | causes a heart attack when blocked | branches from the aorta just above its valve
common carotid artery | carries blood up the neck toward the head | divides in the neck to supply face and brain, and its pulse is felt beside the windpipe
vertebral artery | reaches the brain through holes in the neck bones | joins its partner to form the basilar artery
renal artery | carries blood to a kidney | branches from the aorta to the organ that filters blood
hepatic artery | carries oxygen-rich blood to the liver | is a branch of the celiac trunk
superior mesenteric artery | supplies the small intestine and first half of the colon | leaves the aorta below the celiac trunk

# Arteries of the limbs
? Which artery of the arm or leg
subclavian artery | passes beneath the collarbone to the arm | becomes the axillary vessel at the first rib
brachial artery | is used to measure blood pressure in the upper arm | divides below the elbow into two forearm vessels | runs along the inside of the upper arm
radial artery | is used to feel the pulse at the wrist on the thumb side | runs along the lateral bone of the forearm
ulnar artery | runs down the little finger side of the forearm | supplies most of the arch in the palm from the little finger side
femoral artery | carries blood through the thigh | is felt at the groin as a strong pulse
popliteal artery | passes behind the knee | divides into the vessels of the lower leg
dorsalis pedis artery | is used to check the pulse on top of the foot | continues from the front of the shin to the foot

# Veins
? Which vein
superior vena cava | returns blood from the head and arms to the right atrium | is formed by the two brachiocephalic vessels | drains the upper half of the body
inferior vena cava | returns blood from the lower body to the right atrium | is the widest in the body and passes through the diaphragm | drains the abdomen and the legs
pulmonary vein | carries oxygen-rich blood from a lung to the heart | enters the left atrium | is one of four that return blood from the lungs
internal jugular vein | drains the brain through the neck | receives the blood of the dural sinuses
hepatic portal vein | carries nutrient-rich blood from the digestive organs to the liver | connects two capillary beds | drains the stomach, intestines, pancreas and spleen
hepatic vein | drains blood from the liver into the inferior vena cava | leaves the liver after its cells have processed nutrients
renal vein | drains blood from the kidney | carries filtered blood to the inferior vena cava
great saphenous vein | is the longest in the body, along the inner leg | is often removed for coronary bypass grafts and may become varicose
median cubital vein | is commonly used for drawing blood at the elbow | connects the two superficial vessels of the arm
coronary sinus | collects the blood of the heart muscle | empties into the right atrium from the back of the heart
azygos vein | drains the right side of the chest wall | runs up beside the thoracic spine
cephalic vein | runs along the thumb side of the arm | drains the outer arm into the axillary vessel

# Circuits of blood flow
? Which circulation
pulmonary circulation | carries blood between the heart and the lungs | picks up oxygen and drops off carbon dioxide for the whole body | runs from right ventricle to left atrium
systemic circulation | carries blood from the left ventricle to the body tissues and back | delivers oxygen to nearly all organs through the aorta | runs from left ventricle to right atrium | returns oxygen-poor blood through the venae cavae
coronary circulation | supplies the muscle of the heart | begins at the base of the aorta and ends in the right atrium | delivers oxygen to the myocardium itself
hepatic portal circulation | carries blood from stomach and intestines to the liver | lets absorbed nutrients be processed before they reach the body
cerebral arterial circle / circle of Willis | joins vessels in a ring at the base of the brain | provides alternative routes of blood to the brain
fetal circulation | bypasses the lungs before birth | uses the foramen ovale and the ductus arteriosus | receives oxygen and nutrients through the placenta

# Pressures in the body
? Which pressure
systolic pressure | is the top number, reached when the ventricles contract | is normally below 120 millimeters of mercury | is the higher of two values in a blood reading
diastolic pressure | is the bottom number, reached when the ventricles relax | is normally below 80 millimeters of mercury | is the lower of two values in a blood reading
pulse pressure | is the difference between systolic and diastolic values | is 40 in a reading of 120 over 80
osmotic pressure | draws water into capillaries because of plasma proteins | depends on the concentration of dissolved particles
capillary hydrostatic pressure / hydrostatic pressure | pushes fluid out of the blood through vessel walls | is highest near the arteriole and lowest near the venule
intrapleural pressure | keeps the lungs expanded because it is below atmospheric | is found between the two membranes around a lung

# Vital signs
? Which vital sign
blood pressure | is the force exerted against the walls of arteries | is measured with a cuff and stethoscope on the upper arm | is normal when below 120 over 80
pulse | is the wave of expansion of an artery with each heartbeat | is felt with the fingertips at the wrist or neck | can be counted for a minute to find the heart rate
respiratory rate | is the number of breaths per minute | is about 12 to 20 in a resting adult | is counted by watching the chest rise and fall
body temperature | is normally about 37 degrees Celsius | is controlled by the hypothalamus and raised in fever | is measured with a thermometer
oxygen saturation | is the percentage of hemoglobin binding sites that are filled | is normally 95 to 100 percent

# Diseases of the blood vessels
? Which disorder of the blood vessels
atherosclerosis | builds fatty plaques in the inner walls of arteries | narrows arteries by deposits of cholesterol | raises the risk of heart attack and stroke by plaque
arteriosclerosis | hardens vessels with age so that they lose elasticity | makes vessel walls stiff with calcium deposits | raises blood pressure because stiff vessels cannot expand
aneurysm | is a balloon-like bulge in a weakened artery wall | may rupture and cause fatal bleeding in the brain or aorta | enlarges as the weakened wall of an artery stretches
varicose vein / varicose veins | is twisted and swollen because of faulty valves | is common in the legs of people who stand for long hours | results when valves fail and blood pools
phlebitis / thrombophlebitis | makes a vein red, warm and painful by inflammation | may lead to a clot that travels from the leg to the lungs
pulmonary embolism | blocks flow in a lung when a traveling clot lodges there | causes sudden breathlessness after a leg clot breaks loose

# Diseases of the heart
? Which disorder of the heart
myocardial infarction / heart attack | kills cardiac muscle when a coronary vessel is blocked | is signaled by crushing chest pain and shortness of breath | may be treated with clot-dissolving drugs, a stent or a bypass
angina pectoris / angina | causes chest pain in exertion when heart muscle lacks oxygen for a time | is relieved by rest or nitroglycerin
congestive heart failure / heart failure | makes the pump too weak to meet the body's needs | causes fluid to collect in lungs or ankles | causes tiredness, shortness of breath and swollen legs
cardiac arrest | makes all pumping stop suddenly | calls for CPR and a defibrillator at once | causes sudden loss of consciousness and pulse
rheumatic heart disease | damages the mitral and other valves after untreated strep throat | follows an immune reaction to streptococci
endocarditis | is inflammation of the inner lining and valves of the heart | results when bacteria in the blood settle on a valve
patent ductus arteriosus | leaves a fetal vessel open after birth | lets blood leak from the aorta into the pulmonary trunk
arrhythmia | is an irregular rhythm of the heartbeat | results from faulty electrical signals of the heart's pacemaker or conduction system

# Lymphatic vessels and organs
? Which lymphatic structure
lymph node | filters tissue fluid on its way to the blood and swells during infection | is a bean-shaped organ with clusters in the neck, armpit and groin | contains macrophages and lymphocytes that monitor the fluid
spleen | filters blood and destroys worn-out red cells | is the largest organ of its kind, on the left beside the stomach | stores platelets and serves as a blood reservoir
tonsil | traps bacteria that enter the throat | lies in a ring around the pharynx and is removed when often infected | is found in the pharynx and at the back of the tongue
Peyer's patch | guards the wall of the ileum against bacteria | is a cluster of follicles in the small intestine
appendix / vermiform appendix | is a narrow pouch attached to the cecum | may become inflamed and rupture
thoracic duct | empties most of the body's lymph into the left subclavian vein | is the largest vessel of its kind and begins in the abdomen | drains lymph from the legs, abdomen and left upper body
right lymphatic duct | drains one arm and one side of the head and chest | is the smaller of two final vessels, covering only a quarter of the body
lacteal | absorbs fats in a villus of the small intestine | carries a milky fluid after a fatty meal
cisterna chyli | is the sac in the abdomen where fluid from the legs collects | forms the start of the largest collecting vessel
lymphatic capillary | takes up tissue fluid through flaplike gaps | begins as a closed-ended tube among the cells

# Innate defenses
? Which body defense
intact skin | forms the first mechanical barrier to microbes | keeps germs out with a dry, acidic, keratinized surface
mucus | traps microbes and dust in the airways | is the sticky secretion that cilia sweep toward the throat | is secreted by membranes that line body passages open to the outside
gastric acid | kills most microbes swallowed with food | protects the stomach by its very low pH
lysozyme | breaks bacterial cell walls in tears and saliva | is an enzyme in the fluid that washes the eye
inflammation | causes redness, heat, swelling and pain | brings more blood and phagocytes to an injured area | is triggered by histamine and other chemicals after an injury
fever | raises body temperature to slow microbes | is started by pyrogens that reset the hypothalamus | speeds repair and makes liver and spleen store iron that bacteria need
complement system / complement | punctures the membranes of bacteria with plasma proteins | is a group of at least 20 proteins that work in a cascade | enhances phagocytosis and inflammation and lyses foreign cells
interferon | protects neighboring cells from viruses | is a protein released by a virus-infected cell | blocks the multiplication of viruses in nearby healthy cells
histamine | widens vessels and makes capillaries leaky | is the chemical released by mast cells, blocked in allergy treatment

# Cells of the immune system
? Which immune cell
B cell / B lymphocyte | matures in bone marrow and serves humoral immunity | divides after meeting its antigen to form plasma and memory types | responds to an antigen by making clones that release antibodies
plasma cell | secretes antibodies into the blood | is the short-lived factory descended from a B lymphocyte | produces large amounts of one specific antibody
memory cell | gives a fast second response years after an infection | remains for years after a vaccination | provides long-lasting immunity by recognizing an antigen on second exposure
helper T cell / CD4 cell | activates other lymphocytes by chemical signals | is the main target of HIV | stimulates B cells and cytotoxic T cells by releasing cytokines
cytotoxic T cell / killer T cell / CD8 cell | directly destroys a virus-infected target that shows its specific antigen | carries out cellular immunity and injects perforin after activation
regulatory T cell / suppressor T cell | slows and ends an immune response | helps to prevent attacks on the body itself
macrophage | engulfs microbes and debris by phagocytosis | develops from a monocyte that has left the blood | presents antigens to helper T cells after engulfing a pathogen
natural killer cell / NK cell | destroys cancerous or infected targets without previous exposure | is a lymphocyte of nonspecific defense | kills target cells before adaptive immunity is activated

# Molecules of immunity
? Which molecule
antigen | is recognized as foreign and provokes an immune response | is a marker, often a protein, on the surface of a pathogen | is bound by a specific antibody or T cell receptor
antibody / immunoglobulin | is a Y-shaped protein that binds to one specific antigen | is secreted by plasma cells and marks invaders for destruction | is a defensive protein with two binding sites
cytokine | carries chemical signals between immune cells | includes the interleukins, which stimulate lymphocytes | is a protein such as interleukin that regulates immune responses
MHC protein / major histocompatibility complex / MHC | marks body cells as self and displays antigen fragments to T cells | is compared before an organ transplant to match tissues
perforin | makes holes in the membrane of an infected cell | is released by cytotoxic T cells and natural killer cells
hapten | is too small to provoke an immune response until it joins a protein | triggers allergy, as in poison ivy, after linking with body proteins

# Immune processes
? Which immune process
opsonization | coats microbes so that phagocytes can grip them more easily | uses antibodies or complement proteins as handles for phagocytes
phagocytosis | engulfs and digests microbes | is carried out by neutrophils and macrophages | encloses particles in a vesicle that fuses with a lysosome
clonal selection | makes a lymphocyte that fits the antigen multiply | produces many identical lymphocytes against one antigen
neutralization | blocks harmful sites on viruses or toxins with antibodies | keeps a virus from attaching to cells
antigen presentation | displays a piece of a foreign invader on a cell surface to T cells | is the task of dendritic cells and macrophages
autoimmunity | attacks the body's own tissue as if it were foreign | is the loss of self-tolerance behind rheumatoid arthritis and lupus | is the cause of type 1 diabetes and multiple sclerosis

# Classes of antibodies
? Which class of antibody
IgG | is the most abundant in plasma | is the only one that crosses the placenta | dominates the secondary immune response
IgM | is the first released in an infection, as a five-part molecule | includes the anti-A and anti-B agglutinins
IgA | protects mucous surfaces in saliva, tears and breast milk | occurs in body secretions as a joined pair
IgE | triggers allergies by binding to mast cells | rises in hay fever and worm infections | causes mast cells to release histamine
IgD | acts as a receptor on the surface of B cells | is attached to immature lymphocytes that await activation

# Types of immunity
? Which type of immunity
natural active immunity / naturally acquired active immunity | develops after having the disease itself | makes a child who had measles resistant for life | produces memory cells after infection in everyday life
artificial active immunity / artificially acquired active immunity | develops after a vaccination | comes from injected weakened or killed pathogens | produces memory cells without illness after a shot
natural passive immunity / naturally acquired passive immunity | passes from mother to baby through placenta or milk | gives a newborn borrowed antibodies for months | is provided by breast milk and does not last long
artificial passive immunity / artificially acquired passive immunity | comes from an injection of ready-made antibodies | protects at once but briefly, as with antivenom
innate immunity / nonspecific immunity | acts from birth in the same way against all invaders | includes skin, phagocytes and fever | responds fast and without memory, unlike adaptive defenses
herd immunity | protects unvaccinated people as most of a population is resistant | stops the spread of a disease when enough people are vaccinated | slows an epidemic because too few susceptible people remain

# Immune disorders
? Which immune disorder
allergy | is an overreaction to a harmless substance such as pollen | is caused by IgE and histamine in hay fever | produces sneezing, hives or watery eyes after contact with a trigger
anaphylaxis / anaphylactic shock | is a sudden, life-threatening whole-body reaction | is treated at once with an epinephrine injector | narrows airways and causes a dangerous fall of blood pressure
acquired immunodeficiency syndrome / AIDS | is caused by HIV, which destroys CD4 lymphocytes | leaves the body open to opportunistic infections after sexual or blood transmission | destroys helper T cells so that the body cannot fight infections
severe combined immunodeficiency / SCID | leaves a child from birth without working B and T cells | makes an infant unable to fight infections of any kind
systemic lupus erythematosus / lupus | attacks the kidneys, joints and skin with antibodies to DNA | often causes a butterfly-shaped rash on the face
transplant rejection | attacks a donated organ | is prevented by tissue matching and suppressing drugs | occurs when T cells attack donor tissue as foreign
celiac disease | damages the intestinal lining in reaction to gluten | requires a diet without wheat, rye and barley | damages villi so that nutrients are poorly absorbed
contact dermatitis | causes a delayed itchy rash by T cells | follows touching poison ivy
Hodgkin's disease / Hodgkin lymphoma | is a cancer of lymph nodes with large Reed-Sternberg cells | begins with painless swelling of nodes in the neck
lymphedema / elephantiasis | causes swelling when drainage of tissue fluid is blocked | enlarges a leg after parasitic worms block vessels

# Organs of the respiratory system
? Which respiratory structure
nasal cavity | warms, moistens and filters air through its mucous lining | contains the conchae and is divided by a septum | is lined with hairs and ciliated mucous membrane
nasal concha / nasal conchae | increases the surface for warming air as a scroll-shaped bone | swirls inhaled air as one of three shelves at the side
paranasal sinus / paranasal sinuses | lightens the skull and gives the voice resonance | is an air-filled hollow in a bone around the nose
nasopharynx | is the upper part of the throat, for air only | receives the auditory tubes behind the nose
oropharynx | is the middle part of the throat, for food and air | lies behind the mouth
laryngopharynx | is the lowest part of the throat, where air and food paths divide | opens into the voice box and the esophagus
larynx / voice box | contains the vocal cords | has the Adam's apple at its front | routes air and food into proper channels and makes speech sounds | connects the pharynx with the trachea
epiglottis | closes the airway during swallowing | is a leaf-shaped flap of elastic cartilage | tips over the opening of the voice box when a person swallows
trachea / windpipe | is held open by C-shaped rings of cartilage | runs from the voice box to the two main branches
bronchus / bronchi | branches from the windpipe into one lung | has cartilage plates in its wall and divides like a tree | enters a lung as the first division below the windpipe | is one of two main branches of the trachea
bronchiole | has smooth muscle but no cartilage in its wall | narrows in asthma as a tiny airway | leads to alveolar ducts as the smallest conducting airway
alveolus / alveoli | exchanges oxygen and carbon dioxide with the blood | is a tiny thin-walled sac surrounded by capillaries | is the main site of gas exchange in the lungs

# Details of larynx and lungs
? Which structure of the airways and lungs
glottis | is the opening between the vocal folds | changes width to let air pass or to make sound | is covered by the epiglottis during swallowing
true vocal cord / vocal fold | vibrates in passing air to make voice sounds | becomes longer and thicker in boys at puberty | produces higher pitch when it is more tense
thyroid cartilage | is the shield-shaped front plate called the Adam's apple | is the largest plate of the voice box
cricoid cartilage | is the ring-shaped lowest part of the voice box | is a complete ring above the windpipe
uvula | hangs from the back of the soft palate | closes the nose passage with the soft palate in swallowing
carina | is the ridge where the windpipe divides into two | triggers violent coughing when touched
hilum | is where bronchi and vessels enter | is the root region on the inner face of a lung
cardiac notch | is the hollow in the left lung that makes room for the heart | makes the left lung smaller than the right
respiratory membrane | separates alveolar air from blood by a distance of less than a micrometer | consists of alveolar and capillary walls with fused basement layers | allows oxygen and carbon dioxide to diffuse between air and blood
type II alveolar cell | secretes surfactant onto the surface of the air sac | is a cuboidal member among the flat lining of the air sac
lobe of the lung | is a large subdivision, three on the right and two on the left | is separated from its neighbor by a fissure

# Processes of respiration
? Which process of respiration
inspiration / inhalation | draws air into the lungs as chest volume increases | occurs when diaphragm and external intercostals contract | occurs as the diaphragm contracts and flattens
expiration / exhalation | lets air out of the lungs as chest volume decreases | is passive at rest as the lungs recoil | occurs as the diaphragm relaxes and rises
external respiration | exchanges gases between the alveoli and the blood | loads oxygen into blood in the pulmonary capillaries
internal respiration | exchanges gases between the blood and tissue cells | unloads oxygen from systemic capillaries into the tissues
cellular respiration | uses oxygen in mitochondria to make ATP from glucose | produces carbon dioxide and water in cells | takes place in the mitochondria of all active cells
pulmonary ventilation / breathing | moves air into and out of the lungs | is mechanical and driven by pressure changes in the chest
gas transport | carries oxygen and carbon dioxide between lungs and tissues in blood | depends on the cardiovascular system and hemoglobin

# Lung volumes
? Which lung volume
tidal volume | is the air moved in a normal quiet breath | is about 500 milliliters | is the amount inhaled or exhaled at rest
inspiratory reserve volume | is the extra air that can be forced in after a normal breath in | is about 3,100 milliliters in a man
expiratory reserve volume | is the extra air that can be forced out after a normal breath out | is about 1,200 milliliters
residual volume | is the air that stays in the lungs after the strongest breath out | keeps the alveoli open between breaths | cannot be exhaled even with the greatest effort
vital capacity | is the most air that can be breathed out after the deepest breath in | is the sum of tidal and both reserve amounts | is measured with a spirometer by a maximum exhalation after maximum inhalation
total lung capacity | is all the air the lungs can hold | is about 6,000 milliliters in a man
dead space volume / anatomical dead space | is the air that stays in the passages and takes no part in gas exchange | is about 150 milliliters of each quiet breath

# Substances of respiration
? Which substance
surfactant | lowers the tension of the water film in alveoli and keeps them from collapsing | is lacking in the lungs of premature babies | is a detergent-like mixture from type II alveolar cells
oxyhemoglobin | carries about 98 percent of the oxygen in blood | is bright red and forms in red cells in the lungs
carbaminohemoglobin | carries about a fifth of the carbon dioxide in blood | forms in the tissues as CO2 binds to a red cell protein
bicarbonate ion | is the form in which most carbon dioxide travels in plasma | forms with a hydrogen ion when carbonic acid splits
carbonic acid | forms when CO2 combines with water | lowers blood pH when too much CO2 builds up
carbonic anhydrase | is the enzyme in red cells that combines CO2 with water | speeds the formation of an acid from CO2 and water
carbon monoxide | binds to hemoglobin more strongly than oxygen does | is an odorless, poisonous gas from exhaust and faulty heaters | causes headache, confusion and death by blocking oxygen transport

# Control of breathing
? Which structure in the control of breathing
medullary respiratory center | sets the basic rhythm of breathing in the lower brain stem | sends impulses to the diaphragm and external intercostals to start inspiration
pontine respiratory center | smooths the change between inhalation and exhalation | modifies the breathing rhythm from above the medulla
central chemoreceptor | senses carbon dioxide and pH of cerebrospinal fluid in the brain | gives the main stimulus for breathing as carbon dioxide rises
carotid body | senses falling oxygen in blood at the forking of a neck artery | is a peripheral chemoreceptor in the neck
lung stretch receptor | prevents overinflation in deep breathing | triggers the Hering-Breuer reflex in deep inhalation
phrenic nerve | carries impulses to the diaphragm | arises from the cervical plexus and makes the main breathing muscle contract

# Conditions of breathing
? Which breathing condition
eupnea | is the normal quiet state at rest | has about 12 to 20 breaths a minute at rest
hyperventilation | is fast and deep and lowers carbon dioxide in the blood | makes blood more alkaline and causes dizziness | may be caused by anxiety
hypoventilation | is slow and shallow and raises carbon dioxide in the blood | makes blood more acidic
apnea | is a temporary stop of the flow of air | may occur again and again during sleep when the throat collapses
dyspnea | is a difficult or labored intake of air | is the feeling of shortness of breath
hypoxia | is too little oxygen in the tissues | may occur at high altitude and turn the skin blue | makes tissues work poorly because oxygen supply is not enough

# Lung disorders
? Which lung disorder
asthma | narrows the bronchioles in attacks with wheezing | is treated with an inhaler that opens airways | is often triggered by allergens, exercise or cold air
emphysema | destroys the walls of alveoli, mostly in smokers | leaves lungs enlarged and inelastic, with a barrel chest | makes breathing out hard because lungs have lost their recoil
chronic bronchitis | inflames the large airways with too much mucus for months | causes a lasting smoker's cough with phlegm | is a form of COPD with excess mucus production
cystic fibrosis | produces thick mucus because of a faulty chloride channel | is inherited as a recessive trait and clogs lungs and pancreas | makes mucus in the lungs so thick that infections are frequent
pneumothorax | collapses a lung by letting air into the space around it | may follow a stab wound of the chest
infant respiratory distress syndrome | affects premature babies who lack surfactant | makes newborn alveoli collapse after each breath
lung cancer | is a malignant growth most often caused by smoking | kills more Americans than any other tumor | is often found late and is linked with cigarette smoke

# Infections and inflammations of the airways
? Which respiratory illness
pneumonia | fills alveoli with fluid in an infection | is seen as a lung consolidation on X-rays | is an infection of the lungs by bacteria or viruses
tuberculosis / TB | forms walled-off nodules in the lungs and is caused by a slow-growing bacterium | is detected by a skin test and causes coughing of blood | is spread by airborne droplets and treated with months of antibiotics
pleurisy | inflames the membranes around the lungs and causes sharp pain on breathing | may produce a friction rub heard with a stethoscope
laryngitis | inflames the vocal cords and causes hoarseness | may take away the voice
whooping cough / pertussis | causes violent fits that end with a high-pitched gasp for air | is prevented by the DTaP vaccine
influenza | is a viral airway infection with sudden fever, aches and yearly strains | is prevented by a vaccine that is renewed every year
common cold | is a mild viral infection of the nose and throat | is most often caused by rhinoviruses | causes a runny nose and sneezing and has no cure

# Nonrespiratory air movements
? Which air movement
cough | is a forceful blast of air that clears the lower airways through the mouth | begins with a deep breath and closing of the glottis
sneeze | is a forceful blast of air that clears the upper airways through the nose | is triggered by irritation of the nasal lining
hiccup | is a sudden intake of air from a spasm of the diaphragm | produces a sound as the glottis suddenly closes | results when the diaphragm is irritated
yawn | is a very deep breath taken with the mouth wide open | is a long intake of air often linked to tiredness
laughing | is a deep breath followed by short bursts of air that express happiness | releases air in short convulsive breaths in response to humor
snoring | is caused by vibration of the soft palate in sleep | is a rough nighttime noise that may accompany sleep apnea

# Organs of the digestive tract
? Which digestive organ
mouth / oral cavity | begins chewing and the digestion of starch | mixes food with saliva to form a bolus | contains teeth, tongue and openings of salivary glands
pharynx | is the passage shared by air and food | pushes food from the mouth to the esophagus in swallowing | carries food from the oral cavity to the esophagus and air to the larynx
esophagus | carries food to the stomach by peristalsis | is a muscular tube about 25 centimeters long behind the windpipe | passes through the diaphragm to the stomach
stomach | churns food with acid and begins protein digestion | is a J-shaped sac that makes chyme | secretes pepsinogen and hydrochloric acid
duodenum | receives chyme, bile and pancreatic juice | is the first and shortest part of the small intestine | is about 25 centimeters long and curves around the head of the pancreas
jejunum | is the middle part of the small intestine | absorbs most nutrients between first and last parts | lies between duodenum and ileum
ileum | is the last part of the small intestine | absorbs vitamin B12 and joins the cecum | is the longest part of the small intestine
cecum | is the pouch at the start of the large intestine | bears the appendix on its lower side
colon | absorbs water and forms feces | has ascending, transverse, descending and sigmoid parts | houses bacteria that make vitamin K | is the longest part of the large intestine
rectum | stores feces just before elimination | is the final straight part above the anal canal | signals the need for defecation when stretched
anus | is the opening through which feces leave | has an involuntary inner and a voluntary outer sphincter

# Accessory digestive organs
? Which accessory structure of digestion
tongue | moves and mixes food and bears taste buds | starts swallowing by pushing the bolus backward | is a muscular organ that helps speech and taste
salivary gland | secretes a fluid with amylase and mucus into the mouth | may be a parotid, submandibular or sublingual | moistens food and begins starch digestion
liver | makes bile and detoxifies poisons | is the largest internal organ, on the right below the diaphragm | stores glycogen and makes plasma proteins
gallbladder | stores and concentrates bile | releases bile after a fatty meal | is a small green sac under the liver
exocrine pancreas | makes juice with enzymes for all food types and bicarbonate | secretes into the duodenum through a main duct from acinar cells | produces trypsin, amylase and lipase
tooth / teeth | breaks food down mechanically | sits in a socket and is covered with enamel above the gum
common bile duct | carries a fluid that emulsifies fats into the duodenum | forms where passages from liver and gallbladder join

# Types of tooth
? Which type of tooth
incisor | is chisel-shaped and cuts food | is one of eight at the front of the mouth | has one sharp, straight edge for biting off food
canine / cuspid / eyetooth | is pointed and tears food | is one of four cone-shaped corner ones
premolar / bicuspid | has two cusps for crushing food | lies between the canine and the molars
molar | is broad and grinds food | is the kind farthest back, which includes wisdom teeth | has a broad crown with several cusps
deciduous tooth / milk tooth / baby tooth | is one of twenty in the first set of a child | falls out from about age six to make room for a permanent one

# Parts of a tooth
? Which part of a tooth
enamel | is the hardest substance in the body | covers the crown and is dissolved by acids from bacteria | consists mostly of calcium salts and cannot repair itself
dentin | is the bonelike material that forms most of it | lies beneath the enamel and around the pulp
pulp cavity / dental pulp | contains blood vessels and nerves in the soft center | is removed in root canal treatment
cementum | is the bonelike layer that covers the root | attaches the root to the periodontal ligament
crown | is the exposed portion above the gum | is covered with enamel and used for chewing
root | is embedded in the socket of the jaw | is held in the jawbone by the periodontal ligament
periodontal ligament | fastens the root in its bony socket | consists of fibers between cementum and jawbone

# Dental problems
? Which dental problem
dental plaque | is a sticky film of bacteria that brushing and flossing remove | produces acids from sugar on the surface of enamel
tartar / dental calculus | is a hardened mineral deposit that only a dentist can remove | forms when plaque is not brushed away and calcifies
dental caries / tooth decay / cavity | is a hole made in enamel and dentin by bacterial acids | must be drilled and filled by a dentist | is caused by bacteria that turn sugar into acids
gingivitis | is inflammation of the gums only | makes gums red and bleed in brushing | results from plaque left along the edge of the soft tissue
periodontitis | destroys the bone and ligament that hold teeth | makes teeth loosen and fall out in adults
malocclusion | is a poor fit between upper and lower teeth | is corrected with braces by an orthodontist

# Parts of the stomach
? Which part of the stomach and its openings
cardia | is the region where food enters | surrounds the lower opening of the esophagus
fundus | is the dome-shaped upper region beneath the diaphragm | lies beside the heart end and may hold swallowed air
pylorus | is the lower funnel-shaped region | leads to the duodenum as the narrowing end region
lower esophageal sphincter / cardiac sphincter | keeps acid from flowing up toward the throat | is too relaxed in people with heartburn
pyloric sphincter | controls the outflow of chyme | opens to let small spurts into the duodenum | is the ring of muscle at the exit to the duodenum
ruga / rugae | is a fold of the lining that flattens when the organ is full | lets the organ expand after a large meal

# Structures of the intestine
? Which structure of the intestine and its supports
villus / villi | is a finger-like projection that absorbs nutrients | contains capillaries and a lacteal | projects from the mucosa to increase its surface
plica circularis / circular fold / plicae circulares | is a large permanent ridge in the wall of the small intestine | makes chyme spiral through the small intestine
haustrum / haustra | is a pouch of the colon wall | forms as the muscle band of the colon gathers the wall
mesentery | holds the intestine in place as a double sheet | carries vessels and nerves between the back wall and the gut
greater omentum | hangs like a fatty apron over the intestines | stores fat in a fold that descends from the stomach
intestinal crypt | is a pit between villi that secretes watery juice | lies at the base of finger-like projections and renews their cells
ileocecal valve | lies where the small intestine meets the large one | keeps the contents of the colon from flowing back

# Processes of digestion
? Which digestive process
ingestion | takes food into the mouth | is the first step, eating and drinking | is the act of eating
propulsion | moves a meal along the tract by swallowing and peristalsis | pushes contents from the throat toward the anus
mechanical digestion / mechanical breakdown | breaks food into smaller pieces without changing its molecules | includes chewing and the churning of the stomach | increases the surface area of food for enzymes
chemical digestion | breaks large molecules into building blocks with enzymes | turns proteins into amino acids by hydrolysis | changes food into molecules small enough to be absorbed
absorption | moves nutrients from the intestine into blood or lymph | takes place mainly through villi | transfers digested molecules through the lining of the small intestine
defecation | eliminates undigested wastes through the anus | is the last step, started when the rectum stretches

# Movements and actions in digestion
? Which digestive action
peristalsis | pushes food along the tract by waves of muscle contraction | moves a bolus down the esophagus by alternating contraction and relaxation | is a wavelike contraction of smooth muscle in the digestive tract
deglutition / swallowing | moves a bolus from mouth through pharynx into the esophagus | closes the larynx with the epiglottis
mastication / chewing | grinds food with the teeth | is done by the masseter and temporalis muscles | is the first mechanical step of digestion
emulsification | breaks large fat globules into small droplets | is carried out by bile salts in the duodenum | increases the surface of fat for lipase
segmentation | mixes contents of the small intestine by squeezing separate rings | moves contents of the small intestine back and forth
churning | turns food into chyme by three muscle layers of the stomach | mixes food with gastric juice
mass movement | pushes contents through the colon in a slow, powerful wave | occurs in the large intestine a few times a day, often after a meal
vomiting / emesis | empties the stomach through the mouth | is triggered by a center in the medulla

# Digestive enzymes
? Which enzyme
salivary amylase / ptyalin | begins the breakdown of starch in the mouth | acts until acid in the stomach stops it | breaks starch down into maltose
pepsin | begins the breakdown of proteins in the acid of the stomach | is formed from an inactive substance by hydrochloric acid | works best at a pH of about 2
trypsin | splits proteins in the small intestine as a product of the pancreas | is activated by enteropeptidase
pancreatic lipase | splits fats into fatty acids and monoglycerides | works on droplets emulsified by bile | digests lipids in the small intestine
lactase | splits milk sugar into glucose and galactose | is lacking in people who do not tolerate milk
sucrase | splits table sugar into glucose and fructose | is the brush border catalyst for cane sugar
maltase | splits malt sugar into two glucose molecules | finishes the digestion of starch at the brush border
nuclease | splits DNA and RNA into smaller units | comes from the pancreas to digest genetic material
peptidase | splits off amino acids from short protein chains | finishes protein digestion at the brush border

# Digestive secretions
? Which digestive secretion
saliva | moistens food in the mouth and contains amylase | comes from the parotid, submandibular and sublingual glands | begins the digestion of starch
bile | emulsifies fats in the small intestine | is made by the liver and stored in the gallbladder | contains salts that break fat into droplets
gastric juice | contains hydrochloric acid and pepsin | begins protein digestion in the stomach | kills bacteria in food by its strong acid
pancreatic juice | neutralizes stomach acid in the duodenum with bicarbonate | contains enzymes that digest starch, protein, fat and nucleic acids | contains trypsin, amylase and lipase
intestinal juice | is a watery mucus fluid from crypts between villi | helps absorption as a slightly alkaline fluid of the duodenum, jejunum and ileum
intrinsic factor | is needed to absorb vitamin B12 | is the stomach protein lacking in pernicious anemia

# Materials in the digestive tract
? Which material
bolus | is the soft ball of chewed food that is swallowed | is pushed by the tongue into the throat
chyme | is the semifluid mixture of food and gastric juice | passes through the pylorus into the duodenum | leaves the stomach in small amounts
chyle | is the milky fluid of lymph and absorbed fat | flows through lacteals after a fatty meal
feces / stool | is the solid waste of undigested remains and bacteria | is stored in the rectum before elimination | consists of water, indigestible fiber and bacteria
micelle | is a tiny cluster of bile salts and fatty acids | carries fatty acids to the cells of the intestinal wall
chylomicron | is a protein-coated fat droplet that enters a lacteal | carries absorbed fat through lymph to the blood

# Waste products
? Which waste product
bilirubin | is the yellow pigment from broken-down hemoglobin | colors the skin yellow in jaundice | is excreted in bile
urea | contains most of the body's excreted nitrogen and is made by the liver from ammonia | results from the breakdown of amino acids and is excreted in urine | is the most abundant nitrogen compound in urine
uric acid | comes from the breakdown of DNA and RNA | forms crystals in the joints in gout
creatinine | comes from the metabolism of muscle | is measured in blood to test kidney function
ammonia | is poisonous and is turned into urea by the liver | is formed directly when the nitrogen group is removed from amino acids | is very toxic to cells, mainly to the brain
carbon dioxide | is the gas that cellular respiration produces and the lungs remove | is carried in blood mainly as bicarbonate

# Cells of digestive organs
? Which cell
parietal cell | secretes hydrochloric acid and intrinsic factor | is blocked by proton pump drugs | makes gastric juice strongly acidic
chief cell | secretes pepsinogen into the stomach | makes the inactive form of a protein-splitting enzyme
G cell | secretes gastrin into the blood | is the hormone-making type of the stomach lining
acinar cell | secretes digestive enzymes in the pancreas | lies in grape-like clusters around tiny ducts
hepatocyte | produces bile and stores glycogen | is the working unit of the liver lobule
Kupffer cell / stellate macrophage | removes bacteria and old red cells in liver sinusoids | is the phagocyte of the liver
beta cell | secretes insulin when blood sugar rises | is destroyed in type 1 diabetes | lies in the pancreatic islets and lowers blood glucose by its hormone
alpha cell | secretes glucagon into the blood | responds when blood sugar falls | lies in the pancreatic islets and raises blood glucose by its hormone

# Disorders of the stomach, liver, gallbladder and pancreas
? Which digestive disorder
gastroesophageal reflux disease / GERD | lets stomach contents flow back and causes heartburn | results from a weak sphincter above the stomach | irritates the esophagus with acid
peptic ulcer | is a sore in the lining of stomach or duodenum | is mostly caused by Helicobacter pylori | causes gnawing pain a few hours after eating and may bleed
gallstone | is a hardened mass of cholesterol that may block bile flow | causes pain on the right after a fatty meal | may require removal of the gallbladder
hepatitis | inflames the liver, often by a virus | exists in forms A, B and C and causes jaundice | may spread by contaminated food, blood or sexual contact, depending on type
cirrhosis | scars the liver after long alcohol abuse | replaces working liver cells with fibrous tissue | is permanent scarring of the liver, often from alcohol
hiatal hernia | pushes part of the stomach up through the diaphragm | is a bulge at the opening for the esophagus
pancreatitis | inflames the gland behind the stomach as its enzymes attack it | may be caused by a blocked duct or alcohol abuse

# Disorders of the bowels
? Which disorder of the bowels
appendicitis | causes pain that moves to the lower right of the abdomen | is treated by surgical removal before rupture | is inflammation of a small pouch on the cecum
lactose intolerance | causes gas and diarrhea after drinking milk | results from lack of an enzyme for milk sugar | results when the small intestine makes too little lactase
diarrhea | produces watery stools several times a day | leads to dehydration when food residue rushes through the colon | results when the large intestine absorbs too little water
constipation | produces hard, dry stools that are difficult to pass | results from too little fiber and fluid | results when the large intestine absorbs too much water
Crohn's disease | inflames patches of intestine, often the ileum, through the whole wall | is a chronic inflammation that may affect any part of the tract from mouth to anus
diverticulitis | inflames small pouches in the colon wall | is common in older people who eat little fiber
colorectal cancer | often begins as a polyp | is found early by colonoscopy
food poisoning / foodborne illness | results from eating contaminated meals | is caused by bacteria such as salmonella

# Metabolism of sugars
? Which metabolic process
glycolysis | splits glucose into two pyruvic acid molecules in the cytosol | needs no oxygen and gains two ATP | is the first stage of cellular respiration
Krebs cycle / citric acid cycle | breaks acetyl groups down to carbon dioxide in the mitochondrial matrix | begins when acetyl CoA joins oxaloacetate | produces carbon dioxide, NADH and FADH2
electron transport chain | makes most ATP at the inner mitochondrial membrane | ends with oxygen joining hydrogen to form water
glycogenesis | builds up the storage starch of liver and muscle from glucose | is stimulated by insulin after a meal
glycogenolysis | breaks the stored liver starch down into glucose | is stimulated by glucagon between meals
gluconeogenesis | makes new sugar from noncarbohydrates such as amino acids | keeps the brain supplied in prolonged fasting

# Metabolism of fats and proteins
? Which process of fat or protein metabolism
lipogenesis | builds triglycerides from excess sugar or fatty acids | stores surplus calories in adipose tissue
lipolysis | breaks triglycerides into glycerol and fatty acids | frees the stored energy of adipose tissue
beta oxidation | cuts fatty acids into two-carbon pieces | forms acetyl CoA from long chains in the mitochondrion
deamination | removes the nitrogen group from an amino acid | produces ammonia, which the liver turns into urea
ketogenesis | forms ketone bodies from fats | may acidify the blood in untreated diabetes or starvation
transamination | moves a nitrogen group to a keto acid to build a different amino acid | lets the liver make nonessential amino acids with vitamin B6

# Metabolism
? Which term describes
metabolism | the sum of all chemical reactions in the body | all the building and breaking down of substances in the body
anabolism | the building of larger molecules from smaller ones with energy | reactions such as making proteins from amino acids
catabolism | the breaking of larger molecules into smaller ones with release of energy | reactions such as the breakdown of glucose for ATP
basal metabolic rate / BMR | the energy that the body uses at complete rest | the minimum energy need, controlled largely by thyroxine
absorptive state / fed state | the hours after a meal when nutrients are being stored | the time when insulin directs nutrients into storage
postabsorptive state / fasting state | the time between meals when stored fuels are used | the time when glucagon releases glucose from glycogen

# Control of body temperature
? Which process of heat exchange
conduction | transfers heat by direct contact with an object | makes the body lose heat to a cold surface that it touches
convection | transfers heat by moving air or water | carries heat away as warm air rises from the skin
radiation | transfers heat by infrared waves without contact | causes the greatest heat loss of a resting body in a cool room
evaporation | removes heat as sweat turns to water vapor | cools the body even when air is hotter than the skin
shivering | produces heat by rapid involuntary muscle contractions | is ordered by the hypothalamus in response to cold

# Organs and openings of the urinary tract
? Which part of the urinary tract
kidney | filters blood to form urine | is a bean-shaped organ behind the peritoneum with about a million nephrons | maintains the purity of blood by removing nitrogen wastes
ureter | carries urine to the bladder by peristalsis | is one of two slender tubes that leave the kidneys | leads from the renal pelvis to the bladder
urinary bladder | stores urine until it is released | is a muscular sac with a detrusor layer behind the pubic bones
urethra | carries urine out of the body | is about 4 centimeters long in females and 20 in males | leads from the bladder to the outside | also carries semen in males
trigone | is the triangle between three openings in the urinary bladder | is the smooth area where bladder infections often persist
external urethral sphincter | is under voluntary control and holds back urine | is a ring of skeletal muscle that toddlers learn to control

# Inner structure of the kidney
? Which part of the kidney
renal cortex | is the outer region with the glomeruli | lies directly beneath the fibrous capsule | contains most of the coiled tubules
renal medulla | is the inner region with striped pyramids | contains the loops that make urine concentrated | lies deep to the cortex
renal pyramid | is a cone-shaped mass of tubules | points with its tip toward a minor calyx
renal pelvis | collects urine from the calyces like a funnel | narrows into the ureter
calyx / calyces | is a cup that receives urine from a renal pyramid | drains into the large central funnel
renal column | lies between two pyramids as tissue like the cortex | extends inward from the cortex between the pyramids
renal capsule | is the tough fibrous covering | protects the cortex from infection and injury as the outermost sheet

# Parts of the nephron
? Which part of the nephron
glomerulus / glomeruli | is the knot of capillaries where filtration takes place | is fed by a wider and drained by a narrower arteriole | is a tuft of vessels in the renal cortex | lies inside Bowman's capsule
Bowman's capsule / glomerular capsule | is the cup that collects the filtrate | surrounds a knot of capillaries | begins the renal tubule as a double-walled cup
proximal convoluted tubule | reabsorbs most of the water, glucose and salts | is the first coiled section, lined with microvilli | is the main site of reabsorption in the nephron
loop of Henle / nephron loop | dips into the medulla and helps to concentrate urine | is the hairpin section with descending and ascending limbs | creates the salt gradient of the medulla
distal convoluted tubule | adjusts salt under the control of aldosterone | is the second coiled section, after the loop of Henle | lies between the loop of Henle and the collecting duct
collecting duct | receives fluid from many nephrons and carries it to a papilla | keeps or releases water under the control of ADH as the final passage | becomes more permeable to water when ADH is high
afferent arteriole | brings blood to the glomerulus | is wider than the vessel that drains the filter
efferent arteriole | carries blood away from the glomerulus | is narrower than the vessel that feeds the filter
peritubular capillary | takes back reabsorbed water and nutrients | wraps around the coiled tubules
juxtaglomerular apparatus | releases renin when blood pressure falls | lies where the afferent arteriole touches the distal tubule | helps regulate blood pressure and filtration rate
podocyte | clings to filter capillaries with foot-like extensions | forms slits through which plasma is filtered

# Processes of the urinary system
? Which process of the urinary system
glomerular filtration | forces water and small solutes from blood into the capsule | is the first step of urine formation, driven by blood pressure | takes place in Bowman's capsule
tubular reabsorption | returns water, glucose and ions from the filtrate to the blood | normally recovers all glucose, mainly in the proximal tubule | returns most of the filtrate to the peritubular capillaries
tubular secretion | moves extra wastes from the blood into the filtrate | removes drugs and hydrogen ions in the last step of urine formation
micturition / urination | empties the bladder through the urethra | is a reflex triggered when about 200 milliliters stretch the bladder wall | is the release of urine through the urethra
hemodialysis / dialysis | cleans the blood with a machine when the kidneys fail | uses diffusion across an artificial membrane to remove wastes
diuresis | increases the amount of urine | follows when ADH is blocked by alcohol

# Urinary signs
? Which urinary sign
glycosuria | is the presence of sugar in the urine | points to diabetes mellitus | results when blood glucose is too high for full reabsorption
proteinuria / albuminuria | is the presence of albumin in the urine | points to a damaged filter
hematuria | is the presence of blood in the urine | points to bleeding from stones or infection
pyuria | is the presence of pus cells in the urine | points to infection of the tract by white cells seen in the sample
oliguria | is an abnormally small urine output | is defined as between 100 and 400 milliliters a day
anuria | is almost no urine output | is defined as less than 100 milliliters a day
polyuria | is an abnormally large urine output | is typical of untreated diabetes

# Urinary disorders
? Which urinary disorder
incontinence | is the inability to control the release of urine | follows weakening of the sphincters
cystitis | is inflammation of the bladder | is common in women and causes burning and frequent urges | is often caused by bacteria that enter through the urethra
pyelonephritis | is infection of the kidney | arises when bacteria climb from the bladder and cause flank pain
glomerulonephritis | inflames the filters of the kidney, sometimes after strep throat | lets protein and red cells leak through the filtration membrane
kidney stone / renal calculus | is a crystal mass that blocks the ureter painfully | is broken up by shock waves | forms from crystallized salts such as calcium oxalate
renal failure / kidney failure | makes wastes build up in the blood | requires dialysis or a transplant | is the inability of the nephrons to filter blood

# Body fluids
? Which body fluid
intracellular fluid | is the water inside cells, about two thirds of the total | is rich in potassium ions | is the cytosol enclosed by plasma membranes
interstitial fluid / tissue fluid | fills the spaces between cells | exchanges substances between capillaries and cells
extracellular fluid | is all the water outside cells, about one third of the total | includes plasma and interstitial fluid and is rich in sodium
lymph | flows through vessels that return leaked fluid to the blood | is filtered by bean-shaped nodes | carries absorbed fats and white blood cells
cerebrospinal fluid | cushions the brain and spinal cord | circulates through the ventricles of the brain
synovial fluid | lubricates a movable joint | fills the joint cavity
amniotic fluid | cushions the fetus in its sac | is drawn for prenatal tests of fetal cells
glomerular filtrate | enters Bowman's capsule from the blood without proteins or cells | is produced at about 180 liters a day by the kidneys
colostrum | is the yellowish first secretion of the breasts, rich in antibodies | feeds an infant before true milk comes

# Imbalances of the body
? Which imbalance
dehydration | is a loss of more water than is taken in | results from vomiting, sweating or diarrhea without drinking | causes thirst, dry mouth and dark urine
edema | is swelling from excess fluid in the tissues | is the buildup of interstitial fluid, as in ankles in heart failure | may result from blocked lymphatic vessels or high capillary pressure
acidosis | is a blood pH below 7.35 | results from too many hydrogen ions in arterial blood
alkalosis | is a blood pH above 7.45 | results from too few hydrogen ions in arterial blood
hypovolemia | is too low a volume of blood | results from heavy bleeding
hyponatremia | is too little sodium in the blood | results from drinking huge amounts of plain water
hyperkalemia | is too much potassium in the blood | may stop the heart when the kidneys fail
hypocalcemia | is too little calcium in the blood | causes muscle spasms called tetany

# Acids, bases and electrolytes
? Which kind of substance
acid | releases hydrogen ions in water | has a pH below 7 | is a proton donor
base | accepts hydrogen ions in water | has a pH above 7 | is a proton acceptor
buffer | resists changes of pH in a solution | takes up or gives off hydrogen ions, as bicarbonate in blood
electrolyte | is a mineral such as sodium or potassium that forms ions in body fluids | includes table salt and other minerals that help balance body fluids
nonelectrolyte | dissolves in water without forming ions | includes glucose and urea and carries no electric current

# Ions of the body
? Which ion
sodium ion | is the main positive ion outside cells | rushes into a neuron to start an action potential and determines fluid volume
potassium ion | is the main positive ion inside cells | leaves a neuron during repolarization
calcium ion | triggers muscle contraction and hardens bone | is needed for clotting and transmitter release
chloride ion | is the main negative ion outside cells | joins hydrogen to form stomach acid
phosphate ion | is part of ATP, DNA and bone mineral | is a buffer inside cells and in urine, with formula HPO4
hydrogen ion | determines how acidic a solution is | is removed by the kidneys when blood pH falls
iron ion | binds oxygen at the center of heme | is carried in plasma by transferrin
iodide ion | is needed to make thyroid hormones | is taken up from the blood by the thyroid gland
magnesium ion | helps many enzymes that use ATP | is the second most abundant positive ion inside cells

# Disturbances of blood chemistry
? Which blood condition
respiratory acidosis | is low blood pH from too much carbon dioxide | is caused by shallow breathing or emphysema | develops when the lungs remove too little CO2
respiratory alkalosis | is high blood pH from too little carbon dioxide | is caused by hyperventilation
metabolic acidosis | is low blood pH from loss of bicarbonate or excess organic acids | is caused by severe diarrhea or untreated diabetes | is corrected in part by faster breathing
metabolic alkalosis | is high blood pH from excess bicarbonate | is caused by repeated vomiting of stomach contents
hypoxemia | is too little oxygen in arterial blood | is detected by pulse oximetry at a saturation below 90 percent
uremia | is a buildup of nitrogen wastes because of kidney failure | is treated by dialysis that removes nitrogen wastes

# Regulators of pH
? Which regulator of pH
carbonic acid-bicarbonate buffer system / bicarbonate buffer system | is the main chemical defense against pH change in blood plasma | converts excess hydrogen ions with HCO3 into water and CO2
phosphate buffer system | works mainly inside cells and in urine | uses dihydrogen and monohydrogen forms of a salt that also occurs in bone
protein buffer system | uses amino and carboxyl groups of hemoglobin and albumin | is the most plentiful kind in cells and plasma together
respiratory regulation | changes blood pH within minutes by removing carbon dioxide | speeds breathing when the blood becomes acidic
renal regulation | excretes hydrogen ions and reabsorbs bicarbonate in hours to days | is the slowest and strongest control, by the kidneys

# Organs of the male reproductive system
? Which male reproductive structure
seminiferous tubule | produces sperm in its coiled wall | is one of hundreds of tightly coiled tubes inside the testis | is the site of spermatogenesis in the testis
epididymis | stores sperm while they mature | is a coiled tube on the back of the testis | is about 6 meters long when uncoiled
vas deferens / ductus deferens | carries sperm from the scrotum into the pelvis | is cut in a vasectomy | leads from the epididymis to the ejaculatory duct
scrotum | keeps the sperm-making organs cooler than the body | is a sac of skin that hangs outside the abdomen | holds the testes outside the body
seminal vesicle / seminal gland | adds a fructose-rich fluid to semen | makes about 60 percent of semen and lies at the base of the bladder | provides fructose that nourishes sperm
prostate gland / prostate | adds a milky fluid to semen and encircles the urethra | often enlarges in older men and makes urination difficult | is a single doughnut-shaped organ below the bladder
bulbourethral gland / Cowper's gland | releases a clear mucus that neutralizes acid in the urethra | is a pea-sized organ below the prostate
ejaculatory duct | empties sperm and fluid into the urethra within the prostate | forms where the vas deferens joins the seminal vesicle
penis | delivers sperm into the female tract | contains erectile tissue that fills with blood
spermatic cord | contains vessels, nerves and the vas deferens on their way through the groin | passes through the inguinal canal

# Organs of the female reproductive system
? Which female reproductive structure
fallopian tube / uterine tube / oviduct | carries the egg to the uterus and is the usual site of fertilization | catches the egg with fringed ends | is about 10 centimeters long and lined with cilia
uterus / womb | houses and nourishes the developing fetus | is a hollow, pear-shaped muscular organ | receives and retains the fertilized egg
cervix | is the narrow neck that opens into the vagina | widens to 10 centimeters in labor | is the lower end of the uterus
vagina | is the birth canal that leads to the outside | receives sperm and has an acidic lining | leads from the cervix to the outside of the body
endometrium | is the lining that thickens each month and is shed | is where an embryo implants | is the inner lining of the uterus, shed in menstruation
myometrium | is the smooth muscle layer that contracts in labor | forms the thick middle wall of the uterus
fimbria / fimbriae | is a finger-like fringe that sweeps the egg into the fallopian tube | lies at the funnel end near the ovary
ovarian follicle | is the sac that contains a developing egg | ruptures in the middle of the monthly cycle | secretes estrogen as it matures
corpus luteum | secretes progesterone after ovulation | forms from the ruptured sac of an egg | breaks down if pregnancy does not occur
vulva | is the external genital region | includes the labia and the clitoris
areola | is the pigmented ring around a nipple | becomes darker during pregnancy

# Cells of reproduction
? Which reproductive cell
sperm / spermatozoon / spermatozoa | is the male gamete with a flagellum | determines the sex of the child by its X or Y chromosome | has a head, a midpiece and a tail
ovum / ova / egg cell | is the female gamete | is the largest of the human body, with much cytoplasm | is released from the ovary at ovulation
polar body | is tiny and results from unequal division in oogenesis | receives little cytoplasm and breaks down
spermatogonium / spermatogonia | lies unspecialized in the wall of a seminiferous tubule | divides by mitosis to supply the cells of male gamete formation
primary oocyte | is present in a girl's ovaries at birth and stopped in prophase I | completes the first meiotic division just before ovulation
Leydig cell / interstitial cell | secretes testosterone between the seminiferous tubules | responds to luteinizing hormone in the testis
Sertoli cell / sustentacular cell | nourishes and supports developing sperm | forms the blood-testis barrier

# Processes of gamete formation
? Which process
spermatogenesis | forms male gametes in the testes | yields four functional cells from one and continues through adult life | takes place in the seminiferous tubules
oogenesis | forms female gametes in the ovaries | yields one large cell and small polar bodies | begins before birth and is completed only after fertilization
meiosis | halves the number of chromosomes in two divisions | consists of divisions I and II after one replication of DNA
crossing over | exchanges segments between paired homologous chromosomes | takes place in prophase I and increases genetic variation
nondisjunction | leaves chromosome pairs unseparated, so that gametes have one too many | causes an extra chromosome 21
independent assortment | distributes maternal and paternal chromosomes randomly into gametes | depends on the random lining up of chromosome pairs in metaphase I

# Parts of gametes
? Which structure of egg and sperm
acrosome | contains enzymes that break through the coat of the egg | is the cap over the head of a sperm
flagellum of a sperm / sperm tail | propels the male gamete by whiplike movement | is the long whip behind the midpiece
midpiece | contains mitochondria that supply energy for swimming | lies between head and tail of a sperm
zona pellucida | is the clear layer around an egg to which sperm bind | hardens after fertilization to block further sperm
corona radiata | is the outer ring of follicle cells around an ovulated egg | must be passed by sperm before they reach the clear layer

# Phases of the female cycle
? Which phase
menstrual phase / menstruation | sheds the uterine lining with bleeding | lasts from about day 1 to day 5 of the uterine cycle
proliferative phase | rebuilds the uterine lining under rising estrogen | follows the bleeding and ends with ovulation in the uterine cycle
secretory phase | prepares the uterine lining for implantation under progesterone | makes glands of the uterus release nutrients in the last two weeks
follicular phase | is the first half of the ovarian cycle, when egg sacs grow | develops an egg in the ovary under the influence of FSH
luteal phase | is the second half of the ovarian cycle | is the time when the corpus luteum is active in the ovary

# Events of reproductive life
? Which event of reproductive life
ovulation | releases an egg from the ovary | is triggered by a surge of LH near day 14 | takes place when a mature follicle ruptures
menarche | is a girl's first menstrual period | usually takes place between ages 10 and 15
menopause | is the end of menstrual cycles, usually about age 50 | occurs as ovaries stop releasing eggs and making estrogen | ends a woman's ability to bear children
puberty | is the time when the body becomes able to reproduce | brings secondary sex characteristics through rising sex hormones | begins under hormones from the hypothalamus and pituitary
pregnancy | begins with conception and lasts about 38 weeks | is detected by the hormone hCG in urine
lactation | is the production of milk by the breasts | is stimulated by prolactin and a nursing baby

# Reproductive disorders
? Which reproductive condition
infertility | is the inability to conceive after a year of trying | may be treated by in vitro fertilization | may result from low sperm count or blocked fallopian tubes
endometriosis | places uterine lining tissue outside the uterus | causes painful periods from tissue growing in the pelvic cavity
ectopic pregnancy | places the embryo outside the uterus, usually in a tube | is an emergency because the tube may rupture
cryptorchidism | leaves a testis undescended in the abdomen | is corrected by surgery in early childhood to prevent sterility
benign prostatic hyperplasia | enlarges a male gland and squeezes the urethra | is a noncancerous growth that makes older men urinate often
breast cancer | is found by mammograms and lumps | is the most common tumor of women, apart from skin growths | usually arises in ducts that carry milk

# Sexually transmitted infections
? Which sexually transmitted infection
gonorrhea | is bacterial and causes painful urination with pus | is caused by a round bacterium, Neisseria
syphilis | is bacterial and starts with a painless sore | may harm heart and brain years later in its third stage
chlamydia | is the most commonly reported bacterial one in the United States, often without symptoms | may silently lead to pelvic inflammation and sterility in women
genital herpes | is viral and causes recurring painful blisters | cannot be cured, as the virus hides in nerves
human papillomavirus infection / HPV | may cause cervical cancer and warts | is prevented by a vaccine given in adolescence
trichomoniasis | is caused by a one-celled parasite with flagella | is curable and due to a protozoan rather than a bacterium or virus

# Processes of human development
? Which process of development
fertilization / conception | unites sperm and egg | forms a zygote and restores the full chromosome number | usually takes place in the fallopian tube
cleavage | divides the zygote rapidly into smaller and smaller cells | takes place by mitosis while the embryo travels to the uterus
implantation | embeds the embryo in the uterine lining | takes place about a week after conception | attaches the blastocyst to the endometrium
gastrulation | forms the three germ layers | produces ectoderm, mesoderm and endoderm
neurulation | forms the tube that becomes brain and spinal cord | folds ectoderm into a tube above the notochord
differentiation / cell differentiation | produces specialized structure and function from unspecialized beginnings | leads from an unspecialized beginning to nerve, muscle and other tissues

# Stages of prenatal development
? Which prenatal stage
zygote | is the fertilized egg with 46 chromosomes | is the first cell of a new individual
morula | is a solid ball of 16 or more cells | forms about three to four days after conception
blastocyst | is a hollow ball of cells that implants in the uterus | consists of an inner cell mass and a trophoblast | contains embryonic stem cells in its inner mass
gastrula | consists of three germ layers | follows the hollow ball and has ectoderm, mesoderm and endoderm
embryo | develops the first form of all organ systems from the third through eighth week | becomes a fetus at the end of the eighth week
fetus | develops from the ninth week until birth | grows and matures organs that have already formed | grows rapidly and shows recognizable human features

# Stages of life
? Which stage of life
neonatal period | covers the first four weeks after birth | begins with the first breath and adjustment to life outside the mother
infancy | covers the time from four weeks to about one year | is the age at which a baby learns to sit and stand
childhood | lasts from about age one or two to the start of puberty | is the time when primary teeth come in and are replaced
adolescence | is the time between childhood and adulthood with puberty | brings a growth spurt and sexual maturity in the teenage years
adulthood | begins when physical growth is complete | is the time of full physical maturity, before old age
old age / senescence | is the last period, when body functions decline | brings weaker senses, thinner bones and slower healing

# Germ layers and their first products
? Which embryonic structure
ectoderm | gives rise to the nervous system and epidermis | is the outermost germ layer | forms skin, hair and the brain
mesoderm | gives rise to muscle, bone, blood and kidneys | is the middle germ layer | forms the heart, skeleton and kidneys
endoderm | gives rise to the linings of digestive and respiratory tracts | is the innermost germ layer | forms the lining of lungs, stomach and intestines
neural tube | becomes the brain and spinal cord | fails to close in spina bifida
notochord | is the rod that marks the future backbone | is largely replaced by vertebrae and persists in disc centers
somite | is a paired block that gives rise to vertebrae and trunk muscles | lies in a row on each side of the embryo's midline

# Membranes and lifelines of the unborn
? Which structure of pregnancy
amnion | forms the fluid-filled sac that cushions the fetus | breaks when the water breaks in labor | contains the fluid that is drawn for prenatal tests
chorion | forms the fetal part of the placenta | is the outermost membrane, with villi that meet maternal blood
yolk sac | gives rise to the first blood cells | is a small early pouch that contributes to the gut
allantois | forms the base of the umbilical cord's vessels | is a small outpocketing that becomes part of the bladder
placenta | exchanges oxygen, nutrients and wastes between mother and fetus | is delivered as the afterbirth | secretes estrogen, progesterone and hCG during pregnancy
umbilical cord | connects the fetus with the placenta | contains two arteries and one vein | is cut after birth and leaves the navel

# Structures of fetal circulation
? Which structure of fetal circulation
foramen ovale | is the opening between the atria of the heart | lets blood pass from right to left atrium and closes after birth | connects the right and left atria before birth
ductus arteriosus | connects the pulmonary trunk with the aorta | lets blood bypass the lungs and becomes a ligament after birth
ductus venosus | lets blood bypass the liver | connects the umbilical vein with the inferior vena cava
umbilical vein | carries oxygen-rich blood from the placenta to the fetus | is the single large vessel of the cord to the fetus
umbilical artery | carries oxygen-poor blood from the fetus to the placenta | is one of a pair that branch from the fetal iliac vessels

# Labor and birth
? Which event of birth
dilation stage | opens the cervix to 10 centimeters | is the first and longest part of labor
expulsion stage | ends with the delivery of the baby | is the second part of labor, when the mother pushes
placental stage | expels the afterbirth from the uterus | is the third and last part of labor
cesarean section / C-section | delivers the baby through a cut in abdomen and uterus | is chosen when vaginal birth is dangerous
breech birth / breech presentation | brings the buttocks or feet out first | makes delivery difficult because the head comes last
premature birth | takes place before 37 weeks of pregnancy | produces a baby with immature lungs and low weight
miscarriage / spontaneous abortion | is the natural loss of a pregnancy before 20 weeks | often results from chromosome errors in the embryo

# Prenatal and newborn tests
? Which test
amniocentesis | examines fetal cells in fluid drawn through the mother's abdomen | checks fetal chromosomes and is usually done after week 14 | detects Down syndrome before birth
chorionic villus sampling | examines a small piece of the placenta | checks fetal chromosomes as early as weeks 10 to 12
ultrasound / ultrasonography | makes a picture of the fetus with high-frequency sound waves | shows the fetus without radiation
Apgar score | rates a newborn's heart rate, breathing, color, muscle tone and reflexes | is given one and five minutes after birth
newborn screening | checks drops of a baby's blood for inherited disorders | detects phenylketonuria soon after birth
pregnancy test | detects the hormone hCG in urine | shows whether an embryo has implanted

# Birth defects
? Which birth defect
fetal alcohol syndrome | is caused by a mother's drinking during pregnancy | causes a small head, facial changes and learning problems
spina bifida | leaves a gap in the vertebrae of the lower back | is made less likely by folic acid before and in pregnancy
cleft palate | leaves a gap in the roof of the mouth | results when the bones of the upper jaw fail to join
clubfoot | turns the sole inward | twists the ankle so that toes point inward at birth
ventricular septal defect | leaves a hole between the lower chambers of the heart | mixes oxygen-rich and oxygen-poor blood in the heart
anencephaly | leaves most of the brain undeveloped | results when the upper end of the neural tube fails to close

# Harmful agents
? Which harmful agent
teratogen | causes birth defects in an embryo | includes alcohol, thalidomide and the rubella virus
carcinogen | causes cancer by damaging cells | includes tobacco smoke, asbestos and ultraviolet light
mutagen | changes the DNA of cells | includes X-rays and some chemicals that alter genes
allergen | triggers an overreaction of the immune system | includes pollen, dust mites and peanuts
pathogen | causes infectious disease in a host | includes bacteria, viruses and parasites
toxin | is a poison produced by a living organism | is released by bacteria in tetanus and botulism

# Periods of pregnancy
? Which period
gestation period / gestation | is the whole time from conception to birth | lasts about 38 weeks from conception in humans
first trimester | covers months one to three of pregnancy | is the stage at which all organs begin to form and risk of birth defects is highest
second trimester | covers months four to six of pregnancy | is the stage at which the mother first feels fetal movements
third trimester | covers the last three months of pregnancy | is the stage at which the fetus gains most of its weight
postpartum period | covers the first weeks after birth for the mother | is the stage at which the uterus shrinks to its former size

# Adjectives of genetics
? Which term means
homozygous | having two identical alleles of a gene | carrying the same allele twice, such as AA or aa | carrying two copies of the same allele, both dominant or both recessive
heterozygous | having two different alleles of a gene | carrying one of each allele, such as Aa
dominant | showing in the phenotype even with only one copy of the allele | masking the effect of another allele and written with a capital letter
recessive | showing in the phenotype only when two copies of the allele are present | hidden by another allele and written with a small letter
haploid | having one set of chromosomes, 23 in humans | having half the usual number of chromosomes, as in gametes
diploid | having two sets of chromosomes, 46 in humans | having the full number of chromosomes, as in body cells
sex-linked | located on the X or Y chromosome | carried on the X chromosome, as color blindness is

# Units and makeup of heredity
? Which term describes
gene | a segment of DNA that codes for a protein | the basic unit that determines a trait
allele | an alternative form of a gene | one of two or more versions at the same place on a chromosome
genotype | the genetic makeup of an organism | the combination of alleles, such as Aa or aa
phenotype | the physical appearance produced by genes and environment | the observable traits, such as blue eyes
genome | the complete set of DNA of an organism | the DNA content sequenced for humans in a project finished in 2003
autosome | a chromosome that does not determine sex | one of 22 pairs of chromosomes in a human body cell
sex chromosome | one of the pair that determines male or female | an X or a Y in the nucleus
homologous chromosome | one of a matching pair, one from each parent | a partner that carries the same genes in the same order
genetic carrier / carrier | a healthy person who can pass on a recessive disorder | a heterozygous person with a disease gene but no symptoms

# Tools of genetics
? Which tool of genetics
karyotype | is an ordered picture of a person's chromosomes | reveals an extra chromosome 21 | shows chromosomes arranged in pairs by size
pedigree | is a family chart that shows a trait over generations | uses squares for males and circles for females
Punnett square | is a grid that predicts the offspring of a cross | shows the possible allele combinations and their probability | predicts the possible genotypes of offspring
DNA fingerprinting / DNA profiling | identifies a person by unique patterns of genetic material | compares crime scene samples with suspects
test cross | finds an unknown genotype by breeding with a homozygous recessive | shows whether an organism with a dominant trait is heterozygous

# Kinds of trait
? Which kind of trait
primary sex characteristic | is directly needed for reproduction, as ovaries and testes are | is present at birth and produces or carries gametes
secondary sex characteristic | appears at puberty but is not needed for reproduction | includes a beard, breasts and a deeper voice
polygenic trait | is controlled by many genes | varies continuously, as height and skin color do
sex-linked trait | is controlled by a gene on the X or Y chromosome | appears more often in males, as color blindness does
acquired trait | develops during life and is not inherited | includes scars and languages learned in childhood

# Siblings
? Which kind of sibling
identical twin / monozygotic twin | develops from the same fertilized egg, which split in two | has exactly the same genes and sex | comes from one zygote
fraternal twin / dizygotic twin | develops from a second egg fertilized at the same time | is born together yet shares only about half of the genes | comes from a second zygote
conjoined twin | is physically attached at birth | results when one embryo fails to separate completely
half sibling | shares only one parent | shares about a quarter of the genes
triplet | is one of three born from the same pregnancy | develops in the uterus together with two others

# Patterns of inheritance
? Which pattern of inheritance
incomplete dominance | blends two traits in a heterozygous person | produces a trait in between, as wavy hair from straight and curly | produces pink flowers from red and white parents
codominance | shows both alleles fully at the same time | produces the AB blood group | expresses both A and B antigens on red cells
multiple alleles | involves more than two forms of a gene in a population | includes three forms that determine the ABO group
polygenic inheritance | involves many genes for one trait | produces the continuous range of height and skin color | produces a wide range of phenotypes, such as skin color
sex-linked inheritance / X-linked inheritance | involves a gene on the X chromosome | makes color blindness more common in males | passes hemophilia from carrier mothers to sons
autosomal dominant inheritance | needs a single nonsex copy from one affected parent | includes Huntington's disease and shows in every generation
autosomal recessive inheritance | needs one nonsex copy from each parent | includes cystic fibrosis and may skip generations

# Genetic disorders
? Which genetic disorder
Down syndrome / trisomy 21 | results from an extra chromosome 21 | becomes more likely with the age of the mother | causes short stature, a flat face and intellectual disability
Turner syndrome | leaves a female with a single X chromosome | leads to short stature and undeveloped ovaries | is monosomy X, with 45 chromosomes
Klinefelter syndrome | gives a male an extra X chromosome | leads to tall males with small testes, XXY | gives a male the sex chromosomes XXY
phenylketonuria / PKU | prevents the breakdown of one amino acid | is found by newborn blood tests and treated by a special diet | causes brain damage unless a baby's diet is low in protein
Tay-Sachs disease | destroys the nervous system of infants by stored lipids | was most common in families of Eastern European Jewish descent | is caused by lack of an enzyme that breaks down lipids in the brain
Marfan syndrome | weakens connective tissue and leads to long limbs | may lead to rupture of the aorta in very tall people
achondroplasia | causes short-limbed dwarfism by impaired cartilage growth | is the most common form of dwarfism, with normal trunk size
osteogenesis imperfecta / brittle bone disease | leads to many fractures because of faulty collagen | may give the whites of the eyes a blue tint
fragile X syndrome | is the most common inherited cause of intellectual disability | results from a repeated segment on a sex chromosome

# Classes of nutrients
? Which nutrient
carbohydrate | is the body's main source of quick energy, as sugar or starch | supplies four calories per gram from bread, pasta and fruit | is broken down to glucose in digestion
protein | builds and repairs tissue with amino acids | is supplied by meat, eggs, beans and fish | supplies four calories per gram and contains nitrogen
fat / lipid | supplies nine calories per gram | stores energy, insulates and carries fat-soluble vitamins | is digested to fatty acids and glycerol
dietary fiber | passes through undigested and helps regular bowel movement | is the indigestible plant material of whole grains and vegetables
vitamin | is an organic substance needed in tiny amounts to help enzymes | is labeled by letters such as A, C and K | may be fat-soluble or water-soluble
mineral | is an inorganic element needed in the diet | includes calcium, iron and zinc | helps build bones and blood and regulates body processes
drinking water | makes up most of the body and must be replaced daily | carries substances and cools by sweat, yet gives no calories | regulates temperature, carries nutrients and removes wastes

# Vitamins
? Which vitamin
vitamin A / retinol | is needed for night vision and healthy skin | is made in the body from the carotene of carrots
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
iodine | is needed for thyroid hormones | is added to table salt to prevent goiter | is found in seafood and iodized salt
sodium | raises blood pressure when eaten in excess | is eaten mainly as table salt
potassium | balances body fluids and is plentiful in bananas | supports nerve and heart action inside cells
fluorine / fluoride | hardens tooth enamel against decay | is added to drinking water and toothpaste
zinc | helps wounds to heal and supports taste and immunity | is found in oysters and meat
phosphorus | is the second most common in bone, after calcium | forms part of ATP and nucleic acids | works with calcium to build bones and teeth
magnesium | activates enzymes and is found in the chlorophyll of green vegetables | helps muscles relax and is rich in nuts and whole grains

# Lipids in food and blood
? Which lipid
saturated fat | is solid at room temperature because its chains have no double bonds | is plentiful in butter, lard and coconut oil | is linked with heart disease when eaten in large amounts
unsaturated fat | is liquid at room temperature and has double bonds, as in olive oil | is healthier for the heart and comes mainly from plants and fish
trans fat | is made by adding hydrogen to vegetable oil | raises bad and lowers good cholesterol and is banned from many foods
cholesterol | is a steroid in cell membranes made by the liver | is the raw material of steroid hormones and bile salts | is a waxy, fatlike substance made by the liver
low-density lipoprotein / LDL | is the bad carrier that deposits cholesterol in arteries | carries cholesterol from the liver to the tissues
high-density lipoprotein / HDL | is the good carrier that takes cholesterol back to the liver | protects against heart disease when plentiful

# Components of food
? Which food component
simple carbohydrate | is a sugar of one or two units that is absorbed quickly | is found in candy and soft drinks and raises blood glucose fast | includes glucose, fructose and table sugar
complex carbohydrate | is a long chain of sugar units such as starch | is found in whole grains and digested slowly | includes starch in bread, rice, pasta and potatoes
complete protein | contains all essential amino acids | is found in eggs, meat and soy
incomplete protein | lacks one or more essential amino acids | comes from plants and must be combined, as rice with beans
essential amino acid | cannot be made by the body and helps to build proteins | is one of nine protein units that must come from food
omega-3 fatty acid | is found in fish oil, salmon and flaxseed | is an unsaturated fat that protects the heart
antioxidant | protects cells by neutralizing free radicals | includes vitamins C and E

# Nutrition and eating disorders
? Which nutrition disorder
obesity | is an excess of body fat with a body mass index of 30 or more | raises the risk of type 2 diabetes and heart disease | results from taking in far more calories than the body uses
anorexia nervosa | causes self-starvation from an intense fear of gaining weight | involves a distorted body image and dangerously low weight | leads to extreme weight loss by refusing to eat
bulimia nervosa | involves overeating followed by purging | damages the teeth by repeated vomiting
binge-eating disorder | involves repeated uncontrolled overeating without purging | causes overeating with shame but without vomiting
kwashiorkor | results from lack of protein and causes a swollen belly | affects children with edema after weaning
marasmus | is severe wasting from lack of both calories and protein | makes a starved child extremely thin without edema

# Diets
? Which diet
vegetarian diet | leaves out meat but often includes eggs and dairy products | consists of plant foods plus milk and cheese
vegan diet | excludes all animal products | needs a supplement of vitamin B12
balanced diet | provides the right amounts of all nutrients | includes a variety of foods in proper proportions
gluten-free diet | excludes wheat, rye and barley | is the treatment of celiac disease
low-sodium diet | limits salt to lower blood pressure | is recommended to people with hypertension
ketogenic diet | replaces most carbohydrates with fat | makes the body use fat and form ketone bodies

# Items on a food label
? Which item on a food label
serving size | shows the amount of food on which the other label values are based | is listed first, in units such as cups or pieces
percent daily value | shows the share of a day's need of a nutrient in one serving | is based on a diet of 2,000 calories
calorie count / calories | shows the energy in one serving of food | is measured in units that warm one kilogram of water by one degree Celsius
ingredient list | names the contents of a food in order by weight | names the largest component by weight first
expiration date | shows the day after which a product should not be eaten | shows the limit for safe use
allergen statement | warns that food contains milk, nuts, wheat or similar triggers | protects people whose immune systems overreact to a food

# Kinds of food product
? Which kind of food
fortified food | has vitamins or minerals added to it | includes milk with vitamin D and salt with iodine
organic food | is grown without synthetic pesticides or fertilizers | is certified as produced without artificial chemicals
genetically modified food | comes from plants or animals whose DNA was changed | includes corn engineered to resist insects
nutrient-dense food | supplies many vitamins and minerals relative to its calories | includes vegetables, fruits and whole grains
empty-calorie food / junk food | supplies energy from sugar and fat but few nutrients | includes candy and soft drinks
fermented food | is made by microbes that produce acid or alcohol | includes yogurt, sauerkraut and cheese

# Food preservation
? Which method of food preservation
pasteurization | heats milk or juice to kill harmful germs without boiling | is named for the French scientist who showed that heat kills microbes | kills microbes in milk by heat
canning | seals the contents in airtight containers and heats them | must destroy the spores that cause botulism
freezing | stops the growth of microbes at about minus 18 degrees Celsius | keeps meat and vegetables for months by turning their water to ice
drying / dehydration of food | removes water that microbes need to grow | produces raisins and jerky
irradiation | kills germs with gamma rays or X-rays | exposes meat or spices to ionizing rays without heating
refrigeration | slows bacteria at 4 degrees Celsius or below | keeps milk and leftovers safe for some days

# Aspects of health and wellness
? Which aspect of health
physical health | concerns how well the body functions | is improved by exercise, sleep and good food
emotional health | concerns recognizing and expressing feelings | lets a person cope with disappointment and anger | includes managing stress and having a positive self-image
social health | concerns relationships with family and friends | is shown by cooperation and good communication | includes getting along with others and respecting them
intellectual health | concerns learning, thinking and curiosity | is improved by reading and solving problems
spiritual health | concerns meaning, values and purpose in life | lets a person live in line with beliefs
environmental health | concerns clean air, water and safe surroundings | is improved by reducing pollution
occupational health | concerns safety and satisfaction at work | prevents injuries and strain on the job

# Components of fitness
? Which component of fitness
cardiorespiratory endurance | is the ability of heart and lungs to supply oxygen during long exercise | is measured by a one-mile run
muscular strength | is the greatest force that a muscle can exert in one effort | is measured by the heaviest weight lifted once
muscular endurance | is the ability of muscles to repeat contractions for a long time | is measured by the number of push-ups or curl-ups
flexibility | is the ability to move a joint through its full range of motion | is improved by stretching and measured by the sit-and-reach test | prevents injury and is trained by stretching
body composition | is the ratio of fat to lean tissue | is measured with skinfold calipers
agility | is the ability to change direction quickly with control | is measured by a shuttle run | helps a player dodge and turn quickly in sports

# Types of exercise
? Which type of exercise
aerobic exercise | uses oxygen in steady activity over a long time | includes jogging, swimming and cycling and strengthens the heart | increases the heart's and lungs' capacity
anaerobic exercise | consists of short, intense bursts without enough oxygen | includes sprinting and heavy weight lifting
isometric exercise | contracts muscles without movement | includes pushing against a wall
warm-up | prepares the muscles with light activity before a workout | raises muscle temperature and lowers the risk of injury
cool-down | lets heart rate return slowly to normal after a workout | consists of light activity and stretching at the end

# Training principles
? Which training principle
overload principle / overload | states that the body must work harder than usual to improve | is applied by adding more weight or distance than the body is used to
progression | states that exercise should increase gradually over time | prevents injury by small steps in difficulty
specificity | states that only the muscles and skills that are trained improve | explains why a runner should train by running
reversibility | states that fitness is lost when training stops | explains why muscles shrink after weeks without exercise
FITT formula / FITT principle | plans exercise by frequency, intensity, time and type | names four factors of a workout plan

# Measures of health
? Which measure of health
body mass index / BMI | is weight in kilograms divided by height in meters squared | is between 18.5 and 24.9 in an adult of healthy weight | compares weight with height as a screening number
target heart rate | is the pulse range that gives the most benefit in training | is about 50 to 85 percent of the maximum pulse
maximum heart rate | is estimated by subtracting age from 220 | is the fastest pulse that a person can safely reach
waist circumference | shows risk from fat around the abdomen | is measured with a tape around the middle
life expectancy | is the average number of years a person is likely to live | has risen with vaccines, sanitation and antibiotics
resting heart rate | is measured when a person has been inactive, as after waking | becomes lower with endurance training

# Stress and its stages
? Which term describes
stressor | anything that puts pressure on mind or body | an event, such as an exam, that triggers the body's alarm reaction
eustress | positive stress that motivates | helpful stress that improves performance before a game
distress | negative stress that harms well-being | harmful stress that interferes with daily life
alarm stage | the first phase of stress, when adrenaline prepares the body | the immediate fight-or-flight response to a threat
resistance stage | the second phase of stress, when the body adapts and cortisol stays high | the period of coping while a threat continues
exhaustion stage | the last phase of stress, when the body's reserves are used up | the phase of long stress when the body can fall ill

# Ways of coping with stress
? Which way of coping with stress
time management | plans tasks by priority | uses schedules to avoid last-minute pressure
relaxation technique | calms the body by deep breathing or tensing and releasing muscles | slows heartbeat and loosens tense muscles
meditation | focuses attention quietly on breath or a word | calms the mind by quiet awareness of the present
positive self-talk | replaces negative thoughts with encouraging ones | tells oneself that success is possible
social support | relies on help from family and friends | means talking about problems with people who care

# Personal strengths and skills
? Which personal strength
resilience | is the ability to recover from setbacks | helps a person adapt after loss or failure | helps a person bounce back from difficult experiences
self-esteem | is the value that a person places on himself or herself | gives confidence in one's own worth
empathy | is the ability to understand and share another's feelings | lets a person imagine how others feel
assertiveness | is the ability to state opinions firmly but respectfully | helps a person refuse peer pressure without aggression
self-control / self-discipline | is the ability to hold back impulses | helps a person resist temptation and anger

# Influences on health
? Which influence on health
heredity | passes traits and disease risks from parents to children through genes | gives a person a family risk of a disease
peer pressure | comes from people of the same age | may persuade teenagers to smoke or drink to fit in
media | spreads advertising and health messages through television and the internet | shapes ideas of body image through ads and pictures
culture | passes on the beliefs, customs and food traditions of a group | shapes which foods a group eats and how it heals
physical environment | includes air, water and neighborhood surroundings | affects health through pollution and safe places to exercise

# Types of disease
? Which type of disease
communicable disease / infectious disease | spreads from one person to another by germs | is caused by a pathogen such as influenza virus
hereditary disease | passes from parents to children in genes | includes hemophilia as an inherited condition | is caused by abnormal genes or chromosomes
congenital disease | is present at birth, whatever its cause | includes cleft palate and heart defects of newborns
deficiency disease | results from the lack of a nutrient | includes scurvy and rickets
autoimmune disease | results from attack by the body's own defenses | includes lupus and type 1 diabetes | makes the immune system destroy the body's own cells
degenerative disease | results from gradual breakdown of tissue | includes osteoarthritis as joints wear

# Stages of an infection
? Which stage of an infection
incubation period | lies between exposure to a germ and the first symptoms | lets germs multiply without symptoms after exposure | ends when the first symptoms appear
prodromal period | is the time of first vague symptoms before typical ones appear | brings tiredness and mild discomfort before the illness is clear
acute period / period of illness | is the time when symptoms are most severe | shows the typical signs of the disease most strongly
period of decline | is the time when symptoms begin to lessen | follows the peak as the number of germs falls
convalescence | is the gradual recovery of strength after an illness | comes last, when symptoms are gone and health returns | follows the illness as the body repairs itself

# Words about illness
? Which term describes
symptom | a complaint that only the patient can feel | pain or nausea that a patient reports
clinical sign / sign | evidence of disease that an observer can see or measure | a rash or fever found by the doctor
syndrome | a group of signs and symptoms that occur together | a set of findings that characterizes a disorder
complication | a second problem that arises from a first disease | a further illness, such as pneumonia that follows influenza
relapse | the return of a disease after improvement | the worsening of symptoms during recovery
remission | the lessening or disappearance of signs of disease | a period without signs of cancer after treatment
prognosis | the expected course and outcome of a disease | a forecast of the chance of recovery
acute illness | a sickness that begins suddenly and lasts a short time | a sickness of short duration, such as a sore throat
chronic illness | a sickness that lasts for months or years | a sickness that develops slowly and persists, such as arthritis
etiology | the cause or origin of a disease | the study of the causes of disease

# Pathogens
? Which pathogen
bacterium / bacteria | is a one-celled prokaryote that is killed by antibiotics | causes strep throat and tuberculosis | divides by splitting in two and may release toxins
virus | reproduces only inside living cells and is not killed by antibiotics | causes influenza, measles and AIDS | consists of genetic material in a protein coat
fungus / fungi | causes athlete's foot and ringworm | feeds on dead or living tissue and grows as molds or yeasts | causes yeast infections such as thrush
protozoan / protozoa | is a one-celled animal-like eukaryote | causes malaria and amebic dysentery | includes Plasmodium and amoebas
parasitic worm / helminth | is many-celled and may reach several meters in the intestine | is taken in with undercooked pork or fish | includes flukes, hookworms and roundworms
prion | is a misfolded protein without genetic material | causes mad cow disease | makes normal brain proteins change shape
rickettsia | is a tiny intracellular microbe carried by ticks and lice | causes Rocky Mountain spotted fever and typhus

# Modes of transmission
? Which mode of transmission
direct contact transmission | spreads germs by touching an infected person | takes place through a handshake, a kiss or sex
droplet transmission | spreads germs by a cough or sneeze at close range | occurs when moist particles fly less than two meters
airborne transmission | spreads germs in tiny particles that float in air over long distances | spreads measles and tuberculosis through a room
vector-borne transmission | spreads germs by insects or ticks | spreads malaria and Lyme disease through bites
foodborne transmission | spreads germs by contaminated meals | spreads salmonella through undercooked chicken or eggs
waterborne transmission | spreads germs by contaminated drinking supplies | spreads cholera where sewage is not removed
cross-contamination | spreads germs from raw to ready-to-eat food | occurs when salad is cut on the board used for raw meat

# Links in the chain of infection
? Which link in the chain of infection
vector | is an animal, such as a mosquito, that carries germs to people | is a tick or flea that passes on a pathogen | transmits malaria, Lyme disease or West Nile virus
fomite | is an object, such as a doorknob, that carries germs | is a contaminated towel or toy
reservoir | is the place where a pathogen normally lives and multiplies | is the natural home of a pathogen, such as bats or soil
asymptomatic carrier | is a person who spreads germs without feeling ill | is an infected person without symptoms, such as Typhoid Mary
portal of entry | is the place where a pathogen gets into the body | is an opening such as the mouth, nose or a cut
susceptible host | is a person who lacks resistance to a pathogen | becomes infected because of weak or missing immunity

# Patterns of disease
? Which term describes
epidemic | an unusual outbreak of disease in one region | a rapid rise of cases in a community or country | an outbreak that affects many people in one area at the same time
pandemic | a disease outbreak that spreads over many countries of the world | a worldwide outbreak such as influenza in 1918 and COVID-19 in 2020 | an epidemic that spreads worldwide
endemic disease | an illness always present at a steady level in a region | an infection that is constantly present, as malaria in parts of Africa
sporadic disease | an illness that occurs in scattered, irregular single cases | occasional cases that are not connected with each other
zoonosis / zoonotic disease | an illness that passes from animals to humans | an infection such as rabies, caught from an animal
noncommunicable disease | an illness that is not passed from person to person | a disorder linked with genes or lifestyle, such as type 2 diabetes

# Infectious diseases of children and teenagers
? Which infectious disease
measles | causes a red rash, fever and white spots inside the cheeks | is a highly contagious virus illness with Koplik spots | is prevented by the MMR vaccine together with mumps and rubella
mumps | causes swelling of the parotid glands | may inflame the testes in boys after puberty | is a viral infection of the salivary glands
rubella / German measles | harms the fetus if a pregnant woman catches it | is a mild three-day rash, the R of MMR
chickenpox / varicella | causes itchy blisters in crops all over a child's body | may return years later as shingles | is caused by the varicella-zoster virus
diphtheria | forms a gray membrane in the throat | is the D of the DTaP vaccine
strep throat | causes a very sore pharynx with white patches, treated by antibiotics | may lead to rheumatic fever | is confirmed by a rapid swab test for bacteria
mononucleosis / mono | is caused by Epstein-Barr virus and spread by saliva | causes weeks of fatigue and swollen glands in teenagers

# Great epidemic diseases
? Which deadly disease
malaria | is spread by Anopheles mosquitoes and causes cycles of fever and chills | is caused by Plasmodium in red blood cells | is prevented by bed nets and treated with quinine-like drugs
smallpox | was declared eradicated in 1980 | was the first to be prevented by vaccination | was ended by a worldwide vaccination campaign
cholera | causes massive watery diarrhea from contaminated water | was traced to a London pump by John Snow | is caused by a comma-shaped bacterium
rabies | is spread by the bite of a mad dog or bat and attacks the brain | is nearly always fatal once symptoms begin | is prevented by vaccinating pets and by shots after a bite
plague | is spread by fleas of rats and swells lymph nodes into buboes | was the Black Death of the fourteenth century | killed about a third of Europe's people in the 1300s
yellow fever | is a mosquito-borne virus illness that damages the liver | hindered the building of the Panama Canal
Ebola virus disease / Ebola | is an often fatal bleeding illness first seen in Central Africa in 1976 | is spread by body fluids of patients and caused a West African outbreak in 2014

# Cancer
? Which term describes
benign tumor | a growth that stays in place and does not invade | a noncancerous growth, often with a capsule | a mass of cells that does not spread and is not cancer
malignant tumor | a growth that invades neighboring tissue | a cancerous growth that may spread to other organs | a mass of abnormal cells that is cancer
metastasis / metastases | the spread of cancer to distant organs | the travel of cancer cells through lymph or blood to form new growths | the forming of secondary tumors far from the first one
oncogene | a mutated gene that promotes uncontrolled cell division | a changed gene that turns a normal cell into a cancer cell
tumor suppressor gene | a stretch of DNA that normally slows cell division | p53, for example, which prevents cancer unless it is damaged
polyp | a growth from the lining of the colon or nose | a projecting growth that is removed in colonoscopy

# Medical imaging
? Which imaging method
X-ray imaging / radiography | makes shadow pictures of dense structures such as bones | is used first to see a broken bone
computed tomography / CT scan / CAT scan | makes cross-section pictures from many rotating X-ray views | shows slices of the body with ionizing rays
magnetic resonance imaging / MRI | makes detailed soft tissue pictures with a strong field and radio waves | cannot be used near loose metal or most pacemakers | uses no X-rays and shows brain and joints well
positron emission tomography / PET scan | shows active areas by a radioactive sugar | reveals which brain regions or tumors use the most glucose
mammography | makes low-dose X-rays of the breast | screens women for early breast cancer
endoscopy | looks inside the body with a flexible lighted tube | lets a doctor see the stomach lining directly
angiography | shows blood vessels by injected contrast dye | reveals narrowed coronary arteries
bone density scan | measures how much mineral the skeleton contains | screens older women for osteoporosis

# Medical tests
? Which medical test
electrocardiogram / ECG / EKG | records the impulses of the heart | uses electrodes on the chest and limbs | shows P, QRS and T waves
electroencephalogram / EEG | records the activity of the brain | shows brain waves through electrodes on the scalp
biopsy | removes a tissue sample for examination | shows under a microscope whether a tumor is cancerous | examines living tissue taken from the body under a microscope
lumbar puncture / spinal tap | takes cerebrospinal fluid from the lower back | is used to diagnose meningitis
complete blood count | measures the numbers of red cells, white cells and platelets | detects anemia from a sample
urinalysis | examines the physical and chemical properties of urine | reveals glucose or protein that the kidneys should keep back
throat swab culture | grows bacteria from the pharynx | confirms a streptococcus infection

# Drugs against infection, pain and immune reactions
? Which type of medicine
antibiotic | kills bacteria or stops their growth | includes penicillin and has no effect on viruses | is effective against bacterial infections such as strep throat
antiviral drug | slows the multiplication of viruses | is used against HIV and severe influenza
analgesic | relieves pain such as headache | includes acetaminophen, codeine and ibuprofen | reduces pain without loss of consciousness
antipyretic | lowers fever by acting on the hypothalamus | brings a raised body temperature down
antihistamine | relieves allergic symptoms such as a runny nose | blocks a chemical released by mast cells
anesthetic | removes feeling so that surgery can be done | may numb a tooth or put a patient to sleep | blocks pain signals or consciousness in an operation
antiseptic | kills germs on living skin | is wiped on before an injection, as alcohol or iodine
immunosuppressant | weakens body defenses to prevent transplant rejection | is taken for life after receiving a new kidney
vaccine | contains weakened or killed germs that train immunity | produces memory cells without causing the disease

# Drugs for organs and long-term conditions
? Which type of drug
antacid | neutralizes excess stomach acid | relieves heartburn with a base such as calcium carbonate
antidepressant | improves a very low mood over weeks | often raises serotonin at synapses | treats long-lasting low mood and hopelessness
bronchodilator | widens the airways in asthma | is inhaled to relax muscle of the airways in an attack of wheezing
laxative | relieves constipation by softening stool | speeds the passage of waste through the colon | treats hard stools and slow bowel movements
statin | lowers cholesterol made by the liver | is prescribed to prevent plaque in arteries
beta blocker | slows the heart by weakening adrenaline's action | treats high blood pressure by reducing sympathetic effects on the pulse
anticoagulant | prevents blood from clotting | includes heparin and warfarin
diuretic | increases the output of urine | removes water to lower blood pressure

# Kinds of drugs by use
? Which kind of drug
prescription drug | is sold only on a doctor's order | must be taken only by the patient named by the doctor
over-the-counter drug | is sold without a doctor's order | includes aspirin and cold remedies sold on store shelves
generic drug | has the same active ingredient as a brand product but costs less | is sold under its chemical name after a patent ends
placebo | contains no active ingredient | is given to a control group for comparison
illegal drug / illicit drug | is unlawful to make, sell or use | includes heroin and LSD

# Drug problems
? Which drug problem
side effect | is an unwanted reaction in addition to the intended one | includes drowsiness from an allergy pill
tolerance | is the need for larger doses to get the same effect | is a reduced response of the body after repeated use | makes the usual dose less effective over time
addiction | is compulsive use in spite of harm | is a brain disease with loss of control over a substance | makes a person unable to stop using a drug
withdrawal | is a set of unpleasant symptoms after stopping a substance | causes shaking and sweating when a dependent person quits
overdose | is the taking of a dangerously large amount | may stop breathing and cause death at once
substance abuse / drug abuse | is intentional improper or unsafe use of chemicals | means taking medicines or illegal chemicals for nonmedical purposes
antibiotic resistance | is the survival of bacteria despite treatment | results from overuse of penicillin and similar medicines
drug interaction | changes the effect of one medicine by another taken together | makes alcohol with sleeping pills especially dangerous

# Tobacco, alcohol and other legal substances
? Which substance
nicotine | is the addictive stimulant of tobacco | raises heart rate and narrows vessels in smokers and vapers | causes addiction in smokers by releasing dopamine
tar | is the sticky residue of cigarette smoke that coats the lungs | paralyzes cilia and contains carcinogens as a brown residue
alcohol / ethanol | slows reactions and damages the liver | is the legal depressant of beer and wine | is broken down by the liver and lowers inhibitions
caffeine | is the mild stimulant of coffee and tea | keeps a person awake by blocking adenosine | is found in energy drinks and stimulates the central nervous system
anabolic steroid | builds muscle as a copy of testosterone | is misused by athletes and harms liver and mood | is a synthetic hormone that increases muscle size and strength
inhalant | is a household vapor, as of glue, breathed in to get high | may cause sudden death on the first sniff

# Narcotics and other strong drugs
? Which drug
cocaine | is a powerful illegal stimulant from the coca plant | may stop the heart in young users and is snorted as white powder
methamphetamine | is a man-made stimulant that rots teeth | is cooked in illegal labs and known as crystal
heroin | is an illegal opioid made from morphine | is injected and spreads HIV by shared needles
fentanyl | is a man-made opioid far stronger than morphine | causes most overdose deaths in the United States in recent years
THC / tetrahydrocannabinol | is the mind-altering compound of marijuana | impairs short-term memory and coordination
LSD | is a strong hallucinogen that distorts senses | may cause flashbacks long after a trip | changes perception and may produce hallucinations
naloxone | reverses an opioid overdose | is given as a nasal spray by rescuers

# First aid for breathing and heart emergencies
? Which first aid procedure
cardiopulmonary resuscitation / CPR | combines chest compressions with rescue breaths | requires 100 to 120 pushes per minute on the center of the chest | keeps blood flowing in a person without a pulse
abdominal thrusts / Heimlich maneuver | frees a blocked airway by upward pushes above the navel | helps a choking person who cannot speak
defibrillation | gives an electric shock to restore heart rhythm | ends ventricular fibrillation with pads on the chest
rescue breathing | gives air to a person who has a pulse but whose chest does not move | helps mouth to mouth without compressions
head-tilt chin-lift | opens the airway of an unconscious person | moves the forehead back and the jaw up
recovery position | places an unconscious breathing person on the side | keeps vomit from blocking the airway of an unconscious person
back blows | are firm hits between the shoulder blades of a choking person | are given to a choking infant held face down

# First aid for injuries
? Which first aid measure
direct pressure | stops most bleeding with a clean cloth held on the wound | is applied before anything else to a bleeding cut | is applied firmly with a gloved hand and gauze to control hemorrhage | is tried before a tourniquet to control bleeding
tourniquet | stops life-threatening limb bleeding by a tight band | is used above a wound when nothing else stops severe bleeding
RICE method / RICE | treats a sprain with rest, ice, compression and elevation | reduces pain and swelling of a sprained ankle in four steps
splint | keeps a broken bone from moving | is tied above and below a fracture
cool running water | eases a minor burn in the first minutes | lowers the temperature of burned skin without ice or butter
sling | supports an injured arm against the chest | is made from a triangular bandage around the neck
pinching the nostrils | stops a nosebleed when the head leans forward | is done for about ten minutes on the soft part of the nose
sterile dressing | covers a wound to keep germs out | is the germ-free pad placed beneath a bandage

# Wounds and injuries
? Which injury
abrasion | is a scrape that rubs off the outer skin | is typical of a fall on pavement
laceration | is a jagged or smooth cut in the skin | may need stitches after broken glass or a knife
puncture wound | is a small deep hole made by a nail or tooth | closes over deep, airless tissue and so has the highest risk of tetanus
avulsion | tears skin or a body part partly or wholly away | leaves a hanging flap of tissue
amputation | cuts off a finger or limb completely | requires the severed part to be kept cool in a bag
contusion / bruise | damages small blood vessels under unbroken skin | turns the skin black and blue after a blow
simple fracture / closed fracture | breaks a bone and leaves the skin over it unbroken | causes swelling and deformity without an open wound
compound fracture / open fracture | pushes broken bone ends through the skin | carries a high risk of bone infection

# Medical emergencies
? Which emergency
hypovolemic shock | makes skin pale and pulse weak as blood volume falls | follows heavy bleeding, with too little blood flow to the organs
heat exhaustion | causes heavy sweating, weakness and cool, moist skin | is treated by rest in shade with fluids | results from loss of water and salt in hot weather
heatstroke / heat stroke | causes hot skin, confusion and body temperature over 40 degrees Celsius | is a life-threatening failure of body cooling
hypothermia | is a body temperature below 35 degrees Celsius | slows heart and mind through dangerous loss of heat | is caused by long exposure to cold
frostbite | freezes fingers, toes or ears | leaves skin white and numb in cold weather | is injury of tissue by freezing
fainting / syncope | is a brief loss of consciousness from too little blood to the brain | is treated by laying the person down with raised legs
seizure / convulsion | shakes the body by sudden abnormal brain activity | requires moving away hard objects and putting nothing in the mouth
choking | blocks the airway with food or an object | makes a person clutch the throat, unable to speak
poisoning | results from swallowing, breathing in or touching a harmful substance | requires a call to a control center and the container at hand

# Methods of medical examination
? Which method of examination
inspection | looks at the body for visible signs of disease | notes skin color, posture and swelling by sight
palpation | feels the body with the hands | finds a swollen organ or lump by touch
percussion | taps the body and listens to the sound | finds fluid in the chest by tapping
auscultation | listens to sounds within the body | uses a stethoscope on heart, lungs and abdomen
medical history | records past illnesses, treatments and family health | asks the patient questions before any test is made

# Steps in patient care
? Which step in patient care
triage | sorts patients by the urgency of their need | decides in a disaster who is treated first | gives the most seriously injured patients priority
diagnosis | identifies a disease from history, examination and tests | names the illness that explains the symptoms
informed consent | is a patient's agreement after learning risks and benefits | is required before surgery or a clinical trial
referral | sends a patient to a specialist | passes a case from a family doctor to a cardiologist
rehabilitation | restores abilities after injury, stroke or addiction | includes therapy that helps a person return to daily life

# Specialists for organs
? Which medical specialist
cardiologist | treats diseases of the heart | reads electrocardiograms and examines patients with angina | treats heart attacks and arrhythmias
dermatologist | treats diseases of the skin | examines acne, rashes and moles | treats rashes, acne and cancer of the body surface
neurologist | treats diseases of the brain and nerves | cares for patients with epilepsy | treats stroke, epilepsy and Parkinson's disease
ophthalmologist | treats diseases of the eye and operates on cataracts | is a physician who tests vision
orthopedist / orthopedic surgeon | treats bones and joints | repairs fractures and replaces hips
urologist | treats the urinary tract and male reproductive organs | removes kidney stones and examines the prostate
endocrinologist | treats disorders of glands such as the thyroid | cares for patients with diabetes
dentist | treats teeth and gums | fills cavities caused by plaque acids

# Specialists for ages, methods and conditions
? Which medical specialist
pediatrician | cares for infants and children | checks growth and gives childhood vaccines
obstetrician | cares for women in pregnancy and birth | delivers babies and checks the fetus by ultrasound
oncologist | treats patients with cancer | plans chemotherapy after a biopsy | treats tumors with chemotherapy
psychiatrist | treats mental disorders as a physician | may prescribe antidepressants and talk with patients
radiologist | interprets X-rays and scans | reads CT and MRI pictures
anesthesiologist | keeps a patient pain-free during surgery | watches breathing and heart while gases put a patient to sleep

# Mental health disorders
? Which mental disorder
major depression / depressive disorder | causes lasting sadness and loss of interest for at least two weeks | reduces interest and energy and disturbs sleep and appetite | is treated with psychotherapy and antidepressants
bipolar disorder | causes mood swings between mania and deep lows | is often treated with lithium
generalized anxiety disorder | causes constant excessive worry about everyday matters | keeps a person tense for months without specific threat
panic disorder | causes sudden attacks of terror with a pounding heart | makes a person fear the next unexpected attack | causes racing heart, sweating and shortness of breath without real danger
phobia | causes strong irrational fear of a specific thing | makes a person avoid heights, spiders or closed rooms | is treated by gradual exposure to the feared object
obsessive-compulsive disorder / OCD | causes unwanted thoughts and repeated rituals | makes a person wash hands or check locks again and again | brings intrusive thoughts and acts that are repeated to relieve them
post-traumatic stress disorder / PTSD | causes flashbacks and nightmares after a terrible event | affects many combat veterans | follows war, assault or disaster
schizophrenia | causes hallucinations, delusions and confused thinking | makes a person hear voices that do not exist | is severe and makes a person lose contact with reality
attention-deficit/hyperactivity disorder / ADHD | makes it hard to focus and sit still | is diagnosed in restless, impulsive children
autism spectrum disorder / autism | affects communication and social interaction from early childhood | includes repetitive behavior and narrow interests

# Pioneers of medicine before 1700
? Which pioneer of early medicine
Hippocrates | was the Greek physician called the father of medicine | taught that disease has natural causes and gave his name to a doctors' oath | lived in ancient Greece and separated medicine from superstition
Galen | was the Roman-era physician whose errors were trusted for over a thousand years | learned anatomy by dissecting animals and treated gladiators | was a Greek physician in Rome whose writings dominated medieval medicine
Avicenna / Ibn Sina | wrote The Canon of Medicine about 1025 | was a Persian scholar whose medical encyclopedia was used for centuries
Andreas Vesalius / Vesalius | published On the Fabric of the Human Body in 1543 | corrected ancient errors by dissecting human bodies | is called the founder of modern human anatomy
William Harvey / Harvey | showed in 1628 that the heart pumps blood in a circuit | calculated that blood must circulate | was the English physician who described the circulation of blood
Paracelsus | was the Swiss physician who treated disease with chemicals and minerals | taught in the 1500s that the dose makes the poison
Antonie van Leeuwenhoek / Leeuwenhoek | first described bacteria and sperm cells through tiny lenses | was a Dutch cloth merchant who ground his own lenses

# Pioneers of medicine from 1796 to 1900
? Which pioneer of medicine
Edward Jenner / Jenner | developed the first vaccine in 1796 with cowpox | protected a boy against smallpox | was the English country doctor who observed milkmaids
John Snow | traced a cholera outbreak to a water pump in 1854 | is regarded as a founder of epidemiology for mapping deaths in London
Ignaz Semmelweis / Semmelweis | made doctors wash their hands to prevent childbed fever | worked in Vienna maternity wards in the 1840s
William Morton | demonstrated ether anesthesia in public in 1846 | was a Boston dentist who made painless surgery known
Louis Pasteur / Pasteur | supported the germ theory and developed a rabies vaccine | found that heating wine or milk kills microbes | was the French chemist who disproved spontaneous generation with swan-necked flasks
Joseph Lister / Lister | introduced antiseptic surgery with carbolic acid | made operations safer in the 1860s by killing germs | was the British surgeon who sterilized instruments and wounds
Robert Koch / Koch | discovered the bacterium of tuberculosis in 1882 | set rules to prove which microbe causes a disease | identified the bacteria that cause anthrax, tuberculosis and cholera
Wilhelm Rontgen / Wilhelm Röntgen / Roentgen | discovered X-rays in 1895 | was the German physicist who made the first pictures of bones in a living hand

# Women of medicine
? Which woman
Florence Nightingale / Nightingale | founded modern nursing in the Crimean War | improved sanitation in British military hospitals and used statistics
Elizabeth Blackwell | earned an American medical degree in 1849, before any other woman | founded a New York infirmary for women and children
Clara Barton | founded the American Red Cross in 1881 | carried supplies to wounded soldiers in the American Civil War
Rosalind Franklin | made the X-ray photograph that helped reveal the double helix | worked on DNA at King's College in London
Virginia Apgar | devised a quick rating of newborns in 1952 | was an American anesthesiologist who checked babies one minute after birth
Gertrude Elion | shared the 1988 Nobel Prize for drugs against leukemia | helped to develop medicines against leukemia, gout and herpes

# Modern medical discoveries
? Which scientist or doctor
Karl Landsteiner | discovered the ABO blood groups in 1901 | made safe transfusions possible and won the Nobel Prize in 1930
Alexander Fleming | discovered penicillin in 1928 | noticed that a mold killed bacteria in a dish | was the Scottish discoverer of the first widely used antibiotic
Frederick Banting | discovered insulin with Charles Best in 1921 | worked in Toronto to save children with diabetes
Jonas Salk | developed the injected polio vaccine in 1955 | used killed virus against infantile paralysis
Albert Sabin | developed the oral polio vaccine | used weakened live virus, often on a sugar cube
Christiaan Barnard | performed the first human heart transplant in 1967 | operated in Cape Town, South Africa
Charles Drew | organized large blood banks in World War II | was an African American surgeon who improved plasma storage
Walter Reed | showed that mosquitoes carry yellow fever | led an army commission in Cuba in 1900
James Watson | described the double helix of DNA with a British partner in 1953 | was an American who worked in Cambridge on the structure of the gene
Ivan Pavlov / Pavlov | studied the secretion of saliva in dogs | won the 1904 Nobel Prize for work on digestion

# Medical word parts: conditions and procedures
? Which suffix means
-itis | inflammation of an organ or tissue | redness and swelling of a part, as in tonsils or joints
-ectomy | surgical removal of a part | removing an organ by surgery, as the appendix or tonsils
-otomy | cutting into a part of the body | making an incision, as into the trachea
-ostomy | the surgical creation of an opening | making a new opening, as from the colon through the skin
-oma | a tumor or swelling | an abnormal mass of cells, as in skin or lymph tissue
-algia | pain in a part of the body | an aching condition, as of nerves or muscles
-emia | a condition of the blood | a substance or state in the blood, as too much sugar
-pathy | disease or suffering of a part | a disease, as of nerves or heart muscle
-plasty | surgical repair or reshaping | repair of a part by surgery, as of the nose
-scopy | viewing with an instrument | looking inside the body with a lighted tube
-megaly | enlargement of an organ | an abnormally large size, as of heart or spleen
-sclerosis | hardening of a part | abnormal stiffening, as of artery walls

# Medical word parts: organs
? Which combining form refers to
cardi/o | the muscular pump in the chest that moves blood | the organ affected in a myocardial infarction
hepat/o | the liver, which makes bile | the largest gland, damaged in cirrhosis
nephr/o | the kidney, which filters blood | the organ that produces urine
gastr/o | the stomach, which churns food with acid | the organ between esophagus and duodenum
enter/o | the intestine, which absorbs nutrients | the part of the digestive tract lined with villi
pulmon/o | the lung, which takes in oxygen | the organ of gas exchange that contains alveoli
derm/o / dermat/o | the skin, which covers the body | the organ with epidermis and sweat glands
oste/o | bone, the hard tissue of the skeleton | the tissue of the skeleton that stores calcium
arthr/o | a joint, where bones meet | the place where two bones are connected
my/o | muscle, the tissue that contracts | the tissue made of sarcomeres
neur/o | a nerve, which carries impulses | the cells with axons that conduct impulses
encephal/o | the brain, within the skull | the organ with cerebrum and cerebellum
hem/o / hemat/o | blood, which flows in vessels | the fluid with red cells and plasma
cyst/o | the bladder, which stores urine | the sac that is emptied through the urethra

# Medical word parts: prefixes
? Which prefix means
hyper- | above normal or too much | excessive, as in high blood pressure
hypo- | below normal or too little | deficient, as in low blood sugar
brady- | slow, as in a pulse of 50 | at reduced speed, as of the heart
tachy- | fast, as in a pulse of 120 | at raised speed, as of the heart
dys- | difficult, painful or faulty | abnormal, as in troubled swallowing or breathing
endo- | inner, as of glands that secrete into the blood | innermost, as in the lining of the heart
epi- | upon or on top of | above, as in the outer skin over the dermis
inter- | between, as of two ribs | among two or more things, as between cells
intra- | within, as of a vein or a cell | inside a single thing, as an injection into a vein
peri- | around, as of the sac about the heart | surrounding, as of a membrane about a bone
sub- | under or below, as of the tongue | beneath, as of an artery below the collarbone
poly- | many, as in genes for one trait | much or frequent, as in passing urine often
anti- | against, as of drugs that fight germs | opposed to, as in a body protein that binds toxins

# Mature body and aging
? Which effect of aging
sarcopenia | is the loss of muscle mass in old age | weakens older people and raises the risk of falls, but can be slowed by training
dementia | is a decline of memory and thinking that disturbs daily life | has Alzheimer's disease as its most frequent cause
presbycusis | is hearing loss of high tones in old age | makes birdsong and consonants hard to hear
osteopenia | is reduced bone density that is not yet severe | is the step before bones become porous and fragile
wrinkling | results from loss of collagen and elastic fibers in the skin | is speeded by sun and smoking
graying | results from less melanin in hair | begins as follicles lose their pigment cells

# Transplants and treatments of cells
? Which treatment
blood transfusion | replaces lost red cells from a matching donor | is given after severe hemorrhage | requires matching of ABO and Rh groups
organ transplant | replaces a failed heart, liver or kidney by a donor's | needs tissue matching and lifelong suppressing drugs
bone marrow transplant | replaces diseased blood-forming stem cells | treats leukemia after high doses of radiation
immunotherapy | helps the body's own defenses fight tumors | uses antibodies or trained T cells against cancer
gene therapy | inserts a normal copy of faulty DNA into cells | aims to correct inherited disease in a patient's cells | uses a harmless virus as a carrier of healthy DNA
chemotherapy | kills dividing cancer cells with drugs | often causes hair loss and nausea
radiation therapy / radiotherapy | kills cancer cells with X-rays or gamma rays | damages the DNA of tumor cells with high-energy beams

# Operations and other treatments
? Which medical measure
coronary bypass surgery | leads blood around a blocked heart artery with a grafted vessel | uses a leg vein to reroute flow
angioplasty | widens a narrowed artery with a balloon | often places a stent to keep the vessel open | opens a blocked coronary artery without open surgery
physical therapy | restores movement with exercises and massage | helps patients walk after an injury or stroke
vaccination / immunization | trains the body's defenses before an infection | prevents measles by an early injection | produces active immunity with a weakened or killed pathogen
laser eye surgery / LASIK | reshapes the cornea to correct vision | lets many nearsighted people see without glasses
intravenous therapy | drips fluid and drugs directly into a vein | treats severe dehydration with saline
cochlear implant | stimulates the auditory nerve to let deaf people hear | places electrodes in the inner ear

# Sleep, hygiene and safety
? Which healthy habit
hand washing | removes germs with soap for at least twenty seconds | prevents the spread of colds before meals
flossing | removes plaque from between the teeth | prevents gum disease where a brush cannot reach
using sunscreen | blocks ultraviolet rays with SPF 15 or higher | lowers the risk of skin cancer at the beach
wearing a seat belt | prevents being thrown from a car in a crash | is required by traffic law across lap and shoulder
wearing a helmet | prevents head injury in cycling | protects the brain in a fall from a bike
sleeping enough | restores body and mind for eight to ten hours in teens | strengthens memory overnight and improves mood by day | supports growth, memory and the immune system
regular exercise | strengthens the heart with sixty minutes of activity a day for teens | burns calories and lowers stress | lowers the risk of heart disease and obesity
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
lymphoma | arises from B or T cells, often with swellings in neck, armpit or groin | is a malignant kind that begins in nodes
glioma | arises in the supporting cells of the brain | grows from astrocytes or similar cells inside the skull
multiple myeloma | arises from plasma cells in the bone marrow | causes bone pain and makes a single abnormal antibody
lipoma | arises in fat cells and is harmless | is a soft, movable lump under the skin
adenoma | arises in glandular tissue and is benign | includes many polyps of the colon before they turn cancerous

# Public health measures
? Which public health measure
sanitation | protects people by sewage removal and clean surroundings | ended most cholera epidemics in cities | removes sewage and garbage to prevent disease
water treatment | makes drinking supplies safe by filtering and chlorine | kills germs before drinking supplies reach homes
health screening | looks for disease in people without symptoms | includes regular checks of blood pressure and vision
contact tracing | finds people who have been near an infected person | identifies and warns those who may have been exposed
quarantine | separates people who may have been exposed to a disease | limits the movement of exposed people who are not yet sick | keeps exposed people apart for the length of the incubation period
isolation of patients | separates people known to be infected from healthy people | keeps those with a contagious illness apart
water fluoridation | adds a tooth-protecting mineral to the public supply | reduces tooth decay in a whole community
mosquito control | removes standing pools and sprays insecticide | reduces malaria and West Nile virus by attacking the vector
food inspection | checks restaurants and slaughterhouses for cleanliness | prevents outbreaks of salmonella
`;
