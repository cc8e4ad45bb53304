import { deck } from "../deck.ts";

export const spanish = deck(
  "Spanish",
  `
el perro | dog
el gato | cat
el caballo | horse
la casa | house / home
el hogar | home
el coche | car
el carro | car (Latin America)
el libro | book
la mesa | table
la silla | chair
la ventana | window
la puerta | door
el agua | water
el pan | bread
la leche | milk
la manzana | apple
el queso | cheese
el huevo | egg
la carne | meat
el pescado | fish (to eat)
el pez | fish (alive)
la cabeza | head
la mano | hand
el pie | foot
el ojo | eye
la oreja | ear
la boca | mouth
rojo | red
azul | blue
verde | green
amarillo | yellow
negro | black
blanco | white
grande | big
pequeño | small
chico | small / little
rápido | fast
veloz | quick / fast
lento | slow
feliz | happy
contento | happy / content
triste | sad
hablar | to speak, to talk
decir | to say
platicar | to talk / to chat
comer | to eat
beber | to drink
tomar | to take / to drink
correr | to run
caminar | to walk
andar | to walk / to go
dormir | to sleep
escribir | to write
leer | to read
empezar | to begin
comenzar | to start / to begin
terminar | to finish
acabar | to end / to finish
vivir | to live
morir | to die
`,
  [
    ["house / home", "home"],
    ["car", "car (Latin America)"],
    ["fish (to eat)", "fish (alive)"],
    ["small", "small / little"],
    ["fast", "quick / fast"],
    ["happy", "happy / content"],
    ["to speak, to talk", "to talk / to chat"],
    ["to drink", "to take / to drink"],
    ["to walk", "to walk / to go"],
    ["to begin", "to start / to begin"],
    ["to finish", "to end / to finish"],
  ],
);

export const computing = deck(
  "computing",
  `
RAM | Random access memory
ROM | Read-only memory
CPU | Central processing unit
GPU | Graphics processing unit
LAN | Local area network
WAN | Wide area network
HTTP | Hypertext Transfer Protocol
DNS | Domain Name System
Compiler | A program that translates source code into machine code
Interpreter | a program that runs source code line by line
Stack | A data structure in which the last item in is the first out
Queue | A data structure in which the first item in is the first out
Array | items of one type, stored side by side
Linked list | items that each point to the next one
Hash table | A structure that finds values by key in constant time
Binary tree | A tree whose nodes have at most two children
Recursion | A function calling itself
Algorithm | A finite list of steps that solves a problem
Variable | A named place in memory
Constant | A value that never changes
Boolean | true or false
Integer | A whole number
Float | A number with a decimal point
String | A sequence of characters
Loop | Repeating a block of code
Selection | Choosing between blocks of code
Bug | A mistake in a program
Debugging | Finding and removing mistakes in a program
Encryption | Turning data into a form that only the key can read
Firewall | A barrier that filters network traffic
Virus | A program that copies itself into other programs
Phishing | Tricking people into giving away passwords
Cloud | *Servers reached over the internet*
Cache | **Fast memory** for what was used lately
Bit | \`0\` or \`1\`
Byte | Eight bits
Kernel | The core of an operating system
Open source | Software whose source code anyone may read and change
`,
);

export const economics = deck(
  "economics",
  `
Inflation | A general rise in prices over time
Deflation | A general fall in prices over time
Demand | The amount of a good that consumers are willing to buy at a given price
Supply | The amount of a good that producers are willing to sell at a given price
Monopoly | A market with only one seller
Monopsony | A market with only one buyer
Oligopoly | A market with a few large sellers
Opportunity cost | The value of the best alternative given up
Scarcity | Wants are greater than the means to meet them
Gross domestic product | The value of all goods and services produced in a country in a year
Recession | Two quarters of falling output in a row
Unemployment | People who want work cannot find it
Subsidy | Money a government pays to lower the price of a good
Tax | Money that people must pay to a government
Tariff | A tax on imports
Quota | A limit on the quantity of imports
Exchange rate | The price of one currency in another
Interest | The price of borrowing money
Fixed cost | A cost that does not change with output
Variable cost | A cost that changes with output
Economies of scale | Lower average cost through larger output
Externality | An effect on people outside a deal
Public good | A good that nobody can be kept from using
Budget deficit | Spending that is larger than income
Budget surplus | Income that is larger than spending
`,
  [],
);

export const literature = deck(
  "literature",
  `
Hamlet | William Shakespeare
Pride and Prejudice | Jane Austen
Great Expectations | Charles Dickens
Jane Eyre | Charlotte Brontë
Wuthering Heights | Emily Brontë
Frankenstein | Mary Shelley
Dracula | Bram Stoker
Middlemarch | George Eliot
Ulysses | James Joyce
Mrs Dalloway | Virginia Woolf
1984 | George Orwell
Brave New World | Aldous Huxley
The Great Gatsby | F. Scott Fitzgerald
Moby-Dick | Herman Melville
Beloved | Toni Morrison
War and Peace | Leo Tolstoy
Crime and Punishment | Fyodor Dostoevsky
Don Quixote | Miguel de Cervantes
Faust | Johann Wolfgang von Goethe
Madame Bovary | Gustave Flaubert
The Divine Comedy | Dante Alighieri
The Odyssey | Homer
Things Fall Apart | Chinua Achebe
One Hundred Years of Solitude | Gabriel García Márquez
The Trial | Franz Kafka
The Stranger | Albert Camus
The Tale of Genji | Murasaki Shikibu
A Doll's House | Henrik Ibsen
`,
);
