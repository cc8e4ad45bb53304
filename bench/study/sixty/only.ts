import { sixtyStudents } from "./main.ts";

/** The sixty students alone: `node bench/study/sixty/only.ts --every 10`. */
await sixtyStudents();
