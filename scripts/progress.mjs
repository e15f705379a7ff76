const frameMs = 250;
const lineMs = 15_000;
const marks = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";

/**
 * Says that work goes on, with its seconds: on a terminal in one line that moves, elsewhere in a line now and then.
 * @template Result
 * @param {string} what such as "Building" @param {Promise<Result>} work @returns {Promise<Result>} of the work
 */
export async function withProgress(what, work) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const { stdout } = process;
  const move = () => {
    const mark = marks[Math.floor(performance.now() / frameMs) % marks.length];
    stdout.write(`\r${mark} ${what} … ${seconds()} s `);
  };
  const say = () => console.log(`${what} … ${seconds()} s`);
  if (!stdout.isTTY) console.log(`${what} …`);
  const timer = stdout.isTTY ? setInterval(move, frameMs) : setInterval(say, lineMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (stdout.isTTY) stdout.write(`\r\u001b[K${what}: ${seconds()} s\n`);
  }
}
