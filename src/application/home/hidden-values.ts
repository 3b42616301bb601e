/** Whether the amounts on home are hidden, because other people may see the screen. One answer for the device. */
export abstract class HiddenValues {
  abstract read(): boolean
  abstract choose(hidden: boolean): void
}
