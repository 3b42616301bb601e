/** The smallest login: the libraries that every screen begins with, one view-model and one button that answers. */
import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { action, observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

const LEAD =
  'Cadastre-se e informe seu CPF no caixa a cada compra: você economiza na hora, junta cashback e troca pontos.'

abstract class Login {
  abstract isRefused: boolean
}

const Form = observer(function Form({ login }: { readonly login: Login }) {
  const pressed = action(() => {
    login.isRefused = true
  })
  return createElement(
    'form',
    null,
    createElement('p', null, LEAD),
    createElement('input', { 'aria-label': 'CPF ou CNPJ', 'aria-invalid': login.isRefused }),
    createElement('button', { type: 'button', onClick: pressed }, 'Entrar'),
  )
})

const container = new Container()
container.bind(Login).toConstantValue(observable({ isRefused: false }))
const form = createElement(Form, { login: container.get(Login) })
const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(Router, { hook: useHashLocation, children: form }))
