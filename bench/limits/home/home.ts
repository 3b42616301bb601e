/** The smallest home: the libraries of every screen and of its calls, one view-model, a balance and the first banner. */
import 'reflect-metadata/lite'
import axios from 'axios'
import { Container } from 'inversify'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

abstract class Home {
  abstract balance: number | undefined
  abstract picture: string | undefined
}

/** Both calls at once, as soon as the code is there, with the headers of the sandbox's configuration. */
async function start(home: Home): Promise<void> {
  const identity = {
    Authorization: `Bearer ${localStorage.getItem('portal.token')}`,
    domain: 'boapraca.example',
  }
  void readPicture(home)
  const { data } = await axios.get('/api/contacorrente/saldo', { headers: identity })
  runInAction(() => {
    home.balance = data.data.saldo.valorDisponivel
  })
}

async function readPicture(home: Home): Promise<void> {
  const app = { 'app-id': 'sandbox-app', 'app-secret-key': 'sandbox-secret' }
  const { data } = await axios.get('/api/app/banners/135', { headers: app })
  runInAction(() => {
    home.picture = data.data[0].url
  })
}

const amount = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const Section = observer(function Section({ home }: { readonly home: Home }) {
  return createElement(
    'section',
    null,
    createElement('h2', null, 'Saldo de cashback'),
    createElement('p', null, home.balance === undefined ? '…' : amount.format(home.balance)),
    createElement('img', { alt: '', width: 380, height: 127, src: home.picture }),
  )
})

const container = new Container()
container.bind(Home).toConstantValue(observable({ balance: undefined, picture: undefined }))
const home = container.get(Home)
void start(home)
const root = document.getElementById('root')
const section = createElement(Section, { home })
if (root) hydrateRoot(root, createElement(Router, { hook: useHashLocation, children: section }))
