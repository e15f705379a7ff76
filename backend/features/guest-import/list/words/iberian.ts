import type { LanguageWords } from "./language-words.ts";

export const spanish: LanguageWords = {
  columns: {
    fullName: `
      Nombre, Nombre completo, Nombre del invitado, Nombre invitado, Nombre y apellidos, Nombre y apellido, Nombres,
      Nombres y apellidos, Nombre apellidos, Apellidos y nombre, Apellidos nombre, Apellido y nombre, Nombre apellido,
      Nombre de los invitados, Nombre de invitado, Nombre del asistente, Nombre de la persona, Nombre/apellidos,
      Nombres completos, Nombre del invitado/a, Nombre/s, Nombres de invitados, Nombre del participante`,
    guest: `
      Invitado, Invitados, Invitada, Huésped, Asistente, Asistentes, Persona, Personas, Invitado/a, Comensal, Comensales,
      Lista de invitados, Participante, Participantes, Invitados/as, Quién`,
    firstName: "Nombre de pila, Primer nombre, Nombre (pila), Nombre propio",
    middleName: "Segundo nombre",
    lastName: `
      Apellidos, Apellido, Primer apellido, Apellido 1, Apellido paterno, 1er apellido, Apellidos del invitado, Apellido/s,
      Apellido del invitado, Apellidos invitado, 1º apellido, Apellido(s)`,
    secondLastName: "Segundo apellido, Apellido 2, Apellido materno, 2º apellido, 2do apellido",
    firstBesideLast: "Nombre, Nombres, Nombre del invitado, Nombre invitado, Nombre/s, Nombre(s), Nombre de invitado",
    title: "Tratamiento, Título, Saludo, Trato",
    suffix: "Sufijo",
    nickname: "Apodo, Alias, Mote, Sobrenombre",
    birthName: "Apellido de soltera, Apellidos de soltera, Nombre de soltera, Apellido de nacimiento",
    otherName: "Otros nombres, Otro nombre, También conocido como, También conocida como, Nombre en inglés",
    table: `
      Número de mesa, Mesa, N.º de mesa, N° de mesa, Núm. de mesa, Num. mesa, N.º mesa, N° mesa, Nro. de mesa, Nro. mesa,
      Número mesa, Mesa n.º, Mesa n°, Mesa número, Nombre de mesa, Nombre de la mesa, Mesa asignada, Mesas, No. de mesa,
      Número de la mesa, Nombre mesa, Mesa No., Mesa Nro., Mesa del invitado, Asignación de mesa, Ubicación en mesa`,
    seat: `
      Asiento, Silla, Número de asiento, Lugar, Puesto, N.º de asiento, Sitio, Número de silla, Asiento asignado, Plaza,
      Butaca, Nro. de asiento, Posición`,
    party: `
      Familia, Grupo, Invitación, Nombre del grupo, Nombre de la familia, Núcleo familiar, Hogar, Pareja, Grupos,
      Grupo familiar, Nombre en la invitación, Grupo de invitados, Familias`,
    guestOf: "Acompañante de, Acompaña a, +1 de, Pareja de",
    capacity:
      "Capacidad, Capacidad de la mesa, Aforo, Número de asientos, Número de sillas, Número de plazas, Capacidad máxima",
    plusOne: `
      Acompañante, Acompañantes, Nombre del acompañante, Nombre acompañante, Más uno, Cónyuge, Esposo/a, Esposa, Esposo,
      Nombre de acompañante, Nombre de la pareja, Acompañado de, Acompañante (nombre), Nombre del +1, Nombre +1, Novio/a,
      Nombre pareja, Nombre y apellidos del acompañante, Nombre de los acompañantes, Nombres de acompañantes, Invitado +1,
      Otros invitados, Nombre y apellidos acompañante, Nombre de tu acompañante, Nombre completo del acompañante`,
    plusOneFirstName: "Nombre de pila del acompañante",
    plusOneLastName: `
      Apellidos acompañante, Apellido acompañante, Apellidos del acompañante, Apellido del acompañante, Apellidos pareja,
      Apellidos +1, Apellidos de la pareja`,
    child:
      "Niño, Niños, Hijo, Hijos, Nombre del niño, Nombres de los niños, Niño/a, Bebé, Niños/as, Nombre de los niños, Hijos/as, Bebés, Menores",
    partySize: `
      Número de invitados, Número de personas, N.º de personas, Cantidad, Cantidad de personas, Cantidad de invitados,
      Núm. personas, Total, Número de acompañantes, Número de adultos, Número de niños, Cuántos, Pases, Número de pases,
      Adultos, Lugares, Cupo, Cupos, Cuántas personas, Nº de personas, Nº personas, Nº invitados, Boletos, No. de personas,
      Número de asistentes, Total de personas, Cuántos sois, Cantidad de pases, Lugares reservados, No. de invitados, Nº niños`,
    attendance: `
      Asistencia, Confirmación, Confirmado, Estado, Respuesta, Asiste, Asistirá, Confirma, Confirmación de asistencia,
      Asistencia confirmada, Viene, Confirmados, Sí/no, Asistirás, Vendrás, Vas a venir, Estatus, Asistirán, Vendréis,
      Confirma asistencia, Podrás asistir, Estado RSVP, Asistes, Presente, Estado de confirmación, Estado de la invitación`,
    meal: `
      Menú, Plato, Comida, Elección de menú, Tipo de menú, Cena, Plato principal, Menú elegido, Plato fuerte, Platillo,
      Entrada, Postre, Primer plato, Segundo plato, Opción de menú, Elección de plato, Menú infantil, Almuerzo`,
    diet: `
      Alergias, Intolerancias, Alergias e intolerancias, Dieta, Alergia, Restricciones alimentarias, Alergias alimentarias,
      Alergias/intolerancias, Restricción alimentaria, Dieta especial, Vegetariano, Alérgenos, Requerimientos alimentarios,
      Restricciones alimenticias, Intolerancia, Menú especial, Necesidades alimentarias, Alergias o intolerancias,
      Preferencias alimentarias, Restricciones dietéticas, Intolerancias alimentarias`,
    email: "Correo electrónico, Correo, Correo-e, Dirección de correo electrónico, Mail, Dirección de correo",
    phone:
      "Teléfono, Móvil, Celular, Número de teléfono, Tel., Tfno., Teléfono móvil, Cel., Número de celular, Tlf., N.º de teléfono",
    address:
      "Dirección, Domicilio, Calle, Ciudad, Código postal, País, C. P., Población, Localidad, Provincia, Dirección postal",
    date: "Fecha, Marca temporal, Fecha de nacimiento, Fecha de confirmación, Fecha de respuesta, Hora, Cumpleaños",
    notes:
      "Notas, Nota, Comentarios, Comentario, Observaciones, Observación, Mensaje, Otros, Detalles, Información adicional, Peticiones",
    number:
      "N.º, N°, Nº, Núm., Número, Nro., No., Código, Núm. de invitado, Número de invitado, Folio, Número de orden",
    side: "Lado, Novio/Novia, Novia/Novio, Parte, De parte de, Invitado por, Invitado de, Novio o novia, Novia o novio, Lado de, Por parte de",
    age: "Edad, Rango de edad, Adulto/Niño, Adulto o niño, Grupo de edad, Adultos/Niños, Edad de los niños, Edad niños, Tipo de invitado",
    buyer: `
      Comprador, Compradora, Nombre del comprador, Nombre comprador, Apellido del comprador, Apellido comprador,
      Apellidos comprador, Cliente, Nombre del cliente, Comprado por, Pedido por, Reservado por, Titular, Pagador`,
  },
  fillers: `
    el, la, los, las, un, una, unos, de, del, al, a, en, con, para, por, y, e, o, u, es, son, cuál, cual, qué, que, cómo,
    como, se, tu, tus, su, sus, vuestro, vuestra, vuestros, mi, te, llamas, escribe, escriba, indica, indique, introduce,
    favor, aquí, aparece, invitación, boda, tal, asignado, ingresa, ingrese, obligatorio, anota, pon`,
  others: `
    vino, hotel, empresa, canción, decoración, compañía, escuela, salón, lugar, dulce, dulces, mantel, flores, centro,
    centros, tarjeta, proveedor, artista, archivo, usuario, regalo, perro, padre, madre, evento, autobús, negocio, bar`,
  onlyAlone:
    "lado, parte, hora, viene, confirma, plaza, sitio, puesto, lugar, total, quien, estado, pareja, entrada, pases, otros, alias, trato, saludo, hogar",
  ordinals: "primer, segundo, tercer, cuarto, quinto",
  seats: "Lugares, Cupo, Cupos, Asientos, Sillas, Plazas",
  households: "Núcleo familiar, Hogar",
  newer: "nuevo, nueva, actual, definitivo, definitiva, actualizado, actualizada",
  older: "antiguo, antigua, anterior, viejo, vieja, inicial, provisional, antes, previo, previa",
  adults: "Adultos, Número de adultos, N.º de adultos, Cantidad de adultos, Num. adultos",
  helperSheets: `
    Instrucciones, Ayuda, Listas, Valores, Configuración, Ajustes, Cambios, Registro de cambios, Historial, Leyenda,
    Plantilla, Ejemplo, Léeme`,
  cells: {
    page: "Página, Hoja",
    table: "Mesa, Número de mesa",
    numberSign: "n.º, nº, n°, núm., num., número, nro., no.",
    total: `
      Total, Totales, Total general, Suma, Suma total, Total de invitados, Total invitados, Subtotal, Total de personas,
      Total confirmados, Total adultos, Total niños, Gran total, Sumatoria,
      Cuenta, Recuento, Conteo, Total registros`,
    none: `
      por definir, por confirmar, ninguno, ninguna, sin asignar, pendiente, sin mesa, desconocido, a definir, s/d, sin definir,
      no asignado, no asignada, por asignar, nada, sin datos, a confirmar, no aplica, vacío, pendiente de asignar`,
    yes: `
      sí, asiste, confirmado, confirmada, asistirá, viene, confirma, asistirán, acepta, confirmados, sí asistiré, va, asistiré,
      sí asiste, sí asistiremos, asisten, vienen, asistiremos, aceptado, por supuesto, ahí estaré, ahí estaremos, presente,
      sí confirmo, confirmo, sí iré, verdadero, sí voy, sí vamos, sí claro, con gusto, allí estaremos, allí estaré`,
    no: `
      no, no asiste, no asistirá, no viene, rechazado, declina, cancelado, no puede, no asistirán, no pueden, rechaza,
      no podrá asistir, no podrán asistir, ausente, declinado, lamentablemente no, no va, no confirma, no asistiré, falso,
      no puedo asistir, no podré asistir, no asistiremos, cancela, no vienen, no podemos asistir, rechazada, no puedo,
      no podremos asistir, no podrá, no asisten, lo siento no puedo, no van, no podré ir, no puede asistir,
      rechazados, ausentes, declinados, bajas, no pueden venir, no podrán venir, cancelados`,
    maybe:
      "quizá, quizás, tal vez, a lo mejor, no sabe, por confirmar, no seguro, dudoso, posiblemente, puede ser, en duda",
    unanswered: `
      pendiente, sin respuesta, sin confirmar, invitado, no ha respondido, esperando, esperando respuesta, por confirmar,
      invitación enviada, no respondió, en espera, pendientes, no contesta, sin contestar, invitada, enviada, enviado,
      no ha contestado, pendiente de confirmar, pendiente de respuesta, falta confirmar`,
    unnamedGuest: `
      acompañante, invitado, más uno, pareja, esposa, esposo, novio, novia, su esposa, su esposo, su pareja, un acompañante,
      invitada, cónyuge, acompañante por definir, niño, niña, su novia, su novio, 1 acompañante, señora, acompañante 1,
      su mujer, mujer, su marido, marido, prometida, prometido`,
    and: "y, e",
    with: "con, más, mas, junto a",
    persons: "pers., adultos, niñas, hijos, pax, personas más, registros, filas, personas, invitados, persona",
    counts: "uno, dos, tres, cuatro, cinco, seis",
    titles: `
      Sr., Sra., Srta., Doña, Dña., Señor, Señora, Señorita, Dra., Lic., Sres., Licenciado, Licenciada, Doctor,
      Doctora, Profesor, Profesora, Profa., Arq., Srs., Sras., Mtro., Mtra., Ing., Abg., Cap., C. P., Padre, Sr. y Sra.`,
    namePrefixes: "de, del, de la, de los, de las, la, los, san, santa",
    placeholder: `
      reservado, reservada, libre, vacío, vacía, disponible, asiento libre, lugar libre, desocupado, nadie,
      sin ocupar`,
    unseated:
      "solo fiesta, solo ceremonia, sin mesa, sin asignar, no asignado, no asignados, sin ubicar, por ubicar, invitados sin mesa",
    footer: `
      Generado por, Generado el, Generado con, Creado con, Creado el, Creado por, Exportado el, Exportado desde,
      Exportado de, Impreso el, Última actualización, Fin de la lista, Confidencial`,
    family: "familia, su familia, flia.",
  },
};

