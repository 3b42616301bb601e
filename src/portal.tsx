import { App } from '@ui/app/app.tsx'
import type { Screens } from '@ui/app/screens.ts'
import { type Resolve, ViewModelProvider } from '@ui/screen/view-model.tsx'
import { StrictMode, useLayoutEffect } from 'react'

interface PortalProps {
  readonly resolve: Resolve
  readonly screens: Screens
  /** Called once the portal stands in the page, before the browser paints it. */
  readonly onShown?: () => void
}

/** The whole portal as the browser shows it and as the build renders it: the two must be the same, element by element. */
export function Portal({ resolve, screens, onShown }: PortalProps) {
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <ViewModelProvider resolve={resolve}>
        <App screens={screens} />
      </ViewModelProvider>
    </StrictMode>
  )
}
