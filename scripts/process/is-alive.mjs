/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/** Whether it is the system's error of this code. @param {unknown} error @param {string} code */
export function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
