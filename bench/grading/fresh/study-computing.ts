import { marked } from "../kinds/marked.ts";

/** Computer science. Marked before any rule was changed for them. */
export const studyComputing = [
  marked("Stack", "data structure where the last element added is the first removed", {
    right: [
      "LIFO data structure",
      "last in, first out",
      "a structure in which the element added last is removed first",
      "the item you put in last comes out first",
      "LIFO",
    ],
    partial: ["a data structure", "data structure where elements are added and removed"],
    wrong: [
      "data structure where the first element added is the first removed",
      "FIFO",
      "first in, first out",
      "data structure with keys and values",
      "data structure where the last element added is the last removed",
    ],
  }),
  marked("Recursion", "function that calls itself", {
    right: [
      "when a function calls itself",
      "a method calling itself",
      "function which invokes itself",
      "self-calling function",
      "function calls itself until a base case is reached",
    ],
    partial: ["a function", "function that calls"],
    wrong: [
      "function that calls another function",
      "loop that never ends",
      "function that never calls itself",
      "function inside a class",
      "function that returns itself",
    ],
  }),
  marked("Time complexity of binary search", "O(log n)", {
    right: ["O(logn)", "logarithmic", "log n", "O(log2 n)", "logarithmic time, O(log n)"],
    wrong: ["O(n)", "O(n log n)", "O(1)", "linear", "O(log n²) in the best case, else O(n)", "not logarithmic"],
  }),
  marked("Compiler", "program that translates source code into machine code", {
    right: [
      "translates source code to machine code",
      "software that turns source code into machine code",
      "a program converting source code into machine language",
      "program that translates a high-level language into machine code",
      "it changes code humans write into code the machine runs",
    ],
    partial: ["a program", "program that translates code", "translates source code"],
    wrong: [
      "program that translates machine code into source code",
      "program that runs source code line by line",
      "program that finds errors",
      "hardware that stores machine code",
    ],
  }),
  marked("RAM", "random access memory", {
    right: ["random-access memory", "Random Access Memory", "random acces memory", "random access memory, the volatile main memory"],
    partial: ["memory", "access memory", "random access memory, which keeps its data without power", "main memory"],
    wrong: ["read access memory", "random access machine", "read only memory", "rapid access memory"],
  }),
  marked("Deadlock", "two processes wait for each other forever", {
    right: [
      "two processes block each other and neither can go on",
      "processes wait on one another endlessly",
      "each process waits for the other, so nothing happens",
      "two or more threads waiting for each other forever",
    ],
    partial: ["a process waits forever", "processes wait"],
    wrong: [
      "two processes run at the same time",
      "two processes never wait for each other",
      "a process that has ended",
      "a process waits for the user",
    ],
  }),
  marked("Firewall", "system that blocks unwanted network traffic", {
    right: [
      "blocks unwanted traffic from the network",
      "software or hardware that filters out unwanted network traffic",
      "it keeps unwanted network traffic out",
      "stops unauthorised network traffic",
    ],
    partial: ["a system for networks", "blocks things", "system that blocks all network traffic"],
    wrong: [
      "system that removes viruses",
      "system that lets unwanted network traffic through",
      "system that speeds up network traffic",
      "wall that stops fire in a building",
    ],
  }),
  marked("Logic gate whose output is 1 only if both inputs are 1", "AND", {
    right: ["AND gate", "the AND gate", "and", "an AND-gate"],
    wrong: ["OR", "NAND", "NOT AND", "XOR", "AND or OR"],
  }),
  marked("Primary key", "column that uniquely identifies each row of a table", {
    right: [
      "uniquely identifies a row in a table",
      "unique identifier of each row",
      "the column whose value is different for every row so it identifies it",
      "field that uniquely identifies every record in a table",
    ],
    partial: ["a column", "column of a table", "identifies a table"],
    wrong: [
      "column that refers to a row of another table",
      "column that identifies each table",
      "column that may be empty",
      "row that uniquely identifies each column of a table",
      "password of the database",
    ],
  }),
  marked("Inventor of the World Wide Web", "Tim Berners-Lee", {
    right: [
      "Berners-Lee",
      "Sir Tim Berners Lee",
      "Tim Berners-Lee at CERN",
      "Tim Berners-Lee, a British computer scientist",
      "Berners Lee, in 1989",
      "Tim Bernes-Lee",
    ],
    partial: ["Tim", "Tim Berners-Lee, an American", "Tim Berners-Lee at Microsoft", "Lee"],
    wrong: ["Bill Gates", "Vint Cerf", "Tim Cook", "not Tim Berners-Lee", "Al Gore"],
  }),
];
