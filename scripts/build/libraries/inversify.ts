import type { Lighter } from './lighter.ts'

const CORE = '@inversifyjs/core/lib'
const CONTAINER = '@inversifyjs/container/lib'

/** Resolves the parameters of a service, and makes it of them. */
const resolver = (name: string, make: string, parameters: string) => `
  import { resolveScopedWithNoActivations } from '../../resolution/actions/resolveScopedWithNoActivations.js'
  export const ${name} = ({ binding, ${parameters} }) =>
    resolveScopedWithNoActivations(binding, (given) => ${make}(...${parameters}.map((each) => each.resolve(given))))
`

/**
 * The portal binds, loads modules, asks whether a service is bound, and gets it (src/infrastructure/container). Its adapters have
 * `@injectable()` and `@inject()`, the latter for parameters of constructors alone. So it uses no names and tags, no multi-injection, no
 * activation hooks, no plugins, no child containers, no unbinding and no asynchronous services. The code that compiles functions from text
 * is left out too, because the content-security policy forbids such functions.
 */
export const INVERSIFY: Lighter = {
  leftOut: [
    // For binding again, unbinding, multi-injection, bindings to another service, and factories.
    `${CORE}/planning/models/FactoryBindingNodeImplementation.js`,
    `${CORE}/planning/models/PlanMultipleBindingServiceNodeImplementation.js`,
    `${CORE}/planning/models/PlanServiceRedirectionBindingNodeImplementation.js`,
    `${CORE}/binding/calculations/buildInstanceBinding.js`,
    // These compile functions from text.
    `${CORE}/planning/calculations/buildNoActivationsInstanceBindingNodeResolverJit.js`,
    `${CORE}/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js`,
    // For properties that are injected, and for methods that run after a constructor.
    `${CORE}/resolution/actions/resolveInstanceBindingConstructorParams.js`,
    `${CORE}/resolution/actions/resolveInstanceBindingNodeAsyncFromConstructorParams.js`,
    `${CORE}/resolution/actions/resolveInstanceBindingNodeFromConstructorParams.js`,
    // For types that the compiler writes beside a class. Ours writes none.
    `${CORE}/metadata/calculations/buildClassElementMetadataFromTypescriptParameterType.js`,
    // These two run only for a class whose decorators are wrong. Every test would fail then, so no customer runs them.
    `${CORE}/metadata/calculations/handleInjectionError.js`,
    `${CORE}/metadata/calculations/throwAtInvalidClassMetadata.js`,
  ],
  rewritten: {
    [`${CONTAINER}/container/services/DeactivationParamsManager.js`]:
      'export class DeactivationParamsManager {}',
    [`${CONTAINER}/container/services/PluginManager.js`]: 'export class PluginManager {}',
    [`${CONTAINER}/container/services/SnapshotManager.js`]: 'export class SnapshotManager {}',
    [`${CORE}/binding/services/DeactivationsService.js`]:
      'export class DeactivationsService { static build() {} }',
    // A plan is made once for each service: no binding of the portal changes, and none has a name or a tag.
    [`${CORE}/planning/services/PlanResultCacheService.js`]: `
      export class PlanResultCacheService {
        #plans = new Map()
        getByServiceIdentifier(id) { return this.#plans.get(id) }
        get({ serviceIdentifier }) { return this.#plans.get(serviceIdentifier) }
        set({ serviceIdentifier }, plan) { this.#plans.set(serviceIdentifier, plan) }
        setNonCachedServiceNode() {}
        invalidateServiceBinding() {}
      }
    `,
    // It runs only when services need each other. Every test would fail then, so no customer runs it.
    [`${CORE}/planning/calculations/handleResolveError.js`]:
      'export const handleResolveError = (_, error) => { throw error }',
    // It refuses a class whose decorators are wrong: no test would have passed either.
    [`${CORE}/metadata/calculations/validateConstructorMetadataArray.js`]:
      'export const validateConstructorMetadataArray = () => {}',
    // inversify has a way of its own for each number of parameters, and in each of them one for those that are awaited.
    [`${CORE}/planning/calculations/buildNoActivationsInstanceBindingNodeResolver.js`]: resolver(
      'buildNoActivationsInstanceBindingNodeResolver',
      'new binding.implementationType',
      'constructorParams',
    ),
    [`${CORE}/planning/calculations/buildNoActivationsResolvedValueBindingNodeResolver.js`]: resolver(
      'buildNoActivationsResolvedValueBindingNodeResolver',
      'binding.factory',
      'params',
    ),
  },
  without: {
    [`${CONTAINER}/binding/models/BindingFluentSyntaxImplementation.js`]: {
      BindInFluentSyntaxImplementation: { kept: [] },
      BindInWhenOnFluentSyntaxImplementation: { kept: [] },
      BindOnFluentSyntaxImplementation: { kept: [] },
      BindToFluentSyntaxImplementation: ['toFactory', 'toService'],
      BindWhenFluentSyntaxImplementation: { kept: [] },
      BindWhenOnFluentSyntaxImplementation: { kept: [] },
    },
    [`${CONTAINER}/container/services/BindingManager.js`]: {
      BindingManager: { kept: ['bind', 'isBound', '#isAnyValidBinding', '#setBinding'] },
    },
    [`${CONTAINER}/container/services/Container.js`]: {
      Container: {
        kept: ['bind', 'get', 'isBound', 'load', '#buildAutobindOptions', '#buildServiceReferenceManager'],
      },
    },
    [`${CONTAINER}/container/services/ContainerModuleManager.js`]: {
      ContainerModuleManager: ['loadAsync', 'unload', 'unloadAsync', '#clearAfterUnloadModules', '#unload'],
    },
    [`${CONTAINER}/container/services/ServiceReferenceManager.js`]: { ServiceReferenceManager: ['reset'] },
    [`${CORE}/binding/services/ActivationsService.js`]: {
      ActivationsService: ['clone', 'removeAllByModuleId', 'removeAllByServiceId'],
    },
    [`${CORE}/binding/services/BindingService.js`]: {
      BindingService: [
        ...['clone', 'getBoundServices', 'getById', 'getByModuleId', 'getNonParentBoundServices'],
        ...['removeById', 'removeAllByModuleId', 'removeAllByServiceId'],
      ],
      OneToManyBindingMapStar: ['_buildNewInstance', '_cloneModel'],
    },
    [`${CORE}/common/models/OneToManyMapStar.js`]: {
      OneToManyMapStar: {
        kept: ['add', 'get', '#buildOrGetModelArray', '#buildOrGetRelationModels'],
      },
    },
  },
  changed: {
    // What a module of the portal is given.
    [`${CONTAINER}/container/services/ContainerModuleManager.js`]: [
      { from: /(re|un)bind(Async)?: .*,\n/g, to: '\n' },
    ],
    // inversify asks for none of these. What the compiler writes for a decorator does without `decorate`.
    'reflect-metadata/ReflectLite.js': [
      {
        from: /exporter\("(decorate|metadata|hasMetadata|hasOwnMetadata|getMetadataKeys|getOwnMetadataKeys|deleteMetadata)", \w+\);/g,
        to: '',
      },
    ],
  },
}
