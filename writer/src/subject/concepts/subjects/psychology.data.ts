/** Concepts of psychology, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Schools of thought in psychology
? Which school of psychology
structuralism | used introspection to break consciousness down into its basic elements | grew out of the work of Wilhelm Wundt and Edward Titchener | analyzed immediate sensations, images and feelings reported by trained observers
functionalism | asked how mental processes help people adapt to their environment | was led by William James and influenced by Darwin's ideas on evolution | studied the purpose of consciousness and behavior
behaviorism | held that psychology should study only observable actions | was founded by John B. Watson and extended by B. F. Skinner | explained actions as learned responses to stimuli, rewards and punishments
psychoanalysis / psychoanalytic school | stressed unconscious conflicts and early childhood experiences | was founded by Sigmund Freud in Vienna | explored hidden wishes through dreams and free association
humanistic psychology / humanism | emphasized free will, personal growth and the potential for good in people | was developed by Carl Rogers and Abraham Maslow | rejected the view that people are ruled by unconscious drives or by conditioning
Gestalt psychology | held that the whole is different from the sum of its parts | was developed by Max Wertheimer, Wolfgang Köhler and Kurt Koffka | studied how people organize sensations into meaningful patterns

# Contemporary perspectives in psychology
? Which perspective in psychology
biological perspective / biological approach / neuroscience perspective | explains behavior through the brain, nervous system, hormones and genes | would trace depression to levels of neurotransmitters | relies on evidence from brain scans and heredity
cognitive perspective / cognitive approach | studies how people encode, process, store and retrieve information | compares the mind to a computer that processes information | would trace depression to negative ways of interpreting events
evolutionary perspective / evolutionary psychology | explains behavior by its value for survival and reproduction among ancestors | applies the principle of natural selection to mental processes | asks how a trait helped ancestors pass on their genes
psychodynamic perspective / psychodynamic approach | explains behavior through unconscious drives and unresolved childhood conflicts | grew out of the theories of Sigmund Freud
behavioral perspective / behavioral approach | explains actions as learned through conditioning and reinforcement | studies observable responses rather than private mental events
sociocultural perspective / social-cultural perspective / sociocultural approach | examines how behavior varies across ethnic groups, genders and societies | stresses the influence of customs, values and other people on the individual
humanistic perspective / humanistic approach | focuses on free choice, self-esteem and the drive toward self-actualization | assumes that people are naturally inclined toward growth and goodness

# Founders and pioneers of psychology
? Which person
Wilhelm Wundt / Wundt | opened the first psychology laboratory in Leipzig in 1879 | is often called the father of modern experimental psychology | trained observers in introspection to measure conscious experience
William James / James | wrote The Principles of Psychology, published in 1890 | was the leading American founder of functionalism | described consciousness as a continuous stream
G. Stanley Hall / Hall | became the first president of the American Psychological Association | founded the first American psychology research laboratory at Johns Hopkins University | described adolescence as a period of storm and stress
Edward Titchener / E. B. Titchener / Titchener | brought structuralism from Germany to Cornell University | sought to list the basic elements of the mind, such as sensations and images
Mary Whiton Calkins / Calkins | became the first female president of the American Psychological Association in 1905 | was refused a Harvard doctorate although she had completed all the requirements
Margaret Floy Washburn / Washburn | was the first woman to receive a doctorate in psychology | wrote The Animal Mind on animal behavior and cognition
Sigmund Freud / Freud | founded psychoanalysis and treated patients in Vienna | wrote The Interpretation of Dreams | divided the personality into id, ego and superego
Charles Darwin / Darwin | proposed natural selection, the basis of later evolutionary psychology | wrote On the Origin of Species in 1859 | argued that emotional expressions have helped species to survive
Dorothea Dix / Dix | campaigned for humane treatment of people with mental illness in the United States | pressed legislators to build state hospitals for the mentally ill in the nineteenth century

# Psychologists of learning
? Which researcher
Ivan Pavlov / Pavlov | discovered classical conditioning while studying digestion in dogs | trained dogs to salivate to a neutral sound paired with food | was a Russian physiologist who won a Nobel Prize in 1904
John B. Watson / Watson | conditioned an infant known as Little Albert to fear a white rat | founded behaviorism in the United States in 1913 | claimed he could train any healthy infant to become any type of specialist
B. F. Skinner / Skinner | studied operant conditioning with rats and pigeons in a chamber named after him | described schedules of reinforcement | coined the term operant conditioning and used shaping to train animals
Edward Thorndike / Thorndike | studied cats escaping from puzzle boxes | stated the law of effect
Albert Bandura / Bandura | showed that children imitate aggression in the Bobo doll experiment | developed social learning theory and the concept of self-efficacy | demonstrated observational learning through modeling
Edward Tolman / Tolman | showed that rats form cognitive maps of a maze | demonstrated latent learning that appears only when a reward is offered
John Garcia / Garcia | showed that rats learn taste aversions after a single pairing with nausea | proved that animals are biologically prepared to associate taste with illness
Wolfgang Köhler / Kohler | observed insight learning when a chimpanzee suddenly reached fruit with sticks or boxes | studied problem solving by apes on the island of Tenerife
Martin Seligman / Seligman | discovered learned helplessness in dogs given inescapable shocks | helped launch positive psychology, the study of human strengths

# Theorists of personality and development
? Which theorist
Carl Rogers / Rogers | developed client-centered therapy in place of psychoanalysis | stressed unconditional positive regard and the fully functioning person
Abraham Maslow / Maslow | arranged human needs in a hierarchy from physiological needs to self-actualization | studied the lives of healthy, creative people to describe peak experiences
Erik Erikson / Erikson | described eight psychosocial stages across the whole life span | saw the search for identity as the main task of adolescence
Jean Piaget / Piaget | described four stages of cognitive development in children | tested children's grasp of conservation and object permanence
Lev Vygotsky / Vygotsky | described the zone of proximal development | stressed that children learn through social interaction and language
Lawrence Kohlberg / Kohlberg | described three levels of moral reasoning through dilemmas such as that of Heinz | proposed preconventional, conventional and postconventional levels of judgment
Carol Gilligan / Gilligan | argued that earlier theories of moral reasoning neglected a female ethic of care | criticized research on morality that was based on studies of boys only
Carl Jung / Jung | proposed a collective unconscious made up of archetypes | distinguished introversion from extraversion after breaking with Freud
Alfred Adler / Adler | proposed that people strive to overcome an inferiority complex | emphasized birth order and social interest in personality
Karen Horney / Horney | challenged penis envy and stressed basic anxiety arising from childhood relationships | argued that cultural factors explain differences between women and men

# Researchers in attachment and childhood
? Which researcher
Mary Ainsworth / Ainsworth | devised the strange situation to test infants' attachment | identified secure and insecure patterns of attachment in infants
Harry Harlow / Harlow | found that infant monkeys prefer a soft cloth mother to a wire mother that feeds them | showed that contact comfort matters more than food for attachment
Konrad Lorenz / Lorenz | studied imprinting by letting goslings follow him | showed that newly hatched birds attach to the first moving object they see
Diana Baumrind / Baumrind | identified authoritarian, permissive and authoritative parenting styles | linked the strictness and warmth of parents to children's behavior
John Bowlby / Bowlby | argued that infants are biologically programmed to form attachments to caregivers | warned that maternal deprivation can harm a child's later development
Eleanor Gibson / Gibson | used the visual cliff to test depth perception in infants | showed with Richard Walk that crawling babies avoid an apparent drop
Elisabeth Kübler-Ross / Kubler-Ross | described five stages that dying people pass through | proposed denial, anger, bargaining, depression and acceptance as responses to dying

# Researchers in memory, thinking and intelligence
? Which researcher
Hermann Ebbinghaus / Ebbinghaus | measured forgetting by memorizing lists of nonsense syllables | plotted the forgetting curve in 1885
Elizabeth Loftus / Loftus | showed that misleading questions can alter eyewitness memory | studied the misinformation effect using films of car accidents
George Miller / George A. Miller | proposed that short-term memory holds seven items, plus or minus two | wrote about the magical number seven
Noam Chomsky / Chomsky | argued that humans are born with a language acquisition device | proposed a universal grammar common to all human languages
Alfred Binet / Binet | devised the first practical intelligence test for French schoolchildren | introduced the concept of mental age with Théodore Simon
Lewis Terman / Terman | revised a French intelligence test for use in the United States at Stanford University | followed the lives of gifted children in a long-term study
David Wechsler / Wechsler | designed the most widely used intelligence test for adults | created an intelligence scale with separate verbal and performance scores
Charles Spearman / Spearman | proposed a single general intelligence, called the g factor | used factor analysis to study related mental abilities
Howard Gardner / Gardner | proposed the theory of multiple intelligences | argued that abilities such as musical and bodily-kinesthetic skill are separate intelligences
Robert Sternberg / Sternberg | proposed a triarchic theory of analytical, creative and practical intelligence | described love as made of intimacy, passion and commitment
Francis Galton / Galton | tried to measure inherited genius through reaction time and head size | coined the term eugenics and the phrase nature and nurture
Benjamin Lee Whorf / Whorf | proposed that language determines the way people think | is known for the hypothesis of linguistic determinism

# Social psychologists and their studies
? Which psychologist
Stanley Milgram / Milgram | tested obedience by ordering participants to give electric shocks to a learner | found that about two thirds of participants obeyed to the highest voltage
Solomon Asch / Asch | studied conformity by asking groups to compare the lengths of lines | showed that people agree with a clearly wrong majority judgment
Philip Zimbardo / Zimbardo | ran the Stanford prison experiment in 1971 | assigned college students to play guards and prisoners in a mock jail
Leon Festinger / Festinger | proposed the theory of cognitive dissonance | paid participants one dollar or twenty dollars to call a boring task interesting
Muzafer Sherif / Sherif | set groups of boys in competition at the Robbers Cave summer camp | showed that superordinate goals reduce conflict between groups
Kurt Lewin / Lewin | described approach and avoidance conflicts and is called a founder of social psychology | compared democratic, autocratic and laissez-faire leadership
Fritz Heider / Heider | originated attribution theory of how people explain behavior | distinguished dispositional from situational explanations of behavior
John Darley / Darley | studied bystander intervention with Bibb Latané | showed that people help less in an emergency when others are present
Gordon Allport / Allport | wrote The Nature of Prejudice and proposed the contact hypothesis | sorted personality traits into cardinal, central and secondary traits

# Pioneers of brain science
? Which scientist
Paul Broca / Broca | identified a left frontal area that controls speech production | studied a patient who could say only the syllable "tan"
Carl Wernicke / Wernicke | identified a left temporal area for understanding language | described patients who speak fluently but without meaning
Roger Sperry / Sperry | won a Nobel Prize for split-brain research | showed that the two cerebral hemispheres have different functions
Wilder Penfield / Penfield | mapped the motor cortex by electrically stimulating patients' brains during surgery | operated on the brains of awake patients with epilepsy in Montreal
James Olds / Olds | discovered reward centers in the hypothalamus of rats with Peter Milner | found that rats press a bar thousands of times to stimulate their own brains
David Hubel / Hubel | discovered feature detectors in the visual cortex with Torsten Wiesel | found nerve cells that respond to edges, lines and angles
Franz Gall / Franz Joseph Gall / Gall | founded phrenology, which read character from bumps on the skull | wrongly claimed that the shape of the head reveals mental abilities
Hans Selye / Selye | described the general adaptation syndrome as the body's response to stress | identified the stages of alarm, resistance and exhaustion

# Subfields and careers in psychology
? Which specialist
clinical psychologist | assesses and treats people with mental disorders without usually prescribing drugs | uses psychotherapy and holds a doctorate but is not a physician
psychiatrist | is a medical doctor who can prescribe drugs for mental disorders | treats mental illness after completing medical school
counseling psychologist | helps people cope with everyday problems of school, work and marriage | guides mostly healthy people through life adjustments and transitions
industrial-organizational psychologist / I/O psychologist | applies psychology to hiring, training and morale in workplaces | advises businesses on productivity and employee satisfaction
developmental psychologist | studies physical, cognitive and social change throughout the life span | compares the abilities of infants, children and adults
school psychologist | tests and advises pupils who have learning or emotional problems | works with teachers and parents to improve the education of children
forensic psychologist | applies psychology to courts, crime and the law | evaluates whether a defendant is competent to stand trial
human factors psychologist / engineering psychologist | designs machines and workspaces that suit people's abilities | studies the interaction between people and machines such as aircraft controls
neuropsychologist / biological psychologist | studies links between the nervous system and behavior | tests how injury to the brain affects memory and thinking
sport psychologist | helps athletes improve motivation, focus and performance | teaches competitors to use mental imagery and control anxiety before a game

# Big questions and basic terms of psychology
? Which term describes
psychology | the scientific study of behavior and mental processes | a science whose goals are to describe, explain, predict and influence behavior
nature-nurture debate / nature-nurture issue | the controversy over how much genes and experience contribute to traits | the question whether heredity or environment shapes behavior
introspection | looking inward and reporting one's own thoughts and feelings | the method in which Wundt's trained observers reported sensations
empiricism | the view that knowledge comes from experience and observation | John Locke's belief that the mind at birth is a blank slate
dualism | the view that mind and body are separate | the position of René Descartes on body and soul
determinism | the belief that all behavior has causes and is not freely chosen | a view, opposed to free will, that every act follows from earlier events
biopsychosocial approach / biopsychosocial model | explaining behavior by combining biological, psychological and social-cultural influences | an integrated viewpoint that joins three levels of analysis
psychometrics | the scientific measurement of human abilities, attitudes and traits | the field concerned with the design of mental tests
basic research | pure science that aims to increase the knowledge base | investigation carried out for knowledge itself rather than for practical use
applied research | scientific study that aims to solve practical problems | using psychological findings to improve work, schools or health

# Research methods
? Which research method
case study | examines one individual or small group in great depth | gives rich detail but cannot be generalized safely to everyone | was used to describe Phineas Gage after his brain injury
naturalistic observation | records behavior in its usual setting without interfering | describes how animals or people act when they are left alone in the wild or at school
survey | gathers self-reported attitudes or behaviors from many people by questionnaire or interview | depends on the wording of questions and a representative sample
experiment | manipulates one factor while holding others constant to show cause and effect | uses random assignment to a treatment group and a control group | is the only method that can establish causation
longitudinal study | tests the same people again and again over many years | follows one group as it ages and may lose participants along the way
cross-sectional study | compares people of different ages at one point in time | is quick but may confuse age differences with generation differences
correlational study | measures how closely two variables are related without manipulating either | allows prediction but cannot show which factor is the cause
meta-analysis | combines the results of many separate studies statistically | reaches an overall conclusion from a large body of published research
twin study | compares identical and fraternal pairs to estimate the role of heredity | helps to separate genetic from environmental influences by comparing siblings born together

# Variables and groups in an experiment
? Which term describes
independent variable | the factor that the experimenter manipulates | the presumed cause whose effect is being studied
dependent variable | the outcome that is measured at the end of an experiment | the behavior that may change in response to a manipulation
confounding variable / extraneous variable | an outside factor that could also produce the observed effect | an uncontrolled influence that makes results hard to interpret
experimental group / treatment group | the participants who are exposed to the manipulated factor | the people given to the condition whose effect is being tested
control group | the participants who do not receive the treatment and serve for comparison | the people left untreated as a baseline for judging an effect
random assignment | placing participants in conditions by chance to minimize preexisting differences | using chance to make the groups of an experiment equivalent
placebo | an inactive substance given in place of a drug | a sugar pill given to people who may expect a treatment to work
hypothesis | a testable prediction, often implied by a theory | an educated guess about the relationship between two factors
operational definition | a statement of the exact procedures used to measure or produce a variable | a precise description, such as defining hunger as hours without food, that allows replication

# Sampling and sources of bias in research
? Which term describes
population | all the individuals in the entire group that a researcher wants to study | the whole group from which cases are drawn for a study
random sample | a group in which every member of the target group has an equal chance of inclusion | a set of participants chosen by chance so that it fairly represents the whole
stratified sample | a group chosen so that subgroups are represented in their true proportions | dividing people by traits such as age or income before drawing participants from each division
sampling bias / selection bias | a flaw in choosing participants that makes the group studied unrepresentative | the fault of polling only wealthy callers about a national issue
experimenter bias / researcher bias | expectations of the person running a study that influence its results | an error prevented when the scientist does not know who gets which treatment
social desirability bias | the tendency of people to answer questions so as to look good | the reason why respondents underreport drinking and overreport voting
Hawthorne effect | a change in behavior that occurs because people know they are being observed | the rise in workers' output simply because they received attention in a study

# Procedures and errors in experiments
? Which term describes
placebo effect | an improvement caused by expectations alone rather than by the treatment itself | feeling less pain after taking an inert pill
double-blind procedure / double-blind study | a design in which neither participants nor researchers know who received the treatment | a precaution that rules out both participant and researcher expectations
single-blind procedure / single-blind study | a design in which only the participants are unaware of their condition | a precaution in which the researcher, but not the subject, knows who received the drug
hindsight bias | the tendency to believe, after learning an outcome, that one would have foreseen it | the I-knew-it-all-along feeling that makes research findings seem like common sense
self-fulfilling prophecy | an expectation that leads people to act so as to make it come true | the effect shown when teachers' beliefs about pupils raised their scores
replication | repeating a study with different participants to see whether its findings hold | a check that the original results were not due to chance
theory | an explanation that organizes observations and predicts behaviors or events | an integrated set of principles tested by many studies
illusory correlation | seeing a relationship between two things where none exists | believing that infertile couples conceive more often after they adopt

# Statistics in psychology
? Which statistical term means
mean | the average found by adding all scores and dividing by their number | the measure of central tendency most distorted by a few extreme scores
median | the middle score, with half of the scores above it and half below | the fiftieth percentile of a distribution
mode | the most frequently occurring score in a distribution | the measure of central tendency that shows the commonest value
range | the difference between the highest and lowest scores | the simplest measure of variation, found by subtracting two extremes
standard deviation | a measure of how much scores vary around their average | a number that is large when scores are spread widely from the center
normal curve / normal distribution / bell curve | a symmetrical graph in which about 68 percent of scores fall within one standard deviation of the middle | the shape taken by the scores of large groups on height or intelligence tests
correlation coefficient | a number from -1.0 to +1.0 showing the strength and direction of a relationship | a statistical index of how well one factor predicts another
scatterplot / scatter diagram | a graph of dots whose slope suggests the relationship between two variables | a graph in which each point shows one person's values on two variables
statistical significance | a judgment that a result is unlikely to have occurred by chance | the level, often five percent, at which a finding is taken as not due to luck
frequency distribution | an arrangement of data showing how often each score occurs | a table or graph listing the number of cases in each category
percentile rank / percentile | the percentage of scores that fall below a given score | a figure of 90 for a student who did better than nine tenths of the group

# Kinds of statistics and correlation
? Which term describes
descriptive statistics | numbers used to summarize and organize the data of a sample | measures of central tendency and variation
inferential statistics | methods for deciding whether findings can be generalized to a larger group | numerical tests that tell how likely a result is to be due to chance
positive correlation | a relationship in which two variables rise or fall together | the link between height and weight, which increase together
negative correlation | a relationship in which one variable rises as the other falls | the link in which more absences go with lower grades
zero correlation | the lack of any relationship between two variables | the link between shoe size and intelligence in adults
skewed distribution | a set of scores that lean to one side because of a few extreme values | incomes in which a few very large values pull the average upward
factor analysis | a statistical procedure that finds clusters of related items on a test | the method used to reduce many traits to a few basic dimensions

# Research ethics
? Which term describes
informed consent | giving participants enough facts about a study to decide whether to take part | the agreement signed before a study by people who know its risks
debriefing | explaining the purpose and any deception to participants after a study | the talk at the end of an experiment that reveals its true aim
confidentiality | keeping the personal records and responses of participants private | the duty not to publish a participant's name or private information
deception | misleading participants about a study's true purpose | a practice allowed only when it is justified and explained afterward
institutional review board / IRB | a committee that approves proposed research involving humans | the panel at a university that screens studies for ethical standards
right to withdraw | a participant's freedom to leave a study at any time | the guarantee that subjects may quit without penalty
protection from harm | guarding participants against physical and mental injury | the duty to weigh the risks of a study against its benefits

# Parts of a neuron
? Which part
dendrite | receives messages from other cells and conducts impulses toward the cell body | is a bushy, branching extension that receives signals
axon | carries impulses away from the cell body to other neurons, muscles or glands | is the long extension through which a neuron sends its messages
soma / cell body | contains the nucleus and keeps the neuron alive | is the life-support center to which incoming impulses travel
myelin sheath / myelin | is a fatty covering that speeds the transmission of impulses | insulates nerve fibers and deteriorates in multiple sclerosis
axon terminal / terminal button / terminal branch | releases neurotransmitters from the end of the sending neuron | holds the vesicles filled with chemical messengers
synapse / synaptic gap / synaptic cleft | is the junction between a sending and a receiving neuron | is the tiny space that neurotransmitters cross between two nerve cells
receptor site | is the spot on the receiving neuron that a neurotransmitter fits like a key in a lock | is the place that agonists occupy and antagonists block
node of Ranvier | is a gap in the fatty insulation where the impulse is renewed | lets impulses leap from one bare point to the next

# Neural transmission
? Which term describes
action potential | the brief electrical charge that travels down an axon | the nerve impulse produced when charged atoms rush in and out of the membrane
resting potential | the state of a neuron that is not firing and is negatively charged inside | the stable charge of an inactive nerve cell, about -70 millivolts
threshold of excitation / firing threshold | the level of stimulation needed to trigger a neural impulse | the point that excitatory minus inhibitory signals must exceed for a cell to fire
refractory period | the short time after firing when a neuron cannot fire again | the recovery pause during which the cell pumps sodium ions back out
all-or-none response / all-or-none principle | a neuron's reaction of either firing at full strength or not firing | the rule that a stronger stimulus does not make an impulse stronger
reuptake | the reabsorption of excess neurotransmitter by the sending neuron | the process that antidepressants such as Prozac block for serotonin
agonist | a molecule that mimics or increases a neurotransmitter's action | a drug, such as an opiate, that produces the effect of a natural messenger
antagonist | a molecule that inhibits or blocks a neurotransmitter's action | a poison such as curare that occupies receptors and prevents muscle movement
depolarization | the change in which positive sodium ions enter the axon | the loss of the inside-negative charge when channels open to sodium

# Neurotransmitters
? Which neurotransmitter
acetylcholine / ACh | enables muscle action, learning and memory | is lost when producing neurons die in Alzheimer's disease | is blocked at the muscles by botulin and curare
dopamine | influences movement, attention and the feeling of reward | is oversupplied in schizophrenia and undersupplied in Parkinson's disease
serotonin | affects mood, hunger, sleep and arousal | is raised by Prozac and similar antidepressants | is undersupplied in many people who have depression
norepinephrine / noradrenaline | helps control alertness and arousal | is undersupplied in depressed mood and prepares the body for action as a hormone as well
GABA / gamma-aminobutyric acid | is the major inhibitory messenger of the brain | is linked to seizures, tremors and insomnia when undersupplied
glutamate | is the major excitatory messenger and is involved in memory | can overstimulate the brain and produce migraines or seizures
endorphin | is a natural opiate that relieves pain and boosts pleasure | is released during vigorous exercise and produces a runner's high
substance P | carries messages of pain to the brain | is the messenger involved in pain perception and immune response

# Divisions of the nervous system
? Which term describes
central nervous system / CNS | the brain and spinal cord | the body's decision maker, protected by the skull and backbone
peripheral nervous system / PNS | the sensory and motor neurons that connect the brain and spinal cord to the rest of the body | the division made up of the somatic and autonomic branches
somatic nervous system / skeletal nervous system | the division that controls the voluntary movement of muscles | the division used when a student decides to raise a hand
autonomic nervous system | the division that controls glands and the muscles of internal organs | the self-regulating division with sympathetic and parasympathetic branches
sympathetic nervous system | the division that arouses the body for fight or flight | the division that speeds the heartbeat and raises blood sugar in an emergency
parasympathetic nervous system | the division that calms the body and conserves energy | the division that slows the heart and aids digestion after danger passes

# Neurons and paths of the nervous system
? Which term describes
sensory neuron / afferent neuron | a cell that carries messages from body tissues toward the brain and spinal cord | a cell that brings incoming information from the eyes, ears and skin
motor neuron / efferent neuron | a cell that carries instructions from the brain and spinal cord to muscles and glands | a cell that makes a muscle contract
interneuron | a cell within the brain and spinal cord that communicates between inputs and outputs | a cell that processes information inside the central nervous system and links other nerve cells
glial cell / glia | something that supports, nourishes and protects neurons | something that provides the insulating myelin around axons
reflex | a simple automatic response to a sensory stimulus | the knee jerk, which is controlled by the spinal cord without the brain
nerve | a bundle of axons that links the center with muscles, glands and sense organs | a neural cable made of many fibers, such as the one from eye to brain
spinal cord | a column of neural tissue that carries messages between brain and body | the pathway inside the backbone whose injury can cause paralysis
neural network | a cluster of interconnected cells that work together and strengthen with use | a group of brain cells whose links are reinforced by feedback and experience

# Glands of the endocrine system
? Which gland
pituitary gland / pituitary | is called the master gland because it controls other glands | releases growth hormone under the control of the hypothalamus
adrenal gland | secretes epinephrine and norepinephrine in times of stress | sits just above the kidneys and arouses the body in emergencies
thyroid gland / thyroid | produces thyroxine and regulates metabolism | lies in the neck and causes weight gain and sluggishness when underactive
pineal gland | produces melatonin, which helps to regulate sleep | responds to darkness with the hormone that makes people drowsy
pancreas | regulates the level of sugar in the blood | secretes insulin, and its failure leads to diabetes
ovary | secretes estrogen and releases eggs in females | is the primary reproductive organ of a woman
testis / testicle / testes | secretes testosterone in males | is the primary male reproductive organ and produces sperm
parathyroid gland | regulates the level of calcium in the blood | is one of four small bodies in the neck that control calcium

# Hormones and body chemicals
? Which hormone
epinephrine / adrenaline | raises heart rate and blood sugar in an emergency | gives the body a surge of energy for fight or flight
cortisol | is a glucocorticoid stress hormone released by the outer adrenal layer | is made by the adrenal cortex and weakens immunity when stress lasts long
insulin | lowers blood glucose by moving sugar into cells | increases hunger by reducing the blood's supply of glucose
melatonin | makes people sleepy in the evening and helps set the biological clock | is decreased by bright light reaching the eyes at night
oxytocin | promotes social bonding, labor contractions and the flow of breast milk | is linked with trust and with a mother's attachment to her baby
testosterone | is the most important male sex hormone | stimulates the growth of male sex organs and traits at puberty
estrogen | is secreted in greater amounts by females and drives female sexual development | stimulates the growth of female sex characteristics at puberty
leptin | is secreted by fat cells and decreases hunger | signals the brain that the body has enough stored fat
ghrelin | is secreted by an empty stomach and signals hunger | sends I'm-hungry signals from the stomach to the brain
thyroxine | stimulates the body's rate of metabolism | leaves a person sluggish and overweight when produced in too small amounts

# Structures of the brain
? Which brain structure
medulla / medulla oblongata | controls heartbeat and breathing | forms the base of the brainstem
pons | helps coordinate movement and control sleep above the medulla | is a bridge-like structure on the brainstem involved in sleep and dreaming
reticular formation | controls arousal and alertness through the brainstem | is a nerve network that filters incoming stimuli and keeps an animal awake
thalamus | relays sensory messages to the cortex, except for smell | is the sensory control center on top of the brainstem
cerebellum | coordinates voluntary movement and balance | is the little brain at the rear that stores learned motor skills
hypothalamus | directs eating, drinking and body temperature and governs the pituitary | controls hunger, thirst and sexual drive from beneath the sensory relay station
hippocampus | helps process new explicit memories of facts and events | leaves a person unable to form new conscious memories when it is damaged
amygdala | is linked to fear and aggression | consists of two lima-bean-sized clusters in the limbic system | lets a frightened animal lose its fear when it is removed
corpus callosum | connects the two hemispheres and carries messages between them | is cut in split-brain surgery to stop severe epilepsy

# Regions of the cerebral cortex
? Which region of the cortex
frontal lobe | is involved in planning, judgment and speaking | lies just behind the forehead and was injured in Phineas Gage
parietal lobe | receives sensory input for touch and body position | lies at the top of the head and toward the rear
occipital lobe | receives information from the visual fields | lies at the back of the head and processes sight
temporal lobe | receives auditory information, mainly from the opposite ear | lies roughly above the ears and processes hearing
motor cortex | controls voluntary movements from the rear of the frontal lobes | sends signals that move body parts on the opposite side
somatosensory cortex / sensory cortex | registers and processes body touch and movement sensations at the front of the parietal lobes | devotes its largest areas to sensitive parts such as the lips and fingertips
Broca's area | directs the muscle movements involved in speech | leaves a person who understands but struggles to form words when damaged
Wernicke's area | is involved in understanding language and speaking meaningfully | leaves a person who speaks fluently but without meaning when damaged
association area / association cortex | integrates information and is involved in learning, remembering and thinking | makes up most of the cortex and has no primary motor or sensory function

# Tools for studying the brain
? Which tool
EEG / electroencephalogram | records waves of electrical activity through electrodes on the scalp | is used in sleep laboratories to trace brain waves
CT scan / computed tomography | combines X-ray photographs taken from different angles into images of the brain | reveals brain structure and damage by means of X-rays
PET scan / positron emission tomography | tracks where a radioactive form of glucose goes while the brain performs a task | depicts brain activity by detecting a radioactive sugar
MRI / magnetic resonance imaging | uses radio waves and a strong field around the head to picture soft tissue | distinguishes types of soft tissue in the brain without X-rays
fMRI / functional MRI | reveals both function and structure by comparing blood flow in successive scans | shows which areas are active by tracing oxygen-rich blood
lesioning / lesion | destroys brain tissue to observe the effect on behavior | reveals an area's role by removing or damaging it in animals
polygraph | measures several bodily responses to emotion, such as perspiration and heart rate | is used in attempts to detect lies from physical arousal

# Brain organization and change
? Which term describes
cerebral cortex | the wrinkled outer layer of nerve cells that is the body's ultimate control center | the thin sheet divided into four lobes in each hemisphere
limbic system | the neural structures between brainstem and hemispheres linked to emotions and drives | the doughnut-shaped group that includes the amygdala and hippocampus
brainstem | the oldest and innermost region, responsible for automatic survival functions | the central core that begins where the spinal cord swells on entering the skull
brain plasticity / neuroplasticity | the ability to reorganize after damage by building new pathways | the capacity to change with experience, greatest in childhood
lateralization | the specialization of the left and right hemispheres for different functions | the division of labor in which language lies mostly on the left
neurogenesis | the formation of new neurons | the birth of nerve cells, which can occur even in adult brains
left hemisphere | the half that controls the right side of the body and usually speech | the half that is usually stronger in language and logic
right hemisphere | the half that controls the left side of the body | the half that usually excels in recognizing faces and spatial relations

# Behavior genetics
? Which term describes
heredity | the passing of traits from parents to children through genes | the transmission of characteristics from one generation to the next
chromosome | a threadlike structure of DNA that contains the genes | a structure of which a human cell normally has forty-six
gene | a segment of DNA that is the basic unit of inheritance | a unit that can synthesize a protein
genome | the complete instructions for making an organism | all the genetic material in an organism's cells
heritability | the proportion of variation among individuals that is due to genes | an estimate of how far group differences in a trait are inherited
monozygotic twin / identical twin | a sibling who developed from a single fertilized egg that split | one of two siblings with the same genes
dizygotic twin / fraternal twin | a sibling who developed from a separate egg at the same pregnancy | one of two womb mates genetically no closer than ordinary brothers and sisters
natural selection | the survival and reproduction of organisms best adapted to their environment | the process by which traits that aid survival are passed on
mutation | a random error in gene replication that leads to a change | the source of new genetic variation in a population
epigenetics | the study of environmental influences on gene expression without a change in DNA | the field concerned with how experience switches genes on or off

# Stages and rhythms of sleep
? Which term describes
circadian rhythm | the biological clock of roughly twenty-four hours | the daily cycle of temperature and wakefulness upset by jet lag
REM sleep / rapid eye movement sleep / paradoxical sleep | the recurring period in which vivid dreams commonly occur and muscles are relaxed | a state with an active brain and a nearly paralyzed body
NREM-1 sleep / stage 1 sleep | the brief, light period of the night with hallucinatory sensations of falling or floating | the transition from wakefulness in which a person is easily awakened
NREM-2 sleep / stage 2 sleep | a period marked by bursts of rapid brain activity called spindles | the period in which people spend about half the night
NREM-3 sleep / slow-wave sleep / deep sleep | the period with large delta waves from which waking is hard | the period in which children may wet the bed or walk about
delta wave | the largest and slowest electrical pattern of the brain, marking the deepest slumber | the slowest EEG pattern, typical of people who are hard to awaken
alpha wave | the relatively slow electrical pattern of a relaxed, awake brain | the EEG pattern of a person lying quietly awake with closed eyes
beta wave | the rapid electrical pattern of an alert, active brain | the fast EEG pattern of a person solving a problem with open eyes
REM rebound | the increase in dream sleep that follows a period of being deprived of it | the making up of lost dream time on following nights

# Sleep disorders
? Which sleep disorder
insomnia | is a recurring problem in falling or staying asleep | may be worsened by alcohol and sleeping pills taken for relief
narcolepsy | causes sudden, uncontrollable attacks of sleepiness | may drop a person directly into REM sleep in the middle of the day
sleep apnea | causes breathing to stop repeatedly during the night | is linked to obesity, loud snoring and momentary awakenings
night terror / sleep terror | causes high arousal and extreme fear that is seldom remembered the next morning | occurs mostly in children during deep NREM sleep with screaming and a racing heart
somnambulism / sleepwalking | makes a person get up and move about without being awake | is seen mostly in children during deep slumber and is not remembered
restless legs syndrome | causes an urge to move the limbs when trying to rest | produces tingling in the lower body that disturbs rest at night
nightmare disorder | produces frightening dreams that wake a person from REM sleep | causes recurring bad dreams that are remembered well upon waking

# Dreams and their explanations
? Which term describes
manifest content | the remembered story line of a dream | the surface events of a dream, which Freud called censored and symbolic
latent content | the hidden meaning of a dream according to Freud | the unconscious wishes that lie beneath the story of a dream
activation-synthesis theory | the view that dreams are the brain's attempt to make sense of random neural activity | Hobson and McCarley's explanation of dreaming from signals of the brainstem
information-processing theory | the view that dreams help to sort and file the day's memories | an explanation that links REM to the consolidation of the day's learning
wish fulfillment | Freud's view that dreams express and satisfy unacceptable desires | the psychoanalytic purpose of dreaming as a safety valve
lucid dream | a state in which sleepers know that none of it is real and may control the events | an experience in which a sleeping person is aware of being asleep
daydream | a shift of attention from the outside world to inner fantasies while awake | a waking thought that wanders away from the task at hand

# States of consciousness
? Which term describes
consciousness | the awareness of oneself and the environment | William James's ever-flowing stream of sensations, thoughts and feelings
hypnosis | a social interaction in which one person responds to another's suggestions | a state of heightened suggestibility that can relieve pain in some people
posthypnotic suggestion | an instruction to be carried out after the session with a therapist ends | a hint given during a trance to change later behavior, such as smoking
dissociation | a split that lets some thoughts and behaviors occur at the same time as others | Hilgard's explanation of how a person in a trance can be unaware of pain
meditation | the focusing of attention to produce a calm, relaxed state | a practice in which breathing or a mantra is used to quiet the mind
biofeedback | a technique of learning to control bodily states by watching signals of them | the use of electronic monitors to lower one's blood pressure or muscle tension
hallucination | a false sensory experience without any external stimulus | the experience of hearing voices or seeing things that are not present
sensory deprivation | a severe reduction of stimulation of sight, sound and touch | a condition in which isolated people begin to see or hear imaginary things
nonconscious processing / dual processing | handling information on separate aware and unaware tracks at the same time | the brain's control of many tasks automatically without awareness

# Psychoactive drugs
? Which drug
barbiturate | is a prescribed sedative that induces sleep and reduces anxiety | is a sleeping pill that may kill when taken together with drink
alcohol | depresses neural activity, slows reactions and reduces self-control | impairs memory and can cause birth defects when drunk during pregnancy
nicotine | is the addictive stimulant in tobacco | raises heart rate and is inhaled by smokers of cigarettes
caffeine | is the stimulant found in coffee, tea and cola | is the world's most widely consumed psychoactive substance
cocaine | is a stimulant from coca leaves that blocks the reuptake of dopamine | produces a brief rush of euphoria followed by a crash of agitated depression
heroin | is an opiate made from morphine and is commonly injected | depresses neural activity, dulls pain and is highly addictive
marijuana / cannabis | contains THC and triggers relaxation and mild hallucinations | comes from the hemp plant and impairs short-term memory
LSD / lysergic acid diethylamide | was created by Albert Hofmann and causes vivid hallucinations | distorts perception powerfully in tiny doses by affecting serotonin
ecstasy / MDMA | acts as both a stimulant and mild hallucinogen that promotes social closeness | damages serotonin-producing neurons and dehydrates dancers at parties
methamphetamine | is a powerfully addictive stimulant that releases dopamine for hours of energy | speeds up body functions and may permanently reduce baseline dopamine levels

# Classes and effects of drugs
? Which term describes
depressant | a drug such as a barbiturate or drink that reduces neural activity and self-control | the class that includes alcohol, tranquilizers and sleeping pills
stimulant | a drug that excites neural activity and speeds up body functions | the class that includes caffeine, nicotine and amphetamines
hallucinogen / psychedelic | a drug that distorts perceptions and evokes images without sensory input | the class that includes LSD and mescaline
opiate / opioid / narcotic | a drug made from or resembling opium that lessens pain and anxiety | the class that includes morphine, heroin and codeine
tolerance | the need for larger doses to obtain the same effect | a diminishing response to a drug after regular use
withdrawal | the discomfort and distress that follow when an addict stops using a drug | nausea, shaking and cravings after a user quits
addiction / physical dependence | a compulsive craving for a substance despite harmful consequences | a state in which the body needs a substance in order to feel normal

# Basic concepts of sensation
? Which term describes
sensation | the process by which receptors receive stimulus energies from the environment | the detection of physical energy by the sense organs
perception | the process of organizing and interpreting input from the senses | the recognition of meaningful objects and events
absolute threshold | the minimum stimulation needed to detect a stimulus half of the time | the faintest sound or light that a person can notice fifty percent of the time
difference threshold / just noticeable difference | the minimum change between two stimuli that a person can detect half of the time | the smallest increase in a weight that can be felt
Weber's law | the principle that two stimuli must differ by a constant proportion to be told apart | the rule that a heavier weight needs a larger increase to be noticed
signal detection theory | the view that noticing a faint stimulus depends on experience, expectations, motivation and alertness | the explanation of why a tired radar operator misses a blip
sensory adaptation | diminished sensitivity as a result of constant stimulation | the reason why a person soon stops noticing a smell or the feel of a watch
transduction | the conversion of stimulus energies into neural impulses | the change of light or sound waves into messages the brain can use
subliminal stimulation | input that lies below the limit of conscious awareness | flashing a word too briefly for it to be noticed
psychophysics | the study of how physical stimuli relate to our experience of them | the field of Gustav Fechner that links energy of light or sound to experience

# Parts of the eye
? Which part of the eye
cornea | protects the front and bends incoming light | is the transparent outer covering through which light enters
pupil | is the adjustable opening through which light enters | appears as a black hole that widens in dim light
iris | is the colored muscle that adjusts the size of the opening for light | gives people brown, blue or green color
lens | changes shape to focus images at the back | performs accommodation for near and far objects
retina | is the light-sensitive inner surface containing the receptors | is the layer at the back on which images are focused
fovea | is the central focal point where cones cluster | is the spot of sharpest vision in the center at the rear
rod | detects black, white and gray and works in dim light | is needed for peripheral and twilight vision
cone | detects color and fine detail in daylight | is a receptor that is lacking or faulty in people with color blindness
optic nerve | carries neural impulses to the brain | is formed by the axons of the ganglion cells
blind spot | has no receptor cells, so nothing is seen there | lies where nerve fibers leave for the brain

# Parts of the ear
? Which part of the ear
eardrum / tympanic membrane | is a tight sheet of tissue that vibrates when sound waves strike it | separates the outer canal from the middle chamber
stirrup / stapes | is the smallest bone of the body and pushes on the oval window | is the last of the three tiny bones in the middle chamber
hammer / malleus | is the first of the three tiny bones and is attached to the eardrum | passes vibrations from the eardrum to the anvil
oval window | receives vibrations of the stirrup and passes them to the fluid within the coil | is the membrane at the entrance of the cochlea
cochlea | is a coiled, fluid-filled tube in which sound waves trigger nerve impulses | looks like a snail shell and contains the basilar membrane
basilar membrane | is the surface lined with hair cells that ripple in response to fluid | bends the hair cells that start impulses in hearing
auditory nerve | carries messages by way of the thalamus to the temporal lobe | sends neural messages of sound to the brain
semicircular canal | monitors the head's position and helps maintain balance | holds fluid that makes a person dizzy after spinning
pinna / outer ear | gathers sound waves and funnels them into the canal | is the visible flap on the side of the head

# Senses of the body
? Which sense
vision / sight | responds to light waves by means of rods and cones | is processed mainly in the occipital lobes
hearing / audition | responds to changes of air pressure in waves | depends on the cochlea and on hair cells
taste / gustation | detects sweet, sour, salty, bitter and umami | relies on receptor cells in buds on the tongue
smell / olfaction | responds to airborne molecules in the nasal cavity | bypasses the thalamus on its way to the brain
touch | detects pressure, warmth and cold on the skin | is essential to the growth of premature infants, who gain weight when massaged
pain | warns the body that something has gone wrong in its tissues | is detected by nociceptors and explained by gate-control theory
kinesthesia / kinesthetic sense / kinesthesis | senses the position and movement of individual body parts | relies on receptors in muscles, tendons and joints
vestibular sense / equilibrium | monitors the head's position and the balance of the body | relies on fluid in the semicircular canals of the inner ear

# Theories of sensation
? Which theory holds that
trichromatic theory / Young-Helmholtz theory / three-color theory | the retina has receptors for red, green and blue | combining the activity of red-, green- and blue-sensitive cones produces all hues
opponent-process theory of color | vision is produced by pairs such as red-green, yellow-blue and white-black | staring at a green flag leaves a red afterimage because opposing cells tire
place theory | pitch depends on where along the basilar membrane stimulation occurs | different sound waves trigger activity at different locations of the cochlea
frequency theory | the rate of impulses in the auditory nerve matches the rate of the sound wave | the whole basilar membrane vibrates at the same rate as an incoming tone
gate-control theory | the spinal cord contains a mechanism that blocks or allows pain signals | massaging a sore spot eases pain by closing a pathway in the spinal cord
volley principle | neurons fire in alternation to reach high combined rates | cells take turns firing, like soldiers, to signal higher-pitched tones

# Properties of light and sound and faults of the senses
? Which term describes
wavelength | the distance from the peak of one wave to the peak of the next | the property of light that determines hue
hue | the dimension of light that we know as blue, green and so forth | the color experienced from the length of a light wave
amplitude / intensity | the height of a wave, which determines brightness or loudness | the amount of energy in a light or sound wave
pitch | a tone's experienced highness or lowness | the quality of a sound that depends on frequency
color blindness / color deficiency | an inability to distinguish certain hues such as red and green | a sex-linked condition caused by faulty or missing cones
conduction deafness / conduction hearing loss | damage to the mechanical system that carries sound waves to the cochlea | a loss caused by a punctured eardrum or stiff middle bones
sensorineural deafness / nerve deafness / sensorineural hearing loss | damage to the hair cells of the cochlea or to its pathway to the brain | a loss that may be helped by a cochlear implant
nearsightedness / myopia | seeing close objects clearly while distant ones blur | a fault in which images focus in front of the retina
farsightedness / hyperopia | seeing distant objects clearly while close ones blur | a fault in which images focus behind the retina
synesthesia | a condition in which one sense produces sensations in another, such as seeing colors of sounds | the blending of senses in which hearing a tone evokes a color

# Gestalt principles of perception
? Which Gestalt principle describes
proximity | grouping together objects that are near one another | seeing lines placed in close pairs as pairs rather than as single lines
similarity | grouping together objects that look alike | seeing rows of circles and rows of squares according to their shape
continuity | seeing smooth, unbroken patterns rather than separate pieces | seeing a wavy line crossing a straight one rather than a set of half circles
closure | filling in gaps to see a complete object | seeing a whole circle although part of its outline is missing
connectedness | seeing linked spots or lines as a single unit | seeing dots that are joined by lines as one object
figure-ground | organizing the visual field into objects that stand out from their surroundings | seeing a reversible picture as either a vase or two faces
common fate | grouping together objects that move in the same direction | seeing a flock of birds as a unit because they fly together

# Depth and motion perception
? Which term describes
retinal disparity / binocular disparity | the difference between the images in the two eyes that shows distance | the two-eyed cue used in three-dimensional movies
convergence | the inward turning of both eyes when viewing a near object | the cue based on muscle strain as the eyes follow an approaching finger to the nose
linear perspective | the apparent meeting of parallel lines in the distance | the cue that makes railroad tracks seem to come together
interposition / overlap | the cue in which an object that blocks another seems closer | the partial covering of one object's view by another
relative size | the cue in which the smaller of two similar objects seems farther away | judging that of two matching cars the larger image is nearer
texture gradient | the change from coarse, distinct features to fine, indistinct ones | the cue seen when nearby pebbles look separate and distant ones look blended
motion parallax / relative motion | the cue in which near objects seem to pass faster than distant ones as we travel | the apparent backward rush of nearby trees seen from a train
relative height | the cue in which objects placed higher in the field of view seem farther away | judging objects near the horizon as more distant because of their position
phi phenomenon | the illusion of movement created when adjacent lights blink in succession | the effect that makes neon signs and marquee lights seem to move
stroboscopic motion | the illusion of movement from a rapid series of slightly different still pictures | the effect by which a film's frames are seen as continuous action

# Attention and interpretation in perception
? Which term describes
selective attention | the focusing of conscious awareness on a particular stimulus | concentrating on one voice while ignoring other sounds
cocktail party effect | hearing one's own name among many voices | the ability to follow one conversation at a noisy gathering
inattentional blindness | failing to see visible objects when the mind is focused elsewhere | missing a person in a gorilla suit while counting basketball passes
change blindness | failing to notice an alteration in the environment | not noticing that the person asking for directions has been replaced by another
perceptual set | a mental predisposition to see one thing and not another | an expectation that leads us to see what we expect in an unclear picture
perceptual constancy / size constancy / shape constancy | seeing objects as unchanging even as retinal images change | seeing a door as rectangular while it opens
perceptual adaptation | the ability to adjust to an artificially displaced or inverted visual field | learning to function while wearing goggles that turn the world upside down
bottom-up processing | analysis that begins with sensory receptors and works up to the brain's integration | building a perception from simple features without prior knowledge
top-down processing | analysis guided by experience and expectations | using prior knowledge to read sloppy handwriting
visual illusion / Müller-Lyer illusion / Ponzo illusion | a misperception that occurs when cues are misleading | the error in which two equal lines with arrow tips appear unequal in length
extrasensory perception / ESP | the claimed ability to perceive without the known senses | alleged telepathy, clairvoyance and precognition

# Classical conditioning
? Which term describes
unconditioned stimulus / unconditional stimulus / UCS | something, such as food in the mouth, that naturally triggers a response | the event that sets off a reaction without any learning
unconditioned response / unconditional response / UCR | an unlearned, naturally occurring reaction, such as salivation to food | the automatic reaction to meat powder in a dog's mouth
conditioned stimulus / conditional stimulus / CS | a formerly neutral event that comes to trigger a response after pairing | Pavlov's tone once it has been associated with food
conditioned response / conditional response / CR | the learned reaction to a formerly neutral event | a dog's salivation to the sound of a tone alone
neutral stimulus | something that evokes no relevant reaction before training | a tone before it has ever been paired with food
acquisition | the initial stage in which an association is first formed | the period of repeated pairing during which a new reaction is established
extinction | the weakening of a learned reaction when the signal no longer predicts the event | the fading of salivation when the tone sounds repeatedly without food
spontaneous recovery | the reappearance, after a pause, of a weakened learned reaction | the return of salivation to the tone after a rest period
generalization / stimulus generalization | responding in the same way to similar signals | Little Albert's fear of other furry objects besides the rat
discrimination / stimulus discrimination | learning to tell apart a signal and other similar ones | a dog's salivating to one tone but not to others
higher-order conditioning / second-order conditioning | pairing a learned signal with a new neutral one to create a weaker signal | training a dog that has learned a tone to respond to a light that predicts the tone

# Reinforcement and punishment
? Which term describes
positive reinforcement | adding a pleasant consequence so that a behavior happens more often | strengthening a response by presenting a reward such as praise or food
negative reinforcement | removing an unpleasant condition so that a behavior happens more often | buckling a seat belt to stop an annoying beep
positive punishment / punishment by application | adding an unpleasant consequence so that a behavior happens less often | giving a parking ticket or a scolding to reduce an act
negative punishment / omission training / punishment by removal | taking away something desirable so that a behavior happens less often | revoking a teenager's driving privileges after misbehavior
primary reinforcer | an event that is innately satisfying, such as food or relief from pain | a reward that meets a biological need and requires no learning
secondary reinforcer / conditioned reinforcer | something, such as money or grades, that gains power by association with a basic reward | a reward whose value is learned
continuous reinforcement | rewarding the desired response every time it occurs | the pattern that gives rapid learning but also rapid extinction
partial reinforcement / intermittent reinforcement | rewarding a response only part of the time | the pattern that gives slower learning but greater resistance to extinction

# Schedules of reinforcement
? Which term describes
fixed-ratio schedule | rewarding after a set number of responses | paying a worker for every ten garments sewn
variable-ratio schedule | rewarding after an unpredictable number of responses | the payoff pattern of slot machines, which is hard to extinguish
fixed-interval schedule | rewarding the first response after a set period of time | the pattern in which effort rises as the time for reward, such as a weekly quiz, draws near
variable-interval schedule | rewarding the first response after unpredictable periods of time | the pattern that gives slow, steady responding, as with surprise quizzes
shaping / successive approximation | rewarding closer and closer steps toward a desired behavior | guiding an animal gradually toward a trick by reinforcing each improvement
chaining | linking a series of simple responses into a complex sequence | teaching a rat to climb, push a lever and ring a bell in order
token economy | rewarding desired acts with objects that can be exchanged for privileges | a system used in hospitals and classrooms in which chips buy treats

# Other forms of learning
? Which term describes
operant conditioning | learning in which behavior is strengthened or weakened by its consequences | learning studied with a lever and food pellets in a Skinner box
observational learning | gaining new behavior by watching and imitating others | the process shown by children who copied an adult's attack on a Bobo doll
modeling | showing behavior so that another person can imitate it | the process by which parents teach by their own example
latent learning | knowledge that is not apparent until there is an incentive to show it | the hidden knowledge of a maze in rats that were never rewarded
cognitive map | a mental representation of the layout of an environment | a picture in the mind that lets a rat take a shortcut through a maze
insight learning | the sudden realization of a solution to a problem | the aha experience of Köhler's chimpanzee Sultan
learned helplessness | passive resignation after repeated events that cannot be avoided | giving up after inescapable shocks or failures
law of effect | Thorndike's principle that rewarded behavior is likely to recur | the rule that favorable consequences make an act more likely
taste aversion | avoidance of a food that was followed by illness | the association formed in a single trial when nausea follows eating
habituation | decreasing response to a stimulus that is repeated without change | the simplest learning, as when an infant looks less at a familiar picture
vicarious reinforcement | being encouraged by seeing another person rewarded | learning from the rewards that a watched person receives

# Units and methods of thinking
? Which term describes
concept | a mental grouping of similar objects, events, ideas or people | a category, such as chair, that simplifies thinking
prototype | a mental image or best example of a category | a robin, rather than a penguin, when people think of birds
algorithm | a methodical, step-by-step rule that guarantees a solution | trying every arrangement of the letters in an anagram
heuristic | a simple thinking strategy that is fast but prone to error | a rule of thumb for solving problems or making judgments
insight | a sudden flash of understanding of a problem's solution | an abrupt aha that contrasts with a gradual strategy
trial and error | testing one possible solution after another until something works | Edison's way of trying thousands of filaments for a light bulb
intuition | an effortless, immediate feeling or thought as opposed to reasoning | a gut feeling used in judging a person at first sight
creativity | the ability to produce novel and valuable ideas | the ability that includes expertise, imagination and a venturesome personality
metacognition | thinking about one's own thinking | monitoring how well one understands and learns
brainstorming | producing as many ideas as possible without judging them at first | a group method of listing solutions freely before evaluating any

# Obstacles to good judgment
? Which term describes
confirmation bias | the tendency to search for information that supports our preconceptions | ignoring evidence that contradicts what we already believe
functional fixedness | seeing objects only in terms of their usual use | failing to think of a dime as a screwdriver
mental set | approaching a problem in one way because that way worked before | using an old method although a simpler solution is now available
availability heuristic | judging the likelihood of events by how easily they come to mind | fearing plane crashes because vivid news stories are remembered
representativeness heuristic | judging people or things by how well they match a prototype | guessing that a slim poetry reader is a professor rather than a truck driver
anchoring / anchoring effect | relying too heavily on the first figure given when making an estimate | starting a guess from a suggested number and adjusting too little
overconfidence | the tendency to overestimate the accuracy of our beliefs | being more certain than correct about one's own answers
belief perseverance | clinging to one's ideas after their basis has been discredited | holding to an opinion even when its evidence has been proved false
framing / framing effect | the way an issue is posed, which affects decisions | calling meat 75 percent lean rather than 25 percent fat
gambler's fallacy | the mistaken idea that a chance event is due after a run of the opposite | expecting heads because the last five coin tosses were tails

# Elements of language
? Which term describes
phoneme | the smallest distinctive sound unit | one of about forty basic sounds in English, such as the ch in chat
morpheme | the smallest unit that carries meaning | a word or part of a word, such as the prefix un- or the ending -ed
grammar | the system of rules that enables people to communicate with and understand others | the rules of a language as a whole
semantics | the study or rules of meaning in a language | the rules by which adding -ed tells that an act is in the past
syntax | the rules for combining words into sentences | the rules that place adjectives before nouns in English
pragmatics | the social rules for using language in context | the unwritten customs of taking turns and choosing polite words in talk
dialect | a variety of a language spoken by a regional or social group | a form of speech that differs from the standard in vocabulary and accent

# Learning and losing language
? Which term describes
babbling stage | the period from about four months when infants utter various sounds at first unrelated to home speech | the time when babies make sounds such as ah-goo and da-da
one-word stage / holophrastic stage | the period from about age one when a child speaks mostly in single terms | the time when "doggy!" may mean "look at the dog out there"
two-word stage | the period from about age two when a child uses mostly paired terms | the time when a toddler says "want juice" or "my doll"
telegraphic speech | early talk that uses mostly nouns and verbs and omits the rest | a child's utterance of "go car" without auxiliary words
overgeneralization / overregularization | applying a grammar rule too widely, as in "I runned" | the error of a child who says "foots" for feet
critical period / sensitive period | the limited time when certain experiences are needed for normal development | the early years after which mastering a first language becomes very hard
language acquisition device | the inborn mechanism that Chomsky believed prepares children to learn speech | a built-in readiness of the brain for grammar
linguistic relativity / Whorf hypothesis / linguistic determinism | the idea that words shape the way people think | the view that speakers of different tongues conceive of the world differently
aphasia | impairment of speech or understanding caused by brain damage | the loss of speech after injury to the left hemisphere

# Theories and kinds of intelligence
? Which term describes
general intelligence / g factor | a single ability that Spearman thought underlies all mental tasks | the shared element in people's scores on different mental tests
fluid intelligence | the ability to reason speedily and abstractly, which declines in late adulthood | the capacity to solve new logic problems without stored knowledge
crystallized intelligence | accumulated knowledge and verbal skills, which increase with age | the store of vocabulary and facts built up over a lifetime
emotional intelligence | the ability to perceive, understand, manage and use feelings | the skill of reading moods and handling social situations
multiple intelligences theory / theory of multiple intelligences | Gardner's view that there are at least eight independent kinds of ability | an explanation that counts musical and bodily skill beside verbal and logical skill
triarchic theory | Sternberg's division into analytical, creative and practical ability | an explanation with three parts, including street smarts
primary mental abilities | Thurstone's seven separate factors, such as word fluency and memory | a set of seven clusters proposed in opposition to a single factor
savant syndrome | limited mental ability combined with an exceptional specific skill | a condition in which a person with low scores may calculate dates or draw brilliantly

# Measuring intelligence
? Which term describes
mental age | the level of performance typical of children of a given chronological age | Binet's measure that gives a bright six-year-old the score of an eight-year-old
intelligence quotient / IQ | originally a child's mental age divided by chronological age, multiplied by 100 | a score whose average is set at 100
Stanford-Binet test / Stanford-Binet | Terman's American revision of the original French measure | the measure adapted in California from French questions and extended to adults
Wechsler Adult Intelligence Scale / WAIS | the most widely used IQ measure, with verbal and performance subtests | a measure for grown-ups that has a companion version for children, the WISC
aptitude test | a measure designed to predict a person's future performance | a measure of the capacity to learn, such as a college entrance exam
achievement test | a measure of what a person has already learned | a measure of mastery, such as a final exam in a course
intellectual disability / mental retardation | a condition marked by a score of 70 or below and difficulty in adapting to daily life | limited ability that appears before adulthood, as in Down syndrome
giftedness | exceptional ability, often defined by a score of 130 or above | the condition of the high-scoring children followed by Terman
Flynn effect | the worldwide rise in test performance over the twentieth century | the improvement in average scores from one generation to the next
stereotype threat | a self-confirming worry about being judged by a negative group image | the anxiety that lowers women's math scores when they are told men do better

# Qualities of a good test
? Which term describes
standardization | defining meaningful scores by comparison with a pretested group | giving a test under uniform procedures and setting norms
reliability | the extent to which a test gives consistent results | agreement of scores when the same people are tested again
validity | the extent to which a test measures what it is supposed to measure | the quality that a bathroom scale lacks as a measure of intelligence
content validity | the extent to which a test samples the behavior of interest | the quality of a driving test whose tasks cover the skills drivers need
predictive validity / criterion validity | success in forecasting the behavior a test is designed to forecast | the link between entrance exam scores and later college grades
test-retest reliability | similarity of scores when people take the same exam on two occasions | consistency over time shown by giving an exam twice
split-half reliability | agreement between scores on the odd and the even questions | consistency found by comparing two parts of a single exam
norm | a standard of average performance against which individual scores are compared | the pattern of scores of a large representative group

# Stages and systems of memory
? Which term describes
encoding | getting information into the memory system | translating an experience into a form that the brain can hold
storage | retaining information over time | keeping facts in the brain until they are needed
retrieval | getting information back out of the memory system | locating stored facts and bringing them to mind
sensory memory | the immediate, very brief recording of what reaches the eyes and ears | the first stage of the Atkinson-Shiffrin model, lasting less than a few seconds
short-term memory | the system that holds about seven items for less than half a minute without rehearsal | the limited system in which a phone number stays while it is dialed
long-term memory | the relatively permanent and limitless storehouse | the system that keeps knowledge, skills and experiences for years
working memory | conscious, active processing of incoming sounds, images and recalled facts | Baddeley's newer concept with a central executive
flashbulb memory | a vivid recollection of an emotionally significant moment | remembering clearly where one was during a shocking public event

# Kinds of memory
? Which kind of memory
iconic memory | holds a momentary photographic image for a few tenths of a second | is the fleeting visual trace studied by George Sperling
echoic memory | holds a momentary record of sounds for three or four seconds | is the fleeting auditory trace that lets us replay a speaker's last words
semantic memory | consists of general knowledge and facts about the world | holds word meanings and the names of capitals
episodic memory | consists of personally experienced events with their time and place | holds the recollection of one's own last birthday party
procedural memory | consists of skills such as riding a bicycle or typing | holds how-to knowledge that depends on the cerebellum and basal ganglia
eidetic memory / photographic memory | keeps images with almost the exactness of a picture | is found in a few children who can describe a picture in detail after it is gone
prospective memory | concerns intentions to do something in the future | is at work when one recalls having to take medicine at noon
autobiographical memory | concerns the story of a person's own life as a whole | connects personal events into a sense of self over a lifetime

# Ways to strengthen memory
? Which term describes
chunking | organizing items into familiar, manageable units | dividing a long number into groups of digits
mnemonic device / mnemonic | a memory aid that uses imagery or organization | a trick such as the acronym HOMES for the Great Lakes
maintenance rehearsal | repeating information over and over to keep it in mind | saying a phone number again and again without adding meaning
elaborative rehearsal | linking new information to material already known | deepening learning by giving meaning and examples to new facts
spacing effect / distributed practice | better retention when study is spread over time | the advantage of many short sessions over cramming
massed practice / cramming | study packed into one long session | the night-before method that gives poor lasting retention
testing effect / retrieval practice | better retention after quizzing oneself than after rereading | the gain that comes from bringing facts to mind rather than rereading them
method of loci | picturing items along the places of a familiar route | an ancient orator's aid of placing ideas in imagined rooms
levels of processing / deep processing | the idea that encoding meaning gives better recall than encoding sounds or appearance | the contrast between shallow and thoughtful treatment of words
self-reference effect | better recall of information that we relate to our own lives | remembering adjectives best after deciding whether they describe us

# Retrieval and its effects
? Which term describes
explicit memory / declarative memory | conscious retention of facts and experiences that one can state in words | the system that depends on the hippocampus and is lost in amnesia
implicit memory / nondeclarative memory | retention of learned skills and conditioned responses without conscious effort | the system that lets an amnesic patient learn a skill without knowing it
recall | bringing back learned information without cues, as on a fill-in-the-blank test | the measure of memory used in an essay question
recognition | identifying items previously learned, as on a multiple-choice test | the measure of memory used in picking a suspect from a lineup
relearning | saving time when mastering material for a second time | the measure Ebbinghaus used to show how much was saved
priming | the activation, often unconscious, of particular associations in memory | seeing the word rabbit and then spelling the spoken word hair as hare
context-dependent memory / context effect | better recall in the place where something was learned | remembering words heard underwater better when underwater again
state-dependent memory | better recall in the same physical condition as when something was learned | remembering when sober or drunk what was learned in that same condition
mood-congruent memory | the tendency to remember experiences that match one's current feelings | remembering sad events when one is sad
serial position effect | the tendency to recall best the first and last items of a list | the pattern that leaves the middle of a list weakest
primacy effect | better recall of the first items in a list | the advantage given to early items by more rehearsal
recency effect | better recall of the last items in a list | the advantage given to items still held in short-term store
tip-of-the-tongue phenomenon | the feeling of knowing a word but being momentarily unable to say it | a retrieval failure in which one recalls only the first letter of a name

# Forgetting and memory errors
? Which term describes
proactive interference | the disruption of new learning by earlier learning | an old locker combination that blocks recall of the new one
retroactive interference | the disruption of old learning by later learning | a new password that blocks recall of the previous one
anterograde amnesia | the inability to form new memories after an injury | the condition of patient H. M. after removal of his hippocampus
retrograde amnesia | the inability to remember events before an injury | the loss of the past after a blow to the head
decay / storage decay | the fading of a memory trace with time | loss of stored facts because their physical trace weakens
motivated forgetting | pushing painful memories out of awareness in order to protect oneself | losing a memory because it is too upsetting to recall
misinformation effect | altering a memory by exposure to misleading details after an event | reporting broken glass after hearing that cars smashed into each other
source amnesia / source misattribution | remembering a fact while forgetting where it was learned | believing one saw an event that one had only heard about
forgetting curve | Ebbinghaus's finding that loss is rapid at first and then levels off | a graph that falls steeply soon after learning
long-term potentiation | an increase in a synapse's firing efficiency after rapid stimulation | the neural basis for learning through strengthened connections

# Prenatal and infant development
? Which term describes
zygote | a fertilized egg during its two weeks of rapid cell division | the single cell formed when sperm and egg unite
embryo | the developing human from about two weeks through the second month | the stage before birth in which organs begin to form
fetus | the developing human from nine weeks after conception to birth | the stage before birth in which the body looks unmistakably human
teratogen | an agent such as a chemical or virus that harms development before birth | a harmful substance that reaches the unborn child, such as lead or alcohol
placenta | the organ that passes nutrients and oxygen from mother to unborn child | the screen in the womb that blocks many but not all harmful substances
maturation | orderly biological growth that is largely unaffected by experience | the unfolding sequence by which babies sit before they stand
imprinting | the process by which certain birds form an attachment early in life | the following of the first moving thing seen after hatching
temperament | a person's characteristic emotional reactivity and intensity | the inborn quality that makes an infant easy or difficult

# Reflexes of the newborn
? Which reflex
rooting reflex | makes a newborn turn its head toward a touch on the cheek | helps a baby to find the nipple
sucking reflex | makes a newborn draw on an object placed in the mouth | enables a baby to feed at breast or bottle
grasping reflex / palmar reflex | makes a newborn close its fingers tightly on an object in the palm | lets a baby cling to an adult's finger
Moro reflex / startle reflex | makes a newborn fling out its arms at a loud noise or loss of support | spreads and then draws in the arms when the baby seems to fall
Babinski reflex | makes a newborn spread its toes when the sole is stroked | fans the toes upward at a touch on the foot
stepping reflex / walking reflex | makes a newborn move its legs when held upright with feet touching a surface | looks like marching months before a baby can stand

# Piaget's stages and ideas of cognitive development
? Which term from Piaget's theory describes
sensorimotor stage | the period to about age two when infants know the world through senses and actions | the period in which a baby learns that hidden things still exist
preoperational stage | the period from about two to seven when children use language but lack logic | the period of pretend play and egocentric thought
concrete operational stage | the period from about seven to eleven when children think logically about real events | the period in which children grasp conservation
formal operational stage | the period from about twelve when people think about abstract concepts | the period in which teenagers reason about hypothetical situations
object permanence | awareness that things continue to exist when not perceived | looking for a toy after it has been hidden under a cloth
conservation | the principle that quantity stays the same despite changes of shape | knowing that a tall glass and a wide glass can hold equal milk
egocentrism | difficulty in taking another person's point of view | a child's covering of her own eyes to become invisible
schema | a concept or framework that organizes and interprets information | a mental mold into which a child pours experience
assimilation | interpreting a new experience by means of existing ideas | calling every four-legged animal a doggie
accommodation | adapting existing ideas to fit new information | narrowing the idea of doggie after learning that a cat differs

# Attachment and parenting
? Which term describes
secure attachment | the pattern in which an infant plays comfortably and is soothed by the mother's return | a bond fostered by sensitive and responsive care
avoidant attachment | the pattern in which an infant seems indifferent to the mother's departure and return | the insecure bond in which a child ignores the parent who comes back
anxious-ambivalent attachment / resistant attachment | the pattern in which an infant clings and is angry at the mother's return | the insecure bond in which a child seeks contact and also pushes the parent away
stranger anxiety | the fear of unfamiliar people that begins at about eight months | crying and reaching for the parent when a new face appears
separation anxiety | an infant's distress when a caregiver leaves | the upset, peaking at about thirteen months, that follows being parted from a parent
authoritarian parenting | imposing rules and expecting obedience without explanation | the strict, low-warmth style summed up by "because I said so"
authoritative parenting / democratic parenting | setting rules but explaining them and listening to children | the demanding yet responsive style linked with high self-esteem
permissive parenting | making few demands and using little punishment | the indulgent style in which children's desires prevail
uninvolved parenting / neglectful parenting | showing little interest in a child and making few demands | the careless, indifferent style linked with the poorest outcomes

# Erikson's psychosocial stages
? Which stage in Erikson's theory
trust versus mistrust / trust vs. mistrust | is the conflict of infancy, met by having needs dependably satisfied | takes place in the first year of life
autonomy versus shame and doubt / autonomy vs. shame and doubt | is the conflict of toddlers learning to do things for themselves | takes place from about age one to three
initiative versus guilt / initiative vs. guilt | is the conflict of preschoolers learning to carry out plans | takes place from about age three to six
industry versus inferiority / industry vs. inferiority | is the conflict of schoolchildren learning to feel competent at tasks | takes place from about age six to puberty
identity versus role confusion / identity vs. role confusion | is the conflict of adolescents testing roles to form a sense of self | takes place during the teen years
intimacy versus isolation / intimacy vs. isolation | is the conflict of young adults seeking close, loving relationships | takes place from about age twenty to forty
generativity versus stagnation / generativity vs. stagnation | is the conflict of middle adults contributing to the world through family and work | takes place from about age forty to sixty
integrity versus despair / ego integrity vs. despair | is the conflict of older adults looking back on their lives | takes place in the late sixties and beyond

# Moral and social growth of children and adolescents
? Which term describes
preconventional morality | judging acts by punishments and rewards, typically before age nine | obeying rules to avoid being punished or to gain something
conventional morality | judging acts by laws and social approval, typically in early adolescence | upholding rules because they are the rules
postconventional morality | judging acts by self-chosen ethical principles and basic rights | affirming people's agreed-upon rights even against a law
zone of proximal development | the gap between what a child can do alone and with help | Vygotsky's range of tasks that a learner can do with guidance
scaffolding | temporary support given to a learner and withdrawn as skill grows | a tutor's aid that lets a child reach a higher level of thinking
theory of mind | understanding that other people have their own thoughts and feelings | the insight into others' mental states that is impaired in autism
adolescence | the period from childhood to adulthood, from puberty to independence | the teenage years of transition
puberty | the period of sexual maturing in which a person becomes able to reproduce | the growth spurt and development set off by sex hormones
menarche | the first menstrual period | the event that marks a girl's ability to conceive, at about age twelve
identity | a person's sense of self, formed by testing and combining roles | a solid answer to the question "Who am I?"

# Puberty, gender and adulthood
? Which term describes
primary sex characteristics | the body structures that make reproduction possible | ovaries, testes and external genitals
secondary sex characteristics | nonreproductive traits such as breasts, voice quality and body hair | changes such as a deeper voice that appear in puberty
gender role | a set of expected behaviors for males or for females | a culture's view of how men and women should act
gender typing | the acquisition of traditional masculine or feminine patterns | a child's taking on of the traits expected of girls or boys
menopause | the natural ending of menstruation, usually at about age fifty | the end of a woman's ability to reproduce
midlife transition / midlife crisis | a period of questioning one's life at about age forty | the supposed turmoil when adults realize that half their life is over
social clock | the culturally preferred timing of events such as marriage and retirement | the expected schedule for leaving home, having children and retiring
empty nest | the change for parents when the last child leaves home | the home without children, which most couples find happy
Alzheimer's disease | a progressive brain disorder with gradual loss of memory and reasoning | the dementia linked to plaques and the loss of acetylcholine neurons
hospice | a place or program of care that gives comfort to the dying | support that eases the last months of terminally ill patients

# Kübler-Ross's stages of dying
? Which stage of dying
denial | is the first reaction, in which the patient refuses to believe the diagnosis | is expressed in the words "No, not me; it cannot be true"
anger | is the second reaction, in which the patient resents healthy people | is expressed in the question "Why me?"
bargaining | is the third reaction, in which the patient seeks more time through promises | is marked by deals with God or doctors for a longer life
depression | is the fourth reaction, in which the patient mourns the coming loss | is marked by hopelessness and sorrow over what will be left behind
acceptance | is the last reaction, in which the patient peacefully awaits the end | is marked by calm readiness after the struggle is over

# Theories of motivation
? Which theory holds that
instinct theory | unlearned behavior patterns fixed in a species explain why animals act | a bird builds a nest because of an inborn pattern of action
drive-reduction theory | a physiological need creates a tense state that moves an organism to satisfy it | we eat or drink to relieve tension and return the body to balance
incentive theory | external rewards pull people toward certain actions | the sight and smell of fresh bread draw a person who is not hungry
arousal theory | people act to reach their best level of stimulation | curiosity leads bored people to seek excitement and stressed people to seek calm
hierarchy of needs / Maslow's hierarchy | basic requirements such as food must be met before higher ones such as esteem | people climb from safety and belonging toward self-actualization
Yerkes-Dodson law | moderate excitement leads to the best performance | difficult tasks are done best with little excitement and easy ones with more
set-point theory | the body is disposed to keep a certain weight, like a thermostat | hunger increases and metabolism slows when weight falls below a natural level

# Basic terms of motivation
? Which term describes
instinct | a complex, unlearned behavior fixed throughout a species | a salmon's inborn return to its birthplace
drive | an aroused, tense state that arises from a physiological lack | thirst that pushes the organism to restore balance
homeostasis | a tendency to maintain a balanced, constant internal state | regulation of body chemistry, such as temperature or blood glucose
incentive | a positive or negative environmental stimulus that motivates | an outside lure, such as money, that pulls behavior
intrinsic motivation | the desire to do something for its own sake | reading for pleasure rather than for a prize
extrinsic motivation | the desire to act for promised rewards or to avoid threats | studying only to earn a cash payment
overjustification effect | a loss of interest in an enjoyable task after rewards are given for it | children's drawing less once they had been paid for drawing
achievement motivation / need for achievement | a desire for significant accomplishment and mastery | the striving for high standards studied by McClelland and Murray
self-actualization | the striving to fulfill one's potential, at the top of Maslow's pyramid | becoming all that one is capable of becoming
affiliation need / need to belong | the desire to be with others and build relationships | the social motive that makes exclusion from a group painful

# Hunger and eating
? Which term describes
anorexia nervosa | a disorder in which a person starves though significantly underweight | a fear of being fat that leads to dangerous loss of weight
bulimia nervosa | a disorder of overeating followed by vomiting, laxatives or fasting | cycles of bingeing and purging
binge-eating disorder | episodes of overeating followed by distress but not by purging | gorging that is not followed by vomiting or excessive exercise
lateral hypothalamus | the area of the brain that brings on hunger | the area whose destruction makes a starving animal lose interest in food
ventromedial hypothalamus | the area of the brain that depresses hunger | the area whose destruction makes an animal overeat and grow very fat
glucose | the blood sugar that provides the body's main source of energy | the form of sugar whose low level triggers hunger
basal metabolic rate | the body's resting level of energy use | the speed at which the resting body burns calories
obesity | an excess of body fat shown by a body mass index of 30 or more | the weight condition that raises the risk of diabetes and heart disease

# Theories of emotion
? Which theory holds that
James-Lange theory | we feel emotion because we notice our bodily responses | we are afraid because we tremble and sad because we cry
Cannon-Bard theory | bodily arousal and the experience of emotion occur at the same time | the thalamus sends signals to the cortex and the body simultaneously
two-factor theory / Schachter-Singer theory | emotion requires both physical arousal and a cognitive label | people injected with epinephrine label their arousal according to the mood of others
opponent-process theory of emotion | an emotional state triggers an opposite state that grows with repetition | a skydiver's terror is followed by a rebound of elation
facial feedback theory / facial feedback hypothesis | expressions of the muscles around mouth and eyes intensify what we feel | holding a pen in the teeth to force a smile makes cartoons funnier
cognitive appraisal theory / Lazarus's theory | we judge an event as dangerous or not before we feel emotion | emotions arise when we evaluate an event as harmless or threatening

# Terms of emotion
? Which term describes
motivation | a need or desire that energizes and directs behavior | the force that starts, guides and maintains goal-directed action
emotion | a response of the whole organism with arousal, expressive behavior and conscious experience | a feeling state such as joy, fear or anger
display rule | a culture's standard for when and how feelings may be shown | the custom that forbids open anger in public in some societies
catharsis | the idea that releasing aggressive energy relieves aggressive urges | emotional release through action or fantasy, once believed to reduce anger
adaptation-level phenomenon | judging new experiences against a neutral point set by earlier ones | becoming used to a higher income so that it no longer brings joy
relative deprivation | the perception of being worse off than those with whom one compares oneself | a worker's discontent with a fair raise on learning that others got more
subjective well-being | self-perceived happiness or satisfaction with life | a person's own rating of the quality of his or her life
feel-good, do-good phenomenon | people's tendency to be helpful when they are already in a pleasant mood | giving more to charity after finding some money
nonverbal communication / body language | conveying feelings by gestures, posture and facial expressions | signals such as a frown or crossed arms that need no words

# Stress and its effects
? Which term describes
stressor | an event or condition that makes demands on a person | a catastrophe, life change or daily hassle
eustress | positive strain that motivates a person | the healthy excitement of starting a new job or training for a game
distress | negative strain that is harmful when prolonged | unhealthy anguish from severe pressure or loss
general adaptation syndrome | Selye's three-phase bodily response of alarm, resistance and exhaustion | the sequence that leads from mobilized resources to collapse
fight-or-flight response | the emergency reaction that prepares the body to attack or flee | the outpouring of adrenaline described by Walter Cannon
daily hassle | a minor everyday annoyance such as traffic or a long line | a small irritation that adds up to harm health
psychoneuroimmunology | the study of how mental, neural and hormonal processes affect resistance to disease | the field that links the mind with the immune system
lymphocyte | a white blood cell that fights infection in the immune system | a B cell or T cell that is weakened by prolonged anxiety
burnout | physical, emotional and mental exhaustion caused by long pressure at work | the loss of energy and idealism in an overworked nurse or teacher

# Conflict, coping and health
? Which term describes
stress | the process by which we appraise and cope with threatening events | the body's and mind's reaction to demands that challenge us
approach-approach conflict | having to choose between two attractive options | being torn between two colleges one likes equally
avoidance-avoidance conflict | having to choose between two unpleasant options | being torn between dental work and a painful toothache
approach-avoidance conflict | being both attracted to and repelled by a single goal | wanting a well-paid job that is dangerous
problem-focused coping | reducing stress directly by changing its source | making a study plan to improve a failing grade
emotion-focused coping | easing stress by attending to one's own feelings about it | seeking comfort from friends when the situation cannot be changed
Type A personality | the competitive, impatient and anger-prone pattern linked with heart disease | Friedman and Rosenman's label for hard-driving, time-urgent people
Type B personality | the easygoing, relaxed pattern with lower risk of heart disease | Friedman and Rosenman's label for calm, unhurried people
social support | help and comfort from family, friends and community | the close relationships that protect against illness
internal locus of control | the belief that one governs one's own fate | the view that success depends on one's own effort
external locus of control | the belief that chance or outside forces govern one's fate | the view that what happens depends on luck or powerful others
aerobic exercise | sustained activity such as jogging that increases heart and lung fitness | physical activity that can lessen depression and anxiety

# Freud's structure of personality
? Which term from psychoanalysis describes
id | the unconscious energy that seeks immediate satisfaction of drives | the part that works on the pleasure principle
ego | the largely conscious executive that mediates among demands | the part that works on the reality principle
superego | the internalized ideals and standards that form the conscience | the part that focuses on how one ought to behave and brings guilt
unconscious | the reservoir of mostly unacceptable thoughts, wishes and memories | the hidden region of the mind below the surface of the iceberg
preconscious | the region of thoughts that can easily be brought to awareness | the area of the mind holding memories that one could recall at will
libido | the energy of the sexual instincts | the drive whose focus shifts from one erogenous zone to another
fixation | a lingering focus of energy at an earlier stage | being stuck at a stage where conflicts were unresolved
Oedipus complex | a boy's desire for his mother and jealousy of his father | the conflict of the phallic stage named after a Greek king
free association | saying whatever comes to mind, however trivial | the method by which a patient on a couch reveals hidden thoughts

# Freud's psychosexual stages
? Which of Freud's stages
oral stage | centers pleasure on the mouth in the first eighteen months | involves sucking, biting and chewing in infancy
anal stage | centers on bowel and bladder control in toddlers | involves the conflict over toilet training
phallic stage | centers on the genitals from about age three to six | involves the Oedipus complex and rivalry with a parent
latency stage | is the time of dormant sexual feelings from about six to puberty | is the calm period in which children play mainly with their own sex
genital stage | is the maturing of sexual interests from puberty on | is the last period, in which adult relationships form

# Defense mechanisms
? Which defense mechanism describes
repression | pushing anxiety-arousing thoughts out of consciousness | the basic mechanism that underlies all the others in Freud's theory
regression | retreating to a more infantile stage when faced with anxiety | an older child's return to thumb sucking on the first day of school
reaction formation | switching unacceptable impulses into their opposites | showing exaggerated friendliness to a person one hates
projection | attributing one's own threatening impulses to others | accusing others of the hostility one feels oneself
rationalization | giving self-justifying explanations in place of real reasons | claiming to drink only to be sociable in order to excuse a habit
displacement | shifting impulses toward a less threatening object or person | kicking the dog after being scolded by the boss
sublimation | channeling unacceptable impulses into socially valued activities | turning aggressive energy into sport or art
intellectualization | treating an upsetting matter in a detached, abstract way | discussing one's own illness only in cold, technical terms

# Approaches and terms of personality
? Which term describes
personality | an individual's characteristic pattern of thinking, feeling and acting | the consistent traits that make a person unique
trait | a characteristic pattern of behavior or a disposition to feel and act | a stable quality such as honesty or shyness
collective unconscious | Jung's shared, inherited reservoir of memory traces from human history | the common store of images that appear in the myths of all cultures
archetype | a universal symbol inherited from the species' past in Jung's theory | an image such as the wise old man or the mother
inferiority complex | Adler's term for deep feelings of inadequacy that people try to overcome | the childhood sense of weakness that drives a striving for power
self-concept | all thoughts and feelings in answer to "Who am I?" | the central feature of personality for Rogers
self-esteem | one's feelings of high or low worth | the sense of one's own value
self-efficacy | the belief that one is capable of doing a task effectively | Bandura's term for confidence in one's own competence
unconditional positive regard | total acceptance of another person regardless of conduct | the attitude of acceptance that Rogers thought children need
conditions of worth | standards people think they must meet to be loved | Rogers's term for strings attached to acceptance by others
reciprocal determinism | the interacting influences of behavior, internal factors and environment | Bandura's view that people both shape and are shaped by their surroundings
self-serving bias | a readiness to perceive oneself favorably | taking credit for success while blaming failure on circumstances

# The Big Five personality traits
? Which of the Big Five traits
openness / openness to experience | is marked by imagination, curiosity and love of variety | is low in people who are practical and prefer routine
conscientiousness | is marked by organization, care and self-discipline | is low in people who are careless, disorderly and impulsive
extraversion / extroversion | is marked by sociability, fun and affection for company | is low in people who are retiring, sober and reserved
agreeableness | is marked by trust, helpfulness and a soft heart | is low in people who are ruthless, suspicious and uncooperative
neuroticism / emotional instability | is marked by anxiety, insecurity and self-pity | is low in people who are calm and secure

# Tests of personality
? Which personality test
Rorschach inkblot test / Rorschach test | asks people what they see in a set of ten symmetrical blots | is the most widely used projective test and shows shapeless pictures
Thematic Apperception Test / TAT | asks people to make up stories about ambiguous scenes | was devised by Henry Murray to reveal needs through storytelling
Minnesota Multiphasic Personality Inventory / MMPI | is the most widely used objective test and has hundreds of true-false items | was developed to identify emotional disorders and contains lie scales
Myers-Briggs Type Indicator / MBTI | sorts people into sixteen types based on Jung's ideas | labels people by letters for preferences such as thinking or feeling
California Psychological Inventory / CPI | measures traits such as responsibility and self-control in normal people | is an objective questionnaire designed for people without disorders
structured interview | puts the same prepared questions face to face to every applicant | compares people by asking job-relevant questions in a fixed order

# Explaining behavior and changing attitudes
? Which term from social psychology describes
attribution theory | the view that we explain behavior by crediting the situation or the person's disposition | Heider's account of how people explain the causes of actions
fundamental attribution error | underestimating the situation and overestimating disposition when judging others | blaming a stranger's rudeness on character rather than on circumstances
actor-observer bias | crediting our own acts to the situation but those of others to their traits | excusing one's own lateness by traffic but calling others lazy for theirs
attitude | a belief and feeling that predisposes one to respond in a certain way | a learned evaluation of an object, person or event
cognitive dissonance | the discomfort felt when two thoughts or an act and a belief conflict | the tension that leads us to change beliefs to fit our actions
foot-in-the-door phenomenon | the tendency of people who agree to a small request to comply later with a larger one | winning consent to a big sign after first getting a tiny one accepted
door-in-the-face technique | making an unreasonably large request first so that a smaller one seems acceptable | asking for a hundred dollars in order to obtain ten
central route persuasion / central route to persuasion | change of mind brought about by strong arguments and careful thinking | influence through evidence that lasts longer because it engages the issue
peripheral route persuasion / peripheral route to persuasion | change of mind brought about by incidental cues such as a speaker's attractiveness | influence through a celebrity's endorsement rather than evidence
role playing | acting a social part until it comes to feel real | the process by which mock guards in a Stanford basement became harsh
halo effect | letting one good quality color the judgment of a whole person | assuming that an attractive person is also kind and intelligent

# Influence of groups
? Which term describes
conformity | adjusting one's behavior or thinking to match a group standard | giving the group's wrong answer in Asch's test of line lengths
obedience | following the direct commands of an authority | delivering shocks because the experimenter says to go on
compliance | giving in to a request made by someone without authority | agreeing to buy a cookie because a friend asked
social facilitation | stronger performance on simple tasks in the presence of others | a cyclist's faster time when racing against others than alone
social loafing | exerting less effort in a group than when individually accountable | pulling less hard in a team tug-of-war
deindividuation | the loss of self-awareness and restraint in groups that give anonymity | the process by which masked members of a mob become violent
group polarization | the strengthening of members' prevailing opinions through discussion | talk among like-minded people that makes views more extreme
groupthink | a desire for harmony that overrides realistic appraisal of alternatives | the faulty decision making behind the Bay of Pigs invasion
normative social influence | going along in order to gain approval or avoid disapproval | laughing at a joke so as not to be rejected
informational social influence | going along because others' opinions may be correct | following other drivers at a confusing road sign
minority influence | the power of one or two consistent individuals to sway the majority | the effect of a few firm dissenters on the opinion of the rest

# Prejudice and conflict
? Which term describes
prejudice | an unjustifiable negative attitude toward a group and its members | a prejudgment that mixes beliefs, emotions and readiness to act
stereotype | a generalized and often overgeneralized belief about a group of people | a fixed picture that treats all members of a group as the same
ingroup | "us," the people with whom one shares a common identity | the set of people that one belongs to and favors
outgroup | "them," those perceived as different or apart from us | the set of people toward whom rivalry and dislike are felt
ingroup bias | the tendency to favor people of one's own side | preferring one's own team, school or nation over others
scapegoat theory | the view that hostility offers an outlet for anger by providing someone to blame | the explanation of why people who are frustrated turn against minorities
just-world phenomenon | the tendency to believe that people get what they deserve | the idea that victims must have done something to earn their fate
ethnocentrism | judging other cultures by the standards of one's own and assuming its superiority | the belief that one's own nation or customs are naturally best
social trap | a situation in which parties pursuing self-interest become caught in harmful behavior | the conflict in which each side gains by overfishing until all lose
superordinate goal | a shared aim that requires cooperation and overrides differences | the common task that reconciled rival boys at a summer camp
mirror-image perceptions | mutual views in which each side sees itself as ethical and the other as evil | the matching hostile views held by two enemies

# Aggression, helping and attraction
? Which term describes
aggression | any physical or verbal behavior intended to harm someone | hurting another person on purpose, by fists or insults
frustration-aggression principle | the idea that being blocked from a goal creates anger that can lead to attack | an explanation of violence as the outcome of thwarted aims
altruism | unselfish regard for the welfare of others | helping a stranger without expecting any reward
bystander effect | the tendency to be less likely to give aid when others are present | the inaction of onlookers studied after the murder of Kitty Genovese
diffusion of responsibility | the feeling that someone else will act because many are present | the sharing of the duty to help among all who are watching
social exchange theory | the idea that our dealings with others aim to maximize benefits and minimize costs | the view that people weigh rewards against costs before giving help
reciprocity norm | the expectation that people will help those who have helped them | the rule of returning a favor
social-responsibility norm | the expectation that people will help those who depend on them | the rule that calls on adults to aid children in need
mere exposure effect | the tendency for repeated contact with new stimuli to increase liking of them | growing fond of a face simply because it is seen often
passionate love | an aroused state of intense absorption in another person | the thrilling feeling at the start of a romance
companionate love | deep, affectionate attachment to those with whom our lives are intertwined | the steady fondness that remains in a long marriage
equity | a condition in which people receive in proportion to what they give | the fairness that makes a close relationship last
self-disclosure | revealing intimate aspects of oneself to others | the sharing of private hopes and fears that deepens friendship

# Psychology of work
? Which term describes
personnel psychology | the field concerned with recruiting, selecting, training and appraising employees | the branch that devises tests to choose workers for jobs
organizational psychology | the field concerned with job satisfaction, morale and management style | the branch that studies how workplaces influence the productivity of workers
human factors psychology / ergonomics | the field concerned with making machines and settings safe and easy to use | the branch that designs controls and displays to fit people
flow | a completely involved, focused state in which time seems to vanish | Csikszentmihalyi's term for absorption in a task that fully uses one's skills
task leadership | goal-oriented direction that sets standards and organizes work | the style of a boss who focuses attention on getting the job done
social leadership | group-oriented direction that builds teamwork and mediates conflict | the style of a boss who delegates and gives emotional support
Theory X | the assumption that workers are lazy and motivated only by money | McGregor's label for managers who rely on close control and threats
Theory Y | the assumption that workers are motivated by esteem and creativity | McGregor's label for managers who trust employees and invite participation
job analysis | a detailed study of the tasks and skills that a position requires | the step that identifies what knowledge an employee needs before hiring starts
360-degree feedback | ratings of an employee from peers, supervisors, subordinates and customers | an appraisal that collects opinions from every direction

# Understanding psychological disorders
? Which term describes
psychological disorder / mental disorder | a disturbance in thought, emotion or behavior that is dysfunctional | a deviant, distressful pattern that interferes with daily life
medical model | the idea that mental conditions are diseases with physical causes that can be cured | the view that disturbed people are sick patients needing diagnosis and treatment in a hospital
DSM / Diagnostic and Statistical Manual of Mental Disorders | the American Psychiatric Association's guide for classifying conditions | the handbook that lists criteria for diagnosing patients
insanity | a legal term for inability to understand that one's act was wrong | a defense in court rather than a diagnosis
comorbidity | the presence of two or more conditions in one person at the same time | having both depression and alcoholism together
diathesis-stress model / vulnerability-stress model | the view that a predisposition plus pressure from the environment brings on illness | the idea that genes create a risk that hard events turn into disorder
deinstitutionalization | the release of patients from mental hospitals to community care | the emptying of state hospitals after new drugs came into use
prognosis | a forecast of the likely course and outcome of a condition | a prediction about a patient's chance of recovery
etiology | the apparent causes and history of a condition | the study of what leads to the development of an illness

# Anxiety and related disorders
? Which disorder
generalized anxiety disorder | makes a person continually tense, apprehensive and worried for no single reason | keeps the nervous system aroused with free-floating worry for six months or more
panic disorder | brings sudden episodes of intense dread with chest pain and choking | involves unpredictable minutes-long attacks of terror
specific phobia | causes a persistent, irrational fear of a particular object or activity | makes a person avoid something such as spiders or heights
social anxiety disorder / social phobia | causes an intense fear of being judged or embarrassed in front of other people | makes a person avoid speaking or eating in public
agoraphobia | causes fear of places from which escape might be difficult | may keep a person at home in dread of crowds and open places
obsessive-compulsive disorder / OCD | involves unwanted repetitive thoughts and actions | may make a person wash hands or check locks again and again
post-traumatic stress disorder / PTSD | brings haunting memories, nightmares and jumpiness after a terrible experience | affects many combat veterans and survivors of disasters
hoarding disorder | causes a persistent difficulty in parting with possessions | fills a home with clutter that its owner cannot discard

# Kinds of phobia
? Which phobia
acrophobia | is an extreme fear of heights | may keep a person from climbing ladders or standing on balconies
claustrophobia | is an extreme fear of enclosed spaces | may keep a person out of elevators and closets
arachnophobia | is an extreme fear of spiders | may make a person flee at the sight of a web
hydrophobia | is an extreme fear of water | may keep a person from swimming or boating
hemophobia / hematophobia | is an extreme fear of blood | may make a person faint at the sight of a cut
nyctophobia | is an extreme fear of darkness | may make a person unable to sleep without a lamp
xenophobia | is an extreme fear of strangers or foreigners | shows itself as hatred of people from other countries
aerophobia / aviophobia | is an extreme fear of flying | may keep a person from boarding an airplane

# Mood, dissociative and somatic disorders
? Which disorder
major depressive disorder / major depression | brings two or more weeks of sadness and loss of interest in most activities | causes lethargy, worthlessness and changes in sleep and appetite
bipolar disorder / manic-depressive disorder | alternates between hopelessness and overexcited mania | is often treated with lithium to level its highs and lows
persistent depressive disorder / dysthymia | brings a mildly low mood on most days for two years or more | is milder but longer lasting than an episode of severe despair
seasonal affective disorder | brings low mood in winter months | is often treated with bright light in the dark part of the year
dissociative identity disorder / multiple personality disorder | makes a person exhibit two or more distinct and alternating characters | splits the self so that one character may be unaware of another
dissociative amnesia | causes loss of personal memories after severe stress without brain injury | erases a person's past for psychological rather than physical reasons
dissociative fugue | makes a person travel far from home and take a new identity | combines flight from home with forgetting of one's former life
conversion disorder / functional neurological symptom disorder | changes anxiety into a bodily complaint such as paralysis without medical cause | produces sudden blindness or numbness that has no physical explanation
illness anxiety disorder / hypochondriasis | makes a person interpret normal sensations as signs of a dreaded disease | sends a healthy person from doctor to doctor over small pains

# Schizophrenia and its symptoms
? Which term describes
schizophrenia | a group of severe disorders with disorganized thinking, disturbed perceptions and inappropriate emotions | a psychosis whose name means split mind, linked to excess dopamine
delusion | a false belief, often of persecution or grandeur | the firm conviction of being a famous ruler or of being hunted by spies
positive symptom | the presence of an inappropriate behavior, such as hearing voices | an excess or distortion that is added to normal behavior
negative symptom | the absence of an appropriate behavior, such as speech or expression | a lack of normal functioning, contrasted with excesses such as hearing voices
flat affect | a state of no apparent feeling | the showing of little or no emotion in face and voice
catatonia | remaining motionless for hours and then becoming agitated | a state of stupor with a rigid posture
word salad | jumbled ideas in speech that make no sense even within sentences | a meaningless mixture of talk produced by disorganized thoughts
chronic schizophrenia / process schizophrenia | the slow-developing form, from which recovery is doubtful | a gradual onset in a person with a long history of social inadequacy
acute schizophrenia / reactive schizophrenia | the sudden form that follows particular stresses, from which recovery is likelier | a rapid onset in a previously well-adjusted person

# Personality disorders
? Which personality disorder
antisocial personality disorder | is marked by a lack of conscience for wrongdoing | produces the aggressive or clever con artist who feels no remorse
borderline personality disorder | is marked by unstable moods, relationships and self-image | brings fear of abandonment, impulsiveness and self-injury
narcissistic personality disorder | is marked by exaggerated self-importance and hunger for admiration | brings fantasies of success and a lack of empathy
histrionic personality disorder | is marked by shallow, attention-getting emotions | brings dramatic displays and efforts to gain praise and reassurance
paranoid personality disorder | is marked by unjustified suspicion and mistrust of others | makes a person read hidden threats into innocent remarks
schizoid personality disorder | is marked by emotional detachment and lack of desire for relationships | produces a loner who is indifferent to praise or criticism
avoidant personality disorder | is marked by a fearful sensitivity to rejection | makes a person who wants friends withdraw for fear of criticism
dependent personality disorder | is marked by an excessive need to be taken care of | makes a person cling submissively and leave decisions to others
obsessive-compulsive personality disorder | is marked by preoccupation with order, rules and perfection | produces a stubborn perfectionist who cannot finish or delegate tasks

# Disorders of childhood and of the aging brain
? Which disorder
autism spectrum disorder / autism | shows deficient communication and social interaction with fixed interests and repetitive behavior | appears early and impairs a child's understanding of others' states of mind
attention-deficit/hyperactivity disorder / ADHD | shows extreme distractibility, restlessness and impulsivity | is often treated with stimulants such as Ritalin
Tourette syndrome | produces repeated involuntary movements and sounds called tics | makes a child blink, jerk or grunt without intending to
Down syndrome | results from an extra copy of chromosome 21 | causes mild to severe retardation and distinctive facial features
fetal alcohol syndrome | results from a pregnant woman's heavy drinking | causes physical and cognitive abnormalities such as a small head
dyslexia | impairs reading in spite of normal intelligence | makes a child confuse letters and words on a page
Parkinson's disease | causes tremors and rigid movement as dopamine-producing neurons die | is treated with L-dopa to restore a missing neurotransmitter
dementia | brings general loss of memory and reasoning with damage to the brain in old age | may follow a series of small strokes in elderly people
conduct disorder | shows repeated aggression, stealing and rule breaking in youth | is diagnosed in children who bully, lie and destroy property

# Kinds of therapy
? Which therapy
psychoanalytic therapy / psychoanalysis as therapy | interprets free associations, resistances, dreams and transferences | aims to bring repressed feelings into awareness
client-centered therapy / person-centered therapy | provides active listening within a genuine, accepting and empathic setting | lets those seeking help lead the talk and find their own insight
Gestalt therapy | helps people become aware of present feelings and integrate parts of the self | was developed by Fritz Perls and uses dialogues with an empty chair
behavior therapy | applies principles of learning to eliminate unwanted actions | treats a phobia by replacing the learned response rather than finding insight
cognitive therapy | trains depressed people to notice and question gloomy thoughts | was developed by Aaron Beck to correct negative beliefs in depression
cognitive-behavioral therapy / CBT | combines changing self-defeating thinking with changing actions | trains people both to think and to act in new ways
rational emotive behavior therapy / REBT | vigorously challenges people's illogical, self-defeating assumptions | was developed by Albert Ellis and uses an ABC model of beliefs
family therapy | treats relatives as a system in which each member affects the others | guides parents and children toward better communication
group therapy | treats several unrelated people at once with one professional | shows people that others share their problems and lowers the cost
biomedical therapy | uses prescribed medicine or procedures that act on the body | treats disorders by changing brain chemistry or circuits
eclectic approach | uses techniques from various forms of treatment according to the client's needs | borrows from several schools instead of following one

# Techniques of therapy
? Which technique of therapy describes
systematic desensitization | pairing a relaxed state with gradually increasing anxiety-triggering stimuli | working up an anxiety hierarchy while staying relaxed
flooding | exposing a person fully and at once to the feared object without escape | placing a person afraid of heights on a high roof until fear subsides
aversive conditioning / aversion therapy | pairing an unpleasant state with an unwanted behavior | giving an alcoholic a drink with a drug that causes nausea
counterconditioning | evoking new responses to stimuli that trigger unwanted behaviors | Mary Cover Jones's method of replacing a boy's fear of rabbits with pleasure
virtual reality exposure therapy | facing fears through electronic simulations | treating fear of flying with goggles and a lifelike computer scene
active listening | echoing, restating and clarifying what the speaker says | Rogers's empathic way of paying attention to a client
behavior contract | a written agreement that sets goals and rewards for conduct | a signed document stating what a client will do and receive
dream interpretation | finding the latent meaning of the night's stories with an analyst | Freud's royal road to the unconscious
stress inoculation training | teaching people to restructure their thinking in hard situations | practicing positive self-statements in advance of pressure

# Psychoanalytic treatment and the helping relationship
? Which term describes
resistance | the blocking from consciousness of anxiety-laden material in therapy | a patient's hesitation, joking or missed sessions when painful topics arise
transference | the patient's moving to the analyst of emotions linked with other relationships | feeling toward the therapist the love or anger once felt for a parent
interpretation | the analyst's noting of hidden meanings to promote insight | the suggestion of what a dream or slip reveals
Freudian slip | an error in speech that reveals a hidden thought | a mistaken word that betrays an unconscious wish
psychotherapy | treatment by psychological techniques through talk between a trained person and a client | help for troubled people by means of conversation rather than drugs
empathy | understanding and sharing another person's feelings | the therapist's ability to see the world through the client's eyes
genuineness | being open and free of a false front | the therapist's quality of expressing true feelings honestly
self-help group | people with a common problem who meet without a professional leader | a fellowship such as Alcoholics Anonymous in which members aid each other
therapeutic alliance | a bond of trust and mutual understanding between helper and client | the working relationship that predicts success in treatment

# Drugs used in treatment
? Which drug or class of drugs
antipsychotic / antipsychotic drug / major tranquilizer | reduces hallucinations and delusions by blocking dopamine | is used mainly to treat schizophrenia
antianxiety drug / anxiolytic | depresses central nervous system activity to calm tension | is given to relieve tension or panic and includes Valium and Xanax
antidepressant / antidepressant drug | lifts mood by increasing norepinephrine or serotonin | is used for depression and includes Prozac and Zoloft
lithium | is a mood-stabilizing salt for bipolar disorder | levels the highs and lows of manic-depressive patients
Thorazine / chlorpromazine | was the first medicine to calm psychotic patients, introduced in the 1950s | made the release of many schizophrenic patients from hospitals possible
Ritalin / methylphenidate | is a stimulant that calms hyperactive children and improves attention | is prescribed for children with ADHD
methadone | is a synthetic narcotic given in place of heroin | relieves the cravings of opiate addicts under supervision
Antabuse / disulfiram | causes vomiting when a person drinks alcohol | is given to alcoholics as a form of aversion treatment

# Biological treatments
? Which treatment
electroconvulsive therapy / ECT / shock therapy | sends a brief electric current through the brain of an anesthetized patient | relieves severe depression that resists drugs by causing a seizure
lobotomy | cut the nerves connecting the frontal lobes to emotion centers | was developed by Egas Moniz and left patients lethargic and immature
transcranial magnetic stimulation / rTMS / TMS | applies repeated pulses from a coil held outside the skull | excites or suppresses brain activity without surgery or memory loss
deep brain stimulation | sends current through electrodes implanted by surgeons | acts like a pacemaker placed within the head
light exposure therapy / light therapy | gives daily doses of bright rays against winter depression | treats seasonal affective disorder with a special lamp
drug therapy / psychopharmacology | relieves symptoms by medication | is the most widely used biomedical treatment and includes antidepressants

# Famous cases and experiments
? Which case or study
Bobo doll experiment | showed that children imitate the aggression of an adult model | was carried out by Albert Bandura with an inflatable toy
Little Albert experiment / Little Albert | showed that a fear can be learned by pairing a white rat with a loud noise | was carried out on an infant by Watson and Rosalie Rayner
Stanford prison experiment | showed how quickly people take on the roles of guard and inmate | was stopped by Zimbardo after six days
Milgram experiment / Milgram obedience study | tested how far people would go in shocking a learner at an authority's orders | used a fake shock generator with switches up to 450 volts
Asch experiment / Asch conformity study | tested whether people would agree with confederates on the lengths of lines | used a group of actors who all gave the same wrong answer
Robbers Cave experiment | created rivalry between Eagles and Rattlers at a summer camp | showed that cooperation on shared goals can end hostility
visual cliff experiment | tested whether infants would crawl over glass above an apparent drop | studied depth perception in babies
strange situation | observed infants when their mothers left and returned to an unfamiliar room | measured the quality of attachment of one-year-olds
marshmallow test | measured whether children could wait for a larger treat | linked delay of gratification to later success
Phineas Gage case / Phineas Gage | involved a railroad worker whose frontal lobe was pierced by an iron rod | showed that damage to the front of the brain can change personality
Genie case / Genie | involved a girl isolated until age thirteen who never mastered grammar | supported the idea of a critical period for language
`;
