/** Whether the student asked the browser to save data: then nothing is loaded ahead. */
export function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
