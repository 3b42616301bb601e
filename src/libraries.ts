/* The libraries of every screen. The build puts them into a chunk of their own, which runs before the portal's code (src/boot.ts). */
import 'inversify'
import 'mobx'
import 'react-dom/client'
import 'wouter'
