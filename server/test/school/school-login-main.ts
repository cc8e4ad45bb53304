import { startSchoolLogin } from "./school-login.ts";

// The school's sign-in as a process, for journeys: its argument is the site's redirect address, and its first line the settings for it, as JSON.
const { settings } = await startSchoolLogin(process.argv[2] ?? "");
process.stdout.write(`${JSON.stringify(settings)}\n`);