export const portuguese: LanguageWords = {
  columns: {
    fullName: `
      Nome do convidado, Nome convidado, Nome e sobrenome, Nome e apelido, Nomes, Nome do(a) convidado(a), Nome sobrenome,
      Nome dos convidados, Nome da pessoa, Nome/sobrenome, Sobrenome e nome, Nome do participante, Nome apelido,
      Apelido e nome, Nomes completos, Nome da convidada, Nome do(a) participante`,
    guest: `
      Convidado, Convidados, Convidada, Convidado(a), Convidadas, Pessoa, Pessoas, Lista de convidados, Convidado/a,
      Participante, Participantes, Quem, Convidados(as)`,
    firstName: "Primeiro nome, Nome próprio, Prenome, Nomes próprios",
    middleName: "Nome do meio, Segundo nome, Nomes do meio",
    lastName:
      "Sobrenome, Sobrenomes, Apelido, Apelidos, Último nome, Nome de família, Sobrenome do convidado, Apelido do convidado",
    firstBesideLast: "Nome, Nomes, Nome do convidado, Nome convidado",
    title: "Título, Tratamento, Forma de tratamento, Pronome de tratamento",
    suffix: "Sufixo",
    nickname: "Alcunha, Como é conhecido, Nome social",
    birthName: "Nome de solteira, Sobrenome de solteira, Apelido de solteira, Nome de nascimento",
    otherName: "Outros nomes, Outro nome, Também conhecido como, Também conhecida como, Nome em inglês",
    table: `
      Número da mesa, N.º da mesa, N° da mesa, Nome da mesa, Mesa atribuída, Mesa, Número de mesa, Nº da mesa, Nº mesa,
      Mesa nº, Mesa n.º, Núm. mesa, Mesa designada, Num. da mesa, Mesa do convidado`,
    seat: "Lugar, Assento, Cadeira, Número do lugar, Lugar sentado, Nº do lugar, Número do assento, Lugar marcado, Lugar à mesa",
    party: `
      Família, Grupo, Convite, Nome do grupo, Nome da família, Agregado, Agregado familiar, Núcleo familiar, Casal, Grupos,
      Nome no convite, Nome do convite, Grupo familiar`,
    guestOf: "Acompanhante de, Acompanha, +1 de, Par de",
    capacity:
      "Capacidade, Capacidade da mesa, Lotação, Número de lugares, Nº de lugares, Número de cadeiras, Capacidade máxima",
    plusOne: `
      Acompanhante, Acompanhantes, Nome do acompanhante, Nome acompanhante, Cônjuge, Parceiro, Parceira, Mais um, Marido,
      Companheiro, Companheira, Nome do cônjuge, Parceiro(a), Nome dos acompanhantes, Nome do +1, Nome do(a) acompanhante,
      Acompanhado de, Nome completo do acompanhante, Nomes dos acompanhantes, Outros convidados, Companheiro/a`,
    plusOneFirstName: "Primeiro nome do acompanhante",
    plusOneLastName: "Sobrenome do acompanhante, Apelido do acompanhante, Sobrenome acompanhante, Apelido acompanhante",
    child: `
      Criança, Crianças, Filho, Filhos, Nome da criança, Nomes das crianças, Nome das crianças, Bebé, Filho(a), Bebês,
      Nome dos filhos, Filhos(as)`,
    partySize: `
      Número de convidados, Número de pessoas, Quantidade, Quantidade de pessoas, Nº de pessoas, Qtd., Qtde., Total,
      Número de acompanhantes, Quantidade de convidados, Nº de convidados, Número de adultos, Número de crianças, Adultos,
      Qtd. pessoas, Quantas pessoas, Quantos, N.º de pessoas, Quantidade de acompanhantes, Lugares, Qtd. de pessoas, Nº pessoas`,
    attendance: `
      Confirmação, Presença, Confirmado, Status, Resposta, Confirmou, Comparecerá, Presença confirmada, Confirmação de presença,
      Confirmado?, Vai, Vem, Estado, Sim/não, Confirmou presença, Confirma presença, Você vai, Comparece, Presente, Confirmados,
      Estado do convite, Você irá comparecer, Irá comparecer, Vais, Vai comparecer`,
    meal: `
      Refeição, Prato, Cardápio, Menu, Ementa, Escolha do menu, Prato principal, Jantar, Opção de menu, Almoço, Entrada,
      Escolha do prato, Sobremesa, Menu infantil`,
    diet: `
      Alergias, Restrições alimentares, Restrição alimentar, Dieta, Intolerâncias, Alergia, Alergias/intolerâncias,
      Alergias alimentares, Necessidades alimentares, Vegetariano, Restrições, Intolerâncias alimentares, Intolerância,
      Alergias e intolerâncias, Preferências alimentares, Alergias e restrições`,
    email: "E-mail, Correio eletrónico, Correio eletrônico, Endereço de e-mail, Endereço eletrónico",
    phone:
      "Telefone, Telemóvel, Celular, Número de telefone, Contacto, Contato, Tel., Cel., WhatsApp, Nº de telefone, Telefone/celular",
    address: "Endereço, Morada, Rua, Cidade, CEP, Código postal, País, Bairro, Localidade, Concelho",
    date: "Data, Carimbo de data/hora, Data de nascimento, Data da resposta, Data de confirmação, Hora, Aniversário",
    notes:
      "Observações, Observação, Obs., Notas, Comentários, Comentário, Mensagem, Outros, Detalhes, Recado, Outras informações",
    number: "N.º, Nº, N°, Número, Código, Núm., Número do convidado, Ordem",
    side: "Lado, Noivo/Noiva, Noiva/Noivo, Noiva ou noivo, Noivo ou noiva, Convidado de, Convidado por, Da parte de, Lado de, Parte",
    age: "Idade, Faixa etária, Adulto/Criança, Adulto ou criança, Grupo etário, Idade da criança, Idade das crianças",
    buyer: `
      Nome do comprador, Nome comprador, Sobrenome do comprador, Apelido do comprador, Nome do cliente, Pago por,
      Encomendado por, Comprado por quem`,
  },
  fillers: `
    o, a, os, as, um, uma, de, do, da, dos, das, no, na, em, ao, com, para, por, e, ou, é, qual, quais, que, como, seu,
    sua, seus, teu, tua, vosso, vossa, informe, escreva, insira, indique, digite, favor, aqui, aparece, convite, casamento,
    preencha, se, chama, você, conforme, obrigatório, coloque, pelo, pela`,
  others: `
    vinho, hotel, empresa, música, decoração, escola, salão, artista, arquivo, presente, lembrança, doces, bolo, toalha,
    flores, fornecedor, cachorro, pai, mãe, evento, utilizador, usuário, local, loja`,
  onlyAlone:
    "lado, parte, vai, vem, vais, quem, hora, lugar, lugares, total, casal, ordem, estado, entrada, agregado, outros",
  ordinals: "primeiro, segundo, terceiro, quarto, quinto",
  seats: "Lugares, Assentos, Cadeiras",
  households: "Agregado familiar, Agregado",
  newer: "novo, nova, atual, atualizado, atualizada",
  older: "antigo, antiga, velho, velha, provisório, provisória, prévio",
  adults: "Número de adultos, Nº de adultos, Quantidade de adultos, Qtd. adultos",
  helperSheets: `
    Instruções, Ajuda, Valores permitidos, Configurações, Alterações, Registo de alterações, Histórico, Legenda,
    Modelo, Exemplo, Leia-me`,
  cells: {
    page: "Página, Folha",
    table: "Mesa, Número da mesa",
    numberSign: "n.º, nº, n°, número, núm., num.",
    total:
      "Total, Totais, Total geral, Total de convidados, Total convidados, Subtotal, Total de pessoas, Total confirmados, Total de crianças, Resultado, Contagem, Total de registros",
    none: `
      a definir, a confirmar, nenhum, nenhuma, sem mesa, por definir, não definido, desconhecido, pendente, não atribuído,
      não se aplica, sem atribuição, por atribuir, nada, não atribuída, não informado, vazio, a designar`,
    yes: `
      sim, confirmado, confirmada, vai, comparecerá, presente, aceita, confirmou, vem, irá, vão, confirmados, sim irei,
      comparecerão, aceitou, aceite, com certeza, sim vou, estarei presente, verdadeiro, confirmo, sim confirmo, irei,
      estaremos presentes, sim iremos, iremos, vou, vamos, eu vou, com prazer, comparece`,
    no: `
      não, não vai, não comparecerá, recusado, ausente, não vem, não irá, declinou, recusou, não poderá, cancelado, não vão,
      não poderá comparecer, infelizmente não, não confirmou, não poderão, não pode, falso, não irei, não poderei ir,
      não poderei comparecer, não comparecerão, recusa, não podem, não vou, não iremos, desistiu, não posso, não estarei presente,
      recusados, ausentes, não vêm, desistências, recusaram, cancelados`,
    maybe: "talvez, não sabe, incerto, possivelmente, provável, provavelmente, não sei, em dúvida, não tenho certeza",
    unanswered: `
      pendente, sem resposta, aguardando, convidado, não respondeu, a confirmar, aguardando resposta, por confirmar,
      convite enviado, em espera, aguarda resposta, aguardando confirmação, convidada, enviado, não confirmado, a aguardar`,
    unnamedGuest: `
      acompanhante, convidado, mais um, cônjuge, esposa, esposo, marido, mulher, namorado, namorada, parceiro, parceira,
      um acompanhante, sua esposa, seu marido, convidada, companheiro, companheira, criança, acompanhante a definir, 1 acompanhante`,
    and: "e",
    with: "com, mais",
    persons: "pers., adultos, filhos, pax, registros, registos, linhas, pessoas, convidados, pessoa",
    counts: "um, dois, três, quatro, cinco, seis",
    titles: `
      Sr., Sra., Srta., Dr., Dra., Senhor, Senhora, Dona, Eng., Eng.ª, Doutor, Doutora, Prof.ª, Profa., Menina, Menino, Srs.,
      Padre, Pe., Arq., Sr. e Sra.`,
    suffixes: "Filho, Neto, Júnior, Sobrinho",
    namePrefixes: "de, da, do, das, dos",
    placeholder: `
      lugar livre, livre, vazio, vazia, disponível, desocupado, ninguém, vago, vaga`,
    unseated:
      "só festa, só cerimónia, só cerimônia, sem mesa, não atribuído, não atribuídos, sem lugar, por sentar, não sentados, convidados sem mesa",
    footer: `
      Gerado por, Gerado em, Gerado com, Criado com, Criado em, Criado por, Exportado em, Exportado por, Impresso em,
      Última atualização, Fim da lista`,
    family: "família, sua família",
  },
};
