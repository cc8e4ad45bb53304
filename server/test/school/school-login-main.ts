import { startSchoolLogin } from "./school-login.ts";

// The school's sign-in as a process, for journeys: said is the site's redirect address, and the settings for it are the first line, as JSON.
const { settings } = await startSchoolLogin(process.argv[2] ?? "");
process.stdout.write(`${JSON.stringify(settings)}\n`);
