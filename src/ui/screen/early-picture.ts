import { markPublicPicture } from '@application/offline/public-picture.ts'
import { useEffect } from 'react'

/** Fetches a picture while the code that will show it is on its way. */
export function useEarlyPicture(src: string | undefined): void {
  useEffect(() => {
    if (src === undefined) return
    const picture = new Image()
    picture.fetchPriority = 'high'
    picture.src = markPublicPicture(src)
  }, [src])
}
