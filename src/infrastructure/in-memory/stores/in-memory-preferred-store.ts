import { PreferredStore } from '@application/stores/preferred-store.ts'

export class InMemoryPreferredStore extends PreferredStore {
  constructor(private storeId?: number) {
    super()
  }

  read(): number | undefined {
    return this.storeId
  }

  choose(storeId: number): void {
    this.storeId = storeId
  }
}
