/** Hands the customer a file that the portal made itself. */
export abstract class FileSaver {
  abstract save(name: string, mediaType: string, text: string): void
}
