import type { Cancellation } from '@application/cancellation.ts'
import { ProfileImageRepository } from '@application/profile/profile-image-repository.ts'
import { demoPicture } from '../demo-picture.ts'
import { Steering } from '../steering.ts'

export class InMemoryProfileImageRepository extends ProfileImageRepository {
  readonly steering = new Steering()
  /** How often the photo was asked for. */
  lookups = 0
  /** Whether the answer to a new photo holds its address. */
  answersAddress = true

  constructor(private url?: string) {
    super()
  }

  find(signal?: Cancellation): Promise<string | undefined> {
    this.lookups++
    return this.steering.answer(() => this.url, signal)
  }

  replace(dataUrl: string): Promise<string | undefined> {
    return this.steering.answer(() => {
      this.url = dataUrl
      return this.answersAddress ? dataUrl : undefined
    })
  }
}

export const demoPhoto: string | undefined = demoPicture('MC', 112, 112)
