import { marked } from "../kinds/marked.ts";

/** Computer networks, as students of it type. Marked before the examiner had read any of it. */
export const coursesNetworking = [
  marked("DNS", "translates domain names into IP addresses", {
    right: ["turns domain names into IP addresses", "finds the ip address for a domain name", "domain names are resolved to IP addresses"],
    partial: ["something with domain names", "Domain Name System", "translates addresses"],
    wrong: ["translates IP addresses into MAC addresses", "gives out IP addresses to devices"],
  }),
  marked("Port of HTTPS", "443", { right: ["port 443", "TCP 443", "443/tcp"], wrong: ["80", "434", "4430", "port 8443"] }),
  marked("TCP three-way handshake", "SYN, SYN-ACK, ACK", {
    right: ["syn, syn/ack, ack", "SYN → SYN-ACK → ACK", "client sends SYN, server SYN-ACK, client ACK"],
    partial: ["SYN, ACK", "SYN and SYN-ACK", "three messages"],
    wrong: ["ACK, SYN-ACK, SYN", "FIN, ACK"],
  }),
  marked("Difference between TCP and UDP", "TCP guarantees delivery and order, UDP does not", {
    right: ["TCP is reliable and keeps the order, UDP isn't", "UDP doesn't guarantee delivery or order, TCP does"],
    partial: ["TCP guarantees delivery", "UDP is faster", "TCP guarantees delivery, UDP does not"],
    wrong: ["UDP guarantees delivery and order, TCP does not", "TCP guarantees nothing"],
  }),
  marked("Hosts in a /24 network", "254", {
    right: ["254 hosts", "254 usable addresses", "2^8 - 2"],
    partial: ["256"],
    wrong: ["255", "24", "245"],
  }),
  marked("Private address ranges", "10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16", {
    right: ["192.168.0.0/16, 10.0.0.0/8 and 172.16.0.0/12", "10/8, 172.16/12, 192.168/16"],
    partial: ["192.168.0.0/16", "10.0.0.0/8 and 192.168.0.0/16", "10.0.0.0/8, 172.16.0.0/16, 192.168.0.0/16"],
    wrong: ["127.0.0.0/8", "8.8.8.8"],
  }),
  marked("Switch", "forwards frames by MAC address within a network", {
    right: ["forwards frames inside a network based on MAC addresses", "sends frames on by their MAC address within the LAN"],
    partial: ["forwards frames", "a network device", "forwards frames by IP address within a network"],
    wrong: ["forwards packets by IP address between networks", "amplifies the signal"],
  }),
  marked("NAT", "several private addresses share one public address", {
    right: ["many private IPs share a single public one", "one public address is used by several private addresses"],
    partial: ["translates addresses", "network address translation"],
    wrong: ["several public addresses share one private address", "assigns private addresses automatically"],
  }),
  marked("Linux: show all listening TCP ports", "ss -tln", {
    right: ["ss -lnt", "ss -t -l -n", "netstat -tln"],
    wrong: ["ss -uln", "ls -tln", "ping -t"],
  }),
  marked("Latency", "time that a packet takes from sender to receiver", {
    right: [
      "how long a packet needs to get from the sender to the receiver",
      "delay of a packet between sender and receiver",
      "the time a packet takes to travel from sender to receiver",
    ],
    partial: ["time", "how slow the network is"],
    wrong: ["amount of data per second from sender to receiver", "share of packets lost between sender and receiver"],
  }),
  marked("Size of an IPv6 address", "128 bits", { right: ["128 bit", "16 bytes", "128"], wrong: ["32 bits", "128 bytes", "182 bits"] }),
  marked("Layers of the OSI model, from 1", "physical, data link, network, transport, session, presentation, application", {
    right: [
      "physical, data link, network, transport, session, presentation and application",
      "1 physical 2 data link 3 network 4 transport 5 session 6 presentation 7 application",
    ],
    partial: [
      "physical, data link, network, transport",
      "seven layers",
      "physical, network, data link, transport, session, presentation, application",
    ],
    wrong: ["application, presentation, session, transport, network, data link, physical", "client, server, database"],
  }),
];

