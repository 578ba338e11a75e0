/** Concepts of biology, from cells to ecosystems and microbes, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Organelles and structures of eukaryotic cells
? Which cell structure
mitochondrion / mitochondria | releases energy from food molecules by aerobic cellular respiration | makes most of the ATP that a eukaryotic cell uses | has an inner membrane folded into cristae and its own circular DNA
ribosome | builds proteins by linking amino acids in the order given by messenger RNA | consists of a large and a small subunit made of rRNA and protein | is found in both prokaryotic and eukaryotic cells and has no membrane
nucleus / nuclei / cell nucleus | holds the chromosomes and controls the activities of the eukaryotic cell | is enclosed by a double membrane with pores | stores most of the DNA of a eukaryotic cell
chloroplast | captures light energy and uses it to make sugar | contains chlorophyll in stacks of thylakoids | is the site of photosynthesis in plants and algae
nucleolus / nucleoli | assembles ribosomal subunits inside the nucleus | is the dense region of the nucleus where ribosomal RNA is made | is found inside the nuclear envelope and has no membrane of its own
centriole | is a cylinder of microtubule triplets that helps organize cell division in animal cells | lies in a pair at right angles within the centrosome | is present in animal cells but absent from most plant cells

# Organelles of storage, transport and breakdown
? Which cell structure
rough endoplasmic reticulum / rough ER | folds and modifies proteins made by ribosomes attached to its surface | is a membrane network studded with ribosomes | is the membrane network on which proteins for export are made and folded
smooth endoplasmic reticulum / smooth ER | makes lipids and steroids and has no ribosomes on its surface | detoxifies drugs and poisons in liver cells | stores calcium ions in muscle cells
Golgi apparatus / Golgi body / Golgi complex / Golgi | modifies, sorts and packages proteins and lipids for delivery | is a stack of flattened membrane sacs that receives vesicles from the ER | ships finished products in vesicles to their destinations
lysosome | contains digestive enzymes that break down worn-out cell parts and food particles | acts as the recycling center of an animal cell | has an acidic interior that activates its hydrolytic enzymes
peroxisome | breaks down fatty acids and produces hydrogen peroxide in the process | contains catalase, which turns hydrogen peroxide into water and oxygen | carries out oxidation reactions that detoxify alcohol and other poisons
central vacuole / vacuole | stores water, nutrients and wastes in a large sac within a plant cell | keeps a plant cell firm by maintaining turgor pressure | may fill most of the volume of a mature plant cell

# Boundaries and fluids of the cell
? Which cellular component
cell membrane / plasma membrane | controls which substances enter and leave the cytoplasm | is a phospholipid bilayer with embedded proteins | surrounds the cytoplasm of every living thing, from bacteria to humans
cell wall | gives rigid support and protection outside the plasma membrane of plants, fungi and bacteria | is made of cellulose in plants and chitin in fungi | prevents a plant from bursting when it takes up much water
cytosol | is the fluid in which organelles are suspended | is the jellylike solution where glycolysis takes place | is made of water with dissolved ions, enzymes and nutrients
cytoskeleton | is a network of protein fibers that gives shape and support | includes microtubules, microfilaments and intermediate filaments | provides tracks along which motor proteins move organelles
nuclear envelope | is the double membrane that separates the genetic material from the cytoplasm | has pores that let RNA pass out to the ribosomes | breaks down during prophase and re-forms in telophase
extracellular matrix / ECM | is a network of collagen and other proteins secreted outside animal cells | holds animal tissues together and helps cells communicate with their surroundings | contains collagen fibers embedded in a network of glycoproteins
glycocalyx | is a sticky sugar coating on the outer surface of some cells | helps bacteria attach to surfaces and avoid being engulfed | is made of polysaccharides and lies outside the bacterial wall as a capsule or slime layer

# Structures of movement and support in cells
? Which cell structure
flagellum / flagella | is a long whiplike tail that propels a cell | moves a sperm cell through fluid | usually occurs singly or in small numbers on a cell
cilium / cilia | is one of many short hairlike projections that beat in rhythm | sweeps mucus and trapped dust out of the airways | moves a paramecium through water
pseudopod / pseudopodium / pseudopodia | is a temporary bulge of cytoplasm used for crawling and engulfing food | lets an amoeba both creep and take in food | is used by white blood cells to surround bacteria
microvillus / microvilli | is a tiny fingerlike fold that increases the surface area for absorption | forms part of the brush border of the small intestine
microtubule | is a hollow tube made of tubulin | forms the spindle fibers that separate chromosomes | is the thickest type of fiber in the cytoskeleton
microfilament / actin filament | is a very thin protein thread that helps a cell change shape and contract | is the narrowest type of fiber in the cytoskeleton | forms the ring that pinches an animal cell in two
intermediate filament | is a ropelike fiber of proteins such as keratin that resists tension | anchors the nucleus and some organelles in place | forms the fibrous meshwork that lines the inside of the nucleus
centrosome | is the region near the nucleus that organizes microtubules in animal cells | contains a pair of centrioles and forms a pole of the spindle | duplicates before mitosis and moves to opposite ends of an animal cell

# Junctions between cells
? Which cell connection
plasmodesma / plasmodesmata | is a channel through the walls of neighboring plant cells | lets water and small molecules pass directly from one plant cell to the next | connects the cytoplasm of adjacent plant cells
gap junction | is a protein channel that joins the cytoplasm of adjacent animal cells | lets ions and small molecules pass quickly between animal cells | allows the electrical signal to spread through heart muscle cells
tight junction | forms a watertight seal between adjacent animal cells | prevents fluid from leaking between cells of an epithelium | presses the membranes of neighboring animal cells firmly together
desmosome | fastens neighboring animal cells together into strong sheets like a rivet | is anchored in the cytoplasm by intermediate filaments of keratin | helps skin and muscle resist stretching
hemidesmosome | attaches an epithelial cell to the basement membrane beneath it | uses integrins to fasten a cell to the extracellular layer below it

# Ways substances cross membranes
? Which type of transport
simple diffusion / diffusion | moves particles from higher to lower concentration directly through the lipid bilayer | lets oxygen and carbon dioxide cross a membrane without a protein or energy
osmosis | moves water across a selectively permeable membrane | moves water toward the side with more dissolved solute | makes a red blood cell swell in pure water
facilitated diffusion | moves molecules down their gradient through carrier or channel proteins without energy | lets glucose enter most cells through a protein without the use of ATP | helps ions and large polar molecules pass through a membrane passively
active transport | moves particles from lower to higher concentration using energy from ATP | is carried out by the sodium-potassium pump | requires energy because it works against a concentration gradient
phagocytosis | takes large particles or whole cells into a cell, and is called cell eating | lets white blood cells engulf bacteria | lets an amoeba surround food and enclose it in a vacuole
pinocytosis | takes tiny droplets of fluid into a cell in small vesicles | is called cell drinking because it takes in fluid with dissolved substances
receptor-mediated endocytosis | takes in specific molecules after they bind to proteins in coated pits | lets cells take in cholesterol carried by LDL particles
exocytosis | releases materials when a vesicle fuses with the plasma membrane | lets cells secrete hormones, neurotransmitters and other products | carries large molecules out of the cell
cotransport / secondary active transport | uses the downhill flow of one substance to drive the uphill movement of another | lets plant cells load sucrose as hydrogen ions flow back in

# Kinds of solution
? Which kind of solution
hypertonic solution / hypertonic | has a higher concentration of solute than the cell placed in it | makes a cell shrink because water leaves it | causes water to move out of a cell by osmosis
hypotonic solution / hypotonic | has a lower concentration of solute than the cell placed in it | makes a cell swell because water enters it | may cause an animal cell to burst
isotonic solution / isotonic | has the same concentration of solute as the cell placed in it | causes no net movement of water into or out of a cell | keeps the shape of a red blood cell unchanged
buffer solution / buffer | resists changes in pH when small amounts of acid or base are added | keeps the pH of blood near 7.4 with the help of bicarbonate | contains a weak acid and its base, which take up or release hydrogen ions
saturated solution | contains as much dissolved solute as it can hold at a given temperature | is in balance with undissolved crystals of solute lying at the bottom
supersaturated solution | holds more dissolved solute than it normally could at its temperature | forms crystals suddenly when a seed crystal is added

# States of cells in water
? Which term describes
turgid | a plant cell that is firm because water presses the membrane against the wall | a plant cell swollen with water in a healthy upright leaf | a plant cell in a hypotonic environment
flaccid | a plant cell that is limp because it has lost pressure | a plant cell in an isotonic environment, with no net water movement
plasmolyzed / plasmolysed | a plant cell whose membrane has pulled away from the wall after losing water | a plant cell placed in a very salty hypertonic solution
lysed | an animal cell that has burst after taking in too much water | a red blood cell placed in distilled water
crenated | an animal cell that has shrunk and shriveled after losing water | a red blood cell placed in a hypertonic solution

# Components of the cell membrane
? Which component of the cell membrane
phospholipid | has a hydrophilic head and two hydrophobic fatty acid tails | forms the bilayer that is the basic fabric of the membrane | is amphipathic, with one end attracted to water and the other repelled by it
cholesterol | keeps an animal cell's membrane fluid by fitting between the fatty acid tails | is a steroid that reduces fluidity at high temperature and prevents stiffening in the cold | is a steroid of animals that most plants lack
channel protein | forms a pore that lets particular ions or water pass through | includes aquaporins, through which water crosses quickly | lets ions pass by facilitated diffusion through a tunnel in the membrane
carrier protein | changes shape to move a specific molecule across | binds glucose on one side and releases it on the other | carries out facilitated diffusion of glucose and amino acids by changing shape
receptor protein | binds a signal molecule such as a hormone on the outside of the cell | changes shape when a ligand attaches and passes the message inside | has a binding site whose shape fits one specific signal molecule
glycoprotein | is a polypeptide with a sugar chain that serves as an identity marker of the cell | carries its sugars on a polypeptide that faces the outside of the cell
glycolipid | is a fat with an attached sugar chain that helps cells recognize one another | is built from a lipid tail and a carbohydrate head that faces outside the cell
peripheral protein | is loosely attached to the surface and not embedded in the bilayer | is often held to the inner face by the cytoskeleton

# Scientists of the cell theory and microscopy
? Which scientist
Robert Hooke / Hooke | first used the word cell after looking at thin slices of cork | published drawings of his observations in Micrographia in 1665 | observed the empty cell walls of cork through a compound microscope
Anton van Leeuwenhoek / Antonie van Leeuwenhoek / Leeuwenhoek | first observed living bacteria and protists, which he called animalcules | built simple single-lens microscopes and looked at pond water and dental plaque | was the Dutch lens maker who first described microorganisms
Matthias Schleiden / Schleiden | concluded in 1838 that all plants are made of cells | was the German botanist who helped to found the cell theory
Theodor Schwann / Schwann | concluded in 1839 that all animals are made of cells | was the German zoologist who helped to found the cell theory
Rudolf Virchow / Virchow | stated that every cell comes from an existing cell | added the idea of cell reproduction to the cell theory in 1855 | was the German physician who concluded that cells come only from existing cells
Robert Brown | described the nucleus of plant cells in 1831 | observed the random motion of tiny particles suspended in water
Lynn Margulis / Margulis | developed the endosymbiotic theory of the origin of mitochondria and chloroplasts | argued that eukaryotic cells arose when large cells took in bacteria | explained organelles with their own DNA as descendants of free-living bacteria
Camillo Golgi | described a stack of membranes in nerve cells in 1898 with a microscope | developed a silver stain for nerve cells and shared the 1906 Nobel Prize

# Kinds of organism by cell and nutrition
? Which kind of organism
prokaryote / prokaryotic cell | lacks a nucleus and membrane-bound organelles | belongs to the domain Bacteria or Archaea | keeps its DNA in a nucleoid region of the cytoplasm
eukaryote / eukaryotic organism | has a nucleus and membrane-bound organelles in its cells | includes all plants, animals, fungi and protists
unicellular organism / single-celled organism | carries out every life function within one tiny unit, like an amoeba or bacterium | needs no tissues or organs because it performs all functions in one tiny compartment
multicellular organism | consists of many cells that are specialized for different functions | has cells organized into tissues, organs and systems | grows from a single zygote by repeated cell division
autotroph | makes its own food from carbon dioxide by photosynthesis or chemosynthesis | uses sunlight or chemicals as a source of energy to produce organic molecules | serves as a producer in its ecosystem
heterotroph | obtains energy by consuming other organisms | cannot make its own food and depends on others for organic molecules | serves as a consumer or decomposer in its ecosystem
colonial organism | consists of similar cells that live together with little specialization | is exemplified by Volvox, a ball of connected green algae

# Types of cells by role
? Which type of cell
stem cell | is unspecialized and can divide and differentiate into various specialized types | gives rise to red and white blood corpuscles in bone marrow | is taken from embryos or adult tissue to replace damaged tissue
somatic cell / body cell | is any diploid unit other than sperm, eggs and their precursors | divides by mitosis for growth and repair, like a skin or muscle cell
gamete / sex cell | is a haploid sperm or egg | is produced by meiosis and fuses with another in fertilization | carries half of a parent's chromosomes into a new zygote
zygote / fertilized egg | is formed when a sperm and an egg unite | is the first diploid stage of a new organism | divides by mitosis to form an embryo
germ cell / germ-line cell | gives rise to sperm or eggs in the testes or ovaries | can undergo meiosis in a sex organ
polar body | is a small nonfunctional product of the unequal divisions that form an egg | receives little cytoplasm during meiosis in females
daughter cell | is one of two new cells formed when a parent cell divides | is genetically identical to its parent after mitosis | receives a nucleus and part of the cytoplasm when cytokinesis is complete

# Levels of biological organization
? Which level of organization
cell | is the basic unit of structure and function in all living things | is the smallest unit that can carry out all the activities of life | is the smallest unit considered to be alive
tissue | is a group of similar cells that perform a common function | is exemplified by muscle, nervous, epithelial and connective types | lies between the cell and the organ in the hierarchy of life
organ | is a structure of several tissues working together for a function | is exemplified by the heart, a leaf or a kidney | is made of two or more kinds of tissue
organ system | is a group of body structures that work together to perform a major function | is exemplified by the digestive, respiratory and circulatory divisions of the human body
organism | is an individual living thing | is made of one or more cells and carries out all the processes of life
population | is all the members of one species that live in the same area | is the smallest unit that can evolve | grows by births and immigration and interbreeds within one area
community | is all the different species that live and interact in one area | includes all the living things of an area but none of the nonliving parts | consists of the neighboring populations of different species and nothing else
ecosystem | is all the living things in an area together with their nonliving surroundings | is the one at which energy flow and nutrient cycling are studied | includes the living and the nonliving parts of one pond or forest
biosphere | is the part of Earth where life exists, including land, water and air | contains all the ecosystems of the planet | extends from the deep ocean to several kilometers up in the atmosphere

# Characteristics of living things
? Which characteristic of life
homeostasis | keeps internal conditions stable despite changes outside | is shown when sweating holds body temperature steady | is the maintenance of a stable internal environment
metabolism | is the sum of all the chemical reactions in an organism | includes building up and breaking down molecules to obtain and use energy | provides the energy that organisms need by chemical reactions
reproduction | produces new individuals of the same species | may be sexual or asexual | is necessary for the survival of a species but not of an individual
growth | is an increase in the size or the number of cells of an organism | makes an organism larger as its cells divide and enlarge
development | is the series of changes an organism passes through as it matures | turns a fertilized egg into an adult with specialized parts | is the process in which cells of an organism differentiate during its life
response to stimuli / irritability / responsiveness | is shown when a plant bends toward light or a person pulls back from heat | is a reaction to a change in the surroundings | lets an organism detect and react to light, heat, sound or touch
adaptation | fits a species to its environment over many generations | is an inherited trait that helps an organism survive and reproduce | results from natural selection over many generations
cellular organization | is the composition of every living thing from one or more basic membrane-bound units | means that living things are unicellular or multicellular | is shared by bacteria with one unit and animals with trillions of units
heredity | is the passing of traits from parents to offspring through DNA | explains why offspring resemble their parents

# Phases of the cell cycle
? Which stage of the cell cycle
G1 phase / G1 / gap 1 | is the first part of interphase, when a new cell grows | comes after cytokinesis and before the replication of DNA
S phase / synthesis phase | is the part of interphase in which DNA is replicated | leaves every chromosome with two identical sister chromatids | doubles the amount of DNA in the nucleus
G2 phase / G2 / gap 2 | is the last part of interphase, when proteins needed for division are made | comes after DNA replication and directly before mitosis
G0 phase / G0 | is a resting state in which a cell does not prepare to divide | is the permanent state of most mature nerve and muscle cells | is entered by cells that leave the cycle
prophase | condenses chromatin into visible chromosomes and begins to form the spindle | is the first step of mitosis | breaks down the nuclear envelope as centrosomes move apart
metaphase | lines up chromosomes along the middle of the cell | attaches each chromosome to spindle fibers at the cell's equator | follows prophase in mitosis
anaphase | separates sister chromatids and moves them to opposite poles in mitosis | begins when the centromeres split | shortens spindle fibers to pull chromosomes apart
telophase | forms two nuclei as chromosomes uncoil at the opposite poles | rebuilds the nuclear envelope around each set of chromosomes | is the last step of mitosis
cytokinesis | divides the cytoplasm to form two separate cells | produces a cleavage furrow in animal cells and a cell plate in plants | completes cell division after the nucleus has divided

# Structures of chromosomes
? Which structure
chromatid / sister chromatid | is one of two identical copies that make up a duplicated chromosome | separates from its twin during anaphase of mitosis | is joined to its identical copy at the centromere until anaphase
centromere | is the region where the two copies of a duplicated chromosome are joined | is the constricted region of a chromosome where kinetochores form | divides at the beginning of anaphase in mitosis
kinetochore | is the protein complex on a chromosome to which spindle fibers attach | links a chromatid to the microtubules that pull it
chromatin | is the loose complex of DNA and proteins in a nondividing nucleus | condenses into chromosomes before division | is the uncondensed form of genetic material during interphase
telomere | is the repeated DNA sequence that protects the tip of a chromosome | shortens with each division in most body cells | is lengthened by an enzyme in germ cells and cancer cells
histone | is a protein around which DNA is wound | carries a positive charge that attracts the negatively charged DNA
nucleosome | is a beadlike unit of DNA wrapped around eight proteins | is the basic packing unit of eukaryotic DNA
tetrad / bivalent | is a group of four chromatids made of two paired homologous chromosomes | forms in prophase I when homologs pair up
chiasma / chiasmata | is the X-shaped point where nonsister chromatids are joined | marks the place where crossing over has occurred in meiosis

# Structures of a dividing cell
? Which structure
spindle / mitotic spindle / spindle apparatus | is made of microtubules and moves chromosomes during mitosis | stretches between the poles of a dividing cell | is made of fibers that attach to kinetochores and pull chromosomes apart
cleavage furrow | is the groove that pinches an animal cell in two | deepens as a ring of actin and myosin contracts | appears during cytokinesis in animal cells
cell plate | is formed by Golgi vesicles across the middle of a dividing plant | develops into a new wall between two plant nuclei | appears during cytokinesis in plants
metaphase plate / equatorial plate | is the plane midway between the poles where chromosomes line up | lies at the equator of a dividing cell
aster | is a star-shaped array of short microtubules around each centrosome | radiates from the poles of dividing animal cells

# Regulators of the cell cycle
? Which regulator of the cell cycle
checkpoint / cell cycle checkpoint | stops division unless conditions are right to go on | checks that DNA is undamaged and fully copied before a cell divides
cyclin | is a protein whose level rises and falls and so times the cell cycle | must bind to a kinase to activate it | builds up during interphase and is broken down after mitosis
cyclin-dependent kinase / CDK | is an enzyme that drives the cell cycle by phosphorylating proteins | remains at a constant level and is active only with its regulatory partner
growth factor | is a signal protein released by cells that stimulates other cells to divide | is released by platelets to stimulate division at a wound
p53 / p53 protein | halts division when DNA is damaged and may trigger apoptosis | is called the guardian of the genome and is mutated in many cancers
density-dependent inhibition / contact inhibition | stops division when cells touch one another in a crowded layer | is lost by cancer cells, so that they pile up in culture
anchorage dependence | requires a cell to be attached to a surface in order to divide | lets cells divide only on a solid base such as a dish or extracellular matrix

# Processes of cell division and cell death
? Which process
mitosis | divides the nucleus to produce two genetically identical nuclei | produces body cells for growth and repair | consists of prophase, metaphase, anaphase and telophase
meiosis | produces four genetically different haploid cells | reduces the number of chromosomes by half to form gametes | consists of two successive divisions after one replication of DNA
apoptosis / programmed cell death | is the orderly self-destruction of damaged or unneeded parts of the body | removes the webbing between the fingers of an embryo
necrosis | is the uncontrolled death of cells through injury or lack of blood | makes damaged cells swell and burst, which causes inflammation
metastasis | is the spread of cancer cells from the original site to other parts of the body | carries cancer cells through blood or lymph to form new tumors
angiogenesis | is the growth of new blood vessels | supplies a tumor with oxygen and nutrients through new vessels

# Kinds of tumor
? Which term describes
benign tumor | a mass of abnormal cells that stays where it began and does not invade | a growth that is not cancerous and can often be removed by surgery | a lump of cells that does not spread to other parts of the body
malignant tumor / cancer | any mass of abnormal cells that invades neighboring tissue and can spread | any uncontrolled growth that is treated with radiation or chemotherapy
carcinoma | a cancer that begins in epithelial tissue such as skin or the lining of organs | the most common kind of cancer, which arises in epithelium
sarcoma | a cancer of bone, muscle or other connective tissue | a cancer that begins in supportive tissue such as bone or cartilage
leukemia | a cancer of the bone marrow that produces too many abnormal white blood cells | a cancer of the blood-forming tissue
lymphoma | a cancer of lymphocytes that grows in lymph nodes | a cancer of the lymphatic system, such as Hodgkin's disease
melanoma | a cancer of the pigment-producing cells of the skin | the dangerous skin cancer that is linked to ultraviolet light and moles

# Harmful agents
? Which agent
carcinogen | causes cancer by damaging the DNA of cells | is exemplified by tobacco smoke, which can turn normal cells into tumor cells
mutagen | causes changes in the DNA of cells | is exemplified by X-rays and ultraviolet light, which alter the sequence of bases
teratogen | causes birth defects in a developing embryo or fetus | is exemplified by alcohol and thalidomide, which harm an unborn child
pathogen | causes an infectious disease in its host | is exemplified by disease-causing bacteria, viruses and parasites
allergen | causes an exaggerated immune response in sensitive people | is exemplified by pollen and peanut protein, which trigger histamine release

# Stages of meiosis
? Which stage of meiosis
prophase I | pairs homologous chromosomes, which exchange segments | includes synapsis and crossing over | forms tetrads as homologs come together
metaphase I | lines up homologous pairs at the middle of the cell | arranges tetrads at random along the equator, which leads to independent assortment | attaches each homolog of a pair to spindle fibers from opposite poles
anaphase I | separates homologous chromosomes while sister chromatids stay together | pulls whole duplicated chromosomes to opposite poles | reduces the chromosome number by moving one homolog of each pair to each pole
telophase I | ends the first division with two haploid cells of duplicated chromosomes | is followed by prophase II without replication of DNA
metaphase II | lines up single duplicated chromosomes at the middle of two haploid cells | comes just before the centromeres split in the second division
anaphase II | separates sister chromatids in haploid cells | splits the centromeres in the second division | pulls single chromatids to opposite poles in each of two cells
telophase II | ends with four genetically different haploid cells | forms nuclei again at the end of the second division | is followed by cytokinesis that produces gametes or spores

# Processes that affect genetic variation
? Which process
crossing over | exchanges segments between nonsister chromatids of homologous chromosomes | produces recombinant chromosomes in prophase I | creates new combinations of linked alleles
synapsis | is the close pairing of homologous chromosomes early in meiosis | joins homologs along their length by a protein complex
random fertilization | is the chance union of any sperm with any egg | adds to variation because any gamete of one parent may join any of the other
nondisjunction | is the failure of chromosomes to separate properly during cell division | produces gametes with one chromosome too many or too few | causes Down syndrome and other changes in chromosome number
independent assortment | distributes each homologous pair to gametes without regard to the other pairs | produces over eight million chromosome combinations in human gametes by random alignment at metaphase I | results from the random orientation of homologous pairs at the equator in metaphase I

# Forms of asexual reproduction
? Which form of asexual reproduction
binary fission | splits a prokaryotic cell into two equal identical cells | is the way bacteria multiply | copies a circular chromosome and divides one bacterium into two
budding | produces a small outgrowth that breaks off as a new individual | is the way yeast and hydra multiply | leaves a smaller new individual attached to its parent until it separates
fragmentation | lets a body part that breaks off grow into a whole new organism | produces new planarians or sea stars from pieces | requires regeneration of missing parts from broken pieces of the parent
vegetative propagation / vegetative reproduction | grows new plants from stems, leaves or roots without seeds | makes new strawberry plants from runners | produces plants that are genetically identical to one parent by runners, tubers or bulbs
spore formation / sporulation | releases single cells with tough coats that grow into new fungi or ferns | lets a mold spread through the air by tiny resistant cells
parthenogenesis | develops an egg into an individual without fertilization | produces male bees and some all-female lizards | lets a female produce young without a male in some insects and reptiles
multiple fission / schizogony | divides a nucleus many times before the cell splits into numerous daughters | lets malaria parasites multiply inside host cells

# Stages of cell signaling
? Which process
signal reception / reception | is the binding of a chemical messenger to a protein of the target cell | is the first step of cell communication, when a cell detects a message
signal transduction / transduction | relays a message from the receptor through a chain of molecules in the cell | converts a message from outside to a form that can cause a response
cellular response | is the final step of signaling, such as activating a gene or an enzyme | changes a cell's activity after a message has been relayed
signal amplification | increases the strength of a message, so that one molecule activates many others | lets a few hormone molecules cause a large effect in a cell
phosphorylation cascade | is a series of kinases, each of which activates the next | passes a message along as proteins gain phosphate groups one after another

# Molecules of cell signaling
? Which molecule of cell signaling
ligand | binds specifically to a receptor | is a signal such as a hormone that fits the binding site of a receptor | changes the shape of a receptor when it binds
second messenger / cyclic AMP | spreads a signal inside the cell after a receptor is activated | is made from ATP by adenylyl cyclase | relays the message of epinephrine inside the cell
protein kinase | transfers phosphate groups from ATP to other molecules | activates relay molecules by phosphorylation
phosphatase / protein phosphatase | takes phosphate groups off the relay molecules of a cell | switches off relay molecules by dephosphorylation and so ends a signal
G protein | is a switch inside the plasma membrane that is turned on by GTP | carries a signal from an activated receptor to another membrane enzyme
ligand-gated ion channel / ion channel receptor | opens to let ions through the membrane when a signal molecule binds | lets sodium or calcium flow into a nerve cell when a neurotransmitter attaches

# Types of cell communication
? Which type of cell communication
paracrine signaling | uses local regulators that act on nearby cells | is used by growth factors that stimulate neighboring cells
endocrine signaling | uses hormones carried in the bloodstream to distant target cells | lets insulin from the pancreas act on cells throughout the body | lets glands send messages over long distances through the blood
autocrine signaling | affects the same cell that released the signal molecule | lets a cell respond to its own secretion
synaptic signaling | uses neurotransmitters released from a nerve cell across a narrow gap | carries a message from a neuron to a muscle or another neuron
quorum sensing | lets bacteria detect how dense their population is | coordinates the formation of biofilms by bacteria | lets microbes act together when their signal molecules reach a certain level
direct contact signaling / juxtacrine signaling | uses gap junctions or surface molecules of cells that touch | lets immune cells recognize each other by molecules on their surfaces

# Microscopes
? Which type of microscope
compound light microscope / light microscope / bright-field microscope / optical microscope | is the ordinary classroom instrument, with a lamp, an objective and an ocular lens | shows a stained specimen against a clear lit background at up to about 1,000 times
scanning electron microscope / SEM | sweeps a focused beam over a metal-coated surface to give a three-dimensional image | shows surface detail such as an insect's eye or a pollen grain at high magnification
transmission electron microscope / TEM | sends a particle beam through an ultrathin section to show internal detail of cells | reveals the inner structure of organelles and viruses at the highest magnification of biology
fluorescence microscope | uses ultraviolet or other short-wavelength light to make dyed structures glow | detects antibodies tagged with a dye to identify bacteria | shows the location of molecules labeled with fluorescent dyes
phase-contrast microscope | makes living unstained cells visible by turning differences in refraction into differences in brightness | shows internal movement in living cells without the need for stain
dark-field microscope | shows a bright specimen on a black background by blocking direct light | lets only light scattered by the specimen enter the objective
dissecting microscope / stereomicroscope | gives a low-magnification three-dimensional view of whole specimens such as flowers and insects | is used when a specimen must be handled or cut during viewing | magnifies whole objects about 10 to 50 times with reflected light
confocal microscope | scans one thin plane at a time with a laser and a pinhole | builds a sharp three-dimensional image from optical slices of a thick specimen
atomic force microscope | moves a fine probe across a surface to map its shape | traces the contours of molecules with a tip on a tiny lever

# Parts of the compound microscope
? Which part of a microscope
eyepiece / ocular lens / ocular | is the lens a viewer looks through, usually magnifying ten times | sits at the top of the tube nearest to the viewer's eye | is the lens nearest to the eye
objective lens / objective | is the lens closest to the specimen | multiplies its power with that of the ocular to give the total magnification | is mounted on the nosepiece in powers such as 4x, 10x and 40x
stage | is the platform that holds the slide | has clips and an opening through which light passes | is moved up or down by the coarse adjustment on some instruments
revolving nosepiece / nosepiece | holds the objectives and turns to change the magnification | is rotated to swing another objective into position
coarse adjustment knob / coarse focus | moves the lenses or stage a large distance and is used first under low power | should not be used under high power because the lens may hit the slide | brings the specimen roughly into view under low power
fine adjustment knob / fine focus | sharpens the image with very small movements | is the only control turned to sharpen the image under high power
iris diaphragm / diaphragm | adjusts the amount of light that reaches the specimen by changing its opening | is closed slightly to increase contrast by cutting down the light | controls the amount of light passing up through the stage
condenser | focuses light onto the specimen from beneath the stage | gathers light rays into a cone below the specimen
illuminator | supplies the light from a lamp in the base | is switched on to begin viewing and takes the place of a mirror | is the light source at the base below the stage

# Classes of biological macromolecules
? Which type of biological molecule
carbohydrate / carbohydrates | includes sugars, starch and cellulose and provides quick energy | contains carbon, hydrogen and oxygen in a ratio near 1:2:1 | is built from monosaccharide units such as glucose | is the main source of quick energy for cells
lipid / lipids | includes fats, oils, waxes and steroids and does not dissolve in water | stores energy for the long term and forms cell membranes | is not made of repeating monomers
protein / proteins | is built from amino acids joined by peptide bonds | includes enzymes, antibodies and structural fibers such as collagen | contains nitrogen and often sulfur but stores no genetic information
nucleic acid / nucleic acids | includes DNA and RNA and stores hereditary information | is built from units of sugar, phosphate and nitrogenous base | is made of nucleotides and directs the synthesis of proteins
vitamin / vitamins | is needed in tiny amounts in the diet and often acts as coenzymes | includes compounds named by letters, such as A, C and D | is an organic nutrient that the body mostly cannot make for itself

# Monomers and building blocks
? Which molecule
monosaccharide / simple sugar | is the monomer of starch and cellulose | is the simplest unit of carbohydrates, such as glucose | is joined to another to form a disaccharide such as sucrose
amino acid | is the monomer of proteins and has an amine, a carboxyl and an R group | occurs in twenty common kinds coded by DNA | is linked to others by peptide bonds to form polypeptides
nucleotide | is the monomer of nucleic acids | consists of a five-carbon sugar, a phosphate group and a nitrogenous base | is joined to others by phosphodiester bonds to form DNA or RNA
fatty acid | is a long hydrocarbon chain with a carboxyl group at one end | joins with glycerol to form a fat | may be saturated or unsaturated, depending on its carbon bonds
glycerol | is a three-carbon alcohol that forms the backbone of fats | binds three chains to make a triglyceride | is released with fatty acids when fat is digested
isoprene | is the five-carbon unit from which the lipids of archaea and natural rubber are built | is the branched hydrocarbon in the membrane lipids of archaea

# Sugars
? Which sugar
glucose | is the main fuel that cells break down in respiration | is the six-carbon product associated with photosynthesis, with formula C6H12O6 | is carried in the blood and regulated by insulin
fructose | gives fruit and honey much of their sweetness | is a six-carbon isomer of glucose that forms half of a sucrose molecule
galactose | is joined with glucose to make the disaccharide of milk | is released together with glucose when lactose is digested
sucrose | is used at the table and consists of glucose joined to fructose | is transported in the phloem of plants | is obtained from sugarcane and sugar beets
lactose | is the disaccharide found in milk | causes digestive trouble in people who lack a particular intestinal enzyme | is made of glucose and galactose
maltose | is a disaccharide made of two glucose units | is formed when starch is digested by amylase
deoxyribose | forms part of each nucleotide of DNA and has five carbons | lacks one oxygen atom at the second carbon and alternates with phosphate in the double helix
ribose | forms part of ATP and of each nucleotide of RNA | has five carbons and alternates with phosphate in the backbone of RNA

# Polysaccharides
? Which polysaccharide
starch | stores energy in the roots, seeds and tubers of plants | turns blue-black when iodine is added | is found in potatoes, rice and bread
glycogen | stores energy in animals as a highly branched chain of glucose | is kept in the liver and muscles | is broken down to glucose when blood sugar falls
cellulose | gives strength to the walls of plant cells | passes through the human gut as dietary fiber | is the most abundant organic compound on Earth
chitin | toughens insect exoskeletons and fungal cell walls | contains nitrogen in each of its glucose-like units | is used to make surgical thread that dissolves
pectin | binds neighboring plant cells together and makes jam set | is a gelling substance of ripe fruit, found between the walls of plant cells
agar | is obtained from red seaweeds and forms a solid gel for growing bacteria | is used in Petri dishes because few microbes can digest it

# Lipids
? Which lipid
triglyceride / triacylglycerol / fat | is made of glycerol and three fatty acids | is the main form of long-term stored energy in animal body tissue | is stored in adipose tissue and insulates the body
saturated fatty acid / saturated fat | has only single bonds between its carbon atoms and forms substances solid at room temperature | is found mainly in butter and red meat and raises blood cholesterol | carries the greatest possible number of hydrogen atoms
unsaturated fatty acid / unsaturated fat | has at least one double bond that puts a kink in its carbon chain | forms substances liquid at room temperature, such as olive oil | is found mainly in plants and fish and is usually an oil
trans fatty acid / trans fat | is produced by partial hydrogenation of vegetable oil and increases the risk of heart disease | has a straightened double bond formed in processed foods | is an artificial unsaturated fat with hydrogens on opposite sides of its double bond
wax | forms a waterproof coating on leaves and fruit | is used by bees to build honeycombs | is a long fatty acid joined to a long-chain alcohol
steroid | has four fused carbon rings | is the type to which testosterone, estrogen and cortisol belong | includes cholesterol and the sex hormones
mycolic acid | forms the thick waxy layer in the walls of the tuberculosis bacterium | makes a cell wall resist ordinary stains and hold acid-fast dye

# Levels of protein structure
? Which structure of a protein
primary structure | is the sequence of amino acids in a polypeptide | is determined directly by the order of bases in the gene | is always altered when a mutation swaps one amino acid for another
secondary structure | is the regular coiling or folding held by hydrogen bonds of the backbone | includes both alpha helices and beta pleated sheets | is held by hydrogen bonds between atoms of the polypeptide backbone
tertiary structure | is the overall three-dimensional shape of a single polypeptide | results from interactions among R groups, such as hydrophobic interactions and disulfide bridges | gives a single-chain enzyme the shape of its active site
quaternary structure | is the arrangement of two or more polypeptides in one protein | is shown by the four polypeptide chains of hemoglobin | is found only in proteins with more than one polypeptide chain
alpha helix | is a coil held by hydrogen bonds between every fourth amino acid | gives hair keratin its springlike coil
beta pleated sheet / beta sheet | consists of parallel regions of polypeptide folded side by side | gives spider silk its great strength

# Bonds that build biological molecules
? Which bond
peptide bond | links the carboxyl group of one amino acid to the amino group of the next | joins amino acids in a polypeptide chain | is formed by dehydration synthesis at a ribosome
disulfide bridge / disulfide bond | is a strong covalent link between two sulfur-containing side chains | joins two cysteines and stabilizes the shape of a protein
glycosidic linkage / glycosidic bond | joins one monosaccharide to another | holds together the sugar units of starch and cellulose
phosphodiester bond / phosphodiester linkage | joins the sugar of one nucleotide to the phosphate of the next | forms the sugar-phosphate backbone of DNA
ester linkage / ester bond | joins a fatty acid to glycerol | holds the parts of a triglyceride together

# Chemical reactions of biomolecules
? Which chemical reaction
dehydration synthesis / condensation reaction / dehydration reaction | joins two monomers with the loss of a water molecule | links amino acids or sugars into polymers | builds polymers such as starch and proteins and releases water
hydrolysis | breaks a polymer into monomers by adding water | breaks down food molecules in digestion | is the reverse of dehydration synthesis
phosphorylation | adds a phosphate group to a molecule | activates a protein through a kinase | converts ADP to ATP
oxidation | is the loss of electrons by a molecule | changes glucose into carbon dioxide in cellular respiration
reduction | is the gain of electrons by a molecule | changes oxygen into water at the end of the electron transport chain
deamination | removes an amino group from an amino acid | takes place in the liver and produces ammonia, which is made into urea
decarboxylation | removes carbon dioxide from an organic acid | shortens pyruvate from three carbons to two
denaturation | destroys a protein's shape and function by heat or extreme pH | makes an enzyme inactive when its hydrogen bonds break | unfolds a protein without breaking its peptide bonds

# Energy in metabolism
? Which term describes
catabolism | the part of metabolism that breaks down complex molecules and releases energy | all the pathways, such as respiration, that break large molecules into smaller ones | the degradation of glucose, fats and proteins to release energy
anabolism | the part of metabolism that builds complex molecules from simple ones with energy | all the pathways, such as protein synthesis, that assemble large molecules | the synthesis of proteins, starch or fats from smaller molecules
endergonic reaction | a process that absorbs free energy and is not spontaneous | a chemical change whose products have more free energy than its reactants | a process with a positive change in free energy
exergonic reaction | a process that releases free energy and is spontaneous | a chemical change whose products have less free energy than its reactants | a process with a negative change in free energy
redox reaction / oxidation-reduction reaction | a chemical change in which electrons pass from one substance to another | a process in which one reactant loses electrons and another gains them
metabolic pathway | a series of chemical steps, each catalyzed by a specific enzyme | a sequence of reactions in which each product is the next substrate
energy coupling / coupled reactions | the use of an energy-releasing process to drive an energy-absorbing one | the use of ATP breakdown to power the work of a cell

# Forms of energy in living things
? Which kind of energy
activation energy | must be supplied to start a chemical reaction | is lowered by an enzyme | is needed to break the bonds of the reactants
chemical energy | is stored in the bonds of molecules such as glucose | is released from food molecules in cellular respiration | depends on the arrangement of atoms within a substance
kinetic energy | is possessed by an object because of its motion | increases when molecules move faster
thermal energy / heat energy | comes from the random movement of all the particles of a body | is released by metabolism and keeps a mammal's body warm
free energy / Gibbs free energy | is the portion in a system that is able to do work | decreases in every spontaneous process
light energy / solar energy | is captured by chlorophyll in photosynthesis | reaches most ecosystems from the sun and is absorbed by producers

# Functional groups of organic molecules
? Which functional group
hydroxyl group / hydroxyl | consists of an oxygen atom bonded to a hydrogen atom, written OH | is the part that all alcohols have in common | makes sugars polar and soluble in water
carbonyl group / carbonyl | consists of a carbon atom joined to oxygen by a double bond | is found in aldehydes and ketones
carboxyl group / carboxyl | releases a hydrogen ion and acts as an acid, written COOH | is present in fatty acids and at one end of every amino acid | consists of a carbon with a double-bonded oxygen and a hydroxyl group
amino group / amino | acts as a base by picking up a hydrogen ion, written NH2 | contains nitrogen bonded to two hydrogen atoms
phosphate group / phosphate | consists of a phosphorus atom bonded to four oxygens | is transferred from ATP to other molecules by a kinase | carries negative charges in the backbone of DNA
sulfhydryl group / thiol group | forms cross-links that stabilize protein shape, written SH | is found in the amino acid cysteine
methyl group / methyl | is nonpolar and often attached to DNA to silence genes, written CH3 | consists of a carbon atom and three hydrogens

# Properties of water
? Which property of water
cohesion | is the attraction of water molecules to one another | keeps a column of water unbroken in xylem | results from hydrogen bonds between water molecules
adhesion | is the attraction of water molecules to other substances | makes water cling to the walls of a narrow tube or plant vessel | helps water to rise against gravity by clinging to xylem walls
surface tension | is the resistance of the top layer of a liquid to being broken | lets a water strider stand on a pond
high specific heat / specific heat | lets water absorb much energy with little change in temperature | moderates coastal climates and helps organisms keep a stable temperature
high heat of vaporization / heat of vaporization | makes the evaporation of sweat cool the skin | means that much energy is needed to turn liquid water into gas
capillary action | raises water in a thin tube against gravity | results from cohesion and adhesion acting together in narrow spaces
polarity | is an uneven distribution of charge between oxygen and hydrogen atoms | makes water dissolve many salts and sugars | gives oxygen a partial negative and hydrogen a partial positive charge

# Chemical bonds and attractions
? Which type of chemical bonding
hydrogen bond | is a weak attraction between a slightly positive atom and a nearby oxygen or nitrogen | holds the two strands of DNA together | attracts neighboring water molecules to each other
ionic bond | is the attraction between oppositely charged atoms after electrons are transferred | holds sodium and chloride together in table salt | forms between a positively charged and a negatively charged particle
van der Waals interaction / van der Waals force | is a weak attraction between molecules caused by brief shifts of electrons | helps a gecko's toes to stick to a wall
hydrophobic interaction | makes nonpolar molecules cluster together away from water | pushes nonpolar side chains to the inside of a protein
covalent bond | is formed when two atoms share one or more pairs of electrons | joins oxygen to hydrogen within one water molecule | holds atoms together in molecules such as methane

# Parts and helpers of enzyme action
? Which term describes
active site | the region of an enzyme where the substrate binds | the pocket of an enzyme where catalysis takes place | the part of an enzyme with a shape that fits its specific substrate
allosteric site | the region of an enzyme, away from the place of catalysis, where a regulator binds | the place where a noncompetitive inhibitor attaches to an enzyme
substrate | the reactant on which an enzyme acts | the molecule that an enzyme changes into a product | the molecule that binds to the active site of an enzyme
cofactor | a nonprotein helper, such as a zinc or iron ion, needed by an enzyme | an inorganic ion that some enzymes need in order to work
coenzyme | an organic helper of an enzyme, often derived from a vitamin | a carrier such as NAD+ made from a B vitamin | a nonprotein organic molecule that assists an enzyme
competitive inhibitor | a molecule that resembles the reactant and blocks its binding place on the enzyme | a molecule whose effect can be overcome by adding more substrate | a molecule that binds to the active site in place of the substrate
noncompetitive inhibitor | a molecule that binds away from the place of catalysis and changes the enzyme's shape | a molecule that reduces enzyme activity without blocking the place where the substrate binds | a molecule that binds to an allosteric site and so slows a reaction
catalyst | any substance that speeds up a reaction without being used up | any substance that lowers activation energy and can be used again

# Models and regulation of enzyme action
? Which term describes
induced fit | a slight change in an enzyme's shape as the substrate binds | the view that an enzyme adjusts its shape to grip its substrate more closely
lock-and-key model | the view that an enzyme and its substrate have rigidly matching shapes | Emil Fischer's explanation of why an enzyme is specific to one substrate
feedback inhibition / end-product inhibition | the shutdown of a metabolic pathway by the substance that it finally makes | a control that prevents a cell from making more of a substance than it needs
allosteric regulation | the control of an enzyme by a molecule that binds away from the active site | the activation or inhibition of a protein by binding at a separate site
cooperativity | an increase in binding at other sites after one substrate molecule binds | the way one oxygen bound to hemoglobin helps the others to bind
optimum temperature | the degree of heat at which an enzyme works fastest | the most favorable heat for an enzyme, about 37 degrees Celsius in humans
optimum pH | the acidity at which an enzyme works fastest | the most favorable acidity for an enzyme, such as 2 for pepsin

# Enzymes of digestion
? Which enzyme
amylase / salivary amylase | breaks down starch into maltose | begins the digestion of bread and potatoes in saliva | is produced in the mouth and the pancreas
pepsin | digests proteins in the acid of the stomach | works best at a very acid pH near 2 | is formed from pepsinogen in the stomach
lipase | digests fats into fatty acids and glycerol | breaks down triglycerides that bile has emulsified | is secreted by the pancreas to digest triglycerides
lactase | splits milk sugar into glucose and galactose | is lacking in adults who cannot drink milk without discomfort | is lost after childhood by most people of East Asia
trypsin | digests proteins in the small intestine after release from the pancreas | is secreted by the pancreas in an inactive form and cuts polypeptides at alkaline pH | is activated in the duodenum from trypsinogen
sucrase | splits table sugar into glucose and fructose | acts on a disaccharide of cane sugar at the lining of the intestine
cellulase | breaks down the fiber of plant walls and is made by microbes in a cow's rumen | lets some fungi and gut microbes digest wood and grass

# Enzymes of metabolism and defense
? Which enzyme
catalase | breaks down hydrogen peroxide into water and oxygen | makes hydrogen peroxide bubble when liver or potato is added | protects cells from the damage of hydrogen peroxide
lysozyme | attacks the peptidoglycan of bacteria and is found in tears and saliva | protects the eye from bacteria by weakening their cell walls | breaks down bacterial cell walls in tears, saliva and mucus
ATP synthase | makes ATP as hydrogen ions flow through it | turns like a rotor in the inner membrane of mitochondria and in thylakoids | uses the proton gradient to add phosphate to ADP
RuBisCO / Rubisco | fixes carbon dioxide in the Calvin cycle | joins CO2 to a five-carbon sugar and is the most abundant protein on Earth | catalyzes the first step of the Calvin cycle
carbonic anhydrase | helps red blood cells turn CO2 and water into bicarbonate quickly | speeds the reaction that lets blood carry most of its CO2 as bicarbonate
urease | splits urea into ammonia and carbon dioxide | lets Helicobacter pylori neutralize stomach acid around it

# Enzymes that act on nucleic acids
? Which enzyme
helicase | unwinds and separates the two strands of DNA | breaks the hydrogen bonds between base pairs at the replication fork | opens the double helix so that replication can begin
DNA polymerase | adds nucleotides to a growing DNA strand and proofreads the copy | works in the 5' to 3' direction during replication | needs a primer before it can add bases to a new strand
RNA polymerase | makes RNA from a DNA template during transcription | binds to a promoter to begin making a transcript | reads the template strand and joins RNA nucleotides together
ligase / DNA ligase | joins Okazaki fragments or other DNA pieces together | seals breaks in the sugar-phosphate backbone and is used to make recombinant plasmids | joins a gene to a plasmid with matching sticky ends
primase | lays down a short stretch of RNA to begin replication | makes the starter segment that replication needs because new strands cannot begin from nothing | makes the RNA primer for DNA replication
topoisomerase / DNA gyrase | relieves the twisting strain ahead of the replication fork | cuts and rejoins DNA to prevent supercoiling and is a target of quinolone drugs
telomerase | lengthens the ends of chromosomes | keeps cancer cells and germ cells dividing without losing chromosome tips | prevents chromosomes from shortening each time cells divide

# Enzymes of viruses and biotechnology
? Which enzyme
reverse transcriptase | makes DNA from an RNA template | allows HIV to turn its genome into DNA | is carried by retroviruses and produces cDNA
restriction enzyme / restriction endonuclease | cuts DNA at a specific short sequence | protects bacteria from phage DNA and makes sticky ends for cloning | recognizes a palindromic sequence of four to eight bases
integrase | inserts viral DNA into a host chromosome | lets HIV become a provirus in a helper T cell
Taq polymerase | copies DNA at high temperature in PCR | comes from a hot-spring bacterium and is not destroyed by boiling
Cas9 | cuts DNA at a place chosen by a guide RNA | acts as the molecular scissors of the CRISPR gene-editing system

# Energy carriers of the cell
? Which molecule
ATP / adenosine triphosphate | is the main energy currency of the cell | has three phosphate groups and releases energy when the last one is removed | provides energy for active transport, muscle contraction and other cell work
ADP / adenosine diphosphate | has two phosphate groups and can be recharged by adding a third | is formed when a phosphate group is removed from ATP
NADPH | carries high-energy electrons from the light reactions to the Calvin cycle | is made by photosystem I and reduces carbon dioxide into sugar in the stroma | is produced by the light reactions and used in the Calvin cycle
NADH | carries electrons from glycolysis and the citric acid cycle to the electron transport chain | is the reduced form of the electron carrier NAD+ | is formed when NAD+ accepts electrons and hydrogen
FADH2 | delivers electrons to the respiratory chain at a later point than NADH | is formed in the Krebs cycle when succinate is oxidized
pyruvate / pyruvic acid | is the three-carbon end product of glycolysis | enters the mitochondrion when oxygen is present or is fermented when it is not | is converted to lactate in muscle cells without oxygen
acetyl-CoA / acetyl coenzyme A | carries a two-carbon unit into the Krebs cycle | forms when the product of glycolysis loses carbon dioxide and joins a carrier molecule | forms from pyruvate in the mitochondrion before the citric acid cycle
oxaloacetate | is the four-carbon acceptor that is regenerated at the end of the citric acid cycle | combines with a two-carbon unit to begin each turn of the Krebs cycle
citrate / citric acid | is the six-carbon compound formed first in the Krebs cycle | forms when a two-carbon acetyl group joins oxaloacetate

# Stages and pathways of cellular respiration
? Which process
glycolysis | splits glucose into two molecules of pyruvate in the cytoplasm | yields a net gain of two ATP without oxygen | is the first stage of respiration and takes place without oxygen
pyruvate oxidation | turns the product of glycolysis into acetyl-CoA and releases carbon dioxide | links glycolysis with the Krebs cycle
Krebs cycle / citric acid cycle / tricarboxylic acid cycle | completes the breakdown of glucose in the mitochondrial matrix | releases carbon dioxide and makes NADH and FADH2 | produces two ATP for each glucose and takes place in mitochondria
electron transport chain / oxidative phosphorylation | passes energy from NADH along a series of carriers in the inner mitochondrial membrane | uses oxygen as its final acceptor and forms water | produces about 26 to 34 ATP for each glucose
substrate-level phosphorylation | makes ATP by direct transfer of a phosphate from an intermediate compound | produces the four ATP of glycolysis directly by an enzyme
chemiosmosis | uses the flow of hydrogen ions down a gradient to power the synthesis of ATP | makes use of a proton gradient across a membrane, as Peter Mitchell proposed | makes ATP as protons flow through ATP synthase

# Fermentation and side pathways of metabolism
? Which metabolic process
lactic acid fermentation / lactate fermentation | regenerates NAD+ in hard-working muscle that lacks oxygen | is used by bacteria to make yogurt | takes place in muscle cells during strenuous exercise
alcoholic fermentation / ethanol fermentation | is carried out by yeast and releases carbon dioxide without oxygen | makes bread dough rise with bubbles of gas | is used to brew beer and wine
beta-oxidation | breaks fatty acids down into two-carbon units | lets cells obtain energy from stored fat as acetyl-CoA
gluconeogenesis | makes new glucose from noncarbohydrate sources such as amino acids | keeps blood sugar up during fasting, mainly in the liver
anaerobic respiration | uses nitrate or sulfate in place of oxygen at the end of a transport chain | lets bacteria in waterlogged mud obtain energy without free oxygen | takes place in certain prokaryotes and uses no oxygen as the final electron acceptor

# Processes of photosynthesis and carbon fixation
? Which process
light-dependent stage / light-dependent reactions / light reactions | converts solar energy to ATP and NADPH in the thylakoids | is the first part of photosynthesis, which supplies the Calvin cycle with energy carriers
Calvin cycle / light-independent reactions / dark reactions | makes sugar from carbon dioxide in the stroma | uses ATP and NADPH to build three-carbon sugars called G3P | is the second stage of photosynthesis, in which carbon is fixed
photolysis | splits water with light energy and releases oxygen, electrons and protons | replaces the electrons lost by photosystem II
photorespiration | wastes energy when RuBisCO binds oxygen instead of carbon dioxide | lowers the yield of C3 plants on hot, dry days when stomata close
photophosphorylation | makes ATP from ADP with energy that comes from sunlight | uses a proton gradient across the thylakoid membrane to add a phosphate
chemosynthesis | makes organic compounds using energy from inorganic chemicals | supports food webs at dark deep-sea hydrothermal vents | is carried out by bacteria that oxidize hydrogen sulfide in the dark
C4 pathway / C4 photosynthesis | fixes carbon first into a four-carbon acid in mesophyll cells, as in corn | separates carbon fixation and sugar making into mesophyll and bundle-sheath cells | reduces photorespiration in hot sunny places, as in sugarcane
CAM pathway / CAM photosynthesis / crassulacean acid metabolism | fixes carbon at night through open stomata, as in cacti | stores carbon dioxide as malate overnight in desert succulents | opens stomata at night and closes them during the day to save water

# Biological pigments
? Which pigment
chlorophyll a | takes part directly in the light reactions as the chief absorber of light | absorbs mainly violet-blue and red light and converts it to chemical energy
chlorophyll b | is yellow-green and passes the energy it absorbs to the main molecule | is found in plants and green algae and broadens the range of light that they use | differs only slightly in structure from the main green pigment
carotenoid / carotenoids / carotene | is yellow or orange and protects chlorophyll from too much light | gives carrots and many autumn leaves their orange or yellow color | becomes visible in autumn when chlorophyll breaks down
anthocyanin | is red, purple or blue and is stored in the vacuole of plant cells | colors red cabbage, blueberries and many red autumn leaves
phycobilin / phycoerythrin / phycocyanin | helps red algae and cyanobacteria to capture light | absorbs the blue-green light that reaches deep water
phytochrome | detects red and far-red light in plants | controls seed germination and the timing of flowering by light
melanin | gives skin, hair and eyes their brown or black color | protects human skin from ultraviolet light

# Parts of the chloroplast
? Which part of the chloroplast
thylakoid | is the disklike sac where the light reactions take place | has a membrane that contains chlorophyll | is the site of photosystems and of the electron transport chain
granum / grana | is a stack of disklike membrane sacs | consists of many thylakoids piled on one another | looks like a pile of coins or pancakes
stroma | is the fluid in which the Calvin cycle takes place | surrounds the membrane stacks and contains RuBisCO | contains the enzymes that make sugar from carbon dioxide
photosystem I | is the pigment cluster with P700 that helps to make NADPH | passes electrons to NADP+ to form NADPH
photosystem II | is the pigment cluster with P680 that takes electrons from water | begins the light reactions by splitting water and releasing oxygen | replaces its lost electrons with electrons from water
reaction center | is the pair of chlorophyll molecules that donates excited electrons | receives energy from the surrounding antenna pigments
light-harvesting complex / antenna complex | is the group of pigments that passes absorbed energy inward to special chlorophylls | surrounds the reaction center and captures photons

# Basic vocabulary of genetics
? Which term describes
gene | a segment of DNA that codes for a protein or RNA | the basic unit of heredity passed from parents to offspring | a section of a chromosome that determines a trait
allele | one of two or more alternative forms of a gene | a version of a gene, such as the one for white or for purple flowers | an alternative version of a gene that may be dominant or recessive
trait | an inherited characteristic, such as eye color, that can vary among individuals | a feature such as seed shape that Mendel studied in pea plants
genotype | the genetic makeup of an organism, written with letters such as Bb | the combination of alleles that an individual carries | the set of alleles, such as homozygous dominant or heterozygous
phenotype | the observable physical characteristics of an organism | the outward appearance that results from genes and environment together | the physical appearance or expressed trait of an organism
locus / loci | the specific place of a gene on a chromosome | the position that is marked for a gene on a map of a chromosome
genome | the complete set of genetic material of an organism | the whole DNA sequence of an individual or species | all of the DNA of an organism, about three billion base pairs in humans

# Generations and crosses in Mendelian genetics
? Which term describes
P generation / parental generation | the first two individuals crossed in a genetics experiment | the true-breeding purple and white plants that Mendel crossed first
F1 generation / first filial generation | the offspring of two true-breeding parents | the plants that all showed the dominant trait in Mendel's crosses
F2 generation / second filial generation | the offspring of two first-generation hybrids, with a 3:1 ratio of phenotypes | the plants in which the recessive trait reappeared in Mendel's crosses | the group that results when first-generation hybrids self-pollinate
test cross / testcross | the breeding of an unknown dominant individual with a recessive one to reveal its genotype | a mating with a homozygous recessive to find out whether a plant is PP or Pp | a mating that shows whether a dominant phenotype is homozygous or heterozygous
monohybrid cross | a mating that follows one trait, such as Aa × Aa | a mating of two heterozygotes whose offspring show a 3:1 phenotype ratio
dihybrid cross | a mating that follows two traits at once, such as AaBb × AaBb | a mating that gives a 9:3:3:1 ratio of phenotypes
self-pollination / self-fertilization | the transfer of pollen from a flower to the pistil of the same plant | the method by which Mendel obtained true-breeding peas
cross-pollination / cross-fertilization | the transfer of pollen from one plant to the flower of another | the method by which Mendel combined the traits of two different pea plants
reciprocal cross | a repeat mating with the traits of the male and female exchanged | a pair of matings used to test whether the parent's sex affects inheritance
back cross | the mating of a hybrid with one of its parents | a mating that breeders repeat to return a hybrid's genes to one parent variety

# Laws and principles of inheritance
? Which principle
law of segregation | states that the two alleles for a trait separate during gamete formation | explains why each gamete carries only one copy of each gene | results from the separation of homologous chromosomes in anaphase I
law of independent assortment | states that alleles of different genes are distributed to gametes separately from one another | explains the 9:3:3:1 ratio of a cross of two traits | applies to genes on different chromosomes
law of dominance | states that one form of a trait hides the other in a hybrid | explains why all the first offspring of tall and short peas are tall | states that a recessive allele is masked when a dominant one is present
chromosome theory of inheritance | states that genes lie on structures that separate in meiosis | was supported by Morgan's work with white-eyed fruit flies | was proposed by Sutton and Boveri in the early 1900s
blending hypothesis | held that parents' traits mix like paints in their offspring | was disproved by the return of hidden traits in Mendel's second generation
product rule / multiplication rule | finds the chance that two separate events both occur by multiplying their probabilities | gives one quarter as the chance of two heads from two coins
addition rule / sum rule | finds the chance that either of two mutually exclusive events occurs | combines the chances of Aa and aA to give one half

# Patterns of inheritance
? Which term describes
complete dominance | inheritance in which the heterozygote looks just like one homozygote | the pattern in which one allele fully masks the other, as in Mendel's peas
incomplete dominance | inheritance in which the heterozygote has an intermediate phenotype, such as pink snapdragons | a blending of two phenotypes in the heterozygote, with a 1:2:1 ratio of offspring
codominance | inheritance in which both alleles are fully expressed, as in AB blood type | the pattern of roan cattle, which have both red and white hairs | inheritance in which neither allele masks the other and both appear separately
multiple alleles | the existence of more than two forms of one gene in a population | the basis of the ABO blood groups, with the forms A, B and O | three or more alternative versions of the same gene, as in human blood types
polygenic inheritance | the control of one trait by several genes, as in skin color and height | the pattern that gives a continuous, bell-shaped range of phenotypes | the additive effect of two or more genes on a single phenotype
pleiotropy | the effect of one gene on several traits | the many effects of a single gene, as in sickle-cell disease
epistasis | the masking of one gene's effect by a gene at another locus | an interaction of two genes, as in the coat color of Labrador retrievers

# Ways traits are passed on
? Which term describes
sex-linked inheritance / X-linked inheritance | the passing on of traits, such as red-green color blindness, that appear mostly in males | the pattern in which a carrier mother passes a recessive disorder to half her sons | the pattern of genes located on the X chromosome, such as that for hemophilia
autosomal dominant inheritance | the pattern in which every affected person of either sex has an affected parent | the pattern of Huntington's disease, in which one faulty allele is enough
autosomal recessive inheritance | the pattern in which unaffected carriers of either sex have affected children | the pattern of cystic fibrosis, in which both parents pass on a faulty allele
maternal inheritance / mitochondrial inheritance | the passing of DNA outside the nucleus from a mother to all her children | the passing on of traits through the cytoplasm of the egg
genetic linkage / gene linkage / linked genes | the tendency of genes close together on one chromosome to be inherited together | the exception to independent assortment that is used to map chromosomes | the reason why some genes on the same chromosome do not assort independently

# Diagrams of genetics and evolution
? Which diagram
Punnett square | predicts the possible genotypes of a cross in a grid | shows the gametes of the two parents along the top and side | uses letters for alleles to find the probability of each genotype in offspring
pedigree | traces a trait through several generations of a family | represents males by squares and females by circles | shows whether a trait is dominant, recessive or sex-linked in a family
karyotype | shows all the chromosomes of a cell arranged in pairs by size | is used to detect an extra or missing chromosome | is made from chromosomes photographed during metaphase
linkage map / genetic map | shows the order of genes based on how often crossing over separates them | gives distances between genes in map units, or centimorgans
cladogram / phylogenetic tree | shows evolutionary relationships among species by a branching pattern | groups organisms by shared derived characters
codon chart / genetic code table | shows the amino acid for each triplet of messenger RNA bases | is used to translate a sequence of mRNA bases into amino acids

# Genetic tests
? Which test
amniocentesis | removes fluid around a fetus to examine fetal cells | is done with a needle through the mother's abdomen at about 15 weeks
chorionic villus sampling / CVS | removes fetal tissue from the placenta early in pregnancy | takes cells of the fetus at about 10 weeks of pregnancy
ultrasound imaging / ultrasound | uses sound waves to form an image of a fetus | shows a fetus's size and body parts without taking cells
newborn screening | checks a baby's blood for disorders such as phenylketonuria | finds treatable inherited disorders with a drop of blood soon after birth
carrier screening / carrier testing | finds out whether a healthy person has one recessive allele for a disorder | tells couples before pregnancy whether a child may inherit a disorder

# Types of chromosome
? Which type of chromosome
autosome | is any of the 22 human pairs not involved in determining sex | is found in the same form in males and females | belongs to one of the first 22 pairs in a human karyotype
sex chromosome | is an X or a Y that determines whether a person is male or female | belongs to the twenty-third pair in a human cell
Barr body | is an inactivated X in the cells of a female mammal | is condensed so that most of its genes are not expressed
homologous chromosome / homologous chromosomes / homolog | has the same size and genes as its partner from the other parent | pairs with its partner in meiosis and may carry different alleles
bacterial chromosome | is a circular DNA molecule in the nucleoid of a cell | usually has a single origin of replication and lacks a nuclear envelope

# Individuals in genetics
? Which kind of individual
carrier | has one copy of a recessive allele but does not show the trait | can pass a recessive disorder to children without being affected
clone | is genetically identical to its single parent | is produced by transferring a body-cell nucleus to an egg, as in Dolly the sheep
mutant | shows a new trait caused by a change in its own DNA | differs from the wild type because of a changed gene
transgenic organism / genetically modified organism / GMO | contains a gene from another species | is exemplified by Bt corn, a plant with a bacterial gene
hybrid | is the offspring of parents of different varieties or species | is exemplified by the mule, which has a horse and a donkey as parents
identical twin / identical twins / monozygotic twins | develops with a sibling after a single zygote splits | has the same genes as a brother or sister born at the same time
fraternal twin / fraternal twins / dizygotic twins | develops with a sibling after two eggs are fertilized by two sperm | is no more alike a brother or sister than other siblings are

# Single-gene disorders
? Which genetic disorder
cystic fibrosis / CF | causes thick mucus to build up in the lungs and pancreas | results from a faulty chloride channel and is recessive | leads to frequent lung infections and poor digestion
sickle-cell disease / sickle-cell anemia / sickle cell disease | results from abnormal hemoglobin that bends red blood corpuscles into crescents | is linked to protection against malaria in people with one copy of the allele | is caused by the substitution of one amino acid in hemoglobin
hemophilia / haemophilia | keeps blood from clotting and is X-linked | causes excessive bleeding because a clotting factor is missing
Huntington's disease / Huntington disease | causes the nervous system to degenerate in middle age | is caused by a dominant allele with repeated CAG triplets | appears after age 30 to 50 and leads to loss of muscle control and mental ability
phenylketonuria / PKU | leaves a baby unable to break down the amino acid phenylalanine | is found by testing newborns and treated with a special diet | can cause intellectual disability unless a special low-protein diet is followed
Tay-Sachs disease | lets lipids build up in the brain and causes death in early childhood | results from the lack of a lysosomal enzyme | is a fatal recessive illness of infants, once common among Ashkenazi Jews
albinism | leaves skin, hair and eyes without melanin | is caused by lack of an enzyme needed to make pigment | is a recessive condition that makes the skin very sensitive to sunlight
Duchenne muscular dystrophy | weakens the muscles of boys progressively because dystrophin is missing | puts most affected boys in a wheelchair by their teens
color blindness / red-green color blindness | makes it hard to tell certain hues apart because cone pigments are faulty | affects about eight percent of men but few women | is usually an X-linked recessive trait that affects vision
achondroplasia | causes a form of dwarfism with short limbs | results from a dominant allele that affects cartilage growth

# Chromosomal disorders
? Which chromosomal disorder
Down syndrome / trisomy 21 | results from an extra copy of chromosome 21 | is the most common chromosomal cause of intellectual disability | follows nondisjunction of one of the smallest autosomes, often in an older mother
Turner syndrome | occurs in females with a single X chromosome | leaves a woman short and sterile with a total of 45 chromosomes | is a form of monosomy in which a woman has only one X
Klinefelter syndrome | occurs in males with an extra X chromosome, XXY | leaves a man tall and usually sterile with 47 chromosomes | is caused by nondisjunction of sex chromosomes in a male with 47 chromosomes
cri du chat syndrome | makes an infant cry with a sound like that of a kitten | results from the loss of part of chromosome 5
Edwards syndrome / trisomy 18 | results from an extra copy of chromosome 18 | causes clenched hands and heart defects and usually death in infancy
triple X syndrome / trisomy X | gives a woman two Barr bodies in each body cell | leaves a woman tall, usually fertile and with 47 chromosomes

# Scientists of classical genetics
? Which scientist
Gregor Mendel / Mendel | discovered the laws of heredity by crossing pea plants | was an Austrian monk called the father of genetics | studied seven traits of peas, such as flower color and seed shape
Thomas Hunt Morgan / Morgan | showed with fruit flies that genes lie on chromosomes | discovered sex linkage through a white-eyed fly | studied Drosophila and won the 1933 Nobel Prize for the role of chromosomes in heredity
Barbara McClintock / McClintock | discovered jumping genes in maize | won the 1983 Nobel Prize for work on transposable elements | studied the colors of corn kernels and found genetic elements that move
Reginald Punnett / Punnett | devised the square grid that predicts the results of crosses | worked with William Bateson on linked traits in sweet peas
George Beadle / Beadle / Beadle and Tatum / Edward Tatum | proposed the one gene–one enzyme hypothesis from work with bread mold | exposed Neurospora to X-rays to study mutant nutrition
Walter Sutton / Sutton | proposed in 1902 that chromosomes carry the units of heredity | saw in grasshopper cells that chromosomes come in pairs that part in meiosis
William Bateson / Bateson | coined the word genetics in 1905 | had the Austrian monk's pea paper translated and defended it in England

# Scientists who showed that DNA carries heredity
? Which scientist
Frederick Griffith / Griffith | discovered transformation in pneumonia bacteria in 1928 | injected mice with heat-killed smooth and living rough bacteria | found that harmless bacteria became deadly when mixed with heat-killed deadly bacteria
Oswald Avery / Avery | showed in 1944 that DNA is the transforming substance | used enzymes to destroy proteins, RNA or DNA in bacterial extracts | worked with MacLeod and McCarty to identify the transforming factor
Alfred Hershey / Hershey and Chase / Martha Chase | used radioactive bacteriophages to show that DNA is the genetic material | labeled viruses with sulfur and phosphorus in a blender experiment of 1952 | used phages labeled with radioactive sulfur and phosphorus in 1952
Erwin Chargaff / Chargaff | found that the amounts of adenine and thymine in DNA are equal | discovered that guanine and cytosine occur in equal amounts | showed that base composition varies among species but A equals T and G equals C
Rosalind Franklin / Franklin | made the X-ray image called Photo 51 that revealed the helical shape of DNA | died before colleagues received the Nobel Prize for the double helix | used X-ray diffraction to study the structure of DNA
James Watson / Watson / Watson and Crick / Francis Crick | built the double-helix model of DNA in 1953 with a colleague at Cambridge | shared the 1962 Nobel Prize with Maurice Wilkins | showed that two strands of paired bases form a twisted ladder
Linus Pauling / Pauling | proposed a mistaken triple-stranded model of DNA early in 1953 | discovered the alpha helix of proteins and won two unshared Nobel Prizes

# Scientists of later molecular biology
? Which scientist
Matthew Meselson / Meselson / Meselson and Stahl / Franklin Stahl | showed with heavy nitrogen that DNA replication is semiconservative | spun bacterial DNA in a density gradient in 1958
Marshall Nirenberg / Nirenberg | deciphered the first codon, UUU, as the code for phenylalanine | began to crack the genetic code in 1961 with artificial RNA
François Jacob / Jacob / Jacob and Monod / Jacques Monod | described the lac operon in E. coli | explained how bacterial genes are switched on and off | discovered how lactose controls the genes of bacteria
Stanley Prusiner / Prusiner | proposed that infectious proteins cause brain diseases and named them prions | won the 1997 Nobel Prize for work on scrapie and similar diseases
Thomas Cech / Cech | discovered that RNA can act as a catalyst in Tetrahymena | shared the 1989 Nobel Prize in Chemistry for catalytic RNA

# Scientists of DNA technology
? Which scientist
Kary Mullis / Mullis | invented the polymerase chain reaction in 1983 | won the 1993 Nobel Prize in Chemistry for a way of copying DNA | developed a way to make many copies of a DNA segment with Taq polymerase
Frederick Sanger / Sanger | developed the chain-termination method of DNA sequencing | won two Nobel Prizes in Chemistry, the first for the structure of insulin
Alec Jeffreys | developed DNA fingerprinting in 1984 | provided the method first used in a criminal case in England in the 1980s
Ian Wilmut / Wilmut | led the team that cloned Dolly the sheep | reported in 1997 the first mammal cloned from an adult cell | transferred the nucleus of an adult sheep cell to an egg in 1996
Jennifer Doudna / Doudna / Emmanuelle Charpentier | helped to develop CRISPR-Cas9 gene editing | shared the 2020 Nobel Prize in Chemistry for a gene-editing tool | turned a bacterial defense with Cas9 into a tool for editing genes
Craig Venter / Venter | led the private company that raced to sequence the human genome | built a bacterium with a synthetic genome in 2010

# Nucleotide bases
? Which nitrogenous base
adenine | pairs with thymine in DNA | is the purine found in ATP | forms two hydrogen bonds with thymine
thymine | is found in DNA but not in RNA | is replaced by uracil in RNA | is the pyrimidine that pairs with adenine in DNA
guanine | is the purine that forms three hydrogen bonds with a pyrimidine | pairs with cytosine in the double helix | has a double-ring structure and is not found in ATP
cytosine | is the pyrimidine that pairs with guanine | is methylated to silence genes in DNA | has a single ring and forms three hydrogen bonds with its partner
uracil | is found in RNA but not in DNA | pairs with adenine in a transcript | is the pyrimidine that takes the place of thymine

# Types of RNA and related molecules
? Which molecule
messenger RNA / mRNA | carries the genetic message from the nucleus to the ribosome | is read in groups of three bases called codons | is made during transcription and is translated by ribosomes
transfer RNA / tRNA | brings amino acids to the ribosome | carries an anticodon that matches a codon | is shaped like a cloverleaf with an amino acid at one end
ribosomal RNA / rRNA | makes up most of the structure that joins amino acids together | is made in the nucleolus and combines with proteins
microRNA / miRNA | is a very short noncoding strand that binds to transcripts and blocks their translation | is about 22 bases long and regulates gene expression
small interfering RNA / siRNA | is a double-stranded fragment used in the laboratory to silence a chosen gene | is cut by the enzyme Dicer from a long double-stranded molecule
pre-mRNA / primary transcript | is the first RNA copied from a gene, which still contains introns | is given a cap and a tail before it leaves the nucleus | is changed by splicing into mature messenger RNA
DNA / deoxyribonucleic acid | is the double helix that stores hereditary information | contains thymine and the sugar deoxyribose
ribozyme | is the general name for an RNA that acts as a catalyst | cuts itself out of a transcript in Tetrahymena without help from any protein

# Processes of the central dogma
? Which process
DNA replication / replication | copies the whole double helix before a cell divides | is semiconservative, since each new molecule keeps one old strand | takes place during the S phase before cell division
transcription | makes an RNA copy of a gene | takes place in the nucleus and is carried out by RNA polymerase | is the first stage of protein synthesis
translation | builds a polypeptide from the codons of a transcript | takes place at ribosomes in the cytoplasm | requires tRNA to bring amino acids in the right order
RNA splicing | removes introns and joins exons | is carried out in the nucleus by a spliceosome | cuts noncoding segments out of pre-mRNA
alternative splicing | lets one gene code for several proteins by joining different exons | helps to explain why humans have more kinds of protein than genes
reverse transcription | makes DNA from an RNA template | is an exception to the usual direction of genetic information, used by retroviruses | copies the RNA genome of HIV into DNA
proofreading | checks newly paired bases and removes mistakes during copying | lowers the error rate of DNA polymerase as it adds bases
nucleotide excision repair | cuts out a damaged stretch of DNA and fills the gap | fixes thymine dimers caused by ultraviolet light
gene expression | turns information in DNA into a working product | differs among cell types although they contain the same DNA

# Triplets of the genetic code
? Which term describes
codon | any group of three bases in messenger RNA that is read together in translation | any unit of the genetic code in messenger RNA, of which there are 64 | any three-base sequence of mRNA, most of which code for an amino acid
anticodon | a group of three bases on transfer RNA | the triplet that pairs with a complementary triplet of messenger RNA | the part of a tRNA molecule that binds to a codon
start codon | the triplet AUG, which codes for methionine | the signal in messenger RNA at which translation begins | the triplet at which a ribosome begins to make a protein
stop codon | a triplet such as UAA, UAG or UGA that codes for no amino acid | the signal in messenger RNA that ends translation | a triplet that makes the ribosome release the finished polypeptide
reading frame | the way in which bases are grouped in threes from a starting point | the grouping that is shifted by the insertion or loss of one base
genetic code | the set of rules by which base triplets specify amino acids | the nearly universal correspondence between triplets and amino acids in all organisms

# Sequences of genes and messages
? Which term describes
intron | a noncoding segment that is removed from a transcript | a sequence that lies between the coding parts of a eukaryotic gene | an intervening sequence cut out of pre-mRNA during RNA splicing
exon | a coding segment that stays in the mature transcript | a sequence that is joined to others by splicing and expressed as protein | a segment of a gene that is translated into amino acids
promoter | the DNA sequence where RNA polymerase binds to start transcription | a region that often contains the TATA box | the site near the start of a gene that RNA polymerase recognizes
terminator | the DNA sequence that signals the end of transcription | the region where RNA polymerase lets go of the template
poly-A tail | a string of adenines added to the 3' end of a transcript | a row of bases that protects the end of messenger RNA from being broken down
5' cap | a modified guanine added to the front of a transcript | a structure that helps a ribosome to attach to messenger RNA
operon | a group of bacterial genes under the control of one promoter | a unit such as lac or trp that is switched on and off together | a cluster of bacterial genes with a shared promoter and operator
operator | the DNA segment of bacteria where a repressor binds | the on-off switch that lies between a promoter and the genes it controls
enhancer | a DNA sequence, often far from a gene, that increases its transcription | a distant control element brought close to a promoter by bending of DNA

# Structures at the replication fork
? Which term describes
leading strand | the new side of DNA made continuously toward the fork | the new chain that needs only one primer | the new chain that grows in the same direction as the fork moves
lagging strand | the new side of DNA made in short pieces away from the fork | the new chain assembled from Okazaki fragments
Okazaki fragment | a short piece of newly made DNA that is later joined by ligase | a short segment of DNA made discontinuously away from the fork | one of the short segments that make up the lagging strand
replication fork | the Y-shaped region where the parental DNA is being unwound | the place where helicase separates the parental double helix | the point where the two strands of DNA separate during copying
origin of replication | the specific sequence where the copying of DNA begins | the site where DNA first opens to form a bubble
primer / RNA primer | the short RNA segment from which a new strand is extended | the starter segment made by primase
template strand | the side of DNA whose bases are read to make a complementary one | the side of the double helix that RNA polymerase reads

# Structure of DNA
? Which term describes
double helix | the twisted-ladder shape of DNA | the form with two strands wound about each other, as shown by Watson and Crick | the spiral shape of DNA revealed by X-ray diffraction
base pair / complementary base pair | a rung of DNA made of a purine and a pyrimidine joined by hydrogen bonds | two matching bases such as adenine with thymine
sugar-phosphate backbone | the sides of the DNA ladder, made of deoxyribose alternating with phosphoric units | the outer part of each DNA strand, held together by covalent bonds
antiparallel strands / antiparallel | the two sides of DNA that run in opposite 5' to 3' directions | the opposite direction of the two chains of DNA
purine | a base with two rings, such as adenine or guanine | a larger base that always pairs with a smaller single-ring base
pyrimidine | a base with a single ring, such as cytosine or thymine | a smaller base that always pairs with a larger double-ring base

# Changes in DNA and chromosomes
? Which type of mutation
substitution / point mutation / base substitution | replaces a single nucleotide of DNA with a different one | exchanges one letter of the code without adding or removing any
deletion | removes a segment of a chromosome | causes cri du chat syndrome through loss of part of chromosome 5 | is the loss of part of a chromosome
duplication | repeats a segment of a chromosome | can provide a spare copy of a gene that evolves a new function
inversion | reverses a segment within a chromosome | turns the gene order ABCDE into ADCBE | breaks off a chromosome segment and reattaches it backward
translocation | moves a segment to a nonhomologous chromosome | produces the Philadelphia chromosome of a leukemia | attaches part of one chromosome to another one
polyploidy | gives an organism extra full sets of chromosomes | is common in plants such as wheat and strawberries | is the presence of three or more complete chromosome sets
aneuploidy | leaves a cell with one chromosome too many or too few | includes trisomy and monosomy and results from nondisjunction
insertion | adds one or more extra nucleotides to a DNA sequence | shifts the reading frame when a single base is added

# Effects of mutations
? Which type of mutation
silent mutation | changes a codon without changing the amino acid it specifies | has no effect on the protein because the genetic code is redundant
missense mutation | changes a codon so that it specifies a different amino acid | causes sickle-cell disease by putting valine in place of glutamic acid
nonsense mutation | changes a codon for an amino acid into a stop codon | produces a shortened protein by ending translation too early
frameshift mutation | shifts the reading of codons by an insertion or a deletion of bases | alters every amino acid after the point of the change | changes the grouping of bases into triplets
germ-line mutation | occurs in cells that give rise to gametes and can be passed to offspring | can be inherited because it is present in sperm or eggs
somatic mutation | occurs in a body cell and cannot be passed to offspring | affects only the individual, for example by starting a tumor

# Regulators of genes
? Which regulator of genes
repressor | is a protein that blocks transcription by binding to the operator | switches off the lac operon when lactose is absent | binds to the operator and keeps RNA polymerase from moving along
inducer | is a small molecule, such as allolactose, that turns on an operon | inactivates the protein that blocks transcription | switches on the lac operon when lactose is present
corepressor | is a small molecule, such as tryptophan, that helps to shut off an operon | makes an inactive blocking protein able to bind DNA
transcription factor | is a protein that helps RNA polymerase bind at eukaryotic promoters | is a regulatory protein needed to start the copying of eukaryotic genes into RNA
activator / catabolite activator protein | is a molecule that increases the transcription of bacterial genes | helps RNA polymerase to bind the lac promoter when glucose is scarce

# Processes of gene regulation
? Which process
histone acetylation | loosens chromatin and allows genes to be read | attaches two-carbon groups to the proteins around which DNA winds
DNA methylation | adds CH3 groups to bases, which usually turns genes off | silences genes by a chemical tag on cytosine | is an epigenetic change that turns off genes
cell differentiation / differentiation | turns unspecialized parts of an embryo into specialized types | produces nerve, muscle and blood from one zygote by expressing different genes
RNA interference / RNAi | blocks the expression of genes by small noncoding strands that destroy messages | was discovered in worms by Fire and Mello
X inactivation / X-inactivation | turns one sex chromosome of each female mammal's cells into a Barr body | produces the patchy coat of calico cats
genomic imprinting | expresses a gene only from the mother's or only from the father's allele | makes the effect of an allele depend on which parent passed it on

# Types of gene
? Which type of gene
homeotic gene / Hox gene / homeobox gene | controls the body plan of an embryo | may put a leg where a fly's antenna belongs when it is mutated | determines where limbs and other body parts develop
regulatory gene | codes for a repressor or another protein that controls transcription elsewhere | lies outside the lac operon and produces its repressor
structural gene | codes for an enzyme or other working protein of an operon | is transcribed only when the operator is free
reporter gene / marker gene | shows whether a cell has taken up foreign DNA | codes for a visible product such as green fluorescent protein
proto-oncogene | is a normal stretch of DNA that promotes cell growth and may mutate to cause cancer | codes for proteins that stimulate normal cell division
oncogene | is a mutated form that pushes a cell into uncontrolled division | causes cancer by making a protein that keeps signaling growth
tumor suppressor gene | normally slows cell division or triggers DNA repair | can lead to cancer when both copies are lost by mutation

# Techniques for copying and changing DNA
? Which technique
polymerase chain reaction / PCR | makes millions of copies of a DNA segment in a short time | repeats cycles of heating, cooling and copying with a heat-stable enzyme | amplifies small DNA samples by repeated denaturing, annealing and extension
gene cloning | makes many identical copies of a DNA segment by placing it in bacteria | uses a plasmid to multiply a single foreign segment in a culture
reproductive cloning / somatic cell nuclear transfer | produces a genetically identical animal by putting a body-cell nucleus into an egg | was used to make Dolly the sheep
gene therapy | treats an inherited disorder by supplying a working copy of a DNA sequence | uses a harmless virus to carry a correct sequence into a patient's cells | replaces defective DNA with a normal copy to cure a disease
CRISPR / CRISPR-Cas9 / gene editing | changes DNA at a chosen place with a guide RNA and a cutting enzyme | was adapted from a bacterial defense against phages
electroporation | uses a brief electric pulse to open pores so that cells take in DNA | introduces DNA into cells by a short shock instead of by heat
shotgun sequencing | breaks a genome into random fragments and uses a computer to assemble overlaps | was the method used by Craig Venter's company on the human genome

# Techniques for analyzing DNA and protein
? Which technique
gel electrophoresis | separates DNA fragments by size in an electric field | makes smaller fragments travel farther toward the positive pole | moves negatively charged DNA toward the positive electrode
DNA sequencing | determines the order of bases in a piece of DNA | was applied to three billion base pairs in the Human Genome Project | reads the exact order of A, T, C and G
DNA fingerprinting / DNA profiling | identifies a person by the pattern of repeated sequences in the genome | is used in forensic cases and paternity tests | compares short tandem repeats of people's DNA
DNA microarray / gene chip | measures the activity of thousands of genes at once on a glass slide | shows glowing spots where labeled cDNA binds
Southern blotting / Southern blot | transfers DNA fragments from a gel to a membrane | detects a specific DNA sequence on a membrane with a labeled probe
Western blotting / Western blot | detects a particular protein in a sample with antibodies after separation on a gel | has been used to confirm HIV infection by antibodies to viral proteins

# Kinds of DNA
? Which kind of DNA
recombinant DNA | is made by joining genetic material from different sources | is formed when a human gene is inserted into a bacterial plasmid | combines genes of different organisms with restriction enzymes and ligase
plasmid | is a small circular molecule separate from the bacterial chromosome | often carries antibiotic resistance genes and serves as a vector for gene cloning | is used to insert a foreign gene into bacteria
complementary DNA / cDNA | is a copy made from messenger RNA, which lacks introns | is made by reverse transcriptase so that bacteria can express a eukaryotic gene
probe / DNA probe | is a labeled single strand used to find a matching sequence | binds to a complementary sequence and shows its place by color or radioactivity
mitochondrial DNA / mtDNA | is inherited only from the mother | is found outside the nucleus and used to trace maternal ancestry
short tandem repeat / STR | is a stretch of a few bases that occurs many times in a row | is compared in forensic profiles to identify a person
transposon / transposable element / jumping gene | can move from one place in the genome to another | was discovered in maize by Barbara McClintock
sticky end | is a single-stranded overhang left by a restriction enzyme | pairs with the matching overhang of another fragment

# Fields of biology
? Which field of biology
genetics | studies heredity and the variation of traits | began with Mendel's work with pea plants
genomics | studies the entire set of genes of an organism and their interactions | compares the whole DNA sequences of different species
proteomics | studies the full set of proteins made by a cell or organism | tries to identify all the polypeptides in a tissue and what they do
bioinformatics | uses computers to store and analyze biological data such as DNA sequences | applies software and mathematics to databases of genes
epigenetics | studies heritable changes in gene activity that do not alter the DNA sequence | explains how methyl groups on DNA affect gene expression
taxonomy | identifies, names and classifies organisms | places species in groups by the system begun by Linnaeus
ecology | studies the interactions of organisms with each other and their environment | examines populations, communities and ecosystems
paleontology | studies fossils to learn about past life | reconstructs extinct organisms from their remains in rock
ethology | studies the behavior of animals in nature | includes Konrad Lorenz's work on imprinting in geese

# Methods of breeding
? Which method
selective breeding / artificial selection | chooses parents with desired traits over many generations | produced the many kinds of dogs from the wolf | allows only plants or animals with desired characteristics to reproduce
inbreeding | mates closely related individuals to keep desired traits | raises the risk of recessive disorders in a line | keeps pure breeds of dogs similar but reduces genetic diversity
hybridization | crosses different varieties or species to combine their best traits | produces offspring with the traits of two unlike parents, such as the mule | crosses dissimilar individuals to bring together the best of both
genetic engineering / genetic modification | changes an organism's DNA directly in the laboratory | inserts a gene of one species into the genome of another | produces transgenic crops that resist insects or herbicides
mutation breeding / induced mutation | treats seeds with radiation or chemicals to create new traits | raises the number of DNA changes from which plant breeders can choose
induced polyploidy | doubles chromosome sets with the drug colchicine | produces seedless fruit and larger plants with extra chromosome sets

# Methods of plant propagation
? Which method of plant propagation
tissue culture / micropropagation | grows whole plants from small groups of cells on sterile medium | produces thousands of identical plants such as orchids in a laboratory
cutting / stem cutting | grows a new plant from a severed shoot or leaf that forms roots | places a severed shoot in water or soil until it roots
grafting | joins a bud or stem of one plant to the rooted stock of another | grows one variety of apple or grape on another's roots
layering | bends a branch into the soil so that it roots while still attached | separates a shoot from its parent only after it has formed roots
plant division / clump division | separates a crowded perennial into several pieces, each with roots and shoots | produces new plants from parts of one old root mass, as with irises

# Adjectives of genetic condition
? Which term means
homozygous / purebred | having two identical alleles for a trait | having the genotype BB or bb for a gene
heterozygous | having two different alleles for a trait | having the genotype Bb for a gene
dominant | masking the other allele whenever present | expressed in the phenotype even with only one copy of the allele
recessive | expressed in the phenotype only when two copies of the allele are present | masked by the other allele in a heterozygote
diploid | having two sets of chromosomes, one from each parent | having the 2n chromosome number, such as 46 in human body cells
haploid | having a single set of chromosomes | having the n chromosome number, such as 23 in a human egg or sperm
hemizygous | having only one copy of a gene, like a male for genes on his X chromosome | lacking a second allele because the partner chromosome does not carry the gene

# Kinds of feature in evolution
? Which term describes
homologous structure | a body part of common origin but different function, as in bats and whales | similar bones inherited from a common ancestor in limbs of different use | similar body parts with a shared evolutionary origin, such as vertebrate forelimbs
analogous structure | a body part of similar function but different origin, like bird and insect wings | a likeness that arises through convergent evolution and not common ancestry | body parts of unrelated species that look alike because they serve the same function
vestigial structure / vestigial organ | a reduced body part with little or no remaining function | the pelvic bones of a whale, which are remnants of legs | a remnant such as the human appendix or tailbone
derived character / derived trait | a feature that appears in recent members of a lineage but not in older ones | a new feature, such as feathers in birds, that marks a branch of a cladogram
ancestral character / ancestral trait | a feature that was already present in the common ancestor of a whole group | a shared feature, such as the backbone in mammals, that is older than the group
exaptation | a structure that evolved for one function and was later used for another | a feature such as feathers, which first served for warmth and later for flight

# Evidence for evolution
? Which evidence for evolution
fossil record | consists of the remains and traces of past life arranged by age in rock layers | shows extinct species and changes in life through geologic time | shows that species have changed over time through dated layers of sedimentary rock
biogeography | is based on the geographic distribution of species over Earth | explains why Australia has so many marsupials and islands have unique species | links where related organisms live with continental drift and common descent
comparative embryology | is based on likenesses in early development, such as pharyngeal pouches | shows that vertebrates look alike before birth | compares early stages of vertebrates, all of which have tails and pharyngeal arches
molecular homology / molecular biology | is based on similarities of DNA and protein sequences among species | compares amino acids of cytochrome c and uses the shared genetic code | finds fewer differences in DNA between closely related species
comparative anatomy | is based on similarities in the bones and body plans of different species | compares the forelimbs of humans, cats, whales and bats
direct observation | is the measured change of living populations, such as bacteria that become resistant to drugs | is exemplified by recorded changes in peppered moths and finch beaks

# Kinds of fossil
? Which kind of fossil
transitional fossil / transitional form | shows features of both an older group and a newer one | is exemplified by Archaeopteryx, which links reptiles with birds
index fossil / guide fossil | is used to date rock layers because it was widespread but lived briefly | is exemplified by trilobites, which mark rocks of the Paleozoic Era
trace fossil | preserves footprints, burrows or droppings instead of the body | is evidence of an ancient animal's activity
petrified fossil / petrified wood | is formed when minerals replace the tissue of an organism | consists of remains turned to stone by mineral-rich water
mold fossil | is a hollow space in rock in the shape of a buried organism | is left in sediment when a shell dissolves
cast fossil | is formed when minerals fill the hollow left by an organism | is a solid copy of the outside of a buried shell
amber fossil / amber | preserves a whole insect in hardened tree resin | is formed when an organism is trapped in sticky sap that hardens

# People in the history of evolutionary thought
? Which thinker
Charles Darwin / Darwin | proposed evolution by natural selection after a voyage on the Beagle | published On the Origin of Species in 1859 | compared finches and tortoises of the Galápagos Islands
Alfred Russel Wallace / Wallace | reached the idea of natural selection independently in the Malay Archipelago | sent a paper that prompted a joint presentation in 1858
Jean-Baptiste Lamarck / Lamarck | proposed that acquired traits are inherited through use and disuse | explained the giraffe's long neck by stretching | believed that organisms pass on traits gained during their lifetime
Charles Lyell / Lyell | argued in Principles of Geology that slow processes shaped Earth | published his three-volume work on slow geologic change from 1830 to 1833 | wrote about uniformitarianism and influenced Darwin on his voyage
James Hutton / Hutton | proposed gradualism in geology, with land shaped over immense time | is called the father of modern geology
Thomas Malthus / Malthus | argued that populations grow faster than their food supply | wrote an essay of 1798 on human numbers that influenced ideas of struggle for existence | was the economist who predicted famine because human populations outgrow food
Georges Cuvier / Cuvier | founded paleontology and explained extinctions by catastrophes | studied the fossil layers around Paris and rejected evolution
Carolus Linnaeus / Linnaeus / Carl Linnaeus | devised binomial nomenclature for naming species | grouped organisms in nested categories in Systema Naturae | was the Swedish botanist who founded modern taxonomy
Thomas Huxley / T. H. Huxley | publicly defended the theory of evolution by natural selection | debated Bishop Wilberforce on evolution at Oxford in 1860

# Evolutionary biologists of the twentieth century
? Which evolutionary biologist
Stephen Jay Gould / Gould | proposed punctuated equilibrium with Niles Eldredge | argued in 1972 that species change in bursts between long stable periods
Peter Grant / Peter and Rosemary Grant | measured with his wife how selection changes the beaks of Galápagos finches | studied birds through decades of drought and rain on the island of Daphne Major
Theodosius Dobzhansky / Dobzhansky | wrote that nothing in biology makes sense except in the light of evolution | united genetics with natural selection in a book of 1937
Ernst Mayr / Mayr | defined species in 1942 as groups of populations that interbreed | explained how a small isolated population can become a new species
William Hamilton / W. D. Hamilton / Hamilton | explained altruism by the shared genes of relatives in 1964 | gave the rule that helping pays when relatedness times benefit exceeds cost
Bernard Kettlewell / Kettlewell | tested natural selection on peppered moths in English woods in the 1950s | released light and dark moths on sooty and clean tree trunks

# Modes of natural selection
? Which type of selection
directional selection | favors one extreme of a trait and shifts the average | makes insects more resistant to a pesticide over generations | acts when individuals at one end of the curve have higher fitness
stabilizing selection | favors average individuals and acts against both extremes | keeps human birth weight near the middle of its range | reduces variation by favoring the middle of the curve
disruptive selection / diversifying selection | favors both extremes over the average form | can split finches into small-beaked and large-beaked groups | acts against intermediate forms and may produce two distinct groups
sexual selection | favors traits that help an individual to win mates | explains the showy tail of the peacock | acts through mate choice by females and combat among males
frequency-dependent selection | favors a form according to how rare or common it is | keeps left-mouthed and right-mouthed scale-eating fish about equally numerous
kin selection | favors behavior that helps relatives to reproduce | explains altruism in worker bees and ground squirrels

# Mechanisms of evolution
? Which mechanism of evolution
natural selection | favors the survival and reproduction of individuals with advantageous traits | is the only one that consistently produces adaptation | was proposed by Darwin and Wallace
genetic drift | changes allele frequencies by chance, most strongly in small populations | causes the random loss of alleles from one generation to the next | includes the bottleneck effect and the founder effect
gene flow | moves alleles between populations when individuals migrate | makes neighboring populations more alike genetically | occurs through immigration and emigration of individuals or pollen
mutation | is a change in a DNA sequence that creates new alleles | is the original source of all genetic variation
nonrandom mating / assortative mating | is the choice of partners according to their traits | changes the proportions of genotypes because partners are not paired by chance

# Genetic effects in populations
? Which genetic effect
bottleneck effect | is the loss of genetic diversity after a disaster greatly shrinks a population | left cheetahs and northern elephant seals with little genetic variation | follows a sudden decrease in population size through fire, flood or hunting
founder effect | is the loss of diversity when a few individuals start a new colony | explains the high rate of certain genetic disorders among the Amish | occurs when a small group becomes separated from a larger population
heterozygote advantage | is the higher fitness of individuals with two different alleles of a gene | keeps the sickle-cell allele common where malaria occurs
hybrid vigor / heterosis | is the superior growth of offspring from a cross of two inbred lines | is used by farmers who plant corn bred from two different pure lines
inbreeding depression | is the reduced health and fertility of offspring of related parents | appears when harmful recessive alleles come together in small populations

# Terms of population genetics
? Which term describes
gene pool | all the alleles of all the genes in a population | the total genetic material available to the next generation of a population | the combined genetic information of all members of a population
Hardy-Weinberg equilibrium / Hardy-Weinberg principle | the condition in which a population does not evolve from generation to generation | the state described by p² + 2pq + q² = 1 | the state of a large population without mutation, migration, selection or nonrandom mating
fitness / evolutionary fitness | an individual's contribution of offspring to the next generation compared with others | reproductive success relative to other members of the population | the ability of an organism to survive and reproduce in its environment
allele frequency | the proportion of one form of a gene among all its copies in a population | the value written as p or q in the equation of Hardy and Weinberg
genetic variation | the differences in DNA among the individuals of a population | the raw material on which natural selection acts, produced by mutation and recombination
polymorphism | the existence of two or more distinct forms of a trait within a population | the presence in one species of several forms, such as color morphs or blood groups

# Patterns of evolution
? Which term describes
convergent evolution | the development of similar traits in unrelated species in similar environments | the process that gave sharks and dolphins similar streamlined shapes | the process that produces analogous structures
divergent evolution | the process by which two related species become more and more different | the growing apart of species from one ancestor, as in homologous limbs of vertebrates | the process that produces homologous structures
adaptive radiation | the rapid rise of many species from one ancestor to fill various niches | the diversification of one species into several that fill different ecological roles
coevolution | the mutual change of two species in response to each other | the process by which flowers and their pollinators become adapted to one another | the reciprocal adaptation of predators and prey or of hosts and parasites
gradualism | the idea that species change slowly and steadily over long periods | the view that evolution proceeds by small constant steps
punctuated equilibrium | long stable periods broken by short bursts of rapid change | the pattern of sudden appearance of species in the fossil record | the model of Gould and Eldredge in which long stasis is interrupted by rapid speciation
mass extinction | the loss of a large share of species in a short geologic time | an event such as the one that ended the age of dinosaurs
microevolution | a change in allele frequencies within a single species over generations | small-scale change, such as the rise of drug resistance in bacteria
macroevolution | large-scale change above the level of species, such as the origin of mammals | the appearance of new major groups over geologic time

# Reproductive barriers
? Which reproductive barrier
geographic isolation | separates populations by rivers, mountains or water | divided the squirrels on the two sides of the Grand Canyon | is the physical obstacle that leads to allopatric speciation
temporal isolation | keeps apart species that breed at different times of day or year | separates frogs that mate in different seasons | prevents mating because breeding times differ
behavioral isolation | keeps apart species with different courtship songs or rituals | separates eastern and western meadowlarks, which sing different songs | prevents mating because courtship displays or calls differ
mechanical isolation | keeps apart species whose reproductive parts do not fit together | prevents mating between snails whose shells spiral in opposite directions
habitat isolation / ecological isolation | keeps apart species of one area that live in different surroundings | separates garter snakes that live in water from those on land
gametic isolation | exists when sperm of one species cannot fertilize another's eggs | prevents the fusion of eggs and sperm of different sea urchins
hybrid sterility / reduced hybrid fertility | exists when mixed offspring are healthy but cannot reproduce | is shown by the mule, the infertile offspring of a horse and a donkey
hybrid inviability / reduced hybrid viability | exists when mixed offspring die before they mature | prevents the embryos of a cross between two species from surviving

# Speciation
? Which term describes
allopatric speciation | the formation of new species when populations are separated geographically | the origin of species after a canyon or an ocean divides a population | the origin of species through a physical barrier such as a mountain range
sympatric speciation | the formation of new species without geographic separation | the origin of species within one area, as by polyploidy in plants
parapatric speciation | the formation of new species in neighboring populations with a shared border | the origin of species in adjacent areas that still exchange some genes
hybrid zone | a region where two different species meet, mate and have mixed offspring | the area of contact in which two incompletely isolated species interbreed
ring species | a chain of neighboring populations in which the two ends cannot interbreed | a series of connected populations around a barrier, as in salamanders around a valley
biological species concept | the definition of a group by members that interbreed and have fertile offspring | Ernst Mayr's definition, which cannot be applied to fossils or asexual organisms
morphological species concept | the definition of a kind of organism by body shape and structure | the definition used for fossils, based on appearance and anatomy

# Defenses against predators
? Which type of adaptation
camouflage / cryptic coloration | hides an animal by matching its background | makes a moth hard to see on bark | lets an organism blend in with its surroundings
Batesian mimicry | protects a harmless species that looks like a harmful one | makes a harmless fly resemble a stinging bee
Müllerian mimicry | makes two or more poisonous species resemble one another | gives several kinds of stinging insect the same black and yellow bands
warning coloration / aposematic coloration | advertises poison with bright colors | makes a poison dart frog conspicuous to predators | signals danger to predators by conspicuous red, yellow or black patterns
countershading | makes an animal dark above and pale below | makes a shark hard to see from above and from beneath
startle display / eyespots | frightens a predator by suddenly showing large eyelike marks | makes a moth's hind wings look like an owl's face

# Survival of hard seasons
? Which adaptation
hibernation | lowers body temperature and activity through winter | lets a ground squirrel live on stored fat in the cold season | slows heartbeat and breathing during the cold months
estivation / aestivation | lets an animal stay dormant through hot, dry periods | lets a lungfish survive drought in mud
migration / seasonal migration | moves animals seasonally between regions | carries Arctic terns and monarch butterflies over great distances
torpor / daily torpor | lowers activity and body temperature for a short time, such as one night | saves energy in a hummingbird or small bat while it rests each day
diapause | pauses the development of an insect until conditions improve | lets insect eggs or pupae stop growing through winter

# Ideas on the origin of life
? Which idea
primordial soup hypothesis / primordial soup / Oparin-Haldane hypothesis | states that organic molecules formed and collected in early oceans | holds that lightning and ultraviolet light drove the first organic syntheses
RNA world hypothesis / RNA world | states that self-copying ribonucleic molecules came before DNA and proteins | is supported by the discovery of ribozymes
endosymbiotic theory / endosymbiosis | states that mitochondria and chloroplasts were once free-living bacteria | explains why two organelles have circular DNA and ribosomes of their own | states that eukaryotic cells formed when large cells engulfed smaller prokaryotes
spontaneous generation | held that living things commonly arise from nonliving matter, such as maggots from meat | was disproved by the experiments of Redi and Pasteur
biogenesis | states that living things come only from other living things | was confirmed by Pasteur's swan-necked flasks | contradicts the belief that life arises from nonliving matter
panspermia | states that life's molecules or spores came to Earth from space | holds that comets or meteorites seeded Earth with life

# Famous experiments of biology
? Which experiment
Miller-Urey experiment | produced amino acids from gases and electric sparks in 1953 | modeled the early atmosphere with methane, ammonia and water vapor | showed that organic molecules can form from inorganic compounds
Redi's experiment / Redi experiment | showed in 1668 that maggots on meat come from the eggs of flies | compared covered and open jars of meat
Pasteur's experiment / swan-neck flask experiment | showed that boiled broth stays free of microbes when dust cannot enter | disproved spontaneous generation with curved glass tubes that trapped dust
Griffith's experiment / Griffith experiment | showed that living bacteria can be transformed by material from dead ones | injected mice with rough and smooth strains of pneumonia bacteria | found that a harmless strain became deadly in 1928
Hershey-Chase experiment | showed that phages inject DNA and not protein into bacteria | labeled viruses with radioactive phosphorus and sulfur | confirmed in 1952 that DNA is the genetic material
Meselson-Stahl experiment | showed that DNA replication is semiconservative | grew bacteria in heavy nitrogen and separated their DNA by density
Avery-MacLeod-McCarty experiment | showed in 1944 that the transforming substance is DNA | used enzymes to destroy protein, RNA or DNA in bacterial extracts

# Events in the history of life
? Which event
Great Oxygenation Event / oxygen revolution | raised the amount of a reactive gas in the air through cyanobacteria | killed many anaerobic microbes about 2.4 billion years ago
Cambrian explosion | was the rapid appearance of most animal phyla about 540 million years ago | is recorded by the fossils of the Burgess Shale
Permian extinction / Permian mass extinction | wiped out about 90 percent of marine species about 252 million years ago | was the greatest loss of species in Earth's history
Cretaceous extinction / Cretaceous mass extinction / Cretaceous–Paleogene extinction | ended the age of dinosaurs about 66 million years ago | followed the impact of an asteroid in Mexico
colonization of land | began about 470 million years ago with simple plants and fungi | required plants to prevent drying out with a waxy cuticle

# Ranks of classification
? Which taxonomic rank
domain | is the broadest group in modern classification, above the kingdom | separates Bacteria, Archaea and Eukarya | is the largest and most inclusive taxon
kingdom | lies just below the domain and includes one or more phyla | was the level at which Linnaeus divided plants from animals | includes Animalia, Plantae and Fungi
phylum / phyla / division | is a group of related classes | is the level at which the arthropods, mollusks and chordates are named | lies between the kingdom and the class
class | is a group of related orders | is the level at which mammals, birds and insects are named | lies between the phylum and the order
order | is a group of related families | is the level at which primates, carnivores and rodents are named | lies between the class and the family
family | is a group of related genera | is the level at which cats (Felidae) and dogs (Canidae) are named | lies between the order and the genus
genus / genera | is a group of closely related species | forms the first, capitalized word of a scientific name | lies between the family and the species
species | is the most specific group of organisms that can interbreed and have fertile offspring | is named by two Latin words such as Homo sapiens | is the narrowest category of the Linnaean system

# Domains and kingdoms of life
? Which organisms
bacteria / Eubacteria | are prokaryotes whose cell walls contain peptidoglycan | include Escherichia coli and cyanobacteria
archaea / Archaebacteria | are prokaryotes without peptidoglycan, many of which live in extreme places | include methanogens and halophiles | have membrane lipids unlike those of any other organisms
protists / Protista | are a varied collection of mostly unicellular eukaryotes that fit in no other kingdom | include amoebas, algae and slime molds
fungi | are eukaryotes that absorb food and have cell walls of chitin | include yeasts, molds and mushrooms | obtain nutrients by secreting enzymes and absorbing digested food
plants / Plantae | are multicellular autotrophs with cell walls of cellulose | include mosses, ferns and flowering species | make food by photosynthesis and develop from embryos
animals / Animalia | are multicellular heterotrophs without cell walls | include sponges, insects and vertebrates | obtain food by ingesting it and mostly can move

# Groups in systematics
? Which group of organisms
clade / monophyletic group | consists of an ancestor and all of its descendants | is a complete branch of the tree of life | includes a common ancestor with all species that arose from it
paraphyletic group | consists of an ancestor and some but not all of its descendants | is exemplified by the traditional reptiles, from which birds are left out
polyphyletic group | does not include the most recent common ancestor of its members | is exemplified by all warm-blooded animals, drawn from several separate ancestors
outgroup | is related to the species under study but branched off before them | is used for comparison to find out which traits are ancestral
sister group / sister taxa | shares an immediate common ancestor with another branch | is the closest relative of another lineage on a phylogenetic tree

# Methods of systematics
? Which term describes
phylogeny | the evolutionary history of a group of species | the line of descent that a branching tree displays | the evolutionary relationships among organisms through time
binomial nomenclature | the system that gives each species a two-word Latin name | the naming of each organism by genus and species, as in Homo sapiens | the naming system of Linnaeus that uses genus and species
dichotomous key | a series of paired statements used to identify an unknown organism | a guide with two choices at every step | an identification tool that uses a series of paired choices
molecular clock | the estimate of the time since two species diverged from the number of their mutations | a method that uses a steady rate of change in DNA
cladistics / cladistic analysis | the classification of organisms by shared derived characters | a method that groups species by common ancestry on branching diagrams
DNA barcoding | the identification of species by a short standard gene sequence | a method that compares one mitochondrial gene to tell species apart

# Types of archaea and extremophiles
? Which type of microorganism
methanogen | releases CH4 gas and lives in swamps and the guts of cows | is a strict anaerobe that reduces carbon dioxide with hydrogen | is an archaeon that produces methane without oxygen
halophile | lives in very salty water such as the Great Salt Lake | colors salt ponds red or purple | requires high concentrations of sodium chloride to grow
thermophile | grows best in heat such as that of a hot spring | is the kind of organism from which Taq polymerase was obtained | has enzymes that stay stable at 45 degrees Celsius and far above
psychrophile | grows best in cold near freezing | lives in polar seas and in snow
acidophile | grows best at a low pH | lives in the drainage water of mines and in sulfur springs
alkaliphile | grows best at a high pH | lives in soda lakes with pH above 9
barophile / piezophile | grows best under the great pressure of the deep sea | lives in ocean trenches
mesophile | grows best at moderate temperatures, including that of the human body | includes most human pathogens | grows best between about 20 and 45 degrees Celsius

# Animal-like and fungus-like protists
? Which protists
amoebas / amoeba / amoebae | move and feed with pseudopods | include Entamoeba, a cause of dysentery | engulf food by phagocytosis and have no fixed shape
ciliates / ciliate | swim with rows of short hairlike projections and have two kinds of nuclei | include the slipper-shaped Paramecium | take in food through an oral groove and expel excess water with contractile vacuoles
apicomplexans / sporozoans / apicomplexan | are nonmotile parasites that include the cause of malaria | enter host cells with a complex of organelles at one end | include Plasmodium, which is carried by mosquitoes
plasmodial slime molds / slime molds | creep as a single mass of cytoplasm with many nuclei | feed on rotting logs and then form stalked spore cases
water molds / oomycetes | resemble fungi but have cellulose in their walls | caused the Irish potato famine
foraminiferans / forams | have calcium carbonate shells with pores for threadlike pseudopods | left shells that built chalk such as the White Cliffs of Dover

# Groups of algae
? Which algae
euglenoids / euglenids / Euglena | swim with a flagellum and often have both chloroplasts and an eyespot | live in ponds and are autotrophs in light but heterotrophs in the dark | have an eyespot that detects light and a flexible pellicle
dinoflagellates / dinoflagellate | spin with two flagella and cause red tides | include zooxanthellae, which live inside corals | are mostly marine plankton, some of which glow at night
diatoms / diatom | have glassy two-part walls of silica | form deposits used as polishing and filtering powder
brown algae / brown alga | include the giant kelps of cold coastal seas | contain fucoxanthin and are the largest seaweeds | have blades, stipes and holdfasts and form underwater forests
red algae / red alga | contain phycoerythrin and can live in deep water | are the source of agar and nori
green algae / green alga | share chlorophylls a and b with land plants and are their closest relatives | include Volvox, Spirogyra and Chlamydomonas | store starch and have cellulose walls like plants

# Groups of fungi
? Which fungi
zygomycetes / Zygomycota / bread molds | include black Rhizopus, which forms thick-walled resting spores by the fusion of two hyphae | have hyphae mostly without cross walls
ascomycetes / Ascomycota / sac fungi | form spores in a saclike ascus | include yeasts, truffles and morels | form the largest phylum and produce eight spores in each sac
basidiomycetes / Basidiomycota / club fungi | form spores on a club-shaped basidium | include mushrooms, puffballs and rusts | form gills under a cap in many common species
chytrids / Chytridiomycota | are mostly aquatic and have spores with flagella | have caused a great decline in amphibians
glomeromycetes / Glomeromycota | form arbuscular mycorrhizae with plant roots | live inside root cells as highly branched exchange structures
deuteromycetes / imperfect fungi | have no known sexual stage | are an artificial group in which Penicillium was once placed
lichens / lichen | are partnerships of a fungus with an alga or cyanobacterium | grow on bare rock and are sensitive to air pollution | are pioneer organisms that help to break rock down into soil

# Structures of fungi
? Which fungal structure
hypha / hyphae | is a single threadlike filament that makes up the body | grows at its tip and secretes enzymes into its food | is the basic threadlike unit of a multicellular fungus
mycelium / mycelia | is the whole tangled mass of threads in the soil or food | provides a very large surface area for absorption | is a network of branching hyphae
septum / septa | is a cross wall that divides a filament into compartments | has pores that let cytoplasm flow between compartments
fruiting body / fruiting structure | is the visible reproductive part, such as a mushroom | rises above ground to release spores | grows above the ground and produces spores
sporangium / sporangia | is the round case on a stalk in which asexual spores of bread mold develop | is the black dot seen on moldy bread
conidium / conidia | is an asexual spore formed at the tip of a specialized stalk and not in a case | is the dusty blue-green spore of Penicillium
ascus / asci | is the sac in which eight sexual spores usually form | is the spore sac of morels and truffles
basidium / basidia | is the microscopic club on the gills of a mushroom that bears four spores | lines the gills beneath a cap
rhizoid | is a rootlike filament that anchors a mold to its food | anchors bread mold below its horizontal stolons
mycorrhiza / mycorrhizae | is a mutualistic association of filaments with plant roots | gives plants water and minerals in exchange for sugars | increases the surface area through which roots absorb water

# Groups of seedless plants
? Which plants
mosses / moss / Bryophyta | are low nonvascular species whose leafy green stage is the gametophyte | include Sphagnum, which forms peat | grow in soft cushions and release spores from capsules on thin stalks
liverworts / liverwort | are flat nonvascular species named for their lobed shape | produce gemmae in small cups
hornworts / hornwort | are nonvascular species with long, pointed sporophytes that grow like antlers | have usually one large chloroplast in each cell
ferns / fern | are seedless vascular species with fronds and fiddleheads | bear sori on the undersides of their leaves
club mosses / lycophytes | are small seedless vascular species whose giant relatives formed coal | have microphylls, leaves with one unbranched vein
horsetails / horsetail / Equisetum | have jointed hollow stems that contain gritty silica | are called scouring rushes because they were used to clean pots

# Groups of seed plants
? Which plants
conifers / conifer | have needles or scales and bear seeds in cones | include pines, firs and redwoods | are the largest group of gymnosperms and mostly keep their leaves all year
cycads / cycad | are palmlike gymnosperms with large cones in the center | were abundant in the age of dinosaurs
ginkgoes / ginkgo | are gymnosperms with fan-shaped leaves and a single living species | are planted in city streets because they resist pollution | bear fleshy seeds with an unpleasant smell
gnetophytes | are gymnosperms that include Ephedra and the desert plant Welwitschia | have vessels in their wood, unlike other cone bearers
monocots / monocot / monocotyledons | have one seed leaf and parallel leaf veins | have flower parts in threes, like grasses and lilies | have scattered vascular bundles in the stem and fibrous roots
eudicots / dicots / dicot / dicotyledons | have two seed leaves and netted veins | have flower parts in fours or fives, like roses and beans | have vascular bundles in a ring and usually a taproot

# Life forms of plants
? Which type of plant
annual / annual plant | completes its life cycle in one growing season | grows from seed, flowers and dies within a year, like the bean
biennial / biennial plant | flowers and dies in its second season | stores food in its first year and flowers in the second, like the carrot
herbaceous perennial / perennial | is nonwoody and regrows from its roots for many years | dies back above the ground and sprouts again each spring
deciduous tree | is woody and sheds all its leaves in one season | is exemplified by maples and oaks, which are bare in winter
evergreen / evergreen tree | is woody and keeps its leaves all year | is exemplified by pines, which replace old needles little by little
epiphyte | grows upon another without taking food from it | is exemplified by orchids that grow on rainforest trees
carnivorous plant | traps insects to obtain nitrogen | lives in boggy soil poor in nutrients, like the Venus flytrap and sundew
succulent | stores water in fleshy leaves or stems | is exemplified by the cactus and aloe of dry places
shrub | is woody with several stems and no main trunk | is a low bush such as lilac or sagebrush
vine / climbing plant | has a weak stem that needs a support to grow upward | is exemplified by ivy and grape, which trail or twine

# Plant tissues and cells
? Which plant tissue
xylem | carries water and minerals upward from the roots | consists of dead tracheids and vessel elements | forms the wood of a tree
phloem | carries sugars from leaves to the rest of the plant | consists of living sieve tubes and companion cells | carries sap from sugar source to sugar sink by translocation
epidermis | is the outermost layer that covers young leaves, stems and roots | secretes the waxy cuticle of leaves | protects the plant and reduces water loss on its surface
parenchyma | is the most common unspecialized type, with thin walls, and stores food | makes up most of the soft flesh of fruits and roots | carries out much of a plant's photosynthesis, storage and healing
collenchyma | has unevenly thickened walls and supports growing stems | forms the strings of a celery stalk
sclerenchyma | has thick lignified walls and is dead at maturity | includes fibers and the gritty stone cells of pears

# Growing layers and inner layers of plants
? Which plant tissue
apical meristem | causes growth in length at the tips of roots and shoots | is responsible for primary growth | is the region of dividing cells at root and shoot tips
vascular cambium | produces new xylem and phloem that widen a woody stem | adds a layer of wood each year and so makes annual rings | is the lateral meristem that makes secondary xylem and phloem
cork cambium | produces the tough outer covering that replaces the epidermis of a tree | makes most of the bark
palisade mesophyll | is the column-shaped upper leaf layer where most photosynthesis occurs | has tightly packed cells with many chloroplasts | lies just beneath the upper epidermis of a leaf
spongy mesophyll | is the loosely packed leaf layer with air spaces | lets gases circulate within the lower half of a leaf
endodermis | is the innermost cortex layer with the Casparian strip | controls which minerals enter the vascular cylinder of a root | blocks the passage of water between cells with a waxy strip

# Parts of leaves and stems
? Which part of a plant
stoma / stomata / stomate | is a pore in a leaf through which gases and water vapor pass | opens and closes to balance carbon dioxide intake with water loss | is the opening for transpiration and for the intake of carbon dioxide
guard cell | swells or shrinks to open or close a pore of the leaf | occurs in pairs around each opening in the epidermis | controls the opening of a stoma by taking in or losing water
cuticle | is the waxy layer that reduces water loss from leaves | shines on the upper surface of many leaves | covers the epidermis with cutin to keep it from drying out
petiole | is the stalk that joins a leaf to the stem | holds the blade of a leaf out to the light
node | is the place on a stem where leaves are attached | alternates along the stem with bare lengths between leaves
axillary bud / lateral bud | lies between a leaf and the stem and can grow into a branch | stays dormant while the tip of the shoot produces auxin
terminal bud / apical bud | is at the tip of a shoot and causes its growth in length | produces the auxin that inhibits side branches
heartwood | is the older central xylem of a tree, which no longer carries water | is the dark center of a trunk, filled with resins and wastes
sapwood | is the younger outer xylem of a tree, which still carries water | lies just inside the vascular cambium and conducts water
lenticel | is a small spongy opening in bark that lets gases pass | looks like a raised dot or streak on a young twig

# Modified stems and storage organs
? Which plant structure
tuber | is a swollen underground stem that stores starch, such as a potato | has eyes that are buds for new shoots | is exemplified by the potato, a thickened stem below the ground
rhizome | is a horizontal underground stem, as in ginger and irises | lets a fern or grass spread below the surface | grows sideways under the ground and sends up new shoots
stolon / runner | is a horizontal stem above the ground, as in strawberries | forms new plantlets where it touches the soil
bulb | is a short underground stem with fleshy storage leaves, such as an onion | consists of layers of leaves around a bud, as in tulips
corm | is a solid, upright underground stem, as in crocus and gladiolus | stores food in stem tissue covered by papery scales
tendril | is a coiling thread that helps a vine climb | wraps around a support in peas and grapes
spine / cactus spine | is a sharp modified leaf that protects a desert plant from animals | reduces water loss in desert plants by replacing broad blades
bract | is a modified leaf below a flower, brightly colored in poinsettias | grows beneath a flower or cluster, as in dogwood

# Parts of the flower
? Which part of a flower
stamen | is the male reproductive organ, made of an anther and a filament | produces pollen in its upper part
anther | is the sac at the top where pollen grains are made | contains cells that undergo meiosis to form microspores | makes and releases pollen at the tip of a stamen
filament | is the thin stalk that holds up the pollen sac | raises the anther to where insects can brush against it | is the stalk of the stamen
pistil / carpel | is the female reproductive organ, made of stigma, style and ovary | contains the ovules and lies in the center of the blossom
stigma | is the sticky tip of the female organ that catches pollen | is the place where a pollen grain lands and germinates
style | is the slender neck through which the pollen tube grows | connects the pollen-catching tip with the ovary | is the stalk of the pistil between stigma and ovary
ovary | is the swollen base that becomes the fruit | encloses and protects the ovules | contains one or more ovules and ripens around the seeds
ovule | is the structure that develops into a seed after fertilization | contains the embryo sac with the egg | holds the female gametophyte inside the ovary
petal | attracts pollinators with its color and shape | forms the corolla and is often scented | has bright colors that guide insects to nectar
sepal | is green and leaflike and protects the bud | forms the outermost ring, called the calyx | encloses the blossom before it opens
receptacle | is the enlarged end of the stalk to which the other parts are attached | swells to become the fleshy red body of a strawberry
nectary | secretes the sugary liquid that rewards visiting insects | provides food for bees and hummingbirds | is the gland that makes the sweet food of bees

# Parts of the seed and seedling
? Which part of a seed
seed coat / testa | is the tough outer covering that protects the embryo | must soften or split so that water can enter | keeps the embryo from drying out and from damage
cotyledon / seed leaf | stores or absorbs food for the embryo | occurs as one in a monocot and as two in a dicot
endosperm | is the triploid tissue that nourishes the embryo | makes up most of a kernel of corn or wheat and results from double fertilization
radicle | is the embryonic root, the first part to emerge in germination | grows downward to anchor the new plant | develops into the primary root of a plant
hypocotyl | is the embryonic stem below the seed leaves | forms a hook that pulls a bean's seed leaves out of the soil
epicotyl | lies on the embryonic axis just above the seed leaves | becomes the upper stem with the first true leaves
plumule | is the bud with tiny first leaves at the tip of the embryonic shoot | is a tuft of tiny leaves folded between the halves of a bean
coleoptile | is the sheath that protects the young shoot of a grass | was used in the first experiments on bending toward light
hilum | is the scar where the ovule was attached to the ovary wall | marks the place where the stalk was joined, visible on a bean

# Types of fruit
? Which type of fruit
berry | is fleshy throughout with many seeds, such as a tomato or grape | is the true botanical group of the blueberry
drupe / stone fruit | has a fleshy outside and one seed in a hard pit, such as a peach | includes cherries, plums and olives | has a single seed enclosed in a stony pit
pome | has a core and flesh formed mostly from the receptacle, such as an apple | includes pears and quinces
legume / pod | splits along two seams, such as a pea or bean | holds a row of seeds in a dry case
nut | is dry with a hard wall and one seed, such as an acorn | does not split open at maturity and includes hazels
aggregate fruit | forms from many pistils of a single flower, such as a raspberry | is a cluster of tiny drupelets
multiple fruit | forms from many flowers fused together, such as a pineapple | is also exemplified by the fig and mulberry
samara | has a wing that lets the wind carry it, such as that of a maple | spins to the ground from maple, elm and ash trees
grain / caryopsis | has a single seed fused to its wall, such as corn or wheat | is the dry product of the grasses that feed most of the world

# Plant hormones
? Which plant hormone
auxin | causes cells to elongate and stems to bend toward light | is made at the shoot tip and maintains apical dominance | moves to the shaded side of a stem and makes its cells longer
gibberellin | causes stems to grow taller and seeds to germinate | was discovered in a disease of rice seedlings and is sprayed on grapes to enlarge them | breaks dormancy of seeds and stimulates stem elongation
cytokinin | promotes cell division and delays the aging of leaves | works with the shoot-tip hormone to form shoots in tissue culture | is made in roots and stimulates cells to divide
ethylene | is a gas that ripens fruit | promotes the aging of flowers and the dropping of leaves | is the only one that spreads through the air as a gas
abscisic acid | closes stomata during drought and keeps seeds dormant | rises in times of stress and inhibits growth | causes stomata to close when a plant lacks water
jasmonate / jasmonic acid | triggers defenses against chewing insects | is released by wounded leaves and causes them to make protease inhibitors
brassinosteroid | is chemically like animal steroids and promotes cell expansion | was first isolated from the pollen of rape plants in 1979
florigen | is the signal that travels from leaf to bud to start flowering | moves through the phloem when day length is right for blooming

# Movements of plants
? Which plant response
phototropism | is growth toward or away from light | bends a stem toward a window because auxin collects on its shaded side | is caused by uneven distribution of auxin as a stem turns to light
gravitropism / geotropism | is growth in response to gravity | makes roots grow downward and shoots grow upward | makes the shoot of a plant laid on its side turn upward
thigmotropism | is growth in response to touch | coils a tendril around a support
hydrotropism | is growth of roots toward water | guides roots to the moist parts of dry soil
thigmonastism / nastic movement / thigmonasty | is a reaction to touch whose direction does not depend on the stimulus | folds mimosa leaves quickly and closes the Venus flytrap
chemotropism | is growth in response to a chemical | guides a pollen tube toward the ovule
heliotropism / solar tracking | turns leaves or flowers to follow the sun through the day | makes young sunflowers face east in the morning and west at evening

# Seasonal processes of plants
? Which plant process
photoperiodism | is a response to the relative lengths of day and night | controls flowering by the length of darkness in short-day and long-day plants | makes plants bloom in a certain season by day length
apical dominance | is the suppression of side branches by the bud at the tip | is removed by cutting off the tip of the shoot, the source of auxin
dormancy | is a period in which growth and activity stop until conditions improve | keeps a seed from sprouting until spring | lets seeds survive cold or drought before germination
vernalization | is the need for a long cold period before flowering | makes winter wheat flower after it has been planted in autumn
abscission | is the shedding of leaves or fruits at a weak layer of the stalk | makes a tree lose its leaves in autumn through the action of ethylene
senescence | is the aging and death of cells, as in leaves that turn color in autumn | breaks down chlorophyll and withdraws nutrients from old leaves

# Transport in plants
? Which term describes
transpiration | the loss of water vapor from leaves | the evaporation through stomata that pulls water up through a plant | the evaporation of water from plant surfaces, mostly through stomata
cohesion-tension theory / cohesion-tension | the explanation of water's rise in xylem by evaporation and hydrogen bonds | the model in which evaporation from leaves pulls up an unbroken column of water
root pressure | the force that moves water upward at night when minerals are pumped into xylem | the push from below that causes guttation
guttation | the release of water droplets at the tips of leaves | the forcing out of xylem sap from leaf edges at night
pressure-flow hypothesis / pressure flow | the explanation of sugar's movement in phloem from source to sink | the model in which sugar loading draws in water and pushes sap
wilting | the drooping of leaves when cells lose turgor pressure | the result when a plant loses more water than its roots take in

# Reproduction and growth of plants
? Which plant process
pollination | transfers pollen from anther to stigma | is carried out by bees, birds, bats and wind | brings pollen to the stigma of a flower
double fertilization | unites two sperm with an egg and two polar nuclei in angiosperms | forms both a zygote and endosperm
germination | is the start of growth of an embryo in a seed | begins when a seed takes in water | makes the radicle emerge when a seed has water, oxygen and warmth
alternation of generations | switches between a haploid and a diploid multicellular stage | is the life cycle in which a sporophyte and a gametophyte follow each other
seed dispersal | spreads a plant's offspring by wind, water or animals | is helped by burrs, wings and fleshy fruits | reduces competition between young plants and their parent
primary growth | increases the length of stems and roots | results from cell division at apical meristems
secondary growth | increases the thickness of woody stems and roots | results from cell division in the cambium

# Structures in the life cycles of mosses and ferns
? Which plant structure
sporophyte | is the diploid multicellular generation that produces spores | is the large leafy stage in a fern's life cycle | produces haploid spores by meiosis
gametophyte | is any haploid multicellular generation that produces eggs and sperm | is the dominant green stage of a moss
archegonium / archegonia | is the female organ in which an egg forms in mosses and ferns | is the flask-shaped organ to which moss sperm swim
antheridium / antheridia | is the male organ in which sperm form in mosses and ferns | releases flagellated sperm of mosses into water
sorus / sori | is a cluster of spore cases on the underside of a fern frond | contains many sporangia and looks like a brown dot beneath a fern leaf
prothallus / prothallium | is the tiny heart-shaped haploid stage of a fern | bears the eggs and sperm of a fern on a small flat green body
protonema | is the green thread that grows from a germinating moss spore | produces buds that grow into leafy moss shoots
gemma / gemmae | is a small bud in a cup by which liverworts reproduce asexually | is splashed out of a liverwort's cup by raindrops
frond | is the leaf of a fern, which uncoils as a fiddlehead | is the large divided blade that bears sori

# Structures in the life cycles of seed plants
? Which structure of seed plants
pollen grain | is the male gametophyte and is carried by wind or insects | is made in the anther or in a male cone
embryo sac | is the female gametophyte of a flowering plant | lies within an ovule and has seven cells and eight nuclei
pollen tube | grows down the style to carry sperm to the ovule | enters the ovule through the micropyle
micropyle | is the tiny opening at one end of an ovule | lets water into a dry bean beside the scar of its stalk
megaspore | is the large haploid cell that develops into the female gametophyte | is the only survivor of four products of meiosis in an ovule
microspore | is one of four haploid products of meiosis in an anther | divides to form a generative cell and a tube cell

# Phyla of invertebrates
? Which animals
sponges / sponge / Porifera | have no true tissues and filter food through pores | pump water past collar cells and out of an osculum | are the simplest animals and live attached to the sea floor
cnidarians / cnidarian / Cnidaria | have stinging cells and radial symmetry | include jellyfish, corals and hydras | have a gastrovascular cavity with one opening and two cell layers
mollusks / molluscs / mollusk / Mollusca | have soft bodies with a mantle and a muscular foot | include snails, clams and squids | have a visceral mass and often a radula or a shell
arthropods / arthropod / Arthropoda | have jointed legs and an exoskeleton of chitin | form the largest phylum of animals and grow by molting | include insects, spiders and crustaceans and have segmented bodies
echinoderms / echinoderm / Echinodermata | have spiny skin, tube feet and a water vascular system | include sea stars, sea urchins and sea cucumbers | are deuterostomes with radial symmetry as adults
comb jellies / ctenophores | swim with eight rows of fused cilia | catch prey with sticky cells and often glow in the sea

# Phyla of worms and minute invertebrates
? Which animals
flatworms / flatworm / Platyhelminthes | have solid bodies without a coelom and a single opening to the gut | include planarians, flukes and tapeworms | have bilateral symmetry and three germ layers but no body cavity
roundworms / nematodes / nematode / Nematoda | have unsegmented bodies with a pseudocoelom and taper at both ends | include hookworms, pinworms and Ascaris | have a complete digestive tract and a tough cuticle
segmented worms / annelids / annelid / Annelida | have bodies divided into repeated ringlike units and a closed circulatory system | include earthworms and leeches | have a true coelom and move with bristles called setae
rotifers / rotifer | are microscopic and have a crown of cilia that looks like a turning wheel | often reproduce without males and live in fresh water
bryozoans / ectoprocts | form mosslike colonies of tiny animals that feed with a lophophore | form crusts of small boxlike chambers on rocks and shells
tardigrades / water bears | are tiny eight-legged creatures that survive drying and freezing | walk slowly on stubby clawed legs in films of moisture on moss

# Groups of arthropods
? Which arthropods
insects / insect | have three body regions, six legs and usually wings | are the only invertebrates that fly | have a head, a thorax and an abdomen and breathe through tracheae
arachnids / arachnid | have two body regions, eight legs and no antennae | include spiders, scorpions and ticks | have a cephalothorax and an abdomen with four pairs of legs
crustaceans / crustacean | have two pairs of antennae and breathe with gills | include crabs, lobsters and shrimps | have a hard exoskeleton with calcium and mostly live in water
centipedes / centipede | have one pair of legs on each segment and poison claws | are fast-moving predators with flattened bodies
millipedes / millipede | have two pairs of legs on most segments and eat decaying plants | curl into a coil when disturbed
horseshoe crabs / horseshoe crab | have a domed shield, a spike tail and blue blood used to test medicines | are ancient relatives of spiders that spawn on Atlantic beaches
trilobites | are extinct sea creatures with a three-lobed segmented body | are index fossils of the Paleozoic Era

# Classes of mollusks
? Which mollusks
bivalves / bivalve | have two hinged shells and filter food with their gills | include clams, oysters and scallops | lack a head and a radula and often burrow in sand
gastropods / gastropod | have a single coiled shell or none and undergo torsion | include snails and slugs | move on a broad muscular foot and include many land species
cephalopods / cephalopod | have arms with suckers and move by jet propulsion | include squids and octopuses and have the largest brains of invertebrates | have large brains, well-developed eyes and tentacles
chitons / chiton | have a shell of eight overlapping plates | cling to rocks and scrape off algae
scaphopods / tusk shells | live in a curved tube that is open at both ends | burrow in sand and catch tiny prey with many threadlike tentacles

# Structures of invertebrates
? Which structure
radula | scrapes food with rows of tiny teeth in snails | is a tonguelike organ of mollusks | is moved back and forth to scrape algae off rocks
mantle | is the fold of tissue that secretes the shell of a mollusk | encloses the soft body of a clam and forms its shell and pearls
nematocyst | is the coiled harpoon inside a cnidarian's stinging cell | shoots out to inject poison into prey of a jellyfish
tube foot / tube feet | moves a sea star with a suction-cup tip | is extended by the water vascular system and helps to pull open a clam | is used by echinoderms to move and feed
nephridium / nephridia | removes wastes in each segment of an earthworm | filters the fluid of the coelom in annelids like a simple kidney | is an excretory organ of annelids
clitellum | is the thick band of an earthworm that secretes a cocoon | is the smooth saddle-like ring involved in earthworm mating
flame cell / flame bulb | removes excess water in a planarian with beating cilia | flickers as it drives fluid into tubes of a flatworm
cnidocyte | is the stinging cell on the tentacle of a hydra | contains a nematocyst used for defense and catching prey

# Structures of insects and spiders
? Which structure
Malpighian tubule | removes nitrogen wastes from an insect's blood | empties uric acid from the body fluid into the gut of a grasshopper | is an excretory organ of insects
spiracle | is an opening on an insect's side that lets in air | is one of a row of breathing holes along a grasshopper's abdomen
tracheal tube | carries air directly to the tissues of a grasshopper | branches through an insect's body so that blood need not carry oxygen
compound eye | is made of many light-sensing units called ommatidia | forms a mosaic image and detects motion well in a fly | is the visual organ of most insects and crustaceans
book lung | is the stacked breathing organ of a spider | lies in the abdomen of a spider and looks like pages

# Features of body plans
? Which feature of a body plan
radial symmetry | arranges a body around a central point so that many planes divide it equally | is found in jellyfish and sea anemones
bilateral symmetry | gives a body matching left and right sides | is found in butterflies and humans, which have one plane of division | allows only one plane to divide an animal into mirror halves
asymmetry | is the lack of any regular shape or matching halves | is found in most sponges
cephalization | is the concentration of sense organs and nerves at the front end | produced heads in animals that move forward | is associated with bilateral symmetry and forward movement
segmentation | is the division of a body into repeated units | is seen in the rings of an earthworm

# Groups of animals by body cavity and development
? Which type of animal
coelomate | has a body cavity fully lined with mesoderm | has a true cavity between its gut and body wall, like an earthworm
pseudocoelomate | has a body cavity only partly lined with mesoderm | is exemplified by the roundworm, whose cavity lies between endoderm and mesoderm
acoelomate | has a solid body without a cavity between gut and body wall | is exemplified by the flatworm, which lacks a body cavity
protostome | has a blastopore that becomes the mouth | usually has spiral cleavage, like mollusks, annelids and arthropods | has an embryo in which the mouth forms before the anus
deuterostome | has a blastopore that becomes the anus | usually has radial cleavage, like echinoderms and chordates | has an embryo in which the anus forms before the mouth

# Directions of an animal's body
? Which term describes
dorsal side / dorsal | the back or upper part of a bilaterally symmetrical animal | the surface along which the backbone of a vertebrate lies
ventral side / ventral | the belly or lower part of a bilaterally symmetrical animal | the surface of a crawling lizard that faces the ground
anterior end / anterior | the head or front part of an animal | the part of an earthworm nearest to the mouth
posterior end / posterior | the tail or rear part of an animal | the part of an earthworm farthest from the mouth
lateral side / lateral | the left or right part of an animal's body, away from the midline | the surface from which a fish's paired fins stick out sideways

# Stages of the embryo
? Which stage
morula | is a solid ball of cells formed a few days after fertilization | consists of about 16 to 32 cells and comes before a hollow ball forms
blastula | is a hollow ball of cells in an early animal embryo | has a fluid-filled center and comes just before gastrulation | contains a cavity called the blastocoel
blastocyst | is the mammalian embryo that implants in the uterus | has an inner cell mass from which human stem cells are taken
gastrula | has three germ layers, which form when cells fold inward | is the cuplike embryo with ectoderm, mesoderm and endoderm
neurula | is the embryo in which the nervous system begins as a folded plate | forms the tube that becomes brain and spinal cord

# Layers and parts of the embryo
? Which part of an embryo
ectoderm | is the outer germ layer, which forms skin and nervous system | gives rise to hair, nails and brain | develops into the epidermis, brain and nerves
mesoderm | is the middle germ layer, which forms muscle, bone and blood | gives rise to the heart, kidneys and skeleton | develops into muscles, skeleton and circulatory system
endoderm | is the inner germ layer, which forms the lining of gut and lungs | gives rise to liver and pancreas | develops into the digestive tract and respiratory lining
blastopore | is the opening formed during gastrulation | becomes the mouth in protostomes and the anus in deuterostomes
archenteron | is the primitive gut formed during gastrulation | is the tube that becomes the digestive tract
neural tube | is formed when a plate of cells folds along the back | develops into the brain and spinal cord
somite | is one of the blocks of tissue along the notochord that form vertebrae and muscles | appears in pairs on both sides of the developing backbone
coelom | is the body cavity lined entirely with mesoderm | is the fluid-filled space between gut and body wall that holds the internal organs

# Processes of animal development
? Which process
cleavage | is the series of rapid cell divisions after fertilization without growth | divides a zygote into many smaller cells
gastrulation | folds cells inward to form the three germ layers | turns the hollow ball of the early embryo into a layered form
neurulation | forms the hollow tube that becomes the brain and spinal cord | folds the ectoderm above the notochord into a tube
organogenesis | forms body parts such as heart, brain and limbs from the three germ layers | follows gastrulation and builds the parts of the body
implantation | attaches the early mammalian embryo to the lining of the uterus | takes place about a week after fertilization in humans
morphogenesis | gives the body and its parts their shape by cell movement | changes the form of tissues as cells move, fold and die

# Groups of vertebrates
? Which animals
jawless fishes / jawless fish / agnathans | lack paired fins and hinged mouths | include lampreys and hagfish | have a skeleton of cartilage and round sucking or rasping mouths
cartilaginous fishes / cartilaginous fish / Chondrichthyes | have flexible skeletons without true bone | include sharks, rays and skates | have placoid scales and no swim bladder
ray-finned fishes / bony fishes / ray-finned fish | have hard skeletons, a swim bladder and a gill cover | are the largest vertebrate class and include trout and tuna
lobe-finned fishes / lobe-finned fish | have fleshy fins with bones and gave rise to land vertebrates | include lungfish and the coelacanth
amphibians / amphibian | have moist skin and usually change from gilled larvae to lunged adults | include frogs, toads and salamanders | lay jellylike eggs in water and breathe partly through the skin
reptiles / reptile | have dry scaly skin and lay leathery amniotic eggs | include snakes, lizards, turtles and crocodiles | are ectotherms with scales of keratin that prevent water loss
birds / bird | have feathers, hollow bones and hard-shelled eggs | are living descendants of theropod dinosaurs | are endotherms with wings and a beak without teeth
mammals / mammal | have hair and feed their young with milk | have a four-chambered heart, a diaphragm and specialized teeth | are endotherms with mammary glands and three middle ear bones
tunicates / sea squirts | are invertebrate chordates whose adults live attached and lose the tail | filter food through a baglike body with two siphons
lancelets / amphioxus | are small bladelike invertebrate chordates that keep a notochord for life | live half buried in sand and filter food from the water

# Groups of mammals
? Which mammals
monotremes / monotreme | lay eggs although they feed their young on milk | include the platypus and the echidna | have no nipples, so that milk is licked from the skin
marsupials / marsupial | finish their development in a pouch | include kangaroos, koalas and opossums | give birth to tiny undeveloped young that attach to a nipple
placentals / placental mammals / eutherians | include every living member of the class except egg layers and pouch bearers | are the largest of the three main divisions of their class
primates / primate | have opposable thumbs, forward-facing eyes and large brains | include monkeys, apes and humans | have flexible hands, good depth perception and nails instead of claws
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
vertebral column / backbone | surrounds and protects the spinal cord | is the row of bones that replaces the supporting rod of the embryo | is the feature that distinguishes vertebrates from other chordates
neural crest | is a group of migrating embryonic cells that form parts of the skull and teeth | appears along the edges of the closing tube only in vertebrate embryos

# Organs of fishes and birds
? Which structure
operculum | is the hard plate that covers and protects the gills of a bony fish | moves to draw water over the gills even when a trout is still | is the gill cover of a bony fish
lateral line | detects vibrations in water along the side of a fish | lets a fish in a school sense the motion of its neighbors | is the row of sense organs that detects movement in the water
cloaca | is the common opening for wastes and eggs in frogs, reptiles and birds | receives urine, feces and gametes in a single chamber
gizzard | grinds food with grit in birds and earthworms | is the muscular part of a bird's stomach that does the work of teeth
crop | stores food before it is ground in birds and earthworms | is the pouch at the lower end of a bird's esophagus
swim bladder | adjusts the buoyancy of a bony fish | is a gas-filled sac that keeps a fish from sinking

# Adaptations of animals
? Which adaptation of animals
endothermy / endotherm | is the production of body heat by metabolism, as in birds and mammals | keeps body temperature constant but requires much food | lets birds and mammals stay active in cold climates
ectothermy / ectotherm | is the gaining of body heat from the surroundings, as in lizards | makes a reptile bask in the sun to warm up | makes body temperature vary with the temperature of the environment
osmoregulation | is the control of water and salt balance in the body | is carried out by the kidneys of freshwater fish and the salt glands of marine birds
countercurrent exchange | uses two fluids that flow in opposite directions to pass on heat or gas | lets fish gills extract much oxygen from water
bioluminescence | is the production of light by a living thing | makes fireflies and deep-sea anglerfish glow by a chemical reaction
echolocation | locates objects by reflected sound | lets bats and dolphins find prey in the dark
electroreception | detects the weak electric fields of other animals | helps sharks and the platypus to find hidden prey

# Types of circulation
? Which transport system of animals
open circulatory system / open circulation | lets blood leave the vessels and bathe the organs directly | is found in insects, whose hemolymph flows through sinuses | pumps hemolymph into body cavities in arthropods and most mollusks
closed circulatory system / closed circulation | keeps blood within vessels at all times | is found in earthworms and all vertebrates | moves blood under higher pressure through arteries, capillaries and veins
single circulation / single-loop circulation | carries blood through the heart once in each complete circuit | sends blood from the gills straight on to the body, as in fishes
double circulation / double-loop circulation | carries blood to the lungs and to the body in two separate circuits | returns blood from the lungs to the heart before it goes to the body
gastrovascular cavity | distributes food through a branched gut without blood or vessels | serves both digestion and the spread of food in hydras and flatworms

# Forms of animal reproduction
? Which form of reproduction
oviparity / oviparous | is laying eggs that hatch outside the mother | is found in birds and most fishes
viviparity / viviparous | is bearing live young that are nourished inside the mother | is found in most mammals, which have a placenta
ovoviviparity / ovoviviparous | is hatching eggs inside the mother with food only from the yolk | is found in some sharks and snakes that bear live young without a placenta
hermaphroditism / hermaphrodite | is the presence of both male and female organs in one animal | is found in earthworms and many snails | lets one individual produce both eggs and sperm
external fertilization | joins eggs and sperm outside the body, as in most fishes and frogs | requires water, into which both parents release gametes | takes place in water in amphibians and most fishes
internal fertilization | joins eggs and sperm inside the female's body | lets reptiles, birds and mammals breed on dry land | takes place within the body after mating

# Stages of insect and other animal life cycles
? Which stage
larva / larvae | is the wormlike feeding form of an insect with complete metamorphosis | is the caterpillar of a butterfly or the maggot of a fly | feeds and grows before it becomes a pupa
pupa / pupae | is the resting form in which a caterpillar changes into a butterfly | follows the caterpillar and is often enclosed in a cocoon | belongs to complete metamorphosis and does not feed
nymph | is the immature form that looks like a small wingless adult | is the young of a grasshopper | belongs to incomplete metamorphosis and grows through several molts
tadpole | is the gilled swimming young of a frog | loses its tail as legs and lungs develop | feeds mostly on algae and breathes in water before it changes into an adult frog
polyp | is the stationary tube-shaped form of a cnidarian | is the body form of a hydra or coral
medusa | is the free-swimming bell-shaped form of a cnidarian | is the body form of an adult jellyfish
planula | is the ciliated swimming young of a cnidarian that settles on the sea floor | hatches from a jellyfish egg and grows into a sedentary form

# Types of learning in animals
? Which type of learning
imprinting | is a rapid attachment during a critical period early in life | made newly hatched geese follow Konrad Lorenz | forms an irreversible bond of a young animal with its parent
habituation | is a decrease in response to a repeated harmless stimulus | lets animals ignore signals that bring neither reward nor harm | is the loss of response to a stimulus that is repeated without effect
classical conditioning | links a neutral signal with a natural stimulus | made Pavlov's dogs salivate at a sound | associates a new stimulus with one that already causes a response
operant conditioning / trial-and-error learning | links a voluntary action with reward or punishment | teaches a rat in a Skinner box to press a lever for food
insight learning / insight | solves a new problem by reasoning without trial and error | let a chimpanzee stack boxes to reach a banana
observational learning / social learning | copies the actions of other individuals | lets young animals learn by watching and imitating adults

# Types of animal behavior
? Which type of behavior
innate behavior / instinct | is inborn and performed correctly the first time | is inherited and needs no learning, like web building in spiders | is controlled by genes and not changed by experience
altruism / altruistic behavior | helps another individual at a cost to oneself | includes an alarm call that puts the caller in danger
territoriality / territorial behavior | defends an area against others of the same species | marks boundaries with scent or song to keep rivals out
courtship / courtship behavior | attracts a mate by ritual displays | includes the dances of cranes and the flashing of fireflies
dominance hierarchy / pecking order | ranks the members of a social group | reduces fighting in a flock of hens or a wolf pack by a fixed rank
foraging / foraging behavior | is the search for and collection of food | balances the energy gained from food with the risk and cost of finding it
taxis | is movement directly toward or away from a stimulus | is exemplified by a moth that flies toward light
fixed action pattern | is an unchanging sequence of acts that runs to its end once triggered | is started by a sign stimulus, such as a red belly for a stickleback

# Membranes and parts of the amniotic egg
? Which part of the amniotic egg
amnion | is the fluid-filled membrane that protects a reptile, bird or mammal embryo | surrounds the embryo with a cushion of liquid | keeps an embryo from drying out on land by enclosing it in fluid
yolk sac | contains the food supply of an embryo in the egg | shrinks as the embryo uses up its stored nutrients
allantois | stores wastes of an embryo within the egg | collects uric acid and helps in gas exchange inside a bird's egg
chorion | is the outermost membrane of the embryo and exchanges gases | forms part of the placenta in mammals
eggshell / shell | protects the embryo from drying out while letting gases pass | is leathery in reptiles and hard with calcium in birds
albumen / egg white | cushions the embryo and supplies water and protein | is the clear fluid that turns solid when cooked

# Changes in animal growth
? Which process
complete metamorphosis | is the insect life cycle of egg, larva, pupa and adult | is the four-stage development of a butterfly or beetle | has a pupa stage between larva and adult
incomplete metamorphosis | is the insect life cycle of egg, nymph and adult | is the three-stage development of a grasshopper or cockroach | has nymphs that resemble small adults and no pupa
molting / ecdysis | is the shedding of an exoskeleton so that an animal can grow | lets a crab or insect replace its hard outer covering | is the periodic shedding of the outer covering
regeneration | regrows a lost body part, as in a sea star's arm | lets a planarian cut in two form two whole animals
direct development | produces young that look like small adults and have no larval stage | is found in reptiles, birds and mammals, whose young resemble their parents

# Roles in food webs
? Which type of organism
producer / primary producer | makes its own food from sunlight or chemicals | forms the base of a food chain as a plant or alga | captures energy by photosynthesis or chemosynthesis
primary consumer / herbivore | eats plants or algae directly | occupies the second trophic level, like a grasshopper or rabbit | feeds directly on producers
secondary consumer | eats animals that eat plants | occupies the third trophic level, like a frog or small fish
tertiary consumer | eats other animals that are themselves meat eaters | occupies the fourth trophic level, like a hawk or shark
decomposer | breaks down dead matter chemically, like bacteria and fungi | releases minerals from dead bodies into the soil | recycles matter by releasing enzymes onto dead material
detritivore | eats particles of dead matter, like an earthworm | swallows fragments of leaf litter, like a woodlouse
scavenger | eats the bodies of larger animals that are already dead, like a vulture | feeds on carrion and does not kill its food
omnivore | eats both plants and animals, like a bear or a human | has teeth suited to a mixed diet

# Feeding relationships
? Which term describes
food chain | a single path of energy from producer to top consumer | a sequence of feeding such as grass, mouse, snake and hawk | a linear series of steps in which organisms transfer energy by eating
food web | a network of interconnected feeding relationships in a community | a diagram that shows that most animals eat several kinds of prey | many overlapping paths of energy among producers and consumers
trophic level | a step in the passage of energy through an ecosystem | the position of an organism in a feeding sequence | the feeding rank of producers, primary consumers or secondary consumers
energy pyramid / ecological pyramid / pyramid of energy | a diagram that shows available joules decreasing from producers to top consumers | a diagram with producers in the broad bottom layer
ten percent rule / 10 percent rule | the estimate of how much energy passes from one feeding step to the next | the principle that most energy is lost as heat between feeding levels

# Quantities of energy and matter in ecosystems
? Which quantity
biomass | is the total mass of living matter in an area | is measured by drying and weighing organisms
gross primary production / gross primary productivity | is the total energy captured by producers in photosynthesis | is the solar energy turned to food before producers use any themselves
net primary production / net primary productivity | is the energy stored by producers after their own respiration | is the plant energy left over for consumers
secondary production | is the energy in food that consumers convert to their own new tissue | is the rate at which animals build new matter
trophic efficiency / ecological efficiency | is the percentage of energy passed from one feeding step to the next | averages about ten percent between neighboring feeding steps

# Processes of the nitrogen cycle
? Which process
nitrogen fixation | converts N2 gas to ammonia by bacteria | is carried out by Rhizobium in the root nodules of beans
nitrification | converts ammonia to nitrite and then nitrate | is carried out by Nitrosomonas and Nitrobacter in the soil | turns ammonium in soil into a form that plant roots absorb as nitrate
denitrification | converts nitrate back to N2 gas | returns an element from the soil to the air through bacteria | is carried out by soil bacteria that release nitrogen into the atmosphere
ammonification | releases ammonia from dead organisms and wastes by decomposers | breaks down proteins and urea in soil
assimilation / nitrogen assimilation | is the uptake of nitrates by plants to build proteins | brings soil nitrate or ammonium into living tissue

# Processes of the water cycle
? Which process
evaporation | changes liquid water into vapor from oceans and lakes | is the step of the hydrologic cycle driven by the sun's heat
condensation | changes water vapor into droplets that form clouds | takes place as rising air cools
precipitation | is the fall of rain, snow, sleet or hail | returns water from clouds to the ground
runoff / surface runoff | is the flow of water over land into streams and lakes | carries fertilizer from fields into rivers
infiltration | is the soaking of water into soil and rock | refills groundwater as rain sinks into the ground

# Processes of the carbon cycle
? Which process
photosynthesis | removes carbon dioxide from the air to make sugar and oxygen | converts light energy to chemical energy in plants and algae | takes place in chloroplasts and removes carbon from the atmosphere
cellular respiration | releases energy and carbon dioxide from glucose in all kinds of eukaryotes | uses oxygen to break down sugar and produces water | takes place in mitochondria and returns carbon dioxide to the atmosphere
decomposition | returns carbon and nutrients of dead organisms to soil and air | is carried out by bacteria and fungi | breaks down dead matter and wastes into simpler substances
combustion | releases CO2 when coal, oil or wood burns | returns carbon that was long buried as coal and oil to the air
fossil fuel formation | stores carbon underground as coal, oil or gas over millions of years | buries and compresses remains of ancient plants and plankton

# Interactions between species
? Which interaction
mutualism | benefits both species that live in close contact | is the relationship between a bee and a flower | is shown by clownfish and sea anemones that protect each other
commensalism | benefits one species while the other is neither helped nor harmed | is the relationship of a barnacle with a whale | is shown by orchids that grow on trees without harming them
parasitism | benefits one species that lives on or in another and harms it | is the relationship of a tick or tapeworm with a dog | lets one organism feed on a living host
predation | is the killing and eating of one animal by another | is the relationship of a lynx with a hare | lets one organism capture and feed on another that is its prey
interspecific competition | is the struggle between different species for the same resource | occurs when two finch species need the same seeds
intraspecific competition | is the struggle among members of the same species for resources | occurs when male deer of one population fight for mates
herbivory | is the eating of plants or algae by animals | occurs when a caterpillar feeds on a leaf
amensalism | harms one species while the other is unaffected | is the effect of black walnut poison on nearby plants

# Kinds of species in a community
? Which kind of species
keystone species | has a much larger effect on its community than its numbers suggest | is exemplified by the sea otter, whose loss destroys kelp forests | keeps the structure of its community, like the sea star Pisaster
foundation species | creates or shapes a habitat because of its size or abundance | is exemplified by corals and kelps, which form habitats for others
indicator species | shows by its presence or absence the health of an environment | is exemplified by lichens and frogs, which react early to pollution
invasive species | spreads in a new area and harms the organisms already there | is exemplified by the zebra mussel and kudzu, brought in from other continents | lacks natural predators in its new home and outcompetes native organisms
endemic species | lives naturally in one area and nowhere else | is exemplified by the marine iguana, found only on the Galápagos Islands
pioneer species | is the first to colonize bare ground | begins primary succession, like lichens and mosses on rock

# Places and roles of organisms
? Which term describes
niche / ecological niche | the role of a species, including all its ways of using resources | the way an organism lives, feeds and interacts in its community | the full range of conditions and resources that a species uses
habitat | the place where an organism lives | the surroundings that supply a species with food, water and shelter
ecotone | a zone of transition between two communities | the border where forest meets grassland
home range | the area over which an animal regularly moves to find food and mates | an area that an animal uses but does not defend
geographic range | the whole region of Earth in which a species occurs | the total area shown on a distribution map of a species
competitive exclusion principle / competitive exclusion | the rule that two species with identical needs cannot live together for long | the result of Gause's experiments with two kinds of Paramecium
resource partitioning | the division of a habitat's supplies so that similar species can live together | the feeding of warblers in different parts of the same tree

# Factors of the environment
? Which type of factor
biotic factor | is a living part of an environment | is exemplified by predators, plants and parasites
abiotic factor | is a nonliving part of an environment | is exemplified by sunlight, temperature and soil pH
limiting factor | restricts the size of a population by any resource or condition in short supply | sets the carrying capacity of an environment
density-dependent factor | has a greater effect as a population becomes more crowded | kills a larger share of a crowded herd, as a spreading disease does
density-independent factor | affects a population in the same way whatever its size | kills the same share by flood or frost whether organisms are sparse or many

# Succession and disturbance
? Which term describes
primary succession | the gradual change of a community that begins on bare rock without soil | the change after a glacier retreats or lava cools | the development of a community on new volcanic islands
secondary succession | the gradual change of a community after a disturbance that leaves the soil | the regrowth after a forest fire or on abandoned farmland | the recovery of a community where soil still remains
climax community | the stable, mature group of species at the end of gradual change | the final stage of succession, such as an old oak and hickory forest
pioneer community | the first group of organisms that settles bare ground | the lichens and mosses that first grow on new rock
disturbance / ecological disturbance | an event such as a storm or fire that removes organisms from a community | a flood, fire or human activity that changes resources in a community
resilience / ecological resilience | the ability of an ecosystem to recover after damage | the speed with which a community returns to its former state after a fire
resistance / ecological resistance | the ability of an ecosystem to remain unchanged when a storm or drought strikes | the capacity of an ecosystem to withstand damage

# Population ecology
? Which term describes
carrying capacity | the largest number of individuals that an environment can support | the level, symbol K, at which population growth stops | the maximum population size that available resources can sustain
exponential growth | population increase at a constant rate under ideal conditions | population increase with a J-shaped curve, as in bacteria with unlimited resources | population increase that becomes faster and faster without limits
logistic growth | population increase that slows and levels off | population increase with an S-shaped curve as resources become limited | population increase that stops at carrying capacity
immigration | the movement of individuals into a population | the arrival of individuals from elsewhere, which adds to population size
emigration | the movement of individuals out of a population | the departure of individuals, which reduces population size
birth rate / natality | the number of offspring produced per unit of time | the measure that, when higher than deaths, makes a population grow
death rate / mortality | the number of individuals that die per unit of time | the measure that fell in human populations as medicine and sanitation improved

# Survivorship and life history strategies
? Which term describes
Type I survivorship curve / Type I | the pattern in which most individuals live to old age | the graph line that stays high and then drops steeply in old age
Type II survivorship curve / Type II | the pattern with a constant chance of death at every age | the pattern of many birds, squirrels and lizards
Type III survivorship curve / Type III | the pattern in which most individuals die young | the graph line that drops steeply at first and then levels off
r-selection / r-strategist / r-selected species | the life history of many small offspring with little parental care | the strategy of weeds, mice and insects that grow fast in unstable surroundings | the strategy of short life span, early maturity and many offspring
K-selection / K-strategist / K-selected species | the life history of few offspring with much parental care | the strategy of whales and apes with populations near carrying capacity | the strategy of long life span, late maturity and few offspring
semelparity | reproduction once in a lifetime followed by death | the strategy of salmon and century plants, which breed a single time
iteroparity | repeated reproduction over several seasons | the strategy of oak trees and most mammals, which breed many times

# Biomes of the land
? Which biome
tropical rainforest | is warm and wet all year with the greatest biodiversity | lies near the equator and has a dense canopy | has poor soil because nutrients are taken up rapidly
desert | receives less than about 25 centimeters of rain a year | has plants that store water and animals active at night | has large differences of temperature between day and night
tundra | is a cold treeless plain with permafrost | has mosses, lichens and caribou | has a very short growing season in the Arctic
taiga / boreal forest / coniferous forest | has long cold winters and evergreen trees such as spruce and fir | forms a broad belt across Canada and Russia and is home to moose | covers more land than any other and is dominated by conifers
temperate deciduous forest / temperate forest | has four seasons and trees that lose their leaves in autumn | has fertile soil and trees such as oak, maple and beech | is found in eastern North America and much of Europe
temperate grassland / prairie / steppe | has rich soil, hot summers, cold winters and few trees | was home to bison in the middle of North America | is used for growing grain because its soil is very fertile
savanna | is a grassland with scattered trees and a warm climate with a dry season | is home to zebras, lions and giraffes in Africa | lies between tropical rainforest and desert and has frequent fires
chaparral / Mediterranean scrub / Mediterranean | has mild wet winters, hot dry summers and fire-adapted shrubs | is found on the coast of southern California

# Marine ecosystems and zones
? Which marine environment
estuary / estuaries | is a place where fresh river water mixes with salt water | serves as a nursery for young fish and crabs | is one of the most productive ecosystems because rivers bring nutrients
coral reef | is built of calcium carbonate by colonies of tiny polyps in warm shallow seas | suffers bleaching when water grows too warm | has great biodiversity and depends on algae living inside coral animals
intertidal zone | is covered and uncovered by water twice a day | holds barnacles, mussels and sea stars on the shore | lies between the high and low tide marks
benthic zone / benthos | is the bottom of an ocean or lake | is home to clams, worms and other bottom dwellers
photic zone / euphotic zone | is the upper layer of the sea, down to about 200 meters, where light allows photosynthesis | is the sunlit surface layer that holds most phytoplankton
aphotic zone | lies too deep for sunlight to support photosynthesis | is dark and home to bioluminescent fish
neritic zone | is the shallow ocean over the continental shelf | holds the most productive fisheries
hydrothermal vent | depends on chemosynthetic bacteria around hot openings in the sea floor | is home to giant tube worms without need for sunlight | releases hot mineral-rich water from cracks in the ocean floor
mangrove forest | is made of salt-tolerant trees along tropical shores | protects tropical coasts from storms with tangled prop roots | shelters young fish among roots in salty coastal mud

# Problems of water and wildlife
? Which environmental problem
eutrophication | is the overgrowth of algae caused by excess nutrients in water | leads to low oxygen and fish deaths when fertilizer runs into lakes | is caused by nitrates and phosphates in runoff
overfishing | removes sea life faster than it can reproduce | caused the collapse of cod off Newfoundland | leads to the decline of fish stocks such as tuna
biological magnification / biomagnification | is the increasing concentration of a toxin at higher trophic levels | made DDT thin the eggshells of eagles | concentrates mercury and pesticides in the tissue of top predators
thermal pollution | is the release of heated water from power plants into rivers | lowers the oxygen that a river can hold by warming it
oil spill / oil spills | coats the feathers of seabirds and poisons life along a coast | harmed Prince William Sound in 1989 and the Gulf of Mexico in 2010

# Problems of air and climate
? Which environmental problem
acid rain / acid deposition | forms when sulfur dioxide and nitrogen oxides mix with moisture in air | damages forests, lakes and limestone statues | comes mainly from the burning of coal and other fossil fuels
ozone depletion | lets more ultraviolet light reach Earth's surface | was caused by chlorofluorocarbons and led to the Montreal Protocol | increases the risk of skin cancer because a protective layer becomes thinner
global warming / climate change | is a rise in average temperature caused by greenhouse gases | melts glaciers and raises sea level | results from rising carbon dioxide released by burning fossil fuels
ocean acidification | is a fall in the pH of seawater as it absorbs carbon dioxide | makes it hard for corals and shellfish to build shells | results when carbon dioxide forms carbonic acid in the sea
smog / photochemical smog | forms when sunlight acts on exhaust gases and irritates the lungs | contains ozone at ground level and hangs over cities as a brown haze | is produced from car exhaust containing nitrogen oxides and hydrocarbons

# Problems of land use
? Which environmental problem
deforestation | is the clearing of trees for farming, logging or building | reduces the uptake of carbon dioxide and destroys rainforest habitats | increases erosion and the loss of biodiversity when trees are cut down
desertification | turns dry fertile land into barren land through overgrazing and drought | has spread along the southern edge of the Sahara
habitat fragmentation | breaks a large natural area into small isolated patches | leaves edges and islands of wild land between roads and fields | divides populations and limits their movement and gene flow
soil erosion | is the loss of fertile topsoil by wind and water | is reduced by contour plowing and cover crops | is increased when vegetation is removed by overgrazing or plowing
salinization | is the buildup of minerals in irrigated soil as water evaporates | makes farmland barren as white crusts form on watered fields

# Resources and services of nature
? Which term describes
renewable resource | a supply such as wind, sunlight or timber that is replaced by nature | a source such as solar or wind power that does not run out | a natural supply that is replaced as fast as it is used
nonrenewable resource | a supply such as coal or oil that cannot be replaced within a human lifetime | a source such as natural gas or uranium that took millions of years to form | a natural supply that exists in limited amounts, such as fossil fuel
sustainability / sustainable development | the use of nature to meet present needs without harming future generations | the use of resources no faster than they can be replaced
ecosystem services | benefits that nature gives people, such as pollination and clean water | clean air, flood control and soil formation as provided by nature
ecological footprint | the area of land and water needed to support a person's use of resources | a measure of human demand on nature that is larger in rich countries

# Kinds of biological diversity
? Which term describes
biodiversity / biological diversity | the variety of all genes, species and ecosystems in an area | the total variety of life, which is greatest in the tropics
genetic diversity | the variety of alleles within one population or species | the variation that lets a population adapt when its environment changes
species diversity | the number and relative abundance of kinds of organisms in a community | the variety of organisms in a community, with their relative numbers
ecosystem diversity | the variety of habitats and communities in a region | the range of deserts, forests, wetlands and other environments on Earth
species richness | the simple number of different kinds of organisms in a community | a count of kinds of organisms without regard to how common each is
biodiversity hotspot | a small area with many endemic and threatened organisms | a region such as Madagascar that is given priority for protection

# Conservation status
? Which conservation status describes
extinct / extinction | a species of which no member is left alive anywhere | the dodo and the passenger pigeon, which died out completely
extinct in the wild | a species that survives only in zoos or cultivation | a species whose last free-living members died but which is kept in captivity
locally extinct / extirpated / extirpation | a species that has disappeared from one area but survives elsewhere | wolves that were lost from a region where they once lived
endangered / endangered species | an organism that is close to dying out throughout its range | an organism with so few members left that it may soon disappear completely
threatened / vulnerable / threatened species | an organism likely to come close to dying out in the near future | an organism at risk because its numbers decline, though not yet the most critical

# Methods of conservation
? Which method of conservation
wildlife corridor | connects separated patches of habitat by a strip of natural land | lets animals move safely between reserves by a bridge or belt of trees
captive breeding | raises rare animals in zoos for later release | saved the California condor from dying out | keeps endangered species in zoos to increase their numbers
integrated pest management | combines biological, cultural and limited chemical means against crop enemies | reduces spraying by the use of natural enemies and crop rotation
bioremediation | uses microbes or plants to remove pollutants | cleans up an oil spill with bacteria
seed bank | stores frozen or dried plant embryos for the future | preserves the genetic diversity of crops in cold vaults
nature reserve / national park / protected area | sets aside land where hunting and building are restricted | keeps habitats and wildlife safe by law within fixed boundaries
reforestation | plants trees where forests have been cut down | restores woodland that takes up carbon dioxide and holds soil | replaces trees lost to logging or fire

# Conservationists
? Which conservationist
Rachel Carson / Carson | warned of the dangers of pesticides in Silent Spring | helped to bring about the ban on DDT with a book of 1962 | inspired the modern environmental movement with writing about pesticides
Aldo Leopold / Leopold | proposed the land ethic in A Sand County Almanac | argued that people should treat soil, water, plants and animals as a community | studied wildlife management in Wisconsin and wrote about our duty to the land
John Muir / Muir | founded the Sierra Club and fought to protect Yosemite | favored the preservation of wilderness and helped to create national parks
Gifford Pinchot / Pinchot | was the first chief of the United States Forest Service | favored the conservation and wise use of forests under Theodore Roosevelt
Wangari Maathai / Maathai | founded the Green Belt Movement to plant trees in Kenya | won the 2004 Nobel Peace Prize for environmental work
Marjory Stoneman Douglas / Douglas | wrote The Everglades: River of Grass in 1947 | campaigned for decades to save the wetlands of southern Florida

# Scientists of ecology and behavior
? Which scientist
Jane Goodall / Goodall | studied wild chimpanzees in Tanzania and saw them use tools | began research at Gombe in 1960 on the behavior of apes | observed chimpanzees making tools to fish for termites
E. O. Wilson / Edward Wilson | developed the theory of island biogeography with Robert MacArthur | studied the behavior of ants and promoted the word biodiversity
Ernst Haeckel / Haeckel | coined the word ecology in 1866 | was the German naturalist who proposed the kingdom Protista
Georgy Gause / Gause | showed with Paramecium that two species cannot share one niche | grew two kinds of protists together until one died out | formulated the competitive exclusion principle
Robert Paine / Paine | introduced the idea of keystone species by removing sea stars from tide pools | showed that removing a predatory sea star let mussels crowd out other species
Joseph Connell | studied competition between two kinds of barnacles on the coast of Scotland | showed that competition keeps a barnacle's realized niche smaller than its fundamental niche

# Kinds of species in ecology and conservation
? Which kind of species
keystone species | has a far greater effect on its community than its numbers suggest | includes the sea otter, whose loss lets sea urchins destroy kelp forests | holds the structure of an ecosystem together, so that its removal changes the whole community
foundation species | creates habitat for other organisms by its large size or structures | includes reef-building corals and giant kelp that provide shelter for many others
invasive species / invasive exotic species | is introduced from elsewhere, spreads quickly and harms native organisms | includes the zebra mussel in the Great Lakes and the kudzu vine in the South | often lacks natural predators in its new environment and outcompetes native organisms
indicator species | shows by its presence or health the condition of an environment | includes lichens and frogs, whose decline gives warning of pollution
pioneer species | is the first to colonize bare land in ecological succession | includes lichens that break down rock and begin to form soil
endemic species | is found naturally in only one geographic area | includes the lemurs of Madagascar and the Galápagos tortoise
endangered species | has so few members left that it is in danger of extinction | includes the black rhinoceros and the giant otter, which are close to extinction
threatened species | is likely to become endangered in the near future if nothing is done | has a declining population but is not yet in immediate danger of extinction
extinct species | has no living members anywhere on Earth | includes the dodo and the passenger pigeon

# Environmental laws of the United States
? Which United States law
Endangered Species Act | protects animals and plants that are at risk of extinction, and their habitats | requires a recovery plan for each listed animal or plant | made it illegal from 1973 to kill, harm or trade listed animals
Clean Air Act | limits pollutants released by factories, power plants and vehicles | led to lower levels of lead, soot and sulfur dioxide in the atmosphere | sets national air quality standards for pollutants that harm health
Clean Water Act | regulates the discharge of pollutants into rivers and lakes | aimed from 1972 to make rivers and lakes fit for fishing and swimming
National Environmental Policy Act / NEPA | requires an impact statement before a large federal project | makes federal agencies study how a project would affect nature before they build
Safe Drinking Water Act | sets national quality standards for what comes from the tap | limits lead, arsenic and other contaminants in public taps
Superfund / Comprehensive Environmental Response, Compensation, and Liability Act / CERCLA | pays for the cleanup of abandoned hazardous waste sites | was passed in 1980 after toxic chemicals were found under homes at Love Canal
Resource Conservation and Recovery Act / RCRA | regulates hazardous waste from its production to its disposal | controls the treatment, storage and disposal of solid and hazardous waste
Wilderness Act | protects wild federal lands from roads and development | set up in 1964 a system of federal lands kept in their natural state
Marine Mammal Protection Act | forbids the killing of whales, dolphins, seals and manatees in American waters | keeps whales and seals from hunting and harassment

# International environmental agreements
? Which international agreement
Montreal Protocol | phased out chemicals that destroy the ozone layer | banned the production of chlorofluorocarbons from 1987 on
CITES / Convention on International Trade in Endangered Species | regulates or bans buying and selling across borders of rare wild animals and plants | bans the sale of ivory and rhino horn across borders
Kyoto Protocol | required industrial nations to cut greenhouse gas emissions and was adopted in 1997 | was the first treaty with binding limits on greenhouse gas emissions
Paris Agreement | aims to keep the rise in global temperature well below two degrees Celsius | was adopted by nearly all nations in 2015 to limit climate change | asks each nation to set its own goals to reduce greenhouse gas emissions
Convention on Biological Diversity | commits nations to protect the variety of life | asks nations to conserve living things and to share benefits from genetic resources
Ramsar Convention | protects marshes and other wetlands of worldwide importance | was signed in Iran in 1971 to conserve marshes and swamps for water birds

# Cycles of matter
? Which cycle of matter
carbon cycle | moves an element through photosynthesis and respiration among air, living things and oceans | is disturbed by the burning of fossil fuels | stores much of its element in limestone, coal, oil and the oceans
water cycle / hydrologic cycle | moves moisture by evaporation, condensation and precipitation | is driven by the sun and supplies rain and rivers | includes transpiration by plants, runoff and groundwater
phosphorus cycle | moves an element from rock to soil and organisms with no gas stage | includes an element that organisms need for DNA and ATP, with no store in the atmosphere
nitrogen cycle | depends on bacteria to turn the main gas of the air into ammonia and nitrates | includes fixation, nitrification and denitrification | returns an element to the air by denitrifying bacteria
oxygen cycle | balances the gas released by photosynthesis with that used in respiration | includes the formation of ozone in the upper air
sulfur cycle | moves an element released by volcanoes and burning coal that causes acid rain | includes bacteria that oxidize hydrogen sulfide
rock cycle | turns igneous, sedimentary and metamorphic materials into one another | includes melting, weathering and compaction over millions of years | forms new igneous material when magma cools

# Pioneers of the fight against disease
? Which medical pioneer
Robert Koch / Koch | set out postulates that link a specific microbe to a disease | identified the causes of anthrax, tuberculosis and cholera | developed methods to grow pure cultures of bacteria on solid media
Edward Jenner / Jenner | used cowpox to protect people from smallpox in 1796 | gave the first vaccination, with material from a cowpox sore | called his method vaccination and was an English country doctor
Joseph Lister / Lister | used carbolic acid to prevent infection in surgery | introduced antiseptic surgery in the 1860s
Ignaz Semmelweis / Semmelweis | made doctors wash their hands to prevent childbed fever | showed that hand washing by doctors lowered deaths in a maternity ward in Vienna
John Snow / Snow | traced a London cholera outbreak of 1854 to the Broad Street pump | is regarded as a founder of epidemiology because he mapped cholera cases | showed that contaminated water spreads cholera
Florence Nightingale / Nightingale | reduced deaths of soldiers in the Crimean War by sanitation and statistics | founded the modern profession of nursing | showed with statistics that clean hospitals lower the death rate of soldiers

# People in the debate on spontaneous generation
? Which scientist
Louis Pasteur / Pasteur | disproved spontaneous generation with swan-necked flasks | developed a vaccine against rabies | showed that microbes cause fermentation and that heating wine prevents spoilage
Francesco Redi / Redi | showed in 1668 that maggots come from flies' eggs | covered jars of meat with gauze to test spontaneous generation | gave early evidence against spontaneous generation of flies from meat
Lazzaro Spallanzani / Spallanzani | boiled broth in sealed flasks and found that no microbes grew | gave evidence against spontaneous generation by heating broth in sealed containers
John Needham / Needham | claimed in the 1740s that microbes arose by themselves in boiled mutton gravy | was the English priest who defended spontaneous generation against Spallanzani
John Tyndall / Tyndall | showed with a beam of light that broth in dust-free air stays clear | devised boiling on successive days to kill heat-resistant endospores

# Scientists of immunity and vaccines
? Which scientist
Jonas Salk / Salk | developed the first effective polio vaccine, made of killed virus | announced an injected vaccine against polio in 1955
Albert Sabin / Sabin | developed the oral polio vaccine with weakened virus | introduced a polio vaccine that is swallowed instead of injected
Elie Metchnikoff / Metchnikoff | discovered phagocytosis in starfish larvae | pioneered the study of cellular immunity | showed that white blood cells engulf and digest bacteria
Emil von Behring / Behring | developed an antitoxin for diphtheria | won the first Nobel Prize in Medicine in 1901
Shibasaburo Kitasato / Kitasato | grew the tetanus bacterium in pure culture in 1889 | was the Japanese bacteriologist who worked on serum therapy in Berlin
Maurice Hilleman / Hilleman | developed a mumps vaccine from virus taken from his own daughter | created more than forty vaccines, including the combined MMR shot

# Discoverers in the study of microbes
? Which scientist
Julius Petri / Petri | invented the shallow covered glass dish for culturing bacteria | designed a two-part dish in which agar and bacteria are covered
Hans Christian Gram / Gram | devised the staining method that divides bacteria into two great groups | used crystal violet and iodine to distinguish two groups of bacteria
Walter Reed / Reed | proved in Cuba that mosquitoes spread yellow fever | led the US Army commission that showed how yellow fever is transmitted
Ronald Ross / Ross | proved that mosquitoes transmit malaria | found the malaria parasite in the gut of Anopheles mosquitoes
Barry Marshall / Marshall | showed that the bacterium Helicobacter pylori causes stomach ulcers | drank a culture of bacteria to show that they cause gastritis and ulcers
Dmitri Ivanovsky / Ivanovsky | showed that the agent of tobacco mosaic disease passes through a filter that stops bacteria | gave the first evidence of viruses, working with diseased tobacco plants
Carl Woese / Woese | used ribosomal RNA to divide life into three domains | recognized the archaea as a separate group in 1977 | compared the sequences of ribosomal RNA to build a new tree of life

# Discoverers of antimicrobial drugs
? Which scientist
Selman Waksman / Waksman | discovered streptomycin in soil bacteria | introduced the word antibiotic
Gerhard Domagk / Domagk | discovered the first sulfa drug, Prontosil | showed that a red dye cures streptococcal infections in animals
Howard Florey / Florey / Ernst Chain | developed penicillin into a usable drug during the Second World War | purified penicillin and shared the 1945 Nobel Prize with Fleming
Alexander Fleming / Fleming | discovered penicillin in 1928 | noticed that a mold killed staphylococci on a culture plate | observed that Penicillium inhibits the growth of bacteria
Paul Ehrlich / Ehrlich | searched for a magic bullet and found Salvarsan against syphilis | introduced the idea of chemotherapy with selective toxicity | looked for chemicals that kill pathogens without harming the patient

# Shapes of bacteria
? Which term describes
coccus / cocci | a bacterium with a spherical shape | a round bacterial cell, as in Streptococcus and Staphylococcus
bacillus / bacilli | a bacterium shaped like a rod | a straight, cylindrical bacterial cell such as E. coli
spirillum / spirilla | a rigid spiral bacterium that moves with flagella | a stiff helical bacterium with external flagella
spirochete | a flexible, corkscrew-shaped bacterium that moves by axial filaments | a thin, flexible helical bacterium such as the agents of syphilis and Lyme disease
vibrio | a bacterium shaped like a comma | a curved rod such as the bacterium that causes cholera
coccobacillus / coccobacilli | a short, oval bacterium between a sphere and a rod | an oval bacterial cell like that of Haemophilus

# Surface structures of the prokaryotic cell
? Which prokaryotic structure
capsule | is a firm polysaccharide layer outside the wall that protects bacteria from phagocytosis | makes Streptococcus pneumoniae able to cause disease
slime layer | is a loose, easily removed outer coating that helps in sticking to surfaces | is an unorganized, loosely attached outer coating of polysaccharide
sex pilus / pilus / pili | is a long hollow tube through which DNA passes in conjugation | joins two bacteria so that DNA can be transferred | occurs on the donor cell in conjugation
fimbria / fimbriae | is a short, hairlike appendage used for attachment to surfaces | helps gonorrhea bacteria to attach to mucous membranes
axial filament / endoflagellum | runs beneath the outer sheath and rotates a spirochete like a corkscrew | lies at the surface of spirochetes and lets them move in a corkscrew motion
peptidoglycan layer / peptidoglycan | is the mesh of sugars and short peptides that gives the wall its strength | is the target of penicillin and lysozyme | is thick in gram-positive and thin in gram-negative walls
outer membrane | surrounds the thin wall of gram-negative cells and contains lipopolysaccharide | contains the lipid A that acts as endotoxin | makes gram-negative bacteria resistant to some antibiotics such as penicillin

# Structures inside the prokaryotic cell
? Which prokaryotic structure
nucleoid | is the region that holds the single circular chromosome | contains the main DNA without a surrounding membrane
endospore | is a dormant, heat-resistant body formed by Bacillus and Clostridium | survives boiling and must be destroyed by autoclaving | lets a bacterium survive heat, drying and chemicals until conditions improve
70S ribosome | makes proteins and is the target of drugs such as streptomycin | is made of a 30S and a 50S subunit | is smaller than the organelle of the same task in eukaryotic cytoplasm
inclusion / inclusion body | is a granule that stores nutrients such as phosphate, sulfur or glycogen | is a reserve deposit of nutrients inside the cytoplasm
periplasm / periplasmic space | lies between the plasma membrane and the outer layer of gram-negative cells | contains enzymes that break down nutrients and destroy some drugs

# Staining methods
? Which staining method
Gram stain | divides bacteria into purple and pink groups by the structure of their cell walls | is the most widely used differential stain for bacteria | uses crystal violet, iodine, alcohol and safranin | stains cells with thick peptidoglycan purple and cells with thin peptidoglycan pink
acid-fast stain / Ziehl-Neelsen stain | identifies mycobacteria, which have waxy walls | colors mycobacteria red because they keep carbolfuchsin when treated with acid-alcohol | is used to diagnose tuberculosis and leprosy
endospore stain / Schaeffer-Fulton stain | colors dormant resistant bodies of Bacillus and Clostridium with malachite green | uses heat to drive malachite green into resistant bodies inside the cell | shows green resistant bodies inside pink cells
negative stain / capsule stain | colors the background and leaves the cells colorless | uses India ink or nigrosin so that a clear halo shows around the cells
flagella stain | thickens tails of bacteria with a mordant so that they can be seen | shows the number and arrangement of a bacterium's tails
simple stain | uses a single basic dye to show the shape and arrangement of cells | colors all cells alike with one dye, such as methylene blue

# Dyes and reagents of the microscope slide
? Which substance
crystal violet | is the purple primary stain of the Gram method | colors all cells purple in the first step of the Gram method
Gram's iodine | is the mordant that fixes crystal violet in the cell | forms a large complex with the purple dye inside the cell
acetone-alcohol / decolorizer | is the decolorizing agent of the Gram method | removes the purple dye from gram-negative cells
safranin | is the red counterstain of the Gram method | colors gram-negative cells pink in the last step
methylene blue | is a basic dye often used alone in a simple stain | is the counterstain of the acid-fast method
malachite green | colors endospores when it is heated on the slide | is the primary dye of the Schaeffer-Fulton method
carbolfuchsin | is the red primary dye of the acid-fast method | is kept by the waxy walls of mycobacteria after treatment with acid-alcohol
nigrosin / India ink | colors the background but not the cells in a negative stain | is an acidic black dye repelled by the negative charge of bacterial cells
immersion oil | reduces the refraction of light under the 100x objective | is placed between the slide and the highest-power objective to improve resolution

# Properties of lenses and images in microscopy
? Which term describes
resolution / resolving power | the ability to distinguish two points that are close together | the property of a lens that is limited by the wavelength of light | the ability of a microscope to show fine detail
magnification | the enlargement of an image compared with the actual object | the product of the powers of the ocular and objective lenses
contrast | the difference in brightness between a specimen and its background | the property of an image that staining improves
parfocality / parfocal | the property of staying nearly in focus when the objective lens is changed | the design that makes only fine focusing necessary after switching objectives
depth of field | the thickness of a specimen that is in focus at one time | the vertical range in focus, which becomes smaller at high power
field of view | the circular area visible through the eyepiece | the visible area, which becomes smaller at higher power
working distance | the space between the objective lens and the specimen | the gap below the lens, which shrinks as more powerful objectives are used
refractive index | the measure of how much a medium bends light | the property of glass that is matched by immersion oil

# Preparing specimens for the microscope
? Which procedure
smear preparation / bacterial smear | spreads a thin film of bacteria on a slide and lets it dry | comes before fixing and staining and leaves a thin film of cells
heat fixation / heat fixing | passes a slide through a flame to kill bacteria and attach them to the glass | keeps bacteria from washing off the slide during staining
wet mount | places living organisms in a drop of liquid under a coverslip | lets living pond organisms be observed without drying or staining
hanging drop / hanging drop preparation | suspends living bacteria from a coverslip over a hollow slide | shows whether bacteria are motile, using a slide with a depression
differential staining | uses two or more dyes to distinguish kinds of bacteria | includes the Gram and acid-fast methods
sectioning | cuts embedded tissue into very thin slices with a microtome | produces slices of tissue thin enough for light or electrons to pass through

# Phases and times of bacterial growth
? Which term describes
lag phase | the period in which bacteria adjust to a new medium with little or no division | the first, flat part of a bacterial growth curve
log phase / exponential phase / exponential growth phase | the period in which bacteria divide at a constant maximum rate | the steep part of a curve, in which cells are most sensitive to penicillin | the period of most active metabolism and shortest generation time
stationary phase | the period in which the number of new cells equals the number of dying cells | the level part of a growth curve as nutrients run out and wastes build up | the period of balance between division and death
death phase / decline phase | the period in which more cells die than are formed | the downward part of a bacterial growth curve
generation time / doubling time | the period needed for a bacterial population to become twice as large | about 20 minutes for E. coli under ideal conditions | the period needed for one cell to divide

# Cultures and communities of microbes
? Which term describes
biofilm | a community of microbes in slime attached to a surface | the layer of bacteria that forms plaque on teeth or slime on a catheter | a group of bacteria that resists antibiotics and disinfectants on catheters and implants
bacterial colony / colony | a visible mass of microbes that arose from one cell on agar | a spot on an agar plate that is counted to estimate living cells
pure culture | a growth that contains only one species of microbe | the result sought with the streak-plate method
mixed culture | a growth that contains two or more species of microbes | a growth, as from a throat swab, in which several species are found
batch culture | a growth of microbes in a closed vessel to which no fresh medium is added | a growth in a closed flask that passes through lag, log, stationary and death phases
continuous culture / chemostat | a growth kept in log phase by constantly adding fresh medium and removing old | an industrial method in which fresh medium flows in and cells flow out
inoculum | the microbes introduced into a medium to start growth | a small sample of cells placed in a sterile medium
bacterial lawn | a continuous layer of bacteria over the whole surface of agar | the even layer of bacteria in which phages form clear plaques

# Oxygen requirements of microorganisms
? Which term describes
obligate aerobe / strict aerobe | a microbe that must have oxygen to grow | a microbe such as Pseudomonas that grows only at the top of a tube of broth | a microbe that makes ATP only by aerobic respiration
obligate anaerobe / strict anaerobe | a microbe that is killed or inhibited by oxygen | a microbe such as Clostridium that grows only at the bottom of a tube of broth | a microbe that lacks enzymes to neutralize toxic forms of oxygen
facultative anaerobe | a microbe that grows with or without oxygen but grows better with it | a microbe such as E. coli that uses aerobic respiration or fermentation as conditions allow
microaerophile | a microbe that needs oxygen but at levels lower than those in air | a microbe such as Campylobacter that is harmed by normal levels of oxygen
aerotolerant anaerobe | a microbe that cannot use oxygen for growth but tolerates its presence | a microbe such as Lactobacillus that ferments whether or not oxygen is present
capnophile | a microbe that grows best with a raised level of carbon dioxide | a microbe such as Neisseria that is grown in a candle jar

# Nutritional types of organisms
? Which term describes
photoautotroph | an organism that uses light for energy and carbon dioxide as its carbon source | the nutritional type of plants, algae and cyanobacteria
photoheterotroph | an organism that uses light for energy and organic compounds as its carbon source | the nutritional type of purple nonsulfur and green nonsulfur bacteria
chemoautotroph / lithotroph / chemolithotroph | an organism that gets energy from inorganic chemicals and carbon from carbon dioxide | the nutritional type of nitrifying bacteria and of bacteria at hydrothermal vents
chemoheterotroph | an organism that uses organic compounds for both energy and carbon | the nutritional type of animals, fungi and most pathogenic bacteria
mixotroph | an organism that can both photosynthesize and take in organic food | the nutritional type of Euglena, which makes food in light and absorbs it in darkness

# Ways of life of microbes
? Which kind of microbe
saprobe / saprotroph / saprophyte | absorbs nutrients from dead organic matter | includes the mold that decomposes a rotting log
obligate intracellular parasite | can multiply only inside a living host cell | includes viruses, Chlamydia and Rickettsia
primary pathogen / pathogen | can cause disease even in a healthy host | has virulence factors that overcome the defenses of a healthy person
opportunistic pathogen | causes disease only when the host's defenses are weakened | is normally harmless but causes infection in AIDS or after antibiotics
normal microbiota / normal flora / resident microbiota / microbiome | lives permanently in or on the healthy body without causing disease | competes with pathogens on the skin and in the intestine | includes the bacteria of the human gut that make vitamin K
transient microbiota | lives on the body for only days or weeks and then disappears | is easily removed from the hands by washing with soap
fastidious organism | requires many special growth factors in its medium | grows only on enriched media such as chocolate agar

# Culture media
? Which type of culture medium
selective medium / selective media | suppresses unwanted microbes and encourages the growth of the desired one | contains salt, dyes or antibiotics that inhibit most other microbes
differential medium / differential media | distinguishes kinds of microbes by color or another visible change | includes blood agar, on which zones of hemolysis are seen
enrichment culture / enrichment medium | increases small numbers of a desired microbe to detectable levels in a broth | multiplies rare soil bacteria until they can be isolated
chemically defined medium / synthetic medium | has an exact known composition | is prepared from exact amounts of pure salts and sugars
complex medium / nutrient agar | contains extracts of meat, yeast or plants whose composition varies | includes broth made with digests whose exact composition is unknown
reducing medium / thioglycollate medium | removes oxygen so that anaerobes can be grown | contains thioglycolate, which removes dissolved oxygen
transport medium | keeps microbes alive on the way to the laboratory without letting them multiply | protects microbes in a swab sample until it reaches the laboratory

# Ways of counting microbes
? Which technique
pour plate | mixes a diluted sample with melted agar | gives colonies both on and within the medium
spread plate | distributes a small diluted sample over solid agar with a bent rod | gives colonies only on the surface for counting
serial dilution | reduces the number of cells stepwise, often tenfold at a time | makes a dense sample thin enough for its colonies to be counted
direct microscopic count | tallies cells in a known volume on a marked slide | includes dead as well as living cells in the total
turbidity measurement / spectrophotometry | estimates cell numbers from cloudiness in a spectrophotometer | relates the light that passes through a broth to its density of cells
most probable number | estimates coliforms in water from how many tubes turn positive | estimates how many microbes are present from a statistical table after diluted tubes are incubated
membrane filter method / membrane filtration count | traps bacteria from a large volume of water and grows them on a pad | is used to detect coliforms in 100 milliliters of drinking water

# Ways of handling and keeping cultures
? Which laboratory technique
streak plate / streak-plate method / isolation streak | spreads bacteria with a loop to obtain separate colonies | dilutes a sample over several sections of agar to isolate a pure culture
lyophilization / freeze-drying | preserves cultures by removing water as ice turns straight to vapor | stores microbes for years as a dry powder under vacuum
aseptic technique | prevents contamination by sterilizing loops and keeping tubes covered | requires flaming the loop and the mouth of the tube
replica plating | transfers colonies with velvet to other media to find mutants | copies colonies to several dishes of agar in the same positions
cryopreservation / deep-freezing | stores cells in glycerol at about 80 degrees below zero Celsius | keeps stock cells alive for years in liquid nitrogen

# Bacterial gene transfer
? Which term describes
bacterial transformation / transformation | the uptake of naked DNA from the surroundings by a bacterium | the process discovered by Griffith in pneumococci | the change in a bacterium that takes up DNA of dead cells
conjugation / bacterial conjugation | the transfer of DNA between two bacteria in direct contact | the passing of a plasmid through a sex pilus | the exchange of DNA through cell-to-cell contact by means of an F plasmid
generalized transduction / viral transduction | the transfer of any bacterial gene from cell to cell by a lytic phage | the transfer of random pieces of host DNA packaged by mistake into a bacteriophage
specialized transduction | the transfer of only those genes next to the prophage by a temperate phage | the transfer of specific genes near the site where viral DNA was inserted
vertical gene transfer | the passing of genes from parent to offspring | the inheritance of DNA by daughter cells at division
transposition | the movement of a DNA segment from one site to another in a cell | the movement of a jumping gene within or between chromosomes and plasmids

# Plasmids and mobile genetic elements
? Which genetic element
F factor / fertility factor / fertility plasmid | is a ring of DNA that carries genes for making a sex pilus | makes a bacterium a donor in conjugation
R factor / resistance factor / resistance plasmid | is a ring of DNA that carries genes for surviving antibiotics | spreads protection against antibiotics quickly among gut bacteria
Ti plasmid | causes crown gall tumors when Agrobacterium infects a plant | is used to carry foreign genes into plant cells
insertion sequence | is the simplest transposable segment, with only the gene for transposase | contains a transposase gene between two inverted repeats and nothing else
complex transposon / composite transposon | is a jumping segment that carries other genes, such as for antibiotic resistance | moves genes, besides those it needs to jump, between plasmid and chromosome
dissimilation plasmid | carries genes for breaking down unusual sugars and hydrocarbons | lets Pseudomonas use petroleum compounds as food

# Genera of gram-positive and acid-fast bacteria
? Which genus of bacteria
Staphylococcus | forms grapelike clusters and causes boils and toxic shock | includes the antibiotic-resistant strain MRSA | is a gram-positive coccus that lives on skin and in the nose
Streptococcus | forms chains of cocci and causes sore throat and scarlet fever | is divided into groups such as A and B by cell wall antigens | includes the species that produces acid and begins tooth decay
Clostridium | forms endospores without oxygen and causes tetanus and botulism | includes the agent of gas gangrene | is an endospore-forming obligate anaerobe of the soil | is a gram-positive rod that makes powerful neurotoxins
Mycobacterium | has waxy acid-fast cell walls and causes tuberculosis and leprosy | grows slowly because of mycolic acids in the cell wall | is identified by the acid-fast stain
Lactobacillus | ferments milk and helps keep the vagina acidic | is used to make yogurt, pickles and sauerkraut
Streptomyces | lives in soil and produces many antibiotics | is a filamentous soil bacterium that is the source of streptomycin

# Genera of gram-negative and wall-less bacteria
? Which genus of bacteria
Escherichia | lives in the human colon and serves as an indicator of fecal contamination | includes the most studied bacterium of the intestine, used as a model organism | is a facultative anaerobe of the human intestine and a host for recombinant DNA
Salmonella | causes food poisoning from undercooked eggs and poultry | includes the agent of typhoid fever
Pseudomonas | produces blue-green pigment and infects burns and wounds | is a gram-negative aerobic rod that resists many disinfectants
Neisseria | consists of gram-negative pairs that cause gonorrhea and meningitis | includes the gonococcus and the meningococcus
Rickettsia | is spread by ticks and lice and causes Rocky Mountain spotted fever and typhus | multiplies only inside the lining of blood vessels | is an obligate intracellular parasite carried by arthropods
Mycoplasma | lacks a cell wall and causes walking pneumonia | is unaffected by penicillin because it has no peptidoglycan | is among the smallest known cells and has sterols in its membrane
Helicobacter | lives in the stomach and causes peptic ulcers | survives the acid of the stomach by producing urease
Borrelia | is a spirochete spread by ticks and lice | includes the agents of Lyme disease and relapsing fever

# Groups of bacteria by type
? Which group of bacteria
cyanobacteria / blue-green algae / cyanobacterium | carries out photosynthesis that releases oxygen | added oxygen to the early atmosphere and formed stromatolites | includes some members that fix nitrogen in heterocysts
proteobacteria | forms the largest gram-negative phylum and includes Rhizobium and the enteric rods | is divided into alpha, beta, gamma, delta and epsilon classes
actinobacteria / actinomycetes | includes threadlike gram-positive soil microbes with high G + C content | includes Streptomyces, the source of many antibiotics
chlamydias / Chlamydiae | lives only inside host cells as elementary and reticulate bodies | includes the agent of trachoma and of a common sexually transmitted infection
firmicutes / low G + C gram-positive bacteria | includes gram-positive genera such as Bacillus, Staphylococcus and Listeria | contains most of the genera that form endospores
coliforms / coliform bacteria | ferments lactose with gas and indicates fecal pollution of water | is counted in tests of the safety of drinking water
green sulfur bacteria | carries out photosynthesis with hydrogen sulfide and without releasing oxygen | forms granules outside the cells during photosynthesis with hydrogen sulfide
spirochetes | contains flexible corkscrew-shaped cells with axial filaments | includes the agents of syphilis and Lyme disease

# Arrangements of bacterial cells
? Which term describes
streptococci | spherical bacteria that remain attached in a chain | cocci that divide in one plane and stay joined in chains
staphylococci | spherical bacteria in a grapelike cluster | cocci that divide in many planes and form clusters
diplococci / diplococcus | spherical bacteria that remain in pairs | cocci that stay together two by two after dividing, as in gonorrhea
tetrads | spherical bacteria in square groups of four | cocci that divide in two planes and stay in groups of four
sarcinae / sarcina | spherical bacteria in cubes of eight | cocci that divide in three planes and stay in groups of eight
streptobacilli | rod-shaped bacteria that remain attached in a chain | rods that stay joined end to end in a row
diplobacilli | rod-shaped bacteria that remain in pairs | rods that stay together two by two after dividing

# Named culture media
? Which culture medium
MacConkey agar | grows gram-negative rods and turns pink around lactose fermenters | contains bile salts and crystal violet that inhibit gram-positive bacteria
blood agar | shows alpha, beta or gamma hemolysis of red cells | distinguishes streptococci by the way they destroy red cells
mannitol salt agar | selects for staphylococci and turns yellow with Staphylococcus aureus | contains 7.5 percent sodium chloride, which inhibits most other bacteria
Sabouraud dextrose agar / Sabouraud agar | favors fungi by high sugar and low pH | is used to culture yeasts and molds
chocolate agar | contains heated red cells and supports Neisseria and Haemophilus | is brown because heating has broken open its red cells
eosin methylene blue agar / EMB agar | gives E. coli a green metallic sheen | contains two dyes that inhibit gram-positive bacteria and show lactose fermenters

# Parts and forms of viruses
? Which viral structure
capsid | is the protein coat that surrounds the nucleic acid | gives a virus its helical or polyhedral shape | protects viral nucleic acid and is built of capsomeres
capsomere | is a single protein subunit of the coat | is one of many repeating units that together make up the protein coat
viral envelope / envelope | is the lipid membrane that surrounds the protein coat of some viruses | is taken from the membrane of the host cell and is damaged by soap and alcohol | contains lipids, proteins and carbohydrates around the capsid
glycoprotein spike / spike protein / spike | projects from the surface and attaches to receptors on host cells | gives a coronavirus its crownlike appearance | is used to bind to host cells, as in influenza and coronaviruses
viral genome | consists of either DNA or RNA, single- or double-stranded | carries the instructions for making new virus particles
tail sheath | contracts to drive a bacteriophage's DNA into a bacterium | surrounds the hollow core of a complex phage such as T4
tail fiber | attaches a bacteriophage to the bacterial cell wall | recognizes the receptors of the host bacterium for a phage such as T4

# Stages of viral multiplication
? Which stage of viral multiplication
attachment / adsorption | binds the particle to specific receptors on the host cell | determines which host cells a virus can infect | comes first, as surface proteins bind to receptors of the host
penetration / entry | brings the nucleic acid into the host by injection or endocytosis | follows attachment and moves the viral nucleic acid across the host membrane
uncoating | separates the nucleic acid from its protein shell inside an animal cell | removes the capsid so that the viral genome is free
biosynthesis | uses host machinery to make viral nucleic acid and proteins | copies the viral genome and makes viral proteins with the host's ribosomes and enzymes
assembly / maturation | puts nucleic acids and capsids together into complete particles | joins nucleic acid and capsids into new virions
viral release | lets new particles leave the host by bursting or by pushing through the membrane | comes last, as new virions leave by lysis or budding
viral integration | inserts proviral or prophage DNA into the host chromosome | makes viral DNA part of the host's chromosome as a provirus or prophage

# Infectious agents that are not cells
? Which term describes
bacteriophage / phage | a virus that infects bacteria | an agent with a head and a tail that was used by Hershey and Chase | a virus that injects its DNA into a bacterium
retrovirus | an RNA virus that uses reverse transcriptase to make DNA | the group of viruses that includes HIV | a virus whose DNA copy is inserted into the host's chromosome
provirus | viral DNA integrated into the chromosome of an animal cell | the hidden form of HIV within the DNA of a T cell
prophage | viral DNA integrated into a bacterial chromosome | the inactive form of lambda DNA in its host bacterium
viroid | a short, circular, naked RNA that causes plant disease | an infectious RNA without a protein coat, such as the agent of potato spindle tuber
prion | an infectious misfolded protein without nucleic acid | the agent of mad cow disease, scrapie and Creutzfeldt-Jakob disease | the cause of spongiform encephalopathies, spread by eating infected tissue
virion | a complete infectious virus particle outside a host cell | the fully developed form in which a virus travels from one host cell to another
oncogenic virus / oncovirus | an agent that can cause cancer, such as human papillomavirus or Epstein-Barr | an agent whose genes can transform host cells into tumor cells

# Kinds and effects of viral infection
? Which term describes
lytic cycle | viral multiplication that ends with the bursting and death of the host cell | the reproduction of T4 phage, in which the bacterium is destroyed | viral multiplication in which the host cell is lysed and new phages are released
lysogenic cycle / lysogeny | viral replication in which phage DNA is copied with the host's DNA without killing it | the state in which lambda phage remains in the bacterial chromosome as a prophage | viral multiplication in which the phage genome becomes a prophage
latent infection / latent viral infection | a condition in which a virus such as herpes stays inactive for years | the state of chickenpox virus hidden in nerve cells until shingles appears
persistent viral infection / slow viral infection | a viral condition that builds up gradually over months or years and is usually fatal | a rare late brain disease after measles, in which virus increases gradually for years
cytopathic effect | visible damage to a host cell caused by a virus | a change such as cell fusion or inclusion bodies in cells infected by a virus
phage conversion / lysogenic conversion | the gain of new properties by a bacterium that carries a prophage | the cause of toxin production by diphtheria bacteria that carry a prophage
viral budding | the release of enveloped viruses by pushing through the host's membrane | the way in which a virus leaves a cell and takes part of its membrane as an envelope

# Viral families and viruses
? Which virus
influenza virus | changes by antigenic drift and shift, so that a new vaccine is needed each year | has hemagglutinin and neuraminidase spikes | killed tens of millions of people in the pandemic of 1918 | has a genome of eight separate pieces of RNA
human immunodeficiency virus / HIV | destroys helper T cells and causes AIDS | is a retrovirus spread by sexual contact, blood and from mother to child | weakens the immune system so that opportunistic infections occur
human papillomavirus / HPV | causes genital warts and cervical cancer | is prevented by a vaccine given to preteens | is the most common sexually transmitted one and can cause cervical cancer
herpes simplex virus / HSV | causes cold sores and genital blisters | stays latent in nerve cells of the face or pelvis after causing sores
varicella-zoster virus | causes chickenpox in children and shingles later in life | remains latent for decades in sensory nerve cells and returns as a band-like rash
Epstein-Barr virus / EBV | causes infectious mononucleosis and is linked to Burkitt's lymphoma | is spread in saliva and infects B cells | stays latent in B cells after causing sore throat and tiredness
rabies virus | causes fatal brain infection and is spread by animal bites | travels along nerves to the brain and is prevented by vaccination after a bite | is carried in the saliva of dogs, bats, raccoons and skunks
measles virus / rubeola virus | causes fever, cough, a red rash and Koplik's spots | is one of the most contagious viruses and is prevented by the MMR vaccine
Ebola virus | causes severe hemorrhagic fever in outbreaks in Africa | is a filovirus spread by contact with body fluids
SARS-CoV-2 / coronavirus | causes COVID-19, with fever, cough and shortness of breath | began a pandemic in 2019–2020 | binds to ACE2 receptors with its spike protein

# Goals of microbial control
? Which term describes
sterilization | the destruction of all forms of microbial life, including endospores | the result achieved by autoclaving surgical instruments
disinfection | the destruction of vegetative pathogens on nonliving surfaces | the treatment of a floor or table with chemicals such as bleach
antisepsis | the use of a chemical on living tissue to destroy pathogens | the treatment of skin with iodine or alcohol to prevent infection
sanitization | the lowering of microbial counts on dishes and glasses to safe public health levels | the washing of restaurant dishes at high temperature to meet public health standards
degerming | the mechanical removal of microbes from a limited area of skin | the swabbing of skin with alcohol before an injection
commercial sterilization | heat treatment that kills endospores of Clostridium botulinum in canned food | the limited heating of cans that prevents botulism
asepsis | the absence of significant contamination | the condition needed in surgery to keep microbes out of wounds

# Kinds of antimicrobial agent by effect
? Which kind of agent
antiseptic | destroys pathogens on living tissue such as skin | includes iodine and alcohol used on skin
disinfectant | destroys pathogens on nonliving objects such as floors and instruments | includes bleach and phenolics used on surfaces
bactericide / bactericidal agent | kills bacteria instead of only stopping their growth | includes penicillin, which destroys growing bacteria rather than only stopping them
bacteriostatic agent | inhibits the growth and multiplication of bacteria without killing them | loses its effect when it is removed, so that bacteria grow again
fungicide | kills fungi such as molds and yeasts | is sprayed on crops to control rusts, smuts and mildews
virucide | inactivates viruses on surfaces or skin | destroys particles such as influenza or HIV on surfaces
sporicide / sporicidal agent | destroys bacterial endospores as well as growing cells | destroys the dormant bodies of Clostridium and Bacillus

# Measures of the laboratory and of treatment
? Which term describes
decimal reduction time / D-value | the minutes needed to kill 90 percent of a microbial population at a given temperature | the measure of heat resistance used in the canning industry
thermal death point | the lowest temperature at which all microbes in a liquid are killed in ten minutes | the lowest temperature that kills all cells of a culture in a fixed period of ten minutes
thermal death time | the shortest period in which all microbes are killed at a given temperature | the minimum length of heating needed to kill all bacteria in a liquid
minimal inhibitory concentration / MIC | the lowest amount of a drug that prevents visible growth of bacteria | the value found from the first clear tube in a series of drug dilutions
minimal bactericidal concentration / MBC | the lowest amount of a drug that kills the bacteria | the value found by subculturing clear tubes into medium without the drug
therapeutic index | the ratio of a drug's toxic dose to its effective dose | a ratio that should be high for a safe drug
ID50 / infectious dose | the number of microbes that infects half of the test population | a measure of virulence by the number of organisms that causes infection
LD50 / lethal dose | the amount of a toxin that kills half of the test population | a measure of the potency of a toxin by the deaths it causes
biochemical oxygen demand / BOD | the amount of dissolved gas that bacteria need to decompose organic matter in water | a measure of water pollution by decaying waste

# Physical methods of microbial control
? Which method of microbial control
filtration | passes a liquid or air through a screen with very small pores | sterilizes heat-sensitive liquids such as vaccines and antibiotics | removes microbes from air in hospital rooms with HEPA devices
refrigeration | slows the growth of most microbes at 0 to 7 °C without killing them | lowers the metabolic rate of microbes so that they cannot multiply or make toxins
desiccation | stops microbial metabolism by removing water | preserves food such as fruit by drying
osmotic pressure | preserves food with high concentrations of salt or sugar | causes plasmolysis by drawing water out of microbial cells
ionizing radiation | uses gamma or X rays to sterilize syringes and spices | destroys DNA by forming reactive hydroxyl radicals | penetrates deeply and sterilizes medical supplies and foods
ultraviolet radiation / nonionizing radiation | damages DNA by forming thymine dimers and disinfects surfaces and air | penetrates poorly and is used in germicidal lamps

# Heat treatments against microbes
? Which method of microbial control
autoclaving / autoclave | uses steam under pressure at 121 °C to destroy even endospores | is preferred for sterilizing culture media and surgical instruments | kills all organisms by steam at 15 pounds of pressure for about 15 minutes
pasteurization | heats milk mildly to kill pathogens and reduce spoilage | heats milk to 72 °C for 15 seconds without boiling it | was developed to prevent spoilage of wine and is now applied to milk and juice
boiling | kills vegetative pathogens in water at 100 °C but not all endospores | makes water safe to drink in about ten minutes at 100 °C
dry heat sterilization / dry heat / hot-air sterilization / incineration | kills by oxidation in an oven or flame | sterilizes inoculating loops and glassware without moisture
UHT treatment / ultra-high-temperature treatment | heats milk briefly to about 140 °C so that it keeps without cooling | makes milk that can be stored in cartons without refrigeration

# Antiseptics and cleaners
? Which antimicrobial agent
phenol / carbolic acid | was sprayed by Lister to control infection in surgery | injures lipid plasma membranes and was the standard for comparing disinfectants
chlorhexidine | is a biguanide used for surgical hand scrubs and mouthwash | injures plasma membranes and is used on skin and mucous membranes
iodophor / tincture of iodine / povidone-iodine | is a halogen antiseptic used to paint skin before surgery | combines an element of the halogen group with an organic molecule for use on wounds
ethanol / isopropanol | kills best at about 70 percent and is rubbed on hands | denatures proteins and dissolves lipids but does not destroy endospores | is the active ingredient of most hand sanitizers
silver nitrate | was put into the eyes of newborns to prevent gonorrheal infection | is a heavy metal compound that denatures proteins
quaternary ammonium compound / quat | is a cationic detergent that disrupts plasma membranes | is a common hospital surface cleaner that Pseudomonas can resist
hydrogen peroxide | oxidizes tissue and bubbles on an open wound | is broken down to water and bubbles of gas by catalase in tissue

# Disinfectants, sterilants and preservatives
? Which antimicrobial agent
chlorine | disinfects drinking water and swimming pools | forms hypochlorous acid, the active part of household bleach | is the halogen most often added to drinking water
copper sulfate | destroys algae in reservoirs and fish tanks | is a blue metal compound that controls the growth of green algae in water
glutaraldehyde | is a liquid aldehyde that sterilizes hospital instruments by linking proteins | is more effective and less irritating than formaldehyde
ethylene oxide | is a gas that sterilizes heat-sensitive plastics in a closed chamber | penetrates wrapped supplies but is toxic and explosive
ozone | is a highly reactive form of oxygen used to disinfect water | is made by passing electric discharges through oxygen
sulfur dioxide | is used as a preservative in wine and dried fruit | prevents the growth of wild yeast and browning before fermentation

# Antibacterial drugs from microbes
? Which antibacterial drug
penicillin | was the first antibiotic, discovered by Fleming | is produced by a mold and stops gram-positive bacteria from completing their cell walls | contains a beta-lactam ring and was mass-produced during the Second World War
cephalosporin | is a beta-lactam antibiotic grouped into several generations by its spectrum | has a beta-lactam ring and acts on more gram-negative bacteria in each newer generation
vancomycin | is a glycopeptide long used as the last line of defense against MRSA | inhibits cell wall synthesis without a beta-lactam ring | is used against bacteria that are resistant to methicillin
tetracycline | interferes with attachment of tRNA to the ribosome | may discolor the teeth of children and has a very broad spectrum | inhibits protein synthesis and is used against chlamydia and acne
erythromycin | is a macrolide that inhibits protein synthesis at the 50S subunit | is an alternative for patients who are allergic to penicillin
streptomycin | is an aminoglycoside that changes the shape of the 30S subunit | was the first to be effective against tuberculosis
chloramphenicol | blocks formation of peptide bonds and can suppress the bone marrow | is inexpensive but limited by the risk of aplastic anemia

# Other antibacterial drugs
? Which antibacterial drug
ciprofloxacin | is a fluoroquinolone that inhibits DNA gyrase | is used against urinary infections and anthrax
rifampin | inhibits bacterial RNA synthesis by binding RNA polymerase | turns urine orange and is used in the treatment of tuberculosis
isoniazid | inhibits synthesis of mycolic acid in mycobacteria | is effective only against mycobacteria and weakens their waxy walls
sulfa drug / sulfonamide / sulfanilamide | competes with PABA and so blocks folic acid synthesis | was the first synthetic kind to be used widely against bacterial infections
polymyxin B | injures the plasma membrane of gram-negative bacteria | is combined with bacitracin and neomycin in skin ointments

# Kinds of antimicrobial drug
? Which kind of drug
broad-spectrum drug / broad-spectrum antibiotic | acts on many kinds of gram-positive and gram-negative bacteria | can destroy normal microbiota along with the pathogen
narrow-spectrum drug / narrow-spectrum antibiotic | acts on only a few kinds of microbes | is chosen when the pathogen is known, in order to spare normal microbiota
antibiotic | is made by one microbe and inhibits another | was first obtained from the mold Penicillium
synthetic drug | is made entirely by chemists in a laboratory | includes the sulfonamides and the fluoroquinolones
semisynthetic drug | is a natural microbial product that chemists have modified | includes ampicillin and methicillin, which have chemically changed side chains
antiviral drug | interferes with the multiplication of viruses | includes acyclovir and zidovudine
antifungal drug | often attacks ergosterol in membranes of yeasts and molds | includes amphotericin B and fluconazole

# Effects of antimicrobial drugs
? Which term describes
selective toxicity | harm to a pathogen without harm to the host | the principle that makes penicillin safe for human cells, which have no walls
superinfection | the overgrowth of a resistant microbe during antibiotic treatment | an attack by Clostridioides difficile or yeast after antibiotics destroy normal microbiota
synergism / drug synergism | an effect of two medicines together that is greater than either alone | the result when penicillin damages walls and lets streptomycin enter bacteria more easily
antagonism / drug antagonism | an effect in which one medicine makes another less effective | the result when tetracycline stops the growth that penicillin needs to work
antibiotic resistance | the ability of bacteria to survive a drug that once killed them | a problem made worse by overuse of antibiotics and by stopping treatment early | the result of natural selection among bacteria exposed to drugs
drug allergy | an immune reaction to a medicine, such as a rash after penicillin | the reason to ask a patient about an earlier rash before giving penicillin

# Mechanisms of antibiotic resistance
? Which mechanism of resistance
beta-lactamase / penicillinase | destroys penicillin with a bacterial enzyme | breaks the ring of penicillins and is blocked by clavulanic acid
efflux pump | ejects antibiotics from the bacterium through a membrane transporter | keeps the concentration of a drug inside the cell low
target modification / altered target site | changes the ribosome or protein to which a drug binds | makes MRSA survive through a new penicillin-binding protein
decreased permeability / porin change | prevents a drug from entering the bacterial cell | narrows the openings in the outer membrane of gram-negative bacteria
metabolic bypass | replaces the blocked reaction with another pathway | lets bacteria take up folic acid from outside when sulfa drugs stop its synthesis

# Drugs against viruses and fungi
? Which antimicrobial drug
acyclovir | is a nucleoside analog used against herpes infections | resembles guanosine and stops the replication of herpesvirus DNA
amphotericin B | binds ergosterol in fungal membranes and treats systemic mycoses | is used against serious systemic fungal infections but is toxic to the kidneys
fluconazole / azole | inhibits synthesis of ergosterol and treats yeast infections | is taken by mouth against vaginal candidiasis
zidovudine / AZT | inhibits the reverse transcriptase of HIV | was the first to be approved for AIDS
oseltamivir / Tamiflu | inhibits neuraminidase and shortens influenza | must be taken soon after the first symptoms of flu
griseofulvin | binds keratin and treats ringworm of hair and nails | interferes with mitosis of dermatophytes
interferon therapy | uses an immune protein to treat chronic viral hepatitis | supplies extra amounts of a protein that warns neighboring cells of viruses

# Drugs against parasites
? Which antiparasitic drug
chloroquine / quinine | was long the standard treatment for malaria | kills Plasmodium in red blood cells
metronidazole | treats Trichomonas, Giardia and anaerobic bacteria | damages the DNA of anaerobic microbes
mebendazole | prevents worms from absorbing nutrients by disrupting microtubules | treats pinworm and other roundworm infections
ivermectin | paralyzes worms and prevents river blindness | is given once a year in Africa to control onchocerciasis
praziquantel | is the usual cure for schistosomiasis | makes the muscles of flukes and tapeworms contract by letting calcium in

# Findings in a patient
? Which term describes
symptom | a change felt by the patient, such as pain | a subjective change in body function that others cannot measure | a feeling such as nausea or headache that a patient reports
clinical sign / objective sign | a change in the body that can be observed or measured, such as fever | a measurable change, such as swelling, found by a physician | a finding such as a rash or high blood pressure measured by a physician
syndrome | a group of symptoms and signs that always accompany a disease | a collection of findings that occur together, as in AIDS
lesion | an area of damaged or abnormal tissue | a visible injury of tissue, such as a skin ulcer or sore
relapse | the return of a disease after apparent recovery | a second period of illness after a patient seemed to have improved
complication | a new condition that develops in the course of a disease | a further problem, such as pneumonia in a patient with measles

# Terms of pathology
? Which term describes
etiology | the study of the cause of a disease | the branch of pathology that asks what causes a disease
pathogenesis | the way in which a disease develops | the steps from entry of a microbe to damage of tissue
virulence | the degree to which a microbe can cause disease | the property of a microbe measured by ID50 and LD50 | the disease-producing power of a microbe
infection | the invasion or colonization of the body by pathogenic microbes | the presence of multiplying microbes in tissue, with or without symptoms
diagnosis | the identification of a disease from signs, symptoms and tests | the naming of a patient's disease by a physician
prognosis | the prediction of how a disease will probably develop | the expected outcome of a disease and chance of recovery

# Kinds of disease
? Which kind of disease
acute disease | develops rapidly but lasts only a short time | has a sudden onset and short course
chronic disease | develops slowly and lasts or returns for a long time | drags on for years, as untreated tuberculosis may | continues for months or years, often with mild symptoms
subacute disease | is intermediate between rapid short and slow long illness | is exemplified by a heart valve infection that lasts for weeks or months
latent disease | has an agent that stays inactive for a time and then becomes active | includes shingles, which appears years after chickenpox
communicable disease / infectious disease / contagious disease | spreads from one person to another | is prevented by hand washing, isolation and vaccination | is passed directly or indirectly from an infected host to a new host
noncommunicable disease | does not spread from one host to another | includes heart attack and tetanus, which people do not catch from one another
zoonosis / zoonoses | is passed from animals to humans | is caught from dogs, cattle or rabbits, as rabies and anthrax are | is transmitted to people from wild or domestic animals

# Kinds of infection
? Which kind of infection
local infection | is limited to a small area of the body | includes a boil or an abscess | stays in one place on or in the body
systemic infection | is spread throughout the body by blood or lymph | includes measles, which affects many organs at once
focal infection | begins in one area, such as teeth or tonsils, and spreads to other parts | includes a diseased tooth whose bacteria spread to the heart or joints
primary infection | is the acute illness that comes first | comes before an opportunist invades a weakened body
secondary infection | is caused by an opportunistic pathogen after an earlier one has weakened the body | includes bacterial pneumonia that follows influenza
subclinical infection / inapparent infection | does not cause any noticeable illness | is found in people who carry poliovirus but never feel sick
nosocomial infection / healthcare-associated infection | is acquired in a hospital or nursing home | often results from catheters and surgical wounds and is prevented by hand washing | is acquired by patients during medical treatment

# Microbes and toxins in the blood
? Which term describes
bacteremia | the presence of bacteria in the blood | the condition found when a blood culture grows cocci or rods
viremia | the presence of viruses in the blood | the stage in which measles virus circulates in the bloodstream
toxemia | the presence of toxins in the blood | the circulation of a bacterial poison such as that of diphtheria
sepsis / septicemia | a life-threatening bodywide response to infection | a toxic inflammatory condition caused by microbes that multiply in the blood
septic shock | a fall in blood pressure that cannot be controlled during severe infection | circulatory failure caused by endotoxin of gram-negative bacteria in the blood
fungemia | the presence of yeasts in the blood | a bloodstream condition usually caused by Candida

# Occurrence of disease
? Which term describes
epidemic | an outbreak in which many people in one area get a disease in a short time | a sudden rise of cases above the usual number in a region | a rapid increase of disease cases in one region
pandemic | a disease outbreak that spreads worldwide | the spread of influenza in 1918 and of COVID-19 in 2020 | a disease outbreak across several continents
endemic disease | an illness constantly present in a population | an illness such as the common cold that never leaves a population | an illness regularly found at a steady level in a region
sporadic disease | an illness that occurs only occasionally in scattered cases | an illness such as typhoid fever in the United States, with rare cases
emerging infectious disease | a new or changing illness that is increasing in incidence | an illness such as Ebola, Zika or COVID-19 when first appearing
notifiable disease / reportable disease | an illness that physicians must report to health authorities | an illness such as measles or anthrax whose cases must be reported to the CDC

# Rates and measures of epidemiology
? Which measure
incidence | is the number of new cases in a population during a given period | shows how fast a disease is spreading | counts only new cases during a certain time
prevalence | is the number of all cases, old and new, at a given time | shows how common a disease is in a population | counts all existing cases at a certain time
morbidity rate | is the number of people affected by a disease relative to the total population | tells how much illness there is in a population
mortality rate | is the number of deaths from a disease relative to the population | tells how many people in a population die of a disease
case fatality rate | is the proportion of people with a disease who die of it | is very high in rabies and Ebola because most patients die
basic reproduction number / R0 | is the average count of people infected by one case in a susceptible population | predicts an epidemic when it is greater than one

# Control of epidemics
? Which term describes
herd immunity | the protection of a population in which most people are immune | the effect of high vaccination rates on people who cannot be vaccinated | the reason that a disease cannot spread when most people are vaccinated
quarantine | the separation of people exposed to a disease to see whether they become sick | the keeping apart of travelers or contacts who may become ill | the keeping apart of people who may have been exposed to disease
isolation of patients / patient isolation | the separation of people already sick with a contagious disease | the keeping apart of sick people in a hospital to protect others
contact tracing | the finding of people who were near an infected person | the search for everyone who may have caught a disease from a known case
disease surveillance | the continuous collection and analysis of reports of cases | the regular watching for outbreaks by the CDC and WHO
vector control | the reduction of mosquitoes, ticks and other carriers of pathogens | the draining of swamps and use of nets and insecticides against malaria

# Stages of an infectious disease
? Which stage of disease
incubation period | is the interval between infection and the first signs | begins at exposure and ends with the first symptoms | is the time between infection and the appearance of symptoms
prodromal period | is a short time of mild early symptoms such as aches | follows incubation with early, mild symptoms such as malaise
period of illness / acute phase | brings the most severe and obvious signs and symptoms | shows the full signs and symptoms and the greatest severity
period of decline | begins when signs and symptoms become less severe | comes after the peak, while the patient is open to secondary infections
period of convalescence | lets a patient regain strength and return to health | comes last, as the body returns to its state before infection

# Modes of disease transmission
? Which mode of transmission
direct contact transmission / direct contact | occurs by touching, kissing or sexual intercourse | spreads disease from person to person without an object between
indirect contact transmission / indirect contact | occurs by means of a nonliving object | spreads disease through a shared towel, needle or cup
droplet transmission | occurs in mucus sprayed less than one meter by coughing or sneezing | spreads influenza in drops of saliva and mucus that fall quickly | spreads disease by sneezes and coughs over short distances
airborne transmission | occurs on dust or tiny droplet nuclei that travel more than one meter | spreads tuberculosis and measles over distances of more than one meter
vehicle transmission / waterborne transmission / foodborne transmission | occurs through a medium such as water or food | spreads cholera in contaminated drinking water | spreads disease through contaminated food, water or blood
vector transmission | occurs through insects or ticks | spreads malaria by mosquitoes and Lyme disease by ticks
vertical transmission | occurs from mother to fetus or newborn | spreads HIV or rubella through the placenta

# Links in the chain of infection
? Which term describes
reservoir of infection / disease reservoir | a continual source of a pathogen, such as an animal or soil | the place where a pathogen survives between outbreaks | a living or nonliving source in which pathogens survive and multiply
fomite | a nonliving object such as a cup, towel or doorknob that spreads disease | an object contaminated with pathogens and handled by several people | an inanimate object that transfers pathogens between people
biological vector | an animal in which a pathogen multiplies before being passed on | a mosquito in which malaria parasites multiply
mechanical vector | an animal that carries a pathogen passively on its feet or body | a housefly that carries bacteria from feces to food
portal of entry | the route, such as a mucous membrane, by which a pathogen gets into the body | a break in the skin or the respiratory tract, as a way into the body
portal of exit | the route by which a pathogen leaves the body | coughed mucus, feces or blood, as a way out of the body
asymptomatic carrier / healthy carrier | a person who harbors and spreads a pathogen without being sick | a person like Typhoid Mary who infects others | an infected person who shows no symptoms but can infect others
index case / patient zero | the first person identified with a disease in an outbreak | the person from whom the tracing of an outbreak begins
compromised host / susceptible host | a person whose resistance to infection is lowered | a patient with burns, cancer treatment or AIDS who is easily infected

# Kinds of epidemiological and clinical research
? Which type of study
descriptive study | collects data on the person, place and time of an outbreak | gathers information on who became ill, where and when
case-control study | compares people who have a disease with similar people who do not | looks back in time for exposures that may have caused a disease
cohort study | follows exposed and unexposed groups over time to see who becomes ill | looks forward in time from an exposure to the outcome
randomized controlled trial / clinical trial | assigns patients by chance to a treatment or a placebo | tests a new vaccine or drug against a control group | compares a new drug with a placebo in randomly chosen groups
cross-sectional study | measures exposure and disease in a population at a single moment | shows the prevalence of a disease by a survey done once
meta-analysis | combines the results of many separate investigations with statistics | pools published data to reach a stronger conclusion

# Virulence factors of bacteria
? Which virulence factor
exotoxin | is a protein poison released by living, mostly gram-positive, bacteria | includes the heat-sensitive poisons of botulism and tetanus | is a secreted protein that can be turned into a toxoid
endotoxin | is the lipid A part of gram-negative walls, released when cells die | is heat-stable and causes fever and shock | is a lipopolysaccharide of the outer membrane that is released when bacteria are destroyed
coagulase | is an enzyme of staphylococci that clots blood | forms fibrin clots that protect staphylococci from phagocytosis
hyaluronidase | is an enzyme that breaks down the material that holds cells together | helps microbes to spread through connective tissue
siderophore | is a bacterial molecule that takes iron from the host | binds iron more tightly than transferrin does
adhesin | is a surface molecule by which a pathogen attaches to host cells | lies on fimbriae or capsules and binds to receptors of the host
streptokinase / bacterial kinase | is an enzyme that digests blood clots | breaks down fibrin so that streptococci escape from clots
collagenase | is an enzyme that breaks down the main protein of connective tissue | helps Clostridium to spread in gas gangrene
M protein | is found on the surface of streptococci and resists phagocytosis | helps Streptococcus pyogenes to attach and to resist white blood cells
IgA protease | is an enzyme that destroys antibodies of mucous membranes | helps the gonorrhea bacterium to overcome antibodies in mucus

# Immune products used in medicine
? Which product
antitoxin | contains antibodies that neutralize a bacterial poison | is given to treat diphtheria, tetanus or botulism
antivenom / antivenin | contains antibodies against the poison of snakes or spiders | is given after a snakebite
vaccine | contains a killed, weakened or partial pathogen that produces active immunity | is given to healthy people so that they form memory cells | contains antigens that cause the body to form antibodies and memory cells
immune globulin / gamma globulin | contains the pooled antibodies of many blood donors | gives short-lived passive protection against diseases such as hepatitis A
monoclonal antibody | is made by identical cells and binds to only one epitope | is made by hybridomas, which join a B cell to a cancer cell | is a pure laboratory-made protein that targets one antigen in tests and cancer therapy
antihistamine | relieves sneezing and itching of allergies by blocking a mast cell chemical | is taken against hay fever
immunosuppressant / cyclosporine | prevents rejection of transplanted organs by weakening T cells | must be taken after a kidney transplant and raises the risk of infection

# Processes of innate immunity
? Which term describes
inflammation | a response to tissue damage with redness, heat, swelling and pain | the reaction in which blood vessels dilate and become permeable around an injury | a defense in which increased blood flow brings phagocytes to injured tissue
fever | an abnormally high body temperature triggered by pyrogens | a defense in which the hypothalamus raises the body's temperature | a high body temperature that slows the growth of microbes
opsonization | the coating of microbes with proteins that makes them easier to engulf | the action of antibodies and C3b that promotes phagocytosis
chemotaxis | the attraction of phagocytes by chemicals to a site of infection | the movement of neutrophils toward chemicals from damaged tissue
diapedesis / emigration | the squeezing of phagocytes between the cells of a capillary wall into tissue | the way in which neutrophils leave the blood during inflammation
margination | the sticking of phagocytes to the inner surface of blood vessels | the step of inflammation before white blood cells leave the vessel
mucociliary escalator / ciliary escalator | the movement of mucus and trapped dust up the airways by cilia | a defense of the respiratory tract that smoking damages
cytolysis / membrane attack | the bursting of a microbe through holes made by complement proteins | the result when complement proteins make pores in a bacterium

# Chemicals of innate immunity
? Which substance
complement system / complement | is a set of blood proteins that punch holes in bacteria | includes more than thirty serum proteins, such as C3, that act in a cascade | enhances phagocytosis, inflammation and lysis of bacteria
interferon | is a protein released by virus-infected cells that protects neighboring cells | makes uninfected cells produce antiviral proteins | interferes with viral replication and belongs to the cytokines
histamine | is released by mast cells and makes blood vessels dilate and leak | causes itching and a runny nose in allergies | increases blood flow and permeability of capillaries in inflammation
pyrogen | raises body temperature by acting on the hypothalamus | causes fever and includes interleukin-1 and endotoxin
transferrin | is an iron-binding protein of the blood that keeps iron from bacteria | binds iron in plasma so that pathogens cannot use it
lysozyme | is an enzyme of tears and saliva that breaks down bacterial cell walls | attacks peptidoglycan in the walls of gram-positive bacteria
defensin / antimicrobial peptide | is a short chain of amino acids that makes pores in microbial membranes | protects skin and intestine by damaging the membranes of bacteria
prostaglandin | intensifies the effects of histamine and causes pain and fever | is blocked by aspirin and ibuprofen to reduce inflammation and pain

# Cells of innate immunity
? Which immune cell
macrophage | is a large phagocyte that develops from a monocyte | engulfs microbes in tissues and presents their antigens | cleans up dead cells and debris in tissues | is a phagocyte that engulfs pathogens, dead cells and debris
neutrophil | is the most abundant white blood cell and the first to arrive at an infection | has a nucleus of several lobes and is the main cell of pus | is a granular white blood cell that phagocytizes bacteria early in inflammation
eosinophil | attacks parasitic worms and takes part in allergies | has granules that stain red with an acidic dye
basophil | is the rarest white blood cell and releases histamine in the blood | has granules that stain blue with a basic dye
mast cell | releases histamine in connective tissue when IgE on its surface is cross-linked | is found in connective tissue near blood vessels and triggers allergic reactions | contains granules of histamine and binds IgE
monocyte | circulates in blood with a kidney-shaped nucleus before it enters tissue | is the largest white blood cell in the bloodstream
dendritic cell | has long branches and carries antigens to lymph nodes to start adaptive responses | is the most effective antigen-presenting cell of skin and mucous membranes
natural killer cell / NK cell | destroys virus-infected and tumor cells without earlier exposure to the antigen | is a lymphocyte of innate immunity that attacks abnormal cells without antigen receptors | kills cancer cells and virus-infected cells without prior sensitization

# Lymphocytes of adaptive immunity
? Which immune cell
B cell / B lymphocyte | matures in bone marrow and has membrane antibodies | develops into cells that secrete antibodies | is responsible for humoral immunity
plasma cell | secretes large numbers of antibodies | develops from an activated B cell | releases thousands of antibody molecules each second
helper T cell / CD4 cell | activates other lymphocytes by releasing cytokines | is the main target of HIV | stimulates B cells to produce antibodies | has the CD4 receptor to which HIV attaches
cytotoxic T cell / CD8 cell / killer T cell | kills infected body cells with perforin and granzymes | recognizes foreign peptides on class I MHC of infected or tumor cells | destroys cells infected by viruses and cancer cells directly
regulatory T cell / suppressor T cell | turns down immune responses and prevents autoimmunity | limits the attack of other lymphocytes on the body's own tissues
memory cell | persists for years and responds quickly to a second exposure | remains after infection or vaccination and explains long-lasting immunity | is the basis of the faster secondary response

# Branches and properties of immunity
? Which term describes
innate immunity / nonspecific immunity | the defenses present at birth that act against any invader | the protection by skin, phagocytes and inflammation, without memory | the rapid response that does not distinguish between pathogens
humoral immunity | the defense by antibodies in body fluids | the branch of B cells that acts on bacteria and toxins outside cells | the response in which plasma cells release antibodies into blood and lymph
cell-mediated immunity / cellular immunity | the defense by T lymphocytes rather than antibodies | the branch that acts on intracellular pathogens, tumors and transplants | the response in which cytotoxic T lymphocytes destroy virus-infected tissue
immunological memory / immune memory | the ability to respond faster and more strongly to an antigen met before | the property that keeps a person from catching measles twice
immune tolerance | the lack of a defense reaction to the body's own molecules | the property of lymphocytes that prevents attacks on self

# Steps of the adaptive response
? Which term describes
clonal selection | the multiplication of only those lymphocytes that match the antigen | the process by which one activated lymphocyte gives many identical copies | the activation and division of the lymphocyte whose receptor fits the antigen
clonal deletion | the removal of lymphocytes that would react against the self | the process by which self-reactive T cells are destroyed in the thymus
primary response | the slow first production of antibodies after initial exposure to an antigen | the reaction in which IgM appears several days after a first exposure | the reaction that forms memory cells after a first exposure
secondary response / anamnestic response / memory response | the faster and stronger production of antibodies after a later exposure | the rapid reaction of stored lymphocytes after a booster shot | the quick and strong reaction when the same antigen is met again
antigen presentation | the display of foreign peptides on MHC molecules to T cells | the way in which macrophages and dendritic cells show pieces of pathogens to lymphocytes
class switching | the change of a B cell from making IgM to making IgG, IgA or IgE | the reason that IgG replaces IgM later in an infection

# Actions of antibodies
? Which action of antibodies
agglutination | clumps cells or particles together so that phagocytes can remove them | is seen when incompatible blood types are mixed
neutralization | blocks toxins or viruses from attaching to host cells | makes toxins harmless by covering their binding sites
precipitation | makes soluble antigens settle out as an insoluble lattice | joins dissolved molecules into large complexes that phagocytes can remove
complement activation / complement fixation | sets off the cascade of serum proteins that bursts cells | leads to lysis of bacteria by a membrane attack complex
antibody-dependent cell-mediated cytotoxicity / ADCC | marks a parasite too large for phagocytosis for attack by eosinophils | guides natural killers and eosinophils to a coated target

# Classes of antibody
? Which class of antibody
IgG | is the most abundant in blood and crosses the placenta | makes up about 80 percent of serum immunoglobulins | gives a newborn passive immunity from its mother | is produced in the largest amount in a secondary response
IgM | is the first to appear after exposure to an antigen | is the largest and is made of five units
IgA | is found in mucus, saliva, tears and breast milk | protects mucous membranes and infants who drink breast milk | is the main defense in body secretions
IgE | binds to mast cells and basophils and causes allergies | increases in parasitic worm infections | triggers the release of histamine in allergic reactions
IgD | acts as an antigen receptor on B cells and is scarce in serum | is found mainly on the surface of naive B cells and has little known function in serum

# Types of immunity
? Which type of immunity
naturally acquired active immunity | develops after recovery from an infection such as measles | results when the body makes its own antibodies during an illness | gives long-lasting protection after a person has had a disease
artificially acquired active immunity | develops after vaccination with an antigen | results when the body makes its own antibodies against a weakened or killed microbe from an injection | gives long-lasting protection by exposure to antigens in a vaccine
naturally acquired passive immunity | passes from mother to baby through the placenta or milk | protects a newborn for some months by antibodies of the mother | comes from antibodies in breast milk or through the placenta
artificially acquired passive immunity | comes from an injection of ready-made antibodies such as antivenom | gives immediate but short-lived protection by antibodies of another person or animal | comes from an injection of antibodies made by another person or animal
species resistance | protects humans from certain diseases of other animals because receptors differ | explains why humans do not catch canine distemper

# Types of vaccine
? Which type of vaccine
live attenuated vaccine | contains a living but weakened pathogen | is used against measles, mumps and rubella | produces lifelong immunity, often without boosters, but is unsafe for weakened patients
inactivated vaccine / killed vaccine | contains a whole pathogen destroyed by heat or formalin | is exemplified by the Salk shot against polio
subunit vaccine / recombinant vaccine | contains only selected antigenic fragments, often made in yeast | is used against hepatitis B and is made in yeast
toxoid vaccine / toxoid | contains a bacterial poison that has been made harmless | is used against tetanus and diphtheria
conjugate vaccine | links a capsular polysaccharide to a protein | protects small children against Haemophilus influenzae type b
mRNA vaccine | delivers instructions for a viral protein in lipid particles | makes human ribosomes build the spike protein of a coronavirus
DNA vaccine | delivers a plasmid whose gene is expressed by human cells | carries the gene for an antigen into the nucleus of human cells
viral vector vaccine | uses a harmless virus to carry a gene of the pathogen into cells | uses a modified adenovirus to carry a gene against COVID-19 or Ebola

# Allergic and other immune disorders
? Which disorder
anaphylaxis / anaphylactic shock | is a severe, rapid allergic reaction with low blood pressure and narrowed airways | is a life-threatening emergency that is treated with epinephrine | may follow a bee sting or peanuts and requires an immediate injection of epinephrine
allergic contact dermatitis / contact dermatitis | is a skin reaction by T cells one or two days after touching poison ivy | is a delayed rash caused by nickel, latex or poison ivy
asthma | is a narrowing of the airways triggered by allergens, cold air or exercise | causes wheezing and is relieved by an inhaler | makes breathing difficult because smooth muscle of the bronchi contracts
hay fever / allergic rhinitis | causes sneezing and itchy eyes when pollen is inhaled | is a seasonal reaction of nose and eyes treated with antihistamines
hives / urticaria | is a rash of raised, itchy swellings caused by histamine | causes itchy welts on the skin after certain foods or drugs
serum sickness | results from deposits of antigen-antibody complexes after an injection of animal antibodies | may follow treatment with horse antibodies and damages vessels and kidneys
hemolytic disease of the newborn / erythroblastosis fetalis | destroys a baby's red cells by antibodies of an Rh-negative mother | is prevented by giving RhoGAM to an Rh-negative mother

# Ways in which immunity fails or harms
? Which term describes
allergy / hypersensitivity | an exaggerated immune response to a harmless substance | a reaction to pollen, dust or peanuts in a sensitized person | an overreaction of the immune system to pollen, food or dust
autoimmune disease | a condition in which the immune system attacks the body's own tissues | a group of disorders that includes lupus and rheumatoid arthritis | a disorder in which the body fails to recognize its own cells as self
immunodeficiency | a weakened immune response, inherited or acquired | the condition of a person with AIDS or SCID
transplant rejection / graft rejection | an immune attack on donated tissue with foreign MHC proteins | a danger to a new kidney that cyclosporine reduces
graft-versus-host disease | an attack of donated bone marrow on the recipient's tissues | a danger of bone marrow transplants, in which donor T cells attack the patient
cytokine storm | an overproduction of signal proteins that damages the body's organs | a dangerous flood of signal proteins in severe influenza or COVID-19

# Autoimmune and immune-system diseases
? Which disease
multiple sclerosis | destroys the myelin sheath in the central nervous system | causes vision problems, weakness and loss of coordination in young adults | is an attack of the immune system on the insulation of nerve fibers
rheumatoid arthritis | causes inflammation of joints by immune complexes | deforms the fingers when antibodies attack the synovial lining | is an autoimmune inflammation of the membranes of the joints
systemic lupus erythematosus / lupus | produces antibodies against the body's own DNA and a butterfly-shaped rash | damages skin, kidneys and many other organs
myasthenia gravis | blocks acetylcholine receptors and causes muscle weakness | begins with drooping eyelids and weak muscles of face and throat
AIDS / acquired immunodeficiency syndrome | is the late stage of HIV infection, with a very low count of helper T cells | leaves patients open to Kaposi's sarcoma and Pneumocystis pneumonia | makes patients die of opportunistic infections and cancers
SCID / severe combined immunodeficiency | leaves a child born without working B and T cells | is an inherited disorder treated by bone marrow transplant or gene therapy
psoriasis | causes thick red skin patches with silvery scales | speeds up the division of skin cells

# Autoimmune diseases of glands and gut
? Which autoimmune disease
Graves' disease | stimulates the thyroid gland to produce too much hormone | causes bulging eyes, weight loss and goiter
type 1 diabetes / insulin-dependent diabetes | destroys the insulin-producing cells of the pancreas | requires daily hormone injections to control blood sugar | usually begins in childhood when T cells attack the pancreas
Hashimoto's thyroiditis | destroys the thyroid gland and slows metabolism | is a common cause of hypothyroidism
celiac disease | damages the small intestine in response to gluten | is controlled by avoiding wheat, rye and barley | prevents absorption of nutrients because villi of the intestine are destroyed
Addison's disease | destroys the outer layer of the adrenal glands | causes bronzed skin, tiredness and low blood pressure through lack of cortisol

# Tests in immunology
? Which test
ELISA / enzyme-linked immunosorbent assay | detects antibodies or antigens by a color change in the wells of a plate | is used to screen blood for HIV by a color change
agglutination test / hemagglutination | identifies blood types by visible clumping | mixes cells with serum to see whether they stick together
precipitation test | detects a soluble antigen by a visible lattice or line in gel | shows a visible ring or line where antigen and antibody meet in the right ratio
fluorescent-antibody test | detects microbes by a glowing dye joined to immunoglobulins | is used to find rabies virus in the brain of an animal with a special microscope
flow cytometry | counts and sorts cells one by one as they pass a laser | is used to count CD4 lymphocytes in people with HIV
tuberculin skin test / Mantoux test | shows past exposure to tuberculosis by a hard red bump | involves injecting purified protein just beneath the surface of the forearm
complement fixation test | shows antibodies by whether sheep red blood cells are lysed | depends on whether a set of serum proteins is used up
neutralization test | shows whether serum stops a virus from damaging cell cultures | measures antibodies by the protection of cells from viral harm
pregnancy test / home pregnancy test | detects the hormone hCG in urine with antibodies | shows a colored line when antibodies bind hCG from the embryo

# Kinds of toxin by their target
? Which kind of toxin
neurotoxin | interferes with nerve impulses | includes the exotoxins of botulism and tetanus, which affect nerves
enterotoxin | affects the lining of the intestine | causes the diarrhea of cholera and of staphylococcal food poisoning
superantigen | activates far too many T cells and releases floods of cytokines | causes toxic shock syndrome by an intense immune response
hemolysin | destroys red blood cells | produces clear zones around colonies on blood agar
leukocidin | destroys white blood cells | kills neutrophils and macrophages
hepatotoxin | damages the cells of the liver | causes damage that may lead to liver failure | includes the aflatoxin of moldy grain and the poison of death cap mushrooms

# Named toxins
? Which toxin
botulinum toxin | blocks release of acetylcholine and causes flaccid paralysis | is found in badly canned food and is the most potent natural poison | is used in tiny doses to relax muscles
tetanospasmin / tetanus toxin | blocks inhibitory signals and causes rigid paralysis | makes muscles contract without relaxing, as in lockjaw
cholera toxin | raises cyclic AMP in intestinal cells so that they lose salt and water | causes watery stools that look like rice water
diphtheria toxin | stops protein synthesis and kills cells of the throat and heart | is made by Corynebacterium bacteria that carry a phage gene
Shiga toxin | damages the colon and kidneys in infections with E. coli O157:H7 | causes bloody diarrhea and kidney failure in children who eat undercooked beef
erythrogenic toxin | causes the red rash of scarlet fever | is made by streptococci that carry a phage gene
aflatoxin | is made by Aspergillus on peanuts and grain | can cause liver cancer in people who eat moldy nuts
ergot / ergot alkaloid | comes from a Claviceps fungus on rye | causes gangrene and hallucinations in people who eat spoiled grain
saxitoxin | is produced by dinoflagellates of red tides | collects in shellfish and causes paralysis in people who eat them

# Antigens and related substances
? Which term describes
antigen | any substance, from a microbe or not, that provokes an adaptive immune response | a molecule, often on the surface of a microbe, to which an antibody binds | any molecule that triggers the production of antibodies
epitope / antigenic determinant | the small region of a foreign molecule that an antibody recognizes | the exact site on a molecule to which one arm of an antibody binds
hapten | a molecule too small to provoke an immune response unless joined to a carrier | a small molecule such as penicillin that causes allergy after joining serum proteins
adjuvant | a substance such as alum that is added to a vaccine to strengthen the response | a vaccine ingredient that makes the immune response stronger
allergen | a harmless substance that provokes an excessive immune response | a substance such as pollen, dust or peanut that triggers IgE
autoantigen / self-antigen | a molecule of the body's own tissues that is attacked by its immune system | a normal molecule, such as one's own DNA, that antibodies attack in lupus

# Proteins of adaptive immunity
? Which protein of the immune system
antibody / immunoglobulin | is Y-shaped and binds to a specific antigen | is secreted by plasma cells and has two heavy and two light chains | has two identical antigen-binding sites and a constant region
MHC protein / major histocompatibility complex / MHC | displays peptides on cell surfaces and marks cells as self | is matched between donor and recipient before a transplant
cytokine / interleukin | is a small messenger between cells of the immune system | is released by helper T cells to activate other lymphocytes
perforin | makes pores in the membranes of target cells | is released with granzymes by cytotoxic T cells
T cell receptor | recognizes an antigen fragment only when MHC displays it | lies on the surface of a lymphocyte that matured in the thymus
CD4 | is the surface molecule of helper cells to which HIV attaches | binds to class II MHC as a coreceptor on helper cells

# Skin and wound infections
? Which disease
impetigo | causes crusted yellow blisters on the skin of young children | is a highly contagious streptococcal or staphylococcal infection of the face
erysipelas | causes raised red patches with sharp edges through group A streptococci | is a streptococcal infection of the dermis with a raised, red edge and high fever
necrotizing fasciitis / flesh-eating disease | destroys tissue rapidly along sheets of connective tissue | may require amputation as group A streptococci spread along muscle coverings
acne | results from blocked oil glands and Cutibacterium acnes | causes pimples in teenagers when sebum builds up
ringworm / tinea / athlete's foot | is a fungal infection of skin, hair or nails by dermatophytes | causes ring-shaped, scaly patches on the skin or itching between the toes | is a fungal infection of keratin in skin, hair and nails
scabies | is caused by a tiny mite that burrows in the skin | causes intense itching as mites lay eggs in burrows
pediculosis / lice infestation | is an invasion of hair or body by sucking insects with eggs called nits | spreads among schoolchildren by shared combs and hats and leaves nits on hair
gas gangrene | is caused by Clostridium perfringens in deep wounds | destroys muscle and produces bubbles in tissue that has lost its blood supply

# Viral diseases with a rash
? Which disease
smallpox / variola | was declared eradicated in 1980 after a worldwide vaccination campaign | caused pus-filled blisters and scars and killed about thirty percent of its victims | was the target of the first vaccine
chickenpox / varicella | produces an itchy rash of fluid-filled blisters, mostly in children | is prevented by a live vaccine and may be followed by shingles | is caused by the varicella-zoster virus
shingles / herpes zoster | is a painful band-like rash from a virus reactivated in a nerve | mostly affects adults over fifty, on one side of the trunk
measles / rubeola | causes Koplik's spots, cough and a spreading rash with high fever | can lead to encephalitis and is prevented by the MMR vaccine | is a highly contagious viral illness that begins with fever, cough and runny nose
rubella / German measles | is a mild rash that can cause severe birth defects in early pregnancy | causes deafness, cataracts and heart defects in babies infected before birth

# Infections of the eye and ear
? Which disease
trachoma | is the leading infectious cause of blindness and is caused by Chlamydia | turns the eyelashes inward to scratch the cornea
conjunctivitis / pinkeye | is an inflammation of the membrane that lines the eyelid | makes the eye red and sticky and spreads in schools
ophthalmia neonatorum | is a gonorrheal eye infection acquired by a baby during birth | is prevented by putting antibiotics, formerly silver nitrate, into the eyes of newborns
keratitis | is an inflammation of the cornea | may be caused by herpes simplex or by an amoeba on contact lenses
otitis media | is an infection of the middle ear, common in small children | causes earache in small children as pressure builds behind the eardrum
loiasis / African eye worm | is caused by a roundworm that migrates across the white of the eye | is spread by biting deerflies in Africa and caused by a roundworm
river blindness / onchocerciasis | is caused by a worm spread by blackflies that breed in fast water | causes itching and loss of sight and is treated with ivermectin

# Infections of the nervous system
? Which disease
bacterial meningitis | is an inflammation of the membranes around the brain caused by Neisseria, Haemophilus or pneumococci | causes stiff neck, fever and headache and is prevented by Hib and pneumococcal vaccines | is diagnosed by examining spinal fluid
tetanus / lockjaw | causes muscle spasms through a toxin from a wound | is caused by a clostridium in deep puncture wounds and is prevented by a toxoid | is caused by a bacterium whose endospores enter deep wounds
botulism | causes flaccid paralysis from a toxin in poorly canned food | can harm infants who eat honey with endospores | is caused by endospores that survive in improperly canned food
leprosy / Hansen's disease | damages peripheral nerves and skin with loss of sensation | is caused by a slow-growing acid-fast Mycobacterium
poliomyelitis / polio | destroys motor neurons and may paralyze the legs or breathing muscles | is prevented by the Salk and Sabin vaccines | has nearly been eradicated from the world by vaccination
rabies | causes fear of water, convulsions and death after an animal bite | is prevented after a bite by prompt vaccination and immune globulin | is caused by a virus carried by dogs, bats and raccoons
arboviral encephalitis | is inflammation of the brain caused by a virus carried by mosquitoes | includes the West Nile and eastern equine types
African sleeping sickness / African trypanosomiasis | is caused by a trypanosome spread by the tsetse fly | causes drowsiness and coma after an infection with Trypanosoma brucei
Creutzfeldt-Jakob disease / CJD | is caused by prions that fill the human brain with holes | has a variant linked to eating beef from cattle with mad cow disease
cryptococcosis | is a fungal meningitis acquired from dried pigeon droppings | is caused by a yeast with a thick capsule and is common in AIDS
Naegleria infection / primary amebic meningoencephalitis | is acquired through the nose in warm lakes and is nearly always fatal | is caused by an amoeba that enters the nose of swimmers

# Infections of the blood and lymph systems
? Which disease
infectious mononucleosis / mono | is caused by Epstein-Barr virus and spread by saliva | causes sore throat, tiredness and an enlarged spleen in young adults | is common in teenagers and infects B cells
anthrax | is caused by Bacillus anthracis endospores from livestock | forms a black sore on the skin and has been used as a biological weapon | strikes grazing animals and is most deadly when inhaled
tularemia | is caught from rabbits, other wild animals and ticks | is caused by Francisella, which enters through cuts or tick bites
brucellosis / undulant fever | is acquired from unpasteurized milk of cows or goats | causes a body temperature that rises and falls each day
toxoplasmosis | is caught from cat feces or undercooked meat | can harm a fetus when a pregnant woman touches contaminated cat litter
rheumatic fever | is an autoimmune complication of strep throat that damages heart valves | follows an untreated streptococcal infection in children
endocarditis | is an inflammation of the inner lining of the heart caused by bacteria | damages heart valves after microbes enter the bloodstream
schistosomiasis / bilharzia | is caused by blood flukes that leave freshwater snails and enter the skin | damages the liver or bladder of people who wade in water with infected snails

# Bacterial infections of the respiratory system
? Which respiratory disease
strep throat / streptococcal pharyngitis | is caused by group A streptococci and inflames the tonsils | may lead to rheumatic fever if not treated with penicillin | is diagnosed by a rapid antigen test of a swab from the tonsils
scarlet fever | is a streptococcal infection with red rash and strawberry tongue | occurs when Streptococcus pyogenes makes an erythrogenic toxin
diphtheria | forms a gray membrane in the throat through a potent toxin | is caused by Corynebacterium and is prevented by a toxoid in the DTaP vaccine | begins in the throat and has a toxin that can damage the heart
pertussis / whooping cough | causes violent fits in children that end in a gasp for air | is caused by Bordetella, which destroys cilia of the airways | is prevented by a vaccine given with those for diphtheria and tetanus
tuberculosis / TB | is a chronic lung infection that forms tubercles and was once called consumption | is caused by an acid-fast Mycobacterium and spreads through the air | causes coughing of blood and is treated with antibiotics for many months
pneumococcal pneumonia | is caused by encapsulated Streptococcus in the alveoli | produces rust-colored sputum with sudden fever
Legionnaires' disease / legionellosis | is spread by water mist from cooling towers and air conditioners | is a pneumonia first recognized at a convention in Philadelphia in 1976
psittacosis / ornithosis | is caught from the droppings of parrots and other birds | is caused by a species of Chlamydia carried by birds

# Viral and fungal infections of the respiratory system
? Which respiratory disease
common cold | is mild, affects nose and throat and is usually caused by rhinoviruses | causes sneezing and a runny nose without a high fever | is the most frequent viral infection of the nose and throat
influenza / flu | causes fever, chills and muscle aches and is caused by an orthomyxovirus | is prevented by a new vaccine each year because the virus changes | is caused by a virus with hemagglutinin and neuraminidase spikes
histoplasmosis | comes from fungal spores in soil with bird or bat droppings | is common in the Ohio and Mississippi valleys
coccidioidomycosis / valley fever | comes from fungal spores in the dust of southwestern deserts | is caught by breathing fungal spores from dry soil in California and Arizona
Pneumocystis pneumonia | is a fungal lung infection common in people with AIDS | was one of the first signs of AIDS in 1981
RSV infection / respiratory syncytial virus infection | is the most common cause of viral pneumonia in infants | strikes the small airways of babies in winter
COVID-19 | is caused by the coronavirus SARS-CoV-2 | began in 2019 and often causes fever, cough and loss of smell

# Bacterial infections of the digestive system
? Which disease
dental caries / tooth decay | is destruction of enamel by acid from Streptococcus mutans | begins when plaque bacteria ferment sucrose to acid | is reduced by fluoride and by brushing the teeth
gingivitis | is inflammation of the gums, which bleed during brushing | results from plaque at the gum line and can be reversed
peptic ulcer / peptic ulcer disease | is a sore of the stomach lining usually caused by Helicobacter pylori | is treated with antibiotics and drugs that reduce acid | was once blamed on stress but is usually caused by bacteria
cholera | causes massive watery diarrhea after drinking water contaminated with Vibrio | causes rapid loss of water and is treated with fluids and salts
typhoid fever | is caused by Salmonella Typhi and spread by food handlers who are carriers | was spread by a New York cook who was a healthy carrier | is caused by a kind of Salmonella and makes ulcers in the intestine
shigellosis / bacillary dysentery | causes bloody diarrhea through bacteria that invade the colon | is spread by a very small number of Shigella cells
salmonellosis | is food poisoning caught from undercooked eggs or chicken | causes fever and diarrhea about a day after eating contaminated poultry or eggs
staphylococcal food poisoning | causes vomiting within a few hours of eating a heat-stable enterotoxin | comes from unrefrigerated ham or cream handled by a person with a skin infection

# Viral, protozoan and worm infections of digestion
? Which disease
mumps | causes swelling of the parotid glands and may inflame the testes | is prevented by the MMR vaccine and swells the salivary glands
giardiasis | is caused by a flagellated protozoan in stream water | causes diarrhea and gas in hikers who drink untreated water
amebic dysentery / amebiasis | is caused by Entamoeba histolytica, which ulcerates the colon | may form abscesses in the liver after cysts are swallowed
cryptosporidiosis | is caused by a protozoan that resists chlorine in water supplies | caused a large waterborne outbreak of diarrhea in Milwaukee in 1993
trichinellosis / trichinosis | is caught from larvae encysted in undercooked pork or game | is caused by a roundworm whose larvae form cysts in muscle
pinworm infection / enterobiasis | causes itching around the anus of children at night | is diagnosed with sticky tape pressed to the skin

# Sexually transmitted infections
? Which sexually transmitted infection
gonorrhea | is caused by gram-negative diplococci and produces pus and painful urination in men | is caused by Neisseria and may lead to sterility | increasingly resists antibiotics and is treated with an injected cephalosporin
syphilis | is caused by Treponema pallidum and begins with a painless chancre | has primary, secondary and tertiary stages and may damage heart and brain | can be passed from mother to fetus and is cured by penicillin
chlamydia / nongonococcal urethritis | is the most often reported bacterial one in the United States | is caused by a bacterium that lives inside cells
genital herpes | causes recurring painful blisters and is caused mainly by HSV-2 | cannot be cured because the virus stays latent in nerve cells
genital warts | is caused by human papillomavirus, which forms growths on the skin | is prevented by the HPV vaccine
trichomoniasis | is caused by a protozoan and gives a greenish, foul-smelling discharge | is caused by a flagellate and treated with metronidazole

# Other infections of the urinary and reproductive systems
? Which infection
vaginal candidiasis / yeast infection | causes itching and thick white discharge through a fungus | often follows the use of broad-spectrum antibiotics
cystitis | inflames the bladder and is usually caused by E. coli | affects women more than men because women have a shorter urethra | causes frequent urination with burning and mostly strikes women
pyelonephritis | is an inflammation of the kidneys, often from bacteria that ascend from the bladder | causes pain in the back, fever and scars of kidney tissue
pelvic inflammatory disease / PID | spreads to the uterus and tubes, often after untreated gonorrhea | scars the uterine tubes and raises the risk of infertility and ectopic pregnancy
leptospirosis | is caught from water contaminated with the urine of animals | is caused by a spirochete carried by rats and dogs
bacterial vaginosis | results from overgrowth of Gardnerella with a fishy odor | is diagnosed by clue cells covered with bacteria

# Gram-positive and acid-fast bacteria
? Which pathogenic bacterium
Clostridium tetani | causes lockjaw through a neurotoxin | grows in deep wounds without oxygen and makes a neurotoxin that causes rigid muscles
Clostridium botulinum | causes a deadly form of food poisoning with paralysis | produces a neurotoxin in improperly canned food
Clostridioides difficile / Clostridium difficile | causes severe diarrhea after antibiotic treatment | is a common hospital cause of colitis in patients on antibiotics
Mycobacterium tuberculosis | causes a chronic lung disease with tubercles | was identified by Koch in 1882 as the cause of consumption
Mycobacterium leprae | causes Hansen's disease, or leprosy | damages nerves and is grown in armadillos because it cannot be cultured on agar
Corynebacterium diphtheriae | forms a gray membrane in the throat | produces an exotoxin that damages the heart and is encoded by a phage gene
Streptococcus pyogenes | causes strep throat and scarlet fever | is the group A species and can cause rheumatic fever
Streptococcus pneumoniae | was used in Griffith's experiment on transformation | causes a lung disease and is made virulent by its capsule
Listeria monocytogenes | contaminates soft cheese and cold cuts and can cause stillbirth | grows even at refrigerator temperature
Bacillus anthracis | causes anthrax in livestock and people | is an aerobic, endospore-forming rod that has been used as a biological weapon
Staphylococcus aureus | causes boils, food poisoning and toxic shock syndrome | is a coagulase-positive coccus that includes MRSA

# Protozoa of blood and tissues
? Which protozoan
Plasmodium | causes the disease malaria | multiplies in the liver and red blood cells after a mosquito bite | is an apicomplexan parasite carried by Anopheles mosquitoes
Trypanosoma brucei | causes African sleeping sickness | escapes antibodies by changing its surface and is spread by tsetse flies
Trypanosoma cruzi | causes Chagas disease of the heart | is passed in the feces of kissing bugs
Leishmania | is spread by sand flies and causes skin ulcers | multiplies in macrophages and is transmitted by sand flies
Toxoplasma gondii | completes its sexual cycle in cats | can harm a fetus when a pregnant woman is infected | is acquired from cat feces or undercooked meat
Naegleria fowleri | enters through the nose of swimmers and destroys the brain | is an amoeba of warm lakes that causes fatal meningoencephalitis

# Protozoa of the gut and vagina
? Which protozoan
Giardia | is a flagellate with two nuclei that attaches to the intestine | causes diarrhea in hikers who drink from streams
Entamoeba histolytica | causes amebic dysentery and liver abscesses | moves with pseudopods and forms ulcers in the colon
Cryptosporidium | causes diarrhea from chlorine-resistant oocysts | contaminates drinking water and is not killed by chlorine
Trichomonas vaginalis | is a flagellate that is sexually transmitted and forms no cyst | infects the vagina and urethra and has no cyst stage
Balantidium coli | is the only ciliate that causes human disease | is acquired from pigs and infects the large intestine

# Parasitic roundworms
? Which parasitic roundworm
hookworm / Necator | enters through bare feet and causes anemia by sucking blood | attaches to the wall of the small intestine and sucks blood | is prevented by wearing shoes where soil is contaminated with feces
pinworm / Enterobius vermicularis | lays eggs around the anus of children at night | causes itching around the anus and is found with sticky tape
Ascaris / Ascaris lumbricoides | lives in the intestine after its larvae pass through the lungs | grows up to 30 centimeters long and can block the intestine
Trichinella / Trichinella spiralis | forms cysts in muscle and comes from undercooked pork | passes from the muscle of pigs and bears to people who eat it
Wuchereria / filarial worm | blocks lymph vessels and causes elephantiasis | is spread by mosquitoes and causes greatly swollen legs
whipworm / Trichuris | has a thin threadlike front end buried in the colon | has barrel-shaped eggs with a plug at each end

# Parasitic flatworms
? Which parasitic flatworm
beef tapeworm / Taenia saginata | is acquired by eating undercooked meat of cattle | has larvae that form cysts in the muscle of cattle
pork tapeworm / Taenia solium | is acquired from undercooked meat of pigs and can form cysts in the human brain | causes cysticercosis when its eggs are swallowed
Schistosoma / blood fluke | uses a freshwater snail as intermediate host and burrows through skin | lives in human veins and burrows through the skin of people in fresh water | has larvae that leave snails and swim in fresh water to reach people
liver fluke / Clonorchis | is acquired from raw freshwater fish and lives in the bile ducts | lives in Asia first in a snail and then in a fish
Echinococcus / hydatid tapeworm | lives in dogs and forms large cysts in human liver | is tiny and is spread to people by dog feces

# Mosquitoes and flies as vectors
? Which vector
Anopheles mosquito / Anopheles | transmits malaria to humans | carries Plasmodium parasites from person to person
Aedes mosquito / Aedes aegypti | transmits yellow fever, dengue and Zika | has white stripes, bites by day and breeds in containers of water
Culex mosquito / Culex | transmits West Nile virus to humans | carries encephalitis viruses from birds to people
tsetse fly / Glossina | transmits African sleeping sickness | feeds on blood in Africa and carries trypanosomes of cattle and people
sand fly / Phlebotomus | transmits leishmaniasis to humans | carries Leishmania in warm, dry regions
blackfly / Simulium | transmits onchocerciasis, or river blindness | breeds in fast-flowing streams

# Ticks, bugs, fleas and lice as vectors
? Which vector
deer tick / black-legged tick / Ixodes | transmits Lyme disease to humans | carries Borrelia from white-footed mice
dog tick / Dermacentor | transmits Rocky Mountain spotted fever | carries Rickettsia rickettsii from rodents and dogs to people
kissing bug / Triatoma | transmits Chagas disease in Latin America | bites the face of sleeping people and leaves Trypanosoma cruzi in its feces
rat flea / Xenopsylla | transmits plague to humans | carries Yersinia pestis from infected rodents
body louse / Pediculus humanus | transmits epidemic typhus among crowded people | lives in clothing and carries Rickettsia prowazekii

# Fungi that cause human disease
? Which fungus
Candida albicans / Candida | causes thrush and vaginal yeast infection | is a yeast of mucous membranes that overgrows after antibiotic treatment | is an opportunistic yeast of the mouth and vagina
Aspergillus | causes lung infection and allergy and grows on stored grain | is a mold that grows on stored grain and produces aflatoxin
Histoplasma capsulatum / Histoplasma | causes a lung disease and grows in soil rich in bird and bat droppings | is common in the soil of the Ohio and Mississippi valleys
Coccidioides immitis / Coccidioides | causes valley fever in the American Southwest | is inhaled in dust of California and Arizona deserts
Cryptococcus neoformans / Cryptococcus | causes meningitis, especially in people with AIDS | is a yeast with a thick capsule found in pigeon droppings
Trichophyton / dermatophyte | causes athlete's foot and ringworm | digests the keratin of skin, hair and nails
Pneumocystis jirovecii / Pneumocystis | causes pneumonia in AIDS | causes a lung disease in AIDS and was once thought to be a protozoan

# Fungi of food, industry and wildlife
? Which fungus
Penicillium notatum / Penicillium | was found by chance by Fleming in 1928 on a culture plate | inhibits staphylococci that grow near it on agar | was grown in the 1940s to supply the first mass-produced antibiotic
Saccharomyces cerevisiae / baker's yeast | is used to make bread and beer | reproduces by budding and ferments sugar to alcohol and carbon dioxide | raises bread dough and ferments beer
Batrachochytrium / chytrid fungus | has caused a worldwide decline of frogs | infects the skin of amphibians
Cryphonectria parasitica | killed nearly all mature American chestnut trees | came from Asia about 1900 and destroyed a common tree of eastern forests
Rhizopus stolonifer / Rhizopus | is the black mold that grows on bread | is a zygomycete with black sporangia and stolons

# Fermented drinks, grains and soybeans
? Which food or drink
vinegar | is made when Acetobacter oxidizes ethanol | is made from wine or cider by acetic acid bacteria
wine | is made when yeast ferments the sugar of grapes | was heated by Pasteur to prevent spoilage
beer | is made when yeast ferments malted barley with hops | is made from germinated grain whose enzymes turn starch to sugar | contains alcohol and carbon dioxide from barley fermented by yeast
soy sauce | is made with Aspergillus oryzae and salt from beans and wheat | is made from soybeans and wheat by a mold, then bacteria and yeasts
tempeh | is a solid cake made from soybeans by the mold Rhizopus | is held together by fungal hyphae that grow through soybeans
leavened bread | rises because yeast produces carbon dioxide in dough | contains bubbles of carbon dioxide from the fermentation of dough by yeast

# Fermented milk and vegetables
? Which food
yogurt | is made by Lactobacillus and Streptococcus thermophilus that curdle milk | is milk fermented and thickened by lactic acid bacteria
cheese | is made from milk curd that rennin and bacteria separate from whey | is ripened by molds or bacteria, as in blue and Swiss kinds
kefir | is a slightly alcoholic drink made from milk by bacteria and yeasts | is made when grains of bacteria and yeasts ferment milk
sauerkraut | is made by lactic acid fermentation of shredded cabbage in salt | is preserved by lactic acid from Leuconostoc and Lactobacillus
kimchi | is a spicy Korean dish of fermented vegetables | contains cabbage, radish and hot pepper kept in crocks

# Treatment of water and sewage
? Which method of water treatment
activated sludge system | aerates sewage with recycled clumps of aerobic bacteria | lets flocs of bacteria settle out in secondary treatment
trickling filter | sprays sewage over rocks covered with microbial slime | uses a bed of stones in secondary treatment | lets microbes on rocks decompose the organic matter of wastewater
primary treatment | removes large solids from sewage by screening and settling | lets sewage settle in sedimentation tanks as the first stage | is a physical process that lets solids settle out as sludge
tertiary treatment | removes remaining nitrogen, phosphorus and organic matter by filters and chemicals | is the final stage, which makes wastewater pure enough to drink
anaerobic sludge digestion / anaerobic digester | turns settled solids into methane without oxygen | produces methane in a closed tank of settled solids
septic tank | holds household sewage underground so that liquid drains into soil | treats the sewage of rural homes
flocculation | clumps fine particles with alum so that they settle | removes clay and fine particles from drinking water before filtration
chlorination | kills pathogens in drinking water with a halogen | is the last step in most city supplies and leaves a disinfectant in the pipes
sand filtration | passes drinking water through fine grains to trap protozoan cysts and particles | removes Giardia cysts from drinking water

# Human ancestors and relatives
? Which hominin
Australopithecus afarensis | lived over three million years ago and walked upright | includes the skeleton called Lucy, found in Ethiopia | walked on two legs but had a small brain
Homo habilis | was the earliest member of its genus to make simple stone tools | lived in Africa about two million years ago and was called handy man
Homo erectus | was the first to leave Africa and used fire | includes Java Man and Peking Man | made hand axes and was the first hominin to spread into Asia
Homo neanderthalensis / Neanderthal | lived in Europe and western Asia during the ice age and buried its dead | had a stocky body and interbred with modern humans | had a brain as large as ours and made stone tools in Ice Age Europe
Homo sapiens / modern human | arose in Africa about 300,000 years ago and later spread to every continent | is the only living species of its genus | has a rounded skull, a chin, language and art
Ardipithecus ramidus | lived about 4.4 million years ago and could walk and climb with a grasping big toe | is represented by the partial skeleton called Ardi
Homo floresiensis | stood about a meter tall and had a small brain | lived on the island of Flores in Indonesia
Denisovan | is known mainly from DNA of a finger bone found in a Siberian cave | left genes in people of Melanesia, and was discovered in Siberia

# Periods of geologic time
? Which geologic period
Carboniferous Period / Carboniferous | had vast swamp forests that became coal | had giant insects and the first reptiles | is named for its coal and came before the Permian
Permian Period / Permian | ended with the greatest mass extinction about 252 million years ago | was the time at whose end the supercontinent Pangaea was nearly complete
Jurassic Period / Jurassic | was the middle part of the age of dinosaurs and saw the first birds | had huge sauropods and Archaeopteryx, the earliest known bird | came between the Triassic and the Cretaceous
Cretaceous Period / Cretaceous | ended 66 million years ago with an asteroid impact | saw the spread of flowering plants and was the time of Tyrannosaurus | was the last in which dinosaurs other than birds lived
Devonian Period / Devonian | is called the age of fishes | saw the first four-limbed vertebrates and the first forests | saw the first amphibians come onto land
Cambrian Period / Cambrian | saw the sudden appearance of most animal phyla | left the trilobites and the animals of the Burgess Shale | began the Paleozoic Era about 540 million years ago
Triassic Period / Triassic | saw the first dinosaurs and the first mammals | began just after the greatest mass extinction
Quaternary Period / Quaternary | includes the ice ages and the rise of modern humans | continues today, with the Pleistocene and Holocene epochs
Ordovician Period / Ordovician | ended with an ice age that killed many sea animals | saw the first land plants and a rich life of marine invertebrates
Silurian Period / Silurian | saw the first vascular plants on land and fishes with jaws spread | follows the Ordovician and comes before the age of fishes

# Types of fossil
? Which type of fossil
mold fossil / mold | is a hollow left in rock where a shell or bone dissolved | is an empty space in rock in the shape of an organism
cast fossil / cast | is a copy formed when minerals fill a hollow left by an organism | is a solid stone copy of the outer shape of an organism
trace fossil | is a footprint, burrow or other sign of the activity of an ancient animal | shows how ancient animals moved, fed and lived, without parts of their bodies | includes tracks, nests and dung of ancient animals
petrified fossil / petrified wood / permineralized fossil | forms when minerals replace the tissue of an organism | includes tree trunks turned to stone
index fossil | comes from a widespread species that lived for a short time and is used to date rock layers | includes certain trilobites and ammonites that show the age of a rock layer | comes from a species that was abundant, easy to recognize and lived only a short time
amber fossil / amber | is a whole organism, such as an insect, preserved in hardened tree resin | forms when sticky tree sap traps an insect and hardens
carbon film | is a thin dark outline of a leaf or fish left in rock | forms when pressure drives gases out of a buried organism
stromatolite | is a layered mound built by ancient cyanobacteria | is among the oldest evidence of life, about 3.5 billion years old
microfossil | can be seen only with a microscope, such as ancient pollen or foraminifera | includes the remains of ancient one-celled organisms

# Dating of rocks and life
? Which term describes
radiometric dating / radioactive dating | the calculation of age in years from the decay of isotopes | a method that uses carbon-14 or potassium-40 | the measurement of absolute age by parent and daughter isotopes
relative dating | the estimation of age by comparing the positions of rock layers | a method that shows which of two fossils is older without giving years | a method that places fossils in order from oldest to youngest
half-life | the time in which fifty percent of a radioactive sample decays | about 5,730 years for carbon-14 | the constant rate of decay used to find the age of a rock
dendrochronology / tree-ring dating | the determination of age by counting the yearly growth layers of wood | a method that reads past climate from thick and thin layers of wood
law of superposition / principle of superposition | the rule that deeper undisturbed rock layers are older than those above | the rule that the bottom layer of undisturbed rock is the oldest
geologic time scale | the division of Earth's history into eons, eras, periods and epochs | a calendar of Earth's history based on rock layers and fossils

# Wider fields of biology
? Which field of biology
ecology | is the study of how organisms interact with one another and with their surroundings | deals with food webs and populations | is the study of ecosystems, communities and populations
microbiology | is the study of organisms too small to be seen without a microscope | deals with bacteria, protists and viruses
paleontology | is the study of fossils | deals with dinosaurs and other extinct life in rock
ethology | is the study of animal behavior in nature | was founded by Lorenz and Tinbergen
virology | is the study of agents that multiply only inside host cells | deals with influenza, HIV and phages
parasitology | is the study of organisms that live at the expense of a host | deals with protozoa and worms that infect people
cytology | is the study of cells | deals with organelles, membranes and division

# Fields of biology by kind of organism
? Which field of biology
botany | is the study of plants | deals with leaves, roots, flowers and photosynthesis
zoology | is the study of animals | deals with the structure, behavior and classification of animals from sponges to apes
mycology | is the study of fungi | deals with molds, yeasts and mushrooms
entomology | is the study of insects | deals with beetles, butterflies and bees
ornithology | is the study of birds | deals with feathers, song and nests
ichthyology | is the study of fishes | deals with sharks, trout and eels
herpetology | is the study of reptiles and amphibians | deals with snakes, lizards and frogs

# Medical and microscopic fields of study
? Which branch of science
immunology | is the study of the body's defenses | deals with antibodies, T cells and vaccination
epidemiology | is the study of when and where diseases occur and how they spread | uses incidence and prevalence to trace outbreaks
bacteriology | is the study of bacteria | uses Gram's stain and agar plates most of all
pathology | is the study of disease and of the changes it causes in tissues | examines tissues from biopsies and organs after death
phycology / algology | is the study of algae | deals with diatoms, kelps and seaweeds
protozoology | is the study of one-celled animal-like eukaryotes | deals with amoebas and ciliates
helminthology | is the study of worms | deals with flukes and tapeworms
histology | is the study of tissues under the microscope | uses thin sections stained with hematoxylin and eosin
toxicology | is the study of poisons and their effects | finds the dose at which a chemical becomes harmful
pharmacology | is the study of drugs and their effects on the body | deals with doses, side effects and how medicines work

# Kinds of scientific statement
? Which term describes
hypothesis | a testable proposed explanation for an observation | a possible answer to a scientific question that an experiment can support or reject | a tentative statement that can be tested by experiment
scientific theory | a well-tested explanation that unifies many observations | a broad explanation supported by much evidence, such as evolution by natural selection | an explanation supported by evidence from many experiments
scientific law | a statement of what always happens in nature, without explaining why | a description of a regular relationship in nature, often given as a formula
observation | information gathered with the senses or with instruments | the noticing and describing of events in a careful, orderly way
inference | a logical conclusion based on evidence and prior knowledge | an interpretation of what was noticed, such as a diet concluded from sharp teeth | a conclusion drawn from observations
prediction | a statement of what will happen if a hypothesis is correct | the expected result of an experiment, often in the form if … then

# Variables and groups of an experiment
? Which term describes
independent variable / manipulated variable | the factor that the experimenter changes on purpose | the quantity plotted on the horizontal axis of a graph | the factor that is thought to cause a change in another
dependent variable / responding variable | the factor that is measured as the result of an experiment | the quantity plotted on the vertical axis of a graph | the factor that is observed to change because of another
controlled variable / constant variable | a condition kept the same in all groups of an experiment | a factor such as temperature or light that is not allowed to change
control group | the part of an experiment that does not receive the treatment | the standard with which experimental results are compared | the subjects used for comparison because their conditions are not changed
experimental group | the part of an investigation that receives the treatment | the plants that receive fertilizer when others get none
placebo | a harmless fake treatment given for comparison | a sugar pill that looks like the real drug

# Practices of good research
? Which term describes
controlled experiment | a test in which only one factor is changed at a time | a test that compares a treated group with an untreated one
double-blind study | a trial in which neither patients nor researchers know who gets the treatment | a design that prevents bias of both subjects and investigators
peer review | the checking of a report by other experts before publication | the evaluation of a scientific paper by scientists of the same field
replication of experiments / repeated trials | the doing of a test again to see whether the results are the same | the way in which other scientists confirm that a result is reliable
random sampling | the choosing of subjects by chance so that each has an equal chance | the way of choosing subjects that makes a sample represent the whole
field study | the observation of organisms in their natural environment | the investigation of living things outdoors instead of in a laboratory

# Model animals
? Which model organism
fruit fly / Drosophila melanogaster | was used by Morgan to show that genes lie on chromosomes | has giant salivary gland chromosomes and a generation of about two weeks | was used to discover sex-linked inheritance of eye color
house mouse / Mus musculus | was injected by Griffith in the discovery of transformation | is the usual choice for knocking out a gene like one of our own
Caenorhabditis elegans / nematode worm | has a known fate for each of its about one thousand cells | was used to discover genes for programmed cell death
zebrafish / Danio rerio | has transparent embryos that let development be watched | is a small vertebrate whose young develop outside the mother and can be seen through
African clawed frog / Xenopus | was used by Gurdon to show that a nucleus can be reprogrammed | has large eggs used to study early development of vertebrates

# Model organisms among plants and microbes
? Which model organism
garden pea / Pisum sativum | was used by Mendel to discover the laws of inheritance | has contrasting traits such as round or wrinkled seeds and pollinates itself | was chosen because it is easy to cross and has clear-cut traits
Escherichia coli | was used to work out the lac operon and is a common host for cloning | is an intestinal bacterium that divides about every 20 minutes
thale cress / Arabidopsis thaliana | was the first flowering species to have its genome sequenced, in 2000 | is a small weed of the mustard family with a six-week life cycle
Neurospora crassa / red bread mold / Neurospora | was used by Beadle and Tatum to link genes with enzymes | supported the one gene-one enzyme hypothesis with mutants that needed a vitamin or amino acid
Tetrahymena | is the ciliate in which ribozymes and telomerase were discovered | is a ciliate with a large and a small nucleus
maize / corn / Zea mays | was used by McClintock to find transposable elements | has kernels whose colors are changed by jumping genes
baker's yeast / Saccharomyces | was the first eukaryote to have its genome sequenced | is a single-celled fungus used to study the eukaryotic cell cycle

# Types of human blood and Rh
? Which blood type
type A blood | has plasma antibodies against only the B antigen | may receive red cells from its own group and from O, but never from B
type B blood | has plasma antibodies against only the A antigen | may receive red cells from its own group and from O, but never from A
type AB blood | has no ABO antibodies in its plasma | is the universal recipient of red cells | has two kinds of ABO antigen on its red cells
type O blood | has no ABO antigens on its red cells | is the universal donor of red cells | has two kinds of ABO antibody in its plasma
Rh-positive blood / Rh-positive | has the D antigen on its red cells | is attacked by antibodies of a sensitized mother in hemolytic disease of the newborn
Rh-negative blood / Rh-negative | lacks the D antigen on its red cells | belongs to a mother who may form antibodies against her baby's red cells

# Structures and types of animal tissue
? Which type of tissue
epithelial tissue / epithelium | covers body surfaces and lines organs | consists of tightly packed cells on a basement membrane | has little space between cells and no blood vessels
connective tissue | supports and binds other parts and has cells in a matrix | includes bone, blood, cartilage and fat | has scattered cells in fibers and ground substance
nervous tissue | carries electrical signals and contains neurons | forms the brain and spinal cord | transmits impulses and includes supporting glial cells
skeletal muscle tissue / skeletal muscle | is striated and voluntary and moves bones | moves the body and is attached to bones by tendons | has long cells with many nuclei and is under conscious control
cardiac muscle tissue / cardiac muscle | is striated and involuntary with intercalated disks | is found only in the heart | pumps blood and contracts rhythmically without conscious control
smooth muscle tissue / smooth muscle | is not striated and lines the gut and blood vessels | moves food by peristalsis and is found in walls of hollow organs

# Events of human reproduction
? Which event
fertilization | unites the nuclei of sperm and egg | restores the diploid number and forms a zygote in the oviduct | combines chromosomes of two gametes into a new cell
implantation | attaches the blastocyst to the uterine wall | occurs about a week after conception in the lining of the uterus
ovulation | releases an egg from an ovary | occurs near day 14 and is triggered by a surge of luteinizing hormone | usually occurs at the middle of the menstrual cycle
menstruation | sheds the lining of the uterus | is the bleeding that begins each monthly cycle
oogenesis | forms one egg with polar bodies by meiosis in the ovary | begins before birth and pauses until puberty
spermatogenesis | forms four male gametes from one cell by meiosis | takes place in the seminiferous tubules of the testes
childbirth / parturition | pushes the baby out of the uterus by contractions | is stimulated by oxytocin and ends with delivery of the afterbirth

# Structures of pregnancy
? Which term describes
human embryo | the unborn child from the second to the eighth week of development | the stage of development in which the organs first form
fetus | the unborn child from the ninth week until birth | the stage of growth after all major organs have begun to form
placenta | the organ through which nutrients and wastes pass between mother and unborn child | the structure that forms from the chorion and the lining of the uterus | an organ of exchange between the blood of mother and fetus
umbilical cord | the structure with blood vessels that joins the unborn child to the placenta | the tube that is cut after birth and leaves the navel
polar body | a small cell of meiosis that receives little cytoplasm and dies | a product of unequal division in the female that does not become an egg
amniotic sac | the fluid-filled membrane that cushions the unborn child | the bag of waters that breaks before birth

# Types of connective tissue
? Which connective tissue
adipose tissue | stores fat for insulation and energy | insulates the body beneath the skin and cushions organs
cartilage | is firm and flexible with chondrocytes and no blood vessels | covers the ends of bones at joints and supports the ear and nose | heals slowly because it has no blood supply
bone tissue / bone | has osteocytes in a hard calcium-rich matrix | is arranged in osteons around central canals
blood | has a liquid matrix called plasma | carries oxygen and nutrients in vessels
dense regular connective tissue | has parallel collagen fibers and joins muscles to bones | is found in tendons and ligaments and resists pulling in one direction
areolar tissue / loose connective tissue | has scattered, open fibers and holds organs in place | lies beneath epithelia and contains collagen, elastic and reticular fibers

# Parts of a neuron
? Which part of a neuron
dendrite | receives signals from other nerve cells | is one of the short branches around the cell body | carries impulses toward the cell body
axon | carries impulses away from the cell body | is a single long fiber that ends in synaptic terminals | carries action potentials to other neurons, muscles or glands
cell body / soma | contains the nucleus and most organelles | is the widest region and sums up the incoming signals
myelin sheath / myelin | insulates the axon and speeds conduction | is made by Schwann cells or oligodendrocytes | is destroyed in multiple sclerosis
node of Ranvier | is a gap in the myelin sheath where the impulse is renewed | makes the signal jump in saltatory conduction
synaptic terminal / axon terminal / terminal bouton | releases neurotransmitter into the gap at a synapse | is a swollen ending with vesicles at the tip of a fiber | contains vesicles filled with neurotransmitter

# Structures of birds
? Which structure of birds
contour feather | gives the body its shape and streamlining | is stiff, with a shaft and barbs that hook together into a vane
down feather | traps warm air next to the skin | is soft and fluffy and insulates young chicks
air sac | is connected to the lungs and gives one-way airflow | stores air, lightens the body and aids breathing
hollow bone | makes the skeleton light for flight | contains air spaces and is strengthened by inner struts
keel | is the ridge of the breastbone to which flight muscles attach | is a large plate of the breastbone that flightless ostriches lack
beak | is a toothless jaw covering whose shape is adapted to the diet | varies in shape among Darwin's finches according to their food
brood patch | is bare skin with many blood vessels that warms the eggs | loses its feathers so that body heat reaches the eggs

# Structures of mammals
? Which structure of mammals
mammary gland | secretes milk for the young | becomes active after birth in response to prolactin
respiratory diaphragm | is a sheet of muscle below the lungs that helps to inhale | separates the chest from the abdomen
hair / fur | covers and insulates the body with fibers of keratin | includes whiskers and keeps body heat in
marsupium | is the pouch in which a kangaroo carries its young | protects a tiny newborn while it feeds on milk and finishes development
differentiated teeth / heterodont teeth | includes incisors, canines and molars for different tasks | differs in shape between carnivores and herbivores
sweat gland | cools the body by evaporation of its watery secretion | releases water and salt through pores of the skin

# Digestive structures of animals
? Which digestive structure
rumen | is the large first chamber in which microbes digest a cow's food | contains bacteria that break down cellulose in sheep and cattle
cecum / caecum | is the pouch in which rabbits and horses ferment plant material | is a blind sac where the small and large intestines meet
gastrovascular cavity | has a single opening through which food enters and wastes leave, as in jellyfish | both digests food and distributes nutrients in a hydra
alimentary canal / complete digestive tract | is a tube with a mouth at one end and an anus at the other | allows food to move in one direction in earthworms, insects and vertebrates
food vacuole | digests what a single cell such as an amoeba has taken in | forms by phagocytosis when a protist engulfs its prey
typhlosole | is a fold that increases the surface for absorption in an earthworm's intestine | increases absorption by an inward fold of the intestinal wall of earthworms

# Ways of feeding and digesting
? Which term describes
intracellular digestion | the breakdown of food within vacuoles of cells, as in sponges and amoebas | the only kind of food breakdown in sponges
extracellular digestion | the breakdown of food outside cells in a cavity or tube | the kind of food breakdown in the gut of vertebrates
filter feeding / suspension feeding | the straining of small particles from water, as in clams and baleen whales | the way in which a baleen whale collects krill
deposit feeding | the eating of dead organic matter that has settled in soil or mud | the way in which earthworms get food from the soil they swallow
fluid feeding | the sucking of nutrient-rich liquid from a living host | the way in which mosquitoes, aphids and hummingbirds eat
bulk feeding | the eating of relatively large pieces of food | the way in which snakes, cats and humans eat

# Respiratory surfaces in animals
? Which respiratory structure
gill | takes oxygen from water through thin, folded filaments | is protected by the operculum in a bony fish | exchanges gases by countercurrent flow in fish
lung | takes oxygen from air inside the chest of land vertebrates | is an internal air-filled organ that replaces gills as a tadpole becomes a frog
alveolus / alveoli | is the tiny sac in which gases pass between air and blood in mammals | is surrounded by capillaries at the end of a bronchiole | provides a very large, thin surface for gas exchange in mammals
parabronchus / parabronchi | is the narrow tube where gas exchange takes place in birds | lets air flow in one direction through a bird's breathing organ
moist skin | is the gas exchange surface of an earthworm | must stay damp so that earthworms and amphibians can exchange gases through it
siphon | draws water into and out of a clam or squid | is used for jet propulsion by a squid or octopus
tracheal system | carries air through branching tubes directly to an insect's cells | opens to the outside through spiracles of an insect

# Nitrogen compounds in living things
? Which nitrogen compound
ammonia | is the toxic nitrogenous waste released directly into water by most bony fishes | is made from nitrogen gas by nitrogen-fixing bacteria
urea | is the nitrogenous waste made in the liver of mammals | is the main dissolved waste in human urine | is less toxic than ammonia and is removed from mammal blood by the kidneys
uric acid | is the nearly insoluble nitrogenous waste of birds, reptiles and insects | saves water by leaving the body as a white paste | is excreted by birds and reptiles to conserve water
nitrate | is the ion that most plant roots absorb from fertile soil | is the final product of nitrification
nitrite | is the intermediate product of nitrification | is added to cured meat to prevent botulism
nitrous oxide | is a greenhouse gas given off by fertilized soils | is also known as laughing gas
creatinine | is a waste from muscle that is used to measure kidney function | is formed from the breakdown of creatine phosphate in muscle

# Mineral nutrients of plants
? Which plant nutrient
nitrogen | is needed to make amino acids and chlorophyll and is most often in short supply | turns older leaves yellow when it is lacking | is taken up mainly as nitrate or ammonium ions | is an element that legumes obtain through bacteria in their nodules
phosphorus | is needed for ATP and nucleic acids and promotes root growth | makes leaves dark and purplish when it is lacking
potassium | moves into guard cells to open stomata | browns the edges of older leaves when it is lacking
magnesium | lies at the center of the chlorophyll molecule | turns leaves yellow between green veins when it is lacking
calcium | strengthens the middle lamella between plant cell walls | causes blossom-end rot of tomatoes when it is lacking
iron | is needed to build cytochromes and to make chlorophyll | turns the youngest leaves pale when it is lacking
sulfur | is a part of the amino acids cysteine and methionine | reaches fields in gypsum and in the fallout of coal smoke

# Structural materials of plants
? Which plant substance
lignin | hardens the walls of xylem cells and makes wood stiff | is the polymer that must be removed from wood to make paper
suberin | waterproofs cork and the Casparian strip | is waxy and blocks water in bark and endodermis
cutin | is the fatty polymer that covers leaves and slows water loss | is the waxy polymer of the cuticle
pectin | holds neighboring cell walls together in the middle lamella | makes jam set into a gel
latex | is a milky fluid from which rubber is made | flows from the cut bark of Hevea trees
resin | is a sticky fluid by which pine trees seal wounds | hardens into amber over millions of years

# Methods of field ecology
? Which sampling method
quadrat sampling / quadrat | counts organisms inside a square frame placed at random | is suited to plants and slow-moving animals | estimates plant abundance from counts inside equal squares
mark-recapture / capture-recapture | estimates a population from the share of tagged animals in a second sample | releases tagged animals and later counts how many are caught again | estimates the size of a population of moving animals
line transect / transect | records species along a tape or rope laid across a habitat | shows how species change along an environmental gradient
pitfall trap | catches crawling insects in a cup sunk into the ground | captures beetles and spiders that walk on the ground
radio telemetry / radio tracking | follows animals with a transmitter collar | maps the movements and home range of an animal
sweep netting / sweep net | collects insects by passing a mesh bag through tall grass | samples flying and plant-dwelling insects in a meadow
remote sensing | gathers data on vegetation from satellites and aircraft | measures the loss of forest over large areas from space

# Pollutants of the air
? Which pollutant
carbon monoxide | binds to hemoglobin more tightly than oxygen does | is an odorless, poisonous gas from incomplete combustion | is a gas of car exhaust that reduces the oxygen carried by blood
carbon dioxide | is the main greenhouse gas added to air by burning fossil fuels | dissolves in seawater as a weak acid and lowers its pH
methane | is a greenhouse gas released by cattle, rice fields and landfills | is the main part of natural gas and traps more heat per molecule than the main greenhouse gas
chlorofluorocarbon / CFC | destroys stratospheric ozone and was used in spray cans and refrigerators | releases chlorine atoms in the stratosphere | was banned by the Montreal Protocol
particulate matter | consists of tiny particles such as soot that lodge in the lungs | consists of smoke, dust and soot suspended in the air
radon | is a radioactive gas that seeps into basements and can cause lung cancer | forms from the decay of uranium in rock
sulfur oxides | is released by burning coal and forms acid rain | comes from volcanoes and power plants and turns to a strong acid in clouds
ground-level ozone | is formed by sunlight from nitrogen oxides and hydrocarbons in smog | is a secondary gas of smog that harms lungs and crops

# Toxic metals and lasting chemicals
? Which pollutant
mercury | collects in fish such as tuna and harms the nervous system | is a liquid metal released by coal burning and gold mining
lead | was added to gasoline and paint and harms children's brains | reaches drinking water through old pipes | lowers intelligence and harms the nervous system of children who eat old paint
DDT | thinned the eggshells of eagles and pelicans | was sprayed against mosquitoes and banned in the United States in 1972 | was the chief target of Rachel Carson in Silent Spring
PCB / polychlorinated biphenyl | is an oily chemical once used in electrical transformers | persists in river sediment, as in the Hudson, and was banned in the late 1970s
arsenic | poisons well water in Bangladesh by leaching from natural sediment | was once used in rat poison and in pressure-treated wood
dioxin | contaminated the herbicide Agent Orange as a by-product | forms when plastics and other chlorinated wastes are burned

# Energy sources
? Which energy source
solar energy / solar power | is collected by photovoltaic panels from sunlight | varies with clouds, season and time of day | is turned into electricity by photovoltaic cells
wind energy / wind power | turns the blades of turbines on hills or at sea | depends on moving air and can harm birds | is collected by turbines with tall towers and long blades
hydroelectric power / hydropower | uses water that falls through a dam | is renewable but floods valleys and blocks the migration of salmon
geothermal energy | uses heat from inside Earth | is used where hot rock or springs lie near the surface, as in Iceland
nuclear power / nuclear energy | splits uranium atoms and leaves radioactive waste | uses fission of uranium in a reactor with control rods | produces electricity without carbon dioxide but leaves radioactive waste
tidal power | uses the rise and fall of the sea | is produced in bays by turbines driven by the moon's pull on the sea
coal | is a solid fossil fuel formed from ancient swamp plants | releases the most CO2 and sulfur per unit of energy | is the fossil fuel that produces the most carbon dioxide when burned
natural gas | is a mostly methane fossil fuel that burns more cleanly than others | is obtained by fracking of shale and is used to heat homes
petroleum / crude oil | is a liquid fossil fuel refined into gasoline | is pumped from wells and may spill from tankers | is refined into gasoline, diesel and plastics
biomass fuel / biomass energy | comes from wood, crops or animal waste | includes ethanol made from corn and wood burned for heat

# Ways of farming
? Which farming practice
crop rotation | changes the plants grown in a field each season to keep the soil fertile | alternates corn with legumes such as soybeans | alternates legumes with other plants to restore nitrogen to the soil
monoculture | plants a single species over a wide area | is efficient but lets pests and disease spread quickly | grows only one kind of plant in a field and reduces biodiversity
drip irrigation | delivers water slowly to the roots through small tubes | saves water in dry lands compared with sprinklers
organic farming | avoids synthetic fertilizer and pesticides | relies on compost, manure and natural enemies of pests
slash-and-burn agriculture | clears forest by fire for temporary fields | enriches poor tropical soil with ash for a few seasons

# Practices against soil erosion
? Which farming practice
contour plowing | follows the curves of a slope to slow runoff and reduce erosion | makes furrows across a hill rather than up and down
terracing | cuts steep hillsides into flat steps to reduce erosion | is used to grow rice on steep mountains in Asia | turns a steep hillside into level steps for planting
no-till farming / conservation tillage | plants seeds without turning the soil | leaves stubble in the field to reduce soil erosion
cover cropping / cover crop | plants rye or clover between seasons to protect bare soil | adds nitrogen when clover or rye is plowed into the soil
strip cropping | alternates bands of different plants across a field | lets bands of grass or hay catch soil washed from rows of corn
windbreak / shelterbelt | protects fields by rows of trees that slow moving air | was planted as rows of trees on the plains after the Dust Bowl

# Mating systems and social life
? Which term describes
monogamy | a mating system of one male with one female | the mating system of most songbirds
polygyny | a mating system of one male with several females | the mating system of elephant seals and red deer
polyandry | a mating system of one female with several males | the rare mating system of jacanas, in which males care for the eggs
promiscuity / promiscuous mating | a mating system without lasting bonds, in which both sexes have several partners | the mating system of chimpanzees, in which both sexes have many partners
lek mating / lek | a system in which males display together to visiting females | the system of sage grouse, in which males display on a common ground
eusociality | a society with sterile workers and a reproductive queen | the social organization of ants, honeybees and naked mole rats
parental care | the feeding and protection of offspring by adults | the incubation of eggs and the feeding of young by penguins

# Animal communication
? Which type of signal
pheromone | is a chemical that affects other members of the species | is used by ants to mark trails and by female moths to attract mates
waggle dance | tells honeybees the direction and distance of flowers | was discovered in honeybees by Karl von Frisch | is a figure-eight movement by which honeybees tell others where food is
birdsong | defends a territory and attracts mates by sound | is partly learned by young sparrows from adults
alarm call | warns other members of a group of a predator | is given by vervet monkeys and ground squirrels at risk to themselves
visual display | uses color and posture, such as a fanned tail | includes the spreading of a peacock's tail feathers
social grooming / grooming | strengthens bonds of primates by physical contact | removes dirt and parasites and reduces tension among primates

# Proteins of blood, milk and hormones
? Which protein
hemoglobin | carries oxygen in red blood cells | contains four polypeptide chains, each with a heme group and iron | is an oxygen-carrying molecule that gives red blood cells their color
myoglobin | stores oxygen in muscle | has a single polypeptide chain with one heme group
insulin | lowers blood glucose after release from the pancreas | is made by recombinant bacteria to treat diabetes | causes cells to take up glucose from the blood
albumin | makes up more than half of the protein in blood plasma | helps to maintain the osmotic pressure of blood
fibrinogen | is changed by thrombin into the threads of a blood clot | is made in the liver, dissolved in plasma, and needed for clotting
casein | makes up most of the protein in milk and forms curds | is precipitated by rennin when cheese is made

# Structural and motor proteins
? Which protein
collagen | is the most abundant of all in the animal body | forms strong triple-helix fibers in skin, tendon and bone | gives strength to skin, tendons, ligaments and bones
keratin | forms hair, nails, feathers and horns | is the tough fiber of the outer layer of the epidermis | makes hair, nails and skin tough and waterproof
actin | forms the thin filaments of muscle | is pulled by the heads of thick filaments as a muscle contracts
myosin | forms the thick filaments of muscle | is a motor with heads that split ATP as a muscle contracts
tubulin | is the subunit from which microtubules are built | is bound by colchicine, so that a spindle cannot form
dynein | is the motor that bends cilia and flagella | slides microtubules past one another in cilia and moves toward their minus end
kinesin | carries vesicles toward the plus end of microtubules | walks outward from the centrosome along microtubules

# Movements of microbes
? Which kind of movement
phototaxis | moves microbes such as Euglena toward light | depends on an eyespot in a unicellular alga
magnetotaxis | guides bacteria along Earth's magnetic field lines | depends on chains of iron oxide particles in the cell
aerotaxis | moves bacteria toward or away from oxygen | gathers oxygen-loving bacteria around an air bubble
run-and-tumble movement / runs and tumbles | alternates straight swims with random turns of a flagellated cell | results from reversing the direction of flagellar rotation
gliding motility | moves bacteria smoothly along a surface without flagella | is seen in slimy myxobacteria
twitching motility | pulls bacteria along a surface by extending and retracting pili | is seen in Pseudomonas on solid surfaces
amoeboid movement | extends pseudopods into which the cytoplasm flows | carries protozoa such as Entamoeba and white blood cells over surfaces

# Arrangements of flagella
? Which term describes
monotrichous arrangement / monotrichous | a single flagellum at one end of a bacterium | the pattern of Vibrio cholerae, with one polar tail
amphitrichous arrangement / amphitrichous | one or more flagella at both ends of a bacterium | the pattern of one tuft or one tail at each pole
lophotrichous arrangement / lophotrichous | a tuft of flagella at one end of a bacterium | the pattern of several tails at one pole, as in Helicobacter pylori
peritrichous arrangement / peritrichous | flagella all over the surface of a bacterium | the pattern of E. coli and Proteus, with tails on all sides
atrichous condition / atrichous | the absence of flagella from a bacterium | the lack of tails in most cocci

# Mutagens
? Which mutagen
ultraviolet light / UV light | forms thymine dimers in DNA | links neighboring thymines and causes skin cancer
X-ray radiation / X rays / gamma rays | forms ions and free radicals that break chromosomes | breaks the sugar-phosphate backbone by means of free radicals
nitrous acid | converts adenine so that it pairs with cytosine | changes bases chemically so that AT pairs become GC pairs
base analog / nucleoside analog | resembles a normal part of DNA and is built into DNA by mistake | includes 5-bromouracil, which takes the place of thymine
intercalating agent / acridine dye | slips between bases and causes frameshift mutations | distorts the double helix between base pairs and causes insertions and deletions

# Mutant and normal strains
? Which term describes
auxotroph | a mutant that needs a nutrient that the parent strain can make | a strain that cannot grow on minimal medium
prototroph | a strain that can make all its own growth factors | a strain that grows on minimal medium
wild type | the form of a strain or gene that is most common in nature | the normal, unmutated strain with which mutants are compared
revertant / back mutant | a strain that has regained the original property by a second mutation | a bacterium that can make histidine again, as counted in the Ames test
conditional mutant / temperature-sensitive mutant | a strain that shows its defect only under certain conditions | a strain that grows normally when cool but not when warm
antibiotic-resistant mutant / resistant mutant | a bacterium that has gained by chance the ability to survive a drug | a cell that grows on agar with penicillin after replica plating

# Repair and errors of DNA
? Which term describes
photoreactivation / light repair | the splitting of thymine dimers by a photolyase enzyme | the mending of ultraviolet damage that requires visible rays
mismatch repair | the correction of wrongly paired bases just after replication | the removal of a wrong base missed by proofreading
base excision repair | the removal of a single damaged adenine, guanine, cytosine or thymine by a glycosylase | the mending of DNA that begins when glycosylase leaves a sugar without its partner
thymine dimer | a joined pair of neighboring pyrimidines formed by ultraviolet light | a distortion of the double helix in skin cells damaged by sunlight
spontaneous mutation | a change in DNA that arises with no known agent | a rare error of replication without a chemical or radiation as cause

# Biochemical tests for bacteria
? Which laboratory test
catalase test | adds hydrogen peroxide to see bubbles | distinguishes staphylococci from streptococci by bubbles of oxygen
oxidase test | detects cytochrome c by a purple color | is positive in Neisseria and Pseudomonas, which have cytochrome c
indole test | detects breakdown of tryptophan by a red ring | is positive in E. coli, which breaks down tryptophan
citrate test | shows whether a bacterium can use a single organic acid as its carbon source | turns Simmons agar from green to blue
urease test | detects ammonia by a pink color in a broth that contains urea | is positive in Proteus and Helicobacter pylori
methyl red test | detects strong mixed acids after glucose fermentation | is positive in E. coli, which lowers the pH by mixed acids
Voges-Proskauer test | detects acetoin after fermentation of glucose | is positive in Enterobacter and negative in E. coli
coagulase test | shows whether a bacterium makes plasma clot | identifies Staphylococcus aureus among staphylococci
carbohydrate fermentation test | shows acid by a color change and gas in a small inverted tube | shows which sugars a bacterium uses
Kirby-Bauer test / disk-diffusion method | measures zones of inhibition around paper circles soaked with drugs | shows whether a pathogen is sensitive or resistant to antibiotics
Ames test | uses Salmonella to screen chemicals that may cause cancer | counts bacteria that regain the ability to make histidine

# Types of hypersensitivity
? Which type of immune reaction
type I hypersensitivity / type I reaction | involves IgE and mast cells and acts within minutes | includes hay fever, hives and anaphylaxis
type II hypersensitivity / type II reaction / cytotoxic reaction | involves IgG or IgM that destroys cells with complement | is exemplified by transfusion reactions and Rh incompatibility
type III hypersensitivity / type III reaction / immune complex reaction | involves small antigen-antibody clusters deposited in vessels | includes glomerulonephritis after streptococcal infection
type IV hypersensitivity / type IV reaction / delayed hypersensitivity | involves lymphocytes rather than antibodies and appears after one or two days | includes poison ivy rash and the tuberculin skin reaction
autoimmunity | results from loss of tolerance to the body's own antigens | occurs when antibodies or T cells attack self in diseases such as multiple sclerosis

# Lymphoid structures
? Which lymphoid structure
thymus | is where T lymphocytes mature | is large in childhood and shrinks after puberty | is a gland behind the breastbone in which T cells develop
bone marrow | is where all blood cells arise and B lymphocytes mature | is donated to treat leukemia and contains stem cells of the blood | produces red blood cells, white blood cells and platelets
spleen | filters blood and removes old red cells | lies on the left side behind the stomach | is the largest lymphatic organ and filters blood
lymph node | filters tissue fluid on its way back to the blood | is a bean-shaped organ that swells during infection | contains lymphocytes that filter out pathogens from lymphatic vessels
tonsil | guards the throat against inhaled and swallowed microbes | is one of several small masses at the back of the mouth
appendix | is a worm-shaped pouch of the cecum with lymphoid tissue | may burst and cause peritonitis when blocked
Peyer's patch | lies in clusters in the wall of the ileum | detects pathogens inside the small intestine

# First-line defenses
? Which first-line defense
intact skin | is the outer covering whose dry, keratin-filled cells block microbes | sheds dead cells and is rarely penetrated unless broken
mucous membrane | lines the respiratory, digestive and urogenital tracts and traps microbes | secretes a sticky fluid that traps microbes | lines body passages open to the outside and secretes mucus
gastric juice | destroys most swallowed bacteria with hydrochloric acid | has a pH of about 2 and is produced by glands of the stomach | kills microbes in food by its strong acid
lacrimal fluid / tear fluid / tears | washes the surface of the eye with lysozyme | is produced by a gland above the eye and drains into the nose | washes microbes from the eye
sebum | is an oily secretion of the skin whose fatty acids inhibit microbes | forms a protective acid film on skin and is secreted beside hair follicles
saliva | washes microbes from the teeth and mouth | contains amylase, lysozyme and IgA and is secreted into the mouth
urine flow / flow of urine | flushes microbes from the urethra | keeps bacteria from moving up toward the bladder
sneeze reflex / sneezing | expels particles suddenly from the nose | is set off automatically by dust or pollen in the nose

# Eons and eras
? Which division of geologic time
Paleozoic Era / Paleozoic | began with the Cambrian explosion and ended with the largest mass extinction | saw the first fishes, land plants and amphibians | began with the rapid appearance of most animal groups
Mesozoic Era / Mesozoic | was the age of reptiles and ended with the loss of the dinosaurs | saw the first birds, mammals and flowers | included the Triassic, Jurassic and Cretaceous
Cenozoic Era / Cenozoic | is the age of mammals and continues today | saw the spread of grasses and the rise of humans | began 66 million years ago after the extinction of the dinosaurs
Hadean Eon / Hadean | covers the time of Earth's formation before known life | came first, with a molten surface and heavy bombardment by meteorites
Archean Eon / Archean | saw the first prokaryotes about 3.5 billion years ago | had an atmosphere with almost no oxygen gas and left the oldest stromatolites
Proterozoic Eon / Proterozoic | saw oxygen build up in the air and the first eukaryotes | ended about 540 million years ago with soft-bodied Ediacaran animals

# Mutations by effect on the protein
? Which type of mutation
frameshift mutation / frameshift | shifts the grouping of bases so that every later codon is changed | results from inserting or deleting one or two bases | alters all amino acids after the site where a base was added or lost
missense mutation | changes a codon so that it specifies another amino acid | causes sickle-cell disease by putting valine in place of glutamic acid | replaces one amino acid in a protein with another
nonsense mutation | changes a codon into a stop signal | produces a protein that is cut short | ends translation of a protein too early
silent mutation | changes a base without changing the amino acid | has no effect because several codons specify the same amino acid
trinucleotide repeat expansion / repeat expansion | lengthens a run of identical base triplets until disease appears | causes Huntington's disease through too many copies of CAG
splice-site mutation | leaves an intron in the mature messenger RNA or removes an exon | changes the signal at the border between intron and exon

# Major divisions of land plants and their relatives
? Which plant group
angiosperms / flowering plants / angiosperm / flowering plant | encloses its seeds in an ovary that ripens into a fruit | includes monocots and dicots, such as grasses and roses | is the most diverse of all on land and is often pollinated by insects
gymnosperms / gymnosperm | produces naked seeds, usually on the scales of cones | includes conifers, cycads and ginkgoes | bears seeds in cones, not in fruits
bryophytes / bryophyte / nonvascular plants | lacks xylem and phloem and stays small | includes mosses, liverworts and hornworts | needs water for its swimming sperm and has no vascular tissue
pteridophytes / pteridophyte / seedless vascular plants | has xylem and phloem but reproduces by spores | includes ferns and horsetails
charophytes / charophyte | includes the green algae most closely related to land plants | consists of freshwater green algae such as Chara

# Freshwater ecosystems
? Which freshwater habitat
littoral zone | is the shallow edge of a lake where rooted plants grow | is the warm shallow home of cattails, water lilies and many animals | is the shallow water close to the shore of a lake
limnetic zone | is the open surface water of a lake away from the shore | is the sunlit open water in which plankton floats
profundal zone | is the deep cold water of a lake below the reach of light | receives the dead matter that sinks from the sunlit surface
wetland | is land saturated with water for at least part of the year | filters pollutants, reduces flooding and includes marshes, swamps and bogs | includes places such as marshes, swamps and bogs that flood often
river / stream | has flowing water that is colder and richer in oxygen near its source | carries sediment and nutrients from mountains to the sea
oligotrophic lake | is deep, clear and poor in nutrients | has cold, oxygen-rich water with few algae
eutrophic lake | is shallow, murky and rich in nutrients | has dense algae and little oxygen in its deep water

# Innate responses of animals
? Which term describes
fixed action pattern | an unchangeable inborn sequence of behavior that is completed once it is started | a behavior such as the stickleback's attack on anything red
taxis | a directed movement toward or away from a stimulus | the movement of moths toward a lamp or of trout facing upstream
kinesis | a random change in speed of movement in response to a stimulus | the faster movement of a sow bug in dry places than in damp ones
reflex | a simple automatic response to a stimulus that does not involve thought | the quick pulling of a hand from a hot stove | a rapid involuntary reaction such as blinking
circadian rhythm | a cycle of activity that repeats about every 24 hours | a daily biological clock that governs sleep and waking
circannual rhythm | a cycle of behavior that repeats about once a year | a yearly biological clock linked to migration and hibernation

# Viruses of the liver and gut
? Which virus
hepatitis A virus | causes liver infection spread by contaminated food or water and never becomes chronic | is passed by the fecal-oral route, often in shellfish
hepatitis B virus | causes liver infection through blood and sexual contact and may lead to liver cancer | has a genome of DNA and is prevented by a recombinant vaccine | causes a liver disease against which newborns are vaccinated
hepatitis C virus | causes chronic liver infection spread mainly by shared needles | has no vaccine but can be cured with antiviral drugs
poliovirus | destroys motor nerve cells and may cause paralysis | enters through the mouth and has nearly been eradicated by vaccination
rotavirus | is the most common viral cause of severe diarrhea in infants | is a wheel-shaped double-stranded RNA virus prevented by an oral vaccine
norovirus | is the leading cause of vomiting outbreaks on cruise ships | is the most common cause of foodborne gastroenteritis in the United States

# Vector-borne and systemic zoonoses
? Which disease
bubonic plague / plague | is caused by Yersinia pestis and spread by rat fleas | killed a third of the people of Europe in the Black Death | causes swollen lymph nodes called buboes
malaria | is caused by Plasmodium and spread by Anopheles mosquitoes | destroys red blood cells with cycles of chills and fever | is prevented by bed nets and draining standing water
yellow fever | is caused by a virus spread by Aedes mosquitoes and damages the liver with jaundice | delayed the building of the Panama Canal and was controlled by destroying mosquitoes
dengue / breakbone fever | causes severe bone and joint pain and is spread by Aedes mosquitoes | is caused by four serotypes of virus, of which a second attack may be hemorrhagic
Lyme disease | is caused by Borrelia burgdorferi and spread by deer ticks | begins with a bull's-eye rash and may cause arthritis | is treated with antibiotics and is the most common tick-borne disease of the United States
Rocky Mountain spotted fever | is caused by a rickettsia spread by dog and wood ticks | causes a rash that begins on wrists and ankles after a tick bite
epidemic typhus | is caused by Rickettsia prowazekii and spread by body lice | breaks out in crowded camps in times of war
Chagas disease / American trypanosomiasis | is spread by kissing bugs and damages the heart | is caused by Trypanosoma cruzi in Latin America
West Nile fever / West Nile virus infection | is carried from birds to people by Culex mosquitoes | reached New York in 1999 and may inflame the brain

# Gram-negative bacteria that cause disease
? Which pathogenic bacterium
Treponema pallidum | causes the sexually transmitted disease syphilis | is a spirochete that is seen with a dark-field microscope
Yersinia pestis | causes bubonic and pneumonic plague | is carried by rat fleas and caused the Black Death
Vibrio cholerae | causes severe watery diarrhea and loss of fluid | is a curved rod that lives in brackish water
Bordetella pertussis | causes whooping cough in children | destroys the ciliated cells of the trachea
Neisseria gonorrhoeae | causes a sexually transmitted infection with pus and painful urination | is a diplococcus that attaches to the urethra by fimbriae
Neisseria meningitidis | causes inflammation of the membranes around the brain | is a diplococcus with a capsule that spreads in dormitories and barracks
Campylobacter jejuni | is a leading bacterial cause of diarrhea from poultry | is a microaerophilic curved rod of chickens
Helicobacter pylori | causes peptic ulcers and gastritis | survives stomach acid by means of urease

# Types and parts of roots
? Which root structure
root hair | is a tiny extension of an epidermal cell that takes up water from soil | increases the surface area for absorption of water and minerals | is a thin outgrowth that absorbs water and minerals from the soil
root cap | protects the growing tip as it pushes through the soil | covers the apical meristem underground and secretes a slimy lubricant | covers and protects the growing tip underground
taproot | is a single large underground axis with small side branches | is typical of dicots such as carrots and dandelions | is a thick main axis that grows deep, as in carrots
fibrous root | is one of many thin branching underground strands | is typical of grasses and holds topsoil in place
adventitious root | grows from an unusual place such as a stem or leaf | forms on cuttings, ivy stems and the props of corn
root nodule | is a swelling that contains nitrogen-fixing bacteria on a legume | is a swelling of beans and clover in which Rhizobium lives

# Structure of populations
? Which term describes
population density | the number of individuals per unit of area | a measure such as fifty deer per square kilometer | the count of organisms divided by the area in which they live
clumped dispersion / clumped distribution | the spacing of individuals in groups, as in herds or schools | the most common pattern of spacing, found where resources are in patches
uniform dispersion / uniform distribution | the even spacing of individuals, as in nesting penguins | the pattern of spacing produced by territorial behavior or competition
random dispersion / random distribution | the unpredictable spacing of individuals, as in dandelions | the pattern of plants whose seeds are scattered by wind
age structure | the proportion of individuals in each stage of life in a population | the information shown in a population pyramid | the division of a population into young, reproductive and older groups
sex ratio | the proportion of males to females in a population | a figure that is near 1:1 in most species
demographic transition | the change of a human population from high birth and death rates to low ones | a slowing of human population growth as a country becomes industrial

# Products of microbes
? Which product
biogas | is methane produced from wastes by archaea | is a gaseous fuel collected from landfills, manure and sewage | is mostly methane and is used as a renewable fuel
ethanol biofuel / bioethanol / biofuel | is a liquid fuel made by fermenting corn or sugarcane | is mixed with gasoline and is made by yeast from sugars
compost | is humus formed from plant waste by thermophilic microbes | is made from leaves and kitchen scraps to enrich soil | is decayed plant material that improves garden soil
primary metabolite | is formed during active growth, such as ethanol or an amino acid | is produced while cells multiply, in the trophophase
secondary metabolite | is formed in the stationary phase, such as penicillin | is produced in the idiophase, after growth slows
citric acid | is made by Aspergillus niger and used in soft drinks | gives a sour taste to soft drinks and candy and is made by a mold
xanthan gum | is a thickener of salad dressings made by Xanthomonas | is a bacterial polysaccharide that thickens foods

# Equipment of the microbiology laboratory
? Which piece of equipment
bioreactor / fermentor | is a large vessel with controlled temperature, pH and oxygen for growing microbes | produces penicillin or insulin in tanks of growing microbes
Petri dish / Petri plate | is a shallow covered vessel that holds solid medium | contains agar on which colonies grow
inoculating loop | transfers bacteria and is sterilized in a flame | is a wire used to streak bacteria on agar
incubator | keeps cultures at a constant temperature for growth | is set at 37 °C to grow bacteria of humans
anaerobic jar / GasPak jar | removes oxygen by a chemical reaction so that Clostridium can grow on plates | is a sealed container in which oxygen combines with hydrogen to form water
biosafety cabinet / laminar flow hood | protects workers from pathogens by filtered, moving air | passes air through HEPA filters while dangerous microbes are handled
hemocytometer / counting chamber | is a thick slide with a grid of known volume for finding cell numbers | has a grid used to find the number of red cells or yeast cells
spectrophotometer | measures the turbidity of a culture by the light that passes through | estimates the density of cells from absorbed light
`;
