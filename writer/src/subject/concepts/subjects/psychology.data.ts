/** Concepts of psychology, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Schools of thought in psychology
? Which school of psychology
structuralism | used introspection to break conscious experience down into its basic elements | grew out of the work of Wilhelm Wundt and Edward Titchener | analyzed sensations, images and feelings reported by trained observers
functionalism | asked how mental processes help people adapt to their environment | was led by William James and influenced by Darwin's theory of evolution | studied the purpose of consciousness and behavior
behaviorism | held that psychology should study only observable actions | was founded by John B. Watson and extended by B. F. Skinner | explained actions as learned responses to stimuli, rewards and punishments
psychoanalysis / psychoanalytic school | stressed unconscious conflicts and early childhood experiences | was founded by Sigmund Freud in Vienna | explored hidden wishes through dreams and free association
humanistic psychology / humanism | emphasized free will, personal growth and the potential for good in people | was developed by Carl Rogers and Abraham Maslow | rejected the view that unconscious drives or conditioning control people
Gestalt psychology | held that the whole is different from the sum of its parts | was developed by Max Wertheimer, Wolfgang Köhler and Kurt Koffka | studied how people organize sensations into meaningful patterns

# Contemporary perspectives in psychology
? Which psychological perspective
biological perspective / biological approach / neuroscience perspective | explains behavior through the brain, nervous system, hormones and genes | studies how neurotransmitters and brain chemistry affect mood and behavior | relies on evidence from brain scans
cognitive perspective / cognitive approach | studies how people encode, process, store and retrieve information | compares the mind to a computer that processes information | attributes depression to negative thoughts and interpretations of events
evolutionary perspective / evolutionary psychology | explains behavior by its value for survival and reproduction among ancestors | applies the principle of natural selection to mental processes | asks how inherited traits helped ancestors to survive and pass on their genes
psychodynamic perspective / psychodynamic approach | explains behavior through unconscious drives and unresolved childhood conflicts | grew out of the theories of Sigmund Freud | traces adult problems to unfulfilled wishes and childhood traumas
behavioral perspective / behavioral approach | explains actions as learned through conditioning and reinforcement | studies observable responses rather than private mental events | grew out of the work of Watson and Skinner
sociocultural perspective / social-cultural perspective / sociocultural approach | examines how behavior varies across ethnic groups, nations and situations | stresses the influence of customs, values and other people on the individual | asks how people are alike and how they differ as products of their environments
humanistic perspective / humanistic approach | focuses on free choice, self-esteem and the drive toward self-actualization | assumes that people are naturally good and seek personal growth | asks how people can fulfill their potential and satisfy their needs for love and acceptance

# Founders and pioneers of psychology
? Which pioneer of psychology
Wilhelm Wundt / Wundt | opened the first psychology laboratory in Leipzig, Germany, in 1879 | is called the father of experimental psychology | trained observers in introspection to measure conscious experience
William James | wrote the textbook The Principles of Psychology, published in 1890 | was the leading American founder of functionalism | described consciousness as a continuous stream of thought
G. Stanley Hall | became the first president of the American Psychological Association | founded one of the first American psychology laboratories, at Johns Hopkins University | described adolescence as a period of storm and stress
Edward Titchener / E. B. Titchener / Titchener | brought structuralism to the United States as a professor at Cornell University | sought to list the basic elements of the mind, such as sensations and images | studied with Wilhelm Wundt and trained people in self-reflective introspection
Mary Whiton Calkins / Calkins | became the first female president of the American Psychological Association in 1905 | was refused a doctorate by Harvard although she had completed the requirements | studied memory under William James
Margaret Floy Washburn / Washburn | was the first woman to receive a doctorate in psychology | wrote The Animal Mind on animal behavior and cognition | became the second female president of the American Psychological Association
Francis Cecil Sumner / Sumner | was the first African American to receive a doctorate in psychology | headed the psychology department at Howard University
Mamie Phipps Clark / Mamie Clark | used dolls with her husband Kenneth to study racial attitudes of Black children | did research on self-image that was cited in Brown v. Board of Education
Max Wertheimer / Wertheimer | founded Gestalt psychology in Germany | studied apparent movement, called the phi phenomenon

# Pioneers of the treatment of disorders
? Which pioneer of treatment
Philippe Pinel / Pinel | removed the chains from mental patients in Paris during the French Revolution | introduced the humane approach called moral treatment in French asylums | argued that madness is a sickness of the mind rather than possession by demons
Dorothea Dix / Dix | campaigned for humane treatment of people with mental illness in the United States | persuaded state legislatures to build mental hospitals in the nineteenth century
Aaron Beck / Beck | developed cognitive therapy for depression | taught depressed patients to recognize and correct negative beliefs | held that depression results from negative beliefs about oneself, the world and the future
Albert Ellis / Ellis | developed rational emotive behavior therapy | challenged the irrational beliefs of clients in a confrontational manner | held that irrational beliefs, rather than events, cause emotional distress
Joseph Wolpe / Wolpe | developed systematic desensitization as a treatment for phobias | paired relaxation with a hierarchy of anxiety-producing stimuli | refined the counterconditioning method of Mary Cover Jones
Mary Cover Jones | used counterconditioning to remove a boy's fear of rabbits | paired food with a feared rabbit to treat a child named Peter
Fritz Perls / Perls | developed the approach called Gestalt therapy | urged clients to become aware of their feelings in the present
Egas Moniz / Moniz | developed the lobotomy, an operation on the frontal lobes | won a Nobel Prize for a brain operation that calmed violent patients

# Psychologists of learning
? Which researcher
Ivan Pavlov / Pavlov | discovered classical conditioning while studying digestion in dogs | trained dogs to salivate to a neutral sound paired with food | was a Russian physiologist who won a Nobel Prize in 1904
John B. Watson / Watson | conditioned an infant known as Little Albert to fear a white rat | founded behaviorism in the United States in 1913 | claimed he could train any healthy infant to become any type of specialist
B. F. Skinner / Skinner | studied operant conditioning with rats and pigeons in a special chamber | described schedules of reinforcement in operant conditioning | used shaping to train animals through rewards
Edward Thorndike / Thorndike | studied cats escaping from puzzle boxes | stated the law of effect about behavior that is rewarded | was an American pioneer of instrumental learning whose work prepared that of Skinner
Albert Bandura / Bandura | showed that children imitate aggression in the Bobo doll experiment | developed the social learning theory of behavior | demonstrated observational learning through modeling
Edward Tolman / Tolman | showed that rats form cognitive maps of a maze | demonstrated latent learning that appears only when a reward is offered | argued that learning involves cognition as well as stimulus and response
John Garcia / Garcia | showed that rats learn taste aversions after a single pairing with nausea | showed that animals are biologically prepared to associate taste with illness
Wolfgang Köhler / Köhler / Kohler | observed insight learning in chimpanzees | studied how apes solved problems, such as reaching fruit with sticks or boxes | was one of the founders of Gestalt psychology
Martin Seligman / Seligman | discovered learned helplessness in dogs given inescapable shocks | helped to found positive psychology, the study of human strengths

# Theorists of personality
? Which personality theorist
Sigmund Freud / Freud | founded psychoanalysis and treated patients in Vienna | wrote The Interpretation of Dreams | divided the mind into id, ego and superego | explained personality by unconscious drives and childhood psychosexual stages
Carl Jung / Jung | proposed a collective unconscious made up of archetypes | distinguished introversion from extraversion in personality | broke with Freud and founded analytic psychology
Alfred Adler / Adler | proposed that people strive to overcome an inferiority complex | emphasized birth order and the striving for superiority | founded individual psychology after breaking with Freud
Karen Horney / Horney | rejected penis envy and stressed basic anxiety arising in childhood | argued that culture rather than anatomy explains differences between women and men | held that a child's feelings of helplessness and insecurity produce anxiety
Carl Rogers / Rogers | developed client-centered therapy, also called person-centered therapy | stressed unconditional positive regard and the fully functioning person | held that people need genuineness, acceptance and empathy in order to grow
Abraham Maslow / Maslow | arranged human needs in a hierarchy from physiological needs to self-actualization | studied healthy, creative people rather than troubled patients | described self-actualized people and peak experiences
Gordon Allport / Allport | sorted traits into cardinal, central and secondary traits | wrote The Nature of Prejudice and proposed the contact hypothesis | described personality by traits rather than by hidden motives
Raymond Cattell / Cattell | used factor analysis to identify sixteen source traits | distinguished surface traits from source traits | developed the 16PF questionnaire for measuring traits
Hans Eysenck / Eysenck | described people on dimensions of extraversion and of emotional stability or neuroticism | believed that genetic differences in arousal underlie introversion and extraversion

# Theorists of development
? Which developmental theorist
Erik Erikson / Erikson | described eight psychosocial stages across the whole life span | saw the search for identity as the main task of adolescence | held that each stage of life brings a psychosocial crisis to be resolved
Jean Piaget / Piaget | described four stages of cognitive development in children | tested children's grasp of conservation and object permanence | explained intellectual growth through schemas, assimilation and accommodation
Lev Vygotsky / Vygotsky | described the zone of proximal development | stressed that children's thinking develops through social interaction and language | held that adults and other mentors provide a scaffold for children's learning
Lawrence Kohlberg / Kohlberg | described three levels of moral reasoning by means of moral dilemmas | proposed preconventional, conventional and postconventional levels of morality | presented children with the dilemma of Heinz, who could steal a drug for his wife
Carol Gilligan / Gilligan | argued that women's moral reasoning is based on caring and relationships | criticized research on moral reasoning because it had studied only boys | proposed an ethic of care as opposed to an ethic of justice
Elisabeth Kübler-Ross / Kubler-Ross / Kübler-Ross | described five stages of dying | named denial, anger, bargaining, depression and acceptance as reactions to death | interviewed terminally ill patients and wrote On Death and Dying
James Marcia / Marcia | described four identity statuses of adolescents | classified adolescents by their exploration of identity and their commitment to it
Urie Bronfenbrenner / Bronfenbrenner | proposed the ecological systems theory of development | described nested environments such as the microsystem that influence the child

# Researchers of attachment and childhood
? Which researcher
Mary Ainsworth / Ainsworth | devised the strange situation to test infants' attachment | identified secure and insecure patterns of attachment in infants | observed mothers and babies in an unfamiliar playroom
Harry Harlow / Harlow | raised infant monkeys with a cloth mother and a wire mother | showed that contact comfort matters more than food for attachment | found that monkeys raised in isolation later behaved abnormally
Konrad Lorenz / Lorenz | studied imprinting in newly hatched goslings | showed that newly hatched geese follow the first moving object they see | showed that attachment in some birds forms during a critical period
Diana Baumrind / Baumrind | identified authoritarian, permissive and authoritative parenting styles | studied how the control and warmth of parents affect children's behavior | found that children of authoritative parents tend to have high self-esteem
John Bowlby / Bowlby | argued that infants are biologically programmed to form attachments to caregivers | proposed that maternal deprivation in infancy harms later development
Eleanor Gibson | used the visual cliff to test depth perception in infants | showed with Richard Walk that crawling babies avoid an apparent drop

# Researchers of memory, thinking and language
? Which researcher
Hermann Ebbinghaus / Ebbinghaus | measured forgetting by memorizing lists of nonsense syllables | plotted the forgetting curve in 1885 | showed that relearning takes less time than first learning
Elizabeth Loftus / Loftus | showed that misleading questions can alter eyewitness memory | studied the misinformation effect using films of car accidents | showed that people can form false memories of events that never happened
George Miller / George A. Miller | proposed that short-term memory holds seven items, plus or minus two | wrote about the magical number seven
Noam Chomsky / Chomsky | argued that humans are born with a language acquisition device | proposed a universal grammar common to all human languages | criticized Skinner's explanation of how children learn language
Benjamin Lee Whorf / Whorf | proposed that language determines the way people think | is known for the hypothesis of linguistic determinism
George Sperling / Sperling | demonstrated iconic memory by flashing rows of letters for an instant | showed that a complete visual image lasts for only a fraction of a second
Alan Baddeley / Baddeley | proposed a model of working memory with a central executive | described a phonological loop and a visuospatial sketchpad
Daniel Kahneman / Kahneman | studied heuristics in judgment and decision making with Amos Tversky | described the availability and representativeness heuristics

# Researchers of intelligence
? Which researcher
Alfred Binet / Binet | devised the first practical intelligence test for French schoolchildren | introduced the concept of mental age with Théodore Simon | worked in Paris to identify schoolchildren who needed special help
Lewis Terman / Terman | revised a French intelligence test for use in the United States at Stanford University | followed the lives of gifted children in a long-term study | produced the Stanford-Binet test and used the intelligence quotient
David Wechsler / Wechsler | designed the most widely used intelligence test for adults | created an intelligence scale with separate verbal and performance scores
Charles Spearman / Spearman | proposed a single general intelligence, called the g factor | used factor analysis to study related mental abilities
Howard Gardner / Gardner | proposed the theory of multiple intelligences | argued that musical and bodily-kinesthetic abilities are separate intelligences | drew on people with brain damage and savant syndrome to argue against a single ability
Robert Sternberg / Sternberg | proposed a triarchic theory of analytical, creative and practical intelligence | described love as made of intimacy, passion and commitment
L. L. Thurstone / Louis Thurstone / Thurstone | identified seven primary mental abilities | rejected a single general factor in favor of clusters such as word fluency
Francis Galton / Galton | tried to measure inherited genius through reaction time and head size | coined the term eugenics and the phrase nature and nurture | was a cousin of Charles Darwin who believed that genius is inherited

# Social psychologists and their studies
? Which psychologist
Stanley Milgram / Milgram | tested obedience by ordering participants to give electric shocks to a learner | found that about two thirds of participants obeyed to the highest voltage | used a fake shock machine to study how far people obey an authority
Solomon Asch / Asch | studied conformity by asking groups to compare the lengths of lines | showed that people agree with a clearly wrong majority judgment | used confederates who gave wrong answers on purpose
Philip Zimbardo / Zimbardo | ran the Stanford prison experiment in 1971 | assigned college students to play guards and prisoners in a mock jail | showed that playing a role can change attitudes and behavior
Leon Festinger / Festinger | proposed the theory of cognitive dissonance | paid participants one dollar or twenty dollars to call a boring task interesting | held that people change attitudes to reduce the tension between beliefs and actions
Muzafer Sherif / Sherif | set groups of boys in competition at the Robbers Cave summer camp | showed that superordinate goals reduce conflict between groups
Kurt Lewin / Lewin | described approach and avoidance conflicts and is called a founder of social psychology | compared democratic, autocratic and laissez-faire leadership
Fritz Heider / Heider | originated attribution theory of how people explain behavior | distinguished dispositional from situational explanations of behavior
John Darley / Darley | studied bystander intervention with Bibb Latané | showed that people help less in an emergency when others are present

# Pioneers of brain science
? Which scientist
Paul Broca / Broca | identified a left frontal area that controls speech production | studied a patient who could say only the syllable "tan" | gave evidence that functions are localized in the left hemisphere
Carl Wernicke / Wernicke | identified a left temporal area for understanding language | described patients who speak fluently but without meaning
Roger Sperry / Sperry | won a Nobel Prize for split-brain research | showed that the two cerebral hemispheres have different functions | studied patients whose corpus callosum had been cut
Wilder Penfield / Penfield | mapped the motor cortex by electrically stimulating patients' brains during surgery | operated on the brains of awake patients with epilepsy
James Olds | discovered reward centers in the brains of rats with Peter Milner | found that rats press a bar again and again to stimulate their own brains
David Hubel / Hubel | discovered feature detectors in the visual cortex with Torsten Wiesel | found nerve cells that respond to edges, lines and angles
Franz Gall / Franz Joseph Gall | founded phrenology, which read character from bumps on the skull | wrongly claimed that the shape of the head reveals mental abilities
Hans Selye / Selye | described the general adaptation syndrome as the body's response to stress | identified the stages of alarm, resistance and exhaustion | studied rats and people under stress and distinguished eustress from distress
Otto Loewi / Loewi | discovered chemical transmission of nerve impulses with frog hearts | discovered the first known neurotransmitter, acetylcholine
Charles Darwin / Darwin | proposed that species evolve by natural selection | wrote On the Origin of Species, published in 1859 | argued that emotional expressions helped ancestors to survive

# Specialists in psychology
? Which specialist
clinical psychologist | assesses and treats people with mental disorders without a medical degree | provides psychotherapy and usually cannot prescribe drugs | works in hospitals or private practice to diagnose and treat emotional disturbances
psychiatrist | is a medical doctor who can prescribe drugs for mental disorders | treats mental illness after completing medical school | holds an M.D. and may treat the physical causes of disorders
counseling psychologist | helps people cope with everyday problems of school, work and marriage | guides mostly healthy people through problems of adjustment
industrial-organizational psychologist / I/O psychologist / industrial psychologist | applies psychology to hiring, training and morale in workplaces | advises businesses on productivity and employee satisfaction | helps organizations select workers, improve leadership and raise morale
developmental psychologist | studies physical, cognitive and social change throughout the life span | studies how people grow and change from infancy to old age
school psychologist | tests and advises pupils who have learning or emotional problems | works with teachers and parents to help children with difficulties in the classroom
forensic psychologist | applies psychology to courts, crime and the law | evaluates whether a defendant is competent to stand trial | helps police and courts by studying criminals, witnesses and juries
human factors psychologist / engineering psychologist | designs machines and workspaces that suit people's abilities | studies the interaction between people and machines
neuropsychologist / biological psychologist | studies links between the nervous system and behavior | examines how the brain, hormones and genes affect memory and thinking
sport psychologist | helps athletes improve motivation, focus and performance | teaches athletes to use mental imagery and to control anxiety

# Fields of psychology
? Which field of psychology
social psychology | studies how people think about, influence and relate to one another | studies conformity, attitudes, prejudice and group behavior | investigates obedience, attraction and aggression in the presence of others
developmental psychology | studies physical, mental and social change throughout the life span | studies infancy, childhood, adolescence and aging
cognitive psychology | studies thinking, memory, language and problem solving | studies how people perceive, remember and process information | examines attention, reasoning and decision making
personality psychology | studies individuals' characteristic patterns of thinking, feeling and acting | investigates traits that remain stable across situations
psychometrics | is the scientific measurement of human abilities, attitudes and traits | is concerned with the design of mental tests
positive psychology | studies human strengths, happiness and virtues that help people thrive | was promoted by Martin Seligman to study well-being rather than illness
health psychology | studies how stress, behavior and lifestyle affect physical illness | applies knowledge of behavior to the prevention of disease
psychophysics | studies the relation between physical stimuli and our experience of them | was founded by Gustav Fechner and measures sensory thresholds
organizational psychology | studies job satisfaction, morale and management style | examines how workplaces influence the productivity of employees
personnel psychology | studies the recruiting, selecting, training and appraising of employees | devises tests to choose workers for jobs
human factors psychology / ergonomics | studies how to make machines and settings safe and easy to use | designs controls and displays to fit the people who operate them

# Philosophical views behind psychology
? Which philosophical view
empiricism | holds that knowledge comes from experience and observation through the senses | includes John Locke's belief that the mind at birth is a blank slate | is the belief, shared by Francis Bacon and John Locke, that science should rely on experiment
nativism | holds that some knowledge and abilities are inborn | stresses nature over nurture in the origin of ideas
dualism | holds that mind and body are separate | was the position of René Descartes on the mind and the body | was held by Plato and Socrates, who believed that the mind continues after death
monism | holds that mind and body are one and the same substance | denies that the mind is separate from the body
determinism | holds that all behavior has causes and is not freely chosen | opposes the idea of free will | is accepted by strict behaviorists such as Skinner

# Kinds of research
? Which kind of research
basic research | aims to increase scientific knowledge for its own sake | is pure science carried out without a practical purpose
applied research | aims to solve practical problems | uses scientific findings to improve work, schools or health
qualitative research | gathers descriptions in words rather than numbers | relies on open interviews and detailed narratives
quantitative research | gathers numerical data for statistical analysis | measures variables in numbers that can be counted
archival research | examines existing records such as documents and public files | answers questions with data that others collected in the past
cross-cultural research | compares behavior in different societies | tests whether findings from one society hold true in others

# Research methods
? Which research method
case study | examines one individual or small group in great depth | gives rich detail but cannot safely be generalized to everyone | was used to learn about rare conditions and about individuals such as Phineas Gage
naturalistic observation | records behavior in its natural setting without interfering | describes how animals or people act when they are not being manipulated | describes behavior but does not explain it or control its causes
survey | gathers self-reported attitudes or behaviors from many people | uses questionnaires or interviews given to a representative sample | depends on the careful wording of its questions
experiment | manipulates one factor while holding others constant to show cause and effect | uses random assignment to a treatment group and a control group | is the only method that can establish cause and effect
longitudinal study | tests the same group of people repeatedly over many years | follows one group over time and may lose participants along the way | takes a long time and is expensive but measures change in the same individuals
cross-sectional study | compares people of different ages at one point in time | takes less time but may confuse age differences with generation differences | gives quick results by testing several age groups at once
correlational study | measures how closely two variables are related without manipulating either | allows prediction but cannot show cause and effect | reveals relationships that are expressed as a correlation coefficient
meta-analysis | combines the results of many separate studies statistically | reaches an overall conclusion from a large body of published research
twin study | compares identical and fraternal siblings to estimate the role of heredity | separates genetic from environmental influences through pairs born together | supports heredity when identical pairs are more alike than fraternal pairs
adoption study | compares children with both their biological parents and the parents who raise them | asks whether children resemble their birth parents or the family that took them in
introspection | asks trained observers to look inward and report their own thoughts and feelings | was used in Wundt's laboratory to find the basic elements of the mind | was rejected by behaviorists because inner experience cannot be observed by others

# Variables and groups in an experiment
? Which term describes
independent variable | the factor that the experimenter manipulates | the factor whose effect is being studied | the presumed cause in an experiment
dependent variable | the outcome that is measured in an experiment | the behavior that may change in response to the manipulation | the presumed effect in an experiment
confounding variable / extraneous variable | an outside factor that could also produce the observed effect | an uncontrolled influence that makes the results of an experiment hard to interpret | a third factor that differs between groups and may explain the results
control variable | a factor that the experimenter deliberately keeps the same in all conditions | a condition held constant so that it cannot affect the results
experimental group / treatment group | the participants who are exposed to the independent variable | the participants who receive the factor whose effect is being tested | the participants whose results are compared with those of untreated people
control group | the participants who do not receive the treatment and serve for comparison | the participants who provide a baseline for judging the effect of the treatment | the participants who may receive a placebo instead of the real treatment
placebo | an inactive substance given to some participants in place of a real drug | a sugar pill that looks like the medicine being tested
population / target population | all the individuals whom a researcher wants to study and describe | the whole group from which a sample is drawn

# Experimental procedures
? Which experimental procedure
random assignment | places participants in groups by chance | minimizes preexisting differences between the experimental and control groups | makes it likely that groups are equivalent before the treatment begins
double-blind procedure / double-blind study | keeps both participants and researchers from knowing who received the treatment | prevents the expectations of participants and of researchers from affecting results | is used to rule out the placebo effect and experimenter bias at once
single-blind procedure / single-blind study | keeps only the participants from knowing whether they received the treatment | prevents participants' expectations, but not researchers' expectations, from affecting results
counterbalancing | varies the order of conditions so that order does not affect results | gives half of the participants the conditions in the reverse order
repeated-measures design / within-subjects design | tests the same participants in every condition | uses each participant as his or her own control
matched-pairs design | joins two by two the participants who are alike on important traits | assigns one of two similar participants to each condition

# Parts of scientific inquiry
? Which term describes
hypothesis | a testable prediction, often implied by a theory | an educated guess about the relationship between two variables | an "if…then" statement that an experiment is designed to support or refute
scientific theory | an explanation that organizes observations and predicts behaviors or events | an integrated set of principles tested by many studies | a broad explanation from which hypotheses are derived
operational definition | a statement of the exact procedures used to measure a variable | a precise description of variables that allows other researchers to repeat a study | a wording of variables in terms of measurable actions, such as hours without food
replication | repeating a study with different participants to see whether its findings hold | a check that the results of a study were not due to chance | a repetition of the essence of a study that increases confidence in its results
peer review | the judging of a study by other experts before it is published | the evaluation of research reports by scientists in the same field
falsifiability | the possibility that a claim could be proved wrong by evidence | the quality of a scientific claim that can be disproved

# Kinds of sample
? Which kind of sample
random sample | gives every member of the population an equal chance of being chosen | is chosen by chance so that it fairly represents the population | lets researchers generalize results because chance alone decides who is included
stratified sample | represents subgroups in the same proportions as in the population | draws participants from each subgroup, such as each age or income level
systematic sample | takes every tenth or other fixed member of a list | chooses members at a regular interval from a list of the population
convenience sample / opportunity sample | uses whoever is easily available to the researcher | consists of people who happen to be at hand, such as a researcher's students
volunteer sample / self-selected sample | consists of people who themselves offer to take part | recruits people who answer an advertisement for participants
cluster sample | chooses whole groups at random, such as entire classrooms or city blocks | includes every member of the randomly chosen groups

# Sources of error in research
? Which term describes
sampling bias / selection bias | a flaw in choosing participants that makes them unrepresentative of the population | an error that results when the group studied does not represent the population
experimenter bias / researcher bias | the expectations of the person running a study that influence its results | a source of error that is prevented by the double-blind procedure | an unintentional influence of the investigator on the behavior of participants
social desirability bias | the tendency of people to answer questions so as to look good | the tendency of survey respondents to hide unpopular opinions and behavior
Hawthorne effect | a change in behavior that occurs because people know they are being observed | the improvement of workers' output because of the attention given to them in a study | a finding from studies of lighting and productivity at a factory near Chicago
placebo effect | an improvement caused by expectations rather than by the treatment itself | the reaction to an inactive pill that is believed to be a real drug | the reason why drug studies compare a treated group with one given sugar pills
demand characteristics | cues that reveal to participants what the researcher expects of them | hints in an experiment that lead participants to act as the hypothesis predicts

# Statistical measures
? Which statistical measure
mean | is the average found by adding all scores and dividing by their number | is the measure of central tendency most distorted by a few extreme scores | is the arithmetic average of a set of scores
median | is the middle score in a ranked set of data | has half of the scores above it and half below | is a better average than others when there are a few extreme scores | is the fiftieth percentile of a distribution
mode | is the most frequently occurring score in a distribution | is the measure of central tendency that shows the most common value
range | is the difference between the highest and lowest scores | is the simplest measure of variation | is found by subtracting the lowest score from the highest
standard deviation | shows how much scores vary around the mean | is the square root of the variance | is larger when scores are spread widely from the mean
variance | is the average of the squared differences of scores from the mean | is the square of the standard deviation
correlation coefficient | shows the strength and direction of a relationship between two variables | ranges from -1.0 to +1.0 | tells how well one variable predicts another but does not prove causation

# Distributions of scores
? Which kind of distribution
normal distribution / normal curve / bell curve | forms a symmetrical, bell-shaped graph | has about 68 percent of scores within one standard deviation of the mean | has the same mean, median and mode | describes traits such as height and intelligence test scores in large groups
positively skewed distribution | has a few extreme high scores that pull the mean above the median | has its long tail to the right
negatively skewed distribution | has a few extreme low scores that pull the mean below the median | has its long tail to the left
bimodal distribution | has two peaks, or two most frequent scores | has high points at two separate scores
rectangular distribution / uniform distribution | has all scores with about the same frequency | forms a flat graph in which every score is equally common

# Graphs of data
? Which graph
scatterplot / scatter diagram | shows the relationship between two variables by means of dots | has points whose slope suggests the direction of a correlation | places one point for each person's values on two variables
histogram | shows a frequency distribution with touching bars | displays how often scores fall into each interval by columns without gaps
pie chart | shows percentages as slices of a circle | divides a whole into wedges that add up to 100 percent
line graph | connects data points to show change over time | shows a trend over time by joining plotted points
bar graph | compares separate categories with columns of different heights | shows the amounts of different categories by columns with gaps between them

# Statistical analysis
? Which term describes
descriptive statistics | numbers used to summarize and organize data | measures of central tendency and variation | summaries such as the mean, median and standard deviation
inferential statistics | methods for deciding whether findings can be generalized to a larger population | calculations that tell how likely the results of a sample are to be due to chance
statistical significance | a judgment that a result is unlikely to have occurred by chance | the status of a result whose probability of being due to chance is below five percent
factor analysis | a statistical procedure that finds clusters of related items on a test | a procedure that reduces many traits to a few basic dimensions
effect size | the strength of a relationship or the magnitude of a difference between groups | a number that tells how large the difference between two groups is
null hypothesis | a statement that there is no difference or relationship between variables | the assumption of no effect that a statistical test tries to reject

# Kinds of correlation
? Which kind of correlation
positive correlation | is a relationship in which two variables rise or fall together | exists between height and weight, which increase together | has a coefficient between 0 and +1.0
negative correlation | is a relationship in which one variable rises as the other falls | exists between absences and grades, since more absences go with lower grades | has a coefficient between 0 and -1.0
zero correlation | is the absence of any relationship between two variables | has a coefficient of 0
illusory correlation | is the perception of a relationship where none exists | makes people believe that two unrelated events go together
curvilinear correlation | first rises and then falls, so that its graph is bent | exists between arousal and performance, which is best at medium levels

# Research ethics
? Which term describes
informed consent | giving participants enough facts about a study to decide whether to take part | the agreement to take part given by people who know the risks of a study | an ethical requirement that participants know about a study in advance and choose freely to take part
debriefing | explaining the purpose and any deception to participants after a study | revealing the true aim of an experiment to participants when it ends | removing any misconceptions or distress of participants when a study is over
confidentiality | keeping the personal records and responses of participants private | the duty not to reveal a participant's name or personal information
deception | misleading participants about a study's true purpose | a practice that is allowed only when it is justified and explained afterward
institutional review board / IRB | a committee that approves proposed research involving humans | a panel at a university that checks whether studies meet ethical standards
right to withdraw | a participant's freedom to leave a study at any time | the rule that participants may quit a study without penalty
protection from harm | guarding participants against physical and mental injury | the duty to keep participants safe from lasting damage or distress

# Parts of a neuron
? Which nerve structure
dendrite | receives messages and conducts impulses toward the cell body | is a bushy, branching extension that receives signals from other neurons | branches like a tree from the cell body
axon | carries impulses away from the cell body to other neurons, muscles or glands | is the long extension that passes messages to other neurons | is covered by the myelin sheath and ends in terminals
soma / cell body | contains the nucleus of the neuron | keeps the neuron alive and receives impulses from the dendrites
myelin sheath / myelin | is a fatty covering that speeds the transmission of impulses | insulates the axon and deteriorates in multiple sclerosis | is produced by glial cells around the axon
axon terminal / terminal button / terminal branch | releases neurotransmitters from the end of the sending neuron | holds the vesicles filled with neurotransmitters | forms the junction with the dendrites of other neurons
synapse / synaptic gap / synaptic cleft | is the junction between a sending and a receiving neuron | is the tiny space that neurotransmitters cross between two neurons | is the meeting point of one neuron's axon and another neuron's dendrite
receptor site | is the spot on the receiving neuron to which a neurotransmitter binds | fits a neurotransmitter as a lock fits a key
node of Ranvier | is a gap in the fatty insulation of an axon | lets impulses leap along the axon and so travel faster

# Neural transmission
? Which term describes
action potential | the brief electrical charge that travels down an axon | the neural impulse produced when charged ions move through the axon's membrane | the firing of a neuron that causes neurotransmitters to be released
resting potential | the state of a neuron that is not firing and is negatively charged inside | the stable electrical charge of an inactive neuron, about -70 millivolts | the polarized state in which the fluid outside the membrane has more positive ions
threshold of excitation / firing threshold | the level of stimulation needed to trigger a neural impulse | the level that excitatory signals minus inhibitory signals must exceed for a neuron to fire
refractory period | the short time after firing when a neuron cannot fire again | the recovery time in which a neuron returns to its resting state | the pause in which the neuron pumps positively charged sodium ions back outside
all-or-none response / all-or-none principle | a neuron's reaction of either firing at full strength or not firing | the rule that a stronger stimulus does not make a neural impulse stronger | the rule that firing does not depend on how far the threshold is exceeded
reuptake | the reabsorption of excess neurotransmitter by the sending neuron | the process that Prozac blocks so that more serotonin stays in the synapse | the process by which neurotransmitters are taken back from the synapse
depolarization | the flow of positive sodium ions into the axon, which removes its negative charge | the change of a neuron's inside from negative to positive as sodium channels open

# Chemicals that act on the nervous system
? Which kind of chemical
neurotransmitter | carries messages across the synapse from one neuron to another | is released from vesicles in the axon terminal into the synaptic gap
hormone | is released by glands and travels through the bloodstream | is a messenger of the endocrine system that affects distant tissues | influences growth, metabolism, mood and sexual development through the blood
agonist | mimics a neurotransmitter and activates its receptors | fits a receptor site well enough to produce the effects of the natural messenger | includes opiate drugs that imitate endorphins and produce a high
antagonist | blocks a neurotransmitter's action by occupying its receptor sites | occupies a receptor site but does not stimulate the receiving neuron | includes curare and botulin, which paralyze muscles by blocking acetylcholine
reuptake inhibitor | keeps the sending neuron from reabsorbing a neurotransmitter | leaves more serotonin in the synapse, as Prozac does
pheromone | is a scent by which one animal affects the behavior of others of its species | attracts mates or marks territory by means of smell

# Neurotransmitters
? Which neurotransmitter
acetylcholine / ACh | enables muscle action, learning and memory | is lost when the neurons that produce it die in Alzheimer's disease | is the messenger at every junction between a motor neuron and a skeletal muscle
dopamine | influences movement, learning, attention and the feeling of reward | is linked in oversupply with schizophrenia | is lacking in Parkinson's disease, which causes tremors
serotonin | affects mood, hunger, sleep and arousal | is increased by Prozac and similar antidepressants | is linked in undersupply with depression
norepinephrine / noradrenaline | helps control alertness and arousal | is also a stress hormone that the adrenal glands release | is linked in undersupply with depressed mood
GABA / gamma-aminobutyric acid | is the major inhibitory neurotransmitter of the brain | is linked in undersupply with seizures, tremors and insomnia
glutamate | is the major excitatory neurotransmitter and is involved in memory | can overstimulate the brain and produce migraines or seizures | strengthens synaptic connections in long-term potentiation
endorphin | is a natural opiate that relieves pain and boosts pleasure | is released during vigorous exercise and produces a runner's high | is the body's own substance similar to morphine
substance P | carries messages of pain to the brain | is released by neurons that respond to painful stimuli

# Divisions of the nervous system
? Which division of the nervous system
central nervous system / CNS | consists of the brain and spinal cord | makes the body's decisions and is protected by the skull and backbone | contains the interneurons that process information
peripheral nervous system / PNS | consists of the sensory and motor neurons that connect the brain and spinal cord to the body | is made up of the somatic and autonomic divisions | carries information between the central nervous system and the rest of the body
somatic nervous system / skeletal nervous system | controls the voluntary movements of the body's muscles | carries commands that move the arms and legs at will
autonomic nervous system | controls glands and the muscles of internal organs | regulates itself and has sympathetic and parasympathetic divisions | controls involuntary functions such as heartbeat, digestion and breathing
sympathetic nervous system | arouses the body for fight or flight | speeds the heartbeat and raises blood sugar in an emergency | dilates the pupils, slows digestion and causes sweating in times of stress
parasympathetic nervous system | calms the body and conserves energy | slows the heart and aids digestion after danger passes | contracts the pupils and returns the body to rest after stress

# Cells of the nervous system
? Which cell
sensory neuron / afferent neuron | carries messages from the sense receptors toward the brain and spinal cord | brings incoming information from the eyes, ears and skin | sends information from the body inward to the central nervous system
motor neuron / efferent neuron | carries instructions from the brain and spinal cord to muscles and glands | sends outgoing commands that make muscles contract | forms the output link from the central nervous system to the body
interneuron | communicates within the brain and spinal cord between sensory inputs and motor outputs | processes information inside the central nervous system and links other neurons | makes up most of the neurons in the brain
glial cell / glia | supports, nourishes and protects neurons | provides the insulating myelin around axons | cleans up ions and guides neural connections
mirror neuron | fires both when performing an action and when observing another do it | is thought to enable imitation and empathy
feature detector | responds to specific parts of a visual stimulus, such as edges, lines and angles | was discovered in the visual cortex by Hubel and Wiesel

# Glands of the endocrine system
? Which gland
pituitary gland / pituitary | is called the master gland because it controls other glands | releases growth hormone under the control of the hypothalamus | is a pea-sized gland near the base of the brain
adrenal gland | secretes epinephrine and norepinephrine in times of stress | lies just above the kidney and arouses the body in emergencies | releases adrenaline in the fight-or-flight response
thyroid gland / thyroid | produces thyroxine and regulates metabolism | lies in the neck and causes weight gain and sluggishness when underactive | affects how fast the body converts food into energy
pineal gland | produces melatonin, which helps to regulate sleep | responds to darkness by secreting a hormone that causes sleepiness
pancreas | regulates the level of sugar in the blood | secretes the hormone insulin, whose lack causes diabetes
ovary | secretes estrogen and releases eggs in females | is the female sex gland
testis / testicle / testes | secretes the hormone testosterone in males | is the male sex gland and produces sperm
parathyroid gland | regulates the level of calcium in the blood | is one of four small bodies in the neck that control calcium

# Hormones
? Which hormone
epinephrine / adrenaline | raises heart rate and blood sugar in an emergency | gives the body a surge of energy for fight or flight | is secreted by the adrenal glands in response to stress
cortisol | is the main stress hormone released by the adrenal cortex | weakens the immune system when stress lasts long | is released in response to stress to raise blood sugar
insulin | lowers blood glucose by moving sugar into cells | is lacking in people with type 1 diabetes
melatonin | causes sleepiness in the evening and helps to set the biological clock | is decreased by bright light reaching the eyes at night
oxytocin | promotes social bonding, labor contractions and the flow of breast milk | strengthens a mother's attachment to her baby | is released by the pituitary gland and is linked with trust
testosterone | is the most important male sex hormone | stimulates the growth of male sex organs and traits at puberty | is secreted by the testes and is linked with aggression
estrogen | is a sex hormone secreted in greater amounts by females than by males | stimulates the growth of female sex characteristics at puberty | is secreted mainly by the ovaries
leptin | is secreted by fat cells and decreases hunger | signals the brain that the body has enough stored fat
ghrelin | is secreted by an empty stomach and increases hunger | sends hunger signals from the stomach to the brain
thyroxine | stimulates the body's rate of metabolism | leaves a person sluggish and overweight when produced in too small amounts

# Structures of the brain
? Which brain structure
medulla / medulla oblongata | controls heartbeat, breathing and other vital functions | forms the base of the brainstem | lies where the spinal cord enters the skull
pons | helps coordinate movement and control sleep | lies just above the medulla in the brainstem
reticular formation | controls arousal, wakefulness and alertness | is a network of nerves through the brainstem that filters incoming stimuli | produces a coma when it is severed
thalamus | relays sensory messages to the cortex, except for smell | is the sensory control center on top of the brainstem | directs messages from the senses to the sensory receiving areas of the cortex
cerebellum | coordinates voluntary movement and balance | is called the little brain and lies at the rear of the brainstem | is involved in nonverbal learning, judgment of time and motor memory
hypothalamus | controls hunger, thirst and body temperature | governs the endocrine system by way of the pituitary gland | lies just below the thalamus | contains reward centers that Olds and Milner discovered in rats
hippocampus | processes new explicit memories of facts and events | leaves a person unable to form new conscious memories when it is damaged | is a part of the limbic system shaped like a seahorse
amygdala | controls emotions such as fear and aggression | consists of two lima-bean-sized clusters in the limbic system | makes an animal placid when it is destroyed
corpus callosum | connects the two hemispheres and carries messages between them | is cut in split-brain surgery to stop severe epilepsy | is a large band of neural fibers in the middle of the brain
basal ganglia | help to control movement and form procedural memories of skills | are damaged in Parkinson's disease

# Larger divisions of the brain
? Which division of the brain
cerebral cortex | is the wrinkled outer layer of the cerebrum that controls thinking and information processing | is divided into four lobes in each hemisphere | is the body's ultimate control and information-processing center
limbic system | lies between the brainstem and the hemispheres and is linked to emotions and drives | includes the amygdala, the hippocampus and the hypothalamus | is associated with emotions such as fear and with memory
brainstem | is the oldest part and controls automatic survival functions | begins where the spinal cord swells as it enters the skull | contains the medulla, the pons and the reticular formation
left hemisphere | controls the right side of the body and usually speech | is usually stronger in language and logic | processes what is seen in the right visual field
right hemisphere | controls the left side of the body | usually excels in recognizing faces and spatial relations | processes what is seen in the left visual field
midbrain | lies between the hindbrain and the forebrain | helps to control eye movements and reflexes of sight and hearing

# Processes of change and organization in the brain
? Which term describes
brain plasticity / neuroplasticity / plasticity | the ability to reorganize after damage by building new pathways | the capacity to change with experience, which is greatest in childhood | the taking over of a damaged area's functions by other areas
lateralization | the specialization of the left and right hemispheres for different functions | the division of tasks in which language lies mostly in the left hemisphere
neurogenesis | the formation of new neurons | the birth of nerve cells, which can occur even in adult brains
synaptic pruning / pruning | the elimination of neural connections that are not used | the loss of unused links between neurons in childhood and adolescence
long-term potentiation | an increase in a synapse's firing efficiency after rapid stimulation | the neural basis of learning and memory through strengthened connections
myelination | the covering of axons with a fatty sheath that speeds neural impulses | the growth of fatty insulation around axons, which continues through adolescence

# Regions of the cerebral cortex
? Which region of the cortex
frontal lobe | is involved in planning, judgment and personality | lies just behind the forehead and was injured in Phineas Gage | contains the motor cortex and the prefrontal area for higher thinking
parietal lobe | receives sensory input for touch and body position | lies at the top of the head and toward the rear | contains the somatosensory cortex, which registers touch
occipital lobe | receives information from the visual fields | lies at the back of the head and processes vision | contains the visual cortex, which receives messages from the eyes
temporal lobe | receives auditory information, mainly from the opposite ear | lies roughly above the ears and processes hearing | contains the auditory cortex, which receives messages from the ears
motor cortex | controls the voluntary movements of the body | sends signals that move body parts on the opposite side | lies at the rear of the frontal lobes | devotes its largest areas to body parts that need precise control, such as fingers and mouth
somatosensory cortex / sensory cortex | registers and processes body touch and movement sensations | devotes its largest areas to sensitive body parts such as the lips and fingertips | lies at the front of the parietal lobes
Broca's area | directs the muscle movements involved in speech | causes difficulty in forming words when it is damaged | lies in the left frontal lobe
Wernicke's area | is involved in language comprehension | causes fluent but meaningless speech when it is damaged | lies in the left temporal lobe
association area / association cortex | integrates information from other parts of the brain for learning, remembering and thinking | makes up most of the cortex and has no primary motor or sensory function

# Methods for studying the brain
? Which method of studying the brain
EEG / electroencephalogram | records waves of electrical activity through electrodes placed on the scalp | records brain waves during the stages of sleep | amplifies waves that sweep across the brain's surface so that they can be read
CT scan / computed tomography | combines X-ray photographs taken from different angles into images of the brain | reveals brain structure and damage by means of X-rays
PET scan / positron emission tomography | tracks where a radioactive form of glucose goes while the brain performs a task | shows brain activity by detecting a radioactive sugar | follows the consumption of radioactive sugar by active neurons
MRI / magnetic resonance imaging | uses a strong field and radio waves to picture the brain's anatomy | shows the structure but not the activity of soft tissue | detects enlarged ventricles in the brains of some people with schizophrenia
fMRI / functional MRI | reveals brain activity by comparing blood flow in successive scans | shows which brain areas are active by tracing oxygen-rich blood
lesioning / lesion | destroys brain tissue to observe the effect on behavior | reveals a brain area's function by removing or damaging it in animals

# Units of heredity
? Which term describes
chromosome | a threadlike structure of DNA that contains the genes | a structure of which a human cell normally has forty-six | a structure inherited in twenty-three pairs, half from each parent
gene | a segment of DNA that is the basic unit of heredity | the unit that codes for the making of a protein | a unit of heredity that is turned on or off by the environment
genome | the complete set of instructions for making an organism | all the genetic material in an organism's chromosomes
DNA / deoxyribonucleic acid | the double-helix molecule that carries genetic information | the complex molecule of which chromosomes are made
genotype | an individual's actual genetic makeup | the combination of genes that a person inherits | the genetic plan that, together with the environment, produces the phenotype
phenotype | the observable characteristics of an individual | the outward expression of genes, such as eye color

# Genes and environment
? Which term describes
heredity | the passing of traits from parents to children through genes | the transmission of characteristics from one generation to the next | the "nature" side of the nature-nurture debate
heritability | the proportion of variation among individuals that is due to genes | the extent to which differences in a trait within a group are genetic | a figure estimated by comparing identical and fraternal twins
natural selection | the survival and reproduction of organisms best adapted to their environment | the principle that traits which aid survival are most likely to be passed on | Darwin's principle of how species change over time
mutation | a random error in gene replication that leads to a change | the source of new genetic variation in a population | a change in the DNA that may be passed on to offspring
epigenetics | the study of environmental influences on gene expression without a change in DNA | the study of how experience switches genes on or off
gene-environment interaction | the dependence of a genetic trait's effect on surroundings and experience | the working together of nature and nurture to shape development

# Genetic relatedness of siblings
? Which kind of sibling
identical twin / monozygotic twin | develops from a single fertilized egg that splits in two | has the same genes as a brother or sister | is always of the same sex as the co-twin and is a clone created by nature
fraternal twin / dizygotic twin | develops from a separate egg fertilized at the same time | is born together with a sibling but genetically no closer than ordinary brothers and sisters | may be of the same or of the opposite sex as the co-twin
adopted sibling | shares a home but no biological parents with the family's other children | is raised by legal parents who are not the birth parents
half sibling | shares only one biological parent with a brother or sister | shares about a quarter of the genes with a brother or sister
stepsibling | is related only through the marriage of a parent | is the child of a parent's new husband or wife

# Sleep and biological rhythms
? Which term describes
circadian rhythm | the biological clock of roughly twenty-four hours | the daily cycle of temperature and wakefulness that jet lag disrupts | the cycle regulated by light through the brain's suprachiasmatic nucleus
REM sleep / rapid eye movement sleep / paradoxical sleep | the period of the night in which vivid dreams commonly occur and muscles are relaxed | the period with an active brain and a nearly paralyzed body | the period with fast, irregular breathing and brain waves like those of waking
NREM-1 sleep / stage 1 sleep | the brief, light period of the night with hallucinatory sensations of falling or floating | the transition from wakefulness in which a person is easily awakened | the first period after falling asleep, lasting only a few minutes
NREM-2 sleep / stage 2 sleep | the period of the night marked by bursts of rapid brain activity called spindles | the period in which people spend about half the night
NREM-3 sleep / slow-wave sleep / deep sleep | the period of the night with large delta waves from which waking is hard | the period in which children may wet the bed or walk about | the deepest period of rest, which shortens as the night goes on
REM rebound | the increase in dreaming that follows a period of being deprived of it | the tendency to make up for lost dream time on following nights

# Brain waves
? Which brain wave
delta wave | is large and slow and marks deep sleep | is the slowest of the EEG patterns
alpha wave | is relatively slow and marks a relaxed, awake state | appears in a person lying quietly awake with closed eyes
beta wave | is rapid and marks an alert, active brain | appears in a person who is concentrating with open eyes
theta wave | marks light sleep and drowsiness | is slower than the wave of relaxed waking but faster than that of deep sleep
sleep spindle | is a burst of rapid activity in the second stage of the night | marks NREM-2 with sudden rapid, rhythmic activity

# Sleep disorders
? Which sleep disorder
insomnia | is a recurring problem in falling or staying asleep | may be made worse by alcohol and sleeping pills | is the failure to get enough sleep at night in order to feel rested
narcolepsy | causes sudden, uncontrollable attacks of sleepiness | may drop a person directly into REM sleep in the middle of the day | may be triggered by strong emotion and make a person collapse
sleep apnea | causes breathing to stop repeatedly during the night | is linked to obesity, loud snoring and repeated momentary awakenings | is treated with a mask that keeps the airway open
night terror / sleep terror | causes high arousal and an appearance of being terrified in deep sleep | occurs mostly in children during NREM-3 and is seldom remembered | doubles the heart and breathing rates and makes a child sit up or scream
somnambulism / sleepwalking | makes a person get up and move about while asleep | occurs mostly in children during deep sleep and is not remembered | occurs in NREM-3 and tends to run in families
restless legs syndrome | causes an urge to move the limbs when trying to rest | produces tingling in the lower limbs that is relieved by moving
nightmare disorder | produces frightening dreams that wake a person from REM sleep | causes recurring bad dreams that are remembered well upon waking
REM sleep behavior disorder | makes sleepers act out their dreams because their muscles are not paralyzed | involves talking, punching or kicking while dreaming

# Theories of dreams
? Which theory of dreams holds that
activation-synthesis theory | dreams are the brain's attempt to make sense of random neural activity | signals from the brainstem are woven into a story during REM sleep | dreams have no hidden meaning but reflect random activity of the brain
information-processing theory | dreams help to sort out the day's events and fix them in memory | dreaming helps to consolidate what was learned during the day | REM sleep increases after learning because memories are being stored
wish-fulfillment theory / wish fulfillment | dreams express unacceptable desires in a disguised form | dreaming is a psychic safety valve, as Freud believed | the manifest content of dreams hides a latent content of unconscious desires
cognitive development theory | dream content reflects the dreamer's knowledge, understanding and mental growth | children's dreams are simpler because their thinking is less mature
physiological function theory | regular brain stimulation in REM sleep helps to develop and preserve neural pathways | dreaming keeps the sleeping brain stimulated, as infants' abundant REM suggests

# Kinds and contents of dreams
? Which term describes
manifest content | the remembered story line of a dream | the surface events of a dream, which Freud considered a censored version
latent content | the hidden meaning of a dream according to Freud | the unconscious wishes and drives that lie beneath the story of a dream
lucid dream | a state in which sleepers know that they are sleeping and may control the events | a night story whose sleeper is aware that it is not real
nightmare | a frightening dream that wakes the sleeper | an unpleasant dream with strong fear, occurring in REM sleep
daydream | a shift of attention from the outside world to inner fantasies while awake | a waking fantasy that helps to escape boredom or rehearse the future

# Techniques that alter consciousness
? Which technique
hypnosis | is a social interaction in which one person responds to another's suggestions | produces heightened suggestibility and can relieve pain in some people | reduces pain in some people who are highly responsive to suggestion
meditation | focuses attention to produce a calm, relaxed state | uses breathing or a repeated word called a mantra to quiet the mind | lowers blood pressure and breathing rate and relieves stress
biofeedback | teaches people to control bodily states by watching electronic signals of them | uses monitors to help people lower their blood pressure or muscle tension | translates heart rate or muscle tension into sounds or lights
progressive relaxation / progressive muscle relaxation | tenses and then releases one part of the body after another | reduces anxiety by loosening the arms, legs and trunk in turn
sensory deprivation | severely reduces stimulation of sight, sound and touch | may cause hallucinations in people who are isolated from sights and sounds | places people in a dark, silent tank or room

# Hypnosis
? Which term describes
posthypnotic suggestion | an instruction given in a trance and carried out after it ends | an order given in a trance that is used to change later behavior such as smoking
posthypnotic amnesia | supposed inability to recall what one experienced in a trance | the forgetting of the session on instruction, once the trance is over
dissociation | a split in consciousness in which some thoughts and behaviors occur together with others | Hilgard's explanation of how hypnosis relieves pain | the idea of a hidden observer that stays aware during hypnosis
age regression | the supposed reliving of childhood experiences under hypnosis | the claimed return in a trance to an earlier time of life
social influence theory | the view that hypnotized people act out the role of a good subject | the view that hypnosis is no special state but the playing of a role

# Psychoactive drugs
? Which drug
barbiturate | is a prescribed sedative that induces sleep and reduces anxiety | is a tranquilizer that can be deadly when taken together with alcohol
alcohol | slows reactions, lowers inhibitions and reduces self-control | can cause birth defects when drunk during pregnancy | is a depressant found in beer, wine and liquor
nicotine | is the addictive stimulant in tobacco | reaches the brain within seconds when a cigarette is smoked | reduces appetite and causes withdrawal symptoms in smokers who quit
caffeine | is the stimulant found in coffee, tea and cola | is the world's most widely consumed psychoactive drug | reduces fatigue and keeps people awake by increasing alertness
cocaine | is a stimulant from coca leaves that blocks the reuptake of dopamine | produces a brief rush of euphoria followed by a crash | keeps dopamine, serotonin and norepinephrine in the synapse by blocking their reuptake
heroin | is an opiate made from morphine and is commonly injected | dulls pain, produces intense pleasure and is highly addictive | makes the brain stop producing its own endorphins
marijuana / cannabis | contains THC and may cause mild hallucinations | comes from the hemp plant and impairs short-term memory | amplifies sensitivity to colors and sounds and relaxes the user
LSD / lysergic acid diethylamide | was created by Albert Hofmann and causes vivid hallucinations | is a powerful hallucinogen that distorts perception in tiny doses | is a synthetic psychedelic chemically similar to serotonin
ecstasy / MDMA | is a synthetic stimulant and mild hallucinogen that produces feelings of social closeness | damages serotonin-producing neurons with repeated use
methamphetamine | is a powerfully addictive stimulant that keeps users energetic for hours | triggers the release of dopamine and may permanently reduce its natural level | is chemically related to amphetamine but has greater effects

# Classes of psychoactive drugs
? Which class of drugs
depressant | reduces neural activity and slows body functions | includes alcohol, barbiturates and tranquilizers | calms neural activity and impairs memory, judgment and coordination
stimulant | excites neural activity and speeds up body functions | includes caffeine, nicotine and amphetamines | increases heart and breathing rates, energy and self-confidence
hallucinogen / psychedelic | distorts perceptions and evokes sensory images without sensory input | includes LSD, mescaline and psilocybin | produces vivid images and changes in mood and thought
opiate / opioid / narcotic | lessens pain and anxiety and is made from the poppy or resembles such a drug | includes morphine, heroin and codeine | imitates endorphins, the body's own painkillers
inhalant | produces a high when its chemical vapors are breathed in | includes glue, paint thinner and gasoline fumes
anabolic steroid | increases muscle growth by imitating the male sex hormone | is misused by athletes to build muscle

# Effects of drug use
? Which term describes
tolerance | the need for larger doses of a drug to obtain the same effect | a diminishing effect with regular use of the same dose of a drug | the brain's adaptation to regular use of a drug
withdrawal | the discomfort and distress that follow when an addict stops using a drug | symptoms such as nausea, shaking and cravings after drug use ends | unpleasant physical effects of ending regular drug use
addiction | compulsive craving for and use of a substance despite harmful consequences | a disorder in which a person cannot stop taking a drug in spite of harm
physical dependence | a state in which the body needs a drug in order to function normally | a bodily need for a drug that shows itself in illness when its use ends
psychological dependence | a need to use a drug in order to relieve negative emotions | reliance on a drug for well-being without a bodily need
overdose | the taking of a dangerous or deadly amount of a drug | a dose so large that it can cause unconsciousness or death

# Processes of sensing and perceiving
? Which process
sensation | detects physical energy from the environment and encodes it as neural signals | is the work of the sense organs and their receptors in receiving stimulus energies | receives stimulation from the environment through the eyes, ears and other organs
perception | organizes and interprets sensory information | enables people to recognize meaningful objects and events | gives meaning to the information that the senses supply
sensory adaptation | diminishes sensitivity as a result of constant stimulation | makes a person soon stop noticing a constant smell | lets people focus on changes in the environment by tuning out unchanging stimuli
transduction | converts stimulus energies into neural impulses | changes light or sound waves into messages that the brain can use | takes place in the rods and cones of the eye and the hair cells of the ear
bottom-up processing | begins with the sensory receptors and works up to the brain | builds up a whole from simple features without prior knowledge
top-down processing | is guided by experience and expectations | constructs what we see or hear by drawing on prior knowledge | lets readers make sense of letters because of what they expect

# Thresholds and stimuli
? Which term describes
absolute threshold | the minimum stimulation needed to detect a stimulus half of the time | the weakest sound or light that a person can notice fifty percent of the time
difference threshold / just noticeable difference | the minimum change between two stimuli that a person can detect half of the time | the smallest increase in a weight that can be felt
Weber's law | the principle that two stimuli must differ by a constant proportion to be told apart | the rule that a heavier weight needs a larger increase to be noticed | the finding that the noticeable change in weight depends on the original weight
signal detection theory | the view that noticing a faint stimulus depends on experience, expectations, motivation and alertness | the study of how people notice a faint stimulus amid background noise | the view that there is no single absolute threshold, since people differ in alertness and expectations
subliminal stimulation / subliminal stimulus | input that lies below the limit of conscious awareness | a message too weak or too brief to be consciously noticed

# Parts of the eye
? Which part of the eye
cornea | protects the front and bends incoming light | is the transparent outer covering through which light enters | bends light rays as they enter from the air
pupil | is the adjustable opening through which light enters | widens in dim light and narrows in bright light | is the dark opening in the center of the iris
iris | is the colored ring of muscle that adjusts the size of the opening for light | gives people brown, blue or green eye color | dilates or constricts in response to light intensity
lens | changes shape to focus images at the back | performs accommodation for near and far objects | focuses light rays by changing its curvature
retina | is the light-sensitive inner surface containing the receptors | is the layer at the back on which images are focused | contains the rods and cones
fovea | is the central focal point where cones cluster | is the spot of sharpest vision | contains many cones but no rods
rod | detects black, white and gray and works in dim light | is needed for peripheral and twilight vision | is far more numerous than the color receptors and lies away from the center
cone | detects color and fine detail in daylight | is a receptor that is lacking or faulty in people with color blindness | is concentrated at the fovea and works best in bright light
optic nerve | carries neural impulses to the brain | is formed by the axons of the ganglion cells
blind spot | has no receptor cells, so nothing is seen there | is the point where the optic nerve leaves the retina

# Parts of the ear
? Which part of the ear
eardrum / tympanic membrane | is a tight sheet of tissue that vibrates when sound waves strike it | separates the outer canal from the middle chamber | passes its vibrations to the hammer, anvil and stirrup
stirrup / stapes | is the smallest bone of the body and pushes on the oval window | is the last of the three tiny bones in the middle chamber
hammer / malleus | is the first of the three tiny bones and is attached to the eardrum | passes vibrations from the eardrum to the anvil
oval window | receives vibrations of the stirrup and passes them to the fluid within | is the membrane at the entrance of the cochlea
cochlea | is a coiled, fluid-filled tube in which sound waves trigger nerve impulses | is shaped like a snail and contains the basilar membrane | changes sound vibrations into neural impulses
basilar membrane | is lined with hair cells that bend as the fluid ripples | vibrates in the fluid of the cochlea and moves the hair cells | responds to different pitches at different places along its length
auditory nerve | carries messages by way of the thalamus to the temporal lobe | sends neural messages of sound to the brain
semicircular canal | monitors the head's movements and helps maintain balance | contains fluid whose motion causes dizziness after spinning
pinna / outer ear | gathers sound waves and funnels them into the canal | is the visible flap on the side of the head

# Senses of the body
? Which sense
vision / sight | responds to light waves by means of rods and cones | is processed mainly in the occipital lobes | is the most studied sense and depends on the retina
hearing / audition | responds to changes of air pressure in waves | depends on the cochlea and on hair cells | depends on vibrations of the eardrum and tiny bones
taste / gustation | detects sweet, sour, salty, bitter and umami | relies on receptor cells in buds on the tongue | is a chemical sense that interacts with smell to make flavor
smell / olfaction | responds to airborne molecules in the nasal cavity | bypasses the thalamus on its way to the brain | is a chemical sense linked closely to memory and emotion
touch | detects pressure, warmth and cold on the skin | is essential to the growth of premature infants, who gain weight when massaged
pain | warns the body that something has gone wrong in its tissues | is detected by nociceptors and explained by gate-control theory | can be reduced by endorphins, acupuncture and distraction
kinesthesia / kinesthetic sense / kinesthesis | senses the position and movement of individual body parts | relies on receptors in muscles, tendons and joints | lets people know where their arms and legs are with their eyes closed
vestibular sense | monitors the head's position and the balance of the body | relies on fluid in the semicircular canals of the inner ear | depends on the inner ear and causes dizziness after spinning

# Theories of sensation
? Which theory holds that
trichromatic theory / Young-Helmholtz theory / three-color theory | the retina has receptors for red, green and blue | combining the activity of red-, green- and blue-sensitive cones produces all hues | people who cannot tell red from green lack one kind of cone
opponent-process theory of color | vision is produced by pairs such as red-green, yellow-blue and white-black | afterimages appear because the opposing cells of a pair tire | some cells are turned on by red and turned off by green
place theory | pitch depends on where along the basilar membrane stimulation occurs | different sound waves trigger activity at different spots of the cochlea | high pitches are heard because of activity near the beginning of the cochlea
frequency theory | the rate of impulses in the auditory nerve matches that of the sound wave | the whole basilar membrane vibrates at the same rate as an incoming tone | the speed of neural impulses going up the auditory nerve tells the brain the pitch
gate-control theory | the spinal cord blocks pain signals or allows them to pass to the brain | massage eases pain by stimulating nerve fibers that close a pathway in the spinal cord | small nerve fibers open a pathway for pain and large fibers close it
volley theory / volley principle | neurons fire in alternation to reach high combined rates | nerve cells take turns firing in order to signal higher-pitched tones

# Properties of light and sound
? Which term describes
wavelength | the distance from the peak of one light or sound vibration to the next | the property of light that determines its hue | the measure that is short for blue light and long for red light
hue | the dimension of color determined by the wavelength of light | the experience of a light as blue, green or red
amplitude | the height of a wave, which determines brightness or loudness | the amount of energy in a light or sound wave | the property of a sound wave that is measured in decibels of loudness
frequency | the number of complete waves that pass a point in a given time | the property of sound waves that determines pitch | the measure of sound waves in hertz, or cycles per second
pitch | a tone's experienced highness or lowness | the quality of a sound that depends on frequency
timbre | the quality that distinguishes the sounds of two instruments playing the same note | the tone quality produced by a sound wave's complexity

# Disorders of the senses
? Which disorder of the senses
color blindness / color deficiency | is an inability to distinguish certain hues such as red and green | is a sex-linked condition caused by faulty or missing cones | occurs more often in males because it is linked to the X chromosome
conduction hearing loss / conduction deafness | results from damage to the mechanical system that carries sound waves to the cochlea | is caused by a punctured eardrum or by damage to the middle ear's bones | may be helped by a device that amplifies sound vibrations
sensorineural hearing loss / nerve deafness / sensorineural deafness | results from damage to the hair cells of the cochlea | may be treated with a cochlear implant | is often caused by aging or prolonged exposure to loud noise
nearsightedness / myopia | makes distant objects blurred while close ones are clear | makes images focus in front of the retina
farsightedness / hyperopia | makes close objects blurred while distant ones are clear | makes images focus behind the retina
prosopagnosia / face blindness | makes a person unable to recognize faces | leaves a person with normal sight unable to identify friends by their looks
tinnitus | is a ringing in the ears without an outside sound | is often caused by exposure to loud noise and is heard as ringing
anosmia | is the inability to smell | keeps a person from detecting odors

# Gestalt principles of perception
? Which Gestalt principle
proximity | groups together objects that are near one another | makes us see things that lie close as belonging together | makes us see a cluster of nearby dots as one group
similarity | groups together objects that look alike | makes us see figures of the same shape or color as belonging together
continuity | makes us see smooth, unbroken patterns rather than separate pieces | makes us see a wavy line as one line rather than as half circles
closure | fills in gaps to create a complete, whole object | makes us see a whole circle although part of its outline is missing | makes us complete figures that have gaps
connectedness | makes us see linked spots, lines or areas as a single unit | makes us see dots that are joined by a line as one object
figure-ground | organizes the visual field into objects that stand out from their surroundings | makes us see a reversible picture as either a vase or two faces | distinguishes an object from its background
common fate | groups together objects that move in the same direction | makes us see a flock of birds flying together as one unit

# Depth cues
? Which depth cue
retinal disparity / binocular disparity | is the difference between the images in the two eyes | is the two-eyed cue used in three-dimensional movies | makes closer objects differ more in the images that reach the left and right eyes
convergence | is the inward turning of both eyes when viewing a near object | is a binocular cue based on the angle and muscle strain of the eyes | makes the eyes turn inward more for closer objects
linear perspective | is the apparent meeting of parallel lines in the distance | makes railroad tracks seem to come together far away | is used by artists to show distance with converging lines
interposition / overlap | makes an object that blocks our view of another seem closer | is the partial blocking of one object's view by another | is a monocular cue in which a nearer object partly covers a farther one
relative size | makes the smaller of two similar objects seem farther away | compares the retinal images of two similar objects to judge their distance
texture gradient | is the change from coarse, distinct features to fine, indistinct ones | makes surfaces with blurred detail look more distant than those with clear detail
motion parallax / relative motion | makes near objects seem to pass faster than distant ones as we travel | makes nearby objects seem to move backward as we ride past them
relative height | makes objects placed higher in the field of view seem farther away | makes objects nearer to the horizon seem more distant because of their position
light and shadow | makes nearby objects appear brighter and dimmer ones seem farther away | gives a sense of depth by shading, assuming that illumination comes from above

# Illusions
? Which illusion
phi phenomenon | creates apparent movement when adjacent lights blink on and off in succession | makes the bulbs of a marquee sign seem to move
stroboscopic motion | creates apparent movement from a rapid series of slightly different still pictures | makes the frames of a film look like continuous action
Müller-Lyer illusion | makes two equal lines with arrow tips or tails appear unequal in length | uses lines whose ends have fins pointing inward or outward
Ponzo illusion | makes two equal bars drawn over converging lines appear unequal in length | uses linear perspective so that the upper of two equal bars looks longer
moon illusion | makes a heavenly body look larger near the horizon than high in the sky | occurs because cues to distance near the horizon make an object look larger
Ames room | makes people of the same height appear to be of very different sizes | uses a distorted chamber in which one corner is much farther away than the other

# Attention and its failures
? Which term describes
selective attention | the focusing of conscious awareness on a particular stimulus | the ability to concentrate on one voice among many | the limiting of awareness to a small part of all that we experience
divided attention | the handling of two or more tasks at the same time | the attempt to do several things at once, such as texting while driving
inattentional blindness | failing to see visible objects when the mind is focused elsewhere | failing to see a person in a gorilla suit while counting basketball passes
change blindness | failing to notice an alteration in the environment | failing to notice that one person has been replaced by another
habituation | a decreasing response to a stimulus that is repeated | an infant's loss of interest in a picture that is shown again and again

# Constancy and adaptation in perception
? Which term describes
size constancy | perceiving an object as equally large even as its distance changes | the ability to see a distant car as big enough to carry people | the perception of an approaching object as not growing although its retinal image grows
shape constancy | perceiving an object's form as unchanged from different angles | the ability to see a door as rectangular while it opens
color constancy | perceiving a familiar object's hue as unchanged under different light | the ability to see a red apple as red even as lighting changes
lightness constancy / brightness constancy | perceiving white, gray or black as unchanged while illumination varies | the ability to see white paper as white in dim light and in sunlight
perceptual set | a mental predisposition to see one thing and not another | an expectation that leads us to see what we expect to see | a readiness to perceive influenced by beliefs, context and experience
perceptual adaptation | the ability to adjust to an artificially displaced or inverted visual field | the ability to function after wearing goggles that turn the world upside down

# Claims of extrasensory perception
? Which claimed ability
telepathy | is mind-to-mind communication without the known senses | is the supposed sending of thoughts from one person to another
clairvoyance | is the perception of remote events without the known senses | is the supposed seeing of an event that is happening far away
precognition | is the perception of future events before they occur | is the supposed foreseeing of what will happen
psychokinesis / telekinesis | is the moving of objects by the mind alone | is the supposed influence of mind over matter, such as bending a spoon by thought
mediumship | is supposed communication with the spirits of the dead | is the supposed receiving of messages from dead people

# Elements of classical conditioning
? Which term describes
unconditioned stimulus / unconditional stimulus / UCS | something, such as food in the mouth, that naturally triggers a response | the event that causes a reaction without any learning | the food in Pavlov's experiment with dogs
unconditioned response / unconditional response / UCR | an unlearned, naturally occurring reaction, such as salivation to food in the mouth | an automatic reaction that needs no learning | a dog's salivation when food is placed in its mouth
conditioned stimulus / conditional stimulus / CS | a formerly neutral event that comes to trigger a response after pairing | the tone in Pavlov's experiment after it has been paired with food | an originally irrelevant signal that triggers a learned reaction
conditioned response / conditional response / CR | the learned reaction to a formerly neutral event | the dog's salivation to the sound of the tone alone | a reaction to a previously neutral signal, such as fear of a white rat
neutral stimulus | something that evokes no relevant response before learning | the tone in Pavlov's experiment before it has been paired with food | the bell or tone that at first causes no salivation

# Processes of conditioning
? Which process of learning
acquisition | is the initial stage in which a response is first established | links a neutral stimulus with an unconditioned stimulus through repeated pairing | works best when the neutral stimulus comes just before the unconditioned stimulus
extinction | is the weakening of a conditioned response when the unconditioned stimulus no longer follows | makes salivation fade when the tone is sounded repeatedly without food | happens when the conditioned stimulus is presented alone again and again
spontaneous recovery | is the reappearance, after a pause, of an extinguished response | brings back salivation to the tone after a rest period | shows that extinction suppresses a conditioned response rather than erasing it
stimulus generalization / generalization | is the tendency to respond in the same way to similar cues | made Little Albert fear other furry objects besides the white rat
stimulus discrimination / discrimination | is the learned ability to tell the conditioned signal from similar ones | makes a dog salivate to one tone but not to others
higher-order conditioning / second-order conditioning | pairs a neutral stimulus with a stimulus that has already been learned | makes a light trigger salivation after being paired with the tone that predicts food

# Reinforcement and punishment
? Which term describes
positive reinforcement | adding a pleasant consequence so that a behavior happens more often | strengthening a response by presenting a reward such as praise or food
negative reinforcement | removing an unpleasant condition so that a behavior happens more often | strengthening a response by stopping or reducing something unpleasant | increasing behavior by ending something undesirable, such as the beep of an unbuckled seat belt
positive punishment / punishment by application | adding an unpleasant consequence so that a behavior happens less often | weakening a response by presenting something unpleasant, such as a scolding
negative punishment / omission training / punishment by removal | taking away something desirable so that a behavior happens less often | weakening a response by withdrawing a privilege or a pleasant thing | decreasing behavior by taking away a privilege such as driving or television
primary reinforcer | an event that is innately satisfying, such as food or relief from pain | a reward that meets a biological need and requires no learning | an unlearned reward such as food, water or warmth
secondary reinforcer / conditioned reinforcer | something, such as money or grades, that gains its power by association with a basic reward | a reward whose value is learned | a learned reward such as money, praise or good grades
partial reinforcement / intermittent reinforcement | rewarding a response only part of the time | giving rewards so that learning is slower but resistance to extinction is greater | a pattern of rewards of which the ratio and interval schedules are kinds

# Schedules of reinforcement
? Which schedule of reinforcement
fixed-ratio schedule | rewards after a set number of responses | pays a worker for a certain number of pieces made | gives a reward each time a fixed number of correct responses has been made
variable-ratio schedule | rewards after an unpredictable number of responses | makes gambling with slot machines hard to extinguish | produces a high and steady rate of responding
fixed-interval schedule | rewards the first response after a set period of time | makes responses more frequent as the expected time for reward draws near
variable-interval schedule | rewards the first response after unpredictable periods of time | produces a slow, steady rate of responding | rewards at changing times, as with surprise quizzes
continuous schedule / continuous reinforcement | rewards the desired response every time it occurs | produces rapid learning but also rapid extinction

# Techniques of behavior change
? Which technique
shaping / successive approximation | rewards closer and closer steps toward a desired behavior | guides an animal or person gradually toward the goal by rewarding each improvement | was used by Skinner to train rats and pigeons step by step
chaining / response chain | links a series of simple responses into a complex sequence | teaches one step of a sequence after another until all are performed in order
token economy | rewards desired behavior with objects that can be exchanged for privileges | is used in hospitals and classrooms to exchange earned chips for treats | gives points, chips or play money for good behavior as secondary reinforcers
time-out | removes a misbehaving child for a short period to a place without rewards | ends access to attention and other rewards for a few minutes
behavior contract / contingency contract | is a written agreement that sets goals and rewards for conduct | is a signed agreement on what a person will do and receive
modeling | shows a desired behavior so that another person can observe and imitate it | lets children learn from the example of parents and other adults

# Forms of learning
? Which form of learning
classical conditioning | links two stimuli so that one comes to predict the other | makes a neutral stimulus trigger a response after pairing with an unconditioned stimulus | was discovered by Pavlov and concerns automatic responses
operant conditioning | strengthens behavior by reinforcement and weakens it by punishment | makes behavior depend on its consequences | is studied with a lever and food pellets in a Skinner box | was studied by Skinner and concerns voluntary behavior
observational learning | occurs by watching and imitating others | was shown by children who copied an adult's attack on a Bobo doll | is also called modeling and was studied by Bandura
latent learning | is not apparent until there is an incentive to show it | was shown by rats that had explored a maze without rewards | was demonstrated by Tolman with rats in a maze
insight learning | is the sudden realization of a solution to a problem | was shown by Köhler's chimpanzees | brings an answer all at once rather than by gradual trial and error

# Findings about learning
? Which term describes
cognitive map | a mental representation of the layout of an environment | a mental picture of a maze formed by rats that have explored it | the inner plan of a maze that Tolman's rats developed
learned helplessness | passive resignation after repeated events that cannot be avoided | giving up after inescapable shocks or failures | Seligman's finding that animals and people stop trying when they have no control
law of effect | Thorndike's principle that rewarded behavior is likely to recur | the principle that favorable consequences make behavior more likely | the principle, stated by Thorndike, on which Skinner built operant conditioning
taste aversion | avoidance of a food that was followed by illness | an association formed in a single trial when nausea follows eating | a learned dislike studied by Garcia in rats that became sick after eating
vicarious reinforcement | becoming more likely to act after seeing another person rewarded | learning from the rewards that a watched model receives | the effect of observing others receive rewards for their behavior
instinctive drift | an animal's return from trained behavior to its inborn patterns | the tendency of biological predispositions to override trained behavior | the failure of raccoons trained to deposit coins, which went back to rubbing them

# Units of thought
? Which unit of thought
concept | is a mental grouping of similar objects, events, ideas or people | simplifies thinking by grouping things that have features in common
prototype | is a mental image or best example of a category | is the most typical member of a category, such as a robin for birds | is matched with new items in order to sort them quickly into a category
mental image | is a picture in the mind of an object or event that is not present | is a visual representation that resembles the thing it stands for
symbol | is a sound, word or design that stands for an object or quality | is an abstract sign, such as a word or number, that stands for something else
script | is knowledge of the usual sequence of events in a familiar situation | tells a person what to expect step by step, as in a restaurant

# Problem-solving strategies
? Which problem-solving strategy
algorithm | is a methodical, step-by-step rule that guarantees a solution | considers every possibility and so is slower but sure to succeed | always leads to the answer if it is followed correctly, like a formula in mathematics
heuristic | is a simple thinking strategy that is fast but prone to error | is a rule of thumb for solving problems and making judgments | is a shortcut that saves time but may lead to a wrong answer
insight | is a sudden flash of understanding of a problem's solution | brings an abrupt "aha" experience rather than a gradual solution | is the sudden appearance of a solution, as in Köhler's chimpanzee
trial and error | tests one possible solution after another until something works | tries out solutions without a plan and drops those that fail
brainstorming | produces as many ideas as possible without judging them at first | has a group list ideas freely before evaluating any of them
incubation | sets a problem aside for a while so that a solution may come | lets the mind work unconsciously on a problem during a rest

# Kinds of thinking
? Which kind of thinking
convergent thinking | narrows the available solutions to find the single best answer | is the kind that intelligence tests require
divergent thinking | expands the number of possible solutions | produces many creative answers to one question | is important for creativity because it moves in different directions
critical thinking | examines assumptions, evaluates evidence and assesses conclusions | does not blindly accept arguments and looks for hidden values
metacognition | is awareness of and reflection on one's own mental processes | monitors how well one understands and learns
intuition | is an effortless, immediate feeling rather than conscious reasoning | judges quickly and automatically by a gut feeling | relies on automatic judgments from experience rather than analysis
deductive reasoning | draws a specific conclusion from a general principle | starts from general premises and reaches a conclusion that must follow
inductive reasoning | draws a general conclusion from specific observations | starts from particular cases and arrives at a general rule

# Obstacles to good judgment
? Which term describes
confirmation bias | the tendency to search for information that supports our preconceptions | the tendency to ignore evidence that contradicts what we already believe | the habit of seeking facts that support our views more eagerly than facts that refute them
functional fixedness | seeing objects only in terms of their usual use | the inability to think of a new use for a familiar object | an obstacle to solving problems with things used in unusual ways
mental set | approaching a problem in one way because that way worked before | the tendency to use an old method although a better solution is available | a fixation on a strategy that was successful in the past
availability heuristic | judging the likelihood of events by how easily they come to mind | fearing rare events because vivid examples are easily remembered | the reason why people fear plane crashes more than car accidents
representativeness heuristic | judging people or things by how well they match a prototype | judging by resemblance to a stereotype while ignoring base rates
anchoring effect / anchoring / anchoring bias | relying too heavily on the first figure given when making an estimate | the tendency of a suggested starting number to influence an estimate
overconfidence | the tendency to overestimate the accuracy of our beliefs and judgments | being more certain than correct about one's own answers
belief perseverance | clinging to one's ideas after their basis has been discredited | holding to an opinion even when its evidence has been proved false
framing effect / framing | the influence on decisions of the way in which an issue is worded | choosing differently when the same facts are presented as a gain or a loss
hindsight bias | the tendency to believe, after learning an outcome, that one would have foreseen it | the feeling, called the I-knew-it-all-along phenomenon, that a result was predictable
gambler's fallacy | the mistaken idea that a chance event is due after a run of the opposite | the belief that past random events change the odds of the next one

# Elements of language
? Which element of language
phoneme | is the smallest distinctive sound unit | is one of about forty basic sounds in English | is a basic sound, of which "bat" has three
morpheme | is the smallest unit that carries meaning | may be a word or part of a word, such as a prefix | includes the prefix "un-" and the plural ending "-s"
semantics | is the set of rules for deriving meaning from words and sentences | concerns what words refer to and how their meaning changes | is the part of grammar that concerns meaning
syntax | is the set of rules for combining words into sentences | governs word order, such as placing adjectives before nouns in English | is the part of grammar that concerns sentence structure
pragmatics | is the set of social rules for using speech in context | concerns taking turns and choosing words that suit the listener
lexicon | is the complete vocabulary of a person or a language | is the stock of words that a speaker knows

# Children's early speech
? Which term describes
cooing | the vowel-like sounds, such as "oo," that infants make at about two months | the earliest vocal play, consisting of soft vowel sounds
babbling / babbling stage | the repeated consonant and vowel sounds that infants make from about four months | the period when infants utter various sounds unrelated to the household language | early sounds that include phonemes not heard in the household
one-word stage / holophrastic stage | the period from about age one when a child speaks mostly in single terms | the period when a single term may express a whole sentence
telegraphic speech / two-word stage | a child's early sentences that use mostly nouns and verbs and omit other parts | the shortened sentences of two-year-olds, such as "go car" | early sentences in which articles, prepositions and endings are left out
overgeneralization / overregularization | applying a grammar rule too widely, as in "I runned" | the use of regular endings on irregular verbs and nouns
overextension | using one name for too many things, as in calling every animal "doggie" | a toddler's use of a word for objects beyond its real meaning

# Theories of language
? Which theory of language holds that
linguistic relativity / Whorf hypothesis / linguistic determinism | the words we use shape the way we think | speakers of different tongues think about the world differently | the vocabulary of a culture affects how its members think
nativist theory | children are born with a language acquisition device | a universal grammar is built into the human brain, as Chomsky argued | children master grammar too quickly to learn it by imitation alone
behaviorist theory | children learn to speak through imitation, association and reinforcement | speech is acquired by operant conditioning, as Skinner argued
critical period hypothesis | a first tongue must be learned in the early years to be mastered | children not exposed to speech before puberty cannot fully learn grammar
social interactionist theory | children learn to speak through exchanges with other people | both biology and conversation with caregivers contribute to speech

# Disorders of language
? Which language disorder
Broca's aphasia | impairs speaking after damage to the left frontal lobe but leaves understanding | produces slow, halting speech with few words
Wernicke's aphasia | impairs understanding after damage to the left temporal lobe | produces fluent speech that is without meaning
global aphasia | impairs both speaking and understanding severely | follows widespread damage to the left hemisphere's language areas
dyslexia | impairs reading in spite of normal intelligence | makes it difficult to connect letters with sounds
dysgraphia | impairs handwriting and written expression | makes it difficult to form letters and put thoughts on paper
stuttering | interrupts the flow of speech by repeated or prolonged sounds | makes a speaker repeat the first sounds of words

# Kinds of intelligence
? Which kind of intelligence
general intelligence / g factor | is a single ability that Spearman thought underlies all mental tasks | accounts for the finding that people who score high on one mental test score high on others | is the basic ability that Spearman inferred from correlations among mental tests
fluid intelligence | is the ability to reason speedily and abstractly | declines in late adulthood and solves new logic problems without stored knowledge | is highest in young adulthood and falls with age
crystallized intelligence | consists of accumulated knowledge and verbal skills | increases with age and includes vocabulary and facts | reflects education and experience and grows in older adults
emotional intelligence | is the ability to perceive, understand, manage and use feelings | includes self-control, empathy and skill in handling relationships | was proposed by Salovey and Mayer and popularized by Daniel Goleman
analytical intelligence | is the academic problem-solving ability in Sternberg's theory | is measured by tests with well-defined problems that have a single right answer
creative intelligence | is the ability to react adaptively to new situations and generate novel ideas | produces original ideas and inventions, according to Sternberg
practical intelligence | is the ability to handle everyday tasks that may have several solutions | is called street smarts in Sternberg's theory

# Gardner's multiple intelligences
? Which of Gardner's intelligences
linguistic intelligence | is the ability to use words and language well | is strong in poets and writers
logical-mathematical intelligence | is the ability to reason with numbers and abstract relations | is strong in scientists and accountants
spatial intelligence | is the ability to form mental pictures and judge relations among objects | is strong in architects and artists
musical intelligence | is the ability to perceive and create patterns of pitch and rhythm | is strong in composers and singers
bodily-kinesthetic intelligence | is the ability to control movements with skill | is strong in dancers and athletes
interpersonal intelligence | is the ability to understand and relate to other people | is strong in teachers and therapists
intrapersonal intelligence | is the ability to understand oneself and one's own feelings | gives a person accurate self-knowledge
naturalist intelligence | is the ability to observe and classify plants and animals | is strong in botanists and others who study living things

# Intelligence tests
? Which intelligence test
Binet-Simon scale / Binet-Simon test | was developed in France to identify schoolchildren who needed special help | was the first practical measure of mental age
Stanford-Binet test / Stanford-Binet | is Terman's American revision of the original French test | was adapted in California and introduced the IQ in America | can be given to people from age two through adulthood
Wechsler Adult Intelligence Scale / WAIS | is the most widely used IQ test for grown-ups | has verbal and performance subtests for people older than sixteen
Wechsler Intelligence Scale for Children / WISC | is the most widely used IQ test for schoolchildren | has verbal and performance subtests for pupils of about six to sixteen
Raven's Progressive Matrices | measures nonverbal reasoning by patterns with a missing piece | asks people to complete visual patterns, so that language matters little
Army Alpha test / Army Alpha | was given to literate recruits in groups in World War I | was one of the first mental tests given to large groups

# Kinds of psychological test
? Which kind of test
aptitude test | predicts a person's future performance | measures the capacity to learn, such as a college entrance exam | estimates whether a person will be able to learn a new skill
achievement test | measures what a person has already learned | shows mastery of a subject, such as a final exam in a course | assesses knowledge and skills gained in school
intelligence test | measures general mental ability and compares it with that of others by a numerical score | yields the score called an IQ
interest inventory | measures preferences for activities in order to suggest suitable occupations | compares a person's likes and dislikes with those of successful workers | is used in career counseling to help choose an occupation
projective test | uses ambiguous stimuli to bring out hidden feelings | asks people to describe inkblots or tell stories about pictures | is an unstructured test open to different responses, such as the Rorschach
objective personality test / personality inventory | uses true-false or multiple-choice questions about feelings and behavior | reveals traits by a questionnaire with fixed choices

# Scores of tests
? Which term describes
mental age | the level of performance typical of children of a given chronological age | Binet's measure of a child's intellectual level | the age whose average test performance a child's score matches
chronological age | the number of years since a person's birth | the number by which mental age was divided to find the IQ
intelligence quotient / IQ | originally a child's mental age divided by chronological age, multiplied by 100 | a score whose average is set at 100 | a score that once compared mental age with actual age
percentile rank / percentile / percentile system | the percentage of scores that fall below a given score | a score of 90 for a person who did better than nine tenths of the group
z-score | a number telling how many standard deviations a result lies from the mean | a result converted into units of standard deviation
raw score | the number of questions that a person answered correctly | the unconverted result of a test before comparison with others

# Qualities of a good test
? Which term describes
standardization | defining meaningful scores by comparison with a pretested group | giving and scoring a test under uniform procedures | the setting of uniform procedures and norms for a test
reliability | the extent to which a test gives consistent results | the ability of a test to give the same result under similar conditions | consistency of scores on a test over time or between its parts
validity | the extent to which a test measures what it is supposed to measure | the ability of a test to measure or predict what it is intended to | the quality of a test that predicts or measures what it claims to
norm | a standard of average performance against which individual scores are compared | the average score of a large representative group | a pattern of scores obtained by testing a large, representative group
objectivity | freedom from the personal judgment of the examiner in scoring | agreement among scorers because personal opinion plays no part

# Forms of reliability and validity
? Which term describes
content validity | the extent to which a test samples the behavior of interest | the extent to which test questions cover all parts of a subject
predictive validity / criterion validity | success in forecasting the behavior a test is designed to forecast | the correlation between entrance exam scores and later college grades
construct validity | the extent to which a test measures the abstract concept it claims to measure | agreement of a test with the theory about the trait it measures
face validity | the extent to which a test appears at first sight to measure what it claims | the apparent suitability of a test as judged by its looks
test-retest reliability | similarity of scores when people take the same exam on two occasions | consistency of scores over time
split-half reliability | agreement between scores on the odd and the even questions | consistency found by comparing two parts of a single exam
interrater reliability / scorer reliability | agreement between the scores given by different judges | consistency of ratings among observers

# Influences on test scores
? Which term describes
Flynn effect | the worldwide rise in test performance over the twentieth century | the improvement in average IQ scores from one generation to the next
stereotype threat | a self-confirming worry about being judged by a negative group image | anxiety about confirming a belief that one's group does poorly, which lowers scores
cultural bias / culture bias | unfairness of a test to people whose background differs from the authors' | an advantage to one group from questions based on its own customs and words
practice effect | improvement in scores as a result of having taken the test before | a gain that comes from familiarity with the questions
test anxiety | nervousness about an exam that lowers performance | fear and worry that keep a student from showing knowledge

# Intellectual ability and its conditions
? Which condition
intellectual disability / mental retardation | is defined by an IQ of about 70 or below and difficulty in adapting to daily life | limits thinking and everyday skills from before adulthood
giftedness | is exceptional ability, often defined by an IQ of 130 or above | was studied in high-scoring children by Lewis Terman
savant syndrome | combines limited mental ability with an exceptional specific skill | gives a person with low scores great talent in computation, art or music | occurs mostly in males, many of whom also have autism
Down syndrome | results from an extra copy of chromosome 21 | causes distinctive facial features and mild to severe mental impairment | is more likely when the mother is older
fetal alcohol syndrome | results from a pregnant woman's heavy drinking | causes physical and cognitive abnormalities in children whose mothers drank
phenylketonuria / PKU | is an inherited inability to break down an amino acid in food | leads to brain damage unless a special diet is begun in infancy

# Memory processes
? Which memory process
encoding | gets information into the memory system | translates experiences into a form that the brain can hold | transforms information so that the nervous system can process it
storage | retains information in memory over time | keeps encoded information for later use
retrieval | gets information back out of the memory system | locates stored information and brings it to mind | finds information in storage, often with the help of cues
rehearsal | repeats information so that it can be kept | keeps information in short-term memory by repetition
consolidation | makes a new memory stable and lasting | strengthens new memories during sleep, with the help of the hippocampus

# Memory systems
? Which memory system
sensory memory | is the immediate, very brief recording of information from the senses | is the first stage of the Atkinson-Shiffrin model and lasts less than a few seconds | holds information from the eyes and ears for an instant before it fades
short-term memory | holds about seven items for less than half a minute without rehearsal | is the second stage of the Atkinson-Shiffrin model, with limited capacity | holds seven items, plus or minus two
long-term memory | is the relatively permanent and limitless storehouse | stores knowledge, skills and experiences for years | has a capacity that is essentially unlimited
working memory | actively processes incoming sounds, images and recalled information | has a central executive, according to Baddeley
flashbulb memory | is a vivid recollection of an emotionally significant moment | lets people say clearly where they were during a shocking public event | is formed by an event with strong emotion, such as the attacks of September 11

# Kinds of memory
? Which kind of memory
iconic memory | holds a momentary photographic image for a few tenths of a second | is the fleeting visual memory studied by George Sperling
echoic memory | holds a momentary record of sounds for three or four seconds | is the fleeting sensory memory of auditory stimuli
semantic memory | consists of general knowledge and facts about the world | holds knowledge of language, rules and concepts | stores the meanings of words and facts such as the names of capitals
episodic memory | consists of personally experienced events with their time and place | holds the events of a person's own life | is like a diary of one's own life
procedural memory | consists of skills such as riding a bicycle or typing | holds learned skills that need no conscious recollection | depends on the cerebellum and basal ganglia
eidetic memory / photographic memory | keeps images with almost the exactness of a picture | is found in a few children, who can describe a picture in detail after it is gone
prospective memory | concerns intentions to do something in the future | reminds us of an appointment or of taking medicine

# Memory and its conditions
? Which kind of memory
explicit memory / declarative memory | consists of facts and experiences that one can consciously know and state | depends on the hippocampus and is lost in amnesia | includes semantic and episodic memories
implicit memory / nondeclarative memory | consists of learned skills and conditioned responses retained without conscious recollection | is processed with the help of the cerebellum and survives amnesia | includes procedural memories and conditioned associations
context-dependent memory / context effect | is better in the place where something was learned | was shown by divers who recalled more when underwater again
state-dependent memory | is better in the same physical condition as when something was learned | makes things learned when drunk or sober easier to recall in that same condition
mood-congruent memory | brings back experiences that match one's current feelings | makes a sad person recall sad events more easily
repressed memory | is blocked from consciousness because it is too painful or threatening | is a forgotten painful experience, according to Freud
false memory | is a recollection of an event that never happened | may be created by suggestion or by repeated imagining of an event

# Encoding
? Which term describes
visual encoding | the processing of picture images into memory | remembering information by the way it looks
acoustic encoding | the processing of sounds into memory, especially the sound of words | remembering information by the way it is heard
semantic encoding | the processing of meaning into memory | remembering information best because its meaning is understood
automatic processing | the unconscious encoding of incidental information such as space, time and frequency | the encoding of well-learned information without effort
effortful processing | encoding that requires attention and conscious work | learning by deliberate rehearsal and concentration

# Ways to strengthen memory
? Which method
chunking | organizes items into familiar, manageable units | divides a long number into groups of digits | expands the capacity of short-term memory by grouping items
mnemonic device / mnemonic | aids memory by means of vivid imagery, rhymes or acronyms | forms associations such as an acronym for the names of the Great Lakes
maintenance rehearsal | repeats information over and over to keep it in short-term memory | keeps a phone number in mind by repetition without adding meaning | keeps information in short-term memory only as long as it is repeated
elaborative rehearsal | links new information to material already known | deepens learning by adding meaning to new information | transfers information to long-term memory by making it meaningful
distributed practice | spreads learning over several short sessions | avoids cramming by dividing study into sessions with time between
massed practice / cramming | packs learning into one long session | produces speedy short-term learning but poor lasting retention
overlearning | continues to rehearse material after it has been mastered | goes on practicing beyond the point of the first perfect recall

# Retrieval
? Which term describes
recall | bringing back learned information without cues, as on a fill-in-the-blank test | the active reconstruction of information, as in an essay exam | retrieval of information from memory without any hints
recognition | identifying items previously learned, as on a multiple-choice test | knowing that an object or face has been seen before | the measure of memory in which a person picks a suspect from a lineup
relearning | saving time when mastering material for a second time | the measure of memory that Ebbinghaus used to find how much time was saved
priming | the activation, often unconscious, of particular associations in memory | the effect by which exposure to one word makes related words come to mind | the unconscious awakening of associations by an earlier stimulus
tip-of-the-tongue phenomenon | the feeling of knowing a word but being momentarily unable to say it | temporary failure to bring back a word that one is sure of knowing
confabulation | filling in gaps of memory with invented details believed to be true | the addition of made-up information to complete a recollection

# Effects on memory
? Which term describes
serial position effect | the tendency to remember best both the first and the last items of a list | the pattern in which the middle of a list is remembered worst
primacy effect | better recall of the first items in a list | the advantage given to early items of a list by more rehearsal
recency effect | better recall of the last items in a list | the advantage given to items of a list still held in short-term memory
spacing effect | better retention when study is distributed over time | the advantage of several study sessions over cramming
testing effect / retrieval practice | better retention after quizzing oneself than after rereading | the gain in memory that comes from recalling information rather than rereading it
self-reference effect | better recall of information that we relate to our own lives | the advantage of asking how new material applies to oneself
misinformation effect | the altering of a memory by misleading details given after an event | a distortion of eyewitness memory that Elizabeth Loftus demonstrated | the result when witnesses of a car crash are asked leading questions
forgetting curve | Ebbinghaus's finding that loss is rapid at first and then levels off | a graph of retention that falls steeply soon after learning

# Causes of forgetting
? Which cause of forgetting
proactive interference | is the disruption of new learning by earlier learning | makes an old password block the recall of a new one | is forward-acting, because the past disrupts the present
retroactive interference | is the disruption of old learning by later learning | makes a new password block the recall of a previous one | is backward-acting, because the present disrupts memory of the past
decay / storage decay | is the fading of a memory trace with time | loses memories because their physical trace weakens when it is not used | makes memories fade away over time when they are not used
motivated forgetting | pushes painful memories out of awareness in order to protect oneself | is explained by Freud as repression of threatening memories
encoding failure | occurs when information never enters long-term memory | results from lack of attention, so that details are not stored
retrieval failure | leaves stored information inaccessible for lack of cues | keeps a person from getting at information that is still stored

# Kinds of amnesia
? Which kind of amnesia
anterograde amnesia | is the inability to form new memories after an injury | affected patient H. M. after the removal of his hippocampus | leaves old memories intact but prevents learning new facts
retrograde amnesia | is the inability to remember events before an injury | erases memories of the past after a blow to the head
infantile amnesia / childhood amnesia | is the inability to remember events of the first three years of life | is due to an immature hippocampus and lack of language in early life
source amnesia / source misattribution | is remembering information while forgetting where it was learned | makes a person attribute an event to the wrong origin
dissociative amnesia | is a loss of personal memories after severe stress without brain injury | erases a person's past for psychological rather than physical reasons

# Prenatal development and birth
? Which term describes
zygote | a fertilized egg during its two weeks of rapid cell division | the single cell formed when sperm and egg unite | the product of conception, which attaches to the wall of the uterus after about ten days
embryo | the developing human from about two weeks through the second month | the prenatal stage in which the major organs begin to form | the stage of pregnancy that follows implantation of the fertilized egg
fetus | the developing human from nine weeks after conception to birth | the prenatal stage in which the body looks unmistakably human | the stage of pregnancy, beginning in the ninth week, in which organs grow and begin to function
newborn / neonate | a baby in its first month of life | a baby just after birth, equipped with rooting and grasping reflexes
toddler | a child of about one to three years who is learning to walk | a young child who has begun to walk and to say single words

# Harmful agents
? Which kind of agent
teratogen | harms the development of an embryo or fetus | is a chemical or virus, such as alcohol, that can reach the unborn child and harm it | includes viruses and drugs that cross the placenta
carcinogen | causes cancer in living tissue | is a substance, such as tobacco tar or asbestos, that makes cells grow into tumors
pathogen | causes infectious disease in its host | is a germ such as a bacterium or virus that makes people ill
mutagen | changes the DNA of a cell | is radiation or a chemical that alters genetic material
allergen | causes the immune system to overreact to a harmless substance | is a substance such as pollen that triggers sneezing or a rash

# Early development
? Which term describes
maturation | orderly biological growth that is largely unaffected by experience | the genetically programmed sequence by which babies sit before they stand | genetically timed growth that sets the course of walking and talking
imprinting | the process by which certain birds form an attachment early in life | the tendency of newly hatched birds to follow the first moving thing they see | a rigid attachment formed by goslings soon after birth, studied by Lorenz
temperament | a person's characteristic emotional reactivity and intensity | the inborn quality that makes an infant easy, difficult or slow to warm up | a person's inborn emotional excitability, which remains fairly stable over time
attachment | an emotional tie of an infant to a caregiver | the bond shown by seeking closeness to the caregiver and distress on separation
critical period / sensitive period | the limited time when certain experiences are needed for normal development | an optimal time shortly after birth when exposure to stimuli produces proper development
contact comfort | the soothing warmth of a soft body, which infant monkeys preferred to food | Harlow's explanation of why monkeys clung to a cloth mother

# Reflexes of the newborn
? Which reflex
rooting reflex | makes a newborn turn its head toward a touch on the cheek | helps a baby to find the nipple
sucking reflex | makes a newborn draw on an object placed in the mouth | enables a baby to feed at breast or bottle
grasping reflex / palmar reflex | makes a newborn close its fingers tightly on an object in the palm | lets a baby cling to an adult's finger
Moro reflex / startle reflex | makes a newborn fling out its arms at a loud noise or loss of support | spreads and then draws in the arms when the baby seems to fall
Babinski reflex | makes a newborn spread its toes when the sole is stroked | fans the toes upward at a touch on the foot
stepping reflex / walking reflex | makes a newborn move its legs when held upright with feet touching a surface | disappears at about two months and returns as a voluntary skill at about one year

# Stages of thinking and moral reasoning
? Which stage of development
sensorimotor stage | is the period to about age two when infants know the world through senses and actions | is the period of Piaget's theory in which object permanence develops | is the first of Piaget's stages, in which infants look, touch, mouth and grasp
preoperational stage | is the period from about two to seven when children use language but lack logic | is the period of pretend play and egocentrism | is the second of Piaget's stages, in which children cannot yet conserve
concrete operational stage | is the period from about seven to eleven when children think logically about real events | is the period in which children grasp conservation | is the third of Piaget's stages, in which children understand arithmetic and can reverse steps in thought
formal operational stage | is the period from about twelve when people think logically about abstract concepts | is the period in which teenagers reason about hypothetical situations | is the fourth of Piaget's stages, in which abstract reasoning appears
preconventional morality / preconventional level | judges acts by punishments and rewards, typically before age nine | is marked by obeying rules to avoid being punished or to gain something | comes first in Kohlberg's theory and is ruled by self-interest
conventional morality / conventional level | judges acts by laws and social approval, typically in early adolescence | is marked by upholding rules because they are the rules | comes second in Kohlberg's theory and values approval and social order
postconventional morality / postconventional level | judges acts by self-chosen ethical principles and basic rights | is marked by affirming agreed-upon rights and personal ethical principles | comes last in Kohlberg's theory and follows abstract principles of justice

# Concepts of cognitive development
? Which term describes
object permanence | awareness that things continue to exist when not perceived | the understanding that makes a baby look for a hidden toy | the knowledge, gained at about eight months, that a hidden toy is still there
conservation | the principle that quantity stays the same despite changes of shape | the understanding that pouring water into a taller glass does not change its amount | the understanding that volume, mass and number do not change with form
egocentrism | difficulty in taking another person's point of view | the preoperational child's inability to see things as others see them | seeing and thinking of the world only from one's own standpoint
schema | a concept or framework that organizes and interprets information | a mental mold into which a child pours experience | a mental structure that is changed by assimilation and accommodation
assimilation | interpreting a new experience by means of existing schemas | fitting new information into one's present understanding | the error by which a toddler calls every four-legged animal a dog
accommodation | adapting existing schemas to fit new information | changing one's present understanding because of new experience | the adjustment of a child who learns that not all four-legged animals are dogs
theory of mind | understanding that other people have their own thoughts and feelings | the insight into others' mental states that is impaired in autism
zone of proximal development | the gap between what a child can do alone and with help | Vygotsky's range of tasks that a learner can do with guidance
scaffolding | temporary support given to a learner and withdrawn as skill grows | help from parents and teachers that lets a child reach a higher level of thinking

# Attachment
? Which term describes
secure attachment | the pattern in which an infant plays comfortably and is soothed by the mother's return | a bond fostered by sensitive and responsive care | the bond of about 60 percent of infants, who explore with the mother as a safe base
avoidant attachment | the pattern in which an infant seems indifferent to the mother's departure and return | an insecure bond in which a child ignores the parent who comes back | the pattern in which a child shows little distress when left and little interest on reunion
anxious-ambivalent attachment / resistant attachment | the pattern in which an infant clings and is angry at the mother's return | an insecure bond in which a child seeks contact and also pushes the parent away
disorganized attachment | the pattern in which an infant acts in confused and contradictory ways at the mother's return | an insecure bond, common in abused children, without any consistent pattern
stranger anxiety | the fear of unfamiliar people that begins at about eight months | an infant's crying and clinging to a parent when a new face appears
separation anxiety | an infant's distress when a caregiver leaves | the fear, peaking at about thirteen months, of being parted from a parent

# Parenting styles
? Which style of parenting
authoritarian parenting | imposes rules and expects obedience without explanation | combines strict control with little warmth | demands unquestioning obedience to the parents' authority
authoritative parenting / democratic parenting | sets rules but explains them and listens to children | combines firm control with warmth and is linked with high self-esteem | lets children take part in decisions while parents keep firm limits
permissive parenting | makes few demands and uses little punishment | combines warmth with little control and gives in to children's desires | lets children decide freely and submits to their wishes
uninvolved parenting / neglectful parenting | shows little interest in a child and makes few demands | combines little warmth with little control and is linked with the poorest outcomes
overprotective parenting / helicopter parenting | shields a child from every risk and failure by constant watching | keeps children from learning independence by doing too much for them

# Erikson's psychosocial stages
? Which stage in Erikson's theory
trust versus mistrust / trust vs. mistrust | is the conflict of infancy, resolved by having needs dependably met | takes place in the first year of life | is the first of the eight stages, in which caregivers give a baby security
autonomy versus shame and doubt / autonomy vs. shame and doubt | is the conflict of toddlers learning to do things for themselves | takes place from about age one to three | is the second of the eight stages, in which toddlers exercise their own will
initiative versus guilt / initiative vs. guilt | is the conflict of preschoolers learning to carry out plans | takes place from about age three to six | is the third of the eight stages, in which preschoolers start tasks on their own
industry versus inferiority / industry vs. inferiority | is the conflict of schoolchildren learning to feel competent at tasks | takes place from about age six to puberty | is the fourth of the eight stages, in which schoolchildren take pleasure in work
identity versus role confusion / identity vs. role confusion | is the conflict of adolescents forming a sense of self | takes place during the teen years | is the fifth of the eight stages, in which teenagers test and integrate roles
intimacy versus isolation / intimacy vs. isolation | is the conflict of young adults seeking close, loving relationships | takes place from about age twenty to forty | is the sixth of the eight stages, in which young adults learn to love
generativity versus stagnation / generativity vs. stagnation | is the conflict of middle adults contributing to the world through family and work | takes place from about age forty to sixty | is the seventh of the eight stages, in which middle-aged people guide the next generation
integrity versus despair / ego integrity vs. despair | is the conflict of older adults looking back on their lives | takes place in the late sixties and beyond | is the last of the eight stages, in which old people feel satisfaction or failure

# Identity in adolescence
? Which term describes
identity crisis | a period of inner conflict in which adolescents worry about who they are | Erikson's name for the teenager's intense search for a sense of self
identity achievement | commitment to goals and values after exploring alternatives | the status of adolescents who have considered options and decided for themselves
identity foreclosure | commitment without exploration, often to goals set by parents | the status of adolescents who accept their parents' choices without question
identity diffusion | a lack of both exploration and commitment | the status of adolescents who have not begun to seek goals and values
identity moratorium | exploration of alternatives without commitment yet | the status of adolescents who are still searching and have put off a decision

# Physical maturity
? Which term describes
puberty | the period of sexual maturing in which a person becomes able to reproduce | the beginning of sexual maturity, set off by a surge of hormones | the time when adolescence begins and the sex organs mature
menarche | the first menstrual period of a girl | the beginning of menstruation, usually at about age twelve
spermarche | the first ejaculation of a boy | the event, usually at about age fourteen, that marks a boy's sexual maturity
growth spurt | the sudden increase in height and weight of adolescents | the rapid gain in height that starts about two years earlier in girls
menopause | the natural ending of menstruation, usually at about age fifty | the end of a woman's ability to reproduce | the change in which a middle-aged woman's estrogen declines
primary sex characteristic | a body structure that makes reproduction possible | an organ such as the ovaries or testes | an organ or external genital part that takes part directly in reproduction
secondary sex characteristic | a nonreproductive trait such as breasts, voice quality or body hair | a change such as a deeper voice or facial hair that is not needed for reproduction | a trait that distinguishes adult males from females without serving reproduction

# Gender
? Which term describes
gender identity | a person's sense of being male or female | one's inner awareness of oneself as a boy or girl, man or woman | a sense of one's sex that is formed in early childhood
gender typing | the acquisition of traditional masculine or feminine behavior | a child's taking on of the traits expected of girls or boys
gender stereotype | an oversimplified belief about the traits of all males or all females | a fixed and prejudiced idea of what men or women are like | an exaggerated generalization, such as that men are strong and women are emotional
gender schema | a mental framework of what it means to be male or female | the set of ideas through which a child sorts behavior as masculine or feminine
androgyny / androgynous | the combination of traditionally male and female characteristics in one person | having both masculine and feminine psychological traits

# Social rules and expectations
? Which social rule
gender role / sex role | is a set of expected behaviors for males or for females | tells how men and women should act in a culture
social clock | is the culturally preferred timing of events such as marriage and retirement | sets the expected age for leaving home, having children and retiring
display rule | is a culture's standard for when and how feelings may be shown | tells which emotions may be expressed openly in a culture
reciprocity norm | is the expectation that people will help those who have helped them | requires us to return help rather than harm to those who have helped us
social-responsibility norm | is the expectation that people will help those who depend on them | requires adults to aid children and others who are in need

# Periods of life
? Which period of life
adolescence | is the period between childhood and adulthood | begins with puberty and ends with social independence | is the time when people search for identity and begin to think abstractly
emerging adulthood | lasts from about eighteen to the mid-twenties | is a time when young people have left high school but are not yet fully independent
midlife transition / midlife crisis | is a time of questioning one's life at about age forty | brings the realization that half of one's life is over
empty nest / empty nest syndrome | begins when the last child leaves home | is a change that most parents find happy rather than depressing
late adulthood / old age | begins at about age sixty-five | is a time of retirement, slower reactions and declining senses | is the time when fluid intelligence declines and health problems increase

# Kübler-Ross's stages of dying
? Which stage of dying
denial stage / denial | is the first stage, in which the patient refuses to believe the diagnosis | is marked by disbelief at the news of a fatal illness
anger stage / anger | is the second stage, in which the patient resents healthy people | is marked by rage and the question "Why me?"
bargaining stage / bargaining | is the third stage, in which the patient seeks more time through promises | is marked by deals with God or doctors for a longer life
depression stage / depression | is the fourth stage, in which the patient mourns the coming loss | is marked by hopelessness and sorrow over what will be left behind
acceptance stage / acceptance | is the last stage, in which the patient peacefully awaits death | is marked by calm after the struggle is over

# Theories of motivation
? Which theory of motivation holds that
instinct theory | unlearned behavior patterns fixed in a species explain why animals act | inborn, genetically programmed patterns of behavior are what make organisms act | behavior is governed by inborn patterns, as William James and McDougall believed
drive-reduction theory | a physiological need creates a tense state that moves an organism to satisfy it | we eat or drink to relieve tension and restore homeostasis | needs produce drives that people act to reduce
incentive theory | external rewards pull people toward certain actions | outside stimuli such as money or the smell of food make people act | behavior is pulled by outside goals rather than pushed by inner needs
arousal theory | people act to reach their best level of stimulation | boredom leads to a search for excitement, and too much excitement to a search for calm | performance is best at a moderate level of excitement
Maslow's hierarchy of needs / hierarchy of needs / Maslow's hierarchy | basic requirements such as food must be met before higher ones such as esteem | people climb from safety and belonging toward self-actualization
set-point theory | the body is disposed to keep a certain weight, like a thermostat | hunger increases and metabolism slows when weight falls below its natural level
self-determination theory | people seek competence, autonomy and relatedness | people are most motivated when they feel competent, free to choose and connected with others

# Maslow's hierarchy of needs
? Which of Maslow's needs
physiological needs / fundamental needs | are the most basic and include food, water and sleep | lie at the bottom of the pyramid as the needs of bodily survival | must be met before all other needs
safety needs | concern security and freedom from danger and harm | come just above hunger and thirst and make the world feel organized and predictable | include shelter, stability and protection
belongingness and love needs / belongingness needs / love and belonging | concern friendship, affection and acceptance by others | come just above security and make people avoid loneliness
esteem needs | concern achievement, competence and respect from others | come just below the top and include recognition and self-respect | include self-esteem, independence and the approval of others
self-actualization / self-actualization needs | concern the fulfillment of one's unique potential | lie at the top of the pyramid

# Forces that move behavior
? Which term describes
instinct | a complex, unlearned behavior fixed throughout a species | an inborn pattern of behavior, such as a bird's nest building
reflex | a simple automatic response to a sensory stimulus | an automatic reaction such as the knee jerk, controlled by the spinal cord
drive | an aroused, tense state that arises from a physiological need | a state such as hunger or thirst that pushes an organism to satisfy a need | a state of tension produced by a need that motivates an organism toward a goal
homeostasis | a tendency to maintain a balanced, constant internal state | the regulation of body chemistry, such as temperature or blood glucose | the steady state that drives work to restore
incentive | a positive or negative environmental stimulus that motivates | an external reward that pulls behavior toward a goal | an object or reward that motivates behavior from outside

# Kinds of motivation
? Which term describes
intrinsic motivation | the desire to do something for its own sake | the desire to act for enjoyment or interest rather than reward | the motive of a person who reads for pleasure
extrinsic motivation | the desire to act for promised rewards or to avoid threatened punishment | the desire to act for outside rewards such as money or grades | the motive of a student who studies only for good grades
achievement motivation / need for achievement | a desire for significant accomplishment, mastery and high standards | the striving for success that McClelland measured with stories about pictures | the motive of people who choose moderately difficult tasks and persist at them
affiliation need / need to belong / need for affiliation | the desire to be with others and build relationships | the social motive that makes exclusion from a group painful
power motivation / need for power | the desire to influence or control other people | the wish to lead others and to have an impact on them

# Hunger and weight
? Which term describes
lateral hypothalamus | the area of the brain that brings on hunger | the area whose destruction makes a starving animal lose interest in food
ventromedial hypothalamus | the area of the brain that depresses hunger | the area whose destruction makes an animal overeat and become very fat
blood glucose / glucose | the sugar that provides the body's main source of energy | the sugar whose low level in the body triggers hunger
set point | the level at which the body's weight thermostat is supposed to be fixed | the weight that the body tries to maintain by changing hunger and metabolism
basal metabolic rate | the body's resting level of energy use | the speed at which the resting body burns calories

# Eating disorders
? Which eating disorder
anorexia nervosa | makes a person starve though significantly underweight | brings an obsessive fear of being fat and dangerous loss of weight | mostly affects adolescent girls who continue to feel fat
bulimia nervosa | alternates overeating with vomiting, laxatives or fasting | involves cycles of bingeing and purging | may occur in people of normal weight who hide their binges
binge-eating disorder | brings episodes of overeating followed by distress but not by purging | involves large overeating without vomiting or excessive exercise
pica | makes a person eat things that are not food, such as dirt or paint chips | involves repeated eating of nonfood substances
avoidant restrictive food intake disorder / ARFID | limits eating because of taste, texture or fear of choking, without fear of fatness | leads to poor nutrition by refusal of most dishes, without concern about weight

# Theories of emotion
? Which theory of emotion holds that
James-Lange theory | we feel emotion because we notice our bodily responses | bodily arousal comes first, so that we are afraid because we tremble | people are sad because they cry and angry because they strike
Cannon-Bard theory | bodily arousal and the experience of emotion occur at the same time | the thalamus sends signals to the cortex and the body simultaneously | the heart pounds at the same moment as fear is felt
two-factor theory / Schachter-Singer theory | emotion requires both physical arousal and a cognitive label | the same arousal is interpreted as different feelings according to the situation | people injected with epinephrine feel happy or angry according to the mood of others
opponent-process theory of emotion | an emotional state triggers an opposite state that grows with repetition | removal of one feeling is followed by its opposite, as relief follows terror
facial feedback theory / facial feedback hypothesis | expressions of the muscles around mouth and eyes intensify what we feel | smiling makes people feel happier and frowning makes them feel sadder
cognitive appraisal theory / Lazarus's theory | we judge an event as dangerous or harmless before we feel emotion | emotions arise from our interpretation of an event, sometimes without our awareness

# Phenomena of motivation and happiness
? Which phenomenon
overjustification effect | reduces interest in an enjoyable task after rewards are given for it | makes intrinsic motivation decline because people are paid for what they already like
adaptation-level phenomenon | makes us judge new experiences against a neutral point set by earlier ones | makes people grow used to a higher income, so that it no longer brings joy
relative deprivation | is the perception of being worse off than those with whom one compares oneself | makes people discontented when others around them have more | makes workers discontented with a fair raise after learning that others got more
feel-good, do-good phenomenon | makes people more helpful when they are already in a pleasant mood | makes happy people more willing to aid others
catharsis | is the release of aggressive energy through action or fantasy | was once believed to reduce anger by letting it out

# Stress
? Which term describes
eustress | positive stress that motivates a person | the beneficial stress of exciting challenges such as a new job or sport
distress | negative stress that is harmful when prolonged | the unpleasant stress that comes from severe pressure or loss
daily hassle | a minor everyday annoyance such as traffic or a long line | a small irritation that adds up with others to harm health
catastrophe | an unpredictable large-scale event such as an earthquake or war | a disaster that threatens nearly everyone who experiences it
life change / significant life change | a personal transition such as marriage, divorce or the loss of a job | an event rated on the Holmes and Rahe scale by the adjustment it requires
burnout | physical, emotional and mental exhaustion caused by long pressure at work | the loss of energy and idealism in overworked people such as nurses or teachers | a feeling of being worn out and unable to care about one's job

# Responses to stress
? Which response to stress
fight-or-flight response | prepares the body to attack an enemy or flee in an emergency | was described by Walter Cannon as an outpouring of adrenaline | is produced by the sympathetic nervous system and stress hormones
tend-and-befriend response | leads people, especially women, to protect offspring and seek support from others | is linked to oxytocin and the seeking of social support
general adaptation syndrome | is the whole three-phase bodily sequence described by Hans Selye | consists of alarm, resistance and exhaustion | describes how the body reacts to prolonged stress in three stages
alarm reaction / alarm stage | is the first phase of Selye's sequence, in which the body mobilizes its resources | begins Selye's sequence with a sudden activation of the sympathetic nervous system
resistance stage | is the second phase of Selye's sequence, in which the body copes with the stressor | keeps temperature, blood pressure and hormones high in Selye's second phase
exhaustion stage | is the third phase of Selye's sequence, in which the body's reserves are used up | makes a person more vulnerable to illness or even death at the end of Selye's sequence

# Kinds of conflict
? Which kind of conflict
approach-approach conflict | requires a choice between two attractive options | is the easiest to resolve, because both alternatives are desirable
avoidance-avoidance conflict | requires a choice between two unpleasant options | forces a person to choose the lesser of two evils
approach-avoidance conflict | occurs when a single goal is both attractive and unattractive | makes a person want and fear the same thing
double approach-avoidance conflict / multiple approach-avoidance conflict | requires a choice between two options that each have good and bad points | involves two or more goals that are each both attractive and unattractive
role conflict | occurs when the demands of two social positions clash | arises when a person cannot meet the expectations of both job and family

# Coping and protection against stress
? Which term describes
problem-focused coping | reducing stress directly by changing its source | taking action to change or remove the stressor itself | the strategy of people who feel able to change a stressful situation
emotion-focused coping | easing stress by attending to one's own feelings about it | dealing with the distress when the stressor itself cannot be changed
avoidance coping | ignoring a stressor or escaping from it instead of facing it | withdrawing from a stressful situation or refusing to think about it
social support | help and comfort from family, friends and community | the close relationships that reduce stress and protect against illness
aerobic exercise | sustained activity such as jogging that increases heart and lung fitness | physical activity that can lessen stress, depression and anxiety

# Personality, control and health
? Which term describes
Type A personality | the competitive, impatient and anger-prone pattern linked with heart disease | Friedman and Rosenman's label for hard-driving, time-urgent people | the pattern of ambitious people who are always in a hurry and easily angered
Type B personality | the easygoing, relaxed pattern with lower risk of heart disease | Friedman and Rosenman's label for calm, unhurried people | the pattern of people who are patient and seldom hurried or hostile
internal locus of control | the belief that one governs one's own fate | the view that success depends on one's own effort and actions | the belief that rewards come from one's own behavior
external locus of control | the belief that chance or outside forces govern one's fate | the view that what happens depends on luck or powerful others | the belief that rewards come from fate rather than from one's own behavior
resilience / psychological resilience | the ability to recover from adversity and adapt to hardship | the strength that helps people bounce back from stress and trauma
optimism | the expectation of positive outcomes | an outlook that expects good things to happen and is linked with better health

# Freud's structure of the mind
? Which part of the mind
id | is the unconscious energy that seeks immediate satisfaction of drives | operates on the pleasure principle | seeks pleasure and avoids pain and is present from birth
ego | is the largely conscious executive that mediates among demands | operates on the reality principle | satisfies desires in realistic ways and balances instinct and conscience
superego | represents internalized ideals and acts as the conscience | judges actions by moral standards and causes feelings of guilt | is the moral part that begins to develop at about age four or five
unconscious / unconscious mind | is a reservoir of mostly unacceptable thoughts, wishes and memories | holds repressed ideas that influence behavior without awareness | is revealed through dreams and slips of the tongue, according to Freud
preconscious | contains thoughts that can easily be brought to awareness | holds memories that are outside awareness but can be recalled at will
conscious mind | contains the thoughts and feelings of which a person is aware at the moment | is the visible tip of the iceberg in the psychoanalytic picture

# Freud's ideas on drives and development
? Which term describes
libido | the energy of the sexual instincts | the drive whose focus shifts from one erogenous zone to another
fixation | a lingering focus of energy at an earlier psychosexual stage | being stuck at a stage where conflicts were unresolved | a lasting attachment to the pleasures of an early stage, such as the oral
Oedipus complex | a boy's desire for his mother and jealousy of his father | the conflict of the phallic stage in boys
identification | taking over the values of the same-sex parent into the developing superego | the process by which a child becomes like the rival parent
pleasure principle | the demand for immediate gratification of drives | the rule by which the id works
reality principle | the effort to satisfy desires in realistic ways | the rule by which the ego works

# Freud's psychosexual stages
? Which of Freud's stages
oral stage | centers pleasure on the mouth in the first eighteen months | involves sucking, biting and chewing in infancy | is the first of the five stages and ends with weaning
anal stage | centers on bowel and bladder control in toddlers | involves the conflict over toilet training | is the second of the five stages, from about eighteen months to three years
phallic stage | centers on the genitals from about age three to six | involves the Oedipus complex and rivalry with a parent | is the third of the five stages, in which children identify with the same-sex parent
latency stage | is the time of dormant sexual feelings from about six to puberty | is the period in which children turn to school and play with their own sex
genital stage | is the maturing of sexual interests from puberty on | is the last period, in which adult relationships form | is the fifth of the five stages and begins in adolescence

# Defense mechanisms
? Which defense mechanism
repression | pushes anxiety-arousing thoughts out of consciousness | is the basic mechanism that underlies all the others in Freud's theory | blocks painful memories so that a person cannot recall them
regression | retreats to an earlier, more infantile stage of development | makes an older child suck the thumb again under anxiety | makes an adult behave like a child in a stressful situation
reaction formation | switches unacceptable impulses into their opposites | makes a person act in a friendly way toward someone he or she hates | replaces an anxiety-producing feeling with its opposite
projection | attributes one's own threatening impulses to others | makes people accuse others of the faults they themselves have | makes a person see his or her own unwanted feelings in other people
rationalization | gives self-justifying explanations in place of the real reasons | makes up acceptable excuses for one's own actions | makes a failure seem sensible by a false but logical-sounding reason
displacement | shifts impulses toward a less threatening object or person | makes a person take out anger at a superior on someone weaker | makes a child who is angry at parents kick a pet
sublimation | channels unacceptable impulses into socially valued activities | turns aggressive or sexual energy into sport or art | is considered the most constructive mechanism because it benefits society
denial | refuses to believe or perceive a painful reality | makes a person reject the existence of a problem such as an addiction
intellectualization | treats an upsetting matter in a detached, abstract way | avoids painful emotion by focusing on cold facts and logic

# Concepts of Jung, Adler and Horney
? Which term describes
collective unconscious | Jung's shared, inherited reservoir of memory traces from human history | the part of the mind that holds ideas common to all people | the source of archetypes found in the myths of all cultures
personal unconscious | the part of the mind that holds an individual's own repressed experiences, in Jung's theory | Jung's store of a single individual's forgotten memories
archetype | a universal symbol inherited from the species' past in Jung's theory | an inherited idea such as the hero, the wise old man or the mother | an image that appears in the myths and dreams of all cultures, according to Jung
persona | the social mask that a person shows to others, in Jung's theory | Jung's term for the public face that hides the private self
inferiority complex | Adler's term for deep feelings of inadequacy that people try to overcome | a pattern of avoiding feelings of weakness that begins in childhood | the feeling that drives a striving for superiority, according to Adler
basic anxiety | Horney's term for a child's feeling of being helpless and alone in a hostile world | the childhood fear that triggers a desire for love and security, according to Horney

# The self in personality theory
? Which term describes
self-concept / self-image | all thoughts and feelings in answer to the question "Who am I?" | the central feature of personality for Rogers
self-esteem | one's feelings of high or low worth | the degree to which people value themselves | a person's feeling of self-worth
self-efficacy | the belief that one is capable of doing a task effectively | Bandura's term for confidence in one's own competence | the belief in one's ability to succeed that Bandura studied
ideal self | the person that one would like to be | the goal that should match the real person for a healthy life, according to Rogers
conditions of worth | standards that people think they must meet to be loved | Rogers's term for requirements on which other people's acceptance depends
reciprocal determinism | the interacting influences of behavior, internal factors and environment | Bandura's view that people both shape and are shaped by their surroundings

# Kinds of trait
? Which kind of trait
cardinal trait | dominates a person's whole life and nearly all of his or her behavior | is so pervasive that the person is identified with it, in Allport's theory
central trait | is one of the few general characteristics that best describe a person | belongs to the five to ten main qualities of a person in Allport's theory
secondary trait | appears only in certain situations, such as a preference or taste | is a less important, changing characteristic in Allport's theory
surface trait | is an observable characteristic in Cattell's theory | belongs to visible clusters of behavior that go together, in Cattell's theory
source trait | is a basic underlying dimension of personality in Cattell's theory | is one of sixteen factors that Cattell found beneath observable behavior

# The Big Five personality traits
? Which of the Big Five traits
openness / openness to experience | is marked by imagination, curiosity and love of variety | is low in people who are practical and prefer routine | is marked by interest in new ideas and art
conscientiousness | is marked by organization, care and self-discipline | is low in people who are careless, disorganized and impulsive | is marked by being dependable and hardworking
extraversion / extroversion | is marked by sociability, fun and affection for company | is low in people who are retiring, sober and reserved | is marked by being talkative and outgoing
agreeableness | is marked by trust, helpfulness and a soft heart | is low in people who are ruthless, suspicious and uncooperative | is marked by kindness and cooperation
neuroticism / emotional instability | is marked by anxiety, insecurity and self-pity | is low in people who are calm and secure | is marked by being worried, moody and easily upset

# Tests of personality
? Which personality test
Rorschach inkblot test / Rorschach test | asks people what they see in a set of ten symmetrical blots | is the most widely used projective test | is a projective test designed by a Swiss psychiatrist
Thematic Apperception Test / TAT | asks people to make up stories about ambiguous scenes | was devised by Henry Murray as a projective test with pictures | has people tell what led up to a pictured scene and what will happen
Minnesota Multiphasic Personality Inventory / MMPI | is the most widely used objective test and has hundreds of true-false items | was developed to identify emotional disorders and contains lie scales
Myers-Briggs Type Indicator / MBTI | sorts people into sixteen types based on Jung's ideas | describes people by four letters for preferences such as thinking or feeling
California Psychological Inventory / CPI | measures traits such as responsibility and self-control in normal people | is a true-false questionnaire designed for people without disorders
sentence completion test | asks people to finish phrases such as "I wish" | is a projective test that presents the beginnings of statements

# Biases in judging people
? Which term describes
fundamental attribution error | underestimating the situation and overestimating disposition when judging others | the tendency to explain other people's actions by character rather than by circumstances
actor-observer bias | crediting our own acts to the situation but those of others to their traits | the tendency to blame circumstances for our own failures but character for those of others
self-serving bias | a readiness to perceive oneself favorably | taking credit for success while blaming failure on circumstances
just-world phenomenon / just-world hypothesis | the tendency to believe that people get what they deserve | the belief that victims must have done something to earn their fate
halo effect | letting one good quality color the judgment of a whole person | the assumption that an attractive person is also kind and intelligent
false consensus effect | overestimating how many people share our beliefs and behavior | the tendency to think that most others agree with us
self-fulfilling prophecy | an expectation that leads people to act so as to make it come true | the process by which teachers' beliefs about pupils raise or lower their performance

# Theories of social behavior
? Which theory holds that
attribution theory | people explain behavior by crediting either the situation or the person's disposition | people look for internal or external causes of others' actions
cognitive dissonance theory / cognitive dissonance | people feel discomfort when their thoughts, or their beliefs and acts, conflict | people change their attitudes to reduce the tension of acting against their beliefs | inconsistency between attitudes and behavior motivates people to change
self-perception theory | people infer their own attitudes by observing their own behavior | people who are unsure of their feelings look at their actions, as an outsider would
social exchange theory | dealings with others aim to maximize benefits and minimize costs | people weigh rewards against costs before helping or staying in a relationship | people stay in relationships whose benefits outweigh their costs
scapegoat theory | prejudice offers an outlet for anger by providing someone to blame | people who are frustrated or angry turn their hostility against minorities
frustration-aggression principle / frustration-aggression hypothesis | being blocked from a goal creates anger that can lead to attack | violence results when people are thwarted in reaching a goal
contact hypothesis | prejudice declines when members of different groups meet as equals | cooperation between people of equal status from hostile groups lessens prejudice
social learning theory | people acquire behavior by observing, imitating and being rewarded or punished | children become aggressive by watching and imitating models

# Social influence
? Which kind of influence
normative social influence | results from the desire to gain approval or avoid disapproval | makes people go along with a group in order to be accepted | leads to conformity through the need to be liked
informational social influence | results from the belief that others' opinions may be correct | makes people follow a group because it seems to know more | leads to conformity when a task is hard and people are unsure
minority influence | lets one or two consistent individuals sway the majority | comes from a few people who hold firmly to their views | works best when a few dissenters are consistent and confident
central route persuasion / central route to persuasion / central route | changes attitudes through strong arguments and careful thinking | relies on evidence and logic and so produces lasting change
peripheral route persuasion / peripheral route to persuasion / peripheral route | changes attitudes through incidental cues such as a speaker's attractiveness | relies on emotion or a celebrity's endorsement rather than evidence

# Techniques of persuasion
? Which technique of persuasion
foot-in-the-door technique / foot-in-the-door phenomenon | gets people to agree to a small request first and later to a larger one | starts with a minor favor and builds up to a major one
door-in-the-face technique | makes an unreasonably large request first so that a smaller one seems acceptable | follows a refusal of an extreme demand with a moderate one
low-ball technique / lowballing | gets agreement to an attractive offer and then raises its cost | reveals hidden costs only after a person has committed to a bargain
fear appeal | warns of frightening consequences if the audience does not change | tries to alter behavior by arousing anxiety about danger
bandwagon appeal / bandwagon technique | urges people to do something because everyone else does | claims that a product or cause is popular and that nobody should be left out
testimonial | uses a well-known person's endorsement of a product or cause | has a celebrity or satisfied customer recommend a product

# Behavior toward others
? Which term describes
conformity | adjusting one's behavior or thinking to match a group standard | agreeing with a majority, as in Asch's experiments on line lengths | yielding to real or imagined group pressure
obedience | following the direct commands of an authority | the behavior of participants who gave shocks as ordered in Milgram's experiment
compliance | giving in to a request without being commanded | the behavior sought by the foot-in-the-door technique
aggression | any physical or verbal behavior intended to harm someone | behavior meant to hurt or destroy, influenced by testosterone and frustration | behavior that may be increased by frustration, alcohol and violent models
altruism | unselfish regard for the welfare of others | helping others without expecting any reward | helping others with no benefit, and often at a cost, to oneself

# Influence of groups
? Which term describes
social facilitation | stronger performance on simple tasks in the presence of others | the improvement of well-learned performance before an audience | the tendency to do easy tasks better when others are watching
social loafing | exerting less effort in a group than when individually accountable | the tendency of members to work less hard when efforts are pooled
deindividuation | the loss of self-awareness and restraint in groups that give anonymity | a process by which members of a mob feel anonymous and lose self-control | a loss of individuality in a crowd that weakens restraint
group polarization | the strengthening of members' prevailing opinions through discussion | a shift of like-minded people toward more extreme views after discussion
groupthink | a desire for harmony that overrides realistic appraisal of alternatives | the faulty decision making that led to the Bay of Pigs invasion | poor decisions that result when members value agreement over critical thinking
bystander effect | the tendency to be less likely to give aid when others are present | the failure to help in an emergency that was studied after Kitty Genovese's murder | the finding that a lone witness helps more often than one in a crowd
diffusion of responsibility | the feeling that someone else will act because many are present | the lessening of each person's sense of duty as the number of people grows | the explanation of why nobody in a crowd acts in an emergency

# Prejudice and its forms
? Which term describes
prejudice | an unjustifiable negative attitude toward a group and its members | a prejudgment that mixes beliefs, emotions and readiness to act | a preconceived, unfavorable judgment of people because of their group
stereotype | a generalized and often exaggerated belief about a group of people | a fixed, oversimplified set of ideas about all members of a group | an overgeneralized picture that ignores differences among members of a group
discrimination | unjustifiable negative behavior toward a group and its members | the unequal treatment of people because of the group to which they belong | unfair acts, such as refusing to hire people because of their race
ingroup bias | the tendency to favor people of one's own side | favoritism toward "us" over "them"
outgroup homogeneity effect / outgroup homogeneity | the tendency to see members of other groups as all alike | the idea that "they" are all the same while "we" differ from one another
ethnocentrism | judging other cultures by the standards of one's own | the belief that one's own culture or nation is superior to others | the tendency to see one's own group as the standard and the best

# Attraction and close relationships
? Which term describes
mere exposure effect | the tendency for repeated contact with new stimuli to increase liking of them | the growth of liking for something because it has become familiar
matching hypothesis | the idea that people choose partners about as attractive as themselves | the tendency of couples to resemble each other in good looks
passionate love | an aroused state of intense absorption in another person | the intense feeling and desire at the beginning of a romance | a strong emotional and physical attraction that usually fades with time
companionate love | deep, affectionate attachment to those with whom our lives are intertwined | the lasting affection, trust and commitment of a long marriage | the calmer, steady attachment that follows the early intensity of romance
equity | a condition in which people receive in proportion to what they give | the fairness of give and take that helps a close relationship to last
self-disclosure | revealing intimate aspects of oneself to others | the sharing of private hopes and fears that deepens a friendship

# Leadership and management
? Which style of leadership
task leadership | is goal-oriented and sets standards and organizes work | keeps a group focused on getting its job done
social leadership | is group-oriented, builds teamwork and mediates conflict | gives employees support and a voice in decisions
transformational leadership | inspires followers with a vision so that they identify with the group's mission | moves people by charisma to commit themselves to a shared goal
Theory X management / Theory X | assumes that workers are lazy and motivated only by money | relies on close control and threats, according to McGregor | gives workers simple tasks, close watch and incentives to work harder
Theory Y management / Theory Y | assumes that workers are motivated by esteem and creativity | trusts workers and challenges them with responsibility, according to McGregor | gives workers freedom and a part in decisions

# Choosing and judging employees
? Which method
job analysis | is a detailed study of the tasks and skills that a position requires | identifies the knowledge and abilities needed for a position before hiring starts
structured interview | puts the same prepared questions to every applicant | compares applicants by asking job-relevant questions in a fixed order
unstructured interview | lets conversation with an applicant flow freely without fixed questions | gives a general impression of an applicant but predicts job performance poorly
work sample test / work sample | has an applicant perform part of the actual job | judges applicants by a trial of the tasks that they will have to do
360-degree feedback | gathers ratings of an employee from peers, supervisors, subordinates and customers | appraises an employee by the opinions of all who deal with him or her

# Models of psychological disorders
? Which model of psychological disorders
medical model | holds that disorders are diseases with physical causes that can be diagnosed and treated | regards disturbed people as patients who need cure, often in a hospital | explains disorders as mental illnesses with symptoms, diagnosis and therapy
diathesis-stress model / vulnerability-stress model | holds that a genetic predisposition plus pressure from the environment brings on a disorder | explains disorders by inherited risk that hard life events trigger
biopsychosocial model / biopsychosocial approach | holds that biological, psychological and social-cultural factors together produce disorders | combines three levels of analysis to explain disorders
behavioral model | holds that disorders are learned through conditioning, reinforcement and imitation | treats abnormal actions as faulty learning that can be unlearned
cognitive model | holds that disorders come from irrational or negative thinking | seeks the cause of depression in distorted thoughts and beliefs
psychoanalytic model / psychodynamic model | holds that disorders come from unconscious conflicts of childhood | traces disorders to repressed wishes and conflicts among id, ego and superego

# Describing a disorder
? Which term describes
diagnosis | the identification of a disorder from its symptoms | the decision about which disorder a patient has, using the DSM
prognosis | a forecast of the likely course and outcome of a condition | a prediction about a patient's chance of recovery
etiology | the apparent causes and history of a condition | the origin of a disorder, such as genes, experiences or infection
comorbidity | the presence of two or more conditions in one person at the same time | the occurrence of one disorder, such as alcoholism, along with another, such as depression
syndrome | a group of symptoms that regularly occur together | a pattern of several signs that together mark a particular condition
symptom | a sign or complaint that points to a disorder | a single feature of an illness, such as insomnia in depression
psychological disorder / mental disorder | a pattern of thoughts, feelings or actions that is deviant, distressful and dysfunctional | a disturbance of the mind that interferes with daily life

# Society and mental illness
? Which term describes
insanity | a legal term for inability to understand that one's act was wrong | a legal defense rather than a psychological diagnosis | a plea by defendants who could not tell right from wrong
involuntary commitment | placement in a mental hospital against a person's will | court-ordered hospital treatment of people who are dangerous to themselves or others
deinstitutionalization | the release of patients from mental hospitals to community care | the emptying of state mental hospitals after new drugs came into use | the policy of the 1960s that closed many wards and left some patients homeless
competency to stand trial / competence to stand trial | a defendant's ability to understand the charges and help in the defense | the mental fitness that a person accused of a crime must have in court
stigma | a mark of shame or disgrace attached to people with mental illness | the negative label that keeps many people from seeking help for mental illness

# Anxiety and related disorders
? Which disorder
generalized anxiety disorder | makes a person continually tense, apprehensive and worried for no single reason | causes uncontrollable worry for six months or more with an aroused nervous system | brings free-floating fear whose cause the person cannot identify
panic disorder | brings sudden episodes of intense dread with chest pain and choking | involves unpredictable minutes-long attacks of terror | makes people fear a heart attack because of pounding heart and shortness of breath
specific phobia | causes a persistent, irrational fear of a particular object or situation | is a fear of something definite such as spiders or heights | is often treated by systematic desensitization or exposure
social anxiety disorder / social phobia | causes an intense fear of being judged or embarrassed in front of other people | makes a person avoid speaking or eating in public
agoraphobia | causes fear of places from which escape might be difficult | makes a person avoid crowds and open places and sometimes stay at home
obsessive-compulsive disorder / OCD | involves unwanted repetitive thoughts and actions | makes a person wash hands or check locks again and again | involves rituals, such as counting, that relieve anxiety for a time
post-traumatic stress disorder / PTSD | brings haunting memories, nightmares and jumpiness after a terrible experience | affects many combat veterans and survivors of disasters | brings flashbacks and insomnia to victims of war, assault or accident
hoarding disorder | causes a persistent difficulty in parting with possessions | fills a home with clutter that its owner cannot discard

# Kinds of phobia
? Which phobia
acrophobia | is an extreme fear of heights | makes a person afraid of standing on ladders, balconies or tall buildings
claustrophobia | is an extreme fear of enclosed spaces | makes a person afraid of elevators and closets
arachnophobia | is an extreme fear of spiders | makes a person afraid of animals with eight legs that spin webs
hydrophobia / aquaphobia | is an extreme fear of water | makes a person afraid of swimming or boating
hemophobia / hematophobia | is an extreme fear of blood | makes a person faint at the sight of a cut
nyctophobia | is an extreme fear of darkness | makes a person afraid of the night and of unlit rooms
xenophobia | is an extreme fear of strangers or foreigners | shows itself as hatred of people from other countries
aerophobia / aviophobia | is an extreme fear of flying | makes a person afraid of traveling by airplane

# Mood disorders
? Which mood disorder
major depressive disorder / major depression | brings two or more weeks of deep sadness and loss of interest in most activities | causes lethargy, feelings of worthlessness and changes in sleep and appetite | is the most common of the severe mood disorders and may lead to suicide
bipolar disorder / manic-depressive disorder | alternates between hopelessness and overexcited mania | is often treated with lithium | brings manic episodes of overactivity, little sleep and poor judgment
persistent depressive disorder / dysthymia | brings a mildly low mood on most days for two years or more | is milder but longer lasting than an episode of severe despair
seasonal affective disorder | brings low mood in winter months | is often treated with exposure to bright light in the dark part of the year | returns each year as days become shorter
postpartum depression | brings sadness and hopelessness to a mother after the birth of a child | occurs after childbirth as hormones change
cyclothymic disorder / cyclothymia | alternates between mild highs and mild lows for two years or more | is a milder form of bipolar swings

# Schizophrenia, dissociative and somatic disorders
? Which disorder
schizophrenia | brings disorganized thinking, delusions, hallucinations and inappropriate emotions | is a psychosis linked to excess dopamine | involves a split from reality rather than several personalities | usually begins in late adolescence or early adulthood
dissociative identity disorder / multiple personality disorder | makes a person exhibit two or more distinct and alternating characters | is marked by separate selves that may be unaware of one another | is a rare and disputed disorder often linked with childhood abuse
dissociative fugue | makes a person travel far from home and take on a new life | combines loss of memory with flight from home
depersonalization disorder | makes a person feel detached from his or her own body or mind | brings the feeling of watching oneself from outside, as in a dream
conversion disorder / functional neurological symptom disorder | changes anxiety into a bodily complaint such as paralysis without medical cause | produces sudden blindness or numbness that has no physical explanation
illness anxiety disorder / hypochondriasis | makes a person interpret normal sensations as signs of a dreaded disease | keeps a healthy person convinced of being seriously sick
factitious disorder / Munchausen syndrome | makes a person fake sickness in order to be treated as a patient | involves deliberately producing symptoms to gain attention and care

# Symptoms of psychological disorders
? Which symptom
delusion | is a false belief, often of persecution or grandeur | is a firm belief held in spite of evidence, common in schizophrenia | includes beliefs such as being followed, poisoned or a famous ruler
hallucination | is a false sensory experience without any external stimulus | is the experience of hearing voices or seeing things that are not present | is most often the hearing of voices in schizophrenia
flat affect | is a lack of emotional expression in face and voice | is a state of no apparent feeling in schizophrenia
catatonia | makes a person remain motionless for hours or hold a rigid posture | is a state of stupor in schizophrenia without movement or response
word salad | consists of jumbled ideas in speech that make no sense even within sentences | is disorganized speech without meaning in schizophrenia
obsession | is an unwanted thought that keeps coming back | is a recurring idea, such as a fear of germs, that causes anxiety | is a persistent idea that a person cannot stop thinking about
compulsion | is a repeated act that a person feels driven to perform | is a ritual, such as hand washing, that relieves anxiety for a time | includes checking locks, counting and washing again and again
mania | is a hyperactive, wildly optimistic and overexcited state | is the high phase of bipolar disorder | brings rapid speech, little need for sleep and reckless acts
panic attack | is a sudden, minutes-long episode of intense terror | brings sudden terror with chest pain, choking and a racing heart

# Personality disorders
? Which personality disorder
antisocial personality disorder | is marked by a lack of conscience for wrongdoing | makes a person exploit others and break laws without remorse | brings disregard for the rights of others, usually from before age fifteen
borderline personality disorder | is marked by unstable moods, relationships and self-image | brings fear of abandonment, impulsiveness and self-injury | brings intense, unstable relationships and feelings of emptiness
narcissistic personality disorder | is marked by exaggerated self-importance and hunger for admiration | brings fantasies of success and a lack of empathy | makes a person feel entitled to special treatment and unable to accept criticism
histrionic personality disorder | is marked by shallow, attention-getting emotions | brings dramatic displays and efforts to gain praise and reassurance
paranoid personality disorder | is marked by unjustified suspicion and mistrust of others | makes a person read hidden threats into innocent remarks
schizoid personality disorder | is marked by emotional detachment and lack of desire for relationships | makes a person a loner who is indifferent to praise or criticism
avoidant personality disorder | is marked by a fearful sensitivity to rejection | makes a person who wants friends withdraw for fear of criticism
dependent personality disorder | is marked by an excessive need to be taken care of | makes a person cling submissively and leave decisions to others
obsessive-compulsive personality disorder | is marked by preoccupation with order, rules and perfection | makes a person a stubborn perfectionist who cannot finish or delegate tasks

# Disorders of childhood
? Which childhood disorder
autism spectrum disorder / autism | shows deficient communication and social interaction with fixed interests and repetitive behavior | appears early and impairs a child's understanding of others' states of mind
attention deficit hyperactivity disorder / ADHD / attention-deficit hyperactivity disorder | shows extreme distractibility, restlessness and impulsivity | is often treated with stimulants such as Ritalin
Tourette syndrome | produces repeated involuntary movements and sounds called tics | makes a child blink, jerk or grunt without intending to
conduct disorder | shows repeated aggression, stealing and serious rule breaking | is diagnosed in children who bully, lie and destroy property
oppositional defiant disorder | shows an angry mood with constant arguing and disobedience toward adults | involves defying parents and teachers without serious aggression or lawbreaking
separation anxiety disorder | causes extreme distress when a child must leave home or parents | makes a child refuse to go to school for fear of losing a parent
enuresis | is repeated bed-wetting beyond the usual age | is the involuntary passing of urine, usually at night

# Disorders of the brain
? Which brain disorder
Alzheimer's disease | causes a gradual loss of memory and reasoning in old age | is linked to plaques and tangles and the loss of acetylcholine neurons | is the most common form of dementia
Parkinson's disease | causes tremors and rigid movement as dopamine-producing neurons die | is treated with L-dopa, which restores dopamine
vascular dementia | causes loss of memory and reasoning through a series of small strokes | results from blocked blood flow to the brain
Huntington's disease | is caused by a dominant gene and brings jerky, uncontrolled movements in middle age | is an inherited disorder that slowly destroys neurons of the basal ganglia
multiple sclerosis | results from the deterioration of the myelin around axons | slows communication to muscles as the immune system attacks myelin
epilepsy | causes repeated seizures by abnormal electrical activity | has been treated by cutting the corpus callosum in severe cases

# Kinds of therapy
? Which therapy
psychoanalytic therapy / psychoanalysis as therapy | interprets free associations, resistances, dreams and transferences | aims to bring repressed feelings into awareness
client-centered therapy / person-centered therapy | provides active listening within a genuine, accepting and empathic setting | is nondirective and was developed by Carl Rogers | aims at self-awareness and self-acceptance rather than at cure
Gestalt therapy | helps people become aware of present feelings and integrate parts of the self | was developed by Fritz Perls
behavior therapy | applies principles of learning to eliminate unwanted actions | uses conditioning to change actions rather than seeking insight | treats phobias by systematic desensitization and exposure
cognitive therapy | was developed by Aaron Beck to correct negative beliefs in depression | changes depressed people's gloomy ways of thinking | teaches people to replace irrational thoughts with more constructive ones
cognitive-behavioral therapy / CBT | combines changing self-defeating thinking with changing actions | trains people both to think and to act in new ways
rational emotive behavior therapy / REBT / rational-emotive therapy | vigorously challenges people's illogical, self-defeating assumptions | was developed by Albert Ellis and uses an ABC model of beliefs
family therapy | treats relatives as a system in which each member affects the others | guides parents and children toward better communication | treats the household as a unit rather than one patient alone
group therapy | treats several unrelated people at once with one professional | shows people that others share their problems and lowers the cost | lets people with similar problems support one another in regular sessions
eclectic therapy / eclectic approach | uses techniques from various forms of treatment according to the client's needs | combines several schools of treatment instead of following one

# Techniques of behavior and cognitive therapy
? Which technique of therapy
systematic desensitization | pairs a relaxed state with gradually increasing anxiety-triggering stimuli | works up an anxiety hierarchy while the client stays relaxed | is a form of exposure used to treat phobias step by step
flooding | exposes a person fully and at once to the feared object without escape | uses sudden, intense exposure until the fear subsides
aversive conditioning / aversion therapy | pairs an unpleasant state with an unwanted behavior | gives an alcoholic a drink with a drug that causes nausea | replaces a positive response to a harmful stimulus with a negative one
virtual reality exposure therapy | has people face their fears in electronic simulations | treats fears such as flying with a computer-generated scene
stress inoculation training | teaches people to restructure their thinking in hard situations | has people practice positive self-statements for use under pressure
cognitive restructuring | identifies distorted thoughts and replaces them with realistic ones | corrects negative automatic thoughts by testing them against evidence

# Psychoanalytic treatment
? Which term describes
free association | saying whatever comes to mind, however trivial | Freud's method by which a relaxed patient reveals unconscious thoughts | the technique in which a patient on a couch reports every thought without censoring
resistance | the blocking from consciousness of anxiety-laden material in therapy | a patient's unwillingness to discuss painful topics in therapy | a patient's changing of the subject or missing of sessions to avoid painful thoughts
transference | the patient's moving to the analyst of emotions linked with other relationships | feeling toward the therapist the love or anger once felt for a parent | a patient's treating of the therapist like a parent or other important person
countertransference | the therapist's emotional reactions to the patient | the analyst's own feelings that are projected onto the patient
interpretation | the analyst's noting of hidden meanings to promote insight | the analyst's explanation of what a patient's dreams and behavior mean
dream analysis | finding the latent content behind the manifest content of the night's images | the technique that Freud called the royal road to the unconscious
Freudian slip / slip of the tongue | an error in speech that reveals an unconscious thought | a mistake in speaking that betrays a hidden wish

# The helping relationship
? Which term describes
empathy | understanding and sharing another person's feelings | the ability to see the world through another person's eyes | one of the qualities, with acceptance and sincerity, that Rogers expected of a therapist
genuineness | being open and free of a false front | the quality of a therapist who honestly expresses true feelings
unconditional positive regard | total acceptance of another person whatever he or she does | the accepting, nonjudgmental attitude that Rogers thought people need for growth | the attitude of parents who love a child regardless of behavior
active listening | echoing, restating and clarifying what the speaker says | the technique by which Rogers reflected clients' feelings back to them
therapeutic alliance | a bond of trust and mutual understanding between therapist and client | the working relationship that predicts success in treatment

# Classes of medication
? Which class of medication
antipsychotic / antipsychotic drug / major tranquilizer | reduces hallucinations and delusions by blocking dopamine | is used mainly to treat schizophrenia | may cause side effects such as sluggishness and twitching
antianxiety drug / anxiolytic / minor tranquilizer | depresses central nervous system activity to relieve tension | is prescribed for worry and panic and includes Valium and Xanax | can be addictive and includes benzodiazepines
antidepressant / antidepressant drug | lifts mood by increasing norepinephrine or serotonin | includes Prozac and other selective serotonin reuptake inhibitors | takes several weeks to lift mood fully
mood stabilizer / mood-stabilizing drug | levels the highs and lows of bipolar disorder | includes lithium and is taken to prevent mania
analgesic / painkiller | relieves pain without causing unconsciousness | includes aspirin and other remedies for aches

# Drugs used in treatment
? Which drug
lithium | is a simple salt used as a mood stabilizer | levels the emotional highs and lows of bipolar disorder | prevents manic episodes and was found useful by John Cade
chlorpromazine / Thorazine | was the first antipsychotic, introduced in the 1950s | calmed schizophrenic patients so that many could leave hospitals
methylphenidate / Ritalin | is a stimulant that calms hyperactive children and improves attention | is prescribed for children with ADHD
fluoxetine / Prozac | relieves depression by blocking the reuptake of serotonin | is a well-known selective serotonin reuptake inhibitor
diazepam / Valium | relieves anxiety by enhancing the effect of GABA | is a benzodiazepine prescribed for anxiety and tension
L-dopa | is turned into dopamine in the brain to treat Parkinson's disease | restores a missing neurotransmitter in patients with tremors
methadone | is a synthetic opiate given in place of heroin | relieves the cravings of heroin addicts under supervision
disulfiram / Antabuse | causes vomiting when a person drinks alcohol | is given to alcoholics as a form of aversion therapy

# Biological treatments
? Which treatment
electroconvulsive therapy / ECT / shock therapy | sends a brief electric current through the brain of an anesthetized patient | relieves severe depression that resists drugs by causing a seizure | is used mainly for severe depression and may cause some loss of memory
lobotomy / prefrontal lobotomy | cut the nerves connecting the frontal lobes to emotion centers | was developed by Egas Moniz and left patients lethargic and immature | was once used to calm violent patients by destroying frontal tissue
transcranial magnetic stimulation / rTMS / TMS | applies repeated pulses from a coil held outside the skull | excites or suppresses brain activity by pulses of energy without surgery
deep brain stimulation | sends current through electrodes implanted by surgeons | treats depression or Parkinson's disease with implanted electrodes
light exposure therapy / light therapy | gives daily doses of bright rays against winter depression | treats seasonal affective disorder with a special lamp
drug therapy / psychopharmacology | relieves symptoms of disorders by medication | is the most widely used biomedical treatment and includes antidepressants | made it possible to release many patients from mental hospitals

# Famous studies
? Which study
Bobo doll experiment | showed that children imitate the aggression of an adult model | was carried out by Albert Bandura with an inflatable toy | demonstrated that learning can take place by observation of a model
Little Albert experiment / Little Albert | showed that a fear can be learned by pairing a white rat with a loud noise | was carried out on an infant by Watson and Rosalie Rayner | demonstrated classical conditioning of fear and its generalization
Stanford prison experiment | showed how quickly people take on the roles of guard and inmate | was stopped by Zimbardo after six days | assigned college students at random to two roles in a mock jail
Milgram experiment / Milgram obedience study / Milgram's experiment | tested how far people would go in shocking a learner at an authority's orders | used a fake shock generator with switches up to 450 volts | found that about two thirds of participants obeyed to the end
Asch experiment / Asch conformity study / Asch's experiment | tested whether people would agree with a group's wrong judgment of line lengths | used confederates who all gave the same wrong answer | found that about a third of answers followed a clearly wrong majority
Robbers Cave experiment | created rivalry between two groups of boys at a summer camp | showed that cooperation on shared goals can end hostility
visual cliff experiment / visual cliff | tested whether infants would crawl over glass above an apparent drop | studied depth perception in babies | was carried out by Eleanor Gibson and Richard Walk
strange situation | observed infants when their mothers left and returned to an unfamiliar room | measured the quality of attachment of one-year-olds | was devised by Mary Ainsworth to study attachment
marshmallow test | measured whether children could wait for a larger treat | linked delay of gratification to later success

# Famous cases
? Which famous case
Phineas Gage | involved a railroad worker whose frontal lobe was pierced by an iron rod | showed that damage to the frontal lobe can change personality | involved a once friendly man who became irritable and dishonest after his injury
Genie | involved a girl isolated until age thirteen who never mastered grammar | supported the idea of a critical period for language
H. M. / Henry Molaison | involved a man who could form no new memories after surgery for epilepsy | showed that the hippocampus is needed for new explicit memories | involved a man with anterograde amnesia after removal of his hippocampus
Kitty Genovese | involved a woman murdered in New York as neighbors failed to help | led to research on the bystander effect | led Darley and Latané to study diffusion of responsibility
Anna O. | involved Josef Breuer's patient who was relieved by talking about her symptoms | led Freud and Breuer to the talking cure for hysteria
Little Hans | involved a boy whose fear of horses Freud explained by the Oedipus complex | led Freud to explain a child's phobia by unconscious conflict with his father

# Sciences of mind, body and society
? Which field of study
psychology | is the science of behavior and mental processes | aims to describe, explain, predict and influence human behavior | broke away from philosophy in 1879 with Wundt's laboratory in Leipzig
sociology | studies groups, institutions and human society | examines how social class, family and religion shape people's lives
anthropology | studies human cultures, past and present, and human origins | compares the customs and beliefs of peoples around the world
philosophy | examines knowledge, reality and ethics by reasoning rather than experiment | raised questions about mind and body in the works of Plato, Aristotle and Descartes
physiology | studies the functions of the organs and systems of the living body | provided early psychologists with methods for measuring the senses and reflexes
neuroscience | studies the structure and function of the brain and nervous system | uses brain imaging to link neural activity with thought and behavior
behavior genetics | compares twins and adopted children to separate the effects of heredity and environment | studies the relative power of genes and environment in individual differences
psychoneuroimmunology | studies how psychological, neural and endocrine processes together affect the immune system | explains how stress lowers the body's resistance to disease

# Issues and debates in psychology
? Which issue
nature-nurture issue / nature-nurture debate / nature versus nurture | asks how much genes and experience each contribute to traits | concerns whether heredity or environment shapes behavior | is explored with studies of twins and adopted children
continuity-stages issue / continuity versus stages | asks whether development is gradual or proceeds in abrupt steps | divides stage theorists such as Piaget from those who see slow, steady growth
stability-change issue / stability versus change | asks whether early traits persist through life or become different with age | concerns how much the temperament of infancy lasts into adulthood
mind-body problem / mind-body issue | asks how mental events are related to physical events in the brain | divided dualists such as Descartes from monists
free will versus determinism / free will-determinism debate | asks whether people choose their actions or whether their actions are caused | divides humanistic psychologists from strict behaviorists
person-situation controversy / person-situation debate | asks whether behavior depends more on lasting traits or on circumstances | arose when Walter Mischel found that people act inconsistently in different settings

# Basic concepts of mental life
? Which term describes
consciousness | the awareness of oneself and one's environment | a state that William James compared to an ever-flowing stream | a state altered by sleep, hypnosis and drugs
cognition | all the mental activities of thinking, knowing, remembering and communicating | the processing of information to form concepts, solve problems and make decisions
emotion | a response with bodily arousal, expressive behavior and conscious feeling | a feeling state such as joy, fear or anger
motivation | a need or desire that energizes and directs behavior | the force that starts, guides and maintains goal-directed action
personality | an individual's characteristic pattern of thinking, feeling and acting | the consistent, enduring traits that make a person unique
intelligence | the capacity to learn from experience, solve problems and adapt to new situations | the ability that IQ tests are designed to measure
learning | a relatively lasting change in behavior or knowledge due to experience | a process that takes place through conditioning or by observing others
memory | the persistence of information over time through encoding, storage and retrieval | the capacity that is lost in amnesia
attitude | a belief and feeling that predisposes a person to respond in a certain way | a favorable or unfavorable evaluation of an object, person or event
creativity | the ability to produce novel and valuable ideas | the ability that is linked with divergent thinking and imagination
identity | a sense of self that adolescents form by testing and combining various roles | a stable sense of who one is, the task of adolescence for Erikson

# Stress and health
? Which term describes
stressor | an event or condition that makes demands on a person and is seen as threatening | a cause of strain, such as an exam, an illness or a move
stress | the process of perceiving and responding to events that threaten or challenge us | a state of physical and mental tension when demands exceed resources
coping | dealing with threatening situations by emotional, cognitive or behavioral methods | efforts to reduce or manage the demands of a difficult event
primary appraisal | the first evaluation of whether an event is a threat, a challenge or harmless | deciding whether an event is dangerous, the first step in Lazarus's theory
secondary appraisal | judging whether one has the resources to deal with a threat | deciding how to handle a demand that has been seen as threatening
psychophysiological illness / psychosomatic illness | a real physical disease caused or made worse by mental strain | a condition such as some headaches or hypertension that has emotional causes
hardiness | a personality pattern of commitment, control and challenge that protects health | a quality of people who see difficult events as challenges

# Structures of the nervous system
? Which structure
spinal cord | carries messages between the brain and the rest of the body | lies inside the backbone and controls simple reflexes | causes paralysis below the point where it is severed
nerve | is a bundle of axons that connects the central nervous system with muscles and organs | is a cable of many neural fibers outside the brain
ganglion / ganglia | is a cluster of neuron cell bodies outside the central nervous system | relays signals between the central nervous system and the organs
neural network / neural circuit | is a cluster of interconnected neurons that strengthens its links through experience | consists of neurons that work together and share information
meninges | protects the brain and spinal cord as three layers of membrane | becomes infected and inflamed in meningitis
blood-brain barrier | keeps many harmful substances in the bloodstream from reaching neurons | must be crossed by any drug that acts on neurons

# Structures of pregnancy
? Which structure
placenta | passes nutrients and oxygen from the mother to the unborn child | screens out many harmful substances but lets teratogens such as alcohol through
umbilical cord | connects the fetus to the organ that nourishes it | carries blood to and from the unborn child and is cut at birth
amniotic sac | surrounds the fetus with protective fluid | breaks before birth and releases its cushioning fluid
uterus / womb | is the hollow muscular organ in which the fetus grows | contracts during labor to push the baby out
fallopian tube | is the usual place of fertilization | carries the egg from the ovary

# Theories of intelligence
? Which theory of intelligence holds that
theory of general intelligence / g factor theory | one underlying ability affects performance on all mental tasks | people who score well in one area tend to score well in others, as Spearman found
theory of multiple intelligences / multiple intelligences theory | there are at least eight independent abilities, including musical and bodily skill | savants show that a person can excel in one ability alone, as Gardner argued
triarchic theory | mental ability has analytical, creative and practical aspects | success in life takes academic, inventive and street-smart abilities, as Sternberg argued
theory of primary mental abilities / primary mental abilities theory | seven separate factors, such as word fluency and reasoning, make up intellect | no one overall score can sum up a person's clusters of skill, as Thurstone argued
Cattell-Horn theory / fluid and crystallized theory | quick reasoning declines with age while accumulated knowledge grows | intellect divides into speedy abstract reasoning and stored knowledge

# Mnemonic devices
? Which mnemonic device
method of loci | places items to be remembered along an imagined familiar route | links each item with a location, as ancient orators did for speeches
peg-word system / peg-word method | links each item with a number rhyme such as "one is a bun" | hangs new items on a memorized list of rhymes
acronym | makes a word from the first letters of the items | uses ROY G. BIV to recall the colors of the spectrum
acrostic | makes a sentence in which the first letter of each word stands for an item | uses a sentence such as "Every good boy does fine" for notes
keyword method | ties a foreign word to a similar-sounding familiar word and an image | helps learners of foreign vocabulary by sound and image

# Theories of memory
? Which theory of memory holds that
Atkinson-Shiffrin model / three-stage model / multi-store model | information passes through sensory, short-term and long-term stores | rehearsal moves short-term information into lasting storage
levels-of-processing theory / levels of processing model | deeply encoded meaning is recalled better than shallowly encoded sounds or appearance | the depth at which material is analyzed decides how well it lasts
working memory model | a central executive directs a verbal loop and a visual sketchpad | the short-term store actively handles sounds and images in separate parts, as Baddeley argued
connectionism / connectionist model / parallel distributed processing | knowledge is stored in links among many units active at the same time | memories are patterns of activation in networks of simple units
dual-coding theory | words with images are remembered better because two codes are stored | concrete words are recalled best because they are stored verbally and visually
decay theory | unused memory traces fade as time passes | forgetting happens because physical traces in the brain weaken with time
interference theory | old and new memories compete and block each other | forgetting happens because similar information gets in the way

# Positive psychology
? Which term describes
flow state / flow | complete, focused absorption in a task that fully uses one's skills | Csikszentmihalyi's experience of losing track of time in an activity
subjective well-being | a person's own rating of happiness and satisfaction with life | a self-report measure of happiness used with objective indicators such as income
mindfulness | nonjudgmental attention to present thoughts and sensations | a kind of awareness practiced in meditation to reduce stress
gratitude | a feeling of thankfulness that is linked with greater happiness | appreciation that may be strengthened by keeping a journal of good things
posttraumatic growth | positive change that results from struggling with a severe crisis | a deeper appreciation of life gained by some survivors of extreme hardship

# Kinds of group in social psychology
? Which kind of group
ingroup / in-group | is made up of "us," people with whom one shares a common identity | receives favor and loyalty from its own members
outgroup / out-group | is made up of "them," those seen as different from oneself | is the target of bias because its people seem different and all alike
reference group | serves as a standard by which people judge themselves | is one whose opinions a person takes as a guide, whether a member or not
peer group | consists of friends of about the same age and status | has a strong influence on the tastes and behavior of adolescents
self-help group / support group | brings together people with a common problem without a professional leader | includes fellowships such as Alcoholics Anonymous

# Conflict and peacemaking
? Which term describes
social trap | a situation in which parties that pursue their self-interest become caught in destructive behavior | a case in which each gains by overfishing until all lose
superordinate goal | a shared aim that overrides differences and requires cooperation | a common task of the kind that reconciled rival boys at Sherif's camp
mirror-image perceptions | mutual views in which each side sees itself as moral and the other as evil | the hostile, matching pictures that two enemies hold of each other
GRIT | a strategy for reducing international tensions by small conciliatory acts | announced steps toward peace that invite the other side to return them
mediation | help from a neutral third party who guides two sides toward an agreement | communication between opponents aided by an outsider without power to decide

# Forms of care for mental disorders
? Which form of care
psychotherapy / talk therapy | treats disorders by psychological techniques in meetings of a trained therapist and a client | helps troubled people to overcome difficulties or achieve growth through conversation
biomedical therapy | treats disorders with medication or procedures that act on the body | changes brain chemistry or circuits with prescribed drugs
inpatient care / hospitalization | keeps a patient in a hospital for treatment day and night | is used when people are a danger to themselves or others
outpatient care | treats a person in visits to a clinic while living at home | lets clients keep their jobs and homes between appointments
crisis intervention | gives immediate short-term help in an emergency | includes suicide hotlines that answer people in urgent distress
preventive mental health | reduces the causes of disorders before they begin | includes programs against poverty and abuse to lower rates of disorders

# Features of schizophrenia
? Which term describes
positive symptom | the presence of inappropriate behavior, such as hearing voices | an excess or distortion that is added to normal functioning
negative symptom | the absence of appropriate behavior, such as emotional expression | a lack of normal functioning, such as little speech or a toneless voice
cognitive symptom | trouble with attention, working memory and decision making | difficulty in focusing and in using information just learned
chronic schizophrenia / process schizophrenia | the slow-developing form, from which recovery is doubtful | a gradual onset in a person with a long history of withdrawal
acute schizophrenia / reactive schizophrenia | the form that begins suddenly after a stressful event | a rapid onset at any age, from which recovery is likelier

# Publications important to psychology
? Which publication
DSM / Diagnostic and Statistical Manual of Mental Disorders / DSM-5 | classifies psychological conditions for the American Psychiatric Association | lists the criteria by which clinicians diagnose patients
ICD / International Classification of Diseases | classifies all medical conditions for the World Health Organization | lists codes for mental and physical illnesses worldwide
The Interpretation of Dreams | presents Freud's view that hidden wishes appear during sleep | distinguishes manifest content from latent content
The Principles of Psychology | is the 1890 textbook by William James | describes the stream of consciousness and the function of habits
On the Origin of Species | presents Darwin's theory of evolution by natural selection | influenced functionalists with its idea of adaptation

# Phenomena of perception
? Which phenomenon of perception
synesthesia | makes one kind of sensation evoke another, such as hearing sounds and seeing colors | is a condition in which the senses blend
cocktail party effect | lets a person follow one voice or notice one's own name in a noisy room | shows that attention can pick out one conversation among many
phantom limb pain / phantom limb sensation | makes an amputee feel an arm or leg that is no longer there | shows that the brain can create feelings without input from a body part
afterimage | remains in view after one looks away from a colored figure | appears green after staring at red, as opponent-process theory explains
McGurk effect | makes heard speech sounds change when the speaker's lips form other sounds | shows that vision can alter what we hear in speech
visual capture | lets sight dominate when the senses conflict | makes a film's voices seem to come from the actors on the screen
déjà vu | gives an eerie sense that a new scene has been experienced before | occurs when present cues feel familiar without a true earlier experience

# Laws named in psychology
? Which law of psychology
Yerkes-Dodson law | holds that performance is best at a moderate level of arousal | says that difficult tasks are done best with low arousal and easy ones with high arousal
Premack principle | holds that a preferred activity can reinforce a less preferred one | lets a child play only after finishing homework
Hebb's rule / Hebbian theory | holds that neurons that fire together wire together | explains how repeated joint activity strengthens synapses
law of Prägnanz | holds that people perceive the simplest and most regular form possible | is the Gestalt principle of good figure
Fechner's law | holds that sensation grows with the logarithm of a stimulus's strength | says that equal steps of sensation need ever larger steps of physical intensity
`;