/** Statistics, as students of it type. Marked before the examiner had read any of it. */
export const coursesStatistics = [
  marked("Type I error", "rejecting a null hypothesis that is true", {
    right: [
      "a true null hypothesis is rejected",
      "to reject H0 although it is true",
      "rejecting the null hypothesis even though it's true",
      "false positive",
    ],
    partial: ["rejecting the null hypothesis", "a wrong decision in a test"],
    wrong: [
      "rejecting a null hypothesis that is false",
      "accepting a null hypothesis that is false",
      "not rejecting a null hypothesis that is true",
    ],
  }),
  marked("Variance of X", "E(X²) − E(X)²", {
    right: ["E(X^2)-E(X)^2", "E[X²] - (E[X])²", "E[(X-E[X])^2]"],
    partial: ["E(X²)"],
    wrong: ["E(X)² − E(X²)", "E(X²) + E(X)²", "√(E(X²) − E(X)²)"],
  }),
  marked("p-value", "probability of data at least as extreme as observed if the null hypothesis is true", {
    right: [
      "the probability, given H0, of getting data as extreme as or more extreme than those observed",
      "how likely data at least this extreme would be if the null hypothesis were true",
    ],
    partial: ["a probability", "probability of extreme data", "probability under the null hypothesis"],
    wrong: [
      "probability that the null hypothesis is true",
      "probability of data at least as extreme as observed if the null hypothesis is false",
    ],
  }),
  marked("Share within one standard deviation (normal distribution)", "about 68 %", {
    right: ["68%", "0.68", "68.3 %", "roughly two thirds (68%)"],
    wrong: ["95%", "86 %", "6.8%"],
  }),
  marked("Scales of measurement", "nominal, ordinal, interval, ratio", {
    right: ["ratio, interval, ordinal, nominal", "nominal/ordinal/interval/ratio scale"],
    partial: ["nominal and ordinal", "nominal, ordinal, interval", "nominal, ordinal, interval, metric"],
    wrong: ["mean, median, mode"],
  }),
  marked("Confounder", "variable that influences both the cause and the outcome", {
    right: [
      "a third variable that affects both cause and outcome",
      "variable influencing the outcome as well as the cause",
      "something which has an effect on both the cause and the outcome",
    ],
    partial: ["variable that influences the outcome", "a variable", "a third variable"],
    wrong: ["variable that is influenced by the cause and the outcome", "variable that influences neither the cause nor the outcome"],
  }),
  marked("Right-skewed distribution", "the mean is greater than the median", {
    right: ["mean > median", "median smaller than the mean", "the median is less than the mean", "mean is higher than the median"],
    partial: ["mean and median are not equal"],
    wrong: ["the median is greater than the mean", "the mean is smaller than the median", "mean = median"],
  }),
  marked("Blinding in a trial", "participants do not know which treatment they get", {
    right: ["the patients don't know what treatment they receive", "participants aren't told which treatment they're getting"],
    partial: ["somebody does not know something", "participants do not know"],
    wrong: ["participants know which treatment they get", "participants choose which treatment they get", "participants get no treatment"],
  }),
  marked("Central limit theorem", "means of large samples are approximately normally distributed", {
    right: [
      "the mean of a large sample is roughly normal",
      "sample means follow an approximately normal distribution if samples are large",
    ],
    partial: ["means are normally distributed", "something becomes normal"],
    wrong: [
      "means of small samples are approximately normally distributed",
      "large samples are normally distributed",
      "means of large samples are uniformly distributed",
    ],
  }),
  marked("R: mean of the vector x without missing values", "mean(x, na.rm = TRUE)", {
    right: ["mean(x,na.rm=TRUE)", "mean(x, na.rm=T)", "mean( x , na.rm = TRUE )"],
    partial: ["mean(x)"],
    wrong: ["mean(x, na.rm = FALSE)", "median(x, na.rm = TRUE)"],
  }),
  marked("Correlation of −0.9", "strong negative linear relationship", {
    right: ["strong negative correlation", "a strongly negative linear relation", "strong inverse linear relationship"],
    partial: ["negative relationship", "strong relationship", "strong positive linear relationship"],
    wrong: ["weak negative linear relationship", "no relationship", "cause and effect"],
  }),
  marked("Probability of at least one six in two throws", "11/36", {
    right: ["0.3056", "about 30.6%", "1 - 25/36", "11 / 36"],
    wrong: ["1/36", "12/36", "36/11"],
  }),
];

