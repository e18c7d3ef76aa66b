# Por qué una acción va contra las reglas. $rule es el número de la regla; $subject, la carta, el
# palo, la subasta o el contrato de que se trata, en palabras de este idioma.
deal-is-over = El reparto ha terminado; ya no se puede hacer nada en él (regla { $rule }).
draw-not-a-choice = Hay que decidir sobre una carta; ahora solo es posible una de las dos opciones (regla { $rule }).
draw-must-discard = Se ha tomado una carta; ahora hay que descartar una de las otras (regla { $rule }).
draw-just-taken = La carta recién tomada, { $subject }, no se puede descartar en el mismo turno (regla { $rule }).
auction-not-a-call = Hay que hablar: paso, una subasta, doblo o redoblo (regla { $rule }).
auction-bid-too-low = La subasta tiene que superar a la última, { $subject } (regla { $rule }).
auction-cannot-double = Solo se dobla la última subasta de un rival, y una sola vez (regla { $rule }).
auction-cannot-redouble = Solo se redobla la subasta propia, una vez doblada (regla { $rule }).
contract-not-a-contract = Hay que elegir contrato: Spel, Spader, Valfri con un palo o Pass (regla { $rule }).
contract-already-used = { $subject } ya se usó en un reparto anterior; cada contrato se elige una vez (regla { $rule }).
exchange-not-a-discard = Hay que descartar cuatro cartas boca abajo (regla { $rule }).
play-not-a-card = Hay que jugar una carta (regla { $rule }).
play-not-held = Esa carta no está en la mano: { $subject } (regla { $rule }).
play-must-follow-suit = Hay que asistir: el palo de salida es { $subject } y aún quedan cartas de ese palo (regla { $rule }).

# Textos que no se pueden leer.
notation-suit = «{ $text }» no es un palo; se espera C, D, H, S o el símbolo de un palo.
notation-card = «{ $text }» no es una carta; se esperan palo y valor, como HQ o S10.
notation-action = «{ $text }» no es una carta ni una voz ni otra acción.
notation-deck = Estas no son las 52 cartas distintas de una baraja: { $text }
notation-hidden = «{ $text }» oculta una carta; eso solo puede hacerlo un registro sellado.

# Opciones de un juego.
option-unknown = { $game } no tiene la opción «{ $name }»; tiene: { $expected }.
option-value = «{ $value }» no es un valor de la opción { $name }; sus valores son: { $expected }.
option-fixed = { $game } fija la opción { $name }; solo puede ser: { $expected }.
option-conflict = La opción { $name } no puede ser «{ $value }» junto con las demás opciones.
option-form = «{ $text }» no es una opción; se escribe nombre=valor, como honours=false.

# Lo que no es un registro. $path es el lugar, $detail lo que hay, $expected lo que se espera.
record-empty = La entrada no contiene ningún registro.
record-encoding = La entrada no es un texto en { $expected }.
record-json = El texto no es JSON válido; se corta o falla en el carácter { $column } de la línea.
record-depth = Los valores están anidados a demasiada profundidad para un registro.
record-number = «{ $detail }» no es un número que un registro pueda contener.
record-duplicate-field = El campo «{ $detail }» está dos veces.
record-type = Se espera { $expected }, no «{ $detail }».
record-unknown-field = Un registro no tiene el campo «{ $detail }».
record-missing-field = Falta el campo «{ $detail }».
record-format = «{ $detail }» no es un formato conocido; se espera { $expected }.
record-version = La versión «{ $detail }» no se puede leer; se espera { $expected }.
record-game = «{ $detail }» no es un juego conocido; los juegos son: { $expected }.
record-option-unknown = Este juego no tiene esa opción.
record-option-value = «{ $detail }» no es un valor de esta opción.
record-option-fixed = Este juego fija la opción; no puede ser «{ $detail }».
record-option-conflict = «{ $detail }» no puede ir junto con las demás opciones.
record-first-dealer = «{ $detail }» no es un asiento; se espera { $expected }.
record-text = El texto «{ $detail }» contiene caracteres no válidos.
record-seats = Hay { $detail } nombres; se esperan { $expected }, uno por asiento.
record-card = «{ $detail }» no es una carta; se esperan palo y valor, como HQ o ST.
record-duplicate-card = La carta { $detail } está dos veces en la baraja.
record-deck = La baraja tiene { $detail } cartas; se esperan { $expected }.
record-after-end = Sigue otro reparto aunque el duelo ya terminó.
record-deal-unfinished = El reparto queda sin terminar, aunque sigue otro.

# Lo que se puede esperar en un registro, y dónde algo está mal.
expected-object = un objeto
expected-list = una lista
expected-text = un texto
expected-flag = true o false
error-in-action = { $file }, línea { $line }: reparto { $deal }, acción { $action }, «{ $token }» [{ $code }]
error-in-record = { $file }, línea { $line }: { $path } [{ $code }]
error-in-input = { $file }, línea { $line } [{ $code }]
error-legal = Era posible: { $legal }
record-unreadable = { $file } no se puede leer: { $reason }
error-file-missing = no existe ese archivo
error-file-other = el sistema no lo permite
error-file-folder = es una carpeta
error-file-full = no queda espacio
error-file-name = su nombre es demasiado largo
error-save-changed = Otro programa ha cambiado { $file } mientras tanto. No se sobrescribe.
error-output = No se puede escribir la salida.
option-twice = La opción «{ $name }» se da dos veces.
