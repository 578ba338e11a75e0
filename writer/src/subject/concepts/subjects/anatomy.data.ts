/** Concepts of human anatomy, physiology and health, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Branches of the study of the body
? Which science
anatomy | studies the structure of the body and the relationships of its parts to one another | describes the shape, size and location of body parts | developed through the dissection of dead bodies
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
anterior / ventral | a location toward the front of the body | the position of the breastbone in relation to the spine | the position of the toes in relation to the heel
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
frontal plane / coronal plane | divides the body into anterior and posterior parts | runs vertically from ear to ear, separating chest side from back | is at a right angle to the midsagittal and passes through both shoulders
transverse plane / horizontal plane | divides the body into superior and inferior parts | makes a cross section at a right angle to the body's long axis | runs parallel to the ground when a person stands
midsagittal plane / median plane | divides the body into equal right and left halves | lies vertically exactly along the midline of the body | passes through the nose and the navel and divides the body equally
parasagittal plane | divides the body into unequal right and left parts | lies vertically, parallel to the midline but to one side of it
oblique plane | cuts through the body diagonally, at an angle | passes through the body between the vertical and the horizontal

# Body positions
? Which body position
anatomical position | is standing upright, facing forward, with arms at the sides and palms forward | is the standard reference posture for directional terms | has the feet slightly apart and the thumbs pointing away from the body
prone position | is lying face down on the abdomen | places the body flat with the back turned upward | is the opposite of supine, with the face toward the ground
supine position | is lying face up on the back | places the body flat on the back for chest compressions in CPR | is the opposite of prone, with the face toward the ceiling
lateral recumbent position | is lying on the right or left side | helps keep the airway open in an unconscious, breathing person
Fowler's position | is sitting up in bed with the head raised about 45 to 60 degrees | helps a patient in bed who has trouble breathing
Trendelenburg position | is lying on the back with the head lower than the feet | tilts the bed so that the legs are higher than the head
lithotomy position | is lying on the back with the knees bent and legs raised in stirrups | is used for childbirth and examinations of the pelvis

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
oral cavity | contains the teeth and the tongue | is the mouth, where the digestive tract begins

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
chemical level | consists of atoms and molecules | is the simplest level, at which atoms combine to form molecules | includes water, proteins and DNA as building blocks of cells
cellular level | consists of the smallest units of living things | is the lowest level at which a structure counts as alive | consists of the basic structural and functional units of the body
tissue level | consists of groups of similar cells that perform a common function | includes muscle, nervous, epithelial and connective types | lies between single cells and organs and is studied in histology
organ level | consists of two or more tissues that form a structure with a specific function | is exemplified by the stomach, the heart and the skin | combines different tissues into a body part such as the kidney
organ system level | consists of several related parts that work together for a common purpose | is exemplified by the digestive structures that together break down food
organism level | is the highest level, the whole living individual | consists of all the body's parts working together to keep a person alive

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
sensory receptor / receptor | detects a change in the environment | is the sensor that sends information to the control center | monitors the environment and responds to stimuli
afferent pathway | carries information from the sensor to the control center | is the route by which input approaches the control center
control center | compares the input with the set point | determines the set point and the appropriate response | is often the brain, which analyzes information and decides on the response
efferent pathway | carries commands from the control center to a muscle or gland | is the route by which output leaves the control center
effector | carries out the response to the stimulus | is the muscle or gland that acts on the control center's command | is the muscle, such as a shivering one, that changes the variable

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
nucleolus | makes the subunits of ribosomes | is the dense round body where ribosomal RNA is made | lies inside the nucleus and disappears during mitosis
mitochondrion / mitochondria | makes most of the cell's ATP by aerobic respiration | has a folded inner membrane with cristae | is called the powerhouse of the cell
ribosome | builds proteins from amino acids | is the site of protein synthesis, found free or on rough ER | is made of RNA and protein in two subunits
rough endoplasmic reticulum / rough ER | is a membrane network studded with ribosomes | folds and processes proteins that will be exported or placed in membranes
smooth endoplasmic reticulum / smooth ER | makes lipids and steroid hormones | detoxifies drugs in liver cells and stores calcium in muscle fibers | is a membrane network without ribosomes
Golgi apparatus / Golgi complex / Golgi body | modifies, sorts and packages proteins for shipment | is a stack of flattened membrane sacs that buds off vesicles | receives vesicles from the rough ER and ships proteins out
lysosome | contains digestive enzymes that break down worn-out cell parts | digests bacteria that a white blood cell has taken in | is a membrane sac, made by the Golgi apparatus, that carries out digestion in the cell
peroxisome | detoxifies harmful substances with oxidase enzymes and catalase | breaks hydrogen peroxide down into water and oxygen | neutralizes free radicals and is numerous in liver and kidney cells
centriole | organizes the spindle fibers during cell division | is one of a pair of cylinders made of microtubules near the nucleus | forms the base of cilia and flagella
plasma membrane / cell membrane | controls what enters and leaves the cell | is a bilayer of phospholipids with proteins and cholesterol | separates the cell's contents from the fluid around it as a selectively permeable barrier
cytosol | is the jelly-like fluid in which the organelles float | is mostly water with dissolved ions and nutrients | makes up the cytoplasm together with the organelles

# Surface structures and filaments of cells
? Which cell structure
cilium / cilia | moves mucus across the surface of the cell by beating | is a short, hairlike moving projection found in numbers on airway cells | propels an egg along the fallopian tube or dust out of the airways
flagellum / flagella | propels a whole cell by whipping back and forth | forms the long tail that moves a sperm | is longer than a cilium and gives a sperm its motility
microvillus / microvilli | increases the surface area for absorption in the small intestine | forms part of the brush border as a tiny finger-like fold of the membrane | is a nonmotile extension of the membrane on absorbing cells
microtubule | is a hollow tube of tubulin that gives a cell its shape | forms the spindle and the tracks along which organelles move | is the thickest element of the cytoskeleton
microfilament / actin filament | is the thinnest strand of the cytoskeleton | helps a cell change shape and contract with myosin | supports the microvilli and pinches a dividing cell in two
intermediate filament | is a tough, ropelike strand of the cytoskeleton that resists pulling forces | is a strong cytoskeleton strand of keratin in skin cells
desmosome | anchors neighboring cells together to prevent them from being pulled apart | is a buttonlike anchoring junction, common in skin and heart muscle | links the keratin filaments of neighboring skin cells
tight junction | seals neighboring cells so that fluid cannot leak between them | fuses neighboring membranes into a leakproof contact in the lining of the intestine
gap junction | connects neighboring cells by channels through which ions pass | lets electrical signals spread from one heart muscle cell to the next | consists of hollow cylinders called connexons

# Movement of substances across membranes
? Which transport process
simple diffusion | moves small molecules directly through the lipid bilayer from high to low concentration | lets oxygen and carbon dioxide cross the cell membrane without any protein | is passive and moves lipid-soluble substances such as oxygen and fatty acids
facilitated diffusion | moves substances down their gradient through a carrier or channel protein | lets glucose enter most cells without using ATP | is passive but needs a membrane protein to carry glucose
osmosis | moves water through a selectively permeable membrane | is the diffusion of a solvent such as water toward the higher solute concentration | makes a red blood cell swell when placed in pure water
filtration | pushes water and solutes through a membrane by fluid pressure | forces fluid out of the blood in the glomerulus of the kidney | depends on a pressure gradient between the two sides of a membrane
active transport | moves ions against their concentration gradient with energy from ATP | is carried out by pumps such as the sodium-potassium pump | requires ATP and a carrier protein to move solutes uphill
phagocytosis | engulfs large solid particles such as bacteria | is called cell eating and is done by macrophages and neutrophils | forms a vacuole called a phagosome that fuses with a lysosome
pinocytosis | takes in droplets of fluid in small vesicles | is called cell drinking, as it brings in dissolved solutes
receptor-mediated endocytosis | takes in specific molecules after they bind to membrane proteins | brings cholesterol-carrying particles into cells in coated pits
exocytosis | releases substances when a vesicle fuses with the plasma membrane | secretes hormones, mucus and neurotransmitters from the cell | empties the contents of a secretory vesicle outside the cell

# Fluid mixtures
? Which kind of fluid mixture
isotonic solution | has the same solute concentration as the cell, so cell size does not change | leaves red blood cells unchanged, as 0.9 percent saline does | causes no net movement of water across the cell membrane
hypertonic solution | has a higher solute concentration than the cell, so water leaves the cell | makes red blood cells shrink by osmosis | causes crenation of red blood cells
hypotonic solution | has a lower solute concentration than the cell, so water enters the cell | makes red blood cells swell and burst | causes hemolysis of red blood cells
colloid | has large particles that scatter light but do not settle out | is a mixture such as gelatin or cytosol, also called an emulsion
suspension | has large, visible particles that tend to settle out | is a mixture such as blood, whose cells sink if left standing

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
prophase | condenses chromatin into visible chromosomes | breaks up the nuclear envelope as the spindle forms | is the first and longest stage of mitosis
metaphase | lines the chromosomes up along the middle of the cell | has all centromeres at the equator of the spindle | comes before the sister chromatids separate
anaphase | pulls the sister chromatids apart to opposite poles | begins when the centromeres split | is the shortest stage of mitosis, with V-shaped chromosomes moving apart
telophase | forms two new nuclei around the separated chromosomes | uncoils the chromosomes, in effect reversing the first stage of mitosis | re-forms the nuclear membranes and nucleoli
cytokinesis | divides the cytoplasm to give two cells | pinches the cell in two by a cleavage furrow | forms two daughter cells with a ring of microfilaments that squeezes the membrane
G0 phase | is a resting state outside the dividing cycle | is the state of mature nerve cells, which no longer divide

# Biological molecules of the body
? Which molecule
glucose / blood sugar | is the simple carbohydrate that cells use as their main fuel | enters cells with the help of insulin | is the six-carbon fuel broken down in cellular respiration
glycogen | is the carbohydrate stored in the liver and muscles | is a branched chain of many sugar units found in animals | is broken down to raise blood sugar between meals
triglyceride | stores energy as a body fat made of three fatty acids and glycerol | is the main form of fat in food and adipose cells | is stored in adipose tissue for insulation and long-term energy
phospholipid | forms the double layer of cell membranes | has a water-loving head and two water-fearing tails | is a lipid whose phosphate head is polar and whose tails are nonpolar
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
translation | builds a protein from the code of messenger RNA | takes place at a ribosome, where transfer RNA brings amino acids | links amino acids in the order given by the codons
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
nervous tissue / neural tissue | conducts electrical impulses in the brain and spinal cord | consists of neurons and the neuroglia that support them | communicates by electrical signals and makes up the nerves
skeletal muscle tissue | is voluntary, striated and attached to bones | has long cylindrical fibers with many nuclei | moves the limbs and the face by conscious control
cardiac muscle tissue | is involuntary and striated and found only in the heart | has branched cells joined by intercalated discs | pumps blood by rhythmic contraction of a single organ
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
bone / osseous tissue | has a hard matrix of calcium salts | supports and protects the body as the hardest connective tissue | is hardened by calcium salts and contains osteocytes in lacunae
blood | has a liquid matrix called plasma | transports gases, nutrients and wastes | is an atypical, fluid tissue of cells in plasma

# Components of the extracellular matrix
? Which component of the extracellular matrix
collagen fiber | is the strongest and most abundant strand and resists pulling | is a thick white strand that gives tendons their tensile strength
elastic fiber | stretches and recoils to its original length | is a yellow strand that lets the lungs, skin and arteries spring back
reticular fiber | forms a fine branching network that supports soft organs | is a thin strand of the framework in spleen and lymph nodes
ground substance | is the unstructured gel that fills the space between cells | holds tissue fluid through which nutrients diffuse
basement membrane | anchors an epithelium to the connective tissue beneath it | is the thin sheet on which epithelial cells rest

# Cells of connective and epithelial tissue
? Which cell type
fibroblast | makes the collagen fibers of ordinary connective tissue | is the most common cell of tendons and the dermis | produces collagen and helps to heal wounds
adipocyte | stores a large droplet of fat | has its nucleus pushed to the edge by stored lipid | swells as lipid accumulates and shrinks as it is used
mast cell | releases histamine in connective tissue during inflammation | contains heparin and triggers allergic symptoms | lies near blood vessels and starts the inflammatory response
goblet cell | secretes mucus onto the surface of an epithelium | is a one-celled gland of the airways and intestines
stem cell | can divide and develop into several specialized kinds | is unspecialized and renews itself | is found in bone marrow and embryos and can become other cells
keratinocyte | is the most common cell of the epidermis | makes the tough fibrous protein that waterproofs the skin | is pushed upward from the basal layer and dies near the surface
melanocyte | makes the pigment that gives skin its color | lies in the basal layer and increases its output in sunlight | is the spider-shaped cell from which melanoma arises
Langerhans cell / dendritic cell of the skin | presents foreign material in the epidermis to the immune system | is the star-shaped immune defender of the epidermis
Merkel cell | works with a nerve ending of the epidermis to sense light touch | lies in the basal layer and serves as a touch receptor

# Body membranes
? Which membrane
mucous membrane / mucosa | lines cavities that open to the outside of the body | lines the digestive and respiratory tracts and is kept moist by secretion | is a moist epithelium with goblet cells in mouth, nose and intestines
cutaneous membrane | is the skin, the dry covering of the body's outer surface | consists of epidermis and dermis | is dry, unlike the others, and exposed to air
synovial membrane | lines the cavities of movable joints | is made of connective tissue and secretes a lubricating fluid in joints | lines joint capsules, bursae and tendon sheaths
pleura / pleurae | covers the lungs and lines the walls of the chest | is the serous covering that becomes inflamed in pleurisy | has visceral and parietal layers that reduce friction in breathing
pericardium | encloses the heart in a double sac | has an outer fibrous layer that anchors the heart | reduces friction around the beating heart with serous fluid
peritoneum | lines the abdomen and covers its organs | becomes inflamed when a burst appendix spills bacteria into the abdomen | is the serous covering of the stomach, liver and intestines

# Glands of the skin
? Which type of gland
sebaceous gland | produces oil that softens hair and skin | empties sebum into a hair follicle | becomes overactive in adolescence, leading to acne
eccrine gland | produces watery sweat that cools the body | is most numerous on the palms, soles and forehead | opens directly onto the skin surface through a pore
apocrine gland | produces thick sweat in the armpits and groin from puberty on | makes a secretion that bacteria turn into body odor | releases fatty sweat into hair follicles of the armpit
ceruminous gland | produces earwax in the outer ear canal | is a modified sweat gland that traps dust in the ear | secretes a sticky wax that keeps insects and dust from the eardrum
mammary gland | produces milk to feed an infant | becomes active in lactation after childbirth | is a modified sweat gland in the breast, stimulated by prolactin

# Layers of the skin
? Which layer
stratum corneum / horny layer | is the outermost layer of the epidermis, made of dead, flat, keratin-filled cells | sheds dry cells continually and resists water and abrasion | consists of 20 to 30 rows of dead keratinized cells
stratum lucidum / clear layer | is a thin translucent layer found only in thick skin of palms and soles | lies between the horny and the granular layers
stratum granulosum / granular layer | is where cells flatten, fill with keratohyalin and begin to die | lies just above the spiny layer of the epidermis
stratum spinosum / spiny layer | is several cells thick, with cells that look prickly where desmosomes join them | lies just above the basal layer and contains many dendritic cells
stratum basale / basal layer / stratum germinativum | is the deepest layer of the epidermis, where cells divide by mitosis | contains the melanocytes and rests next to the dermis | produces new epidermal cells that push upward
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
keratin | is the tough fibrous protein of hair, nails and the epidermis | hardens and waterproofs the outer cells of the skin | is produced by keratinocytes and makes the skin's surface tough
collagen | is the strong fibrous protein of the dermis, tendons and bones | is the most abundant protein in the body and resists stretching | is made by fibroblasts and gives skin strength and toughness
elastin | lets stretched skin and arteries spring back | forms the stretchy fibers in the dermis | is lost with age, so that skin sags and wrinkles
tubulin | forms the hollow microtubules of the cytoskeleton | makes up the spindle fibers that move chromosomes
dystrophin | links the cytoskeleton of a muscle fiber to its membrane | is missing in Duchenne muscular dystrophy

# Hair and its follicle
? Which part of a hair and its follicle
hair shaft | is the visible part that projects above the skin | consists of dead keratinized cells outside the surface of the skin
hair root | is the part embedded in the skin, below the surface | extends from the bulb up to the surface of the skin
hair follicle | is the tube of epidermal and dermal tissue that encloses the root | extends down into the dermis and surrounds the growing root | receives oil from a sebaceous gland
hair bulb | is the swollen lower end where new cells form | surrounds a dermal papilla with capillaries
hair papilla | supplies blood to the growth zone from the dermis | is the nipple of dermal tissue with capillaries that pushes into the bulb
hair matrix | is the growth zone of dividing cells in the bulb | produces the new cells that become keratinized and pushed upward
hair cortex | is the bulky middle layer of flattened cells around the central core | surrounds the medulla and lies beneath the cuticle
arrector pili muscle | makes hairs stand upright and causes goose bumps | is a small band of smooth fibers that contracts in cold or fear | pulls the follicle upright under sympathetic control

# Nails
? Which part of a nail
nail body / nail plate | is the visible hard part that covers the fingertip | consists of hard keratin and lies on top of the bed
free edge | extends beyond the fingertip and is trimmed | is the outer end that grows past the bed
nail root | is the part embedded in the skin under the fold | is the hidden rear end beneath the cuticle
nail bed | is the epidermis on which the plate rests | looks pink because of its rich supply of capillaries
nail matrix | is the thickened growth zone at the rear of the bed | contains the dividing cells that are responsible for growth in length | is the region of cell division where growth takes place
lunula | is the white crescent near the base of the plate | looks white because the thick matrix lies beneath it | is the half-moon of pale color near the root
cuticle / eponychium | is the thickened fold of skin over the base of the plate | seals the gap between the skin and the plate

# Skin disorders
? Which skin disorder
acne | is an inflammation of sebaceous glands and blocked hair follicles | produces blackheads and pimples, often in adolescence | is treated with drugs that kill bacteria or reduce sebum
athlete's foot / tinea pedis | is a fungal infection between the toes | causes itching, redness and peeling between the toes | is spread in damp locker rooms and treated with antifungal cream
psoriasis | forms reddened patches covered with silvery scales | is an autoimmune overproduction of skin cells | speeds up cell growth in the epidermis, producing thick dry scales
eczema / atopic dermatitis | causes dry, itchy, inflamed skin, often in allergic children | often affects the bends of elbows and knees in people with allergies
hives / urticaria | raises itchy red welts as an allergic reaction | results from the release of histamine in the skin
cold sore | causes fluid-filled blisters on the lip from herpes simplex virus | returns when a dormant virus is activated by stress or ultraviolet light
albinism | is the inherited lack of melanin | leaves hair, skin and eyes very pale from birth | results when melanocytes cannot produce pigment because of a gene defect
vitiligo | causes white patches of skin as melanocytes are lost | leaves scattered areas of skin without pigment in later life
basal cell carcinoma | is the most common and least malignant skin cancer | starts in the deepest epidermal layer and rarely spreads | arises in the stratum basale after sun exposure and is usually curable by surgery
squamous cell carcinoma | is a skin cancer of the stratum spinosum that forms a scaly red bump | grows rapidly in sun-exposed keratinocytes and spreads to lymph nodes if not removed
malignant melanoma / melanoma | is the most dangerous skin cancer because it spreads rapidly | is recognized by the ABCDE rule | arises from pigment cells and may begin in a mole
impetigo | is a contagious bacterial infection that forms crusty sores | is caused by staphylococci or streptococci, often around a child's mouth | causes pink, water-filled raised sores that form a yellow crust

# Skin injuries
? Which skin injury
first-degree burn | damages only the epidermis, leaving redness without blisters | is typical of a mild sunburn | heals in two or three days without special care
second-degree burn | damages the epidermis and upper dermis and forms blisters | is called a partial-thickness injury that injures epidermis and upper dermis | causes redness, pain and blisters and heals in weeks
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

# Skin color changes
? Which skin color change
cyanosis | is a bluish color of the skin from poorly oxygenated blood | appears at the lips and nails when hemoglobin lacks oxygen | occurs in heart failure and severe breathing disorders
jaundice | is a yellow color of the skin and eyes from bilirubin | is a sign of liver disorder | results when the liver cannot remove bile pigment from the blood
erythema | is a reddening of the skin from widened blood vessels | appears in fever, embarrassment, inflammation or allergy
pallor | is an unusual paleness of the skin | is a sign of anemia, low blood pressure or emotional stress
bronzing | is a metallic tan of the skin that suggests Addison's disease | is a sign of too little hormone from the adrenal cortex
ecchymosis | is a black-and-blue color from blood that has escaped under the skin | may signal a lack of vitamin C or clotting trouble
tanning | is a darkening of the skin after exposure to ultraviolet light | results from increased melanin after exposure to sunlight

# Types of bone by shape
? Which type of bone
long bone | has a shaft with two expanded ends | includes the femur and the humerus | is longer than it is wide and acts as a lever
short bone | is roughly cube-shaped, about as wide as it is thick | includes the bones of the wrist and ankle
flat bone | is thin, usually curved and plate-like | includes the sternum, the ribs and most bones of the skull | consists of two layers of compact bone around spongy bone
irregular bone | has a complicated shape that fits no other group | includes the vertebrae and the hip bones | includes the bones of the spine with their many projections
sesamoid bone | forms within a tendon, where it reduces friction | includes the patella at the knee | is embedded in a tendon, as the kneecap is
sutural bone / Wormian bone | is a tiny extra bone within a joint line of the skull | varies in number from person to person between the cranial plates

# Structure of a long bone
? Which part of a bone
diaphysis | is the shaft of a long bone | is a tube of compact bone around the medullary cavity | makes up most of the length and consists of compact bone
epiphysis / epiphyses | is the expanded end of a long bone | consists mostly of spongy bone and is covered with hyaline cartilage | forms joints with neighboring bones at either end
epiphyseal plate / growth plate | is the layer of cartilage where a child's bone lengthens | is replaced by a bony line when a young adult reaches full height | consists of hyaline cartilage between shaft and end in children
periosteum | is the tough connective tissue membrane that covers the outer surface | carries nerves and blood vessels and anchors tendons | contains osteoblasts for growth in width and repair
endosteum | is the thin membrane that lines the inner surfaces | lines the marrow space with bone-forming and bone-dissolving cells
medullary cavity | is the hollow space in the shaft that holds marrow | contains yellow marrow in adults
articular cartilage | covers the joint surface with a smooth, friction-reducing layer | wears away at the joints in osteoarthritis
compact bone | is the dense outer layer built of osteons | looks smooth and solid and gives the shaft its strength | consists of tightly packed lamellae around central canals
spongy bone / cancellous bone | is a lattice of trabeculae with many spaces | holds red marrow between its thin struts | makes up most of the inside of flat and short bones
red bone marrow | makes red and white blood cells and platelets | is found in adults in the sternum, ribs and hip bones | is the site of hematopoiesis in the spongy bone
yellow bone marrow | stores fat inside long bones | fills the shaft in adults and can turn back to blood making after severe bleeding | consists mostly of adipose tissue

# Microscopic structure of bone
? Which bone structure
osteon / Haversian system | is the cylindrical structural unit of compact bone | consists of concentric rings around a central channel | is a long cylinder of lamellae that withstands pressure
central canal / Haversian canal | carries blood vessels and nerves through the middle of an osteon | runs lengthwise at the core of the concentric lamellae
perforating canal / Volkmann's canal | connects the vessels of the periosteum with those of the osteons | runs at a right angle to the shaft and carries vessels inward
lamella / lamellae | is a ring of hard matrix in compact bone | is one of the concentric layers of matrix in an osteon
lacuna / lacunae | is the small space in which a mature bone cell lies | is a tiny cavity in the matrix that holds an osteocyte | lies between the lamellae and houses a bone cell
canaliculus / canaliculi | is a hair-thin channel that joins osteocytes for exchange of nutrients | is a tiny channel that connects neighboring lacunae through the hard matrix | carries nutrients from the central canal to osteocytes
trabecula / trabeculae | is a thin strut of spongy bone | lines up along lines of stress in spongy bone

# Cells of bone and cartilage
? Which skeletal cell
osteoblast | builds new bone by secreting matrix | deposits calcium from the blood in bone, stimulated by calcitonin | secretes collagen and calcium salts as a bone-forming cell
osteoclast | breaks down bone matrix and dissolves its minerals | releases calcium from bone to blood when parathyroid hormone rises | is a large multinucleate cell that dissolves matrix with acid and enzymes
osteocyte | is a mature bone cell that maintains bone tissue | lies trapped in a lacuna of the hard matrix that it helped to form | senses stress on the bone and lives in a lacuna
osteogenic cell / osteoprogenitor cell | is the stem cell of bone tissue, able to divide | divides in the periosteum and endosteum to give rise to bone-forming cells
chondrocyte | maintains the matrix of cartilage | is a mature cartilage cell that lies in a lacuna | lives in a tissue without blood vessels and heals slowly

# Growth and renewal of bone
? Which process
intramembranous ossification | forms flat skull bones from sheets of connective tissue membrane | forms the clavicles and cranial bones without a cartilage model
endochondral ossification | forms most bones by replacing a hyaline cartilage model | lengthens long bones at the growth plates | begins in the fetus with a model of hyaline cartilage
appositional growth | increases the width of bones by adding matrix at the surface | thickens a bone as osteoblasts beneath the periosteum add matrix
bone remodeling | replaces old matrix throughout life in response to stress and blood calcium | combines the work of osteoclasts and osteoblasts to renew the skeleton | repairs and reshapes bones as osteoclasts and osteoblasts work together
bone resorption | dissolves old matrix and releases calcium into the blood | is the work of osteoclasts, stimulated by parathyroid hormone
calcification | hardens the matrix as calcium salts are deposited in it | adds calcium phosphate crystals to soft matrix
hematopoiesis | produces blood cells in red marrow | forms erythrocytes, leukocytes and platelets from stem cells | takes place in the red bone marrow of adults

# Bones of the cranium and neck
? Which bone of the head and neck
frontal bone | forms the forehead above the eyes | forms the roofs of the eye sockets and the anterior part of the cranium | is the single cranial bone above the orbits
parietal bone | forms most of the top and side of the cranium | is one of a pair that meet at the sagittal suture | forms the roof of the skull behind the forehead
temporal bone | contains the middle and inner ear | lies at the lower side of the cranium around the ear canal | has the mastoid process behind the ear
occipital bone | forms the back and base of the cranium | has the foramen magnum, through which the spinal cord passes | joins with the first vertebra by two condyles
sphenoid bone | is butterfly-shaped and spans the floor of the cranium | has the sella turcica that holds the pituitary gland | is the keystone that joins all other cranial bones
ethmoid bone | forms the roof of the nasal cavity and part of the nasal septum | has the cribriform plate, through which olfactory nerve fibers pass | lies behind the nose and forms the superior and middle nasal conchae
hyoid bone | is the only bone that does not touch another bone | supports the tongue from the neck above the larynx | is horseshoe-shaped and lies in the neck below the mandible
atlas | is the first cervical vertebra, which supports the skull | is a ring without a body that lets the head nod yes | joins the occipital condyles of the skull
axis | is the second cervical vertebra, with a toothlike dens | serves as the pivot around which the head turns to say no | bears the dens, around which the first vertebra rotates

# Facial bones
? Which facial bone
mandible | is the lower jaw and the only freely movable skull bone | holds the lower teeth and forms the chin | is the largest and strongest bone of the face
maxilla / maxillae | forms half of the upper jaw | holds upper teeth and forms the front part of the hard palate | joins all other facial bones except the mandible
zygomatic bone | forms the prominence of the cheek | is the cheekbone, which joins a process of the temporal bone | forms part of the side wall of the eye socket
nasal bone | forms part of the bridge of the nose | is a small paired plate between the eyes
lacrimal bone | is the smallest of the face, with a groove for tear drainage | is a fingernail-sized bone in the inner wall of the eye socket
vomer | forms the lower part of the nasal septum | is a single plow-shaped bone in the midline of the nose
palatine bone | forms the back of the hard palate | is an L-shaped bone behind the maxilla in the roof of the mouth
inferior nasal concha | is a thin, curved bone that projects into the nasal cavity | is a scroll-like bone on the side wall of the nasal passage

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
coccyx / tailbone | consists of three to five small fused bones at the lower tip | is the remnant of a tail | is the last part of the backbone, below the sacrum
intervertebral disc / intervertebral disk | is the fibrocartilage cushion between two neighboring bones | absorbs shock and allows the spine to bend | has a gel center and may herniate

# Features of a vertebra
? Which part of a vertebra
vertebral body / centrum | is the thick disc-shaped front part that bears weight | faces the front of the spine and rests on the disc below | forms the weight-bearing part at the front
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
spina bifida | is a birth defect in which the vertebral arches fail to close | exposes the spinal cord of a newborn when the backbone fails to close
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

# Bones of the upper limb
? Which bone of the upper limb
humerus | is the only bone of the upper arm | has a head that fits into the shoulder blade | extends from the shoulder to the elbow
radius | lies on the thumb side of the forearm | crosses over the ulna when the palm turns down | is the lateral bone of the forearm and forms most of the wrist joint
ulna | lies on the little finger side of the forearm | forms the point of the elbow | is the medial bone of the forearm, with a trochlear notch
scaphoid | is the carpal that is broken most often | lies on the thumb side in the proximal row of the wrist
lunate | is the moon-shaped carpal in the middle of the proximal row | is the wrist bone that is most often dislocated
pisiform | is the pea-shaped carpal on the little finger side | is a small round wrist bone inside a tendon
hamate | is the carpal with a hook-shaped process | lies in the second row at the base of the fourth and fifth fingers
capitate | is the largest carpal, in the center of the wrist | lies at the base of the middle finger's bone in the palm
metacarpal | is one of five that form the palm | forms a knuckle at its head | lies between the wrist bones and the fingers
phalanx / phalanges | is one of fourteen in the fingers and thumb | lies beyond the knuckle, two in the thumb and three in each finger | is a bone of the digits

# Bones of the pelvis and lower limb
? Which bone of the pelvis and lower limb
ilium / ilia | is the upper, flaring part of the hip bone | has the crest felt when the hands rest on the hips | is the largest of the three parts of the hip bone
ischium / ischia | bears the body's weight in sitting | is the lower back part of the hip bone | is the part of the hip bone on which a person sits
pubis | is the front part of the hip bone | meets its partner at a midline joint of fibrocartilage | is the most anterior of the three parts of the hip bone
femur / thighbone | is the longest and strongest bone in the body | has a ball-shaped head that fits into the hip socket | extends from the hip to the knee
patella / kneecap | lies in the quadriceps tendon and protects the knee | is the largest sesamoid, a triangular bone | is the bone at the front of the knee joint
tibia / shinbone | is the thick weight-bearing bone of the leg | forms the inner ankle bump at its lower end | is the medial bone of the leg
fibula | is the thin lateral bone of the leg | forms the outer ankle bump and bears little weight | lies beside the tibia but is not part of the knee joint
talus | joins with the tibia and fibula at the ankle | sits on top of the heel and passes weight to the foot
calcaneus / heel bone | is the largest of the tarsals | receives the Achilles tendon at the back of the foot | is the rearmost bone of the foot
metatarsal | is one of five that form the sole between ankle and toes | forms the ball of the foot with its head
navicular | is the boat-shaped tarsal of the inner foot | lies between the talus and the cuneiforms

# Bone markings
? Which bone marking
foramen / foramina | is a round hole for a nerve or blood vessel | passes right through a bone, as at the base of the skull | is a hole such as the one for the spinal cord
fossa / fossae | is a shallow, basinlike depression in a bone | is a shallow hollow that often receives another bone
condyle | is a rounded knob that forms a joint | is found in pairs at the lower end of the femur at the knee | articulates with another bone by a rounded end
epicondyle | is a raised area on or above a rounded joint knob | is felt at each side of the elbow on the humerus
facet | is a smooth, nearly flat joint surface | is found where a rib meets a vertebra
trochanter | is a very large blunt projection found only on the femur | gives attachment to hip muscles near the femoral neck
tubercle | is a small rounded projection | is found on the humerus beside its head, a greater and a lesser one
tuberosity | is a large rounded projection that may be roughened | is the rough projection below the knee to which the patellar ligament attaches
crest | is a narrow ridge that is usually prominent | forms the upper edge of the hip bone
sinus | is an air-filled cavity lined with mucous membrane | lightens the skull and opens into the nose
meatus | is a canal-like passageway in a bone | leads sound inward in the temporal bone
fissure | is a narrow, slitlike opening in a bone | lets nerves pass through a slit in the eye socket

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
comminuted fracture | breaks the bone into three or more fragments | is common in the brittle bones of older people | shatters or splinters the bone into several small pieces
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
osteosarcoma | is a bone cancer that mostly affects teenagers and young adults | usually arises in a long bone near the knee
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
cartilaginous joint | joins bones by cartilage without a cavity | includes the pubic symphysis and the epiphyseal plate as structural examples
synovial joint / diarthrosis | has a fluid-filled cavity enclosed in a capsule | is freely movable and includes the shoulder, elbow and knee
synarthrosis / immovable joint | is the functional class that allows no movement | is defined by function as having bones fixed in place
amphiarthrosis | is the functional class that allows only slight movement | is defined by function as between immovable and freely movable

# Joints without a cavity
? Which kind of joint
gomphosis | holds a tooth in its bony socket | is a peg-in-socket fibrous type found only in the jaws
syndesmosis | is held by a band of ligament, as between tibia and fibula above the ankle | connects two bones by a ligament longer than the fibers of a suture
symphysis / symphyses | joins bones by a pad of fibrocartilage | connects the two pubic bones at the midline | is a cartilaginous type that is slightly movable and resists shock
synchondrosis | joins bones by hyaline cartilage | includes the growth plate of a child and the first rib's attachment
suture | holds the plates of the skull tightly together by short fibers | has interlocking, jagged edges and is found only in the skull | is a fibrous type that unites cranial bones
synostosis | is a joint whose bones have completely fused into one | forms when fibrous tissue or cartilage between two bones turns to bone

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

# Body movements
? Which movement
flexion | bends a limb so that the angle between its bones decreases | brings the forearm toward the upper arm | decreases the angle of a joint, as in bending the knee
extension | straightens a bent limb by increasing the angle between its bones | straightens a bent knee or elbow to the anatomical position | increases the angle of a joint, as in straightening the elbow
hyperextension | bends a part backward beyond the straight position | tips the head far back to look at the ceiling
abduction | moves a limb away from the midline | raises the arm out to the side | lifts the leg sideways, away from the body
adduction | moves a limb toward the midline | lowers a raised arm to the side of the body | returns a limb toward the trunk, as in closing the legs
rotation | turns a bone around its long axis | turns the head from side to side to say no
circumduction | makes the end of a limb trace a circle | swings the arm so that it describes a cone
supination | turns the palm upward or forward | turns the forearm so that radius and ulna are parallel
pronation | turns the palm downward or backward | turns the forearm so that the radius crosses over the ulna
dorsiflexion | lifts the foot so that its top nears the shin | bends the foot upward, as in standing on the heels
plantar flexion | points the toes downward at the ankle | bends the foot downward, as in standing on tiptoe
inversion | turns the sole of the foot inward | faces the sole medially, as when an ankle is sprained
eversion | turns the sole of the foot outward | faces the sole laterally by the fibularis muscles
opposition | brings the thumb across to touch the fingertips | enables the human hand to grip and use tools

# Other movements of body parts
? Which movement
elevation | lifts a body part upward | raises the shoulders in a shrug or closes the mouth
depression | moves a body part downward | moves the jaw downward to open the mouth
protraction | moves a part forward in a horizontal plane | thrusts the jaw forward and out
retraction | moves a part backward in a horizontal plane | pulls the shoulder blades back and together
lateral flexion | bends the trunk or neck to the side | brings the ear toward the shoulder
reposition | returns the thumb from the fingertips to its resting place | is the opposite of opposition of the thumb

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
myofibril | is a rod of contractile filaments inside a muscle cell | is a chain of sarcomeres | contains thick and thin filaments that give muscle its stripes
sarcomere | is the contractile unit between two Z discs | shortens when thin filaments slide over thick ones | is the smallest unit of contraction, repeated along a myofibril
sarcolemma | is the plasma membrane of a muscle cell | carries the action potential over the surface of the cell
sarcoplasmic reticulum | stores calcium ions inside a muscle cell | releases calcium to start a contraction | is the network of membranes around each myofibril
transverse tubule / T tubule | carries the electrical impulse deep into a muscle cell | is an inward fold of the sarcolemma
aponeurosis / aponeuroses | is a flat sheet of connective tissue that attaches a muscle | replaces a cordlike tendon in the abdominal wall

# Proteins and regions of the sarcomere
? Which part of the contractile apparatus
actin | is the main protein of the thin filament | has binding sites to which cross bridges attach | slides toward the center of the sarcomere during contraction
myosin | is the protein of the thick filament and has movable heads | pulls on the thin filament with its heads using ATP | forms cross bridges with actin and splits ATP
troponin | binds calcium and moves the protein that blocks binding sites | is the calcium-binding complex of the thin filament | changes shape when calcium ions attach to it
tropomyosin | blocks the binding sites of the thin filament at rest | is the ropelike protein that moves aside when calcium is present
titin | is the elastic protein that anchors thick filaments to the Z disc | is a giant elastic protein that keeps thick filaments centered
Z disc / Z line | marks the boundary of each sarcomere | anchors the thin filaments at each end of the unit
A band | is the dark stripe as long as the thick filaments | keeps its length during contraction | contains the overlap of thick and thin filaments
I band | is the light stripe that holds only thin filaments | becomes narrower when the muscle shortens
H zone | is the central region with thick filaments only | disappears during contraction as thin filaments slide to the middle
M line | holds the thick filaments together at the center | runs down the exact middle of the sarcomere

# Structures that control muscles
? Which structure
neuromuscular junction | is the synapse between a motor neuron and a muscle fiber | is the place where acetylcholine stimulates a muscle fiber | includes a synaptic cleft between axon terminal and sarcolemma
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
acetylcholinesterase | breaks down the neurotransmitter at the neuromuscular junction | is the enzyme in the synaptic cleft that ends the signal to contract | breaks acetylcholine down so that the muscle can relax
calcium | binds to troponin to start a contraction | is released from the sarcoplasmic reticulum as ions | makes troponin move tropomyosin aside
botulinum toxin | blocks the release of acetylcholine and paralyzes muscles | is the bacterial poison of botulism, used in tiny doses against wrinkles

# Muscle responses
? Which muscle response
muscle twitch | is a single brief contraction in response to one stimulus | has a latent period, a contraction period and a relaxation period | is the quick jerk recorded when a muscle is stimulated once
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
slow-twitch fiber / slow oxidative fiber | resists fatigue and suits endurance exercise | is dark red and plentiful in marathon runners | has much myoglobin and many mitochondria
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
synergist | a muscle that assists the main muscle in a movement | a helper that adds force or reduces unwanted motion | a helper that steadies a joint or adds force
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
frontalis | raises the eyebrows and wrinkles the forehead | covers the forehead beneath the skin | covers the front of the skull and lifts the brows
orbicularis oculi | closes the eye in blinking and squinting | encircles the eye in a ring | allows a person to blink and wink
orbicularis oris | closes and puckers the lips | is the kissing muscle that encircles the mouth
buccinator | presses the cheek against the teeth in chewing | is the cheek muscle used in whistling and blowing a trumpet
zygomaticus | raises the corners of the mouth in a smile | runs from the cheekbone to the corner of the lips
masseter | closes the jaw and runs from the cheekbone to the mandible | covers the angle of the lower jaw and is used in chewing
temporalis | closes the jaw from its fan-shaped attachment at the side of the skull | is the fan-shaped chewing muscle above the ear
platysma | pulls the corners of the mouth down and tightens the neck's skin | is a thin sheet that covers the front of the neck
sternocleidomastoid | turns the head to the opposite side and flexes the neck | runs from the breastbone and collarbone to behind the ear | is the paired muscle at the side of the neck
splenius capitis | extends the head and turns it to the same side | lies at the back of the neck, beneath the trapezius
genioglossus | sticks the tongue out of the mouth | runs from the chin into the tongue

# Muscles of the trunk
? Which muscle of the trunk
pectoralis major | pulls the upper arm forward and across the chest | is the large fan-shaped chest muscle used in push-ups | adducts and flexes the arm from the front of the thorax
external intercostal | lifts the ribs in breathing in | is the outer muscle between two neighboring ribs | elevates the rib cage during inspiration
internal intercostal | pulls the ribs down in forced breathing out | is the deeper muscle between two neighboring ribs
diaphragm | flattens as it contracts to draw air into the lungs | is the dome that separates the chest from the abdomen | is the chief muscle of breathing
rectus abdominis | bends the trunk forward, as in sit-ups | forms paired vertical straps from the pubis to the ribs | flexes the spine and compresses the abdomen
external oblique | rotates the trunk and forms the outermost layer of the abdomen's side wall | has fibers that run downward and medially in the abdominal wall
transversus abdominis | compresses the abdomen as the deepest layer of its wall | has fibers that run horizontally around the belly
trapezius | shrugs the shoulders and extends the head | is the kite-shaped muscle of the upper back and neck | extends the head and raises, rotates and retracts the shoulder blade
latissimus dorsi | pulls the arm down and back, as in swimming and chin-ups | is the broad muscle of the lower back that inserts on the humerus | extends and adducts the humerus from behind
erector spinae | keeps the back straight by extending the spine | consists of three columns of muscle beside the vertebrae | is the prime mover of back extension
serratus anterior | pulls the shoulder blade forward, as in punching | has a saw-toothed origin on the upper ribs
levator ani | supports the pelvic organs as the floor of the pelvis | forms most of the pelvic floor and helps to hold back feces

# Muscles of the shoulder and arm
? Which muscle of the shoulder and arm
deltoid | is the prime mover of abduction, raising the arm to the side | forms the rounded shoulder and is a common site for injections | is the fleshy triangular muscle over the shoulder joint
biceps brachii | flexes the elbow and supinates the forearm | has two heads and bulges on the front of the upper arm | is the powerful front arm muscle used in curling a weight
triceps brachii | extends the elbow to straighten the arm | has three heads and covers the back of the upper arm | is the prime mover of elbow extension, used in push-ups
brachialis | flexes the elbow and lies deep to the biceps | inserts on the ulna as the strongest bender of the elbow
brachioradialis | helps flex the elbow from the thumb side of the forearm | extends from the humerus to the lower end of the radius
supraspinatus | starts abduction of the arm as part of the rotator cuff | is the rotator cuff muscle that is torn most often
flexor carpi radialis | bends the wrist on the thumb side | lies on the front of the forearm toward the thumb
extensor digitorum | straightens the four fingers at the knuckles | lies on the back of the forearm with tendons that reach four fingers
pronator teres | turns the palm of the hand downward | crosses the front of the elbow obliquely to the radius
teres major | assists the latissimus dorsi in pulling the arm down and back | extends from the lower corner of the shoulder blade to the humerus

# Muscles of the hip, thigh and leg
? Which muscle of the hip, thigh and leg
gluteus maximus | extends the hip, as in climbing stairs and rising from a chair | forms most of the buttock and is the body's largest muscle | is the powerful hip extensor used in running and jumping
gluteus medius | abducts the thigh and steadies the pelvis in walking | is a site for injections in the hip
iliopsoas | is the strongest flexor of the hip | extends from the lower spine and pelvis to the lesser trochanter
sartorius | helps to cross the legs as the weak, straplike tailor's muscle | is the longest muscle, a strap across the front of the thigh | flexes and rotates the thigh, crossing it obliquely
rectus femoris | extends the knee and also flexes the hip | is the quadriceps member that crosses two joints | lies in the middle of the front of the thigh
vastus lateralis | extends the knee from the outer side of the thigh | is the quadriceps member used for injections in infants
biceps femoris | flexes the knee on the outer side as a hamstring | has two heads at the back of the thigh
semitendinosus | flexes the knee on the inner side as a hamstring | has a long cordlike end on the inner back of the knee
adductor longus | pulls the thigh toward the midline | lies in the inner thigh and is strained in a pulled groin
gastrocnemius | points the foot down and also bends the knee | forms the two-headed bulge of the calf | attaches to the heel by the Achilles tendon and crosses the knee
soleus | points the foot down without acting on the knee | lies beneath the gastrocnemius in the calf
tibialis anterior | lifts the front of the foot toward the shin | lies on the front of the shin and is painful in shin splints | dorsiflexes and inverts the foot
fibularis longus / peroneus longus | everts the foot and helps to point it downward | extends along the outer leg and under the foot

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
peripheral nervous system / PNS | consists of the cranial nerves, spinal nerves and ganglia | is everything nervous outside the brain and spinal cord | links all body parts to the brain and spinal cord by nerves
somatic nervous system | controls the skeletal muscles voluntarily | carries conscious motor commands to skeletal muscles | lets a person consciously move the limbs
autonomic nervous system | regulates heart, smooth muscle and glands by two opposing branches | is the whole involuntary motor division, sympathetic and parasympathetic | controls involuntary activities such as heartbeat and digestion
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
motor neuron / efferent neuron | carries impulses from the central nervous system to skeletal muscles | stimulates skeletal muscle fibers to contract | carries commands that make an effector act
interneuron / association neuron | connects input and output cells within the brain and spinal cord | lies between sensory and motor neurons in a reflex arc | is the most numerous and lies entirely in the brain and spinal cord
preganglionic neuron | is the first of two in an autonomic motor pathway | extends from the spinal cord or brainstem to a cluster of autonomic cells
postganglionic neuron | is the second of two in an autonomic motor pathway | extends from a cluster of autonomic cells to smooth muscle or a gland

# Cells of nervous tissue
? Which cell of nervous tissue
astrocyte | anchors neurons to capillaries and helps form the blood-brain barrier | is star-shaped and the most abundant of the glial cells | controls the chemical environment around neurons
microglial cell / microglia | removes debris and microbes by phagocytosis | is the spider-like immune defender of the brain | digests dead neurons and bacteria in the brain
ependymal cell | lines the ventricles and moves cerebrospinal fluid with cilia | covers the fluid-filled cavities of the brain | helps to circulate the fluid that cushions the brain
oligodendrocyte | forms myelin in the brain and spinal cord | wraps flat extensions around several fibers at once | is attacked in multiple sclerosis, as it forms central myelin
Schwann cell | forms myelin in the peripheral nerves | helps a cut nerve regrow by forming a tube | wraps around a single axon outside the brain and spinal cord
satellite cell | surrounds the cell bodies of neurons in ganglia | cushions and supports neurons outside the central nervous system
multipolar neuron | has one axon and many dendrites | is the most common nerve cell by structure | includes all nerve cells that stimulate skeletal muscles
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
limbic system | is the emotional brain that links feeling with memory | is a ring of structures including the hippocampus and amygdala

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
vestibulocochlear nerve / cranial nerve VIII / auditory nerve | carries hearing and balance from the inner ear | is the eighth, whose damage causes deafness | transmits impulses from the cochlea and semicircular canals
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

# Disorders of the nervous system
? Which disorder
Alzheimer's disease / Alzheimer disease | causes progressive loss of memory with protein plaques and tangles | is the most common form of dementia | shrinks the brain of older people, causing confusion and memory loss
Parkinson's disease / Parkinson disease | causes tremor and rigid movement from loss of dopamine cells | is treated with L-dopa to replace dopamine | results from degeneration of the substantia nigra
multiple sclerosis | destroys myelin in the central nervous system by autoimmune attack | slows nerve signals as myelin sheaths harden, with weakness and vision loss | is an autoimmune disease in which hardened scars replace myelin
epilepsy | causes repeated seizures from abnormal electrical discharge | is diagnosed by an electroencephalogram that shows abnormal discharges | is controlled by drugs that prevent seizures
stroke / cerebrovascular accident | kills brain tissue when its blood supply is blocked or bleeds | is recognized by a drooping face, weak arm and slurred speech | leads to paralysis on one side or loss of speech
meningitis | inflames the coverings of the brain and spinal cord | causes fever, headache and a stiff neck | results from bacteria or viruses that infect the meninges
cerebral palsy | impairs movement because of brain damage near the time of birth | causes lifelong poor muscle control that does not get worse | may result from lack of oxygen during birth
Huntington's disease / Huntington disease | is inherited as a dominant trait and causes jerky movements in midlife | destroys the basal nuclei by a repeated gene segment
amyotrophic lateral sclerosis / ALS / Lou Gehrig's disease | destroys motor neurons while the mind stays clear | leads to paralysis and failure of breathing in adults
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
mechanoreceptor | responds to touch, pressure, vibration and stretch | includes the hair cells that detect sound and balance | responds when its membrane is deformed by mechanical force
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
olfaction | detects chemicals in the air by receptors in the nose | is the sense of smell, closely linked with emotion and memory
gustation | detects dissolved chemicals by cells on the tongue | is the sense of taste, based on taste buds
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
optic disc / blind spot | has no photoreceptors, as the nerve leaves there | is where the nerve exits, so that no image is seen | is the point where the optic nerve leaves the eyeball
aqueous humor | is the watery fluid in front of the lens | raises pressure in glaucoma when it cannot drain | fills the anterior segment and nourishes lens and cornea
vitreous humor / vitreous body | is the gel that fills the back of the eyeball | holds the retina in place and keeps the eyeball round | fills the posterior segment, behind the lens

# Structures around the eye
? Which structure near the eye
conjunctiva | is the thin mucous membrane that lines the lids and covers the white | is inflamed in pink eye | lubricates the eye with mucus and covers the front of the sclera
lacrimal gland | produces tears that wash the eye | lies above the outer corner of the eye | secretes a fluid that contains lysozyme
nasolacrimal duct | drains tears into the nose | carries tears from the inner corner of the eye to the nasal cavity
tarsal gland / Meibomian gland | produces oil that lubricates the eye and lids | lies in the lid and becomes a chalazion when blocked
ciliary gland | is a modified sweat-producing structure between the lashes | becomes a sty when infected
eyelid / palpebra | protects the eye and spreads tears by blinking | has lashes along its edge and covers the eye in sleep
eyebrow | shades the eye and keeps sweat of the forehead away | consists of short, coarse hairs above the orbit

# Muscles that move the eye
? Which eye muscle
superior rectus | turns the eye upward and slightly inward | is attached to the top of the eyeball
inferior rectus | turns the eye downward and slightly inward | is attached to the bottom of the eyeball
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
auricle / pinna | is the shell-shaped flap that collects sound waves | is the visible outer part made of elastic cartilage | is the external part that directs sound into the canal
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
conduction deafness / conductive hearing loss | is impairment because sound waves are blocked before the inner ear | is caused by earwax or fused ossicles | results from something that interferes with the passage of sound vibrations
sensorineural deafness / sensorineural hearing loss | is impairment from damage to hair cells or the auditory pathway | is caused by long exposure to loud noise | results from damage to the cochlea or its nerve
otitis media | is an infection of the middle ear | is common in children after a sore throat, which spreads through the tube | causes a bulging, inflamed eardrum and earache
tinnitus | is ringing in the ears without an outside sound | is a buzzing noise that may follow loud music | is often one of the first symptoms of nerve damage by noise
Meniere's disease | causes attacks of vertigo and hearing loss from excess inner fluid | causes dizziness, nausea and progressive deafness from an inner ear disturbance
motion sickness | is nausea from conflicting signals of eyes and balance organs | causes nausea on a rolling ship or in a car
swimmer's ear / otitis externa | is an infection of the external canal | follows water that stays in the outer canal

# Basic tastes
? Which basic taste
sweet | is produced by sugars and some artificial sweetening substances | signals energy-rich carbohydrates and is liked by infants
sour | is produced by acids such as those in lemons and vinegar | is caused by hydrogen ions
salty | is produced by metal ions such as sodium | is caused by sodium chloride in food
bitter | is produced by alkaloids such as caffeine and quinine | warns of poisons and spoiled food
umami | is produced by the amino acid glutamate | is the savory taste of meat and cheese

# Organs of taste and smell
? Which structure of taste and smell
taste bud | holds the gustatory cells of the tongue | is a tiny organ with a pore, found mostly in the papillae | responds to sweet, sour, salty, bitter and umami
lingual papilla / lingual papillae | is a peglike projection on the tongue's upper surface | makes the tongue rough and bears most taste buds
gustatory cell | responds to dissolved food chemicals with hairs in a pore | is the receptor of taste, replaced about every ten days
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
steroid hormone | is a lipid made from cholesterol that enters cells | diffuses through the cell membrane and turns genes on in the nucleus | belongs to the lipid-soluble group of cortisol, estrogen and testosterone
peptide hormone / protein hormone | is an amino acid chain that binds at the cell surface | is water-soluble, such as insulin, and acts through a second messenger | is not lipid-soluble and consists of many amino acids in a chain
amine hormone | is derived from a single amino acid such as tyrosine | is of the small kind to which epinephrine and thyroxine belong
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
pituitary gland / hypophysis | controls many other glands and is called the master gland | is pea-sized, with two lobes, in a hollow of the sphenoid bone | hangs from the hypothalamus by a stalk
pineal gland | secretes melatonin in darkness at night | lies deep in the brain and regulates the sleep-wake cycle | is a cone-shaped gland in the roof of the third ventricle
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
adrenal cortex | secretes corticosteroids such as cortisol and aldosterone | is the outer region of the gland on top of the kidney | secretes mineralocorticoids, glucocorticoids and small amounts of sex hormones
adrenal medulla | secretes epinephrine and norepinephrine in an emergency | is the inner region, stimulated directly by sympathetic nerves | produces the hormones of the fight-or-flight response
islet of Langerhans / pancreatic islet / islets of Langerhans | secretes the hormones insulin and glucagon | is a small cluster of hormone-producing cells with alpha and beta cells
thyroid follicle | makes and stores thyroxine in a colloid | is a hollow sphere of cuboidal cells that uses iodine
parafollicular cell / C cell | secretes calcitonin to lower blood calcium | lies in the thyroid and releases calcitonin when blood calcium is high
interstitial cell / Leydig cell | secretes testosterone when stimulated by LH | lies between the seminiferous tubules of the testis

# Pituitary and hypothalamic hormones
? Which hormone
growth hormone / GH / somatotropin | stimulates bones and muscles to grow larger in childhood | causes gigantism when excessive in childhood | promotes protein building and cell division, mainly in childhood
prolactin / PRL | stimulates milk production after childbirth | rises in the blood of a mother whose infant sucks | promotes lactation and is secreted by the anterior pituitary
thyroid-stimulating hormone / TSH / thyrotropin | makes the follicles of a gland in the neck secrete thyroxine | falls when thyroxine is high, by negative feedback | comes from the anterior pituitary and controls the metabolic rate indirectly
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
calcitonin | lowers blood calcium by adding it to bone | is secreted by the parafollicular cells when blood calcium is high | opposes parathyroid hormone by stimulating osteoblasts
parathyroid hormone / PTH | raises blood calcium by stimulating osteoclasts | is released when blood calcium is low and activates vitamin D
epinephrine / adrenaline | raises heart rate and blood sugar in the fight-or-flight response | is the main product of the adrenal medulla and treats severe allergy | widens the airways and raises blood pressure in an emergency
cortisol | raises blood sugar in long-term stress and reduces inflammation | is the main glucocorticoid of the adrenal cortex | is a steroid used against inflammation in arthritis and allergy
aldosterone | makes the kidneys reabsorb sodium and excrete potassium | is the main mineralocorticoid of the adrenal cortex | raises blood volume and blood pressure through sodium balance
insulin | lowers blood sugar by helping cells take in glucose | is secreted by the beta cells of the pancreas | increases the storage of glucose as glycogen
glucagon | raises blood sugar by making the liver break down glycogen | is secreted by the alpha cells of the pancreas | opposes insulin by raising blood glucose
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
calcitriol / active vitamin D | increases calcium absorption in the intestine | is activated in skin, liver and finally kidney
angiotensin II | narrows blood vessels and triggers aldosterone release | is formed in the blood by the action of renin

# Endocrine disorders
? Which endocrine disorder
type 1 diabetes / type 1 diabetes mellitus | results from autoimmune destruction of the beta cells | needs daily insulin injections, usually from childhood | results from a lack of insulin, with high blood sugar and ketones
type 2 diabetes / type 2 diabetes mellitus | results from cells that no longer respond well to insulin | is linked with obesity and often managed by diet and exercise | is the most common form and results from insulin resistance
diabetes insipidus | causes huge amounts of dilute urine from a lack of ADH | causes great thirst without sugar in the urine | results from damage to the hypothalamus or posterior pituitary
gigantism | causes extreme height from too much growth hormone in childhood | makes long bones grow too much before the growth plates close | results from a pituitary tumor that oversecretes GH before adulthood
acromegaly | enlarges hands, feet and jaw in adults | results from too much growth hormone after growth plates have closed | widens bones of the face and hands as growth hormone stays high after puberty
pituitary dwarfism | leaves a child very short with normal proportions | results from too little growth hormone in childhood
goiter | is an enlargement of the thyroid, often from lack of iodine | is prevented by iodized salt in the diet | appears as a swelling at the front of the neck
Graves' disease | causes an overactive thyroid with bulging eyes | results from antibodies that imitate TSH and speed up metabolism | is the most common form of hyperthyroidism, with rapid heartbeat and weight loss
congenital hypothyroidism / cretinism | stunts physical and mental growth in infants who lack thyroxine | is prevented by testing newborns for thyroid function
myxedema | causes puffiness, sluggishness and cold in adults who lack thyroxine | is the severe underactive thyroid condition of adults
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
