export const texts = { label: "Appearance", system: "System", day: "Day", night: "Night" };
