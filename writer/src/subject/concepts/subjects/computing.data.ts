/** Concepts of computing, mathematics and statistics, grades 6 to 12: written for this project. The form is that of ../read-sets.ts. */
export const TEXT = `
# Hardware components of a computer
? Which hardware component
central processing unit / CPU / processor | carries out the instructions of programs | is called the brain of the computer and runs the fetch-decode-execute cycle
random access memory / RAM / main memory | holds programs and data in current use and loses them when power is off | is volatile working storage that the processor reads directly
read-only memory / ROM | keeps the start-up instructions permanently, even without power | is nonvolatile and holds the boot program
motherboard | is the main circuit board that connects all other parts | has sockets and slots into which chips and cards are plugged
graphics processing unit / GPU | renders images and video with thousands of small parallel cores | speeds up games and neural network training
power supply unit | converts wall alternating current into low-voltage direct current | provides electricity of the right voltage to internal parts
heat sink | draws warmth away from a chip, often with a fan | prevents overheating by metal fins
network interface card / NIC | joins a computer to others by cable or radio | has its own MAC address
sound card | changes digital data into audio for speakers | produces and records audio through microphone and headphone jacks

# Parts of the processor
? Which part of the processor
arithmetic logic unit / ALU | performs calculations and comparisons | adds, subtracts and evaluates AND, OR and NOT
control unit | directs the flow of data and decodes instructions | sends timing signals that coordinate the other parts
program counter | holds the address of the next instruction to be fetched | is increased by one step in each cycle
accumulator | stores the result of the latest calculation | is the register that holds intermediate values
memory address register / MAR | holds the location in RAM to be read or written | says which RAM cell will be used next
memory data register / MDR | holds the value being moved to or from RAM | acts as a buffer for each value fetched or saved
instruction register | holds the operation code now being decoded and executed | keeps the command while it is carried out
cache | keeps frequently used data in small, very fast memory | is faster than RAM and comes in levels L1, L2 and L3
clock | sends regular pulses that keep operations in step | has a speed measured in gigahertz

# Input, output and storage devices
? Which device
keyboard | enters text by pressing keys | has letters in the QWERTY arrangement
mouse | moves a pointer and clicks on items | senses its motion across a desk
scanner | turns a paper picture or page into a digital image | passes light over a document to copy it into the computer
microphone | turns sound into electrical signals for recording | is used for voice commands and calls
touch screen | lets a finger select what is displayed | is both an input and an output device, as on a tablet
printer | puts text and images on paper | uses ink or toner to make hard copy
monitor | displays text and images as pixels | has resolution stated as width by height in dots of light
speaker | turns electrical signals into sound | plays music and spoken output
hard disk drive / HDD | stores data on spinning magnetic platters | has a moving read-write head
solid-state drive / SSD | stores data in flash memory chips inside a computer without moving parts | is faster and more shock-proof than a spinning magnetic disk
optical disc | is read by a laser through pits and lands | includes CD, DVD and Blu-ray
USB flash drive | is a small portable stick that plugs into a port to store files | carries files in a pocket without needing its own power

# Software types
? Which type of software
operating system / OS | manages hardware and runs other programs, such as Windows or Linux | controls memory, files and processes and provides a user interface
word processor | creates and edits letters and reports | offers fonts, spell check and page layout
spreadsheet | organizes numbers in rows and columns and recalculates formulas | has cells named by letter and number, such as B4
database management system / DBMS | stores, searches and updates structured records in tables | answers queries in SQL
presentation software | makes slides to show to an audience | builds slide shows with transitions
web browser | displays pages from the World Wide Web | requests documents by URL and renders HTML
antivirus program | finds and removes malicious code | scans files for known signatures of infection
device driver | lets the system communicate with a particular piece of hardware | translates commands for a printer or video card
compression utility | shrinks files to save space, as in zip archives | packs several files into one smaller archive
firmware | is permanently stored in a device's chips to control it | includes the BIOS that starts a computer

# Functions of an operating system
? Which function of an operating system
memory management | allots RAM to programs and swaps pages to disk | uses virtual pages to run more than would fit
process scheduling | decides which running program gets the CPU next | shares CPU time by round robin or priority
file management | organizes folders and controls reading and writing of documents | keeps directories and access permissions of stored documents
user interface | lets people interact through windows, icons or typed commands | may be graphical or command line
device management | controls printers and disks through drivers and buffers | handles interrupts and spooling for peripherals
user account management | checks passwords and gives each person separate settings | logs people in with their own rights

# Units of data
? Which unit of data
bit | is a single binary digit, 0 or 1 | is the smallest amount of information in a computer
nibble | is a group of four binary digits | corresponds to one hexadecimal digit
byte | is a group of eight binary digits | can represent 256 different values, such as one ASCII character
kilobyte | is about one thousand characters of storage | holds roughly half a page of plain text
megabyte | is about one million characters of storage | holds roughly a minute of compressed music
gigabyte | is about one billion characters of storage | holds roughly a thousand digital photos at a million characters each
terabyte | is about one trillion characters of storage | measures large modern disks of about a trillion characters
petabyte | is about one quadrillion characters of storage | measures data of big companies' server farms in quadrillions of characters

# Number systems and data representation
? Which term describes
binary | the base-two system of 0 and 1 | the numbering used by electronic switches that are on or off
decimal | the base-ten system of everyday counting | the numbering with digits 0 through 9
hexadecimal | the base-sixteen system of 0 to 9 and A to F | the numbering used for web color codes such as FF0000
octal | the base-eight system of digits 0 to 7 | the numbering in which each digit stands for three bits
two's complement | the way of storing negative integers by inverting bits and adding one | a signed form in which the leftmost bit has negative place value
floating-point representation | storing real numbers by mantissa and exponent | a binary form of scientific notation
ASCII | a seven-bit code for 128 English letters, digits and symbols | the code in which capital A is 65
Unicode | a character standard that covers the writing systems of the whole world | the code that includes Chinese, Arabic and emoji
overflow | a result too large for the available bits | the error of adding two large integers beyond the maximum
parity bit | an extra digit that makes the count of ones even or odd | a simple check for transmission errors

# Representing images and sound
? Which term describes
pixel | the smallest dot of an image | a single picture element with one color
resolution | the number of dots that make up an image | picture detail expressed as width by height
color depth / bit depth | the number of bits used for each dot of an image | twenty-four binary digits for over sixteen million shades
bitmap / raster image | a picture stored as a grid of dots | a photograph file that becomes blocky when enlarged
vector graphic | a picture stored as mathematical shapes and lines | an image that can be enlarged without losing sharpness
sampling rate | the number of times per second that sound is measured | the 44,100 hertz of compact discs
lossy compression | shrinking a file by discarding details permanently | the method of JPEG and MP3
lossless compression | shrinking a file so that the original can be exactly restored | the method of PNG, ZIP and run-length coding
metadata | information about a file, such as its date, author and size | data that describes other data
RGB | the model that mixes red, green and blue light for screens | values such as 255, 0, 0 for a bright primary color

# Logic gates
? Which logic gate
AND gate | outputs 1 only when both inputs are 1 | corresponds to multiplication in Boolean algebra
OR gate | outputs 0 only when both inputs are 0 | corresponds to addition in Boolean algebra
NOT gate / inverter | has a single input and outputs its opposite | turns 1 into 0 and 0 into 1
NAND gate | outputs 0 only when both inputs are 1 | is universal and is false just when every input is true
NOR gate | outputs 1 only when both inputs are 0 | is universal and is true just when every input is false
XOR gate / exclusive OR | outputs 1 when exactly one of two inputs is 1 | produces the sum bit of a half adder
XNOR gate | outputs 1 when both inputs are the same | tests two bits for equality

# Network types and topologies
? Which network or topology
local area network / LAN | connects devices within one building or campus | links the computers of a school over a short distance
wide area network / WAN | connects computers over cities and countries | includes the internet and spans large distances
metropolitan area network / MAN | covers a town or city | joins several sites within one city
personal area network / PAN | joins one user's own devices within a few meters | links a phone to a headset by Bluetooth
virtual private network / VPN | makes an encrypted tunnel over a public connection | lets a worker at home reach an office securely
star topology | joins every device to a central switch or hub | keeps working if one cable fails but stops if its center fails
bus topology | joins every device to one main cable with terminators | stops entirely if the shared backbone breaks
ring topology | joins each device to two neighbors in a closed loop | passes data around a circle in one direction
mesh topology | joins devices by many direct links so that data has several routes | is the most fault-tolerant because every node may reach others by alternate paths
peer-to-peer network | treats all computers as equals that share files directly | has no central server
client-server network | has central machines that answer requests from users' computers | stores files and accounts on powerful central machines

# Network devices and media
? Which device or medium
router | forwards packets between different networks by IP address | connects a home to the internet and chooses paths
switch | sends data only to the intended device within one network by MAC address | learns which machine is on each port
hub | copies incoming data to every port | wastes bandwidth by broadcasting to all connected machines
modem | converts digital signals for a telephone or cable line and back | modulates outgoing signals and demodulates incoming ones
wireless access point | lets devices join a wired network by radio | broadcasts a Wi-Fi signal with a name called an SSID
firewall | filters traffic by rules to block unauthorized access | guards the boundary between a trusted network and the internet
repeater | boosts a weak signal so that it travels farther | regenerates signals over long distance
fiber-optic cable | carries data as pulses of light in glass strands | is immune to electrical interference and very fast
twisted-pair cable | carries electrical signals in copper wires wound around each other | is the usual Ethernet wire with RJ45 plugs
coaxial cable | has one copper core inside insulation and a braided shield | brings television channels to houses along one copper conductor
server | stores files or pages and supplies them to clients | is a powerful computer that provides services to others

# Internet protocols
? Which protocol
Hypertext Transfer Protocol / HTTP | requests and delivers web pages without encryption | uses methods such as GET and POST on port 80
HTTPS | delivers web pages over an encrypted connection | shows a padlock and protects passwords and card numbers
Transmission Control Protocol / TCP | breaks messages into packets and makes sure that they all arrive in order | uses acknowledgments and a three-way handshake
User Datagram Protocol / UDP | sends packets quickly without checking that they arrive | suits live video and games because it skips acknowledgments
Internet Protocol / IP | addresses and routes packets across networks | gives every machine a numeric location such as 192.168.1.1
File Transfer Protocol / FTP | uploads and downloads documents to and from a server | moves documents with separate control and data connections
Simple Mail Transfer Protocol / SMTP | sends e-mail from a client to a server and between servers | pushes outgoing messages on port 25
IMAP | lets e-mail stay on the server and be read from several devices | synchronizes folders of messages across phone and computer
POP3 | downloads e-mail to one device, usually removing it from the server | fetches messages for reading offline
Domain Name System / DNS | translates names such as example.com into numeric addresses | works like a phone book of the internet
DHCP | automatically assigns an address to a device that joins a network | leases addresses to new machines
Secure Shell / SSH | gives encrypted remote command-line access to another computer | replaced Telnet for administering distant machines

# Internet and web terms
? Which term describes
URL / uniform resource locator | the full address of a page | a string with scheme, host and path
IP address | the numeric label of a device on a network | four numbers such as 10.0.0.5 or a longer version 6 form
MAC address | the hardware identifier built into a network adapter | a 48-bit number assigned by the manufacturer
packet | a small unit of data with a header sent over a network | a piece of a message that may take its own route
packet switching | dividing messages into pieces that travel independently | the method of sending that ARPANET introduced
bandwidth | the maximum amount of data that can be sent per second | the capacity of a connection measured in megabits per second
latency | the delay before data arrives | the time in milliseconds shown by a ping
cookie | a small text file that a website stores on a visitor's computer | data by which a site remembers a login or shopping cart
hyperlink | a clickable connection to another page | underlined text that leads elsewhere
World Wide Web | the system of linked pages invented by Tim Berners-Lee | a service of HTML documents that runs on the internet
cloud computing | using storage and software on remote servers over the internet | renting processing power from distant data centers
Internet of Things / IoT | everyday objects with sensors connected online | smart thermostats and refrigerators that exchange data
search engine | a service that indexes pages and ranks results for a query | a site that uses crawlers to find pages

# Malware and attacks
? Which threat
virus | attaches itself to a file and spreads when that file is opened | needs a host program and copies itself into others
worm | spreads by itself across networks without a host file | copies itself from machine to machine without user action
Trojan horse | pretends to be useful software but hides harmful code | is named for a Greek gift and does not copy itself
ransomware | encrypts files and demands payment for the key | locks victims' data until money is sent
spyware | secretly collects information about a user | watches browsing habits and sends them to others
keylogger | records what a user types to steal passwords | captures every stroke on the typing pad
phishing | sends fake messages that seem to come from a bank to trick people into giving passwords | lures victims to a false login page
denial-of-service attack / DoS / DDoS | floods a server with traffic so that others cannot use it | may use a botnet to overwhelm a site
SQL injection | enters database commands into a form to read or alter records | is prevented by validating input and parameterized queries
brute-force attack | tries every possible password until one works | is slowed by long passwords and limits on attempts
man-in-the-middle attack | intercepts messages between two parties secretly | eavesdrops between sender and receiver on an open Wi-Fi
adware | fills the screen with unwanted advertisements | shows pop-up commercials and redirects browsers

# Security measures
? Which security measure
encryption | scrambles data so that only someone with a key can read it | turns plaintext into ciphertext
two-factor authentication / multifactor authentication | asks for a second proof, such as a texted code, besides a password | combines something known with something possessed
strong password | uses many mixed characters that are hard to guess | combines upper and lower case letters, digits and symbols
biometrics | identifies people by fingerprints, face or iris | uses a body measurement in place of a secret word
backup | keeps a copy of data in another place in case of loss | allows recovery after a disk failure or fire
software patch | fixes a known weakness in a program | is an update that closes security holes
access rights / permissions | limits which files each user may read or change | gives students less power over records than teachers have
digital signature | proves who sent a message and that it was not altered | is made with a sender's private key on a hash
penetration testing | hires ethical hackers to look for weaknesses | simulates attacks to find holes before criminals do
CAPTCHA | asks a visitor to read distorted text or pick pictures to show that they are human | blocks automatic bots from forms
network monitoring | watches traffic for unusual activity | logs and inspects traffic to detect intrusions

# Cryptography
? Which term describes
plaintext | a readable message before it is scrambled | the input to a cipher
ciphertext | the unreadable output of a scrambling process | the scrambled form that must be deciphered
Caesar cipher | shifting each letter a fixed number of places in the alphabet | the simple substitution used by a Roman general
Vigenère cipher | shifting letters by different amounts given by a keyword | a polyalphabetic substitution with a repeating word
symmetric encryption | using the same key to lock and unlock data | the approach of AES, in which both parties share one secret
public-key cryptography / asymmetric encryption | using a pair of keys, one shared openly and one kept secret | the approach of RSA, where only the private key can decode
hash function | turning any input into a fixed-length value that cannot be reversed | the one-way process used to store passwords
certificate authority | an organization that vouches for the owner of a website's key | the trusted issuer of digital credentials for HTTPS
steganography | hiding a message inside another file such as a picture | concealing the existence of a secret
brute-force search | trying all possible keys one after another | the attack that long keys are meant to make impractical

# Programming basics
? Which term describes
variable | a named place in memory whose value can change | a container such as score that holds data in a program
constant | a named value that does not change while a program runs | a fixed value such as PI
data type | the kind of value that can be stored, such as integer or string | the classification that tells a compiler how to treat a value
assignment | giving a value to a named place in memory | the action of the single equals sign in many languages
expression | a combination of values and operators that is evaluated | a piece of code such as 3 * x + 2
comment | a note for human readers that the computer ignores | text after // or # in code
sequence | steps carried out one after another in order | the simplest control structure, with no choice or repeating
selection | choosing between paths by a condition | the control structure of if and else
iteration | repeating a block of steps | the control structure of for and while
procedure / subroutine | a named block of code that can be called | reusable code that may take inputs and give back a result
parameter | a name in a function's header that receives a value | a placeholder to which an argument is passed
syntax | the grammar rules of a language | rules about brackets, spelling and punctuation of code

# Data types
? Which data type
integer | holds a whole number such as -7 or 42 | has no fractional part
real / float / floating-point number | holds a value with a fractional part such as 3.14 | is stored with mantissa and exponent
Boolean | holds only true or false | is named for an English logician who studied two values
character / char | holds one single letter, digit or symbol | is written in single quotes in many languages
string | holds a series of letters and symbols such as "hello" | can be joined by concatenation
date | holds a day, month and year | allows a program to calculate the days between birthdays
pointer | holds the memory address of another variable | is dereferenced in C with an asterisk
enumeration | holds one of a fixed list of named values | is suited to values such as the suits of cards

# Program errors and testing
? Which term describes
syntax error | breaking the grammar rules of a language so that code will not run | a mistake such as a missing bracket caught by the compiler
logic error | a mistake that lets a program run but gives wrong results | using plus where minus was needed
runtime error | a failure that happens while a program is executing | a crash such as division by zero
debugging | finding and fixing mistakes in code | tracing with breakpoints to locate faults
trace table | a chart of variable values at each step of an algorithm | a dry-run record made on paper
unit testing | checking each small part of a program by itself | examining one function in isolation
integration testing | checking that combined modules work together | examining how parts interact after they are joined
beta testing | trial use by selected outside users before release | feedback from real customers on an early version
boundary data | test values at the edges of the allowed range | inputs such as 0 and 100 for a percentage field
erroneous data | test values that ought to be rejected | inputs such as letters in an age field
validation | an automatic check that input is sensible and allowed | a range, length or presence check on data entry
verification | a check that data was copied or entered accurately | typing a password twice

# Object-oriented programming
? Which term describes
class | a blueprint from which objects are made | a template that defines attributes and methods
object / instance | a particular item created from a blueprint at run time | one actual dog made from a Dog template
method | a function that belongs to a blueprint | a behavior that a template defines for its items
attribute | a variable that belongs to a particular item | a stored property such as a car's color
inheritance | getting the features of a parent blueprint in a child | the relation in which Dog extends Animal
encapsulation | keeping data and code together and hiding inner details behind private access | bundling that protects values through getters and setters
polymorphism | letting one call behave differently for different types | many forms of the same message, as by overriding
constructor | a special routine that sets up a new item | code run by the keyword new to initialize values
abstraction | hiding complex detail so that only the essential ideas are seen | removing unneeded features from a model of a problem
interface | a list of required operations without code to carry them out | a contract that an implementing type must fulfill

# Data structures
? Which data structure
array | stores elements of the same type at numbered positions in a row | reaches any element directly by its index
linked list | stores nodes that each point to the next one | inserts easily by changing pointers but has no direct access
stack | adds and removes items at the same end, last in first out | uses push and pop, as for an undo feature
queue | adds at the back and removes at the front, first in first out | works like a line of waiting print jobs
binary search tree | keeps smaller values to the left and larger values to the right of each node | allows at most two children per node in sorted order
graph | consists of vertices joined by edges in any pattern | models road maps and social networks, possibly with cycles
hash table / dictionary | finds a value from its key by a computed position | may suffer collisions when two keys map to one slot
record | groups related fields of different types about one thing | holds a student's name, birthday and grade together
set | holds distinct items without order or duplicates | supports union and intersection
heap | keeps the largest or smallest item always at the root | is used to build a priority scheme by a nearly complete tree
tuple | holds a fixed sequence of values that cannot be changed | is an immutable list in Python

# Searching and sorting algorithms
? Which algorithm
linear search | checks each item in turn until the target is found | works on unsorted lists in O(n) time
binary search | repeatedly halves a sorted list to find a target | takes O(log n) time by comparing with the middle
bubble sort | repeatedly swaps neighboring items that are out of order | makes large values rise to the end after each pass
insertion sort | takes each item and moves it left to its right position | works as people arrange a hand of cards
selection sort | finds the smallest remaining item and moves it to the front | scans the unsorted part for its minimum each time
merge sort | splits a list in halves until single items remain, then combines them in order | always takes O(n log n) time and was devised by John von Neumann
quicksort | partitions a list around a pivot and sorts each side | was devised by Tony Hoare and is O(n squared) at worst
depth-first search | follows one path as far as possible before going back | explores a graph with a stack and backtracking
breadth-first search | visits all neighbors of a node before going deeper | explores a graph level by level with a queue
Dijkstra's algorithm | finds the shortest path from one node in a graph with nonnegative weights | repeatedly settles the nearest unvisited node, as in route planning

# Algorithm ideas and design
? Which term describes
algorithm | a step-by-step procedure for solving a problem | a finite and unambiguous series of instructions
flowchart | a diagram of steps with ovals, boxes and diamonds joined by arrows | a picture of a procedure in which diamonds stand for decisions
pseudocode | a plan written in plain words resembling a programming language | informal instructions with structure but no strict grammar
decomposition | breaking a problem into smaller parts | splitting a big task so that each piece is easier
pattern recognition | noticing similarities among problems or data | spotting regularities that let a solution be reused
recursion | a routine calling itself on a smaller case | a method needing a base case to stop
heuristic | a rule of thumb that gives a good answer but not always the best | an approach used when an exact solution takes too long
greedy approach | taking the best-looking choice at each step | making change with the largest coin first
divide and conquer | splitting a problem, solving the pieces separately and combining the answers | the strategy behind sorting by merging halves
dynamic programming | storing answers to overlapping subproblems for reuse | filling in a table to avoid repeating calculations
backtracking | undoing a choice when it leads to a dead end | the method of trying and retracting moves in a maze
time complexity | how the number of steps grows with the size of the input | growth of running effort expressed in Big O notation

# Growth rates in Big O notation
? Which growth rate
constant time / O(1) | does not change with input size | describes reading one array element by index
logarithmic time / O(log n) | grows by one step for each doubling of the input | describes halving a sorted list to search it
linear time / O(n) | grows in direct proportion to the input | describes a single loop through all items
linearithmic time / O(n log n) | grows slightly faster than in proportion to the input | describes sorting by merging halves
quadratic time | grows with the square of the input | describes two nested loops over the same list
cubic time | grows with the third power of the input | describes three nested loops over the same list
exponential time | doubles with each added item | describes trying every subset of a set

# Programming languages
? Which programming language
Python | uses indentation to mark blocks and was created by Guido van Rossum | is popular for beginners and data science
Java | runs on a virtual machine through bytecode and was created at Sun Microsystems | promises write once, run anywhere
JavaScript | runs in web browsers to make pages interactive | was created in ten days by Brendan Eich in 1995
C | was created by Dennis Ritchie at Bell Labs to write Unix | gives low-level access with pointers and influenced many later tongues
SQL / Structured Query Language | gets and changes records in relational databases | uses commands such as SELECT, FROM and WHERE
HTML / Hypertext Markup Language | marks up the structure of web pages with tags | uses elements such as headings and paragraphs in angle brackets
CSS / Cascading Style Sheets | sets colors, fonts and layout of web pages | separates appearance from content by selectors and rules
COBOL | was designed for business records with English-like words under Grace Hopper's influence | still runs in old bank and government systems
Fortran | was the first widely used high-level tongue, made at IBM for scientists | translates mathematical formulas and dates from 1957
Scratch | lets children build programs by snapping blocks together | was made at MIT with sprites on a stage
assembly language | uses mnemonics such as MOV and ADD that match machine instructions | is specific to one processor family

# Translation and execution of programs
? Which term describes
machine code | instructions in binary that the processor executes directly | the lowest-level form of a program
high-level language | a programming notation near human words | code such as Python that must be translated before it can run
compiler | software that translates a whole program before it is run | the translator that produces an executable file
interpreter | software that translates and runs code one line at a time | the translator that stops at the first faulty line met
assembler | software that turns mnemonics into binary instructions | a translator for low-level symbolic code
source code | the program as written by the programmer | the text that a translator takes as input
integrated development environment / IDE | software joining an editor, debugger and build tools | a programmer's workspace in one package
library | a collection of ready-made routines | prewritten code that is imported into a program
linker | software that joins separately translated modules into one program | the tool that combines object files
application programming interface / API | a set of rules by which one program uses another's services | published calls that let an app fetch weather data

# Database terms
? Which term describes
table / relation | a set of rows and columns about one kind of thing | the part of a database that stores all customers or all orders
field | one column that stores a single kind of fact | a category such as surname kept for every entry
primary key | a column whose value uniquely identifies each row | an ID that can never be repeated or empty
foreign key | a column that refers to the identifier of another table | the link by which orders point to customers
query | a request for data that meets conditions | a question put to stored tables
normalization | organizing tables to reduce repeated data | splitting data into first, second and third forms
redundancy | unneeded repetition of the same data | storing an address many times
index | a structure that speeds up finding rows | a sorted lookup like that at the back of a book
flat-file database | data kept in one single table | a lone list without linked tables
relational database | data kept in several linked tables | the model introduced by Edgar Codd
transaction | a group of changes that must all succeed or all fail | a bank transfer treated as one unit with ACID properties
big data | collections too large and varied for ordinary tools | huge volume, velocity and variety of information

# SQL commands
? Which SQL command
SELECT | chooses the columns to be returned | begins a query that reads data
INSERT | adds a new row to a table | is used with INTO and VALUES
UPDATE | changes values in existing rows | is used with SET
DELETE | removes rows from a table | leaves the table itself in place while erasing entries
WHERE | limits results to rows that meet a condition | filters entries before grouping
ORDER BY | sorts the results of a query | is used with ASC or DESC
GROUP BY | gathers rows with equal values to compute totals | is used with COUNT or SUM for each category
JOIN | combines rows of two tables by matching columns | links tables through foreign keys
DROP TABLE | removes a table's whole structure and contents | destroys an entire relation

# Software development
? Which term describes
waterfall model | developing software in fixed stages, each finished before the next begins | a linear method that is hard to change late
agile development | building software in short cycles with frequent customer feedback | a flexible approach set out in a manifesto of 2001
sprint | a short fixed period in which a team completes chosen work | a two-week cycle in Scrum
requirements analysis | finding out what users need from a system | interviews and documents before design
maintenance | fixing and improving software after release | the longest phase, with updates and bug repairs
version control | tracking changes to code so that earlier states can be restored | a system such as Git with commits and branches
user story | a short statement of a feature from a customer's point of view | a sentence such as as a shopper I want to save my cart
open-source software | programs whose code anyone may study, change and share | free development as with Linux
proprietary software | programs whose owner keeps the code secret and sells licenses | closed code that may not be changed by buyers
refactoring | improving the structure of code without changing what it does | tidying a working program to make it clearer
documentation | written guides for users and programmers | manuals and explanations that accompany software

# Artificial intelligence and machine learning
? Which term describes
artificial intelligence / AI | machines doing tasks that normally need human thinking | the field named by John McCarthy in 1956
supervised learning | training a model with labeled examples | fitting inputs that are paired with correct answers
unsupervised learning | finding patterns in data without labels | clustering customers into groups with no given answers
reinforcement learning | training an agent by rewards and penalties from its actions | trial-and-error improvement, as in game playing
neural network | layers of connected nodes modeled loosely on the brain | a model whose weights are adjusted by backpropagation
natural language processing | enabling computers to understand human speech and text | the field behind translation and chatbots
computer vision | enabling machines to interpret images | the field behind face recognition and lane detection
Turing test | judging whether a machine's conversation seems human | the imitation game proposed in 1950
expert system | a program with a knowledge base and inference rules for one specialty | software that imitates a doctor's or engineer's advice by if-then rules
overfitting | a model memorizing training examples so that it fails on new ones | excellent results on known data but poor results on unseen data
training data | the examples from which a model learns | the set of samples whose bias can make a model unfair
robotics | designing machines that sense and act in the physical world | building mechanical arms and drones
generative AI | a model that produces new text, images or music | software that composes essays and pictures from prompts

# Pioneers of computing
? Which computing pioneer
Charles Babbage | designed the Difference Engine and the Analytical Engine | is called the father of the computer for nineteenth-century mechanical designs
Ada Lovelace | wrote an algorithm for the Analytical Engine and is called the first programmer | published notes in 1843 on computing Bernoulli numbers
Alan Turing | described a universal machine and helped to break the Enigma code | proposed the imitation game as a test of thinking machines
Grace Hopper | built an early compiler and helped to shape COBOL | was a rear admiral who popularized the word bug
John von Neumann | described the stored-program architecture of shared memory for data and instructions | also helped to found game theory
Claude Shannon | founded information theory and applied Boolean algebra to circuits | measured information in bits in 1948
Tim Berners-Lee | invented the World Wide Web at CERN | made the first web page in 1991
Bill Gates | founded Microsoft with Paul Allen in 1975 | led the firm that made MS-DOS and Windows
Steve Jobs | was a founder of Apple who introduced the iPhone | led the firm that made the Macintosh
Linus Torvalds | wrote the Linux kernel as a student in 1991 | created the Git version control system
Vint Cerf | designed TCP/IP with Robert Kahn | is called a father of the internet
Herman Hollerith | built punched-card machines for the 1890 census | founded a firm that became part of IBM

# Milestones in computer history
? Which machine or invention
abacus | counts with beads on rods | is an ancient calculating tool of Asia
Pascaline | added numbers by turning gears in 1642 | was built by a French mathematician to help his father with taxes
Jacquard loom | wove patterns controlled by punched cards | inspired later card-driven machines in textiles
Analytical Engine | was planned with a mill and a store but never finished | was a Victorian general-purpose mechanical design
Colossus | broke the German Lorenz cipher at Bletchley Park | was a British electronic machine of 1943 and 1944
ENIAC | was a general-purpose electronic machine of 18,000 vacuum tubes completed in 1945 | was built at the University of Pennsylvania by Mauchly and Eckert
UNIVAC I | predicted the 1952 presidential election on television | was an early commercial American machine sold to the census
transistor | replaced vacuum tubes as a small switch | was invented at Bell Labs in 1947
integrated circuit / microchip | puts many components on one piece of silicon | was invented by Jack Kilby and Robert Noyce
microprocessor | puts a whole CPU on a single chip, such as the Intel 4004 of 1971 | made personal computers possible
ARPANET | linked universities in 1969 and grew into the internet | was funded by the U.S. defense department

# Ethics and law of computing
? Which term describes
digital divide | the gap between people with and without access to technology | unequal internet access between rich and poor or city and country
digital footprint | the trail of data a person leaves online | the lasting record of posts, searches and purchases
net neutrality | the principle that providers should treat all online traffic equally | a rule against slowing or blocking chosen websites
cyberbullying | repeated harassment of someone through electronic messages | mean posts and threats sent to a classmate online
software piracy | unlawful copying or sharing of programs | using unlicensed copies of an application
hacking | gaining unauthorized access to a computer | breaking into a system by exploiting weaknesses
Creative Commons | free licenses by which authors allow sharing on stated terms | labels such as BY and NC that permit reuse of works
e-waste | discarded electronic devices that must be recycled safely | old phones and computers containing lead and mercury
algorithmic bias | unfair results produced by automated decisions | a hiring program's disfavoring of one group because of its samples
plagiarism | presenting another's work as one's own | copying text without citing its author
netiquette | good manners in online communication | avoiding all capitals and flaming in messages

# Sets of numbers
? Which set of numbers
natural numbers / counting numbers | consists of 1, 2, 3 and so on, without zero in most textbooks | begins at one and goes up by ones
whole numbers | consists of zero together with 1, 2, 3 and so on | begins at zero and goes up by ones
integers | consists of ..., -2, -1, 0, 1, 2 and so on | extends without end in both directions by steps of one and has no fractions
rational numbers | consists of all ratios of two integers with a nonzero denominator | consists of all decimals that terminate or repeat
irrational numbers | consists of all decimals that never end and never repeat | includes pi and the square root of 2 but no fraction of integers
real numbers | consists of every point on the number line | combines all terminating, repeating and nonrepeating decimals
imaginary numbers | consists of multiples of the square root of -1 | includes 5i, whose square is -25
complex numbers | consists of everything of the form a + bi | includes all solutions of every quadratic equation

# Kinds of whole number
? Which term describes
prime number | any value with exactly two factors, 1 and itself | a value such as 2, 3, 5, 7 or 11
composite number | any value greater than 1 with more than two factors | a value that can be broken down by a factor tree
perfect square | any product of an integer with itself | a value such as 1, 4, 9, 16 or 25
perfect cube | any integer used as a factor three times | a value such as 1, 8, 27 or 64
even number | any integer that is divisible by 2 | an integer ending in 0, 2, 4, 6 or 8
odd number | any integer that leaves a remainder of 1 when divided by 2 | an integer ending in 1, 3, 5, 7 or 9
perfect number | any value equal to the sum of its divisors smaller than itself | a value such as 6, which is 1 + 2 + 3

# Properties of operations
? Which property
commutative property | says that changing the order does not change a sum or product | states that a + b = b + a
associative property | says that changing the grouping does not change a sum or product | states that (a + b) + c = a + (b + c)
distributive property | multiplies each term inside parentheses by the factor outside | states that a(b + c) = ab + ac
additive identity property | says that adding zero leaves a quantity unchanged | states that a + 0 = a
multiplicative identity property | says that multiplying by one leaves a quantity unchanged | states that a times 1 = a
additive inverse property | says that a quantity plus its opposite is zero | states that a + (-a) = 0
multiplicative inverse property | says that a quantity times its reciprocal is one | states that a times 1/a = 1 for nonzero a
zero product property | says that if two factors multiply to nothing, at least one of them is 0 | is used to solve a factored quadratic equation
transitive property of equality | says that if a = b and b = c, then a = c | links two expressions that match a third
reflexive property of equality | says that any quantity matches itself | states that a = a
symmetric property of equality | says that the two sides may be exchanged | states that if a = b, then b = a
closure property | says that an operation on members of a set gives a member of the set | says that the sum of two integers is an integer

# Arithmetic terms
? Which term describes
numerator | the top part of a fraction | the count of equal parts being considered
denominator | the bottom part of a fraction | the count of equal parts in the whole
reciprocal | the fraction turned upside down | a number whose product with the given one is 1
greatest common factor / GCF / greatest common divisor | the largest whole number that divides two numbers evenly | the value 6 for 12 and 18
least common multiple / LCM | the smallest positive number that two numbers both divide evenly | the value 36 for 12 and 18
absolute value | a number's distance from zero on the number line | the result 7 for both 7 and -7
exponent / power | the small raised number that tells how many times a base is used as a factor | the 3 in two cubed
square root | a value that gives the number when multiplied by itself | the result 5 for 25
ratio | a comparison of two quantities by division | a relation such as 3 to 4 or 3:4
proportion | an equation stating that two comparisons by division are equal | the statement 1/2 = 4/8, solved by cross multiplying
percent | a comparison with one hundred | a number of parts out of 100
scientific notation | writing a number as a factor from 1 up to 10 times a power of ten | the form 3.2 times ten to the fifth
unit rate | a comparison with a second quantity of one, such as miles per hour | the price for one item or one pound
remainder | what is left over after division | the 1 when 7 is divided by 3

# Results and parts of operations
? Which term describes
sum | the result of addition | the 9 in 4 + 5 = 9
difference | the result of subtraction | the 4 in 9 - 5 = 4
product | the result of multiplication | the 20 in 4 times 5 = 20
quotient | the result of division | the 3 in 12 divided by 4 = 3
addend | one of the numbers being combined by plus signs | the 4 or the 5 in 4 + 5
factor | one of the numbers being multiplied | the 4 or the 5 in 4 times 5
dividend | the number being divided | the 12 in 12 divided by 4
divisor | the number by which another is split into equal parts | the 4 in 12 divided by 4
minuend | the number from which another is taken away | the 9 in 9 - 5
subtrahend | the number being taken away | the 5 in 9 - 5

# Algebra vocabulary
? Which term describes
coefficient | the number multiplying a variable | the 7 in 7x
constant term | a part of an expression with no variable | the 4 in 3x + 4
equation | a statement that two expressions have the same value | two expressions joined by an equals sign
inequality | a statement comparing expressions by < or > | a sentence whose direction flips when both sides are multiplied by a negative
like terms | parts of an expression with the same variables and powers | pieces such as 3x and 5x that can be combined
substitution method | solving a system by replacing a variable with an equal expression | putting y = 2x into the other equation
elimination method | solving a system by adding or subtracting equations to remove a variable | canceling one unknown by combining equations
system of equations | two or more equalities to be solved together | a set of lines whose common point is sought
literal equation | a formula with several letters to be solved for one | rearranging d = rt to find t
extraneous solution | a value found in solving that does not satisfy the original equation | a false answer that squaring both sides may introduce
identity | an equality that is true for every value of the variable | a sentence such as 2(x + 1) = 2x + 2

# Polynomials and factoring
? Which term describes
monomial | a single product of numbers and variables, such as 5x | an expression with one term
binomial | any expression with exactly two terms | a sum such as x + 3
trinomial | any expression with exactly three terms | a sum such as x squared + 5x + 6
degree of a polynomial | the highest exponent of the variable | the 3 of an expression whose leading power is x cubed
leading coefficient | the number in front of the highest power | the 2 in 2x squared + 5x - 1
difference of squares | the pattern that factors into (a + b)(a - b) | an expression such as 49 - 16, where both parts are like 7 times 7
perfect square trinomial | the pattern that factors into (a + b) times itself | an expression such as x squared + 6x + 9
FOIL method | multiplying first, outer, inner and last terms | the way of expanding (x + 2)(x + 3)
factoring by grouping | taking what is common from pairs among four terms | splitting ax + ay + bx + by into pairs
synthetic division | a shortcut for dividing by x - c using only coefficients | finding a quotient with one row of numbers and a corner value c
remainder theorem | the rule that f(c) is left over when f(x) is divided by x - c | finding what is left over by evaluating at c
factor theorem | the rule that x - c divides f(x) exactly when f(c) is zero | linking a zero of a function with a linear divisor
binomial theorem | the formula for expanding (a + b) to any whole power | an expansion with coefficients from Pascal's triangle

# Quadratics
? Which term describes
quadratic equation | an equality with a variable squared as its highest power | a statement of the form ax squared + bx + c = 0
parabola | the U-shaped graph of a second-degree function | the curve of y = x squared
vertex | the highest or lowest point of a U-shaped graph | the turning point found at x = -b/2a
axis of symmetry | the vertical line that divides a U-shaped graph into mirror halves | the line x = -b/2a
discriminant | the quantity b squared - 4ac, which tells the number of real solutions | the value under the radical that is negative for complex solutions
quadratic formula | x = (-b plus or minus the root of b squared - 4ac) over 2a | the rule that solves any second-degree equality from a, b and c
completing the square | adding a constant to form a perfect trinomial | the technique that adds the quantity half of b, squared
vertex form | the equation y = a(x - h) squared + k | the equation that shows the turning point (h, k) directly
standard form | the equation y = ax squared + bx + c | the arrangement in descending powers that shows the y-intercept c
intercept form / factored form | the equation y = a(x - p)(x - q) | the equation that shows the zeros p and q directly

# Functions
? Which term describes
domain | the set of all inputs of a function | all the x-values that may be put in
range / range of a function | the set of all outputs | the y-values that are actually produced
function | any relation that gives each input exactly one output | any relation whose graph passes the vertical line test
inverse function | the rule that undoes another by swapping inputs and outputs | a graph reflected across the line y = x
composite function | one rule applied to the result of another | the rule written as f(g(x))
one-to-one function | a rule in which no output occurs twice | a graph that passes the horizontal line test
piecewise function | a rule with different formulas on different parts of its inputs | a graph such as a tax schedule made of several formulas
even function | a rule with f(-x) = f(x) | a graph with symmetry about the y-axis
odd function | a rule with f(-x) = -f(x) | a graph with symmetry about the origin
asymptote | a line that a graph approaches without limit | the boundary x = 0 for the curve y = 1/x
zero of a function / zero / root of a function | an input that makes the output nothing | the x-value where a graph crosses the horizontal axis

# Families of functions
? Which function
linear function | has a constant rate of change and a straight graph | has the form y = mx + b
quadratic function | has constant second differences and a U-shaped graph | has the form y = ax squared + bx + c
cubic function | has degree three and an S-like graph | may have up to three zeros and has opposite end directions
exponential function | has the variable in the exponent and grows by equal factors | models compound interest and radioactive decay
logarithmic function | is the inverse of a power rule with a fixed base | is defined only for positive inputs, with asymptote x = 0
absolute value function | has a V-shaped graph | gives the distance of its input from zero
square root function | begins at a point and rises slowly as half a sideways parabola | is defined only where the radicand is not negative
rational function | is a quotient of two polynomials with a variable in the denominator | has breaks where its denominator is zero
step function / greatest integer function | jumps from one constant value to another | rounds down each input to a whole number, as in postage rates
sinusoidal function | repeats in waves with an amplitude and a period | models tides and sound

# Lines and the coordinate plane
? Which term describes
slope / slope of a line | the ratio of rise to run | the m in y = mx + b
y-intercept | the point where a graph meets the vertical axis | the b in y = mx + b
x-intercept | the point where a graph meets the horizontal axis | the place on a graph where y is zero
slope-intercept form | the equation y = mx + b | the equation that shows steepness and starting value at once
point-slope form | the equation y - y1 = m(x - x1) | the equation built from steepness and one known location
origin | the location (0, 0) where the axes cross | the center of the coordinate plane
quadrant | one of the four regions made by the axes | an area such as the upper right, where both coordinates are positive
ordered pair | two numbers that locate a point, such as (3, 4) | coordinates written with x first
parallel lines | lines in a plane that never meet | lines with equal steepness and different intercepts
perpendicular lines | lines that meet at right angles | lines whose steepness values are negative reciprocals
midpoint | the location halfway between two others | the average of the coordinates of two endpoints
distance formula | the square root of the sum of squared coordinate differences | the rule that comes from the Pythagorean theorem

# Exponents and logarithm rules
? Which rule
product rule of exponents | adds the powers when like bases are multiplied | turns a squared times a cubed into a to the fifth
quotient rule of exponents | subtracts the powers when like bases are divided | turns a to the fifth over a squared into a cubed
power rule of exponents | multiplies two indices when one is raised to the other | turns a squared, all cubed, into a to the sixth
zero exponent rule | gives 1 for any nonzero base with nothing as its power | turns five to the nothing into 1
negative exponent rule | moves a base to the denominator by taking its reciprocal | turns two to the minus third into one eighth
logarithm product rule | splits the log of two multiplied numbers into a sum of logs | states log MN = log M + log N
logarithm quotient rule | splits the log of a fraction into a difference of logs | states log(M/N) = log M - log N
logarithm power rule | brings an exponent down in front of the log as a factor | states that the log of M to the p is p log M
change of base formula | rewrites a log as one log divided by another | lets a calculator with only common logs find the log of 7 to the number 2

# Sequences and series
? Which term describes
arithmetic sequence | a list in which each term differs from the last by the same amount | the list 3, 7, 11, 15
geometric sequence | a list in which each term is the last times the same factor | the list 2, 6, 18, 54
Fibonacci sequence | a list in which each term is the sum of the two before it | the list 1, 1, 2, 3, 5, 8
common difference | the amount added each time in a list with equal steps | the 4 in the list 3, 7, 11, 15
common ratio | the factor multiplied each time in a list | the 3 in the list 2, 6, 18, 54
series | the sum of the terms of a list | an addition such as 1 + 2 + 3 + 4
sigma notation | the Greek capital letter form for writing sums | a compact sign with lower and upper limits for adding terms
recursive formula | a rule that gives each term from the one before | a definition that needs a starting term
explicit formula | a rule that gives any term directly from its position n | a definition needing no previous terms
factorial | the product of all whole numbers from n down to 1 | the value 120 for 5!

# Angles
? Which kind of angle
acute angle | measures more than 0 and less than 90 degrees | is made by a clock's hands at one o'clock
right angle | measures exactly 90 degrees | is formed by perpendicular lines
obtuse angle | measures more than 90 and less than 180 degrees | is made by a clock's hands at four o'clock
straight angle | measures exactly 180 degrees | is formed by two opposite rays of a line
reflex angle | measures more than 180 and less than 360 degrees | is the larger turn outside an ordinary corner
exterior angle | equals the sum of the two remote interior measures of a triangle | is formed by one side of a polygon and the extension of another
inscribed angle | has its vertex on a circle and measures half its intercepted arc | stands on a circle with chords as sides
central angle | has its vertex at a circle's middle and matches its arc | is formed by two radii

# Pairs of angles
? Which pair of angles
complementary angles | has measures that add up to 90 degrees | makes up a square corner when placed together
supplementary angles | has measures that add up to 180 degrees | need not touch but makes a straight turn when put together
vertical angles | is formed opposite each other by two crossing lines and is congruent | shares only a vertex where two lines cross
adjacent angles | shares a vertex and a side without overlapping | lies side by side with no common interior
corresponding angles | lies in matching positions where a transversal cuts two lines | is in the same corner at each crossing
alternate interior angles | lies on opposite sides of a transversal between two lines | is inside parallel lines, not next to each other, and congruent
alternate exterior angles | lies on opposite sides of a transversal outside two lines | is outside parallel lines and congruent
same-side interior angles / consecutive interior angles | lies between two lines and to the left, or to the right, of a transversal | adds to 180 degrees inside parallel lines

# Types of triangles
? Which term describes
equilateral triangle | any figure with three equal sides and three 60-degree angles | a regular polygon of three sides
isosceles triangle | any three-sided figure with at least two equal sides | a three-sided figure whose base angles are congruent
scalene triangle | any figure whose three sides all have different lengths | a three-sided polygon with no equal sides or angles
right triangle | any three-sided figure with one 90-degree corner | a figure with two legs and a hypotenuse
obtuse triangle | any three-sided figure with one corner of more than 90 degrees | a figure with angles such as 20, 30 and 130 degrees
acute triangle | any three-sided figure whose three corners all measure less than 90 degrees | a figure with angles such as 50, 60 and 70 degrees

# Lines and points of triangles
? Which term describes
hypotenuse | the longest side, across from the 90-degree corner | the side c in a squared + b squared = c squared
median of a triangle | a segment from a vertex to the midpoint of the opposite side | one of three segments that meet at the centroid
altitude | a perpendicular segment from a vertex to the opposite side's line | the height used with a base to find area
perpendicular bisector | a line that cuts a segment in half at a 90-degree angle | the set of points equidistant from two endpoints
centroid | the balance point where three medians meet | the location two thirds of the way along each median
circumcenter | the center of the circle through all three vertices | the meeting point of the perpendicular bisectors of the sides
incenter | the center of the circle that touches all three sides from within | the meeting point of the angle bisectors
orthocenter | the meeting point of the three altitudes | the location that lies at the corner of a right-angled three-sided figure

# Rules for congruent and similar triangles
? Which postulate or theorem
SSS | proves congruence from three pairs of matching sides | needs no angle measure to show identical size and shape
SAS | proves congruence from two sides and the angle between them | uses an included angle
ASA | proves congruence from two angles and the side between them | uses an included side
AAS | proves congruence from two angles and a side not between them | uses a non-included side with two angles
HL / hypotenuse-leg theorem | proves right triangles congruent from the longest side and one shorter side | applies just to figures with a 90-degree corner
AA similarity | proves triangles alike in shape from two pairs of equal angles | says nothing of length but makes sides proportional
CPCTC | states that matching parts of congruent triangles are congruent | is used after a congruence proof to get remaining parts

# Quadrilaterals
? Which quadrilateral
parallelogram | must have both pairs of opposite sides parallel but need have no equal adjacent sides or 90-degree corners | has congruent opposite angles but need be neither equilateral nor equiangular
rectangle | must have four 90-degree angles but may have unequal neighboring sides | has congruent diagonals and area equal to length times width
rhombus | must have four congruent sides but need have no 90-degree corner | has perpendicular diagonals that bisect each other but need not be congruent
square | is regular, with four equal sides and four 90-degree angles | has area found by multiplying one side by itself
trapezoid | has exactly one pair of parallel sides in most American textbooks | has area equal to half the sum of its bases times height
kite | has two pairs of equal adjacent sides but opposite sides unequal | has exactly one pair of congruent opposite angles

# Polygons and other plane figures
? Which polygon
triangle | has three sides and interior angles that add to 180 degrees | is the simplest figure with straight sides
quadrilateral | has four sides and interior angles that add to 360 degrees | is any figure with four vertices
pentagon | has five sides and interior angles that add to 540 degrees | is the shape of the U.S. defense headquarters
hexagon | has six sides and interior angles that add to 720 degrees | is the shape of a honeycomb cell
heptagon | has one more side than a honeycomb cell and seven in all | has interior angles that add to 900 degrees
octagon | has eight sides and interior angles that add to 1,080 degrees | is the shape of a stop sign
nonagon | has one more side than a stop sign and nine in all | has interior angles that add to 1,260 degrees
decagon | has twice as many sides as a five-sided figure | has interior angles that add to 1,440 degrees
dodecagon | has as many sides as a clock face has hours | has interior angles that add to 1,800 degrees

# Parts of a circle
? Which part of a circle
radius | joins the center to a point on the circle | is half the length of the longest chord
diameter | passes through the center with both endpoints on the circle | is twice the distance from center to edge
chord | joins any two points on the circle without needing to pass through the center | is cut in half by a perpendicular from the center
circumference | is the distance around the circle | equals 2 times pi times r
arc | is a curved portion between two points on the circle | is measured in degrees by its central angle
sector | is the region between two radii and their intercepted curve | looks like a slice of pie
segment of a circle | is the region between a straight cut and the curve it cuts off | looks like a slice cut off with one straight cut
tangent line | touches the circle at exactly one point | is perpendicular to the segment from the center at the point of contact
secant line | crosses the circle at two points and extends beyond | passes through as an unlimited straight path

# Solid figures
? Which solid
cube | has six congruent square faces | has volume equal to an edge times itself three times
rectangular prism | has six faces, all with four 90-degree corners, of up to three different sizes | is shaped like a brick
triangular prism | has two parallel three-sided bases and three side faces | is shaped like a simple tent
cylinder | has two parallel circular bases and volume of pi r squared h | is shaped like a soup can
cone | has one circular base and an apex, with volume one third of pi r squared h | is shaped like a funnel or party hat
pyramid | has any polygon as its base and triangular faces meeting at an apex | has volume one third of base area times height, with flat sides only
sphere | is the set of points in space at one distance from a center | has volume four thirds of pi r cubed
hemisphere | is half of a ball | has volume two thirds of pi r cubed
tetrahedron | has four triangular faces in all | is the Platonic figure with the fewest faces
octahedron | has eight triangular faces when regular | is like two square pyramids joined at their bases
dodecahedron | has twelve pentagonal faces when regular | is the Platonic figure with five-sided faces
icosahedron | has twenty triangular faces when regular | is the Platonic figure with the most faces

# Transformations
? Which transformation
translation | slides every point the same distance in the same direction | maps (x, y) to (x + a, y + b)
reflection | flips a figure over a line to make a mirror image | maps (x, y) to (-x, y) across the y-axis
rotation | turns a figure around a fixed point | maps (x, y) to (-y, x) for a quarter turn counterclockwise
dilation | enlarges or shrinks a figure by a scale factor | maps (x, y) to (kx, ky), keeping shape but not size
horizontal stretch | multiplies x-coordinates alone by a factor greater than 1 | pulls a graph away from the y-axis
vertical stretch | multiplies y-coordinates alone by a factor greater than 1 | pulls a graph away from the x-axis
glide reflection | slides a figure and then flips it over a line along the slide | makes the pattern of footprints

# Logic and proof
? Which term describes
conditional statement | a sentence in if-then form | a claim with a hypothesis and a conclusion
converse | the sentence formed by exchanging hypothesis and conclusion | the sentence that goes if q, then p
inverse statement | the sentence formed by negating both hypothesis and conclusion | the sentence that goes if not p, then not q
contrapositive | the sentence formed by exchanging and negating both parts | the sentence that goes if not q, then not p, which always agrees in truth with the original
biconditional | a sentence with the phrase if and only if | a claim that is true in both directions
postulate / axiom | a basic claim accepted without proof | an assumed truth such as that two points determine a line
theorem | a claim that has been proved | a proven result such as that of Pythagoras
corollary | a claim that follows easily from another proven result | a quick consequence of an earlier proven statement
conjecture | an unproven statement believed from observation | a guess based on a pattern
counterexample | one case that shows a statement is false | a single instance, such as 2, that disproves all primes are odd
inductive reasoning | drawing a general conclusion from specific cases | thinking that goes from patterns to a rule
deductive reasoning | drawing a certain conclusion from given facts and rules | thinking that uses laws of logic to reach a proof
indirect proof / proof by contradiction | assuming the opposite and reaching an impossibility | showing a claim true since its denial cannot hold

# Trigonometry
? Which term describes
sine | the ratio of the opposite side to the hypotenuse | the y-coordinate of a point on the unit circle
cosine | the ratio of the adjacent side to the hypotenuse | the x-coordinate of a point on the unit circle
tangent | the ratio of the opposite side to the adjacent side | y over x on the unit circle
cosecant | the ratio of the hypotenuse to the opposite side | one over y on the unit circle
secant | the ratio of the hypotenuse to the adjacent side | one over x on the unit circle
cotangent | the ratio of the adjacent side to the opposite side | x over y on the unit circle
radian | the angle whose arc equals the radius, about 57.3 degrees | the unit of which a full turn contains two pi
amplitude | half the distance between the highest and lowest values of a wave | the value 3 in the equation y = 3 sin x
period | the length of one complete cycle of a wave | the value pi in the equation y = sin 2x
phase shift | a horizontal slide of a wave | the value c in the equation y = sin(x - c)
unit circle | the curve of radius one centered at the origin | the figure x squared + y squared = 1
reference angle | the acute measure between a terminal side and the x-axis | the value 30 degrees for 150 degrees

# Laws, identities and theorems of geometry and trigonometry
? Which law or theorem
Pythagorean theorem | states that a squared + b squared = c squared in a right triangle | finds the third side when two sides of a right triangle are known
law of sines | states that side over the opposite angle's ratio is the same for all three corners | solves a triangle when two angles and a side are known
law of cosines | states that c squared = a squared + b squared - 2ab cos C | solves a triangle when three sides are known
triangle inequality theorem | states that any two sides together are longer than the third | rules out lengths 1, 2 and 5 for a figure
Heron's formula | finds a triangle's area from its three sides and semiperimeter | takes the root of s(s - a)(s - b)(s - c)
Euler's formula | relates faces, vertices and edges of a polyhedron by F + V - E = 2 | checks that a box has 6 + 8 - 12 = 2
midsegment theorem | states that a segment joining two midpoints of sides is half the third side | shows that a line between two side midpoints is parallel to the base
Thales' theorem | states that an angle inscribed in a semicircle is 90 degrees | makes a right corner from a diameter
double-angle identity | states that sin 2x = 2 sin x cos x | rewrites the ratio for twice a measure

# Conic sections and coordinates
? Which term describes
circle | all points in a plane at one distance from a center | the curve (x - h) squared + (y - k) squared = r squared
ellipse | all points whose distances from two foci have a constant sum | the oval path of planets with the sun at one focus
hyperbola | all points whose distances from two foci have a constant difference | a curve of two branches with a pair of slanted asymptotes
directrix | the fixed line used with a focus to define a parabola | the line that lies as far from a U-shaped curve's points as the focus does
focus | a fixed point used to define a conic | the point to which a dish antenna reflects signals
eccentricity | a number telling how far a conic differs from being round | the ratio c/a, less than 1 for an oval
major axis | the longer line of symmetry through an oval | the segment through both foci of an oval
polar coordinates | locating a point by distance and angle from a pole | the system (r, theta)
parametric equations | formulas giving x and y separately in terms of a third variable such as time | a pair of rules describing a path by t

# Vectors, matrices and complex numbers
? Which term describes
vector | a quantity with both magnitude and direction | an arrow with components such as <3, 4>
scalar | a quantity with magnitude only | a plain number that multiplies an arrow or array
dot product | the result of multiplying matching components and adding | an operation that is zero for perpendicular arrows
cross product | an operation giving a new arrow perpendicular to two given arrows in space | a result whose length is the parallelogram's area
matrix | a rectangular array of numbers | rows and columns enclosed in brackets
determinant | the number ad - bc for a two-by-two array | the value that is zero when an array has no inverse
identity matrix | an array with ones on the diagonal and zeros elsewhere | the array that leaves others unchanged in multiplication
complex conjugate | the number a - bi for a + bi | the partner whose product with a + bi is a real number
modulus | the distance of a + bi from the origin | the value 5 for 3 + 4i
imaginary unit | the number i, whose square is -1 | the square root of negative one
Cramer's rule | solving a linear system by ratios of determinants | the method that replaces a column by constants

# Probability terms
? Which term describes
sample space | the set of all possible outcomes | the six results of rolling a die
event | a set of one or more outcomes of interest | a result such as rolling an even number
theoretical probability | favorable outcomes divided by all equally likely outcomes | the value one half for heads, found by reasoning
experimental probability | the number of times something happened divided by the number of trials | the value 0.47 after 47 heads in 100 actual tosses
independent events | happenings in which one does not affect the chance of the other | two separate coin tosses
dependent events | happenings in which the first changes the chance of the second | two cards drawn without replacement
mutually exclusive events | happenings that cannot occur together | rolling a 2 and a 5 on one die
complement of an event | all outcomes in which something does not happen | the result whose chance is 1 minus P(A)
conditional probability | the chance of one thing given that another has happened | the value P(B given A)
expected value | the long-run average of a random variable | the sum of outcomes times their chances
random variable | a quantity whose value depends on chance | the number of heads in three tosses
law of large numbers | the rule that observed frequency approaches the true chance as trials increase | the principle that many tosses bring heads near one half
simulation | imitating a chance process with a model such as random digits | use of a spinner or computer in place of real trials

# Counting methods
? Which term describes
permutation | an arrangement in which order matters | the count n!/(n - r)!
combination | a selection in which order does not matter | the count n!/(r!(n - r)!)
fundamental counting principle | multiplying the number of choices at each stage | finding 3 shirts times 4 pants gives 12 outfits
tree diagram | branches showing every possible result of several stages | a picture that splits at each choice
Venn diagram | overlapping circles showing sets and their shared members | a picture of union and intersection
Pascal's triangle | rows of numbers in which each is the sum of the two above it | the array 1; 1 1; 1 2 1; 1 3 3 1
addition rule | finding P(A or B) as P(A) + P(B) - P(A and B) | the formula for the chance of at least one of two events
multiplication rule | finding P(A and B) as P(A) times P(B given A) | the formula for the chance that two events both happen

# Measures of center and spread
? Which statistic
mean | is the sum of values divided by how many there are | is pulled strongly by outliers toward the tail
median | is the middle value of ordered data | is a center that resists outliers and equals the second quartile
mode | is the value that occurs most often | can be found for categories such as favorite color
midrange | is the average of the largest and smallest values | uses only the two extremes to locate the center
range of data / range | is the largest value minus the smallest | measures spread with only the two extremes
interquartile range / IQR | is the third quartile minus the first | measures the spread of the central half of the data
variance | is the average squared deviation from the center | is the square of the most used measure of spread
standard deviation | is the square root of the average squared distance from the center | measures typical distance from the average in the data's own units
percentile | tells the share of scores at or below a value | is 90 for a student who did better than about nine in ten
z-score | tells how many standard deviations a value lies from the average | is found by subtracting mu and dividing by sigma
first quartile / lower quartile | is the value with one fourth of the data below it | marks the left edge of a box plot's box
third quartile / upper quartile | is the value with three fourths of the data below it | marks the right edge of a box plot's box

# Displays of data
? Which display
histogram | shows frequencies of number intervals by touching bars | groups measured data into bins
bar chart | compares categories by separated bars | shows favorite pets by heights with gaps between
circle graph / pie chart | shows parts of a whole as slices | divides 360 degrees in proportion to percentages
box plot / box-and-whisker plot | shows the five-number summary | marks quartiles, median and extremes on a number line
stem-and-leaf plot | splits each value into leading and last digits | keeps actual data while showing shape by rows of digits
dot plot / line plot | stacks one mark for each value above a numbered axis | shows a small data set by columns of marks over single values
scatter plot | shows paired values as points on two axes | reveals correlation between two quantitative variables
line graph | connects points to show change over time | displays daily temperature by a rising and falling path
two-way table | shows counts for two categorical variables in rows and columns | gives joint and marginal frequencies
ogive / cumulative frequency graph | never falls as it adds up counts from left to right | shows how many values lie below each boundary
pictograph | uses repeated symbols with a key to stand for amounts | draws a small apple for every ten apples sold

# Sampling and study design
? Which term describes
population | the whole group about which information is wanted | all individuals under study
sample | the part of a group actually examined | the subset from which conclusions are drawn
census | collecting data from every member of a group | a full count as done every ten years
simple random sample | a selection in which every possible group of n has an equal chance | drawing names from a hat
stratified sample | a selection taken at random from each subgroup | choosing some people from each grade level
cluster sample | a selection of whole groups chosen at random | surveying everyone in a few randomly chosen classrooms
systematic sample | a selection of every kth member after a random start | taking every tenth name on a list
convenience sample | a selection of people who are easy to reach | asking only one's own friends
voluntary response sample | a selection of people who choose themselves | results of a call-in or online poll
observational study | a design that watches without imposing a treatment | recording who smokes and who becomes ill
randomized experiment | a design that assigns treatments by chance | a trial able to show cause and effect
placebo | a fake treatment with no active ingredient | a sugar pill given to the control group
confounding variable | an outside factor mixed up with the explanatory factor | hot weather behind both ice cream sales and drownings
double-blind | a design in which neither subjects nor evaluators know who got which treatment | a way of preventing expectations from affecting results on both sides

# Distributions and regression
? Which term describes
normal distribution | a symmetric bell-shaped curve | the model with about 68 percent of data within one standard deviation
uniform distribution | a flat model in which all values are equally likely | the shape of results of rolling one fair die
binomial distribution | the model for the number of successes in fixed independent trials | the count of heads in ten tosses
skewed distribution | a shape with one tail longer than the other | a lopsided graph such as household incomes
correlation coefficient | the number r from -1 to 1 that measures linear association | a value near 1 when points lie close to a rising line
least-squares regression line / regression line / line of best fit | the equation, such as y-hat = a + bx, used to predict y from x | the best-fitting straight model through a cloud of points
residual | the observed value minus the predicted value | the vertical distance from a point to the fitted line
coefficient of determination | the share of variation in y explained by x | the statistic r squared
extrapolation | predicting beyond the span of the data | risky use of a fitted line far outside observed x-values
outlier | a value far from the rest of the data | a point more than 1.5 IQR beyond a quartile
explanatory variable | the x that may account for changes in another | the factor placed on the horizontal axis
response variable | the y whose changes are to be explained | the outcome placed on the vertical axis

# Statistical inference
? Which term describes
null hypothesis | the claim of no effect or no difference that is tested | the statement H0 that is rejected or not rejected
alternative hypothesis | the claim that researchers hope to support | the statement Ha that there is an effect
p-value | the chance of results at least as extreme if there is no real effect | the figure compared with alpha in a test
significance level | the cutoff alpha, often 0.05 | the chance a researcher accepts of wrongly rejecting a true claim
Type I error | rejecting a claim of no effect that is really true | a false positive, such as convicting an innocent person
Type II error | failing to reject a claim of no effect that is really false | a false negative, such as freeing a guilty person
confidence interval | a range of plausible values for a parameter | an estimate plus or minus a margin of error
margin of error | the plus-or-minus amount in a poll | half the width of a symmetric interval estimate
central limit theorem | the rule that averages of large samples are nearly bell-shaped | the reason sample averages can be treated as normal
standard error | the estimated spread of a statistic across samples | s divided by the square root of n for an average
power of a test / statistical power | the chance of rejecting a false claim of no effect | the value one minus beta
parameter of a population / population parameter | a number that describes a whole group, such as mu | the unknown fixed value that is estimated
point estimate | a single value used as the best guess of an unknown | a sample average standing for mu without any margin

# Statistical tests
? Which test
one-sample t-test | compares one average with a claimed value when sigma is unknown | has n - 1 degrees of freedom for one group
two-sample t-test | compares the averages of two independent groups | checks whether two separate groups' averages differ
paired t-test | compares before and after measurements on the same subjects | works on differences within matched observations
one-proportion z-test | compares one observed percentage with a claimed value | checks a poll's share against a stated p
chi-square goodness-of-fit test | compares counts of one categorical variable with an expected distribution | checks whether a die is fair in all six counts
chi-square test of independence | checks association between two categorical variables in a two-way table | has (r - 1)(c - 1) degrees of freedom
analysis of variance / ANOVA | compares averages of three or more groups | uses the F ratio of between to within variation

# Calculus: limits and derivatives
? Which term describes
limit | the value that a function approaches as x nears a number | the basis of the definition of instantaneous rate
continuity | having no breaks, jumps or holes | the quality of a graph drawn without lifting the pencil
derivative | the instantaneous rate of change of a function | the slope of the line touching a curve at a point
second derivative | the rate of change of a rate of change | acceleration when position is given
critical point | an input where the rate of change is zero or undefined | a place to look for maximum and minimum values
inflection point | where a curve changes concavity | the place where a graph switches from bending up to bending down
concave up | bending like a cup that holds water | the shape when f double prime is positive
concave down | bending like a cap that sheds water | the shape when f double prime is negative
implicit differentiation | finding dy/dx without first solving for y | treating y as depending on x in x squared + y squared = 25
related rates | finding how fast one quantity changes from how fast a linked one does | the problem type of a sliding ladder or filling cone
optimization | finding the greatest or least value under conditions | designing a box of largest volume
Riemann sum | adding areas of rectangles under a curve | an approximation by n strips of width delta x

# Calculus rules and theorems
? Which rule or theorem
power rule | states that the derivative of x to the n is n times x to the n - 1 | turns x cubed into 3x squared
product rule | differentiates f times g as f'g + fg' | is used for two factors multiplied such as x sin x
quotient rule | differentiates f/g as (f'g - fg') over g squared | is used when one function is divided by another
chain rule | differentiates f(g(x)) as f'(g(x)) times g'(x) | is used for a function inside another function
L'Hôpital's rule | replaces an indeterminate 0/0 limit by the ratio of derivatives | evaluates the limit of sin x over x as cos x over 1
mean value theorem | guarantees a point where instantaneous rate equals average rate | says that a car averaging 60 mph went exactly 60 at some moment
intermediate value theorem | guarantees that a continuous function takes every height between two of its outputs | shows that a sign change traps a zero
extreme value theorem | guarantees that a continuous function on a closed interval has a maximum and a minimum | assures that highest and lowest points exist
Rolle's theorem | guarantees a zero slope between two points of equal height | is the special case with f(a) = f(b)
fundamental theorem of calculus | connects differentiation and integration as inverse processes | evaluates an area as F(b) - F(a)
squeeze theorem | finds a limit by trapping a function between two others | proves that sin x over x tends to 1

# Integrals and series
? Which term describes
antiderivative | a function whose rate of change is the given function | the result x cubed over 3 for x squared, apart from a constant
definite integral | the signed area under a curve from a to b | a number written with upper and lower limits
constant of integration | the + C added to a general result | the unknown number that differentiation removes
integration by parts | the technique based on reversing the product rule | finding the area function of u dv as uv minus that of v du
u-substitution | the technique based on reversing the chain rule | replacing an inner function by one new letter
improper integral | an area calculation with an infinite limit or unbounded height | the total found under 1/x squared from 1 to infinity
differential equation | an equality containing an unknown function and its rates of change | a model such as dy/dt = ky for growth
Taylor series | an infinite polynomial built from a function's derivatives at a point | the expansion 1 + x + x squared over 2! + ... for e to the x
convergent series | an infinite addition with a finite total | the sum 1/2 + 1/4 + 1/8 + ..., which totals 1
divergent series | an infinite addition with no finite total | the harmonic sum of 1, 1/2, 1/3 and so on
solid of revolution | the shape made by spinning a region around a line | a figure whose volume is found with disks, washers or shells

# Mathematicians
? Which mathematician
Euclid | organized geometry in the Elements about 300 BCE | proved results from axioms in thirteen Greek books
Pythagoras | is credited with the relation among the sides of a right triangle | led a Greek brotherhood that said all is number
Archimedes | bounded pi between 3 10/71 and 3 1/7 and found the volume of a ball | worked in Syracuse on levers and buoyancy
al-Khwarizmi | wrote the Baghdad book whose title gave us the word algebra | gave his name to the word algorithm
Leonardo Fibonacci / Fibonacci | spread Hindu-Arabic numerals in Europe with Liber Abaci | posed a rabbit problem that gives 1, 1, 2, 3, 5
René Descartes | joined algebra and geometry with coordinates | is honored in the name of the Cartesian plane
Pierre de Fermat | left a last theorem that was unproven until the 1990s | founded the study of chance with Pascal
Isaac Newton | developed calculus as fluxions and wrote the Principia | shares credit for calculus and explained gravitation
Gottfried Leibniz | introduced the dy/dx and integral notation | developed calculus independently in Germany
Leonhard Euler | solved the Königsberg bridges problem and popularized e, i and f(x) | founded graph theory and wrote prolifically though blind
Carl Friedrich Gauss | proved the fundamental theorem of algebra | summed 1 to 100 quickly as a boy and gave his name to the bell curve
Hypatia | taught mathematics in Alexandria and was killed by a mob in 415 | wrote commentaries on conics and Diophantus
Srinivasa Ramanujan | was a self-taught Indian genius who worked with Hardy | noted that 1729 is the smallest sum of two cubes in two ways
Emmy Noether | founded modern abstract algebra of rings and ideals | proved a theorem linking symmetry with conservation laws
`;
