/*
 * The one script that stands in the page itself; the content-security policy names its hash. It runs before the first paint, and
 * before any other file of the portal has arrived.
 */
// Cascade layers are what a browser at the floor has, and one below it has not (docs/browsers.md): there the page says so.
if ('CSSLayerBlockRule' in window) {
  const page = document.documentElement
  const json = (id) => JSON.parse(document.getElementById(id).textContent)
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // The portal itself decides who is signed in (RestoreSession). This only chooses what is shown until then.
  const isSignedIn = () => {
    try {
      const { '.expires': expires } = JSON.parse(stored('portal.session'))
      return Boolean(stored('portal.token')) && Date.parse(expires) > Date.now()
    } catch {
      return false
    }
  }

  const { begin, files, screens, login, home } = json('portal-files')
  const named = (path) =>
    screens.find((screen) => new RegExp(`^${screen.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path))
  const signedIn = isSignedIn()
  let screen = named(`/${location.hash.replace(/^#?\/?/, '').split('?')[0]}`) ?? named(login)
  if (screen.protected && !signedIn) screen = named(login)
  if (screen.path === login && signedIn) screen = named(home)
  page.dataset.start = screen.path === login ? 'login' : screen.protected ? 'signed-in' : 'public'
  // Hidden until the page shows this visitor's frame with its styles.
  page.style.visibility = 'hidden'

  const addLink = (file, kind) => {
    const link = document.createElement('link')
    Object.assign(link, kind, { crossOrigin: '', href: file })
    document.head.append(link)
    return link
  }
  // The sheets of what is painted first stand in the page. A browser that cannot take them from there (Safari before 16.4) fetches
  // their files.
  const sheets = json('page-sheets')
  const takesText = 'adoptedStyleSheets' in document
  if (takesText)
    document.adoptedStyleSheets = Object.values(sheets).map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    })
  const styled = Object.keys(sheets).map((file) => {
    // The portal does not ask for a sheet that has its link in the page.
    const link = addLink(file, { rel: 'stylesheet', disabled: takesText })
    return takesText || new Promise((resolve) => (link.onload = link.onerror = resolve))
  })

  // What is painted has reached the screen two frames later. Nothing is painted in a tab that is not seen.
  const painted = () =>
    new Promise((resolve) => {
      if (document.visibilityState === 'hidden') resolve()
      document.addEventListener('visibilitychange', resolve, { once: true })
      const frame = requestAnimationFrame
      frame(() => frame(() => frame(resolve)))
    })

  // Everything at once, instead of file after file. The address of each is the one by which the portal asks for it later. A file with
  // a modulepreload is compiled while it arrives. Not every browser knows it (Chrome, Safari 17, Firefox 115 do).
  const fetchPortal = () => {
    const knowsModules = document.createElement('link').relList.supports('modulepreload')
    const script = knowsModules ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' }
    for (const index of screen.files) {
      const file = files[index]
      if (!(file in sheets)) addLink(file, file.endsWith('.css') ? { rel: 'stylesheet' } : script)
    }
    return import(begin)
  }

  // As formatDocument writes it.
  const written = (document) =>
    document.length === 11
      ? document.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
      : document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

  const brandOf = () => {
    try {
      return json('portal-config').brand ?? {}
    } catch {
      // The portal says what is wrong with the configuration.
      return {}
    }
  }

  const fillBrand = (brand, element) => {
    const [image, name] = element.children
    element.dataset.brand = brand.logoUrl ? 'logo' : 'wordmark'
    image.src = brand.logoUrl || './brand/symbol.svg'
    if (brand.name) {
      image.alt = brand.name
      name.textContent = brand.name
    }
  }

  const fillRemembered = (form) => {
    const known = stored('portal.preferences.document')
    if (!known) return
    form.querySelector('[name=username]').value = written(known)
    form.querySelector('[type=checkbox]').checked = true
  }

  // The page has been read, and nothing of it has been painted.
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('root')
      document.getElementById('too-old').remove()
      root.hidden = false
      const frame = document.getElementById(page.dataset.start)
      if (frame) {
        root.replaceChildren(frame.content)
        root.inert = true
      }
      const brand = brandOf()
      document.title = `${screen.title} · ${brand.name || document.title}`
      for (const element of document.querySelectorAll('[data-brand]')) fillBrand(brand, element)
      for (const form of document.querySelectorAll('#root form')) fillRemembered(form)
      void Promise.all(styled)
        .then(() => {
          page.style.visibility = ''
          root.dataset.ready = ''
          return painted()
        })
        .then(fetchPortal)
        .catch(sayNotStarted)
    },
    { once: true },
  )

  // Says that a file did not come: no signal, or a deployment took it away. A browser does not fetch a module again, so only a reload
  // helps. The notice stands above the page and replaces nothing: the customer still sees what was typed.
  const sayNotStarted = () => {
    const notice = document.createElement('section')
    const text = document.createElement('p')
    const button = document.createElement('button')
    text.textContent = 'Não foi possível abrir o portal. Confira a sua conexão e tente de novo.'
    button.textContent = 'Recarregar a página'
    button.onclick = () => location.reload()
    notice.setAttribute('role', 'alert')
    notice.style.padding = '1rem'
    button.style.padding = '0.75rem 1rem'
    notice.append(text, button)
    document.getElementById('root').before(notice)
  }
  addEventListener('not-started', sayNotStarted)

  // What is pressed before the portal can answer is pressed again when it can (src/ui/screen/first-press.ts), unless the customer
  // types on. Enter in a field presses the button of its form.
  const early = (type, listener) =>
    document.addEventListener(
      type,
      (event) => {
        if (page.dataset.start) listener(event)
      },
      true,
    )
  const forget = () => {
    for (const button of document.querySelectorAll('[data-pressed]')) delete button.dataset.pressed
  }
  early('submit', (event) => event.preventDefault())
  early('input', ({ target }) => {
    // So that a reload does not lose it (src/ui/screen/typed-text.ts).
    target.dataset.typed = ''
    forget()
  })
  early('click', (event) => {
    const button = event.target.closest('button')
    if (!button) return
    forget()
    button.dataset.pressed = document.activeElement?.tagName === 'INPUT' ? 'by-enter' : 'itself'
  })
  // So that the portal knows of a press that is under way when it takes over (src/ui/kit/after-press.tsx).
  for (const type of ['mousedown', 'mouseup', 'contextmenu', 'dragend'])
    early(type, () => page.toggleAttribute('data-pressing', type === 'mousedown'))
} else document.documentElement.style.cssText = 'font: 1.1em/1.5 sans-serif; margin: 1em'
