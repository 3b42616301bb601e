/**
 * Lets the browser answer a press between two long pieces of work. A timer would do so too, but the browser slows timers down in a page
 * that is not seen, where a customer who changed to another app may wait for an answer.
 */
export function afterTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
