/** Concepts of biology, from cells to ecosystems and microbes, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Organelles and structures of eukaryotic cells
? Which cell structure
mitochondrion / mitochondria | releases energy from food molecules by aerobic cellular respiration | makes most of the ATP that a eukaryotic cell uses | has an inner membrane folded into cristae and its own circular DNA
ribosome | builds proteins by linking amino acids in the order given by messenger RNA | consists of a large and a small subunit made of rRNA and protein | is found in both prokaryotic and eukaryotic cells and has no membrane
nucleus / nuclei / cell nucleus | holds the chromosomes and controls the activities of the eukaryotic cell | is enclosed by a double membrane with pores | is the site where DNA is transcribed into RNA in eukaryotes
rough endoplasmic reticulum / rough ER | folds and modifies proteins made by ribosomes attached to its surface | is a membrane network studded with ribosomes | produces proteins destined for export or for the cell membrane
smooth endoplasmic reticulum / smooth ER | makes lipids and steroids and has no ribosomes on its surface | detoxifies drugs and poisons in liver cells | stores calcium ions in muscle cells
Golgi apparatus / Golgi body / Golgi complex / Golgi | modifies, sorts and packages proteins and lipids for delivery | is a stack of flattened membrane sacs that receives vesicles from the ER | ships finished products in vesicles to their destinations
lysosome | contains digestive enzymes that break down worn-out cell parts and food particles | acts as the recycling center of an animal cell | has an acidic interior that activates its hydrolytic enzymes
peroxisome | breaks down fatty acids and produces hydrogen peroxide in the process | contains catalase, which turns hydrogen peroxide into water and oxygen | carries out oxidation reactions that detoxify alcohol and other poisons
chloroplast | captures light energy and uses it to make sugar | contains chlorophyll in stacks of thylakoids | is the site of photosynthesis in plants and algae
central vacuole / vacuole | stores water, nutrients and wastes in a large sac within a plant cell | keeps a plant cell firm by maintaining turgor pressure | may fill most of the volume of a mature plant cell
nucleolus / nucleoli | assembles ribosomal subunits inside the nucleus | is the dense region of the nucleus where ribosomal RNA is made
centriole | is a cylinder of microtubule triplets that helps organize cell division in animal cells | lies in a pair at right angles within the centrosome | is present in animal cells but absent from most plant cells

# Boundaries and fluids of the cell
? Which part of a cell
cell membrane / plasma membrane | controls which substances enter and leave the cell | is a phospholipid bilayer with embedded proteins | surrounds the cytoplasm of every living cell
cell wall | gives rigid support and protection outside the plasma membrane of plants, fungi and bacteria | is made of cellulose in plants and chitin in fungi | prevents a plant from bursting when it takes up much water
cytosol | is the fluid in which organelles are suspended | is the jellylike solution where glycolysis takes place
cytoskeleton | is a network of protein fibers that gives shape and support | includes microtubules, microfilaments and intermediate filaments | provides tracks along which motor proteins move organelles
nuclear envelope | is the double membrane that separates the genetic material from the cytoplasm | has pores that let RNA pass out to the ribosomes | breaks down during prophase and re-forms in telophase
extracellular matrix / ECM | is a network of collagen and other proteins secreted outside animal cells | holds animal tissues together and helps cells communicate with their surroundings
glycocalyx | is a sticky sugar coating on the outer surface of some cells | helps bacteria attach to surfaces and avoid being engulfed

# Structures of movement and support in cells
? Which cell structure
flagellum / flagella | is a long whiplike tail that propels a cell | moves a sperm cell through fluid | usually occurs singly or in small numbers on a cell
cilium / cilia | is one of many short hairlike projections that beat in rhythm | sweeps mucus and trapped dust out of the airways | moves a paramecium through water
pseudopod / pseudopodium / pseudopodia | is a temporary bulge of cytoplasm used for crawling and engulfing food | is the feeding and moving structure of an amoeba
microvillus / microvilli | is a tiny fingerlike fold that increases the surface area for absorption | forms part of the brush border of the small intestine
microtubule | is a hollow tube made of tubulin | forms the spindle fibers that separate chromosomes | is the thickest type of fiber in the cytoskeleton
microfilament / actin filament | is a very thin protein thread that helps a cell change shape and contract | is the narrowest type of fiber in the cytoskeleton | forms the ring that pinches an animal cell in two
intermediate filament | is a ropelike fiber of proteins such as keratin that resists tension | anchors the nucleus and some organelles in place
centrosome | is the region near the nucleus that organizes microtubules in animal cells | contains a pair of centrioles and forms a pole of the spindle

# Junctions between cells
? Which cell connection
plasmodesma / plasmodesmata | is a channel through the walls of neighboring plant cells | lets water and small molecules pass directly from one plant cell to the next
gap junction | is a protein channel that joins the cytoplasm of adjacent animal cells | lets ions and small signals pass quickly between heart muscle cells
tight junction | forms a watertight seal between adjacent animal cells | keeps the contents of the intestine from leaking between epithelial cells
desmosome | acts like a spot weld that fastens animal cells into strong sheets | is anchored by intermediate filaments and helps skin resist stretching
hemidesmosome | attaches an epithelial cell to the basement membrane beneath it | uses integrins to fasten a cell to the extracellular layer below it

# Ways substances cross membranes
? Which term describes
simple diffusion / diffusion | the movement of particles from higher to lower concentration directly through the lipid bilayer | the way oxygen and carbon dioxide cross a cell membrane without a protein
osmosis | the movement of water across a selectively permeable membrane | the process that makes a red blood cell swell in pure water
facilitated diffusion | passive movement of molecules through carrier or channel proteins down a gradient | the way glucose enters most cells with the help of a protein but no energy
active transport | movement of particles against a concentration gradient using energy from ATP | the work done by the sodium-potassium pump
phagocytosis | the engulfing of large particles or whole cells by a cell | the way a white blood cell takes in bacteria, called cell eating
pinocytosis | the uptake of tiny droplets of fluid by a cell | the process nicknamed cell drinking
receptor-mediated endocytosis | the uptake of specific molecules after they bind to proteins on the membrane | the way cells take in cholesterol carried by LDL particles
exocytosis | the release of materials when a vesicle fuses with the plasma membrane | the way cells secrete hormones and neurotransmitters
cotransport / secondary active transport | the use of one substance's downhill flow to drive the uphill movement of another | the way plant cells load sucrose by letting hydrogen ions flow back in
bulk flow | the movement of a whole fluid driven by a difference in pressure | the way water and sugars are pushed together over long distances through vessels

# Solutions and water in cells
? Which term describes
hypertonic | a solution with more solute than the cell, so that the cell shrinks | the kind of surroundings that makes a plant cell plasmolyze
hypotonic | a solution with less solute than the cell, so that the cell swells | the kind of surroundings that may burst a red blood cell
isotonic | a solution with the same solute concentration as the cell | the kind of surroundings in which a cell neither gains nor loses water overall
turgid | a plant cell that is firm because water presses the membrane against the wall | the healthy, swollen state of a cell in an upright leaf
flaccid | a plant cell that is limp because it has lost pressure | the state of the cells in a wilted leaf
plasmolyzed / plasmolysed | a plant cell whose membrane has pulled away from the wall after losing water | the state of a plant cell left in concentrated salt water
lysed | an animal cell that has burst open after taking in too much water | the fate of a red blood cell placed in distilled water

# Components of the cell membrane
? Which component of the cell membrane
phospholipid | has a hydrophilic head and two hydrophobic fatty acid tails | forms the bilayer that is the basic fabric of the membrane
cholesterol | keeps an animal cell's membrane fluid by fitting between the fatty acid tails | is a steroid that reduces fluidity at high temperature and prevents stiffening in the cold
channel protein | forms a pore that lets particular ions or water pass through | includes aquaporins, through which water crosses quickly
carrier protein | changes shape to move a specific molecule across | binds glucose on one side and releases it on the other
receptor protein | binds a signal molecule such as a hormone on the outside of the cell | changes shape when a ligand attaches and passes the message inside
glycoprotein | is a polypeptide with a sugar chain that serves as an identity marker of the cell | carries the ABO markers that the immune system uses to recognize cells
glycolipid | is a fat with an attached sugar chain that helps cells recognize one another | is built from a lipid tail and a carbohydrate head that faces outside the cell
peripheral protein | is loosely attached to the surface and not embedded in the bilayer | is often held to the inner face by the cytoskeleton

# Scientists of the cell theory and microscopy
? Which scientist
Robert Hooke / Hooke | first used the word cell after looking at thin slices of cork | published Micrographia in 1665
Anton van Leeuwenhoek / Antonie van Leeuwenhoek / Leeuwenhoek | first observed living bacteria and protists, which he called animalcules | built simple single-lens microscopes and looked at pond water and dental plaque
Matthias Schleiden / Schleiden | concluded in 1838 that all plants are made of cells | was the German botanist who helped to found the cell theory
Theodor Schwann / Schwann | concluded in 1839 that all animals are made of cells | has a name borne by the cells that form myelin in peripheral nerves
Rudolf Virchow / Virchow | stated that every cell comes from an existing cell | added the idea of cell reproduction to the cell theory in 1855
Robert Brown | described the nucleus of plant cells in 1831 | gave his name to the random motion of particles in a fluid
Lynn Margulis / Margulis | championed the endosymbiotic theory of the origin of mitochondria and chloroplasts | argued that eukaryotic cells arose when large cells took in bacteria
Camillo Golgi | described a stack of membranes in nerve cells by using a silver stain in 1898 | shared the 1906 Nobel Prize with Ramón y Cajal for work on nervous tissue

# Types of cells by structure and role
? Which term describes
prokaryotic cell / prokaryote | the small, simple type that lacks a nucleus and membrane-bound organelles | the type found in bacteria and archaea
eukaryotic cell / eukaryote | the larger, complex type with a nucleus and membrane-bound organelles | the type found in plants, animals, fungi and protists
stem cell | an unspecialized unit of the body that can divide and become various specialized types | the source in bone marrow from which red and white blood corpuscles arise
somatic cell / body cell | any unit of an organism other than the sperm or egg | a diploid unit such as one of skin or muscle
gamete / sex cell | a haploid sperm or egg | the product of meiosis that fuses with another in fertilization
zygote | the single diploid unit formed when a sperm fertilizes an egg | the first stage of a new sexually produced organism
protocell | a membrane-bound droplet of molecules thought to have preceded the first true cells | a lipid vesicle with RNA inside, proposed as a step in the origin of life

# Levels of biological organization
? Which level of organization
cell | is the basic unit of structure and function in all living things | is the smallest unit that can carry out all the activities of life
tissue | is a group of similar cells that perform a common function | is exemplified by muscle, nervous, epithelial and connective types
organ | is a structure of several tissues working together for a function | is exemplified by the heart, a leaf or a kidney
organ system | is several structures, such as heart, vessels and blood, that work together on a major body function | is exemplified by the digestive, respiratory and circulatory divisions of the human body
organism | is an individual living thing | is made of one or more cells and carries out all the processes of life
population | is all the members of one species that live in the same area | is the smallest unit that can evolve
community | is all the different species that live and interact in one area | includes only the living parts of an environment
ecosystem | is all the living things in an area together with their nonliving surroundings | is the level at which energy flow and nutrient cycling are studied
biosphere | is the part of Earth where life exists, including land, water and air | contains all the ecosystems of the planet

# Characteristics of living things
? Which characteristic of life
homeostasis | keeps internal conditions stable despite changes outside | is shown when sweating holds body temperature steady
metabolism | is the sum of all the chemical reactions in an organism | includes building up and breaking down molecules to obtain and use energy
reproduction | produces new offspring and passes on genetic information | may be sexual or asexual
growth | is an increase in the size or the number of cells of an organism | makes an organism larger as its cells divide and enlarge
development | is the series of changes an organism passes through as it matures | turns a fertilized egg into an adult with specialized parts
response to stimuli / irritability / responsiveness | is shown when a plant bends toward light or a person pulls back from heat | is a reaction to a change in the surroundings
adaptation | fits a species to its environment over many generations | is an inherited trait that helps an organism survive and reproduce
cellular organization | is the composition of every living thing from one or more basic membrane-bound units | means that living things are unicellular or multicellular
heredity | is the passing of traits from parents to offspring through DNA | explains why offspring resemble their parents

# Phases of the cell cycle
? Which stage
G1 phase / G1 / gap 1 | is the period in which a new cell grows and carries out normal functions before DNA replication | comes right after cytokinesis and ends with the checkpoint before replication
S phase / synthesis phase | is the part of interphase in which DNA is replicated | leaves every chromosome with two identical sister chromatids
G2 phase / G2 / gap 2 | is the part of interphase after replication in which the cell makes proteins needed for division | comes directly before mitosis
G0 phase / G0 | is a resting state in which a cell does not prepare to divide | is the permanent state of most mature nerve and muscle cells
prophase | is when chromatin condenses into visible chromosomes and the spindle begins to form | is the first and longest step of mitosis
metaphase | is when chromosomes line up in single file along the middle of the cell | is the step of mitosis used to photograph chromosomes for a karyotype
anaphase | is when sister chromatids separate and move to opposite poles in mitosis | is when centromeres split and spindle fibers shorten
telophase | is when two nuclei form and chromosomes uncoil at the opposite poles | is when the nuclear envelope reappears around each set of chromosomes
cytokinesis | is when the cytoplasm divides to form two separate cells | produces a cleavage furrow in animal cells and a cell plate in plants

# Structures of cell division
? Which structure
chromatid / sister chromatid | is one of two identical copies that make up a duplicated chromosome | separates from its twin during anaphase of mitosis
centromere | is the region where the two copies of a duplicated chromosome are joined | is the constricted place on a chromosome where the kinetochores form
kinetochore | is the protein complex to which spindle fibers attach on a chromosome | forms at the centromere and links a chromatid to microtubules
spindle / mitotic spindle / spindle apparatus | is made of microtubules and moves chromosomes during mitosis | stretches between the poles of a dividing cell
chromatin | is the loose complex of DNA and proteins in a nondividing nucleus | condenses into chromosomes before division
telomere | is the repeated DNA sequence that protects the tip of a chromosome | shortens with each division in most body cells
histone | is a protein around which DNA is wound | carries a positive charge that attracts the negatively charged DNA
nucleosome | is a beadlike unit of DNA wrapped around eight proteins | is the basic packing unit of eukaryotic chromosomes
cleavage furrow | is the groove that pinches an animal cell in two | deepens as a ring of actin and myosin contracts
cell plate | is the partition that forms from Golgi vesicles across a dividing plant unit | develops into the new wall between two plant daughter nuclei

# Control of the cell cycle and cancer
? Which term describes
checkpoint | a control point at which the cell stops unless conditions are right to go on | the step that stops a cell with damaged DNA from dividing
cyclin | a protein whose level rises and falls and so times the cell cycle | the regulatory partner that must bind a kinase to switch it on
cyclin-dependent kinase / CDK | an enzyme that drives the cell cycle by phosphorylating proteins when its partner is present | the catalytic part of the complex called MPF
apoptosis / programmed cell death | an orderly self-destruction of a unit that is damaged or no longer needed | the process that removes the webbing between the fingers of an embryo
proto-oncogene | a normal gene that promotes cell growth and may mutate to cause cancer | a healthy gene for proteins that stimulate normal division, such as normal ras
oncogene | a mutated gene that pushes a cell into uncontrolled division | a gene that acts like a stuck accelerator of the cell cycle
tumor suppressor gene | a normal stretch of DNA such as p53 that slows division or triggers repair | a brake on the cell cycle whose loss by mutation can lead to cancer
growth factor | a signal protein released by cells that stimulates other cells to divide | an external signal such as the one that platelets release to heal wounds
contact inhibition / density-dependent inhibition | the stopping of division when cells touch one another in a crowded layer | the property that cancer cells lose, so that they pile up in culture
metastasis | the spread of cancer cells from the original site to other parts of the body | the way in which cancer travels through blood or lymph to start new growths
benign tumor | a mass of abnormal cells that stays where it began and does not invade | a growth that can often be removed completely by surgery
malignant tumor / cancer | a mass of abnormal cells that invades neighboring tissue | an uncontrolled growth that is treated with radiation or chemotherapy
carcinogen | an agent such as tobacco smoke or ultraviolet light that causes cells to become cancerous | a chemical or radiation that raises the risk of tumors by damaging DNA

# Stages and events of meiosis
? Which term describes
prophase I | the stage in which homologous chromosomes pair up and exchange segments | the stage in which tetrads form and crossing over occurs
metaphase I | the stage in which homologous pairs line up at the middle of the cell | the stage in which tetrads are arranged at the equator, the basis of independent assortment
anaphase I | the stage in which homologous chromosomes separate while sister chromatids stay together | the stage that halves the chromosome number by pulling whole duplicated chromosomes to opposite poles
telophase I | the stage that ends the first division with two haploid cells of duplicated chromosomes | the stage after which a cell enters the second division without copying its DNA
metaphase II | the stage in which unpaired duplicated chromosomes line up singly in two haploid cells | the stage just before centromeres divide in the second division
anaphase II | the stage in which sister chromatids separate in haploid cells | the stage in which centromeres finally split in meiosis
telophase II | the stage after which four genetically different haploid cells result | the stage in which nuclei re-form at the very end of meiosis

# Sources and terms of genetic recombination
? Which term describes
crossing over | the exchange of segments between nonsister chromatids of homologous chromosomes | an event of meiosis that produces new combinations of linked alleles
synapsis | the close pairing of homologous chromosomes early in meiosis | the event in which a protein complex zips homologs together along their length
tetrad / bivalent | a group of four chromatids made of two paired homologous chromosomes | the four-part structure that lines up at the equator in the first meiotic division
chiasma / chiasmata | the X-shaped point where nonsister chromatids are joined | the visible sign under the microscope that segments have been exchanged
homologous chromosomes / homologous pair | two matching structures, one from each parent, with genes for the same traits | structures of the same size and gene order that may carry different alleles
random fertilization | the chance union of any sperm with any egg that adds to variation | the reason one couple can produce trillions of different combinations in offspring
nondisjunction | the failure of chromosomes to separate properly during cell division | the error that causes Down syndrome and other changes in chromosome number

# Forms of asexual reproduction
? Which form of reproduction
binary fission | splits a prokaryotic cell into two equal identical cells | is the way bacteria multiply
budding | produces a small outgrowth that breaks off as a new individual | is the way yeast and hydra multiply
fragmentation | lets a body part that breaks off grow into a whole new organism | produces new planarians or sea stars from pieces
vegetative propagation / vegetative reproduction | grows new plants from stems, leaves or roots without seeds | makes new strawberry plants from runners
spore formation / sporulation | releases single cells with tough coats that grow into new fungi or ferns | lets a mold spread through the air from stalked cases
parthenogenesis | develops an egg into an individual without fertilization | produces male bees and some all-female lizards
multiple fission / schizogony | divides a nucleus many times before the cell splits into numerous daughters | lets malaria parasites multiply inside host cells

# Stages of cell signaling
? Which term describes
ligand | a molecule that binds specifically to a receptor | a signal such as a hormone that fits a receptor like a key
reception | the binding of a signal molecule to a protein of the target cell | the first step of signaling, when a chemical message is detected at the cell
transduction / signal transduction | the relay of a message from the receptor through a chain of molecules in the cell | the middle step of signaling, which converts and amplifies the message
second messenger | a small molecule such as cyclic AMP that spreads a signal inside the cell | a role played by calcium ions released into the cytosol
phosphorylation cascade | a series of kinases, each activating the next, that amplifies a signal | a chain reaction in which proteins gain phosphates one after another
protein kinase | an enzyme that transfers a phosphate group from ATP to another polypeptide | an enzyme that switches other molecules on by attaching phosphate
G protein | a membrane switch that is turned on by GTP when a receptor is activated | the relay that lies between an epinephrine receptor and adenylyl cyclase
paracrine signaling | local communication in which a cell releases molecules that act on nearby cells | the kind of communication used by growth factors among neighboring cells
endocrine signaling | long-distance communication by hormones carried in the bloodstream | the way insulin from the pancreas reaches cells all over the body
autocrine signaling | communication in which a cell responds to a molecule that it has released itself | the way a cancer cell may stimulate its own division
quorum sensing | communication by which bacteria detect how dense their population is | the coordination of biofilm formation by molecules that build up among bacteria

# Microscopes
? Which type of microscope
compound light microscope / light microscope / bright-field microscope / optical microscope | is the ordinary classroom instrument, with a lamp, an objective and an ocular lens | shows a stained specimen against a clear lit background at up to about 1,000 times
scanning electron microscope / SEM | sweeps a focused beam over a metal-coated surface to give a three-dimensional image | shows surface detail such as an insect's eye or a pollen grain at high magnification
transmission electron microscope / TEM | sends a particle beam through an ultrathin section to show internal detail of cells | reveals the inner structure of organelles and viruses at the highest magnification of biology
fluorescence microscope | uses ultraviolet or other short-wavelength light to make dyed structures glow | detects antibodies tagged with a dye to identify bacteria
phase-contrast microscope | makes living unstained cells visible by turning differences in refraction into differences in brightness | shows internal movement in living cells without the need for stain
dark-field microscope | shows a bright specimen on a black background by blocking direct light | is used to see the thin spirochetes that cause syphilis
dissecting microscope / stereomicroscope | gives a low-magnification three-dimensional view of whole specimens such as flowers and insects | is used when a specimen must be handled or cut during viewing
confocal microscope | scans one thin plane at a time with a laser and a pinhole | builds a sharp three-dimensional image from optical slices of a thick specimen
atomic force microscope | moves a fine probe across a surface to map its shape | traces the contours of molecules with a tip on a tiny lever

# Parts of the compound microscope
? Which part of a microscope
eyepiece / ocular lens / ocular | is the lens a viewer looks through, usually magnifying ten times | sits at the top of the tube nearest to the viewer's eye
objective lens / objective | is the lens closest to the specimen | multiplies its power with that of the ocular to give the total magnification
stage | is the platform that holds the slide | has clips and an opening through which light passes
revolving nosepiece / nosepiece | holds the objectives and turns to change the magnification | is rotated to swing another objective into position
coarse adjustment knob / coarse focus | moves the lenses or stage a large distance and is used first under low power | should not be used under high power because the lens may hit the slide
fine adjustment knob / fine focus | sharpens the image with very small movements | is the only control turned to sharpen the image under high power
iris diaphragm / diaphragm | adjusts the amount of light that reaches the specimen by changing its opening | is closed slightly to increase contrast by cutting down the light
condenser | focuses light onto the specimen from beneath the stage | gathers light rays into a cone below the specimen
illuminator | supplies the light from a lamp in the base | is switched on to begin viewing and takes the place of a mirror

# Classes of biological macromolecules
? Which type of biological molecule
carbohydrate / carbohydrates | includes sugars, starch and cellulose and provides quick energy | contains carbon, hydrogen and oxygen in a ratio near 1:2:1 | is built from monosaccharides
lipid / lipids | includes fats, oils, waxes and steroids and does not dissolve in water | stores energy for the long term and forms cell membranes | is not made of repeating monomers
protein / proteins | is built from amino acids joined by peptide bonds | includes enzymes, antibodies and structural fibers such as collagen | contains nitrogen and often sulfur but stores no genetic information
nucleic acid / nucleic acids | includes DNA and RNA and stores hereditary information | is built from units of sugar, phosphate and nitrogenous base
vitamin / vitamins | is needed in tiny amounts in the diet and often acts as coenzymes | includes compounds named by letters, such as A, C and D

# Monomers and building blocks
? Which molecule
monosaccharide / simple sugar | is the monomer of starch and cellulose | is the simplest unit of carbohydrates, such as glucose
amino acid | is the monomer of proteins and has an amine, a carboxyl and an R group | occurs in twenty common kinds coded by DNA
nucleotide | is the monomer of nucleic acids | consists of a five-carbon sugar, a phosphate group and a nitrogenous base
fatty acid | is a long hydrocarbon chain with a carboxyl group at one end | joins with glycerol to form a fat
glycerol | is a three-carbon alcohol that forms the backbone of fats | binds three chains to make a triglyceride
isoprene | is the five-carbon unit from which the lipids of archaea and natural rubber are built | is the branched hydrocarbon in the membrane lipids of archaea

# Carbohydrates
? Which carbohydrate
glucose | is the main sugar that cells break down in respiration | is the six-carbon product associated with photosynthesis, with formula C6H12O6 | is carried in the blood and regulated by insulin
fructose | is the very sweet sugar found in fruit and honey | is a six-carbon isomer that joins with another monosaccharide to form table sugar
galactose | is the monosaccharide that is joined with glucose to make milk sugar | is released together with glucose when milk sugar is digested
sucrose | is table sugar, made of glucose and fructose | is the sugar transported in the phloem of plants
lactose | is the disaccharide found in milk | causes digestive trouble in people who lack a particular intestinal enzyme
maltose | is a disaccharide made of two glucose units | is formed when starch is digested by amylase
starch | is the polysaccharide in which plants store energy | turns blue-black with iodine | is found in potatoes, rice and bread
glycogen | is the branched polysaccharide in which animals store energy | is kept in the liver and muscles
cellulose | is the structural polysaccharide of plant cell walls | passes through the human gut as dietary fiber | is the most abundant organic compound on Earth
chitin | is the tough polysaccharide in insect exoskeletons and fungal cell walls | contains nitrogen in each of its glucose-like units
deoxyribose | is the five-carbon sugar of DNA | lacks one oxygen atom at the second carbon and alternates with phosphate in the double helix
ribose | is the five-carbon sugar of RNA and ATP | forms the backbone of RNA nucleotides with phosphate

# Lipids
? Which lipid
triglyceride / triacylglycerol / fat | is made of glycerol and three fatty acids | is the main form of long-term stored energy in animal body tissue
saturated fatty acid / saturated fat | has only single bonds between its carbon atoms and forms substances solid at room temperature | is found mainly in butter and red meat and raises blood cholesterol
unsaturated fatty acid / unsaturated fat | has at least one double bond that puts a kink in its carbon chain | forms substances liquid at room temperature, such as olive oil
trans fatty acid / trans fat | is produced by partial hydrogenation of vegetable oil and increases the risk of heart disease | has a straightened double bond formed in processed foods
wax | forms a waterproof coating on leaves and fruit | is used by bees to build honeycombs
steroid | has four fused carbon rings | is the type to which testosterone, estrogen and cortisol belong
carotenoid | is a yellow, orange or red pigment that absorbs light in plants | includes the orange pigment of carrots
mycolic acid | forms the thick waxy layer in the walls of the tuberculosis bacterium | makes a cell wall resist ordinary stains and hold acid-fast dye

# Levels of protein structure and folding
? Which term describes
primary structure | the sequence of amino acids in a polypeptide | the level of a protein determined directly by the gene
secondary structure | local coiling and folding held by hydrogen bonds of the backbone | the level of a protein made of alpha helices and beta pleated sheets
tertiary structure | the overall three-dimensional shape of a single polypeptide | the level of a protein stabilized by interactions among R groups
quaternary structure | the arrangement of two or more polypeptides in one protein | the level shown by the four chains of hemoglobin
peptide bond | the covalent link between two amino acids | the attachment formed by dehydration between a carboxyl group and an amine group
disulfide bridge / disulfide bond | the strong covalent link between two sulfur-containing side chains | the cross-link between two cysteines, common in keratin of hair
denaturation | the loss of a protein's shape and function because of heat or pH | the change seen when egg white turns solid on cooking
chaperonin / chaperone | a barrel-shaped molecule that helps polypeptides to fold properly | a helper whose failure leads to misfolded polypeptides

# Chemical reactions of biomolecules
? Which term describes
dehydration synthesis / condensation reaction / dehydration reaction | the joining of two monomers with the loss of a water molecule | the process that links amino acids or sugars into polymers
hydrolysis | the breaking of a polymer by adding water | the kind of reaction that takes place in digestion
catabolism | the breaking down of complex molecules with release of energy | the part of metabolism to which cellular respiration belongs
anabolism | the building of complex molecules from simple ones with use of energy | the part of metabolism to which photosynthesis and protein synthesis belong
phosphorylation | the addition of a phosphate group to a molecule | the change by which a kinase activates a protein
oxidation | the loss of electrons by a molecule | the change that glucose undergoes in cellular respiration
reduction | the gain of electrons by a molecule | the change that oxygen undergoes when it forms water in respiration
deamination | the removal of an amine group from an amino acid | the reaction in the liver that produces ammonia to be made into urea
decarboxylation | the removal of carbon dioxide from an organic acid | the reaction that shortens pyruvate from three carbons to two
endergonic reaction | a process that absorbs free energy and is not spontaneous | a change such as photosynthesis whose products hold more energy than its reactants
exergonic reaction | a process that releases free energy and is spontaneous | a change such as respiration whose products hold less energy than its reactants

# Functional groups of organic molecules
? Which functional group
hydroxyl group / hydroxyl | consists of an oxygen atom bonded to a hydrogen atom | is characteristic of alcohols
carbonyl group / carbonyl | consists of a carbon atom joined to oxygen by a double bond | is found in aldehydes and ketones
carboxyl group / carboxyl | releases a hydrogen ion and acts as an acid, written COOH | is present in fatty acids and at one end of every amino acid
amino group / amino | acts as a base by picking up a hydrogen ion, written NH2 | contains nitrogen bonded to two hydrogen atoms
phosphate group / phosphate | contains a central atom bonded to four oxygens | forms the hydrophilic head of membrane lipids and the energy-rich part of ATP
sulfhydryl group / thiol group | forms cross-links that stabilize protein shape, written SH | is found in the amino acid cysteine
methyl group / methyl | is nonpolar and often attached to DNA to silence genes, written CH3 | consists of a carbon atom and three hydrogens

# Properties of water and chemical bonds in life
? Which term describes
cohesion | the attraction of water molecules to one another | the property that keeps a column of water unbroken in xylem
adhesion | the attraction of water molecules to other substances | the force that makes water cling to the walls of a narrow tube
surface tension | the resistance of water's top layer to being broken | the property that lets a water strider stand on a pond
high specific heat | the ability of water to absorb much energy with little change in temperature | the property of water that moderates coastal climates
heat of vaporization | the energy needed to turn liquid into gas, which makes sweating cool the skin | the property that explains evaporative cooling
capillary action | the rise of water in a thin tube against gravity | the movement of water up a paper towel or a narrow tube
hydrogen bond | a weak attraction between a slightly positive atom and a nearby oxygen or nitrogen | the link that holds the two strands of DNA together | the weak link between neighboring water molecules
ionic bond | the attraction between oppositely charged atoms after electrons are transferred | the kind of link that holds sodium and chloride together in table salt
covalent bond | the sharing of a pair of electrons between atoms | the link between hydrogen and oxygen atoms within one water molecule
polarity | an uneven distribution of charge in a molecule such as water | the reason why water dissolves so many salts and sugars
buffer | a substance that resists changes in pH | a role that bicarbonate plays in keeping blood near pH 7.4

# Terms of enzyme action
? Which term describes
active site | the region of an enzyme where the substrate binds | the pocket or groove whose shape fits a particular reactant
substrate | the reactant on which an enzyme acts | the molecule that an enzyme changes into a product
activation energy | the amount that must be supplied to start a chemical reaction | the barrier that an enzyme lowers
catalyst | a substance that speeds up a reaction without being used up | an agent such as an enzyme that can be used over and over
induced fit | a slight change in an enzyme's shape that makes it grip its reactant more closely | the way an enzyme wraps around its reactant like a clasping handshake
lock-and-key model | the view that an enzyme and its reactant have rigidly matching shapes | Emil Fischer's explanation of why an enzyme is specific to one reactant
cofactor | a nonprotein helper, such as a zinc or iron ion, needed by an enzyme | an inorganic ion that completes an enzyme
coenzyme | an organic helper of an enzyme, often derived from a vitamin | a role played by NAD+ and other carriers made from B vitamins
competitive inhibitor | a molecule that resembles the reactant and blocks its binding place on the enzyme | a drug such as sulfa that mimics the normal reactant of an enzyme
noncompetitive inhibitor | a molecule that binds away from the place of catalysis and changes the enzyme's shape | a substance that acts at an allosteric site
feedback inhibition / end-product inhibition | the shutdown of a metabolic pathway by the substance that it finally makes | the way a cell avoids making more of a substance than it needs
optimum temperature | the degree of warmth at which an enzyme works fastest | the peak on a graph of enzyme rate against heat, about 37 degrees Celsius in humans
ribozyme | an RNA molecule that acts as an enzyme | a catalyst that is not a protein, evidence for an early RNA world

# Enzymes of digestion and metabolism
? Which enzyme
amylase / salivary amylase | breaks down starch into maltose | begins digestion in saliva
pepsin | digests proteins in the acid of the stomach | works best at a very acid pH near 2
lipase | digests fats into fatty acids and glycerol | breaks down triglycerides that bile has emulsified
lactase | splits milk sugar into glucose and galactose | is lacking in adults who cannot drink milk without discomfort
trypsin | digests proteins in the small intestine after release from the pancreas | is secreted by the pancreas in an inactive form and cuts polypeptides at alkaline pH
sucrase | splits table sugar into glucose and fructose | produces two different monosaccharides from cane sugar at the lining of the intestine
catalase | breaks down hydrogen peroxide into water and oxygen | makes bubbles in a test that tells staphylococci from streptococci
cellulase | breaks down the fiber of plant walls and is made by microbes in a cow's rumen | lets some fungi and gut microbes digest wood and grass
lysozyme | attacks the peptidoglycan of bacteria and is found in tears and saliva | protects the eye from bacteria by weakening their cell walls
ATP synthase | makes ATP as hydrogen ions flow through it | turns like a rotor in the inner membrane of mitochondria and in thylakoids
RuBisCO / Rubisco | fixes carbon dioxide in the Calvin cycle | joins CO2 to a five-carbon sugar and is the most abundant protein on Earth
carbonic anhydrase | helps red blood cells turn CO2 and water into bicarbonate quickly | speeds the reaction that lets blood carry most of its CO2 as bicarbonate
urease | splits urea into ammonia and carbon dioxide | lets Helicobacter pylori neutralize stomach acid around it

# Enzymes that act on nucleic acids
? Which enzyme
helicase | unwinds and separates the two strands of DNA | breaks the hydrogen bonds between base pairs at the replication fork
DNA polymerase | adds nucleotides to a growing DNA strand and proofreads the copy | works in the 5' to 3' direction during replication
RNA polymerase | makes RNA from a DNA template during transcription | binds to a promoter to begin making a transcript
ligase / DNA ligase | joins Okazaki fragments or other DNA pieces together | seals breaks in the sugar-phosphate backbone and is used to make recombinant plasmids
primase | lays down a short stretch of RNA to begin replication | makes the starter segment that replication needs because new strands cannot begin from nothing
topoisomerase / DNA gyrase | relieves the twisting strain ahead of the replication fork | cuts and rejoins DNA to prevent supercoiling and is a target of quinolone drugs
telomerase | lengthens the ends of chromosomes | keeps cancer cells and germ cells dividing without losing chromosome tips
reverse transcriptase | makes DNA from an RNA template | allows HIV to turn its genome into DNA
restriction enzyme / restriction endonuclease | cuts DNA at a specific short sequence | protects bacteria from phage DNA and makes sticky ends for cloning
integrase | inserts viral DNA into a host chromosome | lets HIV become a provirus in a helper T cell
Taq polymerase | copies DNA at high temperature in PCR | comes from a hot-spring bacterium and is not destroyed by boiling
Cas9 | cuts DNA at a place chosen by a guide RNA | acts as the molecular scissors of the CRISPR gene-editing system

# Energy carriers of the cell
? Which molecule
ATP / adenosine triphosphate | is the main energy currency of the cell | has three phosphate groups and releases energy when the last one is removed
ADP / adenosine diphosphate | has two phosphate groups and can be recharged by adding a third | is formed when ATP gives up energy to the cell
NADPH | carries high-energy electrons from the light reactions to the Calvin cycle | is made by photosystem I and reduces carbon dioxide into sugar in the stroma
NADH | carries electrons from glycolysis and the citric acid cycle to the transport chain | yields about three or two and a half ATP in the mitochondrion
FADH2 | delivers electrons to the respiratory chain at a later point and so yields less ATP than its partner | is formed only in the Krebs cycle when succinate is oxidized
pyruvate / pyruvic acid | is the three-carbon end product of glycolysis | enters the mitochondrion when oxygen is present or is fermented when it is not
acetyl-CoA / acetyl coenzyme A | carries a two-carbon unit into the Krebs cycle | forms when the product of glycolysis loses carbon dioxide and joins a carrier molecule
oxaloacetate | is the four-carbon acceptor that is regenerated at the end of the citric acid cycle | combines with a two-carbon unit to begin each turn of the Krebs cycle
citrate / citric acid | is the six-carbon compound formed first in the Krebs cycle | gives the Krebs cycle one of its other names and also makes lemons sour

# Stages and pathways of cellular respiration
? Which process
glycolysis | splits glucose into two molecules of pyruvate in the cytoplasm | yields a net gain of two ATP without oxygen
pyruvate oxidation | turns the product of glycolysis into acetyl-CoA and releases carbon dioxide | links glycolysis with the Krebs cycle
Krebs cycle / citric acid cycle / tricarboxylic acid cycle | completes the breakdown of glucose in the mitochondrial matrix | releases carbon dioxide and makes NADH and FADH2
electron transport chain / oxidative phosphorylation | passes energy from NADH along a series of carriers in the inner mitochondrial membrane | uses oxygen as its final acceptor and forms water | produces about 26 to 34 ATP for each glucose
lactic acid fermentation / lactate fermentation | regenerates NAD+ in hard-working muscle that lacks oxygen | is used by bacteria to make yogurt
alcoholic fermentation / ethanol fermentation | turns pyruvate into a two-carbon drink ingredient and carbon dioxide in yeast | makes bread dough rise with bubbles of gas
substrate-level phosphorylation | makes ATP by direct transfer of a phosphate from an intermediate compound | produces the four ATP of glycolysis directly by an enzyme
chemiosmosis | uses the flow of hydrogen ions down a gradient to power the synthesis of ATP | makes use of a proton gradient across a membrane, as Peter Mitchell proposed
beta-oxidation | breaks fatty acids down into two-carbon units | lets cells obtain energy from stored fat as acetyl-CoA
gluconeogenesis | makes new glucose from noncarbohydrate sources such as amino acids | keeps blood sugar up during fasting, mainly in the liver
anaerobic respiration | uses nitrate or sulfate in place of oxygen at the end of a transport chain | lets bacteria in waterlogged mud obtain energy without free oxygen

# Processes of photosynthesis and carbon fixation
? Which process
light-dependent stage / light-dependent reactions / light reactions | converts solar energy to ATP and NADPH in the thylakoids | gives off oxygen as electrons from water replace those lost by chlorophyll
Calvin cycle / light-independent reactions / dark reactions | makes sugar from carbon dioxide in the stroma | uses ATP and NADPH to build three-carbon sugars called G3P
photolysis | splits water with light energy and releases oxygen, electrons and protons | is the source of the oxygen in the atmosphere
photorespiration | wastes energy when RuBisCO adds oxygen in place of carbon dioxide | lowers the yield of C3 plants on hot, dry days when stomata close
photophosphorylation | makes ATP from ADP with energy that comes from sunlight | uses a proton gradient across the thylakoid membrane to add a phosphate
chemosynthesis | makes organic compounds using energy from inorganic chemicals | supports food webs at dark deep-sea hydrothermal vents
C4 pathway / C4 photosynthesis | fixes carbon first into a four-carbon acid in mesophyll cells, as in corn | separates carbon fixation and sugar making into mesophyll and bundle-sheath cells
CAM pathway / CAM photosynthesis / crassulacean acid metabolism | fixes carbon at night through open stomata, as in cacti | stores carbon dioxide as malate overnight in desert succulents

# Parts and pigments of photosynthesis
? Which part of the photosynthetic apparatus
chlorophyll a | is the main pigment that takes part directly in the light reactions | is found in all plants, algae and cyanobacteria and absorbs mainly violet-blue and red light
chlorophyll b | is the yellow-green accessory pigment that passes its energy to the main pigment | has an aldehyde group and broadens the range of light that plants can use
thylakoid | is the disklike sac where the light reactions take place | has a membrane that contains chlorophyll and pumps hydrogen ions inside
granum / grana | is a stack of disklike membrane sacs in a chloroplast | looks like a pile of coins under the electron microscope
stroma | is the fluid of the chloroplast where the Calvin cycle takes place | surrounds the membrane stacks and contains RuBisCO
photosystem I | is the pigment cluster called P700 that helps to make NADPH | is the second to act in linear electron flow although it was discovered first
photosystem II | is the pigment cluster called P680 that takes electrons from water | is the first to act in linear electron flow and splits water to replace what it loses
reaction center | is the pair of pigment molecules that donates excited electrons | lies at the heart of a photosystem and receives energy from surrounding antenna pigments

# Basic vocabulary of genetics
? Which term means
genetics | the scientific study of heredity and variation | the branch of biology founded by Mendel's work with pea plants
gene | a segment of DNA that codes for a protein or RNA | the unit of inheritance that occupies a locus on a chromosome
allele | one of two or more alternative forms of a gene | a version such as the one for white or for purple flowers
trait | a characteristic, such as eye color, that can vary among individuals | a feature that Mendel studied in pea plants, such as seed shape
genotype | the genetic makeup of an organism, written with letters such as Bb | the combination of alleles that an individual carries
phenotype | the observable physical characteristics of an organism | the outward result of inherited makeup and environment together
locus / loci | the specific place of a gene on a chromosome | the address that is marked on a genetic map
genome | the complete set of genetic material of an organism | the whole DNA sequence of an individual or species
karyotype | a picture of all the chromosomes of a cell arranged in pairs by size | a display used to detect an extra chromosome before birth

# Generations and crosses in Mendelian genetics
? Which term describes
P generation / parental generation | the first two individuals crossed in a genetics experiment | the true-breeding purple and white plants with which Mendel began
F1 generation / first filial generation | the offspring of two true-breeding parents | the plants that all showed the dominant trait in Mendel's work
F2 generation / second filial generation | the grandchildren in a cross, which show a 3:1 ratio | the group in which the hidden recessive trait reappears
test cross / testcross | the breeding of an unknown dominant individual with a recessive one to reveal its genotype | a mating used to find out whether a plant is PP or Pp
monohybrid cross | a mating that follows one trait, such as Aa × Aa | a mating whose offspring show a 3:1 phenotype ratio
dihybrid cross | a mating that follows two traits at once, such as AaBb × AaBb | a mating that gives a 9:3:3:1 ratio of phenotypes
self-pollination / self-fertilization | the transfer of pollen from a flower to its own pistil | the method by which Mendel obtained true-breeding peas
reciprocal cross | a repeat mating with the traits of the male and female exchanged | a mating used to test whether the parent's sex affects inheritance
back cross | the mating of a hybrid with one of its parents | a step that breeders repeat to return most genes of one variety

# Laws and principles of inheritance
? Which principle
law of segregation | states that the two alleles for a trait separate during gamete formation | explains why each gamete carries only one copy of each gene
law of independent assortment | states that alleles of different genes are distributed to gametes separately from one another | explains the 9:3:3:1 ratio of a cross of two traits
law of dominance | states that one form of a trait hides the other in a hybrid | explains why all the first offspring of tall and short peas are tall
chromosome theory of inheritance | states that genes lie on structures that separate in meiosis | was supported by Morgan's work with white-eyed fruit flies
blending hypothesis | held that parents' traits mix like paints in their offspring | was disproved by the return of hidden traits in Mendel's second generation
product rule / multiplication rule | finds the chance that two separate events both occur by multiplying their probabilities | gives one quarter as the chance of two heads from two coins
addition rule / sum rule | finds the chance that either of two mutually exclusive events occurs | combines the chances of Aa and aA to give one half

# Patterns of inheritance
? Which term describes
complete dominance | inheritance in which the heterozygote looks just like one homozygote | the pattern of purple and white flowers in Mendel's peas
incomplete dominance | inheritance in which the heterozygote is a blend, such as pink snapdragons from red and white | the pattern that gives a 1:2:1 ratio of phenotypes with an intermediate color
codominance | inheritance in which both alleles show fully, as in AB blood type | the pattern of roan cattle, with both red and white hairs
multiple alleles | the existence of more than two forms of one gene in a population | the feature of the ABO blood group, with its three forms A, B and O
polygenic inheritance | the control of one trait by several genes, as in skin color and height | the pattern that gives a continuous, bell-shaped range of phenotypes
pleiotropy | the effect of one gene on several traits | the reason why sickle-cell disease has many different symptoms
epistasis | the masking of one gene's effect by a gene at another locus | the reason why a Labrador can be yellow whatever its black or brown alleles
sex-linked inheritance / X-linked inheritance | the pattern of traits such as red-green color blindness, which appear mostly in males | the passing of a recessive trait from a carrier mother to half her sons
autosomal dominant inheritance | the pattern in which an affected person has an affected parent in every generation, whether male or female | the pattern of Huntington's disease
autosomal recessive inheritance | the pattern in which unaffected carriers of either sex have affected children | the pattern of cystic fibrosis
maternal inheritance / mitochondrial inheritance | the passing of a trait from the mother to all of her children through the egg's cytoplasm | the pattern shown by DNA outside the nucleus
genetic linkage / gene linkage | the tendency of genes close together on one chromosome to be inherited together | the exception to independent assortment used to map chromosomes

# Tools and terms of human genetics
? Which term describes
Punnett square | a grid used to predict the possible genotypes of a cross | a diagram with the gametes of one parent across the top
pedigree | a family chart that traces a trait through several generations | a diagram in which squares stand for males and circles for females
carrier | a person with one copy of a recessive allele who does not show the trait | a heterozygote who can pass a recessive disorder to children
autosome | any of the 22 pairs of chromosomes not involved in determining sex | a chromosome found in the same form in males and females
sex chromosome | an X or a Y that determines whether a person is male or female | the twenty-third pair in a human cell, which differs in men and women
Barr body | an inactivated X chromosome in the cells of a female mammal | the condensed structure behind the patchy coat of a calico cat
amniocentesis | the removal of fluid around a fetus to test its cells | a prenatal test done with a needle at about 14 to 16 weeks
chorionic villus sampling | the testing of fetal cells taken from the placenta early in pregnancy | a prenatal test that can be done at about 10 weeks
genetic counselor | a professional who advises families about the risk of inherited disorders | a person who explains test results to future parents
linkage map | a diagram of gene order based on how often crossing over separates the genes | a chart whose units are called centimorgans

# Human genetic disorders
? Which genetic disorder
Down syndrome / trisomy 21 | results from an extra copy of chromosome 21 | causes intellectual disability and characteristic facial features and becomes more likely with the mother's age
Turner syndrome | occurs in females with a single X chromosome | leaves a woman short and sterile with a total of 45 chromosomes
Klinefelter syndrome | occurs in males with an extra X chromosome, XXY | leaves a man tall and usually sterile with 47 chromosomes
cystic fibrosis / CF | causes thick mucus to build up in the lungs and pancreas | results from a faulty chloride channel and is recessive
sickle-cell disease / sickle-cell anemia / sickle cell disease | results from abnormal hemoglobin that bends red blood corpuscles into crescents | is linked to protection against malaria in people with one copy of the allele
hemophilia / haemophilia | keeps blood from clotting and is X-linked | troubled the descendants of Queen Victoria
Huntington's disease / Huntington disease | causes the nervous system to degenerate in middle age | is caused by a dominant allele with repeated CAG triplets
phenylketonuria / PKU | leaves a baby unable to break down the amino acid phenylalanine | is found by testing newborns and treated with a special diet
Tay-Sachs disease | lets lipids build up in the brain and causes death in early childhood | results from the lack of a lysosomal enzyme
albinism | leaves skin, hair and eyes without melanin | is caused by lack of an enzyme needed to make pigment
Duchenne muscular dystrophy | weakens the muscles of boys progressively because dystrophin is missing | puts most affected boys in a wheelchair by their teens
color blindness / red-green color blindness | makes it hard to tell certain hues apart because cone pigments are faulty | affects about eight percent of men but few women
achondroplasia | causes a form of dwarfism with short limbs | results from a dominant allele that affects cartilage growth

# Scientists of classical genetics and DNA
? Which scientist
Gregor Mendel / Mendel | discovered the laws of heredity by crossing pea plants | was an Austrian monk called the father of genetics
Thomas Hunt Morgan / Morgan | showed with fruit flies that genes lie on chromosomes | discovered sex linkage through a white-eyed fly
Frederick Griffith / Griffith | discovered transformation in pneumonia bacteria in 1928 | injected mice with heat-killed smooth and living rough bacteria
Oswald Avery / Avery | showed in 1944 that DNA is the transforming substance | used enzymes to destroy proteins, RNA or DNA in bacterial extracts
Alfred Hershey / Hershey and Chase / Martha Chase | used radioactive bacteriophages to show that DNA is the genetic material | labeled viruses with sulfur and phosphorus in a blender experiment of 1952
Erwin Chargaff / Chargaff | found that the amounts of adenine and thymine in DNA are equal | discovered that guanine and cytosine occur in equal amounts
Rosalind Franklin / Franklin | made the X-ray image called Photo 51 that revealed the helical shape of DNA | died before colleagues received the Nobel Prize for the double helix
James Watson / Watson / Watson and Crick / Francis Crick | built the double-helix model of DNA in 1953 with a colleague at Cambridge | shared the 1962 Nobel Prize with Maurice Wilkins
Barbara McClintock / McClintock | discovered jumping genes in maize | won the 1983 Nobel Prize for work on transposable elements
Reginald Punnett / Punnett | devised the square grid that predicts the results of crosses | worked with William Bateson on linked traits in sweet peas
George Beadle / Beadle / Beadle and Tatum / Edward Tatum | proposed the one gene–one enzyme hypothesis from work with bread mold | exposed Neurospora to X-rays to study mutant nutrition
Walter Sutton / Sutton | proposed in 1902 that chromosomes carry the units of heredity | saw in grasshopper cells that chromosomes come in pairs that part in meiosis

# Scientists of later molecular biology
? Which scientist
Matthew Meselson / Meselson / Meselson and Stahl / Franklin Stahl | showed with heavy nitrogen that DNA replication is semiconservative | spun bacterial DNA in a density gradient in 1958
Marshall Nirenberg / Nirenberg | deciphered the first codon, UUU, as the code for phenylalanine | began to crack the genetic code in 1961 with artificial RNA
François Jacob / Jacob / Jacob and Monod / Jacques Monod | described the lac operon in E. coli | explained how bacterial genes are switched on and off
Kary Mullis / Mullis | invented the polymerase chain reaction in 1983 | won the 1993 Nobel Prize in Chemistry for a way of copying DNA
Frederick Sanger / Sanger | developed the chain-termination method of DNA sequencing | won two Nobel Prizes in Chemistry, the first for the structure of insulin
Alec Jeffreys | developed DNA fingerprinting in 1984 | provided the method first used in a criminal case in England in the 1980s
Ian Wilmut / Wilmut | led the team that cloned Dolly the sheep | reported in 1997 the first mammal cloned from an adult cell
Jennifer Doudna / Doudna / Emmanuelle Charpentier | helped to develop CRISPR-Cas9 gene editing | shared the 2020 Nobel Prize in Chemistry for a gene-editing tool
Craig Venter / Venter | led the private company that raced to sequence the human genome | built a bacterium with a synthetic genome in 2010
Stanley Prusiner / Prusiner | proposed that infectious proteins cause brain diseases and named them prions | won the 1997 Nobel Prize for work on scrapie and similar diseases
Thomas Cech / Cech | discovered that RNA can act as a catalyst in Tetrahymena | shared the 1989 Nobel Prize in Chemistry for catalytic RNA

# Nucleotide bases
? Which nitrogenous base
adenine | pairs with thymine in DNA | is the purine found in ATP
thymine | is found in DNA but not in RNA | is replaced by uracil in RNA
guanine | is the purine that forms three hydrogen bonds with a pyrimidine | pairs with cytosine in the double helix
cytosine | is the pyrimidine that pairs with guanine | is the base that is methylated to silence genes in DNA
uracil | is found in RNA but not in DNA | pairs with adenine in a transcript

# Types of RNA and related molecules
? Which molecule
messenger RNA / mRNA | carries the genetic message from the nucleus to the ribosome | is read in groups of three bases called codons
transfer RNA / tRNA | brings amino acids to the ribosome | carries an anticodon that matches a codon
ribosomal RNA / rRNA | makes up most of the structure that joins amino acids together | catalyzes the formation of peptide bonds
microRNA / miRNA | is a very short strand that binds to transcripts and blocks their translation | is about 22 bases long and regulates gene expression
small interfering RNA / siRNA | is a double-stranded fragment used in the laboratory to silence a chosen gene | is cut by the enzyme Dicer from a long double-stranded molecule
snRNA / small nuclear RNA | joins with proteins in the spliceosome to remove introns | is a part of the particles called snurps
pre-mRNA / primary transcript | is the first RNA copied from a gene, which still contains introns | is given a cap and a tail before it leaves the nucleus
DNA / deoxyribonucleic acid | is the double helix that stores hereditary information | contains thymine and a sugar with one oxygen fewer than ribose

# Processes of the central dogma
? Which process
DNA replication / replication | copies the whole double helix before a cell divides | is semiconservative, since each new molecule keeps one old strand
transcription | makes an RNA copy of a gene | takes place in the nucleus and is carried out by RNA polymerase
translation | builds a polypeptide from the codons of a transcript | takes place at ribosomes in the cytoplasm
RNA splicing | removes introns and joins exons | is carried out in the nucleus by a spliceosome
alternative splicing | lets one gene code for several proteins by joining different exons | helps to explain why humans have more kinds of protein than genes
reverse transcription | makes DNA from an RNA template | is an exception to the usual direction of genetic information, used by retroviruses
proofreading | checks newly paired bases and removes mistakes during copying | lowers the error rate of DNA polymerase as it adds bases
nucleotide excision repair | cuts out a damaged stretch of DNA and fills the gap | fixes thymine dimers caused by ultraviolet light
gene expression | is the overall path by which information in DNA becomes a working product | differs among cell types although they contain the same DNA

# Parts of genes and messages
? Which term describes
codon | a group of three bases in messenger RNA that specifies an amino acid | a unit of the genetic code, of which there are 64
anticodon | a group of three bases on transfer RNA | the triplet that recognizes a complementary one in the ribosome
start codon | the triplet AUG, which codes for methionine | the signal at which translation begins
stop codon | a triplet such as UAA, UAG or UGA that codes for no amino acid | the signal that ends translation
intron | a noncoding segment that is removed from a transcript | a sequence that lies between the coding parts of a eukaryotic gene
exon | a coding segment that stays in the mature transcript | a sequence that is expressed as part of a protein
promoter | the DNA sequence where RNA polymerase binds to start | a region that often contains the TATA box
terminator | the DNA sequence that signals the end of a transcript | the region where RNA polymerase lets go of the template
poly-A tail | a string of adenines added to the 3' end of a transcript | a row of bases that protects the end of a message from being broken down
5' cap | a modified guanine added to the front of a transcript | a structure that helps a ribosome to attach to the message
reading frame | the way in which bases are grouped in threes from a starting point | the grouping that is shifted by an insertion of one base

# Structures at the replication fork
? Which term describes
leading strand | the new side of DNA made continuously toward the fork | the new chain that needs only one primer
lagging strand | the new side of DNA made in short pieces away from the fork | the new chain assembled from Okazaki fragments
Okazaki fragment | a short piece of newly made DNA that is later joined by ligase | a segment of 100 to 2,000 bases built away from the fork
replication fork | the Y-shaped region where the parental DNA is being unwound | the place where helicase separates the parental double helix
origin of replication | the specific sequence where the copying of DNA begins | the one starting site on a bacterial chromosome
primer | the short RNA segment from which a new strand is extended | the starter sequence also added to a PCR tube
template strand | the side of DNA whose bases are read to make a complementary one | the side of the double helix used by RNA polymerase as a pattern
double helix | the twisted-ladder shape of DNA | the form with two antiparallel strands wound about each other
base pair | a rung made of a purine and a pyrimidine joined by hydrogen bonds | the unit used to measure the length of DNA

# Changes in DNA and chromosomes
? Which type of change
substitution / point mutation / base substitution | replaces a single nucleotide of DNA with a different one | changes one letter of the code without adding or removing any
deletion | removes a segment of a chromosome | causes cri du chat syndrome through loss of part of chromosome 5
duplication | repeats a segment of a chromosome | can provide a spare copy of a gene that evolves a new function
inversion | reverses a segment within a chromosome | turns the gene order ABCDE into ADCBE
translocation | moves a segment to a nonhomologous chromosome | produces the Philadelphia chromosome of a leukemia
polyploidy | gives an organism extra full sets of chromosomes | is common in plants such as wheat and strawberries
aneuploidy | leaves a cell with one chromosome too many or too few | includes trisomy and monosomy
insertion | adds one or more extra nucleotides to a DNA sequence | shifts the reading frame when a single base is added

# Gene regulation
? Which term describes
operon | a group of bacterial genes under the control of one promoter | a unit such as lac or trp that is switched on and off as a whole
operator | the DNA segment where a repressor binds | the on-off switch that lies between a promoter and its genes
repressor | a protein that blocks transcription by binding to DNA | the product of the regulatory gene lacI
inducer | a small molecule, such as allolactose, that turns on a set of bacterial genes | a molecule that inactivates the protein blocking transcription
corepressor | a small molecule, such as tryptophan, that helps to shut off a set of genes | a molecule that makes an inactive blocking protein bind to DNA
transcription factor | a protein that helps RNA polymerase bind or start at eukaryotic genes | a regulatory molecule that binds to a promoter or an enhancer
enhancer | a DNA sequence, often far from a gene, that increases its activity | a distant control element brought close to a promoter by bending of DNA
homeotic gene / Hox gene / homeobox gene | a master regulator that controls the body plan of an embryo | a segment of DNA whose mutation may put a leg where a fly's antenna belongs
epigenetics / epigenetic inheritance | heritable changes in gene activity that do not alter the DNA sequence | the study of methylation marks that environment may influence
histone acetylation | a chemical change that loosens chromatin and allows genes to be read | the attachment of two-carbon groups to the proteins around which DNA winds
DNA methylation | the addition of CH3 groups to bases, which usually turns genes off | the change that keeps one X chromosome inactive
cell differentiation / differentiation | the process by which unspecialized parts of an embryo become specialized | the change by which a descendant of the zygote becomes nerve, muscle or blood
RNA interference / RNAi | the blocking of gene expression by small noncoding strands | a silencing method discovered in worms by Fire and Mello

# Tools and techniques of biotechnology
? Which technique
polymerase chain reaction / PCR | makes millions of copies of a DNA segment in a short time | repeats cycles of heating, cooling and copying with a heat-stable enzyme
gel electrophoresis | separates DNA fragments by size in an electric field | makes smaller fragments travel farther toward the positive pole
DNA sequencing | determines the order of bases in a piece of DNA | was applied to three billion base pairs in the Human Genome Project
DNA fingerprinting / DNA profiling | identifies a person by the pattern of repeated sequences in the genome | is used in forensic cases and paternity tests
gene cloning | makes many identical copies of a DNA segment by placing it in bacteria | uses a plasmid to multiply a single foreign segment in a culture
reproductive cloning / somatic cell nuclear transfer | produces a genetically identical animal by putting a body-cell nucleus into an egg | was used to make Dolly the sheep
gene therapy | treats an inherited disorder by supplying a working copy of a DNA sequence | uses a harmless virus to carry a correct sequence into a patient's cells
CRISPR / CRISPR-Cas9 / gene editing | changes DNA at a chosen place with a guide RNA and a cutting enzyme | was adapted from a bacterial defense against phages
DNA microarray / gene chip | measures the activity of thousands of genes at once on a glass slide | shows glowing spots where labeled cDNA binds
Southern blotting / Southern blot | transfers DNA fragments from a gel to a membrane and detects one with a probe | is named for Edwin, the scientist who invented it
Western blotting / Western blot | detects a particular protein in a sample with antibodies after separation on a gel | has been used to confirm HIV infection by antibodies to viral proteins
electroporation | uses a brief electric pulse to open pores so that cells take in DNA | drives plasmids into cells by a short shock instead of by heat
shotgun sequencing | breaks a genome into random fragments and uses a computer to assemble overlaps | was the method used by Venter's company on the human genome

# Terms of genetic engineering
? Which term describes
recombinant DNA | a molecule made by joining genetic material from different sources | a combined molecule such as a human insulin gene in a plasmid
plasmid | a small circular DNA molecule separate from the bacterial chromosome | a ring that often carries antibiotic resistance genes and serves as a vector
vector / cloning vector | a carrier, such as a virus, used to move a gene into a cell | the vehicle that transports foreign DNA into a host
sticky end | a single-stranded overhang left by a restriction enzyme | the part of a cut DNA fragment that can pair with a matching one
transgenic organism / genetically modified organism / GMO | a living thing that contains a gene from another species | a plant such as Bt corn with a bacterial gene
probe / DNA probe | a labeled single strand used to find a complementary sequence | a radioactive or fluorescent strand that marks a matching sequence
genomic library | a collection of cloned fragments that represents all the DNA of an organism | a set of bacterial clones in which all the DNA of a species is stored as fragments
complementary DNA / cDNA | a double-stranded copy made from messenger RNA, which lacks introns | the strand that reverse transcriptase makes so that bacteria can express a eukaryotic gene
reporter gene | a sequence, such as that for green fluorescent protein, used to show whether a cell took up DNA | a marker sequence whose product glows or changes color when it is expressed
clone | a genetically identical copy of a gene, cell or organism | an individual such as Dolly that has the same genes as its single parent
bioinformatics | the use of computers to store and analyze biological data such as sequences | the field that applies software and mathematics to databases of genes
genomics | the study of the entire set of genes of an organism and their interactions | the field that compares whole DNA sequences of different species
proteomics | the study of the full set of proteins made by a cell | the field that tries to identify all the polypeptides in a tissue

# Animal and plant breeding
? Which term describes
selective breeding / artificial selection | the choice by humans of parents with desired traits over generations | the method that produced the many kinds of dogs from the wolf
inbreeding | the mating of closely related individuals to keep desired traits | a practice that raises the risk of recessive disorders in a line
hybridization | the crossing of different varieties or species to combine their best traits | the method by which a mule or a disease-resistant crop is produced
hybrid vigor / heterosis | the superior growth of offspring from two different pure lines | the reason why farmers plant corn bred from two unlike parent lines
tissue culture / micropropagation | the growing of whole plants from small groups of cells on sterile medium | a way to raise thousands of identical orchids in flasks
cutting | a piece of stem or leaf that is made to root and grow into a new plant | a severed shoot placed in water or soil until it forms roots
grafting | the joining of a bud or stem of one plant to the rooted stock of another | the method used to grow one variety of apple or grape on another's roots
outcrossing | the mating of individuals that are not related to each other | the opposite of breeding relatives, which increases genetic diversity

# Adjectives of genetic condition
? Which term means
homozygous / purebred | having two identical alleles for a trait | being BB or bb for a gene
heterozygous / hybrid | having two different alleles for a trait | being Bb for a gene
dominant | masking the other allele whenever present | showing in the phenotype with only one copy
recessive | appearing in the phenotype only when two copies are present | hidden in an individual that has one copy of the stronger allele
diploid | having two sets of chromosomes, one from each parent | having the 2n chromosome number, such as 46 in human body cells
haploid | having a single set of chromosomes | having the n chromosome number, such as 23 in a human egg or sperm
hemizygous | having only one copy of a gene, like a male for genes on his X chromosome | lacking a second allele because the partner chromosome does not carry the gene

# Evidence for evolution and related structures
? Which term describes
homologous structure | a body part of common origin but different function, such as a bat's wing and a whale's flipper | evidence of common ancestry from similar bones in different limbs
analogous structure | a body part of similar function but different origin, such as a bird's wing and an insect's wing | a likeness that arises through convergent evolution
vestigial structure | a reduced body part with little or no remaining function | the pelvic bones of a whale or the wings of a flightless bird
fossil record | the remains and traces of past life arranged in order of age in rock layers | evidence of extinct species and of changes through geologic time
transitional form / transitional fossil | an intermediate such as Archaeopteryx that links an older group with a newer one | an organism such as Tiktaalik, between fishes and land vertebrates
biogeography | the study of the distribution of species over Earth | evidence based on where species live, such as Australia's marsupials
comparative embryology | the study of likenesses in early development, such as pharyngeal pouches | evidence that vertebrates look alike before birth
molecular homology | the similarity of DNA and protein sequences among species | evidence from cytochrome c and the shared genetic code
comparative anatomy | the study of similarities in the body plans of different species | evidence based on bones, muscles and organs of adult animals

# People in the history of evolutionary thought
? Which scientist
Charles Darwin / Darwin | proposed evolution by natural selection after a voyage on the Beagle | published On the Origin of Species in 1859 | compared finches and tortoises of the Galápagos Islands
Alfred Russel Wallace / Wallace | reached the idea of natural selection independently in the Malay Archipelago | sent a paper that prompted a joint presentation in 1858
Jean-Baptiste Lamarck / Lamarck | proposed that acquired traits are inherited through use and disuse | explained the giraffe's long neck by stretching
Charles Lyell / Lyell | argued in Principles of Geology that slow processes shaped Earth | convinced readers that the planet is very old
James Hutton / Hutton | proposed gradualism in geology, with land shaped over immense time | is called the father of modern geology
Thomas Malthus / Malthus | argued that populations grow faster than their food supply | wrote an essay of 1798 on human numbers that influenced ideas of struggle for existence
Georges Cuvier / Cuvier | founded paleontology and explained extinctions by catastrophes | studied the fossil layers around Paris and rejected evolution
Carolus Linnaeus / Linnaeus / Carl Linnaeus | devised binomial nomenclature for naming species | grouped organisms in nested categories in Systema Naturae
Stephen Jay Gould / Gould | proposed punctuated equilibrium with Niles Eldredge | argued in 1972 that species change in bursts between long stable periods
Peter and Rosemary Grant / Grant | measured natural selection in the beaks of Galápagos finches over decades | studied birds during droughts on the island of Daphne Major
Thomas Huxley | defended the new theory of evolution so strongly that he was called a bulldog | debated Bishop Wilberforce at Oxford in 1860
Theodosius Dobzhansky / Dobzhansky | wrote that nothing in biology makes sense except in the light of evolution | united genetics with natural selection in a book of 1937

# Modes of natural selection
? Which type of selection
directional selection | favors one extreme of a trait and shifts the average | makes insects more resistant to a pesticide over generations
stabilizing selection | favors average individuals and acts against both extremes | keeps human birth weight near the middle of its range
disruptive selection / diversifying selection | favors both extremes over the average form | can split finches into small-beaked and large-beaked groups
sexual selection | favors traits that help an individual to win mates | explains the showy tail of the peacock
frequency-dependent selection | favors a form according to how rare or common it is | keeps left-mouthed and right-mouthed scale-eating fish about equally numerous
kin selection | favors behavior that helps relatives to reproduce | explains altruism in worker bees and ground squirrels

# Mechanisms and terms of population genetics
? Which term describes
natural selection | the greater survival and reproduction of individuals with favorable traits | the only mechanism of evolution that consistently produces adaptation
genetic drift | a change in allele frequencies by chance, strongest in small populations | the random loss of alleles from one generation to the next
gene flow | the movement of alleles between populations when individuals migrate | a process that makes neighboring populations more alike
mutation | a change in a DNA sequence that is the original source of new alleles | the ultimate source of all genetic variation
bottleneck effect | the loss of genetic diversity after a disaster greatly shrinks a population | the event that left cheetahs and northern elephant seals with little variation
founder effect | the loss of diversity when a few individuals start a new colony | the reason for extra fingers among the Amish of Pennsylvania
gene pool | all the alleles of all the genes in a population | the total supply of inherited variants available to the next generation
Hardy-Weinberg equilibrium / Hardy-Weinberg principle | the condition in which allele frequencies stay constant in a population | the state described by p² + 2pq + q² = 1
nonrandom mating / assortative mating | the choice of partners according to their traits | a departure from chance pairing that changes genotype proportions
fitness | an individual's contribution of offspring to the next generation compared with others | reproductive success relative to that of other members of the population

# Patterns of evolution
? Which term describes
convergent evolution | the development of similar traits in unrelated species in like environments | the process that gave sharks and dolphins similar shapes
divergent evolution | the growing apart of related species from a common ancestor | the pattern by which the limbs of vertebrates became wings, arms and flippers
adaptive radiation | the rapid rise of many species from one ancestor to fill various habitats | the process that produced the Galápagos finches
coevolution | the mutual change of two species in response to each other | the process that fitted flowers and their pollinators to one another
gradualism | the idea that species change slowly and steadily over long periods | the view that evolution proceeds by small constant steps
punctuated equilibrium | long stable periods broken by short bursts of rapid change | the pattern of sudden appearance of species in the fossil record
mass extinction | the loss of a large share of species in a short geologic time | an event such as the one that ended the age of dinosaurs
exaptation | the use of an old structure for a new function, as with feathers for flight | a change of role such as fish jawbones becoming bones of the ear
microevolution | small-scale change in allele frequencies within a single species | a change such as the rise of resistance in a bacterial population
macroevolution | large-scale change above the level of species, such as the origin of mammals | the appearance of new major groups over geologic time

# Speciation and reproductive isolation
? Which term describes
allopatric speciation | the formation of new species when populations are separated geographically | the process begun when a canyon or an ocean divides a population
sympatric speciation | the formation of new species without geographic separation | the process by which polyploid plants arise among their parents
geographic isolation | the separation of populations by rivers, mountains or water | the barrier that separated the two squirrel species on either side of the Grand Canyon
temporal isolation | the barrier that arises when species breed at different times of day or year | the barrier between toads that breed in early summer and those that breed in late summer
behavioral isolation | the barrier due to different courtship songs or rituals | the barrier between eastern and western meadowlarks, which sing differently
mechanical isolation | the barrier due to reproductive parts that do not fit together | the barrier between snails whose shells spiral in opposite directions
habitat isolation / ecological isolation | the barrier between species in the same area that live in different surroundings | the barrier between garter snakes that live in water and others that live on land
gametic isolation | the barrier that exists when sperm of one species cannot fertilize another's eggs | the barrier between sea urchins whose eggs and sperm fail to recognize each other
hybrid sterility / reduced hybrid fertility | the barrier shown by the mule, which cannot produce offspring | the failure of a mixed offspring to form working eggs or sperm
biological species concept | the definition by members that interbreed and have fertile offspring | Ernst Mayr's view, which cannot be applied to fossils or asexual organisms
ring species | a chain of neighboring populations in which the two ends cannot interbreed | a case such as salamanders around a valley whose neighboring populations change step by step

# Protective adaptations
? Which type of adaptation
camouflage / cryptic coloration | hides an animal by matching its background | makes a moth hard to see on bark
Batesian mimicry | protects a harmless species that looks like a harmful one | makes a harmless fly resemble a stinging bee
Müllerian mimicry | makes two or more poisonous species resemble one another | gives several kinds of stinging insect the same black and yellow bands
warning coloration / aposematic coloration | advertises poison with bright hues | makes a poison dart frog conspicuous to predators
countershading | makes an animal dark above and pale below | makes a shark hard to see from above and from beneath
hibernation | lowers body temperature and activity through winter | lets a ground squirrel live on stored fat in the cold season
estivation | lets an animal stay dormant through hot, dry periods | lets a lungfish survive drought in mud
migration | moves animals seasonally between regions | carries Arctic terns and monarch butterflies over great distances
thick blubber / blubber | insulates whales and seals in cold water | stores energy as a fatty layer under the skin of marine mammals

# Early life and the origin of cells
? Which term describes
primordial soup / Oparin-Haldane hypothesis | the idea that organic molecules formed and collected in early oceans | the view that lightning and ultraviolet light drove the first organic syntheses
Miller-Urey experiment | the 1953 test that made amino acids from gases and sparks | a laboratory model of the early atmosphere with methane, ammonia and water vapor
RNA world hypothesis | the idea that self-copying ribonucleic molecules came before DNA and proteins | the view supported by the discovery of ribozymes
endosymbiotic theory / endosymbiosis | the idea that mitochondria and chloroplasts were once free-living bacteria | the explanation for the circular DNA inside two organelles
spontaneous generation | the disproved belief that living things commonly arise from nonliving matter | the idea that maggots come from rotting meat
biogenesis | the principle that life comes only from existing life | the principle confirmed by Pasteur's swan-necked flasks
panspermia | the idea that life's molecules or spores came from space | the idea that comets or meteorites seeded Earth with life
Great Oxygenation Event / oxygen revolution | the rise of a reactive gas in the air caused by cyanobacteria | the change about 2.4 billion years ago that killed many anaerobic microbes
Cambrian explosion | the rapid appearance of most animal phyla about 540 million years ago | the burst of animal diversity recorded in the Burgess Shale

# Ranks of classification
? Which taxonomic rank
domain | is the broadest group in modern classification, above the kingdom | separates Bacteria, Archaea and Eukarya
kingdom | lies just below the domain and includes one or more phyla | was the level at which Linnaeus divided plants from animals
phylum / phyla / division | is a group of related classes | is the level at which the arthropods, mollusks and chordates are named
class | is a group of related orders | is the level at which mammals, birds and insects are named
order | is a group of related families | is the level at which primates, carnivores and rodents are named
family | is a group of related genera | is the level at which cats (Felidae) and dogs (Canidae) are named
genus / genera | is a group of closely related species | forms the first, capitalized word of a scientific name
species | is the most specific group of organisms that can interbreed and have fertile offspring | is named by two Latin words such as Homo sapiens

# Domains and kingdoms of life
? Which organisms
bacteria / Eubacteria | are prokaryotes whose cell walls contain peptidoglycan | include Escherichia coli and cyanobacteria
archaea / Archaebacteria | are prokaryotes without peptidoglycan, many of which live in extreme places | include methanogens and halophiles
protists / Protista | are a varied collection of mostly unicellular eukaryotes that fit in no other kingdom | include amoebas, algae and slime molds
fungi | are eukaryotes that absorb food and have cell walls of chitin | include yeasts, molds and mushrooms
plants / Plantae | are multicellular autotrophs with cell walls of cellulose | include mosses, ferns and flowering species
animals / Animalia | are multicellular heterotrophs without cell walls | include sponges, insects and vertebrates

# Terms of systematics
? Which term describes
taxonomy | the science of naming and classifying organisms | the field founded by Linnaeus
phylogeny | the evolutionary history of a group of species | the line of descent that a branching tree displays
cladogram | a branching diagram that groups organisms by shared derived characters | a chart made by cladistic analysis
clade / monophyletic group | a set of species made of an ancestor and all of its descendants | a complete branch of the tree of life
derived character | a trait that appears in recent members of a line but not in older ones | a novelty such as feathers or hair that marks a new branch
binomial nomenclature | the system that gives each species a two-word Latin name | the naming of humans as Homo sapiens
dichotomous key | a series of paired statements used to identify an unknown organism | a guide with two choices at every step
molecular clock | the estimate of the time since two species diverged from the number of their mutations | a method that uses a steady rate of change in DNA
outgroup | a related species outside the set under study, used for comparison | a species that branched off before all the others in a cladogram
paraphyletic group | an ancestor with some but not all of its descendants | a set such as the traditional reptiles, from which birds are left out
polyphyletic group | a set of species that does not include their most recent common ancestor | a set, such as all warm-blooded animals, drawn from several separate ancestors

# Types of archaea and extremophiles
? Which type of microorganism
methanogen | releases CH4 gas and lives in swamps and the guts of cows | is a strict anaerobe that reduces carbon dioxide with hydrogen
halophile | lives in very salty water such as the Great Salt Lake | colors salt ponds red or purple
thermophile | grows best in heat such as that of a hot spring | is the kind of organism from which Taq polymerase was obtained
psychrophile | grows best in cold near freezing | lives in polar seas and in snow
acidophile | grows best at a low pH | lives in the drainage water of mines and in sulfur springs
alkaliphile | grows best at a high pH | lives in soda lakes with pH above 9
barophile / piezophile | grows best under the great pressure of the deep sea | lives in ocean trenches
mesophile | grows best at moderate temperatures, including that of the human body | includes most human pathogens

# Groups of protists
? Which protists
amoebas / amoeba / amoebae | move and feed with pseudopods | include Entamoeba, a cause of dysentery
ciliates / ciliate | swim with rows of short hairlike projections and have two kinds of nuclei | include the slipper-shaped Paramecium
euglenoids / euglenids / Euglena | swim with a flagellum and often have both chloroplasts and an eyespot | live in ponds and are autotrophs in light but heterotrophs in the dark
dinoflagellates / dinoflagellate | spin with two flagella and cause red tides | include zooxanthellae, which live inside corals
diatoms / diatom | have glassy two-part walls of silica | form deposits used as polishing and filtering powder
brown algae / brown alga | include the giant kelps of cold coastal seas | contain fucoxanthin and are the largest seaweeds
red algae / red alga | contain phycoerythrin and can live in deep water | are the source of agar and nori
green algae / green alga | share chlorophylls a and b with land plants and are their closest relatives | include Volvox, Spirogyra and Chlamydomonas
apicomplexans / sporozoans / apicomplexan | are nonmotile parasites that include the cause of malaria | enter host cells with a complex of organelles at one end
plasmodial slime molds / slime molds | creep as a single mass of cytoplasm with many nuclei | feed on rotting logs and then form stalked spore cases
water molds / oomycetes | resemble fungi but have cellulose in their walls | caused the Irish potato famine
foraminiferans / forams | have calcium carbonate shells with pores for threadlike pseudopods | left shells that built chalk such as the White Cliffs of Dover

# Groups of fungi
? Which fungi
zygomycetes / Zygomycota / bread molds | include black Rhizopus, which forms thick-walled resting spores by the fusion of two hyphae | have hyphae mostly without cross walls
ascomycetes / Ascomycota / sac fungi | form spores in a saclike ascus | include yeasts, truffles and morels
basidiomycetes / Basidiomycota / club fungi | form spores on a club-shaped basidium | include mushrooms, puffballs and rusts
chytrids / Chytridiomycota | are mostly aquatic and have spores with flagella | have caused a great decline in amphibians
glomeromycetes / Glomeromycota | form arbuscular mycorrhizae with plant roots | live inside root cells as highly branched exchange structures
deuteromycetes / imperfect fungi | have no known sexual stage | are an artificial group in which Penicillium was once placed
lichens / lichen | are partnerships of a fungus with an alga or cyanobacterium | grow on bare rock and are sensitive to air pollution

# Structures of fungi
? Which fungal structure
hypha / hyphae | is a single threadlike filament that makes up the body | grows at its tip and secretes enzymes into its food
mycelium / mycelia | is the whole tangled mass of threads in the soil or food | provides a very large surface area for absorption
septum / septa | is a cross wall that divides a filament into compartments | has pores that let cytoplasm flow between compartments
fruiting body / fruiting structure | is the visible reproductive part, such as a mushroom | rises above ground to release spores
sporangium / sporangia | is the round case on a stalk in which asexual spores of bread mold develop | is the black dot seen on moldy bread
conidium / conidia | is an asexual spore formed at the tip of a specialized stalk and not in a case | is the dusty blue-green spore of Penicillium
ascus / asci | is the sac in which eight sexual spores usually form | is the spore sac of morels and truffles
basidium / basidia | is the microscopic club on the gills of a mushroom that bears four spores | lines the gills beneath a cap
rhizoid | is a rootlike filament that anchors a mold to its food | anchors bread mold below its horizontal stolons
mycorrhiza / mycorrhizae | is a mutualistic association of filaments with plant roots | gives plants water and minerals in exchange for sugars

# Major groups of plants
? Which plants
mosses / moss / Bryophyta | are low nonvascular species whose leafy green stage is the gametophyte | include Sphagnum, which forms peat
liverworts / liverwort | are flat nonvascular species named for their lobed shape | produce gemmae in small cups
hornworts / hornwort | are nonvascular species with long, pointed sporophytes that grow like antlers | have usually one large chloroplast in each cell
ferns / fern | are seedless vascular species with fronds and fiddleheads | bear sori on the undersides of their leaves
club mosses / lycophytes | are small seedless vascular species whose giant relatives formed coal | have microphylls, leaves with one unbranched vein
horsetails / horsetail / Equisetum | have jointed hollow stems that contain gritty silica | are called scouring rushes because they were used to clean pots
conifers / conifer | have needles or scales and bear seeds in cones | include pines, firs and redwoods
cycads / cycad | are palmlike gymnosperms with large cones in the center | were abundant in the age of dinosaurs
ginkgoes / ginkgo | are gymnosperms with fan-shaped leaves and a single living species | are planted in city streets because they resist pollution
gnetophytes | are gymnosperms that include Ephedra and the desert plant Welwitschia | have vessels in their wood, unlike other cone bearers
monocots / monocot / monocotyledons | have one seed leaf and parallel leaf veins | have flower parts in threes, like grasses and lilies
eudicots / dicots / dicot / dicotyledons | have two seed leaves and netted veins | have flower parts in fours or fives, like roses and beans

# Life forms of plants
? Which term describes
annual | a plant that completes its life cycle in one growing season | a plant such as a bean or marigold that dies after a year
biennial | a plant that flowers and dies in its second season | a plant such as a carrot that stores food in its first year
perennial / herbaceous perennial | a nonwoody plant that regrows from its roots for many years | a plant such as a peony that dies back and sprouts again each spring
deciduous tree | a woody plant that sheds all its leaves in one season | a plant such as a maple that stands bare in winter
evergreen | a woody plant that keeps its leaves all year | a plant such as a pine that replaces old needles little by little
epiphyte | a plant such as an orchid that grows upon another without taking food from it | a plant that uses a tree only for support
carnivorous plant | a Venus flytrap or sundew, for example, that obtains nitrogen from insects | a species of boggy soil poor in nutrients that traps prey
succulent | a plant such as a cactus or aloe that stores water in fleshy tissue | a species of dry places with thick, juicy leaves or stems
shrub | a woody plant with several stems and no main trunk | a low bush such as lilac or sagebrush
vine | a plant with a weak stem that climbs on a support | a plant such as ivy or grape that trails or twines

# Plant tissues and cells
? Which plant tissue or cell type
xylem | carries water and minerals upward from the roots | consists of dead tracheids and vessel elements
phloem | carries sugars from leaves to the rest of the plant | consists of living sieve tubes and companion cells
epidermis | is the outermost layer that covers young leaves, stems and roots | secretes the waxy cuticle
parenchyma | is the most common unspecialized type, with thin walls, and stores food | makes up most of the soft flesh of fruits and roots
collenchyma | has unevenly thickened walls and supports growing stems | forms the strings of a celery stalk
sclerenchyma | has thick lignified walls and is dead at maturity | includes fibers and the gritty stone cells of pears
apical meristem | causes growth in length at the tips of roots and shoots | is responsible for primary growth
vascular cambium | produces new xylem and phloem that widen a woody stem | adds a layer of wood each year and so makes annual rings
cork cambium | produces the tough outer covering that replaces the epidermis of a tree | makes most of the bark
palisade mesophyll | is the column-shaped upper leaf layer where most photosynthesis occurs | has tightly packed cells with many chloroplasts
spongy mesophyll | is the loosely packed leaf layer with air spaces | lets gases circulate within the lower half of a leaf
endodermis | is the innermost cortex layer with the Casparian strip | controls which minerals enter the vascular cylinder of a root

# Parts of leaves and stems
? Which part of a plant
stoma / stomata / stomate | is a pore in a leaf through which gases and water vapor pass | opens and closes to balance carbon dioxide intake with water loss
guard cell | swells or shrinks to open or close a pore of the leaf | occurs in pairs around each opening in the epidermis
cuticle | is the waxy layer that reduces water loss from leaves | shines on the upper surface of many leaves
petiole | is the stalk that joins a leaf to the stem | is the part of celery or rhubarb that is eaten as a stalk below the leaf blade
node | is the place on a stem where leaves are attached | alternates along the stem with bare lengths between leaves
axillary bud / lateral bud | lies between a leaf and the stem and can grow into a branch | stays dormant while the tip of the shoot produces auxin
terminal bud / apical bud | is at the tip of a shoot and causes its growth in length | produces the auxin that inhibits side branches
heartwood | is the older central xylem of a tree, which no longer carries water | is darker because resins and wastes fill its vessels
sapwood | is the younger outer xylem of a tree, which still carries water | lies between the vascular cambium and the dark center of a trunk
lenticel | is a small spongy opening in bark that lets gases pass | looks like a raised dot or streak on a young twig

# Modified stems and storage organs
? Which plant structure
tuber | is a swollen underground stem that stores starch, such as a potato | has eyes that are buds for new shoots
rhizome | is a horizontal underground stem, as in ginger and irises | lets a fern or grass spread below the surface
stolon / runner | is a horizontal stem above the ground, as in strawberries | forms new plantlets where it touches the soil
bulb | is a short underground stem with fleshy storage leaves, such as an onion | can be peeled apart into layers
corm | is a solid, upright underground stem, as in crocus and gladiolus | stores food in stem tissue covered by papery scales
tendril | is a coiling threadlike structure that helps a vine climb | wraps around a support in peas and grapes
spine / cactus spine | is a sharp modified leaf that protects a desert succulent | reduces water loss in desert plants by replacing broad blades
bract | is a modified leaf below a flower, brightly colored in poinsettias | looks like a petal in dogwood

# Parts of the flower
? Which part of a flower
stamen | is the male reproductive organ, made of an anther and a filament | produces pollen in its upper part
anther | is the sac at the top where pollen grains are made | contains cells that undergo meiosis to form microspores
filament | is the thin stalk that holds up the pollen sac | raises the anther to where insects can brush against it
pistil / carpel | is the female reproductive organ, made of stigma, style and ovary | includes both the part that catches pollen and the part that becomes a fruit
stigma | is the sticky tip that catches pollen | receives a grain of pollen at the start of fertilization
style | is the slender neck through which the pollen tube grows | connects the pollen-catching tip with the ovary
ovary | is the swollen base that becomes the fruit | encloses and protects the ovules
ovule | is the structure that develops into a seed after fertilization | contains the embryo sac with the egg
petal | is the colorful leaflike part that attracts pollinators | forms the corolla and is often scented
sepal | is the green leaflike part that protects the bud | forms the outermost ring, called the calyx
receptacle | is the enlarged end of the stalk to which the other parts are attached | swells into the fleshy part of a strawberry
nectary | secretes the sugary liquid that rewards visiting insects | provides food for bees and hummingbirds

# Parts of the seed and seedling
? Which part of a seed or seedling
seed coat / testa | is the tough outer covering that protects the embryo | must soften or split so that water can enter
cotyledon / seed leaf | stores or absorbs food for the embryo | occurs as one in a monocot and as two in a dicot
endosperm | is the triploid tissue that nourishes the embryo | makes up most of a kernel of corn or wheat and results from double fertilization
radicle | is the embryonic root, the first part to emerge in germination | grows downward to anchor the new plant
hypocotyl | is the embryonic stem below the seed leaves | forms a hook that pulls a bean's first leaves out of the soil
epicotyl | is the part of the embryonic axis above the seed leaves | becomes the upper stem with the first true leaves
plumule | is the bud with tiny first leaves at the tip of the embryonic shoot | grows upward into the leafy shoot
coleoptile | is the sheath that protects the young shoot of a grass | was used in the first experiments on bending toward light
hilum | is the scar where the ovule was attached to the ovary wall | looks like a small belly button on a bean

# Types of fruit
? Which type of fruit
berry | is fleshy throughout with many seeds, such as a tomato or grape | is the true botanical group of the blueberry
drupe / stone fruit | has a fleshy outside and one seed in a hard pit, such as a peach | includes cherries, plums and olives
pome | has a core and flesh formed mostly from the receptacle, such as an apple | includes pears and quinces
legume / pod | splits along two seams, such as a pea or bean | holds a row of seeds in a dry case
nut | is dry with a hard wall and one seed, such as an acorn | does not split open at maturity and includes hazels
aggregate fruit | forms from many pistils of a single flower, such as a raspberry | is a cluster of tiny drupelets
multiple fruit | forms from many flowers fused together, such as a pineapple | is also exemplified by the fig and mulberry
samara | has a wing that lets the wind carry it, such as that of a maple | spins to the ground from maple, elm and ash trees
grain / caryopsis | has a single seed fused to its wall, such as corn or wheat | is the dry product of the grasses that feed most of the world

# Plant hormones
? Which plant hormone
auxin | causes cells to elongate and stems to bend toward light | is made at the shoot tip and maintains apical dominance
gibberellin | causes stems to grow taller and seeds to germinate | was discovered in a disease of rice seedlings and is sprayed on grapes to enlarge them
cytokinin | promotes cell division and delays the aging of leaves | works with the shoot-tip hormone to form shoots in tissue culture
ethylene | is a gas that ripens fruit | causes one bad apple to spoil others and leaves to drop
abscisic acid | closes stomata during drought and keeps seeds dormant | acts as the stress hormone of plants and inhibits growth
jasmonate / jasmonic acid | triggers defenses against chewing insects | causes wounded leaves to make protease inhibitors
brassinosteroid | is chemically like animal sex hormones and promotes cell expansion | makes plants dwarfed when it is lacking and resembles cholesterol in structure
florigen | is the signal that travels from leaf to bud to start flowering | moves through the phloem when day length is right for blooming

# Plant responses
? Which term describes
phototropism | growth toward or away from light | the bending of a houseplant to the window
gravitropism / geotropism | growth in response to gravity | the downward growth of roots and upward growth of shoots
thigmotropism | growth in response to touch | the coiling of a tendril around a pole
hydrotropism | growth of roots toward water | the tendency that makes willow roots invade a leaking pipe
thigmonastism / nastic movement | a response to touch whose direction does not depend on the stimulus | the quick folding of mimosa leaves or the snap of a Venus flytrap
photoperiodism | a response to the relative lengths of day and night | the control of flowering by the length of darkness
apical dominance | the suppression of side branches by the bud at the tip | the condition removed by pinching off the top of a plant
dormancy | a period in which growth and activity stop until conditions improve | the state of a seed that waits for spring
vernalization | the need for a long cold period before flowering | the reason why winter wheat must be planted in autumn
abscission | the shedding of leaves or fruits from a weak layer at the stalk's base | the process, promoted by ethylene, by which a tree loses its leaves
senescence | the aging and death of cells, as in leaves that turn color in autumn | the final decline in which chlorophyll breaks down and nutrients are withdrawn
chemotropism | growth in response to a substance, such as that of a pollen tube toward the ovule | a directional response of a plant part to a chemical

# Plant transport and life processes
? Which term describes
transpiration | the loss of water vapor from leaves | the evaporation that pulls water up through the plant
cohesion-tension theory / cohesion-tension | the explanation of water's rise in xylem by evaporation and hydrogen bonds | the model in which evaporation from leaves pulls an unbroken column of water
root pressure | a push that moves water upward at night and causes guttation | a force produced when minerals are pumped into xylem and water follows
guttation | the release of water droplets at the tips of leaves | a sight on grass blades in the morning that is not dew
pressure-flow hypothesis / translocation | the explanation of sugar's movement in phloem from source to sink | the model in which sugar loading draws in water and pushes sap
pollination | the transfer of pollen from anther to stigma | the work done by bees, birds, bats and wind for seed plants
double fertilization | the union of two sperm with an egg and two polar nuclei in angiosperms | the event that forms both a zygote and endosperm
germination | the start of growth of an embryo in a seed | the stage that begins when a seed takes in water
alternation of generations | a life cycle that switches between a haploid and a diploid multicellular stage | the pattern in which a sporophyte and a gametophyte follow each other
seed dispersal | the spreading of a plant's offspring by wind, water or animals | the benefit that plants gain from burrs, wings and fleshy fruits
primary growth | an increase in the length of stems and roots | the result of cell division at apical meristems
secondary growth | an increase in the thickness of woody stems and roots | the result of cell division in the cambium
wilting | the drooping of leaves when cells lose turgor pressure | the sign that a plant loses more water than its roots take in

# Stages and structures in plant life cycles
? Which term describes
sporophyte | the diploid multicellular generation that produces spores | the large leafy plant in a fern's life cycle
gametophyte | the haploid multicellular generation that produces eggs and sperm | the dominant green stage of a moss
archegonium / archegonia | the female organ in which an egg forms in mosses and ferns | the flask-shaped structure to which moss sperm swim
antheridium / antheridia | the male organ in which sperm form in mosses and ferns | the structure from which flagellated moss sperm are released into water
sorus / sori | a cluster of spore cases on the underside of a fern frond | a brown dot beneath a leaf that may be mistaken for an insect
prothallus / prothallium | the tiny heart-shaped haploid stage of a fern | the small photosynthetic plant that bears both sex organs in a fern
pollen grain | the male gametophyte of a seed plant | the structure carried by wind or bees that produces sperm
embryo sac | the female gametophyte of a flowering plant | the structure within an ovule that has seven cells and eight nuclei
pollen tube | the structure that grows down the style to carry sperm to the ovule | the outgrowth that enters the ovule through the micropyle
protonema | the green thread that grows from a germinating moss spore | the algalike filament from which leafy moss shoots arise
gemma / gemmae | a small bud in a cup by which liverworts reproduce asexually | a tiny green disk splashed out of a cup by raindrops
frond | the leaf of a fern, which uncoils as a fiddlehead | the large divided blade that bears sori

# Phyla of invertebrates
? Which animals
sponges / sponge / Porifera | have no true tissues and filter food through pores | pump water past collar cells and out of an osculum
cnidarians / cnidarian / Cnidaria | have stinging cells and radial symmetry | include jellyfish, corals and hydras
flatworms / flatworm / Platyhelminthes | have solid bodies without a coelom and a single opening to the gut | include planarians, flukes and tapeworms
roundworms / nematodes / nematode / Nematoda | have unsegmented bodies with a pseudocoelom and taper at both ends | include hookworms, pinworms and Ascaris
segmented worms / annelids / annelid / Annelida | have bodies divided into repeated ringlike units and a closed circulatory system | include earthworms and leeches
mollusks / molluscs / mollusk / Mollusca | have soft bodies with a mantle and a muscular foot | include snails, clams and squids
arthropods / arthropod / Arthropoda | have jointed legs and an exoskeleton of chitin | form the largest phylum of animals and grow by molting
echinoderms / echinoderm / Echinodermata | have spiny skin, tube feet and a water vascular system | include sea stars, sea urchins and sea cucumbers
rotifers / rotifer | are microscopic and have a crown of cilia that looks like a turning wheel | often reproduce without males and live in fresh water
bryozoans / ectoprocts | form mosslike colonies of tiny animals that feed with a lophophore | encrust rocks and shells with small boxlike chambers
tardigrades / water bears | are tiny eight-legged creatures that survive drying and freezing | walk slowly on stubby clawed legs in films of moisture on moss
comb jellies / ctenophores | swim with eight rows of fused cilia | catch prey with sticky cells and often glow in the sea

# Classes and groups of arthropods and mollusks
? Which animals
insects / insect | have three body regions, six legs and usually wings | are the only invertebrates that fly
arachnids / arachnid | have two body regions, eight legs and no antennae | include spiders, scorpions and ticks
crustaceans / crustacean | have two pairs of antennae and breathe with gills | include crabs, lobsters and shrimps
centipedes / centipede | have one pair of legs on each segment and poison claws | are fast-moving predators with flattened bodies
millipedes / millipede | have two pairs of legs on most segments and eat decaying plants | curl into a coil when disturbed
horseshoe crabs / horseshoe crab | have a domed shield, a spike tail and blue blood used to test medicines | are ancient relatives of spiders that spawn on Atlantic beaches
trilobites | are extinct sea creatures with a three-lobed segmented body | are index fossils of the Paleozoic Era
bivalves / bivalve | have two hinged shells and filter food with their gills | include clams, oysters and scallops
gastropods / gastropod | have a single coiled shell or none and undergo torsion | include snails and slugs
cephalopods / cephalopod | have arms with suckers and move by jet propulsion | include squids and octopuses and have the largest brains of invertebrates
chitons / chiton | have a shell of eight overlapping plates | cling to rocks and scrape off algae

# Structures of invertebrates
? Which structure
radula | scrapes food with rows of tiny teeth in snails | is a tonguelike organ of mollusks
mantle | is the fold of tissue that secretes the shell of a mollusk | encloses the soft body of a clam and forms its shell and pearls
nematocyst | is the coiled harpoon inside a cnidarian's stinging cell | shoots out to inject poison into prey of a jellyfish
tube foot / tube feet | moves a sea star with a suction-cup tip | is extended by the water vascular system and helps to pull open a clam
Malpighian tubule | removes nitrogen wastes from an insect's blood | empties uric acid from the body fluid into the gut of a grasshopper
spiracle | is an opening on an insect's side that lets in air | is one of a row of breathing holes along a grasshopper's abdomen
tracheal tube | carries air directly to the tissues of a grasshopper | branches through an insect's body so that blood need not carry oxygen
compound eye | is made of many light-sensing units called ommatidia | forms a mosaic image and detects motion well in a fly
book lung | is the stacked breathing organ of a spider | lies in the abdomen of a spider and looks like pages
nephridium / nephridia | removes wastes in each segment of an earthworm | filters the fluid of the coelom in annelids like a simple kidney
clitellum | is the thick band of an earthworm that secretes a cocoon | is the smooth saddle-like ring involved in earthworm mating
flame cell / flame bulb | removes excess water in a planarian with beating cilia | flickers as it drives fluid into tubes of a flatworm
cnidocyte | is the stinging cell on the tentacle of a hydra | is triggered when prey brushes against a sea anemone

# Body plans and embryology
? Which term describes
radial symmetry | a body arranged around a central point so that many planes divide it equally | the body plan of a jellyfish or sea anemone
bilateral symmetry | a body with matching left and right sides | the body plan of a butterfly or a human
asymmetry | a body without any regular shape or matching halves | the body plan of most sponges
cephalization | the concentration of sense organs and nerves at the front end | the evolutionary trend that produced heads
segmentation | the division of a body into repeated units | the feature seen in the rings of an earthworm
coelom | a body cavity fully lined with mesoderm | the fluid-filled space that holds an annelid's organs
pseudocoelom | a body cavity only partly lined with mesoderm | the body space of a roundworm
protostome | an animal whose blastopore becomes the mouth | an animal with spiral cleavage, such as a mollusk or arthropod
deuterostome | an animal whose blastopore becomes the anus | an animal with radial cleavage, such as an echinoderm or chordate
dorsal side / dorsal | the back or upper part of a bilaterally symmetrical animal | the surface of a shark on which its tall fin stands
ventral side / ventral | the belly or lower part of a bilaterally symmetrical animal | the surface of a crawling lizard that faces the ground
anterior end / anterior | the head or front part of an animal | the end of an earthworm nearest to the mouth
posterior end / posterior | the tail or rear part of an animal | the end opposite to the mouth of an earthworm

# Stages and layers of embryonic development
? Which term describes
cleavage | the rapid cell divisions that follow fertilization without growth | the divisions that turn a zygote into many smaller cells
morula | a solid ball of cells formed a few days after fertilization | the stage whose name comes from the Latin for mulberry
blastula | a hollow ball of cells in an early animal embryo | the sphere with a fluid-filled center that comes just before gastrulation
blastocyst | the mammalian stage that implants in the uterus | the stage with an inner cell mass from which human stem cells are taken
gastrula | the stage with three layers that forms when cells fold inward | the cuplike stage in which ectoderm, mesoderm and endoderm can be told apart
neurula | the stage in which the nervous system begins as a folded plate | the stage in which a tube forms that becomes brain and spinal cord
ectoderm | the outer germ layer, which forms skin and nervous system | the layer that gives rise to hair, nails and brain
mesoderm | the middle germ layer, which forms muscle, bone and blood | the layer that gives rise to the heart, kidneys and skeleton
endoderm | the inner germ layer, which forms the lining of gut and lungs | the layer that gives rise to liver and pancreas
blastopore | the opening formed during gastrulation | the dent that becomes the mouth in protostomes and the anus in deuterostomes
archenteron | the primitive gut formed in the early embryo | the tube that becomes the digestive tract
organogenesis | the formation of body parts from the three germ layers | the step in which the heart, brain and limbs begin to take shape

# Groups of vertebrates
? Which animals
jawless fishes / jawless fish / agnathans | lack paired fins and hinged mouths | include lampreys and hagfish
cartilaginous fishes / cartilaginous fish / Chondrichthyes | have flexible skeletons without true bone | include sharks, rays and skates
ray-finned fishes / bony fishes / ray-finned fish | have hard skeletons, a swim bladder and a gill cover | are the largest vertebrate class and include trout and tuna
lobe-finned fishes / lobe-finned fish | have fleshy fins with bones and gave rise to land vertebrates | include lungfish and the coelacanth
amphibians / amphibian | have moist skin and usually change from gilled larvae to lunged adults | include frogs, toads and salamanders
reptiles / reptile | have dry scaly skin and lay leathery amniotic eggs | include snakes, lizards, turtles and crocodiles
birds / bird | have feathers, hollow bones and hard-shelled eggs | are living descendants of theropod dinosaurs
mammals / mammal | have hair and feed their young with milk | have a four-chambered heart, a diaphragm and specialized teeth
tunicates / sea squirts | are invertebrate chordates whose adults live attached and lose the tail | filter food through a baglike body with two siphons
lancelets / amphioxus | are small bladelike invertebrate chordates that keep a notochord for life | live half buried in sand and filter food from the water

# Groups of mammals
? Which mammals
monotremes / monotreme | lay eggs although they feed their young on milk | include the platypus and the echidna
marsupials / marsupial | finish their development in a pouch | include kangaroos, koalas and opossums
placentals / placental mammals / eutherians | include most of their class, from shrews and bats to whales | are the largest of the three main divisions of their class
primates / primate | have opposable thumbs, forward-facing eyes and large brains | include monkeys, apes and humans
rodents / rodent | have a single pair of ever-growing upper front teeth | include mice, squirrels and beavers
carnivorans / Carnivora | have sharp canine and shearing cheek teeth | include dogs, cats, bears and seals
cetaceans / Cetacea | live wholly in water and breathe through a blowhole | include whales and dolphins
bats / Chiroptera | fly with wings of skin stretched over long fingers | navigate by echolocation at night
ungulates | walk on hooves and graze or browse on plants | include horses, deer and cattle
lagomorphs | have two pairs of upper front teeth, a small one behind a large one | include rabbits and hares

# Chordate and vertebrate features
? Which structure
notochord | is the flexible supporting rod present in all chordate embryos | lies below the nerve tube and is replaced by vertebrae in most adults
dorsal hollow nerve tube / dorsal hollow nerve cord / dorsal nerve cord | runs above the notochord and develops into the brain and the tissue inside the backbone | forms from a folded plate of ectoderm along the back of the embryo
pharyngeal slit / pharyngeal pouch | opens behind the mouth and becomes a gill part in fishes | is used by tunicates and lancelets to filter food
post-anal tail | extends beyond the digestive opening in chordate embryos | helps a fish swim but remains only as the coccyx in an adult human
vertebral column / backbone | surrounds and protects the spinal cord | is the row of bones that replaces the supporting rod of the embryo
neural crest | is a group of migrating embryonic cells that form parts of the skull and teeth | appears along the edges of the closing tube only in vertebrate embryos
operculum | is the hard plate that covers and protects the gills of a bony fish | moves to draw water over the gills even when a trout is still
lateral line | detects vibrations in water along the side of a fish | lets a fish in a school sense the motion of its neighbors
cloaca | is the common opening for wastes and eggs in frogs, reptiles and birds | receives urine, feces and gametes in a single chamber
gizzard | grinds food with grit in birds and earthworms | is the muscular part of a bird's stomach that does the work of teeth
crop | stores food before it is ground in birds and earthworms | is the pouch at the lower end of a bird's esophagus
swim bladder | adjusts the buoyancy of a bony fish | is a gas-filled sac that keeps a fish from sinking

# Physiological adaptations of animals
? Which term describes
endothermy / endotherm | the production of body heat by one's own metabolism, as in birds and mammals | the condition that requires much food but allows activity in the cold
ectothermy / ectotherm | the gaining of body heat from the surroundings, as in lizards | the condition that makes a snake bask in the sun
torpor | a short-term drop in activity and body temperature, as in a hummingbird at night | a nightly energy saving in small birds and bats
open circulatory system | an arrangement in which blood leaves the vessels and bathes the organs | the arrangement in insects, whose hemolymph flows through sinuses
closed circulatory system | an arrangement in which blood stays within vessels | the arrangement in earthworms and vertebrates
oviparity / oviparous | reproduction by eggs that hatch outside the mother | the reproduction of birds and most fishes
viviparity / viviparous | reproduction in which young are nourished inside the mother and born alive | the reproduction of most mammals
ovoviviparity / ovoviviparous | reproduction in which eggs hatch inside the mother with food only from the yolk | the reproduction of some sharks and snakes that bear young without a placenta
hermaphroditism / hermaphrodite | the presence of both male and female organs in one animal | the condition of earthworms and many snails
osmoregulation | the control of water and salt balance in the body | the task of a marine bird's salt gland or a freshwater fish's kidney
countercurrent exchange | the flow of two fluids in opposite directions so that heat or gas passes between them | the arrangement that lets fish gills extract much oxygen from water
bioluminescence | the production of light by a living thing | the glow of fireflies and deep-sea anglerfish
echolocation | the location of objects by reflected sound | the way in which bats and dolphins find prey in the dark

# Stages of insect and other animal life cycles
? Which stage
larva / larvae | is the wormlike feeding form of an insect with complete metamorphosis | is the caterpillar of a butterfly or the maggot of a fly
pupa / pupae | is the resting form in which a caterpillar changes into a butterfly | follows the caterpillar and is often enclosed in a cocoon
nymph | is the immature form that looks like a small wingless adult | is the young of a grasshopper
tadpole | is the gilled swimming young of a frog | loses its tail as legs and lungs develop
polyp | is the stationary tube-shaped form of a cnidarian | is the body form of a hydra or coral
medusa | is the free-swimming bell-shaped form of a cnidarian | is the body form of an adult jellyfish
planula | is the ciliated swimming young of a cnidarian that settles on the sea floor | hatches from a jellyfish egg and grows into a sedentary form

# Types of animal behavior
? Which term describes
innate behavior / instinct | an inborn action performed correctly the first time | the spinning of a web by a young spider
imprinting | a rapid attachment during a critical period early in life | the process by which goslings followed Konrad Lorenz
habituation | a decrease in response to a repeated harmless stimulus | a change by which city birds learn to ignore people
classical conditioning | learning in which a neutral signal becomes linked with a natural stimulus | the process by which Pavlov's dogs salivated at a sound
operant conditioning | trial-and-error learning through reward or punishment | the process by which a rat in a Skinner box presses a lever
insight learning | the solving of a new problem without trial and error | a chimpanzee's stacking of boxes to reach a banana
altruism | behavior that helps another at a cost to oneself | an alarm call that puts the caller in danger
territoriality | the defense of an area against others of the same species | the marking of boundaries with scent or song to keep rivals out
courtship | ritual displays that attract a mate | the dance of a crane or the glow of a firefly for a partner
dominance hierarchy / pecking order | a ranking of members of a social group | the system of rank in a flock of hens or a wolf pack
foraging | the search for and collection of food | the gathering of nectar by bees or acorns by squirrels

# Membranes and parts of the amniotic egg
? Which part of the amniotic egg
amnion | is the fluid-filled membrane that protects a reptile, bird or mammal embryo | surrounds the embryo with a cushion of liquid
yolk sac | contains the food supply of an embryo in the egg | shrinks as the embryo uses up its stored nutrients
allantois | stores wastes of an embryo within the egg | collects uric acid and helps in gas exchange inside a bird's egg
chorion | is the outermost membrane of the egg and exchanges gases | becomes the embryo's part of the placenta in mammals
eggshell / shell | protects the embryo from drying out while letting gases pass | is leathery in reptiles and hard with calcium in birds
albumen / egg white | cushions the embryo and supplies water and protein | is the clear fluid that turns solid when cooked

# Reproduction and development of animals
? Which term describes
complete metamorphosis | the insect life cycle of egg, larva, pupa and adult | the four-stage change of a butterfly or beetle
incomplete metamorphosis | the insect life cycle of egg, nymph and adult | the three-stage change of a grasshopper or cockroach
molting / ecdysis | the shedding of an exoskeleton so that an animal can grow | the repeated loss of a hard outer covering by a crab or insect
regeneration | the regrowth of a lost body part, as in a sea star's arm | the ability of a planarian cut in two to form two whole animals
external fertilization | the joining of eggs and sperm outside the body, as in most fishes and frogs | the method in which frogs shed gametes into water at the same time
internal fertilization | the joining of eggs and sperm inside the female's body | the method that allows reptiles, birds and mammals to breed on dry land

# Roles in food webs
? Which term describes
producer / autotroph / primary producer | an organism that makes its own food from sunlight or chemicals | a plant or alga at the base of a food chain
primary consumer | an animal that eats plants or algae directly | a grasshopper or rabbit at the second trophic level
secondary consumer | an animal that eats plant eaters | a frog or small fish at the third trophic level
tertiary consumer | an animal that eats other meat eaters | a hawk or shark at the fourth trophic level
decomposer | an organism such as a bacterium or fungus that breaks down dead matter chemically | a recycler that returns nutrients to the soil
detritivore | an animal such as an earthworm that feeds on particles of dead matter | a crab or woodlouse that swallows fragments of litter
scavenger | an animal such as a vulture that eats the bodies of larger dead animals | a meat eater that does not kill its food
omnivore | an animal such as a bear or a human that eats both plants and animals | a feeder with teeth suited to a mixed diet

# Energy flow in ecosystems
? Which term describes
food chain | a single path of energy from producer to top consumer | a sequence such as grass, mouse, snake and hawk
food web | a network of interconnected feeding relationships in a community | the diagram that shows that most animals eat several kinds of prey
trophic level | a step in the passage of energy through an ecosystem | the position of an organism in a feeding sequence
ecological pyramid / energy pyramid | a diagram that shows available matter or joules decreasing toward the top | a chart with producers in the broad bottom layer
ten percent rule / 10 percent rule | the estimate of how much energy passes from one feeding step to the next | the reason why there are few top predators
biomass | the total mass of living matter in an area | the quantity found by drying and weighing organisms
gross primary production / gross primary productivity | the total energy captured by producers in photosynthesis | the amount of solar energy turned to food before plants use any themselves
net primary production / net primary productivity | the energy stored by producers after their own respiration | the amount of plant energy left over for consumers
standing crop | the amount of living material present in a place at a given moment | the quantity of grass in a meadow on a single day

# Processes in the cycling of matter
? Which term describes
nitrogen fixation | the conversion of N2 gas to ammonia by bacteria | the work done by Rhizobium in the root nodules of beans
nitrification | the conversion of ammonia to nitrite and then nitrate | the work of Nitrosomonas and Nitrobacter in the soil
denitrification | the conversion of nitrate back to N2 gas | the bacterial process that returns an element from soil to air
ammonification | the release of ammonia from dead organisms and wastes by decomposers | the breakdown of proteins and urea in soil
assimilation | the uptake of nitrates by plants to build proteins | the entry of soil nutrients into living tissue
combustion | the burning of fossil fuels or wood, which releases CO2 | the human activity that returns long-buried carbon to the air
evaporation | the change of liquid water into vapor from oceans and lakes | the step of the hydrologic cycle driven by the sun's heat
condensation | the change of water vapor into droplets that form clouds | the step of the hydrologic cycle that comes before rain
precipitation | the fall of rain, snow, sleet or hail | the step by which water returns from clouds to the ground
runoff | the flow of water over land into streams and lakes | the movement that carries fertilizer from fields into rivers
infiltration | the soaking of water into soil and rock | the movement that refills groundwater

# Symbiosis and species interactions
? Which term describes
mutualism | a relationship in which both species benefit | the relationship between a bee and a flower
commensalism | a relationship in which one species benefits and the other is unaffected | the relationship of a barnacle with a whale
parasitism | a relationship in which one species lives on or in another and harms it | the relationship of a tick or tapeworm with a dog
predation | the killing and eating of one animal by another | the interaction of a lynx with a hare
interspecific competition | the struggle between different species for the same resource | the struggle of two finch species for seeds
intraspecific competition | the struggle among members of the same species | the struggle of two male deer for mates
herbivory | the eating of plants or algae by animals | the interaction of a caterpillar with a leaf
amensalism | a relationship in which one species is harmed and the other is unaffected | the effect of black walnut poison on nearby plants
resource partitioning | the division of a habitat's supplies so that similar species can live together | the feeding of warblers in different parts of the same tree

# Concepts of community ecology
? Which term describes
niche / ecological niche | the role of a species, including all its ways of using its surroundings | the profession of an organism in its community
habitat | the place where an organism lives | the address of an organism
competitive exclusion principle | the rule that two species with identical needs cannot live together for long | the outcome shown by Gause's cultures of Paramecium
ecotone | a zone of transition between two communities | the border strip where forest meets grassland
biotic factor | a living part of an environment, such as a predator or a plant | a predator, plant or parasite that affects an organism
abiotic factor | a nonliving part of an environment, such as temperature or light | sunlight, rainfall or soil pH in an ecosystem
limiting factor | a resource or condition that restricts the size of a population | a shortage of food, space or water that stops growth of numbers
ecological succession | the gradual replacement of one community by another over time | the process that turns an abandoned field into a forest

# Succession and disturbance
? Which term describes
primary succession | the gradual change that begins on bare rock without soil | the change after a glacier retreats or lava cools
secondary succession | the gradual change after a disturbance that leaves the soil | the regrowth after a forest fire or on abandoned farmland
climax community | the stable, mature stage that once was thought to be the end of change | the final mix of species, such as an old oak and hickory forest
disturbance | an event such as a storm or fire that changes a community | a flood, fire or storm that removes organisms from a community
resilience | the ability of an ecosystem to recover after damage | the speed with which a community returns to its former state after a fire
resistance | the ability of an ecosystem to remain unchanged when a storm or drought strikes | the quality of a forest that loses few trees in a hurricane

# Population ecology
? Which term describes
carrying capacity | the largest number of individuals that an environment can support | the level, symbol K, at which growth stops
exponential growth | increase at a constant rate under ideal conditions, with a J-shaped curve | the increase of bacteria in fresh medium
logistic growth | increase that slows and levels off, with an S-shaped curve | the increase of a population that nears the limit of its resources
immigration | the movement of individuals into a population | an arrival that adds to population size
emigration | the movement of individuals out of a population | a departure that reduces population size
birth rate / natality | the number of offspring produced per unit of time | the measure that, when higher than deaths and emigration, makes a population grow
death rate / mortality | the number of individuals that die per unit of time | the measure that fell when medicine and sanitation improved
density-dependent factor | a limit such as disease or competition that grows stronger as a population becomes crowded | an influence such as parasites or food shortage in a crowded herd
density-independent factor | a limit such as a flood or frost that acts whatever the size of the population | an influence such as a hurricane or a volcanic eruption

# Survivorship and life history strategies
? Which term describes
Type I survivorship curve / Type I | the pattern in which most individuals live to old age | the pattern of humans and elephants, with few young and much care
Type II survivorship curve / Type II | the pattern with a constant chance of death at every age | the pattern of many birds, squirrels and lizards
Type III survivorship curve / Type III | the pattern in which most individuals die young | the pattern of oysters, fishes and many insects
r-selection / r-strategist / r-selected species | the life history of many small offspring with little parental care | the strategy of weeds, mice and insects in unstable surroundings
K-selection / K-strategist / K-selected species | the life history of few offspring with much parental care | the strategy of whales and apes near carrying capacity
semelparity | reproduction once in a lifetime followed by death | the strategy of salmon and century plants
iteroparity | repeated reproduction over several seasons | the strategy of oak trees and most mammals

# Biomes of the land
? Which biome
tropical rainforest | is warm and wet all year with the greatest biodiversity | lies near the equator and has a dense canopy
desert | receives less than about 25 centimeters of rain a year | has plants that store water and animals active at night
tundra | is a cold treeless plain with permafrost | has mosses, lichens and caribou
taiga / boreal forest / coniferous forest | has long cold winters and evergreen trees such as spruce and fir | forms a broad belt across Canada and Russia and is home to moose
temperate deciduous forest / temperate forest | has four seasons and trees that lose their leaves in autumn | has fertile soil and trees such as oak, maple and beech
temperate grassland / prairie / steppe | has rich soil, hot summers, cold winters and few trees | was home to bison in the middle of North America
savanna | is a grassland with scattered trees and a warm climate with a dry season | is home to zebras, lions and giraffes in Africa
chaparral / Mediterranean scrub / Mediterranean | has mild wet winters, hot dry summers and fire-adapted shrubs | is found on the coast of southern California

# Marine ecosystems and zones
? Which marine zone or ecosystem
estuary / estuaries | is a place where fresh river water mixes with salt water | serves as a nursery for young fish and crabs
coral reef | is built of calcium carbonate by colonies of tiny polyps in warm shallow seas | suffers bleaching when water grows too warm
intertidal zone | is covered and uncovered by water twice a day | holds barnacles, mussels and sea stars on the shore
benthic zone / benthos | is the bottom of an ocean or lake | is home to clams, worms and other bottom dwellers
photic zone / euphotic zone | is the upper layer of the sea, down to about 200 meters, where light allows photosynthesis | is the sunlit surface layer that holds most phytoplankton
aphotic zone | lies too deep for sunlight to support photosynthesis | is dark and home to bioluminescent fish
neritic zone | is the shallow ocean over the continental shelf | holds the most productive fisheries
hydrothermal vent | depends on chemosynthetic bacteria around hot openings in the sea floor | is home to giant tube worms without need for sunlight
mangrove forest | is made of salt-tolerant trees along tropical shores | protects tropical coasts from storms with tangled prop roots

# Environmental problems
? Which environmental problem
eutrophication | is the overgrowth of algae caused by excess nutrients in water | leads to low oxygen and fish deaths when fertilizer runs into lakes
acid rain / acid deposition | forms when sulfur dioxide and nitrogen oxides mix with moisture in air | damages forests, lakes and limestone statues
ozone depletion | lets more ultraviolet light reach Earth's surface | was caused by chlorofluorocarbons and led to the Montreal Protocol
global warming / climate change | is a rise in average temperature caused by greenhouse gases | melts glaciers and raises sea level
deforestation | is the clearing of trees for farming, logging or building | reduces the uptake of carbon dioxide and destroys rainforest habitats
desertification | turns dry fertile land into barren land through overgrazing and drought | has spread along the southern edge of the Sahara
habitat fragmentation | breaks a large natural area into small isolated patches | leaves edges and islands of wild land between roads and fields
overfishing | removes sea life faster than it can reproduce | caused the collapse of cod off Newfoundland
biological magnification / biomagnification | is the increasing concentration of a toxin at higher trophic levels | made DDT thin the eggshells of eagles
ocean acidification | is a fall in the pH of seawater as it absorbs carbon dioxide | makes it hard for corals and shellfish to build shells
soil erosion | is the loss of fertile topsoil by wind and water | is reduced by contour plowing and cover crops
salinization | is the buildup of minerals in irrigated soil as water evaporates | makes farmland barren as white crusts form on watered fields
thermal pollution | is the release of heated water from power plants into rivers | lowers the oxygen that a river can hold by warming it
smog / photochemical smog | forms when sunlight acts on exhaust gases and irritates the lungs | contains ozone at ground level and hangs over cities as a brown haze

# Conservation terms
? Which term describes
biodiversity | the variety of genes, species and ecosystems in an area | the richness of life that is greatest in the tropics
extinction | the death of the last member of a species | the complete and permanent end of a species, such as the dodo
extirpation / local extinction | the disappearance of a species from one area while it survives elsewhere | the loss of wolves from a region where they once lived
renewable resource | a supply such as wind, sunlight or timber that is replaced by nature | a source such as solar or wind power that does not run out
nonrenewable resource | a supply such as coal or oil that cannot be replaced within a human lifetime | a source such as natural gas or uranium that took ages to form
sustainability / sustainable development | the use of nature to meet present needs without harming future generations | the ability to meet human needs over the long term
ecosystem services | benefits that nature gives people, such as pollination and clean water | clean air, flood control and soil formation as provided by nature
wildlife corridor | a strip of natural land that connects separated patches | a bridge or belt of trees that lets animals move safely between reserves
biodiversity hotspot | a small area with many endemic and threatened living things | a region such as Madagascar given priority for protection
captive breeding | the raising of rare animals in zoos for later release | the program that saved the California condor from dying out
ecological footprint | the area of land and water needed to support a person's use of resources | a measure that is larger for a person in a rich country
integrated pest management | the combined use of biological, cultural and limited chemical means against crop enemies | a farm strategy of natural enemies, crop rotation and few sprays
bioremediation | the use of microbes or plants to remove pollutants | the cleaning of an oil spill with bacteria

# People of ecology and conservation
? Which person
Rachel Carson / Carson | warned of the dangers of pesticides in Silent Spring | helped to bring about the ban on DDT with a book of 1962
Aldo Leopold / Leopold | proposed the land ethic in A Sand County Almanac | argued that people should treat soil, water, plants and animals as a community
John Muir / Muir | founded the Sierra Club and fought to protect Yosemite | wrote about the Sierra Nevada and favored preservation of wilderness
Jane Goodall / Goodall | studied wild chimpanzees in Tanzania and saw them use tools | began research at Gombe in 1960 on the behavior of apes
E. O. Wilson / Edward Wilson | developed the theory of island biogeography with Robert MacArthur | studied ants and promoted the word biodiversity
Ernst Haeckel / Haeckel | coined the word ecology in 1866 | was the German naturalist who proposed the kingdom Protista
Gifford Pinchot / Pinchot | was the first chief of the United States Forest Service | favored the wise use of forests for the greatest good
Wangari Maathai / Maathai | founded the Green Belt Movement to plant trees in Kenya | won the 2004 Nobel Peace Prize for environmental work
Georgy Gause / Gause | showed with Paramecium that two species cannot share one niche | grew two kinds of protists together until one died out
Robert Paine / Paine | introduced the idea of keystone species by removing sea stars from tide pools | studied Pisaster and mussels on the coast of Washington
Joseph Connell | studied competition between two kinds of barnacles on the coast of Scotland | showed that a species may occupy less space than it could because of a rival

# Kinds of species in ecology and conservation
? Which kind of species
keystone | has an effect on its community far greater than its numbers | is like the sea otter, whose loss lets urchins destroy kelp forests
foundation | creates living space for others by its large size or structures, like coral | is like kelp or trees, which provide the main framework of a habitat
invasive | is introduced from elsewhere, spreads quickly and harms native organisms | is like the zebra mussel in the Great Lakes or the kudzu vine in the South
indicator | shows by its presence or health the condition of an environment | is like the lichen or frog, whose decline gives warning of pollution
pioneer | is the first to colonize bare land | is like the lichen that starts soil formation on rock
endemic | is found naturally in only one area | is like the Galápagos tortoise or the lemurs of Madagascar
endangered | has so few members that it may soon die out | is like the black rhinoceros, which is already close to extinction
threatened | is likely to come close to extinction in the near future if nothing is done | is less at risk than one on the edge of dying out but needs protection

# Environmental laws and agreements
? Which law or agreement
Endangered Species Act | made it illegal in the United States from 1973 to harm plants and animals at risk of extinction | requires a recovery plan for listed animals and protects their habitat
Clean Air Act | set limits on pollutants from factories and vehicles in the United States | led to lower levels of lead, soot and sulfur dioxide in the atmosphere
Montreal Protocol | limited chemicals that harm the ozone layer in a treaty of 1987 | phased out chlorofluorocarbons throughout the world
CITES | regulates international trade in rare wild animals and plants | bans the sale of ivory and rhino horn across borders
Kyoto Protocol | required industrial nations to cut greenhouse gases in an agreement of 1997 | was the first treaty with binding limits on carbon dioxide emissions
Clean Water Act | set limits on discharges into rivers and lakes of the United States | aimed from 1972 to make American rivers fit for fishing and swimming
Paris Agreement | aims to keep the rise in global temperature well below two degrees Celsius | was adopted by nearly all nations in 2015 to limit climate change
National Environmental Policy Act / NEPA | requires statements of a project's likely impact on nature before large federal building works | took effect in the United States in 1970
Convention on Biological Diversity | was signed at the Earth Summit in Rio de Janeiro in 1992 to protect the variety of life | asks nations to conserve living things and to share benefits from genetic resources

# Cycles of matter
? Which cycle of matter
carbon cycle | moves an element through photosynthesis and respiration among air, living things and oceans | is disturbed by the burning of fossil fuels | stores much of its element in limestone and coal
water cycle / hydrologic cycle | moves moisture by evaporation, condensation and precipitation | is driven by the sun and supplies rain and rivers
phosphorus cycle | moves an element from rock to soil and organisms with no gas stage | depends on the slow weathering of rock
nitrogen cycle | depends on bacteria to turn the main gas of the air into ammonia and nitrates | includes fixation, nitrification and denitrification
oxygen cycle | balances the gas released by photosynthesis with that used in respiration | includes the formation of ozone in the upper air
sulfur cycle | moves an element released by volcanoes and burning coal that can form acid rain | includes bacteria that oxidize H2S near vents
rock cycle | turns igneous, sedimentary and metamorphic materials into one another | includes melting, weathering and compaction over millions of years

# Pioneers of microbiology
? Which scientist
Louis Pasteur / Pasteur | disproved spontaneous generation with swan-necked flasks | developed a rabies vaccine and heat treatment of wine and milk
Robert Koch / Koch | set out postulates that link a specific microbe to a disease | identified the causes of anthrax, tuberculosis and cholera
Edward Jenner / Jenner | used cowpox to protect people from smallpox in 1796 | gave the first vaccination, to the boy James Phipps
Joseph Lister / Lister | used carbolic acid to prevent infection in surgery | introduced antiseptic technique into operating rooms in the 1860s
Ignaz Semmelweis / Semmelweis | made doctors wash their hands to prevent childbed fever | worked in a maternity ward of Vienna in the 1840s
Alexander Fleming / Fleming | discovered penicillin in 1928 | noticed a mold that killed staphylococci on a plate
Paul Ehrlich / Ehrlich | searched for a magic bullet and found Salvarsan against syphilis | introduced the idea of chemotherapy with selective toxicity
John Snow / Snow | traced a London cholera outbreak of 1854 to the Broad Street pump | is called a father of epidemiology for his map of cases
Francesco Redi / Redi | showed in 1668 that maggots come from flies' eggs | covered jars of meat with gauze to test spontaneous generation
Lazzaro Spallanzani / Spallanzani | boiled broth in sealed flasks and found that no microbes grew | disputed John Needham's view of life from nonliving broth
Florence Nightingale / Nightingale | reduced deaths of soldiers in the Crimean War by sanitation and statistics | founded the modern profession of nursing
Dmitri Ivanovsky / Ivanovsky | showed that the agent of tobacco mosaic disease passes through a bacteria-proof filter | gave the first evidence of viruses in 1892
Carl Woese / Woese | used ribosomal RNA to divide life into three domains | recognized the archaea as a separate group in 1977

# Other people in immunology and medical microbiology
? Which person
Jonas Salk / Salk | developed the first effective polio vaccine, made of killed virus | announced an injected vaccine in 1955
Albert Sabin / Sabin | developed the oral polio vaccine with weakened virus | gave the world a vaccine on a sugar cube
Elie Metchnikoff / Metchnikoff | discovered phagocytosis in starfish larvae | pioneered the study of cellular immunity
Emil von Behring / Behring | developed an antitoxin treatment for diphtheria | won the first Nobel Prize in Medicine in 1901
Selman Waksman / Waksman | discovered streptomycin in soil bacteria | introduced the word antibiotic
Gerhard Domagk / Domagk | discovered the first sulfa drug, Prontosil | won a Nobel Prize for a synthetic dye that cured streptococcal infections
Julius Petri / Petri | invented the shallow covered glass dish for culturing bacteria | was an assistant of Koch who gave his name to a culture dish
Hans Christian Gram / Gram | devised the staining method that divides bacteria into two great groups | was the Danish physician who used crystal violet and iodine in 1884
Walter Reed / Reed | proved in Cuba that mosquitoes spread yellow fever | led a US Army commission in 1900
Ronald Ross / Ross | proved that mosquitoes transmit malaria | found the parasite in the gut of Anopheles in 1897
Howard Florey / Florey / Ernst Chain | turned a mold product into a usable drug during the Second World War | shared the 1945 Nobel Prize for the purification of penicillin
Barry Marshall / Marshall | drank a culture to show that bacteria cause stomach ulcers | won a Nobel Prize for work on Helicobacter pylori

# Shapes of bacteria
? Which term describes
coccus / cocci | a bacterium with a spherical cell | the round shape of a single bacterial cell
bacillus / bacilli / rod | a bacterium with a rod-shaped cell | the straight cylinder form of E. coli
spirillum / spirilla | a rigid spiral bacterium that moves with flagella | a stiff helical cell with external tails
spirochete | a flexible corkscrew bacterium that moves by axial filaments | the shape of the agents of syphilis and Lyme disease
vibrio | a bacterium with a comma-shaped cell | the curved form of the agent of cholera
coccobacillus / coccobacilli | a short oval rod between a sphere and a cylinder | a short cell like that of Haemophilus, almost round but slightly longer than wide

# Structures of the prokaryotic cell
? Which bacterial structure
capsule | is a firm sugary layer outside the wall that protects against phagocytosis | makes Streptococcus pneumoniae virulent
slime layer | is a loose, easily removed outer coating that helps in sticking to surfaces | is unorganized and loosely attached, unlike a firm coat
pilus / pili / sex pilus | is a long hollow tube through which DNA passes in conjugation | draws two bacteria together for gene transfer
fimbria / fimbriae | is a short bristlelike fiber used for attachment to surfaces | helps the gonorrhea bacterium cling to mucous membranes
axial filament / endoflagellum | runs beneath the outer sheath and rotates a spirochete like a corkscrew | lets the agent of syphilis bore through tissue
nucleoid | is the region that holds the single circular chromosome | contains the main DNA without a surrounding membrane
endospore | is a dormant, heat-resistant body formed by Bacillus and Clostridium | survives boiling and must be destroyed by autoclaving
peptidoglycan layer / peptidoglycan | is the mesh of sugars and short peptides that gives the wall its strength | is the target of penicillin and lysozyme
outer membrane | surrounds the thin wall of gram-negative cells and contains lipopolysaccharide | is the source of endotoxin
70S ribosome | makes proteins and is the target of drugs such as streptomycin | is made of a 30S and a 50S subunit
inclusion body | is a granule that stores nutrients such as phosphate, sulfur or glycogen | includes volutin that stains red with some blue dyes
periplasmic space | lies between the plasma membrane and the outer layer of gram-negative cells | contains enzymes that break down nutrients and some drugs

# Stains and steps in staining
? Which stain or reagent
Gram stain | divides bacteria into purple and pink groups by their walls | is the most widely used differential method in bacteriology
acid-fast stain / Ziehl-Neelsen stain | identifies mycobacteria by wax in their walls | keeps red carbolfuchsin despite treatment with acid-alcohol
endospore stain / Schaeffer-Fulton stain | colors resistant dormant bodies with steamed malachite green | shows green bodies inside pink cells
negative stain / capsule stain | colors the background and leaves the cells clear | uses India ink or nigrosin to show a clear halo
flagella stain | thickens fine tails with a mordant so that they can be seen | reveals whether tails are at one end or all around a bacterium
crystal violet | is the purple primary dye of Gram's method | colors all the cells in the first step of Gram's method
iodine / Gram's iodine | serves as the mordant that fixes the primary dye | forms a large complex with the violet dye
alcohol / decolorizer / acetone-alcohol | washes the dye out of gram-negative cells | is the critical step in which only thin-walled cells lose color
safranin | is the pink-red counterstain of Gram's method | colors gram-negative cells in the last step

# Terms of microscopy and specimen preparation
? Which term describes
resolution / resolving power | the ability to see two close points as separate | the property limited by the wavelength of light
magnification | the enlargement of an image compared with the object | the product of the powers of ocular and objective
contrast | the difference in light between a specimen and its background | the quality improved by staining
parfocality / parfocal | the design by which objectives stay nearly in focus when changed | the property that makes only fine focusing necessary after switching lenses
depth of field | the thickness of the specimen that is in focus at one time | a distance that becomes smaller at high power
immersion oil | a liquid placed on the slide to reduce refraction under the 100x lens | a substance that keeps light from bending away from the highest-power objective
heat fixation | the passing of a slide through a flame to kill and attach bacteria | the step that keeps a smear from washing off
smear | a thin film of bacteria spread on a slide | a layer of cells left to dry on glass before fixing
wet mount | a preparation of living organisms in a drop of liquid under a cover glass | a way of watching pond organisms move without drying or staining them
simple staining | the use of a single basic dye to show shape and arrangement | the coloring of all cells alike with methylene blue
differential staining | the use of two or more dyes to tell kinds of cells apart | a group of methods to which Gram's and the acid-fast procedures belong
mordant | a chemical that intensifies a stain by binding the dye to the cell | a role played by iodine in Gram's method
artifact | a false feature in an image produced by preparation | a crystal of dye or a bubble mistaken for part of a cell

# Phases and conditions of microbial growth
? Which term describes
lag phase | the period in which bacteria adjust to a new medium without dividing much | the first, flat part of a growth curve
log phase / exponential phase | the period in which bacteria divide at a constant maximum rate | the steep part of a curve in which cells are most sensitive to penicillin
stationary phase | the period in which new cells equal dying cells | the level part of a curve as nutrients run out and wastes build up
death phase / decline phase | the period in which the number of living cells falls | the downward part of a growth curve
generation time / doubling time | the period needed for a population of cells to become twice as large | about 20 minutes for E. coli in ideal conditions
continuous culture / chemostat | the keeping of cells in a vessel with a constant supply of fresh medium | an industrial method that holds cells in the log phase for a long time
biofilm | a community of microbes in slime attached to a surface | the plaque on teeth or slime on a catheter
colony | a visible mass of cells that arose from one cell on agar | a spot on a plate that is counted in CFU
pure culture | a growth that contains only one species of microbe | the aim of the streak-plate method

# Oxygen requirements of microorganisms
? Which term describes
obligate aerobe / strict aerobe | a microbe that must have oxygen to grow | an organism such as Pseudomonas aeruginosa that grows only at the top of a tube
obligate anaerobe / strict anaerobe | a microbe that is killed or inhibited by oxygen | an organism such as Clostridium that grows only at the bottom of a tube
facultative anaerobe | a microbe that uses oxygen when present but can also live without it | an organism such as E. coli that grows throughout a tube but best at the top
microaerophile | a microbe that needs oxygen at lower levels than air contains | an organism such as Campylobacter that grows just below the surface of a tube
aerotolerant anaerobe | a microbe that ignores oxygen and ferments whether or not it is present | an organism such as Lactobacillus that grows evenly throughout a tube
capnophile | a microbe that needs a raised level of carbon dioxide | an organism such as Neisseria grown in a candle jar

# Nutritional types of organisms
? Which term describes
photoautotroph | an organism that uses light for energy and carbon dioxide as its carbon source | the type to which plants and cyanobacteria belong
photoheterotroph | an organism that uses light for energy and organic compounds as its carbon source | the type to which purple nonsulfur bacteria belong
chemoautotroph / lithotroph | an organism that gets energy from inorganic chemicals and carbon from carbon dioxide | the type to which nitrifying bacteria belong
chemoheterotroph | an organism that uses organic compounds for both energy and carbon | the type to which animals, fungi and most pathogens belong
saprobe / saprotroph / saprophyte | an organism that absorbs nutrients from dead matter | the type to which a mold on a rotting log belongs
obligate intracellular parasite | an organism that can multiply only inside a host cell | the type to which Chlamydia and Rickettsia belong
fastidious organism | a microbe that requires many special growth factors in its medium | a microbe that will grow only on enriched agar such as chocolate agar

# Culture media
? Which type of culture medium
selective medium / selective media | suppresses unwanted microbes and encourages the desired one | includes salt agar that lets staphylococci grow and stops most others
differential medium / differential media | shows different kinds of microbes by color or other visible change | includes blood agar that reveals zones of hemolysis
enrichment medium / enrichment culture | increases small numbers of a desired microbe to detectable levels in a broth | multiplies rare soil bacteria that use an unusual nutrient
chemically defined medium / synthetic medium | has an exact known composition | is prepared by weighing pure salts and glucose
complex medium / nutrient agar | contains extracts of meat, yeast or plants whose composition varies | is the usual all-purpose broth or gel of a teaching laboratory
reducing medium / thioglycollate medium | removes oxygen so that anaerobes can be grown | contains thioglycolate to tie up dissolved oxygen
transport medium | keeps microbes alive on the way to the laboratory without letting them multiply | protects a swab sample until it reaches the hospital laboratory

# Laboratory techniques in microbiology
? Which technique
streak plate / streak-plate method / isolation streak | spreads bacteria with a loop to obtain separate colonies | thins out a sample over four parts of an agar surface
pour plate | mixes a diluted sample with melted agar | gives colonies both on and within the medium
spread plate | distributes a small diluted sample over solid agar with a bent rod | gives colonies only on the surface for counting
serial dilution | reduces the number of cells stepwise, often tenfold at a time | makes a dense sample countable
direct microscopic count | tallies cells in a known volume on a marked slide | includes dead as well as living cells in the total
turbidity measurement / spectrophotometry | estimates cell numbers from cloudiness in a spectrophotometer | relates the light that passes through a broth to its density of cells
most probable number | estimates coliforms in water from how many tubes turn positive | relies on a statistical table after a set of diluted tubes is incubated
membrane filter method / membrane filtration count | traps bacteria from a large volume of water and grows them on a pad | is used to detect coliforms in 100 milliliters of drinking water
lyophilization / freeze-drying | preserves cultures by freezing and removing water under vacuum | stores microbes for years as a dry powder
aseptic technique | prevents contamination by sterilizing loops and keeping tubes covered | requires flaming the loop and the mouth of the tube
replica plating | transfers colonies with velvet to find mutants that cannot grow on a medium | uses a stamp of cloth to copy colonies in the same positions

# Bacterial gene transfer
? Which term describes
bacterial transformation / transformation | the uptake of naked DNA from the surroundings by a bacterium | the process seen by Griffith in pneumococci
conjugation | the transfer of DNA between two bacteria in direct contact | the passing of an F plasmid through a pilus
generalized transduction / viral transduction | the carrying of any bacterial genes from cell to cell by a lytic phage | a transfer that occurs when a phage packages random pieces of host DNA
specialized transduction | the carrying of genes next to the prophage by a temperate phage | a transfer limited to genes near the place where viral DNA was inserted
vertical gene transfer | the passing of genes from parent to offspring | the inheritance of DNA by daughter cells at division
transposition | the movement of a DNA segment from one site to another in a cell | the jumping of a gene within or between chromosomes and plasmids
F factor / fertility plasmid | a ring of DNA that carries genes for making a sex pilus | the element that makes a cell a donor, written with a plus sign
R factor / resistance plasmid | a ring of DNA that carries genes for surviving antibiotics | the element that quickly spreads drug protection among gut bacteria

# Genera of important bacteria
? Which genus of bacteria
Staphylococcus | forms grapelike clusters and causes boils and toxic shock | includes the drug-defying strain MRSA
Streptococcus | forms chains and causes sore throat, scarlet fever and cavities | is divided into groups such as A and B by cell wall antigens
Escherichia | lives in the human colon and serves as an indicator of fecal contamination | includes the model species coli and the food-borne strain O157:H7
Salmonella | causes food poisoning from eggs and poultry | includes the agent of typhoid fever
Clostridium | forms endospores without oxygen and causes tetanus and botulism | includes the agent of gas gangrene
Mycobacterium | has waxy acid-fast walls and causes tuberculosis and leprosy | grows slowly because of mycolic acids
Pseudomonas | produces blue-green pigment and infects burns | is a gram-negative aerobic rod that resists many disinfectants
Neisseria | consists of gram-negative pairs that cause gonorrhea and meningitis | includes the gonococcus and the meningococcus
Rickettsia | is spread by ticks and lice and causes Rocky Mountain spotted fever and typhus | multiplies only inside the lining of blood vessels
Mycoplasma | lacks a cell wall and causes walking pneumonia | is unaffected by penicillin because it has no peptidoglycan
Lactobacillus | ferments milk and helps keep the vagina acidic | is used to make yogurt, pickles and sauerkraut
Streptomyces | lives in soil and produces many antibiotics | grows in filaments and gives earth its smell
Helicobacter | lives in the stomach and causes peptic ulcers | survives acid by making urease
Borrelia | is a spirochete spread by ticks and lice | includes the agents of Lyme disease and relapsing fever

# Groups of bacteria by type
? Which bacteria
cyanobacteria / blue-green algae / cyanobacterium | carry out photosynthesis that releases oxygen | formed stromatolites and may fix nitrogen in heterocysts
proteobacteria | form the largest gram-negative phylum and include Rhizobium and the enteric rods | are divided into alpha, beta, gamma and further classes
actinobacteria / actinomycetes | include gram-positive filamentous soil forms with high G + C content | are the source of many antibiotics such as streptomycin
chlamydias / Chlamydiae | live only inside host cells as elementary and reticulate bodies | include the agent of trachoma
firmicutes / low G + C gram-positive bacteria | include gram-positive genera such as Bacillus, Staphylococcus and Listeria | contain most endospore formers
coliforms / coliform bacteria | ferment lactose with gas and indicate fecal pollution of water | are counted in tests of drinking water
green sulfur bacteria | carry out photosynthesis without releasing oxygen in the presence of H2S | store granules outside their cells

# Arrangements of bacterial cells
? Which term describes
streptococci | spherical bacteria that remain attached in a chain | round cells like a string of beads after division in one plane
staphylococci | spherical bacteria in a grapelike cluster | round cells that divide in several planes at random
diplococci / diplococcus | spherical bacteria that remain in pairs | the two-cell arrangement of the agents of gonorrhea and meningitis
tetrads | spherical bacteria in square groups of four | round cells that divide in two planes
sarcinae / sarcina | spherical bacteria in cubes of eight | round cells that divide in three planes
streptobacilli | rod-shaped bacteria that remain attached in a chain | long cells that stay end to end in a row like sausages
diplobacilli | rod-shaped bacteria that remain in pairs | two long cells attached end to end

# Named culture media
? Which culture medium
MacConkey agar | grows gram-negative rods and turns pink around lactose fermenters | contains bile salts and crystal violet that stop gram-positive bacteria
blood agar | shows alpha, beta or gamma hemolysis of red cells | is enriched with the red cells of sheep and shows which streptococci destroy them
mannitol salt agar | selects for staphylococci and turns yellow with Staphylococcus aureus | contains 7.5 percent sodium chloride and a sugar alcohol with phenol red
Sabouraud agar | favors fungi by high sugar and low pH | is used to grow yeasts and molds from patients
chocolate agar | contains heated red cells and supports Neisseria and Haemophilus | is brown because its hemoglobin has been released by heat
eosin methylene blue agar / EMB agar | gives E. coli a green metallic sheen | contains two dyes that inhibit gram-positive bacteria

# Parts and forms of viruses
? Which part of a virus
capsid | is the protein shell that surrounds the genome | is made of repeating subunits and determines whether the particle is helical or icosahedral
capsomere | is a single protein subunit of the shell | fits together with identical units to form the coat
envelope / viral envelope | is the lipid membrane that some particles take from the host cell | is damaged by soap and alcohol, which makes influenza easy to inactivate
spike / glycoprotein spike | projects from the surface and attaches to host receptors | gives a coronavirus its crownlike look
viral genome | consists of either DNA or RNA, single- or double-stranded | carries the instructions for making new particles
tail sheath | contracts to drive a bacteriophage's DNA into a bacterium | surrounds the hollow core of a T-even phage
tail fiber | attaches a bacteriophage to the bacterial wall | looks like a leg and recognizes the host bacterium

# Stages of viral multiplication
? Which stage of viral multiplication
attachment / adsorption | binds the particle to specific receptors on the host cell | decides which host and tissue can be infected
penetration / entry | brings the nucleic acid into the host by injection or endocytosis | follows binding and moves the genome across the host membrane
uncoating | separates the nucleic acid from its protein shell inside an animal cell | frees the genome by host or viral enzymes
biosynthesis / replication stage | uses host machinery to make viral nucleic acid and proteins | is when no complete particles can yet be found in the host
assembly / maturation | puts nucleic acids and capsids together into complete particles | joins heads, tails and fibers of phages
release / lysis | lets new particles leave the host by bursting or by pushing through the membrane | is the final step, which may kill the host
integration | inserts proviral or prophage DNA into the host chromosome | is the step that begins lysogeny or latency of HIV

# Terms of virology and acellular agents
? Which term describes
lytic cycle | viral multiplication that ends with the bursting and death of the host | the reproduction of T4 phage in E. coli
lysogenic cycle / lysogeny | viral multiplication in which phage DNA is copied with the host's without killing it | the state in which lambda phage may remain for generations
bacteriophage / phage | a virus that infects bacteria | an agent with a head and tail used by Hershey and Chase
retrovirus | an RNA agent that uses reverse transcriptase to make DNA | the group that includes HIV
provirus | viral DNA integrated into the chromosome of an animal cell | the hidden form of HIV within a T cell
prophage | viral DNA integrated into a bacterial chromosome | the inactive form of lambda in its host
viroid | a short circular naked RNA that causes plant disease | an infectious agent without protein that stunts potatoes
prion | an infectious misfolded protein | the agent of mad cow disease and scrapie, without any nucleic acid
virion | a complete, fully developed infectious particle outside a host cell | the form in which a virus travels from one host to another
plaque | a clear zone in a lawn of bacteria where phages have lysed the cells | a spot counted in PFU to estimate phage numbers
cytopathic effect | visible damage to a host cell caused by viral infection | a change such as cell fusion or inclusion bodies in infected tissue
oncogenic virus / oncovirus | an agent such as HPV or Epstein-Barr that can cause tumors | an infectious cause of cervical or liver cancer
latent infection | a condition in which an agent such as herpes stays inactive for years | the state of chickenpox agent hidden in nerve cells until shingles

# Viral families and viruses
? Which virus
influenza virus | changes by antigenic drift and shift, so that a new vaccine is needed each year | has hemagglutinin and neuraminidase spikes
human immunodeficiency virus / HIV | destroys helper T cells and causes AIDS | is spread by sex, blood and from mother to child
human papillomavirus / HPV | causes genital warts and cervical cancer | is prevented by a vaccine given to preteens
herpes simplex virus / HSV | causes cold sores and genital blisters | hides in the trigeminal or sacral nerve ganglia
varicella-zoster virus / chickenpox virus | causes an itchy blistering disease in children and shingles later in life | lies latent for decades in sensory nerves
Epstein-Barr virus / EBV | causes infectious mononucleosis and is linked to Burkitt's lymphoma | is spread in saliva and infects B cells
rabies virus | causes fatal brain infection and is spread by animal bites | is a bullet-shaped agent that travels along nerves
measles virus / rubeola virus | causes fever, cough, a red rash and Koplik's spots | is one of the most contagious agents and is prevented by the MMR vaccine
Ebola virus | causes severe hemorrhagic fever in outbreaks in Africa | is a threadlike filovirus spread by contact with body fluids
SARS-CoV-2 / coronavirus | causes COVID-19 and began a pandemic in 2019–2020 | binds ACE2 receptors with crownlike spikes

# Terms of microbial control
? Which term describes
sterilization | the destruction of all forms of microbial life, including endospores | the process achieved by autoclaving surgical instruments
disinfection | the removal of vegetative pathogens from nonliving surfaces by chemicals | the treatment of a floor or table with bleach
antisepsis | the use of a chemical on living tissue to prevent infection | the treatment of a cut with iodine or alcohol
sanitization | the lowering of microbial counts on dishes to safe public health levels | the hot washing of restaurant glasses
degerming | the mechanical removal of microbes from a limited area of skin | the swabbing of an arm before an injection
commercial sterilization | heat treatment that kills endospores of Clostridium botulinum in canned food | the processing of cans to prevent botulism
bacteriostatic action / bacteriostasis | the inhibition of growth of bacteria without killing them | an effect that ends when the drug is removed
bactericidal action | the killing of bacteria by an agent | the effect of penicillin on growing cells
asepsis | the absence of significant contamination | the condition that surgeons maintain with gowns, gloves and sterile tools
sepsis | a dangerous bodywide response to infection | a life-threatening state of poisoned blood with falling pressure
decimal reduction time / D-value | the minutes needed to kill 90 percent of a population at a given temperature | a figure used by canners to compare heat resistance

# Physical methods of microbial control
? Which method of control
autoclaving / autoclave | uses steam under pressure at 121 °C to destroy even endospores | is the preferred method for sterilizing culture media and instruments
pasteurization | heats milk mildly to kill pathogens and reduce spoilage | is carried out at 72 °C for 15 seconds in the high-temperature form
boiling | kills vegetative pathogens in water at 100 °C but not all endospores | makes drinking water safe at home in about ten minutes
dry heat / hot-air sterilization / incineration | kills by oxidation in an oven or flame | sterilizes inoculating loops and glassware without moisture
filtration | passes a liquid or air through a screen with very small pores | sterilizes heat-sensitive liquids such as vaccines
refrigeration | slows the growth of most microbes at 0 to 7 °C without killing them | keeps food fresh for days in a household kitchen
desiccation | stops growth by removing water | preserves dried fruit and jerky
osmotic pressure / salting | preserves food with high concentrations of sugar or sodium chloride | draws water out of microbes in jam and cured meat
ionizing radiation | uses gamma or X rays to sterilize syringes and spices | destroys DNA by forming reactive hydroxyl radicals
ultraviolet radiation / nonionizing radiation | damages DNA by forming thymine dimers and disinfects surfaces and air | penetrates poorly and is used in germicidal lamps
UHT treatment / ultra-high-temperature treatment | heats milk briefly to about 140 °C so that it keeps without cooling | allows cartons of milk to be stored on a shelf

# Chemical agents of microbial control
? Which antimicrobial agent
phenol / carbolic acid | was the agent first used by Lister in surgery | injures lipid membranes and is the standard with which other disinfectants were compared
chlorhexidine | is a biguanide used for surgical hand scrubs and mouthwash | acts on membranes and stays active on skin
chlorine | disinfects drinking water and swimming pools | forms hypochlorous acid, the active part of household bleach
iodine tincture / iodophor / povidone-iodine | is a halogen antiseptic used to paint skin before surgery | leaves a brown stain on the skin
ethanol / isopropanol | kills best at about 70 percent and is rubbed on hands | denatures proteins and dissolves lipids but does not harm endospores
silver nitrate / silver | was put into the eyes of newborns to prevent gonorrheal infection | is a heavy metal compound that acts on proteins
copper sulfate | destroys algae in reservoirs and fish tanks | is a blue metal compound that also controls fungi in vineyards
quaternary ammonium compound / quat | is a cationic detergent that disrupts plasma membranes | is a common hospital surface cleaner that Pseudomonas may resist
glutaraldehyde | is a liquid aldehyde that sterilizes hospital instruments by linking proteins | is more effective and less irritating than formaldehyde for soaking endoscopes
ethylene oxide | is a gas that sterilizes heat-sensitive plastics in a closed chamber | penetrates wrapped supplies but is toxic and explosive
hydrogen peroxide | is an oxidizing agent that bubbles on an open wound | is broken down by catalase in human tissue and so is better for objects than for cuts
ozone | is a reactive form of oxygen used to treat water | is made by passing an electric discharge through oxygen
sulfur dioxide gas | is used as a preservative in wine and dried fruit | prevents the growth of wild yeast and browning before fermentation

# Antibacterial drugs
? Which antimicrobial drug
penicillin | prevents bacterial wall synthesis with its beta-lactam ring | was the first antibiotic, obtained from a mold
cephalosporin | is a beta-lactam antibiotic derived from a fungus and used against more gram-negative species in each newer generation | has a nucleus slightly different from the mold drug of Fleming
vancomycin | is a glycopeptide of last resort against MRSA | blocks wall synthesis without a beta-lactam ring
tetracycline | interferes with attachment of tRNA to the 30S subunit | may stain children's teeth and has a very broad spectrum
erythromycin | is a macrolide that blocks movement along the 50S subunit | is an alternative for patients who are allergic to penicillin
streptomycin | is an aminoglycoside that changes the shape of the 30S subunit | was the first drug effective against tuberculosis
chloramphenicol | blocks peptide bond formation at the 50S subunit and can suppress the bone marrow | is an inexpensive drug limited by the risk of aplastic anemia
ciprofloxacin | is a fluoroquinolone that inhibits DNA gyrase | is used against urinary infections and anthrax
rifampin | inhibits bacterial RNA synthesis and turns urine orange | is taken with isoniazid for months to cure tuberculosis
isoniazid | inhibits mycolic acid synthesis in tuberculosis | is effective only against mycobacteria, whose waxy wall it weakens
sulfa drug / sulfonamide / sulfanilamide | competes with PABA and so blocks folic acid synthesis | was the first kind of synthetic agent used widely against bacterial infections
polymyxin B | injures the plasma membrane of gram-negative bacteria in skin ointments | is combined with bacitracin and neomycin in over-the-counter creams

# Terms of antimicrobial therapy and resistance
? Which term describes
selective toxicity | harm to a microbe without harm to the host | the principle that makes penicillin safe for human cells without walls
broad-spectrum drug | an agent that acts on many kinds of bacteria | an antibiotic that can destroy normal microbiota along with the pathogen
narrow-spectrum drug | an agent that acts on only a few kinds of microbes | an antibiotic that targets only gram-positive species, for example
superinfection | the overgrowth of a resistant microbe during drug treatment | an attack by Clostridioides difficile after antibiotics
antibiotic | a substance made by one microbe that inhibits another | a natural drug produced by Penicillium or Streptomyces
synthetic drug | an antimicrobial made entirely by chemists in a laboratory | a sulfonamide, as an example of a manufactured agent
synergism | an effect of two drugs together that is greater than either alone | the result when penicillin lets streptomycin enter bacteria more easily
antagonism | an effect in which one medicine weakens another | the result when tetracycline stops the growth that penicillin needs to work
beta-lactamase / penicillinase | a bacterial enzyme that destroys penicillin | the weapon of staphylococci that clavulanic acid is given to block
efflux pump | a membrane transporter that throws antibiotics out of a bacterium | a means by which a cell keeps a drug's concentration low inside
Kirby-Bauer test / disk-diffusion method | a measurement of zones of inhibition around paper dots soaked with drugs | a laboratory procedure that uses Mueller-Hinton agar to find whether a pathogen is sensitive
minimal inhibitory concentration / MIC | the lowest amount of a drug that prevents visible growth | the figure found from the first clear well in a series of dilutions
antibiotic resistance | the ability of bacteria to survive a drug that once killed them | a problem made worse when patients stop treatment early
therapeutic index | the ratio of a drug's toxic dose to its effective dose | a figure that should be high for a safe medicine

# Drugs against viruses, fungi and parasites
? Which antimicrobial drug
acyclovir | is a nucleoside analog used against herpes infections | resembles guanosine and stops the DNA of cold-sore agents
amphotericin B | binds ergosterol in fungal membranes and treats systemic mycoses | is a polyene that is toxic to the kidneys
fluconazole / azole | inhibits synthesis of ergosterol and treats yeast infections | is taken by mouth for vaginal candidiasis
chloroquine / quinine | is a drug used against malaria | kills Plasmodium in red blood cells
metronidazole | treats Trichomonas, Giardia and anaerobic bacteria | damages the DNA of microbes that live without oxygen
zidovudine / AZT | inhibits the reverse transcriptase of HIV | was the first drug approved for AIDS
oseltamivir | inhibits neuraminidase and shortens influenza | must be taken within about two days of the first signs of flu
mebendazole | prevents worms from absorbing nutrients by disrupting microtubules | treats pinworm and other roundworm infections
ivermectin | paralyzes worms and prevents river blindness | comes from a soil Streptomyces and treats scabies
griseofulvin | binds keratin and treats ringworm of hair and nails | interferes with mitosis of dermatophytes
interferon therapy | uses an immune protein to treat chronic viral hepatitis | supplies extra amounts of a protein that virus-infected cells make

# Terms of infection and disease
? Which term describes
pathogen | any microorganism that can cause disease, even in a healthy host | an agent such as a bacterium, virus or fungus that harms its host
normal microbiota / normal flora / microbiome | the microbes that live on or in the healthy body without harm | the organisms of skin and gut that compete with invaders
opportunistic pathogen | a microbe that causes disease only when the host is weakened | a normally harmless agent such as Candida or Pneumocystis in AIDS
virulence | the degree to which a microbe can cause disease | the property measured by ID50 and LD50
infection | the invasion or colonization of the body by microbes | the presence of multiplying microorganisms in tissue, with or without symptoms
symptom | a change felt by the patient, such as pain | a subjective complaint that others cannot measure
sign | a change that can be observed or measured, such as fever | an objective finding of a physician
syndrome | a group of complaints and findings that always accompany a disease | a collection of features that occur together, as in AIDS
etiology | the study of the cause of a disease | the branch of pathology that asks which agent is responsible
pathogenesis | the way in which a disease develops | the steps from entry of an agent to damage of tissue
zoonosis / zoonoses | a disease of animals that can be passed to humans | an illness such as rabies, anthrax or plague
communicable disease | an illness that spreads from one person to another | an illness such as chickenpox or tuberculosis that passes between people
noncommunicable disease | an illness that does not spread from host to host | an illness such as tetanus or diabetes that others cannot catch

# Stages of an infectious disease
? Which period of disease
incubation period | is the interval between infection and the first signs | lasts a characteristic time in which a person feels well after exposure
prodromal period | is a short time of mild early symptoms such as aches | follows incubation and comes before the most severe phase
period of illness / acute phase | is when the disease is most severe with obvious signs and symptoms | ends in death if the immune system or treatment does not succeed
period of decline | is when signs and symptoms lessen | may last from a day to several days, with danger of secondary infection
period of convalescence | is when a patient regains strength and returns to health | is the recovery at the end, when a person may still be a carrier

# Kinds of infection by extent and duration
? Which term describes
acute disease | an illness that develops rapidly and lasts a short time | an illness such as influenza
chronic disease | an illness that develops slowly and lasts or returns for a long time | an illness such as tuberculosis or hepatitis B
subacute disease | an illness intermediate between rapid and slow in its course | an illness that develops over weeks, such as a slow brain inflammation
latent disease | an illness whose agent stays inactive for a time and then returns | an illness such as shingles
local infection | an invasion limited to a small area of the body | a boil or abscess
systemic infection | an invasion spread throughout the body by blood or lymph | an illness such as measles that affects many organs at once
focal infection | a localized invasion that then spreads from teeth, tonsils or sinuses to another place | a diseased tooth or sinus that sends bacteria to the heart or joints
primary infection | the acute illness that comes first | the first attack in a healthy body, such as a cold before pneumonia
secondary infection | an illness caused by an opportunist after an earlier one has weakened the body | bacterial pneumonia that follows influenza
subclinical infection / inapparent infection | an invasion without noticeable illness | the state of a person with poliovirus who never feels sick
bacteremia | the presence of bacteria in the blood | the condition found when a blood culture grows rods or cocci
viremia | the presence of viruses in the blood | the stage in which measles particles circulate in the bloodstream
toxemia | the presence of toxins in the blood | the circulation of a poison such as that of diphtheria
nosocomial infection / healthcare-associated infection | an illness acquired in a hospital | a danger of catheters and surgical wounds that handwashing prevents

# Terms of epidemiology
? Which term describes
epidemic | an outbreak in which many people in an area get a disease in a short time | a sudden rise of cases above the usual number in a region
pandemic | a disease outbreak that spreads over the world | the spread of influenza in 1918 or COVID-19 in 2020
endemic disease | an illness constantly present in a population | the common cold, which never leaves a population
sporadic disease | an illness that occurs only occasionally in scattered cases | typhoid fever in the United States, with rare cases
incidence | the number of new cases in a population during a given period | the measure of how fast a disease is spreading
prevalence | the number of all cases, old and new, at a given time | the measure of how common a disease is
morbidity rate | the number of people affected by a disease relative to the total population | the figure for illness in a population
mortality rate | the number of deaths from a disease relative to the population | the figure for death in a population
herd immunity | the protection of a population in which most people cannot catch the disease | the effect of high vaccination rates on people who cannot be vaccinated
quarantine | the separation of people exposed to a disease to prevent spread | a period, once forty days, in which travelers are kept apart
index case / patient zero | the first person identified with a disease in an outbreak | the person from whom the tracing of an outbreak begins
emerging infectious disease | a new or changing illness that is increasing in incidence | an illness such as Ebola, Zika or West Nile when first appearing
notifiable disease / reportable disease | an illness that physicians must tell health authorities about | an illness such as measles or anthrax on the list of the CDC
basic reproduction number / R0 | the average count of people infected by one case in a susceptible population | the figure that must fall below one for an outbreak to end

# Types of epidemiological study and transmission
? Which term describes
reservoir of infection | a continual source of a pathogen, such as an animal or soil | the place where an agent survives between outbreaks
direct contact transmission | the spread by touching, kissing or sexual intercourse | person-to-person spread without an object between
indirect contact transmission | the spread by means of a nonliving object | spread through a shared towel or needle
fomite | a nonliving object such as a cup, doorknob or toy that spreads disease | a contaminated thing handled by several people
droplet transmission | the spread in mucus sprayed less than one meter by coughing or sneezing | a short flight of saliva in conversation
airborne transmission | the spread on dust or tiny nuclei that travel more than one meter | the distant spread of tuberculosis and measles
vehicle transmission | the spread by a medium such as water or food | the spread of cholera by a well
biological vector | an animal in which a pathogen multiplies before being passed on | a mosquito with malaria parasites in its gut
mechanical vector | an animal that carries a pathogen passively on its feet or body | a housefly that walks on feces and then on food
vertical transmission | the spread from mother to fetus or newborn | the passing of HIV or rubella through the placenta
portal of entry | the route, such as a mucous membrane, by which a pathogen gets into the body | a break in skin or the respiratory tract, as a way in
portal of exit | the route by which a pathogen leaves the body | feces, blood or coughed mucus, as a way out
asymptomatic carrier | a person who harbors and spreads a pathogen without illness | a person like Typhoid Mary

# Kinds of epidemiological and clinical research
? Which type of study
descriptive study | collects data on the person, place and time of an outbreak | resembles John Snow's mapping of cholera deaths
case-control study | compares people with a disease with similar people without it | looks back from illness to find past exposures
cohort study | follows exposed and unexposed groups over time to see who becomes ill | looks forward from exposure to outcome
randomized controlled trial / clinical trial | assigns patients by chance to a treatment or a placebo | tests a new vaccine or drug with blinding
cross-sectional study | measures exposure and disease in a population at a single moment | shows prevalence by a survey done once
meta-analysis | combines the results of many investigations with statistics | pools published data to reach a stronger conclusion

# Virulence factors and toxins
? Which term describes
exotoxin | a protein poison released by living, mostly gram-positive, bacteria | a heat-sensitive poison such as that of botulism or tetanus
endotoxin | the lipid A part of gram-negative walls, released when cells die | a heat-stable substance that causes fever and shock
antitoxin | an antibody that neutralizes a bacterial poison | a serum product given to treat diphtheria, tetanus or botulism
coagulase | an enzyme of staphylococci that clots blood around them | a test result that tells Staphylococcus aureus from other species
hyaluronidase | an enzyme that dissolves the cement between cells so that microbes spread | the product of streptococci nicknamed spreading factor
siderophore | a bacterial molecule that takes iron from the host | a means by which microbes steal a metal from transferrin
adhesin | a surface molecule by which a pathogen attaches to host cells | a bacterial ligand, often on fimbriae, that binds a receptor

# Lines of defense and innate immunity
? Which term describes
inflammation | a response to injury with redness, heat, swelling and pain | the reaction in which histamine makes capillaries leak
fever | a rise in body temperature triggered by pyrogens | a defense in which the hypothalamus resets its thermostat
innate immunity / nonspecific immunity | the defenses present at birth that act against any invader | the protection by skin, phagocytes and inflammation
complement system / complement | a set of blood proteins that punch holes in bacteria | a cascade numbered C1 to C9
interferon | a protein released by virus-infected cells to warn neighbors | a family of alpha, beta and gamma cytokines named for interference with viruses
opsonization | the coating of microbes with proteins that makes them easier to engulf | an action of antibodies and C3b that helps phagocytes
chemotaxis | the attraction of phagocytes by chemicals to a site of infection | movement of neutrophils toward damaged tissue
histamine | the chemical from mast cells that dilates vessels and makes them permeable | the substance behind itching and runny noses in allergies
diapedesis / emigration | the squeezing of phagocytes between the lining of a capillary into tissue | the exit of neutrophils from the blood during inflammation
pyrogen | a substance such as interleukin-1 that raises body temperature | a bacterial or body substance that acts on the hypothalamus
mucociliary escalator | the movement of trapped dust and microbes up the airways | a defense of the respiratory tract that smoking damages
transferrin | an iron-binding protein of blood that starves bacteria | a molecule that keeps a needed metal away from microbes in plasma

# Cells of the immune system
? Which immune cell
macrophage | is a large phagocyte that develops from a monocyte | engulfs microbes in tissues and presents their antigens
neutrophil | is the most abundant white blood cell and the first to arrive at an infection | has a nucleus of several lobes and dies to form pus
eosinophil | attacks parasitic worms and takes part in allergies | takes up a red acidic dye in its granules
basophil | is the rarest white blood cell and releases histamine in the blood | takes up a blue basic dye in its granules
mast cell | releases histamine in connective tissue when IgE on its surface is cross-linked | stays near blood vessels and triggers allergic reactions
monocyte | circulates in blood with a kidney-shaped nucleus before it enters tissue | is the largest white blood cell in the bloodstream
dendritic cell | has long branches and carries antigens to lymph nodes to start adaptive responses | is the most effective antigen presenter and is found in skin and mucous membranes
natural killer cell / NK cell | destroys virus-infected and tumor cells without earlier exposure to the antigen | is a lymphocyte of innate immunity that attacks cells lacking MHC class I
B cell / B lymphocyte | matures in bone marrow and has membrane antibodies | gives rise to antibody producers
plasma cell | secretes large numbers of antibodies | is the antibody factory with much rough ER that forms from a B lymphocyte
helper T cell / CD4 cell | activates other lymphocytes by releasing cytokines | is the main target of HIV
cytotoxic T cell / CD8 cell / killer T cell | kills infected body cells with perforin and granzymes | recognizes foreign peptides on MHC class I molecules
regulatory T cell / suppressor T cell | turns down immune responses and prevents autoimmunity | carries CD25 as well as CD4 and prevents attacks on the self
memory cell | persists for years and responds quickly to a second exposure | explains why measles is seldom caught twice

# Concepts of adaptive immunity
? Which term describes
humoral immunity | the defense by antibodies in body fluids | the branch of B cells against bacteria and toxins outside cells
cell-mediated immunity / cellular immunity | the defense by T lymphocytes rather than antibodies | the branch that acts on intracellular pathogens and transplants
clonal selection | the multiplication of only those lymphocytes that match the invader | the process by which one activated lymphocyte gives many identical copies
clonal deletion | the removal of lymphocytes that would react against the self | the process by which self-reactive T lymphocytes are destroyed in the thymus
primary response | the slow first production of antibodies after initial exposure | the reaction in which IgM appears after several days on first contact
secondary response / anamnestic response / memory response | the faster, stronger production of antibodies after a later exposure | the reaction seen after a booster shot
agglutination | the clumping of cells or particles by antibodies | the reaction seen when incompatible blood types are mixed
neutralization | the blocking of a toxin or virus by antibodies | the action of antitoxins that cover the binding sites of poisons
tolerance | the lack of an immune response to one's own molecules | the acceptance of self that is learned by lymphocytes before birth
allergy / hypersensitivity | an exaggerated immune response to a harmless substance | a response to pollen, dust or peanuts

# Classes of antibody
? Which class of antibody
IgG | is the most abundant in blood and crosses the placenta | makes up about 80 percent of serum immunoglobulins
IgM | is the first to appear and is a pentamer | is the largest and is very effective at clumping
IgA | is found in mucus, saliva, tears and breast milk | is a dimer that protects mucous membranes
IgE | binds to mast cells and basophils and causes allergies | rises in parasitic worm infections
IgD | acts as an antigen receptor on the surface of B cells and has no well-known role in serum | is a monomer on naive lymphocytes together with the pentamer class

# Types of immunity
? Which type of immunity
naturally acquired active immunity | develops after recovery from an infection such as measles | results from antibodies made against a real illness
artificially acquired active immunity | develops after vaccination with an antigen | results from antibodies made against a weakened or killed microbe given by injection
naturally acquired passive immunity | passes from mother to baby through the placenta or milk | lasts some months in a newborn
artificially acquired passive immunity | comes from an injection of ready-made antibodies such as antivenom | gives immediate but short-lived protection by immune serum
species resistance | protects humans from certain diseases of other animals because receptors differ | explains why humans do not catch canine distemper

# Types of vaccine
? Which type of vaccine
live attenuated vaccine | contains a living but weakened pathogen | includes the measles, mumps and rubella shot
inactivated vaccine / killed vaccine | contains a whole pathogen destroyed by heat or formalin | includes the Salk polio shot
subunit vaccine / recombinant vaccine | contains only selected antigenic fragments, often made in yeast | includes the shot for hepatitis B
toxoid vaccine | contains a bacterial poison made harmless | includes the shots for tetanus and diphtheria
conjugate vaccine | links a capsular polysaccharide to a protein | protects toddlers against Haemophilus influenzae type b
mRNA vaccine | delivers genetic instructions for a viral protein in lipid particles | includes the first widely used shots for COVID-19
DNA vaccine | delivers a plasmid whose gene is expressed by human cells | was first approved in India for COVID-19 and is given with a needle-free injector
viral vector vaccine | uses a harmless adenovirus to carry a gene of the pathogen | was used by some makers against COVID-19 and against Ebola

# Harmful immune reactions
? Which term describes
anaphylaxis / anaphylactic shock | a severe, rapid allergic reaction with low blood pressure and blocked airways | the emergency treated with epinephrine
autoimmune disease | a condition in which the body attacks its own tissues, such as lupus | a group that includes type 1 diabetes and rheumatoid arthritis
immunodeficiency | a weakened defense, inherited or acquired | the state of a person with AIDS or SCID
graft rejection / transplant rejection | an attack on donated tissue with foreign MHC proteins | a danger reduced by drugs such as cyclosporine
hemolytic disease of the newborn / erythroblastosis fetalis | destruction of a baby's red cells by an Rh-negative mother's antibodies | a condition prevented by RhoGAM
contact dermatitis / delayed hypersensitivity | a skin reaction by T cells one or two days after touching poison ivy | a rash from nickel or latex caused by T lymphocytes
asthma | a narrowing of the airways triggered by allergens or exercise | an attack of wheezing relieved by an inhaler
hay fever / allergic rhinitis | sneezing and itchy eyes caused by pollen | a seasonal reaction of nose and eyes treated with antihistamines
serum sickness / immune complex reaction | damage by deposits of antigen and antibody in vessels and kidneys | an illness that may follow the injection of horse antibodies

# Autoimmune and immune-system diseases
? Which disease
multiple sclerosis | destroys the myelin sheath in the central nervous system | causes vision problems, weakness and loss of coordination in young adults
rheumatoid arthritis | causes inflammation of joints by immune complexes | deforms the fingers when antibodies attack the synovial lining
systemic lupus erythematosus / lupus | produces antibodies against DNA and a butterfly rash | damages skin, kidneys and many other organs
myasthenia gravis | blocks acetylcholine receptors and causes muscle weakness | begins with drooping eyelids and tired muscles
Graves' disease | stimulates the thyroid gland to produce too much hormone | causes bulging eyes, weight loss and goiter
type 1 diabetes / insulin-dependent diabetes | destroys the insulin-producing cells of the pancreas | requires injections to control blood sugar from youth
Hashimoto's thyroiditis | destroys the thyroid gland and slows metabolism | is a common cause of hypothyroidism
AIDS / acquired immunodeficiency syndrome | is the late stage of HIV infection with a very low CD4 count | leaves patients open to Kaposi's sarcoma and Pneumocystis pneumonia
SCID / severe combined immunodeficiency | leaves a child born without working B and T cells | forced a boy to live in a sterile plastic bubble
celiac disease | damages the small intestine in response to gluten | is controlled by avoiding wheat, rye and barley
psoriasis | causes thick red skin patches with silvery scales | speeds up the division of skin cells

# Tests in immunology
? Which test
ELISA / enzyme-linked immunosorbent assay | detects antibodies or antigens by a color change in the wells of a plate | is used to screen blood for HIV and in home pregnancy kits
agglutination test / hemagglutination | identifies blood types by visible clumping | mixes cells with serum to see whether they stick together
precipitation test | detects a soluble antigen by a visible lattice or line in gel | shows a ring or line where soluble antigen meets antibody in the right ratio
fluorescent-antibody test | detects microbes by a glowing dye joined to immunoglobulins | is used to find rabies in the brain of an animal with a special microscope
flow cytometry | counts and sorts cells one by one as they pass a laser | is used to count CD4 lymphocytes in people with HIV
tuberculin skin test / Mantoux test | shows past exposure to tuberculosis by a hard red bump | involves injecting purified protein just beneath the surface of the forearm
complement fixation test | shows antibodies by whether sheep red cells are lysed | depends on whether serum proteins C1 to C9 are used up
neutralization test | shows whether serum stops a virus from damaging cell cultures | measures antibodies by the protection of cells from viral harm

# Kinds of toxin by their target
? Which kind of toxin
neurotoxin | interferes with nerve impulses | is produced by the agents of botulism and tetanus
enterotoxin | affects the lining of the intestine | causes the watery diarrhea of cholera and staphylococcal food poisoning
superantigen | activates far too many T cells and releases floods of cytokines | is responsible for toxic shock syndrome
hemolysin | destroys red blood cells | makes clear zones around colonies on blood agar
leukocidin | destroys white blood cells | lets staphylococci kill neutrophils and macrophages
hepatotoxin | damages the cells of the liver | includes aflatoxin from moldy peanuts

# Named toxins
? Which toxin
botulinum toxin | blocks release of acetylcholine and causes flaccid paralysis | is found in badly canned food and used in tiny doses to relax muscles
tetanospasmin / tetanus toxin | blocks inhibitory signals and causes rigid paralysis | makes muscles contract without relaxing, as in lockjaw
cholera toxin | raises cyclic AMP in intestinal cells so that they lose salt and water | causes watery stools that look like rice water
diphtheria toxin | stops protein synthesis and kills cells of the throat and heart | comes from a Corynebacterium that carries a phage gene
Shiga toxin | damages the colon and kidneys in infections with E. coli O157:H7 | can cause hemolytic uremic syndrome in children
erythrogenic toxin | causes the red rash of scarlet fever | is made by streptococci that carry a phage gene
aflatoxin | is made by Aspergillus on peanuts and grain | raises the risk of liver cancer in people who eat moldy nuts
ergot / ergot alkaloid | comes from a Claviceps fungus on rye | causes gangrene and hallucinations in people who eat spoiled grain
saxitoxin | comes from dinoflagellates of red tides | makes shellfish poisonous to eat and paralyzes the diner

# Molecules of immunity
? Which term describes
antigen | a substance that provokes an adaptive immune response | a foreign molecule on a microbe to which an antibody binds
antibody / immunoglobulin | a Y-shaped protein that binds to a specific foreign molecule | a product of plasma cells with two heavy and two light chains
epitope / antigenic determinant | the small region that an antibody recognizes | the exact site of a foreign molecule to which one arm of an antibody fits
hapten | a molecule too small to provoke a response unless bound to a carrier | penicillin, as a small substance that provokes allergy once joined to serum proteins
major histocompatibility complex / MHC | the genes for surface proteins that display peptides and identify self | the markers, called HLA in humans, that are matched before a transplant
cytokine | a small protein messenger between cells of the immune system | a signal such as an interleukin
adjuvant | a substance such as alum added to a vaccine to strengthen the response | an additive that makes an antigen provoke more antibodies
perforin | a protein by which killer lymphocytes make holes in target membranes | the pore-forming weapon released with granzymes

# Skin and wound infections
? Which disease
impetigo | causes crusted yellow blisters on the skin of young children | is a highly contagious streptococcal or staphylococcal infection of the face
erysipelas | causes raised red patches with sharp edges through group A streptococci | is a streptococcal infection of the dermis with high fever
necrotizing fasciitis / flesh-eating disease | destroys tissue rapidly along sheets of connective tissue | is called the flesh-eating infection and requires surgery
acne | results from blocked oil glands and Cutibacterium acnes | causes pimples in teenagers when sebum builds up
ringworm / tinea / athlete's foot | is a fungal infection of skin, hair or nails by dermatophytes | makes ring-shaped scaly patches that are not caused by worms
scabies | is caused by a tiny mite that burrows in the skin | causes intense itching at night in lines between the fingers
pediculosis / lice infestation | is an invasion of hair or body by sucking insects with eggs called nits | spreads among schoolchildren by shared combs and hats
smallpox / variola | was declared eradicated in 1980 after a worldwide vaccination campaign | caused pus-filled scars and killed about thirty percent of its victims
chickenpox / varicella | produces an itchy rash of fluid-filled blisters, mostly in children | is prevented by a live vaccine and may be followed by shingles
shingles / herpes zoster | is a painful band-like rash from a virus reactivated in a nerve | mostly affects adults over fifty, on one side of the trunk
measles / rubeola | causes Koplik's spots, cough and a spreading rash with high fever | can lead to encephalitis and is prevented by the MMR shot
rubella / German measles | is a mild rash that causes severe birth defects when caught early in pregnancy | can leave a newborn deaf and with cataracts
gas gangrene | is caused by Clostridium perfringens in deep wounds | destroys muscle with bubbles in tissue cut off from blood

# Infections of the eye and ear
? Which disease
trachoma | is the leading infectious cause of blindness and is caused by Chlamydia | turns the eyelashes inward to scratch the cornea
conjunctivitis / pinkeye | is an inflammation of the membrane that lines the eyelid | makes the eye red and sticky and spreads in schools
ophthalmia neonatorum | is a gonorrheal eye infection acquired by a baby during birth | was prevented with silver nitrate and now with antibiotics
keratitis | is an inflammation of the cornea, sometimes from contact lenses and Acanthamoeba | may be caused by herpes simplex and damage the clear front of the eye
otitis media | is an infection of the middle ear, common in small children | causes earache with pressure behind the eardrum
loiasis / African eye worm | is caused by a roundworm that migrates across the white of the eye | is spread by biting deerflies in Africa
river blindness / onchocerciasis | is caused by a worm spread by blackflies that breed in fast water | is treated with ivermectin in Africa

# Infections of the nervous system
? Which disease
bacterial meningitis / meningitis | is an inflammation of the membranes around the brain caused by Neisseria, Haemophilus or pneumococci | causes stiff neck, fever and headache and can kill within a day
tetanus / lockjaw | causes muscle spasms through a toxin from a wound | is caused by a clostridium in deep dirty punctures and prevented by a toxoid
botulism | causes flaccid paralysis from a toxin in poorly canned food | threatens babies who eat honey
leprosy / Hansen's disease | damages peripheral nerves and skin with loss of sensation | is caused by Mycobacterium leprae, which grows in cooler parts of the body
poliomyelitis / polio | destroys motor neurons and may paralyze the legs or breathing muscles | put children in iron lungs before Salk's shot
rabies | causes fear of water, convulsions and death after an animal bite | is prevented after exposure by prompt shots and immune globulin
arboviral encephalitis | is inflammation of the brain caused by a virus carried by mosquitoes | includes eastern equine and West Nile types
African sleeping sickness / African trypanosomiasis | is caused by a trypanosome spread by the tsetse fly | causes drowsiness, coma and death in Africa
Creutzfeldt-Jakob disease / CJD | is a spongiform brain disease caused by prions in humans | has a variant linked to beef from mad cows
cryptococcosis | is a fungal meningitis acquired from dried pigeon droppings | is caused by an encapsulated yeast and is common in AIDS
Naegleria infection / primary amebic meningoencephalitis | is a fatal brain inflammation acquired through the nose in warm ponds | is caused by an amoeba that enters while people swim

# Infections of the blood and lymph systems
? Which disease
infectious mononucleosis / mono | is caused by Epstein-Barr virus and spread by saliva | is called the kissing illness and enlarges the spleen
anthrax | is caused by Bacillus anthracis endospores from livestock | forms a black sore and was sent in letters in 2001
tularemia / rabbit fever | is caught by hunters from wild hares and ticks | is caused by Francisella, which enters through tiny cuts or a tick bite
brucellosis / undulant fever | is acquired from unpasteurized milk of cows or goats | causes a temperature that rises and falls each day
toxoplasmosis | is caught from cat feces or undercooked meat | can harm a fetus when a pregnant woman cleans a litter box
rheumatic fever | is an autoimmune complication of strep throat that damages heart valves | follows an untreated streptococcal infection in children
endocarditis | is an inflammation of the inner lining of the heart by bacteria | damages heart valves after microbes enter the bloodstream
schistosomiasis / bilharzia | is caused by blood flukes that leave freshwater snails and enter the skin | causes liver or bladder damage in people who wade in infested water

# Infections of the respiratory system
? Which disease
strep throat / streptococcal pharyngitis | is caused by group A streptococci and inflames the tonsils | may lead to rheumatic fever if not treated with penicillin
scarlet fever | is a streptococcal infection with red rash and strawberry tongue | occurs when Streptococcus pyogenes makes an erythrogenic toxin
diphtheria | forms a gray membrane in the throat through a potent toxin | is caused by Corynebacterium and prevented by the D in DTaP
whooping cough / pertussis | causes violent fits that end in a high-pitched gasp | is caused by Bordetella, which destroys cilia of the airways
tuberculosis / TB | is a chronic lung infection that forms tubercles and was once called consumption | is caused by a slow-growing acid-fast bacillus of the lung
pneumococcal pneumonia | is caused by encapsulated Streptococcus in the alveoli | produces rust-colored sputum with sudden fever
Legionnaires' disease / legionellosis | is spread by water mist from cooling towers and air conditioners | was first recognized at a convention in Philadelphia in 1976
common cold | is a mild upper respiratory infection usually caused by rhinoviruses | causes sneezing and a runny nose without high fever
influenza / flu | causes fever, chills and muscle aches and is caused by an orthomyxovirus | killed tens of millions of people in 1918–1919
histoplasmosis | is a fungal lung disease from soil with bird or bat droppings | is common in the Ohio and Mississippi valleys
coccidioidomycosis / valley fever | is a fungal lung disease acquired from dust in southwestern deserts | is caught when spores blow about in dry California soil
Pneumocystis pneumonia | is a fungal lung infection common in people with AIDS | was a sign that led to recognition of AIDS in 1981
psittacosis / ornithosis | is caught from the droppings of parrots and other birds | is caused by a chlamydial species carried by pet birds
RSV infection / respiratory syncytial virus infection | is the most common cause of viral pneumonia in infants | fuses cells of the lungs of babies in winter epidemics

# Infections of the digestive system
? Which disease
dental caries / tooth decay | is destruction of enamel by acid from Streptococcus mutans | begins as plaque bacteria ferment sucrose
gingivitis | is reversible inflammation of the gums that bleed in brushing | results from plaque at the gum line before bone is lost
peptic ulcer / peptic ulcer disease | is a sore of the stomach lining usually caused by Helicobacter pylori | is treated with antibiotics and acid reducers
cholera | causes massive watery diarrhea after drinking water contaminated with Vibrio | is treated mainly with fluids and salts
typhoid fever | is caused by Salmonella Typhi and spread by food handlers who are carriers | was spread by a New York cook named Mary
shigellosis / bacillary dysentery | causes bloody diarrhea through bacteria that invade the colon | is spread by as few as ten to a hundred cells of Shigella
salmonellosis | is food poisoning caught from undercooked eggs or chicken | causes fever and diarrhea 12 to 36 hours after eating poultry
staphylococcal food poisoning | causes vomiting within hours of a meal that contains a heat-stable enterotoxin | comes from unrefrigerated cream pastry or ham handled by a cook with a skin infection
mumps | causes swelling of the parotid glands and may inflame the testes | is prevented by the second M of the MMR shot
giardiasis | is caused by a flagellated protozoan in stream water and makes foul gas | affects hikers who drink from streams
amebic dysentery / amebiasis | is caused by Entamoeba histolytica, which ulcerates the colon | may form abscesses in the liver after a protozoan is swallowed
cryptosporidiosis | is caused by a protozoan that resists chlorine in water supplies | made 400,000 people ill in Milwaukee in 1993
trichinellosis / trichinosis | is caught from larvae encysted in undercooked pork or game | is caused by a roundworm that curls up in muscle
pinworm infection / enterobiasis | causes itching around the anus of children at night | is diagnosed with sticky tape pressed to the skin

# Infections of the urinary and reproductive systems
? Which disease
gonorrhea | is caused by paired gram-negative cocci and causes painful pus-filled urination in men | is caused by Neisseria and may make women sterile
syphilis | is caused by Treponema pallidum and begins with a painless chancre | has primary, secondary and tertiary stages
chlamydia / nongonococcal urethritis | is the most frequently reported bacterial sexually transmitted infection in the United States | often has no symptoms but can lead to pelvic inflammation
genital herpes | causes recurring painful blisters and is caused mainly by HSV-2 | cannot be cured because the virus stays in sacral nerves
genital warts | is caused by human papillomavirus and forms growths | is prevented by the same vaccine that protects against cervical cancer
trichomoniasis | is a protozoan infection with greenish, foul-smelling vaginal discharge | is caused by a flagellate and treated with metronidazole
vaginal candidiasis / yeast infection | is an overgrowth of a fungus with curdlike discharge | often follows the use of broad-spectrum antibiotics
cystitis | is an infection of the bladder, usually by E. coli | affects women more than men because of a shorter urethra
pyelonephritis | is an inflammation of the kidneys, often from bacteria that ascend from the bladder | causes flank pain and fever and may scar renal tissue
pelvic inflammatory disease / PID | is an infection of the uterus and tubes that may cause infertility | scars the uterine tubes and raises the risk of ectopic pregnancy
leptospirosis | is a kidney infection caught from water with urine of animals | is caused by a hook-ended spirochete from rats and dogs
bacterial vaginosis | results from overgrowth of Gardnerella with a fishy odor | shows clue cells under the microscope

# Gram-positive and acid-fast pathogens
? Which bacterium
Clostridium tetani | causes lockjaw through a neurotoxin | forms drumstick-shaped cells with an endospore at one end
Clostridium botulinum | causes a deadly canned-food poisoning with paralysis | produces the most potent natural toxin known
Clostridioides difficile / Clostridium difficile | causes severe diarrhea after antibiotic treatment | forms endospores in hospitals and causes colitis
Mycobacterium tuberculosis | causes a chronic lung disease with tubercles | was identified by Koch in 1882 and shows red in the acid-fast stain
Mycobacterium leprae | causes Hansen's disease, or leprosy | is grown in armadillos because it cannot be cultured on agar
Corynebacterium diphtheriae | kills heart and throat cells with an exotoxin | forms a gray membrane in the throat with a phage-encoded toxin
Streptococcus pyogenes | causes strep throat and scarlet fever | is the group A species with M protein
Streptococcus pneumoniae | was used in Griffith's experiment on transformation | is a pair-forming species whose capsule protects it in the lungs
Listeria monocytogenes | contaminates soft cheese and cold cuts and can cause stillbirth | grows even at refrigerator temperature

# Protozoan parasites
? Which protozoan
Plasmodium | causes the disease malaria | multiplies in liver and red blood cells
Trypanosoma brucei | causes African sleeping sickness | changes its surface coat to escape antibodies and is spread by tsetse flies
Trypanosoma cruzi | causes Chagas disease of the heart | is passed in the feces of kissing bugs
Leishmania | is spread by sand flies and causes skin ulcers | multiplies in macrophages and may attack internal organs
Giardia | is a pear-shaped flagellate with two nuclei that attaches to the intestine | forms cysts in stream water and causes hiker's diarrhea
Entamoeba histolytica | causes amebic dysentery and liver abscesses | moves with pseudopods and eats red blood cells in the colon
Cryptosporidium | causes diarrhea from chlorine-resistant oocysts | is an acid-fast parasite that contaminates water supplies
Toxoplasma gondii | completes its sexual cycle in cats | can harm a fetus when a pregnant woman is infected
Trichomonas vaginalis | is a flagellate that is sexually transmitted and forms no cyst | infects the vagina and urethra
Naegleria fowleri | enters through the nose of swimmers and destroys the brain | is the brain-eating amoeba of warm lakes
Balantidium coli | is the only ciliate that causes human disease | is acquired from pigs and infects the large intestine

# Parasitic worms
? Which parasitic worm
beef tapeworm / Taenia saginata | is acquired by eating raw steak with larvae in muscle | may reach many meters in the human intestine and comes from cattle
pork tapeworm / Taenia solium | is acquired from undercooked pig meat and can form cysts in the brain | causes cysticercosis when its eggs are swallowed
hookworm / Necator | enters through bare feet and causes anemia by sucking blood | bites the wall of the small intestine with plates or teeth
pinworm / Enterobius vermicularis | lays eggs around the anus of children at night | is found by pressing adhesive tape to the skin
Ascaris / Ascaris lumbricoides | is the large intestinal roundworm whose larvae pass through the lungs | may reach 30 centimeters and block the intestine
Trichinella / Trichinella spiralis | forms cysts in muscle and comes from undercooked pork | coils as a larva in the striated muscle of pigs and bears
Schistosoma / blood fluke | uses a freshwater snail as intermediate host and burrows through skin | lives as paired adults in veins of the gut or bladder
liver fluke / Clonorchis | is acquired from raw freshwater fish and lives in the bile ducts | is a flatworm of Asia that passes through a snail and then a fish
Wuchereria / filarial worm | blocks lymph vessels and causes elephantiasis | is spread by mosquitoes and swells the legs
whipworm / Trichuris | has a thin threadlike front end buried in the colon | has barrel-shaped eggs with a plug at each end
Echinococcus / hydatid tapeworm | lives in dogs and forms large cysts in human liver | is a tiny segmented parasite spread by contact with dog feces

# Arthropod vectors
? Which vector
Anopheles mosquito / Anopheles | transmits malaria to humans | feeds at night with its body tilted upward and carries Plasmodium
Aedes mosquito / Aedes aegypti | transmits yellow fever, dengue and Zika | has white stripes and bites by day
Culex mosquito / Culex | transmits West Nile virus | feeds on birds and people in North American cities
deer tick / black-legged tick / Ixodes | transmits Lyme disease with Borrelia | lives on white-footed mice when young and on large mammals as an adult
dog tick / Dermacentor | transmits Rocky Mountain spotted fever | is a large patterned arachnid of dogs and woods
tsetse fly / Glossina | transmits African sleeping sickness | gives birth to live larvae and feeds on blood in Africa
kissing bug / Triatoma | transmits Chagas disease in Latin America | bites sleeping people on the face
rat flea / Xenopsylla | transmits plague to humans | has a gut blocked by Yersinia and leaps from dying rodents
body louse / Pediculus humanus | transmits epidemic typhus among crowded people | lives in the seams of clothing
sand fly / Phlebotomus | transmits leishmaniasis to humans | is a tiny biting insect of warm, dry regions
blackfly / Simulium | transmits onchocerciasis, or river blindness | breeds in fast-flowing streams

# Fungal pathogens and diseases
? Which fungus
Candida albicans / Candida | causes thrush and vaginal yeast infection | is a normal yeast of mucous membranes that overgrows after antibiotics
Aspergillus | causes lung infection and allergy and grows on stored grain | bears chains of spores on a swollen head and may make aflatoxin
Histoplasma capsulatum / Histoplasma | is dimorphic and grows in soil rich in bird and bat droppings | lives inside macrophages in the Ohio valley
Coccidioides immitis / Coccidioides | causes valley fever in the American Southwest | forms spherules in the lungs after its dust is inhaled
Cryptococcus neoformans / Cryptococcus | causes meningitis and is a yeast with a thick capsule | is found in pigeon droppings
Trichophyton / dermatophyte | causes athlete's foot and ringworm | digests the keratin of skin, hair and nails
Pneumocystis jirovecii / Pneumocystis | causes pneumonia in AIDS | was once thought to be a protozoan
Penicillium notatum / Penicillium | produces the first antibiotic | gives blue cheese its color and has brushlike spore heads
Saccharomyces cerevisiae / baker's yeast | is used to make bread and beer | is a budding unicellular model organism
Batrachochytrium | has driven many frogs to extinction | infects amphibian skin with swimming spores
Cryphonectria parasitica / chestnut blight | killed nearly all mature American trees of a once common nut species | came from Asia about 1900 and girdled eastern forest trees with bark cankers
Rhizopus stolonifer / Rhizopus | spreads over old bread with stolons and black sporangia | forms zygospores when two mating types meet

# Food and dairy microbiology
? Which food
yogurt | is made by Lactobacillus and Streptococcus thermophilus that curdle milk | is milk thickened by acid-producing bacteria
cheese | is made from curd that rennin and bacteria separate from whey | ripens with molds or bacteria after milk protein is pressed
sauerkraut | is made by lactic acid fermentation of shredded cabbage in salt | is sour because of Leuconostoc and Lactobacillus on a leafy vegetable
vinegar | is made when Acetobacter oxidizes ethanol | is the sour product of wine exposed to air
wine | is made when yeast ferments the sugar of grapes | was the product whose spoilage led Pasteur to his method of mild heating
beer | is made when yeast ferments malted barley with hops | depends on germinated grain whose enzymes turn starch to sugar
soy sauce | is made with Aspergillus oryzae and salt from beans and wheat | is a dark salty seasoning of Japan and China
tempeh | is a solid cake made from soybeans by the mold Rhizopus | is an Indonesian product held together by fungal hyphae
leavened bread | rises because yeast produces carbon dioxide in dough | is baked from flour after dough has been left to swell
kefir | is a slightly alcoholic drink made from milk by bacteria and yeasts | is made with rubbery grains of microbes in the Caucasus style
kimchi | is a spicy Korean dish of fermented vegetables | contains cabbage, radish and hot pepper kept in crocks

# Treatment of water and sewage
? Which term describes
activated sludge system | the aeration of sewage with recycled clumps of microbes | a secondary treatment in which Zoogloea form flocs
trickling filter | the spraying of sewage over rocks coated with microbial slime | a bed of stones that is used in secondary treatment
primary treatment | the removal of large solids from sewage by settling | the step with screens and sedimentation tanks
tertiary treatment | the removal of remaining nitrogen, phosphorus and organic matter by filters and chemicals | the final step that makes wastewater fit to drink
anaerobic sludge digester | a tank in which microbes turn sewage solids into methane | the vessel that produces biogas without air
biochemical oxygen demand / BOD | the amount of dissolved gas that bacteria need to decompose organic matter | a measure of water pollution by decaying waste
septic tank | an underground container for household sewage that drains into soil | a sewage system of a rural home
flocculation | the clumping of particles with alum to clear drinking water | the step that removes fine clay before filtration

# Human evolution
? Which hominin
Australopithecus afarensis | lived over three million years ago and walked upright | is known from the skeleton called Lucy, found in Ethiopia
Homo habilis | was called handy man because of its stone tools | lived in Africa about two million years ago and made Oldowan choppers
Homo erectus | was the first to leave Africa and used fire | includes Java Man and Peking Man
Homo neanderthalensis / Neanderthal | lived in Europe during the ice age and buried its dead | had a stocky body and left some DNA in people outside Africa
Homo sapiens / modern human | arose in Africa about 300,000 years ago and is the only living species of its genus | has a high forehead, a chin and symbolic language
Ardipithecus ramidus | lived about 4.4 million years ago and could walk and climb with a grasping big toe | is represented by the partial skeleton called Ardi
Homo floresiensis | stood about a meter tall and is nicknamed the hobbit | lived on an island of Indonesia
Denisovan | is known mainly from DNA of a finger bone found in a Siberian cave | left genes in people of Melanesia and Tibet

# Periods of geologic time
? Which geologic period
Carboniferous Period / Carboniferous | had vast swamp forests that became coal | had giant insects and the first reptiles
Permian Period / Permian | ended with the greatest mass extinction about 252 million years ago | had the supercontinent Pangaea nearly complete at its close
Jurassic Period / Jurassic | was the middle part of the age of dinosaurs and saw the first birds | had huge sauropods and Archaeopteryx
Cretaceous Period / Cretaceous | ended 66 million years ago with an asteroid impact | was the time of Tyrannosaurus and the spread of flowering plants
Devonian Period / Devonian | is called the age of fishes | saw the first four-limbed vertebrates and forests
Cambrian Period / Cambrian | left trilobites and the Burgess Shale animals | is the first period with many kinds of hard-shelled fossils
Triassic Period / Triassic | saw the first dinosaurs and the first mammals | began after the greatest mass extinction
Quaternary Period / Quaternary | includes the ice ages and the rise of modern humans | is the present division of time, with the Pleistocene and Holocene
Ordovician Period / Ordovician | ended with an ice age that killed many sea animals | saw the first land plants and a rich life of marine invertebrates
Silurian Period / Silurian | saw the first vascular plants and the first jawed fishes spread | lies between the first great mass extinction and the age of fishes

# Types of fossil and dating
? Which term describes
radiometric dating | the calculation of age from the decay of isotopes | a method that uses carbon-14 or potassium-40
relative dating | the ordering of fossils by the position of rock layers | the method that places deeper layers as older without numbers of years
half-life | the time in which fifty percent of a radioactive sample decays | about 5,730 years for carbon-14
mold fossil / mold | a hollow left in rock where a shell dissolved | an empty space in the shape of a vanished organism
cast fossil / cast | a copy formed when minerals fill a hollow left by an organism | a solid stone replica that has the outer shape of a shell
trace fossil | a footprint, burrow or other sign of activity of an ancient animal | a dinosaur's track or a piece of ancient dung
petrified fossil / petrified wood | remains whose tissue has been replaced by minerals | a tree trunk turned to stone, as in an Arizona park
index fossil | the remains of a widespread, short-lived species used to date layers | a trilobite or ammonite that shows the age of a bed of rock
amber fossil / amber | hardened tree resin that preserves insects | the golden material in which whole ancient gnats are found
carbon film | a thin dark outline of a leaf or fish left in rock | a residue left when pressure drives gases out of a buried leaf
stromatolite | a layered mound built by ancient cyanobacteria | a layered structure still growing in Shark Bay, Australia

# Fields of biology
? Which field of biology
botany | is the study of plants | deals with leaves, roots, flowers and photosynthesis
zoology | is the study of animals | deals with the structure, behavior and classification of creatures from sponges to apes
ecology | is the study of how organisms interact with one another and with their surroundings | deals with food webs and populations
microbiology | is the study of organisms too small to be seen without a microscope | deals with bacteria, protists and viruses
mycology | is the study of fungi | deals with molds, yeasts and mushrooms
entomology | is the study of insects | deals with beetles, butterflies and bees
ornithology | is the study of birds | deals with feathers, song and nests
ichthyology | is the study of fishes | deals with sharks, trout and eels
herpetology | is the study of reptiles and amphibians | deals with snakes, lizards and frogs
paleontology | is the study of fossils | deals with dinosaurs and other extinct life in rock
ethology | is the study of animal behavior | was founded by Lorenz and Tinbergen
virology | is the study of agents that multiply only inside host cells | deals with influenza, HIV and phages
parasitology | is the study of organisms that live at the expense of a host | deals with protozoa and worms that infect people
cytology | is the study of cells | deals with organelles, membranes and division

# Medical branches of microbiology
? Which field of study
immunology | is the study of the body's defenses | deals with antibodies, T cells and vaccination
epidemiology | is the study of when and where diseases occur and how they spread | uses incidence and prevalence to trace outbreaks
bacteriology | is the study of prokaryotes such as staphylococci | uses Gram's stain and agar plates most of all
pathology | is the scientific study of disease and of tissue changes | examines organs after death or from biopsy
phycology / algology | is the study of algae | deals with diatoms, kelps and seaweeds
protozoology | is the study of one-celled animal-like eukaryotes | deals with amoebas and ciliates
helminthology | is the study of worms | deals with flukes and tapeworms
histology | is the study of tissues under the microscope | uses thin sections stained with hematoxylin and eosin
toxicology | is the study of poisons | finds the dose at which a substance becomes harmful
pharmacology | is the study of drugs and their effects on the body | deals with doses, side effects and how medicines work

# Steps and terms of scientific method
? Which term describes
hypothesis | a testable proposed explanation for an observation | an educated guess that can be supported or rejected by an experiment
theory | a well-tested explanation that unifies many observations | natural selection or the cell, as a broadly supported explanation
scientific law | a statement that describes what always happens in nature without explaining it | a relation such as Mendel's segregation, often given as a formula
independent variable / manipulated variable | the factor that the experimenter changes on purpose | the quantity usually plotted on the horizontal axis
dependent variable / responding variable | the factor that is measured as the result | the quantity usually plotted on the vertical axis
constant / controlled variable | a condition kept the same in all groups | the temperature or light that is not allowed to differ among groups
control group | the part of an experiment that does not receive the treatment | the standard with which results are compared
experimental group | the part of an investigation that receives the treatment | the plants given fertilizer when others get none
placebo | a harmless fake treatment given for comparison | a sugar pill that looks like the real drug
observation | information gathered with the senses or instruments | a note that a leaf is green or that a fish swims faster
inference | a conclusion based on what has been noticed and on prior knowledge | the idea that an animal eats meat, drawn from its sharp teeth
double-blind study | a trial in which neither patients nor researchers know who gets the treatment | a design that prevents bias of both subject and investigator
peer review | the checking of a report by other experts before publication | the judgment of a manuscript by scientists of the same field

# Model organisms
? Which model organism
fruit fly / Drosophila melanogaster | was used by Morgan to study chromosomes | has giant chromosomes in its salivary glands and breeds in two weeks
garden pea / Pisum sativum | was used by Mendel to discover the laws of inheritance | has round or wrinkled seeds and flowers that pollinate themselves
Escherichia coli | was used to work out the lac operon and is a common host for cloning | is an intestinal prokaryote that divides every 20 minutes
house mouse / Mus musculus | was injected by Griffith in the discovery of transformation | is the mammal in which genes are most often knocked out
Caenorhabditis elegans / nematode worm | has exactly 959 body cells in the adult hermaphrodite | was used to discover genes that control programmed cell death
zebrafish / Danio rerio | has transparent embryos that let development be watched | is a striped aquarium vertebrate that can regrow its fins
thale cress / Arabidopsis thaliana | was the first plant to have its genome sequenced | is a small weed of the mustard family with a six-week life cycle
African clawed frog / Xenopus | was used by Gurdon to show that a nucleus can be reprogrammed | has large eggs used to study early development
Neurospora crassa / bread mold Neurospora | was used by Beadle and Tatum to link genes with enzymes | shows its eight spores in order in each ascus
Tetrahymena | is the ciliate in which ribozymes and telomerase were discovered | swims in ponds with two kinds of nuclei
maize / corn / Zea mays | was used by McClintock to find transposable elements | has kernels whose colors are spotted by jumping genes

# Types of human blood and Rh
? Which blood type
type A blood / type A | has plasma antibodies against only the B antigen | can receive red cells from its own group and from O but not from B or AB
type B blood / type B | has plasma antibodies against only the A antigen | can receive red cells from its own group and from O but not from A or AB
type AB blood / type AB | has no ABO antibodies in its plasma | is the universal recipient of red cells
type O blood / type O | has no ABO antigens on its red cells | is the universal donor of red cells
Rh-positive blood / Rh-positive | has the D antigen on its red cells | may be attacked by antibodies of a sensitized mother in pregnancy
Rh-negative blood / Rh-negative | lacks the D antigen on its red cells | must not be mixed with the D antigen a second time

# Structures and types of animal tissue
? Which type of tissue
epithelial tissue / epithelium | covers body surfaces and lines organs | consists of tightly packed cells on a basement membrane
connective tissue | supports and binds other parts and has cells in a matrix | includes bone, blood, cartilage and fat
nervous tissue | carries electrical signals and contains neurons | forms the brain and spinal cord
skeletal muscle tissue / skeletal muscle | is striated and voluntary and moves bones | is attached to bones by tendons
cardiac muscle tissue / cardiac muscle | is striated and involuntary with intercalated disks | is found only in the heart
smooth muscle tissue / smooth muscle | is not striated and lines the gut and blood vessels | causes peristalsis without conscious control

# Human reproduction and development
? Which term describes
fertilization | the union of sperm and egg nuclei | the event in the oviduct that restores the diploid number
implantation | the attachment of the blastocyst to the uterine wall | the event about a week after conception
embryo | the developing human from the second to the eighth week | the stage in which organs first form
fetus | the developing human from the ninth week until birth | the stage of growth after all organs have begun
placenta | the organ through which nutrients and wastes pass between mother and unborn child | the structure that forms from chorion and uterine lining
umbilical cord | the structure with blood vessels that links the unborn child to the mother's organ of exchange | the tube cut after birth, whose scar is the navel
oogenesis | the formation of an egg with polar bodies | meiosis in the ovary, which pauses until puberty
spermatogenesis | the formation of four male gametes from one cell | meiosis in the seminiferous tubules of the testes
polar body | a small cell of meiosis that receives little cytoplasm and dies | a product of unequal division in the female that does not become an egg
ovulation | the release of an egg from an ovary | the event near day 14 triggered by a surge of luteinizing hormone
menstruation | the shedding of the uterine lining | the bleeding that begins each monthly cycle

# Types of connective tissue
? Which connective tissue
adipose tissue | stores fat for insulation and energy | lies beneath the skin and cushions organs with lipid-filled cells
cartilage | is firm and flexible with chondrocytes and no blood vessels | covers the ends of bones at joints and shapes the ear
bone tissue / bone | has osteocytes in a hard calcium-rich matrix | is arranged in osteons around central canals
blood | has a liquid matrix called plasma | carries oxygen and nutrients in vessels
dense regular tissue / dense regular connective tissue | has parallel collagen fibers and joins muscles to bones | is found in tendons and ligaments and resists pulling in one direction
areolar tissue / loose connective tissue | is a weave of scattered fibers that holds organs in place | lies beneath epithelia and contains collagen, elastin and reticular fibers

# Parts of a neuron
? Which part of a neuron
dendrite | receives signals from other nerve cells | is one of the short branches around the cell body
axon | carries impulses away from the cell body | is a single long fiber that ends in terminals
cell body / soma | contains the nucleus and most organelles | is the widest part and sums up the incoming signals
myelin sheath | insulates the long fiber and speeds conduction | is made by Schwann cells or oligodendrocytes
node of Ranvier | is a gap in the insulation where the impulse is renewed | makes the signal jump in saltatory conduction
synaptic terminal / axon terminal / terminal bouton | releases neurotransmitter into the gap at a synapse | is a swollen ending with vesicles at the tip of a fiber

# Adaptations of birds and mammals
? Which term describes
contour feather | a vaned covering that gives a bird its shape and streamlining | the plume with barbs hooked together along a shaft
down feather | a soft fluffy covering that traps warm air next to the skin | the plume that insulates a duckling
air sac | a thin-walled space connected to a bird's lungs that gives one-way airflow | a structure that lightens a bird and aids in breathing
hollow bone | a light skeletal piece with inner struts that helps a bird fly | a part that saves weight in the skeleton of a flier
keel | the ridge of the breastbone to which flight muscles attach | a large plate missing in ostriches
mammary gland | the organ that secretes milk for the young | the feature that gives a class of animals its name
respiratory diaphragm | the sheet below the lungs that helps a dog or human inhale | the dome that separates the chest from the abdomen
hair | the fiber of keratin that covers and insulates mammals | the body covering from which whiskers and fur develop
marsupium | the pouch in which a kangaroo carries its young | the fold of skin where a tiny newborn finds a nipple

# Feeding and digestion in animals
? Which term describes
rumen | the large first chamber in which microbes digest a cow's food | the fermentation vat of a sheep or goat
cecum / caecum | the pouch in which rabbits and horses ferment plant material | a blind sac where the small and large intestines meet
gastrovascular cavity | the digestive space with a single opening in jellyfish | the sac in which a hydra both digests and distributes food
alimentary canal / complete digestive tract | the tube with a mouth at one end and an anus at the other | the arrangement found in earthworms, insects and vertebrates
intracellular digestion | the breakdown of food within food vacuoles, as in sponges and amoebas | the only kind of food breakdown in sponges
filter feeding / suspension feeding | the straining of small particles from water, as in clams and whales | the way a baleen whale collects krill

# Respiratory surfaces in animals
? Which structure
gill | takes oxygen from water through thin, folded filaments | is protected by the operculum in a bony fish
lung | takes oxygen from air inside the chest of land vertebrates | is absent in most fish but develops in an adult frog
alveolus / alveoli | is the tiny sac in which gases pass between air and blood in mammals | is surrounded by capillaries at the end of a bronchiole
parabronchus / parabronchi | is the narrow tube where gas exchange takes place in birds | lets air flow in a single direction through a sparrow's chest
moist skin | serves as the respiratory surface of an earthworm | must stay damp so that a frog or earthworm does not suffocate
siphon | draws water into and out of a clam or squid | is used for jet propulsion by an octopus

# Nitrogen compounds in living things
? Which term describes
ammonia | the toxic nitrogenous waste released directly into water by most bony fishes | a simple compound, NH3, that needs much water to be flushed away safely
urea | the nitrogenous waste made in the liver of mammals and released in urine | the main solid dissolved in human urine
uric acid | the white, nearly insoluble nitrogenous waste of birds and insects | the waste that saves water by leaving the body as a paste
nitrate | the form of nitrogen, NO3, that most plant roots absorb | the final product of nitrification
nitrite | the form of nitrogen, NO2, made by Nitrosomonas and used to cure meat | the middle product between ammonia and the form that roots absorb
nitrous oxide | a greenhouse gas given off by fertilized soils | the gas, N2O, also known as laughing gas
creatinine | a waste from muscle used to measure kidney function | a compound filtered from blood at a steady rate by the kidneys

# Mineral nutrients of plants
? Which plant nutrient
nitrogen | is needed to make amino acids and chlorophyll and is most often in short supply | turns older leaves yellow when it is lacking
phosphorus | is needed for ATP and nucleic acids and promotes root growth | makes leaves dark and purplish when it is lacking
potassium | moves into guard cells to open stomata | browns leaf edges when it is lacking and is the K of fertilizers
magnesium | lies at the center of the chlorophyll molecule | turns leaves yellow between green veins when it is lacking
calcium | forms a cement with pectin in the middle lamella between cell walls | causes blossom-end rot of tomatoes when it is lacking
iron | is needed to build cytochromes and to make chlorophyll | turns the youngest leaves pale when it is lacking
sulfur | is a part of the amino acids cysteine and methionine | is taken up as an ion with four oxygens for use in some coenzymes

# Structural materials of plants
? Which plant material
lignin | hardens the walls of wood and makes them stiff | is the polymer that paper makers must remove from wood pulp
suberin | waterproofs cork and the Casparian strip | is the fatty substance that blocks water in bark
cutin | is the fatty polymer that covers leaves and slows water loss | is secreted by epidermal cells of a shoot
pectin | glues neighboring cell walls together | makes jam set into a gel
rubber latex / latex | is a milky fluid from cut bark made into tires | flows from the tree Hevea and from dandelion stems
resin | is a sticky fluid by which pine trees seal wounds | hardens into amber over millions of years

# Methods of field ecology
? Which sampling method
quadrat sampling / quadrat | counts organisms inside a square frame placed at random | is suited to plants and slow animals such as barnacles
mark-recapture / capture-recapture | estimates a population from the share of tagged animals in a second catch | uses rings on birds and fin clips on fish
transect / line transect | records species along a string laid across a habitat | shows how species change from shore to land
pitfall trap | catches crawling insects in a sunken cup | captures beetles that walk at night
radio telemetry / radio tracking | follows animals with a collar that sends signals | maps the home range of a wolf or bear
sweep netting / sweep net | collects insects by passing a mesh bag through tall grass | is used for grasshoppers and leafhoppers on vegetation

# Pollutants
? Which pollutant
carbon monoxide | binds to hemoglobin more tightly than oxygen does | is an odorless gas from incomplete burning
carbon dioxide | is the main greenhouse gas added to air by burning fossil fuels | forms a weak acid in seawater and lowers its pH
methane | is a greenhouse gas released by cattle, rice fields and landfills | traps more heat per molecule than the main warming gas and is natural gas
chlorofluorocarbon / CFC | destroys stratospheric ozone and was used in spray cans and refrigerators | releases chlorine atoms high in the air
mercury | collects in tuna and harms the nervous system | is a liquid metal released by coal burning and gold mining
lead | was added to gasoline and paint and harms children's brains | reached drinking water through old pipes
DDT | is a pesticide that thinned the eggshells of eagles and pelicans | was sprayed against malaria mosquitoes and was banned in the United States in 1972
particulate matter | consists of tiny particles such as soot that lodge in the lungs | makes up the haze of smoke and dust
PCB / polychlorinated biphenyl | is an oily chemical once used in transformers that persists in rivers | contaminated the Hudson River and was banned in the late 1970s
radon | is a radioactive gas that seeps into basements and can cause lung cancer | forms from the decay of uranium in rock

# Energy sources
? Which energy source
solar energy / solar power | is collected by photovoltaic panels from sunlight | varies with cloud, season and night
wind energy / wind power | turns the blades of turbines on hills or at sea | depends on moving air
hydroelectric power / hydropower | uses water that falls through a dam | blocks the migration of salmon
geothermal energy | uses heat from inside Earth | is plentiful in Iceland
nuclear power / nuclear energy | splits uranium atoms and leaves radioactive waste | uses fission in a reactor with control rods
tidal power | uses the rise and fall of the sea | is caught in bays by turbines that respond to the moon's pull
coal | is a solid fossil fuel formed from ancient swamp plants | releases the most CO2 and sulfur per unit of energy
natural gas | is a mostly methane fossil fuel that burns more cleanly than others | is brought up by fracking of shale
petroleum / crude oil | is a liquid fossil fuel refined into gasoline | may spill from tankers and coat seabirds

# Farming and soil conservation
? Which farming practice
crop rotation | changes what is planted in a field each season to keep the soil fertile | alternates corn with legumes such as soybeans
contour plowing | follows the curves of a slope to slow runoff | makes furrows across a hill rather than up and down
terracing | cuts steep hillsides into flat steps | is used for rice on mountains in Asia
monoculture | plants a single species over a wide area | is easy to harvest but spreads pests and disease quickly
no-till farming / conservation tillage | leaves stubble and sows seed without turning the soil | reduces erosion by not plowing
drip irrigation | delivers water slowly to the roots through small tubes | saves water in dry lands compared with sprinklers
cover cropping / cover crop | plants rye or clover between seasons to protect bare soil | holds soil in winter and adds nitrogen when plowed under
organic farming | avoids synthetic fertilizer and pesticides | relies on compost, manure and natural enemies of pests
strip cropping | alternates bands of different plants across a field | lets bands of grass catch soil washed from rows of corn
slash-and-burn agriculture | clears forest by fire for temporary fields | enriches poor tropical soil with ash for a few seasons

# Mating systems and social life
? Which term describes
monogamy | the pairing of one male with one female | the system of most songbirds and gibbons
polygyny | the mating of one male with several females | the system of elephant seals and red deer
polyandry | the mating of one female with several males | the rare system of phalaropes and jacanas, in which males incubate
eusociality | a society with sterile workers and a reproductive queen | the organization of ants, honeybees and naked mole rats
cooperation | work by group members toward a shared benefit | the hunting of lions in a pride
parental care | the feeding and protection of offspring by adults | the incubation of eggs by penguins
lek mating / lek | a gathering of males that display for visiting females in one arena | the dancing ground of sage grouse

# Animal communication
? Which type of signal
pheromone | is a chemical that affects other members of the species | marks an ant's trail and attracts male moths
waggle dance | tells honeybees the direction and distance of flowers | was decoded by Karl von Frisch in the hive
birdsong / song | defends a territory and attracts mates by sound | is partly learned by young sparrows from adults
alarm call | warns others of a predator | is given by a vervet monkey or ground squirrel at risk to itself
visual display | uses color and posture, such as a fanned tail | is seen when a peacock spreads its feathers
tactile signal / grooming | is physical contact among primates that pick through each other's fur | calms and bonds chimpanzees through touch

# Important proteins
? Which protein
hemoglobin | carries oxygen in red blood cells | contains four heme groups with iron
myoglobin | stores oxygen in muscle | has a single heme and makes meat red
collagen | is the most abundant structural molecule of animals | forms strong triple-helix fibers in skin, tendon and bone
keratin | forms hair, nails, feathers and horns | is the tough fiber of the outer layer of the epidermis
insulin | lowers blood glucose and is made by recombinant bacteria | was the first polypeptide to be sequenced, by Sanger
albumin | is the main one in blood plasma and keeps water in the vessels | helps to maintain the osmotic pressure of blood
actin | forms thin filaments of muscle | is the globular molecule that joins in a chain along which muscle heads pull
myosin | forms thick filaments of muscle and pulls with its heads | is the motor that splits ATP when a muscle contracts
tubulin | is the subunit of microtubules | is blocked by colchicine so that a spindle cannot form
dynein | is the motor that bends cilia and flagella | walks toward the minus end of microtubules and slides the pairs in flagella
kinesin | is the motor that carries vesicles toward the plus end of microtubules | walks outward from the centrosome along cytoskeletal tracks
fibrinogen / fibrin | is changed by thrombin into threads of a blood clot | is made in the liver and circulates in dissolved form until bleeding begins
casein | is the main one in milk and forms curds | is precipitated by rennin when cheese is made

# Tropic and tactic responses of microbes
? Which response
phototaxis | is the movement of Euglena toward light | guides a unicellular alga by means of an eyespot
magnetotaxis | is the movement of bacteria along Earth's field lines | depends on chains of iron particles in the cell
aerotaxis | is the movement of bacteria toward or away from oxygen | brings cells together around an air bubble
run and tumble | alternates straight swims with random turns of a flagellated cell | results from changes in the direction of flagellar rotation
gliding motility | moves cells smoothly along a surface without flagella | is seen in slimy myxobacteria
twitching motility | pulls cells along by extending and retracting pili | is seen in Pseudomonas on solid surfaces

# Arrangements of flagella
? Which term describes
monotrichous arrangement / monotrichous | a single flagellum at one end of a bacterium | the pattern of Vibrio cholerae
amphitrichous arrangement / amphitrichous | one or more flagella at both ends of a bacterium | the pattern of tails at opposite poles
lophotrichous arrangement / lophotrichous | a tuft of flagella at one end of a bacterium | the pattern of Helicobacter pylori
peritrichous arrangement / peritrichous | flagella all over the surface of a bacterium | the pattern of E. coli and Proteus
atrichous condition / atrichous | the absence of flagella from a bacterium | the pattern of most cocci

# Mutagens and tests in microbial genetics
? Which term describes
mutagen | an agent that increases the rate of changes in DNA | a chemical or radiation, such as X rays or nitrous acid, that alters genes
Ames test | a screening with Salmonella for chemicals that may cause cancer | a measure of how many bacteria revert to make histidine
auxotroph | a mutant that needs a nutrient that the normal form can make | a strain that cannot grow on minimal medium
photoreactivation | the splitting of joined pyrimidines by a photolyase enzyme | the mending of ultraviolet damage that requires visible light but no cutting of the strand
thymine dimer | a joined pair of neighboring pyrimidines formed by ultraviolet light | a kink in the double helix of a sunburned skin cell
prototroph | a wild-type strain that can make all its own growth factors | a strain that grows on minimal medium
spontaneous mutation | an error in DNA that arises with no known agent | an accident of replication, about one in a billion base pairs

# Biochemical tests for bacteria
? Which laboratory test
catalase test | adds hydrogen peroxide to see bubbles | tells staphylococci from streptococci
oxidase test | detects cytochrome c by a purple color | is positive in Neisseria and Pseudomonas
indole test | detects breakdown of tryptophan by a red ring | is positive in E. coli and uses Kovac's reagent
citrate test | shows growth on a single organic acid by turning Simmons agar blue | is negative in E. coli and positive in Enterobacter
urease test | detects ammonia by a pink color in broth | is positive in Proteus and Helicobacter
methyl red test | detects strong mixed acids after glucose fermentation | is red in E. coli at low pH
Voges-Proskauer test | detects acetoin after fermentation of glucose | is positive in Enterobacter but not in E. coli
coagulase test | detects clotting of plasma | identifies Staphylococcus aureus among related cocci
carbohydrate fermentation test | turns yellow with acid and traps gas in a small inverted vial | tells which sugars a species uses in broth

# Types of hypersensitivity
? Which type of immune reaction
type I hypersensitivity / immediate hypersensitivity | involves IgE and mast cells and acts within minutes | includes hay fever, hives and anaphylaxis
type II hypersensitivity / cytotoxic hypersensitivity | involves IgG or IgM that destroys cells with complement | includes transfusion reactions and Rh incompatibility
type III hypersensitivity / immune complex hypersensitivity | involves small antigen-antibody clusters deposited in vessels | includes glomerulonephritis after streptococcal infection
type IV hypersensitivity / delayed-type hypersensitivity | involves lymphocytes rather than antibodies and appears after one or two days | includes poison ivy rash and the tuberculin skin reaction
autoimmunity | results from loss of tolerance to the body's own antigens | includes lupus and multiple sclerosis

# Organs and tissues of the immune system
? Which organ or tissue
thymus | is where T lymphocytes mature | is large behind the breastbone in childhood and shrinks after puberty
bone marrow | is where all blood cells arise and B lymphocytes mature | is donated to treat leukemia
spleen | filters blood and removes old red cells | lies on the left side behind the stomach
lymph node | cleans tissue fluid on its way back to the blood and swells during infection | is a bean-shaped organ of the neck, armpit and groin
tonsil | guards the throat against inhaled and swallowed microbes | is a mass of lymphoid tissue removed after repeated infections
appendix | is a worm-shaped pouch of the cecum with lymphoid tissue | may burst and cause peritonitis when blocked
Peyer's patch | is a cluster of lymphoid tissue in the wall of the ileum | watches for pathogens inside the small intestine

# Barriers of the first line of defense
? Which defense
intact skin / skin | is the dry outer layer of keratin that blocks microbes | sheds dead cells and is rarely penetrated unless broken
mucous membrane | lines the respiratory, digestive and urogenital tracts and traps microbes | secretes a sticky fluid that coats inner surfaces
gastric juice | destroys most swallowed bacteria with hydrochloric acid | is strongly acid, with a pH of about 2
tear fluid / tears | washes the surface of the eye with lysozyme | drains from the lacrimal gland across the eye into the nose
sebum | forms an oily film of fatty acids that lowers the pH of the body surface | is the secretion of glands beside hair follicles
saliva | washes the teeth and mouth and contains IgA and enzymes | dilutes microbes on the teeth and under the tongue
urine flow / urine | flushes microbes from the urethra | prevents bacteria from climbing toward the bladder
sneezing / coughing | expels particles suddenly from the airways | is a reflex set off by dust or pollen in the nose

# Eons and eras of life
? Which eon or era
Paleozoic Era / Paleozoic | began with the Cambrian explosion and ended with the largest mass extinction | saw the first fishes, land plants and amphibians
Mesozoic Era / Mesozoic | was the age of reptiles and ended with the loss of the dinosaurs | saw the first birds, mammals and flowers
Cenozoic Era / Cenozoic | is the age of mammals and continues today | saw the spread of grasses and the rise of humans
Hadean Eon / Hadean | covers the time of Earth's formation before known life | was the first division, with a molten surface and heavy bombardment
Archean Eon / Archean | saw the first prokaryotes about 3.5 billion years ago | had an atmosphere with almost no oxygen gas and left the oldest stromatolites
Proterozoic Eon / Proterozoic | saw oxygen build up in the air and the first eukaryotes | ended about 540 million years ago with soft-bodied Ediacaran animals

# Mutations by effect on the protein
? Which type of mutation
frameshift mutation / frameshift | shifts the grouping of bases so that every later codon is changed | is caused by inserting or deleting one or two bases
missense mutation | changes a codon so that it specifies another amino acid | causes sickle-cell disease by putting valine in place of glutamic acid
nonsense mutation | changes a codon into a stop signal | produces a protein that is cut short
silent mutation | changes a base without changing the amino acid | has no effect because several codons specify the same thing
trinucleotide repeat expansion / repeat expansion | lengthens a run of identical triplets until disease appears | causes Huntington's disease through too many copies of CAG
splice-site mutation | leaves part of an intron in the mature transcript or drops an exon | alters the signal at the border between coding and noncoding segments

# Major divisions of land plants and their relatives
? Which term describes
angiosperm / flowering plant | a seed producer that encloses its ovules in an ovary | a rose or grass, for example, whose seeds ripen inside a fruit
gymnosperm | a plant whose seeds are naked on cone scales | a plant such as a pine without flowers or fruits
bryophyte / nonvascular plant | a small land dweller such as a moss without xylem or phloem | a moss relative that stays low and depends on water for its swimming sperm
pteridophyte / seedless vascular plant | a fern or horsetail with xylem and phloem but no seeds | a spore producer with true roots and stems
charophyte | a green alga of the group most closely related to land plants | a pond dweller such as Chara whose cell division resembles that of mosses

# Freshwater ecosystems
? Which freshwater zone or ecosystem
littoral zone | is the shallow edge of a lake where rooted plants grow | is the shallow home of cattails and water lilies
limnetic zone | is the open surface water of a lake away from the shore | is the sunlit water of a lake where plankton floats far from land
profundal zone | is the deep cold water of a lake below the reach of light | receives the dead matter that sinks from the surface of a lake
wetland | is land saturated with water for at least part of the year | filters pollutants and reduces flooding, as in a marsh or swamp
river / stream | has flowing water that is colder and richer in oxygen near its source | carries sediment and nutrients from mountains to the sea
oligotrophic lake | is deep, clear and poor in nutrients | supports trout in cold oxygen-rich water with few algae
eutrophic lake | is shallow, murky and rich in nutrients | has dense algae and little oxygen near the bottom

# Simple responses and rhythms of animals
? Which term describes
fixed action pattern | an unchangeable inborn sequence that is carried to completion once started | the stickleback's attack on anything red
taxis | a directed movement toward or away from a stimulus | the swimming of trout to face upstream or of moths to a lamp
kinesis | a random change in speed of movement in response to a stimulus | the faster crawling of a woodlouse in dry places than in damp ones
circadian rhythm | a cycle of activity that repeats about every 24 hours | a daily biological clock that governs sleep and waking
reflex | an automatic response to a stimulus that does not involve thought | the quick pulling of a hand from a hot stove
critical period | a limited phase of life in which certain things can be learned | the hours after hatching in which a gosling follows what it sees

# Viruses of the liver and gut
? Which virus
hepatitis A virus | causes liver infection spread by contaminated food or water and never becomes chronic | is passed by the fecal-oral route, often in shellfish
hepatitis B virus | causes liver infection through blood and sexual contact and may lead to liver cancer | is a DNA agent prevented by the first recombinant vaccine
hepatitis C virus | causes chronic liver infection spread mainly by shared needles | has no vaccine but can be cured with antiviral drugs
poliovirus | destroys motor nerve cells and may cause paralysis | enters through the mouth and has nearly been eradicated
rotavirus | is the most common viral cause of severe diarrhea in infants | is a wheel-shaped agent prevented by an oral vaccine
norovirus | is the leading cause of vomiting outbreaks on cruise ships | causes most foodborne gastroenteritis in adults of the United States

# Vector-borne and systemic zoonoses
? Which disease
plague / bubonic plague | is caused by Yersinia pestis and spread by rat fleas | killed a third of Europe in the Black Death
malaria | is caused by Plasmodium and spread by Anopheles mosquitoes | destroys red blood cells with cycles of chills and fever
yellow fever | is caused by a virus spread by Aedes mosquitoes and damages the liver with jaundice | delayed the building of the Panama Canal
dengue / breakbone fever | causes severe bone and joint pain and is spread by Aedes mosquitoes | may become hemorrhagic in a second attack by another of its four serotypes
Lyme disease | is caused by Borrelia burgdorferi and spread by deer ticks | begins with a bull's-eye rash and may cause arthritis
Rocky Mountain spotted fever | is caused by a rickettsia spread by dog and wood ticks | causes a rash that begins on wrists and ankles
epidemic typhus | is caused by Rickettsia prowazekii and spread by body lice | broke out in crowded camps and among Napoleon's soldiers
Chagas disease / American trypanosomiasis | is spread by kissing bugs and damages the heart | is caused by Trypanosoma cruzi in Latin America

# Gram-negative pathogens
? Which bacterium
Treponema pallidum | causes the disease syphilis | is a spirochete that cannot be grown on ordinary media and is seen in a dark field
Yersinia pestis | causes bubonic and pneumonic plague | is carried by rat fleas and caused the Black Death
Vibrio cholerae | causes epidemics with rice-water stools | is a curved rod that lives in brackish water
Bordetella pertussis | causes the disease whooping cough | destroys the ciliated cells of the trachea
Neisseria gonorrhoeae | causes a sexually transmitted discharge called the clap | is a diplococcus that attaches to the urethra by fimbriae
Neisseria meningitidis | causes inflammation around the brain in dormitories and barracks | is a diplococcus with a capsule that lives in the nose and throat
Campylobacter jejuni | is a leading bacterial cause of diarrhea from poultry | is a microaerophilic curved rod

# Types and parts of roots
? Which part of a plant
root hair | is a tiny extension of an epidermal cell that takes up water from soil | greatly increases the surface area for absorption just behind the elongation zone
root cap | protects the growing tip as it pushes through the soil | secretes a slimy substance that eases the way through the ground
taproot | is a single large underground axis with small side branches, as in carrots | is typical of dicots such as the dandelion and reaches deep water
fibrous root | is one of many thin branching underground strands, as in grasses | holds topsoil in place and is typical of monocots
adventitious root | grows from an unusual place such as a stem, as in corn props | forms on the base of a cutting or along an ivy stem
root nodule | houses nitrogen-fixing bacteria on a legume | is a pink swelling in which Rhizobium lives

# Structure of populations
? Which term describes
population density | the number of individuals per unit of area | a measure such as fifty deer per square kilometer
clumped dispersion / clumped distribution | the spacing of individuals in groups, as in herds or schools | the pattern of wolf packs and of mushrooms around a rotting log
uniform dispersion / uniform distribution | the even spacing of individuals, as in nesting penguins | the pattern produced by territorial behavior or root competition
random dispersion / random distribution | the unpredictable spacing of individuals, as in dandelions | the pattern of plants whose seeds are scattered by wind
age structure | the proportion of individuals in each stage of life in a population | the information shown in a pyramid-shaped diagram of males and females
demographic transition | the change from high birth and death rates to low ones | the stages through which industrial nations passed to slow population growth
sex ratio | the proportion of males to females | a figure that is near 1:1 in most species

# Microbial products and industrial processes
? Which term describes
bioreactor / fermentor | a large vessel with controlled temperature, pH and oxygen for growing microbes | the tank in which penicillin or insulin is manufactured
composting | the conversion of plant waste into humus by thermophilic microbes | the piling of leaves and kitchen scraps to make soil
biogas | methane produced from wastes by archaea | a fuel collected from landfills, manure and sewage
biofuel | a liquid from living crops or algae, such as ethanol from corn | a liquid made from crops to replace gasoline or diesel
algal bloom | a sudden increase of green microbes in water rich in nutrients | a green scum that may use up oxygen and kill fish when it decays
primary metabolite | a microbial product formed during active growth, such as ethanol | an amino acid or alcohol made as cells multiply, in the trophophase
secondary metabolite | a microbial product formed in the stationary phase, such as penicillin | an antibiotic made in the idiophase after growth slows
`;