/** Organic chemistry, as students of it type. Marked before the examiner had read any of it. */
export const coursesOrganicChemistry = [
  marked("Functional group of alcohols", "hydroxyl group (–OH)", {
    right: ["OH", "-OH", "hydroxyl", "hydroxy group"],
    wrong: ["COOH", "carbonyl group", "–CHO", "hydride"],
  }),
  marked("General formula of alkanes", "CnH2n+2", {
    right: ["C_nH_{2n+2}", "CnH(2n+2)", "CₙH₂ₙ₊₂"],
    wrong: ["CnH2n", "CnH2n-2", "CnHn+2"],
  }),
  marked("SN2 reaction", "nucleophile attacks from the back while the leaving group leaves", {
    right: [
      "the nucleophile attacks from behind as the leaving group departs",
      "back-side attack of the nucleophile, at the same time the leaving group goes",
    ],
    partial: ["nucleophile attacks", "the leaving group leaves", "nucleophile attacks from the back"],
    wrong: [
      "leaving group leaves first, then the nucleophile attacks",
      "electrophile attacks from the back while the leaving group leaves",
    ],
  }),
  marked("Ethanol and ethanoic acid react to", "ethyl ethanoate and water", {
    right: ["ethyl acetate + water", "ethyl ethanoate + H2O", "water and ethyl ethanoate"],
    partial: ["ethyl ethanoate", "an ester", "an ester and water", "ethyl ethanoate and hydrogen"],
    wrong: ["methyl ethanoate and water", "ethane and water", "carbon dioxide"],
  }),
  marked("Chiral centre", "carbon atom with four different groups", {
    right: ["a carbon with 4 different substituents", "carbon bonded to four different groups"],
    partial: ["a carbon atom", "atom with different groups", "carbon atom with groups"],
    wrong: ["carbon atom with four identical groups", "carbon atom with three different groups"],
  }),
  marked("Ozonolysis of but-2-ene gives", "two molecules of ethanal", {
    right: ["2 ethanal", "ethanal (2 molecules)", "2 CH3CHO", "two acetaldehyde molecules"],
    partial: ["ethanal", "an aldehyde"],
    wrong: ["two molecules of methanal", "ethanol"],
  }),
  marked("Benzene, molecular formula", "C6H6", { right: ["C₆H₆", "c6h6", "C_6H_6"], partial: ["CH"], wrong: ["C6H12", "C5H6", "C6H5"] }),
  marked("Markovnikov's rule", "hydrogen adds to the carbon that already has more hydrogens", {
    right: ["H goes to the carbon with more H atoms", "the hydrogen is added to the carbon atom which has the most hydrogens already"],
    partial: ["hydrogen adds to a carbon", "it says where hydrogen is added"],
    wrong: ["hydrogen adds to the carbon that has fewer hydrogens", "halogen adds to the carbon that already has more hydrogens"],
  }),
  marked("Saponification", "fat is split by a base into glycerol and soap", {
    right: ["a base splits fat into soap and glycerol", "fats react with a base to form glycerol and soap"],
    partial: ["making of soap", "fat is split into glycerol", "fat is split by an acid into glycerol and soap"],
    wrong: ["glycerol and soap are split by a base into fat", "soap is dissolved in fat"],
  }),
  marked("Conformers", "differ only by rotation around single bonds", {
    right: [
      "only rotation about single bonds makes them different",
      "they can be changed into each other by rotating around a single bond",
    ],
    partial: ["differ by rotation", "kinds of isomers"],
    wrong: ["differ only by rotation around double bonds", "differ in their molecular formula"],
  }),
  marked("Bond angle in methane", "109.5°", { right: ["109.5 degrees", "109,5°", "about 109°"], wrong: ["120°", "105.9°", "90°"] }),
  marked("Tollens' test shows", "aldehydes, by a silver mirror", {
    right: ["aldehydes (silver mirror)", "aldehydes give a silver mirror"],
    partial: ["aldehydes", "a silver mirror", "ketones, by a silver mirror"],
    wrong: ["ketones", "alcohols, by a yellow precipitate"],
  }),
];
